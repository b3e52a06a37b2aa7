"""What a page of Voices shows: built from one viewer's view and, if it is theirs, the open question; never from a state.

Nothing here is language: `speech.py` finds the words. A role, a hand, a face, a hidden effect is in a field only if it is the
viewer's own or has been read aloud.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from antifaz.core.events import Event
from antifaz.core.game import Answer, Question
from antifaz.core.sheet import Person, Recalled, Sheet
from antifaz.games.voices.content import Ability, Control, Count, Pack, Role
from antifaz.games.voices.content.effects import REGIONS as REGION_CODES
from antifaz.games.voices.content.effects import STRATEGY, Choice, Effect, Hidden, read_effect
from antifaz.games.voices.pieces import CARDS, COLOURS, JURORS, PLACES, REGIONS, ROLES, SIDES
from antifaz.games.voices.platforms import STANDARD, disc_at, sticks_out
from antifaz.games.voices.view import VoicesView

if TYPE_CHECKING:
    from antifaz.games.voices.speech import Speech, Voice

WINDOWS: Final = ("insertion", "control", "trial", "token")
ANGLES: Final = {"planning": 0, "speech": 72, "motor": 144, "instinct": 216, "observation": 288}
"""Where each platform lies around the mind, in degrees clockwise."""
ROUND_THE_MIND: Final = tuple(ANGLES)
PROSECUTOR: Final = "prosecutor"
MOVES: Final = frozenset("inserted filmed destroyed placed laid-down moved-token shifted exchanged removed turned judged".split())
"""The public events that something on the table moves for."""
UNTOLD: Final = frozenset("filmed moved fell step turn laid moved-up dismissed resolved dealt answered passed".split())
"""What the log leaves out: it is told by another sentence, or by the page itself."""
FOLLOWED: Final = frozenset("shifted tucked exchanged declined".split())
"""Whoever has done this has seen what there was to see."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A marker; its place is in millimetres, and means nothing while it lies on no platform."""

    name: str
    owner: str
    colour: str
    emotion: str
    value: int
    x: float = 0.0
    y: float = 0.0
    out: bool = False
    """Whether it sticks out over the edge (VH-PHY-16)."""


@dataclass(frozen=True, slots=True)
class Total:
    """What somebody's markers are worth in a region (VH-PHY-22)."""

    owner: str
    colour: str
    value: int


@dataclass(frozen=True, slots=True)
class Region:
    """A platform."""

    word: str
    angle: int
    discs: tuple[Disc, ...]
    totals: tuple[Total, ...]
    """The highest first."""

    @property
    def code(self) -> str:
        return REGION_CODES[REGIONS.index(self.word)]

    @property
    def leaders(self) -> tuple[Total, ...]:
        """Whoever has most, two of them where it is a tie."""
        return tuple(total for total in self.totals if total.value == self.totals[0].value)[:2]


@dataclass(frozen=True, slots=True)
class Juror:
    """A juror: open tokens, sealed ones, at the end the verdict."""

    word: str
    guilty: int
    innocent: int
    influence: int
    line: str = ""
    """The answer that pressing this juror gives, where one press is enough."""
    verdict: str = ""
    turned: tuple[str, ...] = ()
    """What lay in the pile, told at the end."""
    cancelled: int = 0

    @property
    def code(self) -> str:
        return juror_code(self.word)


@dataclass(frozen=True, slots=True)
class Fact:
    """A part of an objective: whether it holds, and by which numbers."""

    kind: str
    """a quantity, or `control`"""
    holds: bool
    now: int = 0
    wanted: int = 0
    regions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody with a place at the table."""

    letter: str
    person: Person
    colours: tuple[str, ...]
    markers: int
    destroyed: tuple[Disc, ...]
    cards: int
    you: bool
    prosecutor: bool
    first: bool
    asked: bool
    done: bool
    winner: bool
    role: str = ""
    """told at the end, and the prosecutor's always"""
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A strategy card in the viewer's hand."""

    word: str
    code: str
    region: str
    line: str = ""
    """The answer that plays or discards it, if it can be."""


