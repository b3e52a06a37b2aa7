"""Every state of the table of Voices, each reached by playing a whole trial up to it: a seed, a moment, one person's sheet.

`python -m tests.look.voices [state…]` takes their pictures as `gallery` does for Mascarade.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from antifaz.core.chance import Dice
from antifaz.core.match import Match
from antifaz.games.voices import make
from antifaz.games.voices.page import WINDOWS, page
from antifaz.games.voices.view import VoicesView
from antifaz.table import memory, standing
from antifaz.table.settings import Settings
from antifaz.table.sheet import Person, Sheet
from antifaz.table.sitting import Said
from tests.look import gallery

NAMES = "Inés Bruno Olga Teo Marisol Nico".split()
AVATARS = "leaf lute moon rose bell key".split()
NOW = 1000.0

Moment = Callable[[Match], bool]


def new(players: int = 4, seed: int = 3, **options: str) -> Match:
    return Match(make("voices", players, options), Dice(seed))


def line(match: Match, rng: random.Random, wanted: str = "") -> str:
    """A whole line: any answer, but of a push one that a person might make; of a window mostly a pass."""
    words = []
    question = match.question
    while question is not None:
        answers = question.answers
        pick = answers[rng.randrange(len(answers))]
        if question.kind in WINDOWS and rng.random() < 0.7:
            pick = answers[len(answers) - 1]
        for one in answers if len(answers) < 60 else ():
            if wanted and wanted in one.text:
                pick = one
        words.append(pick.text)
        question = question.then(pick)
    return " ".join(words)


def until(match: Match, moment: Moment, *, seed: int = 1, wanted: str = "", most: int = 3000) -> Match:
    """Play on until the moment comes."""
    rng = random.Random(seed)
    for _ in range(most):
        if moment(match) or match.question is None:
            return match
        match.play(line(match, rng, wanted))
    raise AssertionError("the moment did not come")


def asked(kind: str, *, player: str = "", round: int = 1, of: Mapping[str, str] | None = None, words: int = 0) -> Moment:
    """Somebody is asked this, not before a round."""

    def now(match: Match) -> bool:
        question = match.question
        if question is None or question.kind != kind or (player and question.player != player):
            return False
        if any(question.about.get(key) != value for key, value in (of or {}).items()):
            return False
        view = match.view()
        assert isinstance(view, VoicesView)
        if words and max(len(one.split()) for one in question.lines()) != words:
            return False
        return view.round >= round

    return now


def person(letter: str, *, bots: str = "", **changes: Any) -> Person:
    number = "abcdef".index(letter)
    facts: dict[str, Any] = dict(
        letter=letter, name=NAMES[number], avatar=AVATARS[number], robot=letter in bots, away="", ready=False, agrees=False, again=False,
        offered=False, missed=False, takeover=None,
    )  # fmt: skip
    return Person(**(facts | changes))


def sheet(match: Match, viewer: str = "", *, bots: str = "", **changes: Any) -> Sheet:
    """What a viewer's page is made from; whoever is asked, if nobody is named."""
    viewer = viewer or (match.asked[0] if match.asked else "a")
    view = match.view(viewer)
    assert isinstance(view, VoicesView)
    settings = changes.pop("settings", Settings(match.game.name, match.game.people, options=dict(match.game.options)))
    question = match.question if match.question and match.question.player == viewer else None
    phase = changes.pop("phase", "ended" if match.result else "playing")
    playing = phase == "playing"
    facts: dict[str, Any] = dict(
        table="7f3a", settings=settings, phase=phase, viewer=viewer, at=len(view.events),
        people=tuple(person(letter, bots=bots) for letter in view.letters), free=0, host="a", standing="", key="key", view=view,
        question=question if playing else None, offers=standing.offers("voices", match.asked[1], view) if match.asked and playing else {},
        log=tuple(memory.recall(view.events, settings.memory, over=phase == "ended", lines=30)),
        sights=tuple(memory.sights(view.events, seen=0)) if phase != "ended" else (), knows=False, moved=NOW - 17,
        due=NOW + 43 if playing else None, said=(Said(1, "b", "claim innocent"), Said(2, "a", "suggest speech"), Said(3, "c", "saw wary Guilty")),
        result=match.result, over="result" if match.result else "", rematch="",
    )  # fmt: skip
    return Sheet(**(facts | changes))


def state(made: Sheet, *, line: str = "", since: int | None = None) -> dict[str, Any]:
    assert made.view is not None
    shown = page(made, line=line, since=len(made.view.events) if since is None else since)
    return {"template": "seat.html", "sheet": made, "page": shown, "now": NOW}


@cache
def played(moment: str) -> Match:
    """The matches of the states, each played once."""
    return MOMENTS[moment]()


