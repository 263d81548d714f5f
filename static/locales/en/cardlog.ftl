### Two Realms: what happened, what one can do, what is awaited, and why something is refused.

## What happened, a sentence for each event; cards that one may not see are “a card”
cards-log-StartRolled = { $who } rolled { $number } to decide who starts
cards-log-FirstPlayerChosen = { $who } { $whose ->
    [you] go
   *[other] goes
  } first
cards-log-ArrangementDone = { $who } laid out the regions
cards-log-DiceRolled = { $who } rolled { $number }: { $face }
cards-log-DiceRolled-named = { $who } rolled the event die: { $face }; the number is { $number }, as named
cards-log-Produced = { $who } got { $goods }
cards-log-Produced-full = { $who } had no room for more { $good } there
cards-log-TournamentHeld = { $who } won the tournament, { $more } to { $fewer }
cards-log-TournamentHeld-tie = The tournament was a tie at { $more ->
    [one] { $more } point
   *[other] { $more } points
  }
cards-log-RobbersCame = Robbers counted { $counted ->
    [one] { $counted } good
   *[other] { $counted } goods
  } and took { $goods } from { $victim }
cards-log-RobbersCame-nothing = Robbers counted { $counted ->
    [one] { $counted } good
   *[other] { $counted } goods
  } and left { $victim } alone
cards-log-EventCardTurned = { $who } turned up { $card }
cards-log-EventsShuffled = The event cards were shuffled
cards-log-Spared = The Plague spared { $count ->
    [one] { $count } region
   *[other] { $count } regions
  } of { $whom ->
    [you] yours
   *[other] { $victim }’s
  }
cards-log-GoodGained = { $who } gained { $goods }
cards-log-GoodLost = { $who } lost { $goods }
cards-log-GoodTaken = { $who } took { $goods } from { $victim }
cards-log-GoodsPaid = { $who } paid { $goods }
cards-log-TradedWithSupply = { $who } gave the supply { $give } for { $get }
cards-log-TradeOffered = { $who } offered { $give } for { $get }
cards-log-TradeAccepted = { $who } gave { $partner } { $give } for { $get }
cards-log-TradeDeclined = { $who } declined
cards-log-TradeWithdrawn = { $whose ->
    [you] Your offer
   *[other] { $who }’s offer
  } is withdrawn
cards-log-RowBuilt = { $who } built { $kind ->
    [road] a road
    [city] a city
   *[settlement] a settlement
  }
cards-log-RegionLaid = { $who } laid out { $land }
cards-log-RegionStackShuffled = The stack of regions was shuffled
cards-log-UpgradeBuilt = { $who } built { $card }
cards-log-RowBuilt-paid = { cards-log-RowBuilt } for { $goods }
cards-log-UpgradeBuilt-paid = { cards-log-UpgradeBuilt } for { $goods }
cards-log-Demolished = { $who } took { $card } out of the game
cards-log-TokenMoved = { $who } took { $token }
cards-log-TokenMoved-gone = Nobody holds { $token } now
cards-log-StackSearched = { $who } looked through stack { $letter }
cards-log-StackSearched-known = { $who } looked through stack { $letter }: { $cards }
cards-log-CardTaken = { $who } took { $card } from stack { $letter }
cards-log-StackLeft = { $who } took nothing
cards-log-CardPutUnder = { $who } put { $card } under stack { $letter }
cards-log-CardBuried = { $who } put { $card } from { $whom ->
    [you] your hand
   *[other] { $partner }’s hand
  } under stack { $letter }
cards-log-HandShown = { $who } looked at { $whom ->
    [you] your hand
   *[other] { $partner }’s hand
  }
cards-log-HandShown-known = { cards-log-HandShown }: { $cards }
cards-log-CardTakenFromHand = { $who } took { $card } from { $whom ->
    [you] your hand
   *[other] { $partner }’s hand
  }
cards-log-CardPlayed = { $who } played { $card }
cards-log-NumberNamed = { $who } named { $number } as this turn’s number
cards-log-AttackAnswered = { $who } answered with the { $card }
cards-log-AttackAnswered-nothing = { $who } did not answer
cards-log-AttackRolled = { $who } rolled { $number }: the attack succeeds
cards-log-AttackRolled-fails = { $who } rolled { $number }: the attack fails
cards-log-UpgradeReturned = { $who } sent { $card } back to { $whom ->
    [you] your hand
   *[other] { $partner }’s hand
  }
