"""The cards: what the built-in pack holds, and what the reader of packs refuses, and where."""

import ast
import re
from collections import Counter
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from antifaz.core.errors import Unreadable
from antifaz.games.mascaradas import content
from antifaz.games.mascaradas.content import AGUINALDO, BUILT_IN, Content, Mascarada, Operation, built_in, load, read
from antifaz.locale.messages import LANGUAGES, Messages, messages

# Section 10 of the rules, word for word: id, name, village, colour, left, right, cost, pesetas, base, immediate, scoring.
TABLE = """
LM-M01 | Obisparra | Pobladura de Aliste | green | D | P | ciego, gaita, careta | 1 | 4 | RESERVE | ANNUL_AND_DOUBLE
LM-M02 | Carochos | Riofrío de Aliste | green | P | D | careta, pieles, cencerro | 1 | 7 | DRAW_DECK 1 | IF_ALL_SYMBOLS 6
LM-M03 | Diablos | Sarracín de Aliste | green | D | D | careta, tralla | 1 | 5 | TAX_RICH 4 | IF_ADJACENT_COLOUR green 5
LM-M04 | Atenazador | San Vicente de la Cabeza | green | F | P | tralla, ceniza, tamboril | 1 | 7 | IF_JOINED_SYMBOL F: GAIN 1 | PER_COLOUR red 4
LM-M05 | Caballico | Villarino tras la Sierra | green | A | A | pieles, gaita | 1 | 6 | SWAP 1 | IF_OWNS LM-M06 4
LM-M06 | Pajarico | Villarino tras la Sierra | green | P | A | cintas, tamboril | 0 | 4 | RECOVER 1 | IF_OWNS LM-M05 4
LM-M07 | Birria | Tábara | red | P | P | birria, danzantes | 1 | 5 | REFRESH_RESOURCES | PER_SYMBOL P 1
LM-M08 | Tafarrón | Pozuelo de Tábara | red | P | F | madama, careta, cencerro, danzantes | 3 | 6 | DISCARD 2 | PER_DISTINCT_COLOUR 8
LM-M09 | Vieyas | Triufé | blue | F | F | madama, cintas | 1 | 3 | GAIN 1 | PER_SYMBOL F 3
LM-M10 | Cencerrones | Abejera | red | P | D | cencerro, birria | 1 | 3 | DRAW 2 | IF_AT_END 7
LM-M11 | Carucheros | Sesnández | red | A | F | tralla, birria, ceniza | 0 | 8 | PAY_OTHERS 1 | IF_BOTH_NEIGHBOURS_NOT_COLOUR red 3
LM-M12 | Desempadrinamiento | Bercianos de Aliste | green | P | A | ciego, madama | 0 | 2 | DRAW_DECK 2 | NONE
LM-M13 | Talanqueira | San Martín de Castañeda | blue | A | A | pieles, cencerro, tamboril | 0 | 10 | NONE | NONE
LM-M14 | Visparros | San Martín de Castañeda | blue | A | D | careta, ciego, gaita | 1 | 8 | REMOVE_MARKET 1 | PER_SYMBOL A 1
LM-M15 | Visparra | Vigo de Sanabria | blue | D | A | tralla, ciego, danzantes | 0 | 6 | IF_JOINED_COLOUR blue: DRAW 1 | PER_ADJACENT_COLOUR blue 3
LM-M16 | Antruejo | Villanueva de Valrojo | red | F | A | careta, cencerro | 1 | 6 | DISCOUNT 1 | IF_ALL_COLOURS 4
LM-M17 | Toro de Carnaval | Morales de Valverde | blue | A | F | birria, tamboril, ceniza | 1 | 12 | PAY_OTHERS 1 | IF_AT_END 4
LM-M18 | Filandorra | Ferreras de Arriba | red | F | D | madama, gaita, danzantes, ceniza | 0 | 6 | IF_JOINED_SYMBOL D: GAIN 2 | PER_SYMBOL D 3
LM-M19 | Zangarrón | Sanzoles | yellow | D | P | careta, cintas, cencerro, danzantes | 2 | 16 | GAIN 1 | PESETAS_FULL
LM-M20 | Zangarrón | Montamarta | yellow | D | F | careta, cintas, tralla | 1 | 9 | IF_PESETAS_AT_MOST 2: GAIN 3 | IF_MORE_SYMBOL D F 4
LM-M21 | Vaquilla | Palacios del Pan | yellow | A | A | cencerro, gaita | 1 | 5 | NONE | PER_DISTINCT_SYMBOL 2
LM-M22 | Cencerreros | Palacios del Pan | yellow | A | P | cencerro, tralla | 0 | 6 | IF_JOINED_COLOUR yellow: DRAW 1 | PER_ADJACENT_COLOUR yellow 3
LM-M23 | Fiera Corrupia | Almendra del Pan | yellow | F | A | danzantes, pieles, tamboril, ceniza | 1 | 12 | TAX_RICH 4 | IF_NEIGHBOURS_ALL_DIFFERENT 6
LM-M24 | Vaca Antrueja | Pereruela de Sayago | yellow | A | P | pieles, gaita, ceniza | 2 | 3 | DISCARD 1 | TRIPLE_UNIQUE_ADJACENT
LM-M25 | Vaca Bayona | Almeida de Sayago | yellow | A | A | pieles, madama, ceniza | 1 | 4 | RECOVER 1 | ADD_ADJACENT_BASE
"""

