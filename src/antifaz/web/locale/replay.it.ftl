replay = La partita, mossa per mossa
replay-first = All’inizio
replay-back = Una mossa indietro
replay-move = Mossa { $move } di { $moves }
replay-next = Una mossa avanti
replay-eyes = Con gli occhi di
replay-everybody = Chi guarda
replay-look = Guarda
replay-leave = Torna al tavolo

ended-agreed = Avete concluso la partita di comune accordo.
ended-expired = Il tavolo è stato chiuso: da molto non veniva nessuno.
