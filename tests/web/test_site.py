"""The site without script: people meet at a table, play, lose their connection, come back, and are shown the way out."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from antifaz.cli.serve import Lines
from antifaz.web.pages import house_rules
from antifaz.web.words import words
from tests.imports import PACKAGE
from tests.web.site import Browser, Site, open_site, run


async def sit(site: Site, stack: AsyncExitStack, people: int, **fields: str) -> tuple[str, list[Browser]]:
    """A table where so many people sit, each with a browser; the rest are bots."""
    browsers = [await stack.enter_async_context(site.browser()) for _ in range(people)]
    await browsers[0].open("/")
    agreed = {"game": "mascarade/2", "players": "4", "name": "Ana", "visibility": "open"} | fields
    await browsers[0].send("/open", **agreed)
    path = browsers[0].path
    for number, browser in enumerate(browsers[1:], 1):
        await browser.open(path)
        await browser.send(f"{path}/join", name=f"Guest {number}", avatar="rose")
    await browsers[0].open(path)
    await browsers[0].send(f"{path}/host", do="start")
    for browser in browsers:
        await browser.open(path)
        await browser.send(f"{path}/ready")
    return path, browsers


async def play_on(path: str, browsers: list[Browser], choice: random.Random, most: int = 2000) -> None:
    """Everybody answers when asked, until the end or so many answers."""
    for _ in range(most):
        for browser in browsers:
            await browser.open(path)
            if browser.phase == "ended":
                return
            if browser.lines:
                await browser.send(f"{path}/answer", at=browser.field("at"), answer=choice.choice(browser.lines))
                assert browser.status in (200, 409), browser.page[:500]
                break


def test_a_stranger_is_in_a_match_with_one_click_and_finishes_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/quick")
            path = ana.path
            assert ana.phase == "dealt"
            await ana.send(f"{path}/ready")
            await play_on(path, [ana], random.Random(1))
            assert ana.phase == "ended"
            record = await ana.open(f"{path}/record")
            assert record.startswith("game: mascarade/2")

    run(test())


def test_a_finished_match_is_stepped_through_move_by_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, browsers = await sit(site, stack, 2)
            ana = browsers[0]
            await ana.open(f"{path}/replay")
            assert ana.status == 404  # nothing is told of a running match
            await play_on(path, browsers, random.Random(3))
            table = next(iter(site.hall.tables.values()))
            for eyes in ("a", "b", "*"):
                for move in (0, 1, table.moves // 2, table.moves, 99999):
                    await ana.open(f"{path}/replay?move={move}&as={eyes}")
                    assert ana.status == 200
                    assert not ana.lines
            assert "[?]" not in str(table.replayed("a", 0).view)
            assert str(table.replayed("b", table.moves).view) == str(table.sheet("b").view)
            for wrong in ("move=-1", "move=x&as=z", "as=zz", "move=٣"):
                await ana.open(f"{path}/replay?{wrong}")
                assert ana.status in (200, 404)

    run(test())


def test_a_match_that_ends_by_agreement_leads_on_and_to_a_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, ivan) = await sit(site, stack, 2)
            await ana.send(f"{path}/agree", yes="yes")
            await ivan.send(f"{path}/agree", yes="yes")
            assert ivan.phase == "ended"
            for browser in (ana, ivan):
                await browser.open(path)
                assert f'action="{path}/rematch"' in browser.page
                await browser.send(f"{path}/rematch")
                assert browser.path != path
            assert ana.path == ivan.path
            assert ivan.phase == "dealt"  # both are there again
            await ana.open(path)
            await ana.send(f"{path}/rematch")
            assert ana.path == ivan.path  # the way is still open

    run(test())


def test_masks_that_stay_hidden_after_the_end_are_not_told_by_the_replay(tmp_path: Path) -> None:
    # OPT-FINAL-REVEAL
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, browsers = await sit(site, stack, 2, **{"opt-final-reveal": "off"})
            await play_on(path, browsers, random.Random(3))
            for page in ("record", "replay", "replay?as=b"):
                await browsers[0].open(f"{path}/{page}")
                assert browsers[0].status == 404

    run(test())


def test_four_people_play_a_match_by_plain_forms(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, browsers = await sit(site, stack, 4)
            await play_on(path, browsers, random.Random(2))
            for browser in browsers:
                await browser.open(path)
                assert browser.phase == "ended"

    run(test())


def test_the_stream_sends_each_viewer_its_own_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, ivan, *_) = await sit(site, stack, 4)
            watcher = await stack.enter_async_context(site.browser())
            await ana.open(path)
            watching = (ana, ivan, watcher)
            streams = [await stack.enter_async_context(one.stream(f"{path}/stream")) for one in watching]
            first = [await one.still() for one in streams]
            assert all('<main id="table"' in page for _, page in first)
            assert "swap b [yes]" in first[0][1]
            assert "swap b [yes]" not in first[1][1] + first[2][1]
            answered = await ana.script(f"{path}/answer", at=ana.field("at"), answer="swap b [yes]")
            assert answered.status_code == 204
            after = [await one.still() for one in streams]
            assert after[0][0] == after[1][0] + 1  # only Ana knows whether she did: one event more
            assert after[1][0] == after[2][0] == first[1][0] + 2  # she exchanged or not; it is Iván's turn
            assert "swap a [yes]" in after[1][1]

    run(test())


def test_a_stream_that_comes_back_is_told_what_it_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, ivan, *_) = await sit(site, stack, 4)
            async with ivan.stream(f"{path}/stream") as stream:
                number, _ = await stream.still()
            await ana.open(path)
            await ana.send(f"{path}/answer", at=ana.field("at"), answer="swap c [no]")
            async with ivan.stream(f"{path}/stream", **{"last-event-id": str(number)}) as stream:
                await stream.still()
                later, page = stream.pages[0]
            assert later > number
            moves = re.search(r'data-moves="([^"]*)"', page)
            assert moves
            assert "swapped a c" in moves[1]
            assert "dealt" not in moves[1]

    run(test())


def test_the_same_form_twice_is_harmless(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, _) = await sit(site, stack, 2)
            await ana.open(path)
            at = ana.field("at")
            both = await asyncio.gather(*(ana.script(f"{path}/answer", at=at, answer="swap b [yes]") for _ in range(2)))
            assert sorted(one.status_code for one in both) == [204, 409]
            table = next(iter(site.hall.tables.values()))
            assert table.sitting.seats["a"].decided == 1

    run(test())


def test_a_refusal_says_why_in_the_readers_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, _) = await sit(site, stack, 2)
            await ana.open(path)
            refused = await ana.script(f"{path}/answer", at=ana.field("at"), answer="look")
            assert refused.status_code == 422
            spanish = refused.text
            ana.client.headers["accept-language"] = "en"
            refused = await ana.script(f"{path}/answer", at=ana.field("at"), answer="look")
            assert refused.text != spanish
            assert len(spanish) > 10

    run(test())


def test_a_seat_is_found_again_and_can_move_to_another_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            ana = await stack.enter_async_context(site.browser())
            phone = await stack.enter_async_context(site.browser())
            await ana.open("/")
            await ana.send("/open", game="mascarade/2", players="4", name="Ana")
            path = ana.path
            link = re.search(r'"[^"]*(/t/[^"]*/me/[^"]*)"', await ana.open(path))
            assert link
            await phone.open(path)
            assert "/me/" not in phone.page
            await phone.open(link[1])
            assert (phone.status, phone.path) == (200, path)
            assert "/me/" in phone.page

    run(test())


def test_a_forged_or_foreign_link_gives_no_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, _) = await sit(site, stack, 2)
            other = await stack.enter_async_context(site.browser())
            table = next(iter(site.hall.tables.values()))
            key = table.sitting.seats["a"].key
            for token in (f"a-{key}", f"a-{key}.", f"a-{key}.{'0' * 43}", "x", "a-.x", "%00", "ñ.ñ"):
                await other.open(f"{path}/me/{token}")
                assert other.status in (403, 404)
            cookie = ana.client.cookies["antifaz"]
            other.client.cookies.set("antifaz", cookie[:-1] + ("0" if cookie[-1] != "0" else "1"))
            await other.open(path)
            assert not other.lines

    run(test())


@pytest.mark.parametrize("action", ["answer", "ready", "say", "host", "leave", "agree", "seen", "standing", "rematch"])
def test_only_whoever_sits_there_may_act_and_only_from_our_own_pages(tmp_path: Path, action: str) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, ivan) = await sit(site, stack, 2)
            stranger = await stack.enter_async_context(site.browser())
            await stranger.open(path)
            rows = next(iter(site.hall.tables.values())).sitting.number
            await stranger.send(f"{path}/{action}", do="pause", yes="yes", text="x", at="0", answer="swap b [yes]")
            assert stranger.status == 403
            forged = await ana.client.post(f"{path}/{action}", data={"do": "pause", "yes": "yes", "text": "x"})
            assert forged.status_code == 403
            borrowed = await ana.client.post(f"{path}/{action}", data={"csrf": ivan.csrf, "do": "pause"})
            assert borrowed.status_code == 403
            assert next(iter(site.hall.tables.values())).sitting.number == rows

    run(test())


def test_every_answer_carries_a_strict_policy(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/quick")
            for path in ("/", ana.path, "/nowhere", "/static/none.js", "/health", "/rules/mascarade/2", "/about"):
                response = await ana.client.get(path)
                policy = response.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "unsafe" not in policy
                assert response.headers["referrer-policy"] == "no-referrer"
                assert response.headers["x-content-type-options"] == "nosniff"
                assert "<script>" not in response.text
                assert " style=" not in response.text
                assert not re.search(r"\son[a-z]+=", response.text)
            cookie = (await ana.client.get("/")).request.headers["cookie"]
            assert "antifaz=" in cookie

    run(test())


def test_over_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path, public_url="https://antifaz.example") as site, site.browser() as ana:
            response = await ana.client.get("/")
            cookie = response.headers["set-cookie"]
            assert cookie.startswith("__Host-antifaz=")
            for word in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
                assert word in cookie
            assert "strict-transport-security" in response.headers

    run(test())


def test_names_and_talk_are_escaped_and_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, _) = await sit(site, stack, 2, name="<b>Ana</b>\"'")
            await ana.send(f"{path}/say", text="<script>alert(1)</script>")
            await ana.open(path)
            assert "<script>alert" not in ana.page
            assert "&lt;script&gt;alert" in ana.page
            assert "<b>Ana" not in ana.page
            await ana.send(f"{path}/say", text="x" * 1000)
            assert ana.status == 422

    run(test())


@pytest.mark.parametrize("name", ["Iñaki", "日本 🎭", "Zoë 'n' \"Bo\"; path=/", "%41%00"])
def test_any_name_is_remembered_for_the_next_table(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/open", game="mascarade/2", players="4", name=name)
            assert ana.status == 200
            await ana.open("/")
            await ana.send("/quick")
            tables = [*site.hall.tables.values()]
            assert tables[0].sitting.seats["a"].name == tables[1].sitting.seats["a"].name == name[:20]

    run(test())


def test_a_scenario_of_the_host_is_played_by_its_name(tmp_path: Path) -> None:
    async def test() -> None:
        packs = tmp_path / "packs"
        packs.mkdir()
        masks = ["Judge", "King", "Empress", "Cheat", "Spy", "Witch"]
        text = f'edition = "mascarade/2"\nplayers = 4\nmasks = {json.dumps(masks)}\ncentre = 2\ntitle = "x"\n'
        (packs / "spies.toml").write_text(text)
        async with open_site(tmp_path, packs=packs) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/open", game="mascarade/2", players="4", name="Ana", pack="spies", start="yes")
            assert ana.phase == "dealt"
            table = next(iter(site.hall.tables.values()))
            assert sorted(getattr(table.sheet("a").view, "masks", ())) == sorted(masks)
            (packs / "spies.toml").unlink()  # what was agreed stays
            await ana.send(f"{ana.path}/ready")
            await ana.open("/")
            await ana.send("/open", game="mascarade/2", players="5", name="Ana", pack="spies")
            assert ana.status == 422

    run(test())


def test_a_long_body_is_not_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/quick", name="x" * 100_000)
            assert ana.status == 413

            async def endless() -> AsyncIterator[bytes]:
                for _ in range(100):
                    yield b"name=" + b"x" * 1000

            response = await ana.client.post(
                "/quick", content=endless(), headers={"content-type": "application/x-www-form-urlencoded"}
            )
            assert response.status_code == 413

    run(test())


def test_the_language_is_the_browsers_and_changes_in_one_tap(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser(**{"accept-language": "fr, it;q=0.8, es;q=0.9"}) as ana:
            await ana.open("/")
            await ana.send("/quick")
            path = ana.path
            assert '<html lang="es"' in ana.page
            await ana.send("/language", language="it", next=path)
            assert ana.path == path
            assert '<html lang="it"' in ana.page
            await ana.send("/language", language="xx", next="https://elsewhere.example/")
            assert ana.path == "/"

    run(test())


def test_the_list_shows_open_tables_and_never_those_by_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            ana, ivan = [await stack.enter_async_context(site.browser()) for _ in range(2)]
            await ana.open("/")
            await ana.send("/open", game="mascarade/2", players="4", name="Ana", visibility="open")
            listed = ana.path
            await ana.open("/")
            await ana.send("/open", game="mascarade/2", players="4", name="Ana", visibility="link")
            hidden = ana.path
            await ivan.open("/")
            assert listed in ivan.page
            assert hidden not in ivan.page
            await ana.open("/")
            assert hidden in ana.page

    run(test())


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "nothing/1"},
        {"players": "99"},
        {"players": "x"},
        {"memory": "elephant"},
        {"clock": "sun"},
        {"opt-beggar": "rich"},
        {"opt-nothing": "1"},
        {"scenario": "Z"},
        {"pack": "../../etc/passwd"},
        {"memory": "lesson", "visibility": "open"},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(tmp_path: Path, fields: dict[str, str]) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/open", **({"game": "mascarade/2", "players": "4", "name": "Ana"} | fields))
            assert ana.status == 422
            assert not site.hall.tables

    run(test())


def test_pages_that_are_not_there_say_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            for path in ("/t/none", "/t/none/stream", "/t/none/qr.svg", "/rules/chess", "/static/../app.py", "/x"):
                await ana.open(path)
                assert ana.status == 404, path
            await ana.open("/")
            await ana.send("/quick")
            await ana.open(f"{ana.path}/record")
            assert ana.status == 404  # a running match is not given away

    run(test())


def test_the_health_page_tells_what_runs(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/quick")
            response = await ana.client.get("/health")
            assert response.json() == {"store": True, "tables": {"dealt": 1}, "streams": 0}
            assert "set-cookie" not in (await site_only(site, "/health"))

    run(test())


async def site_only(site: Site, path: str) -> list[str]:
    async with site.browser() as fresh:
        return [name.lower() for name in (await fresh.client.get(path)).headers]


def test_the_invitation_is_a_picture(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/quick")
            response = await ana.client.get(f"{ana.path}/qr.svg")
            assert response.headers["content-type"].startswith("image/svg+xml")
            assert response.text.startswith("<?xml") or response.text.startswith("<svg")

    run(test())


def test_built_files_are_kept_for_ever_under_their_hash(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            page = await ana.open("/health")
            await ana.open("/")
            await ana.send("/quick")
            found = re.search(r'href="(/static/antifaz\.[0-9a-f]{12}\.css)"', ana.page)
            if not found:
                pytest.skip("the browser's share is not built here")
            response = await ana.client.get(found[1])
            assert "immutable" in response.headers["cache-control"]
            assert response.headers["content-encoding"] == "gzip"
            assert "set-cookie" not in response.headers
            assert page

    run(test())


@pytest.mark.parametrize("language", ["es", "it", "en"])
def test_every_reason_of_the_table_has_a_sentence_in_every_language(language: str) -> None:
    sources = [path.read_text() for folder in ("table", "web") for path in (PACKAGE / folder).glob("*.py")]
    ids = {found for source in sources for found in re.findall(r'id="table-([a-z-]+)"', source)}
    assert len(ids) > 15
    for wanted in sorted(ids | {"no-memory", "no-clock", "no-language"}):
        told = words(language)(f"refused-{wanted}", text="x", name="Ana", asked="b", answer="y")
        assert told != f"refused-{wanted}"
        assert language == "en" or told != words("en")(f"refused-{wanted}", text="x", name="Ana", asked="b", answer="y")


def test_no_secret_is_written_to_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            path, (ana, *_) = await sit(site, stack, 2, name="Anastasia")
            link = re.search(r'"[^"]*(/t/[^"]*/me/[^"]*)"', await ana.open(path))
            assert link
            phone = await stack.enter_async_context(site.browser())
            await phone.open(link[1])
            await ana.open(path)
            await ana.send(f"{path}/say", text="entre nosotros")
            await ana.send(f"{path}/answer", at=ana.field("at"), answer="swap b [yes]")
            await ana.send(f"{path}/answer", at="0", answer="swap b [no]")
            table = next(iter(site.hall.tables.values()))
            secrets = [seat.key for seat in table.sitting.people()] + [link[1], ana.csrf, ana.client.cookies["antifaz"]]
            secrets += ["Anastasia", "entre nosotros", "swap b", "[yes]", *table.sitting.seats["a"].devices]
            formatted = [Lines().format(one) for one in caplog.records if one.name.startswith(("antifaz", "uvicorn"))]
            assert any('"page": "answer"' in line for line in formatted)
            for secret in secrets:
                assert not [line for line in formatted if secret in line]

    with caplog.at_level("DEBUG"):
        run(test())


def test_the_form_offers_the_house_rules_of_every_game_and_its_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            spoken = {rule.name: rule for rule in house_rules()}
            assert spoken["beggar"].editions == ("mascarade/2",)
            assert spoken["spy-centre"].editions == ("mascarade/1", "mascarade/2")
            assert spoken["roles"].editions == ("voices",)
            for rule in spoken.values():
                assert f'data-for="{" ".join(rule.editions)}"' in ana.page
                assert f'name="opt-{rule.name}"' in ana.page
            await ana.send("/open", game="mascarade/2", players="4", name="Ana", bots="uniform")
            [opened] = site.hall.tables.values()
            assert opened.settings.bots == "uniform"
            await ana.open("/")
            await ana.send("/open", game="voices", players="3", name="Ana", bots="", **{"opt-roles": "advanced"})
            other = list(site.hall.tables.values())[1]
            assert (other.settings.bots, other.settings.options) == ("greedy", {"roles": "advanced"})

    run(test())


def test_a_host_offers_the_seat_of_a_bot_to_whoever_comes(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana, site.browser() as ivan:
            await ana.open("/")
            await ana.send("/quick")
            path = ana.path
            await ivan.open(path)
            assert 'value="replace b"' in ana.page
            assert 'value="replace' not in ivan.page
            await ana.send(f"{path}/host", do="replace b")
            await ana.open(path)
            assert 'value="replace b"' not in ana.page
            assert 'value="replace c"' in ana.page
            await ivan.open(path)
            assert f'action="{path}/join"' in ivan.page
            await ivan.send(f"{path}/join", name="Iván")
            await ivan.open(path)
            assert 'data-viewer="b"' in ivan.page

    run(test())


def test_one_device_opens_so_many_streams_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antifaz.web.stream.MOST_STREAMS", 2)

    async def test() -> None:
        async with open_site(tmp_path) as site, AsyncExitStack() as stack:
            ana, ivan = [await stack.enter_async_context(site.browser()) for _ in range(2)]
            await ana.open("/")
            await ana.send("/quick")
            for _ in range(2):
                opened = await stack.enter_async_context(ana.stream(f"{ana.path}/stream"))
                await opened.still()
            assert (await ana.client.get(f"{ana.path}/stream")).status_code == 429
            await ivan.open(ana.path)
            others = await stack.enter_async_context(ivan.stream(f"{ana.path}/stream"))
            assert '<main id="table"' in (await others.still())[1]

    run(test())


@pytest.mark.parametrize(("host", "told"), [("table.example:8080", "table.example:8080"), ("evil.example/?", "localhost"), ("a b", "localhost")])
def test_an_invitation_never_repeats_a_host_that_is_none(tmp_path: Path, host: str, told: str) -> None:
    async def test() -> None:
        async with open_site(tmp_path) as site, site.browser() as ana:
            await ana.open("/")
            await ana.send("/open", game="mascarade/2", players="4", name="Ana")
            page = await ana.client.get(ana.path, headers={"host": host})
            assert f'value="http://{told}{ana.path}"' in page.text

    run(test())
