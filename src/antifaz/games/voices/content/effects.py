"""The effect vocabulary of Voices (rules/voices.md, section 14): words in, small frozen objects out.

An effect is a tuple of ops, done in order. Who does it, and when, is written on the card, never in
the effect. `str()` gives the words back.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from antifaz.core.errors import Unreadable

REGIONS: Final = ("MO", "IN", "SP", "OB", "PL")
JURORS: Final = ("LO", "JU", "SO", "WA", "DI", "TR")
FACES: Final = ("G", "I")
ANY: Final = JURORS  # what `*` stands for


@dataclass(frozen=True, slots=True)
class Place:
    """G@x, I@x: one guilty or innocent token on one of these jurors; the user chooses which."""

    face: str
    jurors: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.face}@{where(self.jurors)}"


@dataclass(frozen=True, slots=True)
class Influence:
    """INF d>p@x: draw d influence tokens, look, place p of them. `INF 1>0-1@*`: least 0, most 1 (a "may")."""

    draw: int
    least: int
    most: int
    jurors: tuple[str, ...]

    def __str__(self) -> str:
        placed = str(self.most) if self.least == self.most else f"{self.least}-{self.most}"
        return f"INF {self.draw}>{placed}@{where(self.jurors)}"


@dataclass(frozen=True, slots=True)
class Peek:
    """PEEK@*: look at all influence tokens on one juror."""

    def __str__(self) -> str:
        return "PEEK@*"


@dataclass(frozen=True, slots=True)
class Shift:
    """SHIFT@*: look at the top influence token of a juror; discard it or put it on top of a different juror's pile."""

    def __str__(self) -> str:
        return "SHIFT@*"


@dataclass(frozen=True, slots=True)
class Move:
    """MOVE G, MOVE I: one such token to the same box of another juror. MOVE placed: the token just placed."""

    face: str

    def __str__(self) -> str:
        return f"MOVE {self.face}"


@dataclass(frozen=True, slots=True)
class Cut:
    """CUT G@x, CUT I@x: discard one such token from one of these jurors."""

    face: str
    jurors: tuple[str, ...]

    def __str__(self) -> str:
        return f"CUT {self.face}@{where(self.jurors)}"


@dataclass(frozen=True, slots=True)
class Hit:
    """HIT n@*: destroy n markers in one region. HIT 1@edge: one of an opponent that sticks out, where you inserted."""

    count: int
    target: str

    def __str__(self) -> str:
        return f"HIT {self.count}@{self.target}"


@dataclass(frozen=True, slots=True)
class Draw:
    """STRAT n: draw n strategy cards (facets only)."""

    count: int

    def __str__(self) -> str:
        return f"STRAT {self.count}"


@dataclass(frozen=True, slots=True)
class Add:
    """ADD n: n more for the user's total in the region just announced."""

    count: int

    def __str__(self) -> str:
        return f"ADD {self.count}"


@dataclass(frozen=True, slots=True)
class Insert:
    """INSERT src@region: push one of the user's own markers.

    src: `destroyed 1` (a destroyed marker of value 1), `lost` (one of those this insertion destroyed), `other` (another
    marker of the region, not the one just inserted). region: `here` (that of the insertion) or `elsewhere`.
    """

    source: str
    region: str

    def __str__(self) -> str:
        return f"INSERT {self.source}@{self.region}"


