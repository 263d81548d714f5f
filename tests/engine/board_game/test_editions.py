"""Editions: how each printing plays, and what it calls things (sources: editions)."""

import pytest

from engine.board_game import catalog, configurations, lobby_catalog
from engine.board_game.core.actions import TradeWithSupply
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import ORE, WOOL
from tests.engine.board_game.table import BLUE, EDITIONS, RED, ROAD, WHITE, Table, cards


def test_there_are_three_editions_and_the_newest_is_the_default():
    assert set(catalog.EDITIONS) == set(EDITIONS)
    assert GameConfig().edition == "2025"


@pytest.mark.parametrize(("edition", "paid"), [("2025", 1), ("2007", 0), ("1996", 0)])
def test_only_the_2025_rules_pay_a_lone_claimant_what_is_left(edition, paid):
    table = Table(edition=edition)
    table.supply_left(WHITE, wool=1)
    table.city(BLUE, "pasture 2 N")
    table.rolls(RED, 2)
    assert table.in_hand(BLUE) == cards(wool=paid)


@pytest.mark.parametrize(
    ("edition", "may_trade"), [("2025", True), ("2007", False), ("1996", True)]
)
def test_only_the_2007_rules_separate_trade_and_building(edition, may_trade):
    table = Table(edition=edition)
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD, ore=4)
    table.after_the_roll(RED)
    table.builds_road(RED, "hills 6 NE")
    assert table.may(TradeWithSupply(RED, ORE, WOOL)) == may_trade


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_three_let_the_robber_go_to_the_desert(edition):
    table = Table(edition=edition)
    table.robber_on("hills 6")
    table.rolls(RED, 7)
    assert table.hex("desert") in table.hexes_offered_to(RED)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_three_play_to_ten_with_a_hand_limit_of_seven(edition):
    view = Table(edition=edition).view(None)
    assert (view["goal"], view["hand_limit"]) == (10, 7)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_three_have_the_same_costs(edition):
    assert Table(edition=edition).view(None)["costs"] == {
        "road": {"brick": 1, "lumber": 1},
        "settlement": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
        "city": {"grain": 2, "ore": 3},
        "development_card": {"wool": 1, "grain": 1, "ore": 1},
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_all_three_a_settlement_gets_one_card_and_a_city_two(edition):
    view = Table(edition=edition).view(None)
    assert view["yields"] == {"settlement": 1, "city": 2}
    assert view["goods"] == {
        "hills": "brick",
        "forest": "lumber",
        "pasture": "wool",
        "fields": "grain",
        "mountains": "ore",
    }


@pytest.mark.parametrize(
    ("edition", "year_of_plenty", "longest_road"),
    [
        ("2025", "Invention", "Longest route"),
        ("2007", "Year of plenty", "Longest road"),
        ("1996", "Discovery", "Longest road"),
    ],
)
def test_each_edition_has_its_own_names(edition, year_of_plenty, longest_road):
    (row,) = [row for row in lobby_catalog.to_json()["editions"] if row["key"] == edition]
    assert row["names"] == {"year_of_plenty": year_of_plenty, "longest_road": longest_road}


def test_an_edition_brings_its_own_options():
    nobody = {"shortage": "nobody", "one-free-road": True}
    both = {**nobody, "separate-phases": True}
    assert configurations.options_of(GameConfig(edition="2007")) == both
    assert (
        configurations.options_of(GameConfig(edition="2007", options={"separate-phases": False}))
        == nobody
    )
    assert configurations.options_of(GameConfig(edition="2025", options={"hand-limit": 9})) == {
        "shortage": "sole-claimant",
        "hand-limit": 9,
    }
