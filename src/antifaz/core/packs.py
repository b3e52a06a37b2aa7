"""Content packs: a game with cards of its own reads them from a path, and a record names them."""

import re
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from antifaz.core.errors import Refused


class Named(Protocol):
    """A pack has a name and a hash of what the rules read in it."""

    @property
    def name(self) -> str: ...
    @property
    def hash(self) -> str: ...


P = TypeVar("P", bound=Named)
RECORDED = re.compile(r".+ [0-9a-f]{16}")


class Packs(Generic[P]):
    """The packs of one game that this process has read."""

    def __init__(self, load: Callable[[str], P]) -> None:
        self._load = load
        self._read: dict[str, P] = {}

    def of(self, content: str) -> P:
        """The pack that lies at a path, or one that has been read, by what a record says of it.

        A record is read by other people than wrote it: it says the name and the hash, not where a pack lies.
        """
        if content in self._read:
            return self._read[content]
        if RECORDED.fullmatch(content):
            raise Refused(
                f"no pack of cards {content!r} has been read here; expected the path where it lies once before",
                id="no-pack",
                content=content,
            )
        pack = self._load(content)
        self._read[recorded(pack)] = pack
        return pack


def recorded(pack: Named) -> str:
    """What a record says of a pack."""
    return f"{pack.name} {pack.hash}"
