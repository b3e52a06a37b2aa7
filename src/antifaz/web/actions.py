"""What is done: every POST. It is answered by the page it changes, or for a script by nothing: the stream tells the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final
from urllib.parse import quote

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from antifaz import games
from antifaz.core.errors import AntifazError, Outdated, Refused
from antifaz.table.robots import UNIFORM
from antifaz.table.settings import LANGUAGES, Settings
from antifaz.table.table import LONGEST_NAME, ORNAMENTS, Table, clean
from antifaz.web.pages import simple, table_page
from antifaz.web.place import place, seat, table, visitor
from antifaz.web.render import default_game, html, reader, sentence
from antifaz.web.session import YEAR
from antifaz.web.urls import local, url

SCRIPT: Final = "text/vnd.antifaz"
QUICK_PLAYERS: Final = 6

Act = Callable[[Table, str, Mapping[str, str]], Awaitable[None]]


async def form(request: Request) -> Mapping[str, str]:
    """The fields of a form that comes from a page of ours."""
    sent: FormData = await request.form(max_files=0, max_fields=60)
    fields: dict[str, str] = {}
    for name, value in sent.multi_items():
        if isinstance(value, str):
            # The parts of one line, `answer` `answer-1` … in the order of the page, make it up.
            line, _, part = name.partition("-")
            name = line if part.isdigit() else name
            fields[name] = f"{fields[name]} {value}" if part.isdigit() and name in fields else value
    here = place(request)
    if not here.seal.matches("csrf", visitor(request).token, fields.get("csrf", "")):
        raise HTTPException(403)
    return fields


def by_script(request: Request) -> bool:
    return SCRIPT in request.headers.get("accept", "")


async def act(request: Request, do: Act) -> Response:
    """Do something at a table for the seat of this device."""
    fields = await form(request)
    found = await table(request)
    mine = seat(request, found)
    if mine is None:
        raise HTTPException(403)
    found.asked_for(mine.letter)
    try:
        await do(found, mine.letter, fields)
    except AntifazError as error:
        return refused(request, found, error)
    except (SQLAlchemyError, OSError):
        # Nothing was kept, so nothing has happened.
        raise HTTPException(503) from None
    return done(request, found)


def done(request: Request, found: Table) -> Response:
    if by_script(request):
        return Response(status_code=204)
    return RedirectResponse(url("table", id=found.id), 303)


def refused(request: Request, found: Table, error: AntifazError) -> Response:
    status = 409 if isinstance(error, Outdated) else 422
    if by_script(request):
        mine = seat(request, found)
        sheet = found.sheet(mine.letter, lines=1) if mine else None
        return PlainTextResponse(sentence(error, reader(request), sheet), status)
    return html(request, table_page(request, found, error), status)


def number(text: str) -> int:
    """A count as a form sends it; anything else is a count nobody has."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


# At a table.


async def answer(request: Request) -> Response:
    return await act(
        request, lambda found, letter, sent: found.decide(letter, sent.get("answer", ""), number(sent.get("at", "")))
    )


async def standing(request: Request) -> Response:
    return await act(request, lambda found, letter, sent: found.stand_by(letter, sent.get("standing", "")))


async def seen(request: Request) -> Response:
    return await act(request, lambda found, letter, _sent: found.seen(letter))


async def ready(request: Request) -> Response:
    return await act(request, lambda found, letter, _sent: found.ready(letter))


async def say(request: Request) -> Response:
    return await act(request, lambda found, letter, sent: found.say(letter, sent.get("text", "")))


async def leave(request: Request) -> Response:
    return await act(request, lambda found, letter, _sent: found.leave(letter))


async def back(request: Request) -> Response:
    return await act(request, lambda found, letter, _sent: found.back(letter))


async def agree(request: Request) -> Response:
    return await act(request, lambda found, letter, sent: found.agree(letter, yes=sent.get("yes") == "yes"))


async def host(request: Request) -> Response:
    return await act(request, as_host)


