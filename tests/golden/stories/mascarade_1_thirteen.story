game: mascarade/1
seats: a, b, c, d, e, f, g, h, i, j, k, l, m
options: turn-limit=40
rules-version: 1

*: deal a [Witch]
*: deal b [Peasant]
*: deal c [Spy]
*: deal d [Thief]
*: deal e [Queen]
*: deal f [Bishop]
*: deal g [Widow]
*: deal h [Cheat]
*: deal i [Fool]
*: deal j [Inquisitor]
*: deal k [Peasant]
*: deal l [King]
*: deal m [Judge]
a: swap e [yes]
  - dealt a Witch
  - dealt b Peasant
  - dealt c Spy
  - dealt d Thief
  - dealt e Queen
  - dealt f Bishop
  - dealt g Widow
  - dealt h Cheat
  - dealt i Fool
  - dealt j Inquisitor
  - dealt k Peasant
  - dealt l King
  - dealt m Judge
  - turned-down
  - turn 1 a
  - swapped a e
  - exchanged yes   (a)
  - turn 2 b
  == a [Queen:a] 6 / b [Peasant:abcdefghijklm] 6 / c [Spy:abcdefghijklm] 6 / d [Thief:abcdefghijklm] 6 / e [Witch:a] 6 / f [Bishop:abcdefghijklm] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:abcdefghijklm] 6 / j [Inquisitor:abcdefghijklm] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 2 > b
b: swap i [no]
  - swapped b i
  - exchanged no   (b)
  - turn 3 c
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:abcdefghijklm] 6 / d [Thief:abcdefghijklm] 6 / e [Witch:a] 6 / f [Bishop:abcdefghijklm] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 3 > c
c: swap j [no]
  - swapped c j
  - exchanged no   (c)
  - turn 4 d
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Thief:abcdefghijklm] 6 / e [Witch:a] 6 / f [Bishop:abcdefghijklm] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 4 > d
d: swap f [yes]
  - swapped d f
  - exchanged yes   (d)
  - turn 5 e
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 > e
e: announce Queen
  - announced e Queen
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e > f contest
f: contest
  - contested f
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f > g contest
g: pass
  - passed g
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==a a [Queen] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [Witch] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==b a [?] 6 / b [Peasant] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [Fool] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==c a [?] 6 / b [?] 6 / c [Spy] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [Inquisitor] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==d a [?] 6 / b [?] 6 / c [?] 6 / d [Bishop] 6 / e [?] 6 / f [Thief] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==e a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==f a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==g a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==h a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==i a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==j a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==k a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==l a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==m a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
  ==* a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Widow] 6 / h [Cheat] 6 / i [?] 6 / j [?] 6 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / turn 5 / announced Queen@e Queen@f > h contest
h: contest
  - contested h
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h > i contest
i: pass
  - passed i
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h > j contest
j: contest
  - contested j
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h Queen@j > k contest
k: pass
  - passed k
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h Queen@j > l contest
l: pass
  - passed l
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h Queen@j > m contest
m: pass
  - passed m
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h Queen@j > a contest
a: contest
  - contested a
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h Queen@j Queen@a > b contest
b: contest
  - contested b
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h Queen@j Queen@a Queen@b > c contest
c: pass
  - passed c
  == a [Queen:a] 6 / b [Peasant:b] 6 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:a] 6 / f [Thief:d] 6 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 6 / i [Fool:b] 6 / j [Inquisitor:c] 6 / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / turn 5 / announced Queen@e Queen@f Queen@h Queen@j Queen@a Queen@b > d contest
d: pass
  - passed d
  - shown e Witch
  - shown f Thief
  - shown h Cheat
  - shown j Inquisitor
  - shown a Queen
  - shown b Peasant
  - took a 2 bank
  - paid e 1 court
  - paid f 1 court
  - paid h 1 court
  - paid j 1 court
  - paid b 1 court
  - hid
  - turn 6 f
  == a [Queen:abcdefghijklm] 8 shown / b [Peasant:abcdefghijklm] 5 shown / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 shown / f [Thief:abcdefghijklm] 5 shown / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 shown / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 shown / k [Peasant:abcdefghijklm] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 6 > f
  ==a a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==b a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [Fool] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==c a [Queen] 8 shown / b [Peasant] 5 shown / c [Spy] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==d a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [Bishop] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==e a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==f a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==g a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==h a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==i a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==j a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==k a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==l a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==m a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
  ==* a [Queen] 8 shown / b [Peasant] 5 shown / c [?] 6 / d [?] 6 / e [Witch] 5 shown / f [Thief] 5 shown / g [Widow] 6 / h [Cheat] 5 shown / i [?] 6 / j [Inquisitor] 5 shown / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 6 > f
