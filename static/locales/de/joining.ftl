### Worte fürs Dazukommen, fürs Mitnehmen auf ein anderes Gerät und für die nächste Partie.

## Die Seite, die ein Link öffnet
join-invited = { $host } lädt dich zum Spielen ein
join-welcome = Spiel mit
join-choose = Such dir einen Platz aus, oder nimm den ersten freien.
join-watch = Nur zuschauen
join-watching = Du schaust nur zu.
join-sit-after-all = Doch Platz nehmen
join-seat-at = Hier hinsetzen: { $look }
join-make-host = { $name } zum Host machen
notice = Hinweis
late-text = Du schaust zu. Sag den anderen deinen Namen, um mitzureden oder einen Platz zu übernehmen.
late-text-over = Du schaust zu. Sag den anderen deinen Namen, um mitzureden.
late-tell = Meinen Namen sagen
late-keep = So heiße ich

## Was sich vor der Partie ändert
asked-again = { $who } hat „{ $rule }“ auf { $value } geändert: Alle müssen noch einmal bestätigen.
asked-you-again = { $who } hat „{ $rule }“ auf { $value } geändert. Bist du noch bereit?
changed-by = { $who } hat „{ $rule }“ auf { $value } geändert
changed-map = { $who } hat eine Karte gewählt

## Die letzte Partie dieses Browsers
last-time = Wie beim letzten Mal

## Ein anderes Gerät
along = Platz auf ein anderes Gerät mitnehmen
along-text = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Dieses Gerät schaut danach nur noch zu.
along-once = Der Link gilt einmal, bis { DATETIME($until, hour: "numeric", minute: "numeric") } Uhr. Wer ihn öffnet, hat deinen Platz: Stell ihn nirgends hin, wo andere mitlesen.
along-link = Privater Link zu deinem Platz
along-making = Link wird erstellt …
along-old = Dieser Link ist abgelaufen.
along-new = Neuen Link erstellen
along-gone = Du hast deinen Platz auf ein anderes Gerät mitgenommen. Hier schaust du nur noch zu.
along-taken = Auf deinem Platz sitzt jetzt { $name }. Hier schaust du nur noch zu.
along-over = Dieser Link gilt nicht mehr: Er wurde benutzt oder ist älter als 15 Minuten. Erstelle einen neuen auf dem Gerät, das den Platz hat.
along-seated = Du hast an diesem Tisch schon einen anderen Platz: Ein zweiter wäre nicht gerecht.
along-here = Du hast deinen Platz jetzt hier.

## Noch einmal mit denselben Leuten
again = Noch einmal spielen
again-how = Wie ihr noch einmal spielt
again-seats = Andere Plätze
again-start = Nächster fängt an
again-map = Neue Karte
again-wants = { $count ->
    [0] Dieselben Leute spielen noch einmal
    [one] { $names } will noch einmal spielen
   *[other] { $names } wollen noch einmal spielen
  }
again-began = Das nächste Spiel hat begonnen
again-join = Mitspielen
again-watch = Zuschauen

## Der Sieg
win-mine = Du gewinnst, { $name }!
win-theirs = { $name } gewinnt
win-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
win-points-and-mine = { win-points }. Du hattest { $mine }, { $name }.
win-result = Ergebnis
win-replay = Wiederholung
