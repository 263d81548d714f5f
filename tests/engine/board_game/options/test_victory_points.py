"""Option victory-points: a goal other than ten, from 8 to 20 (sources: points-to-win)."""

import pytest

from engine.api import ConfigError
from engine.board_game.core.names import VICTORY_POINT
from tests.engine.board_game.table import BLUE, CARD, CITY, RED, ROAD, Table


def goal(points, shown, **values):
    table = Table(values={"victory-points": points}, points={RED: shown}, **values)
    table.hand(RED, CITY)
    table.after_the_roll(RED)
    return table


@pytest.mark.parametrize("points", [8, 9, 10, 11, 12, 13])
def test_the_goal_wins_and_one_less_does_not(points):
    for shown, wins in ((points - 1, True), (points - 2, False)):
        table = goal(points, shown)
        table.state.cities[RED] = 0
        table.state.settlements[RED] = 0
        table._rebuild()
        cities = min(3, (shown - 1) // 2)
        settlements = shown - 2 * cities
        # What pieces cannot show, the longest road and the largest army do.
        while settlements > 5:
            settlements -= 2
            if table.state.longest_road != RED:
                table.holds_longest_road(RED)
            else:
                table.state.largest_army = RED
        places = iter(range(54))
        for number in range(cities + settlements):
            at = next(at for at in places if table.state.free >> at & 1)
            (table.city if number < cities else table.settlement)(RED, at)
        table._rebuild()
        assert table.points(RED) == shown
        table.builds_city(RED, min(table.cities_offered_to(RED)))
        assert (table.winner() == RED) == wins


@pytest.mark.parametrize("points", [8, 20])
def test_everyone_sees_the_goal(points):
    table = Table(values={"victory-points": points})
    assert all(table.view(viewer)["goal"] == points for viewer in (*table.seats, None))


def test_the_goal_is_ten_without_the_option():
    assert Table().view(None)["goal"] == 10


def test_hidden_cards_count_towards_another_goal():
    table = goal(12, 9)
    table.unplayed(RED, victory_point=2)
    table.hand(RED, CARD)
    table.deck(VICTORY_POINT)
    table.buys_card(RED)
    assert table.winner() == RED


def test_ten_points_do_not_win_a_game_to_twelve():
    table = goal(12, 9)
    table.builds_city(RED, min(table.cities_offered_to(RED)))
    assert table.points(RED) == 10
    assert table.winner() is None


def test_a_goal_of_eight_is_won_on_ones_own_turn_only():
    table = Table(values={"victory-points": 8}, points={BLUE: 8, RED: 2})
    table.after_the_roll(RED)
    table.hand(RED, ROAD)
    table.builds_road(RED, min(table.roads_offered_to(RED)))
    assert table.winner() is None
    table.ends_turn(RED)
    assert table.winner() == BLUE


@pytest.mark.parametrize("points", [7, 21, 0, -5, "ten", True])
def test_the_goal_is_from_8_to_20(points):
    with pytest.raises(ConfigError) as caught:
        Table(values={"victory-points": points})
    assert "victory-points" in caught.value.text
