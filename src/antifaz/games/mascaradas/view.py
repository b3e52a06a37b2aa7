"""What one person knows of a match of Las Mascaradas, folded from the events that this person saw."""

from collections import Counter
from collections.abc import Mapping, Sequence

from antifaz.core.events import Event
from antifaz.core.game import View
from antifaz.core.notation import Position, is_piece
from antifaz.core.seats import LETTERS
from antifaz.games.mascaradas import scoring
from antifaz.games.mascaradas.content import SYMBOLS, Content, Mascarada, Operation
from antifaz.games.mascaradas.pieces import DRAWS, IN_MARKET, PARADE_SIZES, PESETAS
from antifaz.games.mascaradas.scoring import Sheet

IN_EFFECT = ("discard", "recover", "swap", "reserve", "remove")
"""The questions that only effects ask."""
COUNTED = {  # by the word of an effect: the events that its choices cause, and who is asked what meanwhile
    "DRAW": (("picked", "drew"), ("draw", "reveal")),
    "DRAW_DECK": (("drew",), ("draw",)),
    "DISCARD": (("discarded",), ("discard",)),
    "RECOVER": (("recovered",), ("recover",)),
    "SWAP": (("swapped",), ("swap", "reveal")),
    "REFRESH_RESOURCES": ((), ("reveal",)),
    "RESERVE": (("reserved", "declined"), ("reserve",)),
    "REMOVE_MARKET": (("removed",), ("remove", "reveal")),
}


