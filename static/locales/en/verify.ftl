### Checking the dice of a finished game.

verify-title = Check the dice
verify-lead = { $table }: did every roll, shuffle and theft come from the seed that was sealed before the game? Your browser does the math itself.
verify-to-table = To the table
verify-not-over = The game is still running
verify-not-over-text = The seed is revealed when the game is over. Until then only its seal is shown, below. You can check another record in the meantime.
verdict-right = Everything checks out
verdict-right-draws = { $count ->
    [one] The only draw is the one that the sealed seed gives.
   *[other] All { $count } draws are the ones that the sealed seed gives.
  } Nobody chose the outcome.
verdict-right-text = { $rolls ->
    [one] The roll
   *[other] All { $rolls } rolls
  }{ $start ->
    [0] {""}
   *[other] {" "}({ $start } of them for the start)
  }, { $shuffles ->
    [one] the shuffle
   *[other] all { $shuffles } shuffles
  } and { $thefts ->
    [0] every theft (there was none)
    [one] the one theft
   *[other] all { $thefts } thefts
  } are the ones that the sealed seed gives{ $numbers ->
    [0] {""}
   *[other] , and so are the other draws ({ $numbers })
  }. Nobody chose them.
verdict-wrong = This record does not check out
verdict-more = { $count ->
    [one] One more line does not check out either.
   *[other] { $count } more lines do not check out either.
  }
verdict-no-record = This is not a record of a game
verdict-not-json = It is not JSON. Export a record at the end of a game and try again.
verdict-not-a-record = Something that every record has is missing or is not what it should be.
sign-right = right
sign-wrong = wrong
sign-open = cannot be checked
step-seed = The seed is the one that was sealed.
step-seed-wrong = The seed is not the one that was sealed.
step-seal-seen = { $state ->
    [open] Your browser saw the same seal before the game began, on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
   *[other] Your browser saw the same seal while the game was running, on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
  }
step-seal-unseen = Your browser was not there when the game was played. Compare the seal with one that someone noted.
step-seal-other = The seal is not the one that was shown during the game.
step-lines = The log is complete: lines 0 to { $lines }, and every move that was undone was undone by the table.
step-lines-wrong = The log is incomplete, or out of order.
step-draws = { $count ->
    [one] The one draw was made again and is the same.
   *[other] All { $count } draws were made again and are the same.
  }
step-draws-wrong = { $wrong ->
    [one] One of { $count } draws is not what the seed gives.
   *[other] { $wrong } of { $count } draws are not what the seed gives.
  }
step-draws-not = The draws cannot be checked while lines are missing.
fault-seed = Its seed is not the one that was sealed: the fingerprint differs.
fault-seal = Its seal is not the one that was shown during the game: seed and seal were replaced.
fault-gap = Line { $version } is missing, or appears twice.
fault-draw = Line { $version }, { $kind ->
    [dice] a roll
    [card] a theft
    [order] a shuffle
   *[other] a draw
  }: the record says { $said }, the seed gives { $drawn }.
fault-outcome = Line { $version } contains a draw that no game can make.
fault-act-draws = Line { $version } is a decision of the table, yet it contains a draw.
fault-rewind = Line { $version } goes back to a move that does not exist.
fault-misfiled = Line { $version } is in the wrong place: whether it was undone does not match what the table decided.

## The draws
draws = Every draw
draws-deck = This table rolled from a dice deck: a shuffle of its 36 cards settles all rolls until the next one, so it is the shuffles that are checked.
draws-all = All
draws-dice = Rolls
draws-card = Thefts
draws-order = Shuffles
draws-number = Others
draws-wrong = Do not match
draw-line = Line
draw-replay = Line { $version } in the replay
draw-what = What
draw-said = The record says
draw-drawn = The seed gives
draw-same = the same
draw-fits = Matches
draw-back = undone
draw-name = { $kind ->
    [dice] Roll { $place }
    [card] Theft { $place }
    [order] Shuffle { $place }
   *[other] Draw { $place }
  }
said-dice = { $dice } (total { $sum })
said-card = { $card }, out of { $count ->
    [one] one card
   *[other] { $count } cards
  }
said-order = { $count } things: { $order }
said-number = { $number }, one of { $count } numbers

## Another record
other-record = Check another record
other-record-text = Try it with a record from another server, or with a forged one: export a game, change a die in the file, and watch the change being caught.
drop-here = Drop a record file here
choose-file = Choose a file
own-record = Back to this table’s record
paste-record = Or paste the text of a record
paste-nothing = Paste a record first
pasted-record = pasted text
check-paste = Check the text

## What it means
explained = What this proves, and what it does not
explained-how = Before anyone sat down the server drew a seed and showed its fingerprint, the seal. Then every player’s browser added a random text of its own. Seed and texts together determine the first roll, the second, and so on, as well as each shuffle and theft. Your browser has now worked all of them out again.
explained-proves = It proves that nobody chose the dice: not the server, which was bound by the seal before the texts came, nor any player, because no player knew the seed. A seal that you noted yourself, or that your browser saw, is the best witness.
explained-not = It does not prove that the rules were kept, that a stolen card came from that very hand, or that the person who runs the server did not look at the seed. That person can replay the whole game by the rules with “{ $command }”.
explained-crypto = The math was done by Web Crypto, which is part of this browser.
explained-library = This page came over plain HTTP, where browsers offer no Web Crypto. The math was done by noble-hashes, an audited library that came with the page.
number-seal = Seal
number-seed = Seed
number-nonces = Texts of the players
nonce-none = none
