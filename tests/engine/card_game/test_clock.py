"""A lapsed clock does what has to be done, never a purchase or a trade (facts, section 11, "Which region does a loser empty?", "Must one
draw?", "Start")."""

import pytest

from engine.card_game.core.events import (
    CardPutUnder,
    CardTaken,
    DiceRolled,
    GoodGained,
    StackSearched,
    TradeDeclined,
    TurnBegan,
)
from engine.card_game.core.grid import ABOVE, BELOW, place
from engine.card_game.game import game
from engine.chance import Random, Scripted
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts

BOTH = (RED, BLUE)


def test_it_rolls_the_dice_without_naming_their_number():
    table = Table()
    table.hand(RED, "alchemist")
    table.before_the_dice(RED)
    table.lapses(RED)
    assert table.happened(DiceRolled)
    assert table.in_hand(RED) == ["alchemist"]


def test_it_ends_the_main_phase_without_buying_or_trading():
    table = Table()
    table.rich(RED)
    table.hand(RED, "smithy", "abbey", "merchant")
    table.lapses(RED)
    assert table.happened(TurnBegan)[0].seat == BLUE
    assert sum(table.goods(RED).values()) == 18
    assert table.standing(RED) == {}
    assert table.in_hand(RED) == ["abbey", "merchant", "smithy"]


def test_it_draws_top_cards_and_pays_for_no_look():
    table = Table()
    table.rich(RED)
    tops = {table.in_stack(stack)[0] for stack in range(5)}
    table.ends_turn(RED)
    table.lapses(RED)
    assert not table.happened(StackSearched)
    assert table.in_hand(RED)[0] in tops
    assert sum(table.goods(RED).values()) == 18
    while game.on_turn(table.state) == RED:
        table.lapses(RED)
        assert table.happened(CardTaken)
    assert len(table.in_hand(RED)) == 3


def test_the_stacks_it_draws_from_are_chosen_by_chance():
    table = Table()
    table.ends_turn(RED)
    chosen = {game.default_action(table.state, RED, Random(seed)) for seed in range(40)}
    assert len(chosen) == 5


def test_after_a_look_it_takes_the_top_card():
    table = Table()
    table.rich(RED)
    table.ends_turn(RED)
    table.stack(2, "colossus", "mint")
    table.looks_through(RED, 2)
    table.lapses(RED)
    assert table.in_hand(RED) == ["colossus"]


def test_it_gains_in_the_emptiest_region():
    table = Table()
    table.rich(RED)
    table.state.realms[RED].stored[table.region(RED, "river 6")] = 1
    table.state.realms[RED].stored[table.region(RED, "hills 5")] = 2
    table.before_the_dice(RED)
    table.rolls(RED, "successful-year", 1)
    table.lapses(RED)
    (gained,) = table.happened(GoodGained)
    assert gained.place == table.region(RED, "river 6")


def test_it_lays_new_regions_out_as_chance_has_it():
    table = Table()
    table.rich(RED)
    table.road(RED, "far left")
    table.region_stack("hills 3", "river 2")
    table.builds_settlement(RED, "far left")
    chosen = {game.default_action(table.state, RED, Random(seed)) for seed in range(20)}
    assert len(chosen) == 2
    table.lapses(RED)
    assert {table.region(RED, "hills 3"), table.region(RED, "river 2")} == {
        place(8, ABOVE),
        place(8, BELOW),
    }


def test_it_puts_a_surplus_under_some_stack():
    table = Table()
    table.built(BLUE, left_above="abbey")
    table.hand(RED, "arsonist")
    table.hand(BLUE, "smithy", "church", "sawmill")
    table.attacks(RED, "arsonist", 1)
    table.returns(RED, "left above")
    table.lapses(BLUE)
    assert table.happened(CardPutUnder)
    assert len(table.in_hand(BLUE)) == 3


def test_it_declines_an_open_offer():
    table = Table()
    table.has(RED, wool=1)
    offer = table.offers(RED, amounts(wool=1), amounts())
    table.lapses(BLUE)
    assert table.happened(TradeDeclined) == [TradeDeclined(offer, BLUE)]


def test_an_offer_waits_while_something_else_is_decided():
    table = Table()
    table.has(RED, wool=1)
    table.offers(RED, amounts(wool=1), amounts())
    table.hand(RED, "spy")
    table.hand(BLUE, "smithy", "caravan")
    table.plays(RED, "spy")
    assert table.waits_for(RED) == "Spy"
    assert game.default_action(table.state, BLUE, Scripted()) is None


@pytest.mark.parametrize("seat", BOTH)
def test_nothing_is_done_for_a_seat_that_nothing_waits_for(seat):
    table = Table()
    table.main_phase(1 - seat)
    assert game.default_action(table.state, seat, Scripted()) is None
