## Mascarade in English: whose card, what happened, what is asked, what can be answered, what is refused.
## .you is said to the first person named in it, .you-second and .you-third to the next ones.

title = Mascarade
edition-1 = first edition
edition-2 = second edition

coins = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }

## Whose card. .own comes after its owner has been named; .it after another card: "your card and Sergio’s".

place-person = { $owner }’s card
    .you = your card
    .mine = my card
    .own = their card
    .it = { $owner }’s
    .it-you = yours
place-left = { $owner }’s left card
    .you = your left card
    .mine = my left card
    .own = their left card
    .it = { $owner }’s left one
    .it-you = your left one
    .it-own = the left one
place-right = { $owner }’s right card
    .you = your right card
    .mine = my right card
    .own = their right card
    .it = { $owner }’s right one
    .it-you = your right one
    .it-own = the right one
place-protected = { $owner }’s protected card
    .you = your protected card
    .mine = my protected card
    .own = their protected card
    .it = { $owner }’s protected one
    .it-you = your protected one
    .it-own = the protected one
place-centre = { $number ->
        [0] the centre card
        [1] the first centre card
       *[2] the second centre card
    }
    .it = { $number ->
        [0] the one in the centre
        [1] the first one in the centre
       *[2] the second one in the centre
    }

## What happened

event-dealt = { $who } is dealt { THE($piece) }.
    .you = You are dealt { THE($piece) }.
event-dealt-card = Face up: { CARD($place) } is { THE($piece) }.
event-turned-down = All cards are turned face down.
event-first = { $who } goes first.
    .you = You go first.
event-turn = Turn { $amount }: { $who } to play.
    .you = Turn { $amount }: it is your turn.

event-looked = { $who } takes a secret look at their card.
    .you = You take a secret look at your card.
event-looked-card = { $who } takes a secret look at { OWN($place) }.
    .you = You take a secret look at { CARD($place) }.
event-saw = { $who } has { THE($piece) }.
    .you = You are { BEING($piece) }.
event-saw-card = There lies { THE($piece) }: it is { CARD($place) }.

# Nobody says who moved them: the exchange is told by the cards alone.
event-swapped = Under the table go { CARD($place) } and { IT($place2) }. Perhaps they come back exchanged.
event-swapped-own = { $actor } swaps { OWN($place) } with { IT($place2) }, or pretends to.
    .you = You take { CARD($place) } and { IT($place2) } under the table.
event-swapped-others = { $actor } swaps { CARD($place) } with { IT($place2) }, or pretends to.
    .you = You take { CARD($place) } and { IT($place2) } under the table.
event-exchanged-yes = In secret: the two cards were exchanged.
    .you = Only you know: you exchanged them.
event-exchanged-no = In secret: both cards went back to their places.
    .you = Only you know: you put both back.

event-announced = { $who } announces { THE($piece) }.
    .you = You announce { THE($piece) }.
event-announced-card = { $who } announces { THE($piece) }, with a hand on { OWN($place) }.
    .you = You announce { THE($piece) }, with a hand on { CARD($place) }.
event-contested = { $who }: “So am I!”
    .you = You say: “So am I!”
event-contested-card = { $who }, with a hand on { OWN($place) }: “So am I!”
    .you = With a hand on { CARD($place) }, you say: “So am I!”
event-passed = { $who } passes.
    .you = You pass.
event-answered-contest = In secret: “So am I!”
    .you = Only you know: you say “So am I!”
event-answered-pass = In secret: a pass.
    .you = Only you know: you pass.

event-shown = { $who } shows { THE($piece) }.
    .you = You show { THE($piece) }.
event-shown-over = { $who } was { BEING($piece) }.
    .you = You were { BEING($piece) }.
event-shown-over-card = At the end: { CARD($place) } was { THE($piece) }.
event-shown-card = { $who } shows { OWN($place) }: { THE($piece) }.
    .you = You show { CARD($place) }: { THE($piece) }.
event-shown-centre = In the centre lay { THE($piece) }.
event-shown-unseen = { $who }’s card is shown to everybody except { $who }.
    .you = Your card is shown to everybody except you.
event-hid = The cards that were shown lie face down again.

event-chose = { $who } chooses { $whom }.
    .you = You choose { $whom }.
    .you-second = { $who } chooses you.
event-chose-both = { $who } chooses { $whom } { AND($third) }.
    .you = You choose { $whom } { AND($third) }.
    .you-second = { $who } chooses you { AND($third) }.
    .you-third = { $who } chooses { $whom } and you.
event-chose-card = { $who } chooses { CARD($place2) }.
    .you = You choose { CARD($place2) }.
event-chose-both-card = { $who } chooses { CARD($place2) } and { IT($place3) }.
    .you = You choose { CARD($place2) } and { IT($place3) }.
