### Lo que la gente arregla entre sí: deshacer, pausas, ausencias, deseos, modales.

rules-of-table = Reglas de esta mesa

## Deshacer
undo = Deshacer: { $what }
undo-what = { $kind ->
    [PlaceSettlement] poblado
    [BuildSettlement] poblado
    [PlaceRoad] carretera
    [BuildRoad] carretera
    [BuildBridge] puente
    [PlaceFreeRoad] carretera
    [BuildCity] ciudad
    [TradeWithSupply] comercio con la reserva
    [MoveRobber] ladrón
    [PlayKnight] carta Caballero
    [PlayRoadBuilding] carta Carreteras
    [PlayYearOfPlenty] carta jugada
    [Pass] pase
    [PlaceNeutralRoad] carretera
    [PlaceNeutralSettlement] poblado
    [SendRobberToDesert] ladrón
    [DiscardKnight] caballero
   *[other] última jugada
  }
undo-end = Deshacer el fin del turno
undo-end-offered = Tu turno ha terminado. Hasta que alguien tire los dados puedes deshacerlo.
key-help-undo = deshacer la última jugada

## El menú de la mesa
matters = Mesa
matter-busy = Antes la mesa decide sobre lo que ya está propuesto
matter-pause = Pausar la partida
matter-text-pause = Para descansar, o para seguir otro día
matter-continue = Seguir
matter-text-continue = La partida está en pausa
matter-stand_in = Que un bot juegue por { $player }
matter-text-stand_in = Hasta que vuelva { $player }
matter-rewind = Volver atrás…
matter-text-rewind = A una línea anterior del registro; los dados no cambian
matter-concede = Rendirse…
matter-text-concede = Nombrar a quien gana y terminar la partida
matter-abort = Cancelar la partida
matter-text-abort = No gana nadie
matter-screen = Pantalla grande
matter-screen-text = Muestra la mesa a toda la sala, sin las cartas de nadie: en un televisor, abre { $address }
leave = Dejar la mesa
leave-text = Tu asiento sigue siendo tuyo: vuelve por su enlace o desde la página de inicio
matter-host = Ceder la mesa…
matter-text-host = Otra persona pasa a ser anfitrión
matter-no-heir = Aquí, aparte de ti, solo juegan bots
matter-talking = Llamada de voz y chat…
matter-text-talking = Dónde habla la mesa, y si se puede escribir
matter-doors = Invitados bloqueados…
matter-text-doors = Bloquear a quien molesta, y desbloquear
matter-nothing-back = Todavía no se ha jugado nada
matter-to-whom = A quién
matter-back-to = Volver a
matter-line = línea { $version }
matter-turn-begins = empieza el turno
matter-after-roll = después de sacar { $sum }
matter-back = Atrás
matter-propose = Proponer
matter-do = Confirmar
back-here = Volver aquí
asked = { $count ->
    [one] { $names } tiene
   *[other] { $names } tienen
  } que estar de acuerdo.
asked-nobody = No hay nadie más: sucede enseguida.
asked-away = Los demás no están; nadie podría aceptar.

## Qué significa
means-pause = Nadie puede jugar hasta que alguien siga. La partida se guarda, aunque se vayan todos.
means-stand_in = Un bot juega por { $player } hasta que vuelva.
means-seated = Quien llega ocupa el asiento de { $player }, con todas las cartas y piezas.
means-rewind = La partida vuelve { $turn ->
    [0] a la preparación
   *[other] al turno { $turn }
  }. { $count ->
    [one] Una jugada deja
   *[other] { $count } jugadas dejan
  } de contar y saldrán los mismos dados.
means-concede = La partida termina y { $whom ->
    [you] ganas tú
   *[other] gana { $player }
  }.
means-abort = La partida termina y no gana nadie.
means-host = Desde ahora { $player } se ocupa de la mesa en tu lugar. No se pregunta a nadie.

## La propuesta
proposal = Propuesta
proposal-said = { $proposal }. { $means }
propone = { $whose ->
    [you] Propones
   *[other] { $who } propone
  }
proposes-pause = { propone } una pausa
proposes-stand_in = { propone } un bot para { $player }
proposes-seated = { $who } quiere ocupar { $whom ->
    [you] tu asiento
   *[other] el asiento de { $player }
  }
proposes-rewind = { propone } volver { $turn ->
    [0] a la preparación
   *[other] al turno { $turn }
  }
