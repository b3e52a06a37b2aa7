"""Voices as text: answers and positions. The words are those of `docs/notation.md`."""

import re
from collections.abc import Mapping

from antifaz.core.errors import Unreadable
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
    DRAW_NOW,
    DRAW_TOKEN,
    EXCHANGE,
    FACES,
    FEARS,
    FIRST,
    INSERT,
    INSERT_END,
    INSERT_ENTRY,
    INSERT_REGION,
    INSERTED,
    JURORS,
    LAY,
    LIMIT,
    LINE_GOES_ON,
    LOOK,
    LOOK_FIRST,
    LOOK_SECOND,
    LOST,
    MOVE,
    MOVE_PLACED,
    MOVE_TO,
    OF_A_COLOUR,
    OPTION,
    OPTIONS,
    ORDER,
    PASS,
    PLACE,
    PLACE_DRAWN,
    PLACE_ON,
    PLACED,
    PLACES,
    PUT,
    REDRAW,
    REGIONS,
    REMOVE,
    ROLES,
    RULES,
    SHAKE,
    SHAKE_TOO,
    SHARE,
    SHIFT,
    SIDES,
    STORIES,
    STORY,
    THE_CARD,
    THE_EFFECT,
    THE_INSERTION,
    THE_ROUND,
    THE_SETUP,
    THE_SIDE,
    THE_TURN,
    THE_WINDOW,
    TIE,
    TRIALS,
    TRIALS_OF_A_PHASE,
    TUCK,
    WINDOWS,
    WORDS,
)
from antifaz.games.voices.platforms import disc_at, marker_of, x_of, y_of
from antifaz.games.voices.rules import OWN_TURN, PASSED, TURNS, quantity
from antifaz.games.voices.state import (
    NO_PILE,
    SCOPE,
    State,
    card,
    copies,
    empty,
    number_of,
    onto,
    tokens,
)

SCOPE_LETTERS = "rmkphjfldeoucwyzqa"
"""One for each part of a scope, in the order of `State.scope`."""
FRAME = re.compile(r"([a-z]+)\.([a-m])\.(\d+)((?:\.[a-z]\d+)*)")
DISC = re.compile(r"([a-m]\d+)@(\d+)\.(\d+)")
PIECE = re.compile(r"([A-Z][A-Za-z0-9]*)|\[([A-Z][A-Za-z0-9]*|\?)(:[a-m]+)?\]")
NOTHING = 63
"""What stands for -1 in a scope: no strategy card, nobody."""
EARLIER = {COLOUR_TOO: 1, INSERT_REGION: 1, INSERT_ENTRY: 2, INSERT_END: 3, PLACE_ON: 1, LOOK_SECOND: 1, MOVE_TO: 1}
"""By how many steps a question comes after the first one of its line."""
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
    if number == DECLINE and kind not in NUMBERS:
        return "decline", ""
    if number == DISCARD:
        return ("draw" if kind in (REDRAW, FEARS) else "discard"), ""
    if kind in OF_PERSON:
        return OF_PERSON[kind], LETTERS[number]
    if kind in ON_JUROR:
        return ON_JUROR[kind], JURORS[number]
    if kind in NUMBERS:
        return NUMBERS[kind], str(number)
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
        return "deal", f"{LETTERS[s.left]} [{ROLES[number]}]"
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
    more["cards"] = [
        open_or_not(TRIALS[trial], place == 0 and s.front >= 0) for place, trial in enumerate(s.cards) if trial >= 0
    ]
    more["trials"] = [TRIALS[trial] if trial >= 0 else f"[{TRIALS[-1 - trial]}]" for trial in s.trials]
    more["strategies"] = in_words(s.thrown)
    more["influence"] = pieces(s.tossed)
    more["story"] = [STORIES[s.story]] if s.story >= 0 else []
    more["round"] = [str(s.round)] if s.round else []
    more["step"] = [str(s.stage)] if s.stage else []
    if not over:
        half_done = under_way(s)
        more |= {zone: half_done[zone].split() for zone in HALF_DONE if zone in half_done}
        more["answered"] = [f"[{word}]" for word in hidden_answers(s).values()]
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