event-declined = { $who } prefers not to exchange fortunes.
    .you = You prefer not to exchange fortunes.
event-claimed = { $who } claims to be { BEING($piece) }.
    .you = You claim to be { BEING($piece) }.

event-took = { $who } takes { coins } from { $whom }.
    .you = You take { coins } from { $whom }.
    .you-second = { $who } takes { coins } from you.
event-took-bank = { $who } takes { coins } from the bank.
    .you = You take { coins } from the bank.
event-took-court = { $who } takes { coins } from the court.
    .you = You take { coins } from the court.
event-paid-court = { $who } pays { coins } to the court.
    .you = You pay { coins } to the court.
event-fortunes = { $who } { AND($whom) } exchange their fortunes.
    .you = You { AND($whom) } exchange your fortunes.
    .you-second = { $who } exchanges fortunes with you.
event-chairs = { $who } { AND($whom) } change seats; cards and coins stay where they are.
    .you = You { AND($whom) } change seats; cards and coins stay where they are.
    .you-second = { $who } and you change seats; cards and coins stay where they are.

event-won-thirteen = { $who } reaches thirteen coins and wins the match.
    .you = You reach thirteen coins and win the match.
event-won-cheat = { $who } has ten coins or more and wins the match as { piece-Cheat.the }.
    .you = You have ten coins or more and win the match as { piece-Cheat.the }.
event-won-richest = { $who } is richest of all and wins the match.
    .you = You are richest of all and win the match.

reason-thirteen = Whoever reaches thirteen coins wins on the spot.
reason-cheat = With ten coins or more, { piece-Cheat.the } wins on the spot.
reason-richest = Somebody had no coins left, so whoever was richest wins.
reason-limit = The agreed number of turns is over, so whoever was richest wins.

## What is asked: first to the table, then (.you) to the one who answers

ask-turn = { $who } to play.
    .you = It is your turn. What will you do?
ask-contest = { $announcer } claims to be { BEING($piece) }. { $who } answers.
    .you = { $announcer } claims to be { BEING($piece) }. And you?
    .you-second = You claim to be { BEING($piece) }. { $who } answers.
ask-target = { $who } chooses a person.
    .you = Whom do you choose?
ask-target-Bishop = { $who } chooses which of the richest gives the coins.
    .you = Several are equally rich. From whom do you take the coins?
ask-target-ConArtist = { $who } chooses which of the richest gives the coins.
    .you = Several are equally rich. From whom do you take the coins?
ask-target-Fool = { $who } chooses two cards of other people.
    .you = Which two cards do you take under the table?
ask-target-Guru = { $who } chooses who must name their mask.
    .you = Who must tell you their mask?
ask-target-Inquisitor = { $who } chooses who must name their mask.
    .you = Who must tell you their mask?
ask-target-Princess = { $who } chooses whose card is shown.
    .you = Whose card is shown to everybody else?
ask-target-PuppetMaster = { $who } chooses two people who change seats.
    .you = Which two people pay you and change seats?
ask-target-Spy = { $who } chooses a card to look at.
    .you = Besides your own, which card do you look at?
ask-target-Witch = { $who } may exchange fortunes with somebody.
    .you = With whom do you exchange fortunes?
ask-target-choose = { $who } chooses one more.
    .you = And who else?
ask-exchange = { $who } has two cards under the table.
    .you = Under the table: do you exchange them?
ask-claim = { $who } must name their mask.
    .you = Which mask do you say you have?
ask-turn-swap = { $who } chooses two cards.
    .you = Which card do you swap it with, or pretend to?
ask-turn-exchange = { ask-exchange }
    .you = { ask-exchange.you }
ask-turn-announce = { $who } announces a mask.
    .you = On which of your cards do you lay your hand?
ask-deal = The cards are being dealt.
ask-first = It is being drawn who goes first.

# The two ways into the question of a turn that has many answers, for pages that unfold it.
choose-swap = Swap… or not
    .hint = With another card, under the table
choose-announce = Announce a mask
    .hint = Without showing the card
choose-announce-title = Who do you say you are?
choose-announce-hint = It may be true or not. If anybody says “So am I”, you all show your cards, and whoever lied pays 1 coin.
choose-swap-title = Which card do you swap with, or pretend to?

## Answers: a button says what it does

answer-look = Look at my card
    .hint = Only you will see it
