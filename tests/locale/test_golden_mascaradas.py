"""A whole match of Las Mascaradas in each language against a golden text. `python -m tests.locale.test_golden_mascaradas` writes
the texts anew: read them.
"""

from pathlib import Path

import pytest

import antifaz
from antifaz.locale import LANGUAGES
from tests.locale.test_goldens import text

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = GOLDEN / "mascaradas.record"
"""Three greedy players; in the order of their purchases nearly every kind of effect."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_reads_as_it_did(language: str) -> None:
    assert text(RECORD, language).splitlines() == (GOLDEN / f"mascaradas.{language}.txt").read_text("utf-8").splitlines()


def test_the_match_holds_much_of_what_can_happen() -> None:
    kinds = {event.kind for event in antifaz.load(RECORD.read_text("utf-8")).all_events()}
    wanted = "picked got paid traded discarded joined completed recovered reserved released traded renewed cleared removed discounted applied scored won"
    assert set(wanted.split()) <= kinds


def main() -> None:
    for language in LANGUAGES:
        (GOLDEN / f"mascaradas.{language}.txt").write_text(text(RECORD, language), "utf-8")


if __name__ == "__main__":
    main()
