### Karten, die jemand zeichnet.

drawn = Karten
drawn-title = Karten – Hexhaven
drawn-title-of = { $name }, Karteneditor – Hexhaven
drawn-of = Zeigen
drawn-of-own = Deine
drawn-of-server = Auf diesem Server
drawn-new = Karte zeichnen
drawn-open = JSON öffnen
drawn-untitled = Neue Karte
drawn-needs-desk = Zum Zeichnen brauchst du Maus oder Tastatur und einen größeren Bildschirm. Hier kannst du ansehen, umbenennen, teilen und auswählen.
drawn-nothing-own = Du hast noch keine Karte gezeichnet
drawn-nothing-own-text = Karten, die du in diesem Browser zeichnest, bleiben hier: zum Spielen und zum Teilen.
drawn-nothing-server = Hier hat noch niemand eine Karte gezeigt
drawn-nothing-server-text = Hier erscheinen Karten, die allen auf diesem Server gezeigt werden.
drawn-more = Ältere Karten
drawn-yours = deine
drawn-by = von { $name }
drawn-for = { $seats }, bis { $goal } Punkte
drawn-range = { $first } bis { $last }
drawn-land = { $count } Land
drawn-fog = { $count } Nebel
drawn-warnings =
    { $count ->
        [one] { $count } Warnung
       *[other] { $count } Warnungen
    }
drawn-unplayable = Noch nicht spielbar
drawn-edit = Zeichnen
drawn-rename = Umbenennen
drawn-share = Teilen
drawn-remove = Entfernen
drawn-remove-question = „{ $name }“ entfernen? Spiele darauf gehen weiter, aber die Karte und ihr Link sind weg.
drawn-keep-copy = Kopie behalten
drawn-try = Mit Bots ausprobieren
drawn-use = An einem Tisch spielen
drawn-picture = { $name }, bevor etwas ausgelegt ist
drawn-name = Name der Karte
drawn-cancel = Abbrechen
drawn-gone = Diese Karte lässt sich nicht öffnen

## Die Seite, auf der eine Karte gezeichnet wird.
drawn-keeping = wird gerade behalten
drawn-kept = behalten
drawn-tools = Werkzeuge
drawn-symmetry = Symmetrie
drawn-symmetry-none = Keine Symmetrie
drawn-symmetry-across = Links und rechts spiegeln
drawn-symmetry-down = Oben und unten spiegeln
drawn-symmetry-turn = Mit halber Drehung wiederholen
drawn-undo = Zurücknehmen
drawn-redo = Wiederholen
drawn-about = Über die Karte
drawn-palette = Palette
drawn-ground = Land und Meer
drawn-numbers = Zahlen
drawn-harbors = Häfen und Start
drawn-fill = Rest auffüllen
drawn-erase = Löschen
drawn-number = Zahl { $number }
drawn-no-number = Keine Zahl
drawn-no-harbor = Kein Hafen
drawn-start = Hier darf man beginnen
drawn-with-key = { $what } (Taste { $key })
drawn-deal = Land
drawn-random = Land/Meer
drawn-canvas = Zeichenfläche: Pfeile bewegen den Pinsel, Eingabe malt, Rücktaste löscht; einen Hafen drehen Umschalt und Pfeile
drawn-how = Klicken malt. Die rechte Taste löscht. Das Mausrad zoomt; halte die Leertaste, um die Karte zu bewegen.
drawn-place =
    { $number ->
        [0] { $terrain }, ohne Zahl, bei { $q }, { $r }
       *[other] { $terrain }, { $number }, bei { $q }, { $r }
    }
drawn-place-empty = nichts, bei { $q }, { $r }
drawn-game = Das Spiel
drawn-players = Spieler
drawn-points = Punkte zum Sieg
drawn-frame = Meer um die Karte
drawn-sharing = Teilen
drawn-linked = Alle mit dem Link
drawn-published = Alle auf diesem Server
drawn-link = Link zu dieser Karte
drawn-json = JSON zum Behalten

## Was die Prüfung findet.
drawn-checks = Prüfung
drawn-forbidden =
    { $count ->
        [one] { $count } zu beheben
       *[other] { $count } zu beheben
    }
drawn-all-well = Alles in Ordnung: Darauf kann man spielen.
drawn-forbids = Nicht spielbar:
drawn-warns = Warnung:
drawn-dots = Punkte je Rohstoff
drawn-of-rolls = von { $count } Würfen
drawn-found-pool-miscounted = Im Vorrat { $pool } sind { $there } für { $places } Plätze: Es müssen genauso viele sein.
drawn-found-no-land = Die Karte hat kein Land. Zeichne welches, damit man beginnen kann.
drawn-found-number-on-sea = Eine Zahl liegt auf dem Meer, wo es keinen Ertrag gibt. Nimm sie weg.
drawn-found-number-on-fog = Eine Zahl liegt auf Nebel. Der hat eigene Zahlen, nimm diese weg.
drawn-found-number-on-desert = Eine Zahl liegt auf einer Wüste, wo sie nichts bewirkt.
drawn-found-land-without-number = Ein Teil des Landes hat keine Zahl und bringt nie etwas.
drawn-found-nothing-produced = Kein Land hat eine Zahl, also gibt es nie Erträge. Lege Zahlen auf das Land.
drawn-found-resource-missing = { resource }: Das bringt hier kein Feld, man kann es nur eintauschen.
drawn-found-red-numbers-touch = Zwei rote Zahlen liegen nebeneinander: { $numbers }.
drawn-found-too-few-tokens = Es gibt Land für { $land } Zahlen, aber nur { $tokens } davon.
drawn-found-fog-without-numbers = Der Nebel verbirgt { $land } Felder, die eine Zahl brauchen, es gibt aber nur { $tokens }.
drawn-found-fog-stays = Die Karte hat Nebel, aber nicht die Regel, ihn aufzudecken: Schalte das Entdecken ein.
drawn-found-gold-pays-nothing = Die Karte hat Gold, aber nicht die Regel, die es auszahlt: Schalte Gold ein.
drawn-found-harbor-without-coast = Ein Hafen liegt an keiner Küste. Er gehört zwischen Land und Meer.
drawn-found-harbor-twice = Zwei Häfen liegen am selben Platz. Nimm einen davon weg.
drawn-found-island-without-harbor = Eine Insel hat keinen Hafen. Spielen kann man trotzdem.
drawn-found-islands-apart = Es gibt mehrere Inseln, aber weder Schiffe noch Brücken zwischen ihnen.
drawn-found-starts-do-not-fit = Die aufgedruckten Startfiguren passen nicht für { $players } Spieler.
drawn-found-neutral-starts-do-not-fit = Die Siedlungen der neutralen Spieler liegen nicht auf Land oder zu nah beieinander.
drawn-found-no-start = { $players } Spieler können nicht beginnen: Es gibt zu wenig Platz an Land.
drawn-found-harbors-without-room = { $harbors } Häfen werden im Spiel gelegt, aber nur { $quays } Meerfelder haben eine Küste.
drawn-found-numbers-cannot-lie = Die Zahlen dieser Karte lassen sich nicht voneinander getrennt auslegen.
