### Zu Ende gespielte Spiele, zum Zurückschauen.

history = Beendete Spiele
history-title = Beendete Spiele – Hexhaven
history-of = Zeigen
history-of-own = Deine Spiele
history-of-server = Auf diesem Server
history-games = Spiele mit Sieger
history-wins = Gewonnen ({ $share })
history-points = Punkte im Schnitt
history-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") } · { $map }
history-aborted = Abgebrochen
history-conceded = Aufgegeben
history-won = { $how ->
    [conceded] Durch Aufgabe gewonnen
   *[played] Gewonnen
  }
history-lost = { $how ->
    [conceded] Aufgegeben
   *[played] Verloren
  }
history-winner = gewonnen
history-replay = Wiederholung
history-verify = Würfel nachrechnen
history-broken = Dieses Spiel lässt sich nicht noch einmal zeigen: Was davon gespeichert ist, ist beschädigt oder folgt anderen Regeln. Wer den Server betreibt, erfährt mit „hexhaven verify { $code }“ mehr.
history-older = Ältere Spiele
history-nothing-own = Du hast noch kein Spiel zu Ende gespielt
history-nothing-own-text = Spiele, die du in diesem Browser gespielt hast, stehen hier: zum Ansehen und zum Prüfen.
history-nothing-server = Hier hat noch niemand ein Spiel zu Ende gespielt
history-nothing-server-text = Sobald es eines gibt, finden es hier alle auf diesem Server.
history-play = Ein Spiel beginnen
