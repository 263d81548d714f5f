"""Dealing: shuffled terrain and harbors, tokens in a spiral or shuffled, a shuffled deck (sources: dealing-the-island)."""

from collections import Counter

import pytest

from engine.board_game.core.names import DESERT, HARBORS, TERRAINS
from engine.chance import Random, Scripted
from tests.engine.board_game.boards.test_boards import (
    DECK,
    FRAME,
    HARBOR_KINDS,
    LAND,
    LETTERS,
    TOKENS,
)
from tests.engine.board_game.table import Table

NEIGHBORS = ((1, 0), (0, 1), (1, -1))


def dealt(seed, **values):
    return Table.dealt(chance=Random(seed), **values)


def numbers_by_axial(table):
    geometry, island = table.geometry, table.state.island
    return {
        ((x - y // 3) // 2, y // 3): island.numbers[hex]
        for hex, (x, y) in enumerate(geometry.hexes)
    }


def red_next_to_red(table):
    numbers = numbers_by_axial(table)
    red = {at for at, number in numbers.items() if number in (6, 8)}
    return any((q + dq, r + dr) in red for q, r in red for dq, dr in NEIGHBORS)


@pytest.mark.parametrize("seed", range(10))
def test_every_deal_uses_the_whole_box(seed):
    table = dealt(seed)
    island = table.state.island
    assert {TERRAINS[kind]: count for kind, count in Counter(island.terrain).items()} == LAND
    assert {
        HARBORS[kind]: count for kind, count in Counter(kind for _, kind in island.harbors).items()
    } == HARBOR_KINDS
    numbers = Counter(island.numbers)
    assert numbers.pop(0) == 1
    assert numbers == TOKENS
    deck = Counter(table.state.deck)
    assert [deck[kind] for kind in range(5)] == [
        DECK[name]
        for name in ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point")
    ]


def test_the_terrain_is_shuffled():
    deals = {dealt(seed).state.island.terrain for seed in range(20)}
    assert len(deals) == 20
    assert len({terrain.index(DESERT) for terrain in deals}) > 5


def test_the_harbors_are_shuffled_onto_the_fixed_places():
    deals = [dealt(seed) for seed in range(20)]
    places = {tuple(sorted(path for path, _ in table.state.island.harbors)) for table in deals}
    assert places == {tuple(sorted(deals[0].geometry.side(*place) for place in FRAME))}
    assert len({table.state.island.harbors for table in deals}) > 15


def test_the_deck_is_shuffled():
    assert len({dealt(seed).state.deck for seed in range(20)}) == 20


def test_the_same_chance_deals_the_same_game():
    one, other = dealt(7), dealt(7)
    assert one.state.island.to_json() == other.state.island.to_json()
    assert one.state.deck == other.state.deck


@pytest.mark.parametrize("corner", range(1, 7))
def test_the_tokens_lie_in_a_spiral_from_a_corner_and_skip_the_desert(corner):
    for seed in range(5):
        table = dealt(seed, values={"spiral-corner": corner})
        island = table.state.island
        laid = [
            [island.numbers[hex] for hex in spiral if island.terrain[hex] != DESERT]
            for spiral in table.state.rules.board.bags[0].ways
        ]
        assert LETTERS in laid


@pytest.mark.parametrize("seed", range(30))
def test_the_desert_never_gets_a_token(seed):
    """Footnote 9 of the annotated rules (sources: dealing-the-island)."""
    island = dealt(seed).state.island
    assert island.numbers[island.terrain.index(DESERT)] == 0
    assert all(number for hex, number in enumerate(island.numbers) if island.terrain[hex] != DESERT)


@pytest.mark.parametrize("corner", range(1, 7))
def test_the_spiral_never_brings_red_numbers_together(corner):
    for seed in range(20):
        assert not red_next_to_red(dealt(seed, values={"spiral-corner": corner}))


def test_the_robber_starts_on_the_desert_wherever_it_lies():
    for seed in range(20):
        table = dealt(seed)
        assert table.state.island.terrain[table.state.robber] == DESERT
        assert table.view(None)["robber"] == table.state.robber


def test_the_supply_starts_full_and_the_hands_empty():
    table = dealt(1)
    assert table.in_supply() == (19, 19, 19, 19, 19)
    assert all(table.state.hand_size(seat) == 0 for seat in table.seats)


def test_everyone_sees_the_island():
    table = dealt(3)
    island = table.state.island
    for viewer in (*table.seats, None):
        shown = table.view(viewer)["board"]
        assert [shown["hexes"][str(hex)]["terrain"] for hex in range(19)] == [
            TERRAINS[kind] for kind in island.terrain
        ]
        assert [shown["hexes"][str(hex)].get("number", 0) for hex in range(19)] == list(
            island.numbers
        )
        assert shown["harbors"] == {str(path): HARBORS[kind] for path, kind in island.harbors}


def test_the_beginners_island_is_always_the_same():
    first = Table.dealt(board="standard-beginner", chance=Scripted(seed=1))
    second = Table.dealt(board="standard-beginner", chance=Scripted(seed=2))
    assert first.state.island.to_json() == second.state.island.to_json()
    assert first.state.deck != second.state.deck
