### Dos Reinos, el juego de cartas para dos: cómo se llaman las cartas, los bienes y los lugares.

## Bienes y regiones; los del juego de la isla ya tienen sus palabras
good-gold = oro
terrain-river = río de oro
cards-good = { $kind ->
    [gold] { good-gold }
   *[other] { resource }
  }
cards-amount = { $kind ->
    [gold] { $count } { good-gold }
   *[other] { table-cards }
  }
cards-no-goods = nada
region-text = Guarda hasta 3 unidades ({ cards-good }) y gana 1 cuando sale su número.

## Edificios, flotas y caballeros: para poblados y ciudades
card-abbey = Monasterio
card-abbey-text = Tu mano puede tener 1 carta más. Te da 1 bien a tu elección con el Progreso.
card-fortified-warehouse = Almacén fortificado
card-fortified-warehouse-text = Los bandidos no cuentan las dos regiones vecinas, pero las saquean. Ambas ganan 1 bien en el Año productivo.
card-smithy = Herrería
card-smithy-text = 1 punto de fuerza más por cada caballero tuyo. Los puntos de torneo no cambian.
card-brick-factory = Ladrillería
card-brick-factory-text = Los cerros vecinos dan 2 arcillas cuando sale su número.
card-iron-foundry = Fundición
card-iron-foundry-text = Las montañas vecinas dan 2 minerales cuando sale su número.
card-grain-mill = Molino de cereal
card-grain-mill-text = Los sembrados vecinos dan 2 cereales cuando sale su número.
card-sawmill = Aserradero
card-sawmill-text = Los bosques vecinos dan 2 maderas cuando sale su número.
card-woolen-mill = Hilandería
card-woolen-mill-text = Los pastos vecinos dan 2 lanas cuando sale su número.
card-fleet-brick = Flota de arcilla
card-fleet-brick-text = Cambia 2 arcillas por 1 de cualquier otro bien, tantas veces como quieras.
card-fleet-gold = Flota de oro
card-fleet-gold-text = Cambia 2 de oro por 1 de cualquier otro bien, tantas veces como quieras.
card-fleet-grain = Flota de cereal
card-fleet-grain-text = Cambia 2 cereales por 1 de cualquier otro bien, tantas veces como quieras.
card-fleet-lumber = Flota de madera
card-fleet-lumber-text = Cambia 2 maderas por 1 de cualquier otro bien, tantas veces como quieras.
card-fleet-ore = Flota de mineral
card-fleet-ore-text = Cambia 2 minerales por 1 de cualquier otro bien, tantas veces como quieras.
card-fleet-wool = Flota de lana
card-fleet-wool-text = Cambia 2 lanas por 1 de cualquier otro bien, tantas veces como quieras.
card-knight-conrad = Conrad el Veloz
card-knight-conrad-text = { card-knights-text }
card-knight-falk = Falk el Hermoso
card-knight-falk-text = { card-knights-text }
card-knight-goetz = Götz Puño de Hierro
card-knight-goetz-text = { card-knights-text }
card-knight-hagen = Hagen el Siniestro
card-knight-hagen-text = { card-knights-text }
card-knight-karl = Karl el Fuerte
card-knight-karl-text = { card-knights-text }
card-knight-otto = Otto el Berserker
card-knight-otto-text = { card-knights-text }
card-knight-pippin = Pipino el Breve
card-knight-pippin-text = { card-knights-text }
card-knight-siegfried = Siegfried sin Tierra
card-knight-siegfried-text = { card-knights-text }
card-knight-walter = Walter el Renegado
card-knight-walter-text = { card-knights-text }
card-knights-text = Cuenta para la ficha del caballero y cabalga en los torneos.

## Edificios solo para ciudades
card-aqueduct = Acueducto
card-aqueduct-text = La Peste no quita nada a ninguna de tus regiones.
card-bath-house = Baños
card-bath-house-text = La Peste no quita nada a las cuatro regiones de su ciudad.
card-church = Iglesia
card-church-text = Los caballeros y las flotas de su ciudad no pueden ser elegidos en la Guerra civil.
card-colossus = Coloso
card-colossus-text = Puntos de victoria y nada más.
card-counting-house = Casa de comercio
card-counting-house-text = Puntos de comercio y nada más.
card-harbor = Puerto
card-harbor-text = 1 punto de comercio más por cada flota tuya.{ $harbor-counts-itself ->
    [off] {" "}El punto impreso en el Puerto no cuenta.
   *[on] {""}
  }
card-library = Biblioteca
card-library-text = Tu mano puede tener 1 carta más. Te da 1 bien a tu elección con el Progreso.
card-marketplace = Mercado
card-marketplace-text = Puntos de comercio y nada más.
card-merchant-guild = Gremio de mercaderes
card-merchant-guild-text = Más puntos de comercio que ninguna otra carta.
card-mint = Casa de la moneda
card-mint-text = Cambia 1 de oro por 1 de cualquier otro bien, tantas veces como quieras.
card-town-hall = Ayuntamiento
card-town-hall-text = Mirar un mazo te cuesta 1 bien en vez de 2. Un segundo Ayuntamiento no lo abarata más.

