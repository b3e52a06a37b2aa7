"""Why an answer is refused, with the rule behind it. Only public facts decide which sentence is said (MA-KNOW-08)."""

from typing import TYPE_CHECKING

from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.core.game import question
from antifaz.core.seats import LETTERS, letter
from antifaz.games.mascarade.pieces import CARD, CARD_TOO, CLAIM, MASKS, PERSON, TURN
from antifaz.games.mascarade.rules import OPENING_TURNS
from antifaz.games.mascarade.state import State

if TYPE_CHECKING:
    from antifaz.games.mascarade.game import Mascarade

VERBS = ("look", "swap", "announce", "contest", "pass", "choose", "decline", "exchange", "claim", "deal", "first")

Reason = tuple[str, str, str]
"""An id, a rule, and what the person may not do and why."""


def refusal(game: "Mascarade", s: State, text: str) -> AntifazError:
    """The sentence for a text that is not listed."""
    words = text.split()
    verb = words[0]
    if verb not in VERBS and not verb.startswith("["):
        return Unreadable(f"{text!r} is no answer; expected a word such as {', '.join(VERBS[:5])}", id="no-verb", text=text)
    for word in words[1:]:
        if word[0].isupper() and word not in MASKS:
            return Unreadable(f"{word!r} is no mask; expected one such as {game.masks[0]}", id="no-mask", text=word)
    who = letter(s.who)
    id, rule, why = reason(game, s, verb, words[1:])
    may = allowed(game, s)
    source = f" ({rule})" if rule else ""
    return Refused(
        f"{who} may not {why or f'answer {text!r}'}{source}; {who} may: {may}",
        id=id,
        rule=rule,
        player=who,
        text=text,
        may=may,
    )


def allowed(game: "Mascarade", s: State) -> str:
    """What may be answered instead; of a turn the verbs only."""
    answers = question(game, s).answers
    words = [answer.verb if s.kind == TURN else answer.text for answer in answers]
    return ", ".join(dict.fromkeys(words))


def reason(game: "Mascarade", s: State, verb: str, words: list[str]) -> Reason:
    """Which rule stands in the way."""
    edition = f"M{game.book.number}"
    if s.kind == TURN:
        return turn_reason(game, s, verb, words, edition)
    mask = MASKS[s.announced]
    if s.kind == CLAIM and verb == "claim":
        rule = f"{edition}-POWER-{'INQUISITOR-06' if edition == 'M1' else 'GURU-08'}"
        return "not-in-play", rule, f"claim {' '.join(words)}: it is not in play"
    if s.kind in (CARD, CARD_TOO) and verb == "choose":
        return card_reason(game, words, edition, mask)
    if s.kind == PERSON and verb == "decline":
        return "no-decline", "MA-RESOLVE-06", "decline: only the Witch may"
    if s.kind == PERSON and mask in ("Bishop", "ConArtist"):
        name = "BISHOP" if mask == "Bishop" else "CONARTIST"
        return "not-richest", f"{edition}-POWER-{name}-02", f"choose {' '.join(words)}: the choice is among the richest"
    return "not-listed", "", ""


def card_reason(game: "Mascarade", words: list[str], edition: str, mask: str) -> Reason:
    """Which cards the Fool and the Spy may not choose."""
    if game.book.places == 2:
        return "one-of-each", "M1-V3-FOOL-01", "choose these: one card of each opponent"
    if mask == "Spy":
        rule = "M2-POWER-SPY-04" if edition == "M2" else "M1-POWER-SPY-01"
        return "not-that-card", rule, f"choose {' '.join(words)} as the Spy"
    return "not-that-card", f"{edition}-POWER-FOOL-04", f"choose {' '.join(words)}: only cards of two different others"


def turn_reason(game: "Mascarade", s: State, verb: str, words: list[str], edition: str) -> Reason:
    """What a turn does not allow."""
    who = LETTERS[s.me]
    if verb == "pass":
        return "no-pass", "MA-TURN-02", "pass in a turn"
    if s.turn <= OPENING_TURNS and verb in ("look", "announce"):
        return "only-swap", "MA-OPEN-03", f"{verb}: the first four turns are for swapping only"
    restricted = s.restricted(s.me)
    if s.owes >> s.me & 1 and verb in ("swap", "announce") and not (restricted and s.table.must_swap):
        return "owes-look", "MA-LOOK-06", f"{verb}: {who} owes a look"
    if restricted and verb == "announce":
        return "may-not-announce-shown", f"{edition}-RESTRICT-01", f"announce: {who} was shown in the turn before"
    if restricted and verb == "look" and s.table.must_swap:
        return "may-not-look-shown", "M1-RESTRICT-02", f"look: {who} was shown in the turn before"
    if verb == "announce" and words and words[0] in MASKS and words[0] not in game.masks:
        return "not-in-play", "MA-ANNOUNCE-03", f"announce {words[0]}: it is not in play"
    if verb == "announce" and "protected" in words:
        return "protected", "M1-V2-ANNOUNCE-02", "announce with the protected card"
    if verb == "look" and words:
        return "foreign-card", "MA-LOOK-02", f"look at {words[0]}"
    if verb == "swap":
        return swap_reason(game, s, words)
    return "not-listed", "", ""


def swap_reason(game: "Mascarade", s: State, words: list[str]) -> Reason:
    """What a swap does not allow."""
    cards = [word for word in words if not word.startswith("[")]
    if any(card.endswith(".protected") for card in cards):
        return "protected", "M1-V2-SWAP-04", "swap with the other's protected card"
    if game.book.places > 1 and s.restricted(s.me):
        return "shown-card", f"M1-V{game.people}-RESTRICT-01", f"swap {' '.join(cards)}: the shown card must be one of the two"
    if s.restricted(s.me) and any(card.startswith("centre") for card in cards) and s.table.centre:
        return "forced-centre", "M1-RESTRICT-03", "swap with the centre in a forced swap"
    return "not-listed", "MA-SWAP-02", f"swap {' '.join(cards)}"
