"""What Las Mascaradas costs: decisions a second of uniform play, scoring included; a clone, a payment, a view, a world, a bot.

Run by `make bench`. Numbers are the best of several runs on one core. How fast this machine is, is said by the program in C that
`bench/mascarade.py` plays against, run here too: on the machine that the goals stand for it makes 100 million decisions a second.
`python bench/mascaradas.py --short` is for trying it out.
"""

import sys
import time

from mascarade import best, the_limit

from antifaz.core import chance
from antifaz.core.chance import Dice
from antifaz.core.match import Match
from antifaz.games import make
from antifaz.games.mascaradas import payment, playout
from antifaz.games.mascaradas.bots import Greedy
from antifaz.games.mascaradas.game import Mascaradas
from antifaz.games.mascaradas.rules import new_game

SHORT = "--short" in sys.argv
COMPILED = chance.COMPILED
LIMIT = 100e6
"""Decisions a second of the C program on the machine that the goals stand for."""
DECISIONS = 3e6
"""The goal there, with uniform play."""
PAYMENT = 20.0
"""The goal for the cheapest payment, in microseconds."""


def playing(people: int) -> Mascaradas:
    """A table."""
    made = make("mascaradas", people, {})
    assert isinstance(made, Mascaradas)
    return made


def decisions() -> None:
    """Decisions a second, for each number of players, and what the goal is worth on this machine."""
    games = (100 if SHORT else 1_000) if COMPILED else (4 if SHORT else 40)
    limit = the_limit(2_000 if SHORT else 20_000)
    share = 1.0 if limit is None else limit[0] / LIMIT
    if limit is not None:
        told = f"{limit[0] / 1e6:9.1f} million a second: the goal is {DECISIONS * share / 1e6:.2f} here"
        print(f"the C program of bench/limit.c {told}")
    for people in (2, 3, 4, 5):
        table = playing(people).table
        number, _ = playout.run(table, games, 0)
        seconds = best(lambda table=table: playout.run(table, games, 0))  # type: ignore[misc]
        speed = number / seconds
        told = f"{speed / 1e6:7.2f} million decisions a second, {number / games:5.0f} a game"
        print(f"uniform play, {people} players {told}; of the goal {speed / DECISIONS / share:.2f}")


def clones() -> None:
    """A copy of a full state."""
    times = 20_000 if SHORT or not COMPILED else 500_000
    for people in (2, 5):
        state = new_game(playing(people).table)
        seconds = best(lambda state=state: playout.clones(state, times))  # type: ignore[misc]
        print(f"clone of a full state, {people} seats {seconds / times * 1e9:26.0f} ns")


def payments() -> None:
    """The cheapest payment for each card and many hands, one after another, with and without a discount."""
    pack = playing(2).pack
    dice = Dice(7)
    hands = [[int(dice.below(3)) // 2 for _ in pack.types] for _ in range(40)]
    costs = [(pack.counted(card.cost), card.pesetas) for card in pack.mascaradas]
    categories = pack.categories
    for discount in (0, 1):

        def pay(discount: int = discount) -> None:
            for hand in hands:
                for cost, price in costs:
                    payment.cheapest(hand, cost, price, categories, discount)

        each = best(pay, 3) / len(hands) / len(costs) * 1e6
        print(f"the cheapest payment, discount {discount} {each:27.2f} µs; the goal is {PAYMENT:.0f}")


def views_and_worlds() -> None:
    """A view of a match in its middle, a full state drawn from it, and an answer of the bot."""
    match = Match(playing(3), Dice(3))
    bot = Greedy(Dice(3))
    seconds = 0.0
    answers = 0
    while match.question and match.view("*").round < 6:  # type: ignore[attr-defined]
        view = match.view(match.question.player)
        begun = time.process_time()
        answer = bot.answer(view, match.question)
        seconds += time.process_time() - begun
        answers += 1
        match.play(answer)
    times = 5 if SHORT else 50
    events = len(match.events("b"))
    dice = Dice(4)

    def view_anew() -> None:
        for _ in range(times):
            fresh = match.new_view("b")
            for event in match.events("b"):
                fresh.see(event)

    def world() -> None:
        for _ in range(times):
            next(match.game.worlds(match.view("b"), dice))

    print(f"a view folded from {events} events {best(view_anew, 3) / times * 1e6:36.0f} µs")
    print(f"a world drawn from that view {best(world, 3) / times * 1e6:39.0f} µs")
    print(f"an answer of greedy {seconds / answers * 1e6:48.0f} µs")


if __name__ == "__main__":
    print(f"Las Mascaradas, {'compiled' if COMPILED else 'interpreted'}")
    decisions()
    clones()
    payments()
    views_and_worlds()
