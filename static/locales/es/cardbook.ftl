### Las reglas de Dos Reinos para consultar.

cardbook-goal = Ganar
cardbook-goal-text = { $won ->
    [own-turn] Ganas en tu propio turno, en cuanto tienes { $victory-points } puntos. Si los alcanzas en el turno de tu rival, ganas al empezar el tuyo, si aún los tienes.
   *[at-once] Ganas en cuanto tienes { $victory-points } puntos, en el turno de cualquiera.
  } Cada poblado vale 1, cada ciudad 2 y cada ficha que tengas 1; las cartas suman los puntos que llevan.
cardbook-set-up = Preparación
cardbook-set-up-text = Cada uno empieza con una carretera, un poblado a cada lado y seis regiones, colocadas a su gusto; cada una guarda 1 bien. Quien saca más empieza: mira un mazo y toma 3 cartas, y luego el otro hace lo mismo con otro mazo. Las cartas que quedan conservan su orden.
cardbook-turn = Tu turno
cardbook-turn-text = Tira los dos dados. Primero ocurre el evento, para ambos; luego producen los dos reinos. Después comercia, construye y juega cartas en el orden que quieras, y al final completa tu mano.
cardbook-event = El dado de eventos
cardbook-event-text = Torneo: quien tiene más puntos de torneo gana 1 bien a su elección; un empate no da nada. Ventaja comercial: quien tiene el molino toma 1 bien a su elección del otro reino. Bandidos: quien tiene más de 7 bienes, sin contar las regiones junto a un Almacén fortificado, pierde todo el mineral y toda la lana{ $robber-grace ->
    [0] {""}
    [1] , salvo en el primer turno de cada uno
   *[other] , salvo en los { $robber-grace } primeros turnos de cada uno
  }. Buen año: cada uno gana 1 bien a su elección. Interrogación, en dos de seis caras: se descubre la carta de evento de arriba, se aplica y luego va abajo. Cuando ambos eligen, empieza quien tiene el turno.
cardbook-production = Producción
cardbook-production-text = Cada región con el número del dado gana 1 bien, en los dos reinos, o 2 junto al edificio que la duplica. Una región guarda 3 bienes como máximo; lo demás se pierde. Las regiones nuevas están vacías.
cardbook-trade = Comercio
cardbook-trade-text = Se comercia después de los dados y del evento, hasta que se completa la mano. Da 3 bienes de una clase por 1 de otra, solo 2 con la flota de ese bien, o 1 de oro con la Casa de la moneda. { $offers-by ->
    [active] En tu turno puedes ofrecer a tu rival los bienes que quieras por los que quieras.
   *[both] En el turno de cualquiera, ambos pueden ofrecerse los bienes que quieran por los que quieran.
  } El mismo bien no puede estar en ambos lados. Una oferta abierta se retira en cuanto quien tiene el turno hace otra cosa; tras 10 ofertas sin éxito en un turno no se pueden hacer más. No recibes nada que no te quepa.
cardbook-building = Carreteras, poblados, ciudades
cardbook-building-text = Una carretera va a un extremo libre de la fila, pero nunca junto a otra carretera; un poblado va detrás de una carretera. Trae dos regiones: ves las dos y eliges cuál va arriba. Una ciudad se construye sobre un poblado, cuya carta queda debajo y no vuelve a su pila. Si una pila se acaba, no se construye más de ella.
cardbook-upgrades = Construcciones
cardbook-upgrades-text = Las cartas de tu mano se construyen sobre o bajo un poblado (2 solares) o una ciudad (4). Las verdes van en ambos, las rojas solo en ciudades. Un edificio que actúa sobre regiones actúa sobre las dos que toca su solar. Otra vía a la misma tasa no añade nada; un segundo Monasterio o una segunda Biblioteca cuentan otra vez.{ $new-cards ->
    [on] {""}
   *[off] {" "}Una carta no se construye en el turno en que la recibes.
  }{ $demolish ->
    [on] {" "}En tu turno puedes retirar del juego tus propias construcciones; no se devuelve nada.
   *[off] {""}
  }
