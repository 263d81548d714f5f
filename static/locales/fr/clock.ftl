### Les mots des pendules.

## Choisi avant la partie
clock = Pendule
clock-pace-none = Sans pendule
clock-pace-relaxed = Tranquille
clock-pace-normal = Normale
clock-pace-fast = Rapide
clock-pace-custom = Sur mesure
clock-text-none = Chacun prend le temps qu’il lui faut.
clock-text = { $minutes } min chacun pour toute la partie{ $seconds ->
    [0] {""}
   *[other] , et { $seconds } s de plus à chaque tour
  }. Quand ton temps est écoulé, un coup par défaut est joué pour toi.
clock-short = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
  }
clock-minutes = Minutes pour toute la partie
clock-seconds = Secondes de plus à chaque tour
clock-bank = pour la partie
clock-turn = à chaque tour

## À la table
clock-about = { $minutes ->
    [0] il reste moins d’une minute
   *[other] il reste environ { $minutes } min
  }
clock-mine = Il te reste { $time }
clock-deciding = Encore { $time } pour cette décision
clock-overtime = Le temps est écoulé ; encore { $time } de grâce
clock-stands = la pendule est arrêtée
clock-for-this = cette décision
clock-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
clock-grace = Encore { $seconds } s, puis un coup par défaut est joué pour toi
clock-grace-began = Ton temps est écoulé. Tu as { $seconds } secondes de grâce, puis un coup par défaut est joué pour toi.
clock-low = Il ne te reste que { $time }
clock-column = Temps restant
clock-give = +30 s
clock-give-to = Donner 30 secondes de plus à { $name }
clock-given = C’est donné à { $name }
clock-thinking = réfléchit depuis { $minutes } min
clock-thinking-short = { $minutes } min
clock-thinking-of = { $name } réfléchit depuis { $minutes } min
