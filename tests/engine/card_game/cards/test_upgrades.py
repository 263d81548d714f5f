"""The green and the red cards, one after the other as their texts read
(sources: territorial-upgrades, city-upgrades, single-cards). What the Plague, Civil War and
the other events make of them is in the modules of those cards."""

from typing import Any

import pytest

from engine.card_game.core.actions import LookThrough
from engine.card_game.core.cards import CARDS
from engine.card_game.core.events import Produced, RobbersCame, TournamentHeld
from engine.card_game.core.names import GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts, card, refused, site

USUAL_RATES = dict.fromkeys(GOODS, 3)
CHANGES: dict[str, dict[str, Any]] = {
    "abbey": {"limit": 4},
    "fortified-warehouse": {"commerce": 1, "points": 4},
    "smithy": {},
    "brick-factory": {},
    "iron-foundry": {},
    "grain-mill": {},
    "sawmill": {},
    "woolen-mill": {},
    "fleet-brick": {"commerce": 1, "points": 4, "rates": USUAL_RATES | {"brick": 2}},
    "fleet-gold": {"commerce": 1, "points": 4, "rates": USUAL_RATES | {"gold": 2}},
    "fleet-grain": {"commerce": 1, "points": 4, "rates": USUAL_RATES | {"grain": 2}},
    "fleet-lumber": {"commerce": 1, "points": 4, "rates": USUAL_RATES | {"lumber": 2}},
    "fleet-ore": {"commerce": 1, "points": 4, "rates": USUAL_RATES | {"ore": 2}},
    "fleet-wool": {"commerce": 1, "points": 4, "rates": USUAL_RATES | {"wool": 2}},
    "knight-conrad": {"strength": 2, "tournament": 1, "points": 4},
    "knight-falk": {"strength": 1, "tournament": 5, "points": 4},
    "knight-goetz": {"strength": 5, "tournament": 2, "points": 4},
    "knight-hagen": {"strength": 1, "tournament": 2, "points": 4},
    "knight-karl": {"strength": 7, "tournament": 1, "points": 4},
    "knight-otto": {"strength": 3, "tournament": 2, "points": 4},
    "knight-pippin": {"strength": 1, "tournament": 3, "points": 4},
    "knight-siegfried": {"strength": 1, "tournament": 1, "points": 4},
    "knight-walter": {"strength": 3, "tournament": 1, "points": 4},
    "aqueduct": {"points": 4},
    "bath-house": {"points": 4},
    "church": {"points": 4},
    "colossus": {"points": 5},
    "counting-house": {"commerce": 3, "points": 4},
    "harbor": {"commerce": 1, "points": 4},
    "library": {"points": 4, "limit": 4},
    "marketplace": {"commerce": 2, "points": 4},
    "merchant-guild": {"commerce": 4, "points": 4},
    "mint": {"commerce": 1, "points": 4, "rates": USUAL_RATES | {"gold": 1}},
    "town-hall": {"points": 4, "look": 1},
}
"""The difference that a card alone at RED's city makes: with a city RED has 3 points, with a mill or a strong knight also a token."""
COUNTED = ("points", "strength", "tournament", "commerce", "limit", "rates", "look")
FLEETS = [each.key for each in CARDS if each.kind == "fleet"]
KNIGHTS = [each.key for each in CARDS if each.kind == "knight"]
DOUBLES = {
    "brick-factory": "hills",
    "iron-foundry": "mountains",
    "grain-mill": "fields",
    "sawmill": "forest",
    "woolen-mill": "pasture",
}
BESIDE = {
    "fields": ("left_above", "fields 1"),
    "mountains": ("right_above", "mountains 2"),
    "pasture": ("right_above", "pasture 3"),
    "forest": ("left_below", "forest 4"),
    "hills": ("right_below", "hills 5"),
}
"""A site of RED's that touches that terrain, and the region."""


def with_a_city():
    table = Table()
    table.city(RED, "left")
    return table


def counted(table):
    seen = table.seat_view(RED, RED)
    return {name: seen[name] for name in COUNTED}


@pytest.mark.parametrize("key", CHANGES)
def test_a_card_changes_what_it_says_and_nothing_else(key):
    table = with_a_city()
    before = counted(table)
    assert (before["points"], before["rates"], before["look"]) == (3, USUAL_RATES, 2)
    table.built(RED, left_above=key)
    assert counted(table) == before | CHANGES[key]


def test_every_upgrade_is_among_them():
    assert set(CHANGES) == {each.key for each in CARDS if each.is_upgrade}


# --- Cloister and Library


def test_while_a_cloister_stands_the_hand_limit_is_one_higher():
    table = Table()
    table.hand(RED, "mint", "church", "spy")
    table.built(RED, left_above="abbey")
    table.ends_turn(RED)
    table.draws(RED, 0)
    assert len(table.in_hand(RED)) == 4
    assert table.waits_for(BLUE) == "Roll"


