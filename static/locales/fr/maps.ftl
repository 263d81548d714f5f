### Choisir la carte que l’on joue.

map-shuffle = Mélanger le plateau
map-again = Mélanger à nouveau
map-copy = Copier son code
map-leave-open = Tirer au hasard
map-code = Code de plateau
map-use = Choisir ce plateau
map-bad-code = Ce n’est pas un code de plateau valable ici.
map-open = L’île est tirée au début de la partie. Ou choisis-en une que tous peuvent déjà regarder.
map-chosen = C’est sur cette île que l’on jouera.
map-shown = L’île sur laquelle on jouera

## La carte que l’on joue, et toutes celles qu’il y a.
map-drawn = Plateaux dessinés
map-choose = Choisir un plateau
map-rules = Règles de ce plateau
map-always = Toujours sur ce plateau
map-refuses = Ne se jouent pas sur ce plateau : { $options }.
map-brings = Ce qu’apporte ce plateau
map-for = { $count } places
map-sized = { $map } (à { $seats })
map-points = { $count } points
map-minutes = environ { $count } minutes
map-minutes-short = { $count } min
map-all = Tous ({ $count })
map-find = Chercher un plateau
map-find-hint = nom, nombre de places, brouillard, or…
map-filter = Les plateaux à montrer
map-found =
    { $count ->
        [0] Aucun plateau ne correspond.
        [one] { $count } plateau
       *[other] { $count } plateaux
    }
map-fact-seats = places
map-fact-points = points
map-fact-minutes = minutes (environ)
map-seats = Places
map-details = Détails
map-back = Retour aux plateaux
map-play = Jouer sur ce plateau
map-keep = Garder ce plateau
map-play-named = Jouer sur { $map } à { $count }
map-too-small = { $count ->
    [one] { $count } place est prise
   *[other] { $count } places sont prises
  }, et ce plateau en a { $seats }.
map-leaves = Ne sera pas gardé : { $options }
map-left-behind = Ce que tu avais choisi ne va pas avec ce plateau ; ses règles par défaut s’appliquent : { $options }.
map-printed = La même île à chaque partie
map-dealt = Tiré au début de la partie, ou dans le salon
map-has-code = Code de plateau { $code }
map-picture = { $map } avant tout tirage
