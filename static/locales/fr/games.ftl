### Les noms des jeux, sur un serveur qui en a plusieurs.

game = Jeu
game-board = Jeu de l’île
