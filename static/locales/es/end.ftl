### El resultado de una partida: las cifras y lo que uno se puede llevar.

## El encabezado
end-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
end-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }
end-seal = dados sellados como { $seal }
end-count-for = Contar para un grupo
see-board = Ver el tablero

## Puntos y dados
standings-text = los puntos según su origen
winner = ha ganado
points-settlements = Poblados: 1 punto cada uno
points-cities = Ciudades: 2 puntos cada una
points-army = Gran ejército de caballería: 2 puntos
points-road = { stat-longest }: 2 puntos
points-cards = Cartas de punto de victoria: 1 punto cada una
points-other = Otros puntos
points-over-time = Puntos a lo largo de la partida
points-over-time-text = una línea por asiento, las cartas ocultas al final
turn = turno { $turn }
dice = Dados
dice-text = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
  } · { dice-legend }
dice-bar = { $sum }: { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  }

## Para contar
worth-telling = Lo más destacado
tale-luck = Más suerte
tale-luck-text = { $name }, +{ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  } gracias a los dados
tale-robbed = Más robos sufridos
tale-robbed-text = { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
tale-deals = Más intercambios
tale-deals-text = { $name }, { $count ->
    [one] { $count } intercambio
   *[other] { $count } intercambios
  }
tale-roads = { stat-longest }
tale-roads-text = { $name }, { $sea ->
    [true] { $count } carreteras y barcos
   *[false] { $count ->
      [one] { $count } carretera
     *[other] { $count } carreteras
    }
  }
tale-monopoly = Mayores monopolios
tale-monopoly-text = { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
tale-blocked = Más bloqueos
tale-blocked-text = { $name }, { $count ->
    [one] { $count } carta retenida
   *[other] { $count } cartas retenidas
  } por el ladrón

## Momentos de la partida
moments = Momentos de la partida
moment-loot = { $loot ->
    [goods] { $count } bienes
   *[cards] { $count } cartas
  }
moment-theft = Mayor robo
moment-theft-text = Turno { $turn }: { $name } quitó { moment-loot } a { $victims }
moment-thefts-text = { $name } quitó { moment-loot } a { $victims } en toda la partida
moment-drought = Sequía más larga
moment-drought-text = { $name } no recibió nada en { $rolls } tiradas seguidas, hasta el turno { $turn }
moment-race = Carrera más reñida
moment-race-text = { $passes ->
    [0] { $name } se mantuvo por delante de { $other }
    [one] { $names } se adelantaron una vez
   *[other] { $names } se adelantaron { $passes } veces
  }, { $points } a { $others } al final

## Cartas de los dados
production = Cartas de los dados
production-text = recibidas; en pequeño, lo que dan las tiradas de media
column-received = Todas
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Intercambios
trades = Intercambios
trades-text = cartas que cada fila dio a cada columna, y en cuántos intercambios
trades-none = nadie ha intercambiado
trades-from = dio a
trades-deals = en { $count }

## Ladrón, sietes, monopolios
losses = Ganado y perdido
losses-text = cartas, por el ladrón, los sietes y los monopolios
column-stole = Robó
column-robbed = Robadas
column-blocked = Bloqueo
column-discarded = Descartes
column-monopolies = Monopolio
losses-stole = Cartas robadas a los demás
losses-robbed = Cartas que robaron los demás
losses-blocked = Cartas bloqueadas por el ladrón
losses-discarded = Cartas descartadas con un siete
losses-monopolies = Cartas ganadas con monopolios, menos las perdidas

## Cómo sigue, y lo que uno se puede llevar
end-replay = Repetición
end-verify = Comprobar los dados
keep = Guardar la partida
keep-text = el resultado como imagen, toda la partida como archivos
keep-picture = Imagen (PNG)
keep-record = Acta (JSON)
keep-log = Registro (CSV)
keep-map = Copiar el código del mapa
keep-picture-failed = Este navegador no ha podido crear la imagen.
picture-received = { $received } de { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } esperadas
new-table = Nueva mesa
new-table-said = ¿Otra partida? { $link }
copy-summary = Copiar resumen
summary-title = { $table }, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
summary-row = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }

## The curve of points, to be read
points-as-table = Como tabla
column-turn = Turno
