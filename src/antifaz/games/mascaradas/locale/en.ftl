# Las Mascaradas in English: names, what the cards do, where points come from, and the figures in their villages.

## The game

title = Las Mascaradas
content-note = The figures and villages are real. The numbers, symbols and effects of the cards are this project’s own, except the few that the rulebook prints.

## Symbols, colours with their comarcas, categories of resources with their colours

symbol-D = Devils
symbol-P = Folk
symbol-F = Female
symbol-A = Animal

colour-green = green
    .comarca = Aliste
colour-red = red
    .comarca = Tábara and La Carballeda
colour-blue = blue
    .comarca = Sanabria and the northern valleys
colour-yellow = yellow
    .comarca = Tierra del Pan, Tierra del Vino and Sayago

category-character = character
    .colour = orange
category-music = music
    .colour = purple
category-costume = costume
    .colour = teal
category-prop = prop
    .colour = grey

## Amounts and names within the sentences below

n-pesetas = { $n ->
        [one] 1 peseta
       *[other] { $n } pesetas
    }
n-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
n-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
the-symbol = { $symbol ->
        [D] Devil
        [P] Folk
        [F] Female
       *[A] Animal
    }
the-others = { $other ->
        [D] Devil
        [P] Folk
        [F] Female
       *[A] Animal
    }
the-symbols = { $symbol ->
        [D] Devil
        [P] Folk
        [F] Female
       *[A] Animal
    }
of-colour = { $colour ->
        [green] green
        [red] red
        [blue] blue
       *[yellow] yellow
    }
of-colours = { $colour ->
        [green] green
        [red] red
        [blue] blue
       *[yellow] yellow
    }
the-name = { $symbol ->
        [D] { symbol-D }
        [P] { symbol-P }
        [F] { symbol-F }
       *[A] { symbol-A }
    }
the-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }

## What happens when a mascarada has joined; .then comes after a condition

immediate-NONE = Nothing happens when it joins.
immediate-GAIN = Take { n-pesetas } from the bank.
    .then = take { n-pesetas } from the bank.
immediate-DRAW = { $n ->
        [one] Draw 1 card, face up or from the deck.
       *[other] Draw { $n } cards, each face up or from the deck.
    }
    .then = { $n ->
        [one] draw 1 card, face up or from the deck.
       *[other] draw { $n } cards, each face up or from the deck.
    }
immediate-DRAW_DECK = Draw { n-cards } from the resource deck.
    .then = draw { n-cards } from the resource deck.
immediate-DISCARD = { $n ->
        [one] Discard 1 card from your hand, if you have one.
       *[other] Discard { $n } cards from your hand; with fewer, none.
    }
    .then = { $n ->
        [one] discard 1 card from your hand, if you have one.
       *[other] discard { $n } cards from your hand; with fewer, none.
    }
immediate-RECOVER = { $n ->
        [one] Recover 1 card of your choice from the discards, but not an aguinaldo.
       *[other] Recover { $n } cards of your choice from the discards, but no aguinaldo.
    }
    .then = { $n ->
        [one] recover 1 card of your choice from the discards, but not an aguinaldo.
       *[other] recover { $n } cards of your choice from the discards, but no aguinaldo.
    }
immediate-SWAP = { $cards ->
        [one] Exchange 1 card from your hand for 1 face-up card, but no aguinaldo.
       *[other] Exchange { $cards } cards from your hand for { $cards } face-up cards, but no aguinaldo.
    }
    .then = { $cards ->
        [one] exchange 1 card from your hand for 1 face-up card, but no aguinaldo.
       *[other] exchange { $cards } cards from your hand for { $cards } face-up cards, but no aguinaldo.
    }
immediate-REFRESH_RESOURCES = Discard the face-up resources and reveal five new ones.
    .then = discard the face-up resources and reveal five new ones.
immediate-RESERVE = You may put one of your pesetas on a mascarada of the market: only you can buy it, from your next turn on.
    .then = you may put one of your pesetas on a mascarada of the market: only you can buy it, from your next turn on.
