"""Two plus two: building for the neutral players (sources: two-plus-two)."""

from engine.bits import bits
from engine.board_game.core.actions import EndTurn
from engine.board_game.core.events import (
    CardsProduced,
    CardStolen,
    LongestRoadMoved,
    RoadBuilt,
    SettlementBuilt,
)
from engine.board_game.options.two_players.neutral_players import (
    PlaceNeutralRoad,
    PlaceNeutralSettlement,
)
from tests.engine.board_game.table import BLUE, CARD, CITY, RED, ROAD, cards, refused
from tests.engine.board_game.two_players import (
    BLACK,
    GRAY,
    about_to_roll_twice,
    desert,
    far_from,
    inland,
    neutral_roads,
    numbers_beside,
    ready_to_build,
    ready_to_settle,
    some_path_of,
    two_players,
    with_two_roads,
)


def test_whoever_builds_a_road_builds_one_for_either_neutral_player_free_of_cost():
    table = two_players()
    at = ready_to_build(table, ROAD)
    table.settlement(BLACK, far_from(table, at))
    table.settlement(GRAY, far_from(table, at))
    table.builds_road(RED, some_path_of(table, at))
    assert table.deciding() == (RED,)
    assert table.kinds(RED) == {"PlaceNeutralRoad"}
    assert {action.neutral for action in neutral_roads(table, RED)} == {BLACK, GRAY}
    choice = neutral_roads(table, RED)[0]
    table.play(choice)
    assert table.happened(RoadBuilt) == [RoadBuilt(choice.neutral, choice.path, True)]
    assert table.state.roads[choice.neutral] == 1 << choice.path
    assert table.in_hand(RED) == cards()
    assert EndTurn(RED) in table.legal(RED)


def test_a_neutral_road_continues_roads_or_buildings_of_its_owner_on_a_free_path():
    table = two_players()
    at = ready_to_build(table, ROAD)
    table.settlement(BLACK, far_from(table, at))
    table.builds_road(RED, some_path_of(table, at))
    allowed = table.geometry.paths_at[next(bits(table.state.settlements[BLACK]))]
    assert {action.path for action in neutral_roads(table, RED)} == set(bits(allowed))
    with refused("path_taken"):
        table.play(PlaceNeutralRoad(RED, BLACK, next(bits(table.state.roads[RED]))))
    with refused("not_connected"):
        table.play(PlaceNeutralRoad(RED, GRAY, next(bits(allowed))))


def test_whoever_builds_a_settlement_builds_one_for_a_neutral_player():
    table = two_players()
    own = ready_to_settle(table)
    theirs = with_two_roads(table, GRAY, far_from(table, *own), avoiding=own)
    table.builds_settlement(RED, own[2])
    assert table.kinds(RED) == {"PlaceNeutralSettlement"}
    table.play(PlaceNeutralSettlement(RED, GRAY, theirs[2]))
    assert table.happened(SettlementBuilt) == [SettlementBuilt(GRAY, theirs[2], True)]
    assert table.in_hand(RED) == cards()
    assert EndTurn(RED) in table.legal(RED)


def test_a_neutral_settlement_needs_a_road_of_its_owner_and_keeps_its_distance():
    table = two_players()
    own = ready_to_settle(table)
    theirs = with_two_roads(table, GRAY, far_from(table, *own), avoiding=own)
    table.builds_settlement(RED, own[2])
    with refused("too_close"):
        table.play(PlaceNeutralSettlement(RED, GRAY, theirs[1]))
    with refused("not_connected"):
        table.play(PlaceNeutralSettlement(RED, BLACK, theirs[2]))


def test_where_no_neutral_settlement_is_possible_it_is_a_road():
    table = two_players()
    own = ready_to_settle(table)
    table.settlement(BLACK, far_from(table, *own))
    table.builds_settlement(RED, own[2])
    assert table.kinds(RED) == {"PlaceNeutralRoad"}


def test_where_nothing_is_possible_nothing_is_built():
    table = two_players()
    at = ready_to_build(table, ROAD)
    table.builds_road(RED, some_path_of(table, at))
    assert EndTurn(RED) in table.legal(RED)


def test_a_neutral_player_without_roads_left_gets_none():
    table = two_players()
    at = ready_to_build(table, ROAD)
    table.settlement(GRAY, far_from(table, at))
    rest = [path for path in range(72) if path not in bits(table.geometry.paths_at[at])]
    table.road(BLACK, *rest[-15:])
    table.builds_road(RED, some_path_of(table, at))
    assert {action.neutral for action in neutral_roads(table, RED)} == {GRAY}
    with refused("no_pieces_left"):
        table.play(PlaceNeutralRoad(RED, BLACK, rest[-20]))


def test_a_city_and_the_purchase_of_a_card_do_not_concern_the_neutral_players():
    table = two_players()
    at = ready_to_build(table, CITY, CARD)
    table.settlement(BLACK, far_from(table, at))
    table.builds_city(RED, at)
    assert EndTurn(RED) in table.legal(RED)
    table.buys_card(RED)
    assert EndTurn(RED) in table.legal(RED)


