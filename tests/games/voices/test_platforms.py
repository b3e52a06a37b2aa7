"""The platforms: legal pushes, the reference pushes, and the pusher against its literal version, bit for bit."""

import hashlib
import random
from itertools import combinations, pairwise
from math import hypot
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import antifaz
from antifaz.games.voices.platforms import (
    EMPTY,
    STANDARD,
    Geometry,
    Platform,
    Push,
    Pushed,
    disc_at,
    ends,
    entries,
    legal,
    marker_of,
    push,
    sticks_out,
    without,
    x_of,
    y_of,
)
from tests.games.voices import oracle
from tests.volume import volume

MARKERS = 48
# Small and large discs among the standard ones: Panic 5.0, Rage 8.0, Sadness 3.0, Joy 20.0.
MIXED = Geometry(radii=(125, 125, 125, 50, 50, 50, 125, 125, 80, 80, 30, 30, 125, 125, 200, 200))


class Aim(NamedTuple):
    """A marker and where it is pushed, in tenths."""

    marker: int
    x0: int
    x1: int


def laid(*places: tuple[float, float]) -> Platform:
    """Markers 0, 1, … at these places in millimetres."""
    return tuple(disc_at(marker, round(x * 1000), round(y * 1000)) for marker, (x, y) in enumerate(places))


def places(platform: Platform) -> list[tuple[int, int, int]]:
    """Id, x and y of every disc, in thousandths."""
    return [(marker_of(disc), x_of(disc), y_of(disc)) for disc in platform]


def found(platform: Platform, marker: int) -> tuple[float, float]:
    """Where a marker lies, in millimetres."""
    return next((x / 1000, y / 1000) for other, x, y in places(platform) if other == marker)


def radius(marker: int, geometry: Geometry = STANDARD) -> float:
    return geometry.radius(marker) / 10


def literally(platform: Platform, aim: Aim, geometry: Geometry = STANDARD) -> oracle.Result:
    """The same push by the oracle."""
    resting = [oracle.Disc(marker, x / 1000, y / 1000, radius(marker, geometry)) for marker, x, y in places(platform)]
    inserted = oracle.Disc(aim.marker, 0, 0, radius(aim.marker, geometry))
    return oracle.push(resting, inserted, aim.x0, aim.x1, geometry.width / 10, geometry.depth / 10)


def agree(platform: Platform, aim: Aim, geometry: Geometry = STANDARD) -> tuple[Pushed, oracle.Result]:
    """Push by both, and compare all they say, the resting discs to the last bit before rounding."""
    pushed = push(platform, *aim, keyframes=40, geometry=geometry)
    result = literally(platform, aim, geometry)
    bits = Push(platform, *aim, geometry)
    bits.run(0)
    assert [(disc.marker, disc.x, disc.y) for disc in bits.resting] == result.exact
    assert places(pushed.platform) == result.places
    assert [(fall.step, fall.marker) for fall in pushed.falls] == result.falls
    assert pushed.steps == result.steps
    for step, discs in pushed.keyframes:
        assert set(places(discs)) <= set(result.track[step - 1] if step else places(platform))
    return pushed, result


def random_aim(chance: random.Random, marker: int) -> Aim:
    x0 = chance.randint(*entries(marker))
    return Aim(marker, x0, chance.randint(*ends(marker, x0)))


def aims(marker: int, geometry: Geometry = STANDARD) -> st.SearchStrategy[Aim]:
    """Every legal push of a marker; straight ones and the steepest come up more often."""

    def toward(x0: int) -> st.SearchStrategy[Aim]:
        low, high = ends(marker, x0, geometry)
        return st.sampled_from([x0, low, high]).flatmap(lambda x1: st.just(Aim(marker, x0, x1))) | st.integers(low, high).map(
            lambda x1: Aim(marker, x0, x1)
        )

    return st.integers(*entries(marker, geometry)).flatmap(toward)


def anywhere(marker: int, geometry: Geometry = STANDARD) -> st.SearchStrategy[int]:
    """A disc anywhere on the platform, at round places, on edges, or just so."""
    low = geometry.radius(marker) * 100
    x = st.sampled_from([0, 12_500, 25_000, 37_500, 40_000, 55_000, 67_500, 80_000]) | st.integers(0, 80_000)
    y = st.sampled_from([low, 30_000, 37_500, 60_000]) | st.integers(low, 60_000)
    return st.builds(disc_at, st.just(marker), x, y)


