"""The wheel with nothing but the extra `cli`: its commands find their sentences, their drawings and their games."""

import re
import venv
from importlib.metadata import requires
from pathlib import Path

import pytest

from tests.test_wheels import ROOT, build, pip, run

pytestmark = pytest.mark.slow

EXTRA = ("cyclopts", "rich", "textual", "fluent.runtime", "mypy_extensions")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(names: tuple[str, ...]) -> set[str]:
    """These libraries and all that they need."""
    found: set[str] = set()
    wanted = list(names)
    while wanted:
        name = canonical(wanted.pop())
        if name in found:
            continue
        found.add(name)
        wanted += [re.split(r"[\s;<>=!~\[(]", line)[0] for line in requires(name) or [] if "extra ==" not in line]
    return found


def lock(names: set[str]) -> str:
    """Their lines of the lock, hashes included."""
    entries = re.findall(r"^([A-Za-z0-9_.-]+)==((?:.*\\\n)*.*\n)", (ROOT / "requirements" / "dev.lock").read_text(), re.M)
    return "".join(f"{name}=={rest}" for name, rest in entries if canonical(name) in names)


@pytest.fixture(scope="module")
def antifaz(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment that holds nothing else."""
    folder = tmp_path_factory.mktemp("cli")
    wheel = build("pure", folder / "wheel")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    (folder / "cli.lock").write_text(lock(needed(EXTRA)))
    pip("--python", python, "install", "--quiet", "--no-deps", "--require-hashes", "-r", folder / "cli.lock")
    pip("--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    return python.with_name("antifaz")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--version",), 0, "interpreted"),
        (("check", ROOT / "tests" / "golden", "--lang", "it"), 0, "verbali reggono"),
        (("play", "--plain", "--people", "0", "--seed", "3", "--option", "turn-limit=30", "--lang", "es"), 0, "Gana"),
        (("play", "--plain", "--seed", "3", "--lang", "it"), 0, "Hai lasciato il tavolo."),
        (("record", "replay", ROOT / "tests" / "golden" / "mascarade_2.record", "--lang", "en"), 0, "wins"),
        (("rules", "mascarade/1", "MA-FINE-01", "--lang", "es"), 0, "MA-FINE-01"),
        (("scenarios", "mascarade/2", "A"), 0, "Con Artist"),
        (("serve",), 1, "pip install 'antifaz[all]'"),
    ],
    ids=lambda words: str(words[0]) if isinstance(words, tuple) else "",
)
def test_a_command_works_from_the_wheel(antifaz: Path, tmp_path: Path, words: tuple[object, ...], code: int, said: str) -> None:
    done = run(antifaz, *map(str, words), pure=False, cwd=tmp_path)
    assert done.returncode == code, done.stderr
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_the_drawn_table_is_in_the_wheel(antifaz: Path, tmp_path: Path) -> None:
    """Textual with our own table, without a terminal of its own."""
    play = """
import asyncio
from antifaz.cli.drawn import DrawnTable
from antifaz.cli.seating import Seating, gather
from antifaz.cli.words import Words

async def sit() -> None:
    table = DrawnTable(gather(Seating(), Words("it"), seed=3), Words("it"))
    async with table.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "1", "enter", "2", "enter")
        print(table.party.match.lines[-1])

asyncio.run(sit())
"""
    done = run(antifaz.with_name("python"), "-I", "-c", play, pure=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "swap b [yes]" in done.stdout
