### Las palabras de las reglas de la casa, una sección para cada una: en la sala, en la mesa y en el modo de texto. app/web/messages.py dice qué se envía cuándo.

## victory-points
option-victory-points = Puntos para ganar
option-victory-points-text = Gana quien los alcance primero en su turno.

## hand-limit
option-hand-limit = Límite de mano
option-hand-limit-text = Quien tenga más cartas descarta la mitad con un siete.

## friendly-robber
option-friendly-robber = Ladrón amistoso
option-friendly-robber-text = El ladrón perdona a quien solo tiene dos puntos.
option-friendly-robber-more = Solo cuentan los puntos que todos ven. A quien lo mueve lo respeta con la misma condición. Si no queda otro hexágono, el ladrón va al desierto.
robber-closed-spared = { $whose ->
    [you] Aquí no: solo tienes dos puntos
   *[other] Aquí no: { $names } solo { $count ->
        [one] tiene
       *[other] tienen
      } dos puntos
  }

## bridges
option-bridges = Puentes
option-bridges-text = Puentes sobre el agua por arcilla, madera y lana; los poblados pueden quedar frente a frente sobre el agua.
option-bridges-more = Salvo por el precio, un puente es una de tus carreteras: gasta una pieza de carretera y cuenta para la gran ruta comercial. La carta de dos carreteras también paga puentes.
status-you-BuildBridge = Te toca: construye un puente
step-BuildBridge = Colocar un puente
tile-bridge = Puente
tile-bridge-short = Puente
refused-not_over_water = Un puente va entre dos hexágonos de agua.
log-BridgeBuilt = { quien-ha } construido un puente
text-do-BuildBridge = Construir un puente
text-left-bridge = { $count ->
    [one] { $count } puente
   *[other] { $count } puentes
  }
text-free-bridge = libre para tu puente
text-help-bridge = construir un puente, donde los haya

## separate-phases
option-separate-phases = Comerciar y luego construir
option-separate-phases-text = Tras construir o comprar ya no se comercia en este turno.
option-separate-phases-more = Las carreteras que da una carta no terminan el comercio. Un puerto al que llegues en este turno no sirve hasta el siguiente.
refused-trading_is_over = Ya se está construyendo: en este turno no se comercia más.

## special-building
option-special-building = Construcción especial
option-special-building-text = Tras cada turno otros pueden construir y comprar, en el sentido del reloj, sin comerciar ni jugar cartas. Se elige a quién se pregunta: a quien haya izado su bandera o a todos.
choice-special-building-left-out = No
choice-special-building-flags = Bandera izada
choice-special-building-everyone = Todos
option-special-building-more = Con banderas, quien quiera construir iza la suya en el turno de otra persona, a la vista de todos. Baja en cuanto se le ha preguntado y cuando empieza su propio turno. A quién se pregunta nunca depende de lo que tenga. Nadie gana en ella: quien alcanza la meta gana al empezar su próximo turno. Una carta comprada en ella puede jugarse entonces.
status-you-SpecialBuilding = Te toca: construye o pasa
status-other-SpecialBuilding = { $name } puede construir
hint-SpecialBuilding = antes del próximo turno: construye, compra o pasa
flag = Construir entre turnos
flag-short = Construir después
flag-text = Iza tu bandera: todos la ven y se te pregunta qué construyes cuando acabe este turno. Después baja sola
row-flag = quiere construir entre turnos
refused-flag = Tu bandera ya está así.
plan-pass = Pasar
plan-pass-text = Cuando puedas construir antes del próximo turno, tengas lo que tengas
refused-wrong_moment-SpecialBuilding = Entre dos turnos solo puedes construir y comprar.
text-hint-SpecialBuilding = Construye, compra o pasa; «legal» dice qué puedes hacer.
text-do-RaiseFlag = Construir entre turnos: izar tu bandera
text-do-LowerFlag = Bajar tu bandera
text-help-flag = pedir que se te pregunte qué construyes cuando acabe este turno, o retirarlo

