### Words of coming to a table, leaving it for another device, and coming back for another game.

## The page that a link opens
join-invited = { $host } invites you to play
join-welcome = Come and play
join-choose = Choose a seat, or take the first free one.
join-watch = Watch only
join-watching = You are only watching.
join-sit-after-all = Take a seat after all
join-seat-at = Sit here: { $look }
join-make-host = Make { $name } host
notice = Notice
late-text = You are watching. Tell the others your name to talk with them or to take over a seat.
late-text-over = You are watching. Tell the others your name to talk with them.
late-tell = Tell my name
late-keep = That is my name

## What changed in the lobby
asked-again = { $who } changed “{ $rule }” to { $value }: everyone has to confirm again.
asked-you-again = { $who } changed “{ $rule }” to { $value }. Still ready?
changed-by = { $who } changed “{ $rule }” to { $value }
changed-map = { $who } chose a map

## The last game of this browser
last-time = Last time

## Another device
along = Move this seat to another device
along-text = Scan this with the other device, or open the link there. This device then only watches.
along-once = The link works once, until { DATETIME($until, hour: "numeric", minute: "numeric") }. Anyone who opens it takes your seat, so do not post it where others can read it.
along-link = Private link to your seat
along-making = Making a link…
along-old = This link has expired.
along-new = Make a new link
along-gone = You moved your seat to another device. Here you can only watch.
along-taken = { $name } has your seat now. Here you can only watch.
along-over = This link no longer works: it was used, or it is older than 15 minutes. Make a new one on the device that has the seat.
along-seated = You already have a seat at this table, and a second one would not be fair.
along-here = You now play on this device.

## The same people again
again = Play again
again-how = How to play again
again-seats = Other seats
again-start = Next player starts
again-map = New map
again-wants = { $count ->
    [0] The same people play again
    [one] { $names } wants to play again
   *[other] { $names } want to play again
  }
again-began = The next game has begun
again-join = Join
again-watch = Watch

## The win
win-mine = You win, { $name }!
win-theirs = { $name } wins
win-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
win-points-and-mine = { win-points }. You had { $mine }, { $name }.
win-result = Result
win-replay = Replay
