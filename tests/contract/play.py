"""Random play at full speed, on states: what the contract's tests share."""

import random
from collections.abc import Iterator

from antifaz.core.game import Game
from antifaz.core.match import draw
from antifaz.core.seats import DEALER, NOBODY
from antifaz.core.state import State
from tests.contract.subjects import Subject, Table


class RandomDice:
    """Python's generator where dice are asked for: the same in every mode, and not the one under test."""

    def __init__(self, chance: random.Random) -> None:
        self.below = chance.randrange


def listed(state: State) -> list[int] | range:
    """The listed answers, in their order."""
    if not state.mask:
        return range(state.low, state.high + 1)
    return [number for number in range(63) if state.mask >> number & 1]


def words(game: Game, state: State, number: int) -> str:
    """The text of an answer to the open question, its verb included."""
    verb, rest = game.say(state, number)
    return f"{verb} {rest}".strip()


def choose(subject: Subject, game: Game, state: State, chance: random.Random) -> int:
    """Any listed answer; of the questions that would lay all secrets open, mostly the quiet one."""
    if state.who == DEALER:
        return draw(state, RandomDice(chance))  # type: ignore[arg-type]
    numbers = listed(state)
    quiet = subject.quiet.get(game.word(state))
    if quiet is not None and chance.random() < 0.7:
        for number in numbers:
            if words(game, state, number).strip("[]") == quiet.strip("[]"):
                return number
    return chance.choice(numbers)


def states(table: Table, game: Game, chance: random.Random) -> Iterator[State]:
    """A random match, question by question; the log is kept."""
    state = game.start()
    state.log = []
    while state.who != NOBODY:
        yield state
        state.play(choose(table.subject, game, state, chance))
    yield state
