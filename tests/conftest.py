"""What all tests share: the volume of random tests, and the time of each suite beside its budget."""

import shutil
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

from tests.volume import VOLUME, volume

# A test repeats exactly, a soak explores.
settings.register_profile(
    "antifaz",
    deadline=None,
    derandomize=VOLUME <= 1,
    max_examples=volume(100),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("antifaz")

# Seconds of work that a suite may take (on two cores about half of it passes), by the folder under tests/.
BUDGETS = {"engine": 600, "table": 300, "browser": 600, "house": 240}
SUITES = {
    "browser": "browser",
    "cli": "table",
    "locale": "table",
    "look": "table",
    "table": "table",
    "web": "table",
    "bots": "engine",
    "contract": "engine",
    "core": "engine",
    "games": "engine",
    "lab": "engine",
    "tiny": "engine",
}


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Debian's Chromium; `make test` installs it where it can."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("no Chromium here")
    return Path(path)


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[Browser]:
    """One for all tests of a worker: Playwright does not run twice in one thread."""
    with sync_playwright() as player:
        browser = player.chromium.launch(
            executable_path=str(chromium), args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        yield browser
        browser.close()


def suite(nodeid: str) -> str:
    parts = nodeid.split("/")
    return SUITES.get(parts[1], "house") if len(parts) > 2 else "house"


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    seconds: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[suite(report.nodeid)] += report.duration
    terminalreporter.section("suites")
    for name, budget in BUDGETS.items():
        if name in seconds:
            over = "  OVER ITS BUDGET" if seconds[name] > budget else ""
            terminalreporter.line(f"{name:8} {seconds[name]:7.1f} s of work, of {budget} s{over}")
