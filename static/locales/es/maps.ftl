### Elegir el mapa que se juega.

map-shuffle = Barajar un mapa
map-again = Barajar otra vez
map-copy = Copiar su código
map-leave-open = Dejarlo abierto
map-code = Código de mapa
map-use = Jugarlo
map-bad-code = No es un código de un mapa de este tablero.
map-open = La isla se reparte al empezar. O elige una que todos puedan ver ya.
map-chosen = Se jugará en esta isla.
map-shown = La isla en la que se jugará
