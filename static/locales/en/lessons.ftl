### What the guides of the board game say. One thing at a time, in a few words.

## Set-up
guide-title-goal = Welcome ashore
guide-goal = This island is yours to settle. The first player with { $goal } points wins. A settlement counts 1, a city 2.
guide-title-lands = What the land brings
guide-lands = Every kind of land produces its own resource. You build with all five, so settle beside different ones.
guide-title-settlement = Your first settlement
guide-settlement = Choose a corner. Each hex around it pays you when its number is rolled; more dots below the number mean more often. The ringed corner is a good one.
guide-title-road = A road
guide-road = Now place a road beside your settlement. Point it toward where you would like to build next.
guide-title-second = Your second settlement
guide-second = One more, anywhere you like. It pays you one card for each hex around it at once, so look for what you lack.
guide-title-second-road = And its road
guide-second-road = Each settlement starts with one road. After this one the game begins.
guide-title-cards = Your first cards
guide-cards = Your second settlement brought you { $cards }. What you hold is always shown here; the others only see how many.

## The first turn
guide-title-roll = Roll the dice
guide-roll = It is your turn. Every turn begins with a roll, and its sum says which hexes pay, for everyone.
guide-title-production = The land pays
guide-production = You rolled { $sum }: { $hexes }. Your pieces there brought you { $cards }. A settlement gets 1 card, a city 2.
guide-production-nothing = You rolled { $sum }. No piece of yours stands beside that number, so nothing for you this time. The others’ rolls can pay you, too.
guide-title-hand = Your hand
guide-hand = You may keep your cards for as long as you like. But with more than { $limit } of them a 7 is dangerous: more on that later.
guide-title-costs = What things cost
guide-costs = These tiles show what you can build and its price. A dashed resource is one you lack. A number in the corner says how many pieces you have left.
guide-title-build-road = Building a road
guide-build-road = A road costs { brick } and { lumber } and goes on from your own pieces. Build one when you have the cards: the tile lights up.
guide-build-road-now = You have the { brick } and the { lumber } for a road. Press the tile, then choose a spot next to your own pieces.
guide-title-end = End your turn
guide-end = Build and trade as much as you can pay for. Then pass the dice on.
guide-title-others = The others’ turns
guide-others = Now { $name } plays. Keep an eye on the dice: these rolls pay you just the same. You may be asked to trade as well.

## Trade
guide-title-supply = Trading with the bank
guide-supply = Too much of one thing? The bank takes 4 of a kind for any 1 you want.
guide-supply-now = You have enough of one kind for the bank. Press { tile-trade }, choose what you give and what you get, then press the button that names the bank. Or keep your cards and skip this.
guide-title-harbors = Harbors
guide-harbors = With a settlement or a city where a jetty begins, the bank gives you a better rate: 3 of a kind for 1, or 2 of the resource that is pictured.
guide-title-offer = Trading with players
guide-offer = Press { tile-trade }. Put one card you can spare on the left and one you need on the right. Then send the offer to { $name }.
guide-offer-again = { $name } declines: the price was too high, or { $name } did not have the card. Ask for one card of something that { $name }’s hexes produce; the board shows you which.
guide-offer-enough = No luck this time. Nobody has to trade, and nobody sees your cards. Try again whenever you like; each turn brings new cards.
guide-title-answer = An answer
guide-answer-thinking = { $name } is thinking about your offer. You can go on playing meanwhile.
guide-answer-accepted = { $name } agrees. Press the green button to trade, or leave it.
guide-answer-counter = { $name } asks for something else instead. You may accept it, decline it, or answer once more.
guide-answer-gone = That offer has been settled. Each turn you may make new ones.
guide-title-traded = A fair trade
guide-traded = You gave { $give } to { $name } and got { $get }. On your own turn you may trade as often as you like.
guide-title-asked = An offer for you
guide-asked = { $name } offers you a trade. Look at what you would get and give, then accept, decline, or make a counter-offer.

## Building
guide-title-build-settlement = More settlements
guide-build-settlement = A settlement costs { brick }, { lumber }, { wool } and { grain }. It goes on one of your roads, at least two paths away from any other building. It is worth 1 point.
guide-build-settlement-now = You can build a settlement right now. Press the tile, then choose a corner at your road.
guide-title-build-city = Cities
guide-build-city = 3 { ore } and 2 { grain } turn a settlement into a city. It pays double and is worth 2 points.
guide-build-city-now = You can build a city right now. Press the tile, then choose one of your settlements.
guide-title-development = Development cards
guide-development = For { ore }, { wool } and { grain } you draw a development card: most are knights, others give roads, resources or a point. You may play one a turn, but not on the turn you buy it.
guide-development-now = You can buy a development card: press the tile, then { buy }. It stays hidden from the others, and you may play it from your next turn on.
guide-title-deck = What is in the deck
guide-deck = The cards lie shuffled and face down. A full deck has:
guide-title-buildable = Time to build
guide-title-end-again = On to the next round
guide-end-again = That is everything you can do in a turn. Pass the dice on; one number still needs explaining.
guide-title-playable = A card to play
guide-playable = Your raised card can be played now. Press it to read what it does. You may play only one each turn, so choose your moment.

