## Mascarade in italiano: di chi è la carta, che cosa è successo, che cosa si chiede, che cosa si risponde, che cosa non si può.
## .you si dice alla prima persona nominata; .you-second e .you-third, alla seconda e alla terza.

title = Mascarade
edition-1 = prima edizione
edition-2 = seconda edizione

coins = { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }

## Di chi è la carta. .own viene dopo aver nominato chi la possiede; .it dopo un’altra carta: «la tua carta e quella di Sergio».

place-person = la carta di { $owner }
    .you = la tua carta
    .mine = la mia carta
    .own = la sua carta
    .it = quella di { $owner }
    .it-you = la tua
place-left = la carta sinistra di { $owner }
    .you = la tua carta sinistra
    .mine = la mia carta sinistra
    .own = la sua carta sinistra
    .it = la sinistra di { $owner }
    .it-you = la tua di sinistra
    .it-own = la sinistra
place-right = la carta destra di { $owner }
    .you = la tua carta destra
    .mine = la mia carta destra
    .own = la sua carta destra
    .it = la destra di { $owner }
    .it-you = la tua di destra
    .it-own = la destra
place-protected = la carta protetta di { $owner }
    .you = la tua carta protetta
    .mine = la mia carta protetta
    .own = la sua carta protetta
    .it = quella protetta di { $owner }
    .it-you = la tua protetta
    .it-own = quella protetta
place-centre = { $number ->
        [0] la carta al centro
        [1] la prima carta al centro
       *[2] la seconda carta al centro
    }
    .it = { $number ->
        [0] quella al centro
        [1] la prima al centro
       *[2] la seconda al centro
    }

## Che cosa è successo

event-dealt = { $who } riceve { THE($piece) }.
    .you = Ricevi { THE($piece) }.
event-dealt-card = Scoperta: { CARD($place) } è { THE($piece) }.
event-turned-down = Tutte le carte vengono coperte.
event-first = Comincia { $who }.
    .you = Cominci tu.
event-turn = Turno { $amount }: tocca { AT($who) }.
    .you = Turno { $amount }: tocca a te.

event-looked = { $who } guarda in segreto la sua carta.
    .you = Guardi in segreto la tua carta.
event-looked-card = { $who } guarda in segreto { OWN($place) }.
    .you = Guardi in segreto { CARD($place) }.
event-saw = { $who } ha { THE($piece) }.
    .you = Sei { BEING($piece) }.
event-saw-card = Ecco { THE($piece) }: è { CARD($place) }.

# Nessuno dice chi le ha mosse: lo scambio si racconta con le sole carte.
event-swapped = Sotto il tavolo vanno { CARD($place) } e { IT($place2) }. Forse tornano scambiate.
event-swapped-own = { $actor } prende { OWN($place) } e { IT($place2) }. Forse le ha scambiate.
    .you = Prendi { CARD($place) } e { IT($place2) }, sotto il tavolo.
event-swapped-others = { $actor } prende { CARD($place) } e { IT($place2) }. Forse le ha scambiate.
    .you = Prendi { CARD($place) } e { IT($place2) }, sotto il tavolo.
event-exchanged-yes = In segreto: le due carte sono state scambiate.
    .you = Lo sai solo tu: le hai scambiate.
event-exchanged-no = In segreto: ogni carta è tornata al suo posto.
    .you = Lo sai solo tu: le hai rimesse al loro posto.

event-announced = { $who } annuncia { THE($piece) }.
    .you = Annunci { THE($piece) }.
event-announced-card = { $who } mette la mano sopra { OWN($place) } e annuncia { THE($piece) }.
    .you = Metti la mano sopra { CARD($place) } e annunci { THE($piece) }.
event-contested = { $who }: «Anch’io!»
    .you = Dici: «Anch’io!»
event-contested-card = { $who } mette la mano sopra { OWN($place) }: «Anch’io!»
    .you = Metti la mano sopra { CARD($place) }: «Anch’io!»
event-passed = { $who } passa.
    .you = Passi.
event-answered-contest = In segreto: «Anch’io!»
    .you = Lo sai solo tu: dici «Anch’io!»
event-answered-pass = In segreto: passo.
    .you = Lo sai solo tu: passi.

