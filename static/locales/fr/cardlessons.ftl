### Ce que dit le guide de Deux Royaumes. Une chose à la fois, en peu de mots.

## Mise en place
guide-title-cards-goal = Deux royaumes
guide-cards-goal = Le royaume du bas est le tien, celui du haut est à { $name }. Le premier à { $goal } points gagne : une colonie compte 1, une ville 2, et des cartes et deux jetons en rapportent d’autres.
guide-title-cards-arrange = Tes six régions
guide-cards-arrange = Chaque région produit 1 bien quand son chiffre sort, et en garde jusqu’à 3. Appuie sur deux d’entre elles pour les échanger, ou laisse-les ainsi, puis appuie sur « { cards-step-done } ».
guide-title-cards-stack = Un premier regard
guide-cards-stack = Cinq pioches contiennent toutes les cartes à construire ou à jouer. Tu peux maintenant en consulter une : appuie sur celle qui est entourée.
guide-title-cards-first-hand = Ta première main
guide-cards-first-hand = Prends { $left ->
    [one] encore une carte
   *[other] { $left } cartes
  } : appuie sur une carte pour la lire, puis sur le grand bouton. La carte entourée est un bon choix. Les vertes se construisent dans ton royaume, les jaunes se jouent gratuitement.

## Le premier tour
guide-title-cards-roll = Deux dés
guide-cards-roll = C’est ton tour. Il commence par les deux dés : un pour l’événement, un pour la production.
guide-title-cards-event = D’abord l’événement
guide-cards-event = Le dé d’événement montre : { $face }. { $text } L’événement vient toujours d’abord et concerne les deux joueurs.
guide-cards-event-gain = Le dé d’événement montre : { $face }. { $text } Choisis la région qui le reçoit. Une route coûte 2 argiles et tu n’en as qu’une : la région entourée est un bon choix.
guide-title-cards-production = Puis la production
guide-cards-production = Le dé de production montre { $number }. Chaque région à ce chiffre produit 1 bien, dans les deux royaumes ; la tienne a produit { $goods }. Une région pleine ne produit rien : n’épargne pas trop longtemps.
guide-title-cards-costs = Payer
guide-cards-costs = Ces boutons montrent ce que tu peux construire, et son prix. Tes régions paient. S’il importe de savoir laquelle, on te le demande, avec une proposition déjà remplie.
guide-title-cards-road = Une route
guide-cards-road = Une route coûte 2 argiles et 1 bois. Elle va à un bout de ta rangée et fait place à une colonie. Construis-en une dès que tu as les biens.
guide-cards-road-now = Tu as les biens pour une route : 2 argiles et 1 bois. Appuie sur le bouton, puis sur une place à un bout de ta rangée.
guide-title-cards-upgrade = Une carte dans ton royaume
guide-cards-upgrade = Les cartes qui ont un prix se construisent au-dessus ou au-dessous d’une colonie ou d’une ville. Chaque carte de ta main dit ce qui te manque encore.
guide-cards-upgrade-now = Tu peux payer la carte entourée. Appuie dessus, puis sur un emplacement au-dessus ou au-dessous d’une colonie. Elle peut y rester jusqu’à la fin.
guide-title-cards-tokens = Le chevalier et le moulin
guide-cards-tokens = Le plus fort détient le chevalier. Le moulin va au joueur qui a le plus de points de commerce, et une ville. Chacun vaut 1 point, tant que l’autre ne te dépasse pas.
guide-cards-tokens-knight = Tu as le plus de force, donc le chevalier est à toi : 1 point, tant { ELIDE("que", $name) } ne te dépasse pas. Le moulin va au joueur qui a le plus de points de commerce, et une ville.
guide-title-cards-end = Finis ton tour
guide-cards-end = Échange, construis et joue des cartes tant que tu peux payer. Puis finis ton tour : ta main se complète alors.
guide-title-cards-draw = Une nouvelle carte
guide-cards-draw = Ta main contient { $limit } cartes. Pour chaque carte qui manque, appuie sur une pioche et prends gratuitement celle du dessus, ou paie { $count ->
    [one] 1 bien quelconque
   *[other] { $count } biens quelconques
  } pour consulter la pioche et choisir.
guide-title-cards-other = Le tour adverse
guide-cards-other = Maintenant { $name } joue. Regarde les dés : l’événement et la production valent aussi pour toi.

