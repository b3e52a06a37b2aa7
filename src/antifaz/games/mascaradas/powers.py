"""The immediate effects of section 8, one class for each word, and what resolves those of a card one after another."""

from mypy_extensions import i64

from antifaz.core.chance import size
from antifaz.core.seats import LETTERS, bit
from antifaz.core.state import DONE, NEXT
from antifaz.games.mascaradas.pieces import (
    DECLINE,
    DISCARD,
    DISCARD_TOO,
    EFFECT_DRAW,
    FILL_RESOURCES,
    JOINED_COLOUR,
    JOINED_SYMBOL,
    PESETAS_AT_MOST,
    RECOVER,
    REMOVE,
    RESERVE,
    SHOW_MASCARADAS,
    SWAP,
    SWAP_FOR,
    TAKE_DECK,
    TAKE_FACE_UP,
    TAKE_TOP,
)
from antifaz.games.mascaradas.state import Operation, Rule, State, card_at, length


class Effect(Rule):
    """LM-EFF-1, LM-EFF-2: the operations of the card just joined, in their order; those whose condition fails are ignored."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.operation = 0
        operations = s.table.effects[s.card]
        while s.operation < len(operations):
            operation = operations[s.operation]
            s.operation += 1
            if holds(s, me, operation):
                s.amount = operation.amount
                return s.enter(operation.rule, me)
        return DONE


def holds(s: State, me: i64, operation: Operation) -> bool:
    """Whether the condition of an operation is met (LM-EFF-3)."""
    if operation.condition == PESETAS_AT_MOST:
        return s.after_paying <= operation.about
    if operation.condition == JOINED_SYMBOL:
        return joined_symbol(s, me) == operation.about
    if operation.condition == JOINED_COLOUR:
        neighbour = joined_to(s, me)
        return neighbour >= 0 and s.table.cards.colour[neighbour] == operation.about
    return True


def joined_to(s: State, me: i64) -> i64:
    """The mascarada to which the card of the effect was joined; -1 for a first card."""
    parade = s.parades[me]
    cards = length(parade)
    if cards < 2:
        return -1
    return card_at(parade, cards - 2) if card_at(parade, cards - 1) == s.card else card_at(parade, 1)


def joined_symbol(s: State, me: i64) -> i64:
    """The symbol at the joint; -1 for a first card."""
    parade = s.parades[me]
    cards = length(parade)
    if cards < 2:
        return -1
    at_right = card_at(parade, cards - 1) == s.card
    return s.table.cards.left[s.card] if at_right else s.table.cards.right[s.card]


class Gain(Rule):
    """GAIN n: n pesetas from the bank."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.gain(me, s.amount)
        return DONE


class DrawAny(Rule):
    """DRAW n: n times a face-up card or the top of the deck (LM-EFF-8), the market filled before and after (LM-B-15)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return s.enter(FILL_RESOURCES, me) if s.must_fill() else NEXT
        if step == 1:
            mask = s.table.kinds(s.resources) << TAKE_FACE_UP
            if s.may_draw():
                mask |= bit(TAKE_DECK)
            if s.amount == 0 or mask == 0:
                return DONE
            s.kind = EFFECT_DRAW
            return mask
        if step == 2 and answer == TAKE_DECK:
            return s.enter(TAKE_TOP, me)
        if step == 2:
            s.pick(me, answer - TAKE_FACE_UP)
        s.amount -= 1
        s.step = 0
        return NEXT


class DrawDeck(Rule):
    """DRAW_DECK n: n cards from the deck."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.step = 1
        if step > 0:
            s.amount -= 1
        return s.enter(TAKE_TOP, me) if s.amount > 0 and s.may_draw() else DONE


class Discard(Rule):
    """DISCARD n: n cards of choice, if the hand holds as many (LM-EFF-7)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            if s.table.number(s.hands[me]) < s.amount:
                return DONE
            s.kind = DISCARD
            return s.ask_cards(me, s.amount)
        s.kind = DISCARD_TOO
        mask = s.choose_card(me, answer)
        if mask != 0:
            return mask
        s.discard(me, s.picked)
        s.tell_cards("discarded", me, s.picked)
        s.picked = 0
        return DONE


class Recover(Rule):
    """RECOVER n: n goods cards of choice from the discards, as far as there are any; no aguinaldo (LM-AGU-4)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step > 0:
            unit = s.table.units[answer]
            s.discards -= unit
            s.hands[me] = s.hands[me] + unit
            s.tell_cards("recovered", me, unit)
            s.amount -= 1
        s.kind = RECOVER
        return s.table.kinds(s.discards & s.table.goods_only) if s.amount > 0 else DONE