proposes-concede = { propone } { $whom ->
    [you] darte la partida
   *[other] dar la partida a { $player }
  }
proposes-abort = { propone } cancelar la partida
vote-yes = de acuerdo
vote-waiting = por responder
vote-agree = De acuerdo
vote-no = No
vote-withdraw = Retirar
verdict-withdrawn = La propuesta se ha retirado.
verdict-lapsed = La propuesta ha caducado.
rechaza = { $whose ->
    [you] No quieres
   *[other] { $who } no quiere
  }
verdict-no-pause = { rechaza } una pausa.
verdict-no-stand_in = { rechaza } un bot para { $player }.
verdict-no-seated = { rechaza } que nadie ocupe { $whom ->
    [you] tu asiento
   *[other] el asiento de { $player }
  }.
verdict-no-rewind = { rechaza } volver atrás.
verdict-no-concede = { rechaza } { $whom ->
    [you] darte la partida
   *[other] dar la partida a { $player }
  }.
verdict-no-abort = { rechaza } cancelar la partida.

## En pausa, terminada
status-paused = La partida está en pausa
step-paused = En pausa
status-paused-hint = cualquiera que juegue aquí puede seguir
status-conceded = { $name } ha ganado por abandono
status-aborted = La partida se ha cancelado
paused-by = { $whose ->
    [you] Has pausado tú
   *[other] Ha pausado { $who }
  }
paused-continue = Seguir
end-conceded = Gana { $name } por abandono
end-aborted = Partida cancelada: no gana nadie

## Quien no está o tarda
row-away-for = fuera { $time }
row-stand-in = juega un bot
row-stand-in-for = un bot juega por { $name }
seat-remind = Avisar
seat-reminded = { $name } ha recibido el aviso
seat-reminded-short = Aviso enviado
seat-let-bot = Que juegue un bot
seat-take = Ocupar este asiento
news = Novedades
nudged = { $name } te avisa: te toca
nudged-title = ● Aviso de { $name }
bots-impaired = Por ahora todos los bots juegan en el nivel fácil, porque el servidor tiene problemas.
bots-recovered = Los bots vuelven a jugar en su propio nivel.

## Deseos
pins-title = Busco / tengo
pins-text = Todos lo ven junto a tu nombre. No obliga a nadie.
pins-none = Busco / tengo…
pins-mine = Busco / tengo: { $pins }
pins-i-want = Busco
pins-i-have = Tengo
pins-i-keep = Me quedo con
pins-keep-text = Una oferta que pida una de estas se rechaza por ti. Los demás solo ven que la rechazas.
pins-i-am-quiet = Ahora no comercio
pins-quiet-text = Las ofertas se rechazan por ti, y todos ven por qué.
pins-hide = Ocultar las ofertas que no puedo pagar
pins-hide-text = Solo en este dispositivo; nadie se entera.
pins-wants = busca { $cards }
pins-has = tiene { $cards }
pins-want-short = busca
pins-have-short = tiene
pins-quiet = no comercia
pins-of = { $name }: { $pins }
pins-offer = { $pins }; empezar una oferta
pins-offer-short = Empezar una oferta
pins-hide-bots = Ocultar las ofertas de bots que no puedo pagar
setting-pace = Ritmo de los bots
setting-pace-text = Cuánto esperan los bots antes de actuar, y a que se les responda. Tranquilo da a todos el triple de tiempo.
setting-pace-relaxed = Tranquilo
setting-pace-normal = Normal
setting-pace-quick = Rápido
pace-is-now = El ritmo de los bots es ahora: { $pace }
offers-hidden = { $count ->
    [one] Hay una oferta oculta que no puedes pagar.
   *[other] Hay { $count } ofertas ocultas que no puedes pagar.
  }
offers-show = Mostrar

## Registro
log-taken-back = deshecho:
log-took-back = { quien-ha } deshecho { $kind ->
    [road] una carretera
    [bridge] un puente
    [settlement] un poblado
    [city] una ciudad
    [trade] un intercambio con la banca
    [card] una carta
    [robber] el movimiento del ladrón
    [end] el final del turno
    [ship] un barco
    [harbor] un puerto
    [token] un número
    [pass] el pase
   *[other] una jugada
  }
