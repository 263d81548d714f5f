### The names of games, on a server that has several.

game = What would you like to play?
game-board = The Island
game-board-text = Settle, trade and build on hexes, or sail to the next island.
game-board-players = 2 to 8
game-board-time = 60 to 90 min
game-cards = Two Realms
game-cards-text = A card game: build a realm beside your opponent’s, and meddle with it.
game-cards-players = 2
game-cards-time = about an hour
table-of-cards = { $name }’s { DATETIME($at, weekday: "long") } realm
about-players = { $count } players