def hidden_answers(s: State) -> dict[str, str]:
    """By person, in the order of asking."""
    if s.said == 0 or s.rule != THE_WINDOW:
        return {}
    around = [(s.first + steps) % s.table.people for steps in range(s.table.people)]
    said = {person: s.said >> (4 * person) & 15 for person in around}
    return {LETTERS[person]: "pass" if word == PASSED else CARDS[word - 1] for person, word in said.items() if word}


# -- what is under way ---------------------------------------------------------------------------------------------------


def frames_of(s: State) -> list[tuple[int, int, int, list[int]]]:
    """The rules in use, outermost first: which, used by whom, at which step, working on what.

    The innermost one stands where it asks the first question of the open line.
    """
    waiting = [*s.frames, s.waiting] if s.waiting >= 0 else []
    found = [(frame & 255, frame >> 8 & 255, frame >> 16, s.kept[i * SCOPE : (i + 1) * SCOPE]) for i, frame in enumerate(waiting)]
    found.append((s.rule, s.me, s.step - 1 - EARLIER.get(s.kind, 0), s.scope()))
    return [(int(rule), int(me), int(step), [int(part) for part in scope]) for rule, me, step, scope in found]


def under_way(s: State) -> dict[str, str]:
    """Public facts about what is half done: readable ones, and the rules in use with which a match can be taken up again."""
    frames = frames_of(s)
    found: dict[str, str] = {}
    for rule, me, _, scope in frames:
        if rule == THE_SIDE:
            found["trial"] = f"{TRIALS[s.cards[0]]} {SIDES[scope[8]]} {scope[7] + 1}"
        elif rule == THE_WINDOW:
            found["window"] = window_text(s, scope)
        elif rule == THE_EFFECT and scope[12] < 0:
            found["control"] = LETTERS[me]
    if any(rule == THE_SIDE for rule, *_ in frames) and "control" not in found and s.user < len(LETTERS):
        found["control"] = LETTERS[s.user]
    if frames != usual_frames(s, WORDS[s.kind], s.who):
        found["under"] = " ".join(frames_text(frames))
    if s.said and s.rule == THE_WINDOW:
        found["said"] = "".join(hidden_answers(s))
    return found


def about(s: State) -> dict[str, str]:
    """What pages, terminals and bots may be told with the open question: public facts only."""
    if s.who == NOBODY:
        return {}
    found = under_way(s)
    if s.front >= 0:
        found["card"] = TRIALS[s.cards[0]]
    if s.card >= 0:
        found["strategy"] = CARDS[s.card]
    if s.kind in (INSERT, INSERT_REGION, INSERT_ENTRY, INSERT_END, TIE, DESTROY) or s.rule == THE_WINDOW:
        found["region"] = REGIONS[s.region]
    if s.kind == OPTION:
        found["effect"] = public_text(s)
    return found


def public_text(s: State) -> str:
    """The choice that is put to somebody, as far as it has been read."""
    effects = [words for words in s.table.effects if s.op in words]
    told = s.table.told[s.table.effects.index(effects[0])]
    return "HID" if told.startswith("HID") else told


def convicted(s: State) -> bool:
    """VH-END-7"""
    return bool(quantity(s, 0, 0) > quantity(s, 0, 1))


def window_text(s: State, scope: list[int]) -> str:
    """`insertion b3`, `control speech`, `trial`, `token wary`"""
    window = scope[13]
    if window in (INSERTED, LOST):
        return f"insertion {s.marker_name(scope[1])}"
    if window == PLACED:
        return f"token {JURORS[scope[5]]}"
    return "trial" if window == 3 else f"control {REGIONS[scope[0]]}"


def nothing_special(s: State) -> list[int]:
    """The scope of a round."""
    return [int(part) for part in empty(s.table).scope()]


