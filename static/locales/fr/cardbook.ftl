### Les règles de Deux Royaumes à consulter.

cardbook-goal = Victoire
cardbook-goal-text = { $won ->
    [own-turn] Tu gagnes à ton propre tour, dès que tu as { $victory-points } points. Si tu les atteins au tour adverse, tu gagnes au début du tien, à condition de les avoir encore.
   *[at-once] Tu gagnes dès que tu as { $victory-points } points, au tour de l’un comme de l’autre.
  } Chaque colonie vaut 1 point, chaque ville 2, chaque jeton que tu détiens 1 ; s’y ajoutent les points de tes cartes.
cardbook-set-up = Mise en place
cardbook-set-up-text = Chacun commence avec une route, une colonie de chaque côté et six régions, disposées à son gré ; chacune garde 1 bien. Le joueur qui obtient le plus grand résultat commence : il consulte une pioche et y prend 3 cartes, puis l’autre fait de même avec une autre pioche. Les cartes restantes gardent leur ordre.
cardbook-turn = Ton tour
cardbook-turn-text = Lance les deux dés. D’abord l’événement, pour les deux ; puis les deux royaumes produisent. Ensuite, échange, construis et joue des cartes dans l’ordre que tu veux, et à la fin complète ta main.
cardbook-event = Le dé d’événement
cardbook-event-text = Tournoi : le joueur qui a le plus de points de tournoi gagne 1 bien de son choix ; une égalité ne rapporte rien. Avantage commercial : le joueur qui détient le moulin prend 1 bien de son choix à l’autre royaume. Brigands : un joueur qui a plus de 7 biens, sans compter les régions voisines d’un Entrepôt fortifié, perd tout son minerai et toute sa laine{ $robber-grace ->
    [0] {""}
    [1] , sauf au premier tour de chacun
   *[other] , sauf pendant les { $robber-grace } premiers tours de chacun
  }. Bonne année : chacun gagne 1 bien de son choix. Point d’interrogation, sur deux faces de six : la carte événement du dessus est retournée, s’applique, puis va en dessous. Quand les deux choisissent, le joueur dont c’est le tour commence.
cardbook-production = Production
cardbook-production-text = Chaque région au chiffre du dé gagne 1 bien, dans les deux royaumes, ou 2 à côté du bâtiment qui la double. Une région garde au plus 3 biens, le reste est perdu. Les nouvelles régions sont vides.
cardbook-trade = Échanges
cardbook-trade-text = On échange après les dés et l’événement, jusqu’au moment de compléter sa main. Donne 3 biens d’une sorte contre 1 d’une autre, 2 seulement avec la flotte de ce bien, 1 or avec l’Hôtel des monnaies. { $offers-by ->
    [active] À ton tour, tu peux proposer à l’adversaire n’importe quels biens contre n’importe quels autres.
   *[both] Au tour de l’un comme de l’autre, chacun peut proposer n’importe quels biens contre n’importe quels autres.
  } Le même bien ne peut pas être des deux côtés. Une offre ouverte est retirée dès que le joueur dont c’est le tour fait autre chose ; après 10 offres sans suite pendant un tour, on ne peut plus en faire. Tu ne reçois rien qui ne trouve pas de place.
cardbook-building = Routes, colonies, villes
cardbook-building-text = Une route va à un bout libre de la rangée, mais jamais à côté d’une autre route ; une colonie va derrière une route. Elle apporte deux régions : tu vois les deux, puis choisis celle du haut. Une ville se construit sur une colonie, dont la carte reste dessous et ne retourne pas dans sa pile. Quand une pile est vide, on n’en construit plus.
cardbook-upgrades = Constructions
cardbook-upgrades-text = Les cartes de ta main se construisent au-dessus ou au-dessous d’une colonie (2 emplacements) ou d’une ville (4). Les vertes vont partout, les rouges aux villes seulement. Un bâtiment qui agit sur des régions agit sur les deux que touche son emplacement. Un second moyen d’avoir le même taux n’ajoute rien ; un second Monastère ou une seconde Bibliothèque compte de nouveau.{ $new-cards ->
    [on] {""}
   *[off] {" "}Une carte ne se construit pas pendant le tour où tu la reçois.
  }{ $demolish ->
    [on] {" "}À ton tour, tu peux retirer du jeu tes propres constructions ; rien n’est remboursé.
   *[off] {""}
  }
