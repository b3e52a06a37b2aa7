"""The command line, called in this process as a shell would call it."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from antifaz.cli.app import app


@dataclass
class Done:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with what somebody types through a pipe."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*words: object, typed: str = "", language: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setenv("LANG", f"{language}_{language.upper()}.UTF-8" if language else "C.UTF-8")
        code: object = 0
        try:
            app([str(word) for word in words])
        except SystemExit as left:
            code = left.code
        said = capsys.readouterr()
        return Done(code if isinstance(code, int) else int(code is not None), said.out, said.err)

    return call
