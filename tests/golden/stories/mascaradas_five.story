game: mascaradas
seats: a, b, c, d, e
rules-version: 1

*: first c
*: deal c [Pieles]
*: deal c [Pieles]
*: deal c [Careta]
*: deal d [Tamboril]
*: deal d [Ciego]
*: deal d [Aguinaldo]
*: deal e [Ceniza]
*: deal e [Pieles]
*: deal e [Aguinaldo]
*: deal a [Cencerro]
*: deal a [Careta]
*: deal a [Ceniza]
*: deal b [Danzantes]
*: deal b [Ciego]
*: deal b [Birria]
*: reveal Madama
*: reveal Ceniza
*: reveal Danzantes
*: reveal Birria
*: reveal Gaita
*: reveal M15
*: reveal M19
*: reveal M05
*: reveal M16
*: reveal M21
c: trade Careta Pieles Pieles
  - began c
  - took c 2 bank
  - took d 3 bank
  - took e 3 bank
  - took a 4 bank
  - took b 4 bank
  - drew c
  - got c Pieles   (c)
  - drew c
  - got c Pieles   (c)
  - drew c
  - got c Careta   (c)
  - drew d
  - got d Tamboril   (d)
  - drew d
  - got d Ciego   (d)
  - drew d
  - discarded d Aguinaldo
  - took d 2 bank
  - drew e
  - got e Ceniza   (e)
  - drew e
  - got e Pieles   (e)
  - drew e
  - discarded e Aguinaldo
  - took e 2 bank
  - drew a
  - got a Cencerro   (a)
  - drew a
  - got a Careta   (a)
  - drew a
  - got a Ceniza   (a)
  - drew b
  - got b Danzantes   (b)
  - drew b
  - got b Ciego   (b)
  - drew b
  - got b Birria   (b)
  - revealed Madama
  - revealed Ceniza
  - revealed Danzantes
  - revealed Birria
  - revealed Gaita
  - revealed M15
  - revealed M19
  - revealed M05
  - revealed M16
  - revealed M21
  - turn 1 c
  - traded c Careta Pieles Pieles
  - took c 1 bank
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Tamboril:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M05 M15 M16 M19 M21 / resources Birria Madama Danzantes Gaita Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn c > c plan
c: renew market
*: reveal M25
*: reveal M16
*: reveal M24
*: reveal M17
*: reveal M19
  - renewed c
  - revealed M25
  - revealed M16
  - revealed M24
  - revealed M17
  - revealed M19
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Tamboril:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M16 M17 M19 M24 M25 / resources Birria Madama Danzantes Gaita Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn c > c buy
c: end
  - turn 1 d
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Tamboril:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M16 M17 M19 M24 M25 / resources Birria Madama Danzantes Gaita Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn d > d plan
d: get resources
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Tamboril:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M16 M17 M19 M24 M25 / resources Birria Madama Danzantes Gaita Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn d / draws 3 > d draw
d: take Danzantes
*: reveal Madama
  - picked d Danzantes
  - revealed Madama
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M16 M17 M19 M24 M25 / resources Birria Madama Madama Gaita Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn d / draws 2 > d draw
d: take Ceniza
*: reveal Cencerro
  - picked d Ceniza
  - revealed Cencerro
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M16 M17 M19 M24 M25 / resources Birria Madama Madama Gaita Cencerro / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn d / draws 1 > d draw
d: take Cencerro
*: reveal Tamboril
  - picked d Cencerro
  - revealed Tamboril
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M16 M17 M19 M24 M25 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn d > d buy
d: end
  - turn 1 e
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M16 M17 M19 M24 M25 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn e > e plan
e: renew market
*: reveal M03
*: reveal M11
*: reveal M22
*: reveal M20
*: reveal M04
  - renewed e
  - revealed M03
  - revealed M11
  - revealed M22
  - revealed M20
  - revealed M04
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn e > e buy
e: end
  - turn 1 a
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a > a plan
a: get resources
  == a [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 3 > a draw
  ==a a [Careta] [Cencerro] [Ceniza] 4 / b [?] [?] [?] 4 / c 3 first / d [?] [?] [?] [?] [?] 5 / e [?] [?] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 3 > a draw
  ==b a [?] [?] [?] 4 / b [Birria] [Ciego] [Danzantes] 4 / c 3 first / d [?] [?] [?] [?] [?] 5 / e [?] [?] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 3 > a draw
  ==c a [?] [?] [?] 4 / b [?] [?] [?] 4 / c 3 first / d [?] [?] [?] [?] [?] 5 / e [?] [?] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 3 > a draw
  ==d a [?] [?] [?] 4 / b [?] [?] [?] 4 / c 3 first / d [Ciego] [Danzantes] [Tamboril] [Cencerro] [Ceniza] 5 / e [?] [?] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 3 > a draw
  ==e a [?] [?] [?] 4 / b [?] [?] [?] 4 / c 3 first / d [?] [?] [?] [?] [?] 5 / e [Pieles] [Ceniza] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 3 > a draw
  ==* a [?] [?] [?] 4 / b [?] [?] [?] 4 / c 3 first / d [?] [?] [?] [?] [?] 5 / e [?] [?] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Gaita Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 3 > a draw
a: take Gaita
*: reveal Madama
  - picked a Gaita
  - revealed Madama
  == a [Gaita:a] [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Madama Tamboril / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 2 > a draw
a: take Tamboril
*: reveal Aguinaldo
  - picked a Tamboril
  - revealed Aguinaldo
  == a [Gaita:a] [Tamboril:a] [Careta:a] [Cencerro:a] [Ceniza:a] 4 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Madama Aguinaldo / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 1 > a draw
a: trade Careta Cencerro Ceniza
  - traded a Careta Cencerro Ceniza
  - took a 1 bank
  == a [Gaita:a] [Tamboril:a] 5 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M03 M04 M11 M20 M22 / resources Birria Madama Madama Madama Aguinaldo / discards Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn a / draws 1 > a draw
a: take Birria
*: reveal Gaita
  - picked a Birria
  - revealed Gaita
  == a [Birria:a] [Gaita:a] [Tamboril:a] 5 / b [Birria:b] [Ciego:b] [Danzantes:b] 4 / c 3 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 5 / e [Pieles:e] [Ceniza:e] 5 / market M03 M04 M11 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn a > a buy
a: buy M11 Tamboril 3
  - bought a M11 right
  - paid a Birria Tamboril
  - paid a 5 bank
  - joined a M11 right
  - took b 1 bank
  - took c 1 bank
  - took d 1 bank
  - took e 1 bank
  == a [Gaita:a] 0 / a.parade M11 / b [Birria:b] [Ciego:b] [Danzantes:b] 5 / c 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M03 M04 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn a > a buy
a: end
*: reveal M07
  - turn 1 b
  - revealed M07
  == a [Gaita:a] 0 / a.parade M11 / b [Birria:b] [Ciego:b] [Danzantes:b] 5 / c 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M03 M04 M07 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b plan
  ==a a [Gaita] 0 / a.parade M11 / b [?] [?] [?] 5 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M03 M04 M07 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b plan
  ==b a [?] 0 / a.parade M11 / b [Birria] [Ciego] [Danzantes] 5 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M03 M04 M07 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b plan
  ==c a [?] 0 / a.parade M11 / b [?] [?] [?] 5 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M03 M04 M07 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b plan
  ==d a [?] 0 / a.parade M11 / b [?] [?] [?] 5 / c 4 first / d [Ciego] [Danzantes] [Tamboril] [Cencerro] [Ceniza] 6 / e [?] [?] 6 / market M03 M04 M07 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b plan
  ==e a [?] 0 / a.parade M11 / b [?] [?] [?] 5 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [Pieles] [Ceniza] 6 / market M03 M04 M07 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b plan
  ==* a [?] 0 / a.parade M11 / b [?] [?] [?] 5 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M03 M04 M07 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b plan
b: renew market
*: reveal M10
*: reveal M08
*: reveal M22
*: reveal M20
*: reveal M05
  - renewed b
  - revealed M10
  - revealed M08
  - revealed M22
  - revealed M20
  - revealed M05
  == a [Gaita:a] 0 / a.parade M11 / b [Birria:b] [Ciego:b] [Danzantes:b] 5 / c 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M05 M08 M10 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b buy
b: buy M05 Ciego Danzantes
  - bought b M05 right
  - paid b Ciego Danzantes
  - paid b 5 bank
  - joined b M05 right
  == a [Gaita:a] 0 / a.parade M11 / b [Birria:b] 0 / b.parade M05 / c 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M08 M10 M20 M22 / resources Madama Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b / effect M05 1 > b swap
b: swap Birria for Madama
  - swapped b Birria Madama
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 1 / turn b > b buy
b: end
*: reveal M04
  - turn 2 c
  - revealed M04
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c plan
  ==a a [Gaita] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c plan
  ==b a [?] 0 / a.parade M11 / b [Madama] 0 / b.parade M05 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c plan
  ==c a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c plan
  ==d a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 4 first / d [Ciego] [Danzantes] [Tamboril] [Cencerro] [Ceniza] 6 / e [?] [?] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c plan
  ==e a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [Pieles] [Ceniza] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c plan
  ==* a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 4 first / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c plan
c: get resources
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / draws 3 > c draw
c: take Gaita
*: reveal Gaita
  - picked c Gaita
  - revealed Gaita
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c [Gaita:c] 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M10 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / draws 2 > c draw
c: take Birria
*: reveal Tralla
  - picked c Birria
  - revealed Tralla
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c [Birria:c] [Gaita:c] 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M10 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / draws 1 > c draw
c: take deck
*: draw c [Birria]
  - drew c
  - got c Birria   (c)
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c [Birria:c] [Birria:c] [Gaita:c] 4 first / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M10 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Ciego Danzantes Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c buy
c: buy M10 Gaita
  - bought c M10 right
  - paid c Birria Gaita
  - paid c 3 bank
  - joined c M10 right
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c [Birria:c] 1 first / c.parade M10 / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 2 > c draw
c: take Madama
*: reveal Madama
  - picked c Madama
  - revealed Madama
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c [Birria:c] [Madama:c] 1 first / c.parade M10 / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 1 > c draw
  ==a a [Gaita] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c [?] [?] 1 first / c.parade M10 / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 1 > c draw
  ==b a [?] 0 / a.parade M11 / b [Madama] 0 / b.parade M05 / c [?] [?] 1 first / c.parade M10 / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 1 > c draw
  ==c a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c [Birria] [Madama] 1 first / c.parade M10 / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 1 > c draw
  ==d a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c [?] [?] 1 first / c.parade M10 / d [Ciego] [Danzantes] [Tamboril] [Cencerro] [Ceniza] 6 / e [?] [?] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 1 > c draw
  ==e a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c [?] [?] 1 first / c.parade M10 / d [?] [?] [?] [?] [?] 6 / e [Pieles] [Ceniza] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 1 > c draw
  ==* a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c [?] [?] 1 first / c.parade M10 / d [?] [?] [?] [?] [?] 6 / e [?] [?] 6 / market M04 M08 M20 M22 / resources Madama Madama Gaita Tralla Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c / effect M10 1 > c draw
c: take Tralla
*: reveal Birria
  - picked c Tralla
  - revealed Birria
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c [Birria:c] [Madama:c] [Tralla:c] 1 first / c.parade M10 / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Birria Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn c > c buy
c: trade Birria Madama Tralla
  - traded c Birria Madama Tralla
  - took c 1 bank
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Birria Birria Madama Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn c > c buy
c: end
*: reveal M21
  - turn 2 d
  - revealed M21
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M21 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Birria Birria Madama Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d > d plan
d: get resources
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ciego:d] [Danzantes:d] [Tamboril:d] [Cencerro:d] [Ceniza:d] 6 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M21 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Birria Birria Madama Ciego Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 3 > d draw
d: trade Danzantes Cencerro Ceniza
  - traded d Danzantes Cencerro Ceniza
  - took d 1 bank
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ciego:d] [Tamboril:d] 7 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M21 M22 / resources Birria Madama Madama Gaita Aguinaldo / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 3 > d draw
d: take Birria
*: reveal Aguinaldo
  - picked d Birria
  - revealed Aguinaldo
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Birria:d] [Ciego:d] [Tamboril:d] 7 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
d: trade Birria Ciego Tamboril
  - traded d Birria Ciego Tamboril
  - took d 1 bank
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 8 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
  ==a a [Gaita] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 8 / e [?] [?] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
  ==b a [?] 0 / a.parade M11 / b [Madama] 0 / b.parade M05 / c 2 first / c.parade M10 / d 8 / e [?] [?] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
  ==c a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 8 / e [?] [?] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
  ==d a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 8 / e [?] [?] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
  ==e a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 8 / e [Pieles] [Ceniza] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
  ==* a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 8 / e [?] [?] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 2 / turn d / draws 2 > d draw
