### Die Wörter des Textmodus: das Spiel als Überschriften, Tabellen und Befehlszeile. Die Befehle selbst sind überall englisch.

## Die Befehlszeile
text-commands = Befehle
text-command = Befehl
text-command-hint = roll, hand, help …
text-send = Senden
text-said-label = Befehle, Antworten und Ereignisse
text-welcome = Tippe einen Befehl und drücke die Eingabetaste: „legal“ sagt, was du tun kannst, „help“ nennt alle Befehle.
text-busy = Einen Moment: Auf den letzten Befehl steht die Antwort noch aus.
text-unknown = Den Befehl „{ $word }“ gibt es nicht. „help“ nennt alle.
text-ambiguous = „{ $word }“ kann { $commands } heißen.
text-usage = Tippe es etwa so: { $usage }
text-which = Was davon?
text-which-place = Welcher Ort? Nenne seine Nummer.
text-not-now = „{ $command }“ geht jetzt nicht.
text-nothing-possible = Von dir wird gerade nichts verlangt.
text-possible = Jetzt möglich:
text-summary = { $title }: { $commands }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } mehr
  }
text-choice = { $command } – { $words }
text-choices = { $title }: { $commands }
text-said = { $name } sagt: { $text }

## Was zu tun ist
text-hint-PlaceSettlement = Tippe „place“ und die Nummer einer Kreuzung; „legal“ zählt sie auf.
text-hint-PlaceRoad = Tippe „place“ und die Nummer eines Weges; „legal“ zählt sie auf.
text-hint-PlaceFreeRoad = Tippe „place“ und die Nummer eines Weges; „legal“ zählt sie auf.
text-hint-MoveRobber = Tippe „robber“, die Nummer eines Feldes und wen du bestiehlst; „legal“ zählt alles auf.
text-hint-Roll = Tippe „roll“.
text-hint-Play = Baue, kaufe, handle, biete an, spiele eine Karte oder beende; „legal“ nennt, was du tun kannst.
text-asked = Deine Antwort wird erwartet: { $commands }
text-hint-Discard = Tippe „discard“ und die Karten, etwa „discard 2 wool 1 ore“.

## Aktionen
text-do-Discard = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } abwerfen
text-do-PlaceSettlement = Siedlung setzen
text-do-PlaceRoad = Straße setzen
text-do-PlaceFreeRoad = Kostenlose Straße setzen
text-do-MoveRobber = Räuber versetzen
text-do-RollDice = Würfeln
text-do-ConfirmTrade = Wählen, mit wem du tauschst
text-do-AcceptOffer = Angebot annehmen
text-do-DeclineOffer = Angebot ablehnen
text-do-CounterOffer = Gegenangebot machen
text-do-WithdrawOffer = Angebot zurückziehen
text-do-BuildCity = Stadt bauen
text-do-BuildSettlement = Siedlung bauen
text-do-BuildRoad = Straße bauen
text-do-BuyDevelopmentCard = Entwicklungskarte kaufen
text-do-PlayKnight = { $card } spielen
text-do-PlayRoadBuilding = Die Karte { $card } spielen
text-do-PlayYearOfPlenty = Die Karte { $card } spielen
text-do-PlayMonopoly = Die Karte { $card } spielen
text-do-TradeWithSupply = Mit der Bank handeln
text-do-OfferTrade = Handel anbieten
text-do-EndTurn = Zug beenden
text-do-Pass = Passen
text-swap = { $give } für { $get }
text-rob = { $hex }; stehlen bei { $name } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  })
text-with = mit { $name }, Angebot { $offer }
text-offer-mine = { $number }: Du bietest { $give } für { $get }
text-offer-to-you = { $number }: { $name } gibt dir { $give }, du gibst { $get }
text-offer-other = { $number }: { $name } bietet { $give } für { $get }
text-answer = { $name }: { $answer }

