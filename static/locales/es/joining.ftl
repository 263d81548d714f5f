### Para llegar a una mesa, llevarse el asiento a otro dispositivo y volver a jugar juntos.

## La página que abre un enlace
join-invited = { $host } te invita a jugar
join-welcome = Ven a jugar
join-choose = Elige un asiento, o toma el primero libre.
join-watch = Solo mirar
join-watching = Solo estás mirando.
join-sit-after-all = Sentarse a jugar
join-seat-at = Sentarte aquí: { $look }
join-make-host = Hacer anfitrión a { $name }
notice = Aviso
late-text = Estás mirando. Di tu nombre a los demás para hablar con ellos u ocupar un asiento.
late-text-over = Estás mirando. Di tu nombre a los demás para hablar con ellos.
late-tell = Decir mi nombre
late-keep = Así me llamo

## Lo que cambia antes de la partida
asked-again = { $who } cambió «{ $rule }» a { $value }: todos tienen que confirmar otra vez.
asked-you-again = { $who } cambió «{ $rule }» a { $value }. ¿Te parece bien también?
changed-by = { $who } cambió «{ $rule }» a { $value }
changed-map = { $who } eligió un mapa

## La última partida de este navegador
last-time = Como la última vez

## Otro dispositivo
along = Llevar este asiento a otro dispositivo
along-text = Escanea esto con el otro dispositivo, o abre allí el enlace. Después, este dispositivo solo mira.
along-once = El enlace sirve una sola vez, hasta las { DATETIME($until, hour: "numeric", minute: "numeric") }. Quien lo abra tendrá tu asiento: no lo publiques donde otros lo lean.
along-link = Enlace privado a tu asiento
along-making = Preparando el enlace…
along-old = Este enlace ha caducado.
along-new = Crear otro enlace
along-gone = Te llevaste tu asiento a otro dispositivo. Aquí solo miras.
along-taken = { $name } tiene ahora tu asiento. Aquí solo miras.
along-over = Este enlace ya no sirve: se usó, o tiene más de 15 minutos. Crea otro en el dispositivo que tiene el asiento.
along-seated = Ya tienes otro asiento en esta mesa: un segundo no sería justo.
along-here = Ahora tienes tu asiento aquí.

## Otra vez los mismos
again = Jugar otra vez
again-how = Cómo jugar otra vez
again-seats = Otros asientos
again-start = Empieza el siguiente
again-map = Mapa nuevo
again-wants = { $count ->
    [0] Los mismos juegan otra vez
    [one] { $names } quiere jugar otra vez
   *[other] { $names } quieren jugar otra vez
  }
again-began = La siguiente partida ha empezado
again-join = Unirse
again-watch = Mirar

## La victoria
win-mine = ¡Ganas, { $name }!
win-theirs = Gana { $name }
win-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
win-points-and-mine = { win-points }. Tú tenías { $mine }, { $name }.
win-result = Resultado
win-replay = Repetición
