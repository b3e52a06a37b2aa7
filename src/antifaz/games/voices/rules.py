"""The course of a trial: setup, rounds, insertions, windows for strategy cards, control, the end."""

from typing import Final

from mypy_extensions import i64

from antifaz.core.chance import lowest, size
from antifaz.core.events import only
from antifaz.core.seats import DEALER, LETTERS, NOBODY, bit
from antifaz.core.state import DONE, NEXT, OVER
from antifaz.games.voices.pieces import (
    ALL_REGIONS,
    BEFORE_READING,
    BLANK,
    CARD,
    CARDS,
    CENTRE,
    COLOUR,
    COLOUR_TOO,
    COLOURS,
    CONTROLLED,
    DEAL,
    DECLINE,
    FACES,
    FIRST,
    HAND_LIMIT,
    INSERT,
    INSERT_END,
    INSERT_ENTRY,
    INSERT_REGION,
    INSERTED,
    JURORS,
    LAY,
    LIMIT,
    LOST,
    OF_A_COLOUR,
    ORDER,
    PASS,
    PLACED,
    PLACES,
    PLANNING,
    PROSECUTOR,
    PUT,
    REGIONS,
    ROLES,
    ROUNDS,
    SHAKE,
    SHAKE_TOO,
    SHARE,
    SIDES,
    STORIES,
    STORY,
    THE_ABILITY,
    THE_CARD,
    THE_CONTROL,
    THE_DRAW,
    THE_EFFECT,
    THE_EMOTION,
    THE_INSERTION,
    THE_LAYING,
    THE_PROSECUTOR,
    THE_ROUND,
    THE_SIDE,
    THE_TURN,
    THE_WINDOW,
    TIE,
    TOP,
    TRIALS,
    TRIALS_OF_A_PHASE,
    WINDOW_CONTROL,
    WINDOW_INSERTION,
    WINDOW_TOKEN,
    WINDOW_TRIAL,
)
from antifaz.games.voices.platforms import Keyframe, Pushed, ends, entries, legal, marker_of, push, x_of, y_of
from antifaz.games.voices.state import NO_PILE, Condition, Rule, State, card, kinds_of, number_of, onto, tokens

# How a marker is inserted.
BY_A_CARD: Final[i64] = 0
OWN_TURN: Final[i64] = 1
IF_WANTED: Final[i64] = 2

# Who receives the first player token (VH-SET-11).
TO_THE_LEFT: Final[i64] = 0
TO_THE_PROSECUTOR: Final[i64] = 1
TO_THE_RIGHT: Final[i64] = 2
AT_RANDOM: Final[i64] = 3

KEYFRAMES: Final[i64] = 40
NOISE: Final[i64] = 10
PASSED: Final[i64] = 15
WINDOW_QUESTIONS: Final[list[i64]] = [
    WINDOW_INSERTION,
    WINDOW_INSERTION,
    WINDOW_CONTROL,
    WINDOW_TRIAL,
    WINDOW_TOKEN,
]


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
            return back(s, DEALS)
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
    return back(s, COLOURS_ARE_CHOSEN)


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
        return back(s, PUTS)
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


def back(s: State, step: i64) -> i64:
    """Go on at another step."""
    s.step = step
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
    return back(s, LAYS)


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
    return back(s, HANDS)


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
        return back(s, BEGINS)
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
            return back(s, 0)
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
                return back(s, 2)
            return s.ask_for_card()
        if step == 1:
            s.left -= 1
            s.draw_card(me, answer)
            return back(s, 0)
        if step == 2:
            return s.ask(LIMIT, kinds_of(s.hands[me])) if number_of(s.hands[me]) > HAND_LIMIT else DONE
        s.discard(me, answer)
        return back(s, 2)


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
            return back(s, PASSES_ON)
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
    return back(s, ROUND_BEGINS)


