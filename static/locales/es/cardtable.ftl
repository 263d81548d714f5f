### La mesa de Two Realms: botones, paneles y rótulos.

## Cartas
cards-kind = { $kind } · { $where }
cards-makes = produce { $good }
cards-copies = { $count } en el juego
cards-what = { $name }, { $kind }.
cards-costs = Cuesta { $goods }.
cards-can-build = Se puede construir: { $count ->
    [one] 1 solar.
   *[other] { $count } solares.
  }
cards-can-use = Se puede usar ahora.
cards-not-now = Ahora no: { $why }
cards-short = falta: { $goods }
cards-short-of = { $count ->
    [one] falta { $count } bien
   *[other] faltan { $count } bienes
  }
cards-no-site = sin solar libre
cards-is-new = Nueva en este turno.
cards-new = Nueva
cards-playable = Jugable
cards-placing = Por colocar
cards-playing = Por jugar
cards-putting = Por apartar
cards-when-attacked = En un ataque
cards-slot = Sitio para una carta
cards-order = Carta { $order }

## Reinos
cards-region = { $terrain } { $number }
cards-region-said = { $terrain }, número { $number }
cards-region-stored = { $region }. { $stored } de 3 { $good }.
cards-doubled = Duplicada por { $cards }.
cards-hidden = Los bandidos no la cuentan.
cards-free-site = Solar libre, { $where }. Toca { $regions }.
cards-free-end = Lugar libre en el extremo { $side ->
    [left] izquierdo
   *[other] derecho
  } de la fila.
cards-map = Todo el reino
cards-look-at = { $whose ->
    [you] Tu reino
   *[other] Ver a { $name }
  }
cards-swap-to = Mirar: { $realm }
cards-tokens = Fichas
cards-nobody-mill = Nadie tiene el molino
cards-nobody-knight = Nadie tiene el caballero
cards-holds-mill = { $whose ->
    [you] Tienes el molino
   *[other] { $name } tiene el molino
  }
cards-holds-knight = { $whose ->
    [you] Tienes el caballero
   *[other] { $name } tiene el caballero
  }
cards-token-mill = comercio, exige una ciudad
cards-token-knight = fuerza
cards-not-counted = { $count }, no cuenta
cards-row = { $name }: { $points } de { $goal } puntos; comercio { $commerce }, fuerza { $strength }, torneo { $tournament }; { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
cards-has-mill = tiene el molino
cards-has-knight = tiene el caballero
cards-in-hand = { $count } de { $limit } cartas en la mano
cards-of = { $count } de { $limit }
cards-points = Puntos
cards-goods = Bienes
cards-robbers = Bandidos
cards-robbers-count = { $count ->
    [one] cuenta { $count } bien
   *[other] cuentan { $count } bienes
  }
cards-robbers-tag = los bandidos cuentan { $count }
cards-die = Dado de producción: { $number }

## Mazos
cards-draw-stacks = Mazos de robo
cards-to-build = Para construir
cards-and-events = y eventos
cards-hint-put = elige el mazo bajo el que va
cards-hint-draw = pulsa un mazo
cards-hint-later = al final de tu turno
cards-stack-count = Mazo { $letter }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
cards-draw-top = Robar la primera carta
cards-free = gratis
cards-look = Mirarlo entero
cards-price = cuesta { $count ->
    [one] 1 bien
   *[other] { $count } bienes
  }
cards-pile-short = { $kind ->
    [road] Carret.
    [region] Región
    [event] Evento
   *[other] { $name }
}
cards-pile = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
cards-can-press = se puede elegir
cards-looking = Mazo { $letter }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }, la primera delante
cards-looking-hint = El orden no cambia. { $name } ve que miras el mazo { $letter }, pero no lo que hay en él.
cards-looking-foot = La carta 1 es la próxima que se roba de este mazo. Lo que viste queda en tu propio registro.
cards-looking-pass = También puedes no tomar nada.
cards-shown = La mano de { $name }
cards-shown-spy = Toma una de las cartas que se pueden elegir.
cards-shown-bury = Elige una carta y después el mazo bajo el que va.
cards-which-stack = ¿Bajo qué mazo?

## Construir y el paso siguiente
cards-tile-road = Carretera
cards-tile-settlement = Poblado
cards-tile-city = Ciudad
cards-tile-trade = Comercio
cards-tile-exchange = Canjear
cards-at-the-end = al final
cards-arrange-hint = { $step ->
    [first] pulsa dos regiones para intercambiarlas
   *[second] pulsa la región con la que se intercambia
  }
cards-as-printed = Como impreso
cards-step-play = Jugar
cards-step-answer = Responder
cards-step-done = Listo
cards-step-done-small = regiones en su sitio
cards-step-TakeNothing = No tomar nada
cards-step-TakeNoMore = Es suficiente
cards-step-draws = { $count ->
    [0] sin robar
   *[other] y robar { $count }
  }
cards-step-take = Tomar { $card }
cards-step-choose = Elige una carta
cards-step-your-choice = Tú eliges
cards-step-wait = Esperamos a { $name }