cardbook-tokens = El caballero y el molino
cardbook-tokens-text = Quien tiene más fuerza tiene el caballero; quien tiene más puntos de comercio, y una ciudad, tiene el molino. Cada uno vale 1 punto; en caso de empate no lo tiene nadie. { $mill-without-city ->
    [nobody] Mientras quien tiene más puntos de comercio no tenga ciudad, nadie tiene el molino.
   *[counts-nothing] Sin ciudad, los puntos de comercio no cuentan.
  }
cardbook-actions = Cartas de acción
cardbook-actions-text = No cuestan nada y salen del juego al jugarse. Se juegan en tu turno después de los dados, salvo el Alquimista, que se juega antes, una vez por turno. { $actions-from ->
    [seven-points] Solo se pueden jugar mientras ambos suman al menos 7 puntos; el Explorador no tiene que esperar.
   *[second-turn] Se pueden jugar una vez que cada uno ha tenido un turno.
  } Una carta que no tendría efecto no se puede jugar; el Espía es la excepción.{ $new-cards ->
    [on] {""}
   *[off] {" "}Una carta recibida en este turno espera al siguiente.
  }
cardbook-attacks = Ataques y respuestas
cardbook-attacks-text = Las defensas responden a los ataques: la Bruja herbolaria al Caballero negro, el Obispo al Incendiario y al Saqueo. Hay { $window-seconds } segundos para responder; siempre se agotan, se decida lo que se decida, salvo si responde un bot. Luego se tira un dado: de 1 a 5 tiene éxito y 6 vuelve el ataque contra quien ataca; tras una respuesta solo valen 1 y 2, y de 3 a 6 se vuelve contra quien ataca. Una carta alcanzada vuelve a la mano de su dueño y puede construirse otra vez por su precio.
cardbook-drawing = Completar la mano
cardbook-drawing-text = Tu mano tiene 3 cartas, 1 más por cada Monasterio y Biblioteca. Por cada una que falte toma la de arriba de un mazo, o paga 2 bienes (1 con Ayuntamiento, también con dos), mira un mazo y toma una; el orden queda igual. Con la mano llena puedes, una vez por turno, poner una carta bajo un mazo y tomar una de él. Las que sobran van bajo los mazos que elijas{ $surplus ->
    [end-of-turn] ; en tu turno, solo al acabarlo.
   *[at-once] , al momento.
  }

