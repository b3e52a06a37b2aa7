"""How much the random tests do: `ANTIFAZ_VOLUME` is 1 in `make test`, 0.05 interpreted, 50 in `make soak`."""

import os

VOLUME = float(os.environ.get("ANTIFAZ_VOLUME", "1"))


def volume(whole: int) -> int:
    """This many cases in `make test`, in proportion elsewhere, at least one."""
    return max(1, round(whole * VOLUME))
