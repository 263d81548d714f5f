"""A lapsed clock does what has to be done, never a purchase or a trade, and decides nothing by chance
(sources: lapsed-clock, which-region)."""

import pytest

from engine.card_game.core.actions import Return
from engine.card_game.core.events import (
    CardPutUnder,
    CardTaken,
    DiceRolled,
    GoodGained,
    StackSearched,
    TradeDeclined,
    TurnBegan,
    UpgradeReturned,
)
from engine.card_game.core.grid import ABOVE, BELOW, place
from engine.card_game.game import game
from engine.chance import Scripted
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts, card

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


def test_it_draws_from_the_first_stack_with_a_card():
    table = Table()
    table.stack_is(0)
    table.stack_is(1, "mint", "colossus")
    table.ends_turn(RED)
    for key in ("mint", "colossus"):
        table.lapses(RED)
        assert table.happened(CardTaken) == [CardTaken(RED, 1, card(key))]
    table.lapses(RED)
    assert table.happened(CardTaken)[0].stack == 2


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


def test_of_regions_equally_empty_it_gains_in_the_left_one_and_there_in_the_upper_one():
    table = Table()
    table.rich(RED)
    for name in ("river 6", "pasture 3", "hills 5"):
        table.state.realms[RED].stored[table.region(RED, name)] = 1
    table.built(RED, right_below="fortified-warehouse")
    table.before_the_dice(RED)
    table.rolls(RED, "successful-year", 1)
    gains = [table.region(RED, name) for name in ("hills 5", "pasture 3", "river 6")]
    table.lapses(RED)
    assert table.happened(GoodGained)[0].place == min(gains)


def test_it_lays_the_region_that_was_drawn_first_above():
    table = Table()
    table.rich(RED)
    table.road(RED, "far left")
    table.region_stack("river 2", "hills 3")
    table.builds_settlement(RED, "far left")
    table.lapses(RED)
    assert table.region(RED, "river 2") == place(8, ABOVE)
    assert table.region(RED, "hills 3") == place(8, BELOW)


def test_with_a_scout_it_chooses_the_first_two_regions_that_are_shown():
    table = Table()
    table.rich(RED)
    table.road(RED, "far left")
    table.hand(RED, "scout")
    table.region_stack("river 2", "hills 3")
    table.builds_settlement(RED, "far left", scout=True)
    first, second, *_ = (each["region"] for each in table.seat_view(RED, RED)["regions"])
    table.lapses(RED)
    realm = table.state.realms[RED]
    assert (realm.regions[place(8, ABOVE)], realm.regions[place(8, BELOW)]) == (first, second)


def test_it_sends_the_first_card_that_is_offered_back():
    table = Table()
    table.built(BLUE, left_above="smithy", right_below="abbey")
    table.hand(RED, "arsonist")
    table.attacks(RED, "arsonist", 1)
    first = table.legal(RED, Return)[0]
    table.lapses(RED)
    assert [each.place for each in table.happened(UpgradeReturned)] == [first.place]


def test_it_puts_the_last_card_of_the_hand_under_the_first_stack():
    table = Table()
    table.built(BLUE, left_above="abbey")
    table.hand(RED, "arsonist")
    table.hand(BLUE, "smithy", "church", "sawmill")
    table.attacks(RED, "arsonist", 1)
    table.returns(RED, "left above")
    *_, last = table.seat_view(BLUE, BLUE)["hand"]
    table.lapses(BLUE)
    assert table.happened(CardPutUnder) == [CardPutUnder(BLUE, 0, card(last["card"]))]
    assert len(table.in_hand(BLUE)) == 3


def test_it_declines_an_open_offer():
    table = Table()
    table.has(RED, wool=1)
    offer = table.offers(RED, amounts(wool=1), amounts())
    table.lapses(BLUE)
    assert table.happened(TradeDeclined) == [TradeDeclined(offer, BLUE)]


@pytest.mark.parametrize("seat", BOTH)
def test_nothing_is_done_for_a_seat_that_nothing_waits_for(seat):
    table = Table()
    table.main_phase(1 - seat)
    assert game.default_action(table.state, seat, Scripted()) is None
