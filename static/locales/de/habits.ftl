### Was dieses Gerät im eigenen Zug von selbst tut und wie es den Tisch zeigt: in der Hilfe.

habits-turn = In meinem Zug
habits-roll = Von selbst würfeln
habits-end = Den Zug von selbst beenden
habits-tell = Beides wartet einen Augenblick, in dem du es absagen kannst. Es richtet sich nur nach deinen eigenen Karten, aber wer genau hinsieht, kann daraus schließen, was du nicht tun konntest.
habits-table = Der Tisch
habits-names = Namen der Landschaften auf der Karte
habits-close-up = Näher an die erlaubten Orte
habits-close-up-text = Während du etwas setzt, wenn sie beieinanderliegen
habits-left = Leiste für die linke Hand
habits-left-text = Der große Knopf links
habits-speed = Bewegungen
habits-speed-text = Wünscht dein System weniger Bewegung, gibt es keine.
habits-speed-normal = normal
habits-speed-fast = schnell
habits-speed-off = aus
