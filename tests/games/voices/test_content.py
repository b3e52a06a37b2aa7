"""The content of Voices: that it is what the rules print, how it is read, and what its reader refuses, with the line."""

import re
from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

from antifaz.core.errors import Unreadable
from antifaz.games.voices.content import (
    EMOTIONS,
    HERE,
    LANGUAGES,
    QUANTITIES,
    Ability,
    Pack,
    Trial,
    load,
    printed,
    text_ids,
)
from antifaz.games.voices.content.effects import (
    JURORS,
    PROSECUTOR,
    REGION,
    REGIONS,
    STRATEGY,
    Choice,
    Hidden,
    Op,
    Place,
    Special,
    ops,
    read_effect,
    written,
)
from tests.games.voices.packs import changed, exchanged

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "voices.md").read_text()


def rows(pattern: str) -> dict[str, list[str]]:
    """The rows of the tables of the rules whose first cell is such an id: id without `VH-` → the other cells."""
    cells = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in RULES.splitlines()]
    return {row[0][3:]: row[1:] for row in cells if re.fullmatch(rf"VH-{pattern}", row[0])}


def every(trial: Trial) -> list[Op]:
    return [op for ability in (*trial.front, *trial.back) for op in ops(ability.effect)]


def phase(number: int) -> list[Trial]:
    return [trial for trial in load().trials.values() if trial.phase == number]


# What is in the box


def test_the_numbers_of_the_components() -> None:
    """VH-CMP-1, VH-CMP-2, VH-CMP-3, VH-CMP-7"""
    pack = load()
    assert len(pack.roles) == 13
    assert [len(phase(1)), len(phase(2))] == [24, 24]
    assert sum(card.copies for card in pack.strategies.values()) == 24
    assert len(pack.stories) == 4
    assert len(pack.facet_markers) == len(pack.prosecutor_markers) == 8
    assert sum(pack.influence.values()) == 30
    assert len(set(JURORS)) == 6


def test_the_markers_of_a_colour() -> None:
    """VH-CMP-5, VH-CMP-6, VH-CMP-8"""
    facet = Counter(str(marker) for marker in load().facet_markers)
    assert facet == {"Rage 1": 2, "Sadness 1": 2, "Trust 2": 1, "Fear 2": 1, "Joy 3": 2}
    assert sum(marker.value for marker in load().facet_markers) == 14
    assert {marker.emotion for marker in load().facet_markers} == set(EMOTIONS)
    assert Counter(str(marker) for marker in load().prosecutor_markers) == {"Confusion 0": 3, "Panic 0": 3, "Nervousness 0": 2}


def test_the_influence_tokens() -> None:
    """VH-CMP-9"""
    numbers = re.search(r"VH-CMP-9 .*: (\d+) guilty, (\d+) innocent, (\d+) blank", RULES)
    assert numbers
    assert load().influence == dict(zip(("guilty", "innocent", "blank"), map(int, numbers.groups()), strict=True))


# The cards are those that the rules print


@pytest.mark.parametrize("trial", load().trials.values(), ids=lambda trial: trial.id)
def test_a_trial_card_is_the_one_in_the_rules(trial: Trial) -> None:
    """VH-CON-1, VH-CON-13: the front is the prosecutor's op, if any, then that of the left region; the back is the right one."""
    left, right, pressure, front, back, _ = rows(r"T\d+")[trial.id]
    assert [trial.left, trial.right] == [left, right]
    wanted = [f"{left} {front}"] if pressure == "–" else [f"PROS {pressure}", f"{left} {front}"]
    assert [str(ability) for ability in trial.front] == [line.replace("`", "") for line in wanted]
    assert [str(ability) for ability in trial.back] == [f"{right} {back}".replace("`", "")]


