# Las Mascaradas in italiano: nomi, che cosa fanno le carte, da dove vengono i punti e le figure nel loro paese.

## Il gioco

title = Las Mascaradas
content-note = Le figure e i paesi sono reali. I numeri, i simboli e gli effetti delle carte sono di questo progetto, tranne i pochi stampati nel regolamento.

## Simboli, colori con le loro comarche, categorie delle risorse con i loro colori

symbol-D = Diavoli
symbol-P = Popolare
symbol-F = Femminile
symbol-A = Animale

colour-green = verde
    .comarca = Aliste
colour-red = rosso
    .comarca = Tábara e La Carballeda
colour-blue = blu
    .comarca = Sanabria e le valli del nord
colour-yellow = giallo
    .comarca = Tierra del Pan, Tierra del Vino e Sayago

category-character = personaggio
    .colour = arancione
category-music = musica
    .colour = viola
category-costume = costume
    .colour = verde acqua
category-prop = oggetto
    .colour = grigio

## Quantità e nomi nelle frasi che seguono

n-pesetas = { $n ->
        [one] 1 peseta
       *[other] { $n } pesetas
    }
n-cards = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
n-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
the-symbol = { $symbol ->
        [D] simbolo dei Diavoli
        [P] simbolo Popolare
        [F] simbolo Femminile
       *[A] simbolo Animale
    }
the-symbols = { $symbol ->
        [D] simboli dei Diavoli
        [P] simboli Popolari
        [F] simboli Femminili
       *[A] simboli Animali
    }
the-others = { $other ->
        [D] dei Diavoli
        [P] Popolari
        [F] Femminili
       *[A] Animali
    }
of-colour = { $colour ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }
of-colours = { $colour ->
        [green] verdi
        [red] rosse
        [blue] blu
       *[yellow] gialle
    }
the-name = { $symbol ->
        [D] { symbol-D }
        [P] { symbol-P }
        [F] { symbol-F }
       *[A] { symbol-A }
    }
the-place = { $place ->
        [1] primo posto
        [2] secondo posto
        [3] terzo posto
        [4] quarto posto
       *[5] quinto posto
    }

## Che cosa succede quando una mascherata si è unita; .then segue una condizione

immediate-NONE = Quando si unisce non succede nulla.
immediate-GAIN = Prendi { n-pesetas } dalla banca.
    .then = prendi { n-pesetas } dalla banca.
immediate-DRAW = { $n ->
        [one] Pesca 1 carta risorsa, scoperta o dal mazzo.
       *[other] Pesca { $n } carte risorsa, scoperte o dal mazzo.
    }
    .then = { $n ->
        [one] pesca 1 carta risorsa, scoperta o dal mazzo.
       *[other] pesca { $n } carte risorsa, scoperte o dal mazzo.
    }
immediate-DRAW_DECK = Pesca { n-cards } dal mazzo delle risorse.
    .then = pesca { n-cards } dal mazzo delle risorse.
immediate-DISCARD = { $n ->
        [one] Scarta 1 carta dalla mano, se ne hai.
       *[other] Scarta { $n } carte dalla mano; se ne hai meno, nessuna.
    }
    .then = { $n ->
        [one] scarta 1 carta dalla mano, se ne hai.
       *[other] scarta { $n } carte dalla mano; se ne hai meno, nessuna.
    }
immediate-RECOVER = { $n ->
        [one] Recupera dagli scarti 1 carta a tua scelta, ma non un aguinaldo.
       *[other] Recupera dagli scarti { $n } carte a tua scelta, ma nessun aguinaldo.
    }
    .then = { $n ->
        [one] recupera dagli scarti 1 carta a tua scelta, ma non un aguinaldo.
       *[other] recupera dagli scarti { $n } carte a tua scelta, ma nessun aguinaldo.
    }
immediate-SWAP = { $cards ->
        [one] Scambia 1 carta della tua mano con 1 di quelle scoperte, ma non con un aguinaldo.
       *[other] Scambia { $cards } carte della tua mano con { $cards } di quelle scoperte, ma con nessun aguinaldo.
    }
    .then = { $cards ->
        [one] scambia 1 carta della tua mano con 1 di quelle scoperte, ma non con un aguinaldo.
       *[other] scambia { $cards } carte della tua mano con { $cards } di quelle scoperte, ma con nessun aguinaldo.
    }
