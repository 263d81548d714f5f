### Les mots de la table : île, état, main, constructions, échanges, journal.

## Les personnes
table-seat = Place { $number }
table-you-subject = Tu
table-you-object = toi
me = toi
your-turn = à toi de jouer
your-answer = à toi de répondre
players = À la table
mode = Plateau ou texte
mode-text = Mode texte
mode-board = Plateau

## Les noms des lieux
table-board = Plateau
table-terrain-hills = collines
table-terrain-forest = forêt
table-terrain-pasture = pâturage
table-terrain-fields = champs
table-terrain-mountains = montagnes
table-terrain-desert = désert
table-terrain-sea = mer
table-terrain-gold = rivière d’or
table-terrain-fog = brouillard
table-hex-with-number = { $land } { $number }
table-hex-with-victims = { $hex } ; voler une carte à { $victims }
table-sea-beside = mer au bord { ELIDE("de", $lands) }
table-sea-open = pleine mer
table-victim = { $name } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  })
table-closed = { $hex } ; { $why }
table-corner = intersection : { $sources }
table-corner-tip = intersection : { $sources }, pointe { $direction }
table-path-between = chemin : entre { $one } et { $other }
table-path-coast = côte { ELIDE("de", $one) }, { $direction }
table-path-sea = voie de mer : entre { $one } et { $other }
table-path-off = voie de mer : au large { ELIDE("de", $lands) }
table-path-open = voie de mer : pleine mer
table-direction-north = nord
table-direction-north-east = nord-est
table-direction-east = est
table-direction-south-east = sud-est
table-direction-south = sud
table-direction-south-west = sud-ouest
table-direction-west = ouest
table-direction-north-west = nord-ouest
table-harbor-any = port 3:1
table-harbor-one = port 2:1 { resource }
table-owned-settlement = { $whose ->
    [you] ta colonie
   *[other] la colonie { ELIDE("de", $name) }
  }
table-owned-city = { $whose ->
    [you] ta ville
   *[other] la ville { ELIDE("de", $name) }
  }
table-owned-road = { $whose ->
    [you] ta route
   *[other] la route { ELIDE("de", $name) }
  }
table-legal = { $name } ; possible
facts-in-a-row = { $facts } ; { $next }
table-no-cards = aucune carte
table-cards = { $count } { $kind ->
    [brick] { $count ->
        [one] argile
       *[other] argiles
      }
    [lumber] bois
    [wool] { $count ->
        [one] laine
       *[other] laines
      }
    [grain] { $count ->
        [one] blé
       *[other] blés
      }
    [ore] { $count ->
        [one] minerai
       *[other] minerais
      }
   *[other] { resource }
  }
table-dice = Dés : { $one } et { $other }, ensemble { $sum }
table-dice-before = Dernier lancer : { $sum }
tip-odds = { $ways } lancers sur 36, { $share }
tip-corner = Une colonie rapporte ici { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en 36 lancers
tip-robber = Le voleur bloque cet endroit
tip-harbor-any = Bâtis au bout de son ponton, et la banque prend 3 cartes identiques pour 1
tip-harbor-one = Bâtis au bout de son ponton, et la banque prend 2 { resource } pour 1 carte
tip-income = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } chaque fois que le numéro sort

## La barre du haut
top-turn = Tour { $number } · en { $goal } points
top-set-up = Mise en place · en { $goal } points
top-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
  }
top-lag = Le serveur répond en { $lag } ms
top-ms = { $lag } ms
top-mute = Couper le son
top-unmute = Mettre le son
top-light = Couleurs claires
top-dark = Couleurs sombres
top-help = Aide et touches
fit = Voir tout le plateau
menu = Menu
settings = Réglages
phone-log = Journal et discussion

