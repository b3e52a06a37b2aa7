"""Las Mascaradas: parades of winter masquerades, for two to five."""

from antifaz.core.game import Edition
from antifaz.games.mascaradas.bots import Greedy
from antifaz.games.mascaradas.game import make
from antifaz.games.mascaradas.pieces import PARADE_SIZES

EDITIONS = (
    Edition(
        name="mascaradas",
        people=range(min(PARADE_SIZES), max(PARADE_SIZES) + 1),
        options=(),
        make=make,
        package=__name__,
        bots={"greedy": Greedy},
    ),
)
