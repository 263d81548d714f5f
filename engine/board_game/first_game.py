"""First games: against bots that take their time, on an island and with dice that show everything soon.

Their dice are no secret, so they count for nothing; each is there to be played once."""

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.api import FirstGame
from engine.board_game.bots import KIND
from engine.board_game.options import first_player

ASHORE: Final = FirstGame(
    name="First game",
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
AT_SEA: Final = FirstGame(
    name="First game at sea",
    config={
        "edition": "2025",
        "board": "new-shores",
        "seats": 3,
        "options": {first_player.OPTION.key: first_player.FIRST_SEAT, "victory-points": 10},
    },
    # Whoever does what the guide shows settles the gold island in the fifth turn; its number is rolled in the sixth.
    seed=hashlib.sha256(b"hexhaven guide at sea 166027").digest(),
    bot=KIND,
)
FIRST_GAMES: Final[Mapping[str, FirstGame]] = MappingProxyType({"first": ASHORE, "sea": AT_SEA})
