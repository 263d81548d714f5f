### Das Ergebnis eines Spiels: Zahlen, und was man mitnehmen kann.

## Der Kopf
end-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }
end-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }
end-seal = Würfel versiegelt als { $seal }
end-count-for = Für eine Gruppe zählen
see-board = Spielplan ansehen

## Punkte und Würfel
standings-text = Punkte nach ihrer Herkunft
winner = gewonnen
points-settlements = Siedlungen: je 1 Punkt
points-cities = Städte: je 2 Punkte
points-army = Größte Rittermacht: 2 Punkte
points-road = { stat-longest }: 2 Punkte
points-cards = Siegpunktkarten: je 1 Punkt
points-other = Andere Punkte
points-over-time = Punkte im Verlauf
points-over-time-text = eine Linie je Platz, verdeckte Karten am Ende
turn = Zug { $turn }
dice = Würfel
dice-text = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
  } · { dice-legend }
dice-bar = { $sum }: { $count } Mal

## Erwähnenswert
worth-telling = Erwähnenswert
tale-luck = Das meiste Glück
tale-luck-text = { $name }, +{ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } durch die Würfel
tale-robbed = Am häufigsten beraubt
tale-robbed-text = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
tale-deals = Handelt am meisten
tale-deals-text = { $name }, { $count ->
    [one] { $count } Geschäft
   *[other] { $count } Geschäfte
  }
tale-roads = { stat-longest }
tale-roads-text = { $name }, { $sea ->
    [true] { $count } Straßen und Schiffe
   *[false] { $count ->
      [one] { $count } Straße
     *[other] { $count } Straßen
    }
  }
tale-monopoly = Größte Monopole
tale-monopoly-text = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
tale-blocked = Am meisten blockiert
tale-blocked-text = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } vom Räuber zurückgehalten

## Momente des Spiels
moments = Momente des Spiels
moment-loot = { $loot ->
    [goods] { $count } Güter
   *[cards] { $count } Karten
  }
moment-theft = Größter Raub
moment-theft-text = Zug { $turn }: { $name } nahm { $victims } { moment-loot } ab
moment-thefts-text = { $name } nahm { $victims } im ganzen Spiel { moment-loot } ab
moment-drought = Längste Durststrecke
moment-drought-text = { $name } bekam { $rolls } Würfe hintereinander nichts, bis Zug { $turn }
moment-race = Engstes Rennen
moment-race-text = { $passes ->
    [0] { $name } blieb vor { $other }
    [one] { $names } überholten sich einmal
   *[other] { $names } überholten sich { $passes } Mal
  }, am Ende { $points } zu { $others }

## Karten durch die Würfel
production = Karten durch die Würfel
production-text = erhalten; klein: was Würfe im Schnitt bringen
column-received = Alle
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Handel
trades = Handel
trades-text = Karten von der Zeile an die Spalte, und in wie vielen Geschäften
trades-none = niemand hat gehandelt
trades-from = gab an
trades-deals = in { $count }

## Räuber, Siebenen, Monopole
losses = Genommen und verloren
losses-text = Karten, durch Räuber, Siebenen und Monopole
column-stole = Gestohlen
column-robbed = Beraubt
column-blocked = Blockiert
column-discarded = Abwurf
column-monopolies = Monopol
losses-stole = Anderen gestohlene Karten
losses-robbed = Von anderen gestohlene Karten
losses-blocked = Vom Räuber blockierte Karten
losses-discarded = Bei einer Sieben abgeworfene Karten
losses-monopolies = Durch Monopole gewonnene Karten, abzüglich der verlorenen

## Wie es weitergeht, und was man mitnehmen kann
end-replay = Wiederholung
end-verify = Würfel nachrechnen
keep = Spiel speichern
keep-text = das Ergebnis als Bild, das ganze Spiel als Datei
keep-picture = Bild (PNG)
keep-record = Protokoll (JSON)
keep-log = Verlauf (CSV)
keep-map = Code der Karte kopieren
keep-picture-failed = Dieser Browser konnte das Bild nicht erstellen.
picture-received = { $received }, erwartet { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
new-table = Neuer Tisch
new-table-said = Noch ein Spiel? { $link }
copy-summary = Ergebnis kopieren
summary-title = { $table }, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }
summary-row = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## The curve of points, to be read
points-as-table = Als Tabelle
column-turn = Zug
