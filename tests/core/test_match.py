"""The caller's API: what ARCHITECTURE.md and the README promise."""

import random
from dataclasses import replace

import pytest

import antifaz
from antifaz import Refused, Unreadable
from antifaz.core.game import Answer, Answers
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.games import make

TABLE = "a [King:a] 6 / b [Empress:b] 6 / c [Judge] 6 / d [Thief] 6 / centre [ConArtist] [Cheat] / turn 5 > a"


def table(position: str = TABLE) -> Match:
    return Match(make("mascarade/2", 4), start=Position.read(position))


def answers(match: Match) -> list[str]:
    assert match.question is not None
    return [str(answer) for answer in match.question.answers]


def test_the_example_of_the_readme() -> None:
    match = antifaz.new("mascarade/2", players=6, seed=7)
    chance = random.Random(1)
    while match.question:
        match.play(chance.choice(match.question.answers))
    assert match.result is not None
    assert match.result.reason in ("thirteen", "cheat", "richest")
    assert str(match.view("b")).endswith("> end")


def test_a_seed_is_a_match() -> None:
    def played(seed: int) -> str:
        match = antifaz.new("mascarade/1", players=5, seed=seed, options={"first-player": "random"})
        return match.record()

    assert played(3) == played(3)
    assert len({played(seed) for seed in range(20)}) > 15
    assert antifaz.new("mascarade/1", players=5).lines != antifaz.new("mascarade/1", players=5).lines


def test_the_question() -> None:
    match = table()
    question = match.question
    assert question is not None
    assert (question.player, question.kind) == ("a", "turn")
    assert answers(match)[:3] == ["look", "swap b", "swap c"]
    assert match.question is question
    assert repr(question) == "Question('a', 'turn', 12 answers)"
    assert match.asked == ("a", "turn")
    assert not match.mid_line


def test_lines() -> None:
    question = table().question
    assert question is not None
    lines = list(question.lines())
    assert lines[:5] == ["look", "swap b [no]", "swap b [yes]", "swap c [no]", "swap c [yes]"]
    assert lines[-1].startswith("announce ")
    for line in lines:
        match = table()
        match.whole_line(line)
        match.play(line)
        assert match.lines[-1].text == line
        assert not match.mid_line


def test_then() -> None:
    match = table()
    question = match.question
    assert question is not None
    look, swap = question.answers[:2]
    assert question.then(look) is None
    more = question.then(swap)
    assert more is not None
    assert [str(answer) for answer in more.answers] == ["[no]", "[yes]"]
    assert more.then(more.answers[0]) is None
    assert match.lines == []


def test_an_answer_is_a_text_or_an_answer() -> None:
    one, two, three, four = table(), table(), table(), table()
    one.play("swap b [yes]")
    two.play("swap b")
    assert two.mid_line
    assert two.view("b").asked == ("a", "turn")
    two.play("[yes]")
    assert three.question is not None
    three.play(three.question.answers[1])
    three.play(three.question.answers[1])
    four.play("swap b")
    four.play("exchange [yes]")
    assert one.record() == two.record() == three.record() == four.record()
    assert [line.text for line in one.lines] == ["swap b [yes]"]


def test_whole_lines() -> None:
    match = table()
    with pytest.raises(Unreadable, match=r"'swap b' is not finished; expected \[no\] or \[yes\] after it"):
        match.whole_line("swap b")
    match.whole_line("swap b [no]")
    with pytest.raises(Refused):
        match.whole_line("swap b [maybe]")
    assert match.lines == []
    match.play("swap b")
    match.whole_line("[no]")


@pytest.mark.parametrize("text", ["", "   ", "sing", "announce Nobody", "announce king"])
def test_unreadable(text: str) -> None:
    match = table()
    before = match.record(), str(match.position())
    if text == "announce king":
        with pytest.raises(Refused):
            match.play(text)
    else:
        with pytest.raises(Unreadable):
            match.play(text)
    assert (match.record(), str(match.position())) == before


@pytest.mark.parametrize(
    "text", ["contest", "swap a [yes]", "swap b [yes] look", "look look", "announce Queen", "look b", "swap b [yes] [no]"]
)
def test_refused(text: str) -> None:
    match = table()
    before = match.record(), str(match.position()), list(match.all_events())
    with pytest.raises(Refused, match="a may not"):
        match.play(text)
    assert (match.record(), str(match.position()), list(match.all_events())) == before


def test_a_line_carries_the_answers_of_one_player_only() -> None:
    match = table()
    with pytest.raises(Refused):
        match.play("announce King contest")
    match.play("announce King")
    with pytest.raises(Refused):
        match.play("pass pass")


