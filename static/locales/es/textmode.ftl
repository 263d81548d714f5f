### Las palabras del modo texto: la partida en títulos, tablas y línea de órdenes. Las órdenes mismas son inglesas en todas partes.

## La línea de órdenes
text-commands = Órdenes
text-command = Orden
text-command-hint = roll, hand, help…
text-send = Enviar
text-said-label = Órdenes, respuestas y sucesos
text-welcome = Escribe una orden y pulsa Intro: «legal» dice qué puedes hacer, «help» da todas las órdenes.
text-busy = Un momento: la última orden aún espera respuesta.
text-unknown = No existe la orden «{ $word }». «help» las da todas.
text-ambiguous = «{ $word }» puede querer decir { $commands }.
text-usage = Escribe por ejemplo: { $usage }
text-which = ¿Cuál?
text-which-place = ¿Qué lugar? Di su número.
text-not-now = «{ $command }» no es posible ahora.
text-nothing-possible = Ahora no se te pide nada.
text-possible = Posible ahora:
text-summary = { $title }: { $commands }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
  }
text-choice = { $command } – { $words }
text-choices = { $title }: { $commands }
text-said = { $name } dice: { $text }

## Lo que hay que hacer
text-hint-PlaceSettlement = Escribe «place» y el número de una encrucijada; «legal» las enumera.
text-hint-PlaceRoad = Escribe «place» y el número de un camino; «legal» los enumera.
text-hint-PlaceFreeRoad = Escribe «place» y el número de un camino; «legal» los enumera.
text-hint-MoveRobber = Escribe «robber», el número de un hexágono y a quién robar; «legal» los enumera.
text-hint-Roll = Escribe «roll».
text-hint-Play = Construye, compra, comercia, ofrece, juega una carta o termina; «legal» dice qué puedes hacer.
text-asked = Se espera tu respuesta: { $commands }
text-hint-Discard = Escribe «discard» y las cartas, como «discard 2 wool 1 ore».

## Acciones
text-do-Discard = Descartar { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
text-do-PlaceSettlement = Colocar un poblado
text-do-PlaceRoad = Colocar una carretera
text-do-PlaceFreeRoad = Colocar una carretera gratis
text-do-MoveRobber = Mover al ladrón
text-do-RollDice = Tirar los dados
text-do-ConfirmTrade = Elegir con quién comerciar
text-do-AcceptOffer = Aceptar una oferta
text-do-DeclineOffer = Rechazar una oferta
text-do-CounterOffer = Hacer una contraoferta
text-do-WithdrawOffer = Retirar una oferta
text-do-BuildCity = Construir una ciudad
text-do-BuildSettlement = Construir un poblado
text-do-BuildRoad = Construir una carretera
text-do-BuyDevelopmentCard = Comprar una carta de desarrollo
text-do-PlayKnight = Jugar la carta { $card }
text-do-PlayRoadBuilding = Jugar la carta { $card }
text-do-PlayYearOfPlenty = Jugar la carta { $card }
text-do-PlayMonopoly = Jugar la carta { $card }
text-do-TradeWithSupply = Comerciar con la banca
text-do-OfferTrade = Ofrecer un intercambio
text-do-EndTurn = Terminar tu turno
text-do-Pass = Pasar
text-swap = { $give } por { $get }
text-rob = { $hex }; robar a { $name } ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  })
text-with = con { $name }, oferta { $offer }
text-offer-mine = { $number }: ofreces { $give } por { $get }
text-offer-to-you = { $number }: { $name } te da { $give }, tú das { $get }
text-offer-other = { $number }: { $name } ofrece { $give } por { $get }
text-answer = { $name }: { $answer }

## Por qué no
text-not-there = Ahora no es posible: { $place }
text-no-place = Ningún lugar tiene el número { $number }.
text-build-what = ¿Construir qué? «road» (carretera), «settlement» (poblado), «city» (ciudad) o «card» (carta).
text-play-what = ¿Jugar qué carta?
text-no-card = No existe la carta «{ $word }».
text-not-held = No tienes esta carta: { $card }.
text-no-kind = «{ $word }» no es un recurso. Nombra las cartas como en «2 wool 1 ore».
text-no-player = Nadie aquí se llama «{ $word }». En la mesa: { $names }.

## Los lugares
text-numbered = { $number }: { $place }
text-named-hex = hexágono { $number }: { $place }
text-named-intersection = encrucijada { $number }: { $place }
text-named-path = camino { $number }: { $place }
text-named-harbor = puerto { $number }: { $place }
text-with-robber = { $hex }; el ladrón está aquí
text-tip = { $sources }, punta { $direction }
text-between = entre { $one } y { $other }, de la encrucijada { $from } a la { $to }
text-coast = costa de { $one }, { $direction }, de la encrucijada { $from } a la { $to }
text-sea = ruta de mar entre { $one } y { $other }, de la encrucijada { $from } a la { $to }
text-off = ruta de mar frente a { $lands }, de la encrucijada { $from } a la { $to }
text-open = mar abierto, de la encrucijada { $from } a la { $to }
text-hexes-of = { $terrain }: hexágonos { $numbers }
text-piece-at = { $piece } (encrucijada { $number })
text-no-pieces = { $whose ->
    [you] Aún no tienes nada en el tablero.
   *[other] { $who } aún no tiene nada en el tablero.
  }
text-hex-corners = encrucijadas { $numbers }
text-corner-paths = caminos { $numbers }

## Respuestas
text-hand-cards = Recursos: { $cards }
text-hand-development = Cartas de desarrollo: { $cards }
text-hand-left = Piezas restantes: { $pieces }
text-left-road = { $count ->
    [one] { $count } carretera
   *[other] { $count } carreteras
  }