cards-log-GameWon = { $who } won with { $points } points
cards-the-card = { $kind ->
    [knight] { $card }
   *[other] the { $card }
  }
cards-no-cards = no cards
cards-a-region = a region
undo-BuildUpgrade = card
undo-Demolish = demolishing

## Where in a realm
cards-place-between = { cards-side }, between { $pair ->
    [city-city] cities { $left } and { $right }
    [city-settlement] city { $left } and settlement { $right }
    [settlement-city] settlement { $left } and city { $right }
   *[settlement-settlement] settlements { $left } and { $right }
  }
cards-place-first = { cards-side }, at the left end
cards-place-last = { cards-side }, at the right end
cards-place-site = { cards-side } { $kind ->
    [city] city
   *[settlement] settlement
  } { $number }
cards-place-row = { $kind ->
    [road] road
    [city] city
   *[settlement] settlement
  } { $number }
cards-side = { $side ->
    [above] above
    [outer-above] second above
    [outer-below] second below
   *[below] below
  }

## What one can do
cards-do-ArrangeRegions = Lay out the regions
cards-do-LookThrough = Look through a stack
cards-do-TakeCard = Take a card
cards-do-TakeNothing = Take nothing
cards-do-DrawCard = Draw the top card
cards-do-PutUnder = Put a card under a stack
cards-do-RollDice = Roll dice
cards-do-EndTurn = End turn
cards-do-Exchange = Exchange a card
cards-do-Gain = Gain a good
cards-do-Take = Take a good
cards-do-TakeNoMore = That is enough
cards-do-Lose = Lose a good
cards-do-GiveBack = Give a good back
cards-do-Swap = Swap a good
cards-do-TradeWithSupply = Trade with the supply
cards-do-OfferTrade = Offer a trade
cards-do-AcceptOffer = Accept the offer
cards-do-DeclineOffer = Decline the offer
cards-do-WithdrawOffer = Withdraw the offer
cards-do-BuildRoad = Build a road
cards-do-BuildSettlement = Build a settlement
cards-do-BuildCity = Build a city
cards-do-BuildUpgrade = Build a card
cards-do-Demolish = Take a card out of the game
cards-do-LayRegions = Lay out both regions
cards-do-ChooseRegions = Choose two regions
cards-do-PlayCard = Play a card
cards-do-NameNumber = Name the number
cards-do-AnswerAttack = Answer the attack
cards-do-CloseWindow = End the time to answer
cards-do-Return = Send a card back
cards-do-TakeFromHand = Take this card
cards-do-Bury = Put one of your opponent’s cards under a stack

## What is awaited
cards-status-you-Arrange = You: lay out your regions
cards-status-other-Arrange = { $name } is laying out their regions
cards-status-you-ChooseStack = You: choose a stack to look through
cards-status-other-ChooseStack = { $name } is choosing a stack
cards-status-you-TakeCards = You: take { $left ->
    [one] a card
   *[other] { $left } cards
  } from stack { $letter }
cards-status-other-TakeCards = { $name } is looking through stack { $letter }
cards-status-you-PutCardsUnder = You: put { $left ->
    [one] a card
   *[other] { $left } cards
  } from your hand under draw stacks
cards-status-other-PutCardsUnder = { $name } has too many cards and is putting { $left } away
cards-status-you-Roll = You: roll the dice
cards-status-other-Roll = { $name } is about to roll
cards-status-you-Name = You: name the production number
cards-status-other-Name = { $name } is naming the production number
cards-status-you-Play = Your turn
cards-status-other-Play = { $name } is trading, building and playing cards
cards-status-you-Draw = You: draw { $left ->
    [one] a card
   *[other] { $left } cards
  }
cards-status-other-Draw = { $name } is drawing cards
cards-status-you-ChooseGain = You: choose a region to gain 1 good
cards-status-you-ChooseGain-good = You: choose where 1 { $good } goes
cards-status-other-ChooseGain = { $name } is choosing what to gain
cards-status-you-ChooseLoss = You: choose a region that loses 1 { $good }
cards-status-other-ChooseLoss = { $name } is choosing which region loses 1 { $good }
cards-status-you-TakeGoods = You: take { $left ->
    [one] a good
   *[other] { $left } goods
  } from the other realm
