"""The drawn table: whole games by keyboard on 80 columns and 24 lines, hot seat behind a cover, and the pages."""

import random
import re
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from antifaz.cli.drawn import Cover, DrawnTable, Page
from antifaz.cli.party import Party
from antifaz.cli.words import Words
from antifaz.games.mascarade.pieces import MASKS
from antifaz.locale import LANGUAGES
from tests import apart
from tests.cli.parties import party

SIZE = (80, 24)


def at_table(
    table: Party, play: Callable[[DrawnTable, Pilot[None]], Awaitable[None]], size: tuple[int, int] = SIZE
) -> DrawnTable:
    """Sit down, play, and leave."""
    app = DrawnTable(table, Words(table.language), pace=60, grace=0)  # nobody waits for bots: Enter goes on

    async def sitting() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    apart.run(sitting())
    return app


def screen(app: DrawnTable) -> list[str]:
    """The characters that stand on the screen."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


async def type_in(app: DrawnTable, pilot: Pilot[None], text: str) -> None:
    """Type an answer and send it."""
    app.query_one("#typed").value = text  # type: ignore[attr-defined]
    await pilot.press("enter")
    await pilot.pause()


async def play_on(app: DrawnTable, pilot: Pilot[None], look: Callable[[], None]) -> None:
    """Answer at random until the match is over; look at every screen."""
    chance = random.Random(5)
    for _ in range(2000):
        look()
        if app.party.match.result is not None and not isinstance(app.screen, Page):
            return
        if isinstance(app.screen, Page) or not app.begun or app.party.asked in app.party.bots:
            await pilot.press("enter")
            await pilot.pause()
        else:
            await type_in(app, pilot, str(chance.randint(1, len(app.entries))))
    pytest.fail("the match does not end")


WIDE = [
    ("mascarade/2", 6, 1, "log", "es"),
    ("mascarade/2", 12, 1, "own", "it"),
    ("mascarade/1", 2, 2, "log", "it"),
    ("mascarade/1", 3, 2, "strict", "es"),
    ("mascarade/1", 13, 3, "log", "it"),
    ("mascarade/1", 5, 1, "lesson", "en"),
]


@pytest.mark.parametrize(("game", "players", "people", "memory", "language"), WIDE)
def test_a_whole_game_fits_and_ends(game: str, players: int, people: int, memory: str, language: str) -> None:
    options = ("turn-limit=12", *(["scenario=B"] if game.endswith("2") else []))
    table = party(game, players=players, people=people, memory=memory, language=language, options=options)
    seen = set[str]()

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        def look() -> None:
            lines = screen(app)
            assert len(lines) == SIZE[1]
            assert all(len(line) == SIZE[0] for line in lines)
            if isinstance(app.screen, Page):
                return
            seen.add(app.party.asked)
            # Everybody's row, all answers and the line to type in have room.
            text = "\n".join(lines)
            assert all(name in text for name in table.names.values())
            assert all(f"{number:>2} " in text for number in range(1, len(app.entries) + 1))
            assert lines[-1].strip()
            assert not any(entry.label[:20] not in text for entry in app.entries)

        await play_on(app, pilot, look)
        look()
        assert table.match.result is not None
        assert table.voice(table.watcher).result(table.match.result) in "\n".join(screen(app))

    app = at_table(table, play)
    assert not app.left
    assert seen >= set(table.people)


def names_of_masks(table: Party) -> re.Pattern[str]:
    """What a mask is called at this table."""
    voice = table.voice("*")
    return re.compile("|".join(voice.text(f"piece-{mask}") for mask in MASKS if voice.messages.has(f"piece-{mask}")))


def test_between_two_hands_the_screen_is_covered() -> None:
    """MA-KNOW-10: between hands nothing stands there but whose turn it is to look; strict memory repeats no sight."""
    table = party("mascarade/1", people=2, names=("Anna", "Iván"), memory="strict", language="it", options=("turn-limit=12",))
    masks = names_of_masks(table)
    covered, sights = [], []

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        def look() -> None:
            text = " ".join("".join(screen(app)).split())
            if isinstance(app.screen, Cover) and app.party.sights(app.hand) and app.screen.heading:
                sights.append(text)
                assert app.party.names[app.hand] not in text  # "your card": only they are spoken to
            elif isinstance(app.screen, Cover):
                covered.append(text)
                assert re.fullmatch(r"Passa la tastiera (ad Anna|a Iván); premi Invio quando nessun altro può vedere\.", text)
            elif app.begun and app.party.match.result is None:
                view = table.match.view("*")
                rows = screen(app)[1:9]
                down = not any(card.open for card in view.cards.values())  # type: ignore[attr-defined]
                assert not (down and masks.search("".join(row[:48] for row in rows).split("«")[0]))

        await play_on(app, pilot, look)

    at_table(table, play)
    assert len(covered) > 8
    assert any("Anna" in text for text in covered)
    assert any("Iván" in text for text in covered)


def test_a_sight_is_shown_until_it_has_been_seen() -> None:
    """MA-SEE-04: a look is shown with its power, and goes with Enter; nothing else goes on meanwhile."""
    table = party(seed=3, language="es", options=())
    for line in ("swap b [no]", "swap a [no]", "swap a [no]", "swap a [no]", "look", "look"):
        table.match.play(line)

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "mirar")
        text = "\n".join(screen(app))
        assert "Eres el Juez." in text
        assert "Se lleva lo que haya en el tribunal." in text
        assert table.asked == "b"
        await pilot.press("x")
        await pilot.press("escape")
        assert isinstance(app.screen, Cover)
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.screen_stack) == 1
        assert "Juez]" not in "\n".join(screen(app))

    at_table(table, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_shows_its_rule_and_changes_nothing(language: str) -> None:
    table = party(language=language, options=())

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for nonsense in ("xyzzy", "77", "-", "swap z", "announce King", "look"):
            await type_in(app, pilot, nonsense)
            assert app.refusal is not None
            assert table.match.lines[-1].player == "*"
        sentence = Words(language).error(app.refusal, table.voice("a"))  # type: ignore[arg-type]
        assert sentence.split(",")[0][:40] in " ".join("\n".join(screen(app)).split())
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "MA-OPEN-03" in "\n".join(screen(app))
        await pilot.press("enter")
        await type_in(app, pilot, "1")
        await type_in(app, pilot, "2")
        assert app.refusal is None

    at_table(table, play)


def test_answers_by_arrows_and_the_inner_menu() -> None:
    table = party("mascarade/1", players=4, seed=3, options=())
    for line in ("swap b [no]", "swap a [no]", "swap a [no]", "swap a [no]"):
        table.match.play(line)

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        await pilot.press("enter")  # alone it answers nothing
        assert table.match.lines[-1].text == "swap a [no]"
        await pilot.press("up", "enter")
        await pilot.pause()
        assert app.verb == "announce"
        assert "Who do you say you are?" in "\n".join(screen(app))
        await pilot.press("escape")
        assert app.verb == ""
        await pilot.press("down", "down", "up", "enter")
        await pilot.pause()
        assert table.match.lines[-1].text == "look"

    at_table(table, play)


@pytest.mark.parametrize(
    ("key", "language", "text"),
    [
        ("f1", "es", "MA-OPEN-01"),
        ("f2", "it", "Giudice: Prende tutto quello che c’è in tribunale."),
        ("f3", "es", "Todas las cartas se ponen boca abajo."),
        ("f4", "it", "Le carte possono stare in un modo solo."),
    ],
)
def test_the_pages(key: str, language: str, text: str) -> None:
    table = party(language=language, memory="lesson", options=())

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        await pilot.press("enter", key)
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert text in "\n".join(screen(app))
        await pilot.press("pagedown", "up", "escape")
        assert not isinstance(app.screen, Page)

    at_table(table, play)


def test_the_cards_lie_open_until_everybody_is_ready() -> None:
    """MA-SETUP-09, MA-SETUP-10"""
    table = party(seed=3, language="it", options=())

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        assert "[Giudice]" in screen(app)[1]
        await type_in(app, pilot, "1")
        assert app.begun
        assert "[?]" in screen(app)[1]
        assert [line.player for line in table.match.lines] == ["*"] * 6  # no answer has been given

    at_table(table, play)


def test_a_second_enter_does_not_lift_the_cover() -> None:
    """MA-KNOW-10: whoever has just answered still has a finger on the key."""
    table = party("mascarade/1", people=2, options=())
    app = DrawnTable(table, Words("en"), grace=60)

    async def sitting() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("enter", "enter", "enter")
            assert isinstance(app.screen, Cover)

    apart.run(sitting())


def test_bots_play_by_themselves_at_a_pace() -> None:
    table = party(seed=3, options=("turn-limit=10",))
    app = DrawnTable(table, Words("en"), pace=0.01)

    async def sitting() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("enter")
            await type_in(app, pilot, "swap b [yes]")
            for _ in range(200):
                if table.asked == "a":
                    return
                await pilot.pause(0.01)
            pytest.fail("the bots do not play")

    apart.run(sitting())


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_the_table_can_be_left_at_any_time(key: str) -> None:
    table = party()

    async def play(app: DrawnTable, pilot: Pilot[None]) -> None:
        await pilot.press(key, "enter")

    assert at_table(table, play).left
