"""Malformed, stale, doubled and foreign requests never give a 5xx and never change a match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2 import FileSystemLoader
from starlette.testclient import TestClient

from antifaz import games
from antifaz.table.hall import Hall
from antifaz.table.matches import Matches
from antifaz.table.outside import Outside
from antifaz.table.robots import Robots
from antifaz.table.store import Store
from antifaz.web.app import make
from antifaz.web.urls import PATHS
from tests.volume import volume


@dataclass
class Prey:
    """A running table that nobody may disturb, and a stranger's browser."""

    stranger: TestClient
    hall: Hall
    table: str
    cookie: str
    csrf: str
    owner_cookie: str
    owner_csrf: str


@pytest.fixture(scope="module")
def prey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prey]:
    folder = tmp_path_factory.mktemp("fuzz")
    hall = Hall(Store(f"sqlite:///{folder / 'tables.sqlite'}"), Matches(games.make), Robots(workers=0), Outside(pace=0))
    app = make(hall, secret="fuzz")
    app.state.place.renderer.environment.loader.loaders.append(FileSystemLoader(Path(__file__).parent / "bare"))
    with TestClient(app, base_url="http://testserver") as client:
        csrf = field(client.get("/").text, "csrf")
        page = client.post("/quick", data={"csrf": csrf})
        table = page.url.path.removeprefix("/t/")
        client.post(f"/t/{table}/ready", data={"csrf": csrf})
        owner = client.cookies["antifaz"]
        client.cookies.clear()
        stranger_csrf = field(client.get("/").text, "csrf")
        yield Prey(client, hall, table, client.cookies["antifaz"], stranger_csrf, owner, csrf)


def field(page: str, name: str) -> str:
    return page.partition(f'name="{name}" value="')[2].partition('"')[0]


anything = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["", "0", "-1", "1e9", "swap b [yes]", "announce King", "*", "a", "../..", "\0", "\ud7ff", "start", "<b>"]),
    st.integers().map(str),
)
names = st.one_of(
    st.sampled_from(
        ["at", "answer", "csrf", "standing", "do", "yes", "text", "name", "avatar", "game", "players", "memory", "next"]
    ),
    st.text(max_size=20),
)
forms = st.dictionaries(names, anything, max_size=8)


def untouched(prey: Prey) -> tuple[int, str]:
    table = prey.hall.tables[prey.table]
    return table.sitting.number, str(table.match.position()) if table.match else ""


@given(
    route=st.sampled_from(sorted(name for name in PATHS if name not in ("stream", "quick", "open"))),
    method=st.sampled_from(["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS"]),
    form=forms,
    part=anything,
    cookie=st.one_of(
        st.none(), st.text(st.characters(min_codepoint=32, max_codepoint=126, exclude_characters='";,\\'), max_size=80)
    ),
    proper=st.booleans(),
)
@settings(max_examples=volume(400))
def test_a_stranger_never_breaks_nor_changes_anything(
    prey: Prey,
    route: str,
    method: str,
    form: dict[str, str],
    part: str,
    cookie: str | None,
    proper: bool,  # noqa: FBT001
) -> None:
    before = untouched(prey)
    path = PATHS[route].replace("{id}", prey.table)
    for gap in ("{token}", "{edition:path}", "{name:path}"):
        path = path.replace(gap, quoted(part))
    headers = {"cookie": f"antifaz={prey.cookie if cookie is None else cookie}"}
    data = ({"csrf": prey.csrf} if proper else {}) | form
    response = prey.stranger.request(method, path, data=data, headers=headers, follow_redirects=False)
    assert response.status_code < 500, (method, path, form, response.text[:200])
    assert untouched(prey) == before


@given(form=forms, what=st.sampled_from(["answer", "standing", "host", "say", "seen", "agree"]), at=anything)
@settings(max_examples=volume(300))
def test_the_owners_own_broken_forms_change_nothing_that_is_decided(prey: Prey, form: dict[str, str], what: str, at: str) -> None:
    table = prey.hall.tables[prey.table]
    lines = len(table.match.lines) if table.match else 0
    response = prey.stranger.post(
        f"/t/{prey.table}/{what}",
        data={"csrf": prey.owner_csrf, "at": at} | form,
        headers={"cookie": f"antifaz={prey.owner_cookie}"},
        follow_redirects=False,
    )
    assert response.status_code < 500
    assert table.match
    assert len(table.match.lines) == lines


@given(
    body=st.binary(max_size=400),
    kind=st.sampled_from(
        [
            "application/x-www-form-urlencoded",
            "multipart/form-data",
            "multipart/form-data; boundary=x",
            "application/json",
            "",
            "text/plain; charset=nothing",
        ]
    ),
)
@settings(max_examples=volume(300))
def test_no_body_breaks_the_server(prey: Prey, body: bytes, kind: str) -> None:
    before = untouched(prey)
    response = prey.stranger.post(f"/t/{prey.table}/answer", content=body, headers={"content-type": kind}, follow_redirects=False)
    assert response.status_code < 500
    assert untouched(prey) == before


@given(form=forms)
@settings(max_examples=volume(200))
def test_whatever_is_asked_of_the_hall_gets_a_sentence(prey: Prey, form: dict[str, str]) -> None:
    data = form | {"csrf": prey.csrf}
    headers = {"cookie": f"antifaz={prey.cookie}"}
    response = prey.stranger.post("/open", data=data, headers=headers, follow_redirects=False)
    assert response.status_code in (303, 422, 429), response.text[:200]


@given(name=anything, value=anything)
@settings(max_examples=volume(200))
def test_no_query_and_no_header_breaks_a_page(prey: Prey, name: str, value: str) -> None:
    headers = {"accept-language": ascii(value), "last-event-id": ascii(value), "accept-encoding": ascii(name)}
    headers |= {"host": ascii(value), "cookie": f"name={value!a}; theme={name!a}; language={name!a}"}
    for path in ("/", f"/t/{prey.table}"):
        for query in ("line", "log", "move", "as", name):
            response = prey.stranger.get(path, params={query: value}, headers=headers)
            prey.stranger.cookies.clear()
            assert response.status_code < 500


def quoted(text: str) -> str:
    from urllib.parse import quote

    return quote(text.encode("utf-8", "surrogatepass"), safe="")
