### Las palabras de los relojes.

## Elegido antes de la partida
clock = Reloj
clock-pace-none = Sin reloj
clock-pace-relaxed = Tranquilo
clock-pace-normal = Normal
clock-pace-fast = Rápido
clock-pace-custom = A medida
clock-text-none = Cada cual se toma el tiempo que necesite.
clock-text = { $minutes } min cada uno para toda la partida{ $seconds ->
    [0] {""}
   *[other] {" "}y { $seconds } s más con cada turno
  }. Cuando se te acaba el tiempo, se hace por ti una jugada por defecto.
clock-short = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
  }
clock-minutes = Minutos para toda la partida
clock-seconds = Segundos más con cada turno
clock-bank = para la partida
clock-turn = con cada turno

## En la mesa
clock-about = { $minutes ->
    [0] queda menos de un minuto
   *[other] quedan unos { $minutes } min
  }
clock-mine = Te quedan { $time }
clock-deciding = Quedan { $time } para esta decisión
clock-overtime = Se acabó el tiempo; margen de { $time }
clock-stands = el reloj está parado
clock-for-this = esta decisión
clock-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
  }
clock-grace = Quedan { $seconds } s, después se hace por ti una jugada por defecto
clock-grace-began = Se te acabó el tiempo. Tienes un margen de { $seconds } segundos, después se hace por ti una jugada por defecto.
clock-low = Solo te quedan { $time }
clock-column = Tiempo
clock-give = +30 s
clock-give-to = Dar 30 segundos más a { $name }
clock-given = Se los diste a { $name }
clock-thinking = piensa desde hace { $minutes } min
clock-thinking-short = { $minutes } min
clock-thinking-of = { $name } piensa desde hace { $minutes } min
