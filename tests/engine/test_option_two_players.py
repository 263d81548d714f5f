"""Option two-players: two neutral players, two rolls a turn, trade tokens (A, the rules for two)."""

import json
import random

import pytest

from engine import boards, catalog, game
from engine.actions import (
    BuildRoad,
    BuildSettlement,
    DiscardKnight,
    EndTurn,
    ForceTrade,
    GiveInReturn,
    MoveRobberToHarbor,
    Pass,
    PlaceNeutralRoad,
    PlaceNeutralSettlement,
    PlayKnight,
    RollDice,
    SendRobberToDesert,
)
from engine.bits import bits
from engine.chance import Scripted, Sealed, tally
from engine.config import ConfigError, GameConfig
from engine.decisions import PLAY, ROLL, decision
from engine.events import (
    CardsDrawn,
    CardsProduced,
    CardStolen,
    DiceRolled,
    DiceRolledAgain,
    LargestArmyMoved,
    LongestRoadMoved,
    RoadBuilt,
    SettlementBuilt,
    TradeTokensSpent,
    TradeTokensTaken,
)
from engine.names import GRAIN, KNIGHT, LUMBER, NOBODY, ORE
from engine.record import Record, Recording, final
from engine.rules.turn import two_dice
from engine.statistics import Statistics
from tests.engine.table import BLUE, CARD, CITY, RED, ROAD, SETTLEMENT, Table, cards, refused
from tests.engine.wild import forbidden_action, wild_action

KEY = "two-players"
BLACK, GRAY = 2, 3
"""The neutral players."""
WIN = {"victory-points": 20}


def two_players(*options, cleared=True, **values):
    """RED is about to roll; chance always deals the same island."""
    return Table(
        KEY,
        *options,
        values=values,
        board="standard-3-4",
        seats=2,
        cleared=cleared,
        chance=Scripted(dice=[(6, 6), (1, 1)], seed=3),
    )


def inland(table, beside_the_desert=False):
    """An intersection between three hexes, at the desert or not."""
    return next(
        at
        for at, hexes in enumerate(table.geometry.hexes_beside)
        if len(hexes) == 3
        and beside_the_desert == any(table.state.island.deserts >> hex & 1 for hex in hexes)
    )


def coast(table, beside_the_desert=False):
    return next(
        at
        for at, hexes in enumerate(table.geometry.hexes_beside)
        if len(hexes) < 3
        and beside_the_desert == any(table.state.island.deserts >> hex & 1 for hex in hexes)
    )


def on_the_coast_and_at_the_desert():
    """Some deal that has the desert at the rim."""
    for seed in range(99):
        table = Table(
            KEY,
            board="standard-3-4",
            seats=2,
            cleared=False,
            chance=Scripted(dice=[(6, 6), (1, 1)], seed=seed),
        )
        desert = next(bits(table.state.island.deserts))
        there = [
            at
            for at in table.geometry.corners[desert]
            if len(table.geometry.hexes_beside[at]) < 3 and table.state.free >> at & 1
        ]
        if there:
            return table, there[0]
    raise AssertionError("no desert at the rim")


def tokens(table, seat):
    return table.view(None)["options"][KEY]["tokens"][str(seat)]


def pool(table):
    return table.view(None)["options"][KEY]["pool"]


def ready_to_build(table, *paid_for):
    """RED has a settlement and a road inland, has rolled, and holds what these things cost."""
    at = inland(table)
    table.settlement(RED, at)
    table.after_the_roll(RED)
    table.hand(RED, *paid_for)
    return at


def some_path_of(table, at):
    return next(bits(table.geometry.paths_at[at] & ~table.state.used))


def far_from(table, *taken):
    """A free inland intersection that is at no path's length from these."""
    near = {other for at in taken for other in bits(table.geometry.blocked_by[at])}
    return next(
        at
        for at in bits(table.state.free)
        if at not in near and len(table.geometry.hexes_beside[at]) == 3
    )


def neutral_roads(table, seat):
    return table.legal(seat, PlaceNeutralRoad)


def gives(seat, **counts):
    return GiveInReturn(seat, cards(**counts))


# Preparation


def test_each_neutral_player_begins_with_one_settlement_and_no_road_on_its_marked_corner():
    table = Table.dealt(KEY, seats=2)
    state, board = table.state, table.state.rules.board
    assert board.neutral_starts == (
        table.geometry.corner(1, -2, "S"),
        table.geometry.corner(-1, 2, "N"),
    )
    assert [state.settlements[BLACK], state.settlements[GRAY]] == [
        1 << at for at in board.neutral_starts
    ]
    assert state.roads == [0, 0, 0, 0]
    assert table.view(None)["buildings"] == {
        str(at): {"seat": neutral, "kind": "settlement"}
        for neutral, at in zip((BLACK, GRAY), board.neutral_starts, strict=True)
    }


