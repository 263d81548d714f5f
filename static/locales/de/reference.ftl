### Die Regeln eines Tisches zum Nachschlagen: was gilt, was es alles gibt, und mehr zu dem, was ein Satz nicht erklärt.

reference-here = An diesem Tisch
reference-in-force = Was hier gilt
reference-otherwise = Alles andere:
reference-all = Alle Regeln
reference-find = Regel suchen
reference-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
  }
reference-editions = Ausgaben
reference-boards = Karten
reference-players = { $players } Spieler
reference-values = { $values }; üblich: { $usual }
reference-from-table = hier gewählt
reference-from-board = üblich auf dieser Karte
reference-from-edition = aus der Ausgabe
reference-from-usual = wie üblich
reference-is-here = gilt hier

## Mehr zu einer Regel
option-friendly-robber-more = Es zählen nur Punkte, die alle sehen. Auch wer ihn versetzt, wird verschont. Bleibt kein anderes Feld übrig, geht der Räuber in die Wüste.
option-bridges-more = Bis auf den Preis ist eine Brücke eine deiner Straßen: Sie verbraucht eine Straßenfigur und zählt zur längsten Straße. Die Karte für zwei Straßen bezahlt auch Brücken.
option-separate-phases-more = Straßen aus einer Karte beenden den Handel nicht. Ein Hafen, den du in diesem Zug erreichst, nützt dir erst im nächsten.
option-special-building-more = Mit Flaggen hebt, wer bauen möchte, im Zug von jemand anderem die Flagge, für alle sichtbar. Sie sinkt, sobald man gefragt wurde, und wenn der eigene Zug beginnt. Wer gefragt wird, hängt nie davon ab, was jemand auf der Hand hat. Niemand siegt darin: Wer das Ziel erreicht, gewinnt, wenn der eigene nächste Zug beginnt. Eine darin gekaufte Karte darf man dann spielen.
option-paired-players-more = Wer an zweiter Stelle spielt, tauscht nur mit der Bank und darf eine Karte spielen. Dann beginnt der nächste Zug, einen Platz weiter. Können beide siegen, tut es jeder in der eigenen Hälfte des Zuges; sonst muss, wer an zweiter Stelle spielt, auf einen eigenen Zug warten.
option-card-tracker-more = Gezählt wird, was alle erfahren: Würfe, Zahlungen, Tausch. Auch ein Angebot zählt, denn niemand darf anbieten, was er nicht hat. Was ein Diebstahl nahm, bleibt offen, bis sich etwas daraus ergibt.
option-hidden-bank-more = Der Verlauf sagt weiter, wer gezahlt und wer etwas bekommen hat. Ein Tausch, den die Bank nicht zahlen kann, wird nicht angeboten.
option-dice-deck-more = Sechs der 36 Karten ergeben eine Sieben, und alle können sich ausrechnen, was noch übrig ist. Wer beginnt, entscheiden echte Würfel; das verbraucht keine Karte.
option-safe-beginning-more = Eine Runde ist ein Zug von allen. Würfe, die nicht zählen, stehen im Verlauf. Mit Würfelkarten ist die Karte einer solchen Sieben verbraucht wie jede andere.
option-optional-robber-more = Wer zu viele Karten hat, gibt trotzdem ab. Ein Ritter versetzt den Räuber wie immer.
option-one-free-road-more = Nützlich, wo die zweite nirgendwohin führt: Du hast nur wenige Straßen, und was liegt, bleibt liegen.
option-no-robber-to-desert-more = Der Räuber beginnt in der Wüste und kommt nie zurück. Lässt ihm der freundliche Räuber gar kein Feld, bleibt er stehen.
option-settlement-required-more = Deine letzte Siedlung wird nur dann zur Stadt, wenn sofort eine andere folgt, mit den Karten auf der Hand und einem Platz dafür, oder wenn die Stadt das Spiel gewinnt. Bevor die andere steht, kannst du nichts anderes tun.
option-vp-cards-are-ordinary-more = Sie ist die eine Karte deines Zuges, wie ein Ritter. Bis sie gespielt ist, zählt sie nichts, und niemand sieht sie.
option-robber-is-pirate-more = Dort wohnt, wer an einem der beiden Enden des Hafens gebaut hat; liegen die Häfen auf Meeresfeldern, wer an diesem Feld gebaut hat. Am Hafen sperrt der Räuber kein Feld. Was ihn von Feldern fernhält, wie von der Wüste, gilt für Häfen nicht.
option-knight-interrupt-more = Alle, die einen Ritter haben könnten, werden gleichzeitig gefragt, und niemand sieht die Antworten. Es zählt der erste Ritter im Uhrzeigersinn nach dem Dieb; wer ihn gespielt hat, versetzt den Räuber, stiehlt und kann selbst eine Antwort bekommen. Ein Ritter, der nicht zählt, bleibt auf der Hand. Im eigenen Zug bleibt ein Ritter deine eine Karte.
board-islands-3-4-more = Häfen liegen auf Meeresfeldern und blicken zum Land; einer ohne Land daneben nützt niemandem. Gleiche Zahlen liegen nie nebeneinander. Auch der Rand der Karte ist Wasser, doch an ihm führt keine Brücke entlang.
board-big-islands-5-6-more = { board-islands-3-4-more } Es gibt keine Wüste: Der Räuber beginnt neben der Karte.
