game: voices
seats: a, b, c
options: emotions=on
rules-version: 1

*: deal a [Candour]
*: deal b [Survival]
*: deal c Prosecutor
*: lay [T113]
*: lay [T111]
*: lay [T104]
a: choose blue green
  - dealt a
  - got a Candour   (a)
  - dealt b
  - got b Survival   (b)
  - dealt c
  - prosecutor c
  - laid centre
  - saw centre T113   (c)
  - laid side
  - saw side T111   (c)
  - laid top
  - saw top T104   (c)
  - coloured a blue
  - coloured a green
  == a [Candour:a] blue green / b [Survival:b] / c Prosecutor / cards [T113:c] [T111:c] [T104:c] / under setup.a.3.l1 > b colour
b: choose yellow purple
*: draw a [Objection]
*: draw a [QuietStep]
*: draw b [Impulse]
*: draw b [Whisper]
*: story H3
*: put logical [Innocent]
*: put distracted [Blank]
*: put softhearted [Guilty]
  - coloured b yellow
  - coloured b purple
  - drew a strategy
  - got a Objection   (a)
  - drew a strategy
  - got a QuietStep   (a)
  - drew b strategy
  - got b Impulse   (b)
  - drew b strategy
  - got b Whisper   (b)
  - told H3
  - put logical
  - put distracted
  - put softhearted
  - first b
  - round 1
  - step 1
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first / c Prosecutor / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards [T113:c] [T111:c] [T104:c] / story H3 / round 1 / step 1 > c card
c: choose T104
  - chose c T104
  - step 2
  - turn b
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 > b insert
b: insert b7 motor 355 27
  - inserted b7 motor 355 27
  - filmed motor 413 falls
  - moved b7 motor 2700 12500
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor / motor b7@2700.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 / window insertion b7 / under round.c.2 turn.b.1 insertion.b.9.m30.p31.h1 window.b.1.y2 > b insertion
b: [pass]
  - answered pass   (b)
  - passed b
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor / motor b7@2700.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 / under round.c.2 turn.b.2 insertion.b.0.k280375465082880.p31 > b insert
b: insert b14 observation 392 218
  - inserted b14 observation 392 218
  - filmed observation 305 falls
  - moved b14 observation 21800 12500
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor / motor b7@2700.12500 / observation b14@21800.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 / window insertion b14 / under round.c.2 turn.b.2 insertion.b.9.r3.m45.p31 window.b.1.y2 > b insertion
  ==a a [Candour] [QuietStep] [Objection] blue green / b [?] [?] [?] yellow purple first done / c Prosecutor / motor b7@2700.12500 / observation b14@21800.12500 / logical [?] 0 0 / softhearted [?] 0 0 / distracted [?] 0 0 / cards T104 [?] [?] / story H3 / round 1 / step 2 / window insertion b14 / under round.c.2 turn.b.2 insertion.b.9.r3.m45.p31 window.b.1.y2 > b insertion
  ==b a [?] [?] [?] blue green / b [Survival] [Impulse] [Whisper] yellow purple first done / c Prosecutor / motor b7@2700.12500 / observation b14@21800.12500 / logical [?] 0 0 / softhearted [?] 0 0 / distracted [?] 0 0 / cards T104 [?] [?] / story H3 / round 1 / step 2 / window insertion b14 / under round.c.2 turn.b.2 insertion.b.9.r3.m45.p31 window.b.1.y2 > b insertion
  ==c a [?] [?] [?] blue green / b [?] [?] [?] yellow purple first done / c Prosecutor / motor b7@2700.12500 / observation b14@21800.12500 / logical [?] 0 0 / softhearted [?] 0 0 / distracted [?] 0 0 / cards T104 [T111] [T113] / story H3 / round 1 / step 2 / window insertion b14 / under round.c.2 turn.b.2 insertion.b.9.r3.m45.p31 window.b.1.y2 > b insertion
  ==* a [?] [?] [?] blue green / b [?] [?] [?] yellow purple first done / c Prosecutor / motor b7@2700.12500 / observation b14@21800.12500 / logical [?] 0 0 / softhearted [?] 0 0 / distracted [?] 0 0 / cards T104 [?] [?] / story H3 / round 1 / step 2 / window insertion b14 / under round.c.2 turn.b.2 insertion.b.9.r3.m45.p31 window.b.1.y2 > b insertion
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor b7@2700.12500 / observation b14@21800.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 > c insert
c: insert c3 motor 488 799
  - inserted c3 motor 488 799
  - filmed motor 400 falls
  - moved c3 motor 79900 12500
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / observation b14@21800.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 / under round.c.2 turn.c.1 insertion.c.10.m2.p31.h1 feels.c.0 > c emotion
c: decline
  - declined c
  - turn a
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / observation b14@21800.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 > a insert
a: insert a14 planning 622 414
  - inserted a14 planning 622 414
  - filmed planning 326 falls
  - moved a14 planning 41400 12500
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 / window insertion a14 / under round.c.2 turn.a.1 insertion.a.9.r4.m37.p31.h1 window.b.1.y1 > a insertion
a: [pass]
  - answered pass   (a)
  - passed a
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k16711680.p31 > a insert
a: insert a5 instinct 621 314
  - inserted a5 instinct 621 314
  - filmed instinct 396 falls
  - moved a5 instinct 31400 12500
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 2 / window insertion a5 / under round.c.2 turn.a.2 insertion.a.9.r1.m20.p31 window.b.1.y1 > a insertion
a: [pass]
  - answered pass   (a)
  - passed a
  - step 3
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.1.w3.y3 > b trial
b: [Whisper]
  - answered Whisper   (b)
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] [Whisper:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.1.w3.y3 / answered [Whisper:b] > a trial
a: [pass]
  - answered pass   (a)
  - wanted b
  - passed a
  - played b Whisper
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.6.u1.w3.y3.z1.q4194304 card.b.1.c10 effect.b.1.e228 exchange.b.0.o248 > b look
b: look softhearted distracted
  - looked b softhearted
  - saw softhearted Guilty   (b)
  - looked b distracted
  - saw distracted Blank   (b)
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.6.u1.w3.y3.z1.q4194304 card.b.1.c10 effect.b.1.e228 exchange.b.3.j2.f4.o248 > b exchange
  ==a a [Candour] [QuietStep] [Objection] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 0 0 / softhearted [?] 0 0 / distracted [?] 0 0 / cards T104 [?] [?] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.6.u1.w3.y3.z1.q4194304 card.b.1.c10 effect.b.1.e228 exchange.b.3.j2.f4.o248 > b exchange
  ==b a [?] [?] [?] blue green done / b [Survival] [Impulse] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 0 0 / softhearted [Guilty] 0 0 / distracted [Blank] 0 0 / cards T104 [?] [?] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.6.u1.w3.y3.z1.q4194304 card.b.1.c10 effect.b.1.e228 exchange.b.3.j2.f4.o248 > b exchange
  ==c a [?] [?] [?] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 0 0 / softhearted [?] 0 0 / distracted [?] 0 0 / cards T104 [T111] [T113] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.6.u1.w3.y3.z1.q4194304 card.b.1.c10 effect.b.1.e228 exchange.b.3.j2.f4.o248 > b exchange
  ==* a [?] [?] [?] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 0 0 / softhearted [?] 0 0 / distracted [?] 0 0 / cards T104 [?] [?] / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.6.u1.w3.y3.z1.q4194304 card.b.1.c10 effect.b.1.e228 exchange.b.3.j2.f4.o248 > b exchange
b: leave
  - declined b
  - resolved b Whisper
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper / story H3 / round 1 / step 3 / window trial / under round.c.4 window.b.1.u1.w3.y3.z1.q4194304 > b trial
b: [pass]
  - answered pass   (b)
  - passed b
  - read front
  - controls c prosecutor
  - revealed T104 front 1 G@WA
  - placed c Guilty wary
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty:b] 0 0 / wary 1 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper / story H3 / round 1 / step 3 / trial T104 front 1 / control c / window token wary / under round.c.5 side.c.1 effect.c.1.e15.u2 place.c.2.j3.o15 window.b.1.w4.y3 > b token
b: [pass]
  - answered pass   (b)
  == a [Candour:a] [QuietStep:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 0 0 / softhearted [Guilty:b] 0 0 / wary 1 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper / story H3 / round 1 / step 3 / trial T104 front 1 / control c / window token wary / under round.c.5 side.c.1 effect.c.1.e15.u2 place.c.2.j3.o15 window.b.1.w4.y3 / answered [pass] > a token
a: [Objection]
  - answered Objection   (a)
  - passed b
  - wanted a
  - played a Objection
a: move logical
  - moved-token a Guilty wary logical
  - resolved a Objection
  == a [Candour:a] [QuietStep:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper Objection / story H3 / round 1 / step 3 / trial T104 front 1 / control c / window token logical / under round.c.5 side.c.1 effect.c.1.e15.u2 place.c.2.j3.o15 window.b.1.j0.u0.w4.y3.z2.q2048 > a token
a: [pass]
  - answered pass   (a)
  - passed a
  - controls a instinct
  == a [Candour:a] [QuietStep:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper Objection / story H3 / round 1 / step 3 / trial T104 front 2 / control a / window control instinct / under round.c.5 side.c.2.l1 ability.c.2.r1.u0 window.b.1.w2.y1 > a control
a: [pass]
*: draw a [Guilty]
*: draw a [Guilty]
  - answered pass   (a)
  - passed a
  - revealed T104 front 2 INF 2>1@WA/TR
  - drew a influence
  - got a Guilty   (a)
  - drew a influence
  - got a Guilty   (a)
  == a [Candour:a] [QuietStep:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper Objection / story H3 / round 1 / step 3 / trial T104 front 2 / control a / under round.c.5 side.c.2.l1 ability.c.5.r1.u0 effect.a.1.e16 influence.a.3.l0.o16 / drawn [Guilty:a] [Guilty:a] > a place
a: place [Guilty] wary
  - laid-down a wary
  - put-down a Guilty wary   (a)
  - discarded a influence
  - threw a Guilty   (a)
  - read back
  - controls b motor
  == a [Candour:a] [QuietStep:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper Objection / influence [Guilty:a] / story H3 / round 1 / step 3 / trial T104 back 1 / control b / window control motor / under round.c.6 side.c.1.d1 ability.c.2.u1 window.b.1.w2.y2 > b control
  ==a a [Candour] [QuietStep] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 0 0 / cards T104 [?] [?] / strategies Whisper Objection / influence [Guilty] / story H3 / round 1 / step 3 / trial T104 back 1 / control b / window control motor / under round.c.6 side.c.1.d1 ability.c.2.u1 window.b.1.w2.y2 > b control
  ==b a [?] [?] blue green done / b [Survival] [Impulse] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [Guilty] 0 0 / wary [?] 0 0 / distracted [Blank] 0 0 / cards T104 [?] [?] / strategies Whisper Objection / influence [?] / story H3 / round 1 / step 3 / trial T104 back 1 / control b / window control motor / under round.c.6 side.c.1.d1 ability.c.2.u1 window.b.1.w2.y2 > b control
  ==c a [?] [?] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 0 0 / cards T104 [T111] [T113] / strategies Whisper Objection / influence [?] / story H3 / round 1 / step 3 / trial T104 back 1 / control b / window control motor / under round.c.6 side.c.1.d1 ability.c.2.u1 window.b.1.w2.y2 > b control
  ==* a [?] [?] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 0 0 / cards T104 [?] [?] / strategies Whisper Objection / influence [?] / story H3 / round 1 / step 3 / trial T104 back 1 / control b / window control motor / under round.c.6 side.c.1.d1 ability.c.2.u1 window.b.1.w2.y2 > b control
b: [pass]
  - answered pass   (b)
  - passed b
  - revealed T104 back 1 CH{HIT 1@* / I@WA}
  == a [Candour:a] [QuietStep:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / motor c3@79900.12500 b7@2700.12500 / instinct a5@31400.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards T104 [T111:c] [T113:c] / strategies Whisper Objection / influence [Guilty:a] / story H3 / round 1 / step 3 / trial T104 back 1 / control b / under round.c.6 side.c.1.d1 ability.c.5.u1 effect.b.1.e19 choice.b.0.o19 > b option
b: choose first
  - opted b first
b: destroy a5
*: lay [T103]
*: draw a [RaisedVoice]
  - destroyed a5 instinct
  - dismissed T104
  - step 4
  - moved-up
  - laid top
  - saw top T103   (c)
  - controls a planning
  - drew a strategy
  - got a RaisedVoice   (a)
  - step 5
  - passed-token c
  - round 2
  - step 1
  == a [Candour:a] [RaisedVoice:a] [QuietStep:a] blue green / b [Survival:b] [Impulse:b] yellow purple / c Prosecutor first / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards [T113:c] [T111:c] [T103:c] / trials T104 / strategies Whisper Objection / influence [Guilty:a] / story H3 / round 2 / step 1 > c card
c: choose T111
  - chose c T111
  - step 2
  - turn c
  == a [Candour:a] [RaisedVoice:a] [QuietStep:a] blue green / b [Survival:b] [Impulse:b] yellow purple / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards T111 [T113:c] [T103:c] / trials T104 / strategies Whisper Objection / influence [Guilty:a] / story H3 / round 2 / step 2 > c insert
c: insert c7 speech 266 121
  - inserted c7 speech 266 121
  - filmed speech 290 falls
  - moved c7 speech 12100 12500
  - turn a
  == a [Candour:a] [RaisedVoice:a] [QuietStep:a] blue green done / b [Survival:b] [Impulse:b] yellow purple / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / speech c7@12100.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards T111 [T113:c] [T103:c] / trials T104 / strategies Whisper Objection / influence [Guilty:a] / story H3 / round 2 / step 2 > a insert
a: insert a13 instinct 211 105
  - inserted a13 instinct 211 105
  - filmed instinct 272 falls
  - moved a13 instinct 10500 12500
a: [pass]
  - answered pass   (a)
  - passed a
a: decline
  - declined a
  == a [Candour:a] [RaisedVoice:a] [QuietStep:a] blue green done / b [Survival:b] [Impulse:b] yellow purple / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct a13@10500.12500 / speech c7@12100.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards T111 [T113:c] [T103:c] / trials T104 / strategies Whisper Objection / influence [Guilty:a] / story H3 / round 2 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k15663104.p31 > a insert
  ==a a [Candour] [RaisedVoice] [QuietStep] blue green done / b [?] [?] yellow purple / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct a13@10500.12500 / speech c7@12100.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 0 0 / cards T111 [?] [?] / trials T104 / strategies Whisper Objection / influence [Guilty] / story H3 / round 2 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k15663104.p31 > a insert
  ==b a [?] [?] [?] blue green done / b [Survival] [Impulse] yellow purple / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct a13@10500.12500 / speech c7@12100.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [Guilty] 0 0 / wary [?] 0 0 / distracted [Blank] 0 0 / cards T111 [?] [?] / trials T104 / strategies Whisper Objection / influence [?] / story H3 / round 2 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k15663104.p31 > a insert
  ==c a [?] [?] [?] blue green done / b [?] [?] yellow purple / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct a13@10500.12500 / speech c7@12100.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 0 0 / cards T111 [T113] [T103] / trials T104 / strategies Whisper Objection / influence [?] / story H3 / round 2 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k15663104.p31 > a insert
  ==* a [?] [?] [?] blue green done / b [?] [?] yellow purple / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct a13@10500.12500 / speech c7@12100.12500 / observation b14@21800.12500 / planning a14@41400.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 0 0 / cards T111 [?] [?] / trials T104 / strategies Whisper Objection / influence [?] / story H3 / round 2 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k15663104.p31 > a insert
a: insert a2 planning 548 265
  - inserted a2 planning 548 265
  - filmed planning 378 36:a14@41400.12500 45:a14@41062.13229 54:a14@40729.13977 63:a14@40409.14725 72:a14@40103.15472 81:a14@39812.16218 90:a14@39536.16962 99:a14@39275.17704 108:a14@39030.18443 117:a14@38802.19178 126:a14@38589.19909 135:a14@38394.20634 144:a14@38216.21353 153:a14@38055.22066 162:a14@37911.22770 171:a14@37786.23466 180:a14@37678.24152 189:a14@37587.24826 198:a14@37515.25489 207:a14@37460.26138 216:a14@37423.26772 225:a14@37402.27391 234:a14@37398.27992 243:a14@37410.28575 252:a14@37438.29137 261:a14@37479.29679 270:a14@37534.30199 279:a14@37602.30694 288:a14@37681.31165 297:a14@37769.31610 306:a14@37867.32028 315:a14@37970.32419 324:a14@38079.32780 333:a14@38191.33112 342:a14@38304.33413 351:a14@38417.33685 360:a14@38526.33926 369:a14@38631.34136 378:a14@38724.34308 falls
  - moved a14 planning 38724 34308
  - moved a2 planning 26500 12500
a: [QuietStep]
  - answered QuietStep   (a)
  - wanted a
  - played a QuietStep
a: insert a14 observation 638 410
  - inserted a14 observation 638 410
  - filmed observation 339 261:b14@21800.12500 263:b14@21710.12521 265:b14@21550.12557 267:b14@21391.12592 269:b14@21231.12626 271:b14@21072.12660 273:b14@20913.12693 275:b14@20755.12725 277:b14@20597.12756 279:b14@20440.12786 281:b14@20283.12815 283:b14@20126.12843 285:b14@19970.12871 287:b14@19815.12898 289:b14@19659.12923 291:b14@19505.12948 293:b14@19350.12972 295:b14@19197.12996 297:b14@19043.13018 299:b14@18891.13039 301:b14@18739.13060 303:b14@18587.13080 305:b14@18436.13099 307:b14@18286.13117 309:b14@18136.13134 311:b14@17986.13150 313:b14@17838.13165 315:b14@17690.13180 317:b14@17542.13193 319:b14@17396.13206 321:b14@17250.13218 323:b14@17104.13229 325:b14@16960.13239 327:b14@16816.13249 329:b14@16672.13257 331:b14@16530.13265 333:b14@16388.13272 335:b14@16247.13278 337:b14@16107.13283 339:b14@16012.13286 falls
  - moved b14 observation 16012 13286
  - moved a14 observation 41000 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - resolved a QuietStep
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
  == a [Candour:a] [RaisedVoice:a] blue green done / b [Survival:b] [Impulse:b] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct a13@10500.12500 / speech c7@12100.12500 / observation a14@41000.12500 b14@16012.13286 / planning a2@26500.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards T111 [T113:c] [T103:c] / trials T104 / strategies QuietStep Whisper Objection / influence [Guilty:a] / story H3 / round 2 / step 2 > b insert
b: insert b12 observation 278 696
  - inserted b12 observation 278 696
  - filmed observation 488 39:a14@41000.12500 51:a14@41357.13371 63:a14@41688.14251 75:a14@41985.15119 87:a14@42247.15971 99:a14@42474.16806 111:a14@42665.17621 123:a14@42822.18411 135:a14@42945.19175 147:a14@43036.19908 159:a14@43095.20607 171:a14@43124.21269 183:a14@43127.21890 195:a14@43105.22468 207:a14@43062.22999 219:a14@43002.23482 231:a14@42929.23912 243:a14@42848.24289 255:a14@42763.24611 267:a14@42679.24878 279:a14@42601.25089 291:a14@42536.25244 303:a14@42488.25345 315:a14@42462.25393 327:a14@42459.25398 339:a14@42459.25398 351:a14@42459.25398 363:a14@42459.25398 375:a14@42459.25398 387:a14@42459.25398 399:a14@42459.25398 411:a14@42459.25398 423:a14@42459.25398 435:a14@42459.25398 447:a14@42459.25398 459:a14@42459.25398 471:a14@42459.25398 483:a14@42459.25398 488:a14@42459.25398 falls
  - moved a14 observation 42459 25398
  - moved b12 observation 69600 12500
b: [pass]
  - answered pass   (b)
  - passed b
b: insert b2 instinct 584 405
  - inserted b2 instinct 584 405
  - filmed instinct 308 falls
  - moved b2 instinct 40500 12500
b: [pass]
  - answered pass   (b)
  - passed b
  - step 3
a: [pass]
  - answered pass   (a)
  == a [Candour:a] [RaisedVoice:a] blue green done / b [Survival:b] [Impulse:b] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / wary [Guilty:a] 0 0 / distracted [Blank:b] 0 0 / cards T111 [T113:c] [T103:c] / trials T104 / strategies QuietStep Whisper Objection / influence [Guilty:a] / story H3 / round 2 / step 3 / window trial / under round.c.4 window.c.1.w3.y3 / answered [pass] > b trial
  ==a a [Candour] [RaisedVoice] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 0 0 / cards T111 [?] [?] / trials T104 / strategies QuietStep Whisper Objection / influence [Guilty] / story H3 / round 2 / step 3 / window trial / under round.c.4 window.c.1.w3.y3 / answered [pass] > b trial
  ==b a [?] [?] blue green done / b [Survival] [Impulse] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [Guilty] 0 0 / wary [?] 0 0 / distracted [Blank] 0 0 / cards T111 [?] [?] / trials T104 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 2 / step 3 / window trial / under round.c.4 window.c.1.w3.y3 / answered [?] > b trial
  ==c a [?] [?] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 0 0 / cards T111 [T113] [T103] / trials T104 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 2 / step 3 / window trial / under round.c.4 window.c.1.w3.y3 / answered [?] > b trial
  ==* a [?] [?] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 0 0 / cards T111 [?] [?] / trials T104 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 2 / step 3 / window trial / under round.c.4 window.c.1.w3.y3 / answered [?] > b trial
b: [pass]
  - answered pass   (b)
  - passed a
  - passed b
  - read front
  - controls c prosecutor
  - revealed T111 front 1 G@DI
  - placed c Guilty distracted
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed a
  - passed b
  - controls b observation
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed a
  - passed b
  - revealed T111 front 2 SHIFT@*
b: look wary
  - looked b wary
  - saw wary Guilty   (b)
b: move distracted
  - shifted b wary distracted
  - read back
  - controls b motor
b: [pass]
  - answered pass   (b)
  - passed b
  - revealed T111 back 1 CH{I@TR / I@LO}
b: choose first
  - opted b first
  - placed b Innocent trusting
a: [pass]
  - answered pass   (a)
  == a [Candour:a] [RaisedVoice:a] blue green done / b [Survival:b] [Impulse:b] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards T111 [T113:c] [T103:c] / trials T104 / strategies QuietStep Whisper Objection / influence [Guilty:a] / story H3 / round 2 / step 3 / trial T111 back 1 / control b / window token trusting / under round.c.6 side.c.1.d1 ability.c.5.u1 effect.b.1.e60 effect.b.1.e58.o60 place.b.2.j5.f1.o58 window.c.1.w4.y3 / answered [pass] > b token
  ==a a [Candour] [RaisedVoice] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / distracted [?] [Guilty] 1 0 / trusting 0 1 / cards T111 [?] [?] / trials T104 / strategies QuietStep Whisper Objection / influence [Guilty] / story H3 / round 2 / step 3 / trial T111 back 1 / control b / window token trusting / under round.c.6 side.c.1.d1 ability.c.5.u1 effect.b.1.e60 effect.b.1.e58.o60 place.b.2.j5.f1.o58 window.c.1.w4.y3 / answered [pass] > b token
  ==b a [?] [?] blue green done / b [Survival] [Impulse] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [Guilty] 0 0 / distracted [Blank] [Guilty] 1 0 / trusting 0 1 / cards T111 [?] [?] / trials T104 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 2 / step 3 / trial T111 back 1 / control b / window token trusting / under round.c.6 side.c.1.d1 ability.c.5.u1 effect.b.1.e60 effect.b.1.e58.o60 place.b.2.j5.f1.o58 window.c.1.w4.y3 / answered [?] > b token
  ==c a [?] [?] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T111 [T113] [T103] / trials T104 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 2 / step 3 / trial T111 back 1 / control b / window token trusting / under round.c.6 side.c.1.d1 ability.c.5.u1 effect.b.1.e60 effect.b.1.e58.o60 place.b.2.j5.f1.o58 window.c.1.w4.y3 / answered [?] > b token
  ==* a [?] [?] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T111 [?] [?] / trials T104 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 2 / step 3 / trial T111 back 1 / control b / window token trusting / under round.c.6 side.c.1.d1 ability.c.5.u1 effect.b.1.e60 effect.b.1.e58.o60 place.b.2.j5.f1.o58 window.c.1.w4.y3 / answered [?] > b token
b: [pass]
*: lay [T108]
*: draw a [Subjugate]
  - answered pass   (b)
  - passed a
  - passed b
  - dismissed T111
  - step 4
  - moved-up
  - laid top
  - saw top T108   (c)
  - controls a planning
  - drew a strategy
  - got a Subjugate   (a)
  - step 5
  - passed-token a
  - round 3
  - step 1
  == a [Candour:a] [Subjugate:a] [RaisedVoice:a] blue green first / b [Survival:b] [Impulse:b] yellow purple / c Prosecutor / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards [T103:c] [T113:c] [T108:c] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [Guilty:a] / story H3 / round 3 / step 1 > c card
c: choose T113
  - chose c T113
  - step 2
  - turn a
  == a [Candour:a] [Subjugate:a] [RaisedVoice:a] blue green first done / b [Survival:b] [Impulse:b] yellow purple / c Prosecutor / a.destroyed a5 / motor c3@79900.12500 b7@2700.12500 / instinct b2@40500.12500 a13@10500.12500 / speech c7@12100.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards T113 [T103:c] [T108:c] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [Guilty:a] / story H3 / round 3 / step 2 > a insert
a: insert a8 motor 343 81
  - inserted a8 motor 343 81
  - filmed motor 363 154:b7@2700.12500 160:b7@2214.12840 166:b7@1727.13178 172:b7@1239.13514 178:b7@750.13847 184:b7@260.14179 190: 196: 202: 208: 214: 220: 226: 232: 238: 244: 250: 256: 262: 268: 274: 280: 286: 292: 298: 304: 310: 316: 322: 328: 334: 340: 346: 352: 358: 363: falls b7@188.-67.14399
  - moved a8 motor 8100 12500
  - fell b7 motor a8
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed a
  - passed b
a: insert a10 instinct 224 366
  - inserted a10 instinct 224 366
  - filmed instinct 288 53:b2@40500.12500,a13@10500.12500 60:b2@40555.12572,a13@10348.12706 67:b2@40978.13122,a13@10183.12920 74:b2@41402.13669,a13@10022.13117 81:b2@41828.14215,a13@9868.13296 88:b2@42257.14759,a13@9720.13458 95:b2@42687.15300,a13@9581.13603 102:b2@43120.15839,a13@9451.13732 109:b2@43554.16376,a13@9331.13845 116:b2@43991.16910,a13@9221.13942 123:b2@44430.17442,a13@9124.14023 130:b2@44871.17971,a13@9039.14091 137:b2@45315.18497,a13@8968.14144 144:b2@45760.19021,a13@8911.14184 151:b2@46208.19542,a13@8869.14212 158:b2@46659.20059,a13@8843.14228 165:b2@47112.20574,a13@8833.14234 172:b2@47567.21085,a13@8833.14234 179:b2@48025.21593,a13@8833.14234 186:b2@48485.22097,a13@8833.14234 193:b2@48947.22598,a13@8833.14234 200:b2@49412.23095,a13@8833.14234 207:b2@49880.23588,a13@8833.14234 214:b2@50350.24077,a13@8833.14234 221:b2@50823.24562,a13@8833.14234 228:b2@51299.25043,a13@8833.14234 235:b2@51777.25519,a13@8833.14234 242:b2@52257.25990,a13@8833.14234 249:b2@52740.26457,a13@8833.14234 256:b2@53226.26918,a13@8833.14234 263:b2@53714.27374,a13@8833.14234 270:b2@54205.27825,a13@8833.14234 277:b2@54698.28271,a13@8833.14234 284:b2@55194.28711,a13@8833.14234 288:b2@55444.28929,a13@8833.14234 falls
  - moved b2 instinct 55444 28929
  - moved a13 instinct 8833 14234
  - moved a10 instinct 36600 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
b: insert b9 speech 400 318
  - inserted b9 speech 400 318
  - filmed speech 264 158:c7@12100.12500 161:c7@11966.12557 164:c7@11785.12633 167:c7@11605.12706 170:c7@11426.12777 173:c7@11249.12845 176:c7@11073.12911 179:c7@10898.12974 182:c7@10725.13035 185:c7@10554.13094 188:c7@10384.13150 191:c7@10216.13204 194:c7@10050.13255 197:c7@9885.13304 200:c7@9723.13351 203:c7@9562.13396 206:c7@9403.13438 209:c7@9247.13478 212:c7@9092.13516 215:c7@8940.13552 218:c7@8790.13586 221:c7@8642.13617 224:c7@8496.13647 227:c7@8353.13674 230:c7@8212.13699 233:c7@8074.13723 236:c7@7938.13744 239:c7@7805.13764 242:c7@7675.13781 245:c7@7547.13797 248:c7@7422.13812 251:c7@7300.13824 254:c7@7181.13835 257:c7@7064.13845 260:c7@6951.13853 263:c7@6841.13859 264:c7@6837.13859 falls
  - moved c7 speech 6837 13859
  - moved b9 speech 31800 12500
  == a [Candour:a] [Subjugate:a] [RaisedVoice:a] blue green first done / b [Survival:b] [Impulse:b] yellow purple done / c Prosecutor / a.destroyed a5 / b.destroyed b7 / motor c3@79900.12500 a8@8100.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech c7@6837.13859 b9@31800.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [Innocent] 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards T113 [T103:c] [T108:c] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [Guilty:a] / story H3 / round 3 / step 2 / window insertion b9 / under round.c.2 turn.b.1 insertion.b.9.r2.m40.p31.h1 window.a.1.y2 > b insertion
  ==a a [Candour] [Subjugate] [RaisedVoice] blue green first done / b [?] [?] yellow purple done / c Prosecutor / a.destroyed a5 / b.destroyed b7 / motor c3@79900.12500 a8@8100.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech c7@6837.13859 b9@31800.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / distracted [?] [Guilty] 1 0 / trusting 0 1 / cards T113 [?] [?] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [Guilty] / story H3 / round 3 / step 2 / window insertion b9 / under round.c.2 turn.b.1 insertion.b.9.r2.m40.p31.h1 window.a.1.y2 > b insertion
  ==b a [?] [?] [?] blue green first done / b [Survival] [Impulse] yellow purple done / c Prosecutor / a.destroyed a5 / b.destroyed b7 / motor c3@79900.12500 a8@8100.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech c7@6837.13859 b9@31800.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [Guilty] 0 0 / distracted [Blank] [Guilty] 1 0 / trusting 0 1 / cards T113 [?] [?] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 3 / step 2 / window insertion b9 / under round.c.2 turn.b.1 insertion.b.9.r2.m40.p31.h1 window.a.1.y2 > b insertion
  ==c a [?] [?] [?] blue green first done / b [?] [?] yellow purple done / c Prosecutor / a.destroyed a5 / b.destroyed b7 / motor c3@79900.12500 a8@8100.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech c7@6837.13859 b9@31800.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T113 [T103] [T108] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 3 / step 2 / window insertion b9 / under round.c.2 turn.b.1 insertion.b.9.r2.m40.p31.h1 window.a.1.y2 > b insertion
  ==* a [?] [?] [?] blue green first done / b [?] [?] yellow purple done / c Prosecutor / a.destroyed a5 / b.destroyed b7 / motor c3@79900.12500 a8@8100.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech c7@6837.13859 b9@31800.12500 / observation a14@42459.25398 b12@69600.12500 b14@16012.13286 / planning a2@26500.12500 / logical [?] 1 0 / softhearted [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T113 [?] [?] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 3 / step 2 / window insertion b9 / under round.c.2 turn.b.1 insertion.b.9.r2.m40.p31.h1 window.a.1.y2 > b insertion
b: [pass]
  - answered pass   (b)
  - passed b
b: destroy c7
  - destroyed c7 speech
b: insert b1 motor 647 320
  - inserted b1 motor 647 320
  - filmed motor 412 397:a8@8100.12500 398:a8@8096.12500 399:a8@8014.12503 400:a8@7933.12505 401:a8@7852.12507 402:a8@7771.12509 403:a8@7690.12511 404:a8@7610.12512 405:a8@7529.12514 406:a8@7449.12515 407:a8@7369.12516 408:a8@7289.12516 409:a8@7209.12517 410:a8@7129.12517 411:a8@7049.12518 412:a8@7000.12518 falls
  - moved a8 motor 7000 12518
  - moved b1 motor 32000 12500
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
c: insert c2 observation 363 134
  - inserted c2 observation 363 134
  - filmed observation 340 78:b14@16012.13286 85:b14@15619.13813 92:b14@15203.14372 99:b14@14790.14932 106:b14@14378.15493 113:b14@13968.16055 120:b14@13561.16618 127:b14@13155.17183 134:b14@12751.17748 141:b14@12349.18315 148:b14@11950.18883 155:b14@11553.19451 162:b14@11158.20022 169:b14@10765.20593 176:b14@10375.21166 183:b14@9988.21740 190:b14@9603.22315 197:b14@9221.22891 204:b14@8842.23469 211:b14@8466.24048 218:b14@8092.24628 225:b14@7722.25210 232:b14@7355.25792 239:b14@6991.26377 246:b14@6631.26962 253:b14@6274.27549 260:b14@5921.28137 267:b14@5572.28726 274:b14@5227.29317 281:b14@4885.29909 288:b14@4548.30502 295:b14@4215.31097 302:b14@3886.31693 309:b14@3562.32290 316:b14@3242.32888 323:b14@2927.33487 330:b14@2618.34088 337:b14@2313.34689 340:b14@2226.34864 falls
  - moved b14 observation 2226 34864
  - moved c2 observation 13400 12500
c: decline
  - declined c
  - step 3
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed a
  - passed b
  - read front
  - controls c prosecutor
  - revealed T113 front 1 G@JU
  - placed c Guilty judgmental
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed a
  - passed b
  - controls a instinct
  == a [Candour:a] [Subjugate:a] [RaisedVoice:a] blue green first done / b [Survival:b] [Impulse:b] yellow purple done / c Prosecutor done / a.destroyed a5 / b.destroyed b7 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech b9@31800.12500 / observation c2@13400.12500 a14@42459.25398 b12@69600.12500 b14@2226.34864 / planning a2@26500.12500 / logical [Innocent] 1 0 / judgmental 1 0 / softhearted [Guilty:b] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards T113 [T103:c] [T108:c] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [Guilty:a] / story H3 / round 3 / step 3 / trial T113 front 2 / control a / window control instinct / under round.c.5 side.c.2.l1 ability.c.2.r1.u0 window.a.1.w2.y3 > a control
  ==a a [Candour] [Subjugate] [RaisedVoice] blue green first done / b [?] [?] yellow purple done / c Prosecutor done / a.destroyed a5 / b.destroyed b7 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech b9@31800.12500 / observation c2@13400.12500 a14@42459.25398 b12@69600.12500 b14@2226.34864 / planning a2@26500.12500 / logical [?] 1 0 / judgmental 1 0 / softhearted [?] 0 0 / distracted [?] [Guilty] 1 0 / trusting 0 1 / cards T113 [?] [?] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [Guilty] / story H3 / round 3 / step 3 / trial T113 front 2 / control a / window control instinct / under round.c.5 side.c.2.l1 ability.c.2.r1.u0 window.a.1.w2.y3 > a control
  ==b a [?] [?] [?] blue green first done / b [Survival] [Impulse] yellow purple done / c Prosecutor done / a.destroyed a5 / b.destroyed b7 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech b9@31800.12500 / observation c2@13400.12500 a14@42459.25398 b12@69600.12500 b14@2226.34864 / planning a2@26500.12500 / logical [?] 1 0 / judgmental 1 0 / softhearted [Guilty] 0 0 / distracted [Blank] [Guilty] 1 0 / trusting 0 1 / cards T113 [?] [?] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 3 / step 3 / trial T113 front 2 / control a / window control instinct / under round.c.5 side.c.2.l1 ability.c.2.r1.u0 window.a.1.w2.y3 > a control
  ==c a [?] [?] [?] blue green first done / b [?] [?] yellow purple done / c Prosecutor done / a.destroyed a5 / b.destroyed b7 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech b9@31800.12500 / observation c2@13400.12500 a14@42459.25398 b12@69600.12500 b14@2226.34864 / planning a2@26500.12500 / logical [?] 1 0 / judgmental 1 0 / softhearted [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T113 [T103] [T108] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 3 / step 3 / trial T113 front 2 / control a / window control instinct / under round.c.5 side.c.2.l1 ability.c.2.r1.u0 window.a.1.w2.y3 > a control
  ==* a [?] [?] [?] blue green first done / b [?] [?] yellow purple done / c Prosecutor done / a.destroyed a5 / b.destroyed b7 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech b9@31800.12500 / observation c2@13400.12500 a14@42459.25398 b12@69600.12500 b14@2226.34864 / planning a2@26500.12500 / logical [?] 1 0 / judgmental 1 0 / softhearted [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T113 [?] [?] / trials T104 T111 / strategies QuietStep Whisper Objection / influence [?] / story H3 / round 3 / step 3 / trial T113 front 2 / control a / window control instinct / under round.c.5 side.c.2.l1 ability.c.2.r1.u0 window.a.1.w2.y3 > a control
a: [RaisedVoice]
  - answered RaisedVoice   (a)
b: [pass]
  - answered pass   (b)
  - wanted a
  - passed b
  - played a RaisedVoice
  - added a 2 instinct
  - resolved a RaisedVoice
a: [pass]
*: draw a [Guilty]
*: draw a [Innocent]
  - answered pass   (a)
  - passed a
  - controls a instinct
  - revealed T113 front 2 INF 2>1@*
  - drew a influence
  - got a Guilty   (a)
  - drew a influence
  - got a Innocent   (a)
a: place [Innocent] wary
  - laid-down a wary
  - put-down a Innocent wary   (a)
  - discarded a influence
  - threw a Guilty   (a)
  - read back
  - controls b speech
b: [pass]
  - answered pass   (b)
  - passed b
  - revealed T113 back 1 CH{I@SO / G@DI}
b: choose first
  - opted b first
  - placed b Innocent softhearted
a: [pass]
  - answered pass   (a)
b: [pass]
*: lay [T119]
*: draw a [SlipOfTheTongue]
  - answered pass   (b)
  - passed a
  - passed b
  - dismissed T113
  - step 4
  - moved-up
  - laid top
  - saw top T119   (c)
  - controls a planning
  - drew a strategy
  - got a SlipOfTheTongue   (a)
  - step 5
  - passed-token b
  - round 4
  - step 1
  == a [Candour:a] [Subjugate:a] [SlipOfTheTongue:a] blue green / b [Survival:b] [Impulse:b] yellow purple first / c Prosecutor / a.destroyed a5 / b.destroyed b7 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech b9@31800.12500 / observation c2@13400.12500 a14@42459.25398 b12@69600.12500 b14@2226.34864 / planning a2@26500.12500 / logical [Innocent] 1 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards [T108:c] [T103:c] [T119:c] / trials T104 T111 T113 / strategies RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] / story H3 / round 4 / step 1 > c card
c: choose T108
  - chose c T108
  - step 2
  - turn b
b: insert b10 speech 596 303
  - inserted b10 speech 596 303
  - filmed speech 386 123:b9@31800.12500 130:b9@31355.12911 137:b9@30842.13386 144:b9@30329.13862 151:b9@29817.14338 158:b9@29306.14815 165:b9@28795.15293 172:b9@28285.15771 179:b9@27775.16250 186:b9@27267.16729 193:b9@26758.17209 200:b9@26251.17690 207:b9@25744.18172 214:b9@25239.18654 221:b9@24734.19137 228:b9@24229.19621 235:b9@23726.20106 242:b9@23223.20591 249:b9@22722.21077 256:b9@22221.21564 263:b9@21722.22052 270:b9@21223.22541 277:b9@20725.23031 284:b9@20229.23522 291:b9@19733.24014 298:b9@19239.24506 305:b9@18746.25000 312:b9@18254.25494 319:b9@17763.25990 326:b9@17273.26487 333:b9@16785.26985 340:b9@16299.27484 347:b9@15813.27984 354:b9@15329.28485 361:b9@14847.28988 368:b9@14366.29492 375:b9@13887.29997 382:b9@13409.30503 386:b9@13194.30732 falls
  - moved b9 speech 13194 30732
  - moved b10 speech 30300 12500
b: [pass]
  - answered pass   (b)
  - passed b
b: insert b8 speech 158 510
  - inserted b8 speech 158 510
  - filmed speech 432 43:b9@13194.30732,b10@30300.12500 53:b9@12993.30939,b10@30652.13243 63:b9@12783.31143,b10@31008.14030 73:b9@12575.31331,b10@31342.14814 83:b9@12371.31504,b10@31656.15595 93:b9@12170.31664,b10@31948.16372 103:b9@11974.31811,b10@32218.17143 113:b9@11780.31946,b10@32466.17906 123:b9@11590.32070,b10@32691.18662 133:b9@11404.32184,b10@32892.19408 143:b9@11220.32290,b10@33071.20142 153:b9@11040.32386,b10@33226.20864 163:b9@10861.32476,b10@33358.21571 173:b9@10685.32558,b10@33467.22262 183:b9@10510.32634,b10@33552.22936 193:b9@10337.32704,b10@33616.23589 203:b9@10165.32769,b10@33658.24220 213:b9@9994.32828,b10@33679.24828 223:b9@9824.32884,b10@33681.25411 233:b9@9655.32934,b10@33664.25966 243:b9@9487.32981,b10@33631.26492 253:b9@9322.33024,b10@33582.26987 263:b9@9158.33063,b10@33520.27450 273:b9@8998.33098,b10@33447.27879 283:b9@8841.33130,b10@33365.28273 293:b9@8690.33159,b10@33276.28630 303:b9@8546.33185,b10@33185.28950 313:b9@8410.33207,b10@33092.29232 323:b9@8284.33227,b10@33001.29475 333:b9@8171.33243,b10@32916.29680 343:b9@8072.33257,b10@32838.29847 353:b9@7990.33268,b10@32772.29976 363:b9@7927.33277,b10@32721.30068 373:b9@7886.33282,b10@32686.30124 383:b9@7869.33284,b10@32672.30146 393:b9@7869.33284,b10@32671.30146 403:b9@7869.33284,b10@32671.30146 413:b9@7869.33284,b10@32671.30146 423:b9@7869.33284,b10@32671.30146 432:b9@7869.33284,b10@32671.30146 falls
  - moved b9 speech 7869 33284
  - moved b10 speech 32671 30146
  - moved b8 speech 51000 12500
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
c: insert c1 observation 133 487
  - inserted c1 observation 133 487
  - filmed observation 434 0:c2@13400.12500,a14@42459.25398,b12@69600.12500,b14@2226.34864 12:c2@13388.13176,a14@42459.25398,b12@69600.12500,b14@1951.35406 24:c2@13352.13812,a14@42459.25398,b12@69600.12500,b14@1682.35921 36:c2@13293.14402,a14@42459.25398,b12@69600.12500,b14@1424.36405 48:c2@13216.14946,a14@42459.25398,b12@69600.12500,b14@1177.36857 60:c2@13124.15440,a14@42459.25398,b12@69600.12500,b14@946.37274 72:c2@13021.15883,a14@42459.25398,b12@69600.12500,b14@733.37654 84:c2@12913.16272,a14@42459.25398,b12@69600.12500,b14@539.37995 96:c2@12802.16606,a14@42459.25398,b12@69600.12500,b14@368.38294 108:c2@12696.16885,a14@42459.25398,b12@69600.12500,b14@221.38550 120:c2@12598.17109,a14@42459.25398,b12@69600.12500,b14@100.38760 132:c2@12515.17278,a14@42459.25398,b12@69600.12500,b14@6.38923 144:c2@12451.17393,a14@42459.25398,b12@69600.12500 156:c2@12412.17456,a14@42459.25398,b12@69600.12500 168:c2@12402.17472,a14@42459.25398,b12@69600.12500 180:c2@12402.17472,a14@42459.25398,b12@69600.12500 192:c2@12402.17472,a14@42459.25398,b12@69600.12500 204:c2@12402.17472,a14@42459.25398,b12@69600.12500 216:c2@12402.17472,a14@42459.25398,b12@69600.12500 228:c2@12402.17472,a14@42459.25398,b12@69600.12500 240:c2@12402.17472,a14@42459.25398,b12@69600.12500 252:c2@12402.17472,a14@42499.25506,b12@69600.12500 264:c2@12402.17472,a14@42822.26429,b12@69600.12500 276:c2@12402.17472,a14@43113.27342,b12@69600.12500 288:c2@12402.17472,a14@43370.28242,b12@69600.12500 300:c2@12402.17472,a14@43595.29126,b12@69600.12500 312:c2@12402.17472,a14@43785.29993,b12@69600.12500 324:c2@12402.17472,a14@43942.30839,b12@69600.12500 336:c2@12402.17472,a14@44066.31661,b12@69600.12500 348:c2@12402.17472,a14@44157.32456,b12@69600.12500 360:c2@12402.17472,a14@44216.33221,b12@69600.12500 372:c2@12402.17472,a14@44245.33953,b12@69600.12500 384:c2@12402.17472,a14@44246.34648,b12@69600.12500 396:c2@12402.17472,a14@44221.35303,b12@70545.12595 408:c2@12402.17472,a14@44173.35915,b12@71573.12674 420:c2@12402.17472,a14@44104.36482,b12@72587.12727 432:c2@12402.17472,a14@44018.36999,b12@73585.12752 434:c2@12402.17472,a14@44008.37056,b12@73699.12754 falls b14@133.-1.38934
  - moved c2 observation 12402 17472
  - moved a14 observation 44008 37056
  - moved b12 observation 73699 12754
  - moved c1 observation 48700 12500
  - fell b14 observation c1
b: [pass]
  - answered pass   (b)
  - passed b
c: discard [top]
*: lay [T117]
  - replaced c
  - threw c T119   (c)
  - laid top
  - saw top T117   (c)
  - turn a
  == a [Candour:a] [Subjugate:a] [SlipOfTheTongue:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / a.destroyed a5 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct b2@55444.28929 a10@36600.12500 a13@8833.14234 / speech b8@51000.12500 b9@7869.33284 b10@32671.30146 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@26500.12500 / logical [Innocent] 1 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards T108 [T103:c] [T117:c] / trials T104 T111 T113 [T119:c] / strategies RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] / story H3 / round 4 / step 2 > a insert
a: insert a6 instinct 153 324
  - inserted a6 instinct 153 324
  - filmed instinct 303 40:b2@55444.28929,a10@36600.12500,a13@8833.14234 47:b2@55444.28929,a10@36600.12500,a13@8691.14600 54:b2@55444.28929,a10@36600.12500,a13@8544.14954 61:b2@55444.28929,a10@36600.12500,a13@8395.15292 68:b2@55444.28929,a10@36600.12500,a13@8243.15613 75:b2@55444.28929,a10@36600.12500,a13@8091.15918 82:b2@55665.29122,a10@36799.12718,a13@7938.16205 89:b2@56186.29572,a10@37268.13229,a13@7786.16474 96:b2@56707.30021,a10@37739.13737,a13@7635.16726 103:b2@57230.30468,a10@38211.14242,a13@7486.16960 110:b2@57753.30914,a10@38685.14746,a13@7341.17176 117:b2@58278.31357,a10@39161.15247,a13@7200.17375 124:b2@58804.31799,a10@39639.15745,a13@7065.17556 131:b2@59331.32238,a10@40119.16241,a13@6935.17719 138:b2@59858.32676,a10@40601.16734,a13@6813.17865 145:b2@60387.33112,a10@41085.17225,a13@6699.17993 152:b2@60916.33547,a10@41571.17712,a13@6594.18106 159:b2@61447.33979,a10@42059.18196,a13@6500.18201 166:b2@61978.34410,a10@42549.18678,a13@6416.18281 173:b2@62509.34839,a10@43041.19156,a13@6345.18346 180:b2@63041.35267,a10@43535.19630,a13@6286.18397 187:b2@63574.35693,a10@44031.20102,a13@6241.18433 194:b2@64107.36117,a10@44530.20569,a13@6211.18456 201:b2@64641.36540,a10@45031.21033,a13@6195.18467 208:b2@65175.36961,a10@45534.21494,a13@6194.18469 215:b2@65708.37380,a10@46039.21950,a13@6194.18469 222:b2@66242.37798,a10@46546.22402,a13@6194.18469 229:b2@66776.38215,a10@47055.22850,a13@6194.18469 236:b2@67310.38630,a10@47567.23293,a13@6194.18469 243:b2@67844.39044,a10@48081.23732,a13@6194.18469 250:b2@68377.39456,a10@48597.24166,a13@6194.18469 257:b2@68909.39867,a10@49116.24595,a13@6194.18469 264:b2@69440.40277,a10@49636.25020,a13@6194.18469 271:b2@69971.40686,a10@50159.25439,a13@6194.18469 278:b2@70501.41093,a10@50683.25852,a13@6194.18469 285:b2@71029.41499,a10@51210.26261,a13@6194.18469 292:b2@71556.41904,a10@51739.26663,a13@6194.18469 299:b2@72081.42308,a10@52270.27059,a13@6194.18469 303:b2@72372.42532,a10@52565.27277,a13@6194.18469 falls
  - moved b2 instinct 72372 42532
  - moved a10 instinct 52565 27277
  - moved a13 instinct 6194 18469
  - moved a6 instinct 32400 12500
a: [Subjugate]
  - answered Subjugate   (a)
  - wanted a
  - played a Subjugate
a: destroy b2
  - destroyed b2 instinct
  - resolved a Subjugate
a: [pass]
  - answered pass   (a)
  - passed a
a: insert a15 instinct 464 81
  - inserted a15 instinct 464 81
  - filmed instinct 458 42:a6@32400.12500,a10@52565.27277,a13@6194.18469 53:a6@32026.13338,a10@52710.27379,a13@6194.18469 64:a6@31676.14178,a10@52849.27470,a13@6194.18469 75:a6@31352.15012,a10@52981.27549,a13@6194.18469 86:a6@31056.15838,a10@53107.27619,a13@6194.18469 97:a6@30789.16654,a10@53226.27680,a13@5857.18499 108:a6@30550.17459,a10@53341.27733,a13@5572.18515 119:a6@30339.18250,a10@53451.27781,a13@5341.18521 130:a6@30158.19025,a10@53559.27823,a13@5163.18520 141:a6@30005.19783,a10@53664.27861,a13@5037.18516 152:a6@29881.20519,a10@53768.27894,a13@4962.18511 163:a6@29784.21233,a10@53872.27925,a13@4933.18508 174:a6@29715.21921,a10@53977.27952,a13@4933.18508 185:a6@29672.22582,a10@54083.27977,a13@4933.18508 196:a6@29653.23211,a10@54190.27999,a13@4933.18508 207:a6@29657.23808,a10@54299.28019,a13@4933.18508 218:a6@29681.24369,a10@54411.28037,a13@4933.18508 229:a6@29725.24892,a10@54524.28052,a13@4933.18508 240:a6@29784.25375,a10@54638.28065,a13@4933.18508 251:a6@29855.25816,a10@54753.28077,a13@4933.18508 262:a6@29937.26214,a10@54866.28086,a13@4933.18508 273:a6@30024.26566,a10@54977.28093,a13@4627.18772 284:a6@30114.26873,a10@55084.28099,a13@3805.19488 295:a6@30202.27133,a10@55183.28104,a13@2988.20207 306:a6@30285.27347,a10@55273.28107,a13@2177.20932 317:a6@30358.27514,a10@55351.28109,a13@1371.21661 328:a6@30417.27635,a10@55413.28110,a13@572.22395 339:a6@30459.27711,a10@55456.28111 350:a6@30479.27744,a10@55476.28111 361:a6@30480.27746,a10@55478.28111 372:a6@30480.27746,a10@55478.28111 383:a6@30480.27746,a10@55478.28111 394:a6@30480.27746,a10@55478.28111 405:a6@30480.27746,a10@55478.28111 416:a6@30480.27746,a10@55478.28111 427:a6@30480.27746,a10@55478.28111 438:a6@30480.27746,a10@55478.28111 449:a6@30480.27746,a10@55478.28111 458:a6@30480.27746,a10@55478.28111 falls a13@336.-6.22931
  - moved a6 instinct 30480 27746
  - moved a10 instinct 55478 28111
  - moved a15 instinct 8100 12500
  - fell a13 instinct a15
a: [pass]
  - answered pass   (a)
  - passed a
  - step 3
b: [pass]
  - answered pass   (b)
a: [pass]
  - answered pass   (a)
  - passed b
  - passed a
  - read front
  - controls c prosecutor
  - revealed T108 front 1 G@LO
  - placed c Guilty logical
b: [pass]
  - answered pass   (b)
  == a [Candour:a] [SlipOfTheTongue:a] blue green done / b [Survival:b] [Impulse:b] yellow purple first done / c Prosecutor done / a.destroyed a5 a13 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct a6@30480.27746 a10@55478.28111 a15@8100.12500 / speech b8@51000.12500 b9@7869.33284 b10@32671.30146 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@26500.12500 / logical [Innocent] 2 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards T108 [T103:c] [T117:c] / trials T104 T111 T113 [T119:c] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] / story H3 / round 4 / step 3 / trial T108 front 1 / control c / window token logical / under round.c.5 side.c.1 effect.c.1.e41.u2 place.c.2.o41 window.b.1.w4.y3 / answered [pass] > a token
  ==a a [Candour] [SlipOfTheTongue] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / a.destroyed a5 a13 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct a6@30480.27746 a10@55478.28111 a15@8100.12500 / speech b8@51000.12500 b9@7869.33284 b10@32671.30146 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@26500.12500 / logical [?] 2 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] 0 0 / distracted [?] [Guilty] 1 0 / trusting 0 1 / cards T108 [?] [?] / trials T104 T111 T113 [?] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [Guilty] [Guilty] / story H3 / round 4 / step 3 / trial T108 front 1 / control c / window token logical / under round.c.5 side.c.1 effect.c.1.e41.u2 place.c.2.o41 window.b.1.w4.y3 / answered [?] > a token
  ==b a [?] [?] blue green done / b [Survival] [Impulse] yellow purple first done / c Prosecutor done / a.destroyed a5 a13 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct a6@30480.27746 a10@55478.28111 a15@8100.12500 / speech b8@51000.12500 b9@7869.33284 b10@32671.30146 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@26500.12500 / logical [?] 2 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] 0 0 / distracted [Blank] [Guilty] 1 0 / trusting 0 1 / cards T108 [?] [?] / trials T104 T111 T113 [?] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 4 / step 3 / trial T108 front 1 / control c / window token logical / under round.c.5 side.c.1 effect.c.1.e41.u2 place.c.2.o41 window.b.1.w4.y3 / answered [pass] > a token
  ==c a [?] [?] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / a.destroyed a5 a13 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct a6@30480.27746 a10@55478.28111 a15@8100.12500 / speech b8@51000.12500 b9@7869.33284 b10@32671.30146 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@26500.12500 / logical [?] 2 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T108 [T103] [T117] / trials T104 T111 T113 [T119] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 4 / step 3 / trial T108 front 1 / control c / window token logical / under round.c.5 side.c.1 effect.c.1.e41.u2 place.c.2.o41 window.b.1.w4.y3 / answered [?] > a token
  ==* a [?] [?] blue green done / b [?] [?] yellow purple first done / c Prosecutor done / a.destroyed a5 a13 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 a8@7000.12518 b1@32000.12500 / instinct a6@30480.27746 a10@55478.28111 a15@8100.12500 / speech b8@51000.12500 b9@7869.33284 b10@32671.30146 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@26500.12500 / logical [?] 2 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T108 [?] [?] / trials T104 T111 T113 [?] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 4 / step 3 / trial T108 front 1 / control c / window token logical / under round.c.5 side.c.1 effect.c.1.e41.u2 place.c.2.o41 window.b.1.w4.y3 / answered [?] > a token
a: [pass]
  - answered pass   (a)
  - passed b
  - passed a
  - controls b speech
b: [pass]
  - answered pass   (b)
  - passed b
  - revealed T108 front 2 HID
b: choose first
  - opted b first
  - read-out first G@LO
  - placed b Guilty logical
b: [pass]
  - answered pass   (b)
a: [pass]
  - answered pass   (a)
  - passed b
  - passed a
  - read back
  - controls a motor
b: [pass]
  - answered pass   (b)
a: [pass]
  - answered pass   (a)
  - passed b
  - passed a
  - revealed T108 back 1 HIT 1@*
a: destroy a8
*: lay [T219]
*: lay [T224]
*: lay [T214]
*: draw a [Objection]
  - destroyed a8 motor
  - dismissed T108
  - phase 2
  - step 4
  - laid centre
  - saw centre T219   (c)
  - laid side
  - saw side T224   (c)
  - laid top
  - saw top T214   (c)
  - controls a planning
  - drew a strategy
  - got a Objection   (a)
  - step 5
  - passed-token c
  - round 5
  - step 1
  == a [Candour:a] [SlipOfTheTongue:a] [Objection:a] blue green / b [Survival:b] [Impulse:b] yellow purple / c Prosecutor first / a.destroyed a5 a8 a13 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct a6@30480.27746 a10@55478.28111 a15@8100.12500 / speech b8@51000.12500 b9@7869.33284 b10@32671.30146 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@26500.12500 / logical [Innocent] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards [T219:c] [T224:c] [T214:c] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] / story H3 / round 5 / step 1 > c card
c: choose T219
  - chose c T219
  - step 2
  - turn c
c: insert c6 instinct 207 483
  - inserted c6 instinct 207 483
  - filmed instinct 373 251:a6@30480.27746,a10@55478.28111 255:a6@30429.27877,a10@55478.28111 259:a6@30377.28005,a10@55478.28111 263:a6@30326.28127,a10@55478.28111 267:a6@30275.28243,a10@55478.28111 271:a6@30224.28353,a10@55478.28111 275:a6@30174.28457,a10@55478.28111 279:a6@30126.28555,a10@55478.28111 283:a6@30078.28647,a10@55478.28111 287:a6@30032.28732,a10@55478.28111 291:a6@29988.28812,a10@55545.28218 295:a6@29945.28886,a10@55749.28545 299:a6@29905.28954,a10@55951.28872 303:a6@29866.29016,a10@56151.29200 307:a6@29830.29072,a10@56349.29527 311:a6@29797.29123,a10@56545.29856 315:a6@29766.29167,a10@56740.30185 319:a6@29739.29206,a10@56933.30514 323:a6@29714.29240,a10@57124.30844 327:a6@29693.29268,a10@57312.31174 331:a6@29675.29291,a10@57499.31505 335:a6@29661.29308,a10@57684.31835 339:a6@29650.29321,a10@57867.32167 343:a6@29644.29328,a10@58048.32498 347:a6@29642.29330,a10@58227.32830 351:a6@29642.29330,a10@58404.33163 355:a6@29642.29330,a10@58578.33495 359:a6@29642.29330,a10@58750.33828 363:a6@29642.29330,a10@58920.34162 367:a6@29642.29330,a10@59088.34495 371:a6@29642.29330,a10@59254.34829 373:a6@29642.29330,a10@59311.34945 falls
  - moved a6 instinct 29642 29330
  - moved a10 instinct 59311 34945
  - moved c6 instinct 48300 12500
  - turn a
a: insert a11 planning 424 421
  - inserted a11 planning 424 421
  - filmed planning 251 56:a2@26500.12500 61:a2@26278.12768 66:a2@26028.13061 71:a2@25778.13348 76:a2@25526.13629 81:a2@25274.13903 86:a2@25021.14170 91:a2@24768.14431 96:a2@24515.14684 101:a2@24262.14931 106:a2@24008.15170 111:a2@23756.15402 116:a2@23504.15627 121:a2@23252.15844 126:a2@23002.16054 131:a2@22753.16257 136:a2@22506.16452 141:a2@22261.16639 146:a2@22018.16818 151:a2@21777.16990 156:a2@21538.17155 161:a2@21303.17311 166:a2@21071.17460 171:a2@20842.17602 176:a2@20618.17735 181:a2@20397.17862 186:a2@20181.17980 191:a2@19969.18092 196:a2@19763.18196 201:a2@19562.18293 206:a2@19366.18383 211:a2@19177.18466 216:a2@18993.18542 221:a2@18816.18612 226:a2@18646.18676 231:a2@18483.18733 236:a2@18328.18785 241:a2@18180.18831 246:a2@18040.18871 251:a2@17933.18900 falls
  - moved a2 planning 17933 18900
  - moved a11 planning 42100 12500
a: [pass]
  - answered pass   (a)
  - passed a
a: insert a13 speech 459 218
  - inserted a13 speech 459 218
  - filmed speech 348 9:b8@51000.12500,b9@7869.33284,b10@32671.30146 18:b8@51113.12946,b9@7869.33284,b10@32671.30146 27:b8@51237.13381,b9@7869.33284,b10@32671.30146 36:b8@51368.13789,b9@7740.33300,b10@32553.30251 45:b8@51503.14167,b9@7620.33315,b10@32443.30345 54:b8@51640.14517,b9@7521.33326,b10@32352.30422 63:b8@51779.14837,b9@7442.33335,b10@32278.30481 72:b8@51915.15127,b9@7380.33342,b10@32221.30527 81:b8@52049.15387,b9@7335.33348,b10@32179.30559 90:b8@52177.15617,b9@7304.33351,b10@32150.30581 99:b8@52297.15816,b9@7285.33353,b10@32133.30594 108:b8@52408.15985,b9@7277.33354,b10@32124.30600 117:b8@52507.16125,b9@7275.33354,b10@32123.30601 126:b8@52591.16237,b9@7275.33354,b10@32123.30601 135:b8@52660.16321,b9@7275.33354,b10@32123.30601 144:b8@52710.16378,b9@7275.33354,b10@32123.30601 153:b8@52740.16410,b9@7275.33354,b10@32123.30601 162:b8@52748.16418,b9@7275.33354,b10@32123.30601 171:b8@52748.16418,b9@7275.33354,b10@32123.30601 180:b8@52748.16418,b9@7275.33354,b10@32123.30601 189:b8@52748.16418,b9@7275.33354,b10@32123.30601 198:b8@52748.16418,b9@7275.33354,b10@32123.30601 207:b8@52748.16418,b9@7275.33354,b10@32123.30601 216:b8@52748.16418,b9@7275.33354,b10@32123.30601 225:b8@52748.16418,b9@7275.33354,b10@32123.30601 234:b8@52748.16418,b9@7275.33354,b10@32123.30601 243:b8@52748.16418,b9@7275.33354,b10@32123.30601 252:b8@52748.16418,b9@7275.33354,b10@32123.30601 261:b8@52748.16418,b9@7275.33354,b10@32175.30902 270:b8@52748.16418,b9@7275.33354,b10@32274.31410 279:b8@52748.16418,b9@7275.33354,b10@32383.31893 288:b8@52748.16418,b9@7275.33354,b10@32501.32350 297:b8@52748.16418,b9@7275.33354,b10@32627.32781 306:b8@52748.16418,b9@7275.33354,b10@32758.33183 315:b8@52748.16418,b9@7275.33354,b10@32894.33557 324:b8@52748.16418,b9@7275.33354,b10@33032.33902 333:b8@52748.16418,b9@7275.33354,b10@33170.34217 342:b8@52748.16418,b9@7275.33354,b10@33306.34502 348:b8@52748.16418,b9@7275.33354,b10@33384.34654 falls
  - moved b8 speech 52748 16418
  - moved b9 speech 7275 33354
  - moved b10 speech 33384 34654
  - moved a13 speech 21800 12500
a: [pass]
  - answered pass   (a)
  - passed a
a: insert a4 instinct 259 419
  - inserted a4 instinct 259 419
  - filmed instinct 297 87:c6@48300.12500,a6@29642.29330,a10@59311.34945 93:c6@48702.12899,a6@29642.29330,a10@59544.35425 99:c6@49120.13308,a6@29642.29330,a10@59780.35922 105:c6@49539.13715,a6@29642.29330,a10@60010.36416 111:c6@49960.14119,a6@29642.29330,a10@60235.36910 117:c6@50382.14520,a6@29642.29330,a10@60454.37402 123:c6@50806.14918,a6@29642.29330,a10@60666.37892 129:c6@51232.15313,a6@29642.29330,a10@60873.38380 135:c6@51660.15705,a6@29642.29330,a10@61072.38865 141:c6@52090.16093,a6@29642.29330,a10@61265.39348 147:c6@52521.16478,a6@29642.29330,a10@61451.39828 153:c6@52954.16859,a6@29642.29330,a10@61630.40305 159:c6@53388.17237,a6@29642.29330,a10@61802.40778 165:c6@53824.17610,a6@29642.29330,a10@61966.41248 171:c6@54262.17980,a6@29642.29330,a10@62123.41713 177:c6@54702.18346,a6@29642.29330,a10@62271.42173 183:c6@55143.18708,a6@29642.29330,a10@62412.42628 189:c6@55586.19066,a6@29642.29330,a10@62545.43078 195:c6@56030.19419,a6@29642.29330,a10@62670.43522 201:c6@56476.19768,a6@29642.29330,a10@62787.43959 207:c6@56924.20113,a6@29642.29330,a10@62896.44389 213:c6@57373.20452,a6@29642.29330,a10@62996.44812 219:c6@57823.20787,a6@29557.29581,a10@63088.45226 225:c6@58275.21117,a6@29433.29927,a10@63172.45633 231:c6@58728.21442,a6@29306.30263,a10@63247.46030 237:c6@59183.21761,a6@29176.30587,a10@63315.46417 243:c6@59638.22075,a6@29043.30899,a10@63374.46794 249:c6@60095.22383,a6@28909.31200,a10@63426.47160 255:c6@60552.22686,a6@28772.31489,a10@63470.47515 261:c6@61011.22983,a6@28634.31766,a10@63507.47858 267:c6@61471.23274,a6@28496.32030,a10@63537.48188 273:c6@61931.23559,a6@28357.32282,a10@63560.48506 279:c6@62392.23837,a6@28219.32521,a10@63577.48809 285:c6@62853.24110,a6@28081.32747,a10@63588.49099 291:c6@63314.24375,a6@27945.32960,a10@63593.49374 297:c6@63762.24626,a6@27815.33155,a10@63593.49626 falls
  - moved c6 instinct 63762 24626
  - moved a6 instinct 27815 33155
  - moved a10 instinct 63593 49626
  - moved a4 instinct 41900 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
  == a [Candour:a] [SlipOfTheTongue:a] [Objection:a] blue green done / b [Survival:b] [Impulse:b] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@63762.24626 a4@41900.12500 a6@27815.33155 a10@63593.49626 a15@8100.12500 / speech b8@52748.16418 a13@21800.12500 b9@7275.33354 b10@33384.34654 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] 0 0 / distracted [Blank:b] [Guilty:ab] 1 0 / trusting 0 1 / cards T219 [T224:c] [T214:c] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] / story H3 / round 5 / step 2 > b insert
  ==a a [Candour] [SlipOfTheTongue] [Objection] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@63762.24626 a4@41900.12500 a6@27815.33155 a10@63593.49626 a15@8100.12500 / speech b8@52748.16418 a13@21800.12500 b9@7275.33354 b10@33384.34654 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] 0 0 / distracted [?] [Guilty] 1 0 / trusting 0 1 / cards T219 [?] [?] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [Guilty] [Guilty] / story H3 / round 5 / step 2 > b insert
  ==b a [?] [?] [?] blue green done / b [Survival] [Impulse] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@63762.24626 a4@41900.12500 a6@27815.33155 a10@63593.49626 a15@8100.12500 / speech b8@52748.16418 a13@21800.12500 b9@7275.33354 b10@33384.34654 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] 0 0 / distracted [Blank] [Guilty] 1 0 / trusting 0 1 / cards T219 [?] [?] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 5 / step 2 > b insert
  ==c a [?] [?] [?] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@63762.24626 a4@41900.12500 a6@27815.33155 a10@63593.49626 a15@8100.12500 / speech b8@52748.16418 a13@21800.12500 b9@7275.33354 b10@33384.34654 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T219 [T224] [T214] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 5 / step 2 > b insert
  ==* a [?] [?] [?] blue green done / b [?] [?] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b2 b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@63762.24626 a4@41900.12500 a6@27815.33155 a10@63593.49626 a15@8100.12500 / speech b8@52748.16418 a13@21800.12500 b9@7275.33354 b10@33384.34654 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] 0 0 / distracted [?] [?] 1 0 / trusting 0 1 / cards T219 [?] [?] / strategies Subjugate RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 5 / step 2 > b insert
