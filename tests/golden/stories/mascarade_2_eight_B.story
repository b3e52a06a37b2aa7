game: mascarade/2
seats: a, b, c, d, e, f, g, h
options: scenario=B, turn-limit=40
rules-version: 1

*: deal a [Beggar]
*: deal b [Princess]
*: deal c [Patron]
*: deal d [Spy]
*: deal e [Fool]
*: deal f [Judge]
*: deal g [Guru]
*: deal h [PuppetMaster]
a: swap d [yes]
  - dealt a Beggar
  - dealt b Princess
  - dealt c Patron
  - dealt d Spy
  - dealt e Fool
  - dealt f Judge
  - dealt g Guru
  - dealt h PuppetMaster
  - turned-down
  - turn 1 a
  - swapped a d
  - exchanged yes   (a)
  - turn 2 b
  == a [Spy:a] 6 / b [Princess:abcdefgh] 6 / c [Patron:abcdefgh] 6 / d [Beggar:a] 6 / e [Fool:abcdefgh] 6 / f [Judge:abcdefgh] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 2 > b
b: swap f [no]
  - swapped b f
  - exchanged no   (b)
  - turn 3 c
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Patron:abcdefgh] 6 / d [Beggar:a] 6 / e [Fool:abcdefgh] 6 / f [Judge:b] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 3 > c
  ==a a [Spy] 6 / b [?] 6 / c [Patron] 6 / d [Beggar] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==b a [?] 6 / b [Princess] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [Judge] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==c a [?] 6 / b [?] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==d a [?] 6 / b [?] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==e a [?] 6 / b [?] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==f a [?] 6 / b [?] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==g a [?] 6 / b [?] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==h a [?] 6 / b [?] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
  ==* a [?] 6 / b [?] 6 / c [Patron] 6 / d [?] 6 / e [Fool] 6 / f [?] 6 / g [Guru] 6 / h [PuppetMaster] 6 / turn 3 > c
c: swap f [no]
  - swapped c f
  - exchanged no   (c)
  - turn 4 d
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Patron:c] 6 / d [Beggar:a] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 4 > d
d: swap c [yes]
  - swapped d c
  - exchanged yes   (d)
  - turn 5 e
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 > e
e: announce Fool
  - announced e Fool
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e > f contest
f: contest
  - contested f
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e Fool@f > g contest
g: pass
  - passed g
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e Fool@f > h contest
h: contest
  - contested h
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e Fool@f Fool@h > a contest
a: pass
  - passed a
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e Fool@f Fool@h > b contest
b: contest
  - contested b
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > c contest
c: pass
  - passed c
  == a [Spy:a] 6 / b [Princess:b] 6 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 6 / f [Judge] 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > d contest
d: pass
  - passed d
  - shown e Fool
  - shown f Judge
  - shown h PuppetMaster
  - shown b Princess
  - took e 1 bank
  == a [Spy:a] 6 / b Princess 6 / c [Beggar] 6 / d [Patron] 6 / e Fool 7 / f Judge 6 / g [Guru:abcdefgh] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==a a [Spy] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==b a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==c a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==d a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==e a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==f a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==g a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==h a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
  ==* a [?] 6 / b Princess 6 / c [?] 6 / d [?] 6 / e Fool 7 / f Judge 6 / g [Guru] 6 / h PuppetMaster 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b > e target
e: choose g h
  - chose e g h
  == a [Spy:a] 6 / b Princess 6 / c [Beggar] 6 / d [Patron] 6 / e Fool 7 / f Judge 6 / g [Guru:abcdefgh] 6 / h [PuppetMaster:abcdefgh] 6 / turn 5 / announced Fool@e Fool@f Fool@h Fool@b / chosen g h > e exchange
