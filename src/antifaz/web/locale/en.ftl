## The words of the pages. What happens and what is asked is said by antifaz.locale.

### Everywhere

skip-content = To the content
skip-question = To the question
theme = Appearance
theme-light = Light
theme-auto = As the system
theme-dark = Dark
language = Language
tools = Tools
menu = Menu
close = Close
back = Choose again
send = Send
why = Why?
you = You

### The table

turn-number = Turn { $turn }
people-at-table = { $count } at the table
watching = You are watching
to-hall = To the hall
masks-in-play = Masks in play
log = What has happened
log-all = From the beginning
log-open = See everything that has happened
chat = Conversation
chat-none = Nobody has said anything yet.
chat-say = Say something to the table
chat-message = Message to the table
spoken = What is said aloud
the-table = The table
seats = Seats, clockwise
centre = Cards in the centre
court = Court
bank = Bank
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
seat-label =
    { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }, { coins }{ $bot ->
        [yes] , played by a bot
       *[no] { "" }
    }{ $away ->
        [yes] , away
       *[no] { "" }
    }.{ $turn ->
        [yes] { " " }To play.
       *[no] { "" }
    }
face-down = Card face down.
shows-card = Shows { $mask }.
your-mask = Your mask: { $mask }.
you-see = You see { $mask }.
choose-card =
    Choose { $of }{ $coins ->
        [none] { "" }
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }
card-of =
    { $owner ->
        [you] { $slot ->
            [left] your left card
            [right] your right card
            [protected] your protected card
           *[none] your card
        }
        [centre] { $number ->
            [1] the first in the centre
            [2] the second in the centre
           *[0] the card in the centre
        }
       *[other] { $slot ->
            [left] { $name }’s left card
            [right] { $name }’s right card
            [protected] { $name }’s protected card
           *[none] { $name }’s card
        }
    }
says-mask = I am { $mask }
says-contest = Me too!
    .short = Me!
pass = Pass
thinking = Thinking…
is-ready = Ready
is-bot = A bot. It knows what its seat sees, nothing more.
is-away =
    { $seconds ->
        [0] Away.
       *[other] Away: in { $seconds } s a bot plays for this person.
    }
bot-instead =
    { $why ->
        [left] Has left: a bot plays in this seat.
        [host] A bot plays here, by the host’s decision.
       *[other] A bot plays until this person is back.
    }
you-know = You know it: { $of } is { $mask }.
may-be = It can be: { $masks }.
card-may-be = From what you have seen, { $of } can be: { $masks }.
lesson = What is possible
lesson-ways =
    { $count ->
        [one] the cards can lie in one way
       *[other] the cards can lie in { $count } ways
    }
showed-card = Showed a card in the turn before.
offer-seat = Offer this seat
seat-is-offered = This seat is offered to whoever comes.
replace-by-bot = Let a bot go on
says-to-be =
    { $you ->
        [yes] You claim to be
       *[no] { $name } claims to be
    }
say-dealt = Take a good look
say-turn =
    { $you ->
        [yes] Your turn
       *[no] { $name } to play
    }

### The question

only-you = Only you see this
all-face-up = All cards lie face up
all-face-up-hint = Look now, whoever wants to remember: when everybody is ready they are turned down, and the swapping begins.
i-am-ready = I have seen them
waiting-for = Still looking: { $who }
end-title = { $result } with { $coins } coins
over-agreed = Ended by agreement
over-expired = Nobody came to play it
results = Result
was-mask = was { $mask }
rematch = Again, in the same seats
you-are = You are { $mask }
card-is = You have seen { $of }: { $mask }
remember-it = Remember it: nobody writes it down.
they-wait = The table is waiting for you with a question.
seen-it = Seen, face down again
look-one = Look at one of my cards
bars-opening = In the first four turns you can only swap… or pretend to.
bars-restricted =
    { $edition ->
        [1] You showed your card in the turn before: now you can only swap.
       *[2] You showed your card in the turn before: now you cannot announce.
    }