d: take Aguinaldo
*: reveal Cintas
  - picked d Aguinaldo
  - discarded d Aguinaldo
  - took d 2 bank
  - revealed Cintas
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 10 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Cintas Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn d / draws 1 > d draw
d: take Cintas
*: reveal Aguinaldo
  - picked d Cintas
  - revealed Aguinaldo
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Cintas:d] 10 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M20 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn d > d buy
d: buy M20 3 3
  - bought d M20 right
  - paid d Cintas
  - paid d 7 bank
  - joined d M20 right
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn d > d buy
d: end
*: reveal M19
  - turn 2 e
  - revealed M19
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e > e plan
e: get resources
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 3 > e draw
e: take deck
*: draw e [Ciego]
  - drew e
  - got e Ciego   (e)
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 2 > e draw
  ==a a [Gaita] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [?] [?] [?] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 2 > e draw
  ==b a [?] 0 / a.parade M11 / b [Madama] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [?] [?] [?] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 2 > e draw
  ==c a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [?] [?] [?] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 2 > e draw
  ==d a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [?] [?] [?] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 2 > e draw
  ==e a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego] [Pieles] [Ceniza] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 2 > e draw
  ==* a [?] 0 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [?] [?] [?] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 2 > e draw
e: take deck
*: draw e [Danzantes]
  - drew e
  - got e Danzantes   (e)
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e / draws 1 > e draw
e: take Gaita
*: reveal Gaita
  - picked e Gaita
  - revealed Gaita
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn e > e buy
e: end
  - turn 2 a
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn a > a plan
a: get resources
  == a [Gaita:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn a / draws 3 > a draw
a: take deck
*: draw a [Cintas]
  - drew a
  - got a Cintas   (a)
  == a [Gaita:a] [Cintas:a] 0 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Gaita:a] [Cintas:a] 1 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Gaita Aguinaldo Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 2 / turn a / draws 1 > a draw
a: take Aguinaldo
*: reveal Danzantes
  - picked a Aguinaldo
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Danzantes
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 2 / turn a > a buy
a: end
  - turn 2 b
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M08 M19 M21 M22 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 2 / turn b > b plan
b: renew market
*: reveal M17
*: reveal M12
*: reveal M01
*: reveal M13
*: reveal M09
  - renewed b
  - revealed M17
  - revealed M12
  - revealed M01
  - revealed M13
  - revealed M09
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M09 M12 M13 M17 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 2 / turn b > b buy
b: end
  - turn 3 c
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M09 M12 M13 M17 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn c > c plan
c: renew market
*: reveal M08
*: reveal M17
*: reveal M18
*: reveal M16
*: reveal M01
  - renewed c
  - revealed M08
  - revealed M17
  - revealed M18
  - revealed M16
  - revealed M01
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn c > c buy
c: end
  - turn 3 d
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d > d plan
d: get resources
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 3 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 3 > d draw
d: take peseta
  - took d 1 bank
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 4 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 2 > d draw
d: take Aguinaldo
*: reveal Ceniza
  - picked d Aguinaldo
  - discarded d Aguinaldo
  - took d 2 bank
  - revealed Ceniza
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 6 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Ceniza / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 1 > d draw
  ==a a [Gaita] [Cintas] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 6 / d.parade M20 / e [?] [?] [?] [?] [?] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Ceniza / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 1 > d draw
  ==b a [?] [?] 3 / a.parade M11 / b [Madama] 0 / b.parade M05 / c 2 first / c.parade M10 / d 6 / d.parade M20 / e [?] [?] [?] [?] [?] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Ceniza / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 1 > d draw
  ==c a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 6 / d.parade M20 / e [?] [?] [?] [?] [?] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Ceniza / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 1 > d draw
  ==d a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 6 / d.parade M20 / e [?] [?] [?] [?] [?] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Ceniza / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 1 > d draw
  ==e a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 6 / d.parade M20 / e [Ciego] [Danzantes] [Gaita] [Pieles] [Ceniza] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Ceniza / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 1 > d draw
  ==* a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d 6 / d.parade M20 / e [?] [?] [?] [?] [?] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Ceniza / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d / draws 1 > d draw
d: take Ceniza
*: reveal Tralla
  - picked d Ceniza
  - revealed Tralla
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn d > d buy
d: end
  - turn 3 e
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M01 M08 M16 M17 M18 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e plan
e: renew market
*: reveal M25
*: reveal M04
*: reveal M22
*: reveal M24
*: reveal M19
  - renewed e
  - revealed M25
  - revealed M04
  - revealed M22
  - revealed M24
  - revealed M19
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] [Danzantes:e] [Gaita:e] [Pieles:e] [Ceniza:e] 6 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
e: trade Gaita Pieles Ceniza
  - traded e Gaita Pieles Ceniza
  - took e 1 bank
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] [Danzantes:e] 7 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
  ==a a [Gaita] [Cintas] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] [?] 7 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
  ==b a [?] [?] 3 / a.parade M11 / b [Madama] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] [?] 7 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
  ==c a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] [?] 7 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
  ==d a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza] 6 / d.parade M20 / e [?] [?] 7 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
  ==e a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [Ciego] [Danzantes] 7 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
  ==* a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] [?] 7 / market M04 M19 M22 M24 M25 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
