### Les noms des jeux, sur un serveur qui en a plusieurs.

game = À quoi joue-t-on ?
game-board = L’île
game-board-text = S’installer, échanger et bâtir sur des tuiles, ou voguer vers l’île suivante.
game-board-players = 2 à 8
game-board-time = 60 à 90 min
game-cards = Deux Royaumes
game-cards-text = Le jeu de cartes : bâtis ton royaume à côté de celui de ton adversaire, et mêle-toi de ses affaires.
game-cards-players = 2
game-cards-time = environ une heure
table-of-cards = Le royaume { ELIDE("de", $name) }, { DATETIME($at, weekday: "long") }
about-players = { $count } joueurs