@dataclass(frozen=True, slots=True)
class Own:
    """What only the viewer knows."""

    role: str
    code: str
    icon: str
    wins: str
    """The id of the text that says when this role wins."""
    facts: tuple[Fact, ...]
    """What of it holds by what lies open (VH-CON-7)."""
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """An ability on the card, as far as it has been read."""

    heading: str
    """`prosecutor` or a region"""
    effect: Effect
    """empty until it is read"""
    labels: tuple[str, ...]
    """the ids of the two labels of a hidden choice"""
    user: str
    option: str
    """which of two was chosen: `first`, `second`"""
    told: Effect
    """the hidden effect that was read out"""
    now: bool


@dataclass(frozen=True, slots=True)
class Docket:
    """The trial card of the round."""

    trial: str
    regions: tuple[str, str]
    side: str
    """`front`, `back`, or nothing before it is read"""
    abilities: tuple[Read, ...]

    @property
    def flavour(self) -> str:
        return f"{self.trial}.{self.side}" if self.side else ""


@dataclass(frozen=True, slots=True)
class Front:
    """A trial card behind the screen, its front open to the prosecutor alone (VH-KNO-5, VH-KNO-8)."""

    trial: str
    place: str
    line: str
    regions: tuple[str, str]
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """A marker that can be pushed, and where."""

    disc: Disc
    regions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Push:
    """The means of an insertion: which marker, which region, from where to where (VH-PHY-6)."""

    aims: tuple[Aim, ...]
    marker: str
    region: str
    entry: int
    end: int
    decline: bool
    preview: str
    ghosts: tuple[Disc, ...] = ()
    """With `preview=full`: where all would lie after the push that the page was asked about."""
    falls: tuple[Disc, ...] = ()

    @property
    def regions(self) -> tuple[str, ...]:
        """In the order in which they lie around the mind."""
        return tuple(region for region in ROUND_THE_MIND if any(region in aim.regions for aim in self.aims))

    def colour(self) -> str:
        return next(aim.disc.colour for aim in self.aims if aim.disc.name == self.marker)


@dataclass(frozen=True, slots=True)
class Option:
    """An answer, by what it names: a juror, a person, a marker, a card, a face, an effect, a word."""

    line: str
    kind: str
    word: str
    disc: Disc | None = None
    effect: Effect = ()
    total: int = -1


@dataclass(frozen=True, slots=True)
class Pair:
    """Two choices that make one line: each is a row of options."""

    verb: str
    first: tuple[Option, ...]
    second: tuple[Option, ...]
    several: bool = False
    """Two of the first row, and nothing else (`look logical wary`)."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The viewer's question, laid out."""

    panel: str
    """`push`, `desk`, `list`, `jurors`, `pair`, `window`"""
    secret: bool
    options: tuple[Option, ...] = ()
    pair: Pair | None = None
    push: Push | None = None
    desk: tuple[Front, ...] = ()
    faces: tuple[str, ...] = ()
    """Tokens that lie open to the viewer while it decides."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Influence tokens before the viewer's eyes, from the bottom to the top."""

    juror: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """What a push did to a marker."""

    disc: Disc
    how: str
    """`slid`, `out`, `fell`"""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log."""

    number: int
    event: Event
    count: int
    """how many of them happened at once"""
    moved: tuple[Moved, ...]
    icon: str
    """a drawing of `voices.svg`"""
    colour: str
    secret: bool
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """Everything the templates of Voices read."""

    template: str
    game: str
    edition: str
    viewer: str
    pack: Pack
    view: VoicesView
    players: int
    turn: int
    """nothing here: the round stands in the page's own heading"""
    round: int
    stage: int
    phase: int
    scene: str
    """`setup`, `mind`, `card`, `end`"""
    seats: tuple[Seat, ...]
    jurors: tuple[Juror, ...]
    regions: tuple[Region, ...]
    docket: Docket | None
    story: str
    own: Own | None
    waiting: tuple[Front, ...]
    """the trial cards behind the screen, for the prosecutor"""
    asked: str | None
    kind: str | None
    about: Mapping[str, str]
    question: Question | None
    ask: Ask | None
    sight: Sight | None
    roles: tuple[str, ...]
    """the roles that may be in the game (VH-SET-13)"""
    advanced: bool
    emotional: bool
    reason: str
    log: tuple[Line, ...]
    moves: tuple[tuple[int, str], ...]
    seen: int
    set: str = "set-voices"
    """what the drawer beside the log is called"""

    def seat(self, letter: str) -> Seat:
        return next(seat for seat in self.seats if seat.letter == letter)

    @property
    def me(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.you), None)

    def region(self, word: str) -> Region:
        return next(region for region in self.regions if region.word == word)

    @property
    def around(self) -> tuple[Region, ...]:
        """The regions as they lie around the mind."""
        return tuple(self.region(word) for word in ROUND_THE_MIND)

    @property
    def recent(self) -> tuple[Line, ...]:
        return tuple(line for line in self.log if line.event.kind != "round")[-3:]

    @property
    def winners(self) -> list[str]:
        return [seat.person.name for seat in self.seats if seat.winner]

    @property
    def is_window(self) -> bool:
        return self.kind in WINDOWS

    def speech(self, voice: Voice, language: str) -> Speech:
        """What finds the words for this page."""
        from antifaz.games.voices.speech import Speech

        return Speech(self, voice, language)


