# Las Mascaradas en español: nombres, lo que hacen las cartas, de dónde salen los puntos y las figuras en su pueblo.

## El juego

title = Las Mascaradas
content-note = Las figuras y los pueblos son reales. Los números, símbolos y efectos de las cartas son de este proyecto, salvo los pocos que el reglamento imprime.

## Símbolos, colores con sus comarcas, categorías de los recursos con sus colores

symbol-D = Diablos
symbol-P = Popular
symbol-F = Femenino
symbol-A = Animal

colour-green = verde
    .comarca = Aliste
colour-red = rojo
    .comarca = Tábara y La Carballeda
colour-blue = azul
    .comarca = Sanabria y los valles del norte
colour-yellow = amarillo
    .comarca = Tierra del Pan, Tierra del Vino y Sayago

category-character = personaje
    .colour = naranja
category-music = música
    .colour = morado
category-costume = indumentaria
    .colour = verde azulado
category-prop = objeto
    .colour = gris

## Cantidades y nombres dentro de las frases que siguen

n-pesetas = { $n ->
        [one] 1 peseta
       *[other] { $n } pesetas
    }
n-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
n-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
the-symbol = { $symbol ->
        [D] símbolo de Diablos
        [P] símbolo Popular
        [F] símbolo Femenino
       *[A] símbolo Animal
    }
the-symbols = { $symbol ->
        [D] símbolos de Diablos
        [P] símbolos Populares
        [F] símbolos Femeninos
       *[A] símbolos Animales
    }
the-others = { $other ->
        [D] de Diablos
        [P] Populares
        [F] Femeninos
       *[A] Animales
    }
of-colour = { $colour ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }
of-colours = { $colour ->
        [green] verdes
        [red] rojas
        [blue] azules
       *[yellow] amarillas
    }
the-name = { $symbol ->
        [D] { symbol-D }
        [P] { symbol-P }
        [F] { symbol-F }
       *[A] { symbol-A }
    }
the-place = { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
        [4] cuarto puesto
       *[5] quinto puesto
    }

## Lo que pasa cuando una mascarada se ha unido; .then va detrás de una condición

immediate-NONE = Al unirse no pasa nada.
immediate-GAIN = Toma { n-pesetas } de la banca.
    .then = toma { n-pesetas } de la banca.
immediate-DRAW = { $n ->
        [one] Roba 1 carta de recurso, a la vista o del mazo.
       *[other] Roba { $n } cartas de recurso, a la vista o del mazo.
    }
    .then = { $n ->
        [one] roba 1 carta de recurso, a la vista o del mazo.
       *[other] roba { $n } cartas de recurso, a la vista o del mazo.
    }
immediate-DRAW_DECK = Roba { n-cards } del mazo de recursos.
    .then = roba { n-cards } del mazo de recursos.
immediate-DISCARD = { $n ->
        [one] Descarta 1 carta de tu mano, si te queda alguna.
       *[other] Descarta { $n } cartas de tu mano; si tienes menos, ninguna.
    }
    .then = { $n ->
        [one] descarta 1 carta de tu mano, si te queda alguna.
       *[other] descarta { $n } cartas de tu mano; si tienes menos, ninguna.
    }
immediate-RECOVER = { $n ->
        [one] Recupera de los descartes 1 carta a tu elección, pero no un aguinaldo.
       *[other] Recupera de los descartes { $n } cartas a tu elección, pero ningún aguinaldo.
    }
    .then = { $n ->
        [one] recupera de los descartes 1 carta a tu elección, pero no un aguinaldo.
       *[other] recupera de los descartes { $n } cartas a tu elección, pero ningún aguinaldo.
    }
immediate-SWAP = { $cards ->
        [one] Cambia 1 carta de tu mano por 1 de las que están a la vista, pero no un aguinaldo.
       *[other] Cambia { $cards } cartas de tu mano por { $cards } de las que están a la vista, pero ningún aguinaldo.
    }
    .then = { $cards ->
        [one] cambia 1 carta de tu mano por 1 de las que están a la vista, pero no un aguinaldo.
       *[other] cambia { $cards } cartas de tu mano por { $cards } de las que están a la vista, pero ningún aguinaldo.
    }
immediate-REFRESH_RESOURCES = Descarta los recursos a la vista y destapa cinco nuevos.
    .then = descarta los recursos a la vista y destapa cinco nuevos.
immediate-RESERVE = Puedes dejar una peseta tuya sobre una mascarada del mercado: solo tú podrás comprarla, desde tu próximo turno.
    .then = puedes dejar una peseta tuya sobre una mascarada del mercado: solo tú podrás comprarla, desde tu próximo turno.
