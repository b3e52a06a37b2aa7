game: mascarade/2
seats: a, b, c, d, e, f
options: challenge-mode=simultaneous, turn-limit=40
rules-version: 1

*: deal a [Cheat]
*: deal b [Witch]
*: deal c [ConArtist]
*: deal d [King]
*: deal e [Judge]
*: deal f [Empress]
a: swap c [yes]
  - dealt a Cheat
  - dealt b Witch
  - dealt c ConArtist
  - dealt d King
  - dealt e Judge
  - dealt f Empress
  - turned-down
  - turn 1 a
  - swapped a c
  - exchanged yes   (a)
  - turn 2 b
  == a [ConArtist:a] 6 / b [Witch:abcdef] 6 / c [Cheat:a] 6 / d [King:abcdef] 6 / e [Judge:abcdef] 6 / f [Empress:abcdef] 6 / turn 2 > b
b: swap e [no]
  - swapped b e
  - exchanged no   (b)
  - turn 3 c
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [Cheat:a] 6 / d [King:abcdef] 6 / e [Judge:b] 6 / f [Empress:abcdef] 6 / turn 3 > c
c: swap e [no]
  - swapped c e
  - exchanged no   (c)
  - turn 4 d
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [Cheat] 6 / d [King:abcdef] 6 / e [Judge] 6 / f [Empress:abcdef] 6 / turn 4 > d
d: swap c [yes]
  - swapped d c
  - exchanged yes   (d)
  - turn 5 e
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [King:d] 6 / d [Cheat] 6 / e [Judge] 6 / f [Empress:abcdef] 6 / turn 5 > e
  ==a a [ConArtist] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [Empress] 6 / turn 5 > e
  ==b a [?] 6 / b [Witch] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [Empress] 6 / turn 5 > e
  ==c a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [Empress] 6 / turn 5 > e
  ==d a [?] 6 / b [?] 6 / c [King] 6 / d [?] 6 / e [?] 6 / f [Empress] 6 / turn 5 > e
  ==e a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [Empress] 6 / turn 5 > e
  ==f a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [Empress] 6 / turn 5 > e
  ==* a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [Empress] 6 / turn 5 > e
e: announce King
  - announced e King
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [King:d] 6 / d [Cheat] 6 / e [Judge] 6 / f [Empress:abcdef] 6 / turn 5 / announced King@e > f contest
f: [contest]
  - answered contest   (f)
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [King:d] 6 / d [Cheat] 6 / e [Judge] 6 / f [Empress:abcdef] 6 / turn 5 / announced King@e / answered [contest] > a contest
a: [pass]
  - answered pass   (a)
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [King:d] 6 / d [Cheat] 6 / e [Judge] 6 / f [Empress:abcdef] 6 / turn 5 / announced King@e / answered [contest] [pass] > b contest
b: [contest]
  - answered contest   (b)
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [King:d] 6 / d [Cheat] 6 / e [Judge] 6 / f [Empress:abcdef] 6 / turn 5 / announced King@e / answered [contest] [pass] [contest] > c contest
c: [pass]
  - answered pass   (c)
  == a [ConArtist:a] 6 / b [Witch:b] 6 / c [King:d] 6 / d [Cheat] 6 / e [Judge] 6 / f [Empress:abcdef] 6 / turn 5 / announced King@e / answered [contest] [pass] [contest] [pass] > d contest
d: [pass]
  - answered pass   (d)
  - contested f
  - passed a
  - contested b
  - passed c
  - passed d
  - shown e Judge
  - shown f Empress
  - shown b Witch
  - paid e 1 court
  - paid f 1 court
  - paid b 1 court
  - hid
  - turn 6 f
  == a [ConArtist:a] 6 / b [Witch:abcdef] 5 shown / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 shown / f [Empress:abcdef] 5 shown / court 3 / turn 6 > f
