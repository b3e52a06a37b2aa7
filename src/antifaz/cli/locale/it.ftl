## Ciò che dice la riga di comando stessa. Ciò che accade in una partita lo dice antifaz.locale.

### File

cannot-read = Non si può leggere { $path }: { $why }.
cannot-write = Non si può scrivere { $path }: { $why }.
check-nothing = Non c’è nessun verbale da controllare: indica dei file o delle cartelle con file *.record.
check-summary = { $held ->
        [one] 1 verbale regge
       *[other] { $held } verbali reggono
    }, { $failed ->
        [0] nessuno cade.
        [one] 1 cade.
       *[other] { $failed } cadono.
    }

### Al tavolo

names = Iris Bruno Carla Dino Elsa Fabio Gilda Ugo Irma Leo Marta Nico Olga
name-you = Tu
name-person = Persona { $number }
help-line = Rispondi con un numero o a parole. ? perché · t tavolo · l storia · m { $pieces } · q esci{ $memory ->
        [lesson] { " " }· p il possibile
       *[other] { "" }
    }
dealt = Le carte sono scoperte. Ricorda quel che puoi:
when-ready = Premi Invio quando vuoi cominciare.
cover = Passa la tastiera { AT($name) }; premi Invio quando nessun altro può vedere.
turn-to = —— { $name } ——
say-seen = Lo vedi solo tu. Premi Invio quando l’hai visto.
back = indietro
ask-why = Scrivi ? per leggere la regola.
why-title = Perché?
log-title = Che cosa è successo
pieces = maschere
powers-title = Maschere in gioco
left = Hai lasciato il tavolo.

### Ciò che non si è potuto fare, e perché

error-no-file = Non si può leggere { $text }: { $value }.
error-no-bot = { $name } non è un automa di questo gioco.
error-no-pair = «{ $text }» non è un’opzione: ci si aspettava nome=valore.
error-no-name = «{ $text }» non può essere un nome: ognuno ha il suo, senza virgole.
error-too-many-names = Ci sono più nomi che persone alla tastiera ({ $amount }).
error-no-such-party = { $people } alla tastiera e { $amount } automi non fanno { $value }.
error-lesson-alone = Una lezione è per una persona sola con gli automi.
error-ambiguous = «{ $text }» può voler dire: { $may }.
error-other-scenario = Lo scenario è per { $value }, non per { $text }.
error-no-scenarios = { $name } non ha scenari.

### Scenari

scenario-good = si può giocare.
scenario-refused = non si può giocare:
scenario-nothing = Non c’è nessuno scenario da controllare: indica il suo file.
scenarios-none = Non c’è nessuno scenario così.
scenarios-hint = Comincia il tuo da uno di questi: { $example } > mio.toml
scenario-in-centre = { $number ->
        [one] 1 al centro
       *[other] { $number } al centro
    }
scenario-how = Salvalo in un file, cambialo e provalo: antifaz scenario check FILE, poi antifaz play --scenario FILE
scenario-words = Le parole per le maschere che un file può usare:

error-no-number = Non c’è una risposta { $text }: scegli da 1 a { $amount }.
error-no-verb = «{ $text }» qui non è una risposta: scrivi un numero o l’inizio delle sue parole.

### Verbali, regole, giochi

replay-seats = Al tavolo, in senso orario: { $names }.
replay-unfinished = Qui finisce il verbale.
rules-none = Qui non c’è nessuna regola per chi gioca: { $text }.
games-line = { $name }: da { $least } a { $most } persone; automi: { $bots }; opzioni (per prima la consueta):
games-nothing = (niente)
error-nobody = «{ $text }» non è a questo tavolo: { $people }.

### Il tavolo disegnato

type-here = numero o parole, poi Invio
keys-line = ? perché · l storia · m { $pieces } · q esci{ $memory ->
        [lesson] { " " }· p il possibile
       *[other] { "" }
    }
turn = turno { $number }
only-you = Solo tu puoi vedere questo
hurry-line = Invio: fino alla tua prossima domanda · l storia · m { $pieces } · q esci
back-line = 0 o Esc: indietro
over-line = Invio: lasciare il tavolo · l tutta la storia
page-foot = Invio: torna al tavolo · frecce: continua a leggere
why-nothing = Niente di questo ha bisogno di un perché.
lesson-title = Che cosa è possibile
lesson-ways = Le carte possono stare { $number ->
        [one] in un modo solo.
       *[other] in { $number } modi.
    }
lesson-sample = Possono stare in troppi modi per contarli; questo viene da un campione.