immediate-REMOVE_MARKET = { $cards ->
        [one] Pon bajo el mazo 1 mascarada del mercado sin reservar y destapa otra.
       *[other] Pon bajo el mazo { $cards } mascaradas del mercado sin reservar y destapa otras tantas.
    }
    .then = { $cards ->
        [one] pon bajo el mazo 1 mascarada del mercado sin reservar y destapa otra.
       *[other] pon bajo el mazo { $cards } mascaradas del mercado sin reservar y destapa otras tantas.
    }
immediate-DISCOUNT = { $n ->
        [one] La próxima mascarada que compres este turno pide 1 recurso menos.
       *[other] La próxima mascarada que compres este turno pide { $n } recursos menos.
    }
    .then = { $n ->
        [one] la próxima mascarada que compres este turno pide 1 recurso menos.
       *[other] la próxima mascarada que compres este turno pide { $n } recursos menos.
    }
immediate-TAX_RICH = Cada uno de los demás que tenga al menos { n-pesetas } devuelve 1 a la banca.
    .then = cada uno de los demás que tenga al menos { n-pesetas } devuelve 1 a la banca.
immediate-PAY_OTHERS = Cada uno de los demás toma { n-pesetas } de la banca.
    .then = cada uno de los demás toma { n-pesetas } de la banca.

immediate-IF_JOINED_SYMBOL = Si se une por un { the-symbol }: { $effect }
immediate-IF_JOINED_COLOUR = Si se une a una mascarada { of-colour }: { $effect }
immediate-IF_PESETAS_AT_MOST = { $limit ->
        [0] Si tras pagarla no te quedan pesetas: { $effect }
        [one] Si tras pagarla te queda como mucho 1 peseta: { $effect }
       *[other] Si tras pagarla te quedan como mucho { $limit } pesetas: { $effect }
    }

## Lo que puntúa una mascarada además de su fuerza base

scoring-NONE = Puntúa solo su fuerza base.
scoring-PER_SYMBOL = { n-points } por cada { the-symbol } de tu comitiva.
scoring-PER_DISTINCT_SYMBOL = { n-points } por cada símbolo distinto de tu comitiva.
scoring-IF_ALL_SYMBOLS = { n-points } si en tu comitiva están los cuatro símbolos.
scoring-IF_MORE_SYMBOL = { n-points } si en tu comitiva hay más { the-symbols } que { the-others }.
scoring-PER_COLOUR = { n-points } por cada mascarada { of-colour } de tu comitiva.
scoring-PER_DISTINCT_COLOUR = { n-points } por cada color distinto de tu comitiva.
scoring-IF_ALL_COLOURS = { n-points } si en tu comitiva están los cuatro colores.
scoring-IF_ADJACENT_COLOUR = { n-points } si tiene al menos una vecina { of-colour }.
scoring-PER_ADJACENT_COLOUR = { n-points } por cada vecina { of-colour }.
scoring-IF_BOTH_NEIGHBOURS_NOT_COLOUR = { n-points } si tiene dos vecinas y ninguna es { of-colour }.
scoring-IF_NEIGHBOURS_ALL_DIFFERENT = { n-points } si tiene dos vecinas y las tres son de colores distintos.
scoring-IF_AT_END = { n-points } si es la primera o la última de tu comitiva.
scoring-IF_OWNS = { n-points } si { $card } también está en tu comitiva.
scoring-PESETAS_FULL = Cada peseta que te quede vale 1 punto, no solo una de cada tres.
scoring-ANNUL_AND_DOUBLE = Anula la fuerza base de una de tus mascaradas y duplica la de otra.
scoring-TRIPLE_UNIQUE_ADJACENT = Triplica la fuerza base de una vecina que sea la única mascarada de su color en tu comitiva.
scoring-ADD_ADJACENT_BASE = Tantos puntos como la fuerza base de una vecina.

## De dónde salen los puntos: las líneas de la hoja de puntuación

part-pesetas = Pesetas
part-majorities = Mayorías de símbolos
part-sequences = Colores seguidos
part-mascaradas = Mascaradas

score-pesetas = { n-pesetas }: 1 punto por cada 3
score-pesetas-full = { n-pesetas }: 1 punto cada una, gracias a { $card }
score-majority = { the-name }: { $n }, { the-place }
score-majority-tied = { the-name }: { $n }, empate de { $tied }, todos cuentan como { the-place }
score-majority-none = { the-name }: ninguno, y por tanto ningún puesto
score-sequence = { $n ->
        [one] 1 { of-colour }: 1 × 1
       *[other] { $n } { of-colours } seguidas: { $n } × { $n }
    }
