"""`kill -9` at any moment loses nothing that was acknowledged: same seat, same question, the match goes on."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest

import antifaz
from antifaz.table.store import Store
from tests.web.site import Browser, run

ENTRY = """
import sys
from antifaz.cli.serve import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], secret="kill", pace=0, workers=0, log_level="error")
"""


class Server:
    """`antifaz serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.port = 0

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", ENTRY, str(self.port), self.database),
            stderr=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(Path(antifaz.__file__).parents[1])},
        )
        assert self.process.stderr
        while True:
            line = (await self.process.stderr.readline()).decode()
            assert line, "the server did not start"
            found = re.search(r"http://127.0.0.1:(\d+)/", line)
            if found:
                self.port = int(found[1])  # the same after a restart, as browsers expect
                return

    async def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        os.kill(self.process.pid, signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), 10)


async def table_of(server: Server, browser: Browser) -> str:
    await browser.open("/")
    await browser.send("/quick")
    path = browser.path
    await browser.send(f"{path}/ready")
    return path


@pytest.mark.parametrize("seed", range(3))
def test_nothing_acknowledged_is_lost(tmp_path: Path, seed: int) -> None:
    async def test() -> None:
        choice, server = random.Random(seed), Server(tmp_path)
        await server.start()
        base = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=base, headers={"accept-language": "en"}, timeout=10) as client:
            ana = Browser(client)
            path = await table_of(server, ana)
            for _ in range(3):
                acknowledged = await decide_and_kill(ana, path, server, choice)
                await server.start()
                await ana.open(path)
                assert ana.status == 200
                assert "/me/" in ana.page, "the seat is lost"
                assert int(seen_at(ana)) >= acknowledged
                if ana.phase == "ended":
                    break
                # The same question, or the next one: the match goes on.
                for _ in range(100):
                    if ana.lines or ana.phase == "ended":
                        break
                    await asyncio.sleep(0.05)
                    await ana.open(path)
                assert ana.lines or ana.phase == "ended"
        assert await server.stop() in (0, -signal.SIGTERM)  # said goodbye, and then obeyed
        await rows_are_whole(server.database, path.removeprefix("/t/"))

    run(test())


def seen_at(browser: Browser) -> str:
    found = re.search(r'data-at="(\d+)"', browser.page)
    assert found
    return found[1]


async def decide_and_kill(ana: Browser, path: str, server: Server, choice: random.Random) -> int:
    """Answer a few times, then kill the server while an answer is on its way; how far it was acknowledged."""
    acknowledged = 0
    for _ in range(choice.randrange(1, 4)):
        for _ in range(200):
            await ana.open(path)
            if ana.lines or ana.phase == "ended":
                break
            await asyncio.sleep(0.02)
        if ana.phase == "ended":
            break
        at = int(ana.field("at"))
        sent = await ana.script(f"{path}/answer", at=str(at), answer=choice.choice(ana.lines))
        acknowledged = at + 1 if sent.status_code == 204 else at
    await ana.open(path)
    last = None
    if ana.lines:
        last = asyncio.create_task(ana.script(f"{path}/answer", at=ana.field("at"), answer=choice.choice(ana.lines)))
        await asyncio.sleep(choice.random() * 0.01)
    await server.kill()
    if last is not None:
        try:
            sent = await last
            acknowledged = int(seen_at(ana)) + 1 if sent.status_code == 204 else acknowledged
        except httpx.HTTPError:
            pass  # nobody knows whether it was kept: both are right
    return acknowledged


async def rows_are_whole(database: str, table: str) -> None:
    """Numbered without a gap, and every decision of the match is legal."""
    store = Store(database)
    await store.open()
    rows = await store.rows(table)
    await store.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))


def test_a_server_that_is_told_to_stop_stops_at_once_though_streams_are_open(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path)
        await server.start()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=10) as client:
            ana = Browser(client)
            path = await table_of(server, ana)
            async with ana.stream(f"{path}/stream") as stream:
                await stream.still()
                assert await server.stop() in (0, -signal.SIGTERM)  # said goodbye, and then obeyed

    run(test())
