"""How often each role, seat and card wins: many matches of a game's own bots, with intervals.

`python bench/balance.py voices` (or `mascaradas`) plays 2,000 matches for each number of players; `--matches`, `--players`,
`--set name=value` (an option of the game), `--content` (a pack), `--first` (the first seed) and `--jobs` (processes) change that.
Match number n has dice of seed n and bots of seeds 1000 n and up, so every line can be played again. What the project makes of it
stands in `docs/balance/`.
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from antifaz.bots import make as make_bot
from antifaz.core.chance import Dice
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS
from antifaz.games import GAMES
from antifaz.games import make as make_game
from antifaz.games.mascaradas.pieces import REASONS
from antifaz.games.mascaradas.view import MascaradasView
from antifaz.games.voices.page import page, role_code
from antifaz.games.voices.terminal import Sheet, Somebody
from antifaz.games.voices.view import VoicesView

Fact = tuple[str, bool]
"""What is counted of a match, and whether it was so."""
Number = tuple[str, int]
"""What is measured of a match."""


@dataclass(frozen=True)
class Work:
    """Some matches."""

    game: str
    people: int
    options: tuple[tuple[str, str], ...]
    content: str
    bot: str
    seeds: range


def played(work: Work, seed: int) -> Match:
    """One match."""
    match = Match(make_game(work.game, work.people, dict(work.options), work.content), Dice(seed))
    bots = {letter: make_bot(work.game, work.bot, Dice(1000 * seed + seat)) for seat, letter in enumerate(LETTERS[: work.people])}
    while match.question:
        match.play(bots[match.question.player].answer(match.view(match.question.player), match.question))
    return match


def counted(work: Work) -> tuple[Counter[str], Counter[str], dict[str, list[int]]]:
    """How often a fact could have been, how often it was; all numbers by name."""
    could: Counter[str] = Counter()
    was: Counter[str] = Counter()
    numbers: dict[str, list[int]] = {}
    for seed in work.seeds:
        match = played(work, seed)
        for name, so in FACTS[work.game](match):
            could[name] += 1
            was[name] += so
        for name, number in NUMBERS[work.game](match) if work.game in NUMBERS else ():
            numbers.setdefault(name, []).append(number)
    return could, was, numbers


def interval(hits: int, cases: int) -> tuple[float, float]:
    """Wilson's, of 95 per cent."""
    z = 1.96
    share, spread = hits / cases, z * z / cases
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / cases + spread / cases / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def line(name: str, hits: int, cases: int) -> str:
    """A row of the table."""
    low, high = interval(hits, cases)
    return f"| {name} | {cases} | {100 * hits / cases:.1f} | {100 * low:.1f}–{100 * high:.1f} |"


