"""What is read: the front page, a table as its viewer sees it, rules, and what is left when a match is over."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from antifaz import games, locale
from antifaz.core.errors import AntifazError
from antifaz.core.game import Edition
from antifaz.table.settings import CLOCKS, LANGUAGES, MEMORIES
from antifaz.table.table import ORNAMENTS, WATCHING, Table
from antifaz.web.place import place, seat, table, viewer, visitor
from antifaz.web.render import default_game, editions, html, model, reader, sentence
from antifaz.web.urls import local, url
from antifaz.web.words import has


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list of the front page."""

    id: str
    game: str
    edition: str
    host: str
    seats: tuple[str, ...]  # the avatars of whoever sits there
    free: int
    clock: str
    turn: int
    phase: str


def listed(table: Table) -> Listed:
    game, _, edition = table.settings.game.partition("/")
    seats = [one for one in table.sitting.seats.values() if one.taken]
    view = table.match.view(WATCHING) if table.match else None
    return Listed(
        id=table.id,
        game=game,
        edition=edition,
        host=table.sitting.seats[table.sitting.host].name,
        seats=tuple(one.avatar for one in seats),
        free=len(table.sitting.free()),
        clock=table.settings.clock,
        turn=getattr(view, "turn", 0),
        phase=table.phase,
    )


@dataclass(frozen=True, slots=True)
class Rule:
    """A house rule that a form offers."""

    name: str
    values: tuple[str, ...]  # those that the pages have words for
    editions: tuple[str, ...]  # of which games
    written: bool  # in words or numbers of one's own
    number: bool


def house_rules() -> tuple[Rule, ...]:
    """The options of all games, each once, if the pages have words for it; what is left out the form asks in its own way."""
    offered: dict[str, Rule] = {}
    for edition in editions():
        for option in edition.options:
            if option.name in ("scenario", "first-player") or not has(f"option-{option.name}"):
                continue
            before = offered[option.name].editions if option.name in offered else ()
            offered[option.name] = Rule(
                name=option.name,
                values=tuple(value for value in option.values if has(f"value-{value}")),
                editions=(*before, edition.name),
                written=not {"<number>", "<masks>"}.isdisjoint(option.values),
                number="<number>" in option.values,
            )
    return tuple(offered.values())


@dataclass(frozen=True, slots=True)
class Choices:
    """What a table can be opened with."""

    editions: tuple[Edition, ...]
    options: tuple[Rule, ...]
    default: str
    memories: tuple[str, ...]
    clocks: tuple[str, ...]
    languages: tuple[str, ...]
    packs: tuple[str, ...]


async def home(request: Request) -> Response:
    here, me, by = place(request), visitor(request), reader(request)
    choices = Choices(
        editions=editions(),
        options=house_rules(),
        default=default_game(),
        memories=MEMORIES,
        clocks=tuple(CLOCKS),
        languages=LANGUAGES,
        packs=tuple(here.hall.matches.names()),
    )
    text = here.renderer.text(
        "front.html",
        me,
        by,
        path=path(request),
        notice=None,
        notice_rule=None,
        name=by.name,
        waiting=[listed(one) for one in here.hall.waiting()[:30]],
        running=[listed(one) for one in here.hall.running()[:30]],
        mine=[listed(one) for one in here.hall.of(me.device)],
        choices=choices,
        ornaments=ORNAMENTS,
    )
    return html(request, text)


async def show(request: Request) -> Response:
    """The page of a table: a seat's, the lobby's, or what spectators see."""
    found = await table(request)
    mine = seat(request, found)
    if mine is not None:
        found.asked_for(mine.letter)
    return html(request, table_page(request, found))


def table_page(request: Request, found: Table, error: AntifazError | None = None) -> str:
    here, by = place(request), reader(request)
    letter = viewer(request, found)
    sheet = found.sheet(letter, lines=None if request.query_params.get("log") == "all" else LOG_LINES)
    context = table_context(request, found, letter) | {
        "path": path(request) if request.method == "GET" else url("table", id=found.id),
        "notice": sentence(error, by, sheet) if error else None,
        "notice_rule": error.rule if error and error.rule else None,
    }
    if sheet.phase == "open":
        return here.renderer.table("lobby.html", sheet, visitor(request), by, **context)
    line = request.query_params.get("line", "")[:200]
    return here.renderer.table("seat.html", sheet, visitor(request), by, page=model(sheet, line=line), **context)


