### Les mots des règles maison, une section pour chacune : dans le salon, à la table et en mode texte. app/web/messages.py dit ce qui est envoyé et quand.

## victory-points
option-victory-points = Points pour gagner
option-victory-points-text = Qui les atteint en premier pendant son tour gagne.

## hand-limit
option-hand-limit = Limite de main
option-hand-limit-text = Ceux qui ont plus de cartes en défaussent la moitié sur un sept.

## friendly-robber
option-friendly-robber = Voleur bienveillant
option-friendly-robber-text = Le voleur épargne les joueurs qui n’ont que deux points.
option-friendly-robber-more = Seuls comptent les points que tout le monde voit. Celui qui le déplace est épargné à la même condition. S’il ne reste aucune autre tuile, le voleur va au désert.
robber-closed-spared = { $whose ->
    [you] Pas ici : tu n’as que deux points
   *[other] Pas ici : { $names } { $count ->
        [one] n’a
       *[other] n’ont
      } que deux points
  }

## bridges
option-bridges = Ponts
option-bridges-text = Des ponts sur l’eau, payés en argile, en bois et en laine ; deux colonies peuvent se faire face par-dessus l’eau.
option-bridges-more = À part son prix, un pont est une de tes routes : il prend une pièce de route et compte pour la route la plus longue. La carte qui donne deux routes paie aussi des ponts.
status-you-BuildBridge = À toi : construis un pont
step-BuildBridge = Poser un pont
tile-bridge = Pont
tile-bridge-short = Pont
refused-not_over_water = Un pont se pose entre deux tuiles d’eau.
log-BridgeBuilt = { $who } { a } construit un pont
text-do-BuildBridge = Construire un pont
text-left-bridge = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
  }
text-free-bridge = libre pour ton pont
text-help-bridge = construire un pont, là où il y a des ponts

## separate-phases
option-separate-phases = Échanger, puis construire
option-separate-phases-text = Après avoir construit ou acheté, plus d’échange pendant ce tour.
option-separate-phases-more = Les routes données par une carte ne mettent pas fin aux échanges. Un port atteint pendant ce tour ne sert qu’au suivant.
refused-trading_is_over = La construction a commencé : plus d’échanges pendant ce tour.

## special-building
option-special-building = Construction spéciale
option-special-building-text = Après chaque tour, d’autres peuvent construire et acheter, dans le sens horaire, sans échanger ni jouer de carte. Au choix : on n’interroge que ceux qui ont levé leur drapeau, ou tout le monde.
choice-special-building-left-out = Non
choice-special-building-flags = Drapeau levé
choice-special-building-everyone = Tout le monde
option-special-building-more = Avec les drapeaux, qui veut construire lève le sien pendant le tour de quelqu’un d’autre, à la vue de tous. Il se baisse une fois la question posée, et au début de son propre tour. Qui est interrogé ne dépend jamais de sa main. Personne n’y gagne : qui atteint le but gagne au début de son prochain tour. Une carte achetée alors se joue à ce tour-là.
status-you-SpecialBuilding = À toi : construis ou passe
status-other-SpecialBuilding = { $name } peut construire
hint-SpecialBuilding = avant le tour suivant : construis, achète ou passe
flag = Construire entre les tours
flag-short = Construire après
flag-text = Lève ton drapeau : tout le monde le voit, et on te demandera quoi construire à la fin de ce tour. Il se baisse ensuite tout seul
row-flag = veut construire entre les tours
refused-flag = Ton drapeau est déjà ainsi.
plan-pass = Passer
plan-pass-text = Quand tu pourras construire avant le tour suivant, quelle que soit ta main
refused-wrong_moment-SpecialBuilding = Entre deux tours, tu peux seulement construire et acheter.
text-hint-SpecialBuilding = Construis, achète ou passe ; « legal » dit ce que tu peux faire.
text-do-RaiseFlag = Construire entre les tours : lever ton drapeau
text-do-LowerFlag = Baisser ton drapeau
text-help-flag = demander à construire à la fin de ce tour, ou y renoncer

