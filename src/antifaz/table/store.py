"""Where tables are kept: two relations of which rows are appended and never changed.

`tables` says what was agreed when a table was opened; `rows` is everything that happened at it since, decisions
included, numbered from 1. What is true now is the fold of these rows, so a killed server comes back by reading them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import Column, Float, Integer, MetaData, String, Table, Text, event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

SCHEMA = MetaData()

schema_version = Table("schema_version", SCHEMA, Column("version", Integer, primary_key=True))

tables = Table(
    "tables",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("opened", Float, nullable=False),
    Column("settings", Text, nullable=False),
)

rows = Table(
    "rows",
    SCHEMA,
    # Together they are the key: of two processes that append row 42 of one table, one is told that it came too late.
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),
    Column("seat", String(4), nullable=False),
    Column("word", String(16), nullable=False),
    Column("text", Text, nullable=False),
)

# What turns a store of version n into one of version n + 1: statements, in order. The first version is SCHEMA itself.
UPGRADES: tuple[tuple[str, ...], ...] = ()
VERSION = 1 + len(UPGRADES)


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that happened at a table."""

    table_id: str
    number: int
    time: float
    seat: str
    word: str
    text: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A table as it was agreed."""

    id: str
    opened: float
    settings: str


DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class TakenError(Exception):
    """Somebody else wrote this row first."""


class NewerStoreError(Exception):
    """The store was written by a later version of Antifaz."""


def data_folder() -> Path:
    """The user's own folder for this program, made if it is not there."""
    folder = Path(platformdirs.user_data_dir("antifaz", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def default_url() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def async_url(url: str) -> str:
    """The same database by a driver that does not block."""
    kind, colon, rest = url.partition(":")
    return DRIVERS.get(kind, kind) + colon + rest


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # WAL lets pages read while a decision is written; FULL puts a commit on the disk before it is acknowledged.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


Batch = tuple[Sequence[dict[str, Any]], "asyncio.Future[None]"]


class Store:
    """Appends rows and reads them back. An append returns when its rows are on the disk."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(async_url(url))
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._waiting: list[Batch] = []
        self._work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)
            found = (await connection.execute(select(schema_version.c.version))).scalars().all()
            await self._upgrade(connection, max(found, default=0))
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def _upgrade(self, connection: AsyncConnection, found: int) -> None:
        if found > VERSION:
            raise NewerStoreError(f"this store is of version {found}; this Antifaz reads up to {VERSION}")
        if found:
            for statement in (one for upgrade in UPGRADES[found - 1 :] for one in upgrade):
                await connection.exec_driver_sql(statement)
        if found < VERSION:
            await connection.execute(insert(schema_version).values(version=VERSION))

    async def open_table(self, opened: Opened) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables), [asdict(opened)])

    async def append(self, new: Sequence[Row]) -> None:
        """Returns when all of these rows, or by exception none of them, are kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(([asdict(row) for row in new], done))
        self._work.set()
        await done

    async def _write(self) -> None:
        """One commit for all that waits: 250 tables share the disk's pace."""
        while True:
            await self._work.wait()
            self._work.clear()
            batches, self._waiting = self._waiting, []
            if batches:
                await self._commit(batches)

    async def _commit(self, batches: Sequence[Batch]) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(rows), [value for values, _ in batches for value in values])
        except IntegrityError:
            await self._commit_apart(batches)
        except Exception as error:  # a full disk is the business of whoever waits
            _settle(batches, error)
        else:
            _settle(batches, None)

    async def _commit_apart(self, batches: Sequence[Batch]) -> None:
        if len(batches) == 1:
            first = batches[0][0][0]
            first = batches[0][0][0]
            first = batches[0][0][0]
            _settle(batches, TakenError(f"row {first['number']} of table {first['table_id']} exists"))
            return
        for batch in batches:
            await self._commit([batch])

    async def table(self, table_id: str) -> Opened | None:
        query = select(tables.c.id, tables.c.opened, tables.c.settings).where(tables.c.id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return Opened(found.id, found.opened, found.settings) if found else None

    async def rows(self, table_id: str) -> list[Row]:
        query = select(rows).where(rows.c.table_id == table_id).order_by(rows.c.number)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Row(r.table_id, r.number, r.time, r.seat, r.word, r.text) for r in found]

    async def unfinished(self, *, since: float, words: Iterable[str]) -> list[Opened]:
        """Tables opened since then without any row of these words."""
        ended = select(rows.c.table_id).where(rows.c.word.in_(tuple(words)))
        query = select(tables).where(tables.c.opened >= since, tables.c.id.not_in(ended)).order_by(tables.c.opened)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Opened(t.id, t.opened, t.settings) for t in found]

    async def works(self) -> bool:
        """Whether the store answers: for the health page."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(schema_version.c.version))
        except Exception:  # whatever the reason, the answer is no
            return False
        return True


def _settle(batches: Sequence[Batch], error: Exception | None) -> None:
    for _, done in batches:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
