### The result of a game: figures, and what to keep.

## The head
end-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
end-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }
end-seal = dice sealed as { $seal }
end-count-for = Count for a group
see-board = See the board

## Points and dice
standings-text = where the points came from
winner = winner
points-settlements = Settlements: 1 point each
points-cities = Cities: 2 points each
points-army = Largest army: 2 points
points-road = { stat-longest }: 2 points
points-cards = Victory point cards: 1 point each
points-other = Other points
points-over-time = Points over time
points-over-time-text = one line per seat, hidden cards at the end
turn = turn { $turn }
dice = Dice
dice-text = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
  } · { dice-legend }
dice-bar = { $sum }: { $count ->
    [one] { $count } time
   *[other] { $count } times
  }

## Highlights
worth-telling = Highlights
tale-luck = Best luck
tale-luck-text = { $name }, +{ $count ->
    [one] { $count } card
   *[other] { $count } cards
  } from the dice
tale-robbed = Most robbed
tale-robbed-text = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
tale-deals = Trader
tale-deals-text = { $name }, { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
tale-roads = { stat-longest }
tale-roads-text = { $name }, { $sea ->
    [true] { $count } roads and ships
   *[false] { $count ->
        [one] { $count } road
       *[other] { $count } roads
      }
  }
tale-monopoly = Biggest monopolies
tale-monopoly-text = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
tale-blocked = Most blocked
tale-blocked-text = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } blocked by the robber

## Moments of the game
moments = Moments of the game
moment-loot = { $loot ->
    [goods] { $count } goods
   *[cards] { $count } cards
  }
moment-theft = Biggest theft
moment-theft-text = Turn { $turn }: { $name } took { moment-loot } from { $victims }
moment-thefts-text = { $name } took { moment-loot } from { $victims } over the whole game
moment-drought = Longest drought
moment-drought-text = { $name } got nothing from { $rolls } rolls in a row, until turn { $turn }
moment-race = Closest race
moment-race-text = { $passes ->
    [0] { $name } stayed ahead of { $other }
    [one] { $names } passed each other once
   *[other] { $names } passed each other { $passes } times
  }, { $points } to { $others } at the end

## Cards from the dice
production = Cards from the dice
production-text = received; the average for these rolls in small type
column-received = All
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Trades
trades = Trades
trades-text = cards given, from row to column, and in how many deals
trades-none = nobody traded
trades-from = gave to
trades-deals = in { $count }

## Robber, sevens, monopolies
losses = Taken and lost
losses-text = cards, by robber, sevens and monopolies
column-stole = Stole
column-robbed = Robbed
column-blocked = Blocked
column-discarded = Discards
column-monopolies = Monopoly
losses-stole = Cards stolen from others
losses-robbed = Cards that others stole
losses-blocked = Cards blocked by the robber
losses-discarded = Cards discarded on a seven
losses-monopolies = Cards gained by monopolies, minus cards lost to them

## What comes next, and what to keep
end-replay = Replay
end-verify = Check the dice
keep = Save this game
keep-text = the result as an image, the whole game as files
keep-picture = Image (PNG)
keep-record = Record (JSON)
keep-log = Log (CSV)
keep-map = Copy the map’s code
keep-picture-failed = This browser could not create the image.
picture-received = { $received } of { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
new-table = New table
new-table-said = Another game? { $link }
copy-summary = Copy summary
summary-title = { $table }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
summary-row = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The curve of points, to be read
points-as-table = As a table
column-turn = Turn
