## Voices in My Head in italiano. I nomi di ruoli, carte, giurati e regioni sono del contenuto (content/texts.it.toml).
## .you si dice alla persona di cui si parla.

## Il gioco

title = Voices in My Head
page-short = Voices

## Gettoni, facce, verdetti

marker-blue = blu { $value }
    .name = blu
marker-red = rosso { $value }
    .name = rosso
marker-yellow = giallo { $value }
    .name = giallo
marker-green = verde { $value }
    .name = verde
marker-purple = viola { $value }
    .name = viola
marker-grey = grigio
    .name = grigio
marker-of = { $marker }, di { $who }
    .you = { $marker }, tua
face-Guilty = colpevole
face-Innocent = innocente
face-Blank = bianco
verdict-guilty = colpevole
verdict-innocent = innocente
verdict-undecided = in dubbio
icon-guilty = colpevole
icon-innocent = innocente
icon-neutral = neutrale
icon-none = accusa
place-centre = centro
place-side = lato
place-top = mazzo

## La pagina

page-round = Turno { $round }
page-round-of = Turno { $round } di 8
page-setup = Preparativi
page-verdict = Verdetto
page-jury = La giuria
page-voices = Le voci, nell’ordine dei posti
page-mind = La mente
page-regions = Le cinque regioni
page-card = Carta processo
page-then = poi
page-opening = Il processo sta per cominciare.
page-see-mind = Vedi la mente
page-nobody = nessuno
page-nor = { $first } né { $last }
page-marker = { $emotion } { $value }, { $colour }
page-juror = { $name }: { $guilty } colpevole, { $innocent } innocente, { $influence } influenza sigillata
page-juror-end = { $name }: { $verdict }; restano { $guilty } colpevole e { $innocent } innocente
page-region = { $name }: { $totals }. { $discs ->
        [one] Una pedina.
       *[other] { $discs } pedine.
    }
page-region-out = { $count ->
        [one] { $markers } sporge dal bordo.
       *[other] { $markers } sporgono dal bordo.
    }
page-markers = { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
    }
page-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
page-lost = { $count ->
        [one] 1 distrutta
       *[other] { $count } distrutte
    }
page-has-first = ha il segnalino primo giocatore
page-asked = Decide ora.
    .you = Tocca a te.
page-prosecutor = accusa
page-facet = una voce di Guy
page-guilty = { $count ->
        [one] 1 gettone colpevole
       *[other] { $count } gettoni colpevole
    }
page-innocent = { $count ->
        [one] 1 gettone innocente
       *[other] { $count } gettoni innocente
    }
page-influence = { $count ->
        [one] 1 gettone influenza, coperto
       *[other] { $count } gettoni influenza, coperti
    }
page-turned = Scoperti: { $faces }
page-decides = { $you ->
        [yes] · decidi tu
       *[other] · decide { $name }
    }
page-hidden = effetto nascosto, A o B
page-total = vale { $value }

## Ciò che è tuo

page-own-open = Il mio ruolo e le mie carte, solo per me
page-you-are = Sei { $role }
page-so-far = Finora
page-without-influence = Contato su ciò che è scoperto, senza l’influenza.
page-hand = Le tue carte strategia
page-no-cards = Nessuna carta strategia.
page-behind-screen = Dietro lo schermo
fact-control = In controllo: { $regions }
fact-no-control = Non in controllo: { $regions }
fact-guilty = Colpevoli: { $now } (servono { $wanted })
fact-innocent = Innocenti: { $now } (servono { $wanted })
fact-guilty-innocent = Colpevoli { $now }, innocenti { $wanted }
fact-innocent-guilty = Innocenti { $now }, colpevoli { $wanted }
fact-undecided = In dubbio: { $now } (servono { $wanted })
fact-difference = Differenza: { $now } (al massimo { $wanted })
fact-cancelled = Colpevoli annullati: { $now } (servono { $wanted })
fact-destroyed = Pedine distrutte: { $now } (conta { $wanted })
fact-others-with-more-destroyed = Voci con più distrutte: { $now }
fact-others-with-fewer-destroyed = Voci con meno distrutte: { $now }

