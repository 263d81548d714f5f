### Two Realms, the card game for two: what its cards, goods and places are called.

## Goods and regions; those of the board game have its words
good-gold = gold
terrain-river = river
cards-good = { $kind ->
    [gold] { good-gold }
   *[other] { resource }
  }
cards-amount = { $kind ->
    [gold] { $count } { good-gold }
   *[other] { table-cards }
  }
cards-no-goods = nothing
region-text = Stores up to 3 { cards-good } and gains 1 when its number is rolled.

## Buildings, fleets and knights: for settlements and cities
card-abbey = Cloister
card-abbey-text = Your hand may hold 1 more card. Brings you 1 good of your choice in the Progress event.
card-fortified-warehouse = Fortified Warehouse
card-fortified-warehouse-text = Robbers do not count the two regions beside it, but still rob them. Both gain 1 good in a Productive Year.
card-smithy = Smithy
card-smithy-text = 1 more strength point for each of your knights. Tournament points do not change.
card-brick-factory = Brick Factory
card-brick-factory-text = Hills beside it make 2 brick when their number is rolled.
card-iron-foundry = Foundry
card-iron-foundry-text = Mountains beside it make 2 ore when their number is rolled.
card-grain-mill = Grain Mill
card-grain-mill-text = Fields beside it make 2 grain when their number is rolled.
card-sawmill = Sawmill
card-sawmill-text = Forests beside it make 2 lumber when their number is rolled.
card-woolen-mill = Woolen Mill
card-woolen-mill-text = Pastures beside it make 2 wool when their number is rolled.
card-fleet-brick = Brick Fleet
card-fleet-brick-text = Trade 2 brick for 1 of any other good, as often as you like.
card-fleet-gold = Gold Fleet
card-fleet-gold-text = Trade 2 gold for 1 of any other good, as often as you like.
card-fleet-grain = Grain Fleet
card-fleet-grain-text = Trade 2 grain for 1 of any other good, as often as you like.
card-fleet-lumber = Lumber Fleet
card-fleet-lumber-text = Trade 2 lumber for 1 of any other good, as often as you like.
card-fleet-ore = Ore Fleet
card-fleet-ore-text = Trade 2 ore for 1 of any other good, as often as you like.
card-fleet-wool = Wool Fleet
card-fleet-wool-text = Trade 2 wool for 1 of any other good, as often as you like.
card-knight-conrad = Conrad the Swift
card-knight-conrad-text = { card-knights-text }
card-knight-falk = Falk the Fair
card-knight-falk-text = { card-knights-text }
card-knight-goetz = Götz Ironfist
card-knight-goetz-text = { card-knights-text }
card-knight-hagen = Hagen the Sinister
card-knight-hagen-text = { card-knights-text }
card-knight-karl = Karl the Strong
card-knight-karl-text = { card-knights-text }
card-knight-otto = Otto the Berserker
card-knight-otto-text = { card-knights-text }
card-knight-pippin = Pippin the Short
card-knight-pippin-text = { card-knights-text }
card-knight-siegfried = Siegfried Lackland
card-knight-siegfried-text = { card-knights-text }
card-knight-walter = Walter the Recreant
card-knight-walter-text = { card-knights-text }
card-knights-text = Counts for the knight token and rides in tournaments.

## Buildings for cities only
card-aqueduct = Aqueduct
card-aqueduct-text = The Plague takes nothing from any of your regions.
card-bath-house = Bath House
card-bath-house-text = The Plague takes nothing from the four regions around its city.
card-church = Church
card-church-text = Knights and fleets in its city cannot be chosen in the Civil War.
card-colossus = Colossus
card-colossus-text = Victory points, and nothing else.
card-counting-house = Counting House
card-counting-house-text = Commerce points, and nothing else.
card-harbor = Harbor
card-harbor-text = 1 more commerce point for each of your fleets.{ $harbor-counts-itself ->
    [off] {" "}The point printed on the Harbor does not count.
   *[on] {""}
  }
card-library = Library
card-library-text = Your hand may hold 1 more card. Brings you 1 good of your choice in the Progress event.
card-marketplace = Marketplace
card-marketplace-text = Commerce points, and nothing else.
card-merchant-guild = Merchant Guild
card-merchant-guild-text = More commerce points than any other card.
card-mint = Mint
card-mint-text = Trade 1 gold for 1 of any other good, as often as you like.
card-town-hall = Town Hall
card-town-hall-text = Looking through a draw stack costs you 1 good instead of 2. A second Town Hall makes it no cheaper.

