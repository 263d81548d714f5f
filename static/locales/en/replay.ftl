### A finished game, shown again.

replay = Replay
replay-title = Replay – { $table }
replay-leave = To the table
replay-trouble = The game cannot be replayed
replay-not-over = The game is still running
replay-not-over-text = You can watch it at its table now, and replay it when it is over.
replay-facts = First to { $goal } · fair dice
replay-facts-deck = First to { $goal } · dice deck
replay-verify = check the dice
replay-now = What happened here
replay-turn = Turn { $number }
replay-version = Line { $version }
replay-time = { DATETIME($at, hour: "numeric", minute: "2-digit", second: "2-digit") }
replay-more = { $count ->
    [one] and one more thing
   *[other] and { $count } more things
  }
replay-controls = Replay
replay-scrubber = Position
replay-place = Line { $version } of { $last }, turn { $turn }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-points = Next change in score
replay-points-back = Previous change in score
replay-speed = Speed
replay-times = { $factor }×
replay-link = Copy link to here
eyes = View as
eyes-all = All hands visible
eyes-watch = A spectator
