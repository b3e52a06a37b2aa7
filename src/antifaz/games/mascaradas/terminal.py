"""Las Mascaradas drawn in rows of text, from one viewer's view; what the words are is the caller's business.

A parade is a chain: each symbol stands once where two cards join, and at both its open ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Protocol

from antifaz.core.game import Game, Question, View
from antifaz.games.mascaradas.content import Mascarada
from antifaz.games.mascaradas.offer import ENDS, Offer, Till
from antifaz.games.mascaradas.page import rules as rules_behind
from antifaz.games.mascaradas.view import MascaradasView

WIDE: Final = True
"""The table needs the whole width of a screen; the story goes below it."""
ASKED: Final = "▸"
NAMES: Final = 10
"""Columns for a person's name."""
COLUMNS: Final = 78
"""Columns of the whole table."""
CHAIN: Final = COLUMNS - NAMES - 11
"""Columns for a parade, beside name, pesetas and number of cards."""
IN_ROW: Final = 6
"""So many mascaradas of a parade stand in one row."""
FEW: Final = 9
"""So many whole lines are listed one by one."""
OTHER_PAYMENTS: Final = 5
"""So many payments are listed beside the cheapest; all others are found card by card."""
STEP_BY_STEP: Final = " …"
"""Ends a purchase whose payment is to be chosen card by card."""
PARTS: Final = ("mascaradas", "majorities", "sequences", "pesetas")


class Words(Protocol):
    """Whoever speaks the reader's language."""

    @property
    def messages(self) -> Any: ...
    def name(self, letter: str) -> str: ...
    def text(self, message: str, **values: str | int) -> str: ...
    def listed(self, names: Sequence[str]) -> str: ...
    def pieces(self, words: Sequence[str]) -> str: ...
    def line(self, verb: str, rest: str) -> str: ...
    def answer(self, answer: Any, question: Question | None = None) -> str: ...
    def question(self, question: Question) -> str: ...


def rows(view: View, words: Words, **_face_down: object) -> list[str]:
    """The markets, the parades clockwise, the viewer's own hand; after the end the score sheet above the parades."""
    assert isinstance(view, MascaradasView)
    people = [row for letter in view.order for row in person(view, words, letter)]
    if view.result is not None:
        return [*score_sheet(view, words), *people]
    market = [figure(view, words, card) for card in view.market]
    resources = f"  {words.text('table-face-up')}: {listed(words, view.resources)}"
    return [*market, resources, *people, *hand(view, words)]


def summary(view: View, words: Words) -> str:
    """The bank and the decks."""
    assert isinstance(view, MascaradasView)
    return words.text("table-summary", bank=view.bank, deck=view.deck, mascaradas=view.mascaradas_left)


def turn(view: View) -> int:
    """Which round it is."""
    assert isinstance(view, MascaradasView)
    return view.round


def listed(words: Words, pieces: Sequence[str]) -> str:
    return words.pieces(pieces) if pieces else words.text("table-nothing")


def hand(view: MascaradasView, words: Words) -> Iterator[str]:
    """LM-INF-1: nobody else's."""
    if view.viewer in view.order:
        yield f"  {words.text('table-hand')}: {listed(words, view.hand)}"


def cut(text: str, columns: int) -> str:
    """No longer than so many columns."""
    return text if len(text) <= columns else f"{text[: columns - 1]}…"


def colour(words: Words, colour: str) -> str:
    """A colour in one or two letters, for whoever cannot see colours."""
    return words.text("table-colour", colour=colour)


# -- the market --------------------------------------------------------------------------------------------------


def figure(view: MascaradasView, words: Words, word: str) -> str:
    """Name, symbols and colour, strength, cost, and what it would mean for the viewer."""
    card = view.cards[word]
    widest = max(len(view.cards[other].name) for other in view.market)
    edges = f"{card.left}─{colour(words, card.colour)}─{card.right}"
    start = f"  {card.name:<{widest}} {edges:<6} {card.base:>2}★ "
    note = chance(view, words, word)
    room = COLUMNS - len(start) - len(note) - 1
    return f"{start}{cost(words, card, room):<{room}} {note}".rstrip()


