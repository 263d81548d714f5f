### Words of the table: board, status, hand, tiles, trade, log.

## People
table-seat = Seat { $number }
table-you-subject = You
table-you-object = you
me = you
your-turn = your turn
your-answer = your answer
players = Players
mode = Board or text
mode-text = Text mode
mode-board = Board

## Names of the board's places
table-board = Board
table-terrain-hills = hills
table-terrain-forest = forest
table-terrain-pasture = pasture
table-terrain-fields = fields
table-terrain-mountains = mountains
table-terrain-desert = desert
table-terrain-sea = sea
table-terrain-gold = gold
table-terrain-fog = fog
table-hex-with-number = { $land } { $number }
table-hex-with-victims = { $hex }; steal from { $victims }
table-sea-beside = sea beside { $lands }
table-sea-open = open sea
table-victim = { $name } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  })
table-closed = { $hex }; { $why }
table-corner = corner: { $sources }
table-corner-tip = corner: { $sources }, { $direction } tip
table-path-between = path: between { $one } and { $other }
table-path-coast = coast of { $one }, { $direction }
table-path-sea = sea path: between { $one } and { $other }
table-path-off = sea path: off { $lands }
table-path-open = sea path: open sea
table-direction-north = north
table-direction-north-east = north-east
table-direction-east = east
table-direction-south-east = south-east
table-direction-south = south
table-direction-south-west = south-west
table-direction-west = west
table-direction-north-west = north-west
table-harbor-any = harbor 3:1
table-harbor-one = harbor 2:1 { resource }
table-owned-settlement = { $whose ->
    [you] your settlement
   *[other] { $name }’s settlement
  }
table-owned-city = { $whose ->
    [you] your city
   *[other] { $name }’s city
  }
table-owned-road = { $whose ->
    [you] your road
   *[other] { $name }’s road
  }
table-legal = { $name }; legal
facts-in-a-row = { $facts }; { $next }
table-no-cards = no cards
table-cards = { $count } { resource }
table-dice = Dice: { $one } and { $other }, total { $sum }
table-dice-before = Last roll: { $sum }
tip-odds = { $ways } of 36 rolls, { $share }
tip-corner = A settlement here earns { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in 36 rolls
tip-robber = Blocked by the robber
tip-harbor-any = Settle where its jetty begins, and the bank takes 3 of a kind for 1 card
tip-harbor-one = Settle where its jetty begins, and the bank takes 2 { resource } for 1 card
tip-income = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } each time it is rolled

## Top bar
top-turn = Turn { $number } · first to { $goal }
top-set-up = Set-up · first to { $goal }
top-watching = { $count } watching
top-lag = The server answers in { $lag } ms
top-ms = { $lag } ms
top-mute = Sound off
top-unmute = Sound on
top-light = Light colors
top-dark = Dark colors
top-help = Help and keys
fit = Show the whole board
menu = Menu
settings = Settings
phone-log = Log and chat

## Status
status-label = Whose turn it is
status-you-PlaceSettlement = You: place a settlement
status-you-PlaceRoad = You: place a road
status-you-BuildRoad = You: build a road
status-you-BuildSettlement = You: build a settlement
status-you-BuildCity = You: build a city
status-you-PlaceFreeRoad = You: place a free road
status-you-free-road = You: place free road { $number } of { $of }
status-you-second-settlement = You: place your second settlement
status-you-victim = You: choose whom to rob
status-you-MoveRobber = You: move the robber
status-you-Roll = You: roll the dice
status-you-Play = Your turn
status-you-Discard = You: discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
status-you-other = You: decide
status-you-action = You: { $action }
status-wait = One moment…
status-other-PlaceSettlement = { $name } is placing a settlement
status-other-PlaceRoad = { $name } is placing a road
status-other-Roll = { $name } is about to roll
status-other-Play = { $name } is trading and building
status-other-Discard = { $name } must discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
status-other-MoveRobber = { $name } is moving the robber
status-other-PlaceFreeRoad = { $name } is placing a free road
status-other = Waiting for { $name }
status-others-Discard = { $names } must discard
status-others = Waiting for { $names }
status-asked = { $name } is waiting for your answer
status-asks = { $name } is waiting for { $names } to answer
status-writing = { $names } { $count ->
    [one] is
   *[other] are
  } writing a counter-offer
