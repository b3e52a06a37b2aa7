"""The site's own renderer without a site: templates, words and voices are the real ones, only the visitor is made up."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import antifaz.web
from antifaz.web.render import Reader, Renderer
from antifaz.web.session import Visitor
from antifaz.web.static import Static
from antifaz.web.urls import url

WEB = Path(antifaz.web.__file__).parent
BUILT = WEB / "static"
VISITOR = Visitor(token="token", new=False, csrf="csrf")

AROUND: dict[str, Any] = {
    "path": url("table", id="7f3a"),
    "now": 0.0,
    "notice": None,
    "notice_rule": None,
    "personal": "https://antifaz.example/t/7f3a/me/a-key",
    "invitation": "https://antifaz.example/t/7f3a",
    "ornaments": (),
    "name": "Ana",
}


@cache
def renderer() -> Renderer:
    return Renderer(Static(BUILT))


def render(template: str, *, language: str = "es", theme: str = "auto", **context: Any) -> str:
    """One page, as a state of `tests.look.states` describes it."""
    reader = Reader(language=language, theme=theme, name="Ana")
    if "sheet" in context:
        sheet = context.pop("sheet")
        return renderer().table(template, sheet, VISITOR, reader, **(AROUND | context))
    return renderer().text(template, VISITOR, reader, **(AROUND | context))