## paired-players
option-paired-players = Joueurs en binôme
option-paired-players-text = Après chaque tour, la troisième personne à gauche construit, achète, joue une carte et échange avec la banque, sans lancer. À choisir : qui peut gagner. Pas avec la construction spéciale.
choice-paired-players-left-out = Non
choice-paired-players-both = Les deux
choice-paired-players-first = Qui lance
option-paired-players-more = La seconde personne n’échange qu’avec la banque et peut jouer une carte. Puis le tour suivant commence, une place plus loin. Si les deux peuvent gagner, chacun le fait dans sa moitié du tour ; sinon, la seconde personne doit attendre son propre tour.
status-you-PairedTurn = À toi : ta moitié du tour
status-other-PairedTurn = { $name } joue la seconde moitié
hint-PairedTurn = construis, échange, joue une carte ou passe
log-PairedTurnBegan = { $who } : seconde moitié du tour
refused-wrong_moment-PairedTurn = Cela ne fait pas partie du tour du second joueur.
text-hint-PairedTurn = Construis, achète, échange avec la banque, joue une carte ou passe ; « legal » dit ce que tu peux faire.

## open-hands
option-open-hands = Mains visibles
option-open-hands-text = Tout le monde voit les cartes ressource ; les cartes développement restent cachées.
sheet-open-hand = Main visible

## card-tracker
option-card-tracker = Suivi des cartes
option-card-tracker-text = Tout le monde voit ce que le journal prouve de chaque main, et « ? » pour le reste ; pas avec les mains visibles.
option-card-tracker-more = On compte ce que tout le monde apprend : lancers, paiements, échanges. Une offre compte aussi, car on ne propose que ce qu’on a. Ce qu’un vol a pris reste ouvert tant que rien ne le prouve.
row-proven = d’après le journal : { $cards }
proven-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
  }
proven-possible = « ? » peut être { $kinds }
proven-mine = Connu de tous :
sheet-proven = D’après le journal

## hidden-bank
option-hidden-bank = Banque cachée
option-hidden-bank-text = La banque ne montre pas ce qui lui reste ; seule une pénurie est annoncée.
option-hidden-bank-more = Le journal dit toujours qui a payé et qui a reçu. Un échange que la banque ne peut pas payer n’est pas proposé.
bank-hidden = Ce qui reste à la banque est caché

## first-player
option-first-player = Qui commence
option-first-player-text = Tiré au sort ou la première place, au lieu du plus haut lancer.
choice-first-player-left-out = Plus haut lancer
choice-first-player-random = Tiré au sort
choice-first-player-first-seat = Première place

## shuffled-tokens
option-shuffled-tokens = Jetons mélangés
option-shuffled-tokens-text = Les jetons sont posés au hasard, mais jamais un 6 ou un 8 à côté d’un 6 ou d’un 8.

## spiral-corner
option-spiral-corner = Coin de départ
option-spiral-corner-text = Où commencent les jetons marqués d’une lettre : 1 est le coin en haut à gauche, puis dans le sens horaire.
choice-spiral-corner-left-out = N’importe lequel

## dice-deck
option-dice-deck = Cartes de dés
option-dice-deck-text = Les lancers viennent de 36 cartes, une pour chaque façon dont tombent deux dés ; on mélange de nouveau quand il n’en reste plus que le nombre choisi.
choice-dice-deck-left-out = Vrais dés
choice-dice-deck-number = 36 cartes, remélangées { $value ->
    [0] à la fin
   *[other] à { $value }
}
option-dice-deck-more = Six des 36 cartes font un sept, et tout le monde peut calculer ce qui reste. De vrais dés décident qui commence, sans prendre de carte.
log-DiceDeckShuffled = Les cartes de dés ont été mélangées

## cards-after-roll
option-cards-after-roll = Cartes après le lancer
option-cards-after-roll-text = Les cartes développement ne se jouent qu’après le lancer.
refused-cards_after_roll = Les cartes développement ne se jouent qu’après le lancer.

## one-free-road
option-one-free-road = Une route gratuite suffit
option-one-free-road-text = Qui a posé la première de deux routes gratuites peut renoncer à la seconde.
option-one-free-road-more = Utile quand la seconde ne mènerait nulle part : tes routes sont comptées, et celles qui sont posées restent.
step-DeclineFreeRoad = Pas de seconde route
log-FreeRoadDeclined = { $who } { a } renoncé à la seconde route gratuite
refused-first_free_road = On ne peut renoncer qu’à la seconde route gratuite.
text-do-DeclineFreeRoad = Renoncer à la seconde route

