"""Rules for which a record is too small: with every number of players, or with a pack of cards of their own."""

import pytest

from antifaz.core.chance import Dice
from antifaz.core.errors import Refused
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.games import make
from antifaz.games.mascaradas.content import BUILT_IN, read
from antifaz.games.mascaradas.game import Mascaradas
from antifaz.games.mascaradas.state import State
from antifaz.games.mascaradas.view import MascaradasView

CHAIN = "M13 M05 M21 M25 M14 M03 M01 M07".split()
"""Each fits to the right of the one before."""


@pytest.mark.parametrize(("people", "size"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_the_size_of_a_parade(people: int, size: int) -> None:
    # LM-SET-8: with the last one it is complete, and nothing more can be bought (LM-C-9)
    others = " / ".join(f"{letter} 0" for letter in "bcde"[: people - 1])
    *before, last = CHAIN[:size]
    market = " ".join(sorted([before[-1], last, "M02", "M10"]))
    start = f"a 30 first / a.parade {' '.join(before[:-1])} / {others} / market {market} / turn a > a buy"
    match = Match(make("mascaradas", people, {}), start=Position.read(start))
    for card in (before[-1], last):
        assert "completed" not in {event.kind for event in match.all_events()}
        assert match.question is not None
        line = next(line for line in match.question.lines() if line.split()[:2] == ["buy", card])
        match.play(line)
        while match.asked != ("a", "buy"):  # the effect
            assert match.question is not None
            match.play(match.question.answers[-1])
    assert "completed" in {event.kind for event in match.all_events()}
    assert match.question is not None
    assert not [answer for answer in match.question.answers if answer.verb == "buy"]


@pytest.mark.parametrize(
    ("people", "pesetas", "bank"), [(2, [2, 3], 35), (3, [2, 3, 3], 32), (4, [2, 3, 3, 4], 28), (5, [2, 3, 3, 4, 4], 24)]
)
def test_the_first_pesetas(people: int, pesetas: list[int], bank: int) -> None:
    # LM-SET-5, LM-AS-2: by turn order, whoever begins
    for first in range(people):
        match = Match(make("mascaradas", people, {}))
        match.play(f"first {'abcde'[first]}")
        view = match.view("*")
        assert isinstance(view, MascaradasView)
        assert [view.pesetas[letter] for letter in view.in_turn_order()] == pesetas
        assert view.in_turn_order()[0] == "abcde"[first]
        assert view.bank == bank


def test_a_place_of_the_resource_market_stays_empty_while_there_are_no_cards() -> None:
    """LM-B-15. With six aguinaldos it cannot happen, since hands hold none of them: this pack has one, and more fools."""
    text = BUILT_IN.read_text(encoding="utf-8")
    fools, gifts = 'type = "birria"', 'type = "aguinaldo"'
    for goods, old, new in ((fools, "copies = 4", "copies = 9"), (gifts, "copies = 6", "copies = 1")):
        at = text.index(goods)
        assert old in text[at : at + 120]
        text = text[:at] + text[at:].replace(old, new, 1)
    game = Mascaradas(read(text, "fools.toml"), 2)
    table = game.table
    whole = table.names(table.box & table.goods_only)
    hands = [" ".join(f"[{goods}]" for goods in part) for part in (whole[:25], whole[25:])]
    zones = "a.parade M16 / market M01 M02 M03 M04 M07 / resources Aguinaldo / round 3 / turn a"
    match = Match(game, start=Position.read(f"a {hands[0]} 3 first / b {hands[1]} 3 / {zones} / draws 3 > a draw"))

    def face_up() -> list[str]:
        view = match.view("*")
        assert isinstance(view, MascaradasView)
        assert view.deck == 0
        return view.resources

    with pytest.raises(Refused):
        match.play("take deck")
    match.play("take peseta")
    assert match.asked == ("a", "draw")  # nothing to fill with: four places stay empty
    assert face_up() == ["Aguinaldo"]
    # cards exist again: the places are filled before the next draw action
    match.play("trade Birria Birria Birria")
    assert match.asked == ("*", "reveal")
    match.play("reveal Birria reveal Birria reveal Birria")
    assert match.asked == ("a", "draw")
    assert face_up() == ["Birria", "Birria", "Birria", "Aguinaldo"]
    # the place of a card that is taken stays empty too
    match.play("take Birria")
    assert match.asked == ("a", "draw")
    assert face_up() == ["Birria", "Birria", "Aguinaldo"]


def test_a_payment_is_sent_when_it_is_complete() -> None:
    # LM-INF-9: before that nothing has happened; after it there is no way back
    start = "a [Birria] [Gaita] [Careta] 9 first / b 3 / market M07 M08 / resources Pieles / round 3 / turn a > a buy"
    match = Match(make("mascaradas", 2, {}), start=Position.read(start))
    match.play("buy M07")
    assert match.mid_line
    assert not match.all_events()
    assert str(match.view("b")).split(" > ")[0] == str(match.new_view("b")).split(" > ")[0]
    match.play("Gaita")
    kinds = [event.kind for event in match.all_events()]
    assert kinds[:4] == ["bought", "paid", "paid", "joined"]
    assert match.asked == ("*", "reveal")
    with pytest.raises(Refused):
        match.play("buy M07 3")


def test_everybody_can_count_both_decks() -> None:
    # LM-INF-2: as many cards as are really there, at every question of whole matches
    for people, seed in ((2, 1), (5, 2)):
        dice = Dice(seed)
        match = Match(make("mascaradas", people, {}), Dice(seed))
        while match.question:
            match.play(match.question.answers[dice.below(len(match.question.answers))])
            state, view = match.state(), match.view("*")
            assert isinstance(state, State)
            assert isinstance(view, MascaradasView)
            assert view.deck == state.table.number(state.deck)
            assert view.mascaradas_left == int(state.unseen).bit_count() + len(state.under)
            assert view.bank == state.bank
            assert list(view.hands.values()) == [state.table.number(hand) for hand in state.hands]
