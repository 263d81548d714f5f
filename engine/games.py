"""The games of this server. A new one is a package beside `board_game` and a row here."""

from typing import Final

from engine.api import AnyGame, Game
from engine.board_game import game as board_game
from engine.board_game.core.actions import Action
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import Event
from engine.board_game.core.state import State
from engine.card_game.game import game as card_game

BOARD: Final[Game[State, Action, Event, GameConfig]] = board_game
"""Typed, so that a type checker compares the module with what a game has to have."""

CARDS: Final[AnyGame] = card_game

GAMES: Final[dict[str, AnyGame]] = {game.key: game for game in (BOARD, CARDS)}
usual_game: Final[AnyGame] = BOARD
"""The game where none is named: records of earlier versions name none."""


class UnknownGame(LookupError):
    """No game of this server is called that."""

    def __init__(self, key: object) -> None:
        super().__init__(f"There is no game {str(key)[:40]!r}.")


def game_called(key: object) -> AnyGame:
    """The game with this key. Raises UnknownGame."""
    found = GAMES.get(key) if isinstance(key, str) else None
    if found is None:
        raise UnknownGame(key)
    return found