def test_every_role_is_the_one_in_the_rules() -> None:
    """VH-R01 to VH-R13; VH-RUL-22: the parts of an objective are joined by AND."""
    words = {"≥": ">=", "≤": "<="}
    special = {
        "guilty and innocent differ by at most 1": ["difference <= 1"],
        "destroyed >= 3 and no other facet has more destroyed": ["destroyed >= 3", "others with more destroyed = 0"],
        "control SP or OB or PL and no other facet has fewer destroyed": [
            "control SP or OB or PL",
            "others with fewer destroyed = 0",
        ],
    }
    for role_id, (_, icon, counts, wins) in rows(r"R\d+").items():
        role = load().roles[role_id]
        assert [role.icon, ", ".join(map(str, role.players))] == [icon, counts]
        plain = re.sub("[≥≤]", lambda sign: words[sign[0]], wins).replace(", ", " or ")
        assert [str(condition) for condition in role.wins] == special.get(plain, plain.split(" and "))


def test_every_strategy_card_has_its_window() -> None:
    """VH-S01 to VH-S12, VH-CON-8, VH-STR-6: the reminder icon is the region of its window and nothing more."""
    windows = {
        "after you insert": "insert",
        "after an opponent's insertion": "lost",
        "after control of a region": "control",
        "at the start of step 3": "resolve",
        "after an innocent or guilty": "token",
    }
    for card_id, (name, reminder, when, _) in rows(r"S\d+").items():
        card = load().strategies[card_id]
        assert [card.copies, card.region or "–"] == [2, reminder]
        assert card.window == next(window for words, window in windows.items() if when.startswith(words))
        assert load().texts["en"][f"{card_id}.name"] == name


def test_every_story_card_is_the_one_in_the_rules() -> None:
    """VH-H1 to VH-H4, VH-CON-10: every juror is on two stories."""
    firsts = {"left": "left of", "right": "right of", "prosecutor": "the prosecutor", "random": "a facet chosen at random"}
    for story_id, (title, jurors, first) in rows(r"H\d").items():
        story = load().stories[story_id]
        assert ", ".join(story.jurors) == jurors
        assert firsts[story.first] in first
        assert load().texts["en"][f"{story_id}.title"] == title
    assert set(Counter(juror for story in load().stories.values() for juror in story.jurors).values()) == {2}


def test_the_end_lines_are_those_of_the_rules() -> None:
    """VH-CON-10"""
    printed_lines = re.findall(r'(H\d) "([^"]+)" / "([^"]+)"', " ".join(RULES.split()))
    assert len(printed_lines) == 4
    for story, convicted, free in printed_lines:
        ends = [load().texts["en"][f"{story}.{end}"] for end in ("convicted", "free")]
        assert [end[0].lower() + end[1:] for end in ends] == [f"{convicted}.", f"{free}."]


# The rules of the content


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_number_of_players_is_on_as_many_roles(players: int) -> None:
    """VH-CON-5, VH-AS-11"""
    listed = [role for role in load().roles.values() if players in role.players]
    assert len(listed) == players
    assert [role.id for role in listed if role.icon == "none"] == ["R01"]


def test_every_facet_role_is_in_some_basic_game() -> None:
    """VH-CON-5"""
    assert all(role.players for role in load().roles.values())


def test_three_players_destroy_twice_as_much() -> None:
    """VH-CON-6"""
    different = [role for role in load().roles.values() if role.objective(3) != role.objective(4)]
    assert [role.id for role in different] == ["R03", "R11"]
    assert str(load().roles["R03"].objective(3)[1]) == "destroyed <= 9"
    assert str(load().roles["R11"].objective(3)[0]) == "destroyed >= 6"


def test_the_advanced_roles() -> None:
    """VH-OPT-3, VH-AS-23"""
    wanted = {
        3: {"guilty": 1, "innocent": 1, "neutral": 0},
        4: {"guilty": 1, "innocent": 1, "neutral": 1},
        5: {"guilty": 1, "innocent": 2, "neutral": 1},
        6: {"guilty": 1, "innocent": 2, "neutral": 2},
    }
    assert load().advanced == wanted
    icons = Counter(role.icon for role in load().roles.values())
    assert all(mix[icon] <= icons[icon] for mix in wanted.values() for icon in mix)


