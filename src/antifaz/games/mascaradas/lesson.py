"""A lesson in Las Mascaradas: what is left where the viewer cannot see."""

from __future__ import annotations

from collections import Counter

from antifaz.core.game import Game, View
from antifaz.games.mascaradas.terminal import Words, listed
from antifaz.games.mascaradas.view import MascaradasView


class Lesson:
    """What the viewer has not seen: the cards that are in the deck or in foreign hands (LM-INF-7)."""

    def __init__(self, _game: Game, view: View) -> None:
        assert isinstance(view, MascaradasView)
        self.view = view

    ways: int | None = None
    """Nobody counts in how many ways they can lie."""

    def learn(self) -> None:
        """The view has learned already."""

    def possible(self) -> dict[str, list[str]]:
        """Nothing lies face down at a place of its own."""
        return {}

    def rows(self, words: Words) -> list[str]:
        """The unseen resources, what is known of each hand, the unseen mascaradas."""
        view = self.view
        unseen = Counter({goods.type.capitalize(): goods.copies for goods in view.content.goods})
        for known in (view.hand, view.resources, view.discards, *(cards.elements() for cards in view.known.values())):
            unseen.subtract(goods for goods in known if goods != "Aguinaldo")
        told = [f"{words.text('table-unseen')}: {listed(words, sorted(unseen.elements()))}"]
        for letter, cards in view.known.items():
            if letter != view.viewer and +cards:
                told.append(f"{words.name(letter)}: {listed(words, list(cards.elements()))}")
        return [
            *told,
            f"{words.text('page-mascaradas')}: {words.listed([view.cards[word].name for word in view.mascarada_deck])}",
        ]
