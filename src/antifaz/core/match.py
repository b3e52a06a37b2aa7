"""A match: a game, its decisions so far, its state. Play, replay, view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from antifaz.core.chance import Dice
from antifaz.core.errors import Refused, Unreadable
from antifaz.core.events import Event
from antifaz.core.game import Answer, Game, Question, Result, View, numbers_in, question
from antifaz.core.notation import Position
from antifaz.core.seats import DEALER, LETTERS, NOBODY, letter, viewer
from antifaz.core.state import State


@dataclass(slots=True)
class Line:
    """One decision as text; `events` is how many had happened before it."""

    player: str
    text: str
    events: int = 0


class Match:
    """A game in progress. The dealer's questions are answered by `dice`; without dice they are asked like any other."""

    def __init__(self, game: Game, dice: Dice | None = None, start: Position | None = None, names: Sequence[str] = ()) -> None:
        self.game = game if start is None else game.starting_from(start)
        self.dice = dice
        self.start = start
        self.names = tuple(names)
        self.lines: list[Line] = []
        self._views: dict[str, View] = {}
        self._question: Question | None = None
        self._state = self.game.start() if start is None else believed(self.game, start)
        self._log: list[Event] = []
        self._state.log = self._log
        self._let_the_dealer_answer()

    # -- asking ------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The open question, or None when the match is over."""
        if self._state.who == NOBODY:
            return None
        if self._question is None:
            self._question = question(self.game, self._state.clone())  # it stays as it is when the match moves on
        return self._question

    @property
    def result(self) -> Result | None:
        """Who won and why, or None while the match goes on."""
        return self.game.result(self._state) if self._state.who == NOBODY else None

    @property
    def mid_line(self) -> bool:
        """Whether the open question continues a line that has been begun."""
        return self._state.who != NOBODY and self.game.continues(self._state)

    def view(self, letter: str = "*") -> View:
        """What a person knows; `*` is a spectator. The view goes on living: it follows the match when asked for again."""
        who = self._viewer(letter)
        view = self._views.get(letter)
        if view is None:
            view = self._views[letter] = self.new_view(letter)
        for event in self._log[view.seen_of_log :]:
            if event.seen_by(who):
                view.see(event)
        view.seen_of_log = len(self._log)
        view.asked = self.asked
        view.about = {} if view.asked is None else self.game.about(self._state)
        view.result = self.result
        return view

    def new_view(self, letter: str) -> View:
        """A view that has seen nothing but the position from which the match starts."""
        return self.game.view(letter, self.start)

    def _viewer(self, letter: str) -> int:
        """Whoever looks must sit at this table, or be a spectator."""
        if letter == "*" or letter in LETTERS[: self.game.people]:
            return viewer(letter)
        raise Refused(
            f"nobody here is {letter!r}; there are {', '.join(LETTERS[: self.game.people])} and * for a spectator",
            id="no-person",
            text=letter,
        )

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked what; everybody may know."""
        return None if self._state.who == NOBODY else (letter(self._state.who), self.game.word(self._state))

    def events(self, letter: str = "*") -> list[Event]:
        """What a person (or a spectator) has seen happen, in order."""
        who = self._viewer(letter)
        return [event for event in self._log if event.seen_by(who)]

    def all_events(self) -> Sequence[Event]:
        """Everything that happened, secrets included: for the referee and for tests."""
        return self._log

    def position(self) -> Position:
        """Everything that is true, with the marks of who knows what, written from the views."""
        views = [self.view(letter) for letter in LETTERS[: self.game.people]]
        return marked(self.game.position(self._state), views)

    def state(self) -> State:
        """A copy of the full state: for the referee and for tests, never for a player."""
        return self._state.clone()

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, answer: Answer | str) -> None:
        """Play an answer, or a line of text that carries several. What is refused changes nothing."""
        if self._state.who == NOBODY:
            raise Refused("the match is over; no answer is expected", id="over")
        if isinstance(answer, Answer) and answer.continues == self.game.continues(self._state):
            if not self._state.listed(answer.number) or self.game.say(self._state, answer.number) != (answer.verb, answer.rest):
                raise self.game.refusal(self._state, answer.whole)
            self._apply(answer.number)
        else:
            for number in self.read(str(answer)):
                self._apply(number)
        self._let_the_dealer_answer()

    def read(self, text: str) -> list[int]:
        """The answers that a text carries; raises when it cannot be read or is not listed."""
        words = text.split()
        if not words:
            raise Unreadable("an empty answer; expected one of the listed ones", id="empty")
        open_question = self.question
        if open_question is None:
            raise Refused("the match is over; no answer is expected", id="over")
        found = find(open_question, words, "")
        if found is None:
            raise self.game.refusal(self._state, " ".join(words))
        number, verb, used = found
        numbers = [number]
        words = words[used:]
        if not words:
            return numbers
        probe = self._state.clone()
        who = probe.who
        probe.play(number)
        while words:
            goes_on = probe.who == who and (who == DEALER or self.game.continues(probe))
            found = find(question(self.game, probe), words, verb) if goes_on else None
            if found is None:
                raise self.game.refusal(self._state, " ".join(text.split()))
            number, verb, used = found
            words = words[used:]
            numbers.append(number)
            probe.play(number)
        return numbers

    def whole_line(self, text: str) -> None:
        """Check that a text is a complete line; raises otherwise, and plays nothing."""
        probe = self._state.clone()
        for number in self.read(text):
            probe.play(number)
        if probe.who == self._state.who and self.game.continues(probe):
            answers = question(self.game, probe).answers
            listed = " or ".join(map(str, answers)) if len(answers) <= 20 else f"{answers[0]} to {answers[-1]}"
            raise Unreadable(f"{text!r} is not finished; expected {listed} after it", id="unfinished", text=text)

    def clone(self) -> "Match":
        """An independent copy."""
        new = Match.__new__(Match)
        new.game, new.dice, new.start, new.names = self.game, self.dice, self.start, self.names
        new.lines = [Line(line.player, line.text, line.events) for line in self.lines]
        new._views, new._question = {}, None
        new._state = self._state.clone()
        new._log = list(self._log)
        new._state.log = new._log
        return new

    def record(self) -> str:
        """The match as text."""
        from antifaz.core.record import write

        return write(self)

    def _apply(self, number: int) -> None:
        state = self._state
        verb, rest = self.game.say(state, number)
        player = letter(state.who)
        if self.game.continues(state) and self.lines:
            self.lines[-1].text += f" {rest}"
        else:
            self.lines.append(Line(player, f"{verb} {rest}".strip(), len(self._log)))
        self._question = None
        state.play(number)

    def _let_the_dealer_answer(self) -> None:
        if self.dice is None:
            return
        while self._state.who == DEALER:
            self._apply(draw(self._state, self.dice))


def believed(game: Game, start: Position) -> State:
    """The state that a position describes; what it says must come out when the state is written down again."""
    state = game.read(start)
    lost = start.unmarked().missing_in(game.position(state))
    if lost:
        raise Unreadable(f"{game.name} cannot start from this position: {'; '.join(lost)}", id="bad-position", text=str(start))
    return state


def draw(state: State, dice: Dice) -> int:
    """An outcome of the dealer, each as likely as its weight."""
    if not state.mask:
        return int(state.low + dice.below(state.high - state.low + 1))
    numbers = numbers_in(state.mask)
    weights = [state.weight(number) for number in numbers]
    rest = dice.below(sum(weights))
    for number, weight in zip(numbers, weights, strict=True):
        if rest < weight:
            return number
        rest -= weight
    raise AssertionError("the dealer has nothing to draw")


def find(question: Question, words: list[str], verb: str) -> tuple[int, str, int] | None:
    """The answer with which the words begin: its number, its verb, and how many words it takes."""
    best: tuple[int, str, int] | None = None
    for answer in question.answers:
        for text in candidates(answer, verb):
            wanted = text.split()
            if words[: len(wanted)] == wanted and (best is None or len(wanted) > best[2]):
                best = (answer.number, answer.verb, len(wanted))
                if len(wanted) == len(words):
                    return best
    return best


def candidates(answer: Answer, verb: str) -> Iterator[str]:
    """How an answer may be written: whole, or without the verb where the line has just said it or it continues the line."""
    yield answer.whole
    if answer.rest and (answer.continues or answer.verb == verb):
        yield answer.rest


def marked(position: Position, views: Sequence[View]) -> Position:
    """The position with the marks of who knows each hidden card for certain."""
    zones = {zone: list(items) for zone, items in position.zones.items()}
    seen = [(view.viewer, view.position().zones) for view in views]
    for zone, items in zones.items():
        for place, item in enumerate(items):
            if item.startswith("[") and item[1].isupper():
                knows = "".join(letter for letter, known in seen if known.get(zone, items)[place] == item)
                if knows:
                    items[place] = f"{item[:-1]}:{knows}]"
    return Position(zones, position.asked)
