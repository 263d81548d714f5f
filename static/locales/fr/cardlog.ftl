### Deux Royaumes : ce qui s’est passé, ce qu’on peut faire, ce qu’on attend, et pourquoi quelque chose est refusé.

## Ce qui s’est passé, une phrase par événement ; une carte qu’on ne peut pas voir est « une carte »
cards-log-StartRolled = { $who } { a } fait { $number } pour savoir qui commence
cards-log-FirstPlayerChosen = { $who } { $whose ->
    [you] commences
   *[other] commence
  }
cards-log-ArrangementDone = { $who } { a } disposé les régions
cards-log-DiceRolled = { $who } { a } fait { $number } : { $face }
cards-log-DiceRolled-named = { $who } { a } lancé le dé d’événement : { $face } ; le chiffre est { $number }, comme annoncé
cards-log-Produced = { $who } { a } reçu { $goods }
cards-log-Produced-full = { $who } n’{ a } plus de place dans cette région ({ $good })
cards-log-TournamentHeld = { $who } { a } gagné le tournoi, { $more } à { $fewer }
cards-log-TournamentHeld-tie = Le tournoi finit à égalité avec { $more ->
    [one] { $more } point
   *[other] { $more } points
  }
cards-log-RobbersCame = Les brigands ont compté { $counted ->
    [one] { $counted } bien
   *[other] { $counted } biens
  } et { $whom ->
    [you] t’ont pris { $goods }
   *[other] ont pris { $goods } à { $victim }
  }
cards-log-RobbersCame-nothing = Les brigands ont compté { $counted ->
    [one] { $counted } bien
   *[other] { $counted } biens
  } et { $whom ->
    [you] t’ont laissé tranquille
   *[other] ont laissé { $victim } tranquille
  }
cards-log-EventCardTurned = { $who } { a } retourné la carte { $card }
cards-log-EventsShuffled = Les cartes événement ont été mélangées
cards-log-Spared = La Peste a épargné { $whom ->
    [you] { $count } de tes régions
   *[other] { $count ->
        [one] { $count } région
       *[other] { $count } régions
      } { ELIDE("de", $victim) }
  }
cards-log-GoodGained = { $who } { a } gagné { $goods }
cards-log-GoodLost = { $who } { a } perdu { $goods }
cards-log-GoodTaken = { $whom ->
    [you] { $who } t’a pris { $goods }
   *[other] { $who } { a } pris { $goods } à { $victim }
  }
cards-log-GoodsPaid = { $who } { a } payé { $goods }
cards-log-TradedWithSupply = { $who } { a } donné à la réserve { $give } contre { $get }
cards-log-TradeOffered = { $who } { a } proposé { $give } contre { $get }
cards-log-TradeAccepted = { $whom ->
    [you] { $who } t’a donné { $give } contre { $get }
   *[other] { $who } { a } donné { $give } à { $partner } contre { $get }
  }
cards-log-TradeDeclined = { $who } { a } refusé
cards-log-TradeWithdrawn = { $whose ->
    [you] Ton offre
   *[other] L’offre { ELIDE("de", $who) }
  } est retirée
cards-log-RowBuilt = { $who } { a } construit { $kind ->
    [road] une route
    [city] une ville
   *[settlement] une colonie
  }
cards-log-RegionLaid = { $who } { a } disposé { $land }
cards-log-RegionStackShuffled = La pile des régions a été mélangée
cards-log-UpgradeBuilt = { $who } { a } construit { $card }
cards-log-RowBuilt-paid = { cards-log-RowBuilt } pour { $goods }
cards-log-UpgradeBuilt-paid = { cards-log-UpgradeBuilt } pour { $goods }
cards-log-Demolished = { $who } { a } retiré { $card } du jeu
cards-log-TokenMoved = { $who } { a } pris { $token }
cards-log-TokenMoved-gone = Personne n’a plus { $token }
cards-log-StackSearched = { $who } { a } consulté la pioche { $letter }
cards-log-StackSearched-known = { $who } { a } consulté la pioche { $letter } : { $cards }
cards-log-CardTaken = { $who } { a } pris { $card } dans la pioche { $letter }
cards-log-StackLeft = { $who } n’{ a } rien pris
cards-log-CardPutUnder = { $who } { a } glissé { $card } sous la pioche { $letter }
cards-log-CardBuried = { $who } { a } glissé { $card } { $whom ->
    [you] de ta main
   *[other] de la main { ELIDE("de", $partner) }
  } sous la pioche { $letter }
cards-log-HandShown = { $who } { a } regardé { $whom ->
    [you] ta main
   *[other] la main { ELIDE("de", $partner) }
  }
cards-log-HandShown-known = { cards-log-HandShown } : { $cards }
cards-log-CardTakenFromHand = { $who } { a } pris { $card } { $whom ->
    [you] de ta main
   *[other] de la main { ELIDE("de", $partner) }
  }
