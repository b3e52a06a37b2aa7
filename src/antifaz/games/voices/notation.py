"""Voices as text: answers and positions. The words are those of `docs/notation.md`."""

import re
from collections.abc import Mapping

from antifaz.core.notation import Position, is_piece
from antifaz.core.seats import LETTERS, NOBODY, bit, letter
from antifaz.games.voices.pieces import (
    CARD,
    CARDS,
    COLOUR,
    COLOUR_TOO,
    COLOURS,
    CONFUSES,
    DEAL,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW_CARD,
    DRAW_TOKEN,
    EXCHANGE,
    FACES,
    FEARS,
    FIRST,
    INSERT,
    INSERT_END,
    INSERT_ENTRY,
    INSERT_REGION,
    JURORS,
    LAY,
    LIMIT,
    LINE_GOES_ON,
    LOOK,
    LOOK_FIRST,
    LOOK_SECOND,
    MOVE,
    MOVE_PLACED,
    MOVE_TO,
    OPTION,
    OPTIONS,
    ORDER,
    PASS,
    PLACE,
    PLACE_DRAWN,
    PLACE_ON,
    PLACES,
    PROSECUTOR,
    PUT,
    REDRAW,
    REGIONS,
    REMOVE,
    ROLES,
    ROUNDS,
    SHAKE,
    SHAKE_TOO,
    SHARE,
    SHIFT,
    STORIES,
    STORY,
    THE_CARD,
    THE_INSERTION,
    THE_LAYING,
    THE_WINDOW,
    TIE,
    TRIALS,
    TRIALS_OF_A_PHASE,
    TUCK,
    WINDOWS,
    WORDS,
)
from antifaz.games.voices.platforms import disc_at, marker_of, x_of, y_of
from antifaz.games.voices.scoring import quantity
from antifaz.games.voices.state import (
    NO_PILE,
    State,
    card,
    copies,
    number_of,
    onto,
    tokens,
)
from antifaz.games.voices.turn import PASSED
from antifaz.games.voices.under import Frame, asked_so_far, read_frames, under_way, wrong

DISC = re.compile(r"([a-m]\d+)@(\d+)\.(\d+)")
PIECE = re.compile(r"([A-Z][A-Za-z0-9]*)|\[([A-Z][A-Za-z0-9]*|\?)(:[a-m]+)?\]")
HALF_DONE = ("trial", "control", "window", "under")
ZONES = (
    *REGIONS,
    *JURORS,
    *("cards", "trials", "strategies", "influence", "story", "round", "step"),
    *HALF_DONE,
    *("answered", "drawn", "cancelled"),
)

# -- answers -----------------------------------------------------------------------------------------------------------

OF_PERSON = {TIE: "choose", SHARE: "choose", ORDER: "choose", FIRST: "first"}
ON_JUROR = {PLACE: "place", PLACE_ON: "place", LOOK: "look", LOOK_FIRST: "look", LOOK_SECOND: "look", MOVE: "move"}
ON_JUROR |= {MOVE_TO: "move", MOVE_PLACED: "move", REMOVE: "remove", SHIFT: "move"}
NUMBERS = {INSERT_ENTRY: "insert", INSERT_END: "insert", SHAKE: "shake", SHAKE_TOO: "shake"}
FEW_WORDS = {TUCK: ("leave", "tuck"), EXCHANGE: ("leave", "exchange"), OPTION: tuple(f"choose {word}" for word in OPTIONS)}


def say(s: State, number: int) -> tuple[str, str]:
    """The verb and the rest of an answer to the open question."""
    kind = s.kind
    if bit(kind) & WINDOWS:
        return ("[pass]" if number == PASS else f"[{CARDS[number]}]"), ""
    if kind in NUMBERS:
        return NUMBERS[kind], str(number)
    if number == DECLINE:
        return "decline", ""
    if number == DISCARD:
        return ("draw" if kind in (REDRAW, FEARS) else "discard"), ""
    if kind in OF_PERSON:
        return OF_PERSON[kind], LETTERS[number]
    if kind in ON_JUROR:
        return ON_JUROR[kind], JURORS[number]
    if kind in FEW_WORDS:
        verb, _, rest = FEW_WORDS[kind][number].partition(" ")
        return verb, rest
    return say_piece(s, number) if s.who < len(LETTERS) else say_draw(s, number)


