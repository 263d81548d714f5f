### La table d’un jeu qui n’a pas de page à lui.

plain-shown = Le jeu
plain-nothing = Il n’y a encore rien à voir.
plain-moves = Coups
plain-turn = Tour { $number }
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
plain-act = { $action }, { $field } : { $value }
plain-yes = oui
plain-no = non
plain-see = Voir la table
plain-last = À la fin
plain-help = Tout ce que tu peux savoir est dans la liste ; tout ce que tu peux faire a son bouton.
plain-key = Le bouton qui porte ce numéro
plain-key-focus = Déplacer le focus, appuyer sur un bouton
plain-went-back = { $who } { a } ramené la partie en arrière : { $count ->
    [one] un coup ne compte plus
   *[other] { $count } coups ne comptent plus
  }
plain-played = Joué ici
plain-offered = Ce que le jeu propose
