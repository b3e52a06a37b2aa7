"""Friends who sit far away: they read their pages and answer by hand of a test, so that one person with a browser meets every question."""

from __future__ import annotations

import re
import time
from html import unescape
from urllib.parse import urlsplit

import httpx


class Distant:
    """Somebody at the table without a browser."""

    def __init__(self, invitation: str, name: str) -> None:
        parts = urlsplit(invitation)
        self.path = parts.path
        self.name = name
        self.client = httpx.Client(
            base_url=f"{parts.scheme}://{parts.netloc}", headers={"accept-language": "en"}, timeout=20, follow_redirects=True
        )
        self.read()
        self.post("join", name=name)

    def read(self) -> str:
        """The page as it is now."""
        self.page = self.client.get(self.path).text
        return self.page

    def field(self, pattern: str) -> str:
        """Something that the page says of itself."""
        found = re.search(pattern, self.page)
        return unescape(found[1]) if found else ""

    def post(self, what: str, **fields: str) -> None:
        """Press a button."""
        csrf = self.field(r'name="csrf" value="([^"]*)"')
        sent = self.client.post(f"{self.path}/{what}", data={"csrf": csrf} | fields)
        assert sent.status_code < 400, (what, fields, sent.text[-600:])
        self.page = sent.text

    @property
    def lines(self) -> list[str]:
        """The lines that answer the question on this page; none if nobody asks."""
        self.read()
        return [line for line in self.field(r'data-lines="([^"]*)"').split("|") if line]

    def see(self) -> None:
        """Say "seen" to whatever is being looked at."""
        if f"{self.path}/seen" in self.page:
            self.post("seen")

    def wait(self) -> None:
        """Until this person is asked."""
        until = time.monotonic() + 20
        while not self.lines:
            assert time.monotonic() < until, f"{self.name} is asked nothing"
            time.sleep(0.03)
        self.see()

    def play(self, line: str) -> None:
        """Answer as soon as the question is here."""
        self.wait()
        lines = self.lines
        assert line in lines, (line, lines)
        self.post("answer", at=self.field(r'name="at" value="([^"]*)"'), answer=line)
