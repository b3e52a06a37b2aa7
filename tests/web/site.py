"""A site in a test: a real server on a free port, its clock and tokens known, and people with browsers of their own."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import unescape
from pathlib import Path

import httpx
import uvicorn
from jinja2 import FileSystemLoader

from antifaz import games
from antifaz.core.chance import Dice, SystemDice
from antifaz.table.hall import Hall
from antifaz.table.matches import Matches
from antifaz.table.outside import Outside
from antifaz.table.robots import Robots
from antifaz.table.store import Store
from antifaz.web.app import close_streams, make
from tests import apart


@dataclass
class Site:
    """An open site."""

    hall: Hall
    address: str

    @asynccontextmanager
    async def browser(self, **headers: str) -> AsyncIterator[Browser]:
        base = {"accept-language": "es", "accept-encoding": "gzip"} | headers
        async with httpx.AsyncClient(base_url=self.address, headers=base, timeout=10) as client:
            yield Browser(client)


class Browser:
    """Somebody's browser without script."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.page = ""
        self.status = 0

    async def open(self, path: str) -> str:
        response = await self.client.get(path, follow_redirects=True)
        self.page, self.status = response.text, response.status_code
        self.path = response.url.path
        return self.page

    @property
    def csrf(self) -> str:
        return self.field("csrf")

    def field(self, name: str) -> str:
        found = re.search(rf'name="{name}" value="([^"]*)"', self.page)
        assert found, f"no field {name}"
        return unescape(found[1])

    async def send(self, path: str, **fields: str) -> httpx.Response:
        """Press a button of the page that is open."""
        response = await self.client.post(path, data={"csrf": self.csrf} | fields, follow_redirects=True)
        self.page, self.status = response.text, response.status_code
        self.path = response.url.path
        return response

    async def script(self, path: str, **fields: str) -> httpx.Response:
        """The same, as the script sends it."""
        return await self.client.post(
            path, data={"csrf": self.csrf} | fields, headers={"accept": "text/vnd.antifaz"}, follow_redirects=False
        )

    @property
    def lines(self) -> list[str]:
        """The whole lines that answer the question on the page."""
        found = re.search(r'data-lines="([^"]*)"', self.page)
        return [unescape(line) for line in found[1].split("|") if line] if found else []

    @property
    def phase(self) -> str:
        found = re.search(r'data-phase="([^"]*)"', self.page)
        return found[1] if found else ""

    @asynccontextmanager
    async def stream(self, path: str, **headers: str) -> AsyncIterator[Messages]:
        async with self.client.stream("GET", path, headers=headers, timeout=None) as response:
            self.status = response.status_code
            messages = Messages(response)
            try:
                yield messages
            finally:
                await messages.close()


class Messages:
    """What a stream has sent: number and page of each message, and every byte of it."""

    def __init__(self, response: httpx.Response) -> None:
        self.raw = b""
        self.pages: list[tuple[int, str]] = []
        self._response = response
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        unpack, text = zlib.decompressobj(31), ""
        async for chunk in self._response.aiter_raw():
            self.raw += chunk
            text += unpack.decompress(chunk).decode()
            while "\n\n" in text:
                block, _, text = text.partition("\n\n")
                lines = block.split("\n")
                data = "\n".join(line.removeprefix("data: ") for line in lines if line.startswith("data: "))
                number = next((int(line.removeprefix("id: ")) for line in lines if line.startswith("id: ")), -1)
                if data:
                    self.pages.append((number, data))

    async def still(self) -> tuple[int, str]:
        """The last page, when nothing follows any more."""
        length = -1
        while not self.pages or length != len(self.raw):
            length = len(self.raw)
            await asyncio.sleep(0.08)
        return self.pages[-1]

    @staticmethod
    async def all_still(streams: Collection[Messages]) -> None:
        """Wait until nothing follows on any of them."""
        lengths: list[int] = []
        while lengths != [len(one.raw) for one in streams]:
            lengths = [len(one.raw) for one in streams]
            await asyncio.sleep(0.04)

    async def close(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)


def run(test: Awaitable[None]) -> None:
    async def inside() -> None:
        async with asyncio.timeout(60):
            await test

    apart.run(inside())


@asynccontextmanager
async def open_site(
    folder: Path,
    *,
    outside: Outside | None = None,
    dice: Callable[[], Dice] = SystemDice,
    public_url: str = "",
    packs: Path | None = None,
) -> AsyncIterator[Site]:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    hall = Hall(store, Matches(games.make, packs, dice), Robots(workers=0), outside or Outside(pace=0))
    app = make(hall, secret="a secret of tests", public_url=public_url)
    # Templates that are still to be drawn; those of the site come first.
    app.state.place.renderer.environment.loader.loaders.append(FileSystemLoader(Path(__file__).parent / "bare"))
    server = uvicorn.Server(
        uvicorn.Config(
            app, port=0, log_config=None, access_log=False, timeout_graceful_shutdown=2, lifespan="on", date_header=False
        )
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            await serving
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Site(hall, f"http://127.0.0.1:{port}")
    finally:
        close_streams(app.state.place)
        server.should_exit = True
        await serving
