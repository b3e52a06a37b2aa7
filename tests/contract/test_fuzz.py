"""Broken input of every kind is refused with a sentence that names the line and what was expected, and changes nothing."""

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.core.record import check, load
from tests.contract.play import RandomDice
from tests.contract.subjects import TABLES, Table, make
from tests.contract.test_replays import some_matches, step
from tests.volume import volume

CASES = 6_000
ODD = (
    "", " ", "0", "-1", "99", "999999999999999999999", "٣", "²", "x", "*", "a", "m", "n", "z", "[", "]", "[]", "[?]", "[?]*3", "[?]*99999999999",
    "[King", "King]", "[King:ab]", "[King:zz]", "[King|Fool]", "King", "king", "Nobody", "[Lamp]", "Lamp", "Lamp@a", "King@a", "King@z", "King@",
    "[yes]", "[no]", "[pass]", "[contest.left]", "[block]", "left", "right", "protected", "centre1", "centre9", "b.left", "b.centre", "shown",
    "shown.left", "owes", "won", ">", "/", ":", "=", "==", "~", "-", "!", "?", "#", "\t", "\u2028", "\x00", "\x1c", "é", "👺", "a" * 5000,
    "announced King@a", "chosen b", "answered [pass]", "stock King", "turn 5", "turn 0", "court 300", "under [Fan]", "playing Mirror Lamp Fan", "end",
)  # fmt: skip
"""Words that mean something somewhere, or nowhere."""