# Section 9 of the rules: type, category, copies, how often all cards together require it.
GOODS = """
birria character 4 4
madama character 4 5
ciego character 3 4
danzantes music 4 6
gaita music 4 6
tamboril music 3 5
careta costume 4 8
pieles costume 4 6
cintas costume 3 4
cencerro prop 4 8
ceniza prop 4 7
tralla prop 3 6
"""

TEXT = BUILT_IN.read_text(encoding="utf-8")


@pytest.fixture
def pack() -> Content:
    return built_in()


def card(pack: Content, number: int) -> Mascarada:
    return next(card for card in pack.mascaradas if card.id == f"LM-M{number:02}")


def row(card: Mascarada) -> str:
    effects = [", ".join(map(str, effect)) or "NONE" for effect in (card.immediate, card.scoring)]
    cells = [card.id, card.name, card.village, card.colour, card.left, card.right]
    return " | ".join(map(str, [*cells, ", ".join(card.cost), card.pesetas, card.base, *effects]))


def refusal(text: str) -> str:
    with pytest.raises(Unreadable) as caught:
        read(text, "pack.toml")
    return str(caught.value)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


# What the built-in pack holds


def test_the_mascaradas_are_those_of_section_10(pack: Content) -> None:
    # LM-CMP-4, LM-CMP-5
    assert [row(card) for card in pack.mascaradas] == TABLE.strip().splitlines()


def test_the_resources_are_those_of_section_9(pack: Content) -> None:
    # LM-CMP-2, LM-CMP-3, LM-RES-2
    demand = Counter(goods for card in pack.mascaradas for goods in card.cost)
    rows = [f"{goods.type} {goods.category} {goods.copies} {demand[goods.type]}" for goods in pack.goods]
    assert rows == GOODS.strip().splitlines()


def test_fifty_resource_cards_and_25_mascaradas(pack: Content) -> None:
    # LM-CMP-1, LM-RES-1: 44 goods, 11 in each category, and 6 aguinaldos
    copies = Counter[str | None]()
    for goods in pack.goods:
        copies[goods.category] += goods.copies
    assert copies == {"character": 11, "music": 11, "costume": 11, "prop": 11}
    assert pack.aguinaldos == 6
    assert copies.total() + pack.aguinaldos == 50
    assert len(pack.mascaradas) == 25


def test_every_type_has_three_or_four_copies_and_the_demand_is_69_and_22(pack: Content) -> None:
    # LM-RES-2
    assert {goods.copies for goods in pack.goods} == {3, 4}
    assert sum(len(card.cost) for card in pack.mascaradas) == 69
    assert sum(card.pesetas for card in pack.mascaradas) == 22


def test_seven_green_six_red_five_blue_seven_yellow(pack: Content) -> None:
    # LM-MAS-1, LM-FAC-5
    assert Counter(card.colour for card in pack.mascaradas) == {"green": 7, "red": 6, "blue": 5, "yellow": 7}


