### Der Tisch eines Spiels, das keine eigene Seite hat.

plain-shown = Das Spiel
plain-nothing = Es ist noch nichts zu sehen.
plain-moves = Züge
plain-turn = Zug { $number }
plain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
plain-act = { $action }, { $field }: { $value }
plain-yes = ja
plain-no = nein
plain-see = Zum Tisch
plain-last = Am Ende
plain-help = Alles, was du wissen darfst, steht in der Liste; für alles, was du tun kannst, gibt es einen Knopf.
plain-key = Der Knopf mit dieser Nummer
plain-key-focus = Den Fokus bewegen, einen Knopf drücken
plain-went-back = { $who } { hat } das Spiel zurückgesetzt: { $count ->
    [one] ein Zug zählt nicht mehr
   *[other] { $count } Züge zählen nicht mehr
  }
plain-played = Hier gespielt
plain-offered = Was das Spiel anbietet
