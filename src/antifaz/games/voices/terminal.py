"""Voices in My Head drawn in rows of text, from one viewer's view; the sentences are those of the page.

The jury above, the five platforms with their totals, the people, the trial card as far as it has been read, one's own role
and hand. A push is asked number by number, beside a plan of its platform.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from antifaz.core.events import Event
from antifaz.core.game import Game, Question, View
from antifaz.core.seats import LETTERS
from antifaz.games.voices.content.effects import Hidden
from antifaz.games.voices.page import RULES as BEHIND
from antifaz.games.voices.page import Disc, Line, Read, Seat, page
from antifaz.games.voices.page import story as lines_of
from antifaz.games.voices.pieces import CARDS, JURORS, PLACES, REGIONS, ROLES
from antifaz.games.voices.platforms import STANDARD
from antifaz.games.voices.speech import Speech
from antifaz.games.voices.view import VoicesView

WIDE: Final = True
"""The table needs the whole width of a screen; the story goes below it."""
ASKED: Final = "▸"
NAMES: Final = 10
"""Columns for a person's name."""
COLUMNS: Final = 78
"""Columns of the whole table."""
MIDDLE: Final = 400
"""Of a platform's front, in tenths of a millimetre."""

# Of a plan, in millimetres: a sign is about twice as high as it is wide, and markers may stick out over the edges.
ACROSS: Final = 2.5
ALONG: Final = 6.0
DEPTH: Final = STANDARD.depth / 10
RADIUS: Final = max(STANDARD.radii) / 10
WIDE_AS: Final = round(STANDARD.width / 10 / ACROSS)
BEYOND: Final = round(RADIUS / ACROSS)
DEEP: Final = ceil((DEPTH + RADIUS) / ALONG)
DISCS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person as the page knows them."""

    letter: str
    name: str


@dataclass(frozen=True, slots=True)
class Told:
    """An event with its number, as the log knows it."""

    number: int
    event: Event
    private: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the page is made from."""

    viewer: str
    phase: str
    view: View
    question: Question | None
    people: Sequence[Somebody]
    log: Sequence[Told] = ()
    sights: Sequence[Told] = ()
    knows: bool = True
    lesson: None = None


def spoken(view: View, words: Any, question: Question | None = None, line: str = "") -> Speech:
    """The page of this viewer, and who says it."""
    assert isinstance(view, VoicesView)
    people = [Somebody(letter, words.name(letter)) for letter in view.letters]
    seen = [Told(n, event, private=True) for n, event in enumerate(view.events, 1) if event.kind == "saw"]
    made = page(Sheet(view.viewer, "", view, question, people, sights=seen), line=line)
    return Speech(made, words, words.messages.language)


# -- the table ---------------------------------------------------------------------------------------------------


def rows(view: View, words: Any, **_face_down: object) -> list[str]:
    """The jury, the platforms, the people, the card, what is one's own."""
    speech = spoken(view, words)
    if speech.page.kind == "card" and speech.page.waiting:
        return [*jury(speech), *mind(speech), *desk(speech)]
    return [*jury(speech), *mind(speech), *voices(speech), *docket(speech), *own(speech)]


def wrapped(text: str) -> list[str]:
    """A text in as many rows as it needs."""
    return textwrap.wrap(text, COLUMNS, initial_indent="  ", subsequent_indent="    ")


def desk(speech: Speech) -> Iterator[str]:
    """VH-KNO-5: the three cards behind the prosecutor's screen; their texts are read by nobody before the card is read aloud."""
    for card in speech.page.waiting:
        yield from wrapped(f"{speech.say(f'place-{card.place}')}: {front(speech, card.trial)}")


def cut(text: str, columns: int) -> str:
    """No longer than so many columns."""
    return text if len(text) <= columns else f"{text[: columns - 1]}…"


def in_row(cells: Sequence[str], across: int) -> Iterator[str]:
    """Cells of one width, so many in a row."""
    wide = COLUMNS // across
    for place in range(0, len(cells), across):
        yield "".join(f"{cut(cell, wide - 1):<{wide}}" for cell in cells[place : place + across]).rstrip()


def jury(speech: Speech) -> Iterator[str]:
    """VH-KNO-11: open tokens and the number of closed ones; at the end the verdicts."""
    cells = []
    for juror in speech.page.jurors:
        verdict = f" {speech.say(f'verdict-{juror.verdict}')}" if juror.verdict else ""
        sealed = f" ?{juror.influence}" if juror.influence else ""
        tokens = speech.say("table-tokens", guilty=juror.guilty, innocent=juror.innocent)
        cells.append(f"  {speech.juror(juror.word)} {tokens}{sealed}{verdict}")
    yield from in_row(cells, 3)


