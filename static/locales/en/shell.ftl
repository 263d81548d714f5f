### Words of every page but the table itself.

product = Hexhaven
title-table = { $table } – Hexhaven
title-your-turn = ● Your turn – { $table }
title-asked = ● { $name } is waiting for your answer – { $table }
title-waiting = Waiting for { $names } – { $table }
title-over = Game over – { $table }
title-tables = ({ $count }) { $server }

loading = Loading…
load-failed = This part of the page could not be loaded. Check the connection and reload.
load-unreadable = This part of the page arrived, but this browser cannot read it. Use a newer browser, or switch off what changes pages on their way.
connection-blocked = The server answers, but live connections (WebSockets) do not get through. A proxy, a filter or an extension in between blocks them: try another network, or ask the person who runs the server.
error-no-cookie = Your browser keeps no cookie of this server, so it cannot remember you. Allow cookies for this address, then reload the page.
close = Close
enter = Enter
not-found = Nothing here
not-found-text = This address leads nowhere. A table’s address ends in its five-character code.
to-home = Go to the start page
no-table = No table has the code { $code }
no-table-text = Check the letters with the person who sent you the link. A table whose game never started may have been cleared away.
lobby-closed = This table was closed
lobby-closed-text = Its host closed it before a game began. You can join another table or open your own.
kept-out = You cannot join this table
kept-out-text = Its host has blocked you. You can join another table or open your own.
banned = You are blocked on this server
banned-text = The person who runs it can let you back in.
login-needed = This server asks for a login
login-needed-text = Open it at the address where you log in. The person who runs it knows that address, and why a login may not be accepted.
damaged = This table cannot be opened
damaged-text = The stored data of table { $code } is damaged, or the game was played by rules that this version does not know, so it cannot continue. The person who runs this server can find out more with “hexhaven verify { $code }” and may be able to restore a backup. Other tables are not affected.
archived = This table has been archived
archived-text = The person who runs this server has archived the game at table { $code }. Nothing is lost: they can restore it.
not-installed-text = Table { $code } is played with cards that are not installed on this server. Nothing is lost: the person who runs it can see in its log which ones, and once they are installed, the table opens again.
unreachable = The server is not answering
unreachable-text = It may be starting up, or your network may be down. Reload the page in a moment.

connection-connecting = Connection lost. Reconnecting…
connection-offline = You are offline. The game continues as soon as you are back.
connection-restarting = The server is restarting. Nothing is lost.
connection-elsewhere = You opened this table in another tab.
connection-closed = The server closed this table.
notice-of-host = Message from the person who runs this server
notice-restart = The server restarts in { $left }. Nothing is lost.
notice-restart-now = The server restarts now. Nothing is lost.
trouble = Something went wrong and the game is stuck. Error ID: { $id }.
reload = Reload
continue-here = Continue here
seconds = { $seconds } s
show-results = Show the result

brick = brick
lumber = { $edition ->
    [2025] wood
    [1996] wood
   *[other] lumber
  }
wool = { $edition ->
    [1996] sheep
   *[other] wool
  }
grain = { $edition ->
    [2025] wheat
   *[other] grain
  }
ore = ore
any = any resource
card = card
a-card = a card
resource = { $kind ->
    [brick] { brick }
    [lumber] { lumber }
    [wool] { wool }
    [grain] { grain }
    [ore] { ore }
    [any] { any }
   *[other] { $kind }
  }

theme-to-dark = Switch to dark
theme-to-light = Switch to light
language = Language

## Home

