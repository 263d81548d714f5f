### What this device does by itself in one’s turn, and how it shows the table: in the help.

habits-turn = On my turn
habits-roll = Roll automatically
habits-end = End my turn automatically
habits-end-text = After the roll, when there is nothing to build, buy, play or trade with the bank
habits-tell = Each of these waits a moment so that you can cancel it. They look only at your own cards, but a close observer may guess what you could not do.
habits-table = The table
habits-names = Names of the goods on the map
habits-close-up = Zoom in on the legal spots
habits-close-up-text = When you place a piece and the spots are close together
habits-left = Left-handed bar
habits-left-text = The big button on the left
habits-speed = Animations
habits-speed-text = If your system asks for reduced motion, there are none.
habits-speed-normal = normal
habits-speed-fast = fast
habits-speed-off = off
habits-colors = Colors of the seats
habits-colors-text = As this device shows them. Shapes, letters and the patterns on roads stay as they are for everyone.
habits-colors-usual = Default colors

## The look of the page and of the board
looks = Look
looks-theme = Colors of the page
looks-theme-light = Light
looks-theme-dark = Dark
looks-theme-system = Like the device
looks-board = Look of the board
looks-classic = Classic
looks-classic-text = the page’s own colors
looks-paper = Paper
looks-paper-text = pale inks, for bright rooms
looks-night = Night
looks-night-text = moonlight, for dark rooms

## Keys
keys-change = Choose other keys
keys-done = Done
keys-usual = Default keys
keys-text = Choose what you want to change, then press its new key.
keys-press = { $what }: press the new key, or Esc to keep the old one.
keys-taken = That key cannot be used. Choose a letter, a symbol or Space.
keys-set = { $what }: { $key } from now on.
keys-swapped = { $what }: { $key } from now on; { $other }: { $instead }.
key-of-next = The next step
key-of-card = Development card
key-of-trade = Trade
key-of-accept = Accept an offer
key-of-decline = Decline an offer
key-of-counter = Counter an offer
key-of-pass = Build between turns, pass
key-of-undo = Undo
key-of-log = Log
key-of-mute = Sound on or off
key-of-help = Help
