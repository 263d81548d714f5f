"""Maritime trade: with the supply, on one's own turn, at 4:1 or by harbor at 3:1 and 2:1 (sources: maritime-trade)."""

from itertools import product

import pytest

from engine.board_game.core.actions import TradeWithSupply
from engine.board_game.core.events import TradedWithSupply
from engine.board_game.core.names import ANY_HARBOR, BRICK, GRAIN, LUMBER, ORE, RESOURCES, WOOL
from tests.engine.board_game.table import BLUE, RED, WHITE, Table, cards, refused

each_resource = pytest.mark.parametrize("resource", range(5), ids=RESOURCES)


def trader(**hand):
    """RED has rolled and holds these cards."""
    table = Table()
    table.hand(RED, **hand)
    table.after_the_roll(RED)
    return table


def rates_of(table, seat):
    return [table.view(None)["seats"][str(seat)]["rates"][resource] for resource in RESOURCES]


@pytest.mark.parametrize(
    ("give", "get"), [pair for pair in product(range(5), repeat=2) if pair[0] != pair[1]]
)
def test_four_of_a_kind_buy_one_of_another(give, get):
    table = trader(**{RESOURCES[give]: 4})
    table.trades_with_supply(RED, give, get)
    assert table.in_hand(RED) == cards(**{RESOURCES[get]: 1})
    assert table.in_supply()[give] == 19
    assert table.in_supply()[get] == 18


def test_three_of_a_kind_buy_nothing_without_a_harbor():
    table = trader(wool=3)
    assert not table.may(TradeWithSupply(RED, WOOL, ORE))


def test_four_mixed_cards_buy_nothing():
    table = trader(wool=2, ore=2)
    assert not table.may(TradeWithSupply(RED, WOOL, BRICK))
    assert not table.may(TradeWithSupply(RED, ORE, BRICK))


def test_a_kind_cannot_be_traded_for_itself():
    table = trader(wool=8)
    with refused():
        table.trades_with_supply(RED, WOOL, WOOL)


@each_resource
def test_a_settlement_on_a_generic_harbor_trades_every_kind_at_three(resource):
    table = trader(**{RESOURCES[resource]: 3})
    table.settlement(RED, table.harbor(ANY_HARBOR)[0])
    assert rates_of(table, RED) == [3] * 5
    get = (resource + 1) % 5
    table.trades_with_supply(RED, resource, get)
    assert table.in_hand(RED) == cards(**{RESOURCES[get]: 1})


@each_resource
def test_a_settlement_on_a_special_harbor_trades_its_kind_at_two_and_no_other(resource):
    table = trader(**dict.fromkeys(RESOURCES, 3))
    table.settlement(RED, table.harbor(resource)[0])
    for give in range(5):
        assert table.may(TradeWithSupply(RED, give, (give + 1) % 5)) == (give == resource)
    assert rates_of(table, RED) == [2 if give == resource else 4 for give in range(5)]
    table.trades_with_supply(RED, resource, (resource + 1) % 5)
    assert table.in_hand(RED)[resource] == 1


@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("kind", range(6))
def test_a_harbor_serves_both_ends_of_its_path(kind, end):
    table = trader()
    table.settlement(RED, table.harbor(kind)[end])
    assert min(rates_of(table, RED)) == (3 if kind == ANY_HARBOR else 2)


def test_every_harbor_of_the_island_serves_exactly_its_two_intersections():
    table = Table()
    served = {end for path, _ in table.state.island.harbors for end in table.geometry.ends[path]}
    assert len(served) == 18
    for at in range(54):
        table = Table()
        table.settlement(BLUE, at)
        table.after_the_roll(BLUE)
        table.state.hands[BLUE] = [0] * 5
        assert (min(rates_of(table, BLUE)) < 4) == (at in served)


def test_a_city_on_a_harbor_serves_as_well():
    table = trader(ore=2)
    table.city(RED, table.harbor(ORE)[0])
    assert table.may(TradeWithSupply(RED, ORE, WOOL))


