"""Production: what a roll pays, and who goes without when the supply runs short (sources: production, supply-runs-short)."""

import pytest

from engine.board_game.core.events import CardsProduced, DiceRolled, HexesProduced, SupplyShort
from engine.board_game.core.names import BRICK, GRAIN, LUMBER, ORE, RESOURCES, WOOL
from tests.engine.board_game.table import BLUE, EDITIONS, ORANGE, RED, WHITE, Table, cards

HEX_OF = {
    BRICK: ("hills 6", 6),
    LUMBER: ("forest 11", 11),
    WOOL: ("pasture 2", 2),
    GRAIN: ("fields 12", 12),
    ORE: ("mountains 8", 8),
}
"""For each resource a hex that alone produces it on its number."""
OLDER = ("2007", "1996")
each_resource = pytest.mark.parametrize("resource", range(5), ids=RESOURCES)
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def short_of(resource, left, edition="2025", **values):
    """A table where the supply has only `left` cards of one resource; WHITE, who builds nothing, holds the others."""
    table = Table(edition=edition, **values)
    table.supply_left(WHITE, **{RESOURCES[resource]: left})
    return table, HEX_OF[resource][0], HEX_OF[resource][1]


def test_a_turn_begins_with_the_roll_or_a_development_card():
    table = Table()
    table.unplayed(RED, knight=1)
    assert table.kinds(RED) == {"RollDice", "PlayKnight"}


def test_only_the_player_whose_turn_it_is_rolls():
    table = Table()
    assert table.deciding() == (RED,)
    assert all(table.legal(seat) == [] for seat in (BLUE, ORANGE, WHITE))


def test_the_dice_are_rolled_once_in_a_turn():
    table = Table()
    table.rolls(RED, 2)
    assert "RollDice" not in table.kinds(RED)


def test_everyone_sees_the_dice():
    table = Table()
    table.rolls(RED, 9)
    assert table.happened(DiceRolled) == [DiceRolled(RED, (4, 5))]
    assert all(table.view(viewer)["turn"]["dice"] == [4, 5] for viewer in (*table.seats, None))


@each_resource
def test_every_hex_pays_the_resource_of_its_terrain(resource):
    table = Table()
    hex, number = HEX_OF[resource]
    table.settlement(RED, f"{hex} N")
    table.rolls(RED, number)
    assert table.in_hand(RED)[resource] == 1
    assert sum(table.in_hand(RED)) == 1


def test_a_hex_pays_one_card_for_a_settlement():
    table = Table()
    table.settlement(RED, "pasture 2 N")
    table.rolls(RED, 2)
    assert table.in_hand(RED) == cards(wool=1)


def test_a_hex_pays_two_cards_for_a_city():
    table = Table()
    table.city(RED, "pasture 2 N")
    table.rolls(RED, 2)
    assert table.in_hand(RED) == cards(wool=2)


def test_a_hex_pays_for_each_of_two_or_three_settlements():
    table = Table()
    table.settlement(RED, "pasture 2 N", "pasture 2 SE")
    table.rolls(RED, 2)
    assert table.in_hand(RED) == cards(wool=2)

    table = Table()
    table.settlement(RED, "pasture 2 N", "pasture 2 SE", "pasture 2 SW")
    table.rolls(RED, 2)
    assert table.in_hand(RED) == cards(wool=3)


def test_both_hexes_of_a_number_pay():
    table = Table()
    table.settlement(RED, "forest 3 N", "mountains 3 S")
    table.rolls(RED, 3)
    assert table.in_hand(RED) == cards(lumber=1, ore=1)


def test_the_roll_pays_everybody_whoever_rolled():
    table = Table()
    table.settlement(BLUE, "mountains 8 N")
    table.city(ORANGE, "mountains 8 S")
    table.rolls(RED, 8)
    assert table.in_hand(BLUE) == cards(ore=1)
    assert table.in_hand(ORANGE) == cards(ore=2)
    assert table.in_hand(RED) == cards()