cardbook-tokens = Le chevalier et le moulin
cardbook-tokens-text = Le joueur qui a le plus de force détient le chevalier ; celui qui a le plus de points de commerce, et une ville, détient le moulin. Chacun vaut 1 point ; à égalité, personne ne l’a. { $mill-without-city ->
    [nobody] Tant que le joueur qui a le plus de points de commerce n’a pas de ville, personne ne détient le moulin.
   *[counts-nothing] Sans ville, les points de commerce ne comptent pas.
  }
cardbook-actions = Cartes action
cardbook-actions-text = Elles ne coûtent rien et quittent le jeu une fois jouées. On les joue à son tour après les dés, sauf l’Alchimiste, qui se joue avant, une fois par tour. { $actions-from ->
    [seven-points] On ne peut en jouer que tant que les deux joueurs ont ensemble au moins 7 points ; l’Éclaireur n’a pas à attendre.
   *[second-turn] On peut en jouer une fois que chacun a eu un tour.
  } Une carte qui n’aurait aucun effet ne peut pas être jouée ; l’Espion fait exception.{ $new-cards ->
    [on] {""}
   *[off] {" "}Une carte reçue pendant ce tour attend le suivant.
  }
cardbook-attacks = Attaques et réponses
cardbook-attacks-text = Les parades répondent aux attaques : la Sorcière aux herbes au Chevalier noir, l’Évêque à l’Incendiaire et au Pillage. On a { $window-seconds } secondes pour répondre ; elles s’écoulent toujours en entier, quoi qu’on décide, sauf si c’est un bot qui répond. Puis on lance un dé : 1 à 5 réussit, 6 retourne l’attaque contre l’attaquant ; après une réponse, seuls 1 et 2 réussissent, et 3 à 6 la retournent contre l’attaquant. Une carte touchée retourne dans la main de son propriétaire et peut être reconstruite au prix fort.
cardbook-drawing = Compléter sa main
cardbook-drawing-text = Ta main contient 3 cartes, 1 de plus par Monastère et par Bibliothèque. Pour chaque carte manquante, prends la carte du dessus d’une pioche, ou paie 2 biens (1 avec un Hôtel de ville, même avec deux), consulte une pioche et prends-y une carte ; l’ordre ne change pas. La main pleine, tu peux une fois par tour glisser une carte sous une pioche et en prendre une de celle-ci. Les cartes en trop vont sous les pioches de ton choix{ $surplus ->
    [end-of-turn]  ; à ton tour, seulement à la fin.
   *[at-once] , aussitôt.
  }

