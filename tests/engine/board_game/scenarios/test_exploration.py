"""Exploration: fog is turned over by whoever builds up to it (sources: exploration, oceans). On Oceans for three a ship south
from forest 5 comes to the fog at q = -1, r = 0."""

import json
from collections import Counter
from collections.abc import Mapping

import pytest

from engine.api import ConfigError
from engine.bits import bits, members
from engine.board_game import boards, game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import BuildRoad, Discard
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.decisions import PlaceRoadDecision
from engine.board_game.core.names import DESERT, FOG, GOLD, HILLS, SEA, TERRAINS
from engine.board_game.core.state import State
from engine.board_game.scenarios.exploration import HexDiscovered, left_of, turned_over
from engine.board_game.scenarios.gold import TakeGoldDecision
from engine.board_game.scenarios.pirate import MovePirate
from engine.board_game.scenarios.ships.building import BuildShip, PlaceShip
from engine.board_game.scenarios.ships.fleet import ships_of
from engine.board_game.scenarios.ships.moving import MoveShip
from engine.board_game.simulate import random_action
from engine.chance import Random
from tests.engine.board_game.made_up import ARCHIPELAGO, in_the_catalog
from tests.engine.board_game.sea import (
    NOTHING_ELSE,
    SHIP,
    Drawing,
    at_sea,
    corner,
    hex_at,
    sailing,
    settled,
    side,
)
from tests.engine.board_game.table import BLUE, RED, Table, cards, refused

OCEANS = "oceans-3"
REACHED = (-1, 0)


def explorer(values: Mapping[str, OptionValue] = NOTHING_ELSE) -> Table:
    """RED lives at forest 5 and can pay for ships."""
    table = at_sea(board=OCEANS, values=values)
    settled(table, RED, "0 -2 S")
    table.hand(RED, SHIP, SHIP)
    return table


def draw(table: Table, kind: int, token: int = 0) -> Drawing:
    """Chance that turns this terrain up, with a token by its place in the bag."""
    pool = table.state.rules.board.pool("fog")
    return Drawing(pool.terrain.index(kind), token)


def sails(table: Table, kind: int, token: int = 0) -> HexDiscovered:
    (path,) = side(table, "-1 -1 E")
    table.play(BuildShip(RED, path), chance=draw(table, kind, token))
    (found,) = table.happened(HexDiscovered)
    return found


def test_a_ship_that_reaches_fog_uncovers_sea_and_brings_no_card():
    table = explorer()
    hex = hex_at(table, *REACHED)
    assert sails(table, SEA) == HexDiscovered(RED, hex, SEA, None, cards())
    assert table.state.island.terrain[hex] == SEA
    assert table.in_hand(RED) == SHIP


def test_hills_bring_a_brick_and_get_a_token_from_the_bag():
    table = explorer()
    hex = hex_at(table, *REACHED)
    tokens = boards.load(OCEANS).bag("fog").tokens
    assert sails(table, HILLS, token=2) == HexDiscovered(RED, hex, HILLS, tokens[2], cards(brick=1))
    assert table.in_hand(RED) == cards(brick=1, lumber=1, wool=1)
    assert table.view(BLUE)["board"]["hexes"][str(hex)] == {"terrain": "hills", "number": tokens[2]}


def test_everybody_can_count_what_is_left_under_the_fog():
    table = explorer()
    pool = table.state.rules.board.pool("fog")
    before = table.view(None)["fog"]
    assert before["terrain"] == {
        kind: count for number, kind in enumerate(TERRAINS) if (count := pool.terrain.count(number))
    }
    assert before["tokens"] == sorted(table.state.rules.board.bag("fog").tokens)
    found = sails(table, HILLS)
    left = table.view(BLUE)["fog"]
    assert sum(left["terrain"].values()) == sum(before["terrain"].values()) - 1
    assert sorted([*left["tokens"], found.number]) == before["tokens"]


def test_everybody_sees_which_fog_a_piece_would_turn_over():
    table = explorer()
    (path,) = side(table, "-1 -1 E")
    hex = hex_at(table, *REACHED)
    assert table.view(None)["fog"]["reached"][str(path)] == [hex]
    sails(table, SEA)
    assert str(path) not in table.view(None)["fog"]["reached"]


def test_without_fog_nothing_is_said_of_it():
    assert "fog" not in at_sea(board="four-islands-4", seats=4).view(None)


def test_an_empty_supply_gives_no_card():
    table = explorer()
    table.supply_left(BLUE, brick=0)
    assert sails(table, HILLS).cards == cards()


def test_a_desert_brings_neither_token_nor_card():
    table = at_sea(board="oceans-4", seats=4)
    state = table.state
    hex = state.rules.board.pool("fog").hexes[0]
    kinds = state.rules.board.pool("fog").terrain
    assert turned_over(state, state.rules, hex, Drawing(kinds.index(DESERT))) == (DESERT, 0)


