## Mascarada en español: de quién es la carta, qué ha pasado, qué se pregunta, qué se contesta, qué no se puede.
## .you se dice a la primera persona nombrada; .you-second y .you-third, a la segunda y a la tercera.

title = Mascarada
edition-1 = primera edición
edition-2 = segunda edición

coins = { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }

## De quién es la carta. .own va después de nombrar a su dueño; .it, después de otra carta: «tu carta y la de Sergio».

place-person = la carta de { $owner }
    .you = tu carta
    .mine = mi carta
    .own = su carta
    .it = la de { $owner }
    .it-you = la tuya
place-left = la carta izquierda de { $owner }
    .you = tu carta izquierda
    .mine = mi carta izquierda
    .own = su carta izquierda
    .it = la izquierda de { $owner }
    .it-you = la tuya de la izquierda
    .it-own = la izquierda
place-right = la carta derecha de { $owner }
    .you = tu carta derecha
    .mine = mi carta derecha
    .own = su carta derecha
    .it = la derecha de { $owner }
    .it-you = la tuya de la derecha
    .it-own = la derecha
place-protected = la carta protegida de { $owner }
    .you = tu carta protegida
    .mine = mi carta protegida
    .own = su carta protegida
    .it = la protegida de { $owner }
    .it-you = tu protegida
    .it-own = la protegida
place-centre = { $number ->
        [0] la carta del centro
        [1] la primera carta del centro
       *[2] la segunda carta del centro
    }
    .it = { $number ->
        [0] la del centro
        [1] la primera del centro
       *[2] la segunda del centro
    }

## Lo que ha pasado

event-dealt = { $who } recibe { THE($piece) }.
    .you = Recibes { THE($piece) }.
event-dealt-card = Boca arriba: { CARD($place) } es { THE($piece) }.
event-turned-down = Todas las cartas se ponen boca abajo.
event-first = Empieza { $who }.
    .you = Empiezas tú.
event-turn = Turno { $amount }: le toca a { $who }.
    .you = Turno { $amount }: te toca.

event-looked = { $who } mira su carta en secreto.
    .you = Miras tu carta en secreto.
event-looked-card = { $who } mira en secreto { OWN($place) }.
    .you = Miras en secreto { CARD($place) }.
event-saw = { $who } tiene { THE($piece) }.
    .you = Eres { BEING($piece) }.
event-saw-card = Ahí está { THE($piece) }: es { CARD($place) }.

# Nadie dice quién las ha movido: el intercambio se cuenta solo con las cartas.
event-swapped = Bajo la mesa van { CARD($place) } y { IT($place2) }. Quizá vuelvan cambiadas.
event-swapped-own = { $actor } toma { OWN($place) } y { IT($place2) }. Quizá las ha cambiado.
    .you = Tomas { CARD($place) } y { IT($place2) }, bajo la mesa.
event-swapped-others = { $actor } toma { CARD($place) } y { IT($place2) }. Quizá las ha cambiado.
    .you = Tomas { CARD($place) } y { IT($place2) }, bajo la mesa.
event-exchanged-yes = En secreto: las dos cartas se han cambiado.
    .you = Solo tú lo sabes: las has cambiado.
event-exchanged-no = En secreto: cada carta ha vuelto a su sitio.
    .you = Solo tú lo sabes: las has devuelto a su sitio.

event-announced = { $who } anuncia { THE($piece) }.
    .you = Anuncias { THE($piece) }.
event-announced-card = { $who } pone la mano sobre { OWN($place) } y anuncia { THE($piece) }.
    .you = Pones la mano sobre { CARD($place) } y anuncias { THE($piece) }.
event-contested = { $who }: «¡Yo también!».
    .you = Dices: «¡Yo también!».
event-contested-card = { $who } pone la mano sobre { OWN($place) }: «¡Yo también!».
    .you = Pones la mano sobre { CARD($place) }: «¡Yo también!».
event-passed = { $who } pasa.
    .you = Pasas.
event-answered-contest = En secreto: «¡Yo también!».
    .you = Solo tú lo sabes: dices «¡Yo también!».
event-answered-pass = En secreto: paso.
    .you = Solo tú lo sabes: pasas.

event-shown = { $who } enseña { THE($piece) }.
    .you = Enseñas { THE($piece) }.
