"""What one person knows of a trial, folded from the events that this person saw (section 6 of the rules)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from antifaz.core.events import Event
from antifaz.core.game import View
from antifaz.core.notation import Position, is_piece
from antifaz.games.voices.content import Marker, Pack
from antifaz.games.voices.content.effects import REGIONS as CODES
from antifaz.games.voices.content.effects import Hidden, written
from antifaz.games.voices.pieces import CARDS, COLOURS, FACES, JURORS, PLACES, REGIONS, ROLES

UNKNOWN = "?"


@dataclass
class Juror:
    """Open tokens, and the influence pile from the bottom to the top; a face is known to whoever saw it (VH-KNO-18)."""

    guilty: int = 0
    innocent: int = 0
    pile: list[str] = field(default_factory=list)


@dataclass
class Ability:
    """The ability being resolved: side, place on it, whose it is, and its text once it is read."""

    side: str
    user: str = ""
    heading: str = ""
    number: int = 0
    text: str = ""
    option: str = ""
    effect: str = ""


@dataclass
class Push:
    """The last push: marker, region, both ends in tenths, and its film (`docs/notation.md`)."""

    marker: str
    region: str
    entry: int
    end: int
    steps: int = 0
    frames: list[str] = field(default_factory=list)
    falls: list[str] = field(default_factory=list)


class VoicesView(View):
    """Markers, open tokens and counts are public; roles, hands, faces and waiting trial cards are for whom they were shown to."""

    def __init__(self, viewer: str, letters: str, pack: Pack, options: Mapping[str, str]) -> None:
        super().__init__(viewer)
        self.letters = letters
        self.pack = pack
        self.options = options
        chosen = options.get("prosecutor", "random")
        self.prosecutor = chosen if chosen in letters else None  # VH-OPT-4
        self.roles: dict[str, str] = {chosen: ROLES[0]} if chosen in letters else {}
        self.hands: dict[str, list[str]] = {letter: [] for letter in letters}
        self.colours: dict[str, list[str]] = {letter: [] for letter in letters}
        self.platforms: dict[str, dict[str, tuple[int, int]]] = {region: {} for region in REGIONS}
        self.destroyed: dict[str, list[str]] = {letter: [] for letter in letters}
        self.jurors = {juror: Juror() for juror in JURORS}
        self.cards: list[str] = []
        self.chosen: str | None = None
        self.trials: list[str] = []
        self.strategies: list[str] = []
        self.influence: list[str] = []
        self.drawn: list[str] = []
        self.playing: list[tuple[str, str]] = []
        self.story: str | None = None
        self.first: str | None = None
        self.round = 0
        self.stage = 0
        self.done: set[str] = set()
        self.ability: Ability | None = None
        self.push: Push | None = None
        self.own_answer = ""
        self.cancelled = 0
        self.verdict: dict[str, str] = {}
        self.won: list[str] = []
        self.over = False
        self._top = ""

    # -- public facts ----------------------------------------------------------------------------------------------

    @property
    def facets(self) -> list[str]:
        """Everybody but the prosecutor."""
        return [letter for letter in self.letters if letter != self.prosecutor]

    def markers(self, letter: str) -> dict[str, Marker]:
        """All markers of a person, by name (VH-KNO-2)."""
        if letter == self.prosecutor:
            return {f"{letter}{number}": marker for number, marker in enumerate(self.pack.prosecutor_markers, 1)}
        row = [marker for _ in self.colours[letter] for marker in self.pack.facet_markers]
        return {f"{letter}{number}": marker for number, marker in enumerate(row, 1)}

    def marker(self, name: str) -> Marker:
        """Emotion and value of a marker."""
        row = self.pack.prosecutor_markers if name[0] == self.prosecutor else self.pack.facet_markers
        return row[(int(name[1:]) - 1) % 8]

    def colour(self, name: str) -> str:
        """Of a marker."""
        if name[0] == self.prosecutor:
            return COLOURS[0]
        return self.colours[name[0]][(int(name[1:]) - 1) // 8]

    def unused(self, letter: str) -> list[str]:
        """Markers neither on a platform nor destroyed."""
        used = {name for platform in self.platforms.values() for name in platform}
        return [name for name in self.markers(letter) if name not in used and name not in self.destroyed[letter]]

    def total(self, letter: str, region: str) -> int:
        """VH-CTL-1, VH-3P-3, VH-PHY-22"""
        totals = dict.fromkeys(self.colours[letter], 0)
        for name in self.platforms[region]:
            if name[0] == letter and letter != self.prosecutor:
                totals[self.colour(name)] += self.marker(name).value
        return max(totals.values(), default=0)

    def leaders(self, region: str) -> list[str]:
        """VH-CTL-2, VH-CTL-5"""
        totals = {letter: self.total(letter, region) for letter in self.facets}
        return [letter for letter, total in totals.items() if total == max(totals.values())]

    @property
    def influence_left(self) -> int:
        """Tokens in the influence pile (VH-KNO-11)."""
        lying = sum(len(juror.pile) for juror in self.jurors.values())
        return sum(self.pack.influence.values()) - lying - len(self.influence) - len(self.drawn)

    @property
    def strategies_left(self) -> int:
        """Cards in the strategy deck."""
        cards = sum(card.copies for card in self.pack.strategies.values())
        return cards - sum(map(len, self.hands.values())) - len(self.strategies) - len(self.playing)

    def number(self, name: str) -> int:
        """A marker's number (VH-PHY-24)."""
        return 8 * COLOURS.index(self.colour(name)) + (int(name[1:]) - 1) % 8

    # -- the fold --------------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        getattr(self, "on_" + event.kind.replace("-", "_"))(*event.args)

    def on_dealt(self, letter: str) -> None:
        self.roles[letter] = UNKNOWN

    def on_prosecutor(self, letter: str) -> None:
        self.prosecutor = letter
        self.roles[letter] = ROLES[0]

    def on_got(self, letter: str, piece: str) -> None:
        if piece in ROLES:
            self.roles[letter] = piece
        elif piece in FACES:
            self.drawn[-1] = piece
        else:
            self.hands[letter] = in_order([*self.hands[letter][:-1], piece])

    def on_drew(self, letter: str, what: str) -> None:
        if what == "strategy":
            self.hands[letter].append(UNKNOWN)
        else:
            self.drawn.append(UNKNOWN)

    def on_coloured(self, letter: str, colour: str) -> None:
        self.colours[letter].append(colour)

    def on_told(self, story: str) -> None:
        self.story = story

    def on_put(self, juror: str) -> None:
        self.jurors[juror].pile.append(UNKNOWN)

    def on_first(self, letter: str) -> None:
        self.first = letter

    on_passed_token = on_first

    def on_laid(self, _place: str) -> None:
        self.cards.append(UNKNOWN)

    def on_saw(self, where: str, *pieces: str) -> None:
        if where in PLACES:
            self.cards[PLACES.index(where)] = pieces[0]
            return
        pile = self.jurors[where].pile
        pile[len(pile) - len(pieces) :] = pieces

    def on_round(self, number: str) -> None:
        self.round = int(number)
        self.done = set()

    def on_step(self, number: str) -> None:
        self.stage = int(number)

    def on_turn(self, letter: str) -> None:
        self.done.add(letter)

    def on_chose(self, _letter: str, trial: str) -> None:
        if trial in self.cards:
            self.cards[self.cards.index(trial)] = self.cards[0]
        self.cards[0] = self.chosen = trial

    def on_dismissed(self, trial: str) -> None:
        self.trials.append(trial)
        self.cards[0] = ""
        self.chosen = None
        self.ability = None

    def on_moved_up(self) -> None:
        self.cards[0] = self.cards.pop()

    def on_phase(self, _number: str) -> None:
        self.cards = []
        self.trials = []

    def on_replaced(self, _letter: str) -> None:
        self.trials.append(f"[{UNKNOWN}]")
        self._top = self.cards.pop()

    def on_threw(self, _letter: str, piece: str) -> None:
        if piece in FACES:
            self.influence[-1] = piece
            return
        self.trials[-1] = f"[{piece}]"
        if piece != self._top:
            self.cards[1] = self._top

    # Markers

    def take_away(self, name: str) -> None:
        for platform in self.platforms.values():
            platform.pop(name, None)
        if name in self.destroyed[name[0]]:
            self.destroyed[name[0]].remove(name)

    def on_inserted(self, name: str, region: str, entry: str, end: str) -> None:
        self.take_away(name)
        self.push = Push(name, region, int(entry), int(end))

    def on_filmed(self, _region: str, steps: str, *frames: str) -> None:
        assert self.push is not None
        middle = frames.index("falls")
        self.push.steps = int(steps)
        self.push.frames = list(frames[:middle])
        self.push.falls = list(frames[middle + 1 :])

    def on_moved(self, name: str, region: str, x: str, y: str) -> None:
        self.platforms[region][name] = (int(x), int(y))

    def on_fell(self, name: str, region: str, _by: str) -> None:
        self.on_destroyed(name, region)

    def on_destroyed(self, name: str, _region: str) -> None:
        self.take_away(name)
        self.destroyed[name[0]].append(name)

    # Abilities

    def on_read(self, side: str) -> None:
        self.ability = Ability(side)

    def on_controls(self, letter: str, heading: str) -> None:
        if self.ability is not None:
            self.ability = Ability(self.ability.side, letter, heading, self.ability.number)

    def on_revealed(self, _trial: str, _side: str, number: str, *text: str) -> None:
        assert self.ability is not None
        self.ability.number = int(number)
        self.ability.text = " ".join(text)

    def on_opted(self, _letter: str, option: str) -> None:
        if self.ability is not None and not self.playing:
            self.ability.option = option

    def on_read_out(self, _option: str, *effect: str) -> None:
        assert self.ability is not None
        self.ability.effect = " ".join(effect)

    def said(self, *args: str) -> None:
        """Said aloud; what it changes is told by other events."""

    on_tied = on_decided = on_declined = on_added = on_looked = on_shared = on_ordered = on_passed = on_wanted = said
    on_turned_over = said

    # Tokens

    def on_placed(self, _letter: str, face: str, juror: str) -> None:
        self.count(face, juror, 1)

    def count(self, face: str, juror: str, number: int) -> None:
        if face == FACES[0]:
            self.jurors[juror].guilty += number
        else:
            self.jurors[juror].innocent += number

    def on_moved_token(self, _letter: str, face: str, juror: str, other: str) -> None:
        self.count(face, juror, -1)
        self.count(face, other, 1)

    def on_removed(self, _letter: str, face: str, juror: str) -> None:
        self.count(face, juror, -1)

    def on_laid_down(self, _letter: str, juror: str) -> None:
        self.jurors[juror].pile.append(UNKNOWN)
        if UNKNOWN in self.drawn:
            self.drawn.pop()

    def on_put_down(self, _letter: str, face: str, juror: str) -> None:
        self.jurors[juror].pile[-1] = face
        self.drawn.remove(face)

    def on_discarded(self, letter: str, what: str) -> None:
        if what == "influence":
            self.influence.append(self.drawn.pop(0))
        else:
            self.take_card(letter, what)
            self.strategies = in_order([*self.strategies, what])

    def on_shifted(self, _letter: str, juror: str, where: str) -> None:
        face = self.jurors[juror].pile.pop()
        (self.influence if where == "discards" else self.jurors[where].pile).append(face)

    def on_tucked(self, _letter: str, juror: str) -> None:
        pile = self.jurors[juror].pile
        pile.insert(0, pile.pop())

    def on_exchanged(self, _letter: str, juror: str, other: str) -> None:
        one, two = self.jurors[juror].pile, self.jurors[other].pile
        one[-1], two[-1] = two[-1], one[-1]

    def on_reshuffled(self, what: str) -> None:
        if what == "influence":
            self.influence = []
        else:
            self.strategies = []

    # Strategy cards

    def take_card(self, letter: str, card: str) -> None:
        hand = self.hands[letter]
        hand.remove(card if card in hand else UNKNOWN)

    def on_answered(self, word: str) -> None:
        self.own_answer = word

    def on_played(self, letter: str, card: str) -> None:
        self.take_card(letter, card)
        self.playing.append((letter, card))

    def on_resolved(self, _letter: str, card: str) -> None:
        self.playing.pop()
        self.strategies = in_order([*self.strategies, card])

    # The end

    def on_role(self, letter: str, role: str) -> None:
        self.over = True
        self.roles[letter] = role

    def on_turned(self, juror: str, face: str) -> None:
        self.jurors[juror].pile.pop(0)
        if face == FACES[2]:
            self.influence.append(face)
        else:
            self.count(face, juror, 1)

    def on_cancelled(self, juror: str, number: str) -> None:
        self.count(FACES[0], juror, -int(number))
        self.count(FACES[1], juror, -int(number))
        self.cancelled += int(number)

    def on_judged(self, juror: str, verdict: str) -> None:
        self.stage = 0
        self.verdict[juror] = verdict

    def on_won(self, letter: str, _role: str) -> None:
        self.won.append(letter)

    # -- as text ---------------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """The position with question marks."""
        zones = {letter: self.person(letter) for letter in self.letters}
        more = {f"{letter}.destroyed": sorted(names, key=self.number) for letter, names in self.destroyed.items()}
        for region, places in self.platforms.items():
            more[region] = [f"{name}@{places[name][0]}.{places[name][1]}" for name in sorted(places, key=self.number)]
        for juror, seen in self.jurors.items():
            pile = [f"[{face}]" for face in seen.pile]
            more[juror] = [*pile, str(seen.guilty), str(seen.innocent)] if pile or seen.guilty or seen.innocent else []
        more["cards"] = [card if card == self.chosen else f"[{card}]" for card in self.cards if card]
        more["trials"] = self.trials
        more["strategies"] = self.strategies
        more["influence"] = [f"[{face}]" for face in self.influence]
        more["story"] = [self.story] if self.story else []
        more["round"] = [str(self.round)] if self.round else []
        more["step"] = [str(self.stage)] if self.stage else []
        more |= {zone: self.about[zone].split() for zone in ("trial", "control", "window", "under") if zone in self.about}
        own = f"[{self.own_answer}]"
        more["answered"] = [own if letter == self.viewer else f"[{UNKNOWN}]" for letter in self.about.get("said", "")]
        more["drawn"] = [f"[{face}]" for face in self.drawn]
        more["cancelled"] = [str(self.cancelled)] if self.over else []
        zones |= {zone: items for zone, items in more.items() if items}
        return Position(zones, " ".join(self.asked) if self.asked else "end")

    def person(self, letter: str) -> list[str]:
        """Role, hand, flags."""
        items = []
        if letter in self.roles:
            role = self.roles[letter]
            items = [role if letter == self.prosecutor or self.over else f"[{role}]"]
        items += [f"[{card}]" for card in self.hands[letter]] + self.colours[letter]
        flags = {"first": letter == self.first, "done": letter in self.done, "won": letter in self.won}
        return items + [flag for flag, holds in flags.items() if holds]

    # -- a position from which a match starts ------------------------------------------------------------------------

    def tell(self, start: Position) -> None:
        """What a position grants: what is public, and what its marks say."""
        for letter in self.letters:
            self.tell_person(letter, start.zones[letter])
            self.destroyed[letter] = start.zones.get(f"{letter}.destroyed", [])
        for region in REGIONS:
            for item in start.zones.get(region, []):
                name, _, place = item.partition("@")
                x, _, y = place.partition(".")
                self.platforms[region][name] = (int(x), int(y))
        for juror in JURORS:
            items = start.zones.get(juror, [])
            guilty, innocent = [int(item) for item in items if not is_piece(item)] or [0, 0]
            self.jurors[juror] = Juror(guilty, innocent, [self.granted(item) for item in items if is_piece(item)])
        if start.asked.endswith(" insert") and "under" not in start.zones:
            self.done.add(start.asked[0])
        self.tell_cards(start)
        self.over = start.asked == "end"
        self.round = int(start.zones.get("round", ["0"])[0])
        usual = {"card": "1", "end": "0"}.get(start.asked.split()[-1], "2")
        self.stage = int(start.zones.get("step", [usual if self.round else "0"])[0])
        self.cancelled = int(start.zones.get("cancelled", ["0"])[0])

    def tell_person(self, letter: str, items: list[str]) -> None:
        """Role, hand, colours, flags."""
        cards = [self.granted(item) for item in items if is_piece(item)]
        if cards:
            self.roles[letter] = cards[0]
            self.hands[letter] = in_order(cards[1:])
        self.colours[letter] = [colour for colour in COLOURS[1:] if colour in items]
        self.prosecutor = letter if cards[:1] == [ROLES[0]] else self.prosecutor
        self.first = letter if "first" in items else self.first
        self.done |= {letter} if "done" in items else set()
        self.won += [letter] if "won" in items else []

    def tell_cards(self, start: Position) -> None:
        """Trial cards, discards, tokens in hand."""
        cards = start.zones.get("cards", [])
        self.cards = [self.granted(item) for item in cards]
        self.chosen = cards[0] if cards and cards[0][0] != "[" else None
        self.trials = [item if item[0] != "[" else f"[{self.granted(item)}]" for item in start.zones.get("trials", [])]
        self.strategies = in_order(start.zones.get("strategies", []))
        self.influence = [self.granted(item) for item in start.zones.get("influence", [])]
        self.drawn = [self.granted(item) for item in start.zones.get("drawn", [])]
        story = start.zones.get("story")
        self.story = story[0] if story else None
        self.tell_under_way(start)

    def tell_under_way(self, start: Position) -> None:
        """The strategy cards and the ability being resolved, as far as a position says it."""
        rules = [item.split(".") for item in start.zones.get("under", [])]
        scope: dict[str, int] = {}  # as `under` writes it: what does not change is not repeated
        for rule, letter, _step, *parts in rules:
            scope |= {part[0]: int(part[1:]) for part in parts}
            if rule == "card":
                self.playing.append((letter, CARDS[scope["c"]]))
        self.tell_answer(start, scope)
        trial = start.zones.get("trial", [])
        if not trial:
            return
        side, number = trial[1], int(trial[2])
        self.ability = Ability(side, "".join(start.zones.get("control", [])))
        abilities = self.pack.trials[trial[0]]
        ability = (abilities.front if side == "front" else abilities.back)[number - 1]
        self.ability.heading = "prosecutor" if ability.heading == "PROS" else REGIONS[CODES.index(ability.heading)]
        read = any(rule == "effect" for rule, *_ in rules)
        self.ability.number = number if read else number - 1
        hidden = any(isinstance(word, Hidden) for word in ability.effect)
        self.ability.text = ("HID" if hidden else written(ability.effect)) if read else ""

    def tell_answer(self, start: Position, scope: Mapping[str, int]) -> None:
        """One's own hidden answer: they lie in the order of asking, from the first player on (VH-STR-15)."""
        first = self.letters.index(self.first or "a")
        around = self.letters[first:] + self.letters[:first]
        asks = scope.get("y", 0) & ~scope.get("z", 0)
        asked = [letter for letter in around if asks >> self.letters.index(letter) & 1 and self.hands[letter]]
        for letter, item in zip(asked, start.zones.get("answered", []), strict=False):
            if letter == self.viewer:
                self.own_answer = item.strip("[]").partition(":")[0]

    def granted(self, item: str) -> str:
        """A piece as its marks grant it."""
        name, _, marks = item.strip("[]").partition(":")
        return name if item[0] != "[" or self.viewer in marks else UNKNOWN


def in_order(cards: list[str]) -> list[str]:
    """Strategy cards in the order of their numbers, unknown ones last."""
    return sorted(cards, key=lambda card: CARDS.index(card) if card in CARDS else len(CARDS))
