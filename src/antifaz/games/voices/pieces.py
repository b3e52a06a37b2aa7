"""The things of Voices by their numbers in the kernel, and the words of the questions."""

from typing import Final

from mypy_extensions import i64

REGIONS: Final = "motor instinct speech observation planning".split()
JURORS: Final = "logical judgmental softhearted wary distracted trusting".split()
FACES: Final = "Guilty Innocent Blank".split()
COLOURS: Final = "grey red blue yellow green purple".split()
PLACES: Final = "centre side top".split()
SIDES: Final = "front back".split()
OPTIONS: Final = "first second".split()
ROLES: Final = (
    "Prosecutor Remorse Candour Duty Gloom Survival Charm Denial Hope Doubt Mischief Balance Pride"
).split()
CARDS: Final = (
    "Subjugate WrittenStatement SlipOfTheTongue GutFeeling SideGlance SecondThoughts Impulse HoldSteady RaisedVoice QuietStep "
    "Whisper Objection"
).split()
TRIALS: Final = [f"T{phase}{number:02}" for phase in (1, 2) for number in range(1, 25)]
STORIES: Final = "H1 H2 H3 H4".split()
EMOTIONS: Final = "Rage Sadness Trust Fear Joy Confusion Panic Nervousness".split()

GUILTY: Final[i64] = 0
INNOCENT: Final[i64] = 1
BLANK: Final[i64] = 2
PLANNING: Final[i64] = 4
ALL_REGIONS: Final[i64] = 31
ALL_JURORS: Final[i64] = 63
PROSECUTOR: Final[i64] = 0  # the role, the colour, and the heading of an ability are all number 0 of their kind …
THE_PROSECUTOR: Final[i64] = 5  # … but regions are headings too, so this is the prosecutor's

CENTRE: Final[i64] = 0
SIDE: Final[i64] = 1
TOP: Final[i64] = 2

# VH-CMP-2: eight markers of each colour; a marker's number is 8 * colour + place (VH-PHY-24).
OF_A_COLOUR: Final[i64] = 8
MARKERS: Final[i64] = 48
TRIALS_OF_A_PHASE: Final[i64] = 24
ROUNDS: Final[i64] = 8
HAND_LIMIT: Final[i64] = 3

RAGE: Final[i64] = 0
SADNESS: Final[i64] = 1
TRUST: Final[i64] = 2
FEAR: Final[i64] = 3
JOY: Final[i64] = 4
CONFUSION: Final[i64] = 5
PANIC: Final[i64] = 6

# When a strategy card may be played (VH-STR-14): the first two share one window.
INSERTED: Final[i64] = 0
LOST: Final[i64] = 1
CONTROLLED: Final[i64] = 2
BEFORE_READING: Final[i64] = 3
PLACED: Final[i64] = 4

# Answers that are no piece: above all markers, cards, jurors and people.
DECLINE: Final[i64] = 60
PASS: Final[i64] = 60
DISCARD: Final[i64] = 61
DRAW_NOW: Final[i64] = 61

# What is asked. A question that continues a line has a number of its own.
CARD: Final[i64] = 0
COLOUR: Final[i64] = 1
COLOUR_TOO: Final[i64] = 2
INSERT: Final[i64] = 3
INSERT_REGION: Final[i64] = 4
INSERT_ENTRY: Final[i64] = 5
INSERT_END: Final[i64] = 6
TIE: Final[i64] = 7
OPTION: Final[i64] = 8
PLACE: Final[i64] = 9
PLACE_DRAWN: Final[i64] = 10
PLACE_ON: Final[i64] = 11
LOOK: Final[i64] = 12
LOOK_FIRST: Final[i64] = 13
LOOK_SECOND: Final[i64] = 14
SHIFT: Final[i64] = 15
TUCK: Final[i64] = 16
EXCHANGE: Final[i64] = 17
MOVE: Final[i64] = 18
MOVE_TO: Final[i64] = 19
MOVE_PLACED: Final[i64] = 20
REMOVE: Final[i64] = 21
DESTROY: Final[i64] = 22
LIMIT: Final[i64] = 23
REDRAW: Final[i64] = 24
SHARE: Final[i64] = 25
ORDER: Final[i64] = 26
WINDOW_INSERTION: Final[i64] = 27
WINDOW_CONTROL: Final[i64] = 28
WINDOW_TRIAL: Final[i64] = 29
WINDOW_TOKEN: Final[i64] = 30
FEARS: Final[i64] = 31
CONFUSES: Final[i64] = 32
DEAL: Final[i64] = 33
STORY: Final[i64] = 34
FIRST: Final[i64] = 35
PUT: Final[i64] = 36
DRAW_CARD: Final[i64] = 37
DRAW_TOKEN: Final[i64] = 38
LAY: Final[i64] = 39
SHAKE: Final[i64] = 40
SHAKE_TOO: Final[i64] = 41

WORDS: Final = (
    "card colour colour insert insert insert insert tie option place place place look look look shift tuck exchange move move "
    "move remove destroy limit discard share order insertion control trial token emotion emotion deal story first put draw draw "
    "lay shake shake"
).split()
"""What a position calls the question, in the order of the numbers above."""
LINE_GOES_ON: Final[i64] = 1 << 2 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 14 | 1 << 19
"""The questions that continue the line of the one before."""
WINDOWS: Final[i64] = 1 << 27 | 1 << 28 | 1 << 29 | 1 << 30

# The rules, by their numbers.
THE_SETUP: Final[i64] = 0
THE_ROUND: Final[i64] = 1
THE_TURN: Final[i64] = 2
THE_INSERTION: Final[i64] = 3
THE_WINDOW: Final[i64] = 4
THE_CARD: Final[i64] = 5
THE_EFFECT: Final[i64] = 6
THE_SIDE: Final[i64] = 7
THE_ABILITY: Final[i64] = 8
THE_CONTROL: Final[i64] = 9
THE_DRAW: Final[i64] = 10
THE_LAYING: Final[i64] = 11
THE_EMOTION: Final[i64] = 12
OP_PLACE: Final[i64] = 13
OP_INFLUENCE: Final[i64] = 14
OP_PEEK: Final[i64] = 15
OP_SHIFT: Final[i64] = 16
OP_MOVE: Final[i64] = 17
OP_CUT: Final[i64] = 18
OP_HIT: Final[i64] = 19
OP_STRATEGY: Final[i64] = 20
OP_ADD: Final[i64] = 21
OP_INSERT: Final[i64] = 22
OP_TUCK: Final[i64] = 23
OP_REDRAW: Final[i64] = 24
OP_EXCHANGE: Final[i64] = 25
OP_CHOICE: Final[i64] = 26
OP_HIDDEN: Final[i64] = 27

RULES: Final = (
    "setup round turn insertion window card effect side ability controls draws lays feels place influence peek shift move cut "
    "hit strategy add insert tuck redraw exchange choice hidden"
).split()
"""What the zone `under` calls them."""
