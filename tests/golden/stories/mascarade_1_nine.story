game: mascarade/1
seats: a, b, c, d, e, f, g, h, i
options: turn-limit=40
rules-version: 1

*: deal a [Queen]
*: deal b [Witch]
*: deal c [Fool]
*: deal d [Peasant]
*: deal e [King]
*: deal f [Judge]
*: deal g [Cheat]
*: deal h [Peasant]
*: deal i [Bishop]
a: swap d [yes]
  - dealt a Queen
  - dealt b Witch
  - dealt c Fool
  - dealt d Peasant
  - dealt e King
  - dealt f Judge
  - dealt g Cheat
  - dealt h Peasant
  - dealt i Bishop
  - turned-down
  - turn 1 a
  - swapped a d
  - exchanged yes   (a)
  - turn 2 b
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 6 / c [Fool:abcdefghi] 6 / d [Queen:a] 6 / e [King:abcdefghi] 6 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 2 > b
  ==a a [Peasant] 6 / b [Witch] 6 / c [Fool] 6 / d [Queen] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==b a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==c a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==d a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==e a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==f a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==g a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==h a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==i a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
  ==* a [?] 6 / b [Witch] 6 / c [Fool] 6 / d [?] 6 / e [King] 6 / f [Judge] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 2 > b
b: swap f [no]
  - swapped b f
  - exchanged no   (b)
  - turn 3 c
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:abcdefghi] 6 / d [Queen:a] 6 / e [King:abcdefghi] 6 / f [Judge:b] 6 / g [Cheat:abcdefghi] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 3 > c
c: swap g [no]
  - swapped c g
  - exchanged no   (c)
  - turn 4 d
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [Queen:a] 6 / e [King:abcdefghi] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 4 > d
d: swap e [yes]
  - swapped d e
  - exchanged yes   (d)
  - turn 5 e
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 > e
e: announce King
  - announced e King
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e > f contest
f: contest
  - contested f
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e King@f > g contest
g: pass
  - passed g
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e King@f > h contest
h: contest
  - contested h
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e King@f King@h > i contest
i: pass
  - passed i
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e King@f King@h > a contest
a: pass
  - passed a
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e King@f King@h > b contest
b: contest
  - contested b
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==a a [Peasant] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==b a [?] 6 / b [Witch] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [Judge] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==c a [?] 6 / b [?] 6 / c [Fool] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [Cheat] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==d a [?] 6 / b [?] 6 / c [?] 6 / d [King] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==e a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==f a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==g a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==h a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==i a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
  ==* a [?] 6 / b [?] 6 / c [?] 6 / d [?] 6 / e [?] 6 / f [?] 6 / g [?] 6 / h [Peasant] 6 / i [Bishop] 6 / turn 5 / announced King@e King@f King@h King@b > c contest
c: pass
  - passed c
  == a [Peasant:a] 6 / b [Witch:b] 6 / c [Fool:c] 6 / d [King:d] 6 / e [Queen] 6 / f [Judge:b] 6 / g [Cheat:c] 6 / h [Peasant:abcdefghi] 6 / i [Bishop:abcdefghi] 6 / turn 5 / announced King@e King@f King@h King@b > d contest
d: pass
  - passed d
  - shown e Queen
  - shown f Judge
  - shown h Peasant
  - shown b Witch
  - paid e 1 court
  - paid f 1 court
  - paid h 1 court
  - paid b 1 court
  - hid
  - turn 6 f
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 shown / f [Judge:abcdefghi] 5 shown / g [Cheat:c] 6 / h [Peasant:abcdefghi] 5 shown / i [Bishop:abcdefghi] 6 / court 4 / turn 6 > f
f: swap h [no]
  - swapped f h
  - exchanged no   (f)
  - turn 7 g
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 > g
g: announce Judge
  - announced g Judge
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g > h contest
h: pass
  - passed h
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g > i contest
i: pass
  - passed i
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g > a contest
a: pass
  - passed a
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g > b contest
b: contest
  - contested b
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g Judge@b > c contest
c: pass
  - passed c
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g Judge@b > d contest
d: pass
  - passed d
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==a a [Peasant] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==b a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==c a [?] 6 / b [Witch] 5 / c [Fool] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [Cheat] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==d a [?] 6 / b [Witch] 5 / c [?] 6 / d [King] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==e a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==f a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 5 / g [?] 6 / h [Peasant] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==g a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==h a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==i a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
  ==* a [?] 6 / b [Witch] 5 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [?] 5 / g [?] 6 / h [?] 5 / i [Bishop] 6 / court 4 / turn 7 / announced Judge@g Judge@b > e contest
