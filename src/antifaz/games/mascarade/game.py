"""Mascarade as a game: both editions, any number of people."""

from collections.abc import Iterator, Mapping

from antifaz.core.chance import Dice, shuffled
from antifaz.core.errors import AntifazError, Refused
from antifaz.core.game import Game, Result, View
from antifaz.core.notation import Position, is_piece
from antifaz.core.seats import LETTERS
from antifaz.core.state import State as CoreState
from antifaz.games.mascarade import notation
from antifaz.games.mascarade.editions import RULEBOOKS, Rulebook
from antifaz.games.mascarade.pieces import CONTEST, MASKS, WORDS
from antifaz.games.mascarade.refusals import refusal
from antifaz.games.mascarade.rules import new_game
from antifaz.games.mascarade.setup import check_options, masks_in_play, table
from antifaz.games.mascarade.state import REASONS, State
from antifaz.games.mascarade.view import Card, MascaradeView


class Mascarade(Game):
    """One edition at one table."""

    def __init__(self, book: Rulebook, people: int, masks: list[str], options: Mapping[str, str]) -> None:
        self.name = book.name
        self.book = book
        self.people = people
        self.masks = masks
        self.options = dict(options)
        self.table = table(book, people, masks, options)

    def starting_from(self, position: Position) -> "Mascarade":
        """The masks in play are those of the position, whatever the scenario; it is believed as it stands."""
        people = len(notation.people_of(position.zones))
        if people not in self.book.people:
            raise notation.wrong(f"{self.name} is not for {people} people")
        book = RULEBOOKS[self.name].small_game(people)
        masks = [notation.read_piece(item)[0] for item in notation.cards_in(position, book.places)]
        names = [MASKS[mask] for mask in masks if mask >= 0] + position.zones.get("stock", [])
        for name in names:
            if name not in book.powers:
                raise notation.wrong(f"{self.name} has no mask {name}", mask=name)
            if names.count(name) > (2 if name == "Peasant" else 1):
                raise notation.wrong(f"there are too many cards {name}", mask=name)
        unknown = sum(1 for mask in masks if mask < 0)
        return Mascarade(book, people, names + ["Judge"] * unknown, self.options)

    def filled(self, position: Position) -> Iterator[Position]:
        """Ten drawn fillings at most, the same ones in every run."""
        if not any("[?]" in items for items in position.zones.values()):
            yield position
            return
        written = [item for items in position.zones.values() for item in items if is_piece(item)]
        named = [item.strip("[]").partition(":")[0] for item in written if "?" not in item]
        masks = left_over(self.masks, named)
        if len(masks) != len(written) - len(named):  # no set of this game: any card of the box
            masks = left_over([*self.book.masks, "Peasant"], named)
        dice = Dice(len(written))
        for _ in range(10):
            box = iter(shuffled(masks, dice))
            zones = {
                zone: [f"[{next(box)}]" if item == "[?]" else item for item in items] for zone, items in position.zones.items()
            }
            yield Position(zones, position.asked)

    def start(self) -> State:
        return new_game(self.table)

    def read(self, position: Position) -> State:
        state = State(self.table, [], [], [])
        notation.fill(state, position)
        return state

    def position(self, state: CoreState) -> Position:
        assert isinstance(state, State)
        return notation.position(state)

    def view(self, viewer: str, start: Position | None = None) -> MascaradeView:
        table = self.table
        letters = LETTERS[: self.people]
        view = MascaradeView(viewer, letters, table.places, sorted(self.masks), table.total, simultaneous=table.simultaneous)
        if start is not None:
            tell(view, start)
        return view

    def word(self, state: CoreState) -> str:
        return WORDS[state.kind]

    def continues(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        return notation.goes_on(state)

    def say(self, state: CoreState, number: int) -> tuple[str, str]:
        assert isinstance(state, State)
        return notation.say(state, number)

    def refusal(self, state: CoreState, text: str) -> AntifazError:
        assert isinstance(state, State)
        return refusal(self, state, text)

    def worlds(self, view: View, dice: Dice, start: Position | None = None) -> Iterator[CoreState]:
        from antifaz.games.mascarade.worlds import Worlds

        assert isinstance(view, MascaradeView)
        return iter(Worlds(self, view, dice, start))

    def about(self, state: CoreState) -> Mapping[str, str]:
        assert isinstance(state, State)
        if state.kind == CONTEST or state.kind in notation.IN_AN_ANNOUNCEMENT:
            return {"announcer": LETTERS[state.active], "mask": MASKS[state.announced]}
        return {}

    def result(self, state: CoreState) -> Result:
        assert isinstance(state, State)
        winners = tuple(LETTERS[person] for person in state.around() if state.won >> person & 1)
        return Result(tuple(sorted(winners)), REASONS[state.reason])


def left_over(masks: list[str], named: list[str]) -> list[str]:
    """The masks without those that are named."""
    rest = list(masks)
    for mask in named:
        if mask in rest:
            rest.remove(mask)
    return rest


def tell(view: MascaradeView, start: Position) -> None:
    """Tell a viewer a position: what is public, and what its marks grant."""
    people = notation.people_of(start.zones)
    view.order = people
    view.stock = sorted(start.zones.get("stock", []))
    for letter in sorted(people):
        items = start.zones[letter]
        own = [item for item in items if is_piece(item)]
        for place, item in zip(view.own(letter), own, strict=False):
            view.cards[place] = told(item, view.viewer)
        view.coins[letter] = notation.number(items, letter, 6)
        view.shown |= {letter + item[5:] for item in items if item.startswith("shown")}
        view.owes |= {letter} if "owes" in items else set()
        view.won += [letter] if "won" in items else []
    for number, item in enumerate(start.zones.get("centre", []), 1):
        view.cards[f"centre{number}"] = told(item, view.viewer)
    view.court = notation.number(start.zones.get("court", []), "court", 0)
    view.turn = notation.number(start.zones.get("turn", []), "turn", 0 if view.stock else 5)
    tell_announcement(view, start)


def told(item: str, viewer: str) -> Card:
    """A card as its marks grant it."""
    mask, marks, is_open = notation.read_piece(item)
    return Card(MASKS[mask] if is_open or viewer in marks else None, is_open)


def tell_announcement(view: MascaradeView, start: Position) -> None:
    """What has been said in this turn."""
    asked = start.asked.split() or view.order[:1]
    view.active = asked[0] if asked[0] in view.order else None
    claims = [item.partition("@") for item in start.zones.get("announced", [])]
    if not claims:
        return
    mask, _, place = claims[0]
    view.on_announced(place, mask)
    view.active = place[0]
    assert view.announced is not None
    claimed = {place[0]: place for _, _, place in claims[1:]}
    chair = view.order.index(place[0])
    for letter in view.order[chair + 1 :] + view.order[:chair]:
        if letter == asked[0] and asked[-1] == "contest":
            break
        view.announced.answers[letter] = claimed.get(letter)
    view.chosen = start.zones.get("chosen", [])
    if asked[-1] != "contest" and len(claims) > 1:
        view.showing = set(view.announced.claims)
    own = start.zones.get("answered", [])
    for letter, word in zip(view.order[chair + 1 :] + view.order[:chair], own, strict=False):
        if letter == view.viewer:
            view.own_answer = word.strip("[]")
    if view.simultaneous and asked[-1] == "contest":
        view.announced.answers.clear()


def make(name: str, people: int, options: Mapping[str, str], content: str = "") -> Mascarade:
    """A table of an edition; options that are not the edition's are refused, and so are sets that break section 3.1."""
    if name not in RULEBOOKS:
        raise Refused(f"there is no edition {name!r}; there are {', '.join(RULEBOOKS)}", id="no-game", name=name)
    if content:
        raise Refused(f"{name} has no content packs; its masks are chosen by options", id="no-content", name=name)
    book = RULEBOOKS[name]
    check_options(book, people, options)
    book = book.small_game(people)
    return Mascarade(book, people, masks_in_play(book, people, options), options)
