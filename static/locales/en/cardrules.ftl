### Two Realms in the lobby: the values of its settings.

cards-profiles = Rules
cards-set = Cards: { $title }
cards-settings = Settings
cards-window-seconds = { $count } s
cards-to-points = first to { $goal }
cards-changed = { $count ->
    [one] { $count } setting changed
   *[other] { $count } settings changed
  }

cards-choice-region-stack-printed = standard
cards-choice-region-stack-dealt = dealt at random
cards-choice-actions-from-second-turn = from the second turn
cards-choice-actions-from-seven-points = at seven points
cards-choice-surplus-at-once = at once
cards-choice-surplus-end-of-turn = at the end of the turn
cards-choice-won-at-once = at once
cards-choice-won-own-turn = on your own turn
cards-choice-mill-without-city-counts-nothing = counts for nothing
cards-choice-mill-without-city-nobody = blocks the mill
cards-choice-spy-takes-units-and-actions = knights, fleets and actions
cards-choice-spy-takes-any-card = any card
cards-choice-offers-by-both = both players
cards-choice-offers-by-active = the player whose turn it is
