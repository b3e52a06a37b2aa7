"""Everything that is true at a table of Las Mascaradas, and the verbs with which its rules are written.

Cards of one kind are the same card, so hands, discards, the deck and the face-up resources are numbers of cards by type, packed
into one integer each. Mascaradas are places in the pack: a market is a set of them, a parade a row of five bits a card, from
the left. No order that nobody knows is kept: decks are what the dealer may draw from.
"""

from typing import Final

from mypy_extensions import i64

from antifaz.core import state as core
from antifaz.core.chance import lowest
from antifaz.core.events import only
from antifaz.core.seats import LETTERS, NOBODY, bit
from antifaz.games.mascaradas import payment
from antifaz.games.mascaradas.content import CATEGORIES, COLOURS, CONDITIONS, IMMEDIATE, SYMBOLS, Content
from antifaz.games.mascaradas.pieces import (
    ALWAYS,
    DRAW_ACTION,
    FILL_RESOURCES,
    FIRST,
    GIFT,
    IN_MARKET,
    PARADE_SIZES,
    PESETAS,
    PURCHASE,
    REVEAL_MASCARADA,
    TAKE_TOP,
    TRADED,
    TRADING,
    TURN,
)
from antifaz.games.mascaradas.scoring import NOBODY as NO_CARD
from antifaz.games.mascaradas.scoring import Cards

PLACE: Final[i64] = 5  # bits of a place in a parade
CARD: Final[i64] = 31
SPARE: Final[i64] = 8  # bits of a category's number of cards


class Rule:
    """A rule in steps: the setup, a turn, a purchase, an immediate effect."""

    def step(self, s: "State", me: i64, step: i64, answer: i64) -> i64:
        """Act, then say what is asked next."""
        raise NotImplementedError


class Operation:
    """An immediate effect in numbers: its rule, how much or how often, and the condition in front of it."""

    def __init__(self, rule: i64, amount: i64, condition: i64, about: i64) -> None:
        self.rule = rule
        self.amount = amount
        self.condition = condition
        self.about = about  # a symbol, a colour or a number of pesetas


def operations(content: Content) -> list[list[Operation]]:
    """The immediate effects of each card (section 8)."""
    listed: list[list[Operation]] = []
    for card in content.mascaradas:
        effect: list[Operation] = []
        for operation in card.immediate:
            amount: i64 = 1
            for value in operation.named.values():
                amount = int(value)
            condition: i64 = ALWAYS
            about: i64 = 0
            if operation.condition is not None:
                condition = 1 + list(CONDITIONS).index(operation.condition.word)
                for name, value in operation.condition.named.items():
                    about = SYMBOLS.index(str(value)) if name == "symbol" else 0
                    if name == "colour":
                        about = COLOURS.index(str(value))
                    elif name == "limit":
                        about = int(value)
            effect.append(Operation(list(IMMEDIATE).index(operation.word), amount, condition, about))
        listed.append(effect)
    return listed


