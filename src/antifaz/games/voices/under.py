"""What is half done: the rules in use with what they work on, so that a position can be taken up again anywhere.

Everything here is public. What is secret of it (hidden answers, faces of drawn tokens) stands in zones of its own.
"""

import re
from typing import NamedTuple

from antifaz.core.errors import Unreadable
from antifaz.core.notation import Position
from antifaz.core.seats import LETTERS, NOBODY, bit
from antifaz.games.voices.pieces import (
    ALL_REGIONS,
    BEFORE_READING,
    CARDS,
    COLOUR_TOO,
    INSERT_END,
    INSERT_ENTRY,
    INSERT_REGION,
    INSERTED,
    JURORS,
    LOOK_SECOND,
    LOST,
    MOVE_TO,
    OP_CHOICE,
    OP_CUT,
    OP_EXCHANGE,
    OP_HIDDEN,
    OP_HIT,
    OP_INFLUENCE,
    OP_MOVE,
    OP_PEEK,
    OP_PLACE,
    OP_REDRAW,
    OP_SHIFT,
    OP_TUCK,
    OPTION,
    PLACE_ON,
    PLACED,
    REGIONS,
    RULES,
    SIDES,
    THE_ABILITY,
    THE_CARD,
    THE_CONTROL,
    THE_DRAW,
    THE_EFFECT,
    THE_EMOTION,
    THE_INSERTION,
    THE_LAYING,
    THE_ROUND,
    THE_SETUP,
    THE_SIDE,
    THE_TURN,
    THE_WINDOW,
    TIE,
    TRIALS,
    WORDS,
)
from antifaz.games.voices.rules import HANDS, TURNS
from antifaz.games.voices.state import SCOPE, State
from antifaz.games.voices.turn import FEELS, OWN_TURN

PARTS = (
    "region marker markers places how juror face left side effect op user card window party passed played added".split()
)
"""Of a scope, in the order of `State.scope`."""
LETTER_OF = dict(zip(PARTS, "rmkphjfldeoucwyzqa", strict=True))
BASE = [NOBODY if part == "user" else -1 if part == "card" else 0 for part in PARTS]
"""The scope of a round."""
NOTHING = 63
"""Written for nobody and for no card."""
FRAME = re.compile(r"([a-z]+)\.([a-m])\.(\d{1,2})((?:\.[a-z]\d{1,18})*)")
EARLIER = {COLOUR_TOO: 1, INSERT_REGION: 1, INSERT_ENTRY: 2, INSERT_END: 3, PLACE_ON: 1, LOOK_SECOND: 1, MOVE_TO: 1}
"""By how many steps a question comes after the first one of its line."""


class Frame(NamedTuple):
    """A rule in use: by whom, at which step, working on what."""

    rule: int
    me: int
    step: int
    scope: list[int]

    def part(self, name: str) -> int:
        """A part of its scope."""
        return self.scope[PARTS.index(name)]


def frames_of(s: State) -> list[Frame]:
    """The rules in use, outermost first; the innermost one stands where it asks the first question of the open line."""
    waiting = [*s.frames, s.waiting] if s.waiting >= 0 else []
    scopes = [[int(part) for part in s.kept[place : place + SCOPE]] for place in range(0, len(s.kept), SCOPE)]
    frames = [
        Frame(int(frame & 255), int(frame >> 8 & 255), int(frame >> 16), scope)
        for frame, scope in zip(waiting, scopes, strict=True)
    ]
    step = int(s.step) - 1 - EARLIER.get(s.kind, 0)
    return [*frames, Frame(int(s.rule), int(s.me), step, [int(part) for part in s.scope()])]


def under_way(s: State) -> dict[str, str]:
    """Readable facts about what is half done, and the rules in use where they do not follow from the question."""
    frames = frames_of(s)
    found: dict[str, str] = {}
    for frame in frames:
        if frame.rule == THE_SIDE:
            found["trial"] = f"{TRIALS[s.cards[0]]} {SIDES[frame.part('side')]} {frame.part('left') + 1}"
        elif frame.rule == THE_ABILITY and frame.part("user") < len(LETTERS):
            found["control"] = LETTERS[frame.part("user")]
        elif frame.rule == THE_EFFECT and frame.part("card") < 0:
            found["control"] = LETTERS[frame.me]
        elif frame.rule == THE_WINDOW:
            found["window"] = window_text(s, frame)
    if frames != usual_frames(s, WORDS[s.kind], int(s.who)):
        found["under"] = " ".join(frames_text(frames))
    return found