## paired-players
option-paired-players = Jugadores en pareja
option-paired-players-text = Tras cada turno, la tercera persona a la izquierda construye, compra, juega una carta y comercia con la banca, sin tirar. Se elige quién puede ganar; no con la construcción especial.
choice-paired-players-left-out = No
choice-paired-players-both = Ambos
choice-paired-players-first = Solo quien tira
option-paired-players-more = La segunda persona solo comercia con la banca y puede jugar una carta. Después empieza el turno siguiente, un asiento más allá. Si ambos pueden ganar, cada cual lo hace en su mitad del turno; si no, la segunda persona espera a un turno propio.
status-you-PairedTurn = Te toca: tu mitad del turno
status-other-PairedTurn = { $name } juega la segunda mitad
hint-PairedTurn = construye, comercia, juega una carta o pasa
log-PairedTurnBegan = { $who }: segunda mitad del turno
refused-wrong_moment-PairedTurn = Eso no forma parte del turno del segundo jugador.
text-hint-PairedTurn = Construye, compra, comercia con la banca, juega una carta o pasa; «legal» dice qué puedes hacer.

## open-hands
option-open-hands = Manos abiertas
option-open-hands-text = Todos ven las cartas de recursos; las de desarrollo siguen ocultas.
sheet-open-hand = Mano abierta

## card-tracker
option-card-tracker = Recuento de cartas
option-card-tracker-text = Todos ven qué cartas de cada mano se deducen del registro, y «?» para el resto; no con manos abiertas.
option-card-tracker-more = Se cuenta lo que todos saben: tiradas, pagos, intercambios. Una oferta también cuenta, porque nadie ofrece lo que no tiene. Lo que se llevó un robo queda abierto hasta que algo lo demuestre.
row-proven = según el registro: { $cards }
proven-unknown = { $count ->
    [one] { $count } carta desconocida
   *[other] { $count } cartas desconocidas
  }
proven-possible = «?» puede ser { $kinds }
proven-mine = Lo saben todos:
sheet-proven = Según el registro

## hidden-bank
option-hidden-bank = Banca oculta
option-hidden-bank-text = La banca no muestra lo que le queda; solo se anuncia cuando algo no alcanza.
option-hidden-bank-more = El registro sigue diciendo quién pagó y quién cobró. Un intercambio que la banca no puede pagar no se ofrece.
bank-hidden = No se ve lo que le queda a la banca

## first-player
option-first-player = Quién empieza
option-first-player-text = Por sorteo o el primer asiento, en vez de la tirada más alta.
choice-first-player-left-out = Tirada más alta
choice-first-player-random = Por sorteo
choice-first-player-first-seat = Primer asiento

## shuffled-tokens
option-shuffled-tokens = Números mezclados
option-shuffled-tokens-text = Las fichas van en cualquier sitio, pero nunca un 6 o un 8 junto a un 6 o un 8.

## spiral-corner
option-spiral-corner = Esquina inicial
option-spiral-corner-text = Dónde empiezan las fichas con letra: 1 es la esquina superior izquierda, y sigue en el sentido del reloj.
choice-spiral-corner-left-out = Cualquiera

## dice-deck
option-dice-deck = Mazo de dados
option-dice-deck-text = Las tiradas salen de 36 cartas, una por cada forma en que caen dos dados; se barajan todas de nuevo cuando solo queda el número elegido.
choice-dice-deck-left-out = Dados de verdad
choice-dice-deck-number = 36 cartas, se barajan { $value ->
    [0] al final
    [one] cuando queda { $value }
   *[other] cuando quedan { $value }
}
option-dice-deck-more = Seis de las 36 cartas dan un siete, y todos pueden calcular lo que queda. Quién empieza se decide con dados de verdad, que no gastan cartas.
log-DiceDeckShuffled = Se ha barajado el mazo de dados

## cards-after-roll
option-cards-after-roll = Cartas tras la tirada
option-cards-after-roll-text = Las cartas de desarrollo solo se juegan tras la tirada.
refused-cards_after_roll = Las cartas de desarrollo solo se juegan después de la tirada.

## one-free-road
option-one-free-road = Basta una carretera gratis
option-one-free-road-text = Quien ha colocado la primera de dos carreteras gratis puede renunciar a la segunda.
option-one-free-road-more = Útil cuando la segunda no llevaría a ninguna parte: tienes pocas carreteras, y las colocadas se quedan.
step-DeclineFreeRoad = Sin segunda carretera
log-FreeRoadDeclined = { quien-ha } renunciado a la segunda carretera gratis
refused-first_free_road = Solo se puede renunciar a la segunda carretera gratis.
text-do-DeclineFreeRoad = Renunciar a la segunda carretera