## L’état
status-label = À qui de jouer
status-you-PlaceSettlement = À toi : pose une colonie
status-you-PlaceRoad = À toi : pose une route
status-you-BuildRoad = À toi : construis une route
status-you-BuildSettlement = À toi : construis une colonie
status-you-BuildCity = À toi : construis une ville
status-you-PlaceFreeRoad = À toi : pose une route gratuite
status-you-free-road = À toi : pose la route gratuite { $number } sur { $of }
status-you-second-settlement = À toi : pose ta deuxième colonie
status-you-victim = À toi : choisis à qui voler une carte
status-you-MoveRobber = À toi : déplace le voleur
status-you-Roll = À toi : lance les dés
status-you-Play = À toi de jouer
status-you-Discard = À toi : défausse-toi de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
status-you-other = À toi : décide
status-you-action = À toi : { $action }
status-wait = Un instant…
status-other-PlaceSettlement = { $name } pose une colonie
status-other-PlaceRoad = { $name } pose une route
status-other-Roll = { $name } va lancer les dés
status-other-Play = { $name } échange et construit
status-other-Discard = { $name } doit se défausser de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
status-other-MoveRobber = { $name } déplace le voleur
status-other-PlaceFreeRoad = { $name } pose une route gratuite
status-other = On attend { $name }
status-others-Discard = { $names } doivent se défausser
status-others = On attend { $names }
status-asked = { $name } attend ta réponse
status-asks = { $name } attend la réponse { ELIDE("de", $names) }
status-writing = { $names } { $count ->
    [one] prépare
   *[other] préparent
  } une contre-offre
status-declining = { $name } demande des cartes que tu n’as pas
status-over = { $name } a gagné
hint-second-settlement = elle rapporte tout de suite une carte par tuile
hint-victim = cette personne perd une carte
hint-rob = appuie sur le nom pour voler, ou choisis un autre endroit
hint-confirm = confirme, ou choisis un autre endroit
hint-confirm-below = confirme en bas ou choisis un autre endroit
hint-tap = { $count ->
    [one] touche l’endroit, puis confirme
   *[other] touche un endroit, puis confirme
  }
hint-tap-in-sight = { $count ->
    [one] un endroit
   *[other] { $count } endroits
  }, { $seen } en vue ; touches-en un
may-do = Ce que tu peux faire sur le plateau
may-place = { $piece } : { $count ->
    [one] 1 endroit
   *[other] { $count } endroits
  }
overview = Tout le plateau, en petit : appuie pour regarder ailleurs
hint-tap-hex = touche une tuile, puis confirme
hint-spots = { $count ->
    [one] { $count } endroit possible, clique dessus
   *[other] { $count } endroits possibles, clique sur l’un d’eux
  }
hint-spots-back = { $count ->
    [one] { $count } endroit possible
   *[other] { $count } endroits possibles
  } · Échap pour annuler
hint-hexes = { $count ->
    [one] { $count } tuile au choix, clique dessus
   *[other] { $count } tuiles au choix, clique sur l’une d’elles
  }
hint-Play = construis, échange ou finis ton tour
hint-Discard = plus de { $limit } cartes sur un 7 : choisis lesquelles
hint-roll-or-card = ou joue d’abord une carte
hint-asked = accepte, refuse ou fais une contre-offre
hint-asked-within = accepte, refuse ou fais une contre-offre – { $name } attend { $seconds } s
hint-declining = refusé pour toi dans un instant
hint-watching = tu regardes

## L’étape suivante
step-RollDice = Lancer les dés
step-EndTurn = Finir le tour
step-Pass = Passer
step-answer = Ta réponse
step-over = Partie finie
step-decide = À toi de choisir
step-on-the-board = Choisis un endroit marqué sur le plateau
step-wait = Un instant
step-wait-for = { $name }…
step-PlaceSettlement = Poser une colonie
step-PlaceRoad = Poser une route
step-PlaceFreeRoad = Poser une route
step-MoveRobber = Déplacer le voleur
step-BuildRoad = Poser une route
step-BuildSettlement = Poser une colonie
step-BuildCity = Poser une ville
key-space = Espace
key-shift = Maj
key-backspace = Retour arrière
key-enter = Entrée
key-escape = Échap
key-control-z = Ctrl+Z
roll-count = { $count ->
    [one] { $count } lancer jusqu’ici
   *[other] { $count } lancers jusqu’ici
  }
