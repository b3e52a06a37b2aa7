"""Scoring: a pure function of the parades, the pesetas left and the owners' choices.

`totals` is the sum alone, `sheets` says where each point comes from; both use the same functions for every part. A
parade is a list of cards by their place in the pack. An owner's choices are places in the parade: the card whose effect
comes next, then its targets. Choices that were not made are the best ones.
"""

from typing import Final

from mypy_extensions import i64

from antifaz.games.mascaradas.content import COLOURS, SCORING, SYMBOLS, Content

NONE: Final[i64] = 0
PER_SYMBOL: Final[i64] = 1
PER_DISTINCT_SYMBOL: Final[i64] = 2
IF_ALL_SYMBOLS: Final[i64] = 3
IF_MORE_SYMBOL: Final[i64] = 4
PER_COLOUR: Final[i64] = 5
PER_DISTINCT_COLOUR: Final[i64] = 6
IF_ALL_COLOURS: Final[i64] = 7
IF_ADJACENT_COLOUR: Final[i64] = 8
PER_ADJACENT_COLOUR: Final[i64] = 9
IF_BOTH_NEIGHBOURS_NOT_COLOUR: Final[i64] = 10
IF_NEIGHBOURS_ALL_DIFFERENT: Final[i64] = 11
IF_AT_END: Final[i64] = 12
IF_OWNS: Final[i64] = 13
PESETAS_FULL: Final[i64] = 14
ANNUL_AND_DOUBLE: Final[i64] = 15
TRIPLE_UNIQUE_ADJACENT: Final[i64] = 16
ADD_ADJACENT_BASE: Final[i64] = 17

WORDS: Final = tuple(SCORING)
DIABLOS: Final[i64] = 0
DIABLOS_PLACES: Final = [10, 7, 5, 3, 0]  # LM-SCO-5
OTHER_PLACES: Final = [8, 6, 4, 2, 0]
PESETAS_A_POINT: Final[i64] = 3  # LM-SCO-2
NOBODY: Final[i64] = -1
"""No card, no place, no target yet."""


class Operation:
    """A scoring operation in numbers: what it is about (symbol, colour or card), a second symbol, the points."""

    def __init__(self, code: i64, about: i64, other: i64, points: i64) -> None:
        self.code = code
        self.about = about
        self.other = other
        self.points = points


class Cards:
    """What scoring needs of a pack, in numbers, by the place of a card in the pack."""

    def __init__(self, content: Content) -> None:
        ids = [card.id for card in content.mascaradas]
        self.names: list[str] = [card.name for card in content.mascaradas]
        self.left: list[i64] = [SYMBOLS.index(card.left) for card in content.mascaradas]
        self.right: list[i64] = [SYMBOLS.index(card.right) for card in content.mascaradas]
        self.colour: list[i64] = [COLOURS.index(card.colour) for card in content.mascaradas]
        self.base: list[i64] = [card.base for card in content.mascaradas]
        self.operations: list[list[Operation]] = []
        self.odd: list[i64] = []  # which of the card's operations depends on the order (LM-SCO-13), or NOBODY
        for card in content.mascaradas:
            operations: list[Operation] = []
            odd: i64 = NOBODY
            for operation in card.scoring:
                named = operation.named
                about: i64 = NOBODY
                other: i64 = NOBODY
                points: i64 = 0
                if "symbol" in named:
                    about = SYMBOLS.index(str(named["symbol"]))
                if "other" in named:
                    other = SYMBOLS.index(str(named["other"]))
                if "colour" in named:
                    about = COLOURS.index(str(named["colour"]))
                if "card" in named:
                    about = ids.index(str(named["card"]))
                if "points" in named:
                    points = int(named["points"])
                code: i64 = WORDS.index(operation.word)
                if code >= ANNUL_AND_DOUBLE:
                    odd = len(operations)
                operations.append(Operation(code, about, other, points))
            self.operations.append(operations)
            self.odd.append(odd)


