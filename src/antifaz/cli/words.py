"""The language of the person at the terminal, and the command line's own sentences."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.resources import files
from typing import NoReturn

from antifaz.core.errors import AntifazError
from antifaz.locale import Voice, language_for
from antifaz.locale.messages import Messages

# As gettext reads them, the first that is set.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def language(wanted: str = "") -> str:
    """The language that is asked for, else that of the terminal."""
    return language_for(wanted or next(filter(None, map(os.environ.get, VARIABLES)), ""))


SHARED, OWN = "antifaz", "antifaz.cli"
"""Where sentences are kept: those of all games, and those of the command line."""


@cache
def _messages(language: str, *packages: str) -> Messages:
    sources = [files(package) / "locale" / f"{language}.ftl" for package in packages]
    return Messages(language, [source.read_text("utf-8") for source in sources])


class Words:
    """The command line's sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = _messages(language, SHARED, OWN)

    def __call__(self, message: str, /, **values: str | int) -> str:
        message, _, attribute = message.partition(".")
        return self._messages.text(message, attribute, values)

    def error(self, error: AntifazError, voice: Voice | None = None) -> str:
        """Why something could not be done: a sentence of the command line, of the game, or of all games."""
        if _messages(self.language, OWN).has(f"error-{error.id}"):
            return self(f"error-{error.id}", **error.about)
        return (voice or Voice(self.language, {})).error(error)

    def leave(self, sentence: str) -> NoReturn:
        """Give up with a sentence and exit code 1."""
        print(f"antifaz: {sentence}", file=sys.stderr)
        sys.exit(1)


def reason(error: OSError | UnicodeDecodeError) -> str:
    """What the operating system says, without its numbers."""
    return error.strerror or str(error) if isinstance(error, OSError) else "UTF-8"