immediate-REMOVE_MARKET = { $cards ->
        [one] Put 1 unreserved mascarada of the market under the deck and reveal another.
       *[other] Put { $cards } unreserved mascaradas of the market under the deck and reveal as many.
    }
    .then = { $cards ->
        [one] put 1 unreserved mascarada of the market under the deck and reveal another.
       *[other] put { $cards } unreserved mascaradas of the market under the deck and reveal as many.
    }
immediate-DISCOUNT = { $n ->
        [one] The next mascarada you buy this turn needs 1 resource fewer.
       *[other] The next mascarada you buy this turn needs { $n } resources fewer.
    }
    .then = { $n ->
        [one] the next mascarada you buy this turn needs 1 resource fewer.
       *[other] the next mascarada you buy this turn needs { $n } resources fewer.
    }
immediate-TAX_RICH = Everybody else with at least { n-pesetas } returns 1 to the bank.
    .then = everybody else with at least { n-pesetas } returns 1 to the bank.
immediate-PAY_OTHERS = Everybody else takes { n-pesetas } from the bank.
    .then = everybody else takes { n-pesetas } from the bank.

immediate-IF_JOINED_SYMBOL = If the symbols that touch are { the-symbol }: { $effect }
immediate-IF_JOINED_COLOUR = If it joins a { of-colour } mascarada: { $effect }
immediate-IF_PESETAS_AT_MOST = { $limit ->
        [0] If you have no peseta left after paying: { $effect }
        [one] If you have at most 1 peseta left after paying: { $effect }
       *[other] If you have at most { $limit } pesetas left after paying: { $effect }
    }

## What a mascarada scores beside its base strength

scoring-NONE = It scores its base strength only.
scoring-PER_SYMBOL = { n-points } for each { the-symbol } symbol in your parade.
scoring-PER_DISTINCT_SYMBOL = { n-points } for each different symbol in your parade.
scoring-IF_ALL_SYMBOLS = { n-points } if your parade shows all four symbols.
scoring-IF_MORE_SYMBOL = { n-points } if your parade has more { the-symbol } than { the-others } symbols.
scoring-PER_COLOUR = { n-points } for each { of-colour } mascarada in your parade.
scoring-PER_DISTINCT_COLOUR = { n-points } for each different colour in your parade.
scoring-IF_ALL_COLOURS = { n-points } if your parade has all four colours.
scoring-IF_ADJACENT_COLOUR = { n-points } if at least one neighbour is { of-colour }.
scoring-PER_ADJACENT_COLOUR = { n-points } for each { of-colour } neighbour.
scoring-IF_BOTH_NEIGHBOURS_NOT_COLOUR = { n-points } if it has two neighbours and neither is { of-colour }.
scoring-IF_NEIGHBOURS_ALL_DIFFERENT = { n-points } if it has two neighbours and the three have different colours.
scoring-IF_AT_END = { n-points } if it is the first or the last of your parade.
scoring-IF_OWNS = { n-points } if { $card } is in your parade too.
scoring-PESETAS_FULL = Every peseta you have left is worth 1 point, not only every third.
scoring-ANNUL_AND_DOUBLE = Sets the base strength of one of your mascaradas to 0 and doubles that of another.
scoring-TRIPLE_UNIQUE_ADJACENT = Triples the base strength of a neighbour that is the only mascarada of its colour in your parade.
scoring-ADD_ADJACENT_BASE = As many points as one neighbour’s base strength.

## Where points come from: the lines of the score sheet

part-pesetas = Pesetas
part-majorities = Symbol majorities
part-sequences = Colour sequences
part-mascaradas = Mascaradas

score-pesetas = { n-pesetas }: 1 point for every 3
score-pesetas-full = { n-pesetas }: 1 point each, thanks to { $card }
score-majority = { the-name }: { $n }, { the-place }
score-majority-tied = { the-name }: { $n }, { $tied } tied, all count as { the-place }
score-majority-none = { the-name }: none, so no place
score-sequence = { $n ->
        [one] 1 { of-colour }: 1 × 1
       *[other] { $n } { of-colours } in a row: { $n } × { $n }
    }
