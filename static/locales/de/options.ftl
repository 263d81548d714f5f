### Die Wörter der Hausregeln, ein Abschnitt für jede: in der Lobby, am Tisch und im Textmodus. app/web/messages.py sagt, was wann geschickt wird.

## victory-points
option-victory-points = Punkte zum Sieg
option-victory-points-text = Wer sie im eigenen Zug zuerst erreicht, gewinnt.

## hand-limit
option-hand-limit = Handkartenlimit
option-hand-limit-text = Wer mehr Karten hat, wirft bei einer Sieben die Hälfte ab.

## friendly-robber
option-friendly-robber = Freundlicher Räuber
option-friendly-robber-text = Der Räuber verschont alle, die nur zwei Punkte haben.
option-friendly-robber-more = Es zählen nur Punkte, die alle sehen. Wer ihn versetzt, wird unter derselben Bedingung verschont. Bleibt kein anderes Feld übrig, geht der Räuber in die Wüste.
robber-closed-spared = { $whose ->
    [you] Nicht hier: Du hast erst zwei Punkte
   *[other] Nicht hier: { $names } { $count ->
        [one] hat
       *[other] haben
      } erst zwei Punkte
  }

## bridges
option-bridges = Brücken
option-bridges-text = Brücken übers Wasser für Lehm, Holz und Wolle; Siedlungen dürfen sich am Wasser gegenüberstehen.
option-bridges-more = Bis auf den Preis ist eine Brücke eine deiner Straßen: Sie verbraucht eine Straßenfigur und zählt zur längsten Handelsstraße. Die Karte für zwei Straßen bezahlt auch Brücken.
status-you-BuildBridge = Du: Baue eine Brücke
step-BuildBridge = Brücke setzen
tile-bridge = Brücke
tile-bridge-short = Brücke
refused-not_over_water = Eine Brücke liegt zwischen zwei Wasserfeldern.
log-BridgeBuilt = { $who } { hat } eine Brücke gebaut
text-do-BuildBridge = Brücke bauen
text-left-bridge = { $count ->
    [one] { $count } Brücke
   *[other] { $count } Brücken
  }
text-free-bridge = frei für deine Brücke
text-help-bridge = eine Brücke bauen, wo es Brücken gibt

## separate-phases
option-separate-phases = Erst handeln, dann bauen
option-separate-phases-text = Wer gebaut oder gekauft hat, darf in diesem Zug nicht mehr handeln.
option-separate-phases-more = Straßen aus einer Karte beenden den Handel nicht. Ein Hafen, den du in diesem Zug erreichst, nützt dir erst im nächsten.
refused-trading_is_over = Es wird schon gebaut: In diesem Zug wird nicht mehr gehandelt.

## special-building
option-special-building = Besondere Bauphase
option-special-building-text = Nach jedem Zug dürfen andere im Uhrzeigersinn bauen und kaufen, ohne zu handeln oder Karten zu spielen. Gefragt wird, wer die Flagge gehoben hat, oder alle (wählbar).
choice-special-building-left-out = Aus
choice-special-building-flags = Wer die Flagge hebt
choice-special-building-everyone = Alle
option-special-building-more = Mit Flaggen hebt, wer bauen möchte, im Zug von jemand anderem die Flagge, für alle sichtbar. Sie sinkt, sobald man gefragt wurde, und wenn der eigene Zug beginnt. Wer gefragt wird, hängt nie davon ab, was jemand auf der Hand hat. Niemand siegt darin: Wer das Ziel erreicht, gewinnt, wenn der eigene nächste Zug beginnt. Eine darin gekaufte Karte darf man dann spielen.
status-you-SpecialBuilding = Du: Baue oder passe
status-other-SpecialBuilding = { $name } darf bauen
hint-SpecialBuilding = vor dem nächsten Zug: bauen, kaufen oder passen
flag = Zwischen den Zügen bauen
flag-short = Danach bauen
flag-text = Hebe die Flagge: Alle sehen sie, und am Ende dieses Zuges wirst du gefragt, was du baust. Danach sinkt sie von selbst
row-flag = möchte zwischen den Zügen bauen
refused-flag = So steht deine Flagge schon.
plan-pass = Passen
plan-pass-text = Wenn du vor dem nächsten Zug bauen dürftest, was du auch hast
refused-wrong_moment-SpecialBuilding = Zwischen zwei Zügen kannst du nur bauen und kaufen.
text-hint-SpecialBuilding = Baue, kaufe oder passe; „legal“ nennt, was du tun kannst.
text-do-RaiseFlag = Zwischen den Zügen bauen: Flagge heben
text-do-LowerFlag = Flagge senken
text-help-flag = am Ende dieses Zuges gefragt werden, was du baust, oder doch nicht