def test_stale_answers_are_refused_and_stale_questions_stay_as_they_were() -> None:
    match = table()
    stale = match.question
    assert stale is not None
    texts = [answer.text for answer in stale.answers]
    announce = next(answer for answer in stale.answers if answer.text == "announce King")
    match.play(announce)
    assert [answer.text for answer in stale.answers] == texts
    with pytest.raises(Refused):
        match.play(announce)
    # the number of a stale answer may be listed again: what counts is what it says
    contest = match.question
    assert contest is not None
    passes = contest.answers[-1]
    assert str(passes) == "pass"
    with pytest.raises(Refused):
        match.play(replace(passes, verb="contest"))
    with pytest.raises(Refused):
        match.play(Answer(passes.number, "look", ""))
    assert [line.text for line in match.lines] == ["announce King"]
    match.play(passes)


def test_answers_are_lazy() -> None:
    said: list[int] = []

    def say(number: int) -> Answer:
        said.append(number)
        return Answer(number, "insert", str(number))

    many = Answers(range(-5, 10**9), say)
    assert len(many) == 10**9 + 5
    assert str(many[0]) == "insert -5"
    assert str(many[-1]) == "insert 999999999"
    assert [str(answer) for answer in many[3:5]] == ["insert -2", "insert -1"]
    assert Answer(17, "insert", "17") in many
    assert Answer(17, "insert", "18") not in many
    assert Answer(-6, "insert", "-6") not in many
    assert len(said) < 12
    with pytest.raises(IndexError):
        many[10**9 + 5]
    few = Answers([1, 4], say)
    assert few.__contains__("insert 4")
    assert not few.__contains__("insert 5")
    assert [answer.number for answer in few] == [1, 4]


def test_views() -> None:
    match = table()
    view = match.view("b")
    assert view is match.view("b")
    assert (view.viewer, view.asked, view.result) == ("b", ("a", "turn"), None)
    match.play("look")
    assert view.events == []
    assert match.view("b").events == match.events("b") == view.events != []
    assert [str(event) for event in match.events("a")] == ["looked a", "saw a King", "turn 6 b"]
    assert [str(event) for event in match.events("*")] == ["looked a", "turn 6 b"]
    assert match.view().viewer == "*"
    assert match.events() == match.events("*")


@pytest.mark.parametrize("letter", ["e", "m", "n", "ab", "", "A", "1"])
def test_only_people_at_the_table_look(letter: str) -> None:
    # the Princess shows a card to all people but one: that must not be a way to look from an empty chair
    match = table()
    for look in (match.view, match.events):
        with pytest.raises((Refused, Unreadable)):
            look(letter)


def assert_over(match: Match) -> None:
    assert match.question is None
    assert match.asked is None


def test_the_end() -> None:
    match = table(TABLE.replace("a [King:a] 6", "a [King:a] 11"))
    for text in ("announce King", "pass", "pass", "pass"):
        assert match.question is not None
        match.play(text)
    assert_over(match)
    assert match.view("b").asked is None
    assert match.result is not None
    assert match.result.winners == ("a",)
    assert match.view("c").result == match.result
    with pytest.raises(Refused, match="the match is over; no answer is expected"):
        match.play("look")
    with pytest.raises(Refused):
        match.whole_line("look")
    assert antifaz.load(match.record()).result == match.result


def test_without_dice_the_dealer_is_asked() -> None:
    match = Match(make("mascarade/2", 4))
    assert match.question is not None
    assert (match.question.player, match.question.kind) == ("*", "deal")
    match.play("deal a [King] b [Judge]")
    match.play("deal c [Thief]")
    assert match.question.player == "*"
    with pytest.raises(Refused):
        match.play("deal d [King]")
    with pytest.raises(Refused):
        match.play("deal c [Cheat]")
    match.play("deal d [Cheat] centre1 [Empress] centre2 [ConArtist]")
    assert match.asked == ("a", "turn")
    assert match.record().splitlines()[-1].startswith("*: deal a [King] b [Judge] c [Thief] d [Cheat]")


def test_lines_say_how_much_had_happened() -> None:
    match = table()
    match.play("look")
    match.play("swap c [no]")
    assert [(line.player, line.text, line.events) for line in match.lines] == [("a", "look", 0), ("b", "swap c [no]", 3)]
    assert [str(event) for event in match.all_events()[3:]] == ["swapped b c", "exchanged no", "turn 7 c"]


def test_a_position_is_believed_only_if_it_says_what_it_says() -> None:
    with pytest.raises(Unreadable, match="mascarade/2 cannot start from this position: expected 'chosen b', found 'chosen '"):
        table(TABLE.replace("/ turn 5", "/ chosen b / turn 5"))


def test_unknown_games_and_tables() -> None:
    with pytest.raises(Refused, match="there is no game 'chess'"):
        antifaz.new("chess", players=2)
    with pytest.raises(Refused, match="mascarade/2 is for 4 to 12 people, not 3"):
        antifaz.new("mascarade/2", players=3)
    with pytest.raises(Refused, match="has no option 'speed'"):
        antifaz.new("mascarade/2", players=4, options={"speed": "fast"})
