"""A table in a test: a clock that is held in the hand, known tokens, a store in a folder of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from antifaz import games
from antifaz.table.hall import Hall
from antifaz.table.matches import Matches
from antifaz.table.outside import Outside
from antifaz.table.robots import Robots
from antifaz.table.settings import Settings
from antifaz.table.store import Store
from antifaz.table.table import Table
from tests import apart


class HeldClock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, woken))
        await woken

    async def pass_(self, seconds: float, settle: Callable[[], Awaitable[None]]) -> None:
        """Let time go by, waking sleepers in their order, and let everything that follows happen."""
        until = self.time + seconds
        await settle()
        while True:
            self._sleepers = [one for one in self._sleepers if not one[1].done()]
            first = min(self._sleepers, key=lambda one: one[0], default=None)
            if first is None or first[0] > until:
                break
            self.time = max(self.time, first[0])
            first[1].set_result(None)
            await settle()
        self.time = until
        await settle()


def outside(clock: HeldClock, pace: float = 0.4) -> Outside:
    names, tokens = count(1), count(1)
    return Outside(
        now=clock.now,
        sleep=clock.sleep,
        new_id=lambda: f"table{next(names)}",
        new_token=lambda: f"token{next(tokens)}",
        pace=pace,
    )


class Place:
    """A hall on a store, opened and opened again."""

    def __init__(self, folder: Path, pace: float = 0.4) -> None:
        self.url = f"sqlite:///{folder / 'tables.sqlite'}"
        self.clock = HeldClock()
        self.outside = outside(self.clock, pace)
        self.halls = [self._hall()]

    @property
    def hall(self) -> Hall:
        return self.halls[-1]

    async def close(self) -> None:
        for hall in self.halls:
            await hall.close()

    async def pass_(self, seconds: float) -> None:
        """Let time go by at all tables."""
        await self.clock.pass_(seconds, self.settle)

    async def settle(self) -> None:
        """Let happen what follows from what has happened."""
        for _ in range(4):
            for _ in range(5):
                await asyncio.sleep(0)
            for table in self.hall.tables.values():
                await table.rest()

    def _hall(self) -> Hall:
        return Hall(Store(self.url), Matches(games.make), Robots(workers=0), self.outside)

    async def restart(self) -> Hall:
        """As after a kill: nothing is said goodbye to, another server reads the store."""
        self.halls.append(self._hall())
        await self.hall.open()
        return self.hall

    async def table(self, people: int = 1, game: str = "mascarade/2", **more: Any) -> Table:
        """A table where so many people sit and bots have filled the rest; everybody is here and ready."""
        agreed: dict[str, Any] = {"game": game, "players": 4} | more
        settings = Settings(**agreed)
        table = await self.hall.open_table(settings)
        for number in range(people):
            await table.join(device=f"device-{number}", name=f"Person {number}", avatar="fan")
        await table.start("a")
        for letter in "abcdefghijklm"[:people]:
            table.came(letter)
            await table.ready(letter)
        return table


Test = Callable[[Place], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    """Runs a test in an open hall."""

    def run(test: Test, pace: float = 0.4) -> None:
        async def inside() -> None:
            place = Place(tmp_path, pace)
            await place.hall.open()
            try:
                await test(place)
            finally:
                await place.close()

        apart.run(inside())

    return run
