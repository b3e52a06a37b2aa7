"""`antifaz play`: a match at this terminal, with bots and with whoever shares the keyboard."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from antifaz.cli.party import Party
from antifaz.cli.scenario import problems
from antifaz.cli.seating import Seating, gather
from antifaz.cli.words import Words, language, reason
from antifaz.core.errors import AntifazError
from antifaz.core.match import Match
from antifaz.locale import Voice


@Parameter(name="*")
@dataclass(kw_only=True)
class Wishes:
    """What can be wished for at a table."""

    players: int | None = None
    """How many sit at the table."""
    people: int | None = None
    """How many of them share this keyboard; the others are bots."""
    bots: int | None = None
    """How many are bots, if that is easier to say."""
    bot: Annotated[str, Parameter(show_default=False)] = ""
    """Which bot: `antifaz games` lists those of each game."""
    name: Annotated[list[str], Parameter(negative="", show_default=False)] = field(default_factory=list)
    """What a person at the keyboard is called; once for each."""
    option: Annotated[list[str], Parameter(negative="", consume_multiple=True, show_default=False)] = field(default_factory=list)
    """Options of the rules, such as first-player=random."""
    scenario: Path | None = None
    """A file with your own choice of masks: `antifaz scenarios` shows what it looks like."""
    memory: Literal["log", "strict", "own", "lesson"] = "log"
    """What is shown again. log: what all saw; strict: only of this turn; own: what you saw too; lesson: what is possible."""
    seed: int | None = None
    """The same seed deals the same cards."""


def play(
    game: Annotated[str, Parameter(show_default=False)] = "",
    /,
    wishes: Wishes | None = None,
    *,
    lang: Annotated[str, Parameter(show_default=False)] = "",
    plain: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    save: Path | None = None,
) -> None:
    """Play a match at this terminal.

    Parameters
    ----------
    game
        Which game: `antifaz games` lists them.
    lang
        en, es or it; without it the language of the terminal.
    plain
        Questions line by line, as through a pipe, instead of the drawn table.
    save
        Where to write the record of the match when it ends or is left.
    """
    words = Words(language(lang))
    wishes = wishes or Wishes()
    if wishes.scenario and (wrong := list(problems(wishes.scenario, words))):
        words.leave("\n  ".join([f"{wishes.scenario}: {words('scenario-refused')}", *wrong]))
    seating = Seating(game, wishes.players, wishes.people, wishes.bots, tuple(wishes.name), wishes.scenario)
    try:
        party = gather(seating, words, bot=wishes.bot, options=wishes.option, memory=wishes.memory, seed=wishes.seed)
    except AntifazError as error:
        words.leave(words.error(error, Voice(words.language, {}, game=seating.known_game)))
    try:
        sit(party, words, plain=plain or not can_draw())
    except KeyboardInterrupt:
        print()
    finally:
        if save is not None:
            write(save, party.match, words)


def sit(party: Party, words: Words, *, plain: bool) -> None:
    """At the table, in the way that suits this terminal."""
    if not plain:
        from antifaz.cli.drawn import DrawnTable

        table = DrawnTable(party, words)
        table.run()
        tell_the_end(party, words, left=table.left)
        return
    from antifaz.cli.plain import Left, Paper, Table

    try:
        Table(party, words, Paper()).play()
    except Left:
        print(f"\n{words('left')}")


def can_draw() -> bool:
    """Whether somebody sits at a terminal on which things can be put anywhere."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def tell_the_end(party: Party, words: Words, *, left: bool) -> None:
    """The drawn table is gone from the screen; one sentence stays."""
    result = party.match.result
    if result is not None:
        print(party.voice(party.watcher).result(result))
    elif left:
        print(words("left"))


def write(path: Path, match: Match, words: Words) -> None:
    """The record of the match, finished or not."""
    try:
        path.write_text(match.record(), "utf-8")
    except OSError as error:
        words.leave(words("cannot-write", path=str(path), why=reason(error)))
