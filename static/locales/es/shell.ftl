### Las palabras de todas las páginas, salvo la propia mesa.

product = Hexhaven
title-table = { $table } – Hexhaven
title-your-turn = ● Te toca – { $table }
title-asked = ● { $name } espera tu respuesta – { $table }
title-waiting = Se espera a { $names } – { $table }
title-over = Fin de la partida – { $table }
title-tables = ({ $count }) { $server }

loading = Cargando…
load-failed = No se pudo cargar esta parte de la página. Comprueba la conexión y recarga.
load-unreadable = Esta parte de la página ha llegado, pero tu navegador no puede leerla. Usa un navegador más nuevo o desactiva lo que cambia las páginas por el camino.
connection-blocked = El servidor responde, pero las conexiones directas (WebSockets) no pasan. Un proxy, un filtro o una extensión las bloquea: prueba otra red o pregunta a quien lleva el servidor.
error-no-cookie = Tu navegador no guarda ninguna cookie de este servidor, así que no puede reconocerte. Permite las cookies para esta dirección y recarga la página.
close = Cerrar
enter = Entrar
not-found = Aquí no hay nada
not-found-text = Esta dirección no lleva a ninguna parte. La dirección de una mesa termina en su código de cinco caracteres.
to-home = Ir al inicio
no-table = Ninguna mesa tiene el código { $code }
no-table-text = Compara las letras con el enlace que te enviaron. Una mesa en la que nunca se jugó puede haberse retirado.
lobby-closed = Esta mesa se ha cerrado
lobby-closed-text = Quien la abrió la cerró antes de empezar la partida. Hay otras mesas abiertas, y tú puedes abrir una.
kept-out = Te han bloqueado en esta mesa
kept-out-text = Te ha bloqueado su anfitrión. Otras mesas están abiertas, y puedes abrir una tú.
banned = Te han bloqueado en este servidor
banned-text = Quien lo administra puede desbloquearte.
login-needed = Este servidor pide iniciar sesión
login-needed-text = Ábrelo en la dirección donde inicias sesión. Quien lo administra la conoce y sabe por qué no se acepta una sesión.
damaged = Esta mesa no se puede abrir
damaged-text = Lo que hay guardado de la mesa { $code } está dañado o sigue reglas que esta versión no conoce, así que la partida no puede continuar. Quien administra el servidor sabrá más con el comando «hexhaven verify { $code }» y puede restaurar una copia de seguridad. Las demás mesas siguen.
archived = Esta mesa se ha archivado
archived-text = Quien administra el servidor ha archivado la partida de la mesa { $code }. No se ha perdido nada: puede restaurarla.
not-installed-text = En la mesa { $code } se juega con cartas que no están instaladas en este servidor. No se ha perdido nada: quien administra el servidor puede ver cuáles son en el registro y, en cuanto estén instaladas, la mesa se abrirá de nuevo.
unreachable = El servidor no responde
unreachable-text = Puede que esté arrancando o que no tengas red. Recarga la página en un momento.

connection-connecting = Conexión perdida. Conectando de nuevo…
connection-offline = No tienes conexión. La partida sigue en cuanto vuelvas.
connection-restarting = El servidor se está reiniciando. No se pierde nada.
connection-elsewhere = Has abierto esta mesa en otra pestaña.
connection-closed = El servidor ha cerrado esta mesa.
notice-of-host = Mensaje de quien lleva el servidor
notice-restart = El servidor se reinicia en { $left }. No se pierde nada.
notice-restart-now = El servidor se reinicia ahora. No se pierde nada.
trouble = Algo ha fallado y la partida se ha detenido. Número de error: { $id }.
reload = Recargar
continue-here = Seguir aquí
seconds = { $seconds } s
show-results = Ver el resultado

brick = arcilla
lumber = madera
wool = lana
grain = cereal
ore = mineral
any = cualquier recurso
card = carta
a-card = una carta
resource = { $kind ->
    [brick] { brick }
    [lumber] { lumber }
    [wool] { wool }
    [grain] { grain }
    [ore] { ore }
    [any] { any }
   *[other] { $kind }
  }

theme-to-dark = Cambiar a oscuro
theme-to-light = Cambiar a claro
language = Idioma

