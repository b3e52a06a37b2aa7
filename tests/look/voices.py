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
from antifaz.games.voices.game import make
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


def asked(kind: str, *, player: str = "", since: int = 1, of: Mapping[str, str] | None = None, words: int = 0) -> Moment:
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
        return view.round >= since

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
    """Somebody has tokens before the eyes, and is not asked what to do with them."""
    looker = next((event.args[0] for event in reversed(match.all_events()) if event.kind == "looked"), "")
    return bool(looker) and match.question is not None and match.question.kind in WINDOWS and page(sheet(match, looker)).sight is not None


def some(players: int, moment: Moment, *, seed: int = 1, wanted: str = "", **options: str) -> Callable[[], Match]:
    """The first trial, from a seed on, in which the moment comes."""

    def found() -> Match:
        for number in range(seed, seed + 60):
            match = until(new(players, number, **options), moment, seed=number, wanted=wanted)
            if match.question is not None:
                return match
        raise AssertionError("the moment did not come in sixty trials")

    return found


def whole(players: int, seed: int, **options: str) -> Callable[[], Match]:
    return lambda: until(new(players, seed, **options), lambda _match: False, seed=seed)


MOMENTS: dict[str, Callable[[], Match]] = {
    "colour": some(4, asked("colour", since=0)),
    "colours-3": some(3, asked("colour", since=0)),
    "desk": some(4, asked("card", since=3)),
    "push": some(4, asked("insert", since=4), seed=11),
    "push-6": some(6, asked("insert", since=5), seed=4),
    "push-3": some(3, asked("insert", since=2), seed=4),
    "push-emotions": some(4, asked("insert", since=4), seed=4, emotions="on"),
    "push-full": some(4, asked("insert", since=5), seed=4, preview="full"),
    "push-card": some(5, asked("insert", since=2, of={"strategy": "QuietStep"}), wanted="QuietStep"),
    "hidden": some(4, hidden, seed=8),
    "open": some(5, opened, seed=9),
    "tie": some(4, asked("tie", since=2), seed=9),
    "window": some(4, asked("insertion", since=3), seed=7),
    "window-control": some(5, asked("control", since=2), seed=7),
    "window-token": some(6, asked("token", since=2), seed=7),
    "place": some(6, asked("place", words=2), emotions="on"),
    "place-drawn": some(4, asked("place", since=2, words=3), seed=12),
    "look": some(4, asked("look", since=2, words=2), seed=12),
    "whisper": some(4, asked("look", since=2, words=3), wanted="Whisper"),
    "shift": some(4, asked("shift", since=2), seed=12),
    "tuck": some(4, asked("tuck"), wanted="SideGlance"),
    "exchange": some(4, asked("exchange", since=2), wanted="Whisper"),
    "sight": some(4, looked),
    "move": some(4, asked("move", words=3)),
    "objection": some(4, asked("move", words=2), wanted="Objection"),
    "remove": some(4, asked("remove")),
    "destroy": some(5, asked("destroy", since=2)),
    "rage": some(5, asked("destroy", since=2), emotions="on"),
    "limit": some(4, asked("limit")),
    "redraw": some(4, asked("discard"), wanted="SecondThoughts"),
    "confusion": some(4, asked("discard"), emotions="on"),
    "fear": some(6, asked("emotion"), emotions="on"),
    "share": some(6, asked("share")),
    "order": some(6, asked("order")),
    "end-3": whole(3, 23),
    "end-4": whole(4, 21),
    "end-6": whole(6, 22),
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


if __name__ == "__main__":
    gallery.main(STATES, {"push": "voices-push", "hidden": "voices-card", "end-4": "voices-end"})
