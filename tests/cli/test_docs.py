"""What docs/scenarios.md and docs/terminal.md say is so."""

import re
from pathlib import Path

from antifaz.games.mascarade import terminal
from antifaz.games.mascarade.scenario import KEYS
from tests.cli.conftest import Run

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_python_of_the_scenarios_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "scenarios.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for code in blocks:
        exec(code, {})


def test_every_key_of_a_scenario_is_described() -> None:
    text = (DOCS / "scenarios.md").read_text("utf-8")
    assert all(f"`{key}`" in text for key in KEYS)


def test_the_commands_of_the_documents_are_understood(run: Run, tmp_path: Path) -> None:
    text = (DOCS / "scenarios.md").read_text("utf-8") + (DOCS / "terminal.md").read_text("utf-8")
    played = [line.split("#")[0].split()[1:] for line in text.splitlines() if line.startswith("antifaz play")]
    assert len(played) == 5
    mine, record = tmp_path / "mine.toml", tmp_path / "match.record"
    mine.write_text(run("scenarios", "mascarade/2", "B", "--players", 7).out, "utf-8")
    for words in played:
        there = [{"mine.toml": str(mine), "match.record": str(record)}.get(word, word) for word in words]
        done = run(*there)
        assert (done.code, done.err) == (0, ""), words
    assert record.exists()


def test_a_drawing_module_has_the_parts_that_are_listed() -> None:
    [listed] = re.findall(r"module `terminal` \((.*?)\)", (DOCS / "terminal.md").read_text("utf-8"))
    names = re.findall(r"`(\w+)`", listed)
    assert len(names) == 7
    assert all(hasattr(terminal, name) for name in names)
