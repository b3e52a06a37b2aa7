"""What Mascarade costs, and against whom: decisions a second beside a program in C in the same run, clones, views, worlds.

Run by `make bench`. Numbers are the best of several runs on one core; the C program plays the same games and must print the
same hash. `python bench/mascarade.py --short` is for trying it out.
"""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import antifaz
from antifaz.core import chance
from antifaz.core.chance import Dice
from antifaz.core.match import Match
from antifaz.games import make
from antifaz.games.mascarade import playout
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.mascarade.rules import new_game

SHORT = "--short" in sys.argv
HERE = Path(__file__).parent
CONTESTS = 15
OF_THE_LIMIT = "Judge ConArtist Empress King Fool Thief Witch Spy"
TABLES = (
    ("second edition, 8 seats (the C program's)", "mascarade/2", 8, {"masks": OF_THE_LIMIT}),
    ("second edition, 4 seats, A", "mascarade/2", 4, {}),
    ("second edition, 8 seats, B", "mascarade/2", 8, {"scenario": "B"}),
    ("second edition, 12 seats, B", "mascarade/2", 12, {"scenario": "B"}),
    ("first edition, 2 seats", "mascarade/1", 2, {"turn-limit": "400"}),
    ("first edition, 3 seats", "mascarade/1", 3, {"turn-limit": "400"}),
    ("first edition, 8 seats", "mascarade/1", 8, {}),
    ("first edition, 13 seats", "mascarade/1", 13, {}),
)


def best(run: Callable[[], object], times: int = 5) -> float:
    """The shortest time of several runs, in seconds of this process."""
    shortest = float("inf")
    for _ in range(times):
        begun = time.process_time()
        run()
        shortest = min(shortest, time.process_time() - begun)
    return shortest


def the_limit(games: int) -> tuple[float, int, int] | None:
    """Decisions a second of the C program, their number, and its hash; nothing without a compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "limit.so"
        subprocess.run([compiler, "-O3", "-shared", "-fPIC", "-o", library, HERE / "limit.c"], check=True)
        limit = ctypes.CDLL(str(library))
        limit.run.restype = ctypes.c_long
        mix = ctypes.c_uint32()
        number = 0

        def run() -> None:
            nonlocal number
            number = limit.run(ctypes.c_long(games), ctypes.c_long(0), ctypes.c_long(CONTESTS), ctypes.byref(mix))

        return number / best(run) if (run(), number)[1] else 0.0, number, mix.value


def decisions() -> None:
    """Decisions a second, for several tables."""
    compiled = chance.COMPILED
    games = (2_000 if SHORT else 20_000) if compiled else (50 if SHORT else 500)
    limit = the_limit(games)
    for name, game, people, options in TABLES:
        table = playing(game, people, options).table
        number, mix = playout.run(table, games, 0, CONTESTS)
        speed = number / best(lambda table=table: playout.run(table, games, 0, CONTESTS))  # type: ignore[misc]
        line = f"{name:45} {speed / 1e6:7.2f} million decisions a second"
        if limit is not None and "the C program's" in name:
            same = "same hash" if mix == limit[2] else f"DIFFERENT HASH {mix} and {limit[2]}"
            line += f"; C {limit[0] / 1e6:.1f}, ratio {speed / limit[0]:.3f}, {same}"
        print(line)


def playing(game: str, people: int, options: dict[str, str]) -> Mascarade:
    """A game of ours."""
    made = make(game, people, options)
    assert isinstance(made, Mascarade)
    return made


def clones() -> None:
    """A copy of a full state."""
    times = 20_000 if SHORT or not chance.COMPILED else 1_000_000
    for game, people in (("mascarade/2", 4), ("mascarade/2", 8), ("mascarade/1", 13)):
        state = new_game(playing(game, people, {}).table)
        seconds = best(lambda state=state: playout.clones(state, times))  # type: ignore[misc]
        print(f"clone of a full state, {people:2} seats {seconds / times * 1e9:26.0f} ns")


def steps() -> None:
    """One step from Python: at the kernel, with texts, without a log and with one."""
    games = 20 if SHORT else 200
    ways = {
        "at the kernel, no log": kernel_steps,
        "at the kernel, with a log": logged_steps,
        "with answers": answer_steps,
        "with texts": text_steps,
    }
    for name, run in ways.items():
        number = 0
        begun = time.process_time()
        for seed in range(games):
            number += run(seed)
        spent = time.process_time() - begun
        print(f"one step from Python, {name:28} {spent / number * 1e6:11.2f} µs")


def kernel_steps(seed: int, log: list[antifaz.core.events.Event] | None = None) -> int:
    """Play a match on the bare state."""
    dice = Dice(seed)
    state = new_game(TABLE)
    state.log = log
    number = 0
    while state.who != 62:
        mask = state.mask
        state.play(chance.nth(mask, dice.below(chance.size(mask))))
        number += 1
    return number


def logged_steps(seed: int) -> int:
    """The same with somebody listening."""
    return kernel_steps(seed, [])


def answer_steps(seed: int) -> int:
    """Play a match through questions and their answers."""
    dice = Dice(seed)
    match = antifaz.new("mascarade/2", players=8, seed=seed)
    number = 0
    while match.question:
        match.play(match.question.answers[dice.below(len(match.question.answers))])
        number += 1
    return number


def text_steps(seed: int) -> int:
    """Play a match through questions and the texts of their answers."""
    dice = Dice(seed)
    match = antifaz.new("mascarade/2", players=8, seed=seed)
    number = 0
    while match.question:
        match.play(str(match.question.answers[dice.below(len(match.question.answers))]))
        number += 1
    return number


def views_and_worlds() -> None:
    """A view of a long match, and a full state drawn from it."""
    match = antifaz.new("mascarade/2", players=8, seed=3, options={"turn-limit": "400"})
    dice = Dice(3)
    while match.question and len(match.lines) < 120:
        match.play(match.question.answers[dice.below(len(match.question.answers))])
    times = 5 if SHORT else 50
    events = len(match.events("b"))

    def view() -> None:
        for _ in range(times):
            fresh = match.new_view("b")
            for event in match.events("b"):
                fresh.see(event)

    def world() -> None:
        for _ in range(times):
            next(match.game.worlds(match.view("b"), dice))

    def more(source: Match = match) -> None:
        states = source.game.worlds(source.view("b"), dice)
        for _ in range(100 * times):
            next(states)

    print(f"a view folded from {events} events {best(view) / times * 1e6:36.0f} µs")
    print(f"a first world drawn from that view {best(world) / times * 1e6:33.0f} µs")
    print(f"each further world {best(more) / times / 100 * 1e6:49.2f} µs")


TABLE = playing("mascarade/2", 8, {}).table

if __name__ == "__main__":
    print(f"Mascarade, {'compiled' if chance.COMPILED else 'interpreted'}")
    decisions()
    clones()
    steps()
    views_and_worlds()
