"""Everything that is true at a table of Voices, and the verbs with which its rules are written.

What nobody knows the order of is counted: decks, the influence pile, hands. What lies in a known order is kept in it: piles of
influence tokens on jurors. Rules that use each other work on the *scope* (the region concerned, the marker just inserted, who
is still to be asked, …): whoever is used sees the scope of its user, and leaves it as it was.
"""

from typing import Final

from mypy_extensions import i64

from antifaz.core import state as core
from antifaz.core.chance import lowest, size
from antifaz.core.events import only
from antifaz.core.seats import LETTERS, NOBODY, bit
from antifaz.core.state import NEXT
from antifaz.games.voices.pieces import (
    CARDS,
    DRAW_CARD,
    DRAW_TOKEN,
    FACES,
    JURORS,
    OF_A_COLOUR,
    OP_CHOICE,
    OP_CUT,
    OP_EXCHANGE,
    OP_HIT,
    OP_INFLUENCE,
    OP_INSERT,
    OP_MOVE,
    OP_PEEK,
    OP_REDRAW,
    OP_SHIFT,
    OP_STRATEGY,
    OP_TUCK,
    PUT,
    REGIONS,
)
from antifaz.games.voices.platforms import EMPTY, Geometry, Platform, marker_of, sticks_out, without

DEAL_KIND: Final[i64] = 33

# Cards of the twelve kinds in one number, five bits a kind.
KINDS: Final[i64] = 12
COUNT: Final[i64] = 5
ONE: Final[i64] = 31


def copies(cards: i64, kind: i64) -> i64:
    """How many of a kind there are among some strategy cards."""
    return cards >> (COUNT * kind) & ONE


def card(kind: i64) -> i64:
    """One strategy card of a kind, as cards are counted."""
    return 1 << (COUNT * kind)


def kinds_of(cards: i64) -> i64:
    """The kinds that are there, as a set."""
    kinds: i64 = 0
    kind: i64 = 0
    while cards >> (COUNT * kind) != 0:
        if cards >> (COUNT * kind) & ONE != 0:
            kinds |= bit(kind)
        kind += 1
        if kind == KINDS:
            break
    return kinds


def number_of(cards: i64) -> i64:
    """How many strategy cards there are."""
    number: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        number += cards >> (COUNT * kind) & ONE
        kind += 1
    return number


# A pile of influence tokens is one number: two bits a token, the top one last, below a leading 1.
NO_PILE: Final[i64] = 1


def height(pile: i64) -> i64:
    """How many tokens lie in a pile."""
    number: i64 = 0
    while pile > 1:
        pile >>= 2
        number += 1
    return number


def onto(pile: i64, face: i64) -> i64:
    """The pile with a token on top."""
    return pile << 2 | face


def beneath(pile: i64, face: i64) -> i64:
    """The pile with a token under it."""
    lead = bit(2 * height(pile))
    return pile + lead * (3 + face)  # the leading 1 moves up by two bits, the face takes its place


def tokens(pile: i64) -> list[int]:
    """The faces from the bottom to the top."""
    faces: list[int] = []
    while pile > 1:
        faces.append(int(pile & 3))
        pile >>= 2
    faces.reverse()
    return faces


def highest(mask: i64) -> i64:
    """The largest number in a set."""
    number: i64 = -1
    while mask >> (number + 1) != 0:
        number += 1
    return number


class Rule:
    """A rule in steps: the setup, a round, a window, one word of an effect."""

    def step(self, s: "State", me: i64, step: i64, answer: i64) -> i64:
        """Act, then say what is asked next."""
        raise NotImplementedError


class Op:
    """One word of an effect, with what stands behind it."""

    def __init__(self, rule: i64) -> None:
        self.rule = rule
        self.face: i64 = 0
        self.places: i64 = 0  # jurors, or regions by other words
        self.count: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.first: i64 = 0  # the effects of a choice
        self.second: i64 = 0


# Where INSERT takes its marker, and into which region.
DESTROYED_ONE: Final[i64] = 0
LOST_NOW: Final[i64] = 1
ANOTHER_HERE: Final[i64] = 2
HERE: Final[i64] = 0
ELSEWHERE: Final[i64] = 1
# What MOVE moves besides a guilty or an innocent token.
THE_PLACED: Final[i64] = 2
# What HIT may destroy.
ANYWHERE: Final[i64] = 0
AT_THE_EDGE: Final[i64] = 1


