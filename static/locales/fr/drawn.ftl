### Plateaux que l’on dessine.

drawn = Plateaux
drawn-title = Plateaux – Hexhaven
drawn-title-of = { $name }, éditeur de plateaux – Hexhaven
drawn-of = Montrer
drawn-of-own = Les tiens
drawn-of-server = Sur ce serveur
drawn-new = Dessiner un plateau
drawn-open = Ouvrir un JSON
drawn-untitled = Nouveau plateau
drawn-needs-desk = Pour dessiner, il faut une souris ou un clavier, et un écran plus grand. Ici, tu peux regarder, renommer, partager et choisir.
drawn-nothing-own = Tu n’as pas encore dessiné de plateau
drawn-nothing-own-text = Les plateaux que tu dessines dans ce navigateur sont gardés ici, pour y jouer et pour les partager.
drawn-nothing-server = Personne n’a encore montré de plateau ici
drawn-nothing-server-text = Ici apparaissent les plateaux montrés à tous sur ce serveur.
drawn-more = Plateaux plus anciens
drawn-yours = à toi
drawn-by = de { $name }
drawn-for = { $seats }, jusqu’à { $goal } points
drawn-range = { $first } à { $last }
drawn-land = { $count } de terre
drawn-fog = { $count } de brouillard
drawn-warnings =
    { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
    }
drawn-unplayable = Pas encore jouable
drawn-edit = Dessiner
drawn-rename = Renommer
drawn-share = Partager
drawn-remove = Supprimer
drawn-remove-question = Supprimer « { $name } » ? Les parties en cours continuent, mais le plateau et son lien disparaissent.
drawn-keep-copy = Garder une copie
drawn-try = Essayer avec des bots
drawn-use = Jouer à une table
drawn-picture = { $name }, avant tout tirage
drawn-name = Nom du plateau
drawn-cancel = Annuler
drawn-gone = Ce plateau ne peut pas être ouvert

## La page où l’on dessine un plateau.
drawn-keeping = enregistrement…
drawn-kept = enregistré
drawn-tools = Outils
drawn-symmetry = Symétrie
drawn-symmetry-none = Aucune symétrie
drawn-symmetry-across = Refléter à gauche et à droite
drawn-symmetry-down = Refléter en haut et en bas
drawn-symmetry-turn = Répéter d’un demi-tour
drawn-undo = Annuler le trait
drawn-redo = Refaire
drawn-about = À propos du plateau
drawn-palette = Palette
drawn-ground = Terre et mer
drawn-numbers = Numéros
drawn-harbors = Ports et départ
drawn-fill = Remplir le reste
drawn-erase = effacer
drawn-number = Numéro { $number }
drawn-no-number = Aucun numéro
drawn-no-harbor = Aucun port
drawn-start = Lieu de départ
drawn-with-key = { $what } (touche { $key })
drawn-deal = terre
drawn-random = terre ou mer
drawn-canvas = Dessin : les flèches déplacent le pinceau, Entrée peint, Retour arrière efface ; un port se tourne avec Maj et les flèches
drawn-how = Clique pour peindre. Le bouton droit efface. La molette zoome ; maintiens Espace pour déplacer la carte.
drawn-place =
    { $number ->
        [0] { $terrain }, aucun numéro, en { $q }, { $r }
       *[other] { $terrain }, { $number }, en { $q }, { $r }
    }
drawn-place-empty = rien, en { $q }, { $r }
drawn-game = La partie
drawn-players = Joueurs
drawn-points = Points pour gagner
drawn-frame = Mer autour du plateau
drawn-sharing = Partager
drawn-linked = Toute personne ayant le lien
drawn-published = Tous sur ce serveur
drawn-link = Lien vers ce plateau
drawn-json = JSON à garder

## Ce que trouvent les vérifications.
drawn-checks = Vérifications
drawn-forbidden =
    { $count ->
        [one] { $count } à corriger
       *[other] { $count } à corriger
    }
drawn-all-well = Tout va bien : on peut y jouer.
drawn-forbids = Injouable :
drawn-warns = Avertissement :
drawn-dots = Points par ressource
drawn-of-rolls = sur { $count } lancers
drawn-found-pool-miscounted = La réserve { $pool } en a { $there } pour { $places } places : il en faut autant que de places.
drawn-found-no-land = Ce plateau n’a pas de terre. Dessines-en, pour que l’on puisse commencer.
drawn-found-number-on-sea = Un numéro est sur la mer, où rien n’est produit. Enlève-le.
drawn-found-number-on-fog = Un numéro est sur le brouillard, qui a les siens. Enlève-le.
drawn-found-number-on-desert = Un numéro est sur un désert, où il ne sert à rien.
drawn-found-land-without-number = Une partie des terres n’a pas de numéro et ne produira jamais rien.
drawn-found-nothing-produced = Aucune terre n’a de numéro : rien n’est jamais produit. Pose des numéros sur les terres.
drawn-found-resource-missing = Rien ici ne produit cette ressource : { resource }. On ne peut que l’échanger.
drawn-found-red-numbers-touch = Deux numéros rouges se touchent : { $numbers }.
drawn-found-too-few-tokens = Il y a des terres pour { $land } numéros, mais il n’y en a que { $tokens }.
drawn-found-fog-without-numbers = Le brouillard cache { $land } tuiles qui demandent un numéro, et il n’y en a que { $tokens }.
drawn-found-fog-stays = Ce plateau a du brouillard, mais pas la règle qui le lève : active l’exploration.
drawn-found-gold-pays-nothing = Ce plateau a de l’or, mais pas la règle qui le fait payer : active l’or.
drawn-found-harbor-without-coast = Un port n’est pas sur une côte. Sa place est entre la terre et la mer.
drawn-found-harbor-twice = Deux ports sont au même endroit. Enlèves-en un.
drawn-found-island-without-harbor = Une île n’a pas de port. On peut y jouer quand même.
drawn-found-islands-apart = Il y a plusieurs îles, mais ni bateaux ni ponts entre elles.
drawn-found-starts-do-not-fit = Les pièces de départ imprimées ne conviennent pas à { $players } joueurs.
drawn-found-neutral-starts-do-not-fit = Les colonies des joueurs neutres ne sont pas sur la terre, ou sont trop proches.
drawn-found-no-start = { $players } joueurs ne peuvent pas commencer : il y a trop peu de place à terre.
drawn-found-harbors-without-room = { $harbors } ports sont posés pendant la partie, mais seules { $quays } tuiles de mer ont une côte.
drawn-found-numbers-cannot-lie = Les numéros de ce plateau ne peuvent pas être posés à l’écart les uns des autres.
