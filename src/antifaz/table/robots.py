"""Bots think in other processes. What goes there is text: what the seat saw, and the question with its answers."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from typing import Final

from antifaz import games
from antifaz.core.chance import Dice
from antifaz.core.events import Event, only
from antifaz.core.game import Answer, Answers, Bot, Game, Question, View
from antifaz.core.match import Match
from antifaz.core.seats import EVERYBODY, SPECTATOR, viewer
from antifaz.table.settings import Settings

log = logging.getLogger("antifaz.table")

# A bot that has not answered by then is answered for: no match waits for a machine.
PATIENCE: Final = 15.0
# Whoever answers at random, in any game.
UNIFORM: Final = "uniform"
# A question with more answers than this (a span) is put alone: what continues its line is asked in another round.
MANY: Final = 64


@dataclass(frozen=True, slots=True)
class Listed:
    """One listed answer, and the question that continues its line."""

    number: int
    verb: str
    rest: str
    continues: bool
    then: Put | None


@dataclass(frozen=True, slots=True)
class Put:
    """A question as text."""

    player: str
    kind: str
    answers: tuple[Listed, ...]
    about: tuple[tuple[str, str], ...]

    def lines(self) -> Iterator[str]:
        for answer in self.answers:
            text = f"{answer.verb} {answer.rest}".strip() if not answer.continues else answer.rest
            for rest in answer.then.lines() if answer.then else [""]:
                yield f"{text} {rest}".strip()


@dataclass(frozen=True, slots=True)
class Asked:
    """All that a bot gets."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    content: str
    bot: str
    events: tuple[tuple[str, bool], ...]  # text, and whether it is private
    question: Put


class Robots:
    """A few processes in which bots think; none in tests that want no processes."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: Executor | None = None

    async def line(self, settings: Settings, bot: str, match: Match, content: str = "") -> str:
        """The bot's whole line, in as many rounds as it takes; `content` is where the pack lies if there is one."""
        words: list[str] = []
        question = match.question
        while question is not None:
            this = asked(settings, bot, match, question, content)
            answer = await self.answer(this)
            if not listed(question, answer):
                log.error("a bot's answer is not on the list: %r", answer)
                answer = any_of(this)
            words.append(answer)
            question = after(question, answer)
        return " ".join(words)

    async def answer(self, asked: Asked) -> str:
        """What the bot says in this round, or anything listed if it fails or takes too long."""
        try:
            return await asyncio.wait_for(self._think(asked), PATIENCE)
        except BrokenProcessPool:
            log.error("a process in which bots think has died")
            self._pool = None
        except TimeoutError:
            log.error("a bot took too long")
        except Exception:
            log.exception("a bot failed")
        return any_of(asked)

    async def _think(self, asked: Asked) -> str:
        seed = secrets.randbits(63)
        if self.workers == 0:
            return think(asked, seed)
        if self._pool is None:
            # A fresh process knows no open file, no table and no secret of this one.
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, asked, seed)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def asked(settings: Settings, bot: str, match: Match, question: Question | None = None, content: str = "") -> Asked:
    """What the asked seat's bot gets; a question that continues a line comes by itself."""
    question = question or match.question
    if question is None:
        raise ValueError("nobody is asked")
    return Asked(
        game=settings.game,
        players=settings.players,
        options=tuple(match.game.options.items()),
        content=content,
        bot=bot or settings.bots,
        events=tuple((str(event), not event.seen_by(SPECTATOR)) for event in match.view(question.player).events),
        question=put(question),
    )


def put(question: Question) -> Put:
    alone = len(question.answers) > MANY
    answers = []
    for answer in question.answers:
        then = None if alone else question.then(answer)
        small = then is not None and len(then.answers) <= MANY
        more = put(then) if then is not None and small else None
        answers.append(Listed(answer.number, answer.verb, answer.rest, answer.continues, more))
    return Put(question.player, question.kind, tuple(answers), tuple(question.about.items()))


def after(question: Question, text: str) -> Question | None:
    """The question that continues the line once these of its answers are given, or nothing."""
    words = text.split()
    while words:
        answer = next(one for one in question.answers if words[: len(one.text.split())] == one.text.split())
        words = words[len(answer.text.split()) :]
        then = question.then(answer)
        if then is None:
            return None
        question = then
    return question


def listed(question: Question, text: str) -> bool:
    """Whether these words are answers to the question and to what continues it."""
    try:
        after(question, text)
    except StopIteration:
        return False
    return bool(text)


def any_of(asked: Asked) -> str:
    return secrets.choice(list(asked.question.lines()))


# In the other process.


def think(asked: Asked, seed: int) -> str:
    """Fold what the seat saw into a view, and let the bot answer until its line is whole."""
    game = _game(asked.game, asked.players, asked.options, asked.content)
    bot = _bot(asked.game, asked.bot, seed)
    view = _view(game, asked)
    question: Question | None = _question(asked.question)
    words: list[str] = []
    while question is not None:
        answer = bot.answer(view, question)
        words.append(answer.text)
        question = question.then(answer)
    return " ".join(words)


class Uniform:
    """Any listed answer: who plays where a game has no bot of its own, or where people want it so."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def answer(self, _view: View, question: Question) -> Answer:
        answer: Answer = self.dice.choice(question.answers)
        return answer


def _bot(game: str, name: str, seed: int) -> Bot:
    bots = games.GAMES[game].bots
    make = None if name == UNIFORM else bots.get(name) or next(iter(bots.values()), None)  # a game may call its bots otherwise
    return make(Dice(seed)) if make else Uniform(random.Random(seed))


@lru_cache(maxsize=64)
def _game(name: str, players: int, options: tuple[tuple[str, str], ...], content: str) -> Game:
    return games.make(name, players, dict(options), content)


def _view(game: Game, asked: Asked) -> View:
    letter = asked.question.player
    view = game.view(letter)
    for text, private in asked.events:
        kind, *args = text.split(" ")
        view.see(Event(kind, tuple(args), only(viewer(letter)) if private else EVERYBODY))
    view.asked = (letter, asked.question.kind)
    view.about = dict(asked.question.about)
    return view


def _question(put: Put) -> Question:
    listed = {answer.number: answer for answer in put.answers}

    def say(number: int) -> Answer:
        one = listed[number]
        return Answer(one.number, one.verb, one.rest, one.continues)

    def follow(number: int) -> Question | None:
        then = listed[number].then
        return _question(then) if then else None

    return Question(put.player, put.kind, Answers(list(listed), say), follow, dict(put.about))
