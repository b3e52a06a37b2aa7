"""A match as text: read it, write it, and run the checks that stand between its lines."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.core.game import Game, question
from antifaz.core.match import Line, Match
from antifaz.core.notation import Position
from antifaz.core.seats import LETTERS

VERSION = "1"
HEAD = ("game", "seats", "options", "content", "from", "refused", "source", "rules", "rules-version", "played")
ENTRY = re.compile(
    r"(?P<player>[a-m*]): (?P<decision>.+)"
    r"|(?P<refused_by>[a-m*])! (?P<refused>.+)"
    r"|(?P<offered_to>[a-m*])\? (?P<offered>.+)"
    r"|- (?P<event>.+)"
    r"|=(?P<as>[a-m*]?) (?P<part>.+)"
    r"|==(?P<all_as>[a-m*]?) (?P<whole>.+)"
    r"|~ (?P<blind>[a-m*]+)"
)
Make = Callable[[str, int, Mapping[str, str], str], Game]


@dataclass
class Entry:
    """One line of a record below its head."""

    number: int
    text: str


@dataclass
class Record:
    """What a file says: its head, and the lines below it."""

    head: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    """Where each key of the head stands."""
    entries: list[Entry] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names in the order of their letters."""
        names = tuple(" ".join(part.split()[1:]) for part in split_list(self.head["seats"]))
        return names if any(names) else ()

    @property
    def options(self) -> dict[str, str]:
        """The options that differ from the default."""
        pairs = (part.partition("=") for part in split_list(self.head.get("options", "")))
        return {key.strip(): value.strip() for key, _, value in pairs}

    def game(self, make: Make) -> Game:
        """The game that the head describes."""
        try:
            return make(self.head["game"], self.people, self.options, self.head.get("content", ""))
        except AntifazError as error:
            raise at(self.lines[self.wrong_key(make)], error) from error

    def wrong_key(self, make: Make) -> str:
        """Which line of the head is to blame when it describes no game."""
        without: Mapping[str, tuple[Mapping[str, str], str]] = {"content": (self.options, ""), "options": ({}, "")}
        for key, (options, content) in without.items():
            if key in self.head:
                with suppress(AntifazError):
                    make(self.head["game"], self.people, options, content)
                    return key
        return "game"

    def starts(self, make: Make, start: Position) -> Iterator[Position]:
        """The positions that a start with question marks stands for."""
        with located(self.lines["from"]):
            yield from self.game(make).filled(start)

    def begin(self, make: Make, start: Position | None) -> Match:
        """The match before its first line."""
        game = self.game(make)
        with located(self.lines.get("from", 1)):
            match = Match(game, start=start, names=self.names)
            if match.game.people != self.people:
                raise Unreadable(f"a position of {match.game.people} people; {self.people} have seats", id="bad-position")
            return match

    @property
    def people(self) -> int:
        """How many play."""
        return len(split_list(self.head["seats"]))

    @property
    def start(self) -> Position | None:
        """The position from which it starts, if it is not the beginning."""
        if "from" not in self.head:
            return None
        with located(self.lines["from"]):
            return Position.read(self.head["from"])


def split_list(text: str) -> list[str]:
    """Parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def at(number: int, error: AntifazError) -> AntifazError:
    """The same error, with the line where it was found."""
    where = type(error)(f"line {number}: {error.sentence}", id=error.id, rule=error.rule, **error.about)
    where.about = {**error.about, "line": str(number)}
    return where


@contextmanager
def located(number: int) -> Iterator[None]:
    """Errors name the line, if they do not name one yet."""
    try:
        yield
    except AntifazError as error:
        if "line" in error.about:
            raise
        raise at(number, error) from error


def unreadable(number: int, sentence: str, **about: str) -> Unreadable:
    """A line that is not in the notation."""
    return Unreadable(f"line {number}: {sentence}", id="unreadable", line=str(number), **about)


def read(text: str) -> Record:
    """Take a record apart; whether its decisions are legal is seen when it is played."""
    record = Record()
    lines = list(enumerate(text.splitlines(), 1))
    body = read_head(record, lines)
    for number, line in body:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if ENTRY.fullmatch(line) is None:
            raise unreadable(
                number,
                f"{line!r} is no line of a record; expected 'b: answer', 'b! answer', 'b? answer', "
                "'- event', '= position', '== position', '~ letters' or '# remark'",
                text=line,
            )
        record.entries.append(Entry(number, line))
    return record


def read_head(record: Record, lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines of `key: value` up to the first empty one; what follows is returned."""
    for index, (number, line) in enumerate(lines):
        if line.startswith("#"):
            continue
        if not line.strip():
            if record.head:
                return check_head(record, lines[index + 1 :], number)
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in HEAD:
            raise unreadable(number, f"{line!r} is no line of a head; expected one of {', '.join(HEAD)}", text=line)
        if key in record.head:
            raise unreadable(number, f"{key} is written twice", text=line)
        record.head[key] = value.strip()
        record.lines[key] = number
    return check_head(record, [], len(lines) + 1)


