"""Bots get a view and a question, and nothing else; they give listed answers; the careful one is better than chance."""

import inspect
import random
from collections.abc import Mapping

import pytest

from antifaz.bots import make as make_bot
from antifaz.bots import names
from antifaz.core.chance import Dice
from antifaz.core.game import Answer, Bot, Question, View
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS
from antifaz.core.state import State
from antifaz.games import GAMES
from antifaz.games import make as make_game
from tests.contract.play import RandomDice
from tests.contract.subjects import TABLES, Table
from tests.volume import volume

LISTED = [table for table in TABLES if table.subject.name in GAMES]


def held(thing: object, depth: int = 4) -> list[object]:
    """What can be reached from a thing by its attributes, its lists and its closures."""
    if depth == 0 or isinstance(thing, str | int | float | type(None)):
        return []
    inner: list[object] = []
    if isinstance(thing, Mapping):
        inner = [*thing.values()]
    elif isinstance(thing, list | tuple | set):
        inner = [*thing]
    elif hasattr(thing, "__dict__"):
        inner = [*vars(thing).values()]
    return [thing, *(found for part in inner for found in held(part, depth - 1))]


def play(match: Match, bots: dict[str, Bot]) -> None:
    """A match to its end; each bot sees its own view and its own question."""
    while match.question and len(match.lines) < 400:
        question = match.question
        answer = bots[question.player].answer(match.view(question.player), question)
        assert answer in question.answers
        match.play(answer)


@pytest.mark.parametrize("table", LISTED, ids=str)
def test_every_bot_gives_listed_answers(table: Table) -> None:
    # in all sizes and with any options
    chance = random.Random(f"bots {table}")
    for _ in range(-(-volume(300) // len(LISTED))):
        match = Match(table.game(chance), RandomDice(chance))  # type: ignore[arg-type]
        kinds = names(table.subject.name)
        bots = {
            letter: make_bot(table.subject.name, chance.choice(kinds), Dice(chance.getrandbits(30)))
            for letter in LETTERS[: table.people]
        }
        play(match, bots)


@pytest.mark.parametrize("table", LISTED, ids=str)
def test_a_bot_gets_no_state(table: Table) -> None:
    chance = random.Random(f"held {table}")
    match = Match(table.game(chance), RandomDice(chance))  # type: ignore[arg-type]

    class Nosy:
        """Looks at all that it is given, then plays like any other."""

        def __init__(self, bot: Bot) -> None:
            self.bot = bot

        def answer(self, view: View, question: Question) -> Answer:
            assert not [thing for thing in held(view) if isinstance(thing, State | Match)]
            assert view.viewer == question.player
            return self.bot.answer(view, question)

    bots: dict[str, Bot] = {
        letter: Nosy(make_bot(table.subject.name, "uniform", Dice(seat))) for seat, letter in enumerate(LETTERS[: table.people])
    }
    play(match, bots)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_from_what_it_gets(game: str) -> None:
    """The same view and question, and equal dice, give the same answer: nothing is kept between two questions."""
    people = max(GAMES[game].people[0], 4)
    for name in names(game):
        match = Match(make_game(game, people, {}), Dice(1))
        for number in range(40):
            if match.question is None:
                break
            view = match.view(match.question.player)
            used = make_bot(game, name, Dice(number))
            answer = used.answer(view, match.question)
            assert make_bot(game, name, Dice(number)).answer(view, match.question) == answer
            match.play(answer)
        assert len(inspect.signature(used.answer).parameters) == 2


@pytest.mark.parametrize("game", ["mascarade/1", "mascarade/2"])
def test_careful_beats_uniform(game: str) -> None:
    # one careful player of four wins far more often than one in four
    wins = 0
    matches = max(60, volume(120))
    for seed in range(matches):
        seat = LETTERS[seed % 4]
        match = Match(make_game(game, 4, {"turn-limit": "120"}), Dice(seed))
        bots = {letter: make_bot(game, "careful" if letter == seat else "uniform", Dice(1000 + seed)) for letter in LETTERS[:4]}
        while match.question:
            match.play(bots[match.question.player].answer(match.view(match.question.player), match.question))
        assert match.result is not None
        wins += seat in match.result.winners
    assert wins > 0.45 * matches
