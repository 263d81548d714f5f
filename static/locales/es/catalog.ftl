### Las reglas a elegir, como las tiene el catálogo del servidor: islas, ediciones, opciones con los nombres de sus valores, modelos.

## Islas
board-standard-3-4 = Isla estándar
board-standard-3-4-text = Diecinueve hexágonos, mezclados para cada partida.
board-standard-beginner = Primera isla
board-standard-beginner-text = Una isla fija y equilibrada, con cada pieza inicial ya colocada.

## Ediciones
edition-2025 = Reglas de 2025
edition-2025-text = Comercia y construye en cualquier orden; si solo le corresponde a una persona, se lleva lo que quede en la reserva.
edition-2007 = Reglas de 2007
edition-2007-text = Primero se comercia y luego se construye; si la reserva no alcanza, nadie recibe nada.
edition-1996 = Reglas de 1996
edition-1996-text = Comercia y construye en cualquier orden; si la reserva no alcanza, nadie recibe nada.

## Opciones
option-victory-points = Puntos para ganar
option-victory-points-text = Gana quien los alcance primero en su turno.
option-hand-limit = Límite de mano
option-hand-limit-text = Quien tenga más cartas descarta la mitad con un siete.
option-friendly-robber = Ladrón amistoso
option-friendly-robber-text = El ladrón perdona a quien solo tiene dos puntos.
option-separate-phases = Comerciar y luego construir
option-separate-phases-text = Tras construir o comprar ya no se comercia en este turno.
option-open-hands = Manos abiertas
option-open-hands-text = Todos ven las cartas de recursos; las de desarrollo siguen ocultas.
option-card-tracker = Recuento de cartas
option-card-tracker-text = Todos ven qué cartas de cada mano se deducen del registro, y «?» para el resto; no con manos abiertas.
option-hidden-bank = Banca oculta
option-hidden-bank-text = La banca no muestra lo que le queda; solo se anuncia cuando algo no alcanza.
option-first-player = Quién empieza
option-first-player-text = Por sorteo o el primer asiento, en vez de la tirada más alta.
choice-first-player-left-out = Tirada más alta
choice-first-player-random = Por sorteo
choice-first-player-first-seat = Primer asiento
option-shuffled-tokens = Números mezclados
option-shuffled-tokens-text = Las fichas van en cualquier sitio, pero nunca un 6 o un 8 junto a un 6 o un 8.
option-spiral-corner = Esquina inicial
option-spiral-corner-text = Dónde empiezan las fichas con letra: 1 es la esquina superior izquierda, y sigue en el sentido del reloj.
choice-spiral-corner-left-out = Cualquiera
option-dice-deck = Mazo de dados
option-dice-deck-text = Las tiradas salen de 36 cartas, una por cada forma en que caen dos dados; se barajan todas de nuevo cuando solo quedan tantas.
choice-dice-deck-left-out = Dados de verdad
option-two-players = Dos más dos
option-two-players-text = Para dos, con dos jugadores neutrales: dos tiradas por turno, piezas para los neutrales, fichas de comercio.

## Modelos
preset-first-game = Primera partida
preset-first-game-text = Isla y piezas iniciales fijas, ladrón amistoso.
preset-standard = Estándar
preset-standard-text = Isla mezclada, a 10 puntos.
preset-quick = Rápida
preset-quick-text = Isla mezclada, a 8 puntos.
preset-two-players = Dos más dos
preset-two-players-text = Para dos: dos jugadores neutrales, dos tiradas por turno, fichas de comercio.