status-declining = { $name } asks for cards you do not have
status-over = { $name } has won
hint-second-settlement = it pays one card for each hex, at once
hint-victim = one of them loses a card
hint-rob = press the name to steal, or choose another place
hint-confirm = confirm with the tick, or choose another place
hint-confirm-below = confirm below, or choose another place
hint-tap = { $count ->
    [one] tap the place, then confirm
   *[other] tap a place, then confirm
  }
hint-tap-in-sight = { $count ->
    [one] one place
   *[other] { $count } places
  }, { $seen } in sight; tap one
may-do = What you may do on the board
may-place = { $piece }: { $count ->
    [one] 1 place
   *[other] { $count } places
  }
overview = Small view of the whole board: press to look elsewhere
hint-tap-hex = tap a hex, then confirm
hint-spots = { $count ->
    [one] { $count } legal spot, click it
   *[other] { $count } legal spots, click one
  }
hint-spots-back = { $count ->
    [one] { $count } legal spot
   *[other] { $count } legal spots
  } · Esc puts it back
hint-hexes = { $count ->
    [one] { $count } hex to choose from, click it
   *[other] { $count } hexes to choose from, click one
  }
hint-Play = build, trade or end your turn
hint-Discard = over { $limit } cards on a 7: choose what to give up
hint-roll-or-card = or play a card first
hint-asked = accept, decline or make a counter-offer
hint-asked-within = accept, decline or counter – { $name } waits { $seconds } s
hint-declining = declining for you in a moment
hint-watching = you are watching

## The next step
step-RollDice = Roll dice
step-EndTurn = End turn
step-Pass = Pass
step-answer = Your answer
step-over = Game over
step-decide = Your choice
step-on-the-board = Choose a marked place on the board
step-wait = One moment
step-wait-for = { $name }…
step-PlaceSettlement = Place a settlement
step-PlaceRoad = Place a road
step-PlaceFreeRoad = Place a road
step-MoveRobber = Move the robber
step-BuildRoad = Place a road
step-BuildSettlement = Place a settlement
step-BuildCity = Place a city
key-space = Space
key-shift = Shift
key-backspace = Backspace
key-enter = Enter
key-escape = Esc
key-control-z = Ctrl+Z
roll-count = { $count ->
    [one] { $count } roll so far
   *[other] { $count } rolls so far
  }
roll-number = roll { $count }

## Refusals
refused-stale = The table had already moved on. Look again, then choose.
refused-storage = The server is busy. Try again in a moment.
refused-damaged = The stored data of this table is damaged, so nothing more can be added to it.
refused-internal = Something went wrong on the server.
refused-malformed = The server did not understand that.
refused-request_reused = This request was already used for something else.
refused-kept_out = The host has blocked you from this table.
refused-name_needed = Tell the others your name first.
refused-too_many = Not so fast: wait a moment.
refused-not_seated = You are watching; only seated players can act.
refused-not_started = The game has not begun.
refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-set_up = Not during set-up.
refused-not_yet = Not yet: others decide first.
refused-not_yet-Discard = Not until everyone has discarded.
refused-not_yet-MoveRobber = Not until the robber has moved.
refused-wrong_moment = Not at this point of the turn.
refused-wrong_moment-Roll = Roll the dice first.
refused-wrong_moment-MoveRobber = Move the robber first.
refused-wrong_moment-PlaceSettlement = Place your settlement first.
refused-wrong_moment-PlaceRoad = Place your road first.
refused-wrong_moment-PlaceFreeRoad = Place your free road first.
refused-wrong_moment-Discard = Discard first.
refused-not_legal = That is not possible now.
refused-wrong_count = You have to choose exactly { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
  }.
refused-not_enough_cards = You need { $needs } more.
refused-no_pieces_left = You have none of these pieces left.
refused-no_place = There is no legal place for that on the board.
refused-no_place-BuildRoad = There is no place for a road: it has to touch a road, settlement or city of yours.
refused-no_place-BuildSettlement = There is no place for a settlement: it has to be on { $sea ->
    [true] a road or ship
   *[false] a road
  } of yours, at least two paths from every other building.
