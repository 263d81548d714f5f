### Un guide : ses boutons, et ce qu’il dit entre-temps.

guide = Guide
guide-next = Suite
guide-back = Retour
guide-skip = Passer
guide-play-on = Continuer à jouer
guide-close = Fermer le guide
guide-ringed = entouré par le guide
guide-count = { $at } sur { $of }

guide-title-wait = Continue à jouer
guide-wait = Je reprends la parole dès qu’il y a du nouveau pour toi.
guide-wait-roll = À toi de nouveau : lance les dés.