class Turn(Rule):
    """VH-INS-1, VH-3P-2: insert a marker; with two colours one of each."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return insert(s, me, s.unused & s.own(me), ALL_REGIONS, OWN_TURN)
        if step == 1 and s.table.colours == 2 and me != s.prosecutor:
            other = s.own(me) & ~(255 << (s.result // OF_A_COLOUR * OF_A_COLOUR))
            return insert(s, me, s.unused & other, ALL_REGIONS, BY_A_CARD)  # VH-3P-4: no ability
        return DONE


# -- an insertion --------------------------------------------------------------------------------------------------

SHAKES: Final[i64] = 5
FEELS: Final[i64] = 9


def insert(s: State, me: i64, markers: i64, regions: i64, how: i64) -> i64:
    """Let somebody insert one of these markers into one of these regions; no regions: wherever it lies."""
    s.enter(THE_INSERTION, me)
    s.markers = markers
    s.places = regions
    s.how = how
    return NEXT


class Insertion(Rule):
    """VH-INS-9, VH-PHY-6: which marker, where, from where to where; push and falls; cards; the emotion."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        geometry = s.table.geometry
        if step == 0:
            return s.ask(INSERT, s.markers | (bit(DECLINE) if s.how == IF_WANTED else 0))
        if step == 1:
            if answer == DECLINE:
                return declined(s, me)
            s.one = answer
            return s.ask(INSERT_REGION, s.places if s.places != 0 else bit(s.region_of(answer)))
        if step == 2:
            s.two = answer
            first, last = entries(s.one, geometry)
            return s.ask_span(INSERT_ENTRY, first, last)
        if step == 3:
            s.three = answer
            first, last = ends(s.one, answer, geometry)
            return s.ask_span(INSERT_END, first, last)
        if step == 4:
            s.marker = s.one
            s.region = s.two
            if s.table.shaky:
                s.left = s.three | answer << 10
                return NEXT
            return push_in(s, me, s.three, answer)
        if step < FEELS:
            return shake(s, me, step, answer)
        if step == FEELS and s.how == OWN_TURN and s.table.emotional:  # VH-EMO-1
            return s.enter(THE_EMOTION, me)
        s.result = s.marker
        return DONE


def declined(s: State, me: i64) -> i64:
    """What one may, one need not."""
    if s.log is not None:
        s.tell("declined", (LETTERS[me],))
    return DONE


def shake(s: State, me: i64, step: i64, answer: i64) -> i64:
    """VH-PHY-20: noise of at most 1.0 on both ends, drawn again until the push is legal."""
    entry = s.left & 1023
    finish = s.left >> 10 & 1023
    if step == SHAKES:
        s.who = DEALER
        return s.ask_span(SHAKE, -NOISE, NOISE)
    if step == SHAKES + 1:
        s.left |= (answer + NOISE) << 20
        return NEXT
    if step == SHAKES + 2:
        s.who = DEALER
        return s.ask_span(SHAKE_TOO, -NOISE, NOISE)
    first = entry + (s.left >> 20) - NOISE
    if legal(s.marker, first, finish + answer, s.table.geometry):
        return push_in(s, me, first, finish + answer)
    s.left = entry | finish << 10
    return back(s, SHAKES)


def push_in(s: State, me: i64, entry: i64, finish: i64) -> i64:
    """VH-INS-4, VH-PHY-18: a marker that lay somewhere is taken away first; then push, falls, and the window."""
    s.take_away(s.marker)
    told = s.log is not None
    before = s.platforms[s.region]
    pushed = push(before, s.marker, entry, finish, keyframes=KEYFRAMES if told else 0, geometry=s.table.geometry)
    s.platforms[s.region] = pushed.platform
    s.markers = 0
    for fall in pushed.falls:
        s.markers |= bit(fall.marker)
    s.destroyed |= s.markers
    if told:
        tell_push(s, entry, finish, pushed, before)
    s.step = FEELS
    return open_window(s, INSERTED, answering(s, me))


