### Pour arriver à une table, emporter sa place sur un autre appareil et rejouer ensemble.

## La page qu’ouvre un lien
join-invited = { $host } t’invite à jouer
join-welcome = Viens jouer
join-choose = Choisis une place, ou prends la première libre.
join-watch = Regarder seulement
join-watching = Tu regardes seulement.
join-sit-after-all = Prendre une place quand même
join-seat-at = S’asseoir ici : { $look }
join-make-host = Confier la table à { $name }
notice = Avis
late-text = Tu regardes. Donne ton nom aux autres pour leur parler ou pour reprendre une place.
late-text-over = Tu regardes. Donne ton nom aux autres pour leur parler.
late-tell = Donner mon nom
late-keep = C’est mon nom

## Ce qui change avant la partie
asked-again = { $who } a réglé « { $rule } » sur { $value } : chacun doit confirmer à nouveau.
asked-you-again = { $who } a réglé « { $rule } » sur { $value }. Ça te va aussi ?
changed-by = { $who } a réglé « { $rule } » sur { $value }
changed-map = { $who } a choisi un plateau

## La dernière partie de ce navigateur
last-time = Comme la dernière fois

## Un autre appareil
along = Emporter cette place sur un autre appareil
along-text = Scanne ceci avec l’autre appareil, ou ouvres-y le lien. Ensuite, cet appareil ne fait plus que regarder.
along-once = Le lien sert une seule fois, jusqu’à { DATETIME($until, hour: "numeric", minute: "numeric") }. Qui l’ouvre prend ta place : ne le publie pas là où d’autres le lisent.
along-link = Lien privé vers ta place
along-making = Préparation du lien…
along-old = Ce lien a expiré.
along-new = Créer un nouveau lien
along-gone = Tu as emporté ta place sur un autre appareil. Ici, tu ne fais plus que regarder.
along-taken = { $name } a ta place maintenant. Ici, tu ne fais plus que regarder.
along-over = Ce lien ne marche plus : il a servi, ou il a plus de 15 minutes. Crées-en un nouveau sur l’appareil qui a la place.
along-seated = Tu as déjà une autre place à cette table : une deuxième ne serait pas juste.
along-here = Ta place est ici maintenant.

## Rejouer ensemble
again = Rejouer
again-how = Comment rejouer
again-seats = Autres places
again-start = Le suivant commence
again-map = Nouveau plateau
again-wants = { $count ->
    [0] Les mêmes rejouent
    [one] { $names } veut rejouer
   *[other] { $names } veulent rejouer
  }
again-began = La partie suivante a commencé
again-join = Rejoindre
again-watch = Regarder

## La victoire
win-mine = Tu gagnes, { $name } !
win-theirs = { $name } gagne
win-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
win-points-and-mine = { win-points }. Tu en avais { $mine }, { $name }.
win-result = Résultat
win-replay = Revoir la partie
