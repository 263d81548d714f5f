### Finished games, to look back at.

history = Finished games
history-title = Finished games – Hexhaven
history-of = Show
history-of-own = Your games
history-of-server = On this server
history-games = Games with a winner
history-wins = Won ({ $share })
history-points = Average points
history-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") } · { $map }
history-aborted = Ended early
history-conceded = Conceded
history-won = { $how ->
    [conceded] Won by concession
   *[played] Won
  }
history-lost = { $how ->
    [conceded] Conceded
   *[played] Lost
  }
history-winner = won
history-replay = Replay
history-verify = Check the dice
history-broken = This game cannot be replayed: its stored data is damaged, or it was played by rules that this version does not know. The person who runs this server can find out more with “hexhaven verify { $code }”.
history-older = Older games
history-nothing-own = You have not finished a game yet
history-nothing-own-text = Games you play in this browser are kept here, to watch again and to check.
history-nothing-server = Nobody has finished a game here yet
history-nothing-server-text = Finished games appear here for everyone on this server.
history-play = Play a game