## Lo que las fuentes dejan abierto: lo que vale aquí
cards-decided-start = El comienzo
cards-decided-start-text = El azar reparte los dos juegos de regiones. Ambos colocan las suyas a la vez, y el resultado se ve cuando los dos han terminado. Empieza el dado de producción más alto; en empate se repite. Quien se queda sin tiempo conserva el orden impreso y toma las tres cartas de arriba de un mazo.
cards-decided-action-time = Cuándo se juegan las acciones
cards-decided-action-time-text = En el propio turno, resueltos los dos dados. El Alquimista se juega antes de tirar, el Explorador al construir un poblado, y una defensa mientras queda tiempo para responder.
cards-decided-second-turn = Cuando cada uno ha tenido un turno
cards-decided-second-turn-text = Con las reglas de 1996, las cartas de acción, también las defensas, se juegan desde el tercer turno de la partida, que es el segundo de quien empezó.
cards-decided-seven-points = Siete puntos entre ambos
cards-decided-seven-points-text = Con las reglas de 2005, se miran los puntos al jugar la carta. Si han vuelto a bajar de siete, espera; el Explorador, nunca.
cards-decided-new-card = Cartas de este turno
cards-decided-new-card-text = Con las reglas de 1996, una carta que recibes no se construye ni se juega en el mismo turno; con las de 2005, sí. Una carta que vuelve a la mano no es nueva: puedes construirla otra vez enseguida.
cards-decided-attack-die = El dado de un ataque
cards-decided-attack-die-text = El folleto no dice cómo se decide un ataque. Con ambas reglas tiene éxito de 1 a 5, y 6 lo vuelve contra quien ataca; tras una respuesta solo valen 1 y 2, y de 3 a 6 se vuelve contra quien ataca.
cards-decided-window = Tiempo para responder
cards-decided-window-text = Diez segundos, o lo que haya elegido el anfitrión, también en una mesa sin reloj. El plazo siempre se agota entero, y solo entonces se descubre la respuesta. Nadie tiene que esperar a un bot: su respuesta se descubre enseguida.
cards-decided-no-question = Cuándo no se pregunta
cards-decided-no-question-text = Se pregunta siempre, haya respuesta en la mano o no. No se pregunta solo si todos ven que no la hay: la mano está vacía, o todas las respuestas a ese ataque han salido del juego.
cards-decided-spy-takes = El Espía
cards-decided-spy-takes-text = Toma un caballero, una flota o una carta de acción; en 1996 quizá valía cualquier carta, por eso es un ajuste. Se puede jugar incluso contra una mano vacía; si no hay nada que tomar, se pierde. De dos cartas iguales toma la última recibida.
cards-decided-tournament-tie = Un torneo sin caballeros
cards-decided-tournament-tie-text = Sin caballeros se tienen 0 puntos: un solo caballero con puntos de torneo gana, y 0 a 0 es empate.
cards-decided-gain = Un bien a tu elección
cards-decided-gain-text = Eliges una región con sitio. Si ninguna lo tiene, no recibes nada.
cards-decided-loss = Qué región pierde
cards-decided-loss-text = Quien toma nombra el bien; quien pierde elige la región. Si solo hay una posible, no se pregunta. Si se acaba el tiempo, paga la más llena, y la última una junto a un Almacén fortificado; recibe la más vacía, en empate la de la izquierda y, de esas, la de arriba.
cards-decided-settlement-place = Dónde va un poblado
cards-decided-settlement-place-text = En un extremo libre, detrás de una carretera. Las regiones del antiguo extremo quedan junto a la carretera, las dos nuevas más allá del poblado.
cards-decided-city-sites = Los solares de una ciudad
cards-decided-city-sites-text = Cualquiera de los cuatro que esté libre; primero se ofrecen los interiores.
cards-decided-token-place = Dónde está una ficha
cards-decided-token-place-text = El servidor pone el molino en una ciudad, y el caballero en un poblado o una ciudad. Nada depende de ello.
cards-decided-exchange-time = Cuándo se canjea una carta
cards-decided-exchange-time-text = Una vez por turno, en vez de robar, si tu mano está llena o si a ningún mazo le quedan cartas.
cards-decided-must-draw = Robar es obligatorio
cards-decided-must-draw-text = Robas hasta el límite, mientras algún mazo tenga cartas.
cards-decided-searches = Cuántas miradas
cards-decided-searches-text = Tantas como pagues. Cada una termina tomando una carta.
cards-decided-surplus = Demasiadas cartas
cards-decided-surplus-text = Para cada carta eliges el mazo bajo el que va, aunque esté vacío. Quien tiene el turno lo hace enseguida con las reglas de 1996, al final del turno con las de 2005; el otro, siempre enseguida.
cards-decided-seen-cards = Lo que viste en un mazo
cards-decided-seen-cards-text = Tu propio registro lo recuerda. Nadie más lo ve durante la partida.
cards-decided-shown-hand = Una mano mostrada
cards-decided-shown-hand-text = La ve el otro jugador; los espectadores, no.
cards-decided-civil-war-returns = Guerra civil
cards-decided-civil-war-returns-text = Las cartas vuelven una a una, primero la que elige quien tiene el turno, y los puntos se cuentan tras cada una. Después ambos apartan enseguida las que les sobran.
cards-decided-both-win = Ambos en la meta
cards-decided-both-win-text = Si los dos llegan a la vez, ha ganado quien tiene el turno.
cards-decided-won-own-turn = Ganar en el propio turno
cards-decided-won-own-turn-text = Con las reglas de 2005, quien llega a la meta en el turno del otro gana al empezar el suyo, antes de tirar, si aún tiene los puntos.
cards-decided-mill = Comercio sin ciudad
cards-decided-mill-text = Con las reglas de 1996 cuenta 0: un rival con ciudad y 1 punto toma el molino. Con las de 2005 no lo tiene nadie mientras quien tiene más puntos de comercio no tenga ciudad.
cards-decided-opening = Bandidos al principio
cards-decided-opening-text = Con las reglas de 1996 llegan desde la primera tirada; con las de 2005, no en los dos primeros turnos de cada uno.
cards-decided-gifts = Ofertas y regalos
cards-decided-gifts-text = Cualquiera puede ofrecer, en el turno de cualquiera; con las reglas de 2005, solo quien tiene el turno. Se permite regalar. Las ofertas aceptadas no cuentan entre las 10.
cards-decided-removing = Derribar
cards-decided-removing-text = El folleto no lo menciona. Con las reglas de 2005 puedes sacar del juego tus propias construcciones en tu turno; no se devuelve nada.
cards-decided-shorter = Partidas más cortas
cards-decided-shorter-text = El anfitrión elige una meta de 7 a 12 puntos. El folleto aconseja menos puntos para aprender.
cards-decided-region-numbers = Números de las regiones nuevas
cards-decided-region-numbers-text = Ninguna fuente da los números de las once regiones de la pila. Están reconstruidos: ningún terreno repite un número, y cada número menos el 1 sale dos veces. Se pueden repartir al azar con las mismas condiciones.
cards-decided-waiting = Eventos sin elección
cards-decided-waiting-text = Siguen solos, nadie tiene que confirmarlos.
cards-decided-undo = Deshacer
cards-decided-undo-text = Una carretera, una ciudad, una construcción, un intercambio con la reserva y un derribo se pueden deshacer, uno tras otro, mientras no haya pasado nada más. Nada más se deshace: ni una tirada, ni una mirada, ni un robo, ni una carta jugada, ni un intercambio con tu rival, ni un poblado, porque ya se han visto sus regiones.
cards-decided-lapsed = Cuando se acaba el tiempo
cards-decided-lapsed-text = Solo se hace lo imprescindible, y nada al azar: ni respuesta, ni comercio, ni canje. El Maestro de obras no toma nada y el Mercader se detiene. Se roba del primer mazo que tenga cartas; si sobra una, la última carta de tu mano va bajo el primer mazo. En todo lo demás se elige lo primero que se ofrece; en el Conflicto se apartan las dos primeras cartas.
cards-decided-endless = Una partida sin fin
cards-decided-endless-text = Apenas ocurre. Las pruebas y mediciones acaban una partida en tablas tras 1000 turnos; los bots nunca derriban nada.
cards-decided-harbor-point = El punto propio del Puerto
cards-decided-harbor-point-text = La carta muestra 1 punto de comercio, pero un ejemplo de las reglas de 2005 no lo cuenta. Aquí cuenta; un ajuste lo deja fuera.

