### Les mots de toutes les pages, sauf la table elle-même.

product = Hexhaven
title-table = { $table } – Hexhaven
title-your-turn = ● À toi de jouer – { $table }
title-asked = ● { $name } attend ta réponse – { $table }
title-waiting = On attend { $names } – { $table }
title-over = Partie terminée – { $table }
title-tables = ({ $count }) { $server }

loading = Chargement…
load-failed = Cette partie de la page n’a pas pu être chargée. Vérifie la connexion et recharge.
load-unreadable = Cette partie de la page est arrivée, mais ton navigateur ne peut pas la lire. Prends un navigateur plus récent, ou désactive ce qui modifie les pages en route.
connection-blocked = Le serveur répond, mais les connexions directes (WebSockets) ne passent pas. Un proxy, un filtre ou une extension les bloque : essaie un autre réseau, ou demande à la personne qui gère le serveur.
error-no-cookie = Ton navigateur ne garde aucun cookie de ce serveur et ne peut donc pas te reconnaître. Autorise les cookies pour cette adresse, puis recharge la page.
close = Fermer
enter = Entrer
not-found = Rien ici
not-found-text = Cette adresse ne mène nulle part. L’adresse d’une table se termine par son code de cinq caractères.
to-home = Aller à l’accueil
no-table = Aucune table n’a le code { $code }
no-table-text = Compare les lettres avec le lien qu’on t’a envoyé. Une table où l’on n’a jamais joué a pu être supprimée.
lobby-closed = Cette table a été fermée
lobby-closed-text = Son hôte l’a fermée avant le début de la partie. D’autres tables te sont ouvertes, et tu peux en ouvrir une.
kept-out = L’accès à cette table t’est bloqué
kept-out-text = Son hôte t’a bloqué l’accès. D’autres tables te sont ouvertes, et tu peux en ouvrir une toi-même.
banned = L’accès à ce serveur t’est bloqué
banned-text = La personne qui s’en occupe peut te débloquer.
login-needed = Ce serveur demande de s’identifier
login-needed-text = Ouvre-le à l’adresse où tu t’identifies. La personne qui s’en occupe la connaît, et sait pourquoi un identifiant n’est pas accepté.
damaged = Cette table ne peut pas s’ouvrir
damaged-text = Ce qui est enregistré de la table { $code } est endommagé ou suit des règles que cette version ne connaît pas ; la partie ne peut donc pas continuer. La personne qui s’occupe du serveur en saura plus avec la commande « hexhaven verify { $code } » et peut restaurer une sauvegarde. Les autres tables continuent.
archived = Cette table a été archivée
archived-text = La personne qui s’occupe du serveur a archivé la partie de la table { $code }. Rien n’est perdu : elle peut la restaurer.
not-installed-text = La table { $code } se joue avec des cartes qui ne sont pas installées sur ce serveur. Rien n’est perdu : la personne qui s’occupe du serveur peut voir lesquelles dans son journal et, une fois ces cartes installées, la table s’ouvrira de nouveau.
unreachable = Le serveur ne répond pas
unreachable-text = Il démarre peut-être, ou ton réseau est coupé. Recharge la page dans un instant.

connection-connecting = Connexion perdue. Reconnexion…
connection-offline = Tu es hors ligne. La partie reprend dès ton retour.
connection-restarting = Le serveur redémarre. Rien n’est perdu.
connection-elsewhere = Tu as ouvert cette table dans un autre onglet.
connection-closed = Le serveur a fermé cette table.
notice-of-host = Message de la personne qui gère le serveur
notice-restart = Le serveur redémarre dans { $left }. Rien n’est perdu.
notice-restart-now = Le serveur redémarre maintenant. Rien n’est perdu.
trouble = Une erreur s’est produite et la partie est bloquée. Numéro d’erreur : { $id }.
reload = Recharger
continue-here = Continuer ici
seconds = { $seconds } s
show-results = Voir le résultat

brick = argile
lumber = bois
wool = laine
grain = blé
ore = minerai
any = n’importe quelle ressource
card = carte
a-card = une carte
resource = { $kind ->
    [brick] { brick }
    [lumber] { lumber }
    [wool] { wool }
    [grain] { grain }
    [ore] { ore }
    [any] { any }
   *[other] { $kind }
  }

