"""The records of this folder, which show the rules of Voices at work: each is run and must hold to the letter."""

from pathlib import Path

import pytest

from antifaz.core.record import check
from antifaz.games import make

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_holds(path: Path) -> None:
    differences = check(path.read_text(), make, path.name)
    assert not differences, "\n".join(differences)
