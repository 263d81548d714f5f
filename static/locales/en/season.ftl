### A group's season and its evenings.

## Season
season = Season
season-title = { $group } – Hexhaven
season-group-of = { $count ->
    [0] a new group
    [one] a group of one
    [2] a group of two
    [3] a group of three
    [4] a group of four
    [5] a group of five
    [6] a group of six
   *[other] a group of { $count }
  }
season-no-group = There is nothing here
season-choose = Season
season-kind = Games
season-show = Show
season-tab-season = Season
season-tab-duels = Duels
season-tab-evenings = Evenings
season-tab-records = Records
season-all-time = All seasons
season-all-games = All games
season-all-short = All
season-name = { $part ->
    [spring] Spring { $year }
    [summer] Summer { $year }
    [autumn] Autumn { $year }
   *[winter] Winter { $year }/{ $next }
  }
season-counts = { $evenings ->
    [one] 1 evening
   *[other] { $evenings } evenings
  }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }
season-nothing = The first finished game starts the season.
season-removed = Removed name
season-you = you
season-a-bot = a bot
season-place = Place
season-player = Player
season-rating = Rating ± how sure
season-rating-long = How strong the player is, and how sure that is; sort by it
season-evenings = even.
season-evenings-long = Evenings; sort by them
season-games = games
season-games-long = Games; sort by them
season-wins = wins
season-wins-long = Wins; sort by them
season-share = share
season-share-long = Points against the expected share; sort by it
season-form = last six places
season-rating-number = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
season-rating-words = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }, likely { NUMBER($from, maximumFractionDigits: 0) } to { NUMBER($to, maximumFractionDigits: 0) }{ $settling ->
    [yes] ; still settling
   *[no] { "" }
  }
season-settling = Still settling: fewer than five games
season-won = { $wins } of { $games } won
season-place-of = { $place } of { $seats }
season-signed = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] { $amount }
  }
season-signed-number = { $sign ->
    [plus] +{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }
season-duels = Head to head
season-duels-text = games finished ahead : behind
season-ahead-of = ahead of
season-duel = { $ahead } : { $behind }
season-duel-words = { $one } ahead of { $other } { $ahead ->
    [one] once
   *[other] { $ahead } times
  }, behind { $behind ->
    [one] once
   *[other] { $behind } times
  }
season-evenings-head = Evenings
season-who-won = who won
season-day = { DATETIME($at, day: "numeric", month: "short") }
season-at-the-table = { $count } at the table
season-evening-words = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }, won by { $names }, { $count } at the table
season-records = Records
record-longest-road = Longest road: { $value }
record-fastest-win = Fastest win: { $value ->
    [one] 1 turn
   *[other] { $value } turns
  }
record-comeback = Comeback from { $value ->
    [one] 1 point
   *[other] { $value } points
  } behind
record-trades = Most trades: { $value } in a game
record-luckiest = Luckiest: { NUMBER($value, maximumFractionDigits: 0) } above fair
record-unluckiest = Unluckiest: { NUMBER($value, maximumFractionDigits: 0) } below fair
record-streak = Winning streak: { $value } games

## Invitation, export, decisions
season-invite = Invite
season-invite-text = Whoever has this link is in the group: they see its season and can let their tables count for it. Nothing else is needed.
season-link = Link to the group
season-send = Send
season-close = Close
season-export = Export
season-export-text = The games that are shown: a row for every seat for spreadsheets, or all figures for programs.
season-export-csv = Table (CSV)
season-export-json = Data (JSON)
season-manage = Names and players
season-manage-nothing = You have not played in this group yet. Your name appears here after your first game.
season-group-name = Name of the group
season-season-name = Name of this season; empty for the default
season-players = Players
season-your-name = Your name in this group
season-name-of = Name of { $name }
season-keep-name = Keep
season-remove = Remove name
season-remove-whom = Remove the name of { $name }
season-remove-ask = Remove the name { $name } from all pages of the group? The games stay, without the name. Only the player can show a name again.
season-remove-yes = Remove
season-separate = Separate
season-separate-whom = Undo the merge of { $name }
season-merge-head = Someone is here twice
season-merge-text = After losing the browser’s cookie, a player comes back as someone new. Ask them, and when they agree from their new browser, both count as one.
season-merge-old = Earlier player
season-merge-is = is
season-merge-new = Present player
season-merge-ask = Ask
season-requests = Requests to merge players
season-asked = The host asks: are { $old } and { $name } both you? Then they count as one player.
season-waiting = { $old } becomes { $name } as soon as { $who } agrees.
season-agree = Both are me
season-decline = No
season-withdraw = Withdraw

## Evening
evening-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
evening-title = { $day }, { $group } – Hexhaven
evening-number = evening { $number } of { $season }
evening-picture = Share as a picture
evening-picture-failed = This browser could not paint the picture. Take a screenshot instead.
evening-close = Back to { $group }
evening-games-winners = { $games ->
    [one] One game, one winner.
    [2] { $winners ->
        [one] Two games, one winner.
       *[other] Two games, two winners.
      }
    [3] { $winners ->
        [one] Three games, one winner.
        [2] Three games, two winners.
       *[other] Three games, three winners.
      }
   *[other] { $games } games, { $winners ->
        [one] one winner.
       *[other] { $winners } winners.
      }
  }
evening-lead-kept = { $name } keeps the lead of the season.
evening-lead-new = { $name } takes the lead of the season.
evening-tonight = Tonight
evening-first = first ratings of the season
evening-since = rating since { DATETIME($at, day: "numeric", month: "long") }
evening-games = Games
evening-game = { $kind }: { $name } wins
evening-conceded = conceded
evening-last = The last game, turn by turn
evening-no-figures = The figures of this game are not there yet. Look again in a moment.
evening-next = Next game, other seats
evening-moments = { $count ->
    [one] A moment
    [2] Two moments
   *[other] Three moments
  }
evening-nth-game = { $number ->
    [1] first game
    [2] second game
    [3] third game
   *[other] game { $number }
  }
evening-moment-grab = Biggest grab: { $value } cards by monopoly
evening-moment-comeback = Comeback from { $value ->
    [one] 1 point
   *[other] { $value } points
  } behind
evening-moment-drought = Longest drought: { $value } rolls
evening-moment-race = Closest race: { $value ->
    [0] won on equal points
    [one] won by 1 point
   *[other] won by { $value } points
  }
evening-moment-trades = Busiest trader: { $value } trades
evening-luck = Luck
evening-luck-text = cards against fair, all games