immediate-REFRESH_RESOURCES = Scarta le risorse scoperte e scoprine cinque nuove.
    .then = scarta le risorse scoperte e scoprine cinque nuove.
immediate-RESERVE = Puoi mettere una tua peseta su una mascherata del mercato: solo tu potrai comprarla, dal tuo prossimo turno.
    .then = puoi mettere una tua peseta su una mascherata del mercato: solo tu potrai comprarla, dal tuo prossimo turno.
immediate-REMOVE_MARKET = { $cards ->
        [one] Metti sotto il mazzo 1 mascherata del mercato non riservata e scoprine un’altra.
       *[other] Metti sotto il mazzo { $cards } mascherate del mercato non riservate e scoprine altrettante.
    }
    .then = { $cards ->
        [one] metti sotto il mazzo 1 mascherata del mercato non riservata e scoprine un’altra.
       *[other] metti sotto il mazzo { $cards } mascherate del mercato non riservate e scoprine altrettante.
    }
immediate-DISCOUNT = { $n ->
        [one] La prossima mascherata che compri in questo turno richiede 1 risorsa in meno.
       *[other] La prossima mascherata che compri in questo turno richiede { $n } risorse in meno.
    }
    .then = { $n ->
        [one] la prossima mascherata che compri in questo turno richiede 1 risorsa in meno.
       *[other] la prossima mascherata che compri in questo turno richiede { $n } risorse in meno.
    }
immediate-TAX_RICH = Ciascuno degli altri che ha almeno { n-pesetas } ne restituisce 1 alla banca.
    .then = ciascuno degli altri che ha almeno { n-pesetas } ne restituisce 1 alla banca.
immediate-PAY_OTHERS = Ciascuno degli altri prende { n-pesetas } dalla banca.
    .then = ciascuno degli altri prende { n-pesetas } dalla banca.

immediate-IF_JOINED_SYMBOL = Se si unisce con un { the-symbol }: { $effect }
immediate-IF_JOINED_COLOUR = Se si unisce a una mascherata { of-colour }: { $effect }
immediate-IF_PESETAS_AT_MOST = { $limit ->
        [0] Se dopo averla pagata non ti restano pesetas: { $effect }
        [one] Se dopo averla pagata ti resta al massimo 1 peseta: { $effect }
       *[other] Se dopo averla pagata ti restano al massimo { $limit } pesetas: { $effect }
    }

## Che cosa vale una mascherata oltre alla sua forza base

scoring-NONE = Vale solo la sua forza base.
scoring-PER_SYMBOL = { n-points } per ogni { the-symbol } nel tuo corteo.
scoring-PER_DISTINCT_SYMBOL = { n-points } per ogni simbolo diverso nel tuo corteo.
scoring-IF_ALL_SYMBOLS = { n-points } se nel tuo corteo ci sono tutti e quattro i simboli.
scoring-IF_MORE_SYMBOL = { n-points } se nel tuo corteo ci sono più { the-symbols } che { the-others }.
scoring-PER_COLOUR = { n-points } per ogni mascherata { of-colour } nel tuo corteo.
scoring-PER_DISTINCT_COLOUR = { n-points } per ogni colore diverso nel tuo corteo.
scoring-IF_ALL_COLOURS = { n-points } se nel tuo corteo ci sono tutti e quattro i colori.
scoring-IF_ADJACENT_COLOUR = { n-points } se ha almeno una vicina { of-colour }.
scoring-PER_ADJACENT_COLOUR = { n-points } per ogni vicina { of-colour }.
scoring-IF_BOTH_NEIGHBOURS_NOT_COLOUR = { n-points } se ha due vicine e nessuna è { of-colour }.
scoring-IF_NEIGHBOURS_ALL_DIFFERENT = { n-points } se ha due vicine e tutte e tre sono di colori diversi.
scoring-IF_AT_END = { n-points } se è la prima o l’ultima del tuo corteo.
scoring-IF_OWNS = { n-points } se anche { $card } è nel tuo corteo.
scoring-PESETAS_FULL = Ogni peseta che ti resta vale 1 punto, non solo una su tre.
scoring-ANNUL_AND_DOUBLE = Annulla la forza base di una delle tue mascherate e raddoppia quella di un’altra.
scoring-TRIPLE_UNIQUE_ADJACENT = Triplica la forza base di una vicina che è l’unica mascherata del suo colore nel tuo corteo.
scoring-ADD_ADJACENT_BASE = Tanti punti quanta è la forza base di una vicina.

