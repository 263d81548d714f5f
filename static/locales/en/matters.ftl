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
    [TradeWithSupply] bank trade
    [MoveRobber] robber
    [PlayKnight] card
    [PlayRoadBuilding] card
    [PlayYearOfPlenty] card
    [Pass] pass
    [PlaceNeutralRoad] road
    [PlaceNeutralSettlement] settlement
    [SendRobberToDesert] robber
    [DiscardKnight] card
   *[other] last move
  }
undo-end = Undo end turn
undo-end-offered = Your turn is over. Until somebody rolls you can take that back.
key-help-undo = take the last move back

## The table's menu
matters = Table
matter-busy = First the table decides what is proposed already
matter-pause = Pause the game
matter-text-pause = For a break, or to go on another day
matter-continue = Continue
matter-text-continue = The game is paused
matter-stand_in = Let a bot play for { $player }
matter-text-stand_in = Until { $player } is back
matter-rewind = Go back …
matter-text-rewind = To an earlier line of the log; the dice stay the same
matter-concede = Concede …
matter-text-concede = Name a winner and end the game
matter-abort = Break the game off
matter-text-abort = Nobody wins
leave = Leave the table
leave-text = Your seat stays yours: come back by its link or from the first page
matter-host = Hand over hosting …
matter-text-host = Somebody else looks after the table
matter-no-heir = Nobody else plays here but bots
matter-talking = Voice call and chat …
matter-text-talking = Where the table talks, and whether people may write
matter-doors = Blocked guests …
matter-text-doors = Keep out who disturbs, let in again
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
asked-nobody = There is nobody to ask: it happens at once.
asked-away = Everybody else is away; nobody could agree.

## What it will mean
means-pause = Nobody can move until somebody continues. The game is kept, even if everybody leaves.
means-stand_in = A bot plays for { $player } until they are back.
means-seated = The newcomer takes { $player }’s place, with all cards and pieces.
means-rewind = The game goes back to { $turn ->
    [0] the set-up
   *[other] turn { $turn }
  }. { $count ->
    [one] One move no longer counts
   *[other] { $count } moves no longer count
  }, and the same dice fall again.
means-concede = The game is over and { $whom ->
    [you] you win
   *[other] { $player } wins
  }.
means-abort = The game is over and nobody wins.
means-host = From now on { $player } looks after the table instead of you. Nobody is asked.

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
  } to give { $whom ->
    [you] you
   *[other] { $player }
  } the game
proposes-abort = { $whose ->
    [you] You propose
   *[other] { $who } proposes
  } to break the game off
vote-yes = agrees
vote-waiting = is asked
vote-agree = Agree
vote-no = No
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
  } not want to give the game to { $whom ->
    [you] you
   *[other] { $player }
  }.
verdict-no-abort = { $whose ->
    [you] You do
   *[other] { $who } does
  } not want to break off.

## Paused, over
status-paused = The game is paused
step-paused = Paused
status-paused-hint = whoever plays here may continue
status-conceded = { $name } has won: the others gave up
status-aborted = The game was broken off
paused-by = Paused by { $whose ->
    [you] you
   *[other] { $who }
  }
paused-continue = Continue
end-conceded = { $name } wins: the others gave up
end-aborted = Broken off: nobody wins

## People who are away, or slow
row-away-for = away { $time }
row-stand-in = a bot plays
row-stand-in-for = a bot plays for { $name }
seat-remind = Remind
seat-reminded = { $name } has been reminded
seat-reminded-short = Reminded
seat-let-bot = Let a bot play
seat-take = Take this seat
news = News
nudged = { $name } reminds you: it is your turn
nudged-title = ● { $name } reminds you