## Alrededor
cards-reference-copies = { $count } en el juego
cards-reference-costs = Cuesta { $goods }
cards-reference-sure = fuente: { $sources }; { $confidence ->
    [high] bien documentado
    [medium] una buena fuente
   *[low] reconstruido
  }
cards-reference-cards = Las cartas
cards-reference-events = Cartas de evento
cards-reference-settings = Ajustes de esta mesa
cards-reference-decided = Lo que las fuentes dejan abierto
cards-reference-source = Fuente: { $sources }
cards-source-booklet = folleto de 1996, «{ $section }»
cards-source-facts = nuestra comparación de las fuentes citadas al final
cards-reference-usual = 1996: { $first } · 2005: { $second }
cards-reference-sources = Las fuentes
cards-reference-sources-text = B96 es el folleto de 1996 en inglés. G05, las reglas alemanas de 2005, anotadas por alguien que comparó costes y cantidades con las cartas. F, las respuestas de la editorial; H06, un desplegable de 2006; M05, la introducción de una edición inglesa. V98, D98 y L99 son páginas de jugadores y una reseña de 1997 a 2005. R10, las cartas del juego sucesor, solo apoya a otras. «Nuestra comparación» es lo que este juego saca de todo ello. Está en docs/sources.md, en el código fuente de este programa, con el nombre completo de cada fuente.
