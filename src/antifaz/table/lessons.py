"""Lessons: what is possible for one viewer, worked out from that viewer's own view.

A game that gives them has a module `lesson` with `Lesson(game, view)`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from antifaz.core.match import Match
from antifaz.core.sheet import Lesson


def lesson(match: Match, viewer: str) -> Lesson | None:
    """The lesson of one viewer at this match, if its game gives any."""
    module = f"antifaz.games.{match.game.name.partition('/')[0]}.lesson"
    if find_spec(module) is None:
        return None
    begun: Lesson = import_module(module).Lesson(match.game, match.view(viewer))
    return begun
