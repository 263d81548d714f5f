### Die Wörter des Tisches: Insel, Status, Hand, Bauen, Handel, Verlauf.

## Personen
table-seat = Platz { $number }
table-you-subject = Du
table-you-object = dir
me = du
your-turn = du bist dran
your-answer = deine Antwort
players = Am Tisch
mode = Spielplan oder Text
mode-text = Textmodus
mode-board = Spielplan

## Namen der Orte auf der Insel
table-board = Spielplan
table-terrain-hills = Hügelland
table-terrain-forest = Wald
table-terrain-pasture = Weideland
table-terrain-fields = Ackerland
table-terrain-mountains = Gebirge
table-terrain-desert = Wüste
table-terrain-sea = Meer
table-terrain-gold = Goldfluss
table-terrain-fog = Nebel
table-hex-with-number = { $land } { $number }
table-hex-with-victims = { $hex }; stehlen bei { $victims }
table-sea-beside = Meer neben { $lands }
table-sea-open = offenes Meer
table-victim = { $name } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  })
table-closed = { $hex }; { $why }
table-corner = Kreuzung: { $sources }
table-corner-tip = Kreuzung: { $sources }, Spitze im { $direction }
table-path-between = Weg: zwischen { $one } und { $other }
table-path-coast = Küste von { $one }, im { $direction }
table-path-sea = Seeweg: zwischen { $one } und { $other }
table-path-off = Seeweg: vor { $lands }
table-path-open = Seeweg: offenes Meer
table-direction-north = Norden
table-direction-north-east = Nordosten
table-direction-east = Osten
table-direction-south-east = Südosten
table-direction-south = Süden
table-direction-south-west = Südwesten
table-direction-west = Westen
table-direction-north-west = Nordwesten
table-harbor-any = Hafen 3:1
table-harbor-one = Hafen 2:1 { resource }
table-owned-settlement = { $whose ->
    [you] deine Siedlung
   *[other] Siedlung von { $name }
  }
table-owned-city = { $whose ->
    [you] deine Stadt
   *[other] Stadt von { $name }
  }
table-owned-road = { $whose ->
    [you] deine Straße
   *[other] Straße von { $name }
  }
table-legal = { $name }; erlaubt
facts-in-a-row = { $facts }; { $next }
table-no-cards = keine Karten
table-cards = { $count } { resource }
table-dice = Würfel: { $one } und { $other }, zusammen { $sum }
table-dice-before = Letzter Wurf: { $sum }
tip-odds = { $ways } von 36 Würfen, { $share }
tip-corner = Eine Siedlung bringt hier in 36 Würfen { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
tip-robber = Der Räuber hält die Erträge zurück
tip-harbor-any = Siedle, wo sein Steg beginnt, dann nimmt die Bank 3 gleiche für 1 Karte
tip-harbor-one = Siedle, wo sein Steg beginnt, dann nimmt die Bank 2 { resource } für 1 Karte
tip-income = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }, wenn die Zahl fällt

## Leiste oben
top-turn = Zug { $number } · bis { $goal } Punkte
top-set-up = Aufbau · bis { $goal } Punkte
top-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
top-lag = Antwort des Servers nach { $lag } ms
top-ms = { $lag } ms
top-mute = Ton aus
top-unmute = Ton an
top-light = Helle Farben
top-dark = Dunkle Farben
top-help = Hilfe und Tasten
fit = Ganzen Spielplan zeigen
menu = Menü
settings = Einstellungen
phone-log = Verlauf und Chat