def test_the_neutral_settlements_keep_their_distance_from_those_of_set_up():
    table = Table.dealt(KEY, seats=2)
    seat = table.state.current
    for at in table.state.rules.board.neutral_starts:
        for near in bits(table.geometry.blocked_by[at]):
            assert near not in table.settlements_offered_to(seat)


def test_after_set_up_each_player_has_two_settlements_and_two_roads_and_each_neutral_one_settlement():
    table = Table.dealt(KEY, seats=2)
    while not table.state.turn:
        table.play(table.legal(table.deciding()[0])[0])
    state = table.state
    assert [mask.bit_count() for mask in state.settlements] == [2, 2, 1, 1]
    assert [mask.bit_count() for mask in state.roads] == [2, 2, 0, 0]


def test_each_player_begins_with_five_of_the_twenty_trade_tokens():
    table = two_players()
    assert [tokens(table, seat) for seat in (RED, BLUE)] == [5, 5]
    assert pool(table) == 10


@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_for_exactly_two_players(seats):
    with pytest.raises(ConfigError) as caught:
        game.new_game(GameConfig(seats=seats, options={KEY: True}), Scripted())
    assert caught.value.code == "wrong_seats"
    assert KEY in caught.value.text
    assert str(seats) in caught.value.text


@pytest.mark.parametrize(
    "board",
    [key for key in catalog.BOARDS if 2 in boards.load(key).seats and key != "standard-3-4"],
)
def test_it_needs_a_board_that_marks_the_corners_of_the_neutral_players(board):
    with pytest.raises(ConfigError) as caught:
        game.new_game(GameConfig(board=board, seats=2, options={KEY: True}), Scripted())
    assert caught.value.code == "contradiction"
    assert KEY in caught.value.text
    assert board in caught.value.text


def test_every_other_board_says_that_it_refuses_it():
    rows = catalog.to_json()["boards"]
    assert [row["key"] for row in rows if KEY not in row["refuses"]] == ["standard-3-4"]


def test_the_lobby_has_a_preset_and_knows_for_how_many_it_is():
    rows = catalog.to_json()
    preset = next(row for row in rows["presets"] if row["key"] == KEY)
    assert preset["config"]["seats"] == 2
    assert next(row for row in rows["options"] if row["key"] == KEY)["seats"] == [2]


# Two rolls


def test_a_turn_has_two_rolls():
    table = two_players()
    table.after_the_roll(RED)
    table.ends_turn(RED)
    table.rolls(BLUE, 5)
    assert EndTurn(BLUE) not in table.legal(BLUE)
    table.rolls(BLUE, 6)
    assert RollDice(BLUE) not in table.legal(BLUE)
    assert EndTurn(BLUE) in table.legal(BLUE)


def about_to_roll_twice(table, seat=RED):
    table.before_the_roll(seat)
    table.state.kept[KEY]["rolls"] = []
    table.state.pending.append(decision(ROLL, seat))


def test_the_players_get_what_each_of_the_two_rolls_produces_at_once():
    table = two_players()
    at = ready_to_build(table)
    about_to_roll_twice(table)
    numbers = [
        table.state.island.numbers[hex]
        for hex in table.geometry.hexes_beside[at]
        if table.state.island.numbers[hex]
    ]
    first, second = numbers[:2]
    assert first != second
    for total in (first, second):
        table.rolls(RED, total)
        assert [event.seat for event in table.happened(CardsProduced)] == [RED]


@pytest.mark.parametrize("second", [False, True])
def test_a_seven_is_carried_out_at_once_whichever_roll_it_is(second):
    table = two_players()
    about_to_roll_twice(table)
    table.hand(BLUE, wool=9)
    if second:
        table.rolls(RED, 2)
    table.rolls(RED, 7)
    assert table.deciding() == (BLUE,)
    table.discards(BLUE, wool=4)
    table.moves_robber(RED, next(iter(table.hexes_offered_to(RED))))
    assert (RollDice(RED) in table.legal(RED)) == (not second)


