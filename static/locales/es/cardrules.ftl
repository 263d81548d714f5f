### Dos Reinos antes de la partida: los valores de los ajustes.

cards-profiles = Reglas
cards-set = Cartas: { $title }
cards-settings = Ajustes
cards-window-seconds = { $count } s
cards-to-points = hasta { $goal } puntos
cards-changed = { $count ->
    [one] { $count } ajuste cambiado
   *[other] { $count } ajustes cambiados
  }

cards-choice-region-stack-printed = estándar
cards-choice-region-stack-dealt = al azar
cards-choice-actions-from-second-turn = desde el segundo turno
cards-choice-actions-from-seven-points = con siete puntos
cards-choice-surplus-at-once = enseguida
cards-choice-surplus-end-of-turn = al final del turno
cards-choice-won-at-once = enseguida
cards-choice-won-own-turn = en el propio turno
cards-choice-mill-without-city-counts-nothing = no cuenta
cards-choice-mill-without-city-nobody = bloquea el molino
cards-choice-spy-takes-units-and-actions = unidades y acciones
cards-choice-spy-takes-any-card = cualquier carta
cards-choice-offers-by-both = ambos
cards-choice-offers-by-active = quien tiene el turno
