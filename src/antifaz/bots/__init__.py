"""Players that are programs: any game's, and those that a game brings along."""

from antifaz.bots.uniform import Uniform
from antifaz.core.chance import Dice
from antifaz.core.errors import Refused
from antifaz.core.game import Bot
from antifaz.games import GAMES


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [*GAMES[game].bots, "uniform"]


def make(game: str, name: str, dice: Dice) -> Bot:
    """A bot by its name."""
    if name == "uniform":
        return Uniform(dice)
    if name not in GAMES[game].bots:
        raise Refused(f"{game} has no bot {name!r}; it has {', '.join(names(game))}", id="no-bot", name=name)
    return GAMES[game].bots[name](dice)


__all__ = ["Uniform", "make", "names"]
