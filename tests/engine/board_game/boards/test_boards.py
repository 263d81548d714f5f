"""The boards: every count of the rulebook, and every number, harbor and starting piece of the printed island."""

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from engine.board_game import boards, catalog, game, lobby_catalog
from engine.board_game.boards.spirals import spiral
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig
from engine.board_game.core.geometry import geometry_of
from engine.board_game.core.names import CARD_KINDS, HARBORS, HILLS, SEA, TERRAINS
from engine.board_game.rules.dealing import lay_terrain, tokens_as_usual
from engine.chance import Random

SPRITE = Path(__file__).parents[4] / "static" / "sprite.svg"
KEYS = ("standard-3-4", "standard-beginner")

LAND = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
TOKENS = {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}
HARBOR_KINDS = {"any": 4, "brick": 1, "lumber": 1, "wool": 1, "grain": 1, "ore": 1}
DECK = {"knight": 14, "victory_point": 5, "road_building": 2, "year_of_plenty": 2, "monopoly": 2}
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
"""A to R."""

FRAME = [
    (0, -2, "NW"),
    (1, -2, "NE"),
    (2, -1, "NE"),
    (2, 0, "E"),
    (1, 1, "SE"),
    (-1, 2, "SE"),
    (-2, 2, "SW"),
    (-2, 1, "W"),
    (-1, -1, "W"),
]
"""The harbors of the frame, clockwise from the top left."""

OUTER_RING = [
    (0, -2),
    (-1, -1),
    (-2, 0),
    (-2, 1),
    (-2, 2),
    (-1, 2),
    (0, 2),
    (1, 1),
    (2, 0),
    (2, -1),
    (2, -2),
    (1, -2),
]
INNER_RING = [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1)]
CORNER_HEXES = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]
"""Clockwise from the top left."""

PRINTED = {
    (0, -2): ("mountains", 10),
    (1, -2): ("pasture", 2),
    (2, -2): ("forest", 9),
    (-1, -1): ("fields", 12),
    (0, -1): ("hills", 6),
    (1, -1): ("pasture", 4),
    (2, -1): ("hills", 10),
    (-2, 0): ("fields", 9),
    (-1, 0): ("forest", 11),
    (0, 0): ("desert", 0),
    (1, 0): ("forest", 3),
    (2, 0): ("mountains", 8),
    (-2, 1): ("forest", 8),
    (-1, 1): ("mountains", 3),
    (0, 1): ("fields", 4),
    (1, 1): ("pasture", 5),
    (-2, 2): ("hills", 5),
    (-1, 2): ("fields", 6),
    (0, 2): ("pasture", 11),
}
PRINTED_HARBORS = dict(
    zip(FRAME, ["any", "grain", "ore", "any", "wool", "any", "any", "brick", "lumber"], strict=True)
)

STARTS = {
    "red": [((0, -1, "N"), (1, -2, "SW"), False), ((-1, 0, "SW"), (-1, 0, "SW"), True)],
    "white": [((-1, 0, "N"), (-1, -1, "SE"), False), ((2, 0, "SW"), (1, 0, "E"), True)],
    "orange": [((2, -1, "NW"), (2, -2, "SW"), False), ((0, 1, "SW"), (0, 1, "SW"), True)],
    "blue": [((1, 1, "SW"), (0, 1, "E"), False), ((-1, 1, "SW"), (-1, 1, "SW"), True)],
}
"""Settlement, road, and whether its hexes give the first cards."""


@pytest.fixture(params=KEYS)
def board(request):
    return boards.load(request.param)


def named(counts, names):
    return {names[kind]: count for kind, count in counts.items()}


def test_the_island_has_19_land_hexes_in_rows_of_3_4_5_4_3(board):
    assert len(board.geometry.hexes) == 19
    assert sorted(board.geometry.hexes) == sorted((2 * q + r, 3 * r) for q, r in PRINTED)
    assert [Counter(y for _, y in board.geometry.hexes)[3 * row] for row in range(-2, 3)] == [
        3,
        4,
        5,
        4,
        3,
    ]


def test_the_land_is_4_forest_4_pasture_4_fields_3_hills_3_mountains_1_desert():
    assert named(Counter(boards.load("standard-3-4").pools[0].terrain), TERRAINS) == LAND
    printed = [kind for kind in boards.load("standard-beginner").terrain if kind is not None]
    assert named(Counter(printed), TERRAINS) == LAND


