### Los nombres de los juegos, en un servidor que tiene varios.

game = ¿A qué van a jugar?
game-board = La isla
game-board-text = Poblar, comerciar y construir sobre hexágonos, o navegar a la isla siguiente.
game-board-players = 2 a 8
game-board-time = 60 a 90 min
game-cards = Dos Reinos
game-cards-text = El juego de cartas: levanta tu reino junto al de tu rival y métete en sus asuntos.
game-cards-players = 2
game-cards-time = alrededor de una hora
table-of-cards = El reino de { $name }, { DATETIME($at, weekday: "long") }
about-players = { $count } jugadores
