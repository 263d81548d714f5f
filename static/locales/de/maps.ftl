### Die Karte wählen, auf der gespielt wird.

map-shuffle = Karte mischen
map-again = Neu mischen
map-copy = Code kopieren
map-leave-open = Zufällig auslegen
map-code = Kartencode
map-use = Diese Karte nehmen
map-bad-code = Das ist kein Kartencode für diesen Spielplan.
map-open = Die Insel wird zu Beginn ausgelegt. Oder wähle eine, die alle schon jetzt ansehen können.
map-chosen = Auf dieser Insel wird gespielt.
map-shown = Die Insel, auf der gespielt wird

## Die Karte, die gespielt wird, und alle, die es gibt.
map-drawn = Gezeichnete Karten
map-choose = Karte wählen
map-rules = Regeln dieser Karte
map-always = Auf dieser Karte immer
map-refuses = Auf dieser Karte nicht gespielt: { $options }.
map-brings = Was diese Karte mitbringt
map-for = { $count } Plätze
map-sized = { $map }, { $seats } Plätze
map-points = { $count } Punkte
map-minutes = etwa { $count } Minuten
map-minutes-short = { $count } min
map-all = Alle { $count }
map-find = Eine Karte suchen
map-find-hint = Name, Zahl der Plätze, Nebel, Gold …
map-filter = Welche Karten zu sehen sind
map-found =
    { $count ->
        [0] Keine Karte passt.
        [one] { $count } Karte
       *[other] { $count } Karten
    }
map-fact-seats = Plätze
map-fact-points = Punkte
map-fact-minutes = Minuten (etwa)
map-seats = Plätze
map-details = Mehr dazu
map-back = Zurück zu den Karten
map-play = Diese Karte spielen
map-keep = Bei dieser Karte bleiben
map-play-named = { $map } mit { $count } Plätzen spielen
map-too-small = { $count ->
    [one] { $count } Person hat
   *[other] { $count } Personen haben
  } Platz genommen, aber diese Karte ist für { $seats }.
map-leaves = Entfällt: { $options }
map-left-behind = Was du gewählt hattest, passt nicht zu dieser Karte; es gelten ihre Standardregeln: { $options }.
map-printed = In jedem Spiel dieselbe Insel
map-dealt = Wird zu Beginn ausgelegt oder im Vorraum gemischt
map-has-code = Kartencode { $code }
map-picture = { $map }, bevor etwas ausgelegt ist
