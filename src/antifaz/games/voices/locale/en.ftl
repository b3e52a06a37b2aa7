## Voices in My Head in English. Names of roles, cards, jurors and regions belong to the content (content/texts.en.toml).
## .you is said to the person who is spoken of.

## The game

title = Voices in My Head
page-short = Voices

## Markers, faces, verdicts

marker-blue = blue { $value }
    .name = blue
marker-red = red { $value }
    .name = red
marker-yellow = yellow { $value }
    .name = yellow
marker-green = green { $value }
    .name = green
marker-purple = purple { $value }
    .name = purple
marker-grey = grey
    .name = grey
marker-of = { $marker }, { $who }’s
    .you = { $marker }, yours
face-Guilty = guilty
face-Innocent = innocent
face-Blank = blank
verdict-guilty = guilty
verdict-innocent = innocent
verdict-undecided = undecided
icon-guilty = guilty
icon-innocent = innocent
icon-neutral = neutral
icon-none = prosecution
place-centre = centre
place-side = side
place-top = deck

## The page

page-round = Round { $round }
page-round-of = Round { $round } of 8
page-setup = Setting up
page-verdict = Verdict
page-jury = The jury
page-voices = The voices, in seat order
page-mind = The mind
page-regions = The five regions
page-card = Trial card
page-then = then
page-opening = The trial is about to begin.
page-see-mind = See the mind
page-nobody = nobody
page-nor = { $first } or { $last }
page-marker = { $emotion } { $value }, { $colour }
page-juror = { $name }: { $guilty } guilty, { $innocent } innocent, { $influence } sealed influence
page-juror-end = { $name }: { $verdict }; { $guilty } guilty and { $innocent } innocent are left
page-region = { $name }: { $totals }. { $discs ->
        [one] One marker.
       *[other] { $discs } markers.
    }
page-region-out = { $count ->
        [one] { $markers } sticks out over the edge.
       *[other] { $markers } stick out over the edge.
    }
page-markers = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
page-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-lost = { $count ->
        [one] 1 destroyed
       *[other] { $count } destroyed
    }
page-has-first = has the first player token
page-asked = Decides now.
    .you = Your turn.
page-prosecutor = prosecutor
page-facet = one of Guy’s voices
page-guilty = { $count ->
        [one] 1 guilty token
       *[other] { $count } guilty tokens
    }
page-innocent = { $count ->
        [one] 1 innocent token
       *[other] { $count } innocent tokens
    }
page-influence = { $count ->
        [one] 1 influence token, face down
       *[other] { $count } influence tokens, face down
    }
page-turned = Turned up: { $faces }
page-decides = { $you ->
        [yes] · you decide
       *[other] · { $name } decides
    }
page-hidden = hidden effect, A or B
page-total = worth { $value }

## What is yours

page-own-open = My role and my cards, for me alone
page-you-are = You are { $role }
page-so-far = So far
page-without-influence = Counted by what lies open, without influence.
page-hand = Your strategy cards
page-no-cards = No strategy cards.
page-behind-screen = Behind the screen
fact-control = In control of { $regions }
fact-no-control = Not in control of { $regions }
fact-guilty = Guilty jurors: { $now } (wanted: { $wanted })
fact-innocent = Innocent jurors: { $now } (wanted: { $wanted })
fact-guilty-innocent = Guilty { $now }, innocent { $wanted }
fact-innocent-guilty = Innocent { $now }, guilty { $wanted }
fact-undecided = Undecided: { $now } (wanted: { $wanted })
fact-difference = Difference: { $now } (at most { $wanted })
fact-cancelled = Guilty tokens cancelled: { $now } (wanted: { $wanted })
fact-destroyed = Markers destroyed: { $now } (the mark is { $wanted })
fact-others-with-more-destroyed = Voices with more destroyed: { $now }
fact-others-with-fewer-destroyed = Voices with fewer destroyed: { $now }

## What is asked: first as the table hears it, then (.you) as whoever answers does

ask-colour = { $who } chooses a colour.
    .you = Which colour is yours?
ask-card = { $who } chooses the card of this round.
    .you = Choose the card of this round
ask-insert = { $who } inserts a marker.
    .you = Insert a marker
ask-insert-card = { $who } inserts another marker: { $card }.
    .you = { $card }: insert the marker
