"""Whole matches by clicks, with several people in contexts of their own and bots for the rest."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, TABLET, Person, play_to_the_end

Sit = Callable[..., Person]

TABLES = [
    ("mascarade/1", 2, 2, ""),
    ("mascarade/1", 3, 2, ""),
    ("mascarade/2", 4, 3, "B"),
    ("mascarade/2", 6, 2, "B"),
    ("mascarade/1", 6, 2, ""),
    ("mascarade/1", 13, 2, ""),
    ("mascarade/2", 12, 1, "B"),
]


@pytest.mark.parametrize(("game", "seats", "people", "scenario"), TABLES)
def test_friends_open_a_table_sit_down_and_play_to_the_end(game: str, seats: int, people: int, scenario: str, sit: Sit) -> None:
    ana = sit(size=PHONE if seats in (2, 13) else DESKTOP)
    wishes = {"scenario": scenario} if scenario else {}
    invitation = ana.open_table(game, seats, name="Ana", opt_turn_limit="24", **wishes)
    friends = [ana]
    for name in ("Iván", "Elena")[: people - 1]:
        friend = sit(size=TABLET, language="it-IT")
        friend.join(invitation, name)
        friends.append(friend)
    ana.start()
    play_to_the_end(friends)
    for friend in friends:
        expect(friend.page.locator(".results li")).to_have_count(seats)
        expect(friend.page.locator(".results li[data-winner]").first).to_be_visible()
    assert "turn" in set().union(*(friend.kinds for friend in friends))


def test_a_stranger_plays_against_bots_with_one_click_on_a_phone(sit: Sit) -> None:
    ana = sit(size=PHONE)
    ana.page.goto(ana.address)
    ana.page.click("form[action='/quick'] button")
    play_to_the_end([ana])
    assert {"turn", "contest"} <= ana.kinds
    expect(ana.page.locator(".results li")).to_have_count(6)
