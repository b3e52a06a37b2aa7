"""A careful player of Mascarade: it remembers what it saw, announces what it believes it has, contests when nearly sure, forgets.

What it believes is a share of each mask at each place, folded from the events of its view: a sight is certain, a foreign exchange
that may or may not have happened mixes two places, and at every turn a little of everything is forgotten.
"""

from collections.abc import Mapping

from antifaz.core.chance import Dice
from antifaz.core.events import Event
from antifaz.core.game import Answer, Question, View
from antifaz.games.mascarade.view import MascaradeView

Belief = dict[str, float]

VALUE: Mapping[str, float] = {
    "King": 2.6, "Queen": 2.0, "Empress": 3.0, "Bishop": 2.2, "ConArtist": 2.2, "Thief": 2.0, "Patron": 2.2, "Princess": 2.1,
    "PuppetMaster": 2.0, "Guru": 1.8, "Inquisitor": 1.8, "Fool": 1.3, "Peasant": 1.2, "Spy": 0.8, "Beggar": 1.5,
}  # fmt: skip
"""What a power is worth when nothing else is known, in coins."""


class Beliefs:
    """What a player takes for likely, place by place."""

    def __init__(self, view: MascaradeView, forgets: float) -> None:
        self.masks = sorted(set(view.masks))
        self.forgets = forgets
        self.places: dict[str, Belief] = {place: self.vague(view) for place in view.cards}
        self.prior = self.vague(view)
        for place, card in view.cards.items():
            if card.mask is not None:
                self.see(place, card.mask)

    def vague(self, view: MascaradeView) -> Belief:
        """Every card in play is as likely as any other."""
        return {mask: view.masks.count(mask) / len(view.masks) for mask in self.masks}

    def see(self, place: str, mask: str) -> None:
        """A sight is certain."""
        self.places[place] = {other: float(other == mask) for other in self.masks}

    def mix(self, one: str, other: str, share: float) -> None:
        """Two cards were perhaps exchanged."""
        first, second = self.places[one], self.places[other]
        for mask in self.masks:
            a, b = first[mask], second[mask]
            first[mask] = a * (1 - share) + b * share
            second[mask] = b * (1 - share) + a * share

    def fade(self) -> None:
        """Forget a little of everything."""
        for belief in self.places.values():
            for mask in self.masks:
                belief[mask] += (self.prior[mask] - belief[mask]) * self.forgets

    def take_in(self, event: Event) -> None:
        """Fold one event into what is believed."""
        kind, args = event.kind, event.args
        if kind == "dealt":
            self.places[args[0]] = dict(self.prior)
        if kind in ("dealt", "saw", "shown") and len(args) == 2:
            self.see(args[0], args[1])
        elif kind == "swapped":
            self.mix(args[0], args[1], 0.5)
            self.last = args
        elif kind == "exchanged":
            self.unmix(args[0])
        elif kind == "chairs":
            self.places[args[0]], self.places[args[1]] = self.places[args[1]], self.places[args[0]]
        elif kind == "turn":
            self.fade()
            self.before = {place: dict(belief) for place, belief in self.places.items()}

    def unmix(self, really: str) -> None:
        """One's own exchange is remembered as it was."""
        one, other = self.last
        self.places[one], self.places[other] = dict(self.before[one]), dict(self.before[other])
        if really == "yes":
            self.places[one], self.places[other] = self.places[other], self.places[one]

    def share(self, place: str, mask: str) -> float:
        """How likely a mask lies at a place."""
        return self.places[place].get(mask, 0.0)

    def best(self, place: str) -> tuple[str, float]:
        """The likeliest mask at a place."""
        mask = max(self.masks, key=lambda mask: self.places[place][mask])
        return mask, self.places[place][mask]