## Lo que se ha empezado
cards-you-build = Te toca: construye { $kind ->
    [knight] { $name }
   *[other] la carta { $name }
  }
cards-you-build-hint = { $count ->
    [one] 1 solar
   *[other] { $count } solares
  } · cuesta { $goods }
cards-you-build-touch = toca un anillo · toca la carta para devolverla
cards-pays = paga { $goods }
cards-you-exchange = Te toca: canjea una carta
cards-you-exchange-card = elige la carta que das
cards-you-exchange-stack = elige el mazo bajo el que va la carta { $card }
cards-you-put = Te toca: aparta la carta { $card }
cards-you-scout = Te toca: construye un poblado con el Explorador
cards-you-scout-hint = elige un lugar y después sus regiones
cards-you-play = Te toca: juega la carta { $card }
cards-you-play-hint = pulsa el botón grande para jugarla, o la carta para devolverla
cards-you-swap-into = Te toca: elige dónde ganar un bien
cards-swap-hint = { $step ->
    [second] pulsa otra vez la misma para deshacerlo
   *[first] pulsa primero la región que cede un bien
  }

## Pagar y recibir
cards-bill = { $purpose }: ¿qué regiones pagan?
cards-bill-gains = ¿Adónde va 1 { $good }?
cards-bill-filled = { $goods }: ya relleno
cards-purpose-BuildRoad = Carretera
cards-purpose-BuildSettlement = Poblado
cards-purpose-BuildCity = Ciudad
cards-purpose-LookThrough = Mirar
cards-purpose-TradeWithSupply = Comercio
cards-purpose-OfferTrade = Oferta
cards-purpose-AcceptOffer = Comercio
cards-purpose-Take = Tomar
cards-any-goods = { $count ->
    [one] un bien cualquiera
   *[other] { $count } bienes cualesquiera
  }
cards-tap-payer = pulsa las que pagan
cards-tap-receiver = pulsa la que recibe
cards-beside-warehouse = junto al almacén
cards-would-be-empty = quedaría vacía
cards-stores = contiene { $count }
cards-pays-count = paga { $count }
cards-suggested = sugerida
cards-also = Además
cards-change = Cambiar
cards-pay = Pagar
cards-receive = Ponerlo aquí

## Decisiones
cards-take = Tomar de { $name }
cards-take-hint = { $name } elige la región que lo pierde.
cards-take-no-room = No tienes sitio para { $goods }.
cards-number = ¿Qué número será?
cards-number-hint = Después del evento, ambos reinos producen con este número.
cards-lay = { $step ->
    [second] ¿Cuál pones abajo?
   *[other] ¿Cuál pones arriba?
  }
cards-lay-hint = { $step ->
    [above] La otra va abajo.
    [first] Pulsa primero la de arriba.
   *[other] Pulsa otra vez la de arriba para cambiarla.
  }
cards-above = arriba

## Comercio
cards-trade = Comercio
cards-trade-rates = Con la reserva: { $best }:1 por { $goods }
cards-trade-give = Das
cards-trade-get = Recibes
cards-trade-give-hint = lo que tienes y la tasa
cards-trade-get-hint = lo que tiene { $name }
cards-trade-good = { $good }: { $count }
cards-trade-less = uno menos: { $good }
cards-trade-supply = Comerciar con la reserva
cards-trade-supply-deal = Reserva: { $give } por { $get }
cards-trade-no-supply = Da una clase de bien a su tasa por 1 de otra.
cards-trade-offer = Ofrecer a { $name }
cards-trade-empty = Elige primero algún bien.
cards-offer = { $name } ofrece
cards-offer-own = Tu oferta
cards-offer-gives = { $name } te da
cards-offer-wants = Das a { $name }
cards-offer-you-give = Das
cards-offer-you-get = Recibes
cards-offer-aloud = { $name } ofrece { $give } por { $get }
cards-offer-accept = Aceptar
cards-offer-decline = Rechazar
cards-offer-declined = { $name } ha rechazado tu oferta
cards-offer-withdraw = Retirar
cards-offer-cannot = Te faltan los bienes o el sitio.

## Ataques
cards-attack = { $name } juega la carta { $card }
cards-attack-aloud = { $name } juega la carta { $card }. ¿Lo contrarrestas?
cards-attack-on-you-arsonist = { $name } tira un dado. 1–{ $most }: elige uno de tus edificios, que vuelve a tu mano. Si no, eliges tú uno de los suyos, si lo hay.
cards-attack-on-you-black-knight = { $name } tira un dado. 1–{ $most }: elige uno de tus caballeros, que vuelve a tu mano. Si no, eliges tú uno de los suyos, si lo hay.
cards-attack-on-you-raid = { $name } tira un dado. 1–{ $most }: toma hasta 2 de tus bienes, a su elección. Si no, tomas tú hasta 2 de los suyos.
cards-attack-waits = { $name } puede responder
cards-attack-waits-hint = { $card }: cuando se acaba el plazo para responder, se tira el dado.
cards-odds = El ataque tiene éxito de 1 a { $most }
cards-odds-say = ✗ te alcanza · ✓ lo rechazas
cards-counter-it = ¿Lo contrarrestas?
cards-counter-odds = Con una defensa solo 1 y { $most } te alcanzan.
cards-counter-fits = Solo puedes jugar cartas que contrarresten este ataque.
cards-back = Volver
cards-no-counter = Sin defensa
cards-play-counter = Jugar una defensa
cards-answer-given = { $answer ->
    [none] No te defiendes. Puedes cambiarlo hasta que acabe el tiempo.
   *[other] Respondes con la carta { $card }. Puedes cambiarlo hasta que acabe el tiempo.
  }
