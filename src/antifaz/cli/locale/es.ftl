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
help-line = Responde con un número o con palabras. ? por qué · t mesa · l historia · m máscaras · q salir
dealt = Las cartas están boca arriba. Recuerda lo que puedas:
when-ready = Pulsa Intro cuando estés a punto.
cover = Pasa el teclado a { $name }; pulsa Intro cuando nadie más pueda ver.
turn-to = —— { $name } ——
say-seen = Solo tú lo ves. Pulsa Intro cuando lo hayas visto.
back = volver
ask-why = Escribe ? para leer la regla.
why-title = ¿Por qué?
log-title = Lo que ha pasado
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
