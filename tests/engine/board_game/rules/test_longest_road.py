"""The longest road: the longest way in a player's roads, who holds it, and what a cut does (sources: longest-road).

Drawn lengths are checked against `trails.longest_trail`, which tries every way."""

import random

import pytest

from engine.bits import bits
from engine.board_game import game
from engine.board_game.core.actions import BuildRoad, BuildSettlement
from engine.board_game.core.events import LongestRoadMoved
from engine.board_game.core.names import Path
from engine.chance import Scripted
from tests.engine.board_game.table import (
    BLUE,
    EDITIONS,
    ORANGE,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    Table,
    derived,
)
from tests.engine.board_game.trails import longest_trail

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def ring(table, hex, first="N"):
    """The corners of a hex from a named one round and back to it."""
    corners = table.around(hex)[:-1]
    start = corners.index(table.at(f"{hex} {first}"))
    turned = corners[start:] + corners[:start]
    return [*turned, turned[0]]


def extended(table, seat, path):
    """The table after `seat` has built this road."""
    table.hand(seat, ROAD)
    table.after_the_roll(seat)
    table.builds_road(seat, path)
    return table


def cut(table, seat, place, approach):
    """The table after `seat` has come along `approach` and settled on somebody's road."""
    table.road_along(seat, *approach)
    table.hand(seat, SETTLEMENT)
    table.after_the_roll(seat)
    table.builds_settlement(seat, place)
    return table


NORTH_COAST = [
    "mountains 10 SW",
    "mountains 10 NW",
    "mountains 10 N",
    "mountains 10 NE",
    "pasture 2 N",
    "pasture 2 NE",
    "forest 9 N",
    "forest 9 NE",
    "forest 9 SE",
]
"""Eight paths along the northern coast."""
SOUTH_COAST = [
    "hills 5 NW",
    "hills 5 SW",
    "hills 5 S",
    "hills 5 SE",
    "fields 6 S",
    "fields 6 SE",
    "pasture 11 S",
    "pasture 11 SE",
    "pasture 11 NE",
]
"""Eight paths along the southern coast."""


def north(table, seat, length):
    table.road_along(seat, *NORTH_COAST[: length + 1])


def south(table, seat, length):
    table.road_along(seat, *SOUTH_COAST[: length + 1])


# How long a road is


def test_a_road_is_as_long_as_its_longest_way():
    table = Table()
    north(table, RED, 3)
    extended(table, RED, table.paths_along(NORTH_COAST)[3])
    assert table.road_length(RED) == 4


def test_a_branch_counts_only_once():
    """Of branches only the longest counts (sources: longest-road)."""
    table = Table()
    table.road_along(RED, "hills 6 NW", "hills 6 N", "hills 6 NE", "hills 6 SE", "desert NE")
    extended(table, RED, "desert NW")
    assert table.road_length(RED) == 4


def test_a_star_of_three_arms_counts_its_two_longest():
    table = Table()
    table.road_along(RED, "desert N", "hills 6 NE", "pasture 2 SE")
    table.road_along(RED, "desert N", "desert NE", "forest 3 N", "forest 3 NE")
    table.road_along(RED, "desert N", "desert NW")
    extended(table, RED, table.paths_along(["desert NW", "desert SW"])[0])
    assert table.road_length(RED) == 5


def test_a_loop_counts_all_its_roads():
    table = Table()
    loop = ring(table, "desert")
    table.road_along(RED, *loop[:-1])
    extended(table, RED, table.paths_along(loop)[-1])
    assert table.road_length(RED) == 6
    assert table.longest_road() == RED


def test_a_loop_with_a_tail_counts_loop_and_tail():
    table = Table()
    table.road_along(RED, *ring(table, "desert"))
    table.road_along(RED, "desert N", "hills 6 NE")
    extended(table, RED, table.paths_along(["hills 6 NE", "hills 6 N"])[0])
    assert table.road_length(RED) == 8


def test_a_loop_with_two_tails_at_one_corner_counts_one_tail_and_the_loop():
    table = Table()
    table.road_along(RED, *ring(table, "desert"))
    table.road_along(RED, "desert N", "hills 6 NE")
    extended(table, RED, table.paths_along(["desert S", "mountains 3 SE"])[0])
    assert table.road_length(RED) == 7