f: swap d [no]
  - swapped f d
  - exchanged no   (f)
  - turn 7 a
  == a [ConArtist:a] 6 / b [Witch:abcdef] 5 / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 / f [Empress:f] 5 / court 3 / turn 7 > a
a: announce ConArtist
  - announced a ConArtist
  == a [ConArtist:a] 6 / b [Witch:abcdef] 5 / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 / f [Empress:f] 5 / court 3 / turn 7 / announced ConArtist@a > b contest
b: [contest]
  - answered contest   (b)
  == a [ConArtist:a] 6 / b [Witch:abcdef] 5 / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 / f [Empress:f] 5 / court 3 / turn 7 / announced ConArtist@a / answered [contest] > c contest
c: [pass]
  - answered pass   (c)
  == a [ConArtist:a] 6 / b [Witch:abcdef] 5 / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 / f [Empress:f] 5 / court 3 / turn 7 / announced ConArtist@a / answered [contest] [pass] > d contest
  ==a a [ConArtist] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Judge] 5 / f [?] 5 / court 3 / turn 7 / announced ConArtist@a / answered [?] [?] > d contest
  ==b a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Judge] 5 / f [?] 5 / court 3 / turn 7 / announced ConArtist@a / answered [contest] [?] > d contest
  ==c a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Judge] 5 / f [?] 5 / court 3 / turn 7 / announced ConArtist@a / answered [?] [pass] > d contest
  ==d a [?] 6 / b [Witch] 5 / c [King] 6 / d [?] 6 / e [Judge] 5 / f [?] 5 / court 3 / turn 7 / announced ConArtist@a / answered [?] [?] > d contest
  ==e a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Judge] 5 / f [?] 5 / court 3 / turn 7 / announced ConArtist@a / answered [?] [?] > d contest
  ==f a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Judge] 5 / f [Empress] 5 / court 3 / turn 7 / announced ConArtist@a / answered [?] [?] > d contest
  ==* a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Judge] 5 / f [?] 5 / court 3 / turn 7 / announced ConArtist@a / answered [?] [?] > d contest
d: [pass]
  - answered pass   (d)
  == a [ConArtist:a] 6 / b [Witch:abcdef] 5 / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 / f [Empress:f] 5 / court 3 / turn 7 / announced ConArtist@a / answered [contest] [pass] [pass] > e contest
e: [pass]
  - answered pass   (e)
  == a [ConArtist:a] 6 / b [Witch:abcdef] 5 / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 / f [Empress:f] 5 / court 3 / turn 7 / announced ConArtist@a / answered [contest] [pass] [pass] [pass] > f contest
f: [contest]
  - answered contest   (f)
  - contested b
  - passed c
  - passed d
  - passed e
  - contested f
  - shown a ConArtist
  - shown b Witch
  - shown f Empress
  == a ConArtist 6 / b Witch 5 / c [King:d] 6 / d [Cheat] 6 / e [Judge:abcdef] 5 / f Empress 5 / court 3 / turn 7 / announced ConArtist@a ConArtist@b ConArtist@f > a target
a: choose d
  - chose a d
  - took a 2 d
  - paid b 1 court
  - paid f 1 court
  - hid
  - turn 8 b
  == a [ConArtist:abcdef] 8 shown / b [Witch:abcdef] 4 shown / c [King:d] 6 / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 shown / court 5 / turn 8 > b
b: swap c [no]
  - swapped b c
  - exchanged no   (b)
  - turn 9 c
  == a [ConArtist:abcdef] 8 / b [Witch:b] 4 / c [King] 6 / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 5 / turn 9 > c
c: announce King
  - announced c King
  == a [ConArtist:abcdef] 8 / b [Witch:b] 4 / c [King] 6 / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 5 / turn 9 / announced King@c > d contest
d: [pass]
  - answered pass   (d)
  == a [ConArtist:abcdef] 8 / b [Witch:b] 4 / c [King] 6 / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 5 / turn 9 / announced King@c / answered [pass] > e contest
