### Dos Reinos: qué ha pasado, qué se puede hacer, qué se espera y por qué algo se rechaza.

## Qué ha pasado, una frase por evento; una carta que no se puede ver es «una carta»
cards-log-StartRolled = { quien-ha } sacado un { $number } para ver quién empieza
cards-log-FirstPlayerChosen = { $whose ->
    [you] Empiezas tú
   *[other] Empieza { $who }
  }
cards-log-ArrangementDone = { quien-ha } colocado las regiones
cards-log-DiceRolled = { quien-ha } sacado un { $number }: { $face }
cards-log-DiceRolled-named = { quien-ha } tirado el dado de eventos: { $face }; el número es { $number }, como se anunció
cards-log-Produced = { quien-ha } recibido { $goods }
cards-log-Produced-full = { $whose ->
    [you] No tienes
   *[other] { $who } no tiene
  } más sitio en esa región ({ $good })
cards-log-TournamentHeld = { quien-ha } ganado el torneo, { $more } a { $fewer }
cards-log-TournamentHeld-tie = El torneo acaba en empate a { $more ->
    [one] { $more } punto
   *[other] { $more } puntos
  }
cards-log-RobbersCame = Los bandidos contaron { $counted ->
    [one] { $counted } bien
   *[other] { $counted } bienes
  } y { $whom ->
    [you] te quitaron { $goods }
   *[other] le quitaron { $goods } a { $victim }
  }
cards-log-RobbersCame-nothing = Los bandidos contaron { $counted ->
    [one] { $counted } bien
   *[other] { $counted } bienes
  } y { $whom ->
    [you] te dejaron en paz
   *[other] dejaron en paz a { $victim }
  }
cards-log-EventCardTurned = { quien-ha } descubierto la carta { $card }
cards-log-EventsShuffled = Se han barajado las cartas de evento
cards-log-Spared = La Peste perdonó { $count ->
    [one] { $count } región
   *[other] { $count } regiones
  } { $whom ->
    [you] { $count ->
        [one] tuya
       *[other] tuyas
      }
   *[other] de { $victim }
  }
cards-log-GoodGained = { quien-ha } ganado { $goods }
cards-log-GoodLost = { quien-ha } perdido { $goods }
cards-log-GoodTaken = { $whom ->
    [you] { $who } te ha quitado { $goods }
   *[other] { quien-le-ha } quitado { $goods } a { $victim }
  }
cards-log-GoodsPaid = { quien-ha } pagado { $goods }
cards-log-TradedWithSupply = { quien-ha } dado a la reserva { $give } por { $get }
cards-log-TradeOffered = { quien-ha } ofrecido { $give } por { $get }
cards-log-TradeAccepted = { $whom ->
    [you] { $who } te ha dado { $give } por { $get }
   *[other] { quien-le-ha } dado { $give } a { $partner } por { $get }
  }
cards-log-TradeDeclined = { quien-ha } rechazado
cards-log-TradeWithdrawn = { $whose ->
    [you] Tu oferta
   *[other] La oferta de { $who }
  } queda retirada
cards-log-RowBuilt = { quien-ha } construido { $kind ->
    [road] una carretera
    [city] una ciudad
   *[settlement] un poblado
  }
cards-log-RegionLaid = { quien-ha } colocado { $land }
cards-log-RegionStackShuffled = Se ha barajado la pila de regiones
cards-log-UpgradeBuilt = { quien-ha } construido { $card }
cards-log-RowBuilt-paid = { cards-log-RowBuilt } por { $goods }
cards-log-UpgradeBuilt-paid = { cards-log-UpgradeBuilt } por { $goods }
cards-log-Demolished = { quien-ha } retirado { $card } del juego
cards-log-TokenMoved = { quien-ha } tomado { $token }
cards-log-TokenMoved-gone = Nadie tiene ya { $token }
cards-log-StackSearched = { quien-ha } mirado el mazo { $letter }
cards-log-StackSearched-known = { quien-ha } mirado el mazo { $letter }: { $cards }
cards-log-CardTaken = { quien-ha } tomado { $card } del mazo { $letter }
cards-log-StackLeft = { quien-no-ha } tomado nada
cards-log-CardPutUnder = { quien-ha } puesto { $card } bajo el mazo { $letter }
cards-log-CardBuried = { quien-ha } puesto { $card } de { $whom ->
    [you] tu mano
   *[other] la mano de { $partner }
  } bajo el mazo { $letter }
cards-log-HandShown = { quien-ha } mirado { $whom ->
    [you] tu mano
   *[other] la mano de { $partner }
  }
cards-log-HandShown-known = { cards-log-HandShown }: { $cards }
cards-log-CardTakenFromHand = { quien-ha } tomado { $card } de { $whom ->
    [you] tu mano
   *[other] la mano de { $partner }
  }
