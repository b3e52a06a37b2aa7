"""A real server in a process of its own, a real browser."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser

import antifaz
from tests.browser.people import Person
from tests.look.stage import BUILT

ENTRY = """
import sys
from antifaz.cli.serve import serve
from pathlib import Path
from antifaz.core.chance import Dice
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.table.matches import Matches
port, database, pace, seed, start = sys.argv[1:]
if seed:
    Matches.__init__.__defaults__ = (None, lambda: Dice(int(seed)))
def placed(self, settings, *dice):
    return Match(self.game(settings), dice[0] if dice else None, Position.read(Path(start).read_text("utf-8")))
begin, deal = Matches.begin, Matches.deal
Matches.begin = lambda self, settings: placed(self, settings) if Path(start).exists() else begin(self, settings)
Matches.deal = lambda self, settings: placed(self, settings, self.dice()) if Path(start).exists() else deal(self, settings)
serve(port=int(port), database=database, secret="browser", pace=float(pace), workers=0, log_level="error")
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser and needs its share built."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if not (BUILT / "antifaz.js").is_file():
                item.add_marker(pytest.mark.skip(reason="the browser's share is not built"))


class Server:
    """`antifaz serve`; it can be killed and started again at the same address. With a seed its cards are known.

    What is written to the file `begin` is the position in which the next matches begin.
    """

    def __init__(self, folder: Path, pace: float, seed: str = "") -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.pace = pace
        self.seed = seed
        self.begin = folder / "position"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it says where."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", ENTRY, str(self.port), self.database, str(self.pace), self.seed, str(self.begin)],
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(Path(antifaz.__file__).parents[1])},
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            found = re.search(r"http://127.0.0.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                # What the server says afterwards is read and forgotten: nobody may wait for a full pipe.
                Thread(target=deque, args=(self.process.stderr, 0), daemon=True).start()
                return
        raise AssertionError("the server did not start")

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}/"

    def kill(self) -> None:
        """`kill -9`"""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """By process id, gently, then not."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server whose answers appear as fast as they come; `@pytest.mark.parametrize("server", ["7"], indirect=True)` seeds it."""
    server = Server(tmp_path, 0, getattr(request, "param", ""))
    yield server
    server.stop()


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Make people; at the end nothing may have gone wrong on any of their pages."""
    people: list[Person] = []

    def make(kind: type[Person] = Person, **wishes: object) -> Person:
        person = kind(browser, server.address, seed=len(people), **wishes)  # type: ignore[arg-type]
        people.append(person)
        return person

    yield make
    wrong = [trouble for person in people for trouble in person.wrong]
    for person in people:
        person.context.close()
    assert not wrong
