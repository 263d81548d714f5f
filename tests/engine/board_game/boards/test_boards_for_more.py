"""The boards for five to eight: what the sources count, and where the frames have their harbors
(sources: large-island, big-island, peanut-island)."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from engine.api import ConfigError
from engine.board_game import boards, catalog, compiled_rules, configurations, game, lobby_catalog
from engine.board_game.compiled_rules import configured
from engine.board_game.core.actions import MoveRobber
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.names import CARD_KINDS, DESERT, HARBORS, TERRAINS
from engine.board_game.rules import dealing
from engine.board_game.rules.dealing import lay, red_numbers_touch
from engine.chance import Random, Scripted
from tests.forms import LONG

FIVE_SIX = ("extension-5-6", "extension-5-6-sea-hexes", "extension-5-6-beginner")
SEVEN_EIGHT = ("big-island-7-8", "peanut-7-8")
ALL = (*FIVE_SIX, *SEVEN_EIGHT)

ROWS = {
    "extension-5-6": [3, 4, 5, 6, 5, 4, 3],
    "extension-5-6-sea-hexes": [3, 4, 5, 6, 5, 4, 3],
    "extension-5-6-beginner": [3, 4, 5, 6, 5, 4, 3],
    "big-island-7-8": [4, 5, 6, 7, 6, 5, 4],
    "peanut-7-8": [3, 4, 8, 8, 8, 4, 3],
}
LAND = {
    "extension-5-6": {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2},
    "extension-5-6-sea-hexes": {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2},
    "extension-5-6-beginner": {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2},
    "big-island-7-8": {"forest": 8, "pasture": 8, "fields": 8, "hills": 6, "mountains": 6, "desert": 1},
    "peanut-7-8": {"forest": 8, "pasture": 8, "fields": 8, "hills": 6, "mountains": 6, "desert": 2},
}  # fmt: skip
OF_THE_FRAME = {"any": 5, "wool": 2, "brick": 1, "lumber": 1, "grain": 1, "ore": 1}
HARBOR_KINDS = {
    **dict.fromkeys(FIVE_SIX, OF_THE_FRAME),
    "big-island-7-8": {"any": 7, "wool": 1, "brick": 1, "lumber": 1, "grain": 1, "ore": 1},
    "peanut-7-8": {"any": 4, "wool": 2, "brick": 2, "lumber": 2, "grain": 2, "ore": 2},
}
A_TO_ZC = [
    2,
    5,
    4,
    6,
    3,
    9,
    8,
    11,
    11,
    10,
    6,
    3,
    8,
    4,
    8,
    10,
    11,
    12,
    10,
    5,
    4,
    9,
    5,
    9,
    12,
    3,
    2,
    6,
]
A_TO_R = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]

FRAME_OF_2007 = [0, 3, 7, 12, 15, 18, 21, 24, 27, 30, 33]
"""Sides of the coast with a harbor, clockwise from the northwestern side of the top left hex."""


def dealt(board, seats=None, seed=1):
    config = GameConfig(board=board, seats=seats or max(boards.load(board).seats))
    return game.new_game(config, Random(seed))[0]


def coast_of(board):
    """The sides of the coast, clockwise from the northwestern side of the top left hex."""
    geometry = board.geometry
    x, y = geometry.hexes[0]
    at, following = ((x - 1, y - 1), (x, y - 2))
    places = {place: id for id, place in enumerate(geometry.intersections)}
    here, there = places[at], places[following]
    sides = [geometry.path_between(here, there)]
    coast = {
        path
        for path, (a, b) in enumerate(geometry.ends)
        if len(set(geometry.hexes_beside[a]) & set(geometry.hexes_beside[b])) == 1
    }
    while len(sides) < len(coast):
        (path,) = [path for path in coast if there in geometry.ends[path] and path != sides[-1]]
        there = sum(geometry.ends[path]) - there
        sides.append(path)
    return sides


@pytest.mark.parametrize("key", ALL)
def test_the_land_lies_in_rows(key):
    rows = Counter(y for _, y in boards.load(key).geometry.hexes)
    assert [rows[y] for y in sorted(rows)] == ROWS[key]


@pytest.mark.parametrize("key", ALL)
def test_the_land_is_that_of_the_box(key):
    for seed in range(3):
        terrain = Counter(TERRAINS[kind] for kind in dealt(key, seed=seed).island.terrain)
        assert terrain == LAND[key]


@pytest.mark.parametrize("key", ALL)
def test_the_harbors_are_those_of_the_box_and_none_share_a_corner(key):
    island = dealt(key).island
    assert Counter(HARBORS[kind] for _, kind in island.harbors) == HARBOR_KINDS[key]
    ends = [end for path, _ in island.harbors for end in island.geometry.ends[path]]
    assert len(set(ends)) == len(ends)
    assert {path for path, _ in island.harbors} <= set(coast_of(boards.load(key)))


def test_the_frame_of_2007_has_its_harbors_on_these_sides():
    board = boards.load("extension-5-6")
    coast = coast_of(board)
    assert len(coast) == 38
    assert sorted(map(coast.index, board.harbor_paths)) == FRAME_OF_2007


def test_on_the_loose_sea_hexes_every_second_one_is_a_harbor():
    """Eleven of the 22 sea hexes around the island, and no two of them side by side."""
    board = boards.load("extension-5-6-sea-hexes")
    assert sorted(board.harbor_paths) != sorted(boards.load("extension-5-6").harbor_paths)
    ring: list[tuple[int, int]] = []
    for path in coast_of(board):
        hex = sea_hex(board, path)
        if not ring or ring[-1] != hex:
            ring.append(hex)
    if ring[0] == ring[-1]:
        ring.pop()
    harbors = [ring.index(sea_hex(board, path)) % 2 for path in board.harbor_paths]
    assert (len(ring), len(harbors), len(set(harbors))) == (22, 11, 1)


@pytest.mark.parametrize(("key", "sea"), [("big-island-7-8", 24), ("peanut-7-8", 28)])
def test_on_the_islands_for_seven_or_eight_every_second_sea_hex_is_a_harbor(key, sea):
    board = boards.load(key)
    ring = {sea_hex(board, path) for path in coast_of(board)}
    harbors = [sea_hex(board, path) for path in board.harbor_paths]
    assert len(ring) == sea
    assert len(set(harbors)) == len(harbors) == sea // 2
    beside = {(2, 0), (1, 3), (-1, 3)}
    assert not [
        1 for (a, b), (c, d) in combinations(sorted(harbors), 2) if (c - a, d - b) in beside
    ]


def sea_hex(board, path):
    """The middle of the sea hex at a side of the coast."""
    (a, b), geometry = board.geometry.ends[path], board.geometry
    (land,) = set(geometry.hexes_beside[a]) & set(geometry.hexes_beside[b])
    (ax, ay), (bx, by) = geometry.intersections[a], geometry.intersections[b]
    x, y = geometry.hexes[land]
    return ax + bx - x, ay + by - y


@pytest.mark.parametrize("key", FIVE_SIX)
def test_for_five_or_six_there_are_24_cards_of_each_resource_and_34_development_cards(key):
    supply = boards.load(key).supply
    assert supply.resources == 24
    cards = {
        "knight": 20,
        "victory_point": 5,
        "road_building": 3,
        "year_of_plenty": 3,
        "monopoly": 3,
    }
    assert dict(zip(CARD_KINDS, supply.cards, strict=True)) == cards
    assert dealt(key).supply == [24] * 5


@pytest.mark.parametrize("key", SEVEN_EIGHT)
def test_for_seven_or_eight_there_are_two_sets_of_cards(key):
    one, two = boards.load("standard-3-4").supply, boards.load(key).supply
    assert two.resources == 2 * one.resources
    assert two.cards == tuple(2 * count for count in one.cards)
    assert len(dealt(key).deck) == 50


@pytest.mark.parametrize("key", ALL)
def test_every_player_has_as_many_pieces_as_ever(key):
    supply = boards.load(key).supply
    assert (supply.roads, supply.settlements, supply.cities) == (15, 5, 4)


def test_the_tokens_for_five_or_six_are_a_to_zc():
    assert list(boards.load("extension-5-6").bags[0].tokens) == A_TO_ZC


@pytest.mark.parametrize("key", SEVEN_EIGHT)
def test_for_seven_or_eight_the_tokens_a_to_r_come_twice(key):
    assert list(boards.load(key).bags[0].tokens) == A_TO_R * 2


def test_the_spirals_of_the_large_island_begin_at_its_six_corners_and_go_round_counter_clockwise():
    board = boards.load("extension-5-6")
    corners = [(0, -3), (2, -3), (-3, 0), (2, 0), (-3, 3), (-1, 3)]
    assert {spiral[0] for spiral in board.bags[0].ways} == {
        board.geometry.hex_at(*at) for at in corners
    }
    for spiral in board.bags[0].ways:
        assert sorted(spiral) == list(range(30))
        places = [board.geometry.hexes[hex] for hex in spiral]
        turns = sum(ax * by - ay * bx for (ax, ay), (bx, by) in pairwise(places))
        assert turns < 0, "counter-clockwise, for the rows go downwards"


def test_each_half_of_the_peanut_has_its_own_land_and_its_own_tokens():
    for seed in range(5):
        island = dealt("peanut-7-8", seed=seed).island
        west, east = (pool.hexes for pool in boards.load("peanut-7-8").pools)
        for half in (west, east):
            assert Counter(TERRAINS[island.terrain[hex]] for hex in half) == {
                "forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1,
            }  # fmt: skip


def test_each_half_of_the_peanut_begins_with_the_hex_nearest_to_the_players():
    """Its lowest row, at the left end; then counter-clockwise."""
    board = boards.load("peanut-7-8")
    (spiral,) = board.bags[0].ways
    for half in (spiral[:19], spiral[19:]):
        places = [board.geometry.hexes[hex] for hex in half]
        bottom = max(y for _, y in places)
        assert places[0] == min(place for place in places if place[1] == bottom)
        assert places[1] == (places[0][0] + 2, bottom)


def deserts_of(key):
    """Every way in which the deserts can lie."""
    board = boards.load(key)
    if key == "peanut-7-8":
        west, east = (pool.hexes for pool in board.pools)
        return [(one, other) for one in west for other in east]
    return list(
        combinations(
            range(len(board.geometry.hexes)), len(board.terrain) - len(board.bags[0].tokens)
        )
    )


@pytest.mark.parametrize("key", ["extension-5-6", "big-island-7-8", "peanut-7-8"])
def test_no_red_number_lies_beside_a_red_number_wherever_the_deserts_lie(key):
    board = boards.load(key)
    for spiral in board.bags[0].ways:
        for deserts in deserts_of(key):
            terrain = [DESERT if hex in deserts else 0 for hex in range(len(board.terrain))]
            numbers = lay(board, terrain, [(spiral, list(board.bags[0].tokens))])
            assert not red_numbers_touch(board, numbers)
            assert Counter(filter(None, numbers)) == Counter(board.bags[0].tokens)


def test_on_the_large_island_the_letters_alone_keep_the_red_numbers_apart():
    board = boards.load("extension-5-6")
    terrain = [DESERT, *[0] * 28, DESERT]
    spiral = board.bags[0].ways[0]
    numbers = lay(board, terrain, [(spiral, list(board.bags[0].tokens))])
    assert [numbers[hex] for hex in spiral if terrain[hex] != DESERT] == A_TO_ZC


def test_the_swapped_token_is_the_next_one_that_has_no_red_neighbor_in_its_new_place():
    """Huge island from the top left, the desert in the middle: the second set's C, a 6, meets the first set's E."""
    board = boards.load("big-island-7-8")
    spiral = board.bags[0].ways[0]
    terrain = [DESERT if hex == spiral[-1] else 0 for hex in range(37)]
    numbers = lay(board, terrain, [(spiral, list(board.bags[0].tokens))])
    laid = [numbers[hex] for hex in spiral[:-1]]
    moved = [
        at for at, (now, letter) in enumerate(zip(laid, A_TO_R * 2, strict=True)) if now != letter
    ]
    assert moved
    assert len(moved) % 2 == 0
    assert Counter(laid) == Counter(A_TO_R * 2)


def test_shuffled_tokens_are_shuffled_once_and_kept_apart_on_the_boards_for_more():
    for key, seats in (("extension-5-6", 6), ("big-island-7-8", 8), ("peanut-7-8", 8)):
        config = GameConfig(board=key, seats=seats, options={"shuffled-tokens": True})
        chance = Scripted(seed=4)
        state, _ = game.new_game(config, chance)
        assert not red_numbers_touch(state.rules.board, list(state.island.numbers))
        assert sum("order" in outcome for outcome in chance.outcomes) <= 6


def test_shuffled_or_not_each_half_of_the_peanut_keeps_its_own_tokens():
    """Each half is laid as an island of its own (sources: peanut-island)."""
    west, east = (pool.hexes for pool in boards.load("peanut-7-8").pools)
    for options in ({}, {"shuffled-tokens": True}):
        config = GameConfig(board="peanut-7-8", seats=8, options=options)
        for seed in range(40):
            numbers = game.start(compiled_rules.rules_for(config), Random(seed)).island.numbers
            for half in (west, east):
                assert Counter(numbers[hex] for hex in half) == {0: 1, **Counter(A_TO_R)}


DEALS = 200_000 if LONG else 150


@pytest.mark.parametrize("key", catalog.BOARDS)
@pytest.mark.parametrize("options", [{}, {"shuffled-tokens": True}], ids=["usual", "shuffled"])
def test_every_deal_leads_to_an_island(key, options):
    """The tokens are dealt again where the red numbers cannot be kept apart: 57 of 100,000 deals on the Huge island."""
    config = GameConfig(board=key, seats=max(boards.load(key).seats), options=options)
    board = boards.load(key)
    if options and (board.tiles or not board.bags_laid):
        with pytest.raises(ConfigError, match="shuffled-tokens"):
            compiled_rules.rules_for(config)
        return
    rules = compiled_rules.rules_for(config)
    luck = Random(f"deals of {key}")
    for _ in range(DEALS):
        island = dealing.island_with_room(rules, ActionContext(luck))
        assert not red_numbers_touch(board, list(island.numbers))


def test_an_island_on_which_the_spiral_keeps_no_red_numbers_apart_is_dealt_again(monkeypatch):
    """Whatever the reason: nobody is left with a table that cannot begin."""
    laid = dealing.lay
    failed: list[Any] = []

    def fails_once(*arguments):
        if not failed:
            failed.append(arguments)
            raise dealing.NoLayout
        return laid(*arguments)

    monkeypatch.setattr(dealing, "lay", fails_once)
    for options in ({}, {"shuffled-tokens": True}):
        failed.clear()
        config = GameConfig(board="big-island-7-8", seats=8, options=options)
        state = game.start(compiled_rules.rules_for(config), Random(1))
        assert failed
        assert not red_numbers_touch(state.rules.board, list(state.island.numbers))


def test_the_robber_starts_on_either_desert():
    for key in ("extension-5-6", "extension-5-6-beginner", "peanut-7-8"):
        where = {state.robber for state in (dealt(key, seed=seed) for seed in range(12))}
        on = {
            state.island.terrain[state.robber]
            for state in (dealt(key, seed=seed) for seed in range(3))
        }
        assert on == {DESERT}
        assert len(where) > 1


def test_which_desert_it_is_is_drawn_and_kept_in_the_record():
    chance = Scripted(seed=3)
    state, _ = game.new_game(GameConfig(board="extension-5-6-beginner", seats=6), chance)
    deserts = [hex for hex, kind in enumerate(state.island.terrain) if kind == DESERT]
    drawn = [outcome for outcome in chance.outcomes if "below" in outcome]
    assert drawn == [{"number": deserts.index(state.robber), "below": 2}]


def test_where_there_is_one_desert_nothing_is_drawn_for_the_robber():
    chance = Scripted(seed=3)
    game.new_game(GameConfig(board="standard-beginner"), chance)
    assert not [outcome for outcome in chance.outcomes if "below" in outcome]


def test_the_robber_may_be_moved_from_one_desert_to_the_other():
    state = dealt("extension-5-6-beginner")
    state.turn, state.pending = 1, [game.start(state.rules, Random(1)).pending[0]]
    state.robber = min(state.island.deserts.bit_length() - 1, 29)
    other = next(hex for hex, kind in enumerate(state.island.terrain) if kind == DESERT)
    assert other != state.robber
    assert state.rules.robber_hexes(state, state.rules, 0) >> other & 1
    assert MoveRobber(0, other, None) in state.rules.table.move_robber[0][-1]


def test_the_first_large_island_is_printed_and_everyone_places_their_own_pieces():
    state = dealt("extension-5-6-beginner", seats=5)
    board = state.rules.board
    printed = {
        (0, -3): ("hills", 10),
        (2, -3): ("desert", 0),
        (2, 0): ("fields", 8),
        (-1, 3): ("mountains", 8),
    }
    for at, (terrain, number) in printed.items():
        hex = board.geometry.hex_at(*at)
        assert (TERRAINS[state.island.terrain[hex]], state.island.numbers[hex]) == (terrain, number)
    assert not red_numbers_touch(board, list(state.island.numbers))
    assert Counter(filter(None, state.island.numbers)) == Counter(A_TO_ZC)
    assert [due.name for due in state.pending] == ["PlaceSettlement"] * 10
    kinds = dict(zip(board.harbor_paths, board.harbor_kinds, strict=True))
    assert HARBORS[kinds[board.geometry.side(-1, 3, "E")]] == "wool"


@pytest.mark.parametrize("key", ALL)
def test_a_board_is_for_as_many_as_its_box_is_for(key):
    allowed = (5, 6) if key in FIVE_SIX else (7, 8)
    for seats in range(1, 10):
        if seats in allowed:
            configured({"board": key, "seats": seats})
        else:
            with pytest.raises(ConfigError, match="players"):
                configured({"board": key, "seats": seats})


def test_five_or_six_build_between_turns_unless_the_table_decides_otherwise():
    usual = configurations.options_of(GameConfig(board="extension-5-6", seats=6))
    assert usual == {"special-building": True, "shortage": "sole-claimant"}
    off = GameConfig(board="extension-5-6", seats=6, options={"special-building": False})
    assert configurations.options_of(off) == {"shortage": "sole-claimant"}


@pytest.mark.parametrize("key", SEVEN_EIGHT)
def test_with_seven_or_eight_13_cards_are_safe_unless_the_table_decides_otherwise(key):
    assert dealt(key).rules.hand_limit == 13
    seven = GameConfig(board=key, seats=8, options={"hand-limit": False, "special-building": True})
    assert compiled_rules.rules_for(seven).hand_limit == 7


@pytest.mark.parametrize(
    ("key", "limit"), [*((key, 13) for key in SEVEN_EIGHT), ("big-islands-5-6", 10)]
)
def test_special_building_is_played_instead_of_larger_hands_unless_a_table_wants_both(key, limit):
    """Special building is the other way (sources: special-building)."""
    seats = max(boards.load(key).seats)

    def hand_limit(**options):
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        return compiled_rules.rules_for(
            GameConfig(board=key, seats=seats, options=chosen)
        ).hand_limit

    assert hand_limit() == limit
    assert hand_limit(special_building=True) == 7
    assert hand_limit(special_building=True, hand_limit=limit) == limit


def test_the_older_way_for_five_or_six_has_no_special_building_and_ten_safe_cards():
    (preset,) = [preset for preset in catalog.PRESETS if preset.key == "mayfair-5-6"]
    assert configurations.options_of(preset.config) == {
        "hand-limit": 10,
        "shortage": "sole-claimant",
    }
    assert compiled_rules.rules_for(preset.config).hand_limit == 10


def test_a_board_whose_tokens_begin_at_one_place_refuses_another_corner_by_name():
    config = GameConfig(board="peanut-7-8", seats=8, options={"spiral-corner": 2})
    with pytest.raises(ConfigError) as caught:
        compiled_rules.rules_for(config)
    assert "spiral-corner" in caught.value.text
    assert "peanut-7-8" in caught.value.text


def test_the_catalog_says_what_each_board_plays_by_itself():
    rows = {row["key"]: row["options"] for row in lobby_catalog.to_json()["boards"]}
    assert rows["standard-3-4"] == {}
    assert rows["extension-5-6"] == {"special-building": True}
    assert rows["peanut-7-8"] == {"hand-limit": 13}