text-left-settlement = { $count ->
    [one] { $count } poblado
   *[other] { $count } poblados
  }
text-left-city = { $count ->
    [one] { $count } ciudad
   *[other] { $count } ciudades
  }
text-hand-rates = La banca da una carta por { $rates }
text-no-cards = ninguna
text-card-new = { $name } ({ $count ->
    [one] { $count } nueva
   *[other] { $count } nuevas
  })
text-points = Puntos: { $points } de { $goal }
text-points-hidden = Puntos: { $points }, { $total } con las cartas ocultas, de { $goal }
text-their-turn = tiene el turno
text-must-decide = tiene que decidir
text-over-limit = más de { $limit } cartas
text-bank = En la banca: { $cards }
text-clock-of = { $name }: { $time }
text-clock-answer = Quedan { $time } para responder
text-no-clock = No hay ningún reloj en marcha.
text-no-offers = No hay ofertas abiertas.
text-no-log = Todavía no ha pasado nada.

## Sucesos
text-rolled = { quien-ha } sacado un { $sum } ({ $one } y { $other })
text-my-turn = Turno { $number }: te toca
text-sentence-at = { $sentence }: { $place }
text-sentence-hex = { $sentence } (hexágono { $number })

## Títulos y tablas
text-offers = Ofertas
text-history = Registro
text-all-turns = Ver los { $count } turnos
text-fewer-turns = Ver solo los últimos turnos
text-places = Tus encrucijadas y caminos, y dónde puedes construir ahora
text-hexes = Todos los hexágonos
text-others-pieces = Piezas de los demás
text-place = Lugar
text-where = Dónde
text-there = Qué hay
text-corner = Encrucijada { $number }
text-path = Camino { $number }
text-free-settlement = libre para tu poblado
text-free-city = puede ser una ciudad
text-free-road = libre para tu carretera
text-number = Número
text-land = Terreno y tirada
text-corners = Sus encrucijadas
text-beside = Al lado
text-resources = Tus recursos
text-resource = Recurso
text-you-have = Tienes
text-rate-column = Tasa de la banca
text-rate-short = { $rate }:1
text-in-bank = En la banca
text-notes = Notas

## Ayuda
text-help = { $usage }: { $text }
text-help-short = { $usage } (en corto: { $short })
text-help-names = Una orden puede abreviarse mientras quede clara, y también los recursos y los nombres; «p2» es quien ocupa el segundo asiento. Puedes nombrar recursos y cartas en español. Encrucijadas, caminos y hexágonos se cuentan desde arriba a la izquierda, fila a fila.
text-help-help = todas las órdenes o una de ellas
text-help-legal = lo que puedes hacer ahora, con su orden; «legal all» describe cada lugar
text-help-board = todos los hexágonos y tus piezas; lo que tiene ese número; las piezas de alguien
text-help-hand = tus cartas, puntos, piezas y tasas
text-help-players = lo que todos pueden saber de los demás
text-help-bank = lo que aún tiene la banca
text-help-offers = las ofertas abiertas
text-help-rules = leer las reglas básicas y las de esta mesa; con una palabra, lo que dicen de ella
text-rules-open = Las reglas están abiertas; Escape las cierra.
text-help-log = lo último que pasó
text-help-clock = lo que marcan los relojes
text-help-chat = lo último que se dijo
text-help-roll = tirar los dados
text-help-place = colocar lo que toca ahora: en la preparación, y las carreteras gratis
text-help-build = construir en un camino o una encrucijada
text-help-road = construir o colocar una carretera
text-help-settlement = construir o colocar un poblado
text-help-city = construir una ciudad
text-help-buy = comprar una carta de desarrollo
text-help-play = jugar una carta de desarrollo
text-help-robber = mover al ladrón a un hexágono y robar allí a alguien
text-help-pass = renunciar a lo que podrías hacer ahora
text-help-discard = descartar cartas tras un siete
text-help-trade = comerciar con la banca
text-help-do = hacer lo que no tiene una orden propia
text-help-offer = ofrecer un intercambio a todos o a alguien; das lo que nombras primero
text-help-choose = comerciar con alguien que aceptó tu oferta
text-help-withdraw = retirar tu oferta
text-help-yes = aceptar una oferta, por su número o por el nombre
text-help-no = rechazar una oferta
text-help-counter = responder a una oferta con otra; das lo que nombras primero
text-help-end = terminar tu turno
text-help-say = decir algo a la mesa

## What the table settles besides the game
text-together = La mesa
text-no-proposal = No hay ninguna propuesta.
text-vote = Escribe «agree» o «decline».
text-not-paused = La partida no está en pausa.
text-not-away = { $name } no está ausente.
text-cannot-remind = La partida no espera a { $name }.
text-no-luck = Nadie ha tirado todavía.
text-nothing = nada
text-wishes = La mesa ve: quieres { $want }, tienes { $have }.
text-no-wishes = Nadie muestra lo que quiere o tiene.
text-help-proposal = lo que la mesa tiene que decidir
text-help-agree = aceptar una propuesta
text-help-disagree = rechazar una propuesta o retirar la tuya
text-help-undo = deshacer tu última jugada
text-help-pause = proponer una pausa
text-help-continue = terminar la pausa
text-help-back = proponer volver antes de la última jugada
text-help-concede = proponer conceder la victoria
text-help-abort = proponer terminar la partida antes
text-help-bot = proponer que un bot juegue por alguien ausente
text-help-remind = recordar a alguien que es su turno
text-help-want = mostrar a la mesa lo que quieres y tienes
text-help-wishes = lo que los demás quieren y tienen
text-help-luck = las cartas de cada uno por tiradas, y lo esperado
text-help-dice = cuántas veces ha salido cada suma