## paired-players
option-paired-players = Spielpaare
option-paired-players-text = Nach jedem Zug baut und kauft, wer als Dritter links sitzt, spielt eine Karte und tauscht mit der Bank, ohne zu würfeln. Wer gewinnen kann, ist wählbar; nicht mit der besonderen Bauphase.
choice-paired-players-left-out = Aus
choice-paired-players-both = Beide
choice-paired-players-first = Nur wer würfelt
option-paired-players-more = Wer an zweiter Stelle spielt, tauscht nur mit der Bank und darf eine Karte spielen. Dann beginnt der nächste Zug, einen Platz weiter. Können beide siegen, tut es jeder in der eigenen Hälfte des Zuges; sonst muss, wer an zweiter Stelle spielt, auf einen eigenen Zug warten.
status-you-PairedTurn = Du: deine Hälfte des Zuges
status-other-PairedTurn = { $name } spielt die zweite Hälfte
hint-PairedTurn = bauen, tauschen, Karte spielen oder passen
log-PairedTurnBegan = { $who }: zweite Hälfte des Zuges
refused-wrong_moment-PairedTurn = Das gehört nicht zum Zug des zweiten Spielers.
text-hint-PairedTurn = Baue, kaufe, tausche mit der Bank, spiele eine Karte oder passe; „legal“ nennt, was du tun kannst.

## open-hands
option-open-hands = Offene Karten
option-open-hands-text = Alle sehen die Rohstoffkarten aller; Entwicklungskarten bleiben verdeckt.
sheet-open-hand = Offene Hand

## card-tracker
option-card-tracker = Karten mitzählen
option-card-tracker-text = Alle sehen, welche Karten sich für jede Hand aus dem Verlauf ergeben, und „?“ für den Rest; nicht mit offenen Karten.
option-card-tracker-more = Gezählt wird, was alle erfahren: Würfe, Zahlungen, Tausch. Auch ein Angebot zählt, denn niemand darf anbieten, was er nicht hat. Was ein Diebstahl nahm, bleibt offen, bis sich etwas daraus ergibt.
row-proven = laut Verlauf: { $cards }
proven-unknown = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
  }
proven-possible = „?“ kann { $kinds } sein
proven-mine = Allen bekannt:
sheet-proven = Laut Verlauf

## hidden-bank
option-hidden-bank = Verdeckte Bank
option-hidden-bank-text = Die Bank zeigt nicht, was sie noch hat; nur wenn etwas nicht reicht, wird es gesagt.
option-hidden-bank-more = Der Verlauf sagt weiter, wer gezahlt und wer etwas bekommen hat. Ein Tausch, den die Bank nicht zahlen kann, wird nicht angeboten.
bank-hidden = Was die Bank noch hat, ist verdeckt

## first-player
option-first-player = Wer beginnt
option-first-player-text = Ausgelost oder der erste Platz, statt des höchsten Wurfs.
choice-first-player-left-out = Höchster Wurf
choice-first-player-random = Ausgelost
choice-first-player-first-seat = Erster Platz

## shuffled-tokens
option-shuffled-tokens = Gemischte Zahlen
option-shuffled-tokens-text = Die Zahlenchips liegen beliebig, aber nie eine 6 oder 8 neben einer 6 oder 8.

## spiral-corner
option-spiral-corner = Zahlen ab Ecke
option-spiral-corner-text = Wo die Chips mit den Buchstaben beginnen: 1 ist die Ecke oben links, dann im Uhrzeigersinn.
choice-spiral-corner-left-out = Beliebige Ecke

## dice-deck
option-dice-deck = Würfelkarten
option-dice-deck-text = Geworfen wird mit 36 Karten, einer für jede Kombination zweier Würfel; alle werden neu gemischt, wenn nur noch die gewählte Zahl übrig ist.
choice-dice-deck-left-out = Echte Würfel
choice-dice-deck-number = 36 Karten, neu gemischt { $value ->
    [0] am Ende
   *[other] bei { $value }
}
option-dice-deck-more = Sechs der 36 Karten ergeben eine Sieben, und alle können sich ausrechnen, was noch übrig ist. Wer beginnt, entscheiden echte Würfel; das verbraucht keine Karte.
log-DiceDeckShuffled = Die Würfelkarten wurden gemischt

## cards-after-roll
option-cards-after-roll = Karten nach dem Wurf
option-cards-after-roll-text = Entwicklungskarten werden erst nach dem Wurf gespielt.
refused-cards_after_roll = Entwicklungskarten werden erst nach dem Wurf gespielt.

