"""The table drawn in a terminal: people, cards and coins, the story, the question; all by the keyboard."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from antifaz.cli.answers import Entry
from antifaz.cli.party import PUBLIC, Party
from antifaz.cli.record import heading
from antifaz.cli.words import Words
from antifaz.core.errors import AntifazError
from antifaz.locale import rule

PACE = 0.5
"""Seconds between two answers of bots."""
GRACE = 0.4
"""Seconds for which a cover cannot be lifted."""

NONE = -1


class Page(Screen[None]):
    """Something to read that covers the whole table; Enter leads back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, lines: Iterable[str], foot: str, *, end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = list(lines)
        self.foot = foot
        self.end = end

    def compose(self) -> ComposeResult:
        yield Static(self.heading, id="page-title", markup=False)
        with VerticalScroll(id="page"):
            yield Static("\n\n".join(self.lines), markup=False)
        yield Static(self.foot, id="page-foot", markup=False)

    def on_mount(self) -> None:
        if self.end:
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#page", VerticalScroll).scroll_relative(y=lines, animate=False)


class Cover(Page, inherit_bindings=False):
    """What only one person may see, or nothing at all between two hands. Only Enter lifts it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, title: str, lines: Iterable[str], foot: str, *, grace: float) -> None:
        super().__init__(title, lines, foot)
        self.grace = grace
        self.since = monotonic()

    def action_lift(self) -> None:
        """Not by the same stroke of the key that has just given an answer."""
        if monotonic() - self.since >= self.grace:
            self.dismiss()


class Typed(Input):
    """Where the answer is typed; keys that mean something else at the beginning of a line are handed on."""

    async def on_key(self, event: Key) -> None:
        if event.character == "?" and not self.value:
            event.prevent_default().stop()
            self.post_message(self.Submitted(self, "?"))


class DrawnTable(App[None]):
    """One match, drawn; who has the keyboard sees it through their own eyes, everybody else through nobody's."""

    CSS = """
    Screen { background: #1b0e1d; color: #fdf1e2; }
    #head { height: 1; background: #5b1433; color: #f2cf7d; text-style: bold; padding: 0 1; }
    #middle { height: 1fr; }
    #table { width: 48; height: 1fr; text-wrap: nowrap; text-overflow: ellipsis; }
    #log { width: 1fr; height: 1fr; border-left: solid #7d4a62; padding: 0 0 0 1; color: #d9c3cf; }
    #middle.wide { layout: vertical; }
    .wide #table { width: 1fr; height: auto; }
    .wide #log { border-left: none; padding: 0 1; }
    #question { height: auto; background: #380c21; color: #f2cf7d; text-style: bold; padding: 0 1; }
    #answers { height: auto; background: #380c21; padding: 0 1; }
    #said { height: auto; max-height: 3; color: #c98aa0; padding: 0 1; }
    #typed { height: 1; border: none; padding: 0 1; background: #2a1230; color: #ffffff; }
    #page-title { height: auto; background: #5b1433; color: #f2cf7d; text-style: bold; padding: 0 2; }
    #page { height: 1fr; padding: 1 2; scrollbar-size-vertical: 1; }
    #page-foot { height: 1; background: #380c21; color: #f2cf7d; padding: 0 2; }
    Cover { align: center middle; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False, priority=False),
        Binding("down", "move(1)", show=False),
        Binding("escape", "outer", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("f1", "page('?')", show=False),
        Binding("f2", "page('m')", show=False),
        Binding("f3", "page('l')", show=False),
        Binding("f4", "page('p')", show=False),
    ]

    def __init__(self, party: Party, words: Words, *, pace: float = PACE, grace: float = GRACE) -> None:
        super().__init__()
        self.party = party
        self.words = words
        self.pace = pace
        self.grace = grace
        self.hand = party.watcher  # who has the keyboard
        self.begun = not party.dealt()
        self.verb = ""
        self.marked = NONE  # which answer the arrows point at
        self.entries: list[Entry] = []
        self.refusal: AntifazError | None = None
        self.left = False

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal(id="middle", classes="wide" if self.party.wide else ""):
            yield Static(id="table", markup=False)
            yield Static(id="log", markup=False)
        yield Static(id="question", markup=False)
        yield Static(id="answers", markup=False)
        yield Static(id="said", markup=False)
        yield Typed(id="typed", placeholder=self.words("type-here"))

    def on_mount(self) -> None:
        self.query_one("#typed", Typed).focus()
        self.go_on()

    def on_resize(self, _event: Resize) -> None:
        self.call_after_refresh(self.draw)

    # -- whose turn ------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> str:
        """Through whose eyes the table is drawn now."""
        return self.hand if self.party.asked == self.hand else self.party.watcher

    def go_on(self, _nothing: None = None) -> None:
        """Whatever comes next: something to be seen, the keyboard to be handed over, a question, a bot."""
        self.draw()
        letter = self.party.asked
        if not self.begun:
            return
        if self.party.sights(self.hand):
            self.show_sights()
        elif letter in self.party.people and letter != self.hand:
            self.hand_over(letter)
        elif letter in self.party.bots:
            self.set_timer(self.pace, self.let_bot_play)

    def let_bot_play(self) -> None:
        """The bot's answer, unless somebody was in a hurry and it has been given."""
        if self.party.asked in self.party.bots and not self.party.sights(self.hand):
            self.party.let_bot_play()
            self.go_on()

    def hurry(self) -> None:
        """The bots play at once, up to the next thing that a person must see or answer."""
        while self.party.asked in self.party.bots and not self.party.sights(self.hand):
            self.party.let_bot_play()
        self.go_on()

    def hand_over(self, letter: str) -> None:
        """The screen is covered until the next person has the keyboard."""
        sentence = self.words("cover", name=self.party.names[letter])

        def lifted(_nothing: None) -> None:
            self.hand = letter
            self.go_on()

        self.push_screen(Cover("", [sentence], "", grace=self.grace), lifted)

    def show_sights(self) -> None:
        """What only this person sees, until it has been seen."""
        voice = self.party.voice(self.hand)
        lines = []
        for told in self.party.sights(self.hand):
            power = f"piece-{told.event.args[-1]}.power"
            lines.append(
                f"{told.sentence}\n{voice.text(power)}" if voice.messages.has(power.partition(".")[0]) else told.sentence
            )

        def seen(_nothing: None) -> None:
            self.party.say_seen(self.hand)
            self.go_on()

        self.push_screen(Cover(self.words("only-you"), lines, self.words("say-seen"), grace=self.grace), seen)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """All parts of the table, from what the viewer may see."""
        self.write("head", self.head())
        self.write("table", self.table())
        self.write("question", self.question())
        self.write("said", self.said())
        self.entries = self.menu()
        self.write("answers", in_columns([entry.label for entry in self.entries], self.size.width - 2, self.marked))
        self.call_after_refresh(self.draw_log)

    def draw_log(self) -> None:
        """The end of the story, as much as has room once the question has its own."""
        log = self.query_one("#log", Static)
        sentences = self.party.log(self.viewer) if self.begun else []
        self.write("log", "\n".join(fitting(sentences, log.content_size.width, log.content_size.height)))

    def write(self, part: str, content: str | Text) -> None:
        self.query_one(f"#{part}", Static).update(content)

    def head(self) -> str:
        """The game, the turn, and what belongs to nobody."""
        start = heading(self.party.voice(PUBLIC), self.party.match)
        return "   ".join(filter(None, [start, self.party.round(self.words), self.party.summary()]))

    def table(self) -> Text:
        """A row a person; who is asked stands out."""
        cards = None if self.begun else self.party.dealt()
        text = Text(no_wrap=True, overflow="ellipsis")
        close_up = self.party.close_up(self.viewer, self.verb)
        for row in close_up or self.party.table(self.viewer, sights=cards):
            text.append(row + "\n", style="bold #f2cf7d" if row.startswith("▸") else "")
        return text

    def question(self) -> str:
        """What is asked, or what the table waits for."""
        match = self.party.match
        if not self.begun:
            return self.words("dealt")
        if match.result is not None:
            return self.party.voice(self.viewer).result(match.result)
        if match.question is None:
            return ""
        if self.party.asked == self.hand:
            return self.party.title(self.hand, self.verb)
        return self.party.waits(self.viewer)

    def menu(self) -> list[Entry]:
        """The answers that can be chosen now."""
        question = self.party.match.question
        if not self.begun or question is None or question.player != self.hand or self.party.asked not in self.party.people:
            return []
        return self.party.menu(self.hand, self.verb)

    def said(self) -> str:
        """Why something was refused, or what can be typed."""
        if self.refusal is not None:
            sentence = self.words.error(self.refusal, self.party.voice(self.hand))
            return f"{sentence}  {self.words('ask-why')}" if self.refusal.rule else sentence
        if not self.begun:
            return self.words("when-ready")
        if self.party.match.result is not None:
            return self.words("over-line")
        if self.party.asked in self.party.bots:
            return self.words("hurry-line", pieces=self.pieces)
        return self.words("back-line") if self.verb else self.words("keys-line", memory=self.party.memory, pieces=self.pieces)

    @property
    def pieces(self) -> str:
        """What the pieces of this game are called in one word."""
        return self.party.own_or("pieces", self.words)

    # -- keys ------------------------------------------------------------------------------------------------------

    def action_move(self, step: int) -> None:
        """The arrows point at an answer; Enter gives it."""
        if self.entries:
            first = 0 if step > 0 else len(self.entries) - 1
            self.marked = first if self.marked == NONE else (self.marked + step) % len(self.entries)
            self.draw()

    def action_outer(self) -> None:
        """From an inner menu to the outer one."""
        self.query_one("#typed", Typed).value = ""
        self.verb, self.refusal, self.marked = "", None, NONE
        self.draw()

    def action_page(self, command: str) -> None:
        self.read_page(command)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A command, an answer, or Enter alone: whatever the arrows point at."""
        typed = event.value.strip()
        self.query_one("#typed", Typed).value = ""
        if typed == "q":
            self.leave()
        elif typed in ("?", "m", "l", "p"):
            self.read_page(typed)
        elif not self.begun:
            self.begun = True
            self.go_on()
        elif self.party.match.result is not None:
            self.exit()
        elif self.party.asked in self.party.bots:
            self.hurry()
        elif typed == "0":
            self.action_outer()
        elif typed or self.marked != NONE:
            self.answer(typed or str(self.marked + 1))

    def leave(self) -> None:
        """Before the end."""
        self.left = self.party.match.result is None
        self.exit()

    async def action_quit(self) -> None:
        self.leave()

    def answer(self, typed: str) -> None:
        """Play what was typed, open the menu that it names, or say why neither is possible."""
        match = self.party.match
        try:
            chosen = self.party.understand(typed, self.hand, self.entries, self.verb)
            if isinstance(chosen, Entry) and chosen.verb:
                self.verb, self.refusal, self.marked = chosen.verb, None, NONE
                self.draw()
                return
            match.play(chosen.answer if isinstance(chosen, Entry) else chosen)
        except AntifazError as error:
            self.refusal = error
            self.draw()
            return
        self.verb, self.refusal, self.marked = "", None, NONE
        self.go_on()

    # -- pages -----------------------------------------------------------------------------------------------------

    def read_page(self, command: str) -> None:
        """Something to read: the rules behind what is seen, the masks, the story, what is possible."""
        foot = self.words("page-foot")
        if command == "?":
            self.push_screen(Page(self.words("why-title"), self.why(), foot))
        elif command == "m":
            powers = [f"{name}: {power}" for name, power in self.party.powers(self.viewer)]
            self.push_screen(Page(self.party.powers_title(self.viewer, self.words), powers, foot))
        elif command == "l":
            self.push_screen(Page(self.words("log-title"), self.party.log(self.viewer), foot, end=True))
        elif lines := self.party.lesson_lines(self.words, self.viewer):
            self.push_screen(Page(self.words("lesson-title"), lines, foot))

    def why(self) -> Sequence[str]:
        """The rules behind the last refusal, or behind the question and what has happened."""
        ids = self.refusal.rule.split() if self.refusal and self.refusal.rule else self.party.why(self.viewer)
        game = self.party.match.game.name
        return [f"{id}  {rule(id, self.party.language, game)}" for id in ids] or [self.words("why-nothing")]


def fitting(sentences: Sequence[str], columns: int, rows: int) -> list[str]:
    """The last sentences that have room, broken between words."""
    lines: list[str] = []
    for sentence in reversed(sentences):
        broken = textwrap.wrap(sentence, max(columns, 10), subsequent_indent="  ") or [""]
        if len(lines) + len(broken) > rows:
            break
        lines = broken + lines
    return lines


def in_columns(labels: Sequence[str], columns: int, marked: int) -> Text:
    """Numbered answers, downwards, in as many columns as there is room for; few stay in one."""
    text = Text(no_wrap=True, overflow="ellipsis")
    if not labels:
        return text
    width = max(map(len, labels)) + 6
    across = max(1, min(columns // width, -(-len(labels) // 4)))
    deep = -(-len(labels) // across)
    for row in range(deep):
        for number in range(row, len(labels), deep):
            style = "reverse" if number == marked else ""
            text.append(f"{number + 1:>2} {labels[number]}", style=style)
            text.append(" " * (width - 3 - len(labels[number])))
        text.append("\n" if row < deep - 1 else "")
    return text
