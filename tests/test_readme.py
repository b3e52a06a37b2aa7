"""The Python of the README runs, and the commands it names exist."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    assert "Result(winners=" in capsys.readouterr().out


def test_every_page_it_points_to_exists() -> None:
    missing = [link for link in re.findall(r"\]\(([^)h][^)]*)\)", README) if not (Path(__file__).parent.parent / link).exists()]
    assert not missing