cards-same-clock = { $name } ve el mismo reloj. Siempre se agota, y solo entonces se descubre tu respuesta.
cards-seconds-in-all = El tiempo para responder es de { $count } segundos.

## Ayuda
cards-help = Pulsa una carta de tu mano o un botón, y después un anillo de tu reino. Señala una carta o mantenla pulsada para leerla.
cards-drawer-open = Mostrar las cartas enteras
cards-drawer-close = Mostrar menos de las cartas
cards-key-tiles = Carretera, poblado, ciudad, comercio, canjear
cards-key-realm = El otro reino
cards-key-inspect = La carta entera
cards-key-stacks = Mazos de robo
cards-key-answer = Aceptar o rechazar una oferta

## Lo que ocurre
cards-go-on = Seguir
cards-is-searched = se está mirando
cards-tell-event = Lo que hace la carta { $card }
cards-tell-order = primero el evento, luego ambos reinos producen con un { $number }
cards-tell-idle = Este evento no cambia nada.
cards-tell-robbers = Bandidos
cards-tell-counted = { $count }; máximo { $most }
cards-tell-loses = { $whose ->
    [you] { $count ->
        [0] No pierdes nada
        [one] Pierdes 1 bien
       *[other] Pierdes { $count } bienes
      }
   *[other] { $count ->
        [0] { $name } no pierde nada
        [one] { $name } pierde 1 bien
       *[other] { $name } pierde { $count } bienes
      }
  }
cards-tell-gains = { $whose ->
    [you] { $count ->
        [one] Ganas 1 bien
       *[other] Ganas { $count } bienes
      }
   *[other] { $count ->
        [one] { $name } gana 1 bien
       *[other] { $name } gana { $count } bienes
      }
  }
cards-tell-spared = { $count ->
    [one] Se libra 1 región
   *[other] Se libran { $count } regiones
  }
cards-tell-result = { $whose ->
    [you] Tu carta { $card }
   *[other] La carta { $card } de { $name }
  }
cards-tell-answer = { $answer ->
    [none] { $whose ->
        [you] No te defiendes
       *[other] { $name } no se defiende
      }
   *[other] { $whose ->
        [you] Te defiendes con la carta { $card }
       *[other] { $name } se defiende con la carta { $card }
      }
  }
cards-tell-die = El dado: { $number }
cards-tell-hits = { $whose ->
    [you] Tu ataque tiene éxito
   *[other] El ataque de { $name } tiene éxito
  }
cards-tell-fails = { $whose ->
    [you] Rechazas el ataque
   *[other] { $name } rechaza el ataque
  }

## Derribar
cards-demolish = Derribar
cards-step-demolish = Derribar
cards-you-demolish = Te toca: derriba una carta
cards-you-demolish-hint = elígela en tu reino
cards-you-demolish-sure = sale del juego para siempre

## Preferencias
cards-turned = Cartas giradas
cards-turned-text = Una región gira un cuarto por cada bien que guarda; el número del borde inferior dice cuántos son.

## El final
cards-end-settlements = poblados
cards-end-cities = ciudades
cards-end-cards = cartas
cards-end-tokens = fichas
cards-end-strengths = Fichas y reservas
cards-end-strengths-text = lo que contaba para las fichas, y los bienes al final
cards-end-token = tiene la ficha
cards-end-turned = Cartas de evento descubiertas:
cards-end-event = { $card } { $count }
cards-end-side = Cara
cards-end-fell = salió
cards-end-expected = esperado
cards-end-production = Bienes de los dados
cards-end-production-text = para los de la última columna no había sitio
cards-end-all = Todos
cards-end-full = Sin sitio
cards-end-deeds = Lo que pasó
cards-end-deeds-text = a cada uno de los dos, en toda la partida
cards-end-deed-tournaments = torneos ganados
cards-end-deed-took = bienes tomados del otro reino
cards-end-deed-robbed = bienes perdidos por los bandidos
cards-end-deed-supply = intercambios con la reserva
cards-end-deed-deals = intercambios entre los dos
cards-end-deed-gave = bienes dados en ellos
cards-end-deed-played = cartas de acción jugadas
cards-end-deed-attacks = ataques
cards-end-deed-hits = ataques con éxito
cards-end-deed-warded = ataques rechazados
cards-end-curve-text = una línea por asiento
cards-end-rolls = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
  }
