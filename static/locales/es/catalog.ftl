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
board-new-shores = Nuevas costas
board-new-shores-text = La isla estándar y cuatro pequeñas a las que navegar, dos de ellas con oro.
board-oceans-3 = Océanos (para 3)
board-oceans-3-text = Costas conocidas y niebla entre ellas: los barcos descubren lo que hay.
board-oceans-4 = Océanos (para 4)
board-oceans-4-text = Costas conocidas y niebla entre ellas: los barcos descubren lo que hay.
board-oceans-5 = Océanos (para 5)
board-oceans-5-text = Costas conocidas y niebla entre ellas: los barcos descubren lo que hay.
board-oceans-6 = Océanos (para 6)
board-oceans-6-text = Costas conocidas y niebla entre ellas: los barcos descubren lo que hay.
board-new-world-3 = Un mundo nuevo (para 3)
board-new-world-3-text = Tierra y mar se barajan por todo el mapa, y los jugadores colocan los puertos.
board-new-world-4 = Un mundo nuevo (para 4)
board-new-world-4-text = Tierra y mar se barajan por todo el mapa, y los jugadores colocan los puertos.
board-new-world-5 = Un mundo nuevo (para 5)
board-new-world-5-text = Tierra y mar se barajan por todo el mapa, y los jugadores colocan los puertos.
board-new-world-6 = Un mundo nuevo (para 6)
board-new-world-6-text = Tierra y mar se barajan por todo el mapa, y los jugadores colocan los puertos.
board-greater-4 = Isla mayor (para 4)
board-greater-4-text = Una isla principal y otras lejanas sin números: quien llega a una le lleva un número.
board-greater-6 = Isla mayor (para 6)
board-greater-6-text = Una isla principal y otras lejanas sin números: quien llega a una le lleva un número.
board-four-islands-3 = Cuatro islas (para 3)
board-four-islands-3-text = Cuatro islas: empieza donde quieras y puebla las demás por más puntos.
board-four-islands-4 = Cuatro islas (para 4)
board-four-islands-4-text = Cuatro islas: empieza donde quieras y puebla las demás por más puntos.
board-four-islands-5 = Cuatro islas (para 5)
board-four-islands-5-text = Cinco islas: empieza donde quieras y puebla las demás por más puntos.
board-four-islands-6 = Cuatro islas (para 6)
board-four-islands-6-text = Seis islas: empieza donde quieras y puebla las demás por más puntos.
board-into-the-desert-3 = Hacia el desierto (para 3)
board-into-the-desert-3-text = Una costa de origen, una franja de tierra tras el desierto e islas pequeñas con oro.
board-into-the-desert-4 = Hacia el desierto (para 4)
board-into-the-desert-4-text = Una costa de origen, una franja de tierra tras el desierto e islas pequeñas con oro.
board-into-the-desert-5 = Hacia el desierto (para 5)
board-into-the-desert-5-text = Una costa de origen, una franja de tierra tras el desierto e islas pequeñas con oro.
board-into-the-desert-6 = Hacia el desierto (para 6)
board-into-the-desert-6-text = Una costa de origen, una franja de tierra tras el desierto e islas pequeñas con oro.
board-great-crossing-4 = La gran travesía (para 4)
board-great-crossing-4-text = Dos islas grandes: cada ruta comercial entre ellas vale un punto.
board-great-crossing-6 = La gran travesía (para 6)
board-great-crossing-6-text = Dos islas grandes: cada ruta comercial entre ellas vale un punto.

## Títulos de los mapas
map-group-land = Tierra
map-group-more = Más jugadores
map-group-islands = Islas
map-group-sea = Mar

## Nombres de mapas para varios números de jugadores
family-oceans = Océanos
family-new-world = Un mundo nuevo
family-greater = Isla mayor
family-four-islands = Cuatro islas
family-into-the-desert = Hacia el desierto
family-great-crossing = La gran travesía
trait-random-world = Mundo al azar

## Ediciones
edition-2025 = Reglas de 2025
edition-2025-text = Comercia y construye en cualquier orden; si solo le corresponde a una persona, se lleva lo que quede en la banca.
edition-2007 = Reglas de 2007
edition-2007-text = Primero se comercia y luego se construye; si la banca no alcanza, nadie recibe nada.
edition-1996 = Reglas de 1996
edition-1996-text = Comercia y construye en cualquier orden; si la banca no alcanza, nadie recibe nada.

