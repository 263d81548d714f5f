### The rules of Two Realms to look up, in our own words.

cardbook-goal = Winning
cardbook-goal-text = { $won ->
    [own-turn] You win on your own turn, as soon as you have { $victory-points } points. If you reach them on your opponent’s turn, you win at the start of yours, provided you still have them.
   *[at-once] You win the moment you have { $victory-points } points, on either player’s turn.
  } Each settlement is worth 1 point, each city 2 and each token you hold 1; cards add the points printed on them.
cardbook-set-up = Set-up
cardbook-set-up-text = You each begin with a road that has a settlement at each end, and with six regions, which you lay out as you like. Each region stores 1 good. The player with the higher roll starts, looks through a draw stack and takes 3 cards; then the other player does the same with another stack. The remaining cards stay in order.
cardbook-turn = Your turn
cardbook-turn-text = Roll both dice. First comes the event, for both players, then production in both realms. Then trade, build and play cards in any order. At the end, fill up your hand.
cardbook-event = The event die
cardbook-event-text = Tournament: the player with more tournament points gains 1 good of their choice; in a tie, nobody gains anything. Trade advantage: the player with the mill takes 1 good of their choice from the other realm. Robbers: a player with more than 7 goods, not counting those in regions beside a Fortified Warehouse, loses all ore and all wool{ $robber-grace ->
    [0] {""}
    [1] , but not during each player’s first turn
   *[other] , but not during each player’s first { $robber-grace } turns
  }. Successful year: each player gains 1 good of their choice. The question mark, on two of the six faces: the top event card is turned up, takes effect, and goes to the bottom. Where both of you choose, the active player goes first.
cardbook-production = Production
cardbook-production-text = Every region with the number rolled gains 1 good, in both realms, or 2 if it lies beside the building that doubles it. A region stores 3 at most; anything more is lost. New regions are empty.
cardbook-trade = Trade
cardbook-trade-text = Trading comes after the dice and the event, until the hand is filled up. Give 3 of one good for 1 of another, or only 2 with the fleet of that good, or 1 gold with the Mint. { $offers-by ->
    [active] On your own turn, you may offer your opponent any goods for any goods.
   *[both] On either player’s turn, each of you may offer the other any goods for any goods.
  } The same good cannot be on both sides. An open offer is withdrawn as soon as the active player does anything else; after 10 unsuccessful offers in a turn you can make no more. You cannot receive goods you have no room for.
cardbook-building = Roads, settlements, cities
cardbook-building-text = A road goes at either open end of the row, but never next to another road; a settlement goes behind a road. A settlement comes with two regions: you see both, then choose which one lies above. A city is built on a settlement; that card stays underneath and does not return to its stack. When a stack is empty, no more of that kind can be built.
cardbook-upgrades = Upgrades
cardbook-upgrades-text = You build cards from your hand above or below a settlement, which has 2 sites, or a city, which has 4. Green cards go to either, red ones only to cities. A building that affects regions affects the two that its site touches. A second way to get the same trading rate adds nothing; a second Cloister or Library counts again.{ $new-cards ->
    [on] {""}
   *[off] {" "}You cannot build a card on the turn you gain it.
  }{ $demolish ->
    [on] {" "}On your own turn, you may take your own upgrades out of the game; nothing is refunded.
   *[off] {""}
  }
cardbook-tokens = The knight and the mill
cardbook-tokens-text = The player with more strength holds the knight. The player with more commerce points holds the mill, but needs a city for it. Each token is worth 1 point; in a tie, nobody holds it. { $mill-without-city ->
    [nobody] While the player with more commerce points has no city, nobody holds the mill.
   *[counts-nothing] Without a city, commerce points do not count.
  }
cardbook-actions = Action cards
cardbook-actions-text = They cost nothing, and are out of the game once they are played. You play them on your own turn after the dice, except for the Alchemist, which comes before them, once a turn. { $actions-from ->
    [seven-points] You may play one while you and your opponent have at least 7 points together; the Scout does not have to wait for that.
   *[second-turn] You may play one once each player has had a turn.
  } A card that would have no effect cannot be played, except for the Spy.{ $new-cards ->
    [on] {""}
   *[off] {" "}A card gained this turn has to wait for the next.
  }
