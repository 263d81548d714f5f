### Die Saison einer Gruppe und ihre Abende.

## Saison
season = Saison
season-title = { $group } – Hexhaven
season-group-of = { $count ->
    [0] eine neue Gruppe
    [one] allein in der Gruppe
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] { $count } in der Gruppe
  }
season-no-group = Hier gibt es nichts
season-choose = Saison
season-kind = Spiele
season-show = Zeigen
season-tab-season = Saison
season-tab-duels = Duelle
season-tab-evenings = Abende
season-tab-records = Rekorde
season-all-time = Alle Saisons
season-all-games = Alle Spiele
season-all-short = Alle
season-name = { $part ->
    [spring] Frühling { $year }
    [summer] Sommer { $year }
    [autumn] Herbst { $year }
   *[winter] Winter { $year }/{ $next }
  }
season-counts = { $evenings ->
    [one] 1 Abend
   *[other] { $evenings } Abende
  }, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
season-nothing = Mit dem ersten beendeten Spiel beginnt die Saison.
season-removed = Entfernter Name
season-you = du
season-a-bot = ein Bot
season-place = Rang
season-player = Spieler
season-rating = Wertung ± Sicherheit
season-rating-long = Wie stark jemand spielt und wie sicher das ist; danach sortieren
season-evenings = Abende
season-evenings-long = Abende; danach sortieren
season-games = Spiele
season-games-long = Spiele; danach sortieren
season-wins = Siege
season-wins-long = Siege; danach sortieren
season-share = Anteil
season-share-long = Punkte im Vergleich zum erwarteten Anteil; danach sortieren
season-form = letzte sechs Ränge
season-rating-number = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
season-rating-words = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }, wahrscheinlich { NUMBER($from, maximumFractionDigits: 0) } bis { NUMBER($to, maximumFractionDigits: 0) }{ $settling ->
    [yes] ; noch unsicher
   *[no] { "" }
  }
season-settling = Noch unsicher: weniger als fünf Spiele
season-won = { $wins } von { $games } gewonnen
season-place-of = { $place }. von { $seats }
season-signed = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] { $amount }
  }
season-signed-number = { $sign ->
    [plus] +{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }
season-duels = Duelle
season-duels-text = Spiele davor : dahinter
season-ahead-of = vor
season-duel = { $ahead } : { $behind }
season-duel-words = { $one } { $ahead ->
    [one] einmal
   *[other] { $ahead }-mal
  } vor { $other }, { $behind ->
    [one] einmal
   *[other] { $behind }-mal
  } dahinter
season-evenings-head = Abende
season-who-won = wer gewonnen hat
season-day = { DATETIME($at, day: "numeric", month: "short") }
season-at-the-table = { $count } am Tisch
season-evening-words = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }, gewonnen von { $names }, { $count } am Tisch
season-records = Rekorde
record-longest-road = Längste Handelsstraße: { $value }
record-fastest-win = Schnellster Sieg: { $value ->
    [one] 1 Zug
   *[other] { $value } Züge
  }
record-comeback = Aufgeholt: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  } Rückstand
record-trades = Meiste Handel: { $value } in einem Spiel
record-luckiest = Größtes Glück: { NUMBER($value, maximumFractionDigits: 0) } über dem Schnitt
record-unluckiest = Größtes Pech: { NUMBER($value, maximumFractionDigits: 0) } unter dem Schnitt
record-streak = Siegesserie: { $value } Spiele

