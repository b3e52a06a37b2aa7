"""The contract of secrecy can fail: games that betray something, each in its own way, are found out."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from antifaz.core.errors import AntifazError, Refused
from antifaz.core.events import all_people_but
from antifaz.core.game import Game
from antifaz.core.seats import EVERYBODY, LETTERS
from antifaz.core.state import State
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.voices.game import Voices
from tests.contract.secrecy import Leak, pairs
from tests.contract.subjects import ATTIC, SUBJECTS, Subject, Table
from tests.tiny import game as attic
from tests.tiny.game import Attic, AtticGame

PAIRS = 400
"""Few enough for a leak that every game shows many times."""


def with_state(state: type[Attic]) -> Subject:
    """Attic with another state."""

    class Leaky(AtticGame):
        def empty(self) -> Attic:
            return state(self.people, self.turns)

    return with_game(Leaky)


def with_game(game: type[AtticGame]) -> Subject:
    def make(name: str, people: int, options: Mapping[str, str], content: str) -> Game:
        return game(people, options)

    return replace(ATTIC, make=make)


class DrawsOpen(Attic):
    """What is drawn is told to everybody."""

    def tell(self, kind: str, args: tuple[str, ...], audience: int = EVERYBODY) -> None:
        super().tell(kind, args, EVERYBODY if kind == "got" else audience)


class DrawsBeforeSpectators(Attic):
    """What is drawn is told to its owner and to whoever watches."""

    def tell(self, kind: str, args: tuple[str, ...], audience: int = EVERYBODY) -> None:
        super().tell(kind, args, audience | ~all_people_but(0) & ~1 if kind == "got" else audience)


class LooksAloud(Attic):
    """What a Lamp shows is told to everybody."""

    def tell(self, kind: str, args: tuple[str, ...], audience: int = EVERYBODY) -> None:
        super().tell(kind, args, EVERYBODY if kind == "saw" else audience)


class AsksOnlyWhoCan(Attic):
    """A window asks only those who hold a Key."""

    def with_cards(self) -> int:
        return sum(1 << person for person in range(self.people) if self.hands[person][attic.KEY])


class TellsTheNext(Attic):
    """Whoever is asked in a window hears what the one before has answered."""

    def tell(self, kind: str, args: tuple[str, ...], audience: int = EVERYBODY) -> None:
        super().tell(kind, args, audience)
        if kind == "answered":
            super().tell("passed" if args == ("pass",) else "blocked", ("a",), audience << 1 & 15)


class SaysWhereItLies(Attic):
    """Lamps are put on top of the others: the order of events depends on a secret."""

    def tell(self, kind: str, args: tuple[str, ...], audience: int = EVERYBODY) -> None:
        if kind == "buried" and self.under[-1] == attic.LAMP:
            super().tell("looked", (args[0], args[0]))
        super().tell(kind, args, audience)


class OffersLess(Attic):
    """Nobody may look at a hand without a Lamp: an answer is missing for a reason that is not public."""

    def ask(self, kind: int, mask: int) -> int:
        if kind == attic.LOOK:
            with_lamps = sum(1 << person for person in range(self.people) if self.hands[person][attic.LAMP])
            return super().ask(kind, mask & with_lamps or mask)
        return super().ask(kind, mask)


class RefusesTooPrecisely(AtticGame):
    """A refusal names what another person holds."""

    def refusal(self, state: State, text: str) -> AntifazError:
        assert isinstance(state, Attic)
        keys = sum(hand[attic.KEY] for hand in state.hands)
        return Refused(f"no: there are {keys} keys", id="no")


class CallsItAnotherQuestion(AtticGame):
    """The word of a question depends on the hand of another."""

    def word(self, state: State) -> str:
        assert isinstance(state, Attic)
        word = super().word(state)
        return "blocks" if word == "block" and state.hands[state.active][attic.FAN] else word


class ListsInOrderOfHands(AtticGame):
    """The words of an answer depend on a secret."""

    def say(self, state: State, number: int) -> tuple[str, str]:
        assert isinstance(state, Attic)
        verb, rest = super().say(state, number)
        return (verb, f"{rest} {LETTERS[state.hands[number][0]]}") if verb == "look" else (verb, rest)


LEAKY = [
    *map(with_state, (DrawsOpen, DrawsBeforeSpectators, LooksAloud, AsksOnlyWhoCan, TellsTheNext, SaysWhereItLies, OffersLess)),
    *map(with_game, (RefusesTooPrecisely, CallsItAnotherQuestion, ListsInOrderOfHands)),
]
NAMES = "open spectators lamp window next order answers refusal word say".split()


@pytest.mark.parametrize("subject", LEAKY, ids=NAMES)
def test_a_leaky_attic_is_found_out(subject: Subject) -> None:
    with pytest.raises(Leak):
        pairs(Table(subject, 4), random.Random(1), PAIRS)


def test_the_tight_attic_is_not() -> None:
    assert pairs(Table(ATTIC, 4), random.Random(1), PAIRS) >= PAIRS


# -- the same with Mascarade, where it is interpreted or not ---------------------------------------------------


def leaky(name: str, change: Callable[[Any], type[Game]]) -> Subject:
    subject = next(subject for subject in SUBJECTS if subject.name == name)

    def make(name: str, people: int, options: Mapping[str, str], content: str) -> Game:
        game: Any = subject.make(name, people, options, content)
        game.__class__ = change(type(game))
        changed: Game = game
        return changed

    return replace(subject, make=make)


def offers_what_is_held(base: type[Mascarade]) -> type[Game]:
    class Leaky(base):  # type: ignore[misc, valid-type]
        """The facts of a question tell whether the announcer has told the truth."""

        def about(self, state: State) -> Mapping[str, str]:
            facts = dict(super().about(state))
            if facts:
                facts["true"] = str(state.cards[state.active] == state.announced)  # type: ignore[attr-defined]
            return facts

    return Leaky


def explains_too_much(base: type[Mascarade]) -> type[Game]:
    class Leaky(base):  # type: ignore[misc, valid-type]
        """A refusal depends on the asked person's own card, which the person does not know."""

        def refusal(self, state: State, text: str) -> AntifazError:
            return Refused(f"your card is {state.cards[state.who]}", id="no")  # type: ignore[attr-defined]

    return Leaky


