game: attic
seats: a, b, c
options: turns=20
rules-version: 1

*: deal a [Fan]
*: deal b [Fan]
*: deal c [Fan]
*: deal a [Fan]
*: deal b [Lamp]
*: deal c [Lamp]
a: draw
*: draw a [Key]
  - drew a
  - got a Fan   (a)
  - drew b
  - got b Fan   (b)
  - drew c
  - got c Fan   (c)
  - drew a
  - got a Fan   (a)
  - drew b
  - got b Lamp   (b)
  - drew c
  - got c Lamp   (c)
  - turn 1 a
  - drew a
  - got a Key   (a)
  - turn 2 b
  == a [Fan:a] [Fan:a] [Key:a] 5 / b [Lamp:b] [Fan:b] 5 / c [Lamp:c] [Fan:c] 5 / turn 2 b > b
b: bury [Fan]
  - buried b
  - put Fan   (b)
  - turn 3 c
  == a [Fan:a] [Fan:a] [Key:a] 5 / b [Lamp:b] 5 / c [Lamp:c] [Fan:c] 5 / under [Fan:b] / turn 3 c > c
c: play Lamp
  - played c Lamp
  == a [Fan:a] [Fan:a] [Key:a] 5 / b [Lamp:b] 5 / c [Fan:c] 5 / under [Fan:b] / discards Lamp / turn 3 c / playing Lamp > a block
  ==a a [Fan] [Fan] [Key] 5 / b [?] 5 / c [?] 5 / under [?] / discards Lamp / turn 3 c / playing Lamp > a block
  ==b a [?] [?] [?] 5 / b [Lamp] 5 / c [?] 5 / under [Fan] / discards Lamp / turn 3 c / playing Lamp > a block
  ==c a [?] [?] [?] 5 / b [?] 5 / c [Fan] 5 / under [?] / discards Lamp / turn 3 c / playing Lamp > a block
  ==* a [?] [?] [?] 5 / b [?] 5 / c [?] 5 / under [?] / discards Lamp / turn 3 c / playing Lamp > a block
a: [pass]
  - answered pass   (a)
  == a [Fan:a] [Fan:a] [Key:a] 5 / b [Lamp:b] 5 / c [Fan:c] 5 / under [Fan:b] / discards Lamp / turn 3 c / playing Lamp / answered [pass] > b block
b: [pass]
  - answered pass   (b)
  - passed a
  - passed b
  == a [Fan:a] [Fan:a] [Key:a] 5 / b [Lamp:b] 5 / c [Fan:c] 5 / under [Fan:b] / discards Lamp / turn 3 c / playing Lamp > c look
c: look a
  - looked c a
  - saw a Fan Fan Key   (c)
  - turn 4 a
  == a [Fan:ac] [Fan:ac] [Key:ac] 5 / b [Lamp:b] 5 / c [Fan:c] 5 / under [Fan:b] / discards Lamp / turn 4 a > a
a: play Fan
  - played a Fan
  == a [Fan:ac] [Key:ac] 5 / b [Lamp:b] 5 / c [Fan:c] 5 / under [Fan:b] / discards Lamp Fan / turn 4 a / playing Fan > b block
b: [pass]
  - answered pass   (b)
  == a [Fan:ac] [Key:ac] 5 / b [Lamp:b] 5 / c [Fan:c] 5 / under [Fan:b] / discards Lamp Fan / turn 4 a / playing Fan / answered [pass] > c block
c: [pass]
  - answered pass   (c)
  - passed b
  - passed c
  == a [Fan:ac] [Key:ac] 5 / b [Lamp:b] 5 / c [Fan:c] 5 / under [Fan:b] / discards Lamp Fan / turn 4 a / playing Fan > a give
a: give c 5
  - gave a c 5
  - turn 5 b
  == a [Fan:ac] [Key:ac] 0 / b [Lamp:b] 5 / c [Fan:c] 10 / under [Fan:b] / discards Lamp Fan / turn 5 b > b
b: rest
  - turn 6 c
  == a [Fan:ac] [Key:ac] 0 / b [Lamp:b] 5 / c [Fan:c] 10 / under [Fan:b] / discards Lamp Fan / turn 6 c > c
c: bury [Fan]
  - buried c
  - put Fan   (c)
  - turn 7 a
  == a [Fan:ac] [Key:ac] 0 / b [Lamp:b] 5 / c 10 / under [Fan:b] [Fan:c] / discards Lamp Fan / turn 7 a > a
a: bury [Fan]
  - buried a
  - put Fan   (a)
  - turn 8 b
  == a [Key:a] 0 / b [Lamp:b] 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan / turn 8 b > b
  ==a a [Key] 0 / b [?] 5 / c 10 / under [?] [?] [Fan] / discards Lamp Fan / turn 8 b > b
  ==b a [?] 0 / b [Lamp] 5 / c 10 / under [Fan] [?] [?] / discards Lamp Fan / turn 8 b > b
  ==c a [?] 0 / b [?] 5 / c 10 / under [?] [Fan] [?] / discards Lamp Fan / turn 8 b > b
  ==* a [?] 0 / b [?] 5 / c 10 / under [?] [?] [?] / discards Lamp Fan / turn 8 b > b