roll-number = lancer { $count }

## Les refus
refused-stale = La table avait déjà avancé. Regarde encore, puis choisis.
refused-storage = Le serveur est occupé. Réessaie dans un instant.
refused-damaged = Ce qui est enregistré de cette table est endommagé ; rien ne peut plus y être ajouté.
refused-internal = Quelque chose s’est mal passé sur le serveur.
refused-malformed = Le serveur ne peut pas lire cela.
refused-request_reused = Cette demande a déjà servi à autre chose.
refused-kept_out = L’hôte t’a bloqué l’accès à cette table.
refused-name_needed = Dis d’abord ton nom aux autres.
refused-too_many = Pas si vite : attends un instant.
refused-not_seated = Tu regardes ; seules les personnes assises jouent.
refused-not_started = La partie n’a pas commencé.
refused-game_over = La partie est terminée.
refused-not_your_turn = Ce n’est pas ton tour.
refused-set_up = Pas pendant la mise en place.
refused-not_yet = Pas encore : d’autres décident d’abord.
refused-not_yet-Discard = Pas avant que tout le monde se soit défaussé.
refused-not_yet-MoveRobber = Pas avant que le voleur soit déplacé.
refused-wrong_moment = Pas à ce moment du tour.
refused-wrong_moment-Roll = Lance d’abord les dés.
refused-wrong_moment-MoveRobber = Déplace d’abord le voleur.
refused-wrong_moment-PlaceSettlement = Pose d’abord ta colonie.
refused-wrong_moment-PlaceRoad = Pose d’abord ta route.
refused-wrong_moment-PlaceFreeRoad = Pose d’abord ta route gratuite.
refused-wrong_moment-Discard = Défausse-toi d’abord.
refused-not_legal = Ce n’est pas possible maintenant.
refused-wrong_count = Tu dois choisir exactement { $owed ->
    [one] { $owed } carte
   *[other] { $owed } cartes
  }.
refused-not_enough_cards = Il te manque { $needs }.
refused-no_pieces_left = Il ne te reste aucune de ces pièces.
refused-no_place = Aucun endroit possible pour cela sur le plateau.
refused-no_place-BuildRoad = Il n’y a pas d’endroit pour une route : elle doit toucher une de tes routes, colonies ou villes.
refused-no_place-BuildSettlement = Il n’y a pas d’endroit pour une colonie : elle doit être au bout { $sea ->
    [true] d’une de tes routes ou d’un de tes bateaux
   *[false] d’une de tes routes
  }, à deux chemins au moins de tout autre bâtiment.
