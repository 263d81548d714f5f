### Las reglas de una mesa, para consultar: cuáles rigen, todas las que hay, y más sobre las que no caben en una frase.

reference-here = En esta mesa
reference-in-force = Reglas que rigen
reference-otherwise = Todo lo demás:
reference-all = Todas las reglas
reference-find = Buscar una regla
reference-found = { $count ->
    [0] Ninguna regla coincide.
    [one] Una regla
   *[other] { $count } reglas
  }
reference-editions = Ediciones
reference-boards = Mapas
reference-players = { $players } jugadores
reference-values = { $values }; por defecto: { $usual }
reference-from-table = elegida aquí
reference-from-board = por defecto en este mapa
reference-from-edition = de la edición
reference-from-usual = por defecto
reference-is-here = rige aquí

## Más sobre una regla
board-islands-3-4-more = Los puertos están en hexágonos de mar y miran a tierra; sin tierra al lado, un puerto no sirve a nadie. Dos números iguales nunca quedan juntos. El borde del tablero también es agua, pero ningún puente va por él.
board-big-islands-5-6-more = { board-islands-3-4-more } No hay desierto: el ladrón empieza junto al tablero.
