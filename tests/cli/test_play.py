"""`antifaz play` by plain questions and answers, as through a pipe: every command line, word and refusal in three languages."""

import random
from pathlib import Path

import pytest

import antifaz
from antifaz.core.game import Answer, Question, View
from antifaz.core.record import check
from antifaz.games import make
from antifaz.locale import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.parties import party

CHANCE = random.Random(7)
NUMBERS = "\n".join(str(CHANCE.randint(0, 7)) for _ in range(6000))
WINS = {"en": "win", "es": "gana", "it": "vinc"}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "saved.record"


def test_without_arguments_a_game_begins(run: Run) -> None:
    """`make play`: six at the table, you and five bots, in your language."""
    done = run("play", typed="", language="es")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Mascarada, segunda edición\n")
    assert "▸ Tú          6 ●  [" in done.out
    assert done.out.count(" 6 ●") >= 6
    assert done.out.endswith("Has dejado la mesa.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wishes",
    [
        ("mascarade/2",),
        ("mascarade/2", "--players", 12, "--option", "scenario=B", "challenge-mode=simultaneous", "--memory", "own"),
        ("mascarade/1", "--people", 2, "--memory", "strict"),
        ("mascarade/1", "--people", 3),
        ("mascarade/1", "--players", 4, "--memory", "lesson"),
        ("mascarade/1", "--players", 13, "--bot", "uniform", "--people", 13),
    ],
    ids=lambda wishes: " ".join(map(str, wishes)),
)
def test_a_game_is_played_to_its_end(run: Run, saved: Path, language: str, wishes: tuple[object, ...]) -> None:
    limit = ("--option", "turn-limit=40")
    done = run("play", *wishes, *limit, "--seed", 3, "--save", saved, "--plain", typed=NUMBERS, language=language)
    assert (done.code, done.err) == (0, "")
    assert WINS[language] in done.out.splitlines()[-1].lower()
    assert antifaz.load(saved.read_text("utf-8")).result
    assert not check(saved.read_text("utf-8"), make)


def test_bots_play_without_people(run: Run) -> None:
    done = run("play", "--people", 0, "--seed", 4, "--option", "turn-limit=60")
    assert done.code == 0
    assert "wins" in done.out.splitlines()[-1]


def test_the_same_seed_deals_and_plays_the_same(run: Run) -> None:
    assert run("play", "--seed", 5, typed=NUMBERS).out == run("play", "--seed", 5, typed=NUMBERS).out
    assert run("play", "--seed", 5, typed="").out != run("play", "--seed", 6, typed="").out


# -- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["swap c [yes]", "2\n2", "bruno\nyes", "Swap with BRÚNO\n2", "swap c\n[yes]"])
def test_an_answer_by_number_word_or_notation(run: Run, saved: Path, typed: str) -> None:
    run("play", "--seed", 3, "--save", saved, typed=typed + "\n")
    assert "\na: swap c [yes]\n" in saved.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_played_is_said_and_changes_nothing(run: Run, saved: Path, language: str) -> None:
    said = []
    for nonsense in ("", "99\n-1\nxyzzy\nlook\nannounce King\nswap z\nswap b [yes] [no]\nswap\n[\n\0\n?\nt\nl\nm\np\n"):
        done = run("play", "--seed", 3, "--save", saved, typed=f"{nonsense}1\n1\n", language=language)
        assert (done.code, done.err) == (0, "")
        said.append(saved.read_text("utf-8"))
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("en", "look", "The first four turns of the match are for swapping only, or for pretending to."),
        ("es", "look", "En los cuatro primeros turnos de la partida solo se puede intercambiar, o fingirlo."),
        ("it", "look", "Nei primi quattro turni della partita si può solo scambiare, o far finta."),
        ("en", "9", "There is no answer 9: choose from 1 to 5."),
        ("es", "xyzzy", "«xyzzy» no es ninguna respuesta aquí: escribe un número o el comienzo de sus palabras."),
        ("it", "scambiare con", "«scambiare con» può voler dire: Scambiare con Iris… o no · Scambiare con Bruno… o no"),
    ],
)
def test_a_refusal_is_a_sentence(run: Run, language: str, typed: str, sentence: str) -> None:
    assert sentence in run("play", "--seed", 3, typed=f"{typed}\n", language=language).out


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "MA-OPEN-03  In an opening turn you can only swap, or pretend to."),
        ("es", "MA-OPEN-03  En un turno de apertura solo puedes intercambiar, o fingirlo."),
        ("it", "MA-OPEN-03  In un turno di apertura puoi solo scambiare, o far finta."),
    ],
)
def test_the_rule_behind_a_refusal_is_shown(run: Run, language: str, text: str) -> None:
    out = run("play", "--seed", 3, typed="look\n?\n", language=language).out
    assert text in out
    assert "MA-OPEN-01" not in out  # the rule of this refusal, and no other


