### Elegir el mapa que se juega.

map-shuffle = Barajar el mapa
map-again = Barajar otra vez
map-copy = Copiar su código
map-leave-open = Repartir al azar
map-code = Código de mapa
map-use = Usar este mapa
map-bad-code = No es un código de un mapa de este tablero.
map-open = La isla se reparte al empezar. O elige una que todos puedan ver ya.
map-chosen = Se jugará en esta isla.
map-shown = La isla en la que se jugará

## El mapa que se juega, y todos los que hay.
map-drawn = Mapas dibujados
map-choose = Elegir un mapa
map-rules = Reglas de este mapa
map-always = Siempre en este mapa
map-refuses = No se juegan en este mapa: { $options }.
map-brings = Lo que trae este mapa
map-for = { $count } asientos
map-sized = { $map }, { $seats } asientos
map-points = { $count } puntos
map-minutes = unos { $count } minutos
map-minutes-short = { $count } min
map-all = Todos ({ $count })
map-find = Buscar un mapa
map-find-hint = nombre, número de asientos, niebla, oro…
map-filter = Qué mapas se muestran
map-found =
    { $count ->
        [0] Ningún mapa coincide.
        [one] { $count } mapa
       *[other] { $count } mapas
    }
map-fact-seats = asientos
map-fact-points = puntos
map-fact-minutes = minutos (aprox.)
map-seats = Asientos
map-details = Detalles
map-back = Volver a los mapas
map-play = Jugar este mapa
map-keep = Seguir con este mapa
map-play-named = Jugar { $map } con { $count } asientos
map-too-small = { $count ->
    [one] Hay { $count } asiento ocupado
   *[other] Hay { $count } asientos ocupados
  }, y este mapa es para { $seats }.
map-leaves = Se pierde: { $options }
map-left-behind = Lo que habías elegido no va con este mapa; valen sus reglas por defecto: { $options }.
map-printed = La misma isla en cada partida
map-dealt = Se reparte al empezar, o se baraja en la sala
map-has-code = Código de mapa { $code }
map-picture = { $map } antes de repartir nada
