### Les deux royaumes en mode texte : royaumes, main et pioches en mots, et une ligne de commande. Les commandes elles-mêmes sont partout en anglais.

## Ce qu’il faut faire
cards-text-quoted = « { $command } »
cards-text-hint = Tape par exemple { $usages } ; « legal » énumère tout.
cards-text-hint-play = Construis, échange, propose, joue une carte ou termine ; « legal » dit ce que tu peux faire.

## Actions
cards-text-as-they-lie = comme elles sont maintenant
cards-text-other-order = dans un autre ordre, par leurs numéros
cards-text-look = { $stack } ; coûte { $count ->
    [one] un bien quelconque
   *[other] { $count } biens quelconques
  }
cards-text-above = { $region } en haut
cards-text-both = { $above } en haut, { $below } en bas
cards-text-under = { $card } sous { $stack }
cards-text-no-good = « { $word } » n’est pas un bien. Nomme les biens comme dans « 2 wool 1 ore ».

## Réponses, titres et tableaux
cards-text-realm = { $realm } : { $count } places
cards-text-realms = Royaumes
cards-text-stacks = Pioches
cards-text-card = Carte
cards-text-goods = Biens : { $goods } ; les brigands comptent { $counted }.
cards-text-rates = La réserve donne un bien contre { $rates }

## Aide
cards-text-names = Une commande peut être abrégée tant qu’elle reste claire, et de même les noms des cartes, des biens et des personnes. Les places portent le numéro que donne « realm », les pioches vont de a à e. Là où des régions paient ou reçoivent, « from » et « into » avec leurs numéros disent lesquelles ; sinon le jeu choisit.
cards-text-help-realm = toutes les places d’un royaume, ou ce qui a ce numéro
cards-text-help-hand = tes cartes, biens, points et taux
cards-text-help-card = ce qui est écrit sur une carte
cards-text-help-stacks = combien de cartes a chaque pioche
cards-text-help-arrange = disposer tes régions, de gauche à droite, celles du haut d’abord
cards-text-help-look = consulter une pioche
cards-text-help-take = prendre une carte de la pioche ou de la main que tu regardes, ou un bien adverse
cards-text-help-nothing = laisser la pioche sans y prendre de carte
cards-text-help-enough = ne plus prendre ni échanger de bien
cards-text-help-draw = piocher la première carte d’une pioche
cards-text-help-put = glisser une carte de ta main sous une pioche
cards-text-help-bury = glisser une carte de la main que tu regardes sous une pioche
cards-text-help-gain = choisir la région qui gagne un bien
cards-text-help-lose = choisir la région qui perd un bien
cards-text-help-give = choisir la région qui rend un bien
cards-text-help-swap = échanger un bien d’une région contre un bien d’une autre
cards-text-help-number = nommer le chiffre de production
cards-text-help-answer = répondre à une attaque par une parade, ou par aucune
cards-text-help-return = choisir la carte du royaume adverse qui retourne en main
cards-text-help-above = disposer les régions d’une nouvelle colonie
cards-text-help-build = construire une route, une colonie, une ville ou une carte de ta main
cards-text-help-play = jouer une carte action
cards-text-help-demolish = retirer du jeu une carte de ton royaume
cards-text-help-trade = échanger avec la réserve
cards-text-help-offer = proposer un échange ; tu donnes ce que tu nommes d’abord
cards-text-help-yes = accepter une offre
cards-text-help-no = refuser une offre
cards-text-help-withdraw = retirer ton offre
cards-text-help-exchange = finir ton tour en remplaçant une carte : elle va sous une pioche, et tu en prends une dans cette pioche
cards-text-help-road = construire une route
cards-text-help-settlement = construire une colonie
cards-text-help-city = changer une colonie en ville
