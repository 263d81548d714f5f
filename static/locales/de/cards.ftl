### Zwei Reiche, das Kartenspiel für zwei: wie Karten, Güter und Orte heißen.

## Güter und Landschaften; die des Inselspiels haben ihre Wörter schon
good-gold = Gold
terrain-river = Goldfluss
cards-good = { $kind ->
    [gold] { good-gold }
   *[other] { resource }
  }
cards-amount = { $kind ->
    [gold] { $count } { good-gold }
   *[other] { table-cards }
  }
cards-no-goods = nichts
region-text = Lagert bis zu 3 { cards-good } und bekommt 1 dazu, wenn ihre Zahl fällt.

## Gebäude, Flotten und Ritter: für Siedlungen und Städte
card-abbey = Kloster
card-abbey-text = Du darfst 1 Karte mehr auf der Hand halten. Bringt dir beim Fortschritt 1 Gut deiner Wahl.
card-fortified-warehouse = Befestigtes Lager
card-fortified-warehouse-text = Räuber zählen die zwei Landschaften daneben nicht, plündern sie aber. Im Ertragreichen Jahr bekommen beide 1 Gut.
card-smithy = Schmiede
card-smithy-text = 1 Stärkepunkt mehr für jeden deiner Ritter. Die Turnierpunkte bleiben, wie sie sind.
card-brick-factory = Ziegel-Brennerei
card-brick-factory-text = Hügelland daneben bringt 2 Lehm, wenn seine Zahl fällt.
card-iron-foundry = Eisengießerei
card-iron-foundry-text = Gebirge daneben bringt 2 Erz, wenn seine Zahl fällt.
card-grain-mill = Getreidemühle
card-grain-mill-text = Ackerland daneben bringt 2 Getreide, wenn seine Zahl fällt.
card-sawmill = Sägewerk
card-sawmill-text = Wald daneben bringt 2 Holz, wenn seine Zahl fällt.
card-woolen-mill = Woll-Manufaktur
card-woolen-mill-text = Weideland daneben bringt 2 Wolle, wenn seine Zahl fällt.
card-fleet-brick = Lehm-Handelsflotte
card-fleet-brick-text = Tausche 2 Lehm gegen 1 beliebiges anderes Gut, sooft du willst.
card-fleet-gold = Gold-Handelsflotte
card-fleet-gold-text = Tausche 2 Gold gegen 1 beliebiges anderes Gut, sooft du willst.
card-fleet-grain = Getreide-Handelsflotte
card-fleet-grain-text = Tausche 2 Getreide gegen 1 beliebiges anderes Gut, sooft du willst.
card-fleet-lumber = Holz-Handelsflotte
card-fleet-lumber-text = Tausche 2 Holz gegen 1 beliebiges anderes Gut, sooft du willst.
card-fleet-ore = Erz-Handelsflotte
card-fleet-ore-text = Tausche 2 Erz gegen 1 beliebiges anderes Gut, sooft du willst.
card-fleet-wool = Woll-Handelsflotte
card-fleet-wool-text = Tausche 2 Wolle gegen 1 beliebiges anderes Gut, sooft du willst.
card-knight-conrad = Konrad der Flinke
card-knight-conrad-text = { card-knights-text }
card-knight-falk = Falk der Schöne
card-knight-falk-text = { card-knights-text }
card-knight-goetz = Götz Eisenfaust
card-knight-goetz-text = { card-knights-text }
card-knight-hagen = Hagen der Finstere
card-knight-hagen-text = { card-knights-text }
card-knight-karl = Karl der Starke
card-knight-karl-text = { card-knights-text }
card-knight-otto = Otto der Berserker
card-knight-otto-text = { card-knights-text }
card-knight-pippin = Pippin der Kurze
card-knight-pippin-text = { card-knights-text }
card-knight-siegfried = Siegfried ohne Land
card-knight-siegfried-text = { card-knights-text }
card-knight-walter = Walter der Abtrünnige
card-knight-walter-text = { card-knights-text }
card-knights-text = Zählt für die Rittermacht und reitet im Turnier.

