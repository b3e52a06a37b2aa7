"""Ways to play: by keyboard alone, without script, in another language from one moment to the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person, play_to_the_end

Sit = Callable[..., Person]

KEYS = {
    "es-ES": {"look": "m", "swap": "i", "announce": "a", "contest": "y", "pass": "p"},
}


class Typist(Person):
    """Somebody who has no mouse. After every answer the focus is somewhere on the page."""

    @property
    def focus(self) -> str:
        """What has it: its id, else its place, else its tag."""
        found: str = self.page.evaluate(
            "() => { const e = document.activeElement; return e.id || e.dataset.place || e.tagName; }"
        )
        return found

    def press(self, selector: str) -> bool:
        """Reach a button by tabbing from the question, then Enter."""
        if self.page.locator(selector).locator("visible=true").count() == 0:
            return False
        before = self.state()
        self.key(".")
        assert self.focus == "question"
        for _ in range(30):
            self.key("Tab")
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                break
        self.key("Enter")
        self.wait_for_news(before)
        self.not_lost()
        return True

    def not_lost(self) -> None:
        """The focus is never on nothing."""
        assert self.focus != "BODY", self.state()

    def answer(self, line: str, before: dict[str, str]) -> None:
        """The same lines, by letters, digits and arrows."""
        self.key(".")
        assert self.focus == "question"
        words = line.split()
        letters = KEYS["es-ES"]
        if before["kind"] == "contest" and line in letters:
            self.key(letters[line])
        elif before["kind"] in ("contest", "exchange", "claim") or line == "decline":
            self.number(f"[value='{line}']" if before["kind"] == "contest" or line == "decline" else f"[data-word='{words[-1]}']")
        elif before["kind"] == "target":
            self.walk(words[1:])
            self.number("[data-confirm]")
        else:
            self.key(letters[words[0]])
            places = [word for word in words[1:] if word[0].islower()]
            self.walk(places)
            for word in words[1:]:
                if not word[0].islower():
                    self.number(f"[data-word='{word}']")
        self.wait_for_news(before)
        self.not_lost()

    def number(self, which: str) -> None:
        """The digit of an answer, or Tab and Enter beyond nine."""
        self.not_lost()
        place = self.page.evaluate(
            "s => [...document.querySelectorAll('#question .ask:not([hidden]) .answer:not([disabled])')].findIndex(e => e.matches(s)) + 1",
            which,
        )
        assert place, which
        if place <= 9:
            self.key(str(place))
            return
        self.key(".")
        for _ in range(40):
            self.key("Tab")
            if self.page.evaluate("s => document.activeElement.matches(s)", which):
                break
        self.key("Enter")

    def walk(self, places: list[str]) -> None:
        """Around the table by arrows; Enter chooses."""
        if not places:
            return
        for _ in range(60):
            if self.page.evaluate("document.activeElement.matches('.mask-card')"):
                break
            self.key("Shift+Tab")
        for place in places:
            for _ in range(30):
                if self.page.evaluate("document.activeElement.dataset.token") == place:
                    break
                self.key("ArrowRight")
            assert self.page.evaluate("document.activeElement.dataset.token") == place
            self.key("Enter")
            self.not_lost()


@pytest.mark.parametrize("game", ["mascarade/1", "mascarade/2"])
def test_a_whole_match_by_keyboard_alone(game: str, browser: object, server: object, sit: Sit) -> None:
    ana = sit(kind=Typist)
    ana.open_table(game, 4 if game.endswith("2") else 5, name="Ana", opt_turn_limit="24")
    ana.start()
    # The first Tab meets the skip link, and it leads to the question.
    ana.page.keyboard.press("Tab")
    expect(ana.page.locator(".skip")).to_be_focused()
    ana.page.keyboard.press("Enter")
    assert ana.page.evaluate("document.activeElement.id") == "question"
    play_to_the_end([ana])
    assert "turn" in ana.kinds
    expect(ana.page.locator(".results li").first).to_be_visible()


def test_help_steps_back_and_the_seats_by_keyboard(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mascarade/2", 6, name="Ana")
    ana.start()
    ana.press("form[action$='/ready'] .btn")
    ana.wait_until_asked("turn")
    key, page = ana.page.keyboard.press, ana.page
    key("?")
    expect(page.locator("#keys")).to_be_visible()
    key("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    key(".")
    key("i")
    assert page.get_attribute("#question", "data-panel") == "cards"
    key("Escape")
    assert page.get_attribute("#question", "data-panel") == "verbs"
    assert page.evaluate("document.activeElement !== document.body")
    for drawer in "rlc":
        key(drawer)
        assert page.evaluate("document.activeElement.tagName") == "H2"
        key("Escape")
        page.wait_for_function("() => document.activeElement.id === 'question'")
    page.focus(".seat[data-you] .mask-card")
    key("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place") == "b"
    key("ArrowLeft")
    key("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.place") == "f"
    key("Home")
    assert page.evaluate("document.activeElement.dataset.place") == "a"


@pytest.mark.parametrize(("game", "seats", "size"), [("mascarade/1", 3, DESKTOP), ("mascarade/2", 6, PHONE)])
def test_a_whole_match_without_script(game: str, seats: int, size: tuple[int, int], sit: Sit) -> None:
    ana = sit(script=False, size=size)
    ana.open_table(game, seats, name="Ana", opt_turn_limit="16")
    ana.start()
    play_to_the_end([ana])
    assert "turn" in ana.kinds
    expect(ana.page.locator(".results li")).to_have_count(seats)


def test_the_language_changes_in_one_tap_in_the_middle_of_a_question(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mascarade/2", 6, name="Ana")
    ana.start()
    ana.press("form[action$='/ready'] .btn")
    ana.wait_until_asked("turn")
    before, address = ana.state(), ana.page.url
    for language, look, title in (("it", "Guardo", "2ª"), ("en", "Look", "2nd"), ("es", "Mir", "2.ª")):
        ana.page.locator(f".top [name=language][value={language}]").click()
        ana.page.wait_for_selector(f"html[lang={language}]")
        assert ana.page.url == address
        assert ana.state() == before
        assert ana.page.locator(".seat[data-you]").get_attribute("data-who") == "a"
        assert look.lower() in ana.page.locator("#ask-verbs .answer").first.inner_text().lower()
        assert title in ana.page.locator("h1").first.inner_text()
    # The stream speaks the new language too.
    ana.page.locator(".top [name=language][value=it]").click()
    ana.page.wait_for_selector("html[lang=it]")
    ana.answer_when_asked("swap b [no]")
    ana.wait_until_asked()
    assert "Guard" in ana.page.locator("#set-h").inner_text() or "asch" in ana.page.locator("#set-h").inner_text()


def test_the_form_asks_only_what_the_chosen_game_knows(sit: Sit) -> None:
    ana = sit(size=PHONE)
    ana.page.goto(ana.address)
    ana.page.click("details.more summary")
    ana.page.select_option("[name=scenario]", "B")
    ana.page.select_option("[name=opt-beggar]", "snapshot")
    expect(ana.page.locator("[name=opt-roles]")).to_be_hidden()
    ana.page.check("[name=game][value=voices]", force=True)
    expect(ana.page.locator("[name=opt-roles]")).to_be_visible()
    for other in ("scenario", "opt-beggar", "opt-first-player"):
        expect(ana.page.locator(f"[name={other}]")).to_be_hidden()
    ana.page.click(".open-form form .row .btn")  # what belongs to the other game is not sent: the table opens
    ana.page.wait_for_selector("#table[data-phase=open]")