cards-log-CardPlayed = { quien-ha } jugado { $card }
cards-log-NumberNamed = { quien-ha } dicho { $number } como número de este turno
cards-log-AttackAnswered = { quien-ha } respondido con la carta { $card }
cards-log-AttackAnswered-nothing = { quien-no-ha } respondido
cards-log-AttackRolled = { quien-ha } sacado un { $number }: el ataque tiene éxito
cards-log-AttackRolled-fails = { quien-ha } sacado un { $number }: el ataque fracasa
cards-log-UpgradeReturned = { quien-ha } devuelto { $card } a { $whom ->
    [you] tu mano
   *[other] la mano de { $partner }
  }
cards-log-GameWon = { quien-ha } ganado con { $points } puntos
cards-the-card = la carta { $card }
cards-no-cards = ninguna carta
cards-a-region = una región
undo-BuildUpgrade = carta
undo-Demolish = derribo

## Dónde, en un reino
cards-place-between = { cards-side }, entre { $pair ->
    [city-city] las ciudades { $left } y { $right }
    [city-settlement] la ciudad { $left } y el poblado { $right }
    [settlement-city] el poblado { $left } y la ciudad { $right }
   *[settlement-settlement] los poblados { $left } y { $right }
  }
cards-place-first = { cards-side }, en el extremo izquierdo
cards-place-last = { cards-side }, en el extremo derecho
cards-place-site = { cards-side }, { $kind ->
    [city] ciudad
   *[settlement] poblado
  } { $number }
cards-place-row = { $kind ->
    [road] carretera
    [city] ciudad
   *[settlement] poblado
  } { $number }
cards-side = { $side ->
    [above] arriba
    [outer-above] arriba del todo
    [outer-below] abajo del todo
   *[below] abajo
  }

## Qué se puede hacer
cards-do-ArrangeRegions = Colocar las regiones
cards-do-LookThrough = Mirar un mazo
cards-do-TakeCard = Tomar una carta
cards-do-TakeNothing = No tomar nada
cards-do-DrawCard = Robar la carta de arriba
cards-do-PutUnder = Poner una carta bajo un mazo
cards-do-RollDice = Tirar dados
cards-do-EndTurn = Terminar turno
cards-do-Exchange = Canjear una carta
cards-do-Gain = Ganar un bien
cards-do-Take = Tomar un bien
cards-do-TakeNoMore = Es suficiente
cards-do-Lose = Perder un bien
cards-do-GiveBack = Devolver un bien
cards-do-Swap = Cambiar un bien
cards-do-TradeWithSupply = Comerciar con la reserva
cards-do-OfferTrade = Ofrecer un intercambio
cards-do-AcceptOffer = Aceptar la oferta
cards-do-DeclineOffer = Rechazar la oferta
cards-do-WithdrawOffer = Retirar la oferta
cards-do-BuildRoad = Construir una carretera
cards-do-BuildSettlement = Construir un poblado
cards-do-BuildCity = Construir una ciudad
cards-do-BuildUpgrade = Construir una carta
cards-do-Demolish = Retirar una carta del juego
cards-do-LayRegions = Colocar ambas regiones
cards-do-ChooseRegions = Elegir dos regiones
cards-do-PlayCard = Jugar una carta
cards-do-NameNumber = Decir el número
cards-do-AnswerAttack = Responder al ataque
cards-do-CloseWindow = Cerrar el plazo
cards-do-Return = Devolver una carta
cards-do-TakeFromHand = Tomar esta carta
cards-do-Bury = Poner una carta rival bajo un mazo

## Qué se espera
cards-status-you-Arrange = Te toca: coloca tus regiones
cards-status-other-Arrange = { $name } coloca sus regiones
cards-status-you-ChooseStack = Te toca: elige un mazo para mirarlo
cards-status-other-ChooseStack = { $name } elige un mazo
cards-status-you-TakeCards = Te toca: toma { $left ->
    [one] una carta
   *[other] { $left } cartas
  } del mazo { $letter }
cards-status-other-TakeCards = { $name } mira el mazo { $letter }
cards-status-you-PutCardsUnder = Te toca: pon { $left ->
    [one] una carta
   *[other] { $left } cartas
  } de tu mano bajo mazos de robo
cards-status-other-PutCardsUnder = { $name } tiene demasiadas cartas y aparta { $left }
cards-status-you-Roll = Te toca: tira los dados
cards-status-other-Roll = { $name } está a punto de tirar
cards-status-you-Name = Te toca: di el número de producción
cards-status-other-Name = { $name } dice el número de producción
cards-status-you-Play = Es tu turno
cards-status-other-Play = { $name } comercia, construye y juega cartas
cards-status-you-Draw = Te toca: roba { $left ->
    [one] una carta
   *[other] { $left } cartas
  }
cards-status-other-Draw = { $name } roba cartas
cards-status-you-ChooseGain = Te toca: elige una región que gane 1 bien
cards-status-you-ChooseGain-good = Te toca: elige adónde va 1 { $good }
cards-status-other-ChooseGain = { $name } elige qué bien ganar
cards-status-you-ChooseLoss = Te toca: elige una región que pierda 1 { $good }
cards-status-other-ChooseLoss = { $name } elige qué región pierde 1 { $good }
cards-status-you-TakeGoods = Te toca: toma { $left ->
    [one] un bien
   *[other] { $left } bienes
  } del otro reino
