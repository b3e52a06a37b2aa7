"""`antifaz games`: what can be played here, by how many, with which bots and options."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from antifaz import bots
from antifaz.cli.words import Words, language
from antifaz.games import GAMES


def games(*, lang: Annotated[str, Parameter(show_default=False)] = "") -> None:
    """List the games with their numbers of players, their bots and the options of their rules.

    Parameters
    ----------
    lang
        en, es or it.
    """
    words = Words(language(lang))
    for name, edition in GAMES.items():
        least, most = edition.people.start, edition.people.stop - 1
        print(words("games-line", name=name, least=least, most=most, bots=", ".join(bots.names(name))))
        for option in edition.options:
            values = ", ".join(value or words("games-nothing") for value in option.values)
            print(f"    {option.name}={values}")
