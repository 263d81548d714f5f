### Die Wörter aller Seiten außer dem Tisch selbst.

product = Hexhaven
title-table = { $table } – Hexhaven
title-your-turn = ● Du bist dran – { $table }
title-asked = ● { $name } wartet auf deine Antwort – { $table }
title-waiting = { $names } am Zug – { $table }
title-over = Spiel vorbei – { $table }
title-tables = ({ $count }) { $server }

loading = Wird geladen …
load-failed = Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und lade neu.
load-unreadable = Dieser Teil der Seite ist angekommen, aber dein Browser kann ihn nicht lesen. Nimm einen neueren Browser, oder schalte ab, was Seiten unterwegs verändert.
connection-blocked = Der Server antwortet, aber dauerhafte Verbindungen (WebSockets) kommen nicht durch. Ein Proxy, ein Filter oder eine Erweiterung blockiert sie: Versuch es in einem anderen Netz, oder frag, wer den Server betreibt.
error-no-cookie = Dein Browser behält kein Cookie dieses Servers und kann dich darum nicht wiedererkennen. Erlaube Cookies für diese Adresse, dann lade die Seite neu.
close = Schließen
enter = Eintreten
not-found = Hier ist nichts
not-found-text = Diese Adresse führt nirgendwohin. Die Adresse eines Tisches endet mit seinem fünfstelligen Code.
to-home = Zur Startseite
no-table = Kein Tisch hat den Code { $code }
no-table-text = Vergleiche die Zeichen mit dem Link, den du bekommen hast. Ein Tisch, an dem nie gespielt wurde, kann gelöscht worden sein.
lobby-closed = Dieser Tisch wurde geschlossen
lobby-closed-text = Wer ihn eröffnet hat, hat ihn vor Spielbeginn geschlossen. Andere Tische stehen dir offen, und du kannst selbst einen eröffnen.
kept-out = Du bist für diesen Tisch gesperrt
kept-out-text = Der Host hat dich gesperrt. Andere Tische stehen dir offen, und du kannst selbst einen eröffnen.
banned = Du bist auf diesem Server gesperrt
banned-text = Wer ihn betreibt, kann dich wieder entsperren.
login-needed = Dieser Server verlangt eine Anmeldung
login-needed-text = Öffne ihn unter der Adresse, an der du dich anmeldest. Wer ihn betreibt, kennt sie und weiß, warum eine Anmeldung nicht angenommen wird.
damaged = Dieser Tisch lässt sich nicht öffnen
damaged-text = Was von Tisch { $code } gespeichert ist, ist beschädigt oder folgt Regeln, die diese Version nicht kennt. Darum kann hier nicht weitergespielt werden. Wer den Server betreibt, erfährt mit dem Befehl „hexhaven verify { $code }“ mehr und kann eine Sicherung zurückspielen. An den anderen Tischen geht es weiter.
archived = Dieser Tisch ist archiviert
archived-text = Wer den Server betreibt, hat das Spiel von Tisch { $code } archiviert. Nichts davon ist verloren: Es lässt sich wiederherstellen.
not-installed-text = An Tisch { $code } wird mit Karten gespielt, die auf diesem Server nicht installiert sind. Nichts davon ist verloren: Wer den Server betreibt, sieht im Protokoll, welche es sind; sobald sie installiert sind, lässt sich der Tisch wieder öffnen.
unreachable = Der Server antwortet nicht
unreachable-text = Vielleicht startet er gerade, oder dein Netz ist weg. Lade die Seite gleich noch einmal.

connection-connecting = Verbindung verloren. Es wird neu verbunden …
connection-offline = Du bist offline. Es geht weiter, sobald du zurück bist.
connection-restarting = Der Server startet neu. Nichts geht verloren.
connection-elsewhere = Du hast diesen Tisch in einem anderen Tab geöffnet.
connection-closed = Der Server hat diesen Tisch geschlossen.
notice-of-host = Nachricht der Person, die den Server betreibt
notice-restart = Der Server startet in { $left } neu. Nichts geht verloren.
notice-restart-now = Der Server startet jetzt neu. Nichts geht verloren.
trouble = Etwas ist schiefgegangen, das Spiel hängt. Fehlernummer: { $id }.
reload = Neu laden
continue-here = Hier weiterspielen
seconds = { $seconds } s
show-results = Ergebnis zeigen

brick = Lehm
lumber = Holz
wool = Wolle
grain = Getreide
ore = Erz
any = beliebiger Rohstoff
card = Karte
a-card = eine Karte
resource = { $kind ->
    [brick] { brick }
    [lumber] { lumber }
    [wool] { wool }
    [grain] { grain }
    [ore] { ore }
    [any] { any }
   *[other] { $kind }
  }