class Table:
    """What never changes during a match: the people, the cards, the rules."""

    def __init__(self, content: Content, people: i64, rules: list[Rule]) -> None:
        self.people = people
        self.rules = rules
        self.turn_rule = rules[TURN]  # the rules that are used most; read without looking them up
        self.draw_rule = rules[DRAW_ACTION]
        self.top_rule = rules[TAKE_TOP]
        self.fill_rule = rules[FILL_RESOURCES]
        self.trade_rule = rules[TRADING]
        self.purchase_rule = rules[PURCHASE]
        self.target: i64 = PARADE_SIZES[int(people)]
        self.everybody: i64 = bit(people) - 1
        self.all_mascaradas: i64 = bit(len(content.mascaradas)) - 1
        self.types: i64 = len(content.goods)  # the aguinaldo comes after the last type of goods
        self.aguinaldo: i64 = len(content.goods)
        self.goods: list[str] = [*(goods.capitalize() for goods in content.types), "Aguinaldo"]
        self.mascaradas: list[str] = list(content.pieces)
        self.cards = Cards(content)
        self.effects = operations(content)
        self.categories: list[i64] = [CATEGORIES.index(str(resource.category)) for resource in content.goods]
        self.prices: list[i64] = [card.pesetas for card in content.mascaradas]
        self.costs: list[list[i64]] = [[card.cost.count(goods) for goods in content.types] for card in content.mascaradas]
        self.required: list[list[i64]] = [  # the types of a cost, each once
            [goods for goods in range(len(cost)) if cost[goods] > 0] for cost in self.costs
        ]
        copies: list[i64] = [*(resource.copies for resource in content.goods), content.aguinaldos]
        self.width: i64 = int(max(copies)).bit_length()
        self.field: i64 = bit(self.width) - 1
        self.units: list[i64] = [bit(self.width * place) for place in range(len(copies))]
        self.goods_only: i64 = bit(self.width * self.types) - 1
        self.box: i64 = self.packed(copies)
        self.whole_costs: list[i64] = [self.packed(cost) for cost in self.costs]
        self.odd: i64 = 0  # the mascaradas whose scoring depends on the order (LM-SCO-13)
        self.by_left: list[i64] = [0] * len(SYMBOLS)
        self.by_right: list[i64] = [0] * len(SYMBOLS)
        for card in range(len(content.mascaradas)):
            self.by_left[self.cards.left[card]] = self.by_left[self.cards.left[card]] | bit(card)
            self.by_right[self.cards.right[card]] = self.by_right[self.cards.right[card]] | bit(card)
            if self.cards.odd[card] != NO_CARD:
                self.odd |= bit(card)

    def packed(self, counts: list[i64]) -> i64:
        """Numbers of cards by type as one integer."""
        cards: i64 = 0
        for goods in range(len(counts)):
            cards += counts[goods] * self.units[goods]
        return cards

    def counts(self, cards: i64) -> list[i64]:
        """The numbers of goods by type, as payments want them."""
        listed: list[i64] = []
        for _ in range(self.types):
            listed.append(cards & self.field)
            cards >>= self.width
        return listed

    def count(self, cards: i64, goods: i64) -> i64:
        """How many cards of a type these hold."""
        return cards >> (self.width * goods) & self.field

    def number(self, cards: i64) -> i64:
        """How many cards these are."""
        total: i64 = 0
        while cards != 0:
            total += cards & self.field
            cards >>= self.width
        return total

    def has_three(self, cards: i64) -> bool:
        """Whether there are cards for a trade (LM-TRD-1)."""
        total: i64 = 0
        while cards != 0 and total < TRADED:
            total += cards & self.field
            cards >>= self.width
        return total >= TRADED

    def kinds(self, cards: i64) -> i64:
        """The types of which there is a card, as a set."""
        listed: i64 = 0
        goods: i64 = 0
        while cards != 0:
            if cards & self.field != 0:
                listed |= bit(goods)
            cards >>= self.width
            goods += 1
        return listed

    def names(self, cards: i64) -> list[str]:
        """The cards by name, in canonical order."""
        listed: list[str] = []
        for goods in range(self.types + 1):
            for _ in range(self.count(cards, goods)):
                listed.append(self.goods[goods])
        return listed


# A parade is a row of cards in five bits each, from the left; a card is its place in the pack and one more.


def length(parade: i64) -> i64:
    """How many mascaradas a parade has."""
    cards: i64 = 0
    while parade != 0:
        cards += 1
        parade >>= PLACE
    return cards


def card_at(parade: i64, place: i64) -> i64:
    """The mascarada at a place, counted from the left."""
    return (parade >> (PLACE * place) & CARD) - 1


def in_order(parade: i64) -> list[i64]:
    """The mascaradas from left to right."""
    cards: list[i64] = []
    while parade != 0:
        cards.append((parade & CARD) - 1)
        parade >>= PLACE
    return cards


