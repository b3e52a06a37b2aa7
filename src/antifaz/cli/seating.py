"""From wishes to a party: how many people and bots sit down, what they are called, and which match they begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from antifaz import bots
from antifaz.cli.party import Party
from antifaz.cli.scenario import Scenario, read
from antifaz.cli.words import Words
from antifaz.core.chance import Dice, SystemDice
from antifaz.core.errors import Refused
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS
from antifaz.games import GAMES, make

USUAL = 6
"""So many sit down if nobody says how many."""


@dataclass
class Seating:
    """Which game is played, by how many, and what those at the keyboard are called."""

    game: str = ""
    players: int | None = None
    people: int | None = None
    bots: int | None = None
    names: tuple[str, ...] = ()
    file: Path | None = None

    @property
    def known_game(self) -> str:
        """The game, if there is one of that name."""
        return self.game if self.game in GAMES else ""

    def settle(self) -> Mapping[str, str]:
        """Fill in what was left open; the options that a scenario stands for are returned."""
        scenario = read(self.file) if self.file else None
        self.game = self.game or (scenario.edition if scenario else latest())
        if self.game not in GAMES:
            make(self.game, 0)  # refuses
        if scenario:
            self.agree(scenario)
        self.count()
        return scenario.options if scenario else {}

    def agree(self, scenario: Scenario) -> None:
        """A scenario is for one edition and one number of players."""
        for wished, written in ((self.game, scenario.edition), (self.players or scenario.players, scenario.players)):
            if wished != written:
                raise Refused(
                    f"the scenario is for {written}, not for {wished}",
                    id="other-scenario",
                    text=str(wished),
                    value=str(written),
                )
        self.players = scenario.players

    def count(self) -> None:
        """How many people and how many bots."""
        if self.players is None:
            self.players = self.usual_players()
        if self.people is None:
            self.people = self.players - self.bots if self.bots is not None else 1
        if self.bots is None:
            self.bots = self.players - self.people
        if self.people < 0 or self.bots < 0 or self.people + self.bots != self.players:
            raise Refused(
                f"{self.people} people and {self.bots} bots are not {self.players}",
                id="no-such-party",
                people=str(self.people),
                amount=str(self.bots),
                value=str(self.players),
            )

    def usual_players(self) -> int:
        """Whoever is named; else the people among themselves, if they are enough; else the usual number."""
        if self.bots is not None:
            return self.bots + (1 if self.people is None else self.people)
        people = self.people or 1
        alone = people > 1 and people in GAMES[self.game].people
        return people if alone else min(max(USUAL, people), max(GAMES[self.game].people))

    def all_names(self, words: Words) -> list[str]:
        """Those of the people, then names for the bots that nobody has yet."""
        assert self.players is not None
        assert self.people is not None
        people = list(self.names)
        if len(people) > self.people:
            raise Refused("there are more names than people", id="too-many-names", amount=str(self.people))
        for name in people:
            if not name.strip() or "," in name or not name.isprintable() or people.count(name) > 1:
                raise Refused(f"{name!r} cannot be a name", id="no-name", text=name)
        if self.people == 1:
            people = people or [words("name-you")]
        people += [words("name-person", number=number) for number in range(len(people) + 1, self.people + 1)]
        free = [name for name in words("names").split() if name not in people]
        return [*people, *free][: self.players]


def latest() -> str:
    """What is played if nobody says what: the latest edition of the first game in the list."""
    first = next(iter(GAMES.values()))
    return [name for name, edition in GAMES.items() if edition.package == first.package][-1]


def gather(
    seating: Seating,
    words: Words,
    *,
    bot: str = "",
    options: Sequence[str] = (),
    memory: str = "log",
    seed: int | None = None,
) -> Party:
    """The party at its table, the cards dealt; refused if they cannot play what they want."""
    wished = {**read_options(options), **seating.settle()}
    players, people = seating.players or 0, seating.people or 0
    if memory == "lesson" and people > 1:
        raise Refused("a lesson is for one person and bots", id="lesson-alone")
    game = make(seating.game, players, wished)
    names = seating.all_names(words)
    seated = {
        letter: bots.make(seating.game, bot or bots.names(seating.game)[0], dice_for(seed, place))
        for place, letter in enumerate(LETTERS[people:players], 1)
    }
    match = Match(game, dice_for(seed, 0), names=names)
    return Party(match, names, seated, language=words.language, memory=memory)


def dice_for(seed: int | None, place: int) -> Dice:
    """The dealer's dice (0) and those of each bot: none can be told from another's."""
    return SystemDice() if seed is None else Dice(seed * 64 + place) if place else Dice(seed)


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """`name=value`, each once."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused(f"{pair!r} is no option; expected name=value", id="no-pair", text=pair)
        options[name.strip()] = value.strip()
    return options
