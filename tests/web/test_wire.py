"""MA-KNOW-10, MA-KNOW-08: of two matches that differ in one secret, every outsider gets the same bytes in the same order.

Time, names and tokens are handed in, so nothing else may differ: pages, streams as packed on the wire, headers, refusals.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from antifaz.core.chance import Dice
from antifaz.table.outside import Outside
from tests.volume import volume
from tests.web.site import Browser, Messages, Site, open_site, run

PEOPLE = 4


@dataclass
class Wire:
    """Everything that reached one viewer, step by step."""

    sent: list[bytes] = field(default_factory=list)
    events: list[list[str]] = field(default_factory=list)  # what the viewer had seen when that was sent


@dataclass
class Story:
    """One match as its people decided it."""

    lines: list[tuple[str, str]]  # who decided what
    wires: dict[str, Wire]


def held(now: float = 2_000_000.0) -> Outside:
    """No time passes; names are counted."""
    ids, tokens = count(1), count(1)

    async def never(_seconds: float) -> None:
        await asyncio.Event().wait()

    return Outside(
        now=lambda: now, sleep=never, new_id=lambda: f"t{next(ids)}", new_token=lambda: f"token-{next(tokens)}", pace=0
    )


async def tell(folder: Path, seed: int, script: Sequence[str], choose: random.Random, most: int, memory: str) -> Story:
    """Play a match: first the lines of a script, then whatever is chosen; look at everything that everybody gets."""
    address = "http://antifaz.example"
    async with open_site(folder, outside=held(), dice=lambda: Dice(seed), public_url=address) as site, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(site.browser()) for _ in range(PEOPLE + 1)]
        path = await sit(site, people, memory)
        viewers = dict(zip("abcd*", people, strict=True))
        streams = {}
        for letter, browser in viewers.items():
            streams[letter] = await stack.enter_async_context(browser.stream(f"{path}/stream"))
            await streams[letter].still()
        story = Story([], {letter: Wire() for letter in viewers})
        table = next(iter(site.hall.tables.values()))
        await Messages.all_still(streams.values())
        for step in range(most):
            for letter, browser in viewers.items():
                await look(story.wires[letter], browser, streams[letter], path)
                story.wires[letter].events.append([str(event) for event in table.events(letter)])
            asked = table.asked
            if asked is None:
                break
            browser = viewers[asked.letter]
            await browser.open(path)
            line = script[step] if step < len(script) else choose.choice(browser.lines)
            story.lines.append((asked.letter, line))
            sent = await browser.script(f"{path}/answer", at=browser.field("at"), answer=line)
            assert sent.status_code == 204, sent.text
            await Messages.all_still(streams.values())
        return story


async def sit(site: Site, people: Sequence[Browser], memory: str) -> str:
    await people[0].open("/")
    await people[0].send(
        "/open", game="mascarade/2", players=str(PEOPLE), scenario="B", name="Ana", memory=memory, visibility="open"
    )
    path = people[0].path
    for number, browser in enumerate(people[1:PEOPLE]):
        await browser.open(path)
        await browser.send(f"{path}/join", name=f"Guest {number}", avatar="rose")
    await people[0].open(path)
    await people[0].send(f"{path}/host", do="start")
    for browser in people[:PEOPLE]:
        await browser.open(path)
        await browser.send(f"{path}/ready")
    await people[PEOPLE].open(path)
    return path


async def look(wire: Wire, browser: Browser, stream: Messages, path: str) -> None:
    """Page, front page, record, a refusal, and the stream: with all headers, in order."""
    asked = [browser.client.build_request("GET", p) for p in (path, "/", f"{path}/record", f"{path}?log=all")]
    wrong = {"csrf": browser.csrf, "at": "1", "answer": "look"}
    asked.append(browser.client.build_request("POST", f"{path}/answer", data=wrong, headers={"accept": "text/vnd.antifaz"}))
    parts = []
    for request in asked:
        response = await browser.client.send(request, stream=True)
        body = b"".join([chunk async for chunk in response.aiter_raw()])
        parts.append(repr((response.status_code, response.headers.raw)).encode() + body)
    parts.append(stream.raw)
    parts.append(str(len(stream.pages)).encode())
    wire.sent.append(b"\n".join(parts))


def other(line: str) -> str:
    """The same line with the other secret."""
    return line.replace("[yes]", "[no]") if "[yes]" in line else line.replace("[no]", "[yes]")


@pytest.mark.parametrize("memory", ["log", "strict", "own"])
@pytest.mark.parametrize("seed", range(volume(1)))
def test_outsiders_get_the_same_bytes_whatever_the_secret_was(tmp_path: Path, seed: int, memory: str) -> None:
    async def test() -> None:
        choose = random.Random(f"{seed}-{memory}")
        (tmp_path / "one").mkdir()
        one = await tell(tmp_path / "one", seed, [], choose, 14, memory)
        secrets = [step for step, (_, line) in enumerate(one.lines) if "[" in line]
        step = choose.choice(secrets[:6])
        actor = one.lines[step][0]
        script = [line for _, line in one.lines]
        script[step] = other(script[step])
        (tmp_path / "two").mkdir()
        two = await tell(tmp_path / "two", seed, script, choose, len(script), memory)
        compared = 0
        for letter, wire in one.wires.items():
            if letter == actor:
                continue
            twin = two.wires[letter]
            for number, (first, second) in enumerate(zip(wire.sent, twin.sent, strict=False)):
                if wire.events[number] != twin.events[number]:
                    break  # the first event that this viewer sees and that shows a place concerned
                assert first == second, f"{letter} can tell {one.lines[step]} from {script[step]} at step {number}"
                compared += number > step
        assert compared > 0

    run(test())


def test_the_comparison_can_fail(tmp_path: Path) -> None:
    """The actor's own wire does differ: what is compared is really sent."""

    async def test() -> None:
        texts = []
        for name, line in (("one", "swap b [yes]"), ("two", "swap b [no]")):
            (tmp_path / name).mkdir()
            story = await tell(tmp_path / name, 1, [line, "swap a [no]"], random.Random(1), 2, "own")
            texts.append(story.wires["a"].sent)
        assert texts[0][0] == texts[1][0]
        assert texts[0][1] != texts[1][1]

    run(test())


