"""The greedy player of Voices: better than chance, and it hears a hint now and then but never looks a card up."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from antifaz.bots import make as make_bot
from antifaz.core.chance import Dice
from antifaz.core.game import Bot, Question
from antifaz.core.match import Match
from antifaz.core.seats import LETTERS
from antifaz.games import make
from antifaz.games.voices.bots import Greedy
from antifaz.games.voices.content import Ability, Pack, Trial, load
from antifaz.games.voices.content.effects import Hidden
from antifaz.games.voices.view import VoicesView
from tests.volume import volume


def view_of(match: Match) -> VoicesView:
    assert match.question is not None
    view = match.view(match.question.player)
    assert isinstance(view, VoicesView)
    return view


def played(seed: int, bots: dict[str, Bot], people: int = 4) -> Iterator[tuple[Match, Question | None]]:
    """A match to its end, question by question."""
    match = Match(make("voices", people, {}), Dice(seed))
    while match.question:
        yield match, match.question
        match.play(bots[match.question.player].answer(view_of(match), match.question))
    yield match, None


def won(seed: int, seat: str, name: str) -> bool:
    """Whether the only player who may not be uniform wins."""
    bots = {letter: make_bot("voices", name if letter == seat else "uniform", Dice(1000 + seed)) for letter in LETTERS[:4]}
    match = [match for match, _ in played(seed, bots)][-1]
    assert match.result is not None
    return seat in match.result.winners


def test_greedy_beats_uniform() -> None:
    """The same deals, the same seat, three uniform players beside it: it wins far more often than a fourth would."""
    matches = max(80, volume(120))
    greedy, uniform = (sum(won(seed, LETTERS[seed % 4], name) for seed in range(matches)) for name in ("greedy", "uniform"))
    assert greedy > uniform + 0.12 * matches


# -- hidden choices ------------------------------------------------------------------------------------------------


def hidden_choices(count: int) -> Iterator[tuple[VoicesView, Question]]:
    """Hidden choices of facets, met in matches of uniform players."""
    found = seed = 0
    while found < count:
        seed += 1
        bots: dict[str, Bot] = {letter: make_bot("voices", "uniform", Dice(seed)) for letter in LETTERS[:4]}
        for match, question in played(seed, bots):
            if question and question.kind == "option" and question.about["effect"] == "HID":
                found += 1
                yield view_of(match), question


def switched(pack: Pack, *, labels: bool) -> Pack:
    """The pack with the effects of every hidden choice exchanged, and its labels with them, or not."""

    def turn(ability: Ability) -> Ability:
        effect = tuple(
            Hidden(op.labels[::-1] if labels else op.labels, op.options[::-1]) if isinstance(op, Hidden) else op
            for op in ability.effect
        )
        return Ability(ability.heading, effect)

    def card(trial: Trial) -> Trial:
        return replace(trial, front=tuple(map(turn, trial.front)), back=tuple(map(turn, trial.back)))

    return replace(pack, trials={name: card(trial) for name, trial in pack.trials.items()})


@pytest.mark.parametrize("moved", ["effects", "effects and labels"])
def test_a_bot_goes_by_the_hint_and_never_looks_a_card_up(moved: str) -> None:
    """VH-KNO-21: where A and B are exchanged it takes the other letter; where only the effects are, it is fooled."""
    labels = moved == "effects and labels"
    same = other = 0
    for number, (view, question) in enumerate(hidden_choices(volume(60))):
        first = Greedy(Dice(number), listening=1.0).answer(view, question)
        view.pack = switched(view.pack, labels=labels)
        again = Greedy(Dice(number), listening=1.0).answer(view, question)
        view.pack = load()
        same, other = same + (first == again), other + (first != again)
    assert (same > 0 == other) if not labels else other > 0.8 * (same + other)


def test_a_bot_catches_the_hint_half_of_the_time() -> None:
    """So it does what a good listener does three times in four."""
    right = number = 0
    for number, (view, question) in enumerate(hidden_choices(volume(100))):
        wanted = Greedy(Dice(0), listening=1.0).answer(view, question)
        right += sum(Greedy(Dice(1000 * number + dice)).answer(view, question) == wanted for dice in range(20))
    assert 0.7 < right / (20 * (number + 1)) < 0.8


def test_every_label_has_its_clue() -> None:
    """VH-CON-2, VH-KNO-21: and what the text hints at is what happens; a label of another pack has none."""
    pack = load()
    hidden = {
        op
        for trial in pack.trials.values()
        for side in (trial.front, trial.back)
        for op in side[-1].effect
        if isinstance(op, Hidden)
    }
    assert {label: effect for op in hidden for label, effect in zip(op.labels, op.options, strict=True)} == dict(pack.clues)
    assert [pack.labels(*side.split(".")) for side in pack.hidden()]
    assert pack.labels("T102", "front") == ()
