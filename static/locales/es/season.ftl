### La temporada de un grupo y sus veladas.

## Temporada
season = Temporada
season-title = { $group } – Hexhaven
season-group-of = { $count ->
    [0] un grupo nuevo
    [one] un grupo de una persona
    [2] un grupo de dos
    [3] un grupo de tres
    [4] un grupo de cuatro
    [5] un grupo de cinco
    [6] un grupo de seis
   *[other] un grupo de { $count }
  }
season-no-group = Aquí no hay nada
season-choose = Temporada
season-kind = Partidas
season-show = Mostrar
season-tab-season = Temporada
season-tab-duels = Duelos
season-tab-evenings = Veladas
season-tab-records = Récords
season-all-time = Todas las temporadas
season-all-games = Todas las partidas
season-all-short = Todas
season-name = { $part ->
    [spring] Primavera de { $year }
    [summer] Verano de { $year }
    [autumn] Otoño de { $year }
   *[winter] Invierno de { $year }/{ $next }
  }
season-counts = { $evenings ->
    [one] 1 velada
   *[other] { $evenings } veladas
  }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
season-nothing = La primera partida terminada abre la temporada.
season-removed = Nombre quitado
season-you = tú
season-a-bot = un bot
season-place = Puesto
season-player = Jugador
season-rating = Nivel ± certeza
season-rating-long = Lo fuerte que juega cada cual y con qué certeza; ordenar por nivel
season-evenings = velad.
season-evenings-long = Veladas; ordenar por ellas
season-games = part.
season-games-long = Partidas; ordenar por ellas
season-wins = victorias
season-wins-long = Victorias; ordenar por ellas
season-share = parte
season-share-long = Puntos frente a la parte esperada; ordenar por ella
season-form = últimos seis puestos
season-rating-number = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
season-rating-words = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }, probablemente de { NUMBER($from, maximumFractionDigits: 0) } a { NUMBER($to, maximumFractionDigits: 0) }{ $settling ->
    [yes] ; aún poco seguro
   *[no] { "" }
  }
season-settling = Aún poco seguro: menos de cinco partidas
season-won = { $wins } de { $games } ganadas
season-place-of = { $place } de { $seats }
season-signed = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] { $amount }
  }
season-signed-number = { $sign ->
    [plus] +{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }
season-duels = Cara a cara
season-duels-text = partidas delante : detrás
season-ahead-of = delante de
season-duel = { $ahead } : { $behind }
season-duel-words = { $one } delante de { $other } { $ahead ->
    [one] una vez
   *[other] { $ahead } veces
  }, detrás { $behind ->
    [one] una vez
   *[other] { $behind } veces
  }
season-evenings-head = Veladas
season-who-won = quién ganó
season-day = { DATETIME($at, day: "numeric", month: "short") }
season-at-the-table = { $count } en la mesa
season-evening-words = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }, ganó { $names }, { $count } en la mesa
season-records = Récords
record-longest-road = Gran ruta comercial: { $value }
record-fastest-win = Victoria más rápida: { $value ->
    [one] 1 turno
   *[other] { $value } turnos
  }
record-comeback = Remontada de { $value ->
    [one] 1 punto
   *[other] { $value } puntos
  }
record-trades = Más intercambios: { $value } en una partida
record-luckiest = Más suerte: { NUMBER($value, maximumFractionDigits: 0) } por encima de la media
record-unluckiest = Menos suerte: { NUMBER($value, maximumFractionDigits: 0) } por debajo de la media
record-streak = Racha de victorias: { $value } partidas