b: insert b5 instinct 312 491
  - inserted b5 instinct 312 491
  - filmed instinct 308 22:c6@63762.24626,a4@41900.12500,a6@27815.33155,a10@63593.49626 30:c6@64255.24893,a4@42171.13175,a6@27586.33481,a10@63588.49884 38:c6@64773.25160,a4@42454.13897,a6@27341.33812,a10@63579.50131 46:c6@65282.25410,a4@42730.14620,a6@27094.34127,a10@63566.50351 54:c6@65781.25641,a4@43000.15344,a6@26848.34425,a10@63551.50541 62:c6@66269.25854,a4@43264.16068,a6@26602.34707,a10@63534.50704 70:c6@66743.26049,a4@43520.16793,a6@26358.34972,a10@63518.50840 78:c6@67204.26225,a4@43769.17518,a6@26116.35220,a10@63502.50950 86:c6@67648.26384,a4@44011.18243,a6@25877.35453,a10@63489.51035 94:c6@68076.26524,a4@44245.18968,a6@25642.35669,a10@63477.51098 102:c6@68484.26648,a4@44471.19694,a6@25410.35871,a10@63469.51139 110:c6@68873.26754,a4@44689.20419,a6@25184.36057,a10@63464.51162 118:c6@69239.26845,a4@44898.21144,a6@24962.36229,a10@63463.51168 126:c6@69583.26920,a4@45099.21868,a6@24747.36387,a10@63463.51168 134:c6@69902.26981,a4@45291.22591,a6@24538.36531,a10@63463.51168 142:c6@70196.27028,a4@45473.23313,a6@24336.36662,a10@63463.51168 150:c6@70463.27064,a4@45647.24034,a6@24141.36781,a10@63463.51168 158:c6@70701.27090,a4@45810.24754,a6@23953.36888,a10@63463.51168 166:c6@70911.27106,a4@45964.25471,a6@23773.36984,a10@63463.51168 174:c6@71091.27115,a4@46108.26187,a6@23601.37070,a10@63463.51168 182:c6@71240.27118,a4@46241.26899,a6@23437.37146,a10@63463.51168 190:c6@71359.27118,a4@46364.27609,a6@23282.37213,a10@63463.51168 198:c6@71446.27114,a4@46475.28316,a6@23135.37272,a10@63463.51168 206:c6@71503.27111,a4@46576.29019,a6@22995.37323,a10@63463.51168 214:c6@71529.27109,a4@46666.29718,a6@22864.37367,a10@63463.51168 222:c6@71531.27108,a4@46744.30413,a6@22741.37404,a10@63463.51168 230:c6@71531.27108,a4@46810.31102,a6@22626.37436,a10@63463.51168 238:c6@71531.27108,a4@46864.31786,a6@22518.37463,a10@63463.51168 246:c6@71531.27108,a4@46907.32463,a6@22417.37484,a10@63477.51184 254:c6@71531.27108,a4@46938.33134,a6@22322.37502,a10@63824.51569 262:c6@71531.27108,a4@46956.33797,a6@22235.37517,a10@64164.51933 270:c6@71531.27108,a4@46963.34453,a6@22153.37528,a10@64495.52275 278:c6@71531.27108,a4@46957.35100,a6@22076.37536,a10@64816.52594 286:c6@71531.27108,a4@46940.35737,a6@22005.37542,a10@65126.52891 294:c6@71531.27108,a4@46910.36365,a6@21938.37546,a10@65423.53166 302:c6@71531.27108,a4@46868.36981,a6@21874.37548,a10@65706.53417 308:c6@71531.27108,a4@46833.37397,a6@21833.37549,a10@65891.53576 falls
  - moved c6 instinct 71531 27108
  - moved a4 instinct 46833 37397
  - moved a6 instinct 21833 37549
  - moved a10 instinct 65891 53576
  - moved b5 instinct 49100 12500
