### Die Regeln von Zwei Reiche zum Nachschlagen.

cardbook-goal = Sieg
cardbook-goal-text = { $won ->
    [own-turn] Du gewinnst im eigenen Zug, sobald du { $victory-points } Punkte hast. Erreichst du sie im gegnerischen Zug, gewinnst du zu Beginn deines Zuges, wenn du sie dann noch hast.
   *[at-once] Du gewinnst, sobald du { $victory-points } Punkte hast, in wessen Zug auch immer.
  } Jede Siedlung zählt 1, jede Stadt 2, Rittermacht und Handelsmacht je 1; dazu kommen die Punkte auf deinen Karten.
cardbook-set-up = Aufbau
cardbook-set-up-text = Beide beginnen mit einer Straße, je einer Siedlung an beiden Seiten und sechs Landschaften, die sie beliebig auslegen; jede lagert 1 Gut. Wer höher würfelt, fängt an, sieht einen Nachziehstapel durch und nimmt 3 Karten; dann tut der Gegner dasselbe mit einem anderen Stapel. Die übrigen Karten bleiben in ihrer Reihenfolge.
cardbook-turn = Dein Zug
cardbook-turn-text = Wirf beide Würfel. Erst geschieht das Ereignis, für beide; dann gibt es in beiden Reichen Erträge. Dann handelst, baust und spielst du in beliebiger Reihenfolge, und am Ende füllst du deine Hand auf.
cardbook-event = Der Ereigniswürfel
cardbook-event-text = Turnier: Wer mehr Turnierpunkte hat, bekommt 1 Gut seiner Wahl; ein Gleichstand bringt nichts. Handelsvorteil: Wer die Handelsmacht hat, nimmt sich 1 Gut seiner Wahl aus dem anderen Reich. Räuber: Wer mehr als 7 Güter hat, ohne die neben einem Befestigten Lager, verliert alles Erz und alle Wolle{ $robber-grace ->
    [0] {""}
    [1] , nur nicht im jeweils ersten Zug
   *[other] , nur nicht in den jeweils ersten { $robber-grace } Zügen
  }. Gutes Jahr: Beide bekommen 1 Gut ihrer Wahl. Fragezeichen, auf zwei von sechs Seiten: Die oberste Ereigniskarte wird aufgedeckt, wirkt und kommt dann nach unten. Wo beide wählen, beginnt, wer am Zug ist.
cardbook-production = Erträge
cardbook-production-text = Jede Landschaft mit der gewürfelten Zahl bekommt 1 Gut, in beiden Reichen, oder 2 neben dem Gebäude, das sie verdoppelt. Eine Landschaft lagert höchstens 3; was nicht hineinpasst, ist verloren. Neue Landschaften sind leer.
cardbook-trade = Handel
cardbook-trade-text = Gehandelt wird nach den Würfeln und dem Ereignis, bis die Hand aufgefüllt wird. Gib 3 Güter einer Sorte für 1 einer anderen, mit der passenden Flotte nur 2, mit der Münzgießerei 1 Gold. { $offers-by ->
    [active] Im eigenen Zug darfst du deinem Gegner beliebige Güter für beliebige anbieten.
   *[both] In jedem Zug dürfen beide einander beliebige Güter für beliebige anbieten.
  } Dasselbe Gut kann nicht auf beiden Seiten stehen. Ein offenes Angebot ist vom Tisch, sobald, wer am Zug ist, etwas anderes tut; nach 10 erfolglosen Angeboten in einem Zug sind keine weiteren möglich. Du bekommst nichts, wofür du keinen Platz hast.
