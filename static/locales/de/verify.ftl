### Die Würfel eines beendeten Spiels nachrechnen.

verify-title = Würfel nachrechnen
verify-lead = { $table }: Kam jeder Wurf, jede Mischung und jeder Diebstahl aus dem Startwert, der vor dem Spiel versiegelt wurde? Dein Browser rechnet selbst.
verify-to-table = Zum Tisch
verify-not-over = Das Spiel läuft noch
verify-not-over-text = Der Startwert wird aufgedeckt, wenn das Spiel vorbei ist. Bis dahin siehst du unten nur sein Siegel. Ein Protokoll von anderswo kannst du jetzt schon prüfen.
verdict-right = Alles stimmt
verdict-right-draws = { $count ->
    [one] Die einzige Ziehung ist die, die der versiegelte Startwert ergibt.
   *[other] Alle { $count } Ziehungen sind die, die der versiegelte Startwert ergibt.
  } Niemand hat das Ergebnis ausgesucht.
verdict-right-text = { $rolls ->
    [one] Der Wurf
   *[other] Alle { $rolls } Würfe
  }{ $start ->
    [0] {""}
   *[other] {" "}({ $start } davon um den Anfang)
  }, { $shuffles ->
    [one] die Mischung
   *[other] alle { $shuffles } Mischungen
  } und { $thefts ->
    [0] jeder Diebstahl (es gab keinen)
    [one] der eine Diebstahl
   *[other] alle { $thefts } Diebstähle
  } sind die, die der versiegelte Startwert ergibt{ $numbers ->
    [0] {""}
   *[other] , die übrigen Ziehungen ({ $numbers }) auch
  }. Niemand hat sie ausgesucht.
verdict-wrong = Dieses Protokoll stimmt nicht
verdict-more = { $count ->
    [one] Eine weitere Zeile stimmt auch nicht.
   *[other] { $count } weitere Zeilen stimmen auch nicht.
  }
verdict-no-record = Das ist kein Protokoll eines Spiels
verdict-not-json = Es ist nicht einmal JSON. Exportiere ein Protokoll am Ende eines Spiels und versuch es noch einmal.
verdict-not-a-record = Etwas, das jedes Protokoll hat, fehlt oder ist nicht, was es sein sollte.
sign-right = stimmt
sign-wrong = stimmt nicht
sign-open = lässt sich nicht sagen
step-seed = Der Startwert ist der, der versiegelt wurde.
step-seed-wrong = Der Startwert ist nicht der, der versiegelt wurde.
step-seal-seen = { $state ->
    [open] Dein Browser hat dasselbe Siegel vor dem Spiel gesehen, am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
   *[other] Dein Browser hat dasselbe Siegel während des Spiels gesehen, am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
  }
step-seal-unseen = Dein Browser war nicht dabei, als gespielt wurde. Vergleich das Siegel mit dem, was jemand aufgeschrieben hat.
step-seal-other = Das Siegel ist nicht das, das während des Spiels zu sehen war.
step-lines = Der Verlauf ist vollständig: Zeilen 0 bis { $lines }, und was zurückgenommen wurde, hat der Tisch zurückgenommen.
step-lines-wrong = Der Verlauf ist unvollständig oder nicht in der richtigen Reihenfolge.
step-draws = { $count ->
    [one] Die eine Ziehung wurde nachgerechnet und ist dieselbe.
   *[other] Alle { $count } Ziehungen wurden nachgerechnet und sind dieselben.
  }
step-draws-wrong = { $wrong ->
    [one] Eine von { $count } Ziehungen ist nicht das, was der Startwert ergibt.
   *[other] { $wrong } von { $count } Ziehungen sind nicht das, was der Startwert ergibt.
  }
step-draws-not = Solange Zeilen fehlen, lassen sich die Ziehungen nicht nachrechnen.
fault-seed = Der Startwert darin ist nicht der, der versiegelt wurde: Sein Fingerabdruck ist ein anderer.
fault-seal = Das Siegel darin ist nicht das, das während des Spiels zu sehen war: Startwert und Siegel wurden ausgetauscht.
fault-gap = Zeile { $version } fehlt oder ist doppelt da.
fault-draw = Zeile { $version }, { $kind ->
    [dice] ein Wurf
    [card] ein Diebstahl
    [order] eine Mischung
   *[other] eine Ziehung
  }: Im Protokoll steht { $said }, der Startwert ergibt { $drawn }.