# -- pieces ------------------------------------------------------------------------------------------------------------


def juror_code(word: str) -> str:
    return ("LO", "JU", "SO", "WA", "DI", "TR")[JURORS.index(word)]


def region_code(word: str) -> str:
    return REGION_CODES[REGIONS.index(word)]


def role_code(word: str) -> str:
    return f"R{ROLES.index(word) + 1:02}"


def card_code(word: str) -> str:
    return f"S{CARDS.index(word) + 1:02}"


def words_of(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(REGIONS[REGION_CODES.index(code)] for code in codes)


def disc_of(view: VoicesView, name: str, at: tuple[int, int] | None = None) -> Disc:
    """A marker; `at` is its place in thousandths."""
    marker, colour = view.marker(name), view.colour(name)
    disc = Disc(name, name[0], colour, marker.emotion.lower(), marker.value)
    if at is None:
        return disc
    out = sticks_out(disc_at(view.number(name), *at), STANDARD)
    return replace(disc, x=at[0] / 1000, y=at[1] / 1000, out=out)


def region_of(view: VoicesView, word: str) -> Region:
    platform = view.platforms[word]
    discs = tuple(disc_of(view, name, platform[name]) for name in sorted(platform, key=view.number))
    facets = [letter for letter in view.facets if any(disc.owner == letter for disc in discs)]
    totals = [Total(letter, best_colour(view, letter, word), view.total(letter, word)) for letter in facets]
    return Region(word, ANGLES[word], discs, tuple(sorted(totals, key=lambda total: -total.value)))


def best_colour(view: VoicesView, letter: str, region: str) -> str:
    """VH-3P-3: of two colours the better one counts."""
    sums = dict.fromkeys(view.colours[letter], 0)
    for name in view.platforms[region]:
        if name[0] == letter:
            sums[view.colour(name)] += view.marker(name).value
    return max(sums, key=lambda colour: sums[colour])


# -- the page ----------------------------------------------------------------------------------------------------------


def page(sheet: Sheet, *, edition: str = "", line: str = "", since: int = 0) -> Page:
    """What this viewer's page shows now; `line` is what has been picked without script, `since` the last event told."""
    view = sheet.view
    assert isinstance(view, VoicesView)
    return Maker(view, sheet, line).page(edition, since)


class Maker:
    """Makes one page; it holds what its parts have in common."""

    def __init__(self, view: VoicesView, sheet: Sheet, line: str) -> None:
        self.view = view
        self.sheet = sheet
        self.question = sheet.question
        self.line = line.split()
        self.answers: dict[str, Answer] = {answer.text: answer for answer in self.question.answers} if self.question else {}
        self.about: Mapping[str, str] = view.about
        self.me = view.viewer if view.viewer in view.letters else ""

    def page(self, edition: str, since: int) -> Page:
        view, sheet = self.view, self.sheet
        sight = self.sight()
        ask = self.ask(sight)
        return Page(
            template="voices/table.html",
            game="voices",
            edition=edition,
            viewer=view.viewer,
            pack=view.pack,
            view=view,
            players=len(view.letters),
            turn=0,
            round=view.round,
            stage=view.stage,
            phase=2 if view.round > 4 or (view.round == 4 and view.stage > 3) else 1,
            scene=self.scene(),
            seats=tuple(self.seat(letter) for letter in self.around()),
            jurors=tuple(self.juror(word, ask) for word in JURORS),
            regions=tuple(region_of(view, word) for word in REGIONS),
            docket=self.docket(),
            story=view.story or "",
            own=self.own(),
            waiting=tuple(self.fronts()),
            asked=view.asked[0] if view.asked else None,
            kind=view.asked[1] if view.asked else None,
            about=self.about,
            question=self.question,
            ask=ask,
            sight=sight,
            roles=tuple(self.roles()),
            advanced=view.options.get("roles") == "advanced",
            emotional=view.options.get("emotions") == "on",
            reason=view.result.reason if view.result else "",
            log=tuple(story(view, sheet.log)),
            moves=tuple(moves(view.events, since)),
            seen=len(view.events),
        )

    def around(self) -> list[str]:
        """The people clockwise, from the viewer on."""
        first = view_order = self.view.letters.index(self.me) if self.me else 0
        return [*self.view.letters[view_order:], *self.view.letters[:first]]

    def scene(self) -> str:
        """What the middle of the table shows: public facts decide it, whoever looks."""
        view = self.view
        if view.over:
            return "end"
        if not view.round:
            return "setup"
        return "card" if view.ability is not None and view.stage == 3 else "mind"

    def seat(self, letter: str) -> Seat:
        view = self.view
        role = view.roles.get(letter, "") if view.over or letter == view.prosecutor else ""
        return Seat(
            letter=letter,
            person=next(person for person in self.sheet.people if person.letter == letter),
            colours=("grey",) if letter == view.prosecutor else tuple(view.colours[letter]),
            markers=len(view.unused(letter)),
            destroyed=tuple(disc_of(view, name) for name in sorted(view.destroyed[letter], key=view.number)),
            cards=len(view.hands[letter]),
            you=letter == self.me,
            prosecutor=letter == view.prosecutor,
            first=letter == view.first,
            asked=view.asked is not None and view.asked[0] == letter,
            done=letter in view.done,
            winner=letter in view.won,
            role=role,
            facts=self.facts(letter, role) if view.over and role else (),
        )

    def juror(self, word: str, ask: Ask | None) -> Juror:
        view = self.view
        seen = view.jurors[word]
        options = ask.options if ask and not ask.pair else ()
        line = next((one.line for one in options if one.kind == "juror" and one.word == word), "")
        turned, cancelled = ending(view, word) if view.over else ((), 0)
        return Juror(
            word, seen.guilty, seen.innocent, len(seen.pile), line, view.verdict.get(word, ""), turned=turned, cancelled=cancelled
        )

    # -- roles -----------------------------------------------------------------------------------------------------

    def own(self) -> Own | None:
        """VH-KNO-1, VH-KNO-3: role and hand, the viewer's own."""
        view = self.view
        role = view.roles.get(self.me, "") if self.me else ""
        if role not in ROLES:
            return None
        code = role_code(role)
        known = view.pack.roles[code]
        wins = f"{code}.wins-with-3" if len(view.letters) == 3 and known.wins_with_3 != known.wins else f"{code}.wins"
        hand = tuple(self.card(word) for word in view.hands[self.me])
        return Own(role, code, known.icon, wins, () if view.over else self.facts(self.me, role), hand)

    def card(self, word: str) -> Card:
        code = card_code(word)
        region = self.view.pack.strategies[code].region
        lines = (f"[{word}]", f"discard {word}", word)
        return Card(word, code, words_of([region])[0] if region else "", next((one for one in lines if one in self.answers), ""))

    def facts(self, letter: str, role: str) -> tuple[Fact, ...]:
        """The parts of an objective with the numbers that decide them; before the end by what lies open (VH-CON-7)."""
        known: Role = self.view.pack.roles[role_code(role)]
        quantities = self.quantities(letter)
        return tuple(self.fact(part, letter, quantities) for part in known.objective(len(self.view.letters)))

    def fact(self, part: Count | Control, letter: str, quantities: Mapping[str, int]) -> Fact:
        if isinstance(part, Control):
            wanted = words_of(part.regions)
            held = tuple(region for region in wanted if self.controls(letter, region))
            return Fact("control", bool(held), regions=held or wanted)
        wanted_number = part.right if isinstance(part.right, int) else quantities[part.right]
        kind = f"{part.left}-{part.right}" if isinstance(part.right, str) else part.left
        return Fact(kind.replace(" ", "-"), part.holds(quantities), quantities[part.left], wanted_number)

    def controls(self, letter: str, region: str) -> bool:
        """VH-OBJ-2: the highest total, ties included, with an own marker there."""
        return letter in self.view.leaders(region) and any(name[0] == letter for name in self.view.platforms[region])

    def quantities(self, letter: str) -> dict[str, int]:
        """VH-OBJ-1, VH-OBJ-3, VH-OBJ-4"""
        view = self.view
        states = [verdict_of(juror.guilty, juror.innocent) for juror in view.jurors.values()]
        guilty, innocent = states.count("guilty"), states.count("innocent")
        mine = len(view.destroyed[letter])
        others = [len(view.destroyed[other]) for other in view.facets if other != letter]
        pairs = sum(min(juror.guilty, juror.innocent) for juror in view.jurors.values())
        return {
            "guilty": guilty,
            "innocent": innocent,
            "undecided": 6 - guilty - innocent,
            "difference": abs(guilty - innocent),
            "cancelled": view.cancelled if view.over else pairs,
            "destroyed": mine,
            "others with more destroyed": sum(number > mine for number in others),
            "others with fewer destroyed": sum(number < mine for number in others),
        }

    def roles(self) -> list[str]:
        """VH-SET-13: with basic roles those in the game, with advanced ones all that may be."""
        people = len(self.view.letters)
        everything = self.view.options.get("roles") == "advanced"
        known = zip(ROLES, self.view.pack.roles.values(), strict=True)
        return [word for word, role in known if everything or people in role.players]

    # -- trial cards -----------------------------------------------------------------------------------------------

    def docket(self) -> Docket | None:
        view = self.view
        if view.chosen is None:
            return None
        trial = view.pack.trials[view.chosen]
        left, right = words_of((trial.left, trial.right))
        under_way = view.ability
        if under_way is None or view.stage != 3:
            return Docket(view.chosen, (left, right), "", ())
        return Docket(view.chosen, (left, right), under_way.side, tuple(self.read(trial.front, trial.back)))

    def read(self, front: tuple[Ability, ...], back: tuple[Ability, ...]) -> Iterable[Read]:
        """VH-KNO-20: what has been read of this side, then the heading that was reached (VH-RES-10)."""
        now = self.view.ability
        assert now is not None
        abilities = front if now.side == SIDES[0] else back
        for number, ability in enumerate(abilities[: now.number], 1):
            last = number == now.number and bool(now.text)
            yield self.read_one(ability, now.side, last=last)
        if now.heading and not now.text:
            yield Read(now.heading, (), (), now.user, "", (), now=True)

    def read_one(self, ability: Ability, side: str, *, last: bool) -> Read:
        now = self.view.ability
        assert now is not None
        heading = PROSECUTOR if ability.heading == "PROS" else words_of([ability.heading])[0]
        hidden = any(isinstance(op, Hidden) for op in ability.effect)
        labels = tuple(f"{self.view.chosen}.{side}.{letter}" for letter in "AB") if hidden else ()
        effect = () if hidden else ability.effect
        if not last:
            return Read(heading, effect, labels, "", "", (), now=False)
        told = read_effect(now.effect, STRATEGY) if now.effect else ()
        return Read(heading, effect, labels, now.user, now.option, told, now=True)

    def fronts(self) -> Iterable[Front]:
        """VH-KNO-5: the three cards whose fronts the prosecutor knows."""
        view = self.view
        if not self.me or self.me != view.prosecutor or view.over:
            return
        for place, trial in zip(PLACES, view.cards, strict=False):
            if trial in view.pack.trials:
                known = view.pack.trials[trial]
                left, right = words_of((known.left, known.right))
                line = f"choose {trial}" if f"choose {trial}" in self.answers else ""
                yield Front(trial, place, line, (left, right), known.front)

    # -- the question ----------------------------------------------------------------------------------------------

    def sight(self) -> Sight | None:
        """What the viewer is looking at, until it has said "seen" or has decided what to do with it (VH-KNO-17)."""
        view = self.view
        own = (n for n, event in enumerate(view.events, 1) if event.kind in FOLLOWED and event.args[0] == self.me)
        done = max(own, default=0)
        open_ones = [one for one in self.sheet.sights if one.event.args[0] in JURORS and one.number > done]
        if not open_ones:
            return None
        juror, *faces = open_ones[-1].event.args
        return Sight(juror, tuple(faces))

    def both_sights(self) -> tuple[str, ...]:
        """The faces that Whisper shows, one of each juror."""
        seen = [one.event.args for one in self.sheet.sights if one.event.args[0] in JURORS]
        return tuple(args[-1] for args in seen[-2:])

    def ask(self, sight: Sight | None) -> Ask | None:
        """How the open question is put to the viewer."""
        if self.question is None:
            return None
        kind = self.question.kind
        if kind == "insert":
            return Ask("push", secret=False, push=self.push())
        if kind == "card":
            return Ask("desk", secret=True, desk=tuple(self.fronts()))
        if kind in WINDOWS:
            return Ask("window", secret=True, options=self.options())
        if kind in ("shift", "tuck"):
            top = self.view.jurors[self.looked_at(sight)].pile[-1:] if self.looked_at(sight) else []
            return Ask("jurors" if kind == "shift" else "list", secret=True, options=self.options(), faces=tuple(top))
        if kind == "exchange":
            return Ask("list", secret=True, options=self.options(), faces=self.both_sights())
        return self.plain(kind)

    def looked_at(self, sight: Sight | None) -> str:
        """The juror whose token was looked at last."""
        if sight:
            return sight.juror
        looked = (event.args[1] for event in reversed(self.view.events) if event.kind == "looked" and event.args[0] == self.me)
        return next(looked, "")

    def plain(self, kind: str) -> Ask:
        """Every other question: a list, a row of jurors, or two rows that make one line."""
        assert self.question is not None
        secret = kind in ("limit", "discard") or any("[" in text for text in self.answers)
        lines = list(self.question.lines())
        words = [line.split() for line in lines]
        if any(len(one) == 3 for one in words):
            return Ask("pair", secret=secret, options=self.short(words), pair=self.pair(words))
        options = self.options()
        jurors = any(one.kind == "juror" for one in options)
        return Ask("jurors" if jurors else "list", secret=secret, options=options)

    def short(self, words: list[list[str]]) -> tuple[Option, ...]:
        """The answers that are one word, beside those that are two rows."""
        return tuple(self.option(" ".join(one)) for one in words if len(one) < 3)

    def pair(self, words: list[list[str]]) -> Pair:
        """`move logical wary`: from, to; `place [Guilty] wary`: which, where; `look logical wary`: two of one kind."""
        long = [one for one in words if len(one) == 3]
        verb = long[0][0]
        several = verb in ("look", "choose")
        firsts = dict.fromkeys(one[1] for one in long)
        seconds = dict.fromkeys(one[2] for one in long)
        if several:
            order = [*JURORS, *COLOURS]
            both = sorted({**firsts, **seconds}, key=order.index)
            return Pair(verb, tuple(self.option(f"{verb} {word}") for word in both), (), several=True)
        ordered = sorted(seconds, key=JURORS.index)
        one, other = (tuple(self.option(f"{verb} {word}") for word in row) for row in (firsts, ordered))
        return Pair(verb, one, other)

    def options(self) -> tuple[Option, ...]:
        return tuple(self.option(text) for text in self.answers)

    def option(self, line: str) -> Option:
        """An answer by what it names."""
        verb, _, rest = line.partition(" ")
        word = (rest or verb).strip("[]")
        view = self.view
        if word in JURORS:
            return Option(line, "juror", word)
        if len(word) == 1 and word in view.letters:
            region = self.about.get("region", "")
            tied = self.question is not None and self.question.kind == "tie"
            return Option(line, "person", word, total=view.total(word, region) if tied and region else -1)
        if word in COLOURS:
            return Option(line, "colour", word)
        if word in CARDS:
            return Option(line, "card", word)
        if word in ("Guilty", "Innocent", "Blank"):
            return Option(line, "face", word)
        if word in PLACES:
            return Option(line, "place", word)
        if word in ("first", "second"):
            return Option(line, "option", word, effect=self.half(word))
        if verb == "destroy" and rest:
            return Option(line, "marker", word, disc=disc_of(view, word))
        return Option(line, "word", word)

    def half(self, word: str) -> Effect:
        """One of the two effects of an open choice; of a hidden one nothing (VH-RES-6)."""
        text = self.about.get("effect", "HID")
        if text == "HID":
            return ()
        found = read_effect(text, STRATEGY)[0]
        return found.options[0 if word == "first" else 1] if isinstance(found, Choice) else ()

    def push(self) -> Push:
        """VH-INS-1 to VH-INS-3, VH-PHY-18: the markers that may be pushed, each with its regions, and the line so far."""
        assert self.question is not None
        view = self.view
        aims = []
        for answer in self.question.answers:
            name = answer.rest
            if not name:
                continue
            follow = self.question.then(answer)
            assert follow is not None
            aims.append(Aim(disc_of(view, name), tuple(one.rest for one in follow.answers)))
        words = self.line[1:] if self.line[:1] == ["insert"] else []
        picked = dict(zip(("marker", "region", "entry", "end"), words, strict=False))
        aim = next((one for one in aims if one.disc.name == picked.get("marker")), aims[0])
        region = picked.get("region", "")
        ends = [int(picked[key]) if picked.get(key, "").isdecimal() else 400 for key in ("entry", "end")]
        return Push(
            aims=tuple(aims),
            marker=aim.disc.name,
            region=region if region in aim.regions else self.usual(aim.regions),
            entry=ends[0],
            end=ends[1],
            decline="decline" in self.answers,
            preview=view.options.get("preview", "line"),
        )

    def usual(self, regions: tuple[str, ...]) -> str:
        """The region that a page opens with: the first icon of the trial card, if it may be."""
        docket = self.docket()
        wanted = docket.regions[0] if docket else ""
        return wanted if wanted in regions else regions[0]


def verdict_of(guilty: int, innocent: int) -> str:
    """VH-END-4, VH-END-5"""
    return "guilty" if guilty > innocent else "innocent" if innocent > guilty else "undecided"


def ending(view: VoicesView, juror: str) -> tuple[tuple[str, ...], int]:
    """What was turned up on a juror, and how many pairs were cancelled (VH-END-3, VH-END-4)."""
    turned, cancelled = [], 0
    for event in view.events:
        if event.kind == "turned" and event.args[0] == juror:
            turned.append(event.args[1])
        elif event.kind == "cancelled" and event.args[0] == juror:
            cancelled = int(event.args[1])
    return tuple(turned), cancelled


# -- what moves, what is told ------------------------------------------------------------------------------------------


def moves(events: Sequence[Event], since: int) -> Iterable[tuple[int, str]]:
    """What a page's script tells by movement: public events, the film of a push in tenths."""
    for number, event in enumerate(events[since:], since + 1):
        if event.kind in MOVES:
            yield number, film(event) if event.kind == "filmed" else str(event)


def film(event: Event) -> str:
    """`filmed motor 266 12:b3@400.125,c1@298.230 … falls d2@240.810.305`: places in tenths of a millimetre."""
    region, steps, *rest = event.args
    middle = rest.index("falls")
    frames = []
    for frame in rest[:middle]:
        step, _, discs = frame.partition(":")
        frames.append(f"{step}:{','.join(map(coarse, filter(None, discs.split(','))))}")
    falls = []
    for fall in rest[middle + 1 :]:
        name, _, place = fall.partition("@")
        after, x, y = map(int, place.split("."))
        falls.append(f"{name}@{after}.{tenths(x)}.{tenths(y)}")
    return " ".join(["filmed", region, steps, *frames, "falls", *falls])


def coarse(disc: str) -> str:
    name, _, place = disc.partition("@")
    x, y = map(int, place.split("."))
    return f"{name}@{tenths(x)}.{tenths(y)}"


def tenths(thousandths: int) -> int:
    return round(thousandths / 100)


ICONS: Final[Mapping[str, str]] = {
    "told": "gavel", "put": "influence", "first": "first", "passed-token": "first", "chose": "card", "read": "card",
    "revealed": "card", "read-out": "card", "drew": "influence", "laid-down": "influence", "discarded": "influence",
    "looked": "observation", "shifted": "influence", "tucked": "influence", "exchanged": "influence", "turned": "influence",
    "played": "card", "added": "speech", "phase": "gavel", "turned-over": "gavel", "judged": "gavel", "won": "gavel",
    "round": "gavel", "saw": "observation",
}  # fmt: skip
"""The picture beside a sentence, by the kind of its event."""

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "fell": ("VH-INS-4",),
    "tied": ("VH-CTL-3",),
    "controls": ("VH-CTL-2", "VH-CTL-3"),
    "opted": ("VH-RES-6",),
    "wanted": ("VH-STR-7",),
    "shared": ("VH-DRW-3",),
    "cancelled": ("VH-END-4",),
    "judged": ("VH-END-5",),
    "won": ("VH-END-6",),
    "phase": ("VH-PHA-1",),
    "passed-token": ("VH-PAS-1",),
}
"""The rules behind what may surprise."""


