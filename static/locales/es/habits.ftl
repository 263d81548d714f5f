### Lo que este dispositivo hace solo en el propio turno y cómo muestra la mesa: en la ayuda.

habits-turn = En mi turno
habits-roll = Tirar sin preguntar
habits-end = Terminar el turno sin preguntar
habits-tell = Cada cosa espera un momento en el que puedes anularla. Solo mira tus propias cartas, pero quien se fije bien puede deducir lo que no podías hacer.
habits-table = La mesa
habits-names = Nombres de los terrenos en el mapa
habits-close-up = Acercarse a los lugares permitidos
habits-close-up-text = Mientras colocas algo, si están cerca unos de otros
habits-left = Barra para la mano izquierda
habits-left-text = El botón grande a la izquierda
habits-speed = Movimientos
habits-speed-text = Si tu sistema pide menos movimiento, no hay ninguno.
habits-speed-normal = normales
habits-speed-fast = rápidos
habits-speed-off = ninguno