async def as_host(found: Table, letter: str, sent: Mapping[str, str]) -> None:
    what, _, whom = sent.get("do", "").partition(" ")
    if what == "start":
        await found.start(letter)
    elif what == "pause":
        await found.pause(letter)
    elif what == "resume":
        await found.resume(letter)
    elif what == "replace":
        await found.replace(letter, whom)
    else:
        raise Refused(f"a host cannot {what!r}", id="table-not-now", answer=what)


async def rematch(request: Request) -> Response:
    """The same people at a new table; whoever asks goes there at once."""
    new = ""

    async def do(found: Table, letter: str, _sent: Mapping[str, str]) -> None:
        nonlocal new
        new = (await place(request).hall.rematch(found, letter)).id

    told = await act(request, do)
    return RedirectResponse(url("table", id=new), 303) if new else told


async def join(request: Request) -> Response:
    """Sit down."""
    fields = await form(request)
    found = await table(request)
    name, avatar = fields.get("name", ""), fields.get("avatar", "")
    try:
        await found.join(device=visitor(request).device, name=name, avatar=avatar if avatar in ORNAMENTS else ORNAMENTS[0])
    except AntifazError as error:
        return refused(request, found, error)
    return remembering(name, done(request, found))


# In the hall.


async def quick(request: Request) -> Response:
    """One click: a table of six with five bots."""
    fields = await form(request)
    settings = {"game": default_game(), "players": str(QUICK_PLAYERS), "name": reader(request).name}
    return await sit_down(request, settings | {"avatar": fields.get("avatar", "")}, start=True)


async def open_table(request: Request) -> Response:
    return await sit_down(request, await form(request), start=False)


async def sit_down(request: Request, fields: Mapping[str, str], *, start: bool) -> Response:
    """Open a table and take its first seat."""
    hall, by = place(request).hall, reader(request)
    try:
        found = await hall.open_table(agreed(fields, by.language))
        avatar = fields.get("avatar", "")
        avatar = avatar if avatar in ORNAMENTS else ORNAMENTS[0]
        # Whoever gives no name is called by what they wear.
        name = clean(fields.get("name", "")) or by.words(f"ornament-{avatar}")
        letter = await found.join(device=visitor(request).device, name=name, avatar=avatar)
        if start or fields.get("start") == "yes":
            await found.start(letter)
    except AntifazError as error:
        told = sentence(error, by)
        if by_script(request):
            return PlainTextResponse(told, 422)
        return simple(request, "error.html", status=422, notice=told)
    return remembering(fields.get("name", ""), RedirectResponse(url("table", id=found.id), 303))


def agreed(fields: Mapping[str, str], language: str) -> Settings:
    """The settings that a form asks for. Unknown values are refused by name; nothing here is a path."""
    options = {name[4:]: value for name, value in fields.items() if name.startswith("opt-") and value}
    if fields.get("scenario"):
        options["scenario"] = fields["scenario"]
    return Settings(
        game=fields.get("game", ""),
        players=number(fields.get("players", "")),
        options=options,
        pack=fields.get("pack", ""),
        memory=fields.get("memory") or "log",
        clock=fields.get("clock") or "none",
        bots=bot(fields.get("game", ""), fields.get("bots", "")),
        listed=fields.get("visibility") == "open",
        language=fields["language"] if fields.get("language") in LANGUAGES else language,
    )


def bot(game: str, wanted: str) -> str:
    """Who fills empty seats: the wanted one of the game's bots, its first, or whoever answers at random."""
    bots = games.GAMES[game].bots if game in games.GAMES else {}
    return wanted if wanted in (*bots, UNIFORM) else next(iter(bots), UNIFORM)


def remembering(name: str, response: Response) -> Response:
    """The name is there again next time."""
    if clean(name):
        response.set_cookie("name", quote(clean(name)[:LONGEST_NAME]), max_age=YEAR, httponly=True, samesite="lax")
    return response


async def language(request: Request) -> Response:
    fields = await form(request)
    response = RedirectResponse(local(fields.get("next", "/")), 303)
    if fields.get("language") in LANGUAGES:
        response.set_cookie("language", fields["language"], max_age=YEAR, samesite="lax")
    return response
