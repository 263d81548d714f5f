### The words of house rules, a section for each: on its row in the lobby, at the table and in text mode. app/web/messages.py says what is sent when.
### Their English titles are the server's (engine/board_game/options/).

## friendly-robber
option-friendly-robber-more = Only points that everyone can see count. The player who moves the robber is spared in the same way. If no other hex is left, it goes to the desert.
robber-closed-spared = { $whose ->
    [you] Not here: you have only two points
   *[other] Not here: { $names } { $count ->
        [one] has
       *[other] have
      } only two points
  }

## bridges
option-bridges-more = A bridge is a road in every respect but its price: it uses up one of your road pieces and counts toward the longest road. The card for two free roads pays for bridges too.
status-you-BuildBridge = You: build a bridge
step-BuildBridge = Place a bridge
tile-bridge = Bridge
tile-bridge-short = Bridge
refused-not_over_water = A bridge lies between two hexes of water.
log-BridgeBuilt = { $who } built a bridge
text-do-BuildBridge = Build a bridge
text-left-bridge = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
  }
text-free-bridge = free for your bridge
text-help-bridge = build a bridge, where the rules have bridges

## separate-phases
option-separate-phases-more = Free roads from a card do not end your trading. A harbor that you reach this turn helps only from your next turn on.
refused-trading_is_over = Building has begun, so there is no more trading this turn.

## special-building
option-special-building-more = With flags, a player who wants to build raises a flag during another player’s turn, for all to see. The flag comes down once that player has been asked, and at the start of their own turn. Whether players are asked never depends on the cards they hold. Nobody can win during special building: a player who reaches the goal wins at the start of their own next turn. A card bought during special building can be played on that turn.
status-you-SpecialBuilding = You: build, or pass
status-other-SpecialBuilding = { $name } may build
hint-SpecialBuilding = before the next turn: build, buy or pass
flag = Build between turns
flag-short = Build after
flag-text = Raise your flag: everyone sees it, and you are asked to build when this turn ends. It then comes down by itself
row-flag = wants to build between turns
refused-flag = Your flag is already set that way.
plan-pass = Pass
plan-pass-text = When you are asked to build before the next turn, whatever you hold
refused-wrong_moment-SpecialBuilding = Between two turns you can only build and buy.
text-hint-SpecialBuilding = Build, buy or pass; “legal” lists what you can do.
text-do-RaiseFlag = Build between turns: raise your flag
text-do-LowerFlag = Lower your flag
text-help-flag = ask to build when this turn ends, or change your mind

## paired-players
option-paired-players-more = The second player may trade only with the bank and may play one card. Then the next turn begins, with the next seat. If both can win, each wins in their own half of the turn; otherwise the second player has to wait for a turn of their own.
status-you-PairedTurn = You: your half of the turn
status-other-PairedTurn = { $name } is playing the second half
hint-PairedTurn = build, trade, play a card or pass
log-PairedTurnBegan = { $who }: second half of the turn
refused-wrong_moment-PairedTurn = That is not part of the second player’s turn.
text-hint-PairedTurn = Build, buy, trade with the bank, play a card or pass; “legal” lists what you can do.

## open-hands
sheet-open-hand = Open hand

## card-tracker
option-card-tracker-more = The tracker uses only what everyone is told: rolls, payments, trades. Offers count too, because nobody may offer cards they do not hold. A stolen card stays unknown until something proves what it was.
row-proven = the log proves: { $cards }
proven-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
  }
proven-possible = “?” may be { $kinds }
proven-mine = Known to all:
sheet-proven = Proven by the log

## hidden-bank
option-hidden-bank-more = The log still says who paid and who was paid. Trades that the bank cannot pay are not offered.
bank-hidden = The bank’s cards are hidden

## dice-deck
option-dice-deck-more = Six of the 36 cards are sevens, and everyone can work out what is left. The roll for the start uses ordinary dice and no cards.
log-DiceDeckShuffled = The dice deck was shuffled

## cards-after-roll
refused-cards_after_roll = Development cards are played only after the roll.

## one-free-road
option-one-free-road-more = This helps when the second road would lead nowhere: you have only so many roads, and a road stays where it was placed.
step-DeclineFreeRoad = No second road
log-FreeRoadDeclined = { $who } skipped the second free road
refused-first_free_road = Only the second free road can be skipped.
text-do-DeclineFreeRoad = Skip the second road