@pytest.mark.parametrize("number", [1, 2])
def test_pairs_of_regions_are_even(number: int) -> None:
    """VH-CON-11, VH-DRW-4: each pair four times, each region six times on each side, Planning never."""
    cards = phase(number)
    pairs = Counter(frozenset((card.left, card.right)) for card in cards)
    assert pairs == {frozenset(pair): 4 for pair in combinations(("MO", "IN", "SP", "OB"), 2)}
    assert Counter(card.left for card in cards) == Counter(card.right for card in cards) == dict.fromkeys(REGIONS[:4], 6)


def test_phase_one_accuses() -> None:
    """VH-CON-12: one guilty token on every card, four cards for each juror; 10 hidden and 13 open choices."""
    pressure = [card.front[0] for card in phase(1)]
    accused = Counter(str(ability) for ability in pressure)
    assert accused == {f"PROS G@{juror}": 4 for juror in JURORS}
    assert choices(1) == (10, 13)


def test_phase_two_defends() -> None:
    """VH-CON-12, VH-BAL-3: four prosecutor abilities, 11 hidden and 12 open choices, wider innocent options."""
    assert sum(card.front[0].heading == "PROS" for card in phase(2)) == 4
    assert choices(2) == (11, 12)

    def wide(number: int) -> int:
        """Options that place two innocent tokens."""
        options = [
            option for card in phase(number) for op in every(card) if isinstance(op, Choice | Hidden) for option in op.options
        ]
        return sum([isinstance(op, Place) and op.face == "I" for op in option] == [True, True] for option in options)

    assert wide(1) == 0
    assert wide(2) > 10


def choices(number: int) -> tuple[int, int]:
    found = [op for card in phase(number) for op in every(card)]
    return sum(isinstance(op, Hidden) for op in found), sum(isinstance(op, Choice) for op in found)


def test_only_the_front_belongs_to_the_prosecutor() -> None:
    """VH-CON-1"""
    for card in load().trials.values():
        assert [ability.heading == "PROS" for ability in card.front] in ([False], [True, False])
        assert [ability.heading in REGIONS for ability in card.back] == [True]


def test_three_strategy_cards_have_words_of_their_own() -> None:
    """Variety comes from the vocabulary; a card of its own is the exception."""
    special = {card.id for card in load().strategies.values() for op in ops(card.effect) if isinstance(op, Special)}
    assert special == {"S05", "S06", "S11"}


# What a role wants

NOTHING = dict.fromkeys(QUANTITIES, 0)


@pytest.mark.parametrize(
    ("role", "quantities", "controlled", "wins"),
    [
        ("R01", {"guilty": 2, "innocent": 1}, "", True),
        ("R01", {"guilty": 2, "innocent": 2}, "", False),  # VH-AS-8
        ("R02", {"guilty": 3}, "SP", True),
        ("R02", {"guilty": 3}, "IN", False),
        ("R02", {"guilty": 2}, "SP OB", False),
        ("R05", {"guilty": 1}, "PL", True),
        ("R08", {"cancelled": 6, "innocent": 1}, "", True),
        ("R08", {"cancelled": 6}, "", False),
        ("R09", {"innocent": 2, "guilty": 3}, "", True),
        ("R09", {"innocent": 2, "guilty": 4}, "", False),
        ("R11", {"destroyed": 3}, "", True),
        ("R11", {"destroyed": 3, "others with more destroyed": 1}, "", False),
        ("R12", {"difference": 1}, "", True),
        ("R12", {"difference": 2}, "", False),
        ("R13", {"others with fewer destroyed": 0}, "OB", True),
        ("R13", {"others with fewer destroyed": 1}, "OB", False),
    ],
)
def test_a_role_wins_if_all_its_parts_hold(role: str, quantities: dict[str, int], controlled: str, *, wins: bool) -> None:
    """VH-END-6, VH-RUL-22, VH-OBJ-2"""
    assert load().roles[role].met(4, NOTHING | quantities, controlled.split()) is wins


def test_candour_forgives_more_with_three_players() -> None:
    """VH-CON-6"""
    convicted = NOTHING | {"guilty": 1, "destroyed": 9}
    assert load().roles["R03"].met(3, convicted, [])
    assert not load().roles["R03"].met(4, convicted, [])


