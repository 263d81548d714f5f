### Notices of one’s turn: how, where, when.

notices-title = Avísame cuando sea mi turno
notices-how = Cómo
notices-where = Dónde
notices-device = Este dispositivo
notices-device-text = a través del navegador
notices-asking = Tu navegador te pregunta…
notices-why-insecure = Los navegadores solo muestran avisos de páginas abiertas por HTTPS.
notices-why-home-screen = En un iPhone o iPad, la página tiene que estar antes en la pantalla de inicio: pulsa Compartir, luego «Añadir a pantalla de inicio», y ábrela desde ahí.
notices-why-impossible = Este navegador no tiene avisos.
notices-push-refused = El navegador no permite avisos de esta página. Permítelos en sus ajustes e inténtalo de nuevo.
notices-kind-push = Otro navegador
notices-kind-email = Correo
notices-kind-apprise = Otro servicio
notices-state-on = confirmado
notices-state-confirm = por confirmar
notices-state-confirm-text = Hay un mensaje en camino: escribe aquí su código o abre su enlace.
notices-state-expired = caducado
notices-state-expired-text = Ese navegador ya no recibe avisos. Quítalo y vuelve a activarlos allí.
notices-state-refused = rechazado
notices-state-refused-text = El servicio no acepta avisos para esta dirección. Quítala y compruébala.
notices-state-resting = en pausa
notices-state-resting-text = Cinco avisos seguidos no llegaron. Envía una prueba para continuar.
notices-state-locked = cerrado
notices-state-locked-text = El servidor ha perdido la llave de esta dirección. Quítala y escríbela de nuevo.
notices-code = Código
notices-confirm = Confirmar
notices-remove = Quitar { $what }
notices-add = Añadir una dirección
notices-add-both = correo, ntfy, Matrix, Discord, Telegram…
notices-add-mail = correo
notices-add-other = ntfy, Matrix, Discord, Telegram…
notices-add-empty = Escribe antes una dirección.
notices-add-send = Enviar el primer mensaje
notices-all = Todas mis mesas
notices-games = { $count ->
    [one] { $count } partida en curso
   *[other] { $count } partidas en curso
  }
notices-table-on = con avisos
notices-table-off = sin avisos de esta mesa
notices-quiet = Horas de silencio
notices-quiet-text = después, un aviso para todo
notices-quiet-begin = Silencio desde
notices-quiet-end = Silencio hasta
notices-once = Como mucho uno por turno
notices-once-text = ninguno mientras haya una página abierta
notices-off-until = Apagado hasta que lo enciendas. Las direcciones quedan bajo llave en este servidor y se pueden olvidar cuando quieras.
notices-test = Enviar una prueba
notices-forget = Olvidar todo
notices-done = Listo
notices-tested = { $failed ->
    [0] { $sent ->
        [0] Aún no hay nada que probar: confirma antes una dirección.
       *[other] La prueba se ha enviado.
      }
   *[other] La prueba no llegó a todas partes. Comprueba las direcciones o inténtalo más tarde.
  }