def test_the_rules_behind_a_question_are_shown(run: Run) -> None:
    out = run("play", "--seed", 3, typed="?\n").out
    assert "MA-OPEN-01  The first four turns of the match are opening turns." in out


# -- memory (MA-KNOW-11) ---------------------------------------------------------------------------------------------


def test_strict_shows_the_public_part_of_this_turn_again() -> None:
    """MA-KNOW-11"""
    table = party(memory="strict")
    table.match.play("swap b [yes]")
    while table.asked in table.bots:
        table.let_bot_play()
    assert len([line for line in table.log("a") if line.startswith("Turn ")]) == 1
    assert not any("exchanged" in line for line in table.log("a"))


@pytest.mark.parametrize(("memory", "again"), [("log", False), ("own", True), ("lesson", True)])
def test_own_sights_are_shown_again_only_where_memory_allows(memory: str, again: bool) -> None:  # noqa: FBT001
    """MA-KNOW-11, MA-KNOW-12, MA-KNOW-13"""
    table = party(memory=memory, seed=3)
    table.match.play("swap b [no]")
    mask = table.match.view("a").position().zones["a"][0]
    assert mask == "[Judge]"
    assert ("[Judge]" in table.table("a")[0]) is again
    assert any("you put both back" in line for line in table.log("a")) is again
    assert not any("[Judge]" in row for row in table.table("*"))


def test_a_lesson_counts_the_ways_the_cards_can_lie() -> None:
    """MA-KNOW-06, MA-KNOW-11: one world after the deal, two after each swap of others, one's own is known."""
    table = party(memory="lesson", seed=3, options=())
    lesson = table.lesson("a")
    assert lesson
    assert lesson.ways == 1
    table.match.play("swap b [yes]")
    assert table.lesson("a") is lesson
    assert lesson.ways == 1
    table.match.play("swap c [yes]")
    assert table.lesson("a") is lesson
    assert lesson.ways == 2
    assert table.possible("a")["b"] == ["Empress", "Judge"]
    assert table.possible("a")["a"] == ["King"]
    assert table.possible("*") == {}
    table.match.play("swap b [no]")
    assert table.lesson("a") is lesson
    assert lesson.ways == 2


def test_a_lesson_is_for_one_person(run: Run) -> None:
    done = run("play", "--people", 2, "--memory", "lesson", language="it")
    assert (done.code, done.err) == (1, "antifaz: Una lezione è per una persona sola con gli automi.\n")


def test_a_private_sight_stays_until_it_has_been_seen() -> None:
    table = party(seed=3, options=())
    table.match.play("swap b [no]")
    for line in ("swap a [no]", "swap a [no]", "swap a [no]", "look", "look"):
        table.match.play(line)
    assert table.asked == "a"
    table.match.play("look")
    [sight] = table.sights("a")
    assert str(sight.event) == "saw a Judge"
    assert "[Judge]" in table.table("a")[0]
    assert not table.sights("*")
    table.say_seen("a")
    assert not table.sights("a")
    assert "[Judge]" not in table.table("a")[0]


# -- several people at one keyboard ----------------------------------------------------------------------------------


