### Deux Royaumes avant la partie : les valeurs des réglages.

cards-profiles = Règles
cards-set = Cartes : { $title }
cards-settings = Réglages
cards-window-seconds = { $count } s
cards-to-points = jusqu’à { $goal } points
cards-changed = { $count ->
    [one] { $count } réglage changé
   *[other] { $count } réglages changés
  }

cards-choice-region-stack-printed = standard
cards-choice-region-stack-dealt = tirés au hasard
cards-choice-actions-from-second-turn = dès le deuxième tour
cards-choice-actions-from-seven-points = à sept points
cards-choice-surplus-at-once = aussitôt
cards-choice-surplus-end-of-turn = à la fin du tour
cards-choice-won-at-once = aussitôt
cards-choice-won-own-turn = à son tour
cards-choice-mill-without-city-counts-nothing = ne compte pas
cards-choice-mill-without-city-nobody = bloque le moulin
cards-choice-spy-takes-units-and-actions = unités et actions
cards-choice-spy-takes-any-card = toute carte
cards-choice-offers-by-both = les deux
cards-choice-offers-by-active = le joueur dont c’est le tour
