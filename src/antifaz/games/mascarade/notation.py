"""Mascarade as text: places, answers, positions. The words are those of `docs/notation.md`."""

import re
from collections.abc import Iterable

from antifaz.core.errors import Unreadable
from antifaz.core.notation import Position, is_piece
from antifaz.core.seats import LETTERS, NOBODY, bit, letter
from antifaz.games.mascarade.pieces import (
    ANNOUNCE,
    ANNOUNCE_PLACE,
    CARD,
    CARD_TOO,
    CLAIM,
    CONTEST,
    DEAL,
    DECLINE,
    EXCHANGE,
    GOAL,
    LINE_GOES_ON,
    LOOK,
    MASKS,
    PEASANT,
    PEASANTS,
    PERSON,
    PERSON_TOO,
    PLACES,
    SWAP,
    SWAP_REALLY,
    SWAP_WITH,
    THE_CONTEST,
    THE_DEAL,
    THE_TURN,
    TURN,
    WORDS,
)
from antifaz.games.mascarade.rules import ASKS, FINES, REVEALS, answer_word
from antifaz.games.mascarade.state import CHEAT_WON, RICHEST, STEP, THIRTEEN, UNDEALT, State, Table

IN_AN_ANNOUNCEMENT = (CONTEST, PERSON, PERSON_TOO, CARD, CARD_TOO, EXCHANGE, CLAIM)
PIECE = re.compile(r"(?P<open>[A-Z][A-Za-z]*)|\[(?P<mask>[A-Z][A-Za-z]*|\?)(:(?P<marks>[a-m]+))?\]")
ZONES = ("centre", "court", "stock", "turn", "announced", "chosen", "answered")


# -- answers ---------------------------------------------------------------------------------------------------


def say(s: State, number: int) -> tuple[str, str]:
    """The verb and the rest of an answer to the open question."""
    table, kind = s.table, s.kind
    if kind == TURN:
        return say_turn(table, number)
    if kind in (SWAP_WITH, CARD, CARD_TOO):
        verb = "swap" if kind == SWAP_WITH else "choose"
        own = kind == SWAP_WITH and table.own(s.me) >> number & 1
        return verb, PLACES[number % table.places] if own else table.place(number)
    if kind in (SWAP_REALLY, EXCHANGE):
        return "exchange", "[yes]" if number else "[no]"
    if kind == ANNOUNCE_PLACE:
        return "announce", PLACES[number]
    if kind == CONTEST:
        word = answer_word(table.places, number)
        if table.simultaneous:
            return f"[{word}]", ""
        verb, _, place = word.partition(".")
        return verb, place
    if kind in (PERSON, PERSON_TOO):
        return ("decline", "") if number == DECLINE else ("choose", LETTERS[number])
    if kind == DEAL:
        return "deal", f"{table.place(s.step - 1)} [{MASKS[number]}]"
    return ("claim", MASKS[number]) if kind == CLAIM else ("first", LETTERS[number])


def say_turn(table: Table, number: int) -> tuple[str, str]:
    """An answer to the question of a turn."""
    several = table.places > 1
    if number >= ANNOUNCE:
        return "announce", MASKS[number - ANNOUNCE]
    if number >= SWAP:
        return "swap", PLACES[number - SWAP] if several else table.place(number - SWAP)
    return "look", PLACES[number - LOOK] if several else ""


def goes_on(s: State) -> bool:
    """Whether the open question continues the line of the one before."""
    return s.who != NOBODY and bool(LINE_GOES_ON >> s.kind & 1)


# -- writing positions -----------------------------------------------------------------------------------------


def position(s: State) -> Position:
    """What is true, without marks."""
    zones = {LETTERS[person]: person_zone(s, person) for person in s.around()}
    centre = [piece(s, card) for card in range(s.table.before_people, s.table.cards)]
    over = s.who == NOBODY
    announcing = not over and s.kind in IN_AN_ANNOUNCEMENT
    more: dict[str, list[str]] = {
        "centre": [item for item in centre if item],
        "court": [str(s.court)] if s.court else [],
        "stock": stock(s),
        "turn": [str(s.turn)] if s.turn else [],
        "announced": claims(s) if announcing else [],
        "chosen": chosen(s) if announcing else [],
        "answered": answered(s) if announcing and s.kind == CONTEST and s.table.simultaneous else [],
    }
    zones |= {zone: items for zone, items in more.items() if items}
    return Position(zones, "end" if over else asked(letter(s.who), WORDS[s.kind]))