b: [pass]
  - answered pass   (b)
  - passed b
b: insert b9 speech 190 208
  - inserted b9 speech 190 208
  - filmed speech 251 1:a13@21800.12500,b10@33384.34654 8:a13@21872.13139,b10@33664.35183 15:a13@21951.13834,b10@33974.35753 22:a13@22031.14529,b10@34288.36318 29:a13@22112.15223,b10@34607.36877 36:a13@22194.15918,b10@34931.37430 43:a13@22277.16612,b10@35259.37977 50:a13@22360.17306,b10@35593.38517 57:a13@22445.18000,b10@35931.39051 64:a13@22530.18694,b10@36273.39578 71:a13@22616.19388,b10@36621.40097 78:a13@22704.20081,b10@36973.40609 85:a13@22792.20775,b10@37329.41114 92:a13@22882.21468,b10@37690.41611 99:a13@22973.22161,b10@38055.42099 106:a13@23064.22853,b10@38424.42579 113:a13@23157.23546,b10@38797.43050 120:a13@23252.24238,b10@39174.43512 127:a13@23347.24930,b10@39554.43965 134:a13@23444.25622,b10@39938.44408 141:a13@23542.26313,b10@40326.44842 148:a13@23641.27004,b10@40716.45265 155:a13@23742.27695,b10@41109.45678 162:a13@23844.28386,b10@41505.46080 169:a13@23948.29076,b10@41903.46471 176:a13@24053.29766,b10@42303.46852 183:a13@24159.30455,b10@42705.47220 190:a13@24268.31144,b10@43108.47577 197:a13@24377.31833,b10@43512.47922 204:a13@24489.32521,b10@43917.48255 211:a13@24602.33209,b10@44321.48576 218:a13@24717.33897,b10@44726.48885 225:a13@24834.34584,b10@45130.49180 232:a13@24952.35270,b10@45533.49463 239:a13@25073.35956,b10@45934.49733 246:a13@25195.36641,b10@46333.49990 251:a13@25278.37096,b10@46597.50153 falls
  - moved a13 speech 25278 37096
  - moved b10 speech 46597 50153
  - moved b9 speech 20800 12500
