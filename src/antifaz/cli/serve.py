"""`antifaz serve`: the tables of one host, in the browser."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sys
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    secret: Annotated[str, Parameter(env_var="ANTIFAZ_SECRET", show_default=False)] = "",
    public_url: str = "",
    packs: Path | None = None,
    pace: float = 0.4,
    workers: int = 1,
    log_level: Literal["debug", "info", "warning", "error"] = "info",
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
) -> None:
    """Open the hall: the place in the browser where people play.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets in who is not on this machine.
    port
        8000, or a free one where that is taken; 0 takes a free one.
    database
        Where tables are kept: sqlite:///FILE or postgresql://…; without it a file in the user's data folder.
    secret
        Signs the cookies that keep seats. Without it one is made once and kept beside the tables.
    public_url
        How people reach this server, if not as it listens (behind a proxy): invitations name it. With https:
        cookies are sent over HTTPS only.
    packs
        A folder with content packs and scenarios that tables may use.
    pace
        Seconds between two answers on a table.
    workers
        Processes in which bots think.
    log_level
        What is written to the standard error, one JSON object a line.
    open_browser
        Show the front page in a browser.
    """
    import uvicorn

    from antifaz.games import make as make_game
    from antifaz.table.hall import Hall
    from antifaz.table.matches import Matches
    from antifaz.table.outside import Outside
    from antifaz.table.robots import Robots
    from antifaz.table.store import Store, default_url
    from antifaz.web.app import close_streams, make

    write_log(log_level)
    url = database or default_url()
    hall = Hall(Store(url), Matches(make_game, packs), Robots(workers), Outside(pace=pace))
    app = make(hall, secret=secret or kept_secret(), public_url=public_url)

    class Server(uvicorn.Server):
        """Open streams would keep a server that is told to stop waiting for ever."""

        def handle_exit(self, sig: int, frame: Any) -> None:
            close_streams(app.state.place)
            super().handle_exit(sig, frame)

        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if self.started:
                # What is here now stays: looking through it again and again would make everybody wait.
                gc.freeze()
                gc.set_threshold(20_000, 20, 50)
                address = public_url or f"http://{host}:{self.servers[0].sockets[0].getsockname()[1]}/"
                print(f"antifaz is open at {address}", file=sys.stderr, flush=True)
                if open_browser:
                    webbrowser.open(address)

    config = uvicorn.Config(
        app,
        host=host,
        port=free_port(host) if port is None else port,
        log_config=None,
        access_log=False,  # it would write down the addresses of personal links
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        server_header=False,
        proxy_headers=bool(public_url),
    )
    Server(config).run()


def free_port(host: str) -> int:
    """The usual port, or 0, for which the system finds a free one."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT


def kept_secret() -> str:
    """A secret of this machine's user, made once: seats outlive a restart."""
    from antifaz.table.store import data_folder
    from antifaz.web.session import new_secret

    path = data_folder() / "secret"
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(new_secret())
    return path.read_text().strip()


USUAL_PORT = 8000
KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    """One JSON object a line, with whatever facts the call added."""

    def format(self, record: logging.LogRecord) -> str:
        facts = {key: value for key, value in vars(record).items() if key not in KNOWN}
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {"at": f"{at}Z", "level": record.levelname.lower(), "from": record.name, "what": record.getMessage()}
        if record.exc_info:
            told["why"] = self.formatException(record.exc_info)
        return json.dumps(told | facts, ensure_ascii=False, default=str)


def write_log(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
