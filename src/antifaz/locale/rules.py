"""Our own text of the rules, by id: what a rules page prints and what "why?" shows.

A game's `locale/rules.<language>.md` begins with one line an edition that names the prefixes of its ids (`2: MA M2`, or `: LM`
where there are no editions); then come sections (`## …`) of rules (`**MA-FINE-04** …`). `{the Witch}` stands for the edition's
own name of the mask.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from antifaz.locale.messages import Messages, language_for, messages

RULE = re.compile(r"\*\*(?P<id>[A-Z0-9]+(?:-[A-Z0-9]+)+)(?: @(?P<edition>\w+))?\*\* +(?P<text>.+)")
EDITION = re.compile(r"(?P<edition>\w*): (?P<prefixes>[A-Z0-9 ]+)")
PIECE = re.compile(r"\{(?:(?P<form>[A-Za-z]+) )?(?P<piece>[A-Z]\w*)\}")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its permanent id and what it says to players."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together, under a title."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    """A rule as it is written down, with the edition to which it is limited."""

    section: str
    id: str
    edition: str
    text: str


def rules(game: str, language: str) -> list[Section]:
    """The rules of one edition (`mascarade/2`), in the order of the rulebook."""
    return list(_sections(game, language_for(language)))


def rule(wanted: str, language: str, game: str = "") -> str:
    """What the rule with this id says; "" if it does not concern players. Without a game the latest edition is told."""
    for edition in [game] if game else _editions():
        for section in _sections(edition, language_for(language)):
            for rule in section.rules:
                if rule.id == wanted:
                    return rule.text
    return ""


@cache
def _sections(game: str, language: str) -> tuple[Section, ...]:
    name, _, edition = game.partition("/")
    source = _source(name, language)
    if not source.is_file():
        return ()
    prefixes, lines = _read(source.read_text("utf-8"))
    words = messages(language, game)
    told: dict[str, list[Rule]] = {}
    for line in lines:
        if line.edition in ("", edition) and line.id.partition("-")[0] in prefixes[edition]:
            told.setdefault(line.section, []).append(Rule(line.id, _named(line.text, words)))
    return tuple(Section(title, tuple(rules)) for title, rules in told.items())


@cache
def _editions() -> tuple[str, ...]:
    """All editions of all games that have rules in words, the latest first."""
    found = []
    for game in sorted(files("antifaz.games").iterdir(), key=lambda directory: directory.name):
        source = _source(game.name, "en")
        if source.is_file():
            found += [f"{game.name}/{edition}".rstrip("/") for edition in _read(source.read_text("utf-8"))[0]]
    return tuple(reversed(found))


def _source(name: str, language: str) -> Traversable:
    return files("antifaz.games") / name / "locale" / f"rules.{language}.md"


def _read(text: str) -> tuple[dict[str, list[str]], list[_Line]]:
    prefixes: dict[str, list[str]] = {}
    lines: list[_Line] = []
    section = ""
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif found := RULE.fullmatch(line):
            lines.append(_Line(section, found["id"], found["edition"] or "", found["text"]))
        elif found := EDITION.fullmatch(line):
            prefixes[found["edition"]] = found["prefixes"].split()
        elif not line.startswith("# "):
            raise ValueError(f"not a rule: {line!r}")
    return prefixes, lines


def _named(text: str, words: Messages) -> str:
    """The text with each mask called what this edition calls it; `{The Witch}` begins a sentence."""

    def name(found: re.Match[str]) -> str:
        form = found["form"] or ""
        told = words.text(f"piece-{found['piece']}", form.lower())
        return told[:1].upper() + told[1:] if form[:1].isupper() else told

    return PIECE.sub(name, text)
