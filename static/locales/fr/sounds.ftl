### Le volume, et comment cet appareil appelle : dans l’aide.

sounds = Sons
sounds-all = Tous les sons
sounds-watching = Coupés pour qui regarde.
sounds-turn = Mon tour et la pendule
sounds-seven = Sept et voleurs
sounds-trade = Échanges et offres
sounds-win = La victoire
sounds-table = Dés, cartes et pièces
sounds-chat = Discussion
sounds-level = { $volume }
sounds-try = Jouer « { $sound } »
sounds-quiet = Silence à côté d’un grand écran
sounds-quiet-text = Si un grand écran montre cette table, les sons viennent de lui
feel = Mouvements et vibration
feel-buzz = Vibrer
feel-buzz-text = À mon tour, pour mes échanges, pour les sept et pour la victoire ; jamais avec les animations réduites
calls = Quand c’est à moi
calls-notices = Notification
calls-notices-text = Tant que cette page est cachée. Le navigateur te demande d’abord.
calls-on = C’est ainsi que tu sauras que c’est ton tour.
calls-refused = Ton navigateur les bloque pour ce site. Autorise-les dans ses réglages pour la page.
calls-impossible = Ce navigateur ne montre pas de notifications pour une page comme celle-ci. Le son et le titre de l’onglet t’appellent quand même.
calls-plain = Ce serveur se joint en HTTP non chiffré : les navigateurs n’y permettent ni notifications, ni installation de l’application, ni écran toujours allumé. En HTTPS, si.

## What is spoken to people who listen
spoken = Pour les lecteurs d’écran
spoken-detail = Ce qui est lu à voix haute
spoken-text = Les coups des joueurs humains sont lus à mesure.
spoken-all = chaque événement, avec son lieu
spoken-turns = le tour de chaque bot en une fois
spoken-mine = seulement ce qui me concerne
