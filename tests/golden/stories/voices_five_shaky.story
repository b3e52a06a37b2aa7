game: voices
seats: a, b, c, d, e
options: roles=advanced, hand=shaky
rules-version: 1

*: deal a [Charm]
*: deal b [Denial]
*: deal c [Duty]
*: deal d [Doubt]
*: deal e Prosecutor
*: lay [T105]
*: lay [T124]
*: lay [T119]
a: choose blue
  - dealt a
  - got a Charm   (a)
  - dealt b
  - got b Denial   (b)
  - dealt c
  - got c Duty   (c)
  - dealt d
  - got d Doubt   (d)
  - dealt e
  - prosecutor e
  - laid centre
  - saw centre T105   (e)
  - laid side
  - saw side T124   (e)
  - laid top
  - saw top T119   (e)
  - coloured a blue
  == a [Charm:a] blue / b [Denial:b] / c [Duty:c] / d [Doubt:d] / e Prosecutor / cards [T105:e] [T124:e] [T119:e] / under setup.a.3.l1 > b colour
b: choose green
  - coloured b green
  == a [Charm:a] blue / b [Denial:b] green / c [Duty:c] / d [Doubt:d] / e Prosecutor / cards [T105:e] [T124:e] [T119:e] / under setup.a.3.l2 > c colour
  ==a a [Charm] blue / b [?] green / c [?] / d [?] / e Prosecutor / cards [?] [?] [?] / under setup.a.3.l2 > c colour
  ==b a [?] blue / b [Denial] green / c [?] / d [?] / e Prosecutor / cards [?] [?] [?] / under setup.a.3.l2 > c colour
  ==c a [?] blue / b [?] green / c [Duty] / d [?] / e Prosecutor / cards [?] [?] [?] / under setup.a.3.l2 > c colour
  ==d a [?] blue / b [?] green / c [?] / d [Doubt] / e Prosecutor / cards [?] [?] [?] / under setup.a.3.l2 > c colour
  ==e a [?] blue / b [?] green / c [?] / d [?] / e Prosecutor / cards [T105] [T124] [T119] / under setup.a.3.l2 > c colour
  ==* a [?] blue / b [?] green / c [?] / d [?] / e Prosecutor / cards [?] [?] [?] / under setup.a.3.l2 > c colour
c: choose purple
  - coloured c purple
  == a [Charm:a] blue / b [Denial:b] green / c [Duty:c] purple / d [Doubt:d] / e Prosecutor / cards [T105:e] [T124:e] [T119:e] / under setup.a.3.l3 > d colour
d: choose red
*: draw a [Impulse]
*: draw a [Objection]
*: draw b [RaisedVoice]
*: draw b [SecondThoughts]
*: draw c [QuietStep]
*: draw c [SlipOfTheTongue]
*: draw d [SlipOfTheTongue]
*: draw d [Subjugate]
*: story H1
*: put logical [Blank]
*: put softhearted [Guilty]
*: put wary [Guilty]
  - coloured d red
  - drew a strategy
  - got a Impulse   (a)
  - drew a strategy
  - got a Objection   (a)
  - drew b strategy
  - got b RaisedVoice   (b)
  - drew b strategy
  - got b SecondThoughts   (b)
  - drew c strategy
  - got c QuietStep   (c)
  - drew c strategy
  - got c SlipOfTheTongue   (c)
  - drew d strategy
  - got d SlipOfTheTongue   (d)
  - drew d strategy
  - got d Subjugate   (d)
  - told H1
  - put logical
  - put softhearted
  - put wary
  - first a
  - round 1
  - step 1
  == a [Charm:a] [Impulse:a] [Objection:a] blue first / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red / e Prosecutor / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards [T105:e] [T124:e] [T119:e] / story H1 / round 1 / step 1 > e card
e: choose T124
  - chose e T124
  - step 2
  - turn a
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red / e Prosecutor / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 > a insert
a: insert a5 planning 638 664
*: shake -4
*: shake 2
  - inserted a5 planning 634 666
  - filmed planning 253 falls
  - moved a5 planning 66600 12500
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red / e Prosecutor / planning a5@66600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 / window insertion a5 / under round.e.2 turn.a.1 insertion.a.9.r4.m20.p31.h1.l6972030 window.a.1.y1 > a insertion
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red / e Prosecutor / planning a5@66600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 > b insert
b: insert b1 instinct 139 303
*: shake 5
*: shake -7
  - inserted b1 instinct 144 296
  - filmed instinct 293 falls
  - moved b1 instinct 29600 12500
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red / e Prosecutor / instinct b1@29600.12500 / planning a5@66600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 / window insertion b1 / under round.e.2 turn.b.1 insertion.b.9.r1.m32.p31.h1.l16039051 window.a.1.y2 > b insertion
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red / e Prosecutor / instinct b1@29600.12500 / planning a5@66600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 > c insert
c: insert c3 motor 488 799
*: shake 2
*: shake 6
*: shake 10
*: shake 3
*: shake 10
*: shake 4
*: shake 6
*: shake -9
  - inserted c3 motor 494 790
  - filmed motor 388 falls
  - moved c3 motor 79000 12500
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red / e Prosecutor / motor c3@79000.12500 / instinct b1@29600.12500 / planning a5@66600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 / window insertion c3 / under round.e.2 turn.c.1 insertion.c.9.m42.p31.h1.l17595880 window.a.1.y4 > c insertion
c: [pass]
  - answered pass   (c)
  - passed c
  - turn d
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red done / e Prosecutor / motor c3@79000.12500 / instinct b1@29600.12500 / planning a5@66600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 > d insert
d: insert d6 planning 556 769
*: shake 3
*: shake -3
  - inserted d6 planning 559 766
  - filmed planning 325 22:a5@66600.12500 30:a5@66844.13123 38:a5@67114.13831 46:a5@67375.14539 54:a5@67627.15247 62:a5@67871.15955 70:a5@68105.16663 78:a5@68330.17370 86:a5@68546.18076 94:a5@68751.18782 102:a5@68946.19485 110:a5@69131.20188 118:a5@69305.20888 126:a5@69468.21585 134:a5@69620.22280 142:a5@69760.22972 150:a5@69888.23659 158:a5@70005.24343 166:a5@70109.25022 174:a5@70201.25696 182:a5@70281.26364 190:a5@70348.27026 198:a5@70403.27680 206:a5@70445.28327 214:a5@70474.28966 222:a5@70490.29596 230:a5@70494.30215 238:a5@70485.30825 246:a5@70464.31423 254:a5@70430.32008 262:a5@70385.32581 270:a5@70328.33140 278:a5@70259.33684 286:a5@70180.34213 294:a5@70091.34726 302:a5@69992.35221 310:a5@69884.35698 318:a5@69768.36157 325:a5@69667.36519 falls
  - moved a5 planning 69667 36519
  - moved d6 planning 76600 12500
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [Subjugate:d] [SlipOfTheTongue:d] red done / e Prosecutor / motor c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 a5@69667.36519 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / story H1 / round 1 / step 2 / window insertion d6 / under round.e.2 turn.d.1 insertion.d.9.r4.m13.p31.h1.l14419500 window.a.1.y8 > d insertion
d: [Subjugate]
  - answered Subjugate   (d)
  - wanted d
  - played d Subjugate
d: destroy a5
  - destroyed a5 planning
  - resolved d Subjugate
d: [pass]
  - answered pass   (d)
  - passed d
  - turn e
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] red done / e Prosecutor done / a.destroyed a5 / motor c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / strategies Subjugate / story H1 / round 1 / step 2 > e insert
e: insert e8 motor 237 142
*: shake -8
*: shake -2
  - inserted e8 motor 229 140
  - filmed motor 266 falls
  - moved e8 motor 14000 12500
  - step 3
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / strategies Subjugate / story H1 / round 1 / step 3 / window trial / under round.e.4 window.a.1.w3.y15 > a trial
a: [pass]
  - answered pass   (a)
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / strategies Subjugate / story H1 / round 1 / step 3 / window trial / under round.e.4 window.a.1.w3.y15 / answered [pass] > b trial
b: [pass]
  - answered pass   (b)
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / strategies Subjugate / story H1 / round 1 / step 3 / window trial / under round.e.4 window.a.1.w3.y15 / answered [pass] [pass] > c trial
c: [pass]
  - answered pass   (c)
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / cards T124 [T105:e] [T119:e] / strategies Subjugate / story H1 / round 1 / step 3 / window trial / under round.e.4 window.a.1.w3.y15 / answered [pass] [pass] [pass] > d trial
d: [pass]
  - answered pass   (d)
  - passed a
  - passed b
  - passed c
  - passed d
  - read front
  - controls e prosecutor
  - revealed T124 front 1 G@TR
  - placed e Guilty trusting
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
  - passed a
  - passed b
  - passed c
  - passed d
  - tied observation a b c d
  == a [Charm:a] [Impulse:a] [Objection:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty] 0 0 / trusting 1 0 / cards T124 [T105:e] [T119:e] / strategies Subjugate / story H1 / round 1 / step 3 / trial T124 front 2 / under round.e.5 side.e.2.l1 ability.e.1.r3 controls.a.0.h1 > a tie
  ==a a [Charm] [Impulse] [Objection] blue first done / b [?] [?] [?] green done / c [?] [?] [?] purple done / d [?] [?] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 0 / cards T124 [?] [?] / strategies Subjugate / story H1 / round 1 / step 3 / trial T124 front 2 / under round.e.5 side.e.2.l1 ability.e.1.r3 controls.a.0.h1 > a tie
  ==b a [?] [?] [?] blue first done / b [Denial] [SecondThoughts] [RaisedVoice] green done / c [?] [?] [?] purple done / d [?] [?] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 0 / cards T124 [?] [?] / strategies Subjugate / story H1 / round 1 / step 3 / trial T124 front 2 / under round.e.5 side.e.2.l1 ability.e.1.r3 controls.a.0.h1 > a tie
  ==c a [?] [?] [?] blue first done / b [?] [?] [?] green done / c [Duty] [SlipOfTheTongue] [QuietStep] purple done / d [?] [?] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 0 / cards T124 [?] [?] / strategies Subjugate / story H1 / round 1 / step 3 / trial T124 front 2 / under round.e.5 side.e.2.l1 ability.e.1.r3 controls.a.0.h1 > a tie
  ==d a [?] [?] [?] blue first done / b [?] [?] [?] green done / c [?] [?] [?] purple done / d [Doubt] [SlipOfTheTongue] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 0 / cards T124 [?] [?] / strategies Subjugate / story H1 / round 1 / step 3 / trial T124 front 2 / under round.e.5 side.e.2.l1 ability.e.1.r3 controls.a.0.h1 > a tie
  ==e a [?] [?] [?] blue first done / b [?] [?] [?] green done / c [?] [?] [?] purple done / d [?] [?] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 0 / cards T124 [T105] [T119] / strategies Subjugate / story H1 / round 1 / step 3 / trial T124 front 2 / under round.e.5 side.e.2.l1 ability.e.1.r3 controls.a.0.h1 > a tie
  ==* a [?] [?] [?] blue first done / b [?] [?] [?] green done / c [?] [?] [?] purple done / d [?] [?] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 0 / cards T124 [?] [?] / strategies Subjugate / story H1 / round 1 / step 3 / trial T124 front 2 / under round.e.5 side.e.2.l1 ability.e.1.r3 controls.a.0.h1 > a tie
a: choose b
  - decided a b
  - controls b observation
  - revealed T124 front 2 PEEK@*
b: look wary
  - looked b wary
  - saw wary Guilty   (b)
  - read back
  - tied speech a b c d
a: choose d
  - decided a d
  - controls d speech
  - revealed T124 back 1 HID
d: choose first
  - opted d first
  - read-out first I@DI
  - placed d Innocent distracted
a: [Objection]
  - answered Objection   (a)
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
  - wanted a
  - passed b
  - passed c
  - passed d
  - played a Objection
a: move trusting
  - moved-token a Innocent distracted trusting
  - resolved a Objection
