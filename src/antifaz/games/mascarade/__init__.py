"""Mascarade: both editions, and the first edition's games for two and three."""

from antifaz.core.game import Edition
from antifaz.games.mascarade.bots import Careful
from antifaz.games.mascarade.editions import RULEBOOKS
from antifaz.games.mascarade.game import make

EDITIONS = tuple(
    Edition(
        name=book.name,
        people=book.people,
        options=book.options,
        make=make,
        package=__name__,
        bots={"careful": Careful},
    )
    for book in RULEBOOKS.values()
)