def check_head(record: Record, rest: list[tuple[int, str]], number: int) -> list[tuple[int, str]]:
    """A head names at least its game and its seats, the people in the order of their letters."""
    for key in ("game", "seats"):
        if not record.head.get(key):
            raise unreadable(number, f"the head has no {key}")
    for place, part in enumerate(split_list(record.head["seats"])):
        if place >= len(LETTERS) or part.split(maxsplit=1)[0] != LETTERS[place]:
            expected = LETTERS[place] if place < len(LETTERS) else "at most 13 people"
            raise unreadable(number, f"seats: {part!r} stands where {expected} was expected", text=part)
    if "options" in record.head:
        for part in split_list(record.head["options"]):
            if "=" not in part:
                raise unreadable(number, f"options: {part!r} is no name=value", text=part)
    return rest


def load(text: str, make: Make) -> Match:
    """Bring a match back; checks between the lines are left aside."""
    record = read(text)
    match = record.begin(make, record.start)
    for entry in record.entries:
        parts = ENTRY.fullmatch(entry.text)
        if parts is not None and parts["player"]:
            decide(match, parts["player"], parts["decision"], entry.number)
    return match


def decide(match: Match, player: str, text: str, number: int) -> None:
    """Play one line of a record."""
    asked = match.asked
    if asked is None:
        raise Refused(f"line {number}: the match is over; no answer is expected", id="over", line=str(number))
    if asked[0] != player:
        raise Refused(
            f"line {number}: {player} is not asked; {asked[0]} is ({asked[1]})",
            id="not-asked",
            line=str(number),
            player=player,
            asked=asked[0],
            kind=asked[1],
        )
    with located(number):
        match.play(text)


def write(match: Match) -> str:
    """The text of a match; neighbouring draws of one kind share a line."""
    head = {
        "game": match.game.name,
        "seats": ", ".join(f"{LETTERS[i]} {name}".strip() for i, name in enumerate(names_of(match))),
        "options": ", ".join(f"{key}={value}" for key, value in match.game.options.items()),
        "content": match.game.content,
        "from": str(match.start) if match.start else "",
        "rules-version": VERSION,
    }
    lines = [f"{key}: {value}" for key, value in head.items() if value]
    return "\n".join([*lines, "", *(f"{line.player}: {line.text}" for line in joined(match.lines)), ""])


def names_of(match: Match) -> tuple[str, ...]:
    """The people's names, or nothing for each; a name can hold no comma and no end of a line."""
    names = [" ".join(name.replace(",", " ").split()) for name in match.names]
    return (*names, *[""] * match.game.people)[: match.game.people]


def joined(lines: Iterable[Line]) -> Iterator[Line]:
    """The dealer's draws of one kind on one line, its verb said once."""
    last: Line | None = None
    for line in lines:
        verb, _, rest = line.text.partition(" ")
        if last is not None and last.player == line.player == "*" and last.text.split()[0] == verb:
            last = Line("*", f"{last.text} {rest}", last.events)
            continue
        if last is not None:
            yield last
        last = line
    if last is not None:
        yield last


# -- checking --------------------------------------------------------------------------------------------------


