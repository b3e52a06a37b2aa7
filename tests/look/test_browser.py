"""The look in a real browser: one screen, a table that never moves, keys, and what axe-core finds."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.look.gallery import AXE, SIZES, Gallery, page_of
from tests.look.stage import BUILT
from tests.look.states import STATES

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not (BUILT / "antifaz.js").is_file(), reason="the browser's share is not built"),
]

CROWDED = ("ring-13", "e-contest-13", "announce-13", "claim")
# States that ask for nothing longer than the room of the prompt holds.
IN_ITS_ROOM = ("a-turn", "c-standing", "d-reveal", "f-exchange", "f-choose", "h-sight", "opening", "restricted", "away", "paused")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("pages")
    for name in STATES:
        (folder / f"{name}.html").write_text(page_of(STATES[name](), "es"), "utf-8")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Gallery, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    tab = browser.new_page(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    yield tab
    tab.close()


@pytest.fixture
def desktop(browser: Browser) -> Iterator[Page]:
    tab = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    yield tab
    tab.close()


def boxes(tab: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = tab.eval_on_selector_all(
        selector, "all => all.filter(e => e.getClientRects().length).map(e => e.getBoundingClientRect().toJSON())"
    )
    return found


@pytest.mark.parametrize("name", CROWDED)
def test_thirteen_people_fit_one_screen_of_a_phone(name: str, phone: Page, site: str) -> None:
    phone.goto(f"{site}/{name}.html")
    scrolls = phone.evaluate("[...document.querySelectorAll('html, body, .page, .main')].some(e => e.scrollHeight > innerHeight + 1)")
    assert not scrolls
    answers = boxes(phone, "#question .answer")
    assert answers
    for box in answers:
        assert box["top"] >= 0
        assert box["bottom"] <= 640
        assert box["height"] >= 44
    for box in boxes(phone, ".seat .seat__name"):
        assert box["left"] >= 0
        assert box["right"] <= 360


def test_choosing_among_thirteen_needs_no_scrolling(phone: Page, site: str) -> None:
    phone.goto(f"{site}/ring-13.html")
    phone.locator("#ask-verbs [value=swap]").click()
    cards = boxes(phone, ".mask-card[data-choose]")
    assert len(cards) == 12
    prompt = boxes(phone, "#question")[0]
    for box in cards:
        assert box["top"] >= 0
        assert box["bottom"] <= prompt["top"] + 1


@pytest.mark.parametrize("size", SIZES)
def test_the_table_never_moves(size: str, browser: Browser, site: str) -> None:
    tab = browser.new_page(viewport={"width": SIZES[size][0], "height": SIZES[size][1]}, reduced_motion="reduce")
    places = set()
    for name in IN_ITS_ROOM:
        tab.goto(f"{site}/{name}.html")
        table = boxes(tab, ".table__top")[0]
        seat = boxes(tab, "#chair-4 .seat__who")[0]
        places.add((table["x"], table["y"], table["width"], table["height"], seat["x"], seat["y"]))
        prompt = boxes(tab, "#question")[0]
        own = boxes(tab, "#chair-1 .seat__name")[0]
        assert own["bottom"] <= prompt["top"] + 8, name
    assert len(places) == 1
    tab.close()


def test_an_exchange_by_keyboard(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}/a-turn.html")
    desktop.keyboard.press("i")
    assert desktop.get_attribute("#question", "data-panel") == "cards"
    desktop.focus("#chair-1 .mask-card")
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("ArrowRight")
    assert desktop.evaluate("document.activeElement.dataset.place") == "c"
    desktop.keyboard.press("Enter")
    assert desktop.get_attribute("#question", "data-panel") == "secret"
    assert desktop.evaluate("document.activeElement.id") == "question"
    yes, no = (desktop.get_attribute(f"#ask-secret [data-word='[{word}]']", "value") for word in ("yes", "no"))
    assert (yes, no) == ("swap c [yes]", "swap c [no]")
    desktop.keyboard.press("Escape")
    assert desktop.get_attribute("#question", "data-panel") == "cards"
    desktop.keyboard.press("Escape")
    assert desktop.get_attribute("#question", "data-panel") == "verbs"


def test_two_targets_in_any_order_make_the_listed_line(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}/target-puppet.html")
    # The page came with one card chosen, as without script.
    assert desktop.get_attribute("#question", "data-line") == "choose c"
    desktop.click("[data-place=c]")
    desktop.click("[data-place=e]")
    assert desktop.is_disabled("[data-confirm]")
    desktop.click("[data-place=b]")
    assert desktop.is_enabled("[data-confirm]")
    assert desktop.get_attribute("[data-confirm]", "value") == "choose b e"
    assert "Iván" in (desktop.text_content("[data-confirm]") or "")


def test_letters_are_left_alone_in_a_text_field(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}/a-turn.html")
    desktop.fill("#chat-text", "")
    desktop.focus("#chat-text")
    desktop.keyboard.type("mia?")
    assert desktop.input_value("#chat-text") == "mia?"
    assert desktop.get_attribute("#question", "data-panel") == "verbs"


def test_a_drawer_leaves_the_question_in_sight_and_gives_the_focus_back(phone: Page, site: str) -> None:
    phone.goto(f"{site}/e-contest-13.html")
    phone.click(".top [href='#set']")
    assert phone.is_visible("#set h2")
    assert phone.is_visible("#question .answer >> nth=0")
    assert phone.evaluate("document.activeElement.id") == "set-h"
    phone.keyboard.press("Escape")
    expect(phone.locator(".top [href='#set']")).to_be_focused()
    assert not phone.is_visible("#set h2")


def test_the_list_of_keys_opens_with_a_question_mark(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}/a-turn.html")
    desktop.keyboard.press("?")
    assert desktop.is_visible("#keys h2")
    desktop.keyboard.press("Escape")
    assert not desktop.is_visible("#keys h2")


def test_without_script_every_step_is_a_page(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 640})
    tab = context.new_page()
    tab.goto(f"{site}/f-choose.html")
    assert tab.get_attribute("[data-place=d]", "value") == "swap d"
    assert tab.get_attribute("[data-place=d]", "form") == "step"
    tab.goto(f"{site}/f-exchange.html")
    assert tab.is_visible("text=Sí, las cambio")
    assert not tab.is_visible("[data-theme-choice=dark] >> nth=0")
    context.close()


def violations(tab: Page) -> list[dict[str, Any]]:
    tab.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = tab.evaluate("axe.run().then(r => r.violations.map(v => ({id: v.id, nodes: v.nodes.map(n => n.html)})))")
    return found


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm ci in client/")
@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark"), ("tablet", "light"), ("phone", "dark")])
def test_axe_finds_nothing(size: str, theme: Any, browser: Browser, site: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(color_scheme=theme, bypass_csp=True, viewport={"width": width, "height": height}, reduced_motion="reduce")
    tab = context.new_page()
    found = {}
    for name in STATES:
        tab.goto(f"{site}/{name}.html")
        if wrong := violations(tab):
            found[name] = wrong
    context.close()
    assert not found


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm ci in client/")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("opened", ["menu", "settings", "keys", "who-b"])
def test_axe_finds_nothing_in_what_opens(opened: str, theme: Any, browser: Browser, site: str) -> None:
    context = browser.new_context(color_scheme=theme, bypass_csp=True)
    tab = context.new_page()
    tab.goto(f"{site}/d-reveal.html")
    tab.evaluate(f"document.getElementById('{opened}').showPopover()")
    assert violations(tab) == []
    context.close()