score-base = Base strength { $n }
score-annulled = Annulled by { $by }: base strength 0
score-doubled = Doubled by { $by }: base strength { $n }
score-tripled = Tripled by { $by }: base strength { $n }

score-PER_SYMBOL = { $count ->
        [one] 1 { the-symbol } symbol × { $points }
       *[other] { $count } { the-symbol } symbols × { $points }
    }
score-PER_DISTINCT_SYMBOL = { $count ->
        [one] 1 symbol × { $points }
       *[other] { $count } different symbols × { $points }
    }
score-IF_ALL_SYMBOLS = { $count ->
        [0] Not all four symbols
       *[other] All four symbols
    }
score-IF_MORE_SYMBOL = { $count ->
        [0] Not more { the-symbol } than { the-others } symbols
       *[other] More { the-symbol } than { the-others } symbols
    }
score-PER_COLOUR = { $count } { of-colours } × { $points }
score-PER_DISTINCT_COLOUR = { $count ->
        [one] 1 colour × { $points }
       *[other] { $count } colours × { $points }
    }
score-IF_ALL_COLOURS = { $count ->
        [0] Not all four colours
       *[other] All four colours
    }
score-IF_ADJACENT_COLOUR = { $count ->
        [0] No { of-colour } neighbour
       *[other] A { of-colour } neighbour
    }
score-PER_ADJACENT_COLOUR = { $count ->
        [0] No { of-colour } neighbour
        [one] 1 { of-colour } neighbour × { $points }
       *[other] { $count } { of-colours } neighbours × { $points }
    }
score-IF_BOTH_NEIGHBOURS_NOT_COLOUR = { $count ->
        [0] Not two neighbours of other colours than { of-colours }
       *[other] Two neighbours, neither of them { of-colour }
    }
score-IF_NEIGHBOURS_ALL_DIFFERENT = { $count ->
        [0] Not two neighbours and three different colours
       *[other] Three different colours with its two neighbours
    }
score-IF_AT_END = { $count ->
        [0] Neither first nor last
       *[other] At an end of the parade
    }
score-IF_OWNS = { $count ->
        [0] Without { $card }
       *[other] Together with { $card }
    }
score-PESETAS_FULL = Its effect is counted with the pesetas
score-ANNUL_AND_DOUBLE = Annuls { $annulled } and doubles { $card }
score-ANNUL_AND_DOUBLE-none = Alone in the parade: no effect
score-TRIPLE_UNIQUE_ADJACENT = Triples { $card }
score-TRIPLE_UNIQUE_ADJACENT-none = No neighbour is the only one of its colour: no effect
score-ADD_ADJACENT_BASE = As much as { $card } has then: { $points }
score-ADD_ADJACENT_BASE-none = Without a neighbour: no effect

## Resources; characters keep their Spanish names, but for the blind man

piece-Birria = Birria
    .the = the birria
    .of = of the birria
    .to = to the birria
piece-Madama = Madama
    .the = the madama
    .of = of the madama
    .to = to the madama
piece-Ciego = Blind man
    .the = the blind man
    .of = of the blind man
    .to = to the blind man
piece-Danzantes = Dancers
    .the = the dancers
    .of = of the dancers
    .to = to the dancers
piece-Gaita = Bagpipe
    .the = the bagpipe
    .of = of the bagpipe
    .to = to the bagpipe
piece-Tamboril = Drum
    .the = the drum
    .of = of the drum
    .to = to the drum
piece-Careta = Mask
    .the = the mask
    .of = of the mask
    .to = to the mask
piece-Pieles = Skins
    .the = the skins
    .of = of the skins
    .to = to the skins
piece-Cintas = Ribbons
    .the = the ribbons
    .of = of the ribbons
    .to = to the ribbons
piece-Cencerro = Cowbell
    .the = the cowbell
    .of = of the cowbell
    .to = to the cowbell
piece-Ceniza = Ash
    .the = the ash
    .of = of the ash
    .to = to the ash
piece-Tralla = Whip
    .the = the whip
    .of = of the whip
    .to = to the whip
piece-Aguinaldo = Aguinaldo
    .the = the aguinaldo
    .of = of the aguinaldo
    .to = to the aguinaldo

