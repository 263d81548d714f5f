### A phone that shows the hand in place of the table, in either game.

hand-lost = No connection
hand-lost-why = Not while the connection is lost. Your hand stays as it is.
hand-menu-unread = Menu, { $count } { $count ->
    [one] new message
   *[other] new messages
}
hand-happened = What happened last
hand-cover = Cover
hand-board = Board here
hand-covered = Your hand is covered
hand-covered-text = { $count ->
    [one] 1 card lies face down.
   *[other] { $count } cards lie face down.
} The phone buzzes and glows when you are waited for.
hand-show = Show my hand
hand-set-up = The island is being settled
hand-next-roll = { $whose ->
    [you] You roll next
   *[other] { $name } rolls next
}
hand-rolled-brought = { $rolled }: { $cards }
hand-rolled-got = { $rolled }. You got { $cards }.
hand-rolled-nothing = { $rolled }. You got nothing.
hand-at-stake = { $total } ⚠ a seven costs { $count }
hand-choose-for-me = Choose for me
hand-knight-first = Play the { $card } first
hand-points-hidden = { $points } points, and { $hidden } on cards that only you see
hand-choose-one = Choose one of these
hand-other-place = Other place
hand-build-here = Build here
hand-move-here = Move it here
hand-here = Here
hand-steal = Steal a card
hand-card-play = play
hand-card-new = new
hand-card-held = held
hand-card-hidden = hidden
hand-stored = Stored in your regions
