### Les parties terminées, pour les revoir.

history = Parties terminées
history-title = Parties terminées – Hexhaven
history-of = Montrer
history-of-own = Tes parties
history-of-server = Sur ce serveur
history-games = Parties avec vainqueur
history-wins = Gagnées ({ $share })
history-points = Points en moyenne
history-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") } · { $map }
history-aborted = Arrêtée
history-conceded = Abandonnée
history-won = { $how ->
    [conceded] Gagnée par abandon
   *[played] Gagnée
  }
history-lost = { $how ->
    [conceded] Abandonnée
   *[played] Perdue
  }
history-winner = a gagné
history-replay = Revoir la partie
history-verify = Vérifier les dés
history-broken = Cette partie ne peut plus être montrée : ce qui en est enregistré est endommagé ou suit d’autres règles. La personne qui s’occupe du serveur en saura plus avec « hexhaven verify { $code } ».
history-older = Parties plus anciennes
history-nothing-own = Tu n’as pas encore terminé de partie
history-nothing-own-text = Les parties jouées dans ce navigateur restent ici, pour les revoir et les vérifier.
history-nothing-server = Personne n’a encore terminé de partie ici
history-nothing-server-text = Dès qu’il y en aura une, tout le monde sur ce serveur la trouvera ici.
history-play = Jouer une partie