class MascaradasView(View):
    """Markets, parades, pesetas and numbers of cards are public; a hand is its owner's (LM-INF-1 to LM-INF-7)."""

    def __init__(self, viewer: str, people: int, content: Content) -> None:
        super().__init__(viewer)
        self.content = content
        self.order = list(LETTERS[:people])
        self.size = PARADE_SIZES[people]
        self.goods = [*(goods.capitalize() for goods in content.types), "Aguinaldo"]
        self.names = content.pieces
        self.cards: dict[str, Mascarada] = dict(zip(content.pieces, content.mascaradas, strict=True))
        self.first: str | None = None
        self.round = 0
        self.active: str | None = None  # whose turn it is
        self.pesetas = dict.fromkeys(self.order, 0)
        self.hands = dict.fromkeys(self.order, 0)  # how many cards
        self.hand: list[str] = []  # the viewer's own, in canonical order
        self.known: dict[str, Counter[str]] = {letter: Counter() for letter in self.order}  # LM-INF-11
        self.parades: dict[str, list[str]] = {letter: [] for letter in self.order}
        self.market: list[str] = []
        self.reservations: dict[str, str] = {}  # by mascarada, whose coin it carries
        self.reserved: list[str] = []  # reserved in this turn
        self.resources: list[str] = []
        self.discards: list[str] = []
        self.under: list[str] = []
        self._draws = 0
        self.discount = 0
        self.renewed = False
        self.buying = False  # phase C has begun, as far as events tell
        self._joined: str | None = None  # the mascarada that has joined last in this turn
        self.completed: list[str] = []
        self.applied: dict[str, list[tuple[str, ...]]] = {letter: [] for letter in self.order}
        self.points: dict[str, tuple[int, int, int, int]] = {}  # majorities, pesetas, sequences, mascaradas
        self.totals: dict[str, int] = {}
        self.won: list[str] = []
        self.reason = ""
        self._since_joined = 0
        self._after_paying = 0
        self._begun = (0, 0, "")  # from a position: which operation was asking, its open choices, the word of the question

    # -- what follows ------------------------------------------------------------------------------------------

    @property
    def bank(self) -> int:
        """LM-CMP-7: what is missing."""
        return PESETAS - sum(self.pesetas.values()) - len(self.reservations)

    @property
    def deck(self) -> int:
        """How many resource cards are in the deck (LM-INF-2)."""
        box = sum(resource.copies for resource in self.content.goods) + self.content.aguinaldos
        return box - sum(self.hands.values()) - len(self.resources) - len(self.discards)

    @property
    def mascarada_deck(self) -> list[str]:
        """The mascaradas in the deck: everybody can deduce them, nobody knows their order but for those under it (LM-INF-8)."""
        used = {*self.market, *(card for parade in self.parades.values() for card in parade)}
        return [card for card in self.cards if card not in used]

    @property
    def mascaradas_left(self) -> int:
        """How many mascaradas are in the deck (LM-INF-2)."""
        return len(self.mascarada_deck)

    @property
    def drawing(self) -> bool:
        """Whether a draw action of phase B is asked for, or its places are being filled."""
        if self.buying or self.renewed or not self.round or self.word not in ("draw", "reveal"):
            return False
        refilling = len(self.market) < IN_MARKET and self.mascaradas_left > 0 and self._draws == DRAWS
        return self.word == "draw" or not refilling

    @property
    def draws(self) -> int:
        """Draw actions still to do, the one being asked included."""
        return self._draws if self.drawing else 0

    @property
    def effect(self) -> str | None:
        """The mascarada whose immediate effect is asking."""
        asks = self.word in IN_EFFECT or (self.buying and self.word in ("draw", "reveal"))
        return self._joined if asks else None

    @property
    def sheets(self) -> dict[str, Sheet]:
        """The score sheets as things stand now, with the choices that owners have made and the best ones for the rest."""
        numbers = {card: place for place, card in enumerate(self.cards)}
        parades = [[numbers[card] for card in self.parades[letter]] for letter in self.order]
        choices = [self.choices(letter) for letter in self.order]
        pesetas = [self.pesetas[letter] for letter in self.order]
        sheets = scoring.sheets(scoring.Cards(self.content), parades, pesetas, choices)
        return dict(zip(self.order, sheets, strict=True))

    def choices(self, letter: str) -> list[int]:
        """How the order-dependent effects of a parade were applied: places in it, as scoring wants them."""
        return [self.parades[letter].index(card) for made in self.applied[letter] for card in made]

    def fits(self, letter: str, card: str) -> tuple[str, ...]:
        """The ends of a parade that a mascarada may join (LM-C-6 to LM-C-8)."""
        parade, figure = self.parades[letter], self.cards[card]
        if not parade:
            return ("right",)
        left = ("left",) if figure.right == self.cards[parade[0]].left else ()
        right = ("right",) if figure.left == self.cards[parade[-1]].right else ()
        return left + right

    def symbols(self, letter: str) -> dict[str, int]:
        """How often each symbol is printed on a parade (LM-SCO-6)."""
        edges = [edge for card in self.parades[letter] for edge in (self.cards[card].left, self.cards[card].right)]
        return {symbol: edges.count(symbol) for symbol in SYMBOLS}

    # -- the fold ----------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        getattr(self, "on_" + event.kind)(*event.args)

    def on_began(self, letter: str) -> None:
        self.first = letter

    def on_drew(self, letter: str) -> None:
        self.hands[letter] += 1
        self.count_action()

    def on_got(self, _letter: str, goods: str) -> None:
        self.put(self.hand, goods)

    def on_picked(self, letter: str, goods: str) -> None:
        self.resources.remove(goods)
        self.hands[letter] += 1
        if goods != "Aguinaldo":
            self.gain_openly(letter, goods)
        self.count_action()

    def gain_openly(self, letter: str, goods: str) -> None:
        """A card that all have seen comes to a hand."""
        if letter == self.viewer:
            self.put(self.hand, goods)
        else:
            self.known[letter][goods] += 1

    def count_action(self) -> None:
        """One draw action fewer, outside of effects."""
        if self.round and not self.buying:
            self._draws -= 1

    def put(self, cards: list[str], goods: str) -> None:
        """Add a card in canonical order."""
        cards.append(goods)
        cards.sort(key=self.goods.index)

    def on_revealed(self, piece: str) -> None:
        if piece not in self.cards:
            self.put(self.resources, piece)
            return
        self.market.append(piece)
        self.market.sort(key=list(self.cards).index)
        if self.under and len(self.mascarada_deck) < len(self.under):
            self.under.remove(piece)

    def on_reshuffled(self) -> None:
        self.discards.clear()

    def on_turn(self, number: str, letter: str) -> None:
        self.round = int(number)
        self.active = letter
        self._draws = DRAWS
        self.rest()

    def rest(self) -> None:
        """Forget what holds for one turn."""
        self.discount = 0
        self.reserved = []
        self.renewed = False
        self.buying = False
        self._joined = None

    def on_lost(self, _letter: str, _draw: str) -> None:
        self._draws -= 1

    def on_took(self, letter: str, pesetas: str, _bank: str) -> None:
        self.pesetas[letter] += int(pesetas)
        if len(self.events) < 2 or self.events[-2].kind not in ("traded", "discarded"):
            self.count_action()

    def on_paid(self, letter: str, *things: str) -> None:
        if things[-1] == "bank":
            self.pesetas[letter] -= int(things[0])
        else:
            self.lose(letter, things)

    def lose(self, letter: str, cards: Sequence[str]) -> None:
        """Cards of a hand go to the discards."""
        self.hands[letter] -= len(cards)
        for goods in cards:
            self.put(self.discards, goods)
            self.forget(letter, goods)

    def forget(self, letter: str, goods: str) -> None:
        """A card has left a hand."""
        if letter == self.viewer:
            self.hand.remove(goods)
        elif self.known[letter][goods]:
            self.known[letter][goods] -= 1

    def on_traded(self, letter: str, *cards: str) -> None:
        self.lose(letter, cards)

    def on_discarded(self, letter: str, *cards: str) -> None:
        if cards == ("Aguinaldo",):
            self.hands[letter] -= 1
            self.put(self.discards, "Aguinaldo")
        else:
            self.lose(letter, cards)

    def on_renewed(self, _letter: str) -> None:
        self.market = [card for card in self.market if card in self.reservations]
        self.under.clear()
        self.renewed = True
        self._draws = 0

    def on_bought(self, letter: str, card: str, _side: str) -> None:
        self.buying = True
        self.renewed = False
        self.market.remove(card)

    def on_released(self, card: str) -> None:
        del self.reservations[card]

    def on_joined(self, letter: str, card: str, side: str) -> None:
        parade = self.parades[letter]
        parade.insert(len(parade) if side == "right" else 0, card)
        self.discount = 0
        self._joined = card
        self._begun = (0, 0, "")
        self._since_joined = len(self.events)
        self._after_paying = self.pesetas[letter]

    def on_completed(self, letter: str) -> None:
        self.completed.append(letter)

    def on_reserved(self, letter: str, card: str) -> None:
        self.pesetas[letter] -= 1
        self.reservations[card] = letter
        self.reserved.append(card)
        self.reserved.sort(key=list(self.cards).index)

    def on_declined(self, _letter: str) -> None:
        """Nothing changes."""

    def on_recovered(self, letter: str, goods: str) -> None:
        self.discards.remove(goods)
        self.hands[letter] += 1
        self.gain_openly(letter, goods)

    def on_swapped(self, letter: str, given: str, got: str) -> None:
        self.forget(letter, given)
        self.resources.remove(got)
        self.put(self.resources, given)
        self.gain_openly(letter, got)

    def on_cleared(self, *cards: str) -> None:
        self.resources.clear()
        for goods in cards:
            self.put(self.discards, goods)

    def on_removed(self, _letter: str, card: str) -> None:
        self.market.remove(card)
        self.under.append(card)

    def on_discounted(self, _letter: str, requirements: str) -> None:
        self.discount += int(requirements)

    def on_finished(self, reason: str) -> None:
        self.reason = reason
        self.rest()

    def on_applied(self, letter: str, *cards: str) -> None:
        self.applied[letter].append(cards)

    def on_scored(self, letter: str, *parts: str) -> None:
        majorities, pesetas, sequences, mascaradas = (int(part) for part in parts)
        self.points[letter] = (majorities, pesetas, sequences, mascaradas)
        self.totals[letter] = majorities + pesetas + sequences + mascaradas

    def on_won(self, letter: str, _points: str) -> None:
        self.won.append(letter)

    # -- as text -----------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """The position with question marks."""
        zones: dict[str, list[str]] = {}
        for letter in self.order:
            zones[letter] = self.zone(letter)
            if self.parades[letter]:
                zones[f"{letter}.parade"] = list(self.parades[letter])
        applied = [f"{made[0]}@{'.'.join(made[1:])}" for letter in self.in_turn_order() for made in self.applied[letter]]
        more = {
            "market": [f"{card}@{self.reservations[card]}" if card in self.reservations else card for card in self.market],
            "resources": self.resources,
            "discards": self.discards,
            "under": self.under,
            "round": [str(self.round)] if self.round else [],
            "turn": [self.active] if self.active else [],
            "draws": self.draws_zone(),
            "discount": [str(self.discount)] if self.discount else [],
            "renewed": ["1"] if self.renewed and self.word in ("limit", "reveal") else [],
            "reserved": self.reserved,
            "effect": self.effect_zone(),
            "applied": applied,
        }
        zones |= {zone: list(items) for zone, items in more.items() if items}
        return Position(zones, " ".join(self.asked) if self.asked else "end")

    @property
    def word(self) -> str:
        """What is asked."""
        return self.asked[1] if self.asked else ""

    def in_turn_order(self) -> list[str]:
        """The letters from the start player on."""
        begin = self.order.index(self.first) if self.first else 0
        return self.order[begin:] + self.order[:begin]

    def zone(self, letter: str) -> list[str]:
        """Hand, pesetas, flags."""
        hand = [f"[{goods}]" for goods in self.hand] if letter == self.viewer else ["[?]"] * self.hands[letter]
        items = [*hand, str(self.pesetas[letter])]
        items += ["first"] if letter == self.first else []
        return items + (["won"] if letter in self.won else [])

    def draws_zone(self) -> list[str]:
        """The draw actions left, also 0 while the place of the last card is being filled."""
        return [str(self._draws)] if self.drawing else []

    # -- the effect being resolved -----------------------------------------------------------------------------

    def effect_zone(self) -> list[str]:
        """The card whose effect asks, the choices still to be made, and which of several operations it is."""
        if self.effect is None:
            return []
        operations = self.cards[self.effect].immediate
        place, amount = self.in_progress(operations)
        return [self.effect, str(amount)] + ([str(place)] if len(operations) > 1 else [])

    def in_progress(self, operations: Sequence[Operation]) -> tuple[int, int]:
        """The operation that asks, counted from 1, and how many of its choices are open: what happened since is counted off."""
        happened = [event.kind for event in self.events[self._since_joined :] if self.counts(event)]
        begun, open_choices, word = self._begun
        for place, operation in enumerate(operations, 1):
            if place < begun or operation.word not in COUNTED or not self.held(operation):
                continue
            kinds, words = COUNTED[operation.word]
            whole = next((int(value) for value in operation.values), 1)
            number = open_choices if place == begun else whole
            done = 0
            while happened and happened[0] in kinds and done < number:
                happened.pop(0)
                done += 1
            if operation.word == "REMOVE_MARKET" and self.word == "reveal":
                return place, (open_choices if place == begun and word == "reveal" else whole) - self.shown_since("removed")
            filling = operation.word == "DRAW" and self.word == "reveal" and not happened and len(self.resources) < IN_MARKET
            if self.word in words and (done < number or filling):
                return place, number - done
        return 1, 1

    def counts(self, event: Event) -> bool:
        """Whether an event is caused by a choice of an effect; an aguinaldo's way to the discards is not."""
        kinds = {kind for kinds, _ in COUNTED.values() for kind in kinds}
        return (event.kind in kinds and event.args[1:] != ("Aguinaldo",)) or event.kind == "picked"

    def shown_since(self, kind: str) -> int:
        """How many mascaradas have been revealed since the last event of a kind."""
        shown = 0
        for event in reversed(self.events):
            if event.kind == kind:
                break
            shown += event.kind == "revealed"
        return shown

    def held(self, operation: Operation) -> bool:
        """Whether the condition of an operation was met when the card joined."""
        condition = operation.condition
        if condition is None or self.active is None or self._joined is None:
            return True
        if condition.word == "IF_PESETAS_AT_MOST":
            return self._after_paying <= int(condition.values[0])
        parade = self.parades[self.active]
        if len(parade) < 2:
            return False
        at_right = parade[-1] == self._joined
        if condition.word == "IF_JOINED_SYMBOL":
            figure = self.cards[self._joined]
            return (figure.left if at_right else figure.right) == condition.values[0]
        return self.cards[parade[-2] if at_right else parade[1]].colour == condition.values[0]