f: swap k [no]
  - swapped f k
  - exchanged no   (f)
  - turn 7 g
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 > g
g: announce Widow
  - announced g Widow
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > h contest
h: pass
  - passed h
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > i contest
i: pass
  - passed i
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > j contest
j: pass
  - passed j
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > k contest
k: pass
  - passed k
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > l contest
l: pass
  - passed l
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > m contest
m: pass
  - passed m
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > a contest
a: pass
  - passed a
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g > b contest
b: contest
  - contested b
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==a a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==b a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [Fool] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==c a [Queen] 8 / b [Peasant] 5 / c [Spy] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==d a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [Bishop] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==e a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==f a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==g a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==h a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==i a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==j a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==k a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==l a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==m a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
  ==* a [Queen] 8 / b [Peasant] 5 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [?] 5 / g [Widow] 6 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 5 / turn 7 / announced Widow@g Widow@b > c contest
c: pass
  - passed c
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g Widow@b > d contest
d: pass
  - passed d
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g Widow@b > e contest
e: pass
  - passed e
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 5 / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:f] 5 / g [Widow:abcdefghijklm] 6 / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 5 / turn 7 / announced Widow@g Widow@b > f contest
f: contest
  - contested f
  - shown g Widow
  - shown b Peasant
  - shown f Thief
  - took g 4 bank
  - paid b 1 court
  - paid f 1 court
  - hid
  - turn 8 h
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 shown / c [Spy:c] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 shown / g [Widow:abcdefghijklm] 10 shown / h [Cheat:abcdefghijklm] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 8 > h
h: swap c [no]
  - swapped h c
  - exchanged no   (h)
  - turn 9 i
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 > i
i: announce Bishop
  - announced i Bishop
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i > j contest
j: contest
  - contested j
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j > k contest
k: pass
  - passed k
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j > l contest
l: contest
  - contested l
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > m contest
m: pass
  - passed m
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==a a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==b a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [Fool] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==c a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==d a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [Bishop] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==e a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==f a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [Peasant] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==g a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==h a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==i a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==j a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==k a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==l a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==m a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
  ==* a [Queen] 8 / b [Peasant] 4 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [?] 5 / i [?] 6 / j [Inquisitor] 5 / k [?] 6 / l [King] 6 / m [Judge] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > a contest
a: pass
  - passed a
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l > b contest
b: contest
  - contested b
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l Bishop@b > c contest
c: pass
  - passed c
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l Bishop@b > d contest
d: pass
  - passed d
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l Bishop@b > e contest
e: pass
  - passed e
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l Bishop@b > f contest
f: pass
  - passed f
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l Bishop@b > g contest
g: pass
  - passed g
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 4 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:h] 5 / i [Fool:b] 6 / j [Inquisitor:abcdefghijklm] 5 / k [Peasant:f] 6 / l [King:abcdefghijklm] 6 / m [Judge:abcdefghijklm] 6 / court 7 / turn 9 / announced Bishop@i Bishop@j Bishop@l Bishop@b > h contest
h: contest
  - contested h
  - shown i Fool
  - shown j Inquisitor
  - shown l King
  - shown b Peasant
  - shown h Cheat
  - paid i 1 court
  - paid j 1 court
  - paid l 1 court
  - paid b 1 court
  - paid h 1 court
  - hid
  - turn 10 j
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 shown / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 shown / i [Fool:abcdefghijklm] 5 shown / j [Inquisitor:abcdefghijklm] 4 shown / k [Peasant:f] 6 / l [King:abcdefghijklm] 5 shown / m [Judge:abcdefghijklm] 6 / court 12 / turn 10 > j
j: swap k [yes]
  - swapped j k
  - exchanged yes   (j)
  - turn 11 k
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 > k
k: announce Judge
  - announced k Judge
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==a a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==b a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==c a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==d a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [Bishop] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==e a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==f a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==g a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==h a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==i a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==j a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==k a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==l a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==m a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
  ==* a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k > l contest