e: exchange [no]
  - swapped g h
  - exchanged no   (e)
  - paid f 1 court
  - paid h 1 court
  - paid b 1 court
  - hid
  - turn 6 f
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 shown / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 shown / f [Judge:abcdefgh] 5 shown / g [Guru:e] 6 / h [PuppetMaster:e] 5 shown / court 3 / turn 6 > f
f: swap g [no]
  - swapped f g
  - exchanged no   (f)
  - turn 7 g
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 > g
g: announce Judge
  - announced g Judge
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 / announced Judge@g > h contest
h: pass
  - passed h
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 / announced Judge@g > a contest
a: pass
  - passed a
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 / announced Judge@g > b contest
b: contest
  - contested b
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 / announced Judge@g Judge@b > c contest
c: pass
  - passed c
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 / announced Judge@g Judge@b > d contest
d: pass
  - passed d
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 / announced Judge@g Judge@b > e contest
e: pass
  - passed e
  == a [Spy:a] 6 / b [Princess:abcdefgh] 5 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:f] 5 / g [Guru] 6 / h [PuppetMaster:e] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==a a [Spy] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==b a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==c a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==d a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==e a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [PuppetMaster] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==f a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==g a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==h a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
  ==* a [?] 6 / b [Princess] 5 / c [?] 6 / d [?] 6 / e [Fool] 7 / f [?] 5 / g [?] 6 / h [?] 5 / court 3 / turn 7 / announced Judge@g Judge@b > f contest
f: contest
  - contested f
  - shown g Guru
  - shown b Princess
  - shown f Judge
  - took f 3 court
  - paid g 1 court
  - paid b 1 court
  - hid
  - turn 8 h
  == a [Spy:a] 6 / b [Princess:abcdefgh] 4 shown / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 shown / g [Guru:abcdefgh] 5 shown / h [PuppetMaster:e] 5 / court 2 / turn 8 > h
h: swap b [no]
  - swapped h b
  - exchanged no   (h)
  - turn 9 a
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 > a
a: announce Patron
  - announced a Patron
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 / announced Patron@a > b contest
b: contest
  - contested b
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 / announced Patron@a Patron@b > c contest
c: pass
  - passed c
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 / announced Patron@a Patron@b > d contest
d: pass
  - passed d
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 / announced Patron@a Patron@b > e contest
e: pass
  - passed e
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 / announced Patron@a Patron@b > f contest
f: pass
  - passed f
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 / announced Patron@a Patron@b > g contest
g: pass
  - passed g
  == a [Spy:a] 6 / b [Princess:h] 4 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster] 5 / court 2 / turn 9 / announced Patron@a Patron@b > h contest
h: contest
  - contested h
  - shown a Spy
  - shown b Princess
  - shown h PuppetMaster
  - paid a 1 court
  - paid b 1 court
  - paid h 1 court
  - hid
  - turn 10 b
  == a [Spy:abcdefgh] 5 shown / b [Princess:abcdefgh] 3 shown / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 shown / court 5 / turn 10 > b
  ==a a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==b a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==c a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==d a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==e a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==f a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==g a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==h a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
  ==* a [Spy] 5 shown / b [Princess] 3 shown / c [?] 6 / d [?] 6 / e [Fool] 7 / f [Judge] 8 / g [Guru] 5 / h [PuppetMaster] 4 shown / court 5 / turn 10 > b
