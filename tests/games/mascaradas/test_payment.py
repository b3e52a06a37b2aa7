"""Paying: every printed example, the purse that is too thin, and all payments against a literal count of all assignments."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antifaz.games.mascaradas.content import built_in
from antifaz.games.mascaradas.payment import (
    Payment,
    cheapest,
    droppable,
    drops,
    fewest_pesetas,
    in_order,
    lacking,
    payable,
    payment_of,
    substitutes,
    surplus,
    without,
)
from tests.volume import volume

PACK = built_in()
TYPES = PACK.types
CATEGORIES = PACK.categories
THREE_PESETAS = len(TYPES)

Given = tuple[tuple[int, ...], int]
"""The cards that leave, sorted, and the pesetas that leave."""


def cards(words: str) -> list[int]:
    return PACK.counted(words.split())


def cost_of(card: str) -> tuple[list[int], int]:
    figure = next(figure for figure in PACK.mascaradas if figure.id == card)
    return PACK.counted(figure.cost), figure.pesetas


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def listed(hand: list[int], pesetas: int, cost: list[int], price: int, categories: list[int]) -> Iterator[list[int]]:
    """All payments as they are asked, requirement by requirement."""
    missing = len(lacking(hand, cost))

    def ask(answers: list[int]) -> Iterator[list[int]]:
        if len(answers) == missing:
            yield answers
            return
        mask = substitutes(hand, pesetas, cost, price, categories, answers)
        assert mask or not answers, "a dead end"
        for answer in bits(mask):
            yield from ask([*answers, answer])

    if missing or pesetas >= price:
        yield from ask([])


def leaving(hand: list[int], cost: list[int], price: int, categories: list[int], answers: list[int]) -> Given:
    return given_away(payment_of(hand, cost, price, categories, [], answers))


def given_away(payment: Payment) -> Given:
    return expanded(payment.cards), int(payment.pesetas)


def expanded(counts: list[int]) -> tuple[int, ...]:
    return tuple(goods for goods, count in enumerate(counts) for _ in range(count))


def oracle(hand: list[int], cost: list[int], price: int, categories: list[int]) -> set[Given]:
    """LM-PAY-2 to LM-PAY-6 to the letter: every requirement with every card or none, then the rules as a filter."""
    required = expanded(cost)
    found = set()
    for given_cards in product([*range(len(hand)), None], repeat=len(required)):
        used = [goods for goods in given_cards if goods is not None]
        if any(used.count(goods) > hand[goods] for goods in used):
            continue
        exact = [need for need, goods in zip(required, given_cards, strict=True) if need == goods]
        if any(exact.count(goods) != min(cost[goods], hand[goods]) for goods in range(len(hand))):
            continue  # LM-PAY-5
        pesetas = price
        for need, goods in zip(required, given_cards, strict=True):
            if goods is None:
                pesetas += 3
            elif goods != need:
                pesetas += 1 if categories[goods] == categories[need] else 2
        found.add((tuple(sorted(used)), pesetas))
    return found


def words(found: set[Given]) -> set[str]:
    return {" ".join([*(TYPES[goods] for goods in given_cards), str(pesetas)]) for given_cards, pesetas in found}


def offered(hand: str, pesetas: int, card: str) -> set[str]:
    cost, price = cost_of(card)
    payments = listed(cards(hand), pesetas, cost, price, CATEGORIES)
    return words({leaving(cards(hand), cost, price, CATEGORIES, answers) for answers in payments})


# The printed examples


def test_birria_is_paid_exactly() -> None:
    # LM-AS-3, LM-PAY-2: birria + danzantes + 1 peseta, and nothing else
    assert offered("birria danzantes", 1, "LM-M07") == {"birria danzantes 1"}
    assert offered("birria danzantes gaita", 9, "LM-M07") == {"birria danzantes 1"}
    assert offered("birria danzantes", 0, "LM-M07") == set()


def test_birria_without_danzantes() -> None:
    # LM-AS-4, LM-PAY-3: (a) a purple card, (b) another card, (c) no card
    assert offered("birria gaita pieles", 4, "LM-M07") == {"birria gaita 2", "birria pieles 3", "birria 4"}


def test_birria_without_danzantes_and_with_a_thin_purse() -> None:
    # LM-AS-4: (a) with only 1 peseta and (c) with only 3 are refused
    assert offered("birria gaita", 1, "LM-M07") == set()
    assert offered("birria gaita", 2, "LM-M07") == {"birria gaita 2"}
    assert offered("birria gaita", 3, "LM-M07") == {"birria gaita 2"}
    assert offered("birria", 3, "LM-M07") == set()
    assert offered("birria", 4, "LM-M07") == {"birria 4"}


def test_birria_with_empty_hands_costs_seven() -> None:
    # LM-AS-5
    assert offered("", 7, "LM-M07") == {"7"}
    assert offered("", 6, "LM-M07") == set()


def test_an_own_card_must_be_used() -> None:
    # LM-AS-6, LM-PAY-5, LM-RUL-7: not even a rich person may keep the danzantes
    assert offered("birria danzantes", 40, "LM-M07") == {"birria danzantes 1"}
    cost, _price = cost_of("LM-M07")
    assert lacking(cards("birria danzantes"), cost) == []
    assert lacking(cards("danzantes"), cost) == [TYPES.index("birria")]


def test_each_requirement_is_paid_on_its_own() -> None:
    # LM-PAY-4: different substitutes within one cost
    assert offered("madama gaita pieles", 40, "LM-M07") == {
        "7",  # none for birria, none for danzantes
        "madama 5",
        "madama 6",  # an orange card in place of the danzantes
        "gaita 5",
        "gaita 6",
        "pieles 6",
        "madama gaita 3",
        "madama gaita 5",
        "madama pieles 4",
        "madama pieles 5",
        "gaita pieles 4",
        "gaita pieles 5",
    }


def test_a_surplus_card_stands_in_but_a_needed_one_does_not() -> None:
    # LM-PAY-6: the second birria may stand in for the danzantes, the first may not
    assert offered("birria birria", 9, "LM-M07") == {"birria birria 3", "birria 4"}
    assert surplus(cards("birria birria ceniza"), cost_of("LM-M07")[0]) == cards("birria ceniza")


@pytest.mark.parametrize(
    ("hand", "card", "payment"),
    [
        ("birria gaita pieles", "LM-M07", "birria gaita 2"),
        ("birria pieles", "LM-M07", "birria pieles 3"),
        ("", "LM-M07", "7"),
        ("gaita tamboril", "LM-M07", "gaita tamboril 4"),
        ("gaita tamboril ceniza", "LM-M07", "gaita tamboril 4"),  # gaita ceniza 4 comes later in section 9
        ("pieles cintas cencerro", "LM-M07", "pieles cintas 5"),
        ("ciego gaita gaita pieles ceniza", "LM-M23", "gaita gaita pieles ceniza 3"),  # not the blind man
        ("madama careta cencerro gaita", "LM-M08", "madama gaita careta cencerro 4"),
    ],
)
def test_the_default_is_the_cheapest_payment(hand: str, card: str, payment: str) -> None:
    # LM-PAY-8
    cost, price = cost_of(card)
    best = cheapest(cards(hand), cost, price, CATEGORIES, 0)
    assert words({given_away(best)}) == {payment}


# Discount


def test_under_a_discount_either_requirement_may_be_dropped() -> None:
    # LM-AS-22, LM-PAY-9
    hand = cards("danzantes")
    cost, price = cost_of("LM-M07")
    birria, danzantes = TYPES.index("birria"), TYPES.index("danzantes")
    assert bits(droppable(hand, 9, cost, price, CATEGORIES, 1, [])) == [birria, danzantes]

    def with_dropped(goods: int) -> set[str]:
        left = without(cost, [goods])
        return words({leaving(hand, left, price, CATEGORIES, way) for way in listed(hand, 9, left, price, CATEGORIES)})

    assert with_dropped(birria) == {"danzantes 1"}
    # the danzantes are now a surplus card of another category
    assert with_dropped(danzantes) == {"danzantes 3", "4"}
    best = cheapest(hand, cost, price, CATEGORIES, 1)
    assert (best.dropped, *given_away(best)) == ([birria], (danzantes,), 1)


def test_a_drop_that_leaves_too_much_to_pay_is_not_listed() -> None:
    # LM-AS-22: with 2 pesetas only the birria can be dropped
    cost, price = cost_of("LM-M07")
    assert bits(droppable(cards("danzantes"), 2, cost, price, CATEGORIES, 1, [])) == [TYPES.index("birria")]
    assert droppable(cards("danzantes"), 0, cost, price, CATEGORIES, 1, []) == 0


def test_a_discount_larger_than_the_cost_leaves_the_pesetas() -> None:
    # LM-PAY-9: the discount cannot be declined; the pesetas of the cost stay
    cost, price = cost_of("LM-M07")
    assert drops(cost, 5) == [[TYPES.index("birria"), TYPES.index("danzantes")]]
    best = cheapest(cards("birria danzantes"), cost, price, CATEGORIES, 5)
    assert given_away(best) == ((), 1)
    assert not payable([0] * 12, 0, cost, price, CATEGORIES, 5)
    assert payable([0] * 12, 1, cost, price, CATEGORIES, 5)


def test_several_drops_are_named_in_the_order_of_section_9() -> None:
    # LM-PAY-9: DISCOUNT adds up
    cost, price = cost_of("LM-M08")
    madama, danzantes, careta, cencerro = (TYPES.index(word) for word in ("madama", "danzantes", "careta", "cencerro"))
    first = droppable([0] * 12, 40, cost, price, CATEGORIES, 2, [])
    assert bits(first) == [madama, danzantes, careta]
    assert bits(droppable([0] * 12, 40, cost, price, CATEGORIES, 2, [danzantes])) == [careta, cencerro]


def test_the_order_of_naming_makes_no_second_way() -> None:
    # LM-PAY-9
    cost, price = cost_of("LM-M08")
    assert len(drops(cost, 2)) == 6
    assert len(drops(cost, 3)) == 4
    everything = [TYPES.index(word) for word in ("madama", "danzantes", "careta", "cencerro")]
    assert drops(cost, 4) == [everything]
    assert droppable([0] * 12, 40, cost, price, CATEGORIES, 4, everything) == 0


def test_of_equal_payments_the_first_named_falls_away() -> None:
    # LM-PAY-8, LM-PAY-9: without any card either drop ends in 4 pesetas
    cost, price = cost_of("LM-M07")
    assert cheapest([0] * 12, cost, price, CATEGORIES, 1).dropped == [TYPES.index("birria")]


# All payments, against a literal count


def hands(types: int, most: int) -> st.SearchStrategy[list[int]]:
    drawn = st.lists(st.integers(0, types - 1), max_size=most)
    return drawn.map(lambda held: [held.count(goods) for goods in range(types)])


@st.composite
def purchases(draw: st.DrawFn) -> tuple[list[int], list[int], list[int]]:
    """A hand, a cost, and categories: those of section 9, or few types so that all of them are wanted and held."""
    categories = draw(st.sampled_from([CATEGORIES, [0, 1, 2, 3], [0, 0, 1, 1, 2], [0, 1, 0, 1, 0]]))
    hand = draw(hands(len(categories), 6))
    cost = draw(hands(len(categories), 4))
    return hand, cost, categories


@settings(max_examples=volume(400))
@given(purchases(), st.integers(0, 3), st.integers(0, 14))
def test_what_is_listed_is_what_the_rules_allow(
    purchase: tuple[list[int], list[int], list[int]], price: int, pesetas: int
) -> None:
    # LM-PAY-2, LM-PAY-3, LM-PAY-4, LM-PAY-5, LM-PAY-6, LM-DEC-5; each payment once; never a dead end
    hand, cost, categories = purchase
    ways = list(listed(hand, pesetas, cost, price, categories))
    found = [leaving(hand, cost, price, categories, answers) for answers in ways]
    allowed = {payment for payment in oracle(hand, cost, price, categories) if payment[1] <= pesetas}
    assert set(found) == allowed
    assert len(found) == len(allowed)
    assert payable(hand, pesetas, cost, price, categories, 0) == bool(allowed)


@settings(max_examples=volume(400))
@given(purchases(), st.integers(0, 3))
def test_the_cheapest_is_the_first_by_pesetas_cards_and_section_9(
    purchase: tuple[list[int], list[int], list[int]], price: int
) -> None:
    # LM-PAY-8
    hand, cost, categories = purchase
    best = cheapest(hand, cost, price, categories, 0)
    first = min(oracle(hand, cost, price, categories), key=lambda payment: (payment[1], len(payment[0]), payment[0]))
    assert given_away(best) == first
    assert int(fewest_pesetas(hand, cost, price, categories, 0)) == first[1]
    assert best.answers in list(listed(hand, best.pesetas, cost, price, categories))


@given(purchases(), st.integers(0, 3), st.integers(1, 3))
def test_the_cheapest_under_a_discount(purchase: tuple[list[int], list[int], list[int]], price: int, discount: int) -> None:
    # LM-PAY-8, LM-PAY-9
    hand, cost, categories = purchase
    required = expanded(cost)
    fallen = min(discount, len(required))
    ways = {
        kept
        for keep in product([True, False], repeat=len(required))
        if keep.count(False) == fallen
        for kept in [tuple(goods for goods, stays in zip(required, keep, strict=True) if stays)]
    }
    payments: set[Given] = set()
    for kept in ways:
        payments |= oracle(hand, [kept.count(goods) for goods in range(len(hand))], price, categories)
    first = min(payments, key=lambda payment: (payment[1], len(payment[0]), payment[0]))
    best = cheapest(hand, cost, price, categories, discount)
    assert given_away(best) == first
    assert len(best.dropped) == fallen
    assert {expanded(without(cost, dropped)) for dropped in drops(cost, discount)} == ways
    assert payable(hand, first[1], cost, price, categories, discount)
    assert not payable(hand, first[1] - 1, cost, price, categories, discount)


@given(purchases(), st.integers(0, 14), st.integers(1, 3))
def test_every_drop_listed_can_be_completed_and_paid(
    purchase: tuple[list[int], list[int], list[int]], pesetas: int, discount: int
) -> None:
    # LM-PAY-9
    hand, cost, categories = purchase

    def ask(named: list[int]) -> Iterator[list[int]]:
        if len(named) == min(discount, sum(cost)):
            yield named
            return
        mask = droppable(hand, pesetas, cost, 0, categories, discount, named)
        assert mask or not named, "a dead end"
        for goods in bits(mask):
            yield from ask([*named, goods])

    affordable = [
        dropped for dropped in drops(cost, discount) if payable(hand, pesetas, without(cost, dropped), 0, categories, 0)
    ]
    assert list(ask([])) == affordable


@given(purchases())
def test_a_payment_given_in_another_order_is_written_in_the_first(
    purchase: tuple[list[int], list[int], list[int]],
) -> None:
    """A page may collect the answers as it likes and send the line that is listed."""
    hand, cost, categories = purchase
    missing = lacking(hand, cost)
    ways = {tuple(answers) for answers in listed(hand, 40, cost, 0, categories)}
    spare = surplus(hand, cost)
    for answers in product(range(len(hand) + 1), repeat=len(missing)):
        if any(answers.count(goods) > spare[goods] for goods in range(len(hand))):
            continue
        written = in_order(list(answers), missing, categories)
        assert tuple(written) in ways
        assert leaving(hand, cost, 0, categories, written) == leaving(hand, cost, 0, categories, list(answers))
