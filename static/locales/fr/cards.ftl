### Deux Royaumes, le jeu de cartes à deux : comment s’appellent les cartes, les biens et les lieux.

## Biens et régions ; ceux du jeu de l’île ont déjà leurs mots
good-gold = or
terrain-river = rivière d’or
cards-good = { $kind ->
    [gold] { good-gold }
   *[other] { resource }
  }
cards-amount = { $kind ->
    [gold] { $count } { good-gold }
   *[other] { table-cards }
  }
cards-no-goods = rien
region-text = Garde jusqu’à 3 unités ({ cards-good }) et en reçoit 1 quand son chiffre sort.

## Bâtiments, flottes et chevaliers : pour les colonies et les villes
card-abbey = Monastère
card-abbey-text = Ta main peut contenir 1 carte de plus. Te rapporte 1 bien de ton choix lors du Progrès.
card-fortified-warehouse = Entrepôt fortifié
card-fortified-warehouse-text = Les brigands ne comptent pas les deux régions voisines, mais les pillent. Elles gagnent 1 bien lors de l’Année fertile.
card-smithy = Forge
card-smithy-text = 1 point de force de plus pour chacun de tes chevaliers. Les points de tournoi ne changent pas.
card-brick-factory = Briqueterie
card-brick-factory-text = Les collines voisines donnent 2 argiles quand leur chiffre sort.
card-iron-foundry = Fonderie
card-iron-foundry-text = Les montagnes voisines donnent 2 minerais quand leur chiffre sort.
card-grain-mill = Moulin à blé
card-grain-mill-text = Les champs voisins donnent 2 blés quand leur chiffre sort.
card-sawmill = Scierie
card-sawmill-text = Les forêts voisines donnent 2 bois quand leur chiffre sort.
card-woolen-mill = Filature
card-woolen-mill-text = Les pâturages voisins donnent 2 laines quand leur chiffre sort.
card-fleet-brick = Flotte d’argile
card-fleet-brick-text = Échange 2 argiles contre 1 autre bien de ton choix, aussi souvent que tu veux.
card-fleet-gold = Flotte d’or
card-fleet-gold-text = Échange 2 or contre 1 autre bien de ton choix, aussi souvent que tu veux.
card-fleet-grain = Flotte de blé
card-fleet-grain-text = Échange 2 blés contre 1 autre bien de ton choix, aussi souvent que tu veux.
card-fleet-lumber = Flotte de bois
card-fleet-lumber-text = Échange 2 bois contre 1 autre bien de ton choix, aussi souvent que tu veux.
card-fleet-ore = Flotte de minerai
card-fleet-ore-text = Échange 2 minerais contre 1 autre bien de ton choix, aussi souvent que tu veux.
card-fleet-wool = Flotte de laine
card-fleet-wool-text = Échange 2 laines contre 1 autre bien de ton choix, aussi souvent que tu veux.
card-knight-conrad = Conrad le Vif
card-knight-conrad-text = { card-knights-text }
card-knight-falk = Falk le Beau
card-knight-falk-text = { card-knights-text }
card-knight-goetz = Götz Poing-de-Fer
card-knight-goetz-text = { card-knights-text }
card-knight-hagen = Hagen le Sinistre
card-knight-hagen-text = { card-knights-text }
card-knight-karl = Karl le Fort
card-knight-karl-text = { card-knights-text }
card-knight-otto = Otto le Berserk
card-knight-otto-text = { card-knights-text }
card-knight-pippin = Pépin le Bref
card-knight-pippin-text = { card-knights-text }
card-knight-siegfried = Siegfried sans Terre
card-knight-siegfried-text = { card-knights-text }
card-knight-walter = Walter le Renégat
card-knight-walter-text = { card-knights-text }
card-knights-text = Compte pour le jeton du chevalier et participe aux tournois.

## Bâtiments réservés aux villes
card-aqueduct = Aqueduc
card-aqueduct-text = La Peste ne prend rien à aucune de tes régions.
card-bath-house = Bains
card-bath-house-text = La Peste ne prend rien aux quatre régions autour de leur ville.
card-church = Église
card-church-text = Les chevaliers et les flottes de sa ville ne peuvent pas être choisis lors de la Guerre civile.
card-colossus = Colosse
card-colossus-text = Des points de victoire, et rien d’autre.
card-counting-house = Comptoir
card-counting-house-text = Des points de commerce, et rien d’autre.
card-harbor = Port
card-harbor-text = 1 point de commerce de plus pour chacune de tes flottes.{ $harbor-counts-itself ->
    [off] {" "}Le point imprimé sur le Port ne compte pas.
   *[on] {""}
  }
card-library = Bibliothèque
card-library-text = Ta main peut contenir 1 carte de plus. Te rapporte 1 bien de ton choix lors du Progrès.
card-marketplace = Marché
card-marketplace-text = Des points de commerce, et rien d’autre.
card-merchant-guild = Guilde des marchands
card-merchant-guild-text = Plus de points de commerce que toute autre carte.
card-mint = Hôtel des monnaies
card-mint-text = Échange 1 or contre 1 autre bien de ton choix, aussi souvent que tu veux.
card-town-hall = Hôtel de ville
card-town-hall-text = Consulter une pioche te coûte 1 bien au lieu de 2. Un second Hôtel de ville ne réduit pas ce prix.