class Swap(Rule):
    """SWAP n: n hand cards for n face-up goods cards, one after another, if there are n of both (LM-EFF-7)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        table = s.table
        if step == 0:
            return s.enter(FILL_RESOURCES, me) if s.must_fill() else NEXT
        if step == 1:
            goods = s.resources & table.goods_only
            if s.amount == 0 or table.number(s.hands[me]) < s.amount or table.number(goods) < s.amount:
                return DONE
            s.kind = SWAP
            return table.kinds(s.hands[me])
        if step == 2:
            s.least = answer
            s.kind = SWAP_FOR
            return table.kinds(s.resources & table.goods_only)
        swap(s, me, s.least, answer)
        s.amount -= 1
        s.step = 1
        return NEXT


def swap(s: State, me: i64, given: i64, got: i64) -> None:
    """A hand card takes the place of a face-up one."""
    change = s.table.units[got] - s.table.units[given]
    s.hands[me] = s.hands[me] + change
    s.resources -= change
    if s.log is not None:
        s.tell("swapped", (LETTERS[me], s.table.goods[given], s.table.goods[got]))


class RefreshResources(Rule):
    """REFRESH_RESOURCES: the face-up cards are discarded, aguinaldos pay nobody; then five new ones."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step > 0:
            return DONE
        if s.log is not None and s.resources != 0:
            s.tell("cleared", tuple(s.table.names(s.resources)))
        s.discards += s.resources
        s.resources = 0
        return s.enter(FILL_RESOURCES, me) if s.must_fill() else DONE


class Reserve(Rule):
    """RESERVE: one of the own pesetas on a free mascarada of the market, if the owner likes (LM-RSV-1, LM-RSV-2)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.kind = RESERVE
            cards = s.free()
            return cards | bit(DECLINE) if cards != 0 and s.purses[me] > 0 else DONE
        if answer == DECLINE:
            s.tell("declined", (LETTERS[me],))
            return DONE
        s.purses[me] = s.purses[me] - 1
        s.reserved[me] = s.reserved[me] | bit(answer)
        s.coins |= bit(answer)
        s.fresh |= bit(answer)
        if s.log is not None:
            s.tell("reserved", (LETTERS[me], s.table.mascaradas[answer]))
        return DONE


class RemoveMarket(Rule):
    """REMOVE_MARKET n: n free mascaradas go under the deck, the first one uppermost; then as many are revealed."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            if size(s.free()) < s.amount:
                return DONE
        elif s.amount > 0:
            s.market &= ~bit(answer)
            s.under.append(answer)
            if s.log is not None:
                s.tell("removed", (LETTERS[me], s.table.mascaradas[answer]))
            s.amount -= 1
        else:
            return DONE
        if s.amount > 0:
            s.kind = REMOVE
            return s.free()
        s.step = 1
        s.wanted = s.table.effects[s.card][s.operation - 1].amount
        return s.enter(SHOW_MASCARADAS, me)


class Discount(Rule):
    """DISCOUNT n: the next mascarada bought in this turn needs n requirements fewer; several add up."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.discount += s.amount
        if s.log is not None:
            s.tell("discounted", (LETTERS[me], str(s.amount)))
        return DONE


class TaxRich(Rule):
    """TAX_RICH k: every other player with at least k pesetas returns one to the bank, clockwise (LM-EFF-5)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        for steps in range(1, s.table.people):
            person = s.after(me, steps)
            if s.purses[person] >= s.amount:
                s.pay(person, 1)
        return DONE


class PayOthers(Rule):
    """PAY_OTHERS n: every other player takes n pesetas, the next one clockwise first (LM-EFF-7)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        for steps in range(1, s.table.people):
            s.gain(s.after(me, steps), s.amount)
        return DONE
