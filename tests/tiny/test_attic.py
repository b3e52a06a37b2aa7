"""Attic shows what Mascarade has not: hands, an ordered pile, spans, hidden answers, a window that must not tell, nested powers."""

from itertools import islice
from pathlib import Path

import pytest

from antifaz.core.chance import Dice
from antifaz.core.errors import Refused, Unreadable
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.core.record import check
from tests.tiny.game import COPIES, Attic, make

# Records too, but of a game on no list: `antifaz check tests` passes them by.
RECORDS = sorted(Path(__file__).parent.glob("*.attic"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records(path: Path) -> None:
    assert check(path.read_text(), make, path.name) == []


def table(position: str) -> Match:
    return Match(make("attic", 2), start=Position.read(position))


def answers(match: Match) -> list[str]:
    assert match.question is not None
    return [str(answer) for answer in match.question.answers]


def test_draws_come_by_the_copies_that_are_left() -> None:
    match = Match(make("attic", 2))
    state = match.state()
    assert [state.weight(card) for card in range(4)] == list(COPIES)
    match.play("deal a [Lamp] b [Lamp]")
    assert match.state().weight(0) == COPIES[0] - 2


def test_who_is_asked_in_a_window_follows_from_the_sizes_of_hands() -> None:
    for hands in ("b [Key] 5 / c [Lamp] 5", "b [Lamp] 5 / c [Key] 5", "b [Lamp] 5 / c [Lamp] 5"):
        match = table(f"a [Lamp] 5 / {hands} / turn 3 a > a")
        match.play("play Lamp")
        assert match.asked == ("b", "block")
        match.play("[pass]")
        assert match.asked == ("c", "block")
    match = table("a [Lamp] 5 / b 5 / c [Key] 5 / turn 3 a > a")
    match.play("play Lamp")
    assert match.asked == ("c", "block")
    assert answers(match) == ["[block]", "[pass]"]


def test_whoever_holds_no_key_may_only_pass() -> None:
    match = table("a [Lamp] 5 / b [Lamp] 5 / turn 3 a > a")
    match.play("play Lamp")
    assert answers(match) == ["[pass]"]
    with pytest.raises(Refused):
        match.play("[block]")


def test_nobody_learns_an_answer_before_all_have_answered() -> None:
    match = table("a [Lamp] 5 / b [Key] [Key] 5 / c [Lamp] 5 / turn 3 a > a")
    match.play("play Lamp")
    match.play("[block]")
    assert [str(event) for event in match.events("c")] == [str(event) for event in match.events("*")] == ["played a Lamp"]
    assert str(match.view("b")).endswith("answered [block] > c block")
    assert str(match.view("a")).endswith("answered [?] > c block")
    match.play("[pass]")
    assert [str(event) for event in match.events("a")[1:]] == ["blocked b", "discarded b Key", "passed c", "turn 4 b"]


def test_a_span_is_offered_and_nothing_beyond_it() -> None:
    match = table("a [Fan] 3 / b 7 / turn 3 a > a")
    match.play("play Fan")
    assert match.question is not None
    assert list(match.question.lines()) == ["give b 1", "give b 2", "give b 3"]
    for text in ("give b 0", "give b 4", "give b -1", "give b x"):
        with pytest.raises((Refused, Unreadable)):
            match.play(text)
    match.play("give b 3")
    assert str(match.view("*")).startswith("a 0 / b 10")


def test_the_pile_under_the_deck_comes_up_in_its_order() -> None:
    # when nothing else is left nobody asks the dealer: whoever put the cards there knows what comes
    cards = "[Lamp] " * 4 + "[Fan] " * 4 + "[Mirror] [Mirror] [Key] [Key] [Key]"
    match = table(f"a 5 / b {cards} 5 / under [Lamp:b] / turn 3 b > b")
    match.play("bury [Key]")
    assert str(match.view("b").position()).count("under [Lamp] [Key]") == 1
    assert "under [?] [?]" in str(match.view("a"))
    match.play("draw")
    assert [str(event) for event in match.events("a")[-3:]] == ["drew a", "got a Lamp", "turn 5 b"]
    assert "under [Key]" in str(match.view("b"))


def test_powers_within_powers() -> None:
    match = table("a [Mirror] [Key] 5 / b [Lamp] 5 / turn 3 a > a")
    match.play("play Mirror")
    assert match.state().in_use() == [5, 2, 4]  # a turn, a Mirror, its window
    match.play("[pass]")
    match.play("use Lamp")
    assert match.state().in_use() == [5, 2, 0, 4]  # a turn, a Mirror, a Lamp, its window
    assert str(match.view("b")).endswith("playing Mirror Lamp > b block")
    copy = match.clone()
    match.play("[pass]")
    assert match.asked == ("a", "look")
    copy.play("[pass]")
    copy.play("look b")
    assert str(copy.view("a")).startswith("a [Key] 5 / b [Lamp] 5")
    assert match.asked == ("a", "look")


def test_worlds_hold_what_is_seen() -> None:
    match = table("a [Lamp] 5 / b [?] [Key:a] 5 / under [Fan:a] / turn 3 a > a".replace("[?]", "[Mirror]"))
    view = match.view("a")
    hands = set()
    for world in islice(match.game.worlds(view, Dice(3)), 60):
        assert isinstance(world, Attic)
        assert world.hands[1][3] >= 1
        assert world.under == [1]
        hands.add(tuple(world.hands[1]))
    assert len(hands) == 4  # a Key and any of the four kinds


def test_texts_that_cannot_be() -> None:
    for text in (
        "a 5 / b 6 / turn 3 a > a",
        "a [King] 5 / b 5 / turn 3 a > a",
        "a [Mirror] [Mirror] [Mirror] 5 / b 5 / turn 3 a > a",
        "a 5 / b 5 / turn x a > a",
        "a 5 / b 5 / turn 3 z > a",
        "a 5 / b 5 / turn 3 a > b",
        "a 5 / b [Key] 5 / discards Lamp / turn 3 a / playing Key > b block",
        "a 5 / b [Key] 5 / discards Lamp / turn 3 a / playing Lamp > a block",
    ):
        with pytest.raises(Unreadable):
            table(text)
    with pytest.raises(Refused):
        make("attic", 5)
    with pytest.raises(Refused):
        make("attic", 2, {"turns": "0"})
