### La mesa de un juego que no tiene página propia.

plain-shown = El juego
plain-nothing = Todavía no hay nada que ver.
plain-moves = Jugadas
plain-turn = Turno { $number }
plain-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
plain-act = { $action }, { $field }: { $value }
plain-yes = sí
plain-no = no
plain-see = Ver la mesa
plain-last = Al final
plain-help = Todo lo que puedes saber está en la lista; todo lo que puedes hacer tiene un botón.
plain-key = El botón con ese número
plain-key-focus = Mover el foco, pulsar un botón
plain-went-back = { quien-ha } hecho retroceder la partida: { $count ->
    [one] una jugada ya no cuenta
   *[other] { $count } jugadas ya no cuentan
  }
plain-played = Se juega aquí
plain-offered = Lo que ofrece el juego
