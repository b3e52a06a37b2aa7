"""A greedy player of Las Mascaradas: it plans the purchase that brings most points a turn, and one after it, draws and trades
towards them, and pays with what they can spare.

It looks at its view and the question only. One number says how good a hand and a purse are: what the purchases within reach
bring, less for every turn until they can be paid. Each choice is the one after which that number is the highest.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from antifaz.core.chance import Dice
from antifaz.core.game import Answer, Question, View
from antifaz.games.mascaradas import payment, scoring
from antifaz.games.mascaradas.content import COLOURS, SYMBOLS, Content, Operation
from antifaz.games.mascaradas.pieces import DRAWS, LAST_ROUND, TRADED
from antifaz.games.mascaradas.scoring import Cards
from antifaz.games.mascaradas.view import MascaradasView

UNIT = 2.0
"""What a resource card or a peseta is worth in points at the beginning; less and less towards the end."""
SPENT = 0.6
"""How much of that is gone when the first parade is complete."""
SAVED = 2.2
"""How many pesetas a draw brings a purchase nearer: a card that is asked for saves three, a peseta is one."""
LATER = 0.6
"""What is left of a purchase that has to wait for a turn."""
NEAR = 0.93
"""What is left of it for each peseta that is missing, whenever it comes."""
MAJORITY = 0.7
"""How much of a majority that would be won today will be won in the end."""
FILLED = 0.5
"""How many of the places still empty will be filled."""
POOR = 0.0
"""Renew the market when nothing in it brings more than this."""
IMMEDIATE = {
    "GAIN": 1.0,
    "DRAW": 1.2,
    "DRAW_DECK": 1.0,
    "DISCARD": -0.8,
    "RECOVER": 1.1,
    "SWAP": 0.5,
    "DISCOUNT": 1.0,
    "TAX_RICH": 0.2,
    "PAY_OTHERS": -0.6,
    "RESERVE": 0.4,
    "REMOVE_MARKET": 0.3,
    "REFRESH_RESOURCES": 0.1,
}
"""What an immediate effect is worth, in units, each time."""
COUNTED = ("GAIN", "DRAW", "DRAW_DECK", "DISCARD", "RECOVER", "SWAP", "DISCOUNT", "PAY_OTHERS")
"""Those whose number says how often."""


@dataclass(frozen=True)
class Goal:
    """A purchase that may be made now or later: which card, at which end, what it brings and costs, what could follow."""

    card: str
    end: str
    points: float
    cost: list[int]
    price: int
    net: float
    """the points less what its cost is worth"""
    then: tuple["Goal", ...] = ()


@dataclass(frozen=True)
class Payment:
    """What is dropped and given for a purchase, and what is left."""

    dropped: tuple[str, ...]
    given: tuple[str, ...]
    """a type, or `3`, for each requirement that the hand cannot meet, in the order in which they are asked"""
    hand: list[int]
    purse: int


class Greedy:
    """Buys, draws, trades and pays for the purchases that bring most points a turn."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self._cards: tuple[Content, Cards] | None = None
        self._mind: Mind | None = None

    def answer(self, view: View, question: Question) -> Answer:
        """One of the listed answers."""
        assert isinstance(view, MascaradasView)
        if self._mind is None or not self._mind.is_about(view):
            self._mind = Mind(view, self.cards(view.content))
        return self._mind.answer(question, self.dice)

    def cards(self, content: Content) -> Cards:
        """The pack in numbers, made once."""
        if self._cards is None or self._cards[0] is not content:
            self._cards = content, Cards(content)
        return self._cards[1]


