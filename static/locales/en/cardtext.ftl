### Two Realms in text mode: realms, hand and stacks in words, and a command line. The commands themselves are English everywhere.

## What is to be done
cards-text-quoted = “{ $command }”
cards-text-hint = For example, type { $usages }; “legal” lists everything.
cards-text-hint-play = Build, trade, offer, play a card, or end; “legal” lists what you can do.

## Actions
cards-text-as-they-lie = as they lie now
cards-text-other-order = in another order, by their numbers
cards-text-look = { $stack }; costs any { $count ->
    [one] good
   *[other] { $count } goods
  }
cards-text-above = { $region } above
cards-text-both = { $above } above, { $below } below
cards-text-under = { $card } under { $stack }
cards-text-no-good = “{ $word }” is not a good. Name goods as in “2 wool 1 ore”.

## Answers, headings and tables
cards-text-realm = { $realm }: { $count } places
cards-text-realms = Realms
cards-text-stacks = Stacks
cards-text-card = Card
cards-text-goods = Goods: { $goods }; robbers count { $counted }.
cards-text-rates = The supply gives one good for { $rates }

## Help
cards-text-names = A command may be shortened as long as it is unambiguous, and so may the names of cards, goods and players. Places go by the numbers that “realm” lists; stacks are a to e. To say which regions pay or receive, add “from” or “into” and their numbers; otherwise the game chooses.
cards-text-help-realm = all places in a realm, or whatever has that number
cards-text-help-hand = your cards, goods, points and rates
cards-text-help-card = what is printed on a card
cards-text-help-stacks = how many cards each stack has
cards-text-help-arrange = lay out your regions, from left to right, those above first
cards-text-help-look = look through a draw stack
cards-text-help-take = take a card from the stack or hand you are looking at, or a good from your opponent
cards-text-help-nothing = leave the stack without a card
cards-text-help-enough = take or swap no more goods
cards-text-help-draw = draw the top card of a stack
cards-text-help-put = put a card from your hand under a stack
cards-text-help-bury = put a card from the hand you are looking at under a stack
cards-text-help-gain = choose the region that gains a good
cards-text-help-lose = choose the region that loses a good
cards-text-help-give = choose the region that gives a good back
cards-text-help-swap = give a good from one region for one in another
cards-text-help-number = name the production number
cards-text-help-answer = answer an attack with a counter, or with none
cards-text-help-return = choose the card in your opponent’s realm that goes back to their hand
cards-text-help-above = lay out the regions of a new settlement
cards-text-help-build = build a road, a settlement, a city, or a card from your hand
cards-text-help-play = play an action card
cards-text-help-demolish = take a card in your realm out of the game
cards-text-help-trade = trade with the supply
cards-text-help-offer = offer your opponent a trade; you give what you name first
cards-text-help-yes = accept an offer
cards-text-help-no = decline an offer
cards-text-help-withdraw = withdraw your offer
cards-text-help-exchange = end your turn by exchanging a card: it goes under a stack, and you take one from that stack
cards-text-help-road = build a road
cards-text-help-settlement = build a settlement
cards-text-help-city = turn a settlement into a city
