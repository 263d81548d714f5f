### Was die Einführungen des Brettspiels sagen. Eins nach dem anderen, in wenigen Worten.

## Aufbau
guide-title-goal = Willkommen an Land
guide-goal = Diese Insel wartet auf dich. Wer zuerst { $goal } Punkte hat, gewinnt. Eine Siedlung zählt 1, eine Stadt 2.
guide-title-lands = Was das Land bringt
guide-lands = Jede Landschaft bringt ihren eigenen Rohstoff. Zum Bauen brauchst du alle fünf: Siedle also neben verschiedenen.
guide-title-settlement = Deine erste Siedlung
guide-settlement = Wähle eine Kreuzung. Jedes Feld ringsum bringt dir etwas, wenn seine Zahl fällt: Je mehr Punkte unter der Zahl, desto öfter. Die Kreuzung mit dem Ring ist gut.
guide-title-road = Eine Straße
guide-road = Jetzt eine Straße an deine Siedlung. Lass sie dorthin zeigen, wo du als Nächstes bauen möchtest.
guide-title-second = Deine zweite Siedlung
guide-second = Noch eine, wo du willst. Sie bringt dir sofort eine Karte für jedes Feld ringsum. Such also, was dir fehlt.
guide-title-second-road = Und ihre Straße
guide-second-road = Jede Siedlung beginnt mit einer Straße. Nach dieser geht das Spiel los.
guide-title-cards = Deine ersten Karten
guide-cards = Deine zweite Siedlung hat dir { $cards } gebracht. Hier siehst du immer, was du hast; die anderen sehen nur, wie viel.

## Der erste Zug
guide-title-roll = Würfle
guide-roll = Du bist dran. Jeder Zug beginnt mit einem Wurf, und die Summe sagt, welche Felder etwas bringen: allen am Tisch.
guide-title-production = Die Felder geben her
guide-production = Du hast eine { $sum } gewürfelt: { $hexes }. Deine Gebäude dort bringen dir { $cards }. Eine Siedlung bekommt 1 Karte, eine Stadt 2.
guide-production-nothing = Du hast eine { $sum } gewürfelt. Neben dieser Zahl steht nichts von dir, also gibt es diesmal nichts. Auch die Würfe der anderen können dir etwas bringen.
guide-title-hand = Deine Hand
guide-hand = Du darfst deine Karten behalten, so lange du willst. Aber mit mehr als { $limit } ist eine 7 gefährlich: dazu später.
guide-title-costs = Was es kostet
guide-costs = Diese Kacheln zeigen, was du bauen kannst und was es kostet. Gestrichelt ist, was dir fehlt. Die Zahl in der Ecke sagt, wie viel davon noch da ist.
guide-title-build-road = Eine Straße bauen
guide-build-road = Eine Straße kostet { brick } und { lumber } und schließt an Eigenes an. Baue eine, sobald du die Karten hast: Dann leuchtet die Kachel auf.
guide-build-road-now = Du hast { brick } und { lumber } für eine Straße. Drücke auf die Kachel und wähle dann einen Weg, der an Eigenes anschließt.
guide-title-end = Beende deinen Zug
guide-end = Baue und handle, so viel du bezahlen kannst. Dann gib die Würfel weiter.
guide-title-others = Wenn andere dran sind
guide-others = Jetzt spielt { $name }. Behalte die Würfel im Auge: Auch diese Würfe bringen dir etwas. Vielleicht fragt man dich auch nach einem Tausch.

