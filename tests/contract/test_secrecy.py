"""MA-KNOW-08: whatever was chosen or drawn behind the mask, outsiders see, are asked, may answer and are refused the same."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.secrecy import pairs
from tests.contract.subjects import TABLES, Table

PAIRS = 20_000
A_CASE = 25


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_outsiders_cannot_tell(table: Table) -> None:
    # MA-KNOW-08, MA-SEE-19: for every hidden choice and draw, in random games of every size and option
    compared = 0

    @settings(max_examples=-(-table.share(PAIRS) // A_CASE))
    @given(seed=st.integers(0, 1 << 40))
    def case(seed: int) -> None:
        nonlocal compared
        compared += pairs(table, random.Random(seed), A_CASE)

    case()
    assert compared >= table.share(PAIRS)