a: [pass]
*: lay [T120]
*: draw d [Whisper]
  - answered pass   (a)
  - passed a
  - dismissed T124
  - step 4
  - moved-up
  - laid top
  - saw top T120   (e)
  - controls d planning
  - drew d strategy
  - got d Whisper   (d)
  == a [Charm:a] [Impulse:a] blue first done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / trusting 1 1 / cards [T119:e] [T105:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 1 / step 4 / under round.e.9.r4.u3 > d share
d: choose a
*: draw a [WrittenStatement]
  - shared d a
  - drew a strategy
  - got a WrittenStatement   (a)
  - step 5
  - passed-token b
  - round 2
  - step 1
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green first / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red / e Prosecutor / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / trusting 1 1 / cards [T119:e] [T105:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 1 > e card
e: choose T105
  - chose e T105
  - step 2
  - turn b
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green first done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red / e Prosecutor / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / trusting 1 1 / cards T105 [T119:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > b insert
b: insert b3 observation 346 752
*: shake -8
*: shake 9
  - inserted b3 observation 338 761
  - filmed observation 492 falls
  - moved b3 observation 76100 12500
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green first done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red / e Prosecutor / a.destroyed a5 / motor e8@14000.12500 c3@79000.12500 / instinct b1@29600.12500 / observation b3@76100.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / trusting 1 1 / cards T105 [T119:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > c insert
c: insert c2 motor 397 239
*: shake -4
*: shake -6
  - inserted c2 motor 393 233
  - filmed motor 297 109:e8@14000.12500 114:e8@13671.12766 119:e8@13300.13061 124:e8@12929.13353 129:e8@12557.13642 134:e8@12184.13928 139:e8@11809.14211 144:e8@11434.14490 149:e8@11058.14765 154:e8@10681.15037 159:e8@10303.15306 164:e8@9924.15571 169:e8@9544.15832 174:e8@9163.16089 179:e8@8782.16342 184:e8@8400.16591 189:e8@8018.16837 194:e8@7635.17078 199:e8@7251.17314 204:e8@6867.17546 209:e8@6483.17774 214:e8@6098.17998 219:e8@5713.18216 224:e8@5328.18430 229:e8@4943.18639 234:e8@4558.18844 239:e8@4174.19043 244:e8@3789.19237 249:e8@3405.19427 254:e8@3022.19611 259:e8@2639.19789 264:e8@2256.19963 269:e8@1875.20131 274:e8@1495.20293 279:e8@1116.20450 284:e8@738.20601 289:e8@361.20747 294: 297: falls e8@294.-14.20887
  - moved c2 motor 23300 12500
  - fell e8 motor c2
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green first done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red / e Prosecutor / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct b1@29600.12500 / observation b3@76100.12500 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / trusting 1 1 / cards T105 [T119:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 / window insertion c2 / under round.e.2 turn.c.1 insertion.c.9.m41.k128.p31.h1.l6536589 window.b.1.y4 > c insertion
c: [pass]
  - answered pass   (c)
  - passed c
  - turn d
d: insert d8 observation 660 539
*: shake -2
*: shake -3
  - inserted d8 observation 658 536
  - filmed observation 279 32:b3@76100.12500 39:b3@76281.12831 46:b3@76477.13171 53:b3@76674.13495 60:b3@76871.13803 67:b3@77067.14093 74:b3@77261.14367 81:b3@77454.14623 88:b3@77642.14862 95:b3@77827.15084 102:b3@78006.15289 109:b3@78179.15477 116:b3@78345.15648 123:b3@78503.15802 130:b3@78652.15939 137:b3@78791.16061 144:b3@78919.16167 151:b3@79035.16258 158:b3@79139.16335 165:b3@79229.16398 172:b3@79305.16448 179:b3@79365.16485 186:b3@79410.16511 193:b3@79438.16527 200:b3@79450.16533 207:b3@79450.16533 214:b3@79450.16533 221:b3@79450.16533 228:b3@79450.16533 235:b3@79450.16533 242:b3@79450.16533 249:b3@79450.16533 256:b3@79450.16533 263:b3@79450.16533 270:b3@79450.16533 277:b3@79450.16533 279:b3@79450.16533 falls
  - moved b3 observation 79450 16533
  - moved d8 observation 53600 12500
d: [pass]
  - answered pass   (d)
  - passed d
  - turn e
e: insert e7 instinct 576 730
*: shake 7
*: shake 6
  - inserted e7 instinct 583 736
  - filmed instinct 294 falls
  - moved e7 instinct 73600 12500
  - turn a
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green first done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / trusting 1 1 / cards T105 [T119:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > a insert
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > a insert
  ==b a [?] [?] [?] blue done / b [Denial] [SecondThoughts] [RaisedVoice] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > a insert
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [Duty] [SlipOfTheTongue] [QuietStep] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > a insert
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [Doubt] [SlipOfTheTongue] [Whisper] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > a insert
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 1 / cards T105 [T119] [T120] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > a insert
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 2 > a insert
a: insert a3 motor 577 540
*: shake -5
*: shake -6
  - inserted a3 motor 572 534
  - filmed motor 253 falls
  - moved a3 motor 53400 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - step 3
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  - passed b
  - passed c
  - passed d
  - passed a
  - read front
  - controls e prosecutor
  - revealed T105 front 1 G@DI
  - placed e Guilty distracted
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green first done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted 1 0 / trusting 1 1 / cards T105 [T119:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e20.u4 place.e.2.j4.o20 window.b.1.w4.y15 / answered [pass] [pass] > d token
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 1 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e20.u4 place.e.2.j4.o20 window.b.1.w4.y15 / answered [?] [?] > d token
  ==b a [?] [?] [?] blue done / b [Denial] [SecondThoughts] [RaisedVoice] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted 1 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e20.u4 place.e.2.j4.o20 window.b.1.w4.y15 / answered [pass] [?] > d token
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [Duty] [SlipOfTheTongue] [QuietStep] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 1 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e20.u4 place.e.2.j4.o20 window.b.1.w4.y15 / answered [?] [pass] > d token
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [Doubt] [SlipOfTheTongue] [Whisper] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 1 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e20.u4 place.e.2.j4.o20 window.b.1.w4.y15 / answered [?] [?] > d token
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 1 0 / trusting 1 1 / cards T105 [T119] [T120] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e20.u4 place.e.2.j4.o20 window.b.1.w4.y15 / answered [?] [?] > d token
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 1 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e20.u4 place.e.2.j4.o20 window.b.1.w4.y15 / answered [?] [?] > d token
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  - passed b
  - passed c
  - passed d
  - passed a
  - controls c motor
c: [pass]
  - answered pass   (c)
a: [pass]
  - answered pass   (a)
  - passed c
  - passed a
  - revealed T105 front 2 HID
c: choose first
  - opted c first
  - read-out first G@DI
  - placed c Guilty distracted
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  - passed b
  - passed c
  - passed d
  - passed a
  - read back
  - tied speech a b c d
b: choose c
  - decided b c
  - controls c speech
  - revealed T105 back 1 CH{I@LO / INF 2>1@*}
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green first done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple done / d [Doubt:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted 2 0 / trusting 1 1 / cards T105 [T119:e] [T120:e] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 back 1 / control c / under round.e.6 side.e.1.d1 ability.e.5.r2.u2 effect.c.1.e26 choice.c.0.o26 > c option
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 2 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 back 1 / control c / under round.e.6 side.e.1.d1 ability.e.5.r2.u2 effect.c.1.e26 choice.c.0.o26 > c option
  ==b a [?] [?] [?] blue done / b [Denial] [SecondThoughts] [RaisedVoice] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted 2 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 back 1 / control c / under round.e.6 side.e.1.d1 ability.e.5.r2.u2 effect.c.1.e26 choice.c.0.o26 > c option
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [Duty] [SlipOfTheTongue] [QuietStep] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 2 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 back 1 / control c / under round.e.6 side.e.1.d1 ability.e.5.r2.u2 effect.c.1.e26 choice.c.0.o26 > c option
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [Doubt] [SlipOfTheTongue] [Whisper] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 2 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 back 1 / control c / under round.e.6 side.e.1.d1 ability.e.5.r2.u2 effect.c.1.e26 choice.c.0.o26 > c option
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 2 0 / trusting 1 1 / cards T105 [T119] [T120] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 back 1 / control c / under round.e.6 side.e.1.d1 ability.e.5.r2.u2 effect.c.1.e26 choice.c.0.o26 > c option
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@29600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted 2 0 / trusting 1 1 / cards T105 [?] [?] / trials T124 / strategies Subjugate Objection / story H1 / round 2 / step 3 / trial T105 back 1 / control c / under round.e.6 side.e.1.d1 ability.e.5.r2.u2 effect.c.1.e26 choice.c.0.o26 > c option
c: choose second
*: draw c [Guilty]
*: draw c [Blank]
  - opted c second
  - drew c influence
  - got c Guilty   (c)
  - drew c influence
  - got c Blank   (c)
c: place [Guilty] distracted
*: lay [T102]
*: draw d [WrittenStatement]
  - laid-down c distracted
  - put-down c Guilty distracted   (c)
  - discarded c influence
  - threw c Blank   (c)
  - dismissed T105
  - step 4
  - moved-up
  - laid top
  - saw top T102   (e)
  - controls d planning
  - drew d strategy
  - got d WrittenStatement   (d)
d: choose a
*: draw a [Subjugate]
  - shared d a
  - drew a strategy
  - got a Subjugate   (a)
  - step 5
  - passed-token c
  - round 3
  - step 1
e: choose T102
  - chose e T102
  - step 2
  - turn c
c: insert c4 instinct 423 246
*: shake 6
*: shake 7
  - inserted c4 instinct 429 253
  - filmed instinct 306 33:b1@29600.12500 40:b1@29307.13076 47:b1@28996.13695 54:b1@28687.14314 61:b1@28382.14935 68:b1@28079.15556 75:b1@27779.16178 82:b1@27483.16801 89:b1@27190.17425 96:b1@26900.18050 103:b1@26613.18676 110:b1@26330.19302 117:b1@26051.19930 124:b1@25775.20558 131:b1@25504.21187 138:b1@25236.21817 145:b1@24972.22448 152:b1@24713.23079 159:b1@24458.23711 166:b1@24207.24344 173:b1@23961.24978 180:b1@23720.25612 187:b1@23484.26246 194:b1@23253.26881 201:b1@23027.27517 208:b1@22806.28152 215:b1@22591.28788 222:b1@22381.29425 229:b1@22177.30061 236:b1@21980.30697 243:b1@21788.31333 250:b1@21602.31969 257:b1@21423.32605 264:b1@21251.33240 271:b1@21085.33875 278:b1@20926.34508 285:b1@20775.35141 292:b1@20630.35773 299:b1@20493.36403 306:b1@20368.37009 falls
  - moved b1 instinct 20368 37009
  - moved c4 instinct 25300 12500
  == a [Charm:a] [Subjugate:a] [WrittenStatement:a] [Impulse:a] blue / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple first done / d [Doubt:d] [WrittenStatement:d] [SlipOfTheTongue:d] [Whisper:d] red / e Prosecutor / a.destroyed a5 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / observation d8@53600.12500 b3@79450.16533 / planning d6@76600.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 0 / trusting 1 1 / cards T102 [T119:e] [T120:e] / trials T124 T105 / strategies Subjugate Objection / influence [Blank:c] / story H1 / round 3 / step 2 / window insertion c4 / under round.e.2 turn.c.1 insertion.c.9.r1.m43.p31.h1.l17029543 window.c.1.y4 > c insertion
c: [pass]
  - answered pass   (c)
  - passed c
  - turn d
d: insert d1 planning 667 661
*: shake 1
*: shake 10
  - inserted d1 planning 668 671
  - filmed planning 251 19:d6@76600.12500 25:d6@76786.12932 31:d6@77009.13437 37:d6@77235.13938 43:d6@77465.14435 49:d6@77700.14927 55:d6@77938.15414 61:d6@78180.15897 67:d6@78426.16374 73:d6@78675.16846 79:d6@78929.17313 85:d6@79186.17773 91:d6@79446.18228 97:d6@79711.18677 103:d6@79979.19120 109: 115: 121: 127: 133: 139: 145: 151: 157: 163: 169: 175: 181: 187: 193: 199: 205: 211: 217: 223: 229: 235: 241: 247: 251: falls d6@104.80024.19193
  - moved d1 planning 67100 12500
  - fell d6 planning d1
d: [pass]
  - answered pass   (d)
  - passed d
  - turn e
e: insert e5 speech 225 119
*: shake 6
*: shake -10
  - inserted e5 speech 231 109
  - filmed speech 279 falls
  - moved e5 speech 10900 12500
  - turn a
  == a [Charm:a] [Subjugate:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple first done / d [Doubt:d] [WrittenStatement:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 0 / trusting 1 1 / cards T102 [T119:e] [T120:e] / trials T124 T105 / strategies Subjugate Objection / influence [Blank:c] / story H1 / round 3 / step 2 > a insert
  ==a a [Charm] [Subjugate] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 2 > a insert
  ==b a [?] [?] [?] [?] blue done / b [Denial] [SecondThoughts] [RaisedVoice] green / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 2 > a insert
  ==c a [?] [?] [?] [?] blue done / b [?] [?] [?] green / c [Duty] [SlipOfTheTongue] [QuietStep] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [Blank] / story H1 / round 3 / step 2 > a insert
  ==d a [?] [?] [?] [?] blue done / b [?] [?] [?] green / c [?] [?] [?] purple first done / d [Doubt] [WrittenStatement] [SlipOfTheTongue] [Whisper] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 2 > a insert
  ==e a [?] [?] [?] [?] blue done / b [?] [?] [?] green / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [T119] [T120] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 2 > a insert
  ==* a [?] [?] [?] [?] blue done / b [?] [?] [?] green / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@73600.12500 b1@20368.37009 c4@25300.12500 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 2 > a insert
a: insert a1 instinct 569 313
*: shake -10
*: shake -8
  - inserted a1 instinct 559 305
  - filmed instinct 357 146:b1@20368.37009,c4@25300.12500 152:b1@20288.37426,c4@24830.12842 158:b1@20215.37845,c4@24350.13189 164:b1@20150.38256,c4@23868.13534 170:b1@20093.38660,c4@23385.13877 176:b1@20045.39055,c4@22901.14219 182:b1@20005.39441,c4@22416.14558 188:b1@19972.39818,c4@21930.14894 194:b1@19947.40184,c4@21443.15229 200:b1@19930.40540,c4@20955.15561 206:b1@19920.40885,c4@20466.15891 212:b1@19916.41218,c4@19976.16218 218:b1@19919.41540,c4@19485.16543 224:b1@19928.41848,c4@18993.16866 230:b1@19942.42143,c4@18499.17185 236:b1@19962.42425,c4@18005.17502 242:b1@19986.42693,c4@17510.17816 248:b1@20015.42946,c4@17013.18127 254:b1@20047.43185,c4@16516.18435 260:b1@20081.43408,c4@16017.18741 266:b1@20118.43616,c4@15518.19043 272:b1@20157.43807,c4@15017.19341 278:b1@20196.43983,c4@14515.19637 284:b1@20235.44142,c4@14013.19929 290:b1@20274.44285,c4@13509.20217 296:b1@20311.44411,c4@13005.20502 302:b1@20346.44520,c4@12499.20784 308:b1@20378.44613,c4@11993.21061 314:b1@20406.44689,c4@11486.21335 320:b1@20430.44749,c4@10978.21604 326:b1@20448.44792,c4@10469.21870 332:b1@20460.44819,c4@9960.22131 338:b1@20466.44830,c4@9449.22388 344:b1@20466.44831,c4@8938.22641 350:b1@20466.44831,c4@8427.22889 356:b1@20466.44831,c4@7915.23133 357:b1@20466.44831,c4@7881.23148 falls
  - moved b1 instinct 20466 44831
  - moved c4 instinct 7881 23148
  - moved a1 instinct 30500 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
b: insert b5 instinct 532 560
*: shake -2
*: shake -10
  - inserted b5 instinct 530 550
  - filmed instinct 251 97:e7@73600.12500,a1@30500.12500,c4@7881.23148 101:e7@73763.12624,a1@30500.12500,c4@7881.23148 105:e7@73975.12781,a1@30500.12500,c4@7881.23148 109:e7@74186.12934,a1@30500.12500,c4@7881.23148 113:e7@74395.13082,a1@30500.12500,c4@7881.23148 117:e7@74603.13225,a1@30500.12500,c4@7881.23148 121:e7@74810.13363,a1@30500.12500,c4@7881.23148 125:e7@75015.13496,a1@30500.12500,c4@7881.23148 129:e7@75219.13625,a1@30500.12500,c4@7881.23148 133:e7@75420.13749,a1@30500.12500,c4@7881.23148 137:e7@75620.13868,a1@30500.12500,c4@7881.23148 141:e7@75817.13982,a1@30500.12500,c4@7881.23148 145:e7@76012.14092,a1@30500.12500,c4@7881.23148 149:e7@76204.14197,a1@30500.12500,c4@7881.23148 153:e7@76394.14297,a1@30500.12500,c4@7881.23148 157:e7@76582.14392,a1@30500.12500,c4@7881.23148 161:e7@76766.14483,a1@30500.12500,c4@7881.23148 165:e7@76947.14569,a1@30500.12500,c4@7881.23148 169:e7@77125.14651,a1@30500.12500,c4@7881.23148 173:e7@77300.14728,a1@30500.12500,c4@7881.23148 177:e7@77471.14801,a1@30500.12500,c4@7881.23148 181:e7@77638.14870,a1@30437.12519,c4@7822.23176 185:e7@77802.14934,a1@30362.12540,c4@7753.23209 189:e7@77962.14994,a1@30293.12558,c4@7689.23238 193:e7@78117.15049,a1@30230.12573,c4@7631.23266 197:e7@78269.15101,a1@30172.12587,c4@7579.23290 201:e7@78416.15149,a1@30121.12598,c4@7533.23312 205:e7@78558.15193,a1@30075.12607,c4@7493.23332 209:e7@78696.15233,a1@30036.12614,c4@7458.23348 213:e7@78828.15270,a1@30003.12619,c4@7429.23362 217:e7@78956.15304,a1@29976.12623,c4@7405.23373 221:e7@79079.15334,a1@29955.12626,c4@7387.23382 225:e7@79197.15361,a1@29940.12627,c4@7375.23388 229:e7@79309.15385,a1@29932.12628,c4@7368.23391 233:e7@79416.15406,a1@29930.12628,c4@7366.23392 237:e7@79518.15424,a1@29930.12628,c4@7366.23392 241:e7@79613.15440,a1@29930.12628,c4@7366.23392 245:e7@79703.15453,a1@29930.12628,c4@7366.23392 249:e7@79787.15464,a1@29930.12628,c4@7366.23392 251:e7@79823.15469,a1@29930.12628,c4@7366.23392 falls
  - moved e7 instinct 79823 15469
  - moved a1 instinct 29930 12628
  - moved c4 instinct 7366 23392
  - moved b5 instinct 55000 12500
b: [pass]
  - answered pass   (b)
  - passed b
  - step 3
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
  == a [Charm:a] [Subjugate:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple first done / d [Doubt:d] [WrittenStatement:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 0 / trusting 1 1 / cards T102 [T119:e] [T120:e] / trials T124 T105 / strategies Subjugate Objection / influence [Blank:c] / story H1 / round 3 / step 3 / window trial / under round.e.4 window.c.1.w3.y15 / answered [pass] [pass] > a trial
  ==a a [Charm] [Subjugate] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / window trial / under round.e.4 window.c.1.w3.y15 / answered [?] [?] > a trial
  ==b a [?] [?] [?] [?] blue done / b [Denial] [SecondThoughts] [RaisedVoice] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / window trial / under round.e.4 window.c.1.w3.y15 / answered [?] [?] > a trial
  ==c a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [Duty] [SlipOfTheTongue] [QuietStep] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [Blank] / story H1 / round 3 / step 3 / window trial / under round.e.4 window.c.1.w3.y15 / answered [pass] [?] > a trial
  ==d a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [Doubt] [WrittenStatement] [SlipOfTheTongue] [Whisper] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / window trial / under round.e.4 window.c.1.w3.y15 / answered [?] [pass] > a trial
  ==e a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [T119] [T120] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / window trial / under round.e.4 window.c.1.w3.y15 / answered [?] [?] > a trial
  ==* a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 0 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / window trial / under round.e.4 window.c.1.w3.y15 / answered [?] [?] > a trial
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed c
  - passed d
  - passed a
  - passed b
  - read front
  - controls e prosecutor
  - revealed T102 front 1 G@LO
  - placed e Guilty logical
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed c
  - passed d
  - passed a
  - passed b
  - controls c motor
c: [pass]
  - answered pass   (c)
a: [pass]
  - answered pass   (a)
  - passed c
  - passed a
  - revealed T102 front 2 CH{I@DI / CUT G@LO}
c: choose first
  - opted c first
  - placed c Innocent distracted
c: [pass]
  - answered pass   (c)
  == a [Charm:a] [Subjugate:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SecondThoughts:b] [RaisedVoice:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple first done / d [Doubt:d] [WrittenStatement:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [Blank] 1 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 1 / trusting 1 1 / cards T102 [T119:e] [T120:e] / trials T124 T105 / strategies Subjugate Objection / influence [Blank:c] / story H1 / round 3 / step 3 / trial T102 front 2 / control c / window token distracted / under round.e.5 side.e.2.l1 ability.e.5.u2 effect.c.1.e8 effect.c.1.e6.o8 place.c.2.j4.f1.o6 window.c.1.w4.y15 / answered [pass] > d token
  ==a a [Charm] [Subjugate] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 front 2 / control c / window token distracted / under round.e.5 side.e.2.l1 ability.e.5.u2 effect.c.1.e8 effect.c.1.e6.o8 place.c.2.j4.f1.o6 window.c.1.w4.y15 / answered [?] > d token
  ==b a [?] [?] [?] [?] blue done / b [Denial] [SecondThoughts] [RaisedVoice] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 front 2 / control c / window token distracted / under round.e.5 side.e.2.l1 ability.e.5.u2 effect.c.1.e8 effect.c.1.e6.o8 place.c.2.j4.f1.o6 window.c.1.w4.y15 / answered [?] > d token
  ==c a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [Duty] [SlipOfTheTongue] [QuietStep] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [Blank] / story H1 / round 3 / step 3 / trial T102 front 2 / control c / window token distracted / under round.e.5 side.e.2.l1 ability.e.5.u2 effect.c.1.e8 effect.c.1.e6.o8 place.c.2.j4.f1.o6 window.c.1.w4.y15 / answered [pass] > d token
  ==d a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [Doubt] [WrittenStatement] [SlipOfTheTongue] [Whisper] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 front 2 / control c / window token distracted / under round.e.5 side.e.2.l1 ability.e.5.u2 effect.c.1.e8 effect.c.1.e6.o8 place.c.2.j4.f1.o6 window.c.1.w4.y15 / answered [?] > d token
  ==e a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [T119] [T120] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 front 2 / control c / window token distracted / under round.e.5 side.e.2.l1 ability.e.5.u2 effect.c.1.e8 effect.c.1.e6.o8 place.c.2.j4.f1.o6 window.c.1.w4.y15 / answered [?] > d token
  ==* a [?] [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 front 2 / control c / window token distracted / under round.e.5 side.e.2.l1 ability.e.5.u2 effect.c.1.e8 effect.c.1.e6.o8 place.c.2.j4.f1.o6 window.c.1.w4.y15 / answered [?] > d token
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed c
  - passed d
  - passed a
  - passed b
  - read back
  - controls b instinct
c: [pass]
  - answered pass   (c)
a: [pass]
  - answered pass   (a)
b: [RaisedVoice]
  - answered RaisedVoice   (b)
  - passed c
  - passed a
  - wanted b
  - played b RaisedVoice
  - added b 2 instinct
  - resolved b RaisedVoice
b: [pass]
*: draw b [Innocent]
*: draw b [Innocent]
*: draw b [Guilty]
  - answered pass   (b)
  - passed b
  - controls b instinct
  - revealed T102 back 1 INF 3>1@*
  - drew b influence
  - got b Innocent   (b)
  - drew b influence
  - got b Innocent   (b)
  - drew b influence
  - got b Guilty   (b)
  == a [Charm:a] [Subjugate:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple first done / d [Doubt:d] [WrittenStatement:d] [SlipOfTheTongue:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [Blank] 1 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 1 / trusting 1 1 / cards T102 [T119:e] [T120:e] / trials T124 T105 / strategies Subjugate RaisedVoice Objection / influence [Blank:c] / story H1 / round 3 / step 3 / trial T102 back 1 / control b / under round.e.6 side.e.1.d1 ability.e.5.r1.u1 effect.b.1.e9 influence.b.3.o9 / drawn [Innocent:b] [Innocent:b] [Guilty:b] > b place
  ==a a [Charm] [Subjugate] [WrittenStatement] [Impulse] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate RaisedVoice Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 back 1 / control b / under round.e.6 side.e.1.d1 ability.e.5.r1.u1 effect.b.1.e9 influence.b.3.o9 / drawn [?] [?] [?] > b place
  ==b a [?] [?] [?] [?] blue done / b [Denial] [SecondThoughts] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate RaisedVoice Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 back 1 / control b / under round.e.6 side.e.1.d1 ability.e.5.r1.u1 effect.b.1.e9 influence.b.3.o9 / drawn [Innocent] [Innocent] [Guilty] > b place
  ==c a [?] [?] [?] [?] blue done / b [?] [?] green done / c [Duty] [SlipOfTheTongue] [QuietStep] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate RaisedVoice Objection / influence [Blank] / story H1 / round 3 / step 3 / trial T102 back 1 / control b / under round.e.6 side.e.1.d1 ability.e.5.r1.u1 effect.b.1.e9 influence.b.3.o9 / drawn [?] [?] [?] > b place
  ==d a [?] [?] [?] [?] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [Doubt] [WrittenStatement] [SlipOfTheTongue] [Whisper] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate RaisedVoice Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 back 1 / control b / under round.e.6 side.e.1.d1 ability.e.5.r1.u1 effect.b.1.e9 influence.b.3.o9 / drawn [?] [?] [?] > b place
  ==e a [?] [?] [?] [?] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [T119] [T120] / trials T124 T105 / strategies Subjugate RaisedVoice Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 back 1 / control b / under round.e.6 side.e.1.d1 ability.e.5.r1.u1 effect.b.1.e9 influence.b.3.o9 / drawn [?] [?] [?] > b place
  ==* a [?] [?] [?] [?] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 a1@29930.12628 b1@20466.44831 b5@55000.12500 c4@7366.23392 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting 1 1 / cards T102 [?] [?] / trials T124 T105 / strategies Subjugate RaisedVoice Objection / influence [?] / story H1 / round 3 / step 3 / trial T102 back 1 / control b / under round.e.6 side.e.1.d1 ability.e.5.r1.u1 effect.b.1.e9 influence.b.3.o9 / drawn [?] [?] [?] > b place
b: place [Guilty] trusting
*: lay [T111]
*: draw d [SecondThoughts]
  - laid-down b trusting
  - put-down b Guilty trusting   (b)
  - discarded b influence
  - threw b Innocent   (b)
  - discarded b influence
  - threw b Innocent   (b)
  - dismissed T102
  - step 4
  - moved-up
  - laid top
  - saw top T111   (e)
  - controls d planning
  - drew d strategy
  - got d SecondThoughts   (d)
d: discard SlipOfTheTongue
  - discarded d SlipOfTheTongue
d: choose b
*: draw b [SideGlance]
  - shared d b
  - drew b strategy
  - got b SideGlance   (b)
  - step 5
  - passed-token d
  - round 4
  - step 1
e: choose T111
  - chose e T111
  - step 2
  - turn d
d: insert d2 instinct 623 283
*: shake 3
*: shake 3
  - inserted d2 instinct 626 286
  - filmed instinct 423 14:a1@29930.12628,b1@20466.44831,b5@55000.12500,c4@7366.23392 25:a1@29808.12626,b1@20466.44831,b5@54799.13302,c4@7267.23439 36:a1@29664.12620,b1@20466.44831,b5@54619.14111,c4@7153.23494 47:a1@29573.12613,b1@20466.44831,b5@54468.14904,c4@7082.23528 58:a1@29534.12608,b1@20466.44831,b5@54345.15678,c4@7052.23543 69:a1@29532.12608,b1@20466.44831,b5@54249.16431,c4@7050.23544 80:a1@29532.12608,b1@20466.44831,b5@54180.17161,c4@7050.23544 91:a1@29532.12608,b1@20466.44831,b5@54137.17865,c4@7050.23544 102:a1@29532.12608,b1@20466.44831,b5@54119.18541,c4@7050.23544 113:a1@29532.12608,b1@20466.44831,b5@54125.19186,c4@7050.23544 124:a1@29532.12608,b1@20466.44831,b5@54152.19798,c4@7050.23544 135:a1@29532.12608,b1@20466.44831,b5@54200.20374,c4@7050.23544 146:a1@29532.12608,b1@20466.44831,b5@54264.20913,c4@7050.23544 157:a1@29532.12608,b1@20466.44831,b5@54344.21412,c4@7050.23544 168:a1@29313.12778,b1@20466.44831,b5@54436.21868,c4@6807.23662 179:a1@28445.13452,b1@20466.44831,b5@54536.22282,c4@5838.24125 190:a1@27577.14128,b1@20466.44831,b5@54642.22651,c4@4866.24577 201:a1@26711.14805,b1@20466.44831,b5@54749.22974,c4@3892.25018 212:a1@25845.15482,b1@20466.44831,b5@54854.23251,c4@2917.25448 223:a1@24980.16161,b1@20466.44831,b5@54953.23481,c4@1941.25865 234:a1@24117.16842,b1@20466.44831,b5@55042.23665,c4@963.26270 245:a1@23254.17523,b1@20466.44831,b5@55116.23804 256:a1@22392.18206,b1@20466.44831,b5@55172.23898 267:a1@21532.18890,b1@20466.44831,b5@55206.23950 278:a1@20673.19575,b1@20466.44831,b5@55214.23962 289:a1@19815.20262,b1@20473.45253,b5@55214.23962 300:a1@18958.20951,b1@20503.45903,b5@55214.23962 311:a1@18103.21641,b1@20553.46520,b5@55214.23962 322:a1@17249.22332,b1@20622.47104,b5@55214.23962 333:a1@16397.23026,b1@20708.47651,b5@55214.23962 344:a1@15547.23721,b1@20809.48161,b5@55214.23962 355:a1@14698.24418,b1@20920.48632,b5@55214.23962 366:a1@13851.25118,b1@21041.49061,b5@55214.23962 377:a1@13006.25819,b1@21167.49449,b5@55214.23962 388:a1@12163.26522,b1@21294.49795,b5@55214.23962 399:a1@11321.27228,b1@21421.50097,b5@55214.23962 410:a1@10483.27935,b1@21542.50356,b5@55214.23962 421:a1@9646.28645,b1@21655.50572,b5@55214.23962 423:a1@9569.28711,b1@21665.50590,b5@55214.23962 falls c4@245.-16.26661
  - moved a1 instinct 9569 28711
  - moved b1 instinct 21665 50590
  - moved b5 instinct 55214 23962
  - moved d2 instinct 28600 12500
  - fell c4 instinct d2
  == a [Charm:a] [Subjugate:a] [WrittenStatement:a] [Impulse:a] blue / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red first done / e Prosecutor / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@55214.23962 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [Blank] 1 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 1 / trusting [Guilty:b] 1 1 / cards T111 [T119:e] [T120:e] / trials T124 T105 T102 / strategies Subjugate SlipOfTheTongue RaisedVoice Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 4 / step 2 / window insertion d2 / under round.e.2 turn.d.1 insertion.d.9.r1.m9.k8796093022208.p31.h1.l13921903 window.d.1.y12 > d insertion
  ==a a [Charm] [Subjugate] [WrittenStatement] [Impulse] blue / b [?] [?] [?] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@55214.23962 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion d2 / under round.e.2 turn.d.1 insertion.d.9.r1.m9.k8796093022208.p31.h1.l13921903 window.d.1.y12 > d insertion
  ==b a [?] [?] [?] [?] blue / b [Denial] [SideGlance] [SecondThoughts] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@55214.23962 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 2 1 / trusting [Guilty] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [Innocent] [Innocent] / story H1 / round 4 / step 2 / window insertion d2 / under round.e.2 turn.d.1 insertion.d.9.r1.m9.k8796093022208.p31.h1.l13921903 window.d.1.y12 > d insertion
  ==c a [?] [?] [?] [?] blue / b [?] [?] [?] green / c [Duty] [SlipOfTheTongue] [QuietStep] purple / d [?] [?] [?] [?] red first done / e Prosecutor / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@55214.23962 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate SlipOfTheTongue RaisedVoice Objection / influence [Blank] [?] [?] / story H1 / round 4 / step 2 / window insertion d2 / under round.e.2 turn.d.1 insertion.d.9.r1.m9.k8796093022208.p31.h1.l13921903 window.d.1.y12 > d insertion
  ==d a [?] [?] [?] [?] blue / b [?] [?] [?] green / c [?] [?] [?] purple / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red first done / e Prosecutor / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@55214.23962 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion d2 / under round.e.2 turn.d.1 insertion.d.9.r1.m9.k8796093022208.p31.h1.l13921903 window.d.1.y12 > d insertion
  ==e a [?] [?] [?] [?] blue / b [?] [?] [?] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@55214.23962 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [T119] [T120] / trials T124 T105 T102 / strategies Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion d2 / under round.e.2 turn.d.1 insertion.d.9.r1.m9.k8796093022208.p31.h1.l13921903 window.d.1.y12 > d insertion
  ==* a [?] [?] [?] [?] blue / b [?] [?] [?] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e7@79823.15469 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@55214.23962 / speech e5@10900.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion d2 / under round.e.2 turn.d.1 insertion.d.9.r1.m9.k8796093022208.p31.h1.l13921903 window.d.1.y12 > d insertion
d: [pass]
  - answered pass   (d)
c: [pass]
  - answered pass   (c)
  - passed d
  - passed c
  - turn e
e: insert e1 instinct 475 793
*: shake 3
*: shake -10
  - inserted e1 instinct 478 783
  - filmed instinct 395 175:e7@79823.15469,b5@55214.23962 181:b5@55214.23962 187:b5@55214.23962 193:b5@55214.23962 199:b5@55214.23962 205:b5@55193.24020 211:b5@55125.24202 217:b5@55058.24371 223:b5@54991.24525 229:b5@54927.24666 235:b5@54866.24793 241:b5@54807.24907 247:b5@54753.25007 253:b5@54703.25094 259:b5@54659.25167 265:b5@54620.25228 271:b5@54588.25275 277:b5@54563.25311 283:b5@54546.25334 289:b5@54537.25345 295:b5@54536.25346 301:b5@54536.25346 307:b5@54536.25346 313:b5@54536.25346 319:b5@54536.25346 325:b5@54536.25346 331:b5@54536.25346 337:b5@54536.25346 343:b5@54536.25346 349:b5@54536.25346 355:b5@54536.25346 361:b5@54536.25346 367:b5@54536.25346 373:b5@54536.25346 379:b5@54536.25346 385:b5@54536.25346 391:b5@54536.25346 395:b5@54536.25346 falls e7@178.80020.15649
  - moved b5 instinct 54536 25346
  - moved e1 instinct 78300 12500
  - fell e7 instinct e1
  - turn a
a: insert a8 speech 651 510
*: shake 4
*: shake 6
  - inserted a8 speech 655 516
  - filmed speech 287 falls
  - moved a8 speech 51600 12500
a: [Subjugate]
  - answered Subjugate   (a)
  - wanted a
  - played a Subjugate
a: destroy e5
  - destroyed e5 speech
  - resolved a Subjugate
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green / c [Duty:c] [SlipOfTheTongue:c] [QuietStep:c] purple / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@51600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [Blank] 1 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 1 / trusting [Guilty:b] 1 1 / cards T111 [T119:e] [T120:e] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 4 / step 2 / window insertion a8 / under round.e.2 turn.a.1 insertion.a.9.r2.m23.p31.h1.l15202955 window.d.1.u0.y1.q1 > a insertion
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@51600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion a8 / under round.e.2 turn.a.1 insertion.a.9.r2.m23.p31.h1.l15202955 window.d.1.u0.y1.q1 > a insertion
  ==b a [?] [?] [?] blue done / b [Denial] [SideGlance] [SecondThoughts] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@51600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 2 1 / trusting [Guilty] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [Innocent] [Innocent] / story H1 / round 4 / step 2 / window insertion a8 / under round.e.2 turn.a.1 insertion.a.9.r2.m23.p31.h1.l15202955 window.d.1.u0.y1.q1 > a insertion
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green / c [Duty] [SlipOfTheTongue] [QuietStep] purple / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@51600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [Blank] [?] [?] / story H1 / round 4 / step 2 / window insertion a8 / under round.e.2 turn.a.1 insertion.a.9.r2.m23.p31.h1.l15202955 window.d.1.u0.y1.q1 > a insertion
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green / c [?] [?] [?] purple / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@51600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion a8 / under round.e.2 turn.a.1 insertion.a.9.r2.m23.p31.h1.l15202955 window.d.1.u0.y1.q1 > a insertion
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@51600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [T119] [T120] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion a8 / under round.e.2 turn.a.1 insertion.a.9.r2.m23.p31.h1.l15202955 window.d.1.u0.y1.q1 > a insertion
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green / c [?] [?] [?] purple / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@53400.12500 c2@23300.12500 c3@79000.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@51600.12500 / observation d8@53600.12500 b3@79450.16533 / planning d1@67100.12500 / logical [?] 1 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 2 1 / trusting [?] 1 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [?] [?] [?] / story H1 / round 4 / step 2 / window insertion a8 / under round.e.2 turn.a.1 insertion.a.9.r2.m23.p31.h1.l15202955 window.d.1.u0.y1.q1 > a insertion
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
b: insert b6 observation 665 462
*: shake 10
*: shake -7
  - inserted b6 observation 675 455
  - filmed observation 334 37:d8@53600.12500 45:d8@53248.13189 53:d8@52903.13881 61:d8@52563.14575 69:d8@52231.15269 77:d8@51905.15965 85:d8@51587.16662 93:d8@51276.17359 101:d8@50973.18058 109:d8@50677.18757 117:d8@50390.19457 125:d8@50112.20157 133:d8@49842.20857 141:d8@49581.21558 149:d8@49330.22258 157:d8@49088.22958 165:d8@48856.23657 173:d8@48634.24356 181:d8@48422.25053 189:d8@48222.25748 197:d8@48032.26442 205:d8@47853.27133 213:d8@47686.27822 221:d8@47530.28507 229:d8@47386.29189 237:d8@47255.29867 245:d8@47135.30541 253:d8@47029.31209 261:d8@46934.31872 269:d8@46853.32528 277:d8@46785.33178 285:d8@46729.33820 293:d8@46687.34453 301:d8@46657.35078 309:d8@46641.35693 317:d8@46637.36297 325:d8@46646.36891 333:d8@46668.37472 334:d8@46668.37473 falls
  - moved d8 observation 46668 37473
  - moved b6 observation 45500 12500
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
c: insert c8 motor 646 371
*: shake 8
*: shake 10
  - inserted c8 motor 654 381
  - filmed motor 371 29:a3@53400.12500,c2@23300.12500 38:a3@53109.13196,c2@23300.12500 47:a3@52808.13949,c2@23300.12500 56:a3@52521.14701,c2@23300.12500 65:a3@52248.15451,c2@23300.12500 74:a3@51991.16199,c2@23300.12500 83:a3@51749.16945,c2@23300.12500 92:a3@51523.17686,c2@23300.12500 101:a3@51313.18424,c2@23300.12500 110:a3@51120.19156,c2@23300.12500 119:a3@50944.19883,c2@23300.12500 128:a3@50784.20603,c2@23300.12500 137:a3@50642.21315,c2@23300.12500 146:a3@50518.22019,c2@23300.12500 155:a3@50411.22714,c2@23300.12500 164:a3@50321.23397,c2@23300.12500 173:a3@50249.24069,c2@23300.12500 182:a3@50195.24728,c2@23300.12500 191:a3@50158.25373,c2@23300.12500 200:a3@50138.26002,c2@23300.12500 209:a3@50134.26615,c2@23300.12500 218:a3@50146.27209,c2@23300.12500 227:a3@50174.27785,c2@23300.12500 236:a3@50217.28340,c2@23300.12500 245:a3@50273.28873,c2@23300.12500 254:a3@50342.29383,c2@22968.12612 263:a3@50422.29868,c2@22189.12867 272:a3@50513.30329,c2@21411.13108 281:a3@50612.30763,c2@20635.13335 290:a3@50719.31169,c2@19863.13548 299:a3@50832.31547,c2@19093.13746 308:a3@50948.31896,c2@18327.13930 317:a3@51067.32215,c2@17566.14098 326:a3@51185.32504,c2@16810.14250 335:a3@51301.32763,c2@16060.14386 344:a3@51413.32991,c2@15317.14507 353:a3@51519.33188,c2@14581.14610 362:a3@51616.33355,c2@13855.14698 371:a3@51695.33481,c2@13203.14763 falls
  - moved a3 motor 51695 33481
  - moved c2 motor 13203 14763
  - moved c8 motor 38100 12500
c: [QuietStep]
  - answered QuietStep   (c)
  - wanted c
  - played c QuietStep
c: insert c2 speech 465 466
*: shake 8
*: shake 7
  - inserted c2 speech 473 473
  - filmed speech 250 3:a8@51600.12500 10:a8@51708.13108 17:a8@51831.13786 24:a8@51958.14462 31:a8@52088.15137 38:a8@52222.15811 45:a8@52359.16483 52:a8@52500.17153 59:a8@52644.17822 66:a8@52793.18489 73:a8@52945.19154 80:a8@53101.19818 87:a8@53261.20479 94:a8@53426.21138 101:a8@53595.21795 108:a8@53768.22449 115:a8@53945.23101 122:a8@54127.23750 129:a8@54314.24396 136:a8@54505.25039 143:a8@54701.25679 150:a8@54902.26316 157:a8@55107.26950 164:a8@55318.27579 171:a8@55533.28205 178:a8@55754.28827 185:a8@55980.29445 192:a8@56211.30058 199:a8@56447.30667 206:a8@56688.31270 213:a8@56935.31869 220:a8@57187.32462 227:a8@57445.33049 234:a8@57707.33631 241:a8@57975.34206 248:a8@58249.34775 250:a8@58328.34936 falls
  - moved a8 speech 58328 34936
  - moved c2 speech 47300 12500
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] [SlipOfTheTongue:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [Blank] 1 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 2 1 / trusting [Guilty:b] 1 1 / cards T111 [T119:e] [T120:e] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue RaisedVoice Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 4 / step 2 / window insertion c2 / under round.e.2 turn.c.1 insertion.c.9.m47.p31.h1.l19254918 window.d.6.u2.y4.q8589934592 card.c.1.c9 effect.c.1.e227 insertion.c.9.r2.m41.p30.h0.l19352017.o247 window.d.1.q0 > c insertion
c: [SlipOfTheTongue]
  - answered SlipOfTheTongue   (c)
  - wanted c
  - played c SlipOfTheTongue
c: choose first
  - opted c first
c: move logical trusting
  - moved-token c Guilty logical trusting
  - resolved c SlipOfTheTongue
  - resolved c QuietStep
  - step 3
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed d
  - passed a
  - passed b
  - read front
  - controls e prosecutor
  - revealed T111 front 1 G@DI
  - placed e Guilty distracted
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [Blank] 0 0 / softhearted [Guilty] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 1 / trusting [Guilty:b] 2 1 / cards T111 [T119:e] [T120:e] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 4 / step 3 / trial T111 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e56.u4 place.e.2.j4.o56 window.d.1.w4.y15 / answered [pass] [pass] > b token
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e56.u4 place.e.2.j4.o56 window.d.1.w4.y15 / answered [?] [pass] > b token
  ==b a [?] [?] [?] blue done / b [Denial] [SideGlance] [SecondThoughts] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 3 1 / trusting [Guilty] 2 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [Innocent] [Innocent] / story H1 / round 4 / step 3 / trial T111 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e56.u4 place.e.2.j4.o56 window.d.1.w4.y15 / answered [?] [?] > b token
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green done / c [Duty] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 3 1 / trusting [?] 2 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [Blank] [?] [?] / story H1 / round 4 / step 3 / trial T111 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e56.u4 place.e.2.j4.o56 window.d.1.w4.y15 / answered [?] [?] > b token
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e56.u4 place.e.2.j4.o56 window.d.1.w4.y15 / answered [pass] [?] > b token
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 1 / cards T111 [T119] [T120] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e56.u4 place.e.2.j4.o56 window.d.1.w4.y15 / answered [?] [?] > b token
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / logical [?] 0 0 / softhearted [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 1 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 front 1 / control e / window token distracted / under round.e.5 side.e.1 effect.e.1.e56.u4 place.e.2.j4.o56 window.d.1.w4.y15 / answered [?] [?] > b token
b: [pass]
  - answered pass   (b)
  - passed d
  - passed a
  - passed b
  - tied observation b d
d: choose d
  - decided d d
  - controls d observation
d: [pass]
  - answered pass   (d)
b: [pass]
  - answered pass   (b)
  - passed d
  - passed b
  - revealed T111 front 2 SHIFT@*
d: look logical
  - looked d logical
  - saw logical Blank   (d)
d: move softhearted
  - shifted d logical softhearted
  - read back
  - controls c motor
a: [pass]
  - answered pass   (a)
  - passed a
  - revealed T111 back 1 CH{I@TR / I@LO}
c: choose first
  - opted c first
  - placed c Innocent trusting
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [Guilty] [Blank:d] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 1 / trusting [Guilty:b] 2 2 / cards T111 [T119:e] [T120:e] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 4 / step 3 / trial T111 back 1 / control c / window token trusting / under round.e.6 side.e.1.d1 ability.e.5.u2 effect.c.1.e60 effect.c.1.e58.o60 place.c.2.j5.f1.o58 window.d.1.w4.y15 / answered [pass] [pass] > b token
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 back 1 / control c / window token trusting / under round.e.6 side.e.1.d1 ability.e.5.u2 effect.c.1.e60 effect.c.1.e58.o60 place.c.2.j5.f1.o58 window.d.1.w4.y15 / answered [?] [pass] > b token
  ==b a [?] [?] [?] blue done / b [Denial] [SideGlance] [SecondThoughts] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [?] [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 3 1 / trusting [Guilty] 2 2 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [Innocent] [Innocent] / story H1 / round 4 / step 3 / trial T111 back 1 / control c / window token trusting / under round.e.6 side.e.1.d1 ability.e.5.u2 effect.c.1.e60 effect.c.1.e58.o60 place.c.2.j5.f1.o58 window.d.1.w4.y15 / answered [?] [?] > b token
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green done / c [Duty] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 3 1 / trusting [?] 2 2 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [Blank] [?] [?] / story H1 / round 4 / step 3 / trial T111 back 1 / control c / window token trusting / under round.e.6 side.e.1.d1 ability.e.5.u2 effect.c.1.e60 effect.c.1.e58.o60 place.c.2.j5.f1.o58 window.d.1.w4.y15 / answered [?] [?] > b token
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [?] [Blank] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 back 1 / control c / window token trusting / under round.e.6 side.e.1.d1 ability.e.5.u2 effect.c.1.e60 effect.c.1.e58.o60 place.c.2.j5.f1.o58 window.d.1.w4.y15 / answered [pass] [?] > b token
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T111 [T119] [T120] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 back 1 / control c / window token trusting / under round.e.6 side.e.1.d1 ability.e.5.u2 effect.c.1.e60 effect.c.1.e58.o60 place.c.2.j5.f1.o58 window.d.1.w4.y15 / answered [?] [?] > b token
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] purple done / d [?] [?] [?] [?] red first done / e Prosecutor done / a.destroyed a5 / c.destroyed c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor a3@51695.33481 c3@79000.12500 c8@38100.12500 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T111 [?] [?] / trials T124 T105 T102 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep Objection / influence [?] [?] [?] / story H1 / round 4 / step 3 / trial T111 back 1 / control c / window token trusting / under round.e.6 side.e.1.d1 ability.e.5.u2 effect.c.1.e60 effect.c.1.e58.o60 place.c.2.j5.f1.o58 window.d.1.w4.y15 / answered [?] [?] > b token
b: [pass]
*: lay [T210]
*: lay [T214]
*: lay [T218]
*: draw d [QuietStep]
  - answered pass   (b)
  - passed d
  - passed a
  - passed b
  - dismissed T111
  - phase 2
  - step 4
  - laid centre
  - saw centre T210   (e)
  - laid side
  - saw side T214   (e)
  - laid top
  - saw top T218   (e)
  - controls d planning
  - drew d strategy
  - got d QuietStep   (d)
d: discard QuietStep
  - discarded d QuietStep
d: choose c
*: draw c [Whisper]
  - shared d c
  - drew c strategy
  - got c Whisper   (c)
  - step 5
  - passed-token e
  - round 5
  - step 1
e: choose T214
  - chose e T214
  - step 2
  - turn e
e: insert e4 motor 192 616
*: shake 2
*: shake 6
  - inserted e4 motor 194 622
  - filmed motor 496 69:a3@51695.33481,c3@79000.12500,c8@38100.12500 80:a3@52209.34273,c3@79000.12500,c8@38572.13320 91:a3@52723.35060,c3@79000.12500,c8@39025.14147 102:a3@53232.35833,c3@79000.12500,c8@39452.14973 113:a3@53734.36588,c3@79000.12500,c8@39853.15796 124:a3@54229.37325,c3@79000.12500,c8@40227.16615 135:a3@54717.38041,c3@79000.12500,c8@40573.17427 146:a3@55197.38734,c3@79000.12500,c8@40890.18232 157:a3@55667.39402,c3@79000.12500,c8@41179.19028 168:a3@56127.40042,c3@79000.12500,c8@41438.19812 179:a3@56575.40651,c3@79000.12500,c8@41668.20582 190:a3@57010.41229,c3@79000.12500,c8@41868.21337 201:a3@57430.41774,c3@79000.12500,c8@42039.22073 212:a3@57833.42282,c3@79000.12500,c8@42180.22789 223:a3@58218.42753,c3@79000.12500,c8@42293.23482 234:a3@58581.43186,c3@79000.12500,c8@42378.24148 245:a3@58922.43581,c3@79000.12500,c8@42437.24786 256:a3@59239.43936,c3@79000.12500,c8@42471.25393 267:a3@59530.44252,c3@79000.12500,c8@42481.25967 278:a3@59793.44530,c3@79000.12500,c8@42471.26504 289:a3@60029.44771,c3@79000.12500,c8@42442.27003 300:a3@60235.44977,c3@79000.12500,c8@42396.27461 311:a3@60413.45149,c3@79000.12500,c8@42338.27877 322:a3@60563.45290,c3@79000.12500,c8@42271.28249 333:a3@60686.45403,c3@79000.12500,c8@42198.28576 344:a3@60784.45491,c3@79000.12500,c8@42122.28856 355:a3@60858.45557,c3@79000.12500,c8@42049.29089 366:a3@60912.45604,c3@79000.12500,c8@41981.29275 377:a3@60948.45634,c3@79000.12500,c8@41923.29415 388:a3@60969.45652,c3@79000.12500,c8@41880.29508 399:a3@60978.45660,c3@79000.12500,c8@41855.29557 410:a3@60979.45661,c3@79413.12575,c8@41850.29566 421:a3@60979.45661,c8@41850.29566 432:a3@60979.45661,c8@41850.29566 443:a3@60979.45661,c8@41850.29566 454:a3@60979.45661,c8@41850.29566 465:a3@60979.45661,c8@41850.29566 476:a3@60979.45661,c8@41850.29566 487:a3@60979.45661,c8@41850.29566 496:a3@60979.45661,c8@41850.29566 falls c3@417.80060.12687
  - moved a3 motor 60979 45661
  - moved c8 motor 41850 29566
  - moved e4 motor 62200 12500
  - fell c3 motor e4
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green / c [Duty:c] [Whisper:c] purple / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@58328.34936 c2@47300.12500 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 / softhearted [Guilty] [Blank:d] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 1 / trusting [Guilty:b] 2 2 / cards T214 [T210:e] [T218:e] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 5 / step 2 / window insertion e4 / under round.e.2 turn.e.1 insertion.e.9.m3.k4398046511104.p31.h1.l13213888 window.e.1.y4 > c insertion
c: [pass]
  - answered pass   (c)
  - passed c
  - turn a
a: insert a2 planning 248 247
*: shake 2
*: shake -5
  - inserted a2 planning 250 242
  - filmed planning 251 falls
  - moved a2 planning 24200 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
b: insert b7 speech 400 318
*: shake -5
*: shake -7
  - inserted b7 speech 395 311
  - filmed speech 264 14:a8@58328.34936,c2@47300.12500 21:a8@58540.35365,c2@47463.12953 28:a8@58779.35849,c2@47656.13460 35:a8@59016.36325,c2@47854.13955 42:a8@59251.36794,c2@48058.14439 49:a8@59482.37255,c2@48268.14912 56:a8@59710.37708,c2@48482.15371 63:a8@59934.38153,c2@48702.15819 70:a8@60153.38589,c2@48926.16252 77:a8@60367.39016,c2@49153.16672 84:a8@60576.39433,c2@49384.17079 91:a8@60780.39840,c2@49618.17470 98:a8@60977.40236,c2@49854.17847 105:a8@61168.40621,c2@50092.18208 112:a8@61351.40994,c2@50331.18554 119:a8@61528.41355,c2@50570.18884 126:a8@61697.41703,c2@50809.19198 133:a8@61858.42037,c2@51046.19496 140:a8@62011.42358,c2@51281.19778 147:a8@62155.42664,c2@51514.20042 154:a8@62292.42956,c2@51743.20290 161:a8@62419.43232,c2@51967.20522 168:a8@62538.43492,c2@52186.20736 175:a8@62649.43736,c2@52398.20934 182:a8@62751.43964,c2@52604.21116 189:a8@62844.44176,c2@52801.21282 196:a8@62929.44370,c2@52988.21431 203:a8@63005.44548,c2@53166.21565 210:a8@63073.44709,c2@53333.21684 217:a8@63134.44853,c2@53488.21789 224:a8@63187.44980,c2@53630.21879 231:a8@63233.45092,c2@53759.21956 238:a8@63271.45187,c2@53873.22020 245:a8@63303.45266,c2@53973.22072 252:a8@63329.45330,c2@54056.22113 259:a8@63349.45379,c2@54123.22144 264:a8@63359.45405,c2@54159.22159 falls
  - moved a8 speech 63359 45405
  - moved c2 speech 54159 22159
  - moved b7 speech 31100 12500
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@24200.12500 / softhearted [Guilty] [Blank:d] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 1 / trusting [Guilty:b] 2 2 / cards T214 [T210:e] [T218:e] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 5 / step 2 / window insertion b7 / under round.e.2 turn.b.1 insertion.b.9.r2.m38.p31.h1.l5568912 window.e.1.y2 > b insertion
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green done / c [?] [?] purple / d [?] [?] [?] [?] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@24200.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 2 / window insertion b7 / under round.e.2 turn.b.1 insertion.b.9.r2.m38.p31.h1.l5568912 window.e.1.y2 > b insertion
  ==b a [?] [?] [?] blue done / b [Denial] [SideGlance] [SecondThoughts] green done / c [?] [?] purple / d [?] [?] [?] [?] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@24200.12500 / softhearted [?] [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 3 1 / trusting [Guilty] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [Innocent] [Innocent] / story H1 / round 5 / step 2 / window insertion b7 / under round.e.2 turn.b.1 insertion.b.9.r2.m38.p31.h1.l5568912 window.e.1.y2 > b insertion
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green done / c [Duty] [Whisper] purple / d [?] [?] [?] [?] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@24200.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank] [?] [?] / story H1 / round 5 / step 2 / window insertion b7 / under round.e.2 turn.b.1 insertion.b.9.r2.m38.p31.h1.l5568912 window.e.1.y2 > b insertion
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@24200.12500 / softhearted [?] [Blank] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 2 / window insertion b7 / under round.e.2 turn.b.1 insertion.b.9.r2.m38.p31.h1.l5568912 window.e.1.y2 > b insertion
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple / d [?] [?] [?] [?] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@24200.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [T210] [T218] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 2 / window insertion b7 / under round.e.2 turn.b.1 insertion.b.9.r2.m38.p31.h1.l5568912 window.e.1.y2 > b insertion
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple / d [?] [?] [?] [?] red / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@28600.12500 a1@9569.28711 b1@21665.50590 b5@54536.25346 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@24200.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 2 / window insertion b7 / under round.e.2 turn.b.1 insertion.b.9.r2.m38.p31.h1.l5568912 window.e.1.y2 > b insertion
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
c: insert c7 planning 197 76
*: shake 0
*: shake 3
  - inserted c7 planning 197 79
  - filmed planning 277 4:a2@24200.12500 11:a2@24296.12976 18:a2@24413.13519 25:a2@24539.14053 32:a2@24672.14577 39:a2@24812.15091 46:a2@24960.15594 53:a2@25114.16085 60:a2@25274.16565 67:a2@25441.17033 74:a2@25614.17488 81:a2@25792.17929 88:a2@25975.18357 95:a2@26162.18771 102:a2@26353.19171 109:a2@26548.19555 116:a2@26745.19924 123:a2@26944.20277 130:a2@27145.20614 137:a2@27346.20935 144:a2@27547.21239 151:a2@27747.21527 158:a2@27945.21797 165:a2@28140.22050 172:a2@28332.22286 179:a2@28519.22505 186:a2@28700.22707 193:a2@28876.22891 200:a2@29044.23059 207:a2@29203.23210 214:a2@29353.23346 221:a2@29493.23465 228:a2@29622.23569 235:a2@29739.23658 242:a2@29843.23732 249:a2@29934.23794 256:a2@30009.23842 263:a2@30070.23878 270:a2@30114.23903 277:a2@30141.23917 falls
  - moved a2 planning 30141 23917
  - moved c7 planning 7900 12500
c: [pass]
  - answered pass   (c)
  - passed c
  - turn d
d: insert d3 instinct 505 419
*: shake 9
*: shake 3
  - inserted d3 instinct 514 422
  - filmed instinct 267 98:d2@28600.12500,a1@9569.28711,b1@21665.50590,b5@54536.25346 103:d2@28292.12747,a1@9268.28967,b1@21702.50656,b5@54536.25346 108:d2@27957.13011,a1@8944.29244,b1@21740.50721,b5@54536.25346 113:d2@27622.13269,a1@8623.29518,b1@21776.50779,b5@54536.25346 118:d2@27286.13522,a1@8304.29791,b1@21808.50830,b5@54536.25346 123:d2@26950.13769,a1@7988.30063,b1@21838.50876,b5@54536.25346 128:d2@26613.14011,a1@7675.30332,b1@21865.50915,b5@54536.25346 133:d2@26276.14247,a1@7366.30599,b1@21888.50949,b5@54536.25346 138:d2@25940.14478,a1@7060.30865,b1@21909.50977,b5@54536.25346 143:d2@25603.14702,a1@6757.31128,b1@21926.51000,b5@54536.25346 148:d2@25267.14921,a1@6458.31389,b1@21940.51018,b5@54536.25346 153:d2@24932.15134,a1@6163.31648,b1@21951.51032,b5@54553.25392 158:d2@24597.15340,a1@5872.31905,b1@21959.51041,b5@54684.25750 163:d2@24262.15540,a1@5586.32159,b1@21964.51047,b5@54819.26102 168:d2@23929.15735,a1@5304.32411,b1@21966.51049,b5@54956.26449 173:d2@23597.15922,a1@5027.32660,b1@21966.51049,b5@55097.26789 178:d2@23266.16104,a1@4755.32906,b1@21966.51049,b5@55240.27123 183:d2@22936.16279,a1@4488.33150,b1@21966.51049,b5@55386.27451 188:d2@22609.16447,a1@4226.33390,b1@21966.51049,b5@55535.27772 193:d2@22283.16609,a1@3970.33627,b1@21966.51049,b5@55686.28086 198:d2@21959.16764,a1@3719.33861,b1@21966.51049,b5@55839.28394 203:d2@21638.16913,a1@3475.34092,b1@21966.51049,b5@55994.28694 208:d2@21319.17055,a1@3237.34318,b1@21966.51049,b5@56151.28987 213:d2@21003.17190,a1@3005.34541,b1@21966.51049,b5@56310.29273 218:d2@20689.17318,a1@2779.34760,b1@21966.51049,b5@56470.29552 223:d2@20380.17440,a1@2560.34975,b1@21966.51049,b5@56632.29823 228:d2@20073.17556,a1@2347.35185,b1@21966.51049,b5@56794.30086 233:d2@19770.17664,a1@2142.35391,b1@21966.51049,b5@56957.30341 238:d2@19472.17766,a1@1943.35592,b1@21966.51049,b5@57121.30588 243:d2@19177.17862,a1@1752.35788,b1@21966.51049,b5@57285.30827 248:d2@18887.17951,a1@1567.35979,b1@21966.51049,b5@57449.31058 253:d2@18602.18033,a1@1390.36165,b1@21966.51049,b5@57613.31281 258:d2@18322.18109,a1@1220.36345,b1@21966.51049,b5@57776.31495 263:d2@18047.18179,a1@1058.36519,b1@21966.51049,b5@57938.31701 267:d2@17864.18223,a1@952.36635,b1@21966.51049,b5@58048.31835 falls
  - moved d2 instinct 17864 18223
  - moved a1 instinct 952 36635
  - moved b1 instinct 21966 51049
  - moved b5 instinct 58048 31835
  - moved d3 instinct 42200 12500
d: [pass]
  - answered pass   (d)
  - passed d
  - step 3
a: [pass]
  - answered pass   (a)
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Guilty] [Blank:d] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 1 / trusting [Guilty:b] 2 2 / cards T214 [T210:e] [T218:e] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] / story H1 / round 5 / step 3 / window trial / under round.e.4 window.e.1.w3.y15 / answered [pass] > b trial
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 3 / window trial / under round.e.4 window.e.1.w3.y15 / answered [pass] > b trial
  ==b a [?] [?] [?] blue done / b [Denial] [SideGlance] [SecondThoughts] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 3 1 / trusting [Guilty] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [Innocent] [Innocent] / story H1 / round 5 / step 3 / window trial / under round.e.4 window.e.1.w3.y15 / answered [?] > b trial
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green done / c [Duty] [Whisper] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank] [?] [?] / story H1 / round 5 / step 3 / window trial / under round.e.4 window.e.1.w3.y15 / answered [?] > b trial
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [Blank] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 3 / window trial / under round.e.4 window.e.1.w3.y15 / answered [?] > b trial
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [T210] [T218] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 3 / window trial / under round.e.4 window.e.1.w3.y15 / answered [?] > b trial
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] / story H1 / round 5 / step 3 / window trial / under round.e.4 window.e.1.w3.y15 / answered [?] > b trial
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
  - passed a
  - passed b
  - passed c
  - passed d
  - read front
  - controls b instinct
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
d: [pass]
*: draw b [Blank]
*: draw b [Blank]
*: draw b [Innocent]
  - answered pass   (d)
  - passed a
  - passed b
  - passed d
  - revealed T214 front 1 INF 3>1@*
  - drew b influence
  - got b Blank   (b)
  - drew b influence
  - got b Blank   (b)
  - drew b influence
  - got b Innocent   (b)
b: place [Innocent] trusting
  - laid-down b trusting
  - put-down b Innocent trusting   (b)
  - discarded b influence
  - threw b Blank   (b)
  - discarded b influence
  - threw b Blank   (b)
  - read back
  - tied speech a b
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Guilty] [Blank:d] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 1 / trusting [Guilty:b] [Innocent:b] 2 2 / cards T214 [T210:e] [T218:e] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] / story H1 / round 5 / step 3 / trial T214 back 1 / under round.e.6 side.e.1.d1 ability.e.1.r2 controls.e.0.h1 > e tie
  ==a a [Charm] [WrittenStatement] [Impulse] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 5 / step 3 / trial T214 back 1 / under round.e.6 side.e.1.d1 ability.e.1.r2 controls.e.0.h1 > e tie
  ==b a [?] [?] [?] blue done / b [Denial] [SideGlance] [SecondThoughts] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [Guilty] 0 0 / distracted [?] 3 1 / trusting [Guilty] [Innocent] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] / story H1 / round 5 / step 3 / trial T214 back 1 / under round.e.6 side.e.1.d1 ability.e.1.r2 controls.e.0.h1 > e tie
  ==c a [?] [?] [?] blue done / b [?] [?] [?] green done / c [Duty] [Whisper] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 3 1 / trusting [?] [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank] [?] [?] [?] [?] / story H1 / round 5 / step 3 / trial T214 back 1 / under round.e.6 side.e.1.d1 ability.e.1.r2 controls.e.0.h1 > e tie
  ==d a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [Blank] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 5 / step 3 / trial T214 back 1 / under round.e.6 side.e.1.d1 ability.e.1.r2 controls.e.0.h1 > e tie
  ==e a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] [?] 2 2 / cards T214 [T210] [T218] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 5 / step 3 / trial T214 back 1 / under round.e.6 side.e.1.d1 ability.e.1.r2 controls.e.0.h1 > e tie
  ==* a [?] [?] [?] blue done / b [?] [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 1 / trusting [?] [?] 2 2 / cards T214 [?] [?] / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 5 / step 3 / trial T214 back 1 / under round.e.6 side.e.1.d1 ability.e.1.r2 controls.e.0.h1 > e tie
e: choose a
  - decided e a
  - controls a speech
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
  - passed a
  - passed b
  - passed c
  - revealed T214 back 1 HID
a: choose second
  - opted a second
  - read-out second I@DI
  - placed a Innocent distracted
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [pass]
*: lay [T215]
*: draw c [Impulse]
  - answered pass   (d)
  - passed a
  - passed b
  - passed c
  - passed d
  - dismissed T214
  - step 4
  - moved-up
  - laid top
  - saw top T215   (e)
  - controls c planning
  - drew c strategy
  - got c Impulse   (c)
  == a [Charm:a] [WrittenStatement:a] [Impulse:a] blue done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] [Impulse:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red done / e Prosecutor first done / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46668.37473 b3@79450.16533 b6@45500.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Guilty] [Blank:d] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 2 / trusting [Guilty:b] [Innocent:b] 2 2 / cards [T218:e] [T210:e] [T215:e] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] / story H1 / round 5 / step 4 / under round.e.9.r4.u2 > c share
c: choose a
*: draw a [GutFeeling]
  - shared c a
  - drew a strategy
  - got a GutFeeling   (a)
  - step 5
  - passed-token a
  - round 6
  - step 1
e: choose T218
  - chose e T218
  - step 2
  - turn a
a: insert a4 observation 442 185
*: shake 4
*: shake -9
  - inserted a4 observation 446 176
  - filmed observation 368 0:d8@46668.37473,b6@45500.12500 10:d8@46697.38097,b6@45533.13124 20:d8@46726.38712,b6@45585.13738 30:d8@46752.39301,b6@45653.14325 40:d8@46776.39862,b6@45737.14884 50:d8@46797.40393,b6@45834.15412 60:d8@46815.40892,b6@45943.15907 70:d8@46831.41358,b6@46061.16370 80:d8@46843.41789,b6@46187.16797 90:d8@46852.42183,b6@46318.17189 100:d8@46859.42541,b6@46452.17544 110:d8@46863.42860,b6@46585.17862 120:d8@46866.43142,b6@46715.18142 130:d8@46866.43384,b6@46839.18384 140:d8@46866.43589,b6@46953.18589 150:d8@46865.43756,b6@47056.18757 160:d8@46864.43886,b6@47144.18888 170:d8@46863.43981,b6@47214.18984 180:d8@46862.44043,b6@47263.19046 190:d8@46861.44072,b6@47288.19076 200:d8@46861.44075,b6@47291.19079 210:d8@46861.44075,b6@47291.19079 220:d8@46861.44075,b6@47291.19079 230:d8@46861.44075,b6@47291.19079 240:d8@46861.44075,b6@47291.19079 250:d8@46861.44075,b6@47291.19079 260:d8@46861.44075,b6@47291.19079 270:d8@46861.44075,b6@47291.19079 280:d8@46861.44075,b6@47291.19079 290:d8@46861.44075,b6@47291.19079 300:d8@46861.44075,b6@47291.19079 310:d8@46861.44075,b6@47291.19079 320:d8@46861.44075,b6@47291.19079 330:d8@46861.44075,b6@47291.19079 340:d8@46861.44075,b6@47291.19079 350:d8@46861.44075,b6@47291.19079 360:d8@46861.44075,b6@47291.19079 368:d8@46861.44075,b6@47291.19079 falls
  - moved d8 observation 46861 44075
  - moved b6 observation 47291 19079
  - moved a4 observation 17600 12500
a: [pass]
  - answered pass   (a)
  - passed a
  - turn b
b: insert b4 observation 561 345
*: shake -10
*: shake 10
  - inserted b4 observation 551 355
  - filmed observation 318 85:d8@46861.44075,a4@17600.12500,b6@47291.19079 91:d8@46853.44558,a4@17600.12500,b6@47245.19561 97:d8@46846.45058,a4@17600.12500,b6@47204.20060 103:d8@46839.45554,a4@17600.12500,b6@47170.20556 109:d8@46833.46046,a4@17600.12500,b6@47143.21048 115:d8@46827.46533,a4@17600.12500,b6@47123.21535 121:d8@46821.47015,a4@17600.12500,b6@47110.22017 127:d8@46816.47492,a4@17600.12500,b6@47104.22494 133:d8@46810.47964,a4@17600.12500,b6@47105.22966 139:d8@46805.48430,a4@17600.12500,b6@47113.23432 145:d8@46799.48890,a4@17600.12500,b6@47128.23892 151:d8@46792.49343,a4@17600.12500,b6@47150.24346 157:d8@46786.49790,a4@17600.12500,b6@47178.24793 163:d8@46778.50229,a4@17600.12500,b6@47214.25233 169:d8@46770.50661,a4@17600.12500,b6@47256.25666 175:d8@46762.51085,a4@17600.12500,b6@47304.26091 181:d8@46752.51501,a4@17600.12500,b6@47359.26508 187:d8@46741.51908,a4@17600.12500,b6@47419.26917 193:d8@46730.52306,a4@17600.12500,b6@47486.27317 199:d8@46717.52694,a4@17600.12500,b6@47558.27708 205:d8@46704.53072,a4@17600.12500,b6@47636.28089 211:d8@46689.53440,a4@17600.12500,b6@47719.28461 217:d8@46674.53797,a4@17600.12500,b6@47807.28823 223:d8@46657.54143,a4@17488.12535,b6@47900.29174 229:d8@46640.54477,a4@17017.12679,b6@47996.29514 235:d8@46621.54800,a4@16549.12815,b6@48097.29844 241:d8@46602.55110,a4@16084.12942,b6@48201.30162 247:d8@46582.55408,a4@15622.13062,b6@48308.30468 253:d8@46561.55693,a4@15164.13174,b6@48417.30762 259:d8@46540.55965,a4@14709.13277,b6@48529.31044 265:d8@46519.56224,a4@14259.13372,b6@48643.31314 271:d8@46497.56469,a4@13813.13460,b6@48757.31571 277:d8@46475.56701,a4@13372.13539,b6@48872.31816 283:d8@46454.56918,a4@12936.13609,b6@48988.32047 289:d8@46432.57123,a4@12505.13672,b6@49102.32266 295:d8@46411.57313,a4@12081.13726,b6@49216.32471 301:d8@46391.57490,a4@11663.13773,b6@49328.32663 307:d8@46371.57653,a4@11251.13812,b6@49438.32842 313:d8@46352.57802,a4@10847.13842,b6@49545.33007 318:d8@46338.57910,a4@10537.13861,b6@49625.33127 falls
  - moved d8 observation 46338 57910
  - moved a4 observation 10537 13861
  - moved b6 observation 49625 33127
  - moved b4 observation 35500 12500
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [Impulse:a] blue first done / b [Denial:b] [SideGlance:b] [SecondThoughts:b] green done / c [Duty:c] [Impulse:c] [Whisper:c] purple / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red / e Prosecutor / a.destroyed a5 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech a8@63359.45405 b7@31100.12500 c2@54159.22159 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Guilty] [Blank:d] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 2 / trusting [Guilty:b] [Innocent:b] 2 2 / cards T218 [T210:e] [T215:e] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] / story H1 / round 6 / step 2 / window insertion b4 / under round.e.2 turn.b.1 insertion.b.9.r3.m35.p31.h1.l353841 window.a.1.y2 > b insertion
b: [SideGlance]
  - answered SideGlance   (b)
  - wanted b
  - played b SideGlance
b: look softhearted
  - looked b softhearted
  - saw softhearted Guilty Blank   (b)
b: tuck
  - tucked b softhearted
  - resolved b SideGlance
b: [pass]
  - answered pass   (b)
  - passed b
  - turn c
c: insert c6 speech 336 414
*: shake -4
*: shake -9
  - inserted c6 speech 332 405
  - filmed speech 261 0:a8@63359.45405,b7@31100.12500,c2@54159.22159 7:a8@63400.45510,b7@31049.13062,c2@54311.22220 14:a8@63441.45615,b7@30984.13707,c2@54469.22280 21:a8@63474.45702,b7@30913.14350,c2@54606.22328 28:a8@63501.45773,b7@30835.14989,c2@54722.22365 35:a8@63521.45828,b7@30750.15623,c2@54816.22393 42:a8@63536.45869,b7@30659.16254,c2@54888.22412 49:a8@63546.45895,b7@30560.16879,c2@54938.22424 56:a8@63551.45909,b7@30455.17500,c2@54964.22430 63:a8@63552.45911,b7@30342.18116,c2@54969.22430 70:a8@63552.45911,b7@30223.18727,c2@54969.22430 77:a8@63552.45911,b7@30096.19331,c2@54969.22430 84:a8@63552.45911,b7@29962.19930,c2@54969.22430 91:a8@63552.45911,b7@29822.20522,c2@54969.22430 98:a8@63552.45911,b7@29674.21107,c2@54969.22430 105:a8@63552.45911,b7@29519.21685,c2@54969.22430 112:a8@63552.45911,b7@29357.22256,c2@54969.22430 119:a8@63552.45911,b7@29188.22819,c2@54969.22430 126:a8@63552.45911,b7@29012.23373,c2@54969.22430 133:a8@63552.45911,b7@28829.23919,c2@54969.22430 140:a8@63552.45911,b7@28640.24455,c2@54969.22430 147:a8@63552.45911,b7@28444.24982,c2@54969.22430 154:a8@63552.45911,b7@28242.25499,c2@54969.22430 161:a8@63552.45911,b7@28034.26005,c2@54969.22430 168:a8@63552.45911,b7@27820.26500,c2@54969.22430 175:a8@63627.46117,b7@27601.26984,c2@55131.22605 182:a8@63818.46655,b7@27376.27457,c2@55559.23059 189:a8@64000.47186,b7@27146.27917,c2@55990.23504 196:a8@64173.47708,b7@26912.28364,c2@56423.23940 203:a8@64337.48223,b7@26674.28798,c2@56860.24367 210:a8@64491.48728,b7@26432.29219,c2@57298.24785 217:a8@64636.49222,b7@26186.29626,c2@57739.25193 224:a8@64772.49706,b7@25939.30018,c2@58182.25590 231:a8@64897.50179,b7@25689.30396,c2@58627.25978 238:a8@65012.50639,b7@25437.30758,c2@59073.26355 245:a8@65118.51086,b7@25185.31106,c2@59520.26721 252:a8@65214.51519,b7@24933.31438,c2@59968.27076 259:a8@65300.51938,b7@24681.31753,c2@60416.27419 261:a8@65316.52022,b7@24629.31816,c2@60509.27488 falls
  - moved a8 speech 65316 52022
  - moved b7 speech 24629 31816
  - moved c2 speech 60509 27488
  - moved c6 speech 40500 12500
c: [Impulse]
  - answered Impulse   (c)
  - wanted c
  - played c Impulse
c: insert c4 speech 659 637
*: shake -4
*: shake -10
  - inserted c4 speech 655 627
  - filmed speech 252 153:a8@65316.52022,b7@24629.31816,c2@60509.27488,c6@40500.12500 156:a8@65371.52300,b7@24629.31816,c2@60470.27785,c6@40500.12500 159:a8@65428.52578,b7@24621.31826,c2@60430.28082,c6@40486.12505 162:a8@65485.52855,b7@24544.31920,c2@60390.28380,c6@40356.12556 165:a8@65543.53132,b7@24470.32011,c2@60351.28677,c6@40228.12604 168:a8@65603.53408,b7@24397.32100,c2@60311.28974,c6@40103.12650 171:a8@65663.53683,b7@24328.32187,c2@60271.29272,c6@39979.12693 174:a8@65724.53958,b7@24261.32271,c2@60231.29569,c6@39858.12734 177:a8@65787.54232,b7@24196.32353,c2@60191.29866,c6@39740.12773 180:a8@65851.54505,b7@24133.32432,c2@60151.30163,c6@39623.12809 183:a8@65915.54777,b7@24073.32509,c2@60111.30460,c6@39510.12844 186:a8@65981.55049,b7@24015.32583,c2@60070.30758,c6@39398.12876 189:a8@66048.55320,b7@23959.32654,c2@60030.31055,c6@39290.12906 192:a8@66115.55590,b7@23906.32723,c2@59990.31352,c6@39184.12935 195:a8@66184.55859,b7@23855.32790,c2@59949.31649,c6@39081.12961 198:a8@66254.56128,b7@23806.32853,c2@59908.31946,c6@38980.12985 201:a8@66325.56395,b7@23759.32915,c2@59868.32244,c6@38883.13008 204:a8@66398.56662,b7@23715.32973,c2@59827.32541,c6@38788.13029 207:a8@66471.56927,b7@23672.33030,c2@59786.32838,c6@38696.13048 210:a8@66545.57192,b7@23632.33083,c2@59745.33135,c6@38608.13065 213:a8@66621.57456,b7@23594.33135,c2@59704.33432,c6@38522.13081 216:a8@66697.57719,b7@23558.33183,c2@59663.33729,c6@38439.13095 219:a8@66775.57981,b7@23524.33230,c2@59622.34026,c6@38360.13108 222:a8@66854.58242,b7@23492.33273,c2@59580.34323,c6@38283.13119 225:a8@66934.58501,b7@23461.33315,c2@59539.34620,c6@38210.13129 228:a8@67015.58760,b7@23433.33354,c2@59497.34917,c6@38140.13137 231:a8@67097.59018,b7@23406.33390,c2@59456.35214,c6@38074.13145 234:a8@67180.59274,b7@23382.33424,c2@59414.35511,c6@38011.13151 237:a8@67265.59529,b7@23359.33456,c2@59372.35808,c6@37951.13156 240:a8@67350.59783,b7@23338.33486,c2@59330.36105,c6@37894.13161 243:b7@23318.33513,c2@59288.36402,c6@37841.13164 246:b7@23300.33538,c2@59246.36699,c6@37792.13167 249:b7@23284.33561,c2@59204.36996,c6@37746.13169 252:b7@23271.33579,c2@59168.37249,c6@37709.13170 falls a8@243.67437.60036
  - moved b7 speech 23271 33579
  - moved c2 speech 59168 37249
  - moved c6 speech 37709 13170
  - moved c4 speech 62700 12500
  - fell a8 speech c4
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [Impulse:a] blue first done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech b7@23271.33579 c2@59168.37249 c4@62700.12500 c6@37709.13170 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 2 / trusting [Guilty:b] [Innocent:b] 2 2 / cards T218 [T210:e] [T215:e] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] / story H1 / round 6 / step 2 / window insertion c4 / under round.e.2 turn.c.1 insertion.c.9.r2.m45.p31.h1.l6715728 window.a.6.u2.y4.q1073741824 card.c.1.c6 effect.c.1.e224 insertion.c.9.m43.k8388608.p4.h0.l6944403.o244 window.a.1.y5.q0 > a insertion
a: [pass]
  - answered pass   (a)
c: [pass]
  - answered pass   (c)
  - passed a
  - passed c
  - resolved c Impulse
c: [pass]
  - answered pass   (c)
  - passed c
  - turn d
d: insert d7 speech 276 706
*: shake -3
*: shake 6
*: shake 4
*: shake 5
*: shake -2
*: shake 10
*: shake 1
*: shake 2
*: shake -2
*: shake 7
*: shake 2
*: shake -8
  - inserted d7 speech 278 698
  - filmed speech 489 33:b7@23271.33579,c2@59168.37249,c4@62700.12500,c6@37709.13170 45:b7@22954.34014,c2@59168.37249,c4@62893.12500,c6@37938.14002 57:b7@22632.34431,c2@59168.37249,c4@63026.12500,c6@38134.14817 69:b7@22308.34830,c2@59168.37249,c4@63100.12500,c6@38294.15609 81:b7@21983.35210,c2@59168.37249,c4@63119.12500,c6@38421.16374 93:b7@21660.35572,c2@59168.37249,c4@63119.12500,c6@38514.17108 105:b7@21339.35916,c2@59168.37249,c4@63119.12500,c6@38576.17809 117:b7@21022.36241,c2@59168.37249,c4@63119.12500,c6@38609.18473 129:b7@20713.36548,c2@59168.37249,c4@63119.12500,c6@38614.19097 141:b7@20412.36835,c2@59168.37249,c4@63119.12500,c6@38595.19677 153:b7@20124.37103,c2@59168.37249,c4@63119.12500,c6@38554.20211 165:b7@19851.37350,c2@59168.37249,c4@63119.12500,c6@38496.20696 177:b7@19596.37575,c2@59168.37249,c4@63119.12500,c6@38425.21129 189:b7@19361.37778,c2@59135.37439,c4@63528.12827,c6@38344.21509 201:b7@19152.37956,c2@59026.37979,c4@64451.13575,c6@38260.21835 213:b7@18970.38108,c2@58903.38478,c4@65368.14328,c6@38176.22105 225:b7@18819.38233,c2@58770.38933,c4@66278.15087,c6@38099.22318 237:b7@18702.38330,c2@58630.39344,c4@67181.15852,c6@38033.22477 249:b7@18622.38395,c2@58486.39711,c4@68076.16623,c6@37984.22580 261:b7@18581.38429,c2@58343.40033,c4@68964.17401,c6@37957.22631 273:b7@18576.38433,c2@58205.40311,c4@69843.18185,c6@37953.22637 285:b7@18576.38433,c2@58074.40546,c4@70713.18976,c6@37953.22637 297:b7@18576.38433,c2@57954.40739,c4@71574.19774,c6@37953.22637 309:b7@18576.38433,c2@57850.40892,c4@72424.20579,c6@37953.22637 321:b7@18576.38433,c2@57763.41006,c4@73264.21391,c6@37953.22637 333:b7@18576.38433,c2@57698.41085,c4@74092.22211,c6@37953.22637 345:b7@18576.38433,c2@57656.41131,c4@74907.23037,c6@37953.22637 357:b7@18576.38433,c2@57640.41147,c4@75710.23871,c6@37953.22637 369:b7@18576.38433,c2@57640.41147,c4@76499.24712,c6@37953.22637 381:b7@18576.38433,c2@57640.41147,c4@77274.25560,c6@37953.22637 393:b7@18576.38433,c2@57640.41147,c4@78032.26416,c6@37953.22637 405:b7@18576.38433,c2@57640.41147,c4@78775.27279,c6@37953.22637 417:b7@18576.38433,c2@57640.41147,c4@79500.28148,c6@37953.22637 429:b7@18576.38433,c2@57640.41147,c6@37953.22637 441:b7@18576.38433,c2@57640.41147,c6@37953.22637 453:b7@18576.38433,c2@57640.41147,c6@37953.22637 465:b7@18576.38433,c2@57640.41147,c6@37953.22637 477:b7@18576.38433,c2@57640.41147,c6@37953.22637 489:b7@18576.38433,c2@57640.41147,c6@37953.22637 falls c4@426.80031.28804
  - moved b7 speech 18576 38433
  - moved c2 speech 57640 41147
  - moved c6 speech 37953 22637
  - moved d7 speech 69800 12500
  - fell c4 speech d7
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [Impulse:a] blue first done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red done / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 2 / trusting [Guilty:b] [Innocent:b] 2 2 / cards T218 [T210:e] [T215:e] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] / story H1 / round 6 / step 2 / window insertion d7 / under round.e.2 turn.d.1 insertion.d.9.r2.m14.k8796093022208.p31.h1.l13306132 window.a.1.y12 > c insertion
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
  - passed c
  - passed d
  - turn e
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [Impulse:a] blue first done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] [Whisper:d] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] 0 0 / distracted [Guilty:c] 3 2 / trusting [Guilty:b] [Innocent:b] 2 2 / cards T218 [T210:e] [T215:e] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] / story H1 / round 6 / step 2 > e insert
  ==a a [Charm] [WrittenStatement] [GutFeeling] [Impulse] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 2 > e insert
  ==b a [?] [?] [?] [?] blue first done / b [Denial] [SecondThoughts] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Blank] [Guilty] 0 0 / wary [Guilty] 0 0 / distracted [?] 3 2 / trusting [Guilty] [Innocent] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] / story H1 / round 6 / step 2 > e insert
  ==c a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [Duty] [Whisper] purple done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [Guilty] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [Blank] [?] [?] [?] [?] / story H1 / round 6 / step 2 > e insert
  ==d a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] [Whisper] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [Blank] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 2 > e insert
  ==e a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [T210] [T215] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 2 > e insert
  ==* a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech d7@69800.12500 b7@18576.38433 c2@57640.41147 c6@37953.22637 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 2 > e insert
