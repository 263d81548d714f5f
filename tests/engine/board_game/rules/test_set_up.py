"""Setting up: who starts, who places when, and the first cards (sources: setting-up)."""

from collections import Counter

import pytest

from engine.bits import bits
from engine.board_game.core.actions import PlaceRoad, PlaceSettlement
from engine.board_game.core.events import (
    CardsProduced,
    FirstPlayerChosen,
    RoadBuilt,
    SettlementBuilt,
    StartRolled,
    TurnBegan,
)
from engine.board_game.core.names import DESERT
from engine.chance import Random, Scripted
from tests.engine.board_game.boards.test_boards import STARTS
from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, Table, refused


def rolling(*dice, seats=4, **values):
    return Table.dealt(chance=Scripted(dice=dice), seats=seats, **values)


def everybody_places(table):
    """Everyone takes the first place offered; who placed, in order."""
    order = []
    while table.state.turn == 0:
        (seat,) = table.deciding()
        order.append(seat)
        table.play(table.legal(seat)[0])
        table.play(table.legal(seat)[0])
    return order


# Who starts


def test_the_highest_roll_starts():
    table = rolling((1, 2), (6, 5), (3, 3), (4, 4))
    assert table.happened(StartRolled) == [
        StartRolled(RED, (1, 2)),
        StartRolled(BLUE, (6, 5)),
        StartRolled(ORANGE, (3, 3)),
        StartRolled(WHITE, (4, 4)),
    ]
    assert table.happened(FirstPlayerChosen) == [FirstPlayerChosen(BLUE)]
    assert table.deciding() == (BLUE,)


def test_ties_among_the_highest_roll_again():
    table = rolling((5, 5), (1, 2), (4, 6), (3, 3), (1, 1), (1, 2))
    assert [event.seat for event in table.happened(StartRolled)] == [
        RED,
        BLUE,
        ORANGE,
        WHITE,
        RED,
        ORANGE,
    ]
    assert table.deciding() == (ORANGE,)


def test_ties_are_rolled_again_until_one_is_highest():
    table = rolling((6, 6), (6, 6), (6, 6), (1, 1), (3, 3), (3, 3), (1, 1), (2, 2), (2, 3))
    assert [event.seat for event in table.happened(StartRolled)] == [
        RED,
        BLUE,
        ORANGE,
        WHITE,
        RED,
        BLUE,
        ORANGE,
        RED,
        BLUE,
    ]
    assert table.deciding() == (BLUE,)


def test_a_tie_below_the_highest_is_not_rolled_again():
    table = rolling((1, 2), (2, 1), (6, 6), (1, 2))
    assert len(table.happened(StartRolled)) == 4
    assert table.deciding() == (ORANGE,)


def test_on_the_beginners_island_the_highest_roll_starts_too():
    """Everybody rolls, and the highest starts (sources: setting-up)."""
    table = rolling((1, 2), (2, 1), (6, 6), (1, 2), board="standard-beginner")
    assert table.deciding() == (ORANGE,)
    assert table.happened(TurnBegan) == [TurnBegan(ORANGE, 1)]


# Who places when


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_placement_goes_round_and_back(seats, first):
    dice = [(1, 1)] * seats
    dice[first] = (6, 6)
    table = rolling(*dice, seats=seats)
    clockwise = [(first + step) % seats for step in range(seats)]
    assert everybody_places(table) == [*clockwise, *clockwise[::-1]]


def test_after_set_up_the_first_player_takes_the_first_turn():
    table = rolling((1, 1), (6, 6), (1, 1), (1, 1))
    everybody_places(table)
    assert table.deciding() == (BLUE,)
    assert table.kinds(BLUE) == {"RollDice"}
    assert table.happened(TurnBegan) == [TurnBegan(BLUE, 1)]


def test_everyone_ends_set_up_with_two_settlements_and_two_roads():
    table = rolling((6, 6))
    everybody_places(table)
    for seat in table.seats:
        assert table.view(None)["seats"][str(seat)]["left"] == {
            "road": 13,
            "settlement": 3,
            "city": 4,
        }
        assert table.points(seat) == 2


