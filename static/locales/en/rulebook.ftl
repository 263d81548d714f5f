### The base rules in our own words. The figures come from the server, as the table plays them.

rulebook = { rulebook-open }
rulebook-base = the base rules
rulebook-here = At this table:
rulebook-changes = Changes:
rulebook-loading-failed = The figures of the rules did not arrive. Try again later.
rulebook-head-piece = Piece or card
rulebook-head-cost = Costs
rulebook-head-points = Points
rulebook-head-land = Land
rulebook-head-good = Pays
rulebook-head-card = Card
rulebook-head-count = In the deck
rulebook-head-does = What it does
rulebook-development-card = Development card
rulebook-land-hills = Hills
rulebook-land-forest = Forest
rulebook-land-pasture = Pasture
rulebook-land-fields = Fields
rulebook-land-mountains = Mountains

## The paragraphs
rulebook-winning = Winning
rulebook-winning-text = You win the moment you have { $goal } points on your own turn, hidden victory point cards included. Nobody wins on another player’s turn: a player who reaches the goal then wins at the start of their own next turn.
rulebook-set-up = Set-up
rulebook-set-up-text = The player with the highest roll starts. Going clockwise, everyone places a settlement and a road beside it. Then everyone places a second settlement with a road in reverse order: the last player now goes first.
rulebook-set-up-more = The second settlement pays one card for each hex around it that produces. The robber starts in the desert. The player who placed first takes the first turn.
rulebook-turn = Turn order
rulebook-turn-text = Play goes clockwise. On your turn you roll both dice, everyone is paid for the number rolled, and then you act.
rulebook-turn-any-order = After the roll you trade, build and buy in any order and as often as you can pay. Then you end your turn.
rulebook-turn-trade-first = After the roll you first trade, as often as you like, then build and buy, as often as you can pay. Once you have built or bought, you cannot trade any more this turn.
rulebook-production = Production
rulebook-production-text = Every hex with the number rolled pays everyone who has a building at one of its corners: { $settlement } card for each settlement, { $city } for each city. The desert pays nothing, nor does the hex with the robber.
rulebook-shortage = When the bank runs short
rulebook-shortage-text = The bank starts with { $bank } cards of each resource. If it cannot pay everyone what a roll owes them in one resource, it is short of that resource only.
rulebook-shortage-sole-claimant = Then nobody gets any of it, unless only one player is owed: that player takes what is left.
rulebook-shortage-nobody = Then nobody gets any of it, even if only one player is owed.
rulebook-seven = The seven and the robber
rulebook-seven-text = On a seven no hex pays. Everyone who holds more than { $limit } resource cards chooses half of them, rounded down, and discards them to the bank.
rulebook-seven-more = Then the player who rolled moves the robber to another land hex and steals one card, unseen, from one opponent with a building there. As long as the robber stands on a hex, it pays nothing. A knight moves the robber in the same way, but nobody discards.
rulebook-trade = Trade with players
rulebook-trade-text = After the roll, the player whose turn it is may trade with the others; the others may not trade among themselves. Anyone may make that player an offer or a counter-offer.
rulebook-trade-more = Each side gives at least one card, and no resource goes both ways. You can offer only cards you hold. Development cards are never traded.
rulebook-harbors = Harbors and the bank
rulebook-harbors-text = After the roll on your turn you may trade with the bank: { $rate } cards of one resource for one card of another that the bank still has.
rulebook-harbors-more = Players with a settlement or city at a harbor get a better rate. At a general harbor you give { $general } cards of one resource, at a special harbor { $special } of the resource it shows.
rulebook-building = Building and costs
rulebook-building-text = You pay the bank and place the piece. A road goes on a free path that touches a building or road of your own, but it cannot continue past an opponent’s building. A settlement goes on a free corner that your road reaches. A city replaces one of your settlements, which returns to your supply.
rulebook-building-ships = Ships lie on sides with water; you have { $ships } of them.
rulebook-building-more = You have { $roads } roads, { $settlements } settlements and { $cities } cities. Once you have no pieces of a kind left, you cannot build any more of it.
rulebook-distance = Distance rule
rulebook-distance-text = A settlement goes only where all neighboring corners are empty: there are always at least two paths between two buildings, no matter whose they are. The distance rule applies from the first settlement on.
rulebook-development = Development cards
rulebook-development-text = You buy the top card of a hidden deck of { $deck } cards and keep it secret. On each of your turns you may play one card, before or after the roll, but not one that you bought this turn.
rulebook-development-more = You never play victory point cards: they count by themselves, and stay hidden until you win.
rulebook-longest-road = Longest { $edition ->
    [2025] route
   *[other] road
  }
rulebook-longest-road-text = The first player with { $longest } roads in one unbroken line takes this award, worth { $award } points. Side branches do not count, and an opponent’s building cuts the line.
rulebook-longest-road-more = It passes to a player with a strictly longer line. If the holder’s line is cut, the player who now has the longest line of at least { $longest } takes it; in a tie, the holder keeps it. If only others tie, nobody holds it.
rulebook-largest-army = Largest army
rulebook-largest-army-text = The first player who has played { $army } knights takes this award, worth { $award } points. It passes to a player who has played strictly more.
rulebook-sight = What everyone knows
rulebook-sight-text = Everyone sees the board, the cards that have been played, how many cards each player holds, and what is paid, discarded and traded. Only you see which cards you hold. Only the thief and the victim know which card was stolen.