score-base = Fuerza base { $n }
score-annulled = Anulada por { $by }: fuerza base 0
score-doubled = Duplicada por { $by }: fuerza base { $n }
score-tripled = Triplicada por { $by }: fuerza base { $n }

score-PER_SYMBOL = { $count ->
        [one] 1 { the-symbol } × { $points }
       *[other] { $count } { the-symbols } × { $points }
    }
score-PER_DISTINCT_SYMBOL = { $count ->
        [one] 1 símbolo × { $points }
       *[other] { $count } símbolos distintos × { $points }
    }
score-IF_ALL_SYMBOLS = { $count ->
        [0] No están los cuatro símbolos
       *[other] Están los cuatro símbolos
    }
score-IF_MORE_SYMBOL = { $count ->
        [0] No hay más { the-symbols } que { the-others }
       *[other] Más { the-symbols } que { the-others }
    }
score-PER_COLOUR = { $count ->
        [one] 1 { of-colour } × { $points }
       *[other] { $count } { of-colours } × { $points }
    }
score-PER_DISTINCT_COLOUR = { $count ->
        [one] 1 color × { $points }
       *[other] { $count } colores × { $points }
    }
score-IF_ALL_COLOURS = { $count ->
        [0] No están los cuatro colores
       *[other] Están los cuatro colores
    }
score-IF_ADJACENT_COLOUR = { $count ->
        [0] Ninguna vecina { of-colour }
       *[other] Le toca una vecina { of-colour }
    }
score-PER_ADJACENT_COLOUR = { $count ->
        [0] Ninguna vecina { of-colour }
        [one] 1 vecina { of-colour } × { $points }
       *[other] { $count } vecinas { of-colours } × { $points }
    }
score-IF_BOTH_NEIGHBOURS_NOT_COLOUR = { $count ->
        [0] No tiene dos vecinas que no sean { of-colours }
       *[other] Dos vecinas y ninguna { of-colour }
    }
score-IF_NEIGHBOURS_ALL_DIFFERENT = { $count ->
        [0] No son tres colores distintos con dos vecinas
       *[other] Tres colores distintos con sus dos vecinas
    }
score-IF_AT_END = { $count ->
        [0] Ni la primera ni la última
       *[other] Va en una punta
    }
score-IF_OWNS = { $count ->
        [0] Sin { $card }
       *[other] Junto con { $card }
    }
score-PESETAS_FULL = Su efecto se cuenta en las pesetas
score-ANNUL_AND_DOUBLE = Anula { $annulled } y duplica { $card }
score-ANNUL_AND_DOUBLE-none = Sola en la comitiva: sin efecto
score-TRIPLE_UNIQUE_ADJACENT = Triplica { $card }
score-TRIPLE_UNIQUE_ADJACENT-none = Ninguna vecina es la única de su color: sin efecto
score-ADD_ADJACENT_BASE = Lo que { $card } tiene en ese momento: { $points }
score-ADD_ADJACENT_BASE-none = Sin vecinas: sin efecto

## Recursos

piece-Birria = Birria
    .the = el birria
    .of = del birria
    .to = al birria
piece-Madama = Madama
    .the = la madama
    .of = de la madama
    .to = a la madama
piece-Ciego = Ciego
    .the = el ciego
    .of = del ciego
    .to = al ciego
piece-Danzantes = Danzantes
    .the = los danzantes
    .of = de los danzantes
    .to = a los danzantes
piece-Gaita = Gaita
    .the = la gaita
    .of = de la gaita
    .to = a la gaita
piece-Tamboril = Tamboril
    .the = el tamboril
    .of = del tamboril
    .to = al tamboril
piece-Careta = Careta
    .the = la careta
    .of = de la careta
    .to = a la careta
piece-Pieles = Pieles
    .the = las pieles
    .of = de las pieles
    .to = a las pieles
piece-Cintas = Cintas
    .the = las cintas
    .of = de las cintas
    .to = a las cintas
piece-Cencerro = Cencerro
    .the = el cencerro
    .of = del cencerro
    .to = al cencerro
piece-Ceniza = Ceniza
    .the = la ceniza
    .of = de la ceniza
    .to = a la ceniza
piece-Tralla = Tralla
    .the = la tralla
    .of = de la tralla
    .to = a la tralla
piece-Aguinaldo = Aguinaldo
    .the = el aguinaldo
    .of = del aguinaldo
    .to = al aguinaldo

## Mascaradas por sus ids, y qué son en su pueblo

