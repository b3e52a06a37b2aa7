"""Every state of the table of Las Mascaradas, each reached by playing: a position, some lines, one person's sheet.

`python -m tests.look.mascaradas [state…]` takes their pictures as `gallery` does for Mascarade.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.games.mascaradas.game import make
from antifaz.games.mascaradas.page import page
from antifaz.table import memory
from antifaz.table.settings import Settings
from antifaz.table.sheet import Person, Sheet
from antifaz.table.sitting import Said
from tests.look import gallery

NAMES = "Hilario Transi Antidio Visitación Ezequiela".split()
AVATARS = "leaf lute moon rose bell".split()
NOW = 1000.0

FOUR = (
    "a [Madama] [Gaita] [Careta] [Pieles] [Ceniza] 5 / a.parade M02 M03 M19 / "
    "b [Birria] [Birria] [Ciego] [Gaita] [Pieles] [Cintas] [Tralla] 3 / b.parade M16 M22 M06 / "
    "c [Madama] [Tamboril] [Careta] [Cencerro] 1 first / c.parade M18 M01 M12 / "
    "d [Ciego] [Danzantes] [Gaita] [Tamboril] [Careta] [Pieles] [Cintas] [Cencerro] [Ceniza] 5 / d.parade M15 M21 M05 / "
    "market M04 M07 M08 M17@c M24 / resources Birria Danzantes Tamboril Cencerro Tralla / "
    "discards Birria Madama Madama Ciego Danzantes Pieles Ceniza Aguinaldo Aguinaldo / round 4 / turn a"
)
EMPTY = (
    "a [Birria] [Gaita] [Ceniza] 2 first / b [Madama] [Pieles] [Tralla] 3 / "
    "market M08 M10 M13 M20 M25 / resources Ciego Danzantes Careta Cencerro Aguinaldo / round 1 / turn a"
)
FIVE = (
    "a [Birria] [Madama] [Ciego] [Gaita] [Careta] [Pieles] [Cintas] [Ceniza] 5 / a.parade M02 M03 / "
    "b [Birria] [Birria] 3 / b.parade M16 M22 M06 / c [Madama] 1 first / c.parade M18 M01 / d [Ciego] 5 / d.parade M15 M21 M05 / "
    "e [Gaita] [Gaita] 4 / e.parade M11 / "
    "market M04 M07 M08 M17@c M24 / resources Birria Danzantes Tamboril Cencerro Tralla / round 3 / turn a"
)
TWO = (
    "a [Birria] [Ciego] [Danzantes] [Careta] [Pieles] [Cintas] [Cencerro] [Ceniza] [Tralla] [Tralla] 9 / "
    "a.parade M02 M03 M19 M08 M04 M10 M18 / b [Birria] [Birria] 3 first / b.parade M16 M22 M06 M25 M17 M11 / "
    "market M01 M07 M14 M15 M24 / resources Madama Danzantes Gaita Tamboril Cencerro / round 9 / turn a"
)
END = (
    "a [Gaita] 7 / a.parade M02 M03 M19 M08 M04 M10 / b [Birria] 3 / b.parade M16 M22 M06 M25 M17 / c [Madama] 4 / "
    "c.parade M14 M20 M23 M13 M11 M09 / d [Careta] 9 first / d.parade M15 M21 M05 M24 M07 / "
    "market M12 M18 / resources Birria Danzantes Tamboril Cencerro Tralla / round 9 / turn c"
)


def match(position: str, *lines: str) -> Match:
    """A match that starts in a position, with these lines (`a: take deck`) played; `*:` answers the dealer."""
    people = sum(1 for zone in position.split(" / ") if len(zone.split(" ")[0]) == 1)
    made = Match(make("mascaradas", people, {}), None, Position.read(position))
    for line in lines:
        player, _, words = line.partition(": ")
        assert made.question is not None, line
        assert made.question.player == player, (line, made.asked)
        made.play(words)
    return made


def person(letter: str, **changes: Any) -> Person:
    number = "abcde".index(letter)
    facts: dict[str, Any] = dict(
        letter=letter, name=NAMES[number], avatar=AVATARS[number], robot=letter == "b", away="", ready=False, agrees=False, again=False,
        offered=False, missed=False, takeover=None,
    )  # fmt: skip
    return Person(**(facts | changes))


def sheet(match: Match, viewer: str = "a", **changes: Any) -> Sheet:
    view = match.view(viewer)
    question = match.question if match.question and match.question.player == viewer else None
    over = match.result is not None
    facts: dict[str, Any] = dict(
        table="7f3a", settings=Settings("mascaradas", match.game.people), phase="ended" if over else "playing", viewer=viewer,
        at=len(view.events), people=tuple(person(letter) for letter in sorted(view.order)), free=0, host="a", standing="", key="key",  # type: ignore[attr-defined]
        view=view, question=question, offers={}, log=tuple(memory.recall(view.events, "log", over=over)), sights=(), knows=False,
        moved=NOW - 17, due=None if over else NOW + 43, said=(Said(1, "b", "¡Qué frío hace en Aliste!"),), result=match.result,
        over="result" if over else "", rematch="",
    )  # fmt: skip
    return Sheet(**(facts | changes))


State = Callable[[], dict[str, Any]]


def state(position: str, *lines: str, line: str = "", viewer: str = "a", **changes: Any) -> State:
    """A page of this viewer; `line` is what has been picked."""

    def made() -> dict[str, Any]:
        shown = sheet(match(position, *lines), viewer, **changes)
        return {"template": "seat.html", "sheet": shown, "page": page(shown, edition="", line=line), "now": NOW}

    return made


BUYING = FOUR.replace("[Careta] [Pieles]", "[Careta] [Pieles] [Cencerro]", 1).replace("a [Madama]", "a [Madama]", 1).replace(" 5 / a.parade", " 6 / a.parade")
POOR = BUYING.replace(" 6 / a.parade", " 0 / a.parade")

STATES: dict[str, State] = {
    "plan": state(f"{FOUR.replace('turn a', 'turn d')} > d buy", "d: end"),
    "first": state(f"{EMPTY} > a plan"),
    "first-buy": state(f"{EMPTY} > a buy"),
    "draw": state(f"{FOUR} > a plan", "a: get resources", "a: take peseta"),
    "trade": state(f"{FOUR} > a plan", line="trade Gaita Pieles"),
    "buy": state(f"{BUYING} > a buy"),
    "pay": state(f"{BUYING} > a buy", line="buy M08"),
    "pay-both": state(f"{BUYING} > a buy", line="buy M07"),
    "poor": state(f"{POOR} > a buy"),
    "idle": state(f"{FOUR.replace('turn a', 'turn b')} > b plan", "b: get resources", "b: take peseta", "b: take Tralla", "*: reveal Tralla"),
    "watch": state(f"{FOUR} > a plan", viewer="*"),
    "five": state(f"{FIVE} > a plan"),
    "two": state(f"{TWO} > a buy"),
    "two-pay": state(f"{TWO} > a buy", line="buy M01"),
    "apply": state(f"{END} > c buy", "c: end", viewer="d"),
    "end": state(f"{END} > c buy", "c: end", "d: apply M24 M05", "b: apply M25 M17"),
}


if __name__ == "__main__":
    gallery.main(STATES, {"plan": "mascaradas-plan", "pay": "mascaradas-pay", "end": "mascaradas-end"})
