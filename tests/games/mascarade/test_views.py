"""What everybody may know is the same in every view and in the truth, at every step of random games."""

import random
import re

import pytest

import antifaz
from tests.volume import volume

TABLES = [
    ("mascarade/1", 2, {}),
    ("mascarade/1", 3, {}),
    ("mascarade/1", 4, {"forced-centre": "off"}),
    ("mascarade/1", 7, {}),
    ("mascarade/1", 13, {"final-reveal": "off"}),
    ("mascarade/1", 2, {"challenge-mode": "simultaneous"}),
    ("mascarade/2", 4, {"fool-centre": "on", "scenario": "B"}),
    ("mascarade/2", 5, {"challenge-mode": "simultaneous"}),
    ("mascarade/2", 6, {"scenario": "B", "puppet-order": "seat"}),
    ("mascarade/2", 8, {"scenario": "B", "end-check": "after-fines"}),
    ("mascarade/2", 12, {"scenario": "B", "final-reveal": "off"}),
]


def without_secrets(position: str) -> str:
    return re.sub(r"\[[^\]]*\]", "[?]", position)


def cards_of(position: str) -> list[str]:
    """The face-down cards, each by its mask or a question mark."""
    return re.findall(r"\[(\w+|\?)(?::[a-m]+)?\]", position.partition(" / answered")[0])


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_view_shows_the_same_public_facts(game: str, players: int, options: dict[str, str]) -> None:
    # MA-KNOW-05, MA-SETUP-04, MA-SETUP-05, MA-SEE-18, MA-SEE-19, MA-SEE-20: chairs, coins, flags, what was said, who is asked
    for seed in range(volume(5)):
        chance = random.Random(seed)
        match = antifaz.new(game, players=players, seed=seed, options={**options, "turn-limit": "60"})
        while match.question:
            match.play(chance.choice(match.question.answers))
            if match.mid_line:
                continue
            truth = without_secrets(str(match.position()))
            for viewer in "abcdefghijklm"[:players] + "*":
                assert without_secrets(str(match.view(viewer))) == truth


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_a_view_names_is_true(game: str, players: int, options: dict[str, str]) -> None:
    # MA-KNOW-12, MA-KNOW-14: a view may not know a card, but it is never wrong about one
    for seed in range(volume(5)):
        chance = random.Random(seed)
        match = antifaz.new(game, players=players, seed=seed, options={**options, "turn-limit": "60"})
        while match.question:
            match.play(chance.choice(match.question.answers))
            if match.mid_line:
                continue
            truth = cards_of(str(match.position()))
            for viewer in "abcdefghijklm"[:players] + "*":
                seen = cards_of(str(match.view(viewer)))
                assert len(seen) == len(truth)
                assert all(name in ("?", mask) for name, mask in zip(seen, truth, strict=True))
