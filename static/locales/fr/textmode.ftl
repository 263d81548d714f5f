### Les mots du mode texte : la partie en titres, tableaux et ligne de commande. Les commandes elles-mêmes sont partout en anglais.

## La ligne de commande
text-commands = Commandes
text-command = Commande
text-command-hint = roll, hand, help…
text-send = Envoyer
text-said-label = Commandes, réponses et événements
text-welcome = Tape une commande puis Entrée : « legal » dit ce que tu peux faire, « help » donne toutes les commandes.
text-busy = Un instant : la dernière commande attend encore sa réponse.
text-unknown = La commande « { $word } » n’existe pas. « help » les donne toutes.
text-ambiguous = « { $word } » peut vouloir dire { $commands }.
text-usage = Tape par exemple : { $usage }
text-which = Lequel ?
text-which-place = Quel endroit ? Donne son numéro.
text-not-now = « { $command } » n’est pas possible maintenant.
text-nothing-possible = Rien ne t’est demandé pour l’instant.
text-possible = Possible maintenant :
text-summary = { $title } : { $commands }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
  }
text-choice = { $command } – { $words }
text-choices = { $title } : { $commands }
text-said = { $name } dit : { $text }

## Ce qu’il faut faire
text-hint-PlaceSettlement = Tape « place » et le numéro d’une intersection ; « legal » les énumère.
text-hint-PlaceRoad = Tape « place » et le numéro d’un chemin ; « legal » les énumère.
text-hint-PlaceFreeRoad = Tape « place » et le numéro d’un chemin ; « legal » les énumère.
text-hint-MoveRobber = Tape « robber », le numéro d’une tuile et qui voler ; « legal » les énumère.
text-hint-Roll = Tape « roll ».
text-hint-Play = Construis, achète, échange, propose, joue une carte ou termine ; « legal » dit ce que tu peux faire.
text-asked = On attend ta réponse : { $commands }
text-hint-Discard = Tape « discard » et les cartes, comme « discard 2 wool 1 ore ».

## Actions
text-do-Discard = Défausser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
text-do-PlaceSettlement = Poser une colonie
text-do-PlaceRoad = Poser une route
text-do-PlaceFreeRoad = Poser une route gratuite
text-do-MoveRobber = Déplacer le voleur
text-do-RollDice = Lancer les dés
text-do-ConfirmTrade = Choisir avec qui échanger
text-do-AcceptOffer = Accepter une offre
text-do-DeclineOffer = Refuser une offre
text-do-CounterOffer = Faire une contre-offre
text-do-WithdrawOffer = Retirer une offre
text-do-BuildCity = Construire une ville
text-do-BuildSettlement = Construire une colonie
text-do-BuildRoad = Construire une route
text-do-BuyDevelopmentCard = Acheter une carte développement
text-do-PlayKnight = Jouer la carte { $card }
text-do-PlayRoadBuilding = Jouer la carte { $card }
text-do-PlayYearOfPlenty = Jouer la carte { $card }
text-do-PlayMonopoly = Jouer la carte { $card }
text-do-TradeWithSupply = Échanger avec la banque
text-do-OfferTrade = Proposer un échange
text-do-EndTurn = Finir ton tour
text-do-Pass = Passer
text-swap = { $give } contre { $get }
text-rob = { $hex } ; voler une carte à { $name } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  })
text-with = avec { $name }, offre { $offer }
text-offer-mine = { $number } : tu proposes { $give } contre { $get }
text-offer-to-you = { $number } : { $name } te donne { $give }, tu donnes { $get }
text-offer-other = { $number } : { $name } propose { $give } contre { $get }
text-answer = { $name } : { $answer }

## Pourquoi pas
text-not-there = Pas possible maintenant : { $place }
text-no-place = Aucun endroit n’a le numéro { $number }.
text-build-what = Construire quoi ? « road » (route), « settlement » (colonie), « city » (ville) ou « card » (carte).
text-play-what = Jouer quelle carte ?
text-no-card = La carte « { $word } » n’existe pas.
text-not-held = Tu n’as pas cette carte : { $card }.
text-no-kind = « { $word } » n’est pas une ressource. Nomme les cartes comme dans « 2 wool 1 ore ».
text-no-player = Personne ici ne s’appelle « { $word } ». À la table : { $names }.

## Les endroits
text-numbered = { $number } : { $place }
text-named-hex = tuile { $number } : { $place }
text-named-intersection = intersection { $number } : { $place }
text-named-path = chemin { $number } : { $place }
text-named-harbor = port { $number } : { $place }
text-with-robber = { $hex } ; le voleur est ici
text-tip = { $sources }, pointe { $direction }
text-between = entre { $one } et { $other }, de l’intersection { $from } à la { $to }
text-coast = côte { ELIDE("de", $one) }, { $direction }, de l’intersection { $from } à la { $to }
text-sea = voie de mer entre { $one } et { $other }, de l’intersection { $from } à la { $to }
text-off = voie de mer au large { ELIDE("de", $lands) }, de l’intersection { $from } à la { $to }
text-open = pleine mer, de l’intersection { $from } à la { $to }
text-hexes-of = { $terrain } : tuiles { $numbers }
text-piece-at = { $piece } (intersection { $number })
text-no-pieces = { $whose ->
    [you] Tu n’as encore rien sur le plateau.
   *[other] { $who } n’a encore rien sur le plateau.
  }
text-hex-corners = intersections { $numbers }
text-corner-paths = chemins { $numbers }

## Réponses
text-hand-cards = Ressources : { $cards }
text-hand-development = Cartes développement : { $cards }
text-hand-left = Pièces restantes : { $pieces }
text-left-road = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }
text-left-settlement = { $count ->
    [one] { $count } colonie
   *[other] { $count } colonies
  }