## Cosa si chiede: prima detto al tavolo, poi (.you) a chi risponde

ask-colour = { $who } sceglie il colore.
    .you = Quale colore prendi?
ask-card = { $who } sceglie la carta del turno.
    .you = Scegli la carta di questo turno
ask-insert = { $who } inserisce una pedina.
    .you = Inserisci una pedina
ask-insert-card = { $who } inserisce un’altra pedina: { $card }.
    .you = { $card }: inserisci la pedina
ask-insert-emotion = { $who } può inserire un’altra pedina.
    .you = La tua emozione: puoi inserire un’altra pedina
ask-tie = { $who } decide la parità in { $region }.
    .you = Parità in { $region }: chi decide?
ask-tie-planning = { $who } decide la parità in { $region }.
    .you = Parità in { $region }: chi pesca?
ask-option = { $who } sceglie tra due effetti.
    .you = Che cosa fai?
ask-option-hidden = { $who } sceglie alla cieca, A o B.
    .you = Che cosa fai?
ask-place = { $who } sceglie un giurato.
    .you = Su quale giurato?
ask-place-card = { $who } sceglie un giurato: { $card }.
    .you = { $card }: su quale giurato?
ask-place-emotion = { $who } può mettere un colpevole.
    .you = Panico: puoi mettere un colpevole
ask-look = { $who } sta per guardare l’influenza.
    .you = Di chi guardi l’influenza?
ask-shift = { $who } ha guardato e decide.
    .you = Hai visto quello in cima. Dove va?
ask-tuck = { $who } ha guardato e decide.
    .you = Quello in cima, sotto gli altri?
ask-exchange = { $who } ne ha guardati due e decide.
    .you = Li hai visti entrambi. Li scambi?
ask-move = { $who } sposta un gettone da un giurato a un altro.
    .you = Da quale giurato a quale?
ask-move-placed = { $who } sposta il gettone appena messo.
    .you = Su quale giurato lo sposti?
ask-remove = { $who } scarta un gettone da un giurato.
    .you = Da quale giurato lo togli?
ask-destroy = { $who } distrugge una pedina.
    .you = Quale pedina distruggi?
ask-destroy-card = { $who } distrugge una pedina: { $card }.
    .you = { $card }: quale pedina distruggi?
ask-destroy-emotion = { $who } può distruggere una pedina.
    .you = Rabbia: puoi distruggere una pedina
ask-limit = { $who } scarta fino ad avere tre carte.
    .you = Al massimo tre carte: quale scarti?
ask-discard = { $who } pensa a cosa scartare.
    .you = Che cosa scarti?
ask-discard-card = { $who } pensa a cosa scartare: { $card }.
    .you = { $card }: che cosa scarti?
ask-discard-emotion = { $who } può cambiare una carta processo.
    .you = Confusione: cambi una carta processo?
ask-emotion = { $who } può usare l’emozione della pedina.
    .you = Usi l’emozione della tua pedina?
ask-emotion-fear = { $who } può pescare una carta.
    .you = Paura: peschi una carta?
ask-share = { $who } sceglie chi altro pesca.
    .you = Chi altro pesca una carta?
ask-order = { $who } decide quale carta si risolve prima.
    .you = Di chi è la carta che si risolve prima?
ask-insertion = { $who } pensa se giocare una carta.
    .you = Giochi una carta?
ask-control = { $who } pensa se giocare una carta.
    .you = Giochi una carta?
ask-trial = { $who } pensa se giocare una carta.
    .you = Giochi una carta?
ask-token = { $who } pensa se giocare una carta.
    .you = Giochi una carta?
