"""What outsiders could tell: two matches that differ in one hidden fragment, played on side by side.

Both go on with the same public decisions, and every viewer outside the fragment's audience must meet the same events, questions,
answers with their order and texts, and refusals, up to the first event that this viewer sees and that shows a place which
differs. Places differ when the two true states say so; nothing here knows how a secret spreads.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from antifaz.core.errors import AntifazError
from antifaz.core.events import Event, seen_by
from antifaz.core.game import Game, question
from antifaz.core.seats import DEALER, NOBODY, letter, viewer
from antifaz.core.state import State
from tests.contract.play import choose, listed, words
from tests.contract.subjects import Subject, Table

DECISIONS = 40
"""How far a pair is followed."""
NONSENSE = (
    "",
    "sing",
    "look there",
    "announce Nobody",
    "swap a [yes]",
    "pass",
    "[pass]",
    "contest",
    "choose a b",
    "rest",
    "bury [Fan]",
    "claim King",
)
"""Tried as answers now and then, besides texts of the match itself."""


class Leak(AssertionError):
    """Somebody could tell two secrets apart."""


@dataclass
class Fork:
    """A hidden fragment in a match: the state before it, what has been heard, and what else could have stood there."""

    state: State
    heard: list[Event]
    number: int
    others: list[int]


def in_sight(text: str) -> str:
    """What everybody sees of an answer."""
    return " ".join(word for word in text.split() if not word.startswith("["))


def forks(table: Table, game: Game, chance: random.Random) -> Iterable[Fork]:
    """The hidden fragments of a random match."""
    state = game.start()
    state.log = []
    while state.who != NOBODY:
        number = choose(table.subject, game, state, chance)
        outsiders = set(table.viewers) - set(table.subject.insiders(state))
        if outsiders:
            said = words(game, state, number)
            others = [n for n in listed(state) if n != number and in_sight(words(game, state, n)) == in_sight(said)]
            others = [n for n in others if not table.subject.told(state, n)]
            if others and "[" in said and not table.subject.told(state, number):
                before = state.clone()
                yield Fork(before, list(state.log), number, others)
        state.play(number)


class Pair:
    """The two matches, and who has not been shown yet what tells them apart."""

    def __init__(self, table: Table, game: Game, fork: Fork, other: int, chance: random.Random) -> None:
        self.subject: Subject = table.subject
        self.game = game
        self.chance = chance
        self.heard = fork.heard
        self.states = (with_log(fork.state), with_log(fork.state))
        self.outsiders = set(table.viewers) - set(self.subject.insiders(fork.state))
        self.answers: Counter[str] = Counter()
        self.move((fork.number, other))

    def run(self) -> None:
        """Play on until all know, or no public decision is possible in both."""
        for _ in range(DECISIONS):
            if not self.outsiders or self.states[0].who == NOBODY:
                break
            lines = self.next_lines()
            if lines is None:
                break
            for numbers in lines:
                self.move(numbers)
        self.compare_views()

    # -- going on ----------------------------------------------------------------------------------------------

    def next_lines(self) -> list[tuple[int, int]] | None:
        """A whole line that looks the same to all who are not its insiders, as pairs of answers."""
        one, other = self.states
        first = choose(self.subject, self.game, one, self.chance)
        numbers = some(listed(one), self.chance)
        texts = cache(partial(self.texts, other))
        for number in [first, *numbers] if one.who == DEALER else [first, *numbers, *numbers, *numbers]:
            pairs = self.line(one.clone(), other.clone(), number, texts)
            if pairs is not None:
                return pairs
        if other.who != DEALER and letter(other.who) in self.outsiders:
            raise Leak("an outsider is offered other answers")
        return None

    def texts(self, state: State) -> dict[str, int]:
        """The listed answers by what they say; of a long span some."""
        return {words(self.game, state, number): number for number in some(listed(state), self.chance)}

    def line(self, one: State, other: State, number: int, texts: Callable[[], Mapping[str, int]]) -> list[tuple[int, int]] | None:
        """A line that begins with this answer, and the same one in the other match, if there it is a whole line too."""
        who = one.who
        pairs: list[tuple[int, int]] = []
        while True:
            second = self.counterpart(one, other, number, texts)
            if second is None:
                return None
            pairs.append((number, second))
            one.play(number)
            other.play(second)
            going_on = [state.who == who and self.game.continues(state) for state in (one, other)]
            if not any(going_on):
                return pairs
            if not all(going_on):
                return None
            number = choose(self.subject, self.game, one, self.chance)
            texts = cache(partial(self.texts, other.clone()))

    def counterpart(self, one: State, other: State, number: int, texts: Callable[[], Mapping[str, int]]) -> int | None:
        """The same answer in the other match, or one that differs in its brackets only; of two dealers' draws likewise."""
        said = words(self.game, one, number)
        if other.listed(number) and words(self.game, other, number) == said:
            return number
        if said in texts():
            return texts()[said]
        if "[" not in said or self.outsiders <= set(self.subject.insiders(one)):
            return None
        told = self.subject.told
        alike = [n for text, n in texts().items() if in_sight(text) == in_sight(said) and told(other, n) == told(one, number)]
        return self.chance.choice(alike) if alike else None

    def move(self, numbers: tuple[int, int]) -> None:
        """Play one answer in both, then look for differences."""
        one, other = self.states
        said = [words(self.game, state, number) for state, number in zip(self.states, numbers, strict=True)]
        if said[0] != said[1]:
            who = letter(one.who)
            self.outsiders -= set(self.subject.insiders(one))
            if not in_sight(said[0]):
                self.answers[f"answer.{who}"] += 1
        differing = self.differing()
        marks = (len(one.log or ()), len(other.log or ()))
        one.play(numbers[0])
        other.play(numbers[1])
        self.compare_events(marks, differing | self.differing() | set(self.answers))
        if self.outsiders and not self.within_a_line():
            self.compare_questions()

    def within_a_line(self) -> bool:
        """What others meet is a whole line: what is asked within one only its own player sees."""
        one, other = self.states
        return all(state.who not in (DEALER, NOBODY) and self.game.continues(state) for state in (one, other))

    def differing(self) -> set[str]:
        """The places that are not the same in the two states."""
        one, other = (self.subject.places(state) for state in self.states)
        return {place for place in one if one[place] != other[place]}

    # -- comparing ---------------------------------------------------------------------------------------------

    def compare_events(self, marks: tuple[int, int], differing: set[str]) -> None:
        """Who was shown a place that differs may know from now on; to all others the same has happened."""
        one, other = (state.log[mark:] for state, mark in zip(self.states, marks, strict=True) if state.log is not None)
        for who in sorted(self.outsiders):
            first = list(seen_by(one, viewer(who)))
            second = list(seen_by(other, viewer(who)))
            if first != second and not self.was_shown(who, first, second, differing):
                raise Leak(f"{who} sees {first} or {second}")
            if first != second:
                self.outsiders.discard(who)

    def was_shown(self, who: str, first: Sequence[Event], second: Sequence[Event], differing: set[str]) -> bool:
        """Whether the first difference is a sight of such a place, in both, and theirs to have."""
        for number, (one, other) in enumerate(zip(first, second, strict=False)):
            if one != other:
                places = {self.subject.shown(event, who, first[:number]) for event in (one, other)}
                return len(places) == 1 and places <= differing
        return False

    def compare_questions(self) -> None:
        """Who is asked what; and if it is an outsider, all that is offered, and what is refused."""
        one, other = self.states
        if one.who != other.who:
            raise Leak(f"{letter(one.who)} or {letter(other.who)} is asked")
        if one.who == NOBODY:
            if self.game.result(one) != self.game.result(other):
                raise Leak("the results differ")
            return
        facts = [(self.game.word(s), self.game.continues(s), dict(self.game.about(s))) for s in self.states]
        if facts[0] != facts[1]:
            raise Leak(f"{letter(one.who)} is asked {facts[0]} or {facts[1]}")
        if letter(one.who) in self.outsiders and one.who != DEALER:
            self.compare_answers()

    def compare_answers(self) -> None:
        one, other = (question(self.game, state) for state in self.states)
        numbers = one.answers.numbers
        if one.kind != other.kind or list(numbers) != list(other.answers.numbers):
            raise Leak(f"{one.player} may answer {one.answers.numbers} or {other.answers.numbers}")
        places = [numbers.index(number) for number in sorted(some(numbers, self.chance))]
        first, second = ([question.answers[place].text for place in places] for question in (one, other))
        if first != second:
            raise Leak(f"{one.player} may answer {first} or {second}")
        text = self.chance.choice(NONSENSE)
        if text:
            errors = [error_of(self.game, state, text) for state in self.states]
            if errors[0] != errors[1]:
                raise Leak(f"{text!r} is refused with {errors[0]} or {errors[1]}")

    def compare_views(self) -> None:
        """At the end, one whole view of each."""
        if not self.outsiders:
            return
        who = self.chance.choice(sorted(self.outsiders))
        views = []
        for state in self.states:
            view = self.game.view(who)
            for event in seen_by([*self.heard, *(state.log or ())], viewer(who)):
                view.see(event)
            view.asked = None if state.who == NOBODY else (letter(state.who), self.game.word(state))
            text = "" if state.who != NOBODY and self.game.continues(state) else str(view)
            views.append((text, view.events, {k: v for k, v in vars(view).items() if k not in ("events",)}))
        if repr(views[0]) != repr(views[1]):
            raise Leak(f"{who} sees {views[0][0]} or {views[1][0]}")


def some(numbers: Sequence[int], chance: random.Random) -> Sequence[int]:
    """The answers in any order; of a long span a few."""
    return chance.sample(numbers, min(len(numbers), 63 if isinstance(numbers, list) else 6))


def with_log(state: State) -> State:
    new = state.clone()
    new.log = []
    return new


def error_of(game: Game, state: State, text: str) -> tuple[object, ...]:
    error: AntifazError = game.refusal(state, text)
    return type(error), str(error), error.id, error.rule, dict(error.about)


def pairs(table: Table, chance: random.Random, number: int) -> int:
    """Compare so many pairs in random matches with any options; returns how many were compared."""
    compared = 0
    while compared < number:
        game = table.game(chance)
        for fork in forks(table, game, chance):
            if chance.random() < 0.6:
                continue  # of many matches a little, rather than of few all
            for other in fork.others:
                Pair(table, game, fork, other, chance).run()
                compared += 1
            if compared >= number:
                break
    return compared
