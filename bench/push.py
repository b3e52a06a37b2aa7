"""How long a push onto a platform with six discs takes, and a clone of five platforms.

`ANTIFAZ_PURE=1 python -m bench.push` and, where the rules are compiled, `python -m bench.push`. Each push is timed on its
own, the shortest of several runs counts (the machine is shared), then the pushes are compared with one another.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from statistics import fmean, quantiles

from antifaz.games.voices import platforms
from antifaz.games.voices.platforms import EMPTY, Platform, ends, entries, push

Case = tuple[Platform, int, int, int]


def aim(chance: random.Random, marker: int) -> tuple[int, int]:
    """Any legal push."""
    x0 = chance.randint(*entries(marker))
    return x0, chance.randint(*ends(marker, x0))


def case(chance: random.Random, discs: int) -> Case:
    """A platform on which pushes have left so many discs, and one more push."""
    platform = EMPTY
    unused = chance.sample(range(48), 48)
    while len(platform) < discs and len(unused) > 1:
        marker = unused.pop()
        platform = push(platform, marker, *aim(chance, marker)).platform
    if len(platform) < discs:
        return case(chance, discs)
    return platform, unused[-1], *aim(chance, unused[-1])


def shortest(work: Callable[[], object], runs: int) -> float:
    """Microseconds of the fastest of several runs."""
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter_ns()
        work()
        best = min(best, time.perf_counter_ns() - start)
    return best / 1000


def table(name: str, times: list[float]) -> None:
    """One line: mean, median, the slowest hundredth, the slowest."""
    cuts = quantiles(times, n=100)
    print(f"{name:32} mean {fmean(times):8.1f}  median {cuts[49]:8.1f}  99 % {cuts[98]:8.1f}  max {max(times):8.1f} µs")


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--discs", type=int, default=6)
    options.add_argument("--pushes", type=int, default=300)
    options.add_argument("--runs", type=int, default=7)
    asked = options.parse_args()
    chance = random.Random(15)
    cases = [case(chance, asked.discs) for _ in range(asked.pushes)]
    print(f"{platforms.__file__}: {asked.pushes} pushes onto {asked.discs} discs, shortest of {asked.runs}")
    table("push", [shortest(partial(push, *one), asked.runs) for one in cases])
    table("push with 40 keyframes", [shortest(partial(push, *one, keyframes=40), asked.runs) for one in cases])
    five = [platform for platform, *_ in cases[:5]]
    table("clone of five platforms", [shortest(five.copy, 99) for _ in range(asked.pushes)])


if __name__ == "__main__":
    main()
