"""What a page of Las Mascaradas shows: built from one viewer's view and, if it is theirs, the open question; never from a state.

Nothing here is language: texts are chosen by the template. Of foreign hands only the size is in any field.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from antifaz.core.events import Event
from antifaz.core.game import Answer, Question
from antifaz.core.sheet import Person, Recalled, Sheet
from antifaz.games.mascaradas import scoring
from antifaz.games.mascaradas.content import Content, Mascarada, Operation
from antifaz.games.mascaradas.offer import Offer, Till
from antifaz.games.mascaradas.view import MascaradasView

TRADED: Final = 3
"""LM-TRD-1"""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mascarada that lies open somewhere."""

    word: str
    """`M07`, as lines and events write it"""
    card: Mascarada
    reserved: str = ""
    """whose coin lies on it"""
    fits: tuple[str, ...] = ()
    """the ends of the viewer's parade that it can be joined to"""
    price: int | None = None
    """the fewest pesetas for which the viewer could pay it now"""
    bar: str = ""
    """why the viewer cannot buy it now: `complete`, `reserved`, `fresh`, `fits`, `pesetas`, or nothing"""
    line: str = ""
    """the line that a tap on it begins; it is sent when it is confirmed"""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Resource:
    """A resource card that the viewer sees."""

    word: str
    category: str
    """`gift` for an aguinaldo"""
    line: str = ""
    chosen: bool = False
    leaves: bool = False
    """whether the purchase being prepared takes it"""


@dataclass(frozen=True, slots=True)
class Seat:
    """A person with everything that is public about them."""

    chair: int
    letter: str
    person: Person
    pesetas: int
    cards: int
    parade: tuple[Figure, ...]
    symbols: Mapping[str, int]
    you: bool
    turn: bool
    asked: bool
    first: bool
    complete: bool
    winner: bool

    @property
    def ends(self) -> tuple[str, str]:
        """The open symbols of the parade."""
        return (self.parade[0].card.left, self.parade[-1].card.right) if self.parade else ("", "")


@dataclass(frozen=True, slots=True)
class Consequence:
    """What a purchase brings with it, at once or in the end; `harm` if its buyer loses something."""

    message: str
    values: Mapping[str, str | int]
    rules: tuple[str, ...]
    harm: bool = False


@dataclass(frozen=True, slots=True)
class Purchase:
    """A mascarada about to be bought."""

    figure: Figure
    offer: Offer
    consequences: tuple[Consequence, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """Cards of the own hand that are chosen together: three to trade, some to discard, one to swap."""

    verb: str
    number: int
    picked: tuple[str, ...]
    line: str
    """the whole line once all are picked"""


@dataclass(frozen=True, slots=True)
class Applied:
    """An order-dependent effect that its owner may apply next (LM-SCO-12)."""

    line: str
    figure: Figure
    targets: tuple[Figure, ...]

    @property
    def triples(self) -> bool:
        return any(operation.word == "TRIPLE_UNIQUE_ADJACENT" for operation in self.figure.card.scoring)


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log; its words come from the event."""

    number: int
    event: Event
    mask: str
    icon: str
    secret: bool
    rules: tuple[str, ...]
    actor: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a score sheet: points, and the sentence that says where they come from."""

    points: int
    message: str
    values: Mapping[str, str | int]
    rule: str


@dataclass(frozen=True, slots=True)
class Scored:
    """What one mascarada is worth in the end."""

    figure: Figure
    points: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The score sheet of one person."""

    seat: Seat
    rank: int
    total: int
    parts: Mapping[str, int]
    mascaradas: tuple[Scored, ...]
    entries: Mapping[str, tuple[Entry, ...]]


@dataclass(frozen=True)
class Page:
    """Everything the template of Las Mascaradas reads."""

    template: str
    game: str
    edition: str
    viewer: str
    content: Content
    phase: str
    """`A`, `B` or `C` of the turn"""
    turn: int
    """nothing here: the round stands in the table's own heading"""
    round: int
    size: int
    """how many mascaradas complete a parade"""
    seats: tuple[Seat, ...]
    market: tuple[Figure, ...]
    resources: tuple[Resource, ...]
    hand: tuple[Resource, ...]
    discards: tuple[Resource, ...]
    deck: int
    mascaradas_left: int
    bank: int
    draws: int
    discount: int
    effect: str
    kind: str | None
    asked: str | None
    question: Question | None
    answers: frozenset[str]
    """the whole lines of one word or two that answer the question at once"""
    pick: Pick | None
    purchase: Purchase | None
    about: Figure | None
    """the mascarada that the viewer reads about"""
    applying: tuple[Applied, ...]
    last_round: bool
    scores: tuple[Score, ...]
    reason: str
    log: tuple[Line, ...]
    moves: tuple[tuple[int, str], ...]
    seen: int

    def seat(self, letter: str) -> Seat:
        return next(seat for seat in self.seats if seat.letter == letter)

    @cached_property
    def me(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.you), None)

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if not seat.you)

    @property
    def shown(self) -> Seat:
        """Whose parade walks over the square: the viewer's, or for a spectator that of whoever is to move."""
        return self.me or next((seat for seat in self.seats if seat.turn), self.seats[0])

    def can(self, line: str) -> bool:
        return line in self.answers

    @property
    def picked_figure(self) -> Figure | None:
        """The mascarada about to be reserved or removed."""
        return next((figure for figure in self.market if figure.chosen), None) if not self.purchase else None

    @property
    def trade(self) -> bool:
        return any(line.startswith("trade") for line in self.answers)

    @property
    def newcomer(self) -> bool:
        """Whether the viewer has not bought anything yet: the empty street then tells what to do."""
        return self.me is not None and not self.me.parade and not self.scores

    @property
    def recent(self) -> tuple[Line, ...]:
        return tuple(line for line in self.log if line.event.kind not in ("turn", "revealed", "got"))[-3:]

    def most(self, symbol: str) -> int:
        return max(seat.symbols[symbol] for seat in self.seats)

    @property
    def facts(self) -> Mapping[str, str]:
        """The public facts that the wording of the open question needs."""
        return self.question.about if self.question else {}


