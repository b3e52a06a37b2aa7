"""Whole matches in each language against a golden text. `python tests/locale/test_goldens.py` writes the texts anew: read them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import antifaz
from antifaz.core.match import Match
from antifaz.locale import LANGUAGES, Voice

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("mascarade_*.record"))


def text(record: Path, language: str) -> str:
    """The match as nobody in particular hears it, secrets included, and as the first person at the table does."""
    match = antifaz.load(record.read_text("utf-8"))
    names = dict(zip("abcdefghijklm", match.names, strict=False))
    voice = Voice(language, names, game=match.game.name)
    parts = ["", *voice.tell(match.all_events()), voice.say(match.result), "", *heard_by("a", match, language, names)]
    return "\n".join([voice.say("title"), *parts, ""])


def heard_by(viewer: str, match: Match, language: str, names: dict[str, str]) -> Iterator[str]:
    """What one person hears, is asked, and answers."""
    voice = Voice(language, names, viewer, game=match.game.name)
    again = Match(match.game, start=match.start)
    events = 0
    for line in match.lines:
        yield from list(voice.tell(again.events(viewer)))[events:]
        events = len(again.events(viewer))
        words = line.text.split()
        while words:
            question = again.question
            assert question
            answer = next(answer for answer in question.answers if words[: len(answer.text.split())] == answer.text.split())
            if question.player == viewer:
                yield f"  — {voice.say(question)} — {voice.answer(answer, question)}"
            words = words[len(answer.text.split()) :]
            if line.player == "*" and words:
                words = [line.text.split()[0], *words]
            again.play(answer)
    yield from list(voice.tell(again.events(viewer)))[events:]
    assert again.result
    yield voice.say(again.result)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_match_reads_as_it_did(record: Path, language: str) -> None:
    assert text(record, language) == (GOLDEN / f"{record.stem}.{language}.txt").read_text("utf-8")


def test_there_is_a_match_of_each_kind() -> None:
    assert {record.stem for record in RECORDS} == {"mascarade_1", "mascarade_1_two", "mascarade_2"}


if __name__ == "__main__":
    for record in RECORDS:
        for language in LANGUAGES:
            (GOLDEN / f"{record.stem}.{language}.txt").write_text(text(record, language), "utf-8")
