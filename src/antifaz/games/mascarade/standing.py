"""Answers to a contest that may be left in advance: `pass`, `contest`, or `contest` unless somebody else has."""

from __future__ import annotations

from collections.abc import Mapping

from antifaz.core.game import View
from antifaz.games.mascarade.view import MascaradeView


def offers(kind: str, view: View) -> Mapping[str, str]:
    """By name, what each would answer now; nothing for whoever is not to be asked any more in this announcement."""
    assert isinstance(view, MascaradeView)
    said = view.announced
    if kind != "contest" or said is None or view.viewer not in view.order:
        return {}
    if view.viewer == said.announcer or view.viewer in said.answers or view.own_answer:
        return {}
    cards = [" ".join(["contest", *place.split(".")[1:]]) for place in view.own(view.viewer)]
    if view.simultaneous:  # OPT-CHALLENGE-MODE: nobody can wait for what others say
        return {line: f"[{line.replace(' ', '.')}]" for line in ("pass", *cards)}
    known = {line: line for line in ("pass", *cards)}
    if len(cards) == 1:
        known["contest-unless"] = "pass" if any(said.answers.values()) else "contest"
    return known
