### Ce que les gens règlent entre eux : annuler un coup, faire une pause, les absents, les souhaits, les manières.

rules-of-table = Règles de cette table

## Annuler un coup
undo = Annuler : { $what }
undo-what = { $kind ->
    [PlaceSettlement] colonie
    [BuildSettlement] colonie
    [PlaceRoad] route
    [BuildRoad] route
    [BuildBridge] pont
    [PlaceFreeRoad] route
    [BuildCity] ville
    [TradeWithSupply] échange avec la réserve
    [MoveRobber] voleur
    [PlayKnight] carte Chevalier
    [PlayRoadBuilding] carte Routes
    [PlayYearOfPlenty] carte Invention
    [Pass] passe
    [PlaceNeutralRoad] route
    [PlaceNeutralSettlement] colonie
    [SendRobberToDesert] voleur
    [DiscardKnight] chevalier
   *[other] dernier coup
  }
undo-end = Annuler la fin du tour
undo-end-offered = Ton tour est fini. Tant que personne n’a lancé les dés, tu peux annuler la fin du tour.
key-help-undo = annuler le dernier coup

## Le menu de la table
matters = Table
matter-busy = La table décide d’abord de ce qui est déjà proposé
matter-pause = Mettre en pause
matter-text-pause = Le temps de souffler, ou pour continuer un autre jour
matter-continue = Continuer
matter-text-continue = La partie est en pause
matter-stand_in = Laisser un bot jouer pour { $player }
matter-text-stand_in = Jusqu’au retour { ELIDE("de", $player) }
matter-rewind = Revenir en arrière…
matter-text-rewind = À une ligne précédente du journal ; les dés restent les mêmes
matter-concede = Concéder la victoire…
matter-text-concede = Désigner qui gagne et finir la partie
matter-abort = Arrêter la partie
matter-text-abort = Personne ne gagne
matter-screen = Grand écran
matter-screen-text = Montre la table à toute la pièce, sans les cartes de personne : sur un téléviseur, ouvre { $address }
leave = Quitter la table
leave-text = Ta place te reste : reviens par son lien ou par la page d’accueil
matter-host = Confier la table…
matter-text-host = Quelqu’un d’autre devient l’hôte
matter-no-heir = Il n’y a ici que des bots à part toi
matter-talking = Appel vocal et discussion…
matter-text-talking = Où la table se parle, et si l’on peut écrire
matter-doors = Invités bloqués…
matter-text-doors = Bloquer qui dérange, et débloquer
matter-nothing-back = Rien n’a encore été joué
matter-to-whom = À qui
matter-back-to = Revenir à
matter-line = ligne { $version }
matter-turn-begins = le tour commence
matter-after-roll = après le lancer de { $sum }
matter-back = Retour
matter-propose = Proposer
matter-do = Confirmer
back-here = Revenir ici
asked = { $count ->
    [one] { $names } doit
   *[other] { $names } doivent
  } être d’accord.
asked-nobody = Il n’y a personne d’autre : c’est fait tout de suite.
asked-away = Tous les autres sont absents ; personne ne pourrait donner son accord.

## Ce que cela veut dire
means-pause = Personne ne peut jouer jusqu’à ce que quelqu’un reprenne la partie. Elle est gardée, même si tout le monde s’en va.
means-stand_in = Un bot joue pour { $player } jusqu’à son retour.
means-seated = La personne qui arrive prend la place { ELIDE("de", $player) }, avec toutes ses cartes et ses pièces.
means-rewind = La partie revient { $turn ->
    [0] à la mise en place
   *[other] au tour { $turn }
  }. { $count ->
    [one] Un coup ne compte
   *[other] { $count } coups ne comptent
  } plus, et les mêmes dés retomberont.
means-concede = La partie s’arrête et { $whom ->
    [you] tu gagnes
   *[other] { $player } gagne
  }.
means-abort = La partie s’arrête et personne ne gagne.
means-host = Désormais { $player } s’occupe de la table à ta place. Personne n’est consulté.

## La proposition
proposal = Proposition
proposal-said = { $proposal }. { $means }
propose = { $whose ->
    [you] Tu proposes
   *[other] { $who } propose
  }
proposes-pause = { propose } une pause
proposes-stand_in = { propose } un bot pour { $player }
proposes-seated = { $who } aimerait prendre { $whom ->
    [you] ta place
   *[other] la place { ELIDE("de", $player) }
  }
proposes-rewind = { propose } de revenir { $turn ->
    [0] à la mise en place
   *[other] au tour { $turn }
  }