def window_text(s: State, frame: Frame) -> str:
    """`insertion b3`, `control speech`, `trial`, `token wary`"""
    window = frame.part("window")
    if window in (INSERTED, LOST):
        return f"insertion {s.marker_name(frame.part('marker'))}"
    if window == PLACED:
        return f"token {JURORS[frame.part('juror')]}"
    return "trial" if window == BEFORE_READING else f"control {REGIONS[frame.part('region')]}"


def about(s: State) -> dict[str, str]:
    """Public facts of the open question, for pages, terminals and bots."""
    if s.who == NOBODY:
        return {}
    found = under_way(s)
    if s.front >= 0:
        found["card"] = TRIALS[s.cards[0]]
    if s.card >= 0:
        found["strategy"] = CARDS[s.card]
    if s.kind == TIE or s.rule in (THE_WINDOW, OP_HIT, THE_EMOTION):
        found["region"] = REGIONS[s.region]
    if s.rule == THE_EMOTION:
        found["marker"] = s.marker_name(s.marker)
    found |= line_so_far(s)
    if s.kind == OPTION:
        found["effect"] = "HID" if s.rule == OP_HIDDEN else s.table.told[choice_of(s)]
    if s.rule == THE_WINDOW:
        may = s.with_cards(s.party & ~s.passed)
        found["may"] = "".join(LETTERS[person] for person in range(s.table.people) if may >> person & 1)
        found["said"] = "".join(LETTERS[person] for person in asked_so_far(s))
    return found


def line_so_far(s: State) -> dict[str, str]:
    """The push that is being aimed: nothing of it is secret."""
    aimed = {"marker": INSERT_REGION, "region": INSERT_ENTRY, "entry": INSERT_END}
    if s.kind not in aimed.values():
        return {}
    told = {"marker": s.marker_name(s.one), "region": REGIONS[s.two], "entry": str(s.three)}
    return {name: told[name] for name, kind in aimed.items() if kind <= s.kind}


def choice_of(s: State) -> int:
    """The effect that holds the open choice."""
    return next(number for number, words in enumerate(s.table.effects) if s.op in words)


def asked_so_far(s: State) -> list[int]:
    """Those whose hidden answers lie on the table, in the order of asking."""
    around = [(int(s.first) + steps) % s.table.people for steps in range(s.table.people)]
    return [person for person in around if s.said >> (4 * person) & 15]


def usual_frames(s: State, word: str, person: int) -> list[Frame]:
    """Where the two questions of a round are asked that need no words: which trial card, and which marker in the own turn."""
    prosecutor = int(s.prosecutor)
    if word == "card":
        return [Frame(THE_ROUND, prosecutor, 0, BASE)]
    if word != "insert" or not 0 <= person < s.table.people:
        return []
    scope = BASE.copy()
    scope[2:5] = [int(s.unused & s.own(person)), int(ALL_REGIONS), int(OWN_TURN)]
    turn = [Frame(THE_ROUND, prosecutor, int(TURNS), BASE), Frame(THE_TURN, person, 1, BASE)]
    return [*turn, Frame(THE_INSERTION, person, 0, scope)]


def frames_text(frames: list[Frame]) -> list[str]:
    """`insertion.b.9.r1.m12`: of each scope what differs from that of its user."""
    texts: list[str] = []
    outer = BASE
    for frame in frames:
        changed = [
            f".{LETTER_OF[part]}{NOTHING if value == nothing and part in ('user', 'card') else value}"
            for part, value, before, nothing in zip(PARTS, frame.scope, outer, BASE, strict=True)
            if value != before
        ]
        texts.append(f"{RULES[frame.rule]}.{LETTERS[frame.me]}.{frame.step}{''.join(changed)}")
        outer = frame.scope
    return texts


# -- reading -----------------------------------------------------------------------------------------------------------


def read_frames(s: State, at: Position) -> list[Frame]:
    """The zone `under`, or what follows from the question."""
    person, _, word = at.asked.partition(" ")
    if at.asked == "end":
        return []
    frames = usual_frames(s, word, LETTERS.find(person))
    if "under" in at.zones:
        frames = []
        scope = BASE
        for item in at.zones["under"]:
            frame = read_frame(item, scope)
            scope = frame.scope
            frames.append(frame)
    if not frames:
        raise wrong(f"'> {at.asked}' needs a zone `under`; only `card` and `insert` follow from the rest")
    Check(s, frames).run()
    return frames


def wrong(sentence: str) -> Unreadable:
    """A position that cannot be."""
    return Unreadable(sentence, id="bad-position")


