"""The easy bot."""

from engine.card_game.core.actions import Exchange
from engine.card_game.game import game
from engine.chance import Random
from tests.engine.card_game.cards_table import RED, Table, card


def chosen(table):
    """The bot's action in RED's place, whatever its luck."""
    view, legal, forms = (
        game.view_for(table.state, RED),
        game.legal_actions(table.state, RED),
        game.forms(table.state, RED),
    )
    (one,) = {
        type(action) is Exchange and action.card
        for action in (
            game.bots.choose("easy", view, legal, forms, RED, Random(number)) for number in range(9)
        )
    }
    return one


def test_with_a_full_hand_a_bot_exchanges_what_is_farthest_from_being_built():
    table = Table()
    table.hand(RED, "church", "sawmill", "black-knight")
    assert chosen(table) == card("church"), "a city's card without a city"


def test_a_bot_keeps_the_card_that_costs_nothing():
    table = Table()
    table.hand(RED, "sawmill", "smithy", "black-knight")
    assert chosen(table) in (card("sawmill"), card("smithy"))
