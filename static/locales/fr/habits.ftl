### Ce que cet appareil fait de lui-même pendant son tour, et comment il montre la table : dans l’aide.

habits-turn = Pendant mon tour
habits-roll = Lancer sans demander
habits-end = Finir le tour sans demander
habits-tell = Chaque fois, il reste un instant pour annuler. Seules tes propres cartes comptent, mais qui regarde bien peut en déduire ce que tu ne pouvais pas faire.
habits-table = La table
habits-names = Noms des terrains sur la carte
habits-close-up = S’approcher des endroits possibles
habits-close-up-text = Pendant que tu places, s’ils sont proches
habits-left = Barre pour la main gauche
habits-left-text = Le grand bouton à gauche
habits-speed = Mouvements
habits-speed-text = Si ton système demande moins de mouvement, il n’y en a pas.
habits-speed-normal = normaux
habits-speed-fast = rapides
habits-speed-off = aucun
