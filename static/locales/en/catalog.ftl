### Rules one may choose, as the server's catalog has them: boards, editions, options with the names of their values, presets.

## Boards
board-standard-3-4 = Standard island
board-standard-3-4-text = Nineteen hexes, shuffled anew for every game.
board-standard-beginner = First island
board-standard-beginner-text = A fixed, balanced island with every starting piece in place.
board-extension-5-6 = Large island
board-extension-5-6-text = Thirty hexes for five or six.
board-extension-5-6-sea-hexes = Large island, loose sea
board-extension-5-6-sea-hexes-text = The same, with a harbor on every second sea hex as in older boxes.
board-extension-5-6-beginner = First large island
board-extension-5-6-beginner-text = A fixed island for five or six; everyone places their own first pieces.
board-big-island-7-8 = Big island
board-big-island-7-8-text = Thirty-seven hexes and two sets of cards for seven or eight.
board-peanut-7-8 = Peanut island
board-peanut-7-8-text = Two islands grown together, and two sets of cards, for seven or eight.
board-islands-3-4 = Islands
board-islands-3-4-text = Land and sea shuffled together, with bridges between the islands.
board-big-islands-5-6 = Big islands
board-big-islands-5-6-text = Sixty-one hexes of land and sea shuffled together, for five or six.

## Editions
edition-2025 = 2025 rules
edition-2025-text = Trade and build in any order; a lone claimant takes what the supply has left.
edition-2007 = 2007 rules
edition-2007-text = Trade first, then build; a supply that runs short pays nobody.
edition-1996 = 1996 rules
edition-1996-text = Trade and build in any order; a supply that runs short pays nobody.

## Options
option-victory-points = Points to win
option-victory-points-text = The first to reach them on their own turn wins.
option-hand-limit = Hand limit
option-hand-limit-text = Whoever holds more cards than this discards half on a seven.
option-friendly-robber = Friendly robber
option-friendly-robber-text = The robber spares players with only two points.
option-bridges = Bridges
option-bridges-text = Bridges over water for brick, lumber and wool; settlements may face each other across water.
option-separate-phases = Trade first, then build
option-separate-phases-text = Once you build or buy, you cannot trade any more this turn.
option-special-building = Special building
option-special-building-text = After each turn others may build and buy, in clockwise order, without trading or playing cards. Choose who is asked: whoever has raised a flag, or everyone.
choice-special-building-left-out = Off
choice-special-building-flags = Raised flags
choice-special-building-everyone = Everyone
option-paired-players = Paired players
option-paired-players-text = After each turn the third player to the left builds, buys, plays a card and trades with the bank, without rolling. Choose who can win; not with special building.
choice-paired-players-left-out = Off
choice-paired-players-both = Both
choice-paired-players-first = Only the roller
option-open-hands = Open hands
option-open-hands-text = Everyone sees everyone's resource cards; development cards stay hidden.
option-card-tracker = Card tracker
option-card-tracker-text = Everyone is shown which cards the log proves in each hand, and “?” for the rest; not with open hands.
option-hidden-bank = Hidden bank
option-hidden-bank-text = The bank does not show what it has left; only a shortage is announced.
option-first-player = Who starts
option-first-player-text = Drawn at random, or the first seat, instead of the highest roll.
choice-first-player-left-out = Highest roll
choice-first-player-random = Drawn at random
choice-first-player-first-seat = First seat
option-shuffled-tokens = Shuffled numbers
option-shuffled-tokens-text = Number tokens lie anywhere, but never a 6 or 8 beside a 6 or 8.
option-spiral-corner = Tokens begin at corner
option-spiral-corner-text = Where the lettered number tokens start: 1 is the top left corner, then clockwise.
choice-spiral-corner-left-out = Any corner
option-dice-deck = Dice deck
option-dice-deck-text = Rolls come from 36 cards, one for each way two dice fall; all are shuffled again when only so many are left.
choice-dice-deck-left-out = Fair dice
choice-dice-deck-number = Deck of 36, reshuffled { $value ->
    [0] at its end
   *[other] with { $value } left
}
option-cards-after-roll = Cards after the roll
option-cards-after-roll-text = Development cards are played only after the roll.
option-one-free-road = One free road is enough
option-one-free-road-text = Whoever has placed the first of two free roads may do without the second.
option-safe-beginning = Safe beginning
option-safe-beginning-text = In the first two rounds a seven is rolled again.
option-optional-robber = Optional robber
option-optional-robber-text = Whoever rolls a seven may leave the robber where it is, and then steals nothing.
option-no-robber-to-desert = No way back to the desert
option-no-robber-to-desert-text = The robber may only move to a hex that produces.
option-settlement-required = Settlement required
option-settlement-required-text = At the end of a turn you must have a settlement on the board, beside any cities.
option-shortage = When the bank runs short
option-shortage-text = Who gets a resource of which the bank has too little.
choice-shortage-sole-claimant = A lone claimant
choice-shortage-nobody = Nobody
option-vp-cards-are-ordinary = Play victory points
option-vp-cards-are-ordinary-text = A victory point card counts once it is played, one card a turn, not on the turn it was bought.
option-robber-is-pirate = The robber is a pirate
option-robber-is-pirate-text = The robber may block a harbor: nobody trades with it, and its neighbors can be robbed.
option-knight-interrupt = Knights answer the robber
option-knight-interrupt-text = Before the robber steals, others may play a knight and move it instead.
option-map = Chosen map
option-map-text = The island of a map code instead of one that is dealt at the start.
option-beginner-start = Starting pieces in place
option-beginner-start-text = Every starting piece stands where the map prints it; without it you place them in turn.
option-two-players = Two plus two
option-two-players-text = For two players, with two neutral ones: two rolls a turn, pieces for the neutral players, trade tokens.


## Headings of the options
group-turn = Goal and turn
group-robber = Seven and robber
group-development = Development cards
group-trade = Trade and bank
group-set-up = Set-up
group-dice = Dice
group-sight = What you see

## Presets
preset-first-game = First game
preset-first-game-text = Fixed island and starting pieces, friendly robber.
preset-standard = Standard
preset-standard-text = Shuffled island, first to 10.
preset-quick = Quick
preset-quick-text = Shuffled island, first to 8.
preset-five-six = Five or six
preset-five-six-text = Large island, special building after each turn.
preset-mayfair-5-6 = Five or six, older
preset-mayfair-5-6-text = Large island without special building; 10 cards are safe from a seven.
preset-seven-eight = Seven or eight
preset-seven-eight-text = Peanut island, two sets of cards; 13 cards are safe from a seven.
preset-two-players = Two plus two
preset-two-players-text = For two: two neutral players, two rolls a turn, trade tokens.
