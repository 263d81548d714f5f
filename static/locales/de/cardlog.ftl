### Zwei Reiche: was geschehen ist, was man tun kann, worauf gewartet wird, und warum etwas abgelehnt wird.

## Was geschehen ist, ein Satz für jedes Ereignis; Karten, die man nicht sehen darf, sind „eine Karte“
cards-log-StartRolled = { $who } { hat } um den Anfang eine { $number } gewürfelt
cards-log-FirstPlayerChosen = { $who } { $whose ->
    [you] fängst
   *[other] fängt
  } an
cards-log-ArrangementDone = { $who } { hat } die Landschaften ausgelegt
cards-log-DiceRolled = { $who } { hat } eine { $number } gewürfelt: { $face }
cards-log-DiceRolled-named = { $who } { hat } den Ereigniswürfel geworfen: { $face }; die Zahl ist wie genannt { $number }
cards-log-Produced = { $who } { hat } { $goods } bekommen
cards-log-Produced-full = { $who } { hat } dort keinen Platz für mehr { $good }
cards-log-TournamentHeld = { $who } { hat } das Turnier gewonnen, { $more } zu { $fewer }
cards-log-TournamentHeld-tie = Das Turnier ging mit je { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkten
  } unentschieden aus
cards-log-RobbersCame = Räuber zählten { $counted ->
    [one] { $counted } Gut
   *[other] { $counted } Güter
  } und nahmen { $victim } { $goods }
cards-log-RobbersCame-nothing = Räuber zählten { $counted ->
    [one] { $counted } Gut
   *[other] { $counted } Güter
  } und ließen { $whom ->
    [you] dich
   *[other] { $victim }
  } in Ruhe
cards-log-EventCardTurned = { $who } { hat } die Karte { $card } aufgedeckt
cards-log-EventsShuffled = Die Ereigniskarten wurden gemischt
cards-log-Spared = Die Seuche verschonte { $count ->
    [one] { $count } Landschaft
   *[other] { $count } Landschaften
  } von { $victim }
cards-log-GoodGained = { $who } { hat } { $goods } dazubekommen
cards-log-GoodLost = { $who } { hat } { $goods } verloren
cards-log-GoodTaken = { $who } { hat } { $victim } { $goods } genommen
cards-log-GoodsPaid = { $who } { hat } { $goods } bezahlt
cards-log-TradedWithSupply = { $who } { hat } dem Vorrat { $give } für { $get } gegeben
cards-log-TradeOffered = { $who } { hat } { $give } für { $get } angeboten
cards-log-TradeAccepted = { $who } { hat } { $partner } { $give } für { $get } gegeben
cards-log-TradeDeclined = { $who } { hat } abgelehnt
cards-log-TradeWithdrawn = { $whose ->
    [you] Dein Angebot
   *[other] Das Angebot von { $who }
  } ist vom Tisch
cards-log-RowBuilt = { $who } { hat } { $kind ->
    [road] eine Straße
    [city] eine Stadt
   *[settlement] eine Siedlung
  } gebaut
cards-log-RegionLaid = { $who } { hat } { $land } ausgelegt
cards-log-RegionStackShuffled = Der Stapel der Landschaften wurde gemischt
cards-log-UpgradeBuilt = { $who } { hat } { $card } gebaut
cards-log-RowBuilt-paid = { $who } { hat } { $kind ->
    [road] eine Straße
    [city] eine Stadt
   *[settlement] eine Siedlung
  } für { $goods } gebaut
cards-log-UpgradeBuilt-paid = { $who } { hat } { $card } für { $goods } gebaut
cards-log-Demolished = { $who } { hat } { $card } aus dem Spiel genommen
cards-log-TokenMoved = { $who } { hat } jetzt { $token }
cards-log-TokenMoved-gone = Niemand hat mehr { $token }
cards-log-StackSearched = { $who } { hat } Stapel { $letter } durchgesehen
cards-log-StackSearched-known = { $who } { hat } Stapel { $letter } durchgesehen: { $cards }
cards-log-CardTaken = { $who } { hat } { $card } von Stapel { $letter } genommen
cards-log-StackLeft = { $who } { hat } nichts genommen
cards-log-CardPutUnder = { $who } { hat } { $card } unter Stapel { $letter } gelegt
cards-log-CardBuried = { $who } { hat } { $card } aus { $whom ->
    [you] deiner Hand
   *[other] der Hand von { $partner }
  } unter Stapel { $letter } gelegt
