"""Section 6 of the rules once more, by itself: who has seen which piece, from what everybody can see being done.

The true position, covered after this ledger, is what each viewer must know: no more, and no less (VH-KNO-1 to VH-KNO-21).
"""

import random
from collections.abc import Callable, Sequence

from antifaz.core.events import Event, only
from antifaz.core.game import Game
from antifaz.core.notation import Position
from antifaz.core.seats import DEALER, EVERYBODY, LETTERS, NOBODY, letter, viewer
from antifaz.games.voices.content import Trial
from antifaz.games.voices.content.effects import Effect, Hidden, written
from antifaz.games.voices.game import Voices
from antifaz.games.voices.pieces import CARDS, FACES, JURORS, OP_PEEK, OPTIONS, PLACES, REGIONS, ROLES, TRIALS
from antifaz.games.voices.state import State
from antifaz.games.voices.view import VoicesView
from tests.contract.play import choose
from tests.contract.subjects import VOICES

SECRETS = {*ROLES, *FACES, *CARDS, *TRIALS}
# What may be named before everybody: open tokens, cards played or discarded, the chosen trial card; the rest at the end.
OPEN: dict[str, Sequence[str]] = {
    **dict.fromkeys(("placed", "moved-token", "removed"), FACES[:2]),
    **dict.fromkeys(("played", "resolved", "discarded"), CARDS),
    **dict.fromkeys(("chose", "revealed", "dismissed"), TRIALS),
}
AT_THE_END: dict[str, Sequence[str]] = {"role": ROLES, "won": ROLES, "turned": FACES}
# The public events that name no secret. What is in neither list has no business before everybody.
PLAIN = set(
    "dealt prosecutor coloured drew told put first laid round step turn read controls opted read-out tied decided declined added "
    "looked shared ordered passed wanted turned-over laid-down discarded shifted tucked exchanged reshuffled inserted filmed moved "
    "fell destroyed phase moved-up replaced passed-token cancelled judged".split()
)
Audience = Callable[[Event], int]
Spoil = Callable[[VoicesView, State], None]


def as_told(event: Event) -> int:
    """Whoever the rules tell it to."""
    return event.audience


def unspoilt(view: VoicesView, state: State) -> None:
    """As it is."""


