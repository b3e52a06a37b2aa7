"""The content of Voices: roles, cards, stories, supplies and their texts, read from TOML and checked.

A pack is a directory with some of the files that lie beside this one; what it leaves out is taken from here. `load()`
is the built-in pack, `load(path)` another one. Whatever is wrong is refused as Unreadable, with the file, the line and
what was expected.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from antifaz.core.errors import Unreadable
from antifaz.games.voices.content.effects import (
    JURORS,
    PROSECUTOR,
    REGION,
    REGIONS,
    STRATEGY,
    Effect,
    Hidden,
    read_effect,
    written,
)
from antifaz.games.voices.content.wording import TEMPLATES, printed

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "es", "it")
ICONS: Final = ("guilty", "innocent", "neutral")
WINDOWS: Final = ("insert", "lost", "control", "resolve", "token")
EMOTIONS: Final = ("Rage", "Sadness", "Trust", "Fear", "Joy")
PRESSURES: Final = ("Confusion", "Panic", "Nervousness")
TEXT_LIMIT: Final = 320

ROLE_IDS: Final = tuple(f"R{n:02}" for n in range(1, 14))
TRIAL_IDS: Final = tuple(f"T{phase}{n:02}" for phase in (1, 2) for n in range(1, 25))
STRATEGY_IDS: Final = tuple(f"S{n:02}" for n in range(1, 13))
STORY_IDS: Final = ("H1", "H2", "H3", "H4")


@dataclass(frozen=True, slots=True)
class Count:
    """`guilty >= 3`, `innocent > guilty`: a quantity compared with another one or with a number."""

    left: str
    sign: str
    right: str | int

    def holds(self, quantities: Mapping[str, int]) -> bool:
        right = self.right if isinstance(self.right, int) else quantities[self.right]
        return SIGNS[self.sign](quantities[self.left], right)

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"


@dataclass(frozen=True, slots=True)
class Control:
    """`control SP or OB`: the highest total, ties included, in at least one of the regions (VH-OBJ-2)."""

    regions: tuple[str, ...]

    def holds(self, controlled: Collection[str]) -> bool:
        return any(region in controlled for region in self.regions)

    def __str__(self) -> str:
        return f"control {' or '.join(self.regions)}"


Condition: TypeAlias = Count | Control
QUANTITIES: Final = (
    "guilty",
    "innocent",
    "undecided",
    "difference",
    "cancelled",
    "destroyed",
    "others with more destroyed",
    "others with fewer destroyed",
)
SIGNS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ">": lambda left, right: left > right,
    ">=": lambda left, right: left >= right,
    "=": lambda left, right: left == right,
    "<=": lambda left, right: left <= right,
    "<": lambda left, right: left < right,
}


@dataclass(frozen=True, slots=True)
class Role:
    id: str
    icon: str
    players: tuple[int, ...]
    wins: tuple[Condition, ...]
    wins_with_3: tuple[Condition, ...]

    def objective(self, players: int) -> tuple[Condition, ...]:
        """All of these must hold; with three players everybody has two colours (VH-CON-6)."""
        return self.wins_with_3 if players == 3 else self.wins

    def met(self, players: int, quantities: Mapping[str, int], controlled: Collection[str]) -> bool:
        """Whether the role wins, given the QUANTITIES as its owner has them and the regions its owner controls."""
        return all(
            condition.holds(quantities) if isinstance(condition, Count) else condition.holds(controlled)
            for condition in self.objective(players)
        )


@dataclass(frozen=True, slots=True)
class Ability:
    """What stands under one heading: a region, or PROS for the prosecutor (VH-RES-3)."""

    heading: str
    effect: Effect

    def __str__(self) -> str:
        return f"{self.heading} {written(self.effect)}"


@dataclass(frozen=True, slots=True)
class Trial:
    id: str
    phase: int
    front: tuple[Ability, ...]
    back: tuple[Ability, ...]

    @property
    def left(self) -> str:
        """The region icon of the front (VH-RUL-12)."""
        return self.front[-1].heading

    @property
    def right(self) -> str:
        """The region icon of the back."""
        return self.back[-1].heading


@dataclass(frozen=True, slots=True)
class Strategy:
    id: str
    copies: int
    window: str
    region: str | None
    """Only after an insertion in this region; printed as the reminder icon (VH-STR-6)."""
    effect: Effect


@dataclass(frozen=True, slots=True)
class Story:
    id: str
    jurors: tuple[str, ...]
    first: str


@dataclass(frozen=True, slots=True)
class Marker:
    emotion: str
    value: int

    def __str__(self) -> str:
        return f"{self.emotion} {self.value}"


@dataclass(frozen=True)
class Pack:
    path: Path
    roles: Mapping[str, Role]
    trials: Mapping[str, Trial]
    strategies: Mapping[str, Strategy]
    stories: Mapping[str, Story]
    influence: Mapping[str, int]
    """guilty, innocent, blank"""
    facet_markers: tuple[Marker, ...]
    prosecutor_markers: tuple[Marker, ...]
    advanced: Mapping[int, Mapping[str, int]]
    """VH-OPT-2: by the number of players, how many roles of each icon besides the prosecutor"""

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def built_in(self) -> bool:
        return self.path == HERE

    @cached_property
    def hash(self) -> str:
        """Of everything the rules read; texts can be reworded without another hash."""
        return sha256(canonical(self).encode()).hexdigest()[:16]

    @cached_property
    def texts(self) -> Mapping[str, Mapping[str, str]]:
        """By language and id everything that people read: `texts["es"]["T101.front.A"]`; see `text_ids`."""
        return {language: _texts(self, language) for language in LANGUAGES}

    @cached_property
    def clues(self) -> Mapping[str, Effect]:
        """By the label of a hidden choice what its text hints at; of a label that is not listed nothing is known."""
        return _clues(self)

    def labels(self, trial: str, side: str) -> tuple[str, ...]:
        """Of the hidden choice on a side what everybody hears before choosing: its labels, and nothing else (VH-RES-6)."""
        card = self.trials[trial]
        (effect,) = (ability.effect for ability in (card.front if side == "front" else card.back)[-1:])
        return next((op.labels for op in effect if isinstance(op, Hidden)), ())

    def hidden(self) -> list[str]:
        """The sides with a hidden choice, as the ids of their texts: the texts that hold a clue (VH-CON-2)."""
        return [
            f"{trial.id}.{side}"
            for trial in self.trials.values()
            for side, abilities in (("front", trial.front), ("back", trial.back))
            if any(isinstance(op, Hidden) for ability in abilities for op in ability.effect)
        ]


def load(path: Path | str | None = None) -> Pack:
    """The built-in pack, or the one in a directory, texts included."""
    if path is None:
        return _built_in()
    pack = _read(Path(path).absolute())
    _clues(pack)
    for language in LANGUAGES:
        _texts(pack, language)  # a pack is refused when it is loaded, not when it is first read aloud
    return pack


@cache
def _built_in() -> Pack:
    return _read(HERE)


def _read(path: Path) -> Pack:
    if not path.is_dir():
        raise Unreadable(f"{path}: not a directory; a pack is a directory of TOML files", id="content")
    supplies = _File(path, "supplies.toml")
    facet, prosecutor = supplies.read("markers", _markers)
    return Pack(
        path=path,
        roles=_roles(_File(path, "roles.toml")),
        trials=_File(path, "trials.toml").read_all(TRIAL_IDS, _trial),
        strategies=_strategies(_File(path, "strategies.toml")),
        stories=_File(path, "stories.toml").read_all(STORY_IDS, _story),
        influence=supplies.read("influence", _influence),
        facet_markers=facet,
        prosecutor_markers=prosecutor,
        advanced=supplies.read("advanced", _advanced),
    )


def canonical(pack: Pack) -> str:
    """One line for each thing the rules read, in a fixed order."""

    def plain(value: object) -> str:
        match value:
            case str() | int() | None:
                return str(value)
            case Mapping():
                return " ".join(f"{key}={plain(each)}" for key, each in value.items())
            case tuple():
                return f"[{', '.join(plain(each) for each in value)}]"
        return str(value)

    cards = (pack.roles, pack.trials, pack.strategies, pack.stories)
    lines = [" | ".join(plain(getattr(card, field.name)) for field in fields(card)) for kind in cards for card in kind.values()]
    lines += [plain(value) for value in (pack.influence, pack.facet_markers, pack.prosecutor_markers, pack.advanced)]
    return "\n".join(lines) + "\n"


# Reading one file

T = TypeVar("T")


class _Table:
    """One table of a file; it answers for every key that is in it."""

    def __init__(self, name: str, values: Mapping[str, Any]) -> None:
        self.name = name
        self.values = values
        self.key = ""
        self.seen: set[str] = set()

    def get(self, key: str, kind: type[T], default: T | None = None) -> T:
        self.key = key
        self.seen.add(key)
        value = self.values.get(key, default)
        if value is None:
            raise _wrong(f"`{key}` is missing")
        if not isinstance(value, kind) or isinstance(value, bool):
            raise _wrong(f"`{key}` is {value!r}; expected {_KINDS[kind]}")
        return value

    def number(self, key: str, least: int, most: int) -> int:
        number = self.get(key, int)
        if not least <= number <= most:
            raise _wrong(f"`{key}` is {number}; expected {least} to {most}")
        return number

    def word(self, key: str, words: Iterable[str]) -> str:
        return _one_of(self.get(key, str), words)

    def list(self, key: str, words: Iterable[str]) -> tuple[str, ...]:
        found = tuple(_one_of(word, words) for word in self.get(key, list))
        if len(set(found)) != len(found):
            raise _wrong(f"`{key}` names something twice")
        return found

    def close(self) -> None:
        for key in self.values:
            if key not in self.seen:
                self.key = key
                raise _wrong(f"`{key}` is not a key here; expected {', '.join(sorted(self.seen))}")


_KINDS: Final[Mapping[type, str]] = {str: "a text", int: "a whole number", list: "a list", dict: "a table"}


class _File:
    """One TOML file of a pack, or the built-in one in its place."""

    def __init__(self, directory: Path, name: str) -> None:
        own = directory / name
        self.path = own if own.exists() else HERE / name
        self.text = self.path.read_text(encoding="utf-8")
        try:
            self.tables: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise Unreadable(f"{self.path}: {error}", id="content") from error

    def read(self, name: str, make: Callable[[_Table], T]) -> T:
        """One table made into what it describes; whatever is wrong in it is told with its line."""
        values = self.tables.get(name)
        if not isinstance(values, dict):
            raise self.unreadable(f"[{name}] is missing")
        table = _Table(name, values)
        try:
            made = make(table)
            table.close()
        except Unreadable as error:
            raise self.unreadable(f"[{name}]: {error}", name, table.key) from error
        return made

    def read_all(self, names: tuple[str, ...], make: Callable[[_Table], T]) -> dict[str, T]:
        self.only(names)
        return {name: self.read(name, make) for name in names}

    def only(self, names: Collection[str]) -> None:
        known = set(names)
        for name in self.tables:
            if name not in known:
                raise self.unreadable(f"`{name}` is not an id of this file", name, name)

    def unreadable(self, sentence: str, table: str = "", key: str = "") -> Unreadable:
        line = _line(self.text, table, key)
        sentence = f"{self.path}, line {line}: {sentence}"
        return Unreadable(sentence, id="content", file=str(self.path), line=str(line))


def _line(text: str, table: str, key: str) -> int:
    """Where a key stands, or the head of its table, or the first line; tomllib does not tell."""
    found, here = 1, ""
    for number, line in enumerate(text.splitlines(), start=1):
        if head := re.match(r"\s*\[([^\]]+)\]", line):
            here = head[1].strip()
            if here == table:
                found = number
        elif (name := re.match(r"""\s*["']?([^"'=]+?)["']?\s*=""", line)) and name[1] == key and here in (table, ""):
            return number
    return found


def _wrong(sentence: str) -> Unreadable:
    return Unreadable(sentence, id="content")


def _one_of(word: object, words: Iterable[str]) -> str:
    if not isinstance(word, str) or word not in (known := tuple(words)):
        raise _wrong(f"`{word}` is unknown; expected one of {', '.join(tuple(words))}")
    return known[known.index(word)]


# What the tables say


def _roles(file: _File) -> dict[str, Role]:
    roles = file.read_all(ROLE_IDS, _role)
    prosecutors = [role.id for role in roles.values() if role.icon == "none"]
    if prosecutors != ["R01"]:
        raise file.unreadable(f"the roles without an icon are {prosecutors}; R01, the prosecutor, is the only one")
    for players in (3, 4, 5, 6):
        listed = [role.id for role in roles.values() if players in role.players]
        if len(listed) != players or "R01" not in listed:  # VH-CON-5
            expected = f"expected R01 and {players - 1} others"
            raise file.unreadable(f"{players} players are listed on {', '.join(listed)}; {expected}")
    return roles


def _role(table: _Table) -> Role:
    icon = table.word("icon", (*ICONS, "none"))
    players = tuple(table.get("players", list))
    if not players or any(count not in (3, 4, 5, 6) for count in players) or len(set(players)) != len(players):
        raise _wrong(f"`players` is {list(players)}; expected some of 3, 4, 5, 6")
    wins = tuple(_condition(line) for line in table.get("wins", list))
    with_3 = tuple(_condition(line) for line in table.get("wins-with-3", list, table.values.get("wins")))
    if not wins or not with_3:
        raise _wrong("a role without an objective")
    return Role(table.name, icon, players, wins, with_3)


def _condition(text: object) -> Condition:
    if not isinstance(text, str):
        raise _wrong(f"{text!r} is not a line of text")
    if text.startswith("control "):
        regions = tuple(_one_of(word, REGIONS) for word in text.removeprefix("control ").split(" or "))
        return Control(regions)
    form = re.fullmatch(r"(.+?) (>=|<=|>|<|=) (.+)", text)
    if not form:
        raise _wrong(f"`{text}` is neither `quantity sign number` nor `control REGION or REGION`")
    right = int(form[3]) if form[3].isdecimal() else _one_of(form[3], QUANTITIES)
    return Count(_one_of(form[1], QUANTITIES), form[2], right)


def _trial(table: _Table) -> Trial:
    phase = table.number("phase", 1, 2)
    if table.name[1] != str(phase):
        raise _wrong(f"the id says phase {table.name[1]}")
    regions = table.list("regions", REGIONS[:4])  # VH-DRW-4: no trial card ever has a Planning ability
    if len(regions) != 2:
        raise _wrong("`regions` names the region of the front and that of the back")
    front = Ability(regions[0], read_effect(table.get("front", str), REGION))
    back = Ability(regions[1], read_effect(table.get("back", str), REGION))
    pressure = table.get("prosecutor", str, "")
    if not pressure:
        return Trial(table.name, phase, (front,), (back,))
    return Trial(table.name, phase, (Ability("PROS", read_effect(pressure, PROSECUTOR)), front), (back,))  # VH-CON-1


def _strategies(file: _File) -> dict[str, Strategy]:
    strategies = file.read_all(STRATEGY_IDS, _strategy)
    copies = sum(card.copies for card in strategies.values())
    if copies != 24:  # VH-CMP-1
        raise file.unreadable(f"{copies} strategy cards; expected 24")
    return strategies


def _strategy(table: _Table) -> Strategy:
    copies = table.number("copies", 1, 24)
    window, _, region = table.get("when", str).partition(" ")
    _one_of(window, WINDOWS)
    if region and window != "insert":
        raise _wrong(f"`{window}` takes no region; only `insert` does")
    reminder = _one_of(region, REGIONS) if region else None
    effect = read_effect(table.get("effect", str), STRATEGY)
    return Strategy(table.name, copies, window, reminder, effect)


def _story(table: _Table) -> Story:
    jurors = table.list("jurors", JURORS)
    return Story(table.name, jurors, table.word("first", ("left", "prosecutor", "right", "random")))


def _influence(table: _Table) -> dict[str, int]:
    counts = {face: table.number(face, 0, 30) for face in ("guilty", "innocent", "blank")}
    if sum(counts.values()) != 30:  # VH-CMP-3
        raise _wrong(f"{sum(counts.values())} influence tokens; expected 30")
    return counts


def _markers(table: _Table) -> tuple[tuple[Marker, ...], tuple[Marker, ...]]:
    facet = _row(table, "facet", EMOTIONS, range(1, 10))
    return facet, _row(table, "prosecutor", PRESSURES, range(1))  # VH-CMP-5


def _row(table: _Table, key: str, emotions: tuple[str, ...], values: range) -> tuple[Marker, ...]:
    markers: list[Marker] = []
    for text in table.get(key, list):
        emotion, _, value = str(text).partition(" ")
        if not value.isdecimal() or int(value) not in values:
            raise _wrong(f"`{text}`: expected an emotion and a value of {values.start} to {values.stop - 1}")
        markers.append(Marker(_one_of(emotion, emotions), int(value)))
    if len(markers) != 8:  # VH-CMP-2
        raise _wrong(f"`{key}` has {len(markers)} markers; expected 8")
    return tuple(markers)


def _advanced(table: _Table) -> dict[int, Mapping[str, int]]:
    mixes: dict[int, Mapping[str, int]] = {}
    for players in (3, 4, 5, 6):
        mix = table.get(str(players), dict)
        if set(mix) != set(ICONS) or not all(isinstance(number, int) for number in mix.values()):
            raise _wrong(f"`{players}` is {mix}; expected a number for each of {', '.join(ICONS)}")
        if sum(mix.values()) != players - 1:
            raise _wrong(f"`{players}` has {sum(mix.values())} roles besides the prosecutor; expected {players - 1}")
        mixes[players] = mix
    return mixes


def _clues(pack: Pack) -> dict[str, Effect]:
    file = _File(pack.path, "clues.toml")
    clues: dict[str, Effect] = {}
    for label, text in file.tables.items():
        try:
            clues[label] = read_effect(text if isinstance(text, str) else str(text), REGION)
        except Unreadable as error:
            raise file.unreadable(f"`{label}`: {error}", key=label) from error
    return clues


# Texts


def text_ids(pack: Pack) -> list[str]:
    """The id of every text that a language must have, in the order of the files."""
    ids: list[str] = []
    for role in pack.roles.values():
        ids += [f"{role.id}.name", f"{role.id}.wins"]
        ids += [f"{role.id}.wins-with-3"] * (role.wins != role.wins_with_3)
    for juror in JURORS:
        ids += [f"{juror}.name", f"{juror}.text", f"{juror}.on"]
    for region in REGIONS:
        ids += [f"{region}.name", f"{region}.text"]
    for emotion in (*EMOTIONS, *PRESSURES):
        ids += [f"{emotion}.name", f"{emotion}.text"]
    for card in STRATEGY_IDS:
        ids += [f"{card}.name", f"{card}.when", f"{card}.effect"]
    ids += TEMPLATES
    for story in STORY_IDS:
        ids += [f"{story}.title", f"{story}.start", f"{story}.convicted", f"{story}.free"]
    hidden = set(pack.hidden())
    for trial in TRIAL_IDS:
        for side in (f"{trial}.front", f"{trial}.back"):
            ids += [side, f"{side}.A", f"{side}.B"] if side in hidden else [side]
    return ids


def _texts(pack: Pack, language: str) -> Mapping[str, str]:
    file = _File(pack.path, f"texts.{language}.toml")
    known = text_ids(pack)
    file.only(known)
    for key, text in file.tables.items():
        if not isinstance(text, str) or not text.strip():
            raise file.unreadable(f"`{key}` is {text!r}; expected a text", key=key)
        if len(text) > TEXT_LIMIT:
            raise file.unreadable(f"`{key}` has {len(text)} characters; expected at most {TEXT_LIMIT}", key=key)
    texts = file.tables if pack.built_in else {**load().texts[language], **file.tables}
    for key in known:
        if key not in texts:
            raise file.unreadable(f"the text `{key}` is missing")
    return {key: texts[key] for key in known}


__all__ = ["Ability", "Control", "Count", "Marker", "Pack", "Role", "Story", "Strategy", "Trial", "load", "printed", "text_ids"]