e: buy M25 Ciego Danzantes 3
  - bought e M25 right
  - paid e Ciego Danzantes
  - paid e 7 bank
  - joined e M25 right
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e 0 / e.parade M25 / market M04 M19 M22 M24 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e / effect M25 1 > e recover
e: recover Ciego
  - recovered e Ciego
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M04 M19 M22 M24 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn e > e buy
e: end
*: reveal M18
  - turn 3 a
  - revealed M18
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M04 M18 M19 M22 M24 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a plan
a: renew market
*: reveal M09
*: reveal M15
*: reveal M18
*: reveal M19
*: reveal M22
  - renewed a
  - revealed M09
  - revealed M15
  - revealed M18
  - revealed M19
  - revealed M22
  == a [Gaita:a] [Cintas:a] 3 / a.parade M11 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M09 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
  ==a a [Gaita] [Cintas] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M09 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
  ==b a [?] [?] 3 / a.parade M11 / b [Madama] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M09 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
  ==c a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M09 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
  ==d a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M09 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
  ==e a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [Ciego] 0 / e.parade M25 / market M09 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
  ==* a [?] [?] 3 / a.parade M11 / b [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M09 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
a: buy M09 Gaita
  - bought a M09 right
  - paid a Gaita Cintas
  - paid a 3 bank
  - joined a M09 right
  - took a 1 bank
  == a 1 / a.parade M11 M09 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn a > a buy
a: end
*: reveal M14
  - turn 3 b
  - revealed M14
  == a 1 / a.parade M11 M09 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b plan
b: get resources
  == a 1 / a.parade M11 M09 / b [Madama:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b / draws 3 > b draw
b: take deck
*: draw b [Tralla]
  - drew b
  - got b Tralla   (b)
  == a 1 / a.parade M11 M09 / b [Madama:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Madama Danzantes Gaita Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b / draws 2 > b draw
b: take Gaita
*: reveal Cintas
  - picked b Gaita
  - revealed Cintas
  == a 1 / a.parade M11 M09 / b [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Madama Danzantes Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b / draws 1 > b draw
b: take Madama
*: reveal Careta
  - picked b Madama
  - revealed Careta
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b buy
  ==a a 1 / a.parade M11 M09 / b [?] [?] [?] [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b buy
  ==b a 1 / a.parade M11 M09 / b [Madama] [Madama] [Gaita] [Tralla] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b buy
  ==c a 1 / a.parade M11 M09 / b [?] [?] [?] [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b buy
  ==d a 1 / a.parade M11 M09 / b [?] [?] [?] [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b buy
  ==e a 1 / a.parade M11 M09 / b [?] [?] [?] [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [Ciego] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b buy
  ==* a 1 / a.parade M11 M09 / b [?] [?] [?] [?] 0 / b.parade M05 / c 2 first / c.parade M10 / d [?] 6 / d.parade M20 / e [?] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 3 / turn b > b buy
b: end
  - turn 4 c
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M14 M15 M18 M19 M22 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn c > c plan
c: renew market
*: reveal M06
*: reveal M03
*: reveal M15
*: reveal M18
*: reveal M23
  - renewed c
  - revealed M06
  - revealed M03
  - revealed M15
  - revealed M18
  - revealed M23
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M18 M23 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn c > c buy
c: end
  - turn 4 d
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M18 M23 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn d > d plan
d: get resources
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M18 M23 / resources Madama Danzantes Careta Cintas Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn d / draws 3 > d draw
d: take Cintas
*: reveal Cencerro
  - picked d Cintas
  - revealed Cencerro
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Cintas:d] [Ceniza:d] 6 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M18 M23 / resources Madama Danzantes Careta Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn d / draws 2 > d draw
d: take deck
*: draw d [Aguinaldo]
  - drew d
  - discarded d Aguinaldo
  - took d 2 bank
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Cintas:d] [Ceniza:d] 8 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M18 M23 / resources Madama Danzantes Careta Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn d / draws 1 > d draw
d: take Danzantes
*: reveal Cencerro
  - picked d Danzantes
  - revealed Cencerro
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d [Danzantes:d] [Cintas:d] [Ceniza:d] 8 / d.parade M20 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M18 M23 / resources Madama Careta Cencerro Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn d > d buy
d: buy M23 Cintas 3
  - bought d M23 right
  - paid d Danzantes Cintas Ceniza
  - paid d 6 bank
  - joined d M23 right
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M18 / resources Madama Careta Cencerro Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn d > d buy
d: end
*: reveal M16
  - turn 4 e
  - revealed M16
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M03 M06 M15 M16 M18 / resources Madama Careta Cencerro Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn e > e plan
e: renew market
*: reveal M16
*: reveal M08
*: reveal M02
*: reveal M18
*: reveal M03
  - renewed e
  - revealed M16
  - revealed M08
  - revealed M02
  - revealed M18
  - revealed M03
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M02 M03 M08 M16 M18 / resources Madama Careta Cencerro Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn e > e buy
e: end
  - turn 4 a
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M02 M03 M08 M16 M18 / resources Madama Careta Cencerro Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn a > a plan
a: get resources
  == a 1 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M02 M03 M08 M16 M18 / resources Madama Careta Cencerro Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn a / draws 3 > a draw
a: take peseta
  - took a 1 bank
  == a 2 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M02 M03 M08 M16 M18 / resources Madama Careta Cencerro Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn a / draws 2 > a draw
a: take Madama
*: reveal Tamboril
  - picked a Madama
  - revealed Tamboril
a: take Cencerro
*: reveal Pieles
  - picked a Cencerro
  - revealed Pieles
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Madama:b] [Madama:b] [Gaita:b] [Tralla:b] 0 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M02 M03 M08 M16 M18 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn a > a buy
a: end
  - turn 4 b
b: renew market
*: reveal M07
*: reveal M02
*: reveal M08
*: reveal M01
*: reveal M13
  - renewed b
  - revealed M07
  - revealed M02
  - revealed M08
  - revealed M01
  - revealed M13
b: trade Madama Madama Tralla
  - traded b Madama Madama Tralla
  - took b 1 bank
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 4 / turn b > b buy
b: end
  - turn 5 c
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn c > c plan
  ==a a [Madama] [Cencerro] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn c > c plan
  ==b a [?] [?] 2 / a.parade M11 M09 / b [Gaita] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn c > c plan
  ==c a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn c > c plan
  ==d a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn c > c plan
  ==e a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn c > c plan
  ==* a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Tamboril Careta Pieles Cencerro Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn c > c plan
c: get resources
c: take Careta
*: reveal Careta
  - picked c Careta
  - revealed Careta
c: take Tamboril
*: reveal Ceniza
  - picked c Tamboril
  - reshuffled
  - revealed Ceniza
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Careta Pieles Cencerro Ceniza Tralla / round 5 / turn c / draws 1 > c draw
c: take deck
*: draw c [Ceniza]
  - drew c
  - got c Ceniza   (c)
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Careta Pieles Cencerro Ceniza Tralla / round 5 / turn c > c buy
c: end
  - turn 5 d
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M01 M02 M07 M08 M13 / resources Careta Pieles Cencerro Ceniza Tralla / round 5 / turn d > d plan
d: renew market
*: reveal M08
*: reveal M24
*: reveal M14
*: reveal M16
*: reveal M07
  - renewed d
  - revealed M08
  - revealed M24
  - revealed M14
  - revealed M16
  - revealed M07
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Pieles Cencerro Ceniza Tralla / round 5 / turn d > d buy
d: end
  - turn 5 e
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Pieles Cencerro Ceniza Tralla / round 5 / turn e > e plan
e: get resources
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] 0 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Pieles Cencerro Ceniza Tralla / round 5 / turn e / draws 3 > e draw
e: take Pieles
*: reveal Tralla
  - picked e Pieles
  - revealed Tralla
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 0 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e / draws 2 > e draw
e: take peseta
  - took e 1 bank
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 1 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e / draws 1 > e draw
e: take peseta
  - took e 1 bank
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e > e buy
  ==a a [Madama] [Cencerro] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c [?] [?] [?] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e > e buy
  ==b a [?] [?] 2 / a.parade M11 M09 / b [Gaita] 1 / b.parade M05 / c [?] [?] [?] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e > e buy
  ==c a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c [Tamboril] [Careta] [Ceniza] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e > e buy
  ==d a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c [?] [?] [?] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e > e buy
  ==e a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c [?] [?] [?] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego] [Pieles] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e > e buy
  ==* a [?] [?] 2 / a.parade M11 M09 / b [?] 1 / b.parade M05 / c [?] [?] [?] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn e > e buy
e: end
  - turn 5 a
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M07 M08 M14 M16 M24 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn a > a plan
a: renew market
*: reveal M15
*: reveal M03
*: reveal M01
*: reveal M16
*: reveal M12
  - renewed a
  - revealed M15
  - revealed M03
  - revealed M01
  - revealed M16
  - revealed M12
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn a > a buy
a: end
  - turn 5 b
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn b > b plan
b: get resources
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Careta Cencerro Ceniza Tralla Tralla / round 5 / turn b / draws 3 > b draw
b: take Ceniza
*: reveal Danzantes
  - picked b Ceniza
  - revealed Danzantes
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Ceniza:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Careta Cencerro Tralla Tralla / round 5 / turn b / draws 2 > b draw
b: take Careta
*: reveal Cencerro
  - picked b Careta
  - revealed Cencerro
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Cencerro Cencerro Tralla Tralla / round 5 / turn b / draws 1 > b draw
b: take deck
*: draw b [Gaita]
  - drew b
  - got b Gaita   (b)
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Cencerro Cencerro Tralla Tralla / round 5 / turn b > b buy
b: end
  - turn 6 c
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Tamboril:c] [Careta:c] [Ceniza:c] 2 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Cencerro Cencerro Tralla Tralla / round 6 / turn c > c plan
c: trade Tamboril Careta Ceniza
  - traded c Tamboril Careta Ceniza
  - took c 1 bank
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Cencerro Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c > c plan
c: get resources
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Cencerro Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 3 > c draw
c: take Cencerro
*: reveal Gaita
  - picked c Cencerro
  - revealed Gaita
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 2 > c draw
  ==a a [Madama] [Cencerro] 2 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 2 > c draw
  ==b a [?] [?] 2 / a.parade M11 M09 / b [Gaita] [Gaita] [Careta] [Ceniza] 1 / b.parade M05 / c [?] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 2 > c draw
  ==c a [?] [?] 2 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [Cencerro] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 2 > c draw
  ==d a [?] [?] 2 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 2 > c draw
  ==e a [?] [?] 2 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego] [Pieles] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 2 > c draw
  ==* a [?] [?] 2 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [?] [?] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cencerro Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 2 > c draw
c: take Cencerro
*: reveal Cintas
  - picked c Cencerro
  - revealed Cintas
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 3 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cintas Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c / draws 1 > c draw
c: take peseta
  - took c 1 bank
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cintas Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn c > c buy
c: end
  - turn 6 d
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cintas Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn d > d plan
d: get resources
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Cintas Tralla Tralla / discards Tamboril Careta Ceniza / round 6 / turn d / draws 3 > d draw
d: take Tralla
*: reveal Careta
  - picked d Tralla
  - revealed Careta
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d [Tralla:d] 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Danzantes Gaita Careta Cintas Tralla / discards Tamboril Careta Ceniza / round 6 / turn d / draws 2 > d draw
d: take Danzantes
*: reveal Birria
  - picked d Danzantes
  - revealed Birria
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d [Danzantes:d] [Tralla:d] 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Careta Cintas Tralla / discards Tamboril Careta Ceniza / round 6 / turn d / draws 1 > d draw
d: take Tralla
*: reveal Aguinaldo
  - picked d Tralla
  - revealed Aguinaldo
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d [Danzantes:d] [Tralla:d] [Tralla:d] 2 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Careta Cintas Aguinaldo / discards Tamboril Careta Ceniza / round 6 / turn d > d buy
d: trade Danzantes Tralla Tralla
  - traded d Danzantes Tralla Tralla
  - took d 1 bank
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Careta Cintas Aguinaldo / discards Danzantes Tamboril Careta Ceniza Tralla Tralla / round 6 / turn d > d buy
d: end
  - turn 6 e
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Careta Cintas Aguinaldo / discards Danzantes Tamboril Careta Ceniza Tralla Tralla / round 6 / turn e > e plan
e: get resources
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 2 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Careta Cintas Aguinaldo / discards Danzantes Tamboril Careta Ceniza Tralla Tralla / round 6 / turn e / draws 3 > e draw
e: take peseta
  - took e 1 bank
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] 3 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Careta Cintas Aguinaldo / discards Danzantes Tamboril Careta Ceniza Tralla Tralla / round 6 / turn e / draws 2 > e draw
e: take Cintas
*: reveal Gaita
  - picked e Cintas
  - revealed Gaita
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Ciego:e] [Pieles:e] [Cintas:e] 3 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Gaita Careta Aguinaldo / discards Danzantes Tamboril Careta Ceniza Tralla Tralla / round 6 / turn e / draws 1 > e draw
e: take Gaita
*: reveal Pieles
  - picked e Gaita
  - revealed Pieles
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Ciego:e] [Gaita:e] [Pieles:e] [Cintas:e] 3 / e.parade M25 / market M01 M03 M12 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Danzantes Tamboril Careta Ceniza Tralla Tralla / round 6 / turn e > e buy
e: buy M12 Pieles
*: draw e [Tralla]
*: draw e [Danzantes]
  - bought e M12 left
  - paid e Ciego Pieles
  - paid e 2 bank
  - joined e M12 left
  - drew e
  - got e Tralla   (e)
  - drew e
  - got e Danzantes   (e)
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla / round 6 / turn e > e buy
e: end
*: reveal M07
  - turn 6 a
  - revealed M07
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla / round 6 / turn a > a plan
a: get resources
  == a [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla / round 6 / turn a / draws 3 > a draw
a: take Birria
*: reveal Birria
  - picked a Birria
  - revealed Birria
  == a [Birria:a] [Madama:a] [Cencerro:a] 2 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla / round 6 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Birria:a] [Madama:a] [Cencerro:a] 3 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla / round 6 / turn a / draws 1 > a draw