def read_frame(item: str, outer: list[int]) -> Frame:
    """`turn.b.1`, and what of its scope differs from that of its user."""
    found = FRAME.fullmatch(item)
    if not found or found[1] not in RULES:
        raise wrong(f"{item!r} is no rule in use; expected one such as turn.b.1")
    scope = outer.copy()
    names = {letter: part for part, letter in LETTER_OF.items()}
    for text in found[4].split(".")[1:]:
        part = names.get(text[0], "")
        if not part:
            raise wrong(f"{item!r}: {text[0]!r} is no part of a scope; expected one of {', '.join(names)}")
        value = int(text[1:])
        place = PARTS.index(part)
        scope[place] = BASE[place] if value == NOTHING and part in ("user", "card") else value
    return Frame(RULES.index(found[1]), LETTERS.index(found[2]), int(found[3]), scope)


# Who may use whom: by a rule that waits, and the step at which it goes on. An effect may be followed by what its words become.
USES: dict[tuple[int, int], set[int]] = {
    (THE_SETUP, 3): {THE_LAYING},
    (THE_SETUP, HANDS): {THE_DRAW},
    (THE_ROUND, TURNS): {THE_TURN},
    (THE_ROUND, 4): {THE_WINDOW},
    (THE_ROUND, 5): {THE_SIDE},
    (THE_ROUND, 6): {THE_SIDE},
    (THE_ROUND, 7): {THE_LAYING},
    (THE_ROUND, 8): {THE_CONTROL},
    (THE_ROUND, 9): {THE_DRAW},
    (THE_ROUND, 11): {THE_DRAW},
    (THE_TURN, 1): {THE_INSERTION},
    (THE_TURN, 2): {THE_INSERTION},
    (THE_INSERTION, FEELS): {THE_WINDOW},
    (THE_INSERTION, FEELS + 1): {THE_EMOTION, THE_DRAW},
    (THE_WINDOW, 6): {THE_CARD},
    (THE_CARD, 1): {THE_EFFECT},
    (THE_ABILITY, 1): {THE_CONTROL},
    (THE_ABILITY, 2): {THE_WINDOW},
    (THE_ABILITY, 3): {THE_CONTROL},
    (THE_ABILITY, 5): {THE_EFFECT},
    (THE_EMOTION, 1): {THE_INSERTION},
    (THE_EMOTION, 2): {THE_LAYING, THE_WINDOW},
    (OP_PLACE, 2): {THE_WINDOW},
}
ASKS: dict[int, set[int]] = {
    THE_SETUP: {0, 3, 7, 9, 11},
    THE_ROUND: {0, 9},
    THE_INSERTION: {0, 5, 7},
    THE_WINDOW: {1, 3},
    THE_CONTROL: {0},
    THE_DRAW: {0, 2},
    THE_LAYING: {0},
    THE_EMOTION: {0},
    OP_PLACE: {0},
    OP_INFLUENCE: {1, 3},
    OP_PEEK: {0},
    OP_SHIFT: {0, 2},
    OP_MOVE: {0},
    OP_CUT: {0},
    OP_HIT: {1},
    OP_TUCK: {0},
    OP_REDRAW: {1},
    OP_EXCHANGE: {0, 3},
    OP_CHOICE: {0},
    OP_HIDDEN: {0},
}
"""At which steps a rule asks."""
BECOMES = {OP_CHOICE: THE_EFFECT, OP_HIDDEN: THE_EFFECT, OP_REDRAW: THE_DRAW, 20: THE_DRAW, 22: THE_INSERTION}
"""What a word of an effect may have become."""


