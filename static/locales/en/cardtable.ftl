### The table of Two Realms: buttons, panels and labels.

## Cards
cards-kind = { $kind } · { $where }
cards-makes = makes { $good }
cards-copies = { $count } in the game
cards-what = { $name }, { $kind }.
cards-costs = Costs { $goods }.
cards-can-build = Can be built: { $count ->
    [one] 1 site.
   *[other] { $count } sites.
  }
cards-can-use = Can be used now.
cards-not-now = Not now: { $why }
cards-short = { $goods } short
cards-short-of = { $count ->
    [one] { $count } good short
   *[other] { $count } goods short
  }
cards-no-site = no free site
cards-is-new = New this turn.
cards-new = New
cards-playable = Playable
cards-placing = Placing
cards-playing = Playing
cards-putting = Putting away
cards-when-attacked = When attacked
cards-slot = Room for a card
cards-order = Card { $order }

## Realms
cards-region = { $terrain } { $number }
cards-region-said = { $terrain }, number { $number }
cards-region-stored = { $region }. { $stored } of 3 { $good }.
cards-doubled = Doubled by { $cards }.
cards-hidden = Not counted by robbers.
cards-free-site = Free site, { $where }. Touches { $regions }.
cards-free-end = Free place at the { $side ->
    [left] left
   *[other] right
  } end of the row.
cards-map = The whole realm
cards-look-at = { $whose ->
    [you] Your realm
   *[other] Look at { $name }
  }
cards-swap-to = Look at: { $realm }
cards-tokens = Tokens
cards-nobody-mill = Nobody holds the mill
cards-nobody-knight = Nobody holds the knight
cards-holds-mill = { $whose ->
    [you] You hold the mill
   *[other] { $name } holds the mill
  }
cards-holds-knight = { $whose ->
    [you] You hold the knight
   *[other] { $name } holds the knight
  }
cards-token-mill = commerce, needs a city
cards-token-knight = strength
cards-not-counted = { $count }, does not count
cards-row = { $name }: { $points } of { $goal } points; commerce { $commerce }, strength { $strength }, tournament { $tournament }; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
cards-has-mill = holds the mill
cards-has-knight = holds the knight
cards-in-hand = { $count } of { $limit } cards in hand
cards-of = { $count } of { $limit }
cards-points = Points
cards-goods = Goods
cards-robbers = Robbers
cards-robbers-count = { $count ->
    [one] { $count } good counts
   *[other] { $count } goods count
  }
cards-robbers-tag = robbers count { $count }
cards-die = Production die: { $number }

## Stacks
cards-draw-stacks = Draw stacks
cards-to-build = To build
cards-and-events = and events
cards-hint-put = choose the stack it goes under
cards-hint-draw = press a stack
cards-hint-later = at the end of your turn
cards-stack-count = Stack { $letter }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cards-draw-top = Draw the top card
cards-free = free
cards-look = Look through it
cards-price = costs { $count ->
    [one] 1 good
   *[other] { $count } goods
  }
cards-pile-short = { $kind ->
    [settlement] Settle.
    [event] Events
   *[other] { $name }
}
cards-pile = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cards-can-press = can be chosen
cards-looking = Stack { $letter }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, top card first
cards-looking-hint = Their order stays as it is. { $name } can see that you are looking through stack { $letter }, but not what is in it.
cards-looking-foot = Card 1 is the next to be drawn from this stack. What you saw stays in your own log.
cards-looking-pass = You may also take nothing.
cards-shown = { $name }’s hand
cards-shown-spy = Take one of the cards you can press.
cards-shown-bury = Choose a card, then the stack that it goes under.
cards-which-stack = Under which stack?

## Tiles and the next step
cards-tile-road = Road
cards-tile-settlement = Settle
cards-tile-city = City
cards-tile-trade = Trade
cards-tile-exchange = Exchange
cards-at-the-end = at the end
cards-arrange-hint = { $step ->
    [first] press two regions to swap them
   *[second] press the region to swap it with
  }
cards-as-printed = As printed
cards-step-play = Play
cards-step-answer = Answer
cards-step-done = Done
cards-step-done-small = regions in place
cards-step-TakeNothing = Take nothing
cards-step-TakeNoMore = That is enough
cards-step-draws = { $count ->
    [0] no card to draw
   *[other] and draw { $count }
  }
