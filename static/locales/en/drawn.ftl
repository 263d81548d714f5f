### Maps that people draw.

drawn = Maps
drawn-title = Maps – Hexhaven
drawn-title-of = { $name }, map editor – Hexhaven
drawn-of = Show
drawn-of-own = Yours
drawn-of-server = On this server
drawn-new = Draw a map
drawn-open = Open JSON
drawn-untitled = New map
drawn-needs-desk = Drawing needs a mouse or a keyboard, and a larger screen. Here you look, rename, share and choose.
drawn-nothing-own = You have not drawn a map yet
drawn-nothing-own-text = Maps you draw in this browser are kept here, to play on and to share.
drawn-nothing-server = Nobody has shown a map here yet
drawn-nothing-server-text = Maps that people show to everyone on this server appear here.
drawn-more = Older maps
drawn-yours = yours
drawn-by = by { $name }
drawn-for = { $seats }, first to { $goal }
drawn-range = { $first } to { $last }
drawn-land = { $count } land
drawn-fog = { $count } fog
drawn-warnings =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
drawn-unplayable = Not playable yet
drawn-edit = Draw
drawn-rename = Rename
drawn-share = Share
drawn-remove = Remove
drawn-remove-question = Remove “{ $name }”? Games on it go on, but the map and its link are gone.
drawn-keep-copy = Keep a copy
drawn-try = Try it with bots
drawn-use = Use at a table
drawn-picture = { $name }, before anything is dealt
drawn-name = Name of the map
drawn-cancel = Cancel
drawn-gone = This map cannot be opened

## The page on which a map is drawn.
drawn-keeping = keeping…
drawn-kept = kept
drawn-tools = Tools
drawn-symmetry = Symmetry
drawn-symmetry-none = No symmetry
drawn-symmetry-across = Mirror left and right
drawn-symmetry-down = Mirror top and bottom
drawn-symmetry-turn = Repeat by half a turn
drawn-undo = Undo
drawn-redo = Redo
drawn-about = About the map
drawn-palette = Palette
drawn-ground = Land and sea
drawn-numbers = Numbers
drawn-harbors = Harbors and start
drawn-fill = Fill the rest
drawn-erase = erase
drawn-number = Number { $number }
drawn-no-number = No number
drawn-no-harbor = No harbor
drawn-start = Place to start
drawn-with-key = { $what } (key { $key })
drawn-deal = any land
drawn-random = land or sea
drawn-canvas = Canvas: arrows move the brush, Enter paints, Backspace erases; with a harbor, Shift and arrows turn it
drawn-how = Press to paint. The right button erases. The wheel zooms; hold Space to move the map.
drawn-place =
    { $number ->
        [0] { $terrain }, no number, at { $q }, { $r }
       *[other] { $terrain }, { $number }, at { $q }, { $r }
    }
drawn-place-empty = nothing, at { $q }, { $r }
drawn-game = The game
drawn-players = Players
drawn-points = Points to win
drawn-frame = Sea around the map
drawn-sharing = Share
drawn-linked = Anyone with the link
drawn-published = Everyone on this server
drawn-link = Link to this map
drawn-json = JSON to keep

## What the checks find.
drawn-checks = Checks
drawn-forbidden =
    { $count ->
        [one] { $count } to mend
       *[other] { $count } to mend
    }
drawn-all-well = Everything is fine: it can be played.
drawn-forbids = Cannot be played:
drawn-warns = Warning:
drawn-dots = Dots by resource
drawn-of-rolls = of { $count } rolls
drawn-found-pool-miscounted = The pool { $pool } has { $there } for { $places } places: it needs as many as there are places.
drawn-found-no-land = The map has no land. Draw some, so that players have a start.
drawn-found-number-on-sea = A number is on the sea, where nothing is produced. Take it away.
drawn-found-number-on-fog = A number is on fog. Fog has its own numbers, so take this one away.
drawn-found-number-on-desert = A number is on a desert, where it does nothing.
drawn-found-land-without-number = Some land has no number and will never produce anything.
drawn-found-nothing-produced = No land has a number, so nothing is ever produced. Put numbers on the land.
drawn-found-resource-missing = Nothing here produces { resource }: players can only trade for it.
drawn-found-red-numbers-touch = Two red numbers touch: { $numbers }.
drawn-found-too-few-tokens = There is land for { $land } numbers, but there are only { $tokens } of them.
drawn-found-fog-without-numbers = The fog hides { $land } hexes that need a number, and there are only { $tokens }.
drawn-found-fog-stays = The map has fog, but not the rule by which players discover it: turn on exploration.
drawn-found-gold-pays-nothing = The map has gold, but not the rule by which it pays: turn on gold.
drawn-found-harbor-without-coast = A harbor is not on a coast. It belongs between land and sea.
drawn-found-harbor-twice = Two harbors are in the same place. Take one of them away.
drawn-found-island-without-harbor = An island has no harbor. It can still be played.
drawn-found-islands-apart = There are several islands, but neither ships nor bridges between them.
drawn-found-starts-do-not-fit = The printed starting pieces do not fit { $players } players.
drawn-found-neutral-starts-do-not-fit = The settlements of the neutral players are not on land, or too close together.
drawn-found-no-start = { $players } players cannot start: there is too little room on land.
drawn-found-harbors-without-room = { $harbors } harbors are laid in the game, but only { $quays } hexes of sea have a coast.
drawn-found-numbers-cannot-lie = The numbers of this map cannot be laid apart from each other.