class Line:
    """One line of a score sheet: points, where they come from, and the sentence that says so with its arguments."""

    def __init__(self, part: str, card: i64, rule: str, points: i64, sentence: str, arguments: dict[str, str | int]) -> None:
        self.part = part
        self.card = card  # the place in the parade of the card that scores, or NOBODY
        self.rule = rule
        self.points = points
        self.sentence = sentence
        self.arguments = arguments


class Sheet:
    """The score sheet of one person: the four parts of LM-SCO-1 as lines."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def write(self, part: str, card: i64, rule: str, points: i64, sentence: str, arguments: dict[str, str | int]) -> None:
        self.lines.append(Line(part, card, rule, points, sentence, arguments))

    def part(self, part: str) -> i64:
        """The points of one part."""
        points: i64 = 0
        for line in self.lines:
            if line.part == part:
                points += line.points
        return points

    @property
    def pesetas(self) -> i64:
        return self.part("pesetas")

    @property
    def majorities(self) -> i64:
        return self.part("majorities")

    @property
    def sequences(self) -> i64:
        return self.part("sequences")

    @property
    def mascaradas(self) -> i64:
        return self.part("mascaradas")

    @property
    def total(self) -> i64:
        points: i64 = 0
        for line in self.lines:
            points += line.points
        return points


# What a parade shows


def symbols(cards: Cards, parade: list[i64]) -> list[i64]:
    """How often each symbol is printed on an edge; a joint counts twice (LM-SCO-6)."""
    counts: list[i64] = [0] * len(SYMBOLS)
    for card in parade:
        counts[cards.left[card]] += 1
        counts[cards.right[card]] += 1
    return counts


def colours(cards: Cards, parade: list[i64]) -> list[i64]:
    """How many mascaradas of each colour there are."""
    counts: list[i64] = [0] * len(COLOURS)
    for card in parade:
        counts[cards.colour[card]] += 1
    return counts


def longest_run(cards: Cards, parade: list[i64], colour: i64) -> i64:
    """The most neighbouring mascaradas of a colour."""
    longest: i64 = 0
    run: i64 = 0
    for card in parade:
        run = run + 1 if cards.colour[card] == colour else 0
        longest = max(longest, run)
    return longest


def neighbours(parade: list[i64], place: i64) -> list[i64]:
    """The places beside a place."""
    beside: list[i64] = []
    if place > 0:
        beside.append(place - 1)
    if place + 1 < len(parade):
        beside.append(place + 1)
    return beside


def different(counts: list[i64]) -> i64:
    """How many of these occur."""
    occurring: i64 = 0
    for count in counts:
        if count > 0:
            occurring += 1
    return occurring


# The four parts


def full_pesetas(cards: Cards, parade: list[i64]) -> i64:
    """The place of the card that makes every peseta a point, or NOBODY (LM-SCO-3)."""
    for place in range(len(parade)):
        for operation in cards.operations[parade[place]]:
            if operation.code == PESETAS_FULL:
                return place
    return NOBODY


def peseta_points(cards: Cards, parade: list[i64], pesetas: i64) -> i64:
    """LM-SCO-2, LM-SCO-3"""
    return pesetas // PESETAS_A_POINT if full_pesetas(cards, parade) == NOBODY else pesetas


def last_place(counts: list[i64], person: i64) -> i64:
    """The lowest of the places, counted from 0, that a person shares with those who have as many (LM-SCO-8)."""
    at_least: i64 = 0
    for count in counts:
        if count >= counts[person]:
            at_least += 1
    return at_least - 1


def majority_points(symbol: i64, counts: list[i64], person: i64) -> i64:
    """LM-SCO-4 to LM-SCO-9: who has none of a symbol is not ranked."""
    if counts[person] == 0:
        return 0
    values = DIABLOS_PLACES if symbol == DIABLOS else OTHER_PLACES
    return values[last_place(counts, person)]


def sequence_points(cards: Cards, parade: list[i64], colour: i64) -> i64:
    """LM-SCO-10: the square of the longest run."""
    run = longest_run(cards, parade, colour)
    return run * run


def times(cards: Cards, parade: list[i64], place: i64, operation: Operation) -> i64:
    """How many times an operation that does not depend on the order gives its points (section 8, LM-SCO-13)."""
    code = operation.code
    if code <= IF_MORE_SYMBOL:
        return _times_by_symbol(operation, symbols(cards, parade))
    if code <= IF_ALL_COLOURS:
        return _times_by_colour(operation, colours(cards, parade))
    if code == IF_AT_END:
        return 1 if place == 0 or place == len(parade) - 1 else 0
    if code == IF_OWNS:
        return 1 if operation.about in parade else 0
    if code < IF_AT_END:
        return _times_by_neighbour(cards, parade, place, operation)
    return 0


def _times_by_symbol(operation: Operation, counts: list[i64]) -> i64:
    code = operation.code
    if code == PER_SYMBOL:
        return counts[operation.about]
    if code == PER_DISTINCT_SYMBOL:
        return different(counts)
    if code == IF_ALL_SYMBOLS:
        return 1 if different(counts) == len(SYMBOLS) else 0
    if code == IF_MORE_SYMBOL:
        return 1 if counts[operation.about] > counts[operation.other] else 0
    return 0


def _times_by_colour(operation: Operation, counts: list[i64]) -> i64:
    if operation.code == PER_COLOUR:
        return counts[operation.about]
    if operation.code == PER_DISTINCT_COLOUR:
        return different(counts)
    return 1 if different(counts) == len(COLOURS) else 0


def _times_by_neighbour(cards: Cards, parade: list[i64], place: i64, operation: Operation) -> i64:
    code = operation.code
    beside = neighbours(parade, place)
    alike: i64 = 0
    for other in beside:
        if cards.colour[parade[other]] == operation.about:
            alike += 1
    if code == PER_ADJACENT_COLOUR:
        return alike
    if code == IF_ADJACENT_COLOUR:
        return min(alike, 1)
    if len(beside) < 2:
        return 0
    if code == IF_BOTH_NEIGHBOURS_NOT_COLOUR:
        return 1 if alike == 0 else 0
    own = cards.colour[parade[place]]
    before = cards.colour[parade[place - 1]]
    after = cards.colour[parade[place + 1]]
    return 1 if own != before and own != after and before != after else 0


# Effects that depend on the order, and their owner's choices


class Tally:
    """The strengths of one parade while the order-dependent effects are applied, choice by choice (LM-SCO-12)."""

    def __init__(
        self, cards: Cards, parade: list[i64], strengths: list[i64], added: i64, left: i64, place: i64, first: i64
    ) -> None:
        self.cards = cards
        self.parade = parade
        self.strengths = strengths
        self.added = added  # by effects that read a strength
        self.left = left  # the places of the cards whose effects are still to be applied, as a mask
        self.place = place  # the card whose targets are being chosen, or NOBODY
        self.first = first  # the first of two targets, or NOBODY

    def clone(self) -> "Tally":
        strengths = self.strengths.copy()
        return Tally(self.cards, self.parade, strengths, self.added, self.left, self.place, self.first)

    @property
    def points(self) -> i64:
        """What the base strengths and the effects that read them are worth now."""
        points = self.added
        for strength in self.strengths:
            points += strength
        return points

    @property
    def answers(self) -> i64:
        """The next choice as a mask of places: whose effect comes next, or its target; 0 when all is done."""
        return self.left if self.place == NOBODY else targets(self.cards, self.parade, self.place, self.first)

    def choose(self, answer: i64) -> None:
        """Make the next choice; the last one of an effect applies it."""
        one: i64 = 1
        if self.place == NOBODY:
            self.left &= ~(one << answer)
            self.place = answer
            return
        code = odd_code(self.cards, self.parade, self.place)
        if code == ANNUL_AND_DOUBLE and self.first == NOBODY:
            self.first = answer
            return
        if code == ANNUL_AND_DOUBLE:
            self.strengths[self.first] = 0
            self.strengths[answer] *= 2
        elif code == TRIPLE_UNIQUE_ADJACENT:
            self.strengths[answer] *= 3
        else:
            self.added += self.strengths[answer]
        self.place = NOBODY
        self.first = NOBODY


def odd_code(cards: Cards, parade: list[i64], place: i64) -> i64:
    """The effect of this card that depends on the order, or NONE."""
    card = parade[place]
    odd = cards.odd[card]
    return NONE if odd == NOBODY else cards.operations[card][odd].code


def targets(cards: Cards, parade: list[i64], place: i64, first: i64) -> i64:
    """The places, as a mask, that this card's effect may be about; after a first target, the second ones."""
    code = odd_code(cards, parade, place)
    one: i64 = 1
    listed: i64 = 0
    if code == ANNUL_AND_DOUBLE:
        if len(parade) > 1:
            listed = (one << len(parade)) - 1
        return listed if first == NOBODY else listed & ~(one << first)
    counts = colours(cards, parade)
    for beside in neighbours(parade, place):
        if code == ADD_ADJACENT_BASE or (code == TRIPLE_UNIQUE_ADJACENT and counts[cards.colour[parade[beside]]] == 1):
            listed |= one << beside
    return listed


