### Der Tisch von Two Realms: Knöpfe, Felder und Beschriftungen.

## Karten
cards-kind = { $kind } · { $where }
cards-makes = bringt { $good }
cards-copies = { $count }-mal im Spiel
cards-what = { $name }, { $kind }.
cards-costs = Kostet { $goods }.
cards-can-build = Kann gebaut werden: { $count ->
    [one] 1 Bauplatz.
   *[other] { $count } Bauplätze.
  }
cards-can-use = Jetzt verwendbar.
cards-not-now = Jetzt nicht: { $why }
cards-short = fehlt: { $goods }
cards-short-of = { $count ->
    [one] { $count } Gut fehlt
   *[other] { $count } Güter fehlen
  }
cards-no-site = kein Bauplatz
cards-is-new = Neu in diesem Zug.
cards-new = Neu
cards-playable = Spielbar
cards-placing = Wird gelegt
cards-playing = Wird gespielt
cards-putting = Wird abgelegt
cards-when-attacked = Bei Angriff
cards-slot = Platz für eine Karte
cards-order = Karte { $order }

## Reiche
cards-region = { $terrain } { $number }
cards-region-said = { $terrain }, Zahl { $number }
cards-region-stored = { $region }. { $stored } von 3 { $good }.
cards-doubled = Verdoppelt durch { $cards }.
cards-hidden = Zählt nicht für die Räuber.
cards-free-site = Freier Bauplatz, { $where }. Grenzt an { $regions }.
cards-free-end = Freier Platz am { $side ->
    [left] linken
   *[other] rechten
  } Ende der Reihe.
cards-map = Das ganze Reich
cards-look-at = { $whose ->
    [you] Dein Reich
   *[other] { $name } ansehen
  }
cards-swap-to = Ansehen: { $realm }
cards-tokens = Auszeichnungen
cards-nobody-mill = Niemand hat die Handelsmacht
cards-nobody-knight = Niemand hat die Rittermacht
cards-holds-mill = { $whose ->
    [you] Du hast die Handelsmacht
   *[other] { $name } hat die Handelsmacht
  }
cards-holds-knight = { $whose ->
    [you] Du hast die Rittermacht
   *[other] { $name } hat die Rittermacht
  }
