"""Worlds drawn from a view fit the view; the truth is among them; and they come with the shares that the game names."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice, permutations

import pytest

from antifaz.core.chance import Dice
from antifaz.core.events import Event, seen_by
from antifaz.core.game import Game, View
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.core.seats import LETTERS, NOBODY, letter, viewer
from antifaz.core.state import State
from antifaz.games.mascarade.game import Mascarade
from antifaz.games.mascarade.pieces import MASKS
from antifaz.games.mascarade.state import UNDEALT
from antifaz.games.mascarade.view import MascaradeView
from antifaz.games.mascarade.worlds import MANY, Worlds
from tests.contract.play import choose, listed, words
from tests.contract.secrecy import in_sight
from tests.contract.subjects import TABLES, Table
from tests.contract.test_replays import some_matches, step
from tests.tiny import game as attic
from tests.volume import volume


def fits(view: Position, world: Position) -> bool:
    """The same to the letter, but for what the view does not know."""
    if list(view.zones) != list(world.zones) or view.asked != world.asked:
        return False
    return all(
        len(items) == len(world.zones[zone])
        and all(seen == true or (seen == "[?]" and true[0] == "[") for seen, true in zip(items, world.zones[zone], strict=True))
        for zone, items in view.zones.items()
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_fit_their_view(table: Table) -> None:
    # MA-KNOW-06: coins, chairs, flags and who is asked are those of the view, and so is every card that it knows
    for match, chance in some_matches(table, "worlds"):
        while match.question and len(match.lines) < 60:
            step(table, match, chance)
            if match.mid_line or chance.random() < 0.8:
                continue
            for who in table.viewers:
                seen = match.view(who).position()
                for world in islice(match.game.worlds(match.view(who), Dice(chance.getrandbits(30))), 3):
                    assert fits(seen, match.game.position(world)), f"{seen}\n{match.game.position(world)}"
                    table.subject.conserve(match.game, world)
                    assert world.who == match.state().who
                    play_out(table, match.game, world, chance)


def play_out(table: Table, game: Game, world: State, chance: random.Random) -> None:
    """A world is a full state: one can go on in it."""
    for _ in range(20):
        if world.who != NOBODY:
            world.play(choose(table.subject, game, world, chance))
    table.subject.conserve(game, world)


@pytest.mark.parametrize("table", [table for table in TABLES if table.subject.name.startswith("mascarade")], ids=str)
def test_the_truth_is_possible(table: Table) -> None:
    # MA-KNOW-06: what is true is among what a person holds for possible, as long as nothing had to be thinned out
    for match, chance in some_matches(table, "truth"):
        game = match.game
        assert isinstance(game, Mascarade)
        while match.question and len(match.lines) < 60:
            step(table, match, chance)
            if match.mid_line or chance.random() < 0.8:
                continue
            truth = game.position(match.state())
            for who in table.viewers:
                view = match.view(who)
                assert isinstance(view, MascaradeView)
                worlds = Worlds(game, view, Dice(1))
                if len(worlds.shares) <= MANY // 4:
                    assert fits_one(truth, worlds, game)


def fits_one(truth: Position, worlds: Worlds, game: Mascarade) -> bool:
    cards = tuple(MASKS[mask] if mask != UNDEALT else "" for mask in game.read(truth).cards)
    return cards in worlds.shares


# -- how often: against all possible matches, counted one by one -----------------------------------------------


def all_matches(game: Game, start: State, numbers: list[int], who: str, heard: list[Event]) -> dict[str, float]:
    """What may lie where, by replaying the match with every hidden choice made in every way that this viewer cannot tell."""
    shares: dict[str, float] = defaultdict(float)
    first = start.clone()
    first.log = []
    open_ends: list[tuple[State, float, int]] = [(first, 1.0, 0)]
    for number in numbers:
        going_on: list[tuple[State, float, int]] = []
        for state, share, told in open_ends:
            said = words(game, state, number)
            ways = [number]
            if letter(state.who) not in (who, "*"):
                ways = [n for n in listed(state) if in_sight(words(game, state, n)) == in_sight(said)]
            for way in ways:
                after = state.clone()
                after.log = []
                after.play(way)
                news = list(seen_by(after.log, viewer(who)))
                if news == heard[told : told + len(news)]:
                    going_on.append((after, share / len(ways), told + len(news)))
        open_ends = going_on
    for state, share, told in open_ends:
        assert told == len(heard)
        shares[str(game.position(state))] += share
    return shares


def all_deals(game: Game, view: View) -> dict[str, float]:
    """What may lie where in Attic: the unseen cards in any order."""
    assert isinstance(view, attic.AtticView)
    seen = view.position()
    known = [card for hand in (*view.hands.values(), view.under, view.discards) for card in hand]
    unseen = [card for card, n in zip(attic.CARDS, attic.COPIES, strict=True) for _ in range(n - known.count(card))]
    gaps = sum(item == "[?]" for items in seen.zones.values() for item in items)
    shares: dict[str, float] = defaultdict(float)
    for order in permutations(range(len(unseen)), gaps):
        cards = iter(unseen[index] for index in order)
        zones = {z: [f"[{next(cards)}]" if item == "[?]" else item for item in items] for z, items in seen.zones.items()}
        zones = {z: sorted(items, key=attic.rank) if len(z) == 1 else items for z, items in zones.items()}
        shares[str(Position(zones, seen.asked))] += 1
    return shares


def assert_distributed(worlds: Iterator[str], shares: dict[str, float], draws: int) -> None:
    """Pearson's test at four standard deviations; what cannot be is never drawn."""
    total = sum(shares.values())
    drawn = Counter(islice(worlds, draws))
    assert set(drawn) <= set(shares)
    expected = {world: share / total * draws for world, share in shares.items()}
    rare = [world for world in expected if expected[world] < 5]
    classes = [(drawn[world], expected[world]) for world in expected if expected[world] >= 5]
    if sum(expected[world] for world in rare) >= 5:
        classes.append((sum(drawn[world] for world in rare), sum(expected[world] for world in rare)))
    distance = sum((found - wanted) ** 2 / wanted for found, wanted in classes)
    freedom = len(classes) - 1
    assert distance <= freedom + 4 * (2 * max(freedom, 1)) ** 0.5 + 8, (distance, freedom)


