### How loud things are, and how this device calls its player: in the help.

sounds = Sounds
sounds-all = All sounds
sounds-watching = Off for spectators.
sounds-table = Dice, cards and pieces
sounds-turn = My turn and the clock
sounds-chat = Chat
calls = When it is my turn
calls-buzz = Vibrate
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