a: take Aguinaldo
*: reveal Aguinaldo
  - picked a Aguinaldo
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Aguinaldo
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn a > a buy
  ==a a [Birria] [Madama] [Cencerro] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] [?] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn a > a buy
  ==b a [?] [?] [?] 5 / a.parade M11 M09 / b [Gaita] [Gaita] [Careta] [Ceniza] 1 / b.parade M05 / c [?] [?] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn a > a buy
  ==c a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [Cencerro] [Cencerro] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn a > a buy
  ==d a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] [?] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn a > a buy
  ==e a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] [?] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes] [Gaita] [Cintas] [Tralla] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn a > a buy
  ==* a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M05 / c [?] [?] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn a > a buy
a: end
  - turn 6 b
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn b > b plan
b: get resources
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn b / draws 3 > b draw
b: take deck
*: draw b [Cintas]
  - drew b
  - got b Cintas   (b)
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Gaita:b] [Gaita:b] [Careta:b] [Cintas:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Birria Gaita Careta Pieles Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn b / draws 2 > b draw
b: take Birria
*: reveal Ceniza
  - picked b Birria
  - revealed Ceniza
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Careta:b] [Cintas:b] [Ceniza:b] 1 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Gaita Careta Pieles Ceniza Aguinaldo / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo / round 6 / turn b / draws 1 > b draw
b: take Aguinaldo
*: reveal Careta
  - picked b Aguinaldo
  - discarded b Aguinaldo
  - took b 2 bank
  - revealed Careta
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Careta:b] [Cintas:b] [Ceniza:b] 3 / b.parade M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M16 / resources Gaita Careta Careta Pieles Ceniza / discards Ciego Danzantes Tamboril Careta Pieles Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 6 / turn b > b buy
b: buy M16 Ceniza
  - bought b M16 left
  - paid b Careta Ceniza
  - paid b 2 bank
  - joined b M16 left
  - discounted b 1
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Gaita Careta Careta Pieles Ceniza / discards Ciego Danzantes Tamboril Careta Careta Pieles Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 6 / turn b / discount 1 > b buy
b: end
*: reveal M22
  - turn 7 c
  - revealed M22
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M22 / resources Gaita Careta Careta Pieles Ceniza / discards Ciego Danzantes Tamboril Careta Careta Pieles Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c plan
c: get resources
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M22 / resources Gaita Careta Careta Pieles Ceniza / discards Ciego Danzantes Tamboril Careta Careta Pieles Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c / draws 3 > c draw
c: take Gaita
*: reveal Aguinaldo
  - picked c Gaita
  - revealed Aguinaldo
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c [Gaita:c] [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M22 / resources Careta Careta Pieles Ceniza Aguinaldo / discards Ciego Danzantes Tamboril Careta Careta Pieles Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c / draws 2 > c draw
c: take deck
*: draw c [Ciego]
  - drew c
  - got c Ciego   (c)
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c [Ciego:c] [Gaita:c] [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M22 / resources Careta Careta Pieles Ceniza Aguinaldo / discards Ciego Danzantes Tamboril Careta Careta Pieles Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c / draws 1 > c draw
c: take Careta
*: reveal Aguinaldo
  - picked c Careta
  - revealed Aguinaldo
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c [Ciego:c] [Gaita:c] [Careta:c] [Cencerro:c] [Cencerro:c] 4 first / c.parade M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M22 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Danzantes Tamboril Careta Careta Pieles Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
c: buy M22 Careta
  - bought c M22 left
  - paid c Careta Cencerro
  - paid c 2 bank
  - joined c M22 left
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c [Ciego:c] [Gaita:c] [Cencerro:c] 2 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Danzantes Tamboril Careta Careta Careta Pieles Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
c: trade Ciego Gaita Cencerro
  - traded c Ciego Gaita Cencerro
  - took c 1 bank
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
  ==a a [Birria] [Madama] [Cencerro] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
  ==b a [?] [?] [?] 5 / a.parade M11 M09 / b [Birria] [Gaita] [Gaita] [Cintas] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
  ==c a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
  ==d a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
  ==e a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Danzantes] [Gaita] [Cintas] [Tralla] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
  ==* a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] [?] [?] [?] 1 / e.parade M12 M25 / market M01 M03 M07 M15 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn c > c buy
c: end
*: reveal M17
  - turn 7 d
  - revealed M17
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M15 M17 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn d > d plan
d: renew market
*: reveal M03
*: reveal M17
*: reveal M18
*: reveal M01
*: reveal M07
  - renewed d
  - revealed M03
  - revealed M17
  - revealed M18
  - revealed M01
  - revealed M07
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn d > d buy
d: end
  - turn 7 e
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Danzantes:e] [Gaita:e] [Cintas:e] [Tralla:e] 1 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Gaita Tamboril Careta Careta Careta Pieles Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
e: trade Danzantes Cintas Tralla
  - traded e Danzantes Cintas Tralla
  - took e 1 bank
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Gaita:e] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
  ==a a [Birria] [Madama] [Cencerro] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
  ==b a [?] [?] [?] 5 / a.parade M11 M09 / b [Birria] [Gaita] [Gaita] [Cintas] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
  ==c a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
  ==d a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
  ==e a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Gaita] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
  ==* a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [?] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e plan