b: [pass]
  - answered pass   (b)
  - passed b
b: insert b13 speech 421 117
  - inserted b13 speech 421 117
  - filmed speech 394 80:a13@25278.37096,b9@20800.12500,b10@46597.50153 89:a13@25390.37665,b9@20279.13193,b10@46931.50353 98:a13@25515.38224,b9@19761.13895,b10@47267.50547 107:a13@25652.38767,b9@19250.14600,b10@47602.50733 116:a13@25800.39293,b9@18747.15308,b10@47936.50911 125:a13@25958.39802,b9@18251.16020,b10@48269.51082 134:a13@26126.40294,b9@17765.16734,b10@48599.51246 143:a13@26302.40768,b9@17287.17450,b10@48928.51403 152:a13@26487.41224,b9@16819.18170,b10@49254.51553 161:a13@26679.41663,b9@16360.18892,b10@49577.51697 170:a13@26877.42082,b9@15911.19616,b10@49897.51834 179:a13@27081.42484,b9@15472.20343,b10@50213.51966 188:a13@27290.42867,b9@15044.21072,b10@50526.52092 197:a13@27503.43232,b9@14628.21802,b10@50834.52212 206:a13@27719.43579,b9@14223.22535,b10@51138.52327 215:a13@27938.43908,b9@13830.23269,b10@51438.52437 224:a13@28158.44219,b9@13450.24003,b10@51732.52542 233:a13@28379.44513,b9@13083.24739,b10@52020.52643 242:a13@28601.44790,b9@12729.25475,b10@52304.52739 251:a13@28822.45051,b9@12389.26211,b10@52581.52831 260:a13@29043.45296,b9@12063.26947,b10@52852.52918 269:a13@29262.45525,b9@11752.27681,b10@53118.53002 278:a13@29480.45740,b9@11456.28415,b10@53377.53083 287:a13@29695.45940,b9@11176.29146,b10@53630.53160 296:a13@29908.46127,b9@10912.29874,b10@53877.53233 305:a13@30118.46301,b9@10665.30599,b10@54117.53304 314:a13@30325.46463,b9@10434.31320,b10@54352.53372 323:a13@30530.46614,b9@10220.32036,b10@54581.53437 332:a13@30731.46754,b9@10024.32746,b10@54804.53500 341:a13@30929.46884,b9@9846.33449,b10@55021.53561 350:a13@31124.47004,b9@9685.34145,b10@55233.53619 359:a13@31317.47115,b9@9543.34832,b10@55441.53676 368:a13@31506.47219,b9@9418.35509,b10@55643.53731 377:a13@31693.47315,b9@9312.36175,b10@55842.53784 386:a13@31878.47403,b9@9224.36829,b10@56036.53836 394:a13@32032.47473,b9@9164.37371,b10@56197.53879 falls
  - moved a13 speech 32032 47473
  - moved b9 speech 9164 37371
  - moved b10 speech 56197 53879
  - moved b13 speech 11700 12500
b: [Impulse]
  - answered Impulse   (b)
  - wanted b
  - played b Impulse
b: insert b2 speech 182 297
  - inserted b2 speech 182 297
  - filmed speech 276 10:b8@52748.16418,a13@32032.47473,b9@9164.37371,b10@56197.53879,b13@11700.12500 17:b8@52748.16418,a13@32158.47527,b9@9119.37822,b10@56329.53914,b13@11568.12942 24:b8@52748.16418,a13@32294.47583,b9@9071.38325,b10@56469.53951,b13@11410.13435 31:b8@52748.16418,a13@32420.47632,b9@9026.38817,b10@56600.53985,b13@11246.13916 38:b8@52748.16418,a13@32539.47675,b9@8984.39298,b10@56721.54017,b13@11077.14385 45:b8@52748.16418,a13@32650.47713,b9@8946.39765,b10@56834.54047,b13@10901.14842 52:b8@52748.16418,a13@32753.47746,b9@8912.40220,b10@56938.54074,b13@10720.15285 59:b8@52748.16418,a13@32848.47775,b9@8882.40660,b10@57035.54099,b13@10534.15715 66:b8@52748.16418,a13@32937.47801,b9@8855.41086,b10@57124.54123,b13@10344.16131 73:b8@52748.16418,a13@33019.47823,b9@8832.41497,b10@57207.54144,b13@10149.16532 80:b8@52748.16418,a13@33095.47842,b9@8813.41892,b10@57282.54164,b13@9952.16918 87:b8@52748.16418,a13@33165.47859,b9@8798.42271,b10@57352.54182,b13@9752.17289 94:b8@52748.16418,a13@33230.47873,b9@8785.42633,b10@57416.54199,b13@9550.17645 101:b8@52748.16418,a13@33290.47885,b9@8776.42978,b10@57475.54214,b13@9346.17984 108:b8@52748.16418,a13@33345.47896,b9@8770.43304,b10@57530.54229,b13@9142.18307 115:b8@52748.16418,a13@33396.47905,b9@8767.43613,b10@57580.54242,b13@8938.18614 122:b8@52748.16418,a13@33443.47913,b9@8766.43903,b10@57625.54254,b13@8735.18903 129:b8@52748.16418,a13@33486.47920,b9@8768.44175,b10@57667.54265,b13@8533.19176 136:b8@52748.16418,a13@33526.47925,b9@8772.44428,b10@57706.54275,b13@8335.19432 143:b8@52748.16418,a13@33562.47930,b9@8777.44662,b10@57741.54284,b13@8140.19670 150:b8@52748.16418,a13@33596.47935,b9@8783.44878,b10@57774.54293,b13@7949.19892 157:b8@52748.16418,a13@33626.47938,b9@8791.45075,b10@57803.54300,b13@7764.20096 164:b8@52748.16418,a13@33654.47941,b9@8799.45254,b10@57830.54307,b13@7585.20283 171:b8@52748.16418,a13@33679.47944,b9@8807.45415,b10@57854.54314,b13@7413.20454 178:b8@52748.16418,a13@33692.47945,b9@8806.45559,b10@57867.54317,b13@7250.20608 185:b8@52748.16418,a13@33692.47945,b9@8794.45688,b10@57867.54317,b13@7096.20746 192:b8@52748.16418,a13@33692.47945,b9@8784.45800,b10@57867.54317,b13@6952.20868 199:b8@52748.16418,a13@33692.47945,b9@8776.45897,b10@57867.54317,b13@6819.20974 206:b8@52748.16418,a13@33692.47945,b9@8770.45980,b10@57867.54317,b13@6698.21066 213:b8@52748.16418,a13@33692.47945,b9@8764.46048,b10@57867.54317,b13@6590.21143 220:b8@52748.16418,a13@33692.47945,b9@8760.46104,b10@57867.54317,b13@6495.21207 227:b8@52748.16418,a13@33692.47945,b9@8757.46148,b10@57867.54317,b13@6415.21258 234:b8@52748.16418,a13@33692.47945,b9@8755.46180,b10@57867.54317,b13@6350.21296 241:b8@52748.16418,a13@33692.47945,b9@8753.46203,b10@57867.54317,b13@6301.21324 248:b8@52748.16418,a13@33692.47945,b9@8752.46217,b10@57867.54317,b13@6269.21341 255:b8@53161.16522,a13@33692.47945,b9@8752.46223,b10@57867.54317,b13@6253.21348 262:b8@53578.16616,a13@33692.47945,b9@8752.46223,b10@57867.54317,b13@6252.21349 269:b8@53984.16699,a13@33692.47945,b9@8752.46223,b10@57867.54317,b13@6252.21349 276:b8@54334.16763,a13@33692.47945,b9@8752.46223,b10@57867.54317,b13@6252.21349 falls
  - moved b8 speech 54334 16763
  - moved a13 speech 33692 47945
  - moved b9 speech 8752 46223
  - moved b10 speech 57867 54317
  - moved b13 speech 6252 21349
  - moved b2 speech 29700 12500
  - resolved b Impulse
  - step 3