def untouched(cards: Cards, parade: list[i64]) -> Tally:
    """The tally before any choice; an effect without a target is ignored, the others are compulsory (LM-SCO-16)."""
    one: i64 = 1
    left: i64 = 0
    strengths: list[i64] = []
    for place in range(len(parade)):
        strengths.append(cards.base[parade[place]])
        if cards.odd[parade[place]] != NOBODY and targets(cards, parade, place, NOBODY):
            left |= one << place
    return Tally(cards, parade, strengths, 0, left, NOBODY, NOBODY)


def places(mask: i64) -> list[i64]:
    """The places of a mask, from left to right."""
    listed: list[i64] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            listed.append(place)
        mask >>= 1
        place += 1
    return listed


def after(tally: Tally, answer: i64) -> Tally:
    """The tally after one more choice."""
    other = tally.clone()
    other.choose(answer)
    return other


def best(tally: Tally) -> i64:
    """The most points that the choices still open can lead to (LM-SCO-17: all orders and targets are tried)."""
    answers = tally.answers
    if answers == 0:
        return tally.points
    most: i64 = NOBODY
    for answer in places(answers):
        most = max(most, best(after(tally, answer)))
    return most


def results(tally: Tally) -> set[i64]:
    """The different points that the choices still open can lead to."""
    found: set[i64] = set()
    _results(tally, found)
    return found