theme-to-dark = Passer au sombre
theme-to-light = Passer au clair
language = Langue

## Accueil

home-claim = Colonise une île entre amis,
home-claim-more = sur le serveur de l’un d’entre vous.
home-claim-short = Colonise une île entre amis.
rulebook-open = Comment on joue
home-foot = Aucun compte. Rien ne quitte ce serveur. Logiciel libre.
home-history = Parties terminées
home-screen = Grand écran
home-maps = Plateaux
your-name = Ton nom à la table
entry-title = Ce serveur a un mot de passe
server-password = Mot de passe de ce serveur
name-empty = Écris d’abord un nom : c’est ce que les autres verront.
name-long = Un nom a { $most } caractères au plus ; celui-ci en a { $length }.
create-table = Ouvrir une table
play-with-bots = Jouer avec des bots
table-of = L’île { ELIDE("de", $name) }, { DATETIME($at, weekday: "long") }
guide-table-first = Première partie
guide-table-sea = Première partie en mer
learn-first = Apprendre le jeu
learn-again-first = Réapprendre le jeu
learn-sea = Apprendre à naviguer
learn-again-sea = Réapprendre à naviguer
guide-show = Montrer le guide
or-join = ou rejoins-en une par son code
code-label = Code de la table
code-letter = Caractère { $place } sur 5
code-short = Un code a cinq lettres et chiffres.
join = Rejoindre
resume = Reprendre
watch = Regarder
home-my-tables = Mes tables
your-turn-there = À toi de jouer
home-waiting = T’attendent : { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
home-waiting-for = On attend { $names }
since-today = depuis { DATETIME($at, timeStyle: "short") }
since-day = depuis { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
since-date = depuis le { DATETIME($at, day: "numeric", month: "short") }
clock-minutes-left = encore { $count } min
clock-hours-left = encore { $count } h
clock-days-left = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
  }
notices-open = Notifications pour mon tour
bot-level-of = Niveau { ELIDE("de", $name) }
on-this-server = Sur ce serveur
table-link = { $action } : { $table }
table-close = Fermer { $table }
age-minutes = { $count ->
    [0] vient d’ouvrir
    [one] ouverte il y a { $count } minute
   *[other] ouverte il y a { $count } minutes
  }
age-hours = { $count ->
    [one] ouverte il y a { $count } heure
   *[other] ouverte il y a { $count } heures
  }
age-days = { $count ->
    [one] ouverte il y a { $count } jour
   *[other] ouverte il y a { $count } jours
  }
table-open = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
  } sur { $seats } · { $board }
table-playing = { $turn ->
    [0] { $yours ->
        [true] mise en place, ta place est gardée
       *[other] mise en place
      }
   *[other] { $yours ->
        [true] tour { $turn }, ta place est gardée
       *[other] tour { $turn }
      }
  }

## Erreurs du salon

