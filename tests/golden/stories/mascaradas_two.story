game: mascaradas
seats: a, b
rules-version: 1

*: first b
*: deal b [Pieles]
*: deal b [Pieles]
*: deal b [Careta]
*: deal a [Tamboril]
*: deal a [Ciego]
*: deal a [Aguinaldo]
*: reveal Ceniza
*: reveal Pieles
*: reveal Aguinaldo
*: reveal Cencerro
*: reveal Careta
*: reveal M21
*: reveal M08
*: reveal M06
*: reveal M03
*: reveal M04
b: renew market
*: reveal M20
*: reveal M07
*: reveal M02
*: reveal M09
*: reveal M16
  - began b
  - took b 2 bank
  - took a 3 bank
  - drew b
  - got b Pieles   (b)
  - drew b
  - got b Pieles   (b)
  - drew b
  - got b Careta   (b)
  - drew a
  - got a Tamboril   (a)
  - drew a
  - got a Ciego   (a)
  - drew a
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Ceniza
  - revealed Pieles
  - revealed Aguinaldo
  - revealed Cencerro
  - revealed Careta
  - revealed M21
  - revealed M08
  - revealed M06
  - revealed M03
  - revealed M04
  - turn 1 b
  - renewed b
  - revealed M20
  - revealed M07
  - revealed M02
  - revealed M09
  - revealed M16
  == a [Ciego:a] [Tamboril:a] 5 / b [Careta:b] [Pieles:b] [Pieles:b] 2 first / market M02 M07 M09 M16 M20 / resources Careta Pieles Cencerro Ceniza Aguinaldo / discards Aguinaldo / round 1 / turn b > b buy
b: trade Careta Pieles Pieles
  - traded b Careta Pieles Pieles
  - took b 1 bank
  == a [Ciego:a] [Tamboril:a] 5 / b 3 first / market M02 M07 M09 M16 M20 / resources Careta Pieles Cencerro Ceniza Aguinaldo / discards Careta Pieles Pieles Aguinaldo / round 1 / turn b > b buy
b: end
  - turn 1 a
  == a [Ciego:a] [Tamboril:a] 5 / b 3 first / market M02 M07 M09 M16 M20 / resources Careta Pieles Cencerro Ceniza Aguinaldo / discards Careta Pieles Pieles Aguinaldo / round 1 / turn a > a plan
a: get resources
  == a [Ciego:a] [Tamboril:a] 5 / b 3 first / market M02 M07 M09 M16 M20 / resources Careta Pieles Cencerro Ceniza Aguinaldo / discards Careta Pieles Pieles Aguinaldo / round 1 / turn a / draws 3 > a draw
a: take Cencerro
*: reveal Cencerro
  - picked a Cencerro
  - revealed Cencerro
  == a [Ciego:a] [Tamboril:a] [Cencerro:a] 5 / b 3 first / market M02 M07 M09 M16 M20 / resources Careta Pieles Cencerro Ceniza Aguinaldo / discards Careta Pieles Pieles Aguinaldo / round 1 / turn a / draws 2 > a draw
a: take Aguinaldo
*: reveal Madama
  - picked a Aguinaldo
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Madama
  == a [Ciego:a] [Tamboril:a] [Cencerro:a] 7 / b 3 first / market M02 M07 M09 M16 M20 / resources Madama Careta Pieles Cencerro Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 1 > a draw
  ==a a [Ciego] [Tamboril] [Cencerro] 7 / b 3 first / market M02 M07 M09 M16 M20 / resources Madama Careta Pieles Cencerro Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 1 > a draw
  ==b a [?] [?] [?] 7 / b 3 first / market M02 M07 M09 M16 M20 / resources Madama Careta Pieles Cencerro Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 1 > a draw
  ==* a [?] [?] [?] 7 / b 3 first / market M02 M07 M09 M16 M20 / resources Madama Careta Pieles Cencerro Ceniza / discards Careta Pieles Pieles Aguinaldo Aguinaldo / round 1 / turn a / draws 1 > a draw
a: trade Ciego Tamboril Cencerro
  - traded a Ciego Tamboril Cencerro
  - took a 1 bank
  == a 8 / b 3 first / market M02 M07 M09 M16 M20 / resources Madama Careta Pieles Cencerro Ceniza / discards Ciego Tamboril Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 1 / turn a / draws 1 > a draw
a: take Careta
*: reveal Cintas
  - picked a Careta
  - revealed Cintas
  == a [Careta:a] 8 / b 3 first / market M02 M07 M09 M16 M20 / resources Madama Pieles Cintas Cencerro Ceniza / discards Ciego Tamboril Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 1 / turn a > a buy
a: buy M09 3 Careta
  - bought a M09 right
  - paid a Careta
  - paid a 5 bank
  - joined a M09 right
  - took a 1 bank
  == a 4 / a.parade M09 / b 3 first / market M02 M07 M16 M20 / resources Madama Pieles Cintas Cencerro Ceniza / discards Ciego Tamboril Careta Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 1 / turn a > a buy
a: end
*: reveal M21
  - turn 2 b
  - revealed M21
  == a 4 / a.parade M09 / b 3 first / market M02 M07 M16 M20 M21 / resources Madama Pieles Cintas Cencerro Ceniza / discards Ciego Tamboril Careta Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 2 / turn b > b plan
b: get resources
  == a 4 / a.parade M09 / b 3 first / market M02 M07 M16 M20 M21 / resources Madama Pieles Cintas Cencerro Ceniza / discards Ciego Tamboril Careta Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 2 / turn b / draws 3 > b draw
b: take Cintas
*: reveal Aguinaldo
  - picked b Cintas
  - revealed Aguinaldo
  == a 4 / a.parade M09 / b [Cintas:b] 3 first / market M02 M07 M16 M20 M21 / resources Madama Pieles Cencerro Ceniza Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 2 / turn b / draws 2 > b draw
b: take Ceniza
*: reveal Cintas
  - picked b Ceniza
  - revealed Cintas
  == a 4 / a.parade M09 / b [Cintas:b] [Ceniza:b] 3 first / market M02 M07 M16 M20 M21 / resources Madama Pieles Cintas Cencerro Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 2 / turn b / draws 1 > b draw
b: take Pieles
*: reveal Aguinaldo
  - picked b Pieles
  - revealed Aguinaldo
  == a 4 / a.parade M09 / b [Pieles:b] [Cintas:b] [Ceniza:b] 3 first / market M02 M07 M16 M20 M21 / resources Madama Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cencerro Aguinaldo Aguinaldo / round 2 / turn b > b buy
b: buy M16 Cintas Ceniza
  - bought b M16 right
  - paid b Cintas Ceniza
  - paid b 3 bank
  - joined b M16 right
  - discounted b 1
  == a 4 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M02 M07 M20 M21 / resources Madama Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn b / discount 1 > b buy
b: end
*: reveal M18
  - turn 2 a
  - revealed M18
  == a 4 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Madama Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a > a plan
a: get resources
  == a 4 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Madama Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a / draws 3 > a draw
