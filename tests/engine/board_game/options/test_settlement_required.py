"""Option settlement-required: at the end of a turn one has a settlement (sources: settlement-required)."""

import random

from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import BuildCity, BuildSettlement, EndTurn
from engine.board_game.core.config import GameConfig
from engine.chance import Random
from tests.engine.board_game.invariants import assert_sound
from tests.engine.board_game.table import BLUE, CITY, RED, SETTLEMENT, Table, cards, refused
from tests.engine.board_game.wild import wild_action

KEY = "settlement-required"


def last_settlement(*paid_for, **values):
    """RED has one settlement at hills 6 N, a city elsewhere, and a road that leads to room for another settlement."""
    table = Table(KEY, **values)
    table.settlement(RED, "hills 6 N")
    table.city(RED, "fields 12 S")
    table.road_along(RED, *table.way("hills 6 N", 2))
    table.hand(RED, *paid_for)
    table.after_the_roll(RED)
    return table


def test_the_last_settlement_cannot_become_a_city():
    table = last_settlement(CITY)
    assert not table.cities_offered_to(RED)
    with refused("not_a_city_yet"):
        table.builds_city(RED, "hills 6 N")


def test_one_of_two_settlements_can():
    table = last_settlement(CITY)
    table.settlement(RED, "mountains 3 N")
    table.builds_city(RED, "hills 6 N")
    assert not table.cities_offered_to(RED)


def test_the_last_one_can_where_another_follows_in_the_same_turn():
    table = last_settlement(CITY, SETTLEMENT)
    table.builds_city(RED, "hills 6 N")
    assert table.kinds(RED) == {"BuildSettlement"}
    with refused("wrong_moment"):
        table.play(EndTurn(RED))
    table.builds_settlement(RED, min(table.settlements_offered_to(RED)))
    assert table.in_hand(RED) == cards()
    assert "EndTurn" in table.kinds(RED)


def test_not_where_the_cards_for_another_are_missing():
    for missing in ("brick", "lumber", "wool", "grain"):
        table = last_settlement(CITY, SETTLEMENT)
        hand = dict(
            zip(("brick", "lumber", "wool", "grain", "ore"), table.in_hand(RED), strict=True)
        )
        table.hand(RED, **{**hand, missing: hand[missing] - 1})
        assert not table.cities_offered_to(RED)


def test_not_where_there_is_no_room_for_another():
    table = last_settlement(CITY, SETTLEMENT)
    table.settlement(BLUE, max(table.settlements_offered_to(RED)))
    assert not table.settlements_offered_to(RED)
    assert not table.cities_offered_to(RED)


def test_building_the_other_one_first_needs_no_promise():
    table = last_settlement(CITY, SETTLEMENT)
    table.builds_settlement(RED, min(table.settlements_offered_to(RED)))
    table.builds_city(RED, "hills 6 N")
    assert "EndTurn" in table.kinds(RED)


def test_the_last_one_can_where_the_city_wins():
    """The turn has no end then."""
    table = last_settlement(CITY, values={"victory-points": 8})
    table.city(RED, "mountains 10 N")
    table.state.cards[RED][4] = 2
    table.deck()
    assert table.view(RED)["seats"][str(RED)]["total"] == 7
    table.builds_city(RED, "hills 6 N")
    assert table.winner() == RED


def test_everybody_sees_who_has_to_build_another():
    table = last_settlement(CITY, SETTLEMENT)
    table.builds_city(RED, "hills 6 N")
    assert table.view(None)["waiting"] == {str(RED): {"kind": "BuildAnother"}}


def test_whoever_lets_the_time_run_out_builds_it():
    table = last_settlement(CITY, SETTLEMENT)
    table.builds_city(RED, "hills 6 N")
    assert isinstance(game.default_action(table.state, RED, Random(1)), BuildSettlement)


def test_nobody_is_ever_stuck_or_left_without_a_settlement():
    config = GameConfig(options={KEY: True})
    upgraded = 0
    for seed in range(6):
        luck, chance = random.Random(seed), Random(seed)
        state = game.start(rules_for(config), chance)
        while not state.over:
            assert_sound(state)
            action = wild_action(state, luck)
            upgraded += isinstance(action, BuildCity)
            game.check(state, action)
            game.apply(state, action, chance)
            if isinstance(action, EndTurn):
                assert state.settlements[action.seat]
    assert upgraded


def test_without_the_option_the_last_one_may_become_a_city():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.hand(RED, CITY)
    table.after_the_roll(RED)
    table.builds_city(RED, "hills 6 N")
