### What the guide of Two Realms says. One thing at a time, in a few words.

## Set-up
guide-title-cards-goal = Two realms
guide-cards-goal = The realm below is yours, the one above is { $name }’s. The first player with { $goal } points wins: a settlement counts 1, a city 2, and some cards and two tokens bring more.
guide-title-cards-arrange = Your six regions
guide-cards-arrange = Each region makes 1 good whenever its number is rolled, and stores up to 3. Press two of them to swap their places, or leave them as they are, then press “{ cards-step-done }”.
guide-title-cards-stack = A first look
guide-cards-stack = Five stacks hold all the cards you can build or play. You may look through one of them now: press the ringed one.
guide-title-cards-first-hand = Your first hand
guide-cards-first-hand = Take { $left ->
    [one] one more card
   *[other] { $left } cards
  }: press a card to read it, then the large button. The ringed card is a good choice. Green cards are built in your realm; yellow ones are played for free.

## The first turn
guide-title-cards-roll = Two dice
guide-cards-roll = It is your turn. It begins with both dice: one for the event, one for production.
guide-title-cards-event = First the event
guide-cards-event = The event die shows: { $face }. { $text } The event always comes first, and it concerns both players.
guide-cards-event-gain = The event die shows: { $face }. { $text } Choose the region that gains it. A road costs 2 brick and you have only 1, so the ringed region is a good choice.
guide-title-cards-production = Then production
guide-cards-production = The production die shows { $number }. Every region with that number makes 1 good, in both realms; yours made { $goods }. A region that stores 3 makes no more, so do not save for too long.
guide-title-cards-costs = Paying
guide-cards-costs = These tiles show what you can build, and its price. You pay from your regions. If it matters which of them pays, you are asked, with a suggestion filled in.
guide-title-cards-road = A road
guide-cards-road = A road costs 2 brick and 1 lumber. It goes at either end of your row and makes room for a settlement. Build one as soon as you have the goods.
guide-cards-road-now = You have the goods for a road: 2 brick and 1 lumber. Press the tile, then a place at either end of your row.
guide-title-cards-upgrade = A card in your realm
guide-cards-upgrade = Cards with a price are built above or below a settlement or city. Each card in your hand says what you still lack for it.
guide-cards-upgrade-now = You can pay for the ringed card. Press it, then a site above or below a settlement. It can stay there to the end.
guide-title-cards-tokens = The knight and the mill
guide-cards-tokens = The stronger player holds the knight. The mill goes to the player with more commerce points, and needs a city. Each is worth 1 point, until the other player overtakes you.
guide-cards-tokens-knight = You are the stronger player, so the knight is yours: 1 point, until { $name } overtakes you. The mill goes to the player with more commerce points, and needs a city.
guide-title-cards-end = End your turn
guide-cards-end = Trade, build and play cards as long as you can pay. Then end your turn, which fills your hand up again.
guide-title-cards-draw = A new card
guide-cards-draw = Your hand holds { $limit } cards. For each one you lack, press a stack and take its top card for free, or pay { $count ->
    [one] 1 good
   *[other] { $count } goods
  } of any kind to look through the stack and choose.
guide-title-cards-other = Your opponent’s turn
guide-cards-other = Now { $name } plays. Watch the dice: the event and the production count for you, too.

## Actions and attacks
guide-title-cards-action = Action cards
guide-cards-action = Yellow cards cost nothing. Play them on your own turn after the dice, once each player has had a turn. Then they are out of the game.
guide-cards-action-now = You can play an action card now: press it, then the large button. Whether an attack succeeds is up to a die.
guide-title-cards-defense = Answering an attack
guide-cards-defense = { $name } can attack you as well. A counter card answers an attack, and is of no other use: keep it until you need it. Now end your turn.
guide-cards-defense-held = { $name } can attack you as well. Your { $card } is a counter card: it answers an attack, and is of no other use, so keep it. Now end your turn.
guide-title-cards-awaited = Is there an answer?
guide-cards-awaited = { $name } has { $seconds } seconds to answer the { $card }. The timer always runs to the end, so the wait gives nothing away. Then a die is rolled: 1 to 5 succeeds, but after an answer only 1 and 2.
guide-title-cards-loot = Your loot
guide-cards-loot = You may take goods from { $name }, one at a time. The ringed one helps you most with what you build next.
guide-title-cards-attacked = You are attacked
guide-cards-attacked = { $name } plays the { $card }. A counter card could answer it, but you have none that fits: press the ringed button. The timer runs to the end either way. Then a die is rolled, and 1 to 5 hits you.
guide-cards-attacked-counter = { $name } plays the { $card }, which your { $counter } answers. Press the ringed button, then the card, then the large button. After an answer only 1 and 2 hit you, instead of 1 to 5.
guide-title-cards-hit = The attack hit you
guide-cards-hit = The die showed { $number }, so the attack succeeded. A card that is hit goes back to your hand, and you can build it again at full price. A Raid takes goods instead.
guide-title-cards-warded = You warded it off
guide-cards-warded = The die showed { $number }, so the attack failed and turns against { $name }: you choose what goes back or what you take. If there is nothing of that kind, nothing more happens.
guide-title-cards-failed = Your attack failed
guide-cards-failed = The die showed { $number }, so your attack failed and turns against you: { $name } chooses what goes back to your hand, or takes your goods. Your action card is out of the game either way.

## What comes up
guide-title-cards-gain = A good for you
guide-cards-gain = Choose a region that gains 1 good. The ringed one helps you most with what you build next.
guide-title-cards-regions = New land
guide-cards-regions = Your settlement comes with two new regions, empty for now. Choose the one that lies above; the other one lies below.
guide-title-cards-surplus = Too many cards
guide-cards-surplus = Your hand holds no more than { $limit } cards. Press one you can do without, then the stack that it goes under.

## To the end
guide-title-cards-settlement = A new settlement
guide-cards-settlement = A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain, and goes behind a road. It is worth 1 point and comes with two regions and two sites.
guide-cards-settlement-now = You have the goods for a settlement. Press the tile, then the place behind your road. It is worth 1 point and comes with two new regions.
guide-title-cards-trade = Trade
guide-cards-trade = Too much of one good? The supply takes 3 of a kind for 1 of another, or 2 once you have the right fleet. And you can offer { $name } any goods for any others.
guide-title-cards-city = Cities
guide-cards-city = 3 ore and 2 grain turn a settlement into a city. It is worth 2 points instead of 1, and has four sites. Red cards are built only there.
guide-cards-city-now = You have the goods for a city. Press the tile, then a settlement. A city is worth 2 points instead of 1, and has four sites, also for red cards.
guide-title-cards-robbers = Robbers
guide-cards-robbers = When the event die shows robbers, a player with more than { $limit } goods loses all ore and all wool. Right now they would count { $counted } of yours. A Fortified Warehouse keeps two regions out of the count.
guide-title-cards-exchange = Exchanging a card
guide-cards-exchange = If your hand is full at the end of your turn, you may put one card under a stack and take another from the same stack.
guide-title-cards-winning = Winning
guide-cards-winning = Your points are counted here: settlements, cities, tokens and cards. You win the moment you have { $goal }. A full game goes to 12.
guide-title-cards-wait-other = Wait for your turn
guide-title-cards-finish = That is all
guide-cards-finish = You know the game now. Play on, and good luck! You can find me again under the question mark.
guide-cards-finish-phone = You know the game now. Play on, and good luck! You can find me again in the menu.