cardbook-building = Straßen, Siedlungen, Städte
cardbook-building-text = Eine Straße kommt an ein offenes Ende der Reihe, aber nie neben eine andere Straße; eine Siedlung kommt hinter eine Straße. Sie bringt zwei Landschaften: Du siehst beide und wählst, welche oben liegt. Eine Stadt wird auf eine Siedlung gebaut; deren Karte bleibt darunter und kommt nicht in den Stapel zurück. Ist ein Stapel leer, lässt sich davon nichts mehr bauen.
cardbook-upgrades = Ausbauten
cardbook-upgrades-text = Karten deiner Hand werden über oder unter eine Siedlung (2 Bauplätze) oder Stadt (4) gebaut. Grüne passen an beide, rote nur an Städte. Ein Gebäude, das auf Landschaften wirkt, wirkt auf die zwei, die sein Bauplatz berührt. Ein zweiter Weg zum selben Kurs bringt nichts; ein zweites Kloster und eine zweite Bibliothek zählen noch einmal.{ $new-cards ->
    [on] {""}
   *[off] {" "}Eine Karte lässt sich nicht in dem Zug bauen, in dem du sie bekommst.
  }{ $demolish ->
    [on] {" "}Im eigenen Zug darfst du eigene Ausbauten aus dem Spiel nehmen; erstattet wird nichts.
   *[off] {""}
  }
cardbook-tokens = Rittermacht und Handelsmacht
cardbook-tokens-text = Wer stärker ist, hat die Rittermacht; wer mehr Handelspunkte und eine Stadt hat, die Handelsmacht. Jede ist 1 Punkt wert; bei Gleichstand hat sie niemand. { $mill-without-city ->
    [nobody] Solange ohne Stadt ist, wer mehr Handelspunkte hat, hat niemand die Handelsmacht.
   *[counts-nothing] Ohne Stadt zählen Handelspunkte nicht.
  }
cardbook-actions = Aktionskarten
cardbook-actions-text = Sie kosten nichts und sind danach aus dem Spiel. Du spielst sie im eigenen Zug nach dem Würfeln, nur den Alchemisten davor, einmal je Zug. { $actions-from ->
    [seven-points] Spielen darfst du sie nur, solange beide zusammen mindestens 7 Punkte haben; der Kundschafter muss darauf nicht warten.
   *[second-turn] Die erste darfst du spielen, wenn beide einen Zug hatten.
  } Eine Karte, die nichts bewirken würde, lässt sich nicht spielen, außer dem Spion.{ $new-cards ->
    [on] {""}
   *[off] {" "}Eine Karte, die du in diesem Zug bekommen hast, wartet bis zum nächsten.
  }
cardbook-attacks = Angriffe und Antworten
cardbook-attacks-text = Abwehrkarten antworten auf Angriffe: die Kräuterhexe auf den Schwarzen Ritter, der Bischof auf Feuerteufel und Raubzug. Zum Antworten sind { $window-seconds } Sekunden Zeit; sie laufen immer ganz ab, was auch entschieden wird, außer wenn ein Bot antwortet. Dann wird gewürfelt: 1 bis 5 gelingt, 6 kehrt den Angriff um; nach einer Antwort gelingen nur 1 und 2, und 3 bis 6 kehren ihn um. Eine getroffene Karte geht auf die Hand zurück und kann zum vollen Preis wieder gebaut werden.
cardbook-drawing = Die Hand auffüllen
cardbook-drawing-text = Deine Hand fasst 3 Karten, 1 mehr für jedes Kloster und jede Bibliothek. Nimm für jede fehlende die oberste eines Stapels, oder zahle 2 Güter (1 mit Rathaus, auch mit zweien), sieh einen Stapel durch und nimm eine daraus; die Reihenfolge bleibt. Ist die Hand voll, darfst du einmal je Zug eine Karte unter einen Stapel legen und eine von ihm nehmen. Karten über der Grenze kommen unter Stapel deiner Wahl{ $surplus ->
    [end-of-turn] ; im eigenen Zug erst an dessen Ende.
   *[at-once] , und zwar sofort.
  }