## one-free-road
option-one-free-road = Eine kostenlose Straße genügt
option-one-free-road-text = Wer die erste von zwei kostenlosen Straßen gesetzt hat, darf auf die zweite verzichten.
option-one-free-road-more = Nützlich, wo die zweite nirgendwohin führt: Du hast nur wenige Straßen, und was liegt, bleibt liegen.
step-DeclineFreeRoad = Keine zweite Straße
log-FreeRoadDeclined = { $who } { hat } auf die zweite kostenlose Straße verzichtet
refused-first_free_road = Nur auf die zweite kostenlose Straße kann man verzichten.
text-do-DeclineFreeRoad = Auf die zweite Straße verzichten

## safe-beginning
option-safe-beginning = Sicherer Anfang
option-safe-beginning-text = In den ersten beiden Runden wird eine Sieben neu gewürfelt.
option-safe-beginning-more = Eine Runde ist ein Zug von allen. Würfe, die nicht zählen, stehen im Verlauf. Mit Würfelkarten ist die Karte einer solchen Sieben verbraucht wie jede andere.

## optional-robber
option-optional-robber = Räuber nach Wahl
option-optional-robber-text = Wer eine Sieben würfelt, darf den Räuber stehen lassen und stiehlt dann nichts.
option-optional-robber-more = Wer zu viele Karten hat, wirft trotzdem ab. Ein Ritter versetzt den Räuber wie immer.
step-LeaveRobber = Stehen lassen
log-RobberLeft = { $who } { hat } den Räuber stehen lassen
text-do-LeaveRobber = Den Räuber stehen lassen

## no-robber-to-desert
option-no-robber-to-desert = Kein Weg zurück in die Wüste
option-no-robber-to-desert-text = Der Räuber darf nur auf ein Feld, das Ertrag bringt.
option-no-robber-to-desert-more = Der Räuber beginnt in der Wüste und kommt nie zurück. Lässt ihm der freundliche Räuber gar kein Feld, bleibt er stehen.
robber-closed-barren = Nicht hierher: Der Räuber geht nur dorthin, wo es Ertrag gibt

## settlement-required
option-settlement-required = Eine Siedlung muss bleiben
option-settlement-required-text = Am Ende deines Zuges musst du außer deinen Städten noch mindestens eine Siedlung auf dem Spielplan haben.
option-settlement-required-more = Deine letzte Siedlung wird nur dann zur Stadt, wenn sofort eine andere folgt, mit den Karten auf der Hand und einem Platz dafür, oder wenn die Stadt das Spiel gewinnt. Bevor die andere steht, kannst du nichts anderes tun.
status-you-BuildAnother = Du: Baue noch eine Siedlung
status-other-BuildAnother = { $name } baut noch eine Siedlung
hint-BuildAnother = am Ende des Zuges muss eine stehen
refused-not_a_city_yet = Deine Siedlung darf jetzt keine Stadt werden.
refused-wrong_moment-BuildAnother = Baue zuerst noch eine Siedlung.

## shortage
option-shortage = Wenn die Bank zu wenig hat
option-shortage-text = Wer einen Rohstoff bekommt, von dem die Bank zu wenig hat.
choice-shortage-sole-claimant = Wer allein Anspruch hat
choice-shortage-nobody = Niemand

## vp-cards-are-ordinary
option-vp-cards-are-ordinary = Siegpunkte ausspielen
option-vp-cards-are-ordinary-text = Eine Siegpunktkarte zählt erst, wenn sie gespielt ist: eine Karte je Zug, nicht im Zug des Kaufs.
option-vp-cards-are-ordinary-more = Sie ist die eine Karte deines Zuges, wie ein Ritter. Bis sie gespielt ist, zählt sie nichts, und niemand sieht sie.
card-text-victory_point-played = Zählt einen Punkt, sobald sie gespielt ist. Dann sehen sie alle.
log-VictoryPointPlayed = { $who } { hat } die Karte { $card } gespielt
text-do-PlayVictoryPoint = Die Karte { $card } spielen

## robber-is-pirate
option-robber-is-pirate = Der Räuber ist ein Pirat
option-robber-is-pirate-text = Der Räuber darf einen Hafen sperren: Niemand kann ihn zum Handeln nutzen, und wer dort gebaut hat, kann bestohlen werden.
option-robber-is-pirate-more = Dort gebaut hat, wer an einem der beiden Enden des Hafens ein Gebäude hat; liegen die Häfen auf Meeresfeldern, wer an diesem Feld eines hat. Am Hafen sperrt der Räuber kein Feld. Was ihn von Feldern fernhält, wie von der Wüste, gilt für Häfen nicht.
log-RobberMovedToHarbor = { $who } { hat } den Räuber versetzt: { $harbor }
robber-closes = { $names } { $count ->
    [one] könnte
   *[other] könnten
  } nicht damit handeln
text-do-MoveRobberToHarbor = Räuber an einen Hafen versetzen

