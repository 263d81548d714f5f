### Editions, boards, options and presets: their English is the server's (engine/board_game/catalog.py); other languages translate it here.