e: pass
  - passed e
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 5 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:f] 5 / g [Cheat:c] 6 / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 4 / turn 7 / announced Judge@g Judge@b > f contest
f: contest
  - contested f
  - shown g Cheat
  - shown b Witch
  - shown f Judge
  - took f 4 court
  - paid g 1 court
  - paid b 1 court
  - hid
  - turn 8 h
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 4 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 shown / g [Cheat:abcdefghi] 5 shown / h [Peasant:f] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 8 > h
h: swap b [no]
  - swapped h b
  - exchanged no   (h)
  - turn 9 i
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 > i
i: announce Bishop
  - announced i Bishop
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i > a contest
a: pass
  - passed a
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i > b contest
b: contest
  - contested b
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > c contest
c: pass
  - passed c
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > d contest
d: pass
  - passed d
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > e contest
e: pass
  - passed e
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > f contest
f: pass
  - passed f
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==a a [Peasant] 6 / b [?] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==b a [?] 6 / b [?] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==c a [?] 6 / b [?] 4 / c [Fool] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==d a [?] 6 / b [?] 4 / c [?] 6 / d [King] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==e a [?] 6 / b [?] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==f a [?] 6 / b [?] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==g a [?] 6 / b [?] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==h a [?] 6 / b [Witch] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==i a [?] 6 / b [?] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
  ==* a [?] 6 / b [?] 4 / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 9 / g [Cheat] 5 / h [?] 5 / i [Bishop] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > g contest
g: pass
  - passed g
  == a [Peasant:a] 6 / b [Witch:h] 4 / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 9 / g [Cheat:abcdefghi] 5 / h [Peasant] 5 / i [Bishop:abcdefghi] 6 / court 2 / turn 9 / announced Bishop@i Bishop@b > h contest
