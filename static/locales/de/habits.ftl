### Was dieses Gerät im eigenen Zug von selbst tut und wie es den Tisch zeigt: in der Hilfe.

habits-turn = In meinem Zug
habits-roll = Automatisch würfeln
habits-end = Meinen Zug automatisch beenden
habits-end-text = Nach dem Wurf, wenn es nichts zu bauen, zu kaufen, zu spielen oder mit der Bank zu tauschen gibt
habits-tell = Beides wartet einen Augenblick, in dem du es absagen kannst. Es richtet sich nur nach deinen eigenen Karten, aber wer genau hinsieht, kann daraus schließen, was du nicht tun konntest.
habits-table = Der Tisch
habits-names = Namen der Rohstoffe auf dem Spielplan
habits-close-up = Näher an die erlaubten Orte
habits-close-up-text = Während du etwas setzt, wenn sie beieinanderliegen
habits-left = Leiste für die linke Hand
habits-left-text = Der große Knopf links
habits-speed = Animationen
habits-speed-text = Wünscht dein System weniger Bewegung, gibt es keine.
habits-speed-normal = normal
habits-speed-fast = schnell
habits-speed-off = aus
habits-colors = Farben der Plätze
habits-colors-text = Wie dieses Gerät sie zeigt. Formen, Buchstaben und die Muster der Straßen bleiben für alle, wie sie sind.
habits-colors-usual = Standardfarben

## The look of the page and of the board
looks = Aussehen
looks-theme = Farben der Seite
looks-theme-light = Hell
looks-theme-dark = Dunkel
looks-theme-system = Wie das Gerät
looks-board = Aussehen des Spielplans
looks-classic = Klassisch
looks-classic-text = die Farben der Seite
looks-paper = Papier
looks-paper-text = blasse Farben für helle Räume
looks-night = Nacht
looks-night-text = Mondlicht für dunkle Räume

## Keys
keys-change = Andere Tasten wählen
keys-done = Fertig
keys-usual = Standardtasten
keys-text = Drücke, was du ändern willst, dann die neue Taste.
keys-press = { $what }: drücke die neue Taste, oder Esc, damit es bleibt, wie es ist.
keys-taken = Diese geht nicht: Buchstaben, Zeichen und die Leertaste gehen.
keys-set = { $what } liegt jetzt auf { $key }.
keys-swapped = { $what } liegt jetzt auf { $key }, { $other } auf { $instead }.
key-of-next = Der nächste Schritt
key-of-card = Entwicklungskarte
key-of-trade = Handeln
key-of-accept = Angebot annehmen
key-of-decline = Angebot ablehnen
key-of-counter = Gegenangebot
key-of-pass = Zwischen den Zügen bauen, passen
key-of-undo = Zurücknehmen
key-of-log = Verlauf
key-of-mute = Ton an oder aus
key-of-help = Hilfe