# Reading effects


@pytest.mark.parametrize("trial", load().trials.values(), ids=lambda trial: trial.id)
def test_an_effect_is_written_as_it_was_read(trial: Trial) -> None:
    for ability in (*trial.front, *trial.back):
        allowed = PROSECUTOR if ability.heading == "PROS" else REGION
        assert read_effect(written(ability.effect), allowed) == ability.effect


@pytest.mark.parametrize(
    ("words", "allowed", "reason"),
    [
        ("G@XX", REGION, "`XX`: not a juror; the jurors are LO, JU"),
        ("G@LO/LO", REGION, "a juror named twice"),
        ("X@LO", REGION, "not an effect; the words are G@x"),
        ("INF 1>2@*", REGION, "not possible: 1 drawn and 2 placed"),
        ("INF 1>0@*", REGION, "not possible"),
        ("INF 1>0-1@*", REGION, "a word that this kind of card cannot use"),
        ("PEEK@LO", REGION, "not an effect"),
        ("MOVE G@LO", REGION, "not an effect"),
        ("MOVE placed", REGION, "a word that this kind of card cannot use"),
        ("HIT 1@edge", REGION, "a word that this kind of card cannot use"),
        ("HIT 0@*", REGION, "not an effect"),
        ("STRAT 1", PROSECUTOR, "a word that this kind of card cannot use"),
        ("CH{STRAT 1 / G@LO}", PROSECUTOR, "a word that this kind of card cannot use"),
        ("HID{A 'x': G@LO / B 'y': I@LO}", PROSECUTOR, "a word that this kind of card cannot use"),
        ("HID{A 'x': G@LO / B 'y': I@LO}", STRATEGY, "a word that this kind of card cannot use"),
        ("ADD 2", REGION, "a word that this kind of card cannot use"),
        ("INSERT lost@here", REGION, "a word that this kind of card cannot use"),
        ("TUCK", REGION, "a word that this kind of card cannot use"),
        ("CH{G@LO}", REGION, "not two options"),
        ("CH{G@LO / I@LO / I@JU}", REGION, "not two options"),
        ("CH{G@LO/I@LO}", REGION, "not two options"),
        ("CH{CH{G@LO / I@LO} / I@JU}", REGION, "not one choice in one pair of braces"),
        ("CH{G@LO / I@LO},G@JU", REGION, "not one choice in one pair of braces"),
        ("HID{G@LO / I@LO}", REGION, "not of the form HID{A 'label': a"),
        ("HID{B 'x': G@LO / A 'y': I@LO}", REGION, "not of the form HID{A 'label': a"),
        ("", REGION, "not an effect"),
        ("–", REGION, "not an effect"),
    ],
)
def test_an_effect_that_cannot_be_is_refused(words: str, allowed: frozenset[type], reason: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(reason)):
        read_effect(words, allowed)


def test_jurors_with_a_slash_are_one_choice_with_a_comma_two_ops() -> None:
    either = read_effect("INF 2>1@JU/SO", REGION)
    both = read_effect("I@JU,I@WA", REGION)
    assert [len(either), len(both)] == [1, 2]