## Mascaradas by their ids, and what they are where they come from

piece-M01 = Obisparra
    .the = the Obisparra
    .of = of the Obisparra
    .to = to the Obisparra
    .background = Pobladura de Aliste, on 15 August, before 2001 on 26 December: two masked oxen bolt from the plough and drag the ploughman along.
piece-M02 = Carochos
    .the = the Carochos
    .of = of the Carochos
    .to = to the Carochos
    .background = Riofrío de Aliste, on 1 January: two devils with bells and long folding tongs fight the other figures until they are driven out.
piece-M03 = Diablos
    .the = the Diablos
    .of = of the Diablos
    .to = to the Diablos
    .background = Sarracín de Aliste, on 1 January: a big and a little devil in cork masks attack a blind man, who drives them off with a cross.
piece-M04 = Atenazador
    .the = the Atenazador
    .of = of the Atenazador
    .to = to the Atenazador
    .background = San Vicente de la Cabeza, now on 11 August, once on 29 June: it runs after people and grips their legs with folding tongs.
piece-M05 = Caballico
    .the = the Caballico
    .of = of the Caballico
    .to = to the Caballico
    .background = Villarino tras la Sierra, on 26 December: a wooden horse whips the bystanders with a rag tail full of mud.
piece-M06 = Pajarico
    .the = the Pajarico
    .of = of the Pajarico
    .to = to the Pajarico
    .background = Villarino tras la Sierra, on 26 December: a boy about to count as a young man carries a bird on an ash rod and collects the gifts.
piece-M07 = Birria
    .the = the Birria
    .of = of the Birria
    .to = to the Birria
    .background = Tábara, at Corpus Christi: a masked figure with big castanets goes with the stick dancers and bares its face to enter the church.
piece-M08 = Tafarrón
    .the = the Tafarrón
    .of = of the Tafarrón
    .to = to the Tafarrón
    .background = Pozuelo de Tábara, on 26 December: a devil in a suit of straw collects gifts in a ladle and defends the Madama.
piece-M09 = Vieyas
    .the = the Vieyas
    .of = of the Vieyas
    .to = to the Vieyas
    .background = Triufé, around New Year: old women in black with baskets, a crocheted cloth over their faces, who go with the Visparros.
piece-M10 = Cencerrones
    .the = the Cencerrones
    .of = of the Cencerrones
    .to = to the Cencerrones
    .background = Abejera, on 1 January: in the square by the church the Cencerrón and the Filandorra fight the blind man and his boy.
piece-M11 = Carucheros
    .the = the Carucheros
    .of = of the Carucheros
    .to = to the Carucheros
    .background = Sesnández, on 1 January, again since 2023: with cowbells, tongs and animal skins they go round asking for gifts.
piece-M12 = Desempadrinamiento
    .the = the Desempadrinamiento
    .of = of the Desempadrinamiento
    .to = to the Desempadrinamiento
    .background = Bercianos de Aliste, at weddings and on no fixed date: it comes at nightfall, after the couple has been pulled through the village on a cart.
piece-M13 = Talanqueira
    .the = the Talanqueira
    .of = of the Talanqueira
    .to = to the Talanqueira
    .background = San Martín de Castañeda, on 5 January: half human, half beast with pointed horns, it charges at people.
piece-M14 = Visparros
    .the = the Visparros
    .of = of the Visparros
    .to = to the Visparros
    .background = San Martín de Castañeda, on 5 January: in cloth masks with ribbons and with bells at the waist they tease people with big wooden scissors.
piece-M15 = Visparra
    .the = the Visparra
    .of = of the Visparra
    .to = to the Visparra
    .background = Vigo de Sanabria, on 26 December: masked devils with whips and horned Talanqueiras go round the village asking for gifts.
piece-M16 = Antruejo
    .the = the Antruejo
    .of = of the Antruejo
    .to = to the Antruejo
    .background = Villanueva de Valrojo, Sunday to Tuesday of Carnival: belts of cowbells, bright clothes from a shared barn, and nobody is to know who is who.