## safe-beginning
option-safe-beginning-more = A round is one turn for each player. The log shows the rolls that do not count. With the dice deck, the card of such a seven is used up like any other.

## optional-robber
option-optional-robber-more = Players with too many cards still discard. A knight still moves the robber.
step-LeaveRobber = Leave it there
log-RobberLeft = { $who } left the robber where it is
text-do-LeaveRobber = Leave the robber where it is

## no-robber-to-desert
option-no-robber-to-desert-more = The robber starts in the desert and never returns there. If the friendly robber leaves it no hex at all, it stays where it is.
robber-closed-barren = Not here: the robber only goes to hexes that produce

## settlement-required
option-settlement-required-more = You may turn your last settlement into a city only if you can build another settlement at once, with the cards in hand and a place for it, or if the city wins the game. Until that settlement is built you can do nothing else.
status-you-BuildAnother = You: build another settlement
status-other-BuildAnother = { $name } is building another settlement
hint-BuildAnother = you need one on the board at the end of the turn
refused-not_a_city_yet = Your settlement may not become a city now.
refused-wrong_moment-BuildAnother = Build another settlement first.

## vp-cards-are-ordinary
option-vp-cards-are-ordinary-more = Playing it uses up your one card for the turn, like a knight. Until it is played it counts for nothing and nobody sees it.
card-text-victory_point-played = Counts one point once it is played. Everyone sees it then.
log-VictoryPointPlayed = { $who } played a { $card } card
text-do-PlayVictoryPoint = Play a { $card } card

## robber-is-pirate
option-robber-is-pirate-more = The neighbors of a harbor are the players with a building at either end of it or, where harbors lie on sea hexes, at that hex. At a harbor the robber blocks no hex. Rules that keep the robber off certain hexes, such as the desert, do not apply to harbors.
log-RobberMovedToHarbor = { $who } moved the robber to the { $harbor }
robber-closes = { $names } could not use it to trade
text-do-MoveRobberToHarbor = Move the robber to a harbor

## knight-interrupt
option-knight-interrupt-more = Everyone who might hold a knight is asked at the same time, and nobody sees the answers. The first knight clockwise from the thief counts: its player moves the robber, steals, and can be answered in turn. The other knights stay in hand. On your own turn, a knight still counts as your one card.
status-you-AnswerRobber = You: answer the robber
status-other-AnswerRobber = { $name } may answer the robber
step-LetRobberStand = Let it be
answer-steals = { $name } wants to steal from { $victim }
answer-moved = { $name } moved the robber
answer-text = With a { $card } you move the robber and steal instead. Nobody sees what you answer.
answer-without = You have no { $card } to play
answer-play = Play a { $card }
refused-wrong_moment-AnswerRobber = Answer the robber first.
text-do-LetRobberStand = Let the robber be

