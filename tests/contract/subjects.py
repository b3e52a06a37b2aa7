"""The games that the contract is about, one line each, and what it must be told of a game to be strict with it."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from antifaz.core.errors import Refused
from antifaz.core.events import Event
from antifaz.core.game import Edition, Game, Result
from antifaz.core.record import Make
from antifaz.core.seats import LETTERS, letter
from antifaz.core.state import State
from antifaz.games import GAMES
from antifaz.games import make as make_listed
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.mascarade.pieces import MASKS
from antifaz.games.mascarade.state import UNDEALT
from antifaz.games.mascarade.state import State as MascaradeState
from tests.games.mascaradas import contract as mascaradas
from tests.games.voices import contract as voices
from tests.tiny import game as attic
from tests.volume import volume

Options = dict[str, str]


@dataclass(frozen=True)
class Subject:
    """A game, and what tells its secrets from its public facts."""

    edition: Edition
    make: Make
    options: Callable[[random.Random, int], Options]
    """Options for a table of so many people, those that end a game that could go on for ever included."""
    conserve: Callable[[Game, State], None]
    """Asserts what no decision may change."""
    ends: Callable[[Game, State, Result], None]
    """Asserts that who won follows from what is on the table."""
    insiders: Callable[[State], str]
    """Whoever may know what stands in the brackets of an answer to the open question; the others are outsiders."""
    places: Callable[[State], Mapping[str, object]]
    """What lies at each place of which somebody may not know it."""
    shown: Callable[[Event, str, Sequence[Event]], str]
    """The place that an event rightly shows to this viewer, who saw the others just before it; or ''."""
    quiet: Mapping[str, str] = field(default_factory=dict)
    """By the question, the answer that random play prefers, so that secrets live longer."""
    told: Callable[[State, int], bool] = lambda state, number: False
    """Whether an answer that stands in brackets is told to all at once."""

    @property
    def name(self) -> str:
        return self.edition.name


@dataclass(frozen=True)
class Table:
    """A game for a number of people."""

    subject: Subject
    people: int

    def __str__(self) -> str:
        return f"{self.subject.name}-{self.people}"

    @property
    def viewers(self) -> str:
        return LETTERS[: self.people] + "*"

    def share(self, whole: int) -> int:
        """What falls to this table of so many cases for each game, its editions together."""
        family = self.subject.name.partition("/")[0]
        return max(1, -(-volume(whole) // sum(table.subject.name.partition("/")[0] == family for table in TABLES)))

    def options(self, chance: random.Random) -> Options:
        return self.subject.options(chance, self.people)

    def game(self, chance: random.Random) -> Game:
        """With any options, since every size and option must hold."""
        return self.subject.make(self.subject.name, self.people, self.options(chance), "")


def some_options(edition: Edition, chance: random.Random, people: int) -> Options:
    """Each option left alone or set to any of its values."""
    options: Options = {}
    for option in edition.options:
        if chance.random() < 0.5:
            continue
        value = chance.choice(option.values)
        if value == "<letter>":
            value = chance.choice(LETTERS[:people])
        if value and not value.startswith("<"):
            options[option.name] = value
    return options


# -- Mascarade -------------------------------------------------------------------------------------------------


def mascarade_options(edition: Edition) -> Callable[[random.Random, int], Options]:
    def choose(chance: random.Random, people: int) -> Options:
        options = some_options(edition, chance, people) | {"turn-limit": str(chance.choice((12, 40, 120)))}
        masks = some_masks(edition, chance, people) if chance.random() < 0.5 else ""
        return options | ({"masks": masks} if masks else {})

    return choose


def some_masks(edition: Edition, chance: random.Random, people: int) -> str:
    """A set of one's own that section 3.1 allows, if one is found."""
    box = [mask for mask in MASKS for _ in range(2 if mask == "Peasant" else 1)]
    for _ in range(40):
        masks = " ".join(chance.sample(box, 6 if people <= 5 else min(people + chance.randrange(3), len(box))))
        try:
            make_listed(edition.name, people, {"masks": masks})
        except Refused:
            continue
        return masks
    return ""


def mascarade_conserves(game: Game, state: State) -> None:
    """MA-COMP-03, MA-COMP-01: all coins and all cards are somewhere, each person on one chair."""
    assert isinstance(game, Mascarade)
    assert isinstance(state, MascaradeState)
    assert sum(state.coins) + state.bank + state.court == {1: 194, 2: 200}[game.book.number]
    assert min(state.coins) >= 0
    assert state.bank >= 0
    assert state.court >= 0
    cards = Counter(MASKS[mask] for mask in state.cards if mask != UNDEALT)
    if state.turn:
        assert cards == Counter(game.masks)
    else:
        assert cards <= Counter(game.masks)
    assert sorted(state.around()) == list(range(game.people))
    assert all(state.around()[state.chair_of(person)] == person for person in range(game.people))


def mascarade_ends(game: Game, state: State, result: Result) -> None:
    """MA-END-01 to MA-END-07: thirteen coins win; without them the richest; the Cheat needs ten."""
    assert isinstance(state, MascaradeState)
    coins = {LETTERS[person]: number for person, number in enumerate(state.coins)}
    rich = {person for person, number in coins.items() if number >= 13}
    most = {person for person, number in coins.items() if number == max(coins.values())}
    if result.reason == "cheat":
        (winner,) = result.winners
        assert coins[winner] >= 10
    elif result.reason == "thirteen":
        assert set(result.winners) == rich != set()
    else:
        assert result.reason == "richest"
        assert not rich
        assert set(result.winners) == most
        limit = int(game.options["turn-limit"])
        assert min(coins.values()) == 0 or state.turn == limit


