"""The dealer's hand: a seeded 64-bit generator of ours for tests, arena and imagination; the operating system for live tables."""

import random
from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
FACTOR: Final[i64] = 0x2851F42D4C957F2D
STRIDE: Final[i64] = 0x14057B7EF767814F
WORD: Final[i64] = 0x3FFFFFFFFFFFFFFF  # constants of 62 bits stay unboxed when compiled


class Dice:
    """A linear congruential generator in 64-bit words, of which the upper 32 bits are used.

    It counts modulo 2**62, so that it is the same compiled (where products overflow) and interpreted (where they do not).
    """

    def __init__(self, seed: int) -> None:
        self.word: i64 = 0
        self.begin(seed & 0x3FFFFFFFFFFFFFFF)

    def begin(self, seed: i64) -> None:
        """Start anew from a seed; neighbouring seeds have nothing in common."""
        word = (seed + 1) * 0x1E3779B97F4A7C15 & WORD
        word = (word ^ word >> 30) * 0x3F58476D1CE4E5B9 & WORD
        word = (word ^ word >> 27) * 0x14D049BB133111EB & WORD
        self.word = word ^ word >> 31

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n < 2**31; no number is favoured by more than n in 2**32)."""
        word = self.word * FACTOR + STRIDE & WORD
        self.word = word
        return (word >> 30) * n >> 32


class SystemDice(Dice):
    """The operating system's randomness, for tables where people play."""

    def __init__(self) -> None:
        super().__init__(0)
        self.source = random.SystemRandom()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return self.source.randrange(n)


def size(mask: i64) -> i64:
    """How many answers a set holds."""
    if not COMPILED:
        return int(mask).bit_count()
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


def lowest(mask: i64) -> i64:
    """The smallest number in a set."""
    if not COMPILED:
        return int(mask & -mask).bit_length() - 1
    return size((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """The number in place n of a set, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def shuffled(items: list[str], dice: Dice) -> list[str]:
    """The items in any order."""
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = dice.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
