"""The platforms: which pushes are legal, and what a marker pushed in does to those that lie there (VH-PHY).

Nothing here but + - * / and the square root, in a fixed order, so a push ends the same to the last bit everywhere,
compiled or not (VH-PHY-19, VH-PHY-24). `tests/games/voices/oracle.py` says the rule word for word; this leaves out only
what cannot move anything, and says why each time.
"""

from dataclasses import dataclass
from math import floor, sqrt
from typing import Final, NamedTuple

from mypy_extensions import i64

STEP: Final = 0.1  # VH-PHY-11
COUNTED: Final = 0.000001  # VH-PHY-12: smaller overlaps do not count
CONCENTRIC: Final = 0.000000001  # VH-PHY-14
PASSES: Final[i64] = 200  # VH-PHY-12
FAR: Final = 1000000.0


@dataclass(frozen=True)
class Geometry:
    """The one record of all measures, in tenths of a millimetre, the unit of a push (VH-PHY-6, VH-PHY-8)."""

    width: int = 800  # along the entrance edge
    depth: int = 600
    lean: int = 430  # how far the end may lie from the entry, sideways: about 60 degrees
    blade: int = 300  # of the paddle; it stays outside, only pictures need it (VH-PHY-4)
    # By place in the list of VH-CMP-8: Confusion x 3, Panic x 3, Nervousness x 2, then those of a facet.
    radii: tuple[int, ...] = (125,) * 16

    def radius(self, marker: i64) -> int:
        """Of a marker, by its id (VH-PHY-3, VH-PHY-24)."""
        return self.radii[marker if marker < 8 else 8 + marker % 8]


STANDARD: Final = Geometry()

# A platform is a tuple of discs, in the order of ids. A disc is one integer: the marker's id, then its centre in
# thousandths. Places are rounded to thousandths after every push (VH-PHY-19), so integers say them exactly, and they
# become the same floats everywhere. Nothing changes a tuple, so clones of a state share their platforms: five
# references, whatever lies there.
Platform = tuple[int, ...]
EMPTY: Final[Platform] = ()

BITS: Final[i64] = 20
PLACE: Final[i64] = (1 << 20) - 1


def disc_at(marker: i64, x: i64, y: i64) -> int:
    """A marker with its centre at (x, y), in thousandths."""
    return (marker << (2 * BITS)) | (x << BITS) | y


def marker_of(disc: int) -> i64:
    """The id of the marker (VH-PHY-24)."""
    return disc >> (2 * BITS)


def x_of(disc: int) -> i64:
    """Thousandths along the entrance edge."""
    return (disc >> BITS) & PLACE


def y_of(disc: int) -> i64:
    """Thousandths inwards from the entrance edge."""
    return disc & PLACE


def sticks_out(disc: int, geometry: Geometry = STANDARD) -> bool:
    """Over the left, the right or the far edge; the entrance does not count (VH-PHY-16)."""
    x = x_of(disc)
    room = min(x, geometry.width * 100 - x, geometry.depth * 100 - y_of(disc))
    return room < geometry.radius(marker_of(disc)) * 100


def without(platform: Platform, marker: i64) -> Platform:
    """The platform after a marker is taken away; nothing else moves (VH-INS-6, VH-PHY-17)."""
    return tuple([disc for disc in platform if marker_of(disc) != marker])


def entries(marker: i64, geometry: Geometry = STANDARD) -> tuple[int, int]:
    """The first and the last entry x0, in tenths; all between are legal (VH-PHY-8)."""
    radius = geometry.radius(marker)
    return radius, geometry.width - radius


def ends(marker: i64, x0: int, geometry: Geometry = STANDARD) -> tuple[int, int]:
    """The first and the last end x1 that fits an entry, in tenths; never none, as x1 = x0 fits (VH-PHY-8, VH-PHY-9)."""
    low, high = entries(marker, geometry)
    return max(0, 2 * low - x0, x0 - geometry.lean), min(geometry.width, 2 * high - x0, x0 + geometry.lean)


def legal(marker: i64, x0: int, x1: int, geometry: Geometry = STANDARD) -> bool:
    """Whether a marker may be pushed so (VH-PHY-8)."""
    first, last = entries(marker, geometry)
    low, high = ends(marker, x0, geometry)
    return first <= x0 <= last and low <= x1 <= high


class Fall(NamedTuple):
    """A marker that fell: after which step, and where its centre was by then, in thousandths."""

    step: int
    marker: int
    x: int
    y: int


class Keyframe(NamedTuple):
    """Where the discs that the push moves are after a step (before the first, if it is 0); the fallen are missing."""

    step: int
    discs: Platform


class Pushed(NamedTuple):
    """What a push did.

    The inserted disc goes evenly from (x0, -r) to (x1, +r) in `steps` steps. The keyframes begin when the first of the
    others moves; between two of them all go straight and evenly. There are none if nothing is touched.
    """

    platform: Platform
    falls: list[Fall]
    keyframes: list[Keyframe]
    steps: int


