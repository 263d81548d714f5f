### Regeln zur Auswahl, wie der Katalog des Servers sie hat: Karten, Ausgaben, Optionen mit den Namen ihrer Werte, Vorlagen.

## Karten
board-standard-3-4 = Standardinsel
board-standard-3-4-text = Neunzehn Felder, für jedes Spiel neu gemischt.
board-standard-beginner = Erste Insel
board-standard-beginner-text = Eine feste, ausgewogene Insel, auf der alle ersten Figuren schon stehen.
board-extension-5-6 = Große Insel
board-extension-5-6-text = Dreißig Felder für fünf oder sechs.
board-extension-5-6-sea-hexes = Große Insel, lose See
board-extension-5-6-sea-hexes-text = Dieselbe, mit einem Hafen auf jedem zweiten Meeresfeld wie in älteren Schachteln.
board-extension-5-6-beginner = Erste große Insel
board-extension-5-6-beginner-text = Eine feste Insel für fünf oder sechs; die ersten Figuren setzen alle selbst.
board-big-island-7-8 = Riesige Insel
board-big-island-7-8-text = Siebenunddreißig Felder und zwei Sätze Karten für sieben oder acht.
board-peanut-7-8 = Erdnussinsel
board-peanut-7-8-text = Zwei zusammen­gewachsene Inseln und zwei Sätze Karten für sieben oder acht.
board-islands-3-4 = Inseln
board-islands-3-4-text = Land und Meer gemeinsam gemischt, mit Brücken zwischen den Inseln.
board-big-islands-5-6 = Viele Inseln
board-big-islands-5-6-text = Einundsechzig gemischte Felder aus Land und Meer, für fünf oder sechs.
board-new-shores = Neue Küsten
board-new-shores-text = Die Standardinsel und vier kleine, zu denen man segelt, zwei davon mit Gold.
board-oceans-3 = Ozeane (zu dritt)
board-oceans-3-text = Bekannte Küsten und Nebel dazwischen: Schiffe entdecken, was dort liegt.
board-oceans-4 = Ozeane (zu viert)
board-oceans-4-text = Bekannte Küsten und Nebel dazwischen: Schiffe entdecken, was dort liegt.
board-oceans-5 = Ozeane (zu fünft)
board-oceans-5-text = Bekannte Küsten und Nebel dazwischen: Schiffe entdecken, was dort liegt.
board-oceans-6 = Ozeane (zu sechst)
board-oceans-6-text = Bekannte Küsten und Nebel dazwischen: Schiffe entdecken, was dort liegt.
board-new-world-3 = Eine neue Welt (zu dritt)
board-new-world-3-text = Land und Meer werden auf der ganzen Karte neu gemischt, und die Spieler legen die Häfen.
board-new-world-4 = Eine neue Welt (zu viert)
board-new-world-4-text = Land und Meer werden auf der ganzen Karte neu gemischt, und die Spieler legen die Häfen.
board-new-world-5 = Eine neue Welt (zu fünft)
board-new-world-5-text = Land und Meer werden auf der ganzen Karte neu gemischt, und die Spieler legen die Häfen.
board-new-world-6 = Eine neue Welt (zu sechst)
board-new-world-6-text = Land und Meer werden auf der ganzen Karte neu gemischt, und die Spieler legen die Häfen.
board-greater-4 = Größere Insel (zu viert)
board-greater-4-text = Eine Hauptinsel und ferne Inseln ohne Zahlen: Wer eine erreicht, bringt ihr eine Zahl.
board-greater-6 = Größere Insel (zu sechst)
board-greater-6-text = Eine Hauptinsel und ferne Inseln ohne Zahlen: Wer eine erreicht, bringt ihr eine Zahl.
board-four-islands-3 = Vier Inseln (zu dritt)
board-four-islands-3-text = Vier Inseln: Beginne, wo du willst, und besiedle die anderen für weitere Punkte.
board-four-islands-4 = Vier Inseln (zu viert)
board-four-islands-4-text = Vier Inseln: Beginne, wo du willst, und besiedle die anderen für weitere Punkte.
board-four-islands-5 = Vier Inseln (zu fünft)
board-four-islands-5-text = Fünf Inseln: Beginne, wo du willst, und besiedle die anderen für weitere Punkte.
board-four-islands-6 = Vier Inseln (zu sechst)
board-four-islands-6-text = Sechs Inseln: Beginne, wo du willst, und besiedle die anderen für weitere Punkte.
board-into-the-desert-3 = In die Wüste (zu dritt)
board-into-the-desert-3-text = Eine Heimatküste, ein Streifen Land hinter der Wüste und kleine Inseln mit Gold.
board-into-the-desert-4 = In die Wüste (zu viert)
board-into-the-desert-4-text = Eine Heimatküste, ein Streifen Land hinter der Wüste und kleine Inseln mit Gold.
board-into-the-desert-5 = In die Wüste (zu fünft)
board-into-the-desert-5-text = Eine Heimatküste, ein Streifen Land hinter der Wüste und kleine Inseln mit Gold.
board-into-the-desert-6 = In die Wüste (zu sechst)
board-into-the-desert-6-text = Eine Heimatküste, ein Streifen Land hinter der Wüste und kleine Inseln mit Gold.
board-great-crossing-4 = Die große Überfahrt (zu viert)
board-great-crossing-4-text = Zwei große Inseln: Jede Handelsroute zwischen ihnen ist einen Punkt wert.
board-great-crossing-6 = Die große Überfahrt (zu sechst)
board-great-crossing-6-text = Zwei große Inseln: Jede Handelsroute zwischen ihnen ist einen Punkt wert.

