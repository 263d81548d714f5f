### Des dés équitables, visibles à la table.

## Le sceau
seal = Dés scellés
seal-text = Tous les lancers, mélanges et vols de cette partie découlent d’une graine que le serveur a tirée avant que quiconque ne s’assoie. Voici son empreinte. Note-la si tu veux : la partie finie, la graine est dévoilée et chacun peut vérifier que c’est bien elle.
seal-check = Vérifier les dés

## Chance
luck-row = { $name } : { $received ->
    [one] { $received } carte
   *[other] { $received } cartes
  } par les dés, { $expected } attendues
