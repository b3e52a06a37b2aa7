"""The course of a match: the deal, a turn, a contest. Powers are in `powers`, the verbs in `state`."""

from typing import Final

from mypy_extensions import i64

from antifaz.core.events import only
from antifaz.core.seats import LETTERS, NOBODY, bit
from antifaz.core.state import DONE, NEXT, OVER
from antifaz.games.mascarade.pieces import (
    ANNOUNCE,
    ANNOUNCE_PLACE,
    CONTEST,
    DEAL,
    FIRST,
    LOOK,
    MASKS,
    PASS,
    PEASANT,
    PEASANTS,
    PLACES,
    SWAP,
    SWAP_REALLY,
    SWAP_WITH,
    THE_CONTEST,
    THE_DEAL,
    THE_TURN,
    TURN,
)
from antifaz.games.mascarade.state import AFTER_POWER, NO_YES, RICHEST, STEP, UNDEALT, Rule, State, Table

# The steps of a turn.
ASKS: Final[i64] = 0
CHOSEN: Final[i64] = 1
SWAPS_WITH: Final[i64] = 2
SWAPS: Final[i64] = 3
ANNOUNCES: Final[i64] = 4
REVEALS: Final[i64] = 5
FINES: Final[i64] = 6
TURNS_DOWN: Final[i64] = 7

OPENING_TURNS: Final[i64] = 4
"""MA-OPEN-01, M1-OPEN-01: of the match, not of each person (MA-OPEN-02, MA-OPEN-05, MA-OPEN-06, M1-V2-OPEN-01, M1-V3-OPEN-01)"""
UNPROTECTED: Final[i64] = 0b011011  # the left and right cards of two people with three each


class Deal(Rule):
    """MA-SETUP-07, MA-SETUP-08, MA-SETUP-09: one card to each place, face up; when all are seen they are turned down."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step > 0 and step <= s.table.cards and answer >= 0:  # not where a position starts: nothing has just come up
            deal(s, step - 1, answer)
        if step < s.table.cards:
            return s.ask_dealer(DEAL, s.stock)
        if step == s.table.cards:
            s.open = 0  # MA-SETUP-10
            s.tell("turned-down", ())  # MA-SEE-02
            if s.table.random_first:
                return s.ask_dealer(FIRST, s.table.everybody)
            answer = s.table.first  # MA-SETUP-12
        return begin_turn(s, answer)

    def asks(self, kind: i64) -> i64:
        return 0


def deal(s: State, card: i64, mask: i64) -> None:
    """Lay a mask face up at a place."""
    s.cards[card] = mask
    s.open |= bit(card)
    if mask != PEASANT or s.dealt(PEASANT) == PEASANTS:
        s.stock &= ~bit(mask)
    if s.log is not None:
        s.tell("dealt", (s.table.place(card), MASKS[mask]))


def begin_turn(s: State, person: i64) -> i64:
    """The next turn is this person's; what the last one has shown restricts in it alone (MA-RESTRICT-02, MA-RESTRICT-04)."""
    s.turn += 1
    s.active = person
    s.chair = s.chair_of(person)
    s.shown = s.showing
    s.showing = 0
    if s.log is not None:
        s.tell("turn", (str(s.turn), LETTERS[person]))
    s.begin(THE_TURN, person)
    return NEXT