def test_production_comes_from_the_supply():
    table = Table()
    table.city(RED, "pasture 2 N")
    table.rolls(RED, 2)
    assert table.in_supply() == cards(19, 19, 17, 19, 19)


def test_hexes_with_other_numbers_pay_nothing():
    table = Table()
    table.settlement(RED, "pasture 2 N")
    for number in (3, 4, 5, 6, 8, 9, 10, 11, 12):
        table.before_the_roll(RED)
        table.robber_on("desert")
        table.rolls(RED, number)
        assert table.in_hand(RED) == cards(), number


def test_the_desert_produces_nothing():
    table = Table()
    table.robber_on("pasture 2")
    table.settlement(RED, "desert N")
    for number in (2, 3, 5, 8, 9, 10, 11, 12):
        table.before_the_roll(RED)
        table.rolls(RED, number)
    assert table.in_hand(RED) == cards()


def test_a_hex_with_the_robber_pays_nobody():
    table = Table()
    table.settlement(RED, "forest 3 N")
    table.city(BLUE, "forest 3 S")
    table.settlement(ORANGE, "mountains 3 S")
    table.robber_on("forest 3")
    table.rolls(RED, 3)
    assert table.in_hand(RED) == table.in_hand(BLUE) == cards()
    assert table.in_hand(ORANGE) == cards(ore=1)


def test_a_hex_pays_again_when_the_robber_has_left():
    table = Table()
    table.settlement(RED, "pasture 2 N")
    table.robber_on("pasture 2")
    table.rolls(RED, 7)
    table.moves_robber(RED, "desert")
    table.ends_turn(RED)
    table.rolls(BLUE, 2)
    assert table.in_hand(RED) == cards(wool=1)


def test_everyone_sees_what_was_produced():
    table = Table()
    table.settlement(RED, "forest 3 N")
    table.city(BLUE, "mountains 3 S")
    table.rolls(RED, 3)
    produced = {event.seat: event.cards for event in table.happened(CardsProduced)}
    assert produced == {RED: cards(lumber=1), BLUE: cards(ore=2)}
    told = [event for event in table.seen_by(None) if event["type"] == "CardsProduced"]
    assert all(
        told == [e for e in table.seen_by(viewer) if e["type"] == "CardsProduced"]
        for viewer in table.seats
    )
    assert {event["seat"]: event["cards"] for event in told} == {
        RED: {"lumber": 1},
        BLUE: {"ore": 2},
    }


def test_everyone_sees_which_hexes_produced_and_which_is_blocked():
    table = Table()
    table.robber_on("forest 3")
    table.rolls(RED, 3)
    (event,) = table.happened(HexesProduced)
    assert table.hex("mountains 3") in event.hexes
    assert event.blocked == table.hex("forest 3")


@each_edition
@each_resource
def test_a_supply_with_just_enough_pays_everyone(edition, resource):
    table, hex, number = short_of(resource, 3, edition)
    table.settlement(RED, f"{hex} N")
    table.city(BLUE, f"{hex} S")
    table.rolls(RED, number)
    assert table.in_hand(RED)[resource] == 1
    assert table.in_hand(BLUE)[resource] == 2
    assert table.in_supply()[resource] == 0
    assert table.happened(SupplyShort) == []


@each_edition
@each_resource
def test_a_supply_that_cannot_pay_everyone_pays_nobody_that_resource(edition, resource):
    table, hex, number = short_of(resource, 2, edition)
    table.settlement(RED, f"{hex} N")
    table.city(BLUE, f"{hex} S")
    table.rolls(RED, number)
    assert table.in_hand(RED) == table.in_hand(BLUE) == cards()
    assert table.in_supply()[resource] == 2
    assert table.happened(SupplyShort) == [SupplyShort(resource)]