## safe-beginning
option-safe-beginning = Début protégé
option-safe-beginning-text = Pendant les deux premiers tours de table, un sept est relancé.
option-safe-beginning-more = Un tour de table, c’est un tour de chacun. Le journal montre les lancers qui ne comptent pas. Avec les cartes de dés, la carte d’un tel sept est partie comme les autres.

## optional-robber
option-optional-robber = Voleur facultatif
option-optional-robber-text = Qui lance un sept peut laisser le voleur en place, et ne vole alors rien.
option-optional-robber-more = Qui a trop de cartes se défausse quand même. Un chevalier déplace toujours le voleur.
step-LeaveRobber = Le laisser là
log-RobberLeft = { $who } { a } laissé le voleur en place
text-do-LeaveRobber = Laisser le voleur en place

## no-robber-to-desert
option-no-robber-to-desert = Pas de retour au désert
option-no-robber-to-desert-text = Le voleur ne va que sur une tuile qui produit.
option-no-robber-to-desert-more = Le voleur commence au désert et n’y revient jamais. Si le voleur bienveillant ne lui laisse aucune tuile, il reste en place.
robber-closed-barren = Pas ici : le voleur ne va que là où l’on produit

## settlement-required
option-settlement-required = Colonie obligatoire
option-settlement-required-text = À la fin d’un tour, il faut une colonie sur le plateau, en plus des villes.
option-settlement-required-more = Ta dernière colonie ne devient une ville que si une autre suit aussitôt, avec les cartes en main et une place pour elle, ou si la ville gagne la partie. Avant que l’autre soit posée, tu ne peux rien faire d’autre.
status-you-BuildAnother = À toi : construis une autre colonie
status-other-BuildAnother = { $name } construit une autre colonie
hint-BuildAnother = il en faut une à la fin du tour
refused-not_a_city_yet = Ta colonie ne peut pas devenir une ville maintenant.
refused-wrong_moment-BuildAnother = Construis d’abord une autre colonie.

## shortage
option-shortage = Quand la banque est à court
option-shortage-text = Qui reçoit une ressource dont la banque n’a pas assez.
choice-shortage-sole-claimant = Seul ayant droit
choice-shortage-nobody = Personne

## vp-cards-are-ordinary
option-vp-cards-are-ordinary = Points de victoire à jouer
option-vp-cards-are-ordinary-text = Une carte point de victoire compte une fois jouée : une carte par tour, pas au tour de l’achat.
option-vp-cards-are-ordinary-more = C’est l’unique carte de ton tour, comme un chevalier. Tant qu’elle n’est pas jouée, elle ne vaut rien et personne ne la voit.
card-text-victory_point-played = Compte un point une fois jouée. Tout le monde la voit alors.
log-VictoryPointPlayed = { $who } { a } joué la carte { $card }
text-do-PlayVictoryPoint = Jouer la carte { $card }

## robber-is-pirate
option-robber-is-pirate = Le voleur est un pirate
option-robber-is-pirate-text = Le voleur peut bloquer un port : personne n’y échange, et on peut voler une carte à ses voisins.
option-robber-is-pirate-more = Ses voisins sont ceux qui ont construit à l’un des deux bouts du port ; si les ports sont sur des tuiles de mer, ceux qui ont construit au bord de cette tuile. Là, le voleur ne bloque aucune tuile. Ce qui l’écarte de certaines tuiles, comme le désert, ne vaut pas pour les ports.
log-RobberMovedToHarbor = { $who } { a } déplacé le voleur : { $harbor }
robber-closes = { $names } { $count ->
    [one] ne pourrait
   *[other] ne pourraient
  } plus y échanger
text-do-MoveRobberToHarbor = Déplacer le voleur vers un port

