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
board-extension-5-6-beginner-text = Une île fixe pour cinq ou six ; chacun pose ses premières pièces.
board-big-island-7-8 = Très grande île
board-big-island-7-8-text = Trente-sept tuiles et deux jeux de cartes pour sept ou huit.
board-peanut-7-8 = Île cacahuète
board-peanut-7-8-text = Deux îles soudées et deux jeux de cartes, pour sept ou huit.
board-islands-3-4 = Îles
board-islands-3-4-text = Terre et mer mélangées, avec des ponts entre les îles.
board-big-islands-5-6 = Grand archipel
board-big-islands-5-6-text = Soixante et une tuiles de terre et de mer mélangées, pour cinq ou six.
board-new-shores = Nouveaux rivages
board-new-shores-text = L’île standard et quatre petites à rejoindre par mer, dont deux avec de l’or.
board-oceans-3 = Océans (à 3)
board-oceans-3-text = Des côtes connues et du brouillard entre elles : les bateaux découvrent ce qui s’y trouve.
board-oceans-4 = Océans (à 4)
board-oceans-4-text = Des côtes connues et du brouillard entre elles : les bateaux découvrent ce qui s’y trouve.
board-oceans-5 = Océans (à 5)
board-oceans-5-text = Des côtes connues et du brouillard entre elles : les bateaux découvrent ce qui s’y trouve.
board-oceans-6 = Océans (à 6)
board-oceans-6-text = Des côtes connues et du brouillard entre elles : les bateaux découvrent ce qui s’y trouve.
board-new-world-3 = Un nouveau monde (à 3)
board-new-world-3-text = Terre et mer sont redistribuées sur tout le plateau, et les joueurs posent les ports.
board-new-world-4 = Un nouveau monde (à 4)
board-new-world-4-text = Terre et mer sont redistribuées sur tout le plateau, et les joueurs posent les ports.
board-new-world-5 = Un nouveau monde (à 5)
board-new-world-5-text = Terre et mer sont redistribuées sur tout le plateau, et les joueurs posent les ports.
board-new-world-6 = Un nouveau monde (à 6)
board-new-world-6-text = Terre et mer sont redistribuées sur tout le plateau, et les joueurs posent les ports.
board-greater-4 = Île plus grande (à 4)
board-greater-4-text = Une île principale et des îles lointaines sans numéros : qui en atteint une lui apporte un numéro.
board-greater-6 = Île plus grande (à 6)
board-greater-6-text = Une île principale et des îles lointaines sans numéros : qui en atteint une lui apporte un numéro.
board-four-islands-3 = Quatre îles (à 3)
board-four-islands-3-text = Quatre îles : commence où tu veux, et colonise les autres pour des points de plus.
board-four-islands-4 = Quatre îles (à 4)
board-four-islands-4-text = Quatre îles : commence où tu veux, et colonise les autres pour des points de plus.
board-four-islands-5 = Quatre îles (à 5)
board-four-islands-5-text = Cinq îles : commence où tu veux, et colonise les autres pour des points de plus.
board-four-islands-6 = Quatre îles (à 6)
board-four-islands-6-text = Six îles : commence où tu veux, et colonise les autres pour des points de plus.
board-into-the-desert-3 = Vers le désert (à 3)
board-into-the-desert-3-text = Une côte d’origine, une bande de terre au-delà du désert et de petites îles avec de l’or.
board-into-the-desert-4 = Vers le désert (à 4)
board-into-the-desert-4-text = Une côte d’origine, une bande de terre au-delà du désert et de petites îles avec de l’or.
board-into-the-desert-5 = Vers le désert (à 5)
board-into-the-desert-5-text = Une côte d’origine, une bande de terre au-delà du désert et de petites îles avec de l’or.
board-into-the-desert-6 = Vers le désert (à 6)
board-into-the-desert-6-text = Une côte d’origine, une bande de terre au-delà du désert et de petites îles avec de l’or.
board-great-crossing-4 = La grande traversée (à 4)
board-great-crossing-4-text = Deux grandes îles : chaque route commerciale entre elles vaut un point.
board-great-crossing-6 = La grande traversée (à 6)
board-great-crossing-6-text = Deux grandes îles : chaque route commerciale entre elles vaut un point.

## Titres des cartes
map-group-land = Terre
map-group-more = Plus de joueurs
map-group-islands = Îles
map-group-sea = Mer

## Noms de cartes pour plusieurs nombres de joueurs
family-oceans = Océans
family-new-world = Un nouveau monde
family-greater = Île plus grande
family-four-islands = Quatre îles
family-into-the-desert = Vers le désert
family-great-crossing = La grande traversée
trait-random-world = Monde au hasard

