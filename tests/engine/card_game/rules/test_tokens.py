"""The knight's and the mill's token (sources: strength-and-commerce)."""

import pytest

from engine.card_game.core.actions import Demolish
from engine.card_game.core.cards import CARDS
from engine.card_game.core.events import TokenMoved
from engine.card_game.core.names import KNIGHT_TOKEN, MILL_TOKEN
from tests.engine.card_game.cards_table import BLUE, RED, Table, middle, refused, site

KNIGHTS = [printed for printed in CARDS if printed.kind == "knight"]
MILLS = [printed for printed in CARDS if printed.commerce]


def standing(seat, *cards, cities=("left", "right")):
    """A game in which a seat has cities and these upgrades."""
    table = Table()
    table.city(seat, *cities)
    put(table, seat, *cards)
    return table


def put(table, seat, *cards):
    sites = ("left_above", "left_below", "right_above", "right_below", "left_above_outer")
    table.built(seat, **dict(zip(sites, cards, strict=False)))


def strength(table, seat=RED):
    return table.seat_view(seat)["strength"]


def commerce(table, seat=RED):
    return table.seat_view(seat)["commerce"]


def buildable(key, *extra):
    """RED can build this card, and has these at work already."""
    table = standing(RED, *extra)
    table.rich(RED)
    table.hand(RED, key)
    return table


# --- the strongest force of knights


@pytest.mark.parametrize("knight", KNIGHTS, ids=lambda knight: knight.key)
def test_a_knight_counts_its_black_number(knight):
    table = standing(RED, knight.key, cities=())
    assert strength(table) == knight.strength
    assert table.seat_view(RED)["tournament"] == knight.tournament
    assert table.holder("knight") == RED


def test_strength_is_the_sum_of_all_knights():
    table = standing(RED, "knight-goetz", "knight-walter", "knight-siegfried")
    assert strength(table) == 5 + 3 + 1


def test_a_smithy_adds_one_for_each_knight():
    table = standing(RED, "knight-goetz", "smithy", "knight-siegfried")
    assert strength(table) == 5 + 1 + 2
    assert table.seat_view(RED)["tournament"] == 2 + 1


def test_a_smithy_without_knights_has_no_strength():
    assert strength(standing(RED, "smithy", "fleet-ore")) == 0


def test_a_smithy_does_not_serve_the_opponents_knights():
    table = standing(BLUE, "knight-goetz")
    put(table, RED, "smithy")
    assert strength(table, BLUE) == 5


def test_whoever_has_more_strength_than_the_opponent_receives_the_knights_token():
    table = buildable("knight-walter")
    put(table, BLUE, "knight-conrad")
    assert table.holder("knight") == BLUE
    table.builds(RED, "knight-walter", "left above")
    assert table.happened(TokenMoved) == [TokenMoved(KNIGHT_TOKEN, RED)]
    assert table.holder("knight") == RED


def test_no_city_is_needed_for_the_knights_token():
    assert standing(RED, "knight-siegfried", cities=()).holder("knight") == RED


def test_without_knights_nobody_has_the_knights_token():
    assert Table().holder("knight") is None


def test_with_equal_strength_the_knights_token_lies_aside():
    table = buildable("knight-otto")
    put(table, BLUE, "knight-walter")
    table.builds(RED, "knight-otto", "left above")
    assert strength(table, RED) == strength(table, BLUE) == 3
    assert table.happened(TokenMoved) == [TokenMoved(KNIGHT_TOKEN, None)]
    assert table.holder("knight") is None


def test_a_smithy_can_win_the_knights_token():
    table = buildable("smithy", "knight-otto")
    put(table, BLUE, "knight-walter")
    assert table.holder("knight") is None
    table.builds(RED, "smithy", "right below")
    assert table.holder("knight") == RED


def test_the_knights_token_is_lost_with_the_knight():
    table = standing(RED, "knight-otto", cities=())
    put(table, BLUE, "knight-siegfried")
    table.hand(BLUE, "black-knight")
    table.main_phase(BLUE)
    table.attacks(BLUE, "black-knight", 1)
    assert table.holder("knight") == RED
    table.returns(BLUE, "left above")
    assert table.holder("knight") == BLUE


# --- the commercial advantage


@pytest.mark.parametrize("printed", MILLS, ids=lambda printed: printed.key)
def test_each_mill_on_a_card_is_a_commerce_point(printed):
    table = standing(RED, printed.key)
    assert commerce(table) == printed.commerce
    assert table.holder("mill") == RED


def test_commerce_is_the_sum_of_all_mills():
    table = standing(RED, "marketplace", "merchant-guild", "fleet-ore", "fortified-warehouse")
    assert commerce(table) == 2 + 4 + 1 + 1


