### Wörter des großen Bildschirms: ein Tisch auf dem Bildschirm eines Raums, für alle dort. Sie werden vorgelesen, und aus drei Metern gelesen.

## Einen Tisch darauf eröffnen
screen-start-title = Auf diesem Bildschirm spielen
screen-start-text = Eröffne hier einen Tisch. Alle kommen mit dem Handy dazu; wer sich zuerst setzt, ist Host.
screen-table-name = Spieleabend

## Auf jeder seiner Seiten
screen-start = Los, mit Ton
screen-start-chat = Los, mit Ton und Chat
screen-sound-here = Der Ton kommt von hier
screen-loading = Der Tisch wird gesucht …
screen-unreachable = Der Server antwortet nicht. Neuer Versuch …
screen-no_such_table = Dieser Tisch ist nicht offen
screen-kept_out = Dieser Tisch ist für diesen Bildschirm nicht offen
screen-banned = Dieser Server ist für diesen Bildschirm nicht offen
screen-archived = Dieser Tisch ist archiviert
screen-damaged = Dieser Tisch kann nicht gezeigt werden
screen-login_needed = Dieser Server verlangt erst eine Anmeldung
screen-not_installed = Die Karten dieses Tisches sind auf dem Server nicht installiert
screen-go-home = Andere Tische findest du auf

## Vor dem Spiel
screen-taken = { $taken ->
    [0] Noch sitzt hier niemand
    [one] Ein Platz von { $seats } ist besetzt
   *[other] { $taken } von { $seats } Plätzen sind besetzt
  }
screen-free-seat = Freier Platz
screen-scan-to-take = scannen und setzen
screen-bot = Bot
screen-host = Host
screen-ready-host = Bereit, Host
screen-no-host = Wer sich zuerst setzt, ist Host.
screen-starts-when = { $count ->
    [one] { $host } kann beginnen, sobald { $names } bereit ist.
   *[other] { $host } kann beginnen, sobald { $names } bereit sind.
  }
screen-may-start = { $host } kann das Spiel beginnen.
screen-first-to = Bis { $goal } Punkte
screen-scan = Scannen und mitspielen
screen-or-open = oder öffne
screen-and-type = und gib ein
screen-your-phone =
    Dein Handy ist deine Hand.
    Hier sieht niemand deine Karten.

## Die Spieler
screen-realms = Beide Fürstentümer
screen-supplies = Stapel und Auszeichnungen
screen-to-build = Bauen und Ereignisse
screen-players-right = Spieler auf der rechten Seite
screen-seat = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
screen-cards = { $count ->
    [one] Karte
   *[other] Karten
  }
screen-over = über { $limit }
screen-development = Entw.
screen-knights = { $count ->
    [one] Ritter
   *[other] Ritter
  }
screen-army = Macht
screen-road = Straße
screen-ships = { $count ->
    [one] Schiff
   *[other] Schiffe
  }
screen-bonus = Inseln
screen-crossing = Routen
screen-commerce = Handel
screen-strength = Stärke
screen-tournament = Turnier
screen-in-hand = Handkarten
screen-waits = wartet
screen-decides = entscheidet
screen-trading = handelt
screen-playing = ist am Zug
screen-rolls = würfelt
screen-builds-next = baut danach

## Was geschieht
screen-set-up = Die ersten Figuren werden gesetzt
screen-turn = Zug { $number }
screen-turn-goal = Zug { $number } · bis { $goal }
screen-begins = Das Spiel beginnt
screen-begins-turn = { $name } ist am Zug
screen-several = { $kind ->
    [trades] { $count } Geschäfte
    [offers] { $count } Angebote
    [pieces] { $count } Figuren gebaut
   *[moves] { $count } Spielzüge
  }
screen-paid = Die { $sum } bringt
screen-paid-nobody = Die { $sum } bringt niemandem etwas
screen-gave-back = hat { $count } abgegeben
screen-gives-back = { $count } von { $of }
screen-lost = { $name } ist nicht da
screen-lost-text = Die anderen können auf ihren Handys für einen Bot stimmen.
screen-looking = Der Server wird gesucht
screen-looking-since = seit { $time }

## Worauf gewartet wird
screen-waiting = Gewartet wird auf
screen-for-Play = Handeln oder Bauen
screen-for-Roll = Würfeln
screen-for-Discard = Abgeben
screen-for-MoveRobber = Räuber versetzen
screen-for-PlaceSettlement = Siedlung setzen
screen-for-PlaceRoad = Straße setzen
screen-for-PlaceFreeRoad = kostenlose Straße setzen
screen-for-SpecialBuilding = Bauen
screen-for-TakeGold = Gold nehmen
screen-for-away = Abstimmung am Handy
screen-for-other = Entscheidung
screen-your-hand = Deine Hand

## Nach dem Spiel
screen-points = Punkte, Zug um Zug
screen-season-label = Die Saison
screen-season = { $part ->
    [spring] Frühjahrssaison
    [summer] Sommersaison
    [autumn] Herbstsaison
   *[winter] Wintersaison
  }
screen-season-place = { $place }.
screen-season-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
screen-season-change = { $to ->
    [up] mehr als zuvor
    [down] weniger als zuvor
   *[same] wie zuvor
  }
screen-again = Noch einmal?
screen-again-how = Auf dem Handy.
screen-again-at = Der nächste Tisch ist { $code }.
screen-comes = dabei
