### La table de Two Realms : boutons, panneaux et étiquettes.

## Cartes
cards-kind = { $kind } · { $where }
cards-makes = produit { $good }
cards-copies = { $count } dans le jeu
cards-what = { $name }, { $kind }.
cards-costs = Coûte { $goods }.
cards-can-build = Constructible : { $count ->
    [one] 1 emplacement.
   *[other] { $count } emplacements.
  }
cards-can-use = Utilisable maintenant.
cards-not-now = Pas maintenant : { $why }
cards-short = manque { $goods }
cards-short-of = { $count ->
    [one] manque { $count } bien
   *[other] manque { $count } biens
  }
cards-no-site = pas de place
cards-is-new = Nouvelle ce tour-ci.
cards-new = Nouvelle
cards-playable = Jouable
cards-placing = À poser
cards-playing = À jouer
cards-putting = À ranger
cards-when-attacked = En cas d’attaque
cards-slot = Place pour une carte
cards-order = Carte { $order }

## Royaumes
cards-region = { $terrain } { $number }
cards-region-said = { $terrain }, chiffre { $number }
cards-region-stored = { $region }. { $stored } sur 3 { $good }.
cards-doubled = Doublée par { $cards }.
cards-hidden = Non comptée par les brigands.
cards-free-site = Emplacement libre, { $where }. Touche { $regions }.
cards-free-end = Place libre à l’extrémité { $side ->
    [left] gauche
   *[other] droite
  } de la rangée.
cards-map = Tout le royaume
cards-look-at = { $whose ->
    [you] Ton royaume
   *[other] Voir { $name }
  }
cards-swap-to = Regarder : { $realm }
cards-tokens = Jetons
cards-nobody-mill = Personne n’a le moulin
cards-nobody-knight = Personne n’a le chevalier
cards-holds-mill = { $whose ->
    [you] Tu as le moulin
   *[other] { $name } a le moulin
  }
cards-holds-knight = { $whose ->
    [you] Tu as le chevalier
   *[other] { $name } a le chevalier
  }
cards-token-mill = commerce, exige une ville
cards-token-knight = force
cards-not-counted = { $count }, ne compte pas
cards-row = { $name } : { $points } points sur { $goal } ; commerce { $commerce }, force { $strength }, tournoi { $tournament } ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
cards-has-mill = a le moulin
cards-has-knight = a le chevalier
cards-in-hand = { $count } cartes en main sur { $limit }
cards-of = { $count } sur { $limit }
cards-points = Points
cards-goods = Biens
cards-robbers = Brigands
cards-robbers-count = { $count ->
    [one] { $count } bien compte
   *[other] { $count } biens comptent
  }
cards-robbers-tag = les brigands comptent { $count }
cards-die = Dé de production : { $number }

## Pioches
cards-draw-stacks = Pioches
cards-to-build = À construire
cards-and-events = et événements
cards-hint-put = choisis la pioche sous laquelle elle va
cards-hint-draw = appuie sur une pioche
cards-hint-later = à la fin de ton tour
cards-stack-count = Pioche { $letter }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
cards-draw-top = Piocher la première carte
cards-free = gratuit
cards-look = La consulter
cards-price = coûte { $count ->
    [one] 1 bien
   *[other] { $count } biens
  }
cards-pile-short = { $kind ->
    [event] Évén.
   *[other] { $name }
}
cards-pile = { $name } : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
cards-can-press = peut être choisie
cards-looking = Pioche { $letter }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }, la première d’abord
cards-looking-hint = L’ordre ne change pas. { $name } voit que tu consultes la pioche { $letter }, mais pas ce qu’elle contient.
cards-looking-foot = La carte 1 est la prochaine à être piochée ici. Ce que tu as vu reste dans ton propre journal.
cards-looking-pass = Tu peux aussi ne rien prendre.
cards-shown = La main { ELIDE("de", $name) }
cards-shown-spy = Prends une des cartes qui peuvent être choisies.
cards-shown-bury = Choisis une carte, puis la pioche sous laquelle elle va.
cards-which-stack = Sous quelle pioche ?

## Construire et l’étape suivante
cards-tile-road = Route
cards-tile-settlement = Colonie
cards-tile-city = Ville
cards-tile-trade = Échange
cards-tile-exchange = Remplacer
cards-at-the-end = à la fin
cards-arrange-hint = { $step ->
    [first] appuie sur deux régions pour les échanger
   *[second] appuie sur celle avec laquelle l’échanger
  }
cards-as-printed = Comme imprimé
cards-step-play = Jouer
cards-step-answer = Répondre
cards-step-done = Terminé
cards-step-done-small = régions en place
cards-step-TakeNothing = Ne rien prendre
cards-step-TakeNoMore = Cela suffit
cards-step-draws = { $count ->
    [0] sans piocher
   *[other] et piocher { $count }
  }
cards-step-take = Prendre { $card }
cards-step-choose = Choisis une carte
cards-step-your-choice = À toi de choisir
cards-step-wait = On attend { $name }

