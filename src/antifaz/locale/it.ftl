## Frasi comuni a tutti i giochi. Un messaggio è una frase intera; gli spazi hanno un nome e niente si incolla a pezzi.
## .you si dice quando chi legge è la prima persona nominata; .you-second e .you-third, la seconda e la terza.

# «Anna, Iván e Marta», ma «Iván ed Elena», «ad Anna»: $sound è il suono con cui comincia il nome.
you = tu
list = { $first } { AND($last) }
and = { $sound ->
        [e] ed { $name }
       *[other] e { $name }
    }
at = { $sound ->
        [a] ad { $name }
       *[other] a { $name }
    }

# Chi ha vinto, come titolo
result = { $count ->
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    }
    .you = Hai vinto!
    .you-too = Vincete { $winners }

## Quello che non si può fare, e perché

error-at-line = Riga { $line }: { $sentence }
error-over = La partita è finita: non c’è più niente da decidere.
error-not-asked = La domanda non è per { $player }, ma per { $asked }.
    .you = La domanda non è per te, ma per { $asked }.
    .you-second = La domanda è per te, non per { $player }.
error-not-listed = «{ $text }» adesso non è possibile.
error-not-listed-may = «{ $text }» adesso non è possibile. È possibile: { $may }.
error-outdated = Nel frattempo la partita è andata avanti: ecco il tavolo com’è adesso.
error-empty = La risposta è vuota.
error-too-many-words = «{ $text }» ha più parole di quante ne chieda la domanda.
error-unfinished = A «{ $text }» manca qualcosa alla fine.
error-no-person = «{ $text }» non è nessuno: le persone sono le lettere dalla a alla m.
error-no-zone = «{ $text }» non fa parte di un tavolo: ci si aspettava la lettera di una persona o una parola come court.
error-zone-twice = «{ $text }» è scritto due volte.
error-empty-zone = In «{ $text }» c’è una parte vuota.
error-nobody-asked = In «{ $text }» dopo «>» non c’è nessuno.
error-no-item = «{ $text }» non può stare da nessuna parte: ci si aspettava una maschera, una maschera fra parentesi, una quantità o un segno.
error-unreadable = Questa riga non si capisce.
error-unreadable-text = «{ $text }» non si capisce.

error-no-game = Non c’è nessun gioco che si chiama «{ $name }».
error-no-pack = Qui non è stato letto il pacchetto di carte «{ $content }».
error-wrong-number = Questo gioco è per { $least }–{ $most } persone, non per { $people }.
error-no-option = Questo gioco non ha l’opzione «{ $name }». Ha queste: { $options }.
error-no-value = L’opzione «{ $name }» non ha il valore «{ $value }». Ha questi: { $values }.