a: [pass]
  - answered pass   (a)
  - passed a
  - read front
  - controls a observation
a: [pass]
  - answered pass   (a)
  - passed a
  - revealed T219 front 1 MOVE G
a: move distracted trusting
  - moved-token a Guilty distracted trusting
  - read back
  - controls a instinct
  == a [Candour:a] [SlipOfTheTongue:a] [Objection:a] blue green done / b [Survival:b] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29700.12500 b8@54334.16763 a13@33692.47945 b9@8752.46223 b10@57867.54317 b13@6252.21349 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting 1 1 / cards T219 [T224:c] [T214:c] / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] / story H3 / round 5 / step 3 / trial T219 back 1 / control a / window control instinct / under round.c.6 side.c.1.d1 ability.c.2.r1.u0 window.c.1.w2.y3 > a control
  ==a a [Candour] [SlipOfTheTongue] [Objection] blue green done / b [?] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29700.12500 b8@54334.16763 a13@33692.47945 b9@8752.46223 b10@57867.54317 b13@6252.21349 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] 0 0 / distracted [?] [Guilty] 0 0 / trusting 1 1 / cards T219 [?] [?] / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [Guilty] [Guilty] / story H3 / round 5 / step 3 / trial T219 back 1 / control a / window control instinct / under round.c.6 side.c.1.d1 ability.c.2.r1.u0 window.c.1.w2.y3 > a control
  ==b a [?] [?] [?] blue green done / b [Survival] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29700.12500 b8@54334.16763 a13@33692.47945 b9@8752.46223 b10@57867.54317 b13@6252.21349 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] 0 0 / distracted [Blank] [Guilty] 0 0 / trusting 1 1 / cards T219 [?] [?] / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 5 / step 3 / trial T219 back 1 / control a / window control instinct / under round.c.6 side.c.1.d1 ability.c.2.r1.u0 window.c.1.w2.y3 > a control
  ==c a [?] [?] [?] blue green done / b [?] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29700.12500 b8@54334.16763 a13@33692.47945 b9@8752.46223 b10@57867.54317 b13@6252.21349 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] 0 0 / distracted [?] [?] 0 0 / trusting 1 1 / cards T219 [T224] [T214] / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 5 / step 3 / trial T219 back 1 / control a / window control instinct / under round.c.6 side.c.1.d1 ability.c.2.r1.u0 window.c.1.w2.y3 > a control
  ==* a [?] [?] [?] blue green done / b [?] yellow purple done / c Prosecutor first done / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29700.12500 b8@54334.16763 a13@33692.47945 b9@8752.46223 b10@57867.54317 b13@6252.21349 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] 0 0 / distracted [?] [?] 0 0 / trusting 1 1 / cards T219 [?] [?] / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] / story H3 / round 5 / step 3 / trial T219 back 1 / control a / window control instinct / under round.c.6 side.c.1.d1 ability.c.2.r1.u0 window.c.1.w2.y3 > a control
a: [pass]
*: draw a [Blank]
*: draw a [Blank]
*: draw a [Guilty]
  - answered pass   (a)
  - passed a
  - revealed T219 back 1 INF 3>2@*
  - drew a influence
  - got a Blank   (a)
  - drew a influence
  - got a Blank   (a)
  - drew a influence
  - got a Guilty   (a)
a: place [Guilty] logical
  - laid-down a logical
  - put-down a Guilty logical   (a)
a: place [Blank] wary
*: lay [T215]
*: draw a [GutFeeling]
  - laid-down a wary
  - put-down a Blank wary   (a)
  - discarded a influence
  - threw a Blank   (a)
  - dismissed T219
  - step 4
  - moved-up
  - laid top
  - saw top T215   (c)
  - controls a planning
  - drew a strategy
  - got a GutFeeling   (a)
  - step 5
  - passed-token a
  - round 6
  - step 1
c: choose T215
  - chose c T215
  - step 2
  - turn a
a: insert a12 speech 218 477
  - inserted a12 speech 218 477
  - filmed speech 360 13:b2@29700.12500,b8@54334.16763,a13@33692.47945,b9@8752.46223,b10@57867.54317,b13@6252.21349 22:b2@29885.13168,b8@54618.16808,a13@33692.47945,b9@8752.46223,b10@57867.54317,b13@6252.21349 31:b2@30077.13911,b8@54904.16846,a13@33694.47945,b9@8753.46232,b10@57868.54317,b13@6213.21362 40:b2@30252.14649,b8@55153.16871,a13@33695.47945,b9@8754.46240,b10@57870.54318,b13@6174.21373 49:b2@30411.15380,b8@55366.16887,a13@33696.47945,b9@8754.46245,b10@57870.54318,b13@6142.21381 58:b2@30553.16105,b8@55541.16895,a13@33696.47945,b9@8754.46248,b10@57870.54318,b13@6118.21387 67:b2@30678.16822,b8@55678.16897,a13@33696.47945,b9@8754.46250,b10@57870.54318,b13@6099.21391 76:b2@30786.17529,b8@55778.16896,a13@33696.47945,b9@8754.46250,b10@57870.54318,b13@6086.21393 85:b2@30876.18227,b8@55841.16893,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6078.21394 94:b2@30949.18914,b8@55867.16892,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6073.21395 103:b2@31005.19589,b8@55868.16891,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6070.21395 112:b2@31044.20250,b8@55868.16891,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6070.21395 121:b2@31065.20897,b8@55868.16891,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6070.21395 130:b2@31071.21528,b8@55868.16891,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6070.21395 139:b2@31060.22142,b8@55868.16891,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6070.21395 148:b2@31033.22738,b8@55868.16891,a13@33696.47945,b9@8753.46251,b10@57870.54318,b13@6069.21395 157:b2@30992.23315,b8@55868.16891,a13@33720.48166,b9@8753.46251,b10@57946.54337,b13@6065.21395 166:b2@30936.23870,b8@55868.16891,a13@33781.48708,b9@8753.46251,b10@58129.54382,b13@6059.21394 175:b2@30867.24404,b8@55868.16891,a13@33842.49226,b9@8753.46251,b10@58297.54419,b13@6049.21393 184:b2@30786.24914,b8@55868.16891,a13@33902.49719,b9@8753.46251,b10@58451.54450,b13@6035.21391 193:b2@30694.25400,b8@55868.16891,a13@33963.50186,b9@8753.46251,b10@58592.54476,b13@6018.21389 202:b2@30592.25860,b8@55985.16983,a13@34022.50624,b9@8753.46251,b10@58720.54497,b13@5996.21385 211:b2@30482.26294,b8@56690.17535,a13@34080.51034,b9@8753.46251,b10@58837.54514,b13@5969.21380 220:b2@30365.26700,b8@57396.18084,a13@34137.51414,b9@8753.46251,b10@58942.54528,b13@5939.21373 229:b2@30243.27078,b8@58105.18630,a13@34192.51764,b9@8753.46251,b10@59037.54539,b13@5904.21365 238:b2@30117.27426,b8@58815.19173,a13@34244.52083,b9@8753.46251,b10@59123.54548,b13@5865.21356 247:b2@29991.27745,b8@59527.19713,a13@34294.52372,b9@8753.46251,b10@59198.54555,b13@5824.21345 256:b2@29864.28034,b8@60242.20249,a13@34340.52630,b9@8753.46251,b10@59265.54561,b13@5779.21333 265:b2@29741.28292,b8@60958.20782,a13@34382.52858,b9@8753.46251,b10@59324.54565,b13@5733.21320 274:b2@29623.28520,b8@61676.21311,a13@34420.53055,b9@8753.46251,b10@59374.54568,b13@5686.21306 283:b2@29511.28717,b8@62397.21836,a13@34454.53224,b9@8753.46251,b10@59417.54571,b13@5639.21291 292:b2@29409.28884,b8@63119.22357,a13@34483.53364,b9@8753.46251,b10@59453.54572,b13@5594.21277 301:b2@29318.29022,b8@63844.22874,a13@34506.53477,b9@8753.46251,b10@59482.54574,b13@5552.21264 310:b2@29240.29130,b8@64571.23386,a13@34525.53565,b9@8753.46251,b10@59505.54575,b13@5514.21251 319:b2@29178.29211,b8@65300.23894,a13@34539.53629,b9@8753.46251,b10@59521.54575,b13@5483.21241 328:b2@29134.29264,b8@66031.24398,a13@34548.53671,b9@8753.46251,b10@59532.54576,b13@5459.21233 337:b2@29109.29292,b8@66765.24896,a13@34553.53692,b9@8753.46251,b10@59537.54576,b13@5445.21228 346:b2@29104.29297,b8@67501.25389,a13@34554.53696,b9@8753.46251,b10@59538.54576,b13@5443.21227 355:b2@29104.29297,b8@68239.25877,a13@34554.53696,b9@8753.46251,b10@59538.54576,b13@5443.21227 360:b2@29104.29297,b8@68648.26144,a13@34554.53696,b9@8753.46251,b10@59538.54576,b13@5443.21227 falls
  - moved b2 speech 29104 29297
  - moved b8 speech 68648 26144
  - moved a13 speech 34554 53696
  - moved b9 speech 8753 46251
  - moved b10 speech 59538 54576
  - moved b13 speech 5443 21227
  - moved a12 speech 47700 12500
  == a [Candour:a] [SlipOfTheTongue:a] [GutFeeling:a] [Objection:a] blue green first done / b [Survival:b] yellow purple / c Prosecutor / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29104.29297 b8@68648.26144 a12@47700.12500 a13@34554.53696 b9@8753.46251 b10@59538.54576 b13@5443.21227 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] [Guilty:a] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] [Blank:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting 1 1 / cards T215 [T224:c] [T214:c] / trials T219 / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] [Blank:a] / story H3 / round 6 / step 2 / window insertion a12 / under round.c.2 turn.a.1 insertion.a.9.r2.m35.p31.h1 window.a.1.y1 > a insertion
  ==a a [Candour] [SlipOfTheTongue] [GutFeeling] [Objection] blue green first done / b [?] yellow purple / c Prosecutor / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29104.29297 b8@68648.26144 a12@47700.12500 a13@34554.53696 b9@8753.46251 b10@59538.54576 b13@5443.21227 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [Guilty] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] [Blank] 0 0 / distracted [?] [Guilty] 0 0 / trusting 1 1 / cards T215 [?] [?] / trials T219 / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [Guilty] [Guilty] [Blank] / story H3 / round 6 / step 2 / window insertion a12 / under round.c.2 turn.a.1 insertion.a.9.r2.m35.p31.h1 window.a.1.y1 > a insertion
  ==b a [?] [?] [?] [?] blue green first done / b [Survival] yellow purple / c Prosecutor / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29104.29297 b8@68648.26144 a12@47700.12500 a13@34554.53696 b9@8753.46251 b10@59538.54576 b13@5443.21227 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] [?] 0 0 / distracted [Blank] [Guilty] 0 0 / trusting 1 1 / cards T215 [?] [?] / trials T219 / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] [?] / story H3 / round 6 / step 2 / window insertion a12 / under round.c.2 turn.a.1 insertion.a.9.r2.m35.p31.h1 window.a.1.y1 > a insertion
  ==c a [?] [?] [?] [?] blue green first done / b [?] yellow purple / c Prosecutor / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29104.29297 b8@68648.26144 a12@47700.12500 a13@34554.53696 b9@8753.46251 b10@59538.54576 b13@5443.21227 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting 1 1 / cards T215 [T224] [T214] / trials T219 / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] [?] / story H3 / round 6 / step 2 / window insertion a12 / under round.c.2 turn.a.1 insertion.a.9.r2.m35.p31.h1 window.a.1.y1 > a insertion
  ==* a [?] [?] [?] [?] blue green first done / b [?] yellow purple / c Prosecutor / a.destroyed a5 a8 / b.destroyed b7 b14 / c.destroyed c7 / motor c3@79900.12500 b1@32000.12500 / instinct c6@71531.27108 a4@46833.37397 a6@21833.37549 b5@49100.12500 a10@65891.53576 a15@8100.12500 / speech b2@29104.29297 b8@68648.26144 a12@47700.12500 a13@34554.53696 b9@8753.46251 b10@59538.54576 b13@5443.21227 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting 1 1 / cards T215 [?] [?] / trials T219 / strategies Subjugate Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] [?] / story H3 / round 6 / step 2 / window insertion a12 / under round.c.2 turn.a.1 insertion.a.9.r2.m35.p31.h1 window.a.1.y1 > a insertion
a: [pass]
  - answered pass   (a)
  - passed a
a: decline
  - declined a
a: insert a1 instinct 382 612
  - inserted a1 instinct 382 612
  - filmed instinct 340 24:c6@71531.27108,a4@46833.37397,a6@21833.37549,b5@49100.12500,a10@65891.53576 33:c6@71531.27108,a4@46760.38126,a6@21767.37548,b5@49399.13266,a10@66207.53837 42:c6@71531.27108,a4@46676.38864,a6@21711.37546,b5@49693.14047,a10@66514.54078 51:c6@71696.27203,a4@46581.39597,a6@21665.37543,b5@49974.14828,a10@66804.54294 60:c6@72233.27500,a4@46475.40322,a6@21630.37540,b5@50242.15608,a10@67076.54486 69:c6@72754.27773,a4@46359.41042,a6@21606.37537,b5@50497.16387,a10@67328.54654 78:c6@73257.28022,a4@46233.41754,a6@21592.37534,b5@50739.17164,a10@67560.54800 87:c6@73742.28248,a4@46098.42460,a6@21588.37534,b5@50966.17938,a10@67770.54924 96:c6@74205.28450,a4@45954.43158,a6@21588.37534,b5@51180.18711,a10@67956.55027 105:c6@74644.28629,a4@45800.43849,a6@21588.37534,b5@51378.19479,a10@68119.55112 114:c6@75058.28785,a4@45638.44532,a6@21588.37534,b5@51562.20244,a10@68257.55179 123:c6@75444.28919,a4@45468.45208,a6@21588.37534,b5@51730.21005,a10@68371.55231 132:c6@75802.29032,a4@45290.45875,a6@21588.37534,b5@51883.21760,a10@68458.55267 141:c6@76128.29126,a4@45104.46533,a6@21588.37534,b5@52019.22509,a10@68520.55292 150:c6@76421.29202,a4@44912.47183,a6@21588.37534,b5@52140.23251,a10@68556.55305 159:c6@76681.29262,a4@44714.47824,a6@21588.37534,b5@52244.23985,a10@68567.55308 168:c6@76905.29306,a4@44509.48456,a6@21588.37534,b5@52331.24711,a10@68567.55308 177:c6@77094.29339,a4@44300.49078,a6@21588.37534,b5@52402.25427,a10@68567.55308 186:c6@77247.29361,a4@44086.49690,a6@21588.37534,b5@52456.26133,a10@68567.55308 195:c6@77363.29374,a4@43868.50292,a6@21588.37534,b5@52494.26827,a10@68567.55308 204:c6@77444.29381,a4@43647.50882,a6@21588.37534,b5@52515.27508,a10@68567.55308 213:c6@77490.29384,a4@43423.51462,a6@21588.37534,b5@52519.28175,a10@68567.55308 222:c6@77502.29385,a4@43198.52029,a6@21588.37534,b5@52507.28827,a10@68567.55308 231:c6@77502.29385,a4@42973.52585,a6@21588.37534,b5@52480.29463,a10@68567.55308 240:c6@77502.29385,a4@42747.53127,a6@21588.37534,b5@52437.30081,a10@68567.55308 249:c6@77502.29385,a4@42522.53655,a6@21588.37534,b5@52380.30681,a10@68567.55308 258:c6@77502.29385,a4@42299.54169,a6@21588.37534,b5@52309.31260,a10@68567.55308 267:c6@77502.29385,a4@42079.54668,a6@21588.37534,b5@52224.31819,a10@68567.55308 276:c6@77502.29385,a4@41863.55150,a6@21588.37534,b5@52128.32355,a10@68567.55308 285:c6@77502.29385,a4@41652.55616,a6@21588.37534,b5@52020.32867,a10@68567.55308 294:c6@77502.29385,a4@41447.56064,a6@21588.37534,b5@51902.33354,a10@68567.55308 303:c6@77502.29385,a4@41249.56492,a6@21588.37534,b5@51775.33816,a10@68567.55308 312:c6@77502.29385,a4@41059.56901,a6@21588.37534,b5@51641.34251,a10@68567.55308 321:c6@77502.29385,a4@40877.57288,a6@21588.37534,b5@51502.34659,a10@68567.55308 330:c6@77890.29788,a4@40705.57654,a6@21588.37534,b5@51358.35038,a10@68567.55308 339:c6@78515.30435,a4@40544.57996,a6@21588.37534,b5@51213.35387,a10@68567.55308 340:c6@78564.30486,a4@40531.58022,a6@21588.37534,b5@51202.35414,a10@68567.55308 falls
  - moved c6 instinct 78564 30486
  - moved a4 instinct 40531 58022
  - moved a6 instinct 21588 37534
  - moved b5 instinct 51202 35414
  - moved a10 instinct 68567 55308
  - moved a1 instinct 61200 12500
a: [GutFeeling]
*: draw a [Guilty]
  - answered GutFeeling   (a)
  - wanted a
  - played a GutFeeling
  - drew a influence
  - got a Guilty   (a)
a: place [Guilty] trusting
  - laid-down a trusting
  - put-down a Guilty trusting   (a)
  - resolved a GutFeeling
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
b: insert b16 speech 342 377
  - inserted b16 speech 342 377
  - filmed speech 253 36:b2@29104.29297,b8@68648.26144,a12@47700.12500,a13@34554.53696,b9@8753.46251,b10@59538.54576,b13@5443.21227 42:b2@29086.29313,b8@69013.26379,a12@47952.12909,a13@34556.53707,b9@8753.46251,b10@59541.54576,b13@5431.21223 48:b2@29026.29364,b8@69431.26643,a12@48243.13373,a13@34565.53743,b9@8753.46251,b10@59551.54576,b13@5393.21210 54:b2@28978.29402,b8@69849.26902,a12@48537.13832,a13@34571.53769,b9@8753.46251,b10@59557.54577,b13@5362.21199 60:b2@28943.29429,b8@70268.27156,a12@48835.14286,a13@34575.53787,b9@8753.46251,b10@59562.54577,b13@5340.21191 66:b2@28922.29445,b8@70688.27405,a12@49136.14734,a13@34577.53797,b9@8753.46251,b10@59565.54577,b13@5326.21186 72:b2@28915.29450,b8@71107.27648,a12@49440.15177,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 78:b2@28915.29450,b8@71527.27887,a12@49747.15614,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 84:b2@28915.29450,b8@71948.28121,a12@50057.16046,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 90:b2@28915.29450,b8@72368.28350,a12@50371.16471,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 96:b2@28915.29450,b8@72788.28574,a12@50687.16890,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 102:b2@28915.29450,b8@73208.28793,a12@51005.17302,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 108:b2@28915.29450,b8@73627.29008,a12@51327.17708,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 114:b2@28915.29450,b8@74046.29217,a12@51651.18106,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 120:b2@28915.29450,b8@74465.29422,a12@51978.18498,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 126:b2@28915.29450,b8@74882.29623,a12@52307.18882,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 132:b2@28915.29450,b8@75298.29818,a12@52638.19259,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 138:b2@28915.29450,b8@75713.30010,a12@52971.19628,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 144:b2@28915.29450,b8@76127.30196,a12@53306.19989,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 150:b2@28915.29450,b8@76540.30378,a12@53643.20342,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 156:b2@28915.29450,b8@76950.30556,a12@53981.20687,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 162:b2@28915.29450,b8@77359.30730,a12@54320.21023,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 168:b2@28915.29450,b8@77765.30899,a12@54661.21350,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 174:b2@28915.29450,b8@78169.31064,a12@55002.21668,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 180:b2@28915.29450,b8@78570.31225,a12@55344.21977,a13@34578.53801,b9@8753.46251,b10@59566.54577,b13@5321.21185 186:b2@28855.29631,b8@78968.31382,a12@55686.22277,a13@34615.53959,b9@8753.46251,b10@59607.54578,b13@5321.21185 192:b2@28682.30138,b8@79364.31535,a12@56027.22567,a13@34722.54398,b9@8753.46251,b10@59721.54580,b13@5321.21185 198:b2@28504.30641,b8@79755.31684,a12@56369.22848,a13@34832.54827,b9@8753.46251,b10@59831.54579,b13@5321.21185 204:b2@28322.31138,a12@56710.23119,a13@34945.55245,b9@8536.46419,b10@59936.54577,b13@5321.21185 210:b2@28135.31630,a12@57050.23379,a13@35060.55652,b9@8181.46690,b10@60036.54574,b13@5321.21185 216:b2@27944.32117,a12@57388.23630,a13@35177.56048,b9@7824.46956,b10@60133.54569,b13@5321.21185 222:b2@27749.32598,a12@57725.23871,a13@35296.56432,b9@7467.47215,b10@60226.54562,b13@5321.21185 228:b2@27549.33074,a12@58059.24101,a13@35417.56803,b9@7110.47470,b10@60316.54555,b13@5321.21185 234:b2@27344.33543,a12@58391.24321,a13@35539.57162,b9@6752.47718,b10@60402.54546,b13@5321.21185 240:b2@27136.34006,a12@58720.24530,a13@35662.57507,b9@6394.47962,b10@60485.54537,b13@5321.21185 246:b2@26923.34463,a12@59046.24729,a13@35786.57839,b9@6035.48200,b10@60565.54526,b13@5321.21185 252:b2@26706.34912,a12@59367.24917,a13@35909.58157,b9@5677.48432,b10@60643.54516,b13@5321.21185 253:b2@26690.34945,a12@59390.24931,a13@35918.58179,b9@5651.48449,b10@60648.54515,b13@5321.21185 falls b8@202.80014.31781
  - moved b2 speech 26690 34945
  - moved a12 speech 59390 24931
  - moved a13 speech 35918 58179
  - moved b9 speech 5651 48449
  - moved b10 speech 60648 54515
  - moved b13 speech 5321 21185
  - moved b16 speech 37700 12500
  - fell b8 speech b16