@pytest.mark.parametrize("change", [offers_what_is_held, explains_too_much])
def test_a_leaky_mascarade_is_found_out(change: Callable[[type[Mascarade]], type[Game]]) -> None:
    with pytest.raises(Leak):
        pairs(Table(leaky("mascarade/2", change), 6), random.Random(1), PAIRS)


# -- and with Voices -------------------------------------------------------------------------------------------


def says_what_comes_next(base: type[Voices]) -> type[Game]:
    class Leaky(base):  # type: ignore[misc, valid-type]
        """The facts of a question tell which trial card lies on top (VH-KNO-5)."""

        def about(self, state: State) -> Mapping[str, str]:
            return {**super().about(state), "next": str(state.cards[2])}  # type: ignore[attr-defined]

    return Leaky


def explains_a_role(base: type[Voices]) -> type[Game]:
    class Leaky(base):  # type: ignore[misc, valid-type]
        """A refusal depends on somebody's role (VH-KNO-1)."""

        def refusal(self, state: State, text: str) -> AntifazError:
            return Refused(f"not against {state.roles[(state.who + 1) % self.people]}", id="no")  # type: ignore[attr-defined]

    return Leaky


def calls_a_fitting_window_otherwise(base: type[Voices]) -> type[Game]:
    class Leaky(base):  # type: ignore[misc, valid-type]
        """The word of a question tells whether whoever is asked could play a card (VH-STR-15)."""

        def word(self, state: State) -> str:
            word = super().word(state)
            return "trial" if word in ("insertion", "token") and state.mask & (state.mask - 1) else word

    return Leaky


def marks_tokens(base: type[Voices]) -> type[Game]:
    class Leaky(base):  # type: ignore[misc, valid-type]
        """The words of an answer tell what lies on a juror (VH-KNO-12, VH-KNO-13)."""

        def say(self, state: State, number: int) -> tuple[str, str]:
            verb, rest = super().say(state, number)
            return (verb, f"{rest} {state.piles[number] & 3}") if verb in ("look", "place") and number < 6 else (verb, rest)  # type: ignore[attr-defined]

    return Leaky


@pytest.mark.parametrize("change", [says_what_comes_next, explains_a_role, calls_a_fitting_window_otherwise, marks_tokens])
def test_a_leaky_trial_is_found_out(change: Callable[[type[Voices]], type[Game]]) -> None:
    # VH-AS-26
    with pytest.raises(Leak):
        pairs(Table(leaky("voices", change), 4), random.Random(1), PAIRS)