e: [pass]
  - answered pass   (e)
  == a [ConArtist:abcdef] 8 / b [Witch:b] 4 / c [King] 6 / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 5 / turn 9 / announced King@c / answered [pass] [pass] > f contest
f: [pass]
  - answered pass   (f)
  == a [ConArtist:abcdef] 8 / b [Witch:b] 4 / c [King] 6 / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 5 / turn 9 / announced King@c / answered [pass] [pass] [pass] > a contest
a: [pass]
  - answered pass   (a)
  == a [ConArtist:abcdef] 8 / b [Witch:b] 4 / c [King] 6 / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 5 / turn 9 / announced King@c / answered [pass] [pass] [pass] [pass] > b contest
  ==a a [ConArtist] 8 / b [?] 4 / c [?] 6 / d [?] 4 / e [Judge] 5 / f [Empress] 4 / court 5 / turn 9 / announced King@c / answered [?] [?] [?] [pass] > b contest
  ==b a [ConArtist] 8 / b [Witch] 4 / c [?] 6 / d [?] 4 / e [Judge] 5 / f [Empress] 4 / court 5 / turn 9 / announced King@c / answered [?] [?] [?] [?] > b contest
  ==c a [ConArtist] 8 / b [?] 4 / c [?] 6 / d [?] 4 / e [Judge] 5 / f [Empress] 4 / court 5 / turn 9 / announced King@c / answered [?] [?] [?] [?] > b contest
  ==d a [ConArtist] 8 / b [?] 4 / c [?] 6 / d [?] 4 / e [Judge] 5 / f [Empress] 4 / court 5 / turn 9 / announced King@c / answered [pass] [?] [?] [?] > b contest
  ==e a [ConArtist] 8 / b [?] 4 / c [?] 6 / d [?] 4 / e [Judge] 5 / f [Empress] 4 / court 5 / turn 9 / announced King@c / answered [?] [pass] [?] [?] > b contest
  ==f a [ConArtist] 8 / b [?] 4 / c [?] 6 / d [?] 4 / e [Judge] 5 / f [Empress] 4 / court 5 / turn 9 / announced King@c / answered [?] [?] [pass] [?] > b contest
  ==* a [ConArtist] 8 / b [?] 4 / c [?] 6 / d [?] 4 / e [Judge] 5 / f [Empress] 4 / court 5 / turn 9 / announced King@c / answered [?] [?] [?] [?] > b contest
b: [contest]
  - answered contest   (b)
  - passed d
  - passed e
  - passed f
  - passed a
  - contested b
  - shown c King
  - shown b Witch
  - took c 2 bank
  - paid b 1 court
  - hid
  - turn 10 d
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 shown / c [King:abcdef] 8 shown / d [Cheat] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 6 / turn 10 > d
d: swap c [yes]
  - swapped d c
  - exchanged yes   (d)
  - turn 11 e
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:d] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 6 / turn 11 > e
e: announce Judge
  - announced e Judge
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:d] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 6 / turn 11 / announced Judge@e > f contest
f: [contest]
  - answered contest   (f)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:d] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 6 / turn 11 / announced Judge@e / answered [contest] > a contest
a: [pass]
  - answered pass   (a)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:d] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 6 / turn 11 / announced Judge@e / answered [contest] [pass] > b contest
b: [pass]
  - answered pass   (b)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:d] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 6 / turn 11 / announced Judge@e / answered [contest] [pass] [pass] > c contest
c: [pass]
  - answered pass   (c)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:d] 4 / e [Judge:abcdef] 5 / f [Empress:abcdef] 4 / court 6 / turn 11 / announced Judge@e / answered [contest] [pass] [pass] [pass] > d contest
