"""Scoring: the printed examples with their numbers, each operation, the owners' choices, and a second, literal count."""

import re
from collections.abc import Sequence
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antifaz.games.mascaradas import scoring
from antifaz.games.mascaradas.content import BUILT_IN, ORDER_DEPENDENT, SCORING, Content, Mascarada, built_in, read
from antifaz.games.mascaradas.scoring import (
    Cards,
    Line,
    Sheet,
    best_first,
    completed,
    longest_run,
    majority_points,
    open_answers,
    parade_points,
    places,
    sequence_points,
    settled,
    sheets,
    symbols,
    totals,
    winners,
)
from antifaz.locale.messages import LANGUAGES, messages
from tests.volume import volume

PACK = built_in()
CARDS = Cards(PACK)
SYMBOL = dict(zip("DPFA", range(4), strict=True))


def parade(numbers: str) -> list[int]:
    """Cards by their numbers in section 10: "2 3 19"."""
    return [int(number) - 1 for number in numbers.split()]


def place(numbers: str, number: int) -> int:
    return parade(numbers).index(number - 1)


def score(*parades: str, pesetas: Sequence[int] | None = None) -> list[Sheet]:
    drawn = [parade(numbers) for numbers in parades]
    return sheets(CARDS, drawn, list(pesetas or [0] * len(drawn)), [[] for _ in drawn])


def lines(sheet: Sheet, part: str) -> list[Line]:
    return [line for line in sheet.lines if line.part == part]


def card_points(sheet: Sheet, count: int) -> list[int]:
    """The points of each card of the parade, base strength and effects together."""
    return [sum(int(line.points) for line in lines(sheet, "mascaradas") if line.card == card) for card in range(count)]


def effect_points(numbers: str, number: int) -> int:
    """What the scoring effects of one card of a parade give."""
    (sheet,) = score(numbers)
    mine = [line for line in lines(sheet, "mascaradas") if line.card == place(numbers, number)]
    return sum(int(line.points) for line in mine if line.sentence != "score-base")


def majority(symbol: str, *counts: int) -> list[int]:
    return [int(majority_points(SYMBOL[symbol], list(counts), person)) for person in range(len(counts))]


def custom(**changes: str) -> Content:
    """The built-in pack with other scoring effects, by card number: `custom(m13="PESETAS_FULL")`."""
    text = BUILT_IN.read_text(encoding="utf-8")
    for number, effect in changes.items():
        start = text.index(f'id = "LM-{number.upper()}"')
        old = text.index("scoring = ", start)
        text = text[:old] + f'scoring = ["{effect}"]' + text[text.index("\n", old) :]
    return read(text, "pack.toml")


# The printed examples

SIXTY = "1 12 13 24"
HILARIO = "2 3 19 8 4 10"
TRANSI = "16 22 6 25 17 18"
ANTIDIO = "14 20 23 13 11 9"
VISITACION = "15 21 5 24 7"


def test_sixty_points() -> None:
    # LM-AS-8, LM-BAL-5, LM-SCO-12, LM-SCO-14, LM-SCO-15, LM-RUL-12
    (sheet,) = score(SIXTY)
    assert card_points(sheet, 4) == [4, 0, 60, 3]
    assert sheet.mascaradas == 67
    obisparra, desempadrinamiento, talanqueira, antrueja = range(4)
    annul_first = [obisparra, desempadrinamiento, talanqueira, antrueja, talanqueira]
    triple_first = [antrueja, talanqueira, obisparra, desempadrinamiento, talanqueira]
    assert parade_points(CARDS, parade(SIXTY), annul_first) == 67
    assert parade_points(CARDS, parade(SIXTY), triple_first) == 67


def test_without_a_unique_colour_there_is_no_target() -> None:
    # LM-AS-9, LM-SCO-16
    (sheet,) = score("1 12 13 24 14")
    assert card_points(sheet, 4) == [4, 0, 20, 3]
    none = [line for line in sheet.lines if line.sentence == "score-TRIPLE_UNIQUE_ADJACENT-none"]
    assert [(line.card, line.points, line.rule) for line in none] == [(3, 0, "LM-SCO-16")]


