"""Trade routes: lines between the two islands of The Great Crossing (sources: trade-routes).

From forest 10 in the west four sides lead east to pasture 2, along the top of the sea between them."""

import random
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.bits import bits
from engine.board_game import game
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import GameWon, LongestRoadMoved
from engine.board_game.scenarios.ships.building import BuildShip
from engine.board_game.scenarios.trade_routes import (
    READINGS,
    ROUTES,
    Net,
    TradeRoutesCounted,
    counting,
    distances,
    shortest_lines,
    tally,
)
from engine.chance import Scripted
from tests.engine.board_game.sea import SHIP, at_sea, corner, side
from tests.engine.board_game.table import BLUE, ORANGE, RED, SETTLEMENT, Table
from tests.forms import LONG

POSITIONS = 2500 if LONG else 250
"""In each of eight parts."""
WEST, EAST = "-1 -1 NE", "2 -1 NW"
"""Forest 10 in the west and pasture 2 in the east, with the sea at (0, -1) and (1, -1) between them."""


def crossing(reading: str = "either-owner") -> Table:
    return at_sea(board="great-crossing-4", seats=4, values={"trade-routes": reading})


def way(table: Table, start: str = WEST, goal: str = EAST) -> list[int]:
    """A shortest way over the sea, as intersections."""
    return ways(table, start, goal)[0]


def ways(table: Table, start: str = WEST, goal: str = EAST) -> list[list[int]]:
    """All shortest ways over the sea."""
    last = corner(table, goal)
    found = [[corner(table, start)]]
    while not any(so_far[-1] == last for so_far in found):
        found = [
            [*so_far, there]
            for so_far in found
            for bit, there in table.geometry.ways[so_far[-1]]
            if there not in so_far and not _inland(table, bit.bit_length() - 1)
        ]
    return [so_far for so_far in found if so_far[-1] == last]


def _inland(table: Table, path: int) -> bool:
    return not table.geometry.sides_mask[path] & table.state.island.sea


def paths(table: Table, start: str = WEST, goal: str = EAST) -> list[int]:
    return [table.geometry.path_between(a, b) for a, b in pairwise(way(table, start, goal))]


def lie(table: Table, *owned: tuple[int, list[int]]) -> None:
    """These ships lie there, laid in this order."""
    order: list[int] = []
    for seat, ships in owned:
        table.ship(seat, *ships)
        order += ships
    ROUTES.put(table.state, replace(ROUTES.of(table.state), laid=tuple(order)))


def counted(table: Table, reading: str = "either-owner") -> list[int]:
    counting(READINGS[reading])(table.state, table.state.rules, ActionContext(Scripted()))
    count = tally(ROUTES.of(table.state).lines)
    return [count[seat] for seat in table.state.rules.seats]


def test_an_unbroken_line_between_buildings_on_both_islands_is_worth_a_point():
    table = crossing()
    table.settlement(RED, corner(table, WEST), corner(table, EAST))
    *first, last = paths(table)
    lie(table, (RED, first))
    table.hand(RED, SHIP)
    before = table.points(RED)
    events = table.play(BuildShip(RED, last))
    assert TradeRoutesCounted(RED, 1) in events
    assert table.points(RED) == before + 1
    shown = table.view(BLUE)["options"]["trade-routes"]
    assert shown["routes"] == {"0": 1, "1": 0, "2": 0, "3": 0}
    assert shown["lines"] == [{"seat": RED, "paths": sorted([*first, last])}]


def test_the_owner_of_the_two_buildings_with_more_pieces_in_it_scores():
    for red, expected in ((3, [1, 0]), (1, [0, 1])):
        table = crossing()
        table.settlement(RED, corner(table, WEST))
        table.settlement(BLUE, corner(table, EAST))
        line = paths(table)
        assert len(line) == 4
        lie(table, (RED, line[:red]), (BLUE, line[red:]))
        assert counted(table)[:2] == expected


def test_in_a_tie_whoever_laid_the_last_piece_scores():
    for last, expected in ((RED, [1, 0]), (BLUE, [0, 1])):
        table = crossing()
        table.settlement(RED, corner(table, WEST))
        table.settlement(BLUE, corner(table, EAST))
        line = paths(table)
        red, blue, theirs = line[:1], line[3:], line[1:3]
        both = [(RED, red), (BLUE, blue)] if last == BLUE else [(BLUE, blue), (RED, red)]
        lie(table, *both, (ORANGE, theirs))
        assert counted(table)[:3] == [*expected, 0], "the pieces of others earn nothing"


def test_a_ship_that_was_moved_was_laid_when_it_was_moved():
    table = crossing()
    table.settlement(RED, corner(table, WEST))
    *line, last = paths(table)
    lie(table, (RED, [*line[:1], last]))
    table.hand(RED, SHIP)
    table.play(BuildShip(RED, line[1]))
    assert ROUTES.of(table.state).laid[-1] == line[1]