def usual_frames(s: State, word: str, person: int) -> list[tuple[int, int, int, list[int]]]:
    """Where the two questions of a round are asked that need no words: which trial card, and which marker in the own turn."""
    base = nothing_special(s)
    if word == "card":
        return [(THE_ROUND, int(s.prosecutor), 0, base)]
    if word != "insert":
        return []
    scope = base.copy()
    scope[2:5] = [int(s.unused & s.own(person)), 31, OWN_TURN]
    return [(THE_ROUND, int(s.prosecutor), TURNS, base), (THE_TURN, person, 1, base), (THE_INSERTION, person, 0, scope)]


def frames_text(frames: list[tuple[int, int, int, list[int]]]) -> list[str]:
    """`insertion.b.9.r1.m12`: of each scope what differs from that of its user."""
    texts: list[str] = []
    outer: list[int] = []
    for rule, me, step, scope in frames:
        changed = [
            f".{name}{NOTHING if part == nothing and name in 'uc' else part}"
            for name, part, before, nothing in zip(SCOPE_LETTERS, scope, outer or BASE, BASE, strict=True)
            if part != before
        ]
        texts.append(f"{RULES[rule]}.{LETTERS[me]}.{step}{''.join(changed)}")
        outer = scope
    return texts


BASE = [0] * 11 + [NOBODY, -1] + [0] * 5


# -- reading positions ---------------------------------------------------------------------------------------------------


def wrong(sentence: str, **about: str) -> Unreadable:
    """A position that cannot be."""
    return Unreadable(sentence, id="bad-position", **about)


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
        raise wrong(f"{item!r} is no {what}; expected one such as [{known[0]}]", text=item)
    return known.index(name)


def fill(s: State, at: Position) -> None:
    """Put everything that a position says into an empty state, then ask its question."""
    for zone in at.zones:
        if zone not in ZONES and len(zone) > 1 and not re.fullmatch(r"[a-m]\.destroyed", zone):
            raise wrong(f"Voices has no zone {zone}; it has the people and {', '.join(ZONES)}", zone=zone)
    for person, name in enumerate(people_of(at.zones)):
        read_person(s, person, at.zones[name])
    read_markers(s, at)
    read_tokens(s, at)
    read_trials(s, at)
    story = at.zones.get("story", [])
    s.story = piece(story[0], STORIES, "story") if story else -1
    s.thrown = sum(card(piece(item, CARDS, "strategy card")) for item in at.zones.get("strategies", []))
    s.cancelled = number(at, "cancelled", -1)
    frames = read_frames(s, at)
    count_what_is_left(s, frames)
    resume(s, at, frames)


def number(at: Position, zone: str, default: int) -> int:
    """The amount of a zone that holds one."""
    items = at.zones.get(zone, [])
    if not items:
        return default
    if len(items) != 1 or not items[0].isdigit():
        raise wrong(f"the zone {zone} holds one amount, not {' '.join(items)!r}", zone=zone)
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
            raise wrong(f"{item!r} is no flag of a person; expected a colour, first, done or won", text=item)
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
            discs = [read_disc(known, item) for item in items]
            s.platforms[REGIONS.index(zone)] = tuple(sorted(discs))
    on_platforms = [marker_of(disc) for platform in s.platforms for disc in platform]
    s.unused &= ~s.destroyed
    for marker in on_platforms:
        if not s.unused >> marker & 1:
            raise wrong(f"the marker {s.marker_name(marker)} is in two places", text=s.marker_name(marker))
        s.unused &= ~bit(marker)


def marker_in(known: Mapping[str, int], name: str) -> int:
    """A marker by its name."""
    if name not in known:
        raise wrong(f"{name!r} is no marker; expected one such as {next(iter(known))}", text=name)
    return known[name]


