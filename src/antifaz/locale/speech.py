"""From a thing of the core to its sentence: which message, which form of it, and what fills the gaps."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from antifaz.core.errors import AntifazError
from antifaz.core.events import Event
from antifaz.core.game import Answer, Question, Result
from antifaz.core.seats import EVERYBODY
from antifaz.locale.messages import Messages, Place, Value, language_for, messages
from antifaz.locale.rules import rule

PERSON = re.compile(r"[a-m]")
PLACE = re.compile(r"(?:(?P<owner>[a-m])(?:\.[a-z]+)?|[a-z]+(?P<number>\d+))")
PIECE = re.compile(r"[A-Z]\w*")
AMOUNT = re.compile(r"-?\d+")
PEOPLE = ("who", "whom", "third", "fourth")
FORMS = ("you", "you-second", "you-third", "you-fourth")
LITERAL = {"text", "line", "name", "value", "values", "kind", "options", "games", "may", "people", "rules", "zone"}
"""Facts of an error that are quoted as they were written, never read as a person's letter."""


class Facts:
    """The words of an event or an answer, sorted by the habits of the notation into the gaps of a sentence."""

    def __init__(self, words: Iterable[str], voice: "Voice", player: str = "") -> None:
        self.values: dict[str, Value] = {}
        self.owners: list[str] = []
        self.zones: list[str] = []
        self.places: list[Place] = []
        self._voice = voice
        for word in words:
            self._sort(word.strip("[]"), player)
        if pieces := [str(value) for key, value in self.values.items() if key.startswith("piece")]:
            self.values |= {"pieces": voice.pieces(pieces), "count": len(pieces)}

    def _sort(self, word: str, player: str) -> None:
        if AMOUNT.fullmatch(word):
            self.values[self._next("amount")] = int(word)
        elif PIECE.fullmatch(word):
            self.values[self._next("piece")] = word
        elif PLACE.fullmatch(word):
            self._put(word)
        elif player and self._voice.messages.has(f"place-{word}"):
            self._put(f"{player}.{word}")
        elif "." in word:  # a word with a place: `contest.left`
            for part in word.split("."):
                self._sort(part, player)
        else:
            self.zones.append(word)

    def _next(self, name: str) -> str:
        """`piece`, then `piece2`, `piece3`, …"""
        number = sum(key.startswith(name) for key in self.values) + 1
        return name if number == 1 else f"{name}{number}"

    def _put(self, text: str) -> None:
        place = self._voice.place(text)
        if place.letter:
            place.again = bool(self.places) and self.places[-1].letter == place.letter
            self.values[PEOPLE[min(len(self.owners), 3)]] = place.owner
            self.owners.append(place.letter)
        self.places.append(place)
        self.values["place" if len(self.places) == 1 else f"place{len(self.places)}"] = place

    @property
    def of_event(self) -> Iterator[str]:
        """What may make the sentence of an event special, in the order in which a message's id names it."""
        yield from self.zones
        if len(self.places) > 2:
            yield "both"
        if self.places and not self.places[0].letter:
            yield self.places[0].word
        if any(len(place) > 1 for place in self.places):
            yield "card"
        if "piece" not in self.values:
            yield "unseen"

    def of_answer(self, player: str) -> Iterator[str]:
        """The same for an answer, whose player is not among its words."""
        if self.owners[:1] == [player]:
            yield "own"
        elif any(len(place) > 1 for place in self.places):
            yield "card"
        if len(self.places) > 1:
            yield "both"
        if "amount" in self.values:
            yield "amount"
        if "piece" in self.values:
            yield "piece"
        yield from self.zones