def say_piece(s: State, number: int) -> tuple[str, str]:
    """An answer that names a piece."""
    kind = s.kind
    if kind == CARD:
        return "choose", TRIALS[s.cards[number]]
    if kind in (COLOUR, COLOUR_TOO):
        return "choose", COLOURS[number]
    if kind in (INSERT, DESTROY):
        return ("insert" if kind == INSERT else "destroy"), s.marker_name(number)
    if kind == INSERT_REGION:
        return "insert", REGIONS[number]
    if kind == PLACE_DRAWN:
        return "place", f"[{FACES[number]}]"
    if kind == CONFUSES:
        return "discard", f"[{PLACES[number]}]"
    assert kind in (LIMIT, REDRAW)
    return "discard", CARDS[number]


def say_draw(s: State, number: int) -> tuple[str, str]:
    """An outcome of chance."""
    kind = s.kind
    if kind == DEAL:
        role = ROLES[number]
        return "deal", f"{LETTERS[s.left]} {role if number == PROSECUTOR else f'[{role}]'}"  # VH-SET-3
    if kind == STORY:
        return "story", STORIES[number]
    if kind == PUT:
        return "put", f"{JURORS[s.table.stories[s.story][s.left]]} [{FACES[number]}]"
    if kind == LAY:
        return "lay", f"[{TRIALS[number + (s.phase - 1) * TRIALS_OF_A_PHASE]}]"
    assert kind in (DRAW_CARD, DRAW_TOKEN)
    return "draw", f"{LETTERS[s.me]} [{(CARDS if kind == DRAW_CARD else FACES)[number]}]"


def goes_on(s: State) -> bool:
    """Whether the open question continues the line of the one before."""
    return s.who != NOBODY and bool(LINE_GOES_ON >> s.kind & 1)


# -- writing positions -------------------------------------------------------------------------------------------------


def position(s: State) -> Position:
    """What is true, without marks."""
    over = s.who == NOBODY
    people = range(s.table.people)
    zones = {LETTERS[person]: person_zone(s, person) for person in people}
    more = {f"{LETTERS[person]}.destroyed": names(s, s.destroyed & s.own(person)) for person in people}
    for region, discs in zip(REGIONS, s.platforms, strict=True):
        more[region] = [f"{s.marker_name(marker_of(disc))}@{x_of(disc)}.{y_of(disc)}" for disc in discs]
    for juror, name in enumerate(JURORS):
        more[name] = juror_zone(pieces(s.piles[juror]), s.boxes[juror], s.boxes[6 + juror])
    more["cards"] = [open_or_not(TRIALS[trial], place == 0 and s.front >= 0) for place, trial in enumerate(s.cards) if trial >= 0]
    more["trials"] = [TRIALS[trial] if trial >= 0 else f"[{TRIALS[-1 - trial]}]" for trial in s.trials]
    more["strategies"] = in_words(s.thrown)
    more["influence"] = pieces(s.tossed)
    more["story"] = [STORIES[s.story]] if s.story >= 0 else []
    more["round"] = [str(s.round)] if s.round else []
    more["step"] = [str(s.stage)] if s.stage else []
    if not over:
        half_done = under_way(s)
        more |= {zone: half_done[zone].split() for zone in HALF_DONE if zone in half_done}
        more["answered"] = hidden_answers(s)
        more["drawn"] = pieces(s.held)
    more["cancelled"] = [str(s.cancelled)] if over else []
    zones |= {zone: items for zone, items in more.items() if items}
    return Position(zones, "end" if over else f"{letter(s.who)} {WORDS[s.kind]}")


def person_zone(s: State, person: int) -> list[str]:
    """Role, hand, flags."""
    role = s.roles[person]
    items = [open_or_not(ROLES[role], role == 0 or s.who == NOBODY)] if role >= 0 else []
    items += [f"[{name}]" for name in in_words(s.hands[person])]
    items += [COLOURS[colour] for colour in range(1, 6) if s.owners[colour] == person]
    flags = {"first": person == s.first, "done": s.done >> person & 1, "won": s.won >> person & 1}
    return items + [flag for flag, holds in flags.items() if holds]


def open_or_not(name: str, lies_open: bool) -> str:  # noqa: FBT001 — a card has two sides
    """A card as it lies."""
    return name if lies_open else f"[{name}]"


