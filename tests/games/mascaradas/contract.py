"""What the contract's tests must be told of Las Mascaradas: what no decision changes, who wins, and what lies where unseen."""

from collections.abc import Sequence
from itertools import pairwise

from antifaz.core.events import Event
from antifaz.core.game import Game, Result
from antifaz.core.seats import DEALER, LETTERS, letter
from antifaz.core.state import State as CoreState
from antifaz.games.mascaradas import scoring
from antifaz.games.mascaradas.game import Mascaradas
from antifaz.games.mascaradas.pieces import DEAL, DRAWN
from antifaz.games.mascaradas.rules import dealt_to, somebody_is_complete, stalemate
from antifaz.games.mascaradas.state import State, in_order


def conserves(game: Game, s: CoreState) -> None:
    """LM-CMP-1, LM-CMP-7, LM-AS-21: 40 pesetas, 50 resource cards and 25 mascaradas are somewhere, each once."""
    assert isinstance(s, State)
    coins = sum(int(mine).bit_count() for mine in s.reserved)
    assert s.bank + sum(s.purses) + coins == 40
    assert min(s.bank, *s.purses) >= 0
    table = s.table
    whole = (*s.hands, s.deck, s.discards, s.resources)
    for goods in range(int(table.types) + 1):
        assert sum(int(table.count(cards, goods)) for cards in whole) == table.count(table.box, goods)
    assert sum(int(table.number(cards)) for cards in whole) == 50
    assert all(table.count(hand, table.aguinaldo) == 0 for hand in s.hands)  # LM-AGU-1
    mascaradas_are_all_there(s)


def mascaradas_are_all_there(s: State) -> None:
    shown = [card for card in range(25) if s.market >> card & 1]
    hidden = [card for card in range(25) if s.unseen >> card & 1]
    parades = [in_order(parade) for parade in s.parades]
    assert sorted([*shown, *hidden, *s.under, *(card for parade in parades for card in parade)]) == list(range(25))
    assert len(shown) <= 5
    assert s.coins & ~s.market == 0  # LM-RSV-1
    cards = s.table.cards
    for parade in parades:
        assert len(parade) <= s.table.target
        for one, other in pairwise(parade):  # LM-C-7
            assert cards.right[one] == cards.left[other]


def ends(game: Game, s: CoreState, result: Result) -> None:
    """LM-END-1 to LM-END-6, LM-SCO-18: why it ended, and who has most, counted once more line by line."""
    assert isinstance(s, State)
    assert isinstance(game, Mascaradas)
    assert s.after(s.active, 1) == s.first
    if result.reason == "equal-turns":
        assert somebody_is_complete(s)
    else:
        assert not somebody_is_complete(s)
        assert stalemate(s) if result.reason == "stalemate" else s.round == 60
    assert s.coins == 0  # LM-RSV-7
    parades = [in_order(parade) for parade in s.parades]
    sheets = scoring.sheets(s.table.cards, parades, s.purses, s.choices)
    totals = [int(sheet.total) for sheet in sheets]
    assert totals == list(s.points)
    assert list(result.winners) == [LETTERS[person] for person, points in enumerate(totals) if points == max(totals)]


def insiders(s: CoreState) -> str:
    """LM-INF-3, LM-INF-5: a card from the deck is known to whoever gets it; all else is open."""
    assert isinstance(s, State)
    if s.who == DEALER and s.kind in (DEAL, DRAWN):
        return LETTERS[dealt_to(s, s.step - 2) if s.kind == DEAL else s.me]
    return LETTERS + "*" if s.who == DEALER else letter(s.who)


def open_to_all(s: CoreState, number: int) -> bool:
    """LM-INF-5: an aguinaldo drawn is shown."""
    assert isinstance(s, State)
    return s.who == DEALER and s.kind in (DEAL, DRAWN) and number == s.table.aguinaldo


def places(s: CoreState) -> dict[str, object]:
    assert isinstance(s, State)
    found: dict[str, object] = {LETTERS[person]: int(hand) for person, hand in enumerate(s.hands)}
    return found | {"deck": int(s.deck)}


def shows(event: Event, viewer: str, before: Sequence[Event]) -> str:
    """A hand is shown by what leaves it (LM-INF-6), a card from the deck to its owner."""
    kind, args = event.kind, event.args
    if kind == "got":
        return args[0] if args[0] == viewer else ""
    return args[0] if kind in ("paid", "traded", "discarded", "swapped") else ""