## Actions
card-alchemist = Alchimiste
card-alchemist-text = Avant les dés, nomme le chiffre de production de ce tour. Seul le dé d’événement est lancé. Une fois par tour.
card-arsonist = Incendiaire
card-arsonist-text = Lance un dé. 1–5 : un bâtiment adverse de ton choix retourne dans la main de ton adversaire. 6 : un des tiens, de son choix, retourne dans la tienne.
card-bishop = Évêque
card-bishop-text = Répond à l’Incendiaire ou au Pillage : l’attaque ne réussit alors que sur 1 ou 2.
card-black-knight = Chevalier noir
card-black-knight-text = Lance un dé. 1–5 : un chevalier adverse de ton choix retourne dans la main de ton adversaire. 6 : un des tiens, de son choix, retourne dans la tienne.
card-caravan = Caravane
card-caravan-text = Échange 1 ou 2 de tes biens contre autant d’autres de ton choix, mais d’aucune des sortes données.
card-herb-witch = Sorcière aux herbes
card-herb-witch-text = Répond au Chevalier noir : l’attaque ne réussit alors que sur 1 ou 2.
card-merchant = Marchand
card-merchant-text = Prends 1 ou 2 biens de ton choix à ton adversaire, puis rends-en 1.
card-raid = Pillage
card-raid-text = Lance un dé. 1–5 : prends 2 biens de ton choix à ton adversaire. 6 : ton adversaire te prend 2 biens de son choix.
card-scout = Éclaireur
card-scout-text = Se joue en construisant une colonie : choisis ses deux régions dans toute la pile des régions.
card-spy = Espion
card-spy-text = Regarde la main adverse et prends-y { $spy-takes ->
    [any-card] n’importe quelle carte
   *[units-and-actions] un chevalier, une flotte ou une carte action
  }.

## La rangée du milieu
card-road = Route
card-road-text = Se construit à un bout libre de ta rangée. Fait place à une colonie derrière elle.
card-settlement = Colonie
card-settlement-text = Se construit derrière une route. Ouvre deux régions et deux emplacements, l’un au-dessus, l’autre au-dessous.
card-city = Ville
card-city-text = Remplace une colonie. A quatre emplacements, qui acceptent aussi les bâtiments de ville.

## Cartes événement
event-card-civil-war = Guerre civile
event-card-civil-war-text = Chacun, d’abord le joueur dont c’est le tour, choisit un chevalier ou une flotte de l’autre ; la carte retourne dans la main de son propriétaire.
event-card-conflict = Conflit
event-card-conflict-text = Le joueur qui détient le chevalier regarde la main adverse et glisse deux de ses cartes sous une pioche.
event-card-master-builder = Maître d’œuvre
event-card-master-builder-text = Chacun, d’abord le joueur dont c’est le tour, peut consulter une pioche différente, y prendre une carte et en glisser une de sa main sous n’importe quelle pioche.
event-card-plague = Peste
event-card-plague-text = Chaque région voisine d’une ville perd 1 bien, et un seul même entre deux villes.
event-card-productive-year = Année fertile
event-card-productive-year-text = Chaque région gagne 1 bien pour chaque Entrepôt fortifié voisin.
event-card-progress = Progrès
event-card-progress-text = Chacun gagne 1 bien de son choix pour chacun de ses Monastères et chacune de ses Bibliothèques.
event-card-year-end = Fin d’année
event-card-year-end-text = Les cartes événement sont mélangées, celle-ci comprise.

## Sortes de cartes, et où elles vont
kind-building = Bâtiment
kind-fleet = Flotte
kind-knight = Chevalier
kind-city-building = Bâtiment de ville
kind-action = Action
kind-attack = Attaque
kind-counter = Parade
kind-event = Événement
kind-region = Région
kind-row = Rangée du milieu
family-territory = colonie ou ville
family-city = ville seulement
family-action = à ton tour
family-counter = en cas d’attaque
family-event = pour les deux

## Points et jetons
cards-realm-of = Royaume { ELIDE("de", $name) }
cards-own-realm = Ton royaume
points-victory = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
  }
points-commerce = { $count ->
    [one] { $count } point de commerce
   *[other] { $count } points de commerce
  }
points-strength = { $count ->
    [one] { $count } point de force
   *[other] { $count } points de force
  }
points-tournament = { $count ->
    [one] { $count } point de tournoi
   *[other] { $count } points de tournoi
  }
name-victory = Points de victoire
name-commerce = Commerce
name-strength = Force
name-tournament = Points de tournoi
token-knight = le chevalier
token-mill = le moulin
token-knight-text = Au joueur qui a le plus de force : 1 point de victoire
token-mill-text = Au joueur qui a le plus de points de commerce, et une ville : 1 point de victoire

## Dés
die-event = Dé d’événement
die-production = Dé de production
face-tournament = tournoi
face-trade-advantage = avantage commercial
face-robber-assault = brigands
face-successful-year = bonne année
face-event-card = carte événement
face-tournament-text = Le joueur qui a le plus de points de tournoi gagne 1 bien de son choix.
face-trade-advantage-text = Le joueur qui détient le moulin prend 1 bien à l’autre royaume.
face-robber-assault-text = Un joueur qui a plus de 7 biens non protégés perd tout son minerai et toute sa laine.
face-successful-year-text = Chacun gagne 1 bien de son choix.
face-event-card-text = La carte événement du dessus est retournée.

## Piles
stack-draw = Pioche { $letter }
stack-roads = Routes
stack-settlements = Colonies
stack-cities = Villes
stack-regions = Régions
stack-events = Cartes événement
