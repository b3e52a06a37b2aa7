"""What a table needs from outside the game: the time, names nobody can guess, and a pace.

All of it is handed in, so that a test can hold the clock and know every token.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

# No 0, 1, i, l, o: a table's name is read out across a room.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """Twelve letters, 59 bits: a table that is not listed is protected by its name alone."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_token() -> str:
    return secrets.token_urlsafe(18)


@dataclass(frozen=True, slots=True)
class Outside:
    """Time, names and pace."""

    now: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    new_id: Callable[[], str] = new_id
    new_token: Callable[[], str] = new_token
    # Seconds between two answers on the table: bots and standing answers cannot be told apart by speed.
    pace: float = 0.4
