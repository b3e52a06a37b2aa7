"""Every state of the table, each reached by playing: a position, some lines, one person's sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import antifaz
from antifaz.core.match import Match
from antifaz.games.mascarade.page import page
from antifaz.table import lessons, memory, standing
from antifaz.table.settings import Settings
from antifaz.table.sheet import Person, Sheet
from antifaz.table.sitting import Said

NAMES = "Ana Iván Elena Sergio Ainhoa Colombina Andrés Marta Olmo Lucía Bruno Nico Pantaleón".split()
AVATARS = "fan feather moon candle rose lute key bell star leaf shell goblet glove".split()
NOW = 1000.0

SIX = "a [Bishop] 7 / b [Cheat] 6 / c [King] 9 / d [Judge] 4 / e [Queen] 8 / f [Witch] 5 / court 3"
THIRTEEN = (
    "a [King] 6 / b [Fool] 5 / c [Judge] 7 / d [Queen] 4 / e [Bishop] 9 / f [Thief] 6 / g [Widow] 3 / h [Cheat] 8 / i [Spy] 5 / "
    "j [Witch] 6 / k [Peasant] 7 / l [Peasant] 2 / m [Inquisitor] 4 / court 5"
)
SIX_2 = "a [Judge] 7 / b [Princess] 6 / c [Patron] 9 / d [PuppetMaster] 4 / e [Beggar] 8 / f [Spy] 5 / court 1"
FOUR = "a [King] 6 / b [Thief] 8 / c [Judge] 5 / d [Queen] 7 / centre [Bishop] [Cheat] / court 2"
TWO = "a [King] [Fool] [Judge] 6 / b [Queen] [Witch] [Bishop] 7 / court 2"
THREE = "a [King] [Fool] 6 / b [Queen] [Witch] 7 / c [Judge] [Bishop] 4 / court 2"


def match(position: str, *lines: str, game: str = "mascarade/1") -> Match:
    """A match that starts in a position, with these lines (`a: look`) played."""
    letters = [zone.strip()[0] for zone in position.split("/") if zone.strip()[1:2] == " "]
    seats = ", ".join(f"{letter} {name}" for letter, name in zip(sorted(letters), NAMES, strict=False))
    played = "\n".join(lines)
    return antifaz.load(f"game: {game}\nseats: {seats}\nfrom: {position}\n\n{played}\n")


def person(letter: str, *, bots: str = "", **changes: Any) -> Person:
    number = "abcdefghijklm".index(letter)
    facts: dict[str, Any] = dict(
        letter=letter, name=NAMES[number], avatar=AVATARS[number], robot=letter in bots, away="", ready=False, agrees=False, again=False,
        offered=False, missed=False, takeover=None,
    )  # fmt: skip
    return Person(**(facts | changes))


def sheet(match: Match, viewer: str = "a", *, bots: str = "f", people: Sequence[Person] = (), **changes: Any) -> Sheet:
    view = match.view(viewer)
    settings = changes.pop("settings", Settings(match.game.name, match.game.people))
    question = match.question if match.question and match.question.player == viewer else None
    phase = changes.pop("phase", "ended" if match.result else "playing")
    playing = phase == "playing"
    facts: dict[str, Any] = dict(
        table="7f3a", settings=settings, phase=phase, viewer=viewer, at=len(view.events),
        people=tuple(people) or tuple(person(letter, bots=bots) for letter in sorted(view.order)), free=0, host="a",  # type: ignore[attr-defined]
        standing="", key="key", view=view, question=question if playing else None,
        offers=standing.offers(match.game.name, match.asked[1], view) if match.asked and playing else {},
        log=tuple(memory.recall(view.events, settings.memory, over=phase == "ended")), sights=tuple(memory.sights(view.events, seen=0)),
        knows=settings.memory in ("own", "lesson"), moved=NOW - 17, due=NOW + 43 if playing else None,
        said=(Said(1, "d", "Ana ya no sabe ni quién es."), Said(2, "a", "Pregúntame otra vez dentro de un turno.")),
        result=match.result, over="result" if match.result else "", rematch="",
    )  # fmt: skip
    return Sheet(**(facts | changes))


def state(made: Sheet, *, line: str = "") -> dict[str, Any]:
    assert made.view is not None
    edition = made.settings.game.split("/")[1]
    return {"template": "seat.html", "sheet": made, "page": page(made, edition=edition, line=line), "now": NOW}


def six(*lines: str, turn: str = "turn 14 > a") -> Match:
    return match(f"{SIX} / {turn}", *lines)


def at_turn(line: str = "") -> dict[str, Any]:
    return state(sheet(six("e: swap d [no]", "f: announce Queen", *(f"{x}: pass" for x in "abcde"), turn="turn 12 > e")), line=line)


def contest() -> Match:
    return six("b: announce King", "c: contest", "d: pass", turn="turn 15 > b")


def thirteen(*lines: str, turn: str = "turn 31 > i") -> Match:
    return match(f"{THIRTEEN} / {turn}", *lines)


STATES: dict[str, Callable[[], dict[str, Any]]] = {
    "a-turn": at_turn,
    "b-announce": lambda: at_turn("announce"),
    "c-standing": lambda: state(sheet(contest(), standing="pass")),
    "d-reveal": lambda: state(sheet(six("b: announce King", "c: contest", *(f"{x}: pass" for x in "defa"), turn="turn 15 > b"))),
    "e-contest-13": lambda: state(sheet(thirteen("i: announce Witch", "j: contest", "k: pass", "l: pass", "m: pass"), bots="lm")),
    "f-exchange": lambda: at_turn("swap d"),
    "f-choose": lambda: at_turn("swap"),
    "g-end": lambda: state(sheet(match(f"{SIX.replace('c [King] 9', 'c [King] 11')} / turn 18 > c", "c: announce King", *(f"{x}: pass" for x in "defab")))),
    "h-sight": lambda: state(sheet(six("a: look"))),
    "announce-13": lambda: state(sheet(thirteen(turn="turn 14 > a"), bots="lm"), line="announce"),
}


def ring(n: int, *, first: int = 14) -> dict[str, Any]:
    zones = THIRTEEN.split(" / ")
    position = " / ".join([*zones[:n], "court 5"])
    return state(sheet(match(f"{position} / turn {first} > a"), bots="f" if n > 5 else ""))


def second(*lines: str, position: str = SIX_2, turn: str = "turn 9 > a", viewer: str = "a", **changes: Any) -> Sheet:
    return sheet(match(f"{position} / {turn}", *lines, game="mascarade/2"), viewer, **changes)


def unopposed(mask: str, *more: str, n: int = 6, viewer: str = "a", line: str = "", position: str = SIX_2) -> dict[str, Any]:
    """The viewer has announced a mask, nobody has contested it, and its power asks on."""
    passes = [f"{x}: pass" for x in "bcdefghijklm"[: n - 1]]
    return state(second(f"a: announce {mask}", *passes, *more, position=position, viewer=viewer), line=line)


def lobby(viewer: str, n: int, free: int, host: str = "a") -> dict[str, Any]:
    made = sheet(six())
    guests = tuple(person(x, missed=x == "c") for x in "abcdefghijklm"[:n])
    changes: dict[str, Any] = {name: getattr(made, name) for name in made.__slots__}
    changes |= dict(phase="open", viewer=viewer, people=guests, free=free, host=host, view=None, question=None, log=(), sights=(), due=None, offers={})
    return {
        "template": "lobby.html", "sheet": Sheet(**changes), "now": NOW, "invitation": "https://antifaz.example/t/7f3a9kqx2m4p", "personal": None,
        "ornaments": AVATARS, "name": "",
    }  # fmt: skip


def front() -> dict[str, Any]:
    from antifaz.games import GAMES
    from antifaz.table.settings import CLOCKS, LANGUAGES, MEMORIES
    from antifaz.web.pages import Choices, Listed, house_rules

    choices = Choices(tuple(GAMES.values()), house_rules(), "mascarade/2", MEMORIES, tuple(CLOCKS), LANGUAGES, ())
    waiting = [
        Listed("k2", "mascarade", "1", "Marta", ("fan", "feather", "candle", "moon"), 3, "none", 0, "open"),
        Listed("k3", "mascarade", "2", "Olmo", ("leaf", "rose"), 3, "correspondence", 0, "open"),
    ]
    running = [Listed("k4", "mascarade", "2", "Lucía", ("moon", "lute", "fan", "bell", "key"), 0, "fast", 12, "playing")]
    return {"template": "front.html", "name": "Ana", "waiting": waiting, "running": running, "mine": [], "choices": choices, "ornaments": AVATARS}


def rules() -> dict[str, Any]:
    from antifaz import locale

    return {"template": "rules.html", "edition": "mascarade/2", "sections": locale.rules("mascarade/2", "es")}


def away() -> dict[str, Any]:
    people = [person(x, bots="f", missed=x in "ce", away="absent" if x == "e" else "", takeover=NOW + 41 if x == "c" else None) for x in "abcdef"]
    return state(sheet(six("a: swap d [no]"), people=people))


def dealt() -> dict[str, Any]:
    made = antifaz.new("mascarade/2", 6, seed=5)
    people = [person(x, bots="f", ready=x in "cf") for x in "abcdef"]
    return state(sheet(made, phase="dealt", people=people))


def lesson() -> dict[str, Any]:
    made = antifaz.new("mascarade/2", 4, seed=5)
    for line in ("swap b [yes]", "swap c [yes]", "swap centre1 [no]", "swap b [no]"):
        made.play(line)
    taught = lessons.lesson(made, "a")
    assert taught
    taught.learn()
    return state(sheet(made, settings=Settings("mascarade/2", 4, memory="lesson"), bots="bcd", lesson=taught))


STATES |= {
    "front": front,
    "lobby-host": lambda: lobby("a", 3, 3),
    "lobby-guest": lambda: lobby("*", 4, 2),
    "rules": rules,
    "about": lambda: {"template": "about.html"},
    "error": lambda: {"template": "error.html", "status": 404},
    "dealt": dealt,
    **{f"ring-{n}": partial(ring, n) for n in range(6, 14)},
    "ring-4": lambda: state(sheet(match(f"{FOUR} / turn 8 > a"), bots="")),
    "ring-4-choose": lambda: state(sheet(match(f"{FOUR} / turn 8 > a"), bots=""), line="swap"),
    "ring-5": lambda: state(second(position="a [Judge] 6 / b [ConArtist] 8 / c [Empress] 5 / d [King] 7 / e [Witch] 3 / centre [Cheat] / court 2", turn="turn 8 > a", bots="")),
    "reveal": lambda: state(sheet(six("b: announce Witch", "c: pass", "d: pass", "e: contest", "f: contest", "a: pass", turn="turn 15 > b"))),
    "two": lambda: state(sheet(match(f"{TWO} / turn 8 > a"), bots="b")),
    "two-choose": lambda: state(sheet(match(f"{TWO} / turn 8 > a"), bots="b"), line="swap left"),
    "two-contest": lambda: state(sheet(match(f"{TWO} / turn 9 > b", "b: announce King left"), bots="b")),
    "three": lambda: state(sheet(match(f"{THREE} / turn 8 > a"), bots="")),
    "three-announce": lambda: state(sheet(match(f"{THREE} / turn 8 > a"), bots=""), line="announce"),
    "three-look": lambda: state(sheet(match(f"{THREE} / turn 8 > a", "a: look right"), bots="")),
    "three-target-witch": lambda: state(sheet(match(f"{THREE} / turn 8 > a", "a: announce Witch left", "b: pass", "c: pass"), bots="")),
    "three-target-fool": lambda: state(sheet(match(f"{THREE} / turn 8 > a", "a: announce Fool left", "b: pass", "c: pass"), bots="")),
    "opening": lambda: state(sheet(match(f"{SIX} / turn 2 > a"))),
    "restricted": lambda: state(sheet(match(f"{SIX.replace('a [Bishop] 7', 'a [Bishop:abcdef] 7 shown')} / turn 14 > a"))),
    "target-witch": lambda: state(sheet(six("a: announce Witch", *(f"{x}: pass" for x in "bcdef")))),
    "target-witch-sure": lambda: state(sheet(six("a: announce Witch", *(f"{x}: pass" for x in "bcdef"))), line="choose d"),
    "target-puppet": lambda: unopposed("PuppetMaster", line="choose c"),
    "target-puppet-sure": lambda: unopposed("PuppetMaster", line="choose c e"),
    "spy": lambda: unopposed("Spy", "a: choose d"),
    "claim": lambda: state(sheet(thirteen("i: announce Inquisitor", *(f"{x}: pass" for x in "jklmabcdefgh"), "i: choose a"), bots="lm")),
    "princess": lambda: state(second("b: announce Princess", *(f"{x}: pass" for x in "cdefa"), "b: choose d", turn="turn 9 > b")),
    "sight-and-question": lambda: state(sheet(six("a: look", "b: announce King", *(f"{x}: pass" for x in "cdef")))),
    "away": away,
    "paused": lambda: state(sheet(six(), phase="paused", due=None)),
    "spectator": lambda: state(sheet(contest(), "*")),
    "memory-own": lambda: state(sheet(six("a: look", *(f"{x}: look" for x in "bcdef")), settings=Settings("mascarade/1", 6, memory="own"), sights=())),
    "lesson": lesson,
    "end-13": lambda: state(sheet(match(f"{THIRTEEN.replace('c [Judge] 7', 'c [Judge] 9')} / turn 40 > c", "c: announce Judge", *(f"{x}: pass" for x in "defghijklmab")), bots="lm")),
    "ended-by-agreement": lambda: state(sheet(six("a: swap d [no]"), phase="ended", over="agreed", due=None)),
    "side-13": lambda: state(sheet(thirteen("i: announce Witch", "j: contest", "k: pass", "l: pass", "m: pass"), bots="lm")),
}