## Actions et attaques
guide-title-cards-action = Cartes action
guide-cards-action = Les cartes jaunes ne coûtent rien. Tu les joues à ton tour après les dés, dès que chacun a eu un tour. Ensuite elles quittent le jeu.
guide-cards-action-now = Tu peux jouer une carte action : appuie dessus, puis sur le grand bouton. Un dé décide si une attaque réussit.
guide-title-cards-defense = Répondre à une attaque
guide-cards-defense = { $name } peut t’attaquer aussi. Une parade répond à une attaque et ne sert à rien d’autre : garde-la jusque-là. Maintenant, finis ton tour.
guide-cards-defense-held = { $name } peut t’attaquer aussi. Ta carte { $card } est une parade : elle répond à une attaque et ne sert à rien d’autre, alors garde-la. Maintenant, finis ton tour.
guide-title-cards-awaited = Une réponse ?
guide-cards-awaited = { $name } a { $seconds } secondes pour répondre à la carte { $card }. Le temps s’écoule toujours en entier, ainsi l’attente ne révèle rien. Puis on lance un dé : 1 à 5 réussit, après une réponse seulement 1 et 2.
guide-title-cards-loot = Ton butin
guide-cards-loot = Tu peux prendre des biens à { $name }, un à la fois. Celui qui est entouré t’aide le plus pour ce que tu construiras ensuite.
guide-title-cards-attacked = On t’attaque
guide-cards-attacked = { $name } joue la carte { $card }. Une parade pourrait y répondre, mais tu n’en as pas qui convienne : appuie sur le bouton entouré. De toute façon le temps s’écoule. Puis on lance un dé, et de 1 à 5 l’attaque te touche.
guide-cards-attacked-counter = { $name } joue la carte { $card }, et ta carte { $counter } y répond. Appuie sur le bouton entouré, puis sur la carte, puis sur le grand bouton. Après une parade, seuls 1 et 2 te touchent, au lieu de 1 à 5.
guide-title-cards-hit = L’attaque t’a touché
guide-cards-hit = Le dé a montré { $number } : l’attaque a réussi. Une carte touchée retourne dans ta main, et tu peux la reconstruire au prix fort. Un Pillage, lui, prend des biens.
guide-title-cards-warded = Attaque repoussée
guide-cards-warded = Le dé a montré { $number } : l’attaque a échoué et se retourne contre { $name }. Tu choisis ce qui retourne en main ou ce que tu prends. S’il n’y a rien de tel, il ne se passe rien de plus.
guide-title-cards-failed = Ton attaque a échoué
guide-cards-failed = Le dé a montré { $number } : ton attaque a échoué et se retourne contre toi. { $name } choisit ce qui retourne dans ta main, ou prend de tes biens. Ta carte action quitte le jeu de toute façon.

## En chemin
guide-title-cards-gain = Un bien pour toi
guide-cards-gain = Choisis une région qui gagne 1 bien. Celle qui est entourée t’aide le plus pour ce que tu construiras ensuite.
guide-title-cards-regions = Nouvelles terres
guide-cards-regions = Ta colonie apporte deux nouvelles régions, encore vides. Choisis celle du haut ; l’autre va en bas.
guide-title-cards-surplus = Trop de cartes
guide-cards-surplus = Ta main ne contient que { $limit } cartes. Appuie sur une carte dont tu peux te passer, puis sur la pioche sous laquelle elle va.

## Jusqu’à la fin
guide-title-cards-settlement = Une nouvelle colonie
guide-cards-settlement = Une colonie coûte 1 argile, 1 bois, 1 laine et 1 blé, et va derrière une route. Elle vaut 1 point et apporte deux régions et deux emplacements.
guide-cards-settlement-now = Tu as les biens pour une colonie. Appuie sur le bouton, puis sur la place derrière ta route. Elle vaut 1 point et apporte deux nouvelles régions.
guide-title-cards-trade = Échanges
guide-cards-trade = Trop d’un bien ? La réserve en prend 3 identiques contre 1 autre, ou 2 avec la bonne flotte. Et tu peux proposer à { $name } n’importe quels biens contre n’importe quels autres.
guide-title-cards-city = Villes
guide-cards-city = 3 minerais et 2 blés font d’une colonie une ville. Elle vaut 2 points au lieu de 1 et a quatre emplacements. Les cartes rouges ne se construisent que là.
guide-cards-city-now = Tu as les biens pour une ville. Appuie sur le bouton, puis sur une colonie. Une ville vaut 2 points au lieu de 1 et a quatre emplacements, aussi pour les cartes rouges.
guide-title-cards-robbers = Brigands
guide-cards-robbers = Quand le dé d’événement montre les brigands, un joueur qui a plus de { $limit } biens perd tout son minerai et toute sa laine. Ils compteraient maintenant { $counted } des tiens. Un Entrepôt fortifié exclut deux régions du compte.
guide-title-cards-exchange = Remplacer une carte
guide-cards-exchange = Si ta main est pleine à la fin de ton tour, tu peux glisser une carte sous une pioche et en prendre une autre de la même pioche.
guide-title-cards-winning = Gagner
guide-cards-winning = Tes points se comptent ici : colonies, villes, jetons et cartes. Tu gagnes dès que tu en as { $goal }. Une partie entière va jusqu’à 12.
guide-title-cards-wait-other = Attends ton tour
guide-title-cards-finish = C’est tout
guide-cards-finish = Tu connais le jeu maintenant. Continue, et bonne chance ! Tu me retrouveras sous le point d’interrogation.
guide-cards-finish-phone = Tu connais le jeu maintenant. Continue, et bonne chance ! Tu me retrouveras dans le menu.