piece-M01 = Obisparra
    .the = la Obisparra
    .of = de la Obisparra
    .to = a la Obisparra
    .background = Pobladura de Aliste, el 15 de agosto y antes de 2001 el 26 de diciembre: dos bueyes enmascarados se escapan y arrastran al que ara.
piece-M02 = Carochos
    .the = los Carochos
    .of = de los Carochos
    .to = a los Carochos
    .background = Riofrío de Aliste, el 1 de enero: dos diablos con cencerros y largas tenazas articuladas pelean con las demás figuras hasta que los expulsan.
piece-M03 = Diablos
    .the = los Diablos
    .of = de los Diablos
    .to = a los Diablos
    .background = Sarracín de Aliste, el 1 de enero: un diablo grande y otro pequeño, con careta de corcho, atacan al ciego, que los espanta con una cruz.
piece-M04 = Atenazador
    .the = el Atenazador
    .of = del Atenazador
    .to = al Atenazador
    .background = San Vicente de la Cabeza, ahora el 11 de agosto y antes el 29 de junio: corre detrás de la gente y le agarra las piernas con tenazas articuladas.
piece-M05 = Caballico
    .the = el Caballico
    .of = del Caballico
    .to = al Caballico
    .background = Villarino tras la Sierra, el 26 de diciembre: un caballo de madera azota a la gente con un rabo de trapo lleno de barro.
piece-M06 = Pajarico
    .the = el Pajarico
    .of = del Pajarico
    .to = al Pajarico
    .background = Villarino tras la Sierra, el 26 de diciembre: un muchacho a punto de entrar a mozo lleva un pájaro en una vara de fresno y recoge los donativos.
piece-M07 = Birria
    .the = el Birria
    .of = del Birria
    .to = al Birria
    .background = Tábara, en el Corpus: un enmascarado con grandes castañuelas acompaña a los danzantes del paloteo y se descubre la cara para entrar en la iglesia.
piece-M08 = Tafarrón
    .the = el Tafarrón
    .of = del Tafarrón
    .to = al Tafarrón
    .background = Pozuelo de Tábara, el 26 de diciembre: un diablo vestido de paja recoge el aguinaldo en un cazo y defiende a la Madama.
piece-M09 = Vieyas
    .the = las Vieyas
    .of = de las Vieyas
    .to = a las Vieyas
    .background = Triufé, en torno a Año Nuevo: viejas de negro con cestas y la cara tapada con un paño de ganchillo, que van con los Visparros.
piece-M10 = Cencerrones
    .the = los Cencerrones
    .of = de los Cencerrones
    .to = a los Cencerrones
    .background = Abejera, el 1 de enero: en la plaza de la iglesia, el Cencerrón y la Filandorra pelean con el ciego y su lazarillo.
piece-M11 = Carucheros
    .the = los Carucheros
    .of = de los Carucheros
    .to = a los Carucheros
    .background = Sesnández, el 1 de enero, de nuevo desde 2023: con cencerros, tenazas y pieles de animales van pidiendo el aguinaldo.
piece-M12 = Desempadrinamiento
    .the = el Desempadrinamiento
    .of = del Desempadrinamiento
    .to = al Desempadrinamiento
    .background = Bercianos de Aliste, en las bodas y sin fecha fija: llega al anochecer, después de pasear a los novios por el pueblo en un carro.
piece-M13 = Talanqueira
    .the = la Talanqueira
    .of = de la Talanqueira
    .to = a la Talanqueira
    .background = San Martín de Castañeda, el 5 de enero: mitad persona y mitad animal de cuernos afilados, embiste a la gente.
piece-M14 = Visparros
    .the = los Visparros
    .of = de los Visparros
    .to = a los Visparros
    .background = San Martín de Castañeda, el 5 de enero: con caretas de tela y cintas y cencerros a la cintura, azuzan a la gente con grandes tijeras de madera.
piece-M15 = Visparra
    .the = la Visparra
    .of = de la Visparra
    .to = a la Visparra
    .background = Vigo de Sanabria, el 26 de diciembre: diablos enmascarados con trallas y Talanqueiras con cuernos recorren el pueblo pidiendo el aguinaldo.
piece-M16 = Antruejo
    .the = el Antruejo
    .of = del Antruejo
    .to = al Antruejo
    .background = Villanueva de Valrojo, de domingo a martes de Carnaval: cintos de cencerros y ropas de colores de un pajar común, y nadie ha de saber quién es quién.
piece-M17 = Toro de Carnaval
    .the = el Toro de Carnaval
    .of = del Toro de Carnaval
    .to = al Toro de Carnaval
    .background = Morales de Valverde, ahora el sábado después de Carnaval: unos cuernos en un armazón de madera bajo una sábana persiguen a todos, hasta la muerte fingida del toro.
