### Was die Leute unter sich ausmachen: zurücknehmen, pausieren, Abwesende, Wünsche, Umgang.

rules-of-table = Regeln dieses Tisches

## Zurücknehmen
undo = Rückgängig: { $what }
undo-what = { $kind ->
    [PlaceSettlement] Siedlung
    [BuildSettlement] Siedlung
    [PlaceRoad] Straße
    [BuildRoad] Straße
    [BuildBridge] Brücke
    [PlaceFreeRoad] Straße
    [BuildCity] Stadt
    [TradeWithSupply] Handel mit dem Vorrat
    [MoveRobber] Räuber
    [PlayKnight] Ritterkarte
    [PlayRoadBuilding] Straßenkarte
    [PlayYearOfPlenty] Erfindung
    [Pass] Passen
    [PlaceNeutralRoad] Straße
    [PlaceNeutralSettlement] Siedlung
    [SendRobberToDesert] Räuber
    [DiscardKnight] Ritter
   *[other] letzter Zug
  }
undo-end = Zugende zurücknehmen
undo-end-offered = Dein Zug ist zu Ende. Bis jemand würfelt, kannst du das zurücknehmen.
key-help-undo = das Letzte zurücknehmen

## Das Menü des Tisches
matters = Tisch
matter-busy = Erst entscheidet der Tisch über das, was schon vorgeschlagen ist
matter-pause = Spiel anhalten
matter-text-pause = Für eine Pause oder bis zu einem anderen Tag
matter-continue = Weiterspielen
matter-text-continue = Das Spiel steht gerade still
matter-stand_in = Einen Bot für { $player } spielen lassen
matter-text-stand_in = Bis { $player } wieder da ist
matter-rewind = Zurückgehen …
matter-text-rewind = Zu einer früheren Zeile im Verlauf; die Würfel fallen wieder gleich
matter-concede = Aufgeben …
matter-text-concede = Jemanden zum Sieger erklären und das Spiel beenden
matter-abort = Spiel abbrechen
matter-text-abort = Niemand gewinnt
matter-screen = Großer Bildschirm
matter-screen-text = Zeig den Tisch dem ganzen Raum, ohne Handkarten: Öffne auf dem Fernseher { $address }
leave = Tisch verlassen
leave-text = Dein Platz bleibt deiner: Über seinen Link oder die Startseite kommst du zurück
matter-host = Rolle als Host abgeben …
matter-text-host = Jemand anders kümmert sich um den Tisch
matter-no-heir = Hier spielen sonst nur Bots
matter-talking = Sprachanruf und Chat …
matter-text-talking = Wo der Tisch spricht, und ob man schreiben darf
matter-doors = Gesperrte Gäste …
matter-text-doors = Sperren, wer stört, und wieder entsperren
matter-nothing-back = Noch ist nichts gespielt
matter-to-whom = An wen
matter-back-to = Zurück zu
matter-line = Zeile { $version }
matter-turn-begins = der Zug beginnt
matter-after-roll = nach dem Wurf { $sum }
matter-back = Zurück
matter-propose = Vorschlagen
matter-do = Ausführen
back-here = Hierher zurück
asked = { $names } { $count ->
    [one] wird
   *[other] werden
  } gefragt und { $count ->
    [one] muss
   *[other] müssen
  } zustimmen.
asked-nobody = Sonst ist niemand da: Es geschieht sofort.
asked-away = Alle anderen sind nicht da; niemand könnte zustimmen.

## Was es bedeutet
means-pause = Niemand kann ziehen, bis jemand weiterspielt. Das Spiel bleibt erhalten, auch wenn alle gehen.
means-stand_in = Ein Bot spielt für { $player }, bis { $player } wieder da ist.
means-seated = Wer neu dazukommt, übernimmt den Platz von { $player }, mit allen Karten und Figuren.
means-rewind = Das Spiel geht zurück { $turn ->
    [0] zum Aufbau
   *[other] zu Zug { $turn }
  }. { $count ->
    [one] Ein Schritt zählt
   *[other] { $count } Schritte zählen
  } nicht mehr, und die Würfel fallen wieder gleich.
means-concede = Das Spiel endet, und { $whom ->
    [you] du gewinnst
   *[other] { $player } gewinnt
  }.
means-abort = Das Spiel endet, und niemand gewinnt.
means-host = Von jetzt an kümmert sich { $player } um den Tisch. Niemand wird gefragt.

## Der Vorschlag
proposal = Vorschlag
proposal-said = { $proposal }. { $means }
schlagt = { $whose ->
    [you] Du schlägst
   *[other] { $who } schlägt
  }
proposes-pause = { schlagt } eine Pause vor
proposes-stand_in = { schlagt } einen Bot für { $player } vor
proposes-seated = { $who } möchte { $whom ->
    [you] deinen Platz
   *[other] den Platz von { $player }
  } übernehmen