event-shown = { $who } mostra { THE($piece) }.
    .you = Mostri { THE($piece) }.
event-shown-over = { $who } era { BEING($piece) }.
    .you = Eri { BEING($piece) }.
event-shown-over-card = Alla fine: { CARD($place) } era { THE($piece) }.
event-shown-card = { $who } mostra { OWN($place) }: { THE($piece) }.
    .you = Mostri { CARD($place) }: { THE($piece) }.
event-shown-centre = Al centro c’era { THE($piece) }.
event-shown-unseen = La carta di { $who } viene mostrata a tutto il tavolo, tranne { AT($who) }.
    .you = La tua carta viene mostrata a tutto il tavolo, tranne a te.
event-hid = Le carte mostrate tornano coperte.

event-chose = { $who } sceglie { $whom }.
    .you = Scegli { $whom }.
    .you-second = { $who } sceglie te.
event-chose-both = { $who } sceglie { $whom } { AND($third) }.
    .you = Scegli { $whom } { AND($third) }.
    .you-second = { $who } sceglie te { AND($third) }.
    .you-third = { $who } sceglie { $whom } e te.
event-chose-card = { $who } sceglie { CARD($place2) }.
    .you = Scegli { CARD($place2) }.
event-chose-both-card = { $who } sceglie { CARD($place2) } e { IT($place3) }.
    .you = Scegli { CARD($place2) } e { IT($place3) }.
event-declined = { $who } preferisce non scambiare la sua fortuna.
    .you = Preferisci non scambiare la tua fortuna.
event-claimed = { $who } dice di essere { BEING($piece) }.
    .you = Dici di essere { BEING($piece) }.

event-took = { $who } prende { coins } { AT($whom) }.
    .you = Prendi { coins } { AT($whom) }.
    .you-second = { $who } ti prende { coins }.
event-took-bank = { $who } prende { coins } dalla banca.
    .you = Prendi { coins } dalla banca.
event-took-court = { $who } prende { coins } dal tribunale.
    .you = Prendi { coins } dal tribunale.
event-paid-court = { $who } paga { coins } al tribunale.
    .you = Paghi { coins } al tribunale.
event-fortunes = { $who } { AND($whom) } si scambiano le fortune.
    .you = Tu { AND($whom) } vi scambiate le fortune.
    .you-second = { $who } scambia la sua fortuna con la tua.
event-chairs = { $who } { AND($whom) } si scambiano di posto; carte e monete restano dove sono.
    .you = Tu { AND($whom) } vi scambiate di posto; carte e monete restano dove sono.
    .you-second = { $who } e tu vi scambiate di posto; carte e monete restano dove sono.

event-won-thirteen = { $who } arriva a tredici monete e vince la partita.
    .you = Arrivi a tredici monete e vinci la partita.
event-won-cheat = { $who } ha dieci monete o più e vince la partita con { piece-Cheat.the }.
    .you = Hai dieci monete o più e vinci la partita con { piece-Cheat.the }.
event-won-richest = { $who } ha più monete di tutti e vince la partita.
    .you = Hai più monete di tutti e vinci la partita.

reason-thirteen = Chi arriva a tredici monete o più vince in quello stesso istante.
reason-cheat = Con dieci monete o più, { piece-Cheat.the } vince in quello stesso istante.
reason-richest = Qualcuno è rimasto senza monete: vince chi ne ha di più.
reason-limit = I turni concordati sono finiti: vince chi ha più monete.

## Che cosa si chiede: prima, detto al tavolo; poi (.you), a chi risponde

ask-turn = Tocca { AT($who) }.
    .you = Tocca a te. Che cosa fai?
ask-contest = { $announcer } dice di essere { BEING($piece) }. Risponde { $who }.
    .you = { $announcer } dice di essere { BEING($piece) }. E tu?
    .you-second = Dici di essere { BEING($piece) }. Risponde { $who }.
ask-target = { $who } deve scegliere qualcuno.
    .you = Chi scegli?
ask-target-Bishop = { $who } sceglie a chi prendere le monete, fra chi ne ha di più.
    .you = Più persone sono le più ricche. A chi prendi le monete?