## knight-interrupt
option-knight-interrupt = Les chevaliers répondent au voleur
option-knight-interrupt-text = Avant que le voleur ne vole, d’autres peuvent jouer un chevalier et déplacer le voleur eux-mêmes.
option-knight-interrupt-more = Tous ceux qui pourraient avoir un chevalier sont interrogés en même temps, et personne ne voit les réponses. Le premier chevalier dans le sens horaire après celui qui vole compte : qui l’a joué déplace le voleur, vole, et peut recevoir une réponse à son tour. Un chevalier qui n’a pas compté reste en main. À ton tour, un chevalier reste ton unique carte.
status-you-AnswerRobber = À toi : réponds au voleur
status-other-AnswerRobber = { $name } peut répondre au voleur
step-LetRobberStand = Laisser faire
answer-steals = { $name } veut voler { $victim }
answer-moved = { $name } a déplacé le voleur
answer-text = Avec une carte { $card }, tu déplaces le voleur et tu voles à sa place. Personne ne voit ta réponse.
answer-without = Tu n’as pas de carte { $card } à jouer
answer-play = Jouer la carte { $card }
refused-wrong_moment-AnswerRobber = Réponds d’abord au voleur.
text-do-LetRobberStand = Laisser faire le voleur

## beginner-start
option-beginner-start = Pièces de départ posées
option-beginner-start-text = Chaque pièce de départ est là où le plateau l’indique ; sinon, chacun pose les siennes à tour de rôle.

## map
option-map = Plateau choisi
option-map-text = L’île d’un code de plateau au lieu d’une île tirée au début.