error-unreachable = Le serveur ne répond pas. Vérifie la connexion et réessaie.
error-no-such-table = Aucune table n’a ce code. Vérifie les lettres avec la personne qui te l’a donné.
error-password-needed = Ce serveur demande un mot de passe : la personne qui le tient peut te le donner.
error-wrong-password = Ce n’est pas le mot de passe de ce serveur. Vérifie-le et réessaie.
error-name-needed = Écris d’abord un nom.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-look-taken = Quelqu’un l’a déjà.
error-not-seated = Prends d’abord une place.
error-table-full = Toutes les places de cette table sont prises. Tu peux tout de même regarder.
error-not-host = Seul l’hôte peut faire cela.
error-not-ready = Tout le monde n’est pas encore prêt.
error-started = La partie a déjà commencé.
error-closed = L’hôte a fermé cette table.
error-bad-config = Ces règles se contredisent.
rules-contradict = Ces règles se contredisent : { $options }.
quoted = « { $words } »
error-storage = Le serveur est occupé. Réessaie dans un instant.
error-internal = Quelque chose s’est mal passé sur le serveur.
error-invalid = Le serveur n’a pas compris.
error-wrong-origin = Cette page a été ouverte sous une autre adresse que celle du serveur.
error-too-many = Trop de demandes. Attends un instant et réessaie.
error-bad-voice = L’adresse d’un appel vocal commence par https://, http://, mumble://, ts3server:// ou teamspeak://, nomme un serveur et compte 500 caractères au plus.
error-kept-out = L’hôte t’a bloqué l’accès à cette table. D’autres te sont ouvertes.
error-damaged = Ce qui est enregistré de cette table est endommagé. La personne qui s’occupe du serveur peut en savoir plus.
error-archived = Cette table a été archivée. La personne qui s’occupe du serveur peut la restaurer.
error-not-installed = Cette table se joue avec des cartes qui ne sont pas installées sur ce serveur. La personne qui s’occupe du serveur peut les installer.
error-banned = L’accès à ce serveur t’est bloqué. La personne qui s’en occupe peut te débloquer.
error-login-needed = Ce serveur demande de s’identifier. Ouvre-le à l’adresse où tu t’identifies.
error-named-elsewhere = Ton nom vient ici de ton identifiant : change-le là-bas.
error-no-such-person = Cette personne est déjà partie.
error-plays-here = Cette personne a une place dans la partie ; seule toute la table peut en disposer.
error-no-first-game = Ce jeu n’a pas de première partie guidée.
error-no-person = Seule une personne peut être l’hôte.
error-no-such-game = Ce jeu n’existe pas sur ce serveur.
error-no-such-evening = Le groupe n’a pas joué ce soir-là.
error-no-such-group = Ce lien ne mène à aucun groupe. Redemande-le à quelqu’un du groupe.
error-no-such-player = Ce joueur n’est plus dans le groupe. Recharge la page.
error-not-group-host = Seul l’hôte du groupe peut faire cela.
error-same-game = Ils ont joué une partie ensemble : ce sont donc deux personnes.
error-name-removed = Ce nom a été retiré. Seule la personne concernée peut en montrer un à nouveau.
error-no-such-merge = Cette demande n’est plus ouverte. Recharge la page.
error-no-such-link = Ce lien ne marche plus. Demandes-en un nouveau.
error-no-such-seat = Cette place n’existe pas à cette table.
error-not-allowed = Cette adresse n’accepte pas ce genre de demande.
error-not-found = Il n’y a rien à cette adresse.
error-not-over = Ce sera disponible quand la partie sera finie.
error-seated-already = Tu as déjà une place à cette table.
error-too-soon = Trop de tables s’ouvrent en même temps. Réessaie dans un instant.
error-yourself = Tu ne peux pas te bloquer toi-même.
error-bad-address = Ce n’est pas une adresse pour des notifications de ce genre. Vérifie-la et réessaie.
error-local-address = Cette adresse est dans le réseau de ce serveur. Seule la personne qui le gère peut l’autoriser.
error-no-such-channel = Ce moyen de te prévenir n’existe plus.
error-not-accepted = Le service n’accepte pas de notifications pour cette adresse. Vérifie-la et réessaie.
error-not-delivered = Le premier message n’a pas pu être remis, donc rien n’a été ajouté. Vérifie l’adresse ou réessaie plus tard.
error-notifications-off = Ce serveur n’envoie pas de notifications de ce genre. La personne qui le gère peut les activer.
error-wrong-code = Ce n’est pas le code du premier message. Vérifie-le et réessaie.
error-bad-map = Ce plateau est illisible, ou ne peut pas être joué.
error-map-changed = Ce plateau a été modifié dans une autre fenêtre. Recharge-le, ou garde le tien sous un autre nom.
error-map-too-large = Ce plateau a trop de tuiles. Enlèves-en quelques-unes.
error-map-version = Ce plateau vient d’une version plus récente de Hexhaven. Ouvre-le sur un serveur plus récent.
error-no-such-map = Ce plateau n’existe pas, ou n’est plus partagé. Redemande-le.
error-too-many-maps = Le serveur ne garde pas plus de plateaux pour toi. Supprimes-en un d’abord, ou garde toi-même son JSON.

## Salon

seats = Places
seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
  } sur { $seats }
seat-count = Nombre de places
less = Moins : { $what }
more = Plus : { $what }
seat-free = La place { $seat } est libre
add-bot = Ajouter un bot
fill-with-bots = Compléter avec des bots
bot-level = Niveau des bots
bot-level-name = { $level ->
    [normal] normal
   *[other] facile
  }
