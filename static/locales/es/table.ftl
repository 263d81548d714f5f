### Las palabras de la mesa: isla, estado, mano, construcción, comercio, registro.

## Las personas
table-seat = Asiento { $number }
table-you-subject = Tú
table-you-object = ti
me = tú
your-turn = te toca
your-answer = te toca responder
players = En la mesa
mode = Tablero o texto
mode-text = Modo texto
mode-board = Tablero

## Los nombres de los lugares
table-board = Tablero
table-terrain-hills = cerros
table-terrain-forest = bosque
table-terrain-pasture = pastos
table-terrain-fields = sembrados
table-terrain-mountains = montañas
table-terrain-desert = desierto
table-terrain-sea = mar
table-terrain-gold = río de oro
table-terrain-fog = niebla
table-hex-with-number = { $land } { $number }
table-hex-with-victims = { $hex }; robar a { $victims }
table-sea-beside = mar junto a { $lands }
table-sea-open = mar abierto
table-victim = { $name } ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  })
table-closed = { $hex }; { $why }
table-corner = encrucijada: { $sources }
table-corner-tip = encrucijada: { $sources }, punta { $direction }
table-path-between = camino: entre { $one } y { $other }
table-path-coast = costa de { $one }, { $direction }
table-path-sea = ruta de mar: entre { $one } y { $other }
table-path-off = ruta de mar: frente a { $lands }
table-path-open = ruta de mar: mar abierto
table-direction-north = norte
table-direction-north-east = noreste
table-direction-east = este
table-direction-south-east = sureste
table-direction-south = sur
table-direction-south-west = suroeste
table-direction-west = oeste
table-direction-north-west = noroeste
table-harbor-any = puerto 3:1
table-harbor-one = puerto 2:1 { resource }
table-owned-settlement = { $whose ->
    [you] tu poblado
   *[other] poblado de { $name }
  }
table-owned-city = { $whose ->
    [you] tu ciudad
   *[other] ciudad de { $name }
  }
table-owned-road = { $whose ->
    [you] tu carretera
   *[other] carretera de { $name }
  }
table-legal = { $name }; permitido
facts-in-a-row = { $facts }; { $next }
table-no-cards = ninguna carta
table-cards = { $count } { $kind ->
    [brick] { $count ->
        [one] arcilla
       *[other] arcillas
      }
    [lumber] { $count ->
        [one] madera
       *[other] maderas
      }
    [wool] { $count ->
        [one] lana
       *[other] lanas
      }
    [grain] { $count ->
        [one] cereal
       *[other] cereales
      }
    [ore] { $count ->
        [one] mineral
       *[other] minerales
      }
   *[other] { resource }
  }
table-dice = Dados: { $one } y { $other }, en total { $sum }
table-dice-before = Última tirada: { $sum }
tip-odds = { $ways } de 36 tiradas, { $share }
tip-corner = Un poblado da aquí { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  } en 36 tiradas
tip-robber = Bloqueado por el ladrón
tip-harbor-any = Construye donde empieza su muelle y la banca acepta 3 iguales por 1 carta
tip-harbor-one = Construye donde empieza su muelle y la banca acepta 2 { resource } por 1 carta
tip-income = { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  } cada vez que sale

## La barra superior
top-turn = Turno { $number } · a { $goal } puntos
top-set-up = Preparación · a { $goal } puntos
top-watching = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
  }
top-lag = El servidor responde en { $lag } ms
top-ms = { $lag } ms
top-mute = Quitar el sonido
top-unmute = Poner el sonido
top-light = Colores claros
top-dark = Colores oscuros
top-help = Ayuda y teclas
fit = Ver todo el tablero
menu = Menú
settings = Ajustes
phone-log = Registro y chat

