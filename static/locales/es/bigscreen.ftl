### Palabras de la pantalla grande: una mesa en la pantalla de una sala, para todos los que están allí. Se leen en voz alta y desde tres metros.

## Abrir una mesa en ella
screen-start-title = Jugar en esta pantalla
screen-start-text = Abre aquí una mesa. Todos entran con el teléfono y quien se siente primero es el anfitrión.
screen-table-name = Noche de juegos

## En todas sus páginas
screen-start = Empezar, con sonido
screen-start-chat = Empezar, con sonido y chat
screen-sound-here = El sonido sale de aquí
screen-loading = Buscando la mesa…
screen-unreachable = El servidor no responde. Intentándolo de nuevo…
screen-no_such_table = Esta mesa no está abierta
screen-kept_out = Esta mesa no está abierta para esta pantalla
screen-banned = Este servidor no está abierto para esta pantalla
screen-archived = Esta mesa está archivada
screen-damaged = Esta mesa no se puede mostrar
screen-login_needed = Este servidor pide antes iniciar sesión
screen-not_installed = Las cartas de esta mesa no están instaladas en el servidor
screen-go-home = Hay otras mesas en

## Antes de la partida
screen-taken = { $taken ->
    [0] Todavía no se ha sentado nadie
    [one] Se ha sentado una persona de { $seats }
   *[other] Se han sentado { $taken } de { $seats }
  }
screen-free-seat = Asiento libre
screen-scan-to-take = escanea para sentarte
screen-bot = Bot
screen-host = Anfitrión
screen-ready-host = Listo, anfitrión
screen-no-host = Quien se siente primero es el anfitrión.
screen-starts-when = { $count ->
    [one] { $host } puede empezar cuando { $names } esté listo.
   *[other] { $host } puede empezar cuando { $names } estén listos.
  }
screen-may-start = { $host } puede empezar la partida.
screen-first-to = A { $goal } puntos
screen-scan = Escanea para sentarte
screen-or-open = o abre
screen-and-type = y escribe
screen-your-phone =
    Tu teléfono es tu mano.
    Aquí nadie ve tus cartas.

## Los jugadores
screen-realms = Los dos reinos
screen-supplies = Mazos y fichas
screen-to-build = Construir y eventos
screen-players-right = Jugadores de la derecha
screen-seat = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
screen-cards = { $count ->
    [one] carta
   *[other] cartas
  }
screen-over = más de { $limit }
screen-development = desarr.
screen-knights = { $count ->
    [one] caballero
   *[other] caball.
  }
screen-army = ejército
screen-road = ruta
screen-ships = { $count ->
    [one] barco
   *[other] barcos
  }
screen-bonus = islas
screen-crossing = rutas
screen-commerce = comercio
screen-strength = fuerza
screen-tournament = torneo
screen-in-hand = cartas en mano
screen-waits = espera
screen-decides = decide
screen-trading = comercia
screen-playing = juega
screen-rolls = va a tirar
screen-builds-next = construye después

## Lo que pasa
screen-set-up = Se colocan las primeras piezas
screen-turn = Turno { $number }
screen-turn-goal = Turno { $number } · a { $goal }
screen-begins = Empieza la partida
screen-begins-turn = Turno de { $name }
screen-several = { $kind ->
    [trades] { $count } intercambios
    [offers] { $count } ofertas
    [pieces] { $count } piezas construidas
   *[moves] { $count } jugadas
  }
screen-paid = El { $sum } da
screen-paid-nobody = El { $sum } no da nada a nadie
screen-gave-back = descartó { $count }
screen-gives-back = { $count } de { $of }
screen-lost = { $name } no está
screen-lost-text = Los demás pueden votar un bot en sus teléfonos.
screen-looking = Buscando el servidor
screen-looking-since = desde hace { $time }

## Lo que se espera
screen-waiting = Se espera a
screen-for-Play = para comerciar o construir
screen-for-Roll = para tirar
screen-for-Discard = para descartar
screen-for-MoveRobber = para mover al ladrón
screen-for-PlaceSettlement = para poner un poblado
screen-for-PlaceRoad = para poner una carretera
screen-for-PlaceFreeRoad = para una carretera gratis
screen-for-SpecialBuilding = para construir
screen-for-TakeGold = para tomar oro
screen-for-away = votad en un teléfono
screen-for-other = para decidir
screen-your-hand = Tu mano

## Después de la partida
screen-points = Puntos, turno a turno
screen-season-label = La temporada
screen-season = { $part ->
    [spring] Temporada de primavera
    [summer] Temporada de verano
    [autumn] Temporada de otoño
   *[winter] Temporada de invierno
  }
screen-season-place = { $place }.
screen-season-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
screen-season-change = { $to ->
    [up] más que antes
    [down] menos que antes
   *[same] como antes
  }
screen-again = ¿Otra partida?
screen-again-how = En el teléfono.
screen-again-at = La siguiente mesa es { $code }.
screen-comes = otra