class Turn(Rule):
    """MA-TURN-01, MA-TURN-02: look, swap or announce, one of them."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == ASKS:
            s.kind = TURN
            return may_do(s, me)
        if step == CHOSEN:
            return do(s, me, answer)
        if step == SWAPS_WITH:
            s.target2 = answer
            return ask_really(s)
        if step == SWAPS:
            s.exchange(me, s.target, s.target2, answer)
            return end_turn(s)
        if step == ANNOUNCES:
            return announce(s, me, me * s.table.places + answer)
        if step == REVEALS:
            return reveal(s, me)
        return pay_fines(s) if step == FINES else turn_down(s)

    def asks(self, kind: i64) -> i64:
        return ASKS


def may_do(s: State, me: i64) -> i64:
    """The answers to the question of a turn, by public facts only (MA-SEE-19)."""
    table = s.table
    restricted = s.shown != 0 and s.restricted(me)
    if s.turn <= OPENING_TURNS:  # MA-OPEN-03, MA-OPEN-04
        return table.swaps[me]
    if restricted and table.must_swap:  # M1-RESTRICT-01, M1-RESTRICT-02
        return forced_swap(s, me, s.shown & table.own(me))
    if s.owes >> me & 1 == 1:  # MA-LOOK-05, MA-LOOK-06
        return table.looks
    if restricted:  # M2-RESTRICT-01, M2-RESTRICT-02
        return table.looks | table.swaps[me]
    return table.looks | table.swaps[me] | table.announcements  # MA-ANNOUNCE-03, MA-ANNOUNCE-04: any mask in play


def forced_swap(s: State, me: i64, shown: i64) -> i64:
    """With one card each, the other card; with several, the first of the own cards that are exchanged."""
    table = s.table
    if table.places == 1:  # M1-RESTRICT-03, OPT-FORCED-CENTRE
        return table.swaps[me] if table.forced_centre else table.swaps[me] & ~(table.centre << SWAP)
    mask: i64 = 0
    for place in range(table.places):
        if may_swap_with(s, me, me * table.places + place, shown) != 0:
            mask |= bit(SWAP + place)
    return mask


def may_swap_with(s: State, me: i64, card: i64, forced: i64) -> i64:
    """The second card of a swap where people have several: a later own one, or one of another person that is not protected."""
    table = s.table
    # M1-V2-SWAP-01, M1-V2-SWAP-02, M1-V2-SWAP-03, M1-V2-SWAP-05, M1-V3-SWAP-01
    own_later = table.own(me) & ~(bit(card + 1) - 1)
    theirs = table.foreign & ~table.own(me)
    if table.protected:  # M1-V2-SWAP-04
        theirs &= UNPROTECTED
    if forced == 0 or forced >> card & 1 == 1:
        return own_later | theirs
    return own_later & forced  # M1-V2-RESTRICT-01, M1-V3-RESTRICT-01: the shown card must be one of the two


def do(s: State, me: i64, answer: i64) -> i64:
    """Begin the action that was chosen."""
    places = s.table.places
    if answer >= ANNOUNCE:
        s.announced = answer - ANNOUNCE
        if places == 1:
            return announce(s, me, me)
        s.step = ANNOUNCES
        s.kind = ANNOUNCE_PLACE  # M1-V2-ANNOUNCE-01, M1-V3-ANNOUNCE-01
        return 3  # M1-V2-ANNOUNCE-02: not with the protected card
    if answer >= SWAP:
        if places == 1:  # MA-SWAP-01, MA-SWAP-02, MA-SWAP-10
            s.target = me
            s.target2 = answer - SWAP
            return ask_really(s)
        s.target = me * places + answer - SWAP
        s.kind = SWAP_WITH
        forced = s.shown & s.table.own(me) if s.table.must_swap and s.turn > OPENING_TURNS else 0
        return may_swap_with(s, me, s.target, forced)
    card = me * places + answer - LOOK  # MA-LOOK-01, MA-LOOK-02, M1-V2-LOOK-01, M1-V3-LOOK-01
    if s.log is not None:
        s.tell("looked", (s.table.place(card),))  # MA-LOOK-03
    s.look(me, card)
    s.owes &= ~bit(me)  # MA-LOOK-07
    return end_turn(s)


def ask_really(s: State) -> i64:
    """MA-SWAP-04, MA-SWAP-09: exchange, or return both? The actor decides, nothing is drawn."""
    s.step = SWAPS
    s.kind = SWAP_REALLY
    return NO_YES


def announce(s: State, me: i64, card: i64) -> i64:
    """MA-ANNOUNCE-01, MA-ANNOUNCE-02, MA-ANNOUNCE-05: say the name of a mask; then everybody else is asked."""
    s.claims = bit(card)
    s.holders = 0
    s.liars = 0
    s.target = -1
    s.target2 = -1
    if s.log is not None:
        s.tell("announced", (s.table.place(card), MASKS[s.announced]))
    s.step = REVEALS
    return s.enter(THE_CONTEST, me)


class Contest(Rule):
    """MA-CHALLENGE-01, MA-CHALLENGE-02, MA-CHALLENGE-06: the others are asked clockwise; each answers once.

    MA-CHALLENGE-04, MA-CHALLENGE-05, MA-RESTRICT-05: everybody is asked, whatever was answered before and whoever is restricted.
    """

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        table = s.table
        if (answer != PASS or s.log is not None) and step > 0 and answer >= 0:
            hear(s, s.clockwise(s.chair, step), answer)  # not where a position starts: there nobody has just answered
        step += 1
        if step == table.people:
            if table.simultaneous:
                tell_all_answers(s)
            return DONE
        chair = s.chair + step
        s.who = s.order >> 4 * (chair if chair < table.people else chair - table.people) & 15
        s.kind = CONTEST
        return table.contest  # with one of the own cards: M1-V2-CHALLENGE-01, M1-V3-CHALLENGE-01


def hear(s: State, person: i64, answer: i64) -> None:
    """One person's answer; it is final (MA-CHALLENGE-03)."""
    if answer != PASS:
        s.claims |= bit(person * s.table.places + answer)
    if s.log is None:
        return
    if s.table.simultaneous:
        s.tell("answered", (answer_word(s.table.places, answer),), only(person))
    else:
        tell_answer(s, person)


