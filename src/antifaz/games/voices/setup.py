"""From a number of people, options and a content pack to a table: everything as numbers, and what is refused."""

from collections.abc import Mapping

from mypy_extensions import i64

from antifaz.core.errors import Refused
from antifaz.core.game import Option
from antifaz.core.seats import LETTERS, bit, person
from antifaz.games.voices import content, powers, rules, turn
from antifaz.games.voices.content import ICONS, QUANTITIES, SIGNS, WINDOWS, Control, Count, Pack
from antifaz.games.voices.content.effects import (
    FACES,
    JURORS,
    REGIONS,
    Add,
    Choice,
    Cut,
    Draw,
    Effect,
    Hidden,
    Hit,
    Influence,
    Insert,
    Move,
    Peek,
    Place,
    Shift,
    Special,
    written,
)
from antifaz.games.voices.content.effects import Op as Word
from antifaz.games.voices.pieces import (
    ALL_REGIONS,
    OP_ADD,
    OP_CHOICE,
    OP_CUT,
    OP_EXCHANGE,
    OP_HIDDEN,
    OP_HIT,
    OP_INFLUENCE,
    OP_INSERT,
    OP_MOVE,
    OP_PEEK,
    OP_PLACE,
    OP_REDRAW,
    OP_SHIFT,
    OP_STRATEGY,
    OP_TUCK,
    THE_PROSECUTOR,
)
from antifaz.games.voices.platforms import STANDARD
from antifaz.games.voices.state import (
    ANOTHER_HERE,
    ANYWHERE,
    AT_THE_EDGE,
    DESTROYED_ONE,
    ELSEWHERE,
    HERE,
    LOST_NOW,
    THE_PLACED,
    Condition,
    Op,
    Rule,
    Table,
)

PEOPLE = range(3, 7)

OPTIONS = (
    Option("roles", ("basic", "advanced"), "VH-OPT-2"),
    Option("prosecutor", ("random", "<letter>"), "VH-OPT-4"),
    Option("emotions", ("off", "on"), "VH-EMO-1"),
    Option("preview", ("line", "off", "full"), "VH-PHY-20"),
    Option("hand", ("steady", "shaky"), "VH-PHY-20"),
)
"""VH-OPT-5"""

RECEIVERS = ("left", "prosecutor", "right", "random")
SPECIALS = {"TUCK": OP_TUCK, "REDRAW": OP_REDRAW, "EXCHANGE": OP_EXCHANGE}
THE_RULES: tuple[Rule, ...] = (
    rules.Setup(),
    rules.Round(),
    turn.Turn(),
    turn.Insertion(),
    turn.Window(),
    turn.Card(),
    powers.Effect(),
    rules.Side(),
    rules.Ability(),
    rules.Control(),
    rules.Draw(),
    rules.Laying(),
    powers.Emotion(),
    powers.Place(),
    powers.Influence(),
    powers.Peek(),
    powers.Shift(),
    powers.Move(),
    powers.Cut(),
    powers.Hit(),
    powers.Strategy(),
    powers.Add(),
    powers.Insert(),
    powers.Tuck(),
    powers.Redraw(),
    powers.Exchange(),
    powers.Choice(),
    powers.Hidden(),
)
"""In the order of their numbers."""


def check(people: int, options: Mapping[str, str]) -> None:
    """VH-SET-14, VH-OPT-5: another number of people, another option or another value is refused."""
    if people not in PEOPLE:
        raise Refused(
            f"voices is for 3 to 6 people, not {people}",
            id="wrong-number",
            rule="VH-SET-14",
            least="3",
            most="6",
            people=str(people),
        )
    known = {option.name: option for option in OPTIONS}
    for name, value in options.items():
        if name not in known:
            raise Refused(
                f"voices has no option {name!r}; it has {', '.join(known)}",
                id="no-option",
                rule="VH-OPT-5",
                name=name,
                options=", ".join(known),
            )
        values = known[name].values
        if value not in values and not ("<letter>" in values and len(value) == 1 and value in LETTERS[:people]):
            raise Refused(
                f"the option {name} has no value {value!r}; it has {', '.join(values)}",
                id="no-value",
                rule="VH-OPT-5",
                name=name,
                value=value,
                values=", ".join(values),
            )


def table(people: int, options: Mapping[str, str], pack: Pack) -> Table:
    """The table for these people and options."""
    new = Table(people, list(THE_RULES), STANDARD)
    chosen = options.get("prosecutor", "random")
    if chosen != "random":
        new.prosecutor = person(chosen)
    new.advanced = options.get("roles") == "advanced"
    new.emotional = options.get("emotions") == "on"
    new.shaky = options.get("hand") == "shaky"
    set_roles(new, people, pack)
    set_markers(new, pack)
    set_trials(new, pack)
    set_strategies(new, pack)
    new.pool = [pack.influence[face] for face in ("guilty", "innocent", "blank")]
    new.stories = [[JURORS.index(juror) for juror in story.jurors] for story in pack.stories.values()]
    new.begins = [RECEIVERS.index(story.first) for story in pack.stories.values()]
    return new