## two-players
option-two-players = Deux plus deux
option-two-players-text = Pour deux, avec deux joueurs neutres : deux lancers par tour, des pièces pour les neutres, des jetons de commerce.
status-you-PlaceNeutralRoad = À toi : pose une route neutre
status-you-PlaceNeutralSettlement = À toi : pose une colonie neutre
status-you-GiveInReturn = À toi : rends { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
status-other-PlaceNeutralRoad = { $name } pose une route neutre
status-other-PlaceNeutralSettlement = { $name } pose une colonie neutre
status-other-GiveInReturn = { $name } rend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
hint-GiveInReturn = choisis ce que tu rends
hint-roll-again = le second lancer ; les sommes doivent différer
step-PlaceNeutralRoad = Route neutre
step-PlaceNeutralSettlement = Colonie neutre
neutral-name = Neutre { $number }
neutral-label = { $name } : route { $road } ; reste { $settlements ->
    [one] une colonie
   *[other] { $settlements } colonies
  }, { $roads ->
    [one] une route
   *[other] { $roads } routes
  }{ $longest ->
    [true]  ; route la plus longue
   *[other] {""}
  }
neutral-for = { $place } ; pour { $names }
neutral-free = libre pour { $name }
neutral-whose = Pour qui ?
goods-title-GiveInReturn = Rendre { $count } sur { $total }
goods-confirm-GiveInReturn = Rendre { $have }/{ $count }
return-unseen = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
stat-tokens = Jetons de commerce
tokens-count = { $count ->
    [one] { $count } jeton de commerce
   *[other] { $count } jetons de commerce
  }
tokens-face = Jetons
tokens-ForceTrade = Échange forcé
tokens-text-ForceTrade = Tire deux cartes au hasard, rends-en deux
tokens-SendRobberToDesert = Voleur au désert
tokens-text-SendRobberToDesert = Sans rien voler
tokens-DiscardKnight = Rendre un chevalier
tokens-text-DiscardKnight = Déjà joué, une fois par tour
log-TradeTokensSpent = { $who } { a } payé { $count ->
    [one] { $count } jeton de commerce
   *[other] { $count } jetons de commerce
  }
log-TradeTokensTaken = { $who } { a } pris { $count ->
    [one] { $count } jeton de commerce
   *[other] { $count } jetons de commerce
  }
log-KnightDiscarded = { $who } { a } rendu un chevalier joué
log-CardsDrawn = { $whom ->
    [you] { $who } a pris { $cards } dans ta main
   *[other] { $who } { a } pris { $cards } dans la main { ELIDE("de", $partner) }
  }
log-CardsReturned = { $whom ->
    [you] { $who } t’a rendu { $cards }
   *[other] { $who } { a } rendu { $cards } à { $partner }
  }
refused-not_enough_tokens = Cela coûte { $needs ->
    [one] un jeton de commerce
   *[other] { $needs } jetons de commerce
  }.
refused-no_cards_to_trade = Un échange forcé demande une carte dans chaque main.
refused-robber_at_desert = Le voleur est déjà dans le désert.
refused-no_desert = Cette île n’a pas de désert.
refused-no_played_knight = Aucun chevalier joué n’est devant toi.
refused-knight_discarded = Tu as déjà rendu un chevalier pendant ce tour.
refused-wrong_return = Tu dois rendre exactement { $owed ->
    [one] une carte
   *[other] { $owed } cartes
  }.
refused-pool_empty = Il n’y a plus de jetons de commerce.
refused-wrong_moment-PlaceNeutralRoad = Pose d’abord une route pour un neutre.
refused-wrong_moment-PlaceNeutralSettlement = Pose d’abord une colonie pour un neutre.
refused-wrong_moment-GiveInReturn = Rends d’abord des cartes.
text-hint-PlaceNeutralRoad = Tape « place » et le numéro d’un chemin ; si les deux neutres peuvent y bâtir, nomme l’un : « place 7 n1 ». « legal » les énumère.
text-hint-PlaceNeutralSettlement = Tape « place » et le numéro d’une intersection ; si les deux neutres peuvent y bâtir, nomme l’un : « place 7 n1 ». « legal » les énumère.
text-hint-GiveInReturn = Tape « give » et les cartes, comme « give 2 wool ».
text-do-PlaceNeutralRoad = Poser une route pour un neutre
text-do-PlaceNeutralSettlement = Poser une colonie pour un neutre
text-do-GiveInReturn = Rendre des cartes
text-do-ForceTrade = Forcer un échange
text-do-SendRobberToDesert = Envoyer le voleur au désert
text-do-DiscardKnight = Rendre un chevalier joué
text-help-force = payer des jetons : tirer des cartes de l’autre main, puis en rendre autant
text-help-give = rendre des cartes après un échange forcé
text-help-desert = payer des jetons : le voleur va au désert
text-help-knight = retirer un chevalier joué du jeu, contre des jetons

## ships
option-ships = Bateaux
option-ships-text = Des bateaux, payés en bois et en laine, longent les côtes et traversent la mer ; une fois par tour, le dernier d’une ligne peut se déplacer.
option-ships-more = Un bateau va sur un côté bordé d’eau où il n’y a rien d’autre. Il prolonge un de tes bateaux ou part d’une de tes colonies ou villes ; là seulement, une route se poursuit en bateau. Routes et bateaux ainsi reliés comptent ensemble pour la route commerciale la plus longue. Le dernier bateau d’une ligne ouverte peut se déplacer une fois par tour, mais pas au tour où il a été construit ; une ligne entre deux de tes bâtiments est fermée. Une première colonie sur la côte peut recevoir un bateau au lieu d’une route, et la carte qui donne deux routes paie aussi des bateaux.
action-BuildShip = Construire un bateau
status-you-BuildShip = À toi : construis un bateau
step-BuildShip = Poser un bateau
action-PlaceShip = Poser un bateau
action-PlaceFreeShip = Poser un bateau gratuit
action-MoveShip = Déplacer un bateau
tile-ship = Bateau
tile-ship-short = Bateau
table-owned-ship = { $whose ->
    [you] ton bateau
   *[other] le bateau { ELIDE("de", $name) }
  }
log-ShipBuilt = { $who } { a } construit un bateau
log-ShipMoved = { $who } { a } déplacé un bateau
refused-ship_on_land = Un bateau a besoin d’eau d’un côté au moins.
refused-ship_off_the_map = Aucun bateau ne longe le cadre du plateau.
refused-waters_closed = Près du pirate, aucun bateau ne peut arriver ni partir.
refused-ship_moved_already = Tu as déjà déplacé un bateau ce tour-ci.
refused-not_your_ship = Aucun de tes bateaux n’est là.
refused-ship_is_new = Un bateau ne peut pas bouger au tour où il a été construit.
refused-ship_is_held = Seul le dernier bateau d’une ligne ouverte peut bouger.
text-left-ship = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
  }
text-free-ship = libre pour ton bateau
text-help-ship = construire un bateau, là où il y a la mer
text-hint-road-or-ship = Tape « place », « road » ou « ship » et le numéro d’un chemin ; « legal » les énumère.
text-hint-PlaceShip = Tape « place » et le numéro d’un chemin ; « legal » les énumère.
text-hint-PlaceFreeShip = { text-hint-PlaceShip }
status-you-PlaceShip = À toi : pose un bateau
status-you-PlaceFreeShip = À toi : pose un bateau gratuit
status-you-MoveShip = À toi : déplace un bateau
status-you-picked-ship = À toi : choisis où va le bateau
status-other-PlaceShip = { $name } pose un bateau
step-PlaceShip = Poser un bateau
step-PlaceFreeShip = Poser un bateau
status-you-road-or-ship = À toi : pose une route ou un bateau
step-road-or-ship = Route ou bateau
step-MoveShip = Déplacer le bateau
hint-pick-back = { $count ->
    [one] un bateau peut bouger
   *[other] { $count } bateaux peuvent bouger
  } · Échap pour revenir
