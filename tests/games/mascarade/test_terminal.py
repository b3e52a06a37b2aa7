"""Mascarade in rows of text: what everybody may see of a card, a claim, a coin, and what only its viewer may."""

import pytest

import antifaz
from antifaz.core.match import Match
from antifaz.games.mascarade.lesson import Lesson
from antifaz.games.mascarade.terminal import dealt, rows, summary, why

WORDS = {
    "table-centre": "Centre",
    "table-coins": "{court}/{bank}",
    "status-announces": "“{name}!”",
    "status-contests": "“Me too!”",
}


class Echo:
    """Says the ids of messages, so that rows can be compared in any language."""

    def name(self, letter: str) -> str:
        return {"a": "Ana", "b": "Bartholomew III"}.get(letter, letter)

    def text(self, message: str, **values: str | int) -> str:
        return WORDS.get(message, message.partition("-")[2]).format(**values)


def at(position: str, game: str = "mascarade/1", seats: int = 4) -> Match:
    people = ", ".join("abcdefghijklm"[:seats])
    return antifaz.load(f"game: {game}\nseats: {people}\nfrom: {position}\n\n")


FOUR = "a [King:a] 6 / b [Thief] 13 shown / c [Judge:c] 6 / d [Bishop] 6 owes / centre [Cheat] [Queen] / court 2 / turn 6 > c"


def drawn(match: Match, viewer: str, *, knows: bool = False, sights: dict[str, str] | None = None) -> list[str]:
    return rows(match.view(viewer), Echo(), sights=sights or {}, knows=knows, possible={})


def test_a_face_down_card_has_no_name() -> None:
    """MA-KNOW-12"""
    match = at(FOUR)
    for viewer in "abcd*":
        assert drawn(match, viewer) == [
            "  Ana         6 ●  [?]",
            "  Bartholom… 13 ●  [?]  shown",
            "▸ c           6 ●  [?]",
            "  d           6 ●  [?]  owes",
            "  Centre           [?]  [?]",
        ]
    assert summary(match.view("*"), Echo()) == "2/161"


def test_what_a_person_knows_is_shown_where_memory_allows() -> None:
    """MA-KNOW-11, MA-KNOW-14"""
    match = at(FOUR)
    assert drawn(match, "c", knows=True)[2] == "▸ c           6 ●  [Judge]"
    assert not any("King" in row for row in drawn(match, "c", knows=True))
    assert drawn(match, "c", sights={"c": "Judge"})[2] == "▸ c           6 ●  [Judge]"


def test_claims_and_open_cards() -> None:
    """MA-REVEAL-02, MA-RESOLVE-05: claimants' cards lie open while the power is used."""
    match = at(
        "a [King] 6 / b Witch 6 / c [Judge] 6 / d Bishop 6 / centre [Cheat] [Queen] / announced Witch@d Witch@b / turn 5 > b target"
    )
    assert drawn(match, "*")[:4] == [
        "  Ana         6 ●  [?]     passes",
        "▸ Bartholom…  6 ●  Witch   “Me too!”",
        "  c           6 ●  [?]     passes",
        "  d           6 ●  Bishop  “Witch!”",
    ]


def test_with_several_cards_the_claimed_one_is_marked() -> None:
    """M1-V2-ANNOUNCE-02, M1-V2-CHALLENGE-01"""
    match = at("a [Queen] [Judge] [Bishop] 6 / b [Fool] [King] [Witch] 6 / turn 6 > b", seats=2)
    match.play("announce King right")
    assert [row.strip() for row in drawn(match, "a")] == [
        "▸ Ana         6 ●",
        "left         [?]",
        "right        [?]",
        "protected    [?]",
        "Bartholom…  6 ●",
        "left         [?]",
        "right        [?]  “King!”",
        "protected    [?]",
    ]


def test_the_dealt_cards_are_told_until_something_moves() -> None:
    """MA-SETUP-09, MA-SETUP-10"""
    match = antifaz.new("mascarade/2", 4, seed=3)
    assert len(dealt(match.view("*"))) == 6
    match.play("swap b [no]")
    assert dealt(match.view("*")) == {}


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        (FOUR.replace("turn 6 > c", "turn 3 > c"), {"MA-OPEN-01", "MA-OPEN-03"}),
        (FOUR.replace("> c", "> b"), {"M1-RESTRICT-01", "M1-RESTRICT-02"}),
        (FOUR.replace("> c", "> d"), {"MA-LOOK-05"}),
    ],
)
def test_why_not_everything_can_be_done(position: str, rules: set[str]) -> None:
    """MA-OPEN-03, M1-RESTRICT-02, MA-LOOK-05"""
    match = at(position)
    assert match.question
    assert rules <= set(why(match.view(match.question.player), match.question, match.game))
    assert not rules & set(why(match.view("a"), None, match.game))


def test_why_coins_moved() -> None:
    """MA-FINE-01"""
    match = at(FOUR.replace("13", "12"))
    for line in ("announce King", "pass", "contest", "pass"):
        match.play(line)
    ids = why(match.view("d"), match.question, match.game)
    assert {"MA-FINE-01", "M1-POWER-KING-01"} <= set(ids)


def test_a_lesson_follows_what_was_seen() -> None:
    """MA-KNOW-06: a swap of others doubles the worlds, one's own only turns them, a sight takes the wrong ones away."""
    match = antifaz.new("mascarade/2", 4, seed=3)
    deal = {place: str(card.mask) for place, card in match.view("a").cards.items()}  # type: ignore[attr-defined]
    lesson = Lesson(match.game, match.view("a"))

    def after(line: str) -> int | None:
        match.play(line)
        match.view("a")
        lesson.learn()
        return lesson.ways

    assert after("swap b [yes]") == 1
    assert lesson.possible()["b"] == [deal["a"]]
    assert after("swap c [yes]") == 2
    assert sorted(lesson.possible()["b"]) == sorted([deal["a"], deal["c"]])
    assert after("swap d [yes]") == 4
    assert after("swap centre1 [no]") == 8
    match.play("look")
    match.play("look")
    assert after("announce King") == 8
    assert lesson.rows(Echo())[0] == f"Ana: {deal['b']}"


def test_a_lesson_does_not_count_a_sample() -> None:
    """MA-KNOW-11: with many cards only a sample of the worlds is carried on, and the lesson says so."""
    match = antifaz.new("mascarade/2", 12, seed=3, options={"turn-limit": "40"})
    lesson = Lesson(match.game, match.view("a"))
    for _ in range(30):
        question = match.question
        assert question
        match.play(next(line for line in question.lines() if line.startswith("swap") or line == "pass"))
    match.view("a")
    lesson.learn()
    assert lesson.ways is None
    assert lesson.possible().keys() == {f"{letter}" for letter in "abcdefghijkl"}