class Mind:
    """What one view amounts to for its owner, thought out once for the questions of a line."""

    def __init__(self, view: MascaradasView, cards: Cards) -> None:
        self.view = view
        self.seen = len(view.events)
        self.cards = cards
        self.me = view.viewer
        self.types = view.goods[:-1]
        self.categories = view.content.categories
        self.number = {name: place for place, name in enumerate(view.names)}
        self.hand = self.counted(view.hand)
        self.purse = view.pesetas[self.me]
        self.parade = [self.number[card] for card in view.parades[self.me]]
        longest = max(len(parade) for parade in view.parades.values())
        self.last = longest >= view.size or view.round == LAST_ROUND
        self.unit = 0.0 if self.last else UNIT * (1 - SPENT * longest / view.size)
        self.others = [view.symbols(letter) for letter in view.order if letter != self.me]
        mine = view.active == self.me
        self.discount = view.discount if mine else 0
        self.draws = (view.draws or (DRAWS if view.word == "plan" else 0)) if mine else 0
        self._worth: dict[tuple[tuple[int, ...], int, int], float] = {}

    def is_about(self, view: MascaradasView) -> bool:
        """Whether nothing has happened in this view since."""
        return self.view is view and self.seen == len(view.events)

    def answer(self, question: Question, dice: Dice) -> Answer:
        """One of the listed answers; one of the best where several are."""
        answers = list(question.answers)
        if len(answers) == 1:
            return answers[0]
        goes_on = answers[0].continues
        if goes_on and answers[0].verb != "apply":
            choose = getattr(self, f"go_on_{answers[0].verb}")
            worth = choose(answers, question)
        else:
            worth = getattr(self, f"answer_{question.kind}")(answers)
        most = max(worth)
        equal = [answer for answer, value in zip(answers, worth, strict=True) if value >= most - 1e-9]
        return equal[dice.below(len(equal))] if len(equal) > 1 else equal[0]

    def counted(self, cards: Iterable[str]) -> list[int]:
        """Cards as numbers by type."""
        counts = [0] * len(self.types)
        for goods in cards:
            counts[self.types.index(goods)] += 1
        return counts

    def with_cards(self, hand: list[int], goods: int, number: int = 1) -> list[int]:
        """A hand with more cards of a type, or fewer."""
        return [held + number * (place == goods) for place, held in enumerate(hand)]

    # -- what a mascarada brings -------------------------------------------------------------------------------

    def standing(self, parade: list[int]) -> float:
        """The points of a parade as things stand, part of the majorities, and what its effects will still grow by."""
        points = float(scoring.parade_points(self.cards, parade, []))
        points += sum(int(scoring.sequence_points(self.cards, parade, colour)) for colour in range(len(COLOURS)))
        mine = scoring.symbols(self.cards, parade)
        for symbol, name in enumerate(SYMBOLS):
            counts = [mine[symbol], *(shown[name] for shown in self.others)]
            points += MAJORITY * int(scoring.majority_points(symbol, counts, 0))
        if scoring.full_pesetas(self.cards, parade) != scoring.NOBODY:
            points += 2.0 + 0.5 * self.purse  # a third of the purse would be left with anybody
        to_come = 0.0 if self.last else FILLED * (self.view.size - len(parade))
        if to_come > 0:
            points += self.growth(parade, to_come) + self.openness(parade)
        return points

    def growth(self, parade: list[int], to_come: float) -> float:
        """What the effects of a parade will gain by so many mascaradas more, each like the average of the pack."""
        points = 0.0
        for card in parade:
            for operation in self.view.content.mascaradas[card].scoring:
                if operation.word in ("PER_SYMBOL", "PER_COLOUR"):
                    what, times = operation.values
                    points += int(times) * to_come * self.frequency[str(what)]
        return points

    @cached_property
    def frequency(self) -> dict[str, float]:
        """How often a symbol, or a colour, is on a mascarada."""
        figures = self.view.content.mascaradas
        shown = [what for figure in figures for what in (figure.left, figure.right, figure.colour)]
        return {what: shown.count(what) / len(figures) for what in set(shown)}

    def openness(self, parade: list[int]) -> float:
        """How many mascaradas that nobody has yet would fit on, as a share, in points."""
        left, right = self.cards.left, self.cards.right
        first, last = left[parade[0]], right[parade[-1]]
        fitting = sum(right[card] == first or left[card] == last for card in self.nobodys)
        return 6 * fitting / max(len(self.nobodys), 1)

    @cached_property
    def nobodys(self) -> list[int]:
        """The mascaradas of market and deck."""
        return [self.number[card] for card in (*self.view.market, *self.view.mascarada_deck)]

    def immediate(self, card: str, parade: list[int], end: str) -> float:
        """What the immediate effect is worth, in units."""
        worth = 0.0
        for operation in self.view.cards[card].immediate:
            if operation.condition is None or self.will_hold(card, parade, end, operation.condition):
                times = int(operation.values[0]) if operation.word in COUNTED else 1
                worth += times * IMMEDIATE.get(operation.word, 0.0)
        return worth

    def will_hold(self, card: str, parade: list[int], end: str, condition: Operation) -> bool:
        """Whether a condition will be met."""
        (value,) = condition.values
        if condition.word == "IF_PESETAS_AT_MOST":
            return self.purse - self.view.cards[card].pesetas <= int(value)
        if not parade:
            return False
        neighbour = self.view.content.mascaradas[parade[-1 if end == "right" else 0]]
        if condition.word == "IF_JOINED_COLOUR":
            return neighbour.colour == value
        return (neighbour.right if end == "right" else neighbour.left) == value

    # -- goals -------------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """For each mascarada of the market that may become mine, the better end, and what could be bought after it."""
        cards = [card for card in self.view.market if self.view.reservations.get(card, self.me) == self.me]
        return tuple(
            replace(goal, then=self.goals_of(self.joined(goal), [card for card in cards if card != goal.card]))
            for goal in self.goals_of(self.parade, cards)
        )

    def joined(self, goal: Goal) -> list[int]:
        """The parade after a purchase."""
        number = self.number[goal.card]
        return [*self.parade, number] if goal.end == "right" else [number, *self.parade]

    def goals_of(self, parade: list[int], cards: list[str]) -> tuple[Goal, ...]:
        """What could be bought with this parade, each at the better end."""
        if len(parade) >= self.view.size:
            return ()
        before = self.standing(parade) if parade else 0.0
        found = []
        for card in cards:
            number, figure = self.number[card], self.view.cards[card]
            ends = []
            if not parade or self.cards.left[number] == self.cards.right[parade[-1]]:
                ends.append((self.standing([*parade, number]) + self.unit * self.immediate(card, parade, "right"), "right"))
            if parade and self.cards.right[number] == self.cards.left[parade[0]]:
                ends.append((self.standing([number, *parade]) + self.unit * self.immediate(card, parade, "left"), "left"))
            if ends:
                points, end = max(ends)
                added = points - before
                net = added - self.unit * (len(figure.cost) + figure.pesetas)
                found.append(Goal(card, end, added, self.view.content.counted(figure.cost), figure.pesetas, net))
        return tuple(found)

    # -- how good a hand and a purse are -----------------------------------------------------------------------

    def worth(self, hand: list[int], purse: int, draws: int) -> float:
        """What the best goal and the one after it bring, the sooner the better; what is left over counts a little."""
        key = (tuple(hand), purse, draws)
        if key not in self._worth:
            best = max((self.reach(goal, hand, purse, draws) for goal in self.goals), default=0.0)
            self._worth[key] = max(best, 0.0) + self.left_over(hand, purse)
        return self._worth[key]

    def left_over(self, hand: list[int], purse: int) -> float:
        """What cards and pesetas are worth as such: a third of a point in the end, a part of some purchase before."""
        return purse // 3 + 0.01 * purse if self.last else self.unit * (purse + sum(hand))

    def reach(self, goal: Goal, hand: list[int], purse: int, draws: int) -> float:
        """What a goal brings and the best one after it, each less for every turn until it can be paid."""
        points = goal.net * self.waiting(self.short(goal.cost, goal.price, hand, purse), draws)
        more = 0.0
        for following in goal.then:
            if following.net > more:
                cost = [one + other for one, other in zip(goal.cost, following.cost, strict=True)]
                short = self.short(cost, goal.price + following.price, hand, purse)
                more = max(more, following.net * self.waiting(short, draws))
        return points + more

    def short(self, cost: list[int], price: int, hand: list[int], purse: int) -> int:
        """How many pesetas are missing for a cost."""
        return int(payment.fewest_pesetas(hand, cost, price, self.categories, self.discount)) - purse

    def waiting(self, short: int, draws: int) -> float:
        """What is left of a purchase for which so many pesetas are missing, with so many draws in this turn."""
        if short <= 0:
            return 1.0
        over = short / SAVED - draws
        if self.last:
            return 0.0 if over > 0 else 0.9
        return float(LATER ** (max(over, 0.0) / int(DRAWS)) * NEAR**short)

    def with_draw(self, word: str, draws: int) -> float:
        """How good the hand is after a draw."""
        if word == "deck":
            return sum(share * self.with_draw(goods, draws) for goods, share in self.deck.items())
        if word == "peseta":
            return self.worth(self.hand, self.purse + 1, draws)
        if word == "Aguinaldo":
            return self.worth(self.hand, self.purse + 2, draws)
        return self.worth(self.with_cards(self.hand, self.types.index(word)), self.purse, draws)

    @cached_property
    def deck(self) -> dict[str, float]:
        """How likely each type is drawn from the deck: what has not been seen elsewhere."""
        view = self.view
        copies = [*(resource.copies for resource in view.content.goods), view.content.aguinaldos]
        seen = [*view.hand, *view.resources, *view.discards]
        seen += [goods for known in view.known.values() for goods in known.elements()]
        if not view.deck:
            seen = [*view.hand, *view.resources]  # the discards are the next one
        left = {goods: max(number - seen.count(goods), 0) for goods, number in zip(view.goods, copies, strict=True)}
        whole = sum(left.values())
        return {goods: number / whole for goods, number in left.items() if number} if whole else {"peseta": 1.0}

    # -- planning ----------------------------------------------------------------------------------------------

    def answer_plan(self, answers: list[Answer]) -> list[float]:
        """Renew a market that offers nothing to somebody who could pay; otherwise get resources."""
        return [self.should_renew if answer.verb == "renew" else 0.5 if answer.verb == "get" else 0.0 for answer in answers]

    @property
    def should_renew(self) -> bool:
        """Whether nothing worth buying fits, and there is enough to pay for what may come."""
        if len(self.parade) >= self.view.size or sum(self.hand) + self.purse < 4:
            return False
        return max((goal.net for goal in self.goals), default=-99.0) < POOR

    def answer_draw(self, answers: list[Answer]) -> list[float]:
        """What brings the goals nearest."""
        draws = max(self.draws - 1, 0)
        return [-99.0 if answer.verb == "trade" else self.with_draw(answer.rest, draws) for answer in answers]

    # -- trades ------------------------------------------------------------------------------------------------

    @cached_property
    def to_trade(self) -> list[int]:
        """The three cards that are missed least, in canonical order."""
        hand = self.hand
        given = []
        for _ in range(TRADED):
            rest = [self.with_cards(hand, goods, -1) if hand[goods] else None for goods in range(len(hand))]
            goods = max(
                (place for place, left in enumerate(rest) if left is not None),
                key=lambda place: self.worth(self.with_cards(hand, place, -1), self.purse + 1, 0),
            )
            hand = self.with_cards(hand, goods, -1)
            given.append(goods)
        return sorted(given)

    def go_on_trade(self, answers: list[Answer], question: Question) -> list[float]:
        """The next of the three."""
        wanted = self.types[self.to_trade[TRADED - int(question.about["left"])]]
        return [float(answer.rest == wanted) for answer in answers]

    def answer_limit(self, answers: list[Answer]) -> list[float]:
        """Only trades are listed."""
        return [0.0] * len(answers)

    # -- buying ------------------------------------------------------------------------------------------------

    def answer_buy(self, answers: list[Answer]) -> list[float]:
        """The purchase after which all is best; a trade that makes one possible; else the end of the turn."""
        waiting = self.left_over(self.hand, self.purse)
        if not self.last:
            waiting += LATER * (self.worth(self.hand, self.purse, 0) - waiting)
        goals = {goal.card: goal for goal in self.goals}
        worth = []
        for answer in answers:
            if answer.verb == "buy":
                worth.append(self.after(goals[answer.rest]))
            elif answer.verb == "trade":
                worth.append(self.after_trade())
            else:
                worth.append(waiting)
        return worth

    def after(self, goal: Goal) -> float:
        """What a purchase that can be paid brings, and how good the hand is after it."""
        paid = self.payment(goal, self.hand, self.purse)
        return goal.points + self.rest(goal, paid.hand, paid.purse)

    def rest(self, goal: Goal, hand: list[int], purse: int) -> float:
        """How good a hand is after a purchase."""
        best = 0.0
        for following in goal.then:
            if following.net > best:
                short = int(payment.fewest_pesetas(hand, following.cost, following.price, self.categories, 0)) - purse
                best = max(best, following.net * self.waiting(short, 0))
        return best + self.left_over(hand, purse)

    def after_trade(self) -> float:
        """How good the hand is after a trade and the purchase that it makes possible; in the last turn also without one."""
        if not self.last and not any(0 < self.short(goal.cost, goal.price, self.hand, self.purse) <= 2 for goal in self.goals):
            return -99.0
        hand, purse = self.hand, self.purse + 1
        for goods in self.to_trade:
            hand = self.with_cards(hand, goods, -1)
        worth = [self.left_over(hand, purse) if self.last else -99.0]
        for goal in self.goals:
            if self.short(goal.cost, goal.price, hand, purse) <= 0:
                paid = self.payment(goal, hand, purse)
                worth.append(goal.points + self.rest(goal, paid.hand, paid.purse))
        return max(worth)

    def payment(self, goal: Goal, held: list[int], pesetas: int) -> Payment:
        """The payment after which the hand is best: for each missing card what can be spared, for fewer pesetas where equal."""
        cheapest = payment.cheapest(held, goal.cost, goal.price, self.categories, self.discount)
        cost = payment.without(goal.cost, cheapest.dropped)
        spare = payment.surplus(held, cost)
        given = [min(have, needed) for have, needed in zip(held, cost, strict=True)]
        purse = pesetas - goal.price
        for required in payment.lacking(held, cost):
            ways = []
            for goods in (*(place for place, have in enumerate(spare) if have), len(spare)):
                left = purse - payment.pesetas_for(goods, required, self.categories)
                ways.append((self.rest(goal, self.with_cards(spare, goods, -1), left), -goods, left))
            _, less, purse = max(ways)
            spare = self.with_cards(spare, -less, -1)
            given = self.with_cards(given, -less)
        best = payment.cheapest(given, cost, goal.price, self.categories, 0)  # the same cards, none crosswise
        if best.pesetas > pesetas:
            best = payment.cheapest(held, cost, goal.price, self.categories, 0)
        return Payment(
            dropped=tuple(self.types[goods] for goods in cheapest.dropped),
            given=tuple(self.types[answer] if answer < len(self.types) else "3" for answer in best.answers),
            hand=[have - gone for have, gone in zip(held, best.cards, strict=True)],
            purse=pesetas - int(best.pesetas),
        )

    def go_on_buy(self, answers: list[Answer], question: Question) -> list[float]:
        """The rest of the line, as planned: the end, what falls away, what stands in."""
        goal = next(goal for goal in self.goals if goal.card == question.about["card"])
        if answers[0].rest in ("left", "right"):
            wanted = goal.end
        elif answers[0].rest.startswith("without "):
            dropped = self.payment(goal, self.hand, self.purse).dropped
            wanted = "without " + dropped[len(dropped) - int(question.about["left"])]
        else:
            given = self.payment(goal, self.hand, self.purse).given
            wanted = given[len(given) - depth(question)]
        return [float(answer.rest == wanted) for answer in answers]

    # -- effects -----------------------------------------------------------------------------------------------

    def without(self, goods: str) -> list[int]:
        """The hand without a card."""
        return self.with_cards(self.hand, self.types.index(goods), -1)

    def answer_discard(self, answers: list[Answer]) -> list[float]:
        """What is missed least."""
        return [self.worth(self.without(answer.rest), self.purse, 0) for answer in answers]

    def go_on_discard(self, answers: list[Answer], question: Question) -> list[float]:
        return self.answer_discard(answers)

    def answer_swap(self, answers: list[Answer]) -> list[float]:
        """The card for which another one helps most."""
        return [max(self.swapped(answer.rest, got) for got in self.face_up) for answer in answers]

    def go_on_swap(self, answers: list[Answer], question: Question) -> list[float]:
        """What is best beside the card given for it; whichever that was, the hand needs most what it has not."""
        return [
            self.worth(self.with_cards(self.hand, self.types.index(word_for(answer)), 1), self.purse, 0) for answer in answers
        ]

    @property
    def face_up(self) -> list[str]:
        """The goods cards of the resource market."""
        return [goods for goods in self.view.resources if goods in self.types]

    def swapped(self, given: str, got: str) -> float:
        """How good the hand is after a swap."""
        return self.worth(self.with_cards(self.without(given), self.types.index(got)), self.purse, 0)

    def answer_recover(self, answers: list[Answer]) -> list[float]:
        """What helps most."""
        return [self.with_draw(answer.rest, 0) for answer in answers]

    def answer_reserve(self, answers: list[Answer]) -> list[float]:
        """The goal that is worth most and cannot be paid now, if it is worth a peseta."""
        points = {goal.card: goal.points for goal in self.goals}
        return [0.15 * points.get(answer.rest, -99.0) - self.unit if answer.rest else 0.0 for answer in answers]

    def answer_remove(self, answers: list[Answer]) -> list[float]:
        """What is worth least to oneself."""
        points = {goal.card: goal.points for goal in self.goals}
        return [-points.get(answer.rest, 0.0) for answer in answers]

    def answer_apply(self, answers: list[Answer]) -> list[float]:
        """The best is listed first."""
        return [-float(place) for place in range(len(answers))]


def word_for(answer: Answer) -> str:
    """The card that a swap brings."""
    return answer.rest.removeprefix("for ")


def depth(question: Question) -> int:
    """How many questions of this line are still open, this one included."""
    open_questions = 1
    following = question.then(question.answers[0])
    while following is not None:
        open_questions += 1
        following = following.then(following.answers[0])
    return open_questions
