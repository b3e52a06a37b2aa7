"""A lesson in Mascarade: which masks can still lie where, for one viewer, and in how many ways."""

from __future__ import annotations

from antifaz.core.chance import Dice
from antifaz.core.events import Event
from antifaz.core.game import Game, View
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.mascarade.terminal import Words
from antifaz.games.mascarade.view import MascaradeView
from antifaz.games.mascarade.worlds import MANY, World, Worlds


class Counted(Worlds):
    """Worlds that know whether they are all of them: beyond `MANY` only a sample is carried on."""

    exact = True
    was_exact = True

    def take_in(self, event: Event) -> None:
        if event.kind == "exchanged":  # the viewer's own: what was split for others was not split for them
            self.exact = self.was_exact
        self.was_exact = self.exact
        super().take_in(event)

    def thinned(self, shares: dict[World, float]) -> dict[World, float]:
        self.exact = self.exact and len(shares) <= MANY
        return super().thinned(shares)


class Lesson:
    """For each place the masks that are still possible for one viewer, and in how many ways the cards can lie."""

    def __init__(self, game: Game, view: View) -> None:
        assert isinstance(game, Mascarade)
        assert isinstance(view, MascaradeView)
        self.view = view
        self.worlds = Counted(game, game.view(view.viewer), Dice(0))
        self.heard = 0

    def learn(self) -> None:
        """Take in what the viewer has seen since."""
        for event in self.view.events[self.heard :]:
            self.worlds.take_in(event)
        self.heard = len(self.view.events)

    @property
    def ways(self) -> int | None:
        """In how many ways the cards can lie; None when only a sample of them is known."""
        return len(self.worlds.shares) if self.worlds.exact else None

    def possible(self) -> dict[str, list[str]]:
        """The masks for each place, the likeliest first."""
        shares: dict[str, dict[str, float]] = {place: {} for place in self.worlds.places}
        for world, share in self.worlds.shares.items():
            for place, mask in zip(self.worlds.places, world, strict=True):
                shares[place][mask] = shares[place].get(mask, 0.0) + share
        return {place: sorted(masks, key=lambda mask: (-masks[mask], mask)) for place, masks in shares.items() if "" not in masks}

    def rows(self, words: Words) -> list[str]:
        """A row a place: whose it is, and what may lie there."""
        lines = []
        for place, masks in self.possible().items():
            owner, _, slot = place.partition(".")
            whose = words.name(owner) if len(owner) == 1 else f"{words.text('table-centre')} {owner[6:]}"
            which = f"{whose}, {words.text('slot-' + slot)}" if slot else whose
            names = [words.text(f"piece-{mask}") for mask in masks]
            lines.append(f"{which}: {', '.join(names)}")
        return lines