async def quiet_deeds(folder: Path, *, done: bool) -> dict[str, bytes]:
    """A match in which a looks and announces; then a says "seen" and c leaves an answer in advance, or neither does."""
    async with (
        open_site(folder, outside=held(), dice=lambda: Dice(1), public_url="http://antifaz.example") as site,
        AsyncExitStack() as stack,
    ):
        people = [await stack.enter_async_context(site.browser()) for _ in range(PEOPLE + 1)]
        path = await sit(site, people, "log")
        streams = [await stack.enter_async_context(one.stream(f"{path}/stream")) for one in people]
        for number, line in enumerate(["swap b [yes]", "swap a [no]", "swap a [no]", "swap a [no]", "look", "announce Judge"]):
            browser = people[number % PEOPLE]
            await browser.open(path)
            sent = await browser.script(f"{path}/answer", at=browser.field("at"), answer=line)
            assert sent.status_code == 204, sent.text
        await Messages.all_still(streams)
        if done:
            for number, action in ((0, "seen"), (3, "standing")):
                await people[number].open(path)
                sent = await people[number].script(f"{path}/{action}", standing="contest", at=people[number].field("at"))
                assert sent.status_code == 204, sent.text
            await Messages.all_still(streams)
        wires = {}
        for letter, browser, stream in zip("abcd*", people, streams, strict=True):
            wires[letter] = (await browser.open(path)).encode() + stream.raw
        return wires


def test_nobody_learns_that_a_sight_was_closed_or_an_answer_left_in_advance(tmp_path: Path) -> None:
    async def test() -> None:
        wires = []
        for name, done in (("one", False), ("two", True)):
            (tmp_path / name).mkdir()
            wires.append(await quiet_deeds(tmp_path / name, done=done))
        assert {letter for letter in "abcd*" if wires[0][letter] != wires[1][letter]} == {"a", "d"}

    run(test())
