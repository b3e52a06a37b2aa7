"""The course of a trial: setup, rounds, the two sides of a trial card, control."""

from typing import Final

from mypy_extensions import i64

from antifaz.core.chance import lowest
from antifaz.core.events import only
from antifaz.core.seats import LETTERS, NOBODY, bit
from antifaz.core.state import DONE, NEXT
from antifaz.games.voices.pieces import (
    BEFORE_READING,
    CARD,
    CENTRE,
    COLOUR,
    COLOUR_TOO,
    COLOURS,
    CONTROLLED,
    DEAL,
    FIRST,
    HAND_LIMIT,
    JURORS,
    LAY,
    LIMIT,
    OF_A_COLOUR,
    PLACES,
    PLANNING,
    PROSECUTOR,
    PUT,
    REGIONS,
    ROLES,
    ROUNDS,
    SHARE,
    SIDES,
    STORIES,
    STORY,
    THE_ABILITY,
    THE_CONTROL,
    THE_DRAW,
    THE_EFFECT,
    THE_LAYING,
    THE_PROSECUTOR,
    THE_ROUND,
    THE_SIDE,
    THE_TURN,
    TIE,
    TOP,
    TRIALS,
    TRIALS_OF_A_PHASE,
)
from antifaz.games.voices.scoring import end
from antifaz.games.voices.state import Rule, State, highest, kinds_of, number_of, onto
from antifaz.games.voices.turn import answered_by, open_window

# Who receives the first player token (VH-SET-11).
TO_THE_LEFT: Final[i64] = 0
TO_THE_PROSECUTOR: Final[i64] = 1
TO_THE_RIGHT: Final[i64] = 2
AT_RANDOM: Final[i64] = 3


# -- setup ---------------------------------------------------------------------------------------------------------

DEALS: Final[i64] = 0
LAYS: Final[i64] = 2
COLOURS_ARE_CHOSEN: Final[i64] = 3
HANDS: Final[i64] = 6
TELLS: Final[i64] = 7
PUTS: Final[i64] = 9
BEGINS: Final[i64] = 11


class Setup(Rule):
    """VH-SET-1 to VH-SET-12, in their order."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == DEALS:
            return deal_next(s)
        if step == DEALS + 1:
            if s.roles.count(-1) == s.table.people - 1 and s.table.prosecutor != NOBODY and s.log is not None:
                tell_role(s, s.prosecutor)  # a match listens only from its first answer on
            deal_role(s, s.left, answer)
            return s.go_to(DEALS)
        if step == LAYS:
            return s.enter(THE_LAYING, s.prosecutor)
        if step < HANDS:
            return choose_colours(s, step, answer)
        if step == HANDS:
            return draw_hands(s)
        return begin_story(s, step, answer)


def choose_colours(s: State, step: i64, answer: i64) -> i64:
    """VH-SET-7, VH-SET-12; VH-3P-1: with three players two at once."""
    if step == COLOURS_ARE_CHOSEN:
        return ask_colour(s)
    if step == COLOURS_ARE_CHOSEN + 1:
        s.one = answer
        if s.table.colours == 2:
            s.who = s.left
            return s.ask(COLOUR_TOO, free_colours(s) & ~(bit(answer + 1) - 1))
        answer = 0
    take_colours(s, s.left, s.one, answer)
    return s.go_to(COLOURS_ARE_CHOSEN)


def begin_story(s: State, step: i64, answer: i64) -> i64:
    """VH-SET-9 to VH-SET-11: a story, its tokens, the first player; then the first round."""
    if step == TELLS:
        return s.ask_dealer(STORY, bit(len(s.table.stories)) - 1)
    if step == TELLS + 1:
        s.story = answer
        s.tell("told", (STORIES[answer],))
        return NEXT
    if step == PUTS:
        return ask_to_put(s)
    if step == PUTS + 1:
        put(s, answer)
        return s.go_to(PUTS)
    if step == BEGINS:
        first = receiver(s)
        if first == NOBODY:
            return s.ask_dealer(FIRST, s.facets())
        answer = first
    s.first = answer
    if s.log is not None:
        s.tell("first", (LETTERS[answer],))
    s.round = 1
    s.left = 0
    s.begin(THE_ROUND, s.prosecutor)
    return NEXT


def deal_next(s: State) -> i64:
    """VH-SET-2, VH-OPT-2, VH-OPT-4: a role for the next person who has none."""
    table = s.table
    if table.prosecutor != NOBODY and s.prosecutor == NOBODY:
        deal_role(s, table.prosecutor, PROSECUTOR)
    for person in range(table.people):
        if s.roles[person] < 0:
            s.left = person
            return s.ask_dealer(DEAL, undealt(s))
    return s.go_to(LAYS)


def undealt(s: State) -> i64:
    """The roles that the next card may show."""
    roles: i64 = 0
    dealt: i64 = 0
    for role in s.roles:
        if role >= 0:
            dealt |= bit(role)
    for role in range(len(s.table.icons)):
        if (s.table.roles & ~dealt) >> role & 1 == 1 and (not s.table.advanced or s.role_weight(role) > 0):
            roles |= bit(role)
    return roles


def deal_role(s: State, person: i64, role: i64) -> None:
    """VH-SET-3: face down, but the prosecutor's."""
    s.roles[person] = role
    if role == PROSECUTOR:
        s.prosecutor = person
        s.owners[0] = person
        s.unused |= 255
    if s.log is not None:
        tell_role(s, person)


