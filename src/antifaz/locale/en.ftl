## Sentences that every game shares. One message is one whole sentence; gaps are named, nothing is glued.
## .you is said when the person spoken to is the first one named; .you-second and .you-third likewise.

# "Ana, Iván and Elena"; $sound is what the name begins with, for languages that care.
you = You
list = { $first } { AND($last) }
and = and { $name }
at = to { $name }

# Who won, as a title
result = { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
    .you = You win
    .you-too = { $winners } win together

## What could not be done, and why

error-at-line = Line { $line }: { $sentence }
error-over = The match is over: nothing more can be decided.
error-not-asked = { $player } is not being asked: { $asked } is.
    .you = You are not being asked: { $asked } is.
    .you-second = It is you who is being asked, not { $player }.
error-not-listed = “{ $text }” is not possible now.
error-not-listed-may = “{ $text }” is not possible now. Possible: { $may }.
error-outdated = The match has moved on meanwhile; here is the table as it is now.
error-empty = The answer is empty.
error-too-many-words = “{ $text }” has more words than the question asks for.
error-unfinished = “{ $text }” is not finished: something is missing after it.
error-no-person = “{ $text }” is no person: people are the letters a to m.
error-no-zone = “{ $text }” is no part of a table: expected a person’s letter or a word such as court.
error-zone-twice = “{ $text }” is written twice.
error-empty-zone = There is an empty part in “{ $text }”.
error-nobody-asked = In “{ $text }” nobody is named after “>”.
error-no-item = “{ $text }” can lie nowhere: expected a mask, a mask in brackets, an amount or a flag.
error-unreadable = This line cannot be read.
error-unreadable-text = “{ $text }” cannot be read.

error-no-game = There is no game called “{ $name }”.
error-no-pack = The pack of cards “{ $content }” has not been read here.
error-wrong-number = This game is for { $least } to { $most } people, not for { $people }.
error-no-option = This game has no option “{ $name }”. It has: { $options }.
error-no-value = The option “{ $name }” has no value “{ $value }”. It has: { $values }.