cards-log-HandShown = { $who } { hat } { $whom ->
    [you] deine Hand
   *[other] die Hand von { $partner }
  } angesehen
cards-log-HandShown-known = { cards-log-HandShown }: { $cards }
cards-log-CardTakenFromHand = { $who } { hat } { $card } aus { $whom ->
    [you] deiner Hand
   *[other] der Hand von { $partner }
  } genommen
cards-log-CardPlayed = { $who } { hat } { $card } gespielt
cards-log-NumberNamed = { $who } { hat } { $number } als Zahl dieses Zuges genannt
cards-log-AttackAnswered = { $who } { hat } mit der Karte { $card } geantwortet
cards-log-AttackAnswered-nothing = { $who } { hat } nicht geantwortet
cards-log-AttackRolled = { $who } { hat } eine { $number } gewürfelt: Der Angriff gelingt
cards-log-AttackRolled-fails = { $who } { hat } eine { $number } gewürfelt: Der Angriff misslingt
cards-log-UpgradeReturned = { $who } { hat } { $card } auf { $whom ->
    [you] deine Hand
   *[other] die Hand von { $partner }
  } zurückgeschickt
cards-log-GameWon = { $who } { hat } mit { $points } Punkten gewonnen
cards-the-card = die Karte { $card }
cards-no-cards = keine Karten
cards-a-region = eine Landschaft
undo-BuildUpgrade = Karte
undo-Demolish = Abriss

## Wo in einem Reich
cards-place-between = { cards-side } zwischen { $pair ->
    [city-city] den Städten { $left } und { $right }
    [city-settlement] Stadt { $left } und Siedlung { $right }
    [settlement-city] Siedlung { $left } und Stadt { $right }
   *[settlement-settlement] den Siedlungen { $left } und { $right }
  }
cards-place-first = { cards-side } am linken Ende
cards-place-last = { cards-side } am rechten Ende
cards-place-site = { cards-side } an { $kind ->
    [city] Stadt
   *[settlement] Siedlung
  } { $number }
cards-place-row = { $kind ->
    [road] Straße
    [city] Stadt
   *[settlement] Siedlung
  } { $number }
cards-side = { $side ->
    [above] oben
    [outer-above] ganz oben
    [outer-below] ganz unten
   *[below] unten
  }

## Was man tun kann
cards-do-ArrangeRegions = Landschaften auslegen
cards-do-LookThrough = Einen Stapel durchsehen
cards-do-TakeCard = Karte nehmen
cards-do-TakeNothing = Nichts nehmen
cards-do-DrawCard = Oberste Karte ziehen
cards-do-PutUnder = Karte unter einen Stapel legen
cards-do-RollDice = Würfeln
cards-do-EndTurn = Zug beenden
cards-do-Exchange = Karte austauschen
cards-do-Gain = Ein Gut bekommen
cards-do-Take = Ein Gut nehmen
cards-do-TakeNoMore = Das genügt
cards-do-Lose = Ein Gut verlieren
cards-do-GiveBack = Ein Gut zurückgeben
cards-do-Swap = Ein Gut tauschen
cards-do-TradeWithSupply = Mit dem Vorrat handeln
cards-do-OfferTrade = Handel anbieten
cards-do-AcceptOffer = Angebot annehmen
cards-do-DeclineOffer = Angebot ablehnen
cards-do-WithdrawOffer = Angebot zurückziehen
cards-do-BuildRoad = Straße bauen
cards-do-BuildSettlement = Siedlung bauen
cards-do-BuildCity = Stadt bauen
cards-do-BuildUpgrade = Karte bauen
cards-do-Demolish = Karte aus dem Spiel nehmen
cards-do-LayRegions = Beide Landschaften auslegen
cards-do-ChooseRegions = Zwei Landschaften wählen
cards-do-PlayCard = Karte spielen
cards-do-NameNumber = Zahl nennen
cards-do-AnswerAttack = Auf den Angriff antworten
cards-do-CloseWindow = Frist beenden
cards-do-Return = Karte zurückschicken
cards-do-TakeFromHand = Diese Karte nehmen
cards-do-Bury = Karte des Gegners unter einen Stapel legen