MARKER_LISTS = st.lists(st.integers(0, MARKERS - 1), min_size=2, max_size=9, unique=True)


@st.composite
def platforms_and_aims(draw: st.DrawFn, geometry: Geometry = STANDARD) -> tuple[Platform, Aim]:
    """Any platform, however its discs overlap, and a push onto it."""
    *resting, inserted = draw(MARKER_LISTS)
    return tuple(draw(anywhere(marker, geometry)) for marker in sorted(resting)), draw(aims(inserted, geometry))


# Geometry and input


def test_the_reference_settings() -> None:
    # VH-PHY-1 VH-PHY-3 VH-PHY-4 VH-PHY-8
    assert (STANDARD.width, STANDARD.depth, STANDARD.lean, STANDARD.blade) == (800, 600, 430, 300)
    assert {STANDARD.radius(marker) for marker in range(MARKERS)} == {125}


def test_the_radius_goes_by_the_emotion_of_the_id() -> None:
    # VH-PHY-3 VH-PHY-24: place in the list, the prosecutor's list for the colour 0
    by_place = Geometry(radii=tuple(range(100, 116)))
    assert [by_place.radius(marker) for marker in range(16)] == list(range(100, 116))
    assert [by_place.radius(marker) for marker in range(40, 48)] == list(range(108, 116))


def test_a_disc_is_its_marker_and_its_place() -> None:
    # VH-PHY-24
    disc = disc_at(47, 80_000, 12_500)
    assert (marker_of(disc), x_of(disc), y_of(disc)) == (47, 80_000, 12_500)


def test_legal_pushes_in_whole_tenths() -> None:
    # VH-PHY-6 VH-PHY-8: the rule as it stands, doubled so that it stays in whole tenths
    for x0 in range(-10, 811):
        for x1 in range(-10, 811, 1 if x0 % 25 == 0 else 13):
            rule = 125 <= x0 <= 675 and 250 <= x0 + x1 <= 1350 and 0 <= x1 <= 800 and abs(x1 - x0) <= 430
            assert legal(9, x0, x1) == rule, (x0, x1)


def test_the_spans_are_the_legal_pushes() -> None:
    # VH-PHY-8 VH-PHY-9: both contiguous, neither ever empty
    low, high = entries(9)
    for x0 in range(-10, 811):
        legal_ends = [x1 for x1 in range(-10, 811) if legal(9, x0, x1)]
        assert bool(legal_ends) == (low <= x0 <= high)
        if legal_ends:
            first, last = ends(9, x0)
            assert legal_ends == list(range(first, last + 1))
            assert first <= x0 <= last


def test_the_spans_of_another_radius() -> None:
    # VH-PHY-3: all rules use r of the marker concerned
    assert entries(40, MIXED) == (80, 720)
    assert ends(40, 80, MIXED) == (80, 510)
    assert ends(46, 200, MIXED) == (200, 630)


@pytest.mark.parametrize(("x0", "x1"), [(124, 200), (676, 600), (400, 831), (400, -31), (130, 119), (150, 581)])
def test_what_is_not_legal_is_not_pushed(x0: int, x1: int) -> None:
    with pytest.raises(ValueError, match="VH-PHY-8"):
        push(EMPTY, 9, x0, x1)


@pytest.mark.parametrize(
    ("x", "y", "out"),
    [
        (12.5, 30, False),
        (12.499, 30, True),
        (67.5, 30, False),
        (67.501, 30, True),
        (40, 47.5, False),
        (40, 47.501, True),
        (40, 12.5, False),
    ],
)
def test_sticking_out(x: float, y: float, *, out: bool) -> None:
    # VH-PHY-16: less than r to the left, right or far edge; the entrance side does not count
    assert sticks_out(laid((x, y))[0]) is out


def test_the_entrance_side_does_not_count() -> None:
    # VH-PHY-16, with a disc small enough to be nearer to the entrance than r
    assert not sticks_out(disc_at(10, 40_000, 3_000), MIXED)
    assert sticks_out(disc_at(10, 40_000, 57_001), MIXED)
    assert not sticks_out(disc_at(10, 40_000, 57_000), MIXED)


