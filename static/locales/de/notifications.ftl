### Notices of one’s turn: how, where, when.

notices-title = Benachrichtige mich, wenn ich am Zug bin
notices-how = Wie
notices-where = Wo
notices-device = Dieses Gerät
notices-device-text = über den Browser
notices-asking = Dein Browser fragt dich …
notices-why-insecure = Browser zeigen Benachrichtigungen nur von Seiten, die über HTTPS geöffnet sind.
notices-why-home-screen = Auf iPhone und iPad muss die Seite zuerst auf dem Home-Bildschirm sein: Drücke auf Teilen, dann auf „Zum Home-Bildschirm“, und öffne sie von dort.
notices-why-impossible = Dieser Browser kann nicht benachrichtigen.
notices-push-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
notices-kind-push = Ein anderer Browser
notices-kind-email = E-Mail
notices-kind-apprise = Ein anderer Dienst
notices-state-on = bestätigt
notices-state-confirm = bestätigen
notices-state-confirm-text = Eine Nachricht ist unterwegs: Gib ihren Code hier ein oder öffne ihren Link.
notices-state-expired = abgelaufen
notices-state-expired-text = Dieser Browser nimmt keine Benachrichtigungen mehr an. Entferne ihn und schalte sie dort wieder ein.
notices-state-refused = abgelehnt
notices-state-refused-text = Der Dienst nimmt für diese Adresse nichts an. Entferne sie und prüfe sie.
notices-state-resting = pausiert
notices-state-resting-text = Fünf Benachrichtigungen nacheinander kamen nicht an. Schicke einen Test, damit es weitergeht.
notices-state-locked = verschlossen
notices-state-locked-text = Der Server hat den Schlüssel zu dieser Adresse verloren. Entferne sie und gib sie neu ein.
notices-code = Code
notices-confirm = Bestätigen
notices-remove = { $what } entfernen
notices-add = Adresse hinzufügen
notices-add-both = E-Mail, ntfy, Matrix, Discord, Telegram …
notices-add-mail = E-Mail
notices-add-other = ntfy, Matrix, Discord, Telegram …
notices-add-empty = Gib zuerst eine Adresse ein.
notices-add-send = Erste Nachricht schicken
notices-all = Alle meine Tische
notices-games = { $count ->
    [one] { $count } Spiel läuft
   *[other] { $count } Spiele laufen
  }
notices-table-on = mit Benachrichtigungen
notices-table-off = still für diesen Tisch
notices-quiet = Ruhezeit
notices-quiet-text = danach eine Benachrichtigung für alle
notices-quiet-begin = Ruhe von
notices-quiet-end = Ruhe bis
notices-once = Höchstens eine pro Zug
notices-once-text = keine, solange eine Seite offen ist
notices-off-until = Aus, bis du es einschaltest. Adressen bleiben auf diesem Server unter Verschluss und können jederzeit vergessen werden.
notices-test = Test schicken
notices-forget = Alles vergessen
notices-done = Fertig
notices-tested = { $failed ->
    [0] { $sent ->
        [0] Noch gibt es nichts zu testen: Bestätige zuerst eine Adresse.
       *[other] Der Test ist unterwegs.
      }
   *[other] Der Test kam nicht überall an. Prüfe die Adressen oder versuche es später noch einmal.
  }
