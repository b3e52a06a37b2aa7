"""Random games of every size and option: they go on, they end, and nothing is made or lost."""

import random

import pytest

from antifaz.core.chance import Dice, nth, size
from antifaz.core.match import draw
from antifaz.core.seats import DEALER, LETTERS, NOBODY
from tests.contract.subjects import TABLES, Table

GAMES = 20_000
MOST_DECISIONS = 20_000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games(table: Table) -> None:
    # MA-COMP-03, MA-END-01 to MA-END-07: they conserve, end, and never meet a question without an answer
    chance = random.Random(f"games {table}")
    played = 0
    for _ in range(-(-table.share(GAMES) // 10)):
        game = table.game(chance)
        for _ in range(10):  # with the same options: to make a table costs more than to play at it
            decisions = play_out(table, game, Dice(chance.getrandbits(40)))
            assert decisions < MOST_DECISIONS
            played += 1
    assert played >= table.share(GAMES)


def play_out(table: Table, game, dice: Dice) -> int:  # type: ignore[no-untyped-def]
    subject = table.subject
    state = game.start()
    decisions = 0
    asked_people = set(range(game.people))
    while state.who != NOBODY:
        decisions += 1
        assert state.who == DEALER or state.who in asked_people
        if state.who == DEALER:
            number = draw(state, dice)
        elif state.mask:
            number = nth(state.mask, dice.below(size(state.mask)))
        else:
            assert state.low <= state.high, "a question without an answer"
            number = state.low + dice.below(state.high - state.low + 1)
        assert state.listed(number)
        state.play(number)
        if decisions % 10 == 0 or state.who == NOBODY:
            subject.conserve(game, state)
    result = game.result(state)
    assert result is not None
    assert set(result.winners) <= set(LETTERS[: game.people])
    subject.ends(game, state, result)
    return decisions