def test_each_placement_is_a_settlement_and_then_a_road():
    table = rolling((6, 6), (1, 1), (1, 1), (1, 1))
    assert table.kinds(RED) == {"PlaceSettlement"}
    table.places_settlement(RED, 20)
    assert table.deciding() == (RED,)
    assert table.kinds(RED) == {"PlaceRoad"}
    table.places_road(RED, min(table.roads_offered_to(RED)))
    assert table.deciding() == (BLUE,)


def test_nobody_else_places_meanwhile():
    table = rolling((6, 6), (1, 1), (1, 1), (1, 1))
    for seat in (BLUE, ORANGE, WHITE):
        assert table.kinds(seat) == set()
        with refused():
            table.play(PlaceSettlement(seat, 20))


# Where


def test_the_first_settlement_may_stand_on_every_intersection():
    table = rolling((6, 6), (1, 1), (1, 1), (1, 1))
    assert table.settlements_offered_to(RED) == set(range(54))


@pytest.mark.parametrize("at", range(0, 54, 3))
def test_the_distance_rule_holds_in_set_up(at):
    table = rolling((6, 6), (1, 1), (1, 1), (1, 1))
    table.places_settlement(RED, at)
    table.places_road(RED, min(table.roads_offered_to(RED)))
    near = {at, *bits(table.geometry.neighbors[at])}
    assert table.settlements_offered_to(BLUE) == set(range(54)) - near
    for place in near:
        with refused():
            table.places_settlement(BLUE, place)


def test_the_first_road_touches_the_settlement_just_placed():
    table = rolling((6, 6), (1, 1), (1, 1), (1, 1))
    table.places_settlement(RED, 20)
    expected = {path for path, ends in enumerate(table.geometry.ends) if 20 in ends}
    assert table.roads_offered_to(RED) == expected
    for path in set(range(72)) - expected:
        with refused():
            table.places_road(RED, path)


def test_the_second_road_touches_the_second_settlement_and_not_the_first():
    """The second road must attach to the second settlement (sources: setting-up)."""
    table = rolling((6, 6), (1, 1), seats=2)
    table.places_settlement(RED, 20)
    table.places_road(RED, min(table.roads_offered_to(RED)))
    for place in (0, 53):
        table.places_settlement(BLUE, place)
        table.places_road(BLUE, min(table.roads_offered_to(BLUE)))
    table.places_settlement(RED, 36)
    assert table.roads_offered_to(RED) == {
        path for path, ends in enumerate(table.geometry.ends) if 36 in ends
    }


def test_the_second_settlement_need_not_connect_to_the_first():
    table = rolling((6, 6), (1, 1), seats=2)
    table.places_settlement(RED, 20)
    table.places_road(RED, min(table.roads_offered_to(RED)))
    table.places_settlement(BLUE, 0)
    table.places_road(BLUE, min(table.roads_offered_to(BLUE)))
    assert 53 in table.settlements_offered_to(BLUE)
    assert not {20, 0} & table.settlements_offered_to(BLUE)


def test_a_path_taken_in_set_up_is_taken():
    table = rolling((6, 6), (1, 1), seats=2)
    table.places_settlement(RED, 20)
    path = min(table.roads_offered_to(RED))
    table.places_road(RED, path)
    far_end = sum(table.geometry.ends[path]) - 20
    beyond = next(at for at in bits(table.geometry.neighbors[far_end]) if at != 20)
    table.places_settlement(BLUE, beyond)
    assert path not in table.roads_offered_to(BLUE)


def test_starting_pieces_cost_nothing():
    table = rolling((6, 6))
    everybody_places(table)
    assert all(event.free for event in table.happened(SettlementBuilt, True))
    assert all(event.free for event in table.happened(RoadBuilt, True))


# The first cards


def test_the_first_settlement_pays_nothing():
    table = rolling((6, 6), (1, 1), (1, 1), (1, 1))
    table.places_settlement(RED, 20)
    assert table.state.hand_size(RED) == 0


