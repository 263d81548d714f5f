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
option-friendly-robber-more = Only points that everyone can see count. The robber also spares the settlements of the player who moves it. If no other hex is left, it goes to the desert.
option-bridges-more = A bridge is a road in every respect but its price: it uses up one of your road pieces and counts toward the longest road. The card for two free roads pays for bridges too.
option-separate-phases-more = Free roads from a card do not end your trading. A harbor that you reach this turn helps only from your next turn on.
option-special-building-more = With flags, a player who wants to build raises a flag during another player’s turn, for all to see. The flag comes down once that player has been asked, and at the start of their own turn. Who is asked never depends on what they hold. Nobody can win during special building: a player who reaches the goal wins at the start of their own next turn. A card bought during special building can be played on that turn.
option-paired-players-more = The second player may trade only with the bank and may play one card. Then the next turn begins, one seat further on. If both can win, each wins in their own half of the turn; otherwise the second player has to wait for a turn of their own.
option-card-tracker-more = The tracker uses only what everyone is told: rolls, payments, trades. Offers count too, because nobody may offer cards they do not hold. A stolen card stays unknown until something proves what it was.
option-hidden-bank-more = The log still says who paid and who was paid. Trades that the bank cannot pay are not offered.
option-dice-deck-more = Six of the 36 cards are sevens, and everyone can work out what is left. The roll for the start uses ordinary dice and no cards.
option-safe-beginning-more = A round is one turn for each player. The log shows the rolls that do not count. With the dice deck, the card of such a seven is used up like any other.
option-optional-robber-more = Players with too many cards still discard. A knight still moves the robber.
option-one-free-road-more = This helps when the second road would lead nowhere: you have few roads, and a road stays where it was placed.
option-no-robber-to-desert-more = The robber starts in the desert and never returns there. If the friendly robber leaves it no hex at all, it stays where it is.
option-settlement-required-more = You may turn your last settlement into a city only if you can build another settlement at once, with the cards in hand and a place for it, or if the city wins the game. Until that settlement is built you can do nothing else.
option-vp-cards-are-ordinary-more = It is your one card for the turn, like a knight. Until it is played it counts for nothing and nobody sees it.
option-robber-is-pirate-more = The neighbors of a harbor are the players with a building at either end of it or, where harbors lie on sea hexes, at that hex. At a harbor the robber blocks no hex. Rules that keep the robber off certain hexes, such as the desert, do not apply to harbors.
option-knight-interrupt-more = Everyone who might hold a knight is asked at the same time, and nobody sees the answers. The first knight clockwise from the thief counts: its player moves the robber, steals, and can be answered in turn. The other knights stay in hand. On your own turn a knight is still your one card.
board-islands-3-4-more = Harbors lie on sea hexes and face land; a harbor with no land beside it is of no use. Equal numbers are never adjacent. The edge of the map is water too, but no bridge can run along it.
board-big-islands-5-6-more = { board-islands-3-4-more } There is no desert: the robber starts beside the map.