d: [contest]
  - answered contest   (d)
  - contested f
  - passed a
  - passed b
  - passed c
  - contested d
  - shown e Judge
  - shown f Empress
  - shown d King
  - took e 6 court
  - paid f 1 court
  - paid d 1 court
  - hid
  - turn 12 f
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:abcdef] 3 shown / e [Judge:abcdef] 11 shown / f [Empress:abcdef] 3 shown / court 2 / turn 12 > f
f: swap d [no]
  - swapped f d
  - exchanged no   (f)
  - turn 13 a
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 11 / f [Empress:f] 3 / court 2 / turn 13 > a
a: announce ConArtist
  - announced a ConArtist
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 11 / f [Empress:f] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
  ==a a [ConArtist] 8 / b [Witch] 3 / c [?] 8 / d [?] 3 / e [Judge] 11 / f [?] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
  ==b a [ConArtist] 8 / b [Witch] 3 / c [?] 8 / d [?] 3 / e [Judge] 11 / f [?] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
  ==c a [ConArtist] 8 / b [Witch] 3 / c [?] 8 / d [?] 3 / e [Judge] 11 / f [?] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
  ==d a [ConArtist] 8 / b [Witch] 3 / c [?] 8 / d [?] 3 / e [Judge] 11 / f [?] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
  ==e a [ConArtist] 8 / b [Witch] 3 / c [?] 8 / d [?] 3 / e [Judge] 11 / f [?] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
  ==f a [ConArtist] 8 / b [Witch] 3 / c [?] 8 / d [King] 3 / e [Judge] 11 / f [Empress] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
  ==* a [ConArtist] 8 / b [Witch] 3 / c [?] 8 / d [?] 3 / e [Judge] 11 / f [?] 3 / court 2 / turn 13 / announced ConArtist@a > b contest
b: [pass]
  - answered pass   (b)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 11 / f [Empress:f] 3 / court 2 / turn 13 / announced ConArtist@a / answered [pass] > c contest
c: [pass]
  - answered pass   (c)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 11 / f [Empress:f] 3 / court 2 / turn 13 / announced ConArtist@a / answered [pass] [pass] > d contest
d: [pass]
  - answered pass   (d)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 11 / f [Empress:f] 3 / court 2 / turn 13 / announced ConArtist@a / answered [pass] [pass] [pass] > e contest
e: [pass]
  - answered pass   (e)
  == a [ConArtist:abcdef] 8 / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 11 / f [Empress:f] 3 / court 2 / turn 13 / announced ConArtist@a / answered [pass] [pass] [pass] [pass] > f contest
f: [contest]
  - answered contest   (f)
  - passed b
  - passed c
  - passed d
  - passed e
  - contested f
  - shown a ConArtist
  - shown f Empress
  - took a 2 e
  - paid f 1 court
  - hid
  - turn 14 b
  == a [ConArtist:abcdef] 10 shown / b [Witch:abcdef] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:abcdef] 2 shown / court 3 / turn 14 > b
b: swap f [no]
  - swapped b f
  - exchanged no   (b)
  - turn 15 c
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:b] 2 / court 3 / turn 15 > c
c: announce King
  - announced c King
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:b] 2 / court 3 / turn 15 / announced King@c > d contest
d: [pass]
  - answered pass   (d)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:b] 2 / court 3 / turn 15 / announced King@c / answered [pass] > e contest
e: [pass]
  - answered pass   (e)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:b] 2 / court 3 / turn 15 / announced King@c / answered [pass] [pass] > f contest
