"""What a page of Mascarade shows: built from one viewer's view and, if it is theirs, the open question; never from a state.

Nothing here is language: texts are chosen by the template. What a face-down card hides is in no field, its owner's included.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from antifaz.core.events import Event
from antifaz.core.game import Question
from antifaz.core.sheet import Person, Recalled, Sheet
from antifaz.games.mascarade.view import Announcement, MascaradeView

OWN = ("left", "right", "protected")
MOVES = frozenset(
    "looked swapped announced contested passed shown hid chose declined claimed took paid fortunes chairs turn won".split()
)
"""The public events that something on the table moves for; a secret one (`exchanged`, `saw`) never reaches the page's script."""


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
    """the mask's word, when it lies open to this viewer"""
    known: str | None = None
    """the mask the viewer is certain of, where the table's memory lets the page repeat it"""
    possible: tuple[str, ...] = ()
    """in a lesson the masks that this card can be, the likeliest first"""
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
    you: bool
    turn: bool
    asked: bool
    shown: bool
    owes: bool
    winner: bool


@dataclass(frozen=True, slots=True)
class Mask:
    """A mask in play."""

    word: str
    copies: int


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log; its words come from the event."""

    number: int
    turn: int
    event: Event
    actor: str
    """who moves the cards, where the event does not say it"""
    mask: str
    """the drawing beside it, or nothing"""
    icon: str
    secret: bool
    rules: tuple[str, ...]


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
    game: str
    edition: str
    viewer: str
    seats: tuple[Seat, ...]
    each: int
    """cards a person"""
    centre: tuple[Card, ...]
    court: int
    bank: int
    turn: int
    active: str
    announced: Announcement | None
    chosen: tuple[str, ...]
    asked: str | None
    kind: str | None
    masks: tuple[Mask, ...]
    question: Question | None
    step: Step | None
    lines: tuple[str, ...]
    """every whole line that answers the question: the script's material"""
    sights: tuple[Card, ...]
    """the cards this viewer is looking at, until they say "seen"; the own one first"""
    restricted: bool
    owes: bool
    won: tuple[str, ...]
    reason: str
    log: tuple[Line, ...]
    moves: tuple[tuple[int, str], ...]
    """number and text of each public event since the last page"""
    seen: int
    """how many events this viewer has had"""

    def seat(self, letter: str) -> Seat:
        return next(seat for seat in self.seats if seat.letter == letter)

    def card(self, place: str) -> Card:
        places = (card for seat in self.seats for card in seat.cards)
        return next(card for card in (*places, *self.centre) if place in (card.place, card.token))

    def verb(self, verb: str) -> bool:
        """Whether some answer begins with this word."""
        return any(line.split(" ")[0] == verb for line in self.lines)

    def line_with(self, word: str) -> str:
        """The answer that this word completes, as far as the line goes now."""
        answers = self.step.answers if self.step else ()
        return next((line for line in answers if word in tokens(line)[1]), "")

    def secret(self, bracket: str) -> str:
        """The answer behind the mask, once the cards are chosen."""
        return self.line_with(bracket) if self.step and self.step.panel == "secret" else ""

    @property
    def picked(self) -> tuple[Card, ...]:
        picked = {c.token: c for c in (*(c for seat in self.seats for c in seat.cards), *self.centre) if c.picked}
        return tuple(picked.values())

    @property
    def pairs(self) -> bool:
        """Whether two cards are chosen together."""
        return any(sum(map(is_place, tokens(line)[1])) > 1 for line in self.lines)

    @property
    def under(self) -> tuple[Card, ...]:
        """The two cards under the table: looked at (Spy), chosen (Fool), or one's own and the one picked."""
        if self.sights:
            return self.sights
        if self.kind == "exchange":
            return tuple(self.card(place) for place in self.chosen)
        own = tuple(card for seat in self.seats if seat.you for card in seat.cards if len(seat.cards) == 1)
        both = (*(c for c in own if c not in self.picked), *self.picked)
        return both[:2] if len(both) > 1 else (*both, *both)[:2]

    @property
    def bars(self) -> str:
        """Why not every action is possible: `opening`, `owes`, `restricted`, or nothing."""
        if self.kind != "turn" or (self.verb("look") and self.verb("announce")):
            return ""
        return "opening" if self.turn <= 4 else "restricted" if self.restricted else "owes"

    def bar_rules(self, edition: str) -> tuple[str, ...]:
        restricted = ("M1-RESTRICT-01", "M1-RESTRICT-02") if edition == "1" else ("M2-RESTRICT-01", "M2-RESTRICT-02")
        return {"opening": ("MA-OPEN-01", "MA-OPEN-03"), "restricted": restricted, "owes": ("MA-LOOK-05",)}[self.bars]

    @property
    def about(self) -> Mapping[str, str]:
        """The public facts that the wording of the open question needs, whoever is asked."""
        if self.question:
            return self.question.about
        return {"announcer": self.announced.announcer[0], "piece": self.announced.mask} if self.announced else {}

    @property
    def end_rules(self) -> tuple[str, ...]:
        """Why the match ended as it did."""
        return RULES.get(f"won {self.reason}", ())

    @property
    def before_me(self) -> int:
        """How many are still asked between who is asked now and the viewer."""
        letters = [seat.letter for seat in self.seats]
        if self.asked is None or self.viewer not in letters:
            return 0
        return max(0, (letters.index(self.viewer) - letters.index(self.asked)) % len(letters) - 1)

    @property
    def recent(self) -> tuple[Line, ...]:
        """The last three things that happened; whose turn it is stands above them."""
        return tuple(line for line in self.log if line.event.kind not in ("turn", "hid", "dealt"))[-3:]

    @property
    def ranking(self) -> list[tuple[int, Seat]]:
        """Winners first, then by wealth; equal wealth shares a place."""
        seats = sorted(self.seats, key=lambda seat: (not seat.winner, -seat.coins))
        ranks: list[tuple[int, Seat]] = []
        for number, seat in enumerate(seats, 1):
            before = ranks[-1] if ranks else None
            same = (before and (before[1].winner, before[1].coins) == (seat.winner, seat.coins)) or (before and seat.winner)
            ranks.append((before[0] if before and same else number, seat))
        return ranks