## Status
status-label = Wer dran ist
status-you-PlaceSettlement = Du: Setze eine Siedlung
status-you-PlaceRoad = Du: Setze eine Straße
status-you-BuildRoad = Du: Baue eine Straße
status-you-BuildSettlement = Du: Baue eine Siedlung
status-you-BuildCity = Du: Baue eine Stadt
status-you-PlaceFreeRoad = Du: Setze eine kostenlose Straße
status-you-free-road = Du: Setze kostenlose Straße { $number } von { $of }
status-you-second-settlement = Du: Setze deine zweite Siedlung
status-you-victim = Du: Wähle, wen du beraubst
status-you-MoveRobber = Du: Versetze den Räuber
status-you-Roll = Du: Würfle
status-you-Play = Du bist dran
status-you-Discard = Du: Wirf { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } ab
status-you-other = Du: Entscheide
status-you-action = Du: { $action }
status-wait = Einen Moment …
status-other-PlaceSettlement = { $name } setzt eine Siedlung
status-other-PlaceRoad = { $name } setzt eine Straße
status-other-Roll = { $name } würfelt gleich
status-other-Play = { $name } handelt und baut
status-other-Discard = { $name } muss { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } abwerfen
status-other-MoveRobber = { $name } versetzt den Räuber
status-other-PlaceFreeRoad = { $name } setzt eine kostenlose Straße
status-other = Warten auf { $name }
status-others-Discard = { $names } müssen Karten abwerfen
status-others = Warten auf { $names }
status-asked = { $name } wartet auf deine Antwort
status-asks = { $name } wartet auf die Antwort von { $names }
status-writing = { $names } { $count ->
    [one] schreibt
   *[other] schreiben
  } ein Gegenangebot
status-declining = { $name } will Karten, die du nicht hast
status-over = { $name } hat gewonnen
hint-second-settlement = sie bringt sofort eine Karte je Feld
hint-victim = du ziehst dort eine verdeckte Karte
hint-rob = drücke auf den Namen, um zu stehlen, oder wähle einen anderen Ort
hint-confirm = bestätige oder wähle einen anderen Ort
hint-confirm-below = unten bestätigen oder einen anderen Platz wählen
hint-tap = { $count ->
    [one] tippe den Ort an und bestätige
   *[other] tippe einen Ort an und bestätige
  }
hint-tap-in-sight = { $count ->
    [one] ein Ort
   *[other] { $count } Orte
  }, { $seen } im Bild; tippe einen an
may-do = Was du auf dem Spielplan tun kannst
may-place = { $piece }: { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
  }
overview = Der ganze Spielplan, klein: drücken, um woanders hinzusehen
hint-tap-hex = tippe ein Feld an und bestätige
hint-spots = { $count ->
    [one] { $count } erlaubter Ort, klicke ihn an
   *[other] { $count } erlaubte Orte, klicke einen an
  }
hint-spots-back = { $count ->
    [one] { $count } erlaubter Ort
   *[other] { $count } erlaubte Orte
  } · Esc legt zurück
hint-hexes = { $count ->
    [one] { $count } Feld zur Wahl, klicke es an
   *[other] { $count } Felder zur Wahl, klicke eines an
  }
hint-Play = baue, handle oder beende deinen Zug
hint-Discard = mehr als { $limit } Karten bei einer 7: wähle aus
hint-roll-or-card = oder spiele erst eine Karte
hint-asked = annehmen, ablehnen oder ein Gegenangebot machen
hint-asked-within = annehmen, ablehnen oder Gegenangebot – { $name } wartet { $seconds } s
hint-declining = wird gleich für dich abgelehnt
hint-watching = du schaust zu

## Der nächste Schritt
step-RollDice = Würfeln
step-EndTurn = Zug beenden
step-Pass = Passen
step-answer = Deine Antwort
step-over = Spiel vorbei
step-decide = Deine Wahl
step-on-the-board = Wähle einen markierten Platz auf dem Spielplan
step-wait = Einen Moment
step-wait-for = { $name } …
step-PlaceSettlement = Siedlung setzen
step-PlaceRoad = Straße setzen
step-PlaceFreeRoad = Straße setzen
step-MoveRobber = Räuber versetzen
step-BuildRoad = Straße setzen
step-BuildSettlement = Siedlung setzen
step-BuildCity = Stadt setzen
key-space = Leertaste
key-shift = Umschalt
key-backspace = Rücktaste
key-enter = Eingabe
key-escape = Esc
key-control-z = Strg+Z
roll-count = { $count ->
    [one] bisher { $count } Wurf
   *[other] bisher { $count } Würfe
  }
roll-number = Wurf { $count }

