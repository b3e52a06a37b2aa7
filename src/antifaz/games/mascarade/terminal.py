"""Mascarade drawn in rows of text, from one viewer's view; what the words are is the caller's business."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from antifaz.core.events import Event
from antifaz.core.game import Game, Question, View
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.mascarade.page import rules as rules_behind
from antifaz.games.mascarade.rules import OPENING_TURNS
from antifaz.games.mascarade.view import MascaradeView

ASKED = "▸"
NAMES = 10
"""Columns for a person's name."""
CARDS = 13
"""Columns for what may lie at a place."""


class Words(Protocol):
    """Whoever speaks the reader's language."""

    def name(self, letter: str) -> str: ...
    def text(self, message: str, **values: str | int) -> str: ...


Look = Callable[[str], str]
"""What a reader sees of the card at a place."""


def rows(view: View, words: Words, *, sights: Mapping[str, str], knows: bool, possible: Mapping[str, Sequence[str]]) -> list[str]:
    """The table: a row a person, clockwise, then the centre."""
    assert isinstance(view, MascaradeView)
    looks = {
        place: card(view, words, place, sights.get(place), knows=knows, possible=possible.get(place, ())) for place in view.cards
    }
    widest = max(map(len, looks.values()), default=0)

    def look(place: str) -> str:
        return f"{looks[place]:<{widest}}"

    people = [row.rstrip() for letter in view.order for row in person(view, words, letter, look)]
    centre = "  ".join(map(look, view.centre()))
    return [*people, f"  {words.text('table-centre'):<{NAMES}}       {centre}".rstrip()] if centre else people


def summary(view: View, words: Words) -> str:
    """The court and the bank."""
    assert isinstance(view, MascaradeView)
    return words.text("table-coins", court=view.court, bank=view.bank)


def person(view: MascaradeView, words: Words, letter: str, look: Look) -> Iterator[str]:
    """Name, coins, card and what the person is doing; with several cards a row each below."""
    asked = ASKED if view.asked and view.asked[0] == letter else " "
    start = f"{asked} {cut(words.name(letter), NAMES):<{NAMES}} {view.coins[letter]:>2} ●"
    cards = [place for place in view.own(letter) if place in view.cards]
    if view.places == 1:
        yield f"{start}  {''.join(map(look, cards))}  {status(view, words, letter)}"
        return
    said = status(view, words, letter)
    claimed = {place: said for place in claims(view) if place in cards}
    yield start if claimed else f"{start}  {said}"
    for place in cards:
        shown = words.text("status-shown") if place in view.shown else ""
        yield f"    {words.text('slot-' + place[2:]):<{NAMES}}   {look(place)}  {claimed.get(place, shown)}"


def claims(view: MascaradeView) -> list[str]:
    """The cards on which somebody has laid a hand."""
    return view.announced.claims if view.announced is not None and not view.won else []


def cut(text: str, columns: int) -> str:
    """No longer than so many columns."""
    return text if len(text) <= columns else f"{text[: columns - 1]}…"


def card(view: MascaradeView, words: Words, place: str, sight: str | None, *, knows: bool, possible: Sequence[str]) -> str:
    """As the notation writes it: open `King`, for you alone `[King]`, one of these `[King|Fool]`, and `[?]`."""
    card = view.cards[place]
    if card.open and card.mask:
        return name(words, card.mask)
    mask = sight or (card.mask if knows else None)
    if mask:
        return f"[{name(words, mask)}]"
    names = "|".join(name(words, mask) for mask in possible)
    if possible and len(names) <= CARDS:
        return f"[{names}]"
    return f"[{len(possible)}?]" if possible else "[?]"


def name(words: Words, mask: str) -> str:
    """What a mask is called."""
    return words.text(f"piece-{mask}")


def status(view: MascaradeView, words: Words, letter: str) -> str:
    """What everybody sees this person do or have done."""
    if letter in view.won:
        return words.text("status-won")
    said = view.announced
    if said is not None and not view.won:
        if said.announcer == letter:
            return words.text("status-announces", name=name(words, said.mask))
        if letter in said.answers:
            return words.text("status-contests" if said.answers[letter] else "status-passes")
    if letter in view.owes:
        return words.text("status-owes")
    return words.text("status-shown") if view.places == 1 and view.restricted(letter) else ""


def turn(view: View) -> int:
    """Which turn it is; 0 before the first."""
    assert isinstance(view, MascaradeView)
    return view.turn


def pieces(view: View) -> list[str]:
    """The masks in play, each once; what they do is said under `piece-<mask>.power`."""
    assert isinstance(view, MascaradeView)
    return list(dict.fromkeys(view.masks))


def alone(view: View) -> list[str]:
    """The places that need no number to be named."""
    assert isinstance(view, MascaradeView)
    return view.centre() if len(view.centre()) == 1 else []


def dealt(view: View) -> Mapping[str, str]:
    """The cards as they were dealt, if nothing has happened since (MA-SETUP-09)."""
    assert isinstance(view, MascaradeView)
    if view.turn > 1 or not view.events or any(event.kind == "swapped" for event in view.events):
        return {}
    return {place: card.mask for place, card in view.cards.items() if card.mask}


# -- why ---------------------------------------------------------------------------------------------------------


def why(view: View, question: Question | None, game: Game) -> list[str]:
    """The rules behind what is asked, and behind what happened in this turn."""
    assert isinstance(view, MascaradeView)
    assert isinstance(game, Mascarade)
    edition = str(game.book.number)
    behind = [*bars(view, question, edition), *asked(question)]
    power = ""
    for event in this_turn(view.events):
        power = event.args[-1] if event.kind == "announced" else power
        behind += rules_behind(event, power, edition)
    return list(dict.fromkeys(behind))


def asked(question: Question | None) -> list[str]:
    """What a question rests on."""
    kinds = {"contest": ["MA-CHALLENGE-02", "MA-REVEAL-02", "MA-FINE-01"], "turn": ["MA-TURN-01", "MA-TURN-02"]}
    return kinds.get(question.kind, []) if question else []


def bars(view: MascaradeView, question: Question | None, edition: str) -> list[str]:
    """Why not everything can be done in this turn."""
    if question is None or question.kind != "turn":
        return []
    if view.turn <= OPENING_TURNS:
        return ["MA-OPEN-01", "MA-OPEN-03"]
    if view.restricted(view.viewer):
        return [f"M{edition}-RESTRICT-01", f"M{edition}-RESTRICT-02"]
    return ["MA-LOOK-05"] if view.viewer in view.owes else []


def this_turn(events: Sequence[Event]) -> Sequence[Event]:
    """What has happened since the turn before the last began: a look back of one turn."""
    turns = [number for number, event in enumerate(events) if event.kind == "turn"]
    return events[turns[-2] if len(turns) > 1 else 0 :]