class Check:
    """Whether rules can be in use like this: what a text says of them is not believed unless it could have come about."""

    def __init__(self, s: State, frames: list[Frame]) -> None:
        self.s = s
        self.frames = frames

    def run(self) -> None:
        """Raises what is wrong first."""
        if self.frames[0].rule not in (THE_SETUP, THE_ROUND):
            raise wrong("the outermost rule in use is `setup` or `round`")
        for frame in self.frames:
            self.check_scope(frame)
        for outer, inner in zip(self.frames, self.frames[1:], strict=False):
            if inner.rule not in self.may_use(outer):
                raise wrong(f"{RULES[outer.rule]} does not use {RULES[inner.rule]} at its step {outer.step}")
        last = self.frames[-1]
        if last.step not in ASKS.get(last.rule, set()):
            raise wrong(f"{RULES[last.rule]} asks nothing at its step {last.step}")

    def may_use(self, frame: Frame) -> set[int]:
        """The rules that a rule may be using."""
        if frame.rule == THE_SIDE:
            return {THE_EFFECT, THE_ABILITY}
        if frame.rule != THE_EFFECT:
            return USES.get((frame.rule, frame.step), set())
        words = self.s.table.effects[frame.part("effect")]
        if not 1 <= frame.step <= len(words):
            return set()
        rule = int(self.s.table.ops[words[frame.step - 1]].rule)
        return {rule, BECOMES.get(rule, rule)}

    def check_scope(self, frame: Frame) -> None:
        """Everything that a scope names is there."""
        s, table = self.s, self.s.table
        limits = {"region": 5, "marker": 48, "juror": 6, "face": 6, "side": 2, "how": 3, "window": 5, "left": 1 << 25}
        limits |= {"effect": len(table.effects), "op": len(table.ops), "card": len(CARDS), "markers": 1 << 48}
        limits |= {"places": 1 << 6, "party": 1 << table.people, "passed": 1 << table.people, "played": 1 << 60}
        for part, limit in limits.items():
            if frame.part(part) >= limit:
                raise wrong(f"{RULES[frame.rule]} cannot work on {part} {frame.part(part)}")
        if frame.me >= table.people or frame.part("user") not in (*range(table.people), NOBODY):
            raise wrong(f"{RULES[frame.rule]} is used by nobody here")
        if frame.part("added") >= 1 << 48 or frame.part("party") >> s.prosecutor & 1:
            raise wrong(f"{RULES[frame.rule]}: nobody can add so much, and the prosecutor plays no cards")
        self.check_use(frame)

    def check_use(self, frame: Frame) -> None:
        """What single rules rely on."""
        s = self.s
        markers, places = frame.part("markers"), frame.part("places")
        if frame.rule == THE_INSERTION and frame.step == 0:
            lying = s.on_any(ALL_REGIONS)
            if not markers or markers & ~s.own(frame.me) or (places == 0 and markers & ~lying) or places > ALL_REGIONS:
                raise wrong(f"{LETTERS[frame.me]} has no such markers to insert")
        if frame.rule in (THE_INSERTION, THE_WINDOW, THE_EMOTION) and frame.step > 0:
            self.check_insertion(frame)
        if frame.rule == OP_TUCK and s.piles[frame.part("juror")] == 1:
            raise wrong("there is no pile to tuck a token under")
        if frame.rule == OP_SHIFT and frame.step == 2 and s.piles[frame.part("juror")] == 1:
            raise wrong("there is no influence token to move")
        if frame.rule == OP_EXCHANGE and frame.step == 3 and min(s.piles[frame.part("juror")], s.piles[frame.part("face")]) == 1:
            raise wrong("there are no two influence tokens to exchange")
        if frame.rule == THE_SETUP:
            self.check_setup(frame)
        if frame.rule != THE_SETUP and s.round == 0 and frame.rule not in (THE_LAYING, THE_DRAW):
            raise wrong(f"{RULES[frame.rule]} is used in rounds only")
        words = s.table.effects[frame.part("effect")]
        if frame.rule > THE_EMOTION and (frame.part("op") not in words or s.table.ops[frame.part("op")].rule != frame.rule):
            raise wrong(f"no word of this effect is `{RULES[frame.rule]}`")

    def check_setup(self, frame: Frame) -> None:
        """How far it can have come."""
        s = self.s
        jurors = len(s.table.stories[s.story]) if s.story >= 0 else -1
        late = frame.step > 2
        if s.round or (late and (min(s.roles) < 0 or s.prosecutor == NOBODY)) or (frame.step >= 9) != (jurors >= 0):
            raise wrong(f"the setup cannot be at its step {frame.step}")
        if frame.part("left") >= (jurors if frame.step == 9 else s.table.people if frame.step < 9 else 7):
            raise wrong("the setup has nothing left to do here")
        if s.prosecutor != NOBODY and s.hands[s.prosecutor]:
            raise wrong("the prosecutor holds no strategy cards")

    def check_insertion(self, frame: Frame) -> None:
        """The marker just inserted has an owner, and so have those that fell; noise is between two legal ends."""
        s = self.s
        concerned = bit(frame.part("marker")) | (frame.part("markers") if frame.rule != THE_INSERTION else 0)
        if frame.rule == THE_WINDOW and frame.part("window") not in (INSERTED, LOST):
            concerned = 0
        if frame.part("window") == PLACED and not s.boxes[frame.part("face") % 2 * 6 + frame.part("juror")]:
            raise wrong("there is no token that has just been placed")
        for marker in range(48):
            if concerned >> marker & 1 and s.owner(marker) < 0:
                raise wrong("a marker without an owner has been inserted")