## Invitación, exportación, decisiones
season-invite = Invitar
season-invite-text = Quien tenga este enlace está en el grupo: ve su temporada y puede hacer que sus mesas cuenten para él. No hace falta nada más.
season-link = Enlace al grupo
season-send = Enviar
season-close = Cerrar
season-export = Exportar
season-export-text = Las partidas que se muestran: una fila por asiento para hojas de cálculo, o todas las cifras para programas.
season-export-csv = Tabla (CSV)
season-export-json = Datos (JSON)
season-manage = Nombres y jugadores
season-manage-nothing = Aún no has jugado en este grupo. Tu nombre aparecerá aquí después de tu primera partida.
season-group-name = Nombre del grupo
season-season-name = Nombre de esta temporada; vacío para el nombre por defecto
season-players = Jugadores
season-your-name = Tu nombre en este grupo
season-name-of = Nombre de { $name }
season-keep-name = Guardar
season-remove = Quitar el nombre
season-remove-whom = Quitar el nombre de { $name }
season-remove-ask = ¿Quitar el nombre { $name } de todas las páginas del grupo? Las partidas se quedan, sin el nombre. Solo esa persona puede volver a mostrar uno.
season-remove-yes = Quitar
season-separate = Separar
season-separate-whom = Deshacer la unión de { $name }
season-merge-head = Alguien está dos veces
season-merge-text = Quien pierde la cookie del navegador vuelve como alguien nuevo. Pregúntale: cuando acepte desde su nuevo navegador, los dos contarán como uno.
season-merge-old = Jugador anterior
season-merge-is = es
season-merge-new = Jugador actual
season-merge-ask = Preguntar
season-requests = Peticiones para unir jugadores
season-asked = El anfitrión pregunta: ¿eres { $old } y también { $name }? Entonces cuentan como un solo jugador.
season-waiting = { $old } pasa a ser { $name } en cuanto { $who } acepte.
season-agree = Soy los dos
season-decline = No
season-withdraw = Retirar

## Velada
evening-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
evening-title = { $day }, { $group } – Hexhaven
evening-number = velada { $number } de { $season }
evening-picture = Compartir como imagen
evening-picture-failed = Este navegador no pudo pintar la imagen. Haz una captura de pantalla.
evening-close = Volver a { $group }
evening-games-winners = { $games ->
    [one] Una partida, un ganador.
    [2] { $winners ->
        [one] Dos partidas, un ganador.
       *[other] Dos partidas, dos ganadores.
      }
    [3] { $winners ->
        [one] Tres partidas, un ganador.
        [2] Tres partidas, dos ganadores.
       *[other] Tres partidas, tres ganadores.
      }
   *[other] { $games } partidas, { $winners ->
        [one] un ganador.
       *[other] { $winners } ganadores.
      }
  }
evening-lead-kept = { $name } sigue en cabeza de la temporada.
evening-lead-new = { $name } se pone en cabeza de la temporada.
evening-tonight = Esta noche
evening-first = primeros niveles de la temporada
evening-since = nivel desde el { DATETIME($at, day: "numeric", month: "long") }
evening-games = Partidas
evening-game = { $kind }: gana { $name }
evening-conceded = por rendición
evening-last = La última partida, turno a turno
evening-no-figures = Las cifras de esta partida aún no están. Vuelve a mirar enseguida.
evening-next = Otra partida, otros asientos
evening-moments = { $count ->
    [one] Un momento
    [2] Dos momentos
   *[other] Tres momentos
  }
evening-nth-game = { $number ->
    [1] primera partida
    [2] segunda partida
    [3] tercera partida
   *[other] partida { $number }
  }
evening-moment-grab = Mayor botín: { $value } cartas con el monopolio
evening-moment-comeback = Remontada de { $value ->
    [one] 1 punto
   *[other] { $value } puntos
  }
evening-moment-drought = Sequía más larga: { $value } tiradas
evening-moment-race = Final más reñido: { $value ->
    [0] ganó con los mismos puntos
    [one] ganó por 1 punto
   *[other] ganó por { $value } puntos
  }
evening-moment-trades = Más intercambios: { $value }
evening-luck = Suerte
evening-luck-text = cartas frente a la media, todas las partidas