event-shown-over = { $who } era { BEING($piece) }.
    .you = Eras { BEING($piece) }.
event-shown-over-card = Al final: { CARD($place) } era { THE($piece) }.
event-shown-card = { $who } enseña { OWN($place) }: { THE($piece) }.
    .you = Enseñas { CARD($place) }: { THE($piece) }.
event-shown-centre = En el centro estaba { THE($piece) }.
event-shown-unseen = La carta de { $who } se enseña a toda la mesa, menos a { $who }.
    .you = Tu carta se enseña a toda la mesa, menos a ti.
event-hid = Las cartas enseñadas vuelven a estar boca abajo.

event-chose = { $who } elige a { $whom }.
    .you = Eliges a { $whom }.
    .you-second = { $who } te elige.
event-chose-both = { $who } elige a { $whom } y a { $third }.
    .you = Eliges a { $whom } y a { $third }.
    .you-second = { $who } te elige a ti y a { $third }.
    .you-third = { $who } elige a { $whom } y a ti.
event-chose-card = { $who } elige { CARD($place2) }.
    .you = Eliges { CARD($place2) }.
event-chose-both-card = { $who } elige { CARD($place2) } y { IT($place3) }.
    .you = Eliges { CARD($place2) } y { IT($place3) }.
event-declined = { $who } prefiere no cambiar su fortuna.
    .you = Prefieres no cambiar tu fortuna.
event-claimed = { $who } dice que es { BEING($piece) }.
    .you = Dices que eres { BEING($piece) }.

event-took = { $who } le quita { coins } a { $whom }.
    .you = Le quitas { coins } a { $whom }.
    .you-second = { $who } te quita { coins }.
event-took-bank = { $who } toma { coins } del banco.
    .you = Tomas { coins } del banco.
event-took-court = { $who } se lleva { coins } del tribunal.
    .you = Te llevas { coins } del tribunal.
event-paid-court = { $who } paga { coins } al tribunal.
    .you = Pagas { coins } al tribunal.
event-fortunes = { $who } { AND($whom) } intercambian sus fortunas.
    .you = Tú { AND($whom) } intercambiáis vuestras fortunas.
    .you-second = { $who } cambia su fortuna por la tuya.
event-chairs = { $who } { AND($whom) } cambian de sitio; las cartas y las monedas se quedan donde están.
    .you = Tú { AND($whom) } cambiáis de sitio; las cartas y las monedas se quedan donde están.
    .you-second = { $who } y tú cambiáis de sitio; las cartas y las monedas se quedan donde están.

event-won-thirteen = { $who } llega a trece monedas y gana la partida.
    .you = Llegas a trece monedas y ganas la partida.
event-won-cheat = { $who } tiene diez monedas o más y gana la partida con { piece-Cheat.the }.
    .you = Tienes diez monedas o más y ganas la partida con { piece-Cheat.the }.
event-won-richest = { $who } es quien más monedas tiene y gana la partida.
    .you = Eres quien más monedas tiene y ganas la partida.

reason-thirteen = Quien llega a trece monedas o más gana en ese mismo instante.
reason-cheat = Con diez monedas o más, { piece-Cheat.the } gana en ese mismo instante.
reason-richest = Alguien se ha quedado sin monedas: gana quien más tenga.
reason-limit = Se han jugado los turnos acordados: gana quien más monedas tenga.

## Lo que se pregunta: primero, dicho a la mesa; después (.you), a quien contesta

ask-turn = Le toca a { $who }.
    .you = Te toca. ¿Qué haces?
ask-contest = { $announcer } dice que es { BEING($piece) }. Contesta { $who }.
    .you = { $announcer } dice que es { BEING($piece) }. ¿Y tú?
    .you-second = Dices que eres { BEING($piece) }. Contesta { $who }.
ask-target = { $who } tiene que elegir a alguien.
    .you = ¿A quién eliges?
ask-target-Bishop = { $who } elige a quién le quita las monedas, entre quienes más tienen.
    .you = Hay empate entre quienes más tienen. ¿A quién le quitas las monedas?
ask-target-ConArtist = { $who } elige a quién le quita las monedas, entre quienes más tienen.
    .you = Hay empate entre quienes más tienen. ¿A quién le quitas las monedas?
