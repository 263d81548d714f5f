### Fair dice, shown at the table.

## The seal
seal = Sealed dice
seal-text = All dice, shuffles and thefts of this game follow from a seed that the server drew before anyone sat down. This is its fingerprint. Make a note of it if you like: when the game is over the seed is revealed, and anyone can check that it matches.
seal-check = Check the dice

## Luck
luck-row = { $name }: { $received ->
    [one] { $received } card
   *[other] { $received } cards
  } from the dice, { $expected } expected
