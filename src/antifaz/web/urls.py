"""Every address of the site, spelled here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import quote

PATHS: Final[Mapping[str, str]] = {
    "home": "/",
    "about": "/about",
    "rules": "/rules/{edition:path}",
    "language": "/language",
    "quick": "/quick",
    "open": "/open",
    "table": "/t/{id}",
    "stream": "/t/{id}/stream",
    "qr": "/t/{id}/qr.svg",
    "record": "/t/{id}/record",
    "replay": "/t/{id}/replay",
    "personal": "/t/{id}/me/{token}",
    "join": "/t/{id}/join",
    "answer": "/t/{id}/answer",
    "standing": "/t/{id}/standing",
    "seen": "/t/{id}/seen",
    "ready": "/t/{id}/ready",
    "say": "/t/{id}/say",
    "leave": "/t/{id}/leave",
    "back": "/t/{id}/back",
    "host": "/t/{id}/host",
    "agree": "/t/{id}/agree",
    "rematch": "/t/{id}/rematch",
    "static": "/static/{name:path}",
    "health": "/health",
}


def url(name: str, **parts: str) -> str:
    """The address of a page; every part is quoted."""
    path = PATHS[name].replace(":path", "")
    return path.format(**{key: quote(value, safe="/") for key, value in parts.items()})


def local(path: str) -> str:
    """A path of this site, or the front page: nobody is sent elsewhere."""
    if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable():
        return path
    return "/"
