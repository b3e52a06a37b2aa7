"""The site: its routes as one list, and what surrounds them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route

from antifaz.table.hall import Hall
from antifaz.web import actions, pages
from antifaz.web.guard import Guard
from antifaz.web.place import Place
from antifaz.web.render import Renderer
from antifaz.web.session import Seal, Sessions
from antifaz.web.static import Static
from antifaz.web.stream import stream
from antifaz.web.urls import PATHS

BUILT = Path(__file__).parent / "static"


def make(hall: Hall, *, secret: str, public_url: str = "", built: Path = BUILT) -> Starlette:
    """The application over one hall. With a public address of HTTPS, cookies are sent over HTTPS only."""
    static = Static(built)
    seal = Seal(secret)
    place = Place(hall, Renderer(static), seal, public_url)
    secure = public_url.startswith("https:")

    @asynccontextmanager
    async def open_hall(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            close_streams(place)
            await hall.close()

    routes = [
        Route(PATHS["home"], pages.home),
        Route(PATHS["about"], pages.about),
        Route(PATHS["rules"], pages.rules),
        Route(PATHS["language"], actions.language, methods=["POST"]),
        Route(PATHS["quick"], actions.quick, methods=["POST"]),
        Route(PATHS["open"], actions.open_table, methods=["POST"]),
        Route(PATHS["table"], pages.show),
        Route(PATHS["stream"], stream),
        Route(PATHS["qr"], pages.qr),
        Route(PATHS["record"], pages.record),
        Route(PATHS["replay"], pages.replay),
        Route(PATHS["personal"], pages.personal),
        Route(PATHS["join"], actions.join, methods=["POST"]),
        Route(PATHS["answer"], actions.answer, methods=["POST"]),
        Route(PATHS["standing"], actions.standing, methods=["POST"]),
        Route(PATHS["seen"], actions.seen, methods=["POST"]),
        Route(PATHS["ready"], actions.ready, methods=["POST"]),
        Route(PATHS["say"], actions.say, methods=["POST"]),
        Route(PATHS["leave"], actions.leave, methods=["POST"]),
        Route(PATHS["back"], actions.back, methods=["POST"]),
        Route(PATHS["host"], actions.host, methods=["POST"]),
        Route(PATHS["agree"], actions.agree, methods=["POST"]),
        Route(PATHS["rematch"], actions.rematch, methods=["POST"]),
        Route(PATHS["static"], static.serve),
        Route(PATHS["health"], pages.health),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Guard, secure=secure),
            Middleware(Sessions, seal=seal, new_token=hall.outside.new_token, secure=secure),
        ],
        exception_handlers={HTTPException: pages.failed},
        lifespan=open_hall,
    )
    app.state.place = place
    return app


def close_streams(place: Place) -> None:
    """Let every open stream end; browsers come back by themselves."""
    place.closing.set()
    for table in place.hall.tables.values():
        table.feed.wake()