def measured(name: str, numbers: list[int]) -> str:
    """A row of the table of numbers."""
    numbers.sort()
    places = (0, len(numbers) // 10, len(numbers) // 2, len(numbers) * 9 // 10, len(numbers) - 1)
    return f"| {name} | {sum(numbers) / len(numbers):.1f} | " + " | ".join(str(numbers[place]) for place in places) + " |"


# -- what is counted -----------------------------------------------------------------------------------------------


def of_voices(match: Match) -> Iterator[Fact]:
    """Each role: whether it won, and each part of its objective; then the verdict and what the thresholds are about."""
    view = match.view("*")
    assert isinstance(view, VoicesView)
    assert match.result is not None
    sheet = Sheet("*", "", view, None, [Somebody(letter, letter) for letter in view.letters])
    for seat in page(sheet).seats:
        yield seat.role, seat.letter in match.result.winners
        parts = view.pack.roles[role_code(seat.role)].objective(len(view.letters))
        if len(parts) > 1:
            for part, fact in zip(parts, seat.facts, strict=True):
                yield f"{seat.role}: {part}", fact.holds
    yield "(nobody wins)", not match.result.winners
    yield "(innocent > guilty)", sum(state > 0 for state in lead(view)) < sum(state < 0 for state in lead(view))
    yield "(cancelled >= 6)", view.cancelled >= 6
    yield "(undecided >= 2)", lead(view).count(0) >= 2
    falls: list[bool] = []
    for event in match.events("*"):
        if event.kind == "inserted":
            falls.append(False)
        elif event.kind == "fell":
            falls[-1] = True
    yield from (("(something falls by an insertion)", fell) for fell in falls)


def lead(view: VoicesView) -> list[int]:
    """By how much each juror holds Guy guilty."""
    return [juror.guilty - juror.innocent for juror in view.jurors.values()]


def of_mascaradas(match: Match) -> Iterator[Fact]:
    """Each seat in turn order, and each mascarada: whether it won, shared victories included; how it ended; what was rare."""
    view = match.view("*")
    assert isinstance(view, MascaradasView)
    assert match.result is not None
    for place, letter in enumerate(view.in_turn_order(), 1):
        yield f"seat {place}", letter in match.result.winners
        for card in view.parades[letter]:
            yield f"{card} {view.cards[card].name}", letter in match.result.winners
        yield "(parade complete)", letter in view.completed
    for reason in REASONS:
        yield f"(ends by {reason})", match.result.reason == reason
    yield "(shared victory)", len(match.result.winners) > 1
    kinds = Counter(event.kind for event in match.events("*"))
    yield "(bank once empty)", emptied(match)
    yield "(resource deck reshuffled)", kinds["reshuffled"] > 0
    yield "(a market renewed)", kinds["renewed"] > 0
    yield "(three cards traded)", kinds["traded"] > 0


def emptied(match: Match) -> bool:
    """Whether the bank was empty after some event."""
    view = match.new_view("*")
    assert isinstance(view, MascaradasView)
    empty = False
    for event in match.events("*"):
        view.see(event)
        empty = empty or view.bank == 0
    return empty


def numbers_of_mascaradas(match: Match) -> Iterator[Number]:
    """Rounds, decisions of people, and everybody's points by part."""
    view = match.view("*")
    assert isinstance(view, MascaradasView)
    yield "rounds", view.round
    yield "decisions", sum(line.player != "*" for line in match.lines)
    yield "winning points", max(view.totals.values())
    for letter in view.order:
        yield "points", view.totals[letter]
        for part, points in zip(("majorities", "pesetas", "sequences", "mascaradas"), view.points[letter], strict=True):
            yield f"points by {part}", points
        yield "empty places of a parade", view.size - len(view.parades[letter])


FACTS: dict[str, Callable[[Match], Iterable[Fact]]] = {"voices": of_voices, "mascaradas": of_mascaradas}
"""By game; another game is one more function here."""
NUMBERS: dict[str, Callable[[Match], Iterable[Number]]] = {"mascaradas": numbers_of_mascaradas}
"""By game, where there is more to measure than what was so and what was not."""


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", choices=sorted(FACTS))
    asked.add_argument("--matches", type=int, default=2_000)
    asked.add_argument("--players", type=int, nargs="*")
    asked.add_argument("--set", nargs="*", default=[], metavar="name=value")
    asked.add_argument("--content", default="")
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--jobs", type=int, default=1)
    wish = asked.parse_args()
    if wish.game is None:
        print("balance: takes many minutes, and only plays when it is told which game: " + ", ".join(sorted(FACTS)))
        return
    options = tuple(tuple(text.split("=", 1)) for text in wish.set)
    for people in wish.players or GAMES[wish.game].people:
        seeds = range(wish.first, wish.first + wish.matches)
        shares = [Work(wish.game, people, options, wish.content, wish.bot, seeds[job :: wish.jobs]) for job in range(wish.jobs)]
        could: Counter[str] = Counter()
        was: Counter[str] = Counter()
        numbers: dict[str, list[int]] = {}
        with ProcessPoolExecutor(wish.jobs) as pool:
            for some, hits, more in pool.map(counted, shares):
                could.update(some)
                was.update(hits)
                for name, found in more.items():
                    numbers.setdefault(name, []).extend(found)
        print(f"\n{people} players, {wish.matches} matches\n\n| | cases | % | 95 % |\n|---|---|---|---|")
        for name in sorted(could):
            print(line(name, was[name], could[name]), flush=True)
        if numbers:
            print("\n| | mean | least | 10 % | median | 90 % | most |\n|---|---|---|---|---|---|---|")
            print("\n".join(measured(name, found) for name, found in numbers.items()), flush=True)


if __name__ == "__main__":
    main()
