### Rules one may choose, as the server's catalog has them: boards, editions, options with the names of their values, presets.

## Boards
board-standard-3-4 = Standard island
board-standard-3-4-text = Nineteen hexes, shuffled anew for every game.
board-standard-beginner = First island
board-standard-beginner-text = A fixed, balanced island with every starting piece in place.

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
option-separate-phases = Trade first, then build
option-separate-phases-text = Once you build or buy, you cannot trade any more this turn.
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
option-two-players = Two plus two
option-two-players-text = For two players, with two neutral ones: two rolls a turn, pieces for the neutral players, trade tokens.

## Presets
preset-first-game = First game
preset-first-game-text = Fixed island and starting pieces, friendly robber.
preset-standard = Standard
preset-standard-text = Shuffled island, first to 10.
preset-quick = Quick
preset-quick-text = Shuffled island, first to 8.
preset-two-players = Two plus two
preset-two-players-text = For two: two neutral players, two rolls a turn, trade tokens.