## Ce qui est commencé
cards-you-build = À toi : construis { $kind ->
    [knight] { $name }
   *[other] la carte { $name }
  }
cards-you-build-hint = { $count ->
    [one] 1 emplacement
   *[other] { $count } emplacements
  } · coûte { $goods }
cards-you-build-touch = touche un anneau · touche la carte pour la reposer
cards-pays = paie { $goods }
cards-you-exchange = À toi : remplace une carte
cards-you-exchange-card = choisis la carte que tu donnes
cards-you-exchange-stack = choisis la pioche sous laquelle va la carte { $card }
cards-you-put = À toi : range la carte { $card }
cards-you-scout = À toi : construis une colonie avec l’Éclaireur
cards-you-scout-hint = choisis un emplacement, puis ses régions
cards-you-play = À toi : joue la carte { $card }
cards-you-play-hint = appuie sur le grand bouton pour la jouer, sur la carte pour la reposer
cards-you-swap-into = À toi : choisis où gagner un bien
cards-swap-hint = { $step ->
    [second] appuie encore sur la même pour annuler
   *[first] appuie d’abord sur la région qui cède un bien
  }

## Payer et recevoir
cards-bill = { $purpose } : quelles régions paient ?
cards-bill-gains = Où va 1 { $good } ?
cards-bill-filled = { $goods } : déjà rempli
cards-purpose-BuildRoad = Route
cards-purpose-BuildSettlement = Colonie
cards-purpose-BuildCity = Ville
cards-purpose-LookThrough = Consulter
cards-purpose-TradeWithSupply = Échange
cards-purpose-OfferTrade = Offre
cards-purpose-AcceptOffer = Échange
cards-purpose-Take = Prendre
cards-any-goods = { $count ->
    [one] un bien au choix
   *[other] { $count } biens au choix
  }
cards-tap-payer = appuie sur celles qui paient
cards-tap-receiver = appuie sur celle qui reçoit
cards-beside-warehouse = près de l’entrepôt
cards-would-be-empty = serait vide
cards-stores = contient { $count }
cards-pays-count = paie { $count }
cards-suggested = proposée
cards-also = Aussi
cards-change = Changer
cards-pay = Payer
cards-receive = Mettre ici

## Choix
cards-take = Prendre à { $name }
cards-take-hint = { $name } choisit la région qui le perd.
cards-take-no-room = Tu n’as plus de place ({ $goods }).
cards-number = Quel chiffre ?
cards-number-hint = Après l’événement, les deux royaumes produisent sur ce chiffre.
cards-lay = { $step ->
    [second] Laquelle mets-tu en bas ?
   *[other] Laquelle mets-tu en haut ?
  }
cards-lay-hint = { $step ->
    [above] L’autre va en bas.
    [first] Appuie d’abord sur celle du haut.
   *[other] Appuie encore sur celle du haut pour en changer.
  }
cards-above = en haut

## Échange
cards-trade = Échange
cards-trade-rates = Avec la réserve : { $best } contre 1 pour { $goods }
cards-trade-give = Tu donnes
cards-trade-get = Tu reçois
cards-trade-give-hint = ce que tu as, et le taux
cards-trade-get-hint = ce { ELIDE("que", $name) } a
cards-trade-good = { $good } : { $count }
cards-trade-less = un de moins : { $good }
cards-trade-supply = Échanger avec la réserve
cards-trade-supply-deal = Réserve : { $give } contre { $get }
cards-trade-no-supply = Donne une sorte de bien à son taux contre 1 d’une autre.
cards-trade-offer = Proposer à { $name }
cards-trade-empty = Choisis d’abord des biens.
cards-offer = { $name } propose
cards-offer-own = Ton offre
cards-offer-gives = { $name } te donne
cards-offer-wants = Tu donnes à { $name }
cards-offer-you-give = Tu donnes
cards-offer-you-get = Tu reçois
cards-offer-aloud = { $name } propose { $give } contre { $get }
cards-offer-accept = Accepter
cards-offer-decline = Refuser
cards-offer-declined = { $name } a refusé ton offre
cards-offer-withdraw = Retirer
cards-offer-cannot = Il te manque les biens ou la place.

## Attaques
cards-attack = { $name } joue la carte { $card }
cards-attack-aloud = { $name } joue la carte { $card }. Parer ?
cards-attack-on-you-arsonist = { $name } lance un dé. 1–{ $most } : un de tes bâtiments, de son choix, retourne dans ta main. Sinon, tu choisis un des siens, s’il y en a un.
cards-attack-on-you-black-knight = { $name } lance un dé. 1–{ $most } : un de tes chevaliers, de son choix, retourne dans ta main. Sinon, tu choisis un des siens, s’il y en a un.
cards-attack-on-you-raid = { $name } lance un dé. 1–{ $most } : { $name } te prend jusqu’à 2 biens de son choix. Sinon, tu lui en prends jusqu’à 2.
cards-attack-waits = { $name } peut répondre
cards-attack-waits-hint = { $card } : une fois le temps de répondre écoulé, on lance le dé.
cards-odds = L’attaque réussit de 1 à { $most }
cards-odds-say = ✗ te touche · ✓ tu la repousses
cards-counter-it = Parer l’attaque ?
cards-counter-odds = Avec une parade, seuls 1 et { $most } te touchent.
cards-counter-fits = Seules les cartes qui parent cette attaque sont jouables.
cards-back = Retour
cards-no-counter = Pas de parade
cards-play-counter = Jouer une parade
cards-answer-given = { $answer ->
    [none] Tu ne pares pas. Tu peux changer d’avis tant que le temps court.
   *[other] Tu réponds avec la carte { $card }. Tu peux changer d’avis tant que le temps court.
  }
