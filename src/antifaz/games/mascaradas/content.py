"""The cards as data: a pack is one TOML file with 25 mascaradas and 50 resource cards, read into small frozen objects.

Effects are written in the words of section 8 of the rules. What is not understood, not possible or not complete is
refused with its file, its line and what was expected, so that an owner of the box can type in the printed cards.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

from antifaz.core.errors import Unreadable

BUILT_IN: Final = Path(__file__).with_name("content") / "zamora.toml"

SYMBOLS: Final = ("D", "P", "F", "A")  # LM-CMP-5
COLOURS: Final = ("green", "red", "blue", "yellow")  # LM-FAC-5
CATEGORIES: Final = ("character", "music", "costume", "prop")  # LM-CMP-3
AGUINALDO: Final = "aguinaldo"

# The vocabulary of section 8: each word with the names of its arguments.
IMMEDIATE: Final[dict[str, tuple[str, ...]]] = {
    "NONE": (),
    "GAIN": ("n",),
    "DRAW": ("n",),
    "DRAW_DECK": ("n",),
    "DISCARD": ("n",),
    "RECOVER": ("n",),
    "SWAP": ("cards",),
    "REFRESH_RESOURCES": (),
    "RESERVE": (),
    "REMOVE_MARKET": ("cards",),
    "DISCOUNT": ("n",),
    "TAX_RICH": ("n",),
    "PAY_OTHERS": ("n",),
}
CONDITIONS: Final[dict[str, tuple[str, ...]]] = {
    "IF_JOINED_SYMBOL": ("symbol",),
    "IF_JOINED_COLOUR": ("colour",),
    "IF_PESETAS_AT_MOST": ("limit",),
}
SCORING: Final[dict[str, tuple[str, ...]]] = {
    "NONE": (),
    "PER_SYMBOL": ("symbol", "points"),
    "PER_DISTINCT_SYMBOL": ("points",),
    "IF_ALL_SYMBOLS": ("points",),
    "IF_MORE_SYMBOL": ("symbol", "other", "points"),
    "PER_COLOUR": ("colour", "points"),
    "PER_DISTINCT_COLOUR": ("points",),
    "IF_ALL_COLOURS": ("points",),
    "IF_ADJACENT_COLOUR": ("colour", "points"),
    "PER_ADJACENT_COLOUR": ("colour", "points"),
    "IF_BOTH_NEIGHBOURS_NOT_COLOUR": ("colour", "points"),
    "IF_NEIGHBOURS_ALL_DIFFERENT": ("points",),
    "IF_AT_END": ("points",),
    "IF_OWNS": ("card", "points"),
    "PESETAS_FULL": (),
    "ANNUL_AND_DOUBLE": (),
    "TRIPLE_UNIQUE_ADJACENT": (),
    "ADD_ADJACENT_BASE": (),
}
ORDER_DEPENDENT: Final = ("ANNUL_AND_DOUBLE", "TRIPLE_UNIQUE_ADJACENT", "ADD_ADJACENT_BASE")  # LM-SCO-13

# The smallest and the largest value of an argument that is a number. Five cards lie in a market, 40 pesetas exist.
NUMBERS: Final = {"n": (1, 40), "cards": (1, 5), "limit": (0, 40), "points": (1, 99)}
# What stands behind an argument that is a word.
WORDS: Final = {"symbol": SYMBOLS, "other": SYMBOLS, "colour": COLOURS}

MASCARADAS: Final = 25  # LM-CMP-1
RESOURCE_CARDS: Final = 50  # LM-CMP-1
MOST_TYPES: Final = 40  # a set of types fits into one mask, with room for the pesetas
COUNTED: Final = 62  # bits in which the numbers of cards by type are counted
MOST_REQUIREMENTS: Final = 6  # the orders of paying are tried out
MOST_PESETAS: Final = 40
MOST_BASE: Final = 99
MOST_ORDER_DEPENDENT: Final = 3  # LM-SCO-17: all their orders and targets are tried


Text = Callable[[str, str, Mapping[str, str | int]], str]
"""A message of one language by its id, the attribute wanted or nothing, and what fills its gaps."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One word of section 8 with its arguments, and the condition in front of it if there is one."""

    word: str
    values: tuple[str | int, ...] = ()
    condition: "Operation | None" = None

    @property
    def named(self) -> dict[str, str | int]:
        """The arguments by name, as sentences want them."""
        names = IMMEDIATE.get(self.word) or CONDITIONS.get(self.word) or SCORING.get(self.word) or ()
        return dict(zip(names, self.values, strict=True))

    def __str__(self) -> str:
        text = " ".join([self.word, *(str(value) for value in self.values)])
        return f"{self.condition}: {text}" if self.condition else text


