"""One table: where people sit down, decide, talk, leave and come back. Every command says who it is that asks."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from antifaz.core.errors import Outdated, Refused
from antifaz.core.events import Event
from antifaz.core.game import Question
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS
from antifaz.core.sheet import Lesson
from antifaz.table import lessons, memory, standing, talk
from antifaz.table.actor import Actor, Rows
from antifaz.table.feed import Feed
from antifaz.table.matches import Matches
from antifaz.table.outside import Outside
from antifaz.table.presence import MOMENT, Presence
from antifaz.table.referee import Referee
from antifaz.table.robots import Robots
from antifaz.table.settings import Settings
from antifaz.table.sheet import Person, Sheet
from antifaz.table.sitting import Seat, Sitting
from antifaz.table.store import Row, Store

WATCHING: Final = "*"
DEALER: Final = "*"
# What people choose from to be known by, and who comes when a chair stays empty.
ORNAMENTS: Final = (
    *("fan", "feather", "moon", "candle", "rose", "lute", "key"),
    *("bell", "star", "leaf", "shell", "goblet", "glove"),
)
GUESTS: Final = (
    *("Colombina", "Arlecchino", "Pantalone", "Pulcinella", "Brighella", "Scaramuccia", "Rosaura", "Tartaglia"),
    *("Zanni", "Isabella", "Balanzone", "Fiorina", "Mezzettino", "Corallina", "Truffaldino", "Smeraldina"),
)
LONGEST_LINE: Final = 200
LONGEST_NAME: Final = 20
LONGEST_SAYING: Final = 280
# At most so many sentences of one person in so many seconds.
SAYINGS: Final = 5
SAYING_TIME: Final = 10.0


class Table(Actor):
    """A place where one match is played."""

    def __init__(
        self, name: str, settings: Settings, *, store: Store, matches: Matches, robots: Robots, outside: Outside
    ) -> None:
        super().__init__(name, store)
        self.settings = settings
        self.outside = outside
        self.robots = robots
        self.feed = Feed()
        self.presence = Presence(outside.now())
        self.presence_changes = 0
        self.sitting = self._empty()
        self.match: Match | None = None
        self.referee = Referee(self)
        self._matches = matches
        self._sayings: dict[str, list[float]] = {}
        self._lessons: dict[str, Lesson | None] = {}

    def wake(self) -> None:
        """Begin to serve; nobody has come in yet."""
        self.serve()
        self.later(self._notice_absence())
        self.referee.arrange()

    def recover(self, rows: Rows) -> None:
        self.sitting, self.match = self._empty(), None
        self._lessons.clear()
        for row in rows:
            self._add(row)

    def become(self, rows: Rows) -> None:
        for row in rows:
            self._add(row)
        self.feed.wake()
        self.referee.arrange()

    def _add(self, row: Row) -> None:
        self.sitting.add(row)
        if row.word == "start":
            self.match = self._matches.begin(self.settings)
        elif row.word == "play" and self.match is not None:
            self.match.play(row.text)

    def _empty(self) -> Sitting:
        return Sitting({letter: Seat(letter) for letter in LETTERS[: self.settings.players]})

    # What is true.

    @property
    def phase(self) -> str:
        if self.sitting.over:
            return "ended"
        if not self.sitting.started:
            return "open"
        if self.sitting.paused:
            return "paused"
        return "playing" if self.sitting.everybody_ready() else "dealt"

    @property
    def asked(self) -> Seat | None:
        """The seat that the open question is put to, while the match runs."""
        asked = self.match.asked if self.match else None
        return self.sitting.seats[asked[0]] if asked and self.phase == "playing" else None

    @property
    def content(self) -> str:
        """Where this table's pack of cards lies, if it has one."""
        return self._matches.content(self.settings.pack)

    def events(self, viewer: str) -> Sequence[Event]:
        """What this viewer saw, in order."""
        return self.match.view(viewer).events if self.match else []

    def count(self, viewer: str) -> int:
        """The viewer's own count: what it saw and what it decided; nothing that the viewer did not live through."""
        seat = self.sitting.seats.get(viewer)
        return len(self.events(viewer)) + (seat.decided if seat else 0)

    def version(self, viewer: str) -> tuple[object, ...]:
        """Changes when this viewer's page may; what others keep to themselves leaves it alone."""
        seat = self.sitting.seats.get(viewer)
        # After a hidden answer nobody has seen anything, and yet somebody else is asked now.
        asked = self.match.asked if self.match else None
        return self.count(viewer), asked, self.sitting.public, seat.private if seat else 0, self.presence_changes

    def sheet(self, viewer: str, *, lines: int | None = None) -> Sheet:
        """What one viewer's page is made from; of the log at least so many lines, from the beginning of a turn on."""
        sitting, match, phase = self.sitting, self.match, self.phase
        seat = sitting.seats.get(viewer)
        events = self.events(viewer)
        mine = seat is not None and self.asked is seat and not seat.by_bot
        return Sheet(
            table=self.id,
            settings=self.settings,
            phase=phase,
            viewer=viewer,
            at=self.count(viewer),
            people=tuple(self._public(one) for one in sitting.seats.values() if one.taken),
            free=len(sitting.free()),
            host=sitting.host,
            standing=seat.standing if seat else "",
            key=seat.key if seat else "",
            view=match.view(viewer) if match else None,
            question=match.question if match and mine else None,
            offers=self.offers(seat) if seat else {},
            log=tuple(memory.recall(events, self.settings.memory, over=phase == "ended", lines=lines)),
            sights=tuple(memory.sights(events, seen=seat.seen)) if seat and phase != "ended" else (),
            knows=self.settings.memory in ("own", "lesson"),
            moved=sitting.moved,
            due=self.referee.due(),
            said=tuple(sitting.said),
            result=match.result if match else None,
            over=sitting.over,
            rematch=sitting.rematch,
            lesson=self.lesson(viewer) if seat and phase in ("playing", "paused") else None,
        )

    def lesson(self, viewer: str) -> Lesson | None:
        """What is possible for this viewer, at a table where somebody practises alone."""
        if self.settings.memory != "lesson" or self.match is None:
            return None
        if viewer not in self._lessons:
            self._lessons[viewer] = lessons.lesson(self.match, viewer)
        lesson = self._lessons[viewer]
        if lesson is not None:
            lesson.learn()
        return lesson

    @property
    def told(self) -> bool:
        """Whether everything may be told now: the match is over, and people did not want their masks kept for ever."""
        return self.phase == "ended" and self.match is not None and self.settings.options.get("final-reveal") != "off"

    @property
    def moves(self) -> int:
        """How many decisions of people a finished match has."""
        return sum(line.player != DEALER for line in self.match.lines) if self.match else 0

    def replayed(self, viewer: str, move: int, *, lines: int | None = None) -> Sheet:
        """The sheet that this viewer had after so many decisions of people, as if it were told again."""
        if self.match is None or not self.told:
            raise Refused("this match is not over", id="table-not-over")
        match = self._matches.begin(self.settings)
        left = move
        for line in self.match.lines:
            if line.player != DEALER and left == 0:
                break
            left -= line.player != DEALER
            match.play(line.text)
        events = match.view(viewer).events
        return replace(
            self.sheet(viewer),
            phase="replay",
            view=match.view(viewer),
            at=len(events),
            log=tuple(memory.recall(events, self.settings.memory, over=True, lines=lines)),
            sights=(),
            knows=True,
            result=match.result,
        )

    def _public(self, seat: Seat) -> Person:
        return Person(
            letter=seat.letter,
            name=seat.name,
            avatar=seat.avatar,
            robot=bool(seat.robot),
            away=seat.away,
            ready=seat.ready or seat.by_bot,
            agrees=seat.agrees,
            again=seat.again,
            offered=seat.offered,
            missed=self.referee.missed(seat),
            takeover=self.referee.takeover(seat),
        )

    def offers(self, seat: Seat) -> Mapping[str, str]:
        """Standing answers to the kind of question that is open, each with the line it would play now."""
        if self.match is None or self.match.asked is None or self.phase != "playing" or seat.by_bot:
            return {}
        return standing.offers(self.settings.game, self.match.asked[1], self.match.view(seat.letter))

    # Sitting down.

    async def join(self, *, device: str, name: str, avatar: str) -> str:
        """Take the first free seat, or keep the one this device already has."""

        def command() -> Rows:
            if self.sitting.seat_of(device) is not None:
                return []
            if not self.sitting.free() or self.sitting.over:
                raise Refused("every seat at this table is taken", id="table-full")
            if self.settings.memory == "lesson" and self.sitting.people():
                raise Refused("a lesson is for one person and bots", id="table-lesson")
            who = {"name": self._name(name), "avatar": avatar, "device": device, "key": self.outside.new_token()}
            return self.rows(("sit", self.sitting.free()[0].letter, json.dumps(who)))

        await self.ask(command)
        seat = self.sitting.seat_of(device)
        if seat is None:
            raise Refused("every seat at this table is taken", id="table-full")
        return seat.letter

    async def device(self, letter: str, key: str, device: str) -> None:
        """A personal link brings its seat to one more device."""

        def command() -> Rows:
            seat = self._person(letter)
            if not seat.key or seat.key != key:
                raise Refused("this link belongs to nobody at the table any more", id="table-link-over")
            if device in seat.devices:
                return []
            if self.sitting.seat_of(device) is not None:
                raise Refused("this device already sits at this table", id="table-seated")
            return self.rows(("device", letter, device))

        await self.ask(command)

    async def leave(self, letter: str) -> None:
        """Stand up: before the start the seat is free again, later a bot plays on until its person is back."""

        def command() -> Rows:
            seat = self._person(letter)
            if self.sitting.over or seat.away == "left":
                return []
            return self.rows(("away", letter, "left") if self.sitting.started else ("stand", letter, ""))

        await self.ask(command)

    async def back(self, letter: str) -> None:
        """The person takes the seat back, at once."""
        await self.ask(lambda: self.rows(("back", letter, "")) if self._person(letter).away else [])

    async def sit_again(self, seat: Seat, key: str) -> None:
        """Somebody from the match before has the same place here, on the same devices."""

        def command() -> Rows:
            first, *more = sorted(seat.devices)
            who = {"name": seat.name, "avatar": seat.avatar, "device": first, "key": key}
            return self.rows(("sit", seat.letter, json.dumps(who)), *(("device", seat.letter, one) for one in more))

        await self.ask(command)

    async def start(self, letter: str) -> None:
        """The host begins; bots fill what is empty."""

        def command() -> Rows:
            self._host(letter)
            if self.sitting.started:
                return []
            taken = {seat.name for seat in self.sitting.seats.values()}
            spare = (name for name in GUESTS if name not in taken)
            fill = [
                ("fill", seat.letter, self._bot(next(spare), place))
                for place, seat in enumerate(self.sitting.seats.values())
                if not seat.taken
            ]
            dealt = self._matches.deal(self.settings)
            return self.rows(*fill, ("start", letter, ""), *(("play", one.player, one.text) for one in dealt.lines))

        await self.ask(command)

    async def ready(self, letter: str) -> None:
        """The cards have been looked at."""
        await self.ask(
            lambda: self.rows(("ready", letter, "")) if self.phase == "dealt" and not self._person(letter).ready else []
        )

    # Playing.

    async def decide(self, letter: str, line: str, at: int) -> None:
        """Answer the open question as the viewer who counts `at` saw it; returns when the decision is on the disk."""
        self.check(letter, at)
        await self.sleep_until(self.sitting.moved + self.outside.pace)
        await self.ask(lambda: self.decision(letter, line, at))

    def check(self, letter: str, at: int) -> Match:
        """The match, if this seat is asked and what it saw is up to date."""
        if at != self.count(letter):
            raise Outdated("the match has moved on meanwhile; here is the table as it is now", id="outdated")
        asked = self.asked
        if self.match is None or asked is None:
            raise Refused("nobody is asked anything now", id="table-nobody-asked")
        if asked.letter != letter:
            raise Refused(f"it is not {letter} who is asked", id="table-not-asked", asked=asked.letter)
        return self.match

    def decision(self, letter: str, line: str, at: int) -> Rows:
        """The rows of one whole line and of what the dealer then draws."""
        match = self.check(letter, at)
        if len(line) > LONGEST_LINE:
            raise Refused("no answer is that long", id="table-too-long")
        kind, probe = match.asked, self._matches.follow(match, line)
        words = [("play", one.player, one.text) for one in probe.lines[len(match.lines) :]]
        if probe.asked is None:
            words.append(("over", WATCHING, "result"))
        elif kind and probe.asked[1] != kind[1] and any(seat.standing for seat in self.sitting.seats.values()):
            words.append(("lapse", WATCHING, ""))  # standing answers are for one round
        return self.rows(*words)

    async def stand_by(self, letter: str, name: str) -> None:
        """Leave an answer in advance, or with an empty name take it back."""

        def command() -> Rows:
            seat = self._person(letter)
            if name and name not in self.offers(seat):
                raise Refused(f"{name!r} cannot be left in advance now", id="table-not-now", answer=name)
            return self.rows(("standing", letter, name)) if seat.standing != name else []

        await self.ask(command)

    async def seen(self, letter: str) -> None:
        """The owner has closed what lay open before the eyes; nobody else learns of it."""

        def command() -> Rows:
            seat, events = self._person(letter), self.events(letter)
            return self.rows(("seen", letter, str(len(events)))) if memory.sights(events, seen=seat.seen) else []

        await self.ask(command)

    async def say(self, letter: str, text: str) -> None:
        """Talk to the table."""

        def command() -> Rows:
            self._person(letter)
            said, now = clean(text), self.outside.now()
            if len(said) > LONGEST_SAYING:
                raise Refused(f"at most {LONGEST_SAYING} letters at a time", id="table-too-long")
            recent = [time for time in self._sayings.get(letter, ()) if now - time < SAYING_TIME]
            if len(recent) >= SAYINGS:
                raise Refused("not so fast: let the others speak", id="table-too-fast")
            if not said:
                return []
            if self.sitting.started and not self.sitting.over and not talk.allowed(self.settings.game, said):
                raise Refused("during this game people speak in set phrases", id="table-phrases-only", rule="VH-INF-7")
            self._sayings[letter] = [*recent, now]
            return self.rows(("say", letter, said))

        await self.ask(command)

    # The host, and all together.

    async def pause(self, letter: str) -> None:
        def command() -> Rows:
            self._host(letter)
            return self.rows(("pause", letter, "")) if self.phase in ("playing", "dealt") else []

        await self.ask(command)

    async def resume(self, letter: str) -> None:
        """The host, or anybody while the host is missed: no match is left that nobody can continue."""

        def command() -> Rows:
            self._person(letter)
            host = self.sitting.seats[self.sitting.host]
            if not host.by_bot and not self.presence.missed(host.letter, self.outside.now()):
                self._host(letter)
            return self.rows(("resume", letter, "")) if self.sitting.paused else []

        await self.ask(command)

    async def replace(self, letter: str, other: str) -> None:
        """A bot sits in for somebody who is missed; a seat that a bot plays is offered to whoever comes."""

        def command() -> Rows:
            self._host(letter)
            seat = self.sitting.seats.get(other)
            if seat is None or not self.sitting.started or self.sitting.over:
                raise Refused("there is nobody to replace", id="table-nobody-there")
            if seat.by_bot:
                return [] if seat.offered else self.rows(("offer", other, ""))
            if not self.presence.missed(other, self.outside.now()):
                raise Refused(f"{seat.name} is at the table", id="table-present", name=seat.name)
            return self.rows(("away", other, "host"))

        await self.ask(command)

    async def agree(self, letter: str, *, yes: bool) -> None:
        """End by agreement of everybody who still plays."""

        def command() -> Rows:
            self._person(letter)
            if not self.sitting.started or self.sitting.over:
                return []
            others = [seat for seat in self.sitting.people() if seat.letter != letter and not seat.by_bot]
            words = [("agree", letter, "yes" if yes else "no")]
            if yes and all(seat.agrees for seat in others):
                words.append(("over", WATCHING, "agreed"))
            return self.rows(*words)

        await self.ask(command)

    async def expire(self) -> None:
        """Nobody came, or nobody came back."""
        await self.ask(lambda: [] if self.sitting.over else self.rows(("over", WATCHING, "expired")))

    async def again(self, letter: str, table: str) -> str:
        """This person wants to play again, at the table named first."""

        def command() -> Rows:
            seat = self._person(letter)
            if not self.sitting.over:
                raise Refused("this match is not over", id="table-not-over")
            return [] if seat.again else self.rows(("again", letter, table))

        await self.ask(command)
        return self.sitting.rematch

    # Coming and going.

    def came(self, letter: str) -> None:
        """A stream of this person opened: whoever was only absent has the seat back."""
        self.presence.came(letter)
        self._take_back(letter)
        self._presence_changed()

    def went(self, letter: str) -> None:
        self.presence.went(letter, self.outside.now())
        self._presence_changed()
        self.later(self._notice_absence())

    def asked_for(self, letter: str) -> None:
        """A page was asked for, with or without a stream to follow."""
        self.presence.asked(letter, self.outside.now())
        self._take_back(letter)
        self.referee.arrange()

    def _take_back(self, letter: str) -> None:
        if self.sitting.seats[letter].away in ("absent", "time"):
            self.later(self.back(letter))

    def _presence_changed(self) -> None:
        self.presence_changes += 1
        self.feed.wake()
        self.referee.arrange()

    async def _notice_absence(self) -> None:
        """After a moment, whoever has not come back is missed."""
        await self.outside.sleep(MOMENT)
        self._presence_changed()

    # What commands are made of.

    def rows(self, *words: tuple[str, str, str]) -> Rows:
        now, first = self.outside.now(), self.sitting.number + 1
        return [Row(self.id, number, now, seat, word, text) for number, (word, seat, text) in enumerate(words, first)]

    async def sleep_until(self, time: float) -> None:
        seconds = time - self.outside.now()
        if seconds > 0:
            await self.outside.sleep(seconds)

    def question(self) -> Question | None:
        return self.match.question if self.match else None

    def _bot(self, name: str, place: int) -> str:
        avatar = ORNAMENTS[place % len(ORNAMENTS)]
        return json.dumps({"name": name, "avatar": avatar, "bot": self.settings.bots})

    @property
    def watched(self) -> bool:
        """Whether anybody's page is open."""
        return self.feed.heard

    def _person(self, letter: str) -> Seat:
        seat = self.sitting.seats.get(letter)
        if seat is None or not seat.person:
            raise Refused("only people at the table may do this", id="table-not-seated")
        return seat

    def _host(self, letter: str) -> None:
        self._person(letter)
        if letter != self.sitting.host:
            raise Refused("only the host may do this", id="table-not-host")

    def _name(self, wanted: str) -> str:
        """A name nobody else at this table has."""
        name = clean(wanted)[:LONGEST_NAME].strip()
        if not name:
            raise Refused("a name is needed to sit down", id="table-no-name")
        taken = {seat.name for seat in self.sitting.seats.values()}
        return next(one for one in (name, *(f"{name} {n}" for n in range(2, 99))) if one not in taken)


def clean(text: str) -> str:
    """One line without signs that nobody sees or that turn the direction of writing (the joiner of emoji stays)."""
    normal = unicodedata.normalize("NFC", text)
    kept = (sign if unicodedata.category(sign)[0] not in "CZ" or sign == "\u200d" else " " for sign in normal)
    return " ".join("".join(kept).split())
