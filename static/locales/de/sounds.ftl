### Wie laut es ist, und wie dieses Gerät ruft: in der Hilfe.

sounds = Töne
sounds-all = Alle Töne
sounds-watching = Wer zuschaut, hört nichts, bis er die Töne einschaltet.
sounds-turn = Mein Zug und die Uhr
sounds-seven = Siebenen und Räuber
sounds-trade = Handel und Angebote
sounds-win = Der Sieg
sounds-table = Würfel, Karten und Bauten
sounds-chat = Chat
sounds-level = { $volume }
sounds-try = „{ $sound }“ abspielen
sounds-quiet = Still neben einem großen Bildschirm
sounds-quiet-text = Zeigt ein großer Bildschirm diesen Tisch, kommen die Töne von dort
feel = Bewegung und Vibration
feel-buzz = Vibrieren
feel-buzz-text = Wenn ich dran bin, bei meinem Handel, bei einer Sieben und beim Sieg; nie bei reduzierter Bewegung
calls = Wenn ich dran bin
calls-notices = Benachrichtigung
calls-notices-text = Solange diese Seite verdeckt ist. Der Browser fragt dich vorher.
calls-on = So erfährst du, dass du dran bist.
calls-refused = Dein Browser lässt sie für diese Seite nicht zu. Erlaube sie in seinen Einstellungen für die Seite.
calls-impossible = Dieser Browser zeigt für Seiten wie diese keine Benachrichtigungen. Töne und der Titel des Tabs rufen dich trotzdem.
calls-plain = Dieser Server ist nur über HTTP ohne Verschlüsselung zu erreichen. Dann erlauben Browser weder Benachrichtigungen noch das Installieren als App noch einen Bildschirm, der anbleibt. Mit HTTPS geht das alles.

## What is spoken to people who listen
spoken = Für Screenreader
spoken-detail = Wie viel vorgelesen wird
spoken-text = Züge von Menschen werden vorgelesen, sobald sie geschehen.
spoken-all = jedes Ereignis mit seinem Ort
spoken-turns = jeden Zug eines Bots auf einmal
spoken-mine = nur, was mich betrifft
