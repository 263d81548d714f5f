### Die Seite des Betreibers: für alle, die einen Server betreiben.

host-page = Betreiberseite
host-title = Betreiberseite – Hexhaven
host-leave = Verlassen
error-host-only = Diese Seite ist für die Person, die den Server betreibt.
error-link-late = Dieser Link ist älter als 15 Minuten.
error-link-unknown = Das ist kein Link dieses Servers, oder sein Ende fehlt.
error-link-used = Dieser Link wurde schon benutzt.
error-no-such-file = Diese Sicherung gibt es nicht mehr.
error-no-such-guest = Diesen Gast gibt es nicht mehr.
error-not-now = Das geht gerade nicht. Versuch es gleich noch einmal.
error-postgresql = Die Spiele liegen in PostgreSQL, das dafür eigene Befehle hat.
host-door-how = Wenn du das bist, zeigt dir dieser Befehl einen neuen Link:
host-well = Alles in Ordnung
host-trouble-backup = Die letzte Sicherung ist fehlgeschlagen
host-trouble-disk = Nur noch { $free } auf der Platte frei
host-trouble-bots = Die Prozesse der Bots fallen immer wieder aus
host-version-up = { $version }, { $up }
host-up-days = läuft seit { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
  }
host-up-hours = läuft seit { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
host-up-minutes = läuft seit { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
host-tile-tables = Tische
host-tile-people = Leute
host-tile-load = Last
host-tile-storage = Speicher
host-tile-version = Version
host-playing = laufend
host-playing-paused = laufend, { $paused } pausiert
host-finished-week = { $count ->
    [one] 1 Spiel diese Woche beendet
   *[other] { $count } Spiele diese Woche beendet
  }
host-here = hier, { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
  }
host-guests-week = { $count ->
    [one] 1 neuer Gast diese Woche
   *[other] { $count } neue Gäste diese Woche
  }
host-share = { $share }
host-cores = von { $count ->
    [one] 1 Kern
   *[other] { $count } Kernen
  }
host-size = { $size }
host-free = { $free } frei
host-in-postgresql = in PostgreSQL
host-memory = { $memory } Arbeitsspeicher
host-database = Datenbankversion { $version }
host-others = { $count ->
    [one] 1 weiterer Server teilt die Datenbank; Leute, Last, Speicher und Protokoll gelten für diesen
   *[other] { $count } weitere Server teilen die Datenbank; Leute, Last, Speicher und Protokoll gelten für diesen
  }
host-cancel = Abbrechen

host-tables = Tische
host-show = Zeigen
host-show-all = Alle { $count }
host-show-playing = Laufend
host-show-idle = Ruhend
host-column-name = Name
host-column-people = Leute
host-column-size = Größe
host-column-state = Stand
host-column-move = letzter Zug
host-column-actions = Aktionen
host-seated = { $people } von { $seats }
host-about = { $board }, { $ago }
host-state-open = Lobby
host-state-playing = läuft
host-state-paused = pausiert
host-state-finished = beendet
host-state-idle = ruht
host-no-tables = Hier gibt es keine Tische.
host-actions = Aktionen für { $table }
host-watch = Zuschauen
host-close = Schließen
host-archive = Archivieren
host-message = Nachricht
host-close-ask = „{ $table }“ schließen?
host-close-more = Alle dort erfahren, dass der Tisch geschlossen ist.
host-archive-ask = „{ $table }“ archivieren?
host-archive-more = Ein archiviertes Spiel verschwindet aus allen Listen und kann nicht weitergespielt werden. Nichts wird gelöscht: „hexhaven tables unarchive“ stellt es wieder her.
host-archive-idle = { $count ->
    [one] 1 ruhendes archivieren
   *[other] { $count } ruhende archivieren
  }
host-archive-idle-ask = { $count ->
    [one] Das Spiel archivieren, in dem seit einer Woche niemand gezogen hat?
   *[other] Die { $count } Spiele archivieren, in denen seit einer Woche niemand gezogen hat?
  }

host-backups = Sicherungen
host-back-up = Jetzt sichern
host-backup-failed = Die letzte Sicherung ist fehlgeschlagen.
host-verified = Geprüft: Jedes Spiel darin wurde nachgespielt.
host-backup-today = heute { DATETIME($at, timeStyle: "short") }
host-backup-yesterday = gestern { DATETIME($at, timeStyle: "short") }
host-backup-day = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
host-backup-upgrade = vor dem Update, { DATETIME($at, day: "numeric", month: "short") }
host-no-backups = Es gibt noch keine Sicherung.
host-all-backups = Alle { $count } Sicherungen
host-nightly = Jede Nacht um { $time }, 7 Tage und 4 Wochen behalten
host-nightly-fixed = Die Einstellung HEXHAVEN_BACKUP_AT verlangt das.
host-restore = Zurückholen
host-restore-what = { $backup } zurückholen
host-restore-ask = Die Sicherung „{ $backup }“ zurückholen?
host-restore-more = Sie kommt in ein neues Verzeichnis. Was jetzt läuft, bleibt, wie es ist, bis du es anhältst.
host-restore-note = Zurückholen schreibt in ein neues Verzeichnis; was jetzt läuft, bleibt, wie es ist. Es fragt vorher und sagt, wie es weitergeht.
host-restored = Die Sicherung liegt in { $directory }. Um dort weiterzuspielen, halte diesen Server an und rufe auf:
host-restored-damaged = { $count ->
    [one] Ein Spiel darin besteht die Prüfung nicht; die anderen sind heil.
   *[other] { $count } Spiele darin bestehen die Prüfung nicht; die anderen sind heil.
  }
host-backups-postgresql = Die Spiele liegen in PostgreSQL. Sichere sie mit dessen eigenem Befehl, auch während gespielt wird:

host-log = Protokoll
host-log-note = keine Karten, keine Codes, kein Chat
host-log-own = nur von diesem Server
host-log-all = Alles

host-people = Leute und Grenzen
host-limits = { $count ->
    [one] 1 Grenze erreicht
   *[other] { $count } Grenzen erreicht
  }
host-guest-here = hier, { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
  }
host-ban-button = Sperren …
host-ban = Sperren
host-ban-whom = { $name } sperren
host-ban-ask = { $name } für diesen Server sperren?
host-ban-more = Die Person muss alle Tische verlassen und behält ihre Plätze in laufenden Spielen. Ohne ihr Cookie gilt sie als neuer Gast.
host-banned = gesperrt
host-unban = Entsperren
host-unban-whom = { $name } entsperren
host-tries = { $count ->
    [one] 1 Versuch von { $address }
   *[other] { $count } Versuche von { $address }
  }
host-limit-codes = falsche Codes
host-limit-guests = zu viele neue Namen
host-limit-link = falsche Links zu dieser Seite
host-limit-password = falsche Passwörter
host-limit-replays = zu viele Wiederholungen
host-limit-tabs = zu viele Tabs
host-block = Sperren
host-block-whom = { $address } sperren
host-block-ask = { $address } für diesen Server sperren?
host-block-more = Alle an dieser Adresse müssen gehen und sehen nur noch, dass sie gesperrt ist.
host-blocked = gesperrt
host-nobody = Niemand ist hier.

host-message-all = Nachricht an alle
host-message-all-text = Alle auf diesem Server lesen sie, welche Seite sie auch offen haben.
host-message-table = Nachricht an { $table }
host-message-table-text = Alle, die diesen Tisch offen haben, lesen sie.
host-message-text = Nachricht
host-message-empty = Schreib zuerst die Nachricht.
host-message-long = Eine Nachricht hat höchstens { $most } Zeichen, diese hat { $count }.
host-message-end = Jetzige Nachricht beenden
host-letters = { $count } von { $most } Zeichen
host-minutes = Zu sehen für
host-minutes-count = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
host-proposal = { $count ->
    [one] Der Server startet in einer Minute neu.
    [5] Der Server startet in fünf Minuten neu.
   *[other] Der Server startet in { $count } Minuten neu.
  }
host-send = Senden