def in_words(cards: int) -> list[str]:
    """Strategy cards by name, in their order."""
    return [name for kind, name in enumerate(CARDS) for _ in range(copies(cards, kind))]


def pieces(pile: int) -> list[str]:
    """Influence tokens, face down."""
    return [f"[{FACES[face]}]" for face in tokens(pile)]


def names(s: State, markers: int) -> list[str]:
    """Markers in the order of their numbers."""
    return [s.marker_name(marker) for marker in range(48) if markers >> marker & 1]


def juror_zone(pile: list[str], guilty: int, innocent: int) -> list[str]:
    """Influence from the bottom to the top, then the open tokens."""
    return [*pile, str(guilty), str(innocent)] if pile or guilty or innocent else []


def hidden_answers(s: State) -> list[str]:
    """In the order of asking."""
    if s.rule != THE_WINDOW:
        return []
    said = [s.said >> (4 * person) & 15 for person in asked_so_far(s)]
    return [f"[{'pass' if word == PASSED else CARDS[word - 1]}]" for word in said]


def convicted(s: State) -> bool:
    """VH-END-7"""
    return bool(quantity(s, 0, 0) > quantity(s, 0, 1))


# -- reading positions ---------------------------------------------------------------------------------------------------


def people_of(zones: Mapping[str, list[str]]) -> list[str]:
    """The letters of the people."""
    people = [zone for zone in zones if len(zone) == 1]
    if people != list(LETTERS[: len(people)]) or not 3 <= len(people) <= 6:
        raise wrong(f"the people {' '.join(people)} are not three to six letters from a on, in their order")
    return people


def piece(item: str, known: list[str], what: str) -> int:
    """The number of a piece; [?] is refused."""
    found = PIECE.fullmatch(item)
    name = (found[1] or found[2]) if found else ""
    if name not in known:
        raise wrong(f"{item!r} is no {what}; expected one such as [{known[0]}]")
    return known.index(name)


def fill(s: State, at: Position) -> None:
    """Put everything that a position says into an empty state, then ask its question."""
    if not at.asked:
        raise wrong("the position does not say who is asked; expected words such as '> b insert' at its end")
    for zone in at.zones:
        if zone not in ZONES and len(zone) > 1 and not re.fullmatch(r"[a-m]\.destroyed", zone):
            raise wrong(f"Voices has no zone {zone}; it has the people and {', '.join(ZONES)}")
        if len(zone) > 1 and not at.zones[zone]:
            raise wrong(f"the zone {zone} is empty; it is left out then")
    for person, name in enumerate(people_of(at.zones)):
        read_person(s, person, at.zones[name])
    read_markers(s, at)
    read_tokens(s, at)
    read_trials(s, at)
    story = at.zones.get("story", [])
    s.story = piece(story[0], STORIES, "story") if story else -1
    s.thrown = sum(card(piece(item, CARDS, "strategy card")) for item in at.zones.get("strategies", []))
    s.cancelled = number(at, "cancelled", -1)
    check_people(s)
    frames = read_frames(s, at)
    count_what_is_left(s, frames)
    check_cards(s, frames)
    resume(s, at, frames)


def number(at: Position, zone: str, default: int) -> int:
    """The amount of a zone that holds one."""
    items = at.zones.get(zone, [])
    if not items:
        return default
    if len(items) != 1 or not items[0].isdigit():
        raise wrong(f"the zone {zone} holds one amount, not {' '.join(items)!r}")
    return int(items[0])


def read_person(s: State, person: int, items: list[str]) -> None:
    """Role, hand, colours, flags."""
    for item in items:
        if is_piece(item):
            if s.roles[person] < 0:
                s.roles[person] = piece(item, ROLES, "role")
            else:
                s.hands[person] += card(piece(item, CARDS, "strategy card"))
        elif item in COLOURS[1:]:
            s.owners[COLOURS.index(item)] = person
        elif item == "first":
            s.first = person
        elif item == "done":
            s.done |= bit(person)
        elif item == "won":
            s.won |= bit(person)
        else:
            raise wrong(f"{item!r} is no flag of a person; expected a colour, first, done or won")
    if s.roles[person] == 0:
        s.prosecutor = person
        s.owners[0] = person


def markers_by_name(s: State) -> dict[str, int]:
    """All markers of the people."""
    return {s.marker_name(marker): marker for marker in range(48) if s.owner(marker) >= 0}


