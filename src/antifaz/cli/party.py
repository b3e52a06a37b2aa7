"""Who plays at this terminal: people at the keyboard and bots, their match, and what each of them is shown again."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from antifaz.cli.words import Words
from antifaz.core.events import Event
from antifaz.core.game import Bot
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS
from antifaz.games import GAMES
from antifaz.locale import Voice
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
        self._lessons: dict[str, Any] = {}

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
        """All that a viewer has been told, whatever may be shown again."""
        story = self._stories.setdefault(viewer, Story(self.voice(viewer)))
        return story.follow(self.match.view(viewer).events)

    def log(self, viewer: str) -> list[str]:
        """What the log shows a viewer now."""
        told = self.story(viewer)
        recalled = recall([one.event for one in told], self.memory, over=self.match.result is not None)
        return [told[one.number - 1].sentence for one in recalled]

    def sights(self, viewer: str) -> list[Told]:
        """What only this person sees, until they say that they have seen it."""
        if viewer not in self.seen:
            return []
        told = self.story(viewer)
        return [told[one.number - 1] for one in sights([one.event for one in told], seen=self.seen[viewer])]

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

    def lesson(self, viewer: str) -> Any:
        """What is still possible, for whoever practises."""
        if self.memory != "lesson" or self.terminal is None or viewer == PUBLIC:
            return None
        if viewer not in self._lessons:
            self._lessons[viewer] = self.terminal.Lesson(self.match.game, self.match.view(viewer))
        self.match.view(viewer)
        self._lessons[viewer].learn()
        return self._lessons[viewer]

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
        pieces = self.terminal.pieces(self.match.view(viewer)) if self.terminal else []
        return [(voice.text(f"piece-{piece}"), voice.text(f"piece-{piece}.power")) for piece in pieces]

    def why(self, viewer: str) -> list[str]:
        """The ids of the rules behind what is asked and what has just happened."""
        question = self.match.question if self.asked == viewer else None
        rules: list[str] = self.terminal.why(self.match.view(viewer), question, self.match.game) if self.terminal else []
        return rules

    # -- playing ---------------------------------------------------------------------------------------------------

    def let_bot_play(self) -> None:
        """The bot that is asked plays one whole line."""
        letter = self.asked
        bot = self.bots[letter]
        while question := self.match.question:
            self.match.play(bot.answer(self.match.view(letter), question))
            if not self.match.mid_line:
                return