## two-players
status-you-PlaceNeutralRoad = You: place a neutral road
status-you-PlaceNeutralSettlement = You: place a neutral settlement
status-you-GiveInReturn = You: give { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in return
status-other-PlaceNeutralRoad = { $name } is placing a neutral road
status-other-PlaceNeutralSettlement = { $name } is placing a neutral settlement
status-other-GiveInReturn = { $name } is giving { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in return
hint-GiveInReturn = choose what you give
hint-roll-again = the second roll; the sums have to differ
step-PlaceNeutralRoad = Neutral road
step-PlaceNeutralSettlement = Neutral settlement
neutral-name = Neutral { $number }
neutral-label = { $name }: road { $road }; left: { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
  }, { $roads ->
    [one] 1 road
   *[other] { $roads } roads
  }{ $longest ->
    [true] ; longest road
   *[other] {""}
  }
neutral-for = { $place }; for { $names }
neutral-free = free for { $name }
neutral-whose = For whom?
goods-title-GiveInReturn = Give { $count } of { $total } in return
goods-confirm-GiveInReturn = Give { $have }/{ $count }
return-unseen = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
stat-tokens = Trade tokens
tokens-count = { $count ->
    [one] { $count } trade token
   *[other] { $count } trade tokens
  }
tokens-face = Tokens
tokens-ForceTrade = Forced trade
tokens-text-ForceTrade = Draw two cards unseen, give two back
tokens-SendRobberToDesert = Robber to the desert
tokens-text-SendRobberToDesert = Nobody is robbed
tokens-DiscardKnight = Discard a knight
tokens-text-DiscardKnight = A played one, once a turn
log-TradeTokensSpent = { $who } paid { $count ->
    [one] { $count } trade token
   *[other] { $count } trade tokens
  }
log-TradeTokensTaken = { $who } took { $count ->
    [one] { $count } trade token
   *[other] { $count } trade tokens
  }
log-KnightDiscarded = { $who } discarded a played knight
log-CardsDrawn = { $who } drew { $cards } from { $partner }
log-CardsReturned = { $who } gave { $partner } { $cards } in return
refused-not_enough_tokens = That costs { $needs ->
    [one] 1 trade token
   *[other] { $needs } trade tokens
  }.
refused-no_cards_to_trade = A forced trade needs at least one card in each hand.
refused-robber_at_desert = The robber is already on the desert.
refused-no_desert = This island has no desert.
refused-no_played_knight = You have no played knight.
refused-knight_discarded = You have already discarded a knight this turn.
refused-wrong_return = You have to give exactly { $owed ->
    [one] 1 card
   *[other] { $owed } cards
  }.
refused-pool_empty = There are no trade tokens left to take.
refused-wrong_moment-PlaceNeutralRoad = Place a road for a neutral player first.
refused-wrong_moment-PlaceNeutralSettlement = Place a settlement for a neutral player first.
refused-wrong_moment-GiveInReturn = Give cards in return first.
text-hint-PlaceNeutralRoad = Type “place” and the number of a path; if both neutral players could build there, name one: “place 7 n1”. “legal” lists them.
text-hint-PlaceNeutralSettlement = Type “place” and the number of a corner; if both neutral players could build there, name one: “place 7 n1”. “legal” lists them.
text-hint-GiveInReturn = Type “give” and the cards, as in “give 2 wool”.
text-do-PlaceNeutralRoad = Place a road for a neutral player
text-do-PlaceNeutralSettlement = Place a settlement for a neutral player
text-do-GiveInReturn = Give cards in return
text-do-ForceTrade = Force a trade
text-do-SendRobberToDesert = Send the robber to the desert
text-do-DiscardKnight = Discard a played knight
text-help-force = pay trade tokens: draw cards from the other hand, then give as many in return
text-help-give = give cards in return after a forced trade
text-help-desert = pay trade tokens: the robber goes to the desert
text-help-knight = take a played knight out of the game, for trade tokens

## ships
option-ships-more = A ship goes on a side with water where there is nothing else. It continues your own ship, or starts from your own settlement or city; only there can a road join a ship. Roads and ships joined in this way count together for the longest trade route. The last ship of an open line may move once a turn, but not on the turn it was built; a line between two of your buildings is closed. A starting settlement on the coast may take a ship instead of a road, and a card for two free roads pays for ships too.
action-BuildShip = Build a ship
status-you-BuildShip = You: build a ship
step-BuildShip = Place a ship
action-PlaceShip = Place a ship
action-PlaceFreeShip = Place a free ship
action-MoveShip = Move a ship
tile-ship = Ship
tile-ship-short = Ship
table-owned-ship = { $whose ->
    [you] your ship
   *[other] { $name }’s ship
  }
log-ShipBuilt = { $who } built a ship
log-ShipMoved = { $who } moved a ship
refused-ship_on_land = A ship needs water on at least one side.
refused-ship_off_the_map = Ships cannot sail along the frame of the map.
refused-waters_closed = Ships can neither come nor go beside the pirate.
refused-ship_moved_already = You have already moved a ship this turn.
refused-not_your_ship = None of your ships lies there.
refused-ship_is_new = A ship cannot move on the turn it was built.
refused-ship_is_held = Only the last ship of an open line can move.
text-left-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
text-free-ship = free for your ship
text-help-ship = build a ship, where the map has sea
text-hint-road-or-ship = Type “place”, “road” or “ship” and the number of a path; “legal” lists them.
text-hint-PlaceShip = Type “place” and the number of a path; “legal” lists them.
text-hint-PlaceFreeShip = { text-hint-PlaceShip }
status-you-PlaceShip = You: place a ship
status-you-PlaceFreeShip = You: place a free ship
status-you-MoveShip = You: move a ship
status-you-picked-ship = You: choose where the ship moves to
status-other-PlaceShip = { $name } is placing a ship
step-PlaceShip = Place a ship
step-PlaceFreeShip = Place a ship
status-you-road-or-ship = You: place a road or a ship
step-road-or-ship = Road or ship
step-MoveShip = Move the ship
hint-pick-back = { $count ->
    [one] one ship may move
   *[other] { $count } ships may move
  } · Esc goes back
may-move-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships
  } may move
tile-moving = moving
tile-may-move = You may move a ship: press it on the board
table-may-move = { $name }; may move
table-own-ship = { $count ->
    [one] your ship; { $place }
   *[other] your ship, end of a line of { $count }; { $place }
  }
text-may-move = may move
text-stays-ship_is_new = stays: it was built this turn
text-stays-ship_is_held = stays: only the last ship of an open line can move
text-stays-waters_closed = stays: the pirate is beside it
stat-ships = Ships on the board
row-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
key-help-move-ship = move a ship
text-do-PlaceShip = Place a ship
text-do-PlaceFreeShip = Place a free ship
text-from-to = from { $from }; to { $to }
text-do-MoveShip = Move a ship
text-help-move = move a ship from one path to another
undo-BuildShip = ship
undo-PlaceShip = ship
undo-PlaceFreeShip = ship
undo-MoveShip = ship

## pirate
option-pirate-more = The pirate goes to any other sea hex and robs one player with a ship beside it. While it is there, no ship can be built beside it, move there or leave. It starts off the map.
action-MovePirate = Move the pirate
log-PirateMoved = { $who } moved the pirate to { $hex }
refused-pirate_must_move = The pirate has to move to another hex.
refused-pirate_not_there = The pirate may only move to a sea hex.
figures = The robber or the pirate
figure-robber = Robber, on land
figure-pirate = Pirate, at sea
figure-places = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
  }, { $robbed } with players to rob
