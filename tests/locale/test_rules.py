"""Our own text of the rules: every rule that concerns players, in every language, in the words of its edition."""

import re
from pathlib import Path

import pytest

import antifaz
from antifaz.locale import LANGUAGES, rule, rules

SPECIFICATION = Path(__file__).parent.parent.parent / "docs" / "rules" / "mascarade.md"
WRITTEN = Path(antifaz.__file__).parent / "games" / "mascarade" / "locale"
GAMES = ("mascarade/1", "mascarade/2")
# Player aids, the coin tray and where things lie on the table have no effect; the knowledge model concerns software.
NOT_FOR_PLAYERS = re.compile(r"M1-(COMP-06|SETUP-04)|M2-(COMP-05)|MA-KNOW-\d+")


def specified() -> set[str]:
    """The rules of the specification that a player may want to read, and the options that are offered."""
    text = SPECIFICATION.read_text("utf-8")
    found = re.findall(r"^- \*\*((?:MA|M1|M2)-[A-Z0-9-]+)\*\*|^\| (MA-SEE-\d+) \|", text, re.MULTILINE)
    built = re.findall(r"^\| (OPT-[A-Z-]+) \|.*\| built \|$", text, re.MULTILINE)
    return {first or second for first, second in found if not NOT_FOR_PLAYERS.fullmatch(first)} | set(built)


def told(game: str, language: str) -> list[str]:
    return [rule.id for section in rules(game, language) for rule in section.rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_concerns_players_is_told(language: str) -> None:
    assert {number for game in GAMES for number in told(game, language)} == specified()


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_tell_the_same_rules_in_the_same_order(game: str) -> None:
    assert len(told(game, "en")) > 150
    assert len(set(told(game, "en"))) == len(told(game, "en"))
    for language in LANGUAGES:
        assert told(game, language) == told(game, "en")
        assert [len(section.rules) for section in rules(game, language)] == [len(section.rules) for section in rules(game, "en")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_tells_its_own_rules_only(game: str, language: str) -> None:
    other = "M2" if game.endswith("1") else "M1"
    assert not [number for number in told(game, language) if number.startswith(other)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_a_sentence_without_a_gap(game: str, language: str) -> None:
    for section in rules(game, language):
        assert section.title
        for line in section.rules:
            assert not set("{}*") & set(line.text), line
            assert line.text[-1] in ".”»", line
            assert line.text[0] == line.text[0].upper(), line


def test_a_mask_is_called_what_its_edition_calls_it() -> None:
    number = "MA-END-" + "04"
    assert "el Tahúr" in rule(number, "es", "mascarade/1")
    assert "el Tramposo" in rule(number, "es", "mascarade/2")
    assert "the Cheat" in rule(number, "en")
    assert "del Baro" in rule(number, "it-IT")


def test_a_rule_says_the_amount_of_its_edition() -> None:
    for language in LANGUAGES:
        assert "3" in rule("M1-POWER-KING-" + "01", language)
        assert "2" in rule("M2-POWER-KING-" + "01", language)


def test_what_does_not_concern_players_has_no_text() -> None:
    assert rule("MA-KNOW-" + "08", "en") == ""
    assert rule("no-such-rule", "es") == ""
    assert rules("no-such-game", "es") == []


def test_every_refusal_finds_the_text_of_its_rule() -> None:
    """What "why?" shows beside a refusal."""
    source = "".join(path.read_text("utf-8") for path in sorted((WRITTEN.parent).glob("*.py")))
    named = set(re.findall(r'"((?:MA|M1|M2)-[A-Z0-9]+-[A-Z0-9-]*\d)"', source))
    assert len(named) > 10
    for number in named:
        assert rule(number, "es"), number
