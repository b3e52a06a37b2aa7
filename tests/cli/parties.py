"""Parties for tests: a seed, and whatever else is wished for."""

from collections.abc import Sequence

from antifaz.cli.party import Party
from antifaz.cli.seating import Seating, gather
from antifaz.cli.words import Words


def party(
    game: str = "mascarade/2",
    *,
    people: int = 1,
    players: int | None = None,
    options: Sequence[str] = ("turn-limit=30",),
    names: tuple[str, ...] = (),
    memory: str = "log",
    language: str = "en",
    seed: int = 7,
) -> Party:
    seating = Seating(game, players, people, names=names)
    return gather(seating, Words(language), options=options, memory=memory, seed=seed)
