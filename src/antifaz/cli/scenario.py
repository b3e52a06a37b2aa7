"""`antifaz scenario check`: whether scenarios written by hand can be played, and if not, why; `read` brings one to a match."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from antifaz.cli.words import Words, language, reason
from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.games import GAMES, make
from antifaz.locale import Voice


class Scenario(Protocol):
    """What a game's own module `scenario` reads."""

    @property
    def edition(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def named(self) -> str: ...
    @property
    def masks(self) -> tuple[str, ...]: ...
    @property
    def centre(self) -> int: ...
    @property
    def choice(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    def errors(self) -> Iterator[AntifazError]: ...


def modules() -> Iterator[Any]:
    """The `scenario` modules of the games that have one."""
    for package in dict.fromkeys(edition.package for edition in GAMES.values()):
        if find_spec(f"{package}.scenario"):
            yield import_module(f"{package}.scenario")


def read(path: Path) -> Scenario:
    """A scenario from its file, by the game whose edition it names."""
    try:
        text = path.read_text("utf-8")
        edition = tomllib.loads(text).get("edition")
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{path} is no TOML: {error}", id="scenario-toml", text=str(error)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path} cannot be read: {reason(error)}", id="no-file", text=str(path), value=reason(error)) from error
    if edition is None:
        raise Unreadable("the scenario does not say its edition", id="scenario-lacks", text="edition")
    if edition not in GAMES:
        make(str(edition), 0)  # refuses
    module = f"{GAMES[edition].package}.scenario"
    if not find_spec(module):
        raise Refused(f"{edition} has no scenarios", id="no-scenarios", name=edition)
    scenario: Scenario = import_module(module).read(text)
    return scenario


def check(*files: Path, lang: str = "") -> None:
    """Check scenarios written by hand; exit with 1 if one cannot be played.

    Parameters
    ----------
    files
        The TOML files.
    lang
        en, es or it.
    """
    words = Words(language(lang))
    if not files:
        words.leave(words("scenario-nothing"))
    refused = 0
    for path in files:
        wrong = list(problems(path, words))
        refused += bool(wrong)
        print(f"{path}: {words('scenario-refused') if wrong else words('scenario-good')}")
        for line in wrong:
            print(f"  {line}")
    sys.exit(1 if refused else 0)


def problems(path: Path, words: Words) -> Iterator[str]:
    """Each broken rule with its id and what it says; or why the file cannot be read."""
    try:
        scenario = read(path)
    except AntifazError as unread:
        yield words.error(unread)
        return
    voice = Voice(words.language, {}, game=scenario.edition)
    for error in scenario.errors():
        yield f"{error.rule:<12} {words.error(error, voice)}".lstrip()