# Reading packs


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "expected"),
    [
        ("trials.toml", "[T109]", "[T199]", "[T199]", "`T199` is not an id of this file"),
        ("trials.toml", "CH{I@DI / CUT G@LO}", "CH{I@DI / CUT G@LU}", "CUT G@LU", "`LU`: not a juror; the jurors are LO, JU"),
        ("trials.toml", "CH{I@TR / MOVE G}", "CH{I@TR / SWAP G}", "SWAP G", "`SWAP G`: not an effect"),
        ("trials.toml", "INF 3>1@JU/WA", "INF 3>4@JU/WA", "INF 3>4", "not possible: 3 drawn and 4 placed"),
        ("roles.toml", "cancelled >= 6", "canceled >= 6", "canceled", "`canceled` is unknown; expected one of guilty, innocent"),
        ("roles.toml", 'control SP or OB"', 'control SP or OX"', "OX", "`OX` is unknown; expected one of MO, IN, SP, OB, PL"),
        ("roles.toml", "difference <= 1", "difference at most 1", "at most", "neither `quantity sign number` nor"),
        ("stories.toml", 'first = "right"', 'first = "above"', "above", "`above` is unknown; expected one of left, prosecutor"),
        ("stories.toml", '["LO", "SO", "WA"]', '["LO", "SO", "SO"]', '"SO", "SO"', "`jurors` names something twice"),
        ("strategies.toml", 'when = "lost"', 'when = "lost MO"', "lost MO", "`lost` takes no region; only `insert` does"),
        (
            "strategies.toml",
            'when = "token"',
            'when = "verdict"',
            "verdict",
            "`verdict` is unknown; expected one of insert, lost",
        ),
        ("strategies.toml", '"REDRAW"', '"REDRAWN"', "REDRAWN", "`REDRAWN`: not an effect"),
        ("supplies.toml", "blank = 8", "blank = 7", "blank =", "29 influence tokens; expected 30"),
        ("supplies.toml", "blank = 8", 'blank = "8"', 'blank = "8"', "`blank` is '8'; expected a whole number"),
        ("supplies.toml", '"Joy 3", "Joy 3"]', '"Joy 3"]', "facet =", "`facet` has 7 markers; expected 8"),
        ("supplies.toml", '"Trust 2"', '"Trust 0"', "facet =", "`Trust 0`: expected an emotion and a value of 1 to 9"),
        (
            "supplies.toml",
            "innocent = 1, neutral = 0",
            "innocent = 2, neutral = 0",
            "3 =",
            "`3` has 3 roles besides the prosecutor",
        ),
        ("supplies.toml", "blank = 8", "blank = 8\ngrey = 0", "grey = 0", "`grey` is not a key here; expected blank, guilty"),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(tmp_path: Path, file: str, old: str, new: str, where: str, expected: str) -> None:
    pack = changed(tmp_path, file, old, new)
    lines = (pack / file).read_text().splitlines()
    wanted = next(number for number, line in enumerate(lines, start=1) if where in line)
    with pytest.raises(Unreadable) as refusal:
        load(pack)
    assert str(refusal.value).startswith(f"{pack / file}, line ")
    assert expected in str(refusal.value)
    assert refusal.value.about["line"] == str(wanted)


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("roles.toml", "players = [3, 4, 5, 6]", "players = [3, 4, 5]", "6 players are listed on R05, R08, R09, R11, R13"),
        ("roles.toml", 'icon = "none"', 'icon = "neutral"', "R01, the prosecutor, is the only one"),
        ("strategies.toml", "[S12]  # Objection\ncopies = 2", "[S12]\ncopies = 3", "25 strategy cards; expected 24"),
        ("stories.toml", "[H4]  # The Lunch Alibi", "[H3.again]", "`again` is not a key here"),
        ("trials.toml", "[T224]", "", "Cannot overwrite a value"),
    ],
)
def test_wrong_counts_are_refused(tmp_path: Path, file: str, old: str, new: str, expected: str) -> None:
    """VH-CMP-1, VH-CON-5"""
    with pytest.raises(Unreadable, match=re.escape(expected)):
        load(changed(tmp_path, file, old, new))


def test_a_trial_card_stays_in_its_phase(tmp_path: Path) -> None:
    first = 'phase = 1\nregions = ["MO", "IN"]\nprosecutor = "G@JU"'
    with pytest.raises(Unreadable, match="the id says phase 1"):
        load(changed(tmp_path, "trials.toml", first, first.replace("phase = 1", "phase = 2")))


def test_a_pack_is_a_directory() -> None:
    with pytest.raises(Unreadable, match="not a directory"):
        load(HERE / "roles.toml")


def test_a_file_that_is_not_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "stories.toml").write_text("[H1]\njurors = LO\n")
    with pytest.raises(Unreadable, match=r"stories.toml: .*line 2"):
        load(tmp_path)


def test_a_pack_says_only_what_differs(tmp_path: Path) -> None:
    pack = load(changed(tmp_path, "supplies.toml", "guilty = 11\ninnocent = 11", "guilty = 10\ninnocent = 12"))
    assert pack.influence == {"guilty": 10, "innocent": 12, "blank": 8}
    assert pack.trials == load().trials
    assert pack.texts == load().texts