def test_removal_moves_nothing_else() -> None:
    # VH-PHY-17 VH-INS-6
    platform = laid((12.5, 12.5), (40, 12.5), (67.5, 12.5))
    assert places(without(platform, 1)) == [(0, 12_500, 12_500), (2, 67_500, 12_500)]
    assert len(platform) == 3


def test_inserting_again_is_a_push_like_any_other() -> None:
    # VH-PHY-18: removed first, then pushed; its old place is free
    platform = laid((40, 12.5), (40, 37.5))
    again = push(without(platform, 0), 0, 400, 400).platform
    assert places(again) == places(platform)


# Reference results, tolerance 0.3


class Reference(NamedTuple):
    before: list[tuple[float, float]]
    x0: int
    x1: int
    after: list[tuple[float, float] | None]  # of those before; nothing where it falls


REFERENCES = {
    "VH-PT-1": Reference([], 400, 400, []),
    "VH-PT-2": Reference([(40, 12.5)], 400, 400, [(40, 37.5)]),
    "VH-PT-3": Reference([(40, 37.5), (40, 12.5)], 400, 400, [None, (40, 37.5)]),
    "VH-PT-4": Reference([], 300, 444, []),
    "VH-PT-5": Reference([(40, 12.5)], 525, 525, [(29.8, 23.0)]),
    "VH-PT-6": Reference([(40, 12.5)], 450, 541, [(32.9, 25.7)]),
    "VH-PT-7": Reference([(40, 12.5)], 450, 359, [(38.0, 37.4)]),
    "VH-PT-8": Reference([(14, 12.5)], 400, 150, [None]),
    "VH-PT-9": Reference([(20, 12.5)], 400, 150, [(6.4, 36.0)]),
    "VH-PT-10": Reference([(12.5, 12.5), (40, 12.5), (67.5, 12.5)], 540, 540, [(7.0, 12.5), (30.5, 21.0), (77.3, 21.7)]),
    "VH-PT-11": Reference([(55.001, 30), (80, 30)], 200, 200, [(55.001, 30), (80, 30)]),
}
NEW = 47


@pytest.mark.parametrize("reference", REFERENCES.values(), ids=REFERENCES.keys())
def test_reference_pushes(reference: Reference) -> None:
    # VH-PT-1 VH-PT-2 VH-PT-3 VH-PT-4 VH-PT-5 VH-PT-6 VH-PT-7 VH-PT-8 VH-PT-9 VH-PT-10 VH-PT-11
    pushed, _ = agree(laid(*reference.before), Aim(NEW, reference.x0, reference.x1))
    assert found(pushed.platform, NEW) == (reference.x1 / 10, 12.5)
    assert [fall.marker for fall in pushed.falls] == [id for id, after in enumerate(reference.after) if after is None]
    for marker, after in enumerate(reference.after):
        if after is not None:
            assert found(pushed.platform, marker) == pytest.approx(after, abs=0.3)


def test_when_the_first_of_two_falls() -> None:
    # VH-PT-3: when the new one has travelled about 22.6; VH-PHY-15: its centre is just beyond the far edge then
    (fall,) = push(laid((40, 37.5), (40, 12.5)), NEW, 400, 400).falls
    assert fall.step * 0.1 == pytest.approx(22.6, abs=0.3)
    assert fall.marker == 0
    assert 60_000 < fall.y <= 60_100


def test_over_the_left_edge() -> None:
    # VH-PT-8
    (fall,) = push(laid((14, 12.5)), NEW, 400, 150).falls
    assert fall.marker == 0
    assert -100 <= fall.x <= 0


def test_what_sticks_out_afterwards() -> None:
    # VH-PT-9 VH-PT-10 VH-PHY-16
    nine = push(laid((20, 12.5)), NEW, 400, 150).platform
    assert [marker_of(disc) for disc in nine if sticks_out(disc)] == [0]
    ten = push(laid((12.5, 12.5), (40, 12.5), (67.5, 12.5)), NEW, 540, 540).platform
    assert [marker_of(disc) for disc in ten if sticks_out(disc)] == [0, 2]


def test_an_old_overlap_does_not_creep_apart() -> None:
    # VH-PT-11 VH-PHY-23: exactly, not within a tolerance
    platform = laid((55.001, 30), (80, 30))
    pushed = push(platform, NEW, 200, 200, keyframes=40)
    assert places(pushed.platform) == [*places(platform), (NEW, 20_000, 12_500)]
    assert pushed.falls == []
    assert pushed.keyframes == []