def test_there_are_18_tokens_one_2_one_12_two_of_each_other():
    assert Counter(boards.load("standard-3-4").bags[0].tokens) == TOKENS
    printed = Counter(boards.load("standard-beginner").numbers)
    assert printed.pop(0) == 1
    assert printed == TOKENS
    assert sum(TOKENS.values()) == 18


def test_the_tokens_a_to_r_come_in_the_printed_order():
    assert list(boards.load("standard-3-4").bags[0].tokens) == LETTERS


def test_the_supply_has_19_cards_of_each_resource(board):
    assert board.supply.resources == 19


def test_there_are_25_development_cards(board):
    assert dict(zip(CARD_KINDS, board.supply.cards, strict=True)) == DECK
    assert sum(board.supply.cards) == 25


def test_every_player_has_15_roads_5_settlements_and_4_cities(board):
    assert (board.supply.roads, board.supply.settlements, board.supply.cities) == (15, 5, 4)


def test_there_are_nine_harbors_five_special_and_four_generic(board):
    assert len(board.harbor_paths) == len(board.harbor_kinds) == 9
    assert named(Counter(board.harbor_kinds), HARBORS) == HARBOR_KINDS


def test_the_harbors_lie_where_the_frame_has_them(board):
    assert list(board.harbor_paths) == [board.geometry.side(*place) for place in FRAME]


def test_every_harbor_looks_at_the_sea_and_none_share_a_corner(board):
    geometry = board.geometry
    ends = [end for path in board.harbor_paths for end in geometry.ends[path]]
    assert len(set(ends)) == 18
    for path in board.harbor_paths:
        one, other = geometry.ends[path]
        assert len(set(geometry.hexes_beside[one]) & set(geometry.hexes_beside[other])) == 1


def test_between_two_harbors_lie_two_or_three_free_sides_of_the_coast():
    """Two, three, two, three times round."""
    geometry = boards.load("standard-3-4").geometry
    coast = {
        path
        for path, (a, b) in enumerate(geometry.ends)
        if len(set(geometry.hexes_beside[a]) & set(geometry.hexes_beside[b])) == 1
    }
    start = geometry.side(0, -2, "NW")
    one, at = geometry.ends[start]
    if geometry.intersections[at][1] > geometry.intersections[one][1]:
        at = one
    round_trip = [start]
    while len(round_trip) < 30:
        (following,) = [
            path for path in coast if at in geometry.ends[path] and path != round_trip[-1]
        ]
        round_trip.append(following)
        at = sum(geometry.ends[following]) - at
    harbors = [round_trip.index(geometry.side(*place)) for place in FRAME]
    assert harbors == [0, 3, 7, 10, 13, 17, 20, 23, 27]


def test_harbors_are_shuffled_on_the_variable_island_and_printed_on_the_beginners():
    assert boards.load("standard-3-4").harbors_shuffled
    assert not boards.load("standard-beginner").harbors_shuffled


def test_the_beginners_island_is_printed_hex_by_hex():
    board = boards.load("standard-beginner")
    for (q, r), (terrain, number) in PRINTED.items():
        hex = board.geometry.hex_at(q, r)
        assert (board.terrain[hex], board.numbers[hex]) == (TERRAINS.index(terrain), number)


def test_the_harbors_of_the_beginners_island_are_printed():
    board = boards.load("standard-beginner")
    kinds = dict(zip(board.harbor_paths, board.harbor_kinds, strict=True))
    for place, kind in PRINTED_HARBORS.items():
        assert HARBORS[kinds[board.geometry.side(*place)]] == kind


def test_no_6_or_8_lies_beside_a_6_or_8_on_the_beginners_island():
    red = {at for at, (_, number) in PRINTED.items() if number in (6, 8)}
    assert not any((q + dq, r + dr) in red for q, r in red for dq, dr in ((1, 0), (0, 1), (1, -1)))


def test_every_number_twice_on_the_beginners_island_has_two_terrains():
    pairs = Counter((terrain, number) for terrain, number in PRINTED.values())
    assert max(pairs.values()) == 1


def starts_by_place(board: Board):
    places: dict[int, set[tuple[int, int, bool]]] = {}
    for start in board.starts:
        places.setdefault(start.place, set()).add((start.settlement, start.road, start.pays))
    return places


