"""How a game of Mascarade is set up: how many people, which masks, which options, and what is refused with which rule."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest

import antifaz
from antifaz.games.mascarade.state import State
from antifaz.games.mascarade.view import MascaradeView

FIRST, SECOND = "mascarade/1", "mascarade/2"

# Masks that bring no coins from the bank and may be used with any number of people, to fill up a set.
DULL = {
    FIRST: "Judge Bishop Thief Witch Spy Cheat".split(),
    SECOND: "Judge ConArtist Thief Witch Spy Cheat Beggar".split(),
}


def new(game: str, players: int, options: Mapping[str, str] | None = None, seed: int = 1) -> antifaz.Match:
    return antifaz.new(game, players=players, seed=seed, options=options)


def refusal(game: str, players: int, **options: str) -> antifaz.Refused:
    with pytest.raises(antifaz.Refused) as caught:
        new(game, players, options)
    return caught.value


def broken(game: str, players: int, masks: str) -> set[str]:
    """The ids of the rules that a refused set is said to break."""
    return set(re.findall(r"M[A12]-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+", str(refusal(game, players, masks=masks))))


def masks_of(match: antifaz.Match) -> list[str]:
    """What lies on the table after the deal, as everybody saw it."""
    return re.findall(r"\[(\w+)\]", str(match.view("a")))


def deal(game: str, players: int, seed: int = 1, **options: str) -> list[str]:
    return masks_of(new(game, players, options, seed))


# -- how many people -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "fewest", "most", "rule"),
    [
        (FIRST, 2, 13, "M1-PLAYERS-01"),
        (SECOND, 4, 12, "M2-PLAYERS-01"),
    ],
)
def test_the_number_of_people(game: str, fewest: int, most: int, rule: str) -> None:
    # AMB-01
    for players in range(fewest, most + 1):
        assert new(game, players).question is not None
    for players in (0, 1, fewest - 1, most + 1):
        error = refusal(game, players)
        assert error.rule == rule
        assert f"{fewest} to {most} people, not {players}" in str(error)


@pytest.mark.parametrize("players", [12, 13, 14])
def test_a_custom_set_does_not_change_the_number_of_people(players: int) -> None:
    # M2-PLAYERS-01: 12 at most, custom sets included
    masks = "Judge Beggar Cheat ConArtist Empress Fool Guru King Patron Princess PuppetMaster Spy Thief Widow"
    if players == 12:
        assert len(deal(SECOND, players, masks=masks)) == 14
    else:
        assert refusal(SECOND, players, masks=masks).rule == "M2-PLAYERS-01"


# -- the tables of sets ----------------------------------------------------------------------------------------

# M1-TABLE-01, row by row: at how many players a mask is in play
FIRST_TABLE = {
    "Judge": range(4, 14),
    "Bishop": range(4, 14),
    "King": range(4, 14),
    "Queen": range(4, 14),
    "Fool": range(7, 14),
    "Thief": (4, 7, 13),
    "Witch": range(5, 14),
    "Spy": range(10, 14),
    "Peasant": range(8, 14),
    "Cheat": (4, 5, 6, 9, 10, 11, 12, 13),
    "Inquisitor": range(11, 14),
    "Widow": range(12, 14),
}
# M2-TABLE-01
SECOND_TABLE = {
    "A": {
        4: "Judge ConArtist Empress King Thief Cheat",
        5: "Judge ConArtist Empress King Witch Cheat",
        6: "Judge ConArtist Empress King Witch Cheat",
        7: "Judge ConArtist Empress King Fool Thief Witch",
        8: "Judge ConArtist Empress King Fool Witch Peasant Peasant",
        9: "Judge ConArtist Empress King Fool Witch Peasant Peasant Cheat",
        10: "Judge ConArtist Empress King Fool Witch Peasant Peasant Cheat Spy",
        11: "Judge ConArtist Empress King Fool Witch Peasant Peasant Cheat Spy Guru",
        12: "Judge ConArtist Empress King Fool Witch Peasant Peasant Cheat Spy Guru Widow",
    },
    "B": {
        4: "Judge Patron Fool Beggar Witch Spy",
        5: "Judge Patron Fool King Beggar ConArtist",
        6: "Judge Princess Patron PuppetMaster Beggar Spy",
        7: "Judge Princess Patron Fool PuppetMaster Beggar Cheat",
        8: "Judge Princess Patron Fool PuppetMaster Beggar Guru Spy",
        9: "Judge Princess Patron Fool PuppetMaster Beggar Guru Spy Widow",
        10: "Judge Princess Patron Empress Peasant Peasant PuppetMaster Beggar Guru Cheat",
        11: "Judge Princess Patron Empress Peasant Peasant PuppetMaster Beggar Guru Cheat Witch",
        12: "Judge Princess Patron Empress Peasant Peasant PuppetMaster Beggar Guru Cheat Witch Spy",
    },
}
SMALL_SET = "Bishop Fool Judge Queen King Witch".split()


@pytest.mark.parametrize("players", range(4, 14))
def test_the_sets_of_the_first_edition(players: int) -> None:
    # M1-SETUP-01, M1-SETUP-02, M1-SETUP-03, M1-TABLE-01
    expected = [mask for mask, counts in FIRST_TABLE.items() if players in counts]
    expected += ["Peasant"] if players >= 8 else []
    assert len(expected) == max(6, players)
    assert sorted(deal(FIRST, players)) == sorted(expected)


@pytest.mark.parametrize("players", [2, 3])
def test_the_set_of_the_small_games(players: int) -> None:
    # M1-V2-SETUP-01, M1-V3-SETUP-01
    assert sorted(deal(FIRST, players)) == sorted(SMALL_SET)
    assert f"M1-V{players}-SETUP-01" in broken(FIRST, players, "Judge Thief Queen King Witch Fool")
    assert sorted(deal(FIRST, players, masks=" ".join(SMALL_SET))) == sorted(SMALL_SET)


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", range(4, 13))
def test_the_house_scenarios_of_the_second_edition(side: str, players: int) -> None:
    # M2-SETUP-01, M2-SETUP-02, M2-TABLE-01, M2-TABLE-02
    expected = sorted(SECOND_TABLE[side][players].split())
    assert len(expected) == max(6, players)
    assert sorted(deal(SECOND, players, scenario=side)) == expected
    if side == "A":
        assert sorted(deal(SECOND, players)) == expected


def test_the_alternative_set_for_seven() -> None:
    # M1-TABLE-02: two earners of seven, exempt from the check, but not as a custom set
    masks = "Judge Bishop King Queen Spy Thief Witch"
    assert sorted(deal(FIRST, 7, scenario="7-players-2013")) == sorted(masks.split())
    assert "M1-CUSTOM-01" in broken(FIRST, 7, masks)
    assert sorted(deal(FIRST, 5, scenario="7-players-2013")) == sorted(deal(FIRST, 5))


@pytest.mark.parametrize(
    ("game", "players", "scenario"),
    [
        *((FIRST, players, "standard") for players in range(4, 14)),
        *((SECOND, players, side) for players in range(4, 13) for side in "AB"),
    ],
)
def test_every_set_of_the_tables_is_a_legal_custom_set(game: str, players: int, scenario: str) -> None:
    masks = deal(game, players, scenario=scenario)
    assert sorted(deal(game, players, masks=" ".join(masks))) == sorted(masks)


# -- custom sets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "masks"),
    [
        (FIRST, "Bishop King Queen Witch Cheat Thief"),
        (SECOND, "ConArtist King Empress Witch Cheat Thief"),
    ],
)
def test_the_judge_must_be_in_play(game: str, masks: str) -> None:
    # SC-54, MA-CUSTOM-01
    assert broken(game, 4, masks) == {"MA-CUSTOM-01"}
    assert sorted(deal(game, 4, masks=masks.replace("Witch", "Judge"))) == sorted(masks.replace("Witch", "Judge").split())


@pytest.mark.parametrize(("game", "queen"), [(FIRST, "Queen"), (SECOND, "Empress")])
def test_both_peasants_or_none(game: str, queen: str) -> None:
    # SC-54, MA-CUSTOM-02, MA-COMP-01
    masks = f"Judge King {queen} Fool Witch Spy Thief Peasant"
    assert broken(game, 8, masks) == {"MA-CUSTOM-02"}
    assert "MA-CUSTOM-02" in broken(game, 10, f"{masks} Peasant Peasant")
    assert Counter(deal(game, 9, masks=f"{masks} Peasant"))["Peasant"] == 2


@pytest.mark.parametrize(("game", "queen"), [(FIRST, "Queen"), (SECOND, "Empress")])
def test_every_mask_but_the_peasant_once(game: str, queen: str) -> None:
    # MA-COMP-01
    assert broken(game, 4, f"Judge King King {queen} Witch Spy") == {"MA-COMP-01"}
    assert broken(game, 4, f"Judge Judge King {queen} Witch Spy") == {"MA-COMP-01"}


@pytest.mark.parametrize(
    ("game", "stranger", "rule"),
    [
        (FIRST, "Empress", "M1-COMP-01"),
        (FIRST, "Guru", "M1-COMP-01"),
        (FIRST, "Dragon", "M1-COMP-01"),
        (SECOND, "Queen", "M2-COMP-01"),
        (SECOND, "Bishop", "M2-COMP-01"),
        (SECOND, "Dragon", "M2-COMP-01"),
    ],
)
def test_a_mask_must_be_of_the_edition(game: str, stranger: str, rule: str) -> None:
    sentence = str(refusal(game, 4, masks=f"Judge King Widow {stranger} Witch Spy"))
    assert rule in sentence
    assert stranger in sentence


@pytest.mark.parametrize(
    ("players", "earners", "legal"),
    [
        (4, 1, False),
        (4, 2, True),
        (6, 1, False),
        (6, 2, True),
        # SC-55: a third of seven, rounded up, is three
        (7, 2, False),
        (7, 3, True),
    ],
)
@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_a_third_of_the_cards_must_bring_coins(game: str, players: int, earners: int, *, legal: bool) -> None:
    # M1-CUSTOM-01, M1-CUSTOM-02, M2-CUSTOM-01, M2-CUSTOM-02, AMB-03
    cards = max(6, players)
    masks = "King Widow Fool".split()[:earners] + DULL[game][: cards - earners]
    assert_third(game, players, masks, legal=legal)


@pytest.mark.parametrize(("game", "queen"), [(FIRST, "Queen"), (SECOND, "Empress")])
def test_the_third_is_of_all_cards_the_centre_included(game: str, queen: str) -> None:
    # M1-CUSTOM-02, M2-CUSTOM-02: six people need two, but with one card in the centre three
    six = ["King", queen, *DULL[game][:4]]
    assert_third(game, 6, six, legal=True)
    assert_third(game, 6, [*six, DULL[game][4]], legal=False)
    assert_third(game, 6, [*six, "Fool"], legal=True)


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_each_peasant_counts_for_the_third(game: str) -> None:
    # M1-CUSTOM-02, M2-CUSTOM-02: three of eight
    assert_third(game, 8, ["Peasant", "Peasant", "King", *DULL[game][:5]], legal=True)
    assert_third(game, 8, ["Peasant", "Peasant", *DULL[game][:6]], legal=False)
    # four of ten
    assert_third(game, 8, ["Peasant", "Peasant", "King", "Widow", *DULL[game][:6]], legal=True)


def test_both_peasants_count_among_the_cards_of_which_a_third_is_taken() -> None:
    # M2-CUSTOM-02, M1-CUSTOM-02 (one count for both): ten cards need four, nine different masks would need three
    assert_third(SECOND, 8, ["Peasant", "Peasant", "King", *DULL[SECOND][:7]], legal=False)
    # the Inquisitor is the seventh that brings nothing
    assert_third(FIRST, 8, ["Peasant", "Peasant", "King", *DULL[FIRST][:6], "Inquisitor"], legal=False)


def assert_third(game: str, players: int, masks: list[str], *, legal: bool) -> None:
    edition = game[-1]
    if legal:
        assert sorted(deal(game, players, masks=" ".join(masks))) == sorted(masks)
    else:
        assert broken(game, players, " ".join(masks)) == {f"M{edition}-CUSTOM-01", f"M{edition}-CUSTOM-02"}


@pytest.mark.parametrize(
    ("game", "mask", "earns"),
    [
        # M1-TABLE-03
        *((FIRST, mask, True) for mask in "King Queen Fool Widow".split()),
        *((FIRST, mask, False) for mask in "Bishop Thief Witch Spy Cheat Inquisitor".split()),
        # M2-STAR-01
        *((SECOND, mask, True) for mask in "Empress Fool King Patron Princess Widow".split()),
        *((SECOND, mask, False) for mask in "Beggar Cheat ConArtist Guru PuppetMaster Spy Thief Witch".split()),
    ],
)
def test_which_masks_bring_coins(game: str, mask: str, *, earns: bool) -> None:
    # three of eight are needed: two others, and this one or not
    others = [name for name in ("King", "Widow", "Fool") if name != mask][:2]
    dull = [name for name in DULL[game] if name != mask]
    assert_third(game, 8, [*others, mask, *dull][:8], legal=earns)


@pytest.mark.parametrize(
    ("game", "mask", "least", "rule"),
    [
        (FIRST, "Peasant", 8, "M1-CUSTOM-03"),
        (FIRST, "Inquisitor", 8, "M1-CUSTOM-04"),
        (SECOND, "Peasant", 8, "M2-CUSTOM-03"),
        (SECOND, "Guru", 8, "M2-CUSTOM-03"),
        (SECOND, "PuppetMaster", 6, "M2-CUSTOM-03"),
        (SECOND, "Princess", 6, "M2-CUSTOM-03"),
    ],
)
def test_some_masks_need_more_people(game: str, mask: str, least: int, rule: str) -> None:
    # SC-54, M1-TABLE-03, M2-MIN-01
    fill = ["King", "Widow", "Fool", *DULL[game]]
    asked = ["Peasant", "Peasant"] if mask == "Peasant" else [mask]
    for players in range(4, least):
        cards = max(6, players)
        assert broken(game, players, " ".join([*asked, *fill][:cards])) == {rule}
    assert sorted(deal(game, least, masks=" ".join([*asked, *fill][:least]))) == sorted([*asked, *fill][:least])


@pytest.mark.parametrize(
    ("game", "mask"),
    [
        *((FIRST, mask) for mask in "Bishop Fool Queen Thief Witch Spy Cheat Widow".split()),
        *((SECOND, mask) for mask in "Beggar Cheat ConArtist Empress Fool Patron Spy Thief Widow Witch".split()),
    ],
)
def test_all_other_masks_may_be_used_by_four(game: str, mask: str) -> None:
    # M1-TABLE-03, M2-MIN-01: no least number
    earners = ["King", "Widow"] if mask != "Widow" else ["King", "Fool"]
    masks = [*earners, mask, *(name for name in DULL[game] if name != mask)][:6]
    assert sorted(deal(game, 4, masks=" ".join(masks))) == sorted(masks)


@pytest.mark.parametrize("game", [FIRST, SECOND])
@pytest.mark.parametrize("players", [4, 5])
def test_four_or_five_play_with_six_cards(game: str, players: int) -> None:
    # MA-CUSTOM-03, AMB-02, AMB-04
    masks = ["King", "Widow", *DULL[game][:4]]
    match = new(game, players, {"masks": " ".join(masks)})
    assert sorted(masks_of(match)) == sorted(masks)
    assert len(str(match.view("a")).split("centre ")[1].split(" / ")[0].split()) == 6 - players
    assert broken(game, players, " ".join(masks[:5])) == {"MA-CUSTOM-03"}
    assert broken(game, players, " ".join([*masks, "Fool"])) == {"MA-CUSTOM-03"}


@pytest.mark.parametrize(("game", "rule"), [(FIRST, "M1-CUSTOM-05"), (SECOND, "M2-CUSTOM-04")])
def test_more_than_five_may_add_one_or_two_cards(game: str, rule: str) -> None:
    masks = ["King", "Widow", "Fool", *DULL[game][:6]]
    for cards in (6, 7, 8):
        assert len(deal(game, 6, masks=" ".join(masks[:cards]))) == cards
    assert broken(game, 6, " ".join(masks)) == {rule}
    assert broken(game, 6, " ".join(masks[:5])) == {rule}


def test_a_set_may_not_have_more_cards_than_the_box() -> None:
    # SC-53, MA-CUSTOM-04, AMB-04; with 13 people no card is left for the centre, with 12 one
    box = "Judge Bishop King Fool Queen Thief Witch Spy Peasant Peasant Cheat Inquisitor Widow"
    assert len(deal(FIRST, 12, masks=box)) == 13
    assert len(deal(FIRST, 13, masks=box)) == 13
    assert "MA-CUSTOM-04" in broken(FIRST, 12, f"{box} Cheat")
    assert "MA-CUSTOM-04" in broken(FIRST, 13, f"{box} Cheat")


def test_every_broken_rule_is_named() -> None:
    # MA-CUSTOM-05
    assert broken(FIRST, 7, "Inquisitor Bishop Thief Witch Spy Cheat Peasant") == {
        "MA-CUSTOM-01",
        "MA-CUSTOM-02",
        "M1-CUSTOM-01",
        "M1-CUSTOM-02",
        "M1-CUSTOM-03",
        "M1-CUSTOM-04",
    }
    assert broken(SECOND, 5, "Guru Princess ConArtist Thief Witch Spy Peasant") == {
        "MA-CUSTOM-01",
        "MA-CUSTOM-02",
        "M2-CUSTOM-01",
        "M2-CUSTOM-02",
        "M2-CUSTOM-03",
        "MA-CUSTOM-03",
    }


# -- options ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (FIRST, {"colour": "red"}),
        (SECOND, {"colour": "red"}),
        # of the other edition
        (FIRST, {"beggar": "snapshot"}),
        (FIRST, {"puppet-order": "seat"}),
        (SECOND, {"forced-centre": "off"}),
        # rulings that are no switches: OPT-BANK, OPT-END-MULTI13, OPT-RESTRICT-BIND, OPT-RESTRICT-PRINCESS, OPT-BISHOP-SELF,
        # OPT-POWER-OPTIONAL, OPT-ANNOUNCE-ABSENT, OPT-V2-FOOL, OPT-V2-PROTECTED-OUT, OPT-V-FORCED-SLOT
        (FIRST, {"bank": "unlimited"}),
        (FIRST, {"end-multi13": "richest"}),
        (SECOND, {"restrict-bind": "slot"}),
        (SECOND, {"restrict-princess": "off"}),
        (FIRST, {"bishop-self": "include"}),
        (FIRST, {"power-optional": "on"}),
        (FIRST, {"announce-absent": "on"}),
        (FIRST, {"v2-fool": "none"}),
        (FIRST, {"v2-protected-out": "off"}),
        (FIRST, {"v-forced-slot": "off"}),
        # OPT-MEMORY-AID is the table's setting, not of the rules (MA-KNOW-11)
        (FIRST, {"memory-aid": "own"}),
    ],
)
def test_an_unknown_option_is_refused(game: str, options: Mapping[str, str]) -> None:
    with pytest.raises(antifaz.Refused) as caught:
        new(game, 6, options)
    assert next(iter(options)) in str(caught.value)
    assert "end-check" in str(caught.value)


@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        (FIRST, "end-check", "never"),
        (FIRST, "forced-centre", "maybe"),
        (FIRST, "fool-centre", "yes"),
        (SECOND, "spy-centre", ""),
        (SECOND, "beggar", "twice"),
        (SECOND, "puppet-order", "chair"),
        (FIRST, "challenge-mode", "silent"),
        (FIRST, "accidental-look", "on"),
        (FIRST, "final-reveal", "1"),
        (FIRST, "first-player", "g"),
        (FIRST, "first-player", "A"),
        (FIRST, "first-player", "*"),
        (FIRST, "turn-limit", "0"),
        (FIRST, "turn-limit", "-3"),
        (FIRST, "turn-limit", "soon"),
        (FIRST, "scenario", "B"),
        (SECOND, "scenario", "7-players-2013"),
        (SECOND, "scenario", "C"),
    ],
)
def test_an_unknown_value_is_refused(game: str, name: str, value: str) -> None:
    with pytest.raises(antifaz.Refused) as caught:
        new(game, 6, {name: value})
    assert name in str(caught.value)
    assert repr(value) in str(caught.value)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        (FIRST, 13, {"forced-centre": "off"}),
        (FIRST, 2, {"fool-centre": "on", "spy-centre": "off"}),
        (FIRST, 8, {"scenario": "7-players-2013"}),
        (SECOND, 4, {"puppet-order": "seat", "scenario": "A"}),
        (SECOND, 4, {"beggar": "snapshot", "scenario": "A"}),
        (SECOND, 12, {"spy-centre": "on"}),
    ],
)
def test_an_option_that_cannot_matter_is_accepted(game: str, players: int, options: Mapping[str, str]) -> None:
    match = new(game, players, options)
    assert match.question is not None
    assert match.question.player == "a"


# -- the deal --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "bank"),
    [
        # SC-03 and SC-04; M1-COMP-03, M2-COMP-02
        (FIRST, 5, 164),
        (SECOND, 4, 176),
        (FIRST, 2, 182),
        (FIRST, 13, 116),
        (SECOND, 12, 128),
    ],
)
def test_six_coins_each_and_the_rest_in_the_bank(game: str, players: int, bank: int) -> None:
    # MA-SETUP-01, MA-SETUP-02, MA-SETUP-03, MA-SETUP-04, MA-SETUP-05: public to a spectator
    match = new(game, players)
    view, state = match.view("*"), match.state()
    assert isinstance(view, MascaradeView)
    assert isinstance(state, State)
    assert list(view.coins.values()) == [6] * players
    assert view.court == 0
    assert view.bank == state.bank == bank


@pytest.mark.parametrize(
    ("game", "players", "places", "centre"),
    [
        (FIRST, 2, 3, 0),
        (FIRST, 3, 2, 0),
        (FIRST, 4, 1, 2),
        (FIRST, 5, 1, 1),
        (FIRST, 6, 1, 0),
        (FIRST, 13, 1, 0),
        (SECOND, 4, 1, 2),
        (SECOND, 5, 1, 1),
        (SECOND, 6, 1, 0),
        (SECOND, 12, 1, 0),
    ],
)
def test_one_card_to_each_place(game: str, players: int, places: int, centre: int) -> None:
    # MA-SETUP-07, MA-SETUP-08, MA-KNOW-02, M1-V2-SETUP-02, M1-V2-SETUP-03, M1-V3-SETUP-02
    names = {1: [""], 2: [".left", ".right"], 3: [".left", ".right", ".protected"]}[places]
    expected = [letter + name for letter in "abcdefghijklm"[:players] for name in names]
    expected += [f"centre{number}" for number in range(1, centre + 1)]
    dealt = [event.args[0] for event in new(game, players).events("*") if event.kind == "dealt"]
    assert dealt == expected


def test_any_card_may_come_to_any_place() -> None:
    # MA-SETUP-07: the deal is random, and depends on nothing but the dealer
    deals = [tuple(deal(FIRST, 4, seed=seed)) for seed in range(200)]
    assert all(len({one[place] for one in deals}) == 6 for place in range(6))
    assert len(set(deals)) > 100
    assert deals[7] == tuple(deal(FIRST, 4, seed=7))


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_who_takes_the_first_turn(game: str) -> None:
    # MA-SETUP-12, OPT-FIRST-PLAYER
    def first(options: Mapping[str, str], seed: int = 1) -> str:
        question = new(game, 5, options, seed).question
        assert question is not None
        return question.player

    assert first({}) == "a"
    assert [first({"first-player": letter}) for letter in "abcde"] == list("abcde")
    assert {first({"first-player": "random"}, seed) for seed in range(60)} == set("abcde")


# -- positions that no box could show --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "start",
    [
        "a [King] 6 / b [Judge] 6 / c [Peasant] 6 / d [Peasant] 6 / centre [Peasant] [Thief] / turn 5 > a",
        "a [King] 6 / b [King] 6 / c [Judge] 6 / d [Thief] 6 / centre [Cheat] [Widow] / turn 5 > a",
        "a [Queen] 6 / b [King] 6 / c [Judge] 6 / d [Thief] 6 / centre [Cheat] [Widow] / turn 5 > a",
        "a [King] 6 / b [Judge] 6 / c [Witch] 6 / d [Thief] 6 / centre [Cheat] [Widow] / court 177 / turn 5 > a",
        "a [King] -1 / b [Judge] 6 / c [Witch] 6 / d [Thief] 6 / centre [Cheat] [Widow] / turn 5 > a",
        "a [King] 6 / b 6 / c [Witch] 6 / d [Thief] 6 / centre [Cheat] [Widow] / turn 5 > a",
        "a [King] 6 / b [Judge] 6 / c [Thief] 6 / turn 5 > a",
    ],
)
def test_an_impossible_position_is_unreadable(start: str) -> None:
    # MA-COMP-01, MA-COMP-03, M2-COMP-01, MA-KNOW-02
    with pytest.raises((antifaz.Unreadable, antifaz.Refused)):
        antifaz.load(f"game: mascarade/2\nseats: a Ana, b Bruno, c Carla, d Dario\nfrom: {start}\n\n")


def test_all_the_coins_of_the_box_may_lie_on_the_table() -> None:
    # MA-COMP-03, M2-COMP-02
    start = "a [King] 6 / b [Judge] 6 / c [Witch] 6 / d [Thief] 6 / centre [Cheat] [Widow] / court 176 / turn 5 > a"
    match = antifaz.load(f"game: mascarade/2\nseats: a Ana, b Bruno, c Carla, d Dario\nfrom: {start}\n\n")
    view = match.view("*")
    assert isinstance(view, MascaradeView)
    assert view.bank == 0
