"""What stands on a trial card below a heading: the sentences of an effect, from the templates of one language.

A strategy card has its own text (`S01.effect`), and of a hidden choice only the labels are read before it is made, so neither
has a template.
"""

from collections.abc import Mapping

from antifaz.games.voices.content.effects import (
    ANY,
    Choice,
    Cut,
    Draw,
    Effect,
    Hit,
    Influence,
    Move,
    Op,
    Peek,
    Place,
    Shift,
)

TEMPLATES = (
    "place.G",
    "place.I",
    "influence.it",
    "influence.some",
    "influence.all",
    "peek",
    "shift",
    "move.G",
    "move.I",
    "cut.G",
    "cut.I",
    "hit.one",
    "hit.some",
    "draw.one",
    "draw.some",
    "choice",
    "or",
    "any.on",
    "any.on-several",
)


def printed(effect: Effect, texts: Mapping[str, str]) -> str:
    """An effect as its sentences, one after another."""
    return " ".join(_sentence(op, texts) for op in effect)


def _sentence(op: Op, texts: Mapping[str, str]) -> str:
    match op:
        case Place(face, jurors):
            return texts[f"place.{face}"].format(on=_on(jurors, texts))
        case Influence(draw, least, most, jurors) if least == most:
            form = "it" if draw == 1 else "all" if draw == most else "some"
            return texts[f"influence.{form}"].format(draw=draw, placed=most, on=_on(jurors, texts, placed=most))
        case Peek():
            return texts["peek"]
        case Shift():
            return texts["shift"]
        case Move(face) if face in ("G", "I"):
            return texts[f"move.{face}"]
        case Cut(face, jurors):
            return texts[f"cut.{face}"].format(on=_on(jurors, texts))
        case Hit(count, "*"):
            return texts["hit.one" if count == 1 else "hit.some"].format(count=count)
        case Draw(count):
            return texts["draw.one" if count == 1 else "draw.some"].format(count=count)
        case Choice((first, second)):
            return texts["choice"].format(first=printed(first, texts), second=printed(second, texts))
    raise ValueError(f"{op} is not printed on trial cards")


def _on(jurors: tuple[str, ...], texts: Mapping[str, str], *, placed: int = 1) -> str:
    if jurors == ANY:
        return texts["any.on" if placed == 1 else "any.on-several"]
    *others, on = (texts[f"{juror}.on"] for juror in jurors)
    for other in reversed(others):
        on = texts["or"].format(first=other, second=on)
    return on