## Inicio

home-claim = Coloniza una isla con tus amigos,
home-claim-more = en el servidor de alguien del grupo.
home-claim-short = Coloniza una isla con tus amigos.
rulebook-open = Cómo se juega
home-foot = Sin cuentas. Nada sale de este servidor. Software libre.
home-history = Partidas terminadas
home-screen = Pantalla grande
home-maps = Mapas
your-name = Tu nombre en la mesa
entry-title = Este servidor tiene una contraseña
server-password = Contraseña de este servidor
name-empty = Escribe primero un nombre: es lo que verán los demás.
name-long = Un nombre tiene como máximo { $most } caracteres; este tiene { $length }.
create-table = Crear mesa
play-with-bots = Jugar con bots
table-of = La isla de { $name }, { DATETIME($at, weekday: "long") }
guide-table-first = Primera partida
guide-table-sea = Primera partida en el mar
learn-first = Aprender a jugar
learn-again-first = Aprender a jugar otra vez
learn-sea = Aprender a navegar
learn-again-sea = Aprender a navegar otra vez
guide-show = Mostrar la guía
or-join = o únete con un código
code-label = Código de la mesa
code-letter = Carácter { $place } de 5
code-short = Un código tiene cinco letras y cifras.
join = Unirse
resume = Continuar
watch = Mirar
home-my-tables = Mis mesas
your-turn-there = Te toca
home-waiting = Te esperan: { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }
home-waiting-for = Se espera a { $names }
since-today = desde las { DATETIME($at, timeStyle: "short") }
since-day = desde el { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
since-date = desde el { DATETIME($at, day: "numeric", month: "short") }
clock-minutes-left = quedan { $count } min
clock-hours-left = quedan { $count } h
clock-days-left = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
  }
notices-open = Avisos de mi turno
bot-level-of = Nivel de { $name }
on-this-server = En este servidor
table-link = { $action }: { $table }
table-close = Cerrar { $table }
age-minutes = { $count ->
    [0] recién abierta
    [one] abierta hace { $count } minuto
   *[other] abierta hace { $count } minutos
  }
age-hours = { $count ->
    [one] abierta hace { $count } hora
   *[other] abierta hace { $count } horas
  }
age-days = { $count ->
    [one] abierta hace { $count } día
   *[other] abierta hace { $count } días
  }
table-open = { $taken } de { $seats } asientos · { $board }
table-playing = { $turn ->
    [0] { $yours ->
        [true] preparación, tu asiento te espera
       *[other] preparación
      }
   *[other] { $yours ->
        [true] turno { $turn }, tu asiento te espera
       *[other] turno { $turn }
      }
  }

## Errores de la sala

