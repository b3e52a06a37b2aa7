"""People at a table of Las Mascaradas: every step by the buttons, cards and chips of the page."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.people import Person

READY = "form[action$='/ready'] .btn"


class Parader(Person):
    """Buys what can be bought and pays as the page offers, or sometimes otherwise."""

    def act(self) -> bool:
        """Do what the page asks for, if it asks for anything; whether it did."""
        now = self.state()
        if now["phase"] == "dealt":
            return self.press(READY)
        if now["phase"] != "playing" or now["kind"] in ("", "none"):
            return False
        self.kinds.add(now["kind"])
        getattr(self, now["kind"])()
        return True

    def click(self, selector: str) -> None:
        """Press what sends an answer, and wait until the page has moved on."""
        before = self.state()
        self.visible(selector).click()
        self.wait_for_news(before)

    def open(self, selector: str, panel: str) -> None:
        """Press what opens the next step of a line, without sending anything."""
        self.visible(selector).click()
        self.page.wait_for_selector(f"#question .ask[data-panel={panel}]")

    def some(self, selector: str) -> list[str]:
        """What of this can be pressed, by what its press says."""
        found: list[str] = self.page.eval_on_selector_all(
            selector, "all => all.filter(e => !e.disabled && e.getClientRects().length).map(e => e.dataset.then || e.value)"
        )
        return found

    # -- what is asked -----------------------------------------------------------------------------------------

    def plan(self) -> None:
        """The first draw says that resources are fetched; once in a while the market is renewed instead."""
        if self.choice.random() < 0.1 and self.some("#question [value='renew market']"):
            self.click("#question [value='renew market']")
        elif self.some("#question [value='trade']") and self.choice.random() < 0.05:
            self.trade()
        else:
            self.take(self.choice.choice([*self.some(".lm-resources [data-then]"), "take peseta", "take deck"]))

    def take(self, line: str) -> None:
        """Draw once; the plan goes before by itself."""
        before = self.state()
        self.visible(f".page :is([value='{line}'], [data-then='{line}'])").click()
        self.wait_for_news(before)
        if before["kind"] == "plan":  # two answers: that resources are fetched, and the first of them
            self.page.wait_for_function(
                "at => Number(document.querySelector('#table').dataset.at) > at + 1"
                " || document.querySelector('#question').dataset.kind !== 'draw'",
                arg=int(before["at"]),
            )

    def draw(self) -> None:
        lines = self.some(".lm-resources [name=answer]") + self.some("#question .answers--3 [name=answer]")
        self.take(self.choice.choice(lines))

    def trade(self) -> None:
        """Three cards of the hand for a peseta."""
        self.open("#question [value='trade']", "pick")
        self.pick(3)

    def pick(self, number: int) -> None:
        """Cards of the hand, one tap each, and then all at once."""
        for place in self.choice.sample(range(len(self.some(".lm-hand [data-choose]"))), number):
            self.page.locator(".lm-hand [data-choose]").nth(place).click(position={"x": 12, "y": 20})
        self.click("#question [data-confirm]")

    def limit(self) -> None:
        self.pick(3)

    def discard(self) -> None:
        self.pick(int(self.page.get_attribute(".lm-hand [data-pick]", "data-pick") or 0))

    def buy(self) -> None:
        cards = self.some(".lm-market [data-choose]")
        if not cards:
            self.click("#question [value=end]")
            return
        self.open(f".lm-market [value='{self.choice.choice(cards)}']", "buy")
        other = self.some("#question .chip[aria-pressed=false]")
        if other and self.choice.random() < 0.5:
            self.change(self.choice.choice(other))
        self.click("#question .lm-go [name=answer]")

    def change(self, line: str) -> None:
        """Another end, another way to pay."""
        self.visible(f"#question .chip[value='{line}']").click()
        self.page.wait_for_selector(f"#question .lm-go [name=answer][value='{line}']")

    def swap(self) -> None:
        self.visible(".lm-hand [data-choose]").click()
        self.page.wait_for_selector(".lm-hand [aria-pressed=true]")
        self.click(".lm-resources [data-choose]")

    def recover(self) -> None:
        self.click("#question .lm-cards [name=answer]")

    def figure(self) -> None:
        if self.choice.random() < 0.3 and self.some("#question [value=decline]"):
            self.click("#question [value=decline]")
            return
        self.open(f".lm-market [value='{self.choice.choice(self.some('.lm-market [data-choose]'))}']", "figure")
        self.click("#question .lm-go [name=answer]")

    reserve = remove = figure

    def apply(self) -> None:
        self.click("#question .lm-applies .answer")

    # -- what is seen ------------------------------------------------------------------------------------------

    def parade(self) -> Sequence[str]:
        """The own procession from left to right."""
        found: list[str] = self.page.eval_on_selector_all(".lm-procession [data-card]", "all => all.map(e => e.dataset.card)")
        return found