bars-owes = You saw your card without the right to: now you must look at it.
pick-one = Press a card on the table.
pick-two = Press two cards on the table.
pick-two-own = Press one of your cards and another one.
nobody-yet = Nobody yet
confirm = Confirm
announce-rule = It may be true or not. If somebody says “so am I”, you all show your cards, and whoever lied pays 1 coin.
same-gesture = The table sees the same gesture either way, and it takes the same time.
contest-order =
    { $between ->
        [0] { $first } answers; then you
        [one] { $first } answers; you after one more
       *[other] { $first } answers; you after { $between } more
    }
when-asked = When I am asked:
standing-wait = Wait for me
standing-pass = I pass
standing-contest =
    { $slot ->
        [left] So am I, with the left one
        [right] So am I, with the right one
        [protected] So am I, with the protected one
       *[none] So am I
    }
standing-contest-unless = Only if nobody else
leave-answer = Leave this answer
standing-hint = The table sees your answer when your turn to answer comes, never before, and always after the same wait.
is-paused = The table is paused
paused-hint = The clocks stand still. Everything is where it was.
contest-with =
    { $slot ->
        [left] So am I: my left card
        [right] So am I: my right card
       *[protected] So am I: my protected card
    }
one-moment = One moment…

### Keys: the letter of each answer

key-look = L
key-swap = S
key-announce = A
key-contest = M
key-pass = P
key-yes = Y
key-no = N

### For the screen reader

spoken-sight = Your mask is ready. Press to hear it, only you.
spoken-question = { $question } { $count ->
        [one] One answer.
       *[other] { $count } answers.
    }{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } seconds.
    }

### Your turn

look = Look at my mask
look-hint = Only you will see it
swap = Swap… or not
swap-hint = With another card, under the table
announce = Announce a mask
announce-hint = Without showing the card
swap-which = With which card?
announce-question = Who do you say you are?
under-question = Under the table: do you exchange them?
swap-yes = Yes, exchange them
swap-no = No, put them back

### The menu

pause = Pause the table
resume = Go on playing
end-here = End here, if all agree
end-not = Play on: withdraw my consent
end-proposed = { $who } proposes to end the match here.
agree = Agreed
leave-seat = Leave my seat to a bot
bot-plays-for-you = A bot plays for you with what your seat knows.
take-back = Take my seat back
seat-offered = A bot is keeping a seat warm.
download-record = Download the match as text
personal-link = Your seat on another device
personal-hint = This link is the key to your seat: keep it to yourself.
copy = Copy
copied = Copied
settings = Settings
sounds = Sounds
shortcuts = Keyboard shortcuts
keys = Keys
keys-question = Go to the question
keys-number = The answer in that place
keys-turn = Look, swap, announce
keys-contest = “So am I”, pass
keys-seats = On a seat: the next one, counter-clockwise or clockwise
keys-home = On a seat: your own
keys-drawers = Masks in play, what has happened, conversation
keys-escape = One step back; close
keys-help = This list
keys-off = Letters work only outside text fields, and can be switched off in Settings.
offline = No connection: nothing was sent. Try again in a moment.
seconds-left = { $seconds } seconds left.

### Before the start

invites-you = { $name } invites you to the table.
lobby-waiting =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
lobby-full = The table is complete.
lobby-full-watch = You may stay and watch: you will see what every seat sees.
who-sits = Who sits here
host = host
absent = away
free-seat = Free seat
start = Begin
start-with-bots =
    { $count ->
        [one] Begin with one bot
       *[other] Begin with { $count } bots
    }
host-starts = It begins when { $name } says so.
your-name = Your name
your-ornament = Your ornament
ornament-fan = Fan
ornament-feather = Feather
ornament-moon = Moon
ornament-candle = Candle
ornament-rose = Rose
ornament-lute = Lute
ornament-key = Key
ornament-bell = Bell
ornament-star = Star
ornament-leaf = Leaf
ornament-shell = Shell
ornament-goblet = Goblet
ornament-glove = Glove
sit-down = Sit down
stand-up = Leave the table
invite = Invite
qr-alt = QR code with the link to the table
invite-link = Link to the table
invite-hint = Whoever opens the link sits down with a name, without an account. Bots take the seats that stay free.

