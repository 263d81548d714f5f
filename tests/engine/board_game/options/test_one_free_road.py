"""Option one-free-road: the second road of road building may be declined (sources: free-roads)."""

import pytest

from engine.board_game import configurations, game
from engine.board_game.bots import choose
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import RoadBuilt
from engine.board_game.options.one_free_road import DeclineFreeRoad, FreeRoadDeclined
from engine.chance import Random
from tests.engine.board_game.table import BLUE, RED, Table, refused

KEY = "one-free-road"


def roads_played(*options):
    """RED, with a settlement at hills 6, has just played road building."""
    table = Table(*options)
    table.settlement(RED, "hills 6 N")
    table.unplayed(RED, road_building=1)
    table.after_the_roll(RED)
    table.plays_road_building(RED)
    return table


def test_whoever_has_placed_the_first_of_two_free_roads_may_do_without_the_second():
    table = roads_played(KEY)
    table.places_free_road(RED, "hills 6 NE")
    assert table.kinds(RED) == {"PlaceFreeRoad", "DeclineFreeRoad"}
    table.play(DeclineFreeRoad(RED))
    assert table.happened(FreeRoadDeclined) == [FreeRoadDeclined(RED)]
    assert not table.happened(RoadBuilt)
    assert table.road_length(RED) == 1
    assert "EndTurn" in table.kinds(RED)


def test_the_second_may_be_placed_all_the_same():
    table = roads_played(KEY)
    table.places_free_road(RED, "hills 6 NE")
    table.places_free_road(RED, "hills 6 E")
    assert table.road_length(RED) == 2


def test_the_first_is_not_declined():
    table = roads_played(KEY)
    assert table.kinds(RED) == {"PlaceFreeRoad"}
    with refused("first_free_road"):
        table.play(DeclineFreeRoad(RED))


def test_nor_is_the_only_one_of_who_has_one_piece_left():
    table = Table(KEY)
    table.settlement(RED, "hills 6 N")
    table.unplayed(RED, road_building=1)
    table.road_along(RED, *table.way("hills 6 N", 14))
    table.after_the_roll(RED)
    table.plays_road_building(RED)
    assert table.kinds(RED) == {"PlaceFreeRoad"}


def test_nobody_else_declines_it():
    table = roads_played(KEY)
    table.places_free_road(RED, "hills 6 NE")
    with refused("not_your_turn"):
        table.play(DeclineFreeRoad(BLUE))


def test_without_the_option_both_are_placed():
    table = roads_played()
    table.places_free_road(RED, "hills 6 NE")
    assert table.kinds(RED) == {"PlaceFreeRoad"}


@pytest.mark.parametrize(("edition", "may"), [("2025", False), ("2007", True), ("1996", True)])
def test_the_older_editions_leave_it_to_the_player(edition, may):
    assert configurations.options_of(GameConfig(edition=edition)).get(KEY, False) is may


def test_for_whoever_does_not_decide_in_time_the_second_is_let_go():
    table = roads_played(KEY)
    table.places_free_road(RED, "hills 6 NE")
    assert game.default_action(table.state, RED, Random(1)) == DeclineFreeRoad(RED)


def test_declining_can_be_undone():
    table = roads_played(KEY)
    table.places_free_road(RED, "hills 6 NE")
    assert game.can_undo(table.play(DeclineFreeRoad(RED)))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_takes_what_is_free(level):
    table = roads_played(KEY)
    table.places_free_road(RED, "hills 6 NE")
    legal = game.legal_actions(table.state, RED)
    chosen = choose(level, game.view_for(table.state, RED), legal, [], RED, Random(0))
    assert type(chosen).__name__ == "PlaceFreeRoad"