def test_the_four_sets_of_starting_pieces_are_printed():
    board = boards.load("standard-beginner")
    expected = [
        {
            (board.geometry.corner(*at), board.geometry.side(*road), pays)
            for at, road, pays in pieces
        }
        for pieces in STARTS.values()
    ]
    found = list(starts_by_place(board).values())
    assert board.places == 4
    assert any(list(order) == found for order in permutations(expected))


def test_every_starting_road_touches_its_settlement():
    board = boards.load("standard-beginner")
    for start in board.starts:
        assert start.settlement in board.geometry.ends[start.road]


def test_the_starting_settlements_keep_the_distance_rule():
    board = boards.load("standard-beginner")
    built = [start.settlement for start in board.starts]
    assert len(set(built)) == 8
    assert not any(board.geometry.neighbors[one] >> other & 1 for one in built for other in built)


def test_one_starting_settlement_of_each_set_gives_the_first_cards():
    places = starts_by_place(boards.load("standard-beginner"))
    assert all(sorted(pays for _, _, pays in pieces) == [False, True] for pieces in places.values())


def test_the_variable_island_has_nothing_printed_but_the_frame():
    board = boards.load("standard-3-4")
    assert set(board.terrain) == {None}
    assert set(board.numbers) == {0}
    assert board.starts == ()
    assert board.places == 0


def test_there_is_a_spiral_from_every_corner_of_the_island():
    board = boards.load("standard-3-4")
    assert {spiral[0] for spiral in board.bags[0].ways} == {
        board.geometry.hex_at(*corner) for corner in CORNER_HEXES
    }
    assert len(board.bags[0].ways) == 6


def turned(ring, start):
    at = ring.index(start)
    return ring[at:] + ring[:at]


@pytest.mark.parametrize("corner", CORNER_HEXES)
def test_a_spiral_goes_counter_clockwise_round_the_coast_then_inwards_to_the_middle(corner):
    """Starting with the hex just inside of the first hex; finally the middle (sources: dealing-the-island)."""
    board = boards.load("standard-3-4")
    just_inside = corner[0] // 2, corner[1] // 2
    way = [*turned(OUTER_RING, corner), *turned(INNER_RING, just_inside), (0, 0)]
    assert len(set(way)) == 19
    assert tuple(board.geometry.hex_at(*at) for at in way) in board.bags[0].ways


def test_a_spiral_that_cannot_reach_every_hex_is_refused_by_naming_where_it_ends():
    """Three arms around a middle: a way along the shore gets into one of them and not out again."""
    arms = geometry_of(((0, 0), (1, 0), (2, 0), (-1, 1), (-2, 2), (0, -1), (0, -2)))
    with pytest.raises(ValueError, match="ends at"):
        spiral(arms, range(7), (2, 0))


def test_a_spiral_begins_at_the_shore():
    ring = geometry_of(((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)))
    with pytest.raises(ValueError, match="does not lie at the shore"):
        spiral(ring, range(7), (0, 0))


def test_printed_numbers_stay_where_others_are_dealt():
    """A board may print one part and deal the other: the tokens are laid around what is printed."""
    data = boards.board_files.entries_of("standard-3-4")
    middle = next(hex for hex in data["hexes"] if (hex["q"], hex["r"]) == (0, 0))
    middle.pop("pool")
    middle.update(terrain="hills", number=12)
    data["pools"]["land"]["hills"] -= 1
    data["tokens"].remove(12)
    data["spirals_from"] = data["spirals_from"][:1]
    board = boards.read(data)
    terrain = lay_terrain(board, Random(5).shuffled)
    numbers = tokens_as_usual(board, terrain, Random(5))
    there = board.geometry.hex_at(0, 0)
    assert (terrain[there], numbers[there]) == (HILLS, 12)
    laid = [numbers[hex] for hex in board.bags[0].ways[0] if numbers[hex] and hex != there]
    assert laid == data["tokens"]


@pytest.mark.parametrize("key", catalog.BOARDS)
def test_the_picture_of_a_board_has_exactly_the_hexes_inside_its_frame(key):
    """Printed hexes are shown in their color; those that a game deals only as land, as land or sea, or as fog."""
    board = boards.load(key)
    shown = {(x, y): kind for x, y, kind, *_ in row_of(key)["preview"]}
    dealt = {hex: known for pool in board.pools for hex in pool.hexes for known in [in_sight(pool)]}
    dealt |= {hex: TERRAINS[kind] for hex, kind in enumerate(board.terrain) if kind is not None}
    assert shown == {
        place: "random" if board.tiles else dealt[hex]
        for hex, place in enumerate(board.geometry.hexes)
        if not board.frame >> hex & 1
    }


