"""Upgrades of settlements and cities (sources: building-sites, units-and-buildings, removing-upgrades)."""

import pytest

from engine.card_game.core.actions import BuildUpgrade, Demolish
from engine.card_game.core.cards import CARDS
from engine.card_game.core.events import Demolished, UpgradeBuilt, UpgradeReturned
from engine.card_game.core.grid import ABOVE, BELOW, MIDDLE, OUTER_ABOVE, place
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused, site

BOTH = (RED, BLUE)
SETTLEMENT_SITES = ["left above", "right above", "left below", "right below"]
CITY_SITES = ["left above", "left below", "left above outer", "left below outer"]
TERRITORIAL = [printed.key for printed in CARDS if printed.family == "territory"]
OF_CITIES = [printed.key for printed in CARDS if printed.family == "city"]


def dealt(*cards, profile="1996", **settings):
    """RED can pay for everything and has these cards in hand."""
    table = Table(profile, **settings)
    table.rich(RED, BLUE)
    table.hand(RED, *cards)
    return table


def offered(table, key, seat=RED):
    """The sites where a seat may build a card, in the order in which they are offered."""
    return [build.place for build in table.legal(seat, BuildUpgrade) if build.card == card(key)]


def sites(*names):
    return [site(name) for name in names]


# --- settlements


def test_a_settlement_takes_one_upgrade_above_and_one_below():
    table = dealt("smithy", "abbey")
    assert offered(table, "smithy") == sites(*SETTLEMENT_SITES)
    table.builds(RED, "smithy", "left above")
    table.builds(RED, "abbey", "left below")
    assert table.standing(RED) == {site("left above"): "smithy", site("left below"): "abbey"}


def test_a_settlement_takes_two_upgrades_only():
    table = dealt("smithy")
    table.built(RED, left_above="abbey", left_below="sawmill")
    assert offered(table, "smithy") == sites("right above", "right below")
    for where in ("left above outer", "left below outer"):
        with refused("no_such_site"):
            table.builds(RED, "smithy", where)


def test_a_building_site_takes_one_upgrade():
    table = dealt("smithy")
    table.built(RED, left_above="abbey")
    with refused("site_taken"):
        table.builds(RED, "smithy", "left above")


@pytest.mark.parametrize("key", OF_CITIES)
def test_city_upgrades_are_not_allowed_for_settlements(key):
    table = dealt(key)
    assert offered(table, key) == []
    with refused("cities_only"):
        table.builds(RED, key, "left above")
    table.city(RED, "right")
    with refused("cities_only"):
        table.builds(RED, key, "left above")
    table.builds(RED, key, "right above")


@pytest.mark.parametrize("key", TERRITORIAL)
def test_territorial_upgrades_stand_at_settlements_and_cities(key):
    for cities in ((), ("left",)):
        table = dealt(key)
        table.city(RED, *cities)
        table.builds(RED, key, "left above")
        assert table.standing(RED) == {site("left above"): key}
        assert table.happened(UpgradeBuilt) == [UpgradeBuilt(RED, card(key), site("left above"))]


# --- cities


def test_a_city_takes_two_upgrades_above_and_two_below():
    table = dealt("library")
    table.city(RED, "left")
    assert offered(table, "library") == sites(*CITY_SITES)


def test_a_city_may_hold_any_mix_of_upgrades():
    for keys in (
        ("library", "church", "bath-house", "aqueduct"),
        ("sawmill", "abbey", "smithy", "fleet-ore"),
        ("library", "abbey", "church", "knight-otto"),
    ):
        table = dealt()
        table.city(RED, "left")
        for key, where in zip(keys, CITY_SITES, strict=True):
            table.rich(RED)
            table.hand(RED, key)
            table.builds(RED, key, where)
        assert sorted(table.standing(RED).values()) == sorted(keys)


def test_any_free_site_of_a_city_can_be_chosen_the_inner_is_offered_first():
    for where in CITY_SITES:
        table = dealt("library")
        table.city(RED, "left")
        offers = offered(table, "library")
        assert offers.index(site("left above")) < offers.index(site("left above outer"))
        table.builds(RED, "library", where)
        assert table.standing(RED) == {site(where): "library"}


def test_inner_sites_of_all_are_offered_before_outer_ones():
    table = dealt("smithy")
    table.city(RED, "left", "right")
    rows = [at % 5 for at in offered(table, "smithy")]
    assert rows == [ABOVE, ABOVE, BELOW, BELOW, 0, 0, 4, 4]


def test_a_settlement_that_becomes_a_city_has_two_sites_more():
    table = dealt("library", "smithy")
    table.built(RED, left_above="abbey", left_below="sawmill")
    table.builds_city(RED, "left")
    table.rich(RED)
    assert offered(table, "library") == sites("left above outer", "left below outer")
    table.builds(RED, "library", "left above outer")


def test_a_new_settlement_has_sites_of_its_own():
    table = dealt("smithy")
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.rich(RED)
    assert set(offered(table, "smithy")) == {
        *sites(*SETTLEMENT_SITES, "far left above", "far left below")
    }


@pytest.mark.parametrize(
    "at",
    [
        place(12, ABOVE),
        place(12, MIDDLE),
        place(11, MIDDLE),
        place(9, ABOVE),
        place(11, OUTER_ABOVE),
        place(10, BELOW),
        0,
        124,
    ],
)
def test_upgrades_are_placed_directly_above_or_below_and_nowhere_else(at):
    table = dealt("smithy")
    with refused("no_such_site"):
        table.play(BuildUpgrade(RED, card("smithy"), at, None))