l: contest
  - contested l
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l > m contest
m: pass
  - passed m
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l > a contest
a: pass
  - passed a
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l > b contest
b: contest
  - contested b
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b > c contest
c: pass
  - passed c
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b > d contest
d: contest
  - contested d
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d > e contest
e: pass
  - passed e
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d > f contest
f: contest
  - contested f
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f > g contest
g: pass
  - passed g
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f > h contest
h: contest
  - contested h
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==a a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==b a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==c a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==d a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [Bishop] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==e a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==f a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==g a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==h a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==i a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==j a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==k a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==l a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==m a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
  ==* a [Queen] 8 / b [Peasant] 3 / c [?] 6 / d [?] 6 / e [Witch] 5 / f [Thief] 4 / g [Widow] 10 / h [Cheat] 4 / i [Fool] 5 / j [?] 4 / k [?] 6 / l [King] 5 / m [Judge] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > i contest
i: pass
  - passed i
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 3 / c [Spy] 6 / d [Bishop:d] 6 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 4 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 4 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:j] 6 / l [King:abcdefghijklm] 5 / m [Judge:abcdefghijklm] 6 / court 12 / turn 11 / announced Judge@k Judge@l Judge@b Judge@d Judge@f Judge@h > j contest
j: pass
  - passed j
  - shown k Inquisitor
  - shown l King
  - shown b Peasant
  - shown d Bishop
  - shown f Thief
  - shown h Cheat
  - paid k 1 court
  - paid l 1 court
  - paid b 1 court
  - paid d 1 court
  - paid f 1 court
  - paid h 1 court
  - hid
  - turn 12 l
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 shown / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 shown / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 shown / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 shown / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 shown / l [King:abcdefghijklm] 4 shown / m [Judge:abcdefghijklm] 6 / court 18 / turn 12 > l
l: swap j [no]
  - swapped l j
  - exchanged no   (l)
  - turn 13 m
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 > m
m: announce Judge
  - announced m Judge
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m > a contest
a: pass
  - passed a
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m > b contest
b: contest
  - contested b
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > c contest
c: pass
  - passed c
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > d contest
d: pass
  - passed d
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > e contest
e: pass
  - passed e
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > f contest
f: pass
  - passed f
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==a a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==b a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==c a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==d a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==e a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==f a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==g a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==h a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==i a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==j a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==k a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==l a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [King] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==m a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
  ==* a [Queen] 8 / b [Peasant] 2 / c [?] 6 / d [Bishop] 5 / e [Witch] 5 / f [Thief] 3 / g [Widow] 10 / h [Cheat] 3 / i [Fool] 5 / j [?] 4 / k [Inquisitor] 5 / l [?] 4 / m [Judge] 6 / court 18 / turn 13 / announced Judge@m Judge@b > g contest
g: pass
  - passed g
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > h contest
h: pass
  - passed h
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > i contest
i: pass
  - passed i
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b > j contest
j: contest
  - contested j
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b Judge@j > k contest
k: pass
  - passed k
  == a [Queen:abcdefghijklm] 8 / b [Peasant:abcdefghijklm] 2 / c [Spy] 6 / d [Bishop:abcdefghijklm] 5 / e [Witch:abcdefghijklm] 5 / f [Thief:abcdefghijklm] 3 / g [Widow:abcdefghijklm] 10 / h [Cheat:abcdefghijklm] 3 / i [Fool:abcdefghijklm] 5 / j [Peasant] 4 / k [Inquisitor:abcdefghijklm] 5 / l [King:l] 4 / m [Judge:abcdefghijklm] 6 / court 18 / turn 13 / announced Judge@m Judge@b Judge@j > l contest
l: pass
  - passed l
  - shown m Judge
  - shown b Peasant
  - shown j Peasant
  - took m 18 court
  - won m thirteen
  - shown a Queen
  - shown c Spy
  - shown d Bishop
  - shown e Witch
  - shown f Thief
  - shown g Widow
  - shown h Cheat
  - shown i Fool
  - shown k Inquisitor
  - shown l King
  == a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==a a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==b a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==c a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==d a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==e a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==f a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==g a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==h a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==i a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==j a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==k a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==l a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==m a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
  ==* a Queen 8 / b Peasant 2 / c Spy 6 / d Bishop 5 / e Witch 5 / f Thief 3 / g Widow 10 / h Cheat 3 / i Fool 5 / j Peasant 4 / k Inquisitor 5 / l King 4 / m Judge 24 won / turn 13 > end
Result(winners=('m',), reason='thirteen')