e: get resources
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Gaita:e] 2 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e / draws 3 > e draw
e: take peseta
  - took e 1 bank
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Gaita:e] 3 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e / draws 2 > e draw
e: take peseta
  - took e 1 bank
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Gaita:e] 4 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Ceniza Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e / draws 1 > e draw
e: take Ceniza
*: reveal Aguinaldo
  - picked e Ceniza
  - revealed Aguinaldo
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e [Gaita:e] [Ceniza:e] 4 / e.parade M12 M25 / market M01 M03 M07 M17 M18 / resources Careta Pieles Aguinaldo Aguinaldo Aguinaldo / discards Ciego Ciego Danzantes Danzantes Gaita Tamboril Careta Careta Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo / round 7 / turn e > e buy
e: buy M07 Ceniza Gaita
*: reveal Birria
*: reveal Madama
*: reveal Cintas
*: reveal Tamboril
*: reveal Tamboril
  - bought e M07 left
  - paid e Gaita Ceniza
  - paid e 4 bank
  - joined e M07 left
  - cleared Careta Pieles Aguinaldo Aguinaldo Aguinaldo
  - revealed Birria
  - revealed Madama
  - revealed Cintas
  - revealed Tamboril
  - revealed Tamboril
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M03 M17 M18 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn e > e buy
e: end
*: reveal M24
  - turn 7 a
  - revealed M24
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M03 M17 M18 M24 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a > a plan
a: renew market
*: reveal M04
*: reveal M18
*: reveal M02
*: reveal M19
*: reveal M06
  - renewed a
  - revealed M04
  - revealed M18
  - revealed M02
  - revealed M19
  - revealed M06
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a > a buy
a: end
  - turn 7 b
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] [Gaita:b] [Gaita:b] [Cintas:b] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
  ==a a [Birria] [Madama] [Cencerro] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
  ==b a [?] [?] [?] 5 / a.parade M11 M09 / b [Birria] [Gaita] [Gaita] [Cintas] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
  ==c a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
  ==d a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
  ==e a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
  ==* a [?] [?] [?] 5 / a.parade M11 M09 / b [?] [?] [?] [?] 1 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
b: trade Gaita Gaita Cintas
  - traded b Gaita Gaita Cintas
  - took b 1 bank
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M02 M04 M06 M18 M19 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
b: renew market
*: reveal M06
*: reveal M15
*: reveal M17
*: reveal M01
*: reveal M21
  - renewed b
  - revealed M06
  - revealed M15
  - revealed M17
  - revealed M01
  - revealed M21
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M06 M15 M17 M21 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b buy
b: end
  - turn 8 c
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M06 M15 M17 M21 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn c > c plan
c: get resources
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M06 M15 M17 M21 / resources Birria Madama Tamboril Tamboril Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn c / draws 3 > c draw
c: take Tamboril
*: reveal Pieles
  - picked c Tamboril
  - revealed Pieles
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Tamboril:c] 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M06 M15 M17 M21 / resources Birria Madama Tamboril Pieles Cintas / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn c / draws 2 > c draw
c: take Cintas
*: reveal Danzantes
  - picked c Cintas
  - revealed Danzantes
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Tamboril:c] [Cintas:c] 3 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M06 M15 M17 M21 / resources Birria Madama Danzantes Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn c / draws 1 > c draw
c: take peseta
  - took c 1 bank
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Tamboril:c] [Cintas:c] 4 first / c.parade M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M06 M15 M17 M21 / resources Birria Madama Danzantes Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn c > c buy
c: buy M06
  - bought c M06 left
  - paid c Tamboril Cintas
  - joined c M06 left
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M15 M17 M21 / resources Birria Madama Danzantes Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn c / effect M06 1 > c recover
c: recover Gaita
  - recovered c Gaita
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M15 M17 M21 / resources Birria Madama Danzantes Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn c > c buy
c: end
*: reveal M14
  - turn 8 d
  - revealed M14
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M14 M15 M17 M21 / resources Birria Madama Danzantes Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn d > d plan
d: get resources
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M14 M15 M17 M21 / resources Birria Madama Danzantes Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn d / draws 3 > d draw
d: take Danzantes
*: reveal Ciego
  - picked d Danzantes
  - revealed Ciego
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M14 M15 M17 M21 / resources Birria Madama Ciego Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn d / draws 2 > d draw
d: take Madama
*: reveal Danzantes
  - picked d Madama
  - revealed Danzantes
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M14 M15 M17 M21 / resources Birria Ciego Danzantes Tamboril Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn d / draws 1 > d draw
d: take Birria
*: reveal Pieles
  - picked d Birria
  - revealed Pieles
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M14 M15 M17 M21 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn d > d buy
d: end
  - turn 8 e
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M14 M15 M17 M21 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn e > e plan
e: renew market
*: reveal M18
*: reveal M19
*: reveal M03
*: reveal M14
*: reveal M24
  - renewed e
  - revealed M18
  - revealed M19
  - revealed M03
  - revealed M14
  - revealed M24
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M03 M14 M18 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn e > e buy
e: end
  - turn 8 a
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M03 M14 M18 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a plan
a: renew market
*: reveal M08
*: reveal M01
*: reveal M24
*: reveal M14
*: reveal M19
  - renewed a
  - revealed M08
  - revealed M01
  - revealed M24
  - revealed M14
  - revealed M19
  == a [Birria:a] [Madama:a] [Cencerro:a] 5 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
a: trade Birria Madama Cencerro
  - traded a Birria Madama Cencerro
  - took a 1 bank
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
  ==a a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c [?] 4 first / c.parade M06 M22 M10 / d [?] [?] [?] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
  ==b a 6 / a.parade M11 M09 / b [Birria] 2 / b.parade M16 M05 / c [?] 4 first / c.parade M06 M22 M10 / d [?] [?] [?] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
  ==c a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c [Gaita] 4 first / c.parade M06 M22 M10 / d [?] [?] [?] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
  ==d a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c [?] 4 first / c.parade M06 M22 M10 / d [Birria] [Madama] [Danzantes] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
  ==e a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c [?] 4 first / c.parade M06 M22 M10 / d [?] [?] [?] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
  ==* a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c [?] 4 first / c.parade M06 M22 M10 / d [?] [?] [?] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
a: end
  - turn 8 b
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M08 M14 M19 M24 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn b > b plan
b: renew market
*: reveal M21
*: reveal M01
*: reveal M02
*: reveal M17
*: reveal M08
  - renewed b
  - revealed M21
  - revealed M01
  - revealed M02
  - revealed M17
  - revealed M08
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn b > b buy
b: end
  - turn 9 c
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn c > c plan
c: get resources
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Ciego Danzantes Tamboril Pieles Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn c / draws 3 > c draw
c: take Pieles
*: reveal Madama
  - picked c Pieles
  - revealed Madama
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] [Pieles:c] 4 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn c / draws 2 > c draw
c: take peseta
  - took c 1 bank
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] [Pieles:c] 5 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Pieles / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn c / draws 1 > c draw
c: take Pieles
*: reveal Cencerro
  - picked c Pieles
  - revealed Cencerro
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c [Gaita:c] [Pieles:c] [Pieles:c] 5 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Cencerro / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn c > c buy
c: trade Gaita Pieles Pieles
  - traded c Gaita Pieles Pieles
  - took c 1 bank
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Cencerro / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn c > c buy
c: end
  - turn 9 d
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Birria:d] [Madama:d] [Danzantes:d] 3 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Cencerro / discards Birria Madama Ciego Ciego Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d > d plan
d: trade Birria Madama Danzantes
  - traded d Birria Madama Danzantes
  - took d 1 bank
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Cencerro / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d > d plan
d: get resources
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Cencerro / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 3 > d draw
d: take Cencerro
*: reveal Ceniza
  - picked d Cencerro
  - revealed Ceniza
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Cencerro:d] 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Ceniza / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 2 > d draw
  ==a a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Ceniza / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 2 > d draw
  ==b a 6 / a.parade M11 M09 / b [Birria] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Ceniza / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 2 > d draw
  ==c a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Ceniza / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 2 > d draw
  ==d a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Cencerro] 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Ceniza / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 2 > d draw
  ==e a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Ceniza / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 2 > d draw
  ==* a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] 4 / d.parade M20 M23 / e 0 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Danzantes Tamboril Ceniza / discards Birria Birria Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn d / draws 2 > d draw
d: take Danzantes
*: reveal Madama
  - picked d Danzantes
  - revealed Madama
d: take deck
*: draw d [Aguinaldo]
  - drew d
  - discarded d Aguinaldo
  - took d 2 bank
d: end
  - turn 9 e
e: get resources
e: take Ceniza
*: reveal Birria
  - picked e Ceniza
  - revealed Birria
