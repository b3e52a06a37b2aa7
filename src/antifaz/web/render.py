"""Templates and what is always there in them. A page is made for one viewer, from that viewer's sheet."""

from __future__ import annotations

import gzip
import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from types import FunctionType, MethodType
from typing import Any, Final, Protocol
from urllib.parse import unquote

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from jinja2.runtime import Context
from starlette.requests import Request
from starlette.responses import Response

from antifaz import games
from antifaz.core.errors import AntifazError
from antifaz.core.events import Event
from antifaz.core.game import Edition
from antifaz.core.seats import LETTERS
from antifaz.locale import Voice
from antifaz.table.sheet import Sheet
from antifaz.table.table import LONGEST_NAME, clean
from antifaz.web.memo import Memo
from antifaz.web.session import Visitor, cookies
from antifaz.web.static import Static, takes_gzip
from antifaz.web.urls import url
from antifaz.web.words import Words, language_of, rule, words

THEMES = ("auto", "light", "dark")


class PageOf(Protocol):
    """What the `page` module of a game makes of a sheet."""

    seen: int


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a page is written: language and look."""

    language: str
    theme: str
    name: str  # the one used last, for the forms

    @property
    def words(self) -> Words:
        return words(self.language)


def reader(request: Request) -> Reader:
    found = cookies(request.scope)
    theme = found.get("theme", "")
    return Reader(
        language=language_of(found.get("language", ""), request.headers),
        theme=theme if theme in THEMES else "auto",
        name=clean(unquote(found.get("name", "")))[:LONGEST_NAME],
    )


class QuickContext(Context):
    """Calls plain functions (`t`, `url`, `asset`) without asking what else they might be: a page does so two hundred times."""

    def call(__self, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N805 -- as in Jinja: `self` may be an argument
        if type(__obj) not in PLAIN or hasattr(__obj, "jinja_pass_arg"):
            return super().call(__obj, *args, **kwargs)
        kwargs.pop("_block_vars", None)
        kwargs.pop("_loop_vars", None)
        return __obj(*args, **kwargs)


PLAIN: Final = frozenset({FunctionType, MethodType})


class Renderer:
    """All templates of the site and of its games."""

    def __init__(self, static: Static) -> None:
        self.static = static
        own = FileSystemLoader(str(files("antifaz.web") / "templates"))
        of_games: dict[str, BaseLoader] = {name: FileSystemLoader(str(folder)) for name, folder in folders().items()}
        self.environment = Environment(
            loader=ChoiceLoader([own, PrefixLoader(of_games)]),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
            auto_reload=False,
            extensions=[Memo],
        )
        self.environment.context_class = QuickContext
        self.environment.globals |= {"url": url, "asset": static.address}
        self.environment.globals |= {"games": tuple(folders()), "editions": editions(), "default": default_game()}

    def text(self, template: str, visitor: Visitor, reader: Reader, **context: Any) -> str:
        return self.environment.get_template(template).render(
            t=reader.words,
            language=reader.language,
            theme=reader.theme,
            csrf=visitor.csrf,
            **context,
        )

    def table(self, template: str, sheet: Sheet, visitor: Visitor, reader: Reader, **context: Any) -> str:
        """A page or a part of one that shows a table."""
        game, _, edition = sheet.settings.game.partition("/")
        return self.text(
            template,
            visitor,
            reader,
            sheet=sheet,
            game=game,
            edition=edition,
            voice=voice(sheet, reader.language),
            rule=lambda wanted: rule(wanted, reader.language, sheet.settings.game),
            **context,
        )


def model(sheet: Sheet, *, line: str = "", since: int | None = None) -> PageOf:
    """What the game's own page shows of a sheet; without `since` nothing on it moves."""
    game, _, edition = sheet.settings.game.partition("/")
    told = len(sheet.view.events) if since is None and sheet.view else since or 0
    made: PageOf = _page_module(game).page(sheet, edition=edition, line=line, since=told)
    return made


@cache
def _page_module(game: str) -> Any:
    return importlib.import_module(f"antifaz.games.{game}.page")


@cache
def folders() -> Mapping[str, Path]:
    """Where each game keeps its templates, by the game's name."""
    packages = {name.partition("/")[0]: edition.package for name, edition in games.GAMES.items()}
    return {name: Path(str(files(package))) for name, package in packages.items()}


@cache
def editions() -> tuple[Edition, ...]:
    """Those that have a page here; a game whose table is still to be drawn is played elsewhere."""
    return tuple(one for one in games.GAMES.values() if (folders()[one.name.partition("/")[0]] / "table.html").is_file())


def default_game() -> str:
    """The latest edition of the first game of the list: where a stranger begins."""
    first = editions()[0].name.partition("/")[0]
    return max(one.name for one in editions() if one.name.partition("/")[0] == first)


class CachedVoice(Voice):
    """A voice that does not think twice about the same event: a log repeats itself on every page of a table."""

    def text(self, message: str, **values: str | int) -> str:
        return _texts(self, message, tuple(values.items()))

    def first_text(self, message: str, values: dict[str, str | int]) -> str:
        return super().text(message, **values)

    def event(self, event: Event, actor: str = "", *, over: bool = False) -> str:
        named = {word[0] for word in (*event.args, actor) if word}
        hearer = self
        if self.viewer and self.viewer in LETTERS and self.viewer not in named:
            # Whoever an event does not concern hears it as all others whom it does not concern: they share one memory.
            hearer = self.as_heard_by(next((one for one in LETTERS if one not in named), self.viewer))
        return _said(hearer, event.kind, event.args, (actor, "over") if over else (actor,))

    def as_heard_by(self, letter: str) -> CachedVoice:
        return _voice(self.language, tuple(self.names.items()), letter, self.game, tuple(self.alone))

    @property
    def language(self) -> str:
        return self.messages.language

    def first_time(self, event: Event, actor: str, *over: str) -> str:
        return super().event(event, actor, over=bool(over))


@lru_cache(maxsize=50_000)
def _texts(voice: CachedVoice, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return voice.first_text(message, dict(values))


@lru_cache(maxsize=100_000)
def _said(voice: CachedVoice, kind: str, args: tuple[str, ...], manner: tuple[str, ...]) -> str:
    return voice.first_time(Event(kind, args), *manner)


def voice(sheet: Sheet, language: str) -> Voice:
    cards = getattr(sheet.view, "cards", None)
    centre = [place for place in cards if place[-1].isdigit()] if isinstance(cards, dict) else []
    alone = tuple(centre) if len(centre) == 1 else ()
    names = tuple((person.letter, person.name) for person in sheet.people)
    return _voice(language, names, sheet.viewer, sheet.settings.game, alone)


@lru_cache(maxsize=8000)
def _voice(language: str, names: tuple[tuple[str, str], ...], viewer: str, game: str, alone: tuple[str, ...]) -> CachedVoice:
    return CachedVoice(language, dict(names), viewer, game=game, alone=alone)


def sentence(error: AntifazError, reader: Reader, sheet: Sheet | None = None) -> str:
    """Why something was refused, in the reader's language: the table's own reasons are ours, the rules' are the game's."""
    if error.id.startswith("table-"):
        return reader.words(f"refused-{error.id.removeprefix('table-')}", **error.about)
    return (voice(sheet, reader.language) if sheet else Voice(reader.language, {})).error(error)


def html(request: Request, text: str, status: int = 200) -> Response:
    """A page, packed where the browser takes it so."""
    body, headers = text.encode(), {"vary": "accept-encoding, cookie, accept-language"}
    if takes_gzip(request):
        body = gzip.compress(body, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, "text/html; charset=utf-8")
