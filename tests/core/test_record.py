"""Records: every kind of line holds when it should, and fails with its line when it should (docs/notation.md, 5)."""

import pytest

from antifaz.core.errors import Refused, Unreadable
from antifaz.core.match import Line, Match
from antifaz.core.record import check, joined, load, read, write
from antifaz.games import make

HEAD = "game: mascarade/2\nseats: a Ana, b, c Elena, d Olmo\nfrom: a [King:a] 6 / b [Empress:b] 6 / c [Judge] 6 / d [Thief] 6 / centre [ConArtist] [Cheat] / turn 5 > a\n\n"


def lines(*body: str) -> str:
    return HEAD + "\n".join(body) + "\n"


HOLDS = [
    ("a: look", "- looked a", "- saw a King"),
    ("a: look", "- looked a", "- turn 6 b"),
    ("a? look", "a? announce King", "a? swap b [yes]", "a: look", "b? look"),
    ("a! contest", "a! swap a [yes]", "a! announce Queen"),
    ("a: look", "= a 6 / b 6 / court 0 > b", "= a [King]", "= a [King:a]"),
    ("== a [King:a] 6 / b [Empress:b] 6 / c [Judge] 6 / d [Thief] 6 / centre [ConArtist] [Cheat] / turn 5 > a",),
    ("=a a [King]", "=b a [?]", "=* a [?]", "==c a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / centre [?] [?] / turn 5 > a"),
    ("a: swap b [yes]", "~ bcd", "~ *"),
    ("a: swap b", "a: [yes]", "=a b [King]"),
    ("# a remark", "", "   ", "a: look"),
    ("a: announce King", "b: pass", "c: pass", "d: pass", "- took a 2 bank", "= a 8"),
]


@pytest.mark.parametrize("body", HOLDS)
def test_holds(body: tuple[str, ...]) -> None:
    assert check(lines(*body), make) == []


FAILS = [
    # (the lines, which one is wrong, what is said about it)
    (("a: look", "- looked b"), 2, "expected the event 'looked b', found looked a, saw a King, turn 6 b"),
    (("a: look", "- turn 6 b", "- looked a"), 3, "expected the event 'looked a', found nothing"),
    (("a: look", "- looked a", "- looked a"), 3, "expected the event 'looked a'"),
    (("a: look", "b: look", "- looked a"), 3, "expected the event 'looked a'"),
    (("- turn 5 a",), 1, "expected the event 'turn 5 a', found nothing"),
    (("a? contest",), 1, "expected that a may answer 'contest': a may not"),
    (("b? look",), 1, "expected that b is asked, found a"),
    (("a! look",), 1, "expected that a may not answer 'look', but it is accepted"),
    (("b! look",), 1, "expected that b is asked, found a"),
    (("= a 7",), 1, "expected 'a 7', found 'a 6'"),
    (("= a [Queen]",), 1, "expected 'a [Queen]', found 'a [King:a]'"),
    (("= a > b",), 1, "expected '> b', found '> a'"),
    (("== a [King:a] 6",), 1, "expected a [King:a] 6"),
    (
        ("== a [King] 6 / b [Empress:b] 6 / c [Judge] 6 / d [Thief] 6 / centre [ConArtist] [Cheat] / turn 5 > a",),
        1,
        "found    a [King:a]",
    ),
    (
        ("== b [Empress:b] 6 / a [King:a] 6 / c [Judge] 6 / d [Thief] 6 / centre [ConArtist] [Cheat] / turn 5 > a",),
        1,
        "found    a [King:a]",
    ),
    (("=b a [King]",), 1, "expected 'a [King]', found 'a [?]'"),
    (("=* b [Empress]",), 1, "expected 'b [Empress]', found 'b [?]'"),
    (("==c a [?] 6",), 1, "expected a [?] 6"),
    (("a: swap b [yes]", "~ abcd"), 2, "a can tell 'swap b [no]' from 'swap b [yes]'"),
    (("a: look", "~ b"), 2, "expected another bracket in 'look' to compare with, found none"),
]


@pytest.mark.parametrize(("body", "wrong", "sentence"), FAILS)
def test_fails(body: tuple[str, ...], wrong: int, sentence: str) -> None:
    first, *rest = check(lines(*body), make, "x.record")
    assert first == f"x.record:{wrong + 4}: {body[wrong - 1]}"
    assert sentence in "\n".join(rest)


SMALL = "game: mascarade/1\nseats: a, b\n"


def test_a_refused_table_names_exactly_its_rules() -> None:
    assert check(f"{SMALL}options: masks=Judge King\nrefused: M1-V2-SETUP-01\n", make) == []
    assert check(f"{SMALL}options: masks=King\nrefused: M1-V2-SETUP-01\n", make, "x.record") == [
        "x.record:4: refused: M1-V2-SETUP-01",
        "    expected M1-V2-SETUP-01",
        "    found    MA-CUSTOM-01 M1-V2-SETUP-01",
    ]
    assert check(f"{SMALL}options: turn-limit=40\nrefused: M1-V2-SETUP-01\n", make, "x.record") == [
        "x.record:4: refused: M1-V2-SETUP-01",
        "    expected M1-V2-SETUP-01",
        "    found    none, it is accepted",
    ]


def test_nothing_is_played_at_a_refused_table() -> None:
    text = f"{SMALL}options: masks=Judge\nrefused: M1-V2-SETUP-01\n\na: look\n"
    assert check(text, make, "x.record") == ["x.record: line 6: nothing can be played at a table that is refused"]