e: take deck
*: draw e [Aguinaldo]
  - reshuffled
  - drew e
  - discarded e Aguinaldo
  - took e 2 bank
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Madama Ciego Tamboril / discards Aguinaldo / round 9 / turn e / draws 1 > e draw
  ==a a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Madama Ciego Tamboril / discards Aguinaldo / round 9 / turn e / draws 1 > e draw
  ==b a 6 / a.parade M11 M09 / b [Birria] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Madama Ciego Tamboril / discards Aguinaldo / round 9 / turn e / draws 1 > e draw
  ==c a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Madama Ciego Tamboril / discards Aguinaldo / round 9 / turn e / draws 1 > e draw
  ==d a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes] [Cencerro] 6 / d.parade M20 M23 / e [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Madama Ciego Tamboril / discards Aguinaldo / round 9 / turn e / draws 1 > e draw
  ==e a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [Ceniza] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Madama Ciego Tamboril / discards Aguinaldo / round 9 / turn e / draws 1 > e draw
  ==* a 6 / a.parade M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Madama Ciego Tamboril / discards Aguinaldo / round 9 / turn e / draws 1 > e draw
e: take Madama
*: reveal Aguinaldo
  - picked e Madama
  - revealed Aguinaldo
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Ciego Tamboril Aguinaldo / discards Aguinaldo / round 9 / turn e > e buy
e: end
  - turn 9 a
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Ciego Tamboril Aguinaldo / discards Aguinaldo / round 9 / turn a > a plan
a: get resources
  == a 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Birria Madama Ciego Tamboril Aguinaldo / discards Aguinaldo / round 9 / turn a / draws 3 > a draw
a: take Birria
*: reveal Pieles
  - picked a Birria
  - revealed Pieles
  == a [Birria:a] 6 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Tamboril Pieles Aguinaldo / discards Aguinaldo / round 9 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Birria:a] 7 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Tamboril Pieles Aguinaldo / discards Aguinaldo / round 9 / turn a / draws 1 > a draw
a: take Aguinaldo
*: reveal Ceniza
  - picked a Aguinaldo
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Ceniza
  == a [Birria:a] 9 / a.parade M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 M21 / resources Madama Ciego Tamboril Pieles Ceniza / discards Aguinaldo Aguinaldo / round 9 / turn a > a buy
a: buy M21 Birria 3
  - bought a M21 left
  - paid a Birria
  - paid a 6 bank
  - joined a M21 left
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==a a 3 / a.parade M21 M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==b a 3 / a.parade M21 M11 M09 / b [Birria] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==c a 3 / a.parade M21 M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==d a 3 / a.parade M21 M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes] [Cencerro] 6 / d.parade M20 M23 / e [?] [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==e a 3 / a.parade M21 M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [Madama] [Ceniza] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==* a 3 / a.parade M21 M11 M09 / b [?] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [?] [?] 6 / d.parade M20 M23 / e [?] [?] 2 / e.parade M07 M12 M25 / market M01 M02 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn a > a buy
a: end
*: reveal M03
  - turn 9 b
  - revealed M03
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M03 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn b > b plan
b: renew market
*: reveal M02
*: reveal M14
*: reveal M24
*: reveal M17
*: reveal M13
  - renewed b
  - revealed M02
  - revealed M14
  - revealed M24
  - revealed M17
  - revealed M13
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M02 M13 M14 M17 M24 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 9 / turn b > b buy
b: end
  - turn 10 c
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M02 M13 M14 M17 M24 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 10 / turn c > c plan
c: renew market
*: reveal M15
*: reveal M08
*: reveal M01
*: reveal M04
*: reveal M18
  - renewed c
  - revealed M15
  - revealed M08
  - revealed M01
  - revealed M04
  - revealed M18
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M04 M08 M15 M18 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 10 / turn c > c buy
c: end
  - turn 10 d
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M04 M08 M15 M18 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 10 / turn d > d plan
d: renew market
*: reveal M03
*: reveal M17
*: reveal M02
*: reveal M01
*: reveal M08
  - renewed d
  - revealed M03
  - revealed M17
  - revealed M02
  - revealed M01
  - revealed M08
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 2 / b.parade M16 M05 / c 6 first / c.parade M06 M22 M10 / d [Danzantes:d] [Cencerro:d] 6 / d.parade M20 M23 / e [Madama:e] [Ceniza:e] 2 / e.parade M07 M12 M25 / market M01 M02 M03 M08 M17 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Aguinaldo Aguinaldo / round 10 / turn d > d buy
d: buy M17 3 Danzantes Cencerro
  - bought d M17 right
  - paid d Danzantes Cencerro
  - paid d 6 bank
  - joined d M17 right
  - took e 1 bank
  - took a 1 bank
  - took b 1 bank
  - took c 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M02 M03 M08 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 10 / turn d > d buy
d: end
*: reveal M18
  - turn 10 e
  - revealed M18
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M02 M03 M08 M18 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 10 / turn e > e plan
e: renew market
*: reveal M24
*: reveal M08
*: reveal M02
*: reveal M15
*: reveal M03
  - renewed e
  - revealed M24
  - revealed M08
  - revealed M02
  - revealed M15
  - revealed M03
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M03 M08 M15 M24 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 10 / turn e > e buy
e: end
  - turn 10 a
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M03 M08 M15 M24 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 10 / turn a > a plan
a: renew market
*: reveal M13
*: reveal M03
*: reveal M18
*: reveal M08
*: reveal M14
  - renewed a
  - revealed M13
  - revealed M03
  - revealed M18
  - revealed M08
  - revealed M14
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M03 M08 M13 M14 M18 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 10 / turn a > a buy
a: end
  - turn 10 b
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M03 M08 M13 M14 M18 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 10 / turn b > b plan
b: renew market
*: reveal M02
*: reveal M24
*: reveal M19
*: reveal M14
*: reveal M03
  - renewed b
  - revealed M02
  - revealed M24
  - revealed M19
  - revealed M14
  - revealed M03
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M03 M14 M19 M24 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 10 / turn b > b buy
b: end
  - turn 11 c
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M03 M14 M19 M24 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn c > c plan
c: renew market
*: reveal M14
*: reveal M15
*: reveal M13
*: reveal M01
*: reveal M19
  - renewed c
  - revealed M14
  - revealed M15
  - revealed M13
  - revealed M01
  - revealed M19
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn c > c buy
c: end
  - turn 11 d
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d plan
d: get resources
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Madama Ciego Tamboril Pieles Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d / draws 3 > d draw
d: take Madama
*: reveal Cintas
  - picked d Madama
  - revealed Cintas
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Tamboril Pieles Cintas Ceniza / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d / draws 2 > d draw
d: take Ceniza
*: reveal Gaita
  - picked d Ceniza
  - revealed Gaita
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Gaita Tamboril Pieles Cintas / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d / draws 1 > d draw
d: take Cintas
*: reveal Ciego
  - picked d Cintas
  - revealed Ciego
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d buy
  ==a a 4 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d buy
  ==b a 4 / a.parade M21 M11 M09 / b [Birria] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d buy
  ==c a 4 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d buy
  ==d a 4 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama] [Cintas] [Ceniza] 0 / d.parade M20 M23 M17 / e [?] [?] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d buy
  ==e a 4 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [Madama] [Ceniza] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d buy
  ==* a 4 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn d > d buy
d: end
  - turn 11 e
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn e > e plan
e: get resources
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn e / draws 3 > e draw
e: take deck
*: draw e [Ceniza]
  - drew e
  - got e Ceniza   (e)
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Ceniza:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Tamboril Pieles / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn e / draws 2 > e draw
e: take Tamboril
*: reveal Tralla
  - picked e Tamboril
  - revealed Tralla
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn e / draws 1 > e draw
e: take peseta
  - took e 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn e > e buy
e: end
  - turn 11 a
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M01 M13 M14 M15 M19 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn a > a plan
a: renew market
*: reveal M24
*: reveal M02
*: reveal M13
*: reveal M15
*: reveal M01
  - renewed a
  - revealed M24
  - revealed M02
  - revealed M13
  - revealed M15
  - revealed M01
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M01 M02 M13 M15 M24 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn a > a buy
a: end
  - turn 11 b
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M01 M02 M13 M15 M24 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn b > b plan
b: renew market
*: reveal M24
*: reveal M02
*: reveal M19
*: reveal M03
*: reveal M08
  - renewed b
  - revealed M24
  - revealed M02
  - revealed M19
  - revealed M03
  - revealed M08
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M03 M08 M19 M24 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 11 / turn b > b buy
b: end
  - turn 12 c
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M03 M08 M19 M24 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 12 / turn c > c plan
c: get resources
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M03 M08 M19 M24 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 12 / turn c / draws 3 > c draw
c: take deck
*: draw c [Pieles]
  - drew c
  - got c Pieles   (c)
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c [Pieles:c] 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M03 M08 M19 M24 / resources Ciego Ciego Gaita Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 12 / turn c / draws 2 > c draw
c: take Gaita
*: reveal Birria
  - picked c Gaita
  - revealed Birria
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c [Gaita:c] [Pieles:c] 7 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M03 M08 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 12 / turn c / draws 1 > c draw
c: take peseta
  - took c 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c [Gaita:c] [Pieles:c] 8 first / c.parade M06 M22 M10 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M03 M08 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Danzantes Cencerro Aguinaldo Aguinaldo / round 12 / turn c > c buy
