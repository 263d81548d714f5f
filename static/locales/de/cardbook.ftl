### Die Regeln von Zwei Reiche zum Nachschlagen.

cardbook-goal = Sieg
cardbook-goal-text = Du gewinnst, sobald du 12 Punkte hast: 1 für eine Siedlung, 2 für eine Stadt, 1 für Rittermacht und Handelsmacht, dazu die auf Karten. Erreichen beide sie im selben Moment, gewinnt, wer am Zug ist. Nach den Regeln von 2005 gewinnst du nur im eigenen Zug.
cardbook-set-up = Aufbau
cardbook-set-up-text = Beide beginnen mit einer Straße, einer Siedlung an jeder Seite und sechs Landschaften, die sie beliebig auslegen; jede lagert 1 Gut. Wer höher würfelt, fängt an: Der sieht einen Nachziehstapel durch und nimmt 3 Karten, dann die andere Seite mit einem anderen Stapel. Die Reihenfolge bleibt.
cardbook-turn = Dein Zug
cardbook-turn-text = Wirf beide Würfel. Erst geschieht das Ereignis, für beide; dann gibt es in beiden Reichen Erträge. Dann handelst, baust und spielst du in beliebiger Reihenfolge, und am Ende füllst du deine Hand auf.
cardbook-event = Der Ereigniswürfel
cardbook-event-text = Turnier: Mehr Turnierpunkte bringen 1 Gut nach Wahl; Gleichstand bringt nichts. Handelsvorteil: Wer die Handelsmacht hat, nimmt sich 1 Gut aus dem anderen Reich. Räuber: Wer mehr als 7 Güter hat, ohne die neben einem Befestigten Lager, verliert alles Erz und alle Wolle. Gutes Jahr: Beide bekommen 1 Gut nach Wahl. Fragezeichen, auf zwei von sechs Seiten: Die oberste Ereigniskarte wird aufgedeckt und kommt dann nach unten.
cardbook-production = Erträge
cardbook-production-text = Jede Landschaft mit der gewürfelten Zahl bekommt 1 Gut, in beiden Reichen; neben ihrem Verdoppler 2. Eine Landschaft lagert höchstens 3, was nicht passt, ist verloren. Neue Landschaften sind leer.
cardbook-trade = Handel
cardbook-trade-text = Gib 3 gleiche Güter für 1 nach Wahl, 2 mit der Flotte dieses Guts, 1 Gold mit der Münzgießerei. Im Zug einer Seite dürfen beide einander beliebige Güter für beliebige anbieten. Nichts kommt dazu, wofür kein Platz ist.
cardbook-building = Straßen, Siedlungen, Städte
cardbook-building-text = Eine Straße kommt an ein offenes Ende der Reihe, eine Siedlung hinter eine Straße. Sie bringt zwei Landschaften: Du siehst beide und wählst, welche oben liegt. Eine Stadt ersetzt eine Siedlung. Ist ein Stapel leer, lässt sich davon nichts mehr bauen.
cardbook-upgrades = Ausbauten
cardbook-upgrades-text = Karten deiner Hand werden über oder unter eine Siedlung (2 Bauplätze) oder Stadt (4) gebaut. Grüne passen an beide, rote nur an Städte. Ein Gebäude, das auf Landschaften wirkt, wirkt auf die zwei, die sein Bauplatz berührt. Ein zweiter Weg zum selben Kurs bringt nichts; zwei Klöster oder Bibliotheken zählen doppelt.
cardbook-tokens = Rittermacht und Handelsmacht
cardbook-tokens-text = Mehr Stärke hat die Rittermacht, mehr Handelspunkte und eine Stadt die Handelsmacht. Jede ist 1 Punkt wert; bei Gleichstand hat sie niemand. Handelspunkte zählen nur mit einer Stadt.
cardbook-actions = Aktionskarten
cardbook-actions-text = Sie kosten nichts und sind danach aus dem Spiel. Du spielst sie im eigenen Zug, wenn beide Würfel abgehandelt sind, den Alchemisten vor dem Wurf, und nicht, bevor jeder einen Zug hatte. Was nichts bewirken kann, bleibt auf der Hand; nur der Spion nicht. Eine Karte aus diesem Zug wartet bis zum nächsten.
cardbook-attacks = Angriffe und Antworten
cardbook-attacks-text = Schwarzer Ritter, Feuerteufel und Raubzug lassen sich beantworten: der erste mit der Kräuterhexe, die anderen mit dem Bischof. Die Frist läuft immer ganz ab, egal was entschieden wird. Dann fällt ein Würfel: 1 bis 5 gelingt, 6 trifft den Angreifer; nach einer Antwort gelingen nur 1 und 2. Was zurückgeht, kommt auf die Hand und kann für den vollen Preis wieder gebaut werden.
cardbook-drawing = Die Hand auffüllen
cardbook-drawing-text = Deine Hand fasst 3 Karten, 1 mehr für jedes Kloster und jede Bibliothek. Nimm für jede fehlende die oberste eines Stapels, oder zahle 2 Güter (1 mit Rathaus), sieh einen Stapel durch und nimm eine daraus; die Reihenfolge bleibt. Ist die Hand voll, darfst du einmal je Zug eine Karte unter einen Stapel legen und eine von ihm nehmen. Karten über der Grenze kommen unter Stapel deiner Wahl.
cardbook-decided = Was die Quellen offen lassen
cardbook-decided-text = Hier gilt: Wer nimmt, nennt das Gut, wer verliert, die Landschaft. Eine abgelaufene Uhr nimmt aus der vollsten und gibt in die leerste. Im Bürgerkrieg gehen die Karten einzeln zurück, zuerst nach Wahl der Seite am Zug. Eine gezeigte Hand sieht nur eine Person, nie wer zusieht. Ereigniskarten ohne Wahl gehen von selbst weiter.

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