## safe-beginning
option-safe-beginning = Comienzo seguro
option-safe-beginning-text = En las dos primeras rondas, un siete se vuelve a tirar.
option-safe-beginning-more = Una ronda es un turno de cada uno. El registro muestra las tiradas que no cuentan. Con el mazo de dados, la carta de ese siete se gasta como cualquier otra.

## optional-robber
option-optional-robber = Ladrón opcional
option-optional-robber-text = Quien saca un siete puede dejar al ladrón donde está, y entonces no roba nada.
option-optional-robber-more = Quien tiene demasiadas cartas descarta la mitad igualmente. Un caballero sigue moviendo al ladrón.
step-LeaveRobber = Dejarlo ahí
log-RobberLeft = { quien-ha } dejado al ladrón donde está
text-do-LeaveRobber = Dejar al ladrón donde está

## no-robber-to-desert
option-no-robber-to-desert = Sin vuelta al desierto
option-no-robber-to-desert-text = El ladrón solo puede ir a un hexágono que produzca.
option-no-robber-to-desert-more = El ladrón empieza en el desierto y nunca vuelve. Si el ladrón amistoso no le deja ningún hexágono, se queda donde está.
robber-closed-barren = Aquí no: el ladrón solo va adonde se produce algo

## settlement-required
option-settlement-required = Poblado obligatorio
option-settlement-required-text = Al final de un turno hay que tener un poblado en el tablero, además de las ciudades.
option-settlement-required-more = Tu último poblado solo pasa a ser ciudad si le sigue otro enseguida, con las cartas en la mano y un sitio para él, o si la ciudad gana la partida. Hasta que el otro esté en pie no puedes hacer nada más.
status-you-BuildAnother = Te toca: construye otro poblado
status-other-BuildAnother = { $name } construye otro poblado
hint-BuildAnother = tiene que haber uno al final del turno
refused-not_a_city_yet = Tu poblado no puede hacerse ciudad ahora.
refused-wrong_moment-BuildAnother = Primero construye otro poblado.

## shortage
option-shortage = Si la banca no alcanza
option-shortage-text = Quién recibe un recurso del que la banca no tiene suficiente.
choice-shortage-sole-claimant = Quien sea el único
choice-shortage-nobody = Nadie

## vp-cards-are-ordinary
option-vp-cards-are-ordinary = Jugar puntos de victoria
option-vp-cards-are-ordinary-text = Una carta de punto de victoria cuenta al jugarla: una por turno, no en el turno en que se compra.
option-vp-cards-are-ordinary-more = Es la única carta de tu turno, como un caballero. Hasta que se juega no vale nada y nadie la ve.
card-text-victory_point-played = Cuenta un punto al jugarla. Entonces la ven todos.
log-VictoryPointPlayed = { quien-ha } jugado la carta { $card }
text-do-PlayVictoryPoint = Jugar la carta { $card }

## robber-is-pirate
option-robber-is-pirate = El ladrón es un pirata
option-robber-is-pirate-text = El ladrón puede bloquear un puerto: nadie puede usarlo para comerciar, y se puede robar a sus vecinos.
option-robber-is-pirate-more = Sus vecinos son quienes han construido en uno de los dos extremos del puerto; si los puertos están en hexágonos de mar, quienes han construido junto a ese hexágono. Allí el ladrón no bloquea ningún hexágono. Lo que lo aparta de ciertos hexágonos, como el desierto, no vale para los puertos.
log-RobberMovedToHarbor = { quien-ha } movido al ladrón: { $harbor }
robber-closes = { $names } no { $count ->
    [one] podría
   *[other] podrían
  } usarlo para comerciar
text-do-MoveRobberToHarbor = Mover al ladrón a un puerto