a: take Madama
*: reveal Ceniza
  - picked a Madama
  - revealed Ceniza
  == a [Madama:a] 4 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Cintas Cencerro Ceniza Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Madama:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Cintas Cencerro Ceniza Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a / draws 1 > a draw
  ==a a [Madama] 5 / a.parade M09 / b [?] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Cintas Cencerro Ceniza Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a / draws 1 > a draw
  ==b a [?] 5 / a.parade M09 / b [Pieles] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Cintas Cencerro Ceniza Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a / draws 1 > a draw
  ==* a [?] 5 / a.parade M09 / b [?] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Cintas Cencerro Ceniza Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a / draws 1 > a draw
a: take Ceniza
*: reveal Birria
  - picked a Ceniza
  - revealed Birria
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 2 / turn a > a buy
a: end
  - turn 3 b
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M02 M07 M18 M20 M21 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 3 / turn b > b plan
b: renew market
*: reveal M17
*: reveal M10
*: reveal M03
*: reveal M12
*: reveal M23
  - renewed b
  - revealed M17
  - revealed M10
  - revealed M03
  - revealed M12
  - revealed M23
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M03 M10 M12 M17 M23 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 3 / turn b > b buy
b: end
  - turn 3 a
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M03 M10 M12 M17 M23 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 3 / turn a > a plan
  ==a a [Madama] [Ceniza] 5 / a.parade M09 / b [?] 0 first / b.parade M16 / market M03 M10 M12 M17 M23 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 3 / turn a > a plan
  ==b a [?] [?] 5 / a.parade M09 / b [Pieles] 0 first / b.parade M16 / market M03 M10 M12 M17 M23 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 3 / turn a > a plan
  ==* a [?] [?] 5 / a.parade M09 / b [?] 0 first / b.parade M16 / market M03 M10 M12 M17 M23 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 3 / turn a > a plan
a: renew market
*: reveal M21
*: reveal M03
*: reveal M04
*: reveal M25
*: reveal M08
  - renewed a
  - revealed M21
  - revealed M03
  - revealed M04
  - revealed M25
  - revealed M08
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 3 / turn a > a buy
a: end
  - turn 4 b
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b > b plan
b: get resources
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Pieles:b] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b / draws 3 > b draw
b: take deck
*: draw b [Ciego]
  - drew b
  - got b Ciego   (b)
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] [Pieles:b] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b / draws 2 > b draw
  ==a a [Madama] [Ceniza] 5 / a.parade M09 / b [?] [?] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b / draws 2 > b draw
  ==b a [?] [?] 5 / a.parade M09 / b [Ciego] [Pieles] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b / draws 2 > b draw
  ==* a [?] [?] 5 / a.parade M09 / b [?] [?] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Cintas Cencerro Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b / draws 2 > b draw
b: take Cencerro
*: reveal Gaita
  - picked b Cencerro
  - revealed Gaita
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] [Pieles:b] [Cencerro:b] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Gaita Cintas Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b / draws 1 > b draw
b: take Gaita
*: reveal Danzantes
  - picked b Gaita
  - revealed Danzantes
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] [Gaita:b] [Pieles:b] [Cencerro:b] 0 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Tamboril Careta Careta Pieles Pieles Cintas Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b > b buy
b: trade Gaita Pieles Cencerro
  - traded b Gaita Pieles Cencerro
  - took b 1 bank
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] 1 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn b > b buy
b: end
  - turn 4 a
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] 1 first / b.parade M16 / market M03 M04 M08 M21 M25 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn a > a plan
a: renew market
*: reveal M21
*: reveal M20
*: reveal M06
*: reveal M05
*: reveal M07
  - renewed a
  - revealed M21
  - revealed M20
  - revealed M06
  - revealed M05
  - revealed M07
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] 1 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 4 / turn a > a buy
a: end
  - turn 5 b
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] 1 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 5 / turn b > b plan
b: get resources
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] 1 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 5 / turn b / draws 3 > b draw
b: take deck
*: draw b [Tralla]
  - drew b
  - got b Tralla   (b)
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Ciego:b] [Tralla:b] 1 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 5 / turn b / draws 2 > b draw
b: take deck
*: draw b [Birria]
  - drew b
  - got b Birria   (b)
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Birria:b] [Ciego:b] [Tralla:b] 1 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Danzantes Cintas Aguinaldo Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo / round 5 / turn b / draws 1 > b draw
b: take Aguinaldo
*: reveal Madama
  - picked b Aguinaldo
  - discarded b Aguinaldo
  - took b 2 bank
  - revealed Madama
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b [Birria:b] [Ciego:b] [Tralla:b] 3 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo Aguinaldo / round 5 / turn b > b buy
  ==a a [Madama] [Ceniza] 5 / a.parade M09 / b [?] [?] [?] 3 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo Aguinaldo / round 5 / turn b > b buy
  ==b a [?] [?] 5 / a.parade M09 / b [Birria] [Ciego] [Tralla] 3 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo Aguinaldo / round 5 / turn b > b buy
  ==* a [?] [?] 5 / a.parade M09 / b [?] [?] [?] 3 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Aguinaldo Aguinaldo Aguinaldo / round 5 / turn b > b buy
b: trade Birria Ciego Tralla
  - traded b Birria Ciego Tralla
  - took b 1 bank
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b 4 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 5 / turn b > b buy
b: end
  - turn 5 a
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b 4 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 5 / turn a > a plan
a: get resources
  == a [Madama:a] [Ceniza:a] 5 / a.parade M09 / b 4 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 5 / turn a / draws 3 > a draw
a: take peseta
  - took a 1 bank
  == a [Madama:a] [Ceniza:a] 6 / a.parade M09 / b 4 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 5 / turn a / draws 2 > a draw
a: take Birria
*: reveal Birria
  - picked a Birria
  - revealed Birria
  == a [Birria:a] [Madama:a] [Ceniza:a] 6 / a.parade M09 / b 4 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Aguinaldo / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo / round 5 / turn a / draws 1 > a draw
a: take Aguinaldo
*: reveal Ceniza
  - picked a Aguinaldo
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Ceniza
  == a [Birria:a] [Madama:a] [Ceniza:a] 8 / a.parade M09 / b 4 first / b.parade M16 / market M05 M06 M07 M20 M21 / resources Birria Madama Danzantes Cintas Ceniza / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn a > a buy
a: buy M20 3 3 Ceniza
  - bought a M20 left
  - paid a Ceniza
  - paid a 8 bank
  - joined a M20 left
  - took a 3 bank
  == a [Birria:a] [Madama:a] 3 / a.parade M20 M09 / b 4 first / b.parade M16 / market M05 M06 M07 M21 / resources Birria Madama Danzantes Cintas Ceniza / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 5 / turn a > a buy
a: end
*: reveal M23
  - turn 6 b
  - revealed M23
  == a [Birria:a] [Madama:a] 3 / a.parade M20 M09 / b 4 first / b.parade M16 / market M05 M06 M07 M21 M23 / resources Birria Madama Danzantes Cintas Ceniza / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn b > b plan
b: renew market
*: reveal M14
*: reveal M25
*: reveal M19
*: reveal M01
*: reveal M02
  - renewed b
  - revealed M14
  - revealed M25
  - revealed M19
  - revealed M01
  - revealed M02
  == a [Birria:a] [Madama:a] 3 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Madama Danzantes Cintas Ceniza / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn b > b buy
b: end
  - turn 6 a
  == a [Birria:a] [Madama:a] 3 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Madama Danzantes Cintas Ceniza / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn a > a plan