take-seat = S’asseoir ici
move-here = Venir ici
at-seat = { $what } : place { $seat }
leave-seat = Quitter cette place
empty-seat = Retirer { $name } de cette place
that-is-you = toi
host = hôte
bot = { $level ->
    [easy] bot, facile
    [normal] bot, normal
   *[other] bot
  }
away = hors ligne
ready = C’est bon
not-ready = Pas encore
lobby-help = Aide sur les règles
table-name = Nom de la table
table-name-change = Donner un autre nom à la table
rules = Règles
host-chooses = l’hôte choisit
presets = Règles toutes faites
custom = Sur mesure
custom-text = Choisis toi-même chaque règle
more-presets = Plus de joueurs…
more-presets-text = Pour deux, ou de cinq à huit
edition = Édition
house-rules = Règles maison
rules-table = À la table
option-refused = Pas sur ce plateau
on = oui
off = non
map = Plateau
invite = Inviter
invite-scan = Scanne, ou tape le code
invite-network = Pour les téléphones et tous les appareils de ton réseau.
invite-screen = L’afficher sur un grand écran
invite-this-computer = Cette adresse ne marche que sur cet ordinateur.
invite-show = Montre ceci à la personne à côté de toi, ou envoie le lien
invite-guests = Il faut un nom, pas de compte.
link = Lien de cette table
copy = Copier
copied = Copié
copy-by-hand = Le navigateur n’autorise pas la copie ici. Le lien est sélectionné : copie-le toi-même.
copy-code = Code { $code } : copier le lien
share-link = Partager le lien
qr-label = Code QR du lien
your-look = Ta couleur et ta forme
look-text = La forme est sur chaque pièce : personne ne dépend des couleurs.
look-taken = { $look }, déjà à { $name }
look-1 = Carré vermillon
look-2 = Rond bleu
look-3 = Triangle ivoire
look-4 = Losange jaune
look-5 = Étoile bleu ciel
look-6 = Croix prune
look-7 = Croissant anthracite
look-8 = Barres vertes
talk = Discussion
talk-empty = Personne n’a encore rien dit.
say = Dis quelque chose
send = Envoyer
changed-bot = { $name } joue comme bot
changed-sat = { $name } a pris place
changed-left = { $name } a quitté la table
rule-value = { $rule } : { $value }
take-a-seat = Prendre une place
watching-full = Toutes les places sont prises. Reste pour regarder la partie.
i-am-ready = C’est bon pour moi
not-ready-after-all = Finalement pas encore
ready-text = L’hôte commence quand tout le monde est prêt.
ready-host-next = C’est noté. L’hôte peut commencer.
ready-waiting = C’est noté. { $reason }
start-game = Commencer
start-with = Commencer à { $count }
start-fewer = { $count ->
    [one] Laisser la place { $seats } de côté, ou la donner à un bot ?
   *[other] Laisser les places { $seats } de côté, ou les donner à des bots ?
  }
start-too-few = { $count ->
    [one] La place { $seats } est libre, et il faut une personne de plus pour jouer. La donner à un bot ?
   *[other] Les places { $seats } sont libres, et il faut plus de monde pour jouer. Les donner à des bots ?
  }
start-leave-out = { $count ->
    [one] La laisser de côté
   *[other] Les laisser de côté
  }
start-fill = { $count ->
    [one] La donner à un bot
   *[other] Les donner à des bots
  }
start-back = Retour
start-text = Les autres sont prêts.
waiting-for = On attend { $names }.
seat-must-be-filled = La place { $seats } est libre : invite quelqu’un ou ajoute un bot.
seats-are-free = { $count ->
    [one] La place { $seats } est libre : invite quelqu’un, ajoute un bot ou supprime la place libre.
   *[other] Les places { $seats } sont libres : invite quelqu’un, ajoute des bots ou supprime les places libres.
  }

## Fin de la partie

end-title = { $name } gagne avec { $points } points
standings = Classement
player = Nom
points = Points
column-settlements = Colonies
column-cities = Villes
column-army = Armée
column-road = Route
column-cards = Cartes
column-other = Autres
luck = Chance
luck-text = cartes dues aux dés, par rapport à l’attente
signed = { $sign ->
    [plus] +{ $count }
    [minus] −{ $count }
   *[none] { $count }
  }
end-loading = On fait les comptes…
end-failed = Les chiffres de cette partie n’ont pas pu être chargés.
try-again = Réessayer
