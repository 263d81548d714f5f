### Notices of one’s turn: how, where, when.

notices-title = Tell me when it is my turn
notices-how = How
notices-where = Where
notices-device = This device
notices-device-text = through the browser
notices-asking = Your browser asks you…
notices-why-insecure = Browsers show notices only for pages opened over HTTPS.
notices-why-home-screen = On an iPhone or iPad, the page has to be on the home screen first: press Share, then “Add to Home Screen”, and open it from there.
notices-why-impossible = This browser has no notices.
notices-push-refused = The browser does not allow notices from this page. Allow them in its settings, then try again.
notices-kind-push = Another browser
notices-kind-email = E-mail
notices-kind-apprise = Another service
notices-state-on = confirmed
notices-state-confirm = confirm
notices-state-confirm-text = A message is on its way: type its code here, or open its link.
notices-state-expired = expired
notices-state-expired-text = That browser no longer takes notices. Remove it, and turn it on there again.
notices-state-refused = refused
notices-state-refused-text = The service does not accept notices for this address. Remove it and check it.
notices-state-resting = resting
notices-state-resting-text = Five notices in a row did not arrive. Send a test to go on.
notices-state-locked = locked
notices-state-locked-text = The server has lost the key to this address. Remove it and enter it again.
notices-code = Code
notices-confirm = Confirm
notices-remove = Remove { $what }
notices-add = Add an address
notices-add-both = e-mail, ntfy, Matrix, Discord, Telegram…
notices-add-mail = e-mail
notices-add-other = ntfy, Matrix, Discord, Telegram…
notices-add-empty = Enter an address first.
notices-add-send = Send the first message
notices-all = All my tables
notices-games = { $count ->
    [one] { $count } game is running
   *[other] { $count } games are running
  }
notices-table-on = with notices
notices-table-off = quiet for this table
notices-quiet = Quiet hours
notices-quiet-text = then one notice for all
notices-quiet-begin = Quiet from
notices-quiet-end = Quiet until
notices-once = At most one a turn
notices-once-text = none while a page is open
notices-off-until = Off until you turn it on. Addresses stay locked on this server and can be forgotten at any time.
notices-test = Send a test
notices-forget = Forget all
notices-done = Done
notices-tested = { $failed ->
    [0] { $sent ->
        [0] Nothing to test yet: confirm an address first.
       *[other] The test was sent.
      }
   *[other] The test did not arrive everywhere. Check the addresses, or try again later.
  }