refused-no_place-BuildBridge = Il n’y a pas d’endroit pour un pont : il doit être entre deux tuiles d’eau et toucher une de tes routes, colonies ou villes.
refused-no_place-BuildShip = Il n’y a pas d’endroit pour un bateau : il doit prolonger tes bateaux, ou partir d’une de tes colonies ou villes.
refused-no_place-MoveShip = Aucun de tes bateaux ne peut bouger : seul le dernier d’une ligne ouverte le peut, et pas au tour où il a été construit.
refused-no_settlement = Il n’y a pas d’endroit pour une ville : elle remplace une de tes colonies.
refused-not_connected = Cet endroit n’est pas relié à tes pièces.
refused-path_taken = Ce chemin est déjà pris.
refused-over_water = Une route a besoin de terre au moins d’un côté.
refused-no_such_seat = Cette place n’existe pas à cette table.
refused-too_close = Une colonie reste à deux chemins au moins de tout autre bâtiment.
refused-no_start_there = Sur ce plateau, personne ne peut commencer à cet endroit.
refused-deck_empty = Il n’y a plus de cartes développement.
refused-no_such_card = Tu n’as pas cette carte.
refused-card_played = Tu as déjà joué une carte développement pendant ce tour.
refused-bought_this_turn = Une carte ne se joue pas pendant le tour où elle est achetée.
refused-no_road_possible = Tu ne peux poser de route nulle part.
refused-supply_short = La banque n’en a pas assez.
refused-robber_must_move = Le voleur doit changer de tuile.
refused-robber_not_there = Le voleur ne peut pas aller sur cette tuile.
refused-choose_victim = Quelqu’un qui a des cartes y possède un bâtiment : choisis à qui voler une carte.
refused-no_such_victim = Tu ne peux rien voler à cette personne à cet endroit.
refused-nothing_to_give = Tu n’as aucune carte à échanger.
refused-too_few_of_a_kind = Tu n’as assez de cartes d’aucune sorte pour la banque.
refused-no_gifts = Dans un échange, chaque côté donne au moins une carte.
refused-same_resource = Aucune ressource ne peut être des deux côtés.
refused-wrong_partner = On n’échange qu’avec la personne dont c’est le tour.
refused-too_many_offers = Pendant ce tour, { $limit } de tes offres sont restées sans suite ou attendent encore une réponse ; c’est la limite.
refused-same_offer = Tu as déjà fait cette offre pendant ce tour.
refused-no_such_offer = Cette offre n’est plus ouverte.
refused-not_your_offer = Cette offre ne dépend pas de toi.
refused-already_answered = Tu as déjà répondu à cette offre.
refused-not_accepted = Cette personne n’a pas accepté l’offre.
refused-other = Le serveur ne l’a pas permis.
refused-closed = La connexion a été fermée avant la réponse.

## Ta place et ta main
dock = Ta place à la table
actions = Ce que tu peux faire
hand = Ta main
hand-over = { $total } ⚠ plus de { $limit }, un sept t’en coûte { $count }
hand-card = { $cards }
hand-trade = { $cards } ; en mettre une dans l’échange
hand-discard = { $cards } ; en défausser une
hand-several = { $count } × { $name }
card-face-brick = Argile
card-face-lumber = Bois
card-face-wool = Laine
card-face-grain = Blé
card-face-ore = Minerai
card-face-knight = { card-knight }
card-face-road_building = Routes
card-face-year_of_plenty = { card-year_of_plenty }
card-face-monopoly = { card-monopoly }
card-face-victory_point = { card-victory_point }
vp = PV
vp-of = sur { $goal }
vp-with-cards = avec cartes
vp-hidden = Les points de tes cartes sont comptés ; les autres ne les voient pas

## Constructions
tile-road = Route
tile-settlement = Colonie
tile-city = Ville
tile-card = Carte
tile-road-short = Route
tile-settlement-short = Colonie
tile-city-short = Ville
tile-card-short = Carte
tile-trade = Échange
tile-propose = Proposer
tile-label = { $name } : { $cost }
tile-left = { $left } en réserve
tile-deck = { $left } dans la pioche
plan-roll = Lancer automatique
plan-roll-text = Si tu n’as aucune carte à jouer avant
plan-end = Fin automatique
plan-end-text = Finir mon prochain tour si, après le lancer, il n’y a rien à construire, à acheter, à jouer ou à échanger avec la banque
plan-end-done = Ton tour s’est terminé comme prévu : rien à construire, acheter, jouer ou échanger avec la banque.

## Cartes développement
card-knight = Chevalier
card-road_building = Construction de routes
card-year_of_plenty = Invention
card-monopoly = Monopole
card-victory_point = Point de victoire
card-text-knight = Déplace le voleur et vole une carte.
card-text-road_building = Pose deux routes gratuitement.
card-text-year_of_plenty = Prends deux cartes à la banque.
card-text-monopoly = Nomme une ressource : les autres t’en donnent toutes leurs cartes.
card-text-victory_point = Compte un point. Elle reste cachée jusqu’à ta victoire.
card-playable = Jouable
card-new = Nouvelle
card-counts = Compte d’elle-même, ne se joue jamais
card-name-more = { $count ->
    [one] Choisis une ressource
   *[other] Choisis { $count } ressources
  }
