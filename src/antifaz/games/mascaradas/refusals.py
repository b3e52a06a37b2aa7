"""Why an answer is refused, with the rule behind it. Public facts and what the asked person holds decide the words."""

from itertools import pairwise
from typing import TYPE_CHECKING

from antifaz.core.errors import AntifazError, Refused, Unreadable
from antifaz.core.game import question
from antifaz.core.seats import LETTERS, letter
from antifaz.games.mascaradas import payment
from antifaz.games.mascaradas.pieces import (
    BUY,
    DISCARD,
    DRAW,
    EFFECT_DRAW,
    LIMIT,
    PLAN,
    RECOVER,
    REMOVE,
    RESERVE,
    SWAP,
    TRADE,
    TRADED,
)
from antifaz.games.mascaradas.state import State

if TYPE_CHECKING:
    from antifaz.games.mascaradas.game import Mascaradas

VERBS = (
    "get renew take trade buy end discard recover swap reserve decline remove apply "
    "first deal draw reveal left right without 3 for"
).split()

Reason = tuple[str, str, str]
"""An id, a rule, and what the person may not do and why."""


def refusal(game: "Mascaradas", s: State, text: str) -> AntifazError:
    """The sentence for a text that is not listed."""
    words = text.split()
    pieces = {*s.table.goods, *s.table.mascaradas}
    if words[0] not in VERBS and words[0] not in pieces:
        return Unreadable(f"{text!r} is no answer; expected a word such as {', '.join(VERBS[:6])}", id="no-verb", text=text)
    for word in words[1:]:
        bare = word.strip("[]")
        if bare[:1].isupper() and bare not in pieces:
            example = f"{s.table.goods[0]} or {s.table.mascaradas[0]}"
            return Unreadable(f"{word!r} is no card; expected one such as {example}", id="no-card", text=word)
    who = letter(s.who)
    id, rule, why = reason(s, words[0], words[1:])
    may = ", ".join(dict.fromkeys(answer.text for answer in question(game, s).answers))
    source = f" ({rule})" if rule else ""
    return Refused(
        f"{who} may not {why or f'answer {text!r}'}{source}; {who} may: {may}",
        id=id,
        rule=rule,
        player=who,
        text=text,
        may=may,
    )


def reason(s: State, verb: str, words: list[str]) -> Reason:
    """Which rule stands in the way."""
    if verb == "trade" and s.kind in (PLAN, DRAW, LIMIT, BUY):
        return trade_reason(s, words)
    if s.kind == LIMIT:
        return "only-trade", "LM-B-12", f"{verb}: more than ten cards are in hand"
    if s.kind == PLAN:
        return plan_reason(verb)
    if s.kind in (DRAW, EFFECT_DRAW):
        return draw_reason(s, verb, words)
    if s.kind == BUY:
        return buy_reason(s, verb, words)
    return effect_reason(s, verb, words)


def plan_reason(verb: str) -> Reason:
    """What a turn does not begin with."""
    if verb == "renew":
        return "nothing-to-renew", "LM-B-10", "renew: no mascarada is free in market or deck"
    if verb in ("take", "buy", "end"):
        return "plan-first", "LM-TRN-1", f"{verb}: first comes get resources or renew market"
    return "not-listed", "LM-B-1", ""


def trade_reason(s: State, words: list[str]) -> Reason:
    """Why three cards cannot be traded."""
    if s.table.number(s.hands[s.me]) < TRADED:
        return "too-few-cards", "LM-TRD-1", "trade: fewer than three cards are in hand"
    if s.mask >> TRADE & 1 == 0:
        return "bank-empty", "LM-TRD-2", "trade: the bank is empty"
    if "Aguinaldo" in words:
        return "aguinaldo", "LM-AGU-4", "trade an aguinaldo"
    return "not-these-cards", "LM-TRD-1", f"trade {' '.join(words)}: three cards of the hand, in canonical order"


def draw_reason(s: State, verb: str, words: list[str]) -> Reason:
    """What cannot be drawn."""
    if verb in ("buy", "end", "renew"):
        return "draw-first", "LM-TRN-1", f"{verb}: draw actions are still to be done"
    if verb != "take":
        return "not-listed", "LM-B-3", ""
    if words == ["peseta"] and s.kind == EFFECT_DRAW:
        return "no-peseta", "LM-EFF-8", "take a peseta: an effect draws cards"
    if words in (["peseta"], ["deck"]):
        return "exhausted", "LM-B-6", f"take {words[0]}: there is none left"
    return "not-face-up", "LM-B-3", f"take {' '.join(words)}: it does not lie face up"


