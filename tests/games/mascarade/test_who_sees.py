"""What everybody hears of: all that happens, but a sight, the bit of an exchange and an answer that is still hidden."""

import random

import pytest

import antifaz
from tests.volume import volume

TABLES = [
    ("mascarade/1", 2, {}),
    ("mascarade/1", 3, {}),
    ("mascarade/1", 4, {}),
    ("mascarade/1", 13, {}),
    ("mascarade/2", 4, {"scenario": "A"}),
    ("mascarade/2", 8, {"scenario": "B"}),
    ("mascarade/2", 9, {"challenge-mode": "simultaneous"}),
    ("mascarade/2", 12, {"scenario": "B"}),
]
SECRET = {"saw", "exchanged", "answered"}
AIMED = (
    "a [{mask}] 6 / b [King] 9 / c [Judge] 9 / d [Widow] 6 / e [Thief] 6 / f [Cheat] 6 / announced {mask}@a / turn 9 > a target"
)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_only_sights_bits_and_hidden_answers_are_secret(game: str, players: int, options: dict[str, str]) -> None:
    # MA-KNOW-03, MA-SEE-07, MA-SEE-09, MA-SEE-17
    for seed in range(volume(20)):
        chance = random.Random(seed)
        match = antifaz.new(game, players=players, seed=seed, options={**options, "turn-limit": "60"})
        while match.question:
            match.play(chance.choice(match.question.answers))
        public = [event for event in match.all_events() if event.kind not in SECRET]
        for letter in [*"abcdefghijklm"[:players], "*"]:
            assert [event for event in match.events(letter) if event.kind not in SECRET] == public


@pytest.mark.parametrize(
    ("mask", "answer", "told"),
    [
        ("ConArtist", "choose b", "chose a b"),
        ("Witch", "choose b", "chose a b"),
        ("Witch", "decline", "declined a"),
        ("Guru", "choose b", "chose a b"),
        ("Princess", "choose b", "chose a b"),
        ("PuppetMaster", "choose b c", "chose a b c"),
        ("Fool", "choose b c", "chose a b c"),
        ("Spy", "choose b", "chose a b"),
    ],
)
def test_everybody_hears_at_whom_a_power_is_aimed(mask: str, answer: str, told: str) -> None:
    # MA-SEE-07, MA-SEE-11, MA-SEE-12, MA-SEE-13, MA-SEE-14, MA-SEE-15, MA-SEE-16, MA-SEE-17
    match = antifaz.load(f"game: mascarade/2\nseats: a, b, c, d, e, f\nfrom: {AIMED.format(mask=mask)}\n\n")
    match.play(answer)
    for letter in "abcdef*":
        assert told in [str(event) for event in match.events(letter)]
