"""VH-INF-7: during a trial people claim an icon, claim a token they have seen, or suggest a region or an option; no more."""

from __future__ import annotations

from antifaz.games.voices.content import ICONS
from antifaz.games.voices.pieces import FACES, JURORS, OPTIONS, REGIONS

PHRASES = frozenset(
    [f"claim {icon}" for icon in ICONS]
    + [f"saw {juror} {face}" for juror in JURORS for face in FACES]
    + [f"suggest {what}" for what in (*REGIONS, *OPTIONS)]
)


def allowed(text: str) -> bool:
    """Whether this is one of the phrases."""
    return text in PHRASES