ask-insert-emotion = { $who } may insert another marker.
    .you = Your emotion: you may insert another marker
ask-tie = { $who } decides the tie in { $region }.
    .you = A tie in { $region }: who decides?
ask-tie-planning = { $who } decides the tie in { $region }.
    .you = A tie in { $region }: who draws a card?
ask-option = { $who } chooses between two effects.
    .you = What do you do?
ask-option-hidden = { $who } chooses blindly, A or B.
    .you = What do you do?
ask-place = { $who } chooses a juror.
    .you = On which juror?
ask-place-card = { $who } chooses a juror: { $card }.
    .you = { $card }: on which juror?
ask-place-emotion = { $who } may place a guilty token.
    .you = Panic: you may place a guilty token
ask-look = { $who } is about to look at influence.
    .you = Whose influence do you look at?
ask-shift = { $who } has looked and decides.
    .you = You have seen the top one. Where does it go?
ask-tuck = { $who } has looked and decides.
    .you = The top one under the others?
ask-exchange = { $who } has looked at two and decides.
    .you = You have seen both. Do you exchange them?
ask-move = { $who } moves a token from one juror to another.
    .you = From which juror to which?
ask-move-placed = { $who } moves the token just placed.
    .you = To which juror do you move it?
ask-remove = { $who } discards a token from a juror.
    .you = From which juror do you take it?
ask-destroy = { $who } destroys a marker.
    .you = Which marker do you destroy?
ask-destroy-card = { $who } destroys a marker: { $card }.
    .you = { $card }: which marker do you destroy?
ask-destroy-emotion = { $who } may destroy a marker.
    .you = Rage: you may destroy a marker
ask-limit = { $who } discards down to three cards.
    .you = Three cards at most: which do you discard?
ask-discard = { $who } is thinking what to discard.
    .you = What do you discard?
ask-discard-card = { $who } is thinking what to discard: { $card }.
    .you = { $card }: what do you discard?
ask-discard-emotion = { $who } may replace a trial card.
    .you = Confusion: do you replace a trial card?
ask-emotion = { $who } may use the emotion of the marker.
    .you = Do you use the emotion of your marker?
ask-emotion-fear = { $who } may draw a card.
    .you = Fear: do you draw a card?
ask-share = { $who } chooses who else draws a card.
    .you = Who else draws a card?
ask-order = { $who } decides whose card comes first.
    .you = Whose card is resolved first?
ask-insertion = { $who } is thinking whether to play a card.
    .you = Do you play a card?
ask-control = { $who } is thinking whether to play a card.
    .you = Do you play a card?
ask-trial = { $who } is thinking whether to play a card.
    .you = Do you play a card?
ask-token = { $who } is thinking whether to play a card.
    .you = Do you play a card?
ask-deal = The roles are dealt.
ask-story = A story is drawn.
ask-first = The first player is drawn.
ask-put = The story places influence.
ask-draw = Something is drawn.
ask-lay = A trial card is laid out.
ask-shake = The hand shakes.

window-insertion = After inserting { $marker }.
window-control = { $region }: { $who } would decide.
    .you = { $region }: you would decide.
window-trial = Before the card is read.
window-token = A token was placed { $on }.

## Answers

answer-pass = Pass
answer-decline = No, thank you
answer-leave = Leave it as it is
answer-leave-exchange = Leave them as they are
answer-tuck = Under the others
answer-exchange = Exchange them
answer-discard = Discard it
answer-draw = Draw now
answer-draw-emotion = Draw a card
answer-replace-side = Replace the side card
answer-replace-top = Replace the top of the deck
page-sealed = The effect is read after the choice.
page-two = Choose two
page-from-token = Which
page-from-juror = From
page-to = To
page-do = Done
page-choose = Choose this card
page-front = { $left }, then { $right }: { $place } card
page-back = Back, { $region }: unread until it is turned
page-you-see = You have looked { $on }
page-seen = Seen, face down
page-always-insertion = Always pass after insertions, without asking me
page-always-control = Always pass when control is announced, without asking me
page-always-trial = Always pass before the card is read, without asking me
page-always-token = Always pass when a token is placed, without asking me
standing-wait = Wait for me
standing-pass = I pass
page-ready = The trial is about to begin
page-ready-hint = Look at your role in private. When everybody is ready the prosecution begins.
page-i-am-ready = Ready