piece-M17 = Toro de Carnaval
    .the = the Toro de Carnaval
    .of = of the Toro de Carnaval
    .to = to the Toro de Carnaval
    .background = Morales de Valverde, now on the Saturday after Carnival: horns on a wooden frame under a sheet chase everybody, until the bull’s mock death.
piece-M18 = Filandorra
    .the = the Filandorra
    .of = of the Filandorra
    .to = to the Filandorra
    .background = Ferreras de Arriba, on 26 December: with a distaff in hand she marks with a burnt cork whoever gives no gift.
piece-M19 = Zangarrón
    .the = the Zangarrón
    .of = of the Zangarrón
    .to = to the Zangarrón
    .background = Sanzoles, on 26 December: masked and hung with cowbells he keeps intruders out of the dance, and in the end he bursts the bladders he carries.
piece-M20 = Zangarrón
    .the = the Zangarrón
    .of = of the Zangarrón
    .to = to the Zangarrón
    .background = Montamarta, in a black mask on 1 January and a red one on 6 January: towards the end of Mass he spears two loaves with his trident.
piece-M21 = Vaquilla
    .the = the Vaquilla
    .of = of the Vaquilla
    .to = to the Vaquilla
    .background = Palacios del Pan, on Carnival Sunday: a cow on a frame, with ribbons that children try to snatch until its mock sacrifice.
piece-M22 = Cencerreros
    .the = the Cencerreros
    .of = of the Cencerreros
    .to = to the Cencerreros
    .background = Palacios del Pan, on Carnival Sunday: with cowbells and whips they defend the Vaquilla; two of them fight to be their leader.
piece-M23 = Fiera Corrupia
    .the = the Fiera Corrupia
    .of = of the Fiera Corrupia
    .to = to the Fiera Corrupia
    .background = Almendra del Pan, on Carnival Sunday, again since 2016: a fearsome beast and its following, with a din of cowbells.
piece-M24 = Vaca Antrueja
    .the = the Vaca Antrueja
    .of = of the Vaca Antrueja
    .to = to the Vaca Antrueja
    .background = Pereruela, at Carnival: a cow carried by two charges at everybody and is killed in the end; a mock bishop preaches in verse.
piece-M25 = Vaca Bayona
    .the = the Vaca Bayona
    .of = of the Vaca Bayona
    .to = to the Vaca Bayona
    .background = Almeida de Sayago, at Carnival: a cow with a cork face and a bell goes for children and for Pedro Pajas, a man of straw.

## What has happened. .you is said to the first person named.

event-began = { $who } begins.
    .you = You begin.
event-turn = Round { $amount }: it is { $who }’s turn.
    .you = Round { $amount }: it is your turn.
event-drew = { $who } draws a card from the deck.
    .you = You draw a card from the deck.
event-got = { $who } draws { THE($piece) }.
    .you = Your card: { THE($piece) }.
event-picked = { $who } takes { THE($piece) }, face up.
    .you = You take { THE($piece) }, face up.
event-revealed = Turned up: { THE($piece) }.
event-reshuffled = The discards are shuffled: they are the new resource deck.
event-took = { $who } takes { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } from the bank.
    .you = You take { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } from the bank.
event-paid = { $who } gives { $pieces }.
    .you = You give { $pieces }.
event-paid-bank = { $who } pays { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } to the bank.
    .you = You pay { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } to the bank.
event-traded = { $who } trades three cards: { $pieces }.
    .you = You trade three cards: { $pieces }.
event-renewed = { $who } renews the market of mascaradas.
    .you = You renew the market of mascaradas.
event-bought = { $who } buys { THE($piece) }.
    .you = You buy { THE($piece) }.
event-joined = { $who } joins { THE($piece) } to their parade.
    .you = You join { THE($piece) } to your parade.
event-joined-left = { $who } joins { THE($piece) } at the left of their parade.
    .you = You join { THE($piece) } at the left of your parade.
event-joined-right = { $who } joins { THE($piece) } at the right of their parade.
    .you = You join { THE($piece) } at the right of your parade.
