## Perché il tavolo non fa ciò che gli si chiede; ciò che rifiutano le regole lo dice antifaz.locale.

refused-full = A questo tavolo non ci sono più posti.
refused-lesson = Una lezione è per una sola persona, con automi.
refused-link-over = Questo collegamento non è più di nessuno al tavolo.
refused-no-name = Per sederti serve un nome.
refused-no-pack = Qui non c’è nessun pacchetto di contenuti «{ $text }».
refused-no-memory = Non c’è nessuna memoria «{ $text }».
refused-no-clock = Non c’è nessun orologio «{ $text }».
refused-no-language = Questo tavolo non parla «{ $text }».
refused-nobody-asked = Adesso non si chiede niente a nessuno.
refused-nobody-there = Non c’è nessuno da sostituire.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-not-now = Adesso non è possibile.
refused-not-over = Questa partita non è finita.
refused-not-seated = Possono farlo solo le persone al tavolo.
refused-not-asked = La domanda non è per te.
refused-present = { $name } è al tavolo.
refused-seated = Questo dispositivo ha già un posto a questo tavolo.
refused-too-fast = Non così in fretta: lascia parlare gli altri.
refused-too-long = È troppo lungo.
refused-hall-full = Il salone è pieno. Torna tra un po’.
refused-other-pack = Questo scenario è per un’altra partita: { $text }.
refused-phrases-only = Durante il processo si parla con le frasi che offre il tavolo.