f: [pass]
  - answered pass   (f)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:b] 2 / court 3 / turn 15 / announced King@c / answered [pass] [pass] [pass] > a contest
  ==a a [ConArtist] 10 / b [?] 3 / c [?] 8 / d [?] 3 / e [Judge] 9 / f [?] 2 / court 3 / turn 15 / announced King@c / answered [?] [?] [?] > a contest
  ==b a [ConArtist] 10 / b [Witch] 3 / c [?] 8 / d [?] 3 / e [Judge] 9 / f [Empress] 2 / court 3 / turn 15 / announced King@c / answered [?] [?] [?] > a contest
  ==c a [ConArtist] 10 / b [?] 3 / c [?] 8 / d [?] 3 / e [Judge] 9 / f [?] 2 / court 3 / turn 15 / announced King@c / answered [?] [?] [?] > a contest
  ==d a [ConArtist] 10 / b [?] 3 / c [?] 8 / d [?] 3 / e [Judge] 9 / f [?] 2 / court 3 / turn 15 / announced King@c / answered [pass] [?] [?] > a contest
  ==e a [ConArtist] 10 / b [?] 3 / c [?] 8 / d [?] 3 / e [Judge] 9 / f [?] 2 / court 3 / turn 15 / announced King@c / answered [?] [pass] [?] > a contest
  ==f a [ConArtist] 10 / b [?] 3 / c [?] 8 / d [King] 3 / e [Judge] 9 / f [?] 2 / court 3 / turn 15 / announced King@c / answered [?] [?] [pass] > a contest
  ==* a [ConArtist] 10 / b [?] 3 / c [?] 8 / d [?] 3 / e [Judge] 9 / f [?] 2 / court 3 / turn 15 / announced King@c / answered [?] [?] [?] > a contest
a: [pass]
  - answered pass   (a)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 8 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:b] 2 / court 3 / turn 15 / announced King@c / answered [pass] [pass] [pass] [pass] > b contest
b: [pass]
  - answered pass   (b)
  - passed d
  - passed e
  - passed f
  - passed a
  - passed b
  - took c 2 bank
  - turn 16 d
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 10 / d [King:f] 3 / e [Judge:abcdef] 9 / f [Empress:b] 2 / court 3 / turn 16 > d
d: swap f [yes]
  - swapped d f
  - exchanged yes   (d)
  - turn 17 e
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 10 / d [Empress] 3 / e [Judge:abcdef] 9 / f [King] 2 / court 3 / turn 17 > e
e: announce Judge
  - announced e Judge
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 10 / d [Empress] 3 / e [Judge:abcdef] 9 / f [King] 2 / court 3 / turn 17 / announced Judge@e > f contest
f: [contest]
  - answered contest   (f)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 10 / d [Empress] 3 / e [Judge:abcdef] 9 / f [King] 2 / court 3 / turn 17 / announced Judge@e / answered [contest] > a contest
a: [pass]
  - answered pass   (a)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 10 / d [Empress] 3 / e [Judge:abcdef] 9 / f [King] 2 / court 3 / turn 17 / announced Judge@e / answered [contest] [pass] > b contest
b: [contest]
  - answered contest   (b)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 10 / d [Empress] 3 / e [Judge:abcdef] 9 / f [King] 2 / court 3 / turn 17 / announced Judge@e / answered [contest] [pass] [contest] > c contest
c: [pass]
  - answered pass   (c)
  == a [ConArtist:abcdef] 10 / b [Witch:b] 3 / c [Cheat] 10 / d [Empress] 3 / e [Judge:abcdef] 9 / f [King] 2 / court 3 / turn 17 / announced Judge@e / answered [contest] [pass] [contest] [pass] > d contest
d: [contest]
  - answered contest   (d)
  - contested f
  - passed a
  - contested b
  - passed c
  - contested d
  - shown e Judge
  - shown f King
  - shown b Witch
  - shown d Empress
  - took e 3 court
  - paid f 1 court
  - paid b 1 court
  - paid d 1 court
  - hid
  - turn 18 f
  == a [ConArtist:abcdef] 10 / b [Witch:abcdef] 2 shown / c [Cheat] 10 / d [Empress:abcdef] 2 shown / e [Judge:abcdef] 12 shown / f [King:abcdef] 1 shown / court 3 / turn 18 > f