def mind(speech: Speech) -> Iterator[str]:
    """VH-PHY-22: what everybody's markers are worth in each region, the highest first."""
    for region in speech.page.regions:
        out = [speech.marker(disc) for disc in region.discs if disc.out]
        beyond = f"  ({speech.say('table-out', markers=', '.join(out))})" if out else ""
        yield cut(f"  {speech.region(region.word):<15} {len(region.discs):>2}◍  {speech.totals(region)}{beyond}", COLUMNS)


def voices(speech: Speech) -> Iterator[str]:
    """The people: colours, markers left, cards in hand, markers destroyed."""
    yield from in_row([person(speech, seat) for seat in speech.page.seats], 2)


def person(speech: Speech, seat: Seat) -> str:
    asked = ASKED if seat.asked else " "
    colours = "/".join(speech.say(f"marker-{colour}.name") for colour in seat.colours)
    cards = "" if seat.prosecutor else f" {seat.cards}▤"
    lost = f" †{len(seat.destroyed)}" if seat.destroyed else ""
    flags = ("①" if seat.first else "") + ("★" if seat.winner else "")
    role = f" {speech.role(seat.role)}" if seat.role else ""
    return f"{asked} {cut(speech.name(seat.letter), NAMES)} {colours} {seat.markers}◍{cards}{lost}{flags}{role}"


def docket(speech: Speech) -> Iterator[str]:
    """VH-KNO-20: the card of the round, and what of it is being resolved, with who decides."""
    card = speech.page.docket
    if card is None:
        return
    left, right = (speech.region(word) for word in card.regions)
    yield cut(f"  {speech.say('page-card')}: {left} → {right}", COLUMNS)
    if card.flavour:
        yield from wrapped(f"“{speech.texts[card.flavour]}”")
    for read in card.abilities:
        if read.now:
            yield from wrapped(ability(speech, read))


def ability(speech: Speech, read: Read) -> str:
    """`Speech · Ana decides: 1 guilty token on the wary juror.`"""
    who = f" · {speech.name(read.user)}" if read.user else ""
    effect = speech.effect(read.effect) if read.effect else "A / B" if read.labels else ""
    return f"{speech.heading(read.heading)}{who}: {effect}".removesuffix(": ")


def own(speech: Speech) -> Iterator[str]:
    """VH-KNO-1, VH-KNO-3: nobody else's."""
    mine = speech.page.own
    if mine is None:
        return
    yield from wrapped(f"{speech.say('page-you-are', role=speech.role(mine.role))}. {speech.wins(mine.role)}")
    cards = ", ".join(speech.card(card.word) for card in mine.hand)
    read_aloud = speech.page.docket is not None and bool(speech.page.docket.side)
    if cards and not read_aloud:
        yield cut(f"  {speech.say('page-hand')}: {cards}", COLUMNS)


def summary(view: View, words: Any) -> str:
    """What is left of the piles."""
    assert isinstance(view, VoicesView)
    return str(words.text("table-summary", influence=view.influence_left, cards=view.strategies_left))


def turn(view: View) -> int:
    """Which round it is."""
    assert isinstance(view, VoicesView)
    return view.round


def pieces(view: View) -> list[str]:
    """The roles that may be in the game."""
    assert isinstance(view, VoicesView)
    return list(ROLES)


def alone(_view: View) -> list[str]:
    """No place of this game has a number."""
    return []


def dealt(_view: View) -> Mapping[str, str]:
    """Nothing has to be remembered before it begins."""
    return {}


def powers(view: View, words: Any) -> list[tuple[str, str]]:
    """The story, the card as it has been read aloud, one's own cards in full, the roles that may be in the game."""
    speech = spoken(view, words)
    made = speech.page
    found = []
    if made.story:
        found.append((speech.texts[f"{made.story}.title"], speech.texts[f"{made.story}.start"]))
    if made.docket and made.docket.flavour:
        found.append((speech.say("page-card"), speech.texts[made.docket.flavour]))
    for card in made.own.hand if made.own else ():
        found.append((speech.card(card.word), f"{speech.texts[f'{card.code}.when']}: {speech.card_effect(card.word)}"))
    return [*found, *((speech.role(role), speech.wins(role)) for role in made.roles)]


def ending(view: View, words: Any) -> list[str]:
    """VH-END-6: who was who, and by which numbers each won or lost."""
    speech = spoken(view, words)
    lines = [""]
    for seat in speech.page.seats:
        result = speech.say("page-wins" if seat.winner else "page-loses")
        lines.append(f"{speech.name(seat.letter)}: {speech.role(seat.role)} – {result}. {speech.wins(seat.role)}")
        lines += [f"  {'✓' if fact.holds else '✗'} {speech.fact(fact)}" for fact in seat.facts]
    return lines


