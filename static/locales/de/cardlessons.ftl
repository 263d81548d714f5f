### Was die Einführung von Zwei Reiche sagt. Eins nach dem anderen, in wenigen Worten.

## Aufbau
guide-title-cards-goal = Zwei Reiche
guide-cards-goal = Das Reich unten ist deins, das obere gehört { $name }. Wer zuerst { $goal } Punkte hat, gewinnt: Eine Siedlung zählt 1, eine Stadt 2; dazu kommen Punkte auf Karten und für die Auszeichnungen Rittermacht und Handelsmacht.
guide-title-cards-arrange = Deine sechs Landschaften
guide-cards-arrange = Jede Landschaft bringt 1 Gut, sobald ihre Zahl fällt, und lagert bis zu 3. Drücke zwei von ihnen, um sie zu tauschen, oder lass sie liegen. Drücke dann „{ cards-step-done }“.
guide-title-cards-stack = Ein erster Blick
guide-cards-stack = In fünf Stapeln liegen alle Karten, die man bauen oder spielen kann. Einen darfst du jetzt durchsehen: Drücke den mit dem Ring.
guide-title-cards-first-hand = Deine erste Hand
guide-cards-first-hand = Nimm { $left ->
    [one] noch eine Karte
   *[other] { $left } Karten
  }: Drücke eine, um sie zu lesen, dann den Knopf. Die mit dem Ring ist eine gute Wahl. Grüne Karten baut man in sein Reich, gelbe spielt man umsonst.

## Der erste Zug
guide-title-cards-roll = Zwei Würfel
guide-cards-roll = Du bist dran. Jeder Zug beginnt mit beiden Würfeln: einem für das Ereignis, einem für die Erträge.
guide-title-cards-event = Zuerst das Ereignis
guide-cards-event = Der Ereigniswürfel zeigt: { $face }. { $text } Das Ereignis kommt immer zuerst und betrifft beide.
guide-cards-event-gain = Der Ereigniswürfel zeigt: { $face }. { $text } Wähle die Landschaft, die es bekommt. Eine Straße kostet 2 Lehm, und du hast erst 1: Die mit dem Ring ist eine gute Wahl.
guide-title-cards-production = Dann die Erträge
guide-cards-production = Der Ertragswürfel zeigt { $number }. Jede Landschaft mit dieser Zahl bringt 1 Gut, in beiden Reichen; deine brachte { $goods }. Eine volle Landschaft bringt nichts, spare also nicht zu lange.
guide-title-cards-costs = Bezahlen
guide-cards-costs = Diese Kacheln zeigen, was du bauen kannst und was es kostet. Du zahlst aus deinen Landschaften. Wenn es darauf ankommt, welche zahlt, wirst du gefragt; ein Vorschlag ist schon ausgefüllt.
guide-title-cards-road = Eine Straße
guide-cards-road = Eine Straße kostet 2 Lehm und 1 Holz. Sie kommt an ein Ende deiner Reihe und schafft Platz für eine Siedlung. Baue eine, sobald du die Güter hast.
guide-cards-road-now = Du hast die Güter für eine Straße: 2 Lehm und 1 Holz. Drücke auf die Kachel, dann einen Platz an einem Ende deiner Reihe.
guide-title-cards-upgrade = Eine Karte im Reich
guide-cards-upgrade = Karten mit einem Preis werden über oder unter eine Siedlung oder Stadt gebaut. An jeder Karte deiner Hand steht, was dir noch fehlt.
guide-cards-upgrade-now = Die Karte mit dem Ring kannst du bezahlen. Drücke sie, dann einen Bauplatz über oder unter einer Siedlung. Dort kann sie bis zum Ende stehen.
guide-title-cards-tokens = Rittermacht und Handelsmacht
guide-cards-tokens = Wer stärker ist, hat die Rittermacht. Die Handelsmacht hat, wer mehr Handelspunkte und eine Stadt besitzt. Jede ist 1 Punkt wert, bis dein Gegner vorn liegt.
guide-cards-tokens-knight = Du bist stärker, also hast du die Rittermacht: 1 Punkt, bis { $name } vorn liegt. Die Handelsmacht hat, wer mehr Handelspunkte und eine Stadt besitzt.
guide-title-cards-end = Beende deinen Zug
guide-cards-end = Handle, baue und spiele, solange du zahlen kannst. Beende dann deinen Zug: Dabei füllt sich deine Hand wieder auf.
guide-title-cards-draw = Eine neue Karte
guide-cards-draw = Deine Hand fasst { $limit } Karten. Für eine fehlende drücke einen Stapel und nimm die oberste umsonst, oder zahle { $count ->
    [one] 1 beliebiges Gut
   *[other] { $count } beliebige Güter
  }, sieh den Stapel durch und such dir eine aus.
guide-title-cards-other = Jetzt dein Gegner
guide-cards-other = Jetzt ist { $name } dran. Achte auf die Würfel: Ereignis und Erträge gelten auch für dich.

