"""The course of a turn: the dice, the event, production, the main phase, the hand (sources: order-of-a-turn)."""

from itertools import permutations

import pytest

from engine.card_game.core.actions import EndTurn, OfferTrade, RollDice
from engine.card_game.core.events import (
    DiceRolled,
    GoodLost,
    Produced,
    RobbersCame,
    TurnBegan,
    TurnEnded,
)
from engine.card_game.game import game
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts, refused

BOTH = (RED, BLUE)


def a_table(seat=RED):
    """The seat is about to roll."""
    table = Table()
    table.before_the_dice(seat)
    return table


def test_the_players_take_alternating_turns():
    table = Table()
    table.no_stacks()
    table.turn_is(5)
    for number, seat in enumerate((RED, BLUE, RED, BLUE), start=6):
        assert game.on_turn(table.state) == seat
        table.ends_turn(seat)
        assert table.happened(TurnEnded) == [TurnEnded(seat)]
        assert table.happened(TurnBegan) == [TurnBegan(1 - seat, number)]
        table.rolls(1 - seat, "robber-assault", 1)


def test_the_dice_are_rolled_to_begin_a_turn():
    table = a_table()
    table.rich(RED)
    table.hand(RED, "smithy", "merchant", "spy")
    assert table.waits_for(RED) == "Roll"
    assert table.kinds(RED) == {"RollDice"}
    for act in (
        lambda: table.builds_road(RED, "far left"),
        lambda: table.builds(RED, "smithy", "left above"),
        lambda: table.plays(RED, "merchant"),
        lambda: table.trades(RED, "wool", "ore"),
        lambda: table.ends_turn(RED),
    ):
        with refused("wrong_moment"):
            act()


def test_the_dice_are_rolled_once_in_a_turn():
    table = a_table()
    table.rolls(RED, "trade-advantage", 1)
    with refused("wrong_moment"):
        table.play(RollDice(RED))


def test_only_the_active_player_rolls():
    table = a_table()
    with refused("not_your_turn"):
        table.play(RollDice(BLUE))


def test_both_dice_are_rolled_at_the_same_time():
    table = a_table()
    table.rolls(RED, "successful-year", 4)
    assert len(table.happened(DiceRolled)) == 1
    assert table.told(RED)[0] == {
        "type": "DiceRolled",
        "seat": RED,
        "face": "successful-year",
        "number": 4,
        "named": False,
    }


def test_both_players_see_both_dice():
    table = a_table()
    table.rolls(RED, "successful-year", 4)
    assert table.told(RED) == table.told(BLUE) == table.told(None)
    for viewer in (*BOTH, None):
        assert table.view(viewer)["turn"]["dice"] == {"face": "successful-year", "number": 4}


def test_the_event_is_resolved_in_full_before_production_is_recorded():
    table = a_table()
    table.rolls(RED, "successful-year", 1)
    assert not table.happened(Produced)
    assert table.waits_for(RED) == "ChooseGain"
    table.gains(RED, "hills 5")
    assert not table.happened(Produced)
    assert table.waits_for(BLUE) == "ChooseGain"
    table.gains(BLUE, "hills 6")
    assert len(table.happened(Produced)) == 2
    assert table.stored(RED) == {"hills 5": 1, "fields 1": 1}
    assert table.stored(BLUE) == {"hills 6": 1, "river 1": 1}


def test_robbers_come_before_production():
    table = a_table()
    table.stores(RED, {"mountains 2": 2, "pasture 3": 3, "hills 5": 3})
    table.rolls(RED, "robber-assault", 2)
    order = [type(event) for event in table.last]
    assert order.index(RobbersCame) < order.index(GoodLost) < order.index(Produced)
    assert table.stored(RED) == {"mountains 2": 1, "hills 5": 3}


def test_what_production_brings_is_not_counted_by_the_robbers_of_the_same_roll():
    table = a_table()
    table.stores(RED, {"mountains 2": 1, "pasture 3": 3, "hills 5": 3})
    table.rolls(RED, "robber-assault", 2)
    assert table.stored(RED) == {"mountains 2": 2, "pasture 3": 3, "hills 5": 3}


@pytest.mark.parametrize("seat", BOTH)
def test_the_roll_applies_to_both_players(seat):
    table = a_table(seat)
    table.rolls(seat, "robber-assault", 6)
    assert table.stored(RED) == {"river 6": 1}
    assert table.stored(BLUE) == {"hills 6": 1}


