### La página del anfitrión: para quien lleva el servidor.

host-page = Página del anfitrión
host-title = Página del anfitrión – Hexhaven
host-leave = Salir
error-host-only = Esta página es para la persona que lleva el servidor.
error-link-late = Este enlace tiene más de 15 minutos.
error-link-unknown = No es un enlace de este servidor, o le falta el final.
error-link-used = Este enlace ya se usó.
error-no-such-file = Esa copia ya no está.
error-no-such-guest = Ese invitado ya no está.
error-not-now = Ahora mismo no es posible. Vuelve a intentarlo enseguida.
error-postgresql = Las partidas están en PostgreSQL, que tiene sus propios comandos para eso.
host-door-how = Si eres tú, este comando muestra un enlace nuevo:
host-well = Todo va bien
host-trouble-backup = La última copia de seguridad falló
host-trouble-disk = Solo quedan { $free } en el disco
host-trouble-bots = Los procesos de los bots fallan una y otra vez
host-version-up = { $version }, { $up }
host-up-days = en marcha desde hace { $count ->
    [one] 1 día
   *[other] { $count } días
  }
host-up-hours = en marcha desde hace { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
host-up-minutes = en marcha desde hace { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
host-tile-tables = Mesas
host-tile-people = Gente
host-tile-load = Carga
host-tile-storage = Almacenamiento
host-tile-version = Versión
host-playing = en juego
host-playing-paused = en juego, { $paused } en pausa
host-finished-week = { $count ->
    [one] 1 partida terminada esta semana
   *[other] { $count } partidas terminadas esta semana
  }
host-here = aquí, { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }
host-guests-week = { $count ->
    [one] 1 invitado nuevo esta semana
   *[other] { $count } invitados nuevos esta semana
  }
host-share = { $share }
host-cores = de { $count ->
    [one] 1 núcleo
   *[other] { $count } núcleos
  }
host-size = { $size }
host-free = { $free } libres
host-in-postgresql = en PostgreSQL
host-memory = { $memory } de memoria
host-database = base de datos, versión { $version }
host-others = { $count ->
    [one] 1 servidor más comparte la base; gente, carga, memoria y registro son de este
   *[other] { $count } servidores más comparten la base; gente, carga, memoria y registro son de este
  }
host-cancel = Cancelar

host-tables = Mesas
host-show = Mostrar
host-show-all = Todas ({ $count })
host-show-playing = En juego
host-show-idle = Inactivas
host-column-name = nombre
host-column-people = gente
host-column-size = tamaño
host-column-state = estado
host-column-move = última jugada
host-column-actions = acciones
host-seated = { $people } de { $seats }
host-about = { $board }, { $ago }
host-state-open = sala
host-state-playing = en juego
host-state-paused = en pausa
host-state-finished = terminada
host-state-idle = inactiva
host-no-tables = Aquí no hay mesas.
host-actions = Acciones para { $table }
host-watch = Mirar
host-close = Cerrar
host-archive = Archivar
host-message = Mensaje
host-close-ask = ¿Cerrar «{ $table }»?
host-close-more = Todos los que están allí se enteran de que la mesa está cerrada.
host-archive-ask = ¿Archivar «{ $table }»?
host-archive-more = Una partida archivada sale de todas las listas y ya no se puede jugar. No se borra nada: «hexhaven tables unarchive» la recupera.
host-archive-idle = { $count ->
    [one] Archivar 1 inactiva
   *[other] Archivar { $count } inactivas
  }
host-archive-idle-ask = { $count ->
    [one] ¿Archivar la partida sin jugadas desde hace una semana?
   *[other] ¿Archivar las { $count } partidas sin jugadas desde hace una semana?
  }

host-backups = Copias de seguridad
host-back-up = Hacer copia
host-backup-failed = La última copia de seguridad falló.
host-verified = Comprobada: se repitió cada partida.
host-backup-today = hoy { DATETIME($at, timeStyle: "short") }
host-backup-yesterday = ayer { DATETIME($at, timeStyle: "short") }
host-backup-day = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
host-backup-upgrade = antes de actualizar, { DATETIME($at, day: "numeric", month: "short") }
host-no-backups = Todavía no hay copias.
host-all-backups = Todas las copias ({ $count })
host-nightly = Cada noche a las { $time }, guardar 7 días y 4 semanas
host-nightly-fixed = Lo pide el ajuste HEXHAVEN_BACKUP_AT.
host-restore = Recuperar
host-restore-what = Recuperar { $backup }
host-restore-ask = ¿Volver a la copia «{ $backup }»?
host-restore-more = Se escribe en un directorio nuevo. Lo que está en marcha sigue igual hasta que lo pares.
host-restore-note = Recuperar escribe en un directorio nuevo; lo que está en marcha sigue igual. Antes pregunta, y dice qué hacer después.
host-restored = La copia está en { $directory }. Para seguir jugando desde allí, para este servidor y ejecuta:
host-restored-damaged = { $count ->
    [one] Una partida no supera la comprobación; las demás están intactas.
   *[other] { $count } partidas no superan la comprobación; las demás están intactas.
  }
host-backups-postgresql = Las partidas están en PostgreSQL. Haz la copia con su propio comando, también mientras se juega:

host-log = Registro
host-log-note = sin cartas, sin códigos, sin chat
host-log-own = solo de este servidor
host-log-all = Todo

host-people = Gente y límites
host-limits = { $count ->
    [one] 1 límite alcanzado
   *[other] { $count } límites alcanzados
  }
host-guest-here = aquí, { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }
host-ban-button = Expulsar…
host-ban = Expulsar
host-ban-whom = Expulsar a { $name }
host-ban-ask = ¿Expulsar a { $name } de este servidor?
host-ban-more = Tiene que dejar todas las mesas y conserva sus asientos en las partidas en curso. Sin su cookie cuenta como invitado nuevo.
host-banned = bloqueado
host-unban = Desbloquear
host-unban-whom = Desbloquear { $name }
host-tries = { $count ->
    [one] 1 intento desde { $address }
   *[other] { $count } intentos desde { $address }
  }
host-limit-codes = códigos incorrectos
host-limit-guests = demasiados nombres nuevos
host-limit-link = enlaces incorrectos a esta página
host-limit-password = contraseñas incorrectas
host-limit-replays = demasiadas repeticiones
host-limit-tabs = demasiadas pestañas
host-block = Bloquear
host-block-whom = Bloquear { $address }
host-block-ask = ¿Bloquear { $address } en este servidor?
host-block-more = Todos los de esa dirección tienen que irse y solo ven que está bloqueada.
host-blocked = bloqueada
host-nobody = Aquí no hay nadie.

host-message-all = Mensaje a todos
host-message-all-text = Lo leen todos en este servidor, tengan abierta la página que tengan.
host-message-table = Mensaje a { $table }
host-message-table-text = Lo leen todos los que tienen abierta esta mesa.
host-message-text = Mensaje
host-message-empty = Escribe primero el mensaje.
host-message-long = Un mensaje tiene como mucho { $most } letras, y este tiene { $count }.
host-message-end = Terminar el mensaje actual
host-letters = { $count } de { $most } letras
host-minutes = Se ve durante
host-minutes-count = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
host-proposal = { $count ->
    [one] El servidor se reinicia en un minuto.
    [5] El servidor se reinicia en cinco minutos.
   *[other] El servidor se reinicia en { $count } minutos.
  }
host-send = Enviar