c: buy M03 Pieles Gaita
  - bought c M03 right
  - paid c Gaita Pieles
  - paid c 4 bank
  - joined c M03 right
  - paid e 1 bank
  - paid a 1 bank
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M08 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Danzantes Gaita Pieles Cencerro Aguinaldo Aguinaldo / round 12 / turn c > c buy
c: end
*: reveal M18
  - turn 12 d
  - revealed M18
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M08 M18 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Danzantes Gaita Pieles Cencerro Aguinaldo Aguinaldo / round 12 / turn d > d plan
d: renew market
*: reveal M02
*: reveal M24
*: reveal M15
*: reveal M19
*: reveal M14
  - renewed d
  - revealed M02
  - revealed M24
  - revealed M15
  - revealed M19
  - revealed M14
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Danzantes Gaita Pieles Cencerro Aguinaldo Aguinaldo / round 12 / turn d > d buy
d: end
  - turn 12 e
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Danzantes Gaita Pieles Cencerro Aguinaldo Aguinaldo / round 12 / turn e > e plan
e: get resources
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Madama:e] [Tamboril:e] [Ceniza:e] [Ceniza:e] 3 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Danzantes Gaita Pieles Cencerro Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
e: trade Madama Tamboril Ceniza
  - traded e Madama Tamboril Ceniza
  - took e 1 bank
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
  ==a a 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
  ==b a 3 / a.parade M21 M11 M09 / b [Birria] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
  ==c a 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
  ==d a 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama] [Cintas] [Ceniza] 0 / d.parade M20 M23 M17 / e [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
  ==e a 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [Ceniza] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
  ==* a 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Birria Ciego Ciego Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 3 > e draw
e: take Birria
*: reveal Careta
  - picked e Birria
  - revealed Careta
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Ceniza:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Pieles Tralla / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 2 > e draw
e: take Tralla
*: reveal Careta
  - picked e Tralla
  - revealed Careta
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Pieles / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e / draws 1 > e draw
e: take Pieles
*: reveal Danzantes
  - picked e Pieles
  - revealed Danzantes
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Danzantes Careta Careta / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn e > e buy
e: end
  - turn 12 a
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Danzantes Careta Careta / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a > a plan
a: get resources
  == a 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Danzantes Careta Careta / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 3 > a draw
a: take Danzantes
*: reveal Ceniza
  - picked a Danzantes
  - revealed Ceniza
  == a [Danzantes:a] 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 2 > a draw
  ==a a [Danzantes] 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 2 > a draw
  ==b a [?] 3 / a.parade M21 M11 M09 / b [Birria] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 2 > a draw
  ==c a [?] 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 2 > a draw
  ==d a [?] 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama] [Cintas] [Ceniza] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 2 > a draw
  ==e a [?] 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [Birria] [Pieles] [Ceniza] [Tralla] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 2 > a draw
  ==* a [?] 3 / a.parade M21 M11 M09 / b [?] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Ciego Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 2 > a draw
a: take Ciego
*: reveal Danzantes
  - picked a Ciego
  - revealed Danzantes
  == a [Ciego:a] [Danzantes:a] 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a / draws 1 > a draw
a: take deck
*: draw a [Cencerro]
  - drew a
  - got a Cencerro   (a)
  == a [Ciego:a] [Danzantes:a] [Cencerro:a] 3 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Careta Careta Ceniza / discards Birria Madama Danzantes Gaita Tamboril Pieles Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a > a buy
a: trade Ciego Danzantes Cencerro
  - traded a Ciego Danzantes Cencerro
  - took a 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Careta Careta Ceniza / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn a > a buy
a: end
  - turn 12 b
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Careta Careta Ceniza / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b > b plan
b: get resources
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 3 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Careta Careta Ceniza / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 3 > b draw
b: take peseta
  - took b 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Careta Careta Ceniza / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 2 > b draw
b: take Ceniza
*: reveal Tamboril
  - picked b Ceniza
  - revealed Tamboril
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Ceniza:b] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
  ==a a 4 / a.parade M21 M11 M09 / b [?] [?] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
  ==b a 4 / a.parade M21 M11 M09 / b [Birria] [Ceniza] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
  ==c a 4 / a.parade M21 M11 M09 / b [?] [?] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
  ==d a 4 / a.parade M21 M11 M09 / b [?] [?] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama] [Cintas] [Ceniza] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
  ==e a 4 / a.parade M21 M11 M09 / b [?] [?] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [Birria] [Pieles] [Ceniza] [Tralla] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
  ==* a 4 / a.parade M21 M11 M09 / b [?] [?] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
b: take deck
*: draw b [Danzantes]
  - drew b
  - got b Danzantes   (b)
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 12 / turn b > b buy
b: end
  - turn 13 c
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c plan
c: get resources
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Tamboril Careta Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c / draws 3 > c draw
c: take Careta
*: reveal Gaita
  - picked c Careta
  - revealed Gaita
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Careta:c] 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Tamboril Careta / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c / draws 2 > c draw
c: take Tamboril
*: reveal Aguinaldo
  - picked c Tamboril
  - revealed Aguinaldo
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Tamboril:c] [Careta:c] 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c / draws 1 > c draw
c: take deck
*: draw c [Tamboril]
  - drew c
  - got c Tamboril   (c)
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Tamboril:c] [Tamboril:c] [Careta:c] 4 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
  ==a a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] [?] [?] 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
  ==b a 4 / a.parade M21 M11 M09 / b [Birria] [Danzantes] [Ceniza] 4 / b.parade M16 M05 / c [?] [?] [?] 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
  ==c a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [Tamboril] [Tamboril] [Careta] 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
  ==d a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] [?] [?] 4 first / c.parade M06 M22 M10 M03 / d [Madama] [Cintas] [Ceniza] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
  ==e a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] [?] [?] 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [Birria] [Pieles] [Ceniza] [Tralla] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
  ==* a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] [?] [?] 4 first / c.parade M06 M22 M10 M03 / d [?] [?] [?] 0 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
c: trade Tamboril Tamboril Careta
  - traded c Tamboril Tamboril Careta
  - took c 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn c > c buy
c: end
  - turn 13 d
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M02 M14 M15 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn d > d plan
d: renew market
*: reveal M08
*: reveal M24
*: reveal M19
*: reveal M13
*: reveal M04
  - renewed d
  - revealed M08
  - revealed M24
  - revealed M19
  - revealed M13
  - revealed M04
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d [Madama:d] [Cintas:d] [Ceniza:d] 0 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 13 / turn d > d buy
d: trade Madama Cintas Ceniza
  - traded d Madama Cintas Ceniza
  - took d 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn d > d buy
d: end
  - turn 13 e
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] [Pieles:e] [Ceniza:e] [Tralla:e] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn e > e plan
  ==a a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn e > e plan
  ==b a 4 / a.parade M21 M11 M09 / b [Birria] [Danzantes] [Ceniza] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn e > e plan
  ==c a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn e > e plan
  ==d a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn e > e plan
  ==e a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria] [Pieles] [Ceniza] [Tralla] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn e > e plan
  ==* a 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] [?] [?] [?] 4 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Cintas Cencerro Cencerro Ceniza Ceniza Aguinaldo Aguinaldo / round 13 / turn e > e plan
e: trade Pieles Ceniza Tralla
  - traded e Pieles Ceniza Tralla
  - took e 1 bank
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M04 M08 M13 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn e > e plan
e: renew market
*: reveal M19
*: reveal M04
*: reveal M24
*: reveal M14
*: reveal M02
  - renewed e
  - revealed M19
  - revealed M04
  - revealed M24
  - revealed M14
  - revealed M02
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M04 M14 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn e > e buy
e: end
  - turn 13 a
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M04 M14 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn a > a plan
a: get resources
  == a 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M04 M14 M19 M24 / resources Ciego Danzantes Gaita Careta Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn a / draws 3 > a draw
