"""A whole trial in each language against a golden text, as the terminal tells it: with a person's own secrets, and with what
everybody is asked and answers. `python -m tests.locale.test_golden_voices` writes the texts anew: read them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

import antifaz
from antifaz.core.game import Question
from antifaz.core.match import Match
from antifaz.games.voices.terminal import Story, ending, label, spoken, title
from antifaz.games.voices.view import VoicesView
from antifaz.locale import LANGUAGES, Voice

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = GOLDEN / "voices.record"
HEARER = "a"


def told(match: Match, language: str) -> Iterator[str]:
    """What one person hears; before that what the one who decides is asked, and how the answer is called on its button."""
    names = dict(zip("abcdef", match.names, strict=False))
    voices = {letter: Voice(language, names, letter, game="voices") for letter in names}
    story = Story(voices[HEARER])
    again = Match(match.game)
    heard = 0
    for line, after in zip(match.lines, [*(line.player for line in match.lines[1:]), ""], strict=True):
        question = again.question
        if line.player != "*" and question is not None:
            yield f"  — {names[line.player]}: {asked(again, question, voices[line.player], line.text)}"
        again.play(line.text)
        if after == "*":
            continue
        sentences = story.told(at(again))
        yield from filter(None, sentences[heard:])
        heard = len(sentences)
    yield from ending(at(again), voices[HEARER])


def at(match: Match) -> VoicesView:
    view = match.view(HEARER)
    assert isinstance(view, VoicesView)
    return view


def asked(match: Match, question: Question, voice: Voice, line: str) -> str:
    """`Insert a marker — Joy 3, red`; numbers stand for themselves."""
    view = match.view(question.player)
    speech = spoken(view, voice, question)
    words = line.split()
    parts = [" ".join(words[: count + 1]) for count in range(1, len(words))] or [line]
    answers = [
        part.split()[-1] if part[-1].isdecimal() and "insert" in part and len(part.split()) > 3 else label(speech, question, part)
        for part in parts
    ]
    return f"{title(view, question, voice, '')} — {', '.join(answers)}"


def text(language: str) -> str:
    match = antifaz.load(RECORD.read_text("utf-8"))
    return "\n".join([*told(match, language), ""])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_reads_as_it_did(language: str) -> None:
    assert text(language).splitlines() == (GOLDEN / f"voices.{language}.txt").read_text("utf-8").splitlines()


def test_the_trial_holds_much_of_what_can_happen() -> None:
    kinds = {event.kind for event in antifaz.load(RECORD.read_text("utf-8")).all_events()}
    assert {"fell", "tied", "read-out", "exchanged", "moved-token", "shifted", "tucked", "added", "wanted", "cancelled"} <= kinds


def main() -> None:
    for language in LANGUAGES:
        (GOLDEN / f"voices.{language}.txt").write_text(text(language), "utf-8")


if __name__ == "__main__":
    main()
