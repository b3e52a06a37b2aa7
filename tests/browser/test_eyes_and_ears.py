"""What is seen and heard at a living table: nothing for axe-core to find, one exchange for both answers, one screen, one transcript."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.axe import needs_axe, violations
from tests.browser.distant import Distant
from tests.browser.people import DESKTOP, PHONE, Person

Sit = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden" / "spoken"
SIDEWAYS = (640, 360)


def begin(ana: Person, seats: int, *, game: str = "mascarade/1", friends: int = 0, **wishes: str) -> list[Distant]:
    """A table of Ana, of friends who play from afar, and of bots; nobody looks at the first cards any more."""
    invitation = ana.open_table(game, seats, name="Ana", **wishes)
    made = [Distant(invitation, name) for name in ("Iván", "Elena", "Sergio", "Ainhoa", "Olmo")[:friends]]
    ana.start()
    ana.press("form[action$='/ready'] .btn")
    for friend in made:
        friend.read()
        friend.post("ready")
    return made


# -- axe-core --------------------------------------------------------------------------------------------------


@needs_axe
@pytest.mark.parametrize(("theme", "size"), [("light", PHONE), ("dark", DESKTOP)])
def test_axe_finds_nothing_from_the_front_page_to_the_replay(theme: str, size: tuple[int, int], sit: Sit) -> None:
    ana = sit(theme=theme, size=size, bypass=True)
    found: dict[str, list[dict[str, Any]]] = {}

    def look(name: str) -> None:
        if wrong := violations(ana.page):
            found[name] = wrong

    for path in ("", "about", "rules/mascarade/2", "rules/mascarade/1", "t/nowhere"):
        ana.page.goto(ana.address + path)
        look(path or "front")
    ana.wrong.clear()  # the page that is not there
    ana.open_table("mascarade/2", 6, name="Ana", opt_turn_limit="12")
    look("lobby")
    ana.start()
    look("dealt")
    seen: set[str] = set()
    for _ in range(300):
        if ana.ended:
            break
        now = ana.page.evaluate(
            "(() => { const q = document.querySelector('#question'); return q.dataset.kind + q.dataset.asked.replace(/[0-9]+/, '') })()"
        )
        if now not in seen:
            seen.add(now)
            look(now)
        if now.startswith("turn") and "steps" not in seen:
            seen.add("steps")
            for key in "ia":
                ana.page.keyboard.press(key)
                look(f"turn, {key}")
                ana.page.keyboard.press("Escape")
                ana.page.keyboard.press("Escape")
        if not ana.act():
            ana.page.wait_for_timeout(40)
    look("end")
    ana.page.click("#question a[href$='/replay']")
    look("replay")
    ana.page.locator("nav.replay a").nth(2).click()
    look("replay, one move on")
    assert {"turn", "contest"} <= seen
    assert found == {}


# -- motion ----------------------------------------------------------------------------------------------------

ANIMATIONS = """() => {
  const found = document.getAnimations().filter(a => a.effect.getTiming().duration === 1800);
  return found.length ? found.map(a => ({node: a.effect.target.id, tag: a.effect.target.outerHTML.replace(/aria-label="[^"]*"/, ''),
    timing: a.effect.getTiming(), frames: a.effect.getKeyframes(), rate: a.playbackRate})) : null;
}"""


def exchange(person: Person) -> list[dict[str, Any]]:
    """What moves when two cards go under the table; nothing else is awaited."""
    found: list[dict[str, Any]] = person.page.wait_for_function(ANIMATIONS, polling=16).json_value()
    return found


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_exchange_moves_the_same_to_the_millisecond_whatever_was_decided(motion: str, sit: Sit) -> None:
    # MA-SWAP-03, MA-KNOW-10: for the actor, for whose card it is, and for everybody else.
    seen: dict[str, list[list[dict[str, Any]]]] = {}
    for bit in ("[yes]", "[no]"):
        ana = sit(motion=motion)
        ivan, elena, _ = begin(ana, 4, friends=3)
        ana.answer_when_asked(f"swap b {bit}")
        mine = exchange(ana)
        ana.page.wait_for_function("() => document.getAnimations().length === 0")
        ivan.play(f"swap a {bit}")
        theirs = exchange(ana)
        ana.page.wait_for_function("() => document.getAnimations().length === 0")
        elena.play(f"swap d {bit}")
        others = exchange(ana)
        seen[bit] = [mine, theirs, others]
        ana.context.close()
    assert seen["[yes]"] == seen["[no]"]
    for one in seen["[yes]"]:
        assert [card["timing"]["duration"] for card in one] == [1800, 1800]
        assert len({card["node"] for card in one}) == 2


def test_no_movement_keeps_anybody_from_answering(sit: Sit) -> None:
    ana = sit(motion="no-preference")
    friends = begin(ana, 4, friends=3)
    ana.answer_when_asked("swap b [no]")
    for friend in friends:
        friend.play("swap a [yes]")
    # Sergio's exchange is still told when it is Ana's turn: a key answers at once, and what moves arrives.
    ana.page.wait_for_function(
        "() => document.querySelector('#question').dataset.kind === 'turn' && document.getAnimations().length > 0", polling=16
    )
    ana.page.keyboard.press("i")
    assert ana.page.get_attribute("#question", "data-panel") == "cards"
    assert (
        ana.page.evaluate(
            "document.getAnimations().filter(a => a.playState === 'running' && a.effect.getTiming().duration === 1800).length"
        )
        == 0
    )
    ana.answer_when_asked("swap c [yes]")


# -- one screen ------------------------------------------------------------------------------------------------


SCROLLS = """() => [...document.querySelectorAll('html, body, .page, .main')].some(
  e => e.scrollHeight > innerHeight + 1 && getComputedStyle(e).overflowY !== 'hidden')"""


def in_sight(page: Page, selector: str, width: int, height: int) -> None:
    """All of these can be reached without scrolling, and are what a finger meets in their middle."""
    found = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length).map(e => {
             const b = e.getBoundingClientRect(), top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
             return {what: e.getAttribute('aria-label') || e.textContent.trim().slice(0, 30), x: b.left, y: b.top, r: b.right, b: b.bottom,
                     hit: top !== null && (e === top || e.contains(top) || top.contains(e))}; })""",
        selector,
    )
    assert found, selector
    for box in found:
        assert box["x"] >= -1, box
        assert box["y"] >= -1, box
        assert box["r"] <= width + 1, box
        assert box["b"] <= height + 1, box
        assert box["hit"], box


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_thirteen_people_act_on_one_screen(size: tuple[int, int], sit: Sit) -> None:
    ana = sit(size=size)
    begin(ana, 13, opt_turn_limit="40")
    met: set[str] = set()
    for _ in range(200):
        now = ana.state()
        if now["lines"] and now["kind"] not in met and now["asked"] != "sight":
            met.add(now["kind"])
            assert not ana.page.evaluate(SCROLLS)
            if now["kind"] != "target":
                in_sight(ana.page, "#question .answer", *size)
            if now["kind"] == "turn":
                ana.page.keyboard.press("i")
                in_sight(ana.page, ".mask-card[data-choose]", *size)
                ana.page.keyboard.press("Escape")
        if {"turn", "contest"} <= met or not ana.act():
            ana.page.wait_for_timeout(30)
        if {"turn", "contest"} <= met:
            break
    assert {"turn", "contest"} <= met