proposes-concede = { propose } de { $whom ->
    [you] te concéder la victoire
   *[other] concéder la victoire à { $player }
  }
proposes-abort = { propose } d’arrêter la partie
vote-yes = d’accord
vote-waiting = réfléchit
vote-agree = D’accord
vote-no = Non
vote-withdraw = Retirer
verdict-withdrawn = La proposition a été retirée.
verdict-lapsed = La proposition n’est plus valable.
refuse = { $whose ->
    [you] Tu ne veux pas
   *[other] { $who } ne veut pas
  }
verdict-no-pause = { refuse } de pause.
verdict-no-stand_in = { refuse } de bot pour { $player }.
verdict-no-seated = { refuse } que quelqu’un prenne { $whom ->
    [you] ta place
   *[other] la place { ELIDE("de", $player) }
  }.
verdict-no-rewind = { refuse } revenir en arrière.
verdict-no-concede = { refuse } { $whom ->
    [you] te concéder la victoire
   *[other] concéder la victoire à { $player }
  }.
verdict-no-abort = { refuse } arrêter la partie.

## En pause, finie
status-paused = La partie est en pause
step-paused = En pause
status-paused-hint = n’importe quel joueur peut la reprendre
status-conceded = { $name } a gagné par abandon
status-aborted = La partie a été arrêtée
paused-by = Pause demandée par { $whose ->
    [you] toi
   *[other] { $who }
  }
paused-continue = Continuer
end-conceded = { $name } gagne par abandon
end-aborted = Partie arrêtée : personne ne gagne

## Les absents et ceux qui se font attendre
row-away-for = absence { $time }
row-stand-in = un bot joue
row-stand-in-for = un bot joue pour { $name }
seat-remind = Rappeler
seat-reminded = { $name } a reçu le rappel
seat-reminded-short = Rappel envoyé
seat-let-bot = Laisser un bot jouer
seat-take = Prendre cette place
news = Nouvelles
nudged = { $name } te le rappelle : c’est à toi
nudged-title = ● Rappel { ELIDE("de", $name) }
bots-impaired = Tous les bots jouent pour l’instant au niveau facile, car le serveur rencontre des difficultés.
bots-recovered = Les bots jouent de nouveau à leur propre niveau.

## Souhaits
pins-title = Je cherche / j’ai
pins-text = Tout le monde le voit à côté de ton nom. Cela n’engage personne.
pins-none = Je cherche / j’ai…
pins-mine = Je cherche / j’ai : { $pins }
pins-i-want = Je cherche
pins-i-have = J’ai
pins-i-keep = Je garde
pins-keep-text = Une offre qui demande l’une d’elles est refusée pour toi. Les autres voient seulement que tu refuses.
pins-i-am-quiet = Pas d’échange pour l’instant
pins-quiet-text = Les offres sont refusées pour toi, et tout le monde voit pourquoi.
pins-hide = Cacher les offres que je ne peux pas payer
pins-hide-text = Seulement sur cet appareil ; personne n’en sait rien.
pins-wants = cherche { $cards }
pins-has = a { $cards }
pins-want-short = cherche
pins-have-short = a
pins-quiet = pas d’échange
pins-of = { $name } : { $pins }
pins-offer = { $pins } ; commencer une offre
pins-offer-short = Commencer une offre
pins-hide-bots = Cacher les offres des bots que je ne peux pas payer
setting-pace = Rythme des bots
setting-pace-text = Le temps que les bots attendent avant d’agir, et celui qu’ils laissent pour répondre. Calme donne trois fois plus de temps à tous.
setting-pace-relaxed = Calme
setting-pace-normal = Normal
setting-pace-quick = Rapide
pace-is-now = Le rythme des bots est maintenant : { $pace }
offers-hidden = { $count ->
    [one] Une offre que tu ne peux pas payer est cachée.
   *[other] { $count } offres que tu ne peux pas payer sont cachées.
  }
offers-show = Montrer

## Journal
log-taken-back = annulé :
log-took-back = { $who } { a } annulé { $kind ->
    [road] une route
    [bridge] un pont
    [settlement] une colonie
    [city] une ville
    [trade] un échange avec la banque
    [card] une carte
    [robber] le déplacement du voleur
    [end] la fin du tour
    [ship] un bateau
    [harbor] un port
    [token] un numéro
    [pass] une passe
   *[other] un coup
  }
log-went-back = { $who } { a } ramené la partie { $turn ->
    [0] à la mise en place
   *[other] au tour { $turn }
  } : { $count ->
    [one] un coup ne compte
   *[other] { $count } coups ne comptent
  } plus