def test_the_hash_is_that_of_what_the_rules_read(tmp_path: Path) -> None:
    """Comments and texts can be improved without a new hash; a number cannot."""
    reworded = changed(tmp_path, "supplies.toml", "[influence]  # VH-CMP-9", "[influence]")
    (tmp_path / "texts.en.toml").write_text('"T101.back" = "Silence. More silence."\n')
    assert load(reworded).hash == load().hash
    assert load(reworded).texts["en"]["T101.back"] == "Silence. More silence."
    assert load(changed(tmp_path, "trials.toml", "CUT G@LO", "CUT G@JU")).hash != load().hash
    assert re.fullmatch("[0-9a-f]{16}", load().hash)


def test_a_and_b_can_be_exchanged(tmp_path: Path) -> None:
    """VH-KNO-21"""
    pack = load(exchanged(tmp_path))
    assert [pack.name, pack.built_in] == [tmp_path.name, False]
    assert pack.hidden() == load().hidden()
    assert pack.hash != load().hash
    for side in pack.hidden():
        mine, theirs = hidden(load(), side), hidden(pack, side)
        assert [mine.options, mine.labels] == [theirs.options[::-1], theirs.labels[::-1]]
        for language in LANGUAGES:
            assert load().texts[language][f"{side}.A"] == pack.texts[language][f"{side}.B"]


def hidden(pack: Pack, side: str) -> Hidden:
    trial, _, name = side.partition(".")
    card = pack.trials[trial]
    abilities: tuple[Ability, ...] = card.front if name == "front" else card.back
    return next(op for ability in abilities for op in ability.effect if isinstance(op, Hidden))


# The texts