def test_a_road_to_a_harbor_does_not_serve():
    table = trader(ore=3)
    path = next(path for path, kind in table.state.island.harbors if kind == ORE)
    table.road(RED, path)
    assert rates_of(table, RED) == [4] * 5
    assert not table.may(TradeWithSupply(RED, ORE, WOOL))


def test_with_several_harbors_each_kind_has_its_best_rate():
    table = trader(wool=2, grain=3)
    table.settlement(RED, table.harbor(WOOL)[0], table.harbor(ANY_HARBOR)[0])
    assert rates_of(table, RED) == [3, 3, 2, 3, 3]
    table.trades_with_supply(RED, WOOL, ORE)
    table.trades_with_supply(RED, GRAIN, ORE)
    assert table.in_hand(RED) == cards(ore=2)


def test_two_special_harbors_serve_their_two_kinds():
    table = trader()
    table.settlement(RED, table.harbor(BRICK)[0], table.harbor(LUMBER)[0])
    assert rates_of(table, RED) == [2, 2, 4, 4, 4]


def test_nobody_uses_somebody_elses_harbor():
    table = trader(ore=3)
    table.settlement(BLUE, table.harbor(ORE)[0])
    assert not table.may(TradeWithSupply(RED, ORE, WOOL))


def test_a_harbor_can_be_used_in_the_turn_it_is_built():
    """Even on the same turn (sources: maritime-trade)."""
    table = Table()
    harbor = table.harbor(ORE)[0]
    table.road_along(RED, *table.way(harbor, 2))
    table.hand(RED, cards(1, 1, 1, 1, 0), ore=2)
    table.after_the_roll(RED)
    assert not table.may(TradeWithSupply(RED, ORE, WOOL))
    table.builds_settlement(RED, harbor)
    table.trades_with_supply(RED, ORE, WOOL)
    assert table.in_hand(RED) == cards(wool=1)


def test_the_supply_must_hold_the_card():
    table = trader(ore=8)
    table.supply_left(WHITE, wool=0, brick=1)
    assert not table.may(TradeWithSupply(RED, ORE, WOOL))
    with refused():
        table.trades_with_supply(RED, ORE, WOOL)
    table.trades_with_supply(RED, ORE, BRICK)
    assert not table.may(TradeWithSupply(RED, ORE, BRICK))


def test_one_may_trade_with_the_supply_as_often_as_one_can_pay():
    table = trader(ore=12)
    for _ in range(3):
        table.trades_with_supply(RED, ORE, BRICK)
    assert table.in_hand(RED) == cards(brick=3)


def test_nobody_trades_with_the_supply_before_the_roll():
    table = trader(ore=4)
    table.before_the_roll(RED)
    assert not table.may(TradeWithSupply(RED, ORE, WOOL))


def test_nobody_trades_with_the_supply_on_somebody_elses_turn():
    """You cannot trade with the bank during another player's turn (sources: maritime-trade)."""
    table = trader()
    table.hand(BLUE, ore=4)
    assert not table.may(TradeWithSupply(BLUE, ORE, WOOL))


def test_everyone_sees_what_was_traded_with_the_supply():
    table = trader(ore=4)
    table.trades_with_supply(RED, ORE, WOOL)
    assert table.happened(TradedWithSupply) == [TradedWithSupply(RED, cards(ore=4), cards(wool=1))]
    told = {"type": "TradedWithSupply", "seat": RED, "give": {"ore": 4}, "get": {"wool": 1}}
    assert all(table.seen_by(viewer) == [told] for viewer in (*table.seats, None))


def test_maritime_trade_is_listed_at_the_best_rate_only_once_for_each_pair():
    table = trader(ore=8)
    table.settlement(RED, table.harbor(ORE)[0])
    listed = table.legal(RED, TradeWithSupply)
    assert sorted(a.get for a in listed if isinstance(a, TradeWithSupply)) == [
        BRICK,
        LUMBER,
        WOOL,
        GRAIN,
    ]
