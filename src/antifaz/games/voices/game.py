"""Voices in My Head as a game: three to six people, any options, any content pack."""

from collections.abc import Iterator, Mapping
from typing import Final

from antifaz.core.chance import Dice
from antifaz.core.errors import AntifazError, Refused
from antifaz.core.game import Game, Result, View
from antifaz.core.notation import Position
from antifaz.core.packs import Packs, recorded
from antifaz.core.seats import LETTERS
from antifaz.core.state import State as CoreState
from antifaz.games.voices import notation, under
from antifaz.games.voices.content import Pack, load
from antifaz.games.voices.pieces import WORDS
from antifaz.games.voices.refusals import refusal
from antifaz.games.voices.rules import new_game
from antifaz.games.voices.setup import check, table
from antifaz.games.voices.state import State, empty
from antifaz.games.voices.view import VoicesView


class Voices(Game):
    """One table."""

    def __init__(self, people: int, options: Mapping[str, str], pack: Pack) -> None:
        self.name = "voices"
        self.people = people
        self.options = dict(options)
        self.pack = pack
        self.content = "" if pack.built_in else recorded(pack)
        self.table = table(people, options, pack)

    def starting_from(self, position: Position) -> "Voices":
        """The same options at a table with as many people."""
        people = len(notation.people_of(position.zones))
        return self if people == self.people else Voices(people, self.options, self.pack)

    def start(self) -> State:
        state = empty(self.table)
        new_game(state)
        state.play(-1)
        return state

    def read(self, position: Position) -> State:
        state = empty(self.table)
        notation.fill(state, position)
        return state

    def position(self, state: CoreState) -> Position:
        assert isinstance(state, State)
        return notation.position(state)

    def view(self, viewer: str, start: Position | None = None) -> VoicesView:
        view = VoicesView(viewer, LETTERS[: self.people], self.pack, self.options)
        if start is not None:
            view.tell(start)
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
        from antifaz.games.voices.worlds import Worlds

        assert isinstance(view, VoicesView)
        return iter(Worlds(self, view, dice))

    def about(self, state: CoreState) -> Mapping[str, str]:
        assert isinstance(state, State)
        return under.about(state)

    def result(self, state: CoreState) -> Result:
        assert isinstance(state, State)
        winners = tuple(LETTERS[person] for person in range(self.people) if state.won >> person & 1)
        return Result(winners, "convicted" if notation.convicted(state) else "free")


PACKS: Final = Packs(load)


def make(name: str, people: int, options: Mapping[str, str], content: str = "") -> Voices:
    """A table of Voices; `content` is the path of a pack, or what a record says of one that has been read."""
    if name != "voices":
        raise Refused(f"there is no edition {name!r}; there is voices", id="no-game", name=name)
    check(people, options)
    return Voices(people, options, PACKS.of(content) if content else load())
