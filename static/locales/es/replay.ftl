### Una partida terminada, vista otra vez.

replay = Repetición
replay-title = Repetición – { $table }
replay-leave = A la mesa
replay-trouble = La partida no se puede volver a mostrar
replay-not-over = La partida sigue en marcha
replay-not-over-text = Puedes verla en su mesa, y repetirla cuando acabe.
replay-facts = Gana quien llegue a { $goal } · dados limpios
replay-facts-deck = Gana quien llegue a { $goal } · mazo de dados
replay-verify = comprobar los dados
replay-now = Qué pasó aquí
replay-turn = Turno { $number }
replay-version = Línea { $version }
replay-time = { DATETIME($at, hour: "numeric", minute: "2-digit", second: "2-digit") }
replay-more = { $count ->
    [one] y una cosa más
   *[other] y { $count } cosas más
  }
replay-controls = Repetición
replay-scrubber = Punto de la partida
replay-place = Línea { $version } de { $last }, turno { $turn }
replay-play = Reproducir
replay-pause = Pausa
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-points = Al siguiente cambio de puntos
replay-points-back = Al cambio de puntos anterior
replay-speed = Velocidad
replay-times = { $factor }×
replay-link = Copiar el enlace a este punto
eyes = Punto de vista
eyes-all = Todas las manos
eyes-watch = Un espectador
