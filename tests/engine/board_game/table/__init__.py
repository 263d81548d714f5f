"""The words of the table: put a position of a real game on the board, act in it, ask what came of it."""

from collections.abc import Mapping

from engine.board_game import game
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.events import Event
from engine.board_game.core.names import BRICK, GRAIN, LUMBER, ORE, WOOL, Seat
from engine.chance import Chance, Scripted
from tests.engine.board_game.table.acting import Acting, refused, two_dice
from tests.engine.board_game.table.costs import (
    BLUE,
    CARD,
    CITY,
    EDITIONS,
    ORANGE,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    cards,
)
from tests.engine.board_game.table.position import Position
from tests.engine.board_game.table.recount import derived


class Table(Position, Acting):
    """A game on the beginners' island, cleared of all pieces and cards, with RED about to roll.

    `points` puts settlements and cities on the board until each seat shows that many."""

    def __init__(
        self,
        *options: str,
        values: Mapping[str, OptionValue] | None = None,
        edition: str = "2025",
        board: str = "standard-beginner",
        seats: int = 4,
        points: Mapping[Seat, int] | None = None,
        cleared: bool = True,
        chance: Chance | None = None,
    ) -> None:
        chosen: dict[str, OptionValue] = {**dict.fromkeys(options, True), **(values or {})}
        config = GameConfig(edition=edition, board=board, seats=seats, options=chosen)
        self.state, self.first_events = game.new_game(config, chance or Scripted(dice=[(6, 6)]))
        self.events: list[Event] = list(self.first_events)
        self.last: tuple[Event, ...] = self.first_events
        self.geometry = self.state.rules.geometry
        self.seats: tuple[Seat, ...] = tuple(self.state.rules.seats)
        if cleared:
            self._clear()
        for seat, count in (points or {}).items():
            self.grows_to(seat, count)

    @classmethod
    def dealt(
        cls,
        *options: str,
        values: Mapping[str, OptionValue] | None = None,
        edition: str = "2025",
        board: str = "standard-3-4",
        seats: int = 4,
        chance: Chance | None = None,
    ) -> "Table":
        """A game as `new_game` leaves it."""
        return cls(
            *options,
            values=values,
            edition=edition,
            board=board,
            seats=seats,
            cleared=False,
            chance=chance,
        )


__all__ = [
    "BLUE",
    "BRICK",
    "CARD",
    "CITY",
    "EDITIONS",
    "GRAIN",
    "LUMBER",
    "ORANGE",
    "ORE",
    "RED",
    "ROAD",
    "SETTLEMENT",
    "WHITE",
    "WOOL",
    "Table",
    "cards",
    "derived",
    "refused",
    "two_dice",
]