class Voice:
    """Speaks one language to one person about one game. `alone` names the places that need no number (`centre1`)."""

    def __init__(
        self,
        language: str,
        names: Mapping[str, str],
        viewer: str | None = None,
        *,
        game: str = "",
        alone: Collection[str] = (),
    ) -> None:
        self.names = names
        self.viewer = viewer
        self.game = game
        self.alone = alone
        self.messages: Messages = messages(language_for(language), game)

    def name(self, letter: str) -> str:
        """What a person is called."""
        return self.names.get(letter, letter)

    def place(self, text: str) -> Place:
        """A place, ready to be named to the person spoken to."""
        place = Place(text)
        found = PLACE.fullmatch(text)
        assert found
        if letter := found["owner"]:
            place.letter, place.owner, place.yours = letter, self.name(letter), letter == self.viewer
        elif text not in self.alone:
            place.number = int(found["number"])
        return place

    def listed(self, names: Sequence[str]) -> str:
        """A list in words: "Ana, Iván and Elena"."""
        *others, last = names
        return self.text("list", first=", ".join(others), last=last) if others else last

    def pieces(self, words: Sequence[str]) -> str:
        """Several pieces in words, alike ones together: "Bagpipe ×2 and Mask"."""
        known = [self.text(f"piece-{word}") if self.messages.has(f"piece-{word}") else word for word in dict.fromkeys(words)]
        counts = [words.count(word) for word in dict.fromkeys(words)]
        return self.listed([f"{name} ×{count}" if count > 1 else name for name, count in zip(known, counts, strict=True)])

    def text(self, message: str, **values: Value) -> str:
        """A message by its id; `.attribute` names one of its forms."""
        message, _, form = message.partition(".")
        return self.messages.text(message, form, values)

    def say(self, thing: object, **values: Value) -> str:
        """The sentence for an event, a question, an answer, an error, a result, or a message id with its gaps."""
        match thing:
            case str():
                return self.text(thing, **values)
            case Event():
                return self.event(thing)
            case Question():
                return self.question(thing)
            case Answer():
                return self.answer(thing)
            case AntifazError():
                return self.error(thing)
            case Result():
                return self.result(thing)
        raise TypeError(f"{type(thing).__name__} has no sentence")

    def event(self, event: Event, actor: str = "", *, over: bool = False) -> str:
        """What happened. Where an event does not name who acted (`swapped`), `actor` does; `over`: after the end."""
        facts = Facts(event.args, self)
        owner = facts.owners[0] if facts.owners else ""
        relation = ("own" if owner == actor else "others",) if actor else ()
        end = ("over",) if over else ()
        message = self._message("event", event.kind, features=(*end, *relation, *facts.of_event))
        if relation and message.endswith(relation):
            facts.values["actor"] = self.name(actor)
            return self._to_viewer(message, [actor], facts.values)
        return self._to_viewer(message, facts.owners, facts.values)

    def tell(self, events: Iterable[Event]) -> Iterator[str]:
        """A whole story. Who moves the cards is whoever everybody heard of last: at a turn, a choice, a coin taken."""
        actor, over = "", False
        for event in events:
            yield self.event(event, actor, over=over)
            over = over or event.kind == "won"
            if event.audience == EVERYBODY:
                actor = next(filter(PERSON.fullmatch, event.args), actor)

    def question(self, question: Question) -> str:
        """What is asked, as the title of its answers."""
        first = question.answers[0]
        inner = (first.verb, "really" if first.rest == "[yes]" else "") if first.continues else ()
        return self.asked(question.player, question.kind, question.about, inner)

    def asked(self, player: str, kind: str, about: Mapping[str, str] | None = None, inner: Iterable[str] = ()) -> str:
        """Who is asked what, told to anybody; `about` holds the public facts that the question carries."""
        about = about or {}
        others = {key: value for key, value in about.items() if PERSON.fullmatch(value)}
        facts = Facts((value for key, value in about.items() if key not in others), self)
        facts.values |= {key: self.name(value) for key, value in others.items()} | {"who": self.name(player)}
        message = self._message("ask", kind, features=(str(facts.values.get("piece")), *inner, *facts.of_event))
        return self._to_viewer(message, [player, *others.values()], facts.values)

    def answer(self, answer: Answer, question: Question | None = None) -> str:
        """What a button says that gives this answer."""
        return self.line(answer.verb, answer.rest, question, "then" if answer.continues else "")

    def line(self, verb: str, rest: str, question: Question | None = None, then: str = "") -> str:
        """The same for a verb and all the words that follow it."""
        player = question.player if question else self.viewer or ""
        piece = (word for word in (question.about.values() if question else ()) if PIECE.fullmatch(word))
        start, _, place = verb.strip("[]").partition(".")  # `[contest.left]`, while answers are hidden
        facts = Facts(filter(None, [place, *rest.split(), *piece]), self, player)
        message = self._message("answer", start, features=(then, *facts.of_answer(player)))
        return self.messages.text(message, "", facts.values)

    def result(self, result: Result) -> str:
        """Who won."""
        you = self.viewer in result.winners
        names = [self.name(letter) for letter in result.winners if letter != self.viewer]
        told = [self.text("you"), *names] if you else names
        form = ("you" if len(told) == 1 else "you-too") if you else ""
        return self.messages.text("result", form, {"count": len(told), "winners": self.listed(told)})

    def error(self, error: AntifazError) -> str:
        """Why something could not be done; the English sentence where a language has none of its own."""
        about = dict(error.about)
        pieces = [word for word in about.get("text", "").split() if self.messages.has(f"piece-{word}")]
        about |= {"piece": pieces[0]} if pieces else {}
        message = self._message("error", error.id, features=(*about, *error.rule.split("-")))
        if not self.messages.has(message):
            return str(error)
        people = [value for key, value in about.items() if key not in LITERAL and PERSON.fullmatch(value)]
        values = {key: self.name(value) if value in people else value for key, value in about.items()}
        values["reasons"] = " ".join(f"{text} ({number})" for number, text in self.reasons(error))
        sentence = self._to_viewer(message, people, values)
        return self.text("error-at-line", line=about["line"], sentence=sentence) if "line" in about else sentence

    def reasons(self, error: AntifazError) -> list[tuple[str, str]]:
        """The rules behind an error, each with its text."""
        broken = error.about.get("rules", error.rule).split()
        return [(number, rule(number, self.messages.language, self.game)) for number in broken]

    def _message(self, *words: str, features: Iterable[str]) -> str:
        """The message for these words, made as special as there are messages."""
        start = "-".join(words)
        special = tuple(filter(None, features))
        for count in range(len(special), 0, -1):
            for chosen in combinations(special, count):
                message = "-".join((start, *chosen))
                if self.messages.has(message):
                    return message
        return start

    def _to_viewer(self, message: str, people: Sequence[str], values: Mapping[str, Value]) -> str:
        """The form for whoever is spoken to; a fact about nobody in particular is told to its hearer."""
        if self.viewer is not None and self.viewer in people:
            wanted = FORMS[people.index(self.viewer)]
        else:
            wanted = "you" if self.viewer and PERSON.fullmatch(self.viewer) and not people else ""
        return self.messages.text(message, self.messages.form(message, wanted), values)


def say(
    thing: object,
    language: str,
    names: Mapping[str, str],
    viewer: str | None = None,
    *,
    game: str = "",
    **values: Value,
) -> str:
    """One sentence, for one reader; `Voice` says many."""
    return Voice(language, names, viewer, game=game).say(thing, **values)