## Da dove vengono i punti: le righe del foglio dei punteggi

part-pesetas = Pesetas
part-majorities = Maggioranze dei simboli
part-sequences = Colori in fila
part-mascaradas = Mascherate

score-pesetas = { n-pesetas }: 1 punto ogni 3
score-pesetas-full = { n-pesetas }: 1 punto ciascuna, grazie a { $card }
score-majority = { the-name }: { $n }, { the-place }
score-majority-tied = { the-name }: { $n }, { $tied } alla pari, tutti contano come { the-place }
score-majority-none = { the-name }: nessuno, quindi nessun posto
score-sequence = { $n ->
        [one] 1 { of-colour }: 1 × 1
       *[other] { $n } { of-colours } in fila: { $n } × { $n }
    }
score-base = Forza base { $n }
score-annulled = Annullata da { $by }: forza base 0
score-doubled = Raddoppiata da { $by }: forza base { $n }
score-tripled = Triplicata da { $by }: forza base { $n }

score-PER_SYMBOL = { $count ->
        [one] 1 { the-symbol } × { $points }
       *[other] { $count } { the-symbols } × { $points }
    }
score-PER_DISTINCT_SYMBOL = { $count ->
        [one] 1 simbolo × { $points }
       *[other] { $count } simboli diversi × { $points }
    }
score-IF_ALL_SYMBOLS = { $count ->
        [0] Non ci sono tutti e quattro i simboli
       *[other] Ci sono tutti e quattro i simboli
    }
score-IF_MORE_SYMBOL = { $count ->
        [0] Non ci sono più { the-symbols } che { the-others }
       *[other] Più { the-symbols } che { the-others }
    }
score-PER_COLOUR = { $count ->
        [one] 1 { of-colour } × { $points }
       *[other] { $count } { of-colours } × { $points }
    }
score-PER_DISTINCT_COLOUR = { $count ->
        [one] 1 colore × { $points }
       *[other] { $count } colori × { $points }
    }
score-IF_ALL_COLOURS = { $count ->
        [0] Non ci sono tutti e quattro i colori
       *[other] Ci sono tutti e quattro i colori
    }
score-IF_ADJACENT_COLOUR = { $count ->
        [0] Nessuna vicina { of-colour }
       *[other] Ha una vicina { of-colour }
    }
score-PER_ADJACENT_COLOUR = { $count ->
        [0] Nessuna vicina { of-colour }
        [one] 1 vicina { of-colour } × { $points }
       *[other] { $count } vicine { of-colours } × { $points }
    }
score-IF_BOTH_NEIGHBOURS_NOT_COLOUR = { $count ->
        [0] Non ha due vicine che non siano { of-colours }
       *[other] Due vicine e nessuna { of-colour }
    }
score-IF_NEIGHBOURS_ALL_DIFFERENT = { $count ->
        [0] Non sono tre colori diversi con due vicine
       *[other] Tre colori diversi con le sue due vicine
    }
score-IF_AT_END = { $count ->
        [0] Né prima né ultima
       *[other] A un capo del corteo
    }
score-IF_OWNS = { $count ->
        [0] Senza { $card }
       *[other] Insieme a { $card }
    }
score-PESETAS_FULL = Il suo effetto è contato con le pesetas
score-ANNUL_AND_DOUBLE = Annulla { $annulled } e raddoppia { $card }
score-ANNUL_AND_DOUBLE-none = Da sola nel corteo: nessun effetto
score-TRIPLE_UNIQUE_ADJACENT = Triplica { $card }
score-TRIPLE_UNIQUE_ADJACENT-none = Nessuna vicina è l’unica del suo colore: nessun effetto
score-ADD_ADJACENT_BASE = Quanto ha { $card } in quel momento: { $points }
score-ADD_ADJACENT_BASE-none = Senza vicine: nessun effetto

## Risorse; birria e madama tengono il nome spagnolo

piece-Madama = Madama
    .the = la madama
    .of = della madama
    .to = alla madama
piece-Ciego = Cieco
    .the = il cieco
    .of = del cieco
    .to = al cieco
