### Lo que dicen las guías del juego de tablero. Una cosa cada vez, en pocas palabras.

## Preparación
guide-title-goal = ¡Tierra a la vista!
guide-goal = Esta isla te espera. Quien llegue primero a { $goal } puntos gana. Un poblado vale 1, una ciudad 2.
guide-title-lands = Lo que da la tierra
guide-lands = Cada terreno da su propio recurso. Para construir necesitas los cinco: instálate junto a terrenos distintos.
guide-title-settlement = Tu primer poblado
guide-settlement = Elige una encrucijada. Cada hexágono de alrededor te paga cuando sale su número: cuantos más puntos bajo el número, más a menudo. La encrucijada marcada es buena.
guide-title-road = Una carretera
guide-road = Ahora una carretera junto a tu poblado. Que apunte a donde quieras construir después.
guide-title-second = Tu segundo poblado
guide-second = Otro más, donde quieras. Te da enseguida una carta por cada hexágono de alrededor: busca lo que te falta.
guide-title-second-road = Y su carretera
guide-second-road = Cada poblado empieza con una carretera. Después de esta empieza la partida.
guide-title-cards = Tus primeras cartas
guide-cards = Tu segundo poblado te ha traído { $cards }. Aquí ves siempre lo que tienes; los demás solo ven cuántas.

## El primer turno
guide-title-roll = Tira los dados
guide-roll = Te toca. Cada turno empieza con una tirada, y la suma dice qué hexágonos pagan, a todo el mundo.
guide-title-production = Los hexágonos pagan
guide-production = Has sacado un { $sum }: { $hexes }. Lo que tienes al lado te trae { $cards }. Un poblado recibe 1 carta, una ciudad 2.
guide-production-nothing = Has sacado un { $sum }. No tienes nada junto a ese número, así que esta vez nada. Las tiradas de los demás también pueden pagarte.
guide-title-hand = Tu mano
guide-hand = Guarda tus cartas todo el tiempo que quieras. Pero con más de { $limit } un 7 es peligroso: luego te cuento.
guide-title-costs = Lo que cuesta
guide-costs = Estos botones muestran qué puedes construir y su precio. Con trazos, lo que te falta. El número de la esquina dice cuántas piezas quedan.
guide-title-build-road = Construir una carretera
guide-build-road = Una carretera cuesta { brick } y { lumber } y sigue desde tus piezas. Construye una cuando tengas las cartas: el botón se ilumina.
guide-build-road-now = Tienes { brick } y { lumber } para una carretera. Pulsa el botón y elige un camino junto a tus piezas.
guide-title-end = Termina tu turno
guide-end = Construye y comercia mientras puedas pagarlo. Después pasa los dados.
guide-title-others = Los turnos de los demás
guide-others = Ahora juega { $name }. Mira los dados: esas tiradas también te pagan. Quizá te propongan un intercambio.

## Comercio
guide-title-supply = Comerciar con la banca
guide-supply = ¿Demasiado de lo mismo? La banca toma 4 iguales por 1 a elegir.
guide-supply-now = Tienes bastante de una clase para la banca. Pulsa { tile-trade }, elige qué das y qué recibes, y luego el botón de la banca. O guarda tus cartas y sáltalo.
guide-title-harbors = Puertos
guide-harbors = Con un poblado o una ciudad donde empieza un muelle, la banca te cobra menos: 3 iguales por 1, o 2 del recurso dibujado.
guide-title-offer = Comerciar con los demás
guide-offer = Pulsa { tile-trade }. A la izquierda una carta que te sobre, a la derecha una que necesites. Después envía la oferta a { $name }.
guide-offer-again = { $name } dice que no: demasiado caro, o no la tiene. Pide una carta de lo que dan sus hexágonos. Los ves en el tablero.
guide-offer-enough = Esta vez no ha habido suerte. Nadie está obligado a comerciar, y nadie ve tus cartas. Inténtalo cuando quieras: cada turno trae cartas nuevas.
guide-title-answer = Una respuesta
guide-answer-thinking = { $name } se lo está pensando. Mientras tanto puedes seguir jugando.
guide-answer-accepted = { $name } acepta. Pulsa el botón verde para intercambiar, o déjalo.
guide-answer-counter = { $name } prefiere otra cosa. Puedes aceptar, rechazar o responder otra vez.
guide-answer-gone = Esa oferta está resuelta. En cada turno puedes hacer otras.
guide-title-traded = Un intercambio justo
guide-traded = Le has dado { $give } a { $name } y has recibido { $get }. En tu turno puedes comerciar tantas veces como quieras.
guide-title-asked = Una oferta para ti
guide-asked = { $name } te ofrece un intercambio. Mira qué recibirías y qué darías; luego acepta, rechaza o haz una contraoferta.

