### Comprobar los dados de una partida terminada.

verify-title = Comprobar los dados
verify-lead = { $table }: ¿salió cada tirada, mezcla y robo de la semilla que se selló antes de la partida? Tu navegador hace las cuentas.
verify-to-table = A la mesa
verify-not-over = La partida sigue en marcha
verify-not-over-text = La semilla se revela al acabar la partida. Hasta entonces solo se muestra su sello, más abajo. Ya puedes comprobar un acta de otro sitio.
verdict-right = Todo encaja
verdict-right-draws = { $count ->
    [one] El único sorteo es el que da la semilla sellada.
   *[other] Los { $count } sorteos son los que da la semilla sellada.
  } Nadie eligió el resultado.
verdict-right-text = { $rolls ->
    [one] La tirada
   *[other] Las { $rolls } tiradas
  }{ $start ->
    [0] {""}
   *[other] {" "}({ $start } de ellas para ver quién empieza)
  }, { $shuffles ->
    [one] la mezcla
   *[other] las { $shuffles } mezclas
  } y { $thefts ->
    [0] todos los robos (no hubo ninguno)
    [one] el único robo
   *[other] los { $thefts } robos
  } son los que da la semilla sellada{ $numbers ->
    [0] {""}
   *[other] , y también los demás sorteos ({ $numbers })
  }. Nadie los eligió.
verdict-wrong = Esta acta no encaja
verdict-more = { $count ->
    [one] Otra línea tampoco encaja.
   *[other] Otras { $count } líneas tampoco encajan.
  }
verdict-no-record = Esto no es el acta de una partida
verdict-not-json = Ni siquiera es JSON. Exporta un acta al final de una partida y prueba otra vez.
verdict-not-a-record = Falta algo que tiene toda acta, o no es lo que debería ser.
sign-right = bien
sign-wrong = mal
sign-open = no se puede saber
step-seed = La semilla es la que se selló.
step-seed-wrong = La semilla no es la que se selló.
step-seal-seen = { $state ->
    [open] Tu navegador vio el mismo sello antes de empezar la partida, el { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
   *[other] Tu navegador vio el mismo sello durante la partida, el { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
  }
step-seal-unseen = Tu navegador no estaba cuando se jugó. Compara el sello con lo que alguien apuntó.
step-seal-other = El sello no es el que se mostró durante la partida.
step-lines = El registro está completo: líneas 0 a { $lines }, y lo que se deshizo lo deshizo la mesa.
step-lines-wrong = El registro está incompleto o desordenado.
step-draws = { $count ->
    [one] El único sorteo se repitió y es el mismo.
   *[other] Los { $count } sorteos se repitieron y son los mismos.
  }
step-draws-wrong = { $wrong ->
    [one] Uno de { $count } sorteos no es el que da la semilla.
   *[other] { $wrong } de { $count } sorteos no son los que da la semilla.
  }
step-draws-not = Mientras falten líneas no se pueden comprobar los sorteos.
fault-seed = La semilla que contiene no es la que se selló: su huella es otra.
fault-seal = El sello que contiene no es el que se mostró durante la partida: se cambiaron semilla y sello.
fault-gap = La línea { $version } falta, o está dos veces.
fault-draw = Línea { $version }, { $kind ->
    [dice] una tirada
    [card] un robo
    [order] una mezcla
   *[other] un sorteo
  }: el acta dice { $said }, la semilla da { $drawn }.
fault-outcome = La línea { $version } tiene un sorteo que ninguna partida hace.
fault-act-draws = La línea { $version } es una decisión de la mesa y, aun así, en ella se sorteó algo.
fault-rewind = La línea { $version } vuelve a una jugada que no existía.
fault-misfiled = La línea { $version } no está en su sitio: sobre si se deshizo, la mesa decidió otra cosa.

## Los sorteos
draws = Cada sorteo
draws-deck = En esta mesa se tiró con un mazo de dados: una mezcla de sus 36 cartas fija todas las tiradas hasta la siguiente, así que lo que se comprueba son las mezclas.
draws-all = Todos
draws-dice = Tiradas
draws-card = Robos
draws-order = Mezclas
draws-number = Otros
draws-wrong = No encajan
draw-line = Línea
draw-replay = Línea { $version } en la repetición
draw-what = Qué
draw-said = El acta dice
draw-drawn = La semilla da
draw-same = lo mismo
draw-fits = Encaja
draw-back = deshecha
draw-name = { $kind ->
    [dice] Tirada { $place }
    [card] Robo { $place }
    [order] Mezcla { $place }
   *[other] Sorteo { $place }
  }
said-dice = { $dice } (en total { $sum })
said-card = { $card }, de { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
said-order = { $count } cosas: { $order }
said-number = { $number }, de { $count } números

## Otro registro
other-record = Comprobar otra acta
other-record-text = Prueba con el acta de otro servidor, o con una falsa: exporta una partida, cambia un dado en el archivo y mira cómo se nota.
drop-here = Suelta aquí el archivo de un acta
choose-file = Elegir un archivo
own-record = Volver al acta de esta mesa
paste-record = O pega el texto de un acta
paste-nothing = Pega antes un acta
pasted-record = texto pegado
check-paste = Comprobar el texto

## Qué significa
explained = Qué demuestra y qué no
explained-how = Antes de que nadie se sentara, el servidor sacó una semilla y mostró su huella, el sello. Después el navegador de cada jugador añadió un texto al azar. La semilla y los textos juntos fijan la primera tirada, la segunda y así sucesivamente, igual que cada mezcla y cada robo. Tu navegador acaba de calcularlo todo otra vez.
explained-proves = Demuestra que nadie eligió los dados: ni el servidor, atado por el sello antes de que llegaran los textos, ni un jugador, que no conocía la semilla. Un sello que apuntaste tú, o que vio tu navegador, es el mejor testigo.
explained-not = No demuestra que se cumplieran las reglas, ni que una carta robada saliera justo de esa mano, ni que quien lleva el servidor no mirara la semilla. Esa persona puede repetir la partida entera según las reglas con «{ $command }».
explained-crypto = Las cuentas las hizo la Web Crypto de este navegador.
explained-library = Esta página llegó por HTTP simple, donde los navegadores no ofrecen Web Crypto. Las cuentas las hizo noble-hashes, una biblioteca auditada que vino con la página.
number-seal = Sello
number-seed = Semilla
number-nonces = Textos de los jugadores
nonce-none = ninguno
