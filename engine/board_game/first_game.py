"""The first game: against one bot that takes its time, on an island and with dice that show everything soon.

Its dice are no secret, so it counts for nothing; it is there to be played once."""

import hashlib
from typing import Final

from engine.api import FirstGame
from engine.board_game.bots import KIND
from engine.board_game.options import first_player

FIRST_GAME: Final = FirstGame(
    config={
        "edition": "2025",
        "board": "standard-3-4",
        "seats": 2,
        "options": {first_player.OPTION.key: first_player.FIRST_SEAT, "victory-points": 8},
    },
    # Both players' first rolls pay, and the learner's third is a seven: the robber comes when there are cards to lose.
    seed=hashlib.sha256(b"hexhaven guide 7313").digest(),
    bot=KIND,
)