a: get resources
  == a [Birria:a] [Madama:a] 3 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Madama Danzantes Cintas Ceniza / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn a / draws 3 > a draw
a: take Cintas
*: reveal Ciego
  - picked a Cintas
  - revealed Ciego
  == a [Birria:a] [Madama:a] [Cintas:a] 3 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Madama Ciego Danzantes Ceniza / discards Birria Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn a / draws 2 > a draw
a: trade Birria Madama Cintas
  - traded a Birria Madama Cintas
  - took a 1 bank
  == a 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Madama Ciego Danzantes Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn a / draws 2 > a draw
a: take deck
*: draw a [Tamboril]
  - drew a
  - got a Tamboril   (a)
  == a [Tamboril:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Madama Ciego Danzantes Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn a / draws 1 > a draw
a: take Madama
*: reveal Birria
  - picked a Madama
  - revealed Birria
  == a [Madama:a] [Tamboril:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Birria Ciego Danzantes Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 6 / turn a > a buy
a: end
  - turn 7 b
  == a [Madama:a] [Tamboril:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M02 M14 M19 M25 / resources Birria Birria Ciego Danzantes Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b plan
b: renew market
*: reveal M17
*: reveal M10
*: reveal M01
*: reveal M12
*: reveal M11
  - renewed b
  - revealed M17
  - revealed M10
  - revealed M01
  - revealed M12
  - revealed M11
  == a [Madama:a] [Tamboril:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M10 M11 M12 M17 / resources Birria Birria Ciego Danzantes Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn b > b buy
b: end
  - turn 7 a
  == a [Madama:a] [Tamboril:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M10 M11 M12 M17 / resources Birria Birria Ciego Danzantes Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a > a plan
a: get resources
  == a [Madama:a] [Tamboril:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M10 M11 M12 M17 / resources Birria Birria Ciego Danzantes Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a / draws 3 > a draw
a: take Birria
*: reveal Gaita
  - picked a Birria
  - revealed Gaita
  == a [Birria:a] [Madama:a] [Tamboril:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M10 M11 M12 M17 / resources Birria Ciego Danzantes Gaita Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a / draws 2 > a draw
a: take deck
*: draw a [Cintas]
  - drew a
  - got a Cintas   (a)
  == a [Birria:a] [Madama:a] [Tamboril:a] [Cintas:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M10 M11 M12 M17 / resources Birria Ciego Danzantes Gaita Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a / draws 1 > a draw
a: take Ciego
*: reveal Cencerro
  - picked a Ciego
  - revealed Cencerro
  == a [Birria:a] [Madama:a] [Ciego:a] [Tamboril:a] [Cintas:a] 4 / a.parade M20 M09 / b 4 first / b.parade M16 / market M01 M10 M11 M12 M17 / resources Birria Danzantes Gaita Cencerro Ceniza / discards Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a > a buy
a: buy M10 3
  - bought a M10 left
  - paid a Birria
  - paid a 4 bank
  - joined a M10 left
  == a [Madama:a] [Ciego:a] [Tamboril:a] [Cintas:a] 0 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M01 M11 M12 M17 / resources Birria Danzantes Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a / effect M10 2 > a draw
a: take Birria
*: reveal Pieles
  - picked a Birria
  - revealed Pieles
  == a [Birria:a] [Madama:a] [Ciego:a] [Tamboril:a] [Cintas:a] 0 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M01 M11 M12 M17 / resources Danzantes Gaita Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a / effect M10 1 > a draw
a: take Gaita
*: reveal Madama
  - picked a Gaita
  - revealed Madama
  == a [Birria:a] [Madama:a] [Ciego:a] [Gaita:a] [Tamboril:a] [Cintas:a] 0 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M01 M11 M12 M17 / resources Madama Danzantes Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Gaita Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a > a buy
a: trade Ciego Tamboril Cintas
  - traded a Ciego Tamboril Cintas
  - took a 1 bank
  == a [Birria:a] [Madama:a] [Gaita:a] 1 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M01 M11 M12 M17 / resources Madama Danzantes Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 7 / turn a > a buy
a: end
*: reveal M19
  - turn 8 b
  - revealed M19
  == a [Birria:a] [Madama:a] [Gaita:a] 1 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M01 M11 M12 M17 M19 / resources Madama Danzantes Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn b > b plan
b: renew market
*: reveal M21
*: reveal M25
*: reveal M03
*: reveal M22
*: reveal M24
  - renewed b
  - revealed M21
  - revealed M25
  - revealed M03
  - revealed M22
  - revealed M24
  == a [Birria:a] [Madama:a] [Gaita:a] 1 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M22 M24 M25 / resources Madama Danzantes Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn b > b buy
b: end
  - turn 8 a
  == a [Birria:a] [Madama:a] [Gaita:a] 1 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M22 M24 M25 / resources Madama Danzantes Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a plan
a: get resources
  == a [Birria:a] [Madama:a] [Gaita:a] 1 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M22 M24 M25 / resources Madama Danzantes Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a / draws 3 > a draw
a: take deck
*: draw a [Aguinaldo]
  - drew a
  - discarded a Aguinaldo
  - took a 2 bank
  == a [Birria:a] [Madama:a] [Gaita:a] 3 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M22 M24 M25 / resources Madama Danzantes Pieles Cencerro Ceniza / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a / draws 2 > a draw
a: take Cencerro
*: reveal Tralla
  - picked a Cencerro
  - revealed Tralla
  == a [Birria:a] [Madama:a] [Gaita:a] [Cencerro:a] 3 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M22 M24 M25 / resources Madama Danzantes Pieles Ceniza Tralla / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a / draws 1 > a draw
a: take Pieles
*: reveal Gaita
  - picked a Pieles
  - revealed Gaita
  == a [Birria:a] [Madama:a] [Gaita:a] [Pieles:a] [Cencerro:a] 3 / a.parade M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M22 M24 M25 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
a: buy M22 Madama
  - bought a M22 left
  - paid a Madama Cencerro
  - paid a 2 bank
  - joined a M22 left
  == a [Birria:a] [Gaita:a] [Pieles:a] 1 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M24 M25 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
a: trade Birria Gaita Pieles
  - traded a Birria Gaita Pieles
  - took a 1 bank
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M21 M24 M25 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 8 / turn a > a buy
a: end
*: reveal M12
  - turn 9 b
  - revealed M12
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M12 M21 M24 M25 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn b > b plan
b: renew market
*: reveal M17
*: reveal M18
*: reveal M23
*: reveal M13
*: reveal M19
  - renewed b
  - revealed M17
  - revealed M18
  - revealed M23
  - revealed M13
  - revealed M19
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M13 M17 M18 M19 M23 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn b > b buy
b: end
  - turn 9 a
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M13 M17 M18 M19 M23 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn a > a plan
a: renew market
*: reveal M14
*: reveal M05
*: reveal M06
*: reveal M03
*: reveal M13
  - renewed a
  - revealed M14
  - revealed M05
  - revealed M06
  - revealed M03
  - revealed M13
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M05 M06 M13 M14 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==a a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M05 M06 M13 M14 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==b a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M05 M06 M13 M14 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn a > a buy
  ==* a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M05 M06 M13 M14 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 9 / turn a > a buy
a: end
  - turn 10 b
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M03 M05 M06 M13 M14 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 10 / turn b > b plan
b: renew market
*: reveal M15
*: reveal M24
*: reveal M14
*: reveal M23
*: reveal M19
  - renewed b
  - revealed M15
  - revealed M24
  - revealed M14
  - revealed M23
  - revealed M19
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M14 M15 M19 M23 M24 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 10 / turn b > b buy
b: end
  - turn 10 a
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M14 M15 M19 M23 M24 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 10 / turn a > a plan
a: get resources
  == a 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M14 M15 M19 M23 M24 / resources Madama Danzantes Gaita Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 10 / turn a / draws 3 > a draw
a: take Gaita
*: reveal Careta
  - picked a Gaita
  - revealed Careta
  == a [Gaita:a] 2 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M14 M15 M19 M23 M24 / resources Madama Danzantes Careta Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 10 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Gaita:a] 3 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M14 M15 M19 M23 M24 / resources Madama Danzantes Careta Ceniza Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 10 / turn a / draws 1 > a draw
a: take Ceniza
*: reveal Careta
  - picked a Ceniza
  - revealed Careta
  == a [Gaita:a] [Ceniza:a] 3 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M14 M15 M19 M23 M24 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 10 / turn a > a buy
a: end
  - turn 11 b
  == a [Gaita:a] [Ceniza:a] 3 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M14 M15 M19 M23 M24 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn b > b plan
b: renew market
*: reveal M08
*: reveal M02
*: reveal M18
*: reveal M03
*: reveal M01
  - renewed b
  - revealed M08
  - revealed M02
  - revealed M18
  - revealed M03
  - revealed M01
  == a [Gaita:a] [Ceniza:a] 3 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M03 M08 M18 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn b > b buy
b: end
  - turn 11 a
  == a [Gaita:a] [Ceniza:a] 3 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M03 M08 M18 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn a > a plan
a: renew market
*: reveal M25
*: reveal M07
*: reveal M02
*: reveal M06
*: reveal M01
  - renewed a
  - revealed M25
  - revealed M07
  - revealed M02
  - revealed M06
  - revealed M01
  == a [Gaita:a] [Ceniza:a] 3 / a.parade M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M06 M07 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn a > a buy
a: buy M06 Gaita Ceniza
  - bought a M06 left
  - paid a Gaita Ceniza
  - paid a 3 bank
  - joined a M06 left
  == a 0 / a.parade M06 M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M07 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn a / effect M06 1 > a recover
a: recover Cintas
  - recovered a Cintas
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M07 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn a > a buy
  ==a a [Cintas] 0 / a.parade M06 M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M07 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn a > a buy
  ==b a [?] 0 / a.parade M06 M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M07 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn a > a buy
  ==* a [?] 0 / a.parade M06 M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M07 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 11 / turn a > a buy
a: end
*: reveal M12
  - turn 12 b
  - revealed M12
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M07 M12 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 12 / turn b > b plan
b: get resources
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b 4 first / b.parade M16 / market M01 M02 M07 M12 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 12 / turn b / draws 3 > b draw
b: take peseta
  - took b 1 bank
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b 5 first / b.parade M16 / market M01 M02 M07 M12 M25 / resources Madama Danzantes Careta Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 12 / turn b / draws 2 > b draw
b: take Tralla
*: reveal Ceniza
  - picked b Tralla
  - revealed Ceniza
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 5 first / b.parade M16 / market M01 M02 M07 M12 M25 / resources Madama Danzantes Careta Careta Ceniza / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 12 / turn b / draws 1 > b draw
b: take deck
*: draw b [Cencerro]
  - drew b
  - got b Cencerro   (b)
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Cencerro:b] [Tralla:b] 5 first / b.parade M16 / market M01 M02 M07 M12 M25 / resources Madama Danzantes Careta Careta Ceniza / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 12 / turn b > b buy
b: end
  - turn 12 a
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Cencerro:b] [Tralla:b] 5 first / b.parade M16 / market M01 M02 M07 M12 M25 / resources Madama Danzantes Careta Careta Ceniza / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 12 / turn a > a plan
a: renew market
*: reveal M18
*: reveal M08
*: reveal M25
*: reveal M13
*: reveal M15
  - renewed a
  - revealed M18
  - revealed M08
  - revealed M25
  - revealed M13
  - revealed M15
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Cencerro:b] [Tralla:b] 5 first / b.parade M16 / market M08 M13 M15 M18 M25 / resources Madama Danzantes Careta Careta Ceniza / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 12 / turn a > a buy
a: end
  - turn 13 b
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Cencerro:b] [Tralla:b] 5 first / b.parade M16 / market M08 M13 M15 M18 M25 / resources Madama Danzantes Careta Careta Ceniza / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn b > b plan
b: get resources
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Cencerro:b] [Tralla:b] 5 first / b.parade M16 / market M08 M13 M15 M18 M25 / resources Madama Danzantes Careta Careta Ceniza / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn b / draws 3 > b draw
b: take Careta
*: reveal Danzantes
  - picked b Careta
  - revealed Danzantes
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] [Tralla:b] 5 first / b.parade M16 / market M08 M13 M15 M18 M25 / resources Madama Danzantes Danzantes Careta Ceniza / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn b / draws 2 > b draw
b: take Ceniza
*: reveal Tralla
  - picked b Ceniza
  - revealed Tralla
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] [Ceniza:b] [Tralla:b] 5 first / b.parade M16 / market M08 M13 M15 M18 M25 / resources Madama Danzantes Danzantes Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn b / draws 1 > b draw
b: take Madama
*: reveal Gaita
  - picked b Madama
  - revealed Gaita
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Madama:b] [Careta:b] [Cencerro:b] [Ceniza:b] [Tralla:b] 5 first / b.parade M16 / market M08 M13 M15 M18 M25 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn b > b buy
b: buy M08 Ceniza
  - bought b M08 left
  - paid b Madama Careta Cencerro Ceniza
  - paid b 5 bank
  - joined b M08 left
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M13 M15 M18 M25 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn b > b buy
b: end
*: reveal M02
  - turn 13 a
  - revealed M02
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M02 M13 M15 M18 M25 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn a > a plan
a: renew market
*: reveal M01
*: reveal M15
*: reveal M11
*: reveal M05
*: reveal M19
  - renewed a
  - revealed M01
  - revealed M15
  - revealed M11
  - revealed M05
  - revealed M19
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M01 M05 M11 M15 M19 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 13 / turn a > a buy
a: end
  - turn 14 b
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M01 M05 M11 M15 M19 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn b > b plan
b: renew market
*: reveal M11
*: reveal M12
*: reveal M18
*: reveal M14
*: reveal M01
  - renewed b
  - revealed M11
  - revealed M12
  - revealed M18
  - revealed M14
  - revealed M01
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M01 M11 M12 M14 M18 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn b > b buy
b: end
  - turn 14 a
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M01 M11 M12 M14 M18 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a plan
  ==a a [Cintas] 0 / a.parade M06 M22 M10 M20 M09 / b [?] 0 first / b.parade M08 M16 / market M01 M11 M12 M14 M18 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a plan
  ==b a [?] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla] 0 first / b.parade M08 M16 / market M01 M11 M12 M14 M18 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a plan
  ==* a [?] 0 / a.parade M06 M22 M10 M20 M09 / b [?] 0 first / b.parade M08 M16 / market M01 M11 M12 M14 M18 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a plan
