"""Attic: a tiny game with all that makes secrets hard, and the example of how a game is written for this house.

Everybody holds cards that nobody else sees. In a turn one draws, buries a card under the deck, or plays one: with a *Lamp* one
looks at somebody's hand, with a *Fan* one gives coins away, a *Mirror* is used as a Lamp or a Fan. Before a power works,
everybody else who holds a card may block it by discarding a *Key*: all answer hidden, and whether a person holds a Key
never decides whether that person is asked. After the last turn the poorest win: it is an attic, and things must go.
"""

from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Final

from antifaz.core.chance import Dice, shuffled
from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.core.events import Event, only
from antifaz.core.game import Edition, Game, Option, Result, View
from antifaz.core.notation import Position, is_piece
from antifaz.core.seats import LETTERS, NOBODY, bit, letter
from antifaz.core.state import DONE, NEXT, OVER, State

# -- pieces: what there is, by number --------------------------------------------------------------------------------

LAMP, FAN, MIRROR, KEY = range(4)
CARDS: Final = ("Lamp", "Fan", "Mirror", "Key")
COPIES: Final = (5, 4, 2, 3)
POWERS: Final = 0b0111  # a Key has none
COINS: Final = 5
HAND: Final = 2

# Rules beside the powers, which have the numbers of their cards.
WINDOW, TURN, DEAL = range(4, 7)
# Questions; AMOUNT continues the line of GIVE.
ACT, BLOCK, LOOK, GIVE, AMOUNT, USE, DEALT, DRAWN = range(8)
WORDS: Final = "turn block look give give use deal draw".split()
# Answers.
REST, DRAW, BURY, PLAY = 0, 1, 2, 6
BLOCKS, PASSES = 0, 1


# -- state: what is true, and the verbs of the rules -----------------------------------------------------------------


class Attic(State):
    """Cards are counted by kind, but for those under the deck: their order is known to whoever put them there."""

    def __init__(self, people: int, turns: int) -> None:
        super().__init__([])
        self.people = people
        self.turns = turns
        self.hands = [[0] * 4 for _ in range(people)]
        self.coins = [COINS] * people
        self.deck = list(COPIES)
        self.under: list[int] = []
        self.discards = [0] * 4
        self.turn = 0
        self.active = 0
        self.target = 0
        self.blockers = 0
        self.blocked = False

    def clone(self) -> "Attic":
        new = type(self)(self.people, self.turns)
        new.ask_as(self)
        new.frames = self.frames.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.coins = self.coins.copy()
        new.deck = self.deck.copy()
        new.under = self.under.copy()
        new.discards = self.discards.copy()
        new.turn, new.active, new.target = self.turn, self.active, self.target
        new.blockers, new.blocked = self.blockers, self.blocked
        return new

    def advance(self, rule: int, me: int, step: int, answer: int) -> int:
        return RULES[rule](self, me, step, answer)

    def weight(self, answer: int) -> int:
        return self.deck[answer]

    def ask(self, kind: int, mask: int) -> int:
        self.kind = kind
        return mask

    def holding(self, person: int) -> int:
        """The kinds in a hand, as a mask."""
        return mask_of(self.hands[person])

    def others(self, me: int) -> int:
        return bit(self.people) - 1 & ~bit(me)

    def with_cards(self) -> int:
        """Whoever holds a card: a public fact."""
        return sum(bit(person) for person in range(self.people) if any(self.hands[person]))

    def get(self, me: int, card: int) -> None:
        """A secret draw: that it happened is public, what came is not."""
        self.hands[me][card] += 1
        self.tell("drew", (LETTERS[me],))
        self.tell("got", (LETTERS[me], CARDS[card]), only(me))

    def discard(self, me: int, card: int, word: str) -> None:
        self.hands[me][card] -= 1
        self.discards[card] += 1
        self.tell(word, (LETTERS[me], CARDS[card]))

    def next_turn(self) -> int:
        if self.turn == self.turns:
            for person in poorest(self):
                self.tell("won", (LETTERS[person],))
            return OVER
        self.active = (self.active + 1) % self.people if self.turn else 0
        self.turn += 1
        self.tell("turn", (str(self.turn), LETTERS[self.active]))
        self.begin(TURN, self.active)
        return NEXT


def mask_of(counts: list[int]) -> int:
    return sum(bit(card) for card, count in enumerate(counts) if count)


def poorest(s: Attic) -> list[int]:
    return [person for person, coins in enumerate(s.coins) if coins == min(s.coins)]


# -- rules, in steps -------------------------------------------------------------------------------------------------