## Wishes
pins-title = I want, I have
pins-text = Everybody sees it beside your name. It binds nobody.
pins-none = I want, I have …
pins-mine = I want, I have: { $pins }
pins-i-want = I want
pins-i-have = I have
pins-i-keep = I keep
pins-keep-text = An offer that asks for one of these is declined for you. The others see only that you declined.
pins-i-am-quiet = Not trading for now
pins-quiet-text = Offers are declined for you, and everybody sees why.
pins-hide = Hide offers I cannot pay
pins-hide-text = Only on this device; nobody is told.
pins-wants = wants { $cards }
pins-has = has { $cards }
pins-want-short = wants
pins-have-short = has
pins-quiet = no trades
pins-of = { $name }: { $pins }
pins-offer = { $pins }; begin an offer
pins-offer-short = Begin an offer
offers-hidden = { $count ->
    [one] One offer you cannot pay is hidden.
   *[other] { $count } offers you cannot pay are hidden.
  }
offers-show = Show

## Log
log-taken-back = taken back:
log-took-back = { $who } took back { $kind ->
    [road] a road
    [bridge] a bridge
    [settlement] a settlement
    [city] a city
    [trade] a trade with the bank
    [card] a card
    [robber] the robber’s move
    [end] the end of the turn
    [pass] a pass
   *[other] a move
  }
log-went-back = { $who } took the table back to { $turn ->
    [0] the set-up
   *[other] turn { $turn }
  }: { $count ->
    [one] one move no longer counts
   *[other] { $count } moves no longer count
  }
log-paused = { $who } paused the game
log-continued = { $who } let the game go on
log-stand-in = A bot plays for { $player }
log-returned = { $whose ->
    [you] You are
   *[other] { $who } is
  } back
log-seated = { $who } took over a seat
log-time-out = { $who } ran out of time
log-conceded = The others gave { $player } the game
log-aborted = The game was broken off

## Settings in the lobby
setting-undo = Taking back
setting-undo-text = Your own last move, as long as nobody has learnt anything by it.
setting-undo-own = Own moves
setting-undo-off = Off
setting-chat = Chat
setting-chat-text = Whether people may write, or only choose among phrases.
setting-chat-open = Open
setting-chat-phrases = Phrases only
setting-chat-off = Off
setting-private = Private table
setting-private-text = In nobody's list but of those who sit here; the link and the code work for everybody.
setting-voice = Voice call
setting-voice-text = Where the table talks. Only who has a seat sees the address; nothing of it is loaded here.

## The voice call
voice-at = Voice call at { $place }
voice-none = None
voice-example = https://meet.example.org/friday
voice-remove = Remove the voice call
voice-again = Take { $place } again
chat-is-now = Chat: { $rule }

## Blocked guests
doors = Blocked guests
doors-sits = has a seat
doors-watches = is watching
doors-out = is kept out
doors-keep-out = Keep out
doors-keep-out-whom = Keep { $name } out of this table
doors-let-in = Let in
doors-let-in-whom = Let { $name } in again
doors-nobody = Nobody watches under a name, and nobody is kept out.
doors-text = Who is kept out cannot sit, watch or talk here until you let them in. In another browser they are a stranger again.
doors-text-playing = Whoever plays keeps their seat: a bot or somebody else gets it only while they are away, and if everybody agrees. In another browser, who is kept out is a stranger again.

## Chat
phrases = Ready-made phrases
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-who-trades = Does anybody want to trade?
phrase-ouch = Ouch!
phrase-another-game = Another game?
chat-is-off = There is no chat at this table.
chat-watches = is watching
chat-mute = Mute { $name } on this device
chat-muted = You do not hear { $name }.
chat-unmute = Hear again

## Refusals
refused-nothing_to_undo = There is nothing that you can take back now.
refused-paused = The game is paused.
refused-not_paused = The game is not paused.
refused-not_absent = That player is here.
refused-one_at_a_time = First the table decides what is proposed already.
refused-nobody_here = Nobody is here who could agree.
refused-no_such_proposal = That proposal is no longer open.
refused-no_need = Nobody waits for that player.
refused-seat_taken = Somebody sits there.
refused-chat_off = There is no chat at this table.
refused-phrases_only = This table chats in ready-made phrases only.
