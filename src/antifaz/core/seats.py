"""People and chairs: letters, sets of people as bits, and the clockwise order in which they sit."""

from typing import Final

from mypy_extensions import i64

from antifaz.core.errors import Unreadable

LETTERS: Final = "abcdefghijklm"
DEALER: Final[i64] = 61
NOBODY: Final[i64] = 62
SPECTATOR: Final[i64] = 62
EVERYBODY: Final[i64] = 0x7FFFFFFFFFFFFFFF
"""The audience of a public event: every person, and whoever watches."""


def bit(number: i64) -> i64:
    """The set that holds one number."""
    return 1 << number


def letter(person: int) -> str:
    """The letter of a person; `*` is the dealer when it decides and a spectator when it looks."""
    return LETTERS[person] if person < len(LETTERS) else "*"


def person(letter: str) -> int:
    """The person behind a letter."""
    if len(letter) != 1 or letter not in LETTERS:
        raise Unreadable(f"{letter!r} is no person; people are the letters a to m", id="no-person", text=letter)
    return LETTERS.index(letter)


def viewer(letter: str) -> int:
    """Whoever looks: a person, or `*` for a spectator."""
    return SPECTATOR if letter == "*" else person(letter)


# An order of people is one integer, four bits a chair: it copies for nothing.


def seated(people: list[int]) -> i64:
    """The order in which people sit, or by person the chairs: the inverse of an order is one too."""
    order: i64 = 0
    for chair, person in enumerate(people):
        order |= person << (4 * chair)
    return order


def at(order: i64, chair: i64) -> i64:
    """Whoever sits on a chair."""
    return order >> (4 * chair) & 15


def exchanged(order: i64, one: i64, other: i64) -> i64:
    """The order with two chairs exchanged."""
    difference = at(order, one) ^ at(order, other)
    return order ^ difference << (4 * one) ^ difference << (4 * other)
