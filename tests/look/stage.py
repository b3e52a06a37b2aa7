"""The templates rendered without a server: texts, addresses and people made up, everything else the real thing."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

from antifaz.locale import Voice, rule

SOURCE = Path(__file__).parents[2] / "src" / "antifaz"
WEB = SOURCE / "web"
ORNAMENTS = "fan feather moon candle rose lute key bell star leaf shell goblet glove".split()
NAMES = "Ana Iván Elena Sergio Ainhoa Colombina Andrés Marta Olmo Lucía Bruno Nico Pantaleón".split()


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for source in sorted((WEB / "locale").glob(f"*{language}.ftl")):
        found.add_resource(FluentResource(source.read_text("utf-8")))
    return found


def text(language: str, id: str, /, **values: Any) -> str:
    name, _, attribute = id.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, id
    told, errors = bundle(language).format_pattern(pattern, values)
    assert not errors, (id, values, errors)
    return str(told)


def asset(name: str) -> str:
    return f"/static/{name}"


def url(name: str, **parts: str) -> str:
    return "/" + "/".join([name, *map(str, parts.values())])


def environment() -> Environment:
    folders = {game.name: FileSystemLoader(game) for game in (SOURCE / "games").iterdir() if (game / "table.html").is_file()}
    return Environment(
        loader=ChoiceLoader([FileSystemLoader(WEB / "templates"), PrefixLoader(folders)]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )


def people(n: int, *, bots: str = "", away: str = "") -> list[Any]:
    return [
        SimpleNamespace(
            letter=letter, name=NAMES[i], ornament=ORNAMENTS[i], bot=letter in bots, away=41 if letter in away else None, ready=False
        )
        for i, letter in enumerate("abcdefghijklm"[:n])
    ]


def render(template: str, *, language: str = "es", theme: str = "auto", edition: str = "1", viewer: str = "a", **context: Any) -> str:
    names = {person.letter: person.name for person in context["room"].people} if "room" in context else {}
    return environment().get_template(template).render(
        t=lambda id, **values: text(language, id, **values),
        voice=Voice("en", names, viewer, game=f"mascarade/{edition}"),
        rule=lambda id: rule(id, language, f"mascarade/{edition}"),
        asset=asset,
        url=url,
        language=language,
        theme=theme,
        csrf="csrf",
        path="/",
        notice=None,
        notice_rule=None,
        **context,
    )
