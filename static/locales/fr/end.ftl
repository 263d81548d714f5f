### Le résultat d’une partie : les chiffres, et ce que l’on peut emporter.

## L’en-tête
end-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
end-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }
end-seal = dés scellés : { $seal }
end-count-for = Compter pour un groupe
see-board = Voir le plateau

## Points et dés
standings-text = les points selon leur origine
winner = a gagné
points-settlements = Colonies : 1 point chacune
points-cities = Villes : 2 points chacune
points-army = Armée la plus puissante : 2 points
points-road = { stat-longest } : 2 points
points-cards = Cartes point de victoire : 1 point chacune
points-other = Autres points
points-over-time = Points au fil du temps
points-over-time-text = une ligne par place, les cartes cachées à la fin
turn = tour { $turn }
dice = Dés
dice-text = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
  } · { dice-legend }
dice-bar = { $sum } : { $count } fois

## À raconter
worth-telling = Temps forts
tale-luck = Le plus de chance
tale-luck-text = { $name }, +{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } grâce aux dés
tale-robbed = Le plus de vols subis
tale-robbed-text = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
tale-deals = Le plus d’échanges
tale-deals-text = { $name }, { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
  }
tale-roads = { stat-longest }
tale-roads-text = { $name }, { $sea ->
    [true] { $count } routes et bateaux
   *[false] { $count ->
      [one] { $count } route
     *[other] { $count } routes
    }
  }
tale-monopoly = Les plus gros monopoles
tale-monopoly-text = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
tale-blocked = Le plus de blocages
tale-blocked-text = { $name }, { $count ->
    [one] { $count } carte retenue
   *[other] { $count } cartes retenues
  } par le voleur

## Moments de la partie
moments = Moments de la partie
moment-loot = { $loot ->
    [goods] { $count } biens
   *[cards] { $count } cartes
  }
moment-theft = Le plus gros vol
moment-theft-text = Tour { $turn } : { $name } a pris { moment-loot } à { $victims }
moment-thefts-text = { $name } a pris { moment-loot } à { $victims } sur toute la partie
moment-drought = La plus longue sécheresse
moment-drought-text = { $name } n’a rien reçu pendant { $rolls } lancers de suite, jusqu’au tour { $turn }
moment-race = La course la plus serrée
moment-race-text = { $passes ->
    [0] { $name } a gardé l’avance sur { $other }
    [one] { $names } se sont dépassés une fois
   *[other] { $names } se sont dépassés { $passes } fois
  }, { $points } à { $others } à la fin

## Les cartes dues aux dés
production = Cartes dues aux dés
production-text = reçues ; en petit, ce que les lancers rapportent en moyenne
column-received = Toutes
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Les échanges
trades = Échanges
trades-text = cartes données par la ligne à la colonne, et en combien d’échanges
trades-none = personne n’a échangé
trades-from = de → à
trades-deals = en { $count }

## Voleur, sept, monopoles
losses = Gains et pertes
losses-text = cartes, par le voleur, les sept et les monopoles
column-stole = Volées
column-robbed = Perdues
column-blocked = Bloquées
column-discarded = Défauss.
column-monopolies = Monopole
losses-stole = Cartes volées aux autres
losses-robbed = Cartes volées par les autres
losses-blocked = Cartes bloquées par le voleur
losses-discarded = Cartes défaussées sur un sept
losses-monopolies = Cartes gagnées par des monopoles, moins celles perdues

## La suite, et ce que l’on peut emporter
end-replay = Revoir la partie
end-verify = Vérifier les dés
keep = Enregistrer la partie
keep-text = le résultat en image, toute la partie en fichiers
keep-picture = Image (PNG)
keep-record = Enregistrement (JSON)
keep-log = Journal (CSV)
keep-map = Copier le code du plateau
keep-picture-failed = Ce navigateur n’a pas pu créer l’image.
picture-received = { $received } pour { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendues
new-table = Nouvelle table
new-table-said = Encore une partie ? { $link }
copy-summary = Copier le résumé
summary-title = { $table }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
summary-row = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The curve of points, to be read
points-as-table = Sous forme de tableau
column-turn = Tour