## Éditions
edition-2025 = Règles de 2025
edition-2025-text = Échanger et construire dans n’importe quel ordre ; si une seule personne y a droit, elle prend ce qui reste à la banque.
edition-2007 = Règles de 2007
edition-2007-text = Échanger d’abord, construire ensuite ; si la banque ne suffit pas, personne ne reçoit rien.
edition-1996 = Règles de 1996
edition-1996-text = Échanger et construire dans n’importe quel ordre ; si la banque ne suffit pas, personne ne reçoit rien.

## Titres des options
group-turn = But et tour
group-robber = Sept et voleur
group-development = Cartes développement
group-trade = Échanges et banque
group-set-up = Mise en place
group-dice = Dés
group-sight = Ce que l’on voit
group-sea = La mer

## Formules
preset-first-game = Première partie
preset-first-game-text = Île et pièces de départ fixes, voleur bienveillant.
preset-standard = Standard
preset-standard-text = Île mélangée, en 10 points.
preset-quick = Rapide
preset-quick-text = Île mélangée, en 8 points.
preset-first-sea = Première partie en mer
preset-first-sea-text = Nouveaux rivages avec bateaux et or, voleur bienveillant, en 10 points.
preset-five-six = Cinq ou six
preset-five-six-text = Grande île, construction spéciale après chaque tour.
preset-mayfair-5-6 = Cinq ou six, ancien
preset-mayfair-5-6-text = Grande île sans construction spéciale ; 10 cartes sont à l’abri d’un sept.
preset-seven-eight = Sept ou huit
preset-seven-eight-text = Île cacahuète, deux jeux de cartes ; 13 cartes sont à l’abri d’un sept.
preset-two-players = Deux plus deux
preset-two-players-text = À deux : deux joueurs neutres, deux lancers par tour, des jetons de commerce.

## Deux Royaumes : règles et réglages
cards-preset-first-game = Première partie
cards-preset-first-game-text = Les règles de 1996 jusqu’à sept points : plus court, comme le livret le conseille pour apprendre.
profile-1996 = Règles de 1996
profile-1996-text = Le livret : cartes action dès que chacun a eu un tour ; 12 points gagnent aussitôt.
profile-2005 = Règles de 2005
profile-2005-text = Pas de brigands au début, les cartes action attendent sept points à deux, et on gagne à son propre tour.
cards-setting-victory-points = Points pour gagner
cards-setting-victory-points-text = Moins de points font une partie plus courte, idéale pour apprendre.
cards-setting-window-seconds = Temps pour parer une attaque
cards-setting-window-seconds-text = Combien de secondes on a pour répondre ; le délai s’écoule toujours en entier, sauf face à un bot.
cards-setting-region-stack = Chiffres des nouvelles régions
cards-setting-region-stack-text = Aucune source ne les donne : les chiffres standard sont reconstitués, ou le hasard les distribue. Aucun terrain ne répète un chiffre.
cards-setting-actions-from = Premières cartes action
cards-setting-actions-from-text = Une fois que chacun a eu un tour, ou tant que les deux ont sept points ensemble.
cards-setting-robber-grace = Tours sans brigands
cards-setting-robber-grace-text = Pendant combien de tours de chacun les brigands restent au loin au début.
cards-setting-surplus = Trop de cartes à son tour
cards-setting-surplus-text = Glisse le surplus sous une pioche aussitôt, ou à la fin du tour.
cards-setting-won = Victoire
cards-setting-won-text = Dès que quelqu’un a les points, ou seulement à son propre tour.
cards-setting-mill-without-city = Commerce sans ville
cards-setting-mill-without-city-text = Il ne compte pas, ou il prive l’adversaire du moulin.
cards-setting-demolish = Démolir
cards-setting-demolish-text = À ton tour, tu peux retirer du jeu tes propres constructions.
cards-setting-harbor-counts-itself = Le point du Port lui-même
cards-setting-harbor-counts-itself-text = Son point de commerce imprimé compte en plus de ceux des flottes.
cards-setting-spy-takes = Ce que prend l’Espion
cards-setting-spy-takes-text = Chevaliers, flottes et cartes action, ou n’importe quelle carte.
cards-setting-offers-by = Qui propose des échanges
cards-setting-offers-by-text = Les deux, ou seulement le joueur dont c’est le tour.
cards-setting-new-cards = Cartes reçues pendant le tour
cards-setting-new-cards-text = Elles peuvent être construites ou jouées pendant ce même tour.