refused-no_place-BuildBridge = There is no place for a bridge: it has to lie between two hexes of water and touch a road, settlement or city of yours.
refused-no_place-BuildShip = There is no place for a ship: it has to continue your ships, or start from a settlement or city of yours.
refused-no_place-MoveShip = None of your ships can move: only the last one of an open line can, and not on the turn it was built.
refused-no_settlement = There is no place for a city: it replaces a settlement of yours.
refused-not_connected = That place is not connected to your own pieces.
refused-path_taken = That path is already taken.
refused-over_water = A road needs land on at least one side.
refused-no_such_seat = There is no such seat at this table.
refused-too_close = A settlement must be at least two paths away from every other building.
refused-no_start_there = This map does not allow anyone to start there.
refused-deck_empty = There are no development cards left.
refused-no_such_card = You do not hold that card.
refused-card_played = You have already played a development card this turn.
refused-bought_this_turn = A card cannot be played on the turn it was bought.
refused-no_road_possible = You cannot place a road anywhere.
refused-supply_short = The bank does not have enough of that.
refused-robber_must_move = The robber has to move to another hex.
refused-robber_not_there = The robber may not be moved to that hex.
refused-choose_victim = Someone with cards has a building there: choose whom to steal from.
refused-no_such_victim = That player cannot be robbed there.
refused-nothing_to_give = You have no cards to trade.
refused-too_few_of_a_kind = You have too few cards of one kind for the bank.
refused-no_gifts = Each side of a trade must give at least one card.
refused-same_resource = The same resource cannot be on both sides.
refused-wrong_partner = You can only trade with the player whose turn it is.
refused-too_many_offers = { $limit } of your offers this turn were unsuccessful or are still open, which is the limit.
refused-same_offer = You have already made that offer this turn.
refused-no_such_offer = That offer is no longer open.
refused-not_your_offer = That offer is not yours to answer.
refused-already_answered = You have already answered that offer.
refused-not_accepted = That player has not accepted the offer.
refused-other = The server did not allow that.
refused-closed = The connection was lost before the server answered.

## Dock and hand
dock = Your place at the table
actions = What you can do
hand = Your hand
hand-over = { $total } ⚠ over { $limit }, a seven costs you { $count }
hand-card = { $cards }
hand-trade = { $cards }; put one into a trade
hand-discard = { $cards }; discard one
hand-several = { $count } × { $name }
card-face-brick = Brick
card-face-lumber = { $edition ->
    [2025] Wood
    [1996] Wood
   *[other] Lumber
  }
card-face-wool = { $edition ->
    [1996] Sheep
   *[other] Wool
  }
card-face-grain = { $edition ->
    [2025] Wheat
   *[other] Grain
  }
card-face-ore = Ore
card-face-knight = { card-knight }
card-face-road_building = { card-road_building }
card-face-year_of_plenty = { card-year_of_plenty }
card-face-monopoly = { card-monopoly }
card-face-victory_point = { card-victory_point }
vp = VP
vp-of = of { $goal }
vp-with-cards = with cards
vp-hidden = Includes points on your cards, which the others do not see

## Build tiles
tile-road = Road
tile-settlement = Settlement
tile-city = City
tile-card = Dev card
tile-road-short = Road
tile-settlement-short = Settle
tile-city-short = City
tile-card-short = Card
tile-trade = Trade
tile-propose = Offer
tile-label = { $name }: { $cost }
tile-left = { $left } left
tile-deck = { $left } in the deck
plan-roll = Auto-roll
plan-roll-text = When you have no card to play first
plan-end = Auto-end turn
plan-end-text = End my next turn if there is nothing to build, buy, play or trade with the bank after the roll
plan-end-done = Your turn ended as planned: nothing to build, buy, play or trade with the bank.

## Development cards
card-knight = Knight
card-road_building = Road building
card-year_of_plenty = { $edition ->
    [2025] Invention
    [1996] Discovery
   *[other] Year of plenty
  }
card-monopoly = Monopoly
card-victory_point = Victory point
card-text-knight = Move the robber and steal a card.
card-text-road_building = Place two roads free of charge.
card-text-year_of_plenty = Take two cards from the bank.
card-text-monopoly = Name a resource: all others hand you every card of it.
card-text-victory_point = Counts one point. It stays hidden until you win.
card-playable = Playable
card-new = New
card-counts = Counts by itself and is never played
card-name-more = { $count ->
    [one] Choose one resource
   *[other] Choose { $count } resources
  }
card-bank = { trade-bank }
card-play = Play
buy-card = Buy a development card
buy-price = For
buy-text = { $count ->
    [one] This is the last card
   *[other] Drawn unseen from { $count } cards
  }; this cannot be undone
buy = Buy
card-back = Back

## Choosing resources
goods-label = { $cards }; { $note }
goods-none = no { resource }
goods-minus = Remove one { resource }
goods-confirm-give = Give { $have }/{ $count }
goods-confirm-take = Take { $have }/{ $count }