## Acciones
card-alchemist = Alquimista
card-alchemist-text = Antes de tirar, di el número de producción de este turno. Solo se tira el dado de eventos. Una vez por turno.
card-arsonist = Incendiario
card-arsonist-text = Tira un dado. 1–5: un edificio rival a tu elección vuelve a la mano de tu rival. 6: uno tuyo, a su elección, vuelve a la tuya.
card-bishop = Obispo
card-bishop-text = Responde al Incendiario o al Saqueo: el ataque solo tiene éxito entonces con un 1 o un 2.
card-black-knight = Caballero negro
card-black-knight-text = Tira un dado. 1–5: un caballero rival a tu elección vuelve a la mano de tu rival. 6: uno tuyo, a su elección, vuelve a la tuya.
card-caravan = Caravana
card-caravan-text = Cambia 1 o 2 de tus bienes por otros tantos a tu elección, de ninguna clase que hayas dado.
card-herb-witch = Bruja herbolaria
card-herb-witch-text = Responde al Caballero negro: el ataque solo tiene éxito entonces con un 1 o un 2.
card-merchant = Mercader
card-merchant-text = Toma de tu rival 1 o 2 bienes a tu elección y devuelve después 1.
card-raid = Saqueo
card-raid-text = Tira un dado. 1–5: toma de tu rival 2 bienes a tu elección. 6: tu rival toma 2 de los tuyos.
card-scout = Explorador
card-scout-text = Se juega al construir un poblado: elige sus dos regiones de toda la pila de regiones.
card-spy = Espía
card-spy-text = Mira la mano de tu rival y toma { $spy-takes ->
    [any-card] una carta cualquiera
   *[units-and-actions] un caballero, una flota o una carta de acción
  }.

## La fila central
card-road = Carretera
card-road-text = Se construye en un extremo libre de tu fila. Hace sitio detrás para un poblado.
card-settlement = Poblado
card-settlement-text = Se construye detrás de una carretera. Abre dos regiones y dos solares, uno arriba y otro abajo.
card-city = Ciudad
card-city-text = Sustituye a un poblado. Tiene cuatro solares, que también admiten edificios de ciudad.

## Cartas de evento
event-card-civil-war = Guerra civil
event-card-civil-war-text = Cada uno, primero quien tiene el turno, elige un caballero o una flota del otro; la carta vuelve a la mano de su dueño.
event-card-conflict = Conflicto
event-card-conflict-text = Quien tiene el caballero mira la otra mano y pone dos de sus cartas bajo un mazo.
event-card-master-builder = Maestro de obras
event-card-master-builder-text = Cada uno, primero quien tiene el turno, puede mirar un mazo distinto, tomar una carta de él y poner una de su mano bajo cualquier mazo.
event-card-plague = Peste
event-card-plague-text = Cada región junto a una ciudad pierde 1 bien, y solo 1 aunque esté entre dos ciudades.
event-card-productive-year = Año productivo
event-card-productive-year-text = Cada región gana 1 bien por cada Almacén fortificado vecino.
event-card-progress = Progreso
event-card-progress-text = Cada uno gana 1 bien a su elección por cada Monasterio y cada Biblioteca que tenga.
event-card-year-end = Fin de año
event-card-year-end-text = Se barajan las cartas de evento, esta incluida.

## Clases de cartas, y adónde van
kind-building = Edificio
kind-fleet = Flota
kind-knight = Caballero
kind-city-building = Edificio de ciudad
kind-action = Acción
kind-attack = Ataque
kind-counter = Defensa
kind-event = Evento
kind-region = Región
kind-row = Fila central
family-territory = poblado o ciudad
family-city = solo ciudad
family-action = en tu turno
family-counter = si te atacan
family-event = para ambos

## Puntos y fichas
cards-realm-of = Reino de { $name }
cards-own-realm = Tu reino
points-victory = { $count ->
    [one] { $count } punto de victoria
   *[other] { $count } puntos de victoria
  }
points-commerce = { $count ->
    [one] { $count } punto de comercio
   *[other] { $count } puntos de comercio
  }
points-strength = { $count ->
    [one] { $count } punto de fuerza
   *[other] { $count } puntos de fuerza
  }
points-tournament = { $count ->
    [one] { $count } punto de torneo
   *[other] { $count } puntos de torneo
  }
name-victory = Puntos de victoria
name-commerce = Comercio
name-strength = Fuerza
name-tournament = Puntos de torneo
token-knight = el caballero
token-mill = el molino
token-knight-text = Lo tiene quien tiene más fuerza: 1 punto de victoria
token-mill-text = Lo tiene quien tiene más puntos de comercio y una ciudad: 1 punto de victoria

## Dados
die-event = Dado de eventos
die-production = Dado de producción
face-tournament = torneo
face-trade-advantage = ventaja comercial
face-robber-assault = bandidos
face-successful-year = buen año
face-event-card = carta de evento
face-tournament-text = Quien tiene más puntos de torneo gana 1 bien a su elección.
face-trade-advantage-text = Quien tiene el molino toma 1 bien del otro reino.
face-robber-assault-text = Quien tiene más de 7 bienes sin proteger pierde todo el mineral y toda la lana.
face-successful-year-text = Cada uno gana 1 bien a su elección.
face-event-card-text = Se descubre la carta de evento de arriba.

## Mazos y pilas
stack-draw = Mazo { $letter }
stack-roads = Carreteras
stack-settlements = Poblados
stack-cities = Ciudades
stack-regions = Regiones
stack-events = Cartas de evento
