### Vérifier les dés d’une partie terminée.

verify-title = Vérifier les dés
verify-lead = { $table } : chaque lancer, chaque mélange et chaque vol vient-il de la graine scellée avant la partie ? Ton navigateur refait lui-même les calculs.
verify-to-table = À la table
verify-not-over = La partie n’est pas finie
verify-not-over-text = La graine est dévoilée à la fin de la partie. D’ici là, seul son sceau est montré, plus bas. Tu peux déjà vérifier un enregistrement venu d’ailleurs.
verdict-right = Tout concorde
verdict-right-draws = { $count ->
    [one] Le seul tirage est celui que donne la graine scellée.
   *[other] Les { $count } tirages sont ceux que donne la graine scellée.
  } Personne n’a choisi le résultat.
verdict-right-text = { $rolls ->
    [one] Le lancer
   *[other] Les { $rolls } lancers
  }{ $start ->
    [0] {""}
   *[other] {" "}(dont { $start } pour le premier tour)
  }, { $shuffles ->
    [one] le mélange
   *[other] les { $shuffles } mélanges
  } et { $thefts ->
    [0] tous les vols (il n’y en a pas eu)
    [one] le seul vol
   *[other] les { $thefts } vols
  } sont ceux que donne la graine scellée{ $numbers ->
    [0] {""}
   *[other] , de même que les autres tirages ({ $numbers })
  }. Personne ne les a choisis.
verdict-wrong = Cet enregistrement ne concorde pas
verdict-more = { $count ->
    [one] Une autre ligne ne concorde pas non plus.
   *[other] { $count } autres lignes ne concordent pas non plus.
  }
verdict-no-record = Ce n’est pas l’enregistrement d’une partie
verdict-not-json = Ce n’est même pas du JSON. Exporte un enregistrement à la fin d’une partie et réessaie.
verdict-not-a-record = Il manque quelque chose que tout enregistrement contient, ou ce n’est pas ce que cela devrait être.
sign-right = juste
sign-wrong = faux
sign-open = on ne peut pas le dire
step-seed = La graine est bien celle qui a été scellée.
step-seed-wrong = La graine n’est pas celle qui a été scellée.
step-seal-seen = { $state ->
    [open] Ton navigateur a vu le même sceau avant le début de la partie, le { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
   *[other] Ton navigateur a vu le même sceau pendant la partie, le { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
  }
step-seal-unseen = Ton navigateur n’était pas là pendant la partie. Compare le sceau avec ce que quelqu’un a noté.
step-seal-other = Le sceau n’est pas celui qui a été montré pendant la partie.
step-lines = Le journal est complet : lignes 0 à { $lines }, et ce qui a été annulé l’a été par la table.
step-lines-wrong = Le journal est incomplet ou dans le désordre.
step-draws = { $count ->
    [one] Le seul tirage a été refait et il est identique.
   *[other] Les { $count } tirages ont été refaits et sont identiques.
  }
step-draws-wrong = { $wrong ->
    [one] Un tirage sur { $count } n’est pas ce que donne la graine.
   *[other] { $wrong } tirages sur { $count } ne sont pas ce que donne la graine.
  }
step-draws-not = Tant que des lignes manquent, les tirages ne peuvent pas être vérifiés.
fault-seed = La graine qu’il contient n’est pas celle qui a été scellée : son empreinte est différente.
fault-seal = Le sceau qu’il contient n’est pas celui qui a été montré pendant la partie : graine et sceau ont été échangés.
fault-gap = La ligne { $version } manque, ou s’y trouve deux fois.
fault-draw = Ligne { $version }, { $kind ->
    [dice] un lancer
    [card] un vol
    [order] un mélange
   *[other] un tirage
  } : l’enregistrement dit { $said }, la graine donne { $drawn }.
fault-outcome = La ligne { $version } contient un tirage qu’aucune partie ne fait.
fault-act-draws = La ligne { $version } est une décision de la table, et pourtant quelque chose y a été tiré.
fault-rewind = La ligne { $version } revient à un coup qui n’existait pas.
fault-misfiled = La ligne { $version } n’est pas à sa place : la table en a décidé autrement sur son annulation.

## Les tirages
draws = Chaque tirage
draws-deck = À cette table, les lancers viennent d’un jeu de cartes de dés : un mélange de ses 36 cartes fixe tous les lancers jusqu’au suivant. Ce sont donc les mélanges qui sont vérifiés.
draws-all = Tous
draws-dice = Lancers
draws-card = Vols
draws-order = Mélanges
draws-number = Autres
draws-wrong = Ne concordent pas
draw-line = Ligne
draw-replay = Ligne { $version } en revoyant la partie
draw-what = Quoi
draw-said = L’enregistrement dit
draw-drawn = La graine donne
draw-same = la même chose
draw-fits = Juste
draw-back = annulé
draw-name = { $kind ->
    [dice] Lancer { $place }
    [card] Vol { $place }
    [order] Mélange { $place }
   *[other] Tirage { $place }
  }
said-dice = { $dice } (total { $sum })
said-card = { $card }, parmi { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
said-order = { $count } éléments : { $order }
said-number = { $number }, parmi { $count } nombres

## Un autre enregistrement
other-record = Vérifier un autre enregistrement
other-record-text = Essaie avec l’enregistrement d’un autre serveur, ou avec un faux : exporte une partie, change un dé dans le fichier, et vois qu’on le remarque.
drop-here = Dépose ici le fichier d’un enregistrement
choose-file = Choisir un fichier
own-record = Revenir à l’enregistrement de cette table
paste-record = Ou colle le texte d’un enregistrement
paste-nothing = Colle d’abord un enregistrement
pasted-record = texte collé
check-paste = Vérifier le texte

## Ce que cela veut dire
explained = Ce que cela prouve, et ce que cela ne prouve pas
explained-how = Avant que quiconque ne s’assoie, le serveur a tiré une graine et montré son empreinte, le sceau. Puis le navigateur de chaque joueur a ajouté un texte aléatoire. La graine et les textes fixent ensemble le premier lancer, le deuxième et ainsi de suite, de même que chaque mélange et chaque vol. Ton navigateur vient de tout recalculer.
explained-proves = Cela prouve que personne n’a choisi les dés : ni le serveur, lié par le sceau avant l’arrivée des textes, ni un joueur, qui ne connaissait pas la graine. Un sceau que tu as noté, ou que ton navigateur a vu, est le meilleur témoin.
explained-not = Cela ne prouve ni que les règles ont été respectées, ni qu’une carte volée vient bien de cette main, ni que la personne qui gère le serveur n’a pas regardé la graine. Elle peut rejouer toute la partie selon les règles avec « { $command } ».
explained-crypto = Les calculs ont été faits par l’interface Web Crypto de ce navigateur.
explained-library = Cette page est arrivée en HTTP simple, où les navigateurs n’offrent pas Web Crypto. Les calculs ont été faits par noble-hashes, une bibliothèque auditée fournie avec la page.
number-seal = Sceau
number-seed = Graine
number-nonces = Textes des joueurs
nonce-none = aucun