def asked(person: str, word: str) -> str:
    """The last part of a position; a turn goes without saying."""
    return person if word == "turn" else f"{person} {word}"


def person_zone(s: State, person: int) -> list[str]:
    """Cards, coins and flags of a person."""
    places = s.table.places
    own = range(person * places, (person + 1) * places)
    items = [item for card in own if (item := piece(s, card))] + [str(s.coins[person])]
    if places == 1:
        items += ["shown"] if s.shown >> person & 1 else []
    else:
        items += [f"shown.{PLACES[card % places]}" for card in own if s.shown >> card & 1]
    items += ["owes"] if s.owes >> person & 1 else []
    return items + (["won"] if s.who == NOBODY and s.won >> person & 1 else [])


def piece(s: State, card: int) -> str:
    """A card as it lies: open, face down, or not dealt yet."""
    if s.cards[card] == UNDEALT:
        return ""
    mask = MASKS[s.cards[card]]
    open_now = s.open >> card & 1 or (s.who == NOBODY and s.table.final_reveal)
    return mask if open_now else f"[{mask}]"


def stock(s: State) -> list[str]:
    """What is still to be dealt, by name."""
    left = [mask for mask in range(len(MASKS)) if s.stock >> mask & 1]
    both = PEASANT in left and s.dealt(PEASANT) == 0
    return sorted([MASKS[mask] for mask in left] + ([MASKS[PEASANT]] if both else []))


def claims(s: State) -> list[str]:
    """The announcer first, then who has contested; answers that are still hidden are not told."""
    mask = MASKS[s.announced]
    first = s.claims & s.table.own(s.active)
    cards = [card for card in range(s.table.before_people) if first >> card & 1]
    if not (s.table.simultaneous and s.kind == CONTEST):
        for steps in range(1, s.table.people):
            person = s.clockwise(s.chair, steps)
            own = s.claims & s.table.own(person)
            cards += [card for card in range(s.table.before_people) if own >> card & 1]
    return [f"{mask}@{s.table.place(card)}" for card in cards]


def chosen(s: State) -> list[str]:
    """At what the power is aimed, while its owner or its victim is asked."""
    if s.kind == CLAIM:
        return [LETTERS[s.target]]
    if s.kind == EXCHANGE:
        return [s.table.place(card) for card in (s.target, s.target2) if card >= 0]
    return []


def answered(s: State) -> list[str]:
    """Hidden answers, clockwise."""
    words = []
    for steps in range(1, s.step):
        own = s.claims >> (s.clockwise(s.chair, steps) * s.table.places) & (bit(s.table.places) - 1)
        words.append(f"[{answer_word(s.table.places, int(own).bit_length() - 1 if own else 3)}]")
    return words


# -- reading positions -----------------------------------------------------------------------------------------


def wrong(sentence: str, **about: str) -> Unreadable:
    """A position that cannot be."""
    return Unreadable(sentence, id="bad-position", **about)


def people_of(zones: Iterable[str]) -> list[str]:
    """The letters of the people, clockwise."""
    people = [zone for zone in zones if len(zone) == 1]
    if sorted(people) != list(LETTERS[: len(people)]):
        raise wrong(f"the people {' '.join(people)} are not the letters from a on, each once")
    return people


def read_piece(item: str) -> tuple[int, str, bool]:
    """A card: its mask (-1 when it is not said), who knows it, whether it lies open."""
    found = PIECE.fullmatch(item)
    name = (found["open"] or found["mask"]) if found else ""
    if found is None or (name != "?" and name not in MASKS):
        raise wrong(f"{item!r} is no card; expected a mask such as [King], [King:ab], [?] or King", text=item)
    return MASKS.index(name) if name != "?" else -1, found["marks"] or "", bool(found["open"])


def number(items: list[str], zone: str, default: int) -> int:
    """The amount of a zone."""
    found = [item for item in items if item.isdigit()]
    if len(found) > 1:
        raise wrong(f"the zone {zone} has two amounts")
    return int(found[0]) if found else default