class Careful:
    """Remembers, announces what it believes it has, contests when nearly sure, forgets at a set rate."""

    def __init__(self, dice: Dice, forgets: float = 0.03, sure: float = 0.75, daring: float = 0.3) -> None:
        self.dice = dice
        self.forgets = forgets
        self.sure = sure
        self.daring = daring

    def answer(self, view: View, question: Question) -> Answer:
        """One of the listed answers."""
        assert isinstance(view, MascaradeView)
        beliefs = self.believe(view)
        choose = getattr(self, "answer_" + question.kind)
        choice: Answer = choose(view, question, beliefs)
        return choice

    def believe(self, view: MascaradeView) -> Beliefs:
        """What the events of a view amount to."""
        beliefs = Beliefs(view, self.forgets)
        for event in view.events:
            beliefs.take_in(event)
        return beliefs

    def chance(self, rate: float) -> bool:
        """True at a rate."""
        return int(self.dice.below(1_000_000)) < rate * 1_000_000

    def any(self, answers: list[Answer]) -> Answer:
        """One of several, each as likely."""
        return answers[self.dice.below(len(answers))]

    def best(self, answers: list[Answer], worth: list[float]) -> Answer:
        """The one that is worth most; one of them where several are."""
        most = max(worth)
        return self.any([answer for answer, value in zip(answers, worth, strict=True) if value >= most - 1e-9])

    # -- a turn ------------------------------------------------------------------------------------------------

    def answer_turn(self, view: MascaradeView, question: Question, beliefs: Beliefs) -> Answer:
        """Announce what is worth it; look when in doubt; else swap."""
        answers = list(question.answers)
        if answers[0].continues:
            return self.answer_turn_goes_on(view, question, beliefs)
        announce = [answer for answer in answers if answer.verb == "announce"]
        looks = [answer for answer in answers if answer.verb == "look"]
        swaps = [answer for answer in answers if answer.verb == "swap"]
        if announce:
            worth = [self.worth(view, answer.rest, beliefs) for answer in announce]
            if max(worth) > 0.9 or not looks or self.chance(self.daring):
                return self.best(announce, worth)
        sure = max(beliefs.best(place)[1] for place in view.own(view.viewer))
        if looks and (sure < self.sure or not swaps):
            return self.any(looks)
        return self.any(swaps or looks)

    def answer_turn_goes_on(self, view: MascaradeView, question: Question, beliefs: Beliefs) -> Answer:
        """The rest of the line: with which card, and whether really."""
        answers = list(question.answers)
        if answers[0].verb == "exchange":
            return self.any(answers)
        if answers[0].verb == "announce":
            mask = max(beliefs.masks, key=lambda mask: VALUE.get(mask, 1.0))
            places = [beliefs.share(f"{view.viewer}.{answer.rest}", mask) for answer in answers]
            return self.best(answers, places)
        return self.any(answers)

    def worth(self, view: MascaradeView, mask: str, beliefs: Beliefs) -> float:
        """What announcing a mask brings: its power if nobody can gainsay it, a coin lost if somebody does."""
        mine = max(beliefs.share(place, mask) for place in view.own(view.viewer))
        theirs = max((beliefs.share(place, mask) for place in view.cards if place[0] != view.viewer), default=0.0)
        danger = max(theirs - 0.35, 0.0) * 1.5
        power = self.power(view, mask)
        return power * (mine + (1 - mine) * max(0.0, 0.75 - danger)) - (1 - mine) * danger

    def power(self, view: MascaradeView, mask: str) -> float:
        """What a power brings at this table, in coins."""
        me = view.viewer
        mine = view.coins[me]
        others = [coins for letter, coins in view.coins.items() if letter != me]
        if mask == "Judge":
            return float(view.court)
        if mask == "Witch":
            return float(max(others) - mine)
        if mask == "Widow":
            return float(max(0, 10 - mine))
        if mask == "Cheat":
            return 20.0 if mine >= 10 else -1.0
        if mask == "Beggar":
            return float(sum(1 for coins in others if coins > mine)) * 0.8
        return VALUE.get(mask, 1.0) + (5.0 if mine + VALUE.get(mask, 0.0) >= 13 else 0.0)

    # -- within an announcement --------------------------------------------------------------------------------

    def answer_contest(self, view: MascaradeView, question: Question, beliefs: Beliefs) -> Answer:
        """Contest with the card that is nearly surely the mask."""
        assert view.announced is not None
        answers = list(question.answers)
        for answer in answers[:-1]:
            place = f"{view.viewer}.{answer.rest}" if answer.rest else view.viewer
            if view.places > 1 and not answer.rest:
                place = view.own(view.viewer)[answer.number]
            if beliefs.share(place, view.announced.mask) >= self.sure:
                return answer
        return answers[-1]

    def answer_target(self, view: MascaradeView, question: Question, beliefs: Beliefs) -> Answer:
        """Fortunes: from the richest. Cards and names: from whoever is ahead."""
        answers = list(question.answers)
        people = [answer for answer in answers if answer.verb != "decline"]
        mask = view.announced.mask if view.announced is not None else ""
        worth = [float(view.coins.get(answer.rest[:1], 0)) for answer in people]
        choice = self.best(people, worth)
        if mask == "Witch" and max(worth) <= view.coins[view.viewer]:
            return next((answer for answer in answers if answer.verb == "decline"), choice)
        return choice

    def answer_exchange(self, view: MascaradeView, question: Question, beliefs: Beliefs) -> Answer:
        """The Spy takes the better card; the Fool tosses a coin."""
        no, yes = question.answers
        if view.announced is not None and view.announced.mask == "Spy" and view.chosen:
            mine = VALUE.get(beliefs.best(view.viewer)[0], 1.0)
            theirs = VALUE.get(beliefs.best(view.chosen[0])[0], 1.0)
            return yes if theirs > mine else no
        return self.any([no, yes])

    def answer_claim(self, view: MascaradeView, question: Question, beliefs: Beliefs) -> Answer:
        """The likeliest name."""
        answers = list(question.answers)
        return self.best(answers, [beliefs.share(view.viewer, answer.rest) for answer in answers])
