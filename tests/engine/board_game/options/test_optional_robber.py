"""Option optional-robber: whoever rolls a seven may leave the robber (sources: optional-robber)."""

import pytest

from engine.board_game import game
from engine.board_game.core.events import CardStolen, RobberMoved
from engine.board_game.core.names import ORE
from engine.board_game.options.optional_robber import LeaveRobber, RobberLeft
from engine.chance import Random
from tests.engine.board_game.table import BLUE, RED, Table, cards, refused


def neighbors(*options):
    """BLUE holds ore at hills 5; the robber stands on the desert."""
    table = Table("optional-robber", *options)
    table.settlement(RED, "hills 6 N")
    table.settlement(BLUE, "hills 5 S")
    table.hand(BLUE, ore=2)
    return table


def test_whoever_rolls_a_seven_may_leave_the_robber_where_it_is():
    table = neighbors()
    table.rolls(RED, 7)
    table.play(LeaveRobber(RED))
    assert table.state.robber == table.hex("desert")
    assert [event.seat for event in table.happened(RobberLeft)] == [RED]
    assert not table.happened(RobberMoved)
    assert "EndTurn" in table.kinds(RED)


def test_and_then_steals_nothing():
    table = neighbors()
    table.robber_on("hills 5")
    table.rolls(RED, 7)
    table.play(LeaveRobber(RED))
    assert not table.happened(CardStolen)
    assert table.in_hand(BLUE) == cards(ore=2)


def test_the_robber_may_be_moved_all_the_same():
    table = neighbors()
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"MoveRobber", "LeaveRobber"}
    table.moves_robber(RED, "hills 5", BLUE, card=ORE)
    assert table.in_hand(RED) == cards(ore=1)


def test_too_many_cards_are_discarded_first():
    table = neighbors()
    table.hand(RED, wool=8)
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"Discard"}
    with refused("wrong_moment"):
        table.play(LeaveRobber(RED))
    table.discards(RED, wool=4)
    table.play(LeaveRobber(RED))


def test_a_knight_has_to_move_the_robber():
    table = neighbors()
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    assert table.kinds(RED) == {"MoveRobber"}
    with refused("robber_must_move"):
        table.play(LeaveRobber(RED))


def test_a_knight_after_a_seven_has_to_move_it_too():
    table = neighbors()
    table.unplayed(RED, knight=1)
    table.rolls(RED, 7)
    table.play(LeaveRobber(RED))
    table.plays_knight(RED)
    assert table.kinds(RED) == {"MoveRobber"}


def test_nobody_else_may_leave_it():
    table = neighbors()
    table.rolls(RED, 7)
    with refused("not_your_turn"):
        table.play(LeaveRobber(BLUE))


def test_whoever_lets_the_time_run_out_leaves_it():
    table = neighbors()
    table.rolls(RED, 7)
    for seed in range(5):
        assert game.default_action(table.state, RED, Random(seed)) == LeaveRobber(RED)


def test_it_can_be_undone():
    table = neighbors()
    table.rolls(RED, 7)
    assert game.can_undo(table.play(LeaveRobber(RED)))


@pytest.mark.parametrize("robbed", [True, False])
def test_a_friendly_robber_may_be_left_too(robbed):
    table = neighbors("friendly-robber")
    if robbed:
        table.city(BLUE, "forest 3 NE")
    table.rolls(RED, 7)
    table.play(LeaveRobber(RED))
    assert table.state.robber == table.hex("desert")


def test_without_the_option_the_robber_must_move():
    table = Table()
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"MoveRobber"}