card-bank = { trade-bank }
card-play = Jouer
buy-card = Acheter une carte développement
buy-price = Pour
buy-text = { $count ->
    [one] C’est la dernière carte
   *[other] Tirée à l’aveugle parmi { $count } cartes
  } ; on ne peut pas revenir en arrière
buy = Acheter
card-back = Retour

## Choisir des ressources
goods-label = { $cards } ; { $note }
goods-none = { $kind ->
    [brick] pas d’{ resource }
   *[other] pas de { resource }
  }
goods-minus = { resource } : une carte de moins
goods-confirm-give = Donner { $have }/{ $count }
goods-confirm-take = Prendre { $have }/{ $count }

## Échanges
trade = Échange
trade-propose = Proposer un échange à { $name }
trade-counter = Contre-offre à { $name }
trade-close = Fermer l’échange
trade-dropped = Cet échange n’est plus possible.
trade-give = Tu donnes
trade-get = Tu reçois
trade-hold = appuie pour ajouter, maintiens pour tout
trade-bank-left = banque : ce qui reste
trade-have = tu as { $count }
trade-have-rate = tu as { $count } ({ $rate }:1)
trade-bank = banque { $count }
trade-both-sides = Aucune ressource ne peut être des deux côtés
trade-none = Tu n’as { goods-none }
trade-after = Main après
trade-to = Proposer à
trade-offer = { $count ->
    [0] Proposer
   *[other] { $whom ->
        [all] { $count ->
            [2] Proposer aux deux
           *[other] Proposer à tous les { $count }
          }
       *[some] Proposer à { $count }
      }
  }
trade-offer-one = Proposer à { $name }
trade-send-counter = Envoyer la contre-offre
trade-need-both = Mets au moins une carte de chaque côté
trade-need-change = Modifie d’abord l’offre
trade-with-bank = Avec la banque : { $give } → { $get }
trade-with-bank-none = Avec la banque
trade-bank-rate = La banque donne une carte contre { table-cards }
trade-bank-choose = Mets des cartes d’une seule sorte de ton côté
trade-accept-theirs = Accepter son offre

## Offres
offer-title = { $count ->
    [0] { $name } propose un échange
   *[other] Contre-offre { ELIDE("de", $name) }
  }
offer-announce = { $name } propose { $give } contre { $get }
offer-gives-you = { $name } te donne
offer-you-give = Tu donnes à { $name }
offer-yours = Ton offre
offer-you-give-short = Tu donnes
offer-you-get-short = Tu reçois
offer-gives = { $name } donne
offer-wants = { $name } veut
offer-accept = Accepter
offer-decline = Refuser
offer-no = Non
offer-counter = Contre-offre
offer-withdraw = Retirer
offer-trade-with = Échanger avec { $name }
offer-you-accepted = Tu as accepté ; { $name } choisit
offer-thinking = réfléchit…
offer-writing = prépare une contre-offre…
offer-accepted = accepte
offer-declined = non

## Défausse
goods-title-Discard = Se défausser de { $count } sur { $total }
discard-keep = reste { $count }
discard-clear = Vider
discard-suggest = Suggérer
goods-confirm-Discard = Défausser { $have }/{ $count }
discard-more = Choisis-en encore { $count }

## À deux
log-DiceRolledAgain = { $who } { a } fait { $sum } : cela ne compte pas

## Voleur
robber-whom = Voler une carte à
robber-victim = { $name }
robber-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
robber-nobody = Personne
robber-blocks = Bloque { $pips ->
    [one] { $pips } lancer
   *[other] { $pips } lancers
  } sur 36 : { $buildings }
