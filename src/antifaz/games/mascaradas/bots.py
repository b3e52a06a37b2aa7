"""A greedy player of Las Mascaradas: it plans the purchase that brings most points a turn, draws towards it, and pays well.

It looks at its view and the question only. A purchase is planned as a whole from the view, which does not change within a
line; each question of the line is then answered as planned.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from antifaz.core.chance import Dice
from antifaz.core.game import Answer, Question, View
from antifaz.games.mascaradas import payment, scoring
from antifaz.games.mascaradas.content import COLOURS, SYMBOLS, Content
from antifaz.games.mascaradas.scoring import Cards
from antifaz.games.mascaradas.view import MascaradasView

UNIT = 2.4
"""What a resource card or a peseta is worth in points at the beginning; less and less towards the end."""
MAJORITY = 0.8
"""How much of a majority that would be won today will be won in the end."""
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
class Plan:
    """A purchase: which card, at which end, and what is dropped and given for it."""

    card: str
    end: str
    points: float
    pesetas: int
    dropped: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    """a type, or `3`, for each requirement that the hand cannot meet"""
    units: int = 0

    @property
    def words(self) -> set[str]:
        """What the line says besides the card."""
        return {self.end, *self.dropped}


class Greedy:
    """Buys what brings most points for its cost, draws towards the purchase that brings most points a turn."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self._content: Content | None = None
        self._cards: Cards | None = None

    def answer(self, view: View, question: Question) -> Answer:
        """One of the listed answers."""
        assert isinstance(view, MascaradasView)
        return Mind(view, self.cards(view.content), self.dice).answer(question)

    def cards(self, content: Content) -> Cards:
        """The pack in numbers, made once."""
        if self._cards is None or self._content is not content:
            self._content, self._cards = content, Cards(content)
        return self._cards