def test_each_free_road_of_a_card_brings_a_neutral_one():
    table = two_players()
    at = ready_to_build(table)
    table.settlement(BLACK, far_from(table, at))
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    for _ in range(2):
        table.places_free_road(RED, next(iter(table.roads_offered_to(RED))))
        table.play(neutral_roads(table, RED)[0])
    assert [mask.bit_count() for mask in table.state.roads[:3]] == [2, 0, 2]
    assert EndTurn(RED) in table.legal(RED)


def test_a_neutral_road_may_take_the_last_path_of_a_free_road_which_is_then_lost():
    table = two_players()
    corner = next(at for at, paths in enumerate(table.geometry.paths_at) if paths.bit_count() == 2)
    one, other = (there for _, there in table.geometry.ways[corner])
    table.settlement(RED, corner)
    ring = set(bits(table.geometry.paths_at[one] | table.geometry.paths_at[other]))
    own = set(bits(table.geometry.paths_at[corner]))
    table.road(BLUE, *(ring - own))
    table.settlement(BLACK, other)
    table.after_the_roll(RED)
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    table.places_free_road(RED, table.geometry.path_between(corner, one))
    table.play(PlaceNeutralRoad(RED, BLACK, table.geometry.path_between(corner, other)))
    assert table.kinds(RED) >= {"EndTurn"}


def test_a_neutral_player_can_have_the_longest_road():
    table = two_players()
    at = ready_to_build(table, ROAD)
    way = table.way(far_from(table, at), 5, avoiding=[at])
    table.settlement(BLACK, way[0])
    table.road_along(BLACK, *way[:5])
    table.builds_road(RED, some_path_of(table, at))
    table.play(PlaceNeutralRoad(RED, BLACK, table.paths_along(way)[-1]))
    assert table.happened(LongestRoadMoved) == [LongestRoadMoved(BLACK, 5)]
    assert table.longest_road() == BLACK
    assert table.view(None)["neutrals"][str(BLACK)]["road"] == 5


def test_it_takes_the_points_for_it_from_a_player():
    table = two_players()
    at = ready_to_build(table, ROAD)
    table.holds_longest_road(BLUE)
    before = table.points(BLUE)
    way = table.way(far_from(table, at), 5, avoiding=[at])
    table.settlement(BLACK, way[0])
    table.road_along(BLACK, *way[:5])
    table.builds_road(RED, some_path_of(table, at))
    table.play(PlaceNeutralRoad(RED, BLACK, table.paths_along(way)[-1]))
    assert table.points(BLUE) == before - 2


def test_a_neutral_settlement_breaks_a_road():
    table = two_players()
    own = ready_to_settle(table)
    middle = far_from(table, *own)
    one, other, side = (there for _, there in table.geometry.ways[middle])
    table.road_along(BLUE, one, middle, other)
    table.road(GRAY, table.geometry.path_between(middle, side))
    table.builds_settlement(RED, own[2])
    assert table.road_length(BLUE) == 2
    table.play(PlaceNeutralSettlement(RED, GRAY, middle))
    assert table.road_length(BLUE) == 1


def test_neutral_players_never_get_cards():
    table = two_players()
    at = inland(table)
    table.settlement(BLACK, at)
    about_to_roll_twice(table)
    table.rolls(RED, numbers_beside(table, at)[0])
    assert table.happened(CardsProduced) == []
    assert set(table.view(None)["seats"]) == {"0", "1"}


def test_the_robber_may_stand_where_only_neutral_players_built_and_then_steals_nothing():
    table = two_players()
    black = inland(table)
    blue = far_from(table, black)
    table.settlement(BLACK, black)
    table.settlement(BLUE, blue)
    table.hand(BLUE, wool=1)
    about_to_roll_twice(table)
    table.robber_on(desert(table))
    table.rolls(RED, 7)
    only_black = set(table.geometry.hexes_beside[black]) - set(table.geometry.hexes_beside[blue])
    hex = next(iter(only_black - {table.state.robber}))
    assert table.victims_at(RED, hex) == {None}
    table.moves_robber(RED, hex)
    assert table.happened(CardStolen) == []


def test_where_the_opponent_has_cards_as_well_the_opponent_is_robbed():
    table = two_players()
    black = inland(table)
    hex = table.geometry.hexes_beside[black][0]
    blue = next(
        at for at in table.geometry.corners[hex] if not table.geometry.blocked_by[black] >> at & 1
    )
    table.settlement(BLACK, black)
    table.settlement(BLUE, blue)
    table.hand(BLUE, wool=1)
    about_to_roll_twice(table)
    table.rolls(RED, 7)
    assert table.victims_at(RED, hex) == {BLUE}


def test_a_player_who_has_won_builds_no_more():
    table = two_players(**{"victory-points": 8})
    own = ready_to_settle(table)
    for _ in range(3):
        table.city(RED, far_from(table, *own))
    table.settlement(BLACK, far_from(table, *own))
    table.builds_settlement(RED, own[2])
    assert table.winner() == RED
    assert table.deciding() == ()
