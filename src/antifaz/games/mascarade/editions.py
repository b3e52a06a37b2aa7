"""What tells the editions and the small games apart, as data: cards, coins, powers, scenarios, options."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from antifaz.core.game import Option
from antifaz.games.mascarade.pieces import MASKS
from antifaz.games.mascarade.powers import (
    Beggar,
    Cheat,
    Fool,
    FoolOfThree,
    FoolOfTwo,
    FromTheRichest,
    Inquisitor,
    Judge,
    Patron,
    Peasant,
    Princess,
    PuppetMaster,
    Spy,
    TakeFromBank,
    Thief,
    Widow,
    Witch,
)
from antifaz.games.mascarade.state import Rule


@dataclass(frozen=True)
class Rulebook:
    """One printed edition."""

    name: str
    number: int
    people: range  # M1-PLAYERS-01, M2-PLAYERS-01
    coins: int  # M1-COMP-03, M2-COMP-02
    powers: Mapping[str, Rule]  # by mask: M1-COMP-01, M2-COMP-01
    earners: frozenset[str]  # M1-CUSTOM-01, M2-CUSTOM-01
    least_people: Mapping[str, int]  # M1-CUSTOM-03, M1-CUSTOM-04, M2-CUSTOM-03
    scenarios: Mapping[str, Mapping[int, str]]
    must_swap: bool  # M1-RESTRICT-02, or M2-RESTRICT-02
    spy_centre: bool  # M1-POWER-SPY-01, or M2-POWER-SPY-04
    options: tuple[Option, ...]
    places: int = 1  # cards before each person: M1-V2-SETUP-02, M1-V3-SETUP-02

    @property
    def masks(self) -> tuple[str, ...]:
        """The masks of this edition in the order of their numbers."""
        return tuple(mask for mask in MASKS if mask in self.powers)

    @property
    def cards(self) -> int:
        """MA-COMP-01: every mask once, the Peasant twice."""
        return len(self.powers) + 1

    def small_game(self, people: int) -> "Rulebook":
        """M1-PLAYERS-02: the rules for this many people; with two or three the first edition plays with several cards each."""
        return SMALL_GAMES.get((self.number, people), self)


COMMON = (
    Option("first-player", ("a", "<letter>", "random"), "OPT-FIRST-PLAYER"),
    Option("end-check", ("step", "after-power", "after-fines"), "OPT-END-CHECK"),
    Option("fool-centre", ("off", "on"), "OPT-FOOL-CENTRE"),
    Option("challenge-mode", ("sequential", "simultaneous"), "OPT-CHALLENGE-MODE"),
    Option("accidental-look", ("prevent", "honour"), "OPT-ACCIDENTAL-LOOK"),
    Option("turn-limit", ("none", "<number>"), "OPT-TURN-LIMIT"),
    Option("final-reveal", ("on", "off"), "OPT-FINAL-REVEAL"),
    Option("masks", ("", "<masks>"), "MA-SETUP-07"),
)

# M1-SETUP-03, M1-TABLE-01: the printed table, read down its columns; six cards for four and five (M1-SETUP-01, M1-SETUP-02).
FIRST_SETS = {
    4: "Judge Bishop King Queen Thief Cheat",
    5: "Judge Bishop King Queen Witch Cheat",
    6: "Judge Bishop King Queen Witch Cheat",
    7: "Judge Bishop King Queen Fool Thief Witch",
    8: "Judge Bishop King Queen Fool Witch Peasant Peasant",
    9: "Judge Bishop King Queen Fool Witch Peasant Peasant Cheat",
    10: "Judge Bishop King Queen Fool Witch Spy Peasant Peasant Cheat",
    11: "Judge Bishop King Queen Fool Witch Spy Peasant Peasant Cheat Inquisitor",
    12: "Judge Bishop King Queen Fool Witch Spy Peasant Peasant Cheat Inquisitor Widow",
    13: "Judge Bishop King Queen Fool Thief Witch Spy Peasant Peasant Cheat Inquisitor Widow",
}
# M1-V2-SETUP-01, M1-V3-SETUP-01
SMALL_SET = "Bishop Fool Judge Queen King Witch"

# M2-TABLE-01: ours, not the printed sheets; six masks for four and five (M2-SETUP-02, M2-TABLE-02).
A4 = "Judge ConArtist Empress King Thief Cheat"
A5 = "Judge ConArtist Empress King Witch Cheat"
A7 = "Judge ConArtist Empress King Fool Thief Witch"
A8 = "Judge ConArtist Empress King Fool Witch Peasant Peasant"
A9 = f"{A8} Cheat"
A10 = f"{A9} Spy"
A11 = f"{A10} Guru"
A12 = f"{A11} Widow"
B4 = "Judge Patron Fool Beggar Witch Spy"
B5 = "Judge Patron Fool King Beggar ConArtist"
B6 = "Judge Princess Patron PuppetMaster Beggar Spy"
B7 = "Judge Princess Patron Fool PuppetMaster Beggar Cheat"
B8 = "Judge Princess Patron Fool PuppetMaster Beggar Guru Spy"
B9 = f"{B8} Widow"
B10 = "Judge Princess Patron Empress Peasant Peasant PuppetMaster Beggar Guru Cheat"
B11 = f"{B10} Witch"
B12 = f"{B11} Spy"

FIRST = Rulebook(
    name="mascarade/1",
    number=1,
    people=range(2, 14),
    coins=194,
    powers={
        "Judge": Judge(),
        "Bishop": FromTheRichest(),
        "King": TakeFromBank(3),
        "Fool": Fool(),
        "Queen": TakeFromBank(2),
        "Thief": Thief(),
        "Witch": Witch(),
        "Spy": Spy(),
        "Peasant": Peasant(),
        "Cheat": Cheat(),
        "Inquisitor": Inquisitor(),
        "Widow": Widow(),
    },
    earners=frozenset({"Queen", "King", "Widow", "Fool", "Peasant"}),
    least_people={"Peasant": 8, "Inquisitor": 8},  # M1-TABLE-03
    scenarios={
        "standard": FIRST_SETS,
        "7-players-2013": {7: "Judge Bishop King Queen Spy Thief Witch"},  # M1-TABLE-02
    },
    must_swap=True,
    spy_centre=True,
    options=(
        Option("scenario", ("standard", "7-players-2013"), "M1-TABLE-01"),
        Option("forced-centre", ("on", "off"), "OPT-FORCED-CENTRE"),
        Option("spy-centre", ("on", "off"), "OPT-SPY-CENTRE"),
        *COMMON,
    ),
)

SECOND = Rulebook(
    name="mascarade/2",
    number=2,
    people=range(4, 13),
    coins=200,
    powers={
        "Judge": Judge(),
        "King": TakeFromBank(2),
        "Fool": Fool(),
        "Thief": Thief(),
        "Witch": Witch(),
        "Spy": Spy(),
        "Peasant": Peasant(),
        "Cheat": Cheat(),
        "Widow": Widow(),
        "ConArtist": FromTheRichest(),
        "Empress": TakeFromBank(3),
        "Patron": Patron(),
        "Beggar": Beggar(),
        "Princess": Princess(),
        "PuppetMaster": PuppetMaster(),
        "Guru": Inquisitor(),
    },
    earners=frozenset({"Empress", "Fool", "King", "Patron", "Peasant", "Princess", "Widow"}),  # M2-STAR-01
    least_people={"Peasant": 8, "Guru": 8, "PuppetMaster": 6, "Princess": 6},  # M2-MIN-01
    scenarios={
        "A": {4: A4, 5: A5, 6: A5, 7: A7, 8: A8, 9: A9, 10: A10, 11: A11, 12: A12},
        "B": {4: B4, 5: B5, 6: B6, 7: B7, 8: B8, 9: B9, 10: B10, 11: B11, 12: B12},
    },
    must_swap=False,
    spy_centre=False,
    options=(
        Option("scenario", ("A", "B"), "M2-SETUP-01"),
        Option("spy-centre", ("off", "on"), "OPT-SPY-CENTRE"),
        Option("puppet-order", ("person", "seat"), "OPT-PUPPET-ORDER"),
        Option("beggar", ("running", "snapshot"), "OPT-BEGGAR"),
        *COMMON,
    ),
)

SMALL_GAMES = {
    (1, 2): replace(FIRST, places=3, powers={**FIRST.powers, "Fool": FoolOfTwo()}, scenarios={"standard": {2: SMALL_SET}}),
    (1, 3): replace(FIRST, places=2, powers={**FIRST.powers, "Fool": FoolOfThree()}, scenarios={"standard": {3: SMALL_SET}}),
}

RULEBOOKS = {book.name: book for book in (FIRST, SECOND)}