def test_a_figure_eight_passes_its_crossing_twice():
    """Two hexes side by side: eleven roads, of which one trail uses all."""
    table = Table()
    table.road_along(RED, *ring(table, "desert"))
    table.road_along(RED, *ring(table, "forest 3", "N")[:-1])
    missing = [
        path
        for path in table.paths_along(ring(table, "forest 3"))
        if not table.state.roads[RED] >> path & 1
    ]
    extended(table, RED, missing[0])
    assert table.road_length(RED) == 11


def test_two_loops_joined_by_a_road_count_both():
    table = Table()
    table.road_along(RED, *ring(table, "mountains 10"))
    table.road_along(RED, *ring(table, "desert"))
    table.road(RED, "hills 6 W")
    extended(table, RED, table.path("forest 11 NE"))
    assert table.road_length(RED) == 14


def test_three_loops_around_one_intersection_count_all_but_what_one_trail_must_leave():
    table = Table()
    for hex in ("desert", "hills 6", "pasture 4"):
        table.road_along(RED, *ring(table, hex))
    assert table.state.roads[RED].bit_count() == 15
    path = table.path("desert NW")
    table.state.roads[RED] &= ~(1 << path)
    table._rebuild()
    extended(table, RED, path)
    assert (
        table.road_length(RED)
        == longest_trail(table.geometry, bits(table.state.roads[RED]), set())
        == 14
    )


def test_two_separate_roads_do_not_add_up():
    table = Table()
    north(table, RED, 4)
    south(table, RED, 3)
    extended(table, RED, table.paths_along(SOUTH_COAST)[3])
    assert table.road_length(RED) == 4
    assert table.longest_road() is None


def test_two_separate_roads_joined_become_one():
    table = Table()
    table.road_along(RED, *NORTH_COAST[:4])
    table.road_along(RED, *NORTH_COAST[4:8])
    extended(table, RED, table.paths_along(NORTH_COAST)[3])
    assert table.road_length(RED) == 7


def test_no_road_passes_through_an_opponents_building():
    table = Table()
    table.settlement(BLUE, NORTH_COAST[4])
    table.road_along(RED, *NORTH_COAST[1:8])
    table.settlement(RED, NORTH_COAST[8])
    extended(table, RED, table.paths_along(NORTH_COAST)[7])
    assert table.road_length(RED) == 4


def test_ones_own_buildings_do_not_interrupt_a_road():
    """A player's settlements or cities do not interrupt his own roads (sources: longest-road)."""
    table = Table()
    table.settlement(RED, NORTH_COAST[2])
    table.city(RED, NORTH_COAST[4])
    north(table, RED, 5)
    extended(table, RED, table.paths_along(NORTH_COAST)[5])
    assert table.road_length(RED) == 6


def test_a_road_that_ends_at_a_foreign_building_counts():
    table = Table()
    table.settlement(BLUE, NORTH_COAST[5])
    north(table, RED, 4)
    extended(table, RED, table.paths_along(NORTH_COAST)[4])
    assert table.road_length(RED) == 5
    assert table.longest_road() == RED


def test_a_road_between_two_foreign_buildings_counts():
    table = Table()
    table.settlement(BLUE, NORTH_COAST[0])
    table.city(WHITE, NORTH_COAST[5])
    table.road_along(RED, *NORTH_COAST[1:6])
    extended(table, RED, table.paths_along(NORTH_COAST)[0])
    assert table.road_length(RED) == 5


def test_a_loop_with_a_foreign_building_on_it_still_counts_as_a_way_round():
    """The trail starts and ends at the building and passes through nothing."""
    table = Table()
    loop = ring(table, "desert")
    table.settlement(BLUE, loop[0])
    table.road_along(RED, *loop[1:])
    table.settlement(RED, loop[3])
    extended(table, RED, table.paths_along(loop)[0])
    assert table.road_length(RED) == 6


def test_roads_of_opponents_do_not_interrupt():
    table = Table()
    north(table, RED, 4)
    table.road_along(BLUE, "pasture 2 NW", "pasture 2 SW", "pasture 2 S")
    extended(table, RED, table.paths_along(NORTH_COAST)[4])
    assert table.road_length(RED) == 5


def test_everyone_sees_how_long_each_road_is():
    table = Table()
    north(table, RED, 4)
    for viewer in (*table.seats, None):
        assert table.view(viewer)["seats"]["0"]["road"] == 4


# Who holds it