may-move-ship = { $count ->
    [one] 1 bateau peut
   *[other] { $count } bateaux peuvent
  } bouger
tile-moving = en route
tile-may-move = Un bateau peut bouger : appuie dessus sur le plateau
table-may-move = { $name } ; peut bouger
table-own-ship = { $count ->
    [one] ton bateau ; { $place }
   *[other] ton bateau, au bout d’une ligne de { $count } ; { $place }
  }
text-may-move = peut bouger
text-stays-ship_is_new = reste : construit ce tour-ci
text-stays-ship_is_held = reste : seul le dernier bateau d’une ligne ouverte peut bouger
text-stays-waters_closed = reste : le pirate est à côté
stat-ships = Bateaux sur le plateau
row-ships = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
  }
key-help-move-ship = déplacer un bateau
text-do-PlaceShip = Poser un bateau
text-do-PlaceFreeShip = Poser un bateau gratuit
text-from-to = de { $from } ; à { $to }
text-do-MoveShip = Déplacer un bateau
text-help-move = déplacer un bateau d’un chemin à un autre
undo-BuildShip = bateau
undo-PlaceShip = bateau
undo-PlaceFreeShip = bateau
undo-MoveShip = bateau

## pirate
option-pirate = Pirate
option-pirate-text = Après un sept ou avec un chevalier, tu peux déplacer le pirate au lieu du voleur : il vole une carte à un joueur et bloque les bateaux.
option-pirate-more = Le pirate va sur n’importe quelle autre tuile de mer et vole une carte à un joueur qui a un bateau sur ses côtés. Tant qu’il y reste, aucun bateau ne peut y être construit, y arriver ni en partir. Il commence à côté du plateau.
action-MovePirate = Déplacer le pirate
log-PirateMoved = { $who } { a } déplacé le pirate : { $hex }
refused-pirate_must_move = Le pirate doit aller sur une autre tuile.
refused-pirate_not_there = Le pirate ne peut aller que sur une tuile de mer.
figures = Le voleur ou le pirate
figure-robber = Voleur, à terre
figure-pirate = Pirate, en mer
figure-places = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }, dont { $robbed } où l’on peut voler une carte
figure-does-robber = Bloque la production d’une tuile.
figure-does-pirate = Ferme six voies de mer aux bateaux.
status-you-figures = À toi : déplace le voleur ou le pirate
status-you-MovePirate = À toi : déplace le pirate
step-pirate-or-robber = Voleur ou pirate
step-MovePirate = Déplacer le pirate
tip-pirate = Le pirate est ici
pirate-holds-ships = Retient les bateaux { ELIDE("de", $names) }
pirate-closes = Ferme six voies de mer
pirate-own = Tes propres bateaux y sont aussi
key-help-figures = pour déplacer le voleur ou le pirate : ne montrer que les endroits de l’un des deux
text-do-MovePirate = Déplacer le pirate
text-help-pirate = déplacer le pirate sur une tuile de mer
text-with-pirate = { $hex } ; le pirate est ici
undo-MovePirate = pirate
table-pirate-here = { $hex } ; le pirate y fermerait six voies de mer
text-hint-figures = Tape « robber » ou « pirate », le numéro d’une tuile et à qui voler une carte ; « legal » les énumère.
text-hint-MovePirate = Tape « pirate », le numéro d’une tuile et à qui voler une carte ; « legal » les énumère.

