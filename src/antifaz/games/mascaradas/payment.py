"""Paying for a mascarada: what is missing, what may stand in for it, and the payment that is cheapest.

A hand and a cost are counts for each type of goods, in the order of section 9. Each requirement that the hand cannot
meet is asked on its own, in that order; the answer is the type of the card that stands in, or the number of types for
three pesetas and no card. A payment is the cards and pesetas that leave: of several ways to give the same, the first
is listed.
"""

from typing import Final

from mypy_extensions import i64

SAME_CATEGORY: Final[i64] = 1  # LM-PAY-3 (1): pesetas beside a card of the same category
OTHER_CATEGORY: Final[i64] = 2  # LM-PAY-3 (2)
NO_CARD: Final[i64] = 3  # LM-PAY-3 (3)

ONE: Final[i64] = 1
BITS: Final[i64] = 8  # numbers of cards by category are packed into one integer
COUNT: Final[i64] = 255


class Payment:
    """The cards and pesetas that leave; which requirements fell away, and what stood in for what was missing."""

    def __init__(self, dropped: list[i64], answers: list[i64], cards: list[i64], pesetas: i64) -> None:
        self.dropped = dropped
        self.answers = answers
        self.cards = cards
        self.pesetas = pesetas

    def before(self, other: "Payment") -> bool:
        """LM-PAY-8: fewest pesetas, then fewest cards, then the cards that come first in section 9."""
        if self.pesetas != other.pesetas:
            return self.pesetas < other.pesetas
        mine: i64 = total(self.cards)
        theirs: i64 = total(other.cards)
        if mine != theirs:
            return mine < theirs
        return self.cards > other.cards


def total(counts: list[i64]) -> i64:
    """How many cards these are."""
    cards: i64 = 0
    for count in counts:
        cards += count
    return cards


def without(counts: list[i64], types: list[i64]) -> list[i64]:
    """A cost without the requirements that fell away, or a hand without the cards given."""
    left = counts.copy()
    for goods in types:
        left[goods] -= 1
    return left


def lacking(hand: list[i64], cost: list[i64]) -> list[i64]:
    """The types required and not held, once for each requirement to be asked (LM-PAY-5)."""
    missing: list[i64] = []
    for goods in range(len(cost)):
        for _ in range(cost[goods] - hand[goods]):
            missing.append(goods)
    return missing


def surplus(hand: list[i64], cost: list[i64]) -> list[i64]:
    """The cards that may stand in for others: all but those that are paid as themselves (LM-PAY-5, LM-PAY-6)."""
    spare: list[i64] = []
    for goods in range(len(cost)):
        spare.append(max(hand[goods] - cost[goods], 0))
    return spare


def pesetas_for(answer: i64, required: i64, categories: list[i64]) -> i64:
    """The pesetas that one answer to one requirement costs (LM-PAY-3)."""
    if answer == len(categories):
        return NO_CARD
    return SAME_CATEGORY if categories[answer] == categories[required] else OTHER_CATEGORY


def pesetas_of(answers: list[i64], missing: list[i64], categories: list[i64]) -> i64:
    """The pesetas that the answers to the first requirements cost together (LM-PAY-4)."""
    pesetas: i64 = 0
    for place in range(len(answers)):
        pesetas += pesetas_for(answers[place], missing[place], categories)
    return pesetas


def substitutes(hand: list[i64], pesetas: i64, cost: list[i64], price: i64, categories: list[i64], answers: list[i64]) -> i64:
    """The answers, as a mask, to the next missing requirement after these; each of them can be completed.

    `price` is the peseta part of the cost, which is paid in pesetas only (LM-PAY-2).
    """
    missing = lacking(hand, cost)
    spare = without(surplus(hand, cost), [answer for answer in answers if answer < len(hand)])
    return next_answers(missing, spare, pesetas - price, categories, answers)


def next_answers(missing: list[i64], spare: list[i64], purse: i64, categories: list[i64], answers: list[i64]) -> i64:
    """The same from what is missing, the cards left to stand in, and the pesetas that may be spent on all answers."""
    purse -= pesetas_of(answers, missing, categories)
    return _listed(answers.copy(), missing, spare, purse, categories, first=False)


