"""The one door to the rules: games for tables, and the dealer who draws from the operating system."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from antifaz.core.chance import Dice, SystemDice
from antifaz.core.errors import Refused
from antifaz.core.game import Game
from antifaz.core.match import Match
from antifaz.table.settings import Settings

Make = Callable[[str, int, Mapping[str, str], str], Game]


class Matches:
    """Makes matches from settings; content packs come from one folder of the host."""

    def __init__(self, make: Make, packs: Path | None = None, dice: Callable[[], Dice] = SystemDice) -> None:
        self.make = make
        self.packs = packs
        self.dice = dice

    def names(self) -> list[str]:
        """The packs a table may be opened with."""
        if self.packs is None:
            return []
        files = {path.stem for path in self.packs.glob("*.toml")}
        return sorted(files | {path.parent.name for path in self.packs.glob("*/*.toml")})

    def content(self, pack: str) -> str:
        """Where a pack lies. It is a name from the list: no path ever comes from a browser."""
        if not pack:
            return ""
        if self.packs is None or pack not in self.names():
            packs = ", ".join(self.names()) or "none"
            raise Refused(f"{pack!r} is no content pack of this host; there are: {packs}", id="table-no-pack", text=pack)
        file = self.packs / f"{pack}.toml"
        return str(file if file.is_file() else self.packs / pack)

    def agreed(self, settings: Settings) -> Settings:
        """The settings with a scenario of the host written into them: its file may change, this match will not."""
        scenarios = _scenarios(settings.game)
        if not settings.pack or scenarios is None:
            return settings
        scenario = scenarios.read(Path(self.content(settings.pack)).read_text("utf-8"))
        for error in scenario.errors():
            raise error
        if (scenario.edition, scenario.players) != (settings.game, settings.players):
            wanted = f"{scenario.players} people and {scenario.edition}"
            raise Refused(f"this scenario is for {wanted}", id="table-other-pack", text=wanted)
        return replace(settings, pack="", options={**settings.options, **scenario.options})

    def game(self, settings: Settings) -> Game:
        return self.make(settings.game, settings.players, settings.options, self.content(settings.pack))

    def begin(self, settings: Settings) -> Match:
        """Nothing is drawn yet: without dice the dealer is asked like anybody, and stored draws are played."""
        return Match(self.game(settings))

    def deal(self, settings: Settings) -> Match:
        """The same with all that the dealer draws before anybody is asked."""
        return Match(self.game(settings), self.dice())

    def follow(self, match: Match, line: str) -> Match:
        """A copy after one whole line and what the dealer then draws at once; the match itself stays where it is."""
        probe = match.clone()
        probe.dice = self.dice()
        probe.whole_line(line)
        probe.play(line)
        return probe


def _scenarios(game: str) -> Any:
    """The game's own reader of scenario files, if it has one."""
    module = f"antifaz.games.{game.partition('/')[0]}.scenario"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError:
        return None