error-unreachable = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.
error-no-such-table = Ninguna mesa tiene este código. Comprueba las letras con quien te lo dio.
error-password-needed = Este servidor pide una contraseña: quien lo lleva puede dártela.
error-wrong-password = Esa no es la contraseña de este servidor. Compruébala y vuelve a intentarlo.
error-name-needed = Escribe primero un nombre.
error-seat-taken = Alguien fue más rápido: este asiento está ocupado.
error-look-taken = Eso ya lo tiene alguien.
error-not-seated = Toma primero un asiento.
error-table-full = Todos los asientos de esta mesa están ocupados. Aun así puedes mirar.
error-not-host = Eso solo puede hacerlo el anfitrión.
error-not-ready = Todavía falta alguien por confirmar.
error-started = La partida ya ha empezado.
error-closed = El anfitrión ha cerrado esta mesa.
error-bad-config = Estas reglas se contradicen.
rules-contradict = Estas reglas se contradicen: { $options }.
quoted = «{ $words }»
error-storage = El servidor está ocupado. Vuelve a intentarlo en un momento.
error-internal = Algo ha fallado en el servidor.
error-invalid = El servidor no lo ha entendido.
error-wrong-origin = Esta página se abrió con una dirección distinta de la del servidor.
error-too-many = Demasiadas peticiones. Espera un momento y vuelve a intentarlo.
error-bad-voice = La dirección de una llamada de voz empieza por https://, http://, mumble://, ts3server:// o teamspeak://, nombra un servidor y tiene como máximo 500 caracteres.
error-kept-out = El anfitrión te ha bloqueado en esta mesa. Otras están abiertas para ti.
error-damaged = Lo que hay guardado de esta mesa está dañado. Quien administra el servidor puede averiguar más.
error-archived = Esta mesa se ha archivado. Quien administra el servidor puede restaurarla.
error-not-installed = En esta mesa se juega con cartas que no están instaladas en este servidor. Quien administra el servidor puede instalarlas.
error-banned = Te han bloqueado en este servidor. Quien lo administra puede desbloquearte.
error-login-needed = Este servidor pide iniciar sesión. Ábrelo en la dirección donde inicias sesión.
error-named-elsewhere = Tu nombre aquí es el de tu sesión: cámbialo allí.
error-no-such-person = Esa persona ya se ha ido.
error-plays-here = Esa persona tiene un asiento en esta partida; solo la mesa entera puede dárselo a otra.
error-no-first-game = Este juego no tiene una primera partida guiada.
error-no-person = Solo una persona puede ser anfitrión.
error-no-such-game = Este juego no existe en este servidor.
error-no-such-evening = El grupo no jugó esa noche.
error-no-such-group = Este enlace no lleva a ningún grupo. Pídelo otra vez a alguien del grupo.
error-no-such-player = Ese jugador ya no está en este grupo. Recarga la página.
error-not-group-host = Eso solo puede hacerlo el anfitrión del grupo.
error-same-game = Jugaron juntos una partida, así que son dos personas.
error-name-removed = Este nombre se quitó. Solo quien lo llevaba puede volver a mostrar uno.
error-no-such-merge = Esa petición ya no está abierta. Recarga la página.
error-no-such-link = Este enlace ya no sirve. Pide otro.
error-no-such-seat = Ese asiento no existe en esta mesa.
error-not-allowed = Esta dirección no acepta ese tipo de petición.
error-not-found = No hay nada en esta dirección.
error-not-over = Eso estará disponible cuando termine la partida.
error-seated-already = Ya tienes un asiento en esta mesa.
error-too-soon = Se están abriendo demasiadas mesas. Vuelve a intentarlo en un momento.
error-yourself = No puedes bloquearte.
error-bad-address = Esa no es una dirección para avisos de este tipo. Compruébala e inténtalo de nuevo.
error-local-address = Esa dirección está en la red de este servidor. Solo quien lo lleva puede permitirla.
error-no-such-channel = Esa forma de avisarte ya no existe.
error-not-accepted = El servicio no acepta avisos para esta dirección. Compruébala e inténtalo de nuevo.
error-not-delivered = No se pudo entregar el primer mensaje, así que no se añadió nada. Comprueba la dirección o inténtalo más tarde.
error-notifications-off = Este servidor no envía avisos de este tipo. Quien lo lleva puede activarlos.
error-wrong-code = Ese no es el código del primer mensaje. Compruébalo e inténtalo de nuevo.
error-bad-map = Este mapa no se puede leer o jugar.
error-map-changed = Este mapa se ha cambiado en otra ventana. Vuelve a cargarlo, o guarda el tuyo con otro nombre.
error-map-too-large = Este mapa tiene demasiados hexágonos. Quita algunos.
error-map-version = Este mapa es de una versión más nueva de Hexhaven. Ábrelo en un servidor más nuevo.
error-no-such-map = No existe ese mapa, o ya no se comparte. Pídelo otra vez.
error-too-many-maps = El servidor no guarda más mapas para ti. Quita uno antes, o guarda tú su JSON.

## Sala

seats = Asientos
seats-taken = { $taken } de { $seats } asientos ocupados
seat-count = Número de asientos
less = Menos: { $what }
more = Más: { $what }
seat-free = El asiento { $seat } está libre
add-bot = Añadir un bot
fill-with-bots = Completar con bots
bot-level = Nivel de los bots
bot-level-name = { $level ->
    [normal] normal
   *[other] fácil
  }
take-seat = Sentarme aquí
move-here = Pasarme aquí
at-seat = { $what }: asiento { $seat }
leave-seat = Dejar este asiento
empty-seat = Quitar a { $name } de este asiento
that-is-you = tú
host = anfitrión
bot = { $level ->
    [easy] bot, fácil
    [normal] bot, normal
   *[other] bot
  }