@each_edition
def test_the_first_road_of_five_takes_the_card(edition):
    table = Table(edition=edition)
    north(table, RED, 3)
    extended(table, RED, table.paths_along(NORTH_COAST)[3])
    assert table.longest_road() is None
    assert table.happened(LongestRoadMoved) == []
    extended(table, RED, table.paths_along(NORTH_COAST)[4])
    assert table.longest_road() == RED
    assert table.happened(LongestRoadMoved) == [LongestRoadMoved(RED, 5)]


def test_the_longest_road_is_worth_two_points():
    table = Table(points={RED: 2})
    table.road_along(RED, *SOUTH_COAST[:5])
    extended(table, RED, table.paths_along(SOUTH_COAST)[4])
    assert table.points(RED) == 4


def test_an_equal_road_does_not_take_it():
    """Footnote 26 of the annotated rules (sources: longest-road)."""
    table = Table()
    north(table, RED, 5)
    table.holds_longest_road(RED)
    south(table, BLUE, 4)
    extended(table, BLUE, table.paths_along(SOUTH_COAST)[4])
    assert table.road_length(BLUE) == 5
    assert table.longest_road() == RED


def test_strictly_more_takes_it_and_two_points_move():
    """A swing of four points (sources: longest-road)."""
    table = Table(points={ORANGE: 0})
    table.settlement(RED, "hills 6 N", "desert S")
    table.settlement(BLUE, "fields 9 NW", "mountains 8 NE")
    north(table, RED, 5)
    table.holds_longest_road(RED)
    south(table, BLUE, 5)
    assert (table.points(RED), table.points(BLUE)) == (4, 2)
    extended(table, BLUE, table.paths_along(SOUTH_COAST)[5])
    assert table.longest_road() == BLUE
    assert (table.points(RED), table.points(BLUE)) == (2, 4)
    assert table.happened(LongestRoadMoved) == [LongestRoadMoved(BLUE, 6)]


def test_the_holder_may_grow_without_the_card_moving():
    table = Table()
    north(table, RED, 5)
    table.holds_longest_road(RED)
    extended(table, RED, table.paths_along(NORTH_COAST)[5])
    assert table.longest_road() == RED
    assert table.road_length(RED) == 6
    assert [event.seat for event in table.happened(LongestRoadMoved)] in ([], [RED])


def test_a_free_road_may_take_it():
    table = Table()
    north(table, RED, 3)
    table.unplayed(RED, road_building=1)
    table.after_the_roll(RED)
    table.plays_road_building(RED)
    table.places_free_road(RED, table.paths_along(NORTH_COAST)[3])
    table.places_free_road(RED, table.paths_along(NORTH_COAST)[4])
    assert table.longest_road() == RED


# Cuts


def crossing(table):
    """BLUE's way to the middle of the northern coast, from the south."""
    return ["pasture 2 S", "pasture 2 SW", "pasture 2 NW"]


def test_a_settlement_on_an_opponents_road_breaks_it():
    table = Table()
    north(table, RED, 7)
    table.holds_longest_road(RED)
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.road_length(RED) == 4
    assert table.longest_road() is None


def test_a_cut_that_leaves_nobody_with_five_sets_the_card_aside():
    table = Table(points={WHITE: 0})
    table.settlement(RED, "mountains 10 SW")
    north(table, RED, 6)
    table.holds_longest_road(RED)
    south(table, ORANGE, 4)
    assert table.points(RED) == 3
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.longest_road() is None
    assert table.points(RED) == 1
    assert [event.seat for event in table.happened(LongestRoadMoved)] == [None]


def test_the_event_of_a_card_set_aside_names_nobody():
    table = Table()
    north(table, RED, 6)
    table.holds_longest_road(RED)
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    (told,) = [event for event in table.seen_by(None) if event["type"] == "LongestRoadMoved"]
    assert "seat" not in told


@each_edition
def test_after_a_cut_the_one_player_who_is_now_longest_takes_it(edition):
    """As in the newest rulebook: seven against six, cut into four and three (sources: longest-road)."""
    table = Table(edition=edition)
    north(table, RED, 7)
    table.holds_longest_road(RED)
    south(table, ORANGE, 6)
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.longest_road() == ORANGE
    assert table.happened(LongestRoadMoved) == [LongestRoadMoved(ORANGE, 6)]