## Was die Quellen offen lassen: was hier gilt
cards-decided-start = Der Anfang
cards-decided-start-text = Der Zufall verteilt die beiden Sätze Landschaften. Beide legen ihre gleichzeitig aus, und beide sehen das Ergebnis, wenn beide fertig sind. Wer höher würfelt, fängt an; bei Gleichstand wird noch einmal gewürfelt. Läuft deine Zeit ab, bleibt die gedruckte Reihenfolge, und du bekommst die obersten drei Karten eines Stapels.
cards-decided-action-time = Wann Aktionen gespielt werden
cards-decided-action-time-text = Im eigenen Zug, wenn beide Würfel abgehandelt sind. Der Alchemist wird vor dem Würfeln gespielt, der Kundschafter beim Bau einer Siedlung, eine Abwehr, solange Zeit zum Antworten ist.
cards-decided-second-turn = Wenn jeder einen Zug hatte
cards-decided-second-turn-text = Nach den Regeln von 1996 dürfen Aktionskarten, auch die zur Abwehr, vom dritten Zug des Spiels an gespielt werden; das ist der zweite Zug dessen, der angefangen hat.
cards-decided-seven-points = Sieben Punkte zusammen
cards-decided-seven-points-text = Nach den Regeln von 2005 zählt der Moment, in dem die Karte gespielt wird. Sind es wieder weniger als sieben, muss sie warten; der Kundschafter nie.
cards-decided-new-card = Karten aus diesem Zug
cards-decided-new-card-text = Nach den Regeln von 1996 wird eine Karte, die du bekommst, im selben Zug weder gebaut noch gespielt, nach denen von 2005 schon. Eine Karte, die auf die Hand zurückkommt, gilt nicht als neu: Du darfst sie gleich wieder bauen.
cards-decided-attack-die = Der Würfel beim Angriff
cards-decided-attack-die-text = Das Heft sagt nicht, wie ein Angriff entschieden wird. Nach beiden Regeln gelingt er bei 1 bis 5, und 6 kehrt ihn um; nach einer Antwort gelingen nur 1 und 2, und 3 bis 6 kehren ihn um.
cards-decided-window = Zeit für die Antwort
cards-decided-window-text = Zehn Sekunden, oder was am Tisch eingestellt ist, auch ohne Uhr. Die Zeit läuft immer ganz ab, und erst dann wird die Antwort aufgedeckt. Auf einen Bot wartet niemand: Seine Antwort wird gleich aufgedeckt.
cards-decided-no-question = Wann nicht gefragt wird
cards-decided-no-question-text = Gefragt wird, ob eine Antwort auf der Hand ist oder nicht. Die Frage entfällt nur, wenn alle sehen, dass es keine gibt: Die Hand ist leer, oder alle Antworten auf diesen Angriff sind aus dem Spiel.
cards-decided-spy-takes = Der Spion
cards-decided-spy-takes-text = Er nimmt einen Ritter, eine Flotte oder eine Aktionskarte; 1996 war vielleicht jede Karte erlaubt, deshalb ist das eine Einstellung. Auch bei leerer Hand darf er gespielt werden; gibt es nichts zu nehmen, ist er verbraucht. Von zwei gleichen Karten nimmt er die zuletzt bekommene.
cards-decided-tournament-tie = Turnier ohne Ritter
cards-decided-tournament-tie-text = Ohne Ritter hat man 0 Punkte: Ein einziger Ritter mit Turnierpunkten gewinnt, und 0 zu 0 ist ein Gleichstand.
cards-decided-gain = Ein Gut nach Wahl
cards-decided-gain-text = Du wählst eine Landschaft mit Platz. Hat keine Platz, bekommst du nichts.
cards-decided-loss = Welche Landschaft verliert
cards-decided-loss-text = Wer nimmt, nennt das Gut; wer verliert, wählt die Landschaft. Ist nur eine möglich, wird nicht gefragt. Läuft die Zeit ab, zahlt die vollste, eine neben einem Befestigten Lager zuletzt; die leerste bekommt, von gleich leeren die linke und von diesen die obere.
cards-decided-settlement-place = Wohin eine Siedlung kommt
cards-decided-settlement-place-text = An ein offenes Ende, hinter eine Straße. Die Landschaften am alten Ende liegen dann neben der Straße, die beiden neuen jenseits der Siedlung.
cards-decided-city-sites = Die Bauplätze einer Stadt
cards-decided-city-sites-text = Jeder freie der vier; die inneren werden zuerst angeboten.
cards-decided-token-place = Wo eine Auszeichnung liegt
cards-decided-token-place-text = Der Server legt die Handelsmacht auf eine Stadt und die Rittermacht auf eine Siedlung oder Stadt. Davon hängt nichts ab.
cards-decided-exchange-time = Wann ausgetauscht wird
cards-decided-exchange-time-text = Einmal je Zug, statt zu ziehen, wenn deine Hand voll ist oder kein Stapel mehr eine Karte hat.
cards-decided-must-draw = Ziehen ist Pflicht
cards-decided-must-draw-text = Du ziehst, bis die Hand voll ist, solange ein Stapel eine Karte hat.
cards-decided-searches = Wie oft durchsehen
cards-decided-searches-text = So oft du zahlst. Jedes Mal nimmst du am Ende eine Karte.
cards-decided-surplus = Zu viele Karten
cards-decided-surplus-text = Für jede Karte wählst du den Stapel, unter den sie kommt, auch einen leeren. Wer am Zug ist, tut das nach den Regeln von 1996 sofort, nach denen von 2005 am Ende des Zuges; der Gegner immer sofort.
cards-decided-seen-cards = Was du in einem Stapel gesehen hast
cards-decided-seen-cards-text = Dein eigener Verlauf behält es. Niemand sonst sieht es, solange das Spiel läuft.
cards-decided-shown-hand = Eine gezeigte Hand
cards-decided-shown-hand-text = Der Gegner sieht sie, wer zuschaut nicht.
cards-decided-civil-war-returns = Bürgerkrieg
cards-decided-civil-war-returns-text = Die Karten gehen einzeln zurück, zuerst die, die gewählt hat, wer am Zug ist, und nach jeder werden die Punkte gezählt. Dann legen beide sofort weg, was über der Grenze ist.
cards-decided-both-win = Beide am Ziel
cards-decided-both-win-text = Erreichen es beide im selben Moment, hat gewonnen, wer am Zug ist.
cards-decided-won-own-turn = Gewinnen im eigenen Zug
cards-decided-won-own-turn-text = Nach den Regeln von 2005 gewinnt, wer im gegnerischen Zug das Ziel erreicht, am Anfang des eigenen Zuges vor dem Wurf, wenn die Punkte noch da sind.
cards-decided-mill = Handel ohne Stadt
cards-decided-mill-text = Nach den Regeln von 1996 zählt er 0: Hat der Gegner eine Stadt und 1 Punkt, bekommt er die Handelsmacht. Nach denen von 2005 hat sie niemand, solange ohne Stadt ist, wer mehr Handelspunkte hat.
cards-decided-opening = Räuber in den ersten Zügen
cards-decided-opening-text = Nach den Regeln von 1996 kommen sie vom ersten Wurf an, nach denen von 2005 erst nach den jeweils ersten zwei Zügen.
cards-decided-gifts = Angebote und Geschenke
cards-decided-gifts-text = Beide dürfen in jedem Zug etwas anbieten; nach den Regeln von 2005 nur, wer am Zug ist. Geschenke sind erlaubt. Angenommene Angebote zählen nicht zu den 10.
cards-decided-removing = Abreißen
cards-decided-removing-text = Das Heft erwähnt es nicht. Nach den Regeln von 2005 darfst du in deinem Zug eigene Ausbauten aus dem Spiel nehmen; erstattet wird nichts.
cards-decided-shorter = Kürzere Spiele
cards-decided-shorter-text = Der Host wählt ein Ziel von 7 bis 12 Punkten. Das Heft schlägt zum Lernen weniger Punkte vor.
cards-decided-region-numbers = Zahlen der neuen Landschaften
cards-decided-region-numbers-text = Keine Quelle nennt die Zahlen der elf Landschaften im Stapel. Sie sind rekonstruiert: Keine Landschaftsart hat eine Zahl zweimal, und jede Zahl außer 1 kommt zweimal vor. Man kann sie unter denselben Bedingungen auslosen lassen.
cards-decided-waiting = Ereignisse ohne Wahl
cards-decided-waiting-text = Sie gehen von selbst weiter, niemand muss sie bestätigen.
cards-decided-undo = Zurücknehmen
cards-decided-undo-text = Eine Straße, eine Stadt, ein Ausbau, ein Handel mit dem Vorrat und ein Abriss lassen sich zurücknehmen, einer nach dem anderen, solange seither nichts anderes geschehen ist. Sonst nichts: kein Wurf, kein Durchsehen, kein Ziehen, keine gespielte Karte, kein Handel mit dem Gegner und keine Siedlung, denn ihre Landschaften hat man gesehen.
cards-decided-lapsed = Wenn die Zeit abläuft
cards-decided-lapsed-text = Es geschieht nur, was geschehen muss, und nichts nach Zufall: keine Antwort, kein Handel, kein Austausch. Beim Baumeister wird nichts genommen, der Händler hört auf. Gezogen wird vom ersten Stapel, der Karten hat; ist eine Karte zu viel, kommt die letzte deiner Hand unter den ersten Stapel. Sonst gilt, was zuerst angeboten wird; im Konflikt kommen die ersten beiden Karten weg.
cards-decided-endless = Ein Spiel ohne Ende
cards-decided-endless-text = Kommt kaum vor. Tests und Messungen beenden ein Spiel nach 1.000 Zügen unentschieden; Bots reißen nie etwas ab.
cards-decided-harbor-point = Der eigene Punkt des Hafens
cards-decided-harbor-point-text = Auf der Karte steht 1 Handelspunkt, aber ein Beispiel der Regeln von 2005 zählt ihn nicht mit. Hier zählt er; eine Einstellung lässt ihn weg.