e: insert e6 speech 147 292
*: shake -10
*: shake 1
  - inserted e6 speech 137 293
  - filmed speech 295 177:b7@18576.38433,c2@57640.41147,c6@37953.22637 181:b7@18564.38442,c2@57640.41147,c6@38174.22936 185:b7@18557.38448,c2@57640.41147,c6@38412.23256 189:b7@18556.38449,c2@57640.41147,c6@38650.23576 193:b7@18556.38449,c2@57640.41147,c6@38889.23895 197:b7@18556.38449,c2@57640.41147,c6@39128.24214 201:b7@18556.38449,c2@57864.41351,c6@39367.24533 205:b7@18556.38449,c2@58154.41614,c6@39607.24851 209:b7@18556.38449,c2@58445.41876,c6@39847.25169 213:b7@18556.38449,c2@58736.42136,c6@40088.25486 217:b7@18556.38449,c2@59028.42396,c6@40329.25803 221:b7@18556.38449,c2@59321.42655,c6@40570.26120 225:b7@18556.38449,c2@59615.42913,c6@40812.26436 229:b7@18556.38449,c2@59909.43169,c6@41055.26752 233:b7@18556.38449,c2@60203.43425,c6@41298.27067 237:b7@18556.38449,c2@60499.43680,c6@41541.27382 241:b7@18556.38449,c2@60795.43933,c6@41785.27697 245:b7@18556.38449,c2@61092.44185,c6@42029.28011 249:b7@18556.38449,c2@61389.44437,c6@42274.28325 253:b7@18556.38449,c2@61687.44687,c6@42519.28638 257:b7@18556.38449,c2@61986.44936,c6@42765.28951 261:b7@18556.38449,c2@62285.45184,c6@43011.29263 265:b7@18556.38449,c2@62585.45431,c6@43257.29574 269:b7@18556.38449,c2@62886.45677,c6@43505.29886 273:b7@18556.38449,c2@63188.45921,c6@43752.30196 277:b7@18556.38449,c2@63490.46164,c6@44001.30506 281:b7@18556.38449,c2@63793.46407,c6@44249.30816 285:b7@18556.38449,c2@64096.46648,c6@44499.31125 289:b7@18556.38449,c2@64400.46887,c6@44749.31434 293:b7@18556.38449,c2@64705.47126,c6@44999.31742 295:b7@18556.38449,c2@64833.47226,c6@45104.31871 falls
  - moved b7 speech 18556 38449
  - moved c2 speech 64833 47226
  - moved c6 speech 45104 31871
  - moved e6 speech 29300 12500
  - step 3
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [Whisper]
  - answered Whisper   (d)
  - passed a
  - passed b
  - passed c
  - wanted d
  - played d Whisper