def test_if_both_buildings_are_of_one_owner_that_player_scores_whoever_laid_the_line():
    table = crossing()
    table.settlement(RED, corner(table, WEST), corner(table, EAST))
    lie(table, (BLUE, paths(table)))
    assert counted(table)[:2] == [1, 0]


def test_pieces_of_different_players_follow_each_other_at_a_bare_corner():
    table = crossing()
    table.settlement(RED, corner(table, WEST))
    table.settlement(BLUE, corner(table, EAST))
    line = paths(table)
    lie(table, (RED, line[:1]), (ORANGE, line[1:2]), (RED, line[2:3]), (BLUE, line[3:]))
    assert counted(table)[:3] == [1, 0, 0]


def test_roads_belong_to_the_line_too():
    table = crossing()
    line = paths(table)
    inland = next(
        path
        for path in range(len(table.geometry.ends))
        if table.geometry.ends_mask[path] >> corner(table, WEST) & 1 and _inland(table, path)
    )
    far = next(end for end in table.geometry.ends[inland] if end != corner(table, WEST))
    table.settlement(RED, far, corner(table, EAST))
    table.road(BLUE, inland)
    lie(table, (RED, line))
    assert counted(table)[0] == 1


def test_a_settlement_in_the_midst_of_a_line_cuts_it_and_points_can_be_lost():
    """Either part is a line of its own, and the eastern one is BLUE's."""
    table = crossing()
    start, middle = corner(table, "-1 -1 SE"), corner(table, "0 -1 N")
    table.settlement(RED, start, corner(table, EAST))
    first = table.geometry.path_between(start, corner(table, WEST))
    line = [first, *paths(table)]
    lie(table, (RED, line[:2]), (BLUE, line[2:]))
    assert counted(table)[:2] == [1, 0]
    table.settlement(BLUE, middle)
    assert counted(table)[:2] == [0, 1]


def test_a_line_that_forks_before_a_coast_and_reaches_two_buildings_makes_two_routes():
    table = crossing()
    table.settlement(RED, corner(table, WEST), corner(table, EAST), corner(table, "2 -2 NE"))
    lie(table, (RED, [*paths(table), *side(table, "2 -2 W", "2 -2 NW", "2 -2 NE")]))
    assert counted(table)[0] == 2


def test_of_several_lines_between_two_buildings_the_shortest_counts_once():
    table = crossing()
    table.settlement(RED, corner(table, WEST))
    table.settlement(BLUE, corner(table, EAST))
    line = paths(table)
    detour = [
        path for path in bits_of(table, (0, -1)) if path not in line and not _inland(table, path)
    ]
    lie(table, (BLUE, line), (RED, detour))
    assert sum(counted(table)) == 1
    assert counted(table)[BLUE] == 1


def bits_of(table: Table, hex: tuple[int, int]) -> list[int]:
    ring = table.geometry.corners[table.geometry.hex_at(*hex)]
    return [
        table.geometry.path_between(a, b) for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
    ]


def test_a_line_within_one_island_is_no_route():
    table = crossing()
    table.settlement(RED, corner(table, WEST), corner(table, "-1 -1 SE"))
    lie(table, (RED, [table.geometry.path_between(corner(table, WEST), corner(table, "-1 -1 SE"))]))
    assert sum(counted(table)) == 0


def test_a_settlement_at_the_end_of_a_line_completes_the_route_and_may_win():
    table = at_sea(board="great-crossing-4", seats=4, values={"victory-points": 8})
    table.settlement(RED, corner(table, WEST))
    table.grows_to(RED, 6)
    lie(table, (RED, paths(table)))
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    events = table.builds_settlement(RED, corner(table, EAST))
    assert TradeRoutesCounted(RED, 1) in events
    assert events[-1] == GameWon(RED, 8)


def test_a_route_lost_by_moving_a_ship_costs_its_point():
    table = crossing()
    table.settlement(RED, corner(table, WEST), corner(table, EAST))
    lie(table, (RED, paths(table)))
    assert counted(table)[0] == 1
    points = table.state.points[RED]
    fleets = table.state.option_state["ships"]
    ships = list(fleets.ships)
    ships[RED] &= ~(1 << paths(table)[2])
    table.state.option_state = {
        **table.state.option_state,
        "ships": replace(fleets, ships=tuple(ships)),
    }
    assert counted(table)[0] == 0
    assert table.state.points[RED] == points - 1


