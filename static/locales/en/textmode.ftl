### Words of text mode: the game as headings, tables and a command line. The commands themselves are English everywhere.

## The command line
text-commands = Commands
text-command = Command
text-command-hint = roll, hand, help…
text-send = Send
text-said-label = Commands, answers and events
text-welcome = Type a command and press Enter: “legal” shows what you can do, “help” lists all commands.
text-busy = One moment: the last command has not been answered yet.
text-unknown = There is no command “{ $word }”. “help” lists all of them.
text-ambiguous = “{ $word }” may mean { $commands }.
text-usage = Type it like this: { $usage }
text-which = Which one?
text-which-place = Which place? Name its number.
text-not-now = “{ $command }” is not possible now.
text-nothing-possible = There is nothing for you to do now.
text-possible = Possible now:
text-summary = { $title }: { $commands }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }
text-choice = { $command } – { $words }
text-choices = { $title }: { $commands }
text-said = { $name } says: { $text }

## What is to be done
text-hint-PlaceSettlement = Type “place” and the number of a corner; “legal” lists them.
text-hint-PlaceRoad = Type “place” and the number of a path; “legal” lists them.
text-hint-PlaceFreeRoad = Type “place” and the number of a path; “legal” lists them.
text-hint-MoveRobber = Type “robber”, the number of a hex and whom to rob; “legal” lists them.
text-hint-Roll = Type “roll”.
text-hint-Play = Build, buy, trade, offer, play a card, or end; “legal” lists what you can do.
text-asked = You are asked to answer: { $commands }
text-hint-Discard = Type “discard” and the cards, as in “discard 2 wool 1 ore”.

## Actions
text-do-Discard = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
text-do-PlaceSettlement = Place a settlement
text-do-PlaceRoad = Place a road
text-do-PlaceFreeRoad = Place a free road
text-do-MoveRobber = Move the robber
text-do-RollDice = Roll the dice
text-do-ConfirmTrade = Choose whom to trade with
text-do-AcceptOffer = Accept an offer
text-do-DeclineOffer = Decline an offer
text-do-CounterOffer = Counter an offer
text-do-WithdrawOffer = Withdraw an offer
text-do-BuildCity = Build a city
text-do-BuildSettlement = Build a settlement
text-do-BuildRoad = Build a road
text-do-BuyDevelopmentCard = Buy a development card
text-do-PlayKnight = Play a { $card }
text-do-PlayRoadBuilding = Play { $card }
text-do-PlayYearOfPlenty = Play { $card }
text-do-PlayMonopoly = Play { $card }
text-do-TradeWithSupply = Trade with the bank
text-do-OfferTrade = Offer a trade
text-do-EndTurn = End your turn
text-do-Pass = Pass
text-swap = { $give } for { $get }
text-rob = { $hex }; steal from { $name } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  })
text-with = with { $name }, offer { $offer }
text-offer-mine = { $number }: you offer { $give } for { $get }
text-offer-to-you = { $number }: { $name } gives you { $give }, you give { $get }
text-offer-other = { $number }: { $name } offers { $give } for { $get }
text-answer = { $name }: { $answer }

## Why not
text-not-there = Not possible now: { $place }
text-no-place = There is no place with the number { $number }.
text-build-what = Build what? Road, settlement, city or card.
text-play-what = Play which card?
text-no-card = There is no card “{ $word }”.
text-not-held = You have no { $card }.
text-no-kind = “{ $word }” is not a resource. Name cards as in “2 wool 1 ore”.
text-no-player = Nobody here is called “{ $word }”. At the table: { $names }.

## Places
text-numbered = { $number }: { $place }
text-named-hex = hex { $number }: { $place }
text-named-intersection = corner { $number }: { $place }
text-named-path = path { $number }: { $place }
text-named-harbor = harbor { $number }: { $place }
text-with-robber = { $hex }; the robber is here
text-tip = { $sources }, { $direction } tip
text-between = between { $one } and { $other }, from corner { $from } to { $to }
text-coast = coast of { $one }, { $direction }, from corner { $from } to { $to }
text-sea = sea path between { $one } and { $other }, from corner { $from } to { $to }
text-off = sea path off { $lands }, from corner { $from } to { $to }
text-open = open sea, from corner { $from } to { $to }
text-hexes-of = { $terrain }: hexes { $numbers }
text-piece-at = { $piece } (corner { $number })
text-no-pieces = { $whose ->
    [you] You have nothing on the board yet.
   *[other] { $who } has nothing on the board yet.
  }
text-hex-corners = corners { $numbers }
text-corner-paths = paths { $numbers }

