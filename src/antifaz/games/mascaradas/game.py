"""Las Mascaradas as a game: a pack of cards at a table of two to five."""

from collections.abc import Iterator, Mapping
from typing import Final

from antifaz.core.chance import Dice, shuffled
from antifaz.core.errors import AntifazError, Refused
from antifaz.core.game import Game, Result, View
from antifaz.core.notation import Position
from antifaz.core.packs import Packs, recorded
from antifaz.core.seats import LETTERS
from antifaz.core.state import State as CoreState
from antifaz.games.mascaradas import notation, powers, rules
from antifaz.games.mascaradas.content import Content, built_in, load
from antifaz.games.mascaradas.pieces import PARADE_SIZES, REASONS
from antifaz.games.mascaradas.refusals import refusal
from antifaz.games.mascaradas.state import Rule, State, Table
from antifaz.games.mascaradas.view import MascaradasView, tell

RULES: tuple[Rule, ...] = (
    Rule(),
    powers.Gain(),
    powers.DrawAny(),
    powers.DrawDeck(),
    powers.Discard(),
    powers.Recover(),
    powers.Swap(),
    powers.RefreshResources(),
    powers.Reserve(),
    powers.RemoveMarket(),
    powers.Discount(),
    powers.TaxRich(),
    powers.PayOthers(),
    rules.Setup(),
    rules.Turn(),
    rules.DrawAction(),
    rules.TakeTop(),
    rules.FillResources(),
    rules.ShowMascaradas(),
    rules.Trading(),
    rules.Purchase(),
    powers.Effect(),
    rules.Scoring(),
)
"""By their numbers in `pieces`."""


class Mascaradas(Game):
    """One pack of cards at one table."""

    name = "mascaradas"

    def __init__(self, pack: Content, people: int) -> None:
        self.people = people
        self.pack = pack
        self.options = {}
        self.content = "" if pack == built_in() else recorded(pack)
        self.table = Table(pack, people, list(RULES))

    def starting_from(self, position: Position) -> "Mascaradas":
        people = len(notation.people_of(position.zones))
        if people not in PARADE_SIZES:
            raise notation.wrong(f"{self.name} is not for {people} people")
        return self if people == self.people else Mascaradas(self.pack, people)

    def filled(self, position: Position) -> Iterator[Position]:
        """Ten drawn fillings at most, the same ones in every run; all cards left where there are no more."""
        hidden = sum(items.count("[?]") for items in position.zones.values())
        if hidden == 0:
            yield position
            return
        left = notation.left_over(self.table, position)
        dice = Dice(hidden)
        orders = [[name] for name in sorted(set(left))] if hidden == 1 else []
        if not 0 < len(orders) <= 10:
            orders = [shuffled(left, dice)[:hidden] for _ in range(10)]
        for order in orders:
            box = iter(order)
            zones = {
                zone: [f"[{next(box)}]" if item == "[?]" else item for item in items] for zone, items in position.zones.items()
            }
            yield Position(zones, position.asked)

    def start(self) -> State:
        return rules.new_game(self.table)

    def read(self, position: Position) -> State:
        nothing = [0] * self.people
        state = State(self.table, nothing.copy(), nothing.copy(), nothing.copy(), nothing.copy(), [])
        notation.fill(state, position)
        return state

    def position(self, state: CoreState) -> Position:
        assert isinstance(state, State)
        return notation.position(state)

    def view(self, viewer: str, start: Position | None = None) -> MascaradasView:
        view = MascaradasView(viewer, self.people, self.pack)
        if start is not None:
            tell(view, start)
        return view

    def word(self, state: CoreState) -> str:
        assert isinstance(state, State)
        return notation.word(state)

    def continues(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        return notation.goes_on(state)

    def say(self, state: CoreState, number: int) -> tuple[str, str]:
        assert isinstance(state, State)
        return notation.say(state, number)

    def refusal(self, state: CoreState, text: str) -> AntifazError:
        assert isinstance(state, State)
        return refusal(self, state, text)

    def about(self, state: CoreState) -> Mapping[str, str]:
        assert isinstance(state, State)
        return notation.about(state)

    def worlds(self, view: View, dice: Dice, start: Position | None = None) -> Iterator[CoreState]:
        from antifaz.games.mascaradas.worlds import Worlds

        assert isinstance(view, MascaradasView)
        return iter(Worlds(self, view, dice, start))

    def result(self, state: CoreState) -> Result:
        assert isinstance(state, State)
        winners = tuple(LETTERS[person] for person in range(self.people) if state.won >> person & 1)
        return Result(winners, REASONS[state.reason])


PACKS: Final = Packs(load)


def make(name: str, people: int, options: Mapping[str, str], content: str = "") -> Mascaradas:
    """A table with a pack of cards; there are no options."""
    if name != Mascaradas.name:
        raise Refused(f"there is no game {name!r} here; there is {Mascaradas.name}", id="no-game", name=name)
    if people not in PARADE_SIZES:
        raise Refused(
            f"mascaradas is for 2 to 5 people, not {people}",
            id="wrong-number",
            rule="LM-SET-9",
            least="2",
            most="5",
            people=str(people),
        )
    if options:
        raise Refused(f"mascaradas has no options, so no {', '.join(options)}", id="no-options", names=", ".join(options))
    return Mascaradas(PACKS.of(content) if content else built_in(), people)