def story(view: VoicesView, recalled: Iterable[Recalled]) -> Iterable[Line]:
    """The log: a push with all it did in one sentence, tokens and cards drawn together in one."""
    told: list[Line] = []
    for one in recalled:
        event = one.event
        if event.kind in ("moved", "fell"):
            if told and told[-1].event.kind == "inserted":
                told[-1] = pushed(view, told[-1], event)
            continue
        if event.kind in UNTOLD or (event.kind == "saw" and event.args[0] in PLACES):
            continue
        if told and told[-1].event == event and event.kind in ("drew", "discarded"):
            told[-1] = replace(told[-1], number=one.number, count=told[-1].count + 1)
            continue
        told.append(line_of(view, one))
    return told


def line_of(view: VoicesView, one: Recalled) -> Line:
    event = one.event
    icon, colour = ICONS.get(event.kind, ""), ""
    if event.kind in ("inserted", "destroyed"):
        icon = colour = view.colour(event.args[0])
    elif event.kind in ("placed", "moved-token", "removed"):
        icon = event.args[1].lower()
    elif event.kind in ("controls", "tied"):
        heading = event.args[1] if event.kind == "controls" else event.args[0]
        icon = "role-prosecutor" if heading == PROSECUTOR else heading
    elif event.kind in ("drew", "got") and event.args[1] == "strategy":
        icon = "card"
    elif event.kind == "role":
        icon = f"role-{event.args[1].lower()}"
    elif event.kind == "discarded" and event.args[1] != "influence":
        icon = "card"
    if not icon and event.args and event.args[0] in view.letters:
        icon = colour = colour_of(view, event.args[0])
    return Line(one.number, event, 1, (), icon or "gavel", colour, one.private, RULES.get(event.kind, ()))


def colour_of(view: VoicesView, letter: str) -> str:
    return "grey" if letter == view.prosecutor else next(iter(view.colours[letter]), "grey")


def pushed(view: VoicesView, line: Line, event: Event) -> Line:
    """The sentence of a push with one more thing that it did."""
    name = event.args[0]
    if name == line.event.args[0]:
        return line
    if event.kind == "fell":
        return replace(line, moved=(*line.moved, Moved(disc_of(view, name), "fell")), rules=RULES["fell"])
    disc = disc_of(view, name, (int(event.args[2]), int(event.args[3])))
    return replace(line, moved=(*line.moved, Moved(disc, "out" if disc.out else "slid")))
