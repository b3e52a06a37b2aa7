"""Why an answer is refused, with the rule behind it. Public facts, and what the person asked knows, decide its words."""

from typing import TYPE_CHECKING

from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.core.game import question
from antifaz.core.seats import LETTERS, letter
from antifaz.games.voices.pieces import (
    CARD,
    CARDS,
    COLOUR,
    COLOUR_TOO,
    COLOURS,
    CONFUSES,
    DESTROY,
    EXCHANGE,
    FACES,
    FEARS,
    INSERT,
    INSERT_END,
    INSERT_ENTRY,
    INSERT_REGION,
    JURORS,
    LIMIT,
    LOOK,
    LOOK_FIRST,
    LOOK_SECOND,
    MOVE,
    MOVE_PLACED,
    MOVE_TO,
    OP_HIT,
    OPTION,
    OPTIONS,
    ORDER,
    PLACE,
    PLACE_DRAWN,
    PLACE_ON,
    PLACES,
    REDRAW,
    REGIONS,
    REMOVE,
    SHARE,
    SHIFT,
    THE_EMOTION,
    TIE,
    TRIALS,
    TUCK,
    WINDOWS,
)
from antifaz.games.voices.state import AT_THE_EDGE, State, copies
from antifaz.games.voices.turn import IF_WANTED

if TYPE_CHECKING:
    from antifaz.games.voices.game import Voices

VERBS = (
    "choose insert place discard look move remove destroy tuck leave exchange draw decline deal story first put lay shake pass"
).split()
KNOWN = {*REGIONS, *JURORS, *COLOURS, *OPTIONS, *PLACES, *TRIALS, *CARDS, *FACES, *LETTERS, "pass"}
MANY = 12

Reason = tuple[str, str, str]
"""An id, a rule, and why not."""

USUAL: dict[int, Reason] = {
    int(CARD): ("not-in-sight", "VH-CHO-1", "the trial card is one of the three in sight"),
    int(COLOUR): ("colour-taken", "VH-SET-12", "the colour is one that nobody has chosen"),
    int(COLOUR_TOO): ("colour-taken", "VH-3P-1", "the colours are two that nobody has chosen, in their order"),
    int(INSERT_REGION): ("not-that-region", "VH-INS-2", "the region is one that may be chosen here"),
    int(INSERT_ENTRY): ("no-such-entry", "VH-PHY-8", "the disc must fit through the gate"),
    int(INSERT_END): ("no-such-end", "VH-PHY-8", "the disc must fit through the gate, and 60 degrees are the steepest push"),
    int(TIE): ("not-tied", "VH-CTL-3", "the choice is among the tied facets, never the prosecutor"),
    int(OPTION): ("does-nothing", "VH-CON-3", "an option that can do nothing is chosen only if none can do anything"),
    int(PLACE): ("not-that-juror", "VH-RES-5", "the ability names the jurors, and a token must be placed"),
    int(PLACE_DRAWN): ("must-place", "VH-TOK-4", "the number of tokens to be placed is compulsory, whatever was drawn"),
    int(PLACE_ON): ("not-that-juror", "VH-TOK-3", "the ability names the jurors"),
    int(LOOK): ("no-influence", "VH-CON-14", "a juror with influence tokens must be chosen"),
    int(LOOK_FIRST): ("no-influence", "VH-S11", "two jurors with influence tokens are chosen, in their order"),
    int(LOOK_SECOND): ("no-influence", "VH-S11", "two jurors with influence tokens are chosen, in their order"),
    int(SHIFT): ("same-juror", "VH-RES-5", "the token is discarded or goes to a different juror"),
    int(TUCK): ("not-listed", "VH-S05", "the top token goes under its pile or stays"),
    int(EXCHANGE): ("not-listed", "VH-S11", "the two tokens are exchanged or stay"),
    int(MOVE): ("no-token", "VH-CON-14", "a juror with such a token must be chosen"),
    int(MOVE_TO): ("same-juror", "VH-RES-5", "the token goes to another juror"),
    int(MOVE_PLACED): ("same-juror", "VH-S12", "the token goes to another juror"),
    int(REMOVE): ("no-token", "VH-CON-14", "a juror with such a token must be chosen"),
    int(LIMIT): ("hand-limit", "VH-LIM-4", "with more than three cards one of them is discarded at once"),
    int(REDRAW): ("not-in-hand", "VH-S06", "one or more cards of the own hand are discarded, then as many are drawn"),
    int(SHARE): ("not-another-facet", "VH-DRW-3", "another facet must be named"),
    int(ORDER): ("not-waiting", "VH-STR-7", "the choice is among those who want to play a card"),
    int(FEARS): ("not-listed", "VH-EMO-5", "one may draw a card or decline"),
    int(CONFUSES): ("no-such-icon", "VH-EMO-10", "the side card or the deck top may go, if it shows this region"),
}


