"""Everything that is true at a table of Mascarade, and the verbs with which its rules are written.

A card's place carries the number of the person before whom it lies: `person * places + place`; centre cards follow. When two
people change chairs, their cards and coins change hands, so that masks and coins stay where they lie.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antifaz.core import state as core
from antifaz.core.events import all_people_but, only
from antifaz.core.seats import LETTERS, NOBODY, at, bit, exchanged, seated
from antifaz.core.state import OVER
from antifaz.games.mascarade.pieces import (
    ANNOUNCE,
    CARD,
    CARD_TOO,
    CLAIM,
    EXCHANGE,
    GOAL,
    LOOK,
    MASKS,
    PEASANT,
    PEASANTS,
    PERSON,
    PERSON_TOO,
    PLACES,
    SWAP,
    THE_CONTEST,
    THE_TURN,
)

# When the end is looked for (OPT-END-CHECK).
STEP: Final[i64] = 0
AFTER_POWER: Final[i64] = 1
AFTER_FINES: Final[i64] = 2

# Why a match ended.
THIRTEEN: Final[i64] = 0
CHEAT_WON: Final[i64] = 1
RICHEST: Final[i64] = 2
REASONS: Final = ("thirteen", "cheat", "richest")

NO_YES: Final[i64] = 3
UNDEALT: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # and so can a house rule
class Rule:
    """A rule in steps: a power, a turn, a contest, the deal."""

    def step(self, s: "State", me: i64, step: i64, answer: i64) -> i64:
        """Act, then say what is asked next."""
        raise NotImplementedError

    def asks(self, kind: i64) -> i64:
        """The step that asks a question of this kind and does nothing else: a position may start there."""
        return 0


class Table:
    """What never changes during a match: the people, the masks in play (MA-SETUP-06), the options, the edition's rules."""

    def __init__(self, people: i64, places: i64, centre: i64, masks: i64, total: i64, rules: list[Rule]) -> None:
        self.people = people
        self.places = places
        self.before_people = people * places  # the first centre card's number
        self.cards = people * places + centre
        self.masks = masks
        self.total = total
        self.rules = rules
        self.contest_rule = rules[THE_CONTEST]  # the two rules that are asked most; read without looking them up
        self.turn_rule = rules[THE_TURN]
        self.seats = seated(list(range(people)))  # everybody on a chair, in the order of their letters
        self.everybody: i64 = bit(people) - 1
        self.foreign: i64 = bit(people * places) - 1  # every card before a person
        self.centre: i64 = (bit(people * places + centre) - 1) & ~self.foreign
        self.contest: i64 = (bit(places) - 1) | 8
        self.looks = bit(places) - 1 << LOOK
        self.announcements = masks << ANNOUNCE
        self.swaps: list[i64] = []  # by person: the other card, or with several cards each the first of the own ones
        for person in range(people):
            others = (self.foreign | self.centre) & ~self.own(person)
            self.swaps.append((others if places == 1 else bit(places) - 1) << SWAP)
        self.protected = False  # the third place before each person is out of the other's reach (M1-V2)
        self.must_swap = False  # what a restricted player has to do (M1-RESTRICT-02)
        self.end_check: i64 = STEP
        self.by_chair = False  # OPT-PUPPET-ORDER
        self.forced_centre = True
        self.fool_centre = False
        self.spy_centre = False
        self.beggar_snapshot = False
        self.simultaneous = False
        self.turn_limit: i64 = 0
        self.final_reveal = True
        self.random_first = False
        self.first: i64 = 0

    def own(self, person: i64) -> i64:
        """MA-KNOW-02: the cards that lie before one person; those of the centre are nobody's (MA-CHALLENGE-08)."""
        return (bit(self.places) - 1) << (person * self.places)

    def place(self, card: i64) -> str:
        """What the notation calls a card's place: `b`, `b.left`, `centre1`."""
        if card >= self.before_people:
            return f"centre{card - self.before_people + 1}"
        person = LETTERS[card // self.places]
        return person if self.places == 1 else f"{person}.{PLACES[card % self.places]}"


class State(core.State):
    """MA-KNOW-01: cards, coins, chairs, and what has been said and shown in this turn."""

    def __init__(self, table: Table, cards: list[i64], coins: list[i64], frames: list[i64]) -> None:
        super().__init__(frames)
        self.table = table
        self.cards = cards  # the mask at each place
        self.coins = coins  # by person
        self.order: i64 = 0  # the person on each chair, clockwise
        self.chairs: i64 = 0  # the chair of each person
        self.bank: i64 = 0
        self.court: i64 = 0
        self.stock: i64 = 0  # masks not yet dealt out
        self.turn: i64 = 0
        self.active: i64 = NOBODY  # whose turn it is
        self.chair: i64 = 0  # where the active person sat when the turn began
        self.announced: i64 = 0  # the mask
        self.claims: i64 = 0  # the cards claimed to be that mask
        self.holders: i64 = 0  # the people whose claim was true
        self.liars: i64 = 0  # the people who owe a fine
        self.open: i64 = 0  # cards that lie face up now
        self.showing: i64 = 0  # cards shown in this turn
        self.shown: i64 = 0  # cards shown in the turn before
        self.owes: i64 = 0  # people who must look
        self.target: i64 = -1
        self.target2: i64 = -1
        self.moved = False  # coins have moved since the end was last looked for
        self.won: i64 = 0
        self.reason: i64 = 0

    def clone(self) -> "State":
        """An independent copy without a log."""
        new = State(self.table, self.cards.copy(), self.coins.copy(), self.frames.copy())
        new.ask_as(self)
        new.order = self.order
        new.chairs = self.chairs
        new.bank = self.bank
        new.court = self.court
        new.stock = self.stock
        new.turn = self.turn
        new.active = self.active
        new.chair = self.chair
        new.announced = self.announced
        new.claims = self.claims
        new.holders = self.holders
        new.liars = self.liars
        new.open = self.open
        new.showing = self.showing
        new.shown = self.shown
        new.owes = self.owes
        new.target = self.target
        new.target2 = self.target2
        new.moved = self.moved
        new.won = self.won
        new.reason = self.reason
        return new

    def advance(self, rule: i64, me: i64, step: i64, answer: i64) -> i64:
        """Play a step of a rule; the end is looked for after each (MA-END-05), and no fine comes after it (MA-FINE-08)."""
        if rule == THE_CONTEST:
            return self.table.contest_rule.step(self, me, step, answer)
        if rule == THE_TURN:
            mask = self.table.turn_rule.step(self, me, step, answer)
        else:
            mask = self.table.rules[rule].step(self, me, step, answer)
        if self.moved and self.table.end_check == STEP and self.ends():
            return OVER
        return mask

    def weight(self, answer: i64) -> i64:
        """MA-COMP-01: two cards show a Peasant, every other mask is there once."""
        return PEASANTS - self.dealt(PEASANT) if answer == PEASANT else 1

    def dealt(self, mask: i64) -> i64:
        """How many cards of a mask are on the table."""
        number: i64 = 0
        for card in self.cards:
            if card == mask:
                number += 1
        return number

    # -- who sits where ----------------------------------------------------------------------------------------

    def clockwise(self, chair: i64, steps: i64) -> i64:
        """Whoever sits so many chairs to the left of a chair."""
        chair += steps
        if chair >= self.table.people:
            chair -= self.table.people
        return self.order >> (4 * chair) & 15

    def chair_of(self, person: i64) -> i64:
        """Where a person sits."""
        return self.chairs >> (4 * person) & 15

    def sit(self, people: list[int]) -> None:
        """Seat the people in this order, clockwise."""
        self.order = seated(people)
        self.chairs = seated([people.index(person) for person in range(len(people))])

    def around(self) -> list[int]:
        """The people, clockwise."""
        return [int(at(self.order, chair)) for chair in range(self.table.people)]

    def left_of(self, person: i64) -> i64:
        """The next person clockwise."""
        return self.clockwise(self.chair_of(person), 1)

    def right_of(self, person: i64) -> i64:
        """The next person counter-clockwise."""
        return self.clockwise(self.chair_of(person), self.table.people - 1)

    def restricted(self, person: i64) -> bool:
        """MA-RESTRICT-01, MA-RESTRICT-03, M1-RESTRICT-04, M2-RESTRICT-03: a card of this person was shown in the turn before."""
        return self.shown & self.table.own(person) != 0

    # -- asking ------------------------------------------------------------------------------------------------

    def others(self, me: i64) -> i64:
        """Which other person? Asked even if there is only one (MA-RESOLVE-08)."""
        self.kind = PERSON
        return self.table.everybody & ~bit(me)

    def ask_person(self, people: i64) -> i64:
        """Which of these people?"""
        self.kind = PERSON
        return people

    def ask_person_too(self, people: i64) -> i64:
        """And which of these?"""
        self.kind = PERSON_TOO
        return people

    def ask_card(self, cards: i64) -> i64:
        """Which of these cards?"""
        self.kind = CARD
        return cards

    def ask_card_too(self, cards: i64) -> i64:
        """And which of these?"""
        self.kind = CARD_TOO
        return cards

    def ask_exchange(self) -> i64:
        """Really exchange them?"""
        self.kind = EXCHANGE
        return NO_YES

    def ask_claim(self, person: i64) -> i64:
        """Which mask does this person say to have? Any mask in play (AMB-29)."""
        self.who = person
        self.kind = CLAIM
        return self.table.masks

    # -- coins -------------------------------------------------------------------------------------------------

    def gain(self, me: i64, coins: i64) -> None:
        """Take coins from the bank, as far as it holds any (AMB-20); none is made (MA-COMP-03)."""
        if coins > self.bank:
            coins = self.bank
        if coins <= 0:
            return
        self.bank -= coins
        self.coins[me] = self.coins[me] + coins
        self.moved = True
        if self.log is not None:
            self.tell("took", (LETTERS[me], str(coins), "bank"))

    def gain_both(self, one: i64, other: i64, coins: i64) -> None:
        """Two people take coins from the bank at the same time: one by one, should it run out (AMB-20)."""
        first = min(coins, (self.bank + 1) // 2)
        second = min(coins, self.bank // 2)
        self.gain(one, first)
        self.gain(other, second)

    def take(self, me: i64, victim: i64, coins: i64) -> None:
        """MA-RESOLVE-07, M1-POWER-INQUISITOR-05, M2-POWER-GURU-05: take coins from a person, who gives all if it is less."""
        if coins > self.coins[victim]:
            coins = self.coins[victim]
        if coins <= 0:
            return
        self.coins[victim] = self.coins[victim] - coins
        self.coins[me] = self.coins[me] + coins
        self.moved = True
        if self.log is not None:
            self.tell("took", (LETTERS[me], str(coins), LETTERS[victim]))

    def take_court(self, me: i64) -> None:
        """Take all coins from the court."""
        coins = self.court
        if coins == 0:
            return
        self.court = 0
        self.coins[me] = self.coins[me] + coins
        self.moved = True
        if self.log is not None:
            self.tell("took", (LETTERS[me], str(coins), "court"))

    def fine(self, person: i64) -> None:
        """MA-FINE-01: a false claim costs one coin; who has none pays none (only under a house rule of the end)."""
        if self.coins[person] == 0:
            return
        self.coins[person] = self.coins[person] - 1
        self.court += 1
        self.moved = True
        if self.log is not None:  # MA-SEE-09
            self.tell("paid", (LETTERS[person], "1", "court"))

    def exchange_fortunes(self, me: i64, other: i64) -> None:
        """Two people exchange all their coins."""
        mine = self.coins[me]
        self.coins[me] = self.coins[other]
        self.coins[other] = mine
        self.moved = True
        if self.log is not None:  # MA-SEE-16
            self.tell("fortunes", (LETTERS[me], LETTERS[other]))

    def richest(self, people: i64) -> i64:
        """Those of a set of people who own most (MA-END-03, MA-END-09); what lies in court and bank is nobody's (MA-END-08)."""
        best: i64 = -1
        richest: i64 = 0
        person: i64 = 0
        while people >> person != 0:
            if people >> person & 1 == 1:
                coins = self.coins[person]
                if coins > best:
                    best = coins
                    richest = 0
                if coins == best:
                    richest |= bit(person)
            person += 1
        return richest

    # -- cards -------------------------------------------------------------------------------------------------

    def exchange(self, me: i64, card: i64, other: i64, really: i64) -> None:
        """MA-SWAP-04, MA-SWAP-05, MA-KNOW-04: under the table, exchange two cards or return both.

        MA-SWAP-06, MA-SWAP-07, MA-SEE-03, MA-SEE-11: only the actor knows which, and nobody sees a mask.
        """
        self.pick_up(card, other)
        if really == 1:
            mask = self.cards[card]
            self.cards[card] = self.cards[other]
            self.cards[other] = mask
        if self.log is not None:
            self.tell("swapped", (self.table.place(card), self.table.place(other)))
            self.tell("exchanged", ("yes" if really == 1 else "no",), only(me))

    def pick_up(self, card: i64, other: i64) -> None:
        """MA-FACEDOWN-02: cards that a power moves are face down from now on."""
        self.open &= ~(bit(card) | bit(other))

    def look(self, me: i64, card: i64) -> None:
        """MA-SEE-04, MA-SEE-12, MA-LOOK-04: look secretly at a card."""
        if self.log is not None:
            self.tell("saw", (self.table.place(card), MASKS[self.cards[card]]), only(me))

    def show(self, card: i64) -> None:
        """MA-REVEAL-03, MA-SEE-08, MA-SEE-13: show a card to everybody, its owner included."""
        self.showing |= bit(card)
        if self.log is not None:
            self.tell("shown", (self.table.place(card), MASKS[self.cards[card]]))

    def show_to_the_others(self, card: i64, owner: i64) -> None:
        """Show a card to everybody but its owner; whoever only watches sees no mask either (MA-SEE-14)."""
        self.showing |= bit(card)
        if self.log is not None:
            self.tell("shown", (self.table.place(card),))
            self.tell("saw", (self.table.place(card), MASKS[self.cards[card]]), all_people_but(owner))

    def exchange_chairs(self, one: i64, other: i64) -> None:
        """M2-POWER-PUPPET-02, M2-POWER-PUPPET-03: two people change chairs; cards and coins stay where they lie (MA-KNOW-09)."""
        self.order = exchanged(self.order, self.chair_of(one), self.chair_of(other))
        self.chairs = exchanged(self.chairs, one, other)
        mask = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = mask
        coins = self.coins[one]
        self.coins[one] = self.coins[other]
        self.coins[other] = coins
        if (self.open >> one ^ self.open >> other) & 1 == 1:
            self.open ^= bit(one) | bit(other)
        if self.log is not None:  # MA-SEE-15
            self.tell("chairs", (LETTERS[one], LETTERS[other]))

    def chose(self, me: i64, *targets: str) -> None:
        """MA-SEE-07: tell whom or what a power is aimed at."""
        self.tell("chose", (LETTERS[me], *targets))

    # -- the end -----------------------------------------------------------------------------------------------

    def ends(self) -> bool:
        """MA-END-01, MA-END-02, MA-END-06: thirteen coins come before a lost last coin; all who have them win (MA-END-07)."""
        self.moved = False
        winners: i64 = 0
        bankrupt = False
        for person in range(self.table.people):
            coins = self.coins[person]
            if coins >= GOAL:
                winners |= bit(person)
            elif coins <= 0:
                bankrupt = True
        if winners != 0:
            self.win(winners, THIRTEEN)
            return True
        if bankrupt:
            self.win(self.richest(self.table.everybody), RICHEST)
            return True
        return False

    def win(self, winners: i64, reason: i64) -> i64:
        """The match ends; after it all cards may be shown (MA-END-10)."""
        self.won = winners
        self.reason = reason
        self.moved = False
        if self.log is not None:
            self.tell_the_end()
        return OVER

    def tell_the_end(self) -> None:
        """Say who won, clockwise from the active person, then show what is still hidden."""
        for steps in range(self.table.people):
            person = self.clockwise(self.chair, steps)
            if self.won >> person & 1 == 1:
                self.tell("won", (LETTERS[person], REASONS[self.reason]))
        if not self.table.final_reveal:
            return
        for steps in range(self.table.people):
            person = self.clockwise(self.chair, steps)
            for card in range(person * self.table.places, (person + 1) * self.table.places):
                self.reveal_at_the_end(card)
        for card in range(self.table.before_people, self.table.cards):
            self.reveal_at_the_end(card)

    def reveal_at_the_end(self, card: i64) -> None:
        """Turn one card face up for good."""
        if self.open >> card & 1 == 0:
            self.tell("shown", (self.table.place(card), MASKS[self.cards[card]]))