cards-step-take = Take { $card }
cards-step-choose = Choose a card
cards-step-your-choice = Your choice
cards-step-wait = Waiting for { $name }

## What one has begun
cards-you-build = You: build { $kind ->
    [knight] { $name }
   *[other] the { $name }
  }
cards-you-build-hint = { $count ->
    [one] 1 site
   *[other] { $count } sites
  } · costs { $goods }
cards-you-build-touch = tap a ring · tap the card to put it back
cards-pays = pays { $goods }
cards-you-exchange = You: exchange a card
cards-you-exchange-card = choose a card to give up
cards-you-exchange-stack = { $card }: choose the stack it goes under
cards-you-put = You: put { $card } away
cards-you-scout = You: build a settlement with the Scout
cards-you-scout-hint = choose a place, then its regions
cards-you-play = You: play the { $card }
cards-you-play-hint = press the large button to play it, or the card to put it back
cards-you-swap-into = You: choose where to gain a good
cards-swap-hint = { $step ->
    [second] press the same one again to choose another
   *[first] first press the region that gives up a good
  }

## Paying and receiving
cards-bill = { $purpose }: which regions pay?
cards-bill-gains = Where does 1 { $good } go?
cards-bill-filled = { $goods }: already filled in
cards-purpose-BuildRoad = Road
cards-purpose-BuildSettlement = Settlement
cards-purpose-BuildCity = City
cards-purpose-LookThrough = A look
cards-purpose-TradeWithSupply = Trade
cards-purpose-OfferTrade = Offer
cards-purpose-AcceptOffer = Trade
cards-purpose-Take = Taking
cards-any-goods = { $count ->
    [one] any good
   *[other] any { $count } goods
  }
cards-tap-payer = press the ones that pay
cards-tap-receiver = press the one that gains
cards-beside-warehouse = beside the warehouse
cards-would-be-empty = would be empty
cards-stores = stores { $count }
cards-pays-count = pays { $count }
cards-suggested = suggested
cards-also = Also
cards-change = Change
cards-pay = Pay
cards-receive = Store it here

## Choices
cards-take = Take from { $name }
cards-take-hint = { $name } chooses which region loses it.
cards-take-no-room = You have no room for { $goods }.
cards-number = Which number will it be?
cards-number-hint = After the event, both realms produce on this number.
cards-lay = { $step ->
    [second] Put which one below?
   *[other] Put which one on top?
  }
cards-lay-hint = { $step ->
    [above] The other one lies below.
    [first] Press the one above first.
   *[other] Press the one above again to change it.
  }
cards-above = above

## Trade
cards-trade = Trade
cards-trade-rates = With the supply: { $best }:1 for { $goods }
cards-trade-give = You give
cards-trade-get = You get
cards-trade-give-hint = how many you have, and the rate
cards-trade-get-hint = what { $name } has
cards-trade-good = { $good }: { $count }
cards-trade-less = one less { $good }
cards-trade-supply = Trade with the supply
cards-trade-supply-deal = Supply: { $give } for { $get }
cards-trade-no-supply = Give one kind of good at its rate, for 1 of another.
cards-trade-offer = Offer to { $name }
cards-trade-empty = Choose some goods first.
cards-offer = { $name } offers
cards-offer-own = Your offer
cards-offer-gives = { $name } gives you
cards-offer-wants = You give { $name }
cards-offer-you-give = You give
cards-offer-you-get = You get
cards-offer-aloud = { $name } offers { $give } for { $get }
cards-offer-accept = Accept
cards-offer-decline = Decline
cards-offer-declined = { $name } declined your offer
cards-offer-withdraw = Withdraw
cards-offer-cannot = You lack the goods or the room for this.

## Attacks
cards-attack = { $name } plays the { $card }
cards-attack-aloud = { $name } plays the { $card }. Counter it?
cards-attack-on-you-arsonist = { $name } rolls a die. 1–{ $most }: they choose one of your buildings, and it goes back to your hand. Otherwise you choose one of theirs, if there is one.
cards-attack-on-you-black-knight = { $name } rolls a die. 1–{ $most }: they choose one of your knights, and it goes back to your hand. Otherwise you choose one of theirs, if there is one.
cards-attack-on-you-raid = { $name } rolls a die. 1–{ $most }: they choose up to 2 of your goods and take them. Otherwise you take up to 2 of theirs.
cards-attack-waits = { $name } may answer
cards-attack-waits-hint = { $card }: once the time for an answer is over, the die is rolled.
cards-odds = The attack succeeds on 1 to { $most }
cards-odds-say = ✗ it hits you · ✓ you ward it off
cards-counter-it = Will you counter it?
cards-counter-odds = With a counter, only a 1 or { $most } hits you.
cards-counter-fits = Only cards that counter this attack can be played.
cards-back = Back
cards-no-counter = No counter
cards-play-counter = Play a counter
cards-answer-given = { $answer ->
    [none] You play no counter. You can change that until the time is up.
   *[other] You answer with the { $card }. You can change that until the time is up.
  }