def answer_word(places: i64, answer: i64) -> str:
    """`pass`, `contest`, `contest.left`: an answer that the others do not see yet."""
    if answer == PASS:
        return "pass"
    return "contest" if places == 1 else f"contest.{PLACES[answer]}"


def tell_answer(s: State, person: i64) -> None:
    """MA-SEE-06: say what a person answered."""
    card = claimed(s, person)
    if card < 0:
        s.tell("passed", (LETTERS[person],))
    else:
        s.tell("contested", (s.table.place(card),))


def tell_all_answers(s: State) -> None:
    """OPT-CHALLENGE-MODE=simultaneous: all answers become public together."""
    if s.log is not None:
        for steps in range(1, s.table.people):
            tell_answer(s, s.clockwise(s.chair, steps))


def reveal(s: State, me: i64) -> i64:
    """MA-RESOLVE-01 to MA-RESOLVE-04: who applies the power, if anybody."""
    s.step = FINES
    if s.claims & (s.claims - 1) == 0:  # MA-REVEAL-01, MA-FINE-09
        return s.enter(s.announced, me)
    s.open = s.claims  # MA-REVEAL-02; a card that nobody has claimed stays as it is: MA-REVEAL-04, M1-V2-CHALLENGE-02
    user: i64 = NOBODY
    places = s.table.places
    for steps in range(s.table.people):
        person = s.clockwise(s.chair, steps)
        if s.claims >> person * places & 7 == 0:
            continue
        card = claimed(s, person)
        if card < 0:
            continue
        s.show(card)  # MA-REVEAL-03
        if s.cards[card] != s.announced:  # MA-FINE-02, MA-FINE-06, M1-V2-CHALLENGE-03
            s.liars |= bit(person)
            continue
        s.holders |= bit(person)  # MA-FINE-03
        if user == NOBODY:
            user = person
    return NEXT if user == NOBODY else s.enter(s.announced, user)  # MA-RESOLVE-03, or MA-RESOLVE-02 and MA-RESOLVE-05


def claimed(s: State, person: i64) -> i64:
    """The card that a person claims to be the announced mask, or -1."""
    first = person * s.table.places
    own = s.claims >> first & 7
    if s.table.places == 1:
        return first if own & 1 == 1 else -1
    own &= bit(s.table.places) - 1
    return -1 if own == 0 else first + (own >> 1)  # bits 1, 2, 4: places 0, 1, 2


def pay_fines(s: State) -> i64:
    """MA-FINE-04, MA-FINE-05: after the power all false claimants pay, told clockwise from the announcer."""
    if s.table.end_check == AFTER_POWER and s.moved and s.ends():
        return OVER
    if s.liars == 0:
        return turn_down(s)
    chair = s.chair_of(s.active)
    for steps in range(s.table.people):
        person = s.clockwise(chair, steps)
        if s.liars >> person & 1 == 1:
            s.fine(person)  # MA-FINE-07: from what this person owns now
    return NEXT


def turn_down(s: State) -> i64:
    """MA-FACEDOWN-01: what was shown in this turn lies face down again."""
    if s.table.end_check != STEP and s.moved and s.ends():
        return OVER
    if s.showing != 0:
        s.open = 0
        s.tell("hid", ())  # MA-SEE-10
    return end_turn(s)


def end_turn(s: State) -> i64:
    """MA-TURN-03, MA-TURN-04, MA-SETUP-13: the turn goes to the left of the active person, wherever that person sits now."""
    table = s.table
    if 0 < table.turn_limit <= s.turn:
        return s.win(s.richest(table.everybody), RICHEST)
    chair = s.chair if table.by_chair else s.chair_of(s.active)
    person = s.clockwise(chair, 1)
    if person == s.active:  # only under a house rule: an own turn does not restrict (MA-RESTRICT-01)
        s.showing &= ~table.own(person)
    return begin_turn(s, person)


def new_game(table: Table) -> State:
    """MA-SETUP-01 to MA-SETUP-03; then the dealer is asked for the first card."""
    s = State(table, [UNDEALT] * table.cards, [6] * table.people, [])  # by person: M1-V2-SETUP-04, M1-V3-SETUP-03
    s.stock = table.masks  # MA-SETUP-11
    s.bank = table.total - 6 * table.people
    s.order = table.seats
    s.chairs = table.seats
    s.begin(THE_DEAL, NOBODY)
    s.play(-1)
    return s