## Aktionen und Angriffe
guide-title-cards-action = Aktionskarten
guide-cards-action = Gelbe Karten kosten nichts. Du spielst sie im eigenen Zug nach dem Würfeln, sobald jeder einen Zug hatte. Danach sind sie aus dem Spiel.
guide-cards-action-now = Du kannst jetzt eine Aktionskarte spielen: Drücke sie, dann den großen Knopf. Ob ein Angriff gelingt, entscheidet ein Würfel.
guide-title-cards-defense = Einen Angriff abwehren
guide-cards-defense = Auch { $name } kann dich angreifen. Eine Abwehrkarte beantwortet einen Angriff und taugt zu sonst nichts: Behalte sie, bis du sie brauchst. Beende jetzt deinen Zug.
guide-cards-defense-held = Auch { $name } kann dich angreifen. Deine Karte { $card } ist eine Abwehr: Sie beantwortet einen Angriff und taugt zu sonst nichts, also behalte sie. Beende jetzt deinen Zug.
guide-title-cards-awaited = Kommt eine Antwort?
guide-cards-awaited = { $name } hat { $seconds } Sekunden, um auf die Karte { $card } zu antworten. Sie laufen immer ab, damit das Warten nichts verrät. Dann fällt ein Würfel: 1 bis 5 gelingt, nach einer Antwort nur 1 und 2.
guide-title-cards-loot = Deine Beute
guide-cards-loot = Du darfst { $name } Güter nehmen, eins nach dem anderen. Das mit dem Ring hilft dir am meisten bei dem, was du als Nächstes baust.
guide-title-cards-attacked = Du wirst angegriffen
guide-cards-attacked = { $name } spielt die Karte { $card }. Eine Abwehrkarte könnte darauf antworten, aber du hast keine passende: Drücke den Knopf mit dem Ring. Die Zeit läuft so oder so ab. Dann fällt ein Würfel, und 1 bis 5 trifft dich.
guide-cards-attacked-counter = { $name } spielt die Karte { $card }. Darauf antwortet deine Karte { $counter }: Drücke den Knopf mit dem Ring, dann die Karte, dann den großen Knopf. Nach einer Abwehr treffen dich nur 1 und 2 statt 1 bis 5.
guide-title-cards-hit = Der Angriff hat getroffen
guide-cards-hit = Der Würfel zeigte { $number }, also ist der Angriff gelungen. Eine getroffene Karte kommt auf deine Hand zurück, und du kannst sie zum vollen Preis wieder bauen. Ein Raubzug nimmt stattdessen Güter.
guide-title-cards-warded = Abgewehrt
guide-cards-warded = Der Würfel zeigte { $number }, also ist der Angriff misslungen und richtet sich gegen { $name }: Du wählst, was zurückgeht oder was du nimmst. Gibt es dort nichts dergleichen, geschieht nichts weiter.
guide-title-cards-failed = Dein Angriff ist misslungen
guide-cards-failed = Der Würfel zeigte { $number }, also ist dein Angriff misslungen und richtet sich gegen dich: { $name } wählt, was auf deine Hand zurückgeht, oder nimmt dir Güter. Deine Aktionskarte ist in jedem Fall aus dem Spiel.

## Was zwischendurch kommt
guide-title-cards-gain = Ein Gut für dich
guide-cards-gain = Wähle eine Landschaft, die 1 Gut bekommt. Die mit dem Ring hilft dir am meisten bei dem, was du als Nächstes baust.
guide-title-cards-regions = Neues Land
guide-cards-regions = Deine Siedlung bringt zwei neue Landschaften, noch ohne Güter. Wähle, welche oben liegt; die andere liegt unten.
guide-title-cards-surplus = Zu viele Karten
guide-cards-surplus = Deine Hand fasst nur { $limit } Karten. Drücke eine, die du entbehren kannst, dann den Stapel, unter den sie kommt.

## Bis zum Ende
guide-title-cards-settlement = Eine neue Siedlung
guide-cards-settlement = Eine Siedlung kostet 1 Lehm, 1 Holz, 1 Wolle und 1 Getreide und kommt hinter eine Straße. Sie ist 1 Punkt wert und bringt zwei Landschaften und zwei Bauplätze.
guide-cards-settlement-now = Du hast die Güter für eine Siedlung. Drücke auf die Kachel, dann den Platz hinter deiner Straße. Sie ist 1 Punkt wert und bringt zwei neue Landschaften.
guide-title-cards-trade = Handel
guide-cards-trade = Zu viel von einer Sorte? Der Vorrat gibt 1 anderes Gut für 3 gleiche, mit der passenden Flotte schon für 2. Und du kannst { $name } beliebige Güter für beliebige andere anbieten.
guide-title-cards-city = Städte
guide-cards-city = 3 Erz und 2 Getreide machen aus einer Siedlung eine Stadt. Sie ist 2 Punkte wert statt 1 und hat vier Bauplätze. Rote Karten baut man nur dort.
guide-cards-city-now = Du hast die Güter für eine Stadt. Drücke auf die Kachel, dann eine Siedlung. Eine Stadt ist 2 Punkte wert statt 1 und hat vier Bauplätze, auch für rote Karten.
guide-title-cards-robbers = Räuber
guide-cards-robbers = Zeigt der Ereigniswürfel Räuber, verliert alles Erz und alle Wolle, wer mehr als { $limit } Güter hat. Von deinen würden sie jetzt { $counted } zählen. Ein Befestigtes Lager nimmt zwei Landschaften von der Zählung aus.
guide-title-cards-exchange = Eine Karte austauschen
guide-cards-exchange = Ist deine Hand am Ende des Zuges voll, darfst du eine Karte unter einen Stapel legen und eine andere von ihm nehmen.
guide-title-cards-winning = Gewinnen
guide-cards-winning = Hier stehen deine Punkte: aus Siedlungen, Städten, Karten, Rittermacht und Handelsmacht. Sobald du { $goal } hast, gewinnst du. Ein ganzes Spiel geht bis 12.
guide-title-cards-wait-other = Warte auf deinen Zug
guide-title-cards-finish = Das ist alles
guide-cards-finish = Jetzt kennst du das Spiel. Spiel weiter, und viel Glück! Du findest mich unter dem Fragezeichen wieder.
guide-cards-finish-phone = Jetzt kennst du das Spiel. Spiel weiter, und viel Glück! Du findest mich im Menü wieder.
