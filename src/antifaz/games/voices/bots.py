"""A greedy player of Voices: it plays to its role, one decision at a time, and pushes by trying a small lattice of pushes.

What it wants is one number: how near its objective is, by what it has seen, with control of the regions on the chosen trial
card as a help on the way. Of a hidden choice it hears the labels; at a rate it catches the hint of the text, as the pack lists
it, else it takes either label, and never looks the card up (VH-KNO-21). As prosecutor it reads what the prosecutor may read.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import exp

from antifaz.core.chance import Dice
from antifaz.core.game import Answer, Question, View
from antifaz.games.voices.content import Control, Count, Role
from antifaz.games.voices.content.effects import (
    ANY,
    Choice,
    Cut,
    Draw,
    Effect,
    Hidden,
    Hit,
    Influence,
    Move,
    Op,
    Place,
    Shift,
    read_effect,
)
from antifaz.games.voices.content.effects import JURORS as JUROR_CODES
from antifaz.games.voices.content.effects import REGION as REGION_WORDS
from antifaz.games.voices.content.effects import REGIONS as REGION_CODES
from antifaz.games.voices.pieces import FACES, JURORS, REGIONS, ROLES
from antifaz.games.voices.platforms import disc_at, ends, entries, marker_of, push
from antifaz.games.voices.view import VoicesView

ENTRIES = 5
SIGN = {"Guilty": 1.0, "Innocent": -1.0, "Blank": 0.0}
ALWAYS = ("Subjugate", "WrittenStatement", "GutFeeling", "SideGlance", "Impulse", "HoldSteady", "Whisper")


def soft(x: float) -> float:
    """From 0 to 1: how true it is that something is positive."""
    return 1.0 / (1.0 + exp(-x))


@dataclass
class Table:
    """What a push or a token changes, small enough to be tried out."""

    guilty: dict[str, int]
    innocent: dict[str, int]
    seen: dict[str, float]  # influence on each juror, as far as it is known
    totals: dict[str, dict[str, int]]
    destroyed: dict[str, int]

    def clone(self) -> "Table":
        """Another one to try something out on."""
        totals = {region: dict(people) for region, people in self.totals.items()}
        return Table(dict(self.guilty), dict(self.innocent), dict(self.seen), totals, dict(self.destroyed))

    def token(self, face: str, juror: str, number: int) -> "Table":
        """With a token more or less."""
        new = self.clone()
        boxes = new.guilty if face == FACES[0] else new.innocent
        boxes[juror] += number
        return new

    def influence(self, face: str, juror: str, number: float = 1.0) -> "Table":
        """With an influence token more or less."""
        new = self.clone()
        new.seen[juror] += SIGN[face] * number
        return new


def table_of(view: VoicesView) -> Table:
    """What lies there, for all the viewer knows."""
    return Table(
        {juror: seen.guilty for juror, seen in view.jurors.items()},
        {juror: seen.innocent for juror, seen in view.jurors.items()},
        {juror: sum(SIGN.get(face, 0.0) for face in seen.pile) for juror, seen in view.jurors.items()},
        {region: {letter: view.total(letter, region) for letter in view.facets} for region in REGIONS},
        {letter: len(names) for letter, names in view.destroyed.items()},
    )


class Wish:
    """How good a table is for somebody."""

    def __init__(self, view: VoicesView) -> None:
        self.me = view.viewer
        self.people = len(view.letters)
        roles: Mapping[str, Role] = view.pack.roles
        self.role = list(roles.values())[ROLES.index(view.roles[view.viewer])]
        self.late = 0.25 + 0.75 * view.round / 8
        self.prosecutes = view.viewer == view.prosecutor
        trial = view.pack.trials.get(view.chosen or "")
        icons = {trial.left, trial.right} if trial is not None and view.stage == 2 else set()
        self.helps = {in_words(icon) for icon in icons} | {REGIONS[4]}

    def of(self, table: Table) -> float:
        """From 0 to 1 the objective, and a little for what helps."""
        worth = 1.0
        for condition in self.role.objective(self.people):
            part = self.control(condition, table) if isinstance(condition, Control) else self.count(condition, table)
            worth *= 0.1 + 0.9 * part
        if self.prosecutes:
            return worth
        return worth + sum(0.06 * self.leads(region, table) for region in self.helps)

    def leads(self, region: str, table: Table) -> float:
        """How safely somebody leads in a region."""
        totals = table.totals[region]
        rest = max((total for letter, total in totals.items() if letter != self.me), default=0)
        return soft(1.2 * (totals.get(self.me, 0) - rest) - 0.3) if totals.get(self.me, 0) else 0.0

    def control(self, condition: Control, table: Table) -> float:
        """One of the regions is enough; the end is what counts."""
        best = max(self.leads(in_words(region), table) for region in condition.regions)
        return self.late * best + (1.0 - self.late) * 0.5

    def count(self, condition: Count, table: Table) -> float:
        """A quantity compared, softly."""
        left = self.quantity(condition.left, table)
        right = float(condition.right) if isinstance(condition.right, int) else self.quantity(condition.right, table)
        difference = left - right
        if condition.sign in (">", ">="):
            return soft(1.6 * (difference - (0.5 if condition.sign == ">" else -0.5)))
        if condition.sign in ("<", "<="):
            return soft(1.6 * ((0.5 if condition.sign == "<=" else -0.5) - difference))
        return soft(1.6 * (0.5 - abs(difference)))

    def quantity(self, name: str, table: Table) -> float:
        """What the objective counts, as it would be at the end."""
        if name == "destroyed":
            return float(table.destroyed[self.me])
        if name.startswith("others with"):
            more = name.endswith("more destroyed")
            mine = table.destroyed[self.me]
            facets = [letter for letter in table.totals[REGIONS[0]] if letter != self.me]
            others = [table.destroyed[letter] for letter in facets]
            return float(sum(number > mine if more else number < mine for number in others))
        if name == "cancelled":
            return float(sum(min(table.guilty[juror], table.innocent[juror]) for juror in JURORS)) + 0.5
        guilty = sum(soft(2.0 * (self.net(juror, table) - 0.5)) for juror in JURORS)
        innocent = sum(soft(2.0 * (-self.net(juror, table) - 0.5)) for juror in JURORS)
        if name in ("guilty", "innocent"):
            return guilty if name == "guilty" else innocent
        return 6.0 - guilty - innocent if name == "undecided" else abs(guilty - innocent)

    def net(self, juror: str, table: Table) -> float:
        """How guilty a juror takes Guy to be."""
        return table.guilty[juror] - table.innocent[juror] + table.seen[juror]


class Aim:
    """Pushes tried out from one view; what comes to the same is looked at once."""

    def __init__(self, view: VoicesView) -> None:
        self.view = view
        self.wish = Wish(view)
        self.table = table_of(view)
        self.fallen: dict[tuple[str, str, int, int], tuple[str, ...]] = {}
        self.worths: dict[tuple[str, int, str, tuple[str, ...]], float] = {}
        wanted = [condition for condition in self.wish.role.objective(self.wish.people) if isinstance(condition, Control)]
        self.regions = self.wish.helps | {in_words(region) for condition in wanted for region in condition.regions}

    def marker(self, name: str, regions: list[str]) -> float:
        """A marker with the best region; a big one is a pity where a small one does."""
        wanted = [region for region in regions if region in self.regions] or regions
        return max(self.region(name, region) for region in wanted) - 0.01 * self.view.marker(name).value

    def region(self, name: str, region: str) -> float:
        """The best push into a region."""
        return max(self.entry(name, region, x0) for x0 in self.entries(name))

    def entries(self, name: str) -> list[int]:
        """Some, evenly spread."""
        first, last = entries(self.view.number(name))
        return [first + (last - first) * step // (ENTRIES - 1) for step in range(ENTRIES)]

    def entry(self, name: str, region: str, x0: int) -> float:
        """The best push from an entry."""
        return max(self.end(name, region, x0, x1) for x1 in self.ends(name, x0))

    def ends(self, name: str, x0: int) -> list[int]:
        """As far to the left as may be, straight, as far to the right."""
        low, high = ends(self.view.number(name), x0)
        return sorted({low, x0, high})

    def end(self, name: str, region: str, x0: int, x1: int) -> float:
        """A push."""
        fallen = self.falls(name, region, x0, x1)
        key = (name[0], self.view.marker(name).value, region, fallen)
        if key not in self.worths:
            self.worths[key] = self.wish.of(self.pushed(name, region, fallen))
        return self.worths[key]

    def falls(self, name: str, region: str, x0: int, x1: int) -> tuple[str, ...]:
        """Which markers a push destroys."""
        lies_here = name if name in self.view.platforms[region] else ""
        key = (lies_here, region, x0, x1)
        if key not in self.fallen:
            places = {self.view.number(other): other for other in self.view.platforms[region] if other != name}
            platform = tuple(sorted(disc_at(number, *self.view.platforms[region][other]) for number, other in places.items()))
            after = push(platform, self.view.number(name), x0, x1).platform if platform else ()
            left = {int(marker_of(disc)) for disc in after}
            self.fallen[key] = tuple(other for number, other in places.items() if number not in left)
        return self.fallen[key]

    def pushed(self, name: str, region: str, fallen: tuple[str, ...]) -> Table:
        """The table after a push."""
        new, view = self.table.clone(), self.view
        totals = new.totals[region]
        if name in view.destroyed[name[0]]:
            new.destroyed[name[0]] -= 1
        for other in fallen:
            new.destroyed[other[0]] += 1
            if other[0] in totals:
                totals[other[0]] -= view.marker(other).value
        if name[0] in totals and name not in view.platforms[region]:
            totals[name[0]] += view.marker(name).value
        return new


def in_words(region: str) -> str:
    """A region by its word."""
    return REGIONS[REGION_CODES.index(region)]


class Greedy:
    """Plays to its role.

    `daring` is how often it plays a strategy card of doubtful use, `listening` how often it catches the hint of a hidden
    choice: half of the time (VH-BAL-1), so it is right three times in four.
    """

    def __init__(self, dice: Dice, daring: float = 0.4, listening: float = 0.5) -> None:
        self.dice = dice
        self.daring = daring
        self.listening = listening

    def answer(self, view: View, question: Question) -> Answer:
        """The listed answer that leaves the best table; of equal ones any."""
        assert isinstance(view, VoicesView)
        if len(question.answers) == 1 or view.roles.get(view.viewer) is None:
            return self.any(list(question.answers))
        if question.kind == "insert":
            return self.insert(view, question)
        method = getattr(self, "on_" + question.kind, None)
        if method is None:
            return self.any(list(question.answers))
        chosen: Answer = method(view, question, list(question.answers))
        return chosen

    def any(self, answers: list[Answer]) -> Answer:
        """One of several, each as likely."""
        return answers[self.dice.below(len(answers))]

    def best(self, answers: list[Answer], worth: list[float]) -> Answer:
        """The one that is worth most; one of them where several are."""
        most = max(worth)
        return self.any([answer for answer, value in zip(answers, worth, strict=True) if value >= most - 1e-9])

    def chance(self, rate: float) -> bool:
        """True at this rate."""
        return int(self.dice.below(1 << 20)) < rate * (1 << 20)

    # -- trial cards -----------------------------------------------------------------------------------------------

    def on_card(self, view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """The front that helps most: what the prosecutor does counts whole, what a facet may do a little."""
        wish, table = Wish(view), table_of(view)
        worth = []
        for answer in answers:
            value = 0.0
            for ability in view.pack.trials[answer.rest].front:
                share = 1.0 if ability.heading == "PROS" else 0.3
                value += share * self.gain(ability.effect, wish, table)
            worth.append(value)
        return self.best(answers, worth)

    def gain(self, effect: Effect, wish: Wish, table: Table) -> float:
        """What carrying out an effect brings."""
        now = wish.of(table)
        for op in effect:
            table = max(self.after(op, table), key=wish.of)
        return wish.of(table) - now

    def after(self, op: Op, table: Table) -> list[Table]:
        """The tables that a word of an effect can lead to."""
        match op:
            case Place(face, jurors):
                return [table.token(FACES["GI".index(face)], juror, 1) for juror in named(jurors)]
            case Cut(face, jurors):
                return list(without_token(table, FACES["GI".index(face)], named(jurors))) or [table]
            case Move(face) if face in ("G", "I"):
                word = FACES["GI".index(face)]
                return [
                    less.token(word, juror, 1) for less in without_token(table, word, named(ANY)) for juror in named(ANY)
                ] or [table]
            case Influence(draw, _least, most, jurors):
                share = 0.35 * most if draw == 1 else 0.75 * most
                return [table.influence(face, juror, share) for face in FACES[:2] for juror in named(jurors)]
            case Shift() | Hit() | Draw():
                return [table.clone()]
            case Choice((first, second)):
                return [self.through(first, table), self.through(second, table)]
        return [table]

    def through(self, effect: Effect, table: Table) -> Table:
        """One of the tables after an effect, word by word the first that offers itself."""
        for op in effect:
            table = self.after(op, table)[0]
        return table

    def on_option(self, view: VoicesView, question: Question, answers: list[Answer]) -> Answer:
        """Of an open choice the better option; of a hidden one what the text hints at, unless the prosecutor can read it."""
        effect = question.about.get("effect", "HID")
        wish, table = Wish(view), table_of(view)
        if effect != "HID":
            (choice,) = read_effect(effect, REGION_WORDS)
            assert isinstance(choice, Choice)
            return self.best(answers, [self.gain(choice.options[answer.number], wish, table) for answer in answers])
        assert view.ability is not None
        card, side = question.about["card"], view.ability.side
        if view.viewer != view.prosecutor:
            return self.hinted(view, view.pack.labels(card, side), answers)
        trial = view.pack.trials[card]
        hidden = (trial.front if side == "front" else trial.back)[-1].effect[0]
        assert isinstance(hidden, Hidden)
        return self.best(answers, [self.gain(hidden.options[answer.number], wish, table) for answer in answers])

    def hinted(self, view: VoicesView, labels: tuple[str, ...], answers: list[Answer]) -> Answer:
        """VH-KNO-21: the label that sounds better to who has listened; either to who has not."""
        clues = [view.pack.clues.get(label, ()) for label in labels]
        if not all(clues) or not self.chance(self.listening):
            return self.any(answers)
        wish, table = Wish(view), table_of(view)
        return self.best(answers, [self.gain(clues[answer.number], wish, table) for answer in answers])

    # -- tokens ----------------------------------------------------------------------------------------------------

    def on_place(self, view: VoicesView, question: Question, answers: list[Answer]) -> Answer:
        """Where a token helps most; of drawn ones also which."""
        wish, table = Wish(view), table_of(view)
        worth = []
        for answer in answers:
            if answer.verb in ("discard", "decline"):
                worth.append(wish.of(table))
            elif answer.rest.startswith("["):
                more = question.then(answer)
                jurors = [after.rest for after in more.answers] if more is not None else list(JURORS)
                worth.append(max(wish.of(table.influence(answer.rest[1:-1], juror)) for juror in jurors))
            else:
                worth.append(wish.of(self.with_token(view, table, answer)))
        return self.best(answers, worth)

    def with_token(self, view: VoicesView, table: Table, answer: Answer) -> Table:
        """An open token of the ability, of Panic, or the drawn one of a line that goes on."""
        if answer.continues:
            known = [face for face in view.drawn if face in SIGN]
            helpful = max(known, key=lambda face: abs(SIGN[face]), default=FACES[2])
            return table.influence(helpful, answer.rest)
        face = FACES[1] if view.ability is not None and view.ability.text.lstrip("CH{")[:1] == "I" else FACES[0]
        return table.token(face, answer.rest, 1)

    def on_look(self, view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """Where most is unknown."""
        return self.best(answers, [float(view.jurors[answer.rest].pile.count("?")) for answer in answers])

    def on_shift(self, view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """The token just seen: away with it, or to another juror."""
        wish, table = Wish(view), table_of(view)
        seen = next(event.args for event in reversed(view.events) if event.kind == "saw")
        table = table.influence(seen[-1], seen[0], -1.0)
        worth = [wish.of(table if answer.verb == "discard" else table.influence(seen[-1], answer.rest)) for answer in answers]
        return self.best(answers, worth)

    def on_exchange(self, view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """The two tokens just seen."""
        wish, table = Wish(view), table_of(view)
        (one, first), (other, second) = [event.args for event in view.events if event.kind == "saw"][-2:]
        after = table.influence(first, one, -1.0).influence(second, other, -1.0).influence(first, other).influence(second, one)
        return self.best(answers, [wish.of(after if answer.verb == "exchange" else table) for answer in answers])

    def on_move(self, view: VoicesView, question: Question, answers: list[Answer]) -> Answer:
        """From where to where; the second half of a line takes the best place for the token."""
        wish, table = Wish(view), table_of(view)
        placed = [event.args for event in view.events if event.kind in ("placed", "moved-token")]
        face = placed[-1][1] if question.about.get("strategy") == "Objection" and placed else self.face_moved(view)
        return self.best(answers, [self.moved(question, answer, face, wish, table) for answer in answers])

    def face_moved(self, view: VoicesView) -> str:
        """Which token an ability moves."""
        text = view.ability.text if view.ability is not None else ""
        return FACES[1] if "MOVE I" in text else FACES[0]

    def moved(self, question: Question, answer: Answer, face: str, wish: Wish, table: Table) -> float:
        """What moving a token brings."""
        more = question.then(answer)
        if more is None:
            return wish.of(table.token(face, answer.rest, 1))
        less = table.token(face, answer.rest, -1)
        return max(wish.of(less.token(face, other.rest, 1)) for other in more.answers)

    def on_remove(self, view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """The token that is most in the way."""
        wish, table = Wish(view), table_of(view)
        face = FACES[1] if view.ability is not None and "CUT I" in view.ability.text else FACES[0]
        return self.best(answers, [wish.of(table.token(face, answer.rest, -1)) for answer in answers])

    # -- markers ---------------------------------------------------------------------------------------------------

    def on_destroy(self, view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """The marker that is most in the way."""
        wish, table = Wish(view), table_of(view)
        return self.best(answers, [wish.of(self.destroyed(view, table, answer)) for answer in answers])

    def destroyed(self, view: VoicesView, table: Table, answer: Answer) -> Table:
        """The table without a marker."""
        if answer.verb == "decline":
            return table
        new = table.clone()
        region = next(region for region, places in view.platforms.items() if answer.rest in places)
        if answer.rest[0] in new.totals[region]:
            new.totals[region][answer.rest[0]] -= view.marker(answer.rest).value
        new.destroyed[answer.rest[0]] += 1
        return new

    def insert(self, view: VoicesView, question: Question) -> Answer:
        """The best push of a small lattice; every question of the line looks for it anew, with what is settled."""
        aim, about = Aim(view), question.about
        tried: dict[str, float] = {}
        if "entry" in about:
            ends_tried = aim.ends(about["marker"], int(about["entry"]))
            tried = {str(x1): aim.end(about["marker"], about["region"], int(about["entry"]), x1) for x1 in ends_tried}
        elif "region" in about:
            tried = {str(x0): aim.entry(about["marker"], about["region"], x0) for x0 in aim.entries(about["marker"])}
        elif "marker" in about:
            tried = {answer.rest: aim.region(about["marker"], answer.rest) for answer in question.answers}
        else:
            tried = {answer.rest: self.marker_worth(aim, question, answer) for answer in question.answers}
        listed = [self.listed(question, rest) for rest in tried]
        return self.best(listed, list(tried.values()))

    def marker_worth(self, aim: Aim, question: Question, answer: Answer) -> float:
        """A marker, or none at all."""
        more = question.then(answer)
        return aim.wish.of(aim.table) if more is None else aim.marker(answer.rest, [after.rest for after in more.answers])

    def listed(self, question: Question, rest: str) -> Answer:
        """The answer with these words; a span is not searched."""
        if rest.isdigit():
            found: Answer = question.answers[question.answers.numbers.index(int(rest))]
            return found
        return next(answer for answer in question.answers if answer.rest == rest)

    # -- strategy cards --------------------------------------------------------------------------------------------

    def window(self, view: VoicesView, question: Question, answers: list[Answer]) -> Answer:
        """A useful card, a doubtful one at a rate, or a pass."""
        cards = [answer for answer in answers if answer.verb != "[pass]"]
        for answer in cards:
            if self.plays(view, question, answer.verb[1:-1]):
                return answer
        return next(answer for answer in answers if answer.verb == "[pass]")

    on_insertion = on_control = on_trial = on_token = window

    def plays(self, view: VoicesView, question: Question, card: str) -> bool:
        """Whether a card is worth playing now."""
        if card in ALWAYS:
            return True
        wish, table = Wish(view), table_of(view)
        if card == "RaisedVoice":
            region = question.about["region"]
            mine = table.totals[region][view.viewer]
            user = view.ability.user if view.ability is not None else ""
            return user != view.viewer and mine + 2 >= max(table.totals[region].values())
        if card == "Objection":
            placed = [event.args for event in view.events if event.kind in ("placed", "moved-token")][-1]
            less = table.token(placed[1], placed[-1], -1)
            return max(wish.of(less.token(placed[1], juror, 1)) for juror in JURORS) > wish.of(table) + 0.02
        return self.chance(self.daring)

    def on_emotion(self, _view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """A card is always good, and so is another trial card now and then."""
        offered = [answer for answer in answers if answer.verb != "decline"]
        wanted = offered and (offered[0].verb == "draw" or self.chance(self.daring))
        return offered[0] if wanted else next(answer for answer in answers if answer.verb == "decline")

    def on_tie(self, view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """Itself, if it may."""
        return next((answer for answer in answers if answer.rest == view.viewer), self.any(answers))

    def on_discard(self, _view: VoicesView, _question: Question, answers: list[Answer]) -> Answer:
        """One card for one."""
        return next((answer for answer in answers if answer.verb == "draw"), self.any(answers))


def named(codes: tuple[str, ...]) -> list[str]:
    """Jurors by their words."""
    return [JURORS[JUROR_CODES.index(code)] for code in codes]


def without_token(table: Table, face: str, jurors: list[str]) -> Iterator[Table]:
    """The tables with one such token less."""
    boxes = table.guilty if face == FACES[0] else table.innocent
    return (table.token(face, juror, -1) for juror in jurors if boxes[juror])