b: look
  - looked b
  - saw b Princess   (b)
  - turn 11 c
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 > c
c: announce Patron
  - announced c Patron
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 / announced Patron@c > d contest
d: contest
  - contested d
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 / announced Patron@c Patron@d > e contest
e: pass
  - passed e
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 / announced Patron@c Patron@d > f contest
f: contest
  - contested f
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 / announced Patron@c Patron@d Patron@f > g contest
g: pass
  - passed g
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 / announced Patron@c Patron@d Patron@f > h contest
h: contest
  - contested h
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 / announced Patron@c Patron@d Patron@f Patron@h > a contest
a: pass
  - passed a
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 3 / c [Beggar] 6 / d [Patron] 6 / e [Fool:abcdefgh] 7 / f [Judge:abcdefgh] 8 / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 4 / court 5 / turn 11 / announced Patron@c Patron@d Patron@f Patron@h > b contest
b: contest
  - contested b
  - shown c Beggar
  - shown d Patron
  - shown f Judge
  - shown h PuppetMaster
  - shown b Princess
  - took d 3 bank
  - took e 1 bank
  - took c 1 bank
  - paid c 1 court
  - paid f 1 court
  - paid h 1 court
  - paid b 1 court
  - hid
  - turn 12 d
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 shown / c [Beggar:abcdefgh] 6 shown / d [Patron:abcdefgh] 9 shown / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 shown / g [Guru:abcdefgh] 5 / h [PuppetMaster:abcdefgh] 3 shown / court 9 / turn 12 > d
d: swap h [no]
  - swapped d h
  - exchanged no   (d)
  - turn 13 e
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 > e
  ==a a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
  ==b a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
  ==c a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
  ==d a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [Patron] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [PuppetMaster] 3 / court 9 / turn 13 > e
  ==e a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
  ==f a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
  ==g a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
  ==h a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
  ==* a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 8 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 13 > e
e: announce Fool
  - announced e Fool
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > f contest
f: pass
  - passed f
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > g contest
g: pass
  - passed g
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > h contest
h: pass
  - passed h
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > a contest
a: pass
  - passed a
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > b contest
b: pass
  - passed b
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > c contest
c: pass
  - passed c
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 8 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > d contest
d: pass
  - passed d
  - took e 1 bank
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 9 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e > e target
e: choose d f
  - chose e d f
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron:d] 9 / e [Fool:abcdefgh] 9 / f [Judge:abcdefgh] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 13 / announced Fool@e / chosen d f > e exchange
e: exchange [no]
  - swapped d f
  - exchanged no   (e)
  - turn 14 f
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:e] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 14 > f
  ==a a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
  ==b a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
  ==c a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
  ==d a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [PuppetMaster] 3 / court 9 / turn 14 > f
  ==e a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [Judge] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
  ==f a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
  ==g a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
  ==h a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
  ==* a [Spy] 5 / b [Princess] 2 / c [Beggar] 6 / d [?] 9 / e [Fool] 9 / f [?] 7 / g [Guru] 5 / h [?] 3 / court 9 / turn 14 > f
f: look
  - looked f
  - saw f Judge   (f)
  - turn 15 g
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 > g
g: announce Judge
  - announced g Judge
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 / announced Judge@g > h contest
h: contest
  - contested h
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 / announced Judge@g Judge@h > a contest
a: pass
  - passed a
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 / announced Judge@g Judge@h > b contest
b: pass
  - passed b
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 / announced Judge@g Judge@h > c contest
c: pass
  - passed c
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 / announced Judge@g Judge@h > d contest
d: pass
  - passed d
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 / announced Judge@g Judge@h > e contest
e: pass
  - passed e
  == a [Spy:abcdefgh] 5 / b [Princess:abcdefgh] 2 / c [Beggar:abcdefgh] 6 / d [Patron] 9 / e [Fool:abcdefgh] 9 / f [Judge:ef] 7 / g [Guru:abcdefgh] 5 / h [PuppetMaster:d] 3 / court 9 / turn 15 / announced Judge@g Judge@h > f contest
f: contest
  - contested f
  - shown g Guru
  - shown h PuppetMaster
  - shown f Judge
  - took f 9 court
  - won f thirteen
  - shown a Spy
  - shown b Princess
  - shown c Beggar
  - shown d Patron
  - shown e Fool
  == a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==a a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==b a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==c a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==d a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==e a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==f a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==g a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==h a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
  ==* a Spy 5 / b Princess 2 / c Beggar 6 / d Patron 9 / e Fool 9 / f Judge 16 won / g Guru 5 / h PuppetMaster 3 / turn 15 > end
Result(winners=('f',), reason='thirteen')