a: renew market
*: reveal M23
*: reveal M11
*: reveal M14
*: reveal M21
*: reveal M05
  - renewed a
  - revealed M23
  - revealed M11
  - revealed M14
  - revealed M21
  - revealed M05
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 14 / turn a > a buy
a: end
  - turn 15 b
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b > b plan
b: get resources
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Gaita Careta Tralla / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / draws 3 > b draw
b: take Tralla
*: reveal Danzantes
  - picked b Tralla
  - revealed Danzantes
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla:b] [Tralla:b] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Danzantes Gaita Careta / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / draws 2 > b draw
  ==a a [Cintas] 0 / a.parade M06 M22 M10 M20 M09 / b [?] [?] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Danzantes Gaita Careta / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / draws 2 > b draw
  ==b a [?] 0 / a.parade M06 M22 M10 M20 M09 / b [Tralla] [Tralla] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Danzantes Gaita Careta / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / draws 2 > b draw
  ==* a [?] 0 / a.parade M06 M22 M10 M20 M09 / b [?] [?] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Danzantes Gaita Careta / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / draws 2 > b draw
b: take Careta
*: reveal Madama
  - picked b Careta
  - revealed Madama
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Careta:b] [Tralla:b] [Tralla:b] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Madama Danzantes Danzantes Danzantes Gaita / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b / draws 1 > b draw
b: take Danzantes
*: reveal Aguinaldo
  - picked b Danzantes
  - revealed Aguinaldo
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] [Careta:b] [Tralla:b] [Tralla:b] 0 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Madama Danzantes Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b > b buy
b: trade Careta Tralla Tralla
  - traded b Careta Tralla Tralla
  - took b 1 bank
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Madama Danzantes Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn b > b buy
b: end
  - turn 15 a
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Madama Danzantes Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a > a plan
a: get resources
  == a [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Madama Danzantes Danzantes Gaita Aguinaldo / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a / draws 3 > a draw
a: take Gaita
*: reveal Tamboril
  - picked a Gaita
  - revealed Tamboril
  == a [Gaita:a] [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Madama Danzantes Danzantes Tamboril Aguinaldo / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a / draws 2 > a draw
a: take Danzantes
*: reveal Danzantes
  - picked a Danzantes
  - revealed Danzantes
  == a [Danzantes:a] [Gaita:a] [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Madama Danzantes Danzantes Tamboril Aguinaldo / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Ciego Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Cencerro Ceniza Ceniza Ceniza Ceniza Tralla Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 15 / turn a / draws 1 > a draw
a: take Madama
*: reveal Pieles
  - picked a Madama
  - reshuffled
  - revealed Pieles
  == a [Madama:a] [Danzantes:a] [Gaita:a] [Cintas:a] 0 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Aguinaldo / round 15 / turn a > a buy
a: trade Danzantes Gaita Cintas
  - traded a Danzantes Gaita Cintas
  - took a 1 bank
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Aguinaldo / discards Danzantes Gaita Cintas / round 15 / turn a > a buy
a: end
  - turn 16 b
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Aguinaldo / discards Danzantes Gaita Cintas / round 16 / turn b > b plan
b: get resources
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 1 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Aguinaldo / discards Danzantes Gaita Cintas / round 16 / turn b / draws 3 > b draw
b: take Aguinaldo
*: reveal Tralla
  - picked b Aguinaldo
  - discarded b Aguinaldo
  - took b 2 bank
  - revealed Tralla
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 3 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Tralla / discards Danzantes Gaita Cintas Aguinaldo / round 16 / turn b / draws 2 > b draw
b: take deck
*: draw b [Aguinaldo]
  - drew b
  - discarded b Aguinaldo
  - took b 2 bank
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] 5 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Tralla / discards Danzantes Gaita Cintas Aguinaldo Aguinaldo / round 16 / turn b / draws 1 > b draw
  ==a a [Madama] 1 / a.parade M06 M22 M10 M20 M09 / b [?] 5 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Tralla / discards Danzantes Gaita Cintas Aguinaldo Aguinaldo / round 16 / turn b / draws 1 > b draw
  ==b a [?] 1 / a.parade M06 M22 M10 M20 M09 / b [Danzantes] 5 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Tralla / discards Danzantes Gaita Cintas Aguinaldo Aguinaldo / round 16 / turn b / draws 1 > b draw
  ==* a [?] 1 / a.parade M06 M22 M10 M20 M09 / b [?] 5 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Tamboril Pieles Tralla / discards Danzantes Gaita Cintas Aguinaldo Aguinaldo / round 16 / turn b / draws 1 > b draw
b: take Pieles
*: reveal Gaita
  - picked b Pieles
  - revealed Gaita
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b [Danzantes:b] [Pieles:b] 5 first / b.parade M08 M16 / market M05 M11 M14 M21 M23 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Gaita Cintas Aguinaldo Aguinaldo / round 16 / turn b > b buy
b: buy M21 Danzantes Pieles
  - bought b M21 right
  - paid b Danzantes Pieles
  - paid b 4 bank
  - joined b M21 right
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M05 M11 M14 M23 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 16 / turn b > b buy
b: end
*: reveal M24
  - turn 16 a
  - revealed M24
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M05 M11 M14 M23 M24 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 16 / turn a > a plan
a: renew market
*: reveal M14
*: reveal M03
*: reveal M18
*: reveal M19
*: reveal M01
  - renewed a
  - revealed M14
  - revealed M03
  - revealed M18
  - revealed M19
  - revealed M01
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M03 M14 M18 M19 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 16 / turn a > a buy
a: end
  - turn 17 b
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M03 M14 M18 M19 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn b > b plan
b: renew market
*: reveal M05
*: reveal M25
*: reveal M01
*: reveal M04
*: reveal M18
  - renewed b
  - revealed M05
  - revealed M25
  - revealed M01
  - revealed M04
  - revealed M18
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn b > b buy
b: end
  - turn 17 a
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a > a plan
a: get resources
  == a [Madama:a] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a / draws 3 > a draw
  ==a a [Madama] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a / draws 3 > a draw
  ==b a [?] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a / draws 3 > a draw
  ==* a [?] 1 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a / draws 3 > a draw
a: take peseta
  - took a 1 bank
  == a [Madama:a] 2 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Madama:a] 3 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Gaita Tamboril Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a / draws 1 > a draw
a: take Gaita
*: reveal Cintas
  - picked a Gaita
  - revealed Cintas
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Tamboril Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 17 / turn a > a buy
a: end
  - turn 18 b
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Tamboril Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 18 / turn b > b plan
b: get resources
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Tamboril Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 18 / turn b / draws 3 > b draw
b: take Tamboril
*: reveal Pieles
  - picked b Tamboril
  - revealed Pieles
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b [Tamboril:b] 1 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Pieles Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 18 / turn b / draws 2 > b draw
b: take peseta
  - took b 1 bank
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b [Tamboril:b] 2 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Pieles Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo / round 18 / turn b / draws 1 > b draw
b: take deck
*: draw b [Aguinaldo]
  - drew b
  - discarded b Aguinaldo
  - took b 2 bank
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b [Tamboril:b] 4 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Pieles Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo Aguinaldo / round 18 / turn b > b buy
b: end
  - turn 18 a
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b [Tamboril:b] 4 first / b.parade M08 M16 M21 / market M01 M04 M05 M18 M25 / resources Danzantes Danzantes Pieles Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo Aguinaldo / round 18 / turn a > a plan
a: renew market
*: reveal M04
*: reveal M18
*: reveal M03
*: reveal M19
*: reveal M07
  - renewed a
  - revealed M04
  - revealed M18
  - revealed M03
  - revealed M19
  - revealed M07
  == a [Madama:a] [Gaita:a] 3 / a.parade M06 M22 M10 M20 M09 / b [Tamboril:b] 4 first / b.parade M08 M16 M21 / market M03 M04 M07 M18 M19 / resources Danzantes Danzantes Pieles Cintas Tralla / discards Danzantes Danzantes Gaita Pieles Cintas Aguinaldo Aguinaldo Aguinaldo / round 18 / turn a > a buy
a: buy M07 Madama Gaita
*: reveal Gaita
*: reveal Cencerro
*: reveal Cencerro
*: reveal Birria
*: reveal Ceniza
  - bought a M07 left
  - paid a Madama Gaita
  - paid a 3 bank
  - joined a M07 left
  - cleared Danzantes Danzantes Pieles Cintas Tralla
  - revealed Gaita
  - revealed Cencerro
  - revealed Cencerro
  - revealed Birria
  - revealed Ceniza
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Tamboril:b] 4 first / b.parade M08 M16 M21 / market M03 M04 M18 M19 / resources Birria Gaita Cencerro Cencerro Ceniza / discards Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 18 / turn a > a buy
a: end
*: reveal M17
  - turn 19 b
  - revealed M17
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Tamboril:b] 4 first / b.parade M08 M16 M21 / market M03 M04 M17 M18 M19 / resources Birria Gaita Cencerro Cencerro Ceniza / discards Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn b > b plan
b: get resources
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Tamboril:b] 4 first / b.parade M08 M16 M21 / market M03 M04 M17 M18 M19 / resources Birria Gaita Cencerro Cencerro Ceniza / discards Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn b / draws 3 > b draw
b: take Birria
*: reveal Careta
  - picked b Birria
  - revealed Careta
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Birria:b] [Tamboril:b] 4 first / b.parade M08 M16 M21 / market M03 M04 M17 M18 M19 / resources Gaita Careta Cencerro Cencerro Ceniza / discards Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn b / draws 2 > b draw
b: take Careta
*: reveal Pieles
  - picked b Careta
  - revealed Pieles
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Birria:b] [Tamboril:b] [Careta:b] 4 first / b.parade M08 M16 M21 / market M03 M04 M17 M18 M19 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn b / draws 1 > b draw
b: take deck
*: draw b [Tamboril]
  - drew b
  - got b Tamboril   (b)
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Birria:b] [Tamboril:b] [Tamboril:b] [Careta:b] 4 first / b.parade M08 M16 M21 / market M03 M04 M17 M18 M19 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn b > b buy
b: trade Birria Tamboril Tamboril
  - traded b Birria Tamboril Tamboril
  - took b 1 bank
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M03 M04 M17 M18 M19 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn b > b buy
b: end
  - turn 19 a
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M03 M04 M17 M18 M19 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn a > a plan
a: renew market
*: reveal M12
*: reveal M14
*: reveal M19
*: reveal M23
*: reveal M04
  - renewed a
  - revealed M12
  - revealed M14
  - revealed M19
  - revealed M23
  - revealed M04
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M04 M12 M14 M19 M23 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 19 / turn a > a buy
a: end
  - turn 20 b
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M04 M12 M14 M19 M23 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn b > b plan
b: renew market
*: reveal M14
*: reveal M24
*: reveal M11
*: reveal M01
*: reveal M25
  - renewed b
  - revealed M14
  - revealed M24
  - revealed M11
  - revealed M01
  - revealed M25
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn b > b buy
b: end
  - turn 20 a
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a > a plan
a: get resources
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a / draws 3 > a draw
  ==a a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [?] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a / draws 3 > a draw
  ==b a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a / draws 3 > a draw
  ==* a 0 / a.parade M07 M06 M22 M10 M20 M09 / b [?] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Gaita Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a / draws 3 > a draw
