### What people settle among themselves: taking back, pausing, absences, wishes, manners.

rules-of-table = Rules of this table

## Taking back
undo = Undo: { $what }
undo-what = { $kind ->
    [PlaceSettlement] settlement
    [BuildSettlement] settlement
    [PlaceRoad] road
    [BuildRoad] road
    [BuildBridge] bridge
    [PlaceFreeRoad] road
    [BuildCity] city
    [TradeWithSupply] trade with the supply
    [MoveRobber] robber
    [PlayKnight] knight card
    [PlayRoadBuilding] road card
    [PlayYearOfPlenty] played card
    [Pass] pass
    [PlaceNeutralRoad] road
    [PlaceNeutralSettlement] settlement
    [SendRobberToDesert] robber
    [DiscardKnight] knight
   *[other] last move
  }
undo-end = Undo end turn
undo-end-offered = Your turn is over. You can undo that until someone rolls.
key-help-undo = undo the last move

## The table's menu
matters = Table
matter-busy = The table has to answer the open proposal first
matter-pause = Pause the game
matter-text-pause = Take a break, or continue another day
matter-continue = Continue
matter-text-continue = The game is paused
matter-stand_in = Let a bot play for { $player }
matter-text-stand_in = Until { $player } is back
matter-rewind = Go back…
matter-text-rewind = To an earlier line of the log; the dice stay the same
matter-concede = Concede…
matter-text-concede = Name a winner and end the game
matter-abort = End the game early
matter-text-abort = Nobody wins
matter-screen = Big screen
matter-screen-text = Show the table to the whole room, without anyone’s cards: on a TV, open { $address }
leave = Leave the table
leave-text = You keep your seat: come back with the link or from the start page
matter-host = Hand over hosting…
matter-text-host = Make someone else the host
matter-no-heir = Everyone else here is a bot
matter-talking = Voice call and chat…
matter-text-talking = The address of the call, and who may write
matter-doors = Blocked guests…
matter-text-doors = Remove someone from the table, or let them back in
matter-nothing-back = Nothing has been played yet
matter-to-whom = To whom
matter-back-to = Back to
matter-line = line { $version }
matter-turn-begins = the turn begins
matter-after-roll = after the roll of { $sum }
matter-back = Back
matter-propose = Propose
matter-do = Do it
back-here = Go back to here
asked = { $names } { $count ->
    [one] is
   *[other] are
  } asked and must agree.
asked-nobody = There is nobody to ask, so it happens right away.
asked-away = Everyone else is away, so nobody can agree.

## What it will mean
means-pause = Nobody can move until someone resumes the game. It is kept, even if everyone leaves.
means-stand_in = A bot plays for { $player } until they are back.
means-seated = The newcomer takes { $player }’s place, with all cards and pieces.
means-rewind = The game goes back to { $turn ->
    [0] the set-up
   *[other] turn { $turn }
  }. { $count ->
    [one] One move no longer counts
   *[other] { $count } moves no longer count
  }, and the same rolls come up again.
means-concede = The game ends and { $whom ->
    [you] you win
   *[other] { $player } wins
  }.
means-abort = The game ends and nobody wins.
means-host = { $player } becomes the host instead of you. Nobody is asked.

## The proposal
proposal = Proposal
proposal-said = { $proposal }. { $means }
proposes-pause = { $whose ->
    [you] You propose a pause
   *[other] { $who } proposes a pause
  }
proposes-stand_in = { $whose ->
    [you] You propose a bot for { $player }
   *[other] { $who } proposes a bot for { $player }
  }
proposes-seated = { $who } would like to take { $whom ->
    [you] your
   *[other] { $player }’s
  } seat
proposes-rewind = { $whose ->
    [you] You propose
   *[other] { $who } proposes
  } to go back to { $turn ->
    [0] the set-up
   *[other] turn { $turn }
  }
proposes-concede = { $whose ->
    [you] You propose
   *[other] { $who } proposes
  } to concede the game to { $whom ->
    [you] you
   *[other] { $player }
  }
proposes-abort = { $whose ->
    [you] You propose
   *[other] { $who } proposes
  } to end the game early
vote-yes = agrees
vote-waiting = has been asked
vote-agree = Agree
vote-no = Disagree
vote-withdraw = Withdraw
verdict-withdrawn = The proposal was withdrawn.
verdict-lapsed = The proposal lapsed.
verdict-no-pause = { $whose ->
    [you] You do
   *[other] { $who } does
  } not want to pause.
verdict-no-stand_in = { $whose ->
    [you] You do
   *[other] { $who } does
  } not want a bot for { $player }.
verdict-no-seated = { $whose ->
    [you] You do
   *[other] { $who } does
  } not want a newcomer in { $whom ->
    [you] your
   *[other] { $player }’s
  } seat.
verdict-no-rewind = { $whose ->
    [you] You do
   *[other] { $who } does
  } not want to go back.
verdict-no-concede = { $whose ->
    [you] You do
   *[other] { $who } does
  } not want to concede the game to { $whom ->
    [you] you
   *[other] { $player }
  }.
verdict-no-abort = { $whose ->
    [you] You do
   *[other] { $who } does
  } not want to end the game early.

## Paused, over
status-paused = The game is paused
step-paused = Paused
status-paused-hint = any player can resume
status-conceded = { $name } has won by concession
status-aborted = The game was ended early
paused-by = Paused by { $whose ->
    [you] you
   *[other] { $who }
  }
paused-continue = Continue
end-conceded = { $name } wins by concession
end-aborted = Ended early: nobody wins

