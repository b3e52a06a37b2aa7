"""What surrounds every request: limits, headers of a strict policy, one log line without secrets, and no bare failure."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("antifaz.web")

# The longest form is a sentence of chat.
LARGEST_BODY: Final = 16 * 1024
LONGEST_PATH: Final = 2048

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    # An address of ours may hold the key to a seat: it is told to nobody.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLargeError(Exception):
    """The body of a request is longer than any form of ours."""


class Guard:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        self.headers = HEADERS | ({"strict-transport-security": "max-age=31536000"} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            if len(scope["path"]) + len(scope["query_string"]) > LONGEST_PATH:
                await PlainTextResponse("the address is too long", 414)(scope, receive, answer)
            else:
                await self.app(scope, limited(scope, receive), answer)
        except TooLargeError:
            await PlainTextResponse("too much at once", 413)(scope, receive, answer)
        except Exception:
            log.exception("a request failed", extra=about(scope))
            if status:  # half of it is out already: nothing better can be said
                raise
            await PlainTextResponse("something went wrong here", 500)(scope, receive, answer)
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", extra=about(scope) | {"status": status, "ms": took})


def about(scope: Scope) -> dict[str, object]:
    """What may be written down of a request: which page it was, never its address, its form or its cookies."""
    endpoint = scope.get("endpoint")
    return {"method": scope["method"], "page": getattr(endpoint, "__name__", "none")}


def limited(scope: Scope, receive: Receive) -> Receive:
    """The same body, if it is not too long."""
    taken = 0

    async def take() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise TooLargeError
        return message

    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit() and int(value) > LARGEST_BODY:
            taken = LARGEST_BODY + 1
    return take
