"""People are letters; an order of people is one integer."""

import random

import pytest

from antifaz.core.errors import Unreadable
from antifaz.core.events import Event, all_people_but, only, seen_by
from antifaz.core.seats import DEALER, EVERYBODY, LETTERS, SPECTATOR, at, exchanged, letter, person, seated, viewer


def test_letters_and_people() -> None:
    assert [person(letter(number)) for number in range(13)] == list(range(13))
    assert letter(DEALER) == letter(SPECTATOR) == "*"
    assert viewer("*") == SPECTATOR
    assert viewer("m") == 12


@pytest.mark.parametrize("text", ["", "*", "n", "A", "ab", "1", "é"])
def test_no_person(text: str) -> None:
    with pytest.raises(Unreadable, match="is no person; people are the letters a to m") as caught:
        person(text)
    assert caught.value.id == "no-person"


def test_orders() -> None:
    chance = random.Random(1)
    for _ in range(200):
        people = chance.sample(range(13), 13)
        order = seated(people)
        assert [at(order, chair) for chair in range(13)] == people
        one, other = chance.sample(range(13), 2)
        people[one], people[other] = people[other], people[one]
        assert [at(exchanged(order, one, other), chair) for chair in range(13)] == people


def test_audiences() -> None:
    viewers = [*range(13), SPECTATOR]
    public, private, others = Event("a", ()), Event("b", (), only(3)), Event("c", (), all_people_but(3))
    assert all(public.seen_by(who) for who in viewers)
    assert [who for who in viewers if private.seen_by(who)] == [3]
    assert [who for who in viewers if others.seen_by(who)] == [who for who in range(13) if who != 3]
    assert [str(event) for event in seen_by([public, private, others], 3)] == ["a", "b"]
    assert EVERYBODY >> SPECTATOR & 1


def test_events_are_what_they_say() -> None:
    assert str(Event("took", ("b", "3", "bank"))) == "took b 3 bank"
    assert Event("took", ("b",)) == Event("took", ("b",), only(1))
    assert Event("took", ("b",)) != Event("took", ("c",))
    assert Event("took", ("b",)) != "took b"
    assert len({Event("hid", ()), Event("hid", ())}) == 1
    assert repr(Event("hid", ())) == "Event('hid')"
    assert len(LETTERS) == 13