## Construir
guide-title-build-settlement = Más poblados
guide-build-settlement = Un poblado cuesta { brick }, { lumber }, { wool } y { grain }. Va en una de tus carreteras, a dos caminos como mínimo de cualquier otro edificio. Vale 1 punto.
guide-build-settlement-now = Ahora puedes construir un poblado. Pulsa el botón y elige una encrucijada de tu carretera.
guide-title-build-city = Ciudades
guide-build-city = 3 minerales y 2 cereales convierten un poblado en ciudad. Recibe el doble y vale 2 puntos.
guide-build-city-now = Ahora puedes construir una ciudad. Pulsa el botón y elige uno de tus poblados.
guide-title-development = Cartas de desarrollo
guide-development = Por { ore }, { wool } y { grain } robas una carta: casi siempre un caballero, si no carreteras, recursos o un punto. Una por turno, pero no en el turno en que la compras.
guide-development-now = Puedes comprar una carta de desarrollo: pulsa el botón y luego { buy }. Los demás no la ven, y podrás jugarla desde tu próximo turno.
guide-title-deck = Lo que hay en el mazo
guide-deck = Las cartas están barajadas y boca abajo. Un mazo completo tiene:
guide-title-buildable = Hora de construir
guide-title-end-again = A la siguiente ronda
guide-end-again = Eso es todo lo que se puede hacer en un turno. Pasa los dados; de un número aún tengo algo que decirte.
guide-title-playable = Una carta para jugar
guide-playable = La carta levantada se puede jugar ahora. Púlsala para leer qué hace. Solo una por turno: elige el momento.

## El siete
guide-title-seven = Cuando sale un 7
guide-seven = Ningún hexágono paga. Quien tenga más de { $limit } cartas descarta la mitad, redondeando hacia abajo. Luego quien ha tirado mueve al ladrón: su hexágono no paga mientras esté allí.
guide-half = De { $total } cartas se descartan { $count }
guide-title-discard = Demasiadas cartas
guide-discard = ¡Un 7! Tienes más de { $limit } cartas, así que descarta { $count }. Elige las que menos necesites, o deja que el botón proponga.
guide-title-robber = El ladrón
guide-robber = ¡Un 7! Mueves al ladrón. Su nuevo hexágono no paga a nadie, y robas una carta a alguien de al lado. El hexágono marcado es el que más molesta a los demás.
guide-title-stolen = Tu botín
guide-stolen = Le has quitado { $cards } a { $name }. Nadie más sabe qué carta era. Con un caballero puedes hacerlo sin un 7.
guide-stolen-from-me = { $name } te ha quitado { $cards }. Le pasa a cualquiera. Un caballero manda al ladrón a otra parte.

## Hasta el final
guide-title-awards = Dos premios
guide-awards = Una carretera seguida de al menos 5 da la { longest-road }, tres caballeros jugados el gran ejército de caballería. Cada uno vale 2 puntos, hasta que alguien lo supere.
guide-title-winning = Ganar
guide-winning = Aquí se cuentan tus puntos: poblados, ciudades, premios y cartas de punto que nadie ve. Llega a { $goal } en tu turno y ganas al momento.
guide-title-finish = Eso es todo
guide-finish = Ya conoces el juego. Sigue jugando, ¡y suerte! Me encuentras en el signo de interrogación.
guide-finish-phone = Ya conoces el juego. Sigue jugando, ¡y suerte! Me encuentras en el menú del tablero.

