"""Full states that fit a view, without a look at the true one.

The distribution: every exchange that the viewer could not see into was made or not with equal chance, and what the viewer saw
since has come out that way. It is exact while at most `MANY` assignments of masks to places are possible (with six cards
always); beyond that a sample of them is carried on. Cards that were never seen lie in any order with equal chance. Hidden
answers to a simultaneous contest are contests with the chance of one in two.
"""

from collections.abc import Iterator
from itertools import permutations
from math import factorial

from antifaz.core.chance import Dice, shuffled
from antifaz.core.events import Event
from antifaz.core.notation import Position
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.mascarade.pieces import MASKS
from antifaz.games.mascarade.state import State
from antifaz.games.mascarade.view import MascaradeView

MANY = 4096

World = tuple[str, ...]
"""The mask at each place, in the order of the cards' numbers."""


class Worlds:
    """The assignments that fit a view, each with its share."""

    def __init__(self, game: Mascarade, view: MascaradeView, dice: Dice, start: Position | None = None) -> None:
        self.game = game
        self.view = view
        self.dice = dice
        self.places = [game.table.place(card) for card in range(game.table.cards)]
        self.number = {place: number for number, place in enumerate(self.places)}
        self.shares = self.before_all(start)
        self.last: dict[World, float] = {}
        for event in view.events:
            self.take_in(event)

    def before_all(self, start: Position | None) -> dict[World, float]:
        """Nothing dealt, or what the marks of a position leave open."""
        if start is None:
            return {("",) * len(self.places): 1.0}
        known = self.game.view(self.view.viewer, start).cards
        fixed = {self.number[place]: card.mask for place, card in known.items() if card.mask}
        rest = sorted(self.game.masks)
        for mask in fixed.values():
            rest.remove(mask)
        worlds = {self.filled(fixed, order) for order in self.orders(rest)}
        return dict.fromkeys(worlds, 1.0)

    def orders(self, rest: list[str]) -> Iterator[tuple[str, ...]]:
        """All orders of the unseen cards, or many of them."""
        if factorial(len(rest)) <= MANY:
            yield from permutations(rest)
            return
        for _ in range(MANY // 2):
            yield tuple(shuffled(rest, self.dice))

    def filled(self, fixed: dict[int, str], order: tuple[str, ...]) -> World:
        """The known cards in their places, the others in an order."""
        rest = iter(order)
        return tuple(fixed[number] if number in fixed else next(rest) for number in range(len(self.places)))

    # -- the fold ----------------------------------------------------------------------------------------------

    def take_in(self, event: Event) -> None:
        """MA-KNOW-06: what an event leaves possible."""
        kind, args = event.kind, event.args
        if kind == "dealt":
            card = self.number[args[0]]
            self.shares = {(*world[:card], args[1], *world[card + 1 :]): share for world, share in self.shares.items()}
        elif kind in ("saw", "shown") and len(args) == 2:
            self.keep(self.number[args[0]], args[1])
        elif kind == "swapped":
            self.last = self.shares
            self.pair = (self.number[args[0]], self.number[args[1]])
            self.shares = self.thinned(self.perhaps(self.last))
        elif kind == "exchanged":
            self.shares = self.certainly(self.last) if args[0] == "yes" else self.last
        elif kind == "chairs":
            self.pair = (self.number[args[0]], self.number[args[1]])
            self.shares = self.certainly(self.shares)

    def exchanged(self, world: World) -> World:
        """The world with the pair exchanged."""
        one, other = self.pair
        cards = list(world)
        cards[one], cards[other] = cards[other], cards[one]
        return tuple(cards)

    def perhaps(self, shares: dict[World, float]) -> dict[World, float]:
        """Exchanged or not, with equal chance."""
        both: dict[World, float] = {}
        for world, share in shares.items():
            for next_world in (world, self.exchanged(world)):
                both[next_world] = both.get(next_world, 0.0) + share / 2
        return both

    def certainly(self, shares: dict[World, float]) -> dict[World, float]:
        """Exchanged for certain."""
        return {self.exchanged(world): share for world, share in shares.items()}

    def keep(self, card: int, mask: str) -> None:
        """What does not fit a sight is out. A sample that has lost the truth moves the seen mask to its place."""
        fitting = {world: share for world, share in self.shares.items() if world[card] == mask}
        if not fitting:
            for world, share in self.shares.items():
                self.pair = (card, world.index(mask))
                fitting[self.exchanged(world)] = share
        self.shares = fitting

    def thinned(self, shares: dict[World, float]) -> dict[World, float]:
        """Too many worlds are replaced by a sample, evenly spaced along their shares."""
        if len(shares) <= MANY:
            return shares
        step = sum(shares.values()) / (MANY // 2)
        at = step * self.toss()
        sample: dict[World, float] = {}
        reached = 0.0
        for world, share in shares.items():
            reached += share
            while at < reached:
                sample[world] = sample.get(world, 0.0) + step
                at += step
        return sample

    # -- drawing -----------------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[State]:
        """Full states, one after another, without end."""
        worlds = list(self.shares)
        sums: list[float] = []
        total = 0.0
        for world in worlds:
            total += self.shares[world]
            sums.append(total)
        base: State | None = None
        while True:
            world = worlds[place_of(sums, total * self.toss())]
            if base is None or self.view.answered():
                base = self.game.read(self.written(world))
            state = base.clone()
            for card, mask in enumerate(world):
                if mask:
                    state.cards[card] = MASKS.index(mask)
            yield state

    def toss(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return int(self.dice.below(1 << 30)) / (1 << 30)

    def written(self, world: World) -> Position:
        """The view's position with the masks of a world."""
        position = self.view.position()
        zones: dict[str, list[str]] = {}
        for zone, items in position.zones.items():
            places = self.view.centre() if zone == "centre" else self.view.own(zone) if len(zone) == 1 else []
            zones[zone] = list(items)
            for number, place in enumerate(places[: len(items)]):
                if items[number].startswith("["):
                    zones[zone][number] = f"[{world[self.number[place]]}]"
        if "answered" in zones:
            zones["answered"] = [self.guess(item) for item in zones["answered"]]
        return Position(zones, position.asked)

    def guess(self, answer: str) -> str:
        """A hidden answer."""
        if answer != "[?]":
            return answer
        places = ("",) if self.view.places == 1 else (".left", ".right", ".protected")[: self.view.places]
        if self.dice.below(2):
            return "[pass]"
        return f"[contest{places[self.dice.below(len(places))]}]"


def place_of(sums: list[float], at: float) -> int:
    """The first sum that reaches beyond a point."""
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if sums[middle] > at else (middle + 1, high)
    return low
