"""The games whose words the protocol is published in, by the name their types have."""

from collections.abc import Mapping
from typing import Final

from engine.board_game.vocabulary import VOCABULARY as BOARD_GAME
from engine.vocabulary import Vocabulary

VOCABULARIES: Final[Mapping[str, Vocabulary]] = {"BoardGame": BOARD_GAME}
