### Lo que dice la guía de Dos Reinos. Una cosa cada vez, en pocas palabras.

## Preparación
guide-title-cards-goal = Dos reinos
guide-cards-goal = El reino de abajo es tuyo; el de arriba, de { $name }. Gana quien tenga antes { $goal } puntos: un poblado vale 1, una ciudad 2, y algunas cartas y dos fichas dan más.
guide-title-cards-arrange = Tus seis regiones
guide-cards-arrange = Cada región produce 1 bien cuando sale su número, y guarda hasta 3. Pulsa dos para cambiarlas de sitio, o déjalas así, y después pulsa «{ cards-step-done }».
guide-title-cards-stack = Una primera mirada
guide-cards-stack = En cinco mazos están todas las cartas que se construyen o se juegan. Ahora puedes mirar uno entero: pulsa el que está marcado.
guide-title-cards-first-hand = Tu primera mano
guide-cards-first-hand = Toma { $left ->
    [one] una carta más
   *[other] { $left } cartas
  }: pulsa una para leerla y después el botón grande. La carta marcada es buena elección. Las verdes se construyen en tu reino; las amarillas se juegan gratis.

## El primer turno
guide-title-cards-roll = Dos dados
guide-cards-roll = Te toca. El turno empieza con los dos dados: uno para el evento y otro para la producción.
guide-title-cards-event = Primero el evento
guide-cards-event = El dado de eventos muestra: { $face }. { $text } El evento siempre va primero y afecta a los dos.
guide-cards-event-gain = El dado de eventos muestra: { $face }. { $text } Elige la región que lo recibe. Una carretera cuesta 2 arcillas y solo tienes 1: la región marcada es buena elección.
guide-title-cards-production = Después la producción
guide-cards-production = El dado de producción muestra { $number }. Cada región con ese número produce 1 bien, en los dos reinos; la tuya ha producido { $goods }. Una región llena no produce nada, así que no ahorres demasiado tiempo.
guide-title-cards-costs = Pagar
guide-cards-costs = Estos botones muestran lo que puedes construir y su precio. Pagan tus regiones. Si importa cuál paga, se te pregunta, con una sugerencia ya rellenada.
guide-title-cards-road = Una carretera
guide-cards-road = Una carretera cuesta 2 arcillas y 1 madera. Va a un extremo de tu fila y hace sitio para un poblado. Construye una en cuanto tengas los bienes.
guide-cards-road-now = Tienes los bienes para una carretera: 2 arcillas y 1 madera. Pulsa el botón y después un lugar en un extremo de tu fila.
guide-title-cards-upgrade = Una carta en tu reino
guide-cards-upgrade = Las cartas con precio se construyen sobre o bajo un poblado o una ciudad. Cada carta de tu mano dice lo que aún te falta.
guide-cards-upgrade-now = Puedes pagar la carta marcada. Púlsala y después un solar sobre o bajo un poblado. Puede quedarse ahí hasta el final.
guide-title-cards-tokens = El caballero y el molino
guide-cards-tokens = Quien tiene más fuerza tiene el caballero. El molino es de quien tiene más puntos de comercio y una ciudad. Cada uno vale 1 punto, mientras no te superen.
guide-cards-tokens-knight = Tienes más fuerza, así que el caballero es tuyo: 1 punto, mientras { $name } no te supere. El molino es de quien tiene más puntos de comercio y una ciudad.
guide-title-cards-end = Termina tu turno
guide-cards-end = Comercia, construye y juega cartas mientras puedas pagar. Después termina tu turno: así se completa tu mano.
guide-title-cards-draw = Una carta nueva
guide-cards-draw = En tu mano caben { $limit } cartas. Para reponer una, pulsa un mazo y toma gratis la de arriba, o paga { $count ->
    [one] 1 bien cualquiera
   *[other] { $count } bienes cualesquiera
  } para mirar el mazo entero y elegir.
guide-title-cards-other = El turno rival
guide-cards-other = Ahora juega { $name }. Atención a los dados: el evento y la producción también valen para ti.