## knight-interrupt
option-knight-interrupt = Ritter gegen den Räuber
option-knight-interrupt-text = Bevor der Räuber stiehlt, dürfen andere einen Ritter spielen und ihn stattdessen versetzen.
option-knight-interrupt-more = Alle, die einen Ritter haben könnten, werden gleichzeitig gefragt, und niemand sieht die Antworten. Es zählt der erste Ritter im Uhrzeigersinn nach dem Dieb; wer ihn gespielt hat, versetzt den Räuber, stiehlt und kann selbst eine Antwort bekommen. Ein Ritter, der nicht zählt, bleibt auf der Hand. Im eigenen Zug bleibt ein Ritter deine eine Karte.
status-you-AnswerRobber = Du: Reagiere auf den Räuber
status-other-AnswerRobber = { $name } darf auf den Räuber reagieren
step-LetRobberStand = Geschehen lassen
answer-steals = { $name } will bei { $victim } stehlen
answer-moved = { $name } hat den Räuber versetzt
answer-text = Mit einer { $card }karte versetzt du den Räuber und stiehlst stattdessen. Niemand sieht, was du antwortest.
answer-without = Du hast keine { $card }karte, die du spielen kannst
answer-play = { $card } spielen
refused-wrong_moment-AnswerRobber = Reagiere zuerst auf den Räuber.
text-do-LetRobberStand = Den Räuber gewähren lassen

## beginner-start
option-beginner-start = Figuren stehen schon
option-beginner-start-text = Alle ersten Figuren stehen, wo die Karte sie zeigt; sonst setzt ihr sie der Reihe nach.

## map
option-map = Gewählte Karte
option-map-text = Die Insel eines Kartencodes statt einer, die zu Beginn ausgelegt wird.

## two-players
option-two-players = Zwei plus zwei
option-two-players-text = Für zwei, mit zwei neutralen Spielern: zwei Würfe pro Zug, Figuren für die Neutralen, Handelsmarken.
status-you-PlaceNeutralRoad = Du: Setze eine neutrale Straße
status-you-PlaceNeutralSettlement = Du: Setze eine neutrale Siedlung
status-you-GiveInReturn = Du: Gib { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } zurück
status-other-PlaceNeutralRoad = { $name } setzt eine neutrale Straße
status-other-PlaceNeutralSettlement = { $name } setzt eine neutrale Siedlung
status-other-GiveInReturn = { $name } gibt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } zurück
hint-GiveInReturn = wähle, was du gibst
hint-roll-again = der zweite Wurf; die Summen müssen sich unterscheiden
step-PlaceNeutralRoad = Neutrale Straße
step-PlaceNeutralSettlement = Neutrale Siedlung
neutral-name = Neutral { $number }
neutral-label = { $name }: Straße { $road }; übrig: { $settlements ->
    [one] eine Siedlung
   *[other] { $settlements } Siedlungen
  }, { $roads ->
    [one] eine Straße
   *[other] { $roads } Straßen
  }{ $longest ->
    [true] ; längste Handelsstraße
   *[other] {""}
  }
neutral-for = { $place }; für { $names }
neutral-free = frei für { $name }
neutral-whose = Für wen?
goods-title-GiveInReturn = { $count } von { $total } zurückgeben
goods-confirm-GiveInReturn = { $have }/{ $count } geben
return-unseen = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
stat-tokens = Handelsmarken
tokens-count = { $count ->
    [one] { $count } Handelsmarke
   *[other] { $count } Handelsmarken
  }
tokens-face = Marken
tokens-ForceTrade = Zwangshandel
tokens-text-ForceTrade = Zwei Karten blind ziehen, zwei zurückgeben
tokens-SendRobberToDesert = Räuber in die Wüste
tokens-text-SendRobberToDesert = Niemand wird bestohlen
tokens-DiscardKnight = Ritter abgeben
tokens-text-DiscardKnight = Einen gespielten, einmal pro Zug
log-TradeTokensSpent = { $who } { hat } { $count ->
    [one] { $count } Handelsmarke
   *[other] { $count } Handelsmarken
  } bezahlt
log-TradeTokensTaken = { $who } { hat } { $count ->
    [one] { $count } Handelsmarke
   *[other] { $count } Handelsmarken
  } genommen
log-KnightDiscarded = { $who } { hat } einen gespielten Ritter abgegeben
log-CardsDrawn = { $who } { hat } bei { $partner } { $cards } gezogen
log-CardsReturned = { $who } { hat } { $partner } dafür { $cards } zurückgegeben
refused-not_enough_tokens = Das kostet { $needs ->
    [one] eine Handelsmarke
   *[other] { $needs } Handelsmarken
  }.