class State(core.State):
    """Hands, purses, parades, markets, what is left of the decks, and how far a turn has come."""

    def __init__(
        self, table: Table, hands: list[i64], purses: list[i64], parades: list[i64], reserved: list[i64], frames: list[i64]
    ) -> None:
        super().__init__(frames)
        self.table = table
        self.hands = hands
        self.purses = purses
        self.parades = parades
        self.reserved = reserved  # by person, the mascaradas that carry one of their pesetas
        self.bank: i64 = PESETAS
        self.deck: i64 = table.box
        self.resources: i64 = 0  # face up
        self.discards: i64 = 0
        self.unseen: i64 = table.all_mascaradas  # the mascarada deck, but for the cards under it
        self.under: list[i64] = []  # cards put under the mascarada deck, in the order in which they come up (LM-INF-10)
        self.market: i64 = 0
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY  # whose turn it is
        self.round: i64 = 0
        self.draws: i64 = 0  # draw actions still to do
        self.discount: i64 = 0
        self.renewed = False  # phase B after a renewal
        self.fresh: i64 = 0  # reserved in this turn (LM-RSV-4)
        self.wanted: i64 = 0  # how many mascaradas are to be revealed
        self.card: i64 = -1  # the mascarada being bought, or whose effect is resolved
        self.side: i64 = 0
        self.after_paying: i64 = 0  # the buyer's pesetas when this card had been paid
        self.operation: i64 = 0  # how many operations of its effect have begun
        self.amount: i64 = 0  # choices of that operation still to be made, or its number
        self.picked: i64 = 0  # cards chosen in a line that is not finished
        self.left: i64 = 0  # how many more are to be chosen
        self.least: i64 = 0  # none before this type (canonical order)
        self.dropped: list[i64] = []  # requirements that fall away
        self.missing: list[i64] = []  # those that the hand cannot meet
        self.answers: list[i64] = []  # what stands in for them
        self.paying: i64 = 0  # the cards that leave
        self.coins: i64 = 0  # the mascaradas that carry somebody's coin
        self.choices: list[list[i64]] = []  # by person, how the order-dependent effects are applied
        self.scored: i64 = 0  # how many people's choices are complete
        self.points: list[i64] = []  # by person, at the end
        self.won: i64 = 0
        self.reason: i64 = 0

    def clone(self) -> "State":
        """An independent copy without a log."""
        new = State(
            self.table,
            self.hands.copy(),
            self.purses.copy(),
            self.parades.copy(),
            self.reserved.copy(),
            self.frames.copy(),
        )
        new.ask_as(self)
        new.bank = self.bank
        new.deck = self.deck
        new.resources = self.resources
        new.discards = self.discards
        new.unseen = self.unseen
        new.under = self.under.copy()
        new.market = self.market
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.draws = self.draws
        new.discount = self.discount
        new.renewed = self.renewed
        new.fresh = self.fresh
        new.wanted = self.wanted
        new.card = self.card
        new.side = self.side
        new.after_paying = self.after_paying
        new.operation = self.operation
        new.amount = self.amount
        new.picked = self.picked
        new.left = self.left
        new.least = self.least
        new.dropped = self.dropped.copy()
        new.missing = self.missing.copy()
        new.answers = self.answers.copy()
        new.paying = self.paying
        new.coins = self.coins
        new.choices = [made.copy() for made in self.choices]
        new.scored = self.scored
        new.points = self.points.copy()
        new.won = self.won
        new.reason = self.reason
        return new

    def advance(self, rule: i64, me: i64, step: i64, answer: i64) -> i64:
        """Play a step of a rule."""
        table = self.table
        if rule == TURN:
            return table.turn_rule.step(self, me, step, answer)
        if rule == DRAW_ACTION:
            return table.draw_rule.step(self, me, step, answer)
        if rule == FILL_RESOURCES:
            return table.fill_rule.step(self, me, step, answer)
        if rule == TAKE_TOP:
            return table.top_rule.step(self, me, step, answer)
        if rule == TRADING:
            return table.trade_rule.step(self, me, step, answer)
        if rule == PURCHASE:
            return table.purchase_rule.step(self, me, step, answer)
        return table.rules[rule].step(self, me, step, answer)

    def weight(self, answer: i64) -> i64:
        """A card of a type is drawn as often as the deck holds it; every mascarada is there once."""
        if self.kind == REVEAL_MASCARADA or self.kind == FIRST:
            return 1
        return self.table.count(self.deck, answer)

    # -- who sits where ----------------------------------------------------------------------------------------

    def after(self, person: i64, steps: i64) -> i64:
        """Whoever sits so many places to the left of a person (LM-SET-1)."""
        person += steps
        return person if person < self.table.people else person - self.table.people

    # -- pesetas -----------------------------------------------------------------------------------------------

    def gain(self, person: i64, pesetas: i64) -> None:
        """Take pesetas from the bank, as far as it holds any (LM-AGU-3, LM-EFF-4)."""
        if pesetas > self.bank:
            pesetas = self.bank
        if pesetas <= 0:
            return
        self.bank -= pesetas
        self.purses[person] = self.purses[person] + pesetas
        if self.log is not None:
            self.tell("took", (LETTERS[person], str(pesetas), "bank"))

    def pay(self, person: i64, pesetas: i64) -> None:
        """Give pesetas to the bank."""
        if pesetas == 0:
            return
        self.purses[person] = self.purses[person] - pesetas
        self.bank += pesetas
        if self.log is not None:
            self.tell("paid", (LETTERS[person], str(pesetas), "bank"))

    # -- resource cards ----------------------------------------------------------------------------------------

    def may_draw(self) -> bool:
        """Whether a card is left in the deck or among the discards."""
        return self.deck != 0 or self.discards != 0

    def must_fill(self) -> bool:
        """Whether the resource market has an empty place that can be filled (LM-B-4, LM-B-15)."""
        return self.table.number(self.resources) < IN_MARKET and self.may_draw()

    def ask_for_a_card(self, kind: i64) -> i64:
        """The dealer draws from the deck; when it is empty the discards are the new one (LM-B-5)."""
        if self.deck == 0:
            self.deck = self.discards
            self.discards = 0
            self.tell("reshuffled", ())
        return self.ask_dealer(kind, self.table.kinds(self.deck))

    def draw(self, person: i64, goods: i64) -> None:
        """A card from the deck goes to a hand, seen by its owner alone; an aguinaldo is shown (LM-INF-5)."""
        self.deck -= self.table.units[goods]
        if self.log is not None:
            self.tell("drew", (LETTERS[person],))
        if goods == self.table.aguinaldo:
            self.exchange_gift(person)
            return
        self.hands[person] = self.hands[person] + self.table.units[goods]
        if self.log is not None:
            self.tell("got", (LETTERS[person], self.table.goods[goods]), only(person))

    def pick(self, person: i64, goods: i64) -> None:
        """Take a face-up card."""
        self.resources -= self.table.units[goods]
        if self.log is not None:
            self.tell("picked", (LETTERS[person], self.table.goods[goods]))
        if goods == self.table.aguinaldo:
            self.exchange_gift(person)
        else:
            self.hands[person] = self.hands[person] + self.table.units[goods]

    def exchange_gift(self, person: i64) -> None:
        """LM-AGU-1, LM-AGU-2: an aguinaldo is discarded at once for two pesetas."""
        self.discards += self.table.units[self.table.aguinaldo]
        if self.log is not None:
            self.tell("discarded", (LETTERS[person], self.table.goods[self.table.aguinaldo]))
        self.gain(person, GIFT)

    def turn_up(self, goods: i64) -> None:
        """A card from the deck goes to the resource market."""
        self.deck -= self.table.units[goods]
        self.resources += self.table.units[goods]
        if self.log is not None:
            self.tell("revealed", (self.table.goods[goods],))

    def discard(self, person: i64, cards: i64) -> None:
        """Cards of a hand go to the discards."""
        self.hands[person] = self.hands[person] - cards
        self.discards += cards

    def tell_cards(self, kind: str, person: i64, cards: i64) -> None:
        """Name cards in canonical order."""
        if self.log is not None and cards != 0:
            self.tell(kind, (LETTERS[person], *self.table.names(cards)))

    def ask_cards(self, person: i64, number: i64) -> i64:
        """Begin to choose so many cards of a hand, which are named in canonical order."""
        self.picked = 0
        self.left = number
        self.least = 0
        return self.cards_that_may_follow(person)

    def choose_card(self, person: i64, goods: i64) -> i64:
        """One of the cards is chosen; what may follow, or 0 when that was the last."""
        self.picked += self.table.units[goods]
        self.left -= 1
        self.least = goods
        return 0 if self.left == 0 else self.cards_that_may_follow(person)

    def cards_that_may_follow(self, person: i64) -> i64:
        """The types, from the last one chosen on, after which the choice can be completed."""
        table = self.table
        cards = (self.hands[person] - self.picked) >> (table.width * self.least)
        goods = self.least
        rest = table.number(cards)
        listed: i64 = 0
        while rest >= self.left:
            held = cards & table.field
            if held != 0:
                listed |= bit(goods)
                rest -= held
            elif cards == 0:
                break
            cards >>= table.width
            goods += 1
        return listed

    # -- mascaradas --------------------------------------------------------------------------------------------

    def free(self) -> i64:
        """The mascaradas of the market that nobody has reserved."""
        return self.market & ~self.coins

    def may_show(self) -> bool:
        """Whether a mascarada is left in the deck."""
        return self.unseen != 0 or len(self.under) > 0

    def show(self, card: i64) -> None:
        """A mascarada goes to the market."""
        self.market |= bit(card)
        if self.log is not None:
            self.tell("revealed", (self.table.mascaradas[card],))

    def joinable(self, parade: i64) -> i64:
        """The mascaradas that fit to an end of a parade (LM-C-6, LM-C-7)."""
        if parade == 0:
            return self.table.all_mascaradas
        return self.fitting_left(parade) | self.fitting_right(parade)

    def fitting_left(self, parade: i64) -> i64:
        """The mascaradas whose right symbol equals the left symbol of the first card."""
        return self.table.by_right[self.table.cards.left[card_at(parade, 0)]]

    def fitting_right(self, parade: i64) -> i64:
        """The mascaradas whose left symbol equals the right symbol of the last card."""
        return self.table.by_left[self.table.cards.right[card_at(parade, length(parade) - 1)]]

    def complete(self, person: i64) -> bool:
        """Whether a parade has its target size (LM-SET-8)."""
        return length(self.parades[person]) == self.table.target

    def may_buy(self, me: i64) -> i64:
        """The mascaradas that may be bought now (LM-C-4, LM-C-5, LM-C-9, LM-RSV-3, LM-RSV-4)."""
        if self.complete(me):
            return 0
        others = self.coins & ~self.reserved[me]
        cards = self.market & ~others & ~self.fresh & self.joinable(self.parades[me])
        if cards == 0:
            return 0
        spare = self.by_category(self.hands[me])
        purse = self.purses[me]
        listed: i64 = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if self.fewest_pesetas(me, card, spare) <= purse:
                listed |= bit(card)
        return listed

    def by_category(self, cards: i64) -> i64:
        """How many of the cards each category has, eight bits each."""
        table = self.table
        totals: i64 = 0
        goods: i64 = 0
        while cards != 0:
            totals += (cards & table.field) << (SPARE * table.categories[goods])
            cards >>= table.width
            goods += 1
        return totals

    def pays_exactly(self, me: i64) -> bool:
        """Whether the hand holds every card of the cost of the mascarada being bought, none of which falls away."""
        hand = self.hands[me]
        cost = self.table.whole_costs[self.card]
        while cost != 0:
            if cost & self.table.field > hand & self.table.field:
                return False
            cost >>= self.table.width
            hand >>= self.table.width
        return len(self.dropped) == 0

    def fewest_pesetas(self, me: i64, card: i64, spare: i64) -> i64:
        """The least for which a mascarada can be paid: what a card that stands in saves (LM-PAY-3), summed up."""
        if self.discount > 0:
            return payment.fewest_pesetas(
                self.table.counts(self.hands[me]),
                self.table.costs[card],
                self.table.prices[card],
                self.table.categories,
                self.discount,
            )
        table = self.table
        hand = self.hands[me]
        cost = table.whole_costs[card]
        missing: i64 = 0
        lacking: i64 = 0  # by category
        for goods in table.required[card]:
            held = hand >> (table.width * goods) & table.field
            needed = cost >> (table.width * goods) & table.field
            shift = SPARE * table.categories[goods]
            if held >= needed:
                spare -= needed << shift
            else:
                spare -= held << shift
                lacking += (needed - held) << shift
                missing += needed - held
        if missing == 0:
            return table.prices[card]
        cards: i64 = 0
        matched: i64 = 0
        while spare != 0:
            here = spare & 255
            cards += here
            matched += min(here, lacking & 255)
            spare >>= SPARE
            lacking >>= SPARE
        return table.prices[card] + payment.NO_CARD * missing - min(cards, missing) - matched