ask-target-Fool = { $who } elige dos cartas ajenas.
    .you = ¿Qué dos cartas tomas bajo la mesa?
ask-target-Guru = { $who } elige a quién le pregunta por su máscara.
    .you = ¿A quién le preguntas qué máscara tiene?
ask-target-Inquisitor = { $who } elige a quién le pregunta por su máscara.
    .you = ¿A quién le preguntas qué máscara tiene?
ask-target-Princess = { $who } elige qué carta se enseña.
    .you = ¿De quién es la carta que enseñas a los demás?
ask-target-PuppetMaster = { $who } elige a dos personas que cambiarán de sitio.
    .you = ¿Qué dos personas te pagan y cambian de sitio?
ask-target-Spy = { $who } elige qué carta mira.
    .you = Además de la tuya, ¿qué carta miras?
ask-target-Witch = { $who } puede cambiar su fortuna por la de alguien.
    .you = ¿Con quién cambias tu fortuna?
ask-target-choose = { $who } tiene que elegir a alguien más.
    .you = ¿Y a quién más?
ask-exchange = { $who } tiene dos cartas bajo la mesa.
    .you = Bajo la mesa: ¿las cambias?
ask-claim = { $who } tiene que decir qué máscara tiene.
    .you = ¿Qué máscara dices que tienes?
ask-turn-swap = { $who } elige dos cartas.
    .you = ¿Con qué carta la cambias… o no?
ask-turn-exchange = { ask-exchange }
    .you = { ask-exchange.you }
ask-turn-announce = { $who } anuncia una máscara.
    .you = ¿Sobre qué carta tuya pones la mano?
ask-deal = Se reparten las cartas.
ask-first = Se sortea quién empieza.

# Las dos entradas del turno que tienen muchas respuestas, para las páginas que las despliegan.
choose-swap = Intercambiar… o no
    .hint = Con otra carta, bajo la mesa
choose-announce = Anunciar una máscara
    .hint = Sin enseñar la carta
choose-announce-title = ¿Quién dices que eres?
choose-announce-hint = Puede ser verdad o no. Si alguien dice «yo también», enseñaréis las cartas y quien mienta pagará 1 moneda.
choose-swap-title = ¿Con qué carta la cambias… o no?

## Respuestas: el botón dice lo que hace

answer-look = Mirar mi carta
    .hint = Solo tú la verás
answer-look-own = Mirar { MY($place) }
answer-swap = Intercambiar con { $who }… o no
answer-swap-card = Intercambiar con { CARD($place) }… o no
answer-swap-own = Tomar { MY($place) }
answer-swap-yes = Intercambiar con { $who }
answer-swap-no = Fingir que cambio con { $who }
answer-swap-card-yes = Intercambiar con { CARD($place) }
answer-swap-card-no = Fingir que cambio con { CARD($place) }
answer-swap-own-both-yes = Intercambiar { MY($place) } y { IT($place2) }
answer-swap-own-both-no = Fingir que cambio { MY($place) } y { IT($place2) }
answer-swap-then-card = Con { CARD($place) }
answer-swap-then-own = Con { MY($place) }
answer-exchange-yes = Sí, las cambio
answer-exchange-no = No, las devuelvo
answer-announce-piece = Anunciar { THE($piece) }
answer-announce-own-piece = Anunciar { THE($piece) } con { MY($place) }
answer-announce-then-own = Con { MY($place) }
answer-contest = Yo también
answer-contest-piece = Yo también soy { BEING($piece) }
answer-contest-own = Yo también, con { MY($place) }
answer-contest-own-piece = Yo también soy { BEING($piece) }, con { MY($place) }
answer-pass = Paso
answer-choose = Elegir a { $who }
answer-choose-both = Elegir a { $who } y a { $whom }
answer-choose-card = Elegir { CARD($place) }
answer-choose-card-both = Elegir { CARD($place) } y { IT($place2) }
answer-decline = Conservar mi fortuna
answer-claim-piece = Soy { BEING($piece) }
answer-deal-piece = Repartir { THE($piece) } a { $who }
answer-deal-card-piece = Repartir { THE($piece) }: es { CARD($place) }
answer-first = Empieza { $who }