event-released = The peseta that reserved { THE($piece) } goes back to the bank.
event-reserved = { $who } reserves { THE($piece) } with a peseta.
    .you = You reserve { THE($piece) } with a peseta.
event-declined = { $who } reserves nothing.
    .you = You reserve nothing.
event-discarded = { $who } discards { $pieces }.
    .you = You discard { $pieces }.
event-recovered = { $who } recovers { THE($piece) } from the discards.
    .you = You recover { THE($piece) } from the discards.
event-swapped = { $who } leaves { THE($piece) } and takes { THE($piece2) }.
    .you = You leave { THE($piece) } and take { THE($piece2) }.
event-cleared = The face-up resources are discarded: { $pieces }.
event-removed = { $who } puts { THE($piece) } under the deck.
    .you = You put { THE($piece) } under the deck.
event-discounted = { $amount ->
        [one] The next purchase of this turn needs 1 resource less.
       *[other] The next purchase of this turn needs { $amount } resources less.
    }
event-lost = { $who } loses an action: there is nothing to take.
    .you = You lose an action: there is nothing to take.
event-completed = { $who } completes a parade: this is the last round.
    .you = You complete your parade: this is the last round.
event-finished = The game ends.
event-finished-equal-turns = All have had the same number of turns: the game ends.
event-finished-stalemate = Nobody could join another mascarada: the game ends.
event-finished-round-limit = Sixty rounds: the game ends.
event-applied = { $count ->
        [1] { $who } applies { THE($piece) }, without effect.
        [2] { $who } applies { THE($piece) } to { THE($piece2) }.
       *[3] { $who } applies { THE($piece) }: annuls { THE($piece2) } and doubles { THE($piece3) }.
    }
    .you = { $count ->
        [1] You apply { THE($piece) }, without effect.
        [2] You apply { THE($piece) } to { THE($piece2) }.
       *[3] You apply { THE($piece) }: you annul { THE($piece2) } and double { THE($piece3) }.
    }
event-scored = { $who } has { $amount4 } for mascaradas, { $amount } for majorities, { $amount2 } for pesetas and { $amount3 } for colours.
    .you = You have { $amount4 } for mascaradas, { $amount } for majorities, { $amount2 } for pesetas and { $amount3 } for colours.
event-won = { $who } wins with { $amount } points.
    .you = You win with { $amount } points.

## What is asked

ask-plan = { $who } prepares: three actions, or new mascaradas?
    .you = Prepare your purchase
ask-draw = { $who } chooses what to take.
    .you = What do you take?
ask-limit = { $who } has more than ten cards and must trade three.
    .you = You have more than ten cards: trade three
ask-buy = { $who } may buy mascaradas.
    .you = Will you buy a mascarada?
ask-trade = { $who } trades three cards for 1 peseta.
    .you = Which three cards do you trade?
ask-discard = { $who } chooses what to discard.
    .you = What do you discard?
ask-recover = { $who } chooses what to recover from the discards.
    .you = What do you recover from the discards?
ask-swap = { $who } swaps a card in hand for a face-up one.
    .you = Which card of your hand do you swap?
ask-reserve = { $who } may reserve a mascarada.
    .you = Where do you leave your peseta?
ask-remove = { $who } chooses which mascarada goes under the deck.
    .you = Which mascarada goes under the deck?
ask-apply = { $who } chooses the order of effects.
    .you = Which effect comes next?

## What is answered

answer-get = Get resources: three actions
answer-renew = Renew the mascaradas
answer-trade = Trade three cards for 1 peseta
answer-trade-piece = Trade { THE($piece) }
answer-trade-then = and { $pieces }
answer-take = Take
answer-take-peseta = Take 1 peseta
answer-take-deck = Draw from the deck
answer-take-piece = Take { THE($piece) }
answer-buy = Buy { THE($piece) }
answer-buy-then-amount = with 3 pesetas instead
answer-buy-then-piece = with { THE($piece) } instead
answer-buy-then-left = at the left
answer-buy-then-right = at the right
answer-buy-then-piece-without = without { THE($piece) }
answer-without = Without { THE($piece) }
answer-left = At the left
answer-right = At the right
answer-end = End the turn
answer-discard = Discard { $pieces }
answer-discard-then = and { $pieces }
answer-recover = Recover { THE($piece) }
answer-swap = Leave { THE($piece) }
answer-swap-then = and take { THE($piece) }
answer-reserve = Reserve { THE($piece) }
answer-remove = Put { THE($piece) } under the deck
answer-decline = Reserve nothing
answer-apply = Apply { THE($piece) }
answer-apply-then = to { THE($piece) }

