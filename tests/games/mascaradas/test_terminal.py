"""Las Mascaradas at the terminal: whole games by number, drawn on 80 columns and line by line, with nobody else's hand in sight."""

import random
import re

import pytest
from textual.pilot import Pilot

import antifaz
from antifaz.cli.drawn import DrawnTable, Page
from antifaz.cli.party import Party
from antifaz.cli.words import Words
from antifaz.core.chance import Dice
from antifaz.games.mascaradas.bots import Greedy
from antifaz.games.mascaradas.terminal import offers, rows, title
from antifaz.games.mascaradas.view import MascaradasView
from antifaz.locale import LANGUAGES, Voice
from tests import apart
from tests.cli.conftest import Run, run
from tests.cli.parties import party

__all__ = ["run"]
SIZE = (80, 24)


def screen(app: DrawnTable) -> list[str]:
    """The characters that stand on the screen."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


def look(app: DrawnTable, table: Party) -> None:
    """Everything has room, and a hand is shown to its owner only (LM-INF-1)."""
    lines = screen(app)
    text = "\n".join(lines)
    assert len(lines) == SIZE[1]
    assert all(len(line) == SIZE[0] for line in lines)
    if isinstance(app.screen, Page):
        return
    assert all(name[:9] in text for name in table.names.values())
    assert all(f"{number:>2} {entry.label[:20]}" in text for number, entry in enumerate(app.entries, 1)), text
    assert lines[-1].strip()
    voice = table.voice(app.viewer)
    view = table.match.view(app.viewer)
    assert isinstance(view, MascaradasView)
    hands = re.findall(rf"{voice.text('table-hand')}: (.*)", text)
    if app.viewer == "*" or view.result is not None:
        assert not hands
    else:
        own = view.hand
        assert [hand.strip() for hand in hands] == [voice.pieces(own) if own else voice.text("table-nothing")]


def choice(app: DrawnTable, chance: random.Random) -> str:
    """A number; whoever can buy does, so that a match does not take sixty rounds."""
    buys = [number for number, entry in enumerate(app.entries, 1) if entry.line.startswith("buy ")]
    return str(chance.choice(buys) if buys else chance.randint(1, len(app.entries)))


def advance(table: Party, begun: int) -> None:
    """Let good players play up to this round: a whole game of two on a drawn screen takes a minute."""
    bots = {letter: Greedy(Dice(seat)) for seat, letter in enumerate(table.names)}
    while table.match.question and table.match.view("*").round < begun:  # type: ignore[attr-defined]
        player = table.match.question.player
        table.match.play(bots[player].answer(table.match.view(player), table.match.question))


@pytest.mark.parametrize(
    ("players", "people", "language", "begun"),
    [(2, 2, "it", 7), (3, 1, "es", 1), (5, 2, "en", 1)],
)
def test_a_game_fits_and_ends(players: int, people: int, language: str, begun: int) -> None:
    """LM-INF-1, LM-SCO-1: by number, against bots and in turns at one keyboard; in the end the score sheet stands there."""
    table = party("mascaradas", players=players, people=people, language=language, options=(), seed=players)
    advance(table, begun)
    app = DrawnTable(table, Words(language), pace=60, grace=0)
    chance = random.Random(players)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(6000):
            look(app, table)
            if table.match.result is not None and not isinstance(app.screen, Page):
                return
            if not isinstance(app.screen, Page) and table.asked in table.people:
                app.query_one("#typed").value = choice(app, chance)  # type: ignore[attr-defined]
            await pilot.press("enter")
            await pilot.pause()
        pytest.fail("the match does not end")

    async def sitting() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await play(pilot)
            text = "\n".join(screen(app))
            view = table.match.view("*")
            assert isinstance(view, MascaradasView)
            assert all(re.search(rf"{total}\s*$", text, re.M) for total in view.totals.values())
            await pilot.press("f2")
            await pilot.pause()
            assert table.voice("*").text("table-powers-end") in "\n".join(screen(app))

    apart.run(sitting())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_line_by_line(run: Run, language: str, players: int) -> None:
    chance = random.Random(players)
    numbers = "\n".join(str(chance.randint(0, 6)) for _ in range(6000))
    done = run("play", "mascaradas", "--plain", "--players", players, "--seed", 3, typed=numbers, language=language)
    assert (done.code, done.err) == (0, "")
    voice = Voice(language, {}, game="mascaradas")
    assert done.out.count(f"{voice.text('part-majorities')}: ") == players
    assert "Traceback" not in done.out
    # LM-INF-1: through a pipe nobody but the one person is told what a card from the deck was.
    assert done.out.count(f"{voice.text('table-hand')}: ") > 10


POSITION = (
    "a [Gaita] [Careta] [Ceniza] 7 first / a.parade M13 / b [Birria] 3 / market M05 M14 M15 M21 M25"
    " / resources Madama Ciego Careta Pieles Ceniza / round 3 / turn a > a buy"
)


def test_payments_are_whole_lines_the_cheapest_first() -> None:
    """LM-PAY-3, LM-PAY-8, LM-C-8: the skins are missing; a costume and 1, a prop and 2, or 3 pesetas stand in."""
    match = antifaz.load(f"game: mascaradas\nseats: a Ana, b Iván\nfrom: {POSITION}\n\n")
    view, question = match.view("a"), match.question
    assert question is not None
    voice = Voice("en", {"a": "Ana", "b": "Iván"}, "a", game="mascaradas")
    outer = {line: (label, whole) for label, line, whole in offers(view, question, voice, "")}
    assert outer["buy M05"] == ("Buy the Caballico: 2 pesetas", False)
    assert outer["end"][1]
    assert offers(view, question, voice, "buy M05") == [
        ("At the left: Bagpipe and Mask + 2 pesetas", "buy M05 left Careta", True),
        ("At the right: Bagpipe and Mask + 2 pesetas", "buy M05 right Careta", True),
        ("At the right: Bagpipe and Ash + 3 pesetas", "buy M05 right Ceniza", True),
        ("At the right: Bagpipe + 4 pesetas", "buy M05 right 3", True),
        ("Another payment, card by card…", "buy M05 …", False),
    ]
    assert [line for _, line, _ in offers(view, question, voice, "buy M05 …")] == ["buy M05 left", "buy M05 right"]
    steps = offers(view, question, voice, "buy M05 left")
    assert title(view, question, voice, "buy M05 left") == "Skins is missing: pay with"
    assert sorted(line for _, line, whole in steps if whole) == ["buy M05 left 3", "buy M05 left Careta", "buy M05 left Ceniza"]
    for line in outer:
        match.read(line)


def test_a_parade_is_a_chain_of_symbols() -> None:
    """LM-C-7: one symbol between two cards; LM-INF-1: who looks on sees no hand."""
    match = antifaz.load(f"game: mascaradas\nseats: a Ana, b Iván\nfrom: {POSITION}\n\n")
    match.play("buy M05 right Careta")
    voice = Voice("en", {"a": "Ana", "b": "Iván"}, "*", game="mascaradas")
    drawn = rows(match.view("*"), voice)
    assert "▸ Ana         5●  1▤ A Talanqueira.b A Caballico.g A" in [row[:58].rstrip() for row in drawn]
    assert not any(voice.text("table-hand") in row for row in drawn)
    own = rows(match.view("a"), Voice("en", voice.names, "a", game="mascaradas"))
    assert own[-1] == "  Your hand: Ash"