def set_roles(new: Table, people: int, pack: Pack) -> None:
    """VH-SET-2, VH-OPT-2, VH-OPT-3: which role cards are in use, and what each wants."""
    icons = (*ICONS, "none")
    for number, role in enumerate(pack.roles.values()):
        if new.advanced or people in role.players:
            new.roles |= bit(number)
        new.icons.append(icons.index(role.icon))
        new.objectives.append([condition(part) for part in role.objective(people)])
    mix = pack.advanced[people]
    new.required = [mix[icon] for icon in ICONS] + [1]


def condition(part: Count | Control) -> Condition:
    """A part of an objective as numbers."""
    if isinstance(part, Control):
        return Condition(0, 0, -1, 0, mask_of(part.regions, REGIONS))
    sign = list(SIGNS).index(part.sign)
    if isinstance(part.right, int):
        return Condition(QUANTITIES.index(part.left), sign, -1, part.right, 0)
    return Condition(QUANTITIES.index(part.left), sign, QUANTITIES.index(part.right), 0, 0)


def mask_of(words: tuple[str, ...], order: tuple[str, ...]) -> i64:
    """Some words as a set of their numbers."""
    mask: i64 = 0
    for word in words:
        mask |= bit(order.index(word))
    return mask


def set_markers(new: Table, pack: Pack) -> None:
    """VH-PHY-24: by number, the prosecutor's colour first."""
    emotions = (*content.EMOTIONS, *content.PRESSURES)
    for markers in (pack.prosecutor_markers, *[pack.facet_markers] * 5):
        new.values += [marker.value for marker in markers]
        new.emotions += [emotions.index(marker.emotion) for marker in markers]


def set_trials(new: Table, pack: Pack) -> None:
    """Fronts and backs, each with its abilities."""
    for trial in pack.trials.values():
        for side in (trial.front, trial.back):
            headings: list[i64] = []
            for ability in side:
                prosecutes = ability.heading == "PROS"
                headings.append(THE_PROSECUTOR if prosecutes else REGIONS.index(ability.heading))
            new.headings.append(headings)
            new.icon.append(headings[-1])
            new.abilities.append([add_effect(new, ability.effect) for ability in side])
            new.texts.append([public(ability.effect) for ability in side])


def public(effect: Effect) -> str:
    """What is read of an ability before anything is chosen: of a hidden choice only that it is one (VH-RES-6)."""
    return "HID" if any(isinstance(word, Hidden) for word in effect) else written(effect)


def set_strategies(new: Table, pack: Pack) -> None:
    """VH-S01 to VH-S12: how many, when, where, what."""
    for number, strategy in enumerate(pack.strategies.values()):
        new.strategies += strategy.copies << (5 * number)
        new.when.append(WINDOWS.index(strategy.window))
        new.where.append(ALL_REGIONS if strategy.region is None else bit(REGIONS.index(strategy.region)))
        new.played.append(add_effect(new, strategy.effect))


def add_effect(new: Table, effect: Effect) -> i64:
    """An effect as numbers; its own number is returned."""
    words: list[i64] = []
    for word in effect:
        op = op_of(new, word)
        words.append(len(new.ops))
        new.ops.append(op)
    new.effects.append(words)
    new.told.append(written(effect))
    return len(new.effects) - 1


def op_of(new: Table, word: Word) -> Op:  # noqa: C901 — one case for each word of the vocabulary
    """One word as numbers."""
    match word:
        case Place(face, jurors):
            return op(OP_PLACE, face=FACES.index(face), places=mask_of(jurors, JURORS))
        case Influence(draw, least, most, jurors):
            return op(OP_INFLUENCE, count=draw, least=least, most=most, places=mask_of(jurors, JURORS))
        case Peek():
            return op(OP_PEEK)
        case Shift():
            return op(OP_SHIFT)
        case Move(face):
            return op(OP_MOVE, face=THE_PLACED if face == "placed" else FACES.index(face))
        case Cut(face, jurors):
            return op(OP_CUT, face=FACES.index(face), places=mask_of(jurors, JURORS))
        case Hit(count, target):
            return op(OP_HIT, count=count, places=ANYWHERE if target == "*" else AT_THE_EDGE)
        case Draw(count):
            return op(OP_STRATEGY, count=count)
        case Add(count):
            return op(OP_ADD, count=count)
        case Insert(source, region):
            source, _, value = source.partition(" ")
            sources = {"destroyed": DESTROYED_ONE, "lost": LOST_NOW, "other": ANOTHER_HERE}
            where = HERE if region == "here" else ELSEWHERE
            return op(OP_INSERT, face=sources[source], places=where, count=int(value or 0))
        case Special(name):
            return op(SPECIALS[name])
        case Choice((first, second)):
            return choice(OP_CHOICE, add_effect(new, first), add_effect(new, second))
        case Hidden(_, (first, second)):
            return choice(OP_HIDDEN, add_effect(new, first), add_effect(new, second))


def op(rule: i64, face: i64 = 0, places: i64 = 0, count: i64 = 0, least: i64 = 0, most: i64 = 0) -> Op:
    """A word with what stands behind it."""
    new = Op(rule)
    new.face = face
    new.places = places
    new.count = count
    new.least = least
    new.most = most
    return new


def choice(rule: i64, first: i64, second: i64) -> Op:
    """A choice of two effects."""
    new = Op(rule)
    new.first = first
    new.second = second
    return new