cards-token-mill = Handel, braucht eine Stadt
cards-token-knight = Stärke
cards-not-counted = { $count }, zählt nicht
cards-row = { $name }: { $points } von { $goal } Punkten; Handel { $commerce }, Stärke { $strength }, Turnier { $tournament }; { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
cards-has-mill = hat die Handelsmacht
cards-has-knight = hat die Rittermacht
cards-in-hand = { $count } von { $limit } Karten auf der Hand
cards-of = { $count } von { $limit }
cards-points = Punkte
cards-goods = Güter
cards-robbers = Räuber
cards-robbers-count = { $count ->
    [one] { $count } Gut zählt
   *[other] { $count } Güter zählen
  }
cards-robbers-tag = Räuber zählen { $count }
cards-die = Ertragswürfel: { $number }

## Stapel
cards-draw-stacks = Nachziehstapel
cards-to-build = Zum Bauen
cards-and-events = und Ereignisse
cards-hint-put = wähle den Stapel, unter den sie kommt
cards-hint-draw = drücke auf einen Stapel
cards-hint-later = am Ende deines Zuges
cards-stack-count = Stapel { $letter }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
cards-draw-top = Oberste Karte ziehen
cards-free = umsonst
cards-look = Durchsehen
cards-price = kostet { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
  }
cards-pile-short = { $kind ->
    [settlement] Siedl.
    [region] Landsch.
    [event] Ereignis
   *[other] { $name }
}
cards-pile = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
cards-can-press = wählbar
cards-looking = Stapel { $letter }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, die oberste zuerst
cards-looking-hint = Die Reihenfolge bleibt. { $name } sieht, dass du Stapel { $letter } durchsiehst, aber nicht, was darin ist.
cards-looking-foot = Karte 1 wird von diesem Stapel als nächste gezogen. Was du gesehen hast, bleibt in deinem eigenen Verlauf.
cards-looking-pass = Du darfst auch nichts nehmen.
cards-shown = Die Hand von { $name }
cards-shown-spy = Nimm eine der wählbaren Karten.
cards-shown-bury = Wähle eine Karte, dann den Stapel, unter den sie kommt.
cards-which-stack = Unter welchen Stapel?

## Bauen und der nächste Schritt
cards-tile-road = Straße
cards-tile-settlement = Siedlung
cards-tile-city = Stadt
cards-tile-trade = Handel
cards-tile-exchange = Austausch
cards-at-the-end = am Ende
cards-arrange-hint = { $step ->
    [first] drücke zwei Landschaften, um sie zu tauschen
   *[second] drücke die Landschaft, mit der sie tauscht
  }
cards-as-printed = Wie gedruckt
cards-step-play = Spielen
cards-step-answer = Antworten
cards-step-done = Fertig
cards-step-done-small = Landschaften liegen richtig
cards-step-TakeNothing = Nichts nehmen
cards-step-TakeNoMore = Das genügt
cards-step-draws = { $count ->
    [0] ohne zu ziehen
   *[other] und { $count } ziehen
  }
cards-step-take = { $card } nehmen
cards-step-choose = Wähle eine Karte
cards-step-your-choice = Du wählst
cards-step-wait = { $name } ist dran

## Was begonnen ist
cards-you-build = Du: Baue { $kind ->
    [knight] { $name }
   *[other] die Karte { $name }
  }
cards-you-build-hint = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  } · kostet { $goods }
cards-you-build-touch = tippe auf einen Ring · auf die Karte zum Zurücklegen
cards-pays = zahlt { $goods }
cards-you-exchange = Du: Tausche eine Karte aus
cards-you-exchange-card = wähle die Karte, die du abgibst
cards-you-exchange-stack = wähle den Stapel, unter den die Karte { $card } kommt
cards-you-put = Du: Lege die Karte { $card } ab
cards-you-scout = Du: Baue eine Siedlung mit dem Kundschafter
cards-you-scout-hint = wähle einen Platz, dann die Landschaften
cards-you-play = Du: Spiele die Karte { $card }
cards-you-play-hint = drücke den großen Knopf zum Spielen, die Karte zum Zurücklegen
cards-you-swap-into = Du: Wähle, wo du ein Gut erhältst
cards-swap-hint = { $step ->
    [second] drücke dieselbe noch einmal, um anders zu wählen
   *[first] drücke zuerst die Landschaft, die ein Gut abgibt
  }

## Zahlen und Erhalten
cards-bill = { $purpose }: Welche Landschaften zahlen?
cards-bill-gains = Wohin kommt 1 { $good }?
cards-bill-filled = { $goods }: schon ausgefüllt
cards-purpose-BuildRoad = Straße
cards-purpose-BuildSettlement = Siedlung
cards-purpose-BuildCity = Stadt
cards-purpose-LookThrough = Durchsehen
cards-purpose-TradeWithSupply = Handel
cards-purpose-OfferTrade = Angebot
cards-purpose-AcceptOffer = Handel
cards-purpose-Take = Nehmen
cards-any-goods = { $count ->
    [one] ein beliebiges Gut
   *[other] { $count } beliebige Güter
  }
cards-tap-payer = drücke die, die zahlen
cards-tap-receiver = drücke die, die es bekommt
cards-beside-warehouse = neben dem Lager
cards-would-be-empty = wäre leer
cards-stores = enthält { $count }
cards-pays-count = zahlt { $count }
cards-suggested = Vorschlag
cards-also = Dazu
cards-change = Ändern
cards-pay = Zahlen
cards-receive = Hierhin

## Entscheidungen
cards-take = Von { $name } nehmen
cards-take-hint = { $name } wählt, welche Landschaft das Gut verliert.
cards-take-no-room = Für { $goods } ist bei dir kein Platz.
cards-number = Welche Zahl soll es sein?
cards-number-hint = Nach dem Ereignis haben beide Reiche bei dieser Zahl Erträge.
cards-lay = { $step ->
    [second] Welche legst du nach unten?
   *[other] Welche legst du nach oben?
  }