text-left-city = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
  }
text-hand-rates = La banque donne une carte contre { $rates }
text-no-cards = aucune
text-card-new = { $name } ({ $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
  })
text-points = Points : { $points } sur { $goal }
text-points-hidden = Points : { $points }, { $total } avec les cartes cachées, sur { $goal }
text-their-turn = c’est son tour
text-must-decide = doit décider
text-over-limit = plus de { $limit } cartes
text-bank = Dans la banque : { $cards }
text-clock-of = { $name } : { $time }
text-clock-answer = Encore { $time } pour répondre
text-no-clock = Aucune pendule ne tourne.
text-no-offers = Aucune offre ouverte.
text-no-log = Il ne s’est encore rien passé.

## Événements
text-rolled = { $who } { a } fait { $sum } ({ $one } et { $other })
text-my-turn = Tour { $number } : à toi de jouer
text-sentence-at = { $sentence } : { $place }
text-sentence-hex = { $sentence } (tuile { $number })

## Titres et tableaux
text-offers = Offres
text-history = Journal
text-all-turns = Voir les { $count } tours
text-fewer-turns = Voir les derniers tours seulement
text-places = Tes intersections et chemins, et où tu peux construire maintenant
text-hexes = Toutes les tuiles
text-others-pieces = Pièces des autres
text-place = Endroit
text-where = Où
text-there = Ce qu’il y a
text-corner = Intersection { $number }
text-path = Chemin { $number }
text-free-settlement = libre pour ta colonie
text-free-city = peut devenir une ville
text-free-road = libre pour ta route
text-number = Numéro
text-land = Terrain et lancer
text-corners = Ses intersections
text-beside = À côté
text-resources = Tes ressources
text-resource = Ressource
text-you-have = Tu as
text-rate-column = Taux de la banque
text-rate-short = { $rate }:1
text-in-bank = Dans la banque
text-notes = Remarques

## Aide
text-help = { $usage } : { $text }
text-help-short = { $usage } (en court : { $short })
text-help-names = Une commande peut être abrégée tant qu’elle reste claire, les ressources et les noms aussi ; « p2 » est la personne de la deuxième place. Tu peux nommer les ressources et les cartes en français. Intersections, chemins et tuiles se comptent depuis le haut à gauche, ligne par ligne.
text-help-help = toutes les commandes, ou l’une d’elles
text-help-legal = ce que tu peux faire maintenant, avec sa commande ; « legal all » décrit chaque endroit
text-help-board = toutes les tuiles et tes pièces ; ce qui a ce numéro ; les pièces de quelqu’un
text-help-hand = tes cartes, points, pièces et taux
text-help-players = ce que chacun peut savoir des autres
text-help-bank = ce que la banque a encore
text-help-offers = les offres ouvertes
text-help-rules = lire les règles de base et celles de cette table ; avec un mot, ce qu’elles en disent
text-rules-open = Les règles sont ouvertes ; Échap les ferme.
text-help-log = ce qui vient de se passer
text-help-clock = ce que disent les pendules
text-help-chat = ce qui vient d’être dit
text-help-roll = lancer les dés
text-help-place = poser ce qui doit l’être : à la mise en place, et les routes gratuites
text-help-build = construire sur un chemin ou une intersection
text-help-road = construire ou poser une route
text-help-settlement = construire ou poser une colonie
text-help-city = construire une ville
text-help-buy = acheter une carte développement
text-help-play = jouer une carte développement
text-help-robber = déplacer le voleur sur une tuile et y voler une carte à quelqu’un
text-help-pass = renoncer à ce que tu pourrais faire maintenant
text-help-discard = défausser des cartes après un sept
text-help-trade = échanger avec la banque
text-help-do = faire ce qui n’a pas de commande propre
text-help-offer = proposer un échange à tous ou à quelqu’un ; tu donnes ce que tu nommes d’abord
text-help-choose = échanger avec quelqu’un qui a accepté ton offre
text-help-withdraw = retirer ton offre
text-help-yes = accepter une offre, par son numéro ou par le nom
text-help-no = refuser une offre
text-help-counter = répondre à une offre par une autre ; tu donnes ce que tu nommes d’abord
text-help-end = finir ton tour
text-help-say = dire quelque chose à la table

## What the table settles besides the game
text-together = La table
text-no-proposal = Aucune proposition en cours.
text-vote = Tape « agree » ou « decline ».
text-not-paused = La partie n’est pas en pause.
text-not-away = { $name } n’est pas absent.
text-cannot-remind = La partie n’attend pas { $name }.
text-no-luck = Personne n’a encore lancé les dés.
text-nothing = rien
text-wishes = La table voit : tu veux { $want }, tu as { $have }.
text-no-wishes = Personne n’indique ce qu’il veut ou ce qu’il a.
text-help-proposal = ce que la table doit décider
text-help-agree = accepter une proposition
text-help-disagree = refuser une proposition, ou retirer la tienne
text-help-undo = annuler ton dernier coup
text-help-pause = proposer une pause
text-help-continue = mettre fin à la pause
text-help-back = proposer de revenir avant le dernier coup
text-help-concede = proposer de concéder la victoire
text-help-abort = proposer d’arrêter la partie
text-help-bot = proposer qu’un bot joue pour un absent
text-help-remind = rappeler à quelqu’un que c’est son tour
text-help-want = indiquer à la table ce que tu veux et ce que tu as
text-help-wishes = ce que les autres veulent et ont
text-help-luck = les cartes obtenues par les dés, et ce qui était attendu
text-help-dice = combien de fois chaque somme est sortie
