## Le parole delle pagine. Ciò che accade e ciò che si chiede lo dice antifaz.locale.

### Dappertutto

skip-content = Al contenuto
skip-question = Alla domanda
theme = Aspetto
theme-light = Chiaro
theme-auto = Come il sistema
theme-dark = Scuro
language = Lingua
tools = Strumenti
menu = Menu
close = Chiudi
back = Scegli di nuovo
send = Invia
why = Perché?
you = Tu

### Il tavolo

turn-number = Turno { $turn }
people-at-table = { $count } al tavolo
watching = Stai guardando
to-hall = Al salone
masks-in-play = Maschere in gioco
log = Che cosa è successo
log-all = Dall’inizio
log-open = Vedi tutto ciò che è successo
chat = Conversazione
chat-none = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa al tavolo
chat-message = Messaggio per il tavolo
spoken = Ciò che si dice ad alta voce
the-table = Il tavolo
seats = Posti, in senso orario
centre = Carte al centro
court = Tribunale
bank = Banca
coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
seat-label =
    { $name }{ $you ->
        [yes] { " " }(tu)
       *[no] { "" }
    }, { coins }{ $bot ->
        [yes] , gioca un automa
       *[no] { "" }
    }{ $away ->
        [yes] , assente
       *[no] { "" }
    }.{ $turn ->
        [yes] { " " }È di turno.
       *[no] { "" }
    }
face-down = Carta coperta.
shows-card = Mostra { $mask }.
your-mask = La tua maschera: { $mask }.
you-see = Vedi { $mask }.
choose-card =
    Scegli { $of }{ $coins ->
        [none] { "" }
        [one] , { $coins } moneta
       *[other] , { $coins } monete
    }
card-of =
    { $owner ->
        [you] { $slot ->
            [left] la tua carta sinistra
            [right] la tua carta destra
            [protected] la tua carta protetta
           *[none] la tua carta
        }
        [centre] { $number ->
            [1] la prima al centro
            [2] la seconda al centro
           *[0] quella al centro
        }
       *[other] { $slot ->
            [left] la sinistra di { $name }
            [right] la destra di { $name }
            [protected] la protetta di { $name }
           *[none] quella di { $name }
        }
    }
says-mask = Sono { $mask }
says-contest = Anch’io!
    .short = Io!
pass = Passo
thinking = Ci pensa…
is-ready = Pronto
is-bot = Un automa. Sa ciò che vede il suo posto, nient’altro.
is-away =
    { $seconds ->
        [0] Assente.
       *[other] Assente: tra { $seconds } s un automa gioca al suo posto.
    }
bot-instead =
    { $why ->
        [left] Se n’è andato: al suo posto gioca un automa.
        [host] Qui gioca un automa, per decisione di chi ha aperto il tavolo.
       *[other] Gioca un automa finché questa persona non torna.
    }
you-know = Lo sai: { $of } è { $mask }.
may-be = Può essere: { $masks }.
card-may-be = Da ciò che hai visto, { $of } può essere: { $masks }.
lesson = Che cosa è possibile
lesson-ways =
    { $count ->
        [one] le carte possono stare in un solo modo
       *[other] le carte possono stare in { $count } modi
    }
showed-card = Ha mostrato una carta nel turno precedente.
offer-seat = Offrire questo posto
seat-is-offered = Questo posto è offerto a chi arriva.
replace-by-bot = Continui un automa
says-to-be =
    { $you ->
        [yes] Dici di essere
       *[no] { $name } dice di essere
    }
say-dealt = Guardate bene
say-turn =
    { $you ->
        [yes] Tocca a te
       *[no] Tocca a { $name }
    }

### La domanda

only-you = Lo vedi solo tu
all-face-up = Tutte le carte sono scoperte
all-face-up-hint = Chi vuole ricordare guardi adesso: quando tutti sono pronti si coprono le carte e cominciano gli scambi.
i-am-ready = Le ho viste
waiting-for = Mancano: { $who }
end-title = { $result }, con { $coins } monete
over-agreed = Finita di comune accordo
over-expired = Nessuno è venuto a giocarla
results = Risultato
was-mask = era { $mask }
rematch = Un’altra, agli stessi posti
you-are = Sei { $mask }
card-is = Hai visto { $of }: { $mask }
remember-it = Ricordala: nessuno la scrive.
they-wait = Il tavolo ti aspetta con una domanda.
seen-it = Vista, la copro
look-one = Guardo una delle mie carte
bars-opening = Nei primi quattro turni si può solo scambiare… o fingere.
bars-restricted =
    { $edition ->
        [1] Hai mostrato la tua carta nel turno precedente: ora puoi solo scambiare.
       *[2] Hai mostrato la tua carta nel turno precedente: ora non puoi annunciare.
    }
