"""The masks in play and what they can do are known to everybody from the start."""

import pytest

from antifaz.core.match import Match
from antifaz.games import make
from antifaz.games.mascarade.editions import RULEBOOKS
from antifaz.games.mascarade.view import MascaradeView
from antifaz.locale import LANGUAGES, Voice

TABLES = [
    (book.name, people, scenario)
    for book in RULEBOOKS.values()
    for people in book.people
    for scenario in book.small_game(people).scenarios
    if people in book.small_game(people).scenarios[scenario]
]


@pytest.mark.parametrize(("game", "people", "scenario"), TABLES)
def test_the_powers_of_all_masks_in_play_are_known_while_the_cards_lie_open(game: str, people: int, scenario: str) -> None:
    # M2-SETUP-03 MA-SETUP-06 MA-SETUP-09
    match = Match(make(game, people, {"scenario": scenario}))
    in_play = RULEBOOKS[game].small_game(people).scenarios[scenario][people].split()
    while match.asked == ("*", "deal"):
        assert match.question is not None
        match.play(match.question.answers[0])
        for letter in "*b":
            view = match.view(letter)
            assert isinstance(view, MascaradeView)
            assert view.masks == sorted(in_play)
    for language in LANGUAGES:
        powers = [Voice(language, {}, game=game).say(f"piece-{mask}.power") for mask in sorted(set(in_play))]
        assert all(len(power) > 8 for power in powers)
        assert len(set(powers)) == len(powers)
