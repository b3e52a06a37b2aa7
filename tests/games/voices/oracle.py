"""The pusher word for word as rules/voices.md section 15 says it: slow, readable, and the judge of `platforms.push`.

It shares nothing with the fast version but the text: millimetres in floats throughout, every step, every pass, every pair.
"""

from dataclasses import dataclass, field
from math import sqrt

STEP = 0.1  # VH-PHY-11
COUNTED = 0.000001  # VH-PHY-12
CONCENTRIC = 0.000000001  # VH-PHY-14
PASSES = 200  # VH-PHY-12


@dataclass
class Disc:
    """A disc by id, with its centre, its radius, and whether it has moved during this push."""

    id: int
    x: float
    y: float
    r: float = 12.5
    moved: bool = False


@dataclass
class Result:
    """What one push did, and what the fast version does not tell: how many passes it took, whether all settled."""

    discs: list[Disc]
    falls: list[tuple[int, int]] = field(default_factory=list)  # step, id
    steps: int = 0
    passes: int = 0
    settled: bool = True
    unsettled: int = 0  # steps that left something over
    exact: list[tuple[int, float, float]] = field(default_factory=list)  # the others before rounding
    track: list[list[tuple[int, int, int]]] = field(default_factory=list)  # the others after each step, in thousandths

    @property
    def places(self) -> list[tuple[int, int, int]]:
        """Ids with places in thousandths, in the order of ids."""
        return places(self.discs)


def places(discs: list[Disc]) -> list[tuple[int, int, int]]:
    """In the order of ids."""
    return sorted((disc.id, round(rounded(disc.x) * 1000), round(rounded(disc.y) * 1000)) for disc in discs)


def distance(one: Disc, other: Disc) -> float:
    """Between two centres."""
    dx = other.x - one.x
    dy = other.y - one.y
    return sqrt(dx * dx + dy * dy)


def rounded(value: float) -> float:
    """To 0.001, halves up (VH-PHY-19)."""
    return int(value * 1000 + 0.5) / 1000


def push(resting: list[Disc], inserted: Disc, x0: int, x1: int, width: float = 80.0, depth: float = 60.0) -> Result:
    """Push `inserted` from (x0, -r) to (x1, +r), x0 and x1 in tenths; `resting` are left as they were."""
    start, end, r = x0 / 10, x1 / 10, inserted.r
    length = sqrt((end - start) * (end - start) + (2 * r) * (2 * r))
    direction = ((end - start) / length, 2 * r / length)
    discs = [Disc(disc.id, disc.x, disc.y, disc.r) for disc in resting]
    result = Result(discs)
    share = 0.0
    while share < 1:
        result.steps += 1
        share = min(1.0, result.steps * STEP / length)
        inserted.x = start + (end - start) * share
        inserted.y = -r + (r + r) * share
        resolve(result, inserted, direction)
        fall(result, width, depth)
        result.unsettled += not result.settled
        result.track.append(places(result.discs))
    result.exact = sorted((disc.id, disc.x, disc.y) for disc in result.discs)
    inserted.x, inserted.y = rounded(inserted.x), rounded(inserted.y)
    for disc in result.discs:
        disc.x, disc.y = rounded(disc.x), rounded(disc.y)
    result.discs.append(inserted)
    return result


def resolve(result: Result, inserted: Disc, direction: tuple[float, float]) -> None:
    """Passes over all pairs until one moves nothing (VH-PHY-12)."""
    for _ in range(PASSES):
        result.passes += 1
        order = [inserted, *sorted(result.discs, key=lambda disc: (distance(disc, inserted), disc.id))]
        moved = False
        for place, pusher in enumerate(order):
            for disc in order[place + 1 :]:
                untouched = pusher is not inserted and not pusher.moved and not disc.moved  # VH-PHY-23
                if not untouched and pusher.r + disc.r - distance(pusher, disc) > COUNTED:
                    separate(pusher, disc, direction)
                    moved = True
        if not moved:
            result.settled = True
            return
    result.settled = False


def separate(pusher: Disc, disc: Disc, direction: tuple[float, float]) -> None:
    """Push `disc` away until the two just touch, then up to its radius (VH-PHY-5, VH-PHY-12, VH-PHY-14)."""
    apart = distance(pusher, disc)
    if apart >= CONCENTRIC:
        direction = ((disc.x - pusher.x) / apart, (disc.y - pusher.y) / apart)
    reach = pusher.r + disc.r
    disc.x = pusher.x + direction[0] * reach
    disc.y = max(pusher.y + direction[1] * reach, disc.r)
    disc.moved = True


def fall(result: Result, width: float, depth: float) -> None:
    """Whatever has its centre beyond an open edge is gone, in the order of ids (VH-PHY-15)."""
    for disc in sorted(result.discs, key=lambda disc: disc.id):
        if disc.x < 0 or disc.x > width or disc.y > depth:
            result.falls.append((result.steps, disc.id))
            result.discs.remove(disc)