# Motion, where the text is precise or RULINGS.md makes it so


def test_a_centre_exactly_on_an_edge_stays() -> None:
    # VH-PHY-15: pushed straight inwards to the far edge, and no further
    platform = laid((40, 35))
    assert found(push(platform, NEW, 400, 400).platform, 0) == (40, 37.5)
    on_edges = laid((0, 40), (80, 40), (40, 60))
    assert push(on_edges, NEW, 400, 400).platform[:3] == on_edges
    # Touched by the last, shorter step only, and pushed straight inwards along the edge.
    assert places(agree(laid((80, 37.49)), Aim(NEW, 550, 800))[0].platform)[0] == (0, 80_000, 37_500)
    assert places(agree(laid((0, 37.49)), Aim(NEW, 250, 0))[0].platform)[0] == (0, 0, 37_500)
    shallow = Geometry(depth=375)
    pushed, _ = agree(laid((40, 12.5)), Aim(NEW, 400, 400), shallow)
    assert places(pushed.platform)[0] == (0, 40_000, 37_500)
    assert [fall.marker for fall in agree(laid((40, 12.5)), Aim(NEW, 400, 400), Geometry(depth=374))[0].falls] == [0]


def test_falls_of_one_step_come_in_the_order_of_ids() -> None:
    # VH-PHY-2 VH-PHY-15: mirror images over the left and the right edge, the higher id lying left
    platform = (disc_at(3, 80_000, 12_500), disc_at(5, 0, 12_500), disc_at(8, 20_000, 12_500), disc_at(9, 60_000, 12_500))
    pushed, _ = agree(platform, Aim(NEW, 400, 400))
    assert [fall.marker for fall in pushed.falls] == [3, 5]
    assert pushed.falls[0].step == pushed.falls[1].step


def test_nothing_goes_back_through_the_gate() -> None:
    # VH-PHY-5: pushed down by a disc above it, it slides along y = r
    platform = laid((30, 30), (33, 12.5))
    pushed, result = agree(platform, Aim(NEW, 550, 120))
    assert min(y for _, _, y in places(pushed.platform)) >= 12_500
    assert min(y for step in result.track for _, _, y in step) >= 12_500


def test_discs_on_one_spot_part_along_the_push() -> None:
    # VH-PHY-14: the farther of two on one spot goes where the push goes, not where chance would have it
    platform = laid((40, 30), (40, 30))
    pushed, _ = agree(platform, Aim(NEW, 400, 400))
    assert places(pushed.platform)[0] == (0, 40_000, 37_500)
    assert [fall.marker for fall in pushed.falls] == [1]


def test_equally_far_discs_go_by_their_ids() -> None:
    # VH-PHY-12: both touch at once; the one with the lower id pushes the other
    platform = laid((30, 20), (50, 20))
    mirrored = (disc_at(0, 50_000, 20_000), disc_at(1, 30_000, 20_000))
    one, _ = agree(platform, Aim(NEW, 400, 400))
    other, _ = agree(mirrored, Aim(NEW, 400, 400))
    assert [(80_000 - x, y) for _, x, y in places(other.platform)[:2]] == [(x, y) for _, x, y in places(one.platform)[:2]]
    assert found(one.platform, 0)[0] != pytest.approx(80 - found(one.platform, 1)[0], abs=0.001)


def test_a_tie_is_told_by_ids_whatever_came_before() -> None:
    # VH-PHY-12: the left disc, 1, is nearer until step 125, when the inserted disc is at (40, 0) exactly and both touch at once
    geometry = Geometry(radii=(120, 120, 30, *(120,) * 13))
    platform = laid((51.9, 20.8), (28.1, 20.8), (25.6, 3.5))
    pushed, result = agree(platform, Aim(NEW, 365, 435), geometry)
    before, after = dict(at(result.track[123])), dict(at(result.track[124]))
    assert before[2] != (25_600, 3_500)  # so they have been sorted before
    assert (before[0], before[1]) == ((51_900, 20_800), (28_100, 20_800))
    assert 51_900 < after[0][0] < 80_000 - after[1][0]  # 0 pushed 1 farther than it was pushed itself
    assert pushed.falls == []


def at(step: list[tuple[int, int, int]]) -> list[tuple[int, tuple[int, int]]]:
    return [(marker, (x, y)) for marker, x, y in step]