home-claim = Settle an island with friends,
home-claim-more = on a server one of you runs.
home-claim-short = Settle an island with friends.
rulebook-open = How to play
home-foot = No accounts. Nothing leaves this server. Free software.
home-history = Finished games
home-screen = Big screen
home-maps = Maps
your-name = Your name at the table
entry-title = This server has a password
server-password = Server password
name-empty = Type a name first: it is what the others see.
name-long = A name has at most { $most } characters; this one has { $length }.
create-table = Create table
play-with-bots = Play with bots
table-of = { $name }’s { DATETIME($at, weekday: "long") } island
guide-table-first = First game
guide-table-sea = First game at sea
learn-first = Learn the game
learn-again-first = Learn the game again
learn-sea = Learn to sail
learn-again-sea = Learn to sail again
guide-show = Show the guide
or-join = or join with a code
code-label = Table code
code-letter = Letter { $place } of 5
code-short = A code has five letters and digits.
join = Join
resume = Resume
watch = Watch
home-my-tables = My tables
your-turn-there = Your turn
home-waiting = Waiting for you: { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
home-waiting-for = Waiting for { $names }
since-today = since { DATETIME($at, timeStyle: "short") }
since-day = since { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
since-date = since { DATETIME($at, day: "numeric", month: "short") }
clock-minutes-left = { $count } min left
clock-hours-left = { $count } h left
clock-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
  }
notices-open = Notices of my turn
bot-level-of = Bot level of { $name }
on-this-server = On this server
table-link = { $action }: { $table }
table-close = Close { $table }
age-minutes = { $count ->
    [0] just opened
    [one] opened { $count } minute ago
   *[other] opened { $count } minutes ago
  }
age-hours = { $count ->
    [one] opened { $count } hour ago
   *[other] opened { $count } hours ago
  }
age-days = { $count ->
    [one] opened { $count } day ago
   *[other] opened { $count } days ago
  }
table-open = { $taken } of { $seats } seats · { $board }
table-playing = { $turn ->
    [0] { $yours ->
        [true] during set-up, your seat is kept
       *[other] during set-up
      }
   *[other] { $yours ->
        [true] on turn { $turn }, your seat is kept
       *[other] on turn { $turn }
      }
  }

## Errors of the lobby

error-unreachable = The server is not answering. Check the connection and try again.
error-no-such-table = No table has this code. Check the letters with the person who gave it to you.
error-password-needed = This server needs a password. Ask the person who runs it.
error-wrong-password = That is not this server’s password. Check it and try again.
error-name-needed = Type a name first.
error-seat-taken = Someone was faster: this seat is taken.
error-look-taken = Someone else has taken that one.
error-not-seated = Take a seat first.
error-table-full = Every seat at this table is taken. You can still watch.
error-not-host = Only the host may do that.
error-not-ready = Not everyone is ready yet.
error-started = The game has already started.
error-closed = The host has closed this table.
error-bad-config = These rules contradict each other.
rules-contradict = These rules contradict each other: { $options }.
quoted = “{ $words }”
error-storage = The server is busy. Try again in a moment.
error-internal = Something went wrong on the server.
error-invalid = The server did not understand that.
error-wrong-origin = This page was opened at an address that is not the server’s own.
error-too-many = Too many requests. Wait a moment and try again.
error-bad-voice = The address of a voice call begins with https://, http://, mumble://, ts3server:// or teamspeak://, names a server and has at most 500 characters.
error-kept-out = The host has blocked you from this table. You can still join others.
error-damaged = The stored data of this table is damaged. The person who runs this server can find out more.
error-archived = This table has been archived. The person who runs this server can restore it.
error-not-installed = This table is played with cards that are not installed on this server. The person who runs it can install them.
error-banned = You are blocked on this server. The person who runs it can let you back in.
error-login-needed = This server asks for a login. Open it at the address where you log in.
error-named-elsewhere = Your name here is that of your login: change it there.
error-no-such-person = That person has already left.
error-plays-here = That player has a seat in this game. Only everyone at the table together can give it away.
error-no-first-game = This game has no guide for a first game.
error-no-person = Only a person can be the host.
error-no-such-game = This server does not have that game.
error-no-such-evening = The group played no game that evening.
error-no-such-group = This link leads to no group. Ask someone in the group for it again.
error-no-such-player = That player is no longer in this group. Reload the page.
error-not-group-host = Only the group’s host may do that.
error-same-game = They sat in one game together, so they are two people.
error-name-removed = This name was removed. Only the player can show one again.
error-no-such-merge = That request is no longer open. Reload the page.
error-no-such-link = That link no longer works. Ask for a new one.
error-no-such-seat = This table does not have that seat.
error-not-allowed = This address does not take that kind of request.
error-not-found = There is nothing at this address.
error-not-over = That is available when the game is over.
error-seated-already = You already have a seat at this table.
error-too-soon = Tables are being opened too quickly. Try again in a moment.
error-yourself = You cannot block yourself.
error-bad-address = That is not an address for notices of this kind. Check it and try again.
error-local-address = That is inside the network of this server. Only its host may allow it.
error-no-such-channel = That way of being notified is no longer there.
error-not-accepted = The service does not accept notices for this address. Check it and try again.
error-not-delivered = The first message could not be delivered, so nothing was added. Check the address, or try again later.
error-notifications-off = This server sends no notices of this kind. The person who runs it can turn them on.
error-wrong-code = That is not the code of the first message. Check it and try again.
error-bad-map = This map cannot be read or played.
error-map-changed = This map has been changed in another window. Reload it, or keep yours under another name.
error-map-too-large = This map has too many hexes. Take some away.
error-map-version = A newer version of Hexhaven wrote this map. Open it on a newer server.
error-no-such-map = There is no such map, or its owner no longer shares it. Ask for it again.
error-too-many-maps = The server keeps no more maps for you. Remove one first, or keep its JSON yourself.

## Lobby

seats = Seats
seats-taken = { $taken } of { $seats } seats taken
seat-count = Number of seats
less = Less: { $what }
more = More: { $what }
seat-free = Seat { $seat } is free
add-bot = Add a bot
fill-with-bots = Fill with bots
bot-level = Bot level
bot-level-name = { $level ->
    [normal] normal
   *[other] easy
  }
take-seat = Sit here
move-here = Move here
at-seat = { $what }: seat { $seat }
leave-seat = Leave this seat
empty-seat = Remove { $name } from this seat
that-is-you = you
host = host
bot = { $level ->
    [easy] bot, easy
    [normal] bot, normal
   *[other] bot
  }
away = away
ready = Ready
not-ready = Not ready
lobby-help = Help with the rules
table-name = Table name
table-name-change = Rename the table
rules = Rules
host-chooses = the host chooses
presets = Ready-made rules
custom = Custom
custom-text = Choose every rule yourself
more-presets = More players…
more-presets-text = For two, five to eight
edition = Edition
house-rules = House rules
rules-table = At the table
option-refused = Not on this map
on = on
off = off
map = Map
invite = Invite
invite-scan = Scan, or type the code
invite-network = For phones and anyone else on your network.
invite-screen = Show it on a big screen
invite-this-computer = This address only works on this computer.
invite-show = Show this to the person next to you, or send the link
invite-guests = Guests need a name, but no account.
link = Link to this table
copy = Copy
copied = Copied
copy-by-hand = The browser does not allow copying here. The link is selected: copy it yourself.
copy-code = Code { $code }: copy the link
share-link = Share link
qr-label = QR code of the link
your-look = Your color and shape
look-text = Every piece shows its shape, so nobody has to rely on color.
look-taken = { $look }, taken by { $name }
look-1 = Vermilion square
look-2 = Blue circle
look-3 = Ivory triangle
look-4 = Yellow diamond
look-5 = Sky-blue star
look-6 = Plum cross
look-7 = Charcoal crescent
look-8 = Green bars
talk = Chat
talk-empty = No messages yet.
say = Say something
send = Send
changed-bot = { $name } joins as a bot
changed-sat = { $name } sat down
changed-left = { $name } left the table
rule-value = { $rule }: { $value }
take-a-seat = Take a seat
watching-full = Every seat is taken. Stay to watch the game.
i-am-ready = I’m ready
not-ready-after-all = Not ready after all
ready-text = The host starts when everyone is ready.
ready-host-next = You are ready. The host can start.
ready-waiting = You are ready. { $reason }
start-game = Start game
start-with = Start with { $count }
start-fewer = { $count ->
    [one] Leave seat { $seats } out, or fill it with a bot?
   *[other] Leave seats { $seats } out, or fill them with bots?
  }
start-too-few = { $count ->
    [one] Seat { $seats } is free, and the game needs that player. Fill it with a bot?
   *[other] Seats { $seats } are free, and the game needs more players. Fill them with bots?
  }
start-leave-out = { $count ->
    [one] Leave it out
   *[other] Leave them out
  }
start-fill = { $count ->
    [one] Fill it with a bot
   *[other] Fill them with bots
  }
start-back = Back
start-text = The others are ready.
waiting-for = Waiting for { $names }.
seat-must-be-filled = Seat { $seats } is free: invite someone or add a bot.
seats-are-free = { $count ->
    [one] Seat { $seats } is free: invite someone, add a bot or remove the free seat.
   *[other] Seats { $seats } are free: invite someone, add bots or remove the free seats.
  }

## End of the game

end-title = { $name } wins with { $points } points
standings = Standings
player = Player
points = Points
column-settlements = Settlements
column-cities = Cities
column-army = Army
column-road = { $sea ->
    [true] Route
   *[false] Road
  }
column-cards = Cards
column-other = Other
luck = Luck
luck-text = cards from the dice, compared with the average
signed = { $sign ->
    [plus] +{ $count }
    [minus] −{ $count }
   *[none] { $count }
  }
end-loading = Adding up the score…
end-failed = The statistics of this game could not be loaded.
try-again = Try again
