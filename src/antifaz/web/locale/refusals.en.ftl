## Why a table does not do what it is asked; what the rules refuse is said by antifaz.locale.

refused-full = Every seat at this table is taken.
refused-lesson = A lesson is for one person, with bots.
refused-link-over = This link belongs to nobody at the table any more.
refused-no-name = You need a name to sit down.
refused-no-pack = There is no content pack “{ $text }” here.
refused-no-memory = There is no memory “{ $text }”.
refused-no-clock = There is no clock “{ $text }”.
refused-no-language = This table does not speak “{ $text }”.
refused-nobody-asked = Nobody is being asked anything now.
refused-nobody-there = There is nobody to replace.
refused-not-host = Only whoever opened the table may do that.
refused-not-now = That is not possible now.
refused-not-over = This match is not over.
refused-not-seated = Only people at the table may do that.
refused-not-asked = It is not you who is being asked.
refused-present = { $name } is at the table.
refused-seated = This device already has a seat at this table.
refused-too-fast = Not so fast: let the others speak.
refused-too-long = That is too long.
refused-hall-full = The hall is full. Come back in a while.
refused-other-pack = That scenario is for another match: { $text }.
refused-phrases-only = During the trial people speak in the phrases that the table offers.
