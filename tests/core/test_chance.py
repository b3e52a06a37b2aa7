"""The dealer's hand: known values, even chances, sets in 62 bits."""

import random
from collections import Counter
from itertools import islice, permutations

import pytest

from antifaz.core.chance import Dice, SystemDice, lowest, nth, shuffled, size
from antifaz.core.match import draw
from antifaz.core.state import State


def test_known_values() -> None:
    # the same on every machine, compiled or not; the program in C begins and goes on in the same way (test_hashes)
    assert [Dice(seed).word for seed in (0, 1, 7, 2**40)] == [
        1517046713075839355,
        3348600501619484148,
        3341646603202832552,
        2655849887617563427,
    ]
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(8)] == [170, 284, 617, 149, 884, 190, 730, 406]


def test_the_generator_is_the_one_that_is_described() -> None:
    dice, word = Dice(2013), Dice(2013).word
    for n in (1, 2, 3, 10, 1000, 2**31 - 1):
        word = (word * 0x2851F42D4C957F2D + 0x14057B7EF767814F) % 2**62
        assert dice.below(n) == (word >> 30) * n >> 32


@pytest.mark.parametrize("n", [2, 3, 6, 13, 63, 100])
def test_every_number_comes_as_often(n: int) -> None:
    dice = Dice(n)
    draws = 400 * n
    counts = Counter(dice.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    distance = sum((counts[number] - 400) ** 2 / 400 for number in range(n))
    assert distance < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_one_draw_says_nothing_about_the_next() -> None:
    dice = Dice(3)
    pairs = Counter((dice.below(6), dice.below(6)) for _ in range(36 * 200))
    assert len(pairs) == 36
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 35 + 5 * 70**0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(Dice(seed).below(10) for seed in range(4000))
    assert sum((count - 400) ** 2 / 400 for count in firsts.values()) < 9 + 5 * 18**0.5


def test_the_operating_system_stays_in_bounds() -> None:
    dice = SystemDice()
    assert {dice.below(3) for _ in range(200)} == {0, 1, 2}


def test_sets() -> None:
    chance = random.Random(1)
    for _ in range(500):
        mask = chance.getrandbits(62) & chance.getrandbits(62) | 1 << chance.randrange(62)
        members = [number for number in range(62) if mask >> number & 1]
        assert size(mask) == len(members)
        assert lowest(mask) == members[0]
        assert [nth(mask, place) for place in range(len(members))] == members


def test_shuffling_makes_every_order_alike() -> None:
    dice = Dice(5)
    orders = Counter(tuple(shuffled(list("abcd"), dice)) for _ in range(24 * 100))
    assert set(orders) == set(permutations("abcd"))
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 23 + 5 * 46**0.5


def test_shuffling_leaves_the_items_alone() -> None:
    items = list("abc")
    shuffled(items, Dice(0))
    assert items == list("abc")


class Deck(State):
    """The dealer is asked for a card of a deck with counts."""

    def weight(self, answer: int) -> int:
        return (5, 1, 0, 4)[answer]


def test_outcomes_come_by_their_weights() -> None:
    state = Deck([])
    state.mask = 0b1011
    dice = Dice(11)
    counts = Counter(draw(state, dice) for _ in range(5000))
    assert set(counts) == {0, 1, 3}
    expected = {0: 2500, 1: 500, 3: 2000}
    assert sum((counts[number] - wanted) ** 2 / wanted for number, wanted in expected.items()) < 2 + 5 * 2


def test_a_dealer_may_be_asked_for_a_span() -> None:
    state = Deck([])
    state.low, state.high = -3, 3
    dice = Dice(1)
    assert {draw(state, dice) for _ in islice(range(1000), 300)} == set(range(-3, 4))