## Gebäude nur für Städte
card-aqueduct = Wasserversorgung
card-aqueduct-text = Die Seuche nimmt keiner deiner Landschaften etwas.
card-bath-house = Badhaus
card-bath-house-text = Die Seuche nimmt den vier Landschaften um seine Stadt nichts.
card-church = Kirche
card-church-text = Ritter und Flotten ihrer Stadt können im Bürgerkrieg nicht gewählt werden.
card-colossus = Der Koloss
card-colossus-text = Siegpunkte, sonst nichts.
card-counting-house = Handelskontor
card-counting-house-text = Handelspunkte, sonst nichts.
card-harbor = Hafen
card-harbor-text = 1 Handelspunkt mehr für jede deiner Flotten.{ $harbor-counts-itself ->
    [off] {" "}Der Punkt auf dem Hafen selbst zählt nicht.
   *[on] {""}
  }
card-library = Bibliothek
card-library-text = Du darfst 1 Karte mehr auf der Hand halten. Bringt dir beim Fortschritt 1 Gut deiner Wahl.
card-marketplace = Markt
card-marketplace-text = Handelspunkte, sonst nichts.
card-merchant-guild = Händlerzunft
card-merchant-guild-text = Mehr Handelspunkte als jede andere Karte.
card-mint = Münzgießerei
card-mint-text = Tausche 1 Gold gegen 1 beliebiges anderes Gut, sooft du willst.
card-town-hall = Rathaus
card-town-hall-text = Einen Nachziehstapel durchzusehen kostet dich 1 Gut statt 2. Mit einem zweiten Rathaus wird es nicht billiger.

## Aktionen
card-alchemist = Alchemist
card-alchemist-text = Nenne vor dem Wurf die Ertragszahl dieses Zuges. Nur der Ereigniswürfel wird geworfen. Einmal je Zug.
card-arsonist = Feuerteufel
card-arsonist-text = Würfle. 1–5: Ein Gebäude deiner Wahl geht auf die Hand deines Gegners zurück. 6: Eins von deinen, das dein Gegner wählt.
card-bishop = Bischof
card-bishop-text = Antwortet auf Feuerteufel oder Raubzug: Der Angriff gelingt dann nur noch mit 1 oder 2.
card-black-knight = Schwarzer Ritter
card-black-knight-text = Würfle. 1–5: Ein Ritter deiner Wahl geht auf die Hand deines Gegners zurück. 6: Einer von deinen, den dein Gegner wählt.
card-caravan = Karawane
card-caravan-text = Tausche 1 oder 2 deiner Güter gegen ebenso viele andere deiner Wahl, keins von einer Sorte, die du abgibst.
card-herb-witch = Kräuterhexe
card-herb-witch-text = Antwortet auf den Schwarzen Ritter: Der Angriff gelingt dann nur noch mit 1 oder 2.
card-merchant = Händler
card-merchant-text = Nimm dir 1 oder 2 Güter deiner Wahl von deinem Gegner, dann gib 1 zurück.
card-raid = Raubzug
card-raid-text = Würfle. 1–5: Nimm dir 2 Güter deiner Wahl von deinem Gegner. 6: Dein Gegner nimmt sich 2 von deinen.
card-scout = Kundschafter
card-scout-text = Spiele ihn beim Bau einer Siedlung: Wähle ihre zwei Landschaften aus dem ganzen Stapel der Landschaften.
card-spy = Spion
card-spy-text = Sieh dir die Hand deines Gegners an und nimm { $spy-takes ->
    [any-card] eine beliebige Karte
   *[units-and-actions] einen Ritter, eine Flotte oder eine Aktionskarte
  }.

## Die mittlere Reihe
card-road = Straße
card-road-text = Wird an ein offenes Ende deiner Reihe gebaut. Schafft dahinter Platz für eine Siedlung.
card-settlement = Siedlung
card-settlement-text = Wird hinter eine Straße gebaut. Erschließt zwei Landschaften und zwei Bauplätze, einen oben, einen unten.
card-city = Stadt
card-city-text = Ersetzt eine Siedlung. Hat vier Bauplätze, auch für Stadtgebäude.

