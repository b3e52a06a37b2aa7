"""A purchase as its buyer sees it: what pays for what, what could be given instead, and the whole line that says so.

The rules decide what is listed; here the same functions only lay it out. What the buyer has picked may name two cards
crosswise: it is shown as picked, and written in the one order in which such a payment is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from antifaz.games.mascaradas import payment
from antifaz.games.mascaradas.content import Content, Mascarada

PESETAS: Final = "3"
"""How a line says that three pesetas stand in for a card (LM-PAY-3)."""
ENDS: Final = ("left", "right")

Whole = Callable[[Sequence[str], Sequence[int], list[int]], str]
"""The line with these words before the answers to what is missing."""
Spelled = Callable[[Sequence[int]], str]
"""The same where the words before are given."""


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can stand in for a missing card."""

    piece: str
    """its type, or nothing for three pesetas"""
    pesetas: int
    same: bool
    """whether it is of the same category"""
    line: str
    """the whole line that gives it, or nothing where the purse does not reach"""
    chosen: bool


@dataclass(frozen=True, slots=True)
class Requirement:
    """One card of a cost."""

    piece: str
    paid: str
    """`exact`, `missing` or `dropped`"""
    ways: tuple[Way, ...] = ()

    @property
    def chosen(self) -> Way:
        return next(way for way in self.ways if way.chosen)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several lines that differ in one thing only: an end, or what falls away."""

    words: tuple[str, ...]
    line: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """A purchase ready to be sent."""

    word: str
    line: str
    end: str
    ends: tuple[Choice, ...]
    drops: tuple[Choice, ...]
    requirements: tuple[Requirement, ...]
    price: int
    """the pesetas printed on the card"""
    pesetas: int
    """all pesetas that leave"""
    given: tuple[str, ...]
    kept: tuple[str, ...]

    @property
    def exact(self) -> tuple[str, ...]:
        return tuple(one.piece for one in self.requirements if one.paid == "exact")

    @property
    def missing(self) -> tuple[Requirement, ...]:
        return tuple(one for one in self.requirements if one.paid == "missing")

    @property
    def dropped(self) -> tuple[str, ...]:
        return tuple(one.piece for one in self.requirements if one.paid == "dropped")


class Till:
    """What a buyer has, and what one card asks for."""

    def __init__(self, content: Content, card: Mascarada, hand: Sequence[str], pesetas: int, discount: int) -> None:
        self.types = [word.capitalize() for word in content.types]
        self.categories = content.categories
        self.hand = self.counted(hand)
        self.pesetas = pesetas
        self.cost = content.counted(card.cost)
        self.price = card.pesetas
        self.discount = discount

    def counted(self, pieces: Iterable[str]) -> list[int]:
        listed = list(pieces)
        return [listed.count(word) for word in self.types]

    def spelled(self, counts: Sequence[int]) -> tuple[str, ...]:
        return tuple(word for word, count in zip(self.types, counts, strict=True) for _ in range(count))

    @property
    def fewest(self) -> int:
        """The fewest pesetas for which this card can be had now."""
        return payment.fewest_pesetas(self.hand, self.cost, self.price, self.categories, self.discount)

    def offer(self, word: str, ends: Sequence[str], picked: str = "") -> Offer:
        """The purchase that this unfinished or whole line means; what it leaves open is the cheapest (LM-PAY-8)."""
        end, dropped, answers = self._read(picked.split()[2:], ends)
        cost = payment.without(self.cost, dropped)
        start = [f"buy {word}", *([end] if len(ends) > 1 else [])]
        head = [*start, *(f"without {self.types[goods]}" for goods in dropped)]

        def whole(before: Sequence[str], chosen: Sequence[int], missing: list[int]) -> str:
            in_order = payment.in_order(list(chosen), missing, self.categories)
            return " ".join([*before, *(self._word(answer) for answer in in_order)])

        missing = payment.lacking(self.hand, cost)
        paid = payment.payment_of(self.hand, cost, self.price, self.categories, dropped, answers)
        line = whole(head, answers, missing)
        tail = line.removeprefix(" ".join(start)).lstrip()
        return Offer(
            word=word,
            line=line,
            end=end,
            ends=tuple(Choice((one,), f"buy {word} {one} {tail}".strip(), one == end) for one in ends) if len(ends) > 1 else (),
            drops=tuple(self._drops(start, dropped, whole)) if self.discount and sum(self.cost) > self.discount else (),
            requirements=tuple(self._requirements(dropped, cost, answers, lambda chosen: whole(head, chosen, missing))),
            price=self.price,
            pesetas=paid.pesetas,
            given=self.spelled(paid.cards),
            kept=self.spelled([have - gone for have, gone in zip(self.hand, paid.cards, strict=True)]),
        )

    def _word(self, answer: int) -> str:
        return self.types[answer] if answer < len(self.types) else PESETAS

    def _read(self, words: Sequence[str], ends: Sequence[str]) -> tuple[str, list[int], list[int]]:
        """End, dropped types and answers as picked; what cannot be is forgotten."""
        end = next((word for word in words if word in ends), ends[-1])
        rest = [word for word in words if word not in ENDS]
        named = [word for before, word in pairwise(rest) if before == "without"]
        dropped = self._numbers(named)
        if dropped not in payment.drops(self.cost, self.discount):
            dropped = []
        if not dropped and self.discount:
            best = payment.cheapest(self.hand, self.cost, self.price, self.categories, self.discount)
            return end, best.dropped, best.answers
        answers = self._numbers(rest[2 * len(dropped) :])
        cost = payment.without(self.cost, dropped)
        if not self._possible(cost, answers):
            answers = payment.cheapest(self.hand, cost, self.price, self.categories, 0).answers
        return end, dropped, answers

    def _numbers(self, words: Sequence[str]) -> list[int]:
        """The answers that these words are; a word that is none is left out."""
        known = [*self.types, PESETAS]
        return [known.index(word) for word in words if word in known]

    def _possible(self, cost: list[int], answers: list[int]) -> bool:
        missing = payment.lacking(self.hand, cost)
        spare = payment.surplus(self.hand, cost)
        enough = all(answers.count(goods) <= spare[goods] for goods in range(len(spare)))
        if len(answers) != len(missing) or not enough:
            return False
        return self.price + payment.pesetas_of(answers, missing, self.categories) <= self.pesetas

    def _drops(self, start: list[str], dropped: list[int], whole: Whole) -> Iterable[Choice]:
        """What may fall away under the discount (LM-PAY-9), each with its cheapest payment."""
        for named in payment.drops(self.cost, self.discount):
            cost = payment.without(self.cost, named)
            best = payment.cheapest(self.hand, cost, self.price, self.categories, 0)
            if best.pesetas <= self.pesetas:
                words = tuple(self.types[goods] for goods in named)
                head = [*start, *(f"without {word}" for word in words)]
                yield Choice(words, whole(head, best.answers, payment.lacking(self.hand, cost)), named == dropped)

    def _requirements(self, dropped: list[int], cost: list[int], answers: list[int], line: Spelled) -> Iterable[Requirement]:
        place = 0
        for goods, word in enumerate(self.types):
            exact = min(cost[goods], self.hand[goods])
            for _ in range(exact):
                yield Requirement(word, "exact")
            for _ in range(cost[goods] - exact):
                yield Requirement(word, "missing", tuple(self._ways(cost, answers, place, line)))
                place += 1
            for _ in range(dropped.count(goods)):
                yield Requirement(word, "dropped")

    def _ways(self, cost: list[int], answers: list[int], place: int, line: Spelled) -> Iterable[Way]:
        """Everything that could stand in, the cheapest first; the other picks stay as they are where they can."""
        required = payment.lacking(self.hand, cost)[place]
        spare = payment.surplus(self.hand, cost)
        listed = [goods for goods in range(len(spare)) if spare[goods]] + [len(spare)]
        for answer in sorted(listed, key=lambda goods: (payment.pesetas_for(goods, required, self.categories), goods)):
            chosen = self._instead(cost, answers, place, answer)
            yield Way(
                piece=self.types[answer] if answer < len(spare) else "",
                pesetas=payment.pesetas_for(answer, required, self.categories),
                same=answer < len(spare) and self.categories[answer] == self.categories[required],
                line=line(chosen) if chosen else "",
                chosen=answers[place] == answer,
            )

    def _instead(self, cost: list[int], answers: list[int], place: int, answer: int) -> list[int] | None:
        """The answers with this one in this place: the others as they are, or crossed, or else the cheapest; none if too dear."""
        other = list(answers)
        other[place] = answer
        if self._possible(cost, other):
            return other
        if answer in answers:
            other[answers.index(answer)] = answers[place]
            if self._possible(cost, other):
                return other
        required = payment.lacking(self.hand, cost)[place]
        hand = payment.without(self.hand, [answer]) if answer < len(self.hand) else self.hand
        rest = payment.cheapest(hand, payment.without(cost, [required]), self.price, self.categories, 0).answers
        other = [*rest[:place], answer, *rest[place:]]
        return other if self._possible(cost, other) else None
