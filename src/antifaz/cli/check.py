"""`antifaz check`: run records, and show the first difference of each that does not hold."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from antifaz.cli.words import Words, language, reason
from antifaz.core.errors import Unreadable
from antifaz.core.notation import Position
from antifaz.core.record import check as run
from antifaz.games import make

ENDING = ".record"
EXPECTED = "    expected "
FOUND = "    found    "


def check(*files: Path, lang: str = "") -> None:
    """Run records; exit with 1 if one does not hold.

    Parameters
    ----------
    files
        Records, or folders in which every *.record is run.
    lang
        The language of what is said: en, es or it.
    """
    words = Words(language(lang))
    held = failed = 0
    for path in found(files):
        wrong = differences(path, words)
        held, failed = (held, failed + 1) if wrong else (held + 1, failed)
        if wrong:
            print("\n".join(wrong))
    if not held and not failed:
        words.leave(words("check-nothing"))
    print(words("check-summary", held=held, failed=failed))
    sys.exit(1 if failed else 0)


def found(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and the records in folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob(f"*{ENDING}"))
        else:
            yield path


def differences(path: Path, words: Words) -> list[str]:
    """What is wrong with a record first; nothing when it holds."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return [words("cannot-read", path=str(path), why=reason(error))]
    return zone_by_zone(run(text, make, str(path)))


def zone_by_zone(lines: list[str]) -> list[str]:
    """Of two whole positions only what differs, one part below the other."""
    pairs = [n for n, line in enumerate(lines[:-1]) if line.startswith(EXPECTED) and lines[n + 1].startswith(FOUND)]
    for n in reversed(pairs):
        lines[n : n + 2] = compared(lines[n].removeprefix(EXPECTED), lines[n + 1].removeprefix(FOUND)) or lines[n : n + 2]
    return lines


def compared(expected: str, found: str) -> list[str]:
    """The parts in which two positions differ."""
    try:
        wanted, actual = parts(expected), parts(found)
    except Unreadable:
        return []
    names = [name for name in {**wanted, **actual} if wanted.get(name) != actual.get(name)]
    nothing = "–"
    return [line for name in names for line in (EXPECTED + wanted.get(name, nothing), FOUND + actual.get(name, nothing))]


def parts(text: str) -> dict[str, str]:
    """Each zone as it is written, and who is asked."""
    position = Position.read(text)
    zones = {zone: " ".join([zone, *items]) for zone, items in position.zones.items()}
    return {**zones, ">": f"> {position.asked}"}
