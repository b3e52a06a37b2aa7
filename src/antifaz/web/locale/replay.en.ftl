replay = The match, move by move
replay-first = To the beginning
replay-back = One move back
replay-move = Move { $move } of { $moves }
replay-next = One move on
replay-eyes = Through the eyes of
replay-everybody = Whoever watches
replay-look = Look
replay-leave = Back to the table

ended-agreed = You have ended the match by agreement.
ended-expired = The table was closed: nobody had come for a long time.