proposes-rewind = { schlagt } vor, { $turn ->
    [0] zum Aufbau
   *[other] zu Zug { $turn }
  } zurückzugehen
proposes-concede = { schlagt } vor, { $whom ->
    [you] dir
   *[other] { $player }
  } das Spiel zu überlassen
proposes-abort = { schlagt } vor, das Spiel abzubrechen
vote-yes = stimmt zu
vote-waiting = gefragt
vote-agree = Zustimmen
vote-no = Ablehnen
vote-withdraw = Zurückziehen
verdict-withdrawn = Der Vorschlag wurde zurückgezogen.
verdict-lapsed = Der Vorschlag ist verfallen.
mochte = { $whose ->
    [you] Du möchtest
   *[other] { $who } möchte
  }
verdict-no-pause = { mochte } keine Pause.
verdict-no-stand_in = { mochte } keinen Bot für { $player }.
verdict-no-seated = { mochte } nicht, dass jemand Neues { $whom ->
    [you] deinen Platz
   *[other] den Platz von { $player }
  } übernimmt.
verdict-no-rewind = { mochte } nicht zurückgehen.
verdict-no-concede = { mochte } { $whom ->
    [you] dir
   *[other] { $player }
  } das Spiel nicht überlassen.
verdict-no-abort = { mochte } nicht abbrechen.

## Angehalten, vorbei
status-paused = Das Spiel ist angehalten
step-paused = Angehalten
status-paused-hint = alle Mitspielenden können das Spiel fortsetzen
status-conceded = { $name } hat durch Aufgabe gewonnen
status-aborted = Das Spiel wurde abgebrochen
paused-by = Angehalten von { $whose ->
    [you] dir
   *[other] { $who }
  }
paused-continue = Weiter
end-conceded = { $name } gewinnt durch Aufgabe
end-aborted = Abgebrochen: Niemand gewinnt

## Wer nicht da ist oder lange braucht
row-away-for = weg { $time }
row-stand-in = ein Bot spielt
row-stand-in-for = ein Bot spielt für { $name }
seat-remind = Erinnern
seat-reminded = { $name } wurde erinnert
seat-reminded-short = Erinnert
seat-let-bot = Bot spielen lassen
seat-take = Platz übernehmen
news = Neues
nudged = { $name } erinnert dich: Du bist dran
nudged-title = ● { $name } erinnert dich
bots-impaired = Alle Bots spielen vorerst auf der Stufe „leicht“, weil der Server Schwierigkeiten hat.
bots-recovered = Die Bots spielen wieder auf ihrer eigenen Stufe.

## Wünsche
pins-title = Ich suche / ich biete
pins-text = Alle sehen es neben deinem Namen. Es bindet niemanden.
pins-none = Ich suche / ich biete …
pins-mine = Ich suche / ich biete: { $pins }
pins-i-want = Ich suche
pins-i-have = Ich biete
pins-i-keep = Ich behalte
pins-keep-text = Ein Angebot, das eine davon verlangt, wird für dich abgelehnt. Die anderen sehen nur, dass du ablehnst.
pins-i-am-quiet = Ich handle gerade nicht
pins-quiet-text = Angebote werden für dich abgelehnt, und alle sehen, warum.
pins-hide = Angebote verbergen, die ich nicht bezahlen kann
pins-hide-text = Nur auf diesem Gerät; niemand erfährt es.
pins-wants = sucht { $cards }
pins-has = bietet { $cards }
pins-want-short = sucht
pins-have-short = bietet
pins-quiet = kein Handel
pins-of = { $name }: { $pins }
pins-offer = { $pins }; ein Angebot beginnen
pins-offer-short = Ein Angebot beginnen
pins-hide-bots = Angebote von Bots verbergen, die ich nicht bezahlen kann
setting-pace = Tempo der Bots
setting-pace-text = Wie lange Bots warten, bevor sie handeln, und auf Antworten. Gemütlich gibt allen dreimal so viel Zeit.
setting-pace-relaxed = Gemütlich
setting-pace-normal = Normal
setting-pace-quick = Schnell
pace-is-now = Das Tempo der Bots ist jetzt: { $pace }
offers-hidden = { $count ->
    [one] Ein Angebot, das du nicht bezahlen kannst, ist verborgen.
   *[other] { $count } Angebote, die du nicht bezahlen kannst, sind verborgen.
  }
offers-show = Zeigen

## Verlauf
log-taken-back = zurückgenommen:
log-took-back = { $who } { hat } { $kind ->
    [road] eine Straße
    [bridge] eine Brücke
    [settlement] eine Siedlung
    [city] eine Stadt
    [trade] einen Handel mit der Bank
    [card] eine Karte
    [robber] den Zug des Räubers
    [end] das Ende des Zugs
    [ship] ein Schiff
    [harbor] einen Hafen
    [token] eine Zahl
    [pass] das Passen
   *[other] den letzten Schritt
  } zurückgenommen
