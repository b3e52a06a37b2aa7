## Las palabras de las páginas. Lo que ocurre y lo que se pregunta lo dice antifaz.locale.

### Por todas partes

skip-content = Al contenido
skip-question = A la pregunta
theme = Aspecto
theme-light = Claro
theme-auto = Como el sistema
theme-dark = Oscuro
language = Idioma
tools = Herramientas
menu = Menú
close = Cerrar
back = Volver a elegir
send = Enviar
why = ¿Por qué?
you = Tú

### La mesa

title-mascarade-1 = Mascarada
title-mascarade-2 = Mascarada, 2.ª edición
turn-number = Turno { $turn }
the-deal = El reparto
people-at-table = { $count } en la mesa
watching = Miras
to-hall = Al salón
masks-in-play = Máscaras en juego
log = Lo que ha pasado
log-open = Ver todo lo que ha pasado
chat = Conversación
chat-none = Nadie ha dicho nada todavía.
chat-say = Di algo a la mesa
chat-message = Mensaje para la mesa
spoken = Lo que se dice en voz alta
the-table = La mesa
seats = Asientos, en el sentido de las agujas del reloj
centre = Cartas del centro
court = Tribunal
bank = Banco
coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
seat-label =
    { $name }{ $you ->
        [yes] { " " }(tú)
       *[no] { "" }
    }, { coins }{ $bot ->
        [yes] , autómata
       *[no] { "" }
    }{ $away ->
        [yes] , ausente
       *[no] { "" }
    }.{ $turn ->
        [yes] { " " }Le toca.
       *[no] { "" }
    }
face-down = Carta boca abajo.
shows-card = Enseña { $mask }.
your-mask = Tu máscara: { $mask }.
you-see = Ves { $mask }.
choose-card =
    Elegir { $of }{ $coins ->
        [none] { "" }
        [one] , { $coins } moneda
       *[other] , { $coins } monedas
    }
card-of =
    { $owner ->
        [you] { $slot ->
            [left] tu carta izquierda
            [right] tu carta derecha
            [protected] tu carta protegida
           *[none] tu carta
        }
        [centre] { $number ->
            [1] la primera del centro
            [2] la segunda del centro
           *[0] la del centro
        }
       *[other] { $slot ->
            [left] la izquierda de { $name }
            [right] la derecha de { $name }
            [protected] la protegida de { $name }
           *[none] la de { $name }
        }
    }
says-mask = Soy { $mask }
says-me = ¡Yo
says-me-too = también
pass = Paso
thinking = Piensa…
is-ready = Listo
is-bot = Autómata. Sabe lo que ve su asiento, nada más.
is-away =
    { $seconds ->
        [0] Ausente.
       *[other] Ausente: en { $seconds } s juega un autómata por esta persona.
    }
bot-instead =
    { $why ->
        [left] Se ha ido: juega un autómata en su lugar.
        [host] Juega un autómata por decisión de quien abrió la mesa.
       *[other] Juega un autómata hasta que esta persona vuelva.
    }
you-know = Lo sabes: { $of } es { $mask }.
showed-card = Enseñó su carta en el turno anterior.
replace-by-bot = Que siga un autómata
wins =
    { $count ->
        [one] Gana { $who }
       *[other] Ganan { $who }
    }
says-to-be =
    { $you ->
        [yes] Dices que eres
       *[no] { $name } dice que es
    }
say-dealt = Mirad bien
say-turn =
    { $you ->
        [yes] Te toca
       *[no] Le toca a { $name }
    }

### La pregunta

only-you = Solo tú lo ves
all-face-up = Todas las cartas están a la vista
all-face-up-hint = Quien quiera recordar, que mire ahora: cuando todos estén listos se ponen boca abajo y empiezan los cambios.
i-am-ready = Ya las he visto
waiting-for = Faltan: { $who }
end-title =
    { $count ->
        [one] Gana { $who }, con { $coins } monedas
       *[other] Ganan { $who }, con { $coins } monedas
    }
results = Resultado
was-mask = era { $mask }
rematch = Otra, en los mismos sitios
you-are = Eres { $mask }
card-is = Has visto { $of }: { $mask }
remember-it = Recuérdalo: no se apunta en ningún sitio.
they-wait = La mesa te espera con una pregunta.
seen-it = Visto, boca abajo
look-one = Mirar una de mis cartas
not-now = Ahora no se puede
bars-opening = Los cuatro primeros turnos solo se intercambia… o se finge.
bars-restricted =
    { $edition ->
        [1] Enseñaste tu carta en el turno anterior: ahora solo puedes intercambiar.
       *[2] Enseñaste tu carta en el turno anterior: ahora no puedes anunciar.
    }
bars-owes = Viste tu carta sin derecho: ahora tienes que mirarla.
pick-one = Pulsa una carta de la mesa.
pick-two = Pulsa dos cartas de la mesa.
pick-two-own = Pulsa una carta tuya y otra de la mesa.
nobody-yet = Nadie todavía
confirm = Confirmar
announce-rule = Puede ser verdad o no. Si alguien dice «yo también», enseñaréis las cartas y quien mienta pagará 1 moneda.
same-gesture = La mesa ve el mismo gesto en los dos casos, y dura lo mismo.
contest-order =
    Contesta { $first }{ $then ->
        [none] { "" }
       *[other] ; luego, { $then }
    }
when-asked = Cuando me toque:
standing-wait = Esperadme
standing-pass = Paso
standing-contest =
    { $slot ->
        [left] Yo también, con la izquierda
        [right] Yo también, con la derecha
        [protected] Yo también, con la protegida
       *[none] Yo también
    }
standing-contest-unless = Solo si nadie más
leave-answer = Dejar dicha
standing-hint = La mesa verá tu respuesta cuando te toque, nunca antes, y siempre con la misma espera.
is-paused = La mesa está en pausa
one-moment = Un momento…

### Teclas: la letra de cada respuesta

key-look = M
key-swap = I
key-announce = A
key-contest = Y
key-pass = P
key-yes = S
key-no = N

### Para el lector de pantalla

spoken-sight = Tu máscara está lista. Pulsa para oírla, solo tú.
spoken-question = { $question } { $count ->
        [one] Una respuesta.
       *[other] { $count } respuestas.
    }{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } segundos.
    }

### Tu turno

look = Mirar mi máscara
look-hint = Solo tú la verás
swap = Intercambiar… o no
swap-hint = Con otra carta, bajo la mesa
announce = Anunciar una máscara
announce-hint = Sin enseñar la carta
swap-which = ¿Con qué carta?
announce-question = ¿Quién dices que eres?
under-question = Bajo la mesa: ¿las cambias?
swap-yes = Sí, las cambio
swap-no = No, las devuelvo
