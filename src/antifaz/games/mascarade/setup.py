"""From a number of people and some options to a table: which masks, which switches, and what is refused."""

from collections import Counter
from collections.abc import Mapping

from antifaz.core.errors import Refused
from antifaz.core.seats import LETTERS, bit, person
from antifaz.games.mascarade.editions import SMALL_SET, Rulebook
from antifaz.games.mascarade.pieces import MASKS
from antifaz.games.mascarade.rules import Contest, Deal, Turn
from antifaz.games.mascarade.state import Rule, Table

END_CHECKS = ("step", "after-power", "after-fines")


def check_options(book: Rulebook, people: int, options: Mapping[str, str]) -> None:
    """An option or value that the edition does not have is refused."""
    if people not in book.people:
        raise Refused(
            f"{book.name} is for {book.people.start} to {book.people.stop - 1} people, not {people}",
            id="wrong-number",
            rule=f"M{book.number}-PLAYERS-01",
            least=str(book.people.start),
            most=str(book.people.stop - 1),
            people=str(people),
        )
    known = {option.name: option for option in book.options}
    for name, value in options.items():
        if name not in known:
            raise Refused(
                f"{book.name} has no option {name!r}; it has {', '.join(known)}",
                id="no-option",
                name=name,
                options=", ".join(known),
            )
        values = known[name].values
        if value not in values and not fits_kind(values, value, people):
            raise Refused(
                f"the option {name} has no value {value!r}; it has {', '.join(values)}",
                id="no-value",
                name=name,
                value=value,
                values=", ".join(values),
            )


def fits_kind(values: tuple[str, ...], value: str, people: int) -> bool:
    """Whether a value is of the kind that the option asks for."""
    if "<letter>" in values:
        return len(value) == 1 and value in LETTERS[:people]
    if "<number>" in values:
        return value.isascii() and value.isdigit() and 0 < int(value) < 100_000
    return "<masks>" in values


def masks_in_play(book: Rulebook, people: int, options: Mapping[str, str]) -> list[str]:
    """The chosen set, checked against section 3.1 (MA-CUSTOM-05), or the scenario's."""
    if options.get("masks"):
        masks = options["masks"].split()
        broken = broken_rules(book, people, masks)
        if broken:
            reasons = "; ".join(f"{error} ({error.rule})" for error in broken)
            raise Refused(
                f"this set of masks is refused: {reasons}",
                id="bad-set",
                rule=broken[0].rule,
                rules=" ".join(dict.fromkeys(error.rule for error in broken)),
            )
        return masks
    name = options.get("scenario", next(iter(book.scenarios)))
    sets = book.scenarios.get(name, {})
    if people not in sets:
        sets = book.scenarios[next(iter(book.scenarios))]  # an option that cannot matter does nothing
    return sets[people].split()


def broken_rules(book: Rulebook, people: int, masks: list[str]) -> list[Refused]:
    """The rules of section 3.1 that a set of masks breaks, each with its sentence; none when it may be played."""
    broken: list[Refused] = []
    edition = f"M{book.number}"
    counts = Counter(masks)
    for mask, number in counts.items():
        if mask not in book.powers:
            broken.append(Refused(f"{book.name} has no mask {mask}", id="set-unknown", rule=f"{edition}-COMP-01", text=mask))
        elif mask != "Peasant" and number > 1:
            broken.append(Refused(f"{mask} is there only once", id="set-twice", rule="MA-COMP-01", piece=mask))
    if "Judge" not in counts:
        broken.append(Refused("the Judge must be in play", id="set-judge", rule="MA-CUSTOM-01"))
    if counts["Peasant"] not in (0, 2):
        broken.append(Refused("both Peasants or none", id="set-peasants", rule="MA-CUSTOM-02"))
    for mask, least in book.least_people.items():
        if mask in counts and people < least:
            broken.append(
                Refused(
                    f"the {mask} needs {least} or more people, not {people}",
                    id="set-least",
                    rule=least_people_rule(book, mask),
                    piece=mask,
                    least=str(least),
                    people=str(people),
                )
            )
    return broken + too_few_earners(book, masks) + wrong_size(book, people, masks)


