"""The course of a match: setup, turns, purchases, the end. Immediate effects are in `powers`, the verbs in `state`."""

from typing import Final

from mypy_extensions import i64

from antifaz.core.chance import lowest, size
from antifaz.core.seats import LETTERS, NOBODY, bit
from antifaz.core.state import DONE, NEXT, OVER
from antifaz.games.mascaradas import payment, scoring
from antifaz.games.mascaradas.pieces import (
    APPLY,
    APPLY_TOO,
    BUY,
    DEAL,
    DEALT,
    DRAW,
    DRAW_ACTION,
    DRAWN,
    DRAWS,
    EFFECT,
    END,
    EQUAL_TURNS,
    FILL_RESOURCES,
    FIRST,
    GET_RESOURCES,
    HAND_LIMIT,
    IN_MARKET,
    LAST_ROUND,
    LEFT,
    LIMIT,
    PLAN,
    PURCHASE,
    REASONS,
    RENEW,
    REVEAL_MASCARADA,
    REVEAL_RESOURCE,
    RIGHT,
    ROUND_LIMIT,
    SCORING,
    SETUP,
    SHOW_MASCARADAS,
    SIDE,
    STALEMATE,
    START_PESETAS,
    SUBSTITUTE,
    TAKE_DECK,
    TAKE_FACE_UP,
    TAKE_PESETA,
    TAKE_TOP,
    TRADE,
    TRADE_CARD,
    TRADED,
    TRADING,
    TURN,
    WITHOUT,
)
from antifaz.games.mascaradas.scoring import NOBODY as NO_CARD
from antifaz.games.mascaradas.state import CARD, PLACE, Rule, State, Table, card_at, in_order, length

# The steps of a turn.
REFILLS: Final[i64] = 0
PLANS: Final[i64] = 1
PLANNED: Final[i64] = 2
DRAWS_CARDS: Final[i64] = 3
LIMITS: Final[i64] = 4
LIMITED: Final[i64] = 5
BUYS: Final[i64] = 6
BOUGHT: Final[i64] = 7


class Setup(Rule):
    """LM-SET-7: start player, three cards each in turn order, the resource market, the mascarada market."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            return s.ask_dealer(FIRST, s.table.everybody)
        cards = DEALT * s.table.people
        if step == 1:
            begin(s, answer)
        elif step <= cards + 1:
            s.draw(dealt_to(s, step - 2), answer)
        if step <= cards:
            return s.ask_for_a_card(DEAL)
        if step == cards + 1:
            return s.enter(FILL_RESOURCES, me)
        if step == cards + 2:
            s.wanted = IN_MARKET
            return s.enter(SHOW_MASCARADAS, me)
        s.round = 1
        return begin_turn(s, s.first)


def begin(s: State, first: i64) -> None:
    """LM-SET-1, LM-SET-5: the start player and the starting pesetas by turn order."""
    s.first = first
    if s.log is not None:
        s.tell("began", (LETTERS[first],))
    for place in range(s.table.people):
        s.gain(s.after(first, place), START_PESETAS[place])


def dealt_to(s: State, card: i64) -> i64:
    """Who gets the card dealt in this place: three to each, in turn order."""
    return s.after(s.first, card // DEALT)


# -- a turn ----------------------------------------------------------------------------------------------------


def begin_turn(s: State, person: i64) -> i64:
    """The next turn is this person's."""
    s.active = person
    if s.log is not None:
        s.tell("turn", (str(s.round), LETTERS[person]))
    s.begin(TURN, person)
    return NEXT


