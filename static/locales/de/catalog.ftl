### Regeln zur Auswahl, wie der Katalog des Servers sie hat: Karten, Ausgaben, Optionen mit den Namen ihrer Werte, Vorlagen.

## Karten
board-standard-3-4 = Standardinsel
board-standard-3-4-text = Neunzehn Felder, für jedes Spiel neu gemischt.
board-standard-beginner = Erste Insel
board-standard-beginner-text = Eine feste, ausgewogene Insel, auf der alle ersten Figuren schon stehen.

## Ausgaben
edition-2025 = Regeln von 2025
edition-2025-text = Handeln und bauen in beliebiger Folge; wer allein Anspruch hat, bekommt, was der Vorrat noch hergibt.
edition-2007 = Regeln von 2007
edition-2007-text = Erst handeln, dann bauen; reicht der Vorrat nicht für alle, bekommt niemand etwas.
edition-1996 = Regeln von 1996
edition-1996-text = Handeln und bauen in beliebiger Folge; reicht der Vorrat nicht für alle, bekommt niemand etwas.

## Optionen
option-victory-points = Punkte zum Sieg
option-victory-points-text = Wer sie im eigenen Zug zuerst erreicht, gewinnt.
option-hand-limit = Handkartenlimit
option-hand-limit-text = Wer mehr Karten hat, gibt bei einer Sieben die Hälfte ab.
option-friendly-robber = Freundlicher Räuber
option-friendly-robber-text = Der Räuber verschont, wer nur zwei Punkte hat.
option-separate-phases = Erst handeln, dann bauen
option-separate-phases-text = Wer gebaut oder gekauft hat, darf in diesem Zug nicht mehr handeln.
option-open-hands = Offene Karten
option-open-hands-text = Alle sehen die Rohstoffkarten aller; Entwicklungskarten bleiben verdeckt.
option-card-tracker = Karten mitzählen
option-card-tracker-text = Alle sehen, welche Karten sich für jede Hand aus dem Verlauf ergeben, und „?“ für den Rest; nicht mit offenen Karten.
option-hidden-bank = Verdeckte Bank
option-hidden-bank-text = Die Bank zeigt nicht, was sie noch hat; nur wenn etwas nicht reicht, wird es gesagt.
option-first-player = Wer beginnt
option-first-player-text = Ausgelost oder der erste Platz, statt des höchsten Wurfs.
choice-first-player-left-out = Höchster Wurf
choice-first-player-random = Ausgelost
choice-first-player-first-seat = Erster Platz
option-shuffled-tokens = Gemischte Zahlen
option-shuffled-tokens-text = Die Zahlenchips liegen beliebig, aber nie eine 6 oder 8 neben einer 6 oder 8.
option-spiral-corner = Zahlen ab Ecke
option-spiral-corner-text = Wo die Chips mit den Buchstaben beginnen: 1 ist die Ecke oben links, dann im Uhrzeigersinn.
choice-spiral-corner-left-out = Beliebige Ecke
option-dice-deck = Würfelkarten
option-dice-deck-text = Geworfen wird mit 36 Karten, einer für jede Art, wie zwei Würfel fallen; alle werden neu gemischt, wenn nur noch so viele übrig sind.
choice-dice-deck-left-out = Echte Würfel
option-two-players = Zwei plus zwei
option-two-players-text = Für zwei, mit zwei neutralen Spielern: zwei Würfe im Zug, Figuren für die Neutralen, Handelsmarken.

## Vorlagen
preset-first-game = Erstes Spiel
preset-first-game-text = Feste Insel mit ersten Figuren, freundlicher Räuber.
preset-standard = Standard
preset-standard-text = Gemischte Insel, bis 10 Punkte.
preset-quick = Schnell
preset-quick-text = Gemischte Insel, bis 8 Punkte.
preset-two-players = Zwei plus zwei
preset-two-players-text = Zu zweit: zwei neutrale Spieler, zwei Würfe im Zug, Handelsmarken.
