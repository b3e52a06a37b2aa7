"""What the contract's tests must be told of Voices: what no decision changes, who wins, and what lies where unseen."""

import random
from collections import Counter
from collections.abc import Sequence

from antifaz.core.events import Event
from antifaz.core.game import Edition, Game, Result
from antifaz.core.seats import LETTERS, NOBODY, letter
from antifaz.core.state import State as CoreState
from antifaz.games.voices.game import Voices
from antifaz.games.voices.pieces import (
    CARDS,
    DEAL,
    DRAW_CARD,
    DRAW_TOKEN,
    FACES,
    JURORS,
    LAY,
    PLACES,
    PUT,
    REGIONS,
    ROLES,
    THE_CARD,
    TRIALS,
)
from antifaz.games.voices.platforms import marker_of, x_of, y_of
from antifaz.games.voices.state import State, copies, tokens
from antifaz.games.voices.under import frames_of

WINDOWS = ("insertion", "control", "trial", "token")


def options(edition: Edition, chance: random.Random, people: int) -> dict[str, str]:
    """Each option left alone or set to any of its values."""
    chosen: dict[str, str] = {}
    for option in edition.options:
        value = chance.choice(option.values)
        if chance.random() < 0.6:
            chosen[option.name] = chance.choice(LETTERS[:people]) if value.startswith("<") else value
    return chosen


def conserves(game: Game, s: CoreState) -> None:
    """VH-CMP-1 to VH-CMP-3, VH-SET-5: every card, marker and token is somewhere, once."""
    assert isinstance(s, State)
    assert isinstance(game, Voices)
    cards_are_all_there(game, s)
    markers_are_all_there(s)
    faces = Counter({face: s.pool[number] for number, face in enumerate(FACES)})
    for pile in (*s.piles, s.tossed, s.held):
        faces.update(FACES[face] for face in tokens(pile))
    if s.cancelled < 0:  # at the end guilty and innocent ones lie in their boxes
        assert [faces[face] for face in FACES] == list(game.pack.influence.values())
    assert min(*s.pool, *s.boxes) >= 0


def cards_are_all_there(game: Voices, s: State) -> None:
    dealt = [role for role in s.roles if role >= 0]
    assert len(set(dealt)) == len(dealt)
    resolved = Counter(CARDS[card] for card in cards_in_limbo(s))
    for kind, strategy in enumerate(game.pack.strategies.values()):
        there = sum(copies(cards, kind) for cards in (*s.hands, s.strategies, s.thrown))
        assert there + resolved[CARDS[kind]] == strategy.copies
    if s.prosecutor < game.people:
        assert s.hands[s.prosecutor] == 0  # VH-STR-8
    trials = [trial if trial >= 0 else -1 - trial for trial in (*s.trials, *(trial for trial in s.cards if trial >= 0))]
    trials += [number + 24 * (s.phase - 1) for number in range(24) if s.deck >> number & 1]
    assert sorted(trials) == list(range(24 * (s.phase - 1), 24 * s.phase))


def cards_in_limbo(s: State) -> list[int]:
    """VH-LIM-6: the strategy cards being resolved are nowhere else."""
    return [frame.part("card") for frame in frames_of(s) if frame.rule == THE_CARD] if s.who != NOBODY else []


def markers_are_all_there(s: State) -> None:
    """VH-SET-7, VH-INS-4: unused, destroyed, or on one platform, and nowhere else."""
    on = [marker_of(disc) for platform in s.platforms for disc in platform]
    destroyed = [marker for marker in range(48) if s.destroyed >> marker & 1]
    unused = [marker for marker in range(48) if s.unused >> marker & 1]
    owned = [marker for marker in range(48) if s.owner(marker) >= 0]
    assert sorted([*on, *destroyed, *unused]) == owned
    for platform in s.platforms:
        for disc in platform:  # VH-PHY-5, VH-PHY-15
            assert 0 <= x_of(disc) <= 80_000
            assert 12_500 <= y_of(disc) <= 60_000


