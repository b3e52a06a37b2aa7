"""The templates rendered without a server: texts, addresses and people made up, everything else the real thing."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

from antifaz.locale import Voice, rule

SOURCE = Path(__file__).parents[2] / "src" / "antifaz"
WEB = SOURCE / "web"


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


def render(template: str, *, language: str = "es", theme: str = "auto", **context: Any) -> str:
    sheet, page = context.get("sheet"), context.get("page")
    if sheet is not None:
        alone = [card.place for card in page.centre] if page and len(page.centre) == 1 else []
        names = {person.letter: person.name for person in sheet.people}
        context["voice"] = Voice(language, names, sheet.viewer, game=sheet.settings.game, alone=alone)
    game = sheet.settings.game if sheet else "mascarade/1"
    common: dict[str, Any] = {
        "now": 0, "notice": None, "notice_rule": None, "personal": "https://antifaz.example/t/7f3a/me/a-key", "name": "Ana", "ornaments": (),
    }  # fmt: skip
    return environment().get_template(template).render(
        t=lambda id, **values: text(language, id, **values),
        rule=lambda id: rule(id, language, game),
        asset=asset,
        url=url,
        language=language,
        theme=theme,
        csrf="csrf",
        path="/",
        **(common | context),
    )
