### The host's page: for the person who runs the server.

host-page = Host’s page
host-title = Host’s page – Hexhaven
host-leave = Leave
error-host-only = This page is for the person who runs the server.
error-link-late = This link is more than 15 minutes old.
error-link-unknown = This is not a link of this server, or its end is missing.
error-link-used = This link has already been used.
error-no-such-file = That backup is no longer there.
error-no-such-guest = That guest is no longer there.
error-not-now = That is not possible right now. Try again in a moment.
error-postgresql = The games are in PostgreSQL, which has its own commands for that.
host-door-how = If that is you, this command prints a new link to it:
host-well = All is well
host-trouble-backup = The last backup failed
host-trouble-disk = Only { $free } left on the disk
host-trouble-bots = The bots’ processes keep failing
host-version-up = { $version }, { $up }
host-up-days = up { $count ->
    [one] 1 day
   *[other] { $count } days
  }
host-up-hours = up { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
host-up-minutes = up { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
host-tile-tables = Tables
host-tile-people = People
host-tile-load = Load
host-tile-storage = Storage
host-tile-version = Version
host-playing = playing
host-playing-paused = playing, { $paused } paused
host-finished-week = { $count ->
    [one] 1 game finished this week
   *[other] { $count } games finished this week
  }
host-here = here, { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }
host-guests-week = { $count ->
    [one] 1 new guest this week
   *[other] { $count } new guests this week
  }
host-share = { $share }
host-cores = of { $count ->
    [one] 1 core
   *[other] { $count } cores
  }
host-size = { $size }
host-free = { $free } free
host-in-postgresql = in PostgreSQL
host-memory = { $memory } memory
host-database = database version { $version }
host-others = { $count ->
    [one] 1 more server shares the database; people, load, memory and log are this one’s
   *[other] { $count } more servers share the database; people, load, memory and log are this one’s
  }
host-cancel = Cancel

host-tables = Tables
host-show = Show
host-show-all = All { $count }
host-show-playing = Playing
host-show-idle = Idle
host-column-name = name
host-column-people = people
host-column-size = size
host-column-state = state
host-column-move = last move
host-column-actions = actions
host-seated = { $people } of { $seats }
host-about = { $board }, { $ago }
host-state-open = lobby
host-state-playing = playing
host-state-paused = paused
host-state-finished = finished
host-state-idle = idle
host-no-tables = There are no tables here.
host-actions = Actions for { $table }
host-watch = Watch
host-close = Close
host-archive = Archive
host-message = Message
host-close-ask = Close “{ $table }”?
host-close-more = Everyone there is told that the table is closed.
host-archive-ask = Archive “{ $table }”?
host-archive-more = An archived game leaves every list and cannot be played any more. Nothing is deleted: “hexhaven tables unarchive” restores it.
host-archive-idle = { $count ->
    [one] Archive 1 idle
   *[other] Archive { $count } idle
  }
host-archive-idle-ask = { $count ->
    [one] Archive the game that has had no move for a week?
   *[other] Archive the { $count } games that have had no move for a week?
  }

host-backups = Backups
host-back-up = Back up now
host-backup-failed = The last backup failed.
host-verified = Verified: every game in it was replayed.
host-backup-today = today { DATETIME($at, timeStyle: "short") }
host-backup-yesterday = yesterday { DATETIME($at, timeStyle: "short") }
host-backup-day = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
host-backup-upgrade = before upgrade, { DATETIME($at, day: "numeric", month: "short") }
host-no-backups = There is no backup yet.
host-all-backups = All { $count } backups
host-nightly = Every night at { $time }, keep 7 days and 4 weeks
host-nightly-fixed = The setting HEXHAVEN_BACKUP_AT asks for this.
host-restore = Restore
host-restore-what = Restore { $backup }
host-restore-ask = Restore the backup “{ $backup }”?
host-restore-more = It is written into a new directory. What runs now stays as it is until you stop it.
host-restore-note = Restore writes into a new directory; what runs now stays as it is. It asks first and says what to do next.
host-restored = The backup is in { $directory }. To play on from there, stop this server and run:
host-restored-damaged = { $count ->
    [one] One game in it does not verify; the others are intact.
   *[other] { $count } games in it do not verify; the others are intact.
  }
host-backups-postgresql = The games are in PostgreSQL. Back them up with its own command, also while they are being played:

host-log = Log
host-log-note = no cards, no codes, no chat
host-log-own = of this server only
host-log-all = All of it

host-people = People and limits
host-limits = { $count ->
    [one] 1 limit hit
   *[other] { $count } limits hit
  }
host-guest-here = here, { $count ->
    [one] one table
   *[other] { $count } tables
  }
host-ban-button = Ban…
host-ban = Ban
host-ban-whom = Ban { $name }
host-ban-ask = Ban { $name } from this server?
host-ban-more = They are sent away from every table, and keep their seats in running games. Without their cookie they count as a new guest.
host-banned = banned
host-unban = Unblock
host-unban-whom = Unblock { $name }
host-tries = { $count ->
    [one] 1 try from { $address }
   *[other] { $count } tries from { $address }
  }
host-limit-codes = wrong codes
host-limit-guests = too many new names
host-limit-link = wrong links to this page
host-limit-password = wrong passwords
host-limit-replays = too many replays
host-limit-tabs = too many tabs
host-block = Block
host-block-whom = Block { $address }
host-block-ask = Block { $address } from this server?
host-block-more = Everyone at that address is sent away and sees only that it is blocked.
host-blocked = blocked
host-nobody = There is nobody here.

host-message-all = Message to all
host-message-all-text = Everyone on this server reads it, whatever page they have open.
host-message-table = Message to { $table }
host-message-table-text = Everyone who has this table open reads it.
host-message-text = Message
host-message-empty = Write the message first.
host-message-long = A message has at most { $most } letters, and this one has { $count }.
host-message-end = End the present message
host-letters = { $count } of { $most } letters
host-minutes = Shown for
host-minutes-count = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
host-proposal = { $count ->
    [one] The server restarts in one minute.
    [5] The server restarts in five minutes.
   *[other] The server restarts in { $count } minutes.
  }
host-send = Send