### The front page

front-title = Who do you say you are?
front-lead = Games of hidden identity. The table keeps the secrets; forgetting them is up to you.
play-now = Play now against bots
play-now-note = { $game }, six at the table. No account, no waiting.
sections = Sections
rules = Rules
rules-lower = the rules
about = About
your-tables = Your tables
go-back = Return
open-table = Open a table
which-game = Which game
players-range = { $least } to { $most } people
how-many = How many people
one-less = One person fewer
one-more = One person more
scenario = Which masks
scenario-default = The usual ones
scenario-standard = The printed table
scenario-7-players-2013 = Seven people, 2013 printing
scenario-A = House scenario A
scenario-B = House scenario B, more devious
more-options = More options
clock = Clock
clock-none = No clock
clock-relaxed = Relaxed: two minutes an answer
clock-fast = Fast: thirty seconds
clock-correspondence = By correspondence: three days
visibility = Who may come
visibility-link = Whoever has the link
visibility-open = Whoever sees it in the list
memory = What the page remembers
memory-log = What the whole table has seen
memory-strict = Only this turn: by heart
memory-own = Also what I have seen myself
memory-lesson = Lesson: what is possible, for learning
bots = Bots
bots-own = Play with care
bots-uniform = Answer at random
table-language = Language of the table
pack = Content
pack-none = The usual
house-rules = House rules
as-printed = As printed
option-first-player = Who begins
option-first-player-a = Whoever opens the table
option-first-player-random = By lot
option-end-check = When it is checked whether somebody has won
option-fool-centre = The Fool may take centre cards
option-challenge-mode = How an announcement is answered
option-turn-limit = Turns at most
option-turn-limit-hint = no limit
option-final-reveal = Show the masks at the end
option-masks = Masks to your taste
option-masks-hint = Judge King Queen…
option-forced-centre = Forced swap with the centre
option-spy-centre = The Spy may look at the centre
option-puppet-order = After the Puppet Master goes…
option-beggar = The Beggar compares…
value-on = Yes
value-off = No
value-step = After each step
value-after-power = After the power
value-after-fines = After the fines
value-sequential = In turn
value-simultaneous = All at once
value-person = the person on the left
value-seat = the chair on the left
value-running = at every request
value-snapshot = once, at the start
open-and-invite = Open and invite
empty-seats-bots = Bots take the seats that stay empty.
open-tables = Open tables
no-open-tables = None right now. Open yours.
running-tables = Being played
no-running-tables = Nothing to watch at the moment.
watch = Watch
watching-hint = Whoever watches sees what every seat sees, not a card more.
seats-taken = { $taken } of { $all } seats taken
learn = In one minute
learn-1 = Everybody sees the masks; then they are turned down, and nobody is ever sure of their own again.
learn-2 = In your turn you look at yours, or take another card under the table and exchange them, or pretend to…
learn-3 = …or you announce who you are, true or not. If somebody says “so am I”, the cards are shown.
learn-4 = Whoever is right uses the power; whoever lied pays 1. Thirteen coins win.
independent = An independent, open implementation. The games belong to their authors and publishers.
who-they-are = Who they are

### Rules, about, errors

rules-lead = In our own words, each rule with the number that the table quotes when you ask “why?”.
contents = Contents
about-title = About Antifaz
about-independent = Antifaz is an independent implementation. It is neither made nor endorsed by the authors or publishers of these games: if you like them, buy their boxes.
about-drawn = All drawings, texts and sounds were made here; nothing is taken from the published games.
about-games = The games and who made them
about-open = Open, and without accounts
about-licence = The program is free (MIT licence) and can be hosted at home with one command.
about-privacy = There are no accounts and no tracking: a signed cookie keeps your seat and, if you like, your name.
error-title = That did not work
error-400 = Not like this
error-403 = That key does not open this door
error-404 = There is no table here
error-429 = Too fast
error-500 = Something broke here, it is not your fault
error-503 = We cannot keep this right now