def test_two_tied_for_the_most_animals() -> None:
    # LM-AS-10, LM-SCO-7, LM-FAC-7: 17 animals at once
    drawn = ["20 16 5 13 14 3 15", "25 21 17 9 23 24 8", "22 12 11 18 1 10 19"]
    counts = [int(symbols(CARDS, parade(numbers))[SYMBOL["A"]]) for numbers in drawn]
    assert counts == [7, 7, 3]
    animals = [line for sheet in score(*drawn) for line in sheet.lines if line.arguments.get("symbol") == "A"]
    assert [line.points for line in animals if line.part == "majorities"] == [6, 6, 4]


def test_three_tied_for_the_most_diablos() -> None:
    # LM-AS-11, LM-SCO-8, LM-RUL-4
    assert majority("D", 4, 4, 4, 1) == [5, 5, 5, 3]


def test_hilario_has_123_points() -> None:
    # LM-AS-12, LM-SCO-1, LM-SCO-11, LM-SCO-19 (Visitación has five of six), LM-RUL-1, LM-RUL-2, LM-RUL-3
    drawn = [HILARIO, TRANSI, ANTIDIO, VISITACION]
    shown = [[int(count) for count in symbols(CARDS, parade(numbers))] for numbers in drawn]
    assert shown == [[5, 5, 2, 0], [1, 2, 3, 6], [2, 0, 5, 5], [1, 3, 0, 6]]

    written = score(*drawn, pesetas=[7, 0, 0, 0])
    majorities = [[int(line.points) for line in lines(sheet, "majorities")] for sheet in written]
    assert majorities == [[10, 8, 4, 0], [3, 4, 6, 6], [7, 0, 8, 4], [3, 6, 0, 6]]
    assert [sheet.majorities for sheet in written] == [22, 19, 19, 15]

    hilario = written[0]
    assert hilario.pesetas == 7
    assert {line.arguments["colour"]: line.points for line in lines(hilario, "sequences")} == {
        "green": 4,
        "red": 1,
        "yellow": 1,
    }
    assert hilario.sequences == 6
    bases = [int(line.points) for line in hilario.lines if line.sentence == "score-base"]
    assert bases == [7, 5, 16, 6, 7, 3]
    assert card_points(hilario, 6) == [7, 10, 16, 30, 15, 10]
    assert hilario.mascaradas == 88
    assert hilario.total == 123
    # the other parades, as drawn in the mock page of the score sheet
    assert [sheet.mascaradas for sheet in written[1:]] == [57, 73, 46]
    assert [sheet.sequences for sheet in written[1:]] == [4, 6, 4]


@pytest.mark.parametrize(("pesetas", "points"), [(7, 2), (8, 2), (9, 3), (0, 0), (40, 13)])
def test_three_pesetas_are_a_point(pesetas: int, points: int) -> None:
    # LM-AS-13, LM-SCO-2
    (sheet,) = score("2 3", pesetas=[pesetas])
    assert sheet.pesetas == points


def test_with_the_zangarron_of_sanzoles_every_peseta_is_a_point() -> None:
    # LM-SCO-3; the other Zangarrón does nothing of the kind
    (sanzoles,) = score("19", pesetas=[8])
    (montamarta,) = score("20", pesetas=[8])
    assert (sanzoles.pesetas, montamarta.pesetas) == (8, 2)
    assert lines(sanzoles, "pesetas")[0].rule == "LM-SCO-3"
    assert lines(sanzoles, "pesetas")[0].card == 0


def test_sequences_are_squares() -> None:
    # LM-AS-14, LM-SCO-10: G G R G Y Y Y R
    drawn = parade("1 2 7 3 21 22 23 8")
    runs = {colour: int(longest_run(CARDS, drawn, place)) for place, colour in enumerate(("green", "red", "blue", "yellow"))}
    assert runs == {"green": 2, "red": 1, "blue": 0, "yellow": 3}
    assert [int(sequence_points(CARDS, drawn, colour)) for colour in range(4)] == [4, 1, 0, 9]
    (sheet,) = score("1 2 7 3 21 22 23 8")
    assert sheet.sequences == 14
    assert len(lines(sheet, "sequences")) == 3  # a colour without a card gives nothing


