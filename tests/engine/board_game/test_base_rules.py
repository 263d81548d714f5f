"""The base rules in figures: what their page says is what the engine plays."""

import pytest

from engine.board_game import catalog, compiled_rules
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import CARD_KINDS, RESOURCES
from engine.board_game.options import PARAGRAPHS
from tests.engine.board_game.table import CITY, RED, SETTLEMENT, Table


def figures(**config):
    return compiled_rules.base_rules(GameConfig(**config))


@pytest.mark.parametrize("key", catalog.OPTIONS)
def test_every_house_rule_says_which_paragraphs_it_changes(key):
    changes = catalog.OPTIONS[key].changes
    assert changes
    assert set(changes) <= set(PARAGRAPHS)
    assert len(set(changes)) == len(changes)


@pytest.mark.parametrize(("cost", "piece"), [(CITY, "city"), (SETTLEMENT, "settlement")])
def test_what_a_building_is_said_to_be_worth_it_is(cost, piece):
    table = Table(points={RED: 2})
    table.hand(RED, cost)
    table.after_the_roll(RED)
    before = table.points(RED)
    worth = figures()["points"]
    if piece == "city":
        table.builds_city(RED, min(table.cities_offered_to(RED)))
        assert table.points(RED) - before == worth["city"] - worth["settlement"]
    else:
        free = next(at for at in range(53, -1, -1) if table.state.free >> at & 1)
        table.road_along(RED, *table.way(free, 1))
        table.builds_settlement(RED, free)
        assert table.points(RED) - before == worth["settlement"]


def test_the_costs_and_the_box_are_those_of_the_game():
    said, rules = figures(), compiled_rules.rules_for(GameConfig())
    for name, price in rules.prices.items():
        assert said["costs"][name] == {RESOURCES[kind]: count for kind, count in price}
    supply = rules.board.supply
    assert said["deck"] == dict(zip(CARD_KINDS, supply.cards, strict=True))
    assert said["bank"] == supply.resources == 19
    assert said["pieces"] == {"roads": 15, "settlements": 5, "cities": 4}


def test_a_table_with_its_own_goal_and_limit_reads_its_own_numbers():
    said = figures(options={"victory-points": 12, "hand-limit": 9})
    assert (said["goal"], said["limit"]) == (12, 9)
    assert (figures()["goal"], figures()["limit"]) == (10, 7)


def test_harbors_and_larger_boxes_and_bridges_are_told_as_they_are_played():
    assert figures()["rates"] == {"bank": 4, "general": 3, "special": 2}
    assert figures(board="extension-5-6", seats=6)["bank"] == 24
    assert figures(board="islands-3-4")["costs"]["bridge"] == {"brick": 1, "lumber": 1, "wool": 1}


def test_where_ships_sail_their_number_is_told():
    at_sea = figures(board="four-islands-3", seats=3)
    assert at_sea["pieces"]["ships"] == 15
    assert at_sea["ways"]["building"] == "ships"
    assert "ship" in at_sea["costs"]


@pytest.mark.parametrize(
    ("edition", "ways"),
    [
        ("2025", {"shortage": "sole-claimant", "turn": "any-order"}),
        ("2007", {"shortage": "nobody", "turn": "trade-first"}),
        ("1996", {"shortage": "nobody", "turn": "any-order"}),
    ],
)
def test_an_edition_reads_its_own_shortage_and_turn(edition, ways):
    assert figures(edition=edition)["ways"] == ways