class Disc:
    """A disc during a push, in millimetres."""

    def __init__(self, marker: i64, x: float, y: float, r: float) -> None:
        self.marker = marker
        self.x = x
        self.y = y
        self.r = r
        self.far = 0.0  # from the inserted disc when this pass began
        self.woken: i64 = 0  # the last step in which it was pushed; 0: it has not moved during this push


class Push:
    """One push under way."""

    def __init__(self, platform: Platform, marker: i64, x0: i64, x1: i64, geometry: Geometry) -> None:
        self.resting: list[Disc] = [lying(disc, geometry) for disc in platform]
        self.order = self.resting.copy()  # the same discs as VH-PHY-12 sorts them
        self.inserted = Disc(marker, 0.0, 0.0, millimetres(geometry.radius(marker)))
        self.width = millimetres(geometry.width)
        self.depth = millimetres(geometry.depth)
        self.x0 = millimetres(x0)
        self.across = millimetres(x1) - self.x0
        self.along = self.inserted.r + self.inserted.r
        self.length = sqrt(self.across * self.across + self.along * self.along)
        self.steps = self.last_step()
        self.step: i64 = 1
        self.since: i64 = 1  # discs pushed in this step or later are awake: only they can overlap another resting disc
        self.settled = True  # whether the last step left no overlap that counts
        self.clamped = False  # whether a disc was raised to its radius in this pass
        self.falls: list[Fall] = []
        self.film: list[Keyframe] = []
        self.due: i64 = 0  # the step of the next keyframe
        self.stride: i64 = 0  # steps between keyframes; 0: none wanted, or nothing has moved yet

    def run(self, keyframes: i64) -> None:
        """All steps, but those in which nothing can move."""
        while self.step <= self.steps:
            self.advance()
            gap = self.gap()
            if self.settled:
                self.since = self.step
                if gap >= -COUNTED:
                    # Nothing overlaps, so this step moves nothing, and the gap lasts for as many steps as it has
                    # tenths: each takes the inserted disc a tenth on while all others rest. The rounding on the way is
                    # nothing beside COUNTED.
                    self.step += 1 + int(gap * 10.0)
                    continue
            self.film_before(keyframes)
            self.resolve()
            self.fall()
            self.step += 1
        self.film_rest()

    def last_step(self) -> i64:
        """The whole way is cut into so many steps, the last one shorter (VH-PHY-11)."""
        step: i64 = int(self.length / STEP)
        while float(step) * STEP / self.length < 1.0:
            step += 1
        return step

    def advance(self) -> None:
        """Put the inserted disc where it is after this step (VH-PHY-11)."""
        share = float(self.step) * STEP / self.length
        if share > 1.0:
            share = 1.0
        inserted = self.inserted
        inserted.x = self.x0 + self.across * share
        inserted.y = -inserted.r + self.along * share

    def gap(self) -> float:
        """Measure how far every resting disc is from the inserted one, and say how much room the nearest leaves."""
        inserted = self.inserted
        x, y, r = inserted.x, inserted.y, inserted.r
        gap = FAR
        for disc in self.resting:
            dx = disc.x - x
            dy = disc.y - y
            far = sqrt(dx * dx + dy * dy)
            disc.far = far
            room = far - (r + disc.r)
            if room < gap:
                gap = room
        return gap

    def resolve(self) -> None:
        """Passes over the discs until one moves nothing (VH-PHY-12).

        Two resting discs need a look only if one of them was pushed since this step began, or since overlaps were first
        left over: all other pairs were found apart then, or are left alone (VH-PHY-23).
        """
        for turn in range(PASSES):
            self.clamped = False
            if turn == 0:
                self.push_touched()
            else:
                self.push_awake()
            self.sort()
            if not self.push_resting() and not self.clamped:
                # Every disc pushed in this pass just touches the inserted one, and no other: the next moves nothing.
                self.settled = True
                return
        self.settled = False

    def push_touched(self) -> None:
        """The inserted disc comes first; whom it pushes first makes no difference yet."""
        inserted = self.inserted
        for disc in self.resting:
            if inserted.r + disc.r - disc.far > COUNTED:
                self.separate(inserted, disc, disc.far)

    def push_awake(self) -> None:
        """The same in later passes: the discs that sleep are where they were."""
        inserted = self.inserted
        x, y, r = inserted.x, inserted.y, inserted.r
        for disc in self.resting:
            if disc.woken >= self.since:
                dx = disc.x - x
                dy = disc.y - y
                far = sqrt(dx * dx + dy * dy)
                disc.far = far
                if r + disc.r - far > COUNTED:
                    self.separate(inserted, disc, far)

    def push_resting(self) -> bool:
        """Each resting disc pushes every later one; whether any did."""
        since = self.since
        order = self.order
        count: i64 = len(order)
        pushed = False
        for i in range(count - 1):
            pusher = order[i]
            asleep = pusher.woken < since
            x, y, r = pusher.x, pusher.y, pusher.r
            for j in range(i + 1, count):
                disc = order[j]
                if asleep and disc.woken < since:
                    continue
                dx = disc.x - x
                dy = disc.y - y
                square = dx * dx + dy * dy
                reach = r + disc.r
                if square < reach * reach:
                    apart = sqrt(square)
                    if reach - apart > COUNTED:
                        self.separate(pusher, disc, apart)
                        pushed = True
        return pushed

    def sort(self) -> None:
        """By insertion: the order seldom changes from one pass to the next."""
        order = self.order
        for i in range(1, len(order)):
            disc = order[i]
            if order[i - 1].far < disc.far:
                continue
            place: i64 = i
            while place > 0 and farther(order[place - 1], disc):
                order[place] = order[place - 1]
                place -= 1
            order[place] = disc

    def separate(self, pusher: Disc, disc: Disc, apart: float) -> None:
        """Push a disc away until both just touch, then up to its radius (VH-PHY-5, VH-PHY-12)."""
        if apart < CONCENTRIC:  # VH-PHY-14: along the push direction
            ux = self.across / self.length
            uy = self.along / self.length
        else:
            ux = (disc.x - pusher.x) / apart
            uy = (disc.y - pusher.y) / apart
        reach = pusher.r + disc.r
        disc.x = pusher.x + ux * reach
        disc.y = pusher.y + uy * reach
        if disc.y < disc.r:
            disc.y = disc.r
            self.clamped = True
        disc.woken = self.step

    def fall(self) -> None:
        """Whatever was pushed so far that its centre is beyond an open edge falls, in the order of ids (VH-PHY-15)."""
        fallen = False
        for disc in self.resting:
            if disc.woken == self.step and self.unsupported(disc):
                self.falls.append(Fall(self.step, disc.marker, thousandths(disc.x), thousandths(disc.y)))
                fallen = True
        if fallen:
            self.resting = [disc for disc in self.resting if not self.fell(disc.marker)]
            self.order = self.resting.copy()

    def unsupported(self, disc: Disc) -> bool:
        """A centre exactly on an edge is not (VH-PHY-15)."""
        return disc.x < 0.0 or disc.x > self.width or disc.y > self.depth

    def fell(self, marker: i64) -> bool:
        """Whether a marker has fallen so far."""
        return any(fall.marker == marker for fall in self.falls)

    def film_before(self, keyframes: i64) -> None:
        """Keep where all lie: first when the first disc is about to move, then at even strides."""
        if not self.stride and keyframes:
            self.due = self.step - 1
            self.stride = max(1, -((self.due - self.steps) // (keyframes - 1)))
        while self.stride and self.due < self.step:
            self.film.append(Keyframe(self.due, self.places()))
            self.due += self.stride

    def film_rest(self) -> None:
        """The keyframes that are still due, the last one when all is over."""
        while self.stride and self.film[-1].step < self.steps:
            self.film.append(Keyframe(min(self.due, self.steps), self.places()))
            self.due += self.stride

    def places(self) -> Platform:
        """The resting discs, in the order of ids."""
        return tuple([disc_at(one.marker, thousandths(one.x), thousandths(one.y)) for one in self.resting])

    def keyframes(self) -> list[Keyframe]:
        """The film without the discs that this push leaves alone."""
        still = [disc.marker for disc in self.resting if not disc.woken]
        return [Keyframe(one.step, tuple([disc for disc in one.discs if marker_of(disc) not in still])) for one in self.film]


def lying(disc: int, geometry: Geometry) -> Disc:
    """A disc of a platform, for a push."""
    marker = marker_of(disc)
    return Disc(marker, float(x_of(disc)) / 1000.0, float(y_of(disc)) / 1000.0, millimetres(geometry.radius(marker)))


def farther(disc: Disc, other: Disc) -> bool:
    """Whether a disc comes after another in the order of VH-PHY-12."""
    return disc.far > other.far or (disc.far == other.far and disc.marker > other.marker)


def millimetres(tenths: i64) -> float:
    """As a float, the nearest there is."""
    return float(tenths) / 10.0


def thousandths(length: float) -> int:
    """Of millimetres: rounded, halves up (VH-PHY-19)."""
    return floor(length * 1000.0 + 0.5)


def push(platform: Platform, marker: i64, x0: i64, x1: i64, *, keyframes: i64 = 0, geometry: Geometry = STANDARD) -> Pushed:
    """Push a marker in from (x0, -r) to (x1, +r), in tenths; at most so many keyframes (0, or 2 and more) are kept."""
    if not legal(marker, x0, x1, geometry):
        raise ValueError(f"marker {marker} cannot be pushed from {x0} to {x1} (VH-PHY-8)")
    pushing = Push(platform, marker, x0, x1, geometry)
    pushing.run(keyframes)
    # The inserted disc ends on tenths, whatever the last digit of the way there (VH-PHY-6, VH-PHY-13).
    discs = [*pushing.places(), disc_at(marker, x1 * 100, geometry.radius(marker) * 100)]
    discs.sort()
    return Pushed(tuple(discs), pushing.falls, pushing.keyframes(), pushing.steps)