d: look distracted trusting
  - looked d distracted
  - saw distracted Guilty   (d)
  - looked d trusting
  - saw trusting Innocent   (d)
d: exchange
  - exchanged d distracted trusting
  - resolved d Whisper
d: [pass]
  - answered pass   (d)
  - passed d
  - read front
  - controls e prosecutor
  - revealed T218 front 1 G@JU
  - placed e Guilty judgmental
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [Impulse:a] blue first done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] 0 0 / distracted [Innocent:bd] 3 2 / trusting [Guilty:b] [Guilty:cd] 2 2 / cards T218 [T210:e] [T215:e] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] / story H1 / round 6 / step 3 / trial T218 front 1 / control e / window token judgmental / under round.e.5 side.e.1 effect.e.1.e193.u4 place.e.2.j1.o207 window.a.1.w4.y15 > a token
  ==a a [Charm] [WrittenStatement] [GutFeeling] [Impulse] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 front 1 / control e / window token judgmental / under round.e.5 side.e.1 effect.e.1.e193.u4 place.e.2.j1.o207 window.a.1.w4.y15 > a token
  ==b a [?] [?] [?] [?] blue first done / b [Denial] [SecondThoughts] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [Guilty] 0 0 / wary [Guilty] 0 0 / distracted [Innocent] 3 2 / trusting [Guilty] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] / story H1 / round 6 / step 3 / trial T218 front 1 / control e / window token judgmental / under round.e.5 side.e.1 effect.e.1.e193.u4 place.e.2.j1.o207 window.a.1.w4.y15 > a token
  ==c a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [Duty] [Whisper] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [Guilty] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 front 1 / control e / window token judgmental / under round.e.5 side.e.1 effect.e.1.e193.u4 place.e.2.j1.o207 window.a.1.w4.y15 > a token
  ==d a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [?] 0 0 / wary [?] 0 0 / distracted [Innocent] 3 2 / trusting [?] [Guilty] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 front 1 / control e / window token judgmental / under round.e.5 side.e.1 effect.e.1.e193.u4 place.e.2.j1.o207 window.a.1.w4.y15 > a token
  ==e a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [T210] [T215] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 front 1 / control e / window token judgmental / under round.e.5 side.e.1 effect.e.1.e193.u4 place.e.2.j1.o207 window.a.1.w4.y15 > a token
  ==* a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 front 1 / control e / window token judgmental / under round.e.5 side.e.1 effect.e.1.e193.u4 place.e.2.j1.o207 window.a.1.w4.y15 > a token
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
  - passed a
  - passed b
  - passed c
  - passed d
  - controls b instinct
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
d: [pass]
*: draw b [Guilty]
*: draw b [Guilty]
  - answered pass   (d)
  - passed a
  - passed b
  - passed d
  - revealed T218 front 2 INF 2>1@*
  - drew b influence
  - got b Guilty   (b)
  - drew b influence
  - got b Guilty   (b)
