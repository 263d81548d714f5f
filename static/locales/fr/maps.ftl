### Choisir la carte que l’on joue.

map-shuffle = Mélanger la carte
map-again = Mélanger à nouveau
map-copy = Copier son code
map-leave-open = Tirer au hasard
map-code = Code de carte
map-use = Choisir cette carte
map-bad-code = Ce n’est pas un code de carte pour ce plateau.
map-open = L’île est tirée au début de la partie. Ou choisis-en une que tous peuvent déjà regarder.
map-chosen = C’est sur cette île que l’on jouera.
map-shown = L’île sur laquelle on jouera

## La carte que l’on joue, et toutes celles qu’il y a.
map-choose = Choisir une carte
map-rules = Règles de cette carte
map-always = Toujours sur cette carte
map-refuses = Ne se jouent pas sur cette carte : { $options }.
map-brings = Ce qu’apporte cette carte
map-for = { $count } places
map-sized = { $map }, { $seats } places
map-points = { $count } points
map-minutes = environ { $count } minutes
map-minutes-short = { $count } min
map-all = Toutes ({ $count })
map-find = Chercher une carte
map-find-hint = nom, nombre de places, brouillard, or…
map-filter = Les cartes à montrer
map-found =
    { $count ->
        [0] Aucune carte ne correspond.
        [one] { $count } carte
       *[other] { $count } cartes
    }
map-fact-seats = places
map-fact-points = points
map-fact-minutes = minutes (environ)
map-seats = Places
map-details = Détails
map-back = Retour aux cartes
map-play = Jouer cette carte
map-keep = Garder cette carte
map-play-named = Jouer { $map } à { $count } places
map-too-small = { $count ->
    [one] { $count } place est prise
   *[other] { $count } places sont prises
  }, et cette carte en a { $seats }.
map-leaves = Ne sera pas gardé : { $options }
map-left-behind = Ce que tu avais choisi ne va pas avec cette carte ; ses règles par défaut s’appliquent : { $options }.
map-printed = La même île à chaque partie
map-dealt = Tirée au début de la partie, ou mélangée dans le salon
map-has-code = Code de carte { $code }
map-picture = { $map } avant tout tirage
