"""Antifaz: faithful, fast, open implementations of games of masks."""

from typing import TYPE_CHECKING

from antifaz import _pure

_pure.choose()  # before any module that may be compiled

__version__ = "0.1.0"

from antifaz.core.chance import Dice, SystemDice  # noqa: E402
from antifaz.core.errors import Outdated, Refused, Unreadable  # noqa: E402
from antifaz.core.match import Match  # noqa: E402
from antifaz.core.record import load as _load  # noqa: E402
from antifaz.games import make as _make  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Match", "Outdated", "Refused", "Unreadable", "__version__", "load", "new"]


def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: "Mapping[str, str] | None" = None,
    content: str = "",
) -> Match:
    """A new match. Without a seed the operating system deals; `content` is the path of a content pack."""
    dice = SystemDice() if seed is None else Dice(seed)
    return Match(_make(game, players, options or {}, content), dice)


def load(text: str) -> Match:
    """Bring back a match from its record."""
    return _load(text, _make)
