game: mascarade/2
seats: a, b, c, d
options: scenario=B, turn-limit=40
rules-version: 1

*: deal a [Spy]
*: deal b [Witch]
*: deal c [Patron]
*: deal d [Fool]
*: deal centre1 [Judge]
*: deal centre2 [Beggar]
a: swap c [yes]
  - dealt a Spy
  - dealt b Witch
  - dealt c Patron
  - dealt d Fool
  - dealt centre1 Judge
  - dealt centre2 Beggar
  - turned-down
  - turn 1 a
  - swapped a c
  - exchanged yes   (a)
  - turn 2 b
  == a [Patron:a] 6 / b [Witch:abcd] 6 / c [Spy:a] 6 / d [Fool:abcd] 6 / centre [Judge:abcd] [Beggar:abcd] / turn 2 > b
b: swap centre1 [no]
  - swapped b centre1
  - exchanged no   (b)
  - turn 3 c
  == a [Patron:a] 6 / b [Witch:b] 6 / c [Spy:a] 6 / d [Fool:abcd] 6 / centre [Judge:b] [Beggar:abcd] / turn 3 > c
c: swap centre1 [no]
  - swapped c centre1
  - exchanged no   (c)
  - turn 4 d
  == a [Patron:a] 6 / b [Witch:b] 6 / c [Spy] 6 / d [Fool:abcd] 6 / centre [Judge] [Beggar:abcd] / turn 4 > d
d: swap c [yes]
  - swapped d c
  - exchanged yes   (d)
  - turn 5 a
  == a [Patron:a] 6 / b [Witch:b] 6 / c [Fool:d] 6 / d [Spy] 6 / centre [Judge] [Beggar:abcd] / turn 5 > a
  ==a a [Patron] 6 / b [?] 6 / c [?] 6 / d [?] 6 / centre [?] [Beggar] / turn 5 > a
  ==b a [?] 6 / b [Witch] 6 / c [?] 6 / d [?] 6 / centre [?] [Beggar] / turn 5 > a
  ==c a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / centre [?] [Beggar] / turn 5 > a
  ==d a [?] 6 / b [?] 6 / c [Fool] 6 / d [?] 6 / centre [?] [Beggar] / turn 5 > a
  ==* a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / centre [?] [Beggar] / turn 5 > a
a: announce Patron
  - announced a Patron
  == a [Patron:a] 6 / b [Witch:b] 6 / c [Fool:d] 6 / d [Spy] 6 / centre [Judge] [Beggar:abcd] / turn 5 / announced Patron@a > b contest
b: contest
  - contested b
  == a [Patron:a] 6 / b [Witch:b] 6 / c [Fool:d] 6 / d [Spy] 6 / centre [Judge] [Beggar:abcd] / turn 5 / announced Patron@a Patron@b > c contest
c: pass
  - passed c
  == a [Patron:a] 6 / b [Witch:b] 6 / c [Fool:d] 6 / d [Spy] 6 / centre [Judge] [Beggar:abcd] / turn 5 / announced Patron@a Patron@b > d contest
d: pass
  - passed d
  - shown a Patron
  - shown b Witch
  - took a 3 bank
  - took b 1 bank
  - took d 1 bank
  - paid b 1 court
  - hid
  - turn 6 b
  == a [Patron:abcd] 9 shown / b [Witch:abcd] 6 shown / c [Fool:d] 6 / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 1 / turn 6 > b
b: look
  - looked b
  - saw b Witch   (b)
  - turn 7 c
  == a [Patron:abcd] 9 / b [Witch:abcd] 6 / c [Fool:d] 6 / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 1 / turn 7 > c
c: announce Beggar
  - announced c Beggar
  == a [Patron:abcd] 9 / b [Witch:abcd] 6 / c [Fool:d] 6 / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 1 / turn 7 / announced Beggar@c > d contest
d: pass
  - passed d
  == a [Patron:abcd] 9 / b [Witch:abcd] 6 / c [Fool:d] 6 / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 1 / turn 7 / announced Beggar@c > a contest
a: pass
  - passed a
  == a [Patron:abcd] 9 / b [Witch:abcd] 6 / c [Fool:d] 6 / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 1 / turn 7 / announced Beggar@c > b contest
b: contest
  - contested b
  - shown c Fool
  - shown b Witch
  - paid c 1 court
  - paid b 1 court
  - hid
  - turn 8 d
  == a [Patron:abcd] 9 / b [Witch:abcd] 5 shown / c [Fool:abcd] 5 shown / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 3 / turn 8 > d
