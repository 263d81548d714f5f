"""The first game: against a bot that takes its time, with cards and dice that show everything soon.

Its dice are no secret, so it counts for nothing; it is there to be played once."""

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.api import FirstGame
from engine.card_game.catalog import FIRST_GAME

FIRST: Final = FirstGame(
    name="First game",
    config=FIRST_GAME.config,
    # The learner begins with a successful year, whose brick makes a road. The first stack has a cheap knight, the answer to a Black
    # Knight, and a Raid, which can be played in the learner's second turn and succeeds on the die whatever is answered. Then the bot,
    # which has no whims here, attacks that knight with what it found in the second stack: the die says whether it was answered.
    seed=hashlib.sha256(b"hexhaven guide of the card game 10113138").digest(),
    bot="easy",
)
FIRST_GAMES: Final[Mapping[str, FirstGame]] = MappingProxyType({"first": FIRST})
