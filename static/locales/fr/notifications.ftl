### Notices of one’s turn: how, where, when.

notices-title = Préviens-moi quand c’est mon tour
notices-how = Comment
notices-where = Où
notices-device = Cet appareil
notices-device-text = par le navigateur
notices-asking = Ton navigateur te pose la question…
notices-why-insecure = Les navigateurs n’affichent de notifications que pour les pages ouvertes en HTTPS.
notices-why-home-screen = Sur un iPhone ou un iPad, la page doit d’abord être sur l’écran d’accueil : touche Partager, puis « Sur l’écran d’accueil », et ouvre-la depuis là.
notices-why-impossible = Ce navigateur n’a pas de notifications.
notices-push-refused = Le navigateur n’autorise pas les notifications de cette page. Autorise-les dans ses réglages, puis réessaie.
notices-kind-push = Un autre navigateur
notices-kind-email = E-mail
notices-kind-apprise = Un autre service
notices-state-on = confirmé
notices-state-confirm = à confirmer
notices-state-confirm-text = Un message est en route : tape son code ici, ou ouvre son lien.
notices-state-expired = expiré
notices-state-expired-text = Ce navigateur ne reçoit plus de notifications. Retire-le, puis réactive-les là-bas.
notices-state-refused = refusé
notices-state-refused-text = Le service n’accepte rien pour cette adresse. Retire-la et vérifie-la.
notices-state-resting = en pause
notices-state-resting-text = Cinq notifications de suite ne sont pas arrivées. Envoie un essai pour reprendre.
notices-state-locked = verrouillé
notices-state-locked-text = Le serveur a perdu la clé de cette adresse. Retire-la et entre-la de nouveau.
notices-code = Code
notices-confirm = Confirmer
notices-remove = Retirer { $what }
notices-add = Ajouter une adresse
notices-add-both = e-mail, ntfy, Matrix, Discord, Telegram…
notices-add-mail = e-mail
notices-add-other = ntfy, Matrix, Discord, Telegram…
notices-add-empty = Entre d’abord une adresse.
notices-add-send = Envoyer le premier message
notices-all = Toutes mes tables
notices-games = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
  }
notices-table-on = avec notifications
notices-table-off = silence pour cette table
notices-quiet = Heures calmes
notices-quiet-text = puis une notification pour tout
notices-quiet-begin = Calme à partir de
notices-quiet-end = Calme jusqu’à
notices-once = Au plus une par tour
notices-once-text = aucune tant qu’une page est ouverte
notices-off-until = Désactivé tant que tu ne l’actives pas. Les adresses restent sous clé sur ce serveur et peuvent être oubliées à tout moment.
notices-test = Envoyer un essai
notices-forget = Tout oublier
notices-done = Terminé
notices-tested = { $failed ->
    [0] { $sent ->
        [0] Rien à essayer pour l’instant : confirme d’abord une adresse.
       *[other] L’essai est parti.
      }
   *[other] L’essai n’est pas arrivé partout. Vérifie les adresses ou réessaie plus tard.
  }