bars-owes = Hai visto la tua carta senza averne diritto: ora devi guardarla.
pick-one = Tocca una carta sul tavolo.
pick-two = Tocca due carte sul tavolo.
pick-two-own = Tocca una carta tua e un’altra.
nobody-yet = Ancora nessuno
confirm = Conferma
announce-rule = Può essere vero o no. Se qualcuno dice «anch’io», mostrate le carte e chi ha mentito paga 1 moneta.
same-gesture = Il tavolo vede lo stesso gesto in entrambi i casi, e dura lo stesso tempo.
contest-order =
    { $between ->
        [0] Risponde { $first }; poi tu
        [one] Risponde { $first }; tu dopo un’altra persona
       *[other] Risponde { $first }; tu dopo altre { $between }
    }
when-asked = Quando tocca a me:
standing-wait = Aspettatemi
standing-pass = Passo
standing-contest =
    { $slot ->
        [left] Anch’io, con la sinistra
        [right] Anch’io, con la destra
        [protected] Anch’io, con la protetta
       *[none] Anch’io
    }
standing-contest-unless = Solo se nessun altro
leave-answer = Lascia detto così
standing-hint = Il tavolo vedrà la tua risposta quando toccherà a te, mai prima, e sempre dopo la stessa attesa.
is-paused = Il tavolo è in pausa
paused-hint = Gli orologi sono fermi. Tutto resta dov’era.
contest-with =
    { $slot ->
        [left] Anch’io: la mia sinistra
        [right] Anch’io: la mia destra
       *[protected] Anch’io: la mia protetta
    }
one-moment = Un momento…

### Tasti: la lettera di ogni risposta

key-look = G
key-swap = S
key-announce = A
key-contest = I
key-pass = P
key-yes = S
key-no = N

### Per il lettore di schermo

spoken-sight = La tua maschera è pronta. Premi per ascoltarla, solo tu.
spoken-question = { $question } { $count ->
        [one] Una risposta.
       *[other] { $count } risposte.
    }{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } secondi.
    }

### Il tuo turno

look = Guardo la mia maschera
look-hint = La vedrai solo tu
swap = Scambio… oppure no
swap-hint = Con un’altra carta, sotto il tavolo
announce = Annuncio una maschera
announce-hint = Senza mostrare la carta
swap-which = Con quale carta?
announce-question = Chi dici di essere?
under-question = Sotto il tavolo: le scambi?
swap-yes = Sì, le scambio
swap-no = No, le rimetto a posto

### Il menu

pause = Metti in pausa il tavolo
resume = Si riprende
end-here = Finire qui, se tutti vogliono
end-not = Continuare: ritiro il mio assenso
end-proposed = { $who } propone di finire qui la partita.
agree = D’accordo
leave-seat = Lascio il posto a un automa
bot-plays-for-you = Un automa gioca per te con ciò che sa il tuo posto.
take-back = Riprendo il mio posto
seat-offered = C’è un posto tenuto da un automa.
download-record = Scarica la partita come testo
personal-link = Il tuo posto su un altro dispositivo
personal-hint = Questo link è la chiave del tuo posto: non darlo a nessuno.
copy = Copia
copied = Copiato
settings = Impostazioni
sounds = Suoni
shortcuts = Scorciatoie da tastiera
keys = Tasti
keys-question = Vai alla domanda
keys-number = La risposta in quella posizione
keys-turn = Guardare, scambiare, annunciare
keys-contest = «Anch’io», passo
keys-seats = Su un posto: il prossimo, in senso antiorario o orario
keys-home = Su un posto: il tuo
keys-drawers = Maschere in gioco, che cosa è successo, conversazione
keys-escape = Un passo indietro; chiudere
keys-help = Questo elenco
keys-off = Le lettere valgono solo fuori dai campi di testo e si possono disattivare nelle Impostazioni.
offline = Nessuna connessione: non è stato inviato. Riprova tra un momento.
seconds-left = Restano { $seconds } secondi.

### Prima di cominciare

invites-you = { $name } ti invita al suo tavolo.
lobby-waiting =
    { $count ->
        [one] Resta un posto libero.
       *[other] Restano { $count } posti liberi.
    }
lobby-full = Il tavolo è al completo.
lobby-full-watch = Puoi restare a guardare: vedrai ciò che vede ogni posto.
who-sits = Chi siede al tavolo
host = padrone di casa
absent = assente
free-seat = Posto libero
start = Si comincia
start-with-bots =
    { $count ->
        [one] Si comincia con un automa
       *[other] Si comincia con { $count } automi
    }
host-starts = Si comincia quando vuole { $name }.
your-name = Il tuo nome
your-ornament = Il tuo ornamento
ornament-fan = Ventaglio
ornament-feather = Piuma
ornament-moon = Luna
ornament-candle = Candela
ornament-rose = Rosa
ornament-lute = Liuto
ornament-key = Chiave
ornament-bell = Campana
ornament-star = Stella
ornament-leaf = Foglia
ornament-shell = Conchiglia
ornament-goblet = Calice
ornament-glove = Guanto
sit-down = Mi siedo
stand-up = Mi alzo dal tavolo
invite = Invita
qr-alt = Codice QR con il link del tavolo
invite-link = Link del tavolo
invite-hint = Chi apre il link si siede con un nome, senza account. I posti che restano liberi li occupano gli automi.

