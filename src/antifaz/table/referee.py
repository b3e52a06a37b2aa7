"""The referee sees to it that every open question is answered: by its person, a standing answer, a clock, or a bot."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from antifaz.core.errors import Outdated, Refused
from antifaz.table.actor import Rows, log
from antifaz.table.sitting import Seat

if TYPE_CHECKING:
    from antifaz.table.table import Table


@dataclass(frozen=True, slots=True)
class Errand:
    """What the referee will do about the open question, unless something changes before."""

    what: str  # bot, standing, away, ready
    seat: str
    count: int
    due: float = 0.0
    why: str = ""


class Referee:
    """One errand at a time for one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._errand: Errand | None = None
        self._task: asyncio.Task[None] | None = None

    def arrange(self) -> None:
        """Look again at what has to be done."""
        errand = self._next()
        if errand == self._errand:
            return
        if self._task is not None:
            self._task.cancel()
        self._errand = errand
        self._task = self._table.later(self._run(errand)) if errand else None

    def _next(self) -> Errand | None:
        table = self._table
        if table.phase == "dealt":
            dues = [(due, seat.letter) for seat in table.sitting.people() if (due := self._until(seat))]
            return Errand("ready", min(dues)[1], 0, min(dues)[0]) if dues else None
        seat = table.asked
        if seat is None:
            return None
        count = table.count(seat.letter)
        if seat.by_bot:
            return Errand("bot", seat.letter, count)
        if seat.standing:
            return Errand("standing", seat.letter, count, table.sitting.moved + table.outside.pace, seat.standing)
        until = self._until(seat)
        return Errand("away", seat.letter, count, until, "time" if until == self.due() else "absent") if until else None

    async def _run(self, errand: Errand) -> None:
        await self._table.sleep_until(errand.due)
        try:
            await ERRANDS[errand.what](self, errand)
        except (Outdated, Refused):  # the person was faster
            self._errand = None
        except Exception:
            log.exception("an errand failed", extra={"table": self._table.id})
            await self._table.outside.sleep(1.0)
            self._errand = None
            self.arrange()

    # Clocks.

    def waited_for(self, seat: Seat) -> bool:
        """Whether the table waits for this seat."""
        if self._table.phase == "dealt":
            return seat.person and not seat.ready and not seat.by_bot
        return self._table.asked is seat

    def missed(self, seat: Seat) -> bool:
        """Whether a person is not here; by correspondence nobody is expected to be."""
        times = self._table.settings.times
        return seat.person and times.grace is not None and self._table.presence.missed(seat.letter, self._now())

    def takeover(self, seat: Seat) -> float | None:
        """When a bot sits in for an absent person: the grace clock runs only while others wait for that person."""
        grace, gone = self._table.settings.times.grace, self._table.presence.gone_since(seat.letter)
        if grace is None or gone is None or seat.by_bot or not self.waited_for(seat):
            return None
        if all(other is seat or other.by_bot or self.missed(other) for other in self._table.sitting.people()):
            return None
        return max(gone, self._table.sitting.moved) + grace

    def due(self) -> float | None:
        """When the time of whoever is asked is up."""
        time, asked = self._table.settings.times.answer, self._table.asked
        if time is None or self._table.phase not in ("playing", "dealt") or (asked and asked.by_bot):
            return None
        return self._table.sitting.moved + time

    def _until(self, seat: Seat) -> float | None:
        """When the table stops waiting for this seat."""
        if not self.waited_for(seat):
            return None
        return min((time for time in (self.takeover(seat), self.due()) if time is not None), default=None)

    def _now(self) -> float:
        return self._table.outside.now()

    # Errands.

    async def answer_for_bot(self, errand: Errand) -> None:
        table = self._table
        match, moved = table.match, table.sitting.moved
        if match is None or match.question is None:
            return
        line = await table.robots.line(table.settings, table.sitting.seats[errand.seat].robot, match, table.content)
        await table.sleep_until(self._beat(moved))
        await table.ask(lambda: table.decision(errand.seat, line, errand.count))

    async def answer_in_advance(self, errand: Errand) -> None:
        table = self._table

        def command() -> Rows:
            table.check(errand.seat, errand.count)
            line = table.offers(table.sitting.seats[errand.seat]).get(errand.why)
            if line is None:  # what was left in advance does not fit this question
                return table.rows(("standing", errand.seat, ""))
            return table.decision(errand.seat, line, errand.count)

        await table.ask(command)

    async def sit_in(self, errand: Errand) -> None:
        table = self._table

        def command() -> Rows:
            until = self._until(table.sitting.seats[errand.seat])
            late = until is not None and until <= self._now()
            return table.rows(("away", errand.seat, errand.why)) if late else []

        await table.ask(command)

    async def count_as_ready(self, errand: Errand) -> None:
        table = self._table

        def command() -> Rows:
            until = self._until(table.sitting.seats[errand.seat])
            late = until is not None and until <= self._now()
            return table.rows(("ready", errand.seat, "")) if late else []

        await table.ask(command)

    def _beat(self, moved: float) -> float:
        """Answers of bots appear on the beat, so that how long one thought shows only in whole beats."""
        pace = self._table.outside.pace
        if pace <= 0:
            return 0.0
        return moved + pace * max(1, math.ceil((self._now() - moved) / pace))


ERRANDS: Final[Mapping[str, Callable[[Referee, Errand], Coroutine[None, None, None]]]] = {
    "bot": Referee.answer_for_bot,
    "standing": Referee.answer_in_advance,
    "away": Referee.sit_in,
    "ready": Referee.count_as_ready,
}