cards-status-other-TakeGoods = { $name } is choosing which good to take
cards-status-you-GiveGoodBack = You: give one good back
cards-status-other-GiveGoodBack = { $name } is choosing what to give back
cards-status-you-SwapGoods = You: swap { $left ->
    [one] a good for another
   *[other] up to { $left } goods for others
  }
cards-status-other-SwapGoods = { $name } is swapping goods
cards-status-you-LayOut = You: choose which region lies above
cards-status-other-LayOut = { $name } is laying out two new regions
cards-status-you-ChooseFromStack = You: choose the two regions of your settlement
cards-status-other-ChooseFromStack = { $name } is choosing two regions from the stack
cards-status-you-Answer = { $attack }: will you answer?
cards-status-other-Answer = { $attack }: { $name } may answer
cards-status-you-ChooseTarget = You: choose { $what ->
    [knight] a knight
    [building] a building
   *[unit] a knight or a fleet
  } to send back
cards-status-other-ChooseTarget = { $name } is choosing { $what ->
    [knight] a knight
    [building] a building
   *[unit] a knight or a fleet
  } to send back
cards-status-you-Spy = You: take a card from your opponent’s hand
cards-status-other-Spy = { $name } is looking at the other player’s hand
cards-status-you-BuryCards = You: put { $left ->
    [one] a card
   *[other] { $left } cards
  } from your opponent’s hand under one stack
cards-status-other-BuryCards = { $name } is putting cards from the other hand under a stack

## Why not
refused-before_the_dice = The { $card } can be played only before the dice are rolled.
refused-cannot_be_closed = The time to answer ends by itself.
refused-cities_only = The { $card } can only be built at a city.
refused-does_not_answer = The { $card } does not answer this attack.
refused-hand_not_full = You can exchange a card only when your hand is full.
refused-must_take = You have looked through the stack, so you must take a card from it.
refused-new_card = { $card } has to wait: you gained it this turn.
cards-refused-no_pieces_left = { $piece }: none are left.
cards-refused-no_place = There is no free place for it.
refused-no_room = There is no room for more { $good }.
cards-refused-no_such_card = { $card } is not there.
refused-no_such_site = There is no building site there.
refused-no_target = The { $card } would have no effect now.
refused-not_enough_goods = You need { $needs } more.
cards-refused-not_enough_goods-any = You need { $count ->
    [one] { $count } more good
   *[other] { $count } more goods
  }.
refused-not_stored = There is no such good there.
refused-nothing_to_trade = Offer some goods, and not the same good on both sides.
refused-only_an_answer = The { $card } can be played only to answer an attack.
refused-only_the_active_player = Only the player whose turn it is can offer a trade.
refused-same_good = Trade { $good } for a different good.
refused-site_taken = That site is taken.
refused-stack_empty = There are no cards left in stack { $letter }.
refused-stack_taken = Your opponent has looked through stack { $letter }; choose another.
refused-too_early = The { $card } cannot be played yet.
refused-with_a_settlement = The { $card } can be played only while you build a settlement.
refused-wrong_places = Those regions cannot pay exactly that, or have no room for the goods coming in.
refused-wrong_regions = Lay out each of the regions once.
refused-wrong_stack = Not stack { $letter }: it has to be the same stack as before.

## Why a card rests: in a word or two on the card, and in full
cards-rests-before_the_dice = before the roll
cards-rests-new_card = next turn
cards-rests-no_target = no effect now
cards-rests-too_early = { $from ->
    [seven-points] at 7 points
   *[second-turn] from turn 2
  }
cards-rests-with_a_settlement = when settling
cards-refused-no_target = The { $card } would have no effect now: { $of ->
    [arsonist] your opponent has no building.
    [black-knight] your opponent has no knight.
    [caravan] none of your goods can be swapped for another.
   *[raid] your opponent has no goods that you have room for.
  }
cards-refused-too_early = The { $card } can be played { $from ->
    [seven-points] once you two have 7 points together.
   *[second-turn] from your second turn on.
  }