refused-no_cards_to_trade = Ein Zwangshandel braucht auf beiden Seiten eine Karte.
refused-robber_at_desert = Der Räuber steht schon in der Wüste.
refused-no_desert = Auf dieser Insel gibt es keine Wüste.
refused-no_played_knight = Vor dir liegt kein gespielter Ritter.
refused-knight_discarded = Du hast in diesem Zug schon einen Ritter abgegeben.
refused-wrong_return = Du musst genau { $owed ->
    [one] eine Karte
   *[other] { $owed } Karten
  } geben.
refused-pool_empty = Es sind keine Handelsmarken mehr da.
refused-wrong_moment-PlaceNeutralRoad = Setze zuerst eine Straße für einen Neutralen.
refused-wrong_moment-PlaceNeutralSettlement = Setze zuerst eine Siedlung für einen Neutralen.
refused-wrong_moment-GiveInReturn = Gib zuerst Karten zurück.
text-hint-PlaceNeutralRoad = Tippe „place“ und die Nummer eines Weges; könnten dort beide Neutralen bauen, nenne einen: „place 7 n1“. „legal“ zählt sie auf.
text-hint-PlaceNeutralSettlement = Tippe „place“ und die Nummer einer Kreuzung; könnten dort beide Neutralen bauen, nenne einen: „place 7 n1“. „legal“ zählt sie auf.
text-hint-GiveInReturn = Tippe „give“ und die Karten, etwa „give 2 wool“.
text-do-PlaceNeutralRoad = Straße für einen Neutralen setzen
text-do-PlaceNeutralSettlement = Siedlung für einen Neutralen setzen
text-do-GiveInReturn = Karten zurückgeben
text-do-ForceTrade = Zwangshandel
text-do-SendRobberToDesert = Räuber in die Wüste schicken
text-do-DiscardKnight = Gespielten Ritter abgeben
text-help-force = Handelsmarken zahlen: Karten aus der anderen Hand ziehen, dann ebenso viele zurückgeben
text-help-give = nach einem Zwangshandel Karten zurückgeben
text-help-desert = Handelsmarken zahlen: Der Räuber geht in die Wüste
text-help-knight = einen gespielten Ritter für Handelsmarken aus dem Spiel nehmen

## ships
option-ships = Schiffe
option-ships-text = Schiffe, bezahlt mit Holz und Wolle, fahren an Küsten und über das Meer; einmal pro Zug darf das letzte einer Linie versetzt werden.
option-ships-more = Ein Schiff liegt an einer Seite mit Wasser, wo sonst nichts liegt. Es setzt ein eigenes Schiff fort oder beginnt an einer eigenen Siedlung oder Stadt; nur dort geht eine Straße in ein Schiff über. So verbundene Straßen und Schiffe zählen gemeinsam zur längsten Handelsroute. Das letzte Schiff einer offenen Linie darf einmal pro Zug versetzt werden, aber nicht in dem Zug, in dem es gebaut wurde; eine Linie zwischen zwei eigenen Gebäuden ist geschlossen. Eine erste Siedlung an der Küste darf ein Schiff statt einer Straße bekommen, und die Karte für zwei Straßen bezahlt auch Schiffe.
action-BuildShip = Schiff bauen
status-you-BuildShip = Du: Baue ein Schiff
step-BuildShip = Schiff setzen
action-PlaceShip = Schiff setzen
action-PlaceFreeShip = Kostenloses Schiff setzen
action-MoveShip = Schiff versetzen
tile-ship = Schiff
tile-ship-short = Schiff
table-owned-ship = { $whose ->
    [you] dein Schiff
   *[other] Schiff von { $name }
  }
log-ShipBuilt = { $who } { hat } ein Schiff gebaut
log-ShipMoved = { $who } { hat } ein Schiff versetzt
refused-ship_on_land = Ein Schiff braucht Wasser auf mindestens einer Seite.
refused-ship_off_the_map = Am Rahmen des Spielplans fährt kein Schiff entlang.
refused-waters_closed = Beim Piraten kann kein Schiff ankommen oder ablegen.
refused-ship_moved_already = Du hast in diesem Zug schon ein Schiff versetzt.
refused-not_your_ship = Dort liegt keines deiner Schiffe.
refused-ship_is_new = Ein Schiff kann in dem Zug, in dem es gebaut wurde, nicht versetzt werden.
refused-ship_is_held = Nur das letzte Schiff einer offenen Linie kann versetzt werden.
text-left-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
  }
