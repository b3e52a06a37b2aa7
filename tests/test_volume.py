"""The volume of random tests."""

import pytest

from tests import volume as module


@pytest.mark.parametrize(("factor", "whole", "expected"), [(1.0, 20_000, 20_000), (0.05, 20_000, 1_000), (0.05, 3, 1)])
def test_the_volume_scales_and_never_becomes_nothing(
    monkeypatch: pytest.MonkeyPatch, factor: float, whole: int, expected: int
) -> None:
    monkeypatch.setattr(module, "VOLUME", factor)
    assert module.volume(whole) == expected
