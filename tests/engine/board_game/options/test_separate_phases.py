"""Option separate-phases: trade first, then build (sources: trade-first)."""

import pytest

from engine.board_game.core.actions import AcceptOffer, ConfirmTrade, TradeWithSupply
from engine.board_game.core.names import KNIGHT, ORE, WOOL
from tests.engine.board_game.table import (
    BLUE,
    CARD,
    CITY,
    RED,
    ROAD,
    SETTLEMENT,
    Table,
    cards,
    refused,
)


def phased(*paid_for, edition="2025", **values):
    """RED has rolled, lives at hills 6 with two roads, can pay for these things and has four ore to trade."""
    options = ("separate-phases",) if edition != "2007" else ()
    table = Table(*options, edition=edition, **values)
    table.settlement(RED, "hills 6 N")
    table.road(RED, "hills 6 NE", "hills 6 E")
    table.hand(RED, *paid_for, ore=4)
    table.hand(BLUE, wool=3, brick=1)
    table.after_the_roll(RED)
    return table


def may_trade(table):
    return bool(
        table.legal(RED, TradeWithSupply)
        or {"OfferTrade", "AcceptOffer", "CounterOffer", "ConfirmTrade"}
        & (table.kinds(RED) | table.kinds(BLUE))
    )


each_edition = pytest.mark.parametrize("edition", ["2025", "2007", "1996"])


@each_edition
def test_before_anything_is_built_one_trades_with_everybody(edition):
    table = phased(ROAD, edition=edition)
    assert table.may(TradeWithSupply(RED, ORE, WOOL))
    offer = table.offers(RED, cards(ore=1), cards(wool=1))
    table.accepts(BLUE, offer)
    table.confirms(RED, offer, BLUE)
    assert may_trade(table)


@each_edition
def test_once_a_road_is_built_there_are_no_more_trades(edition):
    table = phased(ROAD, edition=edition)
    table.builds_road(RED, "hills 6 NW")
    assert not may_trade(table)
    with refused():
        table.trades_with_supply(RED, ORE, WOOL)
    with refused():
        table.offers(RED, cards(ore=1), cards(wool=1))
    with refused():
        table.offers(BLUE, cards(wool=1), cards(ore=1))


def test_once_a_settlement_is_built_there_are_no_more_trades():
    table = phased(SETTLEMENT)
    table.builds_settlement(RED, "hills 6 SE")
    assert not may_trade(table)


def test_once_a_city_is_built_there_are_no_more_trades():
    table = phased(CITY)
    table.builds_city(RED, "hills 6 N")
    assert not may_trade(table)


def test_once_a_card_is_bought_there_are_no_more_trades():
    """Building and buying follow the trade (sources: trade-first)."""
    table = phased(CARD)
    table.deck(KNIGHT)
    table.buys_card(RED)
    assert not may_trade(table)


def test_one_goes_on_building_after_building():
    table = phased(ROAD, ROAD, SETTLEMENT, CITY, CARD)
    table.builds_road(RED, "hills 6 NW")
    table.builds_road(RED, "hills 6 W")
    table.builds_settlement(RED, "hills 6 SE")
    table.builds_city(RED, "hills 6 SE")
    table.buys_card(RED)


def test_an_open_offer_is_dead_once_something_is_built():
    table = phased(ROAD)
    mine = table.offers(RED, cards(ore=1), cards(wool=1))
    theirs = table.offers(BLUE, cards(brick=1), cards(ore=1))
    table.accepts(BLUE, mine)
    table.builds_road(RED, "hills 6 NW")
    assert not table.may(ConfirmTrade(RED, mine, BLUE))
    assert not table.may(AcceptOffer(RED, theirs))
    assert not table.may(AcceptOffer(BLUE, mine))
    assert not may_trade(table)


def test_a_harbor_built_this_turn_cannot_be_used():
    table = Table("separate-phases")
    harbor = table.harbor(ORE)[0]
    table.road_along(RED, *table.way(harbor, 2))
    table.hand(RED, SETTLEMENT, ore=4)
    table.after_the_roll(RED)
    table.builds_settlement(RED, harbor)
    assert not table.may(TradeWithSupply(RED, ORE, WOOL))


def test_on_the_next_turn_one_trades_again():
    table = phased(ROAD, seats=2)
    table.builds_road(RED, "hills 6 NW")
    table.ends_turn(RED)
    table.rolls(BLUE, 12)
    assert {"OfferTrade"} <= table.kinds(BLUE)
    assert {"OfferTrade"} <= table.kinds(RED)
    table.ends_turn(BLUE)
    table.rolls(RED, 12)
    assert table.may(TradeWithSupply(RED, ORE, WOOL))


def test_a_development_card_may_be_played_in_either_phase():
    """One development card may be played at any time (sources: trade-first)."""
    table = phased(ROAD)
    table.unplayed(RED, knight=1)
    table.builds_road(RED, "hills 6 NW")
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert not may_trade(table)


def test_a_knight_begins_no_building():
    table = phased(ROAD)
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert may_trade(table)


def test_monopoly_and_year_of_plenty_begin_no_building():
    table = phased()
    table.unplayed(RED, year_of_plenty=1)
    table.plays_year_of_plenty(RED, WOOL, WOOL)
    assert may_trade(table)

    table = phased()
    table.unplayed(RED, monopoly=1)
    table.plays_monopoly(RED, WOOL)
    assert may_trade(table)


def test_the_free_roads_of_a_card_begin_no_building():
    """Open in the documents; decided in the option: building is what one pays for."""
    table = phased()
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    table.places_free_road(RED, "hills 6 NW")
    table.places_free_road(RED, "hills 6 W")
    assert may_trade(table)


def test_without_the_option_one_trades_after_building():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD, ore=4)
    table.after_the_roll(RED)
    table.builds_road(RED, "hills 6 NW")
    assert may_trade(table)


def test_the_combined_phase_of_the_2007_rules_is_the_option_turned_off():
    """Footnote 12 of the annotated rules (sources: trade-first)."""
    table = Table(edition="2007", values={"separate-phases": False})
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD, ore=4)
    table.after_the_roll(RED)
    table.builds_road(RED, "hills 6 NW")
    assert may_trade(table)


def test_everyone_can_tell_that_the_trades_are_over():
    """A refusal in the same words for everybody, and no trade among what is offered."""
    table = phased(ROAD)
    table.builds_road(RED, "hills 6 NW")
    with refused() as caught:
        table.trades_with_supply(RED, ORE, WOOL)
    assert "trad" in caught.value.text.lower()