d: announce Beggar
  - announced d Beggar
  == a [Patron:abcd] 9 / b [Witch:abcd] 5 shown / c [Fool:abcd] 5 shown / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 3 / turn 8 / announced Beggar@d > a contest
  ==a a [Patron] 9 / b [Witch] 5 shown / c [Fool] 5 shown / d [?] 7 / centre [?] [Beggar] / court 3 / turn 8 / announced Beggar@d > a contest
  ==b a [Patron] 9 / b [Witch] 5 shown / c [Fool] 5 shown / d [?] 7 / centre [?] [Beggar] / court 3 / turn 8 / announced Beggar@d > a contest
  ==c a [Patron] 9 / b [Witch] 5 shown / c [Fool] 5 shown / d [?] 7 / centre [?] [Beggar] / court 3 / turn 8 / announced Beggar@d > a contest
  ==d a [Patron] 9 / b [Witch] 5 shown / c [Fool] 5 shown / d [?] 7 / centre [?] [Beggar] / court 3 / turn 8 / announced Beggar@d > a contest
  ==* a [Patron] 9 / b [Witch] 5 shown / c [Fool] 5 shown / d [?] 7 / centre [?] [Beggar] / court 3 / turn 8 / announced Beggar@d > a contest
a: pass
  - passed a
  == a [Patron:abcd] 9 / b [Witch:abcd] 5 shown / c [Fool:abcd] 5 shown / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 3 / turn 8 / announced Beggar@d > b contest
b: contest
  - contested b
  == a [Patron:abcd] 9 / b [Witch:abcd] 5 shown / c [Fool:abcd] 5 shown / d [Spy] 7 / centre [Judge] [Beggar:abcd] / court 3 / turn 8 / announced Beggar@d Beggar@b > c contest
c: pass
  - passed c
  - shown d Spy
  - shown b Witch
  - paid d 1 court
  - paid b 1 court
  - hid
  - turn 9 a
  == a [Patron:abcd] 9 / b [Witch:abcd] 4 shown / c [Fool:abcd] 5 / d [Spy:abcd] 6 shown / centre [Judge] [Beggar:abcd] / court 5 / turn 9 > a
a: announce Judge
  - announced a Judge
  == a [Patron:abcd] 9 / b [Witch:abcd] 4 shown / c [Fool:abcd] 5 / d [Spy:abcd] 6 shown / centre [Judge] [Beggar:abcd] / court 5 / turn 9 / announced Judge@a > b contest
b: contest
  - contested b
  == a [Patron:abcd] 9 / b [Witch:abcd] 4 shown / c [Fool:abcd] 5 / d [Spy:abcd] 6 shown / centre [Judge] [Beggar:abcd] / court 5 / turn 9 / announced Judge@a Judge@b > c contest
c: pass
  - passed c
  == a [Patron:abcd] 9 / b [Witch:abcd] 4 shown / c [Fool:abcd] 5 / d [Spy:abcd] 6 shown / centre [Judge] [Beggar:abcd] / court 5 / turn 9 / announced Judge@a Judge@b > d contest
d: contest
  - contested d
  - shown a Patron
  - shown b Witch
  - shown d Spy
  - paid a 1 court
  - paid b 1 court
  - paid d 1 court
  - hid
  - turn 10 b
  == a [Patron:abcd] 8 shown / b [Witch:abcd] 3 shown / c [Fool:abcd] 5 / d [Spy:abcd] 5 shown / centre [Judge] [Beggar:abcd] / court 8 / turn 10 > b
b: swap d [yes]
  - swapped b d
  - exchanged yes   (b)
  - turn 11 c
  == a [Patron:abcd] 8 / b [Spy:b] 3 / c [Fool:abcd] 5 / d [Witch:b] 5 / centre [Judge] [Beggar:abcd] / court 8 / turn 11 > c
c: announce Judge
  - announced c Judge
  == a [Patron:abcd] 8 / b [Spy:b] 3 / c [Fool:abcd] 5 / d [Witch:b] 5 / centre [Judge] [Beggar:abcd] / court 8 / turn 11 / announced Judge@c > d contest
d: pass
  - passed d
  == a [Patron:abcd] 8 / b [Spy:b] 3 / c [Fool:abcd] 5 / d [Witch:b] 5 / centre [Judge] [Beggar:abcd] / court 8 / turn 11 / announced Judge@c > a contest
  ==a a [Patron] 8 / b [?] 3 / c [Fool] 5 / d [?] 5 / centre [?] [Beggar] / court 8 / turn 11 / announced Judge@c > a contest
  ==b a [Patron] 8 / b [Spy] 3 / c [Fool] 5 / d [Witch] 5 / centre [?] [Beggar] / court 8 / turn 11 / announced Judge@c > a contest
  ==c a [Patron] 8 / b [?] 3 / c [Fool] 5 / d [?] 5 / centre [?] [Beggar] / court 8 / turn 11 / announced Judge@c > a contest
  ==d a [Patron] 8 / b [?] 3 / c [Fool] 5 / d [?] 5 / centre [?] [Beggar] / court 8 / turn 11 / announced Judge@c > a contest
  ==* a [Patron] 8 / b [?] 3 / c [Fool] 5 / d [?] 5 / centre [?] [Beggar] / court 8 / turn 11 / announced Judge@c > a contest
a: pass
  - passed a
  == a [Patron:abcd] 8 / b [Spy:b] 3 / c [Fool:abcd] 5 / d [Witch:b] 5 / centre [Judge] [Beggar:abcd] / court 8 / turn 11 / announced Judge@c > b contest
