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

turn-number = Turno { $turn }
people-at-table = { $count } en la mesa
watching = Miras la partida
to-hall = Al salón
masks-in-play = Máscaras en juego
log = Lo que ha pasado
log-all = Desde el principio
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
says-contest = ¡Yo también!
    .short = ¡Yo!
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
may-be = Puede ser: { $masks }.
card-may-be = Por lo que has visto, { $of } puede ser: { $masks }.
lesson = Lo que es posible
lesson-ways =
    { $count ->
        [one] las cartas solo pueden estar de una manera
       *[other] las cartas pueden estar de { $count } maneras
    }
showed-card = Enseñó su carta en el turno anterior.
offer-seat = Ofrecer este asiento
seat-is-offered = Este asiento se ofrece a quien venga.
replace-by-bot = Que siga un autómata
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
end-title = { $result }, con { $coins } monedas
over-agreed = Terminada de común acuerdo
over-expired = Nadie vino a jugarla
results = Resultado
was-mask = era { $mask }
rematch = Otra, en los mismos sitios
you-are = Eres { $mask }
card-is = Has visto { $of }: { $mask }
remember-it = Recuérdalo: nadie lo apunta.
they-wait = La mesa te espera con una pregunta.
seen-it = Visto, boca abajo
look-one = Mirar una de mis cartas
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
    { $between ->
        [0] Contesta { $first }; luego, tú
        [one] Contesta { $first }; tú, tras otra persona
       *[other] Contesta { $first }; tú, tras otras { $between }
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
paused-hint = Los relojes están parados. Todo sigue donde estaba.
contest-with =
    { $slot ->
        [left] Yo también: mi izquierda
        [right] Yo también: mi derecha
       *[protected] Yo también: mi protegida
    }
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

### El menú

pause = Poner la mesa en pausa
resume = Seguir jugando
end-here = Terminar aquí, si todos quieren
end-not = Seguir jugando: retirar mi acuerdo
end-proposed = { $who } propone terminar aquí la partida.
agree = De acuerdo
leave-seat = Dejar el sitio a un autómata
bot-plays-for-you = Un autómata juega por ti con lo que sabe tu asiento.
take-back = Recuperar mi sitio
seat-offered = Hay un sitio que cuida un autómata.
download-record = Descargar la partida como texto
personal-link = Tu sitio en otro aparato
personal-hint = Este enlace es la llave de tu sitio: no lo compartas.
copy = Copiar
copied = Copiado
settings = Ajustes
sounds = Sonidos
shortcuts = Atajos de teclado
keys = Teclas
keys-question = Ir a la pregunta
keys-number = La respuesta de ese lugar
keys-turn = Mirar, intercambiar, anunciar
keys-contest = «Yo también», paso
keys-seats = En un asiento: el siguiente, contra el reloj o a su favor
keys-home = En un asiento: el tuyo
keys-drawers = Máscaras en juego, lo que ha pasado, conversación
keys-escape = Un paso atrás; cerrar
keys-help = Esta lista
keys-off = Las letras solo valen fuera de los campos de texto y se pueden desactivar en Ajustes.
offline = Sin conexión: no se ha enviado. Inténtalo otra vez dentro de un momento.
seconds-left = Quedan { $seconds } segundos.

### Antes de empezar

invites-you = { $name } te invita a su mesa.
lobby-waiting =
    { $count ->
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
lobby-full = La mesa está completa.
lobby-full-watch = Puedes quedarte a mirar: verás lo que ve toda la mesa.
who-sits = Quién se sienta
host = anfitrión
absent = ausente
free-seat = Sitio libre
start = Empezar
start-with-bots =
    { $count ->
        [one] Empezar con un autómata
       *[other] Empezar con { $count } autómatas
    }
host-starts = Empieza cuando { $name } quiera.
your-name = Tu nombre
your-ornament = Tu adorno
ornament-fan = Abanico
ornament-feather = Pluma
ornament-moon = Luna
ornament-candle = Vela
ornament-rose = Rosa
ornament-lute = Laúd
ornament-key = Llave
ornament-bell = Campana
ornament-star = Estrella
ornament-leaf = Hoja
ornament-shell = Concha
ornament-goblet = Copa
ornament-glove = Guante
sit-down = Sentarme
stand-up = Levantarme de la mesa
invite = Invita
qr-alt = Código QR con el enlace de la mesa
invite-link = Enlace de la mesa
invite-hint = Quien abra el enlace se sienta con un nombre, sin cuenta. Los sitios que queden libres los ocupan autómatas.

### La portada

front-title = ¿Quién dices que eres?
front-lead = Juegos de identidad oculta. La mesa guarda los secretos; olvidarlos es cosa tuya.
play-now = Jugar ya contra autómatas
play-now-note = { $game }, seis en la mesa. Sin cuenta, sin esperar a nadie.
sections = Secciones
rules = Reglas
rules-lower = reglas
about = Acerca de
your-tables = Tus mesas
go-back = Volver
open-table = Abre una mesa
which-game = A qué
players-range = de { $least } a { $most }
how-many = Cuántas personas
one-less = Una persona menos
one-more = Una persona más
scenario = Qué máscaras
scenario-default = Las de siempre
scenario-standard = Tabla impresa
scenario-7-players-2013 = Siete personas, edición de 2013
scenario-A = Escenario de la casa A
scenario-B = Escenario de la casa B, más retorcido
more-options = Más opciones
clock = Reloj
clock-none = Sin reloj
clock-relaxed = Con calma: dos minutos por respuesta
clock-fast = Rápido: treinta segundos
clock-correspondence = Por correspondencia: tres días
visibility = Quién puede venir
visibility-link = Solo quien tenga el enlace
visibility-open = Quien la vea en la lista
memory = Qué recuerda la página
memory-log = Lo que ha visto toda la mesa
memory-strict = Solo el turno de ahora: a memoria
memory-own = También lo que he visto yo
memory-lesson = Lección: lo que es posible, para aprender
bots = Autómatas
bots-own = Juegan con cuidado
bots-uniform = Responden al azar
table-language = Idioma de la mesa
pack = Contenido
pack-none = El de siempre
house-rules = Reglas de la casa
as-printed = Como está impreso
option-first-player = Quién empieza
option-first-player-a = Quien abre la mesa
option-first-player-random = Se sortea
option-end-check = Cuándo se mira si alguien ha ganado
option-fool-centre = El Bufón puede tomar cartas del centro
option-challenge-mode = Cómo se contesta a un anuncio
option-turn-limit = Turnos como mucho
option-turn-limit-hint = sin límite
option-final-reveal = Enseñar las máscaras al final
option-masks = Máscaras a tu gusto
option-masks-hint = Judge King Queen…
option-forced-centre = Cambio obligado con el centro
option-spy-centre = El Espía puede mirar el centro
option-puppet-order = Tras el Titiritero sigue…
option-beggar = El Mendigo compara…
value-on = Sí
value-off = No
value-step = Tras cada paso
value-after-power = Tras el poder
value-after-fines = Tras las multas
value-sequential = Por turno
value-simultaneous = Todos a la vez
value-person = la persona de la izquierda
value-seat = la silla de la izquierda
value-running = cada vez que pide
value-snapshot = al empezar
open-and-invite = Abrir e invitar
empty-seats-bots = Si falta alguien, juega un autómata.
open-tables = Mesas abiertas
no-open-tables = Ahora no hay ninguna. Abre la tuya.
running-tables = Se está jugando
no-running-tables = Ahora mismo, nada a la vista de todos.
watch = Mirar
watching-hint = Quien mira ve lo que ve toda la mesa, ni una carta más.
seats-taken = { $taken } de { $all } sitios ocupados
learn = En un minuto
learn-1 = Todos ven las máscaras; luego se ponen boca abajo y nadie vuelve a estar seguro de la suya.
learn-2 = En tu turno miras la tuya, tomas otra carta bajo la mesa y la cambias, o finges…
learn-3 = …o anuncias quién eres, sea verdad o no. Si alguien dice «yo también», se enseñan las cartas.
learn-4 = Quien acierta usa el poder; quien miente paga 1. Con 13 monedas se gana.
independent = Implementación independiente y abierta. Los juegos son de sus autores y editoriales.
who-they-are = Quiénes son

### Reglas, acerca de, errores

rules-lead = Con nuestras palabras, cada regla con el número que la mesa cita cuando preguntas «¿por qué?».
contents = Contenido
about-title = Acerca de Antifaz
about-independent = Antifaz es una implementación independiente. No la han hecho, ni la respaldan, los autores ni las editoriales de estos juegos: si te gustan, compra sus cajas.
about-drawn = Todos los dibujos, los textos y los sonidos se han hecho aquí; nada procede de los juegos publicados.
about-games = Los juegos y quienes los hicieron
about-open = Abierta, y sin cuentas
about-licence = El programa es libre (licencia MIT) y se puede alojar en casa con una orden.
about-privacy = No hay cuentas ni rastreo: una galleta firmada guarda tu sitio y, si quieres, tu nombre.
error-title = No ha podido ser
error-400 = Así no se puede
error-403 = Esta puerta no se abre con esa llave
error-404 = Aquí no hay ninguna mesa
error-429 = Demasiado deprisa
error-500 = Algo se ha roto aquí, no es culpa tuya
error-503 = Ahora mismo no podemos guardarlo