robber-blocks-settlement = { $count ->
    [one] la colonie { ELIDE("de", $name) }
   *[other] { $count } colonies { ELIDE("de", $name) }
  }
robber-blocks-city = { $count ->
    [one] la ville { ELIDE("de", $name) }
   *[other] { $count } villes { ELIDE("de", $name) }
  }
robber-blocks-nobody = Ne bloque personne
robber-holds = { $name } a { robber-cards }
robber-own = Toi aussi, tu y as un bâtiment
robber-closed = Pas ici
place-back = Annuler
place-build = Construire
place-here = Ici

## Les autres
longest-road = { $sea ->
    [true] route commerciale la plus longue
   *[false] route la plus longue
  }
row-label = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $development ->
    [one] { $development } carte développement
   *[other] { $development } cartes développement
  }, { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
  }, { $sea ->
    [true] route commerciale
   *[false] route
  } { $road }{ $army ->
    [true] , armée la plus puissante
   *[false] {""}
  }{ $longest ->
    [true] , { longest-road }
   *[false] {""}
  }
row-offers = propose
row-asked = doit répondre
row-plays = joue
row-writing = contre-offre…
row-accepts = accepte
row-declines = non
row-bot = { $level ->
    [easy] bot, facile
    [normal] bot, normal
   *[other] bot
  }
row-away = hors ligne
row-here = en ligne
stat-cards = Cartes ressource
stat-development = Cartes développement
stat-knights = Chevaliers joués
stat-army = Armée la plus puissante
stat-road = { $sea ->
    [true] Route commerciale ininterrompue
   *[false] Route ininterrompue
  }
stat-longest = { $sea ->
    [true] Route commerciale la plus longue
   *[false] Route la plus longue
  }
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-hand = Main
sheet-cards = { $cards ->
    [one] { $cards } carte ressource
   *[other] { $cards } cartes ressource
  }, { $development ->
    [one] { $development } carte développement
   *[other] { $development } cartes développement
  }
sheet-played = Jouées
sheet-nothing = rien encore
sheet-income = Revenu par numéro
sheet-left = Pièces restantes
sheet-rates = Taux de la banque

## Banque
bank = Banque
bank-left = reste { table-cards }
bank-deck = { $count ->
    [one] reste { $count } carte développement
   *[other] reste { $count } cartes développement
  }

## Journal, discussion, dés
a = { $whose ->
    [you] as
   *[other] a
  }
tab-log = Journal
tab-chat = Discussion
tab-dice = Dés
log = Journal
log-earlier = Tours précédents
log-newer = Plus récent
log-filter = Montrer
log-filter-all = Tout
log-filter-trades = Échanges
log-filter-dice = Dés
log-filter-mine = Moi
log-filter-nothing = Encore rien
log-since = Depuis ton tour
log-set-up = Mise en place
log-turn = Tour { $number } · { $name }
log-turn-rolled = Tour { $number } · { $who } { a } fait { $sum }
log-with-place = { $sentence } : { $where }
log-TurnBegan = Au tour { ELIDE("de", $name) }
log-DiceRolled = { $who } { a } fait { $sum }
log-nobody = Personne n’a rien reçu
log-StartRolled = { $who } { a } fait { $sum } pour le départ
log-FirstPlayerChosen = { $who } { $whose ->
    [you] commences
   *[other] commence
  }
log-IslandDealtAgain = Le plateau a été tiré à nouveau : quelqu’un n’aurait pas eu où commencer
log-SettlementBuilt = { $who } { a } construit une colonie
log-CityBuilt = { $who } { a } construit une ville
log-RoadBuilt = { $who } { a } construit une route
log-CardsProduced = { $who } { a } reçu { $cards }
log-SupplyShort = La banque manquait { ELIDE("de", $resource) }
log-CardsDiscarded = { $who } { a } défaussé { $cards }
log-RobberMoved = { $who } { a } déplacé le voleur : { $hex }
log-CardStolen = { $whom ->
    [you] { $who } t’a volé { $card }
   *[other] { $who } { a } volé { $card } à { $victim }
  }