@pytest.mark.parametrize("length", range(1, 8))
def test_a_run_of_n_is_worth_n_times_n(length: int) -> None:
    # LM-SCO-10
    assert sequence_points(CARDS, [*range(6), 11][:length], 0) == length * length


# Majorities


def test_the_values_of_the_places() -> None:
    # LM-SCO-4, LM-SCO-5
    assert majority("D", 5, 4, 3, 2, 1) == [10, 7, 5, 3, 0]
    for symbol in "PFA":
        assert majority(symbol, 1, 2, 3, 4, 5) == [0, 2, 4, 6, 8]


def test_ties_take_the_lowest_of_their_places() -> None:
    # LM-SCO-7, LM-SCO-8
    assert majority("P", 7, 7, 3) == [6, 6, 4]
    assert majority("P", 7, 3, 3) == [8, 4, 4]
    assert majority("D", 2, 2, 2, 2, 2) == [0, 0, 0, 0, 0]
    assert majority("D", 2, 2, 1, 1) == [7, 7, 3, 3]


def test_who_has_none_is_not_ranked() -> None:
    # LM-SCO-9, LM-RUL-2
    assert majority("A", 3, 0, 0) == [8, 0, 0]
    assert majority("D", 0, 0) == [0, 0]
    assert [line.rule for line in lines(score("2")[0], "majorities")] == ["LM-SCO-5", "LM-SCO-5", "LM-SCO-9", "LM-SCO-9"]


def test_touching_symbols_count_twice() -> None:
    # LM-SCO-6, LM-RUL-3: Vieyas (F|F) between two edges F
    assert symbols(CARDS, parade("17 9 4")) == [0, 1, 4, 1]
    assert sum(symbols(CARDS, parade("17 9 4"))) == 2 * 3


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    # LM-SCO-18, LM-RUL-16
    assert winners([3, 9, 4]) == [1]
    assert winners([9, 3, 9]) == [0, 2]


# Each operation: with and without


@pytest.mark.parametrize(
    ("numbers", "number", "points"),
    [
        ("12", 12, 0),  # NONE
        ("7", 7, 2),  # PER_SYMBOL P 1: both its own edges
        ("7 10", 7, 3),
        ("9 9 4", 9, 3 * 5 + 3 * 5),  # PER_SYMBOL F 3: F F F F F P, twice the card, so both are counted
        ("21 13", 21, 2),  # PER_DISTINCT_SYMBOL 2
        ("21 14 2", 21, 6),
        ("2 18 13", 2, 6),  # IF_ALL_SYMBOLS 6
        ("2 18", 2, 0),
        ("20 3", 20, 4),  # IF_MORE_SYMBOL D F 4: 3 against 1
        ("20", 20, 0),  # 1 against 1
        ("4", 4, 0),  # PER_COLOUR red 4
        ("4 7 10", 4, 8),
        ("8", 8, 8),  # PER_DISTINCT_COLOUR 8: its own colour too
        ("8 2 9 19", 8, 32),
        ("16 2 9 19", 16, 4),  # IF_ALL_COLOURS 4
        ("16 2 9", 16, 0),
        ("3 2", 3, 5),  # IF_ADJACENT_COLOUR green 5
        ("2 3 12", 3, 5),  # at least one neighbour: not twice
        ("3", 3, 0),
        ("3 7 2", 3, 0),  # green, but no neighbour
        ("15", 15, 0),  # PER_ADJACENT_COLOUR blue 3: not itself
        ("14 15", 15, 3),
        ("14 15 13", 15, 6),
        ("14 7 15", 15, 0),
        ("21 22", 22, 3),  # PER_ADJACENT_COLOUR yellow 3
        ("2 11 3", 11, 3),  # IF_BOTH_NEIGHBOURS_NOT_COLOUR red 3
        ("2 11 7", 11, 0),
        ("2 11", 11, 0),  # one neighbour only
        ("2 23 7", 23, 6),  # IF_NEIGHBOURS_ALL_DIFFERENT 6: green yellow red
        ("2 23 3", 23, 0),
        ("2 23 22", 23, 0),
        ("19 23 2", 23, 0),
        ("2 23", 23, 0),
        ("10", 10, 7),  # IF_AT_END 7
        ("10 2 3", 10, 7),
        ("2 3 10", 10, 7),
        ("2 10 3", 10, 0),
        ("5 2 6", 5, 4),  # IF_OWNS LM-M06 4
        ("5 2 6", 6, 4),
        ("5 2", 5, 0),
        ("19", 19, 0),  # PESETAS_FULL
    ],
)
def test_an_operation(numbers: str, number: int, points: int) -> None:
    # section 8, LM-SCO-11, LM-SCO-13
    if numbers == "9 9 4":
        (sheet,) = score(numbers)
        assert sum(int(line.points) for line in sheet.lines if line.sentence == "score-PER_SYMBOL") == points
    else:
        assert effect_points(numbers, number) == points