cards-same-clock = { $name } sees the same clock. It always runs to the end, and only then is your answer revealed.
cards-seconds-in-all = The time to answer is { $count } seconds.

## Help
cards-help = Press a card in your hand or a tile, then a ring in your realm. To read a card, point at it, or press and hold it.
cards-drawer-open = Show whole cards
cards-drawer-close = Show less of the cards
cards-key-tiles = Road, settlement, city, trade, exchange
cards-key-realm = The other realm
cards-key-inspect = The card in full
cards-key-stacks = Draw stacks
cards-key-answer = Accept or decline an offer

## Telling
cards-go-on = Go on
cards-is-searched = is being looked through
cards-tell-event = What { $card } does
cards-tell-order = the event first, then both realms produce on a { $number }
cards-tell-idle = This event changes nothing.
cards-tell-robbers = Robbers
cards-tell-counted = { $count }; at most { $most } are safe
cards-tell-loses = { $whose ->
    [you] { $count ->
        [0] You lose nothing
        [one] You lose 1 good
       *[other] You lose { $count } goods
      }
   *[other] { $count ->
        [0] { $name } loses nothing
        [one] { $name } loses 1 good
       *[other] { $name } loses { $count } goods
      }
  }
cards-tell-gains = { $whose ->
    [you] { $count ->
        [one] You gain 1 good
       *[other] You gain { $count } goods
      }
   *[other] { $count ->
        [one] { $name } gains 1 good
       *[other] { $name } gains { $count } goods
      }
  }
cards-tell-spared = { $count ->
    [one] 1 region is spared
   *[other] { $count } regions are spared
  }
cards-tell-result = { $whose ->
    [you] Your { $card }
   *[other] { $name }’s { $card }
  }
cards-tell-answer = { $answer ->
    [none] { $whose ->
        [you] You play no counter
       *[other] { $name } plays no counter
      }
   *[other] { $whose ->
        [you] You counter with the { $card }
       *[other] { $name } counters with the { $card }
      }
  }
cards-tell-die = The die: { $number }
cards-tell-hits = { $whose ->
    [you] Your attack succeeds
   *[other] { $name }’s attack succeeds
  }
cards-tell-fails = { $whose ->
    [you] You ward off the attack
   *[other] { $name } wards off the attack
  }

## Demolishing
cards-demolish = Demolish
cards-step-demolish = Demolish
cards-you-demolish = You: demolish a card
cards-you-demolish-hint = choose it in your realm
cards-you-demolish-sure = it leaves the game for good

## Preferences
cards-turned = Turned cards
cards-turned-text = A region gets a quarter turn for each good it stores; the number at its bottom edge is how many it holds.

## The end
cards-end-settlements = settlements
cards-end-cities = cities
cards-end-cards = cards
cards-end-tokens = tokens
cards-end-strengths = Tokens and stores
cards-end-strengths-text = what counted for the tokens, and the goods at the end
cards-end-token = has the token
cards-end-turned = Event cards turned up:
cards-end-event = { $card } { $count }
cards-end-side = Side
cards-end-fell = fell
cards-end-expected = expected
cards-end-production = Goods from the dice
cards-end-production-text = goods in the last column found no room
cards-end-all = All
cards-end-full = No room
cards-end-deeds = What happened
cards-end-deeds-text = to each of the two, over the whole game
cards-end-deed-tournaments = tournaments won
cards-end-deed-took = goods taken from the other realm
cards-end-deed-robbed = goods lost to robbers
cards-end-deed-supply = trades with the supply
cards-end-deed-deals = trades with each other
cards-end-deed-gave = goods given in them
cards-end-deed-played = action cards played
cards-end-deed-attacks = attacks
cards-end-deed-hits = attacks that succeeded
cards-end-deed-warded = attacks warded off
cards-end-curve-text = one line per player
cards-end-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
  }