@pytest.mark.parametrize("seed", range(6))
def test_the_second_settlement_pays_one_card_for_each_producing_hex_around_it_at_once(seed):
    table = Table.dealt(seats=2, chance=Random(seed))
    while table.state.turn == 0:
        (seat,) = table.deciding()
        second = bool(table.state.settlements[seat])
        settlement = table.legal(seat)[seed * 5 % len(table.legal(seat))]
        assert isinstance(settlement, PlaceSettlement)
        before = table.in_hand(seat)
        table.play(settlement)
        terrain = table.state.island.terrain
        around = [terrain[hex] for hex in table.geometry.hexes_beside[settlement.intersection]]
        expected = Counter(kind for kind in around if kind != DESERT) if second else Counter()
        assert before == (0, 0, 0, 0, 0)
        assert (
            Counter({kind: count for kind, count in enumerate(table.in_hand(seat)) if count})
            == expected
        )
        produced = table.happened(CardsProduced)
        assert [event.seat for event in produced] == ([seat] if expected else [])
        table.play(next(action for action in table.legal(seat) if isinstance(action, PlaceRoad)))


def test_a_second_settlement_at_the_desert_gets_nothing_for_it():
    table = rolling((6, 6), (1, 1), seats=2)
    desert = table.state.island.terrain.index(DESERT)
    far = [
        hex
        for hex in range(19)
        if not set(table.geometry.corners[hex]) & set(table.geometry.corners[desert])
    ]
    table.places_settlement(RED, table.geometry.corners[far[0]][0])
    table.places_road(RED, min(table.roads_offered_to(RED)))
    table.places_settlement(BLUE, table.geometry.corners[far[-1]][3])
    table.places_road(BLUE, min(table.roads_offered_to(BLUE)))
    at = next(
        at for at in table.geometry.corners[desert] if at in table.settlements_offered_to(BLUE)
    )
    table.places_settlement(BLUE, at)
    assert table.state.hand_size(BLUE) == len(table.geometry.hexes_beside[at]) - 1


def test_the_first_cards_come_from_the_supply():
    table = rolling((6, 6))
    everybody_places(table)
    given = sum(table.state.hand_size(seat) for seat in table.seats)
    assert sum(table.in_supply()) == 95 - given
    assert given > 0


# The beginners' set-up


@pytest.mark.parametrize(
    ("seats", "colors"),
    [(4, {"red", "white", "orange", "blue"}), (3, {"white", "orange", "blue"}), (2, None)],
)
def test_the_beginners_start_with_the_printed_pieces(seats, colors):
    """With three players the red pieces are left out (sources: beginners-set-up; the newest rulebook leaves out white); with two, any two sets."""
    table = Table.dealt(board="standard-beginner", seats=seats)
    geometry = table.geometry
    sets = {
        color: (
            sorted(geometry.corner(*at) for at, _, _ in pieces),
            sorted(geometry.side(*road) for _, road, _ in pieces),
        )
        for color, pieces in STARTS.items()
    }
    taken = [
        next(
            color
            for color, pieces in sets.items()
            if pieces
            == (sorted(bits(table.state.settlements[seat])), sorted(bits(table.state.roads[seat])))
        )
        for seat in table.seats
    ]
    assert len(set(taken)) == seats
    if colors is not None:
        assert set(taken) == colors


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginners_get_a_card_for_each_hex_around_the_marked_settlement(seats):
    table = Table.dealt(board="standard-beginner", seats=seats)
    geometry, terrain = table.geometry, table.state.island.terrain
    marked = {geometry.corner(*at) for pieces in STARTS.values() for at, _, pays in pieces if pays}
    for seat in table.seats:
        (star,) = set(bits(table.state.settlements[seat])) & marked
        expected = Counter(terrain[hex] for hex in geometry.hexes_beside[star])
        assert (
            Counter({kind: count for kind, count in enumerate(table.in_hand(seat)) if count})
            == expected
        )
        assert table.state.hand_size(seat) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginners_begin_with_the_first_turn(seats):
    table = Table.dealt(board="standard-beginner", seats=seats)
    (first,) = table.deciding()
    assert table.kinds(first) == {"RollDice"}
    assert table.state.turn == 1
    table.balances()


def test_everybody_sees_that_the_second_settlement_pays():
    table = Table.dealt()
    waiting = []
    while table.state.turn == 0:
        (seat,) = table.deciding()
        waiting.append(table.view(None)["waiting"][str(seat)])
        table.play(table.legal(seat)[0])
    placed = [due.get("pays", False) for due in waiting if due["kind"] == "PlaceSettlement"]
    assert placed == [False] * 4 + [True] * 4
