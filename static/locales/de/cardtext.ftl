### Zwei Reiche im Textmodus: Reiche, Hand und Stapel in Worten und eine Befehlszeile. Die Befehle selbst sind überall englisch.

## Was zu tun ist
cards-text-quoted = „{ $command }“
cards-text-hint = Tippe etwa { $usages }; „legal“ zählt alles auf.
cards-text-hint-play = Baue, tausche, biete an, spiele eine Karte oder beende; „legal“ nennt, was du tun kannst.

## Aktionen
cards-text-as-they-lie = so, wie sie jetzt liegen
cards-text-other-order = in anderer Reihenfolge, nach ihren Nummern
cards-text-look = { $stack }; kostet { $count ->
    [one] ein beliebiges Gut
   *[other] { $count } beliebige Güter
  }
cards-text-above = { $region } nach oben
cards-text-both = { $above } nach oben, { $below } nach unten
cards-text-under = { $card } unter { $stack }
cards-text-no-good = „{ $word }“ ist kein Gut. Nenne Güter wie in „2 wool 1 ore“.

## Antworten, Überschriften und Tabellen
cards-text-realm = { $realm }: { $count } Plätze
cards-text-realms = Reiche
cards-text-stacks = Stapel
cards-text-card = Karte
cards-text-goods = Güter: { $goods }; Räuber zählen { $counted }.
cards-text-rates = Der Vorrat gibt ein Gut für { $rates }

## Hilfe
cards-text-names = Ein Befehl darf gekürzt werden, solange er eindeutig bleibt, ebenso die Namen von Karten, Gütern und Personen. Plätze heißen nach der Nummer, die „realm“ nennt, Stapel a bis e. Wo Landschaften zahlen oder bekommen, nennen „from“ und „into“ mit ihren Nummern, welche es sind; sonst wählt das Spiel sie selbst.
cards-text-help-realm = alle Plätze eines Reichs oder was eine Nummer hat
cards-text-help-hand = deine Karten, Güter, Punkte und Kurse
cards-text-help-card = was auf einer Karte steht
cards-text-help-stacks = wie viele Karten jeder Stapel hat
cards-text-help-arrange = deine Landschaften auslegen, von links nach rechts, die oberen zuerst
cards-text-help-look = einen Nachziehstapel durchsehen
cards-text-help-take = eine Karte aus dem Stapel oder der Hand nehmen, die du ansiehst, oder ein Gut aus dem anderen Reich
cards-text-help-nothing = den Stapel ohne Karte lassen
cards-text-help-enough = kein Gut mehr nehmen oder tauschen
cards-text-help-draw = die oberste Karte eines Stapels ziehen
cards-text-help-put = eine Karte deiner Hand unter einen Stapel legen
cards-text-help-bury = eine Karte aus der Hand, die du ansiehst, unter einen Stapel legen
cards-text-help-gain = die Landschaft wählen, die ein Gut bekommt
cards-text-help-lose = die Landschaft wählen, die ein Gut verliert
cards-text-help-give = die Landschaft wählen, die ein Gut zurückgibt
cards-text-help-swap = ein Gut aus einer Landschaft gegen eins in einer anderen tauschen
cards-text-help-number = die Ertragszahl nennen
cards-text-help-answer = auf einen Angriff mit einer Abwehr antworten oder mit keiner
cards-text-help-return = die Karte im anderen Reich wählen, die auf die Hand zurückgeht
cards-text-help-above = die Landschaften einer neuen Siedlung auslegen
cards-text-help-build = eine Straße, eine Siedlung, eine Stadt oder eine Karte deiner Hand bauen
cards-text-help-play = eine Aktionskarte spielen
cards-text-help-demolish = eine Karte deines Reichs aus dem Spiel nehmen
cards-text-help-trade = mit dem Vorrat handeln
cards-text-help-offer = einen Handel anbieten; du gibst, was du zuerst nennst
cards-text-help-yes = ein Angebot annehmen
cards-text-help-no = ein Angebot ablehnen
cards-text-help-withdraw = dein Angebot zurückziehen
cards-text-help-exchange = den Zug mit einem Austausch beenden: Eine Karte kommt unter einen Stapel, und du nimmst eine aus ihm
cards-text-help-road = eine Straße bauen
cards-text-help-settlement = eine Siedlung bauen
cards-text-help-city = eine Siedlung zur Stadt machen