## gold
option-gold = Or
option-gold-text = L’or donne des cartes au choix : une par colonie, deux par ville.
option-gold-more = On choisit une fois tout le reste payé, parmi ce que la banque possède. Tous choisissent en même temps, sauf si une ressource risque de manquer : alors chacun à son tour, en commençant par qui a lancé les dés.
action-TakeGold = Prendre des cartes pour l’or
goods-title-TakeGold = Or : choisis { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
goods-confirm-TakeGold = Prendre { $have }/{ $count }
status-you-TakeGold = À toi : choisis { $count ->
    [one] une carte
   *[other] { $count } cartes
  } pour ton or
status-other-TakeGold = { $name } choisit des cartes pour l’or
status-you-TakeGoldInTurn = { status-you-TakeGold }
row-TakeGold = choisit { $count }
row-TakeGoldInTurn = { row-TakeGold }
status-other-TakeGoldInTurn = { $name } choisit des cartes pour l’or
log-GoldTaken = { $who } { a } pris { $cards } pour l’or
text-help-gold = choisir des cartes pour l’or
text-hint-TakeGold = Tape « gold » et les cartes, comme « gold 1 ore 1 grain ».{ $bank ->
    [unknown] {""}
   *[other] {" "}La banque a { $bank }.
  }
text-hint-TakeGoldInTurn = { text-hint-TakeGold }

## island-bonus
option-island-bonus = Points d’île
option-island-bonus-text = Des points pour ta première colonie sur les îles où tu n’as pas commencé. Choisis combien d’îles comptent.
choice-island-bonus-left-out = Sans
choice-island-bonus-first = La première île seulement
choice-island-bonus-each = Chaque île
choice-island-bonus-each2 = Deux points pour chaque île
option-island-bonus-more = Tes îles d’origine sont celles de tes deux premières colonies. Les points te restent acquis, et tout le monde les voit.
log-IslandSettled = { $who } { a } gagné { $points ->
    [one] un point d’île
   *[other] { $points } points d’île
  }
stat-bonus = Points d’île
row-bonus = { $points ->
    [one] { $points } point d’île
   *[other] { $points } points d’île
  }

## desert-belt
option-desert-belt = Ceinture de désert
option-desert-belt-text = Les déserts séparent les îles comme l’eau : la terre au-delà est une autre île.

## coastal-start
option-coastal-start = Des bateaux sur la côte
option-coastal-start-text = À côté d’une première colonie, aucune route ne longe la côte : tu y poses un bateau.

## home-island
option-home-island = Île d’origine
option-home-island-text = Tes deux premières colonies sont sur une même île, et aucune n’accueille plus de la moitié des joueurs.

## trade-routes
option-trade-routes = Routes commerciales
option-trade-routes-text = Chaque ligne de routes et de bateaux entre des bâtiments de deux îles vaut un point. Choisis qui le marque.
choice-trade-routes-left-out = Sans
choice-trade-routes-either-owner = Qui a le plus de pièces
choice-trade-routes-own-line = Sa propre ligne depuis chez soi
option-trade-routes-more = Qui a le plus de pièces : la ligne peut se composer des pièces de tous et ne passe par aucun troisième bâtiment ; des deux propriétaires de ses extrémités, celui qui y a le plus de pièces marque, ou à égalité celui qui a posé la dernière. Sa propre ligne : elle commence chez soi avec ses bateaux. Elle peut continuer sur les pièces d’un autre joueur jusqu’à l’un de ses bâtiments, si l’on y a plus de pièces que lui ou, à égalité, si l’on a posé la dernière. Les points peuvent se perdre.
log-TradeRoutesCounted = { $who } { a } maintenant { $routes ->
    [one] { $routes } route commerciale
   *[other] { $routes } routes commerciales
  }
text-route = { $whose ->
    [you] Ta route commerciale
   *[other] Route commerciale { ELIDE("de", $who) }
  } : chemins { $numbers }
tab-crossing = Routes
route-line = { $name } : de { $one } à { $other } ; { $own } pièces sur { $all }
routes-text = Une route relie des bâtiments de deux îles par une ligne ininterrompue de routes et de bateaux qui ne passe par aucun troisième bâtiment. Elle peut se perdre.
stat-crossing = Routes commerciales
row-crossing = { $points ->
    [one] { $points } route commerciale
   *[other] { $points } routes commerciales
  }

## exploration
option-exploration = Exploration
option-exploration-text = Les routes et bateaux qui atteignent le brouillard le dévoilent : la terre reçoit un numéro et donne une carte à qui la découvre.
option-exploration-word = Brouillard
option-exploration-more = Chaque tuile de brouillard à une extrémité de la pièce est dévoilée. Personne ne peut savoir ce qui vient : c’est tiré à cet instant de ce qui reste. Une découverte ne s’annule pas.
log-HexDiscovered = { $who } { a } découvert : { $hex }
log-HexDiscovered-cards = { $who } { a } découvert : { $hex }, et reçu { $cards }
log-HexDiscovered-sea = { $who } { a } découvert la pleine mer
table-uncovers = dévoile { $count ->
    [one] une tuile de brouillard
   *[other] { $count } tuiles de brouillard
  }
table-route-after = longueur de ta route : { $length }
table-ship-stays = ton bateau, { $place } ; { $why }
hint-uncovers = dévoile { $count ->
    [one] une tuile de brouillard
   *[other] { $count } tuiles de brouillard
  } et ne s’annule pas
fog-title = Sous le brouillard
fog-count = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
  } sous le brouillard
