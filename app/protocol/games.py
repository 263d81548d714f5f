"""The games whose vocabulary the protocol publishes, by the name of their types."""

from collections.abc import Mapping
from typing import Final

from engine.games import GAMES
from engine.vocabulary import Vocabulary

VOCABULARIES: Final[Mapping[str, Vocabulary]] = {
    f"{key.capitalize()}Game": game.vocabulary
    for key, game in GAMES.items()
    if game.vocabulary is not None
}
