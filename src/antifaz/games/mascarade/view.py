"""What one person knows of a match of Mascarade, folded from the events that this person saw."""

from dataclasses import dataclass, field

from antifaz.core.events import Event
from antifaz.core.game import View
from antifaz.core.notation import Position
from antifaz.games.mascarade.pieces import PLACES

PICK_UP = ("Fool", "Spy")
"""Powers that take the chosen cards under the table."""


@dataclass
class Card:
    """A card as the viewer knows it: its mask if he is certain, and whether it lies open."""

    mask: str | None = None
    open: bool = False


@dataclass
class Announcement:
    """What has been claimed in this turn: by whom, which mask, with which card; and the answers so far, in their order."""

    announcer: str
    mask: str
    place: str
    answers: dict[str, str | None] = field(default_factory=dict)

    @property
    def claims(self) -> list[str]:
        """The claimed cards, the announcer's first."""
        return [self.place, *(place for place in self.answers.values() if place)]


class MascaradeView(View):
    """Coins, chairs and flags are public (MA-SETUP-04, MA-SETUP-05, MA-SEE-18).

    A card's mask is known to who saw it and has not lost sight of it (MA-KNOW-12, MA-KNOW-14).
    """

    def __init__(self, viewer: str, letters: str, places: int, masks: list[str], coins: int, *, simultaneous: bool) -> None:
        super().__init__(viewer)
        self.order = list(letters)
        self.places = places
        self.masks = masks
        self.total = coins
        self.simultaneous = simultaneous
        self.coins = dict.fromkeys(letters, 6)
        self.court = 0
        self.turn = 0
        self.active: str | None = None
        self.cards: dict[str, Card] = {}
        self.stock = list(masks)
        self.announced: Announcement | None = None
        self.chosen: list[str] = []
        self.claimed: str | None = None
        self.own_answer: str | None = None
        self.showing: set[str] = set()
        self.shown: set[str] = set()
        self.owes: set[str] = set()
        self.won: list[str] = []
        self.reason = ""
        self._taken: tuple[str, str, str | None, str | None] | None = None

    @property
    def bank(self) -> int:
        """MA-COMP-03: what is missing."""
        return self.total - self.court - sum(self.coins.values())

    def own(self, letter: str) -> list[str]:
        """The places of the cards before a person."""
        return [letter] if self.places == 1 else [f"{letter}.{place}" for place in PLACES[: self.places]]

    def centre(self) -> list[str]:
        """The places of the centre cards."""
        return [place for place in self.cards if place.startswith("centre")]

    def restricted(self, letter: str) -> bool:
        """MA-RESTRICT-01"""
        return any(place in self.shown for place in self.own(letter))

    # -- the fold ----------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        # MA-KNOW-05: each column of section 13.3 (MA-SEE-01 to MA-SEE-20) comes as an event of its own.
        getattr(self, "on_" + event.kind.replace("-", "_"))(*event.args)

    def on_dealt(self, place: str, mask: str) -> None:
        self.cards[place] = Card(mask, open=True)
        self.stock.remove(mask)

    def on_turned_down(self) -> None:
        self.on_hid()

    def on_hid(self) -> None:
        for card in self.cards.values():
            card.open = False

    def on_turn(self, number: str, letter: str) -> None:
        self.shown = self.showing - set(self.own(letter)) if letter == self.active else self.showing
        self.showing = set()
        self.turn = int(number)
        self.active = letter
        self.announced = None
        self.chosen = []
        self.claimed = None
        self.own_answer = None

    def on_looked(self, place: str) -> None:
        self.owes.discard(place[0])

    def on_saw(self, place: str, mask: str) -> None:
        self.cards[place].mask = mask

    def on_swapped(self, one: str, other: str) -> None:
        first, second = self.cards[one], self.cards[other]
        self._taken = (one, other, first.mask, second.mask)
        self.cards[one] = Card()
        self.cards[other] = Card()

    def on_exchanged(self, really: str) -> None:
        assert self._taken is not None
        one, other, first, second = self._taken
        if really == "yes":
            first, second = second, first
        self.cards[one].mask = first
        self.cards[other].mask = second

    def on_announced(self, place: str, mask: str) -> None:
        self.announced = Announcement(place[0], mask, place)

    def on_contested(self, place: str) -> None:
        assert self.announced is not None
        self.announced.answers[place[0]] = place

    def on_passed(self, letter: str) -> None:
        assert self.announced is not None
        self.announced.answers[letter] = None

    def on_answered(self, word: str) -> None:
        self.own_answer = word

    def on_shown(self, place: str, mask: str = "") -> None:
        if self.won:
            self.cards[place] = Card(mask, open=True)
            return
        self.showing.add(place)
        if not mask:
            return
        card = self.cards[place]
        card.mask = mask
        card.open = card.open or (self.announced is not None and place in self.announced.claims)

    def on_chose(self, letter: str, *targets: str) -> None:
        self.chosen = list(targets)
        if self.announced is not None and self.announced.mask in PICK_UP:
            own = [letter] if self.announced.mask == "Spy" else []
            for place in [*own, *targets]:
                self.cards[place].open = False

    def on_declined(self, letter: str) -> None:
        self.chosen = []

    def on_took(self, letter: str, coins: str, source: str) -> None:
        self.coins[letter] += int(coins)
        if source == "court":
            self.court -= int(coins)
        elif source != "bank":
            self.coins[source] -= int(coins)

    def on_paid(self, letter: str, coins: str, _court: str) -> None:
        self.coins[letter] -= int(coins)
        self.court += int(coins)

    def on_fortunes(self, one: str, other: str) -> None:
        self.coins[one], self.coins[other] = self.coins[other], self.coins[one]

    def on_chairs(self, one: str, other: str) -> None:
        first, second = self.order.index(one), self.order.index(other)
        self.order[first], self.order[second] = other, one
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]
        self.on_fortunes(one, other)

    def on_claimed(self, _letter: str, mask: str) -> None:
        self.claimed = mask

    def on_won(self, letter: str, reason: str) -> None:
        self.won.append(letter)
        self.reason = reason

    # -- as text -----------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """The position with question marks."""
        zones = {letter: self.zone(letter) for letter in self.order}
        announcing = self.announced is not None and not self.won
        more = {
            "centre": [self.piece(place) for place in self.centre()],
            "court": [str(self.court)] if self.court else [],
            "stock": sorted(self.stock),
            "turn": [str(self.turn)] if self.turn else [],
            "announced": self.claims() if announcing else [],
            "chosen": self.chosen if announcing and self.asked and self.asked[1] in ("exchange", "claim") else [],
            "answered": self.answered() if announcing else [],
        }
        zones |= {zone: items for zone, items in more.items() if items}
        return Position(zones, self.asked_text())

    def asked_text(self) -> str:
        """Who is asked what."""
        if self.asked is None:
            return "end"
        return self.asked[0] if self.asked[1] == "turn" else " ".join(self.asked)

    def zone(self, letter: str) -> list[str]:
        """What lies before a person."""
        own = self.own(letter)
        items = [self.piece(place) for place in own if place in self.cards] + [str(self.coins[letter])]
        items += ["shown" + place[1:] for place in own if place in self.shown]
        items += ["owes"] if letter in self.owes else []
        return items + (["won"] if letter in self.won else [])

    def piece(self, place: str) -> str:
        """A card as the viewer may write it down."""
        card = self.cards[place]
        return str(card.mask) if card.open else f"[{card.mask or '?'}]"

    def claims(self) -> list[str]:
        """`King@a King@c`"""
        assert self.announced is not None
        return [f"{self.announced.mask}@{place}" for place in self.announced.claims]

    def answered(self) -> list[str]:
        """With simultaneous contests: how many have answered, and one's own answer."""
        if not self.simultaneous or self.asked is None or self.asked[1] != "contest":
            return []
        assert self.announced is not None
        chair = self.order.index(self.announced.announcer)
        clockwise = self.order[chair + 1 :] + self.order[:chair]
        before = clockwise[: clockwise.index(self.asked[0])]
        return [f"[{self.own_answer}]" if letter == self.viewer else "[?]" for letter in before]