b: draw
*: draw b [Key]
  - drew b
  - got b Key   (b)
  - turn 9 c
  == a [Key:a] 0 / b [Lamp:b] [Key:b] 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan / turn 9 c > c
c: draw
*: draw c [Mirror]
  - drew c
  - got c Mirror   (c)
  - turn 10 a
  == a [Key:a] 0 / b [Lamp:b] [Key:b] 5 / c [Mirror:c] 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan / turn 10 a > a
a: rest
  - turn 11 b
  == a [Key:a] 0 / b [Lamp:b] [Key:b] 5 / c [Mirror:c] 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan / turn 11 b > b
b: rest
  - turn 12 c
  == a [Key:a] 0 / b [Lamp:b] [Key:b] 5 / c [Mirror:c] 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan / turn 12 c > c
c: play Mirror
  - played c Mirror
  == a [Key:a] 0 / b [Lamp:b] [Key:b] 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan Mirror / turn 12 c / playing Mirror > a block
a: [pass]
  - answered pass   (a)
  == a [Key:a] 0 / b [Lamp:b] [Key:b] 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan Mirror / turn 12 c / playing Mirror / answered [pass] > b block
b: [block]
  - answered block   (b)
  - passed a
  - blocked b
  - discarded b Key
  - turn 13 a
  == a [Key:a] 0 / b [Lamp:b] 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan Mirror Key / turn 13 a > a
a: draw
*: draw a [Key]
  - drew a
  - got a Key   (a)
  - turn 14 b
  == a [Key:a] [Key:a] 0 / b [Lamp:b] 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] / discards Lamp Fan Mirror Key / turn 14 b > b
b: bury [Lamp]
  - buried b
  - put Lamp   (b)
  - turn 15 c
  == a [Key:a] [Key:a] 0 / b 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] [Lamp:b] / discards Lamp Fan Mirror Key / turn 15 c > c
c: rest
  - turn 16 a
  == a [Key:a] [Key:a] 0 / b 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] [Lamp:b] / discards Lamp Fan Mirror Key / turn 16 a > a
a: bury [Key]
  - buried a
  - put Key   (a)
  - turn 17 b
  == a [Key:a] 0 / b 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] [Lamp:b] [Key:a] / discards Lamp Fan Mirror Key / turn 17 b > b
b: draw
*: draw b [Lamp]
  - drew b
  - got b Lamp   (b)
  - turn 18 c
  == a [Key:a] 0 / b [Lamp:b] 5 / c 10 / under [Fan:b] [Fan:c] [Fan:a] [Lamp:b] [Key:a] / discards Lamp Fan Mirror Key / turn 18 c > c
c: draw
*: draw c [Lamp]
  - drew c
  - got c Lamp   (c)
  - turn 19 a
  == a [Key:a] 0 / b [Lamp:b] 5 / c [Lamp:c] 10 / under [Fan:b] [Fan:c] [Fan:a] [Lamp:b] [Key:a] / discards Lamp Fan Mirror Key / turn 19 a > a
a: rest
  - turn 20 b
  == a [Key:a] 0 / b [Lamp:b] 5 / c [Lamp:c] 10 / under [Fan:b] [Fan:c] [Fan:a] [Lamp:b] [Key:a] / discards Lamp Fan Mirror Key / turn 20 b > b
b: draw
*: draw b [Mirror]
  - drew b
  - got b Mirror   (b)
  - won a
  == a [Key:a] 0 won / b [Lamp:b] [Mirror:b] 5 / c [Lamp:c] 10 / under [Fan:b] [Fan:c] [Fan:a] [Lamp:b] [Key:a] / discards Lamp Fan Mirror Key / turn 20 b > end
  ==a a [Key] 0 won / b [?] [?] 5 / c [?] 10 / under [?] [?] [Fan] [?] [Key] / discards Lamp Fan Mirror Key / turn 20 b > end
  ==b a [?] 0 won / b [Lamp] [Mirror] 5 / c [?] 10 / under [Fan] [?] [?] [Lamp] [?] / discards Lamp Fan Mirror Key / turn 20 b > end
  ==c a [?] 0 won / b [?] [?] 5 / c [Lamp] 10 / under [?] [Fan] [?] [?] [?] / discards Lamp Fan Mirror Key / turn 20 b > end
  ==* a [?] 0 won / b [?] [?] 5 / c [?] 10 / under [?] [?] [?] [?] [?] / discards Lamp Fan Mirror Key / turn 20 b > end
Result(winners=('a',), reason='poorest')