def test_a_road_uncovers_as_well_also_a_free_one():
    for free in (False, True):
        table = Table(board=OCEANS, seats=3)
        fog = next(
            path
            for path in bits(table.state.island.land_paths)
            if _touches_fog_at_one_end(table, path) and _has_land(table, path)
        )
        table.settlement(RED, _dry_end(table, fog))
        table.after_the_roll(RED)
        if free:
            table.unplayed(RED, road_building=1)
            table.plays_road_building(RED)
            table.places_free_road(RED, fog)
        else:
            table.hand(RED, cards(brick=1, lumber=1))
            table.play(BuildRoad(RED, fog))
        assert table.happened(HexDiscovered)


def _fog_beside(table: Table, at: int) -> bool:
    terrain = table.state.island.terrain
    return any(terrain[hex] == FOG for hex in table.geometry.hexes_beside[at])


def _touches_fog_at_one_end(table: Table, path: int) -> bool:
    return sum(_fog_beside(table, end) for end in table.geometry.ends[path]) == 1


def _has_land(table: Table, path: int) -> bool:
    return all(table.state.island.on_land >> end & 1 for end in table.geometry.ends[path]) and bool(
        table.state.island.land & table.geometry.sides_mask[path]
    )


def _dry_end(table: Table, path: int) -> int:
    return next(end for end in table.geometry.ends[path] if not _fog_beside(table, end))


def test_a_ship_that_is_moved_uncovers_in_the_same_way_and_what_is_known_stays_known():
    table = explorer()
    sailing(table, RED, "0 -2 SW")
    source, path = side(table, "0 -2 SW", "-1 -1 E")
    table.play(MoveShip(RED, source, path), chance=draw(table, HILLS))
    hex = hex_at(table, *REACHED)
    assert table.happened(HexDiscovered)
    for seat in range(3):
        table.ends_turn(seat)
        table.rolls(table.state.current, 12)
    table.moves_ship(RED, path, source)
    assert table.state.island.terrain[hex] == HILLS


def test_pieces_of_set_up_uncover_nothing():
    table = explorer()
    at = corner(table, "0 -2 S")
    table.state.turn = 0
    table.state.pending = (PlaceRoadDecision(BLUE, 0), PlaceRoadDecision(RED, at))
    table.play(PlaceShip(RED, side(table, "-1 -1 E")[0]))
    assert not table.happened(HexDiscovered)
    assert table.state.island.terrain[hex_at(table, *REACHED)] == FOG


def test_every_fog_hex_at_either_end_is_turned_over_row_by_row_from_west_to_east():
    table = explorer()
    sailing(table, RED, "-1 -1 E")
    path = side(table, "-1 0 NW")[0]
    table.hand(RED, SHIP)
    fog = [
        hex
        for hex in sorted(
            {hex for end in table.geometry.ends[path] for hex in table.geometry.hexes_beside[end]}
        )
        if table.state.island.terrain[hex] == FOG
    ]
    table.play(BuildShip(RED, path))
    found = [event.hex for event in table.happened(HexDiscovered)]
    assert found == fog
    assert len(fog) > 1


def test_fog_is_neither_land_nor_sea():
    """A ship is refused only between two known hexes of land, a road only between two of sea, a settlement without known land."""
    table = explorer()
    island, geometry = table.state.island, table.geometry
    fog = {hex for hex, kind in enumerate(island.terrain) if kind == FOG}
    beside_fog = next(
        path for path, sides in enumerate(geometry.sides_mask) if set(members(sides)) <= fog
    )
    one, other = geometry.ends[beside_fog]
    sailing(table, RED, "-1 -1 E")
    table.state.roads[RED] = 0
    for path in bits(geometry.paths_at[one]):
        if path != beside_fog:
            table.ship(RED, path)
    table.hand(RED, SHIP)
    assert BuildShip(RED, beside_fog) in table.legal(RED)
    assert not table.state.free >> one & 1
    assert not table.state.free >> other & 1


def test_a_piece_that_lies_there_stays_whatever_comes_up():
    table = explorer()
    sailing(table, RED, "-1 -1 E", "-1 0 NE", "-1 0 E")
    before = ships_of(table.state, RED)
    table.play(BuildShip(RED, side(table, "-1 0 SE")[0]), chance=draw(table, HILLS))
    assert ships_of(table.state, RED) & before == before


def test_gold_that_comes_up_lets_its_discoverer_choose():
    with in_the_catalog():
        options = {"ships": True, "exploration": True, "gold": True, "bridges": False}
        state, _ = game.new_game(GameConfig(board=ARCHIPELAGO, seats=2, options=options), Random(1))
        table = Table(board=ARCHIPELAGO, seats=2, values=options)
        table.settlement(RED, table.geometry.corner(3, 1, "SE"))
        table.hand(RED, cards(brick=1, lumber=1))
        table.after_the_roll(RED)
        kinds = state.rules.board.pool("fog").terrain
        table.play(
            BuildRoad(RED, table.geometry.side(3, 1, "E")), chance=Drawing(kinds.index(GOLD), 0)
        )
        assert table.happened(HexDiscovered)[0].terrain == GOLD
        assert [type(due) for due in table.state.pending[1:]] == [TakeGoldDecision]