def cost(words: Words, card: Mascarada, room: int) -> str:
    """Every card of the cost, its name cut where there is no room, and the pesetas."""
    counts = Counter(words.text(f"piece-{goods.capitalize()}") for goods in card.cost)
    pesetas = [f"{card.pesetas}●"] if card.pesetas else []
    for columns in range(max(map(len, counts), default=0), 2, -1):
        things = [f"{cut(name, columns)} ×{count}" if count > 1 else cut(name, columns) for name, count in counts.items()]
        told = ", ".join([*things, *pesetas])
        if len(told) <= room:
            return told
    return ", ".join(pesetas)


def chance(view: MascaradasView, words: Words, word: str) -> str:
    """Whose coin lies on it; where it fits the viewer's parade; how many pesetas it would take."""
    coin = f"({cut(words.name(view.reservations[word]), NAMES)})" if word in view.reservations else ""
    if view.viewer not in view.order or len(view.parades[view.viewer]) >= view.size:
        return coin
    ends = view.fits(view.viewer, word)
    if not ends:
        return coin
    arrows = "".join("←" if end == "left" else "→" for end in ends)
    price = till(view, word).fewest
    enough = "" if price <= view.pesetas[view.viewer] else "!"
    return f"{coin}{arrows} {price}●{enough}"


def till(view: MascaradasView, word: str) -> Till:
    """What the viewer has for this card."""
    discount = view.discount if view.active == view.viewer else 0
    return Till(view.content, view.cards[word], view.hand, view.pesetas[view.viewer], discount)


# -- people ------------------------------------------------------------------------------------------------------


def person(view: MascaradasView, words: Words, letter: str) -> Iterator[str]:
    """Name, pesetas, number of cards, parade; a long parade goes on in a second row."""
    asked = ASKED if view.asked and view.asked[0] == letter else " "
    start = f"{asked} {cut(words.name(letter), NAMES):<{NAMES}} {view.pesetas[letter]:>2}● {view.hands[letter]:>2}▤ "
    first, *more = chains(view, words, letter)
    yield f"{start}{first}".rstrip()
    for chain in more:
        yield f"{'':<{len(start)}}{chain}"


