"""Your own scenario: a small TOML file that names the masks of one match, and the built-in ones in the same shape.

A scenario reaches a match by one door: its `options`, which every maker of matches takes and checks (section 3.1).
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.games.mascarade.editions import RULEBOOKS
from antifaz.games.mascarade.pieces import MASKS
from antifaz.games.mascarade.setup import broken_rules, check_options

KEYS: Mapping[str, type] = {"edition": str, "players": int, "masks": list, "centre": int, "title": str, "author": str}
NEEDED = ("edition", "players", "masks")
WORDS = {mask.lower(): mask for mask in MASKS}


@dataclass(frozen=True)
class Scenario:
    """The masks for one edition and one number of players; those beyond the players' lie in the centre."""

    edition: str
    players: int
    masks: tuple[str, ...]
    centre: int
    title: str = ""
    author: str = ""
    named: str = ""
    """The word of the option that chooses it, if it is built in."""

    @property
    def options(self) -> Mapping[str, str]:
        """What a match is begun with."""
        return {"scenario": self.named} if self.named else {"masks": " ".join(self.masks)}

    @property
    def choice(self) -> tuple[str, ...]:
        """All masks of the edition."""
        return RULEBOOKS[self.edition].masks

    @property
    def left_over(self) -> int:
        """How many cards nobody is dealt."""
        return len(self.masks) - self.players * RULEBOOKS[self.edition].small_game(self.players).places

    def errors(self) -> Iterator[AntifazError]:
        """Why no match can begin with it: the rules of section 3.1 that it breaks (MA-CUSTOM-05), a wrong count; or nothing."""
        book = RULEBOOKS[self.edition].small_game(self.players)
        yield from broken_rules(book, self.players, list(self.masks))
        if self.centre != self.left_over >= 0:
            yield Refused(
                f"of {len(self.masks)} masks {self.left_over} are left for the centre, not {self.centre}",
                id="scenario-centre",
                amount=str(len(self.masks)),
                value=str(self.left_over),
                text=str(self.centre),
            )

    def __str__(self) -> str:
        """As a file says it."""
        masks = ", ".join(quoted(mask) for mask in self.masks)
        lines = {"edition": quoted(self.edition), "players": str(self.players), "masks": f"[{masks}]", "centre": str(self.centre)}
        lines |= {"title": quoted(self.title), "author": quoted(self.author)}
        return "".join(f"{key} = {value}\n" for key, value in lines.items())


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    escaped = "".join(f"\\u{ord(sign):04x}" if sign in '"\\' or not sign.isprintable() else sign for sign in text)
    return f'"{escaped}"'


def read(text: str) -> Scenario:
    """A scenario from its file; whether its masks can be played together is told by its `errors`."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"this is no TOML: {error}", id="scenario-toml", text=str(error)) from error
    for key, value in found.items():
        check_key(key, value)
    for key in NEEDED:
        if key not in found:
            raise Unreadable(f"the scenario does not say its {key}", id="scenario-lacks", text=key)
    masks = tuple(WORDS.get(mask.replace(" ", "").lower(), mask) for mask in found["masks"])
    scenario = Scenario(**{"title": "", "author": "", "centre": 0, **found, "masks": masks})
    check_options(RULEBOOKS[scenario.edition], scenario.players, {})
    return scenario if "centre" in found else replace(scenario, centre=max(0, scenario.left_over))


def check_key(key: str, value: Any) -> None:
    """A key that a scenario has, with a value of its kind."""
    if key not in KEYS:
        raise Unreadable(f"a scenario has no {key!r}; it has {', '.join(KEYS)}", id="scenario-key", text=key, may=", ".join(KEYS))
    if not of_kind(key, value):
        expected = {str: '"…"', int: "6", list: '["Judge", "King"]'}[KEYS[key]]
        raise Unreadable(
            f"{key} = {value!r} cannot be; expected {key} = {expected}",
            id="scenario-value",
            name=key,
            text=str(value),
            may=expected,
        )
    if key == "edition" and value not in RULEBOOKS:
        raise Refused(f"there is no edition {value!r}; there are {', '.join(RULEBOOKS)}", id="no-game", name=value)


def of_kind(key: str, value: Any) -> bool:
    """Whether a key can have this value; a truth value is no number."""
    if key == "masks":
        return isinstance(value, list) and all(isinstance(mask, str) for mask in value)
    return isinstance(value, KEYS[key]) and not isinstance(value, bool)


def built_in() -> Iterator[Scenario]:
    """The sets that an edition offers by name, for each number of players."""
    for name, book in RULEBOOKS.items():
        for people in book.people:
            small = book.small_game(people)
            for word, sets in small.scenarios.items():
                if people in sets:
                    masks = tuple(sets[people].split())
                    yield Scenario(name, people, masks, len(masks) - people * small.places, named=word)