def cards_in(position: Position, places: int) -> list[str]:
    """The cards of a position in the order of their numbers: by person, then the centre."""
    people = people_of(position.zones)
    items: list[str] = []
    for person in sorted(people):
        own = [item for item in position.zones[person] if is_piece(item)]
        if len(own) != places and "stock" not in position.zones:
            raise wrong(f"{person} has {len(own)} cards; expected {places}", person=person)
        items += own
    return items + [item for item in position.zones.get("centre", []) if is_piece(item)]


def fill(s: State, position: Position) -> None:
    """Put everything that a position says into an empty state, then ask its question."""
    for zone, items in position.zones.items():
        if len(zone) > 1 and zone not in ZONES:
            raise wrong(f"Mascarade has no zone {zone}; it has the people and {', '.join(ZONES)}", zone=zone)
        if zone in ("court", "turn") and any(not item.isdigit() for item in items):
            raise wrong(f"the zone {zone} holds one amount, not {' '.join(items)!r}", zone=zone)
    people = people_of(position.zones)
    s.sit([LETTERS.index(person) for person in people])
    s.coins.extend(number(position.zones[person], person, 6) for person in sorted(people))
    read_cards(s, position)
    s.court = number(position.zones.get("court", []), "court", 0)
    s.bank = s.table.total - s.court - sum(s.coins)
    if s.bank < 0:
        raise wrong(f"there are more than {s.table.total} coins on the table")
    s.turn = number(position.zones.get("turn", []), "turn", 0 if "stock" in position.zones else 5)
    for person in people:
        read_flags(s, person, [item for item in position.zones[person] if not is_piece(item) and not item.isdigit()])
    resume(s, position)


def read_cards(s: State, position: Position) -> None:
    """Lay the cards."""
    for card, item in enumerate(cards_in(position, s.table.places)):
        mask, _, is_open = read_piece(item)
        if mask < 0:
            raise wrong("a position to start from names every card; [?] stands only in a test", text=item)
        s.cards.append(mask)
        s.open |= bit(card) if is_open else 0
    s.cards.extend([UNDEALT] * (s.table.cards - len(s.cards)))


def read_flags(s: State, person: str, flags: list[str]) -> None:
    """`shown`, `shown.left`, `owes`, `won`."""
    who = LETTERS.index(person)
    for flag in flags:
        name, _, place = flag.partition(".")
        if name == "shown" and (place in PLACES[: s.table.places] if s.table.places > 1 else not place):
            s.shown |= bit(who * s.table.places + (PLACES.index(place) if place else 0))
        elif flag == "owes":
            s.owes |= bit(who)
        elif flag == "won":
            s.won |= bit(who)
        else:
            raise wrong(f"{flag!r} is no flag of a person; expected shown, owes or won", text=flag)


def resume(s: State, position: Position) -> None:
    """Ask the question that the position names."""
    words = position.asked.split() or [LETTERS[s.around()[0]]]
    if words == ["end"]:
        s.reason = why_over(s)
        return
    person, kind = words[0], " ".join(words[1:]) or "turn"
    if kind not in WORDS or (person != "*" and person not in LETTERS[: s.table.people]):
        raise wrong(f"'> {position.asked}' asks nobody anything; expected a person and one of {', '.join(WORDS)}")
    if person == "*":
        ask_the_dealer(s, kind)
    elif kind == "turn":
        ask_for_a_turn(s, LETTERS.index(person))
    else:
        ask_within(s, position, LETTERS.index(person), kind)
    if (letter(s.who), WORDS[s.kind]) != (person, kind):
        raise wrong(f"in this position '> {position.asked}' cannot be asked; '> {asked(letter(s.who), WORDS[s.kind])}' can")


def why_over(s: State) -> int:
    """A position does not say why it is the last one; the coins do, as far as they can."""
    if max(s.coins) >= GOAL:
        return int(THIRTEEN)
    at_limit = 0 < s.table.turn_limit <= s.turn
    return int(RICHEST if min(s.coins) == 0 or at_limit else CHEAT_WON)


