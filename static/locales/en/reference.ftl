### The rules of a table, to look up: what is in force, all there are, and more about those that a sentence does not explain.

reference-here = At this table
reference-in-force = Rules in force
reference-otherwise = Everything else:
reference-all = All rules
reference-find = Find a rule
reference-found = { $count ->
    [0] No rules match.
    [one] One rule
   *[other] { $count } rules
  }
reference-editions = Editions
reference-boards = Maps
reference-players = { $players } players
reference-values = { $values }; default: { $usual }
reference-from-table = chosen here
reference-from-board = default on this map
reference-from-edition = from the edition
reference-from-usual = default
reference-is-here = in force here

## More about a rule
board-islands-3-4-more = Harbors lie on sea hexes and face land; a harbor with no land beside it is of no use. Equal numbers are never adjacent. The edge of the map is water too, but no bridge can run along it.
board-big-islands-5-6-more = { board-islands-3-4-more } There is no desert: the robber starts off the map.
