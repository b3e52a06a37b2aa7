"""Your own scenarios: listed, written by hand, refused with reasons, mended, played."""

import re
from pathlib import Path

import pytest

import antifaz
from antifaz.games.mascarade.scenario import Scenario, built_in, read
from antifaz.locale import LANGUAGES
from tests.cli.conftest import Run

GOOD = """
edition = "mascarade/2"
players = 7
masks = ["Judge", "princess", "Patron", "Fool", "Puppet Master", "Beggar", "Cheat", "Spy", "King"]
centre = 2
title = "Marionettes"
author = "Ana"
"""
BROKEN = """
edition = "mascarade/2"
players = 5
masks = ["King", "PuppetMaster", "Spy", "Peasant", "Guru", "Zorro", "Guru"]
centre = 1
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def test_every_built_in_scenario_can_be_played_and_written_as_a_file() -> None:
    """MA-CUSTOM-05, M1-TABLE-01, M2-TABLE-01; the alternative of M1-TABLE-02 is exempt from the check."""
    for scenario in built_in():
        assert antifaz.new(scenario.edition, scenario.players, options=scenario.options).question
        again = read(str(scenario))
        assert again == Scenario(scenario.edition, scenario.players, scenario.masks, scenario.centre)
        refused = [error.rule for error in again.errors()]
        assert refused == (["M1-CUSTOM-01", "M1-CUSTOM-02"] if scenario.named == "7-players-2013" else [])


def test_every_number_of_players_has_a_scenario() -> None:
    """M1-PLAYERS-01, M2-PLAYERS-01"""
    listed = {(scenario.edition, scenario.players) for scenario in built_in()}
    assert listed == {("mascarade/1", n) for n in range(2, 14)} | {("mascarade/2", n) for n in range(4, 13)}


@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "   4  Judge, Patron, Fool, Beggar, Witch, Spy  (2 in the centre)"),
    ("es", "   4  Juez, Mecenas, Loco, Mendigo, Hechicera, Espía  (2 en el centro)"),
    ("it", "   4  Giudice, Mecenate, Giullare, Mendicante, Sciamana, Spia  (2 al centro)"),
])  # fmt: skip
def test_the_list_names_the_masks_in_the_language(run: Run, language: str, sentence: str) -> None:
    done = run("scenarios", "mascarade/2", "B", language=language)
    assert done.code == 0
    assert sentence in done.out.splitlines()


def test_one_alone_is_shown_as_a_file_that_can_be_played(run: Run, file: Path) -> None:
    done = run("scenarios", "mascarade/2", "B", "--players", 7, "--lang", "it")
    file.write_text(done.out, "utf-8")
    assert run("scenario", "check", file).code == 0


def test_there_is_no_such_scenario(run: Run) -> None:
    assert run("scenarios", "mascarade/2", "C").code == 1


def test_a_scenario_with_extra_centre_cards(run: Run, file: Path) -> None:
    """M2-CUSTOM-04"""
    file.write_text(GOOD, "utf-8")
    done = run("scenario", "check", file, language="es")
    assert (done.code, done.out) == (0, f"{file}: se puede jugar.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_scenario_names_each_broken_rule_with_a_sentence(run: Run, file: Path, language: str) -> None:
    """MA-CUSTOM-01, MA-CUSTOM-02, MA-CUSTOM-03, MA-CUSTOM-05, M2-CUSTOM-01, M2-CUSTOM-02, M2-CUSTOM-03, MA-COMP-01, M2-COMP-01"""
    file.write_text(BROKEN, "utf-8")
    done = run("scenario", "check", file, language=language)
    assert done.code == 1
    _, *reasons = done.out.splitlines()
    assert len(reasons) == len(set(reasons)) == 11
    assert {found[1] for line in reasons if (found := re.match(r"  (M[A12](?:-\w+)+) +\w", line))} == {
        "MA-COMP-01", "M2-COMP-01", "MA-CUSTOM-01", "MA-CUSTOM-02", "M2-CUSTOM-03", "M2-CUSTOM-01", "M2-CUSTOM-02", "MA-CUSTOM-03",
    }  # fmt: skip


def test_the_reasons_name_what_is_concerned(run: Run, file: Path) -> None:
    file.write_text(BROKEN, "utf-8")
    out = run("scenario", "check", file, language="it").out
    assert "M2-CUSTOM-03 Per giocare con il Burattinaio servono 6 persone o più, non 5." in out
    assert "M2-COMP-01   Questa edizione non ha nessuna maschera «Zorro»." in out
    assert "Di 7 maschere ne restano 2 per il centro, non 1." in out


@pytest.mark.parametrize(
    ("edition", "players", "masks", "rules"),
    [
        ("mascarade/1", 7, "Judge King Queen Fool Thief Witch Inquisitor", {"M1-CUSTOM-04"}),
        ("mascarade/1", 7, "Judge King Queen Fool Peasant Peasant Witch", {"M1-CUSTOM-03"}),
        ("mascarade/1", 7, "Judge Bishop King Queen Spy Thief Witch", {"M1-CUSTOM-01", "M1-CUSTOM-02"}),
        ("mascarade/1", 6, "Judge Bishop King Queen Fool Thief Witch Spy Cheat", {"M1-CUSTOM-05"}),
        ("mascarade/1", 6, "Judge Bishop King Queen Fool", {"M1-CUSTOM-05"}),
        ("mascarade/1", 2, "Judge Bishop King Queen Fool Spy", {"M1-V2-SETUP-01"}),
        ("mascarade/1", 3, "Judge Bishop King Queen Fool Spy", {"M1-V3-SETUP-01"}),
        ("mascarade/2", 6, "Judge King Empress Widow Fool Patron Princess Spy Cheat", {"M2-CUSTOM-04"}),
    ],
)
def test_the_rules_of_the_sizes(edition: str, players: int, masks: str, rules: set[str]) -> None:
    """M1-CUSTOM-01, M1-CUSTOM-02, M1-CUSTOM-03, M1-CUSTOM-04, M1-CUSTOM-05, M2-CUSTOM-04, M1-V2-SETUP-01, M1-V3-SETUP-01"""
    words = ", ".join(f'"{mask}"' for mask in masks.split())
    found = read(f'edition = "{edition}"\nplayers = {players}\nmasks = [{words}]\n')
    assert {error.rule for error in found.errors()} == rules


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("edition = ", "scenario-toml"),
        ('players = 6\nmasks = ["Judge"]', "scenario-lacks"),
        ('edition = "mascarade/2"\nmasks = ["Judge"]', "scenario-lacks"),
        ('edition = "mascarade/2"\nplayers = 6', "scenario-lacks"),
        ('edition = "mascarade/2"\nplayers = true\nmasks = []', "scenario-value"),
        ('edition = "mascarade/2"\nplayers = 6\nmasks = "Judge"', "scenario-value"),
        ('edition = "mascarade/2"\nplayers = 6\nmasks = [1]', "scenario-value"),
        ('edition = "mascarade/2"\nplayers = 6\nmasks = []\nwinner = "me"', "scenario-key"),
        ('edition = "mascarade/2"\nplayers = 3\nmasks = []', "wrong-number"),
        ('edition = "mascarade/3"\nplayers = 6\nmasks = []', "no-game"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_in_a_sentence(run: Run, file: Path, text: str, id: str) -> None:
    with pytest.raises((antifaz.Refused, antifaz.Unreadable)) as refused:
        read(text)
    assert refused.value.id == id
    file.write_text(text, "utf-8")
    said = {language: run("scenario", "check", file, language=language) for language in LANGUAGES}
    assert {done.code for done in said.values()} == {1}
    assert len({done.out for done in said.values()}) == len(LANGUAGES)


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    done = run("scenario", "check", tmp_path / "nowhere.toml", tmp_path / "binary.toml", tmp_path)
    assert done.code == 1
    assert done.out.count("cannot be read") == 3
    assert run("scenario", "check").code == 1


def test_a_scenario_is_refused_mended_and_played(run: Run, file: Path) -> None:
    """MA-CUSTOM-05"""
    file.write_text(GOOD.replace("centre = 2", "centre = 0").replace('"Judge", ', ""), "utf-8")
    refused = run("play", "--scenario", file, "--plain", language="it")
    assert refused.code == 1
    assert "MA-CUSTOM-01" in refused.err
    assert "ne restano 1 per il centro, non 0" in refused.err
    file.write_text(GOOD, "utf-8")
    record = file.with_suffix(".record")
    assert run("play", "--scenario", file, "--plain", "--save", record, language="it").code == 0
    match = antifaz.load(record.read_text("utf-8"))
    assert match.game.people == 7
    assert len(match.view("a").position().zones["centre"]) == 2
    assert match.game.options == {"masks": "Judge Princess Patron Fool PuppetMaster Beggar Cheat Spy King"}


def test_no_card_is_asked_for_the_centre_where_none_is_left(run: Run, file: Path) -> None:
    """MA-CUSTOM-05"""
    text = GOOD.replace(', "Spy", "King"', "")
    file.write_text(text.replace("centre = 2", "centre = 1"), "utf-8")
    refused = run("scenario", "check", file)
    assert refused.code == 1
    assert "0 are left for the centre, not 1" in refused.out
    file.write_text(text.replace("centre = 2", "centre = 0"), "utf-8")
    assert run("scenario", "check", file).code == 0


def test_a_scenario_is_for_one_edition_and_one_number(run: Run, file: Path) -> None:
    file.write_text(GOOD, "utf-8")
    assert run("play", "mascarade/1", "--scenario", file, "--plain").code == 1
    assert "for 7, not for 6" in run("play", "--players", 6, "--scenario", file, "--plain").err
