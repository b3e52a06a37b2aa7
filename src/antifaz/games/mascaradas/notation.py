"""Las Mascaradas as text: answers and positions. The words are those of `docs/notation.md`."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from antifaz.core.errors import Unreadable
from antifaz.core.game import numbers_in
from antifaz.core.notation import Position, is_piece
from antifaz.core.seats import DEALER, LETTERS, NOBODY, bit, letter
from antifaz.games.mascaradas import scoring
from antifaz.games.mascaradas.pieces import (
    APPLY,
    APPLY_TOO,
    BUY,
    DEAL,
    DEALT,
    DISCARD,
    DISCARD_CARDS,
    DISCARD_TOO,
    DRAW,
    DRAW_ACTION,
    DRAW_ANY,
    DRAW_DECK,
    DRAWN,
    EFFECT,
    EFFECT_DRAW,
    END,
    EQUAL_TURNS,
    FILL_RESOURCES,
    FIRST,
    GET_RESOURCES,
    IN_MARKET,
    LAST_ROUND,
    LINE_GOES_ON,
    PESETAS,
    PLAN,
    PURCHASE,
    RECOVER,
    RECOVER_CARDS,
    REFRESH_RESOURCES,
    REMOVE,
    REMOVE_MARKET,
    RESERVE,
    RESERVE_ONE,
    REVEAL_MASCARADA,
    REVEAL_RESOURCE,
    RIGHT,
    ROUND_LIMIT,
    SCORING,
    SETUP,
    SHOW_MASCARADAS,
    SIDE,
    STALEMATE,
    SUBSTITUTE,
    SWAP,
    SWAP_CARDS,
    SWAP_FOR,
    TAKE_FACE_UP,
    TAKE_PESETA,
    TAKE_TOP,
    TRADE,
    TRADE_CARD,
    TURN,
    WITHOUT,
    WORDS,
)
from antifaz.games.mascaradas.rules import (
    BUYS,
    DRAWS_CARDS,
    LIMITS,
    PLANS,
    RESOLVED,
    choices_in,
    dealt_to,
    effects_of,
    names_in,
    ranked,
    stalemate,
)
from antifaz.games.mascaradas.state import PLACE, State, Table, in_order

# -- answers ---------------------------------------------------------------------------------------------------

ZONES = tuple("market resources discards under round turn draws discount renewed reserved effect applied".split())
AMOUNTS = ("round", "draws", "discount", "renewed")

VERBS = {
    BUY: "buy",
    TRADE_CARD: "trade",
    DISCARD: "discard",
    DISCARD_TOO: "discard",
    RECOVER: "recover",
    SWAP: "swap",
    SWAP_FOR: "swap for",
    RESERVE: "reserve",
    REMOVE: "remove",
    WITHOUT: "buy without",
    REVEAL_MASCARADA: "reveal",
    REVEAL_RESOURCE: "reveal",
}
MASCARADAS = frozenset((BUY, RESERVE, REMOVE, REVEAL_MASCARADA))


def say(s: State, number: int) -> tuple[str, str]:
    """The verb and the rest of an answer to the open question."""
    table, kind = s.table, s.kind
    if number == TRADE:
        return "trade", ""
    if number == END:
        return ("end", "") if kind == BUY else ("decline", "")
    if kind == PLAN:
        return ("get", "resources") if number == GET_RESOURCES else ("renew", "market")
    if kind in (DRAW, EFFECT_DRAW):
        return "take", draw_word(table, number)
    if kind == SIDE:
        return "buy", "right" if number == RIGHT else "left"
    if kind == SUBSTITUTE:
        return "buy", table.goods[number] if number < table.types else str(THREE)
    if kind in (APPLY, APPLY_TOO):
        return "apply", " ".join(applied_words(s, number))
    if kind == FIRST:
        return "first", LETTERS[number]
    if kind in (DEAL, DRAWN):
        who = dealt_to(s, s.step - 2) if kind == DEAL else s.me
        return ("deal" if kind == DEAL else "draw"), f"{LETTERS[who]} [{table.goods[number]}]"
    verb, _, word = VERBS[kind].partition(" ")
    name = table.mascaradas[number] if kind in MASCARADAS else table.goods[number]
    return verb, f"{word} {name}".strip()


THREE = 3
"""LM-PAY-3: pesetas instead of a card."""


def draw_word(table: Table, number: int) -> str:
    """What is drawn."""
    if number >= TAKE_FACE_UP:
        return table.goods[number - TAKE_FACE_UP]
    return "peseta" if number == TAKE_PESETA else "deck"


def applied_words(s: State, rank: int) -> list[str]:
    """The card, its targets: those of this answer, and those of the same effect that make no difference."""
    person = int(s.who)
    before = s.choices[person]
    chosen = [*before, ranked(s, person, rank)]
    settled = scoring.settled(s.table.cards, in_order(s.parades[person]), chosen)
    begun = 0
    for effect in effects_of(s, person, settled):
        if begun + len(effect) > len(before):
            said = len(before) - begun if s.kind == APPLY_TOO else 0
            return names_in(s, person, effect[said:])
        begun += len(effect)
    raise AssertionError("a choice belongs to an effect")


def word(s: State) -> str:
    """What the open question is called; a question that continues a line is called like its line."""
    if s.kind != TRADE_CARD:
        return WORDS[s.kind]
    return {PLANS: "plan", DRAWS_CARDS: "draw", LIMITS: "limit", BUYS: "buy"}[int(s.waiting >> 16)]


def goes_on(s: State) -> bool:
    """Whether the open question continues the line of the one before."""
    return s.who != NOBODY and int(s.kind) in LINE_GOES_ON


# -- writing positions -----------------------------------------------------------------------------------------


def position(s: State) -> Position:
    """What is true, without marks."""
    table = s.table
    zones: dict[str, list[str]] = {}
    for person in range(int(table.people)):
        zones[LETTERS[person]] = person_zone(s, person)
        if s.parades[person]:
            zones[f"{LETTERS[person]}.parade"] = mascaradas(table, in_order(s.parades[person]))
    more: dict[str, list[str]] = {
        "market": market(s),
        "resources": table.names(s.resources),
        "discards": table.names(s.discards),
        "under": mascaradas(table, s.under),
        "round": [str(s.round)] if s.round else [],
        "turn": [LETTERS[s.active]] if s.round else [],
        "draws": [str(s.draws)] if s.draws or filling_in_phase_b(s) else [],
        "discount": [str(s.discount)] if s.discount else [],
        "renewed": ["1"] if s.renewed else [],
        "reserved": mascaradas(table, numbers_in(int(s.fresh))),
        "effect": effect(s),
        "applied": applied(s),
    }
    zones |= {zone: items for zone, items in more.items() if items}
    return Position(zones, "end" if s.who == NOBODY else f"{letter(s.who)} {word(s)}")


def person_zone(s: State, person: int) -> list[str]:
    """Hand, pesetas, flags."""
    items = [f"[{name}]" for name in s.table.names(s.hands[person])] + [str(s.purses[person])]
    items += ["first"] if s.first == person else []
    return items + (["won"] if s.won >> person & 1 else [])


def mascaradas(table: Table, cards: Iterable[int]) -> list[str]:
    """Mascaradas by name."""
    return [table.mascaradas[card] for card in cards]


def market(s: State) -> list[str]:
    """The mascarada market, with the coins on its cards."""
    items = []
    for card in numbers_in(int(s.market)):
        owner = [f"@{LETTERS[person]}" for person in range(int(s.table.people)) if s.reserved[person] >> card & 1]
        items.append("".join([s.table.mascaradas[card], *owner]))
    return items


def filling_in_phase_b(s: State) -> bool:
    """The last draw action is done, and what it took is being replaced: `draws 0` tells this from phase A."""
    return s.who == DEALER and s.kind == REVEAL_RESOURCE and s.round > 0 and EFFECT not in s.in_use()


def effect(s: State) -> list[str]:
    """The effect being resolved: its card, the choices still to be made, and with several operations which of them it is."""
    if EFFECT not in s.in_use():
        return []
    amount = s.wanted if s.kind == REVEAL_MASCARADA else s.amount
    several = len(s.table.effects[s.card]) > 1
    return [s.table.mascaradas[s.card], str(amount)] + ([str(s.operation)] if several else [])


def applied(s: State) -> list[str]:
    """The order-dependent effects applied so far, owner by owner, in their order."""
    items = []
    for place in range(len(s.choices)):
        person = int(s.after(s.first, place))
        for made in effects_of(s, person, s.choices[person]):
            if len(made) == choices_in(s, person, made[0]):
                card, *targets = names_in(s, person, made)
                items.append(f"{card}@{'.'.join(targets)}")
    return items


# -- reading positions -----------------------------------------------------------------------------------------


def wrong(sentence: str, **about: str) -> Unreadable:
    """A position that cannot be."""
    return Unreadable(sentence, id="bad-position", **about)


def people_of(zones: Iterable[str]) -> list[str]:
    """The letters of the people."""
    people = [zone for zone in zones if len(zone) == 1]
    if people != list(LETTERS[: len(people)]):
        raise wrong(f"the people {' '.join(people)} are not the letters from a on, each once and in order")
    return people


def bare(item: str) -> str:
    """A piece without its bracket and its marks."""
    return item.strip("[]").partition(":")[0]


def amount(items: Sequence[str], zone: str, default: int) -> int:
    """The amount of a zone."""
    found = [item for item in items if item.isdigit()]
    if len(found) > 1:
        raise wrong(f"the zone {zone} has two amounts")
    return int(found[0]) if found else default


def read_goods(table: Table, items: Iterable[str], zone: str) -> int:
    """Resource cards, packed."""
    cards = 0
    for name, times in Counter(items).items():
        if name not in table.goods:
            raise wrong(f"{name!r} in the zone {zone} is no resource card; expected one of {', '.join(table.goods)}", text=name)
        place = table.goods.index(name)
        if times > table.count(table.box, place):
            raise wrong(f"there are not {times} cards {name}", text=name)
        cards += times * int(table.units[place])
    return cards


def read_mascaradas(table: Table, items: Iterable[str], zone: str) -> list[int]:
    """Mascaradas by their places in the pack."""
    cards = []
    for name in items:
        if name not in table.mascaradas:
            raise wrong(f"{name!r} in the zone {zone} is no mascarada; expected one such as {table.mascaradas[0]}", text=name)
        cards.append(table.mascaradas.index(name))
    return cards


def fill(s: State, position: Position) -> None:
    """Put everything that a position says into an empty state, then ask its question."""
    people = people_of(position.zones)
    for zone in position.zones:
        if not (zone in people or zone in ZONES or (zone[0] in people and zone[1:] == ".parade")):
            expected = f"the people, a.parade and the like, {', '.join(ZONES)}"
            raise wrong(f"Las Mascaradas has no zone {zone}; it has {expected}", zone=zone)
    for zone in AMOUNTS:
        items = position.zones.get(zone, ["0"])
        if len(items) != 1 or not items[0].isdigit():
            raise wrong(f"the zone {zone} holds one amount, not {' '.join(items)!r}", zone=zone)
    for person in people:
        read_person(s, LETTERS.index(person), position.zones)
    read_table(s, position.zones)
    s.round = amount(position.zones.get("round", []), "round", 0 if position.asked.startswith("*") else 1)
    s.draws = amount(position.zones.get("draws", []), "draws", 0)
    s.discount = amount(position.zones.get("discount", []), "discount", 0)
    s.renewed = amount(position.zones.get("renewed", []), "renewed", 0) > 0
    resume(s, position)


def read_person(s: State, person: int, zones: Mapping[str, list[str]]) -> None:
    """Hand, pesetas, flags, parade."""
    zone = LETTERS[person]
    cards = [bare(item) for item in zones[zone] if is_piece(item)]
    if "?" in cards:
        raise wrong("a position to start from names every card; [?] stands only in a test", text="[?]")
    if s.table.goods[s.table.aguinaldo] in cards:
        raise wrong(f"{zone} holds an aguinaldo, which is exchanged at once (LM-AGU-1)", person=zone)
    s.hands[person] = read_goods(s.table, cards, zone)
    s.purses[person] = amount(zones[zone], zone, 0)
    for flag in (item for item in zones[zone] if not is_piece(item) and not item.isdigit()):
        if flag == "first" and s.first == NOBODY:
            s.first = person
        elif flag == "won":
            s.won |= bit(person)
        else:
            raise wrong(f"{flag!r} is no flag of {zone}; expected first (of one person) or won", text=flag)
    parade = read_mascaradas(s.table, zones.get(f"{zone}.parade", []), f"{zone}.parade")
    if len(parade) > s.table.target:
        raise wrong(f"the parade of {zone} has {len(parade)} mascaradas; at most {s.table.target}", person=zone)
    for place, card in enumerate(parade):
        s.parades[person] = s.parades[person] | (card + 1) << (PLACE * place)


def read_table(s: State, zones: Mapping[str, list[str]]) -> None:
    """Markets, discards, the card under the deck, and what is missing to the whole box."""
    table = s.table
    s.resources = read_goods(table, zones.get("resources", []), "resources")
    s.discards = read_goods(table, zones.get("discards", []), "discards")
    market = [item.partition("@") for item in zones.get("market", [])]
    shown = read_mascaradas(table, [name for name, _, _ in market], "market")
    for card, (name, _, owner) in zip(shown, market, strict=True):
        if owner and owner not in LETTERS[: int(table.people)]:
            raise wrong(f"{name}@{owner} is reserved by nobody; expected a letter of a person", text=owner)
        s.market |= bit(card)
        if owner:
            s.reserved[LETTERS.index(owner)] = s.reserved[LETTERS.index(owner)] | bit(card)
            s.coins |= bit(card)
    s.under.extend(read_mascaradas(table, zones.get("under", []), "under"))
    for card in read_mascaradas(table, zones.get("reserved", []), "reserved"):
        s.fresh |= bit(card)
    used = [*shown, *s.under, *(card for parade in s.parades for card in in_order(parade))]
    if len(set(used)) < len(used):
        twice = [table.mascaradas[card] for card, times in Counter(used).items() if times > 1]
        raise wrong(f"{', '.join(twice)} lies in two places")
    s.unseen = table.all_mascaradas
    for card in used:
        s.unseen &= ~bit(card)
    s.bank = PESETAS - sum(s.purses) - sum(int(mine).bit_count() for mine in s.reserved)
    if s.bank < 0:
        raise wrong(f"there are more than {PESETAS} pesetas on the table")
    s.deck = table.box
    for goods in range(int(table.types) + 1):
        seen = sum(int(table.count(cards, goods)) for cards in (*s.hands, s.resources, s.discards))
        if seen > table.count(table.box, goods):
            raise wrong(f"there are not {seen} cards {table.goods[goods]}", text=table.goods[goods])
    s.deck -= sum(s.hands) + s.resources + s.discards


# -- going on from a position ----------------------------------------------------------------------------------

ASKS_IN_EFFECT = {  # by the word of the question: the operation, and the step that asks
    "draw": (DRAW_ANY, 1),
    "discard": (DISCARD_CARDS, 0),
    "recover": (RECOVER_CARDS, 0),
    "swap": (SWAP_CARDS, 1),
    "reserve": (RESERVE_ONE, 0),
    "remove": (REMOVE_MARKET, 0),
}
REVEALS_IN_EFFECT = {  # by the operation: the rule that reveals, and the step to which it returns
    DRAW_ANY: (FILL_RESOURCES, 1),
    SWAP_CARDS: (FILL_RESOURCES, 1),
    REFRESH_RESOURCES: (FILL_RESOURCES, 1),
    REMOVE_MARKET: (SHOW_MASCARADAS, 1),
}
ASKS_IN_TURN = {"plan": PLANS, "limit": LIMITS, "buy": BUYS}


def resume(s: State, position: Position) -> None:
    """Ask the question that the position names."""
    words = position.asked.split() or [LETTERS[s.first if s.first != NOBODY else 0], "plan"]
    if words == ["end"]:
        end(s, position.zones)
        return
    person, asked = words[0], " ".join(words[1:])
    if asked not in WORDS or (person != "*" and person not in LETTERS[: int(s.table.people)]):
        raise wrong(f"'> {position.asked}' asks nobody anything; expected a person and one of {', '.join(WORDS)}")
    if asked == "apply":
        s.active = turn_of(s, position.zones, s.first)
        read_applied(s, position.zones.get("applied", []))
        s.begin(SCORING, s.first)
        s.play(0)
    elif s.round == 0 or asked in ("first", "deal"):
        resume_setup(s, asked)
    else:
        s.active = turn_of(s, position.zones, LETTERS.index(person) if person != "*" else 0)
        if person not in ("*", LETTERS[s.active]):
            raise wrong(f"'> {position.asked}' is no question in the turn of {LETTERS[s.active]}")
        resume_turn(s, position.zones, person, asked)
    if (letter(s.who), word(s)) != (person, asked):
        can = f"{letter(s.who)} {word(s)}" if s.who != NOBODY else "end"
        raise wrong(f"in this position '> {position.asked}' cannot be asked; '> {can}' can")


def turn_of(s: State, zones: Mapping[str, list[str]], default: int) -> int:
    """Whose turn it is."""
    turn = zones.get("turn", [LETTERS[default]])[0]
    if turn not in LETTERS[: int(s.table.people)]:
        raise wrong(f"'turn {turn}' names nobody at the table", text=turn)
    return LETTERS.index(turn)


def end(s: State, zones: Mapping[str, list[str]]) -> None:
    """After the end."""
    s.active = turn_of(s, zones, 0)
    read_applied(s, zones.get("applied", []))
    if any(s.complete(person) for person in range(int(s.table.people))):
        s.reason = EQUAL_TURNS
    else:
        s.reason = ROUND_LIMIT if s.round == LAST_ROUND and not stalemate(s) else STALEMATE


def read_applied(s: State, items: list[str]) -> None:
    """`M24@M13`: the choices that owners have made."""
    s.choices = [[] for _ in range(int(s.table.people))]
    for item in items:
        names = [item.partition("@")[0], *item.partition("@")[2].split(".")]
        cards = read_mascaradas(s.table, names, "applied")
        for person, parade in enumerate(s.parades):
            if cards[0] in in_order(parade):
                s.choices[person].extend(in_order(parade).index(card) for card in cards)


def ask(s: State, mask: int) -> None:
    """Let the innermost rule ask without playing the step before."""
    s.mask = mask
    s.step += 1


def resume_setup(s: State, asked: str) -> None:
    """In the middle of the setup."""
    s.begin(SETUP, NOBODY)
    if asked == "first":
        s.play(0)
        return
    cards = DEALT * int(s.table.people)
    if asked == "deal":
        s.step = 1 + sum(int(s.table.number(hand)) for hand in (*s.hands, s.discards))
        ask(s, s.ask_for_a_card(DEAL))
        return
    resources = s.must_fill()
    s.step = cards + 2 if resources else cards + 3
    reveal(s, NOBODY, FILL_RESOURCES if resources else SHOW_MASCARADAS)


def reveal(s: State, me: int, rule: int) -> None:
    """The dealer is asked for the next card of a market."""
    s.wanted = s.wanted or IN_MARKET - int(s.market).bit_count()
    s.enter(rule, me)
    s.play(0)


def resume_turn(s: State, zones: Mapping[str, list[str]], person: str, asked: str) -> None:
    """In a turn."""
    me = int(s.active)
    s.begin(TURN, me)
    if "effect" in zones:
        resume_effect(s, zones["effect"], me, person, asked)
    elif asked in ASKS_IN_TURN:
        s.step = ASKS_IN_TURN[asked]
        s.play(0)
    elif asked == "draw":
        s.draws = s.draws or 1
        s.step = DRAWS_CARDS
        s.enter(DRAW_ACTION, me)
        if person == "*":
            s.step = 2
            s.enter(TAKE_TOP, me)
        s.play(0)
    elif "draws" in zones:
        s.step = DRAWS_CARDS
        reveal(s, me, FILL_RESOURCES)
    else:
        s.step = LIMITS if s.renewed else PLANS
        reveal(s, me, SHOW_MASCARADAS)


def resume_effect(s: State, items: list[str], me: int, person: str, asked: str) -> None:
    """In the effect of a card just joined."""
    (s.card,) = read_mascaradas(s.table, items[:1], "effect")
    numbers = [int(item) for item in items[1:] if item.isdigit()]
    operations = s.table.effects[s.card]
    rules = (ASKS_IN_EFFECT[asked][0],) if asked in ASKS_IN_EFFECT and person != "*" else tuple(REVEALS_IN_EFFECT)
    rules = (DRAW_ANY, DRAW_DECK) if (person, asked) == ("*", "draw") else rules
    fitting = [place for place, operation in enumerate(operations, 1) if operation.rule in rules]
    place = numbers[1] if len(numbers) > 1 else fitting[0] if fitting else 0
    if place not in fitting:
        raise wrong(f"the effect of {items[0]} does not ask {person} to {asked}", text=" ".join(items))
    rule = int(operations[place - 1].rule)
    s.step = BUYS
    s.enter(PURCHASE, me)
    s.step = RESOLVED
    s.enter(EFFECT, me)
    s.step = 1
    s.operation = place
    s.after_paying = s.purses[me]
    s.amount = numbers[0] if numbers else 1
    s.enter(rule, me)
    if person != "*":
        s.step = ASKS_IN_EFFECT[asked][1]
        s.play(0)
    elif asked == "draw":
        s.step = 3 if rule == DRAW_ANY else 1
        s.enter(TAKE_TOP, me)
        s.play(0)
    else:
        revealing, s.step = REVEALS_IN_EFFECT[rule]
        s.wanted = s.amount
        if rule == REMOVE_MARKET:
            s.amount = 0
        reveal(s, me, revealing)


# -- facts -----------------------------------------------------------------------------------------------------


def left_over(table: Table, position: Position) -> list[str]:
    """The goods cards that a position does not name."""
    named = Counter(bare(item) for items in position.zones.values() for item in items if is_piece(item))
    return [name for name in table.names(table.box & table.goods_only) if not taken(named, name)]


def taken(named: Counter[str], name: str) -> bool:
    """Count a named card off."""
    named[name] -= 1
    return named[name] >= 0


def about(s: State) -> dict[str, str]:
    """Public facts for the wording of the open question: the card being bought or whose effect asks, and how much is left."""
    facts: dict[str, str] = {}
    resolving = EFFECT in s.in_use() and s.who != DEALER
    if resolving or s.kind in (SIDE, WITHOUT, SUBSTITUTE):
        facts["card"] = s.table.mascaradas[s.card]
    if s.kind in (TRADE_CARD, DISCARD, DISCARD_TOO):
        facts["left"] = str(s.left)
    elif resolving:
        facts["left"] = str(s.amount)
    elif s.kind == DRAW:
        facts["left"] = str(s.draws)
    elif s.kind == WITHOUT:
        facts["left"] = str(s.discount - len(s.dropped))
    return facts
