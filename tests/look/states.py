"""Every state of the table, as views and questions of the notation."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from antifaz.core.game import Answer, Answers, Question, Result
from antifaz.games.mascarade.page import page
from tests.look.stage import people

SIX = "Judge Bishop King Queen Witch Cheat".split()
THIRTEEN = "Judge Bishop King Queen Fool Thief Witch Spy Peasant Peasant Cheat Inquisitor Widow".split()
SECOND = "Judge Princess Patron Empress Peasant Peasant PuppetMaster Beggar Guru Cheat Witch Spy".split()


def asks(player: str, kind: str, lines: list[str], **about: str) -> Question:
    """A question whose answers are whole lines."""
    words = [line.partition(" ") for line in lines]
    listed = Answers(range(len(lines)), lambda n: Answer(n, words[n][0], words[n][2]))
    return Question(player, kind, listed, lambda _: None, about)


def view(n: int, masks: list[str], **changes: Any) -> Any:
    letters = "abcdefghijklm"[:n]
    slots = {2: (".left", ".protected", ".right"), 3: (".left", ".right")}.get(n, ("",))
    places = [letter + slot for letter in letters for slot in slots]
    places += [f"centre{i}" for i in range(1, len(masks) - len(places) + 1)]
    coins = dict(zip(letters, (7, 6, 9, 4, 8, 5, 6, 3, 8, 5, 6, 7, 2), strict=False))
    made = SimpleNamespace(
        viewer="a", order=letters, coins=coins, court=3, bank=152, turn=14, active="a", announced=None, asked=("a", "turn"), masks=masks,
        cards={place: SimpleNamespace(mask=None, open=False) for place in places}, shown=(), owes=(), result=None, events=(), chosen=(),
    )  # fmt: skip
    made.__dict__.update(changes)
    return made


def opened(seen: Any, **masks: str) -> Any:
    for place, mask in masks.items():
        seen.cards[place.replace("_", ".")] = SimpleNamespace(mask=mask, open=True)
    return seen


def log(*texts: str, turn: int = 14) -> list[Any]:
    icons = {"Q": "swap"}
    lines = []
    for n, said in enumerate(texts, 1):
        kind, _, rest = said.partition("|")
        mask = kind if kind[:1].isupper() else None
        rules = ("MA-FINE-01", "MA-FINE-04") if "paga" in rest else ()
        lines.append(
            SimpleNamespace(n=n, turn=turn - (n < 3), text=rest, icon=icons.get(kind, kind), mask=mask and mask.lower(), secret=False, rules=rules)
        )
    return lines


def room(n: int, **changes: Any) -> Any:
    made = SimpleNamespace(
        id="7f3a", game="mascarade", edition="1", title_id="title-mascarade-1", phase="playing", at=41, you="a", host=True, people=people(n, bots="f"),
        clock=SimpleNamespace(left=43, total=60), standing=None, knows={}, memory="log", ready=(), end_proposed=False,
        invitation="https://example.org/t/7f3a",
        log=log("swap|Ainhoa ha tomado su carta y la de Sergio. Quizá las ha cambiado.", "Queen|Colombina anuncia la Reina.", "go|Colombina toma 2 monedas del banco.", "go|Le toca a Ana."),
        chat=[SimpleNamespace(n=1, letter="d", name="Sergio", text="Ana ya no sabe ni quién es."), SimpleNamespace(n=2, letter="a", name="Ana", text="Pregúntame otra vez dentro de un turno.")],
    )  # fmt: skip
    made.__dict__.update(changes)
    return made


def turn(n: int, masks: list[str], *, verbs: str = "look swap announce") -> Question:
    others = "bcdefghijklm"[: n - 1]
    lines = ["look"] if "look" in verbs else []
    centre = [f"centre{i}" for i in range(1, max(0, len(masks) - n) + 1)]
    lines += [f"swap {place} [{bit}]" for place in (*others, *centre) for bit in ("yes", "no")]
    lines += [f"announce {mask}" for mask in dict.fromkeys(masks)] if "announce" in verbs else []
    return asks("a", "turn", lines)


def announced(who: str, mask: str, **answers: str | None) -> Any:
    return SimpleNamespace(announcer=who, mask=mask, answers=answers)


def state_turn(line: str = "") -> dict[str, Any]:
    return {"room": room(6), "page": page(view(6, SIX), turn(6, SIX), people=people(6, bots="f"), line=line)}


def state_standing() -> dict[str, Any]:
    seen = view(6, SIX, active="b", asked=("e", "contest"), announced=announced("b", "King", c="c", d=None))
    standing = SimpleNamespace(options=("pass", "contest", "contest-unless"), chosen="pass")
    return {"room": room(6, standing=standing), "page": page(seen, None, people=people(6, bots="f"))}


def state_reveal() -> dict[str, Any]:
    seen = opened(view(6, SIX, active="b", asked=("c", "turn"), shown=("c",)), b="Cheat", c="King")
    seen.coins.update(b=5, c=12)
    story = log("King|Iván anuncia el Rey.", "hand|Elena: «¡Yo también!»", "shown|Iván enseña el Tahúr; Elena, el Rey.", "go|Elena toma 3 monedas del banco.", "go|Iván paga 1 moneda al tribunal.")
    return {"room": room(6, log=story), "page": page(seen, None, people=people(6, bots="f"))}


def state_contest(n: int = 13) -> dict[str, Any]:
    seen = view(n, THIRTEEN[:n], active="i", asked=("a", "contest"), announced=announced("i", "Witch", j="j", k=None, l=None, m=None), bank=117, turn=31)
    question = asks("a", "contest", ["contest", "pass"], announcer="i", piece="Witch")
    return {"room": room(n, people=people(n, bots="lm")), "page": page(seen, question, people=people(n, bots="lm"))}


def state_announce_13() -> dict[str, Any]:
    return {"room": room(13, people=people(13)), "page": page(view(13, THIRTEEN), turn(13, THIRTEEN), people=people(13), line="announce")}


def state_sight() -> dict[str, Any]:
    seen = view(6, SIX, asked=("b", "turn"), active="b")
    return {"room": room(6), "page": page(seen, None, people=people(6, bots="f"), sights={"a": "Bishop"})}


def state_end() -> dict[str, Any]:
    masks = dict(zip("abcdef", ("King", "Witch", "Queen", "Cheat", "Judge", "Bishop"), strict=True))
    seen = opened(view(6, SIX, result=Result(("c",), "thirteen"), asked=None), **masks)
    seen.coins.update(c=14, b=5, f=5)
    return {"room": room(6, clock=None, phase="ended"), "page": page(seen, None, people=people(6, bots="f"))}


STATES: dict[str, Callable[[], dict[str, Any]]] = {
    "a-turn": state_turn,
    "b-announce": lambda: state_turn("announce"),
    "c-standing": state_standing,
    "d-reveal": state_reveal,
    "e-contest-13": state_contest,
    "f-exchange": lambda: state_turn("swap d"),
    "f-choose": lambda: state_turn("swap"),
    "g-end": state_end,
    "h-sight": state_sight,
    "announce-13": state_announce_13,
}