## Worauf gewartet wird
cards-status-you-Arrange = Du: Lege deine Landschaften aus
cards-status-other-Arrange = { $name } legt die Landschaften aus
cards-status-you-ChooseStack = Du: Wähle einen Stapel zum Durchsehen
cards-status-other-ChooseStack = { $name } wählt einen Stapel
cards-status-you-TakeCards = Du: Nimm { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  } aus Stapel { $letter }
cards-status-other-TakeCards = { $name } sieht Stapel { $letter } durch
cards-status-you-PutCardsUnder = Du: Lege { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  } aus deiner Hand unter Nachziehstapel
cards-status-other-PutCardsUnder = { $name } hat zu viele Karten und legt { $left } weg
cards-status-you-Roll = Du: Würfle
cards-status-other-Roll = { $name } würfelt gleich
cards-status-you-Name = Du: Nenne die Ertragszahl
cards-status-other-Name = { $name } nennt die Ertragszahl
cards-status-you-Play = Du bist dran
cards-status-other-Play = { $name } handelt, baut und spielt Karten
cards-status-you-Draw = Du: Ziehe { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  }
cards-status-other-Draw = { $name } zieht Karten
cards-status-you-ChooseGain = Du: Wähle eine Landschaft, die 1 Gut bekommt
cards-status-you-ChooseGain-good = Du: Wähle, wohin 1 { $good } kommt
cards-status-other-ChooseGain = { $name } wählt, was dazukommt
cards-status-you-ChooseLoss = Du: Wähle eine Landschaft, die 1 { $good } verliert
cards-status-other-ChooseLoss = { $name } wählt, welche Landschaft 1 { $good } verliert
cards-status-you-TakeGoods = Du: Nimm { $left ->
    [one] ein Gut
   *[other] { $left } Güter
  } aus dem anderen Reich
cards-status-other-TakeGoods = { $name } wählt ein Gut aus dem anderen Reich
cards-status-you-GiveGoodBack = Du: Gib ein Gut zurück
cards-status-other-GiveGoodBack = { $name } wählt, was zurückgeht
cards-status-you-SwapGoods = Du: Tausche { $left ->
    [one] ein Gut gegen ein anderes
   *[other] bis zu { $left } Güter gegen andere
  }
cards-status-other-SwapGoods = { $name } tauscht Güter
cards-status-you-LayOut = Du: Wähle, welche Landschaft oben liegt
cards-status-other-LayOut = { $name } legt zwei neue Landschaften aus
cards-status-you-ChooseFromStack = Du: Wähle die zwei Landschaften deiner Siedlung
cards-status-other-ChooseFromStack = { $name } wählt zwei Landschaften aus dem Stapel
cards-status-you-Answer = { $attack }: Antwortest du?
cards-status-other-Answer = { $attack }: { $name } darf antworten
cards-status-you-ChooseTarget = Du: Wähle { $what ->
    [knight] einen Ritter
    [building] ein Gebäude
   *[unit] einen Ritter oder eine Flotte
  } zum Zurückschicken
cards-status-other-ChooseTarget = { $name } wählt { $what ->
    [knight] einen Ritter
    [building] ein Gebäude
   *[unit] einen Ritter oder eine Flotte
  } zum Zurückschicken