class Condition:
    """A part of an objective: `guilty >= 3`, `control SP or OB`."""

    def __init__(self, left: i64, sign: i64, right: i64, number: i64, regions: i64) -> None:
        self.left = left  # a quantity
        self.sign = sign
        self.right = right  # another one, or -1
        self.number = number
        self.regions = regions  # not 0: control of one of these, and nothing else


class Table:
    """What never changes during a match: the people, the options, the content as numbers."""

    def __init__(self, people: i64, rules: list[Rule], geometry: Geometry) -> None:
        self.people = people
        self.everybody: i64 = bit(people) - 1
        self.rules = rules
        self.geometry = geometry
        self.prosecutor: i64 = NOBODY  # the chosen one (VH-OPT-4), or nobody yet
        self.advanced = False
        self.emotional = False
        self.shaky = False
        self.colours: i64 = 2 if people == 3 else 1  # VH-3P-1
        self.roles: i64 = 0  # the role cards in use
        self.icons: list[i64] = []  # of each role: guilty, innocent, neutral, none
        self.required: list[i64] = []  # VH-OPT-3: how many roles of each icon
        self.objectives: list[list[Condition]] = []
        self.values: list[i64] = []  # of each marker
        self.emotions: list[i64] = []
        self.ops: list[Op] = []
        self.effects: list[list[i64]] = []
        self.headings: list[list[i64]] = []  # of each side: what stands over its abilities
        self.abilities: list[list[i64]] = []  # of each side: their effects
        self.texts: list[list[str]] = []  # of each side: their effects in words
        self.told: list[str] = []  # of each effect: in words
        self.icon: list[i64] = []  # of each side of a trial card: its region
        self.when: list[i64] = []  # of each strategy card: what it answers
        self.where: list[i64] = []  # … in these regions
        self.played: list[i64] = []  # … its effect
        self.strategies: i64 = 0  # all strategy cards
        self.pool: list[i64] = []  # all influence tokens, by face
        self.stories: list[list[i64]] = []  # the jurors of each
        self.begins: list[i64] = []  # … who receives the first player token

    def clockwise(self, person: i64, steps: i64) -> i64:
        """Whoever sits so many chairs to the left."""
        person += steps
        return person - self.people if person >= self.people else person