## The seven
guide-title-seven = When a 7 is rolled
guide-seven = No hex pays. Everyone with more than { $limit } cards gives half of them back, rounded down. Then the player who rolled moves the robber, and its hex pays nothing while it stands there.
guide-half = { $count } of { $total } cards go back
guide-title-discard = Too many cards
guide-discard = A 7! You hold more than { $limit } cards, so { $count } must go. Choose the ones you need least, or let the button suggest some.
guide-title-robber = The robber
guide-robber = A 7! You move the robber. Its new hex pays nobody while it stands there, and you steal a card from a player beside it. The ringed hex hurts the others most.
guide-title-stolen = Your loot
guide-stolen = You took { $cards } from { $name }. Only the two of you know which card it was. A knight card lets you do this without a 7.
guide-stolen-from-me = { $name } took { $cards } from you. It happens to everyone. A knight card sends the robber away again.

## To the end
guide-title-awards = Two honors
guide-awards = An unbroken road of at least 5 earns the { longest-road }, and three played knights earn the largest army. Each is worth 2 points, until someone does better.
guide-title-winning = Winning
guide-winning = Your points are counted here: settlements, cities, honors, and hidden point cards. Reach { $goal } on your own turn and you win at once.
guide-title-finish = That is all
guide-finish = You know the game now. Play on, and good luck! You can find me again under the question mark.
guide-finish-phone = You know the game now. Play on, and good luck! You can find me again in the menu on the board.

## The first game at sea
guide-title-sea-goal = Out to sea
guide-sea-goal = You know how to settle an island. Here several lie in the sea, and ships take you from one to the next. The first player with { $goal } points wins.
guide-title-sea-start = Start on the coast
guide-sea-start = Choose a corner on the coast, where ships can set out. The ringed one also produces { lumber } or { wool }: a ship costs one of each.
guide-title-sea-first-ship = A ship to begin with
guide-sea-first-ship = Beside a settlement on the coast, a ship may take the place of the first road. Choose the ringed side, then “{ tile-ship }”.
guide-title-sea-second = Your second settlement
guide-sea-second = It pays you one card for each hex around it, as on land. On the coast again, it can send out ships, too.
guide-title-sea-second-ship = Road or ship
guide-sea-second-ship = Once more you choose: a road opens up your island, a ship the sea. The ringed side leads toward other islands.
guide-title-sea-build = Building a ship
guide-sea-build = A ship costs { lumber } and { wool }. It continues your ships, or starts at your settlement on the coast. Build one when you have the cards: the tile lights up.
guide-sea-build-now = You have the { lumber } and the { wool } for a ship. Press the tile, then choose a side. It continues your ships, or starts at your settlement on the coast.
guide-title-sea-coast = What goes where
guide-sea-coast = Each side holds one piece. A coast takes a road or a ship, the open sea only ships, the land only roads. A road and a ship join only where you have a settlement or city.
guide-title-sea-settle = Another island
guide-sea-settle = Where your ships reach another island, you may build a settlement, at the usual price. Your first one away from home is worth an extra point. Each ship takes { lumber } and { wool }. If you lack them, end your turn.
guide-sea-settle-sail = An island with gold lies ahead. Build another ship on the ringed side: where your ships reach an island, you may settle it, and your first one away from home is worth an extra point.
guide-sea-settle-land = Your ships have reached another island, where your first settlement is worth an extra point. Save { brick }, { lumber }, { wool } and { grain } for it, or trade for them. If you lack them, end your turn.
guide-title-sea-landing = Land ahead
guide-sea-landing = Your ships have reached another island, and you have the cards. Build a settlement at the ringed corner: it earns an extra point.
guide-title-sea-point = An island point
guide-sea-point = { $points ->
    [one] You settled another island. The chip beside your settlement is an extra point, and it is yours for good.
   *[other] You settled another island. The chip beside your settlement is { $points } extra points, and they are yours for good.
  }
guide-title-sea-move = Moving a ship
guide-sea-move = Once a turn the last ship of an open line may move somewhere else, free of charge, but not on the turn it was built. Two arrows mark the ships that may.
guide-sea-move-now = Two arrows mark the ships that may move now, once a turn and free of charge. Press the ship tile until it says “{ tile-moving }”, then the ship, then its new place. Or leave them where they are, and skip this.
guide-title-sea-gold-land = Gold
guide-sea-gold-land = The ringed hexes are gold. When their number is rolled, a settlement there gets 1 card of your choice, a city 2. The bank must have those cards.
guide-title-sea-gold = Your gold
guide-sea-gold = Your gold pays: choose the cards you need most. The small numbers say what the bank still has.
guide-title-sea-figures = Robber or pirate
guide-sea-figures = Now you move the robber on land, or the pirate at sea. The pirate steals from a player with a ship beside its hex, and no ship may come or leave there while it stays. The ringed hex hurts the others most.
guide-title-sea-pirate = The pirate
guide-sea-pirate = After a 7, or with a knight, you choose: the robber on land, or the pirate at sea. The pirate steals from a player with a ship beside its hex, and no ship may come or leave there. It starts off the map.
guide-title-sea-await = Waiting for gold
guide-sea-await = Your settlement at the gold gets you a card of your choice when { $numbers } is rolled. Play on until then: end your turn.
guide-title-sea-fog = Fog
guide-sea-fog = On some maps, though not on this one, fog hides the far side. A road or ship that reaches a hex of fog turns it over, and land gives its discoverer a card at once.
guide-title-sea-route = The { longest-road }
guide-sea-route = Roads and ships count together where they join at your settlement or city. An unbroken route of at least 5 is worth 2 points, until someone’s is longer.
guide-title-sea-finish = Fair winds
guide-sea-finish = That is what the sea adds. Play on, and good luck! You can find me again under the question mark.
