"""A match by plain questions and answers: line by line, at any terminal and through pipes."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable

from antifaz.cli.answers import Entry
from antifaz.cli.party import PUBLIC, Party
from antifaz.cli.record import heading
from antifaz.cli.words import Words
from antifaz.core.errors import AntifazError
from antifaz.locale import rule

WIPE = "\033[2J\033[3J\033[H"


class Left(Exception):
    """The person has left the table."""


class Paper:
    """Where lines are read and written: a terminal, which can be wiped, or pipes, which cannot."""

    def __init__(self) -> None:
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.columns = min(shutil.get_terminal_size().columns, 100)

    def write(self, *lines: str) -> None:
        """Lines of text; at a terminal they are broken between words."""
        for line in lines:
            print("\n".join(self.broken(line)) if self.terminal else line)

    def broken(self, line: str) -> list[str]:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        return textwrap.wrap(line, self.columns, subsequent_indent=indent, drop_whitespace=False) or [""]

    def read(self, prompt: str) -> str:
        """What the person types; through a pipe it is repeated, so that what is written can be read as it went."""
        try:
            typed = input(prompt).strip()
        except EOFError:
            raise Left from None
        if not self.terminal:
            print(typed)
        return typed

    def wipe(self) -> None:
        """Nothing that stood there can be read any more."""
        if self.terminal:
            print(WIPE, end="", flush=True)


class Table:
    """The people at one piece of paper."""

    def __init__(self, party: Party, words: Words, paper: Paper) -> None:
        self.party = party
        self.words = words
        self.paper = paper
        self.hand = party.watcher  # who has the keyboard
        self.told = dict.fromkeys([*party.people, PUBLIC], 0)
        self.refusal: AntifazError | None = None
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.say_why,
            "l": lambda: self.list("log-title", self.party.log(self.hand)),
            "m": self.say_powers,
            "p": lambda: self.list("lesson-title", self.party.lesson_lines(self.words, self.hand)),
            "t": lambda: self.paper.write("", *self.drawn()),
        }

    def play(self) -> None:
        """Until the match is over or the person leaves."""
        self.begin()
        while letter := self.party.asked:
            if letter in self.party.bots:
                self.party.let_bot_play()
                continue
            self.hand_over(letter)
            self.tell()
            self.ask()
            self.tell()
        self.hand = self.party.watcher
        self.tell()
        self.end()

    # -- beginning and end -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The cards as they are dealt, until everybody has looked at them (MA-SETUP-09)."""
        self.paper.write(heading(self.party.voice(PUBLIC), self.party.match), self.help(), "")
        cards = self.party.dealt()
        if cards:
            self.paper.write(self.words("dealt"), "", *self.party.table(PUBLIC, sights=cards), f"  {self.party.summary()}")
        if self.paper.terminal:
            self.paper.read(self.words("when-ready") + " ")
            self.paper.wipe()
        for viewer in self.told:
            self.told[viewer] = len(self.party.match.events(viewer))

    def help(self) -> str:
        """What can be typed beside answers."""
        return self.words("help-line", memory=self.party.memory, pieces=self.party.own_or("pieces", self.words))

    def end(self) -> None:
        """Who won, and the table as it lies open."""
        result = self.party.match.result
        assert result is not None
        voice = self.party.voice(self.hand)
        self.paper.write("", *self.drawn(), *self.party.ending(self.hand), "", voice.result(result))

    def drawn(self) -> list[str]:
        """The table as whoever has the keyboard sees it."""
        return [*self.party.table(self.hand), f"  {self.party.summary()}"]

    # -- one question ------------------------------------------------------------------------------------------------

    def hand_over(self, letter: str) -> None:
        """The keyboard goes to somebody; with several people nothing private stays in sight."""
        if letter == self.hand:
            return
        self.hand = letter
        self.paper.wipe()
        if self.paper.terminal:
            self.paper.read(self.words("cover", name=self.party.names[letter]) + " ")
            self.paper.wipe()
        else:
            self.paper.write("", self.words("turn-to", name=self.party.names[letter]))

    def tell(self) -> None:
        """What has happened since this person was told last; a private sight stays until it has been seen."""
        story = self.party.story(self.hand)
        new = [one for one in story[self.told[self.hand] :] if one.sentence]
        self.told[self.hand] = len(story)
        self.told[PUBLIC] = len(self.party.match.events(PUBLIC))
        if new:
            self.paper.write("", *(one.sentence for one in new))
        if self.party.sights(self.hand):
            if self.paper.terminal:
                self.paper.read(self.words("say-seen") + " ")
                self.paper.wipe()
            self.party.say_seen(self.hand)

    def ask(self) -> None:
        """Put the question until it has an answer."""
        verb = ""
        if not self.party.match.mid_line:
            self.paper.write("", *self.drawn())
        self.refusal = None
        while True:
            entries = self.party.menu(self.hand, verb)
            close_up = self.party.close_up(self.hand, verb)
            self.paper.write("", *close_up, self.party.title(self.hand, verb), *self.numbered(entries, verb))
            chosen = self.choose(entries, verb)
            if not isinstance(chosen, Entry):
                if chosen:
                    self.party.match.play(chosen)
                    return
                verb = ""
            elif chosen.verb:
                verb = chosen.verb
            else:
                self.party.match.play(chosen.answer)
                return

    def numbered(self, entries: Iterable[Entry], verb: str) -> list[str]:
        """The menu; from an inner one a way leads back."""
        lines = [f"{number:>3}  {entry.label}" for number, entry in enumerate(entries, 1)]
        return [*lines, f"  0  {self.words('back')}"] if verb else lines

    def choose(self, entries: list[Entry], verb: str) -> Entry | str:
        """An entry, a text that can be played, or nothing to go back; what is not understood is said, and asked again."""
        while True:
            typed = self.paper.read("> ")
            if typed == "q":
                raise Left
            if typed == "0":
                return ""
            if typed in self.commands:
                self.commands[typed]()
                continue
            try:
                return self.party.understand(typed, self.hand, entries, verb)
            except AntifazError as error:
                self.refusal = error
                self.paper.write(self.words.error(error, self.party.voice(self.hand)))
                if error.rule:
                    self.paper.write(self.words("ask-why"))

    # -- on request --------------------------------------------------------------------------------------------------

    def say_why(self) -> None:
        """The rules behind the last refusal, or behind the question and what has happened."""
        ids = self.refusal.rule.split() if self.refusal and self.refusal.rule else self.party.why(self.hand)
        game = self.party.match.game.name
        self.list("why-title", [f"{id}  {rule(id, self.party.language, game)}" for id in ids])

    def say_powers(self) -> None:
        """What the pieces in play do."""
        powers = [f"{name}: {power}" for name, power in self.party.powers(self.hand)]
        self.list_of(self.party.powers_title(self.hand, self.words), powers)

    def list(self, message: str, lines: Iterable[str]) -> None:
        """Lines under a title of the command line."""
        self.list_of(self.words(message), lines)

    def list_of(self, heading: str, lines: Iterable[str]) -> None:
        """Lines under a title."""
        self.paper.write("", heading, *(f"  {line}" for line in lines))
