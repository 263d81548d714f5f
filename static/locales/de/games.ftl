### Die Namen der Spiele, auf einem Server, der mehrere hat.

game = Spiel
game-board = Inselspiel