class Turn(Rule):
    """LM-TRN-1: refill, plan, buy."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == BOUGHT:
            return buy(s, me, answer)
        if step == BUYS:
            return ask_to_buy(s, me)
        if step == DRAWS_CARDS:
            return draw_or_go_on(s, me)
        if step == REFILLS:  # LM-A-1: whatever the cause (LM-RUL-14), reserved ones included (LM-A-3)
            s.wanted = IN_MARKET - size(s.market)
            return s.enter(SHOW_MASCARADAS, me) if s.wanted > 0 else NEXT
        if step == PLANS:
            return ask_for_a_plan(s, me)
        if step == PLANNED:
            return plan(s, me, answer)
        if step == LIMITS:
            return limit(s, me)
        s.step = LIMITS
        return s.enter(TRADING, me)


def may_trade(s: State, me: i64) -> i64:
    """LM-TRD-1, LM-TRD-2: three cards for a peseta, if the bank has one."""
    return bit(TRADE) if s.bank > 0 and s.table.has_three(s.hands[me]) else 0


def ask_for_a_plan(s: State, me: i64) -> i64:
    """LM-B-1, LM-B-10: get resources, or renew what can be renewed."""
    s.kind = PLAN
    renew = bit(RENEW) if s.free() != 0 or s.may_show() else 0
    return bit(GET_RESOURCES) | renew | may_trade(s, me)


def plan(s: State, me: i64, answer: i64) -> i64:
    """Begin what was chosen."""
    if answer == TRADE:
        s.step = PLANS
        return s.enter(TRADING, me)
    if answer == GET_RESOURCES:
        s.draws = DRAWS
        return NEXT
    s.step = LIMITS
    return renew(s, me)


def renew(s: State, me: i64) -> i64:
    """LM-B-7, LM-B-8: the market but for the reserved cards is shuffled with the deck; cards under it are lost in it."""
    back = s.free()
    s.market &= ~back
    s.unseen |= back
    for card in s.under:
        s.unseen |= bit(card)
    s.under.clear()
    s.renewed = True
    if s.log is not None:
        s.tell("renewed", (LETTERS[me],))
    s.wanted = IN_MARKET - size(s.market)
    return s.enter(SHOW_MASCARADAS, me)


def draw_or_go_on(s: State, me: i64) -> i64:
    """LM-B-2: the next draw action, after empty places were filled (LM-B-4, LM-B-15)."""
    s.step = DRAWS_CARDS
    if s.must_fill():
        return s.enter(FILL_RESOURCES, me)
    if s.draws > 0:
        return s.enter(DRAW_ACTION, me)
    s.step = LIMITS
    return NEXT


def limit(s: State, me: i64) -> i64:
    """LM-B-11, LM-B-12: with more than ten cards only trades are offered."""
    if s.table.number(s.hands[me]) > HAND_LIMIT:
        s.kind = LIMIT
        return bit(TRADE)
    s.renewed = False
    s.step = BUYS
    return NEXT


def ask_to_buy(s: State, me: i64) -> i64:
    """LM-C-1: one after another, or the end of the turn (LM-TRN-3)."""
    s.kind = BUY
    return s.may_buy(me) | may_trade(s, me) | bit(END)


def buy(s: State, me: i64, answer: i64) -> i64:
    """Begin what was chosen in phase C."""
    if answer == END:
        return end_turn(s, me)
    s.step = BUYS
    if answer == TRADE:
        return s.enter(TRADING, me)
    s.card = answer
    return s.enter(PURCHASE, me)


def end_turn(s: State, me: i64) -> i64:
    """LM-END-2: after the player who sits before the start player the round is over."""
    s.discount = 0
    s.fresh = 0
    s.card = NO_CARD
    person = s.after(me, 1)
    if person == s.first:
        if somebody_is_complete(s):
            return finish(s, EQUAL_TURNS)
        if stalemate(s):
            return finish(s, STALEMATE)
        if s.round == LAST_ROUND:
            return finish(s, ROUND_LIMIT)
        s.round += 1
    return begin_turn(s, person)


def somebody_is_complete(s: State) -> bool:
    """LM-END-1"""
    return any(s.complete(person) for person in range(s.table.people))


def stalemate(s: State) -> bool:
    """LM-END-5: no parade can take any card that is left for its owner."""
    left = s.market | s.unseen
    for card in s.under:
        left |= bit(card)
    coins = s.coins
    people = range(s.table.people)
    return not any(left & ~(coins & ~s.reserved[person]) & s.joinable(s.parades[person]) for person in people)


# -- cards come -------------------------------------------------------------------------------------------------


class FillResources(Rule):
    """LM-B-4, LM-B-15: the resource market is filled up to five, as far as cards exist."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.step = 1
        if step > 0:
            s.turn_up(answer)
        return s.ask_for_a_card(REVEAL_RESOURCE) if s.must_fill() else DONE


