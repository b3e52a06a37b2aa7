"""Full states that fit a view, without a look at the true one.

The distribution: every role, strategy card, trial card and face of an influence token that the viewer does not know lies in any
of the unseen places, each as likely; with advanced roles as VH-OPT-2 deals them. Nothing is concluded from what people did, but
that somebody who wants to play a card in a window holds one that fits. A hidden answer is a fitting card with the chance of one
in two. A side that has not been read yet is that of any trial card of the phase with the same icon and the same beginning, and
the two effects of a hidden choice lie under either label (VH-KNO-21), unless the viewer is the prosecutor who can read them.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from antifaz.core.chance import Dice, shuffled
from antifaz.core.notation import Position
from antifaz.core.seats import LETTERS
from antifaz.core.state import State as CoreState
from antifaz.games.voices.pieces import CARDS, FACES, JURORS, PROSECUTOR, ROLES, TRIALS, TRIALS_OF_A_PHASE
from antifaz.games.voices.rules import undealt
from antifaz.games.voices.state import State, card, copies, empty, number_of
from antifaz.games.voices.turn import PASSED, playable
from antifaz.games.voices.view import UNKNOWN, VoicesView

if TYPE_CHECKING:
    from antifaz.games.voices.game import Voices

HIDDEN_PILES = ("influence", "drawn")


class Worlds:
    """States drawn without end."""

    def __init__(self, game: "Voices", view: VoicesView, dice: Dice) -> None:
        self.game = game
        self.table = game.table
        self.view = view
        self.dice = dice
        self.seen = view.position()

    def __iter__(self) -> Iterator[CoreState]:
        """One after another."""
        while True:
            state = self.game.read(self.filled())
            self.answer(state)
            if state.front >= 0:
                self.believe_sides(state)
            yield state

    def any(self, things: list[int]) -> int:
        """One of them, each as likely."""
        return things[self.dice.below(len(things))]

    # -- pieces ----------------------------------------------------------------------------------------------------

    def filled(self) -> Position:
        """The view's position with a piece behind every bracket."""
        zones = {zone: list(items) for zone, items in self.seen.zones.items()}
        self.fill_people(zones)
        faces = iter(self.unseen_faces(zones))
        for zone in (*JURORS, *HIDDEN_PILES):
            zones[zone] = [f"[{next(faces)}]" if item == "[?]" else item for item in zones.get(zone, [])]
        trials = iter(self.unseen_trials(zones))
        for zone in ("cards", "trials"):
            zones[zone] = [f"[{next(trials)}]" if item == "[?]" else item for item in zones.get(zone, [])]
        asked_for_order = self.seen.asked.endswith(" order")
        answers = [f"[{CARDS[0]}]" if asked_for_order else "[pass]" for _ in zones.get("answered", [])]
        zones["answered"] = [
            item if item != "[?]" else guess for item, guess in zip(zones.get("answered", []), answers, strict=True)
        ]
        return Position({zone: items for zone, items in zones.items() if items}, self.seen.asked)

    def fill_people(self, zones: dict[str, list[str]]) -> None:
        """Roles and hands."""
        roles = self.deal_roles()
        hidden = iter(self.unseen_cards())
        for letter in self.view.letters:
            items = [f"[{next(hidden)}]" if item == "[?]" else item for item in zones[letter][1:]]
            items = sorted(items, key=lambda item: CARDS.index(item[1:-1]) if item[0] == "[" else len(CARDS))
            zones[letter] = [roles.get(letter, item) for item in zones[letter][:1]] + items

    def deal_roles(self) -> dict[str, str]:
        """VH-SET-2, VH-OPT-2: those who are known keep theirs, the others are dealt one after another."""
        state = empty(self.table)
        unknown = [letter for letter, role in self.view.roles.items() if role == UNKNOWN]
        for letter, name in self.view.roles.items():
            if name != UNKNOWN:
                state.roles[LETTERS.index(letter)] = ROLES.index(name)
        for letter in unknown:
            roles = [role for role in range(1, len(ROLES)) if undealt(state) >> role & 1 and role != PROSECUTOR]
            weights = [state.role_weight(role) if self.table.advanced else 1 for role in roles]
            rest = self.dice.below(sum(weights))
            for role, weight in zip(roles, weights, strict=True):
                if rest < weight:
                    state.roles[LETTERS.index(letter)] = role
                    break
                rest -= weight
        return {letter: f"[{ROLES[state.roles[LETTERS.index(letter)]]}]" for letter in unknown}

    def unseen_cards(self) -> list[str]:
        """Strategy cards that the viewer does not see, in any order."""
        seen = [held for hand in self.view.hands.values() for held in hand]
        seen += [*self.view.strategies, *(played for _, played in self.view.playing)]
        box = [name for kind, name in enumerate(CARDS) for _ in range(copies(self.table.strategies, kind))]
        return shuffled(left_over(box, seen), self.dice)

    def unseen_faces(self, zones: dict[str, list[str]]) -> list[str]:
        """Influence tokens that the viewer has not seen where they lie, in any order."""
        seen = [item[1:-1] for zone in (*JURORS, *HIDDEN_PILES) for item in zones.get(zone, []) if item[0] == "["]
        box = [name for face, name in enumerate(FACES) for _ in range(self.table.pool[face])]
        return shuffled(left_over(box, seen), self.dice)

    def unseen_trials(self, zones: dict[str, list[str]]) -> list[str]:
        """Trial cards of the phase that the viewer has not seen, in any order."""
        seen = [item.strip("[]") for zone in ("cards", "trials") for item in zones.get(zone, [])]
        return shuffled(left_over([TRIALS[trial] for trial in self.of_phase()], seen), self.dice)

    def of_phase(self) -> range:
        """The trial cards of this phase."""
        late = self.view.round > 4 or (self.view.round == 4 and self.view.stage in (4, 5))
        return range(TRIALS_OF_A_PHASE * late, TRIALS_OF_A_PHASE * (late + 1))

    # -- answers in a window ---------------------------------------------------------------------------------------

    def answer(self, s: State) -> None:
        """Hidden answers: of those who are said to want to play, a card that fits."""
        for letter in self.view.about.get("said", ""):
            if letter == self.view.viewer:
                continue
            person = LETTERS.index(letter)
            wants = self.seen.asked.endswith(" order")
            kind = self.fitting(s, person) if wants or self.dice.below(2) else -1
            if kind < 0 and not wants:
                self.say(s, person, PASSED)
            elif kind >= 0:
                self.give(s, person, kind)
                self.say(s, person, kind + 1)

    def say(self, s: State, person: int, word: int) -> None:
        """Replace a hidden answer."""
        s.said = s.said & ~(15 << (4 * person)) | word << (4 * person)

    def fitting(self, s: State, person: int) -> int:
        """A card that this person could play, as likely as it is left; -1 if there is none."""
        hand = s.hands[person]
        s.hands[person] = sum(card(kind) for kind in range(len(CARDS)) if copies(hand + s.strategies, kind))
        mask = playable(s, person)
        s.hands[person] = hand
        box = [kind for kind in range(len(CARDS)) if mask >> kind & 1 for _ in range(copies(hand + s.strategies, kind))]
        if number_of(hand) == 1:
            box = [kind for kind in box if CARDS[kind] != "SecondThoughts"]
        return self.any(box) if box else -1

    def give(self, s: State, person: int, kind: int) -> None:
        """Exchange a card of a hand for one of the deck, if it is not there already."""
        if copies(s.hands[person], kind):
            return
        held = self.any([other for other in range(len(CARDS)) for _ in range(copies(s.hands[person], other))])
        s.hands[person] += card(kind) - card(held)
        s.strategies += card(held) - card(kind)

    # -- sides of the chosen trial card ----------------------------------------------------------------------------

    def believe_sides(self, s: State) -> None:
        """VH-KNO-7 to VH-KNO-9, VH-KNO-21: what has not been read is not known."""
        ability = self.view.ability
        prosecutes = self.view.viewer == self.view.prosecutor
        turned = ability is not None and ability.side == "back"
        read = ability is not None and ability.text != "" and ability.heading != "prosecutor"
        reached = int(self.view.about.get("trial", "0").split()[-1]) if ability is not None else 0
        if not (prosecutes or turned or read):
            self.believe(s, s.front, reached, ability.number if ability is not None else 0)
        if not (turned and (prosecutes or read)):
            self.believe(s, s.back, reached if turned else 0, 0)
        if not prosecutes and not (read and ability is not None and ability.effect):
            s.flipped = self.dice.below(4)

    def believe(self, s: State, side: int, headings: int, texts: int) -> None:
        """Replace a side by any that looks the same so far."""
        table = self.table
        gone = [trial for trial in s.trials if trial >= 0]
        alike = [
            2 * trial + side % 2
            for trial in self.of_phase()
            if trial not in gone
            and table.icon[2 * trial + side % 2] == table.icon[side]
            and table.headings[2 * trial + side % 2][:headings] == table.headings[side][:headings]
            and table.texts[2 * trial + side % 2][:texts] == table.texts[side][:texts]
        ]
        new = self.any(alike)
        if side % 2:
            s.back = new
        else:
            s.front = new


def left_over(box: list[str], seen: list[str]) -> list[str]:
    """What is not seen."""
    rest = list(box)
    for name in seen:
        if name in rest:
            rest.remove(name)
    return rest
