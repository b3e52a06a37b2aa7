"""The live page: each viewer's own page is sent whenever it changes, in one stream of server-sent events.

A message is numbered by how many events this viewer has had. It is packed against the one before, which the browser
has: a few hundred bytes for a change. The stream holds no packer between two messages, only that last page.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from antifaz.table.table import WATCHING, Table
from antifaz.web.pages import LOG_LINES, table_context
from antifaz.web.place import Place, place, table, viewer, visitor
from antifaz.web.render import Reader, model, reader
from antifaz.web.session import Visitor
from antifaz.web.static import takes_gzip

# A sign of life for whatever stands between.
QUIET: Final = 20.0
ALIVE: Final = b":\n\n"
# How far back a packed message may refer: the reach of the format.
REACH: Final = 32 * 1024
LEVEL: Final = 3  # half the work of the usual 6, and a twentieth more bytes
GZIP_HEAD: Final = struct.pack("<BBBBIBB", 0x1F, 0x8B, 8, 0, 0, 0, 255)
MOST_STREAMS: Final = 24  # of one device
MOST_IN_ALL: Final = 10_000


class Packer:
    """One endless gzip stream whose only memory is what was sent last."""

    def __init__(self) -> None:
        self._last = b""
        self._begun = False

    def pack(self, plain: bytes) -> bytes:
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -15, 8, zlib.Z_DEFAULT_STRATEGY, self._last)
        packed = packer.compress(plain) + packer.flush(zlib.Z_SYNC_FLUSH)
        self._last = (self._last + plain)[-REACH:]
        head, self._begun = b"" if self._begun else GZIP_HEAD, True
        return head + packed


def message(number: int, text: str) -> bytes:
    """A server-sent event."""
    lines = text.replace("\r", "").rstrip("\n").replace("\n", "\ndata: ")
    return f"id: {number}\ndata: {lines}\n\n".encode()


async def stream(request: Request) -> Response:
    found, here, me = await table(request), place(request), visitor(request)
    if here.streams.get(me.device, 0) >= MOST_STREAMS:
        raise HTTPException(429)
    if sum(here.streams.values()) >= MOST_IN_ALL:
        raise HTTPException(503)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
    if request.method == "HEAD":
        return Response(headers=headers, media_type="text/event-stream")
    packer = Packer() if takes_gzip(request) else None
    if packer:
        headers["content-encoding"] = "gzip"
    pages = Pages(request, found, here, me, reader(request))
    return StreamingResponse(pages.messages(packer), headers=headers, media_type="text/event-stream")


class Pages:
    """The pages of one viewer, one after another. Between two of them no page is held."""

    def __init__(self, request: Request, found: Table, here: Place, me: Visitor, by: Reader) -> None:
        self.request = request
        self.table = found
        self.here = here
        self.me = me
        self.by = by
        self.told = told(request)
        self.letter = ""
        self._version: object = None
        self._page = 0

    async def messages(self, packer: Packer | None) -> AsyncIterator[bytes]:
        streams, device = self.here.streams, self.me.device
        streams[device] = streams.get(device, 0) + 1
        try:
            with self.table.feed.bell() as bell:
                while not self.here.closing.is_set():
                    self._sit()
                    yield self._next(packer)
                    while not await rung(bell):
                        yield packer.pack(ALIVE) if packer else ALIVE
        finally:
            self._stand()
            streams[device] -= 1
            if not streams[device]:
                del streams[device]

    def _next(self, packer: Packer | None) -> bytes:
        """The page as a message, or nothing if it is as it was."""
        version = (self.letter, self.table.version(self.letter))
        if version == self._version:
            return b""
        self._version, text = version, self.page()
        if hash(text) == self._page:
            return b""
        self._page = hash(text)
        plain = message(self.told, text)
        return packer.pack(plain) if packer else plain

    def page(self) -> str:
        """The part of the page that changes."""
        sheet = self.table.sheet(self.letter, lines=LOG_LINES)
        context = table_context(self.request, self.table, self.letter)
        if sheet.phase == "open":
            return self.here.renderer.table("lobby_main.html", sheet, self.me, self.by, **context)
        shown = model(sheet, since=self.told)
        self.told = shown.seen
        return self.here.renderer.table("main.html", sheet, self.me, self.by, page=shown, **context)

    def _sit(self) -> None:
        """Whoever sits down while watching goes on with the seat's own page."""
        letter = viewer(self.request, self.table)
        if letter != self.letter:
            self._stand()
            self.letter = letter
            if letter != WATCHING:
                self.table.came(letter)

    def _stand(self) -> None:
        if self.letter not in ("", WATCHING):
            self.table.went(self.letter)
        self.letter = ""


def told(request: Request) -> int:
    """How many events this viewer has had: after a lost connection the rest is told."""
    text = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


async def rung(bell: asyncio.Event) -> bool:
    try:
        await asyncio.wait_for(bell.wait(), QUIET)
    except TimeoutError:
        return False
    bell.clear()
    return True
