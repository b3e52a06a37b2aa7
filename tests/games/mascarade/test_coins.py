"""Coins in random games: none is made or lost, and nobody has too few or too many while the game goes on."""

import random
import re
from collections.abc import Iterator

import pytest

import antifaz
from antifaz.core.events import Event
from tests.volume import volume

TOTAL = {"mascarade/1": 194, "mascarade/2": 200}
TABLES = [*(("mascarade/1", players) for players in range(2, 14)), *(("mascarade/2", players) for players in range(4, 13))]


class Ledger:
    """A book kept from what is said aloud, coin by coin."""

    def __init__(self, total: int, letters: str) -> None:
        self.coins = dict.fromkeys([*letters, "court"], 0)
        self.coins["bank"] = total
        for letter in letters:
            self.move(6, "bank", letter)

    def move(self, coins: int, source: str, target: str) -> None:
        assert 0 < coins <= self.coins[source]
        self.coins[source] -= coins
        self.coins[target] += coins

    def write(self, event: Event) -> None:
        if event.kind == "took":
            taker, coins, source = event.args
            self.move(int(coins), source, taker)
        elif event.kind == "paid":
            payer, coins, court = event.args
            assert coins == "1"  # MA-FINE-01
            self.move(int(coins), payer, court)
        elif event.kind in ("fortunes", "chairs"):
            one, other = event.args
            self.coins[one], self.coins[other] = self.coins[other], self.coins[one]


def coins_of(position: str) -> dict[str, int]:
    """What a position says of every purse."""
    zones = dict(part.split(" ", 1) for part in position.rpartition(" > ")[0].split(" / "))
    counts = {name: int(re.findall(r"(?<!\S)\d+", items)[0]) for name, items in zones.items() if len(name) == 1}
    return counts | {"court": int(zones.get("court", "0"))}


def played(game: str, players: int, seed: int) -> Iterator[antifaz.Match]:
    """A match of random lines, as it is after each of them; nobody only looks for ever."""
    chance = random.Random(seed)
    match = antifaz.new(game, players=players, seed=seed, options={"turn-limit": "60"})
    yield match
    while match.question:
        match.play(chance.choice(match.question.answers))
        yield match


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_coins_are_neither_made_nor_lost(game: str, players: int) -> None:
    # SC-66, MA-COMP-03; M1-V2-SETUP-04 and M1-V3-SETUP-03: with several cards each coins still belong to a person
    for seed in range(volume(6)):
        ledger = Ledger(TOTAL[game], "abcdefghijklm"[:players])
        told = 0
        for match in played(game, players, seed):
            events = match.events("*")
            for event in events[told:]:
                ledger.write(event)
            told = len(events)
            purses = {name: coins for name, coins in ledger.coins.items() if name != "bank"}
            assert coins_of(str(match.view("*"))) == purses
            if match.question is not None:
                assert all(1 <= coins <= 12 for name, coins in purses.items() if name != "court")
            # MA-COMP-03: all coins are somewhere
            assert sum(ledger.coins.values()) == TOTAL[game]
        assert match.result is not None
        assert_won(ledger, match.result.winners, match.result.reason)


def assert_won(ledger: Ledger, winners: tuple[str, ...], reason: str) -> None:
    """MA-END-01, MA-END-02, MA-END-03, MA-END-04, MA-END-07"""
    people = {name: coins for name, coins in ledger.coins.items() if len(name) == 1}
    rich = {name for name, coins in people.items() if coins >= 13}
    if reason == "cheat":
        assert len(winners) == 1
        assert people[winners[0]] >= 10
    elif reason == "thirteen":
        assert set(winners) == rich
    else:
        assert not rich
        assert set(winners) == {name for name, coins in people.items() if coins == max(people.values())}
