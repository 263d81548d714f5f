### Choosing the map that is played.

map-shuffle = Shuffle a map
map-again = Shuffle again
map-copy = Copy its code
map-leave-open = Leave it open
map-code = Map code
map-use = Play it
map-bad-code = This is not a map code for this board.
map-open = The island is dealt when the game begins. You can also choose one now, for everyone to see.
map-chosen = This island will be played.
map-shown = The island that will be played