## The table

page-round = Round { $round }
page-last-round = Last round
page-phases = Phases of the turn
page-phase-A = Refill
page-phase-B = Prepare
page-phase-C = Buy
page-others = The others
page-first = began the game
page-other = { $name }{ $first ->
        [yes] , began the game
       *[no] { "" }
    }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }, parade { $done } of { $size }{ $left ->
        [none] { "" }
       *[other] , ends { $left } and { $right }
    }.{ $turn ->
        [yes] { " " }Their turn.
       *[no] { "" }
    } See the parade.
page-mascaradas = Mascaradas
page-resources = Resources
page-in-deck = in the deck
page-in-discards = discards
page-bank = bank
page-gold-fits = golden: fits
page-gold-fits-where = your parade
page-your-parade = Your parade
page-parade-of = Parade of { $name }
page-of = { $done } of { $size }
page-your-hand = Your hand: { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }, { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-open-left = Open end on the left: { $symbol }
page-open-right = Open end on the right: { $symbol }
page-card = { $name }, { $colour }, { $left } left, { $right } right, strength { $base }
page-costs = costs { $cost }
page-costs-pesetas = { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-fits = { $ends ->
        [left] fits at your left end
        [right] fits at your right end
        [both] fits at both your ends
       *[first] would be the first of your parade
    }
page-reserved-by = reserved by { $name }
page-reserved-you = reserved by you
page-would-cost = would cost you { $pesetas ->
        [0] cards only
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-short = { $pesetas ->
        [one] 1 peseta short
       *[other] { $pesetas } pesetas short
    }
page-bar-complete = Your parade is complete.
page-bar-reserved = Only { $name } may buy it.
page-bar-fresh = You reserved it in this turn: you may buy it from the next on.
page-bar-fits = It fits at no end of your parade.
page-bar-pesetas = You cannot pay it: { page-short }.
page-strength = Strength { $base }
page-immediate = When it joins
page-scoring = At the end
page-village = { $village } · { $comarca }
page-symbols = Symbols in each parade
page-set-majorities = In the end whoever has most Devil symbols gets 10 points and the next ones 7, 5 and 3; of each of the other three 8, 6, 4 and 2. Who has none has no place (LM-SCO-5, LM-SCO-9).
page-set-colours = Of each colour the longest row of neighbours in your parade counts its square: 1, 4, 9, 16… (LM-SCO-10).
page-set-pesetas = Every 3 pesetas left are 1 point (LM-SCO-2).
page-joint = { $symbol } with { $symbol }
page-empty-place = empty place

### The question

page-how = How to play
page-how-1 = Prepare: three times, take a peseta, a face-up card or one from the deck.
page-how-2 = Buy: pay a mascarada and join it at an end where two equal symbols meet.
page-how-3 = With { $size } it ends: strengths, effects, symbols, colours and pesetas score.
page-before = Before you begin
page-before-hint = Look at the markets and your hand; how to play stands above. You begin when all are ready.
page-begin = Begin
page-draws = Action { $now } of 3
page-peseta = 1 peseta
page-peseta-left = { $bank } left
page-face-up = Face up
page-face-up-hint = tap one
page-deck = From the deck
page-deck-hint = unseen
page-renew = Renew mascaradas
page-renew-hint = instead of the three actions
page-trade = 3 cards → 1 peseta
page-trade-which = Which three cards for 1 peseta?
page-trade-hint = Tap three cards of your hand.
page-discard-which = { $n ->
        [one] Discard 1 card of your hand
       *[other] Discard { $n } cards of your hand
    }
page-discard-hint = Tap them below, in your hand.
page-picked = { $picked } of { $n }
page-trade-do = Trade them for 1 peseta
page-discard-do = Discard them
page-buy-hint = Tap a mascarada with a golden border: it fits and you can pay it.
page-buy-none = None fits and can be paid now. Tap one to see why.
page-end-turn = End the turn
page-swap-then = { $piece } stays. Which one do you take?
page-swap-hint = First a card of your hand, then a face-up one.
page-reserve-hint = Tap the mascarada to keep. Only you may buy it, from your next turn on.
page-remove-hint = Tap one in the market; another is turned up in its place.
page-draw-effect = { THE($piece) } lets you take a card
page-left-to-do = { $n ->
        [one] Once more
       *[other] { $n } times more
    }
page-pay-title = { $name }: how you would pay
page-have = you have them
page-missing = you have none
page-falls-away = not needed
page-discount = { $n ->
        [one] You save 1 resource. Which?
       *[other] You save { $n } resources. Which?
    }
page-printed = pesetas of the card
page-pay-with = { $piece } is missing: pay with
page-way-same = { $piece }, same category, and 1 peseta
page-way-other = { $piece }, another category, and 2 pesetas
page-way-pesetas = 3 pesetas
page-way-dear = you cannot pay that
page-which-end = At which end?
page-end-left = Left
page-end-right = Right
page-cancel = No
page-pay-do = { $pesetas ->
        [0] Pay and join
        [one] Pay 1 peseta and join
       *[other] Pay { $pesetas } pesetas and join
    }
page-now = When it joins
page-follow-NONE = Nothing happens when it joins.
page-follow-completes = You complete your parade: it will be the last round.
page-follow-ignored = Its condition is not met: nothing happens.
page-follow-keeps = { $left ->
        [0] You have no cards left: there is nothing to discard.
        [one] You have only 1 card left: you discard nothing.
       *[other] You have only { $left } cards left: you discard nothing.
    }
page-follow-loses = You discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of what is left: { $kept }.
page-follow-loses-all = You discard all that is left: { $kept }.
page-follow-others-gain = Each of the others takes { $n ->
        [one] 1 peseta
       *[other] { $n } pesetas
    }.
page-follow-taxes = { $count ->
        [0] Nobody is that rich: nothing is returned.
        [one] 1 person returns 1 peseta.
       *[other] { $count } people return 1 peseta each.
    }
page-follow-no-coin = You have no peseta left: you cannot reserve.
page-apply-best = The best
page-apply-annul = Annul { $one }, double { $two }
page-apply-triple = Triple { $one }
page-apply-add = Add the strength of { $one }
page-apply-hint = The order changes the points. The first is the best.
page-apply-others = Other possibilities
page-one-moment = One moment…
page-spoken = { $question } { $seconds ->
        [0] { "" }
       *[other] { $seconds } seconds.
    }

### The end

page-wins = { $count ->
        [one] { $who } wins, { $points } points
       *[other] { $who } win, { $points } points
    }
page-wins-you = You win, { $points } points
page-scores = See the score of
page-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-short-mascaradas = mascaradas
page-short-majorities = majorities
page-short-sequences = colours
page-short-pesetas = pesetas
page-others-have = { $listed }
page-share = Save the picture
page-rematch = Play again

### Keys

page-key-renew = R
page-key-trade = T
page-key-end = E
page-keys-market = along a market or a parade
page-keys-rows = between market, resources, parade and hand

### At the terminal

table-summary = Bank { $bank } ●   Deck { $deck } ▤   Mascaradas { $mascaradas }
table-face-up = Face up
table-hand = Your hand
table-nothing = –
table-no-parade = no parade yet (of { $size })
table-colour = { $colour ->
        [green] g
        [red] r
        [blue] b
       *[yellow] y
    }
table-buy = Buy { THE($piece) }: { $pesetas ->
        [0] cards only
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
table-pay = Give { $given }
table-pay-left = At the left: { $given }
table-pay-right = At the right: { $given }
table-pay-other = Another payment, card by card…
table-unseen = In the deck or in other hands
table-pieces = cards
table-powers = What the mascaradas do
table-powers-end = Where the points come from
