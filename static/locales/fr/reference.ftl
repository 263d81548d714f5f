### Les règles d’une table, à consulter : ce qui est en vigueur, tout ce qui existe, et davantage là où une phrase ne suffit pas.

reference-here = À cette table
reference-in-force = Règles en vigueur
reference-otherwise = Tout le reste :
reference-all = Toutes les règles
reference-find = Chercher une règle
reference-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $count } règles
  }
reference-editions = Éditions
reference-boards = Cartes
reference-players = { $players } personnes
reference-values = { $values } ; d’habitude { $usual }
reference-from-table = choisi ici
reference-from-board = habituel sur cette carte
reference-from-edition = de l’édition
reference-from-usual = comme d’habitude
reference-is-here = en vigueur ici

## Davantage sur une règle
option-friendly-robber-more = Seuls comptent les points que tout le monde voit. Il épargne aussi celui qui le déplace. S’il ne reste aucune autre tuile, le voleur va au désert.
option-bridges-more = À part son prix, un pont est une de tes routes : il prend une pièce de route et compte pour la route la plus longue. La carte qui donne deux routes paie aussi des ponts.
option-separate-phases-more = Les routes données par une carte ne mettent pas fin aux échanges. Un port atteint pendant ce tour ne sert qu’au suivant.
option-special-building-more = Avec les drapeaux, qui veut construire lève le sien pendant le tour de quelqu’un d’autre, à la vue de tous. Il se baisse une fois la question posée, et au début de son propre tour. Qui est interrogé ne dépend jamais de sa main. Personne n’y gagne : qui atteint le but gagne au début de son prochain tour. Une carte achetée alors se joue à ce tour-là.
option-paired-players-more = La seconde personne n’échange qu’avec la banque et peut jouer une carte. Puis le tour suivant commence, une place plus loin. Si les deux peuvent gagner, chacun le fait dans sa moitié du tour ; sinon, la seconde personne doit attendre son propre tour.
option-card-tracker-more = On compte ce que tout le monde apprend : lancers, paiements, échanges. Une offre compte aussi, car on ne propose que ce qu’on a. Ce qu’un vol a pris reste ouvert tant que rien ne le prouve.
option-hidden-bank-more = Le journal dit toujours qui a payé et qui a reçu. Un échange que la banque ne peut pas payer n’est pas proposé.
option-dice-deck-more = Six des 36 cartes font un sept, et tout le monde peut calculer ce qui reste. De vrais dés décident qui commence, sans prendre de carte.
option-safe-beginning-more = Un tour de table, c’est un tour de chacun. Le journal montre les lancers qui ne comptent pas. Avec les cartes de dés, la carte d’un tel sept est partie comme les autres.
option-optional-robber-more = Qui a trop de cartes en défausse quand même. Un chevalier déplace toujours le voleur.
option-one-free-road-more = Utile quand la seconde ne mènerait nulle part : tes routes sont comptées, et celles qui sont posées restent.
option-no-robber-to-desert-more = Le voleur commence au désert et n’y revient jamais. Si le voleur bienveillant ne lui laisse aucune tuile, il reste en place.
option-settlement-required-more = Ta dernière colonie ne devient une ville que si une autre suit aussitôt, avec les cartes en main et une place pour elle, ou si la ville gagne la partie. Avant que l’autre soit posée, tu ne peux rien faire d’autre.
option-vp-cards-are-ordinary-more = C’est l’unique carte de ton tour, comme un chevalier. Tant qu’elle n’est pas jouée, elle ne vaut rien et personne ne la voit.
option-robber-is-pirate-more = Ses voisins sont ceux qui ont construit à l’un des deux bouts du port ; si les ports sont sur des tuiles de mer, ceux qui ont construit au bord de cette tuile. Là, le voleur ne bloque aucune tuile. Ce qui l’écarte des tuiles, comme du désert, ne dit rien des ports.
option-knight-interrupt-more = Tous ceux qui pourraient avoir un chevalier sont interrogés en même temps, et personne ne voit les réponses. Le premier chevalier dans le sens horaire après le voleur compte : qui l’a joué déplace le voleur, vole, et peut recevoir une réponse à son tour. Un chevalier qui n’a pas compté reste en main. À ton tour, un chevalier reste ton unique carte.
board-islands-3-4-more = Les ports sont sur des tuiles de mer et regardent la terre ; sans terre à côté, un port ne sert à personne. Deux nombres égaux ne sont jamais côte à côte. Le bord de la carte est aussi de l’eau, mais aucun pont ne le longe.
board-big-islands-5-6-more = { board-islands-3-4-more } Il n’y a pas de désert : le voleur commence à côté de la carte.
