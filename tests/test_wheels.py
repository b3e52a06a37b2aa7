"""Both wheels, each installed into an empty environment, play; and they play the same."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent
PLAY = """
import random
import antifaz
from antifaz.core import state

chance = random.Random(7)
match = antifaz.new("mascarade/2", players=6, seed=7)
while match.question:
    match.play(chance.choice(match.question.answers))
print(state.__file__)
print(match.view("b"), match.result)
print(match.record())
"""

pytestmark = pytest.mark.slow


def run(*command: str | Path, pure: bool, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("ANTIFAZ", "PYTHON"))}
    if pure:
        environment["ANTIFAZ_PURE"] = "1"
    return subprocess.run([str(word) for word in command], cwd=cwd, env=environment, text=True, capture_output=True)


def pip(*words: str | Path, pure: bool = False) -> None:
    done = run(sys.executable, "-m", "pip", "--disable-pip-version-check", *words, pure=pure)
    assert done.returncode == 0, done.stdout + done.stderr


def build(kind: str, folder: Path) -> Path:
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT, pure=kind == "pure")
    [wheel] = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """An empty environment with the wheel and the one library it needs, as it is locked."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    lock = folder / "needed.lock"
    [needed] = re.findall(r"^mypy-extensions==(?:.*\\\n)*.*\n", (ROOT / "requirements" / "dev.lock").read_text(), re.M)
    lock.write_text(needed)
    pip("--python", python, "install", "--quiet", "--require-hashes", "-r", lock)
    pip("--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    return python


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    reason = hatch_build.why_interpreted()
    kinds = ["pure"] if reason else ["pure", "compiled"]
    return {kind: build(kind, tmp_path_factory.mktemp(kind)) for kind in kinds}


@pytest.fixture(scope="module")
def pythons(wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {kind: install(wheel, tmp_path_factory.mktemp("environment")) for kind, wheel in wheels.items()}


def chosen(kinds: dict[str, Path], kind: str) -> Path:
    if kind not in kinds:
        pytest.skip(f"no compiled wheel here: {hatch_build.why_interpreted()}")
    return kinds[kind]


def play(python: Path, folder: Path, *, pure: bool = False) -> tuple[str, str]:
    """Where the kernel came from, and all that the match said."""
    done = run(python, "-I", "-c", PLAY, pure=pure, cwd=folder)
    assert done.returncode == 0, done.stderr
    kernel, said = done.stdout.split("\n", 1)
    return Path(kernel).suffix, said


def test_the_pure_wheel_runs_everywhere(wheels: dict[str, Path]) -> None:
    assert wheels["pure"].name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheels["pure"]).namelist() if name.endswith(".so")]


def test_the_compiled_wheel_is_for_this_python_and_platform(wheels: dict[str, Path]) -> None:
    wheel = chosen(wheels, "compiled")
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    built = {name.split(".")[0] for name in names if name.endswith(".so")}
    sources = {str(path.relative_to(ROOT / "src").with_suffix("")) for path in hatch_build.compiled_modules(ROOT)}
    assert built == sources | {"antifaz__mypyc"}


def test_a_wheel_holds_all_that_git_holds_and_the_built_pages(wheels: dict[str, Path]) -> None:
    listed = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, text=True, capture_output=True, check=True).stdout
    tracked = {line.removeprefix("src/") for line in listed.splitlines()}
    static = ROOT / "src" / "antifaz" / "web" / "static"
    pages = {str(path.relative_to(ROOT / "src")) for path in static.rglob("*") if path.is_file()}
    for wheel in wheels.values():
        assert tracked | pages <= set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.parametrize(("kind", "kernel"), [("pure", ".py"), ("compiled", ".so")])
def test_a_wheel_plays_in_an_empty_environment(kind: str, kernel: str, pythons: dict[str, Path], tmp_path: Path) -> None:
    assert play(chosen(pythons, kind), tmp_path)[0] == kernel


def test_compiled_and_interpreted_play_the_same(pythons: dict[str, Path], tmp_path: Path) -> None:
    compiled = chosen(pythons, "compiled")
    assert play(compiled, tmp_path)[1] == play(pythons["pure"], tmp_path)[1]
    # The sources lie beside the compiled modules, and a variable chooses them.
    assert play(compiled, tmp_path, pure=True) == (".py", play(compiled, tmp_path)[1])


def test_the_command_says_what_it_needs(pythons: dict[str, Path], tmp_path: Path) -> None:
    done = run(pythons["pure"], "-I", "-m", "antifaz", "--version", pure=False, cwd=tmp_path)
    assert done.returncode == 1
    assert "pip install 'antifaz[cli]'" in done.stderr
    assert "Traceback" not in done.stderr
