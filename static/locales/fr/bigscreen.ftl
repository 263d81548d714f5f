### Les mots du grand écran : une table sur l’écran d’une pièce, pour tous ceux qui y sont. On les lit à voix haute, et à trois mètres.

## Ouvrir une table dessus
screen-start-title = Jouer sur cet écran
screen-start-text = Ouvre une table ici. Chacun la rejoint avec son téléphone, et le premier assis est l’hôte.
screen-table-name = Soirée jeux

## Sur toutes ses pages
screen-start = Commencer, avec le son
screen-start-chat = Commencer, avec le son et la discussion
screen-sound-here = Le son vient d’ici
screen-loading = Recherche de la table…
screen-unreachable = Le serveur ne répond pas. Nouvel essai…
screen-no_such_table = Cette table n’est pas ouverte
screen-kept_out = Cette table n’est pas ouverte à cet écran
screen-banned = Ce serveur n’est pas ouvert à cet écran
screen-archived = Cette table est archivée
screen-damaged = Cette table ne peut pas être montrée
screen-login_needed = Ce serveur demande d’abord une connexion
screen-not_installed = Les cartes de cette table ne sont pas installées sur le serveur
screen-go-home = D’autres tables se trouvent sur

## Avant la partie
screen-taken = { $taken ->
    [0] Personne ne s’est encore assis
    [one] Une place sur { $seats } est prise
   *[other] { $taken } places sur { $seats } sont prises
  }
screen-free-seat = Place libre
screen-scan-to-take = scanne pour la prendre
screen-bot = Bot
screen-host = Hôte
screen-ready-host = Prêt, hôte
screen-no-host = Le premier assis est l’hôte.
screen-starts-when = { $count ->
    [one] { $host } peut commencer quand { $names } est prêt.
   *[other] { $host } peut commencer quand { $names } sont prêts.
  }
screen-may-start = { $host } peut commencer la partie.
screen-first-to = En { $goal } points
screen-scan = Scanne pour t’asseoir
screen-or-open = ou ouvre
screen-and-type = et tape
screen-your-phone =
    Ton téléphone est ta main.
    Personne ne voit tes cartes ici.

## Les joueurs
screen-realms = Les deux royaumes
screen-supplies = Pioches et jetons
screen-to-build = À construire, événements
screen-players-right = Joueurs de droite
screen-seat = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
screen-cards = { $count ->
    [one] carte
   *[other] cartes
  }
screen-over = plus de { $limit }
screen-development = dév.
screen-knights = { $count ->
    [one] chevalier
   *[other] cheval.
  }
screen-army = armée
screen-road = route
screen-ships = { $count ->
    [one] bateau
   *[other] bateaux
  }
screen-bonus = îles
screen-crossing = routes
screen-commerce = commerce
screen-strength = force
screen-tournament = tournoi
screen-in-hand = cartes en main
screen-waits = attend
screen-decides = décide
screen-trading = négocie
screen-playing = joue
screen-rolls = va lancer
screen-builds-next = construit après

## Ce qui se passe
screen-set-up = Pose des premières pièces
screen-turn = Tour { $number }
screen-turn-goal = Tour { $number } · en { $goal }
screen-begins = La partie commence
screen-begins-turn = Au tour de { $name }
screen-several = { $kind ->
    [trades] { $count } échanges
    [offers] { $count } offres
    [pieces] { $count } pièces construites
   *[moves] { $count } coups
  }
screen-paid = Le { $sum } rapporte
screen-paid-nobody = Le { $sum } ne rapporte rien
screen-gave-back = en a rendu { $count }
screen-gives-back = { $count } sur { $of }
screen-lost = { $name } est absent
screen-lost-text = Les autres peuvent voter pour un bot sur leur téléphone.
screen-looking = Recherche du serveur
screen-looking-since = depuis { $time }

## Ce qu’on attend
screen-waiting = On attend
screen-for-Play = pour échanger ou construire
screen-for-Roll = pour lancer les dés
screen-for-Discard = pour défausser
screen-for-MoveRobber = pour déplacer le voleur
screen-for-PlaceSettlement = pour poser une colonie
screen-for-PlaceRoad = pour poser une route
screen-for-PlaceFreeRoad = pour une route gratuite
screen-for-SpecialBuilding = pour construire
screen-for-TakeGold = pour prendre de l’or
screen-for-away = votez sur un téléphone
screen-for-other = pour décider
screen-your-hand = Ta main

## Après la partie
screen-points = Points, tour après tour
screen-season-label = La saison
screen-season = { $part ->
    [spring] Saison de printemps
    [summer] Saison d’été
    [autumn] Saison d’automne
   *[winter] Saison d’hiver
  }
screen-season-place = { $place }.
screen-season-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
screen-season-change = { $to ->
    [up] plus qu’avant
    [down] moins qu’avant
   *[same] comme avant
  }
screen-again = Une autre partie ?
screen-again-how = Sur le téléphone.
screen-again-at = La prochaine table est { $code }.
screen-comes = partant