## Ablehnungen
refused-stale = Am Tisch ging es schon weiter. Sieh noch einmal hin und wähle dann.
refused-storage = Der Server ist beschäftigt. Versuche es gleich noch einmal.
refused-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt; der Tisch ist nur noch zum Ansehen da.
refused-internal = Auf dem Server ist etwas schiefgegangen.
refused-malformed = Das kann der Server nicht lesen.
refused-request_reused = Diese Anfrage wurde schon für etwas anderes benutzt.
refused-kept_out = Der Host hat dich für diesen Tisch gesperrt.
refused-name_needed = Sag den anderen zuerst deinen Namen.
refused-too_many = Nicht so schnell: Warte einen Moment.
refused-not_seated = Du schaust zu; nur wer am Tisch sitzt, kann mitspielen.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-game_over = Das Spiel ist vorbei.
refused-not_your_turn = Du bist nicht dran.
refused-set_up = Nicht während des Aufbaus.
refused-not_yet = Noch nicht: Erst entscheiden andere.
refused-not_yet-Discard = Erst wenn alle abgeworfen haben.
refused-not_yet-MoveRobber = Erst wenn der Räuber versetzt ist.
refused-wrong_moment = Nicht zu diesem Zeitpunkt des Zuges.
refused-wrong_moment-Roll = Würfle zuerst.
refused-wrong_moment-MoveRobber = Versetze zuerst den Räuber.
refused-wrong_moment-PlaceSettlement = Setze zuerst deine Siedlung.
refused-wrong_moment-PlaceRoad = Setze zuerst deine Straße.
refused-wrong_moment-PlaceFreeRoad = Setze zuerst deine kostenlose Straße.
refused-wrong_moment-Discard = Wirf zuerst ab.
refused-not_legal = Das ist jetzt nicht möglich.
refused-wrong_count = Du musst genau { $owed ->
    [one] { $owed } Karte
   *[other] { $owed } Karten
  } wählen.
refused-not_enough_cards = Du brauchst noch { $needs }.
refused-no_pieces_left = Davon hast du keine Figuren mehr.
refused-no_place = Dafür gibt es auf dem Spielplan keinen erlaubten Ort.
refused-no_place-BuildRoad = Für eine Straße ist kein Ort da: Sie muss an eine eigene Straße, Siedlung oder Stadt anschließen.
refused-no_place-BuildSettlement = Für eine Siedlung ist kein Ort da: Sie muss an { $sea ->
    [true] einer eigenen Straße oder einem eigenen Schiff
   *[false] einer eigenen Straße
  } liegen, mindestens zwei Wege von jedem anderen Gebäude entfernt.
