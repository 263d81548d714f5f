### The rules of a table, to look up: what is in force, all there are, and more about those that a sentence does not explain.

reference-here = At this table
reference-in-force = Rules in force
reference-otherwise = Everything else:
reference-all = All rules
reference-find = Find a rule
reference-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
  }
reference-editions = Editions
reference-boards = Maps
reference-players = { $players } players
reference-values = { $values }; usually { $usual }
reference-from-table = chosen here
reference-from-board = usual on this map
reference-from-edition = from the edition
reference-from-usual = as usual
reference-is-here = in force here

## More about a rule
option-friendly-robber-more = Only points that everyone can see count. It spares the mover’s own settlements too. Where no other hex is left, the robber goes to the desert.
option-bridges-more = A bridge is one of your roads, in every respect but its price: it uses up a road piece and counts for the longest road. The card for two roads pays for bridges too.
option-separate-phases-more = The roads from a card do not end your trading. A harbor that you reach this turn is of no use before your next.
option-special-building-more = With flags, whoever wants to build raises a flag in somebody else’s turn, for all to see. It comes down once they have been asked, and when their own turn begins. Who is asked never depends on what they hold. Nobody wins in it: whoever reaches the goal wins when their own next turn begins. A card that is bought in it may be played then.
option-paired-players-more = The second player trades with the bank only, and may play one card. Then the next turn begins, one seat further. If both can win, each does so in their own half of the turn; otherwise the second player waits for a turn of their own.
option-card-tracker-more = It learns from what everyone is told: rolls, payments, trades. An offer counts too, as nobody may offer what they do not hold. What a theft took stays open until something proves it.
option-hidden-bank-more = The log still says who paid and who was paid. A trade that the bank cannot pay is not offered.
option-dice-deck-more = Six of the 36 cards make a seven, and everyone can work out what is left. Who starts is settled with plain dice, which use up no card.
option-safe-beginning-more = A round is one turn of everyone. The log shows the rolls that do not count. With the dice deck, the card of such a seven is gone like any other.
option-optional-robber-more = Whoever has too many cards discards all the same. A knight still moves the robber.
option-one-free-road-more = Useful where the second would lead nowhere: your roads are few, and one on the board stays there.
option-no-robber-to-desert-more = The robber begins on the desert and never comes back. Where the friendly robber leaves it no hex at all, it stays where it is.
option-settlement-required-more = Your last settlement becomes a city only if another one follows at once, with the cards in hand and a place for it, or if the city wins the game. Before the other one stands you can do nothing else.
option-vp-cards-are-ordinary-more = It is the one card of your turn, like a knight. Until it is played it counts nothing, and nobody sees it.
option-robber-is-pirate-more = Whoever has a building at either end of that harbor is its neighbor; where harbors lie on hexes of sea, whoever has built at that hex. There the robber blocks no hex. What keeps it off hexes, like the desert, says nothing about harbors.
option-knight-interrupt-more = Everyone who may hold a knight is asked at the same time, and nobody sees the answers. The first knight clockwise from the thief counts; whoever played it moves the robber, steals, and can be answered in turn. A knight that did not count stays in its hand. On your own turn a knight is still your one card.
board-islands-3-4-more = Harbors lie on hexes of sea and look at land; one without land beside it serves nobody. Equal numbers never lie side by side. The edge of the map is water too, but no bridge leads along it.
board-big-islands-5-6-more = { board-islands-3-4-more } There is no desert: the robber starts beside the map.