cards-log-CardPlayed = { $who } { a } joué { $card }
cards-log-NumberNamed = { $who } { a } nommé { $number } comme chiffre de ce tour
cards-log-AttackAnswered = { $who } { a } répondu avec la carte { $card }
cards-log-AttackAnswered-nothing = { $who } n’{ a } pas répondu
cards-log-AttackRolled = { $who } { a } fait { $number } : l’attaque réussit
cards-log-AttackRolled-fails = { $who } { a } fait { $number } : l’attaque échoue
cards-log-UpgradeReturned = { $who } { a } renvoyé { $card } dans { $whom ->
    [you] ta main
   *[other] la main { ELIDE("de", $partner) }
  }
cards-log-GameWon = { $who } { a } gagné avec { $points } points
cards-the-card = la carte { $card }
cards-no-cards = aucune carte
cards-a-region = une région
undo-BuildUpgrade = carte
undo-Demolish = démolition

## Où, dans un royaume
cards-place-between = { cards-side }, entre { $pair ->
    [city-city] les villes { $left } et { $right }
    [city-settlement] la ville { $left } et la colonie { $right }
    [settlement-city] la colonie { $left } et la ville { $right }
   *[settlement-settlement] les colonies { $left } et { $right }
  }
cards-place-first = { cards-side }, au bout de gauche
cards-place-last = { cards-side }, au bout de droite
cards-place-site = { cards-side }, { $kind ->
    [city] ville
   *[settlement] colonie
  } { $number }
cards-place-row = { $kind ->
    [road] route
    [city] ville
   *[settlement] colonie
  } { $number }
cards-side = { $side ->
    [above] en haut
    [outer-above] tout en haut
    [outer-below] tout en bas
   *[below] en bas
  }

## Ce qu’on peut faire
cards-do-ArrangeRegions = Disposer les régions
cards-do-LookThrough = Consulter une pioche
cards-do-TakeCard = Prendre une carte
cards-do-TakeNothing = Ne rien prendre
cards-do-DrawCard = Piocher la première carte
cards-do-PutUnder = Glisser une carte sous une pioche
cards-do-RollDice = Lancer les dés
cards-do-EndTurn = Finir le tour
cards-do-Exchange = Remplacer une carte
cards-do-Gain = Gagner un bien
cards-do-Take = Prendre un bien
cards-do-TakeNoMore = Cela suffit
cards-do-Lose = Perdre un bien
cards-do-GiveBack = Rendre un bien
cards-do-Swap = Échanger un bien
cards-do-TradeWithSupply = Échanger avec la réserve
cards-do-OfferTrade = Proposer un échange
cards-do-AcceptOffer = Accepter l’offre
cards-do-DeclineOffer = Refuser l’offre
cards-do-WithdrawOffer = Retirer l’offre
cards-do-BuildRoad = Construire une route
cards-do-BuildSettlement = Construire une colonie
cards-do-BuildCity = Construire une ville
cards-do-BuildUpgrade = Construire une carte
cards-do-Demolish = Retirer une carte du jeu
cards-do-LayRegions = Disposer les deux régions
cards-do-ChooseRegions = Choisir deux régions
cards-do-PlayCard = Jouer une carte
cards-do-NameNumber = Nommer le chiffre
cards-do-AnswerAttack = Répondre à l’attaque
cards-do-CloseWindow = Clore le délai
cards-do-Return = Renvoyer une carte
cards-do-TakeFromHand = Prendre cette carte
cards-do-Bury = Glisser une carte adverse sous une pioche

## Ce qu’on attend
cards-status-you-Arrange = À toi : dispose tes régions
cards-status-other-Arrange = { $name } dispose ses régions
cards-status-you-ChooseStack = À toi : choisis une pioche à consulter
cards-status-other-ChooseStack = { $name } choisit une pioche
cards-status-you-TakeCards = À toi : prends { $left ->
    [one] une carte
   *[other] { $left } cartes
  } dans la pioche { $letter }
cards-status-other-TakeCards = { $name } consulte la pioche { $letter }
cards-status-you-PutCardsUnder = À toi : glisse { $left ->
    [one] une carte
   *[other] { $left } cartes
  } de ta main sous des pioches
cards-status-other-PutCardsUnder = { $name } a trop de cartes et en repose { $left }
cards-status-you-Roll = À toi : lance les dés
cards-status-other-Roll = { $name } va lancer les dés
cards-status-you-Name = À toi : nomme le chiffre de production
cards-status-other-Name = { $name } nomme le chiffre de production
cards-status-you-Play = À toi de jouer
cards-status-other-Play = { $name } échange, construit et joue des cartes
cards-status-you-Draw = À toi : pioche { $left ->
    [one] une carte
   *[other] { $left } cartes
  }
cards-status-other-Draw = { $name } pioche des cartes
cards-status-you-ChooseGain = À toi : choisis une région qui gagne 1 bien
cards-status-you-ChooseGain-good = À toi : choisis où va 1 { $good }
cards-status-other-ChooseGain = { $name } choisit un bien à gagner
cards-status-you-ChooseLoss = À toi : choisis une région qui perd 1 { $good }
cards-status-other-ChooseLoss = { $name } choisit quelle région perd 1 { $good }
cards-status-you-TakeGoods = À toi : prends { $left ->
    [one] un bien
   *[other] { $left } biens
  } à l’autre royaume