text-free-ship = frei für dein Schiff
text-help-ship = ein Schiff bauen, wo es Meer gibt
text-hint-road-or-ship = Tippe „place“, „road“ oder „ship“ und die Nummer eines Weges; „legal“ zählt alles auf.
text-hint-PlaceShip = Tippe „place“ und die Nummer eines Weges; „legal“ zählt alles auf.
text-hint-PlaceFreeShip = { text-hint-PlaceShip }
status-you-PlaceShip = Du: Setze ein Schiff
status-you-PlaceFreeShip = Du: Setze ein kostenloses Schiff
status-you-MoveShip = Du: Versetze ein Schiff
status-you-picked-ship = Du: Wähle, wohin das Schiff fährt
status-other-PlaceShip = { $name } setzt ein Schiff
step-PlaceShip = Schiff setzen
step-PlaceFreeShip = Schiff setzen
status-you-road-or-ship = Du: Setze eine Straße oder ein Schiff
step-road-or-ship = Straße oder Schiff
step-MoveShip = Schiff versetzen
hint-pick-back = { $count ->
    [one] ein Schiff darf versetzt werden
   *[other] { $count } Schiffe dürfen versetzt werden
  } · Esc geht zurück
may-move-ship = { $count ->
    [one] 1 Schiff darf
   *[other] { $count } Schiffe dürfen
  } versetzt werden
tile-moving = versetzen
tile-may-move = Ein Schiff darf versetzt werden: Drücke es auf dem Spielplan
table-may-move = { $name }; darf versetzt werden
table-own-ship = { $count ->
    [one] dein Schiff; { $place }
   *[other] dein Schiff, Ende einer Linie von { $count }; { $place }
  }
text-may-move = darf versetzt werden
text-stays-ship_is_new = bleibt: in diesem Zug gebaut
text-stays-ship_is_held = bleibt: nur das letzte Schiff einer offenen Linie darf versetzt werden
text-stays-waters_closed = bleibt: der Pirat ist daneben
stat-ships = Schiffe auf dem Spielplan
row-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
  }
key-help-move-ship = ein Schiff versetzen
text-do-PlaceShip = Ein Schiff setzen
text-do-PlaceFreeShip = Ein kostenloses Schiff setzen
text-from-to = von { $from }; nach { $to }
text-do-MoveShip = Ein Schiff versetzen
text-help-move = ein Schiff von einem Weg auf einen anderen versetzen
undo-BuildShip = Schiff
undo-PlaceShip = Schiff
undo-PlaceFreeShip = Schiff
undo-MoveShip = Schiff

## pirate
option-pirate = Pirat
option-pirate-text = Nach einer Sieben oder mit einem Ritter darfst du statt des Räubers den Piraten versetzen: Er raubt und hält Schiffe fest.
option-pirate-more = Der Pirat geht auf ein beliebiges anderes Meeresfeld und beraubt jemanden mit einem Schiff an dessen Seiten. Solange er dort steht, kann dort kein Schiff gebaut werden, ankommen oder ablegen. Er beginnt neben dem Spielplan.
action-MovePirate = Piraten versetzen
log-PirateMoved = { $who } { hat } den Piraten versetzt: { $hex }
refused-pirate_must_move = Der Pirat muss auf ein anderes Feld.
refused-pirate_not_there = Der Pirat darf nur auf ein Meeresfeld.
figures = Räuber oder Pirat
figure-robber = Räuber, an Land
figure-pirate = Pirat, auf dem Meer
figure-places = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  }, auf { $robbed } ist jemand zu berauben
figure-does-robber = Blockiert die Erträge eines Feldes.
figure-does-pirate = Sperrt sechs Seewege für Schiffe.
status-you-figures = Du: Versetze den Räuber oder den Piraten
status-you-MovePirate = Du: Versetze den Piraten
step-pirate-or-robber = Räuber oder Pirat
step-MovePirate = Piraten versetzen
tip-pirate = Hier ist der Pirat
pirate-holds-ships = Hält Schiffe von { $names } fest
pirate-closes = Sperrt sechs Seewege
pirate-own = Auch eigene Schiffe sind dort
key-help-figures = beim Versetzen von Räuber oder Pirat: nur die Felder des einen zeigen
text-do-MovePirate = Den Piraten versetzen
text-help-pirate = den Piraten auf ein Meeresfeld versetzen
text-with-pirate = { $hex }; hier ist der Pirat
undo-MovePirate = Pirat
table-pirate-here = { $hex }; der Pirat würde hier sechs Seewege sperren
text-hint-figures = Tippe „robber“ oder „pirate“, die Nummer eines Feldes und wen du bestiehlst; „legal“ zählt alles auf.
text-hint-MovePirate = Tippe „pirate“, die Nummer eines Feldes und wen du bestiehlst; „legal“ zählt alles auf.