def ask_the_dealer(s: State, kind: str) -> None:
    """In the middle of the deal, or after it, for the first player."""
    dealt = s.table.cards - s.cards.count(UNDEALT)
    if UNDEALT in s.cards[:dealt] or (kind == "first") != (dealt == s.table.cards):
        raise wrong(
            "the dealer is asked for the next card, in the order of the places, or after the last one for the first player"
        )
    s.stock = s.table.masks
    for mask in s.cards[:dealt]:
        if mask != PEASANT or s.dealt(PEASANT) == PEASANTS:
            s.stock &= ~bit(mask)
    s.turn = 0
    s.begin(THE_DEAL, s.who)
    s.step = dealt
    s.play(-1)


def ask_for_a_turn(s: State, person: int) -> None:
    """At the beginning of a turn."""
    s.active = person
    s.chair = s.chair_of(person)
    s.begin(THE_TURN, person)
    s.step = ASKS
    s.play(-1)


def ask_within(s: State, position: Position, person: int, kind: str) -> None:
    """Within an announcement."""
    read_claims(s, position.zones.get("announced", []))
    s.begin(THE_TURN, s.active)
    if kind == "contest":
        s.step = REVEALS
        s.enter(THE_CONTEST, s.active)
        s.step = (s.chair_of(person) - s.chair) % s.table.people - 1
        if s.step < 0:
            raise wrong("the announcer is not asked in his own contest")
        read_answers(s, position.zones.get("answered", []))
        s.play(-1)
        return
    s.step = FINES
    user = judge_claims(s) if kind == "claim" else person
    judge_claims(s)
    s.enter(s.announced, user)
    read_chosen(s, position.zones.get("chosen", []), kind)
    kinds = {"target": CARD if MASKS[s.announced] in ("Fool", "Spy") else PERSON, "exchange": EXCHANGE, "claim": CLAIM}
    s.step = s.table.rules[s.announced].asks(kinds.get(kind, PERSON))
    s.moved = s.table.end_check != STEP  # under a house rule, what the power has moved so far is still to be judged
    s.play(-1)


def read_claims(s: State, items: list[str]) -> None:
    """`announced King@a King@c`: the announcer first."""
    cards = {s.table.place(card): card for card in range(s.table.before_people)}
    for item in items:
        mask, _, place = item.partition("@")
        if mask not in MASKS or place not in cards:
            raise wrong(f"{item!r} is no claim; expected one such as King@a", text=item)
        if not s.claims:
            s.announced = MASKS.index(mask)
            s.active = cards[place] // s.table.places
            s.chair = s.chair_of(s.active)
        s.claims |= bit(cards[place])
    if not items:
        raise wrong("a question within an announcement needs a zone such as 'announced King@a'")


def judge_claims(s: State) -> int:
    """Who told the truth; the power user is returned, if there is one."""
    if s.claims & (s.claims - 1) == 0:
        return int(s.active)
    s.showing = s.claims
    s.holders = s.liars = 0
    for card in range(s.table.before_people):
        if s.claims >> card & 1:
            person = bit(card // s.table.places)
            if s.cards[card] == s.announced:
                s.holders |= person
            else:
                s.liars |= person
    if not s.holders:
        raise wrong("none of the claimants has the announced mask, so nobody applies its power")
    return int(s.holders).bit_length() - 1


def read_chosen(s: State, items: list[str], kind: str) -> None:
    """`chosen b`, `chosen b c`."""
    numbers = {s.table.place(card): card for card in range(s.table.cards)}
    if kind == "claim":
        numbers = {LETTERS[person]: person for person in range(s.table.people)}
    if any(item not in numbers for item in items) or (kind in ("exchange", "claim") and not items):
        raise wrong(f"'chosen {' '.join(items)}' does not say at whom or what the power is aimed")
    targets = [numbers[item] for item in items]
    s.target = targets[0] if targets else -1
    s.target2 = targets[1] if len(targets) > 1 else -1


def read_answers(s: State, items: list[str]) -> None:
    """`answered [pass] [contest.left]`, clockwise."""
    for steps, item in enumerate(items, 1):
        word, _, place = item.strip("[]").partition(".")
        if word not in ("pass", "contest") or (place and place not in PLACES) or steps > s.step:
            raise wrong(f"{item!r} is no hidden answer; expected [pass] or [contest]", text=item)
        if word == "contest":
            s.claims |= bit(s.clockwise(s.chair, steps) * s.table.places + (PLACES.index(place) if place else 0))