b: place [Guilty] wary
  - laid-down b wary
  - put-down b Guilty wary   (b)
  - discarded b influence
  - threw b Guilty   (b)
  - read back
  - controls b observation
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [Impulse:a] blue first done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] [Guilty:b] 0 0 / distracted [Innocent:bd] 3 2 / trusting [Guilty:b] [Guilty:cd] 2 2 / cards T218 [T210:e] [T215:e] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] / story H1 / round 6 / step 3 / trial T218 back 1 / control b / window control observation / under round.e.6 side.e.1.d1 ability.e.2.r3.u1 window.a.1.w2.y11 > a control
  ==a a [Charm] [WrittenStatement] [GutFeeling] [Impulse] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 back 1 / control b / window control observation / under round.e.6 side.e.1.d1 ability.e.2.r3.u1 window.a.1.w2.y11 > a control
  ==b a [?] [?] [?] [?] blue first done / b [Denial] [SecondThoughts] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [Guilty] 0 0 / wary [Guilty] [Guilty] 0 0 / distracted [Innocent] 3 2 / trusting [Guilty] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] / story H1 / round 6 / step 3 / trial T218 back 1 / control b / window control observation / under round.e.6 side.e.1.d1 ability.e.2.r3.u1 window.a.1.w2.y11 > a control
  ==c a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [Duty] [Whisper] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [Guilty] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 back 1 / control b / window control observation / under round.e.6 side.e.1.d1 ability.e.2.r3.u1 window.a.1.w2.y11 > a control
  ==d a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [?] 0 0 / wary [?] [?] 0 0 / distracted [Innocent] 3 2 / trusting [?] [Guilty] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 back 1 / control b / window control observation / under round.e.6 side.e.1.d1 ability.e.2.r3.u1 window.a.1.w2.y11 > a control
  ==e a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [T210] [T215] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 back 1 / control b / window control observation / under round.e.6 side.e.1.d1 ability.e.2.r3.u1 window.a.1.w2.y11 > a control
  ==* a [?] [?] [?] [?] blue first done / b [?] [?] green done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T218 [?] [?] / trials T214 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 6 / step 3 / trial T218 back 1 / control b / window control observation / under round.e.6 side.e.1.d1 ability.e.2.r3.u1 window.a.1.w2.y11 > a control
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
d: [pass]
  - answered pass   (d)
  - passed a
  - passed b
  - passed d
  - revealed T218 back 1 PEEK@*
