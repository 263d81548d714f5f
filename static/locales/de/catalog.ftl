### Regeln zur Auswahl, wie der Katalog des Servers sie hat: Karten, Ausgaben, Optionen mit den Namen ihrer Werte, Vorlagen.

## Karten
board-standard-3-4 = Standardinsel
board-standard-3-4-text = Neunzehn Felder, für jedes Spiel neu gemischt.
board-standard-beginner = Erste Insel
board-standard-beginner-text = Eine feste, ausgewogene Insel, auf der alle ersten Figuren schon stehen.
board-extension-5-6 = Große Insel
board-extension-5-6-text = Dreißig Felder für fünf oder sechs.
board-extension-5-6-sea-hexes = Große Insel, lose See
board-extension-5-6-sea-hexes-text = Dieselbe, mit einem Hafen auf jedem zweiten Seefeld wie in älteren Schachteln.
board-extension-5-6-beginner = Erste große Insel
board-extension-5-6-beginner-text = Eine feste Insel für fünf oder sechs; die ersten Figuren setzen alle selbst.
board-big-island-7-8 = Riesige Insel
board-big-island-7-8-text = Siebenunddreißig Felder und zwei Sätze Karten für sieben oder acht.
board-peanut-7-8 = Erdnussinsel
board-peanut-7-8-text = Zwei zusammengewachsene Inseln und zwei Sätze Karten für sieben oder acht.
board-islands-3-4 = Inseln
board-islands-3-4-text = Land und Meer gemeinsam gemischt, mit Brücken zwischen den Inseln.
board-big-islands-5-6 = Viele Inseln
board-big-islands-5-6-text = Einundsechzig gemischte Felder aus Land und Meer, für fünf oder sechs.

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
option-friendly-robber-text = Der Räuber verschont alle, die nur zwei Punkte haben.
option-bridges = Brücken
option-bridges-text = Brücken übers Wasser für Lehm, Holz und Wolle; Siedlungen dürfen sich am Wasser gegenüberstehen.
option-separate-phases = Erst handeln, dann bauen
option-separate-phases-text = Wer gebaut oder gekauft hat, darf in diesem Zug nicht mehr handeln.
option-special-building = Besondere Bauphase
option-special-building-text = Nach jedem Zug dürfen andere im Uhrzeigersinn bauen und kaufen, ohne zu handeln oder Karten zu spielen. Gefragt wird, wer die Flagge gehoben hat, oder alle; das ist zu wählen.
choice-special-building-left-out = Aus
choice-special-building-flags = Wer die Flagge hebt
choice-special-building-everyone = Alle
option-paired-players = Spielpaare
option-paired-players-text = Nach jedem Zug baut und kauft, wer als Dritter links sitzt, spielt eine Karte und tauscht mit der Bank, ohne zu würfeln. Wer siegen kann, ist zu wählen; nicht mit der besonderen Bauphase.
choice-paired-players-left-out = Aus
choice-paired-players-both = Beide
choice-paired-players-first = Nur wer würfelt
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
choice-dice-deck-number = 36 Karten, neu gemischt { $value ->
    [0] am Ende
   *[other] bei { $value }
}
option-cards-after-roll = Karten nach dem Wurf
option-cards-after-roll-text = Entwicklungskarten werden erst nach dem Wurf gespielt.
option-one-free-road = Eine freie Straße genügt
option-one-free-road-text = Wer die erste von zwei freien Straßen gesetzt hat, darf auf die zweite verzichten.
option-safe-beginning = Sicherer Anfang
option-safe-beginning-text = In den ersten beiden Runden wird eine Sieben neu gewürfelt.
option-optional-robber = Räuber nach Wahl
option-optional-robber-text = Wer eine Sieben würfelt, darf den Räuber stehen lassen und stiehlt dann nichts.
option-no-robber-to-desert = Kein Weg zurück in die Wüste
option-no-robber-to-desert-text = Der Räuber darf nur auf ein Feld, das Ertrag bringt.
option-settlement-required = Eine Siedlung muss bleiben
option-settlement-required-text = Am Ende eines Zuges musst du neben allen Städten eine Siedlung auf dem Brett haben.
option-shortage = Wenn die Bank zu wenig hat
option-shortage-text = Wer einen Rohstoff bekommt, von dem die Bank zu wenig hat.
choice-shortage-sole-claimant = Wer allein Anspruch hat
choice-shortage-nobody = Niemand
option-vp-cards-are-ordinary = Siegpunkte ausspielen
option-vp-cards-are-ordinary-text = Eine Siegpunktkarte zählt erst, wenn sie gespielt ist: eine Karte je Zug, nicht im Zug des Kaufs.
option-robber-is-pirate = Der Räuber ist ein Pirat
option-robber-is-pirate-text = Der Räuber darf einen Hafen sperren: Niemand handelt mit ihm, und wer dort wohnt, kann bestohlen werden.
option-knight-interrupt = Ritter antworten dem Räuber
option-knight-interrupt-text = Bevor der Räuber stiehlt, dürfen andere einen Ritter spielen und ihn stattdessen versetzen.
option-map = Gewählte Karte
option-map-text = Die Insel eines Kartencodes statt einer, die zu Beginn ausgelegt wird.
option-beginner-start = Figuren stehen schon
option-beginner-start-text = Alle ersten Figuren stehen, wo die Karte sie zeigt; sonst setzt ihr sie der Reihe nach.
option-two-players = Zwei plus zwei
option-two-players-text = Für zwei, mit zwei neutralen Spielern: zwei Würfe im Zug, Figuren für die Neutralen, Handelsmarken.


## Überschriften der Optionen
group-turn = Ziel und Zug
group-robber = Sieben und Räuber
group-development = Entwicklungskarten
group-trade = Handel und Bank
group-set-up = Aufbau
group-dice = Würfel
group-sight = Was man sieht

## Vorlagen
preset-first-game = Erstes Spiel
preset-first-game-text = Feste Insel mit ersten Figuren, freundlicher Räuber.
preset-standard = Standard
preset-standard-text = Gemischte Insel, bis 10 Punkte.
preset-quick = Schnell
preset-quick-text = Gemischte Insel, bis 8 Punkte.
preset-five-six = Fünf oder sechs
preset-five-six-text = Große Insel, nach jedem Zug die besondere Bauphase.
preset-mayfair-5-6 = Fünf oder sechs, älter
preset-mayfair-5-6-text = Große Insel ohne besondere Bauphase; 10 Karten sind bei einer Sieben sicher.
preset-seven-eight = Sieben oder acht
preset-seven-eight-text = Erdnussinsel, zwei Sätze Karten; 13 Karten sind bei einer Sieben sicher.
preset-two-players = Zwei plus zwei
preset-two-players-text = Zu zweit: zwei neutrale Spieler, zwei Würfe im Zug, Handelsmarken.
