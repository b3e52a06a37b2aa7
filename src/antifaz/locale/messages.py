"""The messages of one language, one game and one edition, read once; and the functions that their gaps may call."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "it")

Value = str | int


def language_for(wanted: str) -> str:
    """The language of ours that is nearest to a tag such as `es-MX`; English if none is."""
    language = wanted.replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else "en"


class Place(str):
    """A place of the notation (`b`, `b.left`, `centre1`) with what a sentence must know to name it."""

    letter = ""
    """The person whose card it is, if it is anybody's."""
    owner = ""
    """What that person is called."""
    yours = False
    """Whether it belongs to the person spoken to."""
    again = False
    """Whether the place named before it has the same owner."""
    number = 0
    """Which of several alike; 0 if there is but one."""

    @property
    def word(self) -> str:
        """The message that names it: `person`, `left`, `centre`, …"""
        side = self.partition(".")[2]
        return side or ("person" if len(self) == 1 else self.rstrip("0123456789"))


class Messages:
    """All messages that one game may say in one language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        functions: dict[str, Any] = {
            "THE": self._piece("the"),
            "OF": self._piece("of"),
            "TO": self._piece("to"),
            "BEING": self._piece("being"),
            "CARD": self._card,
            "OWN": self._own,
            "MY": self._my,
            "IT": self._it,
            "AND": self._joined("and"),
            "AT": self._joined("at"),
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def form(self, message: str, *attributes: str) -> str:
        """The first of these attributes that the message has, or nothing."""
        has = self._bundle.get_message(message).attributes
        return next((attribute for attribute in attributes if attribute in has), "")

    def text(self, message: str, attribute: str = "", values: Mapping[str, Value] | None = None) -> str:
        """The sentence with its gaps filled; a message or gap that is missing is a programming mistake."""
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise KeyError(f"{message} ({self.language})", *errors)
        return str(text)

    def _piece(self, form: str) -> Callable[[str], str]:
        def name(piece: str) -> str:
            return self.text(f"piece-{piece}", form)

        return name

    def _joined(self, message: str) -> Callable[[str], str]:
        def joined(name: str) -> str:
            return self.text(message, "", {"name": name, "sound": sound(name)})

        return joined

    def _place(self, place: Place, *forms: str) -> str:
        message = f"place-{place.word}"
        return self.text(message, self.form(message, *forms), {"owner": place.owner, "number": place.number})

    def _card(self, place: Place) -> str:
        return self._place(place, "you") if place.yours else self._place(place)

    def _own(self, place: Place) -> str:
        return self._place(place, "you") if place.yours else self._place(place, "own")

    def _my(self, place: Place) -> str:
        return self._place(place, "mine") if place.yours else self._place(place)

    def _it(self, place: Place) -> str:
        if place.again:
            return self._place(place, "it-own")
        return self._place(place, "it-you", "it") if place.yours else self._place(place, "it")


def sound(name: str) -> str:
    """What a name begins with for the ear, as a Latin letter; `y` for a glide, as in "hielo"."""
    plain = normalize("NFD", name.strip().lower())
    heard = "".join(letter for letter in plain[:4] if letter.isalpha()).removeprefix("h")
    if heard[:1] in ("i", "y") and len(heard) > 1:
        return "y" if heard[1] in "aeou" else "i"
    return heard[:1] if heard[:1].isascii() else ""


@cache
def messages(language: str, game: str = "") -> Messages:
    """The messages of a game (`mascarade/2`), or those that all games share."""
    return Messages(language, [source.read_text("utf-8") for source in _sources(language, game)])


def _sources(language: str, game: str) -> list[Traversable]:
    shared = files("antifaz.locale") / f"{language}.ftl"
    if not game:
        return [shared]
    name, _, edition = game.partition("/")
    own = files("antifaz.games") / name / "locale"
    candidates = [own / f"{language}.ftl", own / edition / f"{language}.ftl"] if edition else [own / f"{language}.ftl"]
    return [shared, *(source for source in candidates if source.is_file())]