SIDES = [f"{trial}.{side}" for trial in load().trials for side in ("front", "back")]
SENTENCE = re.compile(r"[.!?…]+[”»]?(?=\s+[“«¿¡]*[A-ZÁÉÍÓÚÑÈÀÙ]|$)")
# For each clue the words by which a listener connects the text with A, then with B.
CLUES = {
    "T101.front": {"en": "face hands", "es": "cara manos", "it": "faccia mani"},
    "T103.back": {"en": "drops still", "es": "gotas quieto", "it": "gocce fermo"},
    "T105.front": {"en": "yawning awake", "es": "bostezaban despierto", "it": "sbadigliavano sveglio"},
    "T106.back": {"en": "whisper giggles", "es": "cuchichean risitas", "it": "bisbiglia risatina"},
    "T108.front": {"en": "counted corrected", "es": "contado corrijan", "it": "contati corretto"},
    "T110.front": {"en": "dives friendly", "es": "suelo amable", "it": "terra gentile"},
    "T112.back": {"en": "picture firmly", "es": "imagen agarra", "it": "immagine aggrappa"},
    "T115.front": {"en": "decent funny", "es": "decente gracioso", "it": "buona ridere"},
    "T122.front": {"en": "sip quick", "es": "sorbo rápidas", "it": "sorso rapide"},
    "T124.back": {"en": "parrots rain", "es": "loros lluvia", "it": "pappagalli pioggia"},
    "T201.front": {"en": "grip bowing", "es": "apretón reverencias", "it": "stretta inchini"},
    "T203.back": {"en": "compare cheap", "es": "comparar barata", "it": "confronto sottile"},
    "T205.back": {"en": "name telltale", "es": "nombre cierre", "it": "nome cerniera"},
    "T206.front": {"en": "tears grin", "es": "lágrimas gracia", "it": "lacrime ridere"},
    "T208.front": {"en": "bed pudding", "es": "cama flan", "it": "letto budino"},
    "T210.front": {"en": "clock guard", "es": "reloj vigilante", "it": "orologio vigilante"},
    "T212.back": {"en": "brim heels", "es": "ala taconazo", "it": "tesa tacchi"},
    "T214.back": {"en": "truth bedtime", "es": "verdad acostarse", "it": "verità nanna"},
    "T216.front": {"en": "beans accounts", "es": "frijoles cuentas", "it": "fagioli conti"},
    "T222.front": {"en": "new word", "es": "novedad palabra", "it": "novità parola"},
    "T224.back": {"en": "bus stamp", "es": "autobús sello", "it": "autobus francobollo"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_too_many(language: str) -> None:
    """VH-CMP-10: each region with its name and a summary"""
    assert list(load().texts[language]) == text_ids(load())


@pytest.mark.parametrize(("language", "side"), list(product(LANGUAGES, SIDES)))
def test_a_side_is_two_to_four_sentences_and_not_too_long(language: str, side: str) -> None:
    """VH-CON-2"""
    text = load().texts[language][side]
    assert 2 <= len(SENTENCE.findall(text)) <= 4, text
    assert 80 <= len(text) <= 320


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_text_is_left_untranslated(one: str, other: str) -> None:
    same = {key for key, text in load().texts[one].items() if text == load().texts[other][key]}
    assert {key for key in same if not key.endswith(".name")} <= {"or", "T222.front.B"}  # "no" is the same word everywhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_are_the_same(language: str) -> None:
    told = [load().texts[language][side] for side in SIDES]
    assert len(set(told)) == len(told)
    names = [text for key, text in load().texts[language].items() if re.fullmatch(r"[RS]\d+\.name", key)]
    assert len(set(names)) == len(names)


def test_the_clue_sides_are_those_with_a_hidden_choice() -> None:
    """VH-CON-2"""
    assert list(CLUES) == load().hidden()


@pytest.mark.parametrize(("language", "side"), list(product(LANGUAGES, CLUES)))
def test_a_hidden_choice_can_be_guessed_from_its_text(language: str, side: str) -> None:
    """VH-CON-2, VH-RES-6: the clue to either label is in the text."""
    text = load().texts[language][side].lower()
    assert all(re.search(rf"\b{word}\b", text) for word in CLUES[side][language].split()), text


@pytest.mark.parametrize(("language", "side"), list(product(LANGUAGES, SIDES)))
def test_no_text_names_an_effect(language: str, side: str) -> None:
    """VH-RES-6, VH-KNO-21: a text may hint at a juror by what is seen of them, never by the name on the board."""
    texts = load().texts[language]
    jurors = "|".join(re.escape(texts[f"{juror}.name"]) for juror in JURORS)
    assert not re.search(rf"\b({jurors}|token|ficha|gettone|marker|pedina)s?\b", texts[side], re.IGNORECASE)


@pytest.mark.parametrize("side", CLUES)
def test_the_labels_on_the_cards_are_the_english_ones(side: str) -> None:
    labels = [load().texts["en"][f"{side}.{letter}"].strip("“”") for letter in "AB"]
    assert labels == list(hidden(load(), side).labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_can_be_read_aloud(language: str) -> None:
    """VH-RES-10: the sentences of each ability, without gaps and with the juror's name."""
    for trial in load().trials.values():
        for op in every(trial):
            if isinstance(op, Hidden):
                continue
            text = printed((op,), load().texts[language])
            assert text[0].isupper()
            assert text.endswith(".")
            assert "{" not in text
    one, both = (printed(read_effect(words, REGION), load().texts[language]) for words in ("I@JU/SO", "I@JU,I@SO"))
    assert one != both
    assert load().texts[language]["SO.on"] in one


def test_a_text_that_is_too_long_unknown_or_empty_is_refused(tmp_path: Path) -> None:
    refused = {
        f'"T101.front" = "{"a" * 321}"': "has 321 characters; expected at most 320",
        '"T199.front" = "a"': "`T199.front` is not an id of this file",
        '"T101.front" = " "': "expected a text",
        '"T102.front.A" = "no hidden choice here"': "`T102.front.A` is not an id of this file",
    }
    for line, reason in refused.items():
        (tmp_path / "texts.it.toml").write_text(f"# one line before\n{line}\n")
        with pytest.raises(Unreadable, match=re.escape(reason)) as refusal:
            load(tmp_path)
        assert refusal.value.about["line"] == "2"