b: look trusting
*: lay [T219]
*: draw c [HoldSteady]
  - looked b trusting
  - saw trusting Guilty Guilty   (b)
  - dismissed T218
  - step 4
  - moved-up
  - laid top
  - saw top T219   (e)
  - controls c planning
  - drew c strategy
  - got c HoldSteady   (c)
c: choose a
*: draw a [HoldSteady]
  - shared c a
  - drew a strategy
  - got a HoldSteady   (a)
a: discard Impulse
  - discarded a Impulse
  - step 5
  - passed-token b
  - round 7
  - step 1
e: choose T219
  - chose e T219
  - step 2
  - turn b
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [HoldSteady:a] blue / b [Denial:b] [SecondThoughts:b] green first done / c [Duty:c] [HoldSteady:c] [Whisper:c] purple / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] [Guilty:b] 0 0 / distracted [Innocent:bd] 3 2 / trusting [Guilty:b] [Guilty:bcd] 2 2 / cards T219 [T210:e] [T215:e] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] / story H1 / round 7 / step 2 > b insert
  ==a a [Charm] [WrittenStatement] [GutFeeling] [HoldSteady] blue / b [?] [?] green first done / c [?] [?] [?] purple / d [?] [?] [?] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > b insert
  ==b a [?] [?] [?] [?] blue / b [Denial] [SecondThoughts] green first done / c [?] [?] [?] purple / d [?] [?] [?] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [Guilty] 0 0 / wary [Guilty] [Guilty] 0 0 / distracted [Innocent] 3 2 / trusting [Guilty] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] / story H1 / round 7 / step 2 > b insert
  ==c a [?] [?] [?] [?] blue / b [?] [?] green first done / c [Duty] [HoldSteady] [Whisper] purple / d [?] [?] [?] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > b insert
  ==d a [?] [?] [?] [?] blue / b [?] [?] green first done / c [?] [?] [?] purple / d [Doubt] [WrittenStatement] [SecondThoughts] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [?] 0 0 / wary [?] [?] 0 0 / distracted [Innocent] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > b insert
  ==e a [?] [?] [?] [?] blue / b [?] [?] green first done / c [?] [?] [?] purple / d [?] [?] [?] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [T210] [T215] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > b insert
  ==* a [?] [?] [?] [?] blue / b [?] [?] green first done / c [?] [?] [?] purple / d [?] [?] [?] red / e Prosecutor / a.destroyed a5 a8 / c.destroyed c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@29300.12500 d7@69800.12500 b7@18556.38449 c2@64833.47226 c6@45104.31871 / observation d8@46338.57910 a4@10537.13861 b3@79450.16533 b4@35500.12500 b6@49625.33127 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > b insert
b: insert b2 speech 234 239
*: shake 4
*: shake 0
  - inserted b2 speech 238 239
  - filmed speech 251 6:e6@29300.12500,b7@18556.38449,c2@64833.47226,c6@45104.31871 13:e6@29450.13154,b7@18556.38449,c2@65296.47584,c6@45486.32333 20:e6@29606.13818,b7@18556.38449,c2@65768.47945,c6@45880.32797 27:e6@29767.14480,b7@18556.38449,c2@66240.48302,c6@46277.33253 34:e6@29931.15140,b7@18556.38449,c2@66712.48656,c6@46677.33702 41:e6@30100.15797,b7@18556.38449,c2@67184.49007,c6@47082.34144 48:e6@30273.16453,b7@18520.38518,c2@67657.49354,c6@47490.34579 55:e6@30450.17105,b7@18285.38946,c2@68129.49699,c6@47902.35006 62:e6@30632.17755,b7@18050.39358,c2@68601.50040,c6@48317.35425 69:e6@30818.18403,b7@17813.39754,c2@69072.50378,c6@48736.35837 76:e6@31009.19047,b7@17577.40132,c2@69543.50713,c6@49157.36241 83:e6@31204.19689,b7@17341.40493,c2@70012.51045,c6@49582.36637 90:e6@31404.20327,b7@17107.40835,c2@70481.51375,c6@50009.37026 97:e6@31609.20962,b7@16876.41159,c2@70949.51702,c6@50440.37406 104:e6@31819.21593,b7@16648.41463,c2@71416.52026,c6@50873.37778 111:e6@32034.22220,b7@16425.41748,c2@71881.52348,c6@51308.38142 118:e6@32254.22844,b7@16207.42014,c2@72344.52667,c6@51746.38498 125:e6@32479.23463,b7@15996.42260,c2@72805.52983,c6@52186.38846 132:e6@32709.24079,b7@15792.42485,c2@73264.53298,c6@52629.39186 139:e6@32944.24689,b7@15598.42692,c2@73722.53610,c6@53073.39517 146:e6@33185.25295,b7@15413.42878,c2@74176.53920,c6@53518.39840 153:e6@33431.25896,b7@15240.43045,c2@74628.54228,c6@53966.40155 160:e6@33682.26491,b7@15079.43192,c2@75077.54534,c6@54415.40461 167:e6@33938.27081,b7@14931.43321,c2@75524.54838,c6@54865.40759 174:e6@34200.27666,b7@14798.43432,c2@75966.55140,c6@55316.41049 181:e6@34467.28244,b7@14681.43525,c2@76406.55440,c6@55768.41330 188:e6@34739.28816,b7@14579.43601,c2@76842.55739,c6@56221.41604 195:e6@35017.29381,b7@14496.43660,c2@77274.56035,c6@56675.41869 202:e6@35300.29940,b7@14430.43704,c2@77701.56330,c6@57129.42126 209:e6@35588.30491,b7@14384.43734,c2@78125.56623,c6@57583.42375 216:e6@35881.31034,b7@14357.43751,c2@78544.56915,c6@58037.42615 223:e6@36179.31570,b7@14350.43755,c2@78958.57204,c6@58491.42848 230:e6@36483.32098,b7@14350.43755,c2@79367.57493,c6@58945.43073 237:e6@36791.32617,b7@14350.43755,c2@79771.57779,c6@59398.43290 244:e6@37104.33127,b7@14350.43755,c6@59851.43500 251:e6@37376.33557,b7@14350.43755,c6@60238.43673 falls c2@242.80057.57983
  - moved e6 speech 37376 33557
  - moved b7 speech 14350 43755
  - moved c6 speech 60238 43673
  - moved b2 speech 23900 12500
  - fell c2 speech b2
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
  - passed b
  - passed c
  - turn c
c: insert c1 observation 388 737
*: shake -9
*: shake 7
  - inserted c1 observation 379 744
  - filmed observation 443 2:d8@46338.57910,a4@10537.13861,b3@79450.16533,b4@35500.12500,b6@49625.33127 14:d8@46298.58198,a4@10447.13865,b3@79450.16533,b4@35433.13027,b6@49851.33451 26:d8@46261.58449,a4@10351.13867,b3@79450.16533,b4@35349.13524,b6@50057.33739 38:d8@46228.58658,a4@10253.13867,b3@79450.16533,b4@35252.13969,b6@50236.33982 50:d8@46199.58827,a4@10154.13866,b3@79450.16533,b4@35149.14361,b6@50387.34181 62:d8@46176.58961,a4@10058.13864,b3@79450.16533,b4@35044.14699,b6@50511.34340 74:d8@46158.59063,a4@9966.13860,b3@79450.16533,b4@34941.14981,b6@50609.34462 86:d8@46144.59137,a4@9883.13856,b3@79450.16533,b4@34847.15207,b6@50682.34552 98:d8@46135.59188,a4@9812.13852,b3@79450.16533,b4@34765.15379,b6@50733.34615 110:d8@46129.59219,a4@9757.13848,b3@79450.16533,b4@34703.15496,b6@50766.34653 122:d8@46126.59235,a4@9723.13846,b3@79450.16533,b4@34664.15562,b6@50782.34672 134:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 146:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 158:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 170:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 182:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 194:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 206:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 218:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 230:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 242:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 254:d8@46126.59239,a4@9713.13845,b3@79450.16533,b4@34653.15578,b6@50785.34677 266:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 278:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 290:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 302:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 314:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 326:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 338:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 350:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 362:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 374:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 386:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 398:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 410:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 422:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 434:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 443:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677 falls b3@264.80027.16945
  - moved d8 observation 46126 59239
  - moved a4 observation 9713 13845
  - moved b4 observation 34653 15578
  - moved b6 observation 50785 34677
  - moved c1 observation 74400 12500
  - fell b3 observation c1
b: [pass]
  - answered pass   (b)
c: [pass]
  - answered pass   (c)
  - passed b
  - passed c
  - turn d
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [HoldSteady:a] blue / b [Denial:b] [SecondThoughts:b] green first done / c [Duty:c] [HoldSteady:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red done / e Prosecutor / a.destroyed a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@37376.33557 d7@69800.12500 b2@23900.12500 b7@14350.43755 c6@60238.43673 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] [Guilty:b] 0 0 / distracted [Innocent:bd] 3 2 / trusting [Guilty:b] [Guilty:bcd] 2 2 / cards T219 [T210:e] [T215:e] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] / story H1 / round 7 / step 2 > d insert
  ==a a [Charm] [WrittenStatement] [GutFeeling] [HoldSteady] blue / b [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor / a.destroyed a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@37376.33557 d7@69800.12500 b2@23900.12500 b7@14350.43755 c6@60238.43673 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > d insert
  ==b a [?] [?] [?] [?] blue / b [Denial] [SecondThoughts] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor / a.destroyed a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@37376.33557 d7@69800.12500 b2@23900.12500 b7@14350.43755 c6@60238.43673 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [Guilty] 0 0 / wary [Guilty] [Guilty] 0 0 / distracted [Innocent] 3 2 / trusting [Guilty] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] / story H1 / round 7 / step 2 > d insert
  ==c a [?] [?] [?] [?] blue / b [?] [?] green first done / c [Duty] [HoldSteady] [Whisper] purple done / d [?] [?] [?] red done / e Prosecutor / a.destroyed a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@37376.33557 d7@69800.12500 b2@23900.12500 b7@14350.43755 c6@60238.43673 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > d insert
  ==d a [?] [?] [?] [?] blue / b [?] [?] green first done / c [?] [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] red done / e Prosecutor / a.destroyed a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@37376.33557 d7@69800.12500 b2@23900.12500 b7@14350.43755 c6@60238.43673 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [?] 0 0 / wary [?] [?] 0 0 / distracted [Innocent] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > d insert
  ==e a [?] [?] [?] [?] blue / b [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor / a.destroyed a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@37376.33557 d7@69800.12500 b2@23900.12500 b7@14350.43755 c6@60238.43673 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [T210] [T215] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > d insert
  ==* a [?] [?] [?] [?] blue / b [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor / a.destroyed a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e4@62200.12500 a3@60979.45661 c8@41850.29566 / instinct e1@78300.12500 d2@17864.18223 d3@42200.12500 a1@952.36635 b1@21966.51049 b5@58048.31835 / speech e6@37376.33557 d7@69800.12500 b2@23900.12500 b7@14350.43755 c6@60238.43673 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 > d insert
d: insert d4 speech 619 711
*: shake -2
*: shake 0
  - inserted d4 speech 617 711
  - filmed speech 268 12:d7@69800.12500,c6@60238.43673 19:d7@69989.13089,c6@60238.43673 26:d7@70201.13755,c6@60238.43673 33:d7@70413.14421,c6@60238.43673 40:d7@70623.15088,c6@60238.43673 47:d7@70833.15754,c6@60238.43673 54:d7@71041.16421,c6@60238.43673 61:d7@71249.17089,c6@60238.43673 68:d7@71455.17756,c6@60238.43673 75:d7@71660.18424,c6@60238.43673 82:d7@71864.19092,c6@60238.43673 89:d7@72067.19761,c6@60238.43673 96:d7@72268.20430,c6@60238.43673 103:d7@72468.21099,c6@60238.43673 110:d7@72667.21768,c6@60238.43673 117:d7@72864.22438,c6@60116.43943 124:d7@73060.23108,c6@59915.44373 131:d7@73255.23778,c6@59710.44791 138:d7@73448.24449,c6@59501.45197 145:d7@73639.25120,c6@59289.45591 152:d7@73829.25791,c6@59075.45973 159:d7@74017.26462,c6@58859.46343 166:d7@74204.27134,c6@58642.46700 173:d7@74389.27806,c6@58425.47046 180:d7@74571.28479,c6@58208.47379 187:d7@74753.29152,c6@57991.47700 194:d7@74932.29825,c6@57776.48009 201:d7@75109.30498,c6@57562.48305 208:d7@75284.31172,c6@57351.48590 215:d7@75458.31846,c6@57143.48863 222:d7@75629.32520,c6@56938.49123 229:d7@75798.33195,c6@56738.49372 236:d7@75964.33870,c6@56541.49610 243:d7@76129.34545,c6@56350.49836 250:d7@76291.35220,c6@56164.50050 257:d7@76450.35896,c6@55984.50253 264:d7@76607.36572,c6@55809.50445 268:d7@76675.36870,c6@55735.50526 falls
  - moved d7 speech 76675 36870
  - moved c6 speech 55735 50526
  - moved d4 speech 71100 12500
d: [pass]
  - answered pass   (d)
  - passed d
  - turn e
e: insert e3 motor 573 745
*: shake 6
*: shake -3
  - inserted e3 motor 579 742
  - filmed motor 299 4:e4@62200.12500,a3@60979.45661,c8@41850.29566 12:e4@62314.13221,a3@60979.45661,c8@41850.29566 20:e4@62418.13940,a3@60979.45661,c8@41850.29566 28:e4@62511.14655,a3@60979.45661,c8@41850.29566 36:e4@62594.15366,a3@60979.45661,c8@41850.29566 44:e4@62665.16074,a3@60979.45661,c8@41687.29673 52:e4@62726.16777,a3@60979.45661,c8@41413.29845 60:e4@62776.17475,a3@60979.45661,c8@41143.30006 68:e4@62814.18167,a3@60979.45661,c8@40876.30156 76:e4@62840.18854,a3@60979.45661,c8@40612.30295 84:e4@62855.19534,a3@60979.45661,c8@40352.30424 92:e4@62859.20207,a3@60979.45661,c8@40096.30544 100:e4@62850.20872,a3@60968.45801,c8@39844.30654 108:e4@62830.21528,a3@60919.46455,c8@39596.30756 116:e4@62798.22176,a3@60869.47101,c8@39351.30849 124:e4@62755.22814,a3@60819.47739,c8@39111.30935 132:e4@62699.23441,a3@60771.48366,c8@38874.31012 140:e4@62633.24057,a3@60723.48984,c8@38640.31083 148:e4@62555.24661,a3@60677.49591,c8@38411.31147 156:e4@62466.25253,a3@60633.50186,c8@38185.31205 164:e4@62366.25831,a3@60591.50768,c8@37962.31257 172:e4@62256.26395,a3@60551.51337,c8@37742.31303 180:e4@62135.26944,a3@60514.51891,c8@37526.31344 188:e4@62006.27477,a3@60480.52430,c8@37312.31379 196:e4@61867.27993,a3@60450.52953,c8@37101.31410 204:e4@61720.28492,a3@60422.53459,c8@36894.31437 212:e4@61565.28973,a3@60398.53946,c8@36689.31459 220:e4@61404.29435,a3@60378.54414,c8@36487.31477 228:e4@61236.29878,a3@60361.54862,c8@36288.31491 236:e4@61064.30300,a3@60348.55290,c8@36093.31502 244:e4@60887.30701,a3@60337.55695,c8@35900.31510 252:e4@60708.31081,a3@60330.56078,c8@35711.31514 260:e4@60526.31439,a3@60326.56438,c8@35526.31516 268:e4@60344.31775,a3@60325.56775,c8@35345.31515 276:e4@60163.32088,a3@60326.57087,c8@35169.31512 284:e4@59983.32378,a3@60329.57375,c8@34998.31507 292:e4@59807.32645,a3@60334.57639,c8@34833.31500 299:e4@59668.32843,a3@60339.57834,c8@34705.31494 falls
  - moved e4 motor 59668 32843
  - moved a3 motor 60339 57834
  - moved c8 motor 34705 31494
  - moved e3 motor 74200 12500
  - turn a
a: insert a7 instinct 464 81
*: shake -5
*: shake -10
  - inserted a7 instinct 459 71
  - filmed instinct 462 4:d2@17864.18223,d3@42200.12500,a1@952.36635,b1@21966.51049,b5@58048.31835 16:d2@17625.18276,d3@42114.13247,a1@817.36783,b1@21966.51049,b5@58381.32231 28:d2@17437.18311,d3@42058.13972,a1@715.36896,b1@21966.51049,b5@58716.32614 40:d2@17302.18333,d3@42031.14661,a1@644.36975,b1@21966.51049,b5@59047.32977 52:d2@17217.18345,d3@42032.15311,a1@601.37024,b1@21966.51049,b5@59373.33320 64:d2@17176.18349,d3@42058.15919,a1@580.37046,b1@21966.51049,b5@59689.33643 76:d2@17171.18350,d3@42105.16482,a1@578.37049,b1@21966.51049,b5@59994.33945 88:d2@17171.18350,d3@42171.16996,a1@578.37049,b1@21966.51049,b5@60286.34225 100:d2@17171.18350,d3@42251.17460,a1@578.37049,b1@21966.51049,b5@60560.34483 112:d2@17171.18350,d3@42341.17871,a1@578.37049,b1@21966.51049,b5@60813.34716 124:d2@17171.18350,d3@42436.18228,a1@578.37049,b1@21966.51049,b5@61044.34924 136:d2@17171.18350,d3@42531.18530,a1@578.37049,b1@21966.51049,b5@61247.35105 148:d2@17171.18350,d3@42622.18776,a1@578.37049,b1@21966.51049,b5@61420.35258 160:d2@17171.18350,d3@42703.18967,a1@578.37049,b1@21966.51049,b5@61560.35380 172:d2@17171.18350,d3@42768.19103,a1@578.37049,b1@21966.51049,b5@61665.35471 184:d2@17030.18570,d3@42812.19186,a1@406.37242,b1@21966.51049,b5@61731.35528 196:d2@16459.19492,d3@42831.19217,b1@21966.51049,b5@61757.35551 208:d2@15913.20416,d3@42831.19217,b1@21966.51049,b5@61758.35551 220:d2@15394.21341,d3@42831.19217,b1@21966.51049,b5@61758.35551 232:d2@14902.22266,d3@42831.19217,b1@21966.51049,b5@61758.35551 244:d2@14439.23190,d3@42831.19217,b1@21966.51049,b5@61758.35551 256:d2@14005.24111,d3@42831.19217,b1@21966.51049,b5@61758.35551 268:d2@13603.25028,d3@42831.19217,b1@21966.51049,b5@61758.35551 280:d2@13232.25939,d3@42831.19217,b1@21966.51049,b5@61758.35551 292:d2@12894.26841,d3@42831.19217,b1@21966.51049,b5@61758.35551 304:d2@12590.27732,d3@42831.19217,b1@21966.51049,b5@61758.35551 316:d2@12319.28610,d3@42831.19217,b1@22189.51580,b5@61758.35551 328:d2@12083.29473,d3@42831.19217,b1@22470.52213,b5@61758.35551 340:d2@11881.30317,d3@42831.19217,b1@22759.52826,b5@61758.35551 352:d2@11714.31139,d3@42831.19217,b1@23054.53419,b5@61758.35551 364:d2@11580.31937,d3@42831.19217,b1@23353.53991,b5@61758.35551 376:d2@11480.32707,d3@42831.19217,b1@23654.54542,b5@61758.35551 388:d2@11411.33445,d3@42831.19217,b1@23955.55070,b5@61758.35551 400:d2@11373.34149,d3@42831.19217,b1@24253.55575,b5@61758.35551 412:d2@11363.34815,d3@42831.19217,b1@24547.56056,b5@61758.35551 424:d2@11379.35440,d3@42831.19217,b1@24834.56511,b5@61758.35551 436:d2@11418.36021,d3@42831.19217,b1@25111.56938,b5@61758.35551 448:d2@11477.36555,d3@42831.19217,b1@25374.57336,b5@61758.35551 460:d2@11552.37039,d3@42831.19217,b1@25623.57703,b5@61758.35551 462:d2@11563.37098,d3@42831.19217,b1@25654.57749,b5@61758.35551 falls a1@191.-10.37707
  - moved d2 instinct 11563 37098
  - moved d3 instinct 42831 19217
  - moved b1 instinct 25654 57749
  - moved b5 instinct 61758 35551
  - moved a7 instinct 7100 12500
  - fell a1 instinct a7
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [HoldSteady:a] blue done / b [Denial:b] [SecondThoughts:b] green first done / c [Duty:c] [HoldSteady:c] [Whisper:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] [Guilty:b] 0 0 / distracted [Innocent:bd] 3 2 / trusting [Guilty:b] [Guilty:bcd] 2 2 / cards T219 [T210:e] [T215:e] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] / story H1 / round 7 / step 2 / window insertion a7 / under round.e.2 turn.a.1 insertion.a.9.r1.m22.k65536.p31.h1.l5326288 window.b.1.y1 > a insertion
  ==a a [Charm] [WrittenStatement] [GutFeeling] [HoldSteady] blue done / b [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 / window insertion a7 / under round.e.2 turn.a.1 insertion.a.9.r1.m22.k65536.p31.h1.l5326288 window.b.1.y1 > a insertion
  ==b a [?] [?] [?] [?] blue done / b [Denial] [SecondThoughts] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [Guilty] 0 0 / wary [Guilty] [Guilty] 0 0 / distracted [Innocent] 3 2 / trusting [Guilty] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] / story H1 / round 7 / step 2 / window insertion a7 / under round.e.2 turn.a.1 insertion.a.9.r1.m22.k65536.p31.h1.l5326288 window.b.1.y1 > a insertion
  ==c a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [Duty] [HoldSteady] [Whisper] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 / window insertion a7 / under round.e.2 turn.a.1 insertion.a.9.r1.m22.k65536.p31.h1.l5326288 window.b.1.y1 > a insertion
  ==d a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [?] [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [?] 0 0 / wary [?] [?] 0 0 / distracted [Innocent] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 / window insertion a7 / under round.e.2 turn.a.1 insertion.a.9.r1.m22.k65536.p31.h1.l5326288 window.b.1.y1 > a insertion
  ==e a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [T210] [T215] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 / window insertion a7 / under round.e.2 turn.a.1 insertion.a.9.r1.m22.k65536.p31.h1.l5326288 window.b.1.y1 > a insertion
  ==* a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [?] [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 2 / window insertion a7 / under round.e.2 turn.a.1 insertion.a.9.r1.m22.k65536.p31.h1.l5326288 window.b.1.y1 > a insertion
a: [pass]
  - answered pass   (a)
  - passed a
  - step 3
b: [pass]
  - answered pass   (b)
c: [Whisper]
  - answered Whisper   (c)
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  - passed b
  - wanted c
  - passed d
  - passed a
  - played c Whisper
c: look wary distracted
  - looked c wary
  - saw wary Guilty   (c)
  - looked c distracted
  - saw distracted Innocent   (c)
c: exchange
  - exchanged c wary distracted
  - resolved c Whisper
c: [pass]
  - answered pass   (c)
  - passed c
  - read front
  - tied observation b d
b: choose d
  - decided b d
  - controls d observation
b: [pass]
  - answered pass   (b)
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [HoldSteady:a] blue done / b [Denial:b] [SecondThoughts:b] green first done / c [Duty:c] [HoldSteady:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] [Innocent:bcd] 0 0 / distracted [Guilty:bc] 3 2 / trusting [Guilty:b] [Guilty:bcd] 2 2 / cards T219 [T210:e] [T215:e] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] / story H1 / round 7 / step 3 / trial T219 front 1 / control d / window control observation / under round.e.5 side.e.1 ability.e.2.r3.u3 window.b.1.w2.y15 / answered [pass] > c control
  ==a a [Charm] [WrittenStatement] [GutFeeling] [HoldSteady] blue done / b [?] [?] green first done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 3 / trial T219 front 1 / control d / window control observation / under round.e.5 side.e.1 ability.e.2.r3.u3 window.b.1.w2.y15 / answered [?] > c control
  ==b a [?] [?] [?] [?] blue done / b [Denial] [SecondThoughts] green first done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [Guilty] 0 0 / wary [Guilty] [Innocent] 0 0 / distracted [Guilty] 3 2 / trusting [Guilty] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] / story H1 / round 7 / step 3 / trial T219 front 1 / control d / window control observation / under round.e.5 side.e.1 ability.e.2.r3.u3 window.b.1.w2.y15 / answered [pass] > c control
  ==c a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [Duty] [HoldSteady] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [Innocent] 0 0 / distracted [Guilty] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] / story H1 / round 7 / step 3 / trial T219 front 1 / control d / window control observation / under round.e.5 side.e.1 ability.e.2.r3.u3 window.b.1.w2.y15 / answered [?] > c control
  ==d a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [?] [?] purple done / d [Doubt] [WrittenStatement] [SecondThoughts] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [Blank] [?] 0 0 / wary [?] [Innocent] 0 0 / distracted [?] 3 2 / trusting [?] [Guilty] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 3 / trial T219 front 1 / control d / window control observation / under round.e.5 side.e.1 ability.e.2.r3.u3 window.b.1.w2.y15 / answered [?] > c control
  ==e a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [T210] [T215] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 3 / trial T219 front 1 / control d / window control observation / under round.e.5 side.e.1 ability.e.2.r3.u3 window.b.1.w2.y15 / answered [?] > c control
  ==* a [?] [?] [?] [?] blue done / b [?] [?] green first done / c [?] [?] purple done / d [?] [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / judgmental 1 0 / softhearted [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 3 2 / trusting [?] [?] 2 2 / cards T219 [?] [?] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] / story H1 / round 7 / step 3 / trial T219 front 1 / control d / window control observation / under round.e.5 side.e.1 ability.e.2.r3.u3 window.b.1.w2.y15 / answered [?] > c control
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  - passed b
  - passed c
  - passed d
  - passed a
  - revealed T219 front 1 MOVE G
d: move distracted logical
  - moved-token d Guilty distracted logical
  - read back
  - tied instinct a b
b: choose a
  - decided b a
  - controls a instinct
b: [pass]
  - answered pass   (b)
d: [pass]
  - answered pass   (d)
a: [pass]
*: draw a [Blank]
*: draw a [Innocent]
*: draw a [Innocent]
  - answered pass   (a)
  - passed b
  - passed d
  - passed a
  - revealed T219 back 1 INF 3>2@*
  - drew a influence
  - got a Blank   (a)
  - drew a influence
  - got a Innocent   (a)
  - drew a influence
  - got a Innocent   (a)
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [HoldSteady:a] blue done / b [Denial:b] [SecondThoughts:b] green first done / c [Duty:c] [HoldSteady:c] purple done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@67100.12500 a2@30141.23917 c7@7900.12500 / logical 1 0 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] 0 0 / wary [Guilty:b] [Innocent:bcd] 0 0 / distracted [Guilty:bc] 2 2 / trusting [Guilty:b] [Guilty:bcd] 2 2 / cards T219 [T210:e] [T215:e] / trials T214 T218 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] / story H1 / round 7 / step 3 / trial T219 back 1 / control a / under round.e.6 side.e.1.d1 ability.e.5.r1.u0 effect.a.1.e197 influence.a.3.o211 / drawn [Blank:a] [Innocent:a] [Innocent:a] > a place
a: place [Innocent] softhearted
  - laid-down a softhearted
  - put-down a Innocent softhearted   (a)