piece-Danzantes = Danzatori
    .the = i danzatori
    .of = dei danzatori
    .to = ai danzatori
piece-Gaita = Cornamusa
    .the = la cornamusa
    .of = della cornamusa
    .to = alla cornamusa
piece-Tamboril = Tamburo
    .the = il tamburo
    .of = del tamburo
    .to = al tamburo
piece-Careta = Maschera
    .the = la maschera
    .of = della maschera
    .to = alla maschera
piece-Pieles = Pelli
    .the = le pelli
    .of = delle pelli
    .to = alle pelli
piece-Cintas = Nastri
    .the = i nastri
    .of = dei nastri
    .to = ai nastri
piece-Cencerro = Campanaccio
    .the = il campanaccio
    .of = del campanaccio
    .to = al campanaccio
piece-Ceniza = Cenere
    .the = la cenere
    .of = della cenere
    .to = alla cenere
piece-Tralla = Frusta
    .the = la frusta
    .of = della frusta
    .to = alla frusta
piece-Aguinaldo = Aguinaldo
    .the = l’aguinaldo
    .of = dell’aguinaldo
    .to = all’aguinaldo

## Mascherate, e che cosa sono nel loro paese; Birria è anche il nome di una risorsa

piece-Obisparra = Obisparra
    .the = l’Obisparra
    .of = dell’Obisparra
    .to = all’Obisparra
    .background = Pobladura de Aliste, il 15 agosto e prima del 2001 il 26 dicembre: due buoi mascherati scappano e trascinano chi ara.
piece-Carochos = Carochos
    .the = i Carochos
    .of = dei Carochos
    .to = ai Carochos
    .background = Riofrío de Aliste, il 1º gennaio: due diavoli con campanacci e lunghe tenaglie estensibili lottano con le altre figure finché non vengono cacciati.
piece-Diablos = Diablos
    .the = i Diablos
    .of = dei Diablos
    .to = ai Diablos
    .background = Sarracín de Aliste, il 1º gennaio: un diavolo grande e uno piccolo, con maschere di sughero, assalgono il cieco, che li scaccia con una croce.
piece-Atenazador = Atenazador
    .the = l’Atenazador
    .of = dell’Atenazador
    .to = all’Atenazador
    .background = San Vicente de la Cabeza, ora l’11 agosto, un tempo il 29 giugno: rincorre la gente e le afferra le gambe con tenaglie estensibili.
piece-Caballico = Caballico
    .the = il Caballico
    .of = del Caballico
    .to = al Caballico
    .background = Villarino tras la Sierra, il 26 dicembre: un cavallo di legno frusta la gente con una coda di stracci piena di fango.
piece-Pajarico = Pajarico
    .the = il Pajarico
    .of = del Pajarico
    .to = al Pajarico
    .background = Villarino tras la Sierra, il 26 dicembre: un ragazzo che sta per entrare fra i giovani porta un uccello su una verga di frassino e raccoglie i doni.
piece-Birria = Birria
    .the = il Birria
    .of = del Birria
    .to = al Birria
    .background = Tábara, al Corpus Domini: una figura mascherata con grandi nacchere accompagna i danzatori coi bastoni e si scopre il volto per entrare in chiesa.
piece-Tafarron = Tafarrón
    .the = il Tafarrón
    .of = del Tafarrón
    .to = al Tafarrón
    .background = Pozuelo de Tábara, il 26 dicembre: un diavolo vestito di paglia raccoglie i doni in un mestolo e difende la Madama.
piece-Vieyas = Vieyas
    .the = le Vieyas
    .of = delle Vieyas
    .to = alle Vieyas
    .background = Triufé, intorno a Capodanno: vecchie in nero con cesti e il volto coperto da un panno all’uncinetto, che vanno con i Visparros.
piece-Cencerrones = Cencerrones
    .the = i Cencerrones
    .of = dei Cencerrones
    .to = ai Cencerrones
    .background = Abejera, il 1º gennaio: nella piazza della chiesa il Cencerrón e la Filandorra lottano col cieco e con la sua guida.
piece-Carucheros = Carucheros
    .the = i Carucheros
    .of = dei Carucheros
    .to = ai Carucheros
    .background = Sesnández, il 1º gennaio, di nuovo dal 2023: con campanacci, tenaglie e pelli di animali girano a chiedere doni.