cards-lay-hint = { $step ->
    [above] Die andere liegt unten.
    [first] Drücke zuerst die obere.
   *[other] Drücke die obere noch einmal, um sie zu ändern.
  }
cards-above = oben

## Handel
cards-trade = Handel
cards-trade-rates = Mit dem Vorrat: { $best }:1 für { $goods }
cards-trade-give = Du gibst
cards-trade-get = Du bekommst
cards-trade-give-hint = wie viele du hast, und der Kurs
cards-trade-get-hint = was { $name } hat
cards-trade-good = { $good }: { $count }
cards-trade-less = eins weniger: { $good }
cards-trade-supply = Mit dem Vorrat handeln
cards-trade-supply-deal = Vorrat: { $give } gegen { $get }
cards-trade-no-supply = Gib eine Sorte zu ihrem Kurs für 1 anderes Gut.
cards-trade-offer = { $name } anbieten
cards-trade-empty = Wähle zuerst Güter.
cards-offer = { $name } bietet an
cards-offer-own = Dein Angebot
cards-offer-gives = { $name } gibt dir
cards-offer-wants = Du gibst { $name }
cards-offer-you-give = Du gibst
cards-offer-you-get = Du bekommst
cards-offer-aloud = { $name } bietet { $give } gegen { $get }
cards-offer-accept = Annehmen
cards-offer-decline = Ablehnen
cards-offer-declined = { $name } hat dein Angebot abgelehnt
cards-offer-withdraw = Zurückziehen
cards-offer-cannot = Dir fehlen die Güter oder der Platz dafür.

## Angriffe
cards-attack = { $name } spielt die Karte { $card }
cards-attack-aloud = { $name } spielt die Karte { $card }. Abwehren?
cards-attack-on-you-arsonist = { $name } würfelt. 1–{ $most }: Eins deiner Gebäude, das { $name } wählt, geht auf deine Hand zurück. Sonst wählst du eins im anderen Reich, falls dort eins ist.
cards-attack-on-you-black-knight = { $name } würfelt. 1–{ $most }: Einer deiner Ritter, den { $name } wählt, geht auf deine Hand zurück. Sonst wählst du einen im anderen Reich, falls dort einer ist.
cards-attack-on-you-raid = { $name } würfelt. 1–{ $most }: { $name } nimmt sich bis zu 2 deiner Güter. Sonst nimmst du dir bis zu 2 aus dem anderen Reich.
cards-attack-waits = { $name } darf antworten
cards-attack-waits-hint = { $card }: Sobald die Zeit für eine Antwort um ist, wird gewürfelt.
cards-odds = Der Angriff gelingt bei 1 bis { $most }
cards-odds-say = ✗ trifft dich · ✓ du wehrst ihn ab
cards-counter-it = Wehrst du ihn ab?
cards-counter-odds = Mit einer Abwehr treffen dich nur 1 und { $most }.
cards-counter-fits = Spielbar sind nur Karten, die diesen Angriff abwehren.
cards-back = Zurück
cards-no-counter = Keine Abwehr
cards-play-counter = Abwehr spielen
cards-answer-given = { $answer ->
    [none] Du wehrst nicht ab. Das kannst du ändern, bis die Zeit um ist.
   *[other] Du antwortest mit der Karte { $card }. Das kannst du ändern, bis die Zeit um ist.
  }
cards-same-clock = { $name } sieht dieselbe Uhr. Sie läuft immer ab, und erst dann wird deine Antwort aufgedeckt.
cards-seconds-in-all = Die Zeit zum Antworten beträgt { $count } Sekunden.

## Hilfe
cards-help = Drücke eine Karte deiner Hand oder eine Kachel, dann einen Ring in deinem Reich. Zeige auf eine Karte oder halte sie gedrückt, um sie zu lesen.
cards-drawer-open = Ganze Karten zeigen
cards-drawer-close = Weniger von den Karten zeigen
cards-key-tiles = Straße, Siedlung, Stadt, Handel, Austausch
cards-key-realm = Das andere Reich
cards-key-inspect = Die ganze Karte
cards-key-stacks = Nachziehstapel
cards-key-answer = Ein Angebot annehmen oder ablehnen