def test_the_codes_are_the_words_of_section_8() -> None:
    assert [getattr(scoring, word) for word in SCORING] == list(range(len(SCORING)))
    assert all(getattr(scoring, word) >= scoring.ANNUL_AND_DOUBLE for word in ORDER_DEPENDENT)


# The owner's choices


def test_annul_and_double_may_be_about_itself() -> None:
    # LM-RUL-20: with two cards one part is the Obisparra itself
    assert parade_points(CARDS, parade("1 12"), []) == 8  # annul 2, double 4
    assert parade_points(CARDS, parade("1 12"), [0, 0, 1]) == 4
    assert places(open_answers(CARDS, parade("1 12 13"), [0])) == [0, 1, 2]
    assert places(open_answers(CARDS, parade("1 12 13"), [0, 1])) == [0, 2]  # a different one is doubled


def test_annul_and_double_alone_is_ignored() -> None:
    # section 8, LM-SCO-16
    assert parade_points(CARDS, parade("1"), []) == 4
    assert open_answers(CARDS, parade("1"), []) == 0


def test_a_target_is_compulsory() -> None:
    # LM-SCO-16: annulling a card harms when all the others are weaker than what is lost
    assert parade_points(CARDS, parade("1 13"), []) == 20  # 4 is annulled, 10 doubled
    assert min(parade_points(CARDS, parade("1 13"), [0, *ways]) for ways in ([0, 1], [1, 0])) == 8


def test_the_annulled_keeps_its_effect_symbols_and_colour() -> None:
    # LM-SCO-14, LM-SCO-15: Birria annulled still scores its three P
    drawn = parade("1 7 13")
    assert parade_points(CARDS, drawn, [0, 1, 2]) == 4 + (0 + 3) + 20
    sheet = sheets(CARDS, [drawn], [0], [[0, 1, 2]])[0]
    assert sheet.sequences == 3
    assert [line.arguments["n"] for line in lines(sheet, "majorities")] == [1, 3, 0, 2]


def test_add_adjacent_base_reads_the_strength_of_that_moment() -> None:
    # LM-SCO-12: Vaca Bayona beside Talanqueira, which Vaca Antrueja triples: first triple, then add
    drawn = parade("25 13 24")
    triple_first = [2, 1, 0, 1]
    add_first = [0, 1, 2, 1]
    assert parade_points(CARDS, drawn, triple_first) == 4 + 30 + 30 + 3
    assert parade_points(CARDS, drawn, add_first) == 4 + 10 + 30 + 3
    assert parade_points(CARDS, drawn, []) == 67
    # the order is asked, the targets are not: each has but one neighbour or one unique neighbour
    assert settled(CARDS, drawn, []) == []
    assert best_first(CARDS, drawn, []) == [(2, 67), (0, 47)]
    assert settled(CARDS, drawn, [2]) == triple_first
    assert settled(CARDS, drawn, [0]) == add_first


def test_add_adjacent_base_without_a_neighbour_is_ignored() -> None:
    # LM-SCO-16
    assert parade_points(CARDS, parade("25"), []) == 4
    assert open_answers(CARDS, parade("25"), []) == 0


