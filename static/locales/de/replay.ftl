### Ein beendetes Spiel, noch einmal gezeigt.

replay = Wiederholung
replay-title = Wiederholung – { $table }
replay-leave = Zum Tisch
replay-trouble = Das Spiel lässt sich nicht noch einmal zeigen
replay-not-over = Das Spiel läuft noch
replay-not-over-text = Zuschauen kannst du am Tisch, eine Wiederholung gibt es nach dem Ende.
replay-facts = bis { $goal } Punkte · faire Würfel
replay-facts-deck = bis { $goal } Punkte · Würfelkarten
replay-verify = Würfel nachrechnen
replay-now = Was hier geschah
replay-turn = Zug { $number }
replay-version = Zeile { $version }
replay-time = { DATETIME($at, hour: "numeric", minute: "2-digit", second: "2-digit") }
replay-more = { $count ->
    [one] und noch ein Ereignis
   *[other] und { $count } weitere Ereignisse
  }
replay-controls = Wiederholung
replay-scrubber = Stelle im Spiel
replay-place = Zeile { $version } von { $last }, Zug { $turn }
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-points = Zur nächsten Änderung der Punkte
replay-points-back = Zur vorigen Änderung der Punkte
replay-speed = Tempo
replay-times = { $factor }×
replay-link = Link hierher kopieren
eyes = Sicht
eyes-all = Alle Hände
eyes-watch = Zuschauersicht