h: contest
  - contested h
  - shown i Bishop
  - shown b Witch
  - shown h Peasant
  - took i 2 f
  - paid b 1 court
  - paid h 1 court
  - hid
  - turn 10 a
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 > a
a: announce King
  - announced a King
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a > b contest
b: contest
  - contested b
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a King@b > c contest
c: pass
  - passed c
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a King@b > d contest
d: contest
  - contested d
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a King@b King@d > e contest
e: pass
  - passed e
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a King@b King@d > f contest
f: contest
  - contested f
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f > g contest
g: pass
  - passed g
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f > h contest
h: contest
  - contested h
  == a [Peasant:a] 6 / b [Witch:abcdefghi] 3 shown / c [Fool:c] 6 / d [King:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 7 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 4 shown / i [Bishop:abcdefghi] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==a a [Peasant] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==b a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==c a [?] 6 / b [Witch] 3 shown / c [Fool] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==d a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [King] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==e a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==f a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==g a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==h a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==i a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
  ==* a [?] 6 / b [Witch] 3 shown / c [?] 6 / d [?] 6 / e [Queen] 5 / f [Judge] 7 / g [Cheat] 5 / h [Peasant] 4 shown / i [Bishop] 8 shown / court 4 / turn 10 / announced King@a King@b King@d King@f King@h > i contest
i: pass
  - passed i
  - shown a Peasant
  - shown b Witch
  - shown d King
  - shown f Judge
  - shown h Peasant
  - took d 3 bank
  - paid a 1 court
  - paid b 1 court
  - paid f 1 court
  - paid h 1 court
  - hid
  - turn 11 b
  == a [Peasant:abcdefghi] 5 shown / b [Witch:abcdefghi] 2 shown / c [Fool:c] 6 / d [King:abcdefghi] 9 shown / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 shown / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 shown / i [Bishop:abcdefghi] 8 / court 8 / turn 11 > b
b: swap a [yes]
  - swapped b a
  - exchanged yes   (b)
  - turn 12 c
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 > c
c: announce Witch
  - announced c Witch
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > d contest
d: pass
  - passed d
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > e contest
e: pass
  - passed e
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > f contest
f: pass
  - passed f
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > g contest
g: pass
  - passed g
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > h contest
h: pass
  - passed h
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > i contest
i: pass
  - passed i
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > a contest
a: pass
  - passed a
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==a a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==b a [Witch] 5 / b [Peasant] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==c a [?] 5 / b [?] 2 / c [Fool] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==d a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==e a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==f a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==g a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==h a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==i a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
  ==* a [?] 5 / b [?] 2 / c [?] 6 / d [King] 9 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [Peasant] 3 / i [Bishop] 8 / court 8 / turn 12 / announced Witch@c > b contest
b: pass
  - passed b
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 6 / d [King:abcdefghi] 9 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 12 / announced Witch@c > c target
c: choose d
  - chose c d
  - fortunes c d
  - turn 13 d
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [King:abcdefghi] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [Peasant:abcdefghi] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 13 > d
d: swap h [yes]
  - swapped d h
  - exchanged yes   (d)
  - turn 14 e
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 > e
e: announce Witch
  - announced e Witch
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e > f contest
f: contest
  - contested f
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e Witch@f > g contest
g: pass
  - passed g
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e Witch@f > h contest
h: contest
  - contested h
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h > i contest
i: pass
  - passed i
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h > a contest
a: pass
  - passed a
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h > b contest
b: contest
  - contested b
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==a a [?] 5 / b [?] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==b a [Witch] 5 / b [Peasant] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==c a [?] 5 / b [?] 2 / c [Fool] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==d a [?] 5 / b [?] 2 / c [?] 9 / d [Peasant] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [King] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==e a [?] 5 / b [?] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==f a [?] 5 / b [?] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==g a [?] 5 / b [?] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==h a [?] 5 / b [?] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==i a [?] 5 / b [?] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
  ==* a [?] 5 / b [?] 2 / c [?] 9 / d [?] 6 / e [Queen] 5 / f [Judge] 6 / g [Cheat] 5 / h [?] 3 / i [Bishop] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > c contest
c: pass
  - passed c
  == a [Witch:b] 5 / b [Peasant:b] 2 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 5 / f [Judge:abcdefghi] 6 / g [Cheat:abcdefghi] 5 / h [King:d] 3 / i [Bishop:abcdefghi] 8 / court 8 / turn 14 / announced Witch@e Witch@f Witch@h Witch@b > d contest
d: pass
  - passed d
  - shown e Queen
  - shown f Judge
  - shown h King
  - shown b Peasant
  - paid e 1 court
  - paid f 1 court
  - paid h 1 court
  - paid b 1 court
  - hid
  - turn 15 f
  == a [Witch:b] 5 / b [Peasant:abcdefghi] 1 shown / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 shown / f [Judge:abcdefghi] 5 shown / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 shown / i [Bishop:abcdefghi] 8 / court 12 / turn 15 > f
f: swap b [yes]
  - swapped f b
  - exchanged yes   (f)
  - turn 16 g
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 > g
g: announce Judge
  - announced g Judge
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g > h contest
h: contest
  - contested h
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g Judge@h > i contest
i: pass
  - passed i
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g Judge@h > a contest
a: pass
  - passed a
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g Judge@h > b contest
b: contest
  - contested b
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b > c contest
c: pass
  - passed c
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b > d contest
d: contest
  - contested d
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==a a [?] 5 / b [?] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==b a [Witch] 5 / b [?] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==c a [?] 5 / b [?] 1 / c [Fool] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==d a [?] 5 / b [?] 1 / c [?] 9 / d [Peasant] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==e a [?] 5 / b [?] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==f a [?] 5 / b [Judge] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [Peasant] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==g a [?] 5 / b [?] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==h a [?] 5 / b [?] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==i a [?] 5 / b [?] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
  ==* a [?] 5 / b [?] 1 / c [?] 9 / d [?] 6 / e [Queen] 4 / f [?] 5 / g [Cheat] 5 / h [King] 2 / i [Bishop] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > e contest
e: pass
  - passed e
  == a [Witch:b] 5 / b [Judge:f] 1 / c [Fool:c] 9 / d [Peasant:d] 6 / e [Queen:abcdefghi] 4 / f [Peasant:f] 5 / g [Cheat:abcdefghi] 5 / h [King:abcdefghi] 2 / i [Bishop:abcdefghi] 8 / court 12 / turn 16 / announced Judge@g Judge@h Judge@b Judge@d > f contest
f: contest
  - contested f
  - shown g Cheat
  - shown h King
  - shown b Judge
  - shown d Peasant
  - shown f Peasant
  - took b 12 court
  - won b thirteen
  - shown i Bishop
  - shown a Witch
  - shown c Fool
  - shown e Queen
  == a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==a a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==b a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==c a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==d a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==e a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==f a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==g a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==h a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==i a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
  ==* a Witch 5 / b Judge 13 won / c Fool 9 / d Peasant 6 / e Queen 4 / f Peasant 5 / g Cheat 5 / h King 2 / i Bishop 8 / turn 16 > end
Result(winners=('b',), reason='thirteen')