fog-left = { $count ->
    [one] Une tuile
   *[other] { $count } tuiles
  } sous le brouillard : { $kinds }
fog-kind = { $terrain } { $count }
fog-tokens = Numéros : { $tokens }
fog-left-over = { $count ->
    [0] Il ne reste plus de brouillard
    [one] Il reste une tuile de brouillard
   *[other] Il reste { $count } tuiles de brouillard
  }

## wandering-tokens
option-wandering-tokens = Numéros voyageurs
option-wandering-tokens-text = Les terres lointaines n’ont pas de numéro : qui les atteint en tire un, ou en prend un sur l’île principale.
option-wandering-tokens-more = Les sept premiers numéros sortent d’un sac. Les suivants quittent l’île principale, dont les tuiles ne produisent plus : pas de rouge à côté d’un rouge, aucun bâtiment n’y perd son dernier numéro, et le jeton vient d’à côté d’un de tes bâtiments, autant que possible.
action-FetchToken = Y porter un numéro
status-you-FetchToken = À toi : choisis un numéro de l’île principale
status-other-FetchToken = { $name } choisit un numéro
log-TokenLaid = { $who } { a } atteint : { $hex }
log-TokenFetched = { $who } { a } déplacé un numéro : { $hex }
refused-token_stays = Ce numéro doit rester, car un autre peut être pris.
refused-no_token_there = Aucun numéro de l’île principale n’est là.
step-FetchToken = Choisir un numéro
hint-token = { $conditions ->
    [3] pas de rouge près d’un rouge, chaque bâtiment en garde un, d’à côté d’un des tiens
    [2] pas de rouge près d’un rouge, chaque bâtiment en garde un ; aucun des tiens ne peut partir
    [1] pas de rouge près d’un rouge ; un bâtiment peut perdre son dernier
   *[0] n’importe quel numéro peut partir
  }
robber-closed-stays = Pas celui-ci : il faut prendre un autre numéro
text-do-FetchToken = Déplacer un numéro de l’île principale
text-help-token = choisir le numéro qui va sur la tuile lointaine
text-hint-FetchToken = Tape « token » et le numéro d’une tuile : { hint-token }.

## harbors-by-players
option-harbors-by-players = Poser les ports
option-harbors-by-players-text = Avant les premières colonies, les joueurs posent les ports à tour de rôle, ou le hasard le fait.
option-harbors-by-players-word = Ports posés par les joueurs
choice-harbors-by-players-players = Les joueurs
choice-harbors-by-players-chance = Le hasard
option-harbors-by-players-more = Un port se pose face cachée sur une tuile de mer qui n’en a pas et regarde la terre voisine. On les retourne quand tous sont posés.
action-LayHarbor = Poser un port
status-you-LayHarbor = À toi : pose un port
status-other-LayHarbor = { $name } pose un port
log-HarborLaid = { $who } { a } posé un port
refused-not_a_coast = Un port va entre une tuile de mer et la terre.
refused-harbor_taken = Cette tuile de mer a déjà un port.
step-LayHarbor = Poser un port
text-do-LayHarbor = Poser un port
undo-LayHarbor = port
text-help-harbor = poser un port sur la mer, au bord d’une côte : par son chemin, ou par une tuile et son côté
text-hint-LayHarbor = Tape « harbor » et le numéro d’un chemin, ou d’une tuile et son côté, comme « harbor 14 east ».
text-free-LayHarbor = libre pour un port