theme-to-dark = Dunkel darstellen
theme-to-light = Hell darstellen
language = Sprache

## Startseite

home-claim = Besiedle eine Insel mit Freunden,
home-claim-more = auf einem Server, den einer von euch betreibt.
home-claim-short = Besiedle eine Insel mit Freunden.
rulebook-open = So geht das Spiel
home-foot = Kein Konto. Nichts verlässt diesen Server. Freie Software.
home-history = Beendete Spiele
home-screen = Großer Bildschirm
home-maps = Karten
your-name = Dein Name am Tisch
entry-title = Dieser Server hat ein Passwort
server-password = Passwort dieses Servers
name-empty = Gib zuerst einen Namen ein: So sehen dich die anderen.
name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }.
create-table = Tisch eröffnen
play-with-bots = Gegen Bots spielen
table-of = { DATETIME($at, weekday: "long") }sinsel von { $name }
guide-table-first = Erstes Spiel
guide-table-sea = Erstes Spiel zur See
learn-first = Das Spiel lernen
learn-again-first = Das Spiel noch einmal lernen
learn-sea = Die Seefahrt lernen
learn-again-sea = Die Seefahrt noch einmal lernen
guide-show = Einführung zeigen
or-join = oder mit einem Code dazukommen
code-label = Code des Tisches
code-letter = Zeichen { $place } von 5
code-short = Ein Code hat fünf Buchstaben und Ziffern.
join = Mitspielen
resume = Weiter
watch = Zuschauen
home-my-tables = Meine Tische
your-turn-there = Du bist dran
home-waiting = Warten auf dich: { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
  }
home-waiting-for = { $names } am Zug
since-today = seit { DATETIME($at, timeStyle: "short") }
since-day = seit { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
since-date = seit { DATETIME($at, day: "numeric", month: "short") }
clock-minutes-left = noch { $count } min
clock-hours-left = noch { $count } Std.
clock-days-left = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
  }
notices-open = Benachrichtigungen für meinen Zug
bot-level-of = Spielstärke von { $name }
on-this-server = Auf diesem Server
table-link = { $action }: { $table }
table-close = { $table } schließen
age-minutes = { $count ->
    [0] gerade eröffnet
    [one] vor { $count } Minute eröffnet
   *[other] vor { $count } Minuten eröffnet
  }
age-hours = { $count ->
    [one] vor { $count } Stunde eröffnet
   *[other] vor { $count } Stunden eröffnet
  }
age-days = { $count ->
    [one] vor { $count } Tag eröffnet
   *[other] vor { $count } Tagen eröffnet
  }
table-open = { $taken } von { $seats } Plätzen · { $board }
table-playing = { $turn ->
    [0] { $yours ->
        [true] Aufbau, dein Platz wird freigehalten
       *[other] Aufbau
      }
   *[other] { $yours ->
        [true] Zug { $turn }, dein Platz wird freigehalten
       *[other] Zug { $turn }
      }
  }

## Fehler im Vorraum