a: take Gaita
*: reveal Careta
  - picked a Gaita
  - revealed Careta
  == a [Gaita:a] 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Careta Pieles Cencerro Cencerro Ceniza / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a / draws 2 > a draw
a: take Cencerro
*: reveal Tralla
  - picked a Cencerro
  - revealed Tralla
  == a [Gaita:a] [Cencerro:a] 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Careta Pieles Cencerro Ceniza Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a / draws 1 > a draw
a: take Careta
*: reveal Tralla
  - picked a Careta
  - revealed Tralla
  == a [Gaita:a] [Careta:a] [Cencerro:a] 0 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Pieles Cencerro Ceniza Tralla Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Tamboril Tamboril Pieles Pieles Cintas Cintas Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a > a buy
a: trade Gaita Careta Cencerro
  - traded a Gaita Careta Cencerro
  - took a 1 bank
  == a 1 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Pieles Cencerro Ceniza Tralla Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 20 / turn a > a buy
a: end
  - turn 21 b
  == a 1 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Pieles Cencerro Ceniza Tralla Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn b > b plan
b: get resources
  == a 1 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Pieles Cencerro Ceniza Tralla Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn b / draws 3 > b draw
b: take Pieles
*: reveal Birria
  - picked b Pieles
  - revealed Birria
  == a 1 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Pieles:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Birria Cencerro Ceniza Tralla Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn b / draws 2 > b draw
