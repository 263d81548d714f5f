### Die Regeln eines Tisches zum Nachschlagen: was gilt, was es alles gibt, und mehr zu dem, was ein Satz nicht erklärt.

reference-here = An diesem Tisch
reference-in-force = Was hier gilt
reference-otherwise = Alles andere:
reference-all = Alle Regeln
reference-find = Regel suchen
reference-found = { $count ->
    [0] Keine Regel passt.
    [one] Eine Regel
   *[other] { $count } Regeln
  }
reference-editions = Ausgaben
reference-boards = Karten
reference-players = { $players } Spieler
reference-values = { $values }; Standard: { $usual }
reference-from-table = hier gewählt
reference-from-board = Standard auf dieser Karte
reference-from-edition = aus der Ausgabe
reference-from-usual = Standard
reference-is-here = gilt hier

## Mehr zu einer Regel
board-islands-3-4-more = Häfen liegen auf Meeresfeldern und blicken zum Land; einer ohne Land daneben nützt niemandem. Gleiche Zahlen liegen nie nebeneinander. Auch der Rand des Spielplans ist Wasser, doch an ihm führt keine Brücke entlang.
board-big-islands-5-6-more = { board-islands-3-4-more } Es gibt keine Wüste: Der Räuber beginnt neben dem Spielplan.