@dataclass(frozen=True, slots=True)
class Resource:
    """A type of resource card; the aguinaldo has no category."""

    type: str
    category: str | None
    copies: int

    def __str__(self) -> str:
        return f"{self.type} {self.category or '-'} {self.copies}"


@dataclass(frozen=True, slots=True)
class Mascarada:
    """A mascarada card as printed; an effect that does nothing is an empty tuple."""

    id: str
    name: str
    village: str | None
    colour: str
    left: str
    right: str
    cost: tuple[str, ...]
    pesetas: int
    base: int
    immediate: tuple[Operation, ...]
    scoring: tuple[Operation, ...]

    def __str__(self) -> str:
        effects = " / ".join(", ".join(map(str, effect)) or "NONE" for effect in (self.immediate, self.scoring))
        figure = f"{self.id} {self.name} ({self.village or '-'}) {self.colour} {self.left}|{self.right}"
        return f"{figure} {' '.join(self.cost)} {self.pesetas}P {self.base} / {effects}"


@dataclass(frozen=True, slots=True)
class Content:
    """A pack of cards. The goods stand in the order that breaks ties between payments (LM-PAY-8)."""

    name: str
    goods: tuple[Resource, ...]
    aguinaldos: int
    mascaradas: tuple[Mascarada, ...]

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(resource.type for resource in self.goods)

    @property
    def categories(self) -> list[int]:
        """The category of each type, as payments want it."""
        return [CATEGORIES.index(resource.category) for resource in self.goods if resource.category]

    def counted(self, types: Iterable[str]) -> list[int]:
        """How often each type occurs: a cost or a hand as payments want it."""
        listed = list(types)
        return [listed.count(goods) for goods in self.types]

    @property
    def pieces(self) -> tuple[str, ...]:
        """The mascaradas as positions and lines write them, by their ids: names are not unique, one is a resource's too."""
        return tuple(_piece(card.id) for card in self.mascaradas)

    def sentences(self, part: str, effect: Sequence[Operation], text: Text) -> list[str]:
        """The plain sentences of an effect; `part` is `immediate` or `scoring`, `text` is one language."""
        if not effect:
            return [text(f"{part}-NONE", "", {})]
        return [self._sentence(part, operation, text) for operation in effect]

    def _sentence(self, part: str, operation: Operation, text: Text) -> str:
        message = f"{part}-{operation.word}"
        if operation.condition is None:
            return text(message, "", self._named(operation))
        then = text(message, "then", self._named(operation))
        return text(f"{part}-{operation.condition.word}", "", {**operation.condition.named, "effect": then})

    def _named(self, operation: Operation) -> dict[str, str | int]:
        """The arguments of a sentence: a card is called by its name."""
        names = {card.id: card.name for card in self.mascaradas}
        return {key: names.get(str(value), value) for key, value in operation.named.items()}

    @property
    def hash(self) -> str:
        """What the head of a record says of a pack: the same for the same cards, whatever the remarks in the file."""
        lines = [*map(str, self.goods), f"{AGUINALDO} - {self.aguinaldos}", *map(str, self.mascaradas)]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _piece(id: str) -> str:
    """An id in one capitalised word: `M07` for LM-M07."""
    plain = id.removeprefix("LM-").replace("-", "")
    return plain[0].upper() + plain[1:]