## El estado
status-label = A quién le toca
status-you-PlaceSettlement = Te toca: coloca un poblado
status-you-PlaceRoad = Te toca: coloca una carretera
status-you-BuildRoad = Te toca: construye una carretera
status-you-BuildSettlement = Te toca: construye un poblado
status-you-BuildCity = Te toca: construye una ciudad
status-you-PlaceFreeRoad = Te toca: coloca una carretera gratis
status-you-free-road = Te toca: coloca la carretera gratis { $number } de { $of }
status-you-second-settlement = Te toca: coloca tu segundo poblado
status-you-victim = Te toca: elige a quién robar
status-you-MoveRobber = Te toca: mueve al ladrón
status-you-Roll = Te toca: tira los dados
status-you-Play = Es tu turno
status-you-Discard = Te toca: descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
status-you-other = Te toca: decide
status-you-action = Te toca: { $action }
status-wait = Un momento…
status-other-PlaceSettlement = { $name } coloca un poblado
status-other-PlaceRoad = { $name } coloca una carretera
status-other-Roll = { $name } está a punto de tirar
status-other-Play = { $name } comercia y construye
status-other-Discard = { $name } tiene que descartar { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
status-other-MoveRobber = { $name } mueve al ladrón
status-other-PlaceFreeRoad = { $name } coloca una carretera gratis
status-other = Esperando a { $name }
status-others-Discard = { $names } tienen que descartar cartas
status-others = Esperando a { $names }
status-asked = { $name } espera tu respuesta
status-asks = { $name } espera la respuesta de { $names }
status-writing = { $names } { $count ->
    [one] prepara
   *[other] preparan
  } una contraoferta
status-declining = { $name } pide cartas que no tienes
status-over = { $name } ha ganado
hint-second-settlement = da enseguida una carta por hexágono
hint-victim = esa persona pierde una carta
hint-rob = pulsa el nombre para robar, o elige otro lugar
hint-confirm = confirma o elige otro lugar
hint-confirm-below = confírmalo abajo o elige otro lugar
hint-tap = { $count ->
    [one] toca el lugar y confirma
   *[other] toca un lugar y confirma
  }
hint-tap-in-sight = { $count ->
    [one] un lugar
   *[other] { $count } lugares
  }, { $seen } a la vista; toca uno
may-do = Lo que puedes hacer en el tablero
may-place = { $piece }: { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
  }
overview = Todo el tablero, en pequeño: pulsa para mirar a otra parte
hint-tap-hex = toca un hexágono y confirma
hint-spots = { $count ->
    [one] { $count } lugar permitido, haz clic en él
   *[other] { $count } lugares permitidos, haz clic en uno
  }
hint-spots-back = { $count ->
    [one] { $count } lugar permitido
   *[other] { $count } lugares permitidos
  } · Esc para volver
hint-hexes = { $count ->
    [one] { $count } hexágono para elegir, haz clic en él
   *[other] { $count } hexágonos para elegir, haz clic en uno
  }
hint-Play = construye, comercia o termina tu turno
hint-Discard = más de { $limit } cartas con un 7: elige cuáles
hint-roll-or-card = o juega antes una carta
hint-asked = acepta, rechaza o haz una contraoferta
hint-asked-within = acepta, rechaza o contraoferta – { $name } espera { $seconds } s
hint-declining = se rechaza por ti enseguida
hint-watching = estás mirando

## El paso siguiente
step-RollDice = Tirar dados
step-EndTurn = Terminar turno
step-Pass = Pasar
step-answer = Tu respuesta
step-over = Fin
step-decide = Tú eliges
step-on-the-board = Elige un lugar marcado en el tablero
step-wait = Un momento
step-wait-for = { $name }…
step-PlaceSettlement = Colocar un poblado
step-PlaceRoad = Colocar una carretera
step-PlaceFreeRoad = Colocar una carretera
step-MoveRobber = Mover al ladrón
step-BuildRoad = Colocar una carretera
step-BuildSettlement = Colocar un poblado
step-BuildCity = Colocar una ciudad
key-space = Espacio
key-shift = Mayús
key-backspace = Retroceso
key-enter = Intro
key-escape = Esc
key-control-z = Ctrl+Z
roll-count = { $count ->
    [one] { $count } tirada hasta ahora
   *[other] { $count } tiradas hasta ahora
  }
roll-number = tirada { $count }

## Los rechazos
refused-stale = La mesa ya había avanzado. Mira otra vez y elige.
refused-storage = El servidor está ocupado. Vuelve a intentarlo en un momento.
refused-damaged = Lo que hay guardado de esta mesa está dañado; ya no se le puede añadir nada.
refused-internal = Algo ha fallado en el servidor.
refused-malformed = El servidor no puede leer eso.
refused-request_reused = Esa petición ya se usó para otra cosa.
refused-kept_out = El anfitrión te ha bloqueado en esta mesa.
refused-name_needed = Di primero tu nombre a los demás.
refused-too_many = No tan deprisa: espera un momento.
refused-not_seated = Estás mirando; solo juega quien está sentado.
refused-not_started = La partida no ha empezado.
refused-game_over = La partida ha terminado.
refused-not_your_turn = No es tu turno.
refused-set_up = No durante la preparación.
refused-not_yet = Todavía no: antes deciden otros.
refused-not_yet-Discard = No antes de que todos hayan descartado sus cartas.
refused-not_yet-MoveRobber = No antes de que se mueva el ladrón.
refused-wrong_moment = No en este momento del turno.
refused-wrong_moment-Roll = Tira primero los dados.
refused-wrong_moment-MoveRobber = Mueve primero al ladrón.
refused-wrong_moment-PlaceSettlement = Coloca primero tu poblado.
refused-wrong_moment-PlaceRoad = Coloca primero tu carretera.
refused-wrong_moment-PlaceFreeRoad = Coloca primero tu carretera gratis.
refused-wrong_moment-Discard = Descarta primero tus cartas.
refused-not_legal = Ahora no es posible.
refused-wrong_count = Tienes que elegir exactamente { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
  }.
refused-not_enough_cards = Aún necesitas { $needs }.
refused-no_pieces_left = No te quedan piezas de esas.
refused-no_place = No hay ningún lugar permitido para eso en el tablero.
refused-no_place-BuildRoad = No hay lugar para una carretera: tiene que tocar una carretera, un poblado o una ciudad tuyos.
refused-no_place-BuildSettlement = No hay lugar para un poblado: tiene que estar en { $sea ->
    [true] una de tus carreteras o barcos
   *[false] una de tus carreteras
  }, al menos a dos caminos de cualquier otro edificio.
refused-no_place-BuildBridge = No hay lugar para un puente: tiene que estar entre dos hexágonos de agua y tocar una carretera, un poblado o una ciudad tuyos.
refused-no_place-BuildShip = No hay lugar para un barco: tiene que continuar tus barcos o partir de uno de tus poblados o ciudades.
refused-no_place-MoveShip = Ninguno de tus barcos puede moverse: solo el último de una línea abierta, y no en el turno en que se construyó.
refused-no_settlement = No hay lugar para una ciudad: sustituye a uno de tus poblados.
refused-not_connected = Ese lugar no está unido a tus piezas.
refused-path_taken = Ese camino ya está ocupado.
refused-over_water = Una carretera necesita tierra al menos a un lado.
refused-no_such_seat = Ese asiento no existe en esta mesa.
refused-too_close = Un poblado está al menos a dos caminos de cualquier otro edificio.
refused-no_start_there = En este mapa nadie puede empezar ahí.
refused-deck_empty = No quedan cartas de desarrollo.
refused-no_such_card = No tienes esa carta.
refused-card_played = Ya has jugado una carta de desarrollo en este turno.
refused-bought_this_turn = Una carta no se juega en el turno en que se compra.
refused-no_road_possible = No puedes colocar una carretera en ningún sitio.
refused-supply_short = La banca no tiene tanto.
refused-robber_must_move = El ladrón tiene que ir a otro hexágono.
refused-robber_not_there = El ladrón no puede ir a ese hexágono.
refused-choose_victim = Alguien con cartas tiene allí un edificio: elige a quién robar.
refused-no_such_victim = Allí no se puede robar a esa persona.
refused-nothing_to_give = No tienes cartas para comerciar.
refused-too_few_of_a_kind = No tienes suficientes cartas de un mismo tipo para la banca.
refused-no_gifts = En un intercambio cada parte da al menos una carta.
refused-same_resource = Ningún recurso puede estar en los dos lados.
refused-wrong_partner = Solo se comercia con la persona que tiene el turno.
refused-too_many_offers = En este turno, { $limit } de tus ofertas quedaron en nada o siguen abiertas; no se permiten más.
refused-same_offer = Ya hiciste esa oferta en este turno.
refused-no_such_offer = Esa oferta ya no está abierta.
refused-not_your_offer = Esa oferta no depende de ti.
refused-already_answered = Ya has respondido a esa oferta.
refused-not_accepted = Esa persona no ha aceptado la oferta.
refused-other = El servidor no lo ha permitido.
refused-closed = La conexión se cerró antes de la respuesta.

## Tu lugar y tu mano
dock = Tu asiento en la mesa
actions = Lo que puedes hacer
hand = Tu mano
hand-over = { $total } ⚠ más de { $limit }, un siete te cuesta { $count }
hand-card = { $cards }
hand-trade = { $cards }; poner una en el intercambio
hand-discard = { $cards }; descartar una
hand-several = { $count } × { $name }
card-face-brick = Arcilla
card-face-lumber = Madera
card-face-wool = Lana
card-face-grain = Cereal
card-face-ore = Mineral
card-face-knight = { card-knight }
card-face-road_building = Carre­teras
card-face-year_of_plenty = Descubri­miento
card-face-monopoly = { card-monopoly }
card-face-victory_point = { card-victory_point }
vp = PV
vp-of = de { $goal }
vp-with-cards = con cartas
vp-hidden = Los puntos de tus cartas cuentan; los demás no los ven

## Construcción
tile-road = Carretera
tile-settlement = Poblado
tile-city = Ciudad
tile-card = Desarrollo
tile-road-short = Carret.
tile-settlement-short = Pobl.
tile-city-short = Ciudad
tile-card-short = Carta
tile-trade = Comercio
tile-propose = Ofrecer
tile-label = { $name }: { $cost }
tile-left = quedan { $left }
tile-deck = quedan { $left } en el mazo
plan-roll = Tirada automática
plan-roll-text = Si no tienes ninguna carta que jugar antes
plan-end = Fin automático
plan-end-text = Terminar mi próximo turno si no se puede hacer nada: si tras la tirada no hay nada que construir, comprar, jugar o intercambiar con la banca
plan-end-done = Tu turno ha terminado como querías: nada que construir, comprar, jugar o intercambiar con la banca.

## Cartas de desarrollo
card-knight = Caballero
card-road_building = Construcción de carreteras
card-year_of_plenty = Descubrimiento
card-monopoly = Monopolio
card-victory_point = Punto de victoria
card-text-knight = Mueve al ladrón y roba una carta.
card-text-road_building = Coloca dos carreteras gratis.
card-text-year_of_plenty = Toma dos cartas de la banca.
card-text-monopoly = Nombra un recurso: los demás te dan todas sus cartas de él.
card-text-victory_point = Cuenta un punto. Sigue oculta hasta que ganes.
card-playable = Jugable
card-new = Nueva
card-counts = Cuenta por sí sola, nunca se juega
card-name-more = { $count ->
    [one] Elige un recurso
   *[other] Elige { $count } recursos
  }
card-bank = { trade-bank }
card-play = Jugar
buy-card = Comprar una carta de desarrollo
buy-price = Por
buy-text = { $count ->
    [one] Es la última carta
   *[other] Se roba a ciegas de entre { $count } cartas
  }; no se puede deshacer
buy = Comprar
card-back = Volver

## Elegir recursos
goods-label = { $cards }; { $note }
goods-none = nada de { resource }
goods-minus = { resource }: uno menos
goods-confirm-give = Dar { $have }/{ $count }
goods-confirm-take = Tomar { $have }/{ $count }

## Comercio
trade = Comercio
trade-propose = Proponer un intercambio a { $name }
trade-counter = Contraoferta a { $name }
trade-close = Cerrar el comercio
trade-dropped = Ese intercambio ya no es posible.
trade-give = Das
trade-get = Recibes
trade-hold = pulsa para añadir, mantén para todo
trade-bank-left = banca: lo que queda
trade-have = tienes { $count }
trade-have-rate = tienes { $count } ({ $rate }:1)
trade-bank = banca { $count }
trade-both-sides = Ningún recurso puede estar en los dos lados
trade-none = No tienes { resource }
trade-after = Mano después
trade-to = Ofrecer a
trade-offer = { $count ->
    [0] Ofrecer
   *[other] { $whom ->
        [all] { $count ->
            [2] Ofrecer a ambos
           *[other] Ofrecer a los { $count }
          }
       *[some] Ofrecer a { $count }
      }
  }
trade-offer-one = Ofrecer a { $name }
trade-send-counter = Enviar contraoferta
trade-need-both = Pon al menos una carta en cada lado
trade-need-change = Cambia antes la oferta
trade-with-bank = Con la banca: { $give } → { $get }
trade-with-bank-none = Con la banca
trade-bank-rate = La banca da una carta por { table-cards }
trade-bank-choose = Pon cartas de una sola clase en tu lado
trade-accept-theirs = Aceptar su oferta

## Ofertas
offer-title = { $count ->
    [0] { $name } ofrece un intercambio
   *[other] Contraoferta de { $name }
  }
offer-announce = { $name } ofrece { $give } por { $get }
offer-gives-you = { $name } te da
offer-you-give = Das a { $name }
offer-yours = Tu oferta
offer-you-give-short = Das
offer-you-get-short = Recibes
offer-gives = { $name } da
offer-wants = { $name } quiere
offer-accept = Aceptar
offer-decline = Rechazar
offer-no = No
offer-counter = Contraoferta
offer-withdraw = Retirar
offer-trade-with = Comerciar con { $name }
offer-you-accepted = Has aceptado; { $name } elige
offer-thinking = piensa…
offer-writing = prepara una contraoferta…
offer-accepted = acepta
offer-declined = no

## Descarte
goods-title-Discard = Descartar { $count } de { $total }
discard-keep = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
  }
