### Les règles au choix, telles que le catalogue du serveur les connaît : îles, éditions, options et noms de leurs valeurs, formules.

## Îles
board-standard-3-4 = Île standard
board-standard-3-4-text = Dix-neuf tuiles, mélangées à chaque partie.
board-standard-beginner = Première île
board-standard-beginner-text = Une île fixe et équilibrée, où chaque pièce de départ est déjà posée.

## Éditions
edition-2025 = Règles de 2025
edition-2025-text = Échanger et construire dans n’importe quel ordre ; si une seule personne y a droit, elle prend ce qui reste en réserve.
edition-2007 = Règles de 2007
edition-2007-text = Échanger d’abord, construire ensuite ; si la réserve ne suffit pas, personne ne reçoit rien.
edition-1996 = Règles de 1996
edition-1996-text = Échanger et construire dans n’importe quel ordre ; si la réserve ne suffit pas, personne ne reçoit rien.

## Options
option-victory-points = Points pour gagner
option-victory-points-text = Qui les atteint en premier pendant son tour gagne.
option-hand-limit = Limite de main
option-hand-limit-text = Qui a plus de cartes en défausse la moitié sur un sept.
option-friendly-robber = Voleur bienveillant
option-friendly-robber-text = Le voleur épargne qui n’a que deux points.
option-separate-phases = Échanger, puis construire
option-separate-phases-text = Après avoir construit ou acheté, plus d’échange pendant ce tour.
option-open-hands = Mains visibles
option-open-hands-text = Tout le monde voit les cartes ressource ; les cartes développement restent cachées.
option-card-tracker = Suivi des cartes
option-card-tracker-text = Tout le monde voit ce que le journal prouve de chaque main, et « ? » pour le reste ; pas avec les mains visibles.
option-hidden-bank = Banque cachée
option-hidden-bank-text = La banque ne montre pas ce qui lui reste ; seule une pénurie est annoncée.
option-first-player = Qui commence
option-first-player-text = Tiré au sort ou la première place, au lieu du plus haut lancer.
choice-first-player-left-out = Plus haut lancer
choice-first-player-random = Tiré au sort
choice-first-player-first-seat = Première place
option-shuffled-tokens = Jetons mélangés
option-shuffled-tokens-text = Les jetons sont posés au hasard, mais jamais un 6 ou un 8 à côté d’un 6 ou d’un 8.
option-spiral-corner = Coin de départ
option-spiral-corner-text = Où commencent les jetons marqués d’une lettre : 1 est le coin en haut à gauche, puis dans le sens horaire.
choice-spiral-corner-left-out = N’importe lequel
option-dice-deck = Cartes de dés
option-dice-deck-text = Les lancers viennent de 36 cartes, une pour chaque façon dont tombent deux dés ; on mélange de nouveau quand il n’en reste que ce nombre.
choice-dice-deck-left-out = Vrais dés
option-two-players = Deux plus deux
option-two-players-text = Pour deux, avec deux joueurs neutres : deux lancers par tour, des pièces pour les neutres, des jetons de commerce.

## Formules
preset-first-game = Première partie
preset-first-game-text = Île et pièces de départ fixes, voleur bienveillant.
preset-standard = Standard
preset-standard-text = Île mélangée, en 10 points.
preset-quick = Rapide
preset-quick-text = Île mélangée, en 8 points.
preset-two-players = Deux plus deux
preset-two-players-text = À deux : deux joueurs neutres, deux lancers par tour, des jetons de commerce.