## Trade
trade = Trade
trade-propose = Propose a trade to { $name }
trade-counter = Counter { $name }’s offer
trade-close = Close the trade
trade-dropped = That trade is no longer possible.
trade-give = You give
trade-get = You get
trade-hold = press to add, hold for all
trade-bank-left = “bank” shows what is left
trade-have = have { $count }
trade-have-rate = have { $count } ({ $rate }:1)
trade-bank = bank { $count }
trade-both-sides = The same resource cannot be on both sides
trade-none = You have no { resource }
trade-after = Hand after
trade-to = Offer to
trade-offer = { $count ->
    [0] Offer
   *[other] { $whom ->
        [all] { $count ->
            [2] Offer to both
           *[other] Offer to all { $count }
          }
       *[some] Offer to { $count }
      }
  }
trade-offer-one = Offer to { $name }
trade-send-counter = Send counter-offer
trade-need-both = Put at least one card on each side
trade-need-change = Change their offer first
trade-with-bank = Trade with bank: { $give } → { $get }
trade-with-bank-none = Trade with bank
trade-bank-rate = The bank gives one card for { table-cards }
trade-bank-choose = Put cards of one kind on your side
trade-accept-theirs = Accept theirs

## Offers
offer-title = { $count ->
    [0] { $name } offers a trade
   *[other] { $name } counters
  }
offer-announce = { $name } offers { $give } for { $get }
offer-gives-you = { $name } gives you
offer-you-give = You give { $name }
offer-yours = Your offer
offer-you-give-short = You give
offer-you-get-short = You get
offer-gives = { $name } gives
offer-wants = { $name } wants
offer-accept = Accept
offer-decline = Decline
offer-no = No
offer-counter = Counter-offer
offer-withdraw = Withdraw
offer-trade-with = Trade with { $name }
offer-you-accepted = You accepted; { $name } chooses
offer-thinking = thinking…
offer-writing = writing a counter-offer…
offer-accepted = accepts
offer-declined = no

## Discarding
goods-title-Discard = Discard { $count } of { $total }
discard-keep = { $count } left
discard-clear = Clear
discard-suggest = Suggest
goods-confirm-Discard = Discard { $have }/{ $count }
discard-more = Choose { $count } more

## Two players
log-DiceRolledAgain = { $who } rolled { $sum }, which does not count

## Robber
robber-whom = Steal from
robber-victim = { $name }
robber-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
robber-nobody = Nobody
robber-blocks = Blocks { $pips } of 36 rolls: { $buildings }
robber-blocks-settlement = { $count ->
    [one] { $name }’s settlement
   *[other] { $name }’s { $count } settlements
  }
robber-blocks-city = { $count ->
    [one] { $name }’s city
   *[other] { $name }’s { $count } cities
  }
robber-blocks-nobody = Blocks nobody
robber-holds = { $name } holds { robber-cards }
robber-own = Your own building is there too
robber-closed = Not here
place-back = Put it back
place-build = Build
place-here = Here

## Players
longest-road = { $sea ->
    [true] longest trade route
   *[false] { $edition ->
      [2025] longest route
     *[other] longest road
    }
  }
row-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $development ->
    [one] { $development } development card
   *[other] { $development } development cards
  }, { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
  }, { $sea ->
    [true] route
   *[false] road
  } { $road }{ $army ->
    [true] , largest army
   *[false] {""}
  }{ $longest ->
    [true] , { longest-road }
   *[false] {""}
  }
row-offers = offers
row-asked = asked
row-plays = plays
row-writing = counters…
row-accepts = accepts
row-declines = no
row-bot = { $level ->
    [easy] bot, easy
    [normal] bot, normal
   *[other] bot
  }
row-away = away
row-here = connected
stat-cards = Resource cards
stat-development = Development cards
stat-knights = Knights played
stat-army = Largest army
stat-road = { $sea ->
    [true] Unbroken route
   *[false] Unbroken road
  }
stat-longest = { $sea ->
    [true] Longest trade route
   *[false] { $edition ->
      [2025] Longest route
     *[other] Longest road
    }
  }
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-hand = Hand
sheet-cards = { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
  }, { $development ->
    [one] { $development } development card
   *[other] { $development } development cards
  }
sheet-played = Played
sheet-nothing = nothing yet
sheet-income = Income by number
sheet-left = Pieces left
sheet-rates = Bank rates