fault-outcome = Zeile { $version } enthält eine Ziehung, die es in keinem Spiel gibt.
fault-act-draws = Zeile { $version } ist ein Beschluss des Tisches, und doch wurde darin etwas gezogen.
fault-rewind = Zeile { $version } geht zu einem Zug zurück, den es nicht gab.
fault-misfiled = Zeile { $version } steht am falschen Platz: Ob sie zurückgenommen wurde, hat der Tisch anders beschlossen.

## Die Ziehungen
draws = Jede Ziehung
draws-deck = An diesem Tisch wurde mit Würfelkarten gespielt: Eine Mischung der 36 Karten legt alle Würfe bis zur nächsten fest. Nachgerechnet werden also die Mischungen.
draws-all = Alle
draws-dice = Würfe
draws-card = Diebstähle
draws-order = Mischungen
draws-number = Andere
draws-wrong = Stimmen nicht
draw-line = Zeile
draw-replay = Zeile { $version } in der Wiederholung
draw-what = Was
draw-said = Im Protokoll steht
draw-drawn = Der Startwert ergibt
draw-same = dasselbe
draw-fits = Stimmt
draw-back = zurückgenommen
draw-name = { $kind ->
    [dice] Wurf { $place }
    [card] Diebstahl { $place }
    [order] Mischung { $place }
   *[other] Ziehung { $place }
  }
said-dice = { $dice } (zusammen { $sum })
said-card = { $card }, aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
  }
said-order = { $count } Dinge: { $order }
said-number = { $number }, eine von { $count } Zahlen

## Ein anderes Protokoll
other-record = Ein anderes Protokoll prüfen
other-record-text = Probier es mit dem Protokoll eines anderen Servers oder mit einem gefälschten: Exportiere ein Spiel, ändere in der Datei einen Würfel und sieh, dass es auffällt.
drop-here = Lege hier die Datei eines Protokolls ab
choose-file = Datei aussuchen
own-record = Zurück zum Protokoll dieses Tisches
paste-record = Oder füg den Text eines Protokolls ein
paste-nothing = Füg erst ein Protokoll ein
pasted-record = eingefügter Text
check-paste = Text prüfen

## Was das heißt
explained = Was das beweist und was nicht
explained-how = Bevor sich jemand setzte, hat der Server einen Startwert gezogen und seinen Fingerabdruck gezeigt, das Siegel. Danach hat der Browser jedes Mitspielers einen eigenen zufälligen Text dazugelegt. Startwert und Texte zusammen legen den ersten Wurf fest, den zweiten und so weiter, ebenso jede Mischung und jeden Diebstahl. Dein Browser hat das alles jetzt noch einmal ausgerechnet.
explained-proves = Es beweist, dass niemand die Würfel ausgesucht hat: nicht der Server, den das Siegel gebunden hat, bevor die Texte kamen, und kein Mitspieler, denn keiner kannte den Startwert. Ein Siegel, das du selbst aufgeschrieben hast oder das dein Browser gesehen hat, ist der beste Zeuge.
explained-not = Es beweist nicht, dass die Regeln eingehalten wurden, dass eine gestohlene Karte aus genau dieser Hand kam oder dass niemand, der den Server betreibt, in den Startwert geschaut hat. Wer ihn betreibt, kann das ganze Spiel nach den Regeln nachspielen: „{ $command }“.
explained-crypto = Gerechnet hat die Web-Crypto-Schnittstelle dieses Browsers.
explained-library = Diese Seite kam über einfaches HTTP; dort bieten Browser Web Crypto nicht an. Gerechnet hat noble-hashes, eine geprüfte Bibliothek, die mit der Seite kam.
number-seal = Siegel
number-seed = Startwert
number-nonces = Texte der Mitspieler
nonce-none = keiner
