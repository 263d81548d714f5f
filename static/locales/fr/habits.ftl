### Ce que cet appareil fait de lui-même pendant son tour, et comment il montre la table : dans l’aide.

habits-turn = Pendant mon tour
habits-roll = Lancer automatiquement
habits-end = Finir mon tour automatiquement
habits-end-text = Après le lancer, s’il n’y a rien à construire, à acheter, à jouer ou à échanger avec la banque
habits-tell = Chaque fois, il reste un instant pour annuler. Seules tes propres cartes comptent, mais qui regarde bien peut en déduire ce que tu ne pouvais pas faire.
habits-table = La table
habits-names = Noms des ressources sur le plateau
habits-close-up = S’approcher des endroits possibles
habits-close-up-text = Pendant que tu places, s’ils sont proches
habits-left = Barre pour la main gauche
habits-left-text = Le grand bouton à gauche
habits-speed = Animations
habits-speed-text = Si ton système demande moins de mouvement, il n’y en a pas.
habits-speed-normal = normales
habits-speed-fast = rapides
habits-speed-off = aucune
habits-colors = Couleurs des places
habits-colors-text = Telles que cet appareil les montre. Formes, lettres et motifs des routes restent les mêmes pour tout le monde.
habits-colors-usual = Couleurs par défaut

## The look of the page and of the board
looks = Apparence
looks-theme = Couleurs de la page
looks-theme-light = Clair
looks-theme-dark = Sombre
looks-theme-system = Comme l’appareil
looks-board = Apparence du plateau
looks-classic = Classique
looks-classic-text = les couleurs de la page
looks-paper = Papier
looks-paper-text = encres pâles, pour les pièces claires
looks-night = Nuit
looks-night-text = clair de lune, pour les pièces sombres

## Keys
keys-change = Choisir d’autres touches
keys-done = Terminé
keys-usual = Touches par défaut
keys-text = Appuie sur ce que tu veux changer, puis sur sa nouvelle touche.
keys-press = { $what } : appuie sur la nouvelle touche, ou sur Échap pour ne rien changer.
keys-taken = Celle-ci ne peut pas être choisie : les lettres, les signes et la barre d’espace le peuvent.
keys-set = { $what } : maintenant avec { $key }.
keys-swapped = { $what } : maintenant avec { $key } ; { $other } : avec { $instead }.
key-of-next = L’étape suivante
key-of-card = Carte développement
key-of-trade = Échanger
key-of-accept = Accepter une offre
key-of-decline = Refuser une offre
key-of-counter = Contre-offre
key-of-pass = Construire entre les tours, passer
key-of-undo = Annuler
key-of-log = Journal
key-of-mute = Son activé ou non
key-of-help = Aide