## gold
option-gold = Gold
option-gold-text = Gold bringt Karten nach Wahl: eine für eine Siedlung, zwei für eine Stadt.
option-gold-more = Gewählt wird, nachdem alles andere ausgezahlt ist, aus dem, was die Bank hat. Alle wählen gleichzeitig, außer wenn ein Rohstoff ausgehen könnte: dann der Reihe nach, beginnend mit dem, der gewürfelt hat.
action-TakeGold = Karten für Gold nehmen
goods-title-TakeGold = Gold: Wähle { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
goods-confirm-TakeGold = { $have }/{ $count } nehmen
status-you-TakeGold = Du: Wähle { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } für dein Gold
status-other-TakeGold = { $name } wählt Karten für Gold
status-you-TakeGoldInTurn = { status-you-TakeGold }
row-TakeGold = wählt { $count }
row-TakeGoldInTurn = { row-TakeGold }
status-other-TakeGoldInTurn = { $name } wählt Karten für Gold
log-GoldTaken = { $who } { hat } { $cards } für Gold genommen
text-help-gold = Karten für Gold wählen
text-hint-TakeGold = Tippe „gold“ und die Karten, etwa „gold 1 ore 1 grain“.{ $bank ->
    [unknown] {""}
   *[other] {" "}Die Bank hat { $bank }.
  }
text-hint-TakeGoldInTurn = { text-hint-TakeGold }

## island-bonus
option-island-bonus = Inselpunkte
option-island-bonus-text = Punkte für die erste Siedlung auf Inseln, auf denen du nicht begonnen hast. Wie viele Inseln zählen, ist wählbar.
choice-island-bonus-left-out = Aus
choice-island-bonus-first = Nur die erste Insel
choice-island-bonus-each = Jede Insel
choice-island-bonus-each2 = Zwei Punkte für jede Insel
option-island-bonus-more = Heimat sind die Inseln deiner beiden ersten Siedlungen. Die Punkte bleiben dir, und alle sehen sie.
log-IslandSettled = { $who } { hat } { $points ->
    [one] einen Inselpunkt
   *[other] { $points } Inselpunkte
  } geholt
stat-bonus = Inselpunkte
row-bonus = { $points ->
    [one] { $points } Inselpunkt
   *[other] { $points } Inselpunkte
  }

## desert-belt
option-desert-belt = Wüstengürtel
option-desert-belt-text = Wüsten trennen Inseln wie Wasser: Land dahinter ist eine andere Insel.

## coastal-start
option-coastal-start = Schiffe ab der Küste
option-coastal-start-text = Neben einer ersten Siedlung liegt an der Küste keine Straße: Dort setzt du ein Schiff.

## home-island
option-home-island = Heimatinsel
option-home-island-text = Deine beiden ersten Siedlungen liegen auf einer Insel, und auf keiner beginnt mehr als die Hälfte der Spieler.

## trade-routes
option-trade-routes = Handelsrouten
option-trade-routes-text = Jede Linie aus Straßen und Schiffen zwischen Gebäuden auf zwei Inseln ist einen Punkt wert. Wer ihn bekommt, ist wählbar.
choice-trade-routes-left-out = Aus
choice-trade-routes-either-owner = Wer mehr Teile hat
choice-trade-routes-own-line = Eigene Linie von zu Hause
option-trade-routes-more = Wer mehr Teile hat: Die Linie darf aus Teilen aller bestehen und führt an keinem dritten Gebäude vorbei; von den beiden, denen die Gebäude an den Enden gehören, punktet, wer mehr Teile darin hat, bei Gleichstand, wer das letzte gesetzt hat. Eigene Linie: Sie beginnt zu Hause mit eigenen Schiffen. Sie darf über die Teile eines anderen bis zu einem seiner Gebäude weiterführen, wenn die eigenen mehr sind oder, bei gleich vielen, das zuletzt gesetzte ein eigenes ist. Punkte können wieder verloren gehen.
log-TradeRoutesCounted = { $who } { hat } jetzt { $routes ->
    [one] { $routes } Handelsroute
   *[other] { $routes } Handelsrouten
  }
text-route = { $whose ->
    [you] Deine Handelsroute
   *[other] Handelsroute von { $who }
  }: Wege { $numbers }
tab-crossing = Routen
route-line = { $name }: { $one } bis { $other }; { $own } von { $all } Teilen
routes-text = Eine Route verbindet Gebäude auf zwei Inseln durch eine ununterbrochene Linie aus Straßen und Schiffen, die an keinem dritten Gebäude vorbeiführt. Sie kann wieder verloren gehen.
stat-crossing = Handelsrouten
row-crossing = { $points ->
    [one] { $points } Handelsroute
   *[other] { $points } Handelsrouten
  }

## exploration
option-exploration = Entdeckungen
option-exploration-text = Straßen und Schiffe, die Nebel erreichen, decken ihn auf: Land bekommt eine Zahl und bringt dem Entdecker eine Karte.
option-exploration-word = Nebel
option-exploration-more = Jedes Nebelfeld an einem Ende des Teils wird aufgedeckt. Niemand kann wissen, was kommt: Es wird erst dann aus dem gezogen, was übrig ist. Eine Entdeckung kann nicht zurückgenommen werden.
log-HexDiscovered = { $who } { hat } entdeckt: { $hex }
log-HexDiscovered-cards = { $who } { hat } entdeckt: { $hex }, dafür { $cards }
log-HexDiscovered-sea = { $who } { hat } offenes Meer entdeckt
table-uncovers = deckt { $count ->
    [one] ein Nebelfeld
   *[other] { $count } Nebelfelder
  } auf
table-route-after = deine Route wäre { $length } lang
table-ship-stays = dein Schiff, { $place }; { $why }
hint-uncovers = deckt { $count ->
    [one] ein Nebelfeld
   *[other] { $count } Nebelfelder
  } auf und kann nicht zurückgenommen werden
fog-title = Unter dem Nebel
fog-count = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  } unter dem Nebel
fog-left = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
  } unter dem Nebel: { $kinds }
