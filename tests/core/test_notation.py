"""Positions as text: read, written, compared (docs/notation.md, 1)."""

import pytest

from antifaz.core.errors import Unreadable
from antifaz.core.notation import Position

WHOLE = "a [King:ab] 6 shown / b [?] [Fool|Spy] 5 / a.parade M01 M02 / court 2 / announced King@a / applied M24@M13 > b contest"


@pytest.mark.parametrize(
    "text",
    [
        WHOLE,
        "a [King] 6",
        "a 6 / b -3 > end",
        "a > * deal",
        "answered [pass] [contest.left] [Subjugate] > c contest",
        "motor b3@40000.12500 c16@0.12500 / b.destroyed b1 > a insert",
        "logical [Guilty:b] [?] 2 1",
        "centre King [Fool]",
    ],
)
def test_what_is_read_is_written(text: str) -> None:
    assert str(Position.read(text)) == text
    assert Position.read(f"  {text.replace(' / ', '  /   ')}  ") == Position.read(text)


def test_parts() -> None:
    position = Position.read(WHOLE)
    assert list(position.zones) == ["a", "b", "a.parade", "court", "announced", "applied"]
    assert position.zones["a"] == ["[King:ab]", "6", "shown"]
    assert position.asked == "b contest"
    assert position != WHOLE
    assert len({position, Position.read(WHOLE)}) == 1


def test_repetitions_are_written_out() -> None:
    assert Position.read("a [?]*3 [King]*2 5").zones["a"] == ["[?]", "[?]", "[?]", "[King]", "[King]", "5"]
    assert len(Position.read("a [?]*99999999999999").zones["a"]) <= 63


def test_marks_come_off() -> None:
    assert (
        str(Position.read("a [King:ab] [?] Fool / answered [pass] > c").unmarked()) == "a [King] [?] Fool / answered [pass] > c"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a [King", "'[King' is no item of a position; expected a Piece"),
        ("a []", "'[]' is no item"),
        ("a [king:b]", "is no item"),
        ("a [King:xyz]", "is no item"),
        ("a 6 / a 7", "the zone a is written twice"),
        ("A 6", "'A' is no zone; expected a person's letter or a word such as court"),
        ("6 a", "'6' is no zone"),
        ("a. 6", "'a.' is no zone"),
        ("a 6 / / b 6", "an empty zone"),
        ("a 6 >", "nobody is named after '>'"),
        ("a 6 > ", "nobody is named after '>'"),
        ("a 6;7", "'6;7' is no item"),
    ],
)
def test_unreadable(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Position.read(text)
    assert sentence in str(caught.value)


HELD = "a [King:ab] 6 shown owes / b [Fool] [Spy:b] 5 / court 2 / turn 7 > b contest"


@pytest.mark.parametrize(
    "part",
    [
        HELD,
        "a 6",
        "a",
        "a [King]",
        "a [King:ab]",
        "a owes",
        "a owes shown",
        "b [Fool] [Spy]",
        "b [Fool] [Spy:b] 5",
        "court 2 / a 6",
        "a 6 > b contest",
        "",
    ],
)
def test_contained(part: str) -> None:
    # what is not written is not compared
    assert Position.read(part).missing_in(Position.read(HELD)) == []


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("a 7", "expected 'a 7', found 'a 6'"),
        ("a 6 6", "expected 'a 6 6', found 'a 6'"),
        ("a [Queen]", "expected 'a [Queen]', found 'a [King:ab]'"),
        ("a [King:a]", "expected 'a [King:a]', found 'a [King:ab]'"),
        ("a King", "expected 'a King', found 'a [King:ab]'"),
        ("b [Spy] [Fool]", "expected 'b [Spy] [Fool]', found 'b [Fool] [Spy:b]'"),
        ("b [Fool]", "expected 'b [Fool]', found 'b [Fool] [Spy:b]'"),
        ("a won", "expected 'a won', found 'a shown owes'"),
        ("centre", "expected a zone centre, found none"),
        ("centre [King]", "expected 'centre [King]', found 'centre '"),
        ("court 0", "expected 'court 0', found 'court 2'"),
        ("a > a", "expected '> a', found '> b contest'"),
        ("a > end", "expected '> end', found '> b contest'"),
    ],
)
def test_missing(part: str, line: str) -> None:
    assert Position.read(part).missing_in(Position.read(HELD)) == [line]


def test_an_empty_amount_is_nothing() -> None:
    assert Position.read("court 0").missing_in(Position.read("a 6")) == []
    assert Position.read("court 1").missing_in(Position.read("a 6")) != []
