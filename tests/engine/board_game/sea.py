"""The words of the sea for tests, on Four Islands for three unless a test says otherwise.

`"0 1 NE"` is the north-eastern side, or corner, of the hex at q = 0, r = 1:

    forest 11 (-2, 1)   sea (-1, 1)    sea (0, 1)    sea (1, 1)
           hills 9 (-2, 2)   sea (-1, 2)   mountains 8 (0, 2)"""

from collections.abc import Mapping
from dataclasses import replace

from engine.board_game.core.config import OptionValue
from engine.board_game.core.names import Hex, Intersection, Path, Seat
from engine.board_game.scenarios.island_bonus import SETTLERS
from engine.board_game.scenarios.ships.moving import MoveShip
from engine.chance import Random
from tests.engine.board_game.table import RED, Table, cards

SHIP = cards(lumber=1, wool=1)
FOUR_ISLANDS = "four-islands-3"
NOTHING_ELSE: Mapping[str, OptionValue] = {}


def at_sea(
    *options: str,
    board: str = FOUR_ISLANDS,
    seats: int = 3,
    values: Mapping[str, OptionValue] = NOTHING_ELSE,
) -> Table:
    """RED may build; islands earn nothing unless the test says so."""
    table = Table(*options, board=board, seats=seats, values={"island-bonus": False, **values})
    table.after_the_roll(RED)
    return table


def side(table: Table, *places: str) -> list[Path]:
    return [table.geometry.side(*_there(place)) for place in places]


def corner(table: Table, place: str) -> Intersection:
    return table.geometry.corner(*_there(place))


def hex_at(table: Table, q: int, r: int) -> Hex:
    return table.geometry.hex_at(q, r)


def _there(place: str) -> tuple[int, int, str]:
    q, r, where = place.split()
    return int(q), int(r), where


def sailing(table: Table, seat: Seat, *places: str) -> None:
    """The seat has ships on these sides."""
    table.ship(seat, *side(table, *places))


def settled(table: Table, seat: Seat, *places: str) -> None:
    table.settlement(seat, *(corner(table, place) for place in places))


def at_home(table: Table, seat: Seat, *places: str) -> None:
    """The seat started there."""
    settled(table, seat, *places)
    settlers = SETTLERS.of(table.state)
    home = list(settlers.home)
    for place in places:
        home[seat] |= 1 << corner(table, place)
    SETTLERS.put(table.state, replace(settlers, home=tuple(home)))


def rich(table: Table, seat: Seat = RED) -> None:
    table.hand(seat, brick=5, lumber=5, wool=5, grain=5, ore=5)


def ring(hex: str) -> list[str]:
    return [f"{hex} {where}" for where in ("NE", "E", "SE", "SW", "W", "NW")]


def line() -> Table:
    """RED's three ships lead from hills 9 over the sea."""
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "0 1 W", "0 1 NW")
    return table


def may_move(table: Table) -> set[Path]:
    return {move.from_path for move in table.legal(RED, MoveShip)}


class Drawing(Random):
    """Chance that draws these numbers, then any."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self._numbers = list(numbers)

    def below(self, bound: int) -> int:
        if not self._numbers:
            return super().below(bound)
        number = self._numbers.pop(0)
        assert number < bound
        self.outcomes.append({"number": number, "below": bound})
        return number