log-DevelopmentCardBought = { $who } { a } acheté une carte développement
log-DevelopmentCardBought-known = { $who } { a } acheté la carte { $card }
log-KnightPlayed = { $who } { a } joué un { $card }
log-RoadBuildingPlayed = { $who } { a } joué la carte { $card }
log-YearOfPlentyPlayed = { $who } { a } joué la carte { $card } et pris { $cards }
log-MonopolyPlayed = { $who } { a } joué la carte { $card } ({ $resource }) et pris { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
log-MonopolyPlayed-mine = { log-MonopolyPlayed } ; tu as perdu { $lost }
log-TradedWithSupply = { $who } { a } donné à la banque { $give } contre { $get }
log-OfferMade = { $who } { a } proposé { $give } contre { $get }
log-OfferMade-counter = { $who } { a } fait une contre-offre : { $give } contre { $get }
log-OfferAccepted = { $who } { a } accepté
log-OfferDeclined = { $who } { a } refusé
log-OfferWithdrawn = { $who } { a } retiré l’offre
log-Traded = { $whom ->
    [you] { $who } t’a donné { $give } contre { $get }
   *[other] { $who } { a } donné { $give } à { $partner } contre { $get }
  }
log-LongestRoadMoved = { $who } { a } pris la { longest-road } ({ $length })
log-LongestRoadMoved-gone = Personne n’a plus la { longest-road }
log-LargestArmyMoved = { $who } { a } pris l’armée la plus puissante ({ $knights })
log-LargestArmyMoved-gone = Personne n’a plus l’armée la plus puissante
log-GameWon = { $who } { a } gagné avec { $points } points
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose à la table
chat-send = Envoyer
dice-none = Aucun lancer encore.
dice-rolls = { $total ->
    [one] { $total } lancer
   *[other] { $total } lancers
  }
dice-legend = tirets : la moyenne ; bande : là où tombent deux parties sur trois
dice-counts = Combien de fois chaque somme est tombée : { $counts }
dice-last = Les dix derniers :

## Aide
help-title = Aide et touches
help-keys = Touches
help-shortcuts = Touches à effet immédiat
help-board = Fais glisser pour déplacer le plateau, zoome à la molette ou à deux doigts, double-clique pour le voir de plus près ou de nouveau en entier. Pointe une tuile pour voir ses chances.
help-board-touch = Fais glisser pour déplacer le plateau, zoome à deux doigts, touche deux fois pour le voir de plus près ou de nouveau en entier. Touche une tuile pour voir ses chances.
key-help-next = l’étape suivante : lancer, finir le tour
key-help-trade = échanger
key-help-resources = une ressource, { ELIDE("de", brick) } à { ore } : la donner, s’en défausser ou la nommer
key-help-wanted = une ressource, { ELIDE("de", brick) } à { ore } : la recevoir
key-help-less = avec un chiffre : une carte de moins
key-help-minus = sur une ressource : une carte de moins
key-help-answer = accepter, refuser l’offre ouverte, faire une contre-offre
key-help-pass = construire entre deux tours, ou non ; passer
key-help-spots = entre les endroits possibles, et en choisir un
key-help-back = retour
key-help-log = journal
key-help-mute = son oui ou non
key-help-help = cette aide

## Ce qui n’a pas de mots à soi
log-other = { $who } : { $what }
log-other-nobody = { $what }
plain-actions = Autres actions
plain-form = Cette page ne sait pas remplir cela : recharge-la, ou demande à l’hôte une version plus récente
plain-none = aucun
plain-field = { $field } : { $value }

## Somebody is away; what the digits have chosen, for people who listen
status-away = { $name } a perdu la connexion
chosen-nothing = rien
chosen-trade = Tu donnes { $give }, tu reçois { $get }
