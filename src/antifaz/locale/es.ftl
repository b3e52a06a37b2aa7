## Frases comunes a todos los juegos. Un mensaje es una frase entera; los huecos tienen nombre y nada se pega a trozos.
## .you se dice cuando quien lee es la primera persona nombrada; .you-second y .you-third, la segunda y la tercera.

# «Ana, Iván y Elena», pero «Ana e Iván»: $sound es lo que se oye al empezar el nombre.
you = tú
list = { $first } { AND($last) }
and = { $sound ->
        [i] e { $name }
       *[other] y { $name }
    }
at = a { $name }

# Quién ha ganado, como título
result = { $count ->
        [one] Gana { $winners }
       *[other] Ganan { $winners }
    }
    .you = ¡Ganas!
    .you-too = Ganáis { $winners }

## Lo que no se puede hacer, y por qué

error-at-line = Línea { $line }: { $sentence }
error-over = La partida ha terminado: ya no hay nada que decidir.
error-not-asked = La pregunta no es para { $player }, sino para { $asked }.
    .you = La pregunta no es para ti, sino para { $asked }.
    .you-second = La pregunta es para ti, no para { $player }.
error-not-listed = «{ $text }» no es posible ahora.
error-not-listed-may = «{ $text }» no es posible ahora. Es posible: { $may }.
error-outdated = Mientras tanto la partida ha seguido: así está la mesa ahora.
error-empty = La respuesta está vacía.
error-too-many-words = «{ $text }» tiene más palabras de las que pide la pregunta.
error-unfinished = A «{ $text }» le falta algo al final.
error-no-person = «{ $text }» no es nadie: las personas son las letras de la a a la m.
error-no-zone = «{ $text }» no es parte de una mesa: se esperaba la letra de una persona o una palabra como court.
error-zone-twice = «{ $text }» está escrito dos veces.
error-empty-zone = En «{ $text }» hay una parte vacía.
error-nobody-asked = En «{ $text }» no hay nadie detrás de «>».
error-no-item = «{ $text }» no puede estar en ningún sitio: se esperaba una máscara, una máscara entre corchetes, una cantidad o una señal.
error-unreadable = Esta línea no se entiende.
error-unreadable-text = «{ $text }» no se entiende.

error-no-game = No hay ningún juego llamado «{ $name }».
error-no-pack = Aquí no se ha leído el paquete de cartas «{ $content }».
error-wrong-number = A este juego juegan de { $least } a { $most } personas, no { $people }.
error-no-option = Este juego no tiene la opción «{ $name }». Tiene estas: { $options }.
error-no-value = La opción «{ $name }» no tiene el valor «{ $value }». Tiene estos: { $values }.
