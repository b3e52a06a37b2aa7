"""Interpreted and compiled, the rules do the same; and so does the hand-written program in C."""

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from antifaz.core.chance import COMPILED
from tests.contract.hashes import CONTESTS, KERNEL, golden, kernel
from tests.volume import VOLUME

ROOT = Path(__file__).parent.parent.parent
SHARE = 100


@pytest.mark.parametrize("name", KERNEL)
def test_the_kernel_in_this_mode(name: str) -> None:
    # 10,000 games at the table of the limit; `make test` runs this interpreted too
    assert kernel(name) == golden()[name]


def test_interpreted_and_compiled_are_the_same() -> None:
    def told(pure: str) -> list[str]:
        environment = os.environ | {"ANTIFAZ_PURE": pure, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "tests.contract.hashes", str(SHARE)]
        return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()

    interpreted, other = told("1"), told("")
    assert interpreted[0] == "False"
    assert other[0] == str(COMPILED) or not COMPILED  # here may lie a compiled kernel although this run is interpreted
    assert interpreted[1:] == other[1:]


def test_the_limit_in_c_plays_the_same_games(tmp_path: Path) -> None:
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        pytest.skip("no C compiler here")
    library = tmp_path / "limit.so"
    subprocess.run([compiler, "-O3", "-shared", "-fPIC", "-o", library, ROOT / "bench" / "limit.c"], check=True)
    limit = ctypes.CDLL(str(library))
    limit.run.restype = ctypes.c_long
    games = KERNEL["limit"][3]

    def in_c(games: int, first: int, contests: int) -> str:
        mix = ctypes.c_uint32()
        decisions = limit.run(ctypes.c_long(games), ctypes.c_long(first), ctypes.c_long(contests), ctypes.byref(mix))
        return f"{decisions} decisions, {mix.value:08x}"

    assert in_c(games, 0, CONTESTS) == golden()["limit"]
    more = 20_000 if COMPILED and VOLUME >= 1 else 200
    assert in_c(more, games, CONTESTS) == kernel("limit", more, games)