b: contest
  - contested b
  - shown c Fool
  - shown b Spy
  - paid c 1 court
  - paid b 1 court
  - hid
  - turn 12 d
  == a [Patron:abcd] 8 / b [Spy:abcd] 2 shown / c [Fool:abcd] 4 shown / d [Witch:b] 5 / centre [Judge] [Beggar:abcd] / court 10 / turn 12 > d
d: swap centre2 [yes]
  - swapped d centre2
  - exchanged yes   (d)
  - turn 13 a
  == a [Patron:abcd] 8 / b [Spy:abcd] 2 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 10 / turn 13 > a
a: announce Judge
  - announced a Judge
  == a [Patron:abcd] 8 / b [Spy:abcd] 2 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 10 / turn 13 / announced Judge@a > b contest
b: contest
  - contested b
  == a [Patron:abcd] 8 / b [Spy:abcd] 2 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 10 / turn 13 / announced Judge@a Judge@b > c contest
c: pass
  - passed c
  == a [Patron:abcd] 8 / b [Spy:abcd] 2 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 10 / turn 13 / announced Judge@a Judge@b > d contest
d: pass
  - passed d
  - shown a Patron
  - shown b Spy
  - paid a 1 court
  - paid b 1 court
  - hid
  - turn 14 b
  == a [Patron:abcd] 7 shown / b [Spy:abcd] 1 shown / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 12 / turn 14 > b
b: swap centre1 [no]
  - swapped b centre1
  - exchanged no   (b)
  - turn 15 c
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 12 / turn 15 > c
c: announce Judge
  - announced c Judge
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 12 / turn 15 / announced Judge@c > d contest
d: contest
  - contested d
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 12 / turn 15 / announced Judge@c Judge@d > a contest
  ==a a [Patron] 7 / b [?] 1 / c [Fool] 4 / d [?] 5 / centre [?] [?] / court 12 / turn 15 / announced Judge@c Judge@d > a contest
  ==b a [Patron] 7 / b [Spy] 1 / c [Fool] 4 / d [?] 5 / centre [?] [?] / court 12 / turn 15 / announced Judge@c Judge@d > a contest
  ==c a [Patron] 7 / b [?] 1 / c [Fool] 4 / d [?] 5 / centre [?] [?] / court 12 / turn 15 / announced Judge@c Judge@d > a contest
  ==d a [Patron] 7 / b [?] 1 / c [Fool] 4 / d [Beggar] 5 / centre [?] [?] / court 12 / turn 15 / announced Judge@c Judge@d > a contest
  ==* a [Patron] 7 / b [?] 1 / c [Fool] 4 / d [?] 5 / centre [?] [?] / court 12 / turn 15 / announced Judge@c Judge@d > a contest
a: pass
  - passed a
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 4 / d [Beggar:d] 5 / centre [Judge] [Witch] / court 12 / turn 15 / announced Judge@c Judge@d > b contest
b: pass
  - passed b
  - shown c Fool
  - shown d Beggar
  - paid c 1 court
  - paid d 1 court
  - hid
  - turn 16 d
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 3 shown / d [Beggar:abcd] 4 shown / centre [Judge] [Witch] / court 14 / turn 16 > d
d: swap centre2 [no]
  - swapped d centre2
  - exchanged no   (d)
  - turn 17 a
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 3 / d [Beggar:d] 4 / centre [Judge] [Witch] / court 14 / turn 17 > a
a: announce Judge
  - announced a Judge
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 3 / d [Beggar:d] 4 / centre [Judge] [Witch] / court 14 / turn 17 / announced Judge@a > b contest
b: pass
  - passed b
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 3 / d [Beggar:d] 4 / centre [Judge] [Witch] / court 14 / turn 17 / announced Judge@a > c contest
c: pass
  - passed c
  == a [Patron:abcd] 7 / b [Spy:b] 1 / c [Fool:abcd] 3 / d [Beggar:d] 4 / centre [Judge] [Witch] / court 14 / turn 17 / announced Judge@a > d contest
d: pass
  - passed d
  - took a 14 court
  - won a thirteen
  - shown a Patron
  - shown b Spy
  - shown c Fool
  - shown d Beggar
  - shown centre1 Judge
  - shown centre2 Witch
  == a Patron 21 won / b Spy 1 / c Fool 3 / d Beggar 4 / centre Judge Witch / turn 17 > end
  ==a a Patron 21 won / b Spy 1 / c Fool 3 / d Beggar 4 / centre Judge Witch / turn 17 > end
  ==b a Patron 21 won / b Spy 1 / c Fool 3 / d Beggar 4 / centre Judge Witch / turn 17 > end
  ==c a Patron 21 won / b Spy 1 / c Fool 3 / d Beggar 4 / centre Judge Witch / turn 17 > end
  ==d a Patron 21 won / b Spy 1 / c Fool 3 / d Beggar 4 / centre Judge Witch / turn 17 > end
  ==* a Patron 21 won / b Spy 1 / c Fool 3 / d Beggar 4 / centre Judge Witch / turn 17 > end
Result(winners=('a',), reason='thirteen')
