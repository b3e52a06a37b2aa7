"""The build: what is compiled, when not, and what the locks may say."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import antifaz
import hatch_build
from antifaz.cli.version import kernel, version
from antifaz.core import state
from antifaz.core.seats import bit

ROOT = Path(__file__).parent.parent


def test_the_kernel_says_truly_how_it_runs() -> None:
    built = any(Path(state.__file__).with_name(f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    asked_for_source = os.environ.get("ANTIFAZ_PURE") == "1"
    assert kernel() == ("compiled" if built and not asked_for_source else "interpreted")
    assert version().startswith(f"antifaz {antifaz.__version__} ")
    assert kernel() in version()


def test_a_variable_keeps_the_kernel_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIFAZ_PURE", "1")
    assert hatch_build.why_interpreted() == "ANTIFAZ_PURE=1 asks for it"


def test_without_a_compiler_the_build_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANTIFAZ_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert hatch_build.why_interpreted() == "no C compiler here (no-such-compiler)"


def test_the_list_names_the_kernel_and_the_rules_only() -> None:
    names = {path.name for path in hatch_build.compiled_modules(ROOT)}
    assert {"state.py", "chance.py", "events.py", "seats.py"} <= names
    assert not names & {"__init__.py", "match.py", "record.py", "view.py", "page.py"}


def test_what_a_compiled_module_imports_decides_whether_it_is_built_again() -> None:
    closure = hatch_build.with_imports(ROOT, [ROOT / "src" / "antifaz" / "core" / "state.py"])
    assert ROOT / "src" / "antifaz" / "core" / "seats.py" in closure


def test_a_digest_sees_contents_names_and_tools(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a")
    other.write_text("a")
    digests = [
        hatch_build.digest_of(tmp_path, [one], []),
        hatch_build.digest_of(tmp_path, [other], []),
        hatch_build.digest_of(tmp_path, [one], ["-O3"]),
    ]
    one.write_text("b")
    assert len({*digests, hatch_build.digest_of(tmp_path, [one], [])}) == 4


@pytest.mark.parametrize("number", range(63))
def test_a_set_of_63_keeps_its_high_members(number: int) -> None:
    assert bit(number) == 2**number  # compiled, a shift of 32 bits would lose them


def test_shifts_of_literals_are_widened(tmp_path: Path) -> None:
    written = tmp_path / "written.c"
    written.write_text("cpy_r_r0 = 1 << cpy_r_number;\ncpy_r_r1 = cpy_r_r0 << cpy_r_number;\n")
    hatch_build.widen_shifts(written)
    assert written.read_text() == "cpy_r_r0 = 1LL << cpy_r_number;\ncpy_r_r1 = cpy_r_r0 << cpy_r_number;\n"


LOCKS = [*sorted((ROOT / "requirements").glob("*.lock")), ROOT / "client" / "package-lock.json"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_pins_by_hash_and_names_no_registry(lock: Path) -> None:
    text = lock.read_text()
    assert "sha256:" in text or "sha512-" in text
    assert "://" not in text