discard-clear = Vaciar
discard-suggest = Sugerir
goods-confirm-Discard = Descartar { $have }/{ $count }
discard-more = Elige { $count } más

## Para dos
log-DiceRolledAgain = { quien-ha } sacado un { $sum }: no cuenta

## Ladrón
robber-whom = Robar a
robber-victim = { $name }
robber-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
robber-nobody = A nadie
robber-blocks = Bloquea { $pips } de 36 tiradas: { $buildings }
robber-blocks-settlement = { $count ->
    [one] poblado de { $name }
   *[other] { $count } poblados de { $name }
  }
robber-blocks-city = { $count ->
    [one] ciudad de { $name }
   *[other] { $count } ciudades de { $name }
  }
robber-blocks-nobody = No bloquea a nadie
robber-holds = { $name } tiene { robber-cards }
robber-own = Tú también tienes ahí un edificio
robber-closed = Aquí no
place-back = Volver atrás
place-build = Construir
place-here = Aquí

## Los demás
longest-road = gran ruta comercial
row-label = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }, { $development ->
    [one] { $development } carta de desarrollo
   *[other] { $development } cartas de desarrollo
  }, { $knights ->
    [one] { $knights } caballero
   *[other] { $knights } caballeros
  }, { $sea ->
    [true] ruta
   *[false] carretera
  } { $road }{ $army ->
    [true] , gran ejército de caballería
   *[false] {""}
  }{ $longest ->
    [true] , { longest-road }
   *[false] {""}
  }
