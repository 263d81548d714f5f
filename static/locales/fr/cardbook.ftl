### Les règles de Deux Royaumes à consulter.

cardbook-goal = Victoire
cardbook-goal-text = Tu gagnes dès que tu as 12 points : 1 par colonie, 2 par ville, 1 par jeton que tu détiens, plus ceux des cartes. Si les deux y arrivent au même moment, qui est à son tour gagne. Avec les règles de 2005, on ne gagne qu’à son propre tour.
cardbook-set-up = Mise en place
cardbook-set-up-text = Chacun commence avec une route, une colonie de chaque côté et six régions, disposées à son gré ; chacune garde 1 bien. Le dé le plus haut commence : ce joueur consulte une pioche et prend 3 cartes, puis l’autre fait de même avec une autre. L’ordre ne change pas.
cardbook-turn = Ton tour
cardbook-turn-text = Lance les deux dés. D’abord l’événement, pour les deux ; puis les deux royaumes produisent. Ensuite, échange, construis et joue des cartes dans l’ordre que tu veux, et à la fin complète ta main.
cardbook-event = Le dé d’événement
cardbook-event-text = Tournoi : le plus de points de tournoi gagne 1 bien au choix ; l’égalité ne rapporte rien. Avantage commercial : le moulin prend 1 bien à l’autre royaume. Brigands : qui a plus de 7 biens, sans ceux à côté d’un Entrepôt fortifié, perd tout son minerai et toute sa laine. Bonne année : chacun gagne 1 bien au choix. Point d’interrogation, sur deux faces de six : la carte événement du dessus est retournée, puis va en dessous.
cardbook-production = Production
cardbook-production-text = Chaque région au chiffre du dé gagne 1 bien, dans les deux royaumes ; à côté du bâtiment qui la double, 2. Une région garde au plus 3, le reste est perdu. Les nouvelles régions sont vides.
cardbook-trade = Échanges
cardbook-trade-text = Donne 3 biens pareils contre 1 au choix, 2 avec la flotte de ce bien, 1 or avec l’Hôtel des monnaies. Au tour de l’un ou de l’autre, chacun peut offrir ce qu’il veut contre ce qu’il veut. Rien ne se reçoit sans place.
cardbook-building = Routes, colonies, villes
cardbook-building-text = Une route va à un bout libre de la rangée, une colonie derrière une route. Elle apporte deux régions : tu vois les deux, puis choisis celle du haut. Une ville remplace une colonie. Quand une pile est vide, on n’en construit plus.
cardbook-upgrades = Constructions
cardbook-upgrades-text = Les cartes de ta main se construisent au-dessus ou au-dessous d’une colonie (2 emplacements) ou d’une ville (4). Les vertes vont partout, les rouges aux villes seulement. Un bâtiment qui agit sur des régions agit sur les deux que touche son emplacement. Un second moyen d’avoir le même taux n’ajoute rien ; deux Monastères ou Bibliothèques comptent double.
cardbook-tokens = Le chevalier et le moulin
cardbook-tokens-text = Le plus de force détient le chevalier, le plus de points de commerce et une ville détiennent le moulin. Chacun vaut 1 point ; à égalité, personne ne l’a. Les points de commerce ne comptent qu’avec une ville.
cardbook-actions = Cartes action
cardbook-actions-text = Elles ne coûtent rien et quittent le jeu une fois jouées. On les joue à son tour après les deux dés, l’Alchimiste avant les dés, et pas avant que chacun ait eu un tour. Une carte sans effet possible reste en main ; l’Espion fait exception. Une carte reçue pendant ce tour attend le suivant.
cardbook-attacks = Attaques et réponses
cardbook-attacks-text = On peut répondre au Chevalier noir avec la Sorcière aux herbes, à l’Incendiaire et au Pillage avec l’Évêque. Le délai s’écoule toujours en entier, quoi qu’on décide. Puis un dé tombe : 1 à 5 réussit, 6 se retourne contre l’attaquant ; après une réponse, seuls 1 et 2 réussissent. Ce qui revient va en main et peut être reconstruit au prix fort.
cardbook-drawing = Compléter sa main
cardbook-drawing-text = Ta main contient 3 cartes, 1 de plus par Monastère et par Bibliothèque. Pour chaque carte manquante, prends le dessus d’une pioche, ou paie 2 biens (1 avec un Hôtel de ville), consulte une pioche et prends-y une carte ; l’ordre reste. La main pleine, tu peux une fois par tour glisser une carte sous une pioche et en prendre une de celle-ci. Les cartes en trop vont sous les pioches de ton choix.
cardbook-decided = Ce que les sources laissent ouvert
cardbook-decided-text = Ici : qui prend nomme le bien, qui perd choisit la région. Une horloge écoulée prend dans la plus pleine et donne à la plus vide. Pendant la Guerre civile les cartes reviennent une à une, d’abord au choix de qui est à son tour. Une main montrée l’est à une personne, jamais à qui regarde. Les cartes événement sans choix continuent d’elles-mêmes.

cards-reference-copies = { $count } dans le jeu
cards-reference-costs = Coûte { $goods }
cards-reference-sure = source : { $sources } ; { $confidence ->
    [high] bien attesté
    [medium] une bonne source
   *[low] reconstitué
  }
cards-reference-cards = Les cartes
cards-reference-events = Cartes événement
cards-reference-settings = Réglages de cette table
