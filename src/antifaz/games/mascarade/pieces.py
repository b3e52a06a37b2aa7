"""The masks of both editions, by their numbers in the kernel, and the words of the questions."""

from typing import Final

from mypy_extensions import i64

MASKS: Final = (
    "Judge Bishop King Fool Queen Thief Witch Spy Peasant Cheat Inquisitor Widow "
    "ConArtist Empress Patron Beggar Princess PuppetMaster Guru"
).split()
"""M1-COMP-01, M2-COMP-01: a mask is its place in this list."""
PEASANT: Final[i64] = 8

PLACES: Final = ("left", "right", "protected")

GOAL: Final[i64] = 13
"""MA-END-01"""
PEASANTS: Final[i64] = 2
"""MA-COMP-01"""

# The answers to the question of a turn: three looks, fifteen swaps, nineteen announcements.
LOOK: Final[i64] = 0
SWAP: Final[i64] = 3
ANNOUNCE: Final[i64] = 18
# The answers to a contest: with one of three own places, or not at all.
PASS: Final[i64] = 3
# The Witch may decline.
DECLINE: Final[i64] = 40

# What is asked. The second question of a line has a number of its own.
TURN: Final[i64] = 0
SWAP_WITH: Final[i64] = 1
SWAP_REALLY: Final[i64] = 2
ANNOUNCE_PLACE: Final[i64] = 3
CONTEST: Final[i64] = 4
PERSON: Final[i64] = 5
PERSON_TOO: Final[i64] = 6
CARD: Final[i64] = 7
CARD_TOO: Final[i64] = 8
EXCHANGE: Final[i64] = 9
CLAIM: Final[i64] = 10
DEAL: Final[i64] = 11
FIRST: Final[i64] = 12

WORDS: Final = ("turn turn turn turn contest target target target target exchange claim deal first").split()
"""What a position calls the question, in the order of the numbers above."""
LINE_GOES_ON: Final[i64] = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 6 | 1 << 8
"""The questions that continue the line of the one before."""

# Rules that are no powers: their numbers follow those of the masks.
THE_DEAL: Final[i64] = 19
THE_TURN: Final[i64] = 20
THE_CONTEST: Final[i64] = 21
