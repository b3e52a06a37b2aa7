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

piece-Birria = Birria
    .the = il birria
    .of = del birria
    .to = al birria
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

## Mascherate coi loro id, e che cosa sono nel loro paese

piece-M01 = Obisparra
    .the = l’Obisparra
    .of = dell’Obisparra
    .to = all’Obisparra
    .background = Pobladura de Aliste, il 15 agosto e prima del 2001 il 26 dicembre: due buoi mascherati scappano e trascinano chi ara.
piece-M02 = Carochos
    .the = i Carochos
    .of = dei Carochos
    .to = ai Carochos
    .background = Riofrío de Aliste, il 1º gennaio: due diavoli con campanacci e lunghe tenaglie estensibili lottano con le altre figure finché non vengono cacciati.
piece-M03 = Diablos
    .the = i Diablos
    .of = dei Diablos
    .to = ai Diablos
    .background = Sarracín de Aliste, il 1º gennaio: un diavolo grande e uno piccolo, con maschere di sughero, assalgono il cieco, che li scaccia con una croce.
piece-M04 = Atenazador
    .the = l’Atenazador
    .of = dell’Atenazador
    .to = all’Atenazador
    .background = San Vicente de la Cabeza, ora l’11 agosto, un tempo il 29 giugno: rincorre la gente e le afferra le gambe con tenaglie estensibili.
piece-M05 = Caballico
    .the = il Caballico
    .of = del Caballico
    .to = al Caballico
    .background = Villarino tras la Sierra, il 26 dicembre: un cavallo di legno frusta la gente con una coda di stracci piena di fango.
piece-M06 = Pajarico
    .the = il Pajarico
    .of = del Pajarico
    .to = al Pajarico
    .background = Villarino tras la Sierra, il 26 dicembre: un ragazzo che sta per entrare fra i giovani porta un uccello su una verga di frassino e raccoglie i doni.
piece-M07 = Birria
    .the = il Birria
    .of = del Birria
    .to = al Birria
    .background = Tábara, al Corpus Domini: una figura mascherata con grandi nacchere accompagna i danzatori coi bastoni e si scopre il volto per entrare in chiesa.
piece-M08 = Tafarrón
    .the = il Tafarrón
    .of = del Tafarrón
    .to = al Tafarrón
    .background = Pozuelo de Tábara, il 26 dicembre: un diavolo vestito di paglia raccoglie i doni in un mestolo e difende la Madama.
piece-M09 = Vieyas
    .the = le Vieyas
    .of = delle Vieyas
    .to = alle Vieyas
    .background = Triufé, intorno a Capodanno: vecchie in nero con cesti e il volto coperto da un panno all’uncinetto, che vanno con i Visparros.
piece-M10 = Cencerrones
    .the = i Cencerrones
    .of = dei Cencerrones
    .to = ai Cencerrones
    .background = Abejera, il 1º gennaio: nella piazza della chiesa il Cencerrón e la Filandorra lottano col cieco e con la sua guida.
piece-M11 = Carucheros
    .the = i Carucheros
    .of = dei Carucheros
    .to = ai Carucheros
    .background = Sesnández, il 1º gennaio, di nuovo dal 2023: con campanacci, tenaglie e pelli di animali girano a chiedere doni.
piece-M12 = Desempadrinamiento
    .the = il Desempadrinamiento
    .of = del Desempadrinamiento
    .to = al Desempadrinamiento
    .background = Bercianos de Aliste, ai matrimoni e senza data fissa: arriva al calar della sera, dopo che gli sposi sono stati portati in giro su un carro.
piece-M13 = Talanqueira
    .the = la Talanqueira
    .of = della Talanqueira
    .to = alla Talanqueira
    .background = San Martín de Castañeda, il 5 gennaio: mezza persona e mezza bestia dalle corna aguzze, carica la gente.