log-paused = { $who } { a } mis la partie en pause
log-continued = { $who } { a } relancé la partie
log-stand-in = Un bot joue pour { $player }
log-returned = { $whose ->
    [you] Te revoilà
   *[other] { $who } est de retour
  }
log-seated = { $who } { a } repris une place
log-time-out = { $whose ->
    [you] Tu n’as
   *[other] { $who } n’a
  } plus de temps
log-conceded = { $whom ->
    [you] On t’a concédé la victoire
   *[other] La victoire a été concédée à { $player }
  }
log-aborted = La partie a été arrêtée

## Réglages avant la partie
setting-undo = Annuler un coup
setting-undo-text = Son propre dernier coup, tant que personne n’a rien appris de nouveau.
setting-undo-own = Ses propres coups
setting-undo-off = Non
setting-chat = Discussion
setting-chat-text = Si l’on peut écrire, ou seulement choisir des phrases toutes faites.
setting-chat-open = Libre
setting-chat-phrases = Phrases seulement
setting-chat-off = Aucune
setting-group = Compte pour un groupe
setting-group-text = Sa saison montre cette partie dès qu’elle est finie : à tous ceux qui ont le lien du groupe.
setting-group-none = aucun groupe
setting-group-new = un nouveau groupe…
setting-group-name = Nom du groupe
setting-group-make = Créer le groupe
setting-private = Table privée
setting-private-text = Seules les personnes assises ici la voient dans leur liste ; le lien et le code marchent pour tous.
setting-voice = Appel vocal
setting-voice-text = Là où la table se parle. Seuls ceux qui ont une place voient l’adresse ; rien n’en est chargé ici.

## L’appel vocal
voice-at = Appel vocal sur { $place }
voice-none = Aucun
voice-example = https://meet.example.org/vendredi
voice-remove = Retirer l’appel vocal
voice-again = Reprendre { $place }
chat-is-now = Discussion : { $rule }

## Qui peut venir
doors = Invités bloqués
doors-sits = a une place
doors-watches = regarde
doors-out = accès bloqué
doors-keep-out = Bloquer
doors-keep-out-whom = Bloquer { $name } à cette table
doors-let-in = Débloquer
doors-let-in-whom = Débloquer { $name }
doors-nobody = Personne ne regarde sous un nom, et personne n’est bloqué.
doors-text = Une personne bloquée ne peut ni s’asseoir, ni regarder, ni parler ici tant que tu ne l’as pas débloquée. Avec un autre navigateur, elle redevient une inconnue.
doors-text-playing = Qui joue garde sa place : un bot ou quelqu’un d’autre ne l’obtient qu’en son absence et si tout le monde est d’accord. Avec un autre navigateur, une personne bloquée redevient une inconnue.

## Discussion
phrases = Phrases toutes faites
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il te plaît.
phrase-who-trades = Quelqu’un veut échanger ?
phrase-ouch = Aïe !
phrase-another-game = On refait une partie ?
chat-is-off = Il n’y a pas de discussion à cette table.
chat-watches = regarde
chat-mute = Masquer les messages { ELIDE("de", $name) } sur cet appareil
chat-muted = Tu as masqué les messages { ELIDE("de", $name) }.
chat-unmute = Les afficher

## Refus
refused-nothing_to_undo = Il n’y a rien que tu puisses annuler maintenant.
refused-paused = La partie est en pause.
refused-not_paused = La partie n’est pas en pause.
refused-not_absent = Cette personne est là.
refused-one_at_a_time = La table décide d’abord de ce qui est déjà proposé.
refused-nobody_here = Personne n’est là pour donner son accord.
refused-no_such_proposal = Cette proposition n’est plus ouverte.
refused-no_need = Personne n’attend cette personne.
refused-no_clock = Cette personne n’a pas de pendule à laquelle ajouter du temps.
refused-seat_taken = Cette place est prise.
refused-chat_off = Il n’y a pas de discussion à cette table.
refused-phrases_only = À cette table, on ne parle qu’en phrases toutes faites.

## Un téléphone qui ne montre que la main
hand-mode = Mode main
hand-mode-off = Toute la table
hand-mode-text = À côté d’un grand écran : ce téléphone montre ta main et ce que tu peux faire, et le plateau seulement quand tu choisis un endroit. Seulement à cette table.
hand-mode-back = Vers ma main
hand-mode-screen = Cette table est sur un grand écran.