class State(core.State):
    """Roles, cards, markers, tokens, and the scope of the rule in use."""

    def __init__(
        self,
        table: Table,
        frames: list[i64],
        kept: list[i64],
        roles: list[i64],
        hands: list[i64],
        owners: list[i64],
        platforms: list[Platform],
        boxes: list[i64],
        piles: list[i64],
        pool: list[i64],
        cards: list[i64],
        trials: list[i64],
    ) -> None:
        super().__init__(frames)
        self.table = table
        self.kept = kept  # the scopes of the frames that wait
        self.roles = roles  # by person, -1: not dealt yet
        self.hands = hands  # by person
        self.owners = owners  # of each colour, -1: nobody
        self.platforms = platforms  # by region
        self.boxes = boxes  # guilty tokens by juror, then innocent ones
        self.piles = piles  # by juror
        self.pool = pool  # the influence pile, by face
        self.cards = cards  # centre, side, top: the trial cards in sight of the prosecutor, -1: none
        self.trials = trials  # the trial cards of this phase that are gone; those that Confusion discarded as -1 - card
        self.prosecutor: i64 = NOBODY
        self.unused: i64 = 0  # markers
        self.destroyed: i64 = 0
        self.strategies: i64 = 0  # the strategy deck
        self.thrown: i64 = 0  # the strategy discards
        self.tossed: i64 = NO_PILE  # the influence discards
        self.deck: i64 = 0  # the trial cards of this phase that nobody has seen
        self.phase: i64 = 1
        self.front: i64 = -1  # the side that is the front of the chosen card; a world may believe another one
        self.back: i64 = -1
        self.flipped: i64 = 0  # sides of which a world believes A and B to be exchanged: 1 the front, 2 the back
        self.story: i64 = -1
        self.first: i64 = NOBODY
        self.round: i64 = 0
        self.stage: i64 = 0  # the step of the round
        self.done: i64 = 0  # people who have begun their turn in this round
        self.cancelled: i64 = -1
        self.won: i64 = 0
        self.result: i64 = -1  # what a rule hands back to its user
        self.one: i64 = 0  # the answers of a line so far
        self.two: i64 = 0
        self.three: i64 = 0
        self.said: i64 = 0  # hidden answers in a window, four bits a person: 0 none yet, 1 + card, 15 pass
        self.held: i64 = NO_PILE  # influence tokens drawn and not yet placed
        # The scope.
        self.region: i64 = 0  # of the insertion, or of the ability
        self.marker: i64 = 0  # the one just inserted
        self.markers: i64 = 0  # those that may be inserted; then those that fell by it
        self.places: i64 = 0  # the regions into which
        self.how: i64 = 0
        self.juror: i64 = 0  # of the token just placed, or looked at
        self.face: i64 = 0
        self.left: i64 = 0  # how many are still to come
        self.side: i64 = 0  # of the trial card being resolved: 0 the front, 1 the back
        self.effect: i64 = 0
        self.op: i64 = 0
        self.user: i64 = NOBODY  # whoever uses the ability
        self.card: i64 = -1  # the strategy card being resolved, -1: none, a trial card's ability
        self.window: i64 = 0
        self.party: i64 = 0  # whoever may play a card in the window
        self.passed: i64 = 0
        self.played: i64 = 0  # which cards have been played in it, twelve bits a facet
        self.added: i64 = 0  # to totals of control, eight bits a person

    def clone(self) -> "State":
        """An independent copy without a log."""
        new = State(
            self.table,
            self.frames.copy(),
            self.kept.copy(),
            self.roles.copy(),
            self.hands.copy(),
            self.owners.copy(),
            self.platforms.copy(),
            self.boxes.copy(),
            self.piles.copy(),
            self.pool.copy(),
            self.cards.copy(),
            self.trials.copy(),
        )
        new.ask_as(self)
        new.prosecutor = self.prosecutor
        new.unused = self.unused
        new.destroyed = self.destroyed
        new.strategies = self.strategies
        new.thrown = self.thrown
        new.tossed = self.tossed
        new.deck = self.deck
        new.phase = self.phase
        new.front = self.front
        new.back = self.back
        new.flipped = self.flipped
        new.story = self.story
        new.first = self.first
        new.round = self.round
        new.stage = self.stage
        new.done = self.done
        new.cancelled = self.cancelled
        new.won = self.won
        new.result = self.result
        new.one = self.one
        new.two = self.two
        new.three = self.three
        new.said = self.said
        new.held = self.held
        new.take_scope(self)
        return new

    def take_scope(self, other: "State") -> None:
        """Work on what another state's rule works on."""
        self.region = other.region
        self.marker = other.marker
        self.markers = other.markers
        self.places = other.places
        self.how = other.how
        self.juror = other.juror
        self.face = other.face
        self.left = other.left
        self.side = other.side
        self.effect = other.effect
        self.op = other.op
        self.user = other.user
        self.card = other.card
        self.window = other.window
        self.party = other.party
        self.passed = other.passed
        self.played = other.played
        self.added = other.added

    # -- the scope -------------------------------------------------------------------------------------------------

    def scope(self) -> list[i64]:
        """All of it, in the order of its names."""
        return [
            self.region,
            self.marker,
            self.markers,
            self.places,
            self.how,
            self.juror,
            self.face,
            self.left,
            self.side,
            self.effect,
            self.op,
            self.user,
            self.card,
            self.window,
            self.party,
            self.passed,
            self.played,
            self.added,
        ]

    def put_scope(self, scope: list[i64]) -> None:
        """Work on this."""
        self.region = scope[0]
        self.marker = scope[1]
        self.markers = scope[2]
        self.places = scope[3]
        self.how = scope[4]
        self.juror = scope[5]
        self.face = scope[6]
        self.left = scope[7]
        self.side = scope[8]
        self.effect = scope[9]
        self.op = scope[10]
        self.user = scope[11]
        self.card = scope[12]
        self.window = scope[13]
        self.party = scope[14]
        self.passed = scope[15]
        self.played = scope[16]
        self.added = scope[17]

    def enter(self, rule: i64, me: i64) -> i64:
        """Use another rule; it sees this scope, and this scope comes back when that is done."""
        self.kept.extend(self.scope())
        return core.State.enter(self, rule, me)

    def leave(self) -> bool:
        """Go back to the rule that waits below, and to its scope."""
        if self.waiting < 0:
            return False
        start = len(self.kept) - SCOPE
        self.put_scope(self.kept[start:])
        del self.kept[start:]
        return core.State.leave(self)

    def advance(self, rule: i64, me: i64, step: i64, answer: i64) -> i64:
        """Play a step of a rule."""
        return self.table.rules[rule].step(self, me, step, answer)

    def weight(self, answer: i64) -> i64:
        """How many cards or tokens an outcome stands for."""
        if self.kind == DRAW_CARD:
            return copies(self.strategies, answer)
        if self.kind == DRAW_TOKEN or self.kind == PUT:
            return self.pool[answer]
        if self.kind == DEAL_KIND and self.table.advanced:
            return self.role_weight(answer)
        return 1

    def role_weight(self, role: i64) -> i64:
        """VH-OPT-2: every choice of the required roles of an icon, in every order, as likely as any other."""
        icon = self.table.icons[role]
        wanted = self.table.required[icon]
        there: i64 = 0
        for other in range(len(self.table.icons)):
            if self.table.roles >> other & 1 == 1 and self.table.icons[other] == icon:
                there += 1
        for dealt in self.roles:
            if dealt >= 0 and self.table.icons[dealt] == icon:
                wanted -= 1
                there -= 1
        return wanted * 27720 // there  # divisible by every number of roles that there can be

    def go_to(self, step: i64) -> i64:
        """Go on at another step of the rule in use."""
        self.step = step
        return NEXT

    # -- asking ----------------------------------------------------------------------------------------------------

    def ask(self, kind: i64, mask: i64) -> i64:
        """One of these."""
        self.kind = kind
        return mask

    def ask_person(self, person: i64, kind: i64, mask: i64) -> i64:
        """Ask somebody else."""
        self.who = person
        self.kind = kind
        return mask

    def facets(self) -> i64:
        """Everybody but the prosecutor."""
        return self.table.everybody & ~bit(self.prosecutor)

    def in_sight(self) -> i64:
        """The side being resolved, by its number."""
        return self.front if self.side == 0 else self.back

    def with_cards(self, people: i64) -> i64:
        """Those who hold a strategy card: a public fact."""
        with_cards: i64 = 0
        for person in range(self.table.people):
            if people >> person & 1 == 1 and self.hands[person] != 0:
                with_cards |= bit(person)
        return with_cards

    # -- markers ---------------------------------------------------------------------------------------------------

    def owner(self, marker: i64) -> i64:
        """Whose marker it is."""
        return self.owners[marker // OF_A_COLOUR]

    def own(self, person: i64) -> i64:
        """All markers of a person, wherever they are."""
        markers: i64 = 0
        for colour in range(6):
            if self.owners[colour] == person:
                markers |= 255 << (OF_A_COLOUR * colour)
        return markers

    def marker_name(self, marker: i64) -> str:
        """`b3`: its owner and its place in the list; a second colour goes on counting (VH-CMP-8, VH-3P-1)."""
        owner = self.owner(marker)
        number = marker % OF_A_COLOUR + 1
        for colour in range(marker // OF_A_COLOUR):
            if self.owners[colour] == owner:
                number += OF_A_COLOUR
        return f"{LETTERS[owner]}{number}"

    def on(self, region: i64) -> i64:
        """The markers on a platform."""
        markers: i64 = 0
        for disc in self.platforms[region]:
            markers |= bit(marker_of(disc))
        return markers

    def on_any(self, regions: i64) -> i64:
        """The markers on some platforms."""
        markers: i64 = 0
        for region in range(5):
            if regions >> region & 1 == 1:
                markers |= self.on(region)
        return markers

    def at_the_edge(self, region: i64) -> i64:
        """The markers that stick out over the edge (VH-STR-9)."""
        markers: i64 = 0
        for disc in self.platforms[region]:
            if sticks_out(disc, self.table.geometry):
                markers |= bit(marker_of(disc))
        return markers

    def region_of(self, marker: i64) -> i64:
        """Where a marker lies, or -1."""
        for region in range(5):
            for disc in self.platforms[region]:
                if marker_of(disc) == marker:
                    return region
        return -1

    def take_away(self, marker: i64) -> None:
        """VH-INS-6: from wherever it is; nothing else moves."""
        self.unused &= ~bit(marker)
        self.destroyed &= ~bit(marker)
        region = self.region_of(marker)
        if region >= 0:
            self.platforms[region] = without(self.platforms[region], marker)

    def destroy(self, marker: i64) -> None:
        """VH-INS-10: by a card or an ability; it did not fall."""
        region = self.region_of(marker)
        self.take_away(marker)
        self.destroyed |= bit(marker)
        if self.log is not None:
            self.tell("destroyed", (self.marker_name(marker), REGIONS[region]))

    # -- control ---------------------------------------------------------------------------------------------------

    def total(self, person: i64, region: i64) -> i64:
        """VH-CTL-1, VH-3P-3: the values of the own markers; of two colours the better one counts."""
        best: i64 = 0
        for colour in range(1, 6):
            if self.owners[colour] == person:
                total: i64 = 0
                for disc in self.platforms[region]:
                    marker = marker_of(disc)
                    if marker // OF_A_COLOUR == colour:
                        total += self.table.values[marker]
                if total > best:
                    best = total
        return best

    def leaders(self, region: i64, added: i64) -> i64:
        """VH-CTL-2, VH-CTL-5: the facets with the highest total; all of them where nobody has a marker."""
        best: i64 = -1
        leaders: i64 = 0
        for person in range(self.table.people):
            if person == self.prosecutor:
                continue
            total = self.total(person, region) + (added >> (8 * person) & 255)
            if total > best:
                best = total
                leaders = 0
            if total == best:
                leaders |= bit(person)
        return leaders

    def holders(self, region: i64) -> i64:
        """The facets with a marker on a platform."""
        people: i64 = 0
        for disc in self.platforms[region]:
            people |= bit(self.owner(marker_of(disc)))
        return people & self.facets()

    # -- tokens ----------------------------------------------------------------------------------------------------

    def place_token(self, me: i64, face: i64, juror: i64) -> None:
        """VH-TOK-1, VH-LIM-3: there are always enough."""
        self.boxes[face * 6 + juror] += 1
        self.face = face
        self.juror = juror
        if self.log is not None:
            self.tell("placed", (LETTERS[me], FACES[face], JURORS[juror]))

    def with_token(self, face: i64) -> i64:
        """The jurors with such a token."""
        jurors: i64 = 0
        for juror in range(6):
            if self.boxes[face * 6 + juror] > 0:
                jurors |= bit(juror)
        return jurors

    def with_influence(self) -> i64:
        """The jurors with an influence token: a public fact."""
        jurors: i64 = 0
        for juror in range(6):
            if self.piles[juror] != NO_PILE:
                jurors |= bit(juror)
        return jurors

    def move_token(self, me: i64, face: i64, juror: i64, other: i64) -> None:
        """VH-TOK-1: to the same box of another juror."""
        self.boxes[face * 6 + juror] -= 1
        self.boxes[face * 6 + other] += 1
        if self.log is not None:
            self.tell("moved-token", (LETTERS[me], FACES[face], JURORS[juror], JURORS[other]))

    def influence_left(self) -> bool:
        """Whether a token can be drawn (VH-LIM-2)."""
        return self.pool[0] + self.pool[1] + self.pool[2] > 0 or self.tossed != NO_PILE

    def ask_for_token(self, kind: i64) -> i64:
        """VH-LIM-2, VH-LIM-6: where none is left, the discards become the pile."""
        if self.pool[0] + self.pool[1] + self.pool[2] == 0:
            for face in tokens(self.tossed):
                self.pool[face] += 1
            self.tossed = NO_PILE
            self.tell("reshuffled", ("influence",))
        mask: i64 = 0
        for face in range(3):
            if self.pool[face] > 0:
                mask |= bit(face)
        return self.ask_dealer(kind, mask)

    def look_at(self, me: i64, juror: i64, pile: i64) -> None:
        """VH-TOK-7: secretly, at all tokens of a pile or at what is given of it."""
        if self.log is None:
            return
        self.tell("looked", (LETTERS[me], JURORS[juror]))
        self.tell("saw", (JURORS[juror], *[FACES[face] for face in tokens(pile)]), only(me))

    def look_at_top(self, me: i64, juror: i64) -> None:
        """At the top token."""
        self.look_at(me, juror, onto(NO_PILE, self.piles[juror] & 3))

    def throw(self, me: i64, face: i64) -> None:
        """VH-TOK-3: face down, unseen by others."""
        self.tossed = onto(self.tossed, face)
        if self.log is not None:
            self.tell("discarded", (LETTERS[me], "influence"))
            self.tell("threw", (LETTERS[me], FACES[face]), only(me))

    # -- strategy cards --------------------------------------------------------------------------------------------

    def cards_left(self) -> bool:
        """Whether a strategy card can be drawn (VH-LIM-1)."""
        return self.strategies != 0 or self.thrown != 0

    def ask_for_card(self) -> i64:
        """VH-LIM-1, VH-LIM-6"""
        if self.strategies == 0:
            self.strategies = self.thrown
            self.thrown = 0
            self.tell("reshuffled", ("strategies",))
        return self.ask_dealer(DRAW_CARD, kinds_of(self.strategies))

    def draw_card(self, me: i64, kind: i64) -> None:
        """From the deck to a hand."""
        self.strategies -= card(kind)
        self.hands[me] += card(kind)
        if self.log is not None:
            self.tell("drew", (LETTERS[me], "strategy"))
            self.tell("got", (LETTERS[me], CARDS[kind]), only(me))

    def discard(self, me: i64, kind: i64) -> None:
        """VH-LIM-5: face up."""
        self.hands[me] -= card(kind)
        self.thrown += card(kind)
        if self.log is not None:
            self.tell("discarded", (LETTERS[me], CARDS[kind]))

    # -- what can be done ------------------------------------------------------------------------------------------

    def able(self, effect: i64, me: i64) -> bool:
        """Whether any word of an effect can do something (VH-CON-3, VH-STR-11), by public facts."""
        return any(self.can(self.table.ops[op], me) for op in self.table.effects[effect])

    def can(self, op: Op, me: i64) -> bool:
        """Whether one word can."""
        rule = op.rule
        if rule == OP_CHOICE:
            return self.able(op.first, me) or self.able(op.second, me)
        if rule == OP_INFLUENCE:
            return self.influence_left()
        if rule in (OP_PEEK, OP_SHIFT, OP_TUCK):
            return self.with_influence() != 0
        if rule == OP_EXCHANGE:
            return size(self.with_influence()) >= 2
        if rule == OP_MOVE:
            return op.face == THE_PLACED or self.with_token(op.face) != 0
        if rule == OP_CUT:
            return self.with_token(op.face) & op.places != 0
        if rule == OP_HIT:
            return self.targets(op, me) != 0
        if rule == OP_STRATEGY:
            return me != self.prosecutor and self.cards_left()  # VH-3P-8
        if rule == OP_INSERT:
            return self.sources(op, me) != 0
        if rule == OP_REDRAW:
            return number_of(self.hands[me]) >= 2  # this card is no longer in hand when it is resolved
        return True

    def targets(self, op: Op, me: i64) -> i64:
        """The markers that HIT may destroy."""
        if op.places == AT_THE_EDGE:
            return self.at_the_edge(self.region) & ~self.own(me)
        return self.on_any(31)

    def sources(self, op: Op, me: i64) -> i64:
        """The markers that INSERT may take."""
        own = self.own(me)
        if op.face == DESTROYED_ONE:
            return self.of_value(own & self.destroyed, op.count)
        if op.face == LOST_NOW:
            return own & self.markers & self.destroyed
        return own & self.on(self.region) & ~bit(self.marker)

    def of_value(self, markers: i64, value: i64) -> i64:
        """Those of some markers that are worth so much."""
        some: i64 = 0
        while markers != 0:
            marker = lowest(markers)
            markers &= markers - 1
            if self.table.values[marker] == value:
                some |= bit(marker)
        return some


SCOPE: Final = 18


def empty(table: Table) -> State:
    """A table on which nothing has been dealt."""
    nobody: i64 = -1
    nothing: i64 = 0
    no_pile: i64 = NO_PILE
    return State(
        table,
        [],
        [],
        [nobody] * table.people,
        [nothing] * table.people,
        [nobody] * 6,
        [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
        [nothing] * 12,
        [no_pile] * 6,
        table.pool.copy(),
        [nobody] * 3,
        [],
    )
