"""VH-STR-15: a pass may be left in advance for a window, by whoever may still be asked in it as far as everybody knows."""

from __future__ import annotations

from collections.abc import Mapping

from antifaz.core.game import View
from antifaz.games.voices.view import VoicesView

WINDOWS = ("insertion", "control", "trial", "token")


def offers(kind: str, view: View) -> Mapping[str, str]:
    """By name, the line that each would play now."""
    assert isinstance(view, VoicesView)
    me = view.viewer
    if kind not in WINDOWS or me not in view.facets or not view.hands[me]:
        return {}
    return {"pass": "[pass]"}