figure-does-robber = Stops a hex from producing.
figure-does-pirate = Closes six sea paths to ships.
status-you-figures = You: move the robber or the pirate
status-you-MovePirate = You: move the pirate
step-pirate-or-robber = Robber or pirate
step-MovePirate = Move the pirate
tip-pirate = The pirate is here
pirate-holds-ships = Traps { $names }’s ships
pirate-closes = Closes six sea paths
pirate-own = Your own ships are there too
key-help-figures = while moving the robber or the pirate: show only the places of one
text-do-MovePirate = Move the pirate
text-help-pirate = move the pirate to a sea hex
text-with-pirate = { $hex }; the pirate is here
undo-MovePirate = pirate
table-pirate-here = { $hex }; the pirate here would close six sea paths
text-hint-figures = Type “robber” or “pirate”, the number of a hex and whom to rob; “legal” lists them.
text-hint-MovePirate = Type “pirate”, the number of a hex and whom to rob; “legal” lists them.

## gold
option-gold-more = You choose after everything else has been paid, from what the bank has. All choose at the same time unless a resource could run out; then they choose in turn, beginning with the player who rolled.
action-TakeGold = Take cards for gold
goods-title-TakeGold = Gold: choose { $count ->
    [one] a card
   *[other] { $count } cards
  }
goods-confirm-TakeGold = Take { $have }/{ $count }
status-you-TakeGold = You: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } for your gold
status-other-TakeGold = { $name } is choosing cards for gold
status-you-TakeGoldInTurn = { status-you-TakeGold }
row-TakeGold = choosing { $count }
row-TakeGoldInTurn = { row-TakeGold }
status-other-TakeGoldInTurn = { $name } is choosing cards for gold
log-GoldTaken = { $who } took { $cards } for gold
text-help-gold = choose cards for gold
text-hint-TakeGold = Type “gold” and the cards, as in “gold 1 ore 1 grain”.{ $bank ->
    [unknown] {""}
   *[other] {" "}The bank has { $bank }.
  }
text-hint-TakeGoldInTurn = { text-hint-TakeGold }

## island-bonus
option-island-bonus-more = Your home islands are those of your two starting settlements. The points are yours for good, and everyone sees them.
log-IslandSettled = { $who } scored { $points ->
    [one] an island point
   *[other] { $points } island points
  }