@pytest.mark.parametrize(("fleets", "mills"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_a_harbor_has_a_mill_and_adds_one_for_each_fleet(fleets, mills):
    table = standing(RED, "harbor", *("fleet-ore", "fleet-wool", "fleet-gold")[:fleets])
    assert commerce(table) == mills


@pytest.mark.parametrize(("fleets", "mills"), [(0, 0), (1, 2), (3, 6)])
def test_a_host_may_leave_the_harbors_own_mill_out(fleets, mills):
    table = Table(harbor_counts_itself=False)
    table.city(RED, "left", "right")
    put(table, RED, "harbor", *("fleet-ore", "fleet-wool", "fleet-gold")[:fleets])
    assert commerce(table) == mills
    assert table.holder("mill") == (RED if mills else None)


def test_whoever_has_more_commerce_points_and_a_city_receives_the_mills_token():
    table = buildable("marketplace")
    table.city(BLUE, "left")
    put(table, BLUE, "fleet-ore")
    assert table.holder("mill") == BLUE
    table.builds(RED, "marketplace", "left above")
    assert table.happened(TokenMoved) == [TokenMoved(MILL_TOKEN, RED)]
    assert table.holder("mill") == RED


def test_without_a_city_one_does_not_have_the_mill():
    table = standing(RED, "fleet-ore", "fleet-wool", cities=())
    assert commerce(table) == 2
    assert table.holder("mill") is None


def test_the_mill_comes_with_the_city():
    table = standing(RED, "fleet-ore", cities=())
    table.rich(RED)
    table.builds_city(RED, "left")
    assert table.happened(TokenMoved) == [TokenMoved(MILL_TOKEN, RED)]
    assert table.points(RED) == 3 + 1


def test_with_equal_commerce_points_the_mill_lies_aside():
    table = buildable("fleet-wool")
    table.city(BLUE, "left")
    put(table, BLUE, "fleet-ore")
    table.builds(RED, "fleet-wool", "left above")
    assert table.happened(TokenMoved) == [TokenMoved(MILL_TOKEN, None)]
    assert table.holder("mill") is None


@pytest.mark.parametrize(("profile", "holder"), [("1996", BLUE), ("2005", None)])
def test_commerce_points_without_a_city_count_nothing_or_keep_the_opponent_from_the_mill(
    profile, holder
):
    table = Table(profile)
    put(table, RED, "fleet-ore", "fleet-wool", "fleet-gold")
    table.city(BLUE, "left")
    put(table, BLUE, "marketplace")
    assert table.holder("mill") == holder


@pytest.mark.parametrize("profile", ["1996", "2005"])
def test_a_city_without_commerce_points_does_not_have_the_mill(profile):
    table = Table(profile)
    table.city(BLUE, "left")
    assert table.holder("mill") is None
    put(table, RED, "fleet-ore")
    assert table.holder("mill") is None


# --- both


@pytest.mark.parametrize(("key", "token"), [("knight-otto", "knight"), ("marketplace", "mill")])
def test_each_token_is_worth_a_point(key, token):
    table = buildable(key)
    assert table.points(RED) == 4
    table.builds(RED, key, "left above")
    assert table.holder(token) == RED
    assert table.points(RED) == 4 + 1
    assert table.points(BLUE) == 2


def test_the_points_change_hands_with_the_token():
    table = buildable("knight-karl")
    put(table, BLUE, "knight-otto")
    assert (table.points(RED), table.points(BLUE)) == (4, 3)
    table.builds(RED, "knight-karl", "left above")
    assert (table.points(RED), table.points(BLUE)) == (5, 2)


def test_one_player_may_have_both_tokens():
    table = standing(RED, "knight-otto", "marketplace")
    assert table.holder("knight") == table.holder("mill") == RED
    assert table.points(RED) == 4 + 2


def test_the_tokens_are_looked_at_after_every_change_of_the_board():
    table = Table(demolish=True)
    table.city(RED, "left")
    put(table, RED, "fleet-ore")
    table.city(BLUE, "left")
    table.play(Demolish(RED, site("left above")))
    assert table.happened(TokenMoved) == [TokenMoved(MILL_TOKEN, None)]


def test_the_tokens_lie_on_a_city_and_on_a_settlement_or_city():
    table = standing(RED, "knight-otto", "marketplace", cities=("right",))
    tokens = table.view(None)["tokens"]
    assert tokens["mill"] == {"seat": RED, "place": middle("right")}
    assert tokens["knight"]["place"] in (middle("left"), middle("right"))


def test_everybody_sees_strength_commerce_and_tournament_points():
    table = standing(RED, "knight-otto", "marketplace")
    for viewer in (RED, BLUE, None):
        seen = table.seat_view(RED, viewer)
        assert (seen["strength"], seen["commerce"], seen["tournament"]) == (3, 2, 2)


def test_cards_in_the_hand_count_for_nothing():
    table = Table()
    table.hand(RED, "knight-otto", "fleet-ore", "church")
    assert strength(table) == commerce(table) == 0
    assert table.points(RED) == 2
    with refused("not_enough_goods"):
        table.builds(RED, "knight-otto", "left above")