cards-same-clock = { $name } voit le même compte à rebours. Il va toujours jusqu’au bout, et alors seulement ta réponse est révélée.
cards-seconds-in-all = Le temps de réponse est de { $count } secondes.

## Aide
cards-help = Appuie sur une carte de ta main ou sur un bouton, puis sur un anneau dans ton royaume. Pointe une carte ou garde le doigt dessus pour la lire.
cards-drawer-open = Montrer les cartes entières
cards-drawer-close = Montrer moins des cartes
cards-key-tiles = Route, colonie, ville, échange, remplacer
cards-key-realm = L’autre royaume
cards-key-inspect = La carte entière
cards-key-stacks = Pioches
cards-key-answer = Accepter ou refuser une offre

## Ce qui arrive
cards-go-on = Continuer
cards-is-searched = en cours de consultation
cards-tell-event = Ce que fait la carte { $card }
cards-tell-order = d’abord l’événement, puis les deux royaumes produisent sur un { $number }
cards-tell-idle = Cet événement ne change rien.
cards-tell-robbers = Brigands
cards-tell-counted = { $count } ; { $most } au plus
cards-tell-loses = { $whose ->
    [you] { $count ->
        [0] Tu ne perds rien
        [one] Tu perds 1 bien
       *[other] Tu perds { $count } biens
      }
   *[other] { $count ->
        [0] { $name } ne perd rien
        [one] { $name } perd 1 bien
       *[other] { $name } perd { $count } biens
      }
  }
cards-tell-gains = { $whose ->
    [you] { $count ->
        [one] Tu gagnes 1 bien
       *[other] Tu gagnes { $count } biens
      }
   *[other] { $count ->
        [one] { $name } gagne 1 bien
       *[other] { $name } gagne { $count } biens
      }
  }
cards-tell-spared = { $count ->
    [one] 1 région est épargnée
   *[other] { $count } régions sont épargnées
  }
cards-tell-result = { $whose ->
    [you] Ta carte { $card }
   *[other] La carte { $card } { ELIDE("de", $name) }
  }
cards-tell-answer = { $answer ->
    [none] { $whose ->
        [you] Tu ne pares pas
       *[other] { $name } ne pare pas
      }
   *[other] { $whose ->
        [you] Tu pares avec la carte { $card }
       *[other] { $name } pare avec la carte { $card }
      }
  }
cards-tell-die = Le dé : { $number }
cards-tell-hits = { $whose ->
    [you] Ton attaque réussit
   *[other] L’attaque { ELIDE("de", $name) } réussit
  }
cards-tell-fails = { $whose ->
    [you] Tu repousses l’attaque
   *[other] { $name } repousse l’attaque
  }

## Démolir
cards-demolish = Démolir
cards-step-demolish = Démolir
cards-you-demolish = À toi : démolis une carte
cards-you-demolish-hint = choisis-la dans ton royaume
cards-you-demolish-sure = elle quitte le jeu pour de bon

## Préférences
cards-turned = Cartes tournées
cards-turned-text = Une région tourne d’un quart pour chaque bien qu’elle contient ; le nombre au bord inférieur dit combien.

## La fin
cards-end-settlements = colonies
cards-end-cities = villes
cards-end-cards = cartes
cards-end-tokens = jetons
cards-end-strengths = Jetons et réserves
cards-end-strengths-text = ce qui comptait pour les jetons, et les biens à la fin
cards-end-token = a le jeton
cards-end-turned = Cartes Événement révélées :
cards-end-event = { $card } { $count }
cards-end-side = Face
cards-end-fell = tombé
cards-end-expected = attendu
cards-end-production = Biens venus des dés
cards-end-production-text = ceux de la dernière colonne n’avaient plus de place
cards-end-all = Tous
cards-end-full = Sans place
cards-end-deeds = Ce qui s’est passé
cards-end-deeds-text = pour chacun des deux, pendant toute la partie
cards-end-deed-tournaments = tournois gagnés
cards-end-deed-took = biens pris à l’autre royaume
cards-end-deed-robbed = biens perdus face aux brigands
cards-end-deed-supply = échanges avec la réserve
cards-end-deed-deals = échanges entre les deux
cards-end-deed-gave = biens donnés dans ces échanges
cards-end-deed-played = cartes Action jouées
cards-end-deed-attacks = attaques
cards-end-deed-hits = attaques réussies
cards-end-deed-warded = attaques repoussées
cards-end-curve-text = une ligne par place
cards-end-rolls = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
  }