def test_who_cuts_may_be_the_one_who_takes_it():
    """As in the example of the annotated rules (sources: longest-road)."""
    table = Table()
    north(table, RED, 7)
    table.holds_longest_road(RED)
    table.road_along(BLUE, "desert SW", "desert NW", "desert N", "pasture 2 S")
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.road_length(BLUE) == 5
    assert table.longest_road() == BLUE


def test_a_cut_that_leaves_a_tie_of_others_sets_the_card_aside():
    """Set the card aside if several players tie for the new longest road (sources: longest-road)."""
    table = Table()
    north(table, RED, 8)
    table.holds_longest_road(RED)
    south(table, ORANGE, 6)
    table.road_along(
        WHITE,
        *table.way("fields 9 NW", 6, [*NORTH_COAST, *SOUTH_COAST, "pasture 2 S", "pasture 2 SW"]),
    )
    assert table.road_length(ORANGE) == table.road_length(WHITE) == 6
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.longest_road() is None


def test_a_holder_who_stays_longest_after_a_cut_keeps_it():
    table = Table()
    north(table, RED, 8)
    table.road_along(RED, "mountains 10 SW", "fields 12 NW", "fields 12 SW", "fields 9 NW")
    table.holds_longest_road(RED)
    south(table, ORANGE, 5)
    assert table.road_length(RED) == 11
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.road_length(RED) == 6
    assert table.longest_road() == RED


def test_a_holder_who_stays_tied_after_a_cut_keeps_it():
    """The holder has eight, cut into five and three; ORANGE has five as well."""
    table = Table()
    north(table, RED, 8)
    table.holds_longest_road(RED)
    south(table, ORANGE, 5)
    cut(table, BLUE, NORTH_COAST[5], ["forest 9 S", "forest 9 SW", "forest 9 NW"])
    assert table.road_length(RED) == table.road_length(ORANGE) == 5
    assert table.longest_road() == RED
    assert table.points(RED) == 2


def test_a_cut_of_somebody_elses_road_moves_nothing():
    table = Table()
    south(table, RED, 6)
    table.holds_longest_road(RED)
    north(table, ORANGE, 6)
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.longest_road() == RED
    assert table.happened(LongestRoadMoved) == []


def test_a_settlement_at_the_end_of_a_road_breaks_nothing():
    table = Table()
    table.road_along(RED, *NORTH_COAST[5:])
    table.road_along(RED, "forest 9 SE", "hills 10 NE", "hills 10 SE")
    table.holds_longest_road(RED)
    cut(table, BLUE, NORTH_COAST[5], ["forest 9 S", "forest 9 SW", "forest 9 NW"])
    assert table.road_length(RED) == 5
    assert table.longest_road() == RED


def test_ones_own_settlement_breaks_nothing():
    table = Table()
    north(table, RED, 6)
    table.holds_longest_road(RED)
    table.hand(RED, SETTLEMENT)
    table.after_the_roll(RED)
    table.builds_settlement(RED, "pasture 2 NW")
    assert table.road_length(RED) == 6
    assert table.longest_road() == RED


def test_a_card_set_aside_goes_to_the_next_who_is_alone_in_front():
    """It returns when one player alone is longest (sources: longest-road)."""
    table = Table()
    table.road_along(ORANGE, *SOUTH_COAST[:7])
    north(table, RED, 6)
    assert table.longest_road() is None
    extended(table, ORANGE, table.paths_along(SOUTH_COAST)[6])
    assert table.longest_road() == ORANGE


def test_a_third_player_who_cuts_one_of_two_gives_the_card_set_aside_to_the_other():
    table = Table()
    south(table, ORANGE, 6)
    north(table, RED, 6)
    assert table.longest_road() is None
    cut(table, BLUE, "pasture 2 NW", crossing(table))
    assert table.road_length(RED) < table.road_length(ORANGE) == 6
    assert table.longest_road() == ORANGE
    assert table.happened(LongestRoadMoved) == [LongestRoadMoved(ORANGE, 6)]


def test_a_card_set_aside_stays_aside_while_the_longest_are_tied():
    table = Table()
    south(table, ORANGE, 6)
    north(table, RED, 5)
    extended(table, RED, table.paths_along(NORTH_COAST)[5])
    assert table.road_length(RED) == table.road_length(ORANGE) == 6
    assert table.longest_road() is None