def tell_role(s: State, person: i64) -> None:
    """VH-KNO-1, VH-KNO-2"""
    role = s.roles[person]
    s.tell("dealt", (LETTERS[person],))
    if role == PROSECUTOR:
        s.tell("prosecutor", (LETTERS[person],))
    else:
        s.tell("got", (LETTERS[person], ROLES[role]), only(person))


def free_colours(s: State) -> i64:
    """The facet colours that nobody has chosen."""
    free: i64 = 0
    for colour in range(1, 6):
        if s.owners[colour] < 0:
            free |= bit(colour)
    return free


def ask_colour(s: State) -> i64:
    """VH-SET-7, VH-SET-12: in seat order, starting left of the prosecutor."""
    for steps in range(1, s.table.people):
        person = s.table.clockwise(s.prosecutor, steps)
        if s.own(person) == 0:
            s.left = person
            free = free_colours(s)
            if s.table.colours == 2:
                free &= ~bit(highest(free))
            return s.ask_person(person, COLOUR, free)
    return s.go_to(HANDS)


def take_colours(s: State, person: i64, colour: i64, other: i64) -> None:
    """Their markers are unused."""
    s.owners[colour] = person
    s.unused |= 255 << (OF_A_COLOUR * colour)
    if s.log is not None:
        s.tell("coloured", (LETTERS[person], COLOURS[colour]))
    if other != 0:
        take_colours(s, person, other, 0)


def draw_hands(s: State) -> i64:
    """VH-SET-8, VH-STR-8: two cards for each facet."""
    for steps in range(1, s.table.people):
        person = s.table.clockwise(s.prosecutor, steps)
        if s.hands[person] == 0:
            s.step = HANDS
            s.enter(THE_DRAW, person)
            s.left = 2
            return NEXT
    s.left = 0
    return NEXT


def ask_to_put(s: State) -> i64:
    """VH-SET-10: a token for the next juror of the story."""
    jurors = s.table.stories[s.story]
    if s.left == len(jurors):
        return s.go_to(BEGINS)
    return s.ask_for_token(PUT)


def put(s: State, face: i64) -> None:
    """VH-KNO-13: nobody looks at it."""
    juror = s.table.stories[s.story][s.left]
    s.pool[face] -= 1
    s.piles[juror] = onto(s.piles[juror], face)
    s.left += 1
    if s.log is not None:
        s.tell("put", (JURORS[juror],))


def receiver(s: State) -> i64:
    """VH-SET-11: whom the story names, or nobody if chance decides."""
    begins = s.table.begins[s.story]
    if begins == AT_RANDOM:
        return NOBODY
    if begins == TO_THE_PROSECUTOR:
        return s.prosecutor
    return s.table.clockwise(s.prosecutor, 1 if begins == TO_THE_LEFT else s.table.people - 1)


class Laying(Rule):
    """VH-SET-5, VH-CHO-5: a trial card for every empty place of centre, side and deck top."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        place = first_empty(s)
        if step == 1:
            s.deck &= ~bit(answer)
            lay(s, place, answer + TRIALS_OF_A_PHASE * (s.phase - 1))
            return s.go_to(0)
        return DONE if place < 0 or s.deck == 0 else s.ask_dealer(LAY, s.deck)


def first_empty(s: State) -> i64:
    """The first place without a trial card, or -1."""
    for place in range(3):
        if s.cards[place] < 0:
            return place
    return -1


def lay(s: State, place: i64, trial: i64) -> None:
    """VH-KNO-5: the prosecutor alone sees its front."""
    s.cards[place] = trial
    if s.log is not None:
        s.tell("laid", (PLACES[place],))
        s.tell("saw", (PLACES[place], TRIALS[trial]), only(s.prosecutor))


class Draw(Rule):
    """VH-LIM-1, VH-LIM-4: so many strategy cards (`left`), then discard down to three."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            if s.left == 0 or not s.cards_left():
                return s.go_to(2)
            return s.ask_for_card()
        if step == 1:
            s.left -= 1
            s.draw_card(me, answer)
            return s.go_to(0)
        if step == 2:
            return s.ask(LIMIT, kinds_of(s.hands[me])) if number_of(s.hands[me]) > HAND_LIMIT else DONE
        s.discard(me, answer)
        return s.go_to(2)


