"""Hexes, intersections and paths: how many there are and what touches what."""

import pytest

from engine.bits import bits
from engine.board_game.core.geometry import CORNERS, SIDES, Geometry, center, corner_of, geometry_of
from tests.engine.board_game.table import RED, Table

ISLAND = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]


@pytest.fixture(scope="module")
def island():
    return Geometry(ISLAND)


def test_the_island_has_19_hexes_54_intersections_and_72_paths(island):
    assert len(island.hexes) == 19
    assert len(island.intersections) == 54
    assert len(island.paths) == len(island.ends) == 72


def test_one_hex_has_six_corners_and_six_sides():
    hex = Geometry([(0, 0)])
    assert (len(hex.hexes), len(hex.intersections), len(hex.paths)) == (1, 6, 6)


def test_two_neighboring_hexes_share_a_path_and_its_ends():
    two = Geometry([(0, 0), (1, 0)])
    assert (len(two.hexes), len(two.intersections), len(two.paths)) == (2, 10, 11)
    assert two.side(0, 0, "E") == two.side(1, 0, "W")


def test_hexes_that_touch_nowhere_share_nothing():
    apart = Geometry([(0, 0), (5, 0)])
    assert (len(apart.intersections), len(apart.paths)) == (12, 12)


def test_ids_follow_reading_order(island):
    for points in (island.hexes, island.intersections):
        assert points == sorted(points, key=lambda point: (point[1], point[0]))
        assert len(set(points)) == len(points)


def test_the_center_of_a_hex_lies_on_the_lattice(island):
    assert center(0, 0) == (0, 0)
    assert center(1, 0) == (2, 0)
    assert center(0, 1) == (1, 3)
    assert center(2, -1) == (3, -3)
    assert [island.hexes[island.hex_at(q, r)] for q, r in ISLAND] == [
        (2 * q + r, 3 * r) for q, r in ISLAND
    ]


def test_every_hex_has_six_corners_clockwise_from_the_north(island):
    for q, r in ISLAND:
        hex = island.hex_at(q, r)
        points = [island.intersections[at] for at in island.corners[hex]]
        x, y = 2 * q + r, 3 * r
        assert points == [
            (x, y - 2),
            (x + 1, y - 1),
            (x + 1, y + 1),
            (x, y + 2),
            (x - 1, y + 1),
            (x - 1, y - 1),
        ]


def test_one_corner_is_the_same_seen_from_its_three_hexes(island):
    """The north of (q, r) is the south-east of (q, r-1) and the south-west of (q+1, r-1)."""
    for q, r in ISLAND:
        assert corner_of(q, r, "N") == corner_of(q, r - 1, "SE") == corner_of(q + 1, r - 1, "SW")
        assert corner_of(q, r, "S") == corner_of(q - 1, r + 1, "NE") == corner_of(q, r + 1, "NW")


def test_every_side_lies_between_its_two_corners(island):
    for q, r in ISLAND:
        for side, (one, other) in SIDES.items():
            assert set(island.ends[island.side(q, r, side)]) == {
                island.corner(q, r, one),
                island.corner(q, r, other),
            }


@pytest.mark.parametrize(
    ("side", "dq", "dr", "opposite"), [("E", 1, 0, "W"), ("NE", 1, -1, "SW"), ("NW", 0, -1, "SE")]
)
def test_one_side_is_the_same_seen_from_its_two_hexes(island, side, dq, dr, opposite):
    for q, r in ISLAND:
        if (q + dq, r + dr) in ISLAND:
            assert island.side(q, r, side) == island.side(q + dq, r + dr, opposite)


def test_every_intersection_touches_one_to_three_hexes(island):
    touching = [len(hexes) for hexes in island.hexes_beside]
    assert {count: touching.count(count) for count in (1, 2, 3)} == {1: 18, 2: 12, 3: 24}


def test_every_intersection_has_two_or_three_paths(island):
    counts = [paths.bit_count() for paths in island.paths_at]
    assert {count: counts.count(count) for count in (2, 3)} == {2: 18, 3: 36}


def test_thirty_paths_run_along_the_coast(island):
    coast = [
        path
        for path, (a, b) in enumerate(island.ends)
        if len(set(island.hexes_beside[a]) & set(island.hexes_beside[b])) == 1
    ]
    assert len(coast) == 30


def test_all_tables_say_the_same(island):
    for at in range(54):
        ways = {(bit.bit_length() - 1, other) for bit, other in island.ways[at]}
        assert {path for path, _ in ways} == set(bits(island.paths_at[at]))
        assert {other for _, other in ways} == set(bits(island.neighbors[at]))
        assert set(bits(island.blocked_by[at])) == {at} | {other for _, other in ways}
        assert set(bits(island.hexes_mask[at])) == set(island.hexes_beside[at])
        for path, other in ways:
            assert set(island.ends[path]) == {at, other}
            assert set(bits(island.ends_mask[path])) == {at, other}
            assert island.path_between(at, other) == island.path_between(other, at) == path
    for hex in range(19):
        assert set(bits(island.corners_mask[hex])) == set(island.corners[hex])
        assert all(hex in island.hexes_beside[at] for at in island.corners[hex])


def test_a_path_lies_halfway_between_its_ends(island):
    for path, (a, b) in enumerate(island.ends):
        (ax, ay), (bx, by) = island.intersections[a], island.intersections[b]
        assert island.paths[path] == (ax + bx, ay + by)
        assert (abs(ax - bx), abs(ay - by)) in {(0, 2), (1, 1)}


def test_places_off_the_board_are_errors(island):
    with pytest.raises(KeyError):
        island.hex_at(3, 0)
    with pytest.raises(KeyError):
        island.corner(9, 9, "N")
    with pytest.raises(KeyError):
        island.side(9, 9, "E")
    with pytest.raises(KeyError):
        island.path_between(0, 53)


def test_one_set_of_hexes_has_one_geometry():
    assert geometry_of(tuple(ISLAND)) is geometry_of(tuple(ISLAND))


def test_the_order_in_which_hexes_are_named_makes_no_difference(island):
    assert Geometry(ISLAND[::-1]).to_json() == island.to_json()


def test_a_client_gets_hexes_intersections_paths_and_corners(island):
    data = island.to_json()
    assert set(data) == {"hexes", "intersections", "paths", "corners"}
    assert data["paths"] == [list(ends) for ends in island.ends]
    assert data["intersections"] == [list(point) for point in island.intersections]


def test_the_names_of_the_table_mean_what_the_drawing_says():
    table = Table()
    assert table.at("hills 6 N") == table.geometry.corner(0, -1, "N") == table.at("pasture 2 SW")
    assert table.path("hills 6 NE") == table.path("pasture 4 W") or table.path(
        "hills 6 NE"
    ) == table.path("pasture 2 SW")
    assert table.path("desert NW") == table.path("hills 6 SE")
    assert list(CORNERS) == ["N", "NE", "SE", "S", "SW", "NW"]
    table.settlement(RED, "desert N")
    assert table.hexes_beside(RED) == {
        table.hex("desert"),
        table.hex("hills 6"),
        table.hex("pasture 4"),
    }
