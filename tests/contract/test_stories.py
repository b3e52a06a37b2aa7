"""Golden playthroughs: every edition and small game, told as it was told before."""

import pytest

from tests.contract.stories import FOLDER, STORIES, story


@pytest.mark.parametrize("name", STORIES)
def test_the_story_is_the_same(name: str) -> None:
    # `python -m tests.contract.stories` writes it anew
    assert story(name).splitlines() == (FOLDER / f"{name}.story").read_text().splitlines()


def test_no_story_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(STORIES)