def load(path: Path | str = BUILT_IN) -> Content:
    """Read a pack of cards from a TOML file."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # a null byte in the path, bytes that are no UTF-8
        sentence = f"{path.name}: cannot be read ({error}); expected a TOML file with a pack of cards"
        raise _unreadable(sentence, path.name) from None
    return read(text, path.name)


@cache
def built_in() -> Content:
    """The pack that comes with the game, read once."""
    return load(BUILT_IN)


def read(text: str, source: str) -> Content:
    """Read a pack of cards from the text of a TOML file; `source` is its name in error messages."""
    try:
        top = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(f"{source}: not TOML: {error}", source) from None
    file = _Row(top, source, 1, text.splitlines())
    name = file.text("name")
    resource_rows, mascarada_rows = file.rows("resource"), file.rows("mascarada")
    file.done()
    resources = [_resource(row) for row in resource_rows]
    _check_resources(file, resource_rows, resources)
    goods = tuple(resource for resource in resources if resource.category)
    aguinaldos = sum(resource.copies for resource in resources if not resource.category)
    mascaradas = tuple(_mascarada(row, [resource.type for resource in goods]) for row in mascarada_rows)
    _check_mascaradas(file, mascarada_rows, mascaradas)
    pack = Content(name, goods, aguinaldos, mascaradas)
    _check_names(mascarada_rows, pack)
    return pack


def _unreadable(sentence: str, source: str, rule: str = "") -> Unreadable:
    return Unreadable(sentence, id="error-content", rule=rule, source=source)


def _either(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


class _Row:
    """One table of the file, which takes its values out one by one and knows the lines they stand on."""

    def __init__(self, values: dict[str, Any], source: str, first: int, lines: list[str]) -> None:
        self.values = values
        self.source = source
        self.first = first
        self.lines = lines

    def refuse(self, key: str, what: str, expected: str, rule: str = "") -> NoReturn:
        line = self.line(key)
        because = f" ({rule})" if rule else ""
        raise _unreadable(f"{self.source}, line {line}: {what}; expected {expected}{because}", self.source, rule)

    def line(self, key: str) -> int:
        """The line on which a key of this table is written, or the table's own."""
        for number, line in enumerate(self.lines, self.first):
            if re.match(rf"\s*(\[\[\s*)?{re.escape(key)}\b", line):
                return number
        return self.first

    def rows(self, key: str) -> list["_Row"]:
        """The tables of an array of tables, each with the lines from its header to the next."""
        tables = self.take(key, list, "an array of tables")
        if not all(isinstance(table, dict) for table in tables):
            self.refuse(key, f"{key} is not an array of tables", f"[[{key}]]")
        heads = [number for number, line in enumerate(self.lines, self.first) if re.match(r"\s*\[\[", line)]
        mine = [number for number in heads if re.match(rf"\s*\[\[\s*{key}\s*\]\]", self.lines[number - 1])]
        if len(mine) != len(tables):
            self.refuse(key, f"{key} is written inline", f"each one under its own line [[{key}]]")
        ends = [min((head for head in heads if head > start), default=len(self.lines) + 1) for start in mine]
        places = zip(tables, mine, ends, strict=True)
        return [_Row(table, self.source, start, self.lines[start - 1 : end - 1]) for table, start, end in places]

    def take(self, key: str, kind: type, expected: str) -> Any:
        if key not in self.values:
            self.refuse(key, f"{key} is missing", expected)
        value = self.values.pop(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            self.refuse(key, f"{key} is {value!r}", expected)
        return value

    def text(self, key: str) -> str:
        value: str = self.take(key, str, "a text")
        if not value or not value.isprintable() or value != value.strip():
            self.refuse(key, f"{key} is {value!r}", "a text of one line")
        return value

    def word(self, key: str, words: Sequence[str], rule: str = "") -> str:
        value = self.text(key)
        if value not in words:
            self.refuse(key, f"{key} '{value}' is unknown", _either(words), rule)
        return value

    def number(self, key: str, most: int, least: int = 0) -> int:
        value: int = self.take(key, int, f"a number from {least} to {most}")
        if not least <= value <= most:
            self.refuse(key, f"{key} is {value}", f"a number from {least} to {most}")
        return value

    def texts(self, key: str) -> list[str]:
        values: list[str] = self.take(key, list, "a list of texts")
        if not all(isinstance(value, str) for value in values):
            self.refuse(key, f"{key} is {values!r}", "a list of texts")
        return values

    def done(self) -> None:
        """Nothing may be left that nobody asked for."""
        for key in self.values:
            self.refuse(key, f"'{key}' is unknown", "no such key")


def _resource(row: _Row) -> Resource:
    kind = row.text("type")
    if not re.fullmatch(r"[a-z]+", kind):
        row.refuse("type", f"type is '{kind}'", "one word in the letters a to z")
    category = None if kind == AGUINALDO else row.word("category", CATEGORIES, "LM-CMP-3")
    copies = row.number("copies", most=RESOURCE_CARDS, least=1)
    row.done()
    return Resource(kind, category, copies)


def _mascarada(row: _Row, types: Sequence[str]) -> Mascarada:
    card = row.text("id")
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", card):
        row.refuse("id", f"id is '{card}'", "letters, digits and hyphens, as in LM-M01")
    name = row.text("name")
    village = row.text("village") if "village" in row.values else None
    colour = row.word("colour", COLOURS, "LM-FAC-5")
    left = row.word("left", SYMBOLS, "LM-CMP-5")
    right = row.word("right", SYMBOLS, "LM-CMP-5")
    cost, pesetas = _cost(row, types)
    base = row.number("base", most=MOST_BASE)
    immediate = _effect(row, "immediate", IMMEDIATE)
    scoring = _effect(row, "scoring", SCORING)
    row.done()
    return Mascarada(card, name, village, colour, left, right, cost, pesetas, base, immediate, scoring)


def _cost(row: _Row, types: Sequence[str]) -> tuple[tuple[str, ...], int]:
    line = row.line("cost")
    table = row.take("cost", dict, "{ types = [...], pesetas = 0 }")
    cost = _Row(table, row.source, line, row.lines[line - row.first :])
    required = cost.texts("types")
    for goods in required:
        if goods == AGUINALDO:
            cost.refuse("types", "an aguinaldo is required, but it cannot be paid", _either(types), "LM-AGU-4")
        if goods not in types:
            cost.refuse("types", f"type '{goods}' is unknown", _either(types), "LM-CMP-2")
    if len(required) > MOST_REQUIREMENTS:
        cost.refuse("types", f"{len(required)} cards are required", f"at most {MOST_REQUIREMENTS}")
    pesetas = cost.number("pesetas", most=MOST_PESETAS)
    cost.done()
    return tuple(required), pesetas


def _effect(row: _Row, key: str, vocabulary: dict[str, tuple[str, ...]]) -> tuple[Operation, ...]:
    texts = row.texts(key)
    operations = [_operation(row, key, text, vocabulary) for text in texts]
    if [operation.word for operation in operations] == ["NONE"]:
        return ()
    if not operations or any(operation.word == "NONE" for operation in operations):
        row.refuse(key, f"{key} is {texts}", '["NONE"] for a card without effect, else operations without NONE')
    return tuple(operations)


def _operation(row: _Row, key: str, text: str, vocabulary: dict[str, tuple[str, ...]]) -> Operation:
    before, colon, after = text.partition(":")
    if not colon:
        return _word(row, key, text, vocabulary)
    if vocabulary is not IMMEDIATE:
        row.refuse(key, f"'{text}' has a condition", "conditions before immediate operations only")
    condition = _word(row, key, before, CONDITIONS)
    operation = _word(row, key, after, vocabulary)
    if operation.word == "NONE":
        row.refuse(key, f"'{text}' does nothing", "an operation after the condition")
    return Operation(operation.word, operation.values, condition)


def _word(row: _Row, key: str, text: str, vocabulary: dict[str, tuple[str, ...]]) -> Operation:
    word, *arguments = text.split() or [""]
    if word in CONDITIONS and vocabulary is IMMEDIATE:
        row.refuse(key, f"'{text.strip()}' is a condition", "an operation, at most one condition and ':' before it")
    if word not in vocabulary:
        row.refuse(key, f"'{word}' is unknown", _either(list(vocabulary)), "section 8")
    names = vocabulary[word]
    if len(arguments) != len(names):
        form = " ".join([word, *(f"<{name}>" for name in names)])
        row.refuse(key, f"'{text.strip()}' has {len(arguments)} arguments", form, "section 8")
    return Operation(word, tuple(_argument(row, key, word, *pair) for pair in zip(names, arguments, strict=True)))


def _argument(row: _Row, key: str, word: str, name: str, text: str) -> str | int:
    if name in WORDS:
        if text not in WORDS[name]:
            row.refuse(key, f"'{text}' after {word} is unknown", _either(WORDS[name]))
        return text
    if name in NUMBERS:
        least, most = NUMBERS[name]
        if not re.fullmatch(r"[0-9]{1,2}", text) or not least <= int(text) <= most:
            row.refuse(key, f"'{text}' after {word} is not possible", f"a number from {least} to {most}")
        return int(text)
    return text  # the id of a card, checked when all cards are known


def _check_resources(file: _Row, rows: Sequence[_Row], resources: Sequence[Resource]) -> None:
    types = [resource.type for resource in resources]
    for place, (row, kind) in enumerate(zip(rows, types, strict=True)):
        if kind in types[:place]:
            row.refuse("type", f"type '{kind}' is there twice", "each type once")
    if len(types) > MOST_TYPES:
        file.refuse("resource", f"{len(types)} types", f"at most {MOST_TYPES}")
    bits = max((resource.copies for resource in resources), default=0).bit_length()
    if len(types) * bits > COUNTED:
        file.refuse("resource", f"{len(types)} types, one of them with many copies", "fewer types or fewer copies of one")
    copies = sum(resource.copies for resource in resources)
    if copies != RESOURCE_CARDS:
        file.refuse("resource", f"{copies} resource cards", f"{RESOURCE_CARDS}", "LM-CMP-1")


def _check_mascaradas(file: _Row, rows: Sequence[_Row], mascaradas: Sequence[Mascarada]) -> None:
    if len(mascaradas) != MASCARADAS:
        file.refuse("mascarada", f"{len(mascaradas)} mascaradas", f"{MASCARADAS}", "LM-CMP-1")
    ids = [card.id for card in mascaradas]
    for place, (row, card) in enumerate(zip(rows, mascaradas, strict=True)):
        if card.id in ids[:place]:
            row.refuse("id", f"id '{card.id}' is there twice", "each id once")
        _check_possible(row, card, ids)
    odd = [card.id for card in mascaradas if _order_dependent(card)]
    if len(odd) > MOST_ORDER_DEPENDENT:
        what = f"{', '.join(odd)} each have {_either(ORDER_DEPENDENT)}"
        file.refuse("mascarada", what, f"at most {MOST_ORDER_DEPENDENT} such cards", "LM-SCO-17")


def _check_names(rows: Sequence[_Row], pack: Content) -> None:
    taken = [goods.capitalize() for goods in (*pack.types, AGUINALDO)]
    for row, card, piece in zip(rows, pack.mascaradas, pack.pieces, strict=True):
        if piece in taken:
            row.refuse("id", f"id '{card.id}' is written {piece}, like another card", "another id")
        taken.append(piece)


def _order_dependent(card: Mascarada) -> list[Operation]:
    return [operation for operation in card.scoring if operation.word in ORDER_DEPENDENT]


def _check_possible(row: _Row, card: Mascarada, ids: Sequence[str]) -> None:
    """Refuse effects that could never do anything, or that would make an owner's choice ambiguous."""
    for operation in card.immediate:
        condition = operation.condition
        if condition and condition.word == "IF_JOINED_SYMBOL" and condition.values[0] not in (card.left, card.right):
            edges = f"a symbol of the card's edges, {card.left} or {card.right}"
            row.refuse("immediate", f"'{operation}' can never hold", edges)
    for operation in card.scoring:
        if operation.word == "IF_MORE_SYMBOL" and operation.values[0] == operation.values[1]:
            row.refuse("scoring", f"'{operation}' can never hold", "two different symbols")
        if operation.word == "IF_OWNS" and operation.values[0] not in ids:
            row.refuse("scoring", f"card '{operation.values[0]}' is unknown", f"another id of this file, as {ids[0]}")
        if operation.word == "IF_OWNS" and operation.values[0] == card.id:
            row.refuse("scoring", f"'{operation}' is about the card itself", "another card")
    if len(_order_dependent(card)) > 1:
        row.refuse("scoring", f"{card.id} has several of {_either(ORDER_DEPENDENT)}", "at most one of them on a card")
