## Por qué la mesa no hace lo que se le pide; lo que las reglas rehúsan lo dice antifaz.locale.

refused-full = En esta mesa ya no queda sitio.
refused-lesson = Una lección es para una sola persona, con autómatas.
refused-link-over = Este enlace ya no es de nadie de la mesa.
refused-no-name = Para sentarte hace falta un nombre.
refused-no-pack = Aquí no hay ningún paquete de contenido llamado «{ $text }».
refused-no-memory = No hay ninguna memoria llamada «{ $text }».
refused-no-clock = No hay ningún reloj llamado «{ $text }».
refused-no-language = Esta mesa no habla «{ $text }».
refused-nobody-asked = Ahora no se le pregunta nada a nadie.
refused-nobody-there = Ahí no hay nadie a quien sustituir.
refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
refused-not-now = Eso no es posible ahora.
refused-not-over = Esta partida no ha terminado.
refused-not-seated = Eso solo pueden hacerlo quienes están sentados a la mesa.
refused-not-asked = Ahora no te preguntan a ti.
refused-present = { $name } está en la mesa.
refused-seated = Este aparato ya tiene un sitio en esta mesa.
refused-too-fast = No tan deprisa: deja hablar a los demás.
refused-too-long = Eso es demasiado largo.
refused-hall-full = El salón está lleno. Vuelve dentro de un rato.
refused-other-pack = Ese escenario es para otra partida: { $text }.
refused-phrases-only = Durante el juicio se habla con las frases que ofrece la mesa.