## Überschriften der Karten
map-group-land = Land
map-group-more = Mehr Spieler
map-group-islands = Inseln
map-group-sea = Meer

## Namen von Karten für verschiedene Spielerzahlen
family-oceans = Ozeane
family-new-world = Eine neue Welt
family-greater = Größere Insel
family-four-islands = Vier Inseln
family-into-the-desert = In die Wüste
family-great-crossing = Die große Überfahrt
trait-random-world = Zufällige Welt

## Ausgaben
edition-2025 = Regeln von 2025
edition-2025-text = Handeln und bauen in beliebiger Folge; wer allein Anspruch hat, bekommt, was die Bank noch hergibt.
edition-2007 = Regeln von 2007
edition-2007-text = Erst handeln, dann bauen; reicht die Bank nicht für alle, bekommt niemand etwas.
edition-1996 = Regeln von 1996
edition-1996-text = Handeln und bauen in beliebiger Folge; reicht die Bank nicht für alle, bekommt niemand etwas.

## Überschriften der Optionen
group-turn = Ziel und Zug
group-robber = Sieben und Räuber
group-development = Entwicklungskarten
group-trade = Handel und Bank
group-set-up = Aufbau
group-dice = Würfel
group-sight = Was man sieht
group-sea = Das Meer

## Vorlagen
preset-first-game = Erstes Spiel
preset-first-game-text = Feste Insel mit ersten Figuren, freundlicher Räuber.
preset-standard = Standard
preset-standard-text = Gemischte Insel, bis 10 Punkte.
preset-quick = Schnell
preset-quick-text = Gemischte Insel, bis 8 Punkte.
preset-first-sea = Erstes Spiel zur See
preset-first-sea-text = Neue Küsten mit Schiffen und Gold, freundlicher Räuber, bis 10 Punkte.
preset-five-six = Fünf oder sechs
preset-five-six-text = Große Insel, nach jedem Zug die besondere Bauphase.
preset-mayfair-5-6 = Fünf oder sechs, älter
preset-mayfair-5-6-text = Große Insel ohne besondere Bauphase; 10 Karten sind bei einer Sieben sicher.
preset-seven-eight = Sieben oder acht
preset-seven-eight-text = Erdnussinsel, zwei Sätze Karten; 13 Karten sind bei einer Sieben sicher.
preset-two-players = Zwei plus zwei
preset-two-players-text = Zu zweit: zwei neutrale Spieler, zwei Würfe pro Zug, Handelsmarken.

## Zwei Reiche: Regelwerke und Einstellungen
cards-preset-first-game = Erstes Spiel
cards-preset-first-game-text = Die Regeln von 1996 bis sieben Punkte: kürzer, wie das Heft es zum Lernen empfiehlt.
profile-1996 = Regeln von 1996
profile-1996-text = Das Heft: Aktionskarten, sobald jeder einen Zug hatte; mit 12 Punkten gewinnt man sofort.
profile-2005 = Regeln von 2005
profile-2005-text = Räuber bleiben anfangs fern, Aktionskarten warten auf sieben Punkte zusammen, und du gewinnst im eigenen Zug.
cards-setting-victory-points = Punkte zum Sieg
cards-setting-victory-points-text = Weniger machen das Spiel kürzer, gut zum Lernen.
cards-setting-window-seconds = Zeit für die Abwehr
cards-setting-window-seconds-text = Wie viele Sekunden man auf einen Angriff antworten kann; die Frist läuft immer ganz ab, außer bei einem Bot.
cards-setting-region-stack = Zahlen neuer Landschaften
cards-setting-region-stack-text = Keine Quelle nennt sie: Die Standardzahlen sind rekonstruiert, oder der Zufall verteilt sie. Keine Landschaftsart hat eine Zahl zweimal.
cards-setting-actions-from = Erste Aktionskarten
cards-setting-actions-from-text = Wenn jeder einen Zug hatte, oder solange beide zusammen sieben Punkte haben.
cards-setting-robber-grace = Züge ohne Räuber
cards-setting-robber-grace-text = In den jeweils ersten wie vielen Zügen die Räuber fernbleiben.
cards-setting-surplus = Zu viele Karten im eigenen Zug
cards-setting-surplus-text = Lege den Überschuss sofort unter einen Stapel oder erst am Ende des Zuges.
cards-setting-won = Gewinnen
cards-setting-won-text = Sobald jemand die Punkte hat, oder nur im eigenen Zug.
cards-setting-mill-without-city = Handel ohne Stadt
cards-setting-mill-without-city-text = Er zählt nichts, oder er hält den Gegner von der Handelsmacht ab.
cards-setting-demolish = Abreißen
cards-setting-demolish-text = In deinem Zug darfst du eigene Ausbauten aus dem Spiel nehmen.
cards-setting-harbor-counts-itself = Der eigene Punkt des Hafens
cards-setting-harbor-counts-itself-text = Sein aufgedruckter Handelspunkt zählt neben denen für Flotten.
cards-setting-spy-takes = Was der Spion nimmt
cards-setting-spy-takes-text = Ritter, Flotten und Aktionskarten, oder jede Karte.
cards-setting-offers-by = Wer Handel anbietet
cards-setting-offers-by-text = Beide, oder nur wer am Zug ist.
cards-setting-new-cards = Neue Karten
cards-setting-new-cards-text = Sie dürfen noch im selben Zug gebaut oder gespielt werden.