## Acciones y ataques
guide-title-cards-action = Cartas de acción
guide-cards-action = Las cartas amarillas no cuestan nada. Se juegan en el propio turno después de los dados, cuando cada uno ha tenido un turno. Luego salen del juego.
guide-cards-action-now = Ahora puedes jugar una carta de acción: púlsala y después el botón grande. Un dado decide si un ataque tiene éxito.
guide-title-cards-defense = Responder a un ataque
guide-cards-defense = { $name } también puede atacarte. Una carta de defensa responde a un ataque y no sirve para otra cosa: guárdala hasta entonces. Ahora termina tu turno.
guide-cards-defense-held = { $name } también puede atacarte. Tu carta { $card } es una defensa: responde a un ataque y no sirve para otra cosa, así que guárdala. Ahora termina tu turno.
guide-title-cards-awaited = ¿Habrá respuesta?
guide-cards-awaited = { $name } tiene { $seconds } segundos para responder a la carta { $card }. El tiempo siempre se agota, así la espera no revela nada. Luego se tira un dado: de 1 a 5 tiene éxito; tras una respuesta, solo con 1 y 2.
guide-title-cards-loot = Tu botín
guide-cards-loot = Puedes tomar bienes de { $name }, uno cada vez. El que está marcado es el que más te ayuda a construir lo siguiente.
guide-title-cards-attacked = Te atacan
guide-cards-attacked = { $name } juega la carta { $card }. Una defensa podría responder, pero no tienes ninguna que sirva: pulsa el botón marcado. El tiempo se agota de todos modos. Luego se tira un dado, y de 1 a 5 te alcanza.
guide-cards-attacked-counter = { $name } juega la carta { $card }, y tu carta { $counter } responde a ese ataque. Pulsa el botón marcado, luego la carta y luego el botón grande. Tras una defensa solo 1 y 2 te alcanzan, en vez de 1 a 5.
guide-title-cards-hit = El ataque te ha alcanzado
guide-cards-hit = El dado ha mostrado { $number }: el ataque ha tenido éxito. Una carta alcanzada vuelve a tu mano y puedes construirla otra vez por su precio. Un Saqueo, en cambio, se lleva bienes.
guide-title-cards-warded = Ataque rechazado
guide-cards-warded = El dado ha mostrado { $number }: el ataque ha fracasado y se vuelve contra { $name }. Tú eliges qué vuelve a la mano o qué tomas. Si no hay nada de esa clase, no pasa nada más.
guide-title-cards-failed = Tu ataque ha fracasado
guide-cards-failed = El dado ha mostrado { $number }: tu ataque ha fracasado y se vuelve contra ti. { $name } elige qué vuelve a tu mano, o toma bienes tuyos. Tu carta de acción sale del juego de todos modos.

## Por el camino
guide-title-cards-gain = Un bien para ti
guide-cards-gain = Elige una región que gane 1 bien. La que está marcada es la que más te ayuda a construir lo siguiente.
guide-title-cards-regions = Tierra nueva
guide-cards-regions = Tu poblado trae dos regiones nuevas, todavía vacías. Elige cuál va arriba; la otra va abajo.
guide-title-cards-surplus = Demasiadas cartas
guide-cards-surplus = En tu mano solo caben { $limit } cartas. Pulsa una de la que puedas prescindir y después el mazo bajo el que va.

## Hasta el final
guide-title-cards-settlement = Un poblado nuevo
guide-cards-settlement = Un poblado cuesta 1 arcilla, 1 madera, 1 lana y 1 cereal, y va detrás de una carretera. Vale 1 punto y trae dos regiones y dos solares.
guide-cards-settlement-now = Tienes los bienes para un poblado. Pulsa el botón y después el lugar detrás de tu carretera. Vale 1 punto y trae dos regiones nuevas.
guide-title-cards-trade = Comercio
guide-cards-trade = ¿Demasiado de un bien? La reserva toma 3 iguales por 1 de otro, o 2 si tienes la flota adecuada. Y puedes ofrecer a { $name } los bienes que quieras por los que quieras.
guide-title-cards-city = Ciudades
guide-cards-city = 3 minerales y 2 cereales convierten un poblado en ciudad. Vale 2 puntos en vez de 1 y tiene cuatro solares. Las cartas rojas solo se construyen ahí.
guide-cards-city-now = Tienes los bienes para una ciudad. Pulsa el botón y después un poblado. Una ciudad vale 2 puntos en vez de 1 y tiene cuatro solares, también para cartas rojas.
guide-title-cards-robbers = Bandidos
guide-cards-robbers = Cuando el dado de eventos muestra bandidos, quien tiene más de { $limit } bienes pierde todo el mineral y toda la lana. De los tuyos contarían ahora { $counted }. Un Almacén fortificado deja dos regiones fuera de la cuenta.
guide-title-cards-exchange = Canjear una carta
guide-cards-exchange = Si tu mano está llena al final de tu turno, puedes poner una carta bajo un mazo y tomar otra del mismo mazo.
guide-title-cards-winning = Ganar
guide-cards-winning = Aquí se cuentan tus puntos: poblados, ciudades, fichas y cartas. Ganas en cuanto tienes { $goal }. Una partida entera llega a 12.
guide-title-cards-wait-other = Espera tu turno
guide-title-cards-finish = Eso es todo
guide-cards-finish = Ya conoces el juego. ¡Sigue jugando y suerte! Me encontrarás otra vez bajo el signo de interrogación.
guide-cards-finish-phone = Ya conoces el juego. ¡Sigue jugando y suerte! Me encontrarás otra vez en el menú.