f: swap d [yes]
  - swapped f d
  - exchanged yes   (f)
  - turn 19 a
  == a [ConArtist:abcdef] 10 / b [Witch:abcdef] 2 / c [Cheat] 10 / d [King:f] 2 / e [Judge:abcdef] 12 / f [Empress:f] 1 / court 3 / turn 19 > a
  ==a a [ConArtist] 10 / b [Witch] 2 / c [?] 10 / d [?] 2 / e [Judge] 12 / f [?] 1 / court 3 / turn 19 > a
  ==b a [ConArtist] 10 / b [Witch] 2 / c [?] 10 / d [?] 2 / e [Judge] 12 / f [?] 1 / court 3 / turn 19 > a
  ==c a [ConArtist] 10 / b [Witch] 2 / c [?] 10 / d [?] 2 / e [Judge] 12 / f [?] 1 / court 3 / turn 19 > a
  ==d a [ConArtist] 10 / b [Witch] 2 / c [?] 10 / d [?] 2 / e [Judge] 12 / f [?] 1 / court 3 / turn 19 > a
  ==e a [ConArtist] 10 / b [Witch] 2 / c [?] 10 / d [?] 2 / e [Judge] 12 / f [?] 1 / court 3 / turn 19 > a
  ==f a [ConArtist] 10 / b [Witch] 2 / c [?] 10 / d [King] 2 / e [Judge] 12 / f [Empress] 1 / court 3 / turn 19 > a
  ==* a [ConArtist] 10 / b [Witch] 2 / c [?] 10 / d [?] 2 / e [Judge] 12 / f [?] 1 / court 3 / turn 19 > a
a: announce Cheat
  - announced a Cheat
  == a [ConArtist:abcdef] 10 / b [Witch:abcdef] 2 / c [Cheat] 10 / d [King:f] 2 / e [Judge:abcdef] 12 / f [Empress:f] 1 / court 3 / turn 19 / announced Cheat@a > b contest
b: [pass]
  - answered pass   (b)
  == a [ConArtist:abcdef] 10 / b [Witch:abcdef] 2 / c [Cheat] 10 / d [King:f] 2 / e [Judge:abcdef] 12 / f [Empress:f] 1 / court 3 / turn 19 / announced Cheat@a / answered [pass] > c contest
c: [pass]
  - answered pass   (c)
  == a [ConArtist:abcdef] 10 / b [Witch:abcdef] 2 / c [Cheat] 10 / d [King:f] 2 / e [Judge:abcdef] 12 / f [Empress:f] 1 / court 3 / turn 19 / announced Cheat@a / answered [pass] [pass] > d contest
d: [pass]
  - answered pass   (d)
  == a [ConArtist:abcdef] 10 / b [Witch:abcdef] 2 / c [Cheat] 10 / d [King:f] 2 / e [Judge:abcdef] 12 / f [Empress:f] 1 / court 3 / turn 19 / announced Cheat@a / answered [pass] [pass] [pass] > e contest
e: [pass]
  - answered pass   (e)
  == a [ConArtist:abcdef] 10 / b [Witch:abcdef] 2 / c [Cheat] 10 / d [King:f] 2 / e [Judge:abcdef] 12 / f [Empress:f] 1 / court 3 / turn 19 / announced Cheat@a / answered [pass] [pass] [pass] [pass] > f contest
f: [contest]
  - answered contest   (f)
  - passed b
  - passed c
  - passed d
  - passed e
  - contested f
  - shown a ConArtist
  - shown f Empress
  - paid a 1 court
  - paid f 1 court
  - won e richest
  - shown b Witch
  - shown c Cheat
  - shown d King
  - shown e Judge
  == a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
  ==a a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
  ==b a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
  ==c a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
  ==d a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
  ==e a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
  ==f a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
  ==* a ConArtist 9 / b Witch 2 / c Cheat 10 / d King 2 / e Judge 12 won / f Empress 0 / court 5 / turn 19 > end
Result(winners=('e',), reason='richest')
