"""The choice between compiled modules and their sources, made before the first of them is imported."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package by their source, also where compiled files lie beside it."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not fullname.startswith("antifaz."):
            return None
        for place in path:
            spec = FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """`ANTIFAZ_PURE=1` chooses the sources."""
    if os.environ.get("ANTIFAZ_PURE") == "1" and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())
