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