## Einladung, Export, Entscheidungen
season-invite = Einladen
season-invite-text = Wer diesen Link hat, gehört zur Gruppe: sieht ihre Saison und kann eigene Tische für sie zählen lassen. Mehr braucht es nicht.
season-link = Link zur Gruppe
season-send = Senden
season-close = Schließen
season-export = Export
season-export-text = Die gezeigten Spiele: eine Zeile je Platz für Tabellenprogramme oder alle Zahlen für Programme.
season-export-csv = Tabelle (CSV)
season-export-json = Daten (JSON)
season-manage = Namen und Spieler
season-manage-nothing = Du hast in dieser Gruppe noch nicht gespielt. Nach deinem ersten Spiel steht dein Name hier.
season-group-name = Name der Gruppe
season-season-name = Name dieser Saison; leer für den Standard
season-players = Spieler
season-your-name = Dein Name in dieser Gruppe
season-name-of = Name von { $name }
season-keep-name = Behalten
season-remove = Name entfernen
season-remove-whom = Den Namen von { $name } entfernen
season-remove-ask = Den Namen { $name } von allen Seiten der Gruppe entfernen? Die Spiele bleiben, ohne den Namen. Nur wer so hieß, kann wieder einen zeigen.
season-remove-yes = Entfernen
season-separate = Trennen
season-separate-whom = Die Zusammenlegung von { $name } aufheben
season-merge-head = Jemand ist zweimal da
season-merge-text = Wer das Cookie des Browsers verliert, kommt als jemand Neues zurück. Frag nach: Stimmt die Person im neuen Browser zu, zählen beide als eine.
season-merge-old = Früherer Spieler
season-merge-is = ist
season-merge-new = Jetziger Spieler
season-merge-ask = Fragen
season-requests = Anfragen zum Zusammenlegen
season-asked = Der Host fragt: Bist du { $old } und auch { $name }? Dann zählen beide als eine Person.
season-waiting = { $old } wird zu { $name }, sobald { $who } zustimmt.
season-agree = Beide bin ich
season-decline = Nein
season-withdraw = Zurückziehen

## Abend
evening-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
evening-title = { $day }, { $group } – Hexhaven
evening-number = { $number }. Abend, { $season }
evening-picture = Als Bild teilen
evening-picture-failed = Dieser Browser konnte das Bild nicht malen. Mach stattdessen ein Bildschirmfoto.
evening-close = Zurück zu { $group }
evening-games-winners = { $games ->
    [one] Ein Spiel, ein Sieg.
    [2] { $winners ->
        [one] Zwei Spiele, alle von einer Person gewonnen.
       *[other] Zwei Spiele, zwei Gewinner.
      }
    [3] { $winners ->
        [one] Drei Spiele, alle von einer Person gewonnen.
        [2] Drei Spiele, zwei Gewinner.
       *[other] Drei Spiele, drei Gewinner.
      }
   *[other] { $games } Spiele, { $winners ->
        [one] alle von einer Person gewonnen.
       *[other] { $winners } Gewinner.
      }
  }
evening-lead-kept = { $name } bleibt an der Spitze der Saison.
evening-lead-new = { $name } übernimmt die Spitze der Saison.
evening-tonight = Dieser Abend
evening-first = erste Wertungen der Saison
evening-since = Wertung seit dem { DATETIME($at, day: "numeric", month: "long") }
evening-games = Spiele
evening-game = { $kind }: { $name } gewinnt
evening-conceded = aufgegeben
evening-last = Das letzte Spiel, Zug um Zug
evening-no-figures = Die Zahlen dieses Spiels sind noch nicht da. Schau gleich noch einmal.
evening-next = Nächstes Spiel, andere Plätze
evening-moments = { $count ->
    [one] Ein Moment
    [2] Zwei Momente
   *[other] Drei Momente
  }
evening-nth-game = { $number ->
    [1] erstes Spiel
    [2] zweites Spiel
    [3] drittes Spiel
   *[other] { $number }. Spiel
  }
evening-moment-grab = Größter Griff: { $value } Karten mit dem Monopol
evening-moment-comeback = Aufgeholt: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  } Rückstand
evening-moment-drought = Längste Durststrecke: { $value } Würfe
evening-moment-race = Knappstes Rennen: { $value ->
    [0] bei gleichen Punkten gewonnen
    [one] mit 1 Punkt Vorsprung gewonnen
   *[other] mit { $value } Punkten Vorsprung gewonnen
  }
evening-moment-trades = Fleißigster Händler: { $value } Handel
evening-luck = Glück
evening-luck-text = Karten gegen den Schnitt, alle Spiele