## Bank
bank = Bank
bank-left = { $count } { resource } left
bank-deck = { $count ->
    [one] { $count } development card left
   *[other] { $count } development cards left
  }

## Log, chat, dice
tab-log = Log
tab-chat = Chat
tab-dice = Dice
log = Log
log-earlier = Earlier turns
log-newer = Newer
log-filter = Show
log-filter-all = All
log-filter-trades = Trades
log-filter-dice = Dice
log-filter-mine = Mine
log-filter-nothing = Nothing yet
log-since = Since your turn
log-set-up = Set-up
log-turn = Turn { $number } · { $name }
log-turn-rolled = Turn { $number } · { $who } rolled { $sum }
log-with-place = { $sentence }: { $where }
log-TurnBegan = { $name }’s turn
log-DiceRolled = { $who } rolled { $sum }
log-nobody = Nobody got anything
log-StartRolled = { $who } rolled { $sum } to decide who starts
log-FirstPlayerChosen = { $who } { $whose ->
    [you] go
   *[other] goes
  } first
log-IslandDealtAgain = The map was dealt again, because not everyone had room to start
log-SettlementBuilt = { $who } built a settlement
log-CityBuilt = { $who } built a city
log-RoadBuilt = { $who } built a road
log-CardsProduced = { $who } got { $cards }
log-SupplyShort = The bank was short of { $resource }
log-CardsDiscarded = { $who } discarded { $cards }
log-RobberMoved = { $who } moved the robber to { $hex }
log-CardStolen = { $who } stole { $card } from { $victim }
log-DevelopmentCardBought = { $who } bought a development card
log-DevelopmentCardBought-known = { $who } bought a development card: { $card }
log-KnightPlayed = { $who } played a { $card }
log-RoadBuildingPlayed = { $who } played { $card }
log-YearOfPlentyPlayed = { $who } played { $card } and took { $cards }
log-MonopolyPlayed = { $who } played { $card } on { $resource } and took { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
log-MonopolyPlayed-mine = { log-MonopolyPlayed }; you lost { $lost }
log-TradedWithSupply = { $who } gave the bank { $give } for { $get }
log-OfferMade = { $who } offered { $give } for { $get }
log-OfferMade-counter = { $who } countered: { $give } for { $get }
log-OfferAccepted = { $who } accepted
log-OfferDeclined = { $who } declined
log-OfferWithdrawn = { $who } withdrew the offer
log-Traded = { $who } gave { $partner } { $give } for { $get }
log-LongestRoadMoved = { $who } took the { longest-road } ({ $length })
log-LongestRoadMoved-gone = Nobody holds the { longest-road } now
log-LargestArmyMoved = { $who } took the largest army ({ $knights })
log-LargestArmyMoved-gone = Nobody holds the largest army now
log-GameWon = { $who } won with { $points } points
chat = Chat
chat-empty = No messages yet.
chat-say = Say something to the table
chat-send = Send
dice-none = No rolls yet.
dice-rolls = { $total ->
    [one] { $total } roll
   *[other] { $total } rolls
  }
dice-legend = dashes: the average; shaded: the range of two games out of three
dice-counts = How often each sum was rolled: { $counts }
dice-last = Last ten:

## Help
help-title = Help and keys
help-board = Drag to move the board, scroll or pinch to zoom, double-click to zoom in or to see all of it again. Point at a hex to see its odds.
help-board-touch = Drag to move the board, pinch to zoom, double-tap to zoom in or to see all of it again. Tap a hex to see its odds.
help-keys = Keys
help-shortcuts = Shortcuts
key-help-next = the next step: roll, end turn
key-help-trade = trade
key-help-resources = { brick } to { ore }: give, discard or name one
key-help-wanted = { brick } to { ore }: get one
key-help-less = with a number: one less
key-help-minus = on a resource: one less
key-help-answer = accept, decline, counter the open offer
key-help-pass = ask to build between turns, or not; pass when asked
key-help-spots = move between the legal spots, and choose one
key-help-back = back
key-help-log = log
key-help-mute = sound on or off
key-help-help = this help

## What has no words of its own
log-other = { $who }: { $what }
log-other-nobody = { $what }
plain-actions = Other actions
plain-form = This page cannot fill that in: reload it, or ask the host for a newer version
plain-none = none
plain-field = { $field }: { $value }

## Somebody is away; what the digits have chosen, for people who listen
status-away = { $name } lost the connection
chosen-nothing = nothing
chosen-trade = You give { $give }, you get { $get }
