"""Coming and going: whatever happens to a page or to the server, the same seat meets the same question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.distant import Distant
from tests.browser.people import PHONE, Person, play_to_the_end

Sit = Callable[..., Person]

SEATED = """() => {
  const you = document.querySelector('.seat[data-you]'), question = document.querySelector('#question');
  return {who: you?.dataset.who, name: you?.querySelector('.seat__name')?.textContent?.trim(),
          asked: question?.dataset.asked, kind: question?.dataset.kind, lines: question?.dataset.lines,
          standing: document.querySelector('[name=standing]:checked')?.value ?? '',
          ready: document.querySelectorAll("form[action$='/ready']").length,
          seen: document.querySelectorAll("form[action$='/seen']").length};
}"""


def seated(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.page.evaluate(SEATED)
    return found


def comes_back(ana: Person, sit: Sit) -> None:
    """Reloaded, without network for a while, and on a second device: the same seat and the same question."""
    before = seated(ana)
    assert before["who"]
    ana.page.reload()
    assert seated(ana) == before
    ana.context.set_offline(True)
    ana.page.wait_for_timeout(120)
    ana.context.set_offline(False)
    ana.wrong.clear()  # a browser complains of a lost network by itself
    assert seated(ana) == before
    link = ana.page.locator("#personal").first.input_value()
    other = sit(size=PHONE)
    other.page.goto(link)
    assert "/me/" not in other.page.url
    assert seated(other) == before
    other.context.close()


def table_of(ana: Person, friends: Sequence[str], seats: int, **wishes: str) -> list[Distant]:
    """A table at which everybody but Ana plays from afar; the match has begun and the cards lie face up."""
    invitation = ana.open_table("mascarade/1", seats, name="Ana", **wishes)
    made = [Distant(invitation, name) for name in friends]
    ana.page.wait_for_selector("[name=do][value=start]")
    ana.start()
    return made


def test_every_kind_of_question_stands_after_a_reload_a_lost_network_and_on_a_second_device(sit: Sit) -> None:
    ana = sit()
    masks = "Judge King Queen Bishop Fool Witch Spy Inquisitor"
    friends = table_of(ana, ("Iván", "Elena", "Sergio", "Ainhoa", "Olmo", "Lucía", "Marta"), 8, opt_masks=masks)
    ivan, elena, sergio, ainhoa, *rest = friends

    def passes(*, but: Sequence[Distant] = (), ana_too: bool = False, first: Sequence[Distant] = friends) -> None:
        for friend in first:
            if friend not in but:
                friend.play("pass")
        if ana_too:
            ana.answer_when_asked("pass")

    # The face-up deal (MA-SETUP-09).
    assert ana.state()["phase"] == "dealt"
    comes_back(ana, sit)
    ana.press("form[action$='/ready'] .btn")
    for friend in friends:
        friend.read()
        friend.post("ready")
    # A turn, and the second step of a swap.
    ana.wait_until_asked("turn")
    comes_back(ana, sit)
    ana.visible("#ask-verbs .answer[value=swap]").click()
    ana.take_cards("b")
    assert ana.page.get_attribute("#question", "data-panel") == "secret"
    ana.context.set_offline(True)
    ana.page.wait_for_timeout(150)
    ana.context.set_offline(False)
    assert ana.page.get_attribute("#question", "data-panel") == "secret"
    ana.wrong.clear()
    comes_back(ana, sit)
    ana.answer_when_asked("swap b [no]")
    for friend in (ivan, elena, sergio):  # the first four turns only exchange (MA-OPEN-01)
        friend.play("swap a [no]")
    # A standing answer that has been left, and a contest.
    ainhoa.play("announce King")
    ana.page.wait_for_selector("[name=standing]")
    ana.page.click("label:has([name=standing][value=contest])")
    ana.page.wait_for_timeout(300)
    comes_back(ana, sit)
    assert seated(ana)["standing"] == "contest"
    ana.page.click("label:has([name=standing][value=''])")
    ana.page.wait_for_timeout(300)
    passes(first=rest)
    ana.wait_until_asked("contest")
    comes_back(ana, sit)
    ana.answer_when_asked("pass")
    passes(first=(ivan, elena, sergio))
    for friend in rest:
        friend.play("look")
    # Choosing whom a power meets: an announcement that nobody contests works whatever one is (MA-RESOLVE-01).
    ana.answer_when_asked("announce Witch")
    passes()
    ana.wait_until_asked("target")
    comes_back(ana, sit)
    ana.answer_when_asked("decline")
    for friend in friends:
        friend.play("look")
    # Looking at two cards, and what is decided behind that.
    ana.answer_when_asked("announce Spy")
    passes()
    ana.answer_when_asked("choose b")
    ana.wait_until_asked("exchange")
    assert seated(ana)["kind"] == "exchange"
    comes_back(ana, sit)
    ana.answer_when_asked("exchange [no]")
    # Naming one's own mask before the Inquisitor.
    ivan.play("announce Inquisitor")
    passes(first=friends[1:], ana_too=True)
    ivan.play("choose a")
    ana.wait_until_asked("claim")
    comes_back(ana, sit)
    ana.answer_when_asked(ana.state()["lines"].split("|")[0])
    for friend in friends[1:]:
        friend.play("look")
    # A private sight stays until "seen".
    ana.answer_when_asked("look")
    ana.page.wait_for_selector("form[action$='/seen'] .answer")
    comes_back(ana, sit)
    assert seated(ana)["seen"] == 1
    ana.press("form[action$='/seen'] .answer")
    assert seated(ana)["seen"] == 0


def test_what_was_missed_is_told_when_the_network_is_back(sit: Sit) -> None:
    ana = sit()
    friends = table_of(ana, ("Iván", "Elena", "Sergio"), 4)
    ana.press("form[action$='/ready'] .btn")
    for friend in friends:
        friend.read()
        friend.post("ready")
    ana.answer_when_asked("swap b [no]")
    address = ana.page.url
    ana.page.goto("about:blank")
    for friend in friends:
        friend.play("swap a [yes]")
    ana.page.goto(address)
    ana.wait_until_asked("turn")
    told = ana.page.locator("#log-lines .log__text").all_inner_texts()
    assert sum("Ana" in line or "tu carta" in line or "la tuya" in line for line in told) >= 3, told
    assert [line for line in told if "Sergio" in line]


def test_a_server_that_is_killed_between_a_decision_and_its_answer_is_not_missed(sit: Sit, server: Server) -> None:
    ana = sit()
    ivan, *_ = friends = table_of(ana, ("Iván", "Elena", "Sergio"), 4)
    ana.press("form[action$='/ready'] .btn")
    for friend in friends:
        friend.read()
        friend.post("ready")
    ana.wait_until_asked("turn")
    ana.visible("#ask-verbs .answer[value=swap]").click()
    ana.take_cards("b")
    server.kill()
    ana.page.wait_for_selector("[data-offline]", timeout=20_000)
    before = ana.state()
    # An answer that nobody receives is not lost: it is told, and the question stands.
    ana.visible("#ask-secret .answer[data-word='[yes]']").click()
    expect(ana.page.locator("#urgent")).not_to_be_empty()
    assert ana.state() == before
    server.start()
    ana.page.wait_for_selector("[data-offline]", state="detached", timeout=30_000)
    ana.wrong.clear()  # of the lost line a browser complains by itself
    assert ana.state() == before
    ana.answer_when_asked("swap b [no]")
    # Killed again as soon as the next decision is acknowledged: it is on disk.
    ivan.play("swap a [no]")
    server.kill()
    server.start()
    ana.page.wait_for_function("() => document.querySelector('.seat[data-turn]')?.dataset.who === 'c'", timeout=30_000)
    ana.wrong.clear()
    friends[1].play("swap a [no]")
    friends[2].play("swap a [no]")
    ana.wait_until_asked("turn")


def test_a_bot_plays_for_whoever_leaves_and_the_seat_is_taken_back_at_once(sit: Sit) -> None:
    ana, ivan = sit(), sit(size=PHONE)
    invitation = ana.open_table("mascarade/2", 5, name="Ana", opt_turn_limit="16")
    ivan.join(invitation, "Iván")
    ana.start()
    for person in (ana, ivan):
        person.press("form[action$='/ready'] .btn")
    ana.answer_when_asked("swap b [no]")
    ivan.wait_until_asked("turn")
    ivan.menu("form[action$='/leave'] button")
    ana.wait_until_asked()  # the bot has played Iván's turn
    ivan.page.click("form[action$='/back'] .btn")
    ivan.page.wait_for_selector("form[action$='/back']", state="detached")
    play_to_the_end([ana, ivan])
    assert ivan.kinds


def test_a_host_pauses_goes_on_replaces_and_the_seated_end_the_match_and_play_again(sit: Sit) -> None:
    ana, ivan = sit(), sit(size=PHONE)
    invitation = ana.open_table("mascarade/2", 4, name="Ana")
    ivan.join(invitation, "Iván")
    ana.start()
    for person in (ana, ivan):
        person.press("form[action$='/ready'] .btn")
    ana.wait_until_asked("turn")
    ana.menu("[name=do][value=pause]")
    for person in (ana, ivan):
        person.page.wait_for_selector("#table[data-phase=paused]")
        assert person.state()["kind"] == "none"
    ana.page.click("#question [name=do][value=resume]")
    ivan.page.wait_for_selector("#table[data-phase=playing]")
    ana.answer_when_asked("swap c [yes]")
    ana.menu("form[action$='/agree'] button[value=yes]")
    assert not ana.ended
    ivan.page.click(".notice[action$='/agree'] button[value=yes]")
    for person in (ana, ivan):
        person.page.wait_for_selector("#table[data-phase=ended]")
    old = ana.page.url
    ana.page.click("#question form[action$='/rematch'] .btn")
    ana.page.wait_for_url(lambda url: url != old)
    assert ana.page.locator(".lobby__seats, .seats").count()


@pytest.mark.parametrize("size", [PHONE])
def test_who_watches_sees_what_is_public_and_later_the_whole_match_move_by_move(size: tuple[int, int], sit: Sit) -> None:
    ana, eye = sit(), sit(size=size)
    invitation = ana.open_table("mascarade/1", 4, name="Ana", opt_turn_limit="10")
    ana.start()
    ana.press("form[action$='/ready'] .btn")
    ana.wait_until_asked("turn")
    eye.page.goto(invitation)
    until = monotonic() + 90
    while not ana.ended and monotonic() < until:
        ana.act()
        if not eye.ended:
            seen = eye.page.evaluate(
                """() => ({lines: document.querySelector('#question').dataset.lines, velvet: document.querySelectorAll('[data-secret]').length,
                           peeks: document.querySelectorAll('[data-face=peek]').length, phase: document.querySelector('#table').dataset.phase,
                           answers: document.querySelectorAll('#question .answer').length, text: document.body.innerText})"""
            )
            if seen["phase"] == "playing":
                assert (seen["lines"], seen["velvet"], seen["peeks"], seen["answers"]) == ("", 0, 0, 0)
                assert "[yes]" not in seen["text"]
        ana.page.wait_for_timeout(20)
    eye.page.wait_for_selector("#table[data-phase=ended]")
    # By a link that stands where the match ended, not only in the menu.
    eye.page.click("#question a[href$='/replay']")
    expect(eye.page.locator("nav.replay")).to_be_visible()
    first = eye.page.locator("#q-idle").inner_text()
    eye.page.locator("nav.replay a").nth(2).click()
    expect(eye.page.locator("#q-idle")).not_to_have_text(first)
