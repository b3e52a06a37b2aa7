"""From a question to a menu, and from what a person types to an answer: a number, its words, or the notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from unicodedata import combining, normalize

from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.core.game import Answer, Question
from antifaz.core.match import Match
from antifaz.locale import Voice


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu: an answer, several that begin with the same word, or a line that the game itself offers."""

    label: str
    answers: tuple[Answer, ...] = ()
    line: str = ""
    whole: bool = True

    @property
    def verb(self) -> str:
        """The words that open the next menu; nothing when this is an answer."""
        if self.line:
            return "" if self.whole else self.line
        return self.answers[0].verb if len(self.answers) > 1 else ""

    @property
    def answer(self) -> Answer | str:
        """What is played."""
        return self.line or self.answers[0]


FEW = 9
"""So many answers are listed one by one."""


def menu(question: Question, voice: Voice, verb: str = "") -> list[Entry]:
    """The answers to a question, those of one verb, or, when they are many, gathered by their verbs."""
    answers = [answer for answer in question.answers if not verb or answer.verb == verb]
    if verb or len(answers) <= FEW or len({answer.verb for answer in answers}) == 1:
        return [Entry(voice.answer(answer, question), (answer,)) for answer in answers]
    return list(gathered(question, voice, answers))


def gathered(question: Question, voice: Voice, answers: Sequence[Answer]) -> Iterator[Entry]:
    """One entry a verb, where the game has a title for it."""
    for verb in dict.fromkeys(answer.verb for answer in answers):
        same = tuple(answer for answer in answers if answer.verb == verb)
        if len(same) > 1 and voice.messages.has(f"choose-{verb}"):
            yield Entry(voice.text(f"choose-{verb}"), same)
        else:
            yield from (Entry(voice.answer(answer, question), (answer,)) for answer in same)


def title(question: Question, voice: Voice, verb: str = "") -> str:
    """What is asked, or what is asked of one verb."""
    if verb and voice.messages.has(f"choose-{verb}-title"):
        return voice.text(f"choose-{verb}-title")
    return voice.question(question)


# -- what is typed -----------------------------------------------------------------------------------------------


def unfinished(match: Match, line: str) -> bool:
    """Whether a line that can be read has to be continued."""
    try:
        match.whole_line(line)
    except Unreadable:
        return True
    return False


def begun(typed: str, match: Match, entries: Sequence[Entry], line: str) -> Entry:
    """The entry that is meant where a game offers lines: words go on where the line stands, or begin a new one."""
    if typed.isdecimal() and entries:
        return numbered(typed, entries)
    line = line.removesuffix(" …")
    texts = [f"{line} {typed}".strip(), *([] if typed.isdecimal() or not line else [typed])]
    refused: AntifazError | None = None
    for text in texts:
        try:
            match.read(text)
        except AntifazError as error:
            refused = refused or error
        else:
            return Entry(text, line=text, whole=not unfinished(match, text))
    found = meant(typed, entries)
    if found is None and refused is not None:
        raise refused
    assert found is not None
    return found


def understand(typed: str, match: Match, entries: Sequence[Entry], voice: Voice) -> Entry | str:
    """The entry that a number or its words name, or a text of the notation that may be played; raises otherwise."""
    typed = " ".join(typed.split())
    if typed.isdecimal():
        return numbered(typed, entries)
    try:
        match.read(typed)
        return typed
    except AntifazError as error:
        return named(typed, match, entries, voice, error)


def numbered(typed: str, entries: Sequence[Entry]) -> Entry:
    """The entry with this number."""
    if 0 < int(typed) <= len(entries):
        return entries[int(typed) - 1]
    raise Unreadable(f"there is no answer {typed}", id="no-number", text=typed, amount=str(len(entries)))


def named(typed: str, match: Match, entries: Sequence[Entry], voice: Voice, error: AntifazError) -> Entry:
    """The one entry, or else the one answer, whose words begin as the typed ones do."""
    question = match.question
    assert question is not None
    listed = [Entry(voice.answer(answer, question), (answer,)) for answer in question.answers]
    for choices in (entries, listed):
        found = meant(typed, choices)
        if found is not None:
            return found
    raise error


def meant(typed: str, entries: Sequence[Entry]) -> Entry | None:
    """The one entry whose words begin as the typed ones do."""
    found = [entry for entry in entries if fits(typed, entry)]
    exact = [entry for entry in found if len(plain(typed)) == len(plain(entry.label))]
    if len(found) == 1 or len(exact) == 1:
        return (exact or found)[0]
    if found:
        either = " · ".join(entry.label for entry in found)
        raise Refused(f"{typed!r} may mean: {either}", id="ambiguous", text=typed, may=either)
    return None


def fits(typed: str, entry: Entry) -> bool:
    """Whether each typed word begins a word of the entry, in their order; or all are words of its one answer."""
    words = plain(typed)
    if len(entry.answers) == 1 and words == plain(entry.answers[0].text):
        return True
    label = iter(plain(entry.label))
    return bool(words) and all(any(word.startswith(start) for word in label) for start in words)


def plain(text: str) -> list[str]:
    """The words without accents, capitals and signs."""
    letters = (sign for sign in normalize("NFD", text.casefold()) if not combining(sign))
    return "".join(sign if sign.isalnum() else " " for sign in letters).split()
