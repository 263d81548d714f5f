### Choisir la carte que l’on joue.

map-shuffle = Mélanger une carte
map-again = Mélanger à nouveau
map-copy = Copier son code
map-leave-open = Laisser ouvert
map-code = Code de carte
map-use = La jouer
map-bad-code = Ce n’est pas un code de carte de ce plateau.
map-open = L’île est tirée au début de la partie. Ou choisis-en une que tous peuvent déjà regarder.
map-chosen = C’est sur cette île que l’on jouera.
map-shown = L’île sur laquelle on jouera