def test_a_card_set_aside_is_not_taken_by_a_shorter_road():
    table = Table()
    south(table, ORANGE, 7)
    table.road_along(WHITE, *table.way("fields 9 NW", 7, [*NORTH_COAST, *SOUTH_COAST]))
    north(table, RED, 5)
    extended(table, RED, table.paths_along(NORTH_COAST)[5])
    assert table.longest_road() is None


# Every road there is


def grow(random_, geometry, start, size, forbidden):
    """A net of roads that spreads from an intersection and likes to close loops."""
    net: list[Path] = []
    reached = {start}
    while len(net) < size:
        open_paths = [
            path
            for path, (a, b) in enumerate(geometry.ends)
            if path not in net and path not in forbidden and (a in reached or b in reached)
        ]
        if not open_paths:
            break
        closing = [path for path in open_paths if set(geometry.ends[path]) <= reached]
        path = random_.choice(closing if closing and random_.random() < 0.6 else open_paths)
        net.append(path)
        reached.update(geometry.ends[path])
    return net


def random_net(number):
    """A table with a random net of RED's roads, and buildings of RED and others here and there, on it and off it."""
    random_ = random.Random(number)
    table = NETS.pop() if NETS else Table()
    table._clear()
    geometry = table.geometry
    net = grow(random_, geometry, random_.randrange(54), random_.randint(2, 15), ())
    if random_.random() < 0.3:
        net = list(
            dict.fromkeys(
                net[: len(net) // 2]
                + grow(random_, geometry, random_.randrange(54), 15 - len(net) // 2, net)
            )
        )
    state = table.state
    places = sorted({end for path in net for end in geometry.ends[path]})
    free = (1 << 54) - 1
    settled = [0, 0]
    for at in random_.sample(places, min(len(places), random_.randint(0, 5))):
        if free >> at & 1:
            free &= ~geometry.blocked_by[at]
            settled[random_.random() < 0.7] |= 1 << at
    state.roads[RED] = sum(1 << path for path in net)
    state.settlements[RED], state.cities[BLUE] = settled
    return table, net


NETS: list[Table] = []


@pytest.mark.parametrize("block", range(6))
def test_the_engine_finds_the_longest_way_in_thousands_of_random_nets(block):
    """The last road of each net is built through the engine, which then must know the length of the whole."""
    measured = 0
    for number in range(block * 300, block * 300 + 300):
        table, net = random_net(number)
        state = table.state
        full = state.roads[RED]
        for path in random.Random(number).sample(net, len(net))[:2]:
            state.roads[RED] = full & ~(1 << path)
            table._rebuild()
            table.hand(RED, ROAD)
            table.after_the_roll(RED)
            table.state.longest_road = RED if table.state.road_length[RED] >= 5 else -1
            table.state.points[RED] += 2 * (table.state.longest_road == RED)
            if game.why_not(table.state, BuildRoad(RED, path)):
                continue
            after, _ = game.play(table.state, BuildRoad(RED, path), Scripted())
            foreign = set(bits(after.cities[BLUE]))
            assert after.road_length[RED] == longest_trail(
                table.geometry, bits(after.roads[RED]), foreign
            ), number
            assert after.longest_road == (RED if after.road_length[RED] >= 5 else -1), number
            measured += 1
        NETS.append(table)
    assert measured > 350


@pytest.mark.parametrize("block", range(3))
def test_the_engine_finds_the_longest_way_after_thousands_of_random_cuts(block):
    """BLUE settles on a random intersection of a random net."""
    measured = 0
    for number in range(block * 300, block * 300 + 300):
        table, net = random_net(number)
        table._rebuild()
        random_ = random.Random(number)
        places = [
            at
            for at in {end for path in net for end in table.geometry.ends[path]}
            if table.state.free >> at & 1
        ]
        if places:
            at = random_.choice(places)
            way_in = [
                path
                for path, ends in enumerate(table.geometry.ends)
                if at in ends and path not in net
            ]
            if way_in:
                table.road(BLUE, way_in[0])
                table.state.longest_road = RED if table.state.road_length[RED] >= 5 else -1
                table._rebuild()
                table.hand(BLUE, SETTLEMENT)
                table.after_the_roll(BLUE)
                after, _ = game.play(table.state, BuildSettlement(BLUE, at), Scripted())
                expected = derived(after)
                assert after.road_length == expected["road_length"], number
                assert after.points == expected["points"], number
                assert after.longest_road == (RED if after.road_length[RED] >= 5 else -1), number
                measured += 1
        NETS.append(table)
    assert measured > 110