def too_few_earners(book: Rulebook, masks: list[str]) -> list[Refused]:
    """M1-CUSTOM-01, M1-CUSTOM-02, M2-CUSTOM-01, M2-CUSTOM-02: a third of all cards, rounded up, must bring coins."""
    earners = sum(1 for mask in masks if mask in book.earners)
    wanted = -(-len(masks) // 3)
    if earners >= wanted:
        return []
    cards, least, edition = str(len(masks)), str(wanted), f"M{book.number}"
    return [
        Refused(
            f"{least} of {cards} masks must bring coins, not {earners}",
            id="set-earners",
            rule=f"{edition}-CUSTOM-01",
            cards=cards,
            least=least,
            value=str(earners),
        ),
        Refused(
            "a third is counted on all cards and rounded up",
            id="set-third",
            rule=f"{edition}-CUSTOM-02",
            cards=cards,
            least=least,
        ),
    ]


def least_people_rule(book: Rulebook, mask: str) -> str:
    """Which rule names the least number of people for a mask."""
    if book.number == 2:
        return "M2-CUSTOM-03"
    return "M1-CUSTOM-03" if mask == "Peasant" else "M1-CUSTOM-04"


def wrong_size(book: Rulebook, people: int, masks: list[str]) -> list[Refused]:
    """MA-CUSTOM-03, MA-CUSTOM-04, M1-CUSTOM-05, M2-CUSTOM-04: how many cards a custom set may have."""
    broken = []
    number, cards, most = str(people), str(len(masks)), str(people + 2)
    if book.places > 1:
        if sorted(masks) != sorted(SMALL_SET.split()):
            sentence = f"{number} people play with exactly {SMALL_SET}"
            broken.append(Refused(sentence, id="set-small", rule=f"M1-V{people}-SETUP-01", people=number))
    elif people <= 5:
        if len(masks) != 6:
            sentence = f"{number} people play with exactly 6 cards, not {cards}"
            broken.append(Refused(sentence, id="set-six", rule="MA-CUSTOM-03", people=number, cards=cards))
    elif not people <= len(masks) <= people + 2:
        rule = "M1-CUSTOM-05" if book.number == 1 else "M2-CUSTOM-04"
        sentence = f"{number} people play with {number} to {most} cards, not {cards}"
        broken.append(Refused(sentence, id="set-size", rule=rule, people=number, most=most, cards=cards))
    if len(masks) > book.cards:
        most = str(book.cards)
        sentence = f"{book.name} has {most} cards, not {cards}"
        broken.append(Refused(sentence, id="set-too-many", rule="MA-CUSTOM-04", most=most, cards=cards))
    return broken


def table(book: Rulebook, people: int, masks: list[str], options: Mapping[str, str]) -> Table:
    """The table for these masks and options."""
    rules: list[Rule] = [book.powers.get(mask, Rule()) for mask in MASKS]
    rules += [Deal(), Turn(), Contest()]
    in_play = 0
    for mask in masks:
        in_play |= bit(MASKS.index(mask))
    new = Table(people, book.places, len(masks) - people * book.places, in_play, book.coins, rules)
    new.protected = book.places == 3
    new.must_swap = book.must_swap
    new.end_check = END_CHECKS.index(options.get("end-check", "step"))
    new.by_chair = options.get("puppet-order") == "seat"
    new.forced_centre = options.get("forced-centre") != "off"
    new.fool_centre = options.get("fool-centre") == "on"
    new.spy_centre = options.get("spy-centre", "on" if book.spy_centre else "off") == "on"
    new.beggar_snapshot = options.get("beggar") == "snapshot"
    new.simultaneous = options.get("challenge-mode") == "simultaneous"
    limit = options.get("turn-limit", "none")
    new.turn_limit = 0 if limit == "none" else int(limit)
    new.final_reveal = options.get("final-reveal") != "off"
    first = options.get("first-player", "a")
    new.random_first = first == "random"
    new.first = 0 if new.random_first else person(first)
    return new
