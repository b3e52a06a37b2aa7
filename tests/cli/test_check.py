"""`antifaz check` runs records, shows the first difference with its line, and exits with 1."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

HEAD = """game: mascarade/2
seats: a Ana, b Iván, c Elena, d Olmo
from: a [King:a] 6 / b [Empress:b] 6 / c [Judge] 6 / d [Thief] 6 / centre [ConArtist] [Cheat] / turn 5 > a

a: swap b [yes]
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "one.record"
    path.write_text(HEAD + "= a [Empress] 6 / b [King] 6\n", "utf-8")
    return path


def test_a_record_that_holds(run: Run, record: Path) -> None:
    done = run("check", record)
    assert (done.code, done.err) == (0, "")
    assert done.out == "1 record holds, none fails.\n"


def test_a_folder_stands_for_its_records(run: Run, record: Path) -> None:
    (record.parent / "inner").mkdir()
    (record.parent / "inner" / "two.record").write_text(HEAD, "utf-8")
    (record.parent / "no-record.txt").write_text("anything", "utf-8")
    assert run("check", record.parent, language="it").out == "2 verbali reggono, nessuno cade.\n"


def test_the_first_difference_is_shown_part_by_part_with_its_line(run: Run, record: Path) -> None:
    wrong = "== a [Empress] 6 / b [King] 7 / c [Judge] 6 / d [Thief] 6 / centre [ConArtist] [Cheat] / turn 6 > c"
    record.write_text(f"{HEAD}{wrong}\n= a 1\n", "utf-8")
    done = run("check", record, language="es")
    assert done.code == 1
    assert done.out.splitlines() == [
        f"{record}:6: {wrong}",
        "    expected b [King] 7",
        "    found    b [King:a] 6",
        "    expected > c",
        "    found    > b",
        "0 actas se cumplen, 1 falla.",
    ]


def test_a_refused_decision_names_its_line_and_rule(run: Run, record: Path) -> None:
    record.write_text(HEAD + "c: look\n", "utf-8")
    done = run("check", record)
    assert done.code == 1
    assert f"{record}: line 6: c is not asked; b is (turn)" in done.out


@pytest.mark.parametrize("content", [b"\xff\xfe", b"", b"game: chess\nseats: a, b\n", b"\x00\x01"])
def test_what_is_no_record_is_said_in_a_sentence(run: Run, record: Path, content: bytes) -> None:
    record.write_bytes(content)
    done = run("check", record)
    assert done.code == 1
    assert str(record) in done.out
    assert "Traceback" not in done.out + done.err


def test_one_that_fails_does_not_hide_the_others(run: Run, record: Path) -> None:
    done = run("check", record.parent / "nowhere.record", record)
    assert done.code == 1
    assert "nowhere.record cannot be read" in done.out
    assert done.out.endswith("1 record holds, 1 fails.\n")


@pytest.mark.parametrize(("language", "sentence"), [("en", "no record"), ("es", "ninguna acta"), ("it", "nessun verbale")])
def test_nothing_to_check_is_an_error(run: Run, tmp_path: Path, language: str, sentence: str) -> None:
    done = run("check", tmp_path, language=language)
    assert done.code == 1
    assert sentence in done.err
