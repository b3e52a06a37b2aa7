"""Wake-ups without data: a feed says that something changed at a table, never what.

Each stream then renders its own viewer's page, so a secret never passes through anything shared.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Feed:
    """Whoever listens to one table."""

    def __init__(self) -> None:
        self._bells: set[asyncio.Event] = set()

    @contextmanager
    def bell(self) -> Iterator[asyncio.Event]:
        """A bell that rings at every change; whoever answers it clears it."""
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            yield bell
        finally:
            self._bells.discard(bell)

    def wake(self) -> None:
        for bell in self._bells:
            bell.set()

    @property
    def heard(self) -> bool:
        """Whether anybody listens."""
        return bool(self._bells)