b: insert b4 instinct 224 332
  - inserted b4 instinct 224 332
  - filmed instinct 273 75:a15@8100.12500 81:a15@7962.12641 87:a15@7808.12792 93:a15@7659.12930 99:a15@7517.13057 105:a15@7382.13172 111:a15@7255.13276 117:a15@7136.13368 123:a15@7026.13449 129:a15@6925.13520 135:a15@6834.13581 141:a15@6753.13632 147:a15@6684.13674 153:a15@6625.13708 159:a15@6579.13733 165:a15@6544.13750 171:a15@6523.13761 177:a15@6514.13765 183:a15@6513.13765 189:a15@6513.13765 195:a15@6513.13765 201:a15@6513.13765 207:a15@6513.13765 213:a15@6513.13765 219:a15@6513.13765 225:a15@6513.13765 231:a15@6513.13765 237:a15@6513.13765 243:a15@6513.13765 249:a15@6513.13765 255:a15@6513.13765 261:a15@6513.13765 267:a15@6513.13765 273:a15@6513.13765 falls
  - moved a15 instinct 6513 13765
  - moved b4 instinct 33200 12500
  - turn c
c: insert c4 motor 654 298
  - inserted c4 motor 654 298
  - filmed motor 436 167:b1@32000.12500 174:b1@31475.12910 181:b1@30925.13342 188:b1@30376.13774 195:b1@29827.14207 202:b1@29279.14641 209:b1@28732.15075 216:b1@28186.15511 223:b1@27640.15947 230:b1@27095.16385 237:b1@26551.16823 244:b1@26009.17262 251:b1@25466.17702 258:b1@24925.18144 265:b1@24385.18586 272:b1@23846.19029 279:b1@23308.19474 286:b1@22771.19919 293:b1@22235.20366 300:b1@21701.20814 307:b1@21167.21263 314:b1@20635.21713 321:b1@20104.22165 328:b1@19574.22618 335:b1@19046.23072 342:b1@18519.23527 349:b1@17994.23984 356:b1@17470.24442 363:b1@16947.24902 370:b1@16427.25363 377:b1@15908.25826 384:b1@15390.26290 391:b1@14875.26756 398:b1@14361.27223 405:b1@13849.27692 412:b1@13339.28163 419:b1@12831.28635 426:b1@12326.29109 433:b1@11822.29585 436:b1@11678.29722 falls
  - moved b1 motor 11678 29722
  - moved c4 motor 29800 12500
  - step 3
  == a [Candour:a] [SlipOfTheTongue:a] [Objection:a] blue green first done / b [Survival:b] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] [Guilty:a] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] [Blank:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting [Guilty:a] 1 1 / cards T215 [T224:c] [T214:c] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection / influence [Guilty:a] [Guilty:a] [Blank:a] / story H3 / round 6 / step 3 / window trial / under round.c.4 window.a.1.w3.y3 > a trial
  ==a a [Candour] [SlipOfTheTongue] [Objection] blue green first done / b [?] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [Guilty] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] [Blank] 0 0 / distracted [?] [Guilty] 0 0 / trusting [Guilty] 1 1 / cards T215 [?] [?] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection / influence [Guilty] [Guilty] [Blank] / story H3 / round 6 / step 3 / window trial / under round.c.4 window.a.1.w3.y3 > a trial
  ==b a [?] [?] [?] blue green first done / b [Survival] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] [?] 0 0 / distracted [Blank] [Guilty] 0 0 / trusting [?] 1 1 / cards T215 [?] [?] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] [?] / story H3 / round 6 / step 3 / window trial / under round.c.4 window.a.1.w3.y3 > a trial
  ==c a [?] [?] [?] blue green first done / b [?] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] 1 1 / cards T215 [T224] [T214] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] [?] / story H3 / round 6 / step 3 / window trial / under round.c.4 window.a.1.w3.y3 > a trial
  ==* a [?] [?] [?] blue green first done / b [?] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] 1 1 / cards T215 [?] [?] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection / influence [?] [?] [?] / story H3 / round 6 / step 3 / window trial / under round.c.4 window.a.1.w3.y3 > a trial
a: [pass]
  - answered pass   (a)
  - passed a
  - read front
  - controls b speech
a: [pass]
  - answered pass   (a)
  - passed a
  - revealed T215 front 1 CH{CUT G@* / I@TR,I@LO}
b: choose second
  - opted b second
  - placed b Innocent trusting
a: [pass]
  - answered pass   (a)
  - passed a
  - placed b Innocent logical
a: [Objection]
  - answered Objection   (a)
  - wanted a
  - played a Objection
a: move trusting
  - moved-token a Innocent logical trusting
  - resolved a Objection
a: [pass]
  - answered pass   (a)
  - passed a
  - read back
  - controls a instinct
a: [pass]
*: draw a [Innocent]
*: draw a [Blank]
  - answered pass   (a)
  - passed a
  - revealed T215 back 1 INF 2>2@*
  - drew a influence
  - got a Innocent   (a)
  - drew a influence
  - got a Blank   (a)
  == a [Candour:a] [SlipOfTheTongue:a] blue green first done / b [Survival:b] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] [Guilty:a] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] [Blank:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting [Guilty:a] 1 3 / cards T215 [T224:c] [T214:c] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty:a] [Guilty:a] [Blank:a] / story H3 / round 6 / step 3 / trial T215 back 1 / control a / under round.c.6 side.c.1.d1 ability.c.5.r1.u0 effect.a.1.e186 influence.a.3.o199 / drawn [Innocent:a] [Blank:a] > a place
  ==a a [Candour] [SlipOfTheTongue] blue green first done / b [?] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [Guilty] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] [Blank] 0 0 / distracted [?] [Guilty] 0 0 / trusting [Guilty] 1 3 / cards T215 [?] [?] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty] [Guilty] [Blank] / story H3 / round 6 / step 3 / trial T215 back 1 / control a / under round.c.6 side.c.1.d1 ability.c.5.r1.u0 effect.a.1.e186 influence.a.3.o199 / drawn [Innocent] [Blank] > a place
  ==b a [?] [?] blue green first done / b [Survival] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] [?] 0 0 / distracted [Blank] [Guilty] 0 0 / trusting [?] 1 3 / cards T215 [?] [?] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] / story H3 / round 6 / step 3 / trial T215 back 1 / control a / under round.c.6 side.c.1.d1 ability.c.5.r1.u0 effect.a.1.e186 influence.a.3.o199 / drawn [?] [?] > a place
  ==c a [?] [?] blue green first done / b [?] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] 1 3 / cards T215 [T224] [T214] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] / story H3 / round 6 / step 3 / trial T215 back 1 / control a / under round.c.6 side.c.1.d1 ability.c.5.r1.u0 effect.a.1.e186 influence.a.3.o199 / drawn [?] [?] > a place
  ==* a [?] [?] blue green first done / b [?] yellow purple done / c Prosecutor done / a.destroyed a5 a8 / b.destroyed b7 b8 b14 / c.destroyed c7 / motor c3@79900.12500 c4@29800.12500 b1@11678.29722 / instinct c6@78564.30486 a1@61200.12500 a4@40531.58022 a6@21588.37534 b4@33200.12500 b5@51202.35414 a10@68567.55308 a15@6513.13765 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] 1 3 / cards T215 [?] [?] / trials T219 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] / story H3 / round 6 / step 3 / trial T215 back 1 / control a / under round.c.6 side.c.1.d1 ability.c.5.r1.u0 effect.a.1.e186 influence.a.3.o199 / drawn [?] [?] > a place
a: place [Innocent] trusting
  - laid-down a trusting
  - put-down a Innocent trusting   (a)
a: place [Blank] trusting
*: lay [T220]
*: draw a [WrittenStatement]
  - laid-down a trusting
  - put-down a Blank trusting   (a)
  - dismissed T215
  - step 4
  - moved-up
  - laid top
  - saw top T220   (c)
  - controls a planning
  - drew a strategy
  - got a WrittenStatement   (a)
  - step 5
  - passed-token b
  - round 7
  - step 1
c: choose T220
  - chose c T220
  - step 2
  - turn b
b: insert b15 motor 637 252
  - inserted b15 motor 637 252
  - filmed motor 460 171:c4@29800.12500,b1@11678.29722 179:c4@29236.12954,b1@11156.30219 187:c4@28618.13455,b1@10583.30768 195:c4@28002.13958,b1@10012.31318 203:c4@27388.14463,b1@9443.31869 211:c4@26776.14969,b1@8875.32421 219:c4@26166.15478,b1@8309.32975 227:c4@25559.15990,b1@7744.33529 235:c4@24954.16503,b1@7181.34085 243:c4@24351.17018,b1@6620.34642 251:c4@23751.17536,b1@6060.35200 259:c4@23153.18056,b1@5501.35759 267:c4@22558.18579,b1@4944.36319 275:c4@21967.19104,b1@4388.36880 283:c4@21378.19631,b1@3834.37442 291:c4@20792.20161,b1@3282.38004 299:c4@20209.20693,b1@2730.38567 307:c4@19630.21228,b1@2180.39131 315:c4@19055.21766,b1@1631.39695 323:c4@18483.22307,b1@1084.40259 331:c4@17914.22850,b1@538.40823 339:c4@17350.23396 347:c4@16790.23945 355:c4@16234.24497 363:c4@15683.25051 371:c4@15136.25609 379:c4@14594.26169 387:c4@14057.26733 395:c4@13526.27299 403:c4@12999.27869 411:c4@12479.28441 419:c4@11964.29017 427:c4@11456.29596 435:c4@10954.30177 443:c4@10458.30762 451:c4@9969.31349 459:c4@9488.31940 460:c4@9485.31943 falls b1@339.-8.41388
  - moved c4 motor 9485 31943
  - moved b15 motor 25200 12500
  - fell b1 motor b15
b: insert b3 motor 127 184
  - inserted b3 motor 127 184
  - filmed motor 257 30:c4@9485.31943,b15@25200.12500 36:c4@9358.32097,b15@25453.12967 42:c4@9225.32250,b15@25731.13473 48:c4@9101.32389,b15@26011.13976 54:c4@8984.32513,b15@26295.14476 60:c4@8876.32623,b15@26581.14973 66:c4@8777.32718,b15@26871.15467 72:c4@8689.32801,b15@27163.15957 78:c4@8611.32869,b15@27458.16444 84:c4@8545.32926,b15@27756.16928 90:c4@8491.32969,b15@28057.17408 96:c4@8450.33001,b15@28361.17884 102:c4@8422.33022,b15@28668.18356 108:c4@8408.33032,b15@28978.18824 114:c4@8406.33033,b15@29291.19288 120:c4@8406.33033,b15@29607.19748 126:c4@8406.33033,b15@29926.20203 132:c4@8406.33033,b15@30248.20653 138:c4@8406.33033,b15@30573.21099 144:c4@8406.33033,b15@30901.21540 150:c4@8406.33033,b15@31231.21975 156:c4@8406.33033,b15@31565.22406 162:c4@8406.33033,b15@31901.22830 168:c4@8406.33033,b15@32240.23249 174:c4@8406.33033,b15@32582.23663 180:c4@8406.33033,b15@32926.24070 186:c4@8406.33033,b15@33272.24471 192:c4@8406.33033,b15@33621.24866 198:c4@8406.33033,b15@33973.25254 204:c4@8406.33033,b15@34326.25635 210:c4@8406.33033,b15@34682.26009 216:c4@8406.33033,b15@35039.26376 222:c4@8406.33033,b15@35399.26736 228:c4@8406.33033,b15@35760.27088 234:c4@8262.33381,b15@36122.27432 240:c4@8071.33828,b15@36486.27769 246:c4@7876.34268,b15@36851.28097 252:c4@7677.34699,b15@37217.28417 257:c4@7527.35012,b15@37486.28647 falls
  - moved c4 motor 7527 35012
  - moved b15 motor 37486 28647
  - moved b3 motor 18400 12500
  - turn c
c: insert c8 motor 646 371
  - inserted c8 motor 646 371
  - filmed motor 372 259:c4@7527.35012,b3@18400.12500,b15@37486.28647 262:c4@7527.35012,b3@18400.12500,b15@37411.28875 265:c4@7527.35012,b3@18400.12500,b15@37330.29123 268:c4@7527.35012,b3@18400.12500,b15@37252.29370 271:c4@7527.35012,b3@18400.12500,b15@37175.29618 274:c4@7527.35012,b3@18400.12500,b15@37100.29864 277:c4@7527.35012,b3@18400.12500,b15@37027.30110 280:c4@7527.35012,b3@18400.12500,b15@36955.30356 283:c4@7527.35012,b3@18400.12500,b15@36886.30601 286:c4@7527.35012,b3@18400.12500,b15@36818.30846 289:c4@7527.35012,b3@18400.12500,b15@36752.31090 292:c4@7527.35012,b3@18400.12500,b15@36688.31334 295:c4@7504.35061,b3@18313.12518,b15@36626.31577 298:c4@7437.35202,b3@18060.12571,b15@36565.31819 301:c4@7373.35340,b3@17808.12622,b15@36507.32060 304:c4@7312.35475,b3@17556.12671,b15@36451.32301 307:c4@7253.35608,b3@17304.12718,b15@36396.32541 310:c4@7197.35738,b3@17054.12763,b15@36343.32781 313:c4@7143.35865,b3@16804.12807,b15@36292.33019 316:c4@7092.35989,b3@16555.12849,b15@36244.33257 319:c4@7044.36109,b3@16307.12889,b15@36197.33493 322:c4@6998.36227,b3@16059.12927,b15@36152.33729 325:c4@6954.36341,b3@15813.12964,b15@36109.33964 328:c4@6912.36452,b3@15567.12998,b15@36068.34198 331:c4@6873.36560,b3@15322.13031,b15@36029.34430 334:c4@6837.36665,b3@15078.13062,b15@35992.34662 337:c4@6802.36765,b3@14835.13091,b15@35956.34893 340:c4@6770.36863,b3@14593.13119,b15@35923.35122 343:c4@6739.36957,b3@14353.13144,b15@35892.35350 346:c4@6711.37047,b3@14113.13168,b15@35863.35577 349:c4@6685.37133,b3@13874.13189,b15@35835.35803 352:c4@6660.37216,b3@13637.13209,b15@35810.36027 355:c4@6638.37295,b3@13400.13228,b15@35787.36250 358:c4@6617.37371,b3@13165.13244,b15@35765.36471 361:c4@6598.37443,b3@12932.13258,b15@35746.36692 364:c4@6581.37510,b3@12699.13271,b15@35728.36910 367:c4@6565.37575,b3@12468.13281,b15@35712.37127 370:c4@6551.37635,b3@12238.13290,b15@35699.37342 372:c4@6544.37666,b3@12113.13294,b15@35692.37460 falls
  - moved c4 motor 6544 37666
  - moved b3 motor 12113 13294
  - moved b15 motor 35692 37460
  - moved c8 motor 37100 12500
  - turn a
a: insert a7 instinct 184 229
  - inserted a7 instinct 184 229
  - filmed instinct 255 43:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@33200.12500,b5@51202.35414,a10@68567.55308,a15@6513.13765 49:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@33471.12896,b5@51202.35414,a10@68567.55308,a15@6487.13808 55:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@33784.13343,b5@51202.35414,a10@68567.55308,a15@6253.14193 61:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@34099.13784,b5@51202.35414,a10@68567.55308,a15@6017.14569 67:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@34417.14220,b5@51202.35414,a10@68567.55308,a15@5778.14934 73:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@34738.14651,b5@51202.35414,a10@68567.55308,a15@5537.15291 79:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@35063.15075,b5@51202.35414,a10@68567.55308,a15@5294.15637 85:c6@78564.30486,a1@61200.12500,a4@40531.58022,b4@35390.15493,b5@51202.35414,a10@68567.55308,a15@5050.15973 91:c6@78564.30486,a1@61200.12500,a4@40513.58060,b4@35719.15906,b5@51261.35488,a10@68567.55308,a15@4804.16298 97:c6@78564.30486,a1@61200.12500,a4@40413.58263,b4@36051.16311,b5@51587.35899,a10@68567.55308,a15@4558.16613 103:c6@78564.30486,a1@61200.12500,a4@40315.58455,b4@36386.16711,b5@51910.36307,a10@68567.55308,a15@4310.16917 109:c6@78610.30534,a1@61296.12500,a4@40217.58637,b4@36724.17103,b5@52231.36712,a10@68731.55494,a15@4063.17211 115:c6@78736.30666,a1@61560.12500,a4@40121.58807,b4@37063.17488,b5@52549.37115,a10@69069.55879,a15@3816.17493 121:c6@78858.30797,a1@61822.12500,a4@40027.58967,b4@37405.17867,b5@52864.37514,a10@69405.56260,a15@3570.17763 127:c6@78978.30926,a1@62082.12500,a4@39935.59117,b4@37749.18237,b5@53175.37911,a10@69738.56637,a15@3325.18022 133:c6@79094.31054,a1@62339.12500,a4@39846.59257,b4@38094.18600,b5@53482.38304,a10@70068.57009,a15@3081.18270 139:c6@79208.31181,a1@62594.12500,a4@39759.59387,b4@38442.18956,b5@53786.38693,a10@70395.57378,a15@2840.18506 145:c6@79319.31307,a1@62847.12500,a4@39675.59508,b4@38791.19303,b5@54085.39079,a10@70719.57742,a15@2601.18730 151:c6@79427.31432,a1@63099.12500,a4@39594.59621,b4@39141.19642,b5@54379.39461,a10@71039.58101,a15@2365.18943 157:c6@79533.31555,a1@63350.12500,a4@39517.59724,b4@39492.19972,b5@54669.39839,a10@71356.58454,a15@2133.19143 163:c6@79636.31678,a1@63599.12500,a4@39442.59819,b4@39845.20294,b5@54953.40213,a10@71669.58803,a15@1905.19332 169:c6@79737.31800,a1@63847.12500,a4@39372.59907,b4@40198.20607,b5@55232.40582,a10@71977.59145,a15@1682.19510 175:c6@79836.31921,a1@64093.12500,a4@39304.59987,b4@40551.20912,b5@55505.40946,a10@72281.59481,a15@1464.19675 181:c6@79932.32041,a1@64339.12500,b4@40905.21207,b5@55772.41306,a10@72581.59811,a15@1252.19830 187:a1@64585.12500,b4@41258.21492,b5@56032.41660,a15@1047.19972 193:a1@64829.12500,b4@41611.21768,b5@56286.42008,a15@848.20104 199:a1@65073.12500,b4@41963.22035,b5@56533.42351,a15@657.20225 205:a1@65317.12500,b4@42314.22292,b5@56772.42687,a15@473.20335 211:a1@65560.12500,b4@42664.22538,b5@57004.43017,a15@299.20434 217:a1@65802.12500,b4@43011.22775,b5@57228.43339,a15@133.20523 223:a1@66044.12500,b4@43357.23002,b5@57445.43655 229:a1@66286.12500,b4@43700.23218,b5@57653.43962 235:a1@66527.12500,b4@44040.23424,b5@57853.44262 241:a1@66768.12500,b4@44377.23620,b5@58044.44553 247:a1@67007.12500,b4@44710.23805,b5@58227.44836 253:a1@67246.12500,b4@45038.23980,b5@58401.45109 255:a1@67287.12500,b4@45093.24009,b5@58430.45155 falls a4@177.39283.60012 a10@185.72777.60028 c6@186.80011.32141 a15@223.-22.20603
  - moved a1 instinct 67287 12500
  - moved b4 instinct 45093 24009
  - moved b5 instinct 58430 45155
  - moved a7 instinct 22900 12500
  - fell a4 instinct a7
  - fell a10 instinct a7
  - fell c6 instinct a7
  - fell a15 instinct a7
