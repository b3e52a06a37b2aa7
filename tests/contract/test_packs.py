"""Packs of cards by path: what records say of them, and bots in a process of their own."""

from pathlib import Path

import pytest

import antifaz
from antifaz import games
from antifaz.core.errors import Refused, Unreadable
from antifaz.table.matches import Matches
from antifaz.table.robots import Robots
from antifaz.table.settings import Settings
from tests import apart

ZAMORA = Path(games.__file__).parent / "mascaradas" / "content" / "zamora.toml"
TRIALS = Path(games.__file__).parent / "voices" / "content" / "trials.toml"


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A host's folder: a file for Las Mascaradas, a folder for Voices."""
    (tmp_path / "printed.toml").write_text(ZAMORA.read_text("utf-8").replace('name = "zamora"', 'name = "printed"'), "utf-8")
    (tmp_path / "typed").mkdir()
    (tmp_path / "typed" / "trials.toml").write_text(TRIALS.read_text("utf-8").replace("INF 3>1@*", "INF 2>1@*"), "utf-8")
    return tmp_path


@pytest.mark.parametrize(("game", "pack"), [("mascaradas", "printed"), ("voices", "typed")])
def test_a_record_names_a_pack_and_does_not_say_where_it_lies(game: str, pack: str, packs: Path) -> None:
    path = Matches(games.make, packs).content(pack)
    match = antifaz.new(game, players=3, seed=1, content=path)
    text = match.record()
    assert pack in text
    assert str(packs) not in text
    assert antifaz.load(text).record() == text
    with pytest.raises(Refused, match="has been read here"):
        antifaz.load(text.replace(match.game.content, f"{pack} 0123456789abcdef"))
    for nowhere in ("/nowhere", "\x00", "with a space"):
        with pytest.raises(Unreadable):
            antifaz.new(game, players=3, content=nowhere)


@pytest.mark.parametrize(("game", "pack"), [("mascaradas", "printed"), ("voices", "typed")])
def test_bots_think_with_the_pack_in_a_process_of_their_own(
    game: str, pack: str, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("antifaz.table.robots.any_of", lambda _asked: pytest.fail("the bot has not answered"))
    matches = Matches(games.make, packs)
    settings = Settings(game, 3, pack=pack)
    match = matches.deal(settings)
    robots = Robots(workers=1)

    async def asked() -> None:
        match.play(await robots.line(settings, "", match, matches.content(pack)))

    try:
        apart.run(asked())
    finally:
        robots.close()
    assert any(line.player != "*" for line in match.lines)
