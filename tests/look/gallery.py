"""Renders every state with the real templates and takes its picture: `python -m tests.look.gallery [state…] [--out DIR]`.

Writes DIR/<state>.html and DIR/<state>-<size>-<theme>.png; `--axe` also runs axe-core on each and fails on what it finds.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import functools
import http.server
import io
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

import segno
from playwright.sync_api import Page, sync_playwright

from antifaz.web.guard import POLICY
from tests.look.stage import render, renderer
from tests.look.states import STATES

DOCS = Path(__file__).parents[2] / "docs" / "screenshots"
SHOWN = {
    "front": "front", "lobby-host": "lobby", "dealt": "dealt", "a-turn": "turn", "e-contest-13": "contest-of-13", "f-exchange": "under-the-table",
    "announce-13": "announce", "reveal": "reveal", "g-end": "end",
}  # fmt: skip
"""The main states, by the names of their pictures."""

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1440, 900)}
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


class Gallery(http.server.SimpleHTTPRequestHandler):
    """The pages, the built files by their hashed names, a stream that stays silent, and an invitation."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""

    def handle(self) -> None:
        """A browser that has gone on to the next page is no error."""
        with contextlib.suppress(ConnectionError):
            super().handle()

    def do_GET(self) -> None:
        built = renderer().static.files.get(self.path.removeprefix("/static/"))
        if built is not None:
            self.answer(built.type, built.plain)
        elif self.path.partition("?")[0].endswith("/stream"):
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            self.wfile.write(b":\n\n")
            self.wfile.flush()
            time.sleep(60)
        elif self.path.endswith("/qr.svg"):
            drawn = io.BytesIO()
            segno.make("https://antifaz.example/t/7f3a9kqx2m4p", error="m", micro=False).save(drawn, kind="svg", border=2, scale=4)
            self.answer("image/svg+xml", drawn.getvalue())
        else:
            super().do_GET()

    def answer(self, kind: str, body: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


def page_of(state: dict[str, Any], language: str) -> str:
    """The whole page of a state."""
    return render(state.pop("template"), language=language, **state)


def webp(tab: Page) -> bytes:
    """A picture small enough to be kept."""
    taken = tab.context.new_cdp_session(tab).send("Page.captureScreenshot", {"format": "webp", "quality": 75})
    return base64.b64decode(taken["data"])


def main(states: Mapping[str, Callable[[], dict[str, Any]]] = STATES, shown: Mapping[str, str] = SHOWN) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("states", nargs="*")
    parser.add_argument("--out", type=Path, default=Path("/tmp/look"))
    parser.add_argument("--size", action="append", choices=[*SIZES, "side", "laptop"])
    parser.add_argument("--theme", action="append", choices=["light", "dark"])
    parser.add_argument("--language", default="es")
    parser.add_argument("--docs", action="store_true", help="the pictures of docs/screenshots: main states, three sizes, both themes")
    parser.add_argument("--text", type=int, default=100, help="size of text in percent")
    parser.add_argument("--axe", action="store_true")
    wanted = parser.parse_args()
    if wanted.docs:
        wanted.states = list(shown)
    sizes = SIZES | {"side": (740, 360), "laptop": (1280, 640)}
    wanted.out.mkdir(parents=True, exist_ok=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Gallery, directory=str(wanted.out)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = 0
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for theme in wanted.theme or ["light", "dark"]:
            motion: Literal["reduce", "no-preference"] = "reduce" if wanted.docs else "no-preference"
            context = browser.new_context(color_scheme=theme, bypass_csp=wanted.axe, reduced_motion=motion)
            tab = context.new_page()
            tab.on("console", lambda message: print("  console:", message.text) if message.type == "error" else None)
            tab.on("pageerror", lambda error: print("  error:", error))
            for name in wanted.states or states:
                (wanted.out / f"{name}.html").write_text(page_of(states[name](), wanted.language), "utf-8")
                for size in wanted.size or SIZES:
                    tab.set_viewport_size({"width": sizes[size][0], "height": sizes[size][1]})
                    tab.goto(f"http://127.0.0.1:{server.server_port}/{name}.html")
                    if wanted.text != 100:
                        tab.evaluate(f"document.documentElement.style.fontSize = '{wanted.text}%'")
                    tab.wait_for_timeout(80)
                    if wanted.docs:
                        (DOCS / f"{shown[name]}-{size}-{theme}.webp").write_bytes(webp(tab))
                        continue
                    tab.screenshot(path=wanted.out / f"{name}-{size}-{theme}.png")
                    if wanted.axe:
                        tab.evaluate(AXE.read_text("utf-8"))
                        for violation in tab.evaluate("axe.run().then(r => r.violations)"):
                            found += 1
                            print(f"{name} {size} {theme}: {violation['id']}: {violation['help']}")
                            for node in violation["nodes"][:3]:
                                print("   ", node["html"][:160], "|", node["failureSummary"].replace("\n", " ")[:260])
        browser.close()
    server.shutdown()
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