def tokens(line: str) -> tuple[str, frozenset[str]]:
    """The verb of a line, and the words that follow it, in whatever order they are picked."""
    verb, *rest = line.split(" ")
    return verb, frozenset(rest)


def still_possible(lines: Iterable[str], picked: str) -> tuple[str, ...]:
    """The whole lines that begin with this verb and hold these words."""
    verb, words = tokens(picked)
    return tuple(line for line in lines if not verb or (tokens(line)[0] == verb and words <= tokens(line)[1]))


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


def step(question: Question | None, lines: Sequence[str], line: str) -> Step | None:
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


def page(sheet: Sheet, *, edition: str, line: str = "", since: int = 0) -> Page:
    """What this viewer's page shows now; `line` is what has been picked without script, `since` the last event told."""
    view, question = sheet.view, sheet.question
    assert isinstance(view, MascaradeView)
    lines = tuple(question.lines()) if question else ()
    now = step(question, lines, line)
    sights = {one.event.args[0]: one.event.args[1] for one in sheet.sights}
    # While people look at the cards that were dealt, nothing has moved: everybody knows all of them (MA-SETUP-09).
    dealt = sheet.phase == "dealt"
    possible = sheet.lesson.possible() if sheet.lesson else {}
    cards = {
        place: card(view, place, sights, now, knows=sheet.knows, dealt=dealt, possible=tuple(possible.get(place, ())))
        for place in view.cards
    }
    chairs = enumerate(round_from(view), 1)
    seats = tuple(seat(view, chair, person_at(letter, sheet.people), cards, dealt=dealt) for chair, letter in chairs)
    return Page(
        template="mascarade/table.html",
        game="mascarade",
        edition=edition,
        viewer=view.viewer,
        seats=seats,
        each=view.places,
        centre=tuple(cards[place] for place in view.centre()),
        court=view.court,
        bank=view.bank,
        turn=0 if dealt else view.turn,
        active="" if dealt else view.active or "",
        announced=view.announced,
        chosen=tuple(view.chosen),
        asked=view.asked[0] if view.asked and not dealt else None,
        kind=view.asked[1] if view.asked and not dealt else None,
        masks=tuple(Mask(word, view.masks.count(word)) for word in dict.fromkeys(view.masks)),
        question=question,
        step=now,
        lines=lines,
        sights=tuple(sorted((c for c in cards.values() if c.face == "peek"), key=lambda c: c.owner != view.viewer)),
        restricted=view.viewer in view.order and view.restricted(view.viewer),
        owes=view.viewer in view.owes,
        won=tuple(view.won),
        reason=view.reason,
        log=tuple(story((one for one in sheet.log if not dealt or one.event.kind == "dealt"), edition)),
        moves=tuple((n, str(event)) for n, event in enumerate(view.events, 1) if n > since and event.kind in MOVES),
        seen=len(view.events),
    )