def buy_reason(s: State, verb: str, words: list[str]) -> Reason:
    """Why this mascarada cannot be bought, or not in this way."""
    table, me = s.table, s.me
    if verb in ("take", "get", "renew"):
        return "planning-over", "LM-TRN-1", f"{verb}: the planning phase is over"
    if verb != "buy" or not words or words[0] not in table.mascaradas:
        return "not-listed", "LM-C-1", ""
    name = words[0]
    card = table.mascaradas.index(name)
    if s.complete(me):
        return "complete", "LM-C-9", f"buy {name}: the parade is complete"
    if s.market >> card & 1 == 0:
        return "not-in-market", "LM-C-4", f"buy {name}: it does not lie in the market"
    for owner in range(int(table.people)):
        if owner != me and s.reserved[owner] >> card & 1:
            return "reserved", "LM-RSV-3", f"buy {name}: {LETTERS[owner]} has reserved it"
    if s.fresh >> card & 1:
        return "just-reserved", "LM-RSV-4", f"buy {name}: it was reserved in this turn"
    if s.joinable(s.parades[me]) >> card & 1 == 0:
        return "does-not-fit", "LM-C-7", f"buy {name}: it fits to no end of the parade"
    if s.mask >> card & 1 == 0:
        return "cannot-pay", "LM-C-5", f"buy {name}: hand and pesetas do not pay for it"
    return payment_reason(s, card, words)


def payment_reason(s: State, card: int, words: list[str]) -> Reason:
    """The card can be bought, but not like this."""
    table, me = s.table, s.me
    parade = s.parades[me]
    line = f"buy {' '.join(words)}"
    to_left = parade != 0 and s.fitting_left(parade) >> card & 1 == 1
    to_right = parade == 0 or s.fitting_right(parade) >> card & 1 == 1
    if ("left" in words and not to_left) or ("right" in words and not to_right):
        return "other-end", "LM-C-7", f"{line}: it does not fit to that end"
    if to_left and to_right and not {"left", "right"} & set(words):
        return "which-end", "LM-C-8", f"{line}: it fits to both ends, so the end is named first"
    dropped = [word for before, word in pairwise(words) if before == "without"]
    if len(dropped) != min(int(s.discount), int(payment.total(table.costs[card]))):
        return "discount", "LM-PAY-9", f"{line}: {s.discount} requirements fall away"
    if any(table.costs[card][table.goods.index(word)] < dropped.count(word) for word in dropped if word in table.goods[:-1]):
        return "discount", "LM-PAY-9", f"{line}: that is not required"
    cost = payment.without(table.costs[card], [table.goods.index(word) for word in dropped])
    rest = [word for word in words[1:] if word not in ("left", "right", "without")]
    given = rest[len(dropped) :]
    hand = table.counts(s.hands[me])
    if "Aguinaldo" in given:
        return "aguinaldo", "LM-AGU-4", f"{line}: an aguinaldo pays for nothing"
    if len(given) > len(payment.lacking(hand, cost)):
        return "pay-exactly", "LM-PAY-5", f"{line}: what the hand holds of the cost is paid with these cards"
    spare = payment.surplus(hand, cost)
    if any(given.count(word) > spare[table.goods.index(word)] for word in given if word in table.goods):
        return "not-held", "LM-PAY-6", f"{line}: such a card is not to spare"
    return "payment", "LM-PAY-3", f"{line}: that is no payment that the purse reaches, or not in canonical order"


def effect_reason(s: State, verb: str, words: list[str]) -> Reason:
    """What the choice of an effect does not allow."""
    said = " ".join([verb, *words])
    if "Aguinaldo" in words and s.kind in (DISCARD, RECOVER, SWAP):
        return "aguinaldo", "LM-AGU-4", f"{said}: an aguinaldo is only exchanged"
    if s.kind in (RESERVE, REMOVE) and words and words[0] in s.table.mascaradas:
        card = s.table.mascaradas.index(words[0])
        if s.coins >> card & 1:
            rule = "LM-RSV-5" if s.kind == RESERVE else "LM-RSV-3"
            return "reserved", rule, f"{said}: it carries a coin"
        return "not-in-market", "LM-RSV-1" if s.kind == RESERVE else "LM-EFF-3", f"{said}: it does not lie in the market"
    if verb in ("decline", "end", "buy", "trade"):
        return "compulsory", "LM-EFF-1", f"{said}: the effect is to be resolved first"
    return "not-listed", "LM-EFF-5", ""
