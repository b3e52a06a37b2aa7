"""Every state in every language: the pages are whole, hold no style or script of their own, and betray nothing."""

from __future__ import annotations

import gzip
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from antifaz.games.mascarade.page import page, step
from antifaz.table.sheet import Sheet
from tests.look.stage import BUILT, render, renderer
from tests.look.states import NOW, SIX, STATES, contest, match, sheet, six, state, thirteen

LANGUAGES = ("es", "en", "it")
TABLES = [name for name, made in STATES.items() if made()["template"] == "seat.html"]


class Reading(HTMLParser):
    """Ids, references and whatever a strict policy would refuse."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.references: list[str] = []
        self.forbidden: list[str] = []
        self.forms: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "style" or name.startswith("on") or (tag == "script" and not dict(attrs).get("src")):
                self.forbidden.append(f"<{tag} {name}>")
            if name == "id":
                self.ids.append(value or "")
            if name in ("aria-labelledby", "popovertarget", "for", "form"):
                self.references += (value or "").split()
            if name == "href" and (value or "").startswith("#"):
                self.references.append((value or "").removeprefix("#"))


def shown(made: dict[str, Any], language: str = "es") -> str:
    made = dict(made)
    return render(made.pop("template"), language=language, **made)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STATES)
def test_a_page_is_whole(name: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    read = Reading(shown(STATES[name](), language))
    assert not read.forbidden
    assert sorted(read.ids) == sorted(set(read.ids))
    assert set(read.references) <= set(read.ids)
    assert not caplog.messages, "a sentence is missing"


def main_of(made: Sheet, *, since: int = 0, line: str = "") -> str:
    """What the stream would send."""
    shown = page(made, edition=made.settings.game.split("/")[1], line=line, since=since)
    return render("main.html", sheet=made, page=shown, now=NOW)


@pytest.mark.parametrize("viewer", ["b", "c", "d", "*"])
def test_the_page_does_not_tell_whether_cards_were_exchanged(viewer: str) -> None:
    # MA-SWAP-06, MA-SETUP-14
    really, pretended = (six(f"a: swap b [{bit}]", turn="turn 14 > a") for bit in ("yes", "no"))
    assert main_of(sheet(really, viewer)) == main_of(sheet(pretended, viewer))


def test_the_actors_own_script_cannot_tell_the_exchange_either() -> None:
    # MA-SWAP-08: the page reminds nobody, and the movement is one and the same
    really, pretended = (six(f"a: swap b [{bit}]", turn="turn 14 > a") for bit in ("yes", "no"))
    moves = [page(sheet(made), edition="1").moves for made in (really, pretended)]
    assert moves[0] == moves[1]
    assert any(text == "swapped a b" for _, text in moves[0])


@pytest.mark.parametrize("viewer", ["a", "c", "*"])
def test_a_face_down_card_is_the_same_whatever_it_hides(viewer: str) -> None:
    # MA-KNOW-12
    other = SIX.replace("[King]", "[Queen]", 1).replace("e [Queen]", "e [King]")
    assert other != SIX
    pages = [main_of(sheet(match(f"{position} / turn 14 > b"), viewer)) for position in (SIX, other)]
    assert pages[0] == pages[1]


def test_looking_shows_to_the_owner_alone() -> None:
    # MA-LOOK-03, MA-SEE-04
    looked = six("a: look")
    assert 'data-face="peek"' in main_of(sheet(looked))
    other = match(f"{SIX.replace('a [Bishop]', 'a [Judge]').replace('d [Judge]', 'd [Bishop]')} / turn 14 > a", "a: look")
    for viewer in "b*":
        assert 'data-face="peek"' not in main_of(sheet(looked, viewer))
        assert main_of(sheet(looked, viewer)) == main_of(sheet(other, viewer))


def test_secret_events_never_reach_the_script() -> None:
    # MA-KNOW-10
    for name in TABLES:
        for _, text in STATES[name]()["page"].moves:
            assert text.split(" ")[0] not in ("exchanged", "saw", "answered")


def reachable(made: Sheet, line: str = "") -> set[str]:
    """The answers that a page without script leads to, following every card and button from a step on."""
    shown = page(made, edition=made.settings.game.split("/")[1], line=line)
    assert shown.step is not None
    assert shown.step.line == line or not line
    found: set[str] = set()
    match shown.step.panel:
        case "verbs":
            verbs = {text.split(" ")[0] for text in shown.lines}
            for verb in verbs:
                found |= {verb} if verb in shown.lines else reachable(made, verb)
        case "cards":
            cards = [card for seat in shown.seats for card in seat.cards] + list(shown.centre)
            for card in cards:
                if card.choose and not card.picked:
                    found |= reachable(made, card.choose)
            found |= {"decline"} & set(shown.lines)
        case "sure":
            found = {shown.step.answers[0]}
        case "masks":
            found = {shown.line_with(mask.word) for mask in shown.masks} - {""}
        case "secret":
            found = {shown.secret("[yes]"), shown.secret("[no]")}
        case "contest":
            found = set(shown.lines)
    return found


ASKED = [name for name in TABLES if STATES[name]()["page"].question and "=" not in name]


@pytest.mark.parametrize("name", ASKED)
def test_every_listed_answer_can_be_given_without_script(name: str) -> None:
    made = STATES[name]()["sheet"]
    assert reachable(made) == set(made.question.lines())


def test_a_line_that_answers_nothing_is_forgotten() -> None:
    question = sheet(six()).question
    assert question is not None
    lines = tuple(question.lines())
    for nonsense in ("swap z", "eat", "swap b c", "look [yes]", "=", "announce Pope"):
        found = step(question, lines, nonsense)
        assert found is not None
        assert found.panel == "verbs"


def test_restricted_people_are_told_why() -> None:
    # M1-RESTRICT-01, M1-RESTRICT-02
    assert STATES["restricted"]()["page"].bars == "restricted"
    assert "M1-RESTRICT-02" in shown(STATES["restricted"]())


def test_opening_turns_offer_the_swap_alone() -> None:
    # MA-OPEN-03
    text = shown(STATES["opening"]())
    assert STATES["opening"]()["page"].bars == "opening"
    assert text.count('aria-disabled="true"') == 2


def test_chairs_stay_when_people_change_them() -> None:
    # M2-POWER-PUPPET-02: the cards and coins of a chair keep their place on the page
    before = STATES["target-puppet"]()["sheet"]
    after = state(sheet(_changed_chairs(), "a"))["page"]
    was = page(before, edition="2")
    assert [seat.chair for seat in was.seats] == [seat.chair for seat in after.seats]
    assert was.seats[2].letter == "c"
    assert after.seats[2].letter == "e"
    assert after.seats[2].coins == was.seats[2].coins - 1


def _changed_chairs() -> Any:
    from tests.look.states import SIX_2

    passes = [f"{x}: pass" for x in "bcdef"]
    return match(f"{SIX_2} / turn 9 > a", "a: announce PuppetMaster", *passes, "a: choose c e", game="mascarade/2")


def test_without_memory_a_page_repeats_nothing_that_its_viewer_saw() -> None:
    # MA-KNOW-11
    seen = six("a: look", *(f"{x}: look" for x in "bcdef"))
    strict = sheet(seen, sights=())
    assert all(card.known is None for seat in page(strict, edition="1").seats for card in seat.cards)
    own = STATES["memory-own"]()["page"]
    assert own.seats[0].cards[0].known == "Bishop"


def test_a_lesson_shows_at_each_card_what_it_can_be() -> None:
    # MA-KNOW-06, MA-KNOW-11
    taught = STATES["lesson"]()
    cards = [*(card for seat in taught["page"].seats for card in seat.cards), *taught["page"].centre]
    assert [len(card.possible) for card in cards] == [1, 3, 3, 3, 3, 1]
    assert taught["sheet"].lesson.ways == 8
    html = render(taught.pop("template"), language="en", **taught)
    assert "the cards can lie in 8 ways" in html
    for card in cards:
        names = ", ".join({"ConArtist": "Con Artist"}.get(mask, mask) for mask in card.possible)
        assert re.search("You know it: " if card.known else rf"From what you have seen, [^:]* can be: {names}\.", html)
        assert f'popovertarget="who-{card.key}"' in html
    assert all(not card.possible for seat in STATES["memory-own"]()["page"].seats for card in seat.cards)


def test_a_standing_answer_is_on_velvet_and_only_its_owners() -> None:
    mine = main_of(sheet(contest(), "a", standing="pass"))
    assert 'name="standing" value="pass" checked' in mine
    assert 'name="standing"' not in main_of(sheet(contest(), "*"))


def test_one_update_is_small() -> None:
    # The goal of table.md: one update under 8 kB compressed, with thirteen people too.
    for made in (sheet(six()), sheet(thirteen("i: announce Witch", "j: contest"), "a")):
        assert len(gzip.compress(main_of(made).encode(), 6)) < 8_000


@pytest.mark.skipif(not (BUILT / "antifaz.js").is_file(), reason="the browser's share is not built")
def test_the_first_page_is_small() -> None:
    # Under 100 kB with all assets, under 15 kB of script.
    files = renderer().static.files
    front = shown(STATES["front"]())
    loaded = set(re.findall(r'"/static/([^"#]+)', front))
    sizes = {name: len(gzip.compress(files[name].plain, 9)) for name in loaded}
    assert sum(size for name, size in sizes.items() if name.endswith(".js")) < 15_000
    assert sum(sizes.values()) + len(gzip.compress(front.encode(), 6)) < 100_000


@pytest.mark.skipif(not (BUILT / "antifaz.js").is_file(), reason="the browser's share is not built")
def test_every_drawing_that_a_page_uses_exists() -> None:
    files = renderer().static.files
    used: set[tuple[str, str]] = set()
    for made in STATES.values():
        used |= set(re.findall(r'<use href="/static/([^"#]+)#([^"]+)"', shown(made())))
    assert used
    assert {(file, id) for file, id in used if f'<symbol id="{id}"' not in files[file].plain.decode()} == set()
