"""The words of the effects and the emotions of the markers, one small class each."""

from mypy_extensions import i64

from antifaz.core.chance import lowest, size
from antifaz.core.events import only
from antifaz.core.seats import LETTERS, bit
from antifaz.core.state import DONE, NEXT
from antifaz.games.voices.pieces import (
    ALL_JURORS,
    ALL_REGIONS,
    CONFUSES,
    CONFUSION,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW_NOW,
    DRAW_TOKEN,
    EXCHANGE,
    FACES,
    FEAR,
    FEARS,
    GUILTY,
    JOY,
    JURORS,
    LOOK,
    LOOK_FIRST,
    LOOK_SECOND,
    MOVE,
    MOVE_PLACED,
    MOVE_TO,
    OP_CHOICE,
    OP_REDRAW,
    OPTION,
    OPTIONS,
    PANIC,
    PLACE,
    PLACE_DRAWN,
    PLACE_ON,
    PLACED,
    PLANNING,
    RAGE,
    REDRAW,
    REGIONS,
    REMOVE,
    SADNESS,
    SHIFT,
    SIDE,
    THE_DRAW,
    THE_EFFECT,
    THE_INSERTION,
    THE_LAYING,
    TOP,
    TRIALS,
    TRUST,
    TUCK,
)
from antifaz.games.voices.state import (
    ELSEWHERE,
    NO_PILE,
    THE_PLACED,
    Rule,
    State,
    beneath,
    height,
    highest,
    kinds_of,
    onto,
    tokens,
)
from antifaz.games.voices.turn import IF_WANTED, answered_by, declined, insert, open_window


class Effect(Rule):
    """The words of an effect in order; what can do nothing is left out (VH-CON-14), but for a choice (VH-CON-3).

    Second Thoughts is no longer in hand when it is resolved, so one other card is enough then (VH-STR-12).
    """

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        words = s.table.effects[s.effect]
        if step == len(words):
            return DONE
        op = s.table.ops[words[step]]
        if op.rule != OP_CHOICE and op.rule != OP_REDRAW and not s.can(op, me):
            return NEXT
        s.enter(op.rule, me)
        s.op = words[step]
        return NEXT


class Place(Rule):
    """G@x, I@x: the user chooses among the jurors; then others may object (VH-STR-14)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        if step == 0:
            if op.places & (op.places - 1) != 0:
                s.face = op.face
                return s.ask(PLACE, op.places)
            return place(s, me, op.face, lowest(op.places))
        return place(s, me, op.face, answer) if step == 1 else DONE


def place(s: State, me: i64, face: i64, juror: i64) -> i64:
    """A token placed by a trial card, or by Panic, opens a window; one placed by a strategy card does not."""
    s.place_token(me, face, juror)
    s.step = 2
    if s.card >= 0 or not answered_by(s, PLACED):
        return DONE
    return open_window(s, PLACED, s.facets())


class Influence(Rule):
    """INF d>p@x, VH-TOK-3 to VH-TOK-6: draw, look, place so many, discard the rest."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        if step == 0:
            s.held = NO_PILE
            s.left = op.count
            return NEXT
        if step == 1:
            if s.left == 0 or not s.influence_left():
                s.left = 0
                return s.go_to(3)
            return s.ask_for_token(DRAW_TOKEN)
        if step == 2:
            draw_token(s, me, answer)
            return s.go_to(1)
        if step == 3:
            if s.left == op.most or s.held == NO_PILE:
                return throw_the_rest(s, me)
            return s.ask(PLACE_DRAWN, faces_of(s.held) | (bit(DISCARD) if s.left >= op.least else 0))
        if step == 4:
            if answer == DISCARD:
                return throw_the_rest(s, me)
            s.one = answer
            return s.ask(PLACE_ON, op.places)
        put_down(s, me, s.one, answer)
        return s.go_to(3)


