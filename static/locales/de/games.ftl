### Die Namen der Spiele, auf einem Server, der mehrere hat.

game = Was spielt ihr?
game-board = Die Insel
game-board-text = Siedeln, handeln und bauen auf Sechsecken, oder zur nächsten Insel segeln.
game-board-players = 2 bis 8
game-board-time = 60 bis 90 min
game-cards = Zwei Reiche
game-cards-text = Das Kartenspiel: Baue dein Reich neben dem deines Gegners, und mische dich bei ihm ein.
game-cards-players = 2
game-cards-time = etwa eine Stunde
table-of-cards = { DATETIME($at, weekday: "long") }sreich von { $name }
about-players = { $count } Spieler