row-offers = ofrece
row-asked = por responder
row-plays = juega
row-writing = contraoferta…
row-accepts = acepta
row-declines = no
row-bot = { $level ->
    [easy] bot, fácil
    [normal] bot, normal
   *[other] bot
  }
row-away = ausente
row-here = en línea
stat-cards = Cartas de recursos
stat-development = Cartas de desarrollo
stat-knights = Caballeros jugados
stat-army = Gran ejército de caballería
stat-road = { $sea ->
    [true] Ruta seguida
   *[false] Carretera seguida
  }
stat-longest = Gran ruta comercial
sheet-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
sheet-hand = Mano
sheet-cards = { $cards ->
    [one] { $cards } carta de recursos
   *[other] { $cards } cartas de recursos
  }, { $development ->
    [one] { $development } carta de desarrollo
   *[other] { $development } cartas de desarrollo
  }
sheet-played = Jugadas
sheet-nothing = nada todavía
sheet-income = Ingresos por número
sheet-left = Piezas restantes
sheet-rates = Tasas de la banca

## Banca
bank = Banca
bank-left = { $count ->
    [one] queda { table-cards }
   *[other] quedan { table-cards }
  }
bank-deck = { $count ->
    [one] queda { $count } carta de desarrollo
   *[other] quedan { $count } cartas de desarrollo
  }