ask-deal = Si distribuiscono i ruoli.
ask-story = Si pesca una storia.
ask-first = Si sorteggia il primo giocatore.
ask-put = La storia mette influenza.
ask-draw = Si pesca.
ask-lay = Si prepara una carta processo.
ask-shake = La mano trema.

window-insertion = Dopo l’inserimento di { $marker }.
window-control = { $region }: deciderebbe { $who }.
    .you = { $region }: decideresti tu.
window-trial = Prima che si legga la carta.
window-token = È stato messo un gettone { $on }.

## Risposte

answer-pass = Passo
answer-decline = No, grazie
answer-leave = Lasciarlo com’è
answer-leave-exchange = Lasciarli come sono
answer-tuck = Sotto gli altri
answer-exchange = Scambiarli
answer-discard = Scartarlo
answer-draw = Pescare
answer-draw-emotion = Pescare una carta
answer-replace-side = Cambiare la carta di lato
answer-replace-top = Cambiare quella in cima al mazzo
page-sealed = L’effetto si legge dopo la scelta.
page-two = Scegline due
page-from-token = Quale
page-from-juror = Da
page-to = A
page-do = Fatto
page-choose = Scegliere questa carta
page-front = { $left }, poi { $right }: carta, { $place }
page-back = Retro, { $region }: nessuno lo legge finché non si gira
page-you-see = Hai guardato { $on }
page-seen = Visto, coperto
page-always-insertion = Passare sempre dopo gli inserimenti, senza chiedermelo
page-always-control = Passare sempre all’annuncio di chi decide, senza chiedermelo
page-always-trial = Passare sempre prima della lettura, senza chiedermelo
page-always-token = Passare sempre quando si mette un gettone, senza chiedermelo
standing-wait = Aspettatemi
standing-pass = Passo
page-ready = Il processo sta per cominciare
page-ready-hint = Guarda il tuo ruolo in privato. Quando tutti sono pronti comincia l’accusa.
page-i-am-ready = Pronto

## Mirare

page-which-marker = Quale pedina
page-which-region = In quale regione
aim-enters = Entra a
aim-towards = Verso
aim-push = Spingi
aim-entry = { $mm } mm
aim-left = { $degrees }° sin.
aim-right = { $degrees }° des.
aim-straight = dritto
aim-told = Entra a { $mm } millimetri, { $turn }.
aim-field = Piattaforma di { $region }. Frecce sinistra e destra: dove entra. Su e giù: verso dove.
key-motor = M
key-instinct = I
key-speech = P
key-observation = O
key-planning = N
keys-regions-letters = N P M I O
keys-question = Vai alla domanda
keys-desk = Carta del centro, del lato o del mazzo (accusa)
keys-number = La risposta in quel posto
keys-regions = La regione in cui spingi
keys-entry = Dove entra la pedina: 1 mm; con Maiusc 0,1 mm
keys-turn = La direzione della spinta
keys-option = Scelta nascosta
keys-drawers = Ruoli, cosa è successo, frasi
keys-escape = Un passo indietro; chiudi
keys-help = Questo elenco

## La fine

page-convicted = Guy va in prigione
page-free = Guy è libero
page-count-guilty = { $count ->
        [one] 1 colpevole
       *[other] { $count } colpevoli
    }
page-count-innocent = { $count ->
        [one] 1 innocente
       *[other] { $count } innocenti
    }
page-count-undecided = { $count } in dubbio
page-cast = Chi era chi
page-was = { $you ->
        [yes] Eri { $role }
       *[other] { $name } era { $role }
    }
page-wins = Vince
page-loses = Perde
page-winners = { $count ->
        [0] Non vince nessuno
        [one] Vince { $who }
       *[other] Vincono { $who }
    }
page-again = Un altro processo

## Frasi al posto della chiacchiera