error-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
error-no-such-table = Kein Tisch hat diesen Code. Vergleiche die Zeichen noch einmal.
error-password-needed = Dieser Server verlangt ein Passwort: Wer ihn betreibt, kann es dir sagen.
error-wrong-password = Das ist nicht das Passwort dieses Servers. Prüf es und versuch es noch einmal.
error-name-needed = Gib zuerst einen Namen ein.
error-seat-taken = Da war jemand schneller: Dieser Platz ist besetzt.
error-look-taken = Das hat schon jemand.
error-not-seated = Nimm zuerst einen Platz.
error-table-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst trotzdem zuschauen.
error-not-host = Das darf nur der Host.
error-not-ready = Es sind noch nicht alle bereit.
error-started = Das Spiel hat schon begonnen.
error-closed = Der Host hat diesen Tisch geschlossen.
error-bad-config = Diese Regeln widersprechen einander.
rules-contradict = Diese Regeln widersprechen einander: { $options }.
quoted = „{ $words }“
error-storage = Der Server ist beschäftigt. Versuche es gleich noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen.
error-invalid = Das hat der Server nicht verstanden.
error-wrong-origin = Diese Seite wurde unter einer anderen Adresse geöffnet als der des Servers.
error-too-many = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
error-bad-voice = Die Adresse eines Sprachanrufs beginnt mit https://, http://, mumble://, ts3server:// oder teamspeak://, nennt einen Server und hat höchstens 500 Zeichen.
error-kept-out = Der Host hat dich für diesen Tisch gesperrt. Andere stehen dir offen.
error-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Wer den Server betreibt, kann mehr herausfinden.
error-archived = Dieser Tisch ist archiviert. Wer den Server betreibt, kann ihn wiederherstellen.
error-not-installed = An diesem Tisch wird mit Karten gespielt, die auf diesem Server nicht installiert sind. Wer den Server betreibt, kann sie installieren.
error-banned = Du bist auf diesem Server gesperrt. Wer ihn betreibt, kann dich wieder entsperren.
error-login-needed = Dieser Server verlangt eine Anmeldung. Öffne ihn unter der Adresse, an der du dich anmeldest.
error-named-elsewhere = Dein Name kommt hier von deiner Anmeldung: Ändere ihn dort.
error-no-such-person = Die Person ist schon weg.
error-plays-here = Die Person hat einen Platz in diesem Spiel; den kann nur der ganze Tisch vergeben.
error-no-first-game = Dieses Spiel hat kein geführtes erstes Spiel.
error-no-person = Nur ein Mensch kann Host sein.
error-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
error-no-such-evening = An diesem Abend hat die Gruppe nicht gespielt.
error-no-such-group = Dieser Link führt zu keiner Gruppe. Lass ihn dir noch einmal geben.
error-no-such-player = Diesen Spieler gibt es in der Gruppe nicht mehr. Lade die Seite neu.
error-not-group-host = Das darf nur der Host der Gruppe.
error-same-game = Sie saßen zusammen in einem Spiel, also sind es zwei Personen.
error-name-removed = Dieser Name wurde entfernt. Nur wer so hieß, kann wieder einen zeigen.
error-no-such-merge = Diese Anfrage ist nicht mehr offen. Lade die Seite neu.
error-no-such-link = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-not-allowed = Diese Adresse nimmt eine solche Anfrage nicht an.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-over = Das gibt es erst, wenn das Spiel zu Ende ist.
error-seated-already = Du hast an diesem Tisch schon einen Platz.
error-too-soon = Es werden gerade zu viele Tische geöffnet. Versuche es gleich noch einmal.
error-yourself = Dich selbst kannst du nicht sperren.
error-bad-address = Das ist keine Adresse für Benachrichtigungen dieser Art. Prüfe sie und versuche es noch einmal.
error-local-address = Diese Adresse ist im Netz dieses Servers. Nur wer ihn betreibt, kann sie erlauben.
error-no-such-channel = Dieser Weg für Benachrichtigungen ist nicht mehr da.
error-not-accepted = Der Dienst nimmt keine Benachrichtigungen für diese Adresse an. Prüfe sie und versuche es noch einmal.
error-not-delivered = Die erste Nachricht kam nicht an, deshalb wurde nichts hinzugefügt. Prüfe die Adresse oder versuche es später noch einmal.
error-notifications-off = Dieser Server verschickt keine Benachrichtigungen dieser Art. Wer ihn betreibt, kann sie einschalten.
error-wrong-code = Das ist nicht der Code aus der ersten Nachricht. Prüfe ihn und versuche es noch einmal.
error-bad-map = Diese Karte lässt sich nicht lesen oder spielen.
error-map-changed = Diese Karte wurde in einem anderen Fenster geändert. Lade sie neu oder behalte deine unter einem anderen Namen.
error-map-too-large = Diese Karte hat zu viele Felder. Nimm einige weg.
error-map-version = Diese Karte stammt aus einer neueren Version von Hexhaven. Öffne sie auf einem neueren Server.
error-no-such-map = Diese Karte gibt es nicht, oder sie wird nicht mehr geteilt. Bitte noch einmal um sie.
error-too-many-maps = Der Server bewahrt für dich keine weiteren Karten auf. Entferne erst eine, oder behalte ihr JSON selbst.

## Vorraum

seats = Plätze
seats-taken = { $taken } von { $seats } Plätzen besetzt
seat-count = Zahl der Plätze
less = Weniger: { $what }
more = Mehr: { $what }
seat-free = Platz { $seat } ist frei
add-bot = Bot dazu
fill-with-bots = Mit Bots auffüllen
bot-level = Stärke der Bots
bot-level-name = { $level ->
    [normal] normal
   *[other] leicht
  }
take-seat = Hier sitzen
move-here = Hierher setzen
at-seat = { $what }: Platz { $seat }
leave-seat = Diesen Platz verlassen
empty-seat = { $name } von diesem Platz nehmen
that-is-you = du
host = Host
bot = { $level ->
    [easy] Bot, leicht
    [normal] Bot, normal
   *[other] Bot
  }
