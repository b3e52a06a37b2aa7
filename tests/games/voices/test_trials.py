"""Whole trials and single rounds: what each side of a trial card tells whom, packs by path, and laws of whole trials."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import antifaz
from antifaz.bots import make as make_bot
from antifaz.core.chance import Dice
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.core.seats import DEALER, LETTERS, NOBODY
from antifaz.games import make
from antifaz.games.voices import talk
from antifaz.games.voices.content import load
from antifaz.games.voices.content.effects import written
from antifaz.games.voices.game import Voices
from antifaz.games.voices.pieces import CARD, DECLINE, INSERT, JURORS, ROLES, TRIALS
from antifaz.games.voices.state import State
from antifaz.table.memory import recall, sights
from tests.contract.play import choose
from tests.contract.subjects import VOICES
from tests.games.voices.contract import ends
from tests.games.voices.packs import changed, exchanged
from tests.volume import VOLUME, volume

PEOPLE = (3, 4, 5, 6)
# Everybody but d has inserted a marker: a leads Motor Skills, c Speech; d is about to insert the last one.
LAST_TURN = (
    "a [Remorse:a] blue done first / b Prosecutor done / c [Charm:c] yellow done / d [Balance:d] red / "
    "motor a7@40000.12500 c5@13000.40000 / speech c8@40000.40000 / instinct a8@40000.40000 / logical [Guilty] 0 0 / "
    "cards {} [T102:b] [T116:b] / story H1 / round 1 > d insert"
)


def at_the_last_turn(trial: str, content: str = "", seed: int = 1) -> Match:
    """A round of four in which this trial card has been chosen."""
    return Match(make("voices", 4, {}, content), Dice(seed), Position.read(LAST_TURN.format(trial)))


def worlds(match: Match, who: str, number: int = 60) -> list[State]:
    """States that somebody holds for possible."""
    drawn = list(islice(match.game.worlds(match.view(who), Dice(7)), number))
    assert all(isinstance(world, State) for world in drawn)
    return drawn  # type: ignore[return-value]


def told(match: Match) -> list[str]:
    return [str(event) for event in match.all_events()]


# -- what a side of a trial card tells whom ----------------------------------------------------------------------------


def test_fronts_are_the_prosecutors_in_advance_backs_are_nobodys() -> None:
    # VH-KNO-7, VH-KNO-8, VH-RUL-7, VH-CHO-3: T103 has its hidden choice on the back, T101 on the front
    match = at_the_last_turn("T101")
    front, back = 2 * TRIALS.index("T101"), 2 * TRIALS.index("T101") + 1
    mine = worlds(match, "b")
    assert {int(world.front) for world in mine} == {front}
    assert not any(world.flipped & 1 for world in mine)
    assert len({int(world.back) for world in mine}) > 2
    for who in "acd*":
        theirs = worlds(match, who)
        assert len({int(world.front) for world in theirs}) > 2
        assert len({int(world.back) for world in theirs}) > 2
        assert {int(world.flipped) & 1 for world in theirs} == {0, 1}
        assert all(world.table.icon[world.back] == world.table.icon[back] for world in theirs)  # VH-CHO-2


def test_a_back_is_the_prosecutors_from_the_moment_the_card_is_turned() -> None:
    # VH-KNO-9: the others know its labels, not under which the effects are
    match = at_the_last_turn("T103")
    match.play("insert d1 planning 400 400")
    while "read back" not in told(match):
        assert match.question is not None
        assert all(len({int(world.back) for world in worlds(match, who)}) > 2 for who in "abcd*")
        match.play(next(iter(match.question.lines())))
    assert match.asked == ("a", "option")
    back = 2 * TRIALS.index("T103") + 1
    assert {int(world.back) for world in worlds(match, "b")} == {back}
    assert not any(world.flipped for world in worlds(match, "b"))
    for who in "acd*":
        assert {int(world.flipped) >> 1 for world in worlds(match, who)} == {0, 1}
    match.play("choose first")
    assert "revealed T103 back 1 HID" in told(match)
    assert "read-out first G@SO" in told(match)
    assert not any("I@JU" in text for text in told(match))  # VH-RES-9


def test_a_page_shows_a_token_until_its_owner_has_seen_it_and_the_view_keeps_it() -> None:
    # VH-KNO-17, VH-INF-5, VH-KNO-14: T119 lets whoever controls Observation look
    match = at_the_last_turn("T119")
    match.play("insert d1 observation 400 400")
    match.play("look logical")
    looked = match.events("d")
    assert [str(one.event) for one in sights(looked, seen=0)] == ["saw logical Guilty"]
    assert not sights(looked, seen=len(looked))
    for who in "abc*":
        assert not sights(match.events(who), seen=0)
    for memory, kept in (("strict", 0), ("log", 0), ("own", 1)):
        log = [str(one.event) for one in recall(looked, memory, over=False)]
        assert log.count("saw logical Guilty") == kept
    assert "logical [Guilty]" in str(match.view("d"))
    assert all("logical [?]" in str(match.view(who)) for who in "abc*")


def test_control_is_determined_anew_for_each_ability() -> None:
    # VH-RES-8: no card of ours has two abilities of one region on a side, so the back of T108 gets its only one twice
    match = at_the_last_turn("T108")
    assert isinstance(match.game, Voices)
    table, back = match.game.table, 2 * TRIALS.index("T108") + 1
    table.headings[back] = table.headings[back] * 2
    table.abilities[back] = table.abilities[back] * 2
    table.texts[back] = table.texts[back] * 2
    for line in ("insert d1 planning 400 400", "choose first", "destroy a7", "destroy c5"):
        match.play(line)
    controls = [event.args for event in match.all_events() if event.kind == "controls"]
    assert controls[-3:-1] == [("a", "motor"), ("c", "motor")]


# -- packs by path -----------------------------------------------------------------------------------------------------


def test_a_pack_with_a_and_b_exchanged_is_played(tmp_path: Path) -> None:
    # VH-KNO-21, VH-RES-6: what lay under A lies under B, from the card to the table, and a record finds its pack again
    path = str(exchanged(tmp_path))
    outcomes = {}
    for content in ("", path):
        for option in ("first", "second"):
            match = at_the_last_turn("T101", content)
            match.play("insert d1 planning 400 400")
            assert match.asked == ("a", "option")
            match.play(f"choose {option}")
            outcomes[content, option] = next(text for text in told(match) if text.startswith("read-out")).split()[-1]
    assert outcomes["", "first"] == outcomes[path, "second"] == "I@TR"
    assert outcomes["", "second"] == outcomes[path, "first"] == "G@WA"


def test_a_token_placed_by_a_strategy_card_opens_no_window(tmp_path: Path) -> None:
    # VH-STR-14: no card of ours places one, so a pack's Whisper does; only trial abilities and Panic can be objected to
    effect = load().strategies["S11"].effect
    path = str(changed(tmp_path, "strategies.toml", f'effect = "{written(effect)}"', 'effect = "G@LO"'))
    hands = LAST_TURN.replace("[Charm:c]", "[Charm:c] [Whisper] [Objection]")
    match = Match(make("voices", 4, {}, path), Dice(1), Position.read(hands.format("T119")))
    for line in ("insert d1 observation 400 400", "[Whisper]"):
        match.play(line)
    assert "placed c Guilty logical" in told(match)
    assert match.asked == ("c", "trial")  # asked anew in the same window
    match.play("[pass]")
    assert "placed b Guilty distracted" in told(match)
    assert match.asked == ("c", "token")


@pytest.mark.parametrize("people", PEOPLE)
def test_bots_play_whole_trials_with_another_pack(people: int, tmp_path: Path) -> None:
    # VH-KNO-21: the record of the match names the pack, and is the same match
    match = antifaz.new("voices", people, seed=people, options={"emotions": "on"}, content=str(exchanged(tmp_path)))
    bots = {letter: make_bot("voices", "greedy", Dice(seat)) for seat, letter in enumerate(LETTERS[:people])}
    while match.question:
        player = match.question.player
        match.play(bots[player].answer(match.view(player), match.question))
    assert any(event.kind == "read-out" for event in match.all_events())
    again = antifaz.load(match.record())
    assert str(again.position()) == str(match.position())
    assert again.result == match.result


# -- laws of whole trials ----------------------------------------------------------------------------------------------


def trials(people: int, about: str, number: int) -> Iterator[State]:
    """Random trials with any options, question by question."""
    chance = random.Random(f"{about} {people}")
    for _ in range(volume(number)):
        game = make("voices", people, VOICES.options(chance, people))
        state = game.start()
        while state.who != NOBODY:
            assert isinstance(state, State)
            yield state
            state.play(choose(VOICES, game, state, chance))


@pytest.mark.parametrize("people", PEOPLE)
def test_unused_markers_tell_the_round(people: int) -> None:
    # VH-AS-25, VH-RUL-20, VH-INS-3, VH-SET-7: nine less the round of each colour before step 2; nobody can decline the own turn
    rounds = Counter[int]()
    for state in trials(people, "unused", 10):
        if state.kind == CARD and state.who != DEALER:
            left = {int(state.unused >> 8 * colour & 255).bit_count() for colour in range(6) if state.owners[colour] >= 0}
            assert left == {9 - state.round}
            rounds[int(state.round)] += 1
        if state.kind == INSERT and not state.frames[2:]:
            assert not state.listed(DECLINE)
    assert set(rounds.values()) == {volume(10)}
    assert set(rounds) == set(range(1, 9))


@pytest.mark.parametrize("people", PEOPLE)
def test_who_has_won_is_counted_once_more(people: int) -> None:
    # VH-END-3 to VH-END-7, VH-OBJ-1 to VH-OBJ-5, VH-3P-9, VH-R01 to VH-R13: every role wins and loses, each time rightly
    chance = random.Random(f"winners {people}")
    won, lost = set[int](), set[int]()
    roles = set(range(13 if people > 3 else 9))  # with three there are no neutral ones
    for played in range(volume(1000)):
        if played >= volume(60) and won == lost == roles:
            break
        game = make("voices", people, {"roles": chance.choice(("basic", "advanced"))})
        state = game.start()
        while state.who != NOBODY:
            state.play(choose(VOICES, game, state, chance))
        assert isinstance(state, State)
        result = game.result(state)
        assert result is not None
        ends(game, state, result)
        for person, role in enumerate(state.roles):
            (won if state.won >> person & 1 else lost).add(int(role))
    if VOLUME >= 1:
        assert won == lost == roles


@pytest.mark.parametrize("people", PEOPLE)
def test_nobody_is_ever_asked_to_show_or_to_promise(people: int) -> None:
    # VH-INF-1, VH-INF-2, VH-INF-3, VH-INF-6, VH-RUL-29: before the end no role is said, and the first player decides ties freely
    chance = random.Random(people)
    for _ in range(volume(6)):
        game = make("voices", people, VOICES.options(chance, people))
        state = game.start()
        state.log = []
        while state.who != NOBODY:
            assert not any(event.kind in ("role", "won") for event in state.log)
            named = [event.args[1] for event in state.log if event.kind == "got" and event.args[1] in ROLES]
            assert all(event.audience.bit_count() == 1 for event in state.log if set(event.args) & set(named))
            state.play(choose(VOICES, game, state, chance))


# -- who may be whom ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", PEOPLE)
def test_with_basic_roles_everybody_knows_which_with_advanced_roles_how_many_of_each_icon(people: int) -> None:
    # VH-SET-13
    pack = load()
    icons = {role.id: role.icon for role in pack.roles.values()}
    by_number = list(icons.values())
    for roles in ("basic", "advanced"):
        match = antifaz.new("voices", people, seed=3, options={"roles": roles})
        sets = {tuple(sorted(int(role) for role in world.roles)) for world in worlds(match, "*")}
        if roles == "basic":
            assert sets == {tuple(number for number, role in enumerate(pack.roles.values()) if people in role.players)}
        else:
            assert len(sets) > 1
            mix = {tuple(sorted(by_number[role] for role in dealt)) for dealt in sets}
            wanted = [icon for icon, number in pack.advanced[people].items() for _ in range(number)]
            assert mix == {tuple(sorted([*wanted, "none"]))}


@pytest.mark.parametrize("people", PEOPLE)
def test_advanced_roles_are_dealt_as_from_shuffled_piles(people: int) -> None:
    # VH-OPT-2, VH-OPT-3: the first role dealt is each icon's as often as the icon is required, each of its roles as often
    game = make("voices", people, {"roles": "advanced"})
    state = game.start()
    icons = [role.icon for role in load().roles.values()]
    required = {**load().advanced[people], "none": 1}
    weights = {role: state.weight(role) for role in range(len(icons)) if state.listed(role)}
    whole = sum(weights.values())
    for role, icon in enumerate(icons):
        assert weights.get(role, 0) * people * icons.count(icon) == required[icon] * whole
    # … and the next one from what is left then
    state.play(next(role for role in weights if icons[role] == "guilty"))
    assert not any(state.listed(role) for role, icon in enumerate(icons) if icon == "guilty")
    weights = {role: state.weight(role) for role in range(len(icons)) if state.listed(role)}
    assert weights[0] * (people - 1) == sum(weights.values())


# -- what may be said --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["claim guilty", "claim neutral", "saw logical Blank", "saw wary Guilty", "suggest speech", "suggest first"],
)
def test_what_may_be_said(text: str) -> None:
    # VH-INF-7, VH-INF-1, VH-INF-4, VH-RUL-27: an icon, a token seen, true or not, a region or an option
    assert talk.allowed(text)


@pytest.mark.parametrize(
    "text",
    [
        "claim Hope",
        "claim none",
        "saw centre T101",
        "saw a Hope",
        "suggest T101",
        "suggest Objection",
        "I am Hope",
        "first: G@SO",
        "",
    ],
)
def test_what_may_not_be_said(text: str) -> None:
    # VH-INF-7, VH-INF-1, VH-INF-2, VH-INF-3, VH-RUL-27: no role, no card, no effect
    assert not talk.allowed(text)


def test_every_phrase_is_of_one_of_three_kinds() -> None:
    # VH-INF-7
    kinds = Counter(phrase.split()[0] for phrase in talk.PHRASES)
    assert kinds == {"claim": 3, "saw": 3 * len(JURORS), "suggest": 5 + 2}