piece-M14 = Visparros
    .the = i Visparros
    .of = dei Visparros
    .to = ai Visparros
    .background = San Martín de Castañeda, il 5 gennaio: con maschere di stoffa e nastri e campanacci alla vita stuzzicano la gente con grandi forbici di legno.
piece-M15 = Visparra
    .the = la Visparra
    .of = della Visparra
    .to = alla Visparra
    .background = Vigo de Sanabria, il 26 dicembre: diavoli mascherati con fruste e Talanqueiras con le corna girano per il paese a chiedere doni.
piece-M16 = Antruejo
    .the = l’Antruejo
    .of = dell’Antruejo
    .to = all’Antruejo
    .background = Villanueva de Valrojo, dalla domenica al martedì di Carnevale: cinture di campanacci, vesti a colori da un fienile comune, e nessuno deve sapere chi è chi.
piece-M17 = Toro de Carnaval
    .the = il Toro de Carnaval
    .of = del Toro de Carnaval
    .to = al Toro de Carnaval
    .background = Morales de Valverde, ora il sabato dopo Carnevale: due corna su un telaio di legno sotto un lenzuolo rincorrono tutti, fino alla finta morte del toro.
piece-M18 = Filandorra
    .the = la Filandorra
    .of = della Filandorra
    .to = alla Filandorra
    .background = Ferreras de Arriba, il 26 dicembre: con la rocca in mano segna con un sughero bruciato chi non dà il dono.
piece-M19 = Zangarrón
    .the = lo Zangarrón
    .of = dello Zangarrón
    .to = allo Zangarrón
    .background = Sanzoles, il 26 dicembre: con maschera e campanacci tiene gli intrusi fuori dalla danza, e alla fine fa scoppiare le vesciche che porta.
piece-M20 = Zangarrón
    .the = lo Zangarrón
    .of = dello Zangarrón
    .to = allo Zangarrón
    .background = Montamarta, con maschera nera il 1º gennaio e rossa il 6: verso la fine della messa infilza due pagnotte col suo tridente.
piece-M21 = Vaquilla
    .the = la Vaquilla
    .of = della Vaquilla
    .to = alla Vaquilla
    .background = Palacios del Pan, la domenica di Carnevale: una vacca su un telaio, con nastri che i bambini cercano di strapparle, fino al finto sacrificio.
piece-M22 = Cencerreros
    .the = i Cencerreros
    .of = dei Cencerreros
    .to = ai Cencerreros
    .background = Palacios del Pan, la domenica di Carnevale: con campanacci e fruste difendono la Vaquilla; due di loro lottano per essere il capo.
piece-M23 = Fiera Corrupia
    .the = la Fiera Corrupia
    .of = della Fiera Corrupia
    .to = alla Fiera Corrupia
    .background = Almendra del Pan, la domenica di Carnevale, di nuovo dal 2016: una bestia temibile e il suo seguito, con un frastuono di campanacci.
piece-M24 = Vaca Antrueja
    .the = la Vaca Antrueja
    .of = della Vaca Antrueja
    .to = alla Vaca Antrueja
    .background = Pereruela, a Carnevale: una vacca portata da due giovani carica tutti e alla fine muore; un vescovo per burla predica in versi.
piece-M25 = Vaca Bayona
    .the = la Vaca Bayona
    .of = della Vaca Bayona
    .to = alla Vaca Bayona
    .background = Almeida de Sayago, a Carnevale: una vacca dal muso di sughero con un campanaccio si avventa sui bambini e su Pedro Pajas, un uomo di paglia.

## Che cosa è successo. .you si dice alla prima persona nominata.

event-began = Comincia { $who }.
    .you = Cominci tu.
event-turn = Giro { $amount }: tocca a { $who }.
    .you = Giro { $amount }: tocca a te.
event-drew = { $who } pesca una carta dal mazzo.
    .you = Peschi una carta dal mazzo.
event-got = { $who } pesca { THE($piece) }.
    .you = La tua carta: { THE($piece) }.
