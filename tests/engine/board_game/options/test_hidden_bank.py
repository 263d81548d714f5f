"""Option hidden-bank: nobody is shown how many cards the supply has left; a shortage is announced (house rule)."""

import random

import pytest

from engine.board_game import game
from engine.board_game.catalog import EDITIONS
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import SupplyShort
from engine.board_game.core.names import BRICK, GRAIN, ORE, RESOURCES, WOOL
from engine.board_game.simulate import bot_action
from engine.chance import Random
from tests.engine.board_game.table import BLUE, ORANGE, RED, Table, cards, refused

VIEWERS = (RED, BLUE, ORANGE, 3, None)


def hidden(**left):
    """RED has rolled, and holds what the supply lacks."""
    table = Table("hidden-bank")
    table.hand(RED, wool=4, grain=4)
    table.supply_left(BLUE, **left)
    table.after_the_roll(RED)
    return table


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_is_shown_what_the_supply_has_left(viewer):
    assert "supply" not in hidden().view(viewer)
    assert "supply" in Table().view(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_how_many_development_cards_are_left_is_shown(viewer):
    assert hidden().view(viewer)["deck"] == 25


def test_a_fuller_supply_looks_like_an_emptier_one():
    fuller, emptier = hidden(ore=12), hidden(ore=12)
    emptier.state.supply[ORE] = 3
    for viewer in VIEWERS:
        assert fuller.known_to(viewer) == emptier.known_to(viewer)


def test_a_trade_that_the_supply_cannot_pay_is_refused_in_words():
    table = hidden(ore=0)
    with refused("supply_short"):
        table.trades_with_supply(RED, WOOL, ORE)
    table.trades_with_supply(RED, WOOL, BRICK)


def test_a_card_that_the_supply_cannot_give_is_refused_in_words():
    table = hidden(ore=1)
    table.unplayed(RED, year_of_plenty=1)
    with refused("supply_short"):
        table.plays_year_of_plenty(RED, ORE, ORE)
    table.plays_year_of_plenty(RED, ORE, GRAIN)


def test_a_shortage_is_announced():
    table = Table("hidden-bank")
    table.settlement(RED, "mountains 8 NE")
    table.settlement(ORANGE, "mountains 8 S")
    table.supply_left(BLUE, ore=1)
    table.rolls(RED, 8)
    assert table.happened(SupplyShort) == [SupplyShort(ORE)]
    for viewer in VIEWERS:
        assert {"type": "SupplyShort", "resource": "ore"} in table.seen_by(viewer)


def expected(left, *options):
    """The cards that a roll would bring on average, when the supply has only so much ore."""
    table = Table(*options)
    table.settlement(RED, "mountains 8 NE")
    table.settlement(ORANGE, "mountains 8 S")
    table.supply_left(BLUE, ore=left)
    return game.expected_cards(table.state)


def test_what_is_to_be_expected_tells_nothing_about_the_supply():
    assert expected(1, "hidden-bank") == expected(19, "hidden-bank") == expected(19)
    assert expected(1) < expected(19)


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_play_to_the_end_and_then_the_supply_is_shown(edition):
    options = {"hidden-bank": True, "card-tracker": True, "victory-points": 8}
    chance, luck = Random(4), random.Random(f"bots {edition}")
    state, _ = game.new_game(GameConfig(edition, options=options), chance)
    while not state.over:
        for viewer in (0, None):
            assert "supply" not in game.view_for(state, viewer)
        state, _ = game.play(state, bot_action(state, "easy", luck), chance)
    for viewer in (0, None):
        shown = game.view_for(state, viewer)["supply"]
        assert cards(**shown) == tuple(state.supply)
        assert set(shown) == set(RESOURCES)


def test_the_game_is_otherwise_the_same():
    plain = Table()
    plain.hand(RED, wool=4, grain=4)
    plain.after_the_roll(RED)
    assert hidden().legal(RED) == plain.legal(RED)