def test_when_a_cloister_goes_the_limit_is_three_again():
    table = Table()
    table.built(RED, left_above="abbey")
    table.hand(BLUE, "arsonist")
    table.main_phase(BLUE)
    table.attacks(BLUE, "arsonist", 1)
    table.returns(BLUE, "left above")
    assert table.seat_view(RED)["limit"] == 3


def test_two_cloisters_count_twice():
    table = Table()
    table.built(RED, left_above="abbey", right_above="abbey")
    assert table.seat_view(RED)["limit"] == 5


def test_a_library_makes_the_hand_limit_one_higher():
    table = with_a_city()
    table.hand(RED, "mint", "church", "spy")
    table.built(RED, left_above="library")
    table.ends_turn(RED)
    table.draws(RED, 0)
    assert len(table.in_hand(RED)) == 4
    assert table.waits_for(BLUE) == "Roll"


def test_with_two_cloisters_and_two_libraries_a_hand_may_hold_seven_cards():
    table = with_a_city()
    table.built(RED, left_above="library", left_below="library")
    table.built(RED, left_above_outer="abbey", left_below_outer="abbey")
    assert table.seat_view(RED)["limit"] == 7
    assert table.seat_view(BLUE)["limit"] == 3


# --- Fortified Warehouse


def test_regions_next_to_a_fortified_warehouse_are_left_out_of_the_count():
    table = Table()
    table.stores(RED, {"fields 1": 3, "mountains 2": 3, "pasture 3": 2, "hills 5": 3})
    assert table.seat_view(RED)["counted"] == 11
    table.built(RED, left_above="fortified-warehouse")
    assert table.seat_view(RED)["counted"] == 5
    table.before_the_dice(RED)
    table.rolls(RED, "robber-assault", 6)
    assert table.happened(RobbersCame)[0] == RobbersCame(RED, 5, amounts())
    assert table.stored(RED)["mountains 2"] == 3


def test_they_are_not_spared_if_the_assault_still_hits():
    table = Table()
    table.stores(
        RED, {"fields 1": 3, "mountains 2": 3, "pasture 3": 3, "hills 5": 3, "forest 4": 2}
    )
    table.built(RED, left_above="fortified-warehouse")
    table.before_the_dice(RED)
    table.rolls(RED, "robber-assault", 6)
    assert table.happened(RobbersCame)[0] == RobbersCame(RED, 8, amounts(ore=3, wool=3))
    assert table.stored(RED) == {"fields 1": 3, "hills 5": 3, "forest 4": 2, "river 6": 1}


# --- Smithy and knights


def test_with_a_smithy_each_of_your_knights_counts_one_strength_point_more():
    table = Table()
    table.built(RED, left_above="knight-otto", left_below="knight-siegfried", right_above="smithy")
    seen = table.seat_view(RED)
    assert seen["strength"] == (3 + 1) + (1 + 1)
    assert seen["tournament"] == 2 + 1


def test_a_smithy_does_nothing_for_the_opponents_knights_or_without_knights():
    table = Table()
    table.built(RED, right_above="smithy")
    table.built(BLUE, left_above="knight-otto")
    assert table.seat_view(RED)["strength"] == 0
    assert table.seat_view(BLUE)["strength"] == 3


@pytest.mark.parametrize("key", KNIGHTS)
def test_a_knight_alone_holds_the_knight_token_and_wins_the_tournament(key):
    table = Table()
    table.built(RED, left_above=key)
    assert table.holder("knight") == RED
    assert table.points(RED) == 3
    table.before_the_dice(BLUE)
    table.rolls(BLUE, "tournament", 6)
    points = CHANGES[key]["tournament"]
    assert table.happened(TournamentHeld) == [TournamentHeld((points, 0), RED)]
    assert table.waits_for(RED) == "ChooseGain"


def test_goetz_ironfist_costs_two_wheat_two_wool_and_two_ore():
    table = Table()
    table.hand(RED, "knight-goetz")
    table.stores(RED, {"fields 1": 2, "pasture 3": 2, "mountains 2": 2})
    table.builds(RED, "knight-goetz", "left above")
    assert table.stored(RED) == {}


# --- buildings that double


@pytest.mark.parametrize("key", DOUBLES)
def test_when_the_number_is_rolled_the_region_beside_the_building_gains_two(key):
    where, region = BESIDE[DOUBLES[key]]
    table = Table()
    table.built(RED, **{where: key})
    number = int(region.split()[1])
    table.before_the_dice(RED)
    table.rolls(RED, "trade-advantage", number)
    assert table.stored(RED) == {region: 2}
    (produced,) = [event for event in table.happened(Produced) if event.seat == RED]
    assert produced.count == 2


@pytest.mark.parametrize("key", DOUBLES)
def test_a_region_beside_the_building_that_holds_two_gains_only_one(key):
    where, region = BESIDE[DOUBLES[key]]
    table = Table()
    table.built(RED, **{where: key})
    table.stores(RED, {region: 2})
    table.before_the_dice(RED)
    table.rolls(RED, "trade-advantage", int(region.split()[1]))
    assert table.stored(RED) == {region: 3}