cardbook-attacks = Attacks and answers
cardbook-attacks-text = Counter cards answer attacks: the Herb Witch the Black Knight, the Bishop the Arsonist and the Raid. The defender has { $window-seconds } seconds to answer; the timer always runs to the end, whatever they decide, unless the defender is a bot. Then a die is rolled: 1 to 5 succeeds, and 6 turns the attack against the attacker; after an answer only 1 and 2 succeed, and 3 to 6 turn it against the attacker. A card that is hit goes back to its owner’s hand, and can be built again at full price.
cardbook-drawing = Filling your hand
cardbook-drawing-text = Your hand holds 3 cards, and 1 more for each Cloister and Library. For each card you are short, take the top card of any stack, or pay 2 goods (1 with a Town Hall, even with two), look through a stack and take a card from it; the rest stays in order. If your hand is full, you may put one card under a stack and take another from it, once a turn. Cards above the limit go under stacks of your choice{ $surplus ->
    [end-of-turn] ; on your own turn, not until it ends.
   *[at-once] , at once.
  }

## What the sources leave open: what is decided here
cards-decided-start = The start
cards-decided-start-text = The two sets of regions are dealt at random. Both players lay theirs out at the same time, and see the result once both are done. The player with the higher roll of the production die starts; ties are rolled again. A player whose time runs out keeps the printed order and takes the top three cards of a stack.
cards-decided-action-time = When actions are played
cards-decided-action-time-text = On your own turn, after both dice are resolved. The Alchemist is played before the dice, the Scout while you build a settlement, and a counter while there is time to answer.
cards-decided-second-turn = After each player has had a turn
cards-decided-second-turn-text = Under the 1996 rules, action cards, counters included, can be played from the third turn of the game on, which is the second turn of the player who started.
cards-decided-seven-points = Seven points together
cards-decided-seven-points-text = Under the 2005 rules, the points are checked when the card is played. If they have fallen below seven again, the card has to wait; the Scout never has to.
cards-decided-new-card = Cards of this turn
cards-decided-new-card-text = Under the 1996 rules, a card you gain may be neither built nor played in the same turn. Under the 2005 rules, it may. A card that returns to your hand does not count as gained: you may build it again at once.
cards-decided-attack-die = The die of an attack
cards-decided-attack-die-text = The booklet does not say how an attack is decided. Under either set of rules, 1 to 5 succeeds and 6 turns the attack against the attacker; after an answer only 1 and 2 succeed, and 3 to 6 turn it against the attacker.
cards-decided-window = Time to answer
cards-decided-window-text = Ten seconds, or whatever the host has chosen, even at a table without clocks. The timer always runs to the end, and only then is the answer revealed. Nobody has to wait for a bot: its answer is revealed at once.
cards-decided-no-question = When nobody is asked
cards-decided-no-question-text = The defender is asked whether or not their hand holds an answer. The question is skipped only if everyone can see that there is none: the hand is empty, or all answers to this attack are out of the game.
cards-decided-spy-takes = The Spy
cards-decided-spy-takes-text = The Spy takes a knight, a fleet or an action card; the 1996 card may have allowed any card, so there is a setting for that. It may be played at an empty hand, too; if there is nothing to take, the Spy is used up. Of two equal cards, the one gained last is taken.
cards-decided-tournament-tie = A tournament without knights
cards-decided-tournament-tie-text = Without knights you have 0 points: a single knight with tournament points wins, and 0 to 0 is a tie.
cards-decided-gain = A good of your choice
cards-decided-gain-text = You choose a region that has room. If none has, you gain nothing.
cards-decided-loss = Which region loses
cards-decided-loss-text = The player who takes a good names it, and its owner chooses the region. If only one region is possible, nobody is asked. If time runs out, the fullest region pays first, and one beside a Fortified Warehouse last; goods received go to the emptiest region that can take them; of equals, the left one, and of those the upper one.
cards-decided-settlement-place = Where a settlement goes
cards-decided-settlement-place-text = At either open end, behind a road. The regions at the old end then lie beside the road, and the two new ones beyond the settlement.
cards-decided-city-sites = The sites of a city
cards-decided-city-sites-text = Any free one of its four; the inner ones are offered first.
cards-decided-token-place = Where a token lies
cards-decided-token-place-text = The server puts the mill on a city, and the knight on a settlement or a city. It makes no difference where.
cards-decided-exchange-time = When a card is exchanged
cards-decided-exchange-time-text = Once a turn, instead of drawing, if your hand is full or no stack has a card left.
cards-decided-must-draw = Drawing is not optional
cards-decided-must-draw-text = You draw up to your limit, as long as any stack has a card.
cards-decided-searches = How many looks
cards-decided-searches-text = As many as you pay for. Each one ends with taking a card.
cards-decided-surplus = Too many cards
cards-decided-surplus-text = For each card, you choose the stack it goes under; an empty stack will do. The active player does so at once under the 1996 rules, and at the end of the turn under the 2005 rules; the other player always does so at once.
cards-decided-seen-cards = What you saw in a stack
cards-decided-seen-cards-text = It stays in your own log. Nobody else sees it while the game runs.
cards-decided-shown-hand = A hand that is shown
cards-decided-shown-hand-text = The other player sees it; spectators do not.
cards-decided-civil-war-returns = Civil War
cards-decided-civil-war-returns-text = The cards return one at a time, the one chosen by the active player first, and points are counted after each. Then both players immediately put away surplus cards.
cards-decided-both-win = Both at the goal
cards-decided-both-win-text = If both players reach it at the same moment, the active player wins.
cards-decided-won-own-turn = Winning on your own turn
cards-decided-won-own-turn-text = Under the 2005 rules, a player who reaches the goal on the opponent’s turn wins at the start of the next turn, before the dice, if the points are still there.
cards-decided-mill = Commerce without a city
cards-decided-mill-text = Under the 1996 rules, commerce without a city counts as 0, so an opponent with a city and 1 point takes the mill. Under the 2005 rules, nobody holds the mill while the player with more commerce points has no city.
cards-decided-opening = Robbers in the first turns
cards-decided-opening-text = Under the 1996 rules, they come from the first roll on. Under the 2005 rules, they stay away for each player’s first two turns.
cards-decided-gifts = Offers and gifts
cards-decided-gifts-text = Either player may make an offer, on either player’s turn; under the 2005 rules, only the active player may. A gift is allowed. Offers that were accepted do not count toward the limit of 10.
cards-decided-removing = Demolishing
cards-decided-removing-text = The booklet does not mention it. Under the 2005 rules, you may take your own upgrades out of the game on your turn; nothing is refunded.
cards-decided-shorter = Shorter games
cards-decided-shorter-text = The host may choose any goal from 7 to 12 points. The booklet suggests fewer points for learning.
cards-decided-region-numbers = Numbers of the new regions
cards-decided-region-numbers-text = No source gives the numbers of the eleven regions in the stack. They are reconstructed: no terrain repeats a number, and every number but 1 occurs twice. A host may have them dealt at random under the same conditions.
cards-decided-waiting = Events without a choice
cards-decided-waiting-text = They resolve by themselves; nobody has to confirm them.
cards-decided-undo = Undo
cards-decided-undo-text = You can undo a road, a city, an upgrade, a trade with the supply and a demolition, one after another, as long as nothing else has happened since. Nothing else can be undone: not a roll, a look, a draw, a card that was played or a deal with your opponent, and not a settlement, since its regions have been seen.
cards-decided-lapsed = When time runs out
cards-decided-lapsed-text = Only what has to be done is done, and nothing by chance: no answer, no trade and no exchange. The Master Builder takes nothing, and the Merchant stops. Cards are drawn from the first stack that has any; if there is one too many, the last card of your hand goes under the first stack. Of everything else, the first that is offered is chosen; in the Conflict, the first two cards are put away.
cards-decided-endless = A game that never ends
cards-decided-endless-text = It hardly ever happens. Tests and benchmarks end a game as a draw after 1,000 turns; bots never demolish anything.
cards-decided-harbor-point = The Harbor’s own point
cards-decided-harbor-point-text = The card shows 1 commerce point, but an example in the rules of 2005 does not count it. Here it counts, unless a setting leaves it out.

## Around them
cards-reference-copies = { $count } in the game
cards-reference-costs = Costs { $goods }
cards-reference-sure = source: { $sources }; { $confidence ->
    [high] well attested
    [medium] one good source
   *[low] reconstructed
  }
cards-reference-cards = The cards
cards-reference-events = Event cards
cards-reference-settings = Settings of this table
cards-reference-decided = What the sources leave open
cards-reference-source = Source: { $sources }
cards-source-booklet = booklet of 1996, “{ $section }”
cards-source-facts = our comparison of the sources listed at the end
cards-reference-usual = 1996: { $first } · 2005: { $second }
cards-reference-sources = The sources
cards-reference-sources-text = B96 is the booklet of 1996 in English. G05 is the German rules of 2005, as recorded by someone who compared costs and counts with the cards. F is the publisher’s answers to questions, H06 a leaflet of 2006, M05 the introduction of an English edition. V98, D98 and L99 are players’ pages and a review, from 1997 to 2005. R10 is the cards of the game’s successor, used only to back up other sources. “Our comparison” is what this game makes of all of these. It is written out in docs/sources.md, in this program’s source code, with the full name of every source.
