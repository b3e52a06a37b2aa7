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

## Mascaradas, and what they are where they come from; Birria is the name of a resource too

piece-Obisparra = Obisparra
    .the = the Obisparra
    .of = of the Obisparra
    .to = to the Obisparra
    .background = Pobladura de Aliste, on 15 August, before 2001 on 26 December: two masked oxen bolt from the plough and drag the ploughman along.
piece-Carochos = Carochos
    .the = the Carochos
    .of = of the Carochos
    .to = to the Carochos
    .background = Riofrío de Aliste, on 1 January: two devils with bells and long folding tongs fight the other figures until they are driven out.
piece-Diablos = Diablos
    .the = the Diablos
    .of = of the Diablos
    .to = to the Diablos
    .background = Sarracín de Aliste, on 1 January: a big and a little devil in cork masks attack a blind man, who drives them off with a cross.
piece-Atenazador = Atenazador
    .the = the Atenazador
    .of = of the Atenazador
    .to = to the Atenazador
    .background = San Vicente de la Cabeza, now on 11 August, once on 29 June: it runs after people and grips their legs with folding tongs.
piece-Caballico = Caballico
    .the = the Caballico
    .of = of the Caballico
    .to = to the Caballico
    .background = Villarino tras la Sierra, on 26 December: a wooden horse whips the bystanders with a rag tail full of mud.
piece-Pajarico = Pajarico
    .the = the Pajarico
    .of = of the Pajarico
    .to = to the Pajarico
    .background = Villarino tras la Sierra, on 26 December: a boy about to count as a young man carries a bird on an ash rod and collects the gifts.
piece-Birria = Birria
    .the = the Birria
    .of = of the Birria
    .to = to the Birria
    .background = Tábara, at Corpus Christi: a masked figure with big castanets goes with the stick dancers and bares its face to enter the church.
piece-Tafarron = Tafarrón
    .the = the Tafarrón
    .of = of the Tafarrón
    .to = to the Tafarrón
    .background = Pozuelo de Tábara, on 26 December: a devil in a suit of straw collects gifts in a ladle and defends the Madama.
piece-Vieyas = Vieyas
    .the = the Vieyas
    .of = of the Vieyas
    .to = to the Vieyas
    .background = Triufé, around New Year: old women in black with baskets, a crocheted cloth over their faces, who go with the Visparros.
piece-Cencerrones = Cencerrones
    .the = the Cencerrones
    .of = of the Cencerrones
    .to = to the Cencerrones
    .background = Abejera, on 1 January: in the square by the church the Cencerrón and the Filandorra fight the blind man and his boy.
piece-Carucheros = Carucheros
    .the = the Carucheros
    .of = of the Carucheros
    .to = to the Carucheros
    .background = Sesnández, on 1 January, again since 2023: with cowbells, tongs and animal skins they go round asking for gifts.
piece-Desempadrinamiento = Desempadrinamiento
    .the = the Desempadrinamiento
    .of = of the Desempadrinamiento
    .to = to the Desempadrinamiento
    .background = Bercianos de Aliste, at weddings and on no fixed date: it comes at nightfall, after the couple has been pulled through the village on a cart.
piece-Talanqueira = Talanqueira
    .the = the Talanqueira
    .of = of the Talanqueira
    .to = to the Talanqueira
    .background = San Martín de Castañeda, on 5 January: half human, half beast with pointed horns, it charges at people.
piece-Visparros = Visparros
    .the = the Visparros
    .of = of the Visparros
    .to = to the Visparros
    .background = San Martín de Castañeda, on 5 January: in cloth masks with ribbons and with bells at the waist they tease people with big wooden scissors.
piece-Visparra = Visparra
    .the = the Visparra
    .of = of the Visparra
    .to = to the Visparra
    .background = Vigo de Sanabria, on 26 December: masked devils with whips and horned Talanqueiras go round the village asking for gifts.
piece-Antruejo = Antruejo
    .the = the Antruejo
    .of = of the Antruejo
    .to = to the Antruejo
    .background = Villanueva de Valrojo, Sunday to Tuesday of Carnival: belts of cowbells, bright clothes from a shared barn, and nobody is to know who is who.
piece-ToroDeCarnaval = Toro de Carnaval
    .the = the Toro de Carnaval
    .of = of the Toro de Carnaval
    .to = to the Toro de Carnaval
    .background = Morales de Valverde, now on the Saturday after Carnival: horns on a wooden frame under a sheet chase everybody, until the bull’s mock death.
piece-Filandorra = Filandorra
    .the = the Filandorra
    .of = of the Filandorra
    .to = to the Filandorra
    .background = Ferreras de Arriba, on 26 December: with a distaff in hand she marks with a burnt cork whoever gives no gift.
piece-ZangarronSanzoles = Zangarrón
    .the = the Zangarrón
    .of = of the Zangarrón
    .to = to the Zangarrón
    .background = Sanzoles, on 26 December: masked and hung with cowbells he keeps intruders out of the dance, and in the end he bursts the bladders he carries.
piece-ZangarronMontamarta = Zangarrón
    .the = the Zangarrón
    .of = of the Zangarrón
    .to = to the Zangarrón
    .background = Montamarta, in a black mask on 1 January and a red one on 6 January: towards the end of Mass he spears two loaves with his trident.
piece-Vaquilla = Vaquilla
    .the = the Vaquilla
    .of = of the Vaquilla
    .to = to the Vaquilla
    .background = Palacios del Pan, on Carnival Sunday: a cow on a frame, with ribbons that children try to snatch until its mock sacrifice.
piece-Cencerreros = Cencerreros
    .the = the Cencerreros
    .of = of the Cencerreros
    .to = to the Cencerreros
    .background = Palacios del Pan, on Carnival Sunday: with cowbells and whips they defend the Vaquilla; two of them fight to be their leader.
piece-FieraCorrupia = Fiera Corrupia
    .the = the Fiera Corrupia
    .of = of the Fiera Corrupia
    .to = to the Fiera Corrupia
    .background = Almendra del Pan, on Carnival Sunday, again since 2016: a fearsome beast and its following, with a din of cowbells.
piece-VacaAntrueja = Vaca Antrueja
    .the = the Vaca Antrueja
    .of = of the Vaca Antrueja
    .to = to the Vaca Antrueja
    .background = Pereruela, at Carnival: a cow carried by two charges at everybody and is killed in the end; a mock bishop preaches in verse.
piece-VacaBayona = Vaca Bayona
    .the = the Vaca Bayona
    .of = of the Vaca Bayona
    .to = to the Vaca Bayona
    .background = Almeida de Sayago, at Carnival: a cow with a cork face and a bell goes for children and for Pedro Pajas, a man of straw.