a: [pass]
  - answered pass   (a)
  - passed a
  == a [Candour:a] [WrittenStatement:a] [SlipOfTheTongue:a] blue green done / b [Survival:b] yellow purple first done / c Prosecutor done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c6 c7 / motor c3@79900.12500 c4@6544.37666 c8@37100.12500 b3@12113.13294 b15@35692.37460 / instinct a1@67287.12500 a6@21588.37534 a7@22900.12500 b4@45093.24009 b5@58430.45155 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] [Guilty:a] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] [Blank:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting [Guilty:a] [Innocent:a] [Blank:a] 1 3 / cards T220 [T224:c] [T214:c] / trials T219 T215 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty:a] [Guilty:a] [Blank:a] / story H3 / round 7 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k554050781184.p31 > a insert
  ==a a [Candour] [WrittenStatement] [SlipOfTheTongue] blue green done / b [?] yellow purple first done / c Prosecutor done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c6 c7 / motor c3@79900.12500 c4@6544.37666 c8@37100.12500 b3@12113.13294 b15@35692.37460 / instinct a1@67287.12500 a6@21588.37534 a7@22900.12500 b4@45093.24009 b5@58430.45155 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [Guilty] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] [Blank] 0 0 / distracted [?] [Guilty] 0 0 / trusting [Guilty] [Innocent] [Blank] 1 3 / cards T220 [?] [?] / trials T219 T215 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty] [Guilty] [Blank] / story H3 / round 7 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k554050781184.p31 > a insert
  ==b a [?] [?] [?] blue green done / b [Survival] yellow purple first done / c Prosecutor done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c6 c7 / motor c3@79900.12500 c4@6544.37666 c8@37100.12500 b3@12113.13294 b15@35692.37460 / instinct a1@67287.12500 a6@21588.37534 a7@22900.12500 b4@45093.24009 b5@58430.45155 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] [?] 0 0 / distracted [Blank] [Guilty] 0 0 / trusting [?] [?] [?] 1 3 / cards T220 [?] [?] / trials T219 T215 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] / story H3 / round 7 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k554050781184.p31 > a insert
  ==c a [?] [?] [?] blue green done / b [?] yellow purple first done / c Prosecutor done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c6 c7 / motor c3@79900.12500 c4@6544.37666 c8@37100.12500 b3@12113.13294 b15@35692.37460 / instinct a1@67287.12500 a6@21588.37534 a7@22900.12500 b4@45093.24009 b5@58430.45155 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] [?] [?] 1 3 / cards T220 [T224] [T214] / trials T219 T215 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] / story H3 / round 7 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k554050781184.p31 > a insert
  ==* a [?] [?] [?] blue green done / b [?] yellow purple first done / c Prosecutor done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c6 c7 / motor c3@79900.12500 c4@6544.37666 c8@37100.12500 b3@12113.13294 b15@35692.37460 / instinct a1@67287.12500 a6@21588.37534 a7@22900.12500 b4@45093.24009 b5@58430.45155 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] [?] [?] 1 3 / cards T220 [?] [?] / trials T219 T215 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] / story H3 / round 7 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k554050781184.p31 > a insert
a: insert a9 instinct 415 486
  - inserted a9 instinct 415 486
  - filmed instinct 260 119:a1@67287.12500,a6@21588.37534,a7@22900.12500,b4@45093.24009,b5@58430.45155 123:a1@67287.12500,a6@21588.37534,a7@22900.12500,b4@45096.24331,b5@58577.45385 127:a1@67287.12500,a6@21588.37534,a7@22900.12500,b4@45099.24717,b5@58753.45658 131:a1@67287.12500,a6@21588.37534,a7@22900.12500,b4@45100.25102,b5@58931.45927 135:a1@67287.12500,a6@21588.37534,a7@22900.12500,b4@45099.25486,b5@59109.46192 139:a1@67397.12559,a6@21588.37534,a7@22900.12500,b4@45097.25870,b5@59287.46453 143:a1@67641.12685,a6@21588.37534,a7@22900.12500,b4@45093.26254,b5@59466.46709 147:a1@67883.12808,a6@21588.37534,a7@22900.12500,b4@45087.26637,b5@59645.46961 151:a1@68124.12925,a6@21588.37534,a7@22900.12500,b4@45079.27020,b5@59824.47208 155:a1@68363.13039,a6@21588.37534,a7@22867.12515,b4@45070.27402,b5@60004.47451 159:a1@68599.13148,a6@21588.37534,a7@22819.12535,b4@45058.27783,b5@60183.47689 163:a1@68834.13252,a6@21588.37534,a7@22777.12553,b4@45045.28163,b5@60362.47922 167:a1@69067.13353,a6@21588.37541,a7@22740.12567,b4@45030.28543,b5@60541.48150 171:a1@69297.13448,a6@21554.37563,a7@22708.12579,b4@45013.28923,b5@60720.48373 175:a1@69524.13540,a6@21417.37612,a7@22683.12588,b4@44995.29301,b5@60898.48590 179:a1@69749.13627,a6@21282.37659,a7@22663.12595,b4@44974.29679,b5@61076.48803 183:a1@69972.13710,a6@21149.37702,a7@22650.12599,b4@44951.30056,b5@61253.49010 187:a1@70191.13788,a6@21019.37742,a7@22642.12602,b4@44927.30432,b5@61429.49212 191:a1@70407.13862,a6@20892.37780,a7@22640.12602,b4@44900.30807,b5@61603.49408 195:a1@70620.13932,a6@20768.37815,a7@22640.12602,b4@44871.31182,b5@61777.49599 199:a1@70830.13998,a6@20646.37848,a7@22640.12602,b4@44841.31555,b5@61949.49784 203:a1@71037.14060,a6@20527.37877,a7@22640.12602,b4@44808.31927,b5@62120.49963 207:a1@71239.14117,a6@20410.37905,a7@22640.12602,b4@44773.32299,b5@62289.50137 211:a1@71438.14171,a6@20296.37930,a7@22640.12602,b4@44737.32669,b5@62456.50305 215:a1@71634.14220,a6@20185.37953,a7@22640.12602,b4@44698.33038,b5@62621.50467 219:a1@71825.14266,a6@20077.37973,a7@22640.12602,b4@44657.33407,b5@62784.50623 223:a1@72012.14308,a6@19972.37992,a7@22640.12602,b4@44613.33774,b5@62944.50773 227:a1@72194.14347,a6@19869.38009,a7@22640.12602,b4@44568.34139,b5@63102.50917 231:a1@72373.14381,a6@19770.38023,a7@22640.12602,b4@44521.34504,b5@63257.51055 235:a1@72546.14413,a6@19673.38036,a7@22640.12602,b4@44471.34867,b5@63409.51187 239:a1@72715.14441,a6@19578.38048,a7@22640.12602,b4@44419.35229,b5@63558.51313 243:a1@72880.14465,a6@19487.38057,a7@22640.12602,b4@44365.35589,b5@63703.51434 247:a1@73039.14487,a6@19398.38065,a7@22640.12602,b4@44309.35948,b5@63844.51548 251:a1@73193.14506,a6@19312.38072,a7@22640.12602,b4@44250.36305,b5@63982.51656 255:a1@73342.14522,a6@19229.38077,a7@22640.12602,b4@44189.36661,b5@64116.51758 259:a1@73486.14535,a6@19149.38081,a7@22640.12602,b4@44126.37016,b5@64246.51855 260:a1@73517.14537,a6@19131.38081,a7@22640.12602,b4@44112.37094,b5@64274.51875 falls
  - moved a1 instinct 73517 14537
  - moved a6 instinct 19131 38081
  - moved a7 instinct 22640 12602
  - moved b4 instinct 44112 37094
  - moved b5 instinct 64274 51875
  - moved a9 instinct 48600 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - step 3
a: [pass]
  - answered pass   (a)
  - passed a
  - read front
  - controls a observation
a: [pass]
  - answered pass   (a)
  - passed a
  - revealed T220 front 1 SHIFT@*
a: look wary
  - looked a wary
  - saw wary Blank   (a)
a: move logical
  - shifted a wary logical
  - read back
  - controls a instinct
a: [pass]
*: draw a [Guilty]
*: draw a [Blank]
  - answered pass   (a)
  - passed a
  - revealed T220 back 1 INF 2>1@WA/LO
  - drew a influence
  - got a Guilty   (a)
  - drew a influence
  - got a Blank   (a)
a: place [Guilty] wary
*: lay [T206]
*: draw a [SlipOfTheTongue]
  - laid-down a wary
  - put-down a Guilty wary   (a)
  - discarded a influence
  - threw a Blank   (a)
  - dismissed T220
  - step 4
  - moved-up
  - laid top
  - saw top T206   (c)
  - controls a planning
  - drew a strategy
  - got a SlipOfTheTongue   (a)
  - step 5
  - passed-token c
  - round 8
  - step 1
  == a [Candour:a] [WrittenStatement:a] [SlipOfTheTongue:a] [SlipOfTheTongue:a] blue green / b [Survival:b] yellow purple / c Prosecutor first / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c6 c7 / motor c3@79900.12500 c4@6544.37666 c8@37100.12500 b3@12113.13294 b15@35692.37460 / instinct a1@73517.14537 a6@19131.38081 a7@22640.12602 b4@44112.37094 b5@64274.51875 a9@48600.12500 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] [Guilty:a] [Blank:a] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] [Guilty:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting [Guilty:a] [Innocent:a] [Blank:a] 1 3 / cards [T214:c] [T224:c] [T206:c] / trials T219 T215 T220 / strategies Subjugate GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty:a] [Guilty:a] [Blank:a] [Blank:a] / story H3 / round 8 / step 1 > c card
c: choose T224
  - chose c T224
  - step 2
  - turn c
c: insert c5 instinct 465 466
  - inserted c5 instinct 465 466
  - filmed instinct 251 0:a1@73517.14537,a6@19131.38081,a7@22640.12602,b4@44112.37094,b5@64274.51875,a9@48600.12500 7:a1@73611.14543,a6@19008.38084,a7@22640.12602,b4@44004.37672,b5@64477.52020,a9@48652.13107 14:a1@73702.14547,a6@18878.38084,a7@22640.12602,b4@43877.38330,b5@64697.52170,a9@48713.13802 21:a1@73775.14548,a6@18761.38082,a7@22640.12602,b4@43744.38986,b5@64903.52302,a9@48775.14497 28:a1@73831.14548,a6@18656.38076,a7@22640.12602,b4@43607.39638,b5@65093.52419,a9@48840.15191 35:a1@73870.14546,a6@18564.38069,a7@22640.12602,b4@43465.40286,b5@65268.52519,a9@48905.15885 42:a1@73890.14545,a6@18483.38061,a7@22640.12602,b4@43318.40931,b5@65425.52604,a9@48973.16579 49:a1@73894.14544,a6@18415.38052,a7@22640.12602,b4@43166.41572,b5@65565.52675,a9@49043.17272 56:a1@73894.14544,a6@18358.38043,a7@22640.12602,b4@43008.42208,b5@65685.52733,a9@49114.17965 63:a1@73894.14544,a6@18312.38034,a7@22640.12602,b4@42845.42840,b5@65785.52778,a9@49187.18658 70:a1@73894.14544,a6@18276.38027,a7@22640.12602,b4@42677.43467,b5@65865.52811,a9@49263.19350 77:a1@73894.14544,a6@18251.38021,a7@22640.12602,b4@42503.44089,b5@65924.52834,a9@49340.20042 84:a1@73894.14544,a6@18235.38017,a7@22640.12602,b4@42324.44705,b5@65961.52847,a9@49419.20733 91:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@42139.45315,b5@65976.52852,a9@49501.21424 98:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@41949.45919,b5@65976.52852,a9@49585.22114 105:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@41753.46516,b5@65976.52852,a9@49671.22803 112:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@41551.47107,b5@65976.52852,a9@49759.23492 119:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@41344.47689,b5@65976.52852,a9@49850.24181 126:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@41131.48264,b5@65976.52852,a9@49943.24869 133:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@40913.48831,b5@65976.52852,a9@50038.25556 140:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@40689.49388,b5@65976.52852,a9@50136.26242 147:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@40460.49937,b5@65976.52852,a9@50237.26928 154:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@40226.50475,b5@65976.52852,a9@50341.27613 161:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@39987.51003,b5@65976.52852,a9@50447.28297 168:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@39743.51520,b5@65976.52852,a9@50556.28980 175:a1@73894.14544,a6@18229.38015,a7@22640.12602,b4@39495.52026,b5@65976.52852,a9@50668.29662 182:a1@73894.14544,a6@18229.38015,a7@22552.12628,b4@39242.52520,b5@65976.52852,a9@50783.30343 189:a1@73894.14544,a6@18229.38015,a7@22376.12676,b4@38986.53001,b5@65976.52852,a9@50901.31023 196:a1@73894.14544,a6@18229.38015,a7@22217.12714,b4@38726.53469,b5@65976.52852,a9@51022.31702 203:a1@73894.14544,a6@18229.38015,a7@22075.12745,b4@38463.53923,b5@65976.52852,a9@51147.32379 210:a1@73894.14544,a6@18229.38015,a7@21951.12768,b4@38198.54363,b5@66179.53127,a9@51274.33056 217:a1@73894.14544,a6@18229.38015,a7@21845.12784,b4@37931.54789,b5@66551.53621,a9@51405.33731 224:a1@73894.14544,a6@18229.38015,a7@21758.12796,b4@37662.55199,b5@66928.54108,a9@51540.34405 231:a1@73894.14544,a6@18229.38015,a7@21690.12803,b4@37392.55593,b5@67308.54588,a9@51678.35077 238:a1@73894.14544,a6@18229.38015,a7@21641.12806,b4@37122.55972,b5@67693.55062,a9@51819.35748 245:a1@73894.14544,a6@18229.38015,a7@21611.12808,b4@36853.56333,b5@68082.55528,a9@51965.36417 251:a1@73894.14544,a6@18229.38015,a7@21602.12808,b4@36662.56581,b5@68363.55857,a9@52071.36894 falls
  - moved a1 instinct 73894 14544
  - moved a6 instinct 18229 38015
  - moved a7 instinct 21602 12808
  - moved b4 instinct 36662 56581
  - moved b5 instinct 68363 55857
  - moved a9 instinct 52071 36894
  - moved c5 instinct 46600 12500
  - turn a
a: insert a16 motor 274 566
  - inserted a16 motor 274 566
  - filmed motor 385 20:c3@79900.12500,c8@37100.12500,b15@35692.37460 30:c3@79900.12500,c8@37347.13246,b15@35646.38188 40:c3@79900.12500,c8@37598.14054,b15@35587.38973 50:c3@79900.12500,c8@37827.14857,b15@35519.39750 60:c3@79900.12500,c8@38035.15652,b15@35443.40518 70:c3@79900.12500,c8@38222.16439,b15@35360.41275 80:c3@79900.12500,c8@38386.17216,b15@35269.42021 90:c3@79900.12500,c8@38529.17982,b15@35173.42756 100:c3@79900.12500,c8@38649.18735,b15@35072.43478 110:c3@79900.12500,c8@38747.19474,b15@34966.44187 120:c3@79900.12500,c8@38823.20198,b15@34857.44881 130:c3@79900.12500,c8@38878.20903,b15@34745.45559 140:c3@79900.12500,c8@38911.21590,b15@34632.46221 150:c3@79900.12500,c8@38923.22255,b15@34518.46864 160:c3@79900.12500,c8@38916.22898,b15@34405.47487 170:c3@79900.12500,c8@38890.23516,b15@34294.48089 180:c3@79900.12500,c8@38845.24107,b15@34184.48669 190:c3@79900.12500,c8@38785.24670,b15@34078.49223 200:c3@79900.12500,c8@38709.25204,b15@33977.49752 210:c3@79900.12500,c8@38621.25706,b15@33880.50252 220:c3@79900.12500,c8@38521.26175,b15@33789.50723 230:c3@79900.12500,c8@38412.26610,b15@33705.51162 240:c3@79900.12500,c8@38297.27009,b15@33627.51569 250:c3@79900.12500,c8@38178.27372,b15@33557.51941 260:c3@79900.12500,c8@38057.27697,b15@33494.52277 270:c3@79900.12500,c8@37938.27985,b15@33439.52577 280:c3@79900.12500,c8@37823.28235,b15@33391.52839 290:c3@79900.12500,c8@37716.28447,b15@33351.53063 300:c3@79900.12500,c8@37618.28621,b15@33319.53248 310:c3@79900.12500,c8@37535.28758,b15@33293.53396 320:c3@79900.12500,c8@37467.28859,b15@33275.53505 330:c3@79900.12500,c8@37419.28926,b15@33262.53578 340:c3@79900.12500,c8@37393.28959,b15@33256.53614 350:c3@79900.12500,c8@37389.28963,b15@33255.53619 360:c3@79900.12500,c8@37389.28963,b15@33255.53619 370:c8@37389.28963,b15@33255.53619 380:c8@37389.28963,b15@33255.53619 385:c8@37389.28963,b15@33255.53619 falls c3@364.80015.12506
  - moved c8 motor 37389 28963
  - moved b15 motor 33255 53619
  - moved a16 motor 56600 12500
  - fell c3 motor a16
a: [WrittenStatement]
*: draw a [Innocent]
*: draw a [Innocent]
  - answered WrittenStatement   (a)
  - wanted a
  - played a WrittenStatement
  - drew a influence
  - got a Innocent   (a)
  - drew a influence
  - got a Innocent   (a)
a: place [Innocent] trusting
  - laid-down a trusting
  - put-down a Innocent trusting   (a)
  - discarded a influence
  - threw a Innocent   (a)
  - resolved a WrittenStatement
a: [pass]
  - answered pass   (a)
  - passed a
  == a [Candour:a] [SlipOfTheTongue:a] [SlipOfTheTongue:a] blue green done / b [Survival:b] yellow purple / c Prosecutor first done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46600.12500 a1@73894.14544 a6@18229.38015 a7@21602.12808 b4@36662.56581 b5@68363.55857 a9@52071.36894 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [Innocent] [Guilty:a] [Blank:a] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] [Guilty:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting [Guilty:a] [Innocent:a] [Blank:a] [Innocent:a] 1 3 / cards T224 [T214:c] [T206:c] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty:a] [Guilty:a] [Blank:a] [Blank:a] [Innocent:a] / story H3 / round 8 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k262144.p31 > a insert
  ==a a [Candour] [SlipOfTheTongue] [SlipOfTheTongue] blue green done / b [?] yellow purple / c Prosecutor first done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46600.12500 a1@73894.14544 a6@18229.38015 a7@21602.12808 b4@36662.56581 b5@68363.55857 a9@52071.36894 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [Guilty] [Blank] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] [Guilty] 0 0 / distracted [?] [Guilty] 0 0 / trusting [Guilty] [Innocent] [Blank] [Innocent] 1 3 / cards T224 [?] [?] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty] [Guilty] [Blank] [Blank] [Innocent] / story H3 / round 8 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k262144.p31 > a insert
  ==b a [?] [?] [?] blue green done / b [Survival] yellow purple / c Prosecutor first done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46600.12500 a1@73894.14544 a6@18229.38015 a7@21602.12808 b4@36662.56581 b5@68363.55857 a9@52071.36894 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] [?] 0 0 / distracted [Blank] [Guilty] 0 0 / trusting [?] [?] [?] [?] 1 3 / cards T224 [?] [?] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] / story H3 / round 8 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k262144.p31 > a insert
  ==c a [?] [?] [?] blue green done / b [?] yellow purple / c Prosecutor first done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46600.12500 a1@73894.14544 a6@18229.38015 a7@21602.12808 b4@36662.56581 b5@68363.55857 a9@52071.36894 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] [?] [?] [?] 1 3 / cards T224 [T214] [T206] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] / story H3 / round 8 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k262144.p31 > a insert
  ==* a [?] [?] [?] blue green done / b [?] yellow purple / c Prosecutor first done / a.destroyed a4 a5 a8 a10 a15 / b.destroyed b1 b7 b8 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46600.12500 a1@73894.14544 a6@18229.38015 a7@21602.12808 b4@36662.56581 b5@68363.55857 a9@52071.36894 / speech b2@26690.34945 a12@59390.24931 a13@35918.58179 b9@5651.48449 b10@60648.54515 b13@5321.21185 b16@37700.12500 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@17933.18900 a11@42100.12500 / logical [?] [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] [?] [?] [?] 1 3 / cards T224 [?] [?] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] / story H3 / round 8 / step 2 / under round.c.2 turn.a.2 insertion.a.0.k262144.p31 > a insert