## Warum nicht
text-not-there = Jetzt nicht möglich: { $place }
text-no-place = Einen Ort mit der Nummer { $number } gibt es nicht.
text-build-what = Was bauen? „road“ (Straße), „settlement“ (Siedlung), „city“ (Stadt) oder „card“ (Karte).
text-play-what = Welche Karte spielen?
text-no-card = Die Karte „{ $word }“ gibt es nicht.
text-not-held = Diese Karte hast du nicht: { $card }.
text-no-kind = „{ $word }“ ist kein Rohstoff. Nenne Karten wie in „2 wool 1 ore“.
text-no-player = Niemand hier heißt „{ $word }“. Am Tisch: { $names }.

## Orte
text-numbered = { $number }: { $place }
text-named-hex = Feld { $number }: { $place }
text-named-intersection = Kreuzung { $number }: { $place }
text-named-path = Weg { $number }: { $place }
text-named-harbor = Hafen { $number }: { $place }
text-with-robber = { $hex }; hier steht der Räuber
text-tip = { $sources }, Spitze im { $direction }
text-between = zwischen { $one } und { $other }, von Kreuzung { $from } nach { $to }
text-coast = Küste von { $one }, im { $direction }, von Kreuzung { $from } nach { $to }
text-sea = Seeweg zwischen { $one } und { $other }, von Kreuzung { $from } nach { $to }
text-off = Seeweg vor { $lands }, von Kreuzung { $from } nach { $to }
text-open = offenes Meer, von Kreuzung { $from } nach { $to }
text-hexes-of = { $terrain }: Felder { $numbers }
text-piece-at = { $piece } (Kreuzung { $number })
text-no-pieces = { $who } { hat } noch nichts auf dem Spielplan.
text-hex-corners = Kreuzungen { $numbers }
text-corner-paths = Wege { $numbers }

## Antworten
text-hand-cards = Rohstoffe: { $cards }
text-hand-development = Entwicklungskarten: { $cards }
text-hand-left = Übrige Figuren: { $pieces }
text-left-road = { $count ->
    [one] { $count } Straße
   *[other] { $count } Straßen
  }
text-left-settlement = { $count ->
    [one] { $count } Siedlung
   *[other] { $count } Siedlungen
  }
text-left-city = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
  }
text-hand-rates = Die Bank gibt eine Karte für { $rates }
text-no-cards = keine
text-card-new = { $name } ({ $count } neu)
text-points = Punkte: { $points } von { $goal }
text-points-hidden = Punkte: { $points }, mit verdeckten Karten { $total }, von { $goal }
text-their-turn = am Zug
text-must-decide = muss entscheiden
text-over-limit = mehr als { $limit } Karten
text-bank = In der Bank: { $cards }
text-clock-of = { $name }: { $time }
text-clock-answer = Noch { $time } zum Antworten
text-no-clock = Es läuft keine Uhr.
text-no-offers = Keine offenen Angebote.
text-no-log = Noch ist nichts geschehen.

## Ereignisse
text-rolled = { $who } { hat } eine { $sum } gewürfelt ({ $one } und { $other })
text-my-turn = Zug { $number }: Du bist dran
text-sentence-at = { $sentence }: { $place }
text-sentence-hex = { $sentence } (Feld { $number })

## Überschriften und Tabellen
text-offers = Angebote
text-history = Verlauf
text-all-turns = Alle { $count } Züge zeigen
text-fewer-turns = Nur die letzten Züge zeigen
text-places = Deine Kreuzungen und Wege, und wo du jetzt bauen darfst
text-hexes = Alle Felder
text-others-pieces = Figuren der anderen
text-place = Ort
text-where = Wo
text-there = Was dort ist
text-corner = Kreuzung { $number }
text-path = Weg { $number }
text-free-settlement = frei für deine Siedlung
text-free-city = kann eine Stadt werden
text-free-road = frei für deine Straße
text-number = Nummer
text-land = Land und Zahl
text-corners = Seine Kreuzungen
text-beside = Daneben
text-resources = Deine Rohstoffe
text-resource = Rohstoff
text-you-have = Du hast
text-rate-column = Kurs der Bank
text-rate-short = { $rate }:1
text-in-bank = In der Bank
text-notes = Anmerkungen