event-picked = { $who } prende { THE($piece) }, carta scoperta.
    .you = Prendi { THE($piece) }, carta scoperta.
event-revealed = Sul mercato: { THE($piece) }.
event-reshuffled = Gli scarti si mescolano: sono il nuovo mazzo delle risorse.
event-took = { $who } prende { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } dalla banca.
    .you = Prendi { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } dalla banca.
event-paid = { $who } dà { $pieces }.
    .you = Dai { $pieces }.
event-paid-bank = { $who } paga { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } alla banca.
    .you = Paghi { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } alla banca.
event-traded = { $who } cambia tre carte: { $pieces }.
    .you = Cambi tre carte: { $pieces }.
event-renewed = { $who } rinnova il mercato delle mascaradas.
    .you = Rinnovi il mercato delle mascaradas.
event-bought = { $who } compra { THE($piece) }.
    .you = Compri { THE($piece) }.
event-joined = { $who } unisce { THE($piece) } al suo corteo.
    .you = Unisci { THE($piece) } al tuo corteo.
event-joined-left = { $who } unisce { THE($piece) } a sinistra del suo corteo.
    .you = Unisci { THE($piece) } a sinistra del tuo corteo.
event-joined-right = { $who } unisce { THE($piece) } a destra del suo corteo.
    .you = Unisci { THE($piece) } a destra del tuo corteo.
event-released = La peseta che riservava { THE($piece) } torna alla banca.
event-reserved = { $who } riserva { THE($piece) } con una peseta.
    .you = Riservi { THE($piece) } con una peseta.
event-declined = { $who } non riserva nulla.
    .you = Non riservi nulla.
event-discarded = { $who } scarta { $pieces }.
    .you = Scarti { $pieces }.
event-recovered = { $who } recupera { THE($piece) } dagli scarti.
    .you = Recuperi { THE($piece) } dagli scarti.
event-swapped = { $who } lascia { THE($piece) } e prende { THE($piece2) }.
    .you = Lasci { THE($piece) } e prendi { THE($piece2) }.
event-cleared = Si scartano le risorse scoperte: { $pieces }.
event-removed = { $who } mette { THE($piece) } sotto il mazzo.
    .you = Metti { THE($piece) } sotto il mazzo.
event-discounted = { $amount ->
        [one] Il prossimo acquisto di questo turno chiede 1 risorsa in meno.
       *[other] Il prossimo acquisto di questo turno chiede { $amount } risorse in meno.
    }
event-lost = { $who } perde un’azione: non c’è niente da prendere.
    .you = Perdi un’azione: non c’è niente da prendere.
event-completed = { $who } completa il corteo: questo è l’ultimo giro.
    .you = Completi il tuo corteo: questo è l’ultimo giro.
event-finished = La partita finisce.
event-finished-equal-turns = Tutti hanno giocato gli stessi turni: la partita finisce.
event-finished-stalemate = Nessuno potrebbe più unire una mascarada: la partita finisce.
event-finished-round-limit = Sessanta giri: la partita finisce.
event-applied = { $count ->
        [1] { $who } applica { THE($piece) }, senza effetto.
        [2] { $who } applica { THE($piece) } su { THE($piece2) }.
       *[3] { $who } applica { THE($piece) }: annulla { THE($piece2) } e raddoppia { THE($piece3) }.
    }
    .you = { $count ->
        [1] Applichi { THE($piece) }, senza effetto.
        [2] Applichi { THE($piece) } su { THE($piece2) }.
       *[3] Applichi { THE($piece) }: annulli { THE($piece2) } e raddoppi { THE($piece3) }.
    }
event-scored = { $who } ha { $amount4 } di mascaradas, { $amount } di maggioranze, { $amount2 } di pesetas e { $amount3 } di colori.
    .you = Hai { $amount4 } di mascaradas, { $amount } di maggioranze, { $amount2 } di pesetas e { $amount3 } di colori.