def deal(s: Attic, me: int, step: int, answer: int) -> int:
    if step > 0 and answer >= 0:
        take_from_deck(s, (step - 1) % s.people, answer)
    return s.ask_dealer(DEALT, mask_of(s.deck)) if step < HAND * s.people else s.next_turn()


def take_from_deck(s: Attic, me: int, card: int) -> None:
    s.deck[card] -= 1
    s.get(me, card)


def turn(s: Attic, me: int, step: int, answer: int) -> int:
    if step == 0:
        hand, more = s.holding(me), any(s.deck) or bool(s.under)
        return s.ask(ACT, bit(REST) | (bit(DRAW) if more else 0) | hand << BURY | (hand & POWERS) << PLAY)
    if step == 1:
        return act(s, me, answer)
    if step == 2:
        take_from_deck(s, me, answer)
    return s.next_turn()


def act(s: Attic, me: int, answer: int) -> int:
    s.step = 3
    if answer >= PLAY:
        s.discard(me, answer - PLAY, "played")
        return s.enter(answer - PLAY, me)
    if answer >= BURY:
        s.hands[me][answer - BURY] -= 1
        s.under.append(answer - BURY)
        s.tell("buried", (LETTERS[me],))
        s.tell("put", (CARDS[answer - BURY],), only(me))
    elif answer == DRAW and any(s.deck):
        s.step = 2
        return s.ask_dealer(DRAWN, mask_of(s.deck))
    elif answer == DRAW:
        s.get(me, s.under.pop(0))
    return NEXT


def window(s: Attic, me: int, step: int, answer: int) -> int:
    """Everybody who holds a card is asked, clockwise; nobody learns an answer before all have answered."""
    if step == 0:
        s.blockers, s.blocked = 0, False
    elif answer >= 0:
        s.tell("answered", ("block" if answer == BLOCKS else "pass",), only((me + step) % s.people))
        s.blockers |= bit((me + step) % s.people) if answer == BLOCKS else 0
    asked = [chair for chair in range(1, s.people) if s.with_cards() >> (me + chair) % s.people & 1]
    for chair in asked:
        if chair > step:
            s.step = chair
            s.who = (me + chair) % s.people
            return s.ask(BLOCK, bit(PASSES) | (bit(BLOCKS) if s.hands[s.who][KEY] else 0))
    close(s, [(me + chair) % s.people for chair in asked])
    return DONE


def close(s: Attic, asked: list[int]) -> None:
    for person in asked:
        blocks = s.blockers >> person & 1
        s.tell("blocked" if blocks else "passed", (LETTERS[person],))
        if blocks and not s.blocked:
            s.discard(person, KEY, "discarded")
            s.blocked = True


def lamp(s: Attic, me: int, step: int, answer: int) -> int:
    if step == 1:
        return s.ask(LOOK, s.with_cards() & s.others(me))  # nobody: 0 is DONE
    s.tell("looked", (LETTERS[me], LETTERS[answer]))
    s.tell("saw", (LETTERS[answer], *names(s.hands[answer])), only(me))
    return DONE


def fan(s: Attic, me: int, step: int, answer: int) -> int:
    if step == 1:
        return s.ask(GIVE, s.others(me)) if s.coins[me] else DONE
    if step == 2:
        s.target = answer
        return s.ask_span(AMOUNT, 1, s.coins[me])
    s.coins[me] -= answer
    s.coins[s.target] += answer
    s.tell("gave", (LETTERS[me], LETTERS[s.target], str(answer)))
    return DONE


def mirror(s: Attic, me: int, step: int, answer: int) -> int:
    if step == 1:
        return s.ask(USE, bit(LAMP) | bit(FAN))
    if step == 2:
        s.tell("used", (LETTERS[me], CARDS[answer]))
        return s.enter(answer, me)  # with a window of its own
    return DONE


def power(s: Attic, me: int, step: int, answer: int) -> int:
    """What all powers share: they wait for a window, and may be blocked in it."""
    if step == 0:
        return s.enter(WINDOW, me)
    if step == 1 and s.blocked:
        return DONE
    return USES[s.rule](s, me, step, answer)


USES: Final = (lamp, fan, mirror)
RULES: Final = (power, power, power, power, window, turn, deal)


# -- text ------------------------------------------------------------------------------------------------------------


def names(counts: list[int]) -> list[str]:
    return [CARDS[card] for card, count in enumerate(counts) for _ in range(count)]