## Ce que les sources laissent ouvert : ce qui vaut ici
cards-decided-start = Le début
cards-decided-start-text = Le hasard distribue les deux jeux de régions. Chacun dispose les siennes en même temps, et le résultat se voit quand les deux ont fini. Le dé de production le plus haut commence ; à égalité, on relance. Un joueur dont le temps est écoulé garde l’ordre imprimé et prend les trois cartes du dessus d’une pioche.
cards-decided-action-time = Quand jouer les actions
cards-decided-action-time-text = À son tour, une fois les deux dés résolus. L’Alchimiste se joue avant les dés, l’Éclaireur en construisant une colonie, une parade tant qu’il reste du temps pour répondre.
cards-decided-second-turn = Quand chacun a eu un tour
cards-decided-second-turn-text = Avec les règles de 1996, les cartes action, parades comprises, se jouent à partir du troisième tour de la partie, qui est le deuxième du joueur qui a commencé.
cards-decided-seven-points = Sept points ensemble
cards-decided-seven-points-text = Avec les règles de 2005, on regarde les points quand la carte est jouée. S’ils sont retombés sous sept, elle attend ; l’Éclaireur, jamais.
cards-decided-new-card = Cartes de ce tour
cards-decided-new-card-text = Avec les règles de 1996, une carte reçue n’est ni construite ni jouée dans le même tour ; avec celles de 2005, elle peut l’être. Une carte qui revient en main n’est pas nouvelle : tu peux la reconstruire aussitôt.
cards-decided-attack-die = Le dé d’une attaque
cards-decided-attack-die-text = Le livret ne dit pas comment se décide une attaque. Avec les deux règles, 1 à 5 réussit et 6 retourne l’attaque contre l’attaquant ; après une réponse, seuls 1 et 2 réussissent, et 3 à 6 la retournent contre l’attaquant.
cards-decided-window = Le temps de répondre
cards-decided-window-text = Dix secondes, ou ce que l’hôte a choisi, même à une table sans pendule. Le temps s’écoule toujours en entier, et alors seulement la réponse est révélée. Personne n’attend un bot : sa réponse est révélée aussitôt.
cards-decided-no-question = Quand on ne demande pas
cards-decided-no-question-text = On demande toujours, qu’il y ait une réponse en main ou non. On ne demande rien seulement si tous voient qu’il n’y en a pas : la main est vide, ou toutes les réponses à cette attaque ont quitté le jeu.
cards-decided-spy-takes = L’Espion
cards-decided-spy-takes-text = Il prend un chevalier, une flotte ou une carte action ; en 1996, toute carte était peut-être permise, c’est donc un réglage. On peut le jouer même contre une main vide ; s’il n’y a rien à prendre, il est perdu. De deux cartes identiques, il prend la dernière reçue.
cards-decided-tournament-tie = Un tournoi sans chevaliers
cards-decided-tournament-tie-text = Sans chevalier on a 0 point : un seul chevalier avec des points de tournoi gagne, et 0 à 0 est une égalité.
cards-decided-gain = Un bien au choix
cards-decided-gain-text = Tu choisis une région qui a de la place. Si aucune n’en a, tu ne reçois rien.
cards-decided-loss = Quelle région perd
cards-decided-loss-text = Celui qui prend nomme le bien, celui qui perd choisit la région. S’il n’y en a qu’une, on ne demande rien. Quand le temps est écoulé, la plus pleine paie, une région près d’un Entrepôt fortifié en dernier ; la plus vide reçoit, à égalité celle de gauche, puis celle du haut.
cards-decided-settlement-place = Où va une colonie
cards-decided-settlement-place-text = À un bout libre, derrière une route. Les régions de l’ancien bout se trouvent alors à côté de la route, les deux nouvelles au-delà de la colonie.
cards-decided-city-sites = Les emplacements d’une ville
cards-decided-city-sites-text = N’importe lequel des quatre qui est libre ; ceux de l’intérieur sont proposés d’abord.
cards-decided-token-place = Où se trouve un jeton
cards-decided-token-place-text = Le serveur pose le moulin sur une ville, le chevalier sur une colonie ou une ville. Rien n’en dépend.
cards-decided-exchange-time = Quand remplacer une carte
cards-decided-exchange-time-text = Une fois par tour, au lieu de piocher, si ta main est pleine ou si aucune pioche n’a plus de carte.
cards-decided-must-draw = Piocher est obligatoire
cards-decided-must-draw-text = Tu pioches jusqu’à la limite, tant qu’une pioche a une carte.
cards-decided-searches = Combien de consultations
cards-decided-searches-text = Autant que tu en paies. Chacune finit par la prise d’une carte.
cards-decided-surplus = Trop de cartes
cards-decided-surplus-text = Pour chaque carte tu choisis la pioche sous laquelle elle va, même vide. Le joueur dont c’est le tour le fait aussitôt avec les règles de 1996, à la fin du tour avec celles de 2005 ; l’autre toujours aussitôt.
cards-decided-seen-cards = Ce que tu as vu dans une pioche
cards-decided-seen-cards-text = Ton propre journal le garde. Personne d’autre ne le voit pendant la partie.
cards-decided-shown-hand = Une main montrée
cards-decided-shown-hand-text = L’autre joueur la voit, les spectateurs non.
cards-decided-civil-war-returns = Guerre civile
cards-decided-civil-war-returns-text = Les cartes reviennent une à une, d’abord celle qu’a choisie le joueur dont c’est le tour, et les points se comptent après chacune. Puis chacun range aussitôt ses cartes en trop.
cards-decided-both-win = Les deux au but
cards-decided-both-win-text = Si les deux y arrivent au même moment, le joueur dont c’est le tour gagne.
cards-decided-won-own-turn = Gagner à son tour
cards-decided-won-own-turn-text = Avec les règles de 2005, un joueur qui atteint le but au tour de l’autre gagne au début de son propre tour, avant les dés, s’il a encore les points.
cards-decided-mill = Commerce sans ville
cards-decided-mill-text = Avec les règles de 1996, il compte 0 : un adversaire avec une ville et 1 point prend le moulin. Avec celles de 2005, personne ne l’a tant que le joueur qui a le plus de points de commerce n’a pas de ville.
cards-decided-opening = Les brigands au début
cards-decided-opening-text = Avec les règles de 1996, ils viennent dès le premier lancer ; avec celles de 2005, pas aux deux premiers tours de chacun.
cards-decided-gifts = Offres et cadeaux
cards-decided-gifts-text = Chacun peut proposer, à son tour comme à celui de l’autre ; avec les règles de 2005, seul le joueur dont c’est le tour le peut. Un cadeau est permis. Les offres acceptées ne comptent pas parmi les 10.
cards-decided-removing = Démolir
cards-decided-removing-text = Le livret n’en parle pas. Avec les règles de 2005, tu peux à ton tour retirer du jeu tes propres constructions ; rien n’est remboursé.
cards-decided-shorter = Parties plus courtes
cards-decided-shorter-text = L’hôte choisit un but de 7 à 12 points. Le livret conseille moins de points pour apprendre.
cards-decided-region-numbers = Chiffres des nouvelles régions
cards-decided-region-numbers-text = Aucune source ne donne les chiffres des onze régions de la pile. Ils sont reconstitués : aucun terrain ne répète un chiffre, et chaque chiffre sauf 1 revient deux fois. On peut les tirer au hasard aux mêmes conditions.
cards-decided-waiting = Événements sans choix
cards-decided-waiting-text = Ils se résolvent d’eux-mêmes, personne n’a à les confirmer.
cards-decided-undo = Annuler
cards-decided-undo-text = Une route, une ville, une construction, un échange avec la réserve et une démolition s’annulent, l’un après l’autre, tant que rien d’autre ne s’est passé depuis. Rien d’autre ne s’annule : ni un lancer, ni une consultation, ni une pioche, ni une carte jouée, ni un accord avec l’adversaire, ni une colonie, puisqu’on a vu ses régions.
cards-decided-lapsed = Quand le temps est écoulé
cards-decided-lapsed-text = Seul le nécessaire se fait, et jamais au hasard : ni réponse, ni échange, ni remplacement. Le Maître d’œuvre ne prend rien et le Marchand s’arrête. On pioche dans la première pioche qui a des cartes ; s’il y en a une de trop, la dernière carte de ta main va sous la première pioche. Pour tout le reste, c’est le premier choix proposé ; lors du Conflit, les deux premières cartes sont écartées.
cards-decided-endless = Une partie sans fin
cards-decided-endless-text = N’arrive guère. Les tests et les mesures finissent une partie par un nul après 1 000 tours ; les bots ne démolissent jamais rien.
cards-decided-harbor-point = Le point propre du Port
cards-decided-harbor-point-text = La carte montre 1 point de commerce, mais un exemple des règles de 2005 ne le compte pas. Ici il compte ; un réglage l’exclut.

