"""Who a request comes from: a device, known by a signed cookie and by nothing else. There are no accounts."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

YEAR: Final = 365 * 24 * 3600


class Seal:
    """Signs what a browser keeps for us, and knows it again."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"antifaz:" + secret.encode()).digest()

    def sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose}\n{text}".encode(), sha256).hexdigest()[:43]

    def matches(self, purpose: str, text: str, signature: str) -> bool:
        # bytes: a foreign signature may hold any sign at all
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode("utf-8", "replace"))

    def seal(self, purpose: str, text: str) -> str:
        return f"{text}.{self.sign(purpose, text)}"

    def open(self, purpose: str, sealed: str) -> str | None:
        """The text, if we have sealed it for this purpose."""
        text, _, signature = sealed.rpartition(".")
        return text if text and self.matches(purpose, text, signature) else None


@dataclass(frozen=True, slots=True)
class Visitor:
    """The device behind a request."""

    token: str  # what only this browser and we know
    new: bool
    csrf: str

    @property
    def device(self) -> str:
        """What the store may know of it."""
        return sha256(self.token.encode()).hexdigest()[:32]


class Sessions:
    """Middleware: gives every request its visitor, and every new visitor a cookie."""

    def __init__(self, app: ASGIApp, *, seal: Seal, new_token: Callable[[], str], secure: bool) -> None:
        self.app = app
        self.seal = seal
        self.new_token = new_token
        self.secure = secure
        # A browser takes the longer name only over HTTPS, from this host, for all of it.
        self.cookie = "__Host-antifaz" if secure else "antifaz"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        visitor = self.visitor(cookies(scope).get(self.cookie, ""))
        scope["visitor"] = visitor

        async def keep(message: Message) -> None:
            if message["type"] == "http.response.start" and visitor.new:
                headers = MutableHeaders(scope=message)
                # Pictures, scripts and the health page are the same for everybody.
                if message["status"] == 303 or headers.get("content-type", "").startswith("text/html"):
                    headers.append("set-cookie", self._set(visitor))
            await send(message)

        await self.app(scope, receive, keep)

    def visitor(self, cookie: str) -> Visitor:
        known = self.seal.open("device", cookie)
        token = known or self.new_token()
        return Visitor(token, known is None, self.seal.sign("csrf", token))

    def _set(self, visitor: Visitor) -> str:
        value = self.seal.seal("device", visitor.token)
        secure = "; Secure" if self.secure else ""
        return f"{self.cookie}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def cookies(scope: Scope) -> dict[str, str]:
    """The cookies of a request; a broken header holds none."""
    found = SimpleCookie()
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                found.load(value.decode("latin-1"))
            except CookieError:
                continue
    return {name: morsel.value for name, morsel in found.items()}


def new_secret() -> str:
    return secrets.token_urlsafe(32)