event-won = Vince { $who }, con { $amount } punti.
    .you = Vinci, con { $amount } punti.

## Che cosa si chiede

ask-plan = { $who } prepara l’acquisto: tre azioni o mascaradas nuove?
    .you = Prepara il tuo acquisto
ask-draw = { $who } sceglie che cosa prendere.
    .you = Che cosa prendi?
ask-limit = { $who } ha più di dieci carte e deve cambiarne tre.
    .you = Hai più di dieci carte: cambiane tre
ask-buy = { $who } può comprare mascaradas.
    .you = Compri una mascarada?
ask-trade = { $who } cambia tre carte per 1 peseta.
    .you = Quali tre carte cambi?
ask-discard = { $who } sceglie che cosa scartare.
    .you = Che cosa scarti?
ask-recover = { $who } sceglie che cosa recuperare dagli scarti.
    .you = Che cosa recuperi dagli scarti?
ask-swap = { $who } scambia una carta della mano con una scoperta.
    .you = Quale carta della mano scambi?
ask-reserve = { $who } può riservare una mascarada.
    .you = Su quale lasci la tua peseta?
ask-remove = { $who } sceglie quale mascarada va sotto il mazzo.
    .you = Quale mascarada va sotto il mazzo?
ask-apply = { $who } sceglie l’ordine degli effetti.
    .you = Quale effetto applichi ora?

## Che cosa si risponde

answer-get = Prendere risorse: tre azioni
answer-renew = Rinnovare le mascaradas
answer-trade = Cambiare tre carte per 1 peseta
answer-trade-piece = Cambiare { THE($piece) }
answer-trade-then = e { $pieces }
answer-take = Prendere
answer-take-peseta = Prendere 1 peseta
answer-take-deck = Pescare dal mazzo
answer-take-piece = Prendere { THE($piece) }
answer-buy = Comprare { THE($piece) }
answer-buy-then-amount = con 3 pesetas al suo posto
answer-buy-then-piece = con { THE($piece) } al suo posto
answer-buy-then-left = a sinistra
answer-buy-then-right = a destra
answer-buy-then-piece-without = senza { THE($piece) }
answer-without = Senza { THE($piece) }
answer-left = A sinistra
answer-right = A destra
answer-end = Finire il turno
answer-discard = Scartare { $pieces }
answer-discard-then = e { $pieces }
answer-recover = Recuperare { THE($piece) }
answer-swap = Lasciare { THE($piece) }
answer-swap-then = e prendere { THE($piece) }
answer-reserve = Riservare { THE($piece) }
answer-remove = Mettere { THE($piece) } sotto il mazzo
answer-decline = Non riservare
answer-apply = Applicare { THE($piece) }
answer-apply-then = su { THE($piece) }

## Il tavolo

page-round = Giro { $round }
page-last-round = Ultimo giro
page-phases = Fasi del turno
page-phase-A = Rifornire
page-phase-B = Preparare
page-phase-C = Comprare
page-others = Gli altri
page-first = ha cominciato la partita
page-other = { $name }{ $first ->
        [yes] , ha cominciato la partita
       *[no] { "" }
    }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }, corteo di { $done } su { $size }{ $left ->
        [none] { "" }
       *[other] , estremi { $left } e { $right }
    }.{ $turn ->
        [yes] { " " }È il suo turno.
       *[no] { "" }
    } Vedere il corteo.