log-went-back = { quien-ha } hecho volver la partida { $turn ->
    [0] a la preparación
   *[other] al turno { $turn }
  }: { $count ->
    [one] una jugada deja
   *[other] { $count } jugadas dejan
  } de contar
log-paused = { quien-ha } pausado la partida
log-continued = { quien-ha } reanudado la partida
log-stand-in = Un bot juega por { $player }
log-returned = { quien-ha } vuelto
log-seated = { quien-ha } ocupado un asiento
log-time-out = { $whose ->
    [you] Se te ha acabado el tiempo
   *[other] A { $who } se le ha acabado el tiempo
  }
log-conceded = { $whom ->
    [you] Te han dado la partida
   *[other] Le han dado la partida a { $player }
  }
log-aborted = La partida se ha cancelado

## Ajustes antes de la partida
setting-undo = Deshacer
setting-undo-text = La propia última jugada, mientras nadie haya sabido nada nuevo.
setting-undo-own = Jugadas propias
setting-undo-off = No
setting-chat = Chat
setting-chat-text = Si se puede escribir o solo elegir entre frases hechas.
setting-chat-open = Abierto
setting-chat-phrases = Solo frases
setting-chat-off = No
setting-group = Cuenta para un grupo
setting-group-text = Su temporada muestra esta partida cuando termine: a todos los que tengan el enlace del grupo.
setting-group-none = ningún grupo
setting-group-new = un grupo nuevo…
setting-group-name = Nombre del grupo
setting-group-make = Crear grupo
setting-private = Mesa privada
setting-private-text = Solo aparece en la lista de quienes se sientan aquí; el enlace y el código valen para todos.
setting-voice = Llamada de voz
setting-voice-text = Donde habla la mesa. Solo ve la dirección quien tiene un asiento; aquí no se carga nada de ella.

## La llamada de voz
voice-at = Llamada de voz en { $place }
voice-none = Ninguna
voice-example = https://meet.example.org/viernes
voice-remove = Quitar la llamada de voz
voice-again = Usar otra vez { $place }
chat-is-now = Chat: { $rule }

## Quién puede venir
doors = Invitados bloqueados
doors-sits = tiene un asiento
doors-watches = está mirando
doors-out = acceso bloqueado
doors-keep-out = Bloquear
doors-keep-out-whom = Bloquear a { $name } en esta mesa
doors-let-in = Desbloquear
doors-let-in-whom = Desbloquear a { $name }
doors-nobody = Nadie mira con un nombre, y nadie está bloqueado.
doors-text = Quien está bloqueado no puede sentarse, mirar ni hablar aquí hasta que lo desbloquees. En otro navegador vuelve a ser alguien desconocido.
doors-text-playing = Quien juega conserva su asiento: un bot u otra persona solo lo ocupa si está ausente y todos están de acuerdo. En otro navegador, quien está bloqueado vuelve a ser alguien desconocido.

## Chat
phrases = Frases hechas
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-who-trades = ¿Alguien quiere comerciar?
phrase-ouch = ¡Ay!
phrase-another-game = ¿Otra partida?
chat-is-off = En esta mesa no hay chat.
chat-watches = está mirando
chat-mute = Silenciar a { $name } en este dispositivo
chat-muted = No oyes a { $name }.
chat-unmute = Volver a oír

## Rechazos
refused-nothing_to_undo = Ahora no hay nada que puedas deshacer.
refused-paused = La partida está en pausa.
refused-not_paused = La partida no está en pausa.
refused-not_absent = Esa persona está aquí.
refused-one_at_a_time = Antes la mesa decide sobre lo que ya está propuesto.
refused-nobody_here = No hay nadie que pueda aceptar.
refused-no_such_proposal = Esa propuesta ya no está abierta.
refused-no_need = Nadie espera a esa persona.
refused-no_clock = Ese jugador no tiene reloj al que añadir tiempo.
refused-seat_taken = Ese asiento está ocupado.
refused-chat_off = En esta mesa no hay chat.
refused-phrases_only = En esta mesa solo hay frases hechas.

## Un móvil que solo muestra la mano
hand-mode = Modo mano
hand-mode-off = Toda la mesa
hand-mode-text = Junto a una pantalla grande: este teléfono muestra tu mano y lo que puedes hacer, y el tablero solo cuando eliges un lugar. Solo en esta mesa.
hand-mode-back = A mi mano
hand-mode-screen = Esta mesa está en una pantalla grande.