a: place [Blank] trusting
*: lay [T212]
*: draw c [Objection]
  - laid-down a trusting
  - put-down a Blank trusting   (a)
  - discarded a influence
  - threw a Innocent   (a)
  - dismissed T219
  - step 4
  - moved-up
  - laid top
  - saw top T212   (e)
  - controls c planning
  - drew c strategy
  - got c Objection   (c)
c: choose a
*: draw a [RaisedVoice]
  - shared c a
  - drew a strategy
  - got a RaisedVoice   (a)
a: discard HoldSteady
  - discarded a HoldSteady
  - step 5
  - passed-token c
  - round 8
  - step 1
e: choose T215
  - chose e T215
  - step 2
  - turn c
c: insert c5 planning 145 537
*: shake -5
*: shake 9
  - inserted c5 planning 140 546
  - filmed planning 477 28:d1@67100.12500,a2@30141.23917,c7@7900.12500 40:d1@67100.12500,a2@30159.23926,c7@7826.12689 52:d1@67100.12500,a2@30165.23929,c7@7761.12837 64:d1@67100.12500,a2@30165.23929,c7@7714.12930 76:d1@67100.12500,a2@30165.23929,c7@7691.12971 88:d1@67100.12500,a2@30165.23929,c7@7689.12974 100:d1@67100.12500,a2@30165.23929,c7@7689.12974 112:d1@67100.12500,a2@30165.23929,c7@7689.12974 124:d1@67100.12500,a2@30165.23929,c7@7689.12974 136:d1@67100.12500,a2@30165.23929,c7@7689.12974 148:d1@67100.12500,a2@30165.23929,c7@7689.12974 160:d1@67100.12500,a2@30165.23929,c7@7689.12974 172:d1@67100.12500,a2@30165.23929,c7@7689.12974 184:d1@67100.12500,a2@30165.23929,c7@7689.12974 196:d1@67100.12500,a2@30165.23929,c7@7689.12974 208:d1@67100.12500,a2@30165.23929,c7@7689.12974 220:d1@67100.12500,a2@30165.23929,c7@7689.12974 232:d1@67100.12500,a2@30106.24397,c7@7689.12974 244:d1@67100.12500,a2@30030.24839,c7@7689.12974 256:d1@67100.12500,a2@29945.25228,c7@7689.12974 268:d1@67100.12500,a2@29856.25562,c7@7689.12974 280:d1@67100.12500,a2@29767.25841,c7@7689.12974 292:d1@67100.12500,a2@29685.26064,c7@7689.12974 304:d1@67100.12500,a2@29614.26232,c7@7689.12974 316:d1@67100.12500,a2@29560.26345,c7@7689.12974 328:d1@67100.12500,a2@29527.26405,c7@7689.12974 340:d1@67100.12500,a2@29521.26416,c7@7689.12974 352:d1@68028.12768,a2@29521.26416,c7@7689.12974 364:d1@69139.13073,a2@29521.26416,c7@7689.12974 376:d1@70249.13363,a2@29521.26416,c7@7689.12974 388:d1@71359.13635,a2@29521.26416,c7@7689.12974 400:d1@72467.13889,a2@29521.26416,c7@7689.12974 412:d1@73573.14125,a2@29521.26416,c7@7689.12974 424:d1@74676.14341,a2@29521.26416,c7@7689.12974 436:d1@75775.14536,a2@29521.26416,c7@7689.12974 448:d1@76869.14710,a2@29521.26416,c7@7689.12974 460:d1@77958.14863,a2@29521.26416,c7@7689.12974 472:d1@79040.14992,a2@29521.26416,c7@7689.12974 477:d1@79471.15038,a2@29521.26416,c7@7689.12974 falls
  - moved d1 planning 79471 15038
  - moved a2 planning 29521 26416
  - moved c7 planning 7689 12974
  - moved c5 planning 54600 12500
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [RaisedVoice:a] blue / b [Denial:b] [SecondThoughts:b] green / c [Duty:c] [HoldSteady:c] [Objection:c] purple first done / d [Doubt:d] [WrittenStatement:d] [SecondThoughts:d] red / e Prosecutor / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d1@79471.15038 a2@29521.26416 c5@54600.12500 c7@7689.12974 / logical 1 0 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] [Innocent:a] 0 0 / wary [Guilty:b] [Innocent:bcd] 0 0 / distracted [Guilty:bc] 2 2 / trusting [Guilty:b] [Guilty:bcd] [Blank:a] 2 2 / cards T215 [T210:e] [T212:e] / trials T214 T218 T219 / strategies Subjugate Subjugate SlipOfTheTongue SlipOfTheTongue SideGlance Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] [Innocent:a] / story H1 / round 8 / step 2 / window insertion c5 / under round.e.2 turn.c.1 insertion.c.9.r4.m44.p31.h1.l5792913 window.c.1.y4 > c insertion
c: [pass]
  - answered pass   (c)
  - passed c
  - turn d
d: insert d5 planning 241 339
*: shake 1
*: shake -7
  - inserted d5 planning 242 332
  - filmed planning 266 119:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7689.12974 123:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7619.13021 127:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7540.13073 131:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7466.13121 135:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7395.13164 139:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7330.13203 143:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7269.13238 147:d1@79471.15038,a2@29521.26416,c5@54600.12500,c7@7213.13268 151:d1@79471.15038,a2@29524.26707,c5@54600.12500,c7@7162.13295 155:d1@79471.15038,a2@29526.27084,c5@54600.12500,c7@7117.13319 159:d1@79471.15038,a2@29526.27460,c5@54600.12500,c7@7077.13339 163:d1@79471.15038,a2@29523.27836,c5@54600.12500,c7@7042.13355 167:d1@79471.15038,a2@29519.28211,c5@54600.12500,c7@7012.13368 171:d1@79471.15038,a2@29513.28585,c5@54600.12500,c7@6988.13379 175:d1@79471.15038,a2@29504.28958,c5@54600.12500,c7@6970.13386 179:d1@79471.15038,a2@29494.29330,c5@54600.12500,c7@6958.13391 183:d1@79471.15038,a2@29481.29701,c5@54600.12500,c7@6952.13393 187:d1@79471.15038,a2@29466.30072,c5@54600.12500,c7@6951.13394 191:d1@79528.15044,a2@29449.30441,c5@54656.12517,c7@6951.13394 195:d1@79757.15067,a2@29429.30809,c5@54881.12581,c7@6951.13394 199:d1@79983.15089,a2@29407.31177,c5@55103.12641,c7@6951.13394 203:a2@29384.31543,c5@55321.12697,c7@6951.13394 207:a2@29357.31908,c5@55536.12749,c7@6951.13394 211:a2@29329.32271,c5@55747.12797,c7@6951.13394 215:a2@29298.32633,c5@55954.12841,c7@6951.13394 219:a2@29265.32994,c5@56157.12882,c7@6951.13394 223:a2@29229.33354,c5@56357.12919,c7@6951.13394 227:a2@29191.33712,c5@56551.12952,c7@6951.13394 231:a2@29151.34069,c5@56742.12982,c7@6951.13394 235:a2@29108.34424,c5@56928.13009,c7@6951.13394 239:a2@29063.34777,c5@57109.13032,c7@6951.13394 243:a2@29016.35129,c5@57286.13052,c7@6951.13394 247:a2@28966.35479,c5@57458.13069,c7@6951.13394 251:a2@28913.35828,c5@57624.13083,c7@6951.13394 255:a2@28858.36174,c5@57786.13095,c7@6951.13394 259:a2@28801.36518,c5@57942.13103,c7@6951.13394 263:a2@28741.36861,c5@58093.13109,c7@6951.13394 266:a2@28700.37092,c5@58193.13112,c7@6951.13394 falls d1@200.80039.15095
  - moved a2 planning 28700 37092
  - moved c5 planning 58193 13112
  - moved c7 planning 6951 13394
  - moved d5 planning 33200 12500
  - fell d1 planning d5
d: [SecondThoughts]
  - answered SecondThoughts   (d)
  - wanted d
  - played d SecondThoughts
d: discard WrittenStatement
*: draw d [SideGlance]
  - discarded d WrittenStatement
  - drew d strategy
  - got d SideGlance   (d)
  - resolved d SecondThoughts
d: [pass]
  - answered pass   (d)
  - passed d
  - turn e
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [RaisedVoice:a] blue / b [Denial:b] [SecondThoughts:b] green / c [Duty:c] [HoldSteady:c] [Objection:c] purple first done / d [Doubt:d] [SideGlance:d] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d1 d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] [Innocent:a] 0 0 / wary [Guilty:b] [Innocent:bcd] 0 0 / distracted [Guilty:bc] 2 2 / trusting [Guilty:b] [Guilty:bcd] [Blank:a] 2 2 / cards T215 [T210:e] [T212:e] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] [Innocent:a] / story H1 / round 8 / step 2 > e insert
  ==a a [Charm] [WrittenStatement] [GutFeeling] [RaisedVoice] blue / b [?] [?] green / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d1 d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [Innocent] 0 0 / wary [?] [?] 0 0 / distracted [?] 2 2 / trusting [?] [?] [Blank] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [Innocent] / story H1 / round 8 / step 2 > e insert
  ==b a [?] [?] [?] [?] blue / b [Denial] [SecondThoughts] green / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d1 d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [Blank] [Guilty] [?] 0 0 / wary [Guilty] [Innocent] 0 0 / distracted [Guilty] 2 2 / trusting [Guilty] [Guilty] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] [?] / story H1 / round 8 / step 2 > e insert
  ==c a [?] [?] [?] [?] blue / b [?] [?] green / c [Duty] [HoldSteady] [Objection] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d1 d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [?] 0 0 / wary [?] [Innocent] 0 0 / distracted [Guilty] 2 2 / trusting [?] [Guilty] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 2 > e insert
  ==d a [?] [?] [?] [?] blue / b [?] [?] green / c [?] [?] [?] purple first done / d [Doubt] [SideGlance] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d1 d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [Blank] [?] [?] 0 0 / wary [?] [Innocent] 0 0 / distracted [?] 2 2 / trusting [?] [Guilty] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 2 > e insert
  ==e a [?] [?] [?] [?] blue / b [?] [?] green / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d1 d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 2 2 / trusting [?] [?] [?] 2 2 / cards T215 [T210] [T212] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 2 > e insert
  ==* a [?] [?] [?] [?] blue / b [?] [?] green / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c2 c3 c4 / d.destroyed d1 d6 / e.destroyed e5 e7 e8 / motor e3@74200.12500 e4@59668.32843 a3@60339.57834 c8@34705.31494 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37376.33557 d4@71100.12500 d7@76675.36870 b2@23900.12500 b7@14350.43755 c6@55735.50526 / observation d8@46126.59239 a4@9713.13845 b4@34653.15578 b6@50785.34677 c1@74400.12500 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 2 2 / trusting [?] [?] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 2 > e insert
e: insert e2 motor 536 206
*: shake 5
*: shake -9
  - inserted e2 motor 541 197
  - filmed motor 426 352:e3@74200.12500,e4@59668.32843,a3@60339.57834,c8@34705.31494 354:e3@74217.12500,e4@59687.32844,a3@60339.57835,c8@34721.31534 356:e3@74236.12500,e4@59707.32845,a3@60339.57837,c8@34739.31579 358:e3@74254.12500,e4@59727.32846,a3@60339.57839,c8@34757.31623 360:e3@74273.12500,e4@59747.32847,a3@60339.57840,c8@34775.31665 362:e3@74291.12500,e4@59766.32848,a3@60339.57841,c8@34792.31705 364:e3@74309.12500,e4@59785.32849,a3@60339.57843,c8@34810.31744 366:e3@74326.12500,e4@59804.32850,a3@60339.57844,c8@34826.31781 368:e3@74343.12500,e4@59822.32850,a3@60339.57845,c8@34843.31817 370:e3@74359.12500,e4@59839.32851,a3@60339.57846,c8@34859.31851 372:e3@74375.12500,e4@59856.32852,a3@60339.57847,c8@34875.31884 374:e3@74391.12500,e4@59873.32852,a3@60339.57848,c8@34890.31915 376:e3@74406.12500,e4@59889.32853,a3@60339.57849,c8@34905.31945 378:e3@74421.12500,e4@59904.32853,a3@60339.57850,c8@34919.31973 380:e3@74435.12500,e4@59919.32854,a3@60339.57850,c8@34933.32000 382:e3@74448.12500,e4@59933.32854,a3@60339.57851,c8@34947.32025 384:e3@74461.12500,e4@59946.32855,a3@60339.57852,c8@34959.32049 386:e3@74474.12500,e4@59959.32855,a3@60339.57852,c8@34972.32071 388:e3@74485.12500,e4@59972.32856,a3@60339.57853,c8@34983.32092 390:e3@74497.12500,e4@59983.32856,a3@60339.57853,c8@34994.32111 392:e3@74507.12500,e4@59994.32856,a3@60339.57854,c8@35005.32129 394:e3@74517.12500,e4@60004.32857,a3@60339.57854,c8@35015.32145 396:e3@74526.12500,e4@60014.32857,a3@60339.57855,c8@35024.32160 398:e3@74534.12500,e4@60023.32857,a3@60339.57855,c8@35032.32174 400:e3@74542.12500,e4@60030.32857,a3@60339.57855,c8@35039.32186 402:e3@74549.12500,e4@60038.32857,a3@60339.57856,c8@35046.32197 404:e3@74555.12500,e4@60044.32858,a3@60339.57856,c8@35052.32206 406:e3@74560.12500,e4@60049.32858,a3@60339.57856,c8@35058.32214 408:e3@74564.12500,e4@60054.32858,a3@60339.57856,c8@35062.32221 410:e3@74568.12500,e4@60058.32858,a3@60339.57856,c8@35066.32226 412:e3@74571.12500,e4@60060.32858,a3@60339.57856,c8@35068.32230 414:e3@74573.12500,e4@60062.32858,a3@60339.57857,c8@35070.32232 416:e3@74573.12500,e4@60063.32858,a3@60339.57857,c8@35071.32234 418:e3@74574.12500,e4@60063.32858,a3@60339.57857,c8@35071.32234 420:e3@74574.12500,e4@60063.32858,a3@60339.57857,c8@35071.32234 422:e3@74574.12500,e4@60063.32858,a3@60339.57857,c8@35071.32234 424:e3@74574.12500,e4@60063.32858,a3@60339.57857,c8@35071.32234 426:e3@74574.12500,e4@60063.32858,a3@60339.57857,c8@35071.32234 falls
  - moved e3 motor 74574 12500
  - moved e4 motor 60063 32858
  - moved a3 motor 60339 57857
  - moved c8 motor 35071 32234
  - moved e2 motor 19700 12500
  - turn a
