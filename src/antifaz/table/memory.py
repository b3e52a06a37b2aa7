"""Memory is a rule: what a page repeats of what its viewer saw (MA-KNOW-11). It filters pages, never views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from antifaz.core.events import Event
from antifaz.core.seats import SPECTATOR

# A private event of these kinds is a sight: it stays before its owner's eyes until the owner has said "seen".
SIGHTS: Final = frozenset({"saw"})
# What the strict memory keeps: the public part of the turn that began with the last event of this kind.
TURN: Final = "turn"


@dataclass(frozen=True, slots=True)
class Recalled:
    """One event as a page repeats it; `number` counts this viewer's own events from 1."""

    number: int
    event: Event
    private: bool


def private(event: Event) -> bool:
    """Whether not everybody learned this."""
    return not event.seen_by(SPECTATOR)


def recall(events: Sequence[Event], memory: str, *, over: bool, lines: int | None = None) -> list[Recalled]:
    """The log of a page, or about its last lines. After the end nothing a viewer saw is kept from its own page."""
    first = 0 if lines is None else _last_turn(events, before=len(events) - lines)
    if memory == "strict" and not over:
        first = _last_turn(events, before=len(events))
    numbered = (Recalled(number, event, private(event)) for number, event in enumerate(events[first:], first + 1))
    if over or memory in ("own", "lesson"):
        return list(numbered)
    return [one for one in numbered if not one.private]


def sights(events: Sequence[Event], *, seen: int) -> list[Recalled]:
    """The private sights that this viewer still has before the eyes."""
    return [
        Recalled(number, event, private=True)
        for number, event in enumerate(events[seen:], seen + 1)
        if event.kind in SIGHTS and private(event)
    ]


def _last_turn(events: Sequence[Event], *, before: int) -> int:
    """Where the last turn begins that begins before this place; 0 if none does."""
    return next((place for place in range(before - 1, -1, -1) if events[place].kind == TURN), 0)
