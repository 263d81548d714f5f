"""Bots at sea: ships toward the best haven, and the last ship of a line that leads nowhere to where it leads somewhere."""

from typing import Final

from engine.board_game.bots.choices import (
    When,
    built_like_a_road,
    chooses,
    placed_like_a_road,
)
from engine.board_game.bots.legal import Legal, best
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action
from engine.board_game.scenarios.ships.building import BuildShip, PlaceFreeShip, PlaceShip
from engine.board_game.scenarios.ships.moving import MoveShip

WORTH_MOVING: Final = 3.0
"""A ship moves for a haven so much better than the one it leads to."""

built_like_a_road(BuildShip, Position.voyage)
placed_like_a_road(PlaceShip, Position.voyage)
placed_like_a_road(PlaceFreeShip, Position.voyage)


@chooses(MoveShip, When.LEFT_OVER)
def to_a_better_haven(position: Position, legal: Legal) -> Action | None:
    """Never a part of the longest route while I hold it."""
    if position.view.get("longest_road") == position.seat:
        return None

    def gain(move: MoveShip) -> float:
        leads_to = max(map(position.leads_to, position.geometry.ends[move.from_path]))
        return position.voyage(move.path) - leads_to

    move = best(legal.of(MoveShip), gain)
    return move if move and gain(move) > WORTH_MOVING else None
