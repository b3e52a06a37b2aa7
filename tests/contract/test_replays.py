"""A match can be taken up again at any point: from its record, from a copy, from a position."""

import random
from collections.abc import Iterator

import pytest

from antifaz.core.game import Game, View
from antifaz.core.match import Match
from antifaz.core.record import load
from antifaz.core.seats import DEALER, NOBODY
from antifaz.core.state import State
from tests.contract.play import RandomDice, choose, states
from tests.contract.subjects import TABLES, Table, make
from tests.volume import volume

MATCHES = 200
LINES = 60


def some_matches(table: Table, about: str, number: int = MATCHES) -> Iterator[tuple[Match, random.Random]]:
    """Matches to be played, with any options."""
    chance = random.Random(f"{about} {table}")
    for _ in range(-(-volume(number) // len(TABLES))):
        yield Match(table.game(chance), RandomDice(chance)), chance  # type: ignore[arg-type]


def step(table: Table, match: Match, chance: random.Random) -> None:
    """Play one random answer."""
    assert match.question is not None
    number = choose(table.subject, match.game, match.state(), chance)
    match.play(match.question.answers[list(match.question.answers.numbers).index(number)])


def facts(view: View) -> dict[str, str]:
    """All that a view knows; not how far it has read."""
    return {name: repr(value) for name, value in vars(view).items() if name != "seen_of_log"}


def rebuilt(match: Match, viewer: str) -> View:
    view = match.new_view(viewer)
    for event in match.events(viewer):
        view.see(event)
    view.asked, view.result = match.asked, match.result
    if match.asked is not None:
        view.about = match.game.about(match.state())
    return view


def snapshot(state: State) -> dict[str, str]:
    """Everything that a state holds but its log."""
    names = (name for name in dir(state) if not name.startswith("_") and name not in ("log", "table"))
    values = {name: getattr(state, name) for name in names}
    return {name: repr(value) for name, value in values.items() if not callable(value)}


# -- records ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_can_be_rebuilt_at_every_step(table: Table) -> None:
    # MA-KNOW-05, MA-KNOW-06: a view is what its viewer saw, and nothing else
    for match, chance in some_matches(table, "rebuilt"):
        replay = Match(match.game)
        done = 0
        while match.question and len(match.lines) < LINES:
            step(table, match, chance)
            if match.mid_line:
                continue
            for line in match.lines[done:]:
                replay.play(line.text)
            done = len(match.lines)
            for viewer in table.viewers:
                kept = facts(match.view(viewer))
                assert kept == facts(rebuilt(match, viewer))
                assert kept == facts(replay.view(viewer))
                assert match.events(viewer) == replay.events(viewer)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_records_round_trip(table: Table) -> None:
    for match, chance in some_matches(table, "records", 400):
        least = chance.randrange(200)
        while match.question and (len(match.lines) < least or match.mid_line):
            step(table, match, chance)
        text = match.record()
        again = load(text, make)
        assert again.record() == text
        assert [(line.player, line.text, line.events) for line in again.lines] == [
            (line.player, line.text, line.events) for line in match.lines
        ]
        assert str(again.position()) == str(match.position())
        assert again.asked == match.asked
        assert again.result == match.result
        assert again.all_events() == match.all_events()
        assert snapshot(again.state()) == snapshot(match.state())
        for viewer in table.viewers:
            assert facts(again.view(viewer)) == facts(match.view(viewer))


# -- copies ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_copy_of_a_state_is_independent(table: Table) -> None:
    for match, chance in some_matches(table, "clones"):
        for state in states(table, match.game, chance):
            copy = state.clone()
            before = snapshot(state)
            assert copy.log is None
            assert snapshot(copy) == before
            for _ in range(6):
                if copy.who != NOBODY:
                    copy.play(choose(table.subject, match.game, copy, chance))
            assert snapshot(state) == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_copy_of_a_match_is_independent(table: Table) -> None:
    for match, chance in some_matches(table, "copies"):
        for _ in range(chance.randrange(40)):
            if match.question:
                step(table, match, chance)
        told = [match.view(viewer).events.copy() for viewer in table.viewers]
        before = match.record(), snapshot(match.state()), list(match.all_events())
        copy = match.clone()
        assert (copy.record(), snapshot(copy.state()), list(copy.all_events())) == before
        while copy.question:
            step(table, copy, chance)
        assert (match.record(), snapshot(match.state()), list(match.all_events())) == before
        assert [match.view(viewer).events for viewer in table.viewers] == told
        assert copy.view("a").events == copy.events("a")


# -- positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_round_trip(table: Table) -> None:
    # every position between two lines, also within announcements, deals and windows, says all that is true
    for match, chance in some_matches(table, "positions", 600):
        game = match.game
        for state in states(table, game, chance):
            if state.who != NOBODY and game.continues(state):
                continue
            position = game.position(state)
            read = game.starting_from(position).read(position)
            assert str(game.position(read)) == str(position)
            if chance.random() < 0.3:
                assert_plays_the_same(table, game, state, read, chance)


def assert_plays_the_same(table: Table, game: Game, state: State, read: State, chance: random.Random) -> None:
    """What a position leaves unsaid does not matter: from it a match goes on as the match went on."""
    one, other = state.clone(), read.clone()
    one.log, other.log = [], []
    if one.who == NOBODY:
        results = game.result(one), game.result(other)
        assert results[0] is not None
        assert results[1] is not None
        assert results[0].winners == results[1].winners  # why it is over, a last position does not say
        return
    for _ in range(12):
        assert (one.who, one.mask, one.kind if one.who != NOBODY else 0) == (
            other.who,
            other.mask,
            other.kind if other.who != NOBODY else 0,
        )
        if one.who == NOBODY:
            assert game.result(one) == game.result(other)
            return
        if not one.mask:
            assert (one.low, one.high) == (other.low, other.high)
        number = choose(table.subject, game, one, chance)
        assert one.who != DEALER or one.weight(number) == other.weight(number)
        one.play(number)
        other.play(number)
        assert one.log == other.log
        assert [event.audience for event in one.log] == [event.audience for event in other.log]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_goes_on_from_a_position_with_its_marks(table: Table) -> None:
    # the marks grant each person what that person knew (docs/notation.md, 2)
    for match, chance in some_matches(table, "marks"):
        while match.question and len(match.lines) < LINES:
            step(table, match, chance)
            if match.mid_line:
                continue
            start = match.position()
            again = Match(match.game, start=start)
            assert str(again.position()) == str(start)
            for viewer in table.viewers[:-1]:
                assert str(again.view(viewer)) == str(match.view(viewer))
            if len(match.lines) % 5 == 0:
                assert load(again.record(), make).record() == again.record()