def page(sheet: Sheet, *, edition: str, line: str = "", since: int = 0) -> Page:
    """What this viewer's page shows now; `line` is what has been picked without script, `since` the last event told."""
    view, question = sheet.view, sheet.question
    assert isinstance(view, MascaradasView)
    return Maker(view, question, sheet, line).page(edition, since)


class Maker:
    """Makes one page; it holds what its parts have in common."""

    def __init__(self, view: MascaradasView, question: Question | None, sheet: Sheet, line: str) -> None:
        self.view = view
        self.question = question
        self.sheet = sheet
        self.content = view.content
        self.answers = {answer.text: answer for answer in question.answers} if question else {}
        self.line = line if question and self._begins(line) else ""
        self.read = line.removeprefix("about ") if line.startswith("about ") else ""
        self.me = view.viewer if view.viewer in view.order else ""
        self.parade = [self.view.cards[word] for word in view.parades[self.me]] if self.me else []

    def _begins(self, line: str) -> bool:
        """Whether some answer begins as this line does."""
        verb, _, rest = line.partition(" ")
        first = f"{verb} {rest.partition(' ')[0]}".strip()
        return any(first == text or text == verb or (not rest and text.split(" ")[0] == verb) for text in self.answers)

    def page(self, edition: str, since: int) -> Page:
        view = self.view
        purchase, pick = self.purchase(), self.pick()
        seats = tuple(self.seat(chair, letter) for chair, letter in enumerate(self.around(), 1))
        return Page(
            template="mascaradas/table.html",
            game="mascaradas",
            edition=edition,
            viewer=view.viewer,
            content=self.content,
            phase=phase(view),
            turn=0,
            round=view.round,
            size=view.size,
            seats=seats,
            market=tuple(self.in_market(word, purchase) for word in view.market),
            resources=tuple(self.face_up(word) for word in view.resources),
            hand=tuple(self.in_hand(pick, purchase)),
            discards=tuple(self.discarded()),
            deck=view.deck,
            mascaradas_left=view.mascaradas_left,
            bank=view.bank,
            draws=view.draws,
            discount=view.discount,
            effect=view.effect or "",
            kind=view.asked[1] if view.asked else None,
            asked=view.asked[0] if view.asked else None,
            question=self.question,
            answers=frozenset(self.answers),
            pick=pick,
            purchase=purchase,
            about=self.about(purchase),
            applying=tuple(self.applying()),
            last_round=any(self.complete(letter) for letter in view.order),
            scores=tuple(scores(view, seats)) if view.result else (),
            reason=view.result.reason if view.result else "",
            log=tuple(story(self.sheet.log)),
            moves=tuple(moves(view.events, since)),
            seen=len(view.events),
        )

    def around(self) -> list[str]:
        """The people clockwise from the viewer."""
        first = self.view.order.index(self.me) if self.me else 0
        return [*self.view.order[first:], *self.view.order[:first]]

    def complete(self, letter: str) -> bool:
        return len(self.view.parades[letter]) >= self.view.size

    def seat(self, chair: int, letter: str) -> Seat:
        view = self.view
        return Seat(
            chair=chair,
            letter=letter,
            person=next(person for person in self.sheet.people if person.letter == letter),
            pesetas=view.pesetas[letter],
            cards=view.hands[letter],
            parade=tuple(Figure(word, self.view.cards[word]) for word in view.parades[letter]),
            symbols=view.symbols(letter),
            you=letter == self.me,
            turn=letter == view.active,
            asked=view.asked is not None and view.asked[0] == letter,
            first=letter == view.first,
            complete=self.complete(letter),
            winner=letter in view.won,
        )

    # -- the markets ---------------------------------------------------------------------------------------------

    def fits(self, word: str) -> tuple[str, ...]:
        """LM-C-6 to LM-C-9: where this card can be joined to the viewer's parade."""
        return self.view.fits(self.me, word) if self.me and not self.complete(self.me) else ()

    def till(self, card: Mascarada) -> Till:
        return Till(self.content, card, self.view.hand, self.view.pesetas[self.me], self.view.discount if self.buying else 0)

    @property
    def buying(self) -> bool:
        """Whether it is the viewer's own turn, whose discount counts."""
        return self.view.active == self.me

    def in_market(self, word: str, purchase: Purchase | None) -> Figure:
        view, card = self.view, self.view.cards[word]
        fits = self.fits(word)
        price = self.till(card).fewest if self.me else None
        line = next((f"{verb} {word}" for verb in ("buy", "reserve", "remove") if f"{verb} {word}" in self.answers), "")
        return Figure(
            word=word,
            card=card,
            reserved=view.reservations.get(word, ""),
            fits=fits,
            price=price,
            bar=self.bar(word, fits, price),
            line=line,
            chosen=bool(line) and (self.line == line or (purchase is not None and purchase.figure.word == word)),
        )

    def about(self, purchase: Purchase | None) -> Figure | None:
        """The mascarada that was tapped to be read about, or the one that is about to be bought."""
        if self.read in self.view.market:
            return self.in_market(self.read, None)
        if any(self.read in parade for parade in self.view.parades.values()):
            return Figure(self.read, self.view.cards[self.read])
        return purchase.figure if purchase else None

    def bar(self, word: str, fits: tuple[str, ...], price: int | None) -> str:
        """Why the viewer cannot buy this, the nearest reason first."""
        view = self.view
        if not self.me or price is None:
            return ""
        if self.complete(self.me):
            return "complete"
        if view.reservations.get(word, self.me) != self.me:
            return "reserved"
        if word in view.reserved:
            return "fresh"
        if not fits:
            return "fits"
        return "pesetas" if price > view.pesetas[self.me] else ""

    def face_up(self, word: str) -> Resource:
        line = f"take {word}"
        if self.question and self.question.kind == "plan" and "get resources" in self.answers:
            return Resource(word, self.category(word), line)
        if line not in self.answers and self.line.startswith("swap "):
            line = f"{self.line} for {word}"
            return Resource(word, self.category(word), line if word != "Aguinaldo" else "")
        return Resource(word, self.category(word), line if line in self.answers else "")

    def category(self, word: str) -> str:
        return next((str(one.category) for one in self.content.goods if one.type == word.lower()), "gift")

    def discarded(self) -> Iterable[Resource]:
        """What lies in the discards, each type once, with the answer that recovers it."""
        for word in dict.fromkeys(self.view.discards):
            line = f"recover {word}"
            yield Resource(word, self.category(word), line if line in self.answers else "")

    # -- the own hand --------------------------------------------------------------------------------------------

    def in_hand(self, pick: Pick | None, purchase: Purchase | None) -> Iterable[Resource]:
        """The cards of the hand; each can be picked, or leaves with the purchase that is being prepared."""
        picked = list(pick.picked) if pick else []
        leaving = list(purchase.offer.given) if purchase else []
        for word in self.view.hand:
            line = self.with_card(pick, word, chosen=word in picked) if pick else ""
            yield Resource(word, self.category(word), line, chosen=taken(picked, word), leaves=taken(leaving, word))

    def with_card(self, pick: Pick, word: str, *, chosen: bool) -> str:
        """The line with one card more, or less if it was picked."""
        words = list(pick.picked)
        if chosen:
            words.remove(word)
        else:
            words = [*words[: pick.number - 1], word]
        return " ".join([pick.verb, *sorted(words, key=self.view.hand.index)])

    def pick(self) -> Pick | None:
        """Cards of the hand are picked for a trade that was begun, or because the question is about them."""
        if self.question is None:
            return None
        kind = self.question.kind
        if kind in ("discard", "swap"):
            verb, number = kind, (depth(self.question) if kind == "discard" else 1)
        elif self.line.split(" ")[0] == "trade" or kind == "limit":
            verb, number = "trade", TRADED
        else:
            return None
        words = self.line.split(" ")[1 : number + 1] if self.line.startswith(verb) else []
        left = list(self.view.hand)
        picked = tuple(word for word in words if taken(left, word))
        whole = len(picked) == number and verb != "swap"
        return Pick(verb, number, picked, " ".join([verb, *sorted(picked, key=self.view.hand.index)]) if whole else "")

    # -- a purchase ----------------------------------------------------------------------------------------------

    def purchase(self) -> Purchase | None:
        words = self.line.split(" ")
        if words[0] != "buy" or len(words) < 2 or f"buy {words[1]}" not in self.answers:
            return None
        word = words[1]
        figure = Figure(word, self.view.cards[word], self.view.reservations.get(word, ""), self.fits(word))
        offer = self.till(figure.card).offer(word, figure.fits, self.line)
        return Purchase(figure, offer, tuple(self.consequences(figure, offer)))

    def consequences(self, figure: Figure, offer: Offer) -> Iterable[Consequence]:
        """What follows when this card has been joined: its immediate effect as it will turn out, and the end."""
        if not figure.card.immediate:
            yield Consequence("NONE", {}, ())
        for operation in figure.card.immediate:
            yield self.consequence(operation, figure, offer)
        if len(self.parade) + 1 >= self.view.size:
            yield Consequence("completes", {}, ("LM-END-1",))

    def consequence(self, operation: Operation, figure: Figure, offer: Offer) -> Consequence:
        view, values = self.view, dict(operation.named)
        if operation.condition and not self.holds(operation.condition, figure, offer):
            return Consequence("ignored", {}, ("LM-EFF-2",))
        after = view.pesetas[self.me] - offer.pesetas
        if operation.word == "DISCARD":
            n = int(values["n"])
            if len(offer.kept) < n:
                return Consequence("keeps", {"n": n, "left": len(offer.kept)}, ("LM-EFF-3", "LM-EFF-7"))
            exact = len(offer.kept) == n
            return Consequence("loses-all" if exact else "loses", {"n": n}, ("LM-EFF-1",), harm=True)
        if operation.word == "PAY_OTHERS":
            return Consequence("others-gain", values, ("LM-EFF-1",), harm=True)
        if operation.word == "TAX_RICH":
            rich = [letter for letter in view.order if letter != self.me and view.pesetas[letter] >= int(values["n"])]
            return Consequence("taxes", {"count": len(rich)}, ("LM-EFF-5",))
        if operation.word == "RESERVE" and after < 1:
            return Consequence("no-coin", {}, ("LM-RSV-2",))
        return Consequence(operation.word, values, ())

    def holds(self, condition: Operation, figure: Figure, offer: Offer) -> bool:
        """Whether the condition of an effect will be met with this purchase."""
        value = condition.values[0]
        if condition.word == "IF_PESETAS_AT_MOST":
            return self.view.pesetas[self.me] - offer.pesetas <= int(value)
        if not self.parade:
            return False
        if condition.word == "IF_JOINED_SYMBOL":
            return value == (figure.card.left if offer.end == "right" else figure.card.right)
        return value == self.parade[-1 if offer.end == "right" else 0].colour

    # -- the end -------------------------------------------------------------------------------------------------

    def applying(self) -> Iterable[Applied]:
        """The order-dependent effects that may come next, the best first as the question lists them."""
        if self.question is None or self.question.kind != "apply":
            return
        for line in self.question.lines():
            own, *targets = (Figure(word, self.view.cards[word]) for word in line.split(" ")[1:])
            yield Applied(line, own, tuple(targets))