def test_nobody_wins_by_points_that_the_same_ship_loses():
    """RED's last ship leaves the route to BLUE's building and makes the longest route elsewhere: two points more, one less."""
    table = at_sea(board="great-crossing-4", seats=4, values={"victory-points": 9})
    table.settlement(RED, corner(table, WEST))
    table.settlement(BLUE, corner(table, EAST))
    table.grows_to(RED, 6)
    line, (*_, fork, _) = paths(table), way(table)
    branch = next(
        path
        for path in bits(table.geometry.paths_at[fork])
        if path not in line and not _inland(table, path)
    )
    lie(table, (RED, [*line, branch]))
    assert counted(table)[RED] == 1
    assert table.road_length(RED) == 4
    assert table.points(RED) == 7
    (beyond,) = {*table.geometry.ends[branch]} - {fork}
    onward = next(path for path in bits(table.geometry.paths_at[beyond]) if path != branch)
    events = table.moves_ship(RED, line[-1], onward)
    assert LongestRoadMoved(RED, 5) in events
    assert TradeRoutesCounted(RED, 0) in events
    assert table.points(RED) == 8
    assert table.winner() is None


# The other reading: own lines


def own(*owned: tuple[int, int], west: int = RED, east: int = RED) -> Table:
    """A line of four that belongs to these seats piece by piece, RED at home in the west."""
    table = crossing("own-line")
    table.settlement(west, corner(table, WEST))
    table.settlement(east, corner(table, EAST))
    line = paths(table)
    laid = []
    at = 0
    for seat, count in owned:
        laid.append((seat, line[at : at + count]))
        at += count
    lie(table, *laid)
    home = [0] * len(ROUTES.of(table.state).home)
    home[west] |= 1 << corner(table, WEST)
    if east != west:
        home[east] |= 1 << corner(table, EAST)
    ROUTES.put(table.state, replace(ROUTES.of(table.state), home=tuple(home)))
    return table


@pytest.mark.parametrize("east", [RED, BLUE])
def test_a_line_of_own_ships_from_home_scores_whoever_owns_the_building_at_its_end(east):
    assert counted(own((RED, 4), east=east), "own-line")[:2] == [1, 0]


def test_over_pieces_of_one_other_player_the_building_has_to_be_theirs_and_ones_own_part_longer():
    assert counted(own((RED, 3), (BLUE, 1), east=BLUE), "own-line")[RED] == 1
    assert counted(own((RED, 1), (BLUE, 3), east=BLUE), "own-line")[RED] == 0
    assert counted(own((RED, 3), (ORANGE, 1), east=BLUE), "own-line")[RED] == 0


def test_a_part_as_long_scores_with_the_last_piece():
    table = own((RED, 2), (BLUE, 2), east=BLUE)
    assert counted(table, "own-line")[RED] == 0, "BLUE laid the last one"
    routes = ROUTES.of(table.state)
    ROUTES.put(table.state, replace(routes, laid=(*routes.laid[2:], *routes.laid[:2])))
    assert counted(table, "own-line")[RED] == 1


def test_a_line_over_two_other_players_is_none():
    assert sum(counted(own((RED, 2), (BLUE, 1), (ORANGE, 1), east=ORANGE), "own-line")) == 0


def test_routes_are_saved():
    table = crossing()
    table.settlement(RED, corner(table, WEST), corner(table, EAST))
    lie(table, (RED, paths(table)))
    counted(table)
    assert ROUTES.of(game.state_from_json(game.state_to_json(table.state))) == ROUTES.of(
        table.state
    )


# A building between the ends


def round_hex(table: Table, q: int, r: int) -> tuple[list[int], list[int]]:
    """Both ways round a hex, from its corner in the north-west to that in the south-east, three pieces each."""
    hex = table.geometry.hex_at(q, r)
    names = ("NW", "N", "NE", "SE"), ("NW", "SW", "S", "SE")
    ways = [[table.geometry.corner(q, r, name) for name in way] for way in names]
    assert set(ways[0]) | set(ways[1]) == set(table.geometry.corners[hex])
    return ways[0], ways[1]


def pieces(table: Table, along: list[int]) -> list[int]:
    return [table.geometry.path_between(a, b) for a, b in pairwise(along)]


def test_a_third_building_divides_a_line_even_where_another_one_is_as_short():
    """North about, RED's line passes ORANGE's building; south about, BLUE's passes none, and it alone connects the two."""
    net, north, _south, owner = two_lines(third="north")
    assert sorted(line_between(net, north[0], north[-1])) == sorted(owner["south"])
    net, north, _south, owner = two_lines(third=None)
    assert sorted(line_between(net, north[0], north[-1])) == sorted(owner["north"] + owner["south"])


def test_where_every_shortest_line_passes_a_third_building_the_two_are_not_connected():
    net, north, _south, _owner = two_lines(third="both")
    assert north[-1] not in distances(net, north[0])


