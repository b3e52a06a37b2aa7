"""The table: people sit down, decide, leave and come back; the referee answers for whoever cannot."""

from __future__ import annotations

import asyncio
import itertools
import pickle
from collections.abc import Callable

import pytest

from antifaz.core.errors import Outdated, Refused, Unreadable
from antifaz.table import robots
from antifaz.table.settings import Settings
from antifaz.table.table import Table
from tests.table.conftest import Place

Play = Callable[..., None]


def first_line(table: Table, letter: str) -> str:
    question = table.sheet(letter).question
    assert question is not None
    return next(iter(question.lines()))


def test_one_person_finishes_a_match_against_bots(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(options={"turn-limit": "12"})
        for _ in range(2000):
            if table.phase == "ended":
                break
            if table.sheet("a").question:
                await place.pass_(1)
                await table.decide("a", first_line(table, "a"), table.count("a"))
            await place.pass_(0.4)
        assert table.phase == "ended"
        assert table.sitting.over == "result"
        assert table.sheet("a").result is not None

    play(test)


def test_a_page_changes_when_a_hidden_answer_passes_the_question_on(play: Play) -> None:
    # VH-STR-15: nobody sees a hidden answer, and yet somebody else is asked now
    async def test(place: Place) -> None:
        table = await place.table(4, options={"challenge-mode": "simultaneous"})
        for line in ("swap b [no]", "swap a [no]", "swap a [no]", "swap a [no]", "announce King", "[pass]"):
            await place.pass_(1)
            asked = table.asked
            assert asked is not None
            before, count = table.version("a"), table.count("a")
            decided = asyncio.create_task(table.decide(asked.letter, line, table.count(asked.letter)))
            await place.pass_(1)
            await decided
        assert table.count("a") == count
        assert table.version("a") != before

    play(test)


def test_a_decision_is_refused_when_the_match_has_moved_on(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        await place.pass_(1)
        line, at = first_line(table, "a"), table.count("a")
        await table.decide("a", line, at)
        rows = table.sitting.number
        with pytest.raises(Outdated):  # the same form, sent twice
            await table.decide("a", line, at)
        assert table.sitting.number == rows

    play(test)


@pytest.mark.parametrize("line", ["", "swap", "swap b", "look", "swap b [yes] [yes]", "x" * 500, "\0", "deal a [King]"])
def test_what_is_not_a_whole_listed_line_changes_nothing(play: Play, line: str) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        await place.pass_(1)
        rows, sheet = table.sitting.number, str(table.sheet("a").view)
        with pytest.raises((Refused, Unreadable)):
            await table.decide("a", line, table.count("a"))
        assert (table.sitting.number, str(table.sheet("a").view)) == (rows, sheet)

    play(test)


def test_only_the_seat_that_is_asked_may_answer(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        with pytest.raises(Refused):
            await table.decide("b", "swap a [yes]", table.count("b"))

    play(test)


def test_nobody_decides_before_everybody_has_looked_at_the_open_cards(play: Play) -> None:
    # MA-SETUP-10: once everybody is ready, all cards are turned down
    async def test(place: Place) -> None:
        table = await place.table(2)
        table.sitting.seats["b"].ready = False
        assert table.phase == "dealt"
        with pytest.raises(Refused):
            await table.decide("a", "swap b [yes]", table.count("a"))
        await table.ready("b")
        assert table.phase == "playing"

    play(test)


def test_answers_appear_at_least_a_beat_apart_whoever_gives_them(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(1, players=6)
        await place.pass_(1)
        await table.decide("a", first_line(table, "a"), table.count("a"))
        await place.pass_(10)
        times = [row.time for row in await place.hall.store.rows(table.id) if row.word == "play" and row.seat != "*"]
        assert len(times) > 3
        assert all(later - earlier >= 0.399 for earlier, later in itertools.pairwise(times))

    play(test)


async def announced(place: Place) -> Table:
    """Four opening turns are over, and a has announced: b is asked."""
    table = await place.table(4)
    for letter in "abcd":
        await place.pass_(1)
        await table.decide(letter, first_line(table, letter), table.count(letter))
    await place.pass_(1)
    await table.decide("a", "announce Judge", table.count("a"))
    return table


def test_a_standing_answer_is_played_when_its_question_arrives(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await announced(place)
        await table.stand_by("c", "pass")
        await table.stand_by("d", "contest-unless")
        assert table.sheet("b").standing == ""
        await place.pass_(1)
        await table.decide("b", "pass", table.count("b"))
        await place.pass_(0.3)
        assert table.asked is table.sitting.seats["c"]
        await place.pass_(0.6)
        words = [str(event) for event in table.events("*")]
        assert words.index("passed b") < words.index("passed c") < words.index("contested d")

    play(test)


def test_contest_unless_somebody_has_passes_when_somebody_has(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await announced(place)
        await table.stand_by("c", "contest-unless")
        await place.pass_(1)
        await table.decide("b", "contest", table.count("b"))
        await place.pass_(0.5)
        assert "passed c" in [str(event) for event in table.events("*")]

    play(test)


def test_a_standing_answer_lapses_with_its_round(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await announced(place)
        await table.stand_by("d", "contest")
        for letter in "bc":
            await place.pass_(1)
            await table.decide(letter, "pass", table.count(letter))
        await place.pass_(1)
        assert all(seat.standing == "" for seat in table.sitting.seats.values())

    play(test)


def test_a_standing_answer_is_offered_only_to_whoever_will_be_asked(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await announced(place)
        assert not table.sheet("a").offers
        assert set(table.sheet("c").offers) == {"pass", "contest", "contest-unless"}
        assert not table.sheet("*").offers
        with pytest.raises(Refused):
            await table.stand_by("a", "pass")
        with pytest.raises(Refused):
            await table.stand_by("c", "look")

    play(test)


def test_an_absent_person_is_missed_then_a_bot_plays_and_the_person_takes_the_seat_back_at_once(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        table.went("a")
        assert not table.sheet("b").people[0].missed
        await place.pass_(6)
        ana = table.sheet("b").people[0]
        assert ana.missed
        assert ana.takeover is not None
        await place.pass_(50)
        assert table.asked is table.sitting.seats["a"]
        await place.pass_(10)
        assert table.sitting.seats["a"].away == "absent"
        assert table.count("a") > 0
        table.came("a")
        await place.pass_(0)
        assert table.sitting.seats["a"].away == ""

    play(test)


def test_the_grace_clock_stops_on_return(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        table.went("a")
        await place.pass_(55)
        table.came("a")
        await place.pass_(600)
        assert table.sitting.seats["a"].away == ""
        table.went("a")
        await place.pass_(55)
        assert table.sitting.seats["a"].away == ""

    play(test)


def test_the_grace_clock_runs_only_while_others_wait(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        table.went("b")
        await place.pass_(300)
        assert table.sitting.seats["b"].away == ""  # nobody waits for b yet
        await table.decide("a", first_line(table, "a"), table.count("a"))
        assert table.asked is table.sitting.seats["b"]
        await place.pass_(55)
        assert table.sitting.seats["b"].away == ""
        await place.pass_(10)
        assert table.sitting.seats["b"].away == "absent"

    play(test)


def test_a_match_waits_for_its_only_person(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(1)
        table.went("a")
        await place.pass_(100_000)
        assert table.sitting.seats["a"].away == ""
        assert table.asked is table.sitting.seats["a"]

    play(test)


def test_when_time_is_up_a_bot_answers_and_the_person_may_come_back(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2, clock="fast")
        await place.pass_(29)
        assert table.asked is table.sitting.seats["a"]
        await place.pass_(2)
        assert table.sitting.seats["a"].away == "time"
        assert table.sitting.seats["a"].decided == 1
        table.asked_for("a")  # a page is enough: nobody has to ask for the seat
        await place.pass_(0)
        assert table.sitting.seats["a"].away == ""

    play(test)


def test_a_pause_stops_everything_and_whoever_is_left_can_go_on(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2, clock="fast")
        with pytest.raises(Refused):
            await table.pause("b")
        await table.pause("a")
        await place.pass_(1000)
        assert table.sitting.seats["a"].away == ""
        with pytest.raises(Refused):
            await table.decide("a", "swap b [yes]", table.count("a"))
        with pytest.raises(Refused):
            await table.resume("b")
        table.went("a")
        await place.pass_(6)
        await table.resume("b")
        assert table.phase == "playing"

    play(test)


def test_a_match_ends_when_all_who_still_play_agree(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(3)
        await table.leave("c")
        await table.agree("a", yes=True)
        assert table.phase == "playing"
        await table.agree("b", yes=True)
        assert (table.phase, table.sitting.over) == ("ended", "agreed")

    play(test)


def test_the_host_may_give_an_absent_seat_to_a_bot_but_not_a_present_one(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        with pytest.raises(Refused):
            await table.replace("a", "b")
        table.went("b")
        await place.pass_(6)
        await table.replace("a", "b")
        assert table.sitting.seats["b"].away == "host"

    play(test)


def test_a_newcomer_may_take_a_bots_seat_that_the_host_offers(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        with pytest.raises(Refused):
            await table.join(device="new", name="Nuria", avatar="rose")
        await table.replace("a", "d")
        assert await table.join(device="new", name="Nuria", avatar="rose") == "d"
        assert not table.sitting.seats["d"].by_bot

    play(test)


def test_a_private_sight_stays_until_its_owner_has_said_seen_and_shows_to_nobody(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        for letter in "abcd":
            await place.pass_(1)
            await table.decide(letter, first_line(table, letter), table.count(letter))
        await place.pass_(1)
        await table.decide("a", "look", table.count("a"))
        assert [one.event.kind for one in table.sheet("a").sights] == ["saw"]
        assert not table.sheet("b").sights
        others = {viewer: table.version(viewer) for viewer in "bcd*"}
        mine = table.version("a")
        await table.seen("a")
        assert not table.sheet("a").sights
        assert {viewer: table.version(viewer) for viewer in "bcd*"} == others
        assert table.version("a") != mine

    play(test)


def test_everything_comes_back_from_the_store(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await announced(place)
        await table.stand_by("c", "contest")
        await table.say("b", "  hola \u202e a todos ")
        await table.pause("a")
        before = {viewer: table.sheet(viewer) for viewer in "abcd*"}
        texts = {viewer: str(sheet.view) for viewer, sheet in before.items()}
        hall = await place.restart()
        again = hall.tables[table.id]
        assert again is not table
        for viewer, sheet in before.items():
            other = again.sheet(viewer)
            assert str(other.view) == texts[viewer]
            assert (other.at, other.phase, other.said) == (sheet.at, sheet.phase, sheet.said)
            assert (other.standing, other.log, other.sights) == (sheet.standing, sheet.log, sheet.sights)
        assert again.sitting.said[0].text == "hola a todos"
        assert again.sitting == table.sitting

    play(test)


def test_talk_is_limited(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(1)
        with pytest.raises(Refused):
            await table.say("a", "x" * 281)
        for number in range(5):
            await table.say("a", f"{number}")
        with pytest.raises(Refused):
            await table.say("a", "more")
        await place.pass_(11)
        await table.say("a", "more")
        with pytest.raises(Refused):
            await table.say("*", "hello")

    play(test)


def test_during_a_trial_people_speak_in_set_phrases(play: Play) -> None:
    # VH-INF-7, VH-INF-2, VH-RUL-27: what is not one of them is refused and told to nobody; in Mascarade people say anything
    async def test(place: Place) -> None:
        table = await place.table(4, game="voices")
        with pytest.raises(Refused) as refusal:
            await table.say("a", "I hold Objection")
        assert (refusal.value.id, refusal.value.rule) == ("table-phrases-only", "VH-INF-7")
        await table.say("b", "claim guilty")
        assert [said.text for said in table.sitting.said] == ["claim guilty"]
        other = await place.table(2)
        await other.say("a", "I hold Objection")

    play(test)


def test_a_personal_link_moves_the_seat_and_a_wrong_one_does_not(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        key = table.sheet("a").key
        assert key != table.sheet("b").key
        with pytest.raises(Refused):
            await table.device("b", key, "phone")
        await table.device("a", key, "phone")
        seat = table.sitting.seat_of("phone")
        assert seat is not None
        assert seat.letter == "a"

    play(test)


def test_the_same_people_play_again(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        with pytest.raises(Refused):
            await place.hall.rematch(table, "a")
        for letter in "ab":
            await table.agree(letter, yes=True)
        new = await place.hall.rematch(table, "a")
        assert (new.phase, table.sitting.rematch) == ("open", new.id)
        assert await place.hall.rematch(table, "b") is new
        assert new.phase == "dealt"
        assert [seat.name for seat in new.sitting.people()] == ["Person 0", "Person 1"]
        assert new.sitting.seat_of("device-1") is new.sitting.seats["b"]

    play(test)


def test_names_are_told_apart_and_cannot_hide_signs(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(1)
        other = await place.hall.open_table(table.settings)
        await other.join(device="1", name="Ana\u202e\n", avatar="fan")
        await other.join(device="2", name="Ana", avatar="fan")
        assert [seat.name for seat in other.sitting.people()] == ["Ana", "Ana 2"]
        with pytest.raises(Refused):
            await other.join(device="3", name=" \u200b ", avatar="fan")

    play(test)


def test_a_sheet_holds_nothing_of_others(play: Play) -> None:
    # what others left in advance, their links, their devices
    async def test(place: Place) -> None:
        table = await announced(place)
        await table.stand_by("c", "contest")
        text = repr(table.sheet("b"))
        for secret in (*(seat.key for seat in table.sitting.seats.values() if seat.letter != "b"), "device-2"):
            assert secret not in text
        assert table.sheet("b").standing == ""

    play(test)


def test_two_servers_on_one_store_never_write_the_same_row_twice(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        other = (await place.restart()).tables[table.id]
        await place.pass_(1)
        line, at = first_line(table, "a"), table.count("a")
        await table.decide("a", line, at)
        with pytest.raises(Outdated):
            await other.decide("a", line, at)
        assert str(other.sheet("b").view) == str(table.sheet("b").view)
        await place.pass_(1)
        await other.decide("b", first_line(other, "b"), other.count("b"))

    play(test)


def test_what_cannot_be_kept_has_not_happened(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        await place.pass_(1)
        before = (table.sitting.number, str(table.sheet("a").view), table.count("a"))

        async def full(_rows: object) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as disk:
            disk.setattr(place.hall.store, "append", full)
            with pytest.raises(OSError, match="no space"):
                await table.decide("a", first_line(table, "a"), table.count("a"))
        assert (table.sitting.number, str(table.sheet("a").view), table.count("a")) == before
        await table.decide("a", first_line(table, "a"), table.count("a"))

    play(test)


def test_a_bot_that_fails_is_answered_for(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Place) -> None:
        async def broken(_asked: object) -> str:
            return "nonsense"

        monkeypatch.setattr(place.hall.robots, "answer", broken)
        table = await place.table(1)
        await place.pass_(1)
        await table.decide("a", first_line(table, "a"), table.count("a"))
        await place.pass_(2)
        assert table.sitting.seats["b"].decided == 1

    play(test)


def test_a_bot_gets_what_its_seat_saw_and_nothing_more(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        await place.pass_(1)
        await table.decide("a", "swap b [yes]", table.count("a"))
        assert table.match
        asked = robots.asked(table.settings, "careful", table.match)
        assert [text for text, _ in asked.events] == [str(event) for event in table.events("b")]
        assert not any("exchanged" in text for text, _ in asked.events)
        line = robots.think(pickle.loads(pickle.dumps(asked)), seed=1)
        assert line in list(asked.question.lines())

    play(test)


def test_bots_think_in_another_process(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(4)
        assert table.match
        asked = robots.asked(table.settings, "careful", table.match)
        pool = robots.Robots(workers=1)
        try:
            assert await pool.answer(asked) in list(asked.question.lines())
        finally:
            pool.close()

    play(test)


@pytest.mark.parametrize(("memory", "private", "old"), [("strict", 0, 0), ("log", 0, 1), ("own", 1, 1), ("lesson", 1, 1)])
def test_memory_says_what_a_page_repeats(play: Play, memory: str, private: int, old: int) -> None:
    # MA-KNOW-11
    async def test(place: Place) -> None:
        table = await place.table(1 if memory == "lesson" else 4, memory=memory)
        for letter in "abcd":
            await place.pass_(1)
            if table.sitting.seats[letter].by_bot:
                continue
            await table.decide(letter, f"swap {'b' if letter == 'a' else 'a'} [yes]", table.count(letter))
        await place.pass_(9)
        sheet = table.sheet("a")
        kinds = [one.event.kind for one in sheet.log]
        assert ("exchanged" in kinds) == bool(private)
        assert ("dealt" in kinds) == bool(old)
        assert sheet.knows == bool(private)
        assert (sheet.lesson is not None) == (memory == "lesson")
        assert kinds[0 if memory == "strict" else -1] == "turn"

    play(test)


def test_a_lesson_says_what_is_possible(play: Play) -> None:
    # MA-KNOW-06, MA-KNOW-11: what others may have exchanged doubles the ways, one's own exchange is known; nobody else is taught
    async def test(place: Place) -> None:
        table = await place.table(memory="lesson")
        await place.pass_(1)
        lesson = table.sheet("a").lesson
        assert lesson is not None
        assert lesson.ways == 1
        await table.decide("a", "swap b [yes]", table.count("a"))
        await place.pass_(9)  # three bots have had their opening turns
        taught = table.sheet("a").lesson
        assert taught is not None
        assert taught.ways
        assert taught.ways > 1
        assert table.match
        truth = table.match.view("a").position().zones
        assert len(taught.possible()) == len(truth["centre"]) + 4
        assert all(len(set(masks)) == len(masks) for masks in taught.possible().values())
        assert table.sheet("*").lesson is None
        again = await place.hall.find(table.id)
        assert again
        again.recover(await place.hall.store.rows(table.id))
        told = again.sheet("a").lesson
        assert told
        assert told.possible() == taught.possible()

    play(test)


def test_a_lesson_is_for_one_person(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.hall.open_table(Settings(game="mascarade/2", players=4, memory="lesson"))
        await table.join(device="1", name="Ana", avatar="fan")
        with pytest.raises(Refused):
            await table.join(device="2", name="Iván", avatar="fan")

    play(test)


def test_an_answer_given_at_once_waits_for_its_beat(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table()
        decided = asyncio.create_task(table.decide("a", "swap b [no]", table.count("a")))
        await place.pass_(0.3)
        assert table.sitting.seats["a"].decided == 0
        await place.pass_(0.2)
        await decided
        assert table.sitting.seats["a"].decided == 1
        await place.pass_(9)

    play(test)


def test_a_newcomer_goes_on_counting_where_the_bot_was(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table()
        await place.pass_(1)
        await table.decide("a", "swap b [no]", table.count("a"))
        await place.pass_(9)
        before = table.sitting.seats["b"].decided
        assert before > 0
        await table.replace("a", "b")
        assert await table.join(device="new", name="Olmo", avatar="fan") == "b"
        assert table.sitting.seats["b"].decided == before

    play(test)


def test_an_offered_seat_is_offered_no_more_when_its_person_is_back(play: Play) -> None:
    async def test(place: Place) -> None:
        table = await place.table(2)
        await table.leave("b")
        await table.replace("a", "b")
        assert [seat.letter for seat in table.sitting.free()] == ["b"]
        await table.back("b")
        assert table.sitting.free() == []

    play(test)