def table_context(request: Request, found: Table, letter: str) -> dict[str, Any]:
    """What both the page of a table and its stream show beside the sheet."""
    here = place(request)
    return {
        "path": url("table", id=found.id),
        "notice": None,
        "notice_rule": None,
        "now": here.hall.outside.now(),
        "personal": personal_link(request, found, letter),
        "invitation": here.address(request, url("table", id=found.id)),
        "ornaments": ORNAMENTS,
        "name": reader(request).name,
    }


# How much of the log a page repeats; the rest is one tap away.
LOG_LINES = 30


def personal_link(request: Request, found: Table, letter: str) -> str | None:
    """What opens this seat on another device; it is worth the seat."""
    mine = found.sitting.seats.get(letter)
    if mine is None or not mine.key:
        return None
    token = place(request).seal.seal("seat", f"{letter}-{mine.key}")
    return place(request).address(request, url("personal", id=found.id, token=token))


async def personal(request: Request) -> Response:
    """Somebody opened a personal link: this device has the seat, and the address is forgotten at once."""
    found = await table(request)
    opened = place(request).seal.open("seat", request.path_params["token"])
    if opened is None:
        raise HTTPException(403)
    letter, _, key = opened.partition("-")
    try:
        await found.device(letter, key, visitor(request).device)
    except AntifazError:
        raise HTTPException(403) from None
    return RedirectResponse(url("table", id=found.id), 303)


async def qr(request: Request) -> Response:
    """The invitation, to be held before a camera."""
    found = await table(request)
    drawn = io.BytesIO()
    address = place(request).address(request, url("table", id=found.id))
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", border=2, scale=4, dark="#000", light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def rules(request: Request) -> Response:
    edition = request.path_params["edition"]
    if edition not in games.GAMES:
        raise HTTPException(404)
    by = reader(request)
    return simple(request, "rules.html", edition=edition, sections=locale.rules(edition, by.language))


async def about(request: Request) -> Response:
    return simple(request, "about.html")


def simple(request: Request, template: str, **context: Any) -> Response:
    here, by = place(request), reader(request)
    context = {"path": path(request), "notice": None, "notice_rule": None} | context
    return html(request, here.renderer.text(template, visitor(request), by, **context), context.get("status", 200))


async def failed(request: Request, error: Exception) -> Response:
    """A page that says what is wrong, with a way out."""
    return simple(request, "error.html", status=getattr(error, "status_code", 500))


async def replay(request: Request) -> Response:
    """A finished match, move by move, through the eyes of anybody."""
    found = await table(request)
    if not found.told:
        raise HTTPException(404)
    eyes = request.query_params.get("as", "") or viewer(request, found)
    if eyes != WATCHING and eyes not in found.sitting.seats:
        raise HTTPException(404)
    asked = request.query_params.get("move", "")
    move = min(int(asked), found.moves) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 0
    here, by = place(request), reader(request)
    sheet = found.replayed(eyes, move, lines=LOG_LINES)
    before = found.replayed(eyes, max(0, move - 1), lines=1).at
    context = table_context(request, found, WATCHING) | {"path": path(request), "eyes": eyes, "move": move}
    shown = model(sheet, since=before)
    text = here.renderer.table(
        "replay.html", sheet, visitor(request), by, page=shown, moves=found.moves, address=url("replay", id=found.id), **context
    )
    return html(request, text)


async def record(request: Request) -> Response:
    """The whole match as text, once it is over."""
    found = await table(request)
    if not found.told or found.match is None:
        raise HTTPException(404)
    names = ", ".join(f"{one.letter} {one.name}" for one in found.sitting.seats.values())
    head, _, rest = found.match.record().partition("\n\n")
    lines = [f"seats: {names}" if line.startswith("seats:") else line for line in head.splitlines()]
    headers = {"content-disposition": f'attachment; filename="antifaz-{found.id}.record"'}
    return PlainTextResponse("\n".join([*lines, "", rest]), headers=headers)


async def health(request: Request) -> Response:
    """Whether this server can play: for whoever watches over it."""
    hall = place(request).hall
    works = await hall.store.works()
    phases = [one.phase for one in hall.tables.values()]
    told = {
        "store": works,
        "tables": {phase: phases.count(phase) for phase in sorted(set(phases))},
        "streams": sum(place(request).streams.values()),
    }
    return JSONResponse(told, 200 if works else 503)


def path(request: Request) -> str:
    """Path and query of this page, to come back to."""
    query = request.url.query
    return local(request.url.path + (f"?{query}" if query else ""))