def taken(cards: list[str], word: str) -> bool:
    """Whether the card is among these; it is then taken out."""
    if word not in cards:
        return False
    cards.remove(word)
    return True


def depth(question: Question) -> int:
    """How many questions the line of this one has."""
    number, more = 0, question
    while more is not None:
        number += 1
        answer: Answer = more.answers[0]
        following = more.then(answer)
        if following is None:
            break
        more = following
    return number


def phase(view: MascaradasView) -> str:
    """LM-TRN-1: in which part of the turn something is asked."""
    kind = view.asked[1] if view.asked else ""
    if kind in ("plan", "limit") or (kind == "draw" and view.draws):
        return "B"
    return "C" if kind and kind != "apply" else ""


def scores(view: MascaradasView, seats: Sequence[Seat]) -> Iterable[Score]:
    """The score sheets, the best first; equal totals share a place."""
    sheets = view.sheets
    totals = [sheet.total for sheet in sheets.values()]
    for seat in sorted(seats, key=lambda seat: (-sheets[seat.letter].total, view.in_turn_order().index(seat.letter))):
        sheet = sheets[seat.letter]
        yield Score(
            seat=seat,
            rank=1 + sum(total > sheet.total for total in totals),
            total=sheet.total,
            parts={part: sheet.part(part) for part in ("mascaradas", "majorities", "sequences", "pesetas")},
            mascaradas=tuple(scored(sheet, number, figure) for number, figure in enumerate(seat.parade)),
            entries={part: entries(sheet, part) for part in ("majorities", "sequences", "pesetas")},
        )


