"""The end of a trial: influence is turned up, guilty and innocent cancel out, jurors and people are judged."""


from mypy_extensions import i64

from antifaz.core.chance import size
from antifaz.core.seats import LETTERS, bit
from antifaz.core.state import OVER
from antifaz.games.voices.pieces import (
    BLANK,
    FACES,
    JURORS,
    ROLES,
    STORIES,
)
from antifaz.games.voices.state import NO_PILE, Condition, State, onto, tokens


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