def say(s: Attic, number: int) -> tuple[str, str]:
    if s.kind == ACT:
        if number >= PLAY:
            return "play", CARDS[number - PLAY]
        return ("bury", f"[{CARDS[number - BURY]}]") if number >= BURY else (("rest", "draw")[number], "")
    if s.kind == BLOCK:
        return ("[block]", "[pass]")[number], ""
    if s.kind in (LOOK, GIVE):
        return WORDS[s.kind], LETTERS[number]
    if s.kind == AMOUNT:
        return "give", str(number)
    if s.kind == USE:
        return "use", CARDS[number]
    person = s.step - 1 if s.kind == DEALT else s.active
    return WORDS[s.kind], f"{LETTERS[person % s.people]} [{CARDS[number]}]"


def playing(s: Attic) -> list[str]:
    """The powers in use, outermost first."""
    return [CARDS[rule] for rule in s.in_use() if rule < WINDOW]


def answered(s: Attic) -> list[str]:
    if s.who == NOBODY or s.kind != BLOCK:
        return []
    people = [(s.active + chair) % s.people for chair in range(1, (s.who - s.active) % s.people)]
    return ["[block]" if s.blockers >> person & 1 else "[pass]" for person in people if s.with_cards() >> person & 1]


def position(s: Attic) -> Position:
    over = s.who == NOBODY
    zones = {LETTERS[p]: [*(f"[{card}]" for card in names(s.hands[p])), str(s.coins[p])] for p in range(s.people)}
    for person in poorest(s) if over else ():
        zones[LETTERS[person]].append("won")
    more = {
        "under": [f"[{CARDS[card]}]" for card in s.under],
        "discards": names(s.discards),
        "turn": [str(s.turn), LETTERS[s.active]] if s.turn else [],
        "playing": [] if over else playing(s),
        "answered": answered(s),
    }
    return Position(zones | {zone: items for zone, items in more.items() if items}, asked("*", "end") if over else asked_in(s))


def asked_in(s: Attic) -> str:
    return asked(letter(s.who), WORDS[s.kind])


def asked(person: str, word: str) -> str:
    return {"end": "end", "turn": person}.get(word, f"{person} {word}")


def wrong(sentence: str) -> Unreadable:
    return Unreadable(sentence, id="bad-position")


def kinds(items: list[str]) -> list[int]:
    """The pieces among some items, by number."""
    pieces = [item.strip("[]").partition(":")[0] for item in items if is_piece(item)]
    if not set(pieces) <= set(CARDS):
        raise wrong(f"{' '.join(items)!r} holds no cards of this game; expected {', '.join(CARDS)}")
    return [CARDS.index(piece) for piece in pieces]


def counted(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(4)]


def read(s: Attic, at: Position) -> None:
    """Put what a position says into a state, then ask its question."""
    for person in range(s.people):
        items = at.zones[LETTERS[person]]
        s.hands[person] = counted(kinds(items))
        s.coins[person] = next((int(item) for item in items if item.isdigit()), COINS)
    s.under = kinds(at.zones.get("under", []))
    s.discards = counted(kinds(at.zones.get("discards", [])))
    places = [*s.hands, counted(s.under), s.discards]
    s.deck = [copies - sum(place[card] for place in places) for card, copies in enumerate(COPIES)]
    if min(s.deck) < 0 or sum(s.coins) != COINS * s.people:
        raise wrong("there are more cards or other coins than the game has")
    number, active, *_ = *at.zones.get("turn", ["0", "a"]), "", ""
    if not number.isdigit() or active not in LETTERS[: s.people]:
        raise wrong(f"'turn {number} {active}' says no turn; expected one such as 'turn 3 a'")
    s.turn, s.active = int(number), LETTERS.index(active)
    if at.asked != "end":
        resume(s, at)
        if at.asked != asked_in(s):
            raise wrong(f"'> {at.asked}' cannot be asked here; '> {asked_in(s)}' can")


def resume(s: Attic, at: Position) -> None:
    """Go to where the question is asked: the frames follow from the powers in use."""
    person, _, word = at.asked.partition(" ")
    s.begin(TURN if s.turn else DEAL, s.active if s.turn else NOBODY)
    s.step = {"draw": 1, "deal": sum(map(sum, s.hands))}.get(word, 0)
    answer = DRAW if word == "draw" else -1
    powers = kinds(at.zones.get("playing", []))
    if KEY in powers or any(card != MIRROR for card in powers[:-1]):
        raise wrong(
            f"'playing {' '.join(at.zones['playing'])}' cannot be; only a Mirror is used as another card, and a Key has no power"
        )
    for card in powers:
        s.step = 3
        s.enter(card, s.active)
        s.step = 1
    if word == "block":
        s.enter(WINDOW, s.active)
        s.step = (LETTERS.find(person) - s.active) % s.people - 1
        people = [p for k in range(1, s.step + 1) if s.with_cards() >> (p := (s.active + k) % s.people) & 1]
        hidden = at.zones.get("answered", [])
        s.blockers = sum(bit(p) for p, item in zip(people, hidden, strict=False) if item == "[block]")
        if s.step < 0 or (s.step == 0 and hidden):
            raise wrong(f"'> {at.asked}' cannot be asked here")
        s.step, answer = max(s.step, 0), -1
    s.play(answer)