def test_in_the_special_building_phase_the_discoverer_gets_the_card_as_well():
    table = explorer(values={"special-building": "everyone"})
    table.state.pending = ()
    table.after_the_roll(BLUE)
    table.ends_turn(BLUE)
    while RED not in table.deciding():
        seat = table.deciding()[0]
        table.play(next(action for action in table.legal(seat) if type(action).__name__ == "Pass"))
    assert sails(table, HILLS).cards == cards(brick=1)


def test_an_uncovering_cannot_be_undone():
    table = explorer()
    path = side(table, "-1 -1 E")[0]
    assert not game.can_undo(table.play(BuildShip(RED, path), chance=draw(table, SEA)))


def test_robber_and_pirate_do_not_go_into_fog():
    table = explorer()
    table.before_the_roll(RED)
    table.rolls(RED, 7)
    while table.deciding() != (RED,):
        seat = table.deciding()[0]
        table.play(Discard(seat, cards()))
    fog = {hex for hex, kind in enumerate(table.state.island.terrain) if kind == FOG}
    assert not fog & {move.hex for move in table.legal(RED, MovePirate)}
    assert not fog & table.hexes_offered_to(RED)


def test_a_hex_that_nobody_has_discovered_is_refused_without_a_word_about_it():
    table = explorer()
    hidden = hex_at(table, -2, 2)
    table.before_the_roll(RED)
    table.rolls(RED, 7)
    with refused("pirate_not_there"):
        table.moves_pirate(RED, hidden)
    with refused("robber_not_there"):
        table.moves_robber(RED, hidden)


def everything(state: State) -> str:
    """All that the server keeps of a game and tells of it."""
    told = [game.view_for(state, viewer) for viewer in (None, 0, game.EVERYTHING)]
    legal = [repr(game.legal_actions(state, seat)) for seat in state.rules.seats]
    return json.dumps([game.state_to_json(state), told, legal], sort_keys=True)


def test_what_lies_in_the_fog_is_not_kept_anywhere_so_nothing_can_tell_it():
    """Two games that differ only in what chance will say later are the same in every byte, until it says it."""
    one, other = explorer(), explorer()
    assert everything(one.state) == everything(other.state)
    path = side(one, "-1 -1 E")[0]
    for table, kind in ((one, SEA), (other, HILLS)):
        table.play(BuildShip(RED, path), chance=draw(table, kind))
    assert everything(one.state) != everything(other.state)
    hidden = [kind for kind in one.state.island.terrain if kind == FOG]
    assert len(hidden) == 13, "one of fourteen was turned over"


@pytest.mark.parametrize("board", ["oceans-3", "oceans-4", "oceans-5", "oceans-6"])
def test_the_bags_hold_exactly_what_the_fog_needs(board: str):
    config = GameConfig(board=board, seats=max(boards.load(board).seats))
    state, _ = game.new_game(config, Random(2))
    chance = Random(7)
    pool, bag = state.rules.board.pool("fog"), state.rules.board.bag("fog")
    for hex in pool.hexes:
        turned_over(state, state.rules, hex, chance)
    found = Counter(state.island.terrain[hex] for hex in pool.hexes)
    assert found == Counter(pool.terrain)
    numbers = [state.island.numbers[hex] for hex in pool.hexes if state.island.numbers[hex]]
    assert sorted(numbers) == sorted(bag.tokens)
    assert TERRAINS[SEA] == "sea"
    assert left_of(bag.tokens, numbers) == []


def test_the_code_of_the_map_stays_through_a_whole_game():
    config, chance, luck = GameConfig(board=OCEANS, seats=3), Random(4), Random("luck")
    state = game.start(rules_for(config), chance)
    code = game.view_for(state, None)["board"]["map"]
    for _ in range(600):
        if state.over:
            break
        game.apply(state, random_action(state, luck), chance)
    assert any(
        kind != FOG
        for kind in (state.island.terrain[hex] for hex in state.rules.board.pool("fog").hexes)
    )
    assert game.view_for(state, None)["board"]["map"] == code


def test_only_maps_with_fog_have_it_and_they_always_do():
    with pytest.raises(ConfigError, match="'exploration' and 'board four-islands-3'"):
        rules_for(GameConfig(board="four-islands-3", seats=3, options={"exploration": True}))
    with pytest.raises(ConfigError, match="'board oceans-3' is not played without 'exploration'"):
        rules_for(GameConfig(board=OCEANS, seats=3, options={"exploration": False}))