## Aiming

page-which-marker = Which marker
page-which-region = In which region
aim-enters = Enters at
aim-towards = Towards
aim-push = Push
aim-entry = { $mm } mm
aim-left = { $degrees }° left
aim-right = { $degrees }° right
aim-straight = straight
aim-told = Enters at { $mm } millimetres, { $turn }.
aim-field = Platform of { $region }. Left and right arrows: where it enters. Up and down: where to.
key-motor = M
key-instinct = I
key-speech = S
key-observation = O
key-planning = P
keys-regions-letters = P S M I O
keys-question = Go to the question
keys-desk = Centre, side or deck card (prosecutor)
keys-number = The answer in that place
keys-regions = The region you push into
keys-entry = Where the marker enters: 1 mm, with Shift 0.1 mm
keys-turn = The direction of the push
keys-option = Hidden choice
keys-drawers = Roles, what has happened, phrases
keys-escape = One step back; close
keys-help = This list

## The end

page-convicted = Guy goes to jail
page-free = Guy walks free
page-count-guilty = { $count } guilty
page-count-innocent = { $count } innocent
page-count-undecided = { $count } undecided
page-cast = Who was who
page-was = { $you ->
        [yes] You were { $role }
       *[other] { $name } was { $role }
    }
page-wins = Wins
page-loses = Loses
page-winners = { $count ->
        [0] Nobody wins
        [one] { $who } wins
       *[other] { $who } win
    }
page-again = Another trial

## Phrases instead of talk

page-said-nothing = Nobody has said anything yet.
page-phrases = Here people speak in set phrases. They may be true or not.
phrase-claim = My role is
phrase-suggest = I suggest
phrase-saw = I have seen
phrase-juror = On which juror
say-claim = My role is { $icon }.
say-saw = I have seen influence { $on }: { $face }.
say-region = I suggest { $region }.
say-option = I would choose { $letter }.
page-roles-basic = These are the roles in this game.
page-roles-advanced = Some of these roles are in play; nobody knows which.
page-set = Roles and regions
page-talk = Phrases

## What has happened

event-got-role = Your role: { $role }.
event-got-card = In secret: { $card }.
event-got-face = In secret: { $face }.
event-prosecutor = { $who } is the prosecutor.
    .you = You are the prosecutor.
event-coloured = { $who } plays { $colour }.
    .you = You play { $colour }.
event-told = The case is opened: “{ $title }”.
event-put = Influence falls { $on }, and nobody has seen it.
event-first = { $who } receives the first player token.
    .you = You receive the first player token.
event-passed-token = The first player token goes to { $who }.
    .you = The first player token is now yours.
event-round = Round { $amount }
event-chose = { $who } chooses a card: { $left }, then { $right }.
    .you = You choose a card: { $left }, then { $right }.
event-inserted = { $who } pushes { $marker } into { $region }, { $where }
    .you = You push { $marker } into { $region }, { $where }
enters-left = on the left
enters-left-middle = left of the middle
enters-middle = through the middle
enters-right-middle = right of the middle
enters-right = on the right
moved-slid = { $marker } slides and stays on
moved-out = { $marker } slides to the edge and sticks out
moved-fell = { $marker } falls
event-destroyed = Destroyed in { $region }: { $marker }.
event-read-front = The card is read.
event-read-back = The card is turned and its back is read.
event-controls = { $region }: { $who } decides.
    .you = { $region }: you decide.
event-controls-prosecutor = The prosecution acts: { $who }.
    .you = The prosecution acts: you.
event-tied = { $region }: a tie between { $people }.
event-decided = { $who } decides the tie for { $whom }.
    .you = You decide the tie for { $whom }.
event-decided-self = { $who } decides the tie in their own favour.
    .you = You decide the tie in your own favour.
event-revealed = It says: { $text }
event-revealed-hidden = It says: A or B; the effect is sealed.
event-opted-first = { $who } chooses A.
    .you = You choose A.
event-opted-second = { $who } chooses B.
    .you = You choose B.
event-read-out = The effect is read: { $text }
event-placed-guilty = { $who } places a guilty token { $on }.
    .you = You place a guilty token { $on }.