STOPS = [
    (lines("b: look"), "line 5: b is not asked; a is (turn)"),
    (lines("a: look", "b: contest"), "line 6: b may not"),
    (lines("a: sing"), "line 5: 'sing' is no answer"),
    (lines("a look"), "line 5: 'a look' is no line of a record; expected 'b: answer'"),
    (lines("n: look"), "line 5: 'n: look' is no line of a record"),
    (lines("~ z"), "line 5: '~ z' is no line of a record"),
    (lines("a: look", "= a King]"), "line 6: 'King]' is no item of a position"),
    (lines("a: look", "=m a 6"), "line 6: nobody here is 'm'; there are a, b, c, d and * for a spectator"),
    ("game: mascarade/2\n\n", "line 2: the head has no seats"),
    ("seats: a, b\n\n", "line 2: the head has no game"),
    ("", "line 1: the head has no game"),
    ("game: mascarade/2\nseats: a, c\n\n", "line 3: seats: 'c' stands where b was expected"),
    ("game: mascarade/2\nseats: b, a\n\n", "line 3: seats: 'b' stands where a was expected"),
    ("game: mascarade/2\ngame: mascarade/1\n", "line 2: game is written twice"),
    ("game: mascarade/2\ncolour: red\n", "line 2: 'colour: red' is no line of a head; expected one of game, seats"),
    ("game: chess\nseats: a, b\n\n", "line 1: there is no game 'chess'; there are mascarade/1"),
    ("# x\n\ngame: mascarade/2\nseats: a, b\n\n", "line 3: mascarade/2 is for 4 to 12 people, not 2"),
    ("game: mascarade/2\nseats: a, b, c, d\noptions: beggar\n\n", "line 4: options: 'beggar' is no name=value"),
    ("game: mascarade/2\nseats: a, b, c, d\noptions: speed=fast\n\n", "line 3: mascarade/2 has no option 'speed'"),
    ("game: mascarade/2\nseats: a, b, c, d\noptions: beggar=rich\n\n", "line 3: the option beggar has no value 'rich'"),
    ("game: mascarade/2\nseats: a, b, c, d\ncontent: x.toml\n\n", "line 3: mascarade/2 has no content packs"),
    ("game: mascarade/2\nseats: a, b, c, d\nfrom: a 6\n\n", "line 3: mascarade/2 is not for 1 people"),
    ("game: mascarade/2\nseats: a, b, c, d\nfrom: a 6 / b 6 / c 6 / d 6\n\n", "line 3: a has 0 cards; expected 1"),
    (HEAD.replace(", d Olmo", ", d Olmo, e"), "line 3: a position of 4 people; 5 have seats"),
    ("game: mascarade/2\nseats: a, b, c, d\nfrom: a [King\n\n", "line 3: '[King' is no item of a position"),
    (HEAD.replace("turn 5", "turn 5 King"), "line 3: "),
    (HEAD.replace("centre [", "centre Nobody@a ["), "line 3: "),
]


@pytest.mark.parametrize(("text", "sentence"), STOPS)
def test_errors_name_the_line(text: str, sentence: str) -> None:
    (difference,) = check(text, make, "x.record")
    assert difference.startswith(f"x.record: {sentence}")
    try:
        load(text, make)
    except (Unreadable, Refused) as error:
        assert str(error).startswith(sentence)  # noqa: PT017 checks between the lines are not looked at when a match is loaded
        assert error.about["line"] == sentence.split()[1].rstrip(":")  # noqa: PT017
    else:
        assert text.startswith(HEAD)


def test_a_hand_written_mask_stands_for_any() -> None:
    text = lines("a: look").replace("[King:a]", "[?]").replace("[Thief]", "[?]")
    assert check(text, make) == []
    first, *rest = check(f"{text}- saw a King\n", make, "x.record")
    assert first == "x.record:6: - saw a King"
    assert any("from a [" in line for line in rest)


def test_heads() -> None:
    record = read(
        "# remark\ngame: mascarade/2\nseats: a Ana Belén, b, c ,d Olmo\noptions: beggar=snapshot, masks=Judge Fool\nsource: x: y\n\na: look\n"
    )
    assert record.names == ("Ana Belén", "", "", "Olmo")
    assert record.options == {"beggar": "snapshot", "masks": "Judge Fool"}
    assert record.people == 4
    assert record.start is None
    assert record.head["source"] == "x: y"
    assert [(entry.number, entry.text) for entry in record.entries] == [(7, "a: look")]
    assert read("game: mascarade/2\nseats: a, b, c, d\n\n").names == ()


def test_names_survive() -> None:
    match = Match(make("mascarade/2", 4), names=("Ana", "", "Iván, the\nthird"))
    text = write(match)
    assert "seats: a Ana, b, c Iván the third, d" in text.splitlines()
    assert load(text, make).names == ("Ana", "", "Iván the third", "")


def test_draws_of_one_kind_share_a_line() -> None:
    drawn = [
        Line("*", "deal a [King]"),
        Line("*", "deal b [Fool]"),
        Line("*", "first c"),
        Line("c", "look"),
        Line("c", "look"),
        Line("*", "first a"),
    ]
    assert [str(line.text) for line in joined(drawn)] == ["deal a [King] b [Fool]", "first c", "look", "look", "first a"]


def test_checks_are_left_aside_when_a_match_is_loaded() -> None:
    match = load(lines("a: look", "= a 99", "b! look", "~ a", "- nothing"), make)
    assert [line.text for line in match.lines] == ["look"]


def test_no_line_after_the_end() -> None:
    text = HEAD.replace("a [King:a] 6", "a [King:a] 11").replace("turn 5", "turn 9")
    over = f"{text}a: announce King\nb: pass\nc: pass\nd: pass\n= a 13 won > end\n"
    assert check(over, make) == []
    (difference,) = check(f"{over}b: look\n", make, "x.record")
    assert difference == "x.record: line 10: the match is over; no answer is expected"
