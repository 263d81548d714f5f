"""Ships: built and moved along water, a part of the longest route (sources: ships, moving-ships, longest-route).

A ship costs a lumber and a wool and lies on the side of a hex: between two hexes of sea or at a coast, where nothing else lies. It
continues a building or a ship of its owner; only a settlement or city of the owner leads from roads to ships. Once a turn the last ship
of an open line may move. A starting settlement at the coast may take a ship instead of the road, and road building places ships too."""

from typing import Final

from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.scenarios.ships import bots, building, moving, route
from engine.board_game.scenarios.ships.fleet import (
    FLEETS,
    KEY,
    Fleets,
    hexes_beside,
    in_the_view,
    own_ships,
)

__all__ = ["OPTION", "bots", "install"]


def install(book: Rulebook) -> None:
    book.add_slice(FLEETS, start=Fleets(ships=(0,) * max(book.board.seats)), view=moving.shown)
    book.on_the_board.append(in_the_view)
    book.own_ways.extend(own_ships)
    book.ship_hexes.extend(hexes_beside)
    book.apart_across_water.set(True)
    building.install(book)
    moving.install(book)
    route.install(book)


OPTION: Final = Option(
    key=KEY,
    title="Ships",
    summary="Ships for lumber and wool sail along the coasts and over the sea; once a turn the last one in a line may move.",
    source="sources: ships, moving-ships, longest-route",
    install=install,
    needs=Need(lambda board: board.supply.ships > 0, "it has no ships."),
    group="sea",
    changes=("building", "longest-road", "set-up", "development"),
    shows=moving.Staying,
    icon="i-ship",
)