## Actions
card-alchemist = Alchemist
card-alchemist-text = Before rolling, name this turn’s production number. Only the event die is rolled. Once a turn.
card-arsonist = Arsonist
card-arsonist-text = Roll a die. 1–5: a building you choose goes back to your opponent’s hand. 6: one they choose goes back to yours.
card-bishop = Bishop
card-bishop-text = Answers the Arsonist or the Raid: the attack then succeeds only on a 1 or 2.
card-black-knight = Black Knight
card-black-knight-text = Roll a die. 1–5: a knight you choose goes back to your opponent’s hand. 6: one they choose goes back to yours.
card-caravan = Caravan
card-caravan-text = Swap 1 or 2 of your goods for as many others of your choice, none of a kind you gave up.
card-herb-witch = Herb Witch
card-herb-witch-text = Answers the Black Knight: the attack then succeeds only on a 1 or 2.
card-merchant = Merchant
card-merchant-text = Take 1 or 2 goods of your choice from your opponent, then give 1 back.
card-raid = Raid
card-raid-text = Roll a die. 1–5: take 2 goods of your choice from your opponent. 6: they take 2 of yours.
card-scout = Scout
card-scout-text = Play it while building a settlement: choose its two regions from the whole stack of regions.
card-spy = Spy
card-spy-text = Look at your opponent’s hand and take { $spy-takes ->
    [any-card] any card
   *[units-and-actions] a knight, a fleet or an action card
  }.

## The middle row
card-road = Road
card-road-text = Built at an open end of your row. Makes room for a settlement behind it.
card-settlement = Settlement
card-settlement-text = Built behind a road. Opens up two regions, and two sites: one above, one below.
card-city = City
card-city-text = Takes the place of a settlement. Has four sites, which also take city buildings.

## Event cards
event-card-civil-war = Civil War
event-card-civil-war-text = Each player, the active one first, picks one of the other’s knights or fleets; it goes back to its owner’s hand.
event-card-conflict = Conflict
event-card-conflict-text = The holder of the knight token looks at the other hand and puts two of its cards under a draw stack.
event-card-master-builder = Master Builder
event-card-master-builder-text = You may each, the active player first, look through a different draw stack, take a card from it and put one from your hand under any stack.
event-card-plague = Plague
event-card-plague-text = Every region beside a city loses 1 good; between two cities, too, it loses only 1.
event-card-productive-year = Productive Year
event-card-productive-year-text = Every region gains 1 good for each Fortified Warehouse beside it.
event-card-progress = Progress
event-card-progress-text = You each gain 1 good of your choice for every Cloister and Library you own.
event-card-year-end = Year End
event-card-year-end-text = The event cards are shuffled, this one included.

## Kinds of cards, and where they go
kind-building = Building
kind-fleet = Fleet
kind-knight = Knight
kind-city-building = City building
kind-action = Action
kind-attack = Attack
kind-counter = Counter
kind-event = Event
kind-region = Region
kind-row = Middle row
family-territory = settlement or city
family-city = city only
family-action = your turn
family-counter = when attacked
family-event = for both

## Points and tokens
cards-realm-of = { $name }’s realm
cards-own-realm = Your realm
points-victory = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
  }
points-commerce = { $count ->
    [one] { $count } commerce point
   *[other] { $count } commerce points
  }
points-strength = { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
  }
points-tournament = { $count ->
    [one] { $count } tournament point
   *[other] { $count } tournament points
  }
name-victory = Victory points
name-commerce = Commerce
name-strength = Strength
name-tournament = Tournament points
token-knight = the knight
token-mill = the mill
token-knight-text = Held by whoever has more strength: 1 victory point
token-mill-text = Held by whoever has more commerce points and a city: 1 victory point

## Dice
die-event = Event die
die-production = Production die
face-tournament = tournament
face-trade-advantage = trade advantage
face-robber-assault = robbers
face-successful-year = successful year
face-event-card = event card
face-tournament-text = The player with more tournament points gains 1 good of their choice.
face-trade-advantage-text = The player with the mill takes 1 good from the other realm.
face-robber-assault-text = Whoever has more than 7 unprotected goods loses all ore and all wool.
face-successful-year-text = Each player gains 1 good of their choice.
face-event-card-text = The top event card is turned up.

## Stacks
stack-draw = Stack { $letter }
stack-roads = Roads
stack-settlements = Settlements
stack-cities = Cities
stack-regions = Regions
stack-events = Event cards