def refusal(game: "Voices", s: State, text: str) -> AntifazError:
    """The sentence for a text that is not listed."""
    words = text.split()
    if not words or (words[0] not in VERBS and words[0].strip("[]") not in KNOWN):
        expected = ", ".join(VERBS[:6])
        return Unreadable(f"{text!r} is no answer; expected a word such as {expected}, [pass]", id="no-verb", text=text)
    who = letter(s.who)
    id, rule, why = reason(s, words)
    may = allowed(game, s)
    return Refused(
        f"{who} may not answer {text!r}: {why} ({rule}); {who} may: {may}",
        id=id,
        rule=rule,
        player=who,
        text=text,
        may=may,
    )


def allowed(game: "Voices", s: State) -> str:
    """What may be answered instead."""
    answers = question(game, s).answers
    texts = [answers[place].text for place in range(min(MANY, len(answers)))]
    return ", ".join(dict.fromkeys(texts)) + (f" … {answers[-1].text}" if len(answers) > MANY else "")


def reason(s: State, words: list[str]) -> Reason:
    """Which rule stands in the way."""
    if WINDOWS >> s.kind & 1:
        return window_reason(s, words[0].strip("[]"))
    if s.kind == INSERT:
        return insert_reason(s, words)
    if s.kind == DESTROY:
        return destroy_reason(s)
    return USUAL.get(int(s.kind), ("not-listed", "VH-SET-12", "chance decides, and it has other outcomes"))


def window_reason(s: State, word: str) -> Reason:
    """What a window does not allow; whoever is asked knows the own hand."""
    if word not in CARDS or not copies(s.hands[s.who], CARDS.index(word)):
        return "not-in-hand", "VH-STR-15", "an answer is a card of the own hand, or pass"
    kind = CARDS.index(word)
    facet = s.who - s.prosecutor - 1
    number = facet if facet >= 0 else facet + s.table.people
    if s.played >> (12 * number + kind) & 1:
        return "copy", "VH-STR-4", "never two copies of the same card after one event"
    if s.able(s.table.played[kind], s.who):
        return "not-now", "VH-STR-1", f"{word} is not played at this moment"
    return "does-nothing", "VH-STR-11", f"{word} could do nothing now"


def insert_reason(s: State, words: list[str]) -> Reason:
    """Which markers may not be inserted, or where the rest of the line goes wrong."""
    listed = {s.marker_name(marker) for marker in range(48) if s.owner(marker) >= 0 and s.markers >> marker & 1}
    if words[0] != "insert" or len(words) < 2:
        if s.how == IF_WANTED:
            return "not-listed", "VH-EMO-1", "one may insert a marker or decline"
        return "must-insert", "VH-INS-3", "inserting is compulsory"
    if words[1] not in listed:
        rule = "VH-INS-1" if s.card < 0 else "VH-CON-15"
        return "not-that-marker", rule, "the marker is one of those that may be inserted here"
    if words[2:3] and (words[2] not in REGIONS or not (s.places or 31) >> REGIONS.index(words[2]) & 1):
        return "not-that-region", "VH-INS-2", "the region is one that may be chosen here"
    return "no-such-push", "VH-PHY-8", "marker, region, entry and end, in tenths; the disc must fit through the gate"


def destroy_reason(s: State) -> Reason:
    """Which markers may not be destroyed."""
    if s.rule == THE_EMOTION:
        return "turn-taken", "VH-EMO-2", "Rage destroys a marker here whose owner has not yet taken the turn in this round"
    if s.rule == OP_HIT and s.table.ops[s.op].places == AT_THE_EDGE:
        return "not-at-the-edge", "VH-STR-9", "only an opponent's marker of this region that sticks out over the edge"
    return "no-such-marker", "VH-CON-14", "a marker on a platform must be chosen"