def tell_push(s: State, entry: i64, finish: i64, pushed: Pushed, before: tuple[int, ...]) -> None:
    """The push, its film, where everything lies now, and what fell."""
    name = s.marker_name(s.marker)
    region = REGIONS[s.region]
    s.tell("inserted", (name, region, str(entry), str(finish)))
    film = [frame_text(s, frame) for frame in pushed.keyframes]
    falls = [f"{s.marker_name(fall.marker)}@{fall.step}.{fall.x}.{fall.y}" for fall in pushed.falls]
    s.tell("filmed", (region, str(pushed.steps), *film, "falls", *falls))
    last = ""
    for disc in pushed.platform:
        if marker_of(disc) == s.marker:
            last = place_of(disc)
        elif disc not in before:
            s.tell("moved", (s.marker_name(marker_of(disc)), region, *place_of(disc).split(".")))
    s.tell("moved", (name, region, *last.split(".")))
    for fall in pushed.falls:
        s.tell("fell", (s.marker_name(fall.marker), region, name))


def frame_text(s: State, frame: Keyframe) -> str:
    """`266:b3@40000.12500,c1@29800.23000`"""
    return f"{frame.step}:" + ",".join([f"{s.marker_name(marker_of(disc))}@{place_of(disc)}" for disc in frame.discs])


def place_of(disc: int) -> str:
    """`40000.12500`"""
    return f"{x_of(disc)}.{y_of(disc)}"


def answering(s: State, me: i64) -> i64:
    """VH-STR-14: the pusher, if a card answers an insertion there; facets who lost a marker by it."""
    party: i64 = 0
    for kind in range(len(CARDS)):
        when = s.table.when[kind]
        if when == INSERTED and s.table.where[kind] >> s.region & 1 == 1:
            party |= bit(me)
        elif when == LOST:
            party |= losers(s) & ~bit(me)
    return party & s.facets()


def losers(s: State) -> i64:
    """The people whose markers fell."""
    people: i64 = 0
    markers = s.markers
    while markers != 0:
        people |= bit(s.owner(lowest(markers)))
        markers &= markers - 1
    return people


# -- windows -------------------------------------------------------------------------------------------------------

ASKS: Final[i64] = 1
ALL_HAVE_ANSWERED: Final[i64] = 3
ORDERED: Final[i64] = 4
RESOLVED: Final[i64] = 6


def open_window(s: State, window: i64, party: i64) -> i64:
    """VH-STR-15: ask those who, by what everybody sees, could play a card; perhaps nobody."""
    s.enter(THE_WINDOW, s.first)
    s.window = window
    s.party = party
    s.passed = 0
    s.played = 0
    s.added = 0
    return NEXT