def test_each_person_is_told_their_own_story_and_no_other(run: Run) -> None:
    """MA-SEE-03, MA-SEE-04"""
    typed = "swap left b.left [yes]\nswap left right [no]\nswap left right [no]\nswap left right [no]\nlook left\n"
    out = run(
        "play", "mascarade/1", "--people", 2, "--name", "Ana", "--name", "Iván", "--seed", 3, typed=typed, language="es"
    ).out
    hands = out.split("—— ")
    assert [hand.split()[0] for hand in hands[1:]] == ["Ana", "Iván", "Ana", "Iván", "Ana", "Iván"]
    secret = "las has cambiado"
    assert [secret in hand for hand in hands] == [False, True, False, False, False, False, False]
    assert "Ana toma su carta izquierda y la tuya" in hands[2]


@pytest.mark.parametrize(
    "names",
    [["--name", "A,B"], ["--name", " "], ["--name", "Ana", "--name", "Ana"], ["--name", "a\nb"], ["--name", "A", "--name", "B", "--name", "C"]],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_cannot_be(run: Run, names: list[str], language: str) -> None:
    done = run("play", "mascarade/1", "--people", 2, *names, language=language)
    assert done.code == 1
    assert done.err.startswith("antifaz: ")


# -- wishes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wishes",
    [
        ["chess"],
        ["mascarade/2", "--players", "3"],
        ["mascarade/2", "--players", "13"],
        ["mascarade/2", "--players", "99"],
        ["--people", "7", "--players", "6"],
        ["--people", "2", "--bots", "2", "--players", "6"],
        ["--people", "-1"],
        ["--bots", "-3"],
        ["--bot", "clever"],
        ["--option", "scenario"],
        ["--option", "scenario=C"],
        ["--option", "colour=red"],
        ["--option", "masks=Judge King"],
        ["--scenario", "/nowhere.toml"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_had_is_said_in_three_languages(run: Run, wishes: list[str]) -> None:
    said = {language: run("play", *wishes, language=language) for language in LANGUAGES}
    assert {done.code for done in said.values()} == {1}
    assert len({done.err for done in said.values()}) == len(LANGUAGES)
    assert all(done.err.startswith("antifaz: ") and done.out == "" for done in said.values())


@pytest.mark.parametrize(
    ("wishes", "players", "people"),
    [
        ([], 6, 1),
        (["mascarade/1"], 6, 1),
        (["--players", "8"], 8, 1),
        (["--players", "8", "--bots", "5"], 8, 3),
        (["--bots", "5"], 6, 1),
        (["--people", "2", "--bots", "5"], 7, 2),
        (["mascarade/1", "--people", "2"], 2, 2),
        (["mascarade/2", "--people", "2"], 6, 2),
        (["mascarade/2", "--people", "5"], 5, 5),
        (["mascarade/2", "--players", "6", "--bots", "5"], 6, 1),
    ],
)
def test_who_sits_down(run: Run, saved: Path, wishes: list[str], players: int, people: int) -> None:
    run("play", *wishes, "--save", saved)
    match = antifaz.load(saved.read_text("utf-8"))
    assert match.game.people == players
    assert sum(name.startswith(("Person", "You")) for name in match.names) == people


def test_a_record_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    done = run("play", "--save", tmp_path / "nowhere" / "x.record", language="es")
    assert done.code == 1
    assert "No se puede escribir" in done.err


def test_bots_get_a_view_and_a_question() -> None:
    """A bot is a player: it gets what its seat saw, nothing more."""
    table = party(seed=3)
    asked: list[tuple[str, str]] = []

    class Witness:
        def answer(self, view: View, question: Question) -> Answer:
            asked.append((view.viewer, question.player))
            return next(iter(question.answers))

    table.bots = dict.fromkeys("bcdef", Witness())
    table.match.play("swap b [yes]")
    for _ in range(3):
        table.let_bot_play()
    assert asked == [("b", "b")] * 2 + [("c", "c")] * 2 + [("d", "d")] * 2
