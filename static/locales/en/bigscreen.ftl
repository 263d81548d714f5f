### Words of the big screen: a table on the screen of a room, for everyone there. They are read aloud, and from three meters.

## Opening a table on it
screen-start-title = Play on this screen
screen-start-text = Open a table here. Everyone joins with a phone, and the first to sit down is the host.
screen-table-name = Game night

## On every page of it
screen-start = Start, with sound
screen-start-chat = Start, with sound and chat
screen-sound-here = Sound comes from here
screen-loading = Looking for the table…
screen-unreachable = The server does not answer. Trying again…
screen-no_such_table = This table is not open
screen-kept_out = This table is not open to this screen
screen-banned = This server is not open to this screen
screen-archived = This table has been archived
screen-damaged = This table cannot be shown
screen-login_needed = This server asks for a login first
screen-not_installed = This table’s cards are not installed on the server
screen-go-home = Other tables are at

## Before the game
screen-taken = { $taken ->
    [0] Nobody has sat down yet
    [one] One of { $seats } has sat down
   *[other] { $taken } of { $seats } have sat down
  }
screen-free-seat = Free seat
screen-scan-to-take = scan to take it
screen-bot = Bot
screen-host = Host
screen-ready-host = Ready, host
screen-no-host = Whoever sits down first is the host.
screen-starts-when = { $count ->
    [one] { $host } can start when { $names } is ready.
   *[other] { $host } can start when { $names } are ready.
  }
screen-may-start = { $host } can start the game.
screen-first-to = First to { $goal } points
screen-scan = Scan to sit down
screen-or-open = or open
screen-and-type = and type
screen-your-phone =
    Your phone is your hand.
    Nobody sees your cards here.

## The players
screen-realms = Both realms
screen-supplies = Stacks and tokens
screen-to-build = To build, and events
screen-players-right = Players on the right
screen-seat = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
screen-cards = { $count ->
    [one] card
   *[other] cards
  }
screen-over = over { $limit }
screen-development = dev.
screen-knights = { $count ->
    [one] knight
   *[other] knights
  }
screen-army = army
screen-road = road
screen-ships = { $count ->
    [one] ship
   *[other] ships
  }
screen-bonus = islands
screen-crossing = routes
screen-commerce = commerce
screen-strength = strength
screen-tournament = tournament
screen-in-hand = cards in hand
screen-waits = waits
screen-decides = decides
screen-trading = trading
screen-playing = playing
screen-rolls = to roll
screen-builds-next = builds next

## What happens
screen-set-up = Placing the first pieces
screen-turn = Turn { $number }
screen-turn-goal = Turn { $number } · first to { $goal }
screen-begins = The game begins
screen-begins-turn = { $name }’s turn
screen-several = { $kind ->
    [trades] { $count } trades
    [offers] { $count } offers
    [pieces] { $count } pieces built
   *[moves] { $count } moves
  }
screen-paid = { $sum } paid
screen-paid-nobody = { $sum } paid nobody
screen-gave-back = gave back { $count }
screen-gives-back = { $count } of { $of }
screen-lost = { $name } is away
screen-lost-text = The others can vote for a bot on their phones.
screen-looking = Looking for the server
screen-looking-since = since { $time }

## What is waited for
screen-waiting = Waiting for
screen-for-Play = to trade or build
screen-for-Roll = to roll
screen-for-Discard = to discard
screen-for-MoveRobber = to move the robber
screen-for-PlaceSettlement = to place a settlement
screen-for-PlaceRoad = to place a road
screen-for-PlaceFreeRoad = to place a free road
screen-for-SpecialBuilding = to build
screen-for-TakeGold = to take gold
screen-for-away = vote on a phone
screen-for-other = to decide
screen-your-hand = Your hand

## After the game
screen-points = Points, turn by turn
screen-season-label = The season
screen-season = { $part ->
    [spring] Spring season
    [summer] Summer season
    [autumn] Autumn season
   *[winter] Winter season
  }
screen-season-place = { $place }.
screen-season-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
screen-season-change = { $to ->
    [up] more than before
    [down] less than before
   *[same] as before
  }
screen-again = Play again?
screen-again-how = On your phone.
screen-again-at = The next table is { $code }.
screen-comes = again
