## Voices in My Head en español. Los nombres de papeles, cartas, jurados y regiones son del contenido (content/texts.es.toml).
## .you se dice a la persona de la que se habla.

## El juego

title = Voices in My Head
page-short = Voices

## Fichas, caras, veredictos

marker-blue = azul { $value }
    .name = azul
marker-red = rojo { $value }
    .name = rojo
marker-yellow = amarillo { $value }
    .name = amarillo
marker-green = verde { $value }
    .name = verde
marker-purple = morado { $value }
    .name = morado
marker-grey = gris
    .name = gris
marker-of = { $marker }, de { $who }
    .you = { $marker }, tuya
face-Guilty = culpable
face-Innocent = inocente
face-Blank = en blanco
verdict-guilty = culpable
verdict-innocent = inocente
verdict-undecided = en duda
icon-guilty = culpable
icon-innocent = inocente
icon-neutral = neutral
icon-none = acusación
place-centre = centro
place-side = lateral
place-top = mazo

## La página

page-round = Ronda { $round }
page-round-of = Ronda { $round } de 8
page-setup = Preparativos
page-verdict = Veredicto
page-jury = El jurado
page-voices = Las voces, en el orden de los asientos
page-mind = La mente
page-regions = Las cinco regiones
page-card = Carta de juicio
page-then = después
page-opening = El juicio va a empezar.
page-see-mind = Ver la mente
page-nobody = nadie
page-nor = { $first } ni { $last }
page-marker = { $emotion } { $value }, { $colour }
page-juror = { $name }: { $guilty } de culpable, { $innocent } de inocente, { $influence } de influencia sin abrir
page-juror-end = { $name }: { $verdict }; quedan { $guilty } de culpable y { $innocent } de inocente
page-region = { $name }: { $totals }. { $discs ->
        [one] Una ficha.
       *[other] { $discs } fichas.
    }
page-region-out = { $count ->
        [one] Sobresale { $markers }.
       *[other] Sobresalen { $markers }.
    }
