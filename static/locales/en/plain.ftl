### A table of a game that has no page of its own.

plain-shown = The game
plain-nothing = There is nothing to see yet.
plain-moves = Moves
plain-turn = Turn { $number }
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
plain-act = { $action }, { $field }: { $value }
plain-yes = yes
plain-no = no
plain-see = See the table
plain-last = At the end
plain-help = Everything you may know is listed; everything you can do has a button.
plain-key = The button with that number
plain-key-focus = Move the focus, press a button
plain-went-back = { $who } rewound the game: { $count ->
    [one] one move no longer counts
   *[other] { $count } moves no longer count
  }
plain-played = Played here
plain-offered = What the game offers