piece-M18 = Filandorra
    .the = la Filandorra
    .of = de la Filandorra
    .to = a la Filandorra
    .background = Ferreras de Arriba, el 26 de diciembre: con la rueca en la mano, tizna con un corcho quemado a quien no da el aguinaldo.
piece-M19 = Zangarrón
    .the = el Zangarrón
    .of = del Zangarrón
    .to = al Zangarrón
    .background = Sanzoles, el 26 de diciembre: con máscara y cencerros impide que nadie se meta en la danza, y al final revienta las vejigas que lleva.
piece-M20 = Zangarrón
    .the = el Zangarrón
    .of = del Zangarrón
    .to = al Zangarrón
    .background = Montamarta, con máscara negra el 1 de enero y roja el 6: hacia el final de la misa pincha dos hogazas con su tridente.
piece-M21 = Vaquilla
    .the = la Vaquilla
    .of = de la Vaquilla
    .to = a la Vaquilla
    .background = Palacios del Pan, el Domingo de Carnaval: una vaca en un armazón, con cintas que los niños quieren quitarle, hasta que la sacrifican de mentira.
piece-M22 = Cencerreros
    .the = los Cencerreros
    .of = de los Cencerreros
    .to = a los Cencerreros
    .background = Palacios del Pan, el Domingo de Carnaval: con cencerros y trallas defienden a la Vaquilla; dos de ellos luchan por ser el jefe.
piece-M23 = Fiera Corrupia
    .the = la Fiera Corrupia
    .of = de la Fiera Corrupia
    .to = a la Fiera Corrupia
    .background = Almendra del Pan, el Domingo de Carnaval, de nuevo desde 2016: una bestia temible y su séquito, con estruendo de cencerros.
piece-M24 = Vaca Antrueja
    .the = la Vaca Antrueja
    .of = de la Vaca Antrueja
    .to = a la Vaca Antrueja
    .background = Pereruela, en Carnaval: una vaca que llevan dos mozos embiste a todos y al final muere; un obispillo predica en verso.
piece-M25 = Vaca Bayona
    .the = la Vaca Bayona
    .of = de la Vaca Bayona
    .to = a la Vaca Bayona
    .background = Almeida de Sayago, en Carnaval: una vaca con cara de corcho y cencerro acomete a los niños y a Pedro Pajas, un pelele.

## Lo que ha pasado. .you se dice a la primera persona nombrada.

event-began = Empieza { $who }.
    .you = Empiezas tú.
event-turn = Ronda { $amount }: le toca a { $who }.
    .you = Ronda { $amount }: te toca.
event-drew = { $who } roba una carta del mazo.
    .you = Robas una carta del mazo.
event-got = { $who } roba { THE($piece) }.
    .you = Tu carta: { THE($piece) }.
event-picked = { $who } coge { THE($piece) }, a la vista.
    .you = Coges { THE($piece) }, a la vista.
event-revealed = A la vista: { THE($piece) }.
event-reshuffled = Los descartes se barajan: son el nuevo mazo de recursos.
event-took = { $who } toma { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } de la banca.
    .you = Tomas { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } de la banca.
event-paid = { $who } entrega { $pieces }.
    .you = Entregas { $pieces }.
event-paid-bank = { $who } paga { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } a la banca.
    .you = Pagas { $amount ->
        [one] 1 peseta
       *[other] { $amount } pesetas
    } a la banca.
event-traded = { $who } cambia tres cartas: { $pieces }.
    .you = Cambias tres cartas: { $pieces }.
event-renewed = { $who } renueva el mercado de mascaradas.
    .you = Renuevas el mercado de mascaradas.
event-bought = { $who } compra { THE($piece) }.
    .you = Compras { THE($piece) }.
event-joined = { $who } une { THE($piece) } a su comitiva.
    .you = Unes { THE($piece) } a tu comitiva.
event-joined-left = { $who } une { THE($piece) } a la izquierda de su comitiva.
    .you = Unes { THE($piece) } a la izquierda de tu comitiva.
event-joined-right = { $who } une { THE($piece) } a la derecha de su comitiva.
    .you = Unes { THE($piece) } a la derecha de tu comitiva.
event-released = La peseta que reservaba { THE($piece) } vuelve a la banca.
event-reserved = { $who } reserva { THE($piece) } con una peseta.
    .you = Reservas { THE($piece) } con una peseta.
event-declined = { $who } no reserva nada.
    .you = No reservas nada.
event-discarded = { $who } descarta { $pieces }.
    .you = Descartas { $pieces }.
