### Una guía: sus botones, y lo que dice entretanto.

guide = Guía
guide-next = Siguiente
guide-back = Atrás
guide-skip = Saltar
guide-play-on = Seguir jugando
guide-close = Cerrar la guía
guide-ringed = marcado por la guía
guide-count = { $at } de { $of }

guide-title-wait = Sigue jugando
guide-wait = Volveré a hablar cuando haya algo nuevo para ti.
guide-wait-roll = Te toca otra vez: tira los dados.
