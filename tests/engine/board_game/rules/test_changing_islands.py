"""The island of a game can change: a hex is turned over, a token moves. Copies share islands, and what follows from terrain and
numbers follows from them again."""

import json
import random

import pytest

from engine.bits import bits
from engine.board_game import boards, game
from engine.board_game.core.actions import BuildRoad
from engine.board_game.core.config import GameConfig
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    BRICK,
    FIELDS,
    FOG,
    FOREST,
    GRAIN,
    HILLS,
    LUMBER,
    SEA,
    TERRAINS,
)
from engine.board_game.core.state import State
from engine.board_game.options.bridges import BuildBridge
from engine.board_game.rules.changing import change_island, move_token
from engine.board_game.rules.distance import still_free
from engine.board_game.rules.production import income_of
from engine.chance import Random, Scripted
from engine.record import Record, Recording, replay
from tests.engine.board_game.configurations import games
from tests.engine.board_game.invariants import assert_sound
from tests.engine.board_game.made_up import ARCHIPELAGO, BOTH, in_the_catalog
from tests.engine.board_game.table import BLUE, RED, Table, cards
from tests.engine.board_game.test_invariants import play_wildly
from tests.engine.board_game.wild import wild_action

pytestmark = pytest.mark.usefixtures("catalog_with_the_archipelago")


@pytest.fixture(scope="module")
def catalog_with_the_archipelago():
    with in_the_catalog():
        yield


def config(seats=3) -> GameConfig:
    return GameConfig(board=ARCHIPELAGO, seats=seats, options=BOTH)


def saved(state: State) -> str:
    return json.dumps(game.state_to_json(state), sort_keys=True)


# --- a value


def test_a_changed_island_is_another_one_and_the_old_one_stays_as_it_was():
    table = Table()
    before = table.state.island
    hex = table.hex("hills 6")
    after = before.changed({hex: FOREST}, {hex: 12})
    assert (TERRAINS[before.terrain[hex]], before.numbers[hex]) == ("hills", 6)
    assert (TERRAINS[after.terrain[hex]], after.numbers[hex]) == ("forest", 12)
    assert (before.harbors, before.geometry) == (after.harbors, after.geometry)
    assert after.dealt is before.dealt is before


def test_copies_share_the_island_until_one_of_them_changes_it():
    table = Table()
    state, hex = table.state, table.hex("hills 6")
    one, other = state.copy(), state.copy()
    assert one.island is other.island is state.island
    change_island(one, {hex: SEA}, {hex: 0})
    assert other.island is state.island
    assert one.island is not state.island
    assert one.copy().island is one.island
    assert state.island.terrain[hex] == HILLS


def test_an_island_that_did_not_change_is_saved_as_ever_and_one_that_did_says_what_was_dealt():
    table = Table()
    assert set(table.state.island.to_json()) == {"terrain", "numbers", "harbors"}
    first = table.state.island.to_json()
    for number in (11, 12):
        change_island(
            table.state, numbers={table.hex("hills 6" if number == 11 else "hills 11"): number}
        )
    assert table.state.island.to_json()["dealt"] == first
    loaded = game.state_from_json(game.state_to_json(table.state))
    assert saved(loaded) == saved(table.state)
    assert loaded.island.dealt.to_json() == first


# --- what follows from it


def test_land_that_comes_up_can_be_built_on_and_sea_can_not():
    table = Table("bridges", board="islands-3-4")
    state = table.state
    hex = next(hex for hex, kind in enumerate(state.island.terrain) if kind == SEA)
    ring = state.rules.geometry.corners_mask[hex]
    change_island(state, {hex: FIELDS}, {hex: 3})
    assert state.free & ring == ring
    assert all(state.island.land_paths >> path & 1 for path in sides(state, hex))
    change_island(state, {hex: SEA}, {hex: 0})
    assert state.free == state.island.on_land
    assert state.island.terrain == state.island.dealt.terrain


def sides(state: State, hex: int) -> list[int]:
    geometry = state.rules.geometry
    return [path for path, beside in enumerate(geometry.sides_mask) if beside >> hex & 1]


def test_the_distance_rule_holds_on_land_that_comes_up():
    table = Table("bridges", board="islands-3-4")
    state = table.state
    hex = next(hex for hex, kind in enumerate(state.island.terrain) if kind == SEA and state.free)
    at = next(at for at in state.rules.geometry.corners[hex] if state.free >> at & 1)
    table.settlement(BLUE, at)
    change_island(table.state, {hex: FIELDS}, {hex: 3})
    near = [
        other
        for other in state.rules.geometry.corners[hex]
        if state.rules.geometry.neighbors[at] >> other & 1
    ]
    assert not any(table.state.free >> other & 1 for other in (at, *near))
    assert table.state.free == still_free(table.state)


def test_a_hex_that_is_turned_over_pays_its_new_terrain_on_its_new_number():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.before_the_roll(RED)
    hex = table.hex("hills 6")
    change_island(table.state, {hex: FIELDS}, {hex: 2})
    table.rolls(RED, 2)
    assert table.state.hands[RED][GRAIN] == 1
    assert table.state.income == income_of(table.state)


def test_a_hex_that_has_lost_its_token_pays_nothing_and_the_one_that_got_it_pays():
    table = Table()
    forest = table.hex("forest 11")
    table.settlement(RED, "forest 11 N")
    table.settlement(BLUE, "hills 5 SW")
    hills = table.hex("hills 5")
    change_island(table.state, numbers={hills: 0})
    move_token(table.state, forest, hills)
    assert table.state.island.numbers[forest] == 0
    assert table.state.island.terrain[forest] == FOREST
    table.before_the_roll(RED)
    table.rolls(RED, 11)
    assert table.state.hands[RED][LUMBER] == 0
    assert table.state.hands[BLUE][BRICK] == 1
    assert table.state.income == income_of(table.state)