# -- view ------------------------------------------------------------------------------------------------------------


class AtticView(View):
    """Sizes of hands are public. A foreign hand seen with a Lamp is known until its owner changes it in secret."""

    def __init__(self, viewer: str, letters: str) -> None:
        super().__init__(viewer)
        self.letters = letters
        self.hands: dict[str, list[str]] = {letter: [] for letter in letters}
        self.coins = dict.fromkeys(letters, COINS)
        self.under: list[str] = []
        self.discards: list[str] = []
        self.turn: list[str] = []
        self.playing: list[str] = []
        self.own_answer = ""
        self.won: list[str] = []

    @property
    def in_deck(self) -> int:
        """Cards in the deck whose order nobody knows."""
        return sum(COPIES) - sum(map(len, self.hands.values())) - len(self.under) - len(self.discards)

    def fold(self, event: Event) -> None:
        getattr(self, "on_" + event.kind)(*event.args)

    def on_drew(self, who: str) -> None:
        if self.in_deck == 0:
            self.under.pop(0)
        self.change(who, len(self.hands[who]) + 1)

    def change(self, who: str, size: int) -> None:
        """A hand has changed in secret; its owner is told more by the next event."""
        own = self.hands[who] if who == self.viewer else []
        self.hands[who] = own + ["?"] * (size - len(own)) if len(own) <= size else own

    def on_got(self, who: str, card: str) -> None:
        self.hands[who] = in_order([card if held == "?" else held for held in self.hands[who]])

    def on_buried(self, who: str) -> None:
        self.change(who, len(self.hands[who]) - 1)
        self.under.append("?")

    def on_put(self, card: str) -> None:
        self.hands[self.viewer].remove(card)
        self.under[-1] = card

    def on_played(self, who: str, card: str) -> None:
        self.on_discarded(who, card)
        self.playing = [card]

    def on_discarded(self, who: str, card: str) -> None:
        self.hands[who].remove(card if card in self.hands[who] else "?")
        self.discards = in_order([*self.discards, card])

    def on_used(self, _who: str, card: str) -> None:
        self.playing.append(card)

    def on_answered(self, word: str) -> None:
        self.own_answer = f"[{word}]"

    def on_blocked(self, who: str) -> None:
        """Said aloud; what it changes is told by other events."""

    on_passed = on_blocked

    def on_looked(self, who: str, whom: str) -> None:
        """What was seen is told to the one who looked."""

    def on_saw(self, whom: str, *cards: str) -> None:
        self.hands[whom] = list(cards)

    def on_gave(self, who: str, whom: str, coins: str) -> None:
        self.coins[who] -= int(coins)
        self.coins[whom] += int(coins)

    def on_turn(self, number: str, who: str) -> None:
        self.turn = [number, who]
        self.playing = []

    def on_won(self, who: str) -> None:
        self.won.append(who)

    def position(self) -> Position:
        zones = {
            who: [*(f"[{card}]" for card in hand), str(self.coins[who]), *(["won"] if who in self.won else [])]
            for who, hand in self.hands.items()
        }
        more = {
            "under": [f"[{card}]" for card in self.under],
            "discards": self.discards,
            "turn": self.turn,
            "playing": self.playing if self.asked else [],
            "answered": self.answered(),
        }
        zones |= {zone: items for zone, items in more.items() if items}
        return Position(zones, asked(*(self.asked or ("*", "end"))))

    def answered(self) -> list[str]:
        if self.asked is None or self.asked[1] != "block":
            return []
        before = takewhile(lambda who: self.asked is not None and who != self.asked[0], self.after_active())
        return [self.own_answer if who == self.viewer else "[?]" for who in before]

    def after_active(self) -> list[str]:
        """Whoever a window asks, clockwise."""
        first = self.letters.index(self.turn[1]) + 1 if self.turn else 0
        return [who for who in self.letters[first:] + self.letters[: first - 1] if self.hands[who]] if first else []


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: CARDS.index(card) if card in CARDS else 4)


# -- game ------------------------------------------------------------------------------------------------------------


