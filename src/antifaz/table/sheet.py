"""What a page is made from: one viewer's sheet of one table, after the table's memory. Nothing behind it is in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from antifaz.core.game import Question, Result, View
from antifaz.core.sheet import Lesson
from antifaz.table.memory import Recalled
from antifaz.table.settings import Settings
from antifaz.table.sitting import Said


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, as everybody may know them."""

    letter: str
    name: str
    avatar: str
    robot: bool  # a bot's own seat
    away: str  # why a bot plays for its person: absent, time, left, host
    ready: bool
    agrees: bool  # to end the match
    again: bool  # wants to play again
    offered: bool  # a seat for whoever comes
    missed: bool  # not here, and not just for a moment
    takeover: float | None  # when a bot sits in


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything one viewer's page may know."""

    table: str
    settings: Settings
    phase: str  # open, dealt, playing, paused, ended
    viewer: str
    at: int  # the viewer's own count
    people: tuple[Person, ...]
    free: int
    host: str
    standing: str  # what the viewer left in advance
    key: str  # of the viewer's personal link
    view: View | None
    question: Question | None  # if it is the viewer's to answer
    offers: Mapping[str, str]  # what the viewer may leave in advance
    log: tuple[Recalled, ...]
    sights: tuple[Recalled, ...]  # what lies open to the viewer alone
    knows: bool  # whether the page may repeat what the viewer knows for certain
    moved: float  # when the open question appeared
    due: float | None  # when the time of whoever is asked is up
    said: tuple[Said, ...]
    result: Result | None
    over: str  # result, agreed, expired
    rematch: str  # the table where these people play again
    lesson: Lesson | None = None  # what is possible, while the viewer practises