## Handel
guide-title-supply = Handel mit der Bank
guide-supply = Zu viel von einer Sorte? Die Bank nimmt 4 gleiche für 1 deiner Wahl.
guide-supply-now = Von einer Sorte hast du genug für die Bank. Drücke auf { tile-trade }, wähle, was du gibst und was du bekommst, dann den Knopf mit der Bank. Oder behalte deine Karten und überspringe das.
guide-title-harbors = Häfen
guide-harbors = Steht deine Siedlung oder Stadt, wo ein Steg beginnt, tauscht die Bank günstiger: 3 gleiche gegen 1, oder 2 von dem abgebildeten Rohstoff.
guide-title-offer = Handel mit anderen
guide-offer = Drücke auf { tile-trade }. Lege links eine Karte hin, die du entbehren kannst, rechts eine, die du brauchst. Dann schicke { $name } das Angebot.
guide-offer-again = { $name } lehnt ab: zu teuer, oder nicht auf der Hand. Frag nach einer Karte von dem, was die Felder von { $name } bringen. Du siehst sie auf dem Spielplan.
guide-offer-enough = Diesmal hat es nicht geklappt. Niemand muss tauschen, und niemand sieht deine Karten. Versuch es wieder, wann du willst: Jeder Zug bringt neue Karten.
guide-title-answer = Eine Antwort
guide-answer-thinking = { $name } denkt über dein Angebot nach. Du kannst inzwischen weiterspielen.
guide-answer-accepted = { $name } ist einverstanden. Drücke auf den grünen Knopf, um zu tauschen, oder lass es.
guide-answer-counter = { $name } möchte lieber etwas anderes. Du kannst annehmen, ablehnen oder noch einmal antworten.
guide-answer-gone = Dieses Angebot ist erledigt. In jedem Zug kannst du neue machen.
guide-title-traded = Ein fairer Tausch
guide-traded = Du hast { $name } { $give } gegeben und { $get } bekommen. In deinem Zug darfst du tauschen, so oft du willst.
guide-title-asked = Ein Angebot für dich
guide-asked = { $name } bietet dir einen Tausch an. Schau, was du bekämst und was du gäbst; dann nimm an, lehn ab oder mach ein Gegenangebot.

## Bauen
guide-title-build-settlement = Mehr Siedlungen
guide-build-settlement = Eine Siedlung kostet { brick }, { lumber }, { wool } und { grain }. Sie kommt an eine deiner Straßen, mindestens zwei Wege entfernt von jedem anderen Gebäude. Sie zählt 1 Punkt.
guide-build-settlement-now = Du kannst jetzt eine Siedlung bauen. Drücke auf die Kachel und wähle eine Kreuzung an deiner Straße.
guide-title-build-city = Städte
guide-build-city = 3 { ore } und 2 { grain } machen aus einer Siedlung eine Stadt. Sie bekommt das Doppelte und zählt 2 Punkte.
guide-build-city-now = Du kannst jetzt eine Stadt bauen. Drücke auf die Kachel und wähle eine deiner Siedlungen.
guide-title-development = Entwicklungskarten
guide-development = Für { ore }, { wool } und { grain } ziehst du eine Entwicklungskarte: meist einen Ritter, sonst Straßen, Rohstoffe oder einen Punkt. Eine darfst du pro Zug spielen, aber nicht im Zug, in dem du sie kaufst.
guide-development-now = Du kannst eine Entwicklungskarte kaufen: Drücke auf die Kachel, dann auf { buy }. Die anderen sehen sie nicht, und ab dem nächsten Zug darfst du sie spielen.
guide-title-deck = Was im Stapel ist
guide-deck = Die Karten liegen gemischt und verdeckt. Ein voller Stapel hat:
guide-title-buildable = Zeit zu bauen
guide-title-end-again = Auf in die nächste Runde
guide-end-again = Das war alles, was man in einem Zug tun kann. Gib die Würfel weiter; zu einer Zahl muss ich noch etwas sagen.
guide-title-playable = Eine Karte zum Spielen
guide-playable = Die angehobene Karte kannst du jetzt spielen. Drücke darauf und lies, was sie tut. Nur eine pro Zug, also wähle den Moment.

