### Las reglas de una mesa, para consultar: cuáles rigen, todas las que hay, y más sobre las que no caben en una frase.

reference-here = En esta mesa
reference-in-force = Reglas que rigen
reference-otherwise = Todo lo demás:
reference-all = Todas las reglas
reference-find = Buscar una regla
reference-found = { $count ->
    [0] Ninguna regla tiene estas palabras.
    [one] Una regla
   *[other] { $count } reglas
  }
reference-editions = Ediciones
reference-boards = Mapas
reference-players = { $players } jugadores
reference-values = { $values }; normalmente { $usual }
reference-from-table = elegida aquí
reference-from-board = habitual en este mapa
reference-from-edition = de la edición
reference-from-usual = como siempre
reference-is-here = rige aquí

## Más sobre una regla
option-friendly-robber-more = Solo cuentan los puntos que todos ven. También respeta a quien lo mueve. Si no queda otro hexágono, el ladrón va al desierto.
option-bridges-more = Salvo por el precio, un puente es una de tus carreteras: gasta una pieza de carretera y cuenta para la carretera más larga. La carta de dos carreteras también paga puentes.
option-separate-phases-more = Las carreteras que da una carta no terminan el comercio. Un puerto al que llegues en este turno no sirve hasta el siguiente.
option-special-building-more = Con banderas, quien quiera construir iza la suya en el turno de otra persona, a la vista de todos. Baja en cuanto se le ha preguntado y cuando empieza su propio turno. A quién se pregunta nunca depende de lo que tenga. Nadie gana en ella: quien alcanza la meta gana al empezar su próximo turno. Una carta comprada en ella puede jugarse entonces.
option-paired-players-more = La segunda persona solo cambia con la banca y puede jugar una carta. Después empieza el turno siguiente, un asiento más allá. Si ambos pueden ganar, cada cual lo hace en su mitad del turno; si no, la segunda persona espera a un turno propio.
option-card-tracker-more = Se cuenta lo que todos saben: tiradas, pagos, cambios. Una oferta también cuenta, porque nadie ofrece lo que no tiene. Lo que se llevó un robo queda abierto hasta que algo lo demuestre.
option-hidden-bank-more = El registro sigue diciendo quién pagó y quién cobró. Un cambio que la banca no puede pagar no se ofrece.
option-dice-deck-more = Seis de las 36 cartas dan un siete, y todos pueden calcular lo que queda. Quién empieza se decide con dados de verdad, que no gastan cartas.
option-safe-beginning-more = Una ronda es un turno de cada uno. El registro muestra las tiradas que no cuentan. Con el mazo de dados, la carta de ese siete se gasta como cualquier otra.
option-optional-robber-more = Quien tiene demasiadas cartas descarta igualmente. Un caballero sigue moviendo al ladrón.
option-one-free-road-more = Útil cuando la segunda no llevaría a ninguna parte: tienes pocas carreteras, y las colocadas se quedan.
option-no-robber-to-desert-more = El ladrón empieza en el desierto y nunca vuelve. Si el ladrón amistoso no le deja ningún hexágono, se queda donde está.
option-settlement-required-more = Tu último poblado solo pasa a ser ciudad si le sigue otro enseguida, con las cartas en la mano y un sitio para él, o si la ciudad gana la partida. Hasta que el otro esté en pie no puedes hacer nada más.
option-vp-cards-are-ordinary-more = Es la única carta de tu turno, como un caballero. Hasta que se juega no vale nada y nadie la ve.
option-robber-is-pirate-more = Sus vecinos son quienes han construido en uno de los dos extremos del puerto; si los puertos están en hexágonos de mar, quienes han construido junto a ese hexágono. Allí el ladrón no bloquea ningún hexágono. Lo que lo aparta de los hexágonos, como del desierto, nada dice de los puertos.
option-knight-interrupt-more = Se pregunta a la vez a todos los que podrían tener un caballero, y nadie ve las respuestas. Cuenta el primer caballero en el sentido del reloj desde quien roba; quien lo jugó mueve al ladrón, roba y puede recibir otra respuesta. Un caballero que no contó se queda en la mano. En tu turno, un caballero sigue siendo tu única carta.
board-islands-3-4-more = Los puertos están en hexágonos de mar y miran a tierra; sin tierra al lado, un puerto no sirve a nadie. Dos números iguales nunca quedan juntos. El borde del mapa también es agua, pero ningún puente va por él.
board-big-islands-5-6-more = { board-islands-3-4-more } No hay desierto: el ladrón empieza junto al mapa.