def ends(game: Game, s: CoreState, result: Result) -> None:
    """VH-END-3 to VH-END-7, VH-OBJ-1 to VH-OBJ-5, counted once more from what lies on the table."""
    assert isinstance(s, State)
    assert isinstance(game, Voices)
    assert all(pile == 1 for pile in s.piles)
    guilty = sum(s.boxes[juror] > 0 for juror in range(6))
    innocent = sum(s.boxes[6 + juror] > 0 for juror in range(6))
    assert not any(s.boxes[juror] and s.boxes[6 + juror] for juror in range(6))
    assert result.reason == ("convicted" if guilty > innocent else "free")
    facets = [person for person in range(game.people) if person != s.prosecutor]
    destroyed = {person: int(s.destroyed & s.own(person)).bit_count() for person in facets}
    winners = []
    for person in range(game.people):
        mine = destroyed.get(person, 0)
        quantities = {
            "guilty": guilty,
            "innocent": innocent,
            "undecided": 6 - guilty - innocent,
            "difference": abs(guilty - innocent),
            "cancelled": int(s.cancelled),
            "destroyed": mine,
            "others with more destroyed": sum(number > mine for other, number in destroyed.items() if other != person),
            "others with fewer destroyed": sum(number < mine for other, number in destroyed.items() if other != person),
        }
        role = list(game.pack.roles.values())[s.roles[person]]
        if role.met(game.people, quantities, regions_led(s, person)):
            winners.append(LETTERS[person])
    assert list(result.winners) == winners


def regions_led(s: State, person: int) -> list[str]:
    """VH-OBJ-2, VH-AS-24: with an own marker there, the highest total, ties included."""
    from antifaz.games.voices.content.effects import REGIONS as CODES

    led = []
    for region, code in enumerate(CODES):
        totals: Counter[tuple[int, int]] = Counter()
        for disc in s.platforms[region]:
            marker = int(marker_of(disc))
            if marker >= 8:
                totals[int(s.owner(marker)), marker // 8] += int(s.table.values[marker])
        best = max(totals.values(), default=0)
        if any(owner == person and total == best for (owner, _), total in totals.items()):
            led.append(code)
    return led


def insiders(s: CoreState) -> str:
    """VH-KNO-1 to VH-KNO-14: a card, token or role is for whoever gets it; a token of a story is for nobody."""
    assert isinstance(s, State)
    if letter(s.who) != "*":
        return letter(s.who)
    if s.kind == DEAL:
        return LETTERS[s.left]
    if s.kind == PUT:
        return ""
    if s.kind == LAY:
        return letter(s.prosecutor)
    return LETTERS[s.me] if s.kind in (DRAW_CARD, DRAW_TOKEN) else LETTERS + "*"


def places(s: CoreState) -> dict[str, object]:
    assert isinstance(s, State)
    found: dict[str, object] = {}
    for person in range(s.table.people):
        name = LETTERS[person]
        found[f"role.{name}"] = int(s.roles[person])
        found[f"hand.{name}"] = int(s.hands[person])
        found[f"answer.{name}"] = int(s.said >> 4 * person & 15)
    found |= {name: int(pile) for name, pile in zip(JURORS, s.piles, strict=True)}
    found |= {name: int(trial) for name, trial in zip(PLACES, s.cards, strict=True)}
    return found | {"drawn": int(s.held), "influence": int(s.tossed), "trials": tuple(s.trials)}


def shows(event: Event, viewer: str, before: Sequence[Event]) -> str:
    """What is shown to its owner, what is looked at, an answer when it is acted on, and what is turned up at the end."""
    kind, args = event.kind, event.args
    if kind == "got" and args[0] == viewer:
        return f"role.{viewer}" if args[1] in ROLES else f"hand.{viewer}" if args[1] in CARDS else "drawn"
    if kind == "saw":
        looked = before[-1:] == [Event("looked", (viewer, args[0]))] or before[-1:] == [Event("laid", args[:1])]
        return args[0] if looked else ""
    if kind == "put-down" and args[0] == viewer:
        return args[2]
    if kind == "threw" and args[0] == viewer:
        return "trials" if args[1] in TRIALS else "influence"
    if kind in ("passed", "wanted", "played"):
        return f"answer.{args[0]}"
    if kind == "role":
        return f"role.{args[0]}"
    return args[0] if kind == "turned" else ""


assert len(REGIONS) == 5
