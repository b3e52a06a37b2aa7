"""What the rules make of many games, in one number each: the same interpreted, compiled, and in C where C can play.

`python -m tests.contract.hashes` writes `tests/golden/hashes.toml` anew; `python -m tests.contract.hashes 100` prints the hashes of a share.
"""

import hashlib
import random
import sys
import tomllib
from pathlib import Path

from antifaz.core.chance import COMPILED
from antifaz.core.match import Match
from antifaz.games import make as make_listed
from antifaz.games.mascaradas import playout as mascaradas
from antifaz.games.mascaradas.game import Mascaradas
from antifaz.games.mascarade import playout as mascarade
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.voices import playout as voices
from antifaz.games.voices.game import Voices
from tests.contract.play import RandomDice, choose
from tests.contract.subjects import TABLES, Options, Table

FILE = Path(__file__).parent.parent / "golden" / "hashes.toml"
CONTESTS = 15
PASSES = 70
"""Of a hundred answers in a window of Voices."""
KERNEL: dict[str, tuple[str, int, Options, int]] = {
    # the table of bench/limit.c
    "limit": ("mascarade/2", 8, {"masks": "Judge ConArtist Empress King Fool Thief Witch Spy"}, 10_000),
    "second-4": ("mascarade/2", 4, {}, 1_000),
    "second-8-B": ("mascarade/2", 8, {"scenario": "B", "turn-limit": "400"}, 1_000),
    "second-12-B": ("mascarade/2", 12, {"scenario": "B", "beggar": "snapshot", "puppet-order": "seat"}, 1_000),
    "first-2": ("mascarade/1", 2, {"turn-limit": "400"}, 1_000),
    "first-3": ("mascarade/1", 3, {"turn-limit": "400"}, 1_000),
    "first-13": ("mascarade/1", 13, {"first-player": "random", "end-check": "after-fines"}, 1_000),
    "mascaradas-2": ("mascaradas", 2, {}, 400),
    "mascaradas-3": ("mascaradas", 3, {}, 400),
    "mascaradas-5": ("mascaradas", 5, {}, 400),
    "voices-3": ("voices", 3, {}, 40),
    "voices-5-advanced": ("voices", 5, {"roles": "advanced", "prosecutor": "b"}, 40),
    "voices-6-emotions": ("voices", 6, {"emotions": "on", "hand": "shaky"}, 40),
}


def kernel(name: str, games: int | None = None, first: int = 0) -> str:
    """Decisions and hash of so many games at full speed."""
    game, people, options, whole = KERNEL[name]
    made = make_listed(game, people, options)
    count = whole if games is None else games
    if isinstance(made, Voices):
        decisions, mix = voices.run(made.table, count, first, PASSES)
    elif isinstance(made, Mascaradas):
        decisions, mix = mascaradas.run(made.table, count, first)
    else:
        assert isinstance(made, Mascarade)
        decisions, mix = mascarade.run(made.table, count, first, CONTESTS)
    return f"{decisions} decisions, {mix:08x}"


def texts(table: Table, matches: int) -> str:
    """A hash of all that is said in some matches, to everybody."""
    digest = hashlib.sha256()
    for number in range(matches):
        chance = random.Random(f"{table} {number}")
        match = Match(table.game(chance), RandomDice(chance))  # type: ignore[arg-type]
        while match.question and len(match.lines) < 150:
            answer = choose(table.subject, match.game, match.state(), chance)
            listed = list(match.question.answers.numbers)
            match.play(match.question.answers[listed.index(answer)])
            if not match.mid_line:
                digest.update(f"{match.position()}\n".encode())
        views = "".join(f"{match.view(viewer)}\n{match.events(viewer)}\n" for viewer in table.viewers if not match.mid_line)
        digest.update(f"{match.record()}{views}{match.result}".encode())
    return digest.hexdigest()[:16]


def golden() -> dict[str, str]:
    """The hashes of the kernel; those of the texts are compared between modes only, the playthroughs show what changes."""
    hashes: dict[str, str] = tomllib.loads(FILE.read_text())
    return hashes


def main() -> None:
    if sys.argv[1:]:
        games = int(sys.argv[1])
        print(
            "\n".join(
                [
                    str(COMPILED),
                    *(kernel(name, min(games, KERNEL[name][3])) for name in KERNEL),
                    *(texts(table, 2) for table in TABLES),
                ]
            )
        )
        return
    lines = ["# What the games of tests/contract/hashes.py come to. A change here is a change of the rules, or a fault."]
    lines += [f'{name} = "{kernel(name)}"' for name in KERNEL]
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
