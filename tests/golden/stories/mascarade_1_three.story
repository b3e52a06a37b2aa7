game: mascarade/1
seats: a, b, c
options: turn-limit=40
rules-version: 1

*: deal a.left [Fool]
*: deal a.right [King]
*: deal b.left [Queen]
*: deal b.right [Bishop]
*: deal c.left [Judge]
*: deal c.right [Witch]
a: swap left c.left [yes]
  - dealt a.left Fool
  - dealt a.right King
  - dealt b.left Queen
  - dealt b.right Bishop
  - dealt c.left Judge
  - dealt c.right Witch
  - turned-down
  - turn 1 a
  - swapped a.left c.left
  - exchanged yes   (a)
  - turn 2 b
  == a [Judge:a] [King:abc] 6 / b [Queen:abc] [Bishop:abc] 6 / c [Fool:a] [Witch:abc] 6 / turn 2 > b
b: swap right a.left [no]
  - swapped b.right a.left
  - exchanged no   (b)
  - turn 3 c
  == a [Judge] [King:abc] 6 / b [Queen:abc] [Bishop:b] 6 / c [Fool:a] [Witch:abc] 6 / turn 3 > c
c: swap right a.right [no]
  - swapped c.right a.right
  - exchanged no   (c)
  - turn 4 a
  == a [Judge] [King:c] 6 / b [Queen:abc] [Bishop:b] 6 / c [Fool:a] [Witch:c] 6 / turn 4 > a
a: swap right c.right [no]
  - swapped a.right c.right
  - exchanged no   (a)
  - turn 5 b
  == a [Judge] [King] 6 / b [Queen:abc] [Bishop:b] 6 / c [Fool:a] [Witch] 6 / turn 5 > b
  ==a a [?] [?] 6 / b [Queen] [?] 6 / c [Fool] [?] 6 / turn 5 > b
  ==b a [?] [?] 6 / b [Queen] [Bishop] 6 / c [?] [?] 6 / turn 5 > b
  ==c a [?] [?] 6 / b [Queen] [?] 6 / c [?] [?] 6 / turn 5 > b
  ==* a [?] [?] 6 / b [Queen] [?] 6 / c [?] [?] 6 / turn 5 > b
b: look left
  - looked b.left
  - saw b.left Queen   (b)
  - turn 6 c
  == a [Judge] [King] 6 / b [Queen:abc] [Bishop:b] 6 / c [Fool:a] [Witch] 6 / turn 6 > c
c: announce King right
  - announced c.right King
  == a [Judge] [King] 6 / b [Queen:abc] [Bishop:b] 6 / c [Fool:a] [Witch] 6 / turn 6 / announced King@c.right > a contest
a: pass
  - passed a
  == a [Judge] [King] 6 / b [Queen:abc] [Bishop:b] 6 / c [Fool:a] [Witch] 6 / turn 6 / announced King@c.right > b contest
b: contest right
  - contested b.right
  - shown c.right Witch
  - shown b.right Bishop
  - paid c 1 court
  - paid b 1 court
  - hid
  - turn 7 a
  == a [Judge] [King] 6 / b [Queen:abc] [Bishop:abc] 5 shown.right / c [Fool:a] [Witch:abc] 5 shown.right / court 2 / turn 7 > a
a: announce King right
  - announced a.right King
  == a [Judge] [King] 6 / b [Queen:abc] [Bishop:abc] 5 shown.right / c [Fool:a] [Witch:abc] 5 shown.right / court 2 / turn 7 / announced King@a.right > b contest
b: contest left
  - contested b.left
  == a [Judge] [King] 6 / b [Queen:abc] [Bishop:abc] 5 shown.right / c [Fool:a] [Witch:abc] 5 shown.right / court 2 / turn 7 / announced King@a.right King@b.left > c contest
c: pass
  - passed c
  - shown a.right King
  - shown b.left Queen
  - took a 3 bank
  - paid b 1 court
  - hid
  - turn 8 b
  == a [Judge] [King:abc] 9 shown.right / b [Queen:abc] [Bishop:abc] 4 shown.left / c [Fool:a] [Witch:abc] 5 / court 3 / turn 8 > b
b: swap left c.left [yes]
  - swapped b.left c.left
  - exchanged yes   (b)
  - turn 9 c
  == a [Judge] [King:abc] 9 / b [Fool] [Bishop:abc] 4 / c [Queen:b] [Witch:abc] 5 / court 3 / turn 9 > c
c: announce Witch left
  - announced c.left Witch
  == a [Judge] [King:abc] 9 / b [Fool] [Bishop:abc] 4 / c [Queen:b] [Witch:abc] 5 / court 3 / turn 9 / announced Witch@c.left > a contest
a: pass
  - passed a
  == a [Judge] [King:abc] 9 / b [Fool] [Bishop:abc] 4 / c [Queen:b] [Witch:abc] 5 / court 3 / turn 9 / announced Witch@c.left > b contest
  ==a a [?] [King] 9 / b [?] [Bishop] 4 / c [?] [Witch] 5 / court 3 / turn 9 / announced Witch@c.left > b contest
  ==b a [?] [King] 9 / b [?] [Bishop] 4 / c [Queen] [Witch] 5 / court 3 / turn 9 / announced Witch@c.left > b contest
  ==c a [?] [King] 9 / b [?] [Bishop] 4 / c [?] [Witch] 5 / court 3 / turn 9 / announced Witch@c.left > b contest
  ==* a [?] [King] 9 / b [?] [Bishop] 4 / c [?] [Witch] 5 / court 3 / turn 9 / announced Witch@c.left > b contest
