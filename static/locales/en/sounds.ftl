### How loud things are, and how this device calls its player: in the help.

sounds = Sounds
sounds-all = All sounds
sounds-watching = Off for spectators.
sounds-turn = My turn and the clock
sounds-seven = Sevens and robbers
sounds-trade = Trades and offers
sounds-win = The win
sounds-table = Dice, cards and pieces
sounds-chat = Chat
sounds-level = { $volume }
sounds-try = Play “{ $sound }”
sounds-quiet = Quiet beside a big screen
sounds-quiet-text = Where a big screen shows this table, it makes the sounds
feel = Motion and vibration
feel-buzz = Vibrate
feel-buzz-text = On my turn, for my trades, for sevens and for the win; never with reduced motion
calls = When it is my turn
calls-notices = Notification
calls-notices-text = While this page is hidden. The browser asks you first.
calls-on = This is how you will be told that it is your turn.
calls-refused = Your browser blocks notifications for this site. Allow them in the site settings.
calls-impossible = This browser does not show notifications for pages like this one. The sound and the tab’s title still tell you.
calls-plain = This page came over plain HTTP, where browsers do not allow notifications, installing the app or keeping the screen on. Over HTTPS they do.

## What is spoken to people who listen
spoken = For screen readers
spoken-detail = How much is spoken
spoken-text = People’s moves are spoken as they are made.
spoken-all = each event, with its place
spoken-turns = each bot’s turn in one go
spoken-mine = only what concerns me