class ShowMascaradas(Rule):
    """So many mascaradas are revealed as are wanted and left; cards under the deck come last, in their order (LM-INF-10)."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.step = 1
        if step > 0:
            s.unseen &= ~bit(answer)
            s.wanted -= 1
            s.show(answer)
        if s.wanted > 0 and s.unseen != 0:
            return s.ask_dealer(REVEAL_MASCARADA, s.unseen)
        while s.wanted > 0 and len(s.under) > 0:
            s.wanted -= 1
            s.show(s.under.pop(0))
        s.wanted = 0  # LM-A-4
        return DONE


class TakeTop(Rule):
    """The top card of the resource deck goes to a hand."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step > 0:
            s.draw(me, answer)
            return DONE
        return s.ask_for_a_card(DRAWN) if s.may_draw() else DONE


class DrawAction(Rule):
    """LM-B-3: a peseta, a face-up card or the top of the deck."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == 0:
            s.kind = DRAW
            mask = s.table.kinds(s.resources) << TAKE_FACE_UP
            if s.bank > 0:
                mask |= bit(TAKE_PESETA)
            if s.may_draw():
                mask |= bit(TAKE_DECK)
            if mask == 0:  # LM-B-6
                s.draws -= 1
                if s.log is not None:
                    s.tell("lost", (LETTERS[me], "draw"))
                return DONE
            return mask | may_trade(s, me)
        if step > 1:  # the top card has come
            s.draws -= 1
            return DONE
        if answer == TRADE:  # LM-B-15: the discards may fill an empty place before the same action is asked again
            s.begin(TRADING, me)
            return NEXT
        if answer == TAKE_DECK:
            return s.enter(TAKE_TOP, me)
        s.draws -= 1
        if answer == TAKE_PESETA:
            s.gain(me, 1)
        else:
            s.pick(me, answer - TAKE_FACE_UP)
        return DONE


class Trading(Rule):
    """LM-TRD-1: any three cards for a peseta, named in canonical order."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.kind = TRADE_CARD
        if step == 0:
            return s.ask_cards(me, TRADED)
        mask = s.choose_card(me, answer)
        if mask != 0:
            return mask
        s.discard(me, s.picked)
        s.tell_cards("traded", me, s.picked)
        s.picked = 0
        s.gain(me, 1)
        return DONE


# -- a purchase ------------------------------------------------------------------------------------------------

CHOOSES_SIDE: Final[i64] = 0
CHOSE_SIDE: Final[i64] = 1
DROPS: Final[i64] = 2
PAYS: Final[i64] = 3
SUBSTITUTES: Final[i64] = 4
RESOLVED: Final[i64] = 5