# -- a round -------------------------------------------------------------------------------------------------------

ROUND_BEGINS: Final[i64] = 0
TURNS: Final[i64] = 2
READS: Final[i64] = 3
DISMISSES: Final[i64] = 6
PLANS: Final[i64] = 7
PASSES_ON: Final[i64] = 12


class Round(Rule):
    """VH-RND-1: choose, insert, resolve, draw, pass on."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == ROUND_BEGINS:
            return begin_round(s)
        if step == 1:
            choose_card(s, answer)
            return enter_step(s, 2)
        if step == TURNS:
            return next_turn(s)
        if step < DISMISSES:
            return resolve(s, step)
        if step == DISMISSES:
            return dismiss(s)
        if step < PASSES_ON:
            return plan(s, step, answer)
        return pass_on(s)


def enter_step(s: State, stage: i64) -> i64:
    """Say which step of the round begins."""
    s.stage = stage
    if s.log is not None:
        s.tell("step", (str(stage),))
    return NEXT


def begin_round(s: State) -> i64:
    """VH-CHO-1: which of the visible trial cards?"""
    s.done = 0
    s.front = -1
    s.back = -1
    if s.log is not None:
        s.tell("round", (str(s.round),))
    enter_step(s, 1)
    visible: i64 = 0
    for place in range(3):
        if s.cards[place] >= 0:
            visible |= bit(place)
    return s.ask_person(s.prosecutor, CARD, visible)


def choose_card(s: State, place: i64) -> None:
    """VH-CHO-4, VH-CHO-5: the chosen card and the centre card change places."""
    chosen = s.cards[place]
    s.cards[place] = s.cards[CENTRE]
    s.cards[CENTRE] = chosen
    s.front = 2 * chosen
    s.back = 2 * chosen + 1
    if s.log is not None:
        s.tell("chose", (LETTERS[s.prosecutor], TRIALS[chosen]))


def next_turn(s: State) -> i64:
    """VH-INS-1: clockwise from the first player."""
    for steps in range(s.table.people):
        person = s.table.clockwise(s.first, steps)
        if s.done >> person & 1 == 0:
            s.done |= bit(person)
            if s.log is not None:
                s.tell("turn", (LETTERS[person],))
            s.step = TURNS
            return s.enter(THE_TURN, person)
    return enter_step(s, 3)


def resolve(s: State, step: i64) -> i64:
    """VH-RES-1, VH-STR-14: a window, then front and back."""
    if step == READS:
        return open_window(s, BEFORE_READING, s.facets())
    back_side = step == READS + 2
    if s.log is not None:
        s.tell("read", (SIDES[1 if back_side else 0],))
    s.enter(THE_SIDE, s.prosecutor)
    s.side = 1 if back_side else 0
    return NEXT


def dismiss(s: State) -> i64:
    """VH-RES-1: the trial card is discarded; VH-RND-2, VH-PHA-1, VH-DRW-1: what comes then depends on the round."""
    trial = s.cards[CENTRE]
    if s.log is not None:
        s.tell("dismissed", (TRIALS[trial],))
    s.trials.append(trial)
    s.cards[CENTRE] = -1
    s.front = -1
    s.back = -1
    if s.round == ROUNDS:
        return end(s)
    if s.round == ROUNDS // 2:
        begin_phase(s)
        enter_step(s, 4)
    else:
        enter_step(s, 4)
        s.cards[CENTRE] = s.cards[TOP]
        s.cards[TOP] = -1
        s.tell("moved-up", ())
    return s.enter(THE_LAYING, s.prosecutor)


def begin_phase(s: State) -> None:
    """VH-PHA-1, VH-PHA-2: all trial cards go, those of phase II come."""
    s.phase = 2
    s.trials.clear()
    for place in range(3):
        s.cards[place] = -1
    s.deck = bit(TRIALS_OF_A_PHASE) - 1
    s.tell("phase", ("2",))


def plan(s: State, step: i64, answer: i64) -> i64:
    """VH-DRW-2, VH-DRW-3: who controls Planning draws a card and, with five or six, gives another facet one."""
    if step == PLANS:
        s.region = PLANNING
        s.added = 0
        s.how = 0
        return s.enter(THE_CONTROL, s.first)
    if step == PLANS + 1:
        s.user = s.result
        if s.log is not None:
            s.tell("controls", (LETTERS[s.user], REGIONS[PLANNING]))
        return draw_one(s, s.user)
    if step == PLANS + 2:
        if s.table.people < 5:
            return s.go_to(PASSES_ON)
        return s.ask_person(s.user, SHARE, s.facets() & ~bit(s.user))
    if step == PLANS + 3:
        if s.log is not None:
            s.tell("shared", (LETTERS[s.user], LETTERS[answer]))
        return draw_one(s, answer)
    return NEXT


def draw_one(s: State, person: i64) -> i64:
    """One strategy card."""
    s.enter(THE_DRAW, person)
    s.left = 1
    return NEXT


def pass_on(s: State) -> i64:
    """VH-PAS-1: the first player token goes to the left."""
    s.user = NOBODY
    s.region = 0
    enter_step(s, 5)
    s.first = s.table.clockwise(s.first, 1)
    if s.log is not None:
        s.tell("passed-token", (LETTERS[s.first],))
    s.round += 1
    return s.go_to(ROUND_BEGINS)


# -- trial cards ---------------------------------------------------------------------------------------------------


class Side(Rule):
    """VH-RES-1, VH-RES-3: the abilities of one side, from top to bottom."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        headings = s.table.headings[s.in_sight()]
        if step == len(headings):
            return DONE
        s.left = step
        if headings[step] != THE_PROSECUTOR:
            s.enter(THE_ABILITY, me)
            s.region = headings[step]
            return NEXT
        if s.log is not None:
            s.tell("controls", (LETTERS[me], "prosecutor"))
        return use_ability(s, me)