def scored(sheet: scoring.Sheet, place: int, figure: Figure) -> Scored:
    lines = [line for line in sheet.lines if line.part == "mascaradas" and line.card == place]
    return Scored(figure, sum(line.points for line in lines), tuple(map(entry, lines)))


def entries(sheet: scoring.Sheet, part: str) -> tuple[Entry, ...]:
    return tuple(entry(line) for line in sheet.lines if line.part == part)


def entry(line: scoring.Line) -> Entry:
    return Entry(line.points, line.sentence, line.arguments, line.rule)


ICONS: Mapping[str, str] = {
    "took": "coin", "paid": "coin", "renewed": "replay", "reshuffled": "replay", "completed": "crown", "won": "crown",
    "finished": "crown", "scored": "crown", "traded": "swap", "drew": "hand", "declined": "no", "lost": "no",
}  # fmt: skip
"""The picture beside a sentence where no piece is named."""

RULES: Mapping[str, tuple[str, ...]] = {
    "reshuffled": ("LM-B-5",),
    "lost": ("LM-B-6",),
    "completed": ("LM-END-1", "LM-END-2"),
    "released": ("LM-RSV-6",),
    "reserved": ("LM-RSV-3", "LM-RSV-4"),
    "finished stalemate": ("LM-END-5",),
    "finished round-limit": ("LM-END-6",),
    "finished equal-turns": ("LM-END-2",),
    "discarded Aguinaldo": ("LM-AGU-1",),
}
"""The rules behind what may surprise."""


def story(recalled: Iterable[Recalled]) -> Iterable[Line]:
    """The log: each event with its picture."""
    for one in recalled:
        event = one.event
        piece = next((word for word in event.args if word[0].isupper()), "")
        yield Line(one.number, event, piece, ICONS.get(event.kind, "go"), one.private, rules(event))


def rules(event: Event) -> tuple[str, ...]:
    key = f"{event.kind} {event.args[-1]}" if event.args else event.kind
    return RULES.get(key, RULES.get(event.kind, ()))


MOVES: Final = frozenset(
    "drew picked revealed took paid traded renewed bought joined released reserved discarded recovered swapped cleared removed "
    "turn won completed".split()
)
"""The public events that something on the table moves for."""


def moves(events: Sequence[Event], since: int) -> Iterable[tuple[int, str]]:
    """Each of them since the last page; cards that are paid are `gave`, so that `paid` always counts coins."""
    for number, event in enumerate(events[since:], since + 1):
        if event.kind in MOVES:
            text = str(event)
            coins = event.kind != "paid" or event.args[1].isdigit()
            yield number, text if coins else text.replace("paid", "gave", 1)
