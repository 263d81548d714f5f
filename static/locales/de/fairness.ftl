### Faire Würfel, am Tisch zu sehen.

## Das Siegel
seal = Versiegelte Würfel
seal-text = Alle Würfe, Mischungen und Diebstähle dieses Spiels folgen aus einer Zahl, die der Server gezogen hat, bevor sich jemand setzte: dem Startwert. Das hier ist sein Fingerabdruck. Schreib ihn auf, wenn du magst: Ist das Spiel vorbei, wird der Startwert aufgedeckt, und alle können nachrechnen, dass er es ist.
seal-check = Würfel nachrechnen

## Glück
luck-row = { $name }: { $received ->
    [one] { $received } Karte
   *[other] { $received } Karten
  } durch die Würfel, zu erwarten waren { $expected }
