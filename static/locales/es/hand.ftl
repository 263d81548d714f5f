### Un teléfono que muestra la mano en lugar de la mesa, en los dos juegos.

hand-lost = Sin conexión
hand-lost-why = No mientras falte la conexión. Tu mano sigue como está.
hand-menu-unread = Menú, { $count } { $count ->
    [one] mensaje nuevo
   *[other] mensajes nuevos
}
hand-happened = Lo último que ha pasado
hand-cover = Tapar
hand-board = Tablero aquí
hand-covered = Tu mano está tapada
hand-covered-text = { $count ->
    [one] Hay 1 carta boca abajo.
   *[other] Hay { $count } cartas boca abajo.
} El teléfono vibra y se ilumina cuando alguien te espera.
hand-show = Ver mi mano
hand-set-up = Se está poblando la isla
hand-next-roll = { $whose ->
    [you] Ahora tiras tú
   *[other] Ahora tira { $name }
}
hand-rolled-brought = { $rolled }: { $cards }
hand-rolled-got = { $rolled }. Has recibido { $cards }.
hand-rolled-nothing = { $rolled }. No has recibido nada.
hand-at-stake = { $total } ⚠ un siete cuesta { $count }
hand-choose-for-me = Elegir por mí
hand-knight-first = Jugar antes la carta { $card }
hand-points-hidden = { $points } puntos, y { $hidden } en cartas que solo ves tú
hand-choose-one = Elige una opción
hand-other-place = Otro lugar
hand-build-here = Construir aquí
hand-move-here = Moverlo aquí
hand-here = Aquí
hand-steal = Robar una carta
hand-card-play = jugable
hand-card-new = nueva
hand-card-held = en espera
hand-card-hidden = oculta
hand-stored = Guardado en tus regiones
