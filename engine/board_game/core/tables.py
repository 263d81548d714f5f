"""Every action that can be listed, made once per geometry and number of seats."""

from collections.abc import Callable
from functools import lru_cache

from engine.board_game.core import actions as do
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import NOBODY, Path, Resource, Seat


class ActionTable:
    """Actions by seat and then by what they name; `move_robber[seat][victim][hex]`, NOBODY last."""

    __slots__ = (
        "build_city",
        "build_road",
        "build_settlement",
        "buy_card",
        "monopoly",
        "move_robber",
        "place_free_road",
        "place_road",
        "place_settlement",
        "play_knight",
        "play_road_building",
        "trade",
        "year_of_plenty",
    )

    def __init__(self, geometry: Geometry, seats: int) -> None:
        everyone = range(seats)
        intersections = range(len(geometry.intersections))
        paths = range(len(geometry.ends))
        hexes = range(len(geometry.hexes))
        resources: range = range(5)
        self.place_settlement = [
            [do.PlaceSettlement(seat, at) for at in intersections] for seat in everyone
        ]
        self.place_road = [[do.PlaceRoad(seat, path) for path in paths] for seat in everyone]
        self.build_road = [[do.BuildRoad(seat, path) for path in paths] for seat in everyone]
        self.place_free_road = [
            [do.PlaceFreeRoad(seat, path) for path in paths] for seat in everyone
        ]
        self.build_settlement = [
            [do.BuildSettlement(seat, at) for at in intersections] for seat in everyone
        ]
        self.build_city = [[do.BuildCity(seat, at) for at in intersections] for seat in everyone]
        self.move_robber: list[list[list[do.MoveRobber]]] = [
            [
                [do.MoveRobber(seat, hex, _victim(victim)) for hex in hexes]
                for victim in (*everyone, NOBODY)
            ]
            for seat in everyone
        ]
        self.buy_card = [do.BuyDevelopmentCard(seat) for seat in everyone]
        self.play_knight = [do.PlayKnight(seat) for seat in everyone]
        self.play_road_building = [do.PlayRoadBuilding(seat) for seat in everyone]
        self.year_of_plenty: list[list[tuple[Resource, Resource, do.PlayYearOfPlenty]]] = [
            [(a, b, do.PlayYearOfPlenty(seat, a, b)) for a in resources for b in range(a, 5)]
            for seat in everyone
        ]
        self.monopoly = [
            [do.PlayMonopoly(seat, resource) for resource in resources] for seat in everyone
        ]
        self.trade = [
            [
                [do.TradeWithSupply(seat, give, get) for get in resources if get != give]
                for give in resources
            ]
            for seat in everyone
        ]

    @classmethod
    def of(cls, geometry: Geometry, seats: int) -> "ActionTable":
        """The one table for this geometry and number of seats."""
        return _table(geometry, seats)


def _victim(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


@lru_cache(maxsize=64)
def _table(geometry: Geometry, seats: int) -> ActionTable:
    return ActionTable(geometry, seats)


@lru_cache(maxsize=1024)
def on_each_path(
    kind: Callable[[Seat, Path], do.Action], geometry: Geometry, seat: Seat
) -> list[do.Action]:
    """By path: this seat's action of a kind that an option declares."""
    return [kind(seat, path) for path in range(len(geometry.ends))]
