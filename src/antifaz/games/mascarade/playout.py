"""Whole matches at full speed, for measures and for imagination: every listed answer alike, but contests at a given rate."""

from mypy_extensions import i64

from antifaz.core.chance import Dice, nth, size
from antifaz.core.seats import DEALER, NOBODY
from antifaz.games.mascarade.pieces import CONTEST, DEAL, PASS, PEASANT, PEASANTS
from antifaz.games.mascarade.rules import new_game
from antifaz.games.mascarade.state import State, Table


def draw(s: State, dice: Dice) -> i64:
    """An outcome of the dealer, each as likely as its weight: the second Peasant is one more number."""
    mask = s.mask
    cards = size(mask)
    both = s.kind == DEAL and mask >> PEASANT & 1 == 1 and s.weight(PEASANT) == PEASANTS
    number = dice.below(cards + 1 if both else cards)
    return PEASANT if number == cards else nth(mask, number)


def playout(s: State, dice: Dice, contests: i64) -> i64:
    """Play to the end; contests come at so many per cent. Returns how many decisions people took."""
    decisions: i64 = 0
    while s.who != NOBODY:
        if s.who == DEALER:
            s.play(draw(s, dice))
            continue
        decisions += 1
        if s.kind != CONTEST:
            s.play(nth(s.mask, dice.below(size(s.mask))))
        elif dice.below(100) >= contests:
            s.play(PASS)
        else:
            s.play(0 if s.table.places == 1 else dice.below(s.table.places))
    return decisions


def run(table: Table, games: i64, first: i64, contests: i64) -> tuple[int, int]:
    """Play games, each with dice of its own seed; the number of decisions and a hash of all results."""
    decisions: i64 = 0
    mix: i64 = 2166136261
    dice = Dice(0)
    game = first
    while game < first + games:
        dice.begin(game)
        s = new_game(table)
        decisions += playout(s, dice, contests)
        for coins in s.coins:
            mix = (mix ^ coins) * 16777619 & 0xFFFFFFFF
        mix = (mix ^ s.court) * 16777619 & 0xFFFFFFFF
        mix = (mix ^ s.turn) * 16777619 & 0xFFFFFFFF
        game += 1
    return decisions, mix


def clones(s: State, times: i64) -> i64:
    """Copy a state again and again, for measuring."""
    turns: i64 = 0
    while times > 0:
        turns += s.clone().turn
        times -= 1
    return turns