## Lo que no se puede, junto a la regla que lo dice

error-only-swap = En los cuatro primeros turnos de la partida solo se puede intercambiar, o fingirlo.
error-may-not-look-shown = { $player } enseñó una carta en el turno anterior: ahora solo puede intercambiar, o fingirlo.
    .you = Enseñaste una carta en el turno anterior: ahora solo puedes intercambiar, o fingirlo.
error-may-not-announce-shown = { $player } enseñó una carta en el turno anterior y ahora no puede anunciar.
    .you = Enseñaste una carta en el turno anterior: ahora no puedes anunciar.
error-owes-look = { $player } vio una carta cuando no debía y ahora tiene que mirar.
    .you = Viste tu carta cuando no debías: ahora tienes que mirar.
error-no-pass = En tu turno no puedes pasar: mira, intercambia o anuncia.
error-not-in-play-piece = Aquí nadie puede ser { BEING($piece) }: esa máscara no está en juego.
error-not-in-play = Esa máscara no está en juego.
error-no-decline = Este poder hay que usarlo: solo { piece-Witch.the } puede renunciar.
error-not-richest = Las monedas se le quitan a una de las personas más ricas: elige entre ellas.
error-one-of-each = Hace falta una carta de cada una de las otras dos personas.
error-not-that-card-FOOL = Con { piece-Fool.the } se toman dos cartas de otras personas, nunca la propia.
error-not-that-card-SPY = Con { piece-Spy.the } no se puede elegir esa carta.
error-protected-ANNOUNCE = Con la carta protegida no se puede anunciar.
error-protected-SWAP = La carta protegida de la otra persona no se puede tomar.
error-foreign-card = Solo puedes mirar tu propia carta: ni la de otra persona ni una del centro.
error-shown-card = La carta que se enseñó en el turno anterior tiene que ser una de las dos.
error-forced-centre = En un intercambio obligado, la otra carta tiene que ser de alguien, no del centro.
error-no-verb = «{ $text }» no es ninguna respuesta: se esperaba una palabra como look, swap, announce, contest o pass.
error-no-mask = «{ $text }» no es ninguna máscara de esta edición.
error-bad-position = Esta posición no puede darse.
error-bad-set = Estas máscaras no se pueden jugar juntas: { $reasons }
error-no-content = { $name } no tiene paquetes de contenido: sus máscaras se eligen con opciones.

## En la terminal: palabras de la mesa dibujada

table-centre = Centro
table-coins = Tribunal { $court } ●   Banco { $bank } ●
slot-left = izquierda
slot-right = derecha
slot-protected = protegida
status-announces = «¡{ $name }!»
status-contests = «¡Yo también!»
status-passes = pasa
status-shown = se mostró
status-owes = debe mirar
status-won = gana

## Escenarios escritos a mano

error-scenario-toml = El archivo no está en TOML: { $text }.
error-scenario-lacks = El escenario no dice «{ $text }».
error-scenario-key = Un escenario no lleva «{ $text }». Puede llevar: { $may }.
error-scenario-value = { $name } no puede ser «{ $text }»: escribe { $name } = { $may }.
error-scenario-centre = De { $amount } máscaras quedan { $value } para el centro, no { $text }.

## Por qué unas máscaras no se pueden jugar juntas

error-set-unknown = Esta edición no tiene ninguna máscara «{ $text }».
error-set-twice = Solo hay una carta { OF($piece) }.
error-set-judge = Falta { piece-Judge.the }: tiene que estar en juego.
error-set-peasants = Los dos Campesinos juegan juntos, o ninguno.
error-set-least = Para jugar con { THE($piece) } hacen falta { $least } personas o más, no { $people }.
error-set-earners = De { $cards } cartas, { $least } tienen que traer monedas del banco, no { $value }.
error-set-third = Un tercio de { $cards } cartas, redondeado hacia arriba, son { $least }: cuentan el centro y los dos Campesinos.
error-set-small = Con { $people } personas las máscaras son fijas: no se pueden elegir otras.
error-set-six = Con { $people } personas hay exactamente 6 cartas, no { $cards }.
error-set-size = Con { $people } personas hay de { $people } a { $most } cartas, no { $cards }.
error-set-too-many = Esta edición tiene { $most } cartas, no { $cards }.
