"""All at a table that is not the match: who sits where, who plays for whom, what was said. The fold of its rows."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from antifaz.table.store import Row


@dataclass(slots=True)
class Seat:
    """One place at the table."""

    letter: str
    name: str = ""
    avatar: str = ""
    key: str = ""  # what a personal link proves; it changes when somebody else sits down
    devices: set[str] = field(default_factory=set)
    robot: str = ""  # the bot whose own seat this is
    away: str = ""  # why a bot plays for its person: absent, time, left, host
    offered: bool = False  # a bot's seat that the host offers to whoever comes
    ready: bool = False
    agrees: bool = False
    again: bool = False
    seen: int = 0  # how many of its own events this person has closed with "seen"
    standing: str = ""
    decided: int = 0
    private: int = 0  # how often something changed that this person alone may notice

    @property
    def taken(self) -> bool:
        return bool(self.name)

    @property
    def person(self) -> bool:
        """Whether a human being owns this seat, present or not."""
        return self.taken and not self.robot

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat at present."""
        return bool(self.robot or self.away)


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence of the chat."""

    time: float
    seat: str
    text: str


@dataclass(slots=True)
class Sitting:
    """The people's side of a table."""

    seats: dict[str, Seat]
    started: bool = False
    paused: bool = False
    over: str = ""  # result, agreed, expired
    rematch: str = ""
    said: list[Said] = field(default_factory=list)
    number: int = 0  # of the last row
    public: int = 0  # how many rows everybody may notice, decisions left out
    moved: float = 0.0  # when the open question appeared
    touched: float = 0.0  # when anything was written

    def add(self, row: Row) -> None:
        """Fold one more row."""
        self.number = row.number
        self.touched = row.time
        self.public += row.word not in UNNOTICED
        WORDS[row.word](self, row)

    @property
    def host(self) -> str:
        """Whoever opened the table, or the next person if that one has left."""
        stayed = (seat.letter for seat in self.people() if seat.away != "left")
        return next(stayed, next(iter(self.seats)))

    def seat_of(self, device: str) -> Seat | None:
        """The seat that this device may act for."""
        return next((seat for seat in self.seats.values() if device in seat.devices), None)

    def free(self) -> list[Seat]:
        """Seats that a newcomer may take."""
        return [seat for seat in self.seats.values() if seat.offered or not (seat.taken or self.started)]

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats.values() if seat.person]

    def everybody_ready(self) -> bool:
        return all(seat.ready or seat.by_bot for seat in self.seats.values())


def _sit(sitting: Sitting, row: Row) -> None:
    who = json.loads(row.text)
    seat = Seat(row.seat, who["name"], who["avatar"], who["key"], {who["device"]}, ready=sitting.started)
    seat.decided = sitting.seats[row.seat].decided  # a newcomer goes on where the bot was
    sitting.seats[row.seat] = seat


def _fill(sitting: Sitting, row: Row) -> None:
    who = json.loads(row.text)
    sitting.seats[row.seat] = Seat(row.seat, who["name"], who["avatar"], robot=who["bot"])


def _device(sitting: Sitting, row: Row) -> None:
    seat = sitting.seats[row.seat]
    seat.devices.add(row.text)
    seat.private += 1


def _stand(sitting: Sitting, row: Row) -> None:
    sitting.seats[row.seat] = Seat(row.seat)


def _start(sitting: Sitting, row: Row) -> None:
    sitting.started = True
    sitting.moved = row.time


def _ready(sitting: Sitting, row: Row) -> None:
    sitting.seats[row.seat].ready = True
    sitting.moved = row.time


def _play(sitting: Sitting, row: Row) -> None:
    sitting.moved = row.time
    seat = sitting.seats.get(row.seat)
    if seat is not None:  # not the dealer
        seat.standing = ""
        seat.decided += 1


def _seen(sitting: Sitting, row: Row) -> None:
    seat = sitting.seats[row.seat]
    seat.seen = int(row.text)
    seat.private += 1


def _standing(sitting: Sitting, row: Row) -> None:
    seat = sitting.seats[row.seat]
    seat.standing = row.text
    seat.private += 1


def _lapse(sitting: Sitting, _row: Row) -> None:
    for seat in sitting.seats.values():
        seat.private += bool(seat.standing)
        seat.standing = ""


def _say(sitting: Sitting, row: Row) -> None:
    sitting.said.append(Said(row.time, row.seat, row.text))


def _away(sitting: Sitting, row: Row) -> None:
    sitting.seats[row.seat].away = row.text


def _back(sitting: Sitting, row: Row) -> None:
    seat = sitting.seats[row.seat]
    seat.away, seat.offered, seat.ready = "", False, sitting.started
    sitting.moved = row.time  # the clock starts anew for whoever is back


def _offer(sitting: Sitting, row: Row) -> None:
    sitting.seats[row.seat].offered = True


def _pause(sitting: Sitting, _row: Row) -> None:
    sitting.paused = True


def _resume(sitting: Sitting, row: Row) -> None:
    sitting.paused = False
    sitting.moved = row.time


def _agree(sitting: Sitting, row: Row) -> None:
    sitting.seats[row.seat].agrees = row.text == "yes"


def _over(sitting: Sitting, row: Row) -> None:
    sitting.over = row.text
    sitting.paused = False


def _again(sitting: Sitting, row: Row) -> None:
    sitting.seats[row.seat].again = True
    sitting.rematch = sitting.rematch or row.text


WORDS: Final[dict[str, Callable[[Sitting, Row], None]]] = {
    "sit": _sit,
    "fill": _fill,
    "device": _device,
    "stand": _stand,
    "start": _start,
    "ready": _ready,
    "play": _play,
    "seen": _seen,
    "standing": _standing,
    "lapse": _lapse,
    "say": _say,
    "away": _away,
    "back": _back,
    "offer": _offer,
    "pause": _pause,
    "resume": _resume,
    "agree": _agree,
    "over": _over,
    "again": _again,
}
"""Every word a row may have."""

UNNOTICED: Final = frozenset({"play", "seen", "standing", "lapse", "device"})
"""Rows that show to nobody, or to their own seat alone; what a decision shows is counted by its events."""
