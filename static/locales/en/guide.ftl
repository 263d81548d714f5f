### A guide: its buttons, and what it says in between.

guide = Guide
guide-next = Next
guide-back = Back
guide-skip = Skip
guide-play-on = Play on
guide-close = Close the guide
guide-ringed = ringed by the guide
guide-count = { $at } of { $of }

guide-title-wait = Go on playing
guide-wait = I will speak up again when there is something new for you.
guide-wait-roll = Your turn again: roll the dice.