# -- from a position -------------------------------------------------------------------------------------------


def tell(view: MascaradasView, start: Position) -> None:
    """Tell a viewer a position: what is public, the own hand, and the cards whose marks name this viewer."""
    zones = start.zones
    for letter in view.order:
        tell_person(view, letter, zones)
    for item in zones.get("market", []):
        card, _, owner = item.partition("@")
        view.market.append(card)
        if owner:
            view.reservations[card] = owner
    view.market.sort(key=list(view.cards).index)
    view.resources = sorted(zones.get("resources", []), key=view.goods.index)
    view.discards = sorted(zones.get("discards", []), key=view.goods.index)
    view.under = list(zones.get("under", []))
    view.reserved = list(zones.get("reserved", []))
    view.round = number(zones, "round", 0 if start.asked.startswith("*") else 1)
    view._draws = number(zones, "draws", DRAWS)
    view.discount = number(zones, "discount", 0)
    view.renewed = number(zones, "renewed", 0) > 0
    view.completed = [letter for letter in view.order if len(view.parades[letter]) == view.size]
    asked = start.asked.partition(" ")[0]
    if view.round:
        view.active = (zones.get("turn") or [asked if asked in view.order else view.order[0]])[0]
    tell_effect(view, zones, start.asked.partition(" ")[2])
    for item in zones.get("applied", []):
        card, _, targets = item.partition("@")
        owner = next(letter for letter in view.order if card in view.parades[letter])
        view.applied[owner].append((card, *targets.split(".")))


