### Ce que disent les guides du jeu de plateau. Une chose à la fois, en peu de mots.

## Mise en place
guide-title-goal = Bienvenue à terre
guide-goal = Cette île t’attend. La première personne à { $goal } points gagne. Une colonie vaut 1, une ville 2.
guide-title-lands = Ce que donne la terre
guide-lands = Chaque terrain donne sa propre ressource. Il te faut les cinq pour construire : installe-toi à côté de terrains différents.
guide-title-settlement = Ta première colonie
guide-settlement = Choisis une intersection. Chaque tuile autour te paie quand son numéro sort : plus il y a de points sous le numéro, plus c’est fréquent. L’intersection entourée est bonne.
guide-title-road = Une route
guide-road = Maintenant une route à côté de ta colonie. Dirige-la vers l’endroit où tu voudrais construire ensuite.
guide-title-second = Ta deuxième colonie
guide-second = Encore une, où tu veux. Elle te donne tout de suite une carte pour chaque tuile autour : cherche ce qui te manque.
guide-title-second-road = Et sa route
guide-second-road = Chaque colonie commence avec une route. Après celle-ci, la partie commence.
guide-title-cards = Tes premières cartes
guide-cards = Ta deuxième colonie t’a rapporté { $cards }. Tu vois toujours ici ce que tu as ; les autres ne voient que le nombre.

## Le premier tour
guide-title-roll = Lance les dés
guide-roll = À toi de jouer. Chaque tour commence par un lancer, et la somme dit quelles tuiles paient, pour tout le monde.
guide-title-production = Les tuiles paient
guide-production = Tu as fait { $sum } : { $hexes }. Tes constructions à côté te rapportent { $cards }. Une colonie reçoit 1 carte, une ville 2.
guide-production-nothing = Tu as fait { $sum }. Rien à toi à côté de ce numéro, donc rien cette fois. Les lancers des autres peuvent aussi te payer.
guide-title-hand = Ta main
guide-hand = Garde tes cartes aussi longtemps que tu veux. Mais avec plus de { $limit } cartes, un 7 est dangereux : on en reparlera.
guide-title-costs = Les prix
guide-costs = Ces boutons montrent ce que tu peux construire et son prix. En pointillé, ce qui te manque. Le chiffre dans le coin dit combien il en reste.
guide-title-build-road = Construire une route
guide-build-road = Une route coûte 1 { brick } et 1 { lumber } et prolonge tes pièces. Construis-en une quand tu as les cartes : le bouton s’éclaire.
guide-build-road-now = Tu as de quoi faire une route : 1 { brick } et 1 { lumber }. Appuie sur le bouton, puis choisis un chemin à côté de tes pièces.
guide-title-end = Finis ton tour
guide-end = Construis et échange tant que tu peux payer. Puis passe les dés.
guide-title-others = Le tour des autres
guide-others = Maintenant { $name } joue. Surveille les dés : ces lancers te paient aussi. On te proposera peut-être un échange.

## Échanges
guide-title-supply = Échanger avec la banque
guide-supply = Trop d’une même chose ? La banque prend 4 cartes identiques contre 1 au choix.
guide-supply-now = Tu as assez d’une sorte pour la banque. Appuie sur { tile-trade }, choisis ce que tu donnes et reçois, puis le bouton de la banque. Ou garde tes cartes et passe.
guide-title-harbors = Les ports
guide-harbors = Avec une colonie ou une ville au bout d’un ponton, la banque échange à meilleur taux : 3 cartes identiques contre 1, ou 2 de la ressource dessinée.
guide-title-offer = Échanger avec les autres
guide-offer = Appuie sur { tile-trade }. À gauche une carte dont tu peux te passer, à droite une qu’il te faut. Puis envoie l’offre à { $name }.
guide-offer-again = { $name } refuse : trop cher, ou pas dans sa main. Demande une carte de ce que rapportent ses tuiles. Tu les vois sur le plateau.
guide-offer-enough = Pas de chance cette fois. Personne n’est obligé d’échanger, et personne ne voit tes cartes. Réessaie quand tu veux : chaque tour apporte de nouvelles cartes.
guide-title-answer = Une réponse
guide-answer-thinking = { $name } réfléchit à ton offre. Tu peux continuer en attendant.
guide-answer-accepted = { $name } est d’accord. Appuie sur le bouton vert pour échanger, ou ignore l’offre.
guide-answer-counter = { $name } préfère autre chose. Tu peux accepter, refuser ou répondre encore.
guide-answer-gone = Cette offre est réglée. À chaque tour tu peux en faire d’autres.
guide-title-traded = Un échange équitable
guide-traded = Tu as donné { $give } à { $name } et reçu { $get }. Pendant ton tour, tu peux échanger autant que tu veux.
guide-title-asked = Une offre pour toi
guide-asked = { $name } te propose un échange. Regarde ce que tu recevrais et donnerais, puis accepte, refuse ou fais une contre-offre.