fog-kind = { $terrain } { $count }
fog-tokens = Zahlen: { $tokens }
fog-left-over = { $count ->
    [0] Kein Nebel ist übrig
    [one] Ein Nebelfeld ist übrig
   *[other] { $count } Nebelfelder sind übrig
  }

## wandering-tokens
option-wandering-tokens = Wandernde Zahlen
option-wandering-tokens-text = Fernes Land hat keine Zahlen: Wer es erreicht, zieht eine, oder holt eine von der Hauptinsel.
option-wandering-tokens-more = Die ersten sieben Zahlen kommen aus einem Beutel. Spätere verlassen die Hauptinsel, deren Felder dann nichts mehr bringen: nicht Rot neben Rot, kein Gebäude dort verliert seine letzte Zahl, und die Zahl kommt von einem eigenen Gebäude, soweit das möglich ist.
action-FetchToken = Zahl dorthin holen
status-you-FetchToken = Du: Wähle eine Zahl der Hauptinsel
status-other-FetchToken = { $name } wählt eine Zahl
log-TokenLaid = { $who } { hat } erreicht: { $hex }
log-TokenFetched = { $who } { hat } eine Zahl geholt: { $hex }
refused-token_stays = Diese Zahl muss bleiben, weil eine andere genommen werden kann.
refused-no_token_there = Dort liegt keine Zahl der Hauptinsel.
step-FetchToken = Zahl wählen
hint-token = { $conditions ->
    [3] nicht Rot neben Rot, jedes Gebäude behält eine, von einem eigenen Gebäude
    [2] nicht Rot neben Rot, jedes Gebäude behält eine; von den eigenen kann keine gehen
    [1] nicht Rot neben Rot; ein Gebäude darf seine letzte verlieren
   *[0] jede Zahl darf gehen
  }
robber-closed-stays = Diese nicht: Eine andere Zahl kann gehen
text-do-FetchToken = Eine Zahl der Hauptinsel holen
text-help-token = die Zahl wählen, die auf das ferne Feld kommt
text-hint-FetchToken = Tippe „token“ und die Nummer eines Feldes: { hint-token }.

## harbors-by-players
option-harbors-by-players = Häfen legen
option-harbors-by-players-text = Vor den ersten Siedlungen legen die Spieler reihum die Häfen, oder der Zufall tut es.
option-harbors-by-players-word = Ihr legt die Häfen
choice-harbors-by-players-players = Die Spieler
choice-harbors-by-players-chance = Der Zufall
option-harbors-by-players-more = Ein Hafen liegt verdeckt auf einem Meeresfeld ohne Hafen und blickt zum Land daneben. Aufgedeckt wird, wenn alle liegen.
action-LayHarbor = Hafen legen
status-you-LayHarbor = Du: Lege einen Hafen
status-other-LayHarbor = { $name } legt einen Hafen
log-HarborLaid = { $who } { hat } einen Hafen gelegt
refused-not_a_coast = Ein Hafen liegt zwischen einem Meeresfeld und Land.
refused-harbor_taken = Dieses Meeresfeld hat schon einen Hafen.
step-LayHarbor = Hafen legen
text-do-LayHarbor = Einen Hafen legen
undo-LayHarbor = Hafen
text-help-harbor = einen Hafen an eine Küste legen: nach dem Weg, oder nach einem Feld und seiner Seite
text-hint-LayHarbor = Tippe „harbor“ und die Nummer eines Weges, oder eines Feldes und seine Seite, etwa „harbor 14 east“.
text-free-LayHarbor = frei für einen Hafen
