### Words of the clocks.

## Chosen in the lobby
clock = Clock
clock-pace-none = No clock
clock-pace-relaxed = Relaxed
clock-pace-normal = Normal
clock-pace-fast = Fast
clock-pace-custom = Custom
clock-text-none = Everyone takes as long as they need.
clock-text = { $minutes } min each for the whole game{ $seconds ->
    [0] {""}
   *[other] , plus { $seconds } s per turn
  }. When your time runs out, a default move is made for you.
clock-short = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
  }
clock-minutes = Minutes for the whole game
clock-seconds = Extra seconds per turn
clock-bank = for the game
clock-turn = per turn

## At the table
clock-about = { $minutes ->
    [0] less than a minute left
   *[other] about { $minutes } min left
  }
clock-mine = You have { $time } left
clock-deciding = { $time } left for this decision
clock-overtime = Time is up: { $time } grace period
clock-stands = the clock is stopped
clock-for-this = this decision
clock-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
clock-grace = { $seconds } s left, then a default move is made for you
clock-grace-began = Your time is up. You have a grace period of { $seconds } seconds, then a default move is made for you.
clock-low = Only { $time } left in your time bank
clock-column = Time left
clock-give = +30 s
clock-give-to = Give { $name } 30 more seconds
clock-given = Given to { $name }
clock-thinking = thinking for { $minutes } min
clock-thinking-short = { $minutes } min
clock-thinking-of = { $name }: thinking for { $minutes } min