## knight-interrupt
option-knight-interrupt = Los caballeros responden al ladrón
option-knight-interrupt-text = Antes de que el ladrón robe, otros pueden jugar un caballero y moverlo ellos.
option-knight-interrupt-more = Se pregunta a la vez a todos los que podrían tener un caballero, y nadie ve las respuestas. Cuenta el primer caballero en el sentido del reloj desde quien roba; quien lo jugó mueve al ladrón, roba y puede recibir otra respuesta. Un caballero que no contó se queda en la mano. En tu turno, un caballero sigue siendo tu única carta.
status-you-AnswerRobber = Te toca: responde al ladrón
status-other-AnswerRobber = { $name } puede responder al ladrón
step-LetRobberStand = Dejarlo pasar
answer-steals = { $name } quiere robar a { $victim }
answer-moved = { $name } ha movido al ladrón
answer-text = Con una carta { $card } mueves al ladrón y robas tú. Nadie ve lo que respondes.
answer-without = No tienes ninguna carta { $card } que jugar
answer-play = Jugar la carta { $card }
refused-wrong_moment-AnswerRobber = Primero responde al ladrón.
text-do-LetRobberStand = Dejar hacer al ladrón

## beginner-start
option-beginner-start = Piezas iniciales colocadas
option-beginner-start-text = Cada pieza inicial está donde la marca el mapa; si no, se colocan por turnos.

## map
option-map = Mapa elegido
option-map-text = La isla de un código de mapa en vez de una que se reparte al empezar.