# --- fleets and the Mint


@pytest.mark.parametrize("key", FLEETS)
def test_a_fleet_trades_two_of_its_good_for_one_of_any_other(key):
    good = key.removeprefix("fleet-")
    for other in GOODS:
        table = Table()
        table.built(RED, left_above=key)
        table.has(RED, **{good: 2})
        if other == good:
            with refused("same_good"):
                table.trades(RED, good, other)
        else:
            table.trades(RED, good, other)
            assert table.goods(RED) == {other: 1}


@pytest.mark.parametrize("key", FLEETS)
def test_a_fleet_trades_no_other_good_at_its_rate(key):
    good = key.removeprefix("fleet-")
    for other in GOODS:
        if other != good:
            table = Table()
            table.built(RED, left_above=key)
            table.has(RED, **{other: 2})
            with refused("not_enough_goods"):
                table.trades(RED, other, good)


def test_the_mint_exchanges_gold_one_for_one_any_number_of_times():
    table = with_a_city()
    table.built(RED, left_above="mint")
    table.stores(RED, {"river 6": 3})
    table.trades(RED, "gold", "ore")
    table.trades(RED, "gold", "brick")
    table.trades(RED, "gold", "ore")
    assert table.goods(RED) == {"ore": 2, "brick": 1}


def test_the_mint_works_in_ones_own_main_phase_only():
    table = with_a_city()
    table.built(RED, left_above="mint")
    table.stores(RED, {"river 6": 3})
    table.before_the_dice(RED)
    with refused("wrong_moment"):
        table.trades(RED, "gold", "ore")
    table.main_phase(BLUE)
    with refused("not_your_turn"):
        table.trades(RED, "gold", "ore")


def test_the_gold_fleet_adds_nothing_to_the_mint():
    table = with_a_city()
    table.built(RED, left_above="mint", left_below="fleet-gold")
    assert table.seat_view(RED, RED)["rates"]["gold"] == 1


# --- commerce points


def test_a_harbor_counts_one_commerce_point_and_one_more_for_each_of_your_fleets():
    table = with_a_city()
    table.built(RED, left_above="harbor")
    table.built(BLUE, left_above="fleet-gold")
    assert table.seat_view(RED)["commerce"] == 1
    table.built(RED, left_below="fleet-brick", right_above="fleet-ore", right_below="fleet-wool")
    assert table.seat_view(RED)["commerce"] == 3 + 3 + 1


@pytest.mark.parametrize(
    ("key", "points"), [("marketplace", 2), ("counting-house", 3), ("merchant-guild", 4)]
)
def test_a_trading_house_has_commerce_points_and_no_other_effect(key, points):
    table = with_a_city()
    table.built(RED, left_above=key)
    assert table.seat_view(RED)["commerce"] == points
    assert table.holder("mill") == RED
    printed = CARDS[card(key)]
    assert (printed.points, printed.flags, printed.answers) == (0, frozenset(), None)


def test_the_colossus_has_two_victory_points_and_no_other_effect():
    table = with_a_city()
    before = table.points(RED)
    table.built(RED, left_above="colossus")
    assert table.points(RED) == before + 2
    assert CARDS[card("colossus")].flags == frozenset()


@pytest.mark.parametrize("key", ["aqueduct", "bath-house", "church", "library", "town-hall"])
def test_a_public_building_has_one_victory_point(key):
    table = with_a_city()
    table.hand(RED, key)
    table.rich(RED)
    table.builds(RED, key, "left above")
    assert table.points(RED) == 4


# --- Town Hall


@pytest.mark.parametrize(("halls", "cost"), [(0, 2), (1, 1), (2, 1)])
def test_with_a_town_hall_a_search_costs_one_good_and_a_second_one_gives_no_discount(halls, cost):
    table = with_a_city()
    sites = ("left_above", "left_below")
    table.built(RED, **dict.fromkeys(sites[:halls], "town-hall"))
    table.stores(RED, {"fields 1": 2})
    table.ends_turn(RED)
    table.looks_through(RED, 0)
    assert table.goods(RED) == ({"grain": 2 - cost} if cost < 2 else {})


def test_without_a_good_the_town_hall_searches_nothing():
    table = with_a_city()
    table.built(RED, left_above="town-hall")
    table.ends_turn(RED)
    assert table.legal(RED, LookThrough) == []
    with refused("not_enough_goods") as caught:
        table.looks_through(RED, 0)
    assert caught.value.facts == {"count": 1}


def test_a_red_card_stands_at_a_city_on_any_of_its_sites():
    for where in ("left above", "left below", "left above outer", "left below outer"):
        table = with_a_city()
        table.hand(RED, "church")
        table.rich(RED)
        table.builds(RED, "church", where)
        assert table.standing(RED) == {site(where): "church"}