def chains(view: MascaradasView, words: Words, letter: str) -> list[str]:
    """The parade as a chain of symbols and cards, in one row or in two."""
    parade = view.parades[letter]
    if not parade:
        return [words.text("table-no-parade", size=view.size)]
    across = view.size if view.size <= IN_ROW else (view.size + 1) // 2
    parts = [parade[place : place + across] for place in range(0, len(parade), across)]
    return [chain(view, words, part, width=CHAIN // len(parts[0])) for part in parts]


def chain(view: MascaradasView, words: Words, parade: Sequence[str], *, width: int) -> str:
    """LM-C-7: `D Carochos.g D Vieyas.b F`; the symbol between two cards is the right one of one and the left one of the other."""
    links = [view.cards[parade[0]].left]
    for word in parade:
        card = view.cards[word]
        short = colour(words, card.colour)
        links += [f"{cut(card.name, width - len(short) - 4)}.{short}", card.right]
    return " ".join(links)


# -- the score sheet ---------------------------------------------------------------------------------------------


def score_sheet(view: MascaradasView, words: Words) -> Iterator[str]:
    """LM-SCO-1: the four parts and the total of everybody, the best first."""
    sheets = view.sheets
    titles = [words.text(f"page-short-{part}") for part in PARTS]
    yield f"  {'':<{NAMES}} {'  '.join(titles)}   ="
    for letter in sorted(view.order, key=lambda letter: -sheets[letter].total):
        points = [f"{sheets[letter].part(part):>{len(title)}}" for part, title in zip(PARTS, titles, strict=True)]
        won = "★" if letter in view.won else " "
        yield f"{won} {cut(words.name(letter), NAMES):<{NAMES}} {'  '.join(points)} {sheets[letter].total:>3}"
    yield ""


def sheet_of(view: MascaradasView, words: Words, letter: str) -> Iterator[str]:
    """Where each point of one person comes from."""
    sheet = view.sheets[letter]
    for part in PARTS:
        yield f"{words.text('part-' + part)}: {sheet.part(part)}"
        for line in sheet.lines:
            if line.part != part:
                continue
            card = f"{view.cards[view.parades[letter][line.card]].name}: " if part == "mascaradas" else ""
            yield f"  {line.points:>3}  {card}{words.text(line.sentence, **line.arguments)}"


def ending(view: View, words: Words) -> list[str]:
    """Everybody's score sheet in full, the winner's first."""
    assert isinstance(view, MascaradasView)
    best_first = sorted(view.order, key=lambda letter: -view.sheets[letter].total)
    lines: list[str] = []
    for letter in best_first:
        lines += ["", words.name(letter), *sheet_of(view, words, letter)]
    return lines


def powers(view: View, words: Words) -> list[tuple[str, str]]:
    """What the mascaradas that lie open do; after the end, where everybody's points come from."""
    assert isinstance(view, MascaradasView)
    if view.result is not None:
        return [(words.name(letter), "\n" + "\n".join(sheet_of(view, words, letter))) for letter in view.order]
    on_table = [*view.market, *(word for letter in view.order for word in view.parades[letter])]
    return [(view.cards[word].name, does(view, words, word)) for word in on_table]


def does(view: MascaradasView, words: Words, word: str) -> str:
    """Both effects of a mascarada in sentences."""
    card, text = view.cards[word], words.messages.text
    now = " ".join(view.content.sentences("immediate", card.immediate, text))
    later = " ".join(view.content.sentences("scoring", card.scoring, text))
    return f"{now} {words.text('page-scoring')}: {later}"


def pieces(view: View) -> list[str]:
    """The mascaradas on the table."""
    assert isinstance(view, MascaradasView)
    return [*view.market, *(word for letter in view.order for word in view.parades[letter])]


def alone(_view: View) -> list[str]:
    """No place of this game has a number."""
    return []


def dealt(_view: View) -> Mapping[str, str]:
    """Nothing has to be remembered before it begins."""
    return {}


# -- what is asked -----------------------------------------------------------------------------------------------


def following(question: Question, line: str) -> Question:
    """The question that continues a line."""
    rest = line.removesuffix(STEP_BY_STEP).split()
    while rest:
        answer = next(
            answer
            for answer in sorted(question.answers, key=lambda answer: -len(answer.text))
            if rest[: len(answer.text.split())] == answer.text.split()
        )
        rest = rest[len(answer.text.split()) :]
        after = question.then(answer)
        assert after is not None
        question = after
    return question


def title(view: View, question: Question, words: Words, line: str) -> str:
    """What is asked; in the middle of a purchase, which end, what falls away, or what is missing."""
    assert isinstance(view, MascaradasView)
    if not line:
        return words.question(question)
    verb, word, *rest = [*line.removesuffix(STEP_BY_STEP).split(), ""][:2] + line.split()[2:]
    if verb != "buy":
        return words.question(following(question, line))
    if not rest:
        return words.text("page-pay-title", name=words.text(f"piece-{word}"))
    first = following(question, line).answers[0]
    if first.rest in ENDS:
        return words.text("page-which-end")
    if first.rest.startswith("without"):
        return words.text("page-discount", n=view.discount - rest.count("without"))
    missing = till(view, word).offer(word, view.fits(view.viewer, word), line).missing
    said = [one for one in rest if one not in (*ENDS, STEP_BY_STEP.strip())]
    return words.text("page-pay-with", piece=words.text(f"piece-{missing[len(said) - 2 * said.count('without')].piece}"))


def waits(view: View, words: Any) -> str:
    """Who is asked what."""
    assert view.asked is not None
    return str(words.asked(*view.asked, view.about))


def offers(view: View, question: Question, words: Words, line: str) -> list[tuple[str, str, bool]]:
    """The answers as whole lines where one question is enough, and the payments of a purchase, the cheapest first."""
    assert isinstance(view, MascaradasView)
    if line.startswith("buy ") and len(line.split()) == 2:
        return list(payments(view, words, line.split()[1]))
    best = []
    if question.kind == "apply" and not line:
        listed_ones = list(islice(question.lines(), FEW + 1))
        best = [(words.line("apply", text.partition(" ")[2]), text, True) for text in listed_ones]
        if len(best) <= FEW:
            return best
    line = line.removesuffix(STEP_BY_STEP)
    inner = following(question, line)
    found = best[:1]
    for answer in inner.answers:
        text = f"{line} {answer.text}".strip()
        label = priced(view, words, answer.text) if not line else words.answer(answer, inner)
        found.append((label or words.answer(answer, inner), text, inner.then(answer) is None))
    return found


def priced(view: MascaradasView, words: Words, text: str) -> str:
    """A purchase with its price for the viewer."""
    verb, _, word = text.partition(" ")
    return words.text("table-buy", piece=word, pesetas=till(view, word).fewest) if verb == "buy" else ""


def payments(view: MascaradasView, words: Words, word: str) -> Iterator[tuple[str, str, bool]]:
    """LM-PAY-8: for each end the cheapest payment, then those that differ from it in one thing, then card by card."""
    ends = view.fits(view.viewer, word)
    desk = till(view, word)
    cheapest = [desk.offer(word, ends, f"buy {word} {end}" if len(ends) > 1 else f"buy {word}") for end in ends]
    lines = {offer.line: offer for offer in cheapest}
    others = [desk.offer(word, ends, line) for offer in cheapest[-1:] for line in changed(offer)]
    for offer in sorted(others, key=lambda offer: offer.pesetas)[:OTHER_PAYMENTS]:
        lines.setdefault(offer.line, offer)
    for line, offer in lines.items():
        yield payment(words, offer), line, True
    if len(lines) > len(cheapest):
        yield words.text("table-pay-other"), f"buy {word}{STEP_BY_STEP}", False


def changed(offer: Offer) -> Iterable[str]:
    """The lines that differ from an offer in one requirement or in what falls away."""
    for choice in offer.drops:
        yield choice.line
    for requirement in offer.missing:
        for way in requirement.ways:
            if way.line:
                yield way.line


def payment(words: Words, offer: Offer) -> str:
    """All that leaves, and at which end the card is joined."""
    things = [words.pieces(offer.given)] if offer.given else []
    things += [words.text("n-pesetas", n=offer.pesetas)] if offer.pesetas or not things else []
    given = " + ".join(things)
    return words.text(f"table-pay-{offer.end}" if offer.ends else "table-pay", given=given)


# -- why ---------------------------------------------------------------------------------------------------------

ASKED_BY: Final[Mapping[str, tuple[str, ...]]] = {
    "plan": ("LM-B-1", "LM-B-2", "LM-B-7", "LM-TRD-1"),
    "draw": ("LM-B-3", "LM-B-4", "LM-AGU-1"),
    "limit": ("LM-B-11", "LM-B-12"),
    "buy": ("LM-C-1", "LM-C-5", "LM-C-7", "LM-PAY-3", "LM-PAY-5"),
    "reserve": ("LM-RSV-1", "LM-RSV-3", "LM-RSV-4"),
    "apply": ("LM-SCO-12",),
}
"""The rules behind each question."""


def why(view: View, question: Question | None, _game: Game) -> list[str]:
    """The rules behind what is asked, and behind what happened in this turn."""
    assert isinstance(view, MascaradasView)
    behind = list(ASKED_BY.get(question.kind, ())) if question else []
    turns = [number for number, event in enumerate(view.events) if event.kind == "turn"]
    for event in view.events[turns[-1] if turns else 0 :]:
        behind += rules_behind(event)
    return list(dict.fromkeys(behind))