class Mind:
    """What one view amounts to for its owner."""

    def __init__(self, view: MascaradasView, cards: Cards, dice: Dice) -> None:
        self.view = view
        self.cards = cards
        self.dice = dice
        self.me = view.viewer
        self.types = view.goods[:-1]
        self.categories = view.content.categories
        self.number = {name: place for place, name in enumerate(view.names)}
        self.hand = [view.hand.count(goods) for goods in self.types]
        self.purse = view.pesetas[self.me]
        self.parade = [self.number[card] for card in view.parades[self.me]]
        longest = max(len(parade) for parade in view.parades.values())
        self.last_round = longest >= view.size
        self.unit = 0.1 if self.last_round else UNIT * (1 - 0.8 * longest / view.size)

    def answer(self, question: Question) -> Answer:
        """One of the listed answers."""
        answers = list(question.answers)
        if len(answers) == 1:
            return answers[0]
        if answers[0].verb == "buy" and answers[0].continues:
            return self.go_on_buying(question, answers)
        if answers[0].continues:
            return self.go_on_choosing(question, answers)
        choose = getattr(self, "answer_" + question.kind)
        choice: Answer = choose(answers)
        return choice

    def best(self, answers: Sequence[Answer], worth: Sequence[float]) -> Answer:
        """The one that is worth most; one of them where several are."""
        most = max(worth)
        equal = [answer for answer, value in zip(answers, worth, strict=True) if value >= most - 1e-9]
        return equal[self.dice.below(len(equal))]

    # -- what a mascarada is worth -----------------------------------------------------------------------------

    def worth_of(self, parade: list[int]) -> float:
        """The points of a parade as things stand: cards, sequences, and part of the majorities."""
        points = float(scoring.parade_points(self.cards, parade, []))
        points += sum(int(scoring.sequence_points(self.cards, parade, colour)) for colour in range(len(COLOURS)))
        points += self.purse_points(parade)
        mine = scoring.symbols(self.cards, parade)
        others = [self.view.symbols(letter) for letter in self.view.order if letter != self.me]
        for symbol, name in enumerate(SYMBOLS):
            counts = [mine[symbol], *(shown[name] for shown in others)]
            points += MAJORITY * int(scoring.majority_points(symbol, counts, 0))
        return points

    def purse_points(self, parade: list[int]) -> float:
        """Three pesetas for whoever gets one point for each: less would be left with anybody else."""
        full = scoring.full_pesetas(self.cards, parade) != scoring.NOBODY
        return 2.0 + 0.5 * self.purse if full else 0.0

    def points(self, card: str, end: str) -> float:
        """What a mascarada adds at this end, its immediate effect included."""
        number = self.number[card]
        parade = [*self.parade, number] if end == "right" else [number, *self.parade]
        added = self.worth_of(parade) - self.worth_of(self.parade)
        return added + self.unit * self.immediate(card, end) + 0.4 * self.openness(parade)

    def immediate(self, card: str, end: str) -> float:
        """What the immediate effect is worth, in units."""
        worth = 0.0
        for operation in self.view.cards[card].immediate:
            if operation.condition is None or self.will_hold(card, end, operation.condition.word, operation.condition.values[0]):
                times = int(operation.values[0]) if operation.word in COUNTED else 1
                worth += times * IMMEDIATE.get(operation.word, 0.0)
        return worth

    def will_hold(self, card: str, end: str, word: str, value: str | int) -> bool:
        """Whether a condition will be met."""
        if word == "IF_PESETAS_AT_MOST":
            return self.purse - self.view.cards[card].pesetas <= int(value)
        if not self.parade:
            return False
        neighbour = self.view.content.mascaradas[self.parade[-1 if end == "right" else 0]]
        if word == "IF_JOINED_COLOUR":
            return neighbour.colour == value
        return (neighbour.right if end == "right" else neighbour.left) == value

    def openness(self, parade: list[int]) -> float:
        """How many mascaradas that nobody has yet would fit on, as a share."""
        if len(parade) >= self.view.size:
            return 0.0
        first, last = self.view.content.mascaradas[parade[0]], self.view.content.mascaradas[parade[-1]]
        left = [*self.view.market, *self.view.mascarada_deck]
        fitting = sum(self.view.cards[c].right == first.left or self.view.cards[c].left == last.right for c in left)
        return 10 * fitting / max(len(left), 1)

    # -- plans -------------------------------------------------------------------------------------------------

    def plans(self) -> Iterator[Plan]:
        """For each mascarada of the market that may become mine, the better end and the cheapest payment."""
        if len(self.parade) >= self.view.size:
            return
        for card in self.view.market:
            if self.view.reservations.get(card, self.me) == self.me:
                plan = self.plan(card)
                if plan is not None:
                    yield plan

    def plan(self, card: str) -> Plan | None:
        """How this card would be bought; nothing if it fits nowhere."""
        ends = self.view.fits(self.me, card)
        if not ends:
            return None
        points, end = max((self.points(card, end), end) for end in ends)
        figure = self.view.cards[card]
        cost = self.view.content.counted(figure.cost)
        cheapest = payment.cheapest(self.hand, cost, figure.pesetas, self.categories, self.discount)
        left = payment.without(cost, cheapest.dropped)
        given = self.given(left, figure.pesetas, cheapest)
        spent = sum(min(held, needed) for held, needed in zip(self.hand, left, strict=True))
        spent += sum(answer < len(self.types) for answer in given)
        missing = payment.lacking(self.hand, left)
        pesetas = figure.pesetas + payment.pesetas_of(given, missing, self.categories)
        return Plan(
            card=card,
            end=end,
            points=points,
            pesetas=pesetas,
            dropped=tuple(self.types[goods] for goods in cheapest.dropped),
            given=tuple(self.types[answer] if answer < len(self.types) else "3" for answer in given),
            units=spent + pesetas,
        )

    @property
    def discount(self) -> int:
        """The discount of the next purchase of this turn."""
        return self.view.discount if self.view.active == self.me else 0

    def given(self, cost: list[int], price: int, cheapest: payment.Payment) -> list[int]:
        """What stands in: of the right category the least useful cards, then three pesetas rather than a useful card."""
        missing = payment.lacking(self.hand, cost)
        spare = payment.surplus(self.hand, cost)
        chosen: list[int] = []
        for required in missing:
            same = [goods for goods in range(len(spare)) if spare[goods] and self.categories[goods] == self.categories[required]]
            useful = [goods for goods in range(len(spare)) if spare[goods]]
            answer = min(same or useful, key=self.use_of, default=len(self.types))
            if answer < len(spare):
                spare[answer] -= 1
            chosen.append(answer)
        if price + payment.pesetas_of(chosen, missing, self.categories) > self.purse:
            return cheapest.answers
        return payment.in_order(chosen, missing, self.categories)

    def use_of(self, goods: int) -> float:
        """How often a type is required by the mascaradas of the market that fit, reserved ones left out."""
        wanted = 0.0
        for card in self.view.market:
            if self.view.reservations.get(card, self.me) == self.me and self.view.fits(self.me, card):
                wanted += self.view.cards[card].cost.count(self.view.content.types[goods])
        return wanted

    def shortage(self, card: str, hand: list[int], purse: int) -> int:
        """How many pesetas are missing for a card."""
        figure = self.view.cards[card]
        cost = self.view.content.counted(figure.cost)
        return int(payment.fewest_pesetas(hand, cost, figure.pesetas, self.categories, self.discount)) - purse

    def rate(self, plan: Plan) -> float:
        """Points a turn: what it brings, over this turn and those until it can be paid."""
        short = max(self.shortage(plan.card, self.hand, self.purse), 0)
        return (plan.points - 0.5 * self.unit * plan.units) / (1 + short / 4)

    def target(self) -> str | None:
        """The purchase that brings most points a turn."""
        plans = [plan for plan in self.plans() if plan.points > 0]
        return max(plans, key=self.rate).card if plans else None

    # -- planning ----------------------------------------------------------------------------------------------

    def answer_plan(self, answers: list[Answer]) -> Answer:
        """Renew a market that offers nothing to somebody who could pay."""
        renew = next((answer for answer in answers if answer.verb == "renew"), None)
        if renew is not None and self.should_renew():
            return renew
        return answers[0]

    def should_renew(self) -> bool:
        """Nothing worth buying fits, and there is enough to pay for what may come."""
        if len(self.parade) >= self.view.size or sum(self.hand) + self.purse < 5:
            return False
        return max((plan.points - self.unit * plan.units for plan in self.plans()), default=-99.0) < -1

    def answer_draw(self, answers: list[Answer]) -> Answer:
        """What helps most towards the target."""
        takes = [answer for answer in answers if answer.verb == "take"]
        target = self.target()
        return self.best(takes, [self.draw_worth(answer.rest, target) for answer in takes])

    def draw_worth(self, word: str, target: str | None) -> float:
        """What a draw is worth: how much nearer the target comes, and what it may be good for later."""
        if word == "deck":
            cards = [self.draw_worth(goods, target) for goods in self.types]
            return 0.88 * sum(cards) / len(cards) + 0.12 * self.draw_worth("Aguinaldo", target)
        if word == "peseta":
            return 0.45 + self.nearer(target, self.hand, self.purse + 1)
        if word == "Aguinaldo":
            return 0.9 + self.nearer(target, self.hand, self.purse + 2)
        goods = self.types.index(word)
        hand = [held + (place == goods) for place, held in enumerate(self.hand)]
        return 0.4 + 0.1 * self.use_of(goods) + self.nearer(target, hand, self.purse)

    def nearer(self, target: str | None, hand: list[int], purse: int) -> float:
        """By how many pesetas the target comes nearer."""
        if target is None:
            return 0.0
        before = max(self.shortage(target, self.hand, self.purse), 0)
        return float(before - max(self.shortage(target, hand, purse), 0))

    # -- buying ------------------------------------------------------------------------------------------------

    def answer_buy(self, answers: list[Answer]) -> Answer:
        """The best purchase, if it is worth what it costs; else the end of the turn."""
        listed = {answer.rest: answer for answer in answers if answer.verb == "buy"}
        plans = [plan for plan in self.plans() if plan.card in listed and plan.pesetas <= self.purse]
        worth = {plan.card: plan.points - self.unit * plan.units for plan in plans}
        if worth:
            card = max(worth, key=lambda card: worth[card])
            if worth[card] > self.floor():
                return listed[card]
        return answers[-1]

    def floor(self) -> float:
        """What a purchase must bring beyond its cost; with full hands less."""
        if self.last_round:
            return 0.0
        return 2.0 - 0.5 * max(0, sum(self.hand) + self.purse - 6)

    def go_on_buying(self, question: Question, answers: list[Answer]) -> Answer:
        """The rest of the line, as planned."""
        plan = self.plan(question.about["card"])
        assert plan is not None
        for answer in answers:
            if answer.rest == plan.end or answer.rest.removeprefix("without ") in plan.dropped:
                return answer
        still = depth(question)
        word = plan.given[len(plan.given) - still] if still <= len(plan.given) else "3"
        return next((answer for answer in answers if answer.rest == word), answers[0])

    # -- cards of the hand -------------------------------------------------------------------------------------

    def go_on_choosing(self, question: Question, answers: list[Answer]) -> Answer:
        """The next of several cards to be given away, or what is taken for the one given."""
        if answers[0].verb == "swap":
            return self.best(answers, [self.keep(answer.rest.removeprefix("for ")) for answer in answers])
        return self.best(answers, [-self.keep(answer.rest) for answer in answers])

    def keep(self, goods: str) -> float:
        """How much a card should be kept: what the target, then the market asks for."""
        if goods not in self.types:
            return 0.0
        place = self.types.index(goods)
        target = self.target()
        worth = self.use_of(place)
        if target is not None and place in self.needed(target):
            worth += 3
        return worth

    def needed(self, card: str) -> list[int]:
        """The types that a mascarada requires."""
        return [self.types.index(goods.capitalize()) for goods in self.view.cards[card].cost]

    # -- effects -----------------------------------------------------------------------------------------------

    def answer_limit(self, answers: list[Answer]) -> Answer:
        return answers[0]

    def answer_discard(self, answers: list[Answer]) -> Answer:
        return self.best(answers, [-self.keep(answer.rest) for answer in answers])

    answer_swap = answer_discard

    def answer_recover(self, answers: list[Answer]) -> Answer:
        return self.best(answers, [self.draw_worth(answer.rest, self.target()) for answer in answers])

    def answer_reserve(self, answers: list[Answer]) -> Answer:
        """What is wanted most of what can hardly be paid now, and only if it is worth the peseta."""
        worth = []
        for answer in answers:
            plan = self.plan(answer.rest) if answer.rest else None
            worth.append(self.rate(plan) - 8 if plan is not None else 0.0 if answer.verb == "decline" else -99.0)
        return self.best(answers, worth)

    def answer_remove(self, answers: list[Answer]) -> Answer:
        """What is worth least to oneself."""
        plans = {plan.card: plan.points for plan in self.plans()}
        return self.best(answers, [-plans.get(answer.rest, 0.0) for answer in answers])

    def answer_apply(self, answers: list[Answer]) -> Answer:
        """The best is listed first."""
        return answers[0]


def depth(question: Question) -> int:
    """How many questions of this line are still open, this one included."""
    open_questions = 1
    following = question.then(question.answers[0])
    while following is not None:
        open_questions += 1
        following = following.then(following.answers[0])
    return open_questions
