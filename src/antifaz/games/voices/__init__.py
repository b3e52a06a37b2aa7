"""Voices in My Head: a trial for three to six people."""

from antifaz.core.game import Edition
from antifaz.games.voices.bots import Greedy
from antifaz.games.voices.game import make
from antifaz.games.voices.setup import OPTIONS, PEOPLE

EDITIONS = (
    Edition(
        name="voices",
        people=PEOPLE,
        options=OPTIONS,
        make=make,
        package=__name__,
        bots={"greedy": Greedy},
    ),
)