event-recovered = { $who } recupera { THE($piece) } de los descartes.
    .you = Recuperas { THE($piece) } de los descartes.
event-swapped = { $who } deja { THE($piece) } y se lleva { THE($piece2) }.
    .you = Dejas { THE($piece) } y te llevas { THE($piece2) }.
event-cleared = Se descartan los recursos a la vista: { $pieces }.
event-removed = { $who } pone { THE($piece) } bajo el mazo.
    .you = Pones { THE($piece) } bajo el mazo.
event-discounted = { $amount ->
        [one] La próxima compra de este turno pide 1 recurso menos.
       *[other] La próxima compra de este turno pide { $amount } recursos menos.
    }
event-lost = { $who } pierde una acción: no hay nada que tomar.
    .you = Pierdes una acción: no hay nada que tomar.
event-completed = { $who } completa su comitiva: esta es la última ronda.
    .you = Completas tu comitiva: esta es la última ronda.
event-finished = La partida termina.
event-finished-equal-turns = Todos han jugado los mismos turnos: la partida termina.
event-finished-stalemate = Nadie podría unir ya ninguna mascarada: la partida termina.
event-finished-round-limit = Sesenta rondas: la partida termina.
event-applied = { $count ->
        [1] { $who } aplica { THE($piece) }, sin efecto.
        [2] { $who } aplica { THE($piece) } sobre { THE($piece2) }.
       *[3] { $who } aplica { THE($piece) }: anula { THE($piece2) } y duplica { THE($piece3) }.
    }
    .you = { $count ->
        [1] Aplicas { THE($piece) }, sin efecto.
        [2] Aplicas { THE($piece) } sobre { THE($piece2) }.
       *[3] Aplicas { THE($piece) }: anulas { THE($piece2) } y duplicas { THE($piece3) }.
    }
event-scored = { $who } suma { $amount4 } de mascaradas, { $amount } de mayorías, { $amount2 } de pesetas y { $amount3 } de colores.
    .you = Sumas { $amount4 } de mascaradas, { $amount } de mayorías, { $amount2 } de pesetas y { $amount3 } de colores.
event-won = Gana { $who }, con { $amount } puntos.
    .you = Ganas, con { $amount } puntos.

## Lo que se pregunta

ask-plan = { $who } prepara su compra: ¿tres acciones o mascaradas nuevas?
    .you = Prepara tu compra
ask-draw = { $who } elige qué tomar.
    .you = ¿Qué tomas?
ask-limit = { $who } tiene más de diez cartas: debe cambiar tres.
    .you = Tienes más de diez cartas: cambia tres
ask-buy = { $who } puede comprar mascaradas.
    .you = ¿Compras una mascarada?
ask-trade = { $who } cambia tres cartas por 1 peseta.
    .you = ¿Qué tres cartas cambias?
ask-discard = { $who } elige qué descartar.
    .you = ¿Qué descartas?
ask-recover = { $who } elige qué recuperar de los descartes.
    .you = ¿Qué recuperas de los descartes?
ask-swap = { $who } cambia una carta de su mano por una a la vista.
    .you = ¿Qué carta de tu mano cambias?
ask-reserve = { $who } puede reservar una mascarada.
    .you = ¿Sobre cuál dejas tu peseta?
ask-remove = { $who } elige qué mascarada se va bajo el mazo.
    .you = ¿Qué mascarada va bajo el mazo?
ask-apply = { $who } elige el orden de sus efectos.
    .you = ¿Qué efecto aplicas ahora?

## Lo que se contesta

answer-get = Tomar recursos: tres acciones
answer-renew = Renovar las mascaradas
answer-trade = Cambiar tres cartas por 1 peseta
answer-trade-piece = Cambiar { THE($piece) }
answer-trade-then = y { $pieces }
answer-take = Tomar
answer-take-peseta = Tomar 1 peseta
answer-take-deck = Robar del mazo
answer-take-piece = Coger { THE($piece) }
answer-buy = Comprar { THE($piece) }
answer-buy-then-amount = con 3 pesetas en su lugar
answer-buy-then-piece = con { THE($piece) } en su lugar
answer-buy-then-left = a la izquierda
answer-buy-then-right = a la derecha
answer-buy-then-piece-without = sin { THE($piece) }
answer-without = Sin { THE($piece) }
answer-left = A la izquierda
answer-right = A la derecha
answer-end = Terminar el turno
answer-discard = Descartar { $pieces }
answer-discard-then = y { $pieces }
answer-recover = Recuperar { THE($piece) }
answer-swap = Dejar { THE($piece) }
answer-swap-then = y coger { THE($piece) }
answer-reserve = Reservar { THE($piece) }
answer-remove = Poner { THE($piece) } bajo el mazo
answer-decline = No reservar
answer-apply = Aplicar { THE($piece) }
answer-apply-then = sobre { THE($piece) }