@dataclass(frozen=True, slots=True)
class Special:
    """A word that one strategy card alone uses; the rules have code for it. TUCK, REDRAW, EXCHANGE."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Choice:
    """CH{a / b}: an open choice, both options known."""

    options: "tuple[Effect, Effect]"

    def __str__(self) -> str:
        return f"CH{{{' / '.join(written(option) for option in self.options)}}}"


@dataclass(frozen=True, slots=True)
class Hidden:
    """HID{A 'label': a / B 'label': b}: a hidden choice, only the labels are known (VH-RES-6)."""

    labels: tuple[str, str]
    options: "tuple[Effect, Effect]"

    def __str__(self) -> str:
        (a, b), (first, second) = self.labels, self.options
        return f"HID{{A '{a}': {written(first)} / B '{b}': {written(second)}}}"


Op: TypeAlias = Place | Influence | Peek | Shift | Move | Cut | Hit | Draw | Add | Insert | Special | Choice | Hidden
Effect: TypeAlias = tuple[Op, ...]


def written(effect: Effect) -> str:
    return ",".join(str(op) for op in effect)


def where(jurors: tuple[str, ...]) -> str:
    return "*" if jurors == ANY else "/".join(jurors)


def ops(effect: Effect) -> list[Op]:
    """Every op of an effect, those inside choices included, in reading order."""
    found: list[Op] = []
    for op in effect:
        found.append(op)
        if isinstance(op, Choice | Hidden):
            for option in op.options:
                found += ops(option)
    return found


# What each kind of card may say. Facets alone hold strategy cards, and only a side with a clue can hide its options.
COMMON: Final = frozenset({Place, Influence, Peek, Shift, Move, Cut, Hit})
PROSECUTOR: Final = COMMON | {Choice}
REGION: Final = COMMON | {Choice, Hidden, Draw}
STRATEGY: Final = COMMON | {Choice, Draw, Add, Insert, Special}
# Forms that speak of the event that opened a window, which a trial card does not have.
WINDOW_FORMS: Final = frozenset({"placed", "edge"})


def read_effect(text: str, allowed: frozenset[type]) -> Effect:
    """An effect from its words; raises Unreadable with the word, the reason and what would have been read."""
    effect = _effect(text.strip())
    for op in ops(effect):
        if type(op) not in allowed or (allowed is not STRATEGY and _speaks_of_a_window(op)):
            raise _unreadable(str(op), "a word that this kind of card cannot use")
    return effect


def _speaks_of_a_window(op: Op) -> bool:
    match op:
        case Move(face):
            return face in WINDOW_FORMS
        case Hit(_, target):
            return target in WINDOW_FORMS
        case Influence(_, least, most, _):
            return least != most  # VH-TOK-4: on trial cards the number placed is compulsory
    return False


def _effect(text: str) -> Effect:
    if text.startswith(("CH{", "HID{")):
        return (_choice(text),)
    return tuple(_op(part.strip()) for part in text.split(","))


def _choice(text: str) -> Op:
    form = re.fullmatch(r"(CH|HID)\{(.*)\}", text)
    if not form or "{" in form[2]:
        raise _unreadable(text, "not one choice in one pair of braces")
    options = form[2].split(" / ")
    if len(options) != 2:
        raise _unreadable(text, "not two options with ` / ` between them")
    if form[1] == "CH":
        return Choice((_effect(options[0]), _effect(options[1])))
    sides = [re.fullmatch(r"([AB]) '([^']+)': (.+)", option) for option in options]
    first, second = sides
    if not first or not second or first[1] + second[1] != "AB":
        raise _unreadable(text, "not of the form HID{A 'label': a / B 'label': b}")
    return Hidden((first[2], second[2]), (_effect(first[3]), _effect(second[3])))


def _op(text: str) -> Op:
    for pattern, make in _FORMS:
        form = re.fullmatch(pattern, text)
        if form:
            return make(form)
    raise _unreadable(text, f"not an effect; the words are {_WORDS}")


def _jurors(text: str) -> tuple[str, ...]:
    if text == "*":
        return ANY
    jurors = tuple(text.split("/"))
    for juror in jurors:
        if juror not in JURORS:
            raise _unreadable(juror, f"not a juror; the jurors are {', '.join(JURORS)} and * for any")
    if len(set(jurors)) != len(jurors):
        raise _unreadable(text, "a juror named twice")
    return jurors


def _influence(form: re.Match[str]) -> Influence:
    draw, least, most = int(form[1]), int(form[2]), int(form[3] or form[2])
    if not (least <= most <= draw and most >= 1):
        raise _unreadable(form[0], f"not possible: {draw} drawn and {form[2] + (form[3] or '')} placed")
    return Influence(draw, least, most, _jurors(form[4]))


_FORMS: Final[list[tuple[str, Callable[[re.Match[str]], Op]]]] = [
    (r"([GI])@(\S+)", lambda form: Place(form[1], _jurors(form[2]))),
    (r"INF ([1-9])>(\d)(?:-(\d))?@(\S+)", _influence),
    (r"PEEK@\*", lambda _: Peek()),
    (r"SHIFT@\*", lambda _: Shift()),
    (r"MOVE (G|I|placed)", lambda form: Move(form[1])),
    (r"CUT ([GI])@(\S+)", lambda form: Cut(form[1], _jurors(form[2]))),
    (r"HIT ([1-9])@(\*|edge)", lambda form: Hit(int(form[1]), form[2])),
    (r"STRAT ([1-3])", lambda form: Draw(int(form[1]))),
    (r"ADD ([1-9])", lambda form: Add(int(form[1]))),
    (r"INSERT (destroyed 1|lost|other)@(here|elsewhere)", lambda form: Insert(form[1], form[2])),
    (r"(TUCK|REDRAW|EXCHANGE)", lambda form: Special(form[1])),
]
_WORDS: Final = (
    "G@x, I@x, INF d>p@x, PEEK@*, SHIFT@*, MOVE G, MOVE I, MOVE placed, CUT G@x, CUT I@x, HIT n@*, HIT 1@edge, "
    "STRAT n, ADD n, INSERT source@region, TUCK, REDRAW, EXCHANGE, CH{a / b}, HID{A 'label': a / B 'label': b}"
)


def _unreadable(text: str, reason: str) -> Unreadable:
    return Unreadable(f"`{text}`: {reason}", id="content", word=text, reason=reason)
