"""Imported last by the process from which the tests' servers fork: boards are measured once for all of them, and no look for
garbage goes through what they have in common."""

import gc

from engine.games import GAMES

for game in GAMES.values():
    game.catalog()
gc.collect()
gc.freeze()