a: insert a6 observation 500 543
*: shake -4
*: shake 10
  - inserted a6 observation 496 553
  - filmed observation 257 102:d8@46126.59239,a4@9713.13845,b4@34653.15578,b6@50785.34677,c1@74400.12500 106:d8@46124.59252,a4@9575.13835,b4@34503.15734,b6@50798.34693,c1@74400.12500 110:d8@46122.59262,a4@9437.13824,b4@34351.15886,b6@50809.34705,c1@74400.12500 114:d8@46120.59268,a4@9300.13812,b4@34201.16034,b6@50816.34713,c1@74400.12500 118:d8@46120.59272,a4@9166.13799,b4@34053.16176,b6@50821.34718,c1@74400.12500 122:d8@46119.59273,a4@9033.13786,b4@33905.16312,b6@50822.34720,c1@74400.12500 126:d8@46119.59273,a4@8903.13773,b4@33760.16444,b6@50822.34720,c1@74400.12500 130:d8@46119.59273,a4@8775.13758,b4@33616.16570,b6@50822.34720,c1@74400.12500 134:d8@46119.59273,a4@8649.13744,b4@33475.16690,b6@50822.34720,c1@74512.12562 138:d8@46119.59273,a4@8526.13729,b4@33335.16806,b6@50822.34720,c1@74744.12686 142:d8@46119.59273,a4@8404.13713,b4@33198.16916,b6@50822.34720,c1@74974.12806 146:d8@46119.59273,a4@8286.13697,b4@33064.17022,b6@50822.34720,c1@75203.12922 150:d8@46119.59273,a4@8170.13681,b4@32932.17121,b6@50822.34720,c1@75429.13033 154:d8@46119.59273,a4@8057.13665,b4@32803.17216,b6@50822.34720,c1@75653.13140 158:d8@46119.59273,a4@7946.13649,b4@32677.17306,b6@50822.34720,c1@75875.13242 162:d8@46119.59273,a4@7838.13633,b4@32554.17391,b6@50822.34720,c1@76095.13339 166:d8@46119.59273,a4@7734.13617,b4@32435.17471,b6@50822.34720,c1@76312.13432 170:d8@46119.59273,a4@7632.13601,b4@32319.17546,b6@50822.34720,c1@76526.13521 174:d8@46119.59273,a4@7534.13585,b4@32207.17616,b6@50822.34720,c1@76737.13605 178:d8@46119.59273,a4@7439.13569,b4@32098.17682,b6@50822.34720,c1@76945.13685 182:d8@46119.59273,a4@7348.13554,b4@31994.17743,b6@50822.34720,c1@77151.13761 186:d8@46119.59273,a4@7260.13539,b4@31894.17799,b6@50822.34720,c1@77353.13832 190:d8@46119.59273,a4@7176.13524,b4@31798.17852,b6@50822.34720,c1@77551.13899 194:d8@46119.59273,a4@7095.13510,b4@31707.17900,b6@50822.34720,c1@77746.13962 198:d8@46119.59273,a4@7019.13496,b4@31620.17943,b6@50822.34720,c1@77937.14020 202:d8@46119.59273,a4@6947.13483,b4@31538.17983,b6@50822.34720,c1@78125.14075 206:d8@46119.59273,a4@6878.13470,b4@31461.18019,b6@50822.34720,c1@78308.14126 210:d8@46119.59273,a4@6815.13458,b4@31389.18051,b6@50822.34720,c1@78488.14173 214:d8@46119.59273,a4@6755.13447,b4@31322.18080,b6@50822.34720,c1@78663.14216 218:d8@46119.59273,a4@6700.13437,b4@31261.18105,b6@50822.34720,c1@78833.14255 222:d8@46119.59273,a4@6650.13427,b4@31205.18127,b6@50822.34720,c1@78999.14291 226:d8@46119.59273,a4@6605.13419,b4@31154.18146,b6@50822.34720,c1@79161.14324 230:d8@46119.59273,a4@6565.13411,b4@31109.18162,b6@50822.34720,c1@79317.14353 234:d8@46068.59541,a4@6529.13404,b4@31070.18175,b6@50779.34989,c1@79469.14379 238:d8@45998.59904,a4@6499.13398,b4@31036.18186,b6@50718.35354,c1@79616.14401 242:a4@6474.13393,b4@31009.18195,b6@50655.35718,c1@79757.14421 246:a4@6455.13389,b4@30987.18201,b6@50589.36080,c1@79893.14438 250:a4@6441.13387,b4@30972.18205,b6@50522.36441 254:a4@6432.13385,b4@30963.18207,b6@50453.36801 257:a4@6430.13384,b4@30960.18208,b6@50410.37017 falls d8@240.45963.60086 c1@250.80024.14453
  - moved a4 observation 6430 13384
  - moved b4 observation 30960 18208
  - moved b6 observation 50410 37017
  - moved a6 observation 55300 12500
  - fell d8 observation a6
  - fell c1 observation a6
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
  - passed c
  - passed d
  - passed a
  - turn b
b: insert b8 speech 374 524
*: shake -9
*: shake -7
  - inserted b8 speech 365 517
  - filmed speech 293 70:e6@37376.33557,d4@71100.12500,d7@76675.36870,b2@23900.12500,c6@55735.50526 76:e6@37402.33597,d4@71100.12500,d7@76675.36870,b2@23785.12631,c6@55761.50566 82:e6@37425.33632,d4@71100.12500,d7@76675.36870,b2@23672.12755,c6@55783.50601 88:e6@37443.33660,d4@71100.12500,d7@76675.36870,b2@23565.12866,c6@55802.50629 94:e6@37458.33682,d4@71100.12500,d7@76675.36870,b2@23465.12965,c6@55817.50651 100:e6@37469.33699,d4@71100.12500,d7@76675.36870,b2@23372.13053,c6@55828.50668 106:e6@37478.33711,d4@71100.12500,d7@76675.36870,b2@23288.13129,c6@55836.50681 112:e6@37484.33720,d4@71100.12500,d7@76675.36870,b2@23213.13193,c6@55842.50690 118:e6@37488.33725,d4@71100.12500,d7@76675.36870,b2@23147.13248,c6@55846.50695 124:e6@37490.33728,d4@71100.12500,d7@76675.36870,b2@23091.13292,c6@55848.50698 130:e6@37491.33729,d4@71100.12500,d7@76675.36870,b2@23045.13326,c6@55849.50700 136:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@23010.13350,c6@55849.50700 142:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22987.13366,c6@55849.50700 148:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22975.13374,c6@55849.50700 154:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 160:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 166:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 172:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 178:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 184:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 190:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 196:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 202:e6@37491.33730,d4@71100.12500,d7@76675.36870,b2@22973.13374,c6@55849.50700 208:e6@37491.33730,d4@71227.12539,d7@76690.36935,b2@22973.13374,c6@55832.50718 214:e6@37491.33730,d4@71653.12664,d7@76734.37142,b2@22973.13374,c6@55779.50775 220:e6@37491.33730,d4@72074.12780,d7@76772.37335,b2@22973.13374,c6@55728.50830 226:e6@37491.33730,d4@72491.12888,d7@76805.37513,b2@22973.13374,c6@55679.50881 232:e6@37491.33730,d4@72903.12986,d7@76832.37676,b2@22973.13374,c6@55634.50929 238:e6@37491.33730,d4@73309.13077,d7@76854.37824,b2@22973.13374,c6@55592.50974 244:e6@37491.33730,d4@73709.13158,d7@76872.37957,b2@22973.13374,c6@55553.51015 250:e6@37491.33730,d4@74103.13231,d7@76886.38076,b2@22973.13374,c6@55517.51052 256:e6@37491.33730,d4@74490.13296,d7@76897.38179,b2@22973.13374,c6@55485.51085 262:e6@37491.33730,d4@74870.13352,d7@76904.38269,b2@22973.13374,c6@55457.51114 268:e6@37491.33730,d4@75242.13400,d7@76910.38344,b2@22973.13374,c6@55432.51139 274:e6@37491.33730,d4@75607.13440,d7@76914.38405,b2@22973.13374,c6@55412.51160 280:e6@37491.33730,d4@75962.13472,d7@76916.38454,b2@22973.13374,c6@55396.51177 286:e6@37491.33730,d4@76309.13496,d7@76917.38489,b2@22973.13374,c6@55383.51190 292:e6@37491.33730,d4@76647.13514,d7@76917.38512,b2@22973.13374,c6@55375.51198 293:e6@37491.33730,d4@76679.13515,d7@76917.38514,b2@22973.13374,c6@55374.51199 falls
  - moved e6 speech 37491 33730
  - moved d4 speech 76679 13515
  - moved d7 speech 76917 38514
  - moved b2 speech 22973 13374
  - moved c6 speech 55374 51199
  - moved b8 speech 51700 12500
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [RaisedVoice:a] blue done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [HoldSteady:c] [Objection:c] purple first done / d [Doubt:d] [SideGlance:d] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] [Innocent:a] 0 0 / wary [Guilty:b] [Innocent:bcd] 0 0 / distracted [Guilty:bc] 2 2 / trusting [Guilty:b] [Guilty:bcd] [Blank:a] 2 2 / cards T215 [T210:e] [T212:e] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] [Innocent:a] / story H1 / round 8 / step 2 / window insertion b8 / under round.e.2 turn.b.1 insertion.b.9.r2.m39.p31.h1.l1585526 window.c.1.y2 > b insertion
b: [pass]
  - answered pass   (b)
  - passed b
  - step 3
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
b: [pass]
  - answered pass   (b)
  - passed c
  - passed d
  - passed a
  - passed b
  - read front
  - controls b speech
c: [pass]
  - answered pass   (c)
d: [pass]
  - answered pass   (d)
b: [pass]
  - answered pass   (b)
  - passed c
  - passed d
  - passed b
  - revealed T215 front 1 CH{CUT G@* / I@TR,I@LO}
  == a [Charm:a] [WrittenStatement:a] [GutFeeling:a] [RaisedVoice:a] blue done / b [Denial:b] [SecondThoughts:b] green done / c [Duty:c] [HoldSteady:c] [Objection:c] purple first done / d [Doubt:d] [SideGlance:d] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [Blank:bd] [Guilty:b] [Innocent:a] 0 0 / wary [Guilty:b] [Innocent:bcd] 0 0 / distracted [Guilty:bc] 2 2 / trusting [Guilty:b] [Guilty:bcd] [Blank:a] 2 2 / cards T215 [T210:e] [T212:e] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] [Innocent:a] / story H1 / round 8 / step 3 / trial T215 front 1 / control b / under round.e.5 side.e.1 ability.e.5.r2.u1 effect.b.1.e185 choice.b.0.o198 > b option
  ==a a [Charm] [WrittenStatement] [GutFeeling] [RaisedVoice] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [Innocent] 0 0 / wary [?] [?] 0 0 / distracted [?] 2 2 / trusting [?] [?] [Blank] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [Innocent] / story H1 / round 8 / step 3 / trial T215 front 1 / control b / under round.e.5 side.e.1 ability.e.5.r2.u1 effect.b.1.e185 choice.b.0.o198 > b option
  ==b a [?] [?] [?] [?] blue done / b [Denial] [SecondThoughts] green done / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [Blank] [Guilty] [?] 0 0 / wary [Guilty] [Innocent] 0 0 / distracted [Guilty] 2 2 / trusting [Guilty] [Guilty] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] [?] / story H1 / round 8 / step 3 / trial T215 front 1 / control b / under round.e.5 side.e.1 ability.e.5.r2.u1 effect.b.1.e185 choice.b.0.o198 > b option
  ==c a [?] [?] [?] [?] blue done / b [?] [?] green done / c [Duty] [HoldSteady] [Objection] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [?] 0 0 / wary [?] [Innocent] 0 0 / distracted [Guilty] 2 2 / trusting [?] [Guilty] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 3 / trial T215 front 1 / control b / under round.e.5 side.e.1 ability.e.5.r2.u1 effect.b.1.e185 choice.b.0.o198 > b option
  ==d a [?] [?] [?] [?] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [Doubt] [SideGlance] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [Blank] [?] [?] 0 0 / wary [?] [Innocent] 0 0 / distracted [?] 2 2 / trusting [?] [Guilty] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 3 / trial T215 front 1 / control b / under round.e.5 side.e.1 ability.e.5.r2.u1 effect.b.1.e185 choice.b.0.o198 > b option
  ==e a [?] [?] [?] [?] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 2 2 / trusting [?] [?] [?] 2 2 / cards T215 [T210] [T212] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 3 / trial T215 front 1 / control b / under round.e.5 side.e.1 ability.e.5.r2.u1 effect.b.1.e185 choice.b.0.o198 > b option
  ==* a [?] [?] [?] [?] blue done / b [?] [?] green done / c [?] [?] [?] purple first done / d [?] [?] red done / e Prosecutor done / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 1 0 / softhearted [?] [?] [?] 0 0 / wary [?] [?] 0 0 / distracted [?] 2 2 / trusting [?] [?] [?] 2 2 / cards T215 [?] [?] / trials T214 T218 T219 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] / story H1 / round 8 / step 3 / trial T215 front 1 / control b / under round.e.5 side.e.1 ability.e.5.r2.u1 effect.b.1.e185 choice.b.0.o198 > b option
b: choose first
  - opted b first
b: remove judgmental
  - removed b Guilty judgmental
  - read back
  - tied instinct a b
c: choose b
  - decided c b
  - controls b instinct
d: [pass]
  - answered pass   (d)
a: [pass]
  - answered pass   (a)
b: [pass]
*: draw b [Innocent]
*: draw b [Innocent]
  - answered pass   (b)
  - passed d
  - passed a
  - passed b
  - revealed T215 back 1 INF 2>2@*
  - drew b influence
  - got b Innocent   (b)
  - drew b influence
  - got b Innocent   (b)
b: place [Innocent] softhearted
  - laid-down b softhearted
  - put-down b Innocent softhearted   (b)
b: place [Innocent] judgmental
  - laid-down b judgmental
  - put-down b Innocent judgmental   (b)
  - dismissed T215
  - turned-over H1
  - role c Duty
  - role d Doubt
  - role a Charm
  - role b Denial
  - turned judgmental Innocent
  - turned softhearted Blank
  - turned softhearted Guilty
  - turned softhearted Innocent
  - turned softhearted Innocent
  - turned wary Guilty
  - turned wary Innocent
  - turned distracted Guilty
  - turned trusting Guilty
  - turned trusting Guilty
  - turned trusting Blank
  - cancelled softhearted 1
  - cancelled wary 1
  - cancelled distracted 2
  - cancelled trusting 2
  - judged logical guilty
  - judged judgmental innocent
  - judged softhearted innocent
  - judged wary undecided
  - judged distracted guilty
  - judged trusting guilty
  - won c Duty
  - won e Prosecutor
  - won b Denial
  == a Charm [WrittenStatement:a] [GutFeeling:a] [RaisedVoice:a] blue done / b Denial [SecondThoughts:b] green done won / c Duty [HoldSteady:c] [Objection:c] purple first done won / d Doubt [SideGlance:d] red done / e Prosecutor done won / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 0 1 / softhearted 0 1 / distracted 1 0 / trusting 2 0 / cards [T210:e] [T212:e] / trials T214 T218 T219 T215 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank:c] [Innocent:b] [Innocent:b] [Blank:b] [Blank:b] [Guilty:b] [Innocent:a] [Blank:abcde] [Blank:abcde] / story H1 / round 8 / cancelled 6 > end
  ==a a Charm [WrittenStatement] [GutFeeling] [RaisedVoice] blue done / b Denial [?] green done won / c Duty [?] [?] purple first done won / d Doubt [?] red done / e Prosecutor done won / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 0 1 / softhearted 0 1 / distracted 1 0 / trusting 2 0 / cards [?] [?] / trials T214 T218 T219 T215 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [Innocent] [Blank] [Blank] / story H1 / round 8 / cancelled 6 > end
  ==b a Charm [?] [?] [?] blue done / b Denial [SecondThoughts] green done won / c Duty [?] [?] purple first done won / d Doubt [?] red done / e Prosecutor done won / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 0 1 / softhearted 0 1 / distracted 1 0 / trusting 2 0 / cards [?] [?] / trials T214 T218 T219 T215 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [Innocent] [Innocent] [Blank] [Blank] [Guilty] [?] [Blank] [Blank] / story H1 / round 8 / cancelled 6 > end
  ==c a Charm [?] [?] [?] blue done / b Denial [?] green done won / c Duty [HoldSteady] [Objection] purple first done won / d Doubt [?] red done / e Prosecutor done won / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 0 1 / softhearted 0 1 / distracted 1 0 / trusting 2 0 / cards [?] [?] / trials T214 T218 T219 T215 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [Blank] [?] [?] [?] [?] [?] [?] [Blank] [Blank] / story H1 / round 8 / cancelled 6 > end
  ==d a Charm [?] [?] [?] blue done / b Denial [?] green done won / c Duty [?] [?] purple first done won / d Doubt [SideGlance] red done / e Prosecutor done won / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 0 1 / softhearted 0 1 / distracted 1 0 / trusting 2 0 / cards [?] [?] / trials T214 T218 T219 T215 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] [Blank] [Blank] / story H1 / round 8 / cancelled 6 > end
  ==e a Charm [?] [?] [?] blue done / b Denial [?] green done won / c Duty [?] [?] purple first done won / d Doubt [?] red done / e Prosecutor done won / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 0 1 / softhearted 0 1 / distracted 1 0 / trusting 2 0 / cards [T210] [T212] / trials T214 T218 T219 T215 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] [Blank] [Blank] / story H1 / round 8 / cancelled 6 > end
  ==* a Charm [?] [?] [?] blue done / b Denial [?] green done won / c Duty [?] [?] purple first done won / d Doubt [?] red done / e Prosecutor done won / a.destroyed a1 a5 a8 / b.destroyed b3 / c.destroyed c1 c2 c3 c4 / d.destroyed d1 d6 d8 / e.destroyed e5 e7 e8 / motor e2@19700.12500 e3@74574.12500 e4@60063.32858 a3@60339.57857 c8@35071.32234 / instinct e1@78300.12500 d2@11563.37098 d3@42831.19217 a7@7100.12500 b1@25654.57749 b5@61758.35551 / speech e6@37491.33730 d4@76679.13515 d7@76917.38514 b2@22973.13374 b7@14350.43755 b8@51700.12500 c6@55374.51199 / observation a4@6430.13384 a6@55300.12500 b4@30960.18208 b6@50410.37017 / planning d5@33200.12500 a2@28700.37092 c5@58193.13112 c7@6951.13394 / logical 1 0 / judgmental 0 1 / softhearted 0 1 / distracted 1 0 / trusting 2 0 / cards [?] [?] / trials T214 T218 T219 T215 / strategies Subjugate Subjugate WrittenStatement SlipOfTheTongue SlipOfTheTongue SideGlance SecondThoughts Impulse Impulse HoldSteady RaisedVoice QuietStep QuietStep Whisper Whisper Objection / influence [?] [?] [?] [?] [?] [?] [?] [Blank] [Blank] / story H1 / round 8 / cancelled 6 > end
Result(winners=('b', 'c', 'e'), reason='convicted')