## Registro, chat, dados
quien-ha = { $whose ->
    [you] Has
   *[other] { $who } ha
  }
quien-no-ha = { $whose ->
    [you] No has
   *[other] { $who } no ha
  }
quien-le-ha = { $whose ->
    [you] Le has
   *[other] { $who } le ha
  }
tab-log = Registro
tab-chat = Chat
tab-dice = Dados
log = Registro
log-earlier = Turnos anteriores
log-newer = Más reciente
log-filter = Mostrar
log-filter-all = Todo
log-filter-trades = Intercambios
log-filter-dice = Dados
log-filter-mine = Lo mío
log-filter-nothing = Todavía nada
log-since = Desde tu turno
log-set-up = Preparación
log-turn = Turno { $number } · { $name }
log-turn-rolled = Turno { $number } · { quien-ha } sacado un { $sum }
log-with-place = { $sentence }: { $where }
log-TurnBegan = Es el turno de { $name }
log-DiceRolled = { quien-ha } sacado un { $sum }
log-nobody = Nadie ha recibido nada
log-StartRolled = { quien-ha } sacado un { $sum } para empezar
log-FirstPlayerChosen = { $whose ->
    [you] Empiezas tú
   *[other] Empieza { $who }
  }
log-IslandDealtAgain = El mapa se ha repartido de nuevo: alguien no habría tenido dónde empezar
log-SettlementBuilt = { quien-ha } construido un poblado
log-CityBuilt = { quien-ha } construido una ciudad
log-RoadBuilt = { quien-ha } construido una carretera
log-CardsProduced = { quien-ha } recibido { $cards }
log-SupplyShort = A la banca le faltaba { $resource }
log-CardsDiscarded = { quien-ha } descartado { $cards }
log-RobberMoved = { quien-ha } movido al ladrón: { $hex }
log-CardStolen = { $whom ->
    [you] { $who } te ha robado { $card }
   *[other] { quien-le-ha } robado { $card } a { $victim }
  }