## Construire
guide-title-build-settlement = D’autres colonies
guide-build-settlement = Une colonie coûte 1 { brick }, 1 { lumber }, 1 { wool } et 1 { grain }. Elle se pose sur une de tes routes, à deux chemins au moins de tout autre bâtiment. Elle vaut 1 point.
guide-build-settlement-now = Tu peux construire une colonie maintenant. Appuie sur le bouton, puis choisis une intersection sur ta route.
guide-title-build-city = Les villes
guide-build-city = 3 minerais et 2 blés changent une colonie en ville. Elle rapporte le double et vaut 2 points.
guide-build-city-now = Tu peux construire une ville maintenant. Appuie sur le bouton, puis choisis une de tes colonies.
guide-title-development = Les cartes développement
guide-development = Pour 1 { ore }, 1 { wool } et 1 { grain } tu tires une carte : souvent un chevalier, sinon des routes, des ressources ou un point. Une par tour, mais pas le tour où tu l’achètes.
guide-development-now = Tu peux acheter une carte développement : appuie sur le bouton, puis sur { buy }. Elle reste cachée aux autres, et tu pourras la jouer dès ton prochain tour.
guide-title-deck = Ce que contient la pioche
guide-deck = Les cartes sont mélangées, face cachée. Une pioche complète contient :
guide-title-buildable = C’est le moment de construire
guide-title-end-again = Au tour suivant
guide-end-again = Voilà tout ce qu’on peut faire pendant un tour. Passe les dés ; il me reste un mot à dire d’un numéro.
guide-title-playable = Une carte à jouer
guide-playable = La carte levée peut être jouée. Appuie dessus pour lire son effet. Une seule par tour : choisis le moment.

## Le sept
guide-title-seven = Quand un 7 sort
guide-seven = Aucune tuile ne paie. Qui a plus de { $limit } cartes en rend la moitié, arrondie vers le bas. Puis qui a lancé déplace le voleur : sa tuile ne paie plus tant qu’il y reste.
guide-half = Sur { $total } cartes, { $count } sont rendues
guide-title-discard = Trop de cartes
guide-discard = Un 7 ! Tu as plus de { $limit } cartes : rends-en { $count }. Choisis les moins utiles, ou laisse le bouton proposer.
guide-title-robber = Le voleur
guide-robber = Un 7 ! Tu déplaces le voleur. Sa nouvelle tuile ne paie plus personne, et tu voles une carte à côté. La tuile entourée gêne le plus les autres.
guide-title-stolen = Ton butin
guide-stolen = Tu as pris { $cards } à { $name }. Personne d’autre ne sait quelle carte c’était. Un chevalier permet de le faire sans 7.
guide-stolen-from-me = { $name } t’a pris { $cards }. Cela arrive à tout le monde. Un chevalier renvoie le voleur ailleurs.

## Jusqu’au bout
guide-title-awards = Deux distinctions
guide-awards = Une route continue d’au moins 5 donne la { longest-road }, trois chevaliers joués l’armée la plus puissante. Chacune vaut 2 points, tant que personne ne fait mieux.
guide-title-winning = Gagner
guide-winning = Tes points se comptent ici : colonies, villes, distinctions, et cartes de point que personne ne voit. Atteins { $goal } pendant ton tour et tu gagnes aussitôt.
guide-title-finish = C’est tout
guide-finish = Tu connais le jeu. Continue, et bonne chance ! Tu me retrouves sous le point d’interrogation.
guide-finish-phone = Tu connais le jeu. Continue, et bonne chance ! Tu me retrouves dans le menu, sur le plateau.