def test_what_makes_no_difference_is_not_asked() -> None:
    # LM-DEC-8, LM-SCO-17
    assert settled(CARDS, parade("2 3 19"), []) == []  # nothing to choose
    assert open_answers(CARDS, parade("2 3 19"), []) == 0
    # one effect: whose comes next is no question, its targets are
    assert settled(CARDS, parade(SIXTY.replace(" 24", "")), []) == [0]
    # two effects that only multiply: whichever comes first, the same results can be reached
    assert settled(CARDS, parade(SIXTY), []) == [0]
    assert best_first(CARDS, parade(SIXTY), [0])[0] == (1, 67)
    assert best_first(CARDS, parade(SIXTY), [0, 1])[0] == (2, 67)
    # the last effect has a single target
    assert settled(CARDS, parade(SIXTY), [0, 1, 2]) == [0, 1, 2, 3, 2]


def test_the_best_is_listed_first() -> None:
    # LM-SCO-17
    listed = best_first(CARDS, parade(SIXTY), [0, 1])
    assert [points for _, points in listed] == sorted((points for _, points in listed), reverse=True)
    assert listed[0] == (2, 67)
    assert {answer for answer, _ in listed} == set(places(open_answers(CARDS, parade(SIXTY), [0, 1])))


def test_the_best_of_two_neighbours() -> None:
    # LM-SCO-17: Vaca Bayona between Talanqueira and Birria
    (sheet,) = score("13 25 7")
    added = [line for line in sheet.lines if line.sentence == "score-ADD_ADJACENT_BASE"]
    assert [(line.card, line.points, line.arguments["card"]) for line in added] == [(1, 10, "Talanqueira")]
    assert parade_points(CARDS, parade("13 25 7"), [1, 2]) == parade_points(CARDS, parade("13 25 7"), [1, 0]) - 5