ask-target-ConArtist = { $who } sceglie a chi prendere le monete, fra chi ne ha di più.
    .you = Più persone sono le più ricche. A chi prendi le monete?
ask-target-Fool = { $who } sceglie due carte altrui.
    .you = Quali due carte prendi sotto il tavolo?
ask-target-Guru = { $who } sceglie a chi chiedere la sua maschera.
    .you = A chi chiedi che maschera ha?
ask-target-Inquisitor = { $who } sceglie a chi chiedere la sua maschera.
    .you = A chi chiedi che maschera ha?
ask-target-Princess = { $who } sceglie quale carta mostrare.
    .you = Di chi è la carta che mostri agli altri?
ask-target-PuppetMaster = { $who } sceglie due persone che si scambieranno di posto.
    .you = Quali due persone ti pagano e si scambiano di posto?
ask-target-Spy = { $who } sceglie quale carta guardare.
    .you = Oltre alla tua, quale carta guardi?
ask-target-Witch = { $who } può scambiare la sua fortuna con qualcuno.
    .you = Con chi scambi la tua fortuna?
ask-target-choose = { $who } deve scegliere qualcun altro.
    .you = E chi altro?
ask-exchange = { $who } ha due carte sotto il tavolo.
    .you = Sotto il tavolo: le scambi?
ask-claim = { $who } deve dire che maschera ha.
    .you = Che maschera dici di avere?
ask-turn-swap = { $who } sceglie due carte.
    .you = Con quale carta la scambi… o no?
ask-turn-exchange = { ask-exchange }
    .you = { ask-exchange.you }
ask-turn-announce = { $who } annuncia una maschera.
    .you = Su quale delle tue carte metti la mano?
ask-deal = Si distribuiscono le carte.
ask-first = Si estrae a sorte chi comincia.

# I due ingressi del turno che hanno molte risposte, per le pagine che li aprono.
choose-swap = Scambiare… o no
    .hint = Con un’altra carta, sotto il tavolo
choose-announce = Annunciare una maschera
    .hint = Senza mostrare la carta
choose-announce-title = Chi dici di essere?
choose-announce-hint = Può essere vero oppure no. Se qualcuno dice «anch’io», mostrate le carte e chi mente paga 1 moneta.
choose-swap-title = Con quale carta la scambi… o no?

## Risposte: il pulsante dice quello che fa

answer-look = Guardare la mia carta
    .hint = La vedrai solo tu
answer-look-own = Guardare { MY($place) }
answer-swap = Scambiare con { $who }… o no
answer-swap-card = Scambiare con { CARD($place) }… o no
answer-swap-own = Prendere { MY($place) }
answer-swap-yes = Scambiare con { $who }
answer-swap-no = Far finta di scambiare con { $who }
answer-swap-card-yes = Scambiare con { CARD($place) }
answer-swap-card-no = Far finta di scambiare con { CARD($place) }
answer-swap-own-both-yes = Scambiare { MY($place) } e { IT($place2) }
answer-swap-own-both-no = Far finta di scambiare { MY($place) } e { IT($place2) }
answer-swap-then-card = Con { CARD($place) }
answer-swap-then-own = Con { MY($place) }
answer-exchange-yes = Sì, le scambio
answer-exchange-no = No, le rimetto a posto
answer-announce-piece = Annunciare { THE($piece) }
answer-announce-own-piece = Annunciare { THE($piece) } con { MY($place) }
answer-announce-then-own = Con { MY($place) }
answer-contest = Anch’io
answer-contest-piece = Anch’io sono { BEING($piece) }
answer-contest-own = Anch’io, con { MY($place) }
answer-contest-own-piece = Anch’io sono { BEING($piece) }, con { MY($place) }
answer-pass = Passo
answer-choose = Scegliere { $who }
answer-choose-both = Scegliere { $who } { AND($whom) }
answer-choose-card = Scegliere { CARD($place) }
answer-choose-card-both = Scegliere { CARD($place) } e { IT($place2) }
answer-decline = Tenere la mia fortuna
answer-claim-piece = Sono { BEING($piece) }
answer-deal-piece = Dare { THE($piece) } { AT($who) }
answer-deal-card-piece = Dare { THE($piece) }: è { CARD($place) }
answer-first = Comincia { $who }