## Drumherum
cards-reference-copies = { $count }-mal im Spiel
cards-reference-costs = Kostet { $goods }
cards-reference-sure = Quelle: { $sources }; { $confidence ->
    [high] gut belegt
    [medium] eine gute Quelle
   *[low] rekonstruiert
  }
cards-reference-cards = Die Karten
cards-reference-events = Ereigniskarten
cards-reference-settings = Einstellungen dieses Tisches
cards-reference-decided = Was die Quellen offen lassen
cards-reference-source = Quelle: { $sources }
cards-source-booklet = Heft von 1996, „{ $section }“
cards-source-facts = unser Vergleich der Quellen, die am Ende stehen
cards-reference-usual = 1996: { $first } · 2005: { $second }
cards-reference-sources = Die Quellen
cards-reference-sources-text = B96 ist das Heft von 1996 auf Englisch. G05 sind die deutschen Regeln von 2005, aufgezeichnet von jemandem, der Kosten und Anzahlen mit den Karten verglichen hat. F sind Antworten des Verlags, H06 ein Faltblatt von 2006, M05 die Einleitung einer englischen Ausgabe. V98, D98 und L99 sind Seiten von Spielern und eine Besprechung von 1997 bis 2005. R10 sind die Karten des Nachfolgers, die nur andere stützen. „Unser Vergleich“ ist, was dieses Spiel aus alledem macht. Er steht mit dem vollen Namen jeder Quelle in docs/sources.md, im Quelltext dieses Programms.