def _results(tally: Tally, found: set[i64]) -> None:
    answers = tally.answers
    if answers == 0:
        found.add(tally.points)
        return
    for answer in places(answers):
        _results(after(tally, answer), found)


def begun(cards: Cards, parade: list[i64], choices: list[i64]) -> Tally:
    """The tally after these choices."""
    tally = untouched(cards, parade)
    for choice in choices:
        tally.choose(choice)
    return tally


def completed(cards: Cards, parade: list[i64], choices: list[i64]) -> list[i64]:
    """These choices and the best ones after them, the leftmost of equals."""
    tally = begun(cards, parade, choices)
    chosen = choices.copy()
    while tally.answers:
        wanted = best(tally)
        for answer in places(tally.answers):
            following = after(tally, answer)
            if best(following) == wanted:
                tally = following
                chosen.append(answer)
                break
    return chosen


def settled(cards: Cards, parade: list[i64], choices: list[i64]) -> list[i64]:
    """These choices and those after them that make no difference: what follows is open, or complete (LM-DEC-8)."""
    tally = begun(cards, parade, choices)
    chosen = choices.copy()
    while tally.answers and not _matters(tally):
        answer = places(tally.answers)[0]
        tally.choose(answer)
        chosen.append(answer)
    return chosen


def _matters(tally: Tally) -> bool:
    """Whether two answers to the next choice lead to different results."""
    answers = places(tally.answers)
    if len(answers) == 1:
        return False
    first = results(after(tally, answers[0]))
    return any(results(after(tally, answer)) != first for answer in answers[1:])