## Quello che non si può, accanto alla regola che lo dice

error-only-swap = Nei primi quattro turni della partita si può solo scambiare, o far finta.
error-may-not-look-shown = { $player } ha mostrato una carta nel turno precedente: adesso può solo scambiare, o far finta.
    .you = Hai mostrato una carta nel turno precedente: adesso puoi solo scambiare, o far finta.
error-may-not-announce-shown = { $player } ha mostrato una carta nel turno precedente e adesso non può annunciare.
    .you = Hai mostrato una carta nel turno precedente: adesso non puoi annunciare.
error-owes-look = { $player } ha visto una carta quando non doveva e adesso deve guardare.
    .you = Hai visto la tua carta quando non dovevi: adesso devi guardarla.
error-no-pass = Nel tuo turno non puoi passare: guarda, scambia o annuncia.
error-not-in-play-piece = Qui nessuno può essere { BEING($piece) }: quella maschera non è in gioco.
error-not-in-play = Quella maschera non è in gioco.
error-no-decline = Questo potere va usato: può rinunciare solo { piece-Witch.the }.
error-not-richest = Le monete si prendono a una delle persone più ricche: scegli fra loro.
error-one-of-each = Serve una carta di ciascuna delle altre due persone.
error-not-that-card-FOOL = Con { piece-Fool.the } si prendono due carte di altre persone, mai la propria.
error-not-that-card-SPY = Con { piece-Spy.the } non si può scegliere quella carta.
error-protected-ANNOUNCE = Con la carta protetta non si può annunciare.
error-protected-SWAP = La carta protetta dell’altra persona non si può prendere.
error-foreign-card = Puoi guardare solo la tua carta: né quella di un’altra persona né una al centro.
error-shown-card = La carta mostrata nel turno precedente deve essere una delle due.
error-forced-centre = In uno scambio obbligato l’altra carta deve essere di qualcuno, non del centro.
error-no-verb = «{ $text }» non è una risposta: ci si aspettava una parola come look, swap, announce, contest o pass.
error-no-mask = «{ $text }» non è una maschera di questa edizione.
error-bad-position = Questa posizione non è possibile.
error-bad-set = Queste maschere non si possono giocare insieme: { $reasons }
error-no-content = { $name } non ha pacchetti di contenuti: le sue maschere si scelgono con le opzioni.

## Al terminale: parole del tavolo disegnato

table-centre = Centro
table-coins = Tribunale { $court } ●   Banca { $bank } ●
slot-left = sinistra
slot-right = destra
slot-protected = protetta
status-announces = «{ $name }!»
status-contests = «Anch’io!»
status-passes = passa
status-shown = ha mostrato
status-owes = deve guardare
status-won = vince

## Scenari scritti a mano

error-scenario-toml = Il file non è in TOML: { $text }.
error-scenario-lacks = Lo scenario non dice «{ $text }».
error-scenario-key = Uno scenario non ha «{ $text }». Può avere: { $may }.
error-scenario-value = { $name } non può essere «{ $text }»: scrivi { $name } = { $may }.
error-scenario-centre = Di { $amount } maschere ne restano { $value } per il centro, non { $text }.

## Perché certe maschere non si possono giocare insieme

error-set-unknown = Questa edizione non ha nessuna maschera «{ $text }».
error-set-twice = C’è una sola carta { OF($piece) }.
error-set-judge = Manca { piece-Judge.the }: deve essere in gioco.
error-set-peasants = I due Contadini giocano insieme, o nessuno dei due.
error-set-least = Per giocare con { THE($piece) } servono { $least } persone o più, non { $people }.
error-set-earners = Di { $cards } carte, { $least } devono portare monete dalla banca, non { $value }.
error-set-third = Un terzo di { $cards } carte, arrotondato per eccesso, fa { $least }: contano il centro e i due Contadini.
error-set-small = Con { $people } persone le maschere sono fisse: non se ne possono scegliere altre.
error-set-six = Con { $people } persone ci sono esattamente 6 carte, non { $cards }.
error-set-size = Con { $people } persone ci sono da { $people } a { $most } carte, non { $cards }.
error-set-too-many = Questa edizione ha { $most } carte, non { $cards }.
