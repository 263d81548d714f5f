"""What can be taken back: only what showed nobody anything new and asked nobody else (facts, section 11, "Undo")."""

import pytest

from engine.card_game.core.actions import Demolish
from engine.card_game.core.events import TokenMoved
from engine.card_game.game import game
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts, site

WOOL = amounts(wool=1)


@pytest.fixture
def table():
    """RED can do a bit of everything."""
    begun = Table(demolish=True)
    begun.stores(
        RED, {"hills 5": 3, "forest 4": 3, "mountains 2": 3, "fields 1": 3, "pasture 3": 3}
    )
    begun.rich(BLUE)
    begun.hand(RED, "marketplace", "knight-otto", "caravan")
    begun.built(RED, right_above="smithy", right_below="abbey")
    begun.road(RED, "far left")
    return begun


def can_be_taken_back(table):
    return game.can_undo(table.last)


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.builds_road(RED, "far right"),
        lambda table: table.builds_city(RED, "left"),
        lambda table: table.builds(RED, "knight-otto", "left above"),
        lambda table: table.trades(RED, "wool", "gold"),
        lambda table: table.play(Demolish(RED, site("right below"))),
    ],
)
def test_building_demolishing_and_trade_within_the_realm_can_be_taken_back(table, act):
    act(table)
    assert can_be_taken_back(table)


def test_a_token_that_moves_is_no_obstacle(table):
    table.city(RED, "left")
    table.builds(RED, "marketplace", "left above")
    assert table.happened(TokenMoved)
    assert can_be_taken_back(table)


def test_nothing_is_taken_back_after_a_roll(table):
    table.before_the_dice(RED)
    table.rolls(RED, "trade-advantage", 6)
    assert not can_be_taken_back(table)


def test_nothing_is_taken_back_after_a_draw(table):
    table.ends_turn(RED)
    table.draws(RED, 0)
    assert not can_be_taken_back(table)


def test_nothing_is_taken_back_after_a_look(table):
    table.hand(RED)
    table.ends_turn(RED)
    table.looks_through(RED, 0)
    assert not can_be_taken_back(table)
    table.takes_card(RED, 0)
    assert not can_be_taken_back(table)


def test_an_exchange_is_not_taken_back(table):
    table.hand(RED, "marketplace", "knight-otto", "caravan", "church")
    table.exchanges(RED, "caravan", 0)
    assert not can_be_taken_back(table)


def test_a_settlement_is_not_taken_back_once_its_regions_are_drawn(table):
    table.builds_settlement(RED, "far left")
    assert not can_be_taken_back(table)
    table.lapses(RED)
    assert not can_be_taken_back(table)


def test_a_card_that_was_played_is_not_taken_back(table):
    table.plays(RED, "caravan")
    assert not can_be_taken_back(table)


def test_what_passes_between_the_players_is_not_taken_back(table):
    offer = table.offers(RED, WOOL, amounts())
    assert not can_be_taken_back(table)
    table.stores(BLUE, {})
    table.accepts(BLUE, offer)
    assert not can_be_taken_back(table)


def test_the_end_of_a_turn_is_not_taken_back(table):
    table.no_stacks()
    table.ends_turn(RED)
    assert not can_be_taken_back(table)


def test_the_end_of_the_game_is_not_taken_back():
    table = Table(victory_points=7)
    table.city(RED, "left", "right")
    table.built(RED, left_above="colossus")
    table.rich(RED)
    table.hand(RED, "knight-otto")
    table.builds(RED, "knight-otto", "right above")
    assert table.state.over
    assert not can_be_taken_back(table)
