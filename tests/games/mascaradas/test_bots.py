"""The greedy player: what it knows, how it pays, and how much better than chance it is."""

from collections.abc import Iterator

from antifaz.bots import make as make_bot
from antifaz.core.chance import Dice
from antifaz.core.game import Bot
from antifaz.core.match import Match
from antifaz.core.notation import Position
from antifaz.core.seats import LETTERS
from antifaz.games import make
from antifaz.games.mascaradas.bots import Goal, Greedy, Mind
from antifaz.games.mascaradas.content import built_in
from antifaz.games.mascaradas.scoring import Cards
from antifaz.games.mascaradas.view import MascaradasView
from tests.volume import volume

CARDS = Cards(built_in())
# Nobody's hand matters here; b has nothing, and the market of resources is the same everywhere.
REST = "b 3 / resources Careta Careta Pieles Cintas Cintas / round 4 / turn a"


def played(match: Match, bots: dict[str, Bot]) -> Match:
    while match.question:
        player = match.question.player
        match.play(bots[player].answer(match.view(player), match.question))
    return match


def decisions(people: int, seed: int) -> Iterator[Match]:
    """A match of greedy players, before each of its decisions."""
    match = Match(make("mascaradas", people, {}), Dice(seed))
    bot = Greedy(Dice(seed))
    while match.question:
        yield match
        match.play(bot.answer(match.view(match.question.player), match.question))


def line(position: str) -> str:
    """The whole line that a greedy player says at a position."""
    match = Match(make("mascaradas", 2, {}), start=Position.read(position))
    before = len(match.lines)
    bot = Greedy(Dice(1))
    while True:
        assert match.question is not None
        match.play(bot.answer(match.view("a"), match.question))
        if not match.mid_line:
            return match.lines[before].text


def whole_line(mind: Mind, goal: Goal) -> str:
    """A planned purchase as one says it."""
    paid = mind.payment(goal, mind.hand, mind.purse)
    end = [goal.end] if len(mind.view.fits(mind.me, goal.card)) > 1 else []
    return " ".join(["buy", goal.card, *end, *(f"without {goods}" for goods in paid.dropped), *paid.given])


def test_greedy_beats_uniform() -> None:
    # nine of ten matches of two
    matches = max(40, volume(100))
    won = 0
    for seed in range(matches):
        seat = LETTERS[seed % 2]
        bots = {letter: make_bot("mascaradas", "greedy" if letter == seat else "uniform", Dice(seed)) for letter in "ab"}
        result = played(Match(make("mascaradas", 2, {}), Dice(seed)), bots).result
        assert result is not None
        won += result.winners == (seat,)
    assert won >= 0.9 * matches


def test_it_answers_from_what_its_seat_saw() -> None:
    """A view folded anew from the seat's own events, and a world with other hidden cards, give the same answer."""
    chance = Dice(5)
    for number, match in enumerate(decisions(3, 8)):
        assert match.question is not None
        if number % 7:
            continue
        player = match.question.player
        fresh = match.new_view(player)
        for event in match.events(player):
            fresh.see(event)
        fresh.asked = match.view(player).asked
        answer = Greedy(Dice(number)).answer(match.view(player), match.question)
        assert Greedy(Dice(number)).answer(fresh, match.question) == answer
        world = next(match.game.worlds(match.view(player), chance))
        other = Match(match.game, start=match.game.position(world))
        if not match.mid_line and other.question is not None:
            assert [str(listed) for listed in other.question.answers] == [str(listed) for listed in match.question.answers]
            assert Greedy(Dice(number)).answer(match.view(player), other.question) == answer


def test_every_purchase_it_plans_is_listed_as_planned() -> None:
    # ends, what falls away under a discount, substitutes in the one order in which they are listed
    purchases = discounted = 0
    for seed in range(max(12, volume(20))):
        for match in decisions(2 + seed % 4, seed):
            question = match.question
            if question is None or question.kind != "buy" or match.mid_line:
                continue
            view = match.view(question.player)
            assert isinstance(view, MascaradasView)
            mind = Mind(view, CARDS)
            lines = set(question.lines())
            listed = {answer.rest for answer in question.answers if answer.verb == "buy"}
            assert listed <= {goal.card for goal in mind.goals}
            for goal in mind.goals:
                if goal.card in listed:
                    planned = whole_line(mind, goal)
                    assert planned in lines
                    purchases += 1
                    discounted += "without" in planned
    assert purchases > 200
    assert discounted > 3


def test_a_discounted_payment_drops_what_is_not_held() -> None:
    # LM-AS-22: with danzantes in hand the birria falls away
    said = line(f"a [Danzantes] [Danzantes] 3 first / a.parade M08 M16 / market M07 / discount 1 / {REST} > a buy")
    assert said == "buy M07 without Birria"


def test_it_pays_with_what_the_next_purchase_does_not_need() -> None:
    """For the missing danzantes a tamboril or a gaita would do; the gaita and the cowbell buy the Vaquilla next."""
    said = line(f"a [Birria] [Gaita] [Tamboril] [Cencerro] 3 first / market M07 M21 / {REST} > a buy")
    assert said in ("buy M07 Tamboril", "buy M21")


def test_it_draws_the_card_that_is_missing() -> None:
    resources = "resources Danzantes Careta Pieles Cintas Cintas / round 4 / turn a / draws 1"
    assert line(f"a [Birria] 1 first / b 3 / market M07 / {resources} > a draw") == "take Danzantes"


def test_it_trades_what_is_useless_in_its_last_turn() -> None:
    """b has completed its parade: three cards are worth a peseta, and the third peseta a point."""
    parade = "b.parade M13 M21 M22 M07 M10 M03 M01 M06"
    said = line(f"a [Birria] [Birria] [Birria] 2 first / {parade} / a.parade M17 / market M20 / {REST} > a buy")
    assert said == "trade Birria Birria Birria"


def test_it_renews_a_market_that_does_not_fit() -> None:
    said = line(f"a [Birria] [Birria] [Ciego] 3 first / a.parade M17 / market M02 M03 M07 M08 M10 / {REST} > a plan")
    assert said == "renew market"


def test_beyond_ten_cards_it_gives_away_three() -> None:
    hand = " ".join(["[Birria]"] * 4 + ["[Madama]"] * 4 + ["[Gaita]"] * 3)
    said = line(f"a {hand} 1 first / a.parade M17 / market M18 / {REST} > a limit")
    assert said.startswith("trade ")
    assert "Gaita" not in said
