### The names of games, on a server that has several.

game = Game
game-board = Island game
