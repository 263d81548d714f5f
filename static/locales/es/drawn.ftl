### Mapas que alguien dibuja.

drawn = Mapas
drawn-title = Mapas – Hexhaven
drawn-title-of = { $name }, editor de mapas – Hexhaven
drawn-of = Mostrar
drawn-of-own = Tuyos
drawn-of-server = En este servidor
drawn-new = Dibujar un mapa
drawn-open = Abrir JSON
drawn-untitled = Mapa nuevo
drawn-needs-desk = Para dibujar hacen falta un ratón o un teclado y una pantalla más grande. Aquí puedes mirar, cambiar el nombre, compartir y elegir.
drawn-nothing-own = Todavía no has dibujado ningún mapa
drawn-nothing-own-text = Los mapas que dibujes en este navegador se guardan aquí, para jugarlos y compartirlos.
drawn-nothing-server = Todavía nadie ha mostrado un mapa
drawn-nothing-server-text = Aquí aparecen los mapas que se muestran a todos en este servidor.
drawn-more = Mapas anteriores
drawn-yours = tuyo
drawn-by = de { $name }
drawn-for = { $seats }, hasta { $goal } puntos
drawn-range = { $first } a { $last }
drawn-land = { $count } de tierra
drawn-fog = { $count } de niebla
drawn-warnings =
    { $count ->
        [one] { $count } aviso
       *[other] { $count } avisos
    }
drawn-unplayable = Aún no se puede jugar
drawn-edit = Dibujar
drawn-rename = Cambiar nombre
drawn-share = Compartir
drawn-remove = Quitar
drawn-remove-question = ¿Quitar «{ $name }»? Las partidas en él siguen, pero el mapa y su enlace desaparecen.
drawn-keep-copy = Guardar una copia
drawn-try = Probar con bots
drawn-use = Usar en una mesa
drawn-picture = { $name }, antes de repartir nada
drawn-name = Nombre del mapa
drawn-cancel = Cancelar
drawn-gone = No se puede abrir este mapa

## La página en la que se dibuja un mapa.
drawn-keeping = guardando…
drawn-kept = guardado
drawn-tools = Herramientas
drawn-symmetry = Simetría
drawn-symmetry-none = Sin simetría
drawn-symmetry-across = Reflejar izquierda y derecha
drawn-symmetry-down = Reflejar arriba y abajo
drawn-symmetry-turn = Repetir con media vuelta
drawn-undo = Deshacer
drawn-redo = Rehacer
drawn-about = Sobre el mapa
drawn-palette = Paleta
drawn-ground = Tierra y mar
drawn-numbers = Números
drawn-harbors = Puertos e inicio
drawn-fill = Rellenar el resto
drawn-erase = borrar
drawn-number = Número { $number }
drawn-no-number = Sin número
drawn-no-harbor = Sin puerto
drawn-start = Lugar para empezar
drawn-with-key = { $what } (tecla { $key })
drawn-deal = tierra
drawn-random = tierra o mar
drawn-canvas = Lienzo: las flechas mueven el pincel, Intro pinta, Retroceso borra; un puerto se gira con Mayús y flechas
drawn-how = Haz clic para pintar. El botón derecho borra. La rueda acerca y aleja; mantén pulsado Espacio para mover el mapa.
drawn-place =
    { $number ->
        [0] { $terrain }, sin número, en { $q }, { $r }
       *[other] { $terrain }, { $number }, en { $q }, { $r }
    }
drawn-place-empty = nada, en { $q }, { $r }
drawn-game = La partida
drawn-players = Jugadores
drawn-points = Puntos para ganar
drawn-frame = Mar alrededor del mapa
drawn-sharing = Compartir
drawn-linked = Quien tenga el enlace
drawn-published = Todos en este servidor
drawn-link = Enlace a este mapa
drawn-json = JSON para guardar

## Lo que encuentran las comprobaciones.
drawn-checks = Comprobaciones
drawn-forbidden =
    { $count ->
        [one] { $count } por arreglar
       *[other] { $count } por arreglar
    }
drawn-all-well = Todo está bien: se puede jugar.
drawn-forbids = No se puede jugar:
drawn-warns = Aviso:
drawn-dots = Puntos por recurso
drawn-of-rolls = de { $count } tiradas
drawn-found-pool-miscounted = El montón { $pool } tiene { $there } para { $places } lugares: tiene que haber tantos como lugares.
drawn-found-no-land = El mapa no tiene tierra. Dibuja alguna, para que se pueda empezar.
drawn-found-number-on-sea = Hay un número en el mar, donde no se produce nada. Quítalo.
drawn-found-number-on-fog = Hay un número en la niebla. La niebla tiene sus propios números: quita este.
drawn-found-number-on-desert = Hay un número en un desierto, donde no sirve de nada.
drawn-found-land-without-number = Parte de la tierra no tiene número y nunca producirá nada.
drawn-found-nothing-produced = Ninguna tierra tiene número, así que nunca se produce nada. Pon números en la tierra.
drawn-found-resource-missing = Nada produce aquí { resource }: solo se consigue por comercio.
drawn-found-red-numbers-touch = Hay dos números rojos juntos: { $numbers }.
drawn-found-too-few-tokens = Hay tierra para { $land } números, pero solo hay { $tokens }.
drawn-found-fog-without-numbers = La niebla oculta { $land } hexágonos que necesitan número, y solo hay { $tokens }.
drawn-found-fog-stays = El mapa tiene niebla, pero no la regla para descubrirla: activa la exploración.
drawn-found-gold-pays-nothing = El mapa tiene oro, pero no la regla por la que paga: activa el oro.
drawn-found-harbor-without-coast = Un puerto no está en una costa. Va entre la tierra y el mar.
drawn-found-harbor-twice = Dos puertos coinciden. Quita uno.
drawn-found-island-without-harbor = Una isla no tiene puerto. Aun así se puede jugar.
drawn-found-islands-apart = Hay varias islas, pero ni barcos ni puentes entre ellas.
drawn-found-starts-do-not-fit = Las piezas iniciales impresas no valen para { $players } jugadores.
drawn-found-neutral-starts-do-not-fit = Los poblados de los jugadores neutrales no están en tierra, o están demasiado cerca.
drawn-found-no-start = { $players } jugadores no pueden empezar: hay muy poco sitio en tierra.
drawn-found-harbors-without-room = Se colocan { $harbors } puertos durante la partida, pero solo { $quays } hexágonos de mar tienen costa.
drawn-found-numbers-cannot-lie = Los números de este mapa no se pueden colocar separados.