cards-status-other-TakeGoods = { $name } choisit quel bien prendre
cards-status-you-GiveGoodBack = À toi : rends un bien
cards-status-other-GiveGoodBack = { $name } choisit un bien à rendre
cards-status-you-SwapGoods = À toi : échange { $left ->
    [one] un bien contre un autre
   *[other] jusqu’à { $left } biens contre d’autres
  }
cards-status-other-SwapGoods = { $name } échange des biens
cards-status-you-LayOut = À toi : choisis la région du haut
cards-status-other-LayOut = { $name } dispose deux nouvelles régions
cards-status-you-ChooseFromStack = À toi : choisis les deux régions de ta colonie
cards-status-other-ChooseFromStack = { $name } choisit deux régions dans la pile
cards-status-you-Answer = { $attack } : vas-tu répondre ?
cards-status-other-Answer = { $attack } : { $name } peut répondre
cards-status-you-ChooseTarget = À toi : choisis { $what ->
    [knight] un chevalier
    [building] un bâtiment
   *[unit] un chevalier ou une flotte
  } à renvoyer
cards-status-other-ChooseTarget = { $name } choisit { $what ->
    [knight] un chevalier
    [building] un bâtiment
   *[unit] un chevalier ou une flotte
  } à renvoyer
cards-status-you-Spy = À toi : prends une carte de la main adverse
cards-status-other-Spy = { $name } regarde la main adverse
cards-status-you-BuryCards = À toi : glisse { $left ->
    [one] une carte
   *[other] { $left } cartes
  } de la main adverse sous une même pioche
cards-status-other-BuryCards = { $name } glisse des cartes de la main adverse sous une pioche

## Pourquoi pas
refused-before_the_dice = La carte { $card } ne se joue qu’avant de lancer les dés.
refused-cannot_be_closed = Le temps de réponse s’écoule tout seul.
refused-cities_only = La carte { $card } ne se construit que près d’une ville.
refused-does_not_answer = La carte { $card } ne répond pas à cette attaque.
refused-hand_not_full = Tu ne peux remplacer une carte que si ta main est pleine.
refused-must_take = Tu as consulté la pioche : tu dois y prendre une carte.
refused-new_card = { $card } : tu as reçu cette carte pendant ce tour, elle doit attendre.
cards-refused-no_pieces_left = { $piece } : il n’en reste plus.
cards-refused-no_place = Il n’y a pas d’emplacement libre pour cela.
refused-no_room = Il n’y a plus de place ({ $good }).
cards-refused-no_such_card = La carte { $card } ne s’y trouve pas.
refused-no_such_site = Il n’y a pas d’emplacement à cet endroit.
refused-no_target = La carte { $card } n’aurait aucun effet maintenant.
refused-not_enough_goods = Il te manque { $needs }.
cards-refused-not_enough_goods-any = Il te manque { $count ->
    [one] { $count } bien
   *[other] { $count } biens
  }.
refused-not_stored = Ce bien n’y est pas.
refused-nothing_to_trade = Propose des biens, et pas le même des deux côtés.
refused-only_an_answer = La carte { $card } ne se joue que pour répondre à une attaque.
refused-only_the_active_player = Seul le joueur dont c’est le tour peut proposer un échange.
refused-same_good = Échange { $good } contre un autre bien.
refused-site_taken = Cet emplacement est occupé.
refused-stack_empty = Il n’y a plus de cartes dans la pioche { $letter }.
refused-stack_taken = Ton adversaire a consulté la pioche { $letter } ; choisis-en une autre.
refused-too_early = La carte { $card } ne peut pas encore se jouer.
refused-with_a_settlement = La carte { $card } ne se joue qu’en construisant une colonie.
refused-wrong_places = Ces régions ne peuvent pas payer exactement cela, ou n’ont pas la place pour ce qui arrive.
refused-wrong_regions = Dispose chacune des régions une fois.
refused-wrong_stack = Pas la pioche { $letter } : ce doit être la même pioche qu’avant.

## Pourquoi une carte doit attendre : en un mot ou deux sur la carte, et en entier
cards-rests-before_the_dice = avant les dés
cards-rests-new_card = tour suivant
cards-rests-no_target = sans effet
cards-rests-too_early = { $from ->
    [seven-points] à 7 points
   *[second-turn] dès le tour 2
  }
cards-rests-with_a_settlement = avec colonie
cards-refused-no_target = La carte { $card } n’aurait aucun effet maintenant : { $of ->
    [arsonist] l’autre royaume n’a aucun bâtiment.
    [black-knight] l’autre royaume n’a aucun chevalier.
    [caravan] aucun de tes biens ne peut être échangé contre un autre.
   *[raid] l’autre royaume n’a aucun bien pour lequel tu as de la place.
  }
cards-refused-too_early = La carte { $card } peut se jouer { $from ->
    [seven-points] dès que les deux royaumes totalisent 7 points.
   *[second-turn] à partir de ton deuxième tour.
  }