away = ausente
ready = Todo listo
not-ready = Aún no
lobby-help = Ayuda con las reglas
table-name = Nombre de la mesa
table-name-change = Darle otro nombre a la mesa
rules = Reglas
host-chooses = elige el anfitrión
presets = Reglas preparadas
custom = A medida
custom-text = Elige tú cada regla
more-presets = Más jugadores…
more-presets-text = Para dos, de cinco a ocho
edition = Edición
house-rules = Reglas de la casa
rules-table = En la mesa
option-refused = No en este mapa
on = sí
off = no
map = Mapa
invite = Invitar
invite-scan = Escanea o escribe el código
invite-network = Los teléfonos necesitan este: vale para todos en tu red.
invite-screen = Mostrarla en una pantalla grande
invite-this-computer = Esta dirección solo vale en este equipo.
invite-show = Enséñaselo a quien tengas al lado o envía el enlace
invite-guests = Hace falta un nombre, no una cuenta.
link = Enlace de esta mesa
copy = Copiar
copied = Copiado
copy-by-hand = El navegador no permite copiar aquí. El enlace está seleccionado: cópialo tú.
copy-code = Código { $code }: copiar el enlace
share-link = Compartir enlace
qr-label = Código QR del enlace
your-look = Tu color y tu forma
look-text = La forma está en cada pieza: nadie depende de los colores.
look-taken = { $look }, ya es de { $name }
look-1 = Cuadrado bermellón
look-2 = Círculo azul
look-3 = Triángulo marfil
look-4 = Rombo amarillo
look-5 = Estrella celeste
look-6 = Cruz ciruela
look-7 = Media luna antracita
look-8 = Barras verdes
talk = Chat
talk-empty = Nadie ha dicho nada todavía.
say = Di algo
send = Enviar
changed-bot = { $name } juega como bot
changed-sat = { $name } se ha sentado
changed-left = { $name } ha dejado la mesa
rule-value = { $rule }: { $value }
take-a-seat = Tomar asiento
watching-full = Todos los asientos están ocupados. Quédate a mirar la partida.
i-am-ready = Todo listo
not-ready-after-all = Todavía no
ready-text = El anfitrión empieza cuando todos hayan confirmado.
ready-host-next = Todo listo por tu parte. El anfitrión puede empezar.
ready-waiting = Todo listo por tu parte. { $reason }
start-game = Empezar
start-with = Empezar con { $count }
start-fewer = { $count ->
    [one] ¿Dejar fuera el asiento { $seats } o poner un bot?
   *[other] ¿Dejar fuera los asientos { $seats } o poner bots?
  }
start-too-few = { $count ->
    [one] El asiento { $seats } está libre y esto no se puede jugar con menos. ¿Poner un bot?
   *[other] Los asientos { $seats } están libres y esto no se puede jugar con tan pocos. ¿Poner bots?
  }
start-leave-out = { $count ->
    [one] Dejarlo fuera
   *[other] Dejarlos fuera
  }
start-fill = { $count ->
    [one] Poner un bot
   *[other] Poner bots
  }
start-back = Volver
start-text = Los demás han confirmado.
waiting-for = Falta: { $names }.
seat-must-be-filled = El asiento { $seats } está libre: invita a alguien o añade un bot.
seats-are-free = { $count ->
    [one] El asiento { $seats } está libre: invita a alguien, añade un bot o elimina el asiento libre.
   *[other] Los asientos { $seats } están libres: invita a alguien, añade bots o elimina los asientos libres.
  }

## Fin de la partida

end-title = { $name } gana con { $points } puntos
standings = Clasificación
player = Nombre
points = Puntos
column-settlements = Poblados
column-cities = Ciud.
column-army = Ejérc.
column-road = Ruta
column-cards = Cartas
column-other = Otros
luck = Suerte
luck-text = cartas que dieron los dados, frente a lo esperado
signed = { $sign ->
    [plus] +{ $count }
    [minus] −{ $count }
   *[none] { $count }
  }
end-loading = Haciendo las cuentas…
end-failed = No se han podido cargar las cifras de esta partida.
try-again = Intentar de nuevo