away = nicht da
ready = Bereit
not-ready = Nicht bereit
lobby-help = Hilfe zu den Regeln
table-name = Name des Tisches
table-name-change = Dem Tisch einen anderen Namen geben
rules = Regeln
host-chooses = der Host wählt
presets = Fertige Regeln
custom = Eigene
custom-text = Jede Regel selbst wählen
more-presets = Mehr Leute …
more-presets-text = Für zwei, für fünf bis acht
edition = Ausgabe
house-rules = Hausregeln
rules-table = Am Tisch
option-refused = Nicht auf dieser Karte
on = an
off = aus
map = Karte
invite = Einladen
invite-scan = Scannen oder Code eingeben
invite-network = Handys brauchen diesen: Er gilt für alle in deinem Netz.
invite-screen = Auf einem großen Bildschirm zeigen
invite-this-computer = Diese Adresse gilt nur auf diesem Computer.
invite-show = Zeig das deinem Nachbarn oder verschicke den Link
invite-guests = Gäste brauchen einen Namen, kein Konto.
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
copy-by-hand = Der Browser erlaubt hier kein Kopieren. Der Link ist markiert: Kopiere ihn selbst.
copy-code = Code { $code }: Link kopieren
share-link = Link teilen
qr-label = QR-Code des Links
your-look = Deine Farbe und Form
look-text = Die Form steht auf jeder Figur, damit niemand Farben unterscheiden muss.
look-taken = { $look }, hat schon { $name }
look-1 = Zinnoberrotes Quadrat
look-2 = Blauer Kreis
look-3 = Elfenbeinfarbenes Dreieck
look-4 = Gelbe Raute
look-5 = Himmelblauer Stern
look-6 = Pflaumenblaues Kreuz
look-7 = Anthrazitfarbener Halbmond
look-8 = Grüne Balken
talk = Chat
talk-empty = Noch hat niemand etwas gesagt.
say = Sag etwas
send = Senden
changed-bot = { $name } spielt als Bot mit
changed-sat = { $name } hat Platz genommen
changed-left = { $name } hat den Tisch verlassen
rule-value = { $rule }: { $value }
take-a-seat = Platz nehmen
watching-full = Alle Plätze sind besetzt. Bleib und schau zu.
i-am-ready = Ich bin bereit
not-ready-after-all = Doch noch nicht
ready-text = Der Host beginnt, sobald alle bereit sind.
ready-host-next = Du bist bereit. Der Host kann beginnen.
ready-waiting = Du bist bereit. { $reason }
start-game = Spiel beginnen
start-with = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $count }
  } beginnen
start-fewer = { $count ->
    [one] Platz { $seats } weglassen oder einen Bot hinsetzen?
   *[other] Die Plätze { $seats } weglassen oder Bots hinsetzen?
  }
start-too-few = { $count ->
    [one] Platz { $seats } ist frei, und mit weniger Leuten geht dieses Spiel nicht. Einen Bot hinsetzen?
   *[other] Die Plätze { $seats } sind frei, und mit so wenigen Leuten geht dieses Spiel nicht. Bots hinsetzen?
  }
start-leave-out = { $count ->
    [one] Platz weglassen
   *[other] Plätze weglassen
  }
start-fill = { $count ->
    [one] Bot hinsetzen
   *[other] Bots hinsetzen
  }
start-back = Zurück
start-text = Die anderen sind bereit.
waiting-for = Es fehlt noch: { $names }.
seat-must-be-filled = Platz { $seats } ist frei: Lade jemanden ein oder setze einen Bot hin.
seats-are-free = { $count ->
    [one] Platz { $seats } ist frei: Lade jemanden ein, setze einen Bot hin oder entferne den freien Platz.
   *[other] Die Plätze { $seats } sind frei: Lade jemanden ein, setze Bots hin oder entferne die freien Plätze.
  }

## Ende des Spiels

end-title = { $name } gewinnt mit { $points } Punkten
standings = Endstand
player = Name
points = Punkte
column-settlements = Siedlungen
column-cities = Städte
column-army = Ritter
column-road = { $sea ->
    [true] Route
   *[false] Straße
  }
column-cards = Karten
column-other = Anderes
luck = Glück
luck-text = Karten durch die Würfel, gemessen an der Erwartung
signed = { $sign ->
    [plus] +{ $count }
    [minus] −{ $count }
   *[none] { $count }
  }
end-loading = Das Spiel wird ausgezählt …
end-failed = Die Zahlen zu diesem Spiel ließen sich nicht laden.
try-again = Noch einmal versuchen