## La première partie en mer
guide-title-sea-goal = Cap au large
guide-sea-goal = Tu sais coloniser une île. Ici il y en a plusieurs dans la mer, et les bateaux te mènent de l’une à l’autre. Le premier à { $goal } points gagne.
guide-title-sea-start = Commence sur la côte
guide-sea-start = Choisis une intersection sur la côte, d’où les bateaux peuvent partir. Celle qui est entourée rapporte aussi du { lumber } ou de la { wool } : un bateau coûte une carte de chaque.
guide-title-sea-first-ship = Un bateau pour commencer
guide-sea-first-ship = À côté d’une colonie sur la côte, un bateau peut remplacer la première route. Choisis le côté entouré, puis « { tile-ship } ».
guide-title-sea-second = Ta deuxième colonie
guide-sea-second = Elle rapporte une carte pour chaque tuile voisine, comme sur terre. Encore sur la côte, elle peut aussi envoyer des bateaux.
guide-title-sea-second-ship = Route ou bateau
guide-sea-second-ship = À nouveau tu choisis : une route ouvre ton île, un bateau la mer. Le côté entouré mène vers d’autres îles.
guide-title-sea-build = Construire un bateau
guide-sea-build = Un bateau coûte 1 { lumber } et 1 { wool }. Il prolonge tes bateaux, ou part de ta colonie sur la côte. Construis-en un quand tu as les cartes : le bouton s’éclaire.
guide-sea-build-now = Tu as 1 { lumber } et 1 { wool } pour un bateau. Appuie sur le bouton, puis choisis un côté. Il prolonge tes bateaux, ou part de ta colonie sur la côte.
guide-title-sea-coast = Ce que porte une côte
guide-sea-coast = Chaque côté ne porte qu’une pièce : la côte une route ou un bateau, la pleine mer seulement des bateaux, la terre seulement des routes. Une route et un bateau ne se rejoignent que là où tu as une colonie ou une ville.
guide-title-sea-settle = Une autre île
guide-sea-settle = Là où tes bateaux atteignent une autre île, tu peux construire une colonie, au prix habituel. La première loin de chez toi vaut un point de plus. Chaque bateau demande 1 { lumber } et 1 { wool } ; s’ils te manquent, finis ton tour.
guide-sea-settle-sail = Une île avec de l’or est devant toi. Construis encore un bateau sur le côté entouré : là où tes bateaux atteignent une île, tu peux t’installer, et ta première colonie loin de chez toi vaut un point de plus.
guide-sea-settle-land = Tes bateaux ont atteint une autre île ; ta première colonie là-bas vaut un point de plus. Garde pour elle 1 { brick }, 1 { lumber }, 1 { wool } et 1 { grain }, ou échange pour les avoir ; s’ils te manquent, finis ton tour.
guide-title-sea-landing = Terre en vue
guide-sea-landing = Tes bateaux ont atteint une autre île, et tu as les cartes. Construis une colonie à l’intersection entourée : elle gagne un point de plus.
guide-title-sea-point = Un point d’île
guide-sea-point = { $points ->
    [one] Tu as colonisé une autre île. Le jeton à côté de ta colonie est un point de plus, et il est à toi pour de bon.
   *[other] Tu as colonisé une autre île. Le jeton à côté de ta colonie vaut { $points } points de plus, et ils sont à toi pour de bon.
  }
guide-title-sea-move = Déplacer un bateau
guide-sea-move = Une fois par tour, le dernier bateau d’une ligne ouverte peut aller ailleurs, gratuitement, mais pas le tour où il a été construit. Deux flèches marquent ceux qui le peuvent.
guide-sea-move-now = Deux flèches marquent les bateaux qui peuvent bouger, une fois par tour et gratuitement. Appuie sur le bouton des bateaux jusqu’à lire « { tile-moving } », puis sur le bateau, puis sur sa nouvelle place. Ou laisse-les là et passe.
guide-title-sea-gold-land = L’or
guide-sea-gold-land = Les tuiles entourées sont de l’or. Quand leur numéro sort, une colonie y rapporte 1 carte de ton choix, une ville 2. La banque doit les avoir.
guide-title-sea-gold = Ton or
guide-sea-gold = Ton or paie : choisis les cartes dont tu as le plus besoin. Les petits chiffres disent ce que la banque a encore.
guide-title-sea-figures = Voleur ou pirate
guide-sea-figures = Maintenant tu déplaces le voleur sur terre, ou le pirate en mer. Le pirate vole une carte à un joueur qui a un bateau au bord de sa tuile, et aucun bateau ne peut y arriver ni en partir tant qu’il reste. La tuile entourée gêne le plus les autres.
guide-title-sea-pirate = Le pirate
guide-sea-pirate = Après un 7, ou avec un chevalier, tu choisis : le voleur sur terre, ou le pirate en mer. Le pirate vole une carte à un joueur qui a un bateau au bord de sa tuile, et aucun bateau ne peut y arriver ni en partir. Il commence à côté du plateau.
guide-title-sea-await = En attendant l’or
guide-sea-await = Ta colonie près de l’or donne une carte de ton choix quand on fait { $numbers }. Continue jusque-là : finis ton tour.
guide-title-sea-fog = Le brouillard
guide-sea-fog = Sur certains plateaux, mais pas sur celui-ci, le brouillard cache le lointain. Une route ou un bateau qui atteint une tuile de brouillard la retourne, et une terre donne aussitôt une carte à qui la découvre.
guide-title-sea-route = { longest-road }
guide-sea-route = Routes et bateaux comptent ensemble là où ils se rejoignent à ta colonie ou à ta ville. Une ligne continue d’au moins 5 vaut 2 points, jusqu’à ce que quelqu’un fasse plus long.
guide-title-sea-finish = Bon vent
guide-sea-finish = Voilà ce que la mer ajoute. Continue, et bonne chance ! Tu me retrouveras sous le point d’interrogation.
