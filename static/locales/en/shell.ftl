### Words of every page but the table itself.

product = Hexhaven
title-table = { $table } – Hexhaven
title-your-turn = ● Your turn – { $table }
title-over = Game over – { $table }

loading = Loading …
load-failed = This part of the page could not be loaded. Check the connection and reload.
close = Close
not-found = Nothing here
not-found-text = This address leads nowhere. A table's address ends in its five-letter code.
to-home = Go to the start page
no-table = No table has the code { $code }
no-table-text = Check the letters with whoever sent you the link. A table that was never started may have been cleared away.
unreachable = The server does not answer
unreachable-text = It may be starting, or your network is down. Reload the page in a moment.

connection-connecting = Connection lost. Reconnecting …
connection-offline = You are offline. The game goes on as soon as you are back.
connection-restarting = The server is restarting. Nothing is lost.
connection-elsewhere = You opened this table in another tab.
continue-here = Continue here
seconds = { $seconds } s
show-results = Show the result

brick = brick
lumber = lumber
wool = wool
grain = grain
ore = ore
any = any resource
card = card
