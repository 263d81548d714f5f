### Une partie terminée, montrée de nouveau.

replay = Revoir la partie
replay-title = Revoir la partie – { $table }
replay-leave = À la table
replay-trouble = La partie ne peut pas être montrée de nouveau
replay-not-over = La partie n’est pas finie
replay-not-over-text = Tu peux la regarder à sa table, et la revoir quand elle sera finie.
replay-facts = Le premier à { $goal } · dés équitables
replay-facts-deck = Le premier à { $goal } · cartes de dés
replay-verify = vérifier les dés
replay-now = Ce qui s’est passé ici
replay-turn = Tour { $number }
replay-version = Ligne { $version }
replay-time = { DATETIME($at, hour: "numeric", minute: "2-digit", second: "2-digit") }
replay-more = { $count ->
    [one] et encore un événement
   *[other] et { $count } autres événements
  }
replay-controls = Lecture
replay-scrubber = Endroit de la partie
replay-place = Ligne { $version } sur { $last }, tour { $turn }
replay-play = Lire
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-points = Au prochain changement de points
replay-points-back = Au changement de points précédent
replay-speed = Vitesse
replay-times = { $factor }×
replay-link = Copier le lien vers ici
eyes = Point de vue
eyes-all = Toutes les mains
eyes-watch = Un spectateur
