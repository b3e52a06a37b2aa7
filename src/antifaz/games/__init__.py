"""The one list: the games that there are."""

from collections.abc import Mapping

from antifaz.core.errors import Refused
from antifaz.core.game import Game
from antifaz.games.mascarade import game as mascarade

GAMES = {
    "mascarade/1": mascarade.make,
    "mascarade/2": mascarade.make,
}


def make(name: str, people: int, options: Mapping[str, str] | None = None, content: str = "") -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Refused(f"there is no game {name!r}; there are {', '.join(GAMES)}", id="no-game", name=name)
    return GAMES[name](name, people, options or {})