def hidden(match: Match) -> bool:
    question = match.question
    return question is not None and question.kind == "option" and question.about.get("effect") == "HID"


def opened(match: Match) -> bool:
    question = match.question
    return question is not None and question.kind == "option" and question.about.get("effect") != "HID"


def looked(match: Match) -> bool:
    """Somebody has looked at tokens and has not been asked anything about them."""
    events = match.all_events()
    return any(event.kind == "looked" for event in events[-8:]) and match.question is not None and match.question.kind in WINDOWS


MOMENTS: dict[str, Callable[[], Match]] = {
    "colour": lambda: until(new(4), asked("colour", round=0)),
    "colours-3": lambda: until(new(3), asked("colour", round=0)),
    "desk": lambda: until(new(4), asked("card", round=3)),
    "push": lambda: until(new(4, 11), asked("insert", round=4), seed=5),
    "push-6": lambda: until(new(6, 4), asked("insert", round=5), seed=2),
    "push-3": lambda: until(new(3, 4), asked("insert", round=2), seed=2),
    "push-emotions": lambda: until(new(4, 4, emotions="on"), asked("insert", round=4), seed=2),
    "push-card": lambda: until(new(5, 6), asked("insert", round=2, of={"strategy": "QuietStep"}), seed=3, wanted="QuietStep"),
    "hidden": lambda: until(new(4, 8), lambda m: hidden(m), seed=4),
    "open": lambda: until(new(5, 9), lambda m: opened(m), seed=4),
    "tie": lambda: until(new(4, 9), asked("tie", round=2), seed=4),
    "window": lambda: until(new(4, 7), asked("insertion", round=3), seed=4),
    "window-control": lambda: until(new(5, 7), asked("control", round=2), seed=6),
    "window-token": lambda: until(new(6, 7), asked("token", round=2), seed=6),
    "place": lambda: until(new(4, 12), asked("place", round=2, words=2), seed=6),
    "place-drawn": lambda: until(new(4, 12), asked("place", round=2, words=3), seed=6),
    "look": lambda: until(new(4, 12), asked("look", round=2, words=2), seed=6),
    "whisper": lambda: until(new(4, 12), asked("look", round=1, words=3), seed=6, wanted="Whisper"),
    "shift": lambda: until(new(4, 12), asked("shift", round=2), seed=6),
    "tuck": lambda: until(new(4, 14), asked("tuck", round=1), seed=6, wanted="SideGlance"),
    "exchange": lambda: until(new(4, 12), asked("exchange", round=1), seed=6, wanted="Whisper"),
    "sight": lambda: until(new(4, 15), looked, seed=6),
    "move": lambda: until(new(4, 12), asked("move", round=1, words=3), seed=6),
    "remove": lambda: until(new(4, 12), asked("remove", round=1), seed=7),
    "destroy": lambda: until(new(5, 12), asked("destroy", round=2), seed=7),
    "rage": lambda: until(new(5, 12, emotions="on"), asked("destroy", round=2), seed=7),
    "limit": lambda: until(new(4, 2), asked("limit", round=1), seed=7),
    "redraw": lambda: until(new(4, 12), asked("discard", round=1), seed=8, wanted="SecondThoughts"),
    "confusion": lambda: until(new(4, 13, emotions="on"), asked("discard", round=1), seed=9),
    "fear": lambda: until(new(6, 13, emotions="on"), asked("emotion", round=1), seed=11),
    "share": lambda: until(new(6, 7), asked("share", round=1), seed=6),
    "end-4": lambda: until(new(4, 21), lambda _m: False, seed=6),
    "end-6": lambda: until(new(6, 22), lambda _m: False, seed=6),
    "end-3": lambda: until(new(3, 23), lambda _m: False, seed=6),
}


def of(moment: str, viewer: str = "", **changes: Any) -> Callable[[], dict[str, Any]]:
    def made() -> dict[str, Any]:
        match = played(moment)
        who = viewer
        if viewer == "other":
            who = next(letter for letter in "abcdef" if match.asked and letter != match.asked[0])
        if viewer == "looker":
            who = next(event.args[0] for event in reversed(match.all_events()) if event.kind == "looked")
        return state(sheet(match, who, **changes))

    return made


STATES: dict[str, Callable[[], dict[str, Any]]] = {moment: of(moment) for moment in MOMENTS}
STATES |= {
    "waiting": of("push", "other"),
    "reading": of("hidden", "other"),
    "watching": of("push", "*"),
    "window-other": of("window", "other"),
    "sight": of("sight", "looker"),
    "six-waiting": of("push-6", "other", bots="ef"),
    "paused": of("push", "a", phase="paused"),
}


def main() -> None:
    gallery.STATES.clear()
    gallery.STATES |= STATES
    gallery.main()


if __name__ == "__main__":
    main()
