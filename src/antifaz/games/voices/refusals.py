"""Why an answer is refused, with the rule behind it. Public facts, and what the person asked knows, decide its words."""

from typing import TYPE_CHECKING

from antifaz.core.errors import AntifazError, Refused
from antifaz.core.seats import letter
from antifaz.games.voices.state import State

if TYPE_CHECKING:
    from antifaz.games.voices.game import Voices


def refusal(game: "Voices", s: State, text: str) -> AntifazError:
    """The sentence for a text that is not listed."""
    return Refused(f"in {game.name} {letter(s.who)} may not answer {text!r}", id="not-listed", text=text)
