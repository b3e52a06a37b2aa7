"""Voices at the terminal: whole trials by number, drawn on 80 columns and line by line, with nobody else's secrets in sight."""

import random
from itertools import pairwise

import pytest
from textual.pilot import Pilot

from antifaz.cli.drawn import DrawnTable, Page
from antifaz.cli.party import Party
from antifaz.cli.words import Words
from antifaz.core.game import Question
from antifaz.games.voices.page import role_code
from antifaz.games.voices.terminal import close_up, following, offers, rows, span, title
from antifaz.games.voices.view import VoicesView
from antifaz.locale import LANGUAGES
from tests import apart
from tests.cli.conftest import Run, run
from tests.cli.parties import party

__all__ = ["run"]
SIZE = (80, 24)


def screen(app: DrawnTable) -> list[str]:
    """The characters that stand on the screen."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


def at(table: Party, viewer: str) -> VoicesView:
    view = table.match.view(viewer)
    assert isinstance(view, VoicesView)
    return view


def secrets(table: Party, viewer: str) -> list[str]:
    """What somebody else is, in the words in which that person is told it (VH-KNO-1)."""
    texts = at(table, "*").pack.texts[table.language]
    told = [at(table, letter).roles.get(letter, "?") for letter in table.names if letter != viewer]
    return [
        table.voice("*").text("page-you-are", role=texts[f"{role_code(role)}.name"])
        for role in told
        if role not in ("?", "Prosecutor", at(table, viewer).roles.get(viewer, "?"))
    ]


def look(app: DrawnTable, table: Party) -> None:
    """Everything has room; no role of anybody else's is told before the end."""
    lines = screen(app)
    text = " ".join(" ".join(lines).split())
    assert len(lines) == SIZE[1]
    assert all(len(line) == SIZE[0] for line in lines)
    if isinstance(app.screen, Page):
        return
    assert all(f"{number:>2} {entry.label[:20]}" in "\n".join(lines) for number, entry in enumerate(app.entries, 1)), lines
    assert lines[-1].strip()
    if table.match.result is None:
        assert not [secret for secret in secrets(table, app.viewer) if secret in text]


def choice(question: Question | None, line: str, entries: int, chance: random.Random) -> str:
    """A number of the menu, or one of the span that is told."""
    assert question is not None
    legal = span(following(question, line))
    return str(chance.randint(*legal) if legal else chance.randint(1, entries))


def advance(table: Party, begun: int) -> None:
    """Play at random up to this round: a whole trial on a drawn screen takes a minute."""
    chance = random.Random(begun)
    while table.match.question and at(table, "*").round < begun:
        table.match.play(chance.choice(table.match.question.answers))


@pytest.mark.parametrize(("players", "people", "language", "begun"), [(3, 3, "es", 7), (4, 1, "it", 1), (6, 2, "en", 6)])
def test_a_trial_fits_and_ends(players: int, people: int, language: str, begun: int) -> None:
    """VH-KNO-1, VH-KNO-3, VH-PHY-8: by number, against bots and in turns at one keyboard; from the beginning, or from a later round."""
    table = party("voices", players=players, people=people, language=language, options=(), seed=players)
    advance(table, begun)
    app = DrawnTable(table, Words(language), pace=60, grace=0)
    chance = random.Random(players)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(3000):
            look(app, table)
            if table.match.result is not None and not isinstance(app.screen, Page):
                return
            if not isinstance(app.screen, Page) and table.asked in table.people:
                typed = choice(table.match.question, app.verb, len(app.entries), chance)
                app.query_one("#typed").value = typed  # type: ignore[attr-defined]
            await pilot.press("enter")
            await pilot.pause()
            assert app.refusal is None
        pytest.fail("the trial does not end")

    async def sitting() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await play(pilot)
            assert table.match.result is not None
            assert table.voice(table.watcher).result(table.match.result) in "\n".join(screen(app))

    apart.run(sitting())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_whole_trial_line_by_line(run: Run, language: str, players: int) -> None:
    """VH-RES-2: what is read aloud stands there; VH-END-6: everybody's role and result at the end."""
    table = party("voices", players=players, language=language, options=(), seed=5)
    chance = random.Random(players)
    typed = []
    while table.asked:  # the same trial, played beforehand to know what to type
        if table.asked in table.bots:
            table.let_bot_play()
            continue
        line = ""
        while True:
            entries = table.menu("a", line)
            typed.append(choice(table.match.question, line, len(entries), chance))
            chosen = table.understand(typed[-1], "a", entries, line)
            assert not isinstance(chosen, str)
            line = chosen.verb
            if not line:
                table.match.play(chosen.answer)
                break
    words = ["play", "voices", "--plain", "--players", players, "--seed", 5]
    done = run(*words, typed="\n".join(typed), language=language)
    assert (done.code, done.err) == (0, "")
    view = at(table, "*")
    texts = view.pack.texts[language]
    read = [event.args for event in view.events if event.kind in ("chose", "read")]
    fronts = [trial[1] for trial, side in pairwise(read) if side == ("front",)]
    assert len(fronts) == 8
    assert all(texts[f"{trial}.front"] in done.out for trial in fronts)
    assert all(texts[f"{role_code(role)}.name"] in str(done.out.splitlines()[-60:]) for role in view.roles.values())
    assert table.match.result is not None
    assert done.out.splitlines()[-1] == table.voice("a").result(table.match.result)


def test_a_push_is_typed_number_by_number_beside_a_plan() -> None:
    """VH-PHY-8: the legal numbers are told, the second ones fit the first; the plan shows where each marker lies."""
    table = party("voices", players=4, people=4, language="en", options=("prosecutor=a",), seed=2)
    while table.match.asked is not None and table.match.asked[1] != "insert":
        question = table.match.question
        assert question is not None
        table.match.play(next(question.lines()))
    letter, question = table.asked, table.match.question
    assert question is not None
    view, voice = table.match.view(letter), table.voice(letter)
    marker = offers(view, question, voice, "")[0][1]
    assert next(line for _, line, _ in offers(view, question, voice, marker)) == f"{marker} motor"
    assert offers(view, question, voice, f"{marker} motor") == []
    assert "125 to 675" in title(view, question, voice, f"{marker} motor")
    assert "0 to 380" in title(view, question, voice, f"{marker} motor 125") or "125 to" in title(
        view, question, voice, f"{marker} motor 125"
    )
    table.match.play(f"{marker} motor 200 200")
    plan = close_up(table.match.view(table.asked), table.voice(table.asked), f"insert {table.asked}1 motor")
    assert any("aaaa" in row for row in plan)


def test_nobody_sees_a_role_or_a_hand_of_another() -> None:
    """VH-KNO-1, VH-KNO-3: the rows of a spectator and of everybody else are without them."""
    table = party("voices", players=5, people=5, language="en", options=(), seed=3)
    while table.match.asked is not None and table.match.asked[1] != "card":
        question = table.match.question
        assert question is not None
        table.match.play(next(question.lines()))
    for viewer in ("*", *table.names):
        text = "\n".join(rows(table.match.view(viewer), table.voice(viewer)))
        assert not [secret for secret in secrets(table, viewer) if secret in text]
        mine = at(table, viewer)
        assert ("→" in text) == (viewer == mine.prosecutor)  # VH-KNO-5: the fronts of the three cards
        assert (table.voice("*").text("page-hand") in text) == (viewer in mine.facets)
