"""`{% memo key… %}…{% endmemo %}`: a part of a page that was made before from the same key is not made again.

The key must name everything the part shows: two viewers share it only if both would get the same bytes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup

MOST: Final = 30_000


class Memo(Extension):
    """Keeps the parts used last."""

    tags = {"memo"}  # noqa: RUF012 -- so Jinja declares it
    kept: OrderedDict[Hashable, Markup] = OrderedDict()  # noqa: RUF012 -- one for all pages: the key tells them apart

    def parse(self, parser: Parser) -> nodes.Node:
        line = next(parser.stream).lineno
        place = nodes.Const(f"{parser.name}:{line}")
        key: list[nodes.Expr] = [place, parser.parse_expression()]
        while parser.stream.skip_if("comma"):
            key.append(parser.parse_expression())
        body = parser.parse_statements(("name:endmemo",), drop_needle=True)
        call = self.call_method("part", [nodes.Tuple(key, "load")])
        return nodes.CallBlock(call, [], [], body).set_lineno(line)

    def part(self, key: Hashable, caller: Callable[[], str]) -> Markup:
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        made = self.kept[key] = Markup(caller())
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return made
