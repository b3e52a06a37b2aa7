"""People in a browser: each has a context of their own and answers by clicks, as somebody would who reads only the page."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as NothingHappened

PHONE = (360, 640)
TABLET = (768, 1024)
DESKTOP = (1440, 900)

STATE = """() => {
  const table = document.querySelector('#table'), question = document.querySelector('#question');
  return {at: table?.dataset.at ?? '', phase: table?.dataset.phase ?? '', asked: question?.dataset.asked ?? '',
          kind: question?.dataset.kind ?? '', lines: question?.dataset.lines ?? ''};
}"""


class Person:
    """Somebody at a table, with a browser context of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        seed: int = 0,
        size: tuple[int, int] = DESKTOP,
        language: str = "es-ES",
        script: bool = True,
        motion: Literal["reduce", "no-preference"] = "reduce",
        theme: Literal["light", "dark"] = "light",
        bypass: bool = False,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            java_script_enabled=script,
            reduced_motion=motion,
            color_scheme=theme,
            bypass_csp=bypass,
        )
        self.context.set_default_timeout(8000)
        self.page: Page = self.context.new_page()
        self.address = address
        self.script = script
        self.choice = random.Random(seed)
        self.kinds: set[str] = set()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.on("response", lambda got: self.wrong.append(f"{got.status} {got.url}") if got.status >= 500 else None)

    # -- sitting down ------------------------------------------------------------------------------------------

    def open_table(self, game: str, people: int, *, name: str, **fields: str) -> str:
        """Open a table from the front page; the address of its page is the invitation."""
        self.page.goto(self.address)
        self.page.check(f"[name=game][value='{game}']", force=True)
        self.page.fill("[name=players]", str(people))
        self.page.fill("[name=name]", name)
        if fields:
            self.page.click("details.more summary")
        for field, value in fields.items():
            control = self.page.locator(f"[name='{field.replace('_', '-')}']").first
            if control.evaluate("e => e.tagName") == "SELECT":
                control.select_option(value)
            else:
                control.fill(value)
        self.page.click(".open-form form .row .btn")
        self.page.wait_for_selector("#table[data-phase=open]")
        return self.page.url

    def join(self, invitation: str, name: str) -> None:
        """Sit down at a table to which a link leads."""
        self.page.goto(invitation)
        self.page.fill("#join [name=name]", name)
        self.page.click("#join > .btn")
        self.page.wait_for_selector(".lobby__seats .guest .tag")

    def start(self) -> None:
        """The host begins; free seats are filled with bots."""
        self.page.click("[name=do][value=start]")
        self.page.wait_for_selector("#table:not([data-phase=open])")

    def menu(self, selector: str) -> None:
        """Do something from the menu."""
        self.page.click("[popovertarget=menu]")
        self.page.click(f"#menu {selector}")

    # -- playing -----------------------------------------------------------------------------------------------

    def state(self) -> dict[str, str]:
        """What the page says of itself."""
        found: dict[str, str] = self.page.evaluate(STATE) if self.script else self.state_without_script()
        return found

    def state_without_script(self) -> dict[str, str]:
        """The same, read from the markup."""
        table, question = self.page.locator("#table"), self.page.locator("#question")
        there = question.count() > 0
        return {
            "at": table.get_attribute("data-at") or "",
            "phase": table.get_attribute("data-phase") or "",
            "asked": (question.get_attribute("data-asked") or "") if there else "",
            "kind": (question.get_attribute("data-kind") or "") if there else "",
            "lines": (question.get_attribute("data-lines") or "") if there else "",
        }

    @property
    def ended(self) -> bool:
        """Whether the match is over on this page."""
        return self.state()["phase"] == "ended"

    def act(self) -> bool:
        """Do what the page asks for, if it asks for anything; whether it did."""
        now = self.state()
        if now["phase"] == "dealt":
            return self.press("form[action$='/ready'] .btn")
        if now["phase"] != "playing":
            return False
        if self.press("form[action$='/seen'] .answer"):
            self.kinds.add("sight")
            return True
        if not now["lines"]:
            return False
        self.kinds.add(now["kind"])
        line = self.choice.choice(now["lines"].split("|"))
        try:
            self.answer(line, now)
        except NothingHappened as error:
            raise AssertionError(f"{line!r} cannot be clicked: was {now}, is {self.state()}") from error
        return True

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def reach(self, selector: str) -> None:
        """By keys: from the question, or from the row that arrows lead to, by Tab."""
        self.key(".")
        assert self.page.evaluate("document.activeElement.id") == "question"
        for _ in range(40):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            self.key("Tab")
        raise AssertionError(f"{selector} is not reached by Tab")

    def wait_until_asked(self, kind: str = "") -> None:
        """Until the page asks for something; sights are acknowledged unless they are what is waited for."""
        want = kind or "turn|contest|target|exchange|claim"
        self.page.wait_for_function(
            """want => { const q = document.querySelector('#question');
                 if (document.querySelector('#table')?.dataset.phase !== 'playing' || !q) return false;
                 if (q.querySelector("form[action$='/seen'] .answer")) { q.querySelector("form[action$='/seen'] .answer").click(); return false; }
                 return want.split('|').includes(q.dataset.kind); }""",
            arg=want,
            polling=60,
        )

    def answer_when_asked(self, line: str) -> None:
        """Answer this line as soon as the page asks for it."""
        self.wait_until_asked()
        now = self.state()
        assert line in now["lines"].split("|"), (line, now)
        while self.page.get_attribute("#question", "data-panel") in ("cards", "secret", "masks") and now["kind"] == "turn":
            self.page.keyboard.press("Escape")
        self.answer(line, now)

    def press(self, selector: str) -> bool:
        """Press a button if it is in sight."""
        button = self.page.locator(selector).locator("visible=true").first
        if button.count() == 0:
            return False
        before = self.state()
        button.click()
        self.wait_for_news(before)
        return True

    def answer(self, line: str, before: dict[str, str]) -> None:
        """Answer a whole line by clicks: verb, cards, mask, and what is decided under the table."""
        words = line.split()
        if before["kind"] == "contest":
            self.visible(f"#question .answer[value='{line}']").click()
        elif line == "decline":
            self.visible("#question .answer[value=decline]").click()
        elif before["kind"] in ("exchange", "claim"):
            self.visible(f"#question .answer[data-word='{words[-1]}']").click()
        elif before["kind"] == "target":
            self.take_cards(words[1:])
            self.visible("#question [data-confirm]").click()
        else:
            self.take_turn(words)
        self.wait_for_news(before)

    def take_turn(self, words: Sequence[str]) -> None:
        """Look, swap or announce."""
        verb = self.visible(f"#ask-verbs .answer[value='{words[0]}']")
        verb.click()
        places = [word for word in words[1:] if word[0].islower()]
        self.take_cards(places)
        if words[0] == "look" and places:
            confirm = self.page.locator("#question [data-confirm]").locator("visible=true")
            if confirm.count():
                confirm.click()
        for word in words[1:]:
            if not word[0].islower():
                self.visible(f"#question .answer[data-word='{word}']").click()

    def take_cards(self, places: Sequence[str]) -> None:
        """Choose cards on the table itself."""
        for place in places:
            self.visible(f".mask-card[data-choose][data-token='{place}']").click()

    def visible(self, selector: str) -> Locator:
        """The one that can be seen."""
        return self.page.locator(selector).locator("visible=true").first

    def wait_for_news(self, before: dict[str, str]) -> None:
        """Until the page has moved on."""
        if not self.script:
            return
        self.page.wait_for_function(
            """before => { const table = document.querySelector('#table'), q = document.querySelector('#question');
                 return (table?.dataset.at ?? '') !== before.at || (table?.dataset.phase ?? '') !== before.phase
                        || (q?.dataset.asked ?? '') !== before.asked || (q?.dataset.kind ?? '') !== before.kind
                        || document.querySelector('form[action$="/ready"] .btn') === null && before.phase === 'dealt'; }""",
            arg=before,
        )


def play_to_the_end(people: Sequence[Person], turns: int = 3000) -> None:
    """Everybody does what their page asks for until all pages show the end."""
    idle = 0
    for _ in range(turns):
        if all(person.ended for person in people):
            return
        acted = [person for person in people if person.act()]
        idle = 0 if acted else idle + 1
        if not acted:
            people[0].page.wait_for_timeout(40)
            if not people[0].script:
                people[0].page.reload()
        assert idle < 250, [person.state() for person in people]
    raise AssertionError("the match has not ended")