def test_every_symbol_is_as_often_left_as_right(pack: Content) -> None:
    # LM-MAS-2, LM-FAC-7: 18 animals can lie at once, 17 are needed
    left = Counter(card.left for card in pack.mascaradas)
    right = Counter(card.right for card in pack.mascaradas)
    assert left == right == {"D": 5, "P": 6, "F": 5, "A": 9}
    assert left + right == {"D": 10, "P": 12, "F": 10, "A": 18}


def test_cost_units(pack: Content) -> None:
    # LM-MAS-3
    units = Counter(len(card.cost) + card.pesetas for card in pack.mascaradas)
    assert units == {2: 3, 3: 10, 4: 8, 5: 2, 6: 1, 7: 1}


# Facts of the rulebook


def test_obisparra_reserves_and_joins_filandorra(pack: Content) -> None:
    # LM-FAC-1
    obisparra, filandorra = card(pack, 1), card(pack, 18)
    assert (obisparra.name, filandorra.name) == ("Obisparra", "Filandorra")
    assert [str(operation) for operation in obisparra.immediate] == ["RESERVE"]
    assert [str(operation) for operation in obisparra.scoring] == ["ANNUL_AND_DOUBLE"]
    assert filandorra.right == obisparra.left == "D"


def test_birria_costs_a_peseta_a_birria_and_danzantes(pack: Content) -> None:
    # LM-FAC-2
    birria = card(pack, 7)
    assert (birria.name, birria.village) == ("Birria", "Tábara")
    assert (sorted(birria.cost), birria.pesetas) == (["birria", "danzantes"], 1)


def test_zangarron_of_sanzoles_scores_pesetas_in_full(pack: Content) -> None:
    # LM-FAC-3
    zangarron = card(pack, 19)
    assert (zangarron.name, zangarron.village, zangarron.base) == ("Zangarrón", "Sanzoles", 16)
    assert [operation.word for operation in zangarron.scoring] == ["PESETAS_FULL"]


def test_vaca_antrueja_talanqueira_and_desempadrinamiento(pack: Content) -> None:
    # LM-FAC-4
    assert [operation.word for operation in card(pack, 24).scoring] == ["TRIPLE_UNIQUE_ADJACENT"]
    assert (card(pack, 13).name, card(pack, 13).base) == ("Talanqueira", 10)
    assert (card(pack, 12).name, card(pack, 12).base) == ("Desempadrinamiento", 2)


def test_the_colour_stands_for_the_comarca(pack: Content) -> None:
    # LM-FAC-5: what a name says of its place agrees with its colour
    for figure in pack.mascaradas:
        for ending, colour in {
            "de Aliste": "green",
            "de Tábara": "red",
            "del Pan": "yellow",
            "de Sayago": "yellow",
        }.items():
            assert not str(figure.village).endswith(ending) or figure.colour == colour
    assert {figure.village for figure in pack.mascaradas if figure.colour == "blue"} == {
        "Triufé",
        "San Martín de Castañeda",
        "Vigo de Sanabria",
        "Morales de Valverde",
    }


def test_a_mask_and_a_cowbell_pay_for_villanueva_de_valrojo(pack: Content) -> None:
    # LM-FAC-6
    antruejo = card(pack, 16)
    assert antruejo.village == "Villanueva de Valrojo"
    assert (sorted(antruejo.cost), antruejo.pesetas) == (["careta", "cencerro"], 1)


def test_our_own_numbers_are_labelled_as_ours() -> None:
    # LM-FAC-8
    head = TEXT[: TEXT.index("[[")].replace("\n# ", " ")
    assert "All numbers, edges and effects are this project's own" in head
    assert "not those of the published cards" in head


def test_a_mascarada_is_written_by_its_id(pack: Content) -> None:
    # names are not unique: LM-M07 and a resource are both Birria, LM-M19 and LM-M20 both Zangarrón
    assert pack.pieces == tuple(f"M{number:02}" for number in range(1, 26))
    changed = TEXT.replace('id = "LM-M02"', 'id = "extra-2"')
    assert content.read(changed, "pack.toml").pieces[1] == "Extra2"


