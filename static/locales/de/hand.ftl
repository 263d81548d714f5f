### Ein Handy, das statt des Tisches die Hand zeigt, in beiden Spielen.

hand-lost = Keine Verbindung
hand-lost-why = Nicht, solange die Verbindung fehlt. Deine Hand bleibt, wie sie ist.
hand-menu-unread = Menü, { $count } { $count ->
    [one] neue Nachricht
   *[other] neue Nachrichten
}
hand-happened = Was zuletzt geschehen ist
hand-cover = Verdecken
hand-board = Karte hier
hand-covered = Deine Hand ist verdeckt
hand-covered-text = { $count ->
    [one] 1 Karte liegt verdeckt.
   *[other] { $count } Karten liegen verdeckt.
} Das Handy vibriert und leuchtet, wenn jemand auf dich wartet.
hand-show = Meine Hand zeigen
hand-set-up = Die Insel wird besiedelt
hand-next-roll = { $whose ->
    [you] Du würfelst als Nächstes
   *[other] { $name } würfelt als Nächstes
}
hand-rolled-brought = { $rolled }: { $cards }
hand-rolled-got = { $rolled }. Du hast { $cards } bekommen.
hand-rolled-nothing = { $rolled }. Du hast nichts bekommen.
hand-at-stake = { $total } ⚠ eine Sieben kostet { $count }
hand-choose-for-me = Für mich wählen
hand-knight-first = Zuerst { $card } spielen
hand-points-hidden = { $points } Punkte, und { $hidden } auf Karten, die nur du siehst
hand-choose-one = Wähle eins davon
hand-other-place = Anderer Platz
hand-build-here = Hier bauen
hand-move-here = Hierher ziehen
hand-here = Hier
hand-steal = Karte stehlen
hand-card-play = spielbar
hand-card-new = neu
hand-card-held = ruht
hand-card-hidden = verdeckt
hand-stored = In deinen Landschaften gelagert