def in_sight(pool):
    if pool.face_down:
        return "fog"
    return "random" if SEA in pool.terrain else "deal"


def test_a_picture_marks_the_land_whose_numbers_come_in_the_course_of_the_game():
    """Which they do only where tokens wander."""
    rows = lobby_catalog.to_json()["boards"]
    bare = {row["key"]: sum(place[3:] == [0] for place in row["preview"]) for row in rows}
    assert (bare["greater-4"], bare["greater-6"]) == (18, 20)
    assert {key for key, count in bare.items() if count} == {
        row["key"] for row in rows if "wandering-tokens" in row["always"]
    }


@pytest.mark.parametrize("key", catalog.BOARDS)
def test_the_board_before_it_is_dealt_shows_what_is_printed_and_nothing_else(key):
    board = boards.load(key)
    config = GameConfig(board=key, seats=max(board.seats))
    shown = game.deal_map(config, None)
    places = board.geometry.hexes
    assert {
        (*places[int(hex)], its["terrain"]) for hex, its in shown["board"]["hexes"].items()
    } == {(x, y, kind) for x, y, kind, *_ in row_of(key)["preview"]}
    for hex, seen in shown["board"]["hexes"].items():
        assert seen.get("number", 0) == board.numbers[int(hex)]
    assert "map" not in shown["board"]
    hidden = set(shown["options"]["undealt"]["laid"])
    assert hidden | set(map(int, shown["board"]["harbors"])) == set(board.harbor_paths)
    assert bool(hidden) == board.harbors_shuffled


def row_of(key):
    (row,) = [row for row in lobby_catalog.to_json()["boards"] if row["key"] == key]
    return row


def test_every_board_has_a_heading_and_the_boards_of_a_name_are_for_different_numbers_of_players():
    rows = lobby_catalog.to_json()["boards"]
    assert {row["group"] for row in rows} == set(catalog.MAP_GROUPS)
    assert {row["family"] for row in rows if "family" in row} == set(catalog.FAMILIES)
    for family in catalog.FAMILIES:
        ours = [row for row in rows if row.get("family") == family]
        seats = [seat for row in ours for seat in row["seats"]]
        assert len({row["group"] for row in ours}) == 1
        assert len(seats) == len(set(seats))


@pytest.mark.parametrize("key", catalog.BOARDS)
def test_a_board_says_how_long_a_game_takes_for_every_number_of_players(key):
    minutes = row_of(key)["minutes"]
    assert list(minutes) == [str(seats) for seats in boards.load(key).seats]
    assert all(count % 5 == 0 and count > 0 for count in minutes.values())


def test_every_option_that_a_map_brings_is_worth_a_symbol_and_the_goal_is_told_in_points():
    goals = [row["key"] for row in lobby_catalog.to_json()["options"] if row.get("is_goal")]
    brought = {key for row in lobby_catalog.to_json()["boards"] for key in row["options"]}
    symbols = set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text("utf-8")))
    assert goals == ["victory-points"]
    for key in brought - set(goals):
        assert catalog.OPTIONS[key].icon in symbols
    assert {trait.icon for trait in catalog.TRAITS} <= symbols


def test_the_boards_are_for_two_to_four_players(board):
    assert board.seats == (2, 3, 4)


def test_the_catalog_shows_every_board_with_a_picture():
    for row in lobby_catalog.to_json()["boards"]:
        assert row["title"]
        assert row["summary"]
        if row["key"] not in KEYS:
            continue
        assert len(row["preview"]) == 19
        assert sorted((x, y) for x, y, _ in row["preview"]) == sorted(
            (2 * q + r, 3 * r) for q, r in PRINTED
        )


def test_the_pictures_of_printed_boards_show_what_is_printed():
    (row,) = [row for row in lobby_catalog.to_json()["boards"] if row["key"] == "standard-beginner"]
    assert {(x, y): terrain for x, y, terrain in row["preview"]} == {
        (2 * q + r, 3 * r): terrain for (q, r), (terrain, _) in PRINTED.items()
    }


def test_an_unknown_board_is_an_error():
    with pytest.raises(FileNotFoundError):
        boards.load("atlantis")
