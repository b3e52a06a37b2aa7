"""The dealer's hand: a seeded 64-bit generator of ours for tests, arena and imagination; the operating system for live tables."""

import random
from typing import Final

from mypy_extensions import i64

LOW32: Final[i64] = 0xFFFFFFFF
COMPILED: Final = not __file__.endswith(".py")


class Dice:
    """xoroshiro64**: two 32-bit halves, so that it is the same interpreted (no overflow) and compiled (overflow is masked)."""

    def __init__(self, seed: int) -> None:
        mixed = seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03
        mixed = ((mixed >> 30 ^ mixed) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed >> 27 ^ mixed) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        self.a: i64 = (mixed >> 32) & 0xFFFFFFFF
        self.b: i64 = mixed & 0xFFFFFFFF | 1

    def next32(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        product: i64 = (a * 0x9E3779BB) & LOW32
        result: i64 = (((product << 5) | (product >> 27)) & LOW32) * 5 & LOW32
        b ^= a
        self.a = (((a << 26) | (a >> 6)) & LOW32) ^ b ^ ((b << 9) & LOW32)
        self.b = ((b << 13) | (b >> 19)) & LOW32
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n < 2**31; no number is favoured by more than n in 2**32)."""
        return (self.next32() * n) >> 32


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
        return int.bit_count(mask)
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


def lowest(mask: i64) -> i64:
    """The smallest number in a set."""
    if not COMPILED:
        return (mask & -mask).bit_length() - 1
    return size((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """The number in place n of a set, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