def use_ability(s: State, user: i64) -> i64:
    """VH-KNO-20: the text is public from the moment it is read, of a hidden choice the labels only; then it is carried out."""
    number = s.left
    if s.log is not None:
        s.tell("revealed", (TRIALS[s.cards[CENTRE]], SIDES[s.side], str(number + 1), s.table.texts[s.in_sight()][number]))
    s.enter(THE_EFFECT, user)
    s.user = user
    s.effect = s.table.abilities[s.in_sight()][number]
    return NEXT


class Ability(Rule):
    """VH-RES-10: control, announcement, Raised Voice; then the text is read and carried out."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return control(s, 0)
        if step == 1:
            announce(s)
            return open_window(s, CONTROLLED, s.holders(s.region) if answered_by(s, CONTROLLED) else 0)
        if step == 2:
            if s.result > 0:  # VH-STR-17: once more, with what was added; no second window
                return control(s, s.result)
            return s.go_to(4)
        if step == 3:
            announce(s)
            return NEXT
        if step == 4:
            return use_ability(s, s.user)
        return DONE


def control(s: State, added: i64) -> i64:
    """Who controls the region of an ability?"""
    s.enter(THE_CONTROL, s.first)
    s.how = 1
    s.added = added
    return NEXT


def announce(s: State) -> None:
    """Say who uses the ability."""
    s.user = s.result
    if s.log is not None:
        s.tell("controls", (LETTERS[s.user], REGIONS[s.region]))


class Control(Rule):
    """VH-CTL-2 to VH-CTL-5; with three players a tie on a trial card is the prosecutor's (VH-3P-5 to VH-3P-7)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 1:
            if s.log is not None:
                s.tell("decided", (LETTERS[me], LETTERS[answer]))
            s.result = answer
            return DONE
        leaders = s.leaders(s.region, s.added)
        if leaders & (leaders - 1) == 0:
            s.result = lowest(leaders)
            return DONE
        if s.log is not None:
            tied = [LETTERS[person] for person in range(s.table.people) if leaders >> person & 1 == 1]
            s.tell("tied", (REGIONS[s.region], *tied))
        if s.table.people == 3 and s.how == 1:
            s.result = s.prosecutor
            return DONE
        return s.ask(TIE, leaders)


def new_game(s: State) -> None:
    """Everything is in the box."""
    s.strategies = s.table.strategies
    s.deck = bit(TRIALS_OF_A_PHASE) - 1
    s.begin(0, 0)
