"""Island bonus: points for settling foreign islands, in three readings (sources: island-bonus)."""

from collections.abc import Mapping

import pytest

from engine.board_game import game
from engine.board_game.core.config import OptionValue
from engine.board_game.core.events import GameWon
from engine.board_game.scenarios.island_bonus import SETTLERS, IslandSettled
from tests.engine.board_game.sea import (
    NOTHING_ELSE,
    at_home,
    at_sea,
    corner,
    sailing,
    settled,
    side,
)
from tests.engine.board_game.table import BLUE, ORANGE, RED, SETTLEMENT, Table

ISLANDS = {"A": "-2 2 NE", "D": "0 2 NW", "B": "1 -1 SW", "C": "-1 -2 SE"}
"""A coast of each of the four islands."""


def settles(table: Table, seat: int, place: str) -> list[IslandSettled]:
    """The seat builds there, where a ship of its own leads."""
    at = corner(table, place)
    free = [
        bit.bit_length() - 1
        for bit, _ in table.geometry.ways[at]
        if not table.state.used & bit and not table.state.rules.board.frame_paths & bit
    ]
    table.ship(seat, free[-1])
    table.hand(seat, SETTLEMENT)
    table.builds_settlement(seat, at)
    return table.happened(IslandSettled)


def home_on(
    *places: str,
    board: str = "four-islands-3",
    reading: str = "first",
    values: Mapping[str, OptionValue] = NOTHING_ELSE,
) -> Table:
    table = at_sea(board=board, values={"island-bonus": reading, **values})
    at_home(table, RED, *places)
    table.after_the_roll(RED)
    return table


@pytest.mark.parametrize(
    ("reading", "points"),
    [("first", [1, 2, 0]), ("each", [1, 2, 2]), ("each2", [2, 2, 2])],
)
def test_on_four_islands_the_first_foreign_one_is_worth_a_point_and_the_second_two(reading, points):
    """After that nothing, or as much for every further one; or two for each from the beginning."""
    table = home_on("-3 2 SW", reading=reading)
    got = []
    for island in "DBC":
        settled_now = settles(table, RED, ISLANDS[island])
        got.append(sum(event.points for event in settled_now))
    assert got == points
    assert table.points(RED) == 4 + sum(points)


@pytest.mark.parametrize(
    ("reading", "points"), [("first", [1, 0]), ("each", [1, 1]), ("each2", [2, 2])]
)
def test_on_other_maps_the_first_foreign_island_is_worth_a_point(reading, points):
    table = home_on("-1 1 N", board="into-the-desert-3", reading=reading)
    got = []
    for place in ("-1 3 N", "2 1 SW"):
        got.append(sum(event.points for event in settles(table, RED, place)))
    assert got == points


def test_the_two_home_islands_of_a_player_earn_nothing():
    table = home_on("-3 2 SW", "0 3 S")
    assert settles(table, RED, ISLANDS["A"]) == []
    assert settles(table, RED, "0 2 N") == []


def test_a_second_settlement_on_an_island_earns_nothing():
    table = home_on("-3 2 SW", reading="each")
    assert settles(table, RED, "0 2 NW")
    assert settles(table, RED, "0 2 SE") == []


def test_islands_are_foreign_to_each_player_apart():
    table = home_on("-3 2 SW")
    at_home(table, BLUE, "0 3 S")
    table.after_the_roll(BLUE)
    assert settles(table, BLUE, ISLANDS["A"])
    table.after_the_roll(RED)
    assert settles(table, RED, ISLANDS["D"])


def test_reaching_the_coast_or_building_a_city_earns_nothing():
    table = home_on("-3 2 SW")
    sailing(table, RED, "-1 2 NE")
    assert table.points(RED) == 1
    settles(table, RED, ISLANDS["D"])
    assert table.points(RED) == 3
    table.hand(RED, grain=2, ore=3)
    table.builds_city(RED, corner(table, ISLANDS["D"]))
    assert table.points(RED) == 4
    assert SETTLERS.of(table.state).chips == ((RED, corner(table, ISLANDS["D"]), 1),)


def test_the_points_are_public_and_lie_where_they_were_earned():
    table = home_on("-3 2 SW")
    events = settles(table, RED, ISLANDS["D"])
    at = corner(table, ISLANDS["D"])
    assert events == [IslandSettled(RED, at, 1)]
    for viewer in (RED, BLUE, None):
        view = table.view(viewer)
        assert view["options"]["island-bonus"] == {"chips": {str(at): 1}}
        assert view["seats"]["0"]["points"] == 3


def test_the_points_may_win_the_game_at_once_on_ones_own_turn():
    table = home_on("-3 2 SW", values={"victory-points": 8})
    table.grows_to(RED, 6)
    settles(table, RED, ISLANDS["D"])
    assert table.happened(GameWon) == [GameWon(RED, 8)]


def test_in_the_special_building_phase_they_count_but_the_victory_waits():
    table = home_on("-3 2 SW", values={"victory-points": 8, "special-building": "everyone"})
    at_home(table, BLUE, "-2 2 SE")
    table.grows_to(BLUE, 6)
    table.ends_turn(RED)
    assert table.deciding() == (BLUE,)
    settles(table, BLUE, ISLANDS["D"])
    assert table.points(BLUE) == 8
    assert table.winner() is None
    for seat in (BLUE, ORANGE):
        table.play(next(action for action in table.legal(seat) if type(action).__name__ == "Pass"))
    assert table.winner() == BLUE


def test_an_island_of_gold_alone_is_an_island():
    table = home_on("-1 1 N", board="into-the-desert-3")
    assert settles(table, RED, "-1 3 N") == [IslandSettled(RED, corner(table, "-1 3 N"), 1)]


def test_chips_are_saved():
    table = home_on("-3 2 SW")
    settles(table, RED, ISLANDS["D"])
    loaded = game.state_from_json(game.state_to_json(table.state))
    assert SETTLERS.of(loaded) == SETTLERS.of(table.state)


def test_settlements_of_set_up_are_home_and_earn_nothing():
    table = Table.dealt(board="four-islands-3", seats=3)
    while not table.state.turn:
        seat = table.deciding()[0]
        table.play(table.legal(seat)[0])
    settlers = SETTLERS.of(table.state)
    assert settlers.chips == ()
    assert [home.bit_count() for home in settlers.home] == [2, 2, 2]
    assert settlers.home == tuple(table.state.settlements)


def test_another_road_to_the_same_place_changes_nothing():
    table = home_on("-3 2 SW")
    table.road(RED, *side(table, "-3 2 SW", "-3 2 SE"))
    settled(table, RED, "-3 2 SE")
    assert table.points(RED) == 2
