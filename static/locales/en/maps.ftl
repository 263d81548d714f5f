### Choosing the map that is played.

map-shuffle = Shuffle the map
map-again = Shuffle again
map-copy = Copy its code
map-leave-open = Deal at random
map-code = Map code
map-use = Use this map
map-bad-code = This is not a map code for this board.
map-open = The island is dealt when the game begins. You can also choose one now, for everyone to see.
map-chosen = This island will be played.
map-shown = The island that will be played

## The map that is played, and all there are.
map-drawn = Drawn maps
map-choose = Choose a map
map-rules = Rules of this map
map-always = Always on this map
map-refuses = Not played on this map: { $options }.
map-brings = What this map adds
map-for = { $count } seats
map-sized = { $map }, { $seats } seats
map-points = { $count } points
map-minutes = about { $count } minutes
map-minutes-short = { $count } min
map-all = All { $count }
map-find = Find a map
map-find-hint = name, number of seats, fog, gold…
map-filter = Which maps are shown
map-found =
    { $count ->
        [0] No maps match.
        [one] { $count } map
       *[other] { $count } maps
    }
map-fact-seats = seats
map-fact-points = points
map-fact-minutes = minutes (approx.)
map-seats = Seats
map-details = Details
map-back = Back to the maps
map-play = Play this map
map-keep = Keep this map
map-play-named = Play { $map } with { $count } seats
map-too-small = { $count ->
    [one] { $count } player is seated
   *[other] { $count } players are seated
  }, but this map is for { $seats }.
map-leaves = Will be dropped: { $options }
map-left-behind = What you had chosen here does not go with this map, so its default rules apply instead: { $options }.
map-printed = The same island in every game
map-dealt = Dealt when the game begins, or shuffled in the lobby
map-has-code = Map code { $code }
map-picture = { $map } before anything is dealt
