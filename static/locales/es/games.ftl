### Los nombres de los juegos, en un servidor que tiene varios.

game = Juego
game-board = Juego de la isla
