"""What every handler stands on: the hall, the templates, the seal, and where this site is reached from outside."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request

from antifaz.table.hall import Hall
from antifaz.table.sitting import Seat
from antifaz.table.table import WATCHING, Table
from antifaz.web.render import Renderer
from antifaz.web.session import Seal, Visitor

# A host header is written by whoever asks.
HOST: Final = re.compile(r"[A-Za-z0-9.-]+(?::\d+)?|\[[0-9a-fA-F:]+\](?::\d+)?")


@dataclass
class Place:
    """One site."""

    hall: Hall
    renderer: Renderer
    seal: Seal
    public_url: str = ""  # how people reach it, if that is not what the request says
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    streams: dict[str, int] = field(default_factory=dict)  # open ones, by device

    def address(self, request: Request, path: str) -> str:
        """An absolute address, to be sent to a friend."""
        if self.public_url:
            return self.public_url.rstrip("/") + path
        host = request.headers.get("host", "")
        return f"{request.url.scheme}://{host if HOST.fullmatch(host) else 'localhost'}{path}"


def place(request: Request) -> Place:
    found: Place = request.app.state.place
    return found


def visitor(request: Request) -> Visitor:
    found: Visitor = request.scope["visitor"]
    return found


async def table(request: Request) -> Table:
    """The table of this address."""
    found = await place(request).hall.find(request.path_params["id"])
    if found is None:
        raise HTTPException(404)
    return found


def seat(request: Request, table: Table) -> Seat | None:
    """Where this device sits."""
    return table.sitting.seat_of(visitor(request).device)


def viewer(request: Request, table: Table) -> str:
    """Whose page this is: the seat's, or a spectator's."""
    mine = seat(request, table)
    return mine.letter if mine else WATCHING
