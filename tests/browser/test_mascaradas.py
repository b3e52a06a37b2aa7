"""Las Mascaradas in a browser: whole matches by clicks, every kind of effect and payment, keys alone, and nothing for axe-core to find."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import needs_axe, violations
from tests.browser.conftest import Server
from tests.browser.paraders import READY, Parader
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, play_to_the_end

Sit = Callable[..., Person]

SCROLLS = "[...document.querySelectorAll('html, body, .page, .main')].some(e => e.scrollHeight > innerHeight + 1)"


@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 2), (5, 3)])
def test_friends_walk_to_the_end(seats: int, people: int, sit: Sit) -> None:
    # LM-END-1, LM-END-2
    ana = sit(Parader, size=PHONE if seats != 3 else DESKTOP)
    invitation = ana.open_table("mascaradas", seats, name="Ana")
    friends = [ana]
    for name in ("Iván", "Elena")[: people - 1]:
        friend = sit(Parader, size=TABLET, language="it-IT")
        friend.join(invitation, name)
        friends.append(friend)
    ana.start()
    play_to_the_end(friends)
    for friend in friends:
        expect(friend.page.locator(".lm-rank__one")).to_have_count(seats)
        expect(friend.page.locator(".lm-rank__one[data-winner]").first).to_be_visible()
    assert {"plan", "draw", "buy"} <= set().union(*(friend.kinds for friend in friends))


# -- every effect and every way to pay, each from a position in which it happens ----------------------------------

TWO = (
    "a [Birria] [Ciego] [Gaita] [Careta] [Careta] [Pieles] [Cencerro] [Ceniza] [Tralla] 9 first / a.parade M13 / b [Madama] 5 / "
    "market M03 M05 M11 M14 M16 / resources Birria Madama Danzantes Tamboril Cintas / round 4 / turn a > a plan"
)
THREE = (
    "a [Birria] [Ciego] [Danzantes] [Gaita] [Careta] [Pieles] [Cencerro] [Tralla] 12 first / b 5 / c 3 / "
    "market M01 M03 M06 M07 M10 / resources Madama Danzantes Tamboril Cintas Aguinaldo / round 2 / turn a > a buy"
)
FOUR = (
    "a [Madama] [Madama] [Madama] [Ciego] [Gaita] [Careta] [Pieles] [Pieles] [Cintas] [Cintas] [Ceniza] [Ceniza] [Tralla] 6 / "
    "a.parade M16 / b 3 first / c 3 / d 3 / market M09 M12 M20 M24 M25 / resources Birria Danzantes Tamboril Tamboril Cencerro / "
    "round 5 / turn a > a buy"
)


class Watched(Parader):
    """Whenever the page has something new to show, axe-core looks at it; and nothing of it lies out of reach."""

    found: dict[str, list[dict[str, object]]]

    def look(self, name: str) -> None:
        """Look at the page as it is now, once for each of its states."""
        if name not in self.found:
            self.found[name] = violations(self.page)
        assert not self.page.evaluate(SCROLLS), name

    def begin(self, server: Server, position: str, seats: int) -> None:
        """A table whose match begins in a position; everybody else is a bot."""
        self.found = {}
        server.begin.write_text(position, "utf-8")
        self.open_table("mascaradas", seats, name="Ana")
        self.start()
        self.press(READY)
        self.page.wait_for_selector("#question:not([data-kind=none])")

    def asked(self, kind: str) -> None:
        """Until this is asked; it is looked at."""
        self.page.wait_for_selector(f"#question[data-kind={kind}]")
        self.look(kind)

    def put(self, *words: str) -> None:
        """These cards of the hand, and the button."""
        for word in words:
            self.page.locator(f".lm-hand [data-word={word}][aria-pressed=false]").first.click(position={"x": 10, "y": 14})
        self.click("#question [data-confirm]")

    def purchase(self, card: str, *changes: str, pays: str) -> None:
        """Lay out a purchase, change it chip by chip, and pay exactly this."""
        self.open(f".lm-market [value='buy {card}']", "buy")
        for line in changes:
            self.change(line)
        self.look(f"pay {card}")
        assert self.page.get_attribute("#question .lm-go [name=answer]", "value") == pays
        self.click("#question .lm-go [name=answer]")

    def point(self, card: str) -> None:
        """A mascarada of the market that an effect is about."""
        self.open(f".lm-market [data-card={card}]", "figure")
        self.look("figure")
        self.click("#question .lm-go [name=answer]")

    def pesetas(self, *numbers: int) -> None:
        """How many everybody has."""
        for letter, number in zip("abcd", numbers, strict=False):
            expect(self.page.locator(f".seat[data-who={letter}] > .coins")).to_have_attribute("data-n", str(number))

    def clean(self) -> None:
        """Nothing was found, wherever it was looked."""
        assert self.found
        assert not [(name, wrong) for name, wrong in self.found.items() if wrong]


@needs_axe
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_a_turn_with_a_limit_a_discount_and_a_card_removed(size: tuple[int, int], theme: str, server: Server, sit: Sit) -> None:
    # LM-B-11, LM-TRD-1, LM-PAY-3, LM-PAY-9, LM-C-8
    ana = sit(Watched, size=size, theme=theme, bypass=True)
    assert isinstance(ana, Watched)
    ana.begin(server, TWO, 2)
    ana.asked("plan")
    for line in ("take Danzantes", "take Tamboril", "take Cintas"):
        ana.take(line)
    ana.asked("limit")
    ana.put("Danzantes", "Tamboril", "Cintas")
    ana.asked("buy")
    ana.pesetas(10, 5)
    ana.purchase("M16", pays="buy M16")
    ana.asked("buy")
    ana.purchase("M05", "buy M05 without Gaita", pays="buy M05 without Gaita")
    ana.asked("swap")
    ana.page.locator(".lm-hand [data-word=Gaita]").click(position={"x": 10, "y": 14})
    ana.page.wait_for_selector(".lm-hand [data-word=Gaita][aria-pressed=true]")
    ana.click(".lm-resources [data-word=Madama]")
    ana.asked("buy")
    ana.purchase("M11", "buy M11 left", pays="buy M11 left")
    ana.pesetas(8, 6)
    ana.purchase("M14", "buy M14 3", pays="buy M14 3")
    ana.asked("remove")
    ana.point("M03")
    ana.asked("buy")
    assert ana.parade() == ["M11", "M16", "M13", "M05", "M14"]
    expect(ana.page.locator("#log-lines")).to_contain_text("Diablos")
    ana.click("#question [value=end]")
    ana.clean()


@needs_axe
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_a_turn_with_draws_a_tax_and_a_reservation(size: tuple[int, int], theme: str, server: Server, sit: Sit) -> None:
    # LM-EFF-8, LM-EFF-5, LM-C-8, LM-RSV-1
    ana = sit(Watched, size=size, theme=theme, bypass=True)
    assert isinstance(ana, Watched)
    ana.begin(server, THREE, 3)
    ana.purchase("M10", pays="buy M10")
    ana.asked("draw")
    ana.take("take Madama")
    ana.asked("draw")
    ana.take("take Tamboril")
    ana.asked("buy")
    ana.purchase("M03", pays="buy M03")
    ana.pesetas(10, 4, 3)
    ana.purchase("M07", pays="buy M07 Madama")
    ana.asked("buy")
    ana.purchase("M01", "buy M01 right Tamboril", "buy M01 left Tamboril", pays="buy M01 left Tamboril")
    ana.asked("reserve")
    ana.point("M06")
    expect(ana.page.locator(".lm-market [data-card=M06] .lm-reserve")).to_be_visible()
    assert ana.parade() == ["M01", "M07", "M10", "M03"]
    ana.clean()


@needs_axe
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_the_last_turn_and_the_score_sheet(size: tuple[int, int], theme: str, server: Server, sit: Sit) -> None:
    # LM-SCO-12, LM-END-2
    ana = sit(Watched, size=size, theme=theme, bypass=True)
    assert isinstance(ana, Watched)
    ana.begin(server, FOUR, 4)
    ana.purchase("M25", pays="buy M25")
    ana.asked("recover")
    ana.click("#question [value='recover Pieles']")
    ana.purchase("M24", pays="buy M24")
    ana.asked("discard")
    ana.put("Pieles")
    ana.asked("buy")
    ana.purchase("M12", pays="buy M12")
    ana.purchase("M09", pays="buy M09")
    ana.purchase("M20", pays="buy M20")
    ana.asked("buy")
    assert ana.parade() == ["M20", "M09", "M16", "M25", "M24", "M12"]
    ana.click("#question [value=end]")
    ana.asked("apply")
    while not ana.ended:
        ana.act()
    ana.look("end")
    parts = ana.page.locator("[data-sheet='1'] .lm-part summary .amount").all_text_contents()
    total = int(ana.page.locator(".lm-rank__one .amount").first.inner_text())
    assert len(parts) == 4
    assert sum(map(int, parts)) == total
    ana.page.locator(".lm-rank__one input").nth(2).check(force=True)
    expect(ana.page.locator(".lm-score:visible")).to_have_attribute("data-sheet", "3")
    ana.clean()


# -- by keyboard alone --------------------------------------------------------------------------------------------

LATE = (
    "a [Birria] [Ciego] [Danzantes] [Careta] [Pieles] [Cintas] [Cencerro] [Ceniza] [Tralla] [Tralla] 9 / "
    "a.parade M02 M03 M19 M08 M04 M10 M18 / b [Birria] [Birria] 3 first / b.parade M16 M22 M06 M25 M17 M11 / "
    "market M01 M07 M14 M15 M24 / resources Madama Danzantes Gaita Tamboril Cencerro / round 9 / turn a > a plan"
)


class Typist(Parader):
    """Somebody without a mouse: letters, digits, arrows, Tab and Enter. The focus is never lost."""

    def found(self) -> None:
        """Something has the focus."""
        assert self.page.evaluate("document.activeElement !== document.body"), self.state()

    def click(self, selector: str) -> None:
        before = self.state()
        self.reach(selector)
        self.key("Enter")
        self.wait_for_news(before)
        self.found()

    def typed(self, *keys: str) -> None:
        """Keys that send an answer."""
        before = self.state()
        for key in keys:
            self.key(key)
        self.wait_for_news(before)
        self.found()

    def along(self, row: str, selector: str) -> None:
        """To a card of a row: the arrows go from row to row, and along it."""
        for _ in range(20):
            if self.page.evaluate("r => document.activeElement.closest(r) !== null", f"[data-row={row}]"):
                break
            self.key("Shift+Tab")
        for _ in range(12):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                self.key("Enter")
                return
            self.key("ArrowRight")
        raise AssertionError(f"{selector} is not reached by the arrows")


def test_the_last_rounds_by_keyboard_alone(server: Server, sit: Sit) -> None:
    ana = sit(Typist)
    assert isinstance(ana, Typist)
    server.begin.write_text(LATE, "utf-8")
    ana.open_table("mascaradas", 2, name="Ana")
    ana.start()
    ana.page.keyboard.press("Tab")
    expect(ana.page.locator(".skip")).to_be_focused()
    ana.press(READY)
    ana.page.wait_for_selector("#question[data-kind=plan]")
    ana.typed("1")
    ana.page.wait_for_selector("#question[data-kind=draw]:has([data-now]:nth-child(2))")
    ana.typed("2", "ArrowRight", "Enter")
    ana.page.wait_for_selector("#question[data-kind=draw]:has([data-now]:nth-child(3))")
    ana.typed("3")
    while ana.state()["kind"] == "limit":
        for number in range(3):
            ana.key(".")
            ana.along("hand", f"li:nth-child({number + 1}) [data-choose][aria-pressed=false]")
        ana.click("#question [data-confirm]")
    assert ana.state()["kind"] == "buy"
    ana.key(".")
    ana.along("market", "[data-card=M01]")
    ana.page.wait_for_selector("#question .ask[data-panel=buy]")
    ana.key("Escape")
    ana.page.wait_for_selector("#question .ask[data-panel=choose]")
    ana.reach(".lm-choices [value='buy M01']")
    ana.key("Enter")
    ana.page.wait_for_selector("#question .ask[data-panel=buy]")
    ana.click("#question .lm-go [name=answer]")
    assert ana.state()["kind"] == "reserve"
    ana.key(".")
    ana.along("market", "[data-card=M24]")
    ana.page.wait_for_selector("#question .ask[data-panel=figure]")
    ana.click("#question .lm-go [name=answer]")
    ana.typed("e" if ana.page.locator("html[lang=en]").count() else ana.page.inner_text("#question [value=end] kbd").lower())
    while not ana.ended:
        if ana.state()["kind"] == "apply":
            ana.click("#question .lm-applies .answer")
        ana.page.wait_for_timeout(40)
    expect(ana.page.locator(".lm-rank__one[data-winner]")).to_be_visible()
    ana.reach("#question .btn")