# -- the story ---------------------------------------------------------------------------------------------------


class Story:
    """What one viewer has been told, a sentence an event; what is part of another's sentence has none of its own."""

    def __init__(self, words: Any) -> None:
        self.words = words
        self.sentences: dict[tuple[int, int, int], str] = {}
        self.lines: list[str] = []

    def told(self, view: View) -> list[str]:
        """All sentences up to now."""
        assert isinstance(view, VoicesView)
        if len(self.lines) == len(view.events):
            return self.lines
        speech = spoken(view, self.words)
        numbered = [Told(number, event, private=False) for number, event in enumerate(view.events, 1)]
        told = [""] * len(numbered)
        for line in lines_of(view, numbered):
            key = (line.number, line.count, len(line.moved))
            if key not in self.sentences:
                self.sentences[key] = self.sentence(speech, view, line)
            told[line.number - 1] = self.sentences[key]
        self.lines = told
        return told

    def sentence(self, speech: Speech, view: VoicesView, line: Line) -> str:
        """One sentence; when a card is read, the text that everybody hears (VH-RES-2)."""
        told = speech.line(line)
        if line.event.kind != "read":
            return told
        chosen = [event.args[1] for event in view.events[: line.number] if event.kind == "chose"]
        return f"{told} {speech.texts[f'{chosen[-1]}.{line.event.args[0]}']}" if chosen else told


# -- what is asked -----------------------------------------------------------------------------------------------


def following(question: Question, line: str) -> Question:
    """The question that continues a line."""
    rest = line.split()
    while rest:
        answer = next(answer for answer in question.answers if rest[: len(answer.text.split())] == answer.text.split())
        rest = rest[len(answer.text.split()) :]
        after = question.then(answer)
        assert after is not None
        question = after
    return question


def span(question: Question) -> tuple[int, int] | None:
    """The least and the greatest number of a span (VH-PHY-6, VH-PHY-8)."""
    first, last = question.answers[0].text, question.answers[-1].text
    return (int(first), int(last)) if first.lstrip("-").isdecimal() and last.lstrip("-").isdecimal() else None


def title(view: View, question: Question, words: Any, line: str) -> str:
    """What is asked, with what goes on around it; for a push, the legal numbers."""
    speech = spoken(view, words, question)
    told = " ".join(filter(None, [speech.hint(), speech.asked()]))
    if not line:
        return told
    inner = following(question, line)
    legal = span(inner)
    if legal is None:
        return speech.say("page-which-region") if line.startswith("insert ") else told
    which = "entry" if len(line.split()) == 3 else "end"
    return speech.say(f"table-{which}", least=legal[0], most=legal[1], middle=MIDDLE)


def waits(view: View, words: Any) -> str:
    """Who is asked what."""
    return spoken(view, words).asked()


def offers(view: View, question: Question, words: Any, line: str) -> list[tuple[str, str, bool]]:
    """The answers in the words of the page; a span of numbers is typed, and has none."""
    speech = spoken(view, words, question)
    inner = following(question, line)
    if span(inner) is not None:
        return []
    found = []
    for answer in inner.answers:
        text = f"{line} {answer.text}".strip()
        found.append((label(speech, question, text), text, inner.then(answer) is None))
    return list(once(view, found))


def once(view: View, found: Sequence[tuple[str, str, bool]]) -> Iterator[tuple[str, str, bool]]:
    """Of markers that lie on no platform and are called alike, one is enough."""
    assert isinstance(view, VoicesView)
    used = {name for platform in view.platforms.values() for name in platform}
    told = set()
    for label, line, whole in found:
        lying = bool(used & set(line.split()))
        if lying or whole or label not in told:
            yield label, line, whole
        told.add(label)


def label(speech: Speech, question: Question | None, line: str) -> str:
    """An answer by what it names: a marker with its emotion and value, a region, a juror, a card, an effect."""
    verb, *rest = line.split()
    word = (rest[-1] if rest else verb).strip("[]")
    view = speech.page.view
    if word in REGIONS:
        return speech.region(word)
    if word in JURORS:
        return speech.juror(word)
    if word in CARDS:
        return speech.card(word)
    if word in view.pack.trials:
        card = next(one for one in speech.page.waiting if one.trial == word)
        left, right = (speech.region(region) for region in card.regions)
        return f"{speech.say(f'place-{card.place}')}: {left} → {right}"
    if word in ("first", "second"):
        assert speech.page.ask is not None
        option = next(one for one in speech.page.ask.options if one.word == word)
        return f"{'A' if word == 'first' else 'B'}: {speech.option(option)}"
    if word in LETTERS and len(word) == 1:
        return speech.name(word)
    if word in PLACES:
        return speech.place(word)
    if word[0] in view.letters and word[1:].isdecimal():
        return marker(speech, word, own=verb == "insert")
    for message in (f"face-{word}", f"marker-{word}"):
        if speech.voice.messages.has(message):
            return speech.say(f"{message}.name" if message.startswith("marker") else message)
    special = f"answer-{word}-{question.kind if question else ''}"
    return speech.say(special if speech.voice.messages.has(special) else f"answer-{word}")