def read_markers(s: State, at: Position) -> None:
    """Those on platforms and those destroyed; the others are unused."""
    known = markers_by_name(s)
    for marker in known.values():
        s.unused |= bit(marker)
    for zone, items in at.zones.items():
        if zone.endswith(".destroyed"):
            for item in items:
                s.destroyed |= bit(marker_in(known, item))
        elif zone in REGIONS:
            discs = [read_disc(s, known, item) for item in items]
            s.platforms[REGIONS.index(zone)] = tuple(sorted(discs))
    on_platforms = [marker_of(disc) for platform in s.platforms for disc in platform]
    s.unused &= ~s.destroyed
    for marker in on_platforms:
        if not s.unused >> marker & 1:
            raise wrong(f"the marker {s.marker_name(marker)} is in two places")
        s.unused &= ~bit(marker)


def marker_in(known: Mapping[str, int], name: str) -> int:
    """A marker by its name."""
    if name not in known:
        raise wrong(f"{name!r} is no marker; expected one such as {next(iter(known))}")
    return known[name]


def read_disc(s: State, known: Mapping[str, int], item: str) -> int:
    """`b3@40000.12500`: on the platform, and not in the gate (VH-PHY-5, VH-PHY-15)."""
    found = DISC.fullmatch(item)
    if not found:
        raise wrong(f"{item!r} is no marker with its place; expected one such as b3@40000.12500")
    marker, x, y = marker_in(known, found[1]), int(found[2]), int(found[3])
    geometry = s.table.geometry
    if x > geometry.width * 100 or not geometry.radius(marker) * 100 <= y <= geometry.depth * 100:
        raise wrong(f"{item!r} does not lie on a platform")
    return disc_at(marker, x, y)


def read_tokens(s: State, at: Position) -> None:
    """Tokens on jurors, influence discards, influence tokens in hand."""
    for juror, zone in enumerate(JURORS):
        items = at.zones.get(zone, [])
        s.piles[juror] = read_pile([item for item in items if is_piece(item)])
        amounts = [item for item in items if not is_piece(item)]
        if not all(item.isdigit() for item in amounts) or len(amounts) not in (0, 2):
            raise wrong(f"'{zone} {' '.join(items)}': expected influence tokens, then two amounts: guilty, innocent")
        if amounts:
            s.boxes[juror], s.boxes[6 + juror] = int(amounts[0]), int(amounts[1])
    s.tossed = read_pile(at.zones.get("influence", []))
    s.held = read_pile(at.zones.get("drawn", []))


def read_pile(items: list[str]) -> int:
    """Influence tokens in their order."""
    pile = int(NO_PILE)
    for item in items:
        pile = onto(pile, piece(item, FACES, "influence token"))
    return pile


def read_trials(s: State, at: Position) -> None:
    """Round and step, the cards in the prosecutor's sight, those that are gone."""
    s.round = number(at, "round", 0)
    s.stage = number(at, "step", default_step(at) if s.round else 0)
    shown = [piece(item, TRIALS, "trial card") for item in at.zones.get("cards", [])]
    s.cards[: len(shown)] = shown
    if len(shown) > 3:
        raise wrong("there are only three places for trial cards: centre, side and deck top")
    for item in at.zones.get("trials", []):
        trial = piece(item, TRIALS, "trial card")
        s.trials.append(-1 - trial if item.startswith("[") else trial)
    late = s.round > 4 or (s.round == 4 and s.stage in (4, 5))
    s.phase = 2 if late else 1
    seen = [*shown, *(trial if trial >= 0 else -1 - trial for trial in s.trials)]
    first = (s.phase - 1) * TRIALS_OF_A_PHASE
    if len(set(seen)) != len(seen) or any(not first <= trial < first + TRIALS_OF_A_PHASE for trial in seen):
        raise wrong(f"trial cards that are there twice, or not of phase {s.phase}")
    s.deck = bit(TRIALS_OF_A_PHASE) - 1 & ~sum(bit(trial - first) for trial in seen)
    if at.zones.get("cards", ["["])[0][0] != "[":
        s.front, s.back = 2 * s.cards[0], 2 * s.cards[0] + 1


def default_step(at: Position) -> int:
    """A position without words about what is half done is in the first or the second step."""
    return {"card": 1, "end": 0}.get(at.asked.split()[-1], 2)