## People who are away, or slow
row-away-for = away { $time }
row-stand-in = a bot is playing
row-stand-in-for = a bot is playing for { $name }
seat-remind = Remind
seat-reminded = { $name } has been reminded
seat-reminded-short = Reminded
seat-let-bot = Let a bot play
seat-take = Take this seat
news = News
nudged = { $name } reminds you: it is your turn
nudged-title = ● { $name } reminds you
bots-impaired = All bots play at the easy level for now, because the server is having trouble.
bots-recovered = The bots are playing at their own level again.

## Wishes
pins-title = I want / I have
pins-text = Everyone sees this beside your name. It commits nobody to anything.
pins-none = I want / I have…
pins-mine = I want / I have: { $pins }
pins-i-want = I want
pins-i-have = I have
pins-i-keep = I’m keeping
pins-keep-text = Offers that ask for one of these are declined for you. The others only see that you declined.
pins-i-am-quiet = Not trading for now
pins-quiet-text = Offers are declined for you, and everyone sees why.
pins-hide = Hide offers I cannot pay
pins-hide-text = Only on this device; nobody is told.
pins-wants = wants { $cards }
pins-has = has { $cards }
pins-want-short = wants
pins-have-short = has
pins-quiet = no trades
pins-of = { $name }: { $pins }
pins-offer = { $pins }; start an offer
pins-offer-short = Start an offer
pins-hide-bots = Hide bots’ offers I cannot pay
setting-pace = Pace of the bots
setting-pace-text = How long bots wait before they act, and for answers. Relaxed gives everyone three times as long.
setting-pace-relaxed = Relaxed
setting-pace-normal = Normal
setting-pace-quick = Quick
pace-is-now = The bots’ pace is now: { $pace }
offers-hidden = { $count ->
    [one] One offer you cannot pay is hidden.
   *[other] { $count } offers you cannot pay are hidden.
  }
offers-show = Show

## Log
log-taken-back = undone:
log-took-back = { $who } undid { $kind ->
    [road] a road
    [bridge] a bridge
    [settlement] a settlement
    [city] a city
    [trade] a trade with the bank
    [card] a card
    [robber] the robber’s move
    [end] the end of the turn
    [ship] a ship
    [harbor] a harbor
    [token] a number
    [pass] a pass
   *[other] a move
  }
log-went-back = { $who } rewound the game to { $turn ->
    [0] the set-up
   *[other] turn { $turn }
  }: { $count ->
    [one] one move no longer counts
   *[other] { $count } moves no longer count
  }
log-paused = { $who } paused the game
log-continued = { $who } resumed the game
log-stand-in = A bot is playing for { $player }
log-returned = { $whose ->
    [you] You are
   *[other] { $who } is
  } back
log-seated = { $who } took over a seat
log-time-out = { $who } ran out of time
log-conceded = The game was conceded to { $player }
log-aborted = The game was ended early

## Settings in the lobby
setting-undo = Undo
setting-undo-text = Your own last move, as long as it revealed nothing.
setting-undo-own = Own moves
setting-undo-off = Off
setting-chat = Chat
setting-chat-text = Let people write freely, or only pick from ready-made phrases.
setting-chat-open = Open
setting-chat-phrases = Phrases only
setting-chat-off = Off
setting-group = Counts for a group
setting-group-text = Its season shows this game once it is over: to everyone with the group’s link.
setting-group-none = no group
setting-group-new = a new group…
setting-group-name = Name of the group
setting-group-make = Make group
setting-private = Private table
setting-private-text = Listed only for the people seated here. The link and the code work for everyone.
setting-voice = Voice call
setting-voice-text = The address of your call. Only seated players see it, and nothing is loaded from it here.

## The voice call
voice-at = Voice call at { $place }
voice-none = None
voice-example = https://meet.example.org/friday
voice-remove = Remove the voice call
voice-again = Use { $place } again
chat-is-now = Chat: { $rule }

## Blocked guests
doors = Blocked guests
doors-sits = has a seat
doors-watches = is watching
doors-out = blocked
doors-keep-out = Block
doors-keep-out-whom = Block { $name } from this table
doors-let-in = Unblock
doors-let-in-whom = Unblock { $name }
doors-nobody = There are no named spectators, and nobody is blocked.
doors-text = Blocked guests cannot sit, watch or talk here until you unblock them. A different browser counts as a new guest.
doors-text-playing = Players keep their seats: a bot or someone else can take one over only while its player is away, and only if everyone agrees. A different browser counts as a new guest.

## Chat
phrases = Ready-made phrases
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-who-trades = Does anyone want to trade?
phrase-ouch = Ouch!
phrase-another-game = Another game?
chat-is-off = There is no chat at this table.
chat-watches = is watching
chat-mute = Mute { $name } on this device
chat-muted = You have muted { $name }.
chat-unmute = Unmute

## Refusals
refused-nothing_to_undo = There is nothing you can undo now.
refused-paused = The game is paused.
refused-not_paused = The game is not paused.
refused-not_absent = That player is here.
refused-one_at_a_time = The table has to answer the open proposal first.
refused-nobody_here = There is nobody here to agree.
refused-no_such_proposal = That proposal is no longer open.
refused-no_need = Nobody is waiting for that player.
refused-no_clock = That player has no clock to add time to.
refused-seat_taken = Someone is sitting there.
refused-chat_off = There is no chat at this table.
refused-phrases_only = This table chats in ready-made phrases only.

## A phone that shows the hand alone
hand-mode = Hand mode
hand-mode-off = Whole table
hand-mode-text = Beside a big screen: this phone shows your hand and what you can do, and the board only when you choose a place. At this table only.
hand-mode-back = To my hand
hand-mode-screen = This table is on a big screen.