a: take Gaita
*: reveal Pieles
  - picked a Gaita
  - revealed Pieles
  == a [Gaita:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M04 M14 M19 M24 / resources Ciego Danzantes Careta Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn a / draws 2 > a draw
a: take Careta
*: reveal Aguinaldo
  - picked a Careta
  - revealed Aguinaldo
  == a [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M04 M14 M19 M24 / resources Ciego Danzantes Pieles Aguinaldo Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn a / draws 1 > a draw
a: take deck
*: draw a [Ciego]
  - drew a
  - got a Ciego   (a)
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M04 M14 M19 M24 / resources Ciego Danzantes Pieles Aguinaldo Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn a > a buy
a: end
  - turn 13 b
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M04 M14 M19 M24 / resources Ciego Danzantes Pieles Aguinaldo Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn b > b plan
b: renew market
*: reveal M15
*: reveal M01
*: reveal M08
*: reveal M13
*: reveal M14
  - renewed b
  - revealed M15
  - revealed M01
  - revealed M08
  - revealed M13
  - revealed M14
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Ciego Danzantes Pieles Aguinaldo Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 13 / turn b > b buy
b: end
  - turn 14 c
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Ciego Danzantes Pieles Aguinaldo Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 14 / turn c > c plan
c: get resources
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Ciego Danzantes Pieles Aguinaldo Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 14 / turn c / draws 3 > c draw
c: take Ciego
*: reveal Birria
  - picked c Ciego
  - revealed Birria
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 5 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Danzantes Pieles Aguinaldo Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo / round 14 / turn c / draws 2 > c draw
c: take Aguinaldo
*: reveal Madama
  - picked c Aguinaldo
  - discarded c Aguinaldo
  - took c 2 bank
  - revealed Madama
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 7 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn c / draws 1 > c draw
c: take peseta
  - took c 1 bank
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn c > c buy
c: end
  - turn 14 d
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d plan
  ==a a [Ciego] [Gaita] [Careta] 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d plan
  ==b a [?] [?] [?] 4 / a.parade M21 M11 M09 / b [Birria] [Danzantes] [Ceniza] 4 / b.parade M16 M05 / c [?] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d plan
  ==c a [?] [?] [?] 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [Ciego] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d plan
  ==d a [?] [?] [?] 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d plan
  ==e a [?] [?] [?] 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d plan
  ==* a [?] [?] [?] 4 / a.parade M21 M11 M09 / b [?] [?] [?] 4 / b.parade M16 M05 / c [?] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d plan
d: get resources
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Madama Danzantes Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d / draws 3 > d draw
d: take Madama
*: reveal Gaita
  - picked d Madama
  - revealed Gaita
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d [Madama:d] 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Birria Danzantes Gaita Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d / draws 2 > d draw
d: take Birria
*: reveal Tralla
  - picked d Birria
  - revealed Tralla
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d [Birria:d] [Madama:d] 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Danzantes Gaita Pieles Tralla Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d / draws 1 > d draw
d: take Tralla
*: reveal Madama
  - picked d Tralla
  - revealed Madama
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d [Birria:d] [Madama:d] [Tralla:d] 1 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Madama Danzantes Gaita Pieles Aguinaldo / discards Birria Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d buy
d: trade Birria Madama Tralla
  - traded d Birria Madama Tralla
  - took d 1 bank
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Madama Danzantes Gaita Pieles Aguinaldo / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn d > d buy
d: end
  - turn 14 e
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M08 M13 M14 M15 / resources Madama Danzantes Gaita Pieles Aguinaldo / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn e > e plan
e: renew market
*: reveal M01
*: reveal M02
*: reveal M13
*: reveal M24
*: reveal M18
  - renewed e
  - revealed M01
  - revealed M02
  - revealed M13
  - revealed M24
  - revealed M18
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M18 M24 / resources Madama Danzantes Gaita Pieles Aguinaldo / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn e > e buy
e: end
  - turn 14 a
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M18 M24 / resources Madama Danzantes Gaita Pieles Aguinaldo / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a plan
a: get resources
  == a [Ciego:a] [Gaita:a] [Careta:a] 4 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M18 M24 / resources Madama Danzantes Gaita Pieles Aguinaldo / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a / draws 3 > a draw
a: take Aguinaldo
*: reveal Gaita
  - picked a Aguinaldo
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Gaita
  == a [Ciego:a] [Gaita:a] [Careta:a] 6 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M18 M24 / resources Madama Danzantes Gaita Gaita Pieles / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a / draws 2 > a draw
a: take deck
*: draw a [Tralla]
  - drew a
  - got a Tralla   (a)
  == a [Ciego:a] [Gaita:a] [Careta:a] [Tralla:a] 6 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M18 M24 / resources Madama Danzantes Gaita Gaita Pieles / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a / draws 1 > a draw
a: take Gaita
*: reveal Careta
  - picked a Gaita
  - revealed Careta
  == a [Ciego:a] [Gaita:a] [Gaita:a] [Careta:a] [Tralla:a] 6 / a.parade M21 M11 M09 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M18 M24 / resources Madama Danzantes Gaita Careta Pieles / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Tamboril Tamboril Tamboril Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a buy
a: buy M18 Gaita Careta Tralla
  - bought a M18 right
  - paid a Gaita Gaita Careta Tralla
  - paid a 5 bank
  - joined a M18 right
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M24 / resources Madama Danzantes Gaita Careta Pieles / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a buy
a: end
*: reveal M19
  - turn 14 b
  - revealed M19
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b [Birria:b] [Danzantes:b] [Ceniza:b] 4 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M19 M24 / resources Madama Danzantes Gaita Careta Pieles / discards Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn b > b plan
b: trade Birria Danzantes Ceniza
  - traded b Birria Danzantes Ceniza
  - took b 1 bank
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M13 M19 M24 / resources Madama Danzantes Gaita Careta Pieles / discards Birria Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn b > b plan
b: renew market
*: reveal M14
*: reveal M01
*: reveal M04
*: reveal M02
*: reveal M08
  - renewed b
  - revealed M14
  - revealed M01
  - revealed M04
  - revealed M02
  - revealed M08
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Madama Danzantes Gaita Careta Pieles / discards Birria Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn b > b buy
b: end
  - turn 15 c
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Madama Danzantes Gaita Careta Pieles / discards Birria Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c > c plan
c: get resources
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c [Ciego:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Madama Danzantes Gaita Careta Pieles / discards Birria Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 3 > c draw
c: take Careta
*: reveal Aguinaldo
  - picked c Careta
  - revealed Aguinaldo
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c [Ciego:c] [Careta:c] 8 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Madama Danzantes Gaita Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 2 > c draw
c: take Madama
*: reveal Pieles
  - picked c Madama
  - revealed Pieles
c: trade Madama Ciego Careta
  - traded c Madama Ciego Careta
  - took c 1 bank
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 1 > c draw
  ==a a [Ciego] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 1 > c draw
  ==b a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 1 > c draw
  ==c a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 1 > c draw
  ==d a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 1 > c draw
  ==e a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 1 > c draw
  ==* a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Pieles Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c / draws 1 > c draw
c: take Pieles
*: reveal Aguinaldo
  - picked c Pieles
  - revealed Aguinaldo
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c [Pieles:c] 9 first / c.parade M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M04 M08 M14 / resources Danzantes Gaita Pieles Aguinaldo Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c > c buy
c: buy M04 Pieles 3 3
  - bought c M04 left
  - paid c Pieles
  - paid c 9 bank
  - joined c M04 left
  - completed c
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M14 / resources Danzantes Gaita Pieles Aguinaldo Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn c > c buy
c: end
*: reveal M13
  - turn 15 d
  - revealed M13
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d 2 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Danzantes Gaita Pieles Aguinaldo Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d > d plan
d: get resources
d: take Danzantes
*: reveal Careta
  - picked d Danzantes
  - revealed Careta
d: take Aguinaldo
*: reveal Cintas
  - picked d Aguinaldo
  - discarded d Aguinaldo
  - took d 2 bank
  - revealed Cintas
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [Danzantes:d] 4 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Gaita Careta Pieles Cintas Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d / draws 1 > d draw
  ==a a [Ciego] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Gaita Careta Pieles Cintas Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d / draws 1 > d draw
  ==b a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Gaita Careta Pieles Cintas Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d / draws 1 > d draw
  ==c a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Gaita Careta Pieles Cintas Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d / draws 1 > d draw
  ==d a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [Danzantes] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Gaita Careta Pieles Cintas Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d / draws 1 > d draw
  ==e a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] 4 / d.parade M20 M23 M17 / e [Birria] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Gaita Careta Pieles Cintas Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d / draws 1 > d draw
  ==* a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M01 M02 M08 M13 M14 / resources Gaita Careta Pieles Cintas Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn d / draws 1 > d draw
d: take Gaita
*: reveal Cencerro
  - picked d Gaita
  - revealed Cencerro
d: end
  - turn 15 e
e: renew market
*: reveal M19
*: reveal M15
*: reveal M24
*: reveal M13
*: reveal M14
  - renewed e
  - revealed M19
  - revealed M15
  - revealed M24
  - revealed M13
  - revealed M14
e: end
  - turn 15 a
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [Danzantes:d] [Gaita:d] 4 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M13 M14 M15 M19 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
  ==a a [Ciego] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M13 M14 M15 M19 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
  ==b a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M13 M14 M15 M19 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
  ==c a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M13 M14 M15 M19 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
  ==d a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [Danzantes] [Gaita] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M13 M14 M15 M19 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
  ==e a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [Birria] 5 / e.parade M07 M12 M25 / market M13 M14 M15 M19 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
  ==* a [?] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M13 M14 M15 M19 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
a: renew market
*: reveal M15
*: reveal M14
*: reveal M01
*: reveal M13
*: reveal M08
  - renewed a
  - revealed M15
  - revealed M14
  - revealed M01
  - revealed M13
  - revealed M08
a: end
  - turn 15 b
b: renew market
*: reveal M15
*: reveal M13
*: reveal M24
*: reveal M02
*: reveal M08
  - renewed b
  - revealed M15
  - revealed M13
  - revealed M24
  - revealed M02
  - revealed M08
  == a [Ciego:a] 1 / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [Danzantes:d] [Gaita:d] 4 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b > b buy
b: end
  - finished equal-turns
  - applied e M25 M12
  - scored c 20 0 6 29
  - scored d 11 1 5 37
  - scored e 10 1 3 16
  - scored a 17 0 3 46
  - scored b 6 1 2 12
  - won a 66
  == a [Ciego:a] 1 won / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [Danzantes:d] [Gaita:d] 4 / d.parade M20 M23 M17 / e [Birria:e] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / applied M25@M12 > end
  ==a a [Ciego] 1 won / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / applied M25@M12 > end
  ==b a [?] 1 won / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / applied M25@M12 > end
  ==c a [?] 1 won / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / applied M25@M12 > end
  ==d a [?] 1 won / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [Danzantes] [Gaita] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / applied M25@M12 > end
  ==e a [?] 1 won / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [Birria] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / applied M25@M12 > end
  ==* a [?] 1 won / a.parade M21 M11 M09 M18 / b 5 / b.parade M16 M05 / c 0 first / c.parade M04 M06 M22 M10 M03 / d [?] [?] 4 / d.parade M20 M23 M17 / e [?] 5 / e.parade M07 M12 M25 / market M02 M08 M13 M15 M24 / resources Careta Pieles Cintas Cencerro Aguinaldo / discards Birria Birria Birria Madama Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / applied M25@M12 > end
Result(winners=('a',), reason='equal-turns')
