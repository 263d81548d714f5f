### La page de l’hôte : pour la personne qui gère le serveur.

host-page = Page de l’hôte
host-title = Page de l’hôte – Hexhaven
host-leave = Quitter
error-host-only = Cette page est réservée à la personne qui gère le serveur.
error-link-late = Ce lien a plus de 15 minutes.
error-link-unknown = Ce n’est pas un lien de ce serveur, ou il manque la fin.
error-link-used = Ce lien a déjà servi.
error-no-such-file = Cette sauvegarde n’existe plus.
error-no-such-guest = Cet invité n’est plus là.
error-not-now = Ce n’est pas possible pour l’instant. Réessaie dans un moment.
error-postgresql = Les parties sont dans PostgreSQL, qui a ses propres commandes pour cela.
host-door-how = Si c’est toi, cette commande affiche un nouveau lien :
host-well = Tout va bien
host-trouble-backup = La dernière sauvegarde a échoué
host-trouble-disk = Plus que { $free } sur le disque
host-trouble-bots = Les processus des bots tombent sans cesse en panne
host-version-up = { $version }, { $up }
host-up-days = en marche depuis { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
host-up-hours = en marche depuis { $count ->
    [one] 1 heure
   *[other] { $count } heures
  }
host-up-minutes = en marche depuis { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
host-tile-tables = Tables
host-tile-people = Personnes
host-tile-load = Charge
host-tile-storage = Stockage
host-tile-version = Version
host-playing = en cours
host-playing-paused = en cours, { $paused } en pause
host-finished-week = { $count ->
    [one] { $count } partie terminée cette semaine
   *[other] { $count } parties terminées cette semaine
  }
host-here = ici, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
host-guests-week = { $count ->
    [one] { $count } nouvel invité cette semaine
   *[other] { $count } nouveaux invités cette semaine
  }
host-share = { $share }
host-cores = de { $count ->
    [one] 1 cœur
   *[other] { $count } cœurs
  }
host-size = { $size }
host-free = { $free } libres
host-in-postgresql = dans PostgreSQL
host-memory = { $memory } de mémoire
host-database = base de données, version { $version }
host-others = { $count ->
    [one] 1 autre serveur partage la base ; personnes, charge, mémoire et journal sont ceux de ce serveur
   *[other] { $count } autres serveurs partagent la base ; personnes, charge, mémoire et journal sont ceux de ce serveur
  }
host-cancel = Annuler

host-tables = Tables
host-show = Afficher
host-show-all = Toutes ({ $count })
host-show-playing = En cours
host-show-idle = Inactives
host-column-name = nom
host-column-people = personnes
host-column-size = taille
host-column-state = état
host-column-move = dernier coup
host-column-actions = actions
host-seated = { $people } sur { $seats }
host-about = { $board }, { $ago }
host-state-open = salon
host-state-playing = en cours
host-state-paused = en pause
host-state-finished = terminée
host-state-idle = inactive
host-no-tables = Il n’y a aucune table ici.
host-actions = Actions pour { $table }
host-watch = Regarder
host-close = Fermer
host-archive = Archiver
host-message = Message
host-close-ask = Fermer « { $table } » ?
host-close-more = Tout le monde y apprend que la table est fermée.
host-archive-ask = Archiver « { $table } » ?
host-archive-more = Une partie archivée disparaît de toutes les listes et ne peut plus être jouée. Rien n’est supprimé : « hexhaven tables unarchive » la rétablit.
host-archive-idle = { $count ->
    [one] Archiver { $count } inactive
   *[other] Archiver { $count } inactives
  }
host-archive-idle-ask = { $count ->
    [one] Archiver la partie sans coup depuis une semaine ?
   *[other] Archiver les { $count } parties sans coup depuis une semaine ?
  }

host-backups = Sauvegardes
host-back-up = Sauvegarder
host-backup-failed = La dernière sauvegarde a échoué.
host-verified = Vérifiée : chaque partie a été rejouée.
host-backup-today = aujourd’hui { DATETIME($at, timeStyle: "short") }
host-backup-yesterday = hier { DATETIME($at, timeStyle: "short") }
host-backup-day = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
host-backup-upgrade = avant mise à jour, { DATETIME($at, day: "numeric", month: "short") }
host-no-backups = Il n’y a pas encore de sauvegarde.
host-all-backups = Toutes les sauvegardes ({ $count })
host-nightly = Chaque nuit à { $time }, garder 7 jours et 4 semaines
host-nightly-fixed = Le réglage HEXHAVEN_BACKUP_AT le demande.
host-restore = Restaurer
host-restore-what = Restaurer { $backup }
host-restore-ask = Restaurer la sauvegarde « { $backup } » ?
host-restore-more = Elle est écrite dans un nouveau dossier. Ce qui tourne reste tel quel jusqu’à ce que tu l’arrêtes.
host-restore-note = La restauration écrit dans un nouveau dossier ; ce qui tourne reste tel quel. Elle demande d’abord et dit que faire ensuite.
host-restored = La sauvegarde est dans { $directory }. Pour jouer à partir de là, arrête ce serveur et lance :
host-restored-damaged = { $count ->
    [one] { $count } partie ne passe pas la vérification ; les autres sont intactes.
   *[other] { $count } parties ne passent pas la vérification ; les autres sont intactes.
  }
host-backups-postgresql = Les parties sont dans PostgreSQL. Sauvegarde-les avec sa propre commande, même pendant qu’on joue :

host-log = Journal
host-log-note = ni cartes, ni codes, ni chat
host-log-own = de ce serveur seulement
host-log-all = Tout

host-people = Personnes et limites
host-limits = { $count ->
    [one] { $count } limite atteinte
   *[other] { $count } limites atteintes
  }
host-guest-here = ici, { $count ->
    [one] une table
   *[other] { $count } tables
  }
host-ban-button = Bannir…
host-ban = Bannir
host-ban-whom = Bannir { $name }
host-ban-ask = Bannir { $name } de ce serveur ?
host-ban-more = Cette personne quitte toutes les tables et garde ses places dans les parties en cours. Sans son cookie, elle compte comme un nouvel invité.
host-banned = bloqué
host-unban = Débloquer
host-unban-whom = Débloquer { $name }
host-tries = { $count ->
    [one] { $count } essai depuis { $address }
   *[other] { $count } essais depuis { $address }
  }
host-limit-codes = codes faux
host-limit-guests = trop de nouveaux noms
host-limit-link = faux liens vers cette page
host-limit-password = mots de passe faux
host-limit-replays = trop de parties revues
host-limit-tabs = trop d’onglets
host-block = Bloquer
host-block-whom = Bloquer { $address }
host-block-ask = Bloquer { $address } sur ce serveur ?
host-block-more = Toutes les personnes à cette adresse doivent partir et voient seulement qu’elle est bloquée.
host-blocked = bloquée
host-nobody = Il n’y a personne ici.

host-message-all = Message à tous
host-message-all-text = Tout le monde sur ce serveur le lit, quelle que soit la page ouverte.
host-message-table = Message à { $table }
host-message-table-text = Tous ceux qui ont ouvert cette table le lisent.
host-message-text = Message
host-message-empty = Écris d’abord le message.
host-message-long = Un message a { $most } lettres au plus, et celui-ci en a { $count }.
host-message-end = Terminer le message actuel
host-letters = { $count } lettres sur { $most }
host-minutes = Affiché pendant
host-minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
host-proposal = { $count ->
    [one] Le serveur redémarre dans une minute.
    [5] Le serveur redémarre dans cinq minutes.
   *[other] Le serveur redémarre dans { $count } minutes.
  }
host-send = Envoyer