log-DevelopmentCardBought = { quien-ha } comprado una carta de desarrollo
log-DevelopmentCardBought-known = { quien-ha } comprado la carta { $card }
log-KnightPlayed = { quien-ha } jugado un { $card }
log-RoadBuildingPlayed = { quien-ha } jugado la carta { $card }
log-YearOfPlentyPlayed = { quien-ha } jugado la carta { $card } y tomado { $cards }
log-MonopolyPlayed = { quien-ha } jugado la carta { $card } ({ $resource }) y tomado { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
log-MonopolyPlayed-mine = { log-MonopolyPlayed }; has perdido { $lost }
log-TradedWithSupply = { quien-ha } dado a la banca { $give } por { $get }
log-OfferMade = { quien-ha } ofrecido { $give } por { $get }
log-OfferMade-counter = { quien-ha } hecho una contraoferta: { $give } por { $get }
log-OfferAccepted = { quien-ha } aceptado
log-OfferDeclined = { quien-ha } rechazado
log-OfferWithdrawn = { quien-ha } retirado la oferta
log-Traded = { $whom ->
    [you] { $who } te ha dado { $give } por { $get }
   *[other] { quien-le-ha } dado { $give } a { $partner } por { $get }
  }
log-LongestRoadMoved = { quien-ha } tomado la { longest-road } ({ $length })
log-LongestRoadMoved-gone = Nadie tiene ya la { longest-road }
log-LargestArmyMoved = { quien-ha } tomado el gran ejército de caballería ({ $knights })
log-LargestArmyMoved-gone = Nadie tiene ya el gran ejército de caballería
log-GameWon = { quien-ha } ganado con { $points } puntos
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo a la mesa
chat-send = Enviar
dice-none = Ninguna tirada todavía.
dice-rolls = { $total ->
    [one] { $total } tirada
   *[other] { $total } tiradas
  }
dice-legend = guiones: la media; franja: donde caen dos de cada tres partidas
dice-counts = Cuántas veces salió cada suma: { $counts }
dice-last = Las últimas diez:

## Ayuda
help-title = Ayuda y teclas
help-keys = Teclas
help-shortcuts = Teclas de efecto inmediato
help-board = Arrastra para mover el tablero, usa la rueda o dos dedos para acercarlo, haz doble clic para verlo más de cerca o entero otra vez. Señala un hexágono para ver sus probabilidades.
help-board-touch = Arrastra para mover el tablero, usa dos dedos para acercarlo, toca dos veces para verlo más de cerca o entero otra vez. Toca un hexágono para ver sus probabilidades.
key-help-next = el paso siguiente: tirar, terminar el turno
key-help-trade = comerciar
key-help-resources = de { brick } a { ore }: dar, descartar o nombrar uno
key-help-wanted = de { brick } a { ore }: recibir uno
key-help-less = con una cifra: uno menos
key-help-minus = sobre un recurso: uno menos
key-help-answer = aceptar, rechazar o contestar la oferta abierta
key-help-pass = construir entre dos turnos, o no; pasar
key-help-spots = entre los lugares permitidos, y elegir uno
key-help-back = atrás
key-help-log = registro
key-help-mute = sonido sí o no
key-help-help = esta ayuda

## Lo que no tiene palabras propias
log-other = { $who }: { $what }
log-other-nobody = { $what }
plain-actions = Otras acciones
plain-form = Esta página no sabe rellenar eso: recárgala o pide al anfitrión una versión más nueva
plain-none = ninguno
plain-field = { $field }: { $value }

## Somebody is away; what the digits have chosen, for people who listen
status-away = { $name } ha perdido la conexión
chosen-nothing = nada
chosen-trade = Das { $give }, recibes { $get }