def _listed(answers: list[i64], missing: list[i64], spare: list[i64], purse: i64, categories: list[i64], *, first: bool) -> i64:
    """The answers, as a mask, to the next requirement; only the first one found if that is enough.

    Each is there, affordable with the least that the rest can cost, and part of a payment not listed in another way.
    """
    required = missing[len(answers)]
    stock = _by_category(spare, categories)
    rest: i64 = len(missing) - len(answers) - 1
    wanted: i64 = 0
    for place in range(len(answers) + 1, len(missing)):
        wanted += ONE << (BITS * categories[missing[place]])
    listed: i64 = 0
    # The last answers are seldom another way to say an earlier one, so they are tried first.
    for answer in range(len(spare), -1, -1):
        held = answer < len(spare)
        if held and spare[answer] == 0:
            continue
        left = purse - pesetas_for(answer, required, categories)
        stock_left = stock - (ONE << (BITS * categories[answer])) if held else stock
        if left < _least(rest, wanted, stock_left):
            continue
        if _goes_on(answer, answers, missing, spare, left, categories):
            listed |= ONE << answer
            if first:
                break
    return listed


def _goes_on(answer: i64, answers: list[i64], missing: list[i64], spare: list[i64], purse: i64, categories: list[i64]) -> bool:
    """Whether this answer after the others is the beginning of a payment that is not listed in another way."""
    answers.append(answer)
    fits = _is_first(answers, missing, categories)
    if fits and len(answers) < len(missing):
        if answer < len(spare):
            spare[answer] = spare[answer] - 1
        fits = _listed(answers, missing, spare, purse, categories, first=True) != 0
        if answer < len(spare):
            spare[answer] = spare[answer] + 1
    answers.pop()
    return fits


def _by_category(counts: list[i64], categories: list[i64]) -> i64:
    """The numbers of cards of each category, packed."""
    packed: i64 = 0
    for goods in range(len(counts)):
        packed += counts[goods] << (BITS * categories[goods])
    return packed


def _least(missing: i64, wanted: i64, stock: i64) -> i64:
    """The fewest pesetas for so many requirements: every card saves one, and one more in its own category."""
    cards: i64 = 0
    matched: i64 = 0
    while stock != 0:
        here = stock & COUNT
        cards += here
        matched += min(here, wanted & COUNT)
        stock >>= BITS
        wanted >>= BITS
    return NO_CARD * missing - min(cards, missing) - matched


def _is_first(answers: list[i64], missing: list[i64], categories: list[i64]) -> bool:
    """Whether no earlier way gives the same cards for the same pesetas."""
    if len(answers) == 1:
        return True
    if len(answers) > 2:
        return in_order(answers, missing[: len(answers)], categories) == answers
    one, other = answers[0], answers[1]
    if one <= other:
        return True
    crosswise = pesetas_for(other, missing[0], categories) + pesetas_for(one, missing[1], categories)
    return crosswise != pesetas_of(answers, missing, categories)


def in_order(answers: list[i64], missing: list[i64], categories: list[i64]) -> list[i64]:
    """The first way to give these cards and the same pesetas: how a payment is written."""
    if len(answers) < 2:
        return answers
    first: list[i64] = []
    _assign(sorted(answers), missing, pesetas_of(answers, missing, categories), categories, first)
    return first


def _assign(rest: list[i64], missing: list[i64], pesetas: i64, categories: list[i64], chosen: list[i64]) -> bool:
    """Give the rest of the answers, which are sorted, to the rest of the requirements at exactly this price."""
    if not rest:
        return pesetas == 0
    required = missing[len(chosen)]
    for place in range(len(rest)):
        answer = rest[place]
        if place > 0 and answer == rest[place - 1]:
            continue
        chosen.append(answer)
        others = rest[:place] + rest[place + 1 :]
        if _assign(others, missing, pesetas - pesetas_for(answer, required, categories), categories, chosen):
            return True
        chosen.pop()
    return False


def _fewest(missing: list[i64], spare: list[i64], categories: list[i64]) -> i64:
    """The fewest pesetas for these requirements: every card saves one, and one more in its own category."""
    slots = [0] * len(categories)
    for goods in missing:
        slots[categories[goods]] += 1
    matched: i64 = 0
    cards: i64 = 0
    for goods in range(len(spare)):
        cards += spare[goods]
        own = min(spare[goods], slots[categories[goods]])
        slots[categories[goods]] -= own
        matched += own
    return NO_CARD * len(missing) - min(cards, len(missing)) - matched