def test_events_without_a_choice_go_on_by_themselves():
    table = a_table()
    table.rolls(RED, "robber-assault", 3)
    assert table.waits_for(RED) == "Play"
    assert table.stored(RED) == {"pasture 3": 1}


@pytest.mark.parametrize("seat", BOTH)
def test_where_both_choose_the_active_player_goes_first(seat):
    table = a_table(seat)
    table.rolls(seat, "successful-year", 1)
    assert table.deciding() == (seat,)
    table.lapses(seat)
    assert table.deciding() == (1 - seat,)


def plays_a_caravan(table):
    table.plays(RED, "caravan")
    table.swaps(RED, "pasture 3", "fields 1")
    table.swaps(RED, "pasture 3", "fields 1")


ACTS = [
    plays_a_caravan,
    lambda table: table.trades(RED, "gold", "ore"),
    lambda table: table.builds_road(RED, "far left"),
    lambda table: table.builds(RED, "abbey", "right below"),
]


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_main_phase_has_playing_trading_expanding_and_developing_in_any_order(order):
    table = Table()
    table.stores(RED, {"hills 5": 3, "forest 4": 2, "mountains 2": 1, "pasture 3": 2, "river 6": 3})
    table.hand(RED, "abbey", "caravan")
    for number in order:
        ACTS[number](table)
    assert table.stored(RED) == {"fields 1": 2, "mountains 2": 1}
    assert table.in_hand(RED) == []
    assert table.waits_for(RED) == "Play"


def test_the_opponent_may_only_trade_in_the_main_phase():
    table = Table()
    table.rich(RED, BLUE)
    table.hand(BLUE, "smithy", "merchant")
    assert table.kinds(BLUE) == {"OfferTrade"}
    for act in (
        lambda: table.builds_road(BLUE, "far left"),
        lambda: table.builds(BLUE, "smithy", "left above"),
        lambda: table.plays(BLUE, "merchant"),
        lambda: table.trades(BLUE, "wool", "ore"),
        lambda: table.ends_turn(BLUE),
    ):
        with refused("not_your_turn"):
            act()


def test_the_player_may_also_do_nothing_but_roll():
    table = a_table()
    table.hand(RED, "smithy", "abbey", "church")
    table.rolls(RED, "robber-assault", 1)
    assert table.may(EndTurn(RED))
    table.ends_turn(RED)
    assert game.on_turn(table.state) == BLUE


def test_the_hand_is_replenished_at_the_end_of_the_turn_and_only_then():
    table = Table()
    table.hand(RED, "abbey")
    assert not {"DrawCard", "LookThrough"} & table.kinds(RED)
    with refused("wrong_moment"):
        table.draws(RED, 0)
    table.ends_turn(RED)
    assert table.waits_for(RED) == "Draw"


def test_the_turn_ends_when_the_hand_is_replenished():
    table = Table()
    table.hand(RED, "abbey")
    table.ends_turn(RED)
    table.draws(RED, 0)
    assert game.on_turn(table.state) == RED
    table.draws(RED, 1)
    assert table.happened(TurnEnded) == [TurnEnded(RED)]
    assert table.waits_for(BLUE) == "Roll"


def test_nothing_but_drawing_follows_the_main_phase():
    table = Table()
    table.rich(RED, BLUE)
    table.hand(RED, "abbey", "merchant")
    table.ends_turn(RED)
    assert table.kinds(RED) == {"DrawCard", "LookThrough"}
    assert table.kinds(BLUE) == set()
    with refused("wrong_moment"):
        table.builds(RED, "abbey", "left above")
    with refused("not_your_turn"):
        table.play(OfferTrade(BLUE, amounts(wool=1), amounts(ore=1), None, None))


def test_an_event_card_lies_open_only_in_its_turn():
    table = Table()
    table.turns(RED, "year-end")
    assert table.view(None)["turn"]["event"] == "year-end"
    table.no_stacks()
    table.ends_turn(RED)
    assert "event" not in table.view(None)["turn"]


def test_a_lapsed_clock_rolls_and_ends_the_turn():
    table = a_table()
    table.hand(RED, "smithy", "abbey", "church")
    table.lapses(RED)
    assert table.happened(DiceRolled)
    while game.on_turn(table.state) == RED:
        (seat,) = table.deciding()
        table.lapses(seat)
    assert table.in_hand(RED) == ["abbey", "church", "smithy"]