page-markers = { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
page-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
page-lost = { $count ->
        [one] 1 destruida
       *[other] { $count } destruidas
    }
page-has-first = tiene el turno inicial
page-asked = Decide ahora.
    .you = Te toca.
page-prosecutor = fiscal
page-facet = una voz de Guy
page-guilty = { $count ->
        [one] 1 ficha de culpable
       *[other] { $count } fichas de culpable
    }
page-innocent = { $count ->
        [one] 1 ficha de inocente
       *[other] { $count } fichas de inocente
    }
page-influence = { $count ->
        [one] 1 de influencia, boca abajo
       *[other] { $count } de influencia, boca abajo
    }
page-turned = Al abrirla: { $faces }
page-decides = { $you ->
        [yes] · decides tú
       *[other] · decide { $name }
    }
page-hidden = efecto oculto, A o B
page-total = vale { $value }

## Lo tuyo

page-own-open = Mi papel y mis cartas, solo para mí
page-you-are = Eres { $role }
page-so-far = Hasta ahora
page-without-influence = Contado por lo que está a la vista, sin la influencia.
page-hand = Tus cartas de estrategia
page-no-cards = Sin cartas de estrategia.
page-behind-screen = Detrás del biombo
fact-control = Dominas { $regions }
fact-no-control = Sin dominar { $regions }
fact-guilty = Culpables: { $now } (hacen falta { $wanted })
fact-innocent = Inocentes: { $now } (hacen falta { $wanted })
fact-guilty-innocent = Culpables { $now }, inocentes { $wanted }
fact-innocent-guilty = Inocentes { $now }, culpables { $wanted }
fact-undecided = En duda: { $now } (hacen falta { $wanted })
fact-difference = Diferencia: { $now } (como mucho { $wanted })
fact-cancelled = Culpables anulados: { $now } (hacen falta { $wanted })
fact-destroyed = Fichas destruidas: { $now } (cuenta { $wanted })
fact-others-with-more-destroyed = Voces con más destruidas: { $now }
fact-others-with-fewer-destroyed = Voces con menos destruidas: { $now }

## Lo que se pregunta: primero, dicho a la mesa; después (.you), a quien contesta

ask-colour = { $who } elige color.
    .you = ¿Qué color llevas?
ask-card = { $who } elige la carta de esta ronda.
    .you = Elige la carta de esta ronda
ask-insert = { $who } mete una ficha.
    .you = Mete una ficha
ask-insert-card = { $who } mete otra ficha: { $card }.
    .you = { $card }: mete la ficha
ask-insert-emotion = { $who } puede meter otra ficha.
    .you = Tu emoción: puedes meter otra ficha
ask-tie = { $who } decide el empate en { $region }.
    .you = Empate en { $region }: ¿quién decide?
ask-tie-planning = { $who } decide el empate en { $region }.
    .you = Empate en { $region }: ¿quién roba carta?
ask-option = { $who } elige entre dos efectos.
    .you = ¿Qué haces?
ask-option-hidden = { $who } elige a ciegas, A o B.
    .you = ¿Qué haces?
ask-place = { $who } elige jurado.
    .you = ¿En qué jurado?
ask-place-card = { $who } elige jurado: { $card }.
    .you = { $card }: ¿en qué jurado?
ask-place-emotion = { $who } puede poner un culpable.
    .you = Pánico: puedes poner un culpable
ask-look = { $who } va a mirar influencia.
    .you = ¿De quién miras la influencia?
ask-shift = { $who } ha mirado y decide.
    .you = Has visto la de arriba. ¿Adónde va?
ask-tuck = { $who } ha mirado y decide.
    .you = ¿La de arriba, debajo de las demás?
ask-exchange = { $who } ha mirado dos y decide.
    .you = Has visto las dos. ¿Las cambias?
ask-move = { $who } mueve una ficha de un jurado a otro.
    .you = ¿De qué jurado a cuál?
ask-move-placed = { $who } mueve la ficha recién puesta.
    .you = ¿A qué jurado la mueves?
ask-remove = { $who } descarta una ficha de un jurado.
    .you = ¿De qué jurado la quitas?
ask-destroy = { $who } destruye una ficha.
    .you = ¿Qué ficha destruyes?
ask-destroy-card = { $who } destruye una ficha: { $card }.
    .you = { $card }: ¿qué ficha destruyes?
ask-destroy-emotion = { $who } puede destruir una ficha.
    .you = Rabia: puedes destruir una ficha
ask-limit = { $who } descarta hasta quedarse con tres cartas.
    .you = Tres cartas como mucho: ¿cuál descartas?
ask-discard = { $who } piensa qué descarta.
    .you = ¿Qué descartas?
ask-discard-card = { $who } piensa qué descarta: { $card }.
    .you = { $card }: ¿qué descartas?
ask-discard-emotion = { $who } puede cambiar una carta de juicio.
    .you = Confusión: ¿cambias una carta de juicio?
ask-emotion = { $who } puede usar la emoción de su ficha.
    .you = ¿Usas la emoción de tu ficha?
ask-emotion-fear = { $who } puede robar una carta.
    .you = Miedo: ¿robas una carta?
ask-share = { $who } elige quién más roba carta.
    .you = ¿Quién más roba una carta?
ask-order = { $who } decide qué carta se resuelve antes.
    .you = ¿De quién es la carta que se resuelve antes?
ask-insertion = { $who } piensa si juega una carta.
    .you = ¿Juegas una carta?
ask-control = { $who } piensa si juega una carta.
    .you = ¿Juegas una carta?
ask-trial = { $who } piensa si juega una carta.
    .you = ¿Juegas una carta?
ask-token = { $who } piensa si juega una carta.
    .you = ¿Juegas una carta?
ask-deal = Se reparten los papeles.
ask-story = Se saca una historia.
ask-first = Se sortea el turno inicial.
ask-put = La historia pone influencia.
ask-draw = Se roba.
ask-lay = Se prepara una carta de juicio.
ask-shake = Tiembla la mano.

window-insertion = Tras meter { $marker }.
window-control = { $region }: iba a decidir { $who }.
    .you = { $region }: ibas a decidir tú.
window-trial = Antes de que se lea la carta.
window-token = Se ha puesto una ficha { $on }.

## Respuestas

answer-pass = Paso
answer-decline = No, gracias
answer-leave = Dejarla como está
answer-leave-exchange = Dejarlas como están
answer-tuck = Debajo de las demás
answer-exchange = Cambiarlas
answer-discard = Descartarla
answer-draw = Robar ya
answer-draw-emotion = Robar una carta
answer-replace-side = Cambiar la carta lateral
answer-replace-top = Cambiar la de encima del mazo
page-sealed = El efecto se lee después de elegir.
page-two = Elige dos
page-from-token = Cuál
page-from-juror = De
page-to = A
page-do = Hecho
page-choose = Elegir esta carta
page-front = { $left }, después { $right }: carta del { $place }
page-back = Dorso, { $region }: nadie lo lee hasta girarla
page-you-see = Has mirado { $on }
page-seen = Visto, boca abajo
page-always-insertion = Pasar siempre tras meter fichas, sin preguntarme
page-always-control = Pasar siempre al anunciar quién decide, sin preguntarme
page-always-trial = Pasar siempre antes de leer la carta, sin preguntarme
page-always-token = Pasar siempre al ponerse una ficha, sin preguntarme
standing-wait = Esperadme
standing-pass = Paso
page-ready = El juicio va a empezar
page-ready-hint = Mira tu papel en privado. Cuando todos estén listos, empieza la acusación.
page-i-am-ready = Preparado

## Apuntar

page-which-marker = Qué ficha
page-which-region = En qué región
aim-enters = Entra por
aim-towards = Hacia
aim-push = Empujar
aim-entry = { $mm } mm
aim-left = { $degrees }° izq.
aim-right = { $degrees }° der.
aim-straight = recto
aim-told = Entra a { $mm } milímetros, { $turn }.
aim-field = Plataforma de { $region }. Flechas izquierda y derecha: por dónde entra. Arriba y abajo: hacia dónde.
key-motor = M
key-instinct = I
key-speech = H
key-observation = O
key-planning = P
keys-regions-letters = P H M I O
keys-question = Ir a la pregunta
keys-desk = Carta del centro, lateral o del mazo (fiscal)
keys-number = La respuesta de ese lugar
keys-regions = La región donde empujas
keys-entry = Por dónde entra la ficha: 1 mm; con Mayúsculas, 0,1 mm
keys-turn = Hacia dónde la empujas
keys-option = Elección oculta
keys-drawers = Papeles, lo que ha pasado, frases
keys-escape = Un paso atrás; cerrar
keys-help = Esta lista

## El final

page-convicted = Guy va a la cárcel
page-free = Guy queda libre
page-count-guilty = { $count ->
        [one] 1 culpable
       *[other] { $count } culpables
    }
page-count-innocent = { $count ->
        [one] 1 inocente
       *[other] { $count } inocentes
    }
page-count-undecided = { $count } en duda
page-cast = Quién era quién
page-was = { $you ->
        [yes] Eras { $role }
       *[other] { $name } era { $role }
    }
page-wins = Gana
page-loses = Pierde
page-winners = { $count ->
        [0] No gana nadie
        [one] Gana { $who }
       *[other] Ganan { $who }
    }
page-again = Otro juicio

## Frases en lugar de conversación

page-said-nothing = Nadie ha dicho nada todavía.
page-phrases = Aquí se habla con frases hechas. Pueden ser verdad o no.
phrase-claim = Mi papel es
phrase-suggest = Propongo
phrase-saw = He visto
phrase-juror = En qué jurado
say-claim = Mi papel es { $icon }.
say-saw = He visto influencia { $on }: { $face }.
say-region = Propongo { $region }.
say-option = Yo elegiría { $letter }.
page-roles-basic = Estos son los papeles de esta partida.
page-roles-advanced = Algunos de estos papeles están en juego; nadie sabe cuáles.
page-set = Papeles y regiones
page-talk = Frases

## Lo que ha pasado

event-got-role = Tu papel: { $role }.
event-got-card = En secreto: { $card }.
event-got-face = En secreto: { $face }.
event-prosecutor = { $who } lleva la acusación.
    .you = Llevas la acusación.
event-coloured = { $who } lleva el color { $colour }.
    .you = Llevas el color { $colour }.
event-told = Se abre el caso: «{ $title }».
event-put = Cae influencia { $on }, y nadie la ha visto.
event-first = { $who } recibe el turno inicial.
    .you = Recibes el turno inicial.
event-passed-token = El turno inicial pasa a { $who }.
    .you = El turno inicial es ahora tuyo.
event-round = Ronda { $amount }
event-chose = { $who } elige una carta: { $left }, después { $right }.
    .you = Eliges una carta: { $left }, después { $right }.
event-inserted = { $who } mete { $marker } en { $region }, { $where }
    .you = Metes { $marker } en { $region }, { $where }
enters-left = por la izquierda
enters-left-middle = a la izquierda del centro
enters-middle = por el centro
enters-right-middle = a la derecha del centro
enters-right = por la derecha
moved-slid = { $marker } se desliza y se queda
moved-out = { $marker } se desliza hasta el borde y sobresale
moved-fell = { $marker } cae
event-destroyed = Destruida en { $region }: { $marker }.
event-read-front = Se lee la carta.
event-read-back = Se gira la carta y se lee el dorso.
event-controls = { $region }: decide { $who }.
    .you = { $region }: decides tú.
event-controls-prosecutor = Actúa la acusación: { $who }.
    .you = Actúa la acusación: tú.
event-tied = { $region }: empatan { $people }.
event-decided = { $who } decide el empate a favor de { $whom }.
    .you = Decides el empate a favor de { $whom }.
event-decided-self = { $who } decide el empate a su favor.
    .you = Decides el empate a tu favor.
event-revealed = Dice: { $text }
event-revealed-hidden = Dice: A o B; el efecto está sellado.
event-opted-first = { $who } elige A.
    .you = Eliges A.
event-opted-second = { $who } elige B.
    .you = Eliges B.
event-read-out = Se lee el efecto: { $text }
event-placed-guilty = { $who } pone un culpable { $on }.
    .you = Pones un culpable { $on }.
event-placed-innocent = { $who } pone un inocente { $on }.
    .you = Pones un inocente { $on }.
event-drew-influence = { $who } roba { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    } de influencia.
    .you = Robas { $count ->
            [one] 1 ficha
           *[other] { $count } fichas
        } de influencia.
event-drew-strategy = { $who } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de estrategia.
    .you = Robas { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        } de estrategia.
event-laid-down = { $who } pone influencia boca abajo { $on }.
    .you = Pones influencia boca abajo { $on }.
event-put-down = En secreto, lo que has puesto { $on }: { $face }.
event-discarded = { $who } descarta { $count ->
        [one] 1 ficha de influencia sin enseñarla
       *[other] { $count } fichas de influencia sin enseñarlas
    }.
    .you = Descartas { $count ->
            [one] 1 ficha de influencia sin enseñarla
           *[other] { $count } fichas de influencia sin enseñarlas
        }.
event-discarded-card = { $who } descarta { $card }.
    .you = Descartas { $card }.
event-threw = En secreto: has descartado una carta de juicio.
event-threw-face = En secreto, lo que has descartado: { $face }.
event-looked = { $who } mira influencia { $on }.
    .you = Miras influencia { $on }.
event-saw = En secreto, { $on }: { $faces }.
event-shifted = { $who } la pone { $to }.
    .you = La pones { $to }.
event-shifted-discards = { $who } la descarta boca abajo.
    .you = La descartas boca abajo.
event-tucked = { $who } pone la de arriba debajo de las demás { $on }.
    .you = Pones la de arriba debajo de las demás { $on }.
event-exchanged = { $who } intercambia dos fichas de influencia: una estaba { $on }, la otra { $to }.
    .you = Intercambias dos fichas de influencia: una estaba { $on }, la otra { $to }.
event-moved-token-guilty = { $who } mueve un culpable: estaba { $on }, ahora { $to }.
    .you = Mueves un culpable: estaba { $on }, ahora { $to }.
event-moved-token-innocent = { $who } mueve un inocente: estaba { $on }, ahora { $to }.
    .you = Mueves un inocente: estaba { $on }, ahora { $to }.
event-removed-guilty = { $who } descarta un culpable que estaba { $on }.
    .you = Descartas un culpable que estaba { $on }.
event-removed-innocent = { $who } descarta un inocente que estaba { $on }.
    .you = Descartas un inocente que estaba { $on }.
event-played = { $who } juega { $card }.
    .you = Juegas { $card }.
event-added = { $who } suma { $amount } en { $region }.
    .you = Sumas { $amount } en { $region }.
event-wanted = { $who } quiere jugar una carta.
    .you = Quieres jugar una carta.
event-ordered = { $who } decide: primero, la carta de { $whom }.
    .you = Decides: primero, la carta de { $whom }.
event-declined = { $who } lo deja estar.
    .you = Lo dejas estar.
event-shared = { $who } hace robar también a { $whom }.
    .you = Haces robar también a { $whom }.
event-reshuffled-strategies = Los descartes de estrategia vuelven a ser mazo.
event-reshuffled-influence = La influencia descartada vuelve al montón.
event-replaced = { $who } cambia una carta de juicio, sin enseñarla.
    .you = Cambias una carta de juicio, sin enseñarla.
event-phase = Segunda parte del juicio: cartas nuevas.
event-turned-over = Se da la vuelta a la historia: fin del juicio.
event-role = { $who } era { $role }.
    .you = Eras { $role }.
event-turned = Se abre influencia { $on }: { $face }.
event-cancelled = { $juror }: { $amount ->
        [one] se anula uno de cada
       *[other] se anulan { $amount } de cada
    }.
event-judged = { $juror }: { $verdict }.
event-won = { $who } gana: era { $role }.
    .you = Ganas: eras { $role }.

## Lo que no se puede hacer

error-not-entry = Una ficha entra entre 12,5 y 67,5 milímetros; { $entry } no lo es.
error-not-end = Desde ahí el empujón puede acabar entre { $least } y { $most } décimas; { $end } no lo es.
error-content = El paquete de contenido no se puede leer: { $line }.

## En el terminal

table-summary = Influencia { $influence } ?   Cartas { $cards } ▤
table-tokens = { $guilty }c { $innocent }i
table-out = asoma: { $markers }
table-entry = ¿Por dónde entra? De { $least } a { $most }, en décimas de milímetro desde la izquierda; { $middle } es el centro
table-end = ¿Hacia qué punto? De { $least } a { $most }; el mismo número de antes es en línea recta
table-roles = Roles que pueden tener los demás
table-pieces = cartas
table-powers = Caso, carta, roles
table-powers-end = Caso, carta, roles
