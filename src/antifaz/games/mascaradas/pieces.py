"""The numbers of questions, answers and rules of Las Mascaradas, and the words of the questions."""

from typing import Final

from mypy_extensions import i64

PESETAS: Final[i64] = 40  # LM-CMP-7
IN_MARKET: Final[i64] = 5  # LM-SET-3, LM-SET-4
HAND_LIMIT: Final[i64] = 10  # LM-B-11
TRADED: Final[i64] = 3  # LM-TRD-1
DEALT: Final[i64] = 3  # LM-SET-2
DRAWS: Final[i64] = 3  # LM-B-2
GIFT: Final[i64] = 2  # LM-AGU-1
LAST_ROUND: Final[i64] = 60  # LM-END-6
PARADE_SIZES: Final = {2: 8, 3: 7, 4: 6, 5: 5}  # LM-SET-8
START_PESETAS: Final = (2, 3, 3, 4, 4)  # LM-SET-5

# What is asked. The questions that continue a line have numbers of their own and the word of their line.
PLAN: Final[i64] = 0
DRAW: Final[i64] = 1
LIMIT: Final[i64] = 2
BUY: Final[i64] = 3
TRADE_CARD: Final[i64] = 4
SIDE: Final[i64] = 5
WITHOUT: Final[i64] = 6
SUBSTITUTE: Final[i64] = 7
EFFECT_DRAW: Final[i64] = 8
DISCARD: Final[i64] = 9
DISCARD_TOO: Final[i64] = 10
RECOVER: Final[i64] = 11
SWAP: Final[i64] = 12
SWAP_FOR: Final[i64] = 13
RESERVE: Final[i64] = 14
REMOVE: Final[i64] = 15
APPLY: Final[i64] = 16
APPLY_TOO: Final[i64] = 17
FIRST: Final[i64] = 18
DEAL: Final[i64] = 19
DRAWN: Final[i64] = 20
REVEAL_RESOURCE: Final[i64] = 21
REVEAL_MASCARADA: Final[i64] = 22

WORDS: Final = (
    "plan draw limit buy plan buy buy buy draw discard discard recover swap swap reserve remove apply apply "
    "first deal draw reveal reveal"
).split()
"""What a position calls the question, in the order of the numbers above."""
LINE_GOES_ON: Final = frozenset((TRADE_CARD, SIDE, WITHOUT, SUBSTITUTE, DISCARD_TOO, SWAP_FOR, APPLY_TOO))
"""The questions that continue the line of the one before."""

# Answers. Cards of a hand and of the discards are their types, mascaradas their places in the pack.
GET_RESOURCES: Final[i64] = 0
RENEW: Final[i64] = 1
TAKE_PESETA: Final[i64] = 0
TAKE_DECK: Final[i64] = 1
TAKE_FACE_UP: Final[i64] = 2  # and the type
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
TRADE: Final[i64] = 60
END: Final[i64] = 61
DECLINE: Final[i64] = 61

# Immediate effects, in the order of the vocabulary of section 8, are rules with these numbers.
NOTHING: Final[i64] = 0
GAIN: Final[i64] = 1
DRAW_ANY: Final[i64] = 2
DRAW_DECK: Final[i64] = 3
DISCARD_CARDS: Final[i64] = 4
RECOVER_CARDS: Final[i64] = 5
SWAP_CARDS: Final[i64] = 6
REFRESH_RESOURCES: Final[i64] = 7
RESERVE_ONE: Final[i64] = 8
REMOVE_MARKET: Final[i64] = 9
DISCOUNT: Final[i64] = 10
TAX_RICH: Final[i64] = 11
PAY_OTHERS: Final[i64] = 12
# The course of a match.
SETUP: Final[i64] = 13
TURN: Final[i64] = 14
DRAW_ACTION: Final[i64] = 15
TAKE_TOP: Final[i64] = 16
FILL_RESOURCES: Final[i64] = 17
SHOW_MASCARADAS: Final[i64] = 18
TRADING: Final[i64] = 19
PURCHASE: Final[i64] = 20
EFFECT: Final[i64] = 21
SCORING: Final[i64] = 22

# Conditions before an immediate effect.
ALWAYS: Final[i64] = 0
JOINED_SYMBOL: Final[i64] = 1
JOINED_COLOUR: Final[i64] = 2
PESETAS_AT_MOST: Final[i64] = 3

# Why a match ended.
EQUAL_TURNS: Final[i64] = 0
STALEMATE: Final[i64] = 1
ROUND_LIMIT: Final[i64] = 2
REASONS: Final = ("equal-turns", "stalemate", "round-limit")