refused-no_place-BuildBridge = Für eine Brücke ist kein Ort da: Sie muss zwischen zwei Wasserfeldern liegen und an eine eigene Straße, Siedlung oder Stadt anschließen.
refused-no_place-BuildShip = Für ein Schiff ist kein Ort da: Es muss an eigene Schiffe anschließen oder an einer eigenen Siedlung oder Stadt beginnen.
refused-no_place-MoveShip = Keines deiner Schiffe kann versetzt werden: nur das letzte einer offenen Linie, und nicht in dem Zug, in dem es gebaut wurde.
refused-no_settlement = Für eine Stadt ist kein Ort da: Sie ersetzt eine deiner Siedlungen.
refused-not_connected = Dieser Ort ist nicht mit deinen Figuren verbunden.
refused-path_taken = Dieser Weg ist schon belegt.
refused-over_water = Eine Straße braucht auf mindestens einer Seite Land.
refused-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-too_close = Eine Siedlung hält mindestens zwei Wege Abstand zu jedem anderen Gebäude.
refused-no_start_there = Auf dieser Karte darf dort niemand beginnen.
refused-deck_empty = Es sind keine Entwicklungskarten mehr da.
refused-no_such_card = So eine Karte hast du nicht.
refused-card_played = Du hast in diesem Zug schon eine Entwicklungskarte gespielt.
refused-bought_this_turn = Eine Karte darf nicht in dem Zug gespielt werden, in dem sie gekauft wurde.
refused-no_road_possible = Du kannst nirgends eine Straße setzen.
refused-supply_short = So viel hat die Bank nicht.
refused-robber_must_move = Der Räuber muss auf ein anderes Feld.
refused-robber_not_there = Auf dieses Feld darf der Räuber nicht.
refused-choose_victim = Dort hat jemand mit Karten ein Gebäude: Wähle, wen du bestiehlst.
refused-no_such_victim = Dort kannst du diese Person nicht bestehlen.
refused-nothing_to_give = Du hast keine Karten zum Handeln.
refused-too_few_of_a_kind = Von keiner Sorte hast du genug Karten für die Bank.
refused-no_gifts = Bei einem Handel gibt jede Seite mindestens eine Karte.
refused-same_resource = Kein Rohstoff darf auf beiden Seiten stehen.
refused-wrong_partner = Gehandelt wird nur mit der Person, die am Zug ist.
refused-too_many_offers = In diesem Zug blieben { $limit } deiner Angebote erfolglos oder sind noch offen; mehr gehen nicht.
refused-same_offer = Dieses Angebot hast du in diesem Zug schon gemacht.
refused-no_such_offer = Dieses Angebot gibt es nicht mehr.
refused-not_your_offer = Über dieses Angebot entscheidest nicht du.
refused-already_answered = Du hast auf dieses Angebot schon geantwortet.
refused-not_accepted = Dieses Angebot wurde dort nicht angenommen.
refused-other = Das hat der Server nicht erlaubt.
refused-closed = Die Verbindung wurde vor der Antwort geschlossen.

## Eigener Platz und Hand
dock = Dein Platz am Tisch
actions = Was du tun kannst
hand = Deine Hand
hand-over = { $total } ⚠ über { $limit }, eine Sieben kostet dich { $count }
hand-card = { $cards }
hand-trade = { $cards }; eine zum Handel legen
hand-discard = { $cards }; eine abwerfen
hand-several = { $count } × { $name }
card-face-brick = Lehm
card-face-lumber = Holz
card-face-wool = Wolle
card-face-grain = Getreide
card-face-ore = Erz
card-face-knight = { card-knight }
card-face-road_building = Straßen­bau
card-face-year_of_plenty = { card-year_of_plenty }
card-face-monopoly = { card-monopoly }
card-face-victory_point = { card-victory_point }
vp = SP
vp-of = von { $goal }
vp-with-cards = mit Karten
vp-hidden = Punkte auf deinen Karten sind mitgezählt; die anderen sehen sie nicht

## Bauen
tile-road = Straße
tile-settlement = Siedlung
tile-city = Stadt
tile-card = Karte
tile-road-short = Straße
tile-settlement-short = Siedl.
tile-city-short = Stadt
tile-card-short = Karte
tile-trade = Handel
tile-propose = Bieten
tile-label = { $name }: { $cost }
tile-left = noch { $left }
tile-deck = noch { $left } im Stapel
plan-roll = Automatisch würfeln
plan-roll-text = Wenn du vorher keine Karte spielen kannst
plan-end = Automatisch beenden
plan-end-text = Meinen nächsten Zug beenden, wenn nichts geht: wenn es nach dem Wurf nichts zu bauen, zu kaufen, zu spielen oder mit der Bank zu tauschen gibt
plan-end-done = Dein Zug ist wie geplant beendet: nichts zu bauen, zu kaufen, auszuspielen oder mit der Bank zu tauschen.

## Entwicklungskarten
card-knight = Ritter
card-road_building = Straßenbau
card-year_of_plenty = Erfindung
card-monopoly = Monopol
card-victory_point = Siegpunkt
card-text-knight = Versetze den Räuber und stiehl eine Karte.
card-text-road_building = Setze zwei Straßen, ohne zu bezahlen.
card-text-year_of_plenty = Nimm zwei Karten aus der Bank.
card-text-monopoly = Nenne einen Rohstoff: Alle anderen geben dir alle Karten davon.
card-text-victory_point = Zählt einen Punkt. Sie bleibt verdeckt, bis du gewinnst.
card-playable = Spielbar
card-new = Neu
card-counts = Zählt von selbst und wird nie gespielt
card-name-more = { $count ->
    [one] Wähle einen Rohstoff
   *[other] Wähle { $count } Rohstoffe
  }