cards-status-you-Spy = Du: Nimm eine Karte aus der Hand deines Gegners
cards-status-other-Spy = { $name } sieht sich die andere Hand an
cards-status-you-BuryCards = Du: Lege { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  } aus der Hand deines Gegners unter einen Stapel
cards-status-other-BuryCards = { $name } legt Karten aus der anderen Hand unter einen Stapel

## Warum nicht
refused-before_the_dice = Die Karte { $card } wird nur vor dem Würfeln gespielt.
refused-cannot_be_closed = Die Frist zum Antworten läuft von selbst ab.
refused-cities_only = Die Karte { $card } kann nur an einer Stadt gebaut werden.
refused-does_not_answer = Die Karte { $card } antwortet nicht auf diesen Angriff.
refused-hand_not_full = Du kannst eine Karte nur austauschen, wenn deine Hand voll ist.
refused-must_take = Du hast den Stapel durchgesehen, also musst du eine Karte daraus nehmen.
refused-new_card = Die Karte { $card } hast du erst in diesem Zug bekommen; du kannst sie erst im nächsten Zug benutzen.
cards-refused-no_pieces_left = { $piece }: Es ist keine mehr da.
cards-refused-no_place = Dafür ist kein Platz frei.
refused-no_room = Für mehr { $good } ist kein Platz.
cards-refused-no_such_card = Die Karte { $card } ist dort nicht zu haben.
refused-no_such_site = Da ist kein Bauplatz.
refused-no_target = Die Karte { $card } würde jetzt nichts bewirken.
refused-not_enough_goods = Dir fehlen noch: { $needs }.
cards-refused-not_enough_goods-any = Dir { $count ->
    [one] fehlt { $count } Gut
   *[other] fehlen { $count } Güter
  }.
refused-not_stored = Dieses Gut liegt dort nicht.
refused-nothing_to_trade = Biete Güter an, und nicht dasselbe Gut auf beiden Seiten.
refused-only_an_answer = Die Karte { $card } wird nur als Antwort auf einen Angriff gespielt.
refused-only_the_active_player = Nur wer am Zug ist, kann einen Handel anbieten.
refused-same_good = Tausche { $good } gegen ein anderes Gut.
refused-site_taken = Dieser Bauplatz ist besetzt.
refused-stack_empty = In Stapel { $letter } ist keine Karte mehr.
refused-stack_taken = Stapel { $letter } ist schon durchgesehen worden; wähle einen anderen.
refused-too_early = Die Karte { $card } darf noch nicht gespielt werden.
refused-with_a_settlement = Die Karte { $card } wird nur beim Bau einer Siedlung gespielt.
refused-wrong_places = Diese Landschaften können das nicht genau bezahlen, oder für das, was kommt, ist kein Platz.
refused-wrong_regions = Lege jede der Landschaften einmal aus.
refused-wrong_stack = Nicht Stapel { $letter }: Es muss derselbe Stapel sein wie vorher.

## Warum eine Karte ruht: in ein, zwei Wörtern auf der Karte und ausführlich
cards-rests-before_the_dice = vor dem Wurf
cards-rests-new_card = nächster Zug
cards-rests-no_target = ohne Wirkung
cards-rests-too_early = { $from ->
    [seven-points] ab 7 Punkten
   *[second-turn] ab Zug 2
  }
cards-rests-with_a_settlement = mit Siedlung
cards-refused-no_target = Die Karte { $card } würde jetzt nichts bewirken: { $of ->
    [arsonist] Im anderen Reich steht kein Gebäude.
    [black-knight] Im anderen Reich gibt es keinen Ritter.
    [caravan] Keines deiner Güter lässt sich gegen ein anderes tauschen.
   *[raid] Im anderen Reich liegt kein Gut, für das du Platz hast.
  }
cards-refused-too_early = Die Karte { $card } darf { $from ->
    [seven-points] erst gespielt werden, wenn ihr zusammen 7 Punkte habt.
   *[second-turn] erst ab deinem zweiten Zug gespielt werden.
  }