answer-look-own = Look at { MY($place) }
answer-swap = Swap with { $who }… or not
answer-swap-card = Swap with { CARD($place) }… or not
answer-swap-own = Take { MY($place) }
answer-swap-yes = Swap with { $who }
answer-swap-no = Pretend to swap with { $who }
answer-swap-card-yes = Swap with { CARD($place) }
answer-swap-card-no = Pretend to swap with { CARD($place) }
answer-swap-own-both-yes = Swap { MY($place) } with { IT($place2) }
answer-swap-own-both-no = Pretend to swap { MY($place) } with { IT($place2) }
answer-swap-then-card = With { CARD($place) }
answer-swap-then-own = With { MY($place) }
answer-exchange-yes = Yes, I exchange them
answer-exchange-no = No, I put them back
answer-announce-piece = Announce { THE($piece) }
answer-announce-own-piece = Announce { THE($piece) } with { MY($place) }
answer-announce-then-own = With { MY($place) }
answer-contest = So am I
answer-contest-piece = I am { BEING($piece) } too
answer-contest-own = So am I, with { MY($place) }
answer-contest-own-piece = I am { BEING($piece) } too, with { MY($place) }
answer-pass = I pass
answer-choose = Choose { $who }
answer-choose-both = Choose { $who } { AND($whom) }
answer-choose-card = Choose { CARD($place) }
answer-choose-card-both = Choose { CARD($place) } and { IT($place2) }
answer-decline = Keep my own fortune
answer-claim-piece = I am { BEING($piece) }
answer-deal-piece = Deal { THE($piece) } to { $who }
answer-deal-card-piece = Deal { THE($piece) }: it is { CARD($place) }
answer-first = { $who } goes first

## What is refused, beside the rule that refuses it

error-only-swap = The first four turns of the match are for swapping only, or for pretending to.
error-may-not-look-shown = { $player } showed a card in the turn before: now only swapping, or pretending to, is possible.
    .you = You showed a card in the turn before: now you can only swap, or pretend to.
error-may-not-announce-shown = { $player } showed a card in the turn before and may not announce now.
    .you = You showed a card in the turn before: now you may not announce.
error-owes-look = { $player } saw a card out of turn and has to look now.
    .you = You saw your card out of turn: now you have to look.
error-no-pass = In your own turn you cannot pass: look, swap or announce.
error-not-in-play-piece = Nobody here can be { BEING($piece) }: that mask is not in play.
error-not-in-play = That mask is not in play.
error-no-decline = This power has to be used: only { piece-Witch.the } may decline.
error-not-richest = The coins are taken from one of the richest: choose among them.
error-one-of-each = One card of each of the other two people is needed.
error-not-that-card-FOOL = As { piece-Fool.the } you take two cards of other people, never your own.
error-not-that-card-SPY = As { piece-Spy.the } you cannot choose that card.
error-protected-ANNOUNCE = Nobody can announce with the protected card.
error-protected-SWAP = The other person’s protected card cannot be taken.
error-foreign-card = You may look at your own card only: not at another person’s nor at one in the centre.
error-shown-card = The card that was shown in the turn before has to be one of the two.
error-forced-centre = In a forced swap the other card has to be a person’s, not one in the centre.
error-no-verb = “{ $text }” is no answer: expected a word such as look, swap, announce, contest or pass.
error-no-mask = “{ $text }” is no mask of this edition.
error-bad-position = This position cannot be.
error-bad-set = These masks cannot be played together: { $reasons }
error-no-content = { $name } has no content packs: its masks are chosen by options.

## At the terminal: words of the drawn table

table-centre = Centre
table-coins = Court { $court } ●   Bank { $bank } ●
slot-left = left
slot-right = right
slot-protected = protected
status-announces = “{ $name }!”
status-contests = “So am I!”
status-passes = passes
status-shown = has shown
status-owes = must look
status-won = wins

## Scenarios written by hand

error-scenario-toml = The file is not in TOML: { $text }.
error-scenario-lacks = The scenario does not say its “{ $text }”.
error-scenario-key = A scenario has no “{ $text }”. It may have: { $may }.
error-scenario-value = { $name } cannot be “{ $text }”: write { $name } = { $may }.
error-scenario-centre = Of { $amount } masks { $value } are left for the centre, not { $text }.

## Why masks cannot be played together

error-set-unknown = This edition has no mask “{ $text }”.
error-set-twice = There is only one card of { THE($piece) }.
error-set-judge = No set is complete without { piece-Judge.the }.
error-set-peasants = The two Peasants play together, or neither does.
error-set-least = Playing with { THE($piece) } takes { $least } people or more, not { $people }.
error-set-earners = { $least } of { $cards } cards must bring coins from the bank, not { $value }.
error-set-third = A third of { $cards } cards, rounded up, is { $least }: the centre counts, and both Peasants do.
error-set-small = With { $people } people the masks are fixed: no others can be chosen.
error-set-six = With { $people } people there are exactly 6 cards, not { $cards }.
error-set-size = With { $people } people there are { $people } to { $most } cards, not { $cards }.
error-set-too-many = This edition has { $most } cards, not { $cards }.
