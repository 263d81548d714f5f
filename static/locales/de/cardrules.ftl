### Zwei Reiche vor dem Spiel: die Werte der Einstellungen.

cards-profiles = Regeln
cards-set = Karten: { $title }
cards-settings = Einstellungen
cards-window-seconds = { $count } s
cards-to-points = bis { $goal } Punkte
cards-changed = { $count ->
    [one] { $count } Einstellung geändert
   *[other] { $count } Einstellungen geändert
  }

cards-choice-region-stack-printed = Standard
cards-choice-region-stack-dealt = zufällig verteilt
cards-choice-actions-from-second-turn = ab dem zweiten Zug
cards-choice-actions-from-seven-points = bei sieben Punkten
cards-choice-surplus-at-once = sofort
cards-choice-surplus-end-of-turn = am Ende des Zuges
cards-choice-won-at-once = sofort
cards-choice-won-own-turn = im eigenen Zug
cards-choice-mill-without-city-counts-nothing = zählt nichts
cards-choice-mill-without-city-nobody = sperrt die Handelsmacht
cards-choice-spy-takes-units-and-actions = Einheiten und Aktionen
cards-choice-spy-takes-any-card = jede Karte
cards-choice-offers-by-both = beide
cards-choice-offers-by-active = wer am Zug ist
