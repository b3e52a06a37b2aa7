"""Windows that do not tell: who is asked follows from public facts alone, and in public order (VH-STR-14, VH-STR-15)."""

import random
from collections.abc import Iterator

import pytest

from antifaz.core.events import Event
from antifaz.core.seats import DEALER, LETTERS, NOBODY, letter
from antifaz.games import make
from antifaz.games.voices import turn
from antifaz.games.voices.game import Voices
from antifaz.games.voices.pieces import CARDS, LIMIT, PASS, REDRAW, THE_WINDOW, WINDOWS
from antifaz.games.voices.state import State, card, copies, kinds_of, number_of
from antifaz.games.voices.view import VoicesView
from tests.contract.play import choose
from tests.contract.subjects import VOICES
from tests.volume import volume

PEOPLE = (3, 4, 5, 6)


def trials(people: int, about: str, number: int) -> Iterator[tuple[Voices, State, random.Random]]:
    """Random trials with any options, question by question; the log is kept."""
    chance = random.Random(f"{about} {people}")
    for _ in range(volume(number)):
        game = make("voices", people, VOICES.options(chance, people))
        assert isinstance(game, Voices)
        state = game.start()
        assert isinstance(state, State)
        state.log = []
        while state.who != NOBODY:
            yield game, state, chance
            state.play(choose(VOICES, game, state, chance))


def party(view: VoicesView, events: list[Event]) -> set[str]:
    """Whoever could answer the last event, by what a spectator has seen (VH-STR-14, VH-RUL-17)."""
    last = events[-1]
    assert view.push is not None or last.kind not in ("moved", "fell")
    if last.kind in ("moved", "fell"):
        pushed = max(place for place, event in enumerate(events) if event.kind == "inserted")
        lost = {event.args[0][0] for event in events[pushed:] if event.kind == "fell"}
        return {view.about["pusher"], *lost} & set(view.facets)
    if last.kind == "controls":
        return {name[0] for name in view.platforms[last.args[1]]} & set(view.facets)
    assert (last.kind, last.args) == ("step", ("3",)) or last.kind == "placed"
    return set(view.facets)


@pytest.mark.parametrize("people", PEOPLE)
def test_who_is_asked_in_a_window_follows_from_what_a_spectator_sees(people: int) -> None:
    # VH-STR-15, VH-STR-14, VH-RUL-17, VH-KNO-3: by the event and by hands that are not empty; from the first player on
    opened = 0
    for game, state, _ in trials(people, "asked", 20):
        if state.rule != THE_WINDOW or state.said or state.passed or state.played:
            continue
        assert state.log is not None
        heard = [event for event in state.log if event.audience >> 13 & 1]
        view = game.view("*")
        for event in heard:
            view.see(event)
        view.about = {"pusher": LETTERS[pusher(state)]}
        first = LETTERS.index(view.first or "")
        around = (LETTERS[:people] * 2)[first : first + people]
        expected = [who for who in around if who in party(view, heard) and view.hands[who]]
        assert asked(state.clone()) == expected
        opened += 1
    assert opened > 100 * volume(20) // 20


def pusher(state: State) -> int:
    """Whoever has inserted the marker: the insertion is the rule that uses the window."""
    return int(state.waiting >> 8 & 255)


def asked(state: State) -> list[str]:
    """The people asked one after another if all pass."""
    people: list[str] = []
    while state.who not in (DEALER, NOBODY) and WINDOWS >> state.kind & 1 and (state.passed == 0 or not people):
        people.append(letter(state.who))
        state.play(PASS)
        if state.said == 0:
            break
    return people


@pytest.mark.parametrize("people", PEOPLE)
def test_other_cards_in_the_hands_change_nothing_about_who_is_asked(people: int) -> None:
    # VH-STR-15, VH-KNO-3: with as many other cards in every hand the same people are asked the same questions
    differed = compared = 0
    for game, state, chance in trials(people, "other hands", 20):
        own = state.kind in (LIMIT, REDRAW)  # a card of the hand is named
        if state.who == DEALER or own or game.continues(state) or state.said or chance.random() < 0.6:
            continue
        number = PASS if WINDOWS >> state.kind & 1 else choose(VOICES, game, state, chance)
        other = dealt_anew(state, chance)
        one = state.clone()
        differed += other.hands != one.hands
        one.play(number)
        other.play(number)
        for _ in range(30):
            assert (one.who, one.kind) == (other.who, other.kind)
            assert game.about(one) == game.about(other)
            if one.who == NOBODY or not WINDOWS >> one.kind & 1:
                break
            one.play(PASS)
            other.play(PASS)
            compared += 1
    assert differed > 50 * volume(20) // 20
    assert compared > 50 * volume(20) // 20


def dealt_anew(state: State, chance: random.Random) -> State:
    """The same table, but strategy cards in hands and in the deck are mixed; every hand keeps its number."""
    new = state.clone()
    unseen = [
        kind for kind in range(len(CARDS)) for _ in range(sum(copies(cards, kind) for cards in (*new.hands, new.strategies)))
    ]
    chance.shuffle(unseen)
    for person in range(state.table.people):
        new.hands[person] = sum(card(unseen.pop()) for _ in range(number_of(state.hands[person])))
    new.strategies = sum(card(kind) for kind in unseen)
    return new


@pytest.mark.skipif(not turn.__file__.endswith(".py"), reason="the rule is changed, which only the sources allow")
def test_a_window_that_asks_only_who_holds_a_card_that_fits_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = turn.next_in_window

    def telling(s: State) -> int:
        person = honest(s)
        while person != NOBODY and not turn.playable(s, person):
            s.said |= turn.PASSED << (4 * person)
            person = honest(s)
        return person

    monkeypatch.setattr(turn, "next_in_window", telling)
    with pytest.raises(AssertionError):
        test_who_is_asked_in_a_window_follows_from_what_a_spectator_sees(4)
    with pytest.raises(AssertionError):
        test_other_cards_in_the_hands_change_nothing_about_who_is_asked(4)


@pytest.mark.parametrize("people", PEOPLE)
def test_a_pass_is_always_an_answer_and_the_others_are_cards_of_the_hand(people: int) -> None:
    # VH-STR-1, VH-STR-8, VH-STR-15, VH-STR-16
    windows = 0
    for _, state, _ in trials(people, "answers", 6):
        if state.rule == THE_WINDOW and WINDOWS >> state.kind & 1:
            assert state.listed(PASS)
            assert state.mask & ~(1 << PASS) & ~kinds_of(state.hands[state.who]) == 0
            assert state.who != state.prosecutor
            windows += 1
    assert windows > 50 * volume(6) // 6
