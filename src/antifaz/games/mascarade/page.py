"""What a page of Mascarade shows: built from one viewer's view and, if it is theirs, the open question; never from a state.

Nothing here is language: texts are chosen by the template. What a face-down card hides is in no field, its owner's included.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

OWN = ("left", "right", "protected")
MOVES = frozenset(
    "dealt turned-down swapped looked announced contested passed shown chose declined took paid fortunes chairs claimed hid turn won".split()
)
"""The public events that something on the table moves for; a secret one (`exchanged`, `saw`) never reaches the page's script."""


class Person(Protocol):
    """Somebody at the table, as the table layer knows them."""

    @property
    def letter(self) -> str: ...
    @property
    def name(self) -> str: ...


class Lines(Protocol):
    """An open question, as far as a page needs it."""

    @property
    def player(self) -> str: ...
    @property
    def kind(self) -> str: ...
    def lines(self) -> Iterable[str]: ...


class CardSeen(Protocol):
    """A place, as the view tells it."""

    @property
    def mask(self) -> str | None: ...
    @property
    def open(self) -> bool: ...


class Announced(Protocol):
    """An announcement with the answers so far."""

    @property
    def announcer(self) -> str: ...
    @property
    def mask(self) -> str: ...
    @property
    def answers(self) -> Mapping[str, str | None]: ...


