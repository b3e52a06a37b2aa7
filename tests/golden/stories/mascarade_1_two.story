game: mascarade/1
seats: a, b
options: turn-limit=40
rules-version: 1

*: deal a.left [Fool]
*: deal a.right [King]
*: deal a.protected [Queen]
*: deal b.left [Bishop]
*: deal b.right [Judge]
*: deal b.protected [Witch]
a: swap left b.left [yes]
  - dealt a.left Fool
  - dealt a.right King
  - dealt a.protected Queen
  - dealt b.left Bishop
  - dealt b.right Judge
  - dealt b.protected Witch
  - turned-down
  - turn 1 a
  - swapped a.left b.left
  - exchanged yes   (a)
  - turn 2 b
  == a [Bishop:a] [King:ab] [Queen:ab] 6 / b [Fool:a] [Judge:ab] [Witch:ab] 6 / turn 2 > b
b: swap right a.left [no]
  - swapped b.right a.left
  - exchanged no   (b)
  - turn 3 a
  == a [Bishop] [King:ab] [Queen:ab] 6 / b [Fool:a] [Judge:b] [Witch:ab] 6 / turn 3 > a
a: swap protected b.right [no]
  - swapped a.protected b.right
  - exchanged no   (a)
  - turn 4 b
  == a [Bishop] [King:ab] [Queen:a] 6 / b [Fool:a] [Judge] [Witch:ab] 6 / turn 4 > b
b: swap left a.right [no]
  - swapped b.left a.right
  - exchanged no   (b)
  - turn 5 a
  == a [Bishop] [King:b] [Queen:a] 6 / b [Fool] [Judge] [Witch:ab] 6 / turn 5 > a
  ==a a [?] [?] [Queen] 6 / b [?] [?] [Witch] 6 / turn 5 > a
  ==b a [?] [King] [?] 6 / b [?] [?] [Witch] 6 / turn 5 > a
  ==* a [?] [?] [?] 6 / b [?] [?] [Witch] 6 / turn 5 > a
a: announce Queen right
  - announced a.right Queen
  == a [Bishop] [King:b] [Queen:a] 6 / b [Fool] [Judge] [Witch:ab] 6 / turn 5 / announced Queen@a.right > b contest
b: contest left
  - contested b.left
  - shown a.right King
  - shown b.left Fool
  - paid a 1 court
  - paid b 1 court
  - hid
  - turn 6 b
  == a [Bishop] [King:ab] [Queen:a] 5 shown.right / b [Fool:ab] [Judge] [Witch:ab] 5 shown.left / court 2 / turn 6 > b
b: swap left protected [no]
  - swapped b.left b.protected
  - exchanged no   (b)
  - turn 7 a
  == a [Bishop] [King:ab] [Queen:a] 5 / b [Fool:b] [Judge] [Witch:b] 5 / court 2 / turn 7 > a
a: announce King right
  - announced a.right King
  == a [Bishop] [King:ab] [Queen:a] 5 / b [Fool:b] [Judge] [Witch:b] 5 / court 2 / turn 7 / announced King@a.right > b contest
b: contest right
  - contested b.right
  - shown a.right King
  - shown b.right Judge
  - took a 3 bank
  - paid b 1 court
  - hid
  - turn 8 b
  == a [Bishop] [King:ab] [Queen:a] 8 shown.right / b [Fool:b] [Judge:ab] [Witch:b] 4 shown.right / court 3 / turn 8 > b
b: swap right a.right [yes]
  - swapped b.right a.right
  - exchanged yes   (b)
  - turn 9 a
  == a [Bishop] [Judge:b] [Queen:a] 8 / b [Fool:b] [King:b] [Witch:b] 4 / court 3 / turn 9 > a
a: announce Judge right
  - announced a.right Judge
  == a [Bishop] [Judge:b] [Queen:a] 8 / b [Fool:b] [King:b] [Witch:b] 4 / court 3 / turn 9 / announced Judge@a.right > b contest
b: contest protected
  - contested b.protected
  - shown a.right Judge
  - shown b.protected Witch
  - took a 3 court
  - paid b 1 court
  - hid
  - turn 10 b
  == a [Bishop] [Judge:ab] [Queen:a] 11 shown.right / b [Fool:b] [King:b] [Witch:ab] 3 shown.protected / court 1 / turn 10 > b
b: swap left protected [no]
  - swapped b.left b.protected
  - exchanged no   (b)
  - turn 11 a
  == a [Bishop] [Judge:ab] [Queen:a] 11 / b [Fool:b] [King:b] [Witch:b] 3 / court 1 / turn 11 > a
a: announce Queen left
  - announced a.left Queen
  == a [Bishop] [Judge:ab] [Queen:a] 11 / b [Fool:b] [King:b] [Witch:b] 3 / court 1 / turn 11 / announced Queen@a.left > b contest
  ==a a [?] [Judge] [Queen] 11 / b [?] [?] [?] 3 / court 1 / turn 11 / announced Queen@a.left > b contest
  ==b a [?] [Judge] [?] 11 / b [Fool] [King] [Witch] 3 / court 1 / turn 11 / announced Queen@a.left > b contest
  ==* a [?] [Judge] [?] 11 / b [?] [?] [?] 3 / court 1 / turn 11 / announced Queen@a.left > b contest
b: contest protected
  - contested b.protected
  - shown a.left Bishop
  - shown b.protected Witch
  - paid a 1 court
  - paid b 1 court
  - hid
  - turn 12 b
  == a [Bishop:ab] [Judge:ab] [Queen:a] 10 shown.left / b [Fool:b] [King:b] [Witch:ab] 2 shown.protected / court 3 / turn 12 > b
b: swap right protected [yes]
  - swapped b.right b.protected
  - exchanged yes   (b)
  - turn 13 a
  == a [Bishop:ab] [Judge:ab] [Queen:a] 10 / b [Fool:b] [Witch:b] [King:b] 2 / court 3 / turn 13 > a
a: announce Judge right
  - announced a.right Judge
  == a [Bishop:ab] [Judge:ab] [Queen:a] 10 / b [Fool:b] [Witch:b] [King:b] 2 / court 3 / turn 13 / announced Judge@a.right > b contest
b: contest protected
  - contested b.protected
  - shown a.right Judge
  - shown b.protected King
  - took a 3 court
  - won a thirteen
  - shown a.left Bishop
  - shown a.protected Queen
  - shown b.left Fool
  - shown b.right Witch
  == a Bishop Judge Queen 13 won / b Fool Witch King 2 / turn 13 > end
  ==a a Bishop Judge Queen 13 won / b Fool Witch King 2 / turn 13 > end
  ==b a Bishop Judge Queen 13 won / b Fool Witch King 2 / turn 13 > end
  ==* a Bishop Judge Queen 13 won / b Fool Witch King 2 / turn 13 > end
Result(winners=('a',), reason='thirteen')
