"""The protocol of a game, in one sitting: what a match, a page or a bot may ask of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from antifaz.core.chance import Dice
from antifaz.core.errors import AntifazError
from antifaz.core.events import Event
from antifaz.core.notation import Position
from antifaz.core.seats import letter
from antifaz.core.state import State


@dataclass(frozen=True, slots=True)
class Answer:
    """One listed answer: its number for the kernel, its words for everybody else.

    In a line the verb of a question that continues another one is left out: `swap b` + `[yes]`.
    """

    number: int
    verb: str
    rest: str
    continues: bool = False

    @property
    def text(self) -> str:
        """The answer's share of its line."""
        return self.rest if self.continues else self.whole

    @property
    def whole(self) -> str:
        """With its verb, as a line that starts here says it."""
        return f"{self.verb} {self.rest}".strip()

    def __str__(self) -> str:
        return self.text


class Answers(Sequence[Answer]):
    """The listed answers in kernel order; each is put into words when it is looked at."""

    def __init__(self, numbers: Sequence[int], say: Callable[[int], Answer]) -> None:
        self.numbers = numbers
        self._say = say

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        if isinstance(index, slice):
            return [self._say(number) for number in self.numbers[index]]
        return self._say(self.numbers[index])

    def __contains__(self, answer: object) -> bool:
        if isinstance(answer, Answer):
            return answer.number in self.numbers and self._say(answer.number) == answer
        return any(answer in (listed.text, listed.whole) for listed in self)


class Question:
    """Who is asked, what, and the listed answers with their texts."""

    def __init__(
        self,
        player: str,
        kind: str,
        answers: Answers,
        follow: Callable[[int], "Question | None"],
        about: Mapping[str, str] | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.answers = answers
        self.about = about or {}
        self._follow = follow

    def then(self, answer: Answer) -> "Question | None":
        """The question that continues the line after this answer, or None when the line is complete."""
        return self._follow(answer.number)

    def lines(self) -> Iterator[str]:
        """The whole lines that may be played, in kernel order."""
        for answer in self.answers:
            more = self.then(answer)
            if more is None:
                yield answer.text
            else:
                for rest in more.lines():
                    yield f"{answer.text} {rest}"

    def __repr__(self) -> str:
        return f"Question({self.player!r}, {self.kind!r}, {len(self.answers)} answers)"


@dataclass(frozen=True, slots=True)
class Result:
    """Who won, and why."""

    winners: tuple[str, ...]
    reason: str


class View(ABC):
    """What one viewer knows: the fold of the events that this viewer saw. It never forgets and never sees the state."""

    def __init__(self, viewer: str) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self.asked: tuple[str, str] | None = None
        self.about: Mapping[str, str] = {}  # public facts of the open question, kept by the match
        self.result: Result | None = None
        self.seen_of_log = 0  # kept by the match: how far into its log this view has looked

    def see(self, event: Event) -> None:
        """Take in one event."""
        self.events.append(event)
        self.fold(event)

    @abstractmethod
    def fold(self, event: Event) -> None:
        """What the event changes in what is known."""

    @abstractmethod
    def position(self) -> Position:
        """The position with question marks."""

    def __str__(self) -> str:
        return str(self.position())


class Game(ABC):
    """One edition with its options and number of players."""

    name: str
    people: int
    options: Mapping[str, str]
    content: str = ""

    @abstractmethod
    def start(self) -> State:
        """The state before anything has happened, at its first question."""

    @abstractmethod
    def starting_from(self, position: Position) -> "Game":
        """The same game, at a table where this position can be."""

    def filled(self, position: Position) -> Iterator[Position]:
        """A test may write `[?]` for any piece left in the box: the positions that it stands for, ten at most."""
        yield position

    @abstractmethod
    def read(self, position: Position) -> State:
        """The state that a position describes, believed as it stands."""

    @abstractmethod
    def position(self, state: State) -> Position:
        """What is true, without marks."""

    @abstractmethod
    def view(self, viewer: str, start: Position | None = None) -> View:
        """An empty view, or one that has been told what the marks of a position grant."""

    @abstractmethod
    def word(self, state: State) -> str:
        """What the open question is called."""

    @abstractmethod
    def continues(self, state: State) -> bool:
        """Whether the open question continues the line of the one before."""

    @abstractmethod
    def say(self, state: State, number: int) -> tuple[str, str]:
        """The verb and the rest of an answer to the open question."""

    @abstractmethod
    def refusal(self, state: State, text: str) -> AntifazError:
        """Why this text is not among the answers; public facts decide which words it uses."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Who won, once it is over."""

    @abstractmethod
    def worlds(self, view: View, dice: Dice, start: Position | None = None) -> Iterator[State]:
        """Full states that fit a view, drawn without end; the game says from which distribution."""

    def about(self, state: State) -> Mapping[str, str]:
        """Public facts that the wording of the open question needs."""
        return {}


def numbers_in(mask: int) -> list[int]:
    """The members of a set, from the smallest on."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return numbers


def question(game: Game, state: State) -> Question:
    """The open question of a state, in words."""
    numbers: Sequence[int]
    if state.mask:
        numbers = numbers_in(state.mask)
    else:
        numbers = range(state.low, state.high + 1)
    continues = game.continues(state)

    def say(number: int) -> Answer:
        verb, rest = game.say(state, number)
        return Answer(number, verb, rest, continues)

    def follow(number: int) -> Question | None:
        after = state.clone()
        after.play(number)
        return question(game, after) if after.who == state.who and game.continues(after) else None

    return Question(letter(state.who), game.word(state), Answers(numbers, say), follow, game.about(state))


@runtime_checkable
class Bot(Protocol):
    """A player that is a program: it gets what its seat saw, nothing more."""

    def answer(self, view: View, question: Question) -> Answer:
        """Choose one of the listed answers."""


@dataclass(frozen=True)
class Option:
    """An option of the rules: its values, the default first. A value in angle brackets stands for any text of its kind."""

    name: str
    values: tuple[str, ...]
    rule: str = ""


@dataclass(frozen=True)
class Edition:
    """What the list of games says of one of them."""

    name: str
    people: range
    options: tuple[Option, ...]
    make: Callable[[str, int, Mapping[str, str], str], Game]
    package: str
    bots: Mapping[str, Callable[[Dice], Bot]] = field(default_factory=dict)
