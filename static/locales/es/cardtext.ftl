### Los dos reinos en modo texto: reinos, mano y mazos en palabras, y una línea de órdenes. Las órdenes mismas son inglesas en todas partes.

## Lo que hay que hacer
cards-text-quoted = «{ $command }»
cards-text-hint = Escribe por ejemplo { $usages }; «legal» lo enumera todo.
cards-text-hint-play = Construye, comercia, ofrece, juega una carta o termina; «legal» dice qué puedes hacer.

## Acciones
cards-text-as-they-lie = tal como están ahora
cards-text-other-order = en otro orden, por sus números
cards-text-look = { $stack }; cuesta { $count ->
    [one] un bien cualquiera
   *[other] { $count } bienes cualesquiera
  }
cards-text-above = { $region } arriba
cards-text-both = { $above } arriba, { $below } abajo
cards-text-under = { $card } bajo { $stack }
cards-text-no-good = «{ $word }» no es un bien. Nombra los bienes como en «2 wool 1 ore».

## Respuestas, títulos y tablas
cards-text-realm = { $realm }: { $count } lugares
cards-text-realms = Reinos
cards-text-stacks = Mazos
cards-text-card = Carta
cards-text-goods = Bienes: { $goods }; los bandidos cuentan { $counted }.
cards-text-rates = La reserva da un bien por { $rates }

## Ayuda
cards-text-names = Una orden puede abreviarse mientras quede clara, y también los nombres de cartas, bienes y personas. Los lugares llevan el número que dice «realm»; los mazos van de a a e. Donde las regiones pagan o reciben, «from» e «into» con sus números dicen cuáles; si no, las elige el juego.
cards-text-help-realm = todos los lugares de un reino, o lo que tiene ese número
cards-text-help-hand = tus cartas, bienes, puntos y tasas
cards-text-help-card = lo que dice una carta
cards-text-help-stacks = cuántas cartas tiene cada mazo
cards-text-help-arrange = colocar tus regiones, de izquierda a derecha, las de arriba primero
cards-text-help-look = mirar un mazo de robo
cards-text-help-take = tomar una carta del mazo o de la mano que miras, o un bien de tu rival
cards-text-help-nothing = dejar el mazo sin tomar carta
cards-text-help-enough = no tomar ni cambiar más bienes
cards-text-help-draw = robar la primera carta de un mazo
cards-text-help-put = poner una carta de tu mano bajo un mazo
cards-text-help-bury = poner una carta de la mano que miras bajo un mazo
cards-text-help-gain = elegir la región que gana un bien
cards-text-help-lose = elegir la región que pierde un bien
cards-text-help-give = elegir la región que devuelve un bien
cards-text-help-swap = cambiar un bien de una región por uno de otra
cards-text-help-number = decir el número de producción
cards-text-help-answer = responder a un ataque con una defensa, o con ninguna
cards-text-help-return = elegir la carta del reino rival que vuelve a la mano
cards-text-help-above = colocar las regiones de un poblado nuevo
cards-text-help-build = construir una carretera, un poblado, una ciudad o una carta de tu mano
cards-text-help-play = jugar una carta de acción
cards-text-help-demolish = retirar del juego una carta de tu reino
cards-text-help-trade = comerciar con la reserva
cards-text-help-offer = ofrecer un intercambio a tu rival; das lo que nombras primero
cards-text-help-yes = aceptar una oferta
cards-text-help-no = rechazar una oferta
cards-text-help-withdraw = retirar tu oferta
cards-text-help-exchange = terminar tu turno canjeando una carta: va bajo un mazo, y tomas una de ese mazo
cards-text-help-road = construir una carretera
cards-text-help-settlement = construir un poblado
cards-text-help-city = convertir un poblado en ciudad
