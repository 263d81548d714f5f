"""Islands and the Archipelago: land and sea shuffled together (sources: islands-and-bridges, big-islands)."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import boards, game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import MoveRobber, PlaceRoad, PlaceSettlement
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import IslandDealtAgain
from engine.board_game.core.island import Island
from engine.board_game.core.names import HARBORS, NOBODY, SEA, TERRAINS
from engine.board_game.rules import dealing
from engine.board_game.rules.dealing import has_room
from engine.board_game.rules.islands import conflicts, laid_apart, turned_to_land
from engine.board_game.simulate import bot_game
from engine.chance import Random, Scripted
from tests.engine.board_game.charts import TWO_ISLANDS, charted, read_chart
from tests.engine.board_game.table import RED, SETTLEMENT, refused

ISLANDS, BIG = "islands-3-4", "big-islands-5-6"
SEATS = {ISLANDS: 4, BIG: 6}
each_board = pytest.mark.parametrize("board", [ISLANDS, BIG])


def deal(board: str, seed: int) -> Island:
    return game.start(rules_for(GameConfig(board=board, seats=SEATS[board])), Random(seed)).island


def named(terrain) -> dict[str, int]:
    return {TERRAINS[kind]: count for kind, count in Counter(terrain).items()}


# The hexes


def test_the_standard_hexes_are_shuffled_with_as_much_water_as_fills_four_to_a_side():
    land = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
    assert named(deal(ISLANDS, 1).terrain) == {**land, "sea": 18}


def test_the_big_islands_have_two_more_of_each_land_and_no_desert():
    land = {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5}
    assert named(deal(BIG, 1).terrain) == {**land, "sea": 33}


@each_board
def test_land_and_sea_lie_anywhere(board):
    deals = [deal(board, seed).terrain for seed in range(30)]
    for hex in range(len(deals[0])):
        assert {terrain[hex] == SEA for terrain in deals} == {True, False}


# Harbors


def test_nine_hexes_of_water_hold_a_harbor_and_fifteen_of_the_big_islands():
    kinds = Counter(tile.harbor for tile in boards.load(ISLANDS).tiles if tile.harbor is not None)
    assert {HARBORS[kind]: count for kind, count in kinds.items()} == {
        "any": 4, "brick": 1, "lumber": 1, "wool": 1, "grain": 1, "ore": 1,
    }  # fmt: skip
    kinds = Counter(tile.harbor for tile in boards.load(BIG).tiles if tile.harbor is not None)
    assert {HARBORS[kind]: count for kind, count in kinds.items()} == {
        "any": 5, "brick": 2, "lumber": 2, "wool": 2, "grain": 2, "ore": 2,
    }  # fmt: skip
    assert all(tile.terrain == SEA for tile in boards.load(BIG).tiles if tile.harbor is not None)


@each_board
def test_every_harbor_lies_between_one_hex_of_land_and_one_of_water(board):
    for seed in range(20):
        island = deal(board, seed)
        for path, _ in island.harbors:
            kinds = [island.terrain[hex] for hex in island.geometry.beside_path(path)]
            assert sum(kind == SEA for kind in kinds) == 1
            assert len(kinds) == 2


def chart_harbor(direction: int) -> int | None:
    """The place that the harbor in the hex west of hills 6 and pasture 4 serves, laid with this direction."""
    geometry = boards.load(ISLANDS).geometry
    terrain, _ = read_chart(TWO_ISLANDS)
    return turned_to_land(geometry, geometry.hex_at(-1, -2), terrain, direction)


def test_a_harbor_that_looks_at_land_stays_as_it_lies():
    table = charted()
    east, southeast = table.path("hills 6 W"), table.path("pasture 4 NW")
    assert chart_harbor(1) == east
    assert chart_harbor(2) == southeast


def test_a_harbor_that_looks_at_water_is_turned_clockwise_until_it_looks_at_land():
    east = charted().path("hills 6 W")
    assert [chart_harbor(direction) for direction in (3, 4, 5, 0)] == [east] * 4


def test_a_harbor_without_land_around_it_serves_nobody():
    geometry = boards.load(ISLANDS).geometry
    terrain, _ = read_chart(TWO_ISLANDS)
    assert turned_to_land(geometry, geometry.hex_at(-3, 3), terrain, 0) is None


def test_two_harbors_that_meet_at_an_intersection_both_serve_it():
    plain = charted()
    harbors = [(plain.path("hills 6 NW"), "ore"), (plain.path("hills 6 NE"), "any")]
    table = charted(harbors=harbors)
    table.settlement(RED, "hills 6 N")
    assert table.state.rates[RED] == [3, 3, 3, 3, 2]


# Number tokens


@each_board
def test_every_producing_hex_and_no_other_has_a_number(board):
    for seed in range(10):
        island = deal(board, seed)
        numbered = [
            kind for kind, number in zip(island.terrain, island.numbers, strict=True) if number
        ]
        assert Counter(numbered) == Counter(kind for kind in island.terrain if kind < 5)


def test_islands_use_the_eighteen_tokens():
    assert sorted(filter(None, deal(ISLANDS, 1).numbers)) == sorted(
        boards.load("standard-3-4").bags[0].tokens
    )


def test_the_big_islands_mix_two_sets_without_a_three_a_five_and_a_ten():
    two_sets = Counter(boards.load("standard-3-4").bags[0].tokens * 2)
    assert Counter(boards.load(BIG).bags[0].tokens) == two_sets - Counter([3, 5, 10])
    numbers = Counter(filter(None, deal(BIG, 1).numbers))
    assert numbers.total() == 28
    assert not numbers - Counter(boards.load(BIG).bags[0].tokens)


@each_board
def test_no_number_lies_beside_its_like_and_no_red_number_beside_a_red_one(board):
    for seed in range(40):
        island = deal(board, seed)
        for hex, number in enumerate(island.numbers):
            for other in island.geometry.hexes_around(hex):
                beside = island.numbers[other]
                assert not number or number != beside
                assert not {number, beside} <= {6, 8}


def front(bound: int) -> int:
    """Draws whatever lies at the front of the bag."""
    return 0


def test_which_token_comes_after_one_that_conflicts_is_left_to_chance():
    """Three hexes in a line, and a 6 lies on the first: the 8 that cannot lie beside it has no better chance to come next."""
    table = charted()
    way = [table.hex("hills 6"), table.hex("forest 5"), table.hex("forest 3")]
    luck = Random(1)
    thirds: Counter[int] = Counter()
    while thirds.total() < 3000:
        numbers = laid_apart(table.geometry, way, 37, (6, 8, 2, 3), luck.below)
        if numbers is not None and numbers[way[0]] == 6:
            thirds[numbers[way[2]]] += 1
    corners = table.geometry.corners_mask
    assert not corners[way[0]] & corners[way[2]], "the third does not lie beside the first"
    assert abs(thirds[8] / thirds.total() - 1 / 2) < 0.04, thirds


def test_a_token_that_conflicts_goes_back_and_another_one_is_drawn():
    table = charted()
    way = [table.hex("hills 6"), table.hex("forest 5")]
    numbers = laid_apart(table.geometry, way, 37, (6, 8, 6, 4), front)
    assert numbers is not None
    assert [numbers[hex] for hex in way] == [6, 4]


def test_a_last_token_that_conflicts_is_traded_for_the_first_that_it_can_be_traded_for():
    table = charted()
    far = table.hex("forest 3")
    first, second, last = table.hex("mountains 8"), table.hex("hills 6"), table.hex("forest 5")
    numbers = laid_apart(table.geometry, [far, first, second, last], 37, (3, 11, 6, 8), front)
    assert numbers is not None
    assert [numbers[hex] for hex in (far, first, second, last)] == [8, 11, 6, 3]


def test_a_trade_that_would_conflict_is_tried_with_the_next_one():
    table = charted()
    near, other, last = table.hex("hills 6"), table.hex("mountains 8"), table.hex("forest 5")
    numbers = laid_apart(table.geometry, [near, other, last], 37, (6, 3, 8), front)
    assert numbers is not None
    assert [numbers[hex] for hex in (near, other, last)] == [6, 8, 3]


def test_tokens_that_no_trade_sets_right_are_laid_anew():
    table = charted()
    assert (
        laid_apart(table.geometry, [table.hex("hills 6"), table.hex("forest 5")], 37, (6, 8), front)
        is None
    )
    assert conflicts(table.geometry, [0] * 37, table.hex("hills 6"), 6) is False


# Who lives where


def test_the_robber_starts_on_the_desert_and_of_the_big_islands_beside_the_board():
    state = game.start(rules_for(GameConfig(board=ISLANDS)), Random(1))
    assert TERRAINS[state.island.terrain[state.robber]] == "desert"
    assert game.start(rules_for(GameConfig(board=BIG, seats=5)), Random(1)).robber == NOBODY


def test_the_robber_stays_on_land():
    table = charted()
    table.rolls(RED, 7)
    hexes = {action.hex for action in table.legal(RED, MoveRobber)}
    assert hexes == {hex for hex, kind in enumerate(table.state.island.terrain) if kind != SEA} - {
        table.state.robber
    }


def test_of_the_big_islands_ten_cards_are_safe_from_a_seven():
    assert rules_for(GameConfig(board=BIG, seats=6)).hand_limit == 10


def test_starting_settlements_stand_at_land_and_their_roads_lie_along_it():
    for seed in range(5):
        state = game.start(rules_for(GameConfig(board=ISLANDS)), Random(seed))
        places = [
            act
            for act in game.legal_actions(state, state.pending[-1].seat)
            if isinstance(act, PlaceSettlement)
        ]
        assert {place.intersection for place in places} == set(bits(state.island.on_land))
        shore = next(
            place
            for place in places
            if state.rules.geometry.paths_at[place.intersection] & state.island.over_water
        )
        state, _ = game.play(state, shore, Random(1))
        for road in game.legal_actions(state, shore.seat):
            assert isinstance(road, PlaceRoad)
            assert state.island.land_paths >> road.path & 1


def test_nobody_settles_where_no_road_leads():
    table = charted()
    table.hand(RED, SETTLEMENT)
    table.after_the_roll(RED)
    with refused("not_connected"):
        table.builds_settlement(RED, "mountains 8 N")


# Maps that cannot be played


def only_so_much_land(hexes: int):
    """A deal of so many hexes of land, the first ones of the board."""

    def deal(rules, chance):
        geometry = rules.board.geometry
        terrain = [0] * hexes + [SEA] * (len(geometry.hexes) - hexes)
        chance.below(2)
        return Island(geometry, terrain, [0] * len(terrain), [])

    return deal


def test_an_island_without_room_for_two_settlements_each_is_dealt_again_and_the_log_says_so():
    rules = rules_for(GameConfig(board=ISLANDS))
    deals = [only_so_much_land(3), only_so_much_land(5), only_so_much_land(19)]
    board = dealing_in_turn(rules, deals)
    log: list[Any] = []
    island = dealing.island_with_room(board, ActionContext(Scripted(), log))
    assert sum(kind != SEA for kind in island.terrain) == 19
    assert log == [(IslandDealtAgain, (2,))]


def numbers_that_cannot_be_laid(rules, chance):
    raise dealing.NoLayout


def test_the_log_speaks_of_no_place_to_start_only_where_there_was_none():
    rules = rules_for(GameConfig(board=ISLANDS))
    enough, cramped = only_so_much_land(19), only_so_much_land(3)
    log: list[Any] = []
    board = dealing_in_turn(rules, [numbers_that_cannot_be_laid, enough])
    dealing.island_with_room(board, ActionContext(Scripted(), log))
    assert log == []
    board = dealing_in_turn(rules, [numbers_that_cannot_be_laid, cramped, enough])
    dealing.island_with_room(board, ActionContext(Scripted(), log))
    assert log == [(IslandDealtAgain, (1,))]


def test_a_board_that_never_has_room_is_refused():
    with pytest.raises(ConfigError) as caught:
        dealing.island_with_room(
            dealing_in_turn(rules_for(GameConfig()), [only_so_much_land(2)]),
            ActionContext(Scripted()),
        )
    assert caught.value.code == "no_room"


def dealing_in_turn(rules, deals) -> Any:
    """Rules that deal these islands in turn, the last one again and again."""
    left = list(deals)

    def deal(chance):
        return (left.pop(0) if len(left) > 1 else left[0])(rules, chance)

    return SimpleNamespace(
        board=rules.board,
        seats=rules.seats,
        builders=rules.builders,
        deal=lambda _, chance: deal(chance),
    )


def test_room_is_counted_as_if_every_settlement_were_in_the_way_as_much_as_it_can():
    geometry = boards.load(ISLANDS).geometry
    for hexes in range(1, 20):
        island = only_so_much_land(hexes)(rules_for(GameConfig(board=ISLANDS)), Scripted())
        free, placed = island.on_land, 0
        while free:  # the worst choice: whatever closes most
            at = max(bits(free), key=lambda at: (geometry.blocked_by[at] & free).bit_count())
            free &= ~geometry.blocked_by[at]
            placed += 1
        for seats in range(2, 5):
            assert not has_room(island.on_land, seats) or placed >= 2 * seats


@each_board
def test_whole_games_of_bots_come_to_an_end(board):
    config = GameConfig(board=board, seats=SEATS[board])
    state, _ = bot_game(config, Random(1), Random(1))
    assert state.winner != NOBODY