## Answers
text-hand-cards = Resources: { $cards }
text-hand-development = Development cards: { $cards }
text-hand-left = Pieces left: { $pieces }
text-left-road = { $count ->
    [one] { $count } road
   *[other] { $count } roads
  }
text-left-settlement = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
  }
text-left-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }
text-hand-rates = The bank gives one card for { $rates }
text-no-cards = none
text-card-new = { $name } ({ $count } new)
text-points = Points: { $points } of { $goal }
text-points-hidden = Points: { $points }, with hidden cards { $total }, of { $goal }
text-their-turn = it’s their turn
text-must-decide = must decide
text-over-limit = more than { $limit } cards
text-bank = In the bank: { $cards }
text-clock-of = { $name }: { $time }
text-clock-answer = { $time } left to answer
text-no-clock = No clock is running.
text-no-offers = No open offers.
text-no-log = Nothing has happened yet.

## Events
text-rolled = { $who } rolled { $sum } ({ $one } and { $other })
text-my-turn = Turn { $number }: your turn
text-sentence-at = { $sentence }: { $place }
text-sentence-hex = { $sentence } (hex { $number })

## Headings and tables
text-offers = Offers
text-history = Log
text-all-turns = Show all { $count } turns
text-fewer-turns = Show the last turns only
text-places = Your corners and paths, and where you may build now
text-hexes = All hexes
text-others-pieces = Pieces of the others
text-place = Place
text-where = Where
text-there = What is there
text-corner = Corner { $number }
text-path = Path { $number }
text-free-settlement = free for your settlement
text-free-city = may become a city
text-free-road = free for your road
text-number = Number
text-land = Land and roll
text-corners = Its corners
text-beside = Beside it
text-resources = Your resources
text-resource = Resource
text-you-have = You have
text-rate-column = Bank rate
text-rate-short = { $rate }:1
text-in-bank = In the bank
text-notes = Notes

## Help
text-help = { $usage }: { $text }
text-help-short = { $usage } (short: { $short })
text-help-names = A command may be shortened as long as it is unambiguous. Resources and players may be shortened too; “p2” is the player in the second seat. Corners, paths and hexes are counted from the top left, row by row.
text-help-help = all commands, or one of them
text-help-legal = what you can do now, with its command; “legal all” describes every place
text-help-board = all hexes and your pieces; whatever has that number; someone’s pieces
text-help-hand = your cards, points, pieces and rates
text-help-players = what everyone knows about the players
text-help-bank = what the bank still holds
text-help-offers = the open offers
text-help-rules = read the base rules and this table’s; with a word, what they say about it
text-rules-open = The rules are open; Escape closes them.
text-help-log = what happened last
text-help-clock = what the clocks say
text-help-chat = what was said last
text-help-roll = roll the dice
text-help-place = place a piece that has to be placed now: during set-up, and free roads
text-help-build = build on a path or corner
text-help-road = build or place a road
text-help-settlement = build or place a settlement
text-help-city = build a city
text-help-buy = buy a development card
text-help-play = play a development card
text-help-robber = move the robber to a hex and steal from someone there
text-help-pass = pass on something that you could do now
text-help-discard = give up cards after a seven
text-help-trade = trade with the bank
text-help-do = do something that has no command of its own
text-help-offer = offer a trade to everyone or to someone; you give what you name first
text-help-choose = trade with one of those who accepted your offer
text-help-withdraw = withdraw your offer
text-help-yes = accept an offer, by its number or by the name of its player
text-help-no = decline an offer
text-help-counter = answer an offer with another one; you give what you name first
text-help-end = end your turn
text-help-say = say something to the table

## What the table settles besides the game
text-together = The table
text-no-proposal = Nothing has been proposed.
text-vote = Type “agree” or “decline”.
text-not-paused = The game is not paused.
text-not-away = { $name } is not away.
text-cannot-remind = The game is not waiting for { $name }.
text-no-luck = Nobody has rolled yet.
text-nothing = nothing
text-wishes = The table sees: you want { $want }, you have { $have }.
text-no-wishes = Nobody shows what they want or have.
text-help-proposal = what the table is asked to decide
text-help-agree = agree to a proposal
text-help-disagree = decline a proposal, or withdraw your own
text-help-undo = undo your last move
text-help-pause = propose a pause
text-help-continue = end the pause
text-help-back = propose to go back before the last move
text-help-concede = propose to let someone win
text-help-abort = propose to end the game early
text-help-bot = propose that a bot plays for someone who is away
text-help-remind = remind the player the game waits for
text-help-want = show the table what you want and have
text-help-wishes = what the others want and have
text-help-luck = everyone’s cards from rolls, and what was to be expected
text-help-dice = how often each sum was rolled