def front(speech: Speech, trial: str) -> str:
    """VH-KNO-5: a card as the prosecutor sees it: both regions, and what the front does."""
    known = next(one for one in speech.page.waiting if one.trial == trial)
    left, right = (speech.region(word) for word in known.regions)
    effects = []
    for one in known.abilities:
        hidden = any(isinstance(op, Hidden) for op in one.effect)
        effects.append("A/B" if hidden else speech.effect(one.effect))
    return f"{left} → {right}: {' '.join(effects)}"


def marker(speech: Speech, name: str, *, own: bool) -> str:
    """One's own by its emotion, somebody else's by its colour."""
    view = speech.page.view
    disc = disc_named(view, name)
    return speech.piece(disc) if own else f"{speech.marker(disc)} ({speech.name(name[0])})"


def disc_named(view: VoicesView, name: str) -> Disc:
    known = view.marker(name)
    return Disc(name, name[0], view.colour(name), known.emotion.lower(), known.value)


# -- a platform, closely -----------------------------------------------------------------------------------------


def close_up(view: View, words: Any, line: str) -> list[str]:
    """The platform into which a push is being aimed: the gate below with its tenths of a millimetre, each marker by a letter."""
    assert isinstance(view, VoicesView)
    parts = line.split()
    if parts[0] != "insert" or len(parts) < 3 or parts[2] not in REGIONS:
        return []
    speech = spoken(view, words)
    region = next(region for region in speech.page.regions if region.word == parts[2])
    named = dict(zip(DISCS, region.discs, strict=False))
    legend = ", ".join(f"{sign} {speech.marker(disc)}" for sign, disc in named.items())
    ruler = " " * (BEYOND + 3) + "".join(f"{tenths:<4}" for tenths in range(0, 900, 100))
    pushed = f"{label(speech, None, ' '.join(parts[:2]))} → {speech.region(region.word)}"
    return [f"  {pushed}", *(plan_row(named, row) for row in reversed(range(DEEP))), ruler, f"  {legend}".rstrip()]


def plan_row(named: Mapping[str, Disc], row: int) -> str:
    """One row of signs, with the edges of the platform where it has some."""
    y = (row + 0.5) * ALONG
    signs = [sign_at(named, (column + 0.5) * ACROSS, y) for column in range(-BEYOND, WIDE_AS + BEYOND)]
    edge = "│" if y < DEPTH else " "
    left, middle, right = signs[:BEYOND], signs[BEYOND:-BEYOND], signs[-BEYOND:]
    if edge == " " and row == ceil(DEPTH / ALONG):
        middle = [sign if sign != " " else "_" for sign in middle]
    return f"  {''.join(left)}{edge}{''.join(middle)}{edge}{''.join(right)}".rstrip()


def sign_at(named: Mapping[str, Disc], x: float, y: float) -> str:
    """The marker that lies there."""
    for sign, disc in named.items():
        if (disc.x - x) ** 2 + (disc.y - y) ** 2 < RADIUS**2:
            return sign
    return " "


# -- why ---------------------------------------------------------------------------------------------------------

ASKED_BY: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("VH-RND-1",),
    "insert": ("VH-INS-1", "VH-INS-3", "VH-PHY-8"),
    "tie": ("VH-CTL-3",),
    "option": ("VH-RES-6",),
    "limit": ("VH-LIM-4",),
    "share": ("VH-DRW-3",),
    "insertion": ("VH-STR-14", "VH-STR-15"),
    "control": ("VH-STR-14", "VH-STR-15"),
    "trial": ("VH-STR-14", "VH-STR-15"),
    "token": ("VH-STR-14", "VH-STR-15"),
    "order": ("VH-STR-7",),
}
"""The rules behind each question."""


def why(view: View, question: Question | None, _game: Game) -> list[str]:
    """The rules behind what is asked, and behind what happened in this round."""
    assert isinstance(view, VoicesView)
    behind = list(ASKED_BY.get(question.kind, ())) if question else []
    turns = [number for number, event in enumerate(view.events) if event.kind in ("turn", "read")]
    for event in view.events[turns[-1] if turns else 0 :]:
        behind += BEHIND.get(event.kind, ())
    return list(dict.fromkeys(behind))
