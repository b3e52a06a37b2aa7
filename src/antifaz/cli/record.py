"""`antifaz record replay`: a match told from its record, turn by turn, as a person at the table heard it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from antifaz.cli.words import Words, language, reason
from antifaz.core import record
from antifaz.core.errors import AntifazError, Unreadable
from antifaz.core.events import Event
from antifaz.core.match import Match
from antifaz.core.seats import EVERYBODY, LETTERS
from antifaz.games import make
from antifaz.locale import Voice


def replay(
    file: Path,
    /,
    *,
    as_: Annotated[str, Parameter(name="--as", show_default=False)] = "*",
    lang: Annotated[str, Parameter(show_default=False)] = "",
) -> None:
    """Tell a match from its record.

    Parameters
    ----------
    file
        The record.
    as_
        Through whose eyes: a letter, or a name of the record; without it as a spectator sees it.
    lang
        en, es or it.
    """
    words = Words(language(lang))
    try:
        match = read(file)
        viewer = who(match, as_)
    except AntifazError as error:
        words.leave(words.error(error))
    for line in story(match, viewer, words):
        print(line)


def read(path: Path) -> Match:
    """The match of a record, with all its decisions."""
    try:
        return record.load(path.read_text("utf-8"), make)
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path} cannot be read: {reason(error)}", id="no-file", text=str(path), value=reason(error)) from error


def who(match: Match, wanted: str) -> str:
    """The letter of a person, by letter or name; `*` is a spectator."""
    letters = LETTERS[: match.game.people]
    named = dict(zip(match.names, letters, strict=False))
    letter = named.get(wanted, wanted)
    if letter != "*" and letter not in tuple(letters):
        people = ", ".join(f"{letter} {name}".strip() for letter, name in zip(letters, names(match), strict=False))
        raise Unreadable(f"{wanted!r} is nobody at this table: {people}", id="nobody", text=wanted, people=people)
    return letter


def names(match: Match) -> list[str]:
    """What people are called; whoever has no name is called by the letter."""
    return list(match.names) or [letter.upper() for letter in LETTERS[: match.game.people]]


def story(match: Match, viewer: str, words: Words) -> Iterator[str]:
    """Whole sentences, an empty line before each turn, and how it ended or stands."""
    told = dict(zip(LETTERS, names(match), strict=False))
    voice = Voice(words.language, told, viewer, game=match.game.name, alone=alone(match))
    events = match.events(viewer)
    yield heading(voice, match)
    yield words("replay-seats", names=voice.listed([told[letter] for letter in LETTERS[: match.game.people]]))
    yield ""
    for event, sentence in zip(events, voice.tell(events), strict=True):
        if event.kind == "turn":
            yield ""
        yield sentence
    yield ""
    if match.result is not None:
        yield voice.say(match.result)
    elif match.question is not None:
        yield voice.asked(match.question.player, match.question.kind, match.question.about)
        yield words("replay-unfinished")


def heading(voice: Voice, match: Match) -> str:
    """The game and its edition by their names."""
    edition = f"edition-{match.game.name.partition('/')[2]}"
    parts = [voice.text("title")] + ([voice.text(edition)] if voice.messages.has(edition) else [])
    return ", ".join(parts)


def alone(match: Match) -> list[str]:
    """The places that need no number, since there is but one of their kind."""
    numbered: Iterable[str] = {
        word for event in public(match) for word in event.args if word[:1].islower() and word[-1:].isdigit()
    }
    return [place for place in numbered if place.rstrip("0123456789") + "2" not in numbered]


def public(match: Match) -> list[Event]:
    """What everybody saw."""
    return [event for event in match.all_events() if event.audience == EVERYBODY]