## Erzählen
cards-go-on = Weiter
cards-is-searched = wird gerade durchgesehen
cards-tell-event = Was die Karte { $card } bewirkt
cards-tell-order = erst das Ereignis, dann Erträge für beide bei { $number }
cards-tell-idle = Dieses Ereignis ändert nichts.
cards-tell-robbers = Räuber
cards-tell-counted = { $count }; erlaubt sind { $most }
cards-tell-loses = { $whose ->
    [you] { $count ->
        [0] Du verlierst nichts
        [one] Du verlierst 1 Gut
       *[other] Du verlierst { $count } Güter
      }
   *[other] { $count ->
        [0] { $name } verliert nichts
        [one] { $name } verliert 1 Gut
       *[other] { $name } verliert { $count } Güter
      }
  }
cards-tell-gains = { $whose ->
    [you] { $count ->
        [one] Du bekommst 1 Gut
       *[other] Du bekommst { $count } Güter
      }
   *[other] { $count ->
        [one] { $name } bekommt 1 Gut
       *[other] { $name } bekommt { $count } Güter
      }
  }
cards-tell-spared = { $count ->
    [one] 1 Landschaft bleibt verschont
   *[other] { $count } Landschaften bleiben verschont
  }
cards-tell-result = { $whose ->
    [you] Deine Karte { $card }
   *[other] { $card } von { $name }
  }
cards-tell-answer = { $answer ->
    [none] { $whose ->
        [you] Du wehrst nicht ab
       *[other] { $name } wehrt nicht ab
      }
   *[other] { $whose ->
        [you] Du wehrst mit der Karte { $card } ab
       *[other] { $name } wehrt mit der Karte { $card } ab
      }
  }
cards-tell-die = Der Würfel: { $number }
cards-tell-hits = { $whose ->
    [you] Dein Angriff gelingt
   *[other] Der Angriff von { $name } gelingt
  }
cards-tell-fails = { $whose ->
    [you] Du wehrst den Angriff ab
   *[other] { $name } wehrt den Angriff ab
  }

## Abreißen
cards-demolish = Abreißen
cards-step-demolish = Abreißen
cards-you-demolish = Du: Reiß eine Karte ab
cards-you-demolish-hint = wähle sie in deinem Reich
cards-you-demolish-sure = sie verlässt das Spiel für immer

## Einstellungen
cards-turned = Gedrehte Karten
cards-turned-text = Eine Landschaft dreht sich für jedes gelagerte Gut um ein Viertel; die Zahl am unteren Rand sagt, wie viele es sind.

## Das Ende
cards-end-settlements = Siedlungen
cards-end-cities = Städte
cards-end-cards = Karten
cards-end-tokens = Auszeichnungen
cards-end-strengths = Auszeichnungen und Vorräte
cards-end-strengths-text = was für die Auszeichnungen zählte, und die Güter am Ende
cards-end-token = hat die Auszeichnung
cards-end-turned = Aufgedeckte Ereigniskarten:
cards-end-event = { $card } { $count }
cards-end-side = Seite
cards-end-fell = gefallen
cards-end-expected = erwartet
cards-end-production = Güter durch die Würfel
cards-end-production-text = für die in der letzten Spalte war kein Platz
cards-end-all = Alle
cards-end-full = Kein Platz
cards-end-deeds = Was geschah
cards-end-deeds-text = bei jedem von beiden, im ganzen Spiel
cards-end-deed-tournaments = gewonnene Turniere
cards-end-deed-took = Güter aus dem anderen Reich genommen
cards-end-deed-robbed = Güter an Räuber verloren
cards-end-deed-supply = Handel mit dem Vorrat
cards-end-deed-deals = Handel untereinander
cards-end-deed-gave = dabei gegebene Güter
cards-end-deed-played = gespielte Aktionskarten
cards-end-deed-attacks = Angriffe
cards-end-deed-hits = gelungene Angriffe
cards-end-deed-warded = abgewehrte Angriffe
cards-end-curve-text = eine Linie je Platz
cards-end-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
  }
