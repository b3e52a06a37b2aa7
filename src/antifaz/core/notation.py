"""Positions as text: zones with items, and who is asked what. The words are each game's own."""

import re
from collections.abc import Iterable

from antifaz.core.errors import Unreadable

ITEM = re.compile(
    r"\[(\?|[A-Z][A-Za-z0-9]*(\|[A-Z][A-Za-z0-9]*)*)(:[a-m]+)?\](\*\d+)?"  # [King] [King:ab] [?] [?]*3 [King|Fool]
    r"|\[[a-z]+(\.[a-z]+)?\]"  # an answer that others do not see yet
    r"|[A-Za-z][A-Za-z0-9.]*(@[A-Za-z0-9.]+)?|-?\d+"
)
MARKS = re.compile(r":[a-m]+\]")


class Position:
    """Zones in their order, each with its items, and the last part: who is asked what."""

    def __init__(self, zones: dict[str, list[str]], asked: str) -> None:
        self.zones = zones
        self.asked = asked

    @classmethod
    def read(cls, text: str) -> "Position":
        """Read the text of a position; repetitions like `[?]*3` are written out."""
        body, arrow, asked = text.partition(">")
        zones: dict[str, list[str]] = {}
        for part in body.split("/"):
            words = part.split()
            if not words:
                if body.strip():
                    raise Unreadable(f"an empty zone in {text.strip()!r}", id="empty-zone", text=text.strip())
                continue
            zone, items = words[0], words[1:]
            if not re.fullmatch(r"[a-z][a-z0-9]*(\.[a-z]+)?", zone):
                raise Unreadable(
                    f"{zone!r} is no zone; expected a person's letter or a word such as court", id="no-zone", text=zone
                )
            if zone in zones:
                raise Unreadable(f"the zone {zone} is written twice", id="zone-twice", text=zone)
            zones[zone] = list(written_out(items))
        if arrow and not asked.strip():
            raise Unreadable("nobody is named after '>'", id="nobody-asked", text=text.strip())
        return cls(zones, " ".join(asked.split()))

    def __str__(self) -> str:
        body = " / ".join(" ".join([zone, *items]) for zone, items in self.zones.items())
        return f"{body} > {self.asked}" if self.asked else body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def unmarked(self) -> "Position":
        """Without the marks of who knows what."""
        zones = {zone: [MARKS.sub("]", item) for item in items] for zone, items in self.zones.items()}
        return Position(zones, self.asked)

    def missing_in(self, whole: "Position") -> list[str]:
        """What this position says and the whole one does not; what it leaves unsaid is not compared."""
        return [line for zone in self.zones for line in self._missing_zone(zone, whole)] + self._missing_asked(whole)

    def _missing_asked(self, whole: "Position") -> list[str]:
        if not self.asked or self.asked == whole.asked:
            return []
        return [f"expected '> {self.asked}', found '> {whole.asked}'"]

    def _missing_zone(self, zone: str, whole: "Position") -> list[str]:
        items = self.zones[zone]
        found = whole.zones.get(zone, [])
        if not items and zone not in whole.zones:
            return [f"expected a zone {zone}, found none"]
        missing = []
        for wanted, actual in zip(sorted_items(items), sorted_items(found), strict=True):
            if wanted and not fits(wanted, actual) and not (wanted == ["0"] and not actual):
                missing.append(f"expected '{zone} {' '.join(wanted)}', found '{zone} {' '.join(actual)}'")
        return missing


def written_out(items: Iterable[str]) -> Iterable[str]:
    """Check each item and repeat those that say so."""
    for item in items:
        match = ITEM.fullmatch(item)
        if match is None:
            raise Unreadable(
                f"{item!r} is no item of a position; expected a Piece, a [Piece], an amount or a flag",
                id="no-item",
                text=item,
            )
        single, star, times = item.partition("]*")
        if star:
            yield from [single + "]"] * min(int(times), 63)
        else:
            yield item


def is_piece(item: str) -> bool:
    """Whether an item is a piece, open or behind a bracket."""
    return item[0] == "[" or item[0].isupper()


def sorted_items(items: Iterable[str]) -> tuple[list[str], list[str], list[str]]:
    """Pieces, amounts, flags."""
    pieces: list[str] = []
    amounts: list[str] = []
    flags: list[str] = []
    for item in items:
        kind = pieces if is_piece(item) else amounts if item.lstrip("-").isdigit() else flags
        kind.append(item)
    return pieces, amounts, flags


def fits(wanted: list[str], actual: list[str]) -> bool:
    """Pieces and amounts must be the same, marks only where they are written; flags must be there."""
    if not is_piece(wanted[0]) and not wanted[0].lstrip("-").isdigit():
        return set(wanted) <= set(actual)
    if len(wanted) != len(actual):
        return False
    return all(w in (a, MARKS.sub("]", a)) for w, a in zip(wanted, actual, strict=True))
