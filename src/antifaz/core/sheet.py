"""What a page of any game is made from, as games see it: one viewer's share of a table, whoever holds the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from antifaz.core.events import Event
from antifaz.core.game import Question, View


class Person(Protocol):
    """Somebody at the table, as everybody may know them."""

    @property
    def letter(self) -> str: ...
    @property
    def name(self) -> str: ...


class Recalled(Protocol):
    """An event that the page may repeat, numbered by the viewer's own count."""

    @property
    def number(self) -> int: ...
    @property
    def event(self) -> Event: ...
    @property
    def private(self) -> bool: ...


class Lesson(Protocol):
    """What is possible for one viewer, and no more than that viewer could work out."""

    @property
    def ways(self) -> int | None:
        """In how many ways the cards can lie; None where nobody counts them."""

    def learn(self) -> None:
        """Take in what the viewer has seen since."""

    def possible(self) -> Mapping[str, Sequence[str]]:
        """For each place the pieces that may lie there, the likeliest first."""

    def rows(self, words: Any) -> list[str]:
        """The same in sentences; `words` speak the reader's language."""


class Sheet(Protocol):
    """What the table layer hands to one viewer's page."""

    @property
    def viewer(self) -> str: ...
    @property
    def phase(self) -> str: ...
    @property
    def view(self) -> View | None: ...
    @property
    def question(self) -> Question | None: ...
    @property
    def people(self) -> Sequence[Person]: ...
    @property
    def log(self) -> Sequence[Recalled]: ...
    @property
    def sights(self) -> Sequence[Recalled]: ...
    @property
    def knows(self) -> bool: ...
    @property
    def lesson(self) -> Lesson | None: ...
