"""What a page of Voices says: whole sentences from the messages of `locale/`, their gaps filled with the content's own names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from antifaz.core.seats import LETTERS
from antifaz.games.voices.content import printed
from antifaz.games.voices.content.effects import STRATEGY, Effect, Hidden, read_effect
from antifaz.games.voices.page import (
    PROSECUTOR,
    Disc,
    Fact,
    Juror,
    Line,
    Moved,
    Option,
    Page,
    Region,
    Seat,
    card_code,
    juror_code,
    region_code,
    role_code,
    words_of,
)
from antifaz.games.voices.pieces import CARDS, COLOURS, FACES, JURORS, REGIONS, ROLES
from antifaz.games.voices.talk import allowed

Value = str | int


class Messages(Protocol):
    """Which messages there are."""

    def has(self, message: str) -> bool: ...
    def form(self, message: str, *attributes: str) -> str: ...


class Voice(Protocol):
    """Speaks one language to one person."""

    viewer: str | None

    @property
    def messages(self) -> Messages: ...
    def name(self, letter: str) -> str: ...
    def listed(self, names: Sequence[str]) -> str: ...
    def text(self, message: str, **values: Value) -> str: ...


class Speech:
    """Says what is on one page to its viewer."""

    def __init__(self, page: Page, voice: Voice, language: str) -> None:
        self.page = page
        self.voice = voice
        self.texts: Mapping[str, str] = page.pack.texts[language]
        self.name = voice.name

    def say(self, message: str, who: str = "", **values: Value) -> str:
        """A message; the form for the viewer, if the viewer is the person it is about."""
        form = self.voice.messages.form(message, "you") if who and who == self.voice.viewer else ""
        if who:
            values["who"] = self.name(who)
        return self.voice.text(f"{message}.{form}" if form else message, **values)

    # -- names -----------------------------------------------------------------------------------------------------

    def region(self, word: str) -> str:
        return self.texts[f"{region_code(word)}.name"]

    def juror(self, word: str) -> str:
        return self.texts[f"{juror_code(word)}.name"]

    def on(self, word: str) -> str:
        """On a juror, as the content says it in the middle of a sentence."""
        return self.texts[f"{juror_code(word)}.on"]

    def role(self, word: str) -> str:
        return self.texts[f"{role_code(word)}.name"]

    def card(self, word: str) -> str:
        return self.texts[f"{card_code(word)}.name"]

    def emotion(self, disc: Disc) -> str:
        return self.texts[f"{disc.emotion.capitalize()}.name"]

    def marker(self, disc: Disc) -> str:
        """`blue 3`, as people at a table call it."""
        return self.say(f"marker-{disc.colour}", value=disc.value)

    def piece(self, disc: Disc) -> str:
        """`joy 3`: one's own, among one's own."""
        colour = self.say(f"marker-{disc.colour}.name")
        return self.say("page-marker", emotion=self.emotion(disc), value=disc.value, colour=colour)

    def heading(self, word: str) -> str:
        return self.role(ROLES[0]) if word == PROSECUTOR else self.region(word)

    def face(self, word: str) -> str:
        return self.say(f"face-{word}")

    def faces(self, words: Iterable[str]) -> str:
        return self.voice.listed([self.face(word) for word in words])

    def people(self, letters: Iterable[str]) -> str:
        return self.voice.listed([self.name(letter) for letter in letters])

    # -- effects and texts -----------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """What stands on a card; of a hidden choice only that it is one."""
        if any(isinstance(op, Hidden) for op in effect):
            return self.say("page-hidden")
        return printed(effect, self.texts)

    def card_effect(self, word: str) -> str:
        return self.texts[f"{card_code(word)}.effect"]

    def emotion_text(self, disc: Disc) -> str:
        """What the emotion of a marker may do, where the option is on."""
        key = disc.emotion.capitalize()
        return f"{self.texts[f'{key}.name']}: {self.texts[f'{key}.text']}"

    def option(self, option: Option) -> str:
        """VH-RES-6: of a hidden choice the label, of an open one the effect."""
        docket = self.page.docket
        if option.effect:
            return printed(option.effect, self.texts)
        label = f"{docket.trial}.{docket.side}.{'A' if option.word == 'first' else 'B'}" if docket else ""
        return self.texts.get(label, "A" if option.word == "first" else "B")

    def flavour(self, key: str) -> list[str]:
        """The text of a side, sentence by sentence."""
        return sentences(self.texts[key])

    def hidden(self, trial: str, side: str, effect: Effect) -> list[tuple[str, str, str]]:
        """VH-KNO-8: letter, label and effect of both options of a front."""
        found = next((op for op in effect if isinstance(op, Hidden)), None)
        if found is None:
            return []
        return [
            (letter, self.texts[f"{trial}.{side}.{letter}"], printed(option, self.texts))
            for letter, option in zip("AB", found.options, strict=True)
        ]

    # -- things ----------------------------------------------------------------------------------------------------

    def juror_label(self, juror: Juror) -> str:
        name = self.juror(juror.word)
        if juror.verdict:
            verdict = self.say(f"verdict-{juror.verdict}")
            return self.say("page-juror-end", name=name, verdict=verdict, guilty=juror.guilty, innocent=juror.innocent)
        counts = {"guilty": juror.guilty, "innocent": juror.innocent, "influence": juror.influence}
        return self.voice.text("page-juror", name=name, **counts)

    def region_label(self, region: Region) -> str:
        """`Speech: Inés 5, Bruno 3. Four discs. Grey sticks out.`"""
        totals = self.totals(region)
        out = [self.marker(disc) for disc in region.discs if disc.out]
        told = self.say("page-region", name=self.region(region.word), totals=totals, discs=len(region.discs))
        return f"{told} {self.say('page-region-out', markers=self.voice.listed(out), count=len(out))}" if out else told

    def totals(self, region: Region) -> str:
        told = [f"{self.name(total.owner)} {total.value}" for total in region.totals]
        return ", ".join(told) or self.say("page-nobody")

    def seat_label(self, seat: Seat) -> str:
        parts = [seat.person.name]
        parts += [self.say(f"marker-{colour}.name") for colour in seat.colours]
        parts += [self.say("page-prosecutor")] if seat.prosecutor else []
        parts.append(self.say("page-markers", count=seat.markers))
        parts += [] if seat.prosecutor else [self.say("page-cards", count=seat.cards)]
        parts += [self.say("page-lost", count=len(seat.destroyed))] if seat.destroyed else []
        parts += [self.say("page-has-first")] if seat.first else []
        return ", ".join(parts) + "." + (f" {self.say('page-asked', seat.letter)}" if seat.asked else "")

    def wins(self, role: str) -> str:
        with_3 = f"{role_code(role)}.wins-with-3"
        return self.texts[with_3 if self.page.players == 3 and with_3 in self.texts else f"{role_code(role)}.wins"]

    def fact(self, fact: Fact) -> str:
        """By which numbers a part of an objective holds, or does not."""
        if fact.kind == "control":
            names = [self.region(region) for region in fact.regions]
            return self.say("fact-control" if fact.holds else "fact-no-control", regions=self.either(names, all_of=fact.holds))
        return self.say(f"fact-{fact.kind}", now=fact.now, wanted=fact.wanted)

    def either(self, names: Sequence[str], *, all_of: bool) -> str:
        if all_of or len(names) == 1:
            return self.voice.listed(names)
        return self.say("page-nor", first=", ".join(names[:-1]), last=names[-1])

    # -- the question ----------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """Who is asked what, told to whoever reads."""
        page = self.page
        if not page.asked or not page.kind:
            return ""
        about = page.about
        values: dict[str, Value] = {
            "region": self.region(about["region"]) if about.get("region") in REGIONS else "",
            "card": self.card(about["strategy"]) if about.get("strategy") in CARDS else "",
        }
        return self.say(f"ask-{self.variant(page.kind)}", page.asked, **values)

    def variant(self, kind: str) -> str:
        """Some questions are asked for different reasons."""
        about = self.page.about
        if kind in ("insert", "destroy", "place", "discard") and "strategy" in about:
            return f"{kind}-card"
        if kind in ("insert", "destroy", "place", "discard") and "feels." in about.get("under", ""):
            return f"{kind}-emotion"
        if kind == "emotion":
            return self.feeling()
        if kind == "option":
            return "option-hidden" if about.get("effect") == "HID" else "option"
        if kind == "tie" and about.get("region") == "planning":
            return "tie-planning"
        if kind == "move" and "window" in about and about.get("strategy") == "Objection":
            return "move-placed"
        return kind

    def feeling(self) -> str:
        """VH-EMO-5, VH-EMO-9: what the emotion of the marker just inserted offers."""
        emotion = self.page.view.marker(self.page.about["marker"]).emotion
        return {"Confusion": "discard-emotion", "Fear": "emotion-fear"}.get(emotion, "emotion")

    def hint(self) -> str:
        """What goes on around the question: the window, or the card that is being read."""
        page = self.page
        kind, _, what = page.about.get("window", "").partition(" ")
        if page.is_window and kind == "insertion":
            return self.say("window-insertion", marker=self.marker_named(what))
        if page.is_window and kind == "control":
            return self.say("window-control", self.page.about["control"], region=self.region(what))
        if page.is_window and kind == "token":
            return self.say("window-token", on=self.on(what))
        return self.say("window-trial") if page.is_window else ""

    def marker_named(self, name: str) -> str:
        view = self.page.view
        return self.say("marker-of", name[0], marker=self.say(f"marker-{view.colour(name)}", value=view.marker(name).value))

    # -- the log ---------------------------------------------------------------------------------------------------

    def line(self, line: Line) -> str:
        """One sentence of the log; a name that calls out needs no full stop behind it."""
        return TELLING.get(line.event.kind, Speech.usual)(self, line).replace("!.", "!")

    def usual(self, line: Line) -> str:
        """Every gap of a sentence is filled by what kind of word the event holds."""
        args = line.event.args
        people = [arg for arg in args if len(arg) == 1 and arg in LETTERS]
        values: dict[str, Value] = {"count": line.count}
        jurors = [arg for arg in args if arg in JURORS]
        for key, arg in zip(("on", "to"), jurors, strict=False):
            values[key] = self.on(arg)
        for arg in args:
            if arg in REGIONS:
                values["region"] = self.region(arg)
            elif arg in CARDS:
                values["card"] = self.card(arg)
            elif arg in ROLES:
                values["role"] = self.role(arg)
            elif arg.lstrip("-").isdecimal():
                values["amount"] = int(arg)
            elif arg in COLOURS:
                values["colour"] = self.say(f"marker-{arg}.name")
        faces = [arg for arg in args if arg in FACES]
        if faces:
            values["face"] = self.faces(faces)
        if len(people) > 1:
            values["whom"] = self.name(people[1])
        if jurors:
            values["juror"] = self.juror(jurors[0])
        return self.say(self.message(line), people[0] if people else "", **values)

    def message(self, line: Line) -> str:
        """`event-drew-strategy` where there is such a message, else `event-drew`."""
        kind, args = line.event.kind, line.event.args
        special = [f"event-{kind}-{arg.lower()}" for arg in args if arg.isalpha() and len(arg) > 1]
        special += [f"event-{kind}-self"] if kind == "decided" and args[0] == args[1] else []
        special += [f"event-{kind}-card"] if any(arg in CARDS for arg in args) else []
        special += [f"event-{kind}-face"] if any(arg in FACES for arg in args) else []
        special += [f"event-{kind}-role"] if any(arg in ROLES for arg in args) else []
        return next((one for one in special if self.voice.messages.has(one)), f"event-{kind}")

    def pushed(self, line: Line) -> str:
        """`Blue 3 enters left of the middle; red 1 slides to the edge and sticks out; yellow 2 falls.`"""
        name, region, entry, _ = line.event.args
        view = self.page.view
        marker = self.say(f"marker-{view.colour(name)}", value=view.marker(name).value)
        where = self.say(f"enters-{side_of(int(entry))}")
        told = self.say("event-inserted", name[0], marker=marker, region=self.region(region), where=where)
        return "; ".join([told, *map(self.moved, line.moved)]) + "."

    def moved(self, moved: Moved) -> str:
        return self.say(f"moved-{moved.how}", marker=self.marker(moved.disc))

    def told(self, line: Line) -> str:
        title = self.texts[f"{line.event.args[0]}.title"]
        return self.say("event-told", title=title)

    def chose(self, line: Line) -> str:
        left, right = self.icons(line.event.args[1])
        return self.say("event-chose", line.event.args[0], left=left, right=right)

    def icons(self, trial: str) -> tuple[str, str]:
        known = self.page.pack.trials[trial]
        left, right = (self.region(word) for word in words_of((known.left, known.right)))
        return left, right

    def controls(self, line: Line) -> str:
        letter, heading = line.event.args
        if heading == PROSECUTOR:
            return self.say("event-controls-prosecutor", letter)
        return self.say("event-controls", letter, region=self.region(heading))

    def tied(self, line: Line) -> str:
        region, *people = line.event.args
        return self.say("event-tied", region=self.region(region), people=self.people(people))

    def revealed(self, line: Line) -> str:
        text = " ".join(line.event.args[3:])
        if text == "HID":
            return self.say("event-revealed-hidden")
        return self.say("event-revealed", text=printed(read_effect(text, STRATEGY), self.texts))

    def read_out(self, line: Line) -> str:
        return self.say("event-read-out", text=printed(read_effect(" ".join(line.event.args[1:]), STRATEGY), self.texts))

    def place(self, word: str) -> str:
        """A place behind the screen; as an answer to Confusion, what is done with the card there."""
        return self.say(f"answer-replace-{word}" if self.page.kind == "emotion" else f"place-{word}")

    def destroyed(self, line: Line) -> str:
        name, region = line.event.args
        view = self.page.view
        marker = self.say(f"marker-{view.colour(name)}", value=view.marker(name).value)
        return self.say("event-destroyed", marker=marker, region=self.region(region))

    def saw(self, line: Line) -> str:
        juror, *faces = line.event.args
        return self.say("event-saw", on=self.on(juror), faces=self.faces(faces))

    def judged(self, line: Line) -> str:
        juror, verdict = line.event.args
        return self.say("event-judged", juror=self.juror(juror), verdict=self.say(f"verdict-{verdict}"))

    # -- what people say -------------------------------------------------------------------------------------------

    def statement(self, text: str) -> str:
        """VH-INF-7: `claim guilty`, `saw wary Blank`, `suggest speech`, `suggest second`."""
        verb, *words = text.split()
        if not allowed(text):  # said before the trial, or after it
            return text
        if verb == "claim":
            return self.say("say-claim", icon=self.say(f"icon-{words[0]}"))
        if verb == "saw":
            return self.say("say-saw", on=self.on(words[0]), face=self.face(words[1]))
        if words[0] in REGIONS:
            return self.say("say-region", region=self.region(words[0]))
        return self.say("say-option", letter="A" if words[0] == "first" else "B")


TELLING: Mapping[str, Callable[[Speech, Line], str]] = {
    "inserted": Speech.pushed,
    "told": Speech.told,
    "turned-over": Speech.usual,
    "chose": Speech.chose,
    "controls": Speech.controls,
    "tied": Speech.tied,
    "revealed": Speech.revealed,
    "read-out": Speech.read_out,
    "destroyed": Speech.destroyed,
    "saw": Speech.saw,
    "judged": Speech.judged,
}
"""The events whose sentences need more than their words."""


def side_of(entry: int) -> str:
    """Where a marker enters, in tenths of a millimetre: `left`, `left-middle`, `middle`, …"""
    if entry < 230:
        return "left"
    if entry < 360:
        return "left-middle"
    if entry <= 440:
        return "middle"
    return "right-middle" if entry <= 570 else "right"


SENTENCE = re.compile(r"(?<=[.!?…]) (?=[«“¿¡A-ZÀ-Þ])|(?<=[.!?…][»”]) (?=[«“¿¡A-ZÀ-Þ])")


def sentences(text: str) -> list[str]:
    """A text cut where a voice would breathe."""
    return SENTENCE.split(text)