def test_the_sheet_says_what_was_annulled_doubled_and_tripled() -> None:
    # LM-AS-8
    (sheet,) = score(SIXTY)
    told = [(line.card, line.sentence, int(line.points)) for line in sheet.lines if line.part == "mascaradas"]
    assert told == [
        (0, "score-base", 4),
        (1, "score-base", 2),
        (2, "score-base", 10),
        (3, "score-base", 3),
        (0, "score-ANNUL_AND_DOUBLE", 0),
        (1, "score-annulled", -2),
        (2, "score-doubled", 10),
        (3, "score-TRIPLE_UNIQUE_ADJACENT", 0),
        (2, "score-tripled", 40),
    ]
    doubled = next(line for line in sheet.lines if line.sentence == "score-doubled")
    assert doubled.arguments == {"by": "Obisparra", "n": 20}
    annul = next(line for line in sheet.lines if line.sentence == "score-ANNUL_AND_DOUBLE")
    assert annul.arguments == {"annulled": "Desempadrinamiento", "card": "Talanqueira", "points": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_sheet_is_a_sentence(language: str) -> None:
    words = messages(language, "mascaradas")
    every = [[number] for number in range(25)] + [[before, number] for number in range(25) for before in range(25)]
    drawn = [*every, *(parade(numbers) for numbers in (HILARIO, TRANSI, ANTIDIO, VISITACION, SIXTY))]
    said = set()
    for mine in drawn:
        for line in sheets(CARDS, [mine, parade("2 3")], [4, 1], [[], []])[0].lines:
            text = words.text(line.sentence, "", line.arguments)
            assert re.fullmatch(r"[^{}$]+", text)
            said.add(line.sentence)
    effects = {f"score-{word}" for word in SCORING if word != "NONE"}
    assert effects | {f"score-{word}-none" for word in ORDER_DEPENDENT} <= said
    assert {"score-pesetas", "score-pesetas-full", "score-majority", "score-majority-tied", "score-majority-none"} <= said
    assert {"score-sequence", "score-base", "score-annulled", "score-doubled", "score-tripled"} <= said


def test_the_sheet_of_hilario_in_words() -> None:
    # LM-AS-12, as the mock page tells it
    words = messages("es", "mascaradas")
    hilario = score(HILARIO, TRANSI, ANTIDIO, VISITACION, pesetas=[7, 0, 0, 0])[0]
    told = [f"{words.text(line.sentence, '', line.arguments)} → {line.points}" for line in hilario.lines]
    assert told == [
        "7 pesetas: 1 punto cada una, gracias a Zangarrón → 7",
        "Diablos: 5, primer puesto → 10",
        "Popular: 5, primer puesto → 8",
        "Femenino: 2, tercer puesto → 4",
        "Animal: ninguno, y por tanto ningún puesto → 0",
        "2 verdes seguidas: 2 × 2 → 4",
        "1 roja: 1 × 1 → 1",
        "1 amarilla: 1 × 1 → 1",
        "Fuerza base 7 → 7",
        "No están los cuatro símbolos → 0",
        "Fuerza base 5 → 5",
        "Le toca una vecina verde → 5",
        "Fuerza base 16 → 16",
        "Su efecto se cuenta en las pesetas → 0",
        "Fuerza base 6 → 6",
        "3 colores × 8 → 24",
        "Fuerza base 7 → 7",
        "2 rojas × 4 → 8",
        "Fuerza base 3 → 3",
        "Va en una punta → 7",
    ]


# A second, literal count


class Literal:
    """The rules of sections 5 and 8, read again from the words of the cards, without any number of the first reading."""

    def __init__(self, pack: Content, figures: Sequence[Mascarada], pesetas: int) -> None:
        self.pack = pack
        self.figures = figures
        self.pesetas = pesetas
        self.edges = "".join(figure.left + figure.right for figure in figures)
        self.hues = [figure.colour for figure in figures]

    def peseta_part(self) -> int:
        full = any(str(operation) == "PESETAS_FULL" for figure in self.figures for operation in figure.scoring)
        return self.pesetas if full else self.pesetas // 3

    def sequence_part(self) -> int:
        part = 0
        for hue in ("green", "red", "blue", "yellow"):
            runs = "".join("x" if own == hue else " " for own in self.hues).split()
            part += max((len(run) for run in runs), default=0) ** 2
        return part

    def beside(self, here: int) -> list[int]:
        return [there for there in (here - 1, here + 1) if 0 <= there < len(self.figures)]

    def fixed(self, here: int, text: str) -> int:  # noqa: C901 - section 8 in one list
        word, *arguments = text.split()
        k = int(arguments[-1]) if arguments else 0
        near = [self.hues[there] for there in self.beside(here)]
        match [word, *arguments[:-1]]:
            case ["PER_SYMBOL", s]:
                return k * self.edges.count(s)
            case ["PER_DISTINCT_SYMBOL"]:
                return k * len(set(self.edges))
            case ["IF_ALL_SYMBOLS"]:
                return k if set(self.edges) == set("DPFA") else 0
            case ["IF_MORE_SYMBOL", s, t]:
                return k if self.edges.count(s) > self.edges.count(t) else 0
            case ["PER_COLOUR", c]:
                return k * self.hues.count(c)
            case ["PER_DISTINCT_COLOUR"]:
                return k * len(set(self.hues))
            case ["IF_ALL_COLOURS"]:
                return k if len(set(self.hues)) == 4 else 0
            case ["IF_ADJACENT_COLOUR", c]:
                return k if c in near else 0
            case ["PER_ADJACENT_COLOUR", c]:
                return k * near.count(c)
            case ["IF_BOTH_NEIGHBOURS_NOT_COLOUR", c]:
                return k if len(near) == 2 and c not in near else 0
            case ["IF_NEIGHBOURS_ALL_DIFFERENT"]:
                return k if len(near) == 2 and len({*near, self.hues[here]}) == 3 else 0
            case ["IF_AT_END"]:
                return k if len(near) < 2 else 0
            case ["IF_OWNS", other]:
                return k if other in [figure.id for figure in self.figures] else 0
        return 0

    def fixed_part(self) -> int:
        return sum(self.fixed(here, str(op)) for here, figure in enumerate(self.figures) for op in figure.scoring)

    def moves(self, here: int, word: str) -> list[tuple[int, ...]]:
        everywhere = range(len(self.figures))
        if word == "ANNUL_AND_DOUBLE":
            return list(permutations(everywhere, 2))
        near = self.beside(here)
        if word == "TRIPLE_UNIQUE_ADJACENT":
            near = [there for there in near if self.hues.count(self.hues[there]) == 1]
        return [(there,) for there in near]

    def strength_parts(self) -> set[int]:
        """What all orders and targets give."""
        odd = [(here, op.word) for here, figure in enumerate(self.figures) for op in figure.scoring if op.word in ORDER_DEPENDENT]
        odd = [(here, word) for here, word in odd if self.moves(here, word)]
        parts = set()
        for order in permutations(odd):
            for targets in product(*(self.moves(here, word) for here, word in order)):
                base = [figure.base for figure in self.figures]
                added = 0
                for (_, word), target in zip(order, targets, strict=True):
                    if word == "ANNUL_AND_DOUBLE":
                        base[target[0]] = 0
                        base[target[1]] *= 2
                    elif word == "TRIPLE_UNIQUE_ADJACENT":
                        base[target[0]] *= 3
                    else:
                        added += base[target[0]]
                parts.add(sum(base) + added)
        return parts

    def majority_part(self, others: Sequence["Literal"]) -> int:
        part = 0
        for symbol in "DPFA":
            mine = self.edges.count(symbol)
            if not mine:
                continue
            ranking = sorted((other.edges.count(symbol) for other in others), reverse=True)
            lowest = len(ranking) - 1 - ranking[::-1].index(mine)
            part += ([10, 7, 5, 3, 0] if symbol == "D" else [8, 6, 4, 2, 0])[lowest]
        return part

    def total(self, others: Sequence["Literal"]) -> int:
        own = self.peseta_part() + self.sequence_part() + self.fixed_part() + max(self.strength_parts())
        return own + self.majority_part(others)


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """Two to five parades of different cards, complete or not, and pesetas."""
    people = draw(st.integers(2, 5))
    deck = draw(st.permutations(range(25)))
    most = {2: 8, 3: 7, 4: 6, 5: 5}[people]
    sizes = [draw(st.integers(max(0, most - 3), most)) for _ in range(people)]
    starts = [sum(sizes[:person]) for person in range(people)]
    parades = [list(deck[start : start + size]) for start, size in zip(starts, sizes, strict=True)]
    return parades, [draw(st.integers(0, 40)) for _ in range(people)]


@settings(max_examples=volume(200))
@given(tables())
def test_two_readings_of_the_rules_agree(table: tuple[list[list[int]], list[int]]) -> None:
    parades, pesetas = table
    second = [
        Literal(PACK, [PACK.mascaradas[card] for card in drawn], held) for drawn, held in zip(parades, pesetas, strict=True)
    ]
    none: list[list[int]] = [[] for _ in parades]
    expected = [reading.total(second) for reading in second]
    assert totals(CARDS, parades, pesetas, none) == expected
    written = sheets(CARDS, parades, pesetas, none)
    assert [sheet.total for sheet in written] == expected
    for sheet, reading in zip(written, second, strict=True):
        assert sheet.pesetas == reading.peseta_part()
        assert sheet.sequences == reading.sequence_part()
        assert sheet.majorities == reading.majority_part(second)


@settings(max_examples=volume(60))
@given(st.permutations([0, 23, 24, 12, 13, 6, 1]), st.integers(2, 6))
def test_all_orders_and_targets_are_tried(deck: list[int], size: int) -> None:
    # LM-SCO-12, LM-SCO-16, LM-SCO-17: every result can be chosen, and no other
    drawn = deck[:size]
    reading = Literal(PACK, [PACK.mascaradas[card] for card in drawn], 0)
    expected = {part + reading.fixed_part() for part in reading.strength_parts()}
    found = set()

    def ask(choices: list[int]) -> None:
        choices = settled(CARDS, drawn, choices)
        answers = places(open_answers(CARDS, drawn, choices))
        if not answers:
            found.add(int(parade_points(CARDS, drawn, choices)))
            sheet = sheets(CARDS, [drawn], [0], [choices])[0]
            assert sheet.mascaradas == parade_points(CARDS, drawn, choices)
        for answer in answers:
            ask([*choices, answer])

    ask([])
    assert found == expected
    assert parade_points(CARDS, drawn, []) == max(expected)
    assert parade_points(CARDS, drawn, completed(CARDS, drawn, [])) == max(expected)


def test_other_packs_are_scored_by_their_own_words() -> None:
    other = custom(m13="PESETAS_FULL", m19="IF_AT_END 9")
    cards = Cards(other)
    sheet = sheets(cards, [parade("13 2 19")], [7], [[]])[0]
    assert sheet.pesetas == 7
    assert card_points(sheet, 3) == [10, 7, 25]
