"""Option hand-limit: how many cards are safe from a seven (sources: larger-hand-limit)."""

import pytest

from engine.api import ConfigError
from engine.board_game import game
from tests.engine.board_game.table import BLUE, RED, Table, cards


@pytest.mark.parametrize("limit", [7, 9, 10, 13, 20])
def test_hands_up_to_the_limit_are_safe_and_bigger_ones_lose_half(limit):
    table = Table(values={"hand-limit": limit})
    table.hand(BLUE, wool=limit // 2, ore=limit - limit // 2)
    table.rolls(RED, 7)
    assert table.deciding() == (RED,)

    table = Table(values={"hand-limit": limit})
    table.hand(BLUE, wool=limit // 2, ore=limit + 1 - limit // 2)
    table.rolls(RED, 7)
    assert game.forms(table.state, BLUE) == [{"type": "Discard", "count": (limit + 1) // 2}]
    table.discards(BLUE, wool=limit // 2, ore=(limit + 1) // 2 - limit // 2)
    assert sum(table.in_hand(BLUE)) == limit + 1 - (limit + 1) // 2


def test_the_limit_holds_for_the_roller_too():
    table = Table(values={"hand-limit": 9})
    table.hand(RED, wool=9)
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"MoveRobber"}
    assert table.in_hand(RED) == cards(wool=9)


@pytest.mark.parametrize("limit", [7, 13])
def test_everyone_sees_the_limit(limit):
    table = Table(values={"hand-limit": limit})
    assert all(table.view(viewer)["hand_limit"] == limit for viewer in (*table.seats, None))


def test_the_limit_is_seven_without_the_option():
    assert Table().view(None)["hand_limit"] == 7


@pytest.mark.parametrize("limit", [6, 21, 0, "many", True])
def test_the_limit_is_from_7_to_20(limit):
    with pytest.raises(ConfigError) as caught:
        Table(values={"hand-limit": limit})
    assert "hand-limit" in caught.value.text