def draw_token(s: State, me: i64, face: i64) -> None:
    """VH-KNO-12: its face is known to whoever draws it."""
    s.pool[face] -= 1
    s.held = onto(s.held, face)
    s.left -= 1
    if s.log is not None:
        s.tell("drew", (LETTERS[me], "influence"))
        s.tell("got", (LETTERS[me], FACES[face]), only(me))


def faces_of(pile: i64) -> i64:
    """The faces that are there, as a set."""
    faces: i64 = 0
    for face in tokens(pile):
        faces |= bit(face)
    return faces


def put_down(s: State, me: i64, face: i64, juror: i64) -> None:
    """VH-TOK-5: on top of the juror's pile."""
    rest: i64 = NO_PILE
    there = False
    for other in tokens(s.held):
        if other == face and not there:
            there = True
        else:
            rest = onto(rest, other)
    s.held = rest
    s.left += 1
    s.piles[juror] = onto(s.piles[juror], face)
    if s.log is not None:
        s.tell("laid-down", (LETTERS[me], JURORS[juror]))
        s.tell("put-down", (LETTERS[me], FACES[face], JURORS[juror]), only(me))


def throw_the_rest(s: State, me: i64) -> i64:
    """VH-TOK-3: face down, without showing them."""
    for face in tokens(s.held):
        s.throw(me, face)
    s.held = NO_PILE
    return DONE


class Peek(Rule):
    """PEEK@*: all influence tokens of one juror."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return s.ask(LOOK, s.with_influence())
        s.look_at(me, answer, s.piles[answer])
        s.result = answer
        return DONE


class Shift(Rule):
    """SHIFT@*: look at the top token of a juror, then discard it or put it on top of another pile."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return s.ask(LOOK, s.with_influence())
        if step == 1:
            s.juror = answer
            s.look_at_top(me, answer)
            return NEXT
        if step == 2:
            return s.ask(SHIFT, ALL_JURORS & ~bit(s.juror) | bit(DISCARD))
        face = s.piles[s.juror] & 3
        s.piles[s.juror] >>= 2
        if answer != DISCARD:
            s.piles[answer] = onto(s.piles[answer], face)
        else:
            s.tossed = onto(s.tossed, face)
        if s.log is not None:
            s.tell("shifted", (LETTERS[me], JURORS[s.juror], "discards" if answer == DISCARD else JURORS[answer]))
        return DONE


class Move(Rule):
    """MOVE G, MOVE I, MOVE placed: a token to the same box of another juror."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        if op.face == THE_PLACED:
            if step == 0:
                return s.ask(MOVE_PLACED, ALL_JURORS & ~bit(s.juror))
            s.move_token(me, s.face, s.juror, answer)
            s.result = answer
            return DONE
        if step == 0:
            s.face = op.face
            return s.ask(MOVE, s.with_token(op.face))
        if step == 1:
            s.one = answer
            return s.ask(MOVE_TO, ALL_JURORS & ~bit(answer))
        s.move_token(me, op.face, s.one, answer)
        return DONE


class Cut(Rule):
    """CUT G@x, CUT I@x: a token is discarded."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        if step == 0:
            s.face = op.face
            return s.ask(REMOVE, s.with_token(op.face) & op.places)
        s.boxes[op.face * 6 + answer] -= 1
        if s.log is not None:
            s.tell("removed", (LETTERS[me], FACES[op.face], JURORS[answer]))
        return DONE


class Hit(Rule):
    """HIT n@*: markers of one region are destroyed, named in the order of their numbers; HIT 1@edge: Subjugate."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        if step == 0:
            s.left = op.count
            s.markers = s.targets(op, me)
            return NEXT
        if step == 1:
            if s.left == 0 or s.markers == 0:
                return DONE
            return s.ask(DESTROY, followed(s, s.markers, s.left))
        s.markers &= s.on(s.region_of(answer)) & ~(bit(answer + 1) - 1)
        s.left -= 1
        s.destroy(answer)
        return s.go_to(1)


def followed(s: State, markers: i64, number: i64) -> i64:
    """The markers after which enough others of their region come, so that every choice is named in one order."""
    some: i64 = 0
    for region in range(5):
        here = markers & s.on(region)
        needed = min(number, size(here))
        while here != 0 and size(here) >= needed:
            some |= bit(lowest(here))
            here &= here - 1
    return some


class Strategy(Rule):
    """STRAT n: draw strategy cards."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.left = s.table.ops[s.op].count
        s.begin(THE_DRAW, me)
        return NEXT