stat-bonus = Island points
row-bonus = { $points ->
    [one] { $points } island point
   *[other] { $points } island points
  }

## trade-routes
option-trade-routes-more = Owner with more pieces: the line may include anyone’s pieces but passes no third building; of the two owners at its ends, the one with more pieces in it scores, or in a tie the one who placed the last. Own line: it starts at home with your own ships. It may go on over the pieces of one other player to a building of theirs, if you have more pieces in it, or as many and the last one placed. Points can be lost again.
log-TradeRoutesCounted = { $who } now { $whose ->
    [you] have
   *[other] has
  } { $routes ->
    [one] { $routes } trade route
   *[other] { $routes } trade routes
  }
text-route = { $whose ->
    [you] Your trade route
   *[other] Trade route of { $who }
  }: paths { $numbers }
tab-crossing = Routes
route-line = { $name }: from { $one } to { $other }; { $own } of { $all } pieces
routes-text = A route joins buildings on two islands by an unbroken line of roads and ships that passes no third building. It can be lost again.
stat-crossing = Trade routes
row-crossing = { $points ->
    [one] { $points } trade route
   *[other] { $points } trade routes
  }

## exploration
option-exploration-more = Every fog hex at an end of the piece is turned over. Nobody can know what it will be: it is drawn at that moment from what is left. A discovery cannot be undone.
log-HexDiscovered = { $who } discovered { $hex }
log-HexDiscovered-cards = { $who } discovered { $hex } and got { $cards }
log-HexDiscovered-sea = { $who } discovered open sea
table-uncovers = uncovers { $count ->
    [one] a fog hex
   *[other] { $count } fog hexes
  }
table-route-after = route would be { $length }
table-ship-stays = your ship, { $place }; { $why }
hint-uncovers = uncovers { $count ->
    [one] a fog hex
   *[other] { $count } fog hexes
  } and cannot be undone
fog-title = Under the fog
fog-count = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  } under the fog
fog-left = { $count ->
    [one] One hex
   *[other] { $count } hexes
  } under the fog: { $kinds }
fog-kind = { $terrain } { $count }
fog-tokens = Numbers: { $tokens }
fog-left-over = { $count ->
    [0] No fog is left
    [one] One fog hex is left
   *[other] { $count } fog hexes are left
  }

## wandering-tokens
option-wandering-tokens-more = The first seven numbers come out of a bag. Later ones are moved from the main island, where their hexes then produce nothing. As far as possible, no red number goes beside another, no building there loses its last number, and the number comes from beside one of your own buildings.
action-FetchToken = Move a number there
status-you-FetchToken = You: choose a number on the main island
status-other-FetchToken = { $name } is choosing a number
log-TokenLaid = { $who } reached { $hex }
log-TokenFetched = { $who } moved a number: { $hex }
refused-token_stays = That number has to stay, because another one can be taken.
refused-no_token_there = The main island has no number there.
step-FetchToken = Choose a number
hint-token = { $conditions ->
    [3] no red number next to red; no building may lose its last; take it from beside your own building
    [2] no red number next to red; no building may lose its last; none beside yours can go
    [1] no red number next to red; a building may lose its last
   *[0] any number may go
  }
robber-closed-stays = Not this one: you have to take another number
text-do-FetchToken = Move a number from the main island
text-help-token = choose the number that goes to the far hex
text-hint-FetchToken = Type “token” and the number of a hex: { hint-token }.

## harbors-by-players
option-harbors-by-players-more = Each harbor is laid face down on a sea hex that has none yet, facing land beside it. Once all are laid, they are turned face up.
action-LayHarbor = Lay a harbor
status-you-LayHarbor = You: lay a harbor
status-other-LayHarbor = { $name } is laying a harbor
log-HarborLaid = { $who } laid a harbor
refused-not_a_coast = A harbor goes on a sea hex, facing land beside it.
refused-harbor_taken = That sea hex already has a harbor.
step-LayHarbor = Lay a harbor
text-do-LayHarbor = Lay a harbor
undo-LayHarbor = harbor
text-help-harbor = lay a harbor on the sea beside a coast: by its path, or by a hex and the side of it
text-hint-LayHarbor = Type “harbor” and the number of a path, or of a hex and its side, as in “harbor 14 east”.
text-free-LayHarbor = free for a harbor
