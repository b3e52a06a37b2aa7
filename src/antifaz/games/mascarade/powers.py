"""The powers, one small class each, written as the rulebook says them, with the ids of both editions where each sentence is done.

Which edition has which power, and how many coins it brings, says `editions`; the verbs are those of `state`.
"""

from typing import Final

from mypy_extensions import i64

from antifaz.core.chance import lowest
from antifaz.core.seats import LETTERS, bit
from antifaz.core.state import DONE, NEXT
from antifaz.games.mascarade.pieces import DECLINE, EXCHANGE, MASKS, PERSON
from antifaz.games.mascarade.state import CHEAT_WON, Rule, State

ENOUGH_TO_WIN: Final[i64] = 10
COMFORT: Final[i64] = 10
WRONG_NAME: Final[i64] = 4


class TakeFromBank(Rule):
    """M1-POWER-KING-01, M1-POWER-QUEEN-01, M2-POWER-KING-01, M2-POWER-EMPRESS-01: coins from the bank."""

    def __init__(self, coins: i64) -> None:
        self.coins = coins

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.gain(me, self.coins)
        return DONE


class Judge(Rule):
    """M1-POWER-JUDGE-01, M2-POWER-JUDGE-01: all coins of the court.

    M1-POWER-JUDGE-02, M2-POWER-JUDGE-02: the fines of this announcement come later (`pay_fines`).
    """

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.take_court(me)
        return DONE


class FromTheRichest(Rule):
    """M1-POWER-BISHOP-01, M2-POWER-CONARTIST-01, M1-V2-BISHOP-01: two coins from the richest other player."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            richest = s.richest(s.table.everybody & ~bit(me))  # M1-POWER-BISHOP-03
            if richest & (richest - 1) != 0:  # M1-POWER-BISHOP-02, M2-POWER-CONARTIST-02: a tie
                return s.ask_person(richest)
            answer = lowest(richest)
        elif s.log is not None:
            s.chose(me, LETTERS[answer])
        s.take(me, answer, 2)  # M1-POWER-BISHOP-04, M2-POWER-CONARTIST-03: or the only one
        return DONE


class Fool(Rule):
    """A coin; then two cards of others change places, or not: M1-POWER-FOOL-01 to -04, M2-POWER-FOOL-01 to -04."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.gain(me, 1)  # M1-POWER-FOOL-01, M2-POWER-FOOL-01
            return NEXT
        if step == 1:  # M1-POWER-FOOL-02, M2-POWER-FOOL-02
            cards = self.cards(s, me)
            return s.ask_card(cards & ~bit(highest(cards)))
        if step == 2:
            s.target = answer
            return s.ask_card_too(self.cards(s, me) & ~(bit(answer + 1) - 1))
        if step == 3:
            s.target2 = answer
            s.pick_up(s.target, s.target2)
            if s.log is not None:
                s.chose(me, s.table.place(s.target), s.table.place(s.target2))
            return NEXT
        if step == 4:
            return s.ask_exchange()
        s.exchange(me, s.target, s.target2, answer)  # M1-POWER-FOOL-03, M2-POWER-FOOL-03: nobody looks
        return DONE

    def cards(self, s: State, me: i64) -> i64:
        """M1-POWER-FOOL-04, M2-POWER-FOOL-04: cards of others; those of the centre only by OPT-FOOL-CENTRE (AMB-27)."""
        centre = s.table.centre if s.table.fool_centre else 0
        return (s.table.foreign | centre) & ~s.table.own(me)

    def asks(self, kind: i64) -> i64:
        return 4 if kind == EXCHANGE else 1


class FoolOfThree(Fool):
    """M1-V3-FOOL-01: one card of each opponent."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        other = lowest(s.table.everybody & ~bit(me))
        if step == 1:
            return s.ask_card(s.table.own(other))
        if step == 2:
            s.target = answer
            return s.ask_card_too(self.cards(s, me) & ~s.table.own(other))
        return Fool.step(self, s, me, step, answer)


class FoolOfTwo(Fool):
    """M1-V2-FOOL-01: the opponent's left and right cards."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 1:
            s.target = (1 - me) * s.table.places
            s.target2 = s.target + 1
            s.pick_up(s.target, s.target2)
            if s.log is not None:
                s.chose(me, s.table.place(s.target), s.table.place(s.target2))
            s.step = 4
            return NEXT
        return Fool.step(self, s, me, step, answer)


class Thief(Rule):
    """M1-POWER-THIEF-01, M2-POWER-THIEF-01: a coin from each neighbour, at the same time."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.take(me, s.left_of(me), 1)
        s.take(me, s.right_of(me), 1)
        return DONE


class Witch(Rule):
    """M1-POWER-WITCH-01, M2-POWER-WITCH-01: may exchange all coins with somebody.

    M1-POWER-WITCH-03, M2-POWER-WITCH-03: the fines come after it, from what people own then (`pay_fines`).
    """

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return s.others(me) | bit(DECLINE)
        if answer == DECLINE:  # M1-POWER-WITCH-02, M2-POWER-WITCH-02
            s.tell("declined", (LETTERS[me],))
            return DONE
        if s.log is not None:
            s.chose(me, LETTERS[answer])
        s.exchange_fortunes(me, answer)
        return DONE


class Spy(Rule):
    """M1-POWER-SPY-01, M2-POWER-SPY-01: looks at his own card and another one, then exchanges them or not."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            centre = s.table.centre if s.table.spy_centre else 0  # M2-POWER-SPY-04, OPT-SPY-CENTRE
            return s.ask_card((s.table.foreign | centre) & ~bit(me))
        if step == 1:
            s.target = answer
            s.pick_up(me, answer)
            if s.log is not None:
                s.chose(me, s.table.place(answer))  # M1-POWER-SPY-03, M2-POWER-SPY-03: this is public, the sights are not
                s.look(me, me)
                s.look(me, answer)
            return NEXT
        if step == 2:
            return s.ask_exchange()
        s.exchange(me, me, s.target, answer)  # M1-POWER-SPY-02, M2-POWER-SPY-02
        return DONE

    def asks(self, kind: i64) -> i64:
        return 2 if kind == EXCHANGE else 0


