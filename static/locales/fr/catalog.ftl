### Les règles au choix, telles que le catalogue du serveur les connaît : îles, éditions, options et noms de leurs valeurs, formules.

## Îles
board-standard-3-4 = Île standard
board-standard-3-4-text = Dix-neuf tuiles, mélangées à chaque partie.
board-standard-beginner = Première île
board-standard-beginner-text = Une île fixe et équilibrée, où chaque pièce de départ est déjà posée.
board-extension-5-6 = Grande île
board-extension-5-6-text = Trente tuiles pour cinq ou six.
board-extension-5-6-sea-hexes = Grande île, mer en tuiles
board-extension-5-6-sea-hexes-text = La même, avec un port sur une tuile de mer sur deux, comme dans les anciennes boîtes.
board-extension-5-6-beginner = Première grande île
board-extension-5-6-beginner-text = Une île fixe pour cinq ou six ; chacun pose ses premières pièces.
board-big-island-7-8 = Très grande île
board-big-island-7-8-text = Trente-sept tuiles et deux jeux de cartes pour sept ou huit.
board-peanut-7-8 = Île cacahuète
board-peanut-7-8-text = Deux îles soudées et deux jeux de cartes, pour sept ou huit.
board-islands-3-4 = Îles
board-islands-3-4-text = Terre et mer mélangées, avec des ponts entre les îles.
board-big-islands-5-6 = Grand archipel
board-big-islands-5-6-text = Soixante et un hexagones de terre et de mer mélangés, pour cinq ou six.

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
option-hand-limit-text = Ceux qui ont plus de cartes en défaussent la moitié sur un sept.
option-friendly-robber = Voleur bienveillant
option-friendly-robber-text = Le voleur épargne les joueurs qui n’ont que deux points.
option-bridges = Ponts
option-bridges-text = Des ponts sur l’eau pour argile, bois et laine ; deux colonies peuvent se faire face par-dessus l’eau.
option-separate-phases = Échanger, puis construire
option-separate-phases-text = Après avoir construit ou acheté, plus d’échange pendant ce tour.
option-special-building = Construction spéciale
option-special-building-text = Après chaque tour, d’autres peuvent construire et acheter, dans le sens horaire, sans échanger ni jouer de carte. À choisir qui est interrogé : qui a levé son drapeau, ou tout le monde.
choice-special-building-left-out = Non
choice-special-building-flags = Drapeau levé
choice-special-building-everyone = Tout le monde
option-paired-players = Joueurs en binôme
option-paired-players-text = Après chaque tour, la troisième personne à gauche construit, achète, joue une carte et échange avec la banque, sans lancer. À choisir : qui peut gagner. Pas avec la construction spéciale.
choice-paired-players-left-out = Non
choice-paired-players-both = Les deux
choice-paired-players-first = Qui lance
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
choice-dice-deck-number = 36 cartes, remélangées { $value ->
    [0] à la fin
   *[other] à { $value }
}
option-cards-after-roll = Cartes après le lancer
option-cards-after-roll-text = Les cartes développement ne se jouent qu’après le lancer.
option-one-free-road = Une route gratuite suffit
option-one-free-road-text = Qui a posé la première de deux routes gratuites peut renoncer à la seconde.
option-safe-beginning = Début protégé
option-safe-beginning-text = Pendant les deux premiers tours de table, un sept est relancé.
option-optional-robber = Voleur facultatif
option-optional-robber-text = Qui lance un sept peut laisser le voleur en place, et ne vole alors rien.
option-no-robber-to-desert = Pas de retour au désert
option-no-robber-to-desert-text = Le voleur ne va que sur une tuile qui produit.
option-settlement-required = Colonie obligatoire
option-settlement-required-text = À la fin d’un tour, il faut une colonie sur le plateau, en plus des villes.
option-shortage = Quand la banque manque
option-shortage-text = Qui reçoit une ressource dont la banque n’a pas assez.
choice-shortage-sole-claimant = Seul ayant droit
choice-shortage-nobody = Personne
option-vp-cards-are-ordinary = Points de victoire à jouer
option-vp-cards-are-ordinary-text = Une carte point de victoire compte une fois jouée : une carte par tour, pas au tour de l’achat.
option-robber-is-pirate = Le voleur est un pirate
option-robber-is-pirate-text = Le voleur peut bloquer un port : personne n’y échange, et ses voisins peuvent être volés.
option-knight-interrupt = Les chevaliers répondent au voleur
option-knight-interrupt-text = Avant que le voleur ne vole, d’autres peuvent jouer un chevalier et le déplacer à leur tour.
option-map = Carte choisie
option-map-text = L’île d’un code de carte au lieu d’une île tirée au début.
option-beginner-start = Pièces de départ posées
option-beginner-start-text = Chaque pièce de départ est là où la carte l’imprime ; sinon, vous les posez à tour de rôle.
option-two-players = Deux plus deux
option-two-players-text = Pour deux, avec deux joueurs neutres : deux lancers par tour, des pièces pour les neutres, des jetons de commerce.


## Titres des options
group-turn = But et tour
group-robber = Sept et voleur
group-development = Cartes développement
group-trade = Échanges et banque
group-set-up = Mise en place
group-dice = Dés
group-sight = Ce que l’on voit

## Formules
preset-first-game = Première partie
preset-first-game-text = Île et pièces de départ fixes, voleur bienveillant.
preset-standard = Standard
preset-standard-text = Île mélangée, en 10 points.
preset-quick = Rapide
preset-quick-text = Île mélangée, en 8 points.
preset-five-six = Cinq ou six
preset-five-six-text = Grande île, construction spéciale après chaque tour.
preset-mayfair-5-6 = Cinq ou six, ancien
preset-mayfair-5-6-text = Grande île sans construction spéciale ; 10 cartes sont à l’abri d’un sept.
preset-seven-eight = Sept ou huit
preset-seven-eight-text = Île cacahuète, deux jeux de cartes ; 13 cartes sont à l’abri d’un sept.
preset-two-players = Deux plus deux
preset-two-players-text = À deux : deux joueurs neutres, deux lancers par tour, des jetons de commerce.
