"""Las Mascaradas and Voices on the wire: of two matches that begin alike but for one secret, every outsider gets the same bytes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from antifaz.core.chance import Dice
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.games.voices.page import WINDOWS
from antifaz.table.settings import Settings
from tests.look import voices
from tests.web.site import Messages, Site, open_site, run
from tests.web.test_wire import Story, Wire, held, look

Lines = Callable[[Match], str]


def begin_with(site: Site, text: str, seed: int) -> None:
    """Every match of this site begins in a position."""
    matches = site.hall.matches

    def begin(settings: Settings) -> Match:
        return Match(matches.game(settings), None, Position.read(text))

    def deal(settings: Settings) -> Match:
        return Match(matches.game(settings), Dice(seed), Position.read(text))

    matches.begin, matches.deal = begin, deal  # type: ignore[method-assign]


async def tell(
    folder: Path, game: str, options: Mapping[str, str], text: str, seed: int, script: Sequence[str] | Lines, most: int
) -> Story:
    """Play so many lines, and look at everything that everybody gets after each."""
    folder.mkdir()
    letters = [zone.split(" ")[0] for zone in text.split(" / ") if len(zone.split(" ")[0]) == 1]
    async with (
        open_site(folder, outside=held(), dice=lambda: Dice(seed), public_url="http://antifaz.example") as site,
        AsyncExitStack() as stack,
    ):
        begin_with(site, text, seed)
        people = [await stack.enter_async_context(site.browser()) for _ in (*letters, "*")]
        host = people[0]
        await host.open("/")
        await host.send(
            "/open",
            game=game,
            players=str(len(letters)),
            name="Ana",
            visibility="open",
            **{f"opt-{k}": v for k, v in options.items()},
        )
        path = host.path
        for number, browser in enumerate(people[1:-1]):
            await browser.open(path)
            await browser.send(f"{path}/join", name=f"Guest {number}", avatar="rose")
        await host.open(path)
        await host.send(f"{path}/host", do="start")
        for browser in people[:-1]:
            await browser.open(path)
            await browser.send(f"{path}/ready")
        await people[-1].open(path)
        viewers = dict(zip((*letters, "*"), people, strict=True))
        streams = {who: await stack.enter_async_context(browser.stream(f"{path}/stream")) for who, browser in viewers.items()}
        story = Story([], {who: Wire() for who in viewers})
        table = next(iter(site.hall.tables.values()))
        for step in range(most + 1):
            await Messages.all_still(streams.values())
            for who, browser in viewers.items():
                await look(story.wires[who], browser, streams[who], path)
                story.wires[who].events.append([str(event) for event in table.events(who)])
            asked = table.asked
            if asked is None or step == most:
                break
            assert table.match is not None
            line = script(table.match) if callable(script) else script[step]
            browser = viewers[asked.letter]
            await browser.open(path)
            story.lines.append((asked.letter, line))
            sent = await browser.script(f"{path}/answer", at=browser.field("at"), answer=line)
            assert sent.status_code == 204, (line, sent.text)
        return story


def compare(one: Story, two: Story, insiders: str) -> int:
    """How many moments outsiders could not tell apart; insiders can, or nothing was hidden."""
    compared = 0
    for who, wire in one.wires.items():
        twin = two.wires[who]
        if who in insiders:
            assert wire.sent != twin.sent, f"nothing differs for {who}"
            continue
        for number, (first, second) in enumerate(zip(wire.sent, twin.sent, strict=True)):
            if wire.events[number] != twin.events[number]:
                break  # the first event that shows the place concerned
            assert first == second, f"{who} can tell them apart after {one.lines[:number]}"
            compared += 1
    return compared


MASCARADAS = (
    "a [Birria] [Ciego] [Ceniza] 3 first / b [Madama] [Gaita] 3 / b.parade M05 / c [Careta] 4 / market M01 M02 M03 M07 M16 / "
    "resources Danzantes Careta Pieles Ceniza Tralla / discards Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 2 / turn a > a plan"
)
PESETAS = ["get resources", "take peseta", "take peseta", "take peseta", "trade Birria Ciego Ceniza", "end"]
"""Nothing of it draws a card."""


def test_a_hidden_card_of_a_hand_reaches_nobody_else(tmp_path: Path) -> None:
    # LM-INF-1
    async def test() -> None:
        script = [*PESETAS, "get resources", "take peseta"]
        texts = (MASCARADAS, MASCARADAS.replace("[Gaita]", "[Tamboril]"))
        one, two = [await tell(tmp_path / str(n), "mascaradas", {}, text, 1, script, len(script)) for n, text in enumerate(texts)]
        assert compare(one, two, "b") == 3 * (len(script) + 1)

    run(test())


def test_a_card_drawn_from_the_deck_reaches_nobody_else(tmp_path: Path) -> None:
    # LM-INF-1, LM-INF-2
    async def test() -> None:
        script = ["get resources", "take deck", "take deck", "take peseta", "end"]
        one, two = [await tell(tmp_path / str(seed), "mascaradas", {}, MASCARADAS, seed, script, len(script)) for seed in (1, 2)]
        assert one.wires["a"].events[-1] != two.wires["a"].events[-1], "other seeds: the same cards were drawn"
        assert compare(one, two, "a") == 3 * (len(script) + 1)

    run(test())


def swapped(text: str, one: str, two: str) -> str:
    """Two words of a position in each other's places."""
    assert one in text
    assert two in text
    return text.replace(one, "\0").replace(two, one).replace("\0", two)