def test_one_builds_in_the_own_realm():
    table = dealt("smithy")
    table.settled(BLUE, "far left", above="hills 3", below="forest 6")
    with refused("no_such_site"):
        table.builds(RED, "smithy", "far left above")


# --- the card


def test_an_upgrade_is_played_from_the_hand():
    table = dealt("smithy", "abbey")
    table.builds(RED, "smithy", "left above")
    assert table.in_hand(RED) == ["abbey"]
    with refused("no_such_card"):
        table.builds(RED, "smithy", "left below")


def test_of_two_copies_in_the_hand_one_is_built():
    table = dealt("abbey", "abbey")
    assert offered(table, "abbey") == sites(*SETTLEMENT_SITES)
    table.builds(RED, "abbey", "left above")
    assert table.in_hand(RED) == ["abbey"]


@pytest.mark.parametrize("key", [printed.key for printed in CARDS if printed.family == "action"])
def test_action_cards_are_not_built(key):
    table = dealt(key)
    table.city(RED, "left")
    assert offered(table, key) == []
    with refused("no_such_site"):
        table.builds(RED, key, "left above")


def test_upgrades_are_not_played_like_actions():
    table = dealt("smithy")
    with refused("not_legal"):
        table.plays(RED, "smithy")


def test_any_number_of_upgrades_is_built_in_a_turn():
    table = dealt("smithy", "abbey", "sawmill")
    for key, where in zip(("smithy", "abbey", "sawmill"), SETTLEMENT_SITES, strict=False):
        table.builds(RED, key, where)
        table.rich(RED)
    assert table.in_hand(RED) == []


def test_what_is_built_lies_open():
    table = dealt("smithy")
    table.builds(RED, "smithy", "left above")
    for viewer in (*BOTH, None):
        assert table.view(viewer)["realms"]["0"]["upgrades"] == {str(site("left above")): "smithy"}
    assert table.told(RED) == table.told(BLUE) == table.told(None)


def test_a_full_realm_takes_no_more():
    table = dealt("smithy", "library")
    table.built(
        RED,
        left_above="abbey",
        left_below="abbey",
        right_above="sawmill",
        right_below="woolen-mill",
    )
    with refused("no_place"):
        table.play(BuildUpgrade(RED, card("smithy"), site("left above"), None))
    with refused("no_place"):
        table.play(BuildUpgrade(RED, card("library"), site("left above"), None))


@pytest.mark.parametrize("key", ["knight-otto", "fleet-ore", "abbey", "church"])
def test_upgrades_of_every_kind_come_back_only_where_a_card_says_so(key):
    table = dealt()
    table.city(RED, "left")
    table.built(RED, left_above=key)
    assert "Return" not in table.kinds(RED) | table.kinds(BLUE)
    table.no_stacks()
    table.ends_turn(RED)
    assert table.standing(RED) == {site("left above"): key}


def test_a_card_that_was_returned_is_built_again_for_the_full_price():
    table = dealt("knight-otto")
    table.hand(BLUE, "black-knight")
    table.hand(RED, "smithy")
    table.built(RED, left_above="knight-otto")
    table.main_phase(BLUE)
    table.attacks(BLUE, "black-knight", 1)
    table.returns(BLUE, "left above")
    assert table.happened(UpgradeReturned)
    table.main_phase(RED)
    table.has(RED, wool=1, grain=1, ore=1)
    with refused("not_enough_goods"):
        table.builds(RED, "knight-otto", "left above")
    table.has(RED, wool=1, grain=1, ore=2)
    table.builds(RED, "knight-otto", "right above")
    assert table.goods(RED) == {}


# --- demolishing


def test_the_booklet_does_not_let_one_remove_own_upgrades():
    table = dealt()
    table.built(RED, left_above="smithy")
    assert table.legal(RED, Demolish) == []
    with refused("not_legal"):
        table.play(Demolish(RED, site("left above")))


def test_in_the_later_rules_one_takes_own_upgrades_out_of_the_game_without_a_refund():
    table = dealt(profile="2005")
    table.built(RED, left_above="knight-otto", right_above="abbey")
    assert table.legal(RED, Demolish) == [
        Demolish(RED, site("left above")),
        Demolish(RED, site("right above")),
    ]
    before = table.goods(RED)
    table.play(Demolish(RED, site("left above")))
    assert table.happened(Demolished) == [Demolished(RED, card("knight-otto"), site("left above"))]
    assert table.goods(RED) == before
    assert table.gone() == ["knight-otto"]
    assert table.in_hand(RED) == []
    assert table.holder("knight") is None


def test_a_demolished_site_is_free_again():
    table = dealt("smithy", demolish=True)
    table.built(RED, left_above="abbey")
    table.play(Demolish(RED, site("left above")))
    table.builds(RED, "smithy", "left above")


def test_one_demolishes_in_the_own_turn_and_the_own_realm():
    table = dealt(demolish=True)
    table.built(BLUE, left_above="abbey")
    with refused("no_such_site"):
        table.play(Demolish(RED, site("left above")))
    with refused("not_your_turn"):
        table.play(Demolish(BLUE, site("left above")))


def test_roads_settlements_and_cities_are_never_moved_or_removed():
    table = dealt(demolish=True)
    table.city(RED, "left")
    for column in (11, 12, 13):
        with refused("no_such_site"):
            table.play(Demolish(RED, place(column, MIDDLE)))
