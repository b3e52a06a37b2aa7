"""`antifaz rules`: our own text of the rules of an edition, with the permanent id of each."""

from __future__ import annotations

import sys
import textwrap
from typing import Annotated

from cyclopts import Parameter

from antifaz.cli.words import Words, language
from antifaz.core.errors import AntifazError
from antifaz.games import GAMES, make
from antifaz.locale import Voice
from antifaz.locale import rules as sections

COLUMNS = 80
INDENT = " " * 4


def rules(game: str, /, *ids: str, lang: Annotated[str, Parameter(show_default=False)] = "") -> None:
    """Print the rules of an edition.

    Parameters
    ----------
    game
        Which edition: `antifaz games` lists them.
    ids
        Only these rules, by their ids.
    lang
        en, es or it.
    """
    words = Words(language(lang))
    try:
        if game not in GAMES:
            make(game, 0)  # refuses
    except AntifazError as error:
        words.leave(words.error(error))
    found = sections(game, words.language)
    known = {rule.id for section in found for rule in section.rules}
    missing = [wanted for wanted in ids if wanted.upper() not in known]
    if missing or not found:
        words.leave(words("rules-none", text=", ".join(missing) or game))
    wanted = {wanted.upper() for wanted in ids} or known
    voice = Voice(words.language, {}, game=game)
    print(voice.text("title").upper())
    for section in found:
        told = [rule for rule in section.rules if rule.id in wanted]
        if told:
            print(f"\n{section.title}\n")
        for rule in told:
            print(wrapped(f"{rule.id}  {rule.text}"))


def wrapped(text: str) -> str:
    """Broken between words at a terminal; a pipe gets a rule a line."""
    return textwrap.fill(text, COLUMNS, subsequent_indent=INDENT) if sys.stdout.isatty() else text