## La mesa

page-round = Ronda { $round }
page-last-round = Última ronda
page-phases = Fases del turno
page-phase-A = Reponer
page-phase-B = Preparar
page-phase-C = Comprar
page-others = Los demás
page-first = empezó la partida
page-other = { $name }{ $first ->
        [yes] , empezó la partida
       *[no] { "" }
    }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }, comitiva de { $done } de { $size }{ $left ->
        [none] { "" }
       *[other] , puntas { $left } y { $right }
    }.{ $turn ->
        [yes] { " " }Le toca.
       *[no] { "" }
    } Ver su comitiva.
page-mascaradas = Mascaradas
page-resources = Recursos
page-in-deck = en el mazo
page-in-discards = descartes
page-bank = banca
page-gold-fits = dorado: encaja
page-gold-fits-where = en tu comitiva
page-your-parade = Tu comitiva
page-parade-of = Comitiva de { $name }
page-of = { $done } de { $size }
page-your-hand = Tu mano: { $cards ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-open-left = Punta izquierda abierta: { $symbol }
page-open-right = Punta derecha abierta: { $symbol }
page-card = { $name }, { $colour }, { $left } a la izquierda, { $right } a la derecha, fuerza { $base }
page-costs = cuesta { $cost }
page-costs-pesetas = { $pesetas ->
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-fits = { $ends ->
        [left] encaja en tu punta izquierda
        [right] encaja en tu punta derecha
        [both] encaja en tus dos puntas
       *[first] sería la primera de tu comitiva
    }
page-reserved-by = reservada por { $name }
page-reserved-you = reservada por ti
page-would-cost = te costaría { $pesetas ->
        [0] solo cartas
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
page-short = te { $pesetas ->
        [one] falta 1 peseta
       *[other] faltan { $pesetas } pesetas
    }
page-bar-complete = Tu comitiva está completa.
page-bar-reserved = Solo puede comprarla { $name }.
page-bar-fresh = La has reservado en este turno: podrás comprarla en el próximo.
page-bar-fits = No encaja en ninguna punta de tu comitiva.
page-bar-pesetas = No te llega: { page-short }.
page-strength = Fuerza { $base }
page-immediate = Al unirse
page-scoring = Al final
page-village = { $village } · { $comarca }
page-symbols = Símbolos en cada comitiva
page-set-majorities = Al final, quien más símbolos de Diablos tenga recibe 10 puntos y los siguientes 7, 5 y 3; de cada uno de los otros tres, 8, 6, 4 y 2. Sin ninguno no hay puesto (LM-SCO-5, LM-SCO-9).
page-set-colours = De cada color cuenta el cuadrado de la fila más larga de vecinas en tu comitiva: 1, 4, 9, 16… (LM-SCO-10).
page-set-pesetas = Cada 3 pesetas que te queden, 1 punto (LM-SCO-2).
page-joint = { $symbol } con { $symbol }
page-empty-place = hueco vacío

### La pregunta

page-how = Cómo se juega
page-how-1 = Prepara: tres veces, toma una peseta, una carta a la vista o una del mazo.
page-how-2 = Compra: paga una mascarada y únela a una punta donde se junten dos símbolos iguales.
page-how-3 = Con { $size } se acaba: dan puntos fuerzas, efectos, símbolos, colores y pesetas.
page-before = Antes de empezar
page-before-hint = Mira los mercados y tu mano; arriba está cómo se juega. Empezáis cuando todos estéis listos.
page-begin = Empezar
page-draws = Acción { $now } de 3
page-peseta = 1 peseta
page-peseta-left = quedan { $bank }
page-face-up = A la vista
page-face-up-hint = toca una
page-deck = Del mazo
page-deck-hint = sin verla
page-renew = Renovar mascaradas
page-renew-hint = en lugar de las tres acciones
page-trade = 3 cartas → 1 peseta
page-trade-which = ¿Qué tres cartas das por 1 peseta?
page-trade-hint = Toca tres cartas de tu mano.
page-discard-which = { $n ->
        [one] Descarta 1 carta de tu mano
       *[other] Descarta { $n } cartas de tu mano
    }
page-discard-hint = Tócalas abajo, en tu mano.
page-picked = { $picked } de { $n }
page-trade-do = Cambiarlas por 1 peseta
page-discard-do = Descartarlas
page-buy-hint = Toca una mascarada con borde dorado: se puede pagar y encaja.
page-buy-none = Ninguna encaja y se puede pagar ahora. Toca una para ver por qué.
page-end-turn = Terminar el turno
page-swap-then = { $piece } se queda. ¿Por cuál la cambias?
page-swap-hint = Primero una carta de tu mano, luego una a la vista.
page-reserve-hint = Toca la mascarada que quieres guardar. Solo tú podrás comprarla, desde tu próximo turno.
page-remove-hint = Toca una del mercado; se descubre otra en su lugar.
page-draw-effect = { THE($piece) } te deja tomar una carta
page-left-to-do = { $n ->
        [one] Queda 1 vez
       *[other] Quedan { $n } veces
    }
page-pay-title = { $name }: así lo pagarías
page-have = las tienes
page-missing = no tienes
page-falls-away = no hace falta
page-discount = { $n ->
        [one] Te ahorras 1 recurso. ¿Cuál?
       *[other] Te ahorras { $n } recursos. ¿Cuáles?
    }
page-printed = pesetas de la carta
page-pay-with = { $piece } que te falta: págala con
page-way-same = { $piece }, de la misma categoría, y 1 peseta
page-way-other = { $piece }, de otra categoría, y 2 pesetas
page-way-pesetas = 3 pesetas
page-way-dear = no te llega
page-which-end = ¿En qué punta?
page-end-left = Izquierda
page-end-right = Derecha
page-cancel = No
page-pay-do = { $pesetas ->
        [0] Pagar y unir
        [one] Pagar 1 peseta y unir
       *[other] Pagar { $pesetas } pesetas y unir
    }
page-now = Al unirse
page-follow-NONE = Al unirse no pasa nada.
page-follow-completes = Completas tu comitiva: será la última ronda.
page-follow-ignored = Su efecto no se cumple: no pasa nada.
page-follow-keeps = { $left ->
        [0] Te quedas sin cartas: no hay nada que descartar.
        [one] Te queda solo 1 carta: no descartas nada.
       *[other] Te quedan solo { $left } cartas: no descartas nada.
    }
page-follow-loses = Descartas { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de las que te quedan: { $kept }.
page-follow-loses-all = Descartas todo lo que te queda: { $kept }.
page-follow-others-gain = Cada uno de los demás toma { $n ->
        [one] 1 peseta
       *[other] { $n } pesetas
    }.
page-follow-taxes = { $count ->
        [0] Nadie es tan rico: no devuelve nada.
        [one] 1 persona devuelve 1 peseta.
       *[other] { $count } personas devuelven 1 peseta cada una.
    }
page-follow-no-coin = Te quedas sin pesetas: no podrás reservar.
page-apply-best = Lo mejor
page-apply-annul = Anular { $one }, duplicar { $two }
page-apply-triple = Triplicar { $one }
page-apply-add = Sumar la fuerza de { $one }
page-apply-hint = El orden cambia los puntos. Lo primero es lo mejor.
page-apply-others = Otras posibilidades
page-one-moment = Un momento…
page-spoken = { $question } { $seconds ->
        [0] { "" }
       *[other] { $seconds } segundos.
    }

### El final

page-wins = { $count ->
        [one] Gana { $who }, { $points } puntos
       *[other] Ganan { $who }, { $points } puntos
    }
page-wins-you = Ganas, { $points } puntos
page-scores = Ver la cuenta de
page-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
page-short-mascaradas = mascaradas
page-short-majorities = mayorías
page-short-sequences = colores
page-short-pesetas = pesetas
page-others-have = { $listed }
page-share = Guardar la imagen
page-rematch = Otra partida

### Teclas

page-key-renew = R
page-key-trade = T
page-key-end = E
page-keys-market = ir por un mercado o una comitiva
page-keys-rows = entre mercado, recursos, comitiva y mano

### En el terminal

table-summary = Banca { $bank } ●   Mazo { $deck } ▤   Mascaradas { $mascaradas }
table-face-up = A la vista
table-hand = Tu mano
table-nothing = –
table-no-parade = aún sin comitiva (de { $size })
table-colour = { $colour ->
        [green] v
        [red] r
        [blue] az
       *[yellow] am
    }
table-buy = Comprar { THE($piece) }: { $pesetas ->
        [0] solo cartas
        [one] 1 peseta
       *[other] { $pesetas } pesetas
    }
table-pay = Dar { $given }
table-pay-left = A la izquierda: { $given }
table-pay-right = A la derecha: { $given }
table-pay-other = Otro pago, carta por carta…
table-unseen = En el mazo o en otras manos
table-pieces = cartas
table-powers = Qué hacen las mascaradas
table-powers-end = De dónde salen los puntos
