"""What may be said at a table: anything, unless the game has a module `talk` with `allowed(text)`; then its phrases alone."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache

Allowed = Callable[[str], bool]


def allowed(game: str, text: str) -> bool:
    """Whether this may be said while a match of this game is played."""
    return _of(game.partition("/")[0])(text)


@cache
def _of(game: str) -> Allowed:
    try:
        module = importlib.import_module(f"antifaz.games.{game}.talk")
    except ModuleNotFoundError:
        return _anything
    found: Allowed = module.allowed
    return found


def _anything(_text: str) -> bool:
    return True