class Check:
    """A record being run: what is true now, and what the last decision was."""

    def __init__(self, record: Record, make: Make, start: Position | None) -> None:
        self.match = record.begin(make, start)
        self.before = self.match  # as it was before the last decision
        self.text = ""  # of that decision
        self.heard = 0  # events that a `-` line has matched, or that are older

    def run(self, entry: Entry) -> list[str]:
        """What is wrong with one line; nothing when it holds."""
        parts = ENTRY.fullmatch(entry.text)
        assert parts is not None
        found = parts.groupdict()
        if found["player"]:
            return self.decide(found["player"], found["decision"], entry.number)
        if found["refused_by"]:
            return self.refuses(found["refused_by"], found["refused"])
        if found["offered_to"]:
            return self.offers(found["offered_to"], found["offered"])
        if found["event"]:
            return self.happened(found["event"])
        if found["part"]:
            return Position.read(found["part"]).missing_in(self.position(found["as"]))
        if found["whole"]:
            return same(Position.read(found["whole"]), self.position(found["all_as"]))
        return self.blind(found["blind"])

    def position(self, who: str) -> Position:
        """The position as it is, or as somebody sees it."""
        return self.match.view(who).position() if who else self.match.position()

    def decide(self, player: str, text: str, number: int) -> list[str]:
        self.before = self.match.clone()
        self.text = text
        self.heard = len(self.match.all_events())
        decide(self.match, player, text, number)
        return []

    def refuses(self, player: str, text: str) -> list[str]:
        asked = self.match.asked
        if asked is None or asked[0] != player:
            return [f"expected that {player} is asked, found {asked[0] if asked else 'nobody'}"]
        try:
            self.match.clone().play(text)
        except Refused:
            return []
        return [f"expected that {player} may not answer {text!r}, but it is accepted"]

    def offers(self, player: str, text: str) -> list[str]:
        asked = self.match.asked
        if asked is None or asked[0] != player:
            return [f"expected that {player} is asked, found {asked[0] if asked else 'nobody'}"]
        try:
            self.match.clone().play(text)
        except Refused as error:
            return [f"expected that {player} may answer {text!r}: {error}"]
        return []

    def happened(self, text: str) -> list[str]:
        events = self.match.all_events()
        for place in range(self.heard, len(events)):
            if str(events[place]) == text:
                self.heard = place + 1
                return []
        rest = ", ".join(str(event) for event in events[self.heard :]) or "nothing"
        return [f"expected the event {text!r}, found {rest}"]

    def blind(self, people: str) -> list[str]:
        """Had the bracket held anything else, these people would see the same."""
        differences = []
        others = [text for text in alternatives(self.before, self.text) if text != self.text]
        if not others:
            return [f"expected another bracket in {self.text!r} to compare with, found none"]
        for text in others:
            other = self.before.clone()
            other.play(text)
            for who in people:
                differences += [f"{who} can tell {text!r} from {self.text!r}: {d}" for d in tell_apart(self.match, other, who)]
        return differences


def tell_apart(one: Match, other: Match, who: str) -> list[str]:
    """What a viewer could see that differs between two matches."""
    differences = same(one.view(who).position(), other.view(who).position())
    events, others = one.events(who), other.events(who)
    if events != others:
        differences.append(f"events {', '.join(map(str, events[-4:]))} and {', '.join(map(str, others[-4:]))}")
    if one.asked != other.asked:
        differences.append(f"{one.asked} and {other.asked} are asked")
    elif one.asked and one.asked[0] == who and answers(one) != answers(other):
        differences.append("the answers differ")
    return differences


def answers(match: Match) -> list[str]:
    """The texts of the listed answers."""
    return [answer.text for answer in match.question.answers] if match.question else []


def alternatives(match: Match, text: str) -> list[str]:
    """The lines that may be played and differ from this one at most inside brackets."""
    lines: list[str] = []
    grow(match, "", len(text.split()), lines)
    return [line for line in lines if in_sight(line) == in_sight(text)]


def in_sight(line: str) -> list[str]:
    """The words of a line that everybody sees."""
    return [word for word in line.split() if not word.startswith("[")]


def grow(match: Match, begun: str, words: int, found: list[str]) -> None:
    """Collect the lines of so many words that may be played."""
    probe = match.state()
    for number in match.read(begun) if begun else []:
        probe.play(number)
    if begun and not match.game.continues(probe):
        return
    for answer in question(match.game, probe).answers:
        line = f"{begun} {answer.text}".strip()
        length = len(line.split())
        if length == words:
            found.append(line)
        elif length < words:
            grow(match, line, words, found)


def same(wanted: Position, found: Position) -> list[str]:
    """Two positions must be equal to the letter."""
    return [] if str(wanted) == str(found) else [f"expected {wanted}", f"found    {found}"]


def check(text: str, make: Make, name: str = "record") -> list[str]:
    """Run a record; the first difference, with its line, or nothing when all holds."""
    try:
        record = read(text)
        if "refused" in record.head:
            return check_refused(record, make, name)
        starts = [None] if record.start is None else list(record.starts(make, record.start))
        for start in starts:
            differences = check_from(record, make, name, start)
            if differences:
                return differences
    except AntifazError as error:
        return [f"{name}: {error}"]
    return []


def check_refused(record: Record, make: Make, name: str) -> list[str]:
    """A table that may not be: its refusal names these rules, and nothing is played at it."""
    if record.entries:
        raise unreadable(record.entries[0].number, "nothing can be played at a table that is refused")
    number, wanted = record.lines["refused"], record.head["refused"]
    try:
        record.game(make)
        found = "none, it is accepted"
    except Refused as error:
        found = error.about.get("rules", error.rule)
    return [] if found == wanted else [f"{name}:{number}: refused: {wanted}", f"    expected {wanted}", f"    found    {found}"]


def check_from(record: Record, make: Make, name: str, start: Position | None) -> list[str]:
    """Run a record from one of the positions that its start stands for."""
    run = Check(record, make, start)
    for entry in record.entries:
        with located(entry.number):
            differences = run.run(entry)
        if differences:
            where = [f"    from {start}"] if start and "[?]" in record.head["from"] else []
            return [f"{name}:{entry.number}: {entry.text}", *(f"    {line}" for line in differences), *where]
    return []
