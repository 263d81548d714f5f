"""Option shuffled-tokens: tokens anywhere, but never a 6 or 8 beside a 6 or 8 (sources: dealing-the-island)."""

from collections import Counter

import pytest

from engine.api import ConfigError
from engine.board_game.core.names import DESERT
from engine.chance import Random
from tests.engine.board_game.boards.test_boards import LETTERS, TOKENS
from tests.engine.board_game.rules.test_dealing import red_next_to_red
from tests.engine.board_game.table import Table


def shuffled(seed):
    return Table.dealt("shuffled-tokens", chance=Random(seed))


def test_no_red_number_lies_beside_a_red_number():
    assert not any(red_next_to_red(shuffled(seed)) for seed in range(300))


def test_the_same_tokens_are_used():
    for seed in range(50):
        island = shuffled(seed).state.island
        numbers = Counter(island.numbers)
        assert numbers.pop(0) == 1
        assert numbers == TOKENS
        assert island.numbers[island.terrain.index(DESERT)] == 0


def test_the_tokens_lie_in_no_order():
    spiral = Table.dealt().state.rules.board.bags[0].ways[0]
    orders = set()
    for seed in range(50):
        island = shuffled(seed).state.island
        orders.add(tuple(island.numbers[hex] for hex in spiral if island.terrain[hex] != DESERT))
    assert len(orders) == 50
    assert tuple(LETTERS) not in orders


def test_red_numbers_may_lie_anywhere():
    """Every hex gets a 6 or 8 in some deal."""
    seen = {
        hex
        for seed in range(300)
        for hex, number in enumerate(shuffled(seed).state.island.numbers)
        if number in (6, 8)
    }
    assert seen == set(range(19))


def test_shuffled_tokens_have_no_corner_to_begin_at():
    with pytest.raises(ConfigError) as caught:
        Table.dealt("shuffled-tokens", values={"spiral-corner": 2})
    assert "shuffled-tokens" in caught.value.text
    assert "spiral-corner" in caught.value.text


def test_the_beginners_island_has_its_numbers_printed():
    with pytest.raises(ConfigError) as caught:
        Table.dealt("shuffled-tokens", board="standard-beginner")
    assert "shuffled-tokens" in caught.value.text
    assert "standard-beginner" in caught.value.text
