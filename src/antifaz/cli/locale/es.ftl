## Lo que dice la propia línea de órdenes. Lo que ocurre en una partida lo dice antifaz.locale.

### Archivos

cannot-read = No se puede leer { $path }: { $why }.
cannot-write = No se puede escribir { $path }: { $why }.
check-nothing = No hay ninguna acta que comprobar: indica archivos o carpetas con archivos *.record.
check-summary = { $held ->
        [one] 1 acta se cumple
       *[other] { $held } actas se cumplen
    }, { $failed ->
        [0] ninguna falla.
        [one] 1 falla.
       *[other] { $failed } fallan.
    }

### En la mesa

names = Iris Bruno Carla Dino Elsa Fabio Gilda Hugo Irma Leo Marta Nico Olga
name-you = Tú
name-person = Persona { $number }
help-line = Responde con un número o con palabras. ? por qué · t mesa · l historia · m { $pieces } · q salir{ $memory ->
        [lesson] { " " }· p lo posible
       *[other] { "" }
    }
dealt = Las cartas están boca arriba. Recuerda lo que puedas:
when-ready = Pulsa Intro cuando estés a punto.
cover = Pasa el teclado { AT($name) }; pulsa Intro cuando nadie más pueda ver.
turn-to = —— { $name } ——
say-seen = Solo tú lo ves. Pulsa Intro cuando lo hayas visto.
back = volver
ask-why = Escribe ? para leer la regla.
why-title = ¿Por qué?
log-title = Lo que ha pasado
pieces = máscaras
powers-title = Máscaras en juego
left = Has dejado la mesa.

### Lo que no se pudo hacer, y por qué

error-no-file = No se puede leer { $text }: { $value }.
error-no-bot = { $name } no es ningún autómata de este juego.
error-no-pair = «{ $text }» no es ninguna opción: se esperaba nombre=valor.
error-no-name = «{ $text }» no puede ser un nombre: cada cual lleva el suyo, sin comas.
error-too-many-names = Hay más nombres que personas al teclado ({ $amount }).
error-no-such-party = { $people } al teclado y { $amount } autómatas no suman { $value }.
error-lesson-alone = Una lección es para una sola persona con autómatas.
error-ambiguous = «{ $text }» puede querer decir: { $may }.
error-other-scenario = El escenario es para { $value }, no para { $text }.
error-no-scenarios = { $name } no tiene escenarios.

### Escenarios

scenario-good = se puede jugar.
scenario-refused = no se puede jugar:
scenario-nothing = No hay ningún escenario que comprobar: indica su archivo.
scenarios-none = No hay ningún escenario así.
scenarios-hint = Empieza el tuyo con uno de estos: { $example } > mio.toml
scenario-in-centre = { $number ->
        [one] 1 en el centro
       *[other] { $number } en el centro
    }
scenario-how = Guarda esto en un archivo, cámbialo y pruébalo: antifaz scenario check ARCHIVO, después antifaz play --scenario ARCHIVO
scenario-words = Las palabras para máscaras que un archivo puede usar:

error-no-number = No hay respuesta { $text }: elige de 1 a { $amount }.
error-no-verb = «{ $text }» no es ninguna respuesta aquí: escribe un número o el comienzo de sus palabras.

### Actas, reglas, juegos

replay-seats = A la mesa, en el sentido de las agujas del reloj: { $names }.
replay-unfinished = Aquí termina el acta.
rules-none = Aquí no hay ninguna regla para quienes juegan: { $text }.
games-line = { $name }: de { $least } a { $most } personas; autómatas: { $bots }; opciones (primero la habitual):
games-nothing = (nada)
error-nobody = «{ $text }» no está en esta mesa: { $people }.

### La mesa dibujada

type-here = número o palabras, y después Intro
keys-line = ? por qué · l historia · m { $pieces } · q salir{ $memory ->
        [lesson] { " " }· p lo posible
       *[other] { "" }
    }
turn = turno { $number }
only-you = Solo tú puedes ver esto
hurry-line = Intro: hasta tu próxima pregunta · l historia · m { $pieces } · q salir
back-line = 0 o Esc: volver
over-line = Intro: dejar la mesa · l toda la historia
page-foot = Intro: volver a la mesa · flechas: seguir leyendo
why-nothing = Nada de esto necesita una razón.
lesson-title = Lo que es posible
lesson-ways = Las cartas pueden estar { $number ->
        [one] de una sola manera.
       *[other] de { $number } maneras.
    }
lesson-sample = Pueden estar de demasiadas maneras para contarlas; esto sale de una muestra.