class Purchase(Rule):
    """LM-C-2: announce, pay, join, resolve the effect."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        if step == CHOOSES_SIDE:
            s.dropped.clear()
            s.answers.clear()
            return choose_side(s, me)
        if step == CHOSE_SIDE:
            s.side = answer
            return drop(s, me)
        if step == DROPS:
            s.dropped.append(answer)
            return drop(s, me)
        if step == SUBSTITUTES:
            s.answers.append(answer)
            if answer < s.table.types:
                s.paying += s.table.units[answer]
            return ask_for_a_substitute(s, me)
        return pay(s, me) if step == PAYS else DONE


def choose_side(s: State, me: i64) -> i64:
    """LM-C-8: if both ends fit, the buyer chooses; a first card joins at the right."""
    parade = s.parades[me]
    s.side = RIGHT
    if parade != 0:
        to_left = s.fitting_left(parade) >> s.card & 1 == 1
        to_right = s.fitting_right(parade) >> s.card & 1 == 1
        if to_left and to_right:
            s.kind = SIDE
            return bit(LEFT) | bit(RIGHT)
        if to_left:
            s.side = LEFT
    return drop(s, me)


def drop(s: State, me: i64) -> i64:
    """LM-PAY-9: under a discount the buyer first names the requirements that fall away."""
    table = s.table
    if s.discount > len(s.dropped):
        mask = payment.droppable(
            table.counts(s.hands[me]),
            s.purses[me],
            table.costs[s.card],
            table.prices[s.card],
            table.categories,
            s.discount,
            s.dropped,
        )
        if mask != 0:
            s.step = DROPS
            s.kind = WITHOUT
            return mask
    s.step = PAYS
    return NEXT


def pay(s: State, me: i64) -> i64:
    """LM-PAY-5: what the hand holds of the cost is paid with these cards; the rest is asked for."""
    s.step = RESOLVED
    if s.pays_exactly(me):
        return pay_and_join(s, me, s.table.whole_costs[s.card], s.table.prices[s.card])
    cost = payment.without(s.table.costs[s.card], s.dropped)
    s.missing = payment.lacking(s.table.counts(s.hands[me]), cost)
    s.paying = s.table.packed(cost)
    for goods in s.missing:
        s.paying -= s.table.units[goods]
    return ask_for_a_substitute(s, me)


def ask_for_a_substitute(s: State, me: i64) -> i64:
    """LM-PAY-3, LM-PAY-4, LM-PAY-6: what stands in for each requirement that the hand cannot meet; then all is paid."""
    table = s.table
    purse = s.purses[me] - table.prices[s.card]
    if len(s.answers) < len(s.missing):
        s.step = SUBSTITUTES
        s.kind = SUBSTITUTE
        return payment.next_answers(s.missing, table.counts(s.hands[me] - s.paying), purse, table.categories, s.answers)
    pesetas = table.prices[s.card] + payment.pesetas_of(s.answers, s.missing, table.categories)
    s.step = RESOLVED
    return pay_and_join(s, me, s.paying, pesetas)


def pay_and_join(s: State, me: i64, cards: i64, pesetas: i64) -> i64:
    """LM-PAY-7: the payment in full, then the card joins the parade and its effect is resolved."""
    name = s.table.mascaradas[s.card]
    end = "right" if s.side == RIGHT else "left"
    if s.log is not None:
        s.tell("bought", (LETTERS[me], name, end))
    s.discard(me, cards)
    s.tell_cards("paid", me, cards)
    s.pay(me, pesetas)
    if s.reserved[me] >> s.card & 1 == 1:
        release(s, me, s.card)
    s.after_paying = s.purses[me]
    s.market &= ~bit(s.card)
    s.discount = 0
    parade = s.parades[me]
    if s.side == RIGHT:
        s.parades[me] = parade | (s.card + 1) << (PLACE * length(parade))
    else:
        s.parades[me] = parade << PLACE | (s.card + 1)
    if s.log is not None:
        s.tell("joined", (LETTERS[me], name, end))
        if s.complete(me):
            s.tell("completed", (LETTERS[me],))
    return s.enter(EFFECT, me)


def release(s: State, person: i64, card: i64) -> None:
    """LM-RSV-6, LM-RSV-7: the coin on a reserved card goes to the bank."""
    s.reserved[person] = s.reserved[person] & ~bit(card)
    s.coins &= ~bit(card)
    s.bank += 1
    if s.log is not None:
        s.tell("released", (s.table.mascaradas[card],))


# -- the end ---------------------------------------------------------------------------------------------------


def finish(s: State, reason: i64) -> i64:
    """The game ends: coins on cards go to the bank (LM-RSV-7), then owners decide what differs (LM-DEC-8)."""
    s.reason = reason
    if s.log is not None:
        s.tell("finished", (REASONS[reason],))
    coins = s.coins
    while coins != 0:
        card = lowest(coins)
        coins &= coins - 1
        for person in range(s.table.people):
            if s.reserved[person] >> card & 1 == 1:
                release(s, person, card)
    s.choices = [[] for _ in range(s.table.people)]
    s.scored = 0
    s.begin(SCORING, s.first)
    return NEXT


class Scoring(Rule):
    """LM-SCO-12, LM-SCO-17: the owners, in turn order, decide how effects are applied where results differ; then points."""

    def step(self, s: State, me: i64, step: i64, answer: i64) -> i64:
        s.step = 1
        kind = APPLY
        if step > 0:
            kind = apply(s, s.after(s.first, s.scored), answer)
        while s.scored < s.table.people:
            person = s.after(s.first, s.scored)
            if has_choices(s, person):
                mask = open_choices(s, person)
                if mask != 0:
                    s.who = person
                    s.kind = kind
                    return mask
            s.scored += 1
            kind = APPLY
        return count_points(s)


def has_choices(s: State, person: i64) -> bool:
    """Whether a parade holds a card whose effect depends on the order (LM-SCO-13)."""
    parade = s.parades[person]
    while parade != 0:
        if s.table.odd >> (parade & CARD) - 1 & 1 == 1:
            return True
        parade >>= PLACE
    return False


def open_choices(s: State, person: i64) -> i64:
    """The answers to the owner's next choice by their rank, the best one first; 0 when all is settled."""
    settle(s, person, s.choices[person])
    parade = in_order(s.parades[person])
    return bit(len(scoring.best_first(s.table.cards, parade, s.choices[person]))) - 1