## Títulos de las opciones
group-turn = Meta y turno
group-robber = Siete y ladrón
group-development = Cartas de desarrollo
group-trade = Comercio y banca
group-set-up = Preparación
group-dice = Dados
group-sight = Lo que se ve
group-sea = El mar

## Modelos
preset-first-game = Primera partida
preset-first-game-text = Isla y piezas iniciales fijas, ladrón amistoso.
preset-standard = Estándar
preset-standard-text = Isla mezclada, a 10 puntos.
preset-quick = Rápida
preset-quick-text = Isla mezclada, a 8 puntos.
preset-first-sea = Primera partida en el mar
preset-first-sea-text = Nuevas costas con barcos y oro, ladrón amistoso, a 10 puntos.
preset-five-six = Cinco o seis
preset-five-six-text = Isla grande, construcción especial tras cada turno.
preset-mayfair-5-6 = Cinco o seis, antiguo
preset-mayfair-5-6-text = Isla grande sin construcción especial; 10 cartas están a salvo de un siete.
preset-seven-eight = Siete u ocho
preset-seven-eight-text = Isla cacahuete, dos juegos de cartas; 13 cartas están a salvo de un siete.
preset-two-players = Dos más dos
preset-two-players-text = Para dos: dos jugadores neutrales, dos tiradas por turno, fichas de comercio.

## Dos Reinos: reglas y ajustes
cards-preset-first-game = Primera partida
cards-preset-first-game-text = Las reglas de 1996 hasta siete puntos: más corta, como el folleto aconseja para aprender.
profile-1996 = Reglas de 1996
profile-1996-text = El folleto: cartas de acción cuando cada uno ha tenido un turno; con 12 puntos se gana enseguida.
profile-2005 = Reglas de 2005
profile-2005-text = Sin bandidos al principio, las cartas de acción esperan siete puntos entre ambos, y se gana en el propio turno.
cards-setting-victory-points = Puntos para ganar
cards-setting-victory-points-text = Menos puntos hacen una partida más corta, buena para aprender.
cards-setting-window-seconds = Tiempo para responder a un ataque
cards-setting-window-seconds-text = Cuántos segundos hay para responder; el plazo siempre se agota entero, salvo con un bot.
cards-setting-region-stack = Números de las regiones nuevas
cards-setting-region-stack-text = Ninguna fuente los da: los estándar están reconstruidos, o los reparte el azar. Ningún terreno repite un número.
cards-setting-actions-from = Primeras cartas de acción
cards-setting-actions-from-text = Cuando cada uno ha tenido un turno, o mientras ambos sumen siete puntos.
cards-setting-robber-grace = Turnos sin bandidos
cards-setting-robber-grace-text = En cuántos turnos de cada uno no vienen bandidos al principio.
cards-setting-surplus = Demasiadas cartas en tu turno
cards-setting-surplus-text = Pon las que sobran bajo un mazo enseguida, o al final del turno.
cards-setting-won = Victoria
cards-setting-won-text = En cuanto alguien tiene los puntos, o solo en su propio turno.
cards-setting-mill-without-city = Comercio sin ciudad
cards-setting-mill-without-city-text = No cuenta nada, o impide que el rival tenga el molino.
cards-setting-demolish = Derribar
cards-setting-demolish-text = En tu turno puedes retirar del juego construcciones tuyas.
cards-setting-harbor-counts-itself = El punto propio del Puerto
cards-setting-harbor-counts-itself-text = Su punto de comercio impreso cuenta además de los de las flotas.
cards-setting-spy-takes = Qué toma el Espía
cards-setting-spy-takes-text = Caballeros, flotas y cartas de acción, o cualquier carta.
cards-setting-offers-by = Quién ofrece intercambios
cards-setting-offers-by-text = Ambos, o solo quien tiene el turno.
cards-setting-new-cards = Cartas recibidas en el turno
cards-setting-new-cards-text = Se pueden construir o jugar en el mismo turno.