def test_the_second_roll_is_repeated_until_its_sum_is_another():
    table = two_players()
    about_to_roll_twice(table)
    table.rolls(RED, 8)
    table.play(RollDice(RED), dice=[(4, 4), (2, 6), (3, 2)])
    assert [event.dice for event in table.happened(DiceRolledAgain)] == [(4, 4), (2, 6)]
    assert [event.dice for event in table.happened(DiceRolled)] == [(3, 2)]
    assert table.view(None)["options"][KEY]["rolls"] == [[4, 4], [3, 2]]
    assert table.happened(CardsProduced) == []


def test_a_roll_that_does_not_count_produces_nothing():
    table = two_players()
    at = ready_to_build(table)
    about_to_roll_twice(table)
    number = next(
        table.state.island.numbers[hex]
        for hex in table.geometry.hexes_beside[at]
        if table.state.island.numbers[hex]
    )
    table.rolls(RED, number)
    before = sum(table.in_hand(RED))
    table.play(RollDice(RED), dice=[(number // 2, number - number // 2), (6, 6)])
    assert table.state.dice == (6, 6)
    if number != 12:
        assert sum(table.in_hand(RED)) == before


def test_each_turn_remembers_its_own_rolls_only():
    table = two_players()
    about_to_roll_twice(table)
    table.rolls(RED, 5)
    table.rolls(RED, 6)
    table.ends_turn(RED)
    assert table.view(None)["options"][KEY]["rolls"] == []
    table.rolls(BLUE, 5)
    assert table.happened(DiceRolledAgain) == []


def test_cards_of_the_dice_deck_are_repeated_as_well():
    table = two_players(**{"dice-deck": 0})
    for _ in range(60):
        about_to_roll_twice(table)
        table.state.robber = NOBODY
        while RollDice(RED) in table.legal(RED):
            table.play(RollDice(RED), chance=Scripted(seed=_))
            table.state.pending = [due for due in table.state.pending if due.kind in (ROLL, PLAY)]
        first, second = map(sum, table.view(None)["options"][KEY]["rolls"])
        assert first != second


def test_a_card_may_be_played_between_the_rolls():
    table = two_players()
    about_to_roll_twice(table)
    table.unplayed(RED, knight=1)
    table.rolls(RED, 5)
    assert table.may(PlayKnight(RED))


# Building for the neutral players


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
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    start = inland(table)
    own = table.way(start, 2)
    table.settlement(RED, own[0])
    table.road_along(RED, *own)
    theirs = table.way(far_from(table, *own), 2, avoiding=own)
    table.settlement(GRAY, theirs[0])
    table.road_along(GRAY, *theirs)
    table.builds_settlement(RED, own[2])
    assert table.kinds(RED) == {"PlaceNeutralSettlement"}
    table.play(PlaceNeutralSettlement(RED, GRAY, theirs[2]))
    assert table.happened(SettlementBuilt) == [SettlementBuilt(GRAY, theirs[2], True)]
    assert table.in_hand(RED) == cards()
    assert EndTurn(RED) in table.legal(RED)


def test_a_neutral_settlement_needs_a_road_of_its_owner_and_keeps_its_distance():
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    own = table.way(inland(table), 2)
    table.settlement(RED, own[0])
    table.road_along(RED, *own)
    theirs = table.way(far_from(table, *own), 2, avoiding=own)
    table.settlement(GRAY, theirs[0])
    table.road_along(GRAY, *theirs)
    table.builds_settlement(RED, own[2])
    with refused("too_close"):
        table.play(PlaceNeutralSettlement(RED, GRAY, theirs[1]))
    with refused("not_connected"):
        table.play(PlaceNeutralSettlement(RED, BLACK, theirs[2]))


def test_where_no_neutral_settlement_is_possible_it_is_a_road():
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    own = table.way(inland(table), 2)
    table.settlement(RED, own[0])
    table.road_along(RED, *own)
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
    table.state.settlements[BLACK] = 1 << other
    table._rebuild()
    table.after_the_roll(RED)
    table.unplayed(RED, road_building=1)
    table.plays_road_building(RED)
    table.places_free_road(RED, table.geometry.path_between(corner, one))
    table.play(PlaceNeutralRoad(RED, BLACK, table.geometry.path_between(corner, other)))
    assert table.kinds(RED) >= {"EndTurn"}


def test_pieces_of_set_up_bring_no_neutral_ones():
    table = Table.dealt(KEY, seats=2)
    while not table.state.turn:
        assert table.kinds(table.deciding()[0]) <= {"PlaceSettlement", "PlaceRoad"}
        table.play(table.legal(table.deciding()[0])[0])


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
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    own = table.way(inland(table), 2)
    table.settlement(RED, own[0])
    table.road_along(RED, *own)
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
    number = next(
        table.state.island.numbers[hex]
        for hex in table.geometry.hexes_beside[at]
        if table.state.island.numbers[hex]
    )
    table.rolls(RED, number)
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
    table.robber_on(next(bits(table.state.island.deserts)))
    table.rolls(RED, 7)
    only_black = set(table.geometry.hexes_beside[black]) - set(table.geometry.hexes_beside[blue])
    hex = next(iter(only_black - {table.state.robber}))
    assert table.victims_at(RED, hex) == {None}
    table.moves_robber(RED, hex)
    assert table.happened(CardStolen) == []


def test_where_the_opponent_has_cards_as_well_the_opponent_is_robbed():
    table = two_players()
    black = inland(table)
    hex = next(
        hex
        for hex in table.geometry.hexes_beside[black]
        if hex not in bits(table.state.island.deserts)
    )
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
    table.after_the_roll(RED)
    own = table.way(inland(table), 2)
    for at in own[:1]:
        table.settlement(RED, at)
    table.road_along(RED, *own)
    for _ in range(3):
        table.city(RED, far_from(table, *own))
    table.settlement(BLACK, far_from(table, *own))
    table.hand(RED, SETTLEMENT)
    table.builds_settlement(RED, own[2])
    assert table.winner() == RED
    assert table.deciding() == ()


# Trade tokens: prices


@pytest.mark.parametrize(("red", "blue", "price"), [(3, 4, 1), (3, 3, 1), (4, 3, 2)])
def test_an_action_costs_one_token_with_at_most_the_opponents_points_and_two_with_more(
    red, blue, price
):
    table = two_players()
    table.grows_to(RED, red)
    table.grows_to(BLUE, blue)
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    assert table.view(None)["options"][KEY]["prices"][str(RED)] == price
    table.play(ForceTrade(RED))
    assert table.happened(TradeTokensSpent) == [TradeTokensSpent(RED, price)]
    assert tokens(table, RED) == 5 - price
    assert pool(table) == 10 + price


def test_hidden_points_do_not_change_the_price():
    table = two_players()
    table.after_the_roll(RED)
    before = table.known_to(BLUE)["view"]["options"]
    table.unplayed(RED, victory_point=2)
    assert table.known_to(BLUE)["view"]["options"] == before


def test_whoever_cannot_pay_takes_no_action():
    table = two_players()
    table.grows_to(RED, 4)
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    table.robber_on(0 if not table.state.island.deserts & 1 else 1)
    table.trade_tokens(RED, 1)
    for action in (ForceTrade(RED), SendRobberToDesert(RED)):
        with refused("not_enough_tokens"):
            table.play(action)


def test_as_many_actions_as_one_can_pay_in_one_turn_before_and_after_the_roll():
    table = two_players()
    about_to_roll_twice(table)
    table.hand(RED, wool=4)
    table.hand(BLUE, ore=4)
    for _ in range(3):
        table.play(ForceTrade(RED), draws=[ORE, ORE] if _ == 0 else ())
        table.play(table.legal(RED, GiveInReturn)[0])
    table.after_the_roll(RED)
    table.play(ForceTrade(RED))
    table.play(table.legal(RED, GiveInReturn)[0])
    assert tokens(table, RED) == 1


def test_only_on_ones_own_turn():
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    with refused("not_your_turn"):
        table.play(ForceTrade(BLUE))


# Forced trade


def forced_trade(red=2, blue=2, *options):
    table = two_players(*options)
    table.after_the_roll(RED)
    table.hand(RED, wool=red)
    table.hand(BLUE, ore=blue)
    return table


def test_two_random_cards_of_the_opponent_against_two_chosen_of_ones_own():
    table = forced_trade(3, 4)
    table.play(ForceTrade(RED), draws=[ORE, ORE])
    assert table.in_hand(RED) == cards(wool=3, ore=2)
    assert table.deciding() == (RED,)
    assert table.kinds(RED) == {"GiveInReturn"}
    assert table.view(BLUE)["waiting"] == {"0": {"kind": "GiveInReturn", "count": 2}}
    table.play(gives(RED, wool=2))
    assert table.in_hand(RED) == cards(wool=1, ore=2)
    assert table.in_hand(BLUE) == cards(wool=2, ore=2)
    assert EndTurn(RED) in table.legal(RED)


def test_any_two_cards_may_go_back_those_just_drawn_too():
    table = forced_trade(1 + 1, 2)
    table.play(ForceTrade(RED))
    assert {action.cards for action in table.legal(RED, GiveInReturn)} == {
        cards(wool=2),
        cards(wool=1, ore=1),
        cards(ore=2),
    }


@pytest.mark.parametrize(("red", "blue"), [(1, 5), (5, 1), (1, 1)])
def test_one_card_each_if_either_has_only_one(red, blue):
    table = forced_trade(red, blue)
    table.play(ForceTrade(RED))
    assert table.happened(CardsDrawn)[0].count == 1
    table.play(gives(RED, wool=1))
    assert table.in_hand(RED) == cards(wool=red - 1, ore=1)
    assert table.in_hand(BLUE) == cards(wool=1, ore=blue - 1)


@pytest.mark.parametrize(("red", "blue"), [(0, 5), (5, 0)])
def test_no_forced_trade_without_a_card_on_either_side(red, blue):
    with refused("no_cards_to_trade"):
        forced_trade(red, blue).play(ForceTrade(RED))


def test_exactly_so_many_cards_go_back_and_only_cards_one_holds():
    table = forced_trade()
    table.play(ForceTrade(RED))
    with refused("wrong_return"):
        table.play(gives(RED, wool=1))
    with refused("not_enough_cards"):
        table.play(gives(RED, brick=2))


def test_every_card_of_the_opponent_is_as_likely_and_comes_from_chance():
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=1, grain=1, lumber=1)
    chance = Scripted(cards=[GRAIN, LUMBER])
    table.play(ForceTrade(RED), chance=chance)
    assert chance.outcomes == [
        {"card": GRAIN, "of": [0, 1, 0, 1, 1]},
        {"card": LUMBER, "of": [0, 1, 0, 0, 1]},
    ]


def test_only_the_two_players_know_which_cards_changed_hands():
    table = forced_trade()
    table.play(ForceTrade(RED))
    drawn = {"type": "CardsDrawn", "seat": RED, "partner": BLUE, "count": 2}
    for viewer in (RED, BLUE):
        assert {**drawn, "cards": {"ore": 2}} in table.seen_by(viewer)
    assert drawn in table.seen_by(None)
    table.play(gives(RED, wool=2))
    returned = {"type": "CardsReturned", "seat": RED, "partner": BLUE, "count": 2}
    for viewer in (RED, BLUE):
        assert {**returned, "cards": {"wool": 2}} in table.seen_by(viewer)
    assert returned in table.seen_by(None)


def test_with_open_hands_everybody_sees_them():
    table = forced_trade(2, 2, "open-hands")
    table.play(ForceTrade(RED))
    assert table.seen_by(None)[-1]["cards"] == {"ore": 2}


def test_offers_of_the_opponent_lapse_with_the_cards():
    table = forced_trade(2, 2)
    table.offers(BLUE, cards(ore=1), cards(wool=1))
    table.play(ForceTrade(RED))
    assert table.state.offers == []


def test_the_card_tracker_counts_them_as_unseen():
    table = two_players("card-tracker", cleared=False, **WIN)
    luck = random.Random(5)
    forced = 0
    for _ in range(600):
        if table.state.over:
            break
        action = wild_action(table.state, luck)
        forced += isinstance(action, ForceTrade)
        table.play(action)
        for seat in (RED, BLUE):
            bounds = table.state.kept["card-tracker"]
            aside = [sum(c[k] for s, c in table.state.set_aside if s == seat) for k in range(5)]
            for kind in range(5):
                held = table.state.hands[seat][kind] + aside[kind]
                assert bounds["least"][seat][kind] <= held <= bounds["most"][seat][kind]
    assert forced > 3


# The robber to the desert


def test_the_robber_moves_to_the_desert_and_nobody_is_robbed_there():
    table = two_players()
    desert = next(bits(table.state.island.deserts))
    table.settlement(BLUE, table.geometry.corners[desert][0])
    table.hand(BLUE, ore=3)
    about_to_roll_twice(table)
    table.robber_on(0 if desert else 1)
    table.play(SendRobberToDesert(RED))
    assert table.state.robber == desert
    assert table.in_hand(BLUE) == cards(ore=3)
    assert tokens(table, RED) == 4
    assert RollDice(RED) in table.legal(RED)


def test_a_robber_on_the_desert_stays_there():
    table = two_players()
    table.after_the_roll(RED)
    table.robber_on(next(bits(table.state.island.deserts)))
    with refused("robber_must_move"):
        table.play(SendRobberToDesert(RED))


# Tokens back


def with_knights(red, blue=0, holder=NOBODY):
    table = two_players()
    table.after_the_roll(RED)
    table.played(RED, knight=red)
    table.played(BLUE, knight=blue)
    table.state.largest_army = holder
    table._rebuild()
    return table


def test_a_played_knight_goes_for_two_tokens_once_a_turn():
    table = with_knights(2)
    table.play(DiscardKnight(RED))
    assert table.state.played[RED][KNIGHT] == 1
    assert tokens(table, RED) == 7
    with refused("knight_discarded"):
        table.play(DiscardKnight(RED))


def test_the_next_turn_another_one_may_go():
    table = with_knights(2, 1)
    table.play(DiscardKnight(RED))
    table.ends_turn(RED)
    assert table.may(DiscardKnight(BLUE))


def test_without_a_played_knight_none_goes():
    table = two_players()
    table.after_the_roll(RED)
    table.unplayed(RED, knight=3)
    with refused("no_played_knight"):
        table.play(DiscardKnight(RED))


def test_with_two_knights_left_the_largest_army_is_set_aside():
    table = with_knights(3, 1, holder=RED)
    table.play(DiscardKnight(RED))
    assert table.largest_army() is None
    assert table.points(RED) == 0
    assert table.happened(LargestArmyMoved) == [LargestArmyMoved(None, 2)]


def test_it_goes_to_the_player_who_now_has_the_most_knights_three_at_least():
    table = with_knights(4, 4, holder=RED)
    table.play(DiscardKnight(RED))
    assert table.largest_army() == BLUE
    assert table.points(BLUE) == 2
    assert table.points(RED) == 0


def test_its_holder_keeps_it_while_nobody_has_more():
    table = with_knights(4, 3, holder=RED)
    table.play(DiscardKnight(RED))
    assert table.largest_army() == RED
    assert table.happened(LargestArmyMoved) == []


def test_another_players_discard_leaves_it_where_it_is():
    table = with_knights(3, 3, holder=BLUE)
    table.play(DiscardKnight(RED))
    assert table.largest_army() == BLUE


def test_after_it_was_set_aside_three_knights_earn_it_again():
    table = with_knights(3, 0, holder=RED)
    table.play(DiscardKnight(RED))
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    assert table.largest_army() == RED


@pytest.mark.parametrize(
    ("place", "due"), [(inland, 0), (coast, 1), (lambda t: inland(t, True), 2)]
)
def test_a_settlement_on_the_coast_brings_one_token_at_the_desert_two(place, due):
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    at = place(table)
    way = table.way(at, 1)
    table.road_along(RED, *way)
    table.builds_settlement(RED, at)
    assert tokens(table, RED) == 5 + due
    assert table.happened(TradeTokensTaken) == ([TradeTokensTaken(RED, due)] if due else [])


def test_on_the_coast_and_at_the_desert_it_brings_three_in_set_up_too():
    table, at = on_the_coast_and_at_the_desert()
    seat = table.state.current
    table.places_settlement(seat, at)
    assert tokens(table, seat) == 8


def test_a_neutral_settlement_brings_nothing():
    assert pool(Table.dealt(KEY, seats=2)) == 10
    table = two_players()
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    own = table.way(inland(table), 2)
    table.settlement(RED, own[0])
    table.road_along(RED, *own)
    spot = next(
        at
        for at in range(54)
        if len(table.geometry.hexes_beside[at]) < 3
        and at not in {near for place in own for near in bits(table.geometry.blocked_by[place])}
    )
    table.road_along(GRAY, *table.way(spot, 1, avoiding=own))
    table.builds_settlement(RED, own[2])
    before = tokens(table, RED), tokens(table, BLUE)
    table.play(PlaceNeutralSettlement(RED, GRAY, spot))
    assert (tokens(table, RED), tokens(table, BLUE)) == before


def test_a_city_brings_no_tokens():
    table = two_players()
    table.settlement(RED, coast(table))
    table.after_the_roll(RED)
    table.hand(RED, CITY)
    table.builds_city(RED, coast(table))
    assert tokens(table, RED) == 5


@pytest.mark.parametrize(("held", "taken"), [(14, 1), (15, 0)])
def test_nobody_takes_more_than_the_pool_has_left(held, taken):
    table = two_players()
    table.after_the_roll(RED)
    table.trade_tokens(BLUE, held)
    table.hand(RED, SETTLEMENT)
    at = inland(table, True)
    table.road_along(RED, *table.way(at, 1))
    table.builds_settlement(RED, at)
    assert tokens(table, RED) == 5 + taken
    assert pool(table) == 0


def test_an_empty_pool_buys_no_knight():
    table = with_knights(1)
    table.trade_tokens(BLUE, 15)
    with refused("pool_empty"):
        table.play(DiscardKnight(RED))


# The whole of it


def test_neutral_pieces_and_tokens_are_there_for_everybody_to_see():
    table = two_players()
    table.settlement(BLACK, inland(table))
    table.road(BLACK, some_path_of(table, inland(table)))
    views = [table.view(viewer) for viewer in (RED, BLUE, None)]
    for view in views:
        assert view["options"] == views[2]["options"]
        assert view["neutrals"][str(BLACK)] == {
            "road": 1,
            "left": {"road": 14, "settlement": 4, "city": 4},
        }
        assert set(view["roads"].values()) == {BLACK}


def test_a_base_game_for_two_knows_nothing_of_it():
    table = Table(seats=2)
    assert "neutrals" not in table.view(None)
    assert "options" not in table.view(None)
    assert len(table.state.roads) == 2
    assert "ForceTrade" not in table.state.rules.actions
    assert table.state.rules.builders == table.state.rules.seats
    assert table.state.rules.rivals == table.state.rules.others
    assert table.state.rules.dice is two_dice, "nobody asks whether a roll counts"


def test_actions_can_be_read_as_clients_send_them():
    table = two_players()
    for action in (
        PlaceNeutralRoad(RED, GRAY, 7),
        PlaceNeutralSettlement(RED, BLACK, 7),
        gives(RED, wool=2),
        ForceTrade(RED),
    ):
        sent = json.loads(json.dumps(game.action_to_json(action)))
        assert game.action_from_json(sent, RED, table.state) == action
    for neutral in (RED, 4, True, "2"):
        with refused("malformed"):
            game.action_from_json(
                {"type": "PlaceNeutralRoad", "neutral": neutral, "path": 1}, RED, table.state
            )


@pytest.mark.parametrize("options", [{}, {"dice-deck": 5}, {"separate-phases": True}])
def test_a_recorded_game_replays_to_the_same_end(options):
    config = GameConfig(seats=2, options={KEY: True, "victory-points": 8, **options})
    luck, chance = random.Random(9), Sealed(b"two", [])
    recording = Recording(config, chance)
    drawn, again = tally(chance.outcomes), 0
    statistics = Statistics(recording.state)
    version = 0
    while not recording.state.over:
        chance = Sealed(b"two", [], drawn)
        before, version = recording.state, version + 1
        events = recording.play(wild_action(recording.state, luck), chance)
        statistics.add(version, before, events, recording.state)
        drawn += tally(chance.outcomes)
        again += any(isinstance(event, DiceRolledAgain) for event in events)
    assert again
    record = Record.from_json(json.loads(json.dumps(recording.record.to_json())))
    assert game.state_hash(final(record)) == game.state_hash(recording.state)
    told = statistics.to_json(recording.state)
    assert len(told["seats"]) == 2
    assert all(seat["parts"]["other"] == 0 for seat in told["seats"])


def test_whatever_may_not_be_done_is_refused_in_words_and_changes_nothing():
    table = two_players(cleared=False, **WIN)
    luck = random.Random(7)
    refusals = set()
    for _ in range(400):
        if table.state.over:
            break
        for _ in range(6):
            action = forbidden_action(table.state, luck)
            if not table.may(action):
                with refused() as caught:
                    table.play(action)
                refusals.add(caught.value.code)
        table.play(wild_action(table.state, luck))
    assert refusals >= {"not_enough_tokens", "malformed", "no_played_knight", "wrong_moment"}


def test_a_saved_game_opens_again_in_the_middle():
    table = two_players(cleared=False, **WIN)
    luck = random.Random(2)
    for _ in range(200):
        table.play(wild_action(table.state, luck))
        saved = json.loads(json.dumps(game.state_to_json(table.state)))
        assert game.state_to_json(game.state_from_json(saved)) == game.state_to_json(table.state)


def test_whoever_is_absent_builds_for_the_neutral_players_and_gives_in_return():
    table = forced_trade()
    table.play(ForceTrade(RED))
    action = game.least_action(table.state, RED, Scripted())
    assert isinstance(action, GiveInReturn)
    table.play(action)
    at = far_from(table)
    table.settlement(RED, at)
    table.settlement(BLACK, far_from(table, at))
    table.hand(RED, ROAD)
    table.play(BuildRoad(RED, some_path_of(table, at)))
    assert isinstance(game.least_action(table.state, RED, Scripted()), PlaceNeutralRoad)


def test_a_road_and_its_neutral_one_may_be_taken_back_but_not_drawn_cards():
    table = two_players()
    at = ready_to_build(table, ROAD)
    table.settlement(BLACK, far_from(table, at))
    assert game.may_be_taken_back(table.builds_road(RED, some_path_of(table, at)))
    assert game.may_be_taken_back(table.play(neutral_roads(table, RED)[0]))
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    assert not game.may_be_taken_back(table.play(ForceTrade(RED)))
    assert not game.may_be_taken_back(table.play(gives(RED, wool=2)))


# With other rules


def test_in_a_safe_beginning_neither_a_seven_nor_the_sum_of_the_first_roll_counts():
    table = two_players("safe-beginning")
    about_to_roll_twice(table)
    table.rolls(RED, 8)
    table.play(RollDice(RED), dice=[(3, 4), (4, 4), (6, 1), (3, 2)])
    again = [event.dice for event in table.happened(DiceRolledAgain)]
    assert again == [(3, 4), (4, 4), (6, 1)]
    assert [event.dice for event in table.happened(DiceRolled)] == [(3, 2)]


def test_a_robber_at_a_harbor_goes_to_the_desert_for_tokens_and_the_harbor_trades_again():
    table = two_players("robber-is-pirate")
    harbor, kind = next(each for each in table.state.island.harbors if each[1] == ORE)
    table.settlement(RED, table.geometry.ends[harbor][0])
    about_to_roll_twice(table, BLUE)
    table.rolls(BLUE, 7)
    table.play(MoveRobberToHarbor(BLUE, harbor, None))
    table.before_the_roll(RED)
    assert table.state.rates[RED][kind] == 4
    table.play(SendRobberToDesert(RED))
    assert table.state.robber == next(bits(table.state.island.deserts))
    assert table.state.rates[RED][kind] == 2


def test_nobody_answers_the_robber_that_tokens_send_because_it_steals_nothing():
    table = two_players("knight-interrupt")
    about_to_roll_twice(table)
    table.unplayed(BLUE, knight=1)
    table.robber_on(0 if next(bits(table.state.island.deserts)) else 1)
    table.play(SendRobberToDesert(RED))
    assert table.deciding() == (RED,)
    assert table.may(RollDice(RED))


def test_at_a_harbor_only_people_can_be_robbed():
    table = two_players("robber-is-pirate")
    harbor, _ = table.state.island.harbors[0]
    table.settlement(BLACK, table.geometry.ends[harbor][0])
    table.hand(BLUE, ore=3)
    table.rolls(RED, 7)
    moves = table.legal(RED, MoveRobberToHarbor)
    assert [action.victim for action in moves if action.harbor == harbor] == [None]
    table.play(MoveRobberToHarbor(RED, harbor, None))


def test_what_is_built_between_turns_brings_neutral_pieces_too():
    table = two_players("special-building")
    at = inland(table)
    table.settlement(BLUE, at)
    table.settlement(BLACK, far_from(table, at))
    table.hand(BLUE, ROAD)
    table.after_the_roll(RED)
    table.ends_turn(RED)
    table.builds_road(BLUE, some_path_of(table, at))
    assert table.kinds(BLUE) == {"PlaceNeutralRoad"}
    table.play(neutral_roads(table, BLUE)[0])
    table.play(Pass(BLUE))
    assert table.may(RollDice(BLUE))


def test_the_settlement_that_has_to_follow_a_city_brings_a_neutral_one():
    table = two_players("settlement-required")
    at = ready_to_build(table, CITY, SETTLEMENT)
    for _ in range(2):
        table.road(
            RED, next(bits(table.state.rules.road_paths(table.state, table.state.rules, RED)))
        )
    black = far_from(table, at)
    table.settlement(BLACK, black)
    for _ in range(9):
        table.road(
            BLACK, next(bits(table.state.rules.road_paths(table.state, table.state.rules, BLACK)))
        )
    table.builds_city(RED, at)
    assert table.kinds(RED) == {"BuildSettlement"}
    table.play(table.legal(RED, BuildSettlement)[0])
    assert table.kinds(RED) == {"PlaceNeutralSettlement"}
    table.play(table.legal(RED, PlaceNeutralSettlement)[0])
    assert EndTurn(RED) in table.legal(RED)


def test_a_table_that_bars_the_desert_from_the_robber_refuses_the_tokens_by_naming_both():
    with pytest.raises(ConfigError) as caught:
        two_players("no-robber-to-desert")
    assert caught.value.code == "contradiction"
    assert KEY in caught.value.text
    assert "no-robber-to-desert" in caught.value.text
