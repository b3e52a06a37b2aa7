"""The hall: all tables of this server, opened, found again after a restart, and listed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from antifaz.core.errors import Refused
from antifaz.table.matches import Matches
from antifaz.table.outside import Outside
from antifaz.table.robots import Robots
from antifaz.table.settings import Settings, read
from antifaz.table.store import Opened, Store
from antifaz.table.table import Table

log = logging.getLogger("antifaz.table")

DAY: Final = 24 * 3600.0
# A table at which nobody sat down to play is cleared away after a day, a match that nobody touches after a month.
OPEN_FOR: Final = DAY
RUNS_FOR: Final = 30 * DAY
# What one server holds; more are asked to come back later.
MOST_TABLES: Final = 5000
# A table that nobody looks at leaves the list after a quarter of an hour.
LIVELY: Final = 900.0
MOST_ENDED: Final = 200


class Hall:
    """Every table that is awake."""

    def __init__(self, store: Store, matches: Matches, robots: Robots, outside: Outside) -> None:
        self.store = store
        self.matches = matches
        self.robots = robots
        self.outside = outside
        self.tables: dict[str, Table] = {}

    async def open(self) -> None:
        """All matches go on where the store left them."""
        await self.store.open()
        for opened in await self.store.unfinished(since=self.outside.now() - RUNS_FOR, words=("over",)):
            await self._wake(opened)
        await self.clear()
        log.info("tables are back", extra={"tables": len(self.tables)})

    async def close(self) -> None:
        for table in self.tables.values():
            await table.close()
        self.robots.close()
        await self.store.close()

    async def open_table(self, settings: Settings) -> Table:
        """A new table, if such a match can be played at all."""
        settings = self.matches.agreed(settings)
        self.matches.game(settings)  # raises Refused with the rule that is broken
        await self.clear()
        if len(self.tables) >= MOST_TABLES:
            raise Refused("the hall is full; come back a little later", id="table-hall-full")
        opened = Opened(self.outside.new_id(), self.outside.now(), settings.text())
        await self.store.open_table(opened)
        table = self._table(opened)
        table.sitting.touched = opened.opened
        table.wake()
        return table

    async def find(self, name: str) -> Table | None:
        """The table of this name, from the store if it is not awake."""
        if name in self.tables:
            return self.tables[name]
        opened = await self.store.table(name)
        if opened is None:
            return None
        await self._wake(opened)
        return self.tables.get(name)

    def waiting(self) -> list[Table]:
        """Listed tables with a free seat, the newest first."""
        return [table for table in self._listed() if table.phase == "open" and table.sitting.free() and table.sitting.people()]

    def running(self) -> list[Table]:
        """Listed tables where people play and others may watch."""
        return [table for table in self._listed() if table.phase in ("dealt", "playing", "paused")]

    def of(self, device: str) -> list[Table]:
        """Where this device sits and the match is not over."""
        return [table for table in self.tables.values() if table.phase != "ended" and table.sitting.seat_of(device)]

    async def rematch(self, table: Table, letter: str) -> Table:
        """A table like this one where the same people sit; it starts when all of them are back."""
        if not table.sitting.over:
            raise Refused("this match is not over", id="table-not-over")
        new = await self.find(table.sitting.rematch) if table.sitting.rematch else None
        if new is None:
            new = await self.open_table(table.settings)
            for seat in table.sitting.people():
                await new.sit_again(seat, self.outside.new_token())
        new = await self.find(await table.again(letter, new.id)) or new
        if all(seat.again for seat in table.sitting.people()):
            await new.start(new.sitting.host)
        return new

    async def clear(self) -> None:
        """Put away what nobody uses: the store keeps it."""
        now = self.outside.now()
        for table in [*self.tables.values()]:
            quiet = now - table.sitting.touched
            if quiet > (OPEN_FOR if table.phase == "open" else RUNS_FOR) and table.phase != "ended":
                await table.expire()
        ended = [table for table in self.tables.values() if table.phase == "ended" and not table.watched]
        for table in ended[: max(0, len(ended) - MOST_ENDED)]:
            await table.close()
            del self.tables[table.id]

    def _listed(self) -> Sequence[Table]:
        listed = [table for table in self.tables.values() if table.settings.listed and self._lively(table)]
        return sorted(listed, key=lambda table: table.sitting.touched, reverse=True)

    def _lively(self, table: Table) -> bool:
        """Whether anybody is there to play with or to watch; by correspondence nobody has to be."""
        quiet = self.outside.now() - table.sitting.touched
        return table.watched or quiet < LIVELY or (table.settings.clock == "correspondence" and quiet < RUNS_FOR)

    async def _wake(self, opened: Opened) -> None:
        try:
            rows = await self.store.rows(opened.id)
            if opened.id in self.tables:  # somebody else asked for it meanwhile
                return
            table = self._table(opened)
            table.recover(rows)
        except Exception:  # one broken table must not keep the others closed
            self.tables.pop(opened.id, None)
            log.exception("a table cannot be brought back", extra={"table": opened.id})
            return
        table.wake()

    def _table(self, opened: Opened) -> Table:
        table = Table(
            opened.id,
            read(opened.settings),
            store=self.store,
            matches=self.matches,
            robots=self.robots,
            outside=self.outside,
        )
        self.tables[opened.id] = table
        return table