## Die Sieben
guide-title-seven = Wenn eine 7 fällt
guide-seven = Kein Feld gibt etwas her. Wer mehr als { $limit } Karten hat, wirft die Hälfte ab, abgerundet. Dann versetzt, wer gewürfelt hat, den Räuber: Sein Feld bringt nichts, solange er dort steht.
guide-half = Von { $total } Karten werden { $count } abgeworfen
guide-title-discard = Zu viele Karten
guide-discard = Eine 7! Du hast mehr als { $limit } Karten, also musst du { $count } abwerfen. Wähle, was du am wenigsten brauchst, oder lass dir etwas vorschlagen.
guide-title-robber = Der Räuber
guide-robber = Eine 7! Du versetzt den Räuber. Sein neues Feld bringt niemandem etwas, und du stiehlst jemandem daneben eine Karte. Das Feld mit dem Ring trifft die anderen am meisten.
guide-title-stolen = Deine Beute
guide-stolen = Du hast { $name } { $cards } weggenommen. Nur ihr beide wisst, welche Karte es war. Mit einer Ritterkarte geht das auch ohne 7.
guide-stolen-from-me = { $name } hat dir { $cards } weggenommen. Das passiert jedem. Eine Ritterkarte schickt den Räuber wieder fort.

## Bis zum Ende
guide-title-awards = Zwei Auszeichnungen
guide-awards = Für eine Straße aus mindestens 5 Stücken ohne Lücke gibt es die { longest-road }, für drei gespielte Ritter die größte Rittermacht. Je 2 Punkte, bis jemand mehr hat.
guide-title-winning = Gewinnen
guide-winning = Hier stehen deine Punkte: Siedlungen, Städte, Auszeichnungen und Punktekarten, die niemand sieht. Hast du in deinem eigenen Zug { $goal }, gewinnst du sofort.
guide-title-finish = Das war alles
guide-finish = Jetzt kennst du das Spiel. Spiel weiter, und viel Glück! Unter dem Fragezeichen findest du mich wieder.
guide-finish-phone = Jetzt kennst du das Spiel. Spiel weiter, und viel Glück! Du findest mich wieder im Menü auf dem Spielplan.

## Das erste Spiel auf See
guide-title-sea-goal = Hinaus aufs Meer
guide-sea-goal = Wie man eine Insel besiedelt, weißt du. Hier liegen mehrere im Meer, und Schiffe bringen dich von einer zur anderen. Wer zuerst { $goal } Punkte hat, gewinnt.
guide-title-sea-start = Beginne an der Küste
guide-sea-start = Wähle eine Kreuzung an der Küste, von der Schiffe ablegen können. Die mit dem Ring bringt auch { lumber } oder { wool }: Ein Schiff kostet von beidem eins.
guide-title-sea-first-ship = Ein Schiff zum Anfang
guide-sea-first-ship = Neben einer Siedlung an der Küste darf statt der ersten Straße ein Schiff liegen. Wähle die Seite mit dem Ring, dann „{ tile-ship }“.
guide-title-sea-second = Deine zweite Siedlung
guide-sea-second = Sie bringt eine Karte für jedes Feld neben ihr, wie an Land. Wieder an der Küste, kann auch sie Schiffe aussenden.
guide-title-sea-second-ship = Straße oder Schiff
guide-sea-second-ship = Wieder hast du die Wahl: Eine Straße erschließt deine Insel, ein Schiff das Meer. Die Seite mit dem Ring führt zu anderen Inseln.
guide-title-sea-build = Ein Schiff bauen
guide-sea-build = Ein Schiff kostet { lumber } und { wool }. Es setzt deine Schiffe fort oder beginnt an deiner Siedlung an der Küste. Baue eins, wenn du die Karten hast: Die Kachel leuchtet dann auf.
guide-sea-build-now = Du hast { lumber } und { wool } für ein Schiff. Drücke auf die Kachel und wähle eine Seite. Es setzt deine Schiffe fort oder beginnt an deiner Siedlung an der Küste.
guide-title-sea-coast = Was eine Küste trägt
guide-sea-coast = Auf jeder Seite liegt nur ein Teil: an der Küste eine Straße oder ein Schiff, im offenen Meer nur Schiffe, an Land nur Straßen. Straße und Schiff hängen nur dort zusammen, wo du eine Siedlung oder Stadt hast.
guide-title-sea-settle = Eine andere Insel
guide-sea-settle = Wo deine Schiffe eine andere Insel erreichen, darfst du eine Siedlung bauen, zum gewohnten Preis. Die erste fern der Heimat bringt einen Punkt dazu. Jedes Schiff braucht { lumber } und { wool }. Fehlen sie dir, beende deinen Zug.
guide-sea-settle-sail = Vor dir liegt eine Insel mit Gold. Baue an der Seite mit dem Ring noch ein Schiff: Wo deine Schiffe eine Insel erreichen, darfst du siedeln, und deine erste Siedlung fern der Heimat ist einen Punkt mehr wert.
guide-sea-settle-land = Deine Schiffe haben eine andere Insel erreicht; deine erste Siedlung dort ist einen Punkt mehr wert. Spare { brick }, { lumber }, { wool } und { grain } dafür, oder tausche sie ein. Fehlen sie dir, beende deinen Zug.
guide-title-sea-landing = Land in Sicht
guide-sea-landing = Deine Schiffe haben eine andere Insel erreicht, und du hast die Karten. Baue auf der Kreuzung mit dem Ring eine Siedlung: Sie bringt einen Punkt dazu.
guide-title-sea-point = Ein Inselpunkt
guide-sea-point = { $points ->
    [one] Du hast eine andere Insel besiedelt. Der Chip neben deiner Siedlung ist ein Punkt dazu, und er bleibt dir.
   *[other] Du hast eine andere Insel besiedelt. Der Chip neben deiner Siedlung bringt { $points } Punkte dazu, und sie bleiben dir.
  }
