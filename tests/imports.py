"""The import graph of the package, read from its sources."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "antifaz"


def name_of(path: Path) -> str:
    """`src/antifaz/core/state.py` is `antifaz.core.state`."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    """Every module of the package, by its name."""
    return {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def tree(name: str) -> ast.Module:
    return ast.parse(modules()[name].read_text())


@cache
def imports(name: str) -> frozenset[str]:
    """The modules of the package that this one imports anywhere: at its top, in a function, or for its types only."""
    found: set[str] = set()
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {part if part in modules() else node.module for part in parts(node)}
    return frozenset(module for module in found if module in modules())


def parts(node: ast.ImportFrom) -> set[str]:
    return {f"{node.module}.{alias.name}" for alias in node.names}
