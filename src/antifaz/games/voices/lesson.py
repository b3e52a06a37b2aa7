"""A lesson in Voices in My Head: what is left where the viewer cannot see."""

from __future__ import annotations

from typing import Any

from antifaz.core.game import Game, View
from antifaz.games.voices.page import card_code
from antifaz.games.voices.pieces import CARDS
from antifaz.games.voices.terminal import spoken
from antifaz.games.voices.view import VoicesView


class Lesson:
    """What is not known to the viewer: the roles that others may have, the strategy cards that are somewhere."""

    ways: int | None = None
    """Nobody counts in how many ways they can lie."""

    def __init__(self, _game: Game, view: View) -> None:
        assert isinstance(view, VoicesView)
        self.view = view

    def learn(self) -> None:
        """The view has learned already."""

    def possible(self) -> dict[str, list[str]]:
        """Nothing lies face down at a place of its own."""
        return {}

    def rows(self, words: Any) -> list[str]:
        """The roles that are left for the others, and the strategy cards that are not in sight."""
        speech, view = spoken(self.view, words), self.view
        roles = [speech.role(role) for role in speech.page.roles if role not in view.roles.values()]
        gone = [*view.strategies, *view.hands.get(view.viewer, []), *(card for _, card in view.playing)]
        left = {word: view.pack.strategies[card_code(word)].copies - gone.count(word) for word in CARDS}
        cards = [f"{speech.card(word)} ×{number}" for word, number in left.items() if number]
        return [f"{speech.say('table-roles')}: {', '.join(roles)}", f"{speech.say('page-hand')}: {', '.join(cards)}"]