class Add(Rule):
    """ADD n: more for the own total of the region that was announced."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.result = s.table.ops[s.op].count
        if s.log is not None:
            s.tell("added", (LETTERS[me], str(s.result), REGIONS[s.region]))
        return DONE


class Insert(Rule):
    """INSERT src@region: a normal insertion, with a window of its own (VH-STR-10)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        regions = ALL_REGIONS & ~bit(s.region) if op.places == ELSEWHERE else bit(s.region)
        markers = s.sources(op, me)
        s.begin(THE_INSERTION, me)
        s.markers = markers
        s.places = regions
        s.how = 0
        return NEXT


class Tuck(Rule):
    """TUCK: the top token of the juror just looked at may go under the pile."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            if s.result >= 0:
                s.juror = s.result
                s.result = -1
            if height(s.piles[s.juror]) < 2:
                return DONE
            return s.ask(TUCK, 3)
        if answer == 0:
            return declined(s, me)
        pile = s.piles[s.juror]
        s.piles[s.juror] = beneath(pile >> 2, pile & 3)
        if s.log is not None:
            s.tell("tucked", (LETTERS[me], JURORS[s.juror]))
        return DONE


class Redraw(Rule):
    """REDRAW: discard one or more strategy cards, then draw as many."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.left = 0
            return NEXT
        if step == 1 and s.hands[me] != 0:
            return s.ask(REDRAW, kinds_of(s.hands[me]) | (bit(DRAW_NOW) if s.left > 0 else 0))
        if step == 2 and answer != DRAW_NOW:
            s.discard(me, answer)
            s.left += 1
            return s.go_to(1)
        s.begin(THE_DRAW, me)
        return NEXT


class Exchange(Rule):
    """EXCHANGE: look at the top tokens of two jurors, then exchange them or not."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        jurors = s.with_influence()
        if step == 0:
            return s.ask(LOOK_FIRST, jurors & ~bit(highest(jurors)))
        if step == 1:
            s.one = answer
            return s.ask(LOOK_SECOND, jurors & ~(bit(answer + 1) - 1))
        if step == 2:
            s.juror = s.one
            s.face = answer
            s.look_at_top(me, s.juror)
            s.look_at_top(me, answer)
            return NEXT
        if step == 3:
            return s.ask(EXCHANGE, 3)
        if answer == 0:
            return declined(s, me)
        one = s.piles[s.juror]
        other = s.piles[s.face]
        s.piles[s.juror] = one & ~3 | other & 3
        s.piles[s.face] = other & ~3 | one & 3
        if s.log is not None:
            s.tell("exchanged", (LETTERS[me], JURORS[s.juror], JURORS[s.face]))
        return DONE


class Choice(Rule):
    """CH{a / b}: an option that can do nothing may be chosen only if none can do anything (VH-CON-3)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        if step == 0:
            options = (1 if s.able(op.first, me) else 0) | (2 if s.able(op.second, me) else 0)
            return s.ask(OPTION, options if options != 0 else 3)
        tell_option(s, me, answer)
        return carry_out(s, me, op.first if answer == 0 else op.second)


