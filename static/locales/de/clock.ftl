### Worte der Uhren.

## Vor der Partie gewählt
clock = Uhr
clock-pace-none = Keine Uhr
clock-pace-relaxed = Gemütlich
clock-pace-normal = Normal
clock-pace-fast = Schnell
clock-pace-custom = Eigene
clock-text-none = Alle nehmen sich die Zeit, die sie brauchen.
clock-text = { $minutes } min pro Person für das ganze Spiel{ $seconds ->
    [0] {""}
   *[other] , dazu { $seconds } s je Zug
  }. Ist deine Zeit um, wird ein Standardzug für dich gemacht.
clock-short = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
  }
clock-minutes = Minuten für das ganze Spiel
clock-seconds = Sekunden zusätzlich je Zug
clock-bank = für das Spiel
clock-turn = je Zug

## Am Tisch
clock-about = { $minutes ->
    [0] noch keine Minute
   *[other] noch etwa { $minutes } min
  }
clock-mine = Du hast noch { $time }
clock-deciding = Noch { $time } für diese Entscheidung
clock-overtime = Die Zeit ist um; noch { $time } Gnadenfrist
clock-stands = die Uhr steht
clock-for-this = diese Entscheidung
clock-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
clock-grace = Noch { $seconds } s, dann wird ein Standardzug für dich gemacht
clock-grace-began = Deine Zeit ist um. Du hast { $seconds } Sekunden Gnadenfrist, dann wird ein Standardzug für dich gemacht.
clock-low = Du hast nur noch { $time }
clock-column = Restzeit
clock-give = +30 s
clock-give-to = { $name } 30 Sekunden mehr geben
clock-given = { $name } hat sie bekommen
clock-thinking = überlegt seit { $minutes } min
clock-thinking-short = { $minutes } min
clock-thinking-of = { $name } überlegt seit { $minutes } min
