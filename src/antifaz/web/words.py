"""The words of the pages in the reader's language. What happens in a match is said by antifaz.locale."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from antifaz import games, locale
from antifaz.locale import LANGUAGES

log = logging.getLogger("antifaz.web")

Words = Callable[..., str]


@cache
def _bundle(language: str) -> FluentBundle:
    """The words of all pages, and after them those that a game's own pages need (`locale/pages.<language>.ftl`)."""
    bundle = FluentBundle([language], use_isolating=False)
    shared = (path for path in (files("antifaz.web") / "locale").iterdir() if path.name.endswith(f"{language}.ftl"))
    own = (files(package) / "locale" / f"pages.{language}.ftl" for package in packages())
    for source in (*sorted(shared, key=lambda path: path.name), *own):
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


def packages() -> list[str]:
    """Where the games live, each once."""
    return sorted({edition.package for edition in games.GAMES.values()})


@lru_cache(maxsize=50_000)
def _told(language: str, message: str, values: tuple[tuple[str, object], ...]) -> str:
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return _missing(language, message, values)
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return _missing(language, message, values)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        log.error("a sentence has a gap that nothing fills", extra={"message_id": message, "language": language})
    return str(text)


def _missing(language: str, message: str, values: tuple[tuple[str, object], ...]) -> str:
    """A page with an English word is better than none; a test sees to it that this does not happen."""
    log.error("a sentence is missing", extra={"message_id": message, "language": language})
    return message if language == "en" else _told("en", message, values)


@cache
def words(language: str) -> Words:
    """`t` of the templates."""
    plain: dict[str, str] = {}

    def t(message: str, /, **values: object) -> str:
        if values:
            return _told(language, message, tuple(values.items()))
        told = plain.get(message)
        if told is None:
            told = plain[message] = _told(language, message, ())
        return told

    return t


@lru_cache(maxsize=5000)
def rule(wanted: str, language: str, game: str) -> str:
    return locale.rule(wanted, language, game)


def has(message: str) -> bool:
    """Whether the pages have words for this."""
    return _bundle("en").has_message(message)


def negotiate(accepted: str) -> str:
    """The language of ours that a browser likes best."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag))
        except ValueError:
            continue
    for _, _, tag in sorted(wishes):
        language = tag.partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def language_of(chosen: str, headers: Mapping[str, str]) -> str:
    """What the reader has chosen, else what the browser asks for."""
    return chosen if chosen in LANGUAGES else negotiate(headers.get("accept-language", ""))