class Hidden(Rule):
    """HID{a / b}: the effect is read when the choice is made; the other one is not revealed (VH-RES-6, VH-RES-9)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        op = s.table.ops[s.op]
        if step == 0:
            return s.ask(OPTION, 3)
        tell_option(s, me, answer)
        exchanged = s.flipped >> s.side & 1
        effect = op.first if answer == exchanged else op.second
        if s.log is not None:
            s.tell("read-out", (OPTIONS[answer], s.table.told[effect]))
        return carry_out(s, me, effect)


def tell_option(s: State, me: i64, answer: i64) -> None:
    """Which label was chosen, and by whom."""
    if s.log is not None:
        s.tell("opted", (LETTERS[me], OPTIONS[answer]))


def carry_out(s: State, me: i64, effect: i64) -> i64:
    """VH-CON-15: by the same player."""
    s.begin(THE_EFFECT, me)
    s.effect = effect
    return NEXT


# -- emotions --------------------------------------------------------------------------------------------------------


class Emotion(Rule):
    """VH-EMO-1: whoever has inserted a marker in the own turn may use its emotion, if it can do anything."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        emotion = s.table.emotions[s.marker]
        if step > 0 and answer == DECLINE:
            return declined(s, me)
        if emotion == RAGE:
            return rage(s, step, answer)
        if emotion == SADNESS and step == 0:
            return insert_if_any(s, me, s.destroyed & s.own(me), ALL_REGIONS & ~bit(s.region))  # VH-EMO-3
        if emotion == TRUST and step == 0:
            return insert_if_any(s, me, s.on_any(ALL_REGIONS) & s.own(me) & ~bit(s.marker), 0)  # VH-EMO-4
        if emotion == FEAR:
            return fear(s, me, step)
        if emotion == CONFUSION and s.region != PLANNING:  # VH-EMO-15
            return confusion(s, me, step, answer)
        if emotion == PANIC and size(s.markers) >= 2:  # VH-EMO-11
            return panic(s, me, step, answer)
        return DONE


def rage(s: State, step: i64, answer: i64) -> i64:
    """VH-EMO-2, VH-EMO-14: a marker here whose owner has not yet taken the turn in this round."""
    if step > 0:
        s.destroy(answer)
        return DONE
    targets: i64 = 0
    for person in range(s.table.people):
        if s.done >> person & 1 == 0:
            targets |= s.on(s.region) & s.own(person)
    return s.ask(DESTROY, targets | bit(DECLINE)) if targets != 0 else DONE


def insert_if_any(s: State, me: i64, markers: i64, regions: i64) -> i64:
    """Sadness, Trust: the insertion may be declined at its first question."""
    return insert(s, me, markers, regions, IF_WANTED) if markers != 0 else DONE


def fear(s: State, me: i64, step: i64) -> i64:
    """VH-EMO-5 to VH-EMO-7: a strategy card, if a Joy fell."""
    if step > 0:
        s.left = 1
        s.begin(THE_DRAW, me)
        return NEXT
    fallen = s.markers
    while fallen != 0:
        if s.table.emotions[lowest(fallen)] == JOY and s.cards_left():
            return s.ask(FEARS, bit(DRAW_NOW) | bit(DECLINE))
        fallen &= fallen - 1
    return DONE


def confusion(s: State, me: i64, step: i64, answer: i64) -> i64:
    """VH-EMO-9, VH-EMO-10, VH-EMO-17: whether a card fits is the prosecutor's secret, so the question is always asked."""
    if step == 0:
        places: i64 = 0
        for place in range(SIDE, TOP + 1):
            trial = s.cards[place]
            if trial >= 0 and (s.table.icon[2 * trial] == s.region or s.table.icon[2 * trial + 1] == s.region):
                places |= bit(place)
        return s.ask(CONFUSES, places | bit(DECLINE))
    if step > 1:
        return DONE
    trial = s.cards[answer]
    s.trials.append(-1 - trial)
    if s.log is not None:
        s.tell("replaced", (LETTERS[me],))
        s.tell("threw", (LETTERS[me], TRIALS[trial]), only(me))
    s.cards[answer] = s.cards[TOP]
    s.cards[TOP] = -1
    return s.enter(THE_LAYING, me)


def panic(s: State, me: i64, step: i64, answer: i64) -> i64:
    """VH-EMO-11: a guilty token on any juror; others may object to it (VH-STR-14)."""
    if step == 0:
        s.face = GUILTY
        return s.ask(PLACE, ALL_JURORS | bit(DECLINE))
    return place(s, me, GUILTY, answer) if step == 1 else DONE
