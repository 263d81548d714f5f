### La saison d’un groupe et ses soirées.

## Saison
season = Saison
season-title = { $group } – Hexhaven
season-group-of = { $count ->
    [0] un nouveau groupe
    [one] un groupe d’une personne
    [2] un groupe de deux
    [3] un groupe de trois
    [4] un groupe de quatre
    [5] un groupe de cinq
    [6] un groupe de six
   *[other] un groupe de { $count }
  }
season-no-group = Il n’y a rien ici
season-choose = Saison
season-kind = Parties
season-show = Afficher
season-tab-season = Saison
season-tab-duels = Duels
season-tab-evenings = Soirées
season-tab-records = Records
season-all-time = Toutes les saisons
season-all-games = Toutes les parties
season-all-short = Toutes
season-name = { $part ->
    [spring] Printemps { $year }
    [summer] Été { $year }
    [autumn] Automne { $year }
   *[winter] Hiver { $year }/{ $next }
  }
season-counts = { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
season-nothing = La première partie finie ouvre la saison.
season-removed = Nom retiré
season-you = toi
season-a-bot = un bot
season-place = Rang
season-player = Joueur
season-rating = Niveau ± certitude
season-rating-long = La force de chacun et sa certitude ; trier par niveau
season-evenings = soir.
season-evenings-long = Soirées ; trier par soirées
season-games = parties
season-games-long = Parties ; trier par parties
season-wins = gagnées
season-wins-long = Parties gagnées ; trier par elles
season-share = part
season-share-long = Points par rapport à la part attendue ; trier par part
season-form = six derniers rangs
season-rating-number = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
season-rating-words = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }, sans doute de { NUMBER($from, maximumFractionDigits: 0) } à { NUMBER($to, maximumFractionDigits: 0) }{ $settling ->
    [yes]  ; encore incertain
   *[no] { "" }
  }
season-settling = Encore incertain : moins de cinq parties
season-won = { $wins } sur { $games } gagnées
season-place-of = { $place } sur { $seats }
season-signed = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] { $amount }
  }
season-signed-number = { $sign ->
    [plus] +{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }
season-duels = Face à face
season-duels-text = parties finies devant : derrière
season-ahead-of = devant
season-duel = { $ahead } : { $behind }
season-duel-words = { $one } devant { $other } { $ahead ->
    [one] { $ahead } fois
   *[other] { $ahead } fois
  }, derrière { $behind ->
    [one] { $behind } fois
   *[other] { $behind } fois
  }
season-evenings-head = Soirées
season-who-won = qui a gagné
season-day = { DATETIME($at, day: "numeric", month: "short") }
season-at-the-table = { $count } à la table
season-evening-words = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }, victoire de { $names }, { $count } à la table
season-records = Records
record-longest-road = Route la plus longue : { $value }
record-fastest-win = Victoire la plus rapide : { $value ->
    [one] { $value } tour
   *[other] { $value } tours
  }
record-comeback = Remontée de { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
record-trades = Le plus d’échanges : { $value } en une partie
record-luckiest = Le plus chanceux : { NUMBER($value, maximumFractionDigits: 0) } au-dessus de la moyenne
record-unluckiest = Le moins chanceux : { NUMBER($value, maximumFractionDigits: 0) } sous la moyenne
record-streak = Série de victoires : { $value } parties

## Invitation, export, décisions
season-invite = Inviter
season-invite-text = Qui a ce lien est dans le groupe : il voit sa saison et peut faire compter ses tables pour lui. Il ne faut rien d’autre.
season-link = Lien du groupe
season-send = Envoyer
season-close = Fermer
season-export = Exporter
season-export-text = Les parties affichées : une ligne par place pour les tableurs, ou tous les chiffres pour les programmes.
season-export-csv = Tableau (CSV)
season-export-json = Données (JSON)
season-manage = Noms et joueurs
season-manage-nothing = Tu n’as pas encore joué dans ce groupe. Ton nom apparaîtra ici après ta première partie.
season-group-name = Nom du groupe
season-season-name = Nom de cette saison ; vide pour le nom par défaut
season-players = Joueurs
season-your-name = Ton nom dans ce groupe
season-name-of = Nom de { $name }
season-keep-name = Garder
season-remove = Retirer le nom
season-remove-whom = Retirer le nom de { $name }
season-remove-ask = Retirer le nom { $name } de toutes les pages du groupe ? Les parties restent, sans le nom. Seule la personne concernée peut en montrer un à nouveau.
season-remove-yes = Retirer
season-separate = Séparer
season-separate-whom = Annuler la fusion de { $name }
season-merge-head = Quelqu’un est là deux fois
season-merge-text = Qui perd le cookie de son navigateur revient comme quelqu’un de nouveau. Demande-lui : s’il accepte depuis son nouveau navigateur, les deux ne comptent plus que pour un.
season-merge-old = Ancien joueur
season-merge-is = est
season-merge-new = Joueur actuel
season-merge-ask = Demander
season-requests = Demandes de fusion
season-asked = L’hôte demande : es-tu { $old } et aussi { $name } ? Alors les deux comptent pour un seul joueur.
season-waiting = { $old } devient { $name } dès que { $who } accepte.
season-agree = Les deux, c’est moi
season-decline = Non
season-withdraw = Retirer la demande

## Soirée
evening-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
evening-title = { $day }, { $group } – Hexhaven
evening-number = soirée { $number }, { $season }
evening-picture = Partager en image
evening-picture-failed = Ce navigateur n’a pas pu peindre l’image. Fais plutôt une capture d’écran.
evening-close = Revenir à { $group }
evening-games-winners = { $games ->
    [one] Une partie, un gagnant.
    [2] { $winners ->
        [one] Deux parties, un gagnant.
       *[other] Deux parties, deux gagnants.
      }
    [3] { $winners ->
        [one] Trois parties, un gagnant.
        [2] Trois parties, deux gagnants.
       *[other] Trois parties, trois gagnants.
      }
   *[other] { $games } parties, { $winners ->
        [one] un gagnant.
       *[other] { $winners } gagnants.
      }
  }
evening-lead-kept = { $name } reste en tête de la saison.
evening-lead-new = { $name } prend la tête de la saison.
evening-tonight = Ce soir
evening-first = premiers niveaux de la saison
evening-since = niveau depuis le { DATETIME($at, day: "numeric", month: "long") }
evening-games = Parties
evening-game = { $kind } : victoire de { $name }
evening-conceded = par abandon
evening-last = La dernière partie, tour par tour
evening-no-figures = Les chiffres de cette partie ne sont pas encore là. Reviens dans un moment.
evening-next = Autre partie, autres places
evening-moments = { $count ->
    [one] Un moment
    [2] Deux moments
   *[other] Trois moments
  }
evening-nth-game = { $number ->
    [1] première partie
    [2] deuxième partie
    [3] troisième partie
   *[other] partie { $number }
  }
evening-moment-grab = Plus grosse prise : { $value } cartes par monopole
evening-moment-comeback = Remontée de { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
evening-moment-drought = Plus longue disette : { $value } lancers
evening-moment-race = Fin la plus serrée : { $value ->
    [0] gagnée à égalité de points
    [one] gagnée de { $value } point
   *[other] gagnée de { $value } points
  }
evening-moment-trades = Le plus d’échanges : { $value }
evening-luck = Chance
evening-luck-text = cartes par rapport à la moyenne, toutes les parties
