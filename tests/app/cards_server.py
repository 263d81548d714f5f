"""`hexhaven` with the card game in its registry."""

from app.host.cli import main
from engine.card_game.game import game
from engine.games import GAMES

if __name__ == "__main__":
    GAMES[game.key] = game
    main()