event-placed-innocent = { $who } places an innocent token { $on }.
    .you = You place an innocent token { $on }.
event-drew-influence = { $who } draws { $count ->
        [one] 1 influence token
       *[other] { $count } influence tokens
    }.
    .you = You draw { $count ->
            [one] 1 influence token
           *[other] { $count } influence tokens
        }.
event-drew-strategy = { $who } draws { $count ->
        [one] 1 strategy card
       *[other] { $count } strategy cards
    }.
    .you = You draw { $count ->
            [one] 1 strategy card
           *[other] { $count } strategy cards
        }.
event-laid-down = { $who } puts influence face down { $on }.
    .you = You put influence face down { $on }.
event-put-down = In secret, what you put { $on }: { $face }.
event-discarded = { $who } discards { $count ->
        [one] 1 influence token
       *[other] { $count } influence tokens
    } unseen.
    .you = You discard { $count ->
            [one] 1 influence token
           *[other] { $count } influence tokens
        } unseen.
event-discarded-card = { $who } discards { $card }.
    .you = You discard { $card }.
event-threw = In secret: you have discarded a trial card.
event-threw-face = In secret, what you discarded: { $face }.
event-looked = { $who } looks at influence { $on }.
    .you = You look at influence { $on }.
event-saw = In secret, { $on }: { $faces }.
event-shifted = { $who } puts it { $to }.
    .you = You put it { $to }.
event-shifted-discards = { $who } discards it face down.
    .you = You discard it face down.
event-tucked = { $who } puts the top one under the others { $on }.
    .you = You put the top one under the others { $on }.
event-exchanged = { $who } exchanges a token { $on } for one { $to }.
    .you = You exchange a token { $on } for one { $to }.
event-moved-token-guilty = { $who } moves a guilty token: it was { $on }, now it is { $to }.
    .you = You move a guilty token: it was { $on }, now it is { $to }.
event-moved-token-innocent = { $who } moves an innocent token: it was { $on }, now it is { $to }.
    .you = You move an innocent token: it was { $on }, now it is { $to }.
event-removed-guilty = { $who } discards a guilty token that was { $on }.
    .you = You discard a guilty token that was { $on }.
event-removed-innocent = { $who } discards an innocent token that was { $on }.
    .you = You discard an innocent token that was { $on }.
event-played = { $who } plays { $card }.
    .you = You play { $card }.
event-added = { $who } adds { $amount } in { $region }.
    .you = You add { $amount } in { $region }.
event-wanted = { $who } wants to play a card.
    .you = You want to play a card.
event-ordered = { $who } decides: first the card of { $whom }.
    .you = You decide: first the card of { $whom }.
event-declined = { $who } leaves it at that.
    .you = You leave it at that.
event-shared = { $who } lets { $whom } draw too.
    .you = You let { $whom } draw too.
event-reshuffled-strategies = The strategy discards become the deck.
event-reshuffled-influence = The discarded influence becomes the pile.
event-replaced = { $who } replaces a trial card, unseen.
    .you = You replace a trial card, unseen.
event-phase = The second half of the trial: new cards.
event-turned-over = The story is turned over: the trial ends.
event-role = { $who } was { $role }.
    .you = You were { $role }.
event-turned = Influence is turned up { $on }: { $face }.
event-cancelled = { $juror }: { $amount ->
        [one] one of each cancels out
       *[other] { $amount } of each cancel out
    }.
event-judged = { $juror }: { $verdict }.
event-won = { $who } wins, being { $role }.
    .you = You win, being { $role }.

## What cannot be done

error-not-entry = A marker enters between 12.5 and 67.5 millimetres; { $entry } is not.
error-not-end = From there a push may end between { $least } and { $most } tenths; { $end } is not.
error-content = The content pack cannot be read: { $line }.

## At the terminal

table-summary = Influence { $influence } ?   Cards { $cards } ▤
table-tokens = { $guilty }g { $innocent }i
table-out = out: { $markers }
table-entry = Where does it enter? { $least } to { $most }, in tenths of a millimetre from the left; { $middle } is the middle
table-end = Towards which point? { $least } to { $most }; the same number as before is straight ahead
table-roles = Roles that others may have
table-pieces = cards
table-powers = Story, card, roles
table-powers-end = Story, card, roles
