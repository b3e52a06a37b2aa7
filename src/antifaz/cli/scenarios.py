"""`antifaz scenarios`: the sets of masks that each edition offers by name; one alone is shown as a file to begin with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated

from cyclopts import Parameter

from antifaz.cli.scenario import Scenario, modules
from antifaz.cli.words import Words, language
from antifaz.locale import Voice


def scenarios(
    game: Annotated[str, Parameter(show_default=False)] = "",
    name: Annotated[str, Parameter(show_default=False)] = "",
    /,
    *,
    players: int | None = None,
    lang: Annotated[str, Parameter(show_default=False)] = "",
) -> None:
    """List the built-in scenarios. One alone is shown as a file with which your own can begin.

    Parameters
    ----------
    game
        Only those of this edition.
    name
        Only those of this name.
    players
        Only those for so many.
    lang
        en, es or it.
    """
    words = Words(language(lang))
    found = [
        scenario
        for module in modules()
        for scenario in module.built_in()
        if game in ("", scenario.edition) and name in ("", scenario.named) and players in (None, scenario.players)
    ]
    if not found:
        words.leave(words("scenarios-none"))
    print("\n".join(as_file(found[0], words) if len(found) == 1 else listed(found, words)))


def listed(found: Sequence[Scenario], words: Words) -> Iterator[str]:
    """Each with its number of players and its masks, those of one name together."""
    for (edition, named), group in groupby(sorted(found, key=by_name), key=by_name):
        voice = Voice(words.language, {}, game=edition)
        yield f"{edition} · {called(named, voice)}"
        for scenario in group:
            names = ", ".join(voice.text(f"piece-{mask}") for mask in scenario.masks)
            centre = f"  ({words('scenario-in-centre', number=scenario.centre)})" if scenario.centre else ""
            yield f"  {scenario.players:>2}  {names}{centre}"
        yield ""
    yield words(
        "scenarios-hint", example=f"antifaz scenarios {found[-1].edition} {found[-1].named} --players {found[-1].players}"
    )


def by_name(scenario: Scenario) -> tuple[str, str]:
    """What stands together in the list."""
    return scenario.edition, scenario.named


def called(named: str, voice: Voice) -> str:
    """The name of a scenario in words, with the word that chooses it."""
    title = f"scenario-{named}"
    return f"{voice.text(title)} (scenario={named})" if voice.messages.has(title) else f"scenario={named}"


def as_file(scenario: Scenario, words: Words) -> Iterator[str]:
    """The file that would say the same, with the words that a file may use."""
    voice = Voice(words.language, {}, game=scenario.edition)
    yield f"# {scenario.edition} · {called(scenario.named, voice)}"
    yield f"# {words('scenario-how')}"
    yield str(scenario)
    yield f"# {words('scenario-words')}"
    for mask in scenario.choice:
        yield f"#   {mask:<12}  {voice.text(f'piece-{mask}')}: {voice.text(f'piece-{mask}.power')}"
