"""A refusal is a sentence that names the person, the rule behind it and what is allowed instead, and it tells no secret."""

import pytest

import antifaz

FIRST = "a [Thief] 5 / b [King:abcd] 9 {flag} / c [Judge] 6 / d [Bishop] 6 / centre [Cheat] [Queen] / court 1 / turn {turn} > b"
SECOND = "a [Thief] 5 / b [King:abcd] 9 {flag} / c [Judge] 6 / d [Spy] 6 / centre [Cheat] [Empress] / court 1 / turn {turn} > b"
POWER = "a [Thief] 5 / b [King] 9 / c [Judge] 9 / d [Spy] 6 / centre [{other}] [Fool] / announced {mask}@a / turn 6 > {asked}"
TWO = "a [Queen] [Judge] [Bishop] 6 / b [Fool] [King] [Witch] 6 {flag} / turn 6 > b"


def started(game: str, start: str, options: str = "") -> antifaz.Match:
    people = sum(1 for zone in start.split(" / ") if zone[1] == " ")
    seats = ", ".join(f"{letter} {letter.upper()}" for letter in "abcd"[:people])
    head = f"game: {game}\nseats: {seats}\n" + (f"options: {options}\n" if options else "")
    return antifaz.load(f"{head}from: {start}\n\n")


def first(flag: str = "", turn: int = 6, options: str = "") -> antifaz.Match:
    return started("mascarade/1", FIRST.format(flag=flag, turn=turn).replace("  ", " "), options)


def second(flag: str = "", turn: int = 6, options: str = "") -> antifaz.Match:
    return started("mascarade/2", SECOND.format(flag=flag, turn=turn).replace("9  /", "9 /"), options)


def two(flag: str = "") -> antifaz.Match:
    return started("mascarade/1", TWO.format(flag=flag).replace("6  /", "6 /"))


def power(game: str, mask: str, asked: str = "a target", other: str = "Cheat") -> antifaz.Match:
    return started(game, POWER.format(mask=mask, asked=asked, other=mask if other == "it" else other))


@pytest.mark.parametrize(
    ("match", "text", "rule"),
    [
        (first("shown"), "announce King", "M1-RESTRICT-01"),
        (first("shown"), "look", "M1-RESTRICT-02"),
        (second("shown"), "announce King", "M2-RESTRICT-01"),
        (first("shown", options="forced-centre=off"), "swap centre1 [yes]", "M1-RESTRICT-03"),
        (first(turn=2), "look", "MA-OPEN-03"),
        (second(turn=4), "announce King", "MA-OPEN-03"),
        (second("owes", options="accidental-look=honour"), "swap a [yes]", "MA-LOOK-06"),
        (second("shown owes", options="accidental-look=honour"), "swap a [yes]", "MA-LOOK-06"),
        (first("shown owes", options="accidental-look=honour"), "look", "M1-RESTRICT-02"),
        (first(), "announce Widow", "MA-ANNOUNCE-03"),
        (first(), "swap b [yes]", "MA-SWAP-02"),
        (first(), "look a", "MA-LOOK-02"),
        (first(), "pass", "MA-TURN-02"),
        (two(), "swap left a.protected [yes]", "M1-V2-SWAP-04"),
        (two(), "announce King protected", "M1-V2-ANNOUNCE-02"),
        (two("shown.right"), "swap left a.left [no]", "M1-V2-RESTRICT-01"),
        (power("mascarade/1", "Fool"), "choose b centre1", "M1-POWER-FOOL-04"),
        (power("mascarade/2", "Fool"), "choose b centre1", "M2-POWER-FOOL-04"),
        (power("mascarade/2", "Spy"), "choose centre1", "M2-POWER-SPY-04"),
        (power("mascarade/1", "Bishop", other="it"), "choose d", "M1-POWER-BISHOP-02"),
        (power("mascarade/2", "ConArtist", other="it"), "choose d", "M2-POWER-CONARTIST-02"),
        (power("mascarade/2", "Princess", other="it"), "decline", "MA-RESOLVE-06"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_refusal_names_its_rule(match: antifaz.Match, text: str, rule: str) -> None:
    question = match.question
    assert question is not None
    before = str(match.position())
    with pytest.raises(antifaz.Refused) as caught:
        match.play(text)
    assert caught.value.rule == rule
    assert f"({rule}); {question.player} may: " in str(caught.value)
    # MA-CUSTOM-05 and the like: what is refused changes nothing
    assert str(match.position()) == before
    assert not match.lines


@pytest.mark.parametrize(
    ("game", "mask", "rule"),
    [
        ("mascarade/1", "Inquisitor", "M1-POWER-INQUISITOR-06"),
        ("mascarade/2", "Guru", "M2-POWER-GURU-08"),
    ],
)
def test_only_masks_in_play_may_be_claimed(game: str, mask: str, rule: str) -> None:
    match = power(game, mask, other="it")
    match.play("choose b")
    with pytest.raises(antifaz.Refused) as caught:
        match.play("claim Widow")
    assert caught.value.rule == rule


@pytest.mark.parametrize("text", ["", "   ", "dance", "announce Dragon", "look twice at it", "swap", "[yes]", "choose choose"])
def test_what_is_no_answer_changes_nothing(text: str) -> None:
    match = first()
    before = str(match.position())
    with pytest.raises((antifaz.Unreadable, antifaz.Refused)):
        match.play(text)
    assert str(match.position()) == before
    assert not match.lines


@pytest.mark.parametrize("text", ["announce Widow", "announce Queen", "look a", "swap b [yes]", "pass", "choose c"])
def test_a_refusal_tells_no_secret(text: str) -> None:
    # MA-KNOW-08: whether the two cards were exchanged makes no difference to what is said
    sentences = set()
    for bit in ("yes", "no"):
        match = started("mascarade/2", SECOND.format(flag="shown", turn=9).replace("> b", "> a").replace("9 shown", "9"))
        match.play(f"swap b [{bit}]")
        with pytest.raises((antifaz.Unreadable, antifaz.Refused)) as caught:
            match.play(text)
        sentences.add(str(caught.value))
    assert len(sentences) == 1