cards-status-other-TakeGoods = { $name } elige qué bien tomar
cards-status-you-GiveGoodBack = Te toca: devuelve un bien
cards-status-other-GiveGoodBack = { $name } elige qué devolver
cards-status-you-SwapGoods = Te toca: cambia { $left ->
    [one] un bien por otro
   *[other] hasta { $left } bienes por otros
  }
cards-status-other-SwapGoods = { $name } cambia bienes
cards-status-you-LayOut = Te toca: elige qué región va arriba
cards-status-other-LayOut = { $name } coloca dos regiones nuevas
cards-status-you-ChooseFromStack = Te toca: elige las dos regiones de tu poblado
cards-status-other-ChooseFromStack = { $name } elige dos regiones de la pila
cards-status-you-Answer = { $attack }: ¿respondes?
cards-status-other-Answer = { $attack }: { $name } puede responder
cards-status-you-ChooseTarget = Te toca: elige { $what ->
    [knight] un caballero
    [building] un edificio
   *[unit] un caballero o una flota
  } para devolverlo
cards-status-other-ChooseTarget = { $name } elige { $what ->
    [knight] un caballero
    [building] un edificio
   *[unit] un caballero o una flota
  } para devolverlo
cards-status-you-Spy = Te toca: toma una carta de la mano rival
cards-status-other-Spy = { $name } mira la mano rival
cards-status-you-BuryCards = Te toca: pon { $left ->
    [one] una carta
   *[other] { $left } cartas
  } de la mano rival bajo un mismo mazo
cards-status-other-BuryCards = { $name } pone cartas de la mano rival bajo un mazo

## Por qué no
refused-before_the_dice = La carta { $card } solo se juega antes de tirar los dados.
refused-cannot_be_closed = El tiempo para responder se acaba solo.
refused-cities_only = La carta { $card } solo se construye junto a una ciudad.
refused-does_not_answer = La carta { $card } no responde a este ataque.
refused-hand_not_full = Solo puedes canjear una carta si tu mano está llena.
refused-must_take = Has mirado el mazo, así que tienes que tomar una carta de él.
refused-new_card = Has recibido la carta { $card } en este turno, así que tiene que esperar.
cards-refused-no_pieces_left = { $piece }: no quedan más.
cards-refused-no_place = No hay sitio libre para eso.
refused-no_room = No hay sitio para más { $good }.
cards-refused-no_such_card = La carta { $card } no está ahí.
refused-no_such_site = Ahí no hay solar.
refused-no_target = La carta { $card } no tendría ningún efecto ahora.
refused-not_enough_goods = Aún necesitas { $needs }.
cards-refused-not_enough_goods-any = { $count ->
    [one] Te falta { $count } bien
   *[other] Te faltan { $count } bienes
  }.
refused-not_stored = Ese bien no está ahí.
refused-nothing_to_trade = Ofrece algún bien, y no el mismo en ambos lados.
refused-only_an_answer = La carta { $card } solo se juega para responder a un ataque.
refused-only_the_active_player = Solo quien tiene el turno puede ofrecer un intercambio.
refused-same_good = Cambia { $good } por otro bien.
refused-site_taken = Ese solar está ocupado.
refused-stack_empty = No quedan cartas en el mazo { $letter }.
refused-stack_taken = Tu rival ha mirado el mazo { $letter }; elige otro.
refused-too_early = La carta { $card } todavía no se puede jugar.
refused-with_a_settlement = La carta { $card } solo se juega al construir un poblado.
refused-wrong_places = Esas regiones no pueden pagar exactamente eso, o no tienen sitio para lo que llega.
refused-wrong_regions = Coloca cada región una vez.
refused-wrong_stack = El mazo { $letter } no: tiene que ser el mismo mazo que antes.

## Por qué una carta tiene que esperar: en una o dos palabras sobre la carta, y en entero
cards-rests-before_the_dice = antes del dado
cards-rests-new_card = próximo turno
cards-rests-no_target = sin efecto
cards-rests-too_early = { $from ->
    [seven-points] con 7 puntos
   *[second-turn] desde turno 2
  }
cards-rests-with_a_settlement = con poblado
cards-refused-no_target = La carta { $card } no tendría ningún efecto ahora: { $of ->
    [arsonist] el otro reino no tiene ningún edificio.
    [black-knight] el otro reino no tiene ningún caballero.
    [caravan] ninguno de tus bienes se puede cambiar por otro.
   *[raid] el otro reino no tiene ningún bien para el que tengas sitio.
  }
cards-refused-too_early = La carta { $card } se puede jugar { $from ->
    [seven-points] cuando los dos reinos sumen 7 puntos.
   *[second-turn] a partir de tu segundo turno.
  }
