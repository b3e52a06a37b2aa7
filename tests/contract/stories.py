"""Whole matches of bots, told with all that each viewer meets: a difference shows what a change has changed.

`python -m tests.contract.stories` writes `tests/golden/stories/` anew; read the difference before it is committed.
"""

from collections.abc import Iterator
from pathlib import Path

from antifaz.bots import Uniform
from antifaz.bots import make as make_bot
from antifaz.core.chance import Dice
from antifaz.core.game import Bot
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS, viewer
from tests.contract.subjects import Options, make

FOLDER = Path(__file__).parent.parent / "golden" / "stories"
STORIES: dict[str, tuple[str, int, Options]] = {
    "mascarade_1_two": ("mascarade/1", 2, {"turn-limit": "40"}),
    "mascarade_1_three": ("mascarade/1", 3, {"turn-limit": "40"}),
    "mascarade_1_nine": ("mascarade/1", 9, {"turn-limit": "40"}),
    "mascarade_1_thirteen": ("mascarade/1", 13, {"turn-limit": "40"}),
    "mascarade_2_four_B": ("mascarade/2", 4, {"scenario": "B", "turn-limit": "40"}),
    "mascarade_2_six_at_once": ("mascarade/2", 6, {"challenge-mode": "simultaneous", "turn-limit": "40"}),
    "mascarade_2_eight_B": ("mascarade/2", 8, {"scenario": "B", "turn-limit": "40"}),
    "mascaradas_two": ("mascaradas", 2, {}),
    "mascaradas_five": ("mascaradas", 5, {}),
    "voices_three": ("voices", 3, {"emotions": "on"}),
    "voices_five_shaky": ("voices", 5, {"roles": "advanced", "hand": "shaky"}),
    "attic_three": ("attic", 3, {"turns": "20"}),
}
EVERY = 10
"""After so many lines each viewer's whole position."""
LONG = 600
"""Signs of a position that is not told after every line."""


def bots(game: str, people: int) -> dict[str, Bot]:
    """Careful players and others, in turn; where nobody is careful by whole numbers alone, others."""
    return {
        letter: Uniform(Dice(100 + seat))
        if seat % 2 or not game.startswith("mascarade/")
        else make_bot(game, "careful", Dice(100 + seat))
        for seat, letter in enumerate(LETTERS[:people])
    }


def story(name: str) -> str:
    game, people, options = STORIES[name]
    match = Match(make(game, people, options), Dice(2013))
    players = bots(game, people)
    lines = [match.record().partition("\n\n")[0], ""]
    told = 0
    while match.question:
        who = match.question.player
        match.play(players[who].answer(match.view(who), match.question))
        if match.mid_line:
            continue
        lines += [f"{line.player}: {line.text}" for line in match.lines[told:]]
        heard = match.lines[told].events
        lines += [f"  - {event}{audience(match, event.audience)}" for event in match.all_events()[heard:]]
        whole = f"{match.position()}"
        if len(whole) < LONG or len(match.lines) // EVERY > told // EVERY or match.question is None:
            lines.append(f"  == {whole}")
        told = len(match.lines)
        if told % EVERY == 0 or match.question is None:
            lines += [f"  =={letter} {match.view(letter)}" for letter in seen_by(match)]
    return "\n".join([*lines, f"{match.result}", ""])


def seen_by(match: Match) -> Iterator[str]:
    yield from LETTERS[: match.game.people]
    yield "*"


def audience(match: Match, people: int) -> str:
    """Who learns an event, if not all do."""
    letters = "".join(letter for letter in seen_by(match) if people >> viewer(letter) & 1)
    return "" if letters == "".join(seen_by(match)) else f"   ({letters})"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in STORIES:
        (FOLDER / f"{name}.story").write_text(story(name))


if __name__ == "__main__":
    main()