log-went-back = { $who } { hat } das Spiel auf { $turn ->
    [0] den Aufbau
   *[other] Zug { $turn }
  } zurückgesetzt: { $count ->
    [one] ein Schritt zählt
   *[other] { $count } Schritte zählen
  } nicht mehr
log-paused = { $who } { hat } das Spiel angehalten
log-continued = { $who } lässt weiterspielen
log-stand-in = Ein Bot spielt für { $whom ->
    [you] dich
   *[other] { $player }
  }
log-returned = { $who } { $whose ->
    [you] bist
   *[other] ist
  } wieder da
log-seated = { $who } { hat } einen Platz übernommen
log-time-out = Die Zeit ist um: { $who }
log-conceded = { $whom ->
    [you] Dir wurde das Spiel überlassen
   *[other] Das Spiel wurde { $player } überlassen
  }
log-aborted = Das Spiel wurde abgebrochen

## Einstellungen im Vorraum
setting-undo = Zurücknehmen
setting-undo-text = Den eigenen letzten Schritt, solange niemand etwas Neues erfahren hat.
setting-undo-own = Eigene Schritte
setting-undo-off = Aus
setting-chat = Chat
setting-chat-text = Ob man schreiben oder nur unter fertigen Sätzen wählen kann.
setting-chat-open = Offen
setting-chat-phrases = Nur Sätze
setting-chat-off = Aus
setting-group = Zählt für eine Gruppe
setting-group-text = Ihre Saison zeigt dieses Spiel, sobald es zu Ende ist: allen, die den Link der Gruppe haben.
setting-group-none = keine Gruppe
setting-group-new = neue Gruppe …
setting-group-name = Name der Gruppe
setting-group-make = Gruppe anlegen
setting-private = Privater Tisch
setting-private-text = Steht nur bei denen in der Liste, die hier sitzen; Link und Code gelten für alle.
setting-voice = Sprachanruf
setting-voice-text = Wo der Tisch miteinander spricht. Die Adresse sieht nur, wer einen Platz hat; geladen wird hier nichts davon.

## Der Sprachanruf
voice-at = Sprachanruf auf { $place }
voice-none = Keiner
voice-example = https://meet.example.org/freitag
voice-remove = Sprachanruf entfernen
voice-again = Wieder { $place } nehmen
chat-is-now = Chat: { $rule }

## Wer kommen darf
doors = Gesperrte Gäste
doors-sits = hat einen Platz
doors-watches = schaut zu
doors-out = gesperrt
doors-keep-out = Sperren
doors-keep-out-whom = { $name } an diesem Tisch sperren
doors-let-in = Entsperren
doors-let-in-whom = { $name } entsperren
doors-nobody = Niemand schaut unter einem Namen zu, und niemand ist gesperrt.
doors-text = Wen du sperrst, kann hier nicht sitzen, zuschauen oder mitreden, bis du die Person entsperrst. In einem anderen Browser ist sie wieder eine Unbekannte.
doors-text-playing = Wer mitspielt, behält den Platz: Ein Bot oder jemand anders bekommt ihn nur, wenn die Person nicht da ist und alle zustimmen. Wen du sperrst, ist in einem anderen Browser wieder unbekannt.

## Chat
phrases = Fertige Sätze
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment bitte.
phrase-who-trades = Möchte jemand handeln?
phrase-ouch = Autsch!
phrase-another-game = Noch eine Runde?
chat-is-off = An diesem Tisch gibt es keinen Chat.
chat-watches = schaut zu
chat-mute = { $name } auf diesem Gerät stumm schalten
chat-muted = Du hörst { $name } nicht.
chat-unmute = Wieder hören

## Ablehnungen
refused-nothing_to_undo = Es gibt gerade nichts, das du zurücknehmen kannst.
refused-paused = Das Spiel ist angehalten.
refused-not_paused = Das Spiel ist nicht angehalten.
refused-not_absent = Wer dort sitzt, ist da.
refused-one_at_a_time = Erst entscheidet der Tisch über das, was schon vorgeschlagen ist.
refused-nobody_here = Niemand ist da, der zustimmen könnte.
refused-no_such_proposal = Dieser Vorschlag ist nicht mehr offen.
refused-no_need = Auf diese Person wartet niemand.
refused-no_clock = Diese Person hat keine Uhr, der man Zeit geben kann.
refused-seat_taken = Dort sitzt jemand.
refused-chat_off = An diesem Tisch gibt es keinen Chat.
refused-phrases_only = An diesem Tisch gibt es nur fertige Sätze.

## Ein Handy, das nur die Hand zeigt
hand-mode = Handmodus
hand-mode-off = Ganzer Tisch
hand-mode-text = Neben einem großen Bildschirm: Dieses Handy zeigt deine Hand und was du tun kannst, den Spielplan nur, wenn du einen Platz wählst. Nur an diesem Tisch.
hand-mode-back = Zu meiner Hand
hand-mode-screen = Dieser Tisch läuft auf einem großen Bildschirm.
