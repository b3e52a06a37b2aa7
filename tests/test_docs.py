"""The Python in the documents runs, one document at a time from top to bottom."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", ["write-a-bot.md"])
def test_the_examples_run(name: str) -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / name).read_text(), re.DOTALL)
    assert blocks
    for code in blocks:
        exec(code, names)
