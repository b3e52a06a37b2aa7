"""The base of everything that is true at a table: who is asked what, the half-used powers, and the log when somebody listens.

The rules of a game are written as *rules in steps*. A step acts, then returns the set of answers to its next question, or one
of the words below. A rule that uses another one enters it; the frames of the rules that wait lie on a small stack, so a
half-used power can be cloned, saved and searched.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antifaz.core.events import Event
from antifaz.core.seats import DEALER, EVERYBODY, NOBODY

DONE: Final[i64] = 0
"""This rule is finished; the one below it goes on."""
NEXT: Final[i64] = -1
"""Nobody is asked; the next step follows (of the rule just entered, if one was)."""
SPAN: Final[i64] = -2
"""The answers are the integers from `low` to `high`."""
OVER: Final[i64] = -3
"""Nobody will be asked again."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game can be written without a compiler
class State:
    """Full state. A game's own state adds its pieces, `advance` and `clone`."""

    def __init__(self, frames: list[i64]) -> None:
        self.who: i64 = NOBODY  # who is asked
        self.kind: i64 = 0  # what, by the game's numbers
        self.mask: i64 = 0  # the listed answers; 0 when a span is asked or nobody is
        self.low: i64 = 0
        self.high: i64 = -1
        self.rule: i64 = 0  # the innermost frame: which rule, used by whom, at which step
        self.me: i64 = NOBODY
        self.step: i64 = 0
        self.waiting: i64 = -1  # the frame that waits for the innermost one, three numbers in one
        self.frames = frames  # the frames that wait for that one, outermost first
        self.log: list[Event] | None = None

    def ask_as(self, other: "State") -> None:
        """Take over from another state who is asked what, at which step of which rule."""
        self.who = other.who
        self.kind = other.kind
        self.mask = other.mask
        self.low = other.low
        self.high = other.high
        self.rule = other.rule
        self.me = other.me
        self.step = other.step
        self.waiting = other.waiting

    def advance(self, rule: i64, me: i64, step: i64, answer: i64) -> i64:
        """Play one step of a rule of this game; what it returns is an answer set or one of the words above."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy without a log."""
        raise NotImplementedError

    def weight(self, answer: i64) -> i64:
        """How many equal outcomes an answer of the dealer stands for."""
        return 1

    def play(self, answer: i64) -> None:
        """Resume the innermost rule with an answer that is listed, and run until somebody is asked or all is over."""
        while True:
            self.who = self.me
            step = self.step
            self.step = step + 1
            mask = self.advance(self.rule, self.me, step, answer)
            if mask > 0:
                self.mask = mask
                return
            answer = 0
            if mask == NEXT:
                continue
            self.mask = 0
            if mask == SPAN:
                return
            if mask == OVER or not self.leave():
                self.who = NOBODY
                self.waiting = -1
                self.frames.clear()
                return

    def listed(self, answer: i64) -> bool:
        """Whether an answer is among those of the open question."""
        if self.mask == 0:
            return self.who != NOBODY and self.low <= answer <= self.high
        return 0 <= answer < 63 and self.mask >> answer & 1 == 1

    def begin(self, rule: i64, me: i64) -> None:
        """Replace the innermost rule by another one, from its first step."""
        self.rule = rule
        self.me = me
        self.step = 0

    def enter(self, rule: i64, me: i64) -> i64:
        """Use another rule; the present one goes on at its next step when that is done."""
        if self.waiting >= 0:
            self.frames.append(self.waiting)
        self.waiting = self.rule | self.me << 8 | self.step << 16
        self.begin(rule, me)
        return NEXT

    def leave(self) -> bool:
        """Go back to the rule that waits below; false when there is none."""
        frame = self.waiting
        if frame < 0:
            return False
        self.waiting = self.frames.pop() if len(self.frames) > 0 else -1
        self.rule = frame & 255
        self.me = frame >> 8 & 255
        self.step = frame >> 16
        return True

    def in_use(self) -> list[int]:
        """The rules in use, outermost first."""
        waiting = [*self.frames, self.waiting] if self.waiting >= 0 else []
        return [*(int(frame & 255) for frame in waiting), int(self.rule)]

    def ask_dealer(self, kind: i64, mask: i64) -> i64:
        """Chance is a player: these are the outcomes it may name."""
        self.who = DEALER
        self.kind = kind
        return mask

    def ask_span(self, kind: i64, low: i64, high: i64) -> i64:
        """Ask for an integer between two others, both included."""
        self.kind = kind
        self.low = low
        self.high = high
        return SPAN

    def tell(self, kind: str, args: tuple[str, ...], audience: int = EVERYBODY) -> None:
        """Write down what happened, if somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, args, audience))
