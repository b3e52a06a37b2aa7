"""People at a trial of Voices: they push by dragging, and answer what is asked by what the page shows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.people import Person

READY = "form[action$='/ready'] .btn"


class Voice(Person):
    """Answers whatever is asked, mostly passing where a card might be played."""

    patience = 3
    """How often each kind of window is answered by hand before it is passed without being asked."""

    def __init__(self, *about: Any, **wishes: Any) -> None:
        super().__init__(*about, **wishes)
        self.met: dict[str, int] = {}
        self.passed: set[str] = set()

    def act(self) -> bool:
        """Do what the page asks for, if it asks for anything; whether it did."""
        now = self.state()
        if now["phase"] == "dealt":
            return self.press(READY)
        if now["phase"] != "playing":
            return False
        if now["asked"] != "sight" and now["kind"] in ("", "none", *self.passed):
            return False
        panel = self.page.get_attribute("#question", "data-panel") or ""
        self.kinds.add("sight" if panel == "sight" else now["kind"])
        try:
            self.tap_through(panel, now)
        except NothingHappened:
            assert self.state() != now, now  # the page moved on under the finger
            return True
        self.wait_for_news(now)
        return True

    def tap_through(self, panel: str, now: dict[str, str]) -> None:
        """One answer."""
        match panel:
            case "push":
                self.push()
            case "desk":
                self.one(".front-v").click(position={"x": 20, "y": 12})
                self.tap(".desk-v > .btn")
            case "window":
                self.window(now["kind"])
            case "pair":
                self.pair()
            case _:
                self.one("#question .answer[name=answer], #question .ask[data-panel=sight] .answer").click()

    def one(self, selector: str) -> Locator:
        """Any of those that can be seen."""
        found = self.page.locator(selector).locator("visible=true")
        return found.nth(self.choice.randrange(found.count()))

    def tap(self, selector: str) -> None:
        """Press it."""
        self.visible(selector).click()

    # -- pushing -----------------------------------------------------------------------------------------------

    def push(self) -> None:
        """A marker, a platform, a drag for the entry and a drag for the direction."""
        self.one(".marker-v:has(:enabled)").click()
        self.one(".reg-v:has(:enabled)").click()
        x0, x1 = self.choice.uniform(14, 66), self.choice.uniform(20, 60)
        self.drag((40, -20), (x0, -12.5))
        self.drag((x0, 5), (x1, 50))
        self.tap(".push-v__do .btn:not(.btn--quiet)")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """From one place of the field to another, in millimetres of the platform, by the pointer."""
        box = self.page.evaluate(
            """all => { const svg = [...document.querySelectorAll('.field-v')].find(e => e.getClientRects().length);
                 const at = svg.getScreenCTM();
                 return all.map(([x, y]) => { const p = new DOMPoint(x, 60 - y).matrixTransform(at); return [p.x, p.y]; }); }""",
            [start, end],
        )
        self.page.mouse.move(*box[0])
        self.page.mouse.down()
        self.page.mouse.move(*box[1], steps=3)
        self.page.mouse.up()

    @property
    def aim(self) -> tuple[int, int]:
        """Where the marker enters and where it is pushed to, in tenths of a millimetre."""
        entry, end = (int(self.page.input_value(f".push-v [name=answer-{n}]")) for n in (3, 4))
        return entry, end

    # -- other questions ---------------------------------------------------------------------------------------

    def window(self, kind: str) -> None:
        """A card is played now and then; after some patience the page is told to pass by itself."""
        cards = self.page.locator("#question .answer[name=answer]:not([data-pass])").locator("visible=true")
        self.met[kind] = self.met.get(kind, 0) + 1
        if cards.count() and self.choice.random() < 0.5:
            cards.first.click()
        elif self.met[kind] > self.patience:
            self.page.locator("[data-always]").click()
            self.passed.add(kind)
        else:
            self.tap("#question [data-pass]")

    def pair(self) -> None:
        """Two choices and a button."""
        sets = self.page.locator("#question fieldset")
        if sets.count() == 1:
            for number in self.choice.sample(range(sets.locator(".pick-v").count()), 2):
                sets.locator(".pick-v").nth(number).click()
        else:
            for number in range(2):
                free = sets.nth(number).locator(".pick-v:has(:enabled)")
                free.nth(self.choice.randrange(free.count())).click()
        self.tap("#question .ask .btn:not(.btn--quiet)")
