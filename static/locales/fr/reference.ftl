### Les règles d’une table, à consulter : ce qui est en vigueur, tout ce qui existe, et davantage là où une phrase ne suffit pas.

reference-here = À cette table
reference-in-force = Règles en vigueur
reference-otherwise = Tout le reste :
reference-all = Toutes les règles
reference-find = Chercher une règle
reference-found = { $count ->
    [0] Aucune règle ne correspond.
    [one] Une règle
   *[other] { $count } règles
  }
reference-editions = Éditions
reference-boards = Plateaux
reference-players = { $players } joueurs
reference-values = { $values } ; par défaut : { $usual }
reference-from-table = choisi ici
reference-from-board = par défaut sur ce plateau
reference-from-edition = de l’édition
reference-from-usual = par défaut
reference-is-here = en vigueur ici

## Davantage sur une règle
board-islands-3-4-more = Les ports sont sur des tuiles de mer et regardent la terre ; sans terre à côté, un port ne sert à personne. Deux numéros égaux ne sont jamais côte à côte. Le bord du plateau est aussi de l’eau, mais aucun pont ne le longe.
board-big-islands-5-6-more = { board-islands-3-4-more } Il n’y a pas de désert : le voleur commence à côté du plateau.