b: take Cencerro
*: reveal Birria
  - picked b Cencerro
  - revealed Birria
  == a 1 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Pieles:b] [Cencerro:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Birria Birria Ceniza Tralla Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn b / draws 1 > b draw
b: take Birria
*: reveal Cencerro
  - picked b Birria
  - revealed Cencerro
  == a 1 / a.parade M07 M06 M22 M10 M20 M09 / b [Birria:b] [Careta:b] [Pieles:b] [Cencerro:b] 5 first / b.parade M08 M16 M21 / market M01 M11 M14 M24 M25 / resources Birria Cencerro Ceniza Tralla Tralla / discards Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn b > b buy
b: buy M11 Pieles 3
  - bought b M11 right
  - paid b Birria Pieles
  - paid b 5 bank
  - joined b M11 right
  - took a 1 bank
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 0 first / b.parade M08 M16 M21 M11 / market M01 M14 M24 M25 / resources Birria Cencerro Ceniza Tralla Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn b > b buy
b: end
*: reveal M04
  - turn 21 a
  - revealed M04
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 0 first / b.parade M08 M16 M21 M11 / market M01 M04 M14 M24 M25 / resources Birria Cencerro Ceniza Tralla Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn a > a plan
a: renew market
*: reveal M13
*: reveal M15
*: reveal M19
*: reveal M05
*: reveal M25
  - renewed a
  - revealed M13
  - revealed M15
  - revealed M19
  - revealed M05
  - revealed M25
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 0 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 21 / turn a > a buy
a: end
  - turn 22 b
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 0 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 22 / turn b > b plan
b: get resources
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 0 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 22 / turn b / draws 3 > b draw
b: take Tralla
*: reveal Aguinaldo
  - picked b Tralla
  - revealed Aguinaldo
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] [Tralla:b] 0 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 22 / turn b / draws 2 > b draw
b: take peseta
  - took b 1 bank
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] [Tralla:b] 1 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo / round 22 / turn b / draws 1 > b draw
b: take deck
*: draw b [Aguinaldo]
  - drew b
  - discarded b Aguinaldo
  - took b 2 bank
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] [Tralla:b] 3 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Pieles Pieles Pieles Cintas Cintas Cencerro Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 22 / turn b > b buy
b: trade Careta Cencerro Tralla
  - traded b Careta Cencerro Tralla
  - took b 1 bank
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 22 / turn b > b buy
b: end
  - turn 22 a
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M05 M13 M15 M19 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 22 / turn a > a plan
a: renew market
*: reveal M25
*: reveal M14
*: reveal M18
*: reveal M01
*: reveal M03
  - renewed a
  - revealed M25
  - revealed M14
  - revealed M18
  - revealed M01
  - revealed M03
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 22 / turn a > a buy
a: end
  - turn 23 b
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b > b plan
  ==a a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b > b plan
  ==b a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b > b plan
  ==* a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b > b plan