page-mascaradas = Mascaradas
page-resources = Risorse
page-in-deck = nel mazzo
page-in-discards = scarti
page-bank = banca
page-gold-fits = dorato: combacia
page-gold-fits-where = col tuo corteo
page-your-parade = Il tuo corteo
page-parade-of = Corteo di { $name }
page-of = { $done } su { $size }
page-your-hand = La tua mano: { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }, { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-open-left = Estremo sinistro aperto: { $symbol }
page-open-right = Estremo destro aperto: { $symbol }
page-card = { $name }, { $colour }, { $left } a sinistra, { $right } a destra, forza { $base }
page-costs = costa { $cost }
page-costs-pesetas = { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-fits = { $ends ->
        [left] combacia col tuo estremo sinistro
        [right] combacia col tuo estremo destro
        [both] combacia con entrambi i tuoi estremi
       *[first] sarebbe la prima del tuo corteo
    }
page-reserved-by = riservata da { $name }
page-reserved-you = riservata da te
page-would-cost = ti costerebbe { $pesetas ->
        [0] solo carte
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-short = ti { $pesetas ->
        [one] manca 1 peseta
       *[other] mancano { $pesetas } pesetas
    }
page-bar-complete = Il tuo corteo è completo.
page-bar-reserved = Può comprarla solo { $name }.
page-bar-fresh = L’hai riservata in questo turno: potrai comprarla dal prossimo.
page-bar-fits = Non combacia con nessun estremo del tuo corteo.
page-bar-pesetas = Non ti basta: { page-short }.
page-strength = Forza { $base }
page-immediate = Quando si unisce
page-scoring = Alla fine
page-village = { $village } · { $comarca }
page-symbols = Simboli in ogni corteo
page-set-majorities = Alla fine chi ha più simboli dei Diavoli riceve 10 punti e i seguenti 7, 5 e 3; di ciascuno degli altri tre 8, 6, 4 e 2. Chi non ne ha non ha posto (LM-SCO-5, LM-SCO-9).
page-set-colours = Di ogni colore la fila più lunga di vicine nel tuo corteo conta il suo quadrato: 1, 4, 9, 16… (LM-SCO-10).
page-set-pesetas = Ogni 3 pesetas che restano valgono 1 punto (LM-SCO-2).
page-joint = { $symbol } con { $symbol }
page-empty-place = posto vuoto

### La domanda

page-how = Come si gioca
page-how-1 = Prepara: per tre volte prendi una peseta, una carta scoperta o una dal mazzo.
page-how-2 = Compra: paga una mascarada e uniscila a un estremo dove si toccano due simboli uguali.
page-how-3 = Con { $size } finisce: danno punti forze, effetti, simboli, colori e pesetas.
page-before = Prima di cominciare
page-before-hint = Guarda i mercati e la tua mano; come si gioca sta sopra. Cominciate quando siete tutti pronti.
page-begin = Comincia
page-draws = Azione { $now } di 3
page-peseta = 1 peseta
page-peseta-left = restano { $bank }
page-face-up = Scoperta
page-face-up-hint = tocca una
page-deck = Dal mazzo
page-deck-hint = senza vederla
page-renew = Rinnovare mascaradas
page-renew-hint = invece delle tre azioni
page-trade = 3 carte → 1 peseta
page-trade-which = Quali tre carte dai per 1 peseta?
page-trade-hint = Tocca tre carte della tua mano.
page-discard-which = { $n ->
        [one] Scarta 1 carta della tua mano
       *[other] Scarta { $n } carte della tua mano
    }
page-discard-hint = Toccale sotto, nella tua mano.
page-picked = { $picked } su { $n }
page-trade-do = Cambiarle per 1 peseta
page-discard-do = Scartarle
page-buy-hint = Tocca una mascarada con il bordo dorato: combacia e puoi pagarla.
page-buy-none = Nessuna combacia e si può pagare ora. Toccane una per sapere perché.
page-end-turn = Finire il turno
page-swap-then = { $piece } resta. Con quale la scambi?
page-swap-hint = Prima una carta della mano, poi una scoperta.
page-reserve-hint = Tocca la mascarada da tenere. Solo tu potrai comprarla, dal tuo prossimo turno.
page-remove-hint = Tocca una del mercato; al suo posto se ne scopre un’altra.
page-draw-effect = { THE($piece) } ti fa prendere una carta
page-left-to-do = { $n ->
        [one] Ancora 1 volta
       *[other] Ancora { $n } volte
    }
page-pay-title = { $name }: pagheresti così
page-have = le hai
page-missing = non hai
page-falls-away = non serve
page-discount = { $n ->
        [one] Risparmi 1 risorsa. Quale?
       *[other] Risparmi { $n } risorse. Quali?
    }
page-printed = pesetas della carta
page-pay-with = Manca { $piece }: paga con
page-way-same = { $piece }, della stessa categoria, e 1 peseta
page-way-other = { $piece }, di un’altra categoria, e 2 pesetas
page-way-pesetas = 3 pesetas
page-way-dear = non ti basta
page-which-end = A quale estremo?
page-end-left = Sinistra
page-end-right = Destra
page-cancel = No
page-pay-do = { $pesetas ->
        [0] Pagare e unire
        [one] Pagare 1 peseta e unire
       *[other] Pagare { $pesetas } pesetas e unire
    }
page-now = Quando si unisce
page-follow-NONE = Quando si unisce non succede nulla.
page-follow-completes = Completi il tuo corteo: sarà l’ultimo giro.
page-follow-ignored = La sua condizione non vale: non succede nulla.
page-follow-keeps = { $left ->
        [0] Resti senza carte: non c’è niente da scartare.
        [one] Ti resta solo 1 carta: non scarti nulla.
       *[other] Ti restano solo { $left } carte: non scarti nulla.
    }
page-follow-loses = Scarti { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } fra quelle che ti restano: { $kept }.
page-follow-loses-all = Scarti tutto ciò che ti resta: { $kept }.
page-follow-others-gain = Ognuno degli altri prende { $n ->
        [one] 1 peseta
       *[other] { $n } pesetas
    }.
page-follow-taxes = { $count ->
        [0] Nessuno è così ricco: non si restituisce nulla.
        [one] 1 persona restituisce 1 peseta.
       *[other] { $count } persone restituiscono 1 peseta ciascuna.
    }
page-follow-no-coin = Resti senza pesetas: non potrai riservare.
page-apply-best = Il meglio
page-apply-annul = Annullare { $one }, raddoppiare { $two }
page-apply-triple = Triplicare { $one }
page-apply-add = Aggiungere la forza di { $one }
page-apply-hint = L’ordine cambia i punti. La prima è la migliore.
page-apply-others = Altre possibilità
page-one-moment = Un momento…
page-spoken = { $question } { $seconds ->
        [0] { "" }
       *[other] { $seconds } secondi.
    }

### La fine

page-wins = { $count ->
        [one] Vince { $who }, { $points } punti
       *[other] Vincono { $who }, { $points } punti
    }
page-wins-you = Vinci, { $points } punti
page-scores = Vedere il conto di
page-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
page-short-mascaradas = mascaradas
page-short-majorities = maggioranze
page-short-sequences = colori
page-short-pesetas = pesetas
page-others-have = { $listed }
page-share = Salvare l’immagine
page-rematch = Un’altra partita

### Tasti

page-key-renew = R
page-key-trade = T
page-key-end = E
page-keys-market = lungo un mercato o un corteo
page-keys-rows = fra mercato, risorse, corteo e mano

### Nel terminale

table-summary = Banca { $bank } ●   Mazzo { $deck } ▤   Mascaradas { $mascaradas }
table-face-up = Scoperte
table-hand = La tua mano
table-nothing = –
table-no-parade = ancora nessun corteo (di { $size })
table-colour = { $colour ->
        [green] v
        [red] r
        [blue] b
       *[yellow] g
    }
table-buy = Comprare { THE($piece) }: { $pesetas ->
        [0] solo carte
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
table-pay = Dare { $given }
table-pay-left = A sinistra: { $given }
table-pay-right = A destra: { $given }
table-pay-other = Un altro pagamento, carta per carta…
table-unseen = Nel mazzo o in altre mani
table-pieces = carte
table-powers = Che cosa fanno le mascaradas
table-powers-end = Da dove vengono i punti