## Ereigniskarten
event-card-civil-war = Bürgerkrieg
event-card-civil-war-text = Beide wählen, zuerst wer am Zug ist, einen Ritter oder eine Flotte des Gegners; die Karte geht auf dessen Hand zurück.
event-card-conflict = Konflikt
event-card-conflict-text = Wer die Rittermacht hat, sieht sich die Hand des Gegners an und legt zwei Karten daraus unter einen Nachziehstapel.
event-card-master-builder = Baumeister
event-card-master-builder-text = Beide dürfen, zuerst wer am Zug ist, je einen anderen Nachziehstapel durchsehen, eine Karte daraus nehmen und eine aus der Hand unter irgendeinen Stapel legen.
event-card-plague = Seuche
event-card-plague-text = Jede Landschaft an einer Stadt verliert 1 Gut, auch zwischen zwei Städten nur 1.
event-card-productive-year = Ertragreiches Jahr
event-card-productive-year-text = Jede Landschaft bekommt für jedes Befestigte Lager neben ihr 1 Gut.
event-card-progress = Fortschritt
event-card-progress-text = Beide bekommen für jedes eigene Kloster und jede Bibliothek 1 Gut ihrer Wahl.
event-card-year-end = Jahreswechsel
event-card-year-end-text = Die Ereigniskarten werden gemischt, auch diese.

## Arten von Karten, und wohin sie kommen
kind-building = Gebäude
kind-fleet = Flotte
kind-knight = Ritter
kind-city-building = Stadtgebäude
kind-action = Aktion
kind-attack = Angriff
kind-counter = Abwehr
kind-event = Ereignis
kind-region = Landschaft
kind-row = Mittlere Reihe
family-territory = Siedlung oder Stadt
family-city = nur Stadt
family-action = in deinem Zug
family-counter = bei einem Angriff
family-event = für beide

## Punkte und Auszeichnungen
cards-realm-of = Reich von { $name }
cards-own-realm = Dein Reich
points-victory = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
  }
points-commerce = { $count ->
    [one] { $count } Handelspunkt
   *[other] { $count } Handelspunkte
  }
points-strength = { $count ->
    [one] { $count } Stärkepunkt
   *[other] { $count } Stärkepunkte
  }
points-tournament = { $count ->
    [one] { $count } Turnierpunkt
   *[other] { $count } Turnierpunkte
  }
name-victory = Siegpunkte
name-commerce = Handel
name-strength = Stärke
name-tournament = Turnierpunkte
token-knight = die Rittermacht
token-mill = die Handelsmacht
token-knight-text = Hat, wer stärker ist: 1 Siegpunkt
token-mill-text = Hat, wer mehr Handelspunkte und eine Stadt besitzt: 1 Siegpunkt

## Würfel
die-event = Ereigniswürfel
die-production = Ertragswürfel
face-tournament = Turnier
face-trade-advantage = Handelsvorteil
face-robber-assault = Räuberüberfall
face-successful-year = gutes Jahr
face-event-card = Ereigniskarte
face-tournament-text = Wer mehr Turnierpunkte hat, bekommt 1 Gut seiner Wahl.
face-trade-advantage-text = Wer die Handelsmacht hat, nimmt sich 1 Gut aus dem anderen Reich.
face-robber-assault-text = Wer mehr als 7 ungeschützte Güter hat, verliert alles Erz und alle Wolle.
face-successful-year-text = Beide bekommen 1 Gut ihrer Wahl.
face-event-card-text = Die oberste Ereigniskarte wird aufgedeckt.

## Stapel
stack-draw = Stapel { $letter }
stack-roads = Straßen
stack-settlements = Siedlungen
stack-cities = Städte
stack-regions = Landschaften
stack-events = Ereigniskarten
