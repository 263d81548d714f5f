"""Harbors at sea (sources: harbors-at-sea, gold): those of islands work as any, and none deals in gold."""

import pytest

from engine.bits import bits
from engine.board_game import boards
from engine.board_game.core.actions import TradeWithSupply
from engine.board_game.core.names import ANY_HARBOR, HARBORS, ORE, RESOURCES, WOOL
from engine.board_game.scenarios.harbors_by_players import LayHarbor
from engine.board_game.scenarios.ships.building import along_water
from engine.chance import Random
from scripts.bots_at_sea import maps
from tests.engine.board_game.sea import at_sea, settled
from tests.engine.board_game.table import BLUE, RED, SETTLEMENT, Table

THREE_ORE_FOR_WOOL = TradeWithSupply(RED, ORE, WOOL)


def about_to_settle_at_a_harbor(*options: str, **values: bool | str) -> tuple[Table, int]:
    """A ship of RED has reached a 3:1 harbor of some island, and RED can pay for a settlement there."""
    table = at_sea(*options, values={**values})
    quay = next(at for at in table.harbor(ANY_HARBOR) if table.state.free >> at & 1)
    ways = along_water(table.state) & table.geometry.paths_at[quay]
    table.ship(RED, next(bits(ways)))
    table.hand(RED, SETTLEMENT, ore=3)
    return table, quay


def test_a_harbor_of_an_island_is_used_as_soon_as_it_is_settled():
    table, quay = about_to_settle_at_a_harbor()
    assert not table.may(THREE_ORE_FOR_WOOL), "ships at a harbor do not open it"
    table.builds_settlement(RED, quay)
    assert table.may(THREE_ORE_FOR_WOOL)
    table.trades_with_supply(RED, ORE, WOOL)


def test_where_trade_comes_before_building_it_is_not_used_in_the_turn_in_which_it_was_settled():
    table, quay = about_to_settle_at_a_harbor("separate-phases")
    table.builds_settlement(RED, quay)
    assert not table.may(THREE_ORE_FOR_WOOL)


def test_a_harbor_is_used_on_ones_own_turn_only():
    table, quay = about_to_settle_at_a_harbor()
    table.builds_settlement(RED, quay)
    table.ends_turn(RED)
    table.rolls(BLUE, 12)
    table.hand(RED, ore=3)
    assert not table.may(THREE_ORE_FOR_WOOL)


def test_the_special_building_phase_is_no_turn_of_ones_own():
    table, quay = about_to_settle_at_a_harbor(
        "special-building", **{"special-building": "everyone"}
    )
    table.builds_settlement(RED, quay)
    table.hand(RED, SETTLEMENT, ore=3)
    table.after_the_roll(BLUE)
    table.ends_turn(BLUE)
    while RED not in table.deciding():
        table.play(next(iter(table.legal(table.deciding()[0]))))
    assert table.state.pending[-1].name == "SpecialBuilding"
    assert not table.may(THREE_ORE_FOR_WOOL)


@pytest.mark.parametrize("board", maps())
def test_no_harbor_deals_in_gold(board: str):
    kinds = {HARBORS[kind] for kind in boards.load(board).harbor_kinds}
    assert kinds == {"any", *RESOURCES}


def test_gold_is_no_card_of_its_own():
    """No hand, supply or trade knows a sixth kind."""
    table = at_sea(board="into-the-desert-3")
    settled(table, RED, "-1 3 N")
    table.hand(RED, brick=4, lumber=4, wool=4, grain=4, ore=4)
    view = table.view(RED)
    assert set(view["seats"]["0"]["hand"]) == set(view["supply"]) == set(RESOURCES)
    assert "gold" not in view["goods"]
    trades = table.legal(RED, TradeWithSupply)
    kinds = set(range(len(RESOURCES)))
    assert {trade.get for trade in trades} == {trade.give for trade in trades} == kinds


def test_a_hex_of_sea_that_land_encloses_will_do_for_a_harbor():
    """On A New World players may lay one on a lake."""
    for seed in range(400):
        table = Table.dealt(board="new-world-3", seats=3, chance=Random(seed))
        island, geometry = table.state.island, table.geometry
        lakes = [
            hex
            for hex in bits(island.sea & ~table.state.rules.board.frame)
            if all(island.land >> other & 1 for other in geometry.hexes_around(hex))
        ]
        if lakes:
            break
    seat = table.deciding()[0]
    offered = {lay.path for lay in table.legal(seat, LayHarbor)}
    shores = {path for path, sides in enumerate(geometry.sides_mask) if sides >> lakes[0] & 1}
    assert len(shores) == 6
    assert shores <= offered