## Hilfe
text-help = { $usage }: { $text }
text-help-short = { $usage } (kurz: { $short })
text-help-names = Ein Befehl darf gekürzt werden, solange er eindeutig bleibt, Rohstoffe und Namen ebenso; „p2“ ist, wer auf dem zweiten Platz sitzt. Rohstoffe und Karten darfst du auch auf Deutsch nennen. Kreuzungen, Wege und Felder werden von oben links Zeile für Zeile gezählt.
text-help-help = alle Befehle oder einer davon
text-help-legal = was du jetzt tun kannst, mit dem Befehl dazu; „legal all“ beschreibt jeden Ort
text-help-board = alle Felder und deine Figuren; was eine Nummer hat; die Figuren einer Person
text-help-hand = deine Karten, Punkte, Figuren und Kurse
text-help-players = was alle von allen wissen dürfen
text-help-bank = was die Bank noch hat
text-help-offers = die offenen Angebote
text-help-rules = die Grundregeln und die dieses Tisches zum Lesen; mit einem Wort, was sie dazu sagen
text-rules-open = Die Regeln sind offen; Escape schließt sie.
text-help-log = was zuletzt geschah
text-help-clock = was die Uhren sagen
text-help-chat = was zuletzt gesagt wurde
text-help-roll = würfeln
text-help-place = setzen, was jetzt gesetzt werden muss: beim Aufbau, und kostenlose Straßen
text-help-build = auf einem Weg oder einer Kreuzung bauen
text-help-road = eine Straße bauen oder setzen
text-help-settlement = eine Siedlung bauen oder setzen
text-help-city = eine Stadt bauen
text-help-buy = eine Entwicklungskarte kaufen
text-help-play = eine Entwicklungskarte spielen
text-help-robber = den Räuber auf ein Feld versetzen und dort jemanden bestehlen
text-help-pass = auf das verzichten, was du jetzt tun könntest
text-help-discard = nach einer Sieben Karten abwerfen
text-help-trade = mit der Bank handeln
text-help-do = tun, was keinen eigenen Befehl hat
text-help-offer = allen oder jemandem einen Handel anbieten; was du zuerst nennst, gibst du
text-help-choose = mit jemandem tauschen, der dein Angebot angenommen hat
text-help-withdraw = dein Angebot zurückziehen
text-help-yes = ein Angebot annehmen, nach seiner Nummer oder nach dem Namen
text-help-no = ein Angebot ablehnen
text-help-counter = ein Angebot mit einem anderen beantworten; was du zuerst nennst, gibst du
text-help-end = deinen Zug beenden
text-help-say = etwas in die Runde sagen

## What the table settles besides the game
text-together = Der Tisch
text-no-proposal = Es liegt kein Vorschlag vor.
text-vote = Tippe „agree“ oder „decline“.
text-not-paused = Das Spiel ist nicht angehalten.
text-not-away = { $name } ist nicht abwesend.
text-cannot-remind = Das Spiel wartet nicht auf { $name }.
text-no-luck = Noch hat niemand gewürfelt.
text-nothing = nichts
text-wishes = Der Tisch sieht: du möchtest { $want }, du hast { $have }.
text-no-wishes = Niemand zeigt, was er möchte oder hat.
text-help-proposal = worüber der Tisch entscheiden soll
text-help-agree = einem Vorschlag zustimmen
text-help-disagree = einen Vorschlag ablehnen oder den eigenen zurückziehen
text-help-undo = den letzten Zug zurücknehmen
text-help-pause = eine Pause vorschlagen
text-help-continue = die Pause beenden
text-help-back = vorschlagen, vor den letzten Zug zurückzugehen
text-help-concede = vorschlagen, jemanden gewinnen zu lassen
text-help-abort = vorschlagen, das Spiel vorzeitig zu beenden
text-help-bot = vorschlagen, dass ein Bot für jemanden spielt, der weg ist
text-help-remind = an den Zug erinnern
text-help-want = dem Tisch zeigen, was du möchtest und hast
text-help-wishes = was die anderen möchten und haben
text-help-luck = die Karten aller durch Würfe und was zu erwarten war
text-help-dice = wie oft jede Summe gewürfelt wurde