class Window(Rule):
    """VH-STR-15: all are asked, then one card is resolved, then those who have not passed are asked anew."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.said = 0
            return NEXT
        if step == ASKS:
            person = next_in_window(s)
            if person == NOBODY:
                return back(s, ALL_HAVE_ANSWERED)
            mask = playable(s, person) | bit(PASS)
            return s.ask_person(person, WINDOW_QUESTIONS[s.window], mask)
        if step == ASKS + 1:
            hear(s, next_in_window(s), answer)
            return back(s, ASKS)
        if step == ALL_HAVE_ANSWERED:
            return close_asking(s)
        if step == ORDERED:
            s.one = answer
            if s.log is not None:
                s.tell("ordered", (LETTERS[me], LETTERS[answer]))
            return NEXT
        if step == ORDERED + 1:
            return play_card(s, s.one)
        take_result(s)
        return back(s, ASKS)


def next_in_window(s: State) -> i64:
    """Whoever is to be asked now, in seat order from the first player on."""
    for steps in range(s.table.people):
        person = s.table.clockwise(s.first, steps)
        waits = (s.party & ~s.passed) >> person & 1 == 1 and s.said >> (4 * person) & 15 == 0
        if waits and s.hands[person] != 0:
            return person
    return NOBODY


def playable(s: State, person: i64) -> i64:
    """VH-STR-11, VH-STR-16: the cards in hand that fit, can do something, and have not been played by this person here."""
    mask: i64 = 0
    hand = kinds_of(s.hands[person]) & ~(s.played >> (12 * facet_number(s, person)) & 4095)
    window = s.window
    if window == INSERTED and s.owner(s.marker) != person:
        window = LOST
    while hand != 0:
        kind = lowest(hand)
        hand &= hand - 1
        if s.table.when[kind] == window and s.table.where[kind] >> s.region & 1 == 1 and s.able(s.table.played[kind], person):
            mask |= bit(kind)
    return mask


def facet_number(s: State, person: i64) -> i64:
    """Facets counted from the left of the prosecutor."""
    number = person - s.prosecutor - 1
    return number if number >= 0 else number + s.table.people


def hear(s: State, person: i64, answer: i64) -> None:
    """VH-STR-15: nobody learns it before all have answered."""
    s.said |= (PASSED if answer == PASS else answer + 1) << (4 * person)
    if s.log is not None:
        s.tell("answered", ("pass" if answer == PASS else CARDS[answer],), only(person))


def close_asking(s: State) -> i64:
    """A pass is final; if several want to play, the first player says whose card is resolved first (VH-STR-7)."""
    wants: i64 = 0
    for steps in range(s.table.people):
        person = s.table.clockwise(s.first, steps)
        said = s.said >> (4 * person) & 15
        if said == PASSED:
            s.passed |= bit(person)
            s.said &= ~(PASSED << (4 * person))
            if s.log is not None:
                s.tell("passed", (LETTERS[person],))
        elif said != 0:
            wants |= bit(person)
            if s.log is not None:
                s.tell("wanted", (LETTERS[person],))
    if wants == 0:
        s.result = s.added
        return DONE
    if wants & (wants - 1) != 0:
        return s.ask(ORDER, wants)
    s.one = lowest(wants)
    return back(s, ORDERED + 1)


def play_card(s: State, person: i64) -> i64:
    """VH-STR-2, VH-STR-12: the card leaves the hand, then it is resolved; the others stay where they are."""
    kind = (s.said >> (4 * person) & 15) - 1
    s.said = 0
    s.played |= bit(12 * facet_number(s, person) + kind)
    s.hands[person] -= card(kind)
    s.user = person
    if s.log is not None:
        s.tell("played", (LETTERS[person], CARDS[kind]))
    s.result = -1
    s.enter(THE_CARD, person)
    s.card = kind
    return NEXT


def take_result(s: State) -> None:
    """What a card has changed about the event that opened the window."""
    if s.result < 0:
        return
    if s.window == PLACED:
        s.juror = s.result  # where the token lies now
    elif s.window == CONTROLLED:
        s.added += s.result << (8 * s.user)
    s.result = -1


class Card(Rule):
    """VH-STR-2: resolve the ability, then discard the card face up."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.enter(THE_EFFECT, me)
            s.effect = s.table.played[s.card]
            return NEXT
        s.thrown += card(s.card)
        if s.log is not None:
            s.tell("resolved", (LETTERS[me], CARDS[s.card]))
        return DONE


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
            return back(s, 4)
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


def answered_by(s: State, window: i64) -> bool:
    """Whether some card of the game answers such an event."""
    return any(when == window for when in s.table.when)


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


# -- the end -------------------------------------------------------------------------------------------------------


def end(s: State) -> i64:
    """VH-END-1 to VH-END-7: roles, influence, what cancels out, verdict, who won."""
    if s.log is not None:
        s.tell("turned-over", (STORIES[s.story],))
        for steps in range(s.table.people):
            person = s.table.clockwise(s.first, steps)
            if person != s.prosecutor:
                s.tell("role", (LETTERS[person], ROLES[s.roles[person]]))
    s.cancelled = 0
    for juror in range(6):
        turn_up(s, juror)
    for juror in range(6):
        cancel(s, juror)
    if s.log is not None:
        for juror in range(6):
            s.tell("judged", (JURORS[juror], verdict_word(s, juror)))
    judge_people(s)
    s.stage = 0
    s.kept.clear()
    return OVER


