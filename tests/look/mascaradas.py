"""Every state of the table of Las Mascaradas, each reached by playing, and its pictures: `python -m tests.look.mascaradas [state…]`.

The same as `gallery` does for Mascarade; `--axe` runs axe-core on each.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.games.mascaradas.game import make
from antifaz.games.mascaradas.page import page
from antifaz.locale import Voice, rule
from antifaz.table import memory
from antifaz.table.settings import Settings
from antifaz.table.sheet import Person, Sheet
from antifaz.table.sitting import Said
from tests.look.gallery import AXE, SIZES, Quiet
from tests.look.stage import WEB, asset, environment, text, url

NAMES = "Hilario Transi Antidio Visitación Ezequiela".split()
AVATARS = "leaf lute moon rose bell".split()
NOW = 1000.0

FOUR = (
    "a [Madama] [Gaita] [Careta] [Pieles] [Ceniza] 5 / a.parade M02 M03 M19 / "
    "b [Birria] [Birria] [Ciego] [Gaita] [Pieles] [Cintas] [Tralla] 3 / b.parade M16 M22 M06 / "
    "c [Madama] [Tamboril] [Careta] [Cencerro] 1 first / c.parade M18 M01 M12 / "
    "d [Ciego] [Danzantes] [Gaita] [Tamboril] [Careta] [Pieles] [Cintas] [Cencerro] [Ceniza] 5 / d.parade M15 M21 M05 / "
    "market M04 M07 M08 M17@c M24 / resources Birria Danzantes Tamboril Cencerro Tralla / "
    "discards Madama Madama Birria Ciego Danzantes Pieles Ceniza Aguinaldo Aguinaldo / round 4 / turn a"
)
EMPTY = (
    "a [Birria] [Gaita] [Ceniza] 2 first / b [Madama] [Pieles] [Tralla] 3 / "
    "market M08 M10 M13 M20 M25 / resources Ciego Danzantes Careta Cencerro Aguinaldo / round 1 / turn a"
)
FIVE = (
    "a [Madama] [Gaita] [Careta] [Pieles] [Ceniza] [Birria] [Ciego] [Cintas] 5 / a.parade M02 M03 / "
    "b [Birria] [Birria] 3 / b.parade M16 M22 M06 / c [Madama] 1 first / c.parade M18 M01 / d [Ciego] 5 / d.parade M15 M21 M05 / "
    "e [Gaita] [Gaita] 4 / e.parade M11 / "
    "market M04 M07 M08 M17@c M24 / resources Birria Danzantes Tamboril Cencerro Tralla / round 3 / turn a"
)
TWO = (
    "a [Danzantes] [Careta] [Pieles] [Ceniza] [Birria] [Ciego] [Cintas] [Cencerro] [Tralla] [Tralla] 9 / "
    "a.parade M02 M03 M19 M08 M04 M10 M18 / b [Birria] [Birria] 3 first / b.parade M16 M22 M06 M25 M17 M11 / "
    "market M01 M14 M15 M07 M24 / resources Madama Danzantes Tamboril Cencerro Gaita / round 9 / turn a"
)
END = (
    "a [Gaita] 7 / a.parade M02 M03 M19 M08 M04 M10 / b [Birria] 3 / b.parade M16 M22 M06 M25 M17 / c [Madama] 4 / "
    "c.parade M14 M20 M23 M13 M11 M09 / d [Careta] 9 first / d.parade M15 M21 M05 M24 M07 / "
    "market M18 M12 / resources Birria Danzantes Tamboril Cencerro Tralla / round 9 / turn c"
)


def match(position: str, *lines: str) -> Match:
    """A match that starts in a position, with these lines (`a: take deck`) played; `*:` answers the dealer."""
    people = sum(1 for zone in position.split(" / ") if len(zone.split(" ")[0]) == 1)
    made = Match(make("mascaradas", people, {}), None, Position.read(position))
    for line in lines:
        player, _, words = line.partition(": ")
        assert made.question is not None, line
        assert made.question.player == player, (line, made.asked)
        made.play(words)
    return made


def person(letter: str, **changes: Any) -> Person:
    number = "abcde".index(letter)
    facts: dict[str, Any] = dict(
        letter=letter, name=NAMES[number], avatar=AVATARS[number], robot=letter == "b", away="", ready=False, agrees=False, again=False,
        offered=False, missed=False, takeover=None,
    )  # fmt: skip
    return Person(**(facts | changes))


def sheet(match: Match, viewer: str = "a", **changes: Any) -> Sheet:
    view = match.view(viewer)
    question = match.question if match.question and match.question.player == viewer else None
    over = match.result is not None
    facts: dict[str, Any] = dict(
        table="7f3a", settings=Settings("mascaradas", match.game.people), phase="ended" if over else "playing", viewer=viewer,
        at=len(view.events), people=tuple(person(letter) for letter in sorted(view.order)), free=0, host="a", standing="", key="key",  # type: ignore[attr-defined]
        view=view, question=question, offers={}, log=tuple(memory.recall(view.events, "log", over=over)), sights=(), knows=False,
        moved=NOW - 17, due=None if over else NOW + 43, said=(Said(1, "b", "¡Qué frío hace en Aliste!"),), result=match.result,
        over="result" if over else "", rematch="",
    )  # fmt: skip
    return Sheet(**(facts | changes))


def render(made: Sheet, *, line: str = "", language: str = "es") -> str:
    shown = page(made, edition="", line=line)
    names = {person.letter: person.name for person in made.people}
    return environment().get_template("seat.html").render(
        sheet=made, page=shown, now=NOW, voice=Voice(language, names, made.viewer, game="mascaradas"), notice=None, notice_rule=None,
        personal="https://antifaz.example/t/7f3a/me/a-key", name="Ana", ornaments=(), t=lambda id, **values: text(language, id, **values),
        rule=lambda id: rule(id, language, "mascaradas"), asset=asset, url=url, language=language, theme="auto", csrf="csrf", path="/",
    )  # fmt: skip


State = Callable[[], tuple[Sheet, str]]


def state(position: str, *lines: str, line: str = "", viewer: str = "a", **changes: Any) -> State:
    return lambda: (sheet(match(position, *lines), viewer, **changes), line)


BUYING = FOUR.replace("[Careta] [Pieles]", "[Careta] [Pieles] [Cencerro]", 1).replace("a [Madama]", "a [Madama]", 1).replace(" 5 / a.parade", " 6 / a.parade")
POOR = BUYING.replace(" 6 / a.parade", " 0 / a.parade")

STATES: dict[str, State] = {
    "plan": state(f"{FOUR} > a plan"),
    "first": state(f"{EMPTY} > a plan"),
    "first-buy": state(f"{EMPTY} > a buy"),
    "draw": state(f"{FOUR} > a plan", "a: get resources", "a: take peseta"),
    "trade": state(f"{FOUR} > a plan", line="trade Gaita Pieles"),
    "buy": state(f"{BUYING} > a buy"),
    "pay": state(f"{BUYING} > a buy", line="buy M08"),
    "pay-both": state(f"{BUYING} > a buy", line="buy M07"),
    "poor": state(f"{POOR} > a buy"),
    "idle": state(f"{FOUR.replace('turn a', 'turn b')} > b plan", "b: get resources", "b: take peseta"),
    "watch": state(f"{FOUR} > a plan", viewer="*"),
    "five": state(f"{FIVE} > a plan"),
    "two": state(f"{TWO} > a buy"),
    "two-pay": state(f"{TWO} > a buy", line="buy M01"),
    "end": state(f"{END} > c buy", "c: end"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("states", nargs="*")
    parser.add_argument("--out", type=Path, default=Path("/tmp/look"))
    parser.add_argument("--size", action="append", choices=[*SIZES, "side", "laptop", "wide"])
    parser.add_argument("--theme", action="append", choices=["light", "dark"])
    parser.add_argument("--language", default="es")
    parser.add_argument("--static", type=Path, default=WEB / "static")
    parser.add_argument("--axe", action="store_true")
    wanted = parser.parse_args()
    sizes = SIZES | {"side": (740, 360), "laptop": (1280, 640), "wide": (1100, 800)}
    wanted.out.mkdir(parents=True, exist_ok=True)
    static = wanted.out / "static"
    if not static.exists():
        static.symlink_to(wanted.static)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(wanted.out)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = 0
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for theme in wanted.theme or ["light", "dark"]:
            tab = browser.new_context(color_scheme=theme, bypass_csp=wanted.axe).new_page()
            tab.on("console", lambda message: print("  console:", message.text) if message.type == "error" else None)
            tab.on("pageerror", lambda error: print("  error:", error))
            for name in wanted.states or STATES:
                made, line = STATES[name]()
                (wanted.out / f"{name}.html").write_text(render(made, line=line, language=wanted.language), "utf-8")
                for size in wanted.size or SIZES:
                    tab.set_viewport_size({"width": sizes[size][0], "height": sizes[size][1]})
                    tab.goto(f"http://127.0.0.1:{server.server_port}/{name}.html")
                    tab.wait_for_timeout(100)
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