### La prima pagina

front-title = Chi dici di essere?
front-lead = Giochi di identità nascosta. Il tavolo custodisce i segreti; dimenticarli tocca a te.
play-now = Gioca subito contro gli automi
play-now-note = { $game }, sei al tavolo. Senza account, senza aspettare nessuno.
sections = Sezioni
rules = Regole
rules-lower = le regole
about = Chi siamo
your-tables = I tuoi tavoli
go-back = Torna
open-table = Apri un tavolo
which-game = A che cosa
players-range = da { $least } a { $most }
how-many = Quante persone
one-less = Una persona in meno
one-more = Una persona in più
scenario = Quali maschere
scenario-default = Le solite
scenario-standard = Tabella stampata
scenario-7-players-2013 = Sette persone, edizione del 2013
scenario-A = Scenario della casa A
scenario-B = Scenario della casa B, più contorto
more-options = Altre opzioni
clock = Orologio
clock-none = Senza orologio
clock-relaxed = Con calma: due minuti a risposta
clock-fast = Veloce: trenta secondi
clock-correspondence = Per corrispondenza: tre giorni
visibility = Chi può venire
visibility-link = Solo chi ha il link
visibility-open = Chi lo vede nell’elenco
memory = Che cosa ricorda la pagina
memory-log = Ciò che ha visto tutto il tavolo
memory-strict = Solo il turno in corso: a memoria
memory-own = Anche ciò che ho visto io
memory-lesson = Lezione: ciò che è possibile, per imparare
bots = Automi
bots-own = Giocano con cura
bots-uniform = Rispondono a caso
table-language = Lingua del tavolo
pack = Contenuto
pack-none = Il solito
house-rules = Regole della casa
as-printed = Come è stampato
option-first-player = Chi comincia
option-first-player-a = Chi apre il tavolo
option-first-player-random = Si tira a sorte
option-end-check = Quando si guarda se qualcuno ha vinto
option-fool-centre = Il Giullare può prendere carte del centro
option-challenge-mode = Come si risponde a un annuncio
option-turn-limit = Turni al massimo
option-turn-limit-hint = senza limite
option-final-reveal = Mostrare le maschere alla fine
option-masks = Maschere a piacere
option-masks-hint = Judge King Queen…
option-forced-centre = Scambio obbligato con il centro
option-spy-centre = La Spia può guardare il centro
option-puppet-order = Dopo il Burattinaio tocca…
option-beggar = Il Mendicante confronta…
value-on = Sì
value-off = No
value-step = Dopo ogni passo
value-after-power = Dopo il potere
value-after-fines = Dopo le multe
value-sequential = A turno
value-simultaneous = Tutti insieme
value-person = alla persona a sinistra
value-seat = alla sedia a sinistra
value-running = a ogni richiesta
value-snapshot = una volta, all’inizio
open-and-invite = Apri e invita
empty-seats-bots = Se manca qualcuno, gioca un automa.
open-tables = Tavoli aperti
no-open-tables = Adesso nessuno. Apri il tuo.
running-tables = Si sta giocando
no-running-tables = In questo momento niente da guardare.
watch = Guarda
watching-hint = Chi guarda vede ciò che vede ogni posto, non una carta di più.
seats-taken = { $taken } posti su { $all } occupati
learn = In un minuto
learn-1 = Tutti vedono le maschere; poi si coprono, e nessuno è più sicuro della propria.
learn-2 = Nel tuo turno guardi la tua, oppure prendi un’altra carta sotto il tavolo e le scambi, o fingi…
learn-3 = …oppure annunci chi sei, che sia vero o no. Se qualcuno dice «anch’io», si mostrano le carte.
learn-4 = Chi ha ragione usa il potere; chi mente paga 1. Con 13 monete si vince.
independent = Un’implementazione indipendente e aperta. I giochi sono dei loro autori ed editori.
who-they-are = Chi sono

### Regole, chi siamo, errori

rules-lead = Con parole nostre, ogni regola con il numero che il tavolo cita quando chiedi «perché?».
contents = Indice
about-title = Che cos’è Antifaz
about-independent = Antifaz è un’implementazione indipendente. Non è fatta né approvata dagli autori o dagli editori di questi giochi: se ti piacciono, compra le loro scatole.
about-drawn = Tutti i disegni, i testi e i suoni sono stati fatti qui; niente proviene dai giochi pubblicati.
about-games = I giochi e chi li ha fatti
about-open = Aperto, e senza account
about-licence = Il programma è libero (licenza MIT) e si può ospitare in casa con un comando.
about-privacy = Non ci sono account né tracciamento: un cookie firmato conserva il tuo posto e, se vuoi, il tuo nome.
error-title = Non è andata
error-400 = Così non si può
error-403 = Questa chiave non apre questa porta
error-404 = Qui non c’è nessun tavolo
error-429 = Troppo in fretta
error-500 = Qui si è rotto qualcosa, non è colpa tua
error-503 = In questo momento non possiamo conservarlo
