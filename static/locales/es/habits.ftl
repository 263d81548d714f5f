### Lo que este dispositivo hace solo en el propio turno y cómo muestra la mesa: en la ayuda.

habits-turn = En mi turno
habits-roll = Tirar automáticamente
habits-end = Terminar mi turno automáticamente
habits-end-text = Tras la tirada, si no hay nada que construir, comprar, jugar o intercambiar con la banca
habits-tell = Cada una espera un momento, por si quieres anularla. Solo depende de tus propias cartas, pero quien se fije bien puede deducir lo que no podías hacer.
habits-table = La mesa
habits-names = Nombres de los recursos en el tablero
habits-close-up = Acercarse a los lugares permitidos
habits-close-up-text = Mientras colocas algo, si están cerca unos de otros
habits-left = Barra para la mano izquierda
habits-left-text = El botón grande a la izquierda
habits-speed = Animaciones
habits-speed-text = Si tu sistema pide menos movimiento, no hay ninguna.
habits-speed-normal = normales
habits-speed-fast = rápidas
habits-speed-off = ninguna
habits-colors = Colores de los asientos
habits-colors-text = Como los muestra este dispositivo. Las formas, las letras y los dibujos de las carreteras siguen igual para todos.
habits-colors-usual = Colores por defecto

## The look of the page and of the board
looks = Aspecto
looks-theme = Colores de la página
looks-theme-light = Claro
looks-theme-dark = Oscuro
looks-theme-system = Como el dispositivo
looks-board = Aspecto del tablero
looks-classic = Clásico
looks-classic-text = los colores de la página
looks-paper = Papel
looks-paper-text = tintas pálidas, para salas luminosas
looks-night = Noche
looks-night-text = luz de luna, para salas oscuras

## Keys
keys-change = Elegir otras teclas
keys-done = Listo
keys-usual = Teclas por defecto
keys-text = Pulsa lo que quieras cambiar y luego su nueva tecla.
keys-press = { $what }: pulsa la nueva tecla, o Esc para dejarla como está.
keys-taken = Esa no se puede elegir: letras, signos y el espacio, sí.
keys-set = { $what }: ahora con { $key }.
keys-swapped = { $what }: ahora con { $key }; { $other }: con { $instead }.
key-of-next = El siguiente paso
key-of-card = Carta de desarrollo
key-of-trade = Comerciar
key-of-accept = Aceptar una oferta
key-of-decline = Rechazar una oferta
key-of-counter = Contraoferta
key-of-pass = Construir entre turnos, pasar
key-of-undo = Deshacer
key-of-log = Registro
key-of-mute = Sonido sí o no
key-of-help = Ayuda
