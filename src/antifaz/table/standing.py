"""Standing answers: left in advance, played by the referee when the question arrives. Rules know nothing of them.

A game that offers some has a module `standing` with `offers(kind, view)`: by name, the line that each would play now.
It is empty for whoever will not be asked this in the present round.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antifaz.core.game import View

Offers = Callable[[str, "View"], Mapping[str, str]]


def offers(game: str, kind: str, view: View) -> Mapping[str, str]:
    """Names of the standing answers and the line each stands for at this moment."""
    return _of(game.partition("/")[0])(kind, view)


@cache
def _of(game: str) -> Offers:
    try:
        module = importlib.import_module(f"antifaz.games.{game}.standing")
    except ModuleNotFoundError:
        return _none
    found: Offers = module.offers
    return found


def _none(_kind: str, _view: View) -> Mapping[str, str]:
    return {}
