"""`antifaz record replay`, `antifaz rules`, `antifaz games`, `antifaz --version`: what they print, in three languages."""

import re
from pathlib import Path

import pytest

from antifaz.games import GAMES
from antifaz.locale import LANGUAGES, rules
from tests.cli.conftest import Run

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("mascarade_*.record"))
WINS = {"en": ("win",), "es": ("gana",), "it": ("vinc",)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_match_is_told_as_a_person_heard_it(run: Run, record: Path, language: str) -> None:
    """The same sentences as the golden reading of this match by its first person, a turn a paragraph."""
    done = run("record", "replay", record, "--as", "a", language=language)
    assert (done.code, done.err) == (0, "")
    golden = (GOLDEN / f"{record.stem}.{language}.txt").read_text("utf-8")
    heard = [line for line in golden.split("\n\n")[-1].splitlines() if not line.startswith("  —")]
    told = [line for line in done.out.splitlines()[3:] if line]
    assert told == heard
    assert len(told) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_hears_a_secret(run: Run, language: str) -> None:
    record = GOLDEN / "mascarade_2.record"
    public = run("record", "replay", record, language=language).out
    own = run("record", "replay", record, "--as", "b", language=language).out
    assert own != public
    secret = {"en": "Only you know", "es": "Solo tú lo sabes", "it": "Lo sai solo tu"}[language]
    assert secret in own
    assert secret not in public


def test_a_person_is_named_by_letter_or_name(run: Run) -> None:
    record = GOLDEN / "mascarade_2.record"
    by_letter = run("record", "replay", record, "--as", "b", "--lang", "it").out
    assert by_letter == run("record", "replay", record, "--as", "Iván", "--lang", "it").out
    assert "Tocca a te." not in by_letter.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_replayed(run: Run, tmp_path: Path, language: str) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text("game: mascarade/2\nseats: a, b, c, d\n\na: jump\n", "utf-8")
    for words in ((tmp_path / "nowhere.record",), (broken,), (RECORDS[0], "--as", "z"), (tmp_path,)):
        done = run("record", "replay", *words, language=language)
        assert (done.code, done.out) == (1, "")
        assert done.err.startswith("antifaz: ")


def test_an_unfinished_match_ends_with_its_question(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "begun.record"
    run("play", "--seed", 3, "--save", record, typed="swap b [yes]\n", language="it")
    done = run("record", "replay", record, "--as", "a", language="it")
    assert done.code == 0
    assert done.out.splitlines()[-1] == "Qui finisce il verbale."
    assert "Lo sai solo tu: le hai scambiate." in done.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in GAMES if rules(name, "en")])
def test_every_rule_is_printed_with_its_id(run: Run, game: str, language: str) -> None:
    done = run("rules", game, "--lang", language)
    assert (done.code, done.err) == (0, "")
    for section in rules(game, language):
        assert f"\n{section.title}\n" in done.out
        for rule in section.rules:
            assert f"\n{rule.id}  {rule.text}\n" in done.out


def test_one_rule(run: Run) -> None:
    out = run("rules", "mascarade/2", "ma-fine-04", "M2-RESTRICT-01", language="it").out
    assert [line.split()[0] for line in out.splitlines() if re.match(r"M[A12]-", line)] == ["MA-FINE-04", "M2-RESTRICT-01"]


@pytest.mark.parametrize("words", [("chess",), ("mascarade/2", "M1-RESTRICT-01"), ("mascarade/2", "foo")])
def test_no_such_rule(run: Run, words: tuple[str, ...]) -> None:
    said = {run("rules", *words, language=language).err for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert run("rules", *words).code == 1


def test_the_games_are_listed_with_players_bots_and_options(run: Run) -> None:
    done = run("games", language="es")
    assert done.code == 0
    assert "mascarade/1: de 2 a 13 personas; autómatas: careful, uniform" in done.out
    for edition in GAMES.values():
        assert all(f"    {option.name}={', '.join(option.values)}" in done.out for option in edition.options if option.values[0])


def test_the_version_says_how_the_kernel_runs(run: Run) -> None:
    done = run("--version")
    assert done.code == 0
    assert "interpreted" in done.out or "compiled" in done.out


def test_every_command_says_what_it_does(run: Run) -> None:
    out = run("--help").out
    for command in ("play", "check", "games", "rules", "scenarios", "scenario", "record", "serve"):
        assert command in out
        assert run(command, "--help").code == 0
