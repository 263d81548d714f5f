### Un téléphone qui montre la main à la place de la table, dans les deux jeux.

hand-lost = Pas de connexion
hand-lost-why = Pas tant que la connexion manque. Ta main reste comme elle est.
hand-menu-unread = Menu, { $count } { $count ->
    [one] nouveau message
   *[other] nouveaux messages
}
hand-happened = Ce qui vient de se passer
hand-cover = Cacher
hand-board = Plateau ici
hand-covered = Ta main est cachée
hand-covered-text = { $count ->
    [one] 1 carte est face cachée.
   *[other] { $count } cartes sont face cachée.
} Le téléphone vibre et s’illumine quand on t’attend.
hand-show = Montrer ma main
hand-set-up = L’île se peuple
hand-next-roll = { $whose ->
    [you] C’est à toi de lancer les dés
   *[other] { $name } va lancer les dés
}
hand-rolled-brought = { $rolled } : { $cards }
hand-rolled-got = { $rolled }. Tu as reçu { $cards }.
hand-rolled-nothing = { $rolled }. Tu n’as rien reçu.
hand-at-stake = { $total } ⚠ un sept en coûte { $count }
hand-choose-for-me = Choisir pour moi
hand-knight-first = Jouer d’abord la carte { $card }
hand-points-hidden = { $points } points, et { $hidden } sur des cartes visibles de toi uniquement
hand-choose-one = Choisis une possibilité
hand-other-place = Autre endroit
hand-build-here = Construire ici
hand-move-here = Déplacer ici
hand-here = Ici
hand-steal = Voler une carte
hand-card-play = jouable
hand-card-new = nouvelle
hand-card-held = en attente
hand-card-hidden = secrète
hand-stored = Gardé dans tes régions
