"""Imports point one way, nothing outside a game knows the game, and who plays holds no state (ARCHITECTURE.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.imports import PACKAGE, ROOT, imports, modules, tree

# What the modules of each part may import; every part may import itself.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots"},
    "locale": {"core", "games"},
    "table": {"core", "games", "bots"},
    "web": {"core", "games", "bots", "table", "locale"},
    "adapters": {"core", "games"},
    "cli": {"core", "games", "bots", "lab", "locale", "table", "web", "adapters"},
}
# The package itself (`antifaz.new`, `antifaz.load`) stands on games and is the door for those above.
ABOVE_THE_DOOR = {"bots", "lab", "table", "web", "adapters", "cli", "locale"}
DOOR = {"antifaz", "antifaz._pure"}

STATE_MODULES = {"state", "rules", "powers", "turn"}
# Whoever asks these gets a view, a question, or a state built from a view.
GATES = re.compile(r"antifaz|antifaz\.games|antifaz\.core\.(match|game|record)|antifaz\.table\..*|.*\.worlds")

GAMES = re.compile(r"\b(mascarades?|mascaradas|voices)\b", re.IGNORECASE)
MASKS = re.compile(
    r"\b(Beggar|Bishop|Cheat|ConArtist|Empress|Fool|Guru|Inquisitor|Judge|King|Patron|Peasant|Princess|PuppetMaster"
    r"|Queen|Spy|Thief|Widow|Witch)\b"
)


def part(module: str) -> str:
    """`core` for `antifaz.core.state`, nothing for the package itself and its loose modules."""
    pieces = module.split(".")
    return pieces[1] if len(pieces) > 1 and (PACKAGE / pieces[1]).is_dir() else ""


@pytest.mark.parametrize("module", [name for name in modules() if part(name)])
def test_imports_point_one_way(module: str) -> None:
    mine = part(module)
    assert mine in MAY_IMPORT, f"{module} belongs to no part of ARCHITECTURE.md"
    door = DOOR if mine in ABOVE_THE_DOOR else set()
    wrong = {other for other in imports(module) if other not in door and part(other) not in MAY_IMPORT[mine] | {mine}}
    assert not wrong, f"{module} may not import {', '.join(sorted(wrong))}"


@pytest.mark.parametrize("module", [name for name in modules() if name.startswith("antifaz.games.")])
def test_a_game_does_not_import_another(module: str) -> None:
    game = module.split(".")[2]
    wrong = {other for other in imports(module) if other.startswith("antifaz.games.") and other.split(".")[2] != game}
    assert not wrong


@pytest.mark.parametrize(
    "module", [name for name in modules() if part(name) in {"web", "bots"} or re.match(r"antifaz\.games\..*\.bots", name)]
)
def test_who_plays_holds_no_state(module: str) -> None:
    assert way_to_a_state(module) is None


def way_to_a_state(module: str) -> list[str] | None:
    """The imports that lead from this module to a state or to the rules that move it, gates left out."""
    ways = [[module]]
    seen = {module}
    while ways:
        way = ways.pop()
        for other in sorted(imports(way[-1]) - seen):
            seen.add(other)
            if other.split(".")[-1] in STATE_MODULES and part(other) in {"core", "games"}:
                return [*way, other]
            if not GATES.fullmatch(other):
                ways.append([*way, other])
    return None


OUTSIDE = [name for name in modules() if part(name) != "games"]


@pytest.mark.parametrize("module", OUTSIDE)
def test_no_module_outside_the_games_names_a_game(module: str) -> None:
    named = [word for word in words(tree(module)) if GAMES.search(word.replace("_", " ")) or MASKS.search(word)]
    assert not named


def words(module: ast.Module) -> Iterator[str]:
    """All names and texts of a module but its docstrings, which may give examples."""
    docstrings = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.alias | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name


SHARED_FILES = [
    path
    for folder in (ROOT / "client", PACKAGE / "web", PACKAGE / "locale", PACKAGE / "cli")
    for path in sorted(folder.rglob("*"))
    if path.suffix in {".ts", ".js", ".mjs", ".css", ".html", ".svg", ".ftl", ".tcss"}
    and not {"node_modules", "static"} & set(path.parts)
]


@pytest.mark.parametrize("path", SHARED_FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_page_and_no_sentence_that_all_games_share_names_a_game(path: Path) -> None:
    assert not GAMES.findall(path.read_text())