b: contest right
  - contested b.right
  - shown c.left Queen
  - shown b.right Bishop
  - paid c 1 court
  - paid b 1 court
  - hid
  - turn 10 a
  == a [Judge] [King:abc] 9 / b [Fool] [Bishop:abc] 3 shown.right / c [Queen:abc] [Witch:abc] 4 shown.left / court 5 / turn 10 > a
a: announce Judge right
  - announced a.right Judge
  == a [Judge] [King:abc] 9 / b [Fool] [Bishop:abc] 3 shown.right / c [Queen:abc] [Witch:abc] 4 shown.left / court 5 / turn 10 / announced Judge@a.right > b contest
b: contest left
  - contested b.left
  == a [Judge] [King:abc] 9 / b [Fool] [Bishop:abc] 3 shown.right / c [Queen:abc] [Witch:abc] 4 shown.left / court 5 / turn 10 / announced Judge@a.right Judge@b.left > c contest
c: pass
  - passed c
  - shown a.right King
  - shown b.left Fool
  - paid a 1 court
  - paid b 1 court
  - hid
  - turn 11 b
  == a [Judge] [King:abc] 8 shown.right / b [Fool:abc] [Bishop:abc] 2 shown.left / c [Queen:abc] [Witch:abc] 4 / court 7 / turn 11 > b
b: swap left right [yes]
  - swapped b.left b.right
  - exchanged yes   (b)
  - turn 12 c
  == a [Judge] [King:abc] 8 / b [Bishop:b] [Fool:b] 2 / c [Queen:abc] [Witch:abc] 4 / court 7 / turn 12 > c
c: announce Judge right
  - announced c.right Judge
  == a [Judge] [King:abc] 8 / b [Bishop:b] [Fool:b] 2 / c [Queen:abc] [Witch:abc] 4 / court 7 / turn 12 / announced Judge@c.right > a contest
a: pass
  - passed a
  == a [Judge] [King:abc] 8 / b [Bishop:b] [Fool:b] 2 / c [Queen:abc] [Witch:abc] 4 / court 7 / turn 12 / announced Judge@c.right > b contest
b: contest right
  - contested b.right
  - shown c.right Witch
  - shown b.right Fool
  - paid c 1 court
  - paid b 1 court
  - hid
  - turn 13 a
  == a [Judge] [King:abc] 8 / b [Bishop:b] [Fool:abc] 1 shown.right / c [Queen:abc] [Witch:abc] 3 shown.right / court 9 / turn 13 > a
a: announce Judge right
  - announced a.right Judge
  == a [Judge] [King:abc] 8 / b [Bishop:b] [Fool:abc] 1 shown.right / c [Queen:abc] [Witch:abc] 3 shown.right / court 9 / turn 13 / announced Judge@a.right > b contest
b: contest left
  - contested b.left
  == a [Judge] [King:abc] 8 / b [Bishop:b] [Fool:abc] 1 shown.right / c [Queen:abc] [Witch:abc] 3 shown.right / court 9 / turn 13 / announced Judge@a.right Judge@b.left > c contest
  ==a a [?] [King] 8 / b [?] [Fool] 1 shown.right / c [Queen] [Witch] 3 shown.right / court 9 / turn 13 / announced Judge@a.right Judge@b.left > c contest
  ==b a [?] [King] 8 / b [Bishop] [Fool] 1 shown.right / c [Queen] [Witch] 3 shown.right / court 9 / turn 13 / announced Judge@a.right Judge@b.left > c contest
  ==c a [?] [King] 8 / b [?] [Fool] 1 shown.right / c [Queen] [Witch] 3 shown.right / court 9 / turn 13 / announced Judge@a.right Judge@b.left > c contest
  ==* a [?] [King] 8 / b [?] [Fool] 1 shown.right / c [Queen] [Witch] 3 shown.right / court 9 / turn 13 / announced Judge@a.right Judge@b.left > c contest
c: pass
  - passed c
  - shown a.right King
  - shown b.left Bishop
  - paid a 1 court
  - paid b 1 court
  - won a richest
  - shown a.left Judge
  - shown b.right Fool
  - shown c.left Queen
  - shown c.right Witch
  == a Judge King 7 won / b Bishop Fool 0 shown.right / c Queen Witch 3 shown.right / court 11 / turn 13 > end
  ==a a Judge King 7 won / b Bishop Fool 0 shown.right / c Queen Witch 3 shown.right / court 11 / turn 13 > end
  ==b a Judge King 7 won / b Bishop Fool 0 shown.right / c Queen Witch 3 shown.right / court 11 / turn 13 > end
  ==c a Judge King 7 won / b Bishop Fool 0 shown.right / c Queen Witch 3 shown.right / court 11 / turn 13 > end
  ==* a Judge King 7 won / b Bishop Fool 0 shown.right / c Queen Witch 3 shown.right / court 11 / turn 13 > end
Result(winners=('a',), reason='richest')
