### The rules of Two Realms to look up, in our own words.

cardbook-goal = Winning
cardbook-goal-text = You win the moment you have 12 points: 1 for a settlement, 2 for a city, 1 for each token you hold, and those printed on cards. If both get there at the same moment, the player whose turn it is wins. In the 2005 rules you only win on your own turn.
cardbook-set-up = Set-up
cardbook-set-up-text = You each begin with a road, a settlement on either side of it and six regions, which you lay out as you like; each stores 1 good. The higher die starts: that player looks through a draw stack and takes 3 cards, then the other does so with another stack. Their order stays as it is.
cardbook-turn = Your turn
cardbook-turn-text = Roll both dice. First the event happens, for both players; then both realms produce. Then you trade, build and play cards in any order, and at the end you fill your hand up.
cardbook-event = The event die
cardbook-event-text = Tournament: more tournament points gain 1 good of choice; a tie brings nothing. Trade advantage: the mill takes 1 good of choice from the other realm. Robbers: who has more than 7 goods, without those beside a Fortified Warehouse, loses all ore and all wool. Successful year: both gain 1 good of choice. The question mark, on two of six faces: the top event card is turned up, then put at the bottom.
cardbook-production = Production
cardbook-production-text = Every region with the number rolled gains 1 good, in both realms; beside its doubling building it gains 2. A region stores at most 3, and what does not fit is lost. New regions begin empty.
cardbook-trade = Trade
cardbook-trade-text = Give 3 equal goods for 1 of your choice, 2 with the fleet of that good, 1 gold with the Mint. On the turn of either player both may offer the other any goods for any goods. Nothing can be received without room for it.
cardbook-building = Roads, settlements, cities
cardbook-building-text = A road goes at either open end of the row, a settlement behind a road. It brings two regions: you see both, then choose which lies above. A city takes the place of a settlement. When a stack is empty, nothing more of it can be built.
cardbook-upgrades = Upgrades
cardbook-upgrades-text = Cards of your hand are built above or below a settlement (2 sites) or city (4 sites). Green ones go to either, red ones only to cities. A building that works on regions works on the two that its site touches. A second way to the same trading rate adds nothing; two Cloisters or Libraries count twice.
cardbook-tokens = The knight and the mill
cardbook-tokens-text = More strength holds the knight, more commerce points and a city hold the mill. Each is worth 1 point; in a tie nobody has it. Commerce points count only for a player with a city.
cardbook-actions = Action cards
cardbook-actions-text = They cost nothing and leave the game once played. They are played on your own turn after both dice are resolved, the Alchemist before the dice, and not before each player has had a turn. A card whose effect is impossible stays in your hand; the Spy is the exception. A card gained this turn waits until the next.
cardbook-attacks = Attacks and answers
cardbook-attacks-text = Black Knight, Arsonist and Raid can be answered: the Herb Witch answers the first, the Bishop the others. The time to answer always runs out, whatever is decided. Then a die falls: 1 to 5 succeeds and 6 turns against the attacker; after an answer only 1 and 2 succeed. What comes back goes to its owner’s hand and can be built again at full price.
cardbook-drawing = Filling your hand
cardbook-drawing-text = Your hand holds 3 cards, 1 more for each Cloister and Library. For each missing card take the top of any stack, or pay 2 goods (1 with a Town Hall), look through a stack and take one of its cards; the order stays. With a full hand you may put one card under a stack and take one from that stack, once a turn. Cards above the limit go under stacks of your choice.
cardbook-decided = What the sources leave open
cardbook-decided-text = These things are decided here: the taker names a good, and its owner the region that loses it. A lapsed clock takes from the fullest region and gives to the emptiest. During Civil War cards return one by one, the active player’s choice first. A hand that is shown is shown to one player, never to those who watch. The event cards without a choice go on by themselves.

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