def apply(s: State, person: i64, rank: i64) -> i64:
    """Make the owner's choice; whether the next question continues its line."""
    before = s.choices[person]
    settle(s, person, [*before, ranked(s, person, rank)])
    last = effects_of(s, person, s.choices[person])[-1]
    half_made = len(last) < choices_in(s, person, last[0])
    return APPLY_TOO if half_made and len(s.choices[person]) - len(last) <= len(before) else APPLY


def ranked(s: State, person: i64, rank: i64) -> i64:
    """The place in the parade behind an answer."""
    return scoring.best_first(s.table.cards, in_order(s.parades[person]), s.choices[person])[rank][0]


def settle(s: State, person: i64, choices: list[i64]) -> None:
    """Add what makes no difference (LM-DEC-8), and tell which effects have been applied."""
    told = len(s.choices[person])
    settled = scoring.settled(s.table.cards, in_order(s.parades[person]), choices)
    s.choices[person] = settled
    if s.log is None:
        return
    done = 0
    for effect in effects_of(s, person, settled):
        done += len(effect)
        if done > told and len(effect) == choices_in(s, person, effect[0]):
            s.tell("applied", (LETTERS[person], *names_in(s, person, effect)))


def names_in(s: State, person: i64, places: list[i64]) -> list[str]:
    """Mascaradas by their places in a parade."""
    return [s.table.mascaradas[card_at(s.parades[person], place)] for place in places]


def choices_in(s: State, person: i64, place: i64) -> i64:
    """How many choices an effect is: the card and its targets."""
    code = scoring.odd_code(s.table.cards, in_order(s.parades[person]), place)
    return 3 if code == scoring.ANNUL_AND_DOUBLE else 2


def effects_of(s: State, person: i64, choices: list[i64]) -> list[list[i64]]:
    """The choices effect by effect; the last one may be half made."""
    effects: list[list[i64]] = []
    begun: i64 = 0
    while begun < len(choices):
        end = begun + choices_in(s, person, choices[begun])
        effects.append(choices[begun:end])
        begun = end
    return effects


def count_points(s: State) -> i64:
    """LM-SCO-1, LM-SCO-18: the points of everybody; who has the most wins."""
    table = s.table
    parades = [in_order(parade) for parade in s.parades]
    s.points = scoring.totals(table.cards, parades, s.purses, s.choices)
    for person in scoring.winners(s.points):
        s.won |= bit(person)
    if s.log is not None:
        tell_points(s, parades)
    return OVER


def tell_points(s: State, parades: list[list[i64]]) -> None:
    """The four parts of everybody's points, then who has won, in turn order."""
    sheets = scoring.sheets(s.table.cards, parades, s.purses, s.choices)
    for place in range(s.table.people):
        person = s.after(s.first, place)
        sheet = sheets[person]
        parts = (sheet.majorities, sheet.pesetas, sheet.sequences, sheet.mascaradas)
        s.tell("scored", (LETTERS[person], *(str(part) for part in parts)))
    for place in range(s.table.people):
        person = s.after(s.first, place)
        if s.won >> person & 1 == 1:
            s.tell("won", (LETTERS[person], str(s.points[person])))


def new_game(table: Table) -> State:
    """Nothing has happened yet; the dealer is asked for the start player."""
    people = int(table.people)
    s = State(table, [0] * people, [0] * people, [0] * people, [0] * people, [])
    s.begin(SETUP, NOBODY)
    s.play(0)
    return s
