"""Option spiral-corner: at which corner of the island the lettered tokens begin (sources: dealing-the-island)."""

import pytest

from engine.api import ConfigError
from engine.board_game.core.names import DESERT
from engine.chance import Random
from tests.engine.board_game.boards.test_boards import (
    CORNER_HEXES,
    INNER_RING,
    LETTERS,
    OUTER_RING,
    turned,
)
from tests.engine.board_game.table import Table


@pytest.mark.parametrize("corner", range(1, 7))
def test_corner_one_is_the_top_left_and_the_others_follow_clockwise(corner):
    first = CORNER_HEXES[corner - 1]
    for seed in range(4):
        table = Table.dealt(values={"spiral-corner": corner}, chance=Random(seed))
        island = table.state.island
        way = [
            *turned(OUTER_RING, first),
            *turned(INNER_RING, (first[0] // 2, first[1] // 2)),
            (0, 0),
        ]
        hexes = [table.geometry.hex_at(*at) for at in way]
        assert [island.numbers[hex] for hex in hexes if island.terrain[hex] != DESERT] == LETTERS


def test_without_the_option_the_spiral_begins_at_some_corner():
    """Start at the corner of the island; the corner is drawn (sources: dealing-the-island)."""
    seen = set()
    for seed in range(60):
        table = Table.dealt(chance=Random(seed))
        island = table.state.island
        for number, first in enumerate(CORNER_HEXES):
            way = [
                *turned(OUTER_RING, first),
                *turned(INNER_RING, (first[0] // 2, first[1] // 2)),
                (0, 0),
            ]
            hexes = [table.geometry.hex_at(*at) for at in way]
            if [island.numbers[hex] for hex in hexes if island.terrain[hex] != DESERT] == LETTERS:
                seen.add(number)
                break
        else:
            raise AssertionError("the tokens lie in no spiral")
    assert seen == set(range(6))


@pytest.mark.parametrize("corner", [0, 7, -1, "north", True])
def test_there_are_six_corners(corner):
    with pytest.raises(ConfigError):
        Table.dealt(values={"spiral-corner": corner})


def test_the_beginners_island_has_its_numbers_printed():
    with pytest.raises(ConfigError) as caught:
        Table.dealt(values={"spiral-corner": 2}, board="standard-beginner")
    assert "spiral-corner" in caught.value.text
    assert "standard-beginner" in caught.value.text
