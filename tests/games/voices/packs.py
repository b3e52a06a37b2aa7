"""Packs for tests: the built-in content with something changed, as a directory that `load` reads."""

import re
from pathlib import Path

from antifaz.games.voices.content import HERE, LANGUAGES, load


def exchanged(directory: Path) -> Path:
    """The built-in pack with A and B exchanged on every hidden choice, labels and clues moving along (VH-KNO-21)."""
    trials = (HERE / "trials.toml").read_text()
    swapped, cards = re.subn(r"HID\{A (.+?) / B (.+?)\}", r"HID{A \2 / B \1}", trials)
    assert cards == len(load().hidden())
    (directory / "trials.toml").write_text(swapped)
    for language in LANGUAGES:
        texts = load().texts[language]
        labels = [f'"{side}.{new}" = "{texts[f"{side}.{old}"]}"\n' for side in load().hidden() for new, old in ("AB", "BA")]
        (directory / f"texts.{language}.toml").write_text("".join(labels))
    return directory


def changed(directory: Path, file: str, old: str, new: str) -> Path:
    """The built-in pack with one passage of one file replaced."""
    text = (HERE / file).read_text()
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    (directory / file).write_text(text.replace(old, new))
    return directory