page-said-nothing = Nessuno ha ancora detto nulla.
page-phrases = Qui si parla per frasi fatte. Possono essere vere o no.
phrase-claim = Il mio ruolo è
phrase-suggest = Propongo
phrase-saw = Ho visto
phrase-juror = Su quale giurato
say-claim = Il mio ruolo è { $icon }.
say-saw = Ho visto influenza { $on }: { $face }.
say-region = Propongo { $region }.
say-option = Io sceglierei { $letter }.
page-roles-basic = Questi sono i ruoli di questa partita.
page-roles-advanced = Alcuni di questi ruoli sono in gioco; nessuno sa quali.
page-set = Ruoli e regioni
page-talk = Frasi

## Cosa è successo

event-got-role = Il tuo ruolo: { $role }.
event-got-card = In segreto: { $card }.
event-got-face = In segreto: { $face }.
event-prosecutor = { $who } sostiene l’accusa.
    .you = Sostieni l’accusa.
event-coloured = { $who } ha il colore { $colour }.
    .you = Hai il colore { $colour }.
event-told = Si apre il caso: «{ $title }».
event-put = Cade influenza { $on }, e nessuno l’ha vista.
event-first = { $who } riceve il segnalino primo giocatore.
    .you = Ricevi il segnalino primo giocatore.
event-passed-token = Il segnalino primo giocatore va a { $who }.
    .you = Il segnalino primo giocatore ora è tuo.
event-round = Turno { $amount }
event-chose = { $who } sceglie una carta: { $left }, poi { $right }.
    .you = Scegli una carta: { $left }, poi { $right }.
event-inserted = { $who } inserisce { $marker } in { $region }, { $where }
    .you = Inserisci { $marker } in { $region }, { $where }
enters-left = a sinistra
enters-left-middle = a sinistra del centro
enters-middle = al centro
enters-right-middle = a destra del centro
enters-right = a destra
moved-slid = { $marker } scivola e resta
moved-out = { $marker } scivola fino al bordo e sporge
moved-fell = { $marker } cade
event-destroyed = Distrutta in { $region }: { $marker }.
event-read-front = Si legge la carta.
event-read-back = Si gira la carta e si legge il retro.
event-controls = { $region }: decide { $who }.
    .you = { $region }: decidi tu.
event-controls-prosecutor = Agisce l’accusa: { $who }.
    .you = Agisce l’accusa: tu.
event-tied = { $region }: parità tra { $people }.
event-decided = { $who } decide la parità a favore di { $whom }.
    .you = Decidi la parità a favore di { $whom }.
event-decided-self = { $who } decide la parità a proprio favore.
    .you = Decidi la parità a tuo favore.
event-revealed = Dice: { $text }
event-revealed-hidden = Dice: A o B; l’effetto è sigillato.
event-opted-first = { $who } sceglie A.
    .you = Scegli A.
event-opted-second = { $who } sceglie B.
    .you = Scegli B.
event-read-out = Si legge l’effetto: { $text }
event-placed-guilty = { $who } mette un colpevole { $on }.
    .you = Metti un colpevole { $on }.
event-placed-innocent = { $who } mette un innocente { $on }.
    .you = Metti un innocente { $on }.
event-drew-influence = { $who } pesca { $count ->
        [one] 1 gettone influenza
       *[other] { $count } gettoni influenza
    }.
    .you = Peschi { $count ->
            [one] 1 gettone influenza
           *[other] { $count } gettoni influenza
        }.
event-drew-strategy = { $who } pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } strategia.
    .you = Peschi { $count ->
            [one] 1 carta
           *[other] { $count } carte
        } strategia.
event-laid-down = { $who } mette influenza coperta { $on }.
    .you = Metti influenza coperta { $on }.
event-put-down = In segreto, quello che hai messo { $on }: { $face }.
event-discarded = { $who } scarta { $count ->
        [one] 1 gettone influenza senza mostrarlo
       *[other] { $count } gettoni influenza senza mostrarli
    }.
    .you = Scarti { $count ->
            [one] 1 gettone influenza senza mostrarlo
           *[other] { $count } gettoni influenza senza mostrarli
        }.
