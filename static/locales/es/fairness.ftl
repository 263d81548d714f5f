### Dados limpios, a la vista en la mesa.

## El sello
seal = Dados sellados
seal-text = Todas las tiradas, mezclas y robos de esta partida salen de una semilla que el servidor sacó antes de que nadie se sentara. Esta es su huella. Apúntala si quieres: al acabar la partida se revela la semilla y cualquiera puede comprobar que es la misma.
seal-check = Comprobar los dados

## Suerte
luck-row = { $name }: { $received ->
    [one] { $received } carta
   *[other] { $received } cartas
  } de los dados, se esperaban { $expected }
