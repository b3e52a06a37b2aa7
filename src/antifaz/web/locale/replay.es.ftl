replay = La partida, jugada a jugada
replay-first = Al principio
replay-back = Una jugada atrás
replay-move = Jugada { $move } de { $moves }
replay-next = Una jugada adelante
replay-eyes = A través de los ojos de
replay-everybody = Quien mira
replay-look = Mirar
replay-leave = Volver a la mesa

ended-agreed = Habéis terminado la partida de común acuerdo.
ended-expired = La mesa se ha cerrado: hacía mucho que no venía nadie.