def roles(text: str) -> tuple[str, str]:
    """The position with the roles of two people exchanged, and who they are."""
    found = [(zone[0], zone.split("[")[1].split(":")[0]) for zone in text.split(" / ") if re.match(r"[a-f] \[", zone)]
    (one, first), (two, second) = found[:2]
    return swapped(text, f"[{first}:{one}]", f"[{second}:{two}]").replace(
        f"{one} [{second}:{two}]", f"{one} [{second}:{one}]"
    ).replace(f"{two} [{first}:{one}]", f"{two} [{first}:{two}]"), one + two


def hand(text: str) -> tuple[str, str]:
    """The position with another strategy card in somebody's hand, and whose."""
    found = re.search(r"([a-f]) \[\w+:\w\] \[(\w+):\1\]", text)
    assert found
    other = next(card for card in ("Subjugate", "QuietStep", "Objection", "RaisedVoice") if card != found[2])
    return text.replace(found[0], found[0].replace(f"[{found[2]}:", f"[{other}:"), 1), found[1]


def token(text: str) -> tuple[str, str]:
    """The position with another face on an influence token that nobody has seen."""
    found = re.search(r"\[(Guilty|Innocent|Blank)\]", text)
    assert found
    other = "Innocent" if found[1] == "Guilty" else "Guilty"
    return text[: found.start()] + f"[{other}]" + text[found.end() :], ""


@pytest.mark.parametrize(
    ("secret", "options"), [(roles, {}), (hand, {}), (token, {"emotions": "on"})], ids=["roles", "hand", "token"]
)
def test_what_is_hidden_at_a_trial_reaches_nobody_else(
    secret: Callable[[str], tuple[str, str]], options: dict[str, str], tmp_path: Path
) -> None:
    # VH-KNO-6, VH-KNO-10, VH-KNO-14
    match = voices.some(4, voices.asked("insert", since=2), seed=3, **options)()
    text = str(match.position())
    twin, insiders = secret(text)
    assert twin != text
    chance = random.Random(1)

    def line(now: Match) -> str:
        """Windows are passed, so that no hand is shown; everything else is played."""
        question = now.question
        assert question is not None
        return "[pass]" if question.kind in WINDOWS else voices.line(now, chance)

    async def test() -> None:
        one = await tell(tmp_path / "one", "voices", options, text, 5, line, 7)
        two = await tell(tmp_path / "two", "voices", options, twin, 5, [words for _, words in one.lines], len(one.lines))
        assert compare(one, two, insiders) > 10

    run(test())
