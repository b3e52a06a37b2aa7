"""An actor: commands wait in a queue, each is done when what it wrote is kept. Nothing else writes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from antifaz.core.errors import Outdated
from antifaz.table.store import Row, Store, TakenError

log = logging.getLogger("antifaz.table")

Rows = Sequence[Row]
# Looks at what is true, and returns the rows that make something else true; or raises, and nothing has changed.
Command = Callable[[], Rows]


class Actor:
    """Serves the commands of one table, one after another."""

    def __init__(self, name: str, store: Store) -> None:
        self.id = name
        self._store = store
        self._queue: asyncio.Queue[tuple[Command, asyncio.Future[None]]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[Any]] = set()

    def become(self, rows: Rows) -> None:
        """These rows are kept: now they are true."""
        raise NotImplementedError

    def recover(self, rows: Rows) -> None:
        """Become what the store says, whatever was thought before."""
        raise NotImplementedError

    async def ask(self, command: Command) -> None:
        """Queue a command and wait until what it changed is kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((command, done))
        await done

    def later(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do this beside the queue; what is refused then was too late and is forgotten."""
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def serve(self) -> None:
        self.later(self._serve())

    async def rest(self) -> None:
        """Wait until no command is left."""
        await self._queue.join()

    async def close(self) -> None:
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self) -> None:
        while True:
            command, done = await self._queue.get()
            try:
                rows = command()
                if rows:
                    await self._store.append(rows)
            except TakenError:
                self.recover(await self._store.rows(self.id))
                _fail(done, Outdated("the match has moved on meanwhile; here is the table as it is now", id="outdated"))
            except Exception as error:
                _fail(done, error)
            else:
                if rows:
                    self.become(rows)
                if not done.done():
                    done.set_result(None)
            finally:
                self._queue.task_done()


async def _quietly(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except ValueError as refused:  # Outdated and Refused: somebody was faster
        log.debug("too late: %s", refused)
    except Exception:
        log.exception("work beside the queue failed")


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        done.set_exception(error)