card-bank = { trade-bank }
card-play = Spielen
buy-card = Entwicklungskarte kaufen
buy-price = Für
buy-text = { $count ->
    [one] Das ist die letzte Karte
   *[other] Verdeckt gezogen aus { $count } Karten
  }; das lässt sich nicht zurücknehmen
buy = Kaufen
card-back = Zurück

## Rohstoffe wählen
goods-label = { $cards }; { $note }
goods-none = { $kind ->
    [wool] keine { resource }
   *[other] kein { resource }
  }
goods-minus = { resource }: eins weniger
goods-confirm-give = { $have }/{ $count } geben
goods-confirm-take = { $have }/{ $count } nehmen

## Handel
trade = Handel
trade-propose = { $name } einen Handel vorschlagen
trade-counter = Gegenangebot an { $name }
trade-close = Handel schließen
trade-dropped = Dieser Handel ist nicht mehr möglich.
trade-give = Du gibst
trade-get = Du bekommst
trade-hold = Tippen legt dazu, Halten legt alle
trade-bank-left = Bank: was noch da ist
trade-have = hast { $count }
trade-have-rate = hast { $count } ({ $rate }:1)
trade-bank = Bank { $count }
trade-both-sides = Kein Rohstoff darf auf beiden Seiten stehen
trade-none = Du hast { $kind ->
    [brick] keinen { resource }
    [wool] keine { resource }
   *[other] kein { resource }
  }
trade-after = Hand danach
trade-to = Angebot an
trade-offer = { $count ->
    [0] Anbieten
   *[other] { $whom ->
        [all] { $count ->
            [2] Beiden anbieten
           *[other] Allen { $count } anbieten
          }
       *[some] { $count } Leuten anbieten
      }
  }
trade-offer-one = { $name } anbieten
trade-send-counter = Gegenangebot senden
trade-need-both = Lege auf jede Seite mindestens eine Karte
trade-need-change = Ändere zuerst das Angebot
trade-with-bank = Mit der Bank: { $give } → { $get }
trade-with-bank-none = Mit der Bank
trade-bank-rate = Für { table-cards } gibt die Bank eine Karte
trade-bank-choose = Lege Karten einer Sorte auf deine Seite
trade-accept-theirs = Gegenangebot annehmen

## Angebote
offer-title = { $count ->
    [0] { $name } bietet einen Handel an
   *[other] Gegenangebot von { $name }
  }
offer-announce = { $name } bietet { $give } für { $get }
offer-gives-you = { $name } gibt dir
offer-you-give = Du gibst { $name }
offer-yours = Dein Angebot
offer-you-give-short = Du gibst
offer-you-get-short = Du bekommst
offer-gives = { $name } gibt
offer-wants = { $name } will
offer-accept = Annehmen
offer-decline = Ablehnen
offer-no = Nein
offer-counter = Gegenangebot
offer-withdraw = Zurückziehen
offer-trade-with = Mit { $name } tauschen
offer-you-accepted = Du hast angenommen; { $name } wählt
offer-thinking = überlegt …
offer-writing = schreibt ein Gegenangebot …
offer-accepted = nimmt an
offer-declined = nein

## Abwerfen
goods-title-Discard = { $count } von { $total } abwerfen
discard-keep = noch { $count }
discard-clear = Leeren
discard-suggest = Vorschlag
goods-confirm-Discard = { $have }/{ $count } abwerfen
discard-more = Wähle noch { $count }

## Zu zweit
log-DiceRolledAgain = { $who } { hat } eine { $sum } gewürfelt: zählt nicht

## Räuber
robber-whom = Stehlen bei
robber-victim = { $name }
robber-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
robber-nobody = Niemandem
robber-blocks = Blockiert { $pips } von 36 Würfen: { $buildings }
robber-blocks-settlement = { $count ->
    [one] Siedlung von { $name }
   *[other] { $count } Siedlungen von { $name }
  }