@pytest.mark.parametrize(("size", "seats"), [(PHONE, 6), (DESKTOP, 13)])
def test_text_of_twice_the_size_stays_usable(size: tuple[int, int], seats: int, sit: Sit) -> None:
    ana = sit(size=size)
    begin(ana, seats)
    ana.wait_until_asked("turn")
    ana.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ana.page.wait_for_timeout(100)
    for answer in ana.page.locator("#ask-verbs .answer").all():
        answer.scroll_into_view_if_needed()
        box = answer.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
    # Words are not cut off in the answers.
    assert ana.page.evaluate(
        "[...document.querySelectorAll('#ask-verbs .answer')].every(e => e.scrollWidth <= e.clientWidth + 1)"
    )
    ana.answer_when_asked("swap b [yes]")


# -- what a screen reader says ---------------------------------------------------------------------------------

LISTEN = """() => {
  window.heard = [];
  const note = list => { for (const m of list) for (const n of m.addedNodes) { const said = n.textContent.trim(); if (said) window.heard.push(said); } };
  for (const id of ['said', 'urgent']) new MutationObserver(note).observe(document.getElementById(id), {childList: true, subtree: true, characterData: true});
}"""


@pytest.mark.parametrize("server", ["11"], indirect=True)
@pytest.mark.parametrize("language", ["es", "en", "it"])
def test_what_is_said_aloud_in_a_whole_match(language: str, server: object, sit: Sit) -> None:
    """`ANTIFAZ_GOLDEN=1` writes the files anew."""
    ana = sit(language=language)
    friends = begin(ana, 4, friends=3, opt_turn_limit="14")
    ana.page.evaluate(LISTEN)
    choice = random.Random(5)
    quiet = 0
    while not ana.ended and quiet < 200:
        quiet += 1
        if ana.act():
            quiet = 0
        for friend in friends:
            if lines := friend.lines:
                friend.see()
                friend.play(choice.choice(lines))
                quiet = 0
        settled(ana, friends)
    assert ana.ended
    ana.page.wait_for_timeout(300)
    heard = "\n".join(ana.page.evaluate("window.heard")) + "\n"
    path = GOLDEN / f"mascarade_1.{language}.txt"
    if os.environ.get("ANTIFAZ_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(heard, "utf-8")
    assert heard == path.read_text("utf-8")


def settled(ana: Person, friends: list[Distant]) -> None:
    """Until Ana's page is as far as everybody's: somebody is asked, and her page knows whom."""
    for _ in range(200):
        now = ana.state()
        if now["phase"] == "ended" or now["lines"] or now["asked"] == "sight":
            return
        asked = [friend for friend in friends if friend.lines]
        if asked and ana.page.locator("#chat").count():
            return
        ana.page.wait_for_timeout(20)