class Ledger:
    """Who has seen each influence token, where it lies now; and that whoever hears a secret may."""

    def __init__(self, game: Voices) -> None:
        self.game = game
        self.piles: dict[str, list[set[str]]] = {juror: [] for juror in JURORS}
        self.discards: list[set[str]] = []
        self.drawn: list[set[str]] = []
        self.side = ""
        self.opted = ""

    def note(self, event: Event, before: Event | None, state: State, rule: int) -> None:
        """What everybody sees being done, and by which rule."""
        kind, args = event.kind, event.args
        if kind == "put":
            self.piles[args[0]].append(set())  # VH-KNO-13: nobody looks
        elif kind == "drew" and args[1] == "influence":
            self.drawn.append({args[0]})  # VH-KNO-12
        elif kind == "laid-down":
            self.piles[args[1]].append(self.drawn.pop())
        elif kind == "discarded" and args[1] == "influence":
            self.discards.append(self.drawn.pop())
        elif kind == "looked":  # VH-KNO-14: PEEK at all of them, everything else at the top one
            for token in self.piles[args[1]] if rule == OP_PEEK else self.piles[args[1]][-1:]:
                token.add(args[0])
        elif kind == "turned":
            token = self.piles[args[0]].pop(0)
            self.discards += [set(LETTERS) | {"*"}] if args[1] == FACES[2] else []
        else:
            self.note_moved(kind, args)
        self.hear(event, before, state)

    def note_moved(self, kind: str, args: tuple[str, ...]) -> None:
        """VH-KNO-18: what moves openly is followed by whoever has seen it; VH-KNO-11: a new pile is not."""
        if kind == "shifted":
            (self.discards if args[2] == "discards" else self.piles[args[2]]).append(self.piles[args[1]].pop())
        elif kind == "tucked":
            self.piles[args[1]].insert(0, self.piles[args[1]].pop())
        elif kind == "exchanged":
            one, other = self.piles[args[1]], self.piles[args[2]]
            one[-1], other[-1] = other[-1], one[-1]
        elif kind == "reshuffled" and args[0] == "influence":
            self.discards.clear()

    # -- what is said ----------------------------------------------------------------------------------------------

    def hear(self, event: Event, before: Event | None, state: State) -> None:
        """Nothing is named before anybody who may not know it."""
        owner = self.owner(event, before, state)
        if owner:
            assert event.audience == only(viewer(owner)), f"{event} is for {owner} alone"
            return
        kind, args = event.kind, event.args
        assert event.audience == EVERYBODY, f"{event} is no secret"
        over = state.who == NOBODY
        assert kind in PLAIN or kind in OPEN or (over and kind in AT_THE_END), event
        named = [arg for arg in args if arg in SECRETS]
        may = AT_THE_END[kind] if kind in AT_THE_END else OPEN.get(kind, ())
        assert all(name in may for name in named), event
        if kind == "chose":
            assert args == (letter(state.prosecutor), TRIALS[state.cards[0]])
        self.hear_read(kind, args)

    def owner(self, event: Event, before: Event | None, state: State) -> str:
        """Whoever alone hears an event; '' for all."""
        kind, args = event.kind, event.args
        if kind in ("got", "threw", "put-down"):
            return args[0]
        if kind == "saw":
            assert before is not None
            return letter(state.prosecutor) if args[0] in PLACES else before.args[0]
        return self.answering if kind == "answered" else ""

    answering = ""
    """Whoever gave the last answer."""

    def hear_read(self, kind: str, args: tuple[str, ...]) -> None:
        """VH-KNO-7 to VH-KNO-9, VH-KNO-20: each text when it is reached; of a hidden choice the chosen effect only."""
        if kind == "read":
            self.side = args[0]
        elif kind == "opted":
            self.opted = args[1]
        elif kind == "revealed":
            effect = self.effect(*args[:3])
            hidden = any(isinstance(word, Hidden) for word in effect)
            assert args[1] == self.side
            assert args[3] == ("HID" if hidden else written(effect))
            self.last = effect
        elif kind == "read-out":
            choice = next(word for word in self.last if isinstance(word, Hidden))
            assert args == (self.opted, written(choice.options[OPTIONS.index(self.opted)]))
        else:
            assert kind in ("filmed",) or not any(word.startswith(("G@", "I@", "INF", "CH{", "HID")) for word in args), args

    last: Effect = ()

    def effect(self, trial: str, side: str, number: str) -> Effect:
        card: Trial = self.game.pack.trials[trial]
        return (card.front if side == "front" else card.back)[int(number) - 1].effect

    # -- what is known ---------------------------------------------------------------------------------------------

    def covered(self, truth: Position, who: str, state: State) -> dict[str, list[str]]:
        """The true position as this viewer must know it, by the table of section 6."""
        return {
            zone: [
                "[?]" if item[0] == "[" and not self.knows(who, zone, place, state) else item for place, item in enumerate(items)
            ]
            for zone, items in truth.zones.items()
        }

    def knows(self, who: str, zone: str, place: int, state: State) -> bool:
        """Whether somebody knows a covered piece."""
        if len(zone) == 1:
            return who == zone  # VH-KNO-1, VH-KNO-3
        if zone in ("cards", "trials"):
            return who == letter(state.prosecutor)  # VH-KNO-5, VH-KNO-20
        if zone == "answered":
            around = [(state.first + steps) % self.game.people for steps in range(self.game.people)]
            said = [LETTERS[person] for person in around if state.said >> 4 * person & 15]
            return said[place] == who  # VH-STR-15
        seen = {"influence": self.discards, "drawn": self.drawn} | self.piles
        return who in seen[zone][place]


def follow(game: Game, chance: random.Random, audience: Audience = as_told, spoil: Spoil = unspoilt) -> int:
    """Play a random trial and compare every view with the ledger after every answer; returns how many were compared."""
    assert isinstance(game, Voices)
    ledger = Ledger(game)
    viewers = LETTERS[: game.people] + "*"
    views = {who: game.view(who) for who in viewers}
    state = game.start()
    compared = 0
    while state.who != NOBODY:
        assert isinstance(state, State)
        state.log = []
        rule = state.rule
        ledger.answering = letter(state.who) if state.who != DEALER else ""
        state.play(choose(VOICES, game, state, chance))
        before: Event | None = None
        for heard in state.log:
            event = Event(heard.kind, heard.args, audience(heard))
            ledger.note(event, before, state, rule)
            for who, view in views.items():
                if event.seen_by(viewer(who)):
                    view.see(event)
            before = event
        if state.who != NOBODY and game.continues(state):
            continue
        truth = game.position(state)
        about = game.about(state)
        for who, view in views.items():
            view.asked = None if state.who == NOBODY else (letter(state.who), game.word(state))
            view.about = about
            spoil(view, state)
            seen = view.position()
            wanted = ledger.covered(truth, who, state)
            assert seen.asked == truth.asked
            differing = {zone for zone in {*wanted, *seen.zones} if wanted.get(zone) != seen.zones.get(zone)}
            assert not differing, [(who, zone, wanted.get(zone), seen.zones.get(zone)) for zone in sorted(differing)]
            totals_are_shown(view, state)
            compared += 1
    return compared


def totals_are_shown(view: VoicesView, state: State) -> None:
    """VH-PHY-22, VH-KNO-2: to everybody, all the time."""
    if view.round == 0 or view.prosecutor is None:
        return
    for number, region in enumerate(REGIONS):
        for person in range(state.table.people):
            assert view.total(LETTERS[person], region) == (0 if person == state.prosecutor else state.total(person, number))
