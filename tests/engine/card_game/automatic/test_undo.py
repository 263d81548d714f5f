"""The limits of taking back: nothing after a look, a roll or a draw, and nothing in which the opponent had a part (sources: undoing)."""

import pytest

from engine.card_game.core.actions import Demolish
from engine.card_game.core.events import TradeWithdrawn
from engine.card_game.game import game
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts, site


def rich(*hand, **settings):
    """RED can pay for everything but lives beside open ends; BLUE has something to lose."""
    table = Table(**settings)
    table.rich(RED)
    table.hand(RED, *hand)
    table.built(BLUE, left_above="knight-otto")
    table.stores(BLUE, {"river 1": 2})
    return table


def can_be_undone(table):
    return game.can_undo(table.last)


def test_building_can_be_undone():
    table = rich("smithy", "knight-karl")
    table.builds_road(RED, "far left")
    assert can_be_undone(table)
    table.rich(RED)
    table.builds_city(RED, "left")
    assert can_be_undone(table)
    table.rich(RED)
    table.builds(RED, "smithy", "left above")
    assert can_be_undone(table)


def test_a_token_that_moves_by_it_goes_back_too():
    table = rich("knight-karl")
    table.builds(RED, "knight-karl", "left above")
    assert table.holder("knight") == RED
    assert can_be_undone(table)


def test_building_can_be_undone_also_if_it_withdrew_an_offer():
    table = rich("smithy")
    table.stores(BLUE, {"hills 6": 1})
    table.stores(RED, {"forest 4": 2, "hills 5": 2, "mountains 2": 2})
    table.offers(BLUE, amounts(brick=1), amounts())
    table.builds(RED, "smithy", "left above")
    assert table.happened(TradeWithdrawn)
    assert can_be_undone(table)


def test_a_trade_with_the_supply_can_be_undone():
    table = rich()
    table.stores(RED, {"hills 5": 3})
    table.trades(RED, "brick", "ore")
    assert can_be_undone(table)


def test_demolishing_can_be_undone():
    table = rich(demolish=True)
    table.built(RED, left_above="smithy")
    table.play(Demolish(RED, site("left above")))
    assert can_be_undone(table)


@pytest.mark.parametrize("scout", [False, True])
def test_a_settlement_cannot_since_its_regions_were_seen(scout):
    table = rich("scout")
    table.road(RED, "far left")
    table.builds_settlement(RED, "far left", scout=scout)
    assert not can_be_undone(table)
    table.lapses(RED)
    assert not can_be_undone(table)


def test_nothing_can_be_undone_after_a_roll():
    table = rich()
    table.before_the_dice(RED)
    table.rolls(RED, "trade-advantage", 1)
    assert not can_be_undone(table)


def test_nothing_can_be_undone_after_a_look():
    table = rich()
    table.ends_turn(RED)
    assert not can_be_undone(table)
    table.looks_through(RED, 0)
    assert not can_be_undone(table)
    table.takes_card(RED, 0)
    assert not can_be_undone(table)


def test_nothing_can_be_undone_after_a_draw():
    table = rich()
    table.ends_turn(RED)
    table.draws(RED, 0)
    assert not can_be_undone(table)


def test_an_exchange_cannot_be_undone():
    table = rich("mint", "church", "spy")
    table.exchanges(RED, "mint", 0)
    assert not can_be_undone(table)


@pytest.mark.parametrize("key", ["black-knight", "raid", "merchant", "spy"])
def test_no_attack_can_be_undone(key):
    table = rich(key)
    table.stores(RED, {})
    table.hand(BLUE, "bishop", "herb-witch")
    table.plays(RED, key)
    assert not can_be_undone(table)


def test_an_answer_is_changed_and_not_undone():
    table = rich("black-knight")
    table.hand(BLUE, "herb-witch")
    table.plays(RED, "black-knight")
    table.answers(BLUE, "herb-witch")
    assert not can_be_undone(table)
    table.window_closes(1)
    assert not can_be_undone(table)


def test_nothing_between_the_players_can_be_undone():
    table = rich()
    table.stores(RED, {"hills 5": 1})
    offer = table.offers(RED, amounts(brick=1), amounts(gold=1))
    assert not can_be_undone(table)
    table.accepts(BLUE, offer)
    assert not can_be_undone(table)


def test_an_alchemist_cannot_be_undone():
    table = rich("alchemist")
    table.before_the_dice(RED)
    table.plays(RED, "alchemist")
    assert not can_be_undone(table)


def test_the_end_of_a_turn_cannot_be_undone():
    table = rich("mint", "church", "spy")
    table.ends_turn(RED)
    assert table.deciding() == (BLUE,)
    assert not can_be_undone(table)


def test_the_end_of_the_game_cannot_be_undone():
    table = rich("knight-karl", victory_points=7)
    table.city(RED, "left", "right")
    table.built(RED, left_above="colossus")
    table.builds(RED, "knight-karl", "right above")
    assert table.state.over
    assert not can_be_undone(table)
