"""`hexhaven` with one more row in the registry of games."""

from app.host.cli import main
from engine.games import GAMES
from tests.app.pebbles import pebbles

if __name__ == "__main__":
    GAMES[pebbles.key] = pebbles
    main()