event-discarded-card = { $who } scarta { $card }.
    .you = Scarti { $card }.
event-threw = In segreto: hai scartato una carta processo.
event-threw-face = In segreto, quello che hai scartato: { $face }.
event-looked = { $who } guarda l’influenza { $on }.
    .you = Guardi l’influenza { $on }.
event-saw = In segreto, { $on }: { $faces }.
event-shifted = { $who } lo mette { $to }.
    .you = Lo metti { $to }.
event-shifted-discards = { $who } lo scarta coperto.
    .you = Lo scarti coperto.
event-tucked = { $who } mette quello in cima sotto gli altri { $on }.
    .you = Metti quello in cima sotto gli altri { $on }.
event-exchanged = { $who } scambia due gettoni influenza: uno era { $on }, l’altro { $to }.
    .you = Scambi due gettoni influenza: uno era { $on }, l’altro { $to }.
event-moved-token-guilty = { $who } sposta un colpevole: era { $on }, ora è { $to }.
    .you = Sposti un colpevole: era { $on }, ora è { $to }.
event-moved-token-innocent = { $who } sposta un innocente: era { $on }, ora è { $to }.
    .you = Sposti un innocente: era { $on }, ora è { $to }.
event-removed-guilty = { $who } scarta un colpevole che era { $on }.
    .you = Scarti un colpevole che era { $on }.
event-removed-innocent = { $who } scarta un innocente che era { $on }.
    .you = Scarti un innocente che era { $on }.
event-played = { $who } gioca { $card }.
    .you = Giochi { $card }.
event-added = { $who } aggiunge { $amount } in { $region }.
    .you = Aggiungi { $amount } in { $region }.
event-wanted = { $who } vuole giocare una carta.
    .you = Vuoi giocare una carta.
event-ordered = { $who } decide: prima la carta di { $whom }.
    .you = Decidi: prima la carta di { $whom }.
event-declined = { $who } lascia stare.
    .you = Lasci stare.
event-shared = { $who } fa pescare anche { $whom }.
    .you = Fai pescare anche { $whom }.
event-reshuffled-strategies = Gli scarti strategia tornano mazzo.
event-reshuffled-influence = L’influenza scartata torna nella pila.
event-replaced = { $who } cambia una carta processo, senza mostrarla.
    .you = Cambi una carta processo, senza mostrarla.
event-phase = Seconda parte del processo: carte nuove.
event-turned-over = Si gira la storia: il processo finisce.
event-role = { $who } era { $role }.
    .you = Eri { $role }.
event-turned = Si scopre l’influenza { $on }: { $face }.
event-cancelled = { $juror }: { $amount ->
        [one] se ne annulla uno per parte
       *[other] se ne annullano { $amount } per parte
    }.
event-judged = { $juror }: { $verdict }.
event-won = { $who } vince: era { $role }.
    .you = Vinci: eri { $role }.

## Cosa non si può fare

error-not-entry = Una pedina entra tra 12,5 e 67,5 millimetri; { $entry } no.
error-not-end = Da lì la spinta può finire tra { $least } e { $most } decimi; { $end } no.
error-content = Il pacchetto di contenuti non si può leggere: { $line }.

## Nel terminale

table-summary = Influenza { $influence } ?   Carte { $cards } ▤
table-tokens = { $guilty }c { $innocent }i
table-out = sporge: { $markers }
table-entry = Da dove entra? Da { $least } a { $most }, in decimi di millimetro da sinistra; { $middle } è il centro
table-end = Verso quale punto? Da { $least } a { $most }; lo stesso numero di prima è diritto
table-roles = Ruoli che possono avere gli altri
table-pieces = carte
table-powers = Caso, carta, ruoli
table-powers-end = Caso, carta, ruoli
