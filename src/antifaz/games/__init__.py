"""The one list: the games that there are."""

from collections.abc import Mapping

from antifaz.core.errors import Refused
from antifaz.core.game import Edition, Game
from antifaz.games import mascaradas, mascarade, voices

EDITIONS = (*mascarade.EDITIONS, *mascaradas.EDITIONS, *voices.EDITIONS)
GAMES: Mapping[str, Edition] = {edition.name: edition for edition in EDITIONS}


def make(name: str, people: int, options: Mapping[str, str] | None = None, content: str = "") -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Refused(f"there is no game {name!r}; there are {', '.join(GAMES)}", id="no-game", name=name)
    return GAMES[name].make(name, people, options or {}, content)
