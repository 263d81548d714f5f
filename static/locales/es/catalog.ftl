### Las reglas a elegir, como las tiene el catálogo del servidor: islas, ediciones, opciones con los nombres de sus valores, modelos.

## Islas
board-standard-3-4 = Isla estándar
board-standard-3-4-text = Diecinueve hexágonos, mezclados para cada partida.
board-standard-beginner = Primera isla
board-standard-beginner-text = Una isla fija y equilibrada, con cada pieza inicial ya colocada.
board-extension-5-6 = Isla grande
board-extension-5-6-text = Treinta hexágonos para cinco o seis.
board-extension-5-6-sea-hexes = Isla grande, mar suelto
board-extension-5-6-sea-hexes-text = La misma, con un puerto en uno de cada dos hexágonos de mar, como en las cajas antiguas.
board-extension-5-6-beginner = Primera isla grande
board-extension-5-6-beginner-text = Una isla fija para cinco o seis; cada cual coloca sus primeras piezas.
board-big-island-7-8 = Isla enorme
board-big-island-7-8-text = Treinta y siete hexágonos y dos juegos de cartas para siete u ocho.
board-peanut-7-8 = Isla cacahuete
board-peanut-7-8-text = Dos islas unidas y dos juegos de cartas, para siete u ocho.
board-islands-3-4 = Islas
board-islands-3-4-text = Tierra y mar barajados juntos, con puentes entre las islas.
board-big-islands-5-6 = Gran archipiélago
board-big-islands-5-6-text = Sesenta y un hexágonos de tierra y mar barajados, para cinco o seis.

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
option-bridges = Puentes
option-bridges-text = Puentes sobre el agua por arcilla, madera y lana; los poblados pueden quedar frente a frente sobre el agua.
option-separate-phases = Comerciar y luego construir
option-separate-phases-text = Tras construir o comprar ya no se comercia en este turno.
option-special-building = Construcción especial
option-special-building-text = Tras cada turno otros pueden construir y comprar, en el sentido del reloj, sin comerciar ni jugar cartas. Se elige a quién se pregunta: a quien haya izado su bandera o a todos.
choice-special-building-left-out = No
choice-special-building-flags = Bandera izada
choice-special-building-everyone = Todos
option-paired-players = Jugadores en pareja
option-paired-players-text = Tras cada turno, la tercera persona a la izquierda construye, compra, juega una carta y cambia con la banca, sin tirar. Se elige quién puede ganar; no con la construcción especial.
choice-paired-players-left-out = No
choice-paired-players-both = Ambos
choice-paired-players-first = Solo quien tira
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
choice-dice-deck-number = 36 cartas, se barajan { $value ->
    [0] al final
   *[other] cuando quedan { $value }
}
option-cards-after-roll = Cartas tras la tirada
option-cards-after-roll-text = Las cartas de desarrollo solo se juegan tras la tirada.
option-one-free-road = Basta una carretera gratis
option-one-free-road-text = Quien ha colocado la primera de dos carreteras gratis puede renunciar a la segunda.
option-safe-beginning = Comienzo seguro
option-safe-beginning-text = En las dos primeras rondas, un siete se vuelve a tirar.
option-optional-robber = Ladrón opcional
option-optional-robber-text = Quien saca un siete puede dejar al ladrón donde está, y entonces no roba nada.
option-no-robber-to-desert = Sin vuelta al desierto
option-no-robber-to-desert-text = El ladrón solo puede ir a un hexágono que produzca.
option-settlement-required = Poblado obligatorio
option-settlement-required-text = Al final de un turno hay que tener un poblado en el tablero, además de las ciudades.
option-shortage = Cuando falta en la banca
option-shortage-text = Quién recibe un recurso que no alcanza en la banca.
choice-shortage-sole-claimant = Único con derecho
choice-shortage-nobody = Nadie
option-vp-cards-are-ordinary = Jugar puntos de victoria
option-vp-cards-are-ordinary-text = Una carta de punto de victoria cuenta al jugarla: una por turno, no en el turno en que se compra.
option-robber-is-pirate = El ladrón es un pirata
option-robber-is-pirate-text = El ladrón puede bloquear un puerto: nadie comercia con él, y se puede robar a sus vecinos.
option-knight-interrupt = Los caballeros responden al ladrón
option-knight-interrupt-text = Antes de que el ladrón robe, otros pueden jugar un caballero y moverlo ellos.
option-map = Mapa elegido
option-map-text = La isla de un código de mapa en vez de una que se reparte al empezar.
option-beginner-start = Piezas iniciales colocadas
option-beginner-start-text = Cada pieza inicial está donde la marca el mapa; si no, se colocan por turnos.
option-two-players = Dos más dos
option-two-players-text = Para dos, con dos jugadores neutrales: dos tiradas por turno, piezas para los neutrales, fichas de comercio.


## Títulos de las opciones
group-turn = Meta y turno
group-robber = Siete y ladrón
group-development = Cartas de desarrollo
group-trade = Comercio y banca
group-set-up = Preparación
group-dice = Dados
group-sight = Lo que se ve

## Modelos
preset-first-game = Primera partida
preset-first-game-text = Isla y piezas iniciales fijas, ladrón amistoso.
preset-standard = Estándar
preset-standard-text = Isla mezclada, a 10 puntos.
preset-quick = Rápida
preset-quick-text = Isla mezclada, a 8 puntos.
preset-five-six = Cinco o seis
preset-five-six-text = Isla grande, construcción especial tras cada turno.
preset-mayfair-5-6 = Cinco o seis, antiguo
preset-mayfair-5-6-text = Isla grande sin construcción especial; 10 cartas están a salvo de un siete.
preset-seven-eight = Siete u ocho
preset-seven-eight-text = Isla cacahuete, dos juegos de cartas; 13 cartas están a salvo de un siete.
preset-two-players = Dos más dos
preset-two-players-text = Para dos: dos jugadores neutrales, dos tiradas por turno, fichas de comercio.
