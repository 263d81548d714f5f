### What this device does by itself in one’s turn, and how it shows the table: in the help.

habits-turn = On my turn
habits-roll = Roll automatically
habits-end = End my turn automatically
habits-end-text = After the roll, when there is nothing to build, buy, play or trade with the bank
habits-tell = Each waits a moment so that you can cancel it. It only looks at your own cards, but a close observer may guess what you could not do.
habits-table = The table
habits-names = Names of the goods on the map
habits-close-up = Closer look at the legal spots
habits-close-up-text = While you place something, if they lie close together
habits-left = Left-handed bar
habits-left-text = The big button on the left
habits-speed = Animations
habits-speed-text = If your system asks for less motion, there is none.
habits-speed-normal = normal
habits-speed-fast = fast
habits-speed-off = off
habits-colors = Colors of the seats
habits-colors-text = As this device shows them. Shapes, letters and the patterns on roads stay as they are for everybody.
habits-colors-usual = The usual colors

## Keys
keys-change = Choose other keys
keys-done = Done
keys-usual = The usual keys
keys-text = Press what you want to change, then its new key.
keys-press = { $what }: press the new key, or Esc to leave it.
keys-taken = That one cannot be chosen: letters, signs and Space can.
keys-set = { $what } is on { $key } now.
keys-swapped = { $what } is on { $key } now, { $other } on { $instead }.
key-of-next = The next step
key-of-card = Development card
key-of-trade = Trade
key-of-accept = Accept an offer
key-of-decline = Decline an offer
key-of-counter = Counter an offer
key-of-pass = Build between turns, pass
key-of-undo = Take back
key-of-log = Log
key-of-mute = Sound on or off
key-of-help = Help
