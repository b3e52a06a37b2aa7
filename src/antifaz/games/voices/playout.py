"""Whole trials at full speed, for measures and for imagination: any listed answer, in windows a pass at a given rate."""

from mypy_extensions import i64

from antifaz.core.chance import Dice, nth, size
from antifaz.core.seats import DEALER, NOBODY
from antifaz.games.voices.pieces import PASS, WINDOWS
from antifaz.games.voices.platforms import x_of, y_of
from antifaz.games.voices.rules import new_game
from antifaz.games.voices.state import State, Table, empty


def start(table: Table) -> State:
    """A state at its first question to the dealer."""
    state = empty(table)
    new_game(state)
    state.play(-1)
    return state


def draw(s: State, dice: Dice) -> i64:
    """An outcome of the dealer, each as likely as its weight."""
    if s.mask == 0:
        return s.low + dice.below(s.high - s.low + 1)
    total: i64 = 0
    for number in range(63):
        if s.mask >> number & 1 == 1:
            total += s.weight(number)
    rest = dice.below(total)
    for number in range(63):
        if s.mask >> number & 1 == 1:
            rest -= s.weight(number)
            if rest < 0:
                return number
    return -1


def answer(s: State, dice: Dice, passes: i64) -> i64:
    """One of the listed answers; in a window a pass at so many per cent."""
    if s.mask == 0:
        return s.low + dice.below(s.high - s.low + 1)
    if WINDOWS >> s.kind & 1 == 1 and dice.below(100) < passes:
        return PASS
    return nth(s.mask, dice.below(size(s.mask)))


def playout(s: State, dice: Dice, passes: i64) -> i64:
    """Play to the end. Returns how many decisions people took."""
    decisions: i64 = 0
    while s.who != NOBODY:
        if s.who == DEALER:
            s.play(draw(s, dice))
        else:
            decisions += 1
            s.play(answer(s, dice, passes))
    return decisions


def run(table: Table, games: i64, first: i64, passes: i64) -> tuple[int, int]:
    """Play trials, each with dice of its own seed; the number of decisions and a hash of all results."""
    decisions: i64 = 0
    mix: i64 = 2166136261
    game = first
    while game < first + games:
        dice = Dice(game)
        s = start(table)
        decisions += playout(s, dice, passes)
        for platform in s.platforms:
            for disc in platform:
                mix = (mix ^ x_of(disc) ^ y_of(disc) << 7) * 16777619 & 0xFFFFFFFF
        for tokens in s.boxes:
            mix = (mix ^ tokens) * 16777619 & 0xFFFFFFFF
        mix = (mix ^ s.won) * 16777619 & 0xFFFFFFFF
        game += 1
    return decisions, mix


def clones(s: State, times: i64) -> i64:
    """Copy a state again and again, for measuring."""
    rounds: i64 = 0
    while times > 0:
        rounds += s.clone().round
        times -= 1
    return rounds
