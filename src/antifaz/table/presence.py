"""Who is here: a person with an open stream, or who asked for a page a moment ago. Nothing of it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

# A page that is loaded again leaves for a moment; nobody is told of so short an absence.
MOMENT: Final = 5.0
# A page that works without script is asked for again and again; between two requests its reader is here.
PAGE: Final = 30.0


@dataclass(slots=True)
class Presence:
    """Streams and last sights of the people at one table."""

    began: float
    streams: dict[str, int] = field(default_factory=dict)
    last: dict[str, float] = field(default_factory=dict)

    def came(self, seat: str) -> None:
        self.streams[seat] = self.streams.get(seat, 0) + 1

    def went(self, seat: str, now: float) -> None:
        self.streams[seat] -= 1
        self.last[seat] = now

    def asked(self, seat: str, now: float) -> None:
        """A request without a stream counts for its moment: the page works without script."""
        self.last[seat] = now + PAGE

    def here(self, seat: str) -> bool:
        return self.streams.get(seat, 0) > 0

    def gone_since(self, seat: str) -> float | None:
        """When this person was last seen; None while the person is here. After a restart all left when it began."""
        return None if self.here(seat) else self.last.get(seat, self.began)

    def missed(self, seat: str, now: float) -> bool:
        """Whether the absence is long enough to be told."""
        gone = self.gone_since(seat)
        return gone is not None and now - gone >= MOMENT