def fewest_pesetas(hand: list[i64], cost: list[i64], price: i64, categories: list[i64], discount: i64) -> i64:
    """The fewest pesetas for which this cost can be paid from this hand."""
    if discount == 0:
        return price + _fewest(lacking(hand, cost), surplus(hand, cost), categories)
    fewest: i64 = -1
    for dropped in drops(cost, discount):
        pesetas = fewest_pesetas(hand, without(cost, dropped), price, categories, 0)
        if fewest < 0 or pesetas < fewest:
            fewest = pesetas
    return fewest


def payable(hand: list[i64], pesetas: i64, cost: list[i64], price: i64, categories: list[i64], discount: i64) -> bool:
    """LM-C-5: whether there is any legal payment."""
    return fewest_pesetas(hand, cost, price, categories, discount) <= pesetas


def drops(cost: list[i64], discount: i64) -> list[list[i64]]:
    """The ways to name the requirements that fall away: as many as the discount says, or all there are (LM-PAY-9)."""
    ways: list[list[i64]] = []
    _name(cost, min(discount, total(cost)), [], ways)
    return ways


def _name(cost: list[i64], discount: i64, named: list[i64], ways: list[list[i64]]) -> None:
    if discount == 0:
        ways.append(named)
        return
    for goods in range(named[len(named) - 1] if named else 0, len(cost)):
        if cost[goods] > 0:
            _name(without(cost, [goods]), discount - 1, [*named, goods], ways)


def droppable(
    hand: list[i64],
    pesetas: i64,
    cost: list[i64],
    price: i64,
    categories: list[i64],
    discount: i64,
    named: list[i64],
) -> i64:
    """The types, as a mask, that may be named after these as falling away; what is left can be paid (LM-PAY-9)."""
    listed: i64 = 0
    one: i64 = 1
    for dropped in drops(cost, discount):
        follows = len(dropped) > len(named) and dropped[: len(named)] == named
        if follows and payable(hand, pesetas, without(cost, dropped), price, categories, 0):
            listed |= one << dropped[len(named)]
    return listed


def cheapest(hand: list[i64], cost: list[i64], price: i64, categories: list[i64], discount: i64) -> Payment:
    """The payment offered first (LM-PAY-8), over all requirements that may fall away; the purse is not asked."""
    best: Payment | None = None
    for dropped in drops(cost, discount):
        payment = _cheapest(hand, without(cost, dropped), price, categories, dropped)
        if best is None or payment.before(best):
            best = payment
    assert best is not None  # there is always a way to drop, even of nothing
    return best


def _cheapest(hand: list[i64], cost: list[i64], price: i64, categories: list[i64], dropped: list[i64]) -> Payment:
    """For what is missing, all cards of the right category that there are, then the first others."""
    missing = lacking(hand, cost)
    spare = surplus(hand, cost)
    slots = [0] * len(categories)
    for goods in missing:
        slots[categories[goods]] += 1
    answers: list[i64] = []
    for goods in range(len(spare)):
        while spare[goods] > 0 and slots[categories[goods]] > 0:
            spare[goods] -= 1
            slots[categories[goods]] -= 1
            answers.append(goods)
    for goods in range(len(spare)):
        while spare[goods] > 0 and len(answers) < len(missing):
            spare[goods] -= 1
            answers.append(goods)
    pesetas = price + _fewest(missing, surplus(hand, cost), categories)
    chosen: list[i64] = []
    while len(answers) < len(missing):
        answers.append(len(categories))
    _assign(sorted(answers), missing, pesetas - price, categories, chosen)
    return payment_of(hand, cost, price, categories, dropped, chosen)


def payment_of(
    hand: list[i64],
    cost: list[i64],
    price: i64,
    categories: list[i64],
    dropped: list[i64],
    answers: list[i64],
) -> Payment:
    """What leaves with these answers; the cost is what is left of it after the discount."""
    cards: list[i64] = []
    for goods in range(len(cost)):
        cards.append(min(hand[goods], cost[goods]))
    for answer in answers:
        if answer < len(cards):
            cards[answer] += 1
    pesetas = price + pesetas_of(answers, lacking(hand, cost), categories)
    return Payment(dropped, answers, cards, pesetas)