b: get resources
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b / draws 3 > b draw
b: take deck
*: draw b [Careta]
  - drew b
  - got b Careta   (b)
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b / draws 2 > b draw
b: take Cencerro
*: reveal Aguinaldo
  - picked b Cencerro
  - revealed Aguinaldo
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 4 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Ceniza Tralla Aguinaldo Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b / draws 1 > b draw
b: take Aguinaldo
*: reveal Cencerro
  - picked b Aguinaldo
  - discarded b Aguinaldo
  - took b 2 bank
  - revealed Cencerro
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn b > b buy
b: end
  - turn 23 a
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a > a plan
a: get resources
  == a 2 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a / draws 3 > a draw
a: take peseta
  - took a 1 bank
  == a 3 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a / draws 2 > a draw
  ==a a 3 / a.parade M07 M06 M22 M10 M20 M09 / b [?] [?] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a / draws 2 > a draw
  ==b a 3 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta] [Cencerro] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a / draws 2 > a draw
  ==* a 3 / a.parade M07 M06 M22 M10 M20 M09 / b [?] [?] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Cencerro Ceniza Tralla Aguinaldo / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a / draws 2 > a draw
a: take Aguinaldo
*: reveal Tamboril
  - picked a Aguinaldo
  - discarded a Aguinaldo
  - took a 2 bank
  - revealed Tamboril
  == a 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Tamboril Cencerro Ceniza Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a / draws 1 > a draw
a: take Ceniza
*: reveal Careta
  - picked a Ceniza
  - revealed Careta
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Tamboril Careta Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 23 / turn a > a buy
a: end
  - turn 24 b
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Tamboril Careta Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b > b plan
b: get resources
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Tamboril Careta Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b / draws 3 > b draw
b: take Careta
*: reveal Ciego
  - picked b Careta
  - revealed Ciego
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Careta:b] [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Ciego Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b / draws 2 > b draw
b: take Ciego
*: reveal Madama
  - picked b Ciego
  - revealed Madama
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Ciego:b] [Careta:b] [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b / draws 1 > b draw
  ==a a [Ceniza] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [?] [?] [?] [?] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b / draws 1 > b draw
  ==b a [?] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Ciego] [Careta] [Careta] [Cencerro] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b / draws 1 > b draw
  ==* a [?] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [?] [?] [?] [?] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b / draws 1 > b draw
b: take Madama
*: reveal Ciego
  - picked b Madama
  - revealed Ciego
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama:b] [Ciego:b] [Careta:b] [Careta:b] [Cencerro:b] 6 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Ciego Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b > b buy
b: trade Careta Careta Cencerro
  - traded b Careta Careta Cencerro
  - took b 1 bank
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Ciego Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn b > b buy
b: end
  - turn 24 a
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Ciego Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a > a plan
a: get resources
  == a [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Birria Ciego Tamboril Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a / draws 3 > a draw
a: take Birria
*: reveal Cintas
  - picked a Birria
  - revealed Cintas
  == a [Birria:a] [Ceniza:a] 5 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Ciego Tamboril Cintas Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Birria:a] [Ceniza:a] 6 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Ciego Tamboril Cintas Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a / draws 1 > a draw
a: take Ciego
*: reveal Madama
  - picked a Ciego
  - revealed Madama
  == a [Birria:a] [Ciego:a] [Ceniza:a] 6 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a > a buy
  ==a a [Birria] [Ciego] [Ceniza] 6 / a.parade M07 M06 M22 M10 M20 M09 / b [?] [?] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a > a buy
  ==b a [?] [?] [?] 6 / a.parade M07 M06 M22 M10 M20 M09 / b [Madama] [Ciego] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a > a buy
  ==* a [?] [?] [?] 6 / a.parade M07 M06 M22 M10 M20 M09 / b [?] [?] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M18 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Madama Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a > a buy
a: buy M18 Birria Ciego 3
  - bought a M18 right
  - paid a Birria Ciego Ceniza
  - paid a 6 bank
  - joined a M18 right
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 24 / turn a > a buy
a: end
*: reveal M17
  - turn 25 b
  - revealed M17
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M17 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b > b plan
b: get resources
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Madama:b] [Ciego:b] 7 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M17 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / draws 3 > b draw
b: take peseta
  - took b 1 bank
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Madama:b] [Ciego:b] 8 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M17 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / draws 2 > b draw
b: take deck
*: draw b [Madama]
  - drew b
  - got b Madama   (b)
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Madama:b] [Madama:b] [Ciego:b] 8 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M17 M25 / resources Madama Tamboril Cintas Cencerro Tralla / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / draws 1 > b draw
b: take Cintas
*: reveal Birria
  - picked b Cintas
  - revealed Birria
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Madama:b] [Madama:b] [Ciego:b] [Cintas:b] 8 first / b.parade M08 M16 M21 M11 / market M01 M03 M14 M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b > b buy
b: buy M01 Madama Madama
  - bought b M01 left
  - paid b Madama Madama Ciego
  - paid b 5 bank
  - joined b M01 left
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M03 M14 M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / effect M01 1 > b reserve
  ==a a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [?] 3 first / b.parade M01 M08 M16 M21 M11 / market M03 M14 M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / effect M01 1 > b reserve
  ==b a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas] 3 first / b.parade M01 M08 M16 M21 M11 / market M03 M14 M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / effect M01 1 > b reserve
  ==* a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [?] 3 first / b.parade M01 M08 M16 M21 M11 / market M03 M14 M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / effect M01 1 > b reserve