def person_at(letter: str, people: Sequence[Person]) -> Person:
    return next(person for person in people if person.letter == letter)


def round_from(view: MascaradeView) -> list[str]:
    """The people clockwise, from the chair the viewer sat down on: chairs stay where they are when people change them."""
    first = sorted(view.order).index(view.viewer) if view.viewer in view.order else 0
    return [*view.order[first:], *view.order[:first]]


def card(
    view: MascaradeView,
    place: str,
    sights: Mapping[str, str],
    now: Step | None,
    *,
    knows: bool,
    dealt: bool,
    possible: tuple[str, ...] = (),
) -> Card:
    owner, _, slot = place.partition(".")
    token = slot if slot and owner == view.viewer else place
    if slot and now and owner in next_words(now.answers, ""):
        token = owner  # a person is chosen, not a card: all the cards before that person stand for it
    seen = view.cards[place]
    mask = seen.mask if seen.open or dealt else None
    face = "up" if mask else "down"
    if mask is None and place in sights:
        mask, face = sights[place], "peek"
    words = tokens(now.line)[1] if now else frozenset()
    choosing = now is not None and now.panel in ("cards", "sure")
    pickable = choosing and now is not None and (token in next_words(now.answers, now.line) or token in words)
    choose = with_word(now.line, token) if now and pickable else None
    hidden = face == "down"
    known = seen.mask if knows and hidden else None
    return Card(place, token, face, mask, known, possible if hidden else (), choose, token in words)


def seat(view: MascaradeView, chair: int, person: Person, cards: Mapping[str, Card], *, dealt: bool) -> Seat:
    letter = person.letter
    says = answered(view, letter)
    asked = view.asked is not None and view.asked[0] == letter
    return Seat(
        chair=chair,
        letter=letter,
        person=person,
        coins=view.coins[letter],
        cards=tuple(cards[place] for place in view.own(letter) if place in cards),
        says=says or ("wait" if asked and view.announced else ""),
        you=letter == view.viewer,
        turn=letter == view.active and not dealt,
        asked=asked and not dealt,
        shown=view.restricted(letter),
        owes=letter in view.owes,
        winner=letter in view.won,
    )


def answered(view: MascaradeView, letter: str) -> str:
    """What somebody has said in the announcement under way."""
    said = view.announced
    if said is None or view.won:
        return ""
    if said.announcer == letter:
        return "announce"
    if letter not in said.answers:
        return ""
    if said.answers[letter]:
        return "contest"
    return "pass" if view.asked and view.asked[1] == "contest" else ""


ICONS: Mapping[str, str] = {
    "looked": "look", "saw": "look", "swapped": "swap", "exchanged": "swap", "contested": "hand", "passed": "no",
    "shown": "shown", "hid": "shown", "chose": "target", "fortunes": "swap", "chairs": "people", "won": "crown",
    "took": "coin", "paid": "court",
}  # fmt: skip
"""The picture beside a sentence, by the kind of its event."""

RULES: Mapping[str, tuple[str, ...]] = {
    "swapped": ("MA-SWAP-06",),
    "paid": ("MA-FINE-01", "MA-FINE-04"),
    "hid": ("MA-FACEDOWN-01",),
    "fortunes": ("{edition}-POWER-WITCH-01",),
    "chairs": ("{edition}-POWER-PUPPET-02",),
    "won thirteen": ("MA-END-01",),
    "won cheat": ("MA-END-04",),
    "won richest": ("MA-END-02", "MA-END-03"),
}
"""The rules behind what may surprise."""


def story(recalled: Iterable[Recalled], edition: str) -> Iterable[Line]:
    """The log: each event with its turn, and with who moves the cards where the event does not say it."""
    turn, actor, power = 0, "", ""
    for one in recalled:
        event = one.event
        if event.kind == "turn":
            turn, actor, power = int(event.args[0]), event.args[1], ""
        if event.kind == "announced":
            power = event.args[-1]
        mask = next((word for word in event.args if word[0].isupper()), power if event.kind == "took" else "")
        yield Line(one.number, turn, event, actor, mask, ICONS.get(event.kind, "go"), one.private, rules(event, power, edition))
        if event.kind == "chose":
            actor = event.args[0]


def rules(event: Event, power: str, edition: str) -> tuple[str, ...]:
    """The rules that "why?" shows beside an event."""
    if event.kind == "took" and power:
        return (f"M{edition}-POWER-{power.removesuffix('Master').upper()}-01",)
    kind = f"won {event.args[-1]}" if event.kind == "won" else event.kind
    return tuple(id.format(edition=f"M{edition}") for id in RULES.get(kind, ()))