robber-blocks-city = { $count ->
    [one] Stadt von { $name }
   *[other] { $count } Städte von { $name }
  }
robber-blocks-nobody = Blockiert niemanden
robber-holds = { $name } hat { robber-cards }
robber-own = Auch du hast dort ein Gebäude
robber-closed = Nicht hier
place-back = Zurücklegen
place-build = Bauen
place-here = Hier

## Die anderen
longest-road = { $sea ->
    [true] längste Handelsroute
   *[false] längste Handelsstraße
  }
row-label = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, { $development ->
    [one] { $development } Entwicklungskarte
   *[other] { $development } Entwicklungskarten
  }, { $knights } Ritter, { $sea ->
    [true] Route
   *[false] Straße
  } { $road }{ $army ->
    [true] , größte Rittermacht
   *[false] {""}
  }{ $longest ->
    [true] , { longest-road }
   *[false] {""}
  }
row-offers = bietet an
row-asked = gefragt
row-plays = spielt
row-writing = Gegenangebot …
row-accepts = nimmt an
row-declines = nein
row-bot = { $level ->
    [easy] Bot, leicht
    [normal] Bot, normal
   *[other] Bot
  }
row-away = nicht da
row-here = verbunden
stat-cards = Rohstoffkarten
stat-development = Entwicklungskarten
stat-knights = Gespielte Ritter
stat-army = Größte Rittermacht
stat-road = { $sea ->
    [true] Route am Stück
   *[false] Straße am Stück
  }
stat-longest = { $sea ->
    [true] Längste Handelsroute
   *[false] Längste Handelsstraße
  }
sheet-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
sheet-hand = Hand
sheet-cards = { $cards ->
    [one] { $cards } Rohstoffkarte
   *[other] { $cards } Rohstoffkarten
  }, { $development ->
    [one] { $development } Entwicklungskarte
   *[other] { $development } Entwicklungskarten
  }
sheet-played = Gespielt
sheet-nothing = noch nichts
sheet-income = Ertrag je Zahl
sheet-left = Übrige Figuren
sheet-rates = Kurse der Bank

## Bank
bank = Bank
bank-left = noch { $count } { resource }
bank-deck = { $count ->
    [one] noch { $count } Entwicklungskarte
   *[other] noch { $count } Entwicklungskarten
  }

## Verlauf, Chat, Würfel
hat = { $whose ->
    [you] hast
   *[other] hat
  }
tab-log = Verlauf
tab-chat = Chat
tab-dice = Würfel
log = Verlauf
log-earlier = Frühere Züge
log-newer = Neueres
log-filter = Zeigen
log-filter-all = Alles
log-filter-trades = Handel
log-filter-dice = Würfel
log-filter-mine = Meins
log-filter-nothing = Noch nichts
log-since = Seit deinem Zug
log-set-up = Aufbau
log-turn = Zug { $number } · { $name }
log-turn-rolled = Zug { $number } · { $who } { hat } eine { $sum } gewürfelt
log-with-place = { $sentence }: { $where }
log-TurnBegan = { $name } ist am Zug
log-DiceRolled = { $who } { hat } eine { $sum } gewürfelt
log-nobody = Niemand hat etwas bekommen
log-StartRolled = { $who } { hat } zum Start eine { $sum } gewürfelt
log-FirstPlayerChosen = { $who } { $whose ->
    [you] fängst
   *[other] fängt
  } an