def check_people(s: State) -> None:
    """Roles, colours and the first player: in the rounds everybody has what the setup gives."""
    if s.roles.count(0) > 1 or len({role for role in s.roles if role >= 0}) < sum(role >= 0 for role in s.roles):
        raise wrong("a role is there twice")
    if s.round == 0:
        return
    if s.round > ROUNDS or not 0 <= s.stage <= 5:
        raise wrong(f"there is no step {s.stage} of round {s.round}")
    if s.prosecutor == NOBODY or min(s.roles) < 0 or s.first == NOBODY:
        raise wrong("in a round everybody has a role, one of them is the Prosecutor, and somebody is `first`")
    facets = [person for person in range(s.table.people) if person != s.prosecutor]
    if any(s.owners[1:].count(person) != s.table.colours for person in facets) or s.prosecutor in s.owners[1:]:
        raise wrong(f"in a round every facet has {s.table.colours} of the colours {', '.join(COLOURS[1:])}")
    if s.story < 0 or s.hands[s.prosecutor]:
        raise wrong("in a round a story has been told, and the prosecutor holds no strategy cards")


def check_cards(s: State, frames: list[Frame]) -> None:
    """Three trial cards in sight, the centre one open from its choice on, unless they are being laid out."""
    if not frames or s.round == 0 or any(frame.rule == THE_LAYING for frame in frames):
        return
    if s.cards.count(-1) or (s.front >= 0) != (s.stage in (2, 3)):
        raise wrong("`cards` are three; the centre one is open in the steps 2 and 3")


def count_what_is_left(s: State, frames: list[Frame]) -> None:
    """Decks and piles are what is missing to all cards and tokens."""
    resolved = sum(card(frame.part("card")) for frame in frames if frame.rule == THE_CARD)
    for kind in range(len(CARDS)):
        there = sum(copies(cards, kind) for cards in (*s.hands, s.thrown, resolved))
        rest = copies(s.table.strategies, kind) - there
        if rest < 0:
            raise wrong(f"there are too many cards {CARDS[kind]}")
        s.strategies += rest << (5 * kind)
    for face, name in enumerate(FACES):
        there = sum(tokens(pile).count(face) for pile in (*s.piles, s.tossed, s.held))
        s.pool[face] -= there
        if s.pool[face] < 0 and s.cancelled < 0:
            raise wrong(f"there are too many influence tokens {name}")


def resume(s: State, at: Position, frames: list[Frame]) -> None:
    """Ask the question that the position names."""
    if at.asked == "end":
        return
    for frame in frames[:-1]:
        s.put_scope(list(frame.scope))
        if s.waiting >= 0:
            s.frames.append(s.waiting)
        s.waiting = frame.rule | frame.me << 8 | frame.step << 16
        s.kept.extend(s.scope())
    if "under" not in at.zones and frames[-1].rule == THE_INSERTION:
        s.done |= bit(frames[-1].me)  # whoever is asked has begun the turn
    last = frames[-1]
    s.rule, s.me, s.step = last.rule, last.me, last.step
    s.put_scope(list(last.scope))
    if s.rule == THE_WINDOW:
        read_answers(s, at)
    s.play(-1)
    if f"{letter(s.who)} {WORDS[s.kind]}" != at.asked:
        raise wrong(f"in this position '> {at.asked}' cannot be asked; '> {letter(s.who)} {WORDS[s.kind]}' can")
    check_readable(s, at)


def check_readable(s: State, at: Position) -> None:
    """What a position says in words about what is half done must be what it says in `under`."""
    half_done = under_way(s)
    for zone in HALF_DONE:
        if zone in at.zones and " ".join(at.zones[zone]) != half_done.get(zone):
            raise wrong(f"'{zone} {' '.join(at.zones[zone])}' does not fit the rest of the position")


def read_answers(s: State, at: Position) -> None:
    """`answered [pass] [Subjugate]`, in the order of asking; of those who are asked which is first only the wishes are left."""
    s.said = 0
    around = [(s.first + steps) % s.table.people for steps in range(s.table.people)]
    asked = [p for p in around if (s.party & ~s.passed) >> p & 1 and number_of(s.hands[p])]
    for person, item in zip(asked, at.zones.get("answered", []), strict=False):
        said = PASSED if item == "[pass]" else piece(item, CARDS, "strategy card") + 1
        s.said |= said << (4 * person)