def read_disc(known: Mapping[str, int], item: str) -> int:
    """`b3@40000.12500`"""
    found = DISC.fullmatch(item)
    if not found:
        raise wrong(f"{item!r} is no marker with its place; expected one such as b3@40000.12500", text=item)
    return disc_at(marker_in(known, found[1]), int(found[2]), int(found[3]))


def read_tokens(s: State, at: Position) -> None:
    """Tokens on jurors, influence discards, influence tokens in hand."""
    for juror, zone in enumerate(JURORS):
        items = at.zones.get(zone, [])
        s.piles[juror] = read_pile([item for item in items if is_piece(item)])
        amounts = [item for item in items if not is_piece(item)]
        if not all(item.isdigit() for item in amounts) or len(amounts) not in (0, 2):
            raise wrong(f"'{zone} {' '.join(items)}': expected influence tokens, then two amounts: guilty, innocent", zone=zone)
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
    return 1 if at.asked.endswith(" card") else 2


def read_frames(s: State, at: Position) -> list[tuple[int, int, int, list[int]]]:
    """The zone `under`, or what follows from the question."""
    person, _, word = at.asked.partition(" ")
    if "under" not in at.zones:
        if at.asked == "end":
            return []
        return usual_frames(s, word, LETTERS.find(person))
    frames: list[tuple[int, int, int, list[int]]] = []
    scope = BASE.copy()
    for item in at.zones["under"]:
        found = FRAME.fullmatch(item)
        if not found or found[1] not in RULES:
            raise wrong(f"{item!r} is no rule in use; expected one such as turn.b.1", text=item)
        scope = scope.copy()
        for part in found[4].split(".")[1:]:
            value = int(part[1:])
            place = SCOPE_LETTERS.find(part[0])
            scope[place] = BASE[place] if value == NOTHING and part[0] in "uc" else value
        frames.append((RULES.index(found[1]), LETTERS.index(found[2]), int(found[3]), scope))
    return frames


def count_what_is_left(s: State, frames: list[tuple[int, int, int, list[int]]]) -> None:
    """Decks and piles are what is missing to all cards and tokens."""
    resolved = sum(card(scope[12]) for rule, _, _, scope in frames if rule == THE_CARD)
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


def resume(s: State, at: Position, frames: list[tuple[int, int, int, list[int]]]) -> None:
    """Ask the question that the position names."""
    if at.asked == "end":
        return
    if not frames or (at.asked.endswith(" insert") and s.first == NOBODY):
        raise wrong(f"'> {at.asked}' needs a zone `under`; only `card` and `insert` follow from the rest")
    for rule, me, step, scope in frames[:-1]:
        s.put_scope(list(scope))
        if s.waiting >= 0:
            s.frames.append(s.waiting)
        s.waiting = rule | me << 8 | step << 16
        s.kept.extend(s.scope())
    s.rule, s.me, s.step, scope = frames[-1]
    s.put_scope(list(scope))
    if s.rule == THE_WINDOW:
        read_answers(s, at)
    if s.rule == THE_SETUP and s.first == NOBODY:
        s.round = 0
    s.play(-1)
    if f"{letter(s.who)} {WORDS[s.kind]}" != at.asked:
        raise wrong(f"in this position '> {at.asked}' cannot be asked; '> {letter(s.who)} {WORDS[s.kind]}' can")


def read_answers(s: State, at: Position) -> None:
    """`answered [pass] [Subjugate]`, in the order of asking; of those who are asked which is first only the wishes are left."""
    s.said = 0
    around = [(s.first + steps) % s.table.people for steps in range(s.table.people)]
    asked = [p for p in around if (s.party & ~s.passed) >> p & 1 and number_of(s.hands[p])]
    for person, item in zip(asked, at.zones.get("answered", []), strict=False):
        said = PASSED if item == "[pass]" else piece(item, CARDS, "strategy card") + 1
        s.said |= said << (4 * person)


assert len(SCOPE_LETTERS) == SCOPE == len(BASE)
assert DISCARD == DRAW_NOW
assert OF_A_COLOUR