class Peasant(Rule):
    """One coin; two for each when both Peasants have claimed and lie open."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        second = s.holders & ~bit(me)
        if second == 0:
            s.gain(me, 1)  # M1-POWER-PEASANT-01, M1-POWER-PEASANT-02, M2-POWER-PEASANT-01
        else:  # M1-POWER-PEASANT-03, M2-POWER-PEASANT-02; whoever announced: M1-POWER-PEASANT-04, M2-POWER-PEASANT-03
            s.gain_both(me, lowest(second), 2)
        return DONE


class Cheat(Rule):
    """M1-POWER-CHEAT-01, M2-POWER-CHEAT-01: wins at once with ten coins or more, alone (MA-END-04)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if s.coins[me] >= ENOUGH_TO_WIN:
            return s.win(bit(me), CHEAT_WON)
        return DONE  # M1-POWER-CHEAT-02, M2-POWER-CHEAT-02


class Inquisitor(Rule):
    """M1-POWER-INQUISITOR-01 to -06, M2-POWER-GURU-01 to -08: somebody names his mask and shows it; a wrong name costs four."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return s.others(me)  # M1-POWER-INQUISITOR-01, M2-POWER-GURU-01
        if step == 1:
            s.target = answer
            if s.log is not None:
                s.chose(me, LETTERS[answer])
            return NEXT
        if step == 2:
            return s.ask_claim(s.target)  # M1-POWER-INQUISITOR-06, M2-POWER-GURU-08
        if s.log is not None:
            s.tell("claimed", (LETTERS[s.target], MASKS[answer]))
        s.show(s.target)  # M1-POWER-INQUISITOR-02, M2-POWER-GURU-02; turned down again: M2-POWER-GURU-07 (`turn_down`)
        if s.cards[s.target] != answer:  # if right, nothing moves: M1-POWER-INQUISITOR-04, M2-POWER-GURU-04
            s.take(me, s.target, WRONG_NAME)  # M1-POWER-INQUISITOR-03, M2-POWER-GURU-03, M2-POWER-GURU-06
        return DONE

    def asks(self, kind: i64) -> i64:
        return 0 if kind == PERSON else 2


class Widow(Rule):
    """M1-POWER-WIDOW-01, M2-POWER-WIDOW-01: from the bank what is missing to ten."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.gain(me, COMFORT - s.coins[me])  # with ten or more, nothing: M1-POWER-WIDOW-02, M2-POWER-WIDOW-02
        return DONE


class Patron(Rule):
    """Three coins; then both neighbours take one each."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.gain(me, 3)  # M2-POWER-PATRON-01
            return NEXT
        s.gain_both(s.left_of(me), s.right_of(me), 1)  # M2-POWER-PATRON-02
        return DONE


class Beggar(Rule):
    """M2-POWER-BEGGAR-01: asks everybody in turn for a coin; whoever is richer at that moment gives it."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.target = richer(s, me)
            return NEXT
        giver = s.clockwise(s.chair_of(me), step)
        payers = s.target if s.table.beggar_snapshot else richer(s, me)  # M2-POWER-BEGGAR-03, OPT-BEGGAR
        if payers >> giver & 1 == 1:  # M2-POWER-BEGGAR-02, M2-POWER-BEGGAR-04
            s.take(me, giver, 1)
        return DONE if step + 1 == s.table.people else NEXT


def richer(s: State, me: i64) -> i64:
    """The people who own more than one of them."""
    people: i64 = 0
    for person in range(s.table.people):
        if s.coins[person] > s.coins[me]:
            people |= bit(person)
    return people


class Princess(Rule):
    """Two coins; then everybody but its owner sees somebody's card."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.gain(me, 2)  # M2-POWER-PRINCESS-01
            return NEXT
        if step == 1:
            return s.others(me)  # M2-POWER-PRINCESS-02
        if s.log is not None:
            s.chose(me, LETTERS[answer])
        s.show_to_the_others(answer, answer)  # M2-POWER-PRINCESS-03, M2-POWER-PRINCESS-04
        return DONE

    def asks(self, kind: i64) -> i64:
        return 1


class PuppetMaster(Rule):
    """A coin from each of two others, who then change chairs."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            people = s.table.everybody & ~bit(me)
            return s.ask_person(people & ~bit(highest(people)))
        if step == 1:
            s.target = answer
            return s.ask_person_too(s.table.everybody & ~bit(me) & ~(bit(answer + 1) - 1))
        if step == 2:
            s.target2 = answer
            if s.log is not None:
                s.chose(me, LETTERS[s.target], LETTERS[answer])
            take_from_both(s, me)  # M2-POWER-PUPPET-01
            return NEXT
        s.exchange_chairs(s.target, s.target2)  # M2-POWER-PUPPET-02 to M2-POWER-PUPPET-04
        return DONE


def take_from_both(s: State, me: i64) -> None:
    """One coin from each of the two, told clockwise from the power user."""
    chair = s.chair_of(me)
    for steps in range(1, s.table.people):
        person = s.clockwise(chair, steps)
        if person == s.target or person == s.target2:
            s.take(me, person, 1)


def highest(mask: i64) -> i64:
    """The largest number in a set."""
    number: i64 = -1
    while mask >> (number + 1) != 0:
        number += 1
    return number