def open_answers(cards: Cards, parade: list[i64], choices: list[i64]) -> i64:
    """The answers, as a mask of places, to the choice that is open after these; 0 if none is."""
    return begun(cards, parade, choices).answers


def best_first(cards: Cards, parade: list[i64], choices: list[i64]) -> list[tuple[i64, i64]]:
    """The answers to the open choice, each with the most points it can lead to; the best first (LM-SCO-17)."""
    tally = begun(cards, parade, choices)
    pairs: list[tuple[i64, i64]] = [(-best(after(tally, answer)), answer) for answer in places(tally.answers)]
    pairs.sort()
    return [(answer, -points) for points, answer in pairs]


# Sums and sheets


def parade_points(cards: Cards, parade: list[i64], choices: list[i64]) -> i64:
    """Base strengths and scoring effects of a parade (LM-SCO-11)."""
    points = best(begun(cards, parade, choices))
    for place in range(len(parade)):
        for operation in cards.operations[parade[place]]:
            points += operation.points * times(cards, parade, place, operation)
    return points


def totals(cards: Cards, parades: list[list[i64]], pesetas: list[i64], choices: list[list[i64]]) -> list[i64]:
    """The points of everybody (LM-SCO-1)."""
    sums: list[i64] = []
    for person in range(len(parades)):
        parade = parades[person]
        points = peseta_points(cards, parade, pesetas[person]) + parade_points(cards, parade, choices[person])
        for colour in range(len(COLOURS)):
            points += sequence_points(cards, parade, colour)
        sums.append(points)
    shown = [symbols(cards, parade) for parade in parades]
    for symbol in range(len(SYMBOLS)):
        counts = [mine[symbol] for mine in shown]
        for person in range(len(parades)):
            sums[person] += majority_points(symbol, counts, person)
    return sums


def winners(sums: list[i64]) -> list[i64]:
    """Who has the most; a tie is a shared victory (LM-SCO-18)."""
    most = max(sums)
    return [person for person in range(len(sums)) if sums[person] == most]


def sheets(cards: Cards, parades: list[list[i64]], pesetas: list[i64], choices: list[list[i64]]) -> list[Sheet]:
    """The score sheet of everybody."""
    written: list[Sheet] = []
    for person in range(len(parades)):
        sheet = Sheet()
        _write_pesetas(sheet, cards, parades[person], pesetas[person])
        _write_majorities(sheet, cards, parades, person)
        _write_sequences(sheet, cards, parades[person])
        _write_mascaradas(sheet, cards, parades[person], completed(cards, parades[person], choices[person]))
        written.append(sheet)
    return written


def _write_pesetas(sheet: Sheet, cards: Cards, parade: list[i64], pesetas: i64) -> None:
    points = peseta_points(cards, parade, pesetas)
    place = full_pesetas(cards, parade)
    if place == NOBODY:
        sheet.write("pesetas", NOBODY, "LM-SCO-2", points, "score-pesetas", {"n": int(pesetas)})
    else:
        facts: dict[str, str | int] = {"n": int(pesetas), "card": cards.names[parade[place]]}
        sheet.write("pesetas", place, "LM-SCO-3", points, "score-pesetas-full", facts)


def _write_majorities(sheet: Sheet, cards: Cards, parades: list[list[i64]], person: i64) -> None:
    for symbol in range(len(SYMBOLS)):
        counts = [symbols(cards, parade)[symbol] for parade in parades]
        facts: dict[str, str | int] = {"symbol": SYMBOLS[symbol], "n": int(counts[person])}
        if counts[person] == 0:
            sheet.write("majorities", NOBODY, "LM-SCO-9", 0, "score-majority-none", facts)
            continue
        tied = counts.count(counts[person])
        facts["place"] = int(last_place(counts, person)) + 1
        points = majority_points(symbol, counts, person)
        if tied == 1:
            sheet.write("majorities", NOBODY, "LM-SCO-5", points, "score-majority", facts)
        else:
            facts["tied"] = int(tied)
            sheet.write("majorities", NOBODY, "LM-SCO-8", points, "score-majority-tied", facts)


