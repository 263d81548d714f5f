### Las reglas de Dos Reinos para consultar.

cardbook-goal = Ganar
cardbook-goal-text = Ganas en cuanto tienes 12 puntos: 1 por poblado, 2 por ciudad, 1 por cada ficha que tengas, y los de las cartas. Si ambos llegan a la vez, gana quien tiene el turno. Con las reglas de 2005 solo se gana en el propio turno.
cardbook-set-up = Preparación
cardbook-set-up-text = Cada uno empieza con una carretera, un poblado a cada lado y seis regiones, colocadas a su gusto; cada una guarda 1 bien. Empieza el dado más alto: esa persona mira un mazo y toma 3 cartas, y luego la otra con otro mazo. El orden no cambia.
cardbook-turn = Tu turno
cardbook-turn-text = Tira los dos dados. Primero ocurre el evento, para ambos; luego producen los dos reinos. Después comercia, construye y juega cartas en el orden que quieras, y al final completa tu mano.
cardbook-event = El dado de eventos
cardbook-event-text = Torneo: más puntos de torneo ganan 1 bien a elección; el empate no da nada. Ventaja comercial: el molino toma 1 bien del otro reino. Bandidos: quien tiene más de 7 bienes, sin los vecinos de un Almacén fortificado, pierde todo el mineral y toda la lana. Buen año: ambos ganan 1 bien a elección. Interrogación, en dos de seis caras: se descubre la carta de evento de arriba y luego va abajo.
cardbook-production = Producción
cardbook-production-text = Cada región con el número del dado gana 1 bien, en los dos reinos; junto al edificio que la dobla, 2. Una región guarda 3 como máximo, lo demás se pierde. Las regiones nuevas están vacías.
cardbook-trade = Comercio
cardbook-trade-text = Da 3 bienes iguales por 1 a elección, 2 con la flota de ese bien, 1 de oro con la Casa de la moneda. En el turno de cualquiera, ambos pueden ofrecer lo que quieran por lo que quieran. Nada se recibe sin sitio.
cardbook-building = Carreteras, poblados, ciudades
cardbook-building-text = Una carretera va a un extremo libre de la fila, un poblado detrás de una carretera. Trae dos regiones: ves las dos y eliges cuál va arriba. Una ciudad sustituye a un poblado. Si una pila se acaba, no se construye más de ella.
cardbook-upgrades = Construcciones
cardbook-upgrades-text = Las cartas de tu mano se construyen sobre o bajo un poblado (2 solares) o una ciudad (4). Las verdes van a ambos, las rojas solo a ciudades. Un edificio que actúa sobre regiones actúa sobre las dos que toca su solar. Otra vía al mismo cambio no añade nada; dos Monasterios o Bibliotecas cuentan doble.
cardbook-tokens = El caballero y el molino
cardbook-tokens-text = Más fuerza tiene el caballero; más puntos de comercio y una ciudad, el molino. Cada uno vale 1 punto; en empate no lo tiene nadie. Los puntos de comercio solo cuentan con una ciudad.
cardbook-actions = Cartas de acción
cardbook-actions-text = No cuestan nada y salen del juego al jugarse. Se juegan en tu turno tras los dos dados, el Alquimista antes de tirar, y no antes de que cada uno haya tenido un turno. Una carta sin efecto posible se queda en la mano; el Espía es la excepción. Una carta recibida en este turno espera al siguiente.
cardbook-attacks = Ataques y respuestas
cardbook-attacks-text = Al Caballero negro responde la Bruja herbolaria; al Incendiario y al Saqueo, el Obispo. El plazo siempre se agota entero, se decida lo que se decida. Luego cae un dado: de 1 a 5 acierta y 6 se vuelve contra quien ataca; tras una respuesta solo aciertan 1 y 2. Lo que vuelve va a la mano y puede construirse otra vez por su precio.
cardbook-drawing = Completar la mano
cardbook-drawing-text = Tu mano tiene 3 cartas, 1 más por cada Monasterio y Biblioteca. Por cada una que falte toma la de arriba de un mazo, o paga 2 bienes (1 con Ayuntamiento), mira un mazo y toma una; el orden queda igual. Con la mano llena puedes, una vez por turno, poner una carta bajo un mazo y tomar una de él. Las que sobran van bajo los mazos que elijas.
cardbook-decided = Lo que las fuentes dejan abierto
cardbook-decided-text = Aquí vale: quien toma nombra el bien, quien pierde elige la región. Un reloj agotado toma de la más llena y da a la más vacía. En la Guerra civil las cartas vuelven una a una, primero a elección de quien tiene el turno. Una mano mostrada la ve una sola persona, nunca quien mira. Las cartas de evento sin elección siguen solas.

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