# --- fog


def explorer() -> Table:
    """RED lives at home beside the fog and may build."""
    table = Table(board=ARCHIPELAGO, values=BOTH, seats=2)
    table.settlement(RED, board().geometry.corner(3, 1, "SE"))
    table.hand(RED, cards(brick=2, lumber=2))
    table.after_the_roll(RED)
    return table


def board():
    return boards.load(ARCHIPELAGO)


def test_fog_is_neither_land_nor_water():
    island = explorer().state.island
    fog = set(board().pool("fog").hexes)
    for at, hexes in enumerate(board().geometry.hexes_beside):
        if set(hexes) <= fog:
            assert not island.on_land >> at & 1, "nobody settles where no land is known"
    inside = [
        path for path, sides in enumerate(board().geometry.sides_mask) if set(bits(sides)) <= fog
    ]
    assert inside
    for path in inside:
        assert island.land_paths >> path & 1, (
            "a road is refused only between two known hexes of sea"
        )
        assert not island.over_water >> path & 1, "a bridge needs water on both hands"
    assert not any(island.land >> hex & 1 or island.sea >> hex & 1 for hex in fog)


def test_a_road_that_reaches_fog_turns_it_over_and_chance_says_what_comes():
    seen = set()
    for seed in range(40):
        table = explorer()
        reached = board().geometry.hex_at(4, 1)
        assert table.state.island.terrain[reached] == FOG
        chance = Scripted(seed=seed)
        table.play(BuildRoad(RED, board().geometry.side(3, 1, "E")), chance=chance)
        kind = TERRAINS[table.state.island.terrain[reached]]
        number = table.state.island.numbers[reached]
        assert (number != 0) == (kind in ("hills", "gold"))
        seen.add((kind, number))
        assert chance.outcomes, "the record has it"
    assert seen == {("sea", 0), ("hills", 8), ("hills", 10), ("gold", 8), ("gold", 10)}


def test_the_code_of_the_map_stays_when_fog_is_turned_over():
    table = explorer()
    before = game.view_for(table.state, RED)["board"]
    table.play(BuildRoad(RED, board().geometry.side(3, 1, "E")), chance=Scripted(seed=1))
    after = game.view_for(table.state, RED)["board"]
    assert before["hexes"] != after["hexes"]
    assert before["map"] == after["map"]


def test_what_one_line_of_play_turns_over_stays_hidden_in_another():
    table = explorer()
    road = BuildRoad(RED, board().geometry.side(3, 1, "E"))
    before = saved(table.state)
    one, _ = game.play(table.state, road, Random(1))
    other = table.state.copy()
    assert one.island is not table.state.island
    assert other.island is table.state.island
    assert saved(table.state) == before


def test_a_token_is_fetched_for_bare_land_and_is_missing_where_it_was():
    table = Table(board=ARCHIPELAGO, values=BOTH, seats=2)
    (home, bare) = (set(bits(board().regions[name])) for name in ("home", "bare"))
    before = table.state.island.numbers
    at = board().geometry.corner(4, 3, "SW")
    table.settlement(RED, at)
    table.hand(RED, cards(brick=2, lumber=2, wool=2))
    table.after_the_roll(RED)
    table.play(BuildRoad(RED, board().geometry.side(4, 3, "W")), chance=Scripted())
    after = table.state.island.numbers
    changed = {hex for hex, number in enumerate(before) if after[hex] != number}
    assert len(changed & home) == len(changed & bare) > 0
    assert sorted(before) == sorted(after), "tokens move, none is made or lost"


# --- whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_on_changing_islands_end_with_all_invariants(seats):
    for number in range(games(short=2, long=100)):
        assert play_wildly(config(seats), 1000 * seats + number).over


def recorded(seed: int, most: int = 3000) -> Recording:
    luck = random.Random(seed)
    recording = Recording(config(seats=2), Scripted(seed=seed))
    for step in range(most):
        if recording.state.over:
            break
        recording.play(wild_action(recording.state, luck), Kept(f"{seed} {step}"))
    return recording


class Kept(Scripted):
    """Random, with its outcomes."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.random = random.Random(seed).random


def test_a_game_in_which_hexes_were_turned_over_is_replayed_saved_and_loaded():
    changes = 0
    for seed in range(8):
        recording = recorded(seed)
        record = Record.from_json(json.loads(json.dumps(recording.record.to_json())))
        islands: list[Island] = []
        for number, (state, _) in enumerate(replay(record)):
            if not islands or islands[-1] is not state.island:
                islands.append(state.island)
            if number % 20 == 0 or state.over:
                loaded = game.state_from_json(json.loads(saved(state)))
                assert saved(loaded) == saved(state)
                assert_sound(loaded)
        assert saved(state) == saved(recording.state)
        assert game.state_hash(state) == game.state_hash(recording.state)
        assert {island.dealt for island in islands} == {islands[0]}, (
            "states share what does not change"
        )
        changes += len(islands) - 1
    assert changes > 4, "fog was turned over, tokens moved"


def test_a_loaded_game_goes_on_as_if_it_had_never_been_saved():
    luck = random.Random(5)
    state, _ = game.new_game(config(seats=2), Random(5))
    for step in range(500):
        if state.over:
            break
        loaded = game.state_from_json(json.loads(saved(state)))
        action = wild_action(state, luck)
        loaded, _ = game.play(loaded, action, Random(step))
        state, _ = game.play(state, action, Random(step))
        assert saved(loaded) == saved(state)
    assert state.island.dealt is not state.island
    assert BuildBridge in state.rules.action_rules
