"""The largest army: three knights played, and strictly more takes it (sources: largest-army)."""

import pytest

from engine.board_game.core.actions import MoveRobber
from engine.board_game.core.events import LargestArmyMoved
from tests.engine.board_game.table import BLUE, EDITIONS, RED, Table


def army(**values):
    """RED has three knights in hand and two on the table."""
    table = Table(**values)
    table.unplayed(RED, knight=3)
    table.played(RED, knight=2)
    table.after_the_roll(RED)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_three_knights_take_the_card(edition):
    table = army(edition=edition)
    table.resolves_knight(RED)
    assert table.largest_army() == RED
    assert table.happened(LargestArmyMoved) == [LargestArmyMoved(RED, 3)]


def test_it_is_awarded_once_the_robber_is_resolved():
    """The knight joins the army once the robber is resolved (sources: largest-army)."""
    table = army()
    table.plays_knight(RED)
    assert table.largest_army() is None
    table.play(table.legal(RED, MoveRobber)[0])
    assert table.largest_army() == RED


def test_two_knights_take_nothing():
    table = Table()
    table.unplayed(RED, knight=2)
    table.played(RED, knight=1)
    table.after_the_roll(RED)
    table.resolves_knight(RED)
    assert table.largest_army() is None


def test_the_largest_army_is_worth_two_points():
    table = army(points={RED: 2})
    table.resolves_knight(RED)
    assert table.points(RED) == 4


def test_only_played_knights_count():
    """Footnote 33 of the annotated rules (sources: largest-army)."""
    table = Table()
    table.unplayed(RED, knight=6)
    table.after_the_roll(RED)
    table.resolves_knight(RED)
    assert table.largest_army() is None
    assert table.view(None)["seats"]["0"]["played"] == {"knight": 1}


def test_an_equal_army_does_not_take_it():
    table = army()
    table.played(BLUE, knight=3)
    table.state.largest_army = BLUE
    table._rebuild()
    table.resolves_knight(RED)
    assert table.largest_army() == BLUE
    assert table.happened(LargestArmyMoved) == []


def test_strictly_more_knights_take_it_and_two_points_move():
    table = army(points={RED: 2, BLUE: 2})
    table.played(RED, knight=3)
    table.played(BLUE, knight=3)
    table.state.largest_army = BLUE
    table._rebuild()
    assert (table.points(RED), table.points(BLUE)) == (2, 4)
    table.resolves_knight(RED)
    assert table.largest_army() == RED
    assert (table.points(RED), table.points(BLUE)) == (4, 2)
    assert table.happened(LargestArmyMoved) == [LargestArmyMoved(RED, 4)]


def test_the_holder_keeps_it_with_further_knights():
    table = army(points={RED: 2})
    table.played(RED, knight=3)
    table.state.largest_army = RED
    table._rebuild()
    table.resolves_knight(RED)
    assert table.largest_army() == RED
    assert table.points(RED) == 4


def test_other_cards_are_no_soldiers():
    table = Table()
    table.played(RED, knight=2, monopoly=1)
    table.unplayed(RED, year_of_plenty=1)
    table.after_the_roll(RED)
    table.plays_year_of_plenty(RED, 0, 0)
    assert table.largest_army() is None


def test_everyone_sees_who_holds_it_and_how_many_knights_lie_before_each():
    table = army()
    table.resolves_knight(RED)
    for viewer in (*table.seats, None):
        assert table.view(viewer)["largest_army"] == RED
        assert table.view(viewer)["seats"]["0"]["played"] == {"knight": 3}


def test_a_knight_before_the_roll_counts():
    table = army()
    table.before_the_roll(RED)
    table.resolves_knight(RED)
    assert table.largest_army() == RED