def mutated(text: str, chance: random.Random) -> str:
    """A valid text, spoiled in a few places."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        text = chance.choice(SPOILERS)(text, chance)
    return text


def spoil_words(text: str, chance: random.Random) -> str:
    """One word doubled, taken out, exchanged, or replaced by another one."""
    parts = re.split(r"(\s+)", text)
    one, other = chance.randrange(len(parts)), chance.randrange(len(parts))
    way = chance.randrange(4)
    if way == 0:
        parts[one] = chance.choice(ODD)
    elif way == 1:
        parts[one], parts[other] = parts[other], parts[one]
    elif way == 2:
        parts[one] = ""
    else:
        parts.insert(one, f" {parts[other]} ")
    return "".join(parts)


def spoil_letters(text: str, chance: random.Random) -> str:
    """One letter more, less, or another."""
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice(("", chance.choice("aAbz*[]:/>0 \n-=~!?.@|"))) + text[place + chance.randrange(2) :]


def spoil_lines(text: str, chance: random.Random) -> str:
    """One line doubled, taken out, or exchanged with another one."""
    lines = text.splitlines() or [""]
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one : one + 1] = chance.choice(([], [lines[one]] * 2, [lines[other]], [spoil_words(lines[other], chance)]))
    return "\n".join(lines)


SPOILERS: tuple[Callable[[str, random.Random], str], ...] = (spoil_words, spoil_words, spoil_letters, spoil_lines)


def state_of(match: Match) -> tuple[object, ...]:
    """All that an error must leave as it is."""
    return match.record(), str(match.position()), list(match.all_events()), match.asked, repr(match.view("a")), len(match.lines)


def assert_says_something(error: AntifazError) -> None:
    sentence = str(error)
    assert isinstance(error, Unreadable | Refused)
    assert error.id
    assert len(sentence) > 12, sentence
    assert all(isinstance(value, str) for value in error.about.values())


def cases(number: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """So many examples for every table."""
    return settings(max_examples=max(1, volume(number) // len(TABLES)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_answers(table: Table) -> None:
    matches = list(some_matches(table, "answers", 5 * len(TABLES)))

    @cases(CASES)
    @given(which=st.integers(0, len(matches) - 1), seed=st.integers(0, 1 << 30), text=st.none() | st.text(max_size=30))
    def case(which: int, seed: int, text: str | None) -> None:
        match, chance = matches[which][0], random.Random(seed)
        if not match.question:
            match = matches[which] = Match(table.game(chance), RandomDice(chance)), chance  # type: ignore[assignment, arg-type]
            match = matches[which][0]
        step(table, match, chance)
        lines = [line.text for line in match.lines]
        text = mutated(chance.choice(lines), chance) if text is None else text
        before = state_of(match)
        for play in (match.clone().play, match.whole_line, match.read):
            try:
                play(text)
            except (Unreadable, Refused) as error:
                assert_says_something(error)
        assert state_of(match) == before
        try:
            match.play(text)
        except (Unreadable, Refused) as error:
            assert_says_something(error)
            assert state_of(match) == before

    case()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_options(table: Table) -> None:
    names = [option.name for option in table.subject.edition.options] or ["none"]
    values = [value for option in table.subject.edition.options for value in option.values]

    @cases(CASES)
    @given(
        people=st.sampled_from([table.people] * 4 + [-1, 0, 1, 14, 10**20]),
        name=st.sampled_from([table.subject.name] * 6 + ["", "mascarade", "chess"]),
        options=st.dictionaries(
            st.sampled_from(names) | st.text(max_size=8), st.sampled_from([*values, *ODD]) | st.text(max_size=20), max_size=3
        ),
        content=st.sampled_from([""] * 8 + ["/nowhere", "x", "\x00"]),
    )
    def case(people: int, name: str, options: dict[str, str], content: str) -> None:
        try:
            game = make(name, people, options, content)
        except (Unreadable, Refused) as error:
            assert_says_something(error)
            return
        chance = random.Random(0)
        match = Match(game, RandomDice(chance))  # type: ignore[arg-type]
        for _ in range(3):
            step(table, match, chance)

    case()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions(table: Table) -> None:
    chance = random.Random(f"positions {table}")
    texts: list[tuple[Match, str]] = []
    for match, _ in some_matches(table, "spoiled", 4 * len(TABLES)):
        while match.question and len(match.lines) < 60:
            step(table, match, chance)
            if not match.mid_line and chance.random() < 0.3:
                texts.append((match, str(match.position())))

    @cases(CASES)
    @given(which=st.integers(0, len(texts) - 1), seed=st.integers(0, 1 << 30), text=st.none() | st.text(max_size=60))
    def case(which: int, seed: int, text: str | None) -> None:
        match, position = texts[which]
        chance = random.Random(seed)
        text = mutated(position, chance) if text is None else text
        try:
            start = Position.read(text)
            again = Match(match.game, RandomDice(chance), start=start)  # type: ignore[arg-type]
        except (Unreadable, Refused) as error:
            assert_says_something(error)
            return
        # what is believed as it stands can be looked at and played
        for viewer in "abcdefghijklm"[: again.game.people] + "*":
            str(again.view(viewer))
        for _ in range(8):
            if again.question:
                step(table, again, chance)
        str(again.position() if not again.mid_line else "")

    case()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_records(table: Table) -> None:
    chance = random.Random(f"records {table}")
    texts: list[str] = []
    for match, _ in some_matches(table, "spoiled records", 4 * len(TABLES)):
        while match.question and len(match.lines) < 40:
            step(table, match, chance)
        start = match.start or ""
        texts += [
            match.record(),
            f"{match.record()}== {match.position()}\n=a {match.view('a')}\n~ ab\na! look\nb? pass\n- turn 1 a\n# {start}\n",
        ]

    @cases(CASES)
    @given(which=st.integers(0, len(texts) - 1), seed=st.integers(0, 1 << 30), text=st.none() | st.text(max_size=60))
    def case(which: int, seed: int, text: str | None) -> None:
        text = mutated(texts[which], random.Random(seed)) if text is None else text
        error: AntifazError | None = None
        try:
            load(text, make)
        except (Unreadable, Refused) as found:
            error = found
        if error is not None:
            assert_says_something(error)
            line = re.match(r"line (\d+): ", str(error))
            assert line is not None, str(error)
            assert 1 <= int(line[1]) <= len(text.splitlines()) + 1
        differences = check(text, make, "x.record")
        assert all(isinstance(line, str) for line in differences)
        assert not differences or re.match(r"x\.record(:\d+: |: line \d+: )", differences[0]), differences

    case()