## Autour
cards-reference-copies = { $count } dans le jeu
cards-reference-costs = Coûte { $goods }
cards-reference-sure = source : { $sources } ; { $confidence ->
    [high] bien attesté
    [medium] une bonne source
   *[low] reconstitué
  }
cards-reference-cards = Les cartes
cards-reference-events = Cartes événement
cards-reference-settings = Réglages de cette table
cards-reference-decided = Ce que les sources laissent ouvert
cards-reference-source = Source : { $sources }
cards-source-booklet = livret de 1996, « { $section } »
cards-source-facts = notre comparaison des sources citées à la fin
cards-reference-usual = 1996 : { $first } · 2005 : { $second }
cards-reference-sources = Les sources
cards-reference-sources-text = B96 est le livret de 1996 en anglais. G05, les règles allemandes de 2005, notées par quelqu’un qui a comparé coûts et nombres avec les cartes. F, les réponses de l’éditeur, H06 un dépliant de 2006, M05 l’introduction d’une édition anglaise. V98, D98 et L99 sont des pages de joueurs et une critique de 1997 à 2005. R10, les cartes du jeu suivant, n’appuie que les autres. « Notre comparaison » est ce que ce jeu tire de tout cela. Elle figure, avec le nom complet de chaque source, dans docs/sources.md, parmi les fichiers source de ce programme.