## La primera partida en el mar
guide-title-sea-goal = Mar adentro
guide-sea-goal = Ya sabes poblar una isla. Aquí hay varias en el mar, y los barcos te llevan de una a otra. Gana quien primero tenga { $goal } puntos.
guide-title-sea-start = Empieza en la costa
guide-sea-start = Elige una encrucijada en la costa, de donde puedan zarpar barcos. La marcada también da { lumber } o { wool }: un barco cuesta una carta de cada una.
guide-title-sea-first-ship = Un barco para empezar
guide-sea-first-ship = Junto a un poblado en la costa, un barco puede ocupar el lugar de la primera carretera. Elige el lado marcado y luego «{ tile-ship }».
guide-title-sea-second = Tu segundo poblado
guide-sea-second = Da una carta por cada hexágono a su alrededor, como en tierra. Otra vez en la costa, también puede enviar barcos.
guide-title-sea-second-ship = Carretera o barco
guide-sea-second-ship = De nuevo eliges: una carretera abre tu isla; un barco, el mar. El lado marcado lleva hacia otras islas.
guide-title-sea-build = Construir un barco
guide-sea-build = Un barco cuesta { lumber } y { wool }. Continúa tus barcos o parte de tu poblado en la costa. Construye uno cuando tengas las cartas: el botón se ilumina.
guide-sea-build-now = Tienes { lumber } y { wool } para un barco. Pulsa el botón y elige un lado. Continúa tus barcos o parte de tu poblado en la costa.
guide-title-sea-coast = Lo que admite una costa
guide-sea-coast = En cada lado cabe una sola pieza: en la costa una carretera o un barco, en mar abierto solo barcos, en tierra solo carreteras. Una carretera y un barco solo se unen donde tienes un poblado o una ciudad.
guide-title-sea-settle = Otra isla
guide-sea-settle = Donde tus barcos alcanzan otra isla puedes construir un poblado, al precio de siempre. El primero lejos de casa vale un punto más. Cada barco pide { lumber } y { wool }; si te faltan, termina tu turno.
guide-sea-settle-sail = Delante hay una isla con oro. Construye otro barco en el lado marcado: donde tus barcos llegan a una isla puedes poblarla, y tu primer poblado lejos de casa vale un punto más.
guide-sea-settle-land = Tus barcos han llegado a otra isla; tu primer poblado allí vale un punto más. Guarda { brick }, { lumber }, { wool } y { grain } para él, o comercia por ellos; si te faltan, termina tu turno.
guide-title-sea-landing = Tierra a la vista
guide-sea-landing = Tus barcos han alcanzado otra isla y tienes las cartas. Construye un poblado en la encrucijada marcada: gana un punto más.
guide-title-sea-point = Un punto de isla
guide-sea-point = { $points ->
    [one] Has poblado otra isla. La ficha junto a tu poblado es un punto más, y es tuyo para siempre.
   *[other] Has poblado otra isla. La ficha junto a tu poblado vale { $points } puntos más, y son tuyos para siempre.
  }
guide-title-sea-move = Mover un barco
guide-sea-move = Una vez por turno, el último barco de una línea abierta puede ir a otro sitio, gratis, pero no el turno en que se construyó. Dos flechas señalan los que pueden.
guide-sea-move-now = Dos flechas señalan los barcos que pueden moverse ahora, una vez por turno y gratis. Pulsa el botón de los barcos hasta que diga «{ tile-moving }», luego el barco y luego su nuevo sitio. O déjalos donde están y sáltate esto.
guide-title-sea-gold-land = El oro
guide-sea-gold-land = Los hexágonos marcados son de oro. Cuando sale su número, un poblado allí da 1 carta a elegir; una ciudad, 2. La banca debe tenerlas.
guide-title-sea-gold = Tu oro
guide-sea-gold = Tu oro paga: elige las cartas que más necesites. Los números pequeños dicen lo que aún tiene la banca.
guide-title-sea-figures = Ladrón o pirata
guide-sea-figures = Ahora mueves al ladrón en tierra o al pirata en el mar. El pirata roba a un jugador con un barco junto a su hexágono, y allí ningún barco puede llegar ni salir mientras siga. El hexágono marcado es el que más molesta a los demás.
guide-title-sea-pirate = El pirata
guide-sea-pirate = Tras un 7, o con un caballero, eliges: el ladrón en tierra o el pirata en el mar. El pirata roba a un jugador con un barco junto a su hexágono, y allí ningún barco puede llegar ni salir. Empieza junto al tablero.
guide-title-sea-await = Esperando el oro
guide-sea-await = Tu poblado junto al oro da una carta a tu elección cuando sale { $numbers }. Sigue hasta entonces: termina tu turno.
guide-title-sea-fog = La niebla
guide-sea-fog = En algunos mapas, aunque no en este, la niebla oculta lo lejano. Una carretera o un barco que alcanza un hexágono de niebla le da la vuelta, y la tierra da enseguida una carta a quien la descubre.
guide-title-sea-route = { longest-road }
guide-sea-route = Carreteras y barcos cuentan juntos donde se unen en tu poblado o ciudad. Una ruta continua de al menos 5 vale 2 puntos, hasta que alguien tenga una más larga.
guide-title-sea-finish = Buen viento
guide-sea-finish = Esto es lo que añade el mar. Sigue jugando, ¡y suerte! Me encontrarás otra vez bajo el signo de interrogación.