log-IslandDealtAgain = Die Karte wurde noch einmal ausgelegt, weil jemand keinen Platz für den Anfang gehabt hätte
log-SettlementBuilt = { $who } { hat } eine Siedlung gebaut
log-CityBuilt = { $who } { hat } eine Stadt gebaut
log-RoadBuilt = { $who } { hat } eine Straße gebaut
log-CardsProduced = { $who } { hat } { $cards } bekommen
log-SupplyShort = Die Bank hatte nicht genug { $resource }
log-CardsDiscarded = { $who } { hat } { $cards } abgeworfen
log-RobberMoved = { $who } { hat } den Räuber versetzt: { $hex }
log-CardStolen = { $who } { hat } { $victim } { $card } gestohlen
log-DevelopmentCardBought = { $who } { hat } eine Entwicklungskarte gekauft
log-DevelopmentCardBought-known = { $who } { hat } die Karte { $card } gekauft
log-KnightPlayed = { $who } { hat } einen { $card } gespielt
log-RoadBuildingPlayed = { $who } { hat } die Karte { $card } gespielt
log-YearOfPlentyPlayed = { $who } { hat } die Karte { $card } gespielt und { $cards } genommen
log-MonopolyPlayed = { $who } { hat } die Karte { $card } auf { $resource } gespielt und { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } bekommen
log-MonopolyPlayed-mine = { log-MonopolyPlayed }; du hast { $lost } verloren
log-TradedWithSupply = { $who } { hat } der Bank { $give } für { $get } gegeben
log-OfferMade = { $who } { hat } { $give } für { $get } angeboten
log-OfferMade-counter = { $who } { hat } ein Gegenangebot gemacht: { $give } für { $get }
log-OfferAccepted = { $who } { hat } angenommen
log-OfferDeclined = { $who } { hat } abgelehnt
log-OfferWithdrawn = { $who } { hat } das Angebot zurückgezogen
log-Traded = { $who } { hat } { $partner } { $give } für { $get } gegeben
log-LongestRoadMoved = { $who } { hat } jetzt die { longest-road } ({ $length })
log-LongestRoadMoved-gone = Niemand hat mehr die { longest-road }
log-LargestArmyMoved = { $who } { hat } jetzt die größte Rittermacht ({ $knights })
log-LargestArmyMoved-gone = Niemand hat mehr die größte Rittermacht
log-GameWon = { $who } { hat } mit { $points } Punkten gewonnen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas in die Runde
chat-send = Senden
dice-none = Noch kein Wurf.
dice-rolls = { $total ->
    [one] { $total } Wurf
   *[other] { $total } Würfe
  }
dice-legend = Striche: Durchschnitt; Band: Bereich von zwei aus drei Spielen
dice-counts = So oft fiel jede Summe: { $counts }
dice-last = Die letzten zehn:

## Hilfe
help-title = Hilfe und Tasten
help-keys = Tasten
help-shortcuts = Tastenkürzel
help-board = Ziehe, um den Spielplan zu bewegen, zoome mit dem Mausrad oder zwei Fingern, doppelklicke, um ihn näher oder wieder ganz zu sehen. Zeige auf ein Feld, um seine Chancen zu sehen.
help-board-touch = Ziehe, um den Spielplan zu bewegen, zoome mit zwei Fingern, tippe zweimal, um ihn näher oder wieder ganz zu sehen. Tippe auf ein Feld, um seine Chancen zu sehen.
key-help-next = der nächste Schritt: würfeln, Zug beenden
key-help-trade = handeln
key-help-resources = { brick } bis { ore }: eins geben, abwerfen oder nennen
key-help-wanted = { brick } bis { ore }: eins bekommen
key-help-less = mit einer Ziffer: eins weniger
key-help-minus = auf einem Rohstoff: eins weniger
key-help-answer = das offene Angebot annehmen, ablehnen, Gegenangebot
key-help-pass = zwischen zwei Zügen bauen oder doch nicht; passen
key-help-spots = zwischen den erlaubten Orten, und einen wählen
key-help-back = zurück
key-help-log = Verlauf
key-help-mute = Ton an oder aus
key-help-help = diese Hilfe

## Was keine eigenen Wörter hat
log-other = { $who }: { $what }
log-other-nobody = { $what }
plain-actions = Weitere Aktionen
plain-form = Diese Seite kann das nicht ausfüllen: Lade sie neu, oder bitte den Host um eine neuere Version
plain-none = nichts
plain-field = { $field }: { $value }

## Somebody is away; what the digits have chosen, for people who listen
status-away = { $name } hat die Verbindung verloren
chosen-nothing = nichts
chosen-trade = Du gibst { $give }, du bekommst { $get }