def mascarade_insiders(state: State) -> str:
    """Mascarade deals open (MA-SETUP-07); all other brackets are known to whoever decides (MA-KNOW-08)."""
    return LETTERS + "*" if letter(state.who) == "*" else letter(state.who)


def mascarade_places(state: State) -> dict[str, object]:
    assert isinstance(state, MascaradeState)
    own = state.table.places
    places: dict[str, object] = {state.table.place(card): mask for card, mask in enumerate(state.cards)}
    for person in range(state.table.people):
        places[f"answer.{LETTERS[person]}"] = state.claims >> person * own & (1 << own) - 1
    return places


def mascarade_shows(event: Event, viewer: str, before: Sequence[Event]) -> str:
    """MA-SEE-12, MA-SEE-14: one's own look and power, a card shown, the Princess's victim to all who play but itself."""
    if event.kind == "shown" and len(event.args) == 2:
        return event.args[0]
    if event.kind == "saw":
        why = next((other for other in reversed(before) if other.kind != "saw"), Event("", ("",)))
        own = why.kind in ("looked", "chose") and why.args[0][0] == viewer
        victim = why.kind == "shown" and why.args == event.args[:1] and viewer not in (why.args[0], "*")
        return event.args[0] if own or victim else ""
    return f"answer.{event.args[0][0]}" if event.kind in ("contested", "passed") else ""


def mascarade(name: str) -> Subject:
    return Subject(
        edition=GAMES[name],
        make=make_listed,
        options=mascarade_options(GAMES[name]),
        conserve=mascarade_conserves,
        ends=mascarade_ends,
        insiders=mascarade_insiders,
        places=mascarade_places,
        shown=mascarade_shows,
        quiet={"contest": "pass"},
    )


# -- Attic -----------------------------------------------------------------------------------------------------


def attic_options(chance: random.Random, people: int) -> Options:
    return {"turns": str(chance.choice((6, 20, 40)))}


def attic_conserves(game: Game, state: State) -> None:
    assert isinstance(state, attic.Attic)
    assert sum(state.coins) == attic.COINS * state.people
    places = [*state.hands, state.deck, state.discards, attic.counted(state.under)]
    assert all(min(place) >= 0 for place in places)
    assert tuple(map(sum, zip(*places, strict=True))) == attic.COPIES


def attic_ends(game: Game, state: State, result: Result) -> None:
    assert isinstance(state, attic.Attic)
    assert {state.coins[LETTERS.index(winner)] for winner in result.winners} == {min(state.coins)}


def attic_insiders(state: State) -> str:
    """A card dealt or drawn is known to whoever gets it."""
    assert isinstance(state, attic.Attic)
    if letter(state.who) != "*":
        return letter(state.who)
    return LETTERS[(state.step - 1) % state.people if state.kind == attic.DEALT else state.active]


def attic_places(state: State) -> dict[str, object]:
    assert isinstance(state, attic.Attic)
    places: dict[str, object] = {LETTERS[person]: tuple(hand) for person, hand in enumerate(state.hands)}
    for person in range(state.people):
        places[f"answer.{LETTERS[person]}"] = state.blockers >> person & 1
    return places


def attic_shows(event: Event, viewer: str, before: Sequence[Event]) -> str:
    if event.kind in ("blocked", "passed"):
        return f"answer.{event.args[0]}"
    own = event.args[0] == viewer if event.kind == "got" else before[-1:] == [Event("looked", (viewer, event.args[0]))]
    return event.args[0] if event.kind in ("saw", "got") and own else ""


ATTIC = Subject(
    edition=attic.EDITION,
    make=attic.make,
    options=attic_options,
    conserve=attic_conserves,
    ends=attic_ends,
    insiders=attic_insiders,
    places=attic_places,
    shown=attic_shows,
    quiet={"block": "[pass]"},
)

# -- Voices in My Head -----------------------------------------------------------------------------------------

VOICES = Subject(
    edition=GAMES["voices"],
    make=make_listed,
    options=lambda chance, people: voices.options(GAMES["voices"], chance, people),
    conserve=voices.conserves,
    ends=voices.ends,
    insiders=voices.insiders,
    places=voices.places,
    shown=voices.shows,
    quiet=dict.fromkeys(voices.WINDOWS, "[pass]"),
)

# -- Las Mascaradas --------------------------------------------------------------------------------------------

MASCARADAS = Subject(
    edition=GAMES["mascaradas"],
    make=make_listed,
    options=lambda chance, people: {},
    conserve=mascaradas.conserves,
    ends=mascaradas.ends,
    insiders=mascaradas.insiders,
    places=mascaradas.places,
    shown=mascaradas.shows,
    told=mascaradas.open_to_all,
)

# -- the one list ----------------------------------------------------------------------------------------------

SUBJECTS = (mascarade("mascarade/1"), mascarade("mascarade/2"), MASCARADAS, VOICES, ATTIC)


def tables() -> Iterator[Table]:
    return chain.from_iterable((Table(subject, people) for people in subject.edition.people) for subject in SUBJECTS)


TABLES = list(tables())


def make(name: str, people: int, options: Mapping[str, str], content: str = "") -> Game:
    """Any of the games, as a record names them."""
    return attic.make(name, people, options, content) if name == "attic" else make_listed(name, people, options, content)