b: reserve M14
  - reserved b M14
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M03 M14@b M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn b / reserved M14 > b buy
b: end
*: reveal M05
  - turn 25 a
  - revealed M05
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M03 M05 M14@b M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn a > a plan
a: renew market
*: reveal M17
*: reveal M25
*: reveal M12
*: reveal M03
  - renewed a
  - revealed M17
  - revealed M25
  - revealed M12
  - revealed M03
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M03 M12 M14@b M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 25 / turn a > a buy
a: end
  - turn 26 b
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M03 M12 M14@b M17 M25 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 26 / turn b > b plan
b: renew market
*: reveal M19
*: reveal M04
*: reveal M13
*: reveal M05
  - renewed b
  - revealed M19
  - revealed M04
  - revealed M13
  - revealed M05
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M05 M13 M14@b M19 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 26 / turn b > b buy
b: end
  - turn 26 a
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M05 M13 M14@b M19 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 26 / turn a > a plan
a: get resources
  == a 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M05 M13 M14@b M19 / resources Birria Madama Tamboril Cencerro Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 26 / turn a / draws 3 > a draw
a: take Tamboril
*: reveal Ceniza
  - picked a Tamboril
  - revealed Ceniza
  == a [Tamboril:a] 0 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M05 M13 M14@b M19 / resources Birria Madama Cencerro Ceniza Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 26 / turn a / draws 2 > a draw
a: take peseta
  - took a 1 bank
  == a [Tamboril:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M05 M13 M14@b M19 / resources Birria Madama Cencerro Ceniza Tralla / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 26 / turn a / draws 1 > a draw
a: take Tralla
*: reveal Gaita
  - picked a Tralla
  - revealed Gaita
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M05 M13 M14@b M19 / resources Birria Madama Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 26 / turn a > a buy
a: end
  - turn 27 b
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M05 M13 M14@b M19 / resources Birria Madama Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 27 / turn b > b plan
b: renew market
*: reveal M13
*: reveal M03
*: reveal M25
*: reveal M24
  - renewed b
  - revealed M13
  - revealed M03
  - revealed M25
  - revealed M24
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M03 M13 M14@b M24 M25 / resources Birria Madama Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 27 / turn b > b buy
b: end
  - turn 27 a
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M03 M13 M14@b M24 M25 / resources Birria Madama Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 27 / turn a > a plan
a: renew market
*: reveal M17
*: reveal M04
*: reveal M15
*: reveal M19
  - renewed a
  - revealed M17
  - revealed M04
  - revealed M15
  - revealed M19
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Birria Madama Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 27 / turn a > a buy
a: end
  - turn 28 b
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Birria Madama Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn b > b plan
b: get resources
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Birria Madama Gaita Cencerro Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn b / draws 3 > b draw
b: take Gaita
*: reveal Ceniza
  - picked b Gaita
  - revealed Ceniza
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Gaita:b] [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Birria Madama Cencerro Ceniza Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn b / draws 2 > b draw
b: take Birria
*: reveal Ciego
  - picked b Birria
  - revealed Ciego
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Birria:b] [Gaita:b] [Cintas:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Ciego Cencerro Ceniza Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn b / draws 1 > b draw
b: take Ceniza
*: reveal Ceniza
  - picked b Ceniza
  - revealed Ceniza
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Birria:b] [Gaita:b] [Cintas:b] [Ceniza:b] 2 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Ciego Cencerro Ceniza Ceniza / discards Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn b > b buy
b: trade Birria Gaita Ceniza
  - traded b Birria Gaita Ceniza
  - took b 1 bank
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Ciego Cencerro Ceniza Ceniza / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn b > b buy
b: end
  - turn 28 a
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Ciego Cencerro Ceniza Ceniza / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn a > a plan
a: get resources
  == a [Tamboril:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Ciego Cencerro Ceniza Ceniza / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn a / draws 3 > a draw
a: take deck
*: draw a [Pieles]
  - drew a
  - got a Pieles   (a)
  == a [Tamboril:a] [Pieles:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Ciego Cencerro Ceniza Ceniza / discards Birria Birria Birria Birria Madama Madama Madama Ciego Ciego Danzantes Danzantes Danzantes Danzantes Gaita Gaita Gaita Gaita Tamboril Tamboril Careta Careta Careta Careta Pieles Pieles Pieles Cintas Cintas Cencerro Cencerro Cencerro Ceniza Ceniza Tralla Tralla Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo Aguinaldo / round 28 / turn a / draws 2 > a draw
a: take Ceniza
*: reveal Gaita
  - picked a Ceniza
  - reshuffled
  - revealed Gaita
  == a [Tamboril:a] [Pieles:a] [Ceniza:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Ciego Gaita Cencerro Ceniza / round 28 / turn a / draws 1 > a draw
a: take Ciego
*: reveal Madama
  - picked a Ciego
  - revealed Madama
  == a [Ciego:a] [Tamboril:a] [Pieles:a] [Ceniza:a] [Tralla:a] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / round 28 / turn a > a buy
  ==a a [Ciego] [Tamboril] [Pieles] [Ceniza] [Tralla] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [?] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / round 28 / turn a > a buy
  ==b a [?] [?] [?] [?] [?] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [Cintas] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / round 28 / turn a > a buy
  ==* a [?] [?] [?] [?] [?] 1 / a.parade M07 M06 M22 M10 M20 M09 M18 / b [?] 3 first / b.parade M01 M08 M16 M21 M11 / market M04 M14@b M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / round 28 / turn a > a buy
a: buy M04
  - bought a M04 left
  - paid a Tamboril Ceniza Tralla
  - paid a 1 bank
  - joined a M04 left
  - completed a
  == a [Ciego:a] [Pieles:a] 0 / a.parade M04 M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M14@b M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / discards Tamboril Ceniza Tralla / round 28 / turn a > a buy
a: end
  - finished equal-turns
  - released M14
  == a [Ciego:a] [Pieles:a] 0 / a.parade M04 M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M14 M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / discards Tamboril Ceniza Tralla / round 28 / turn a > b apply
b: apply M01 M11 M08
  - applied b M01 M11 M08
  - scored b 27 1 6 59
  - scored a 32 0 4 85
  - won a 121
  == a [Ciego:a] [Pieles:a] 0 won / a.parade M04 M07 M06 M22 M10 M20 M09 M18 / b [Cintas:b] 3 first / b.parade M01 M08 M16 M21 M11 / market M14 M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / discards Tamboril Ceniza Tralla / round 28 / turn a / applied M01@M11.M08 > end
  ==a a [Ciego] [Pieles] 0 won / a.parade M04 M07 M06 M22 M10 M20 M09 M18 / b [?] 3 first / b.parade M01 M08 M16 M21 M11 / market M14 M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / discards Tamboril Ceniza Tralla / round 28 / turn a / applied M01@M11.M08 > end
  ==b a [?] [?] 0 won / a.parade M04 M07 M06 M22 M10 M20 M09 M18 / b [Cintas] 3 first / b.parade M01 M08 M16 M21 M11 / market M14 M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / discards Tamboril Ceniza Tralla / round 28 / turn a / applied M01@M11.M08 > end
  ==* a [?] [?] 0 won / a.parade M04 M07 M06 M22 M10 M20 M09 M18 / b [?] 3 first / b.parade M01 M08 M16 M21 M11 / market M14 M15 M17 M19 / resources Madama Madama Gaita Cencerro Ceniza / discards Tamboril Ceniza Tralla / round 28 / turn a / applied M01@M11.M08 > end
Result(winners=('a',), reason='equal-turns')
