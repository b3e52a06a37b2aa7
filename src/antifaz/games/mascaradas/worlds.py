"""Full states that fit a view, without a look at the true one.

The distribution: every order in which the deck could have been shuffled is equally likely, and nothing is concluded from what
people chose. A card drawn unseen is any card that was unseen in the deck of its time, so cards are kept apart by the shuffle
they come from. When somebody gives a card that nobody had seen, and holds unseen cards of several shuffles, it comes from one of
them in proportion to how many cards they hold of it and how likely each is such a card; a history that turns out to be impossible
is drawn again.
"""

from collections import Counter
from collections.abc import Iterator

from antifaz.core.chance import Dice, shuffled
from antifaz.core.notation import Position
from antifaz.games.mascaradas.game import Mascaradas
from antifaz.games.mascaradas.state import State
from antifaz.games.mascaradas.view import MascaradasView

Hands = dict[str, Counter[str]]


class Impossible(Exception):
    """This history cannot have been."""


class Worlds:
    """The hidden hands and the deck, drawn again and again along what a viewer saw."""

    def __init__(self, game: Mascaradas, view: MascaradasView, dice: Dice, start: Position | None = None) -> None:
        self.game = game
        self.view = view
        self.dice = dice
        self.start = start
        self.others = [letter for letter in view.order if letter != view.viewer]

    def __iter__(self) -> Iterator[State]:
        """Full states, one after another, without end."""
        while True:
            yield self.game.read(self.written(self.drawn()))

    def drawn(self) -> Hands:
        """A deal of the hidden hands that fits."""
        while True:
            try:
                return History(self).run()
            except Impossible:
                continue

    def written(self, hands: Hands) -> Position:
        """The view's position with these hands."""
        position = self.view.position()
        zones = dict(position.zones)
        for letter in self.others:
            cards = sorted(hands[letter].elements(), key=self.view.goods.index)
            rest = [item for item in zones[letter] if item != "[?]"]
            zones[letter] = [*(f"[{goods}]" for goods in cards), *rest]
        return Position(zones, position.asked)


class History:
    """One way in which unseen cards can have come and gone."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.view = worlds.view
        before = worlds.game.view(self.view.viewer, worlds.start)
        self.known: Hands = {letter: Counter(before.known[letter]) for letter in worlds.others}
        self.discards = Counter(before.discards)
        box = Counter({name: resource.copies for name, resource in zip(self.view.goods, self.view.content.goods, strict=False)})
        box["Aguinaldo"] = self.view.content.aguinaldos
        box -= Counter(before.resources) + Counter(before.discards) + Counter(before.hand)
        for known in self.known.values():
            box -= known
        self.unseen = [box]  # by shuffle, the cards that this viewer has not seen since
        self.last = ""  # the kind of the event before
        self.held = {letter: [before.hands[letter] - self.known[letter].total()] for letter in worlds.others}

    def run(self) -> Hands:
        """Follow the events, then deal what is still unseen."""
        for event in self.view.events:
            take_in = getattr(self, "on_" + event.kind, None)
            if take_in is not None:
                take_in(*event.args)
            self.last = event.kind
        return self.dealt()

    def dealt(self) -> Hands:
        """The hands: what all have seen there, and unseen cards of each shuffle. A deck that was reshuffled is all in hands."""
        hands = {letter: known.copy() for letter, known in self.known.items()}
        for shuffle, unseen in enumerate(self.unseen):
            cards = shuffled([goods for goods in unseen.elements() if goods != "Aguinaldo"], self.worlds.dice)
            wanted = sum(held[shuffle] for held in self.held.values())
            if wanted > len(cards) or (shuffle < len(self.unseen) - 1 and wanted < unseen.total()):
                raise Impossible
            for letter, held in self.held.items():
                hands[letter].update(cards.pop() for _ in range(held[shuffle]))
        return hands

    # -- cards come --------------------------------------------------------------------------------------------

    def on_drew(self, letter: str) -> None:
        if letter in self.held:
            self.held[letter][-1] += 1

    def on_got(self, _letter: str, goods: str) -> None:
        self.seen(goods)

    def seen(self, goods: str) -> None:
        """A card of the present deck is seen."""
        self.unseen[-1][goods] -= 1
        if self.unseen[-1][goods] < 0:
            raise Impossible

    def on_revealed(self, piece: str) -> None:
        if piece not in self.view.cards:
            self.seen(piece)

    def on_reshuffled(self) -> None:
        self.unseen.append(self.discards)
        self.discards = Counter()
        for held in self.held.values():
            held.append(0)

    def on_picked(self, letter: str, goods: str) -> None:
        if letter in self.known and goods != "Aguinaldo":
            self.known[letter][goods] += 1

    def on_recovered(self, letter: str, goods: str) -> None:
        self.discards[goods] -= 1
        self.on_picked(letter, goods)

    # -- cards go ----------------------------------------------------------------------------------------------

    def on_paid(self, letter: str, *cards: str) -> None:
        if cards[-1] != "bank":
            self.on_traded(letter, *cards)

    def on_traded(self, letter: str, *cards: str) -> None:
        for goods in cards:
            self.discards[goods] += 1
            self.give(letter, goods)

    def on_discarded(self, letter: str, *cards: str) -> None:
        if cards != ("Aguinaldo",):
            self.on_traded(letter, *cards)
            return
        self.discards["Aguinaldo"] += 1
        if self.last == "picked":  # it lay face up
            return
        if letter in self.held:
            self.held[letter][-1] -= 1
        self.seen("Aguinaldo")

    def on_cleared(self, *cards: str) -> None:
        self.discards.update(cards)

    def on_swapped(self, letter: str, given: str, got: str) -> None:
        self.give(letter, given)
        self.on_picked(letter, got)

    def give(self, letter: str, goods: str) -> None:
        """A card leaves a hand: one that all have seen there, or an unseen one of some shuffle."""
        if letter not in self.held:
            return
        if self.known[letter][goods]:
            self.known[letter][goods] -= 1
            return
        held = self.held[letter]
        chances = [
            number * unseen[goods] / max(unseen.total() - unseen["Aguinaldo"], 1)
            for number, unseen in zip(held, self.unseen, strict=True)
        ]
        shuffle = self.any_of(chances)
        held[shuffle] -= 1
        self.unseen[shuffle][goods] -= 1

    def any_of(self, chances: list[float]) -> int:
        """A place, each as likely as its share."""
        at = sum(chances) * int(self.worlds.dice.below(1 << 30)) / (1 << 30)
        for place, chance in enumerate(chances):
            if chance > at:
                return place
            at -= chance
        raise Impossible