def small_cases(table: Table, about: str, hidden: int, number: int) -> Iterator[tuple[Match, list[int], random.Random]]:
    """Matches with at most so many hidden choices, with the numbers of their answers."""
    for match, chance in some_matches(table, about, number):
        numbers: list[int] = []
        game = match.game
        state = game.start()
        secrets = 0
        least = chance.randrange(10, 90)
        while state.who != NOBODY and secrets < hidden and (len(numbers) < least or game.continues(state)):
            number_played = choose(table.subject, game, state, chance)
            secrets += letter(state.who) != "*" and "[" in words(game, state, number_played)
            numbers.append(number_played)
            state.play(number_played)
        if state.who != NOBODY and game.continues(state):
            continue
        replay = Match(game)
        for answer in numbers:
            replay._apply(answer)
        yield replay, numbers, chance


@pytest.mark.parametrize(
    "table", [table for table in TABLES if table.subject.name.startswith("mascarade") and table.people in (2, 4, 6, 9)], ids=str
)
def test_worlds_come_as_often_as_they_should_mascarade(table: Table) -> None:
    # MA-KNOW-06: an exchange that the viewer did not see into was made or not with equal chance
    compared = 0
    for match, numbers, chance in small_cases(table, "shares", 9, 1200):
        if match.game.options.get("challenge-mode") == "simultaneous":
            continue
        who = chance.choice(table.viewers)
        view = match.view(who)
        shares = all_matches(match.game, match.game.start(), numbers, who, match.events(who))
        worlds = (str(match.game.position(world)) for world in match.game.worlds(view, Dice(7)))
        assert_distributed(worlds, shares, 600)
        compared += len(shares) > 1
    assert compared >= volume(1200) // len(TABLES) // 8


@pytest.mark.parametrize("table", [table for table in TABLES if table.subject.name == "attic"], ids=str)
def test_worlds_come_as_often_as_they_should_attic(table: Table) -> None:
    compared = 0
    for undealt, chance in some_matches(table, "shares", 800):
        match = Match(undealt.game)  # whose dealer is asked like everybody else, so that few cards lie hidden at first
        while match.question and len(match.lines) < 30:
            step(table, match, chance)
            if match.mid_line or match.asked is None or match.asked[1] == "block" or chance.random() < 0.5:
                continue
            who = chance.choice(LETTERS[: table.people])
            view = match.view(who)
            if 1 <= str(view).count("[?]") <= 3:
                worlds = (str(match.game.position(world)) for world in match.game.worlds(view, Dice(7)))
                assert_distributed(worlds, all_deals(match.game, view), 600)
                compared += 1
                break
    assert compared