def turn_up(s: State, juror: i64) -> None:
    """VH-END-3"""
    for face in tokens(s.piles[juror]):
        if s.log is not None:
            s.tell("turned", (JURORS[juror], FACES[face]))
        if face == BLANK:
            s.tossed = onto(s.tossed, face)
        else:
            s.boxes[face * 6 + juror] += 1
    s.piles[juror] = NO_PILE


def cancel(s: State, juror: i64) -> None:
    """VH-END-4"""
    number = min(s.boxes[juror], s.boxes[6 + juror])
    s.boxes[juror] -= number
    s.boxes[6 + juror] -= number
    s.cancelled += number
    if s.log is not None and number > 0:
        s.tell("cancelled", (JURORS[juror], str(number)))


def verdict_word(s: State, juror: i64) -> str:
    """VH-END-5"""
    if s.boxes[juror] > 0:
        return "guilty"
    return "innocent" if s.boxes[6 + juror] > 0 else "undecided"


def judge_people(s: State) -> None:
    """VH-END-6, VH-OBJ-5: all objectives are checked on the same final state."""
    for steps in range(s.table.people):
        person = s.table.clockwise(s.first, steps)
        if meets(s, person, s.roles[person]):
            s.won |= bit(person)
            if s.log is not None:
                s.tell("won", (LETTERS[person], ROLES[s.roles[person]]))


def meets(s: State, person: i64, role: i64) -> bool:
    """Whether all parts of a role's objective hold for a person (VH-RUL-22)."""
    return all(holds(s, person, condition) for condition in s.table.objectives[role])


def holds(s: State, person: i64, condition: Condition) -> bool:
    """Whether one part does."""
    if condition.regions != 0:
        return leads_one_of(s, person, condition.regions)
    left = quantity(s, person, condition.left)
    right = condition.number if condition.right < 0 else quantity(s, person, condition.right)
    difference = left - right
    if condition.sign == 0:
        return difference > 0
    if condition.sign == 1:
        return difference >= 0
    if condition.sign == 2:
        return difference == 0
    return difference <= 0 if condition.sign == 3 else difference < 0


def leads_one_of(s: State, person: i64, regions: i64) -> bool:
    """VH-OBJ-2: the highest total, ties included, with an own marker there."""
    for region in range(5):
        if regions >> region & 1 == 1 and s.holders(region) >> person & 1 == 1 and s.leaders(region, 0) >> person & 1 == 1:
            return True
    return False


def quantity(s: State, person: i64, number: i64) -> i64:
    """VH-OBJ-1, VH-OBJ-3, VH-OBJ-4: in the order of the content's quantities."""
    if number == 4:
        return s.cancelled
    if number >= 5:
        return compared(s, person, number)
    guilty: i64 = 0
    innocent: i64 = 0
    for juror in range(6):
        if s.boxes[juror] > s.boxes[6 + juror]:
            guilty += 1
        elif s.boxes[6 + juror] > s.boxes[juror]:
            innocent += 1
    if number == 0:
        return guilty
    if number == 1:
        return innocent
    if number == 2:
        return 6 - guilty - innocent
    return guilty - innocent if guilty > innocent else innocent - guilty


def compared(s: State, person: i64, number: i64) -> i64:
    """Own destroyed markers, or how many other facets have more (6) or fewer (7)."""
    mine = size(s.destroyed & s.own(person))
    if number == 5:
        return mine
    others: i64 = 0
    for other in range(s.table.people):
        if other != person and other != s.prosecutor:
            theirs = size(s.destroyed & s.own(other))
            if (theirs > mine) if number == 6 else (theirs < mine):
                others += 1
    return others


def highest(mask: i64) -> i64:
    """The largest number in a set."""
    number: i64 = -1
    while mask >> (number + 1) != 0:
        number += 1
    return number


def new_game(s: State) -> None:
    """Everything is in the box."""
    s.strategies = s.table.strategies
    s.deck = bit(TRIALS_OF_A_PHASE) - 1
    s.begin(0, 0)
