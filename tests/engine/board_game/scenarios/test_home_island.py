"""Home island: where one starts on The Great Crossing (sources: great-crossing)."""

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import PlaceSettlement
from engine.board_game.core.config import GameConfig
from engine.chance import Random
from tests.engine.board_game.table import Table, refused


def dealt(board: str = "great-crossing-4", seats: int = 4) -> Table:
    return Table.dealt(board=board, seats=seats, chance=Random(5))


def on(table: Table, island: str) -> list[PlaceSettlement]:
    """The places on that island where the player who decides may settle."""
    region = table.state.rules.board.regions[island]
    return [
        place
        for place in table.legal(table.deciding()[0], PlaceSettlement)
        if table.geometry.hexes_mask[place.intersection] & region
    ]


def places(table: Table, island: str) -> None:
    table.play(on(table, island)[0])
    seat = table.deciding()[0]
    table.play(table.legal(seat)[0])


def test_an_island_may_be_chosen_while_fewer_than_half_of_the_players_have_it():
    """With four players, an island that two have chosen is closed to the third."""
    table = dealt()
    places(table, "island1")
    assert on(table, "island1")
    assert on(table, "island2")
    places(table, "island1")
    assert on(table, "island1") == []
    assert on(table, "island2")
    region = table.state.rules.board.regions["island1"]
    closed = next(at for at in bits(table.state.free) if table.geometry.hexes_mask[at] & region)
    with refused("no_start_there"):
        table.play(PlaceSettlement(table.deciding()[0], closed))


def test_the_second_settlement_is_on_the_island_of_the_first_one():
    table = dealt()
    for island in ("island1", "island2", "island1", "island2"):
        places(table, island)
    for island, other in (("island2", "island1"), ("island1", "island2")) * 2:
        assert on(table, other) == []
        places(table, island)
    assert table.state.turn == 1


def test_six_players_spread_evenly_too():
    table = dealt("great-crossing-6", 6)
    for _ in range(3):
        places(table, "island2")
    assert on(table, "island2") == []


def test_a_map_whose_islands_are_too_small_for_half_of_the_players_refuses_it():
    with pytest.raises(ConfigError, match="'home-island' and 'board four-islands-3'"):
        rules_for(GameConfig(board="four-islands-3", seats=3, options={"home-island": True}))


def test_a_map_without_other_islands_refuses_it():
    with pytest.raises(ConfigError, match="'home-island' and 'board standard-3-4'"):
        rules_for(GameConfig(options={"home-island": True}))
