"""Voices in a browser: whole trials by clicks and drags, every kind of question, keys alone, and nothing for axe-core to find."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import needs_axe, violations
from tests.browser.conftest import Server
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, play_to_the_end
from tests.browser.test_eyes_and_ears import begin
from tests.browser.voices import Voice
from tests.look.voices import asked, some

Sit = Callable[..., Person]

SCROLLS = "[...document.querySelectorAll('html, body, .page, .main')].some(e => e.scrollHeight > innerHeight + 1)"


@pytest.mark.parametrize(("seats", "people", "emotions"), [(3, 2, "on"), (4, 2, "off"), (6, 1, "on")])
def test_friends_sit_through_a_trial(seats: int, people: int, emotions: str, sit: Sit) -> None:
    # VH-END-6, VH-PHY-8
    ana = sit(Voice, size=PHONE if seats != 4 else DESKTOP)
    invitation = ana.open_table("voices", seats, name="Ana", opt_emotions=emotions)
    friends = [ana]
    for name in ("Iván", "Elena")[: people - 1]:
        friend = sit(Voice, size=TABLET, language="it-IT")
        friend.join(invitation, name)
        friends.append(friend)
    ana.start()
    play_to_the_end(friends)
    for friend in friends:
        expect(friend.page.locator(".cast-v > li")).to_have_count(seats)
        expect(friend.page.locator(".banner-v h3")).to_be_visible()
    assert "insert" in set().union(*(friend.kinds for friend in friends))


# -- every question, each from a trial that has come so far --------------------------------------------------------

MOMENTS = {
    "colour": some(4, asked("colour", player="a", since=0)),
    "colours": some(3, asked("colour", player="a", since=0)),
    "desk": some(4, asked("card", player="a", since=2)),
    "push": some(4, asked("insert", player="a", since=3)),
    "push-emotions": some(5, asked("insert", player="a", since=3), emotions="on"),
    "push-full": some(4, asked("insert", player="a", since=3), preview="full"),
    "option": some(4, asked("option", player="a", since=1)),
    "tie": some(4, asked("tie", player="a", since=1)),
    "insertion": some(4, asked("insertion", player="a", since=2)),
    "control": some(5, asked("control", player="a", since=2)),
    "token": some(6, asked("token", player="a", since=2)),
    "trial": some(4, asked("trial", player="a", since=1)),
    "place": some(4, asked("place", player="a", since=1)),
    "look": some(4, asked("look", player="a", since=1)),
    "shift": some(4, asked("shift", player="a", since=1)),
    "tuck": some(4, asked("tuck", player="a"), seed=21, wanted="SideGlance"),
    "exchange": some(4, asked("exchange", player="a", since=1), wanted="Whisper"),
    "move": some(4, asked("move", player="a")),
    "remove": some(4, asked("remove", player="a")),
    "destroy": some(5, asked("destroy", player="a", since=1)),
    "rage": some(5, asked("destroy", player="a", since=1), emotions="on"),
    "limit": some(4, asked("limit", player="a")),
    "redraw": some(4, asked("discard", player="a"), seed=52, wanted="SecondThoughts"),
    "fear": some(6, asked("emotion", player="a"), emotions="on"),
    "share": some(6, asked("share", player="a")),
    "order": some(6, asked("order", player="a"), seed=65),
}
"""The person asked is always the one who opens the table."""


@needs_axe
def test_every_kind_of_question_is_answered_on_a_phone(server: Server, sit: Sit) -> None:
    # VH-STR-15, VH-INS-1, VH-CHO-1
    people = [sit(Voice, size=PHONE, bypass=True, theme=theme) for theme in ("light", "dark")]
    found = {}
    for number, (name, moment) in enumerate(MOMENTS.items()):
        ana = people[number % 2]
        match = moment()
        server.begin.write_text(str(match.position()), "utf-8")
        kind = match.asked[1] if match.asked else ""
        wishes = {f"opt_{key}": value for key, value in match.game.options.items()}
        begin(ana, match.game.people, game="voices", friends=match.game.people - 1, **wishes)
        ana.page.wait_for_selector(f"#question[data-kind={kind}]")
        assert not ana.page.evaluate(SCROLLS), name
        if wrong := violations(ana.page):
            found[name] = wrong
        before = ana.state()
        while ana.state()["asked"] == "sight" or ana.state() == before:
            ana.act()
        assert kind in ana.kinds, name
    assert found == {}


# -- by keyboard alone ---------------------------------------------------------------------------------------------


class Typist(Voice):
    """Somebody without a mouse: arrows aim, letters choose platforms, Tab and Enter do the rest. The focus is never lost."""

    patience = 1

    def tap(self, selector: str) -> None:
        self.reach(selector)
        self.key("Enter")

    def tap_through(self, panel: str, now: dict[str, str]) -> None:
        match panel:
            case "push":
                self.aim_by_keys()
            case "desk":
                self.key("2")
                assert self.page.is_checked(".front-v:nth-of-type(2) input")
                self.tap(".desk-v > .btn")
            case "window" if self.page.locator("[data-pass]").count():
                self.tap("[data-pass]")
            case "pair":
                self.pair_by_keys()
            case _:
                self.key(".")
                self.key("1")

    def aim_by_keys(self) -> None:
        """A platform by its letter, the entry and the end by arrows; the sentence says where to."""
        self.key(".")
        regions = self.page.locator(".reg-v:has(:enabled) kbd").all_text_contents()
        self.key(self.choice.choice(regions).lower())
        self.key(".")
        was = self.aim
        for name in ("ArrowRight", "ArrowRight", "ArrowUp"):
            self.key(name)
        assert self.aim[0] == was[0] + 20
        assert self.aim[1] != was[1]
        self.tap(".push-v__do .btn:not(.btn--quiet)")

    def pair_by_keys(self) -> None:
        """Each row is one stop for Tab; the arrows choose in it."""
        two = self.page.locator("#question fieldset").count() == 1
        for number in (1, 2):
            boxes = f"#question .pick-v:nth-of-type({number}) input" if two else f"#question fieldset:nth-of-type({number}) input"
            self.reach(boxes)
            self.key("Space")
        self.tap("#question .ask .btn:not(.btn--quiet)")

    def act(self) -> bool:
        done = super().act()
        if done:
            assert self.page.evaluate("document.activeElement !== document.body"), self.state()
        return done


def test_the_last_rounds_by_keyboard_alone(server: Server, sit: Sit) -> None:
    # VH-PHY-8
    ana = sit(Typist)
    match = some(3, asked("insert", player="a", since=7), seed=5)()
    server.begin.write_text(str(match.position()), "utf-8")
    ana.open_table("voices", 3, name="Ana")
    ana.start()
    ana.page.keyboard.press("Tab")
    expect(ana.page.locator(".skip")).to_be_focused()
    play_to_the_end([ana])
    assert "insert" in ana.kinds
    expect(ana.page.locator(".cast-v > li")).to_have_count(3)