def two_lines(third: str | None) -> tuple[Net, list[int], list[int], dict[str, list[int]]]:
    """Two lines of three pieces between RED's and BLUE's buildings, with ORANGE's on one of them, on both or on none."""
    table = crossing()
    north, south = round_hex(table, 0, -1)
    table.settlement(RED, north[0])
    table.settlement(BLUE, north[-1])
    for name, way in (("north", north), ("south", south)):
        if third in (name, "both"):
            table.settlement(ORANGE, way[1])
    owner = {"north": pieces(table, north), "south": pieces(table, south)}
    lie(table, (RED, owner["north"]), (BLUE, owner["south"]))
    return Net(table.state, table.state.rules), north, south, owner


def line_between(net: Net, one: int, other: int) -> list[int]:
    return shortest_lines(net, distances(net, one), distances(net, other), other)


def test_nobody_scores_a_line_in_which_neither_owner_has_a_piece():
    table = crossing()
    table.settlement(RED, corner(table, WEST))
    table.settlement(BLUE, corner(table, EAST))
    lie(table, (ORANGE, paths(table)))
    assert counted(table) == [0, 0, 0, 0]
    assert ROUTES.of(table.state).lines == ()


def test_two_lines_as_short_count_together_and_once():
    """BLUE has more of the one, RED of the other and of both together."""
    table = crossing()
    start = "-1 -1 SE"
    table.settlement(RED, corner(table, start))
    table.settlement(BLUE, corner(table, EAST))
    one, other = (set(pieces(table, line)) for line in ways(table, start)[:2])
    (blues, *reds), shared = sorted(one - other), one & other
    assert len(shared) + 1 > len(reds)
    lie(table, (BLUE, [*shared, blues]), (RED, [*reds, *sorted(other - one)]))
    assert counted(table) == [1, 0, 0, 0]
    assert [set(line) for _, line in ROUTES.of(table.state).lines] == [one | other]


# A referee


def referee(
    table: Table, laid: list[int], owner: dict[int, int], houses: dict[int, int]
) -> list[int]:
    """The points of everybody, from the sentences of the rule alone: lines are followed piece by piece from one building, all of them one
    piece longer each time, until some end at the other."""
    points = [0, 0, 0, 0]
    for one, other in combinations(sorted(houses), 2):
        if is_west(table, one) == is_west(table, other):
            continue
        lines: list[tuple[int, ...]] = [()]
        ends, arrived = [[one]], list[tuple[int, ...]]()
        while lines and not arrived:
            longer = [
                ([*been, there], (*line, path))
                for been, line in zip(ends, lines, strict=True)
                for path in owner
                for there in {*table.geometry.ends[path]} - {been[-1]}
                if been[-1] in table.geometry.ends[path] and there not in been
            ]
            arrived = [line for been, line in longer if been[-1] == other]
            onward = [each for each in longer if each[0][-1] not in houses]
            ends, lines = [been for been, _ in onward], [line for _, line in onward]
        run = {path for line in arrived for path in line}
        shares = {
            seat: sum(owner[path] == seat for path in run) for seat in (houses[one], houses[other])
        }
        best = [seat for seat in shares if shares[seat] == max(shares.values())]
        if run and (len(shares) == 1 or max(shares.values())):
            newest = [owner[path] for path in laid if path in run and owner[path] in best]
            points[best[0] if len(best) == 1 else newest[-1]] += 1
    return points


def is_west(table: Table, at: int) -> bool:
    """True if a corner is on the western island."""
    return table.geometry.intersections[at][0] < 0


def strait(table: Table) -> list[int]:
    """The paths around the four hexes of sea where the islands are nearest."""
    hexes = [table.geometry.hex_at(q, r) for q, r in ((0, -1), (1, -1), (0, 0), (1, -2))]
    corners = {at for hex in hexes for at in table.geometry.corners[hex]}
    return [path for path, ends in enumerate(table.geometry.ends) if {*ends} <= corners]


@pytest.mark.parametrize("part", range(8))
def test_the_points_are_those_of_a_referee_who_follows_every_line(part):
    table, rng = crossing(), random.Random(part)
    paths_there = strait(table)
    coast = sorted(
        {
            at
            for path in paths_there
            for at in table.geometry.ends[path]
            if table.geometry.hexes_mask[at] & ~table.state.island.sea
        }
    )
    for _ in range(POSITIONS):
        laid = rng.sample(paths_there, rng.randint(len(paths_there) // 2, len(paths_there)))
        owner = {path: rng.choice((RED, BLUE, ORANGE)) for path in laid}
        houses = {at: rng.choice((RED, BLUE)) for at in rng.sample(coast, rng.randint(2, 5))}
        for seat in table.state.rules.seats:
            table.state.roads[seat] = sum(1 << path for path in laid if owner[path] == seat)
            table.state.settlements[seat] = sum(1 << at for at in houses if houses[at] == seat)
        ROUTES.put(table.state, replace(ROUTES.of(table.state), laid=tuple(laid)))
        assert counted(table) == referee(table, laid, owner, houses), (owner, houses)
