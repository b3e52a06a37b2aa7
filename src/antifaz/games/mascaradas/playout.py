"""Whole matches at full speed, for measures and for imagination: every listed answer alike."""

from mypy_extensions import i64

from antifaz.core.chance import Dice, nth, size
from antifaz.core.seats import DEALER, NOBODY
from antifaz.games.mascaradas.pieces import FIRST, REVEAL_MASCARADA
from antifaz.games.mascaradas.rules import new_game
from antifaz.games.mascaradas.state import State, Table


def draw(s: State, dice: Dice) -> i64:
    """An outcome of the dealer, each as likely as its weight."""
    if s.kind == REVEAL_MASCARADA or s.kind == FIRST:
        return nth(s.mask, dice.below(size(s.mask)))
    table = s.table
    cards = s.deck
    rest = dice.below(table.number(cards))
    goods: i64 = 0
    while True:
        rest -= cards & table.field
        if rest < 0:
            return goods
        cards >>= table.width
        goods += 1


def playout(s: State, dice: Dice) -> i64:
    """Play to the end; returns how many decisions people took."""
    decisions: i64 = 0
    while s.who != NOBODY:
        if s.who == DEALER:
            s.play(draw(s, dice))
        else:
            decisions += 1
            s.play(nth(s.mask, dice.below(size(s.mask))))
    return decisions


def run(table: Table, games: i64, first: i64) -> tuple[int, int]:
    """Play games, each with dice of its own seed; the number of decisions and a hash of all results."""
    decisions: i64 = 0
    mix: i64 = 2166136261
    dice = Dice(0)
    game = first
    while game < first + games:
        dice.begin(game)
        s = new_game(table)
        decisions += playout(s, dice)
        for points in s.points:
            mix = (mix ^ points) * 16777619 & 0xFFFFFFFF
        for parade in s.parades:
            mix = (mix ^ (parade & 0xFFFFF)) * 16777619 & 0xFFFFFFFF
        mix = (mix ^ s.bank) * 16777619 & 0xFFFFFFFF
        mix = (mix ^ s.round) * 16777619 & 0xFFFFFFFF
        game += 1
    return decisions, mix


def clones(s: State, times: i64) -> i64:
    """Copy a state again and again, for measuring."""
    rounds: i64 = 0
    while times > 0:
        s.clone()
        rounds += 1
        times -= 1
    return rounds