a: insert a3 instinct 559 166
  - inserted a3 instinct 559 166
  - filmed instinct 466 21:c5@46600.12500,a6@18229.38015,a7@21602.12808,b4@36662.56581,b5@68363.55857,a9@52071.36894 33:c5@46351.13339,a6@18229.38015,a7@21357.12807,b4@36368.56946,b5@68805.56363,a9@52244.37634 45:c5@46128.14191,a6@18229.38015,a7@21167.12799,b4@36078.57290,b5@69261.56871,a9@52433.38383 57:c5@45939.15023,a6@18229.38015,a7@21039.12790,b4@35803.57600,b5@69715.57362,a9@52630.39111 69:c5@45785.15832,a6@18229.38015,a7@20971.12783,b4@35544.57876,b5@70164.57835,a9@52832.39818 81:c5@45664.16615,a6@18229.38015,a7@20957.12781,b4@35303.58121,b5@70607.58289,a9@53039.40502 93:c5@45575.17369,a6@18229.38015,a7@20957.12781,b4@35081.58337,b5@71042.58723,a9@53248.41162 105:c5@45518.18089,a6@18229.38015,a7@20957.12781,b4@34878.58524,b5@71465.59136,a9@53456.41796 117:c5@45491.18774,a6@18229.38015,a7@20957.12781,b4@34694.58685,b5@71876.59526,a9@53663.42401 129:c5@45491.19419,a6@18229.38015,a7@20957.12781,b4@34529.58823,b5@72271.59893,a9@53864.42975 141:c5@45516.20022,a6@18229.38015,a7@20957.12781,b4@34383.58940,a9@54059.43517 153:c5@45563.20579,a6@18229.38015,a7@20957.12781,b4@34256.59037,a9@54245.44023 165:c5@45627.21088,a6@18229.38015,a7@20957.12781,b4@34146.59118,a9@54420.44491 177:c5@45706.21547,a6@18229.38015,a7@20957.12781,b4@34052.59185,a9@54581.44918 189:c5@45794.21952,a6@18219.38128,a7@20401.13223,b4@33973.59239,a9@54728.45302 201:c5@45888.22304,a6@18164.38935,a7@19470.13969,b4@33908.59282,a9@54857.45639 213:c5@45981.22600,a6@18138.39716,a7@18544.14720,b4@33855.59316,a9@54969.45929 225:c5@46070.22840,a6@18141.40470,a7@17622.15475,b4@34066.59741,a9@55061.46168 237:c5@46148.23025,a6@18170.41192,a7@16706.16235,a9@55133.46355 249:c5@46210.23155,a6@18225.41882,a7@15795.17000,a9@55184.46489 261:c5@46251.23232,a6@18303.42536,a7@14890.17770,a9@55215.46570 273:c5@46267.23258,a6@18402.43154,a7@13991.18546,a9@55226.46597 285:c5@46267.23258,a6@18519.43733,a7@13098.19327,a9@55226.46597 297:c5@46267.23258,a6@18651.44271,a7@12213.20114,a9@55226.46597 309:c5@46267.23258,a6@18796.44768,a7@11335.20907,a9@55226.46597 321:c5@46267.23258,a6@18949.45222,a7@10464.21706,a9@55226.46597 333:c5@46267.23258,a6@19109.45633,a7@9602.22512,a9@55226.46597 345:c5@46267.23258,a6@19270.46001,a7@8749.23323,a9@55226.46597 357:c5@46267.23258,a6@19430.46326,a7@7905.24141,a9@55226.46597 369:c5@46267.23258,a6@19585.46608,a7@7071.24966,a9@55226.46597 381:c5@46267.23258,a6@19732.46848,a7@6247.25797,a9@55226.46597 393:c5@46267.23258,a6@19867.47048,a7@5435.26635,a9@55226.46597 405:c5@46267.23258,a6@19988.47210,a7@4634.27481,a9@55226.46597 417:c5@46267.23258,a6@20090.47336,a7@3846.28333,a9@55226.46597 429:c5@46267.23258,a6@20173.47428,a7@3072.29191,a9@55226.46597 441:c5@46267.23258,a6@20232.47488,a7@2311.30057,a9@55226.46597 453:c5@46267.23258,a6@20267.47521,a7@1566.30930,a9@55226.46597 465:c5@46267.23258,a6@20277.47529,a7@837.31809,a9@55226.46597 466:c5@46267.23258,a6@20277.47529,a7@790.31866,a9@55226.46597 falls b5@133.72399.60010 b4@232.34231.60041
  - moved c5 instinct 46267 23258
  - moved a6 instinct 20277 47529
  - moved a7 instinct 790 31866
  - moved a9 instinct 55226 46597
  - moved a3 instinct 16600 12500
  - fell b5 instinct a3
  - fell b4 instinct a3
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
b: insert b11 instinct 365 172
  - inserted b11 instinct 365 172
  - filmed instinct 316 69:a3@16600.12500,a7@790.31866 76:a3@16196.13003,a7@382.32366 83:a3@15757.13549 90:a3@15318.14094 97:a3@14879.14639 104:a3@14440.15183 111:a3@14000.15728 118:a3@13560.16272 125:a3@13119.16816 132:a3@12678.17359 139:a3@12237.17902 146:a3@11795.18445 153:a3@11353.18988 160:a3@10911.19530 167:a3@10468.20072 174:a3@10025.20613 181:a3@9581.21154 188:a3@9137.21695 195:a3@8693.22235 202:a3@8248.22775 209:a3@7802.23314 216:a3@7356.23853 223:a3@6910.24392 230:a3@6463.24930 237:a3@6015.25468 244:a3@5567.26005 251:a3@5119.26542 258:a3@4669.27078 265:a3@4220.27613 272:a3@3769.28148 279:a3@3318.28683 286:a3@2867.29217 293:a3@2414.29750 300:a3@1961.30283 307:a3@1508.30815 314:a3@1053.31346 316:a3@934.31485 falls a7@83.-61.32908
  - moved a3 instinct 934 31485
  - moved b11 instinct 17200 12500
  - fell a7 instinct b11
a: [pass]
  - answered pass   (a)
  - passed a
b: insert b7 planning 637 231
  - inserted b7 planning 637 231
  - filmed planning 477 85:a2@17933.18900,a11@42100.12500 96:a2@17250.19071,a11@41570.13276 107:a2@16551.19227,a11@41021.14108 118:a2@15886.19355,a11@40494.14944 129:a2@15259.19457,a11@39988.15781 140:a2@14675.19534,a11@39505.16620 151:a2@14136.19588,a11@39045.17459 162:a2@13645.19622,a11@38609.18297 173:a2@13205.19637,a11@38199.19132 184:a2@12818.19638,a11@37815.19965 195:a2@12486.19628,a11@37458.20792 206:a2@12209.19610,a11@37129.21613 217:a2@11989.19588,a11@36828.22427 228:a2@11825.19567,a11@36555.23230 239:a2@11715.19549,a11@36312.24021 250:a2@11657.19537,a11@36097.24798 261:a2@11646.19535,a11@35912.25558 272:a2@11646.19535,a11@35756.26300 283:a2@11646.19535,a11@35629.27021 294:a2@11646.19535,a11@35530.27718 305:a2@11646.19535,a11@35458.28389 316:a2@11646.19535,a11@35412.29031 327:a2@11646.19535,a11@35390.29641 338:a2@11646.19535,a11@35391.30218 349:a2@11646.19535,a11@35412.30758 360:a2@11646.19535,a11@35452.31260 371:a2@10813.20047,a11@35506.31721 382:a2@9875.20623,a11@35573.32139 393:a2@8938.21200,a11@35648.32513 404:a2@8001.21776,a11@35729.32842 415:a2@7064.22352,a11@35811.33124 426:a2@6127.22928,a11@35890.33360 437:a2@5190.23504,a11@35963.33548 448:a2@4253.24080,a11@36025.33691 459:a2@3316.24656,a11@36072.33787 470:a2@2378.25231,a11@36101.33839 477:a2@1799.25587,a11@36107.33850 falls
  - moved a2 planning 1799 25587
  - moved a11 planning 36107 33850
  - moved b7 planning 23100 12500
b: insert b6 speech 355 528
  - inserted b6 speech 355 528
  - filmed speech 305 1:b2@26690.34945,a12@59390.24931,a13@35918.58179,b9@5651.48449,b10@60648.54515,b16@37700.12500 9:b2@26428.35468,a12@59719.25114,a13@36064.58536,b9@5228.48717,b10@60736.54501,b16@37752.13179 17:b2@26158.35990,a12@60034.25280,a13@36211.58879,b9@4798.48981,b10@60822.54486,b16@37793.13863 25:b2@25883.36504,a12@60328.25426,a13@36278.59240,b9@4369.49238,b10@60822.54486,b16@37823.14540 33:b2@25603.37009,a12@60600.25553,a13@36347.59583,b9@3940.49488,b10@60822.54486,b16@37841.15209 41:b2@25319.37506,a12@60849.25662,a13@36417.59908,b9@3512.49731,b10@60822.54486,b16@37846.15871 49:b2@25031.37995,a12@61074.25755,b9@3084.49967,b10@60822.54486,b16@37840.16525 57:b2@24740.38475,a12@61273.25831,b9@2658.50196,b10@60822.54486,b16@37821.17170 65:b2@24446.38946,a12@61447.25892,b9@2234.50418,b10@60822.54486,b16@37791.17805 73:b2@24150.39408,a12@61594.25940,b9@1811.50633,b10@60822.54486,b16@37749.18430 81:b2@23852.39862,a12@61714.25976,b9@1392.50840,b10@60822.54486,b16@37695.19044 89:b2@23552.40306,a12@61808.26002,b9@975.51041,b10@60822.54486,b16@37629.19646 97:b2@23252.40741,a12@61874.26019,b9@561.51235,b10@60822.54486,b16@37552.20235 105:b2@22951.41167,a12@61914.26028,b9@151.51421,b10@60822.54486,b16@37465.20811 113:b2@22651.41583,a12@61928.26031,b10@60822.54486,b16@37366.21372 121:b2@22352.41989,a12@61928.26031,b10@60822.54486,b16@37257.21918 129:b2@22055.42385,a12@61928.26031,b10@60822.54486,b16@37139.22449 137:b2@21759.42772,a12@61928.26031,b10@60822.54486,b16@37011.22963 145:b2@21468.43147,a12@61928.26031,b10@60822.54486,b16@36875.23459 153:b2@21180.43512,a12@61928.26031,b10@60822.54486,b16@36731.23938 161:b2@20896.43866,a12@61928.26031,b10@60822.54486,b16@36580.24397 169:b2@20619.44208,a12@61928.26031,b10@60822.54486,b16@36422.24836 177:b2@20348.44538,a12@61928.26031,b10@60822.54486,b16@36260.25256 185:b2@20084.44856,a12@61928.26031,b10@60822.54486,b16@36093.25654 193:b2@19828.45161,a12@61928.26031,b10@60822.54486,b16@35923.26031 201:b2@19581.45453,a12@61928.26031,b10@60822.54486,b16@35751.26386 209:b2@19345.45731,a12@61928.26031,b10@60822.54486,b16@35578.26718 217:b2@19119.45995,a12@61928.26031,b10@60822.54486,b16@35405.27028 225:b2@18904.46244,a12@62365.26673,b10@60822.54486,b16@35235.27314 233:b2@18703.46477,a12@62815.27334,b10@60822.54486,b16@35067.27577 241:b2@18514.46695,a12@63265.27996,b10@60822.54486,b16@34904.27817 249:b2@18339.46896,a12@63714.28657,b10@60822.54486,b16@34748.28034 257:b2@18179.47080,a12@64163.29319,b10@60822.54486,b16@34598.28228 265:b2@18034.47247,a12@64612.29981,b10@60792.54688,b16@34458.28399 273:b2@17904.47395,a12@65061.30643,b10@60696.55259,b16@34328.28547 281:b2@17790.47526,a12@65510.31306,b10@60590.55817,b16@34211.28674 289:b2@17693.47637,a12@65959.31968,b10@60474.56359,b16@34106.28780 297:b2@17612.47730,a12@66407.32631,b10@60348.56885,b16@34017.28865 305:b2@17555.47796,a12@66800.33212,b10@60230.57334,b16@33951.28923 falls a13@44.36444.60025 b9@108.-1.51489
  - moved b2 speech 17555 47796
  - moved a12 speech 66800 33212
  - moved b10 speech 60230 57334
  - moved b16 speech 33951 28923
  - moved b6 speech 52800 12500
  - fell a13 speech b6
  - fell b9 speech b6
a: [pass]
  - answered pass   (a)
  - passed a
  - step 3
a: [pass]
  - answered pass   (a)
  - passed a
  - read front
  - controls a observation
a: [pass]
  - answered pass   (a)
  - passed a
  - revealed T224 front 1 PEEK@*
a: look logical
  - looked a logical
  - saw logical Innocent Guilty Blank   (a)
  - read back
  - controls b speech
  == a [Candour:a] [SlipOfTheTongue:a] [SlipOfTheTongue:a] blue green done / b [Survival:b] yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical [Innocent:a] [Guilty:a] [Blank:a] 3 0 / judgmental 1 0 / softhearted [Guilty:b] 0 1 / wary [Innocent:a] [Guilty:a] 0 0 / distracted [Blank:b] [Guilty:ab] 0 0 / trusting [Guilty:a] [Innocent:a] [Blank:a] [Innocent:a] 1 3 / cards T224 [T214:c] [T206:c] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty:a] [Guilty:a] [Blank:a] [Blank:a] [Innocent:a] / story H3 / round 8 / step 3 / trial T224 back 1 / control b / window control speech / under round.c.6 side.c.1.d1 ability.c.2.r2.u1 window.c.1.w2.y3 > a control
  ==a a [Candour] [SlipOfTheTongue] [SlipOfTheTongue] blue green done / b [?] yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical [Innocent] [Guilty] [Blank] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [Innocent] [Guilty] 0 0 / distracted [?] [Guilty] 0 0 / trusting [Guilty] [Innocent] [Blank] [Innocent] 1 3 / cards T224 [?] [?] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty] [Guilty] [Blank] [Blank] [Innocent] / story H3 / round 8 / step 3 / trial T224 back 1 / control b / window control speech / under round.c.6 side.c.1.d1 ability.c.2.r2.u1 window.c.1.w2.y3 > a control
  ==b a [?] [?] [?] blue green done / b [Survival] yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical [?] [?] [?] 3 0 / judgmental 1 0 / softhearted [Guilty] 0 1 / wary [?] [?] 0 0 / distracted [Blank] [Guilty] 0 0 / trusting [?] [?] [?] [?] 1 3 / cards T224 [?] [?] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] / story H3 / round 8 / step 3 / trial T224 back 1 / control b / window control speech / under round.c.6 side.c.1.d1 ability.c.2.r2.u1 window.c.1.w2.y3 > a control
  ==c a [?] [?] [?] blue green done / b [?] yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical [?] [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] [?] [?] [?] 1 3 / cards T224 [T214] [T206] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] / story H3 / round 8 / step 3 / trial T224 back 1 / control b / window control speech / under round.c.6 side.c.1.d1 ability.c.2.r2.u1 window.c.1.w2.y3 > a control
  ==* a [?] [?] [?] blue green done / b [?] yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical [?] [?] [?] 3 0 / judgmental 1 0 / softhearted [?] 0 1 / wary [?] [?] 0 0 / distracted [?] [?] 0 0 / trusting [?] [?] [?] [?] 1 3 / cards T224 [?] [?] / trials T219 T215 T220 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] / story H3 / round 8 / step 3 / trial T224 back 1 / control b / window control speech / under round.c.6 side.c.1.d1 ability.c.2.r2.u1 window.c.1.w2.y3 > a control
a: [pass]
  - answered pass   (a)
  - passed a
  - revealed T224 back 1 HID
b: choose second
  - opted b second
  - read-out second I@JU,I@DI
  - placed b Innocent judgmental
a: [pass]
  - answered pass   (a)
  - passed a
  - placed b Innocent distracted
a: [pass]
  - answered pass   (a)
  - passed a
  - dismissed T224
  - turned-over H3
  - role a Candour
  - role b Survival
  - turned logical Innocent
  - turned logical Guilty
  - turned logical Blank
  - turned softhearted Guilty
  - turned wary Innocent
  - turned wary Guilty
  - turned distracted Blank
  - turned distracted Guilty
  - turned trusting Guilty
  - turned trusting Innocent
  - turned trusting Blank
  - turned trusting Innocent
  - cancelled logical 1
  - cancelled judgmental 1
  - cancelled softhearted 1
  - cancelled wary 1
  - cancelled distracted 1
  - cancelled trusting 2
  - judged logical guilty
  - judged judgmental undecided
  - judged softhearted undecided
  - judged wary undecided
  - judged distracted undecided
  - judged trusting innocent
  == a Candour [SlipOfTheTongue:a] [SlipOfTheTongue:a] blue green done / b Survival yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical 3 0 / trusting 0 3 / cards [T214:c] [T206:c] / trials T219 T215 T220 T224 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty:a] [Guilty:a] [Blank:a] [Blank:a] [Innocent:a] [Blank:abc] [Blank:abc] [Blank:abc] / story H3 / round 8 / cancelled 7 > end
  ==a a Candour [SlipOfTheTongue] [SlipOfTheTongue] blue green done / b Survival yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical 3 0 / trusting 0 3 / cards [?] [?] / trials T219 T215 T220 T224 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [Guilty] [Guilty] [Blank] [Blank] [Innocent] [Blank] [Blank] [Blank] / story H3 / round 8 / cancelled 7 > end
  ==b a Candour [?] [?] blue green done / b Survival yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical 3 0 / trusting 0 3 / cards [?] [?] / trials T219 T215 T220 T224 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] [Blank] [Blank] [Blank] / story H3 / round 8 / cancelled 7 > end
  ==c a Candour [?] [?] blue green done / b Survival yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical 3 0 / trusting 0 3 / cards [T214] [T206] / trials T219 T215 T220 T224 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] [Blank] [Blank] [Blank] / story H3 / round 8 / cancelled 7 > end
  ==* a Candour [?] [?] blue green done / b Survival yellow purple done / c Prosecutor first done / a.destroyed a4 a5 a7 a8 a10 a13 a15 / b.destroyed b1 b4 b5 b8 b9 b14 / c.destroyed c3 c6 c7 / motor c4@6544.37666 c8@37389.28963 b3@12113.13294 a16@56600.12500 b15@33255.53619 / instinct c5@46267.23258 a1@73894.14544 a3@934.31485 a6@20277.47529 a9@55226.46597 b11@17200.12500 / speech b2@17555.47796 b6@52800.12500 a12@66800.33212 b10@60230.57334 b13@5321.21185 b16@33951.28923 / observation c1@48700.12500 c2@12402.17472 a14@44008.37056 b12@73699.12754 / planning a2@1799.25587 b7@23100.12500 a11@36107.33850 / logical 3 0 / trusting 0 3 / cards [?] [?] / trials T219 T215 T220 T224 / strategies Subjugate WrittenStatement GutFeeling Impulse RaisedVoice QuietStep Whisper Objection Objection / influence [?] [?] [?] [?] [?] [Blank] [Blank] [Blank] / story H3 / round 8 / cancelled 7 > end
Result(winners=(), reason='free')
