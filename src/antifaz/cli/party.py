"""Who plays at this terminal: people at the keyboard and bots, their match, and what each of them is shown again."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from antifaz.cli.answers import Entry, begun, menu, title, understand
from antifaz.cli.words import Words
from antifaz.core.events import Event
from antifaz.core.game import Bot
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS
from antifaz.core.sheet import Lesson
from antifaz.games import GAMES
from antifaz.locale import Voice
from antifaz.table.lessons import lesson
from antifaz.table.memory import recall, sights

PUBLIC = "*"
"""Whoever is at the table, or looks at the screen while nobody in particular has the keyboard."""


@dataclass(frozen=True, slots=True)
class Told:
    """One event of a story as its hearer was told it."""

    event: Event
    sentence: str


class Story:
    """All that one viewer has been told, in whole sentences."""

    def __init__(self, voice: Voice) -> None:
        self.told: list[Told] = []
        self._next: deque[Event] = deque()
        self._sentences = voice.tell(iter(self._next.popleft, None))

    def follow(self, events: Sequence[Event]) -> list[Told]:
        """The story with what has happened since."""
        for event in events[len(self.told) :]:
            self._next.append(event)
            self.told.append(Told(event, next(self._sentences)))
        return self.told


class Party:
    """People and bots around one match. What is shown again obeys the setting `memory` (MA-KNOW-11)."""

    def __init__(
        self, match: Match, names: Sequence[str], bots: Mapping[str, Bot], *, language: str, memory: str = "log"
    ) -> None:
        self.match = match
        self.names = dict(zip(LETTERS, names, strict=False))
        self.bots = bots
        self.people = [letter for letter in self.names if letter not in bots]
        self.language = language
        self.memory = memory
        self.seen = dict.fromkeys(self.people, 0)  # how many of their events people have done with
        self._speakers: dict[str, Voice] = {}
        self._stories: dict[str, Story] = {}
        self._tellers: dict[str, Any] = {}
        self._lessons: dict[str, Lesson | None] = {}

    # -- who is who ------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked; nobody once it is over."""
        return self.match.asked[0] if self.match.asked else ""

    @property
    def watcher(self) -> str:
        """Through whose eyes the table is shown while nobody at the keyboard is asked."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

    @cached_property
    def terminal(self) -> Any:
        """How the game draws itself in text, if it does."""
        module = f"{GAMES[self.match.game.name].package}.terminal"
        return import_module(module) if find_spec(module) else None

    def voice(self, viewer: str) -> Voice:
        """Whoever tells one viewer."""
        if viewer not in self._speakers:
            alone = self.terminal.alone(self.match.view(viewer)) if self.terminal else ()
            game = self.match.game.name
            self._speakers[viewer] = Voice(self.language, self.names, viewer, game=game, alone=alone)
        return self._speakers[viewer]

    # -- what is shown ---------------------------------------------------------------------------------------------

    def story(self, viewer: str) -> list[Told]:
        """All that a viewer has been told, whatever may be shown again; an event may be part of another's sentence."""
        if hasattr(self.terminal, "Story"):
            view = self.match.view(viewer)
            if viewer not in self._tellers:
                self._tellers[viewer] = self.terminal.Story(self.voice(viewer))
            return [Told(event, said) for event, said in zip(view.events, self._tellers[viewer].told(view), strict=True)]
        story = self._stories.setdefault(viewer, Story(self.voice(viewer)))
        return story.follow(self.match.view(viewer).events)

    def log(self, viewer: str) -> list[str]:
        """What the log shows a viewer now."""
        told = self.story(viewer)
        recalled = recall([one.event for one in told], self.memory, over=self.match.result is not None)
        return [told[one.number - 1].sentence for one in recalled if told[one.number - 1].sentence]

    def sights(self, viewer: str) -> list[Told]:
        """What only this person sees, until they say that they have seen it."""
        if viewer not in self.seen:
            return []
        told = self.story(viewer)
        found = sights([one.event for one in told], seen=self.seen[viewer])
        return [told[one.number - 1] for one in found if told[one.number - 1].sentence]

    def say_seen(self, viewer: str) -> None:
        """The person has seen it."""
        self.seen[viewer] = len(self.match.view(viewer).events)

    @property
    def knows(self) -> bool:
        """Whether people are shown again what they saw themselves."""
        return self.memory in ("own", "lesson")

    def table(self, viewer: str, *, sights: Mapping[str, str] | None = None) -> list[str]:
        """The table in rows of text."""
        view = self.match.view(viewer)
        if self.terminal is None:
            return str(view).split(" / ")
        open_now = sights if sights is not None else {told.event.args[0]: told.event.args[-1] for told in self.sights(viewer)}
        rows: list[str] = self.terminal.rows(
            view, self.voice(viewer), sights=open_now, knows=self.knows and viewer != PUBLIC, possible=self.possible(viewer)
        )
        return rows

    def summary(self) -> str:
        """What belongs to nobody."""
        return str(self.terminal.summary(self.match.view(PUBLIC), self.voice(PUBLIC))) if self.terminal else ""

    def turn(self) -> int:
        """Which turn it is; 0 where a game does not say."""
        return int(self.terminal.turn(self.match.view(PUBLIC))) if self.terminal else 0

    def dealt(self) -> Mapping[str, str]:
        """The cards as everybody saw them dealt, as long as nothing has moved."""
        cards: Mapping[str, str] = self.terminal.dealt(self.match.view(PUBLIC)) if self.terminal else {}
        return cards

    def lesson(self, viewer: str) -> Lesson | None:
        """What is still possible, for whoever practises."""
        if self.memory != "lesson" or viewer == PUBLIC:
            return None
        if viewer not in self._lessons:
            self._lessons[viewer] = lesson(self.match, viewer)
        begun = self._lessons[viewer]
        if begun is not None:
            self.match.view(viewer)
            begun.learn()
        return begun

    def possible(self, viewer: str) -> Mapping[str, Sequence[str]]:
        """For each place what may lie there, in a lesson."""
        lesson = self.lesson(viewer)
        return lesson.possible() if lesson else {}

    def lesson_lines(self, words: Words, viewer: str) -> list[str]:
        """The same in words, with the number of ways in which the cards can lie, where it is known."""
        lesson = self.lesson(viewer)
        if not lesson:
            return []
        ways = words("lesson-ways", number=lesson.ways) if lesson.ways else words("lesson-sample")
        return [*lesson.rows(self.voice(viewer)), ways]

    def powers(self, viewer: str) -> list[tuple[str, str]]:
        """The pieces in play by name, and what each does."""
        voice = self.voice(viewer)
        if hasattr(self.terminal, "powers"):
            told: list[tuple[str, str]] = self.terminal.powers(self.match.view(viewer), voice)
            return told
        pieces = self.terminal.pieces(self.match.view(viewer)) if self.terminal else []
        return [(voice.text(f"piece-{piece}"), voice.text(f"piece-{piece}.power")) for piece in pieces]

    def why(self, viewer: str) -> list[str]:
        """The ids of the rules behind what is asked and what has just happened."""
        question = self.match.question if self.asked == viewer else None
        rules: list[str] = self.terminal.why(self.match.view(viewer), question, self.match.game) if self.terminal else []
        return rules

    def own_or(self, message: str, words: Words) -> str:
        """A word of the game, or that of the command line where it has none."""
        voice = self.voice(PUBLIC)
        return voice.text(f"table-{message}") if voice.messages.has(f"table-{message}") else words(message)

    def round(self, words: Words) -> str:
        """Which turn or round it is, in words; nothing before the first."""
        voice, number = self.voice(PUBLIC), self.turn()
        if not number:
            return ""
        return voice.text("page-round", round=number) if voice.messages.has("page-round") else words("turn", number=number)

    def powers_title(self, viewer: str, words: Words) -> str:
        """What the pieces in play are called together."""
        voice, over = self.voice(viewer), "-end" if self.match.result is not None else ""
        own = f"table-powers{over}"
        return voice.text(own) if voice.messages.has(own) else words("powers-title")

    # -- what is asked ---------------------------------------------------------------------------------------------

    def title(self, viewer: str, line: str = "") -> str:
        """The question as its menu is headed; `line` is what has been chosen of it."""
        question, voice = self.match.question, self.voice(viewer)
        assert question is not None
        if hasattr(self.terminal, "title"):
            return str(self.terminal.title(self.match.view(viewer), question, voice, line))
        return title(question, voice, line)

    def waits(self, viewer: str) -> str:
        """What the table waits for, told to somebody who is not asked."""
        question, voice = self.match.question, self.voice(viewer)
        assert question is not None
        if hasattr(self.terminal, "waits"):
            return str(self.terminal.waits(self.match.view(viewer), voice))
        return voice.asked(question.player, question.kind, question.about)

    def menu(self, viewer: str, line: str = "") -> list[Entry]:
        """What can be chosen now, in the game's own lines if it offers them."""
        question, voice = self.match.question, self.voice(viewer)
        assert question is not None
        if not hasattr(self.terminal, "offers"):
            return menu(question, voice, line)
        offers = self.terminal.offers(self.match.view(viewer), question, voice, line)
        return [Entry(label, line=text, whole=whole) for label, text, whole in offers]

    def understand(self, typed: str, viewer: str, entries: Sequence[Entry], line: str = "") -> Entry | str:
        """What somebody has typed; raises if it is nothing that can be played."""
        if hasattr(self.terminal, "offers"):
            return begun(" ".join(typed.split()), self.match, entries, line)
        return understand(typed, self.match, entries, self.voice(viewer))

    def close_up(self, viewer: str, line: str) -> list[str]:
        """What is looked at closely while a line is being chosen, if anything."""
        if not line or not hasattr(self.terminal, "close_up"):
            return []
        rows: list[str] = self.terminal.close_up(self.match.view(viewer), self.voice(viewer), line)
        return rows

    def ending(self, viewer: str) -> list[str]:
        """What is told in full when it is over."""
        lines: list[str] = (
            self.terminal.ending(self.match.view(viewer), self.voice(viewer)) if hasattr(self.terminal, "ending") else []
        )
        return lines

    @property
    def wide(self) -> bool:
        """Whether the table needs the whole width of a screen."""
        return bool(getattr(self.terminal, "WIDE", False))

    # -- playing ---------------------------------------------------------------------------------------------------

    def let_bot_play(self) -> None:
        """The bot that is asked plays one whole line."""
        letter = self.asked
        bot = self.bots[letter]
        while question := self.match.question:
            self.match.play(bot.answer(self.match.view(letter), question))
            if not self.match.mid_line:
                return
