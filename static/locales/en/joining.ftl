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
late-tell = Tell my name
late-keep = That is my name

## What changed in the lobby
asked-again = { $who } changed “{ $rule }” to { $value }: everybody is asked again.
asked-you-again = { $who } changed “{ $rule }” to { $value }. Are you ready for that?
changed-by = { $who } changed “{ $rule }” to { $value }
changed-map = { $who } chose a map

## The last game of this browser
last-time = Last time

## Another device
along = Take this seat to another device
along-text = Scan this with the other device, or open the link there. This device then only watches.
along-once = The link works once, until { DATETIME($until, hour: "numeric", minute: "numeric") }. Whoever opens it has your seat: do not post it where others read.
along-link = Private link to your seat
along-making = Making a link …
along-old = This link has become too old.
along-new = Make a new link
along-gone = You took your seat along to another device. Here you only watch.
along-taken = { $name } has your seat now. Here you only watch.
along-over = This link does not work any more: it was used, or is older than 15 minutes. Make a new one on the device that has the seat.
along-seated = You have another seat at this table already: a second one would not be fair.
along-here = You have your seat here now.

## The same people again
again = Play again
again-how = Who sits where, on which map
again-same = Same seats
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
