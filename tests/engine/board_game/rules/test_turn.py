"""The turn: card, roll, production or seven, then trade and build in any order, then the next player (sources: the-turn)."""

import pytest

from engine.board_game.core.actions import BuildRoad, EndTurn, PlayKnight, RollDice, TradeWithSupply
from engine.board_game.core.events import TurnBegan, TurnEnded
from engine.board_game.core.names import BRICK, LUMBER, ORE, WOOL
from tests.engine.board_game.table import BLUE, ORANGE, RED, ROAD, WHITE, Table, cards, refused


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_goes_clockwise_round_the_table(seats):
    table = Table(seats=seats)
    for number in range(2 * seats + 1):
        seat = number % seats
        assert table.deciding() == (seat,)
        assert table.view(None)["turn"]["seat"] == seat
        table.rolls(seat, 2)
        table.ends_turn(seat)


def test_the_dice_must_be_rolled_before_the_turn_ends():
    """You must roll for resource production (sources: the-turn)."""
    table = Table()
    assert not table.may(EndTurn(RED))
    with refused():
        table.ends_turn(RED)
    table.rolls(RED, 2)
    assert table.may(EndTurn(RED))


def test_a_turn_may_end_without_doing_anything():
    table = Table()
    table.rolls(RED, 2)
    table.ends_turn(RED)
    assert table.happened(TurnEnded) == [TurnEnded(RED, 1)]
    assert table.happened(TurnBegan) == [TurnBegan(BLUE, 2)]


def test_only_the_active_player_ends_the_turn():
    table = Table()
    table.rolls(RED, 2)
    for seat in (BLUE, ORANGE, WHITE):
        with refused():
            table.ends_turn(seat)


def test_nobody_rolls_out_of_turn():
    table = Table()
    for seat in (BLUE, ORANGE, WHITE):
        with refused():
            table.play(RollDice(seat))


def test_trade_build_and_trade_again_in_any_order():
    """As often as you like and in any order (sources: the-turn)."""
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD, ore=8)
    table.after_the_roll(RED)
    table.trades_with_supply(RED, ORE, BRICK)
    table.builds_road(RED, "hills 6 NE")
    table.trades_with_supply(RED, ORE, LUMBER)
    table.builds_road(RED, "hills 6 NW")
    assert table.in_hand(RED) == cards()


def test_a_card_may_be_played_between_building_and_trading():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD, ore=4)
    table.unplayed(RED, knight=1)
    table.after_the_roll(RED)
    table.builds_road(RED, "hills 6 NE")
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert table.may(TradeWithSupply(RED, ORE, WOOL))


def test_the_dice_of_the_last_turn_are_put_away():
    table = Table()
    table.rolls(RED, 2)
    table.ends_turn(RED)
    assert "dice" not in table.view(None)["turn"]


def test_what_was_bought_is_no_longer_new_on_the_next_turn():
    table = Table(seats=2)
    table.hand(RED, cards(0, 0, 1, 1, 1))
    table.deck(0)
    table.after_the_roll(RED)
    table.buys_card(RED)
    assert table.view(RED)["seats"]["0"]["new"] == {"knight": 1}
    table.ends_turn(RED)
    assert table.view(RED)["seats"]["0"]["new"] == {}


def test_the_one_card_of_a_turn_is_everybodys_own():
    table = Table()
    table.unplayed(RED, knight=1)
    table.unplayed(BLUE, knight=1)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    table.rolls(RED, 2)
    table.ends_turn(RED)
    assert table.may(PlayKnight(BLUE))


def test_nobody_acts_after_the_turn_has_ended():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD)
    table.rolls(RED, 2)
    table.ends_turn(RED)
    with refused():
        table.play(BuildRoad(RED, table.path("hills 6 NE")))
    assert table.kinds(RED) == set()


def test_everyone_sees_whose_turn_it_is_and_what_is_awaited():
    table = Table()
    for viewer in (*table.seats, None):
        assert table.view(viewer)["waiting"] == {"0": {"kind": "Roll"}}
        assert table.view(viewer)["turn"] == {"number": 1, "seat": 0, "card_played": False}