def test_cards_are_frozen(pack: Content) -> None:
    with pytest.raises(FrozenInstanceError):
        pack.mascaradas[0].base = 99  # type: ignore[misc]


def test_a_cost_is_counted_in_the_order_of_section_9(pack: Content) -> None:
    assert pack.counted(card(pack, 7).cost) == [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert pack.categories == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_every_word_of_the_vocabulary_is_on_a_card(pack: Content) -> None:
    """A word that no built-in card uses could not be tried by playing."""
    immediate = {operation.word for figure in pack.mascaradas for operation in figure.immediate}
    conditions = {op.condition.word for figure in pack.mascaradas for op in figure.immediate if op.condition}
    scoring = {operation.word for figure in pack.mascaradas for operation in figure.scoring}
    assert immediate | {"NONE"} == set(content.IMMEDIATE)
    assert conditions == set(content.CONDITIONS)
    assert scoring | {"NONE"} == set(content.SCORING)


def test_no_card_needs_code_of_its_own() -> None:
    """At most two odd cards were allowed; there are none: no code names a card by its id or its name."""
    names = {name for figure in built_in().mascaradas for name in (figure.id, figure.name)}
    names |= set(built_in().pieces)
    names -= {"Diablos"}  # also the name of a symbol (LM-CMP-5); the card is still looked for by its id
    odd = set()
    for path in Path(content.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                node.value.value = ""  # a docstring may give an example
        words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        words += [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
        words += [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        said = {re.sub(r"[^a-z0-9]", "", word.lower()) for word in words}
        odd |= {name for name in names if re.sub(r"[^a-z0-9]", "", name.lower()) in said}
    assert odd == set()
    assert len(odd) <= 2


# Words


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Messages:
    return messages(request.param, "mascaradas")


def both_effects(pack: Content, figure: Mascarada, words: Messages) -> list[str]:
    return [
        *pack.sentences("immediate", figure.immediate, words.text),
        *pack.sentences("scoring", figure.scoring, words.text),
    ]


def test_every_card_says_its_effects_in_a_sentence(pack: Content, words: Messages) -> None:
    for figure in pack.mascaradas:
        for sentence in both_effects(pack, figure, words):
            assert re.fullmatch(r"[A-Z0-9][^{}$_]+[^ ]\.", sentence), sentence
        for operation in [*figure.immediate, *figure.scoring]:
            said = " ".join(both_effects(pack, figure, words))
            for value in operation.values:
                assert not isinstance(value, int) or re.search(rf"\b{value}\b", said), (figure.id, said)


def test_different_effects_have_different_sentences(pack: Content, words: Messages) -> None:
    said: dict[str, str] = {}
    for figure in pack.mascaradas:
        for part, effect in (("immediate", figure.immediate), ("scoring", figure.scoring)):
            meant = f"{part} {', '.join(map(str, effect))}"
            for sentence in pack.sentences(part, effect, words.text):
                assert said.setdefault(sentence, meant) == meant


@pytest.mark.parametrize(
    ("number", "language", "immediate", "scoring"),
    [
        (4, "en", "If the symbols that touch are Female: take 1 peseta from the bank.", "4 points for each red mascarada in your parade."),
        (4, "es", "Si se une por un símbolo Femenino: toma 1 peseta de la banca.", "4 puntos por cada mascarada roja de tu comitiva."),
        (4, "it", "Se si unisce con un simbolo Femminile: prendi 1 peseta dalla banca.", "4 punti per ogni mascherata rossa nel tuo corteo."),
        (20, "en", "If you have at most 2 pesetas left after paying: take 3 pesetas from the bank.", "4 points if your parade has more Devil than Female symbols."),
        (20, "es", "Si tras pagarla te quedan como mucho 2 pesetas: toma 3 pesetas de la banca.", "4 puntos si en tu comitiva hay más símbolos de Diablos que Femeninos."),
        (20, "it", "Se dopo averla pagata ti restano al massimo 2 pesetas: prendi 3 pesetas dalla banca.", "4 punti se nel tuo corteo ci sono più simboli dei Diavoli che Femminili."),
        (5, "es", "Cambia 1 carta de tu mano por 1 de las que están a la vista, pero no un aguinaldo.", "4 puntos si Pajarico también está en tu comitiva."),
        (7, "es", "Descarta los recursos a la vista y destapa cinco nuevos.", "1 punto por cada símbolo Popular de tu comitiva."),
        (13, "it", "Quando si unisce non succede nulla.", "Vale solo la sua forza base."),
    ],
)  # fmt: skip
def test_the_sentences_of_some_cards(pack: Content, number: int, language: str, immediate: str, scoring: str) -> None:
    assert both_effects(pack, card(pack, number), messages(language, "mascaradas")) == [immediate, scoring]


def test_every_word_of_the_vocabulary_has_a_sentence(pack: Content, words: Messages) -> None:
    """Also those with amounts and conditions that no built-in card has."""
    sample: dict[str, str | int] = {
        "n": 2,
        "cards": 2,
        "limit": 0,
        "points": 2,
        "symbol": "P",
        "other": "A",
        "colour": "blue",
        "card": "LM-M01",
    }
    for part, vocabulary in (("immediate", content.IMMEDIATE), ("scoring", content.SCORING)):
        for word, names in vocabulary.items():
            operation = Operation(word, tuple(sample[name] for name in names))
            assert pack.sentences(part, [operation], words.text)
    for word, names in content.CONDITIONS.items():
        condition = Operation(word, tuple(sample[name] for name in names))
        for plain, arguments in content.IMMEDIATE.items():
            if plain != "NONE":
                conditional = Operation(plain, tuple(sample[name] for name in arguments), condition)
                (sentence,) = pack.sentences("immediate", [conditional], words.text)
                assert re.search(r": [a-z]", sentence)


def test_everything_printed_has_a_name(pack: Content, words: Messages) -> None:
    # LM-CMP-2, LM-CMP-3, LM-CMP-5, LM-FAC-5
    for symbol in content.SYMBOLS:
        assert words.text(f"symbol-{symbol}")
    for colour in content.COLOURS:
        assert words.text(f"colour-{colour}")
        assert words.text(f"colour-{colour}", "comarca")
    for category in content.CATEGORIES:
        assert words.text(f"category-{category}")
        assert words.text(f"category-{category}", "colour")
    for piece in [*(goods.capitalize() for goods in (*pack.types, AGUINALDO)), *pack.pieces]:
        for form in ("", "the", "of", "to"):
            assert words.text(f"piece-{piece}", form)


def test_mascaradas_keep_their_names_in_every_language(pack: Content, words: Messages) -> None:
    for figure, piece in zip(pack.mascaradas, pack.pieces, strict=True):
        assert words.text(f"piece-{piece}") == figure.name
        assert words.text(f"piece-{piece}", "the").endswith(figure.name)


def test_every_mascarada_has_one_line_on_the_real_celebration(pack: Content, words: Messages) -> None:
    # LM-FAC-8: village, date, what the figure does
    for figure, piece in zip(pack.mascaradas, pack.pieces, strict=True):
        line = words.text(f"piece-{piece}", "background")
        assert line.startswith(str(figure.village).removesuffix(" de Sayago"))
        assert line.count(": ") == 1
        assert line.endswith(".")
        assert len(line) < 180


def test_all_languages_say_the_same_things() -> None:
    def ids(language: str) -> set[str]:
        text = (Path(content.__file__).with_name("locale") / f"{language}.ftl").read_text(encoding="utf-8")
        found = set()
        for line in text.splitlines():
            if named := re.match(r"([a-z][\w-]*) =", line):
                message = named[1]
                found.add(message)
            elif form := re.match(r"    (\.[a-z]+) =", line):
                found.add(message + form[1])
        # the pieces of sentences differ: English does not inflect
        return {name for name in found if not name.startswith(("the-", "of-"))}

    assert ids("es") == ids("it") == ids("en")
    assert len(ids("en")) > 250


# Another pack


def test_another_pack_is_loaded_by_path_and_has_its_own_hash(tmp_path: Path) -> None:
    other = tmp_path / "printed.toml"
    other.write_text(TEXT.replace('name = "zamora"', 'name = "printed"').replace("base = 16", "base = 15"), encoding="utf-8")
    pack = load(other)
    assert pack.name == "printed"
    assert card(pack, 19).base == 15
    assert re.fullmatch(r"[0-9a-f]{16}", pack.hash)
    assert pack.hash != built_in().hash


def test_remarks_and_spaces_do_not_change_the_hash() -> None:
    remarked = TEXT.replace("\n\n", "\n\n\n# a remark\n")
    assert read(remarked, "pack.toml").hash == built_in().hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('type = "birria"\ncategory = "character"\ncopies = 4', 'type = "birria"\ncategory = "character"\ncopies = 5'),
        ('id = "LM-M17"', 'id = "LM-M26"'),
        ('village = "Triufé"\n', ""),
        ('left = "P"', 'left = "F"'),
        ('"tralla"], pesetas = 0', '"tralla"], pesetas = 1'),
        ('immediate = ["DRAW 2"]', 'immediate = ["DRAW 2", "GAIN 1"]'),
        ('scoring = ["PESETAS_FULL"]', 'scoring = ["NONE"]'),
    ],
)
def test_every_change_of_a_card_changes_the_hash(old: str, new: str) -> None:
    changed = TEXT.replace(old, new, 1)
    if "copies = 5" in new:
        changed = changed.replace('type = "aguinaldo"\ncopies = 6', 'type = "aguinaldo"\ncopies = 5')
    assert changed != TEXT
    assert read(changed, "pack.toml").hash != built_in().hash


def test_a_pack_may_have_types_of_its_own_and_cards_with_several_operations() -> None:
    changed = TEXT.replace('"cintas"', '"sonajas"').replace(
        'immediate = ["DRAW 2"]', 'immediate = ["DRAW 2", "IF_PESETAS_AT_MOST 0: GAIN 1"]'
    )
    pack = read(changed, "pack.toml")
    assert "sonajas" in pack.types
    assert [str(operation) for operation in card(pack, 10).immediate] == ["DRAW 2", "IF_PESETAS_AT_MOST 0: GAIN 1"]


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"nowhere\.toml: cannot be read"):
        load(tmp_path / "nowhere.toml")


# What is refused, with line and expectation


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        # unknown words
        (
            'colour = "green"',
            'colour = "pink"',
            "colour 'pink' is unknown; expected green, red, blue or yellow (LM-FAC-5)",
        ),
        ('left = "D"', 'left = "X"', "left 'X' is unknown; expected D, P, F or A (LM-CMP-5)"),
        (
            'category = "music"',
            'category = "song"',
            "category 'song' is unknown; expected character, music, costume or prop (LM-CMP-3)",
        ),
        (
            '["ciego", "gaita"',
            '["tuerto", "gaita"',
            "type 'tuerto' is unknown; expected birria, madama, ciego, danzantes, gaita, tamboril, careta, pieles, cintas, cencerro, ceniza or tralla (LM-CMP-2)",
        ),
        (
            '["GAIN 1"]',
            '["TAKE 1"]',
            "'TAKE' is unknown; expected NONE, GAIN, DRAW, DRAW_DECK, DISCARD, RECOVER, SWAP, REFRESH_RESOURCES, RESERVE, REMOVE_MARKET, DISCOUNT, TAX_RICH or PAY_OTHERS (section 8)",
        ),
        (
            "IF_JOINED_SYMBOL F: GAIN",
            "IF_TOUCHED F: GAIN",
            "'IF_TOUCHED' is unknown; expected IF_JOINED_SYMBOL, IF_JOINED_COLOUR or IF_PESETAS_AT_MOST (section 8)",
        ),
        (
            "PER_COLOUR red 4",
            "PER_COLOUR pink 4",
            "'pink' after PER_COLOUR is unknown; expected green, red, blue or yellow",
        ),
        ("PER_SYMBOL P 1", "PER_SYMBOL p 1", "'p' after PER_SYMBOL is unknown; expected D, P, F or A"),
        (
            "IF_OWNS LM-M06 4",
            "IF_OWNS LM-M60 4",
            "card 'LM-M60' is unknown; expected another id of this file, as LM-M01",
        ),
        ("base = 4", "strength = 4\nbase = 4", "'strength' is unknown; expected no such key"),
        # wrong forms
        ("DRAW_DECK 1", "DRAW_DECK", "'DRAW_DECK' has 0 arguments; expected DRAW_DECK <n> (section 8)"),
        (
            "IF_MORE_SYMBOL D F 4",
            "IF_MORE_SYMBOL D 4",
            "'IF_MORE_SYMBOL D 4' has 2 arguments; expected IF_MORE_SYMBOL <symbol> <other> <points> (section 8)",
        ),
        ("TAX_RICH 4", "TAX_RICH four", "'four' after TAX_RICH is not possible; expected a number from 1 to 40"),
        ("DISCARD 2", "DISCARD 0", "'0' after DISCARD is not possible; expected a number from 1 to 40"),
        ("SWAP 1", "SWAP 6", "'6' after SWAP is not possible; expected a number from 1 to 5"),
        (
            "REMOVE_MARKET 1",
            "REMOVE_MARKET 6",
            "'6' after REMOVE_MARKET is not possible; expected a number from 1 to 5",
        ),
        ("base = 16", 'base = "16"', "base is '16'; expected a number from 0 to 99"),
        ("base = 16", "base = -1", "base is -1; expected a number from 0 to 99"),
        ("base = 16", "base = true", "base is True; expected a number from 0 to 99"),
        ("pesetas = 3", "pesetas = 41", "pesetas is 41; expected a number from 0 to 40"),
        ('name = "Obisparra"\n', "", "name is missing; expected a text"),
        (
            'scoring = ["PESETAS_FULL"]',
            'scoring = "PESETAS_FULL"',
            "scoring is 'PESETAS_FULL'; expected a list of texts",
        ),
        (
            'scoring = ["PESETAS_FULL"]',
            "scoring = []",
            'scoring is []; expected ["NONE"] for a card without effect, else operations without NONE',
        ),
        # impossible combinations
        (
            '["GAIN 1"]',
            '["GAIN 1", "NONE"]',
            "immediate is ['GAIN 1', 'NONE']; expected [\"NONE\"] for a card without effect, else operations without NONE",
        ),
        (
            "IF_JOINED_SYMBOL F: GAIN 1",
            "IF_JOINED_SYMBOL A: GAIN 1",
            "'IF_JOINED_SYMBOL A: GAIN 1' can never hold; expected a symbol of the card's edges, F or P",
        ),
        (
            "IF_JOINED_SYMBOL F: GAIN 1",
            "IF_JOINED_SYMBOL F",
            "'IF_JOINED_SYMBOL F' is a condition; expected an operation, at most one condition and ':' before it",
        ),
        (
            "IF_JOINED_SYMBOL F: GAIN 1",
            "IF_JOINED_SYMBOL F: NONE",
            "'IF_JOINED_SYMBOL F: NONE' does nothing; expected an operation after the condition",
        ),
        (
            "IF_JOINED_SYMBOL F: GAIN 1",
            "IF_JOINED_SYMBOL F: IF_PESETAS_AT_MOST 2: GAIN 1",
            "'IF_PESETAS_AT_MOST 2: GAIN 1' is a condition; expected an operation, at most one condition and ':' before it",
        ),
        (
            "PER_COLOUR red 4",
            "IF_PESETAS_AT_MOST 2: PER_COLOUR red 4",
            "'IF_PESETAS_AT_MOST 2: PER_COLOUR red 4' has a condition; expected conditions before immediate operations only",
        ),
        (
            "IF_MORE_SYMBOL D F 4",
            "IF_MORE_SYMBOL D D 4",
            "'IF_MORE_SYMBOL D D 4' can never hold; expected two different symbols",
        ),
        ("IF_OWNS LM-M06 4", "IF_OWNS LM-M05 4", "'IF_OWNS LM-M05 4' is about the card itself; expected another card"),
        (
            '["ANNUL_AND_DOUBLE"]',
            '["ANNUL_AND_DOUBLE", "ADD_ADJACENT_BASE"]',
            "LM-M01 has several of ANNUL_AND_DOUBLE, TRIPLE_UNIQUE_ADJACENT or ADD_ADJACENT_BASE; expected at most one of them on a card",
        ),
        ('["ciego", "gaita"', '["aguinaldo", "gaita"', "an aguinaldo is required, but it cannot be paid"),
        (
            '["ciego", "gaita", "careta"]',
            '["ciego", "gaita", "careta", "ciego", "gaita", "careta", "ciego"]',
            "7 cards are required; expected at most 6",
        ),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(old: str, new: str, sentence: str) -> None:
    changed = TEXT.replace(old, new, 1)
    assert changed != TEXT
    said = refusal(changed)
    assert sentence in said
    if "is missing" in sentence:
        assert said.startswith(f"pack.toml, line {line_of(TEXT, '[[mascarada]]')}: ")  # the card's own line
    else:
        assert said.startswith(f"pack.toml, line {line_of(changed, new)}: ")


def test_wrong_counts_are_refused() -> None:
    # LM-CMP-1
    first = TEXT.index("[[mascarada]]")
    second = TEXT.index("[[mascarada]]", first + 1)
    one_less = TEXT[:first] + TEXT[second:]
    # LM-M12 asks for nothing of LM-M01
    assert refusal(one_less) == f"pack.toml, line {line_of(one_less, '[[mascarada]]')}: 24 mascaradas; expected 25 (LM-CMP-1)"
    more_copies = TEXT.replace("copies = 6", "copies = 7")
    assert refusal(more_copies) == f"pack.toml, line {line_of(TEXT, '[[resource]]')}: 51 resource cards; expected 50 (LM-CMP-1)"


def test_what_is_written_twice_is_refused_where_it_comes_again() -> None:
    again = TEXT.replace('type = "madama"', 'type = "birria"')
    line = line_of(TEXT, 'type = "madama"')
    assert refusal(again) == f"pack.toml, line {line}: type 'birria' is there twice; expected each type once"
    again = TEXT.replace('id = "LM-M02"', 'id = "LM-M01"')
    line = line_of(TEXT, 'id = "LM-M02"')
    assert refusal(again) == f"pack.toml, line {line}: id 'LM-M01' is there twice; expected each id once"


def test_two_cards_that_would_be_written_alike_are_refused() -> None:
    again = TEXT.replace('id = "LM-M02"', 'id = "birria"')
    line = line_of(TEXT, 'id = "LM-M02"')
    assert refusal(again) == f"pack.toml, line {line}: id 'birria' is written Birria, like another card; expected another id"
    again = TEXT.replace('id = "LM-M02"', 'id = "m01"')
    assert refusal(again) == f"pack.toml, line {line}: id 'm01' is written M01, like another card; expected another id"


def test_more_kinds_and_copies_than_can_be_counted_are_refused() -> None:
    more = "".join(f'[[resource]]\ntype = "{letter * 3}"\ncategory = "prop"\ncopies = 9\n' for letter in "abcdefg")
    changed = TEXT.replace("[[resource]]", more + "[[resource]]", 1)
    assert "20 types, one of them with many copies; expected fewer types or fewer copies of one" in refusal(changed)


def test_too_many_order_dependent_cards_are_refused() -> None:
    # LM-SCO-17: at most three exist, so that all orders can be tried
    changed = TEXT.replace('scoring = ["PESETAS_FULL"]', 'scoring = ["ADD_ADJACENT_BASE"]')
    assert "LM-M01, LM-M19, LM-M24, LM-M25 each have" in refusal(changed)
    assert "expected at most 3 such cards (LM-SCO-17)" in refusal(changed)


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    assert re.match(r"pack\.toml: not TOML: .*line 5", refusal(TEXT.replace('name = "zamora"', "name = zamora")))


def test_cards_written_inline_are_refused() -> None:
    inline = 'name = "x"\nresource = [{ type = "aguinaldo", copies = 50 }]\nmascarada = []\n'
    assert refusal(inline) == "pack.toml, line 2: resource is written inline; expected each one under its own line [[resource]]"
