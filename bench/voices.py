"""Voices in My Head at full speed: decisions a second of uniform play, and what a clone, a view and a world cost.

`python bench/voices.py`, with `--short` for a glance, and `ANTIFAZ_PURE=1` before it for the sources. What a push costs is
measured by `bench/push.py`.
"""

import sys
import time
from collections.abc import Callable

import antifaz
from antifaz.core import chance
from antifaz.core.chance import Dice
from antifaz.core.seats import DEALER
from antifaz.games import make
from antifaz.games.voices import playout
from antifaz.games.voices.game import Voices

SHORT = "--short" in sys.argv
PASSES = 70
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("3 seats, two colours each", 3, {}),
    ("4 seats", 4, {}),
    ("5 seats, advanced roles", 5, {"roles": "advanced"}),
    ("6 seats, emotions", 6, {"emotions": "on"}),
)


def best(run: Callable[[], object], times: int = 5) -> float:
    """The shortest time of several runs, in seconds of this process."""
    shortest = float("inf")
    for _ in range(times):
        begun = time.process_time()
        run()
        shortest = min(shortest, time.process_time() - begun)
    return shortest


def playing(people: int, options: dict[str, str]) -> Voices:
    """A game of ours."""
    made = make("voices", people, options)
    assert isinstance(made, Voices)
    return made


def decisions() -> None:
    """Decisions of people a second; the dealer's answers are played too, and not counted."""
    games = (100 if SHORT else 1_000) if chance.COMPILED else (3 if SHORT else 20)
    for name, people, options in TABLES:
        table = playing(people, options).table
        number, _ = playout.run(table, games, 0, PASSES)
        seconds = best(lambda table=table: playout.run(table, games, 0, PASSES))  # type: ignore[misc]
        print(f"{name:32} {number / seconds / 1e3:8.0f} thousand decisions a second, {seconds / games * 1e3:8.2f} ms a trial")


def clones() -> None:
    """A copy of a full state, late in a trial."""
    times = 1_000 if SHORT or not chance.COMPILED else 200_000
    for people in (3, 6):
        state = playout.start(playing(people, {}).table)
        dice = Dice(8)
        while state.round < 8:
            state.play(playout.draw(state, dice) if state.who == DEALER else playout.answer(state, dice, PASSES))
        seconds = best(lambda state=state: playout.clones(state, times))  # type: ignore[misc]
        print(f"clone of a state, {people} seats, round 8 {seconds / times * 1e9:22.0f} ns")


def views_and_worlds() -> None:
    """A view late in a trial, and a full state drawn from it."""
    match = antifaz.new("voices", players=5, seed=3)
    dice = Dice(3)
    while match.question and len(match.lines) < 250:
        match.play(match.question.answers[dice.below(len(match.question.answers))])
    times = 3 if SHORT else 20
    events = match.events("b")

    def view() -> None:
        for _ in range(times):
            fresh = match.new_view("b")
            for event in events:
                fresh.see(event)

    def world() -> None:
        for _ in range(times):
            next(match.game.worlds(match.view("b"), dice))

    print(f"a view folded from {len(events)} events {best(view) / times * 1e6:23.0f} µs")
    print(f"a first world drawn from that view {best(world) / times * 1e6:20.0f} µs")


if __name__ == "__main__":
    print(f"Voices, {'compiled' if chance.COMPILED else 'interpreted'}")
    decisions()
    clones()
    views_and_worlds()