def test_a_small_disc_is_pushed_along_the_gate() -> None:
    # VH-PHY-5 VH-PHY-12: pushed down and raised to its own radius again and again, until the next pass moves nothing
    geometry = Geometry(radii=(30, *(125,) * 14, 200))
    pushed, _ = agree(laid((64, 3)), Aim(NEW, 200, 600), geometry)
    x, y = found(pushed.platform, 0)
    assert y == 3
    assert 23 <= hypot(x - 60, y - 20) < 23.1


# Jams of discs of many sizes which 200 passes cannot settle; the first would end otherwise after 199. Found by searching.
JAMS = {
    "one pass fewer": (
        (125, 200, 60, 60, 125, 125, 125, 200, 200, 125, 125, 200, 125, 200, 30, 125),
        (2238344880552, 5549986951380, 8861629047208, 9934926262484, 11073759490260, 16558210429140),
        Aim(0, 252, 60),
    ),
    "not carried on": (
        (200, 30, 30, 60, 125, 60, 125, 60, 60, 60, 125, 125, 30, 200, 60, 125),
        (7713521145712, 12114133531289, 13223206082110),
        Aim(13, 340, 547),
    ),
}


@pytest.mark.parametrize("jam", JAMS.values(), ids=JAMS.keys())
def test_what_two_hundred_passes_leave_is_carried_on(jam: tuple[tuple[int, ...], Platform, Aim]) -> None:
    # VH-PHY-12
    radii, platform, aim = jam
    _, result = agree(platform, aim, Geometry(radii=radii))
    assert result.unsettled > 0


def test_a_push_leaves_the_platform_before_it_alone() -> None:
    # VH-PHY-19: an immutable value, which clones of a state may share
    platform = laid((40, 12.5))
    push(platform, NEW, 400, 400)
    assert platform == laid((40, 12.5))
    assert isinstance(platform, tuple)


def test_the_inserted_disc_takes_its_place_among_the_ids() -> None:
    # VH-PHY-24: a platform is in the order of ids, so equal platforms are equal values
    platform = (disc_at(5, 40_000, 40_000), disc_at(20, 70_000, 40_000))
    assert [marker_of(disc) for disc in push(platform, 9, 150, 150).platform] == [5, 9, 20]


# Keyframes


def test_keyframes_begin_when_something_moves_and_end_with_the_push() -> None:
    # VH-PHY-19: clients animate what the server computed; VH-PT-2 touches at once, VH-PT-3 as well
    pushed, result = agree(laid((40, 30), (10, 50)), Aim(NEW, 400, 400))
    first, second, *_, last = pushed.keyframes
    assert len(pushed.keyframes) <= 40
    assert places(first.discs) == [(0, 40_000, 30_000)]
    assert result.track[first.step - 1] == places(laid((40, 30), (10, 50)))
    assert result.track[first.step] != result.track[first.step - 1]
    assert second.step > first.step
    assert last.step == pushed.steps
    assert places(last.discs) == [places(pushed.platform)[0]]


def test_a_fallen_disc_is_missing_from_later_keyframes() -> None:
    pushed = push(laid((40, 37.5), (40, 12.5)), NEW, 400, 400, keyframes=40)
    (fall,) = pushed.falls
    for step, discs in pushed.keyframes:
        assert [marker_of(disc) for disc in discs] == ([0, 1] if step < fall.step else [1])


@given(platforms_and_aims(), st.integers(2, 40))
def test_never_more_keyframes_than_asked_for(case: tuple[Platform, Aim], wanted: int) -> None:
    platform, aim = case
    pushed = push(platform, *aim, keyframes=wanted)
    steps = [keyframe.step for keyframe in pushed.keyframes]
    assert len(steps) <= wanted
    assert all(one < other for one, other in pairwise(steps))
    assert not steps or steps[-1] == pushed.steps
    assert pushed._replace(keyframes=[]) == push(platform, *aim)


# Against the oracle, and what must hold whatever is pushed