@each_edition
def test_a_shortage_of_two_settlements_pays_neither(edition):
    table, hex, number = short_of(WOOL, 1, edition)
    table.settlement(RED, f"{hex} N")
    table.settlement(BLUE, f"{hex} S")
    table.rolls(RED, number)
    assert table.in_hand(RED) == table.in_hand(BLUE) == cards()
    assert table.in_supply()[WOOL] == 1


@each_resource
@pytest.mark.parametrize("left", [0, 1])
def test_a_lone_claimant_takes_what_the_supply_has_left_in_the_2025_rules(resource, left):
    table, hex, number = short_of(resource, left)
    table.city(RED, f"{hex} N")
    table.rolls(RED, number)
    assert table.in_hand(RED)[resource] == left
    assert table.in_supply()[resource] == 0
    assert table.happened(SupplyShort) == [SupplyShort(resource)]


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5, 6, 7])
def test_a_lone_claimant_with_three_cities_takes_at_most_what_is_owed(left):
    table, hex, number = short_of(ORE, left)
    table.city(RED, f"{hex} N", f"{hex} SE", f"{hex} SW")
    table.rolls(RED, number)
    assert table.in_hand(RED)[ORE] == min(left, 6)


@each_resource
@pytest.mark.parametrize("edition", OLDER)
def test_a_lone_claimant_goes_without_in_the_older_rules(edition, resource):
    table, hex, number = short_of(resource, 1, edition)
    table.city(RED, f"{hex} N")
    table.rolls(RED, number)
    assert table.in_hand(RED) == cards()
    assert table.in_supply()[resource] == 1
    assert table.happened(SupplyShort) == [SupplyShort(resource)]


@each_edition
def test_shortage_is_judged_per_resource(edition):
    """Production of other types of resources is not affected (sources: production)."""
    table = Table(edition=edition)
    table.supply_left(WHITE, lumber=1)
    table.settlement(RED, "forest 3 N", "mountains 3 S")
    table.settlement(BLUE, "forest 3 S")
    table.rolls(RED, 3)
    assert table.in_hand(RED) == cards(ore=1)
    assert table.in_hand(BLUE) == cards()


def test_each_resource_of_a_roll_can_have_its_own_lone_claimant():
    table = Table()
    table.supply_left(WHITE, lumber=1, ore=1)
    table.city(RED, "forest 3 N")
    table.city(BLUE, "mountains 3 S")
    table.rolls(RED, 3)
    assert table.in_hand(RED) == cards(lumber=1)
    assert table.in_hand(BLUE) == cards(ore=1)


def test_claims_on_two_hexes_of_one_terrain_count_together():
    for edition, paid in (("2025", 1), ("2007", 0), ("1996", 0)):
        table = Table(edition=edition)
        table.relabel(forest_3=11)
        table.supply_left(WHITE, lumber=1)
        table.settlement(RED, table.geometry.corner(-1, 0, "NW"), table.geometry.corner(1, 0, "NE"))
        table.rolls(RED, 11)
        assert table.in_hand(RED) == cards(lumber=paid)


def test_claimants_on_different_hexes_of_one_terrain_both_go_without():
    table = Table()
    table.relabel(forest_3=11)
    table.supply_left(WHITE, lumber=1)
    table.settlement(RED, table.geometry.corner(-1, 0, "NW"))
    table.settlement(BLUE, table.geometry.corner(1, 0, "NE"))
    table.rolls(RED, 11)
    assert table.in_hand(RED) == table.in_hand(BLUE) == cards()


def test_who_is_blocked_by_the_robber_is_not_owed_and_makes_no_shortage():
    table = Table()
    table.relabel(forest_3=11)
    table.supply_left(WHITE, lumber=1)
    table.city(RED, table.geometry.corner(-1, 0, "NW"))
    table.city(BLUE, table.geometry.corner(1, 0, "NE"))
    table.state.robber = table.geometry.hex_at(1, 0)
    table.rolls(RED, 11)
    assert table.in_hand(RED) == cards(lumber=1)
    assert table.in_hand(BLUE) == cards()