def _write_sequences(sheet: Sheet, cards: Cards, parade: list[i64]) -> None:
    for colour in range(len(COLOURS)):
        run = longest_run(cards, parade, colour)
        if run > 0:
            facts: dict[str, str | int] = {"colour": COLOURS[colour], "n": int(run)}
            points = sequence_points(cards, parade, colour)
            sheet.write("sequences", NOBODY, "LM-SCO-10", points, "score-sequence", facts)


def _write_mascaradas(sheet: Sheet, cards: Cards, parade: list[i64], choices: list[i64]) -> None:
    for place in range(len(parade)):
        base = cards.base[parade[place]]
        sheet.write("mascaradas", place, "LM-SCO-11", base, "score-base", {"n": int(base)})
        for operation in cards.operations[parade[place]]:
            if operation.code < PESETAS_FULL:
                _write_effect(sheet, cards, parade, place, operation)
            elif operation.code == PESETAS_FULL:
                sheet.write("mascaradas", place, "LM-SCO-3", 0, "score-PESETAS_FULL", {})
    _write_choices(sheet, cards, parade, choices)


def _write_effect(sheet: Sheet, cards: Cards, parade: list[i64], place: i64, operation: Operation) -> None:
    count = times(cards, parade, place, operation)
    facts: dict[str, str | int] = {"count": int(count), "points": int(operation.points)}
    word = WORDS[operation.code]
    if operation.other != NOBODY:
        facts["other"] = SYMBOLS[operation.other]
    if operation.code in (PER_SYMBOL, IF_MORE_SYMBOL):
        facts["symbol"] = SYMBOLS[operation.about]
    elif operation.code == IF_OWNS:
        facts["card"] = cards.names[operation.about]
    elif operation.about != NOBODY:
        facts["colour"] = COLOURS[operation.about]
    sheet.write("mascaradas", place, "LM-SCO-11", operation.points * count, f"score-{word}", facts)


def _write_choices(sheet: Sheet, cards: Cards, parade: list[i64], choices: list[i64]) -> None:
    """What the order-dependent effects changed, written beside the card whose points change."""
    for place in range(len(parade)):
        code = odd_code(cards, parade, place)
        if code != NONE and targets(cards, parade, place, NOBODY) == 0:
            sheet.write("mascaradas", place, "LM-SCO-16", 0, f"score-{WORDS[code]}-none", {})
    tally = untouched(cards, parade)
    for choice in choices:
        before = tally.clone()
        tally.choose(choice)
        if before.place != NOBODY and tally.place == NOBODY:
            _write_change(sheet, before, tally, choice)


def _write_change(sheet: Sheet, before: Tally, tally: Tally, target: i64) -> None:
    names = [tally.cards.names[card] for card in tally.parade]
    by = before.place
    code = odd_code(tally.cards, tally.parade, by)
    added = tally.added - before.added
    facts: dict[str, str | int] = {"card": names[target], "points": int(added)}
    if before.first != NOBODY:
        facts["annulled"] = names[before.first]
    sheet.write("mascaradas", by, "LM-SCO-12", added, f"score-{WORDS[code]}", facts)
    for place in range(len(names)):
        change = tally.strengths[place] - before.strengths[place]
        if change != 0:
            verb = "annulled" if place == before.first else "doubled" if code == ANNUL_AND_DOUBLE else "tripled"
            said: dict[str, str | int] = {"by": names[by], "n": int(tally.strengths[place])}
            sheet.write("mascaradas", place, "LM-SCO-14", change, f"score-{verb}", said)