class AtticGame(Game):
    """One table; `turns` is how many are played."""

    def __init__(self, people: int, options: Mapping[str, str]) -> None:
        self.name, self.people, self.options = "attic", people, dict(options)
        self.turns = int(options.get("turns", "24"))

    def empty(self) -> Attic:
        return Attic(self.people, self.turns)

    def start(self) -> Attic:
        state = self.empty()
        state.begin(DEAL, NOBODY)
        state.play(-1)
        return state

    def starting_from(self, position: Position) -> "AtticGame":
        people = [zone for zone in position.zones if len(zone) == 1]
        if people != list(LETTERS[: len(people)]) or len(people) not in EDITION.people:
            raise wrong(f"the people {' '.join(people)} are not a and b, a to c, or a to d")
        return type(self)(len(people), self.options)

    def read(self, position: Position) -> Attic:
        state = self.empty()
        read(state, position)
        return state

    def position(self, state: State) -> Position:
        assert isinstance(state, Attic)
        return position(state)

    def view(self, viewer: str, start: Position | None = None) -> AtticView:
        view = AtticView(viewer, LETTERS[: self.people])
        if start is not None:
            tell(view, start)
        return view

    def word(self, state: State) -> str:
        return WORDS[state.kind]

    def continues(self, state: State) -> bool:
        return state.kind == AMOUNT and state.who != NOBODY

    def say(self, state: State, number: int) -> tuple[str, str]:
        assert isinstance(state, Attic)
        return say(state, number)

    def refusal(self, state: State, text: str) -> AntifazError:
        if text.split()[0].strip("[]") not in (*WORDS, "rest", "draw", "bury", "play", "pass"):
            return Unreadable(f"{text!r} is no answer; expected a word such as draw, bury, play", id="no-verb", text=text)
        return Refused(f"{letter(state.who)} may not answer {text!r} to {self.word(state)}", id="not-listed", text=text)

    def result(self, state: State) -> Result:
        assert isinstance(state, Attic)
        return Result(tuple(LETTERS[person] for person in poorest(state)), "poorest")

    def worlds(self, view: View, dice: Dice, start: Position | None = None) -> Iterator[State]:
        """The distribution: cards that the viewer does not see lie in the unseen places in any order, each as likely."""
        assert isinstance(view, AtticView)
        seen = view.position()
        known = [card for hand in (*view.hands.values(), view.under, view.discards) for card in hand]
        unseen = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies - known.count(card))]
        while True:
            rest = iter(shuffled(unseen, dice))
            zones = {
                zone: [f"[{next(rest)}]" if item == "[?]" else item for item in items]
                for zone, items in seen.zones.items()
                if zone != "answered"
            }
            zones = {zone: sorted(items, key=rank) if len(zone) == 1 else items for zone, items in zones.items()}
            zones["answered"] = ["[pass]" if item == "[?]" else item for item in seen.zones.get("answered", [])]
            yield self.read(Position(zones, seen.asked))


def rank(item: str) -> int:
    return CARDS.index(item[1:-1]) if item[0] == "[" else 4


def tell(view: AtticView, start: Position) -> None:
    """What a position grants: one's own hand, what is marked, and what is public."""
    for zone, items in start.zones.items():
        if len(zone) == 1:
            view.hands[zone] = [granted(item, view.viewer, zone) for item in items if is_piece(item)]
            view.coins[zone] = next((int(item) for item in items if item.isdigit()), COINS)
            view.won += [zone] if "won" in items else []
    view.under = [granted(item, view.viewer) for item in start.zones.get("under", [])]
    view.discards = start.zones.get("discards", [])
    view.turn = [*start.zones["turn"], "a"][:2] if "turn" in start.zones else []
    view.playing = start.zones.get("playing", [])
    hidden = start.zones.get("answered", [])
    view.own_answer = next((item for who, item in zip(view.after_active(), hidden, strict=False) if who == view.viewer), "")


def granted(item: str, viewer: str, owner: str = "") -> str:
    card, _, marks = item.strip("[]").partition(":")
    return card if viewer == owner or viewer in marks else "?"


def make(name: str, people: int, options: Mapping[str, str] | None = None, content: str = "") -> AtticGame:
    """As the list of games makes one."""
    turns = (options or {}).get("turns", "24")
    if name != "attic" or people not in EDITION.people or set(options or {}) - {"turns"} or content:
        raise Refused(f"there is no {name} for {people} with {dict(options or {})}; there is attic for 2 to 4", id="no-game")
    if not (turns.isascii() and turns.isdigit() and 0 < int(turns) < 1000):
        raise Refused(f"turns={turns}: expected a number from 1 to 999", id="no-value")
    return AtticGame(people, options or {})


EDITION: Final = Edition("attic", range(2, 5), (Option("turns", ("24", "<number>")),), make, __name__)
