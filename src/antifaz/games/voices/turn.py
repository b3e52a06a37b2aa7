"""A turn: the insertion of a marker, and the windows in which strategy cards answer it and other events."""

from typing import Final

from mypy_extensions import i64

from antifaz.core.chance import lowest
from antifaz.core.events import only
from antifaz.core.seats import DEALER, LETTERS, NOBODY, bit
from antifaz.core.state import DONE, NEXT
from antifaz.games.voices.pieces import (
    ALL_REGIONS,
    CARDS,
    CONTROLLED,
    DECLINE,
    INSERT,
    INSERT_END,
    INSERT_ENTRY,
    INSERT_REGION,
    INSERTED,
    LOST,
    OF_A_COLOUR,
    ORDER,
    PASS,
    PLACED,
    REGIONS,
    SHAKE,
    SHAKE_TOO,
    THE_CARD,
    THE_EFFECT,
    THE_EMOTION,
    THE_INSERTION,
    THE_WINDOW,
    WINDOW_CONTROL,
    WINDOW_INSERTION,
    WINDOW_TOKEN,
    WINDOW_TRIAL,
)
from antifaz.games.voices.platforms import Keyframe, Pushed, ends, entries, legal, marker_of, push, x_of, y_of
from antifaz.games.voices.state import Rule, State, card, kinds_of

# How a marker is inserted.
BY_A_CARD: Final[i64] = 0
OWN_TURN: Final[i64] = 1
IF_WANTED: Final[i64] = 2

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
    return s.go_to(SHAKES)


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
                return s.go_to(ALL_HAVE_ANSWERED)
            mask = playable(s, person) | bit(PASS)
            return s.ask_person(person, WINDOW_QUESTIONS[s.window], mask)
        if step == ASKS + 1:
            hear(s, next_in_window(s), answer)
            return s.go_to(ASKS)
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
        return s.go_to(ASKS)


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
    return s.go_to(ORDERED + 1)


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


def answered_by(s: State, window: i64) -> bool:
    """Whether some card of the game answers such an event."""
    return any(when == window for when in s.table.when)
