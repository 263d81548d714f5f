### Partidas terminadas, para volver a verlas.

history = Partidas terminadas
history-title = Partidas terminadas – Hexhaven
history-of = Mostrar
history-of-own = Tus partidas
history-of-server = En este servidor
history-games = Partidas con ganador
history-wins = Ganadas ({ $share })
history-points = Puntos de media
history-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") } · { $map }
history-aborted = Cancelada
history-conceded = Abandonada
history-won = { $how ->
    [conceded] Ganada por abandono
   *[played] Ganada
  }
history-lost = { $how ->
    [conceded] Abandonada
   *[played] Perdida
  }
history-winner = ha ganado
history-replay = Repetición
history-verify = Comprobar los dados
history-broken = Esta partida ya no se puede mostrar: lo que hay guardado de ella está dañado o sigue otras reglas. Quien administra el servidor sabrá más con «hexhaven verify { $code }».
history-older = Partidas anteriores
history-nothing-own = Todavía no has terminado ninguna partida
history-nothing-own-text = Las partidas que juegas en este navegador se guardan aquí, para volver a verlas y comprobarlas.
history-nothing-server = Aquí nadie ha terminado todavía una partida
history-nothing-server-text = En cuanto haya una, todo el mundo en este servidor la encontrará aquí.
history-play = Jugar una partida
