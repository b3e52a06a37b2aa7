"""Section 6: at every step of random trials everybody knows what the rules grant, no more and no less; and leaks are noticed."""

import random
from collections.abc import Callable
from itertools import product

import pytest

from antifaz.core.events import Event, only
from antifaz.core.seats import EVERYBODY, viewer
from antifaz.games import make
from antifaz.games.voices.pieces import CARDS, FACES, JURORS, PLACES, ROLES
from antifaz.games.voices.state import State, copies, tokens
from antifaz.games.voices.view import VoicesView
from tests.games.voices.ledger import Audience, Spoil, as_told, follow, unspoilt
from tests.volume import volume

TABLES = list(product((3, 4, 5, 6), ("basic", "advanced"), ("off", "on")))


@pytest.mark.parametrize(("people", "roles", "emotions"), TABLES)
def test_everybody_knows_what_section_six_grants(people: int, roles: str, emotions: str) -> None:
    # VH-AS-26, VH-KNO-1 to VH-KNO-21, VH-PHY-22, VH-CON-7: roles, hands, trial cards, effects and tokens, at every step
    chance = random.Random(f"section 6 {people} {roles} {emotions}")
    game = make("voices", people, {"roles": roles, "emotions": emotions})
    for _ in range(volume(4)):
        assert follow(game, chance) > 50 * people


def follow_some(seed: str, options: dict[str, str], audience: Audience = as_told, spoil: Spoil = unspoilt) -> None:
    """A few trials of four, until something is noticed."""
    chance = random.Random(seed)
    for _ in range(6):
        follow(make("voices", 4, options), chance, audience, spoil)


# -- leaks are noticed -------------------------------------------------------------------------------------------------

TOO_MUCH: dict[str, Callable[[Event], bool]] = {
    "role": lambda event: event.kind == "got" and event.args[1] in ROLES,
    "hand": lambda event: event.kind == "got" and event.args[1] in CARDS,
    "drawn": lambda event: event.kind == "got" and event.args[1] in FACES,
    "fronts": lambda event: event.kind == "saw" and event.args[0] in PLACES,
    "tokens": lambda event: event.kind == "saw" and event.args[0] in JURORS,
    "placed": lambda event: event.kind == "put-down",
    "discarded": lambda event: event.kind == "threw",
    "answer": lambda event: event.kind == "answered",
}


@pytest.mark.parametrize("people", [0, 1, 13])
@pytest.mark.parametrize("leak", TOO_MUCH)
def test_what_one_person_or_a_spectator_hears_too_much_is_noticed(leak: str, people: int) -> None:
    listener = only(viewer("*") if people == 13 else people)

    def audience(event: Event) -> int:
        return event.audience | listener if TOO_MUCH[leak](event) else event.audience

    with pytest.raises(AssertionError, match="alone"):
        follow_some(leak, {"emotions": "on"}, audience)


@pytest.mark.parametrize("leak", TOO_MUCH)
def test_what_nobody_hears_is_noticed(leak: str) -> None:
    # VH-KNO-12, VH-KNO-14, VH-KNO-17: a view keeps what its owner has seen
    with pytest.raises(AssertionError):
        follow_some(leak, {"emotions": "on"}, lambda event: 0 if TOO_MUCH[leak](event) else event.audience)


def knows_a_role(view: VoicesView, state: State) -> None:
    if view.viewer == "a" and state.roles[1] > 0:
        view.roles["b"] = ROLES[state.roles[1]]


def knows_a_card(view: VoicesView, state: State) -> None:
    hand = view.hands["b"]
    if view.viewer == "*" and hand:
        hand[0] = next(card for kind, card in enumerate(CARDS) if copies(state.hands[1], kind))


def knows_a_front(view: VoicesView, state: State) -> None:
    if view.viewer != view.prosecutor and len(view.cards) == 3:
        view.cards[2] = f"T{state.phase}{state.cards[2] % 24 + 1:02}"


def knows_a_token(view: VoicesView, state: State) -> None:
    for juror, pile in zip(JURORS, state.piles, strict=True):
        if view.viewer == "*" and view.jurors[juror].pile:
            view.jurors[juror].pile[-1] = FACES[tokens(pile)[-1]]


def forgets_tokens(view: VoicesView, state: State) -> None:
    for juror in view.jurors.values():
        juror.pile[:] = ["?"] * len(juror.pile)


@pytest.mark.parametrize("spoil", [knows_a_role, knows_a_card, knows_a_front, knows_a_token, forgets_tokens])
def test_a_view_that_knows_too_much_or_too_little_is_noticed(spoil: Callable[[VoicesView, State], None]) -> None:
    with pytest.raises(AssertionError):
        follow_some("spoilt", {"prosecutor": "d"}, spoil=spoil)


def test_what_is_said_before_everybody_is_noticed() -> None:
    # VH-INF-1 to VH-INF-3, as far as the game itself is concerned: nothing is named before its time
    with pytest.raises(AssertionError):
        follow_some("everything", {}, lambda event: EVERYBODY)