def holds(before: Platform, aim: Aim, pushed: Pushed, result: oracle.Result) -> None:
    """What every push onto a platform that pushes have made must leave behind."""
    after = places(pushed.platform)
    moved = {marker for keyframe in pushed.keyframes for marker, _, _ in places(keyframe.discs)}
    fallen = [fall.marker for fall in pushed.falls]
    # VH-PHY-6 VH-PHY-7 VH-PHY-13 VH-PUS-5 VH-RUL-2: the inserted disc ends at (x1, r), on the barrier line behind, and stays
    assert found(pushed.platform, aim.marker) == (aim.x1 / 10, 12.5)
    # VH-PHY-15: whatever is gone has fallen, once, and was pushed
    assert sorted(fallen + [marker for marker, _, _ in after]) == sorted([aim.marker, *(marker_of(disc) for disc in before)])
    assert set(fallen) <= moved
    # VH-PHY-10: what is not pushed does not move
    assert {disc for disc in before if marker_of(disc) not in moved} <= set(pushed.platform)
    # VH-PHY-5 VH-PHY-15: all that is left lies on the platform, and nothing is back in the gate
    assert all(0 <= x <= 80_000 and 12_500 <= y <= 60_000 for _, x, y in after)
    # VH-PHY-12 VH-PHY-23: apart, but for the rounding of two places
    if result.unsettled == 0:
        for (_, x, y), (_, other_x, other_y) in combinations(after, 2):
            assert hypot(other_x - x, other_y - y) >= 25_000 - 1.5


@settings(max_examples=volume(60))
@given(st.data())
def test_pushes_onto_what_pushes_left(data: st.DataObject) -> None:
    # VH-PHY-10 VH-PHY-11 VH-PHY-12 VH-PHY-13 VH-PHY-15 VH-PHY-19 VH-PHY-23
    platform = EMPTY
    for marker in data.draw(MARKER_LISTS):
        aim = data.draw(aims(marker))
        pushed, result = agree(platform, aim)
        holds(platform, aim, pushed, result)
        assert push(platform, *aim, keyframes=40) == pushed  # the same again, to the last bit
        platform = pushed.platform


def test_thousands_of_random_pushes() -> None:
    # VH-PHY-11 VH-PHY-12 VH-PHY-13 VH-PHY-15 VH-PHY-19 VH-PHY-23, up to twelve discs on a platform
    chance = random.Random(15)
    for _ in range(volume(170)):
        platform = EMPTY
        for marker in chance.sample(range(MARKERS), 12):
            aim = random_aim(chance, marker)
            pushed, result = agree(platform, aim)
            holds(platform, aim, pushed, result)
            platform = pushed.platform


@settings(max_examples=volume(150))
@given(platforms_and_aims())
def test_pushes_onto_any_heap(case: tuple[Platform, Aim]) -> None:
    # VH-PHY-12 VH-PHY-14: also where no push leads, with discs upon discs
    agree(*case)


@settings(max_examples=volume(150))
@given(platforms_and_aims(geometry=MIXED))
def test_pushes_among_discs_of_many_sizes(case: tuple[Platform, Aim]) -> None:
    # VH-PHY-3 VH-PHY-12
    agree(*case, geometry=MIXED)


# Of 2,000 pushes and all they say; the same compiled, interpreted, and with whatever compiler (VH-PHY-19, VH-PHY-24).
GOLDEN = "89802daaf537ef0ae7a8265e5df954ac9abe47742cd5b96275cd6263768d0506"


def test_two_thousand_pushes_end_as_ever() -> None:
    # VH-PHY-19 VH-PHY-24
    chance = random.Random(2000)
    told = hashlib.sha256()
    for _ in range(200):
        platform = EMPTY
        for marker in chance.sample(range(MARKERS), 10):
            pushed = push(platform, *random_aim(chance, marker), keyframes=40)
            told.update(repr((pushed.platform, pushed.falls, pushed.keyframes, pushed.steps)).encode())
            platform = pushed.platform
    assert told.hexdigest() == GOLDEN


@pytest.mark.parametrize("emotions", ["off", "on"])
def test_every_end_is_said_as_its_number(emotions: str) -> None:
    """VH-PHY-6: among the tenths of a millimetre none is mistaken for an answer of another question."""
    match = antifaz.new("voices", players=4, seed=1, options={"emotions": emotions})
    while match.question and match.question.kind != "insert":
        match.play(match.question.answers[0])
    question = match.question
    for _ in ("marker", "region"):
        assert question
        question = question.then(question.answers[0])
    for numbered in (400, 61):
        assert question
        numbers = [answer.number for answer in question.answers]
        assert numbered in numbers
        assert [answer.text for answer in question.answers] == [str(number) for number in numbers]
        question = question.then(question.answers[len(numbers) // 2])
