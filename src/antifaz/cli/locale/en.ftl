## What the command line itself says. What happens in a match is said by antifaz.locale.

### Files

cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }.
check-nothing = There is no record to check: name files, or folders with *.record files.
check-summary = { $held ->
        [one] 1 record holds
       *[other] { $held } records hold
    }, { $failed ->
        [0] none fails.
        [one] 1 fails.
       *[other] { $failed } fail.
    }

### At the table

names = Iris Bruno Carla Dino Elsa Fabio Gilda Hugo Irma Leo Marta Nico Olga
name-you = You
name-person = Person { $number }
help-line = Answer with a number or with words. ? why · t table · l log · m { $pieces } · q leave{ $memory ->
        [lesson] { " " }· p what is possible
       *[other] { "" }
    }
dealt = The cards lie face up. Remember what you can:
when-ready = Press Enter when you are ready.
cover = Pass the keyboard { AT($name) }; press Enter when nobody else can see.
turn-to = —— { $name } ——
say-seen = Only you see this. Press Enter when you have seen it.
back = back
ask-why = Type ? to read the rule.
why-title = Why?
log-title = What has happened
pieces = masks
powers-title = Masks in play
left = You have left the table.

### What could not be done, and why

error-no-file = { $text } cannot be read: { $value }.
error-no-bot = { $name } is no bot of this game.
error-no-pair = “{ $text }” is no option: expected name=value.
error-no-name = “{ $text }” cannot be a name: each has its own, without commas.
error-too-many-names = There are more names than people at the keyboard ({ $amount }).
error-no-such-party = { $people } at the keyboard and { $amount } bots do not make { $value }.
error-lesson-alone = A lesson is for one person and bots.
error-ambiguous = “{ $text }” may mean: { $may }.
error-other-scenario = The scenario is for { $value }, not for { $text }.
error-no-scenarios = { $name } has no scenarios.

### Scenarios

scenario-good = can be played.
scenario-refused = cannot be played:
scenario-nothing = There is no scenario to check: name its file.
scenarios-none = There is no such scenario.
scenarios-hint = Begin your own with one of these: { $example } > mine.toml
scenario-in-centre = { $number ->
        [one] 1 in the centre
       *[other] { $number } in the centre
    }
scenario-how = Save this as a file, change it, and try it: antifaz scenario check FILE, then antifaz play --scenario FILE
scenario-words = The words for masks that a file may use:

error-no-number = There is no answer { $text }: choose from 1 to { $amount }.
error-no-verb = “{ $text }” is no answer here: type a number, or the beginning of its words.

### Records, rules, games

replay-seats = At the table, clockwise: { $names }.
replay-unfinished = Here the record ends.
rules-none = There is no rule for players here: { $text }.
games-line = { $name }: { $least } to { $most } people; bots: { $bots }; options (the default first):
games-nothing = (nothing)
error-nobody = “{ $text }” is nobody at this table: { $people }.

### The drawn table

type-here = number or words, then Enter
keys-line = ? why · l log · m { $pieces } · q leave{ $memory ->
        [lesson] { " " }· p what is possible
       *[other] { "" }
    }
turn = turn { $number }
only-you = Only you may see this
hurry-line = Enter: on to your next question · l log · m { $pieces } · q leave
back-line = 0 or Esc: back
over-line = Enter: leave the table · l the whole log
page-foot = Enter: back to the table · arrows: read on
why-nothing = Nothing here needs a reason.
lesson-title = What is possible
lesson-ways = The cards can lie in { $number ->
        [one] one way only.
       *[other] { $number } ways.
    }
lesson-sample = They can lie in too many ways to count; this is drawn from a sample.