guide-title-sea-move = Ein Schiff versetzen
guide-sea-move = Einmal pro Zug darfst du das letzte Schiff einer offenen Linie kostenlos versetzen, aber nicht in dem Zug, in dem es gebaut wurde. Zwei Pfeile zeigen, welche es sind.
guide-sea-move-now = Zwei Pfeile zeigen, welche Schiffe du jetzt versetzen darfst, einmal pro Zug und kostenlos. Drücke auf die Schiffskachel, bis „{ tile-moving }“ darauf steht, dann das Schiff, dann seinen neuen Platz. Oder lass sie liegen und überspringe das.
guide-title-sea-gold-land = Gold
guide-sea-gold-land = Die Felder mit einem Ring sind Gold. Fällt ihre Zahl, bringt eine Siedlung dort 1 Karte nach Wahl, eine Stadt 2. Die Bank muss sie haben.
guide-title-sea-gold = Dein Gold
guide-sea-gold = Dein Gold zahlt: Wähle die Karten, die du am nötigsten brauchst. Die kleinen Zahlen sagen, was die Bank noch hat.
guide-title-sea-figures = Räuber oder Pirat
guide-sea-figures = Jetzt versetzt du den Räuber an Land oder den Piraten auf dem Meer. Der Pirat stiehlt bei jemandem mit einem Schiff neben seinem Feld, und solange er dort ist, kann kein Schiff ankommen oder ablegen. Das Feld mit dem Ring trifft die anderen am meisten.
guide-title-sea-pirate = Der Pirat
guide-sea-pirate = Nach einer 7 oder mit einem Ritter hast du die Wahl: den Räuber an Land oder den Piraten auf dem Meer. Der Pirat stiehlt bei jemandem mit einem Schiff neben seinem Feld, und dort kann kein Schiff ankommen oder ablegen. Er beginnt neben dem Spielplan.
guide-title-sea-await = Warten auf Gold
guide-sea-await = Deine Siedlung am Gold bringt eine Karte deiner Wahl, wenn { $numbers } fällt. Spiel weiter, bis es so weit ist: Beende deinen Zug.
guide-title-sea-fog = Nebel
guide-sea-fog = Auf manchen Karten, auf dieser nicht, liegt die ferne Seite im Nebel. Eine Straße oder ein Schiff, das ein Nebelfeld erreicht, deckt es auf, und Land bringt dem Entdecker sofort eine Karte.
guide-title-sea-route = Die { longest-road }
guide-sea-route = Straßen und Schiffe zählen zusammen, wo sie an deiner Siedlung oder Stadt zusammenhängen. Eine ununterbrochene Route von mindestens 5 ist 2 Punkte wert, bis jemand eine längere hat.
guide-title-sea-finish = Guten Wind
guide-sea-finish = Das ist, was das Meer hinzufügt. Spiel weiter, und viel Glück! Du findest mich unter dem Fragezeichen wieder.