## two-players
option-two-players = Dos más dos
option-two-players-text = Para dos, con dos jugadores neutrales: dos tiradas por turno, piezas para los neutrales, fichas de comercio.
status-you-PlaceNeutralRoad = Te toca: coloca una carretera neutral
status-you-PlaceNeutralSettlement = Te toca: coloca un poblado neutral
status-you-GiveInReturn = Te toca: devuelve { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
status-other-PlaceNeutralRoad = { $name } coloca una carretera neutral
status-other-PlaceNeutralSettlement = { $name } coloca un poblado neutral
status-other-GiveInReturn = { $name } devuelve { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
hint-GiveInReturn = elige lo que devuelves
hint-roll-again = la segunda tirada; las sumas deben ser distintas
step-PlaceNeutralRoad = Carretera neutral
step-PlaceNeutralSettlement = Poblado neutral
neutral-name = Neutral { $number }
neutral-label = { $name }: carretera { $road }; quedan { $settlements ->
    [one] un poblado
   *[other] { $settlements } poblados
  }, { $roads ->
    [one] una carretera
   *[other] { $roads } carreteras
  }{ $longest ->
    [true] ; gran ruta comercial
   *[other] {""}
  }
neutral-for = { $place }; para { $names }
neutral-free = libre para { $name }
neutral-whose = ¿Para quién?
goods-title-GiveInReturn = Devolver { $count } de { $total }
goods-confirm-GiveInReturn = Devolver { $have }/{ $count }
return-unseen = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
stat-tokens = Fichas de comercio
tokens-count = { $count ->
    [one] { $count } ficha de comercio
   *[other] { $count } fichas de comercio
  }
tokens-face = Fichas
tokens-ForceTrade = Intercambio forzoso
tokens-text-ForceTrade = Roba dos cartas al azar, devuelve dos
tokens-SendRobberToDesert = Ladrón al desierto
tokens-text-SendRobberToDesert = No se roba a nadie
tokens-DiscardKnight = Devolver un caballero
tokens-text-DiscardKnight = Ya jugado, una vez por turno
log-TradeTokensSpent = { quien-ha } pagado { $count ->
    [one] { $count } ficha de comercio
   *[other] { $count } fichas de comercio
  }
log-TradeTokensTaken = { quien-ha } tomado { $count ->
    [one] { $count } ficha de comercio
   *[other] { $count } fichas de comercio
  }
log-KnightDiscarded = { quien-ha } devuelto un caballero jugado
log-CardsDrawn = { $whom ->
    [you] { $who } te ha sacado { $cards }
   *[other] { quien-le-ha } sacado { $cards } a { $partner }
  }
log-CardsReturned = { $whom ->
    [you] { $who } te ha devuelto { $cards }
   *[other] { quien-le-ha } devuelto { $cards } a { $partner }
  }
refused-not_enough_tokens = Eso cuesta { $needs ->
    [one] una ficha de comercio
   *[other] { $needs } fichas de comercio
  }.
refused-no_cards_to_trade = Un intercambio forzoso necesita una carta en cada mano.
refused-robber_at_desert = El ladrón ya está en el desierto.
refused-no_desert = Esta isla no tiene desierto.
refused-no_played_knight = No tienes ningún caballero jugado delante.
refused-knight_discarded = Ya has devuelto un caballero en este turno.
refused-wrong_return = Tienes que devolver exactamente { $owed ->
    [one] una carta
   *[other] { $owed } cartas
  }.
refused-pool_empty = No quedan fichas de comercio.
refused-wrong_moment-PlaceNeutralRoad = Coloca primero una carretera para un neutral.
refused-wrong_moment-PlaceNeutralSettlement = Coloca primero un poblado para un neutral.
refused-wrong_moment-GiveInReturn = Devuelve primero cartas.
text-hint-PlaceNeutralRoad = Escribe «place» y el número de un camino; si ambos neutrales pueden construir allí, nombra uno: «place 7 n1». «legal» los enumera.
text-hint-PlaceNeutralSettlement = Escribe «place» y el número de una encrucijada; si ambos neutrales pueden construir allí, nombra uno: «place 7 n1». «legal» las enumera.
text-hint-GiveInReturn = Escribe «give» y las cartas, como «give 2 wool».
text-do-PlaceNeutralRoad = Colocar una carretera para un neutral
text-do-PlaceNeutralSettlement = Colocar un poblado para un neutral
text-do-GiveInReturn = Devolver cartas
text-do-ForceTrade = Forzar un intercambio
text-do-SendRobberToDesert = Enviar al ladrón al desierto
text-do-DiscardKnight = Devolver un caballero jugado
text-help-force = pagar fichas: robar cartas de la otra mano y devolver otras tantas
text-help-give = devolver cartas tras un intercambio forzoso
text-help-desert = pagar fichas: el ladrón va al desierto
text-help-knight = retirar del juego un caballero jugado, a cambio de fichas

## ships
option-ships = Barcos
option-ships-text = Barcos, a cambio de madera y lana, que navegan por las costas y el mar; una vez por turno puede moverse el último de una línea.
option-ships-more = Un barco va en un lado con agua donde no haya nada más. Continúa un barco tuyo, o sale de un poblado o ciudad tuyos; solo ahí una carretera pasa a ser barco. Las carreteras y los barcos así unidos cuentan juntos para la gran ruta comercial. El último barco de una línea abierta puede moverse una vez por turno, pero no en el turno en que se construyó; una línea entre dos edificios tuyos está cerrada. Un primer poblado en la costa puede llevar un barco en vez de una carretera, y la carta de dos carreteras también paga barcos.
action-BuildShip = Construir un barco
status-you-BuildShip = Te toca: construye un barco
step-BuildShip = Colocar un barco
action-PlaceShip = Colocar un barco
action-PlaceFreeShip = Colocar un barco gratis
action-MoveShip = Mover un barco
tile-ship = Barco
tile-ship-short = Barco
table-owned-ship = { $whose ->
    [you] tu barco
   *[other] barco de { $name }
  }
log-ShipBuilt = { quien-ha } construido un barco
log-ShipMoved = { quien-ha } movido un barco
refused-ship_on_land = Un barco necesita agua al menos a un lado.
refused-ship_off_the_map = Ningún barco navega por el marco del tablero.
refused-waters_closed = Junto al pirata los barcos no pueden llegar ni salir.
refused-ship_moved_already = Ya has movido un barco en este turno.
refused-not_your_ship = Ahí no hay ningún barco tuyo.
refused-ship_is_new = Un barco no puede moverse en el turno en que se construyó.
refused-ship_is_held = Solo puede moverse el último barco de una línea abierta.
text-left-ship = { $count ->
    [one] { $count } barco
   *[other] { $count } barcos
  }
text-free-ship = libre para tu barco
text-help-ship = construir un barco, donde haya mar
text-hint-road-or-ship = Escribe «place», «road» o «ship» y el número de un camino; «legal» los enumera.
text-hint-PlaceShip = Escribe «place» y el número de un camino; «legal» los enumera.
text-hint-PlaceFreeShip = { text-hint-PlaceShip }
status-you-PlaceShip = Te toca: coloca un barco
status-you-PlaceFreeShip = Te toca: coloca un barco gratis
status-you-MoveShip = Te toca: mueve un barco
status-you-picked-ship = Te toca: elige adónde va el barco
status-other-PlaceShip = { $name } coloca un barco
step-PlaceShip = Colocar un barco
step-PlaceFreeShip = Colocar un barco
status-you-road-or-ship = Te toca: coloca una carretera o un barco
step-road-or-ship = Carretera o barco
step-MoveShip = Mover el barco
hint-pick-back = { $count ->
    [one] un barco puede moverse
   *[other] { $count } barcos pueden moverse
  } · Esc para volver
may-move-ship = { $count ->
    [one] 1 barco puede
   *[other] { $count } barcos pueden
  } moverse
tile-moving = moviendo
tile-may-move = Un barco puede moverse: púlsalo en el tablero
table-may-move = { $name }; puede moverse
table-own-ship = { $count ->
    [one] tu barco; { $place }
   *[other] tu barco, al final de una línea de { $count }; { $place }
  }
text-may-move = puede moverse
text-stays-ship_is_new = se queda: construido este turno
text-stays-ship_is_held = se queda: solo puede moverse el último barco de una línea abierta
text-stays-waters_closed = se queda: el pirata está al lado
stat-ships = Barcos en el tablero
row-ships = { $count ->
    [one] { $count } barco
   *[other] { $count } barcos
  }
key-help-move-ship = mover un barco
text-do-PlaceShip = Colocar un barco
text-do-PlaceFreeShip = Colocar un barco gratis
text-from-to = de { $from }; a { $to }
text-do-MoveShip = Mover un barco
text-help-move = mover un barco de un camino a otro
undo-BuildShip = barco
undo-PlaceShip = barco
undo-PlaceFreeShip = barco
undo-MoveShip = barco

## pirate
option-pirate = Pirata
option-pirate-text = Tras un siete o con un caballero puedes mover al pirata en vez del ladrón: roba y retiene barcos.
option-pirate-more = El pirata va a cualquier otro hexágono de mar y roba a un jugador con un barco en sus lados. Mientras siga allí, no se puede construir, llegar ni salir con barcos. Empieza junto al tablero.
action-MovePirate = Mover al pirata
log-PirateMoved = { quien-ha } movido al pirata: { $hex }
refused-pirate_must_move = El pirata tiene que ir a otro hexágono.
refused-pirate_not_there = El pirata solo puede ir a un hexágono de mar.
figures = El ladrón o el pirata
figure-robber = Ladrón, en tierra
figure-pirate = Pirata, en el mar
figure-places = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
  }, { $robbed } con alguien a quien robar
figure-does-robber = Bloquea la producción de un hexágono.
figure-does-pirate = Cierra seis rutas de mar a los barcos.
status-you-figures = Te toca: mueve al ladrón o al pirata
status-you-MovePirate = Te toca: mueve al pirata
step-pirate-or-robber = Ladrón o pirata
step-MovePirate = Mover al pirata
tip-pirate = Aquí está el pirata
pirate-holds-ships = Retiene los barcos de { $names }
pirate-closes = Cierra seis rutas de mar
pirate-own = También hay barcos tuyos
key-help-figures = al mover al ladrón o al pirata: mostrar solo los lugares de uno
text-do-MovePirate = Mover al pirata
text-help-pirate = mover al pirata a un hexágono de mar
text-with-pirate = { $hex }; aquí está el pirata
undo-MovePirate = pirata
table-pirate-here = { $hex }; aquí el pirata cerraría seis rutas de mar
text-hint-figures = Escribe «robber» o «pirate», el número de un hexágono y a quién robar; «legal» los enumera.
text-hint-MovePirate = Escribe «pirate», el número de un hexágono y a quién robar; «legal» los enumera.

## gold
option-gold = Oro
option-gold-text = El oro da cartas a elección: una por poblado, dos por ciudad.
option-gold-more = Se elige cuando todo lo demás está pagado, entre lo que tiene la banca. Todos eligen a la vez, salvo que pueda agotarse un recurso: entonces por turnos, empezando por quien tiró los dados.
action-TakeGold = Tomar cartas por oro
goods-title-TakeGold = Oro: elige { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
goods-confirm-TakeGold = Tomar { $have }/{ $count }
status-you-TakeGold = Te toca: elige { $count ->
    [one] una carta
   *[other] { $count } cartas
  } por tu oro
status-other-TakeGold = { $name } elige cartas por oro
status-you-TakeGoldInTurn = { status-you-TakeGold }
row-TakeGold = elige { $count }
row-TakeGoldInTurn = { row-TakeGold }
status-other-TakeGoldInTurn = { $name } elige cartas por oro
log-GoldTaken = { quien-ha } tomado { $cards } por oro
text-help-gold = elegir cartas por oro
text-hint-TakeGold = Escribe «gold» y las cartas, como en «gold 1 ore 1 grain».{ $bank ->
    [unknown] {""}
   *[other] {" "}La banca tiene { $bank }.
  }
text-hint-TakeGoldInTurn = { text-hint-TakeGold }

## island-bonus
option-island-bonus = Puntos de isla
option-island-bonus-text = Puntos por tu primer poblado en islas donde no empezaste. Elige cuántas islas cuentan.
choice-island-bonus-left-out = Sin puntos
choice-island-bonus-first = Solo la primera isla
choice-island-bonus-each = Cada isla
choice-island-bonus-each2 = Dos puntos por cada isla
option-island-bonus-more = Tus islas de origen son las de tus dos primeros poblados. Los puntos son tuyos para siempre y todos los ven.
log-IslandSettled = { quien-ha } ganado { $points ->
    [one] un punto de isla
   *[other] { $points } puntos de isla
  }
stat-bonus = Puntos de isla
row-bonus = { $points ->
    [one] { $points } punto de isla
   *[other] { $points } puntos de isla
  }

## desert-belt
option-desert-belt = Franja de desierto
option-desert-belt-text = Los desiertos separan islas como el agua: la tierra tras ellos es otra isla.

## coastal-start
option-coastal-start = Barcos desde la costa
option-coastal-start-text = Junto a un primer poblado no va ninguna carretera en la costa: ahí colocas un barco.

## home-island
option-home-island = Isla de origen
option-home-island-text = Tus dos primeros poblados están en una misma isla, y en ninguna empieza más de la mitad de los jugadores.

## trade-routes
option-trade-routes = Rutas comerciales
option-trade-routes-text = Cada línea de carreteras y barcos entre edificios de dos islas vale un punto. Elige quién se lo lleva.
choice-trade-routes-left-out = Sin rutas
choice-trade-routes-either-owner = Quien tenga más piezas
choice-trade-routes-own-line = Línea propia desde casa
option-trade-routes-more = Quien tenga más piezas: la línea puede ser de piezas de cualquiera y no pasa por un tercer edificio; de los dos dueños de sus extremos puntúa quien tenga más piezas en ella y, en caso de empate, quien puso la última. Línea propia: empieza en casa con barcos propios. Puede seguir por las piezas de otro jugador hasta un edificio suyo, si las propias son más o, habiendo las mismas, si la última puesta es propia. Los puntos pueden volver a perderse.
log-TradeRoutesCounted = { $whose ->
    [you] Ahora tienes
   *[other] { $who } tiene ahora
  } { $routes ->
    [one] { $routes } ruta comercial
   *[other] { $routes } rutas comerciales
  }
text-route = { $whose ->
    [you] Tu ruta comercial
   *[other] Ruta comercial de { $who }
  }: caminos { $numbers }
tab-crossing = Rutas
route-line = { $name }: { $one } a { $other }; { $own } de { $all } piezas
routes-text = Una ruta une edificios de dos islas por una línea sin cortes de carreteras y barcos que no pasa por un tercer edificio. Puede volver a perderse.
stat-crossing = Rutas comerciales
row-crossing = { $points ->
    [one] { $points } ruta comercial
   *[other] { $points } rutas comerciales
  }

## exploration
option-exploration = Exploración
option-exploration-text = Las carreteras y barcos que llegan a la niebla la descubren: la tierra recibe un número y da una carta a quien la descubre.
option-exploration-word = Niebla
option-exploration-more = Se descubre cada hexágono de niebla en un extremo de la pieza. Nadie puede saber qué saldrá: se saca en ese momento de lo que queda. Un descubrimiento no se puede deshacer.
log-HexDiscovered = { quien-ha } descubierto { $hex }
log-HexDiscovered-cards = { quien-ha } descubierto { $hex } y recibido { $cards }
log-HexDiscovered-sea = { quien-ha } descubierto mar abierto
table-uncovers = descubre { $count ->
    [one] un hexágono de niebla
   *[other] { $count } hexágonos de niebla
  }
table-route-after = tu ruta mediría { $length }
table-ship-stays = tu barco, { $place }; { $why }
hint-uncovers = descubre { $count ->
    [one] un hexágono de niebla
   *[other] { $count } hexágonos de niebla
  } y no se puede deshacer
fog-title = Bajo la niebla
fog-count = { $count ->
    [one] 1 hexágono
   *[other] { $count } hexágonos
  } bajo la niebla
fog-left = { $count ->
    [one] Un hexágono
   *[other] { $count } hexágonos
  } bajo la niebla: { $kinds }
fog-kind = { $terrain } { $count }
fog-tokens = Números: { $tokens }
fog-left-over = { $count ->
    [0] No queda niebla
    [one] Queda un hexágono de niebla
   *[other] Quedan { $count } hexágonos de niebla
  }

## wandering-tokens
option-wandering-tokens = Números viajeros
option-wandering-tokens-text = Las tierras lejanas no tienen números: quien llega saca uno, o se lo lleva de la isla principal.
option-wandering-tokens-more = Los siete primeros números salen de una bolsa. Los siguientes dejan la isla principal, cuyos hexágonos ya no producen: ningún rojo junto a otro rojo, ningún edificio de allí pierde su último número, y el número sale de junto a un edificio propio, en lo posible.
action-FetchToken = Llevar un número allí
status-you-FetchToken = Te toca: elige un número de la isla principal
status-other-FetchToken = { $name } elige un número
log-TokenLaid = { quien-ha } llegado a { $hex }
log-TokenFetched = { quien-ha } llevado un número: { $hex }
refused-token_stays = Ese número tiene que quedarse, porque se puede tomar otro.
refused-no_token_there = Ahí no hay ningún número de la isla principal.
step-FetchToken = Elegir un número
hint-token = { $conditions ->
    [3] ningún rojo junto a otro, cada edificio conserva uno, y que salga de junto a un edificio tuyo
    [2] ningún rojo junto a otro, cada edificio conserva uno; de junto a los tuyos no puede salir ninguno
    [1] ningún rojo junto a otro; un edificio puede perder el último
   *[0] puede ir cualquier número
  }
robber-closed-stays = Este no: hay que tomar otro número
text-do-FetchToken = Llevar un número de la isla principal
text-help-token = elegir el número que va al hexágono lejano
text-hint-FetchToken = Escribe «token» y el número de un hexágono: { hint-token }.

## harbors-by-players
option-harbors-by-players = Colocar puertos
option-harbors-by-players-text = Antes de los primeros poblados los jugadores colocan los puertos por turnos, o lo hace el azar.
option-harbors-by-players-word = Puertos por colocar
choice-harbors-by-players-players = Los jugadores
choice-harbors-by-players-chance = El azar
option-harbors-by-players-more = Un puerto se coloca boca abajo en un hexágono de mar sin puerto y mira a la tierra de al lado. Se descubren cuando están todos.
action-LayHarbor = Colocar un puerto
status-you-LayHarbor = Te toca: coloca un puerto
status-other-LayHarbor = { $name } coloca un puerto
log-HarborLaid = { quien-ha } colocado un puerto
refused-not_a_coast = Un puerto va entre un hexágono de mar y tierra.
refused-harbor_taken = Ese hexágono de mar ya tiene puerto.
step-LayHarbor = Colocar un puerto
text-do-LayHarbor = Colocar un puerto
undo-LayHarbor = puerto
text-help-harbor = poner un puerto en el mar, junto a una costa: por su camino, o por un hexágono y su lado
text-hint-LayHarbor = Escribe «harbor» y el número de un camino, o de un hexágono y su lado, como en «harbor 14 east».
text-free-LayHarbor = libre para un puerto
