"""Rules in steps, on a stack of frames."""

import pytest

from antifaz.core.seats import DEALER, NOBODY
from antifaz.core.state import DONE, NEXT, OVER, SPAN, State

OUTER, INNER, DEEP = range(3)


class Nested(State):
    """A rule that uses another one, which uses a third; each asks its own user."""

    heard: list[tuple[int, int, int, int]]

    def clone(self) -> "Nested":
        new = Nested(self.frames.copy())
        new.ask_as(self)
        new.heard = self.heard.copy()
        return new

    def advance(self, rule: int, me: int, step: int, answer: int) -> int:
        self.heard.append((rule, me, step, answer))
        if rule == OUTER:
            return (0b110, self.enter(INNER, 4) if step == 1 else 0, 0b1, OVER)[step]
        if rule == INNER:
            return (self.ask_span(7, -5, 5) if step == 0 else 0, self.enter(DEEP, 12) if step == 1 else 0, DONE)[step]
        return (self.ask_dealer(3, 0b1000) if step == 0 else 0, NEXT, DONE)[step]


def begun() -> Nested:
    state = Nested([])
    state.heard = []
    state.begin(OUTER, 0)
    state.play(0)
    return state


def test_frames() -> None:
    state = begun()
    assert (state.who, state.mask, state.in_use()) == (0, 0b110, [OUTER])
    state.play(1)
    assert (state.who, state.mask, state.low, state.high, state.kind) == (4, 0, -5, 5, 7)
    assert state.in_use() == [OUTER, INNER]
    state.play(-5)
    assert (state.who, state.mask, state.kind) == (DEALER, 0b1000, 3)
    assert state.in_use() == [OUTER, INNER, DEEP]
    state.play(3)
    assert (state.who, state.mask, state.in_use()) == (0, 0b1, [OUTER])
    state.play(0)
    assert state.who == NOBODY
    # an answer reaches only the step after the question
    assert state.heard == [
        (OUTER, 0, 0, 0), (OUTER, 0, 1, 1), (INNER, 4, 0, 0), (INNER, 4, 1, -5), (DEEP, 12, 0, 0),
        (DEEP, 12, 1, 3), (DEEP, 12, 2, 0), (INNER, 4, 2, 0), (OUTER, 0, 2, 0), (OUTER, 0, 3, 0),
    ]  # fmt: skip


@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_a_half_used_power_can_be_copied(at: int) -> None:
    answers = [1, -5, 3, 0]
    state = begun()
    for answer in answers[:at]:
        state.play(answer)
    copy = state.clone()
    for answer in answers[at:]:
        copy.play(answer)
    assert copy.who == NOBODY
    assert copy.heard != state.heard
    for answer in answers[at:]:
        state.play(answer)
    assert state.heard == copy.heard


def test_what_is_listed() -> None:
    state = begun()
    assert [number for number in range(-2, 70) if state.listed(number)] == [1, 2]
    state.play(2)
    assert [number for number in range(-9, 70) if state.listed(number)] == list(range(-5, 6))
    for answer in (0, 3, 0):
        state.play(answer)
    assert not any(state.listed(number) for number in range(-9, 70))


def test_a_rule_that_ends_below_nothing_ends_all() -> None:
    state = Nested([])
    state.heard = []
    state.begin(INNER, 1)
    for answer in (0, 0, 3):
        state.play(answer)
    assert state.who == NOBODY


def test_nobody_listens_unless_there_is_a_log() -> None:
    state = begun()
    state.tell("hid", ())
    assert state.log is None
    state.log = []
    state.tell("took", ("a",), 1)
    assert [str(event) for event in state.log] == ["took a"]
    assert state.weight(0) == 1


def test_words_are_no_answer_sets() -> None:
    assert all(word <= 0 for word in (DONE, NEXT, SPAN, OVER))
    assert len({DONE, NEXT, SPAN, OVER}) == 4


def test_the_base_has_no_rules() -> None:
    with pytest.raises(NotImplementedError):
        State([]).advance(0, 0, 0, 0)
    with pytest.raises(NotImplementedError):
        State([]).clone()