def tell_person(view: MascaradasView, letter: str, zones: Mapping[str, list[str]]) -> None:
    """One person's zones."""
    items = zones[letter]
    cards = [item for item in items if is_piece(item)]
    view.hands[letter] = len(cards)
    names = [item.strip("[]").partition(":") for item in cards]
    if letter == view.viewer:
        view.hand = sorted((name for name, _, _ in names), key=view.goods.index)
    else:
        view.known[letter].update(name for name, _, marks in names if view.viewer in marks)
    view.pesetas[letter] = sum(int(item) for item in items if item.isdigit())
    view.first = letter if "first" in items else view.first
    view.won += [letter] if "won" in items else []
    view.parades[letter] = list(zones.get(f"{letter}.parade", []))


def tell_effect(view: MascaradasView, zones: Mapping[str, list[str]], word: str) -> None:
    """The effect being resolved."""
    if "effect" not in zones:
        return
    card, *numbers = zones["effect"]
    view.buying = True
    view._joined = card
    operations = view.cards[card].immediate
    amounts = [int(item) for item in numbers] + [1]
    fitting = [place for place, operation in enumerate(operations, 1) if word in COUNTED.get(operation.word, ((), ()))[1]]
    view._begun = (amounts[1] if len(numbers) > 1 else [*fitting, 1][0], amounts[0], word)
    if view.active:
        view._after_paying = view.pesetas[view.active]


def number(zones: Mapping[str, list[str]], zone: str, default: int) -> int:
    """The amount of a zone."""
    return int(zones[zone][0]) if zone in zones else default