class Seen(Protocol):
    """What one viewer knows: the attributes of Mascarade's view that its page reads."""

    @property
    def viewer(self) -> str: ...
    @property
    def order(self) -> Sequence[str]: ...
    @property
    def coins(self) -> Mapping[str, int]: ...
    @property
    def court(self) -> int: ...
    @property
    def bank(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def active(self) -> str: ...
    @property
    def cards(self) -> Mapping[str, CardSeen]: ...
    @property
    def announced(self) -> Announced | None: ...
    @property
    def asked(self) -> tuple[str, str] | None: ...
    @property
    def masks(self) -> Sequence[str]: ...
    @property
    def shown(self) -> Iterable[str]: ...
    @property
    def owes(self) -> Iterable[str]: ...
    @property
    def won(self) -> Sequence[str]: ...
    @property
    def events(self) -> Sequence[object]: ...


@dataclass(frozen=True, slots=True)
class Card:
    """A place for one card."""

    place: str
    """`b`, `b.left`, `centre1`"""
    token: str
    """the place as the viewer's own lines write it: `left` for the viewer's own left card"""
    face: str
    """`down`, `up` (everybody sees it), `peek` (only this viewer)"""
    mask: str | None
    """the drawing, when it lies open to this viewer"""
    choose: str | None = None
    """the longer line that picking this card makes, while it can be picked"""
    picked: bool = False

    @property
    def owner(self) -> str:
        return self.place.split(".")[0]

    @property
    def slot(self) -> str:
        """`left`, `right`, `protected`, or nothing."""
        return self.place.partition(".")[2]

    @property
    def key(self) -> str:
        return self.place.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair with whoever sits on it."""

    chair: int
    letter: str
    person: Person
    coins: int
    cards: tuple[Card, ...]
    says: str
    """`announce`, `contest`, `pass`, `wait` or nothing"""
    says_slot: str
    you: bool
    turn: bool
    asked: bool
    shown: bool
    owes: bool
    winner: bool


@dataclass(frozen=True, slots=True)
class Mask:
    """A mask in play."""

    id: str
    word: str
    copies: int


@dataclass(frozen=True, slots=True)
class Step:
    """Where the viewer stands in the line of text that answers the question."""

    line: str
    """what has been picked so far: a verb and some of its words"""
    panel: str
    """`verbs`, `cards`, `masks`, `secret`, `sure`, `contest`"""
    answers: tuple[str, ...]
    """the whole lines that are still possible"""

    @property
    def verb(self) -> str:
        return self.line.split(" ")[0]

    @property
    def back(self) -> str:
        return self.line.rpartition(" ")[0]


@dataclass(frozen=True, slots=True)
class Page:
    """Everything the template of Mascarade reads."""

    template: str
    viewer: str
    seats: tuple[Seat, ...]
    each: int
    """cards a person"""
    centre: tuple[Card, ...]
    court: int
    bank: int
    turn: int
    active: str
    announced: Announced | None
    chosen: tuple[str, ...]
    asked: str | None
    kind: str | None
    masks: tuple[Mask, ...]
    question: Lines | None
    step: Step | None
    lines: tuple[str, ...]
    """every whole line that answers the question: the script's material"""
    last: tuple[object, ...]
    """the events of the latest announcement or turn, for those who only watch"""
    won: tuple[str, ...]
    reason: str
    moves: tuple[tuple[int, str], ...]
    """number and text of each public event since the last page"""
    seen: int
    """how many events this viewer has had"""

    def seat(self, letter: str) -> Seat:
        return next(seat for seat in self.seats if seat.letter == letter)

    def card(self, place: str) -> Card:
        places = (card for seat in self.seats for card in seat.cards)
        return next(card for card in (*places, *self.centre) if place in (card.place, card.token))

    @property
    def ranking(self) -> list[tuple[int, Seat]]:
        """Winners first, then by wealth; equal wealth shares a place."""
        seats = sorted(self.seats, key=lambda seat: (not seat.winner, -seat.coins))
        ranks: list[tuple[int, Seat]] = []
        for number, seat in enumerate(seats, 1):
            before = ranks[-1] if ranks else None
            same = before and (before[1].winner, before[1].coins) == (seat.winner, seat.coins) or before and seat.winner
            ranks.append((before[0] if before and same else number, seat))
        return ranks


def drawing(mask: str) -> str:
    """The id of a mask's drawing, and of its texts."""
    return mask.lower()


def tokens(line: str) -> tuple[str, frozenset[str]]:
    """The verb of a line, and the words that follow it, in whatever order they are picked."""
    verb, *rest = line.split(" ")
    return verb, frozenset(rest)


def still_possible(lines: Iterable[str], picked: str) -> tuple[str, ...]:
    """The whole lines that begin with this verb and hold these words."""
    verb, words = tokens(picked)
    return tuple(line for line in lines if not verb or tokens(line)[0] == verb and words <= tokens(line)[1])


def next_words(answers: Iterable[str], picked: str) -> frozenset[str]:
    """The words that can be picked next."""
    words = tokens(picked)[1]
    return frozenset(word for line in answers for word in tokens(line)[1] - words)


def is_place(word: str) -> bool:
    """A card on the table, rather than a mask or a bracket."""
    return word[0].islower()


def panel(kind: str, answers: Sequence[str], picked: str) -> str:
    """What the prompt shows next: first cards, then a mask, and at last what is decided under the table."""
    if kind == "contest":
        return "contest"
    if kind == "turn" and not picked:
        return "verbs"
    ahead = next_words(answers, picked)
    if any(is_place(word) for word in ahead):
        return "cards"
    if any(word.startswith("[") for word in ahead):
        return "secret"
    return "masks" if ahead else "sure"


def step(question: Lines | None, lines: Sequence[str], line: str) -> Step | None:
    """The step that a page shows; a line that answers nothing is forgotten."""
    if question is None:
        return None
    start = {"target": "choose", "exchange": "exchange", "claim": "claim"}.get(question.kind, "")
    picked = line if line and line.startswith(start) and still_possible(lines, line) else start
    answers = still_possible(lines, picked)
    return Step(picked, panel(question.kind, answers, picked), answers)


def with_word(line: str, word: str) -> str:
    """The same line with one word more, or less if it is there."""
    verb, *words = line.split(" ")
    return " ".join([verb, *(w for w in words if w != word)] if word in words else [verb, *words, word])


def page(
    view: Seen,
    question: Lines | None,
    *,
    people: Sequence[Person],
    sights: Mapping[str, str] | None = None,
    line: str = "",
    since: int = 0,
) -> Page:
    """What this viewer's page shows now. `sights` are the places whose owner has not yet said "seen"."""
    lines = tuple(question.lines()) if question else ()
    now = step(question, lines, line)
    cards = {place: card(view, place, sights or {}, now) for place in view.cards}
    seats = tuple(seat(view, chair, letter, people, cards) for chair, letter in enumerate(round_from(view), 1))
    return Page(
        template="mascarade/table.html",
        viewer=view.viewer,
        seats=seats,
        each=len(seats[0].cards),
        centre=tuple(c for c in cards.values() if c.place.startswith("centre")),
        court=view.court,
        bank=view.bank,
        turn=view.turn,
        active=view.active,
        announced=view.announced,
        chosen=tuple(getattr(view, "chosen", ())),
        asked=view.asked[0] if view.asked else None,
        kind=view.asked[1] if view.asked else None,
        masks=tuple(Mask(drawing(word), word, list(view.masks).count(word)) for word in dict.fromkeys(view.masks)),
        question=question,
        step=now,
        lines=lines,
        last=story(view.events),
        won=tuple(view.won),
        reason=reason(view.events),
        moves=tuple((number, str(event)) for number, event in enumerate(view.events, 1) if number > since and moves(event)),
        seen=len(view.events),
    )


def round_from(view: Seen) -> list[str]:
    """The people clockwise, from the chair the viewer sat down on: chairs stay where they are when people change them."""
    first = sorted(view.order).index(view.viewer) if view.viewer in view.order else 0
    return [*view.order[first:], *view.order[:first]]


def card(view: Seen, place: str, sights: Mapping[str, str], now: Step | None) -> Card:
    owner, _, slot = place.partition(".")
    token = slot if slot and owner == view.viewer else place
    seen = view.cards[place]
    mask = drawing(seen.mask) if seen.open and seen.mask else None
    face = "up" if mask else "down"
    if mask is None and place in sights:
        mask, face = drawing(sights[place]), "peek"
    words = tokens(now.line)[1] if now else frozenset()
    pickable = now is not None and now.panel in ("cards", "sure") and (token in next_words(now.answers, now.line) or token in words)
    return Card(place, token, face, mask, with_word(now.line, token) if now and pickable else None, token in words)


def seat(view: Seen, chair: int, letter: str, people: Sequence[Person], cards: Mapping[str, Card]) -> Seat:
    says, slot = answered(view, letter)
    asked = view.asked is not None and view.asked[0] == letter
    return Seat(
        chair=chair,
        letter=letter,
        person=next(person for person in people if person.letter == letter),
        coins=view.coins[letter],
        cards=tuple(c for c in cards.values() if c.owner == letter),
        says=says or ("wait" if asked and view.announced else ""),
        says_slot=slot,
        you=letter == view.viewer,
        turn=letter == view.active,
        asked=asked,
        shown=any(place.split(".")[0] == letter for place in view.shown),
        owes=letter in view.owes,
        winner=letter in view.won,
    )


def answered(view: Seen, letter: str) -> tuple[str, str]:
    """What somebody has said in the announcement under way, and of which card."""
    if view.announced is None:
        return "", ""
    if view.announced.announcer.split(".")[0] == letter:
        return "announce", view.announced.announcer.partition(".")[2]
    if letter not in view.announced.answers:
        return "", ""
    place = view.announced.answers[letter]
    return ("contest", place.partition(".")[2]) if place else ("pass", "")


def moves(event: object) -> bool:
    return str(event).split(" ")[0] in MOVES


def story(events: Sequence[object]) -> tuple[object, ...]:
    """What happened in the turn before, or so far in this one."""
    turns = [number for number, event in enumerate(events) if str(event).startswith("turn ")]
    if not turns:
        return tuple(events)
    begun = turns[-1] + 1
    if begun < len(events):
        return tuple(events[begun:])
    return tuple(events[turns[-2] + 1 : turns[-1]] if len(turns) > 1 else events[: turns[-1]])


def reason(events: Sequence[object]) -> str:
    """`thirteen`, `cheat`, `richest`, or nothing while the match runs."""
    return next((str(event).split(" ")[2] for event in reversed(events) if str(event).startswith("won ")), "")
