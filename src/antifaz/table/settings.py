"""What people agree when a table is opened; it never changes afterwards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Final

from antifaz.core.errors import Refused

# What a page repeats of what its viewer saw (MA-KNOW-11); `log` is the default.
MEMORIES: Final = ("log", "strict", "own", "lesson")
LANGUAGES: Final = ("es", "it", "en")


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for one answer, and seconds an absent person is waited for; None is for ever."""

    answer: float | None
    grace: float | None


CLOCKS: Final[Mapping[str, Clock]] = {
    "none": Clock(answer=None, grace=60),
    "relaxed": Clock(answer=120, grace=60),
    "fast": Clock(answer=30, grace=20),
    # Nobody sits and waits: three days for each answer, and absence means nothing.
    "correspondence": Clock(answer=3 * 24 * 3600, grace=None),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Game and manners of one table."""

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str = ""  # the name of a content pack in the host's folder; never a path
    memory: str = "log"
    clock: str = "none"
    bots: str = "careful"  # who fills empty seats, of the bots that the game has
    listed: bool = False  # in the list of open tables, or by link alone
    language: str = "en"

    def __post_init__(self) -> None:
        _one_of(self.memory, MEMORIES, "memory")
        _one_of(self.clock, CLOCKS, "clock")
        _one_of(self.language, LANGUAGES, "language")
        if self.memory == "lesson" and self.listed:
            raise Refused("a lesson is for one person and bots; it cannot be an open table", id="table-lesson")

    @property
    def times(self) -> Clock:
        return CLOCKS[self.clock]

    def text(self) -> str:
        return json.dumps(asdict(self), sort_keys=True)


def read(text: str) -> Settings:
    """Settings as the store keeps them."""
    return Settings(**json.loads(text))


def _one_of(value: str, values: Mapping[str, object] | tuple[str, ...], what: str) -> None:
    if value not in values:
        raise Refused(f"{value!r} is no {what}; there are: {', '.join(values)}", id=f"table-no-{what}", text=value)
