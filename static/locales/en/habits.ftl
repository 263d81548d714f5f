### What this device does by itself in one’s turn, and how it shows the table: in the help.

habits-turn = In my turn
habits-roll = Roll by itself
habits-end = End the turn by itself
habits-tell = Each waits a moment in which you can call it off. It looks at your own cards only, but whoever watches closely may conclude what you could not do.
habits-table = The table
habits-names = Names of the terrains on the map
habits-close-up = Closer look at the legal spots
habits-close-up-text = While you place something, if they lie close together
habits-left = Bar for the left hand
habits-left-text = The big button on the left
habits-speed = Movements
habits-speed-text = If your system asks for less motion, there is none.
habits-speed-normal = normal
habits-speed-fast = fast
habits-speed-off = off