piece-Desempadrinamiento = Desempadrinamiento
    .the = il Desempadrinamiento
    .of = del Desempadrinamiento
    .to = al Desempadrinamiento
    .background = Bercianos de Aliste, ai matrimoni e senza data fissa: arriva al calar della sera, dopo che gli sposi sono stati portati in giro su un carro.
piece-Talanqueira = Talanqueira
    .the = la Talanqueira
    .of = della Talanqueira
    .to = alla Talanqueira
    .background = San Martín de Castañeda, il 5 gennaio: mezza persona e mezza bestia dalle corna aguzze, carica la gente.
piece-Visparros = Visparros
    .the = i Visparros
    .of = dei Visparros
    .to = ai Visparros
    .background = San Martín de Castañeda, il 5 gennaio: con maschere di stoffa e nastri e campanacci alla vita stuzzicano la gente con grandi forbici di legno.
piece-Visparra = Visparra
    .the = la Visparra
    .of = della Visparra
    .to = alla Visparra
    .background = Vigo de Sanabria, il 26 dicembre: diavoli mascherati con fruste e Talanqueiras con le corna girano per il paese a chiedere doni.
piece-Antruejo = Antruejo
    .the = l’Antruejo
    .of = dell’Antruejo
    .to = all’Antruejo
    .background = Villanueva de Valrojo, dalla domenica al martedì di Carnevale: cinture di campanacci, vesti a colori da un fienile comune, e nessuno deve sapere chi è chi.
piece-ToroDeCarnaval = Toro de Carnaval
    .the = il Toro de Carnaval
    .of = del Toro de Carnaval
    .to = al Toro de Carnaval
    .background = Morales de Valverde, ora il sabato dopo Carnevale: due corna su un telaio di legno sotto un lenzuolo rincorrono tutti, fino alla finta morte del toro.
piece-Filandorra = Filandorra
    .the = la Filandorra
    .of = della Filandorra
    .to = alla Filandorra
    .background = Ferreras de Arriba, il 26 dicembre: con la rocca in mano segna con un sughero bruciato chi non dà il dono.
piece-ZangarronSanzoles = Zangarrón
    .the = lo Zangarrón
    .of = dello Zangarrón
    .to = allo Zangarrón
    .background = Sanzoles, il 26 dicembre: con maschera e campanacci tiene gli intrusi fuori dalla danza, e alla fine fa scoppiare le vesciche che porta.
piece-ZangarronMontamarta = Zangarrón
    .the = lo Zangarrón
    .of = dello Zangarrón
    .to = allo Zangarrón
    .background = Montamarta, con maschera nera il 1º gennaio e rossa il 6: verso la fine della messa infilza due pagnotte col suo tridente.
piece-Vaquilla = Vaquilla
    .the = la Vaquilla
    .of = della Vaquilla
    .to = alla Vaquilla
    .background = Palacios del Pan, la domenica di Carnevale: una vacca su un telaio, con nastri che i bambini cercano di strapparle, fino al finto sacrificio.
piece-Cencerreros = Cencerreros
    .the = i Cencerreros
    .of = dei Cencerreros
    .to = ai Cencerreros
    .background = Palacios del Pan, la domenica di Carnevale: con campanacci e fruste difendono la Vaquilla; due di loro lottano per essere il capo.
piece-FieraCorrupia = Fiera Corrupia
    .the = la Fiera Corrupia
    .of = della Fiera Corrupia
    .to = alla Fiera Corrupia
    .background = Almendra del Pan, la domenica di Carnevale, di nuovo dal 2016: una bestia temibile e il suo seguito, con un frastuono di campanacci.
piece-VacaAntrueja = Vaca Antrueja
    .the = la Vaca Antrueja
    .of = della Vaca Antrueja
    .to = alla Vaca Antrueja
    .background = Pereruela, a Carnevale: una vacca portata da due giovani carica tutti e alla fine muore; un vescovo per burla predica in versi.
piece-VacaBayona = Vaca Bayona
    .the = la Vaca Bayona
    .of = della Vaca Bayona
    .to = alla Vaca Bayona
    .background = Almeida de Sayago, a Carnevale: una vacca dal muso di sughero con un campanaccio si avventa sui bambini e su Pedro Pajas, un uomo di paglia.
