"""Maps of the sea, and what they may print, deal and forbid: pools and bags of their own, regions, a frame, marked starts, gold."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from engine.api import ConfigError
from engine.bits import bits, mask_of, members
from engine.board_game import boards, compiled_rules, game, lobby_catalog
from engine.board_game.boards import map_codes
from engine.board_game.core.actions import Action, PlaceSettlement
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import CardsProduced, HexesProduced
from engine.board_game.core.names import DESERT, FOG, GOLD, HARBORS, NOBODY, SEA, TERRAINS
from engine.board_game.core.state import State
from engine.board_game.options.bridges import BuildBridge, legal_bridges
from engine.board_game.options.spiral_corner import clockwise
from engine.board_game.rules.dealing import red_numbers_touch
from engine.board_game.rules.production import choices_owed
from engine.board_game.rules.set_up import place_settlement
from engine.board_game.simulate import bot_game
from engine.chance import Random
from tests.engine.board_game.made_up import ARCHIPELAGO, BOTH, in_the_catalog
from tests.engine.board_game.table import BLUE, RED, Table, refused

pytestmark = pytest.mark.usefixtures("catalog_with_the_archipelago")


@pytest.fixture(scope="module")
def catalog_with_the_archipelago():
    with in_the_catalog():
        yield


def board() -> Board:
    return boards.load(ARCHIPELAGO)


def config(seats=4, **options) -> GameConfig:
    return GameConfig(board=ARCHIPELAGO, seats=seats, options={**BOTH, **options})


def dealt(seed: int = 1, seats: int = 4, **options) -> State:
    return game.new_game(config(seats, **options), Random(seed))[0]


def table(**options) -> Table:
    return Table(board=ARCHIPELAGO, values={**BOTH, **options}, seats=2)


def hex_at(q: int, r: int) -> int:
    return board().geometry.hex_at(q, r)


def in_region(name: str) -> tuple[int, ...]:
    return members(board().regions[name])


HOME = ("forest", 3), ("pasture", 3), ("fields", 2), ("hills", 2), ("mountains", 1), ("desert", 1)
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8]
ROCK, GOLDEN_ROCK = (-2, 5), (-3, 6)
NUGGET = (5, 6)


# --- pools and bags


def test_every_region_is_dealt_from_its_own_pool():
    for seed in range(20):
        terrain = dealt(seed).island.terrain
        assert Counter(TERRAINS[terrain[hex]] for hex in in_region("home")) == dict(HOME)
        assert Counter(TERRAINS[terrain[hex]] for hex in in_region("lagoon")) == {
            "fields": 1, "mountains": 2, "gold": 1, "sea": 1,
        }  # fmt: skip


def test_terrain_of_a_pool_comes_to_lie_anywhere_in_it():
    seas = {
        hex
        for seed in range(60)
        for hex in in_region("lagoon")
        if dealt(seed).island.terrain[hex] == SEA
    }
    assert seas == set(in_region("lagoon"))


def test_what_is_printed_stays_whatever_is_dealt():
    for seed in range(20):
        for options in ({}, {"shuffled-tokens": True}):
            island = dealt(seed, **options).island
            printed = [(TERRAINS[island.terrain[hex_at(*at)]], island.numbers[hex_at(*at)])
                       for at in (ROCK, GOLDEN_ROCK, NUGGET)]  # fmt: skip
            assert printed == [("mountains", 4), ("gold", 9), ("gold", 5)]


def test_each_bag_is_laid_on_its_own_hexes():
    for seed in range(20):
        for options in ({}, {"shuffled-tokens": True}):
            numbers = dealt(seed, **options).island.numbers
            at_home = Counter(numbers[hex] for hex in in_region("home"))
            assert at_home == {0: 1, **Counter(LETTERS)}
            lagoon = Counter(numbers[hex] for hex in in_region("lagoon"))
            assert lagoon == {0: 1, 3: 1, 6: 1, 10: 1, 11: 1}, "the sea gets none"


def test_the_letters_go_round_the_home_island_and_the_tokens_of_the_lagoon_lie_in_no_order():
    data = written(ARCHIPELAGO)
    del data["red_numbers"]
    as_they_come, rules, orders = boards.read(data), compiled_rules.rules_for(config()), set()
    for seed in range(30):
        terrain = list(dealt(seed).island.terrain)
        numbers = rules.tokens(as_they_come, terrain, Random(seed))
        laid = [
            [numbers[hex] for hex in way if terrain[hex] != DESERT]
            for way in board().bag("letters").ways
        ]
        assert LETTERS in laid
        orders.add(tuple(numbers[hex] for hex in in_region("lagoon") if numbers[hex]))
    assert len(orders) > 10


def test_a_bag_without_a_place_stays_closed_and_land_without_a_bag_gets_no_number():
    assert board().bag("fog").ways == ()
    assert board().bag("fog").tokens == (8, 10)
    for seed in range(10):
        island = dealt(seed).island
        assert not any(island.numbers[hex] for hex in in_region("bare"))
        assert Counter(TERRAINS[island.terrain[hex]] for hex in in_region("bare")) == {
            "forest": 1, "hills": 1, "pasture": 1,
        }  # fmt: skip


def test_a_pool_that_lies_face_down_is_fog_and_nothing_is_drawn_for_it():
    state = dealt()
    pool = board().pool("fog")
    assert pool.face_down
    assert {state.island.terrain[hex] for hex in pool.hexes} == {FOG}
    assert Counter(TERRAINS[kind] for kind in pool.terrain) == {"hills": 1, "gold": 1, "sea": 2}


def test_red_numbers_of_different_bags_are_kept_apart():
    """A swapped token stays in its own region, and printed ones are reckoned with."""
    data = written(ARCHIPELAGO)
    data["key"] = "crowded"
    (neighbor,) = [hex for hex in data["hexes"] if (hex["q"], hex["r"]) == (-1, 3)]
    neighbor.update(terrain="hills", number=8)
    crowded = boards.read(data)
    rules = compiled_rules.rules_for(config())
    for seed in range(200):
        chance = Random(seed)
        terrain = list(dealt(seed).island.terrain)
        numbers = rules.tokens(crowded, terrain, chance)
        assert numbers[crowded.geometry.hex_at(-1, 3)] == 8
        assert not red_numbers_touch(crowded, numbers)
        assert Counter(numbers[hex] for hex in in_region("home")) == {0: 1, **Counter(LETTERS)}


def test_tokens_of_a_board_with_several_bags_leave_no_choice_of_a_corner():
    with pytest.raises(ConfigError, match="'spiral-corner' and 'board archipelago'"):
        compiled_rules.rules_for(config(**{"spiral-corner": 2}))


def test_corners_count_clockwise_from_the_top_left_wherever_the_island_lies():
    data = written("standard-3-4")
    data["key"] = "far-away"
    for hex in data["hexes"]:
        hex["q"], hex["r"] = hex["q"] - 7, hex["r"] + 4
    for corners in data["spirals_from"]:
        corners[:] = [[q - 7, r + 4] for q, r in corners]
    for place in data["harbors"]:
        place["q"], place["r"] = place["q"] - 7, place["r"] + 4
    data["neutral_starts"] = []
    usual, moved = boards.load("standard-3-4"), boards.read(data)
    assert clockwise(moved) == clockwise(usual), "ids go in reading order, so they are the same"
    assert [usual.geometry.axial(way[0]) for way in clockwise(usual)] == [
        (0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0),
    ]  # fmt: skip


def written(key: str) -> dict[str, Any]:
    """A copy of what is written about a board."""
    return deepcopy(boards.board_files.entries_of(key))


# --- the frame, the start, the box


def test_no_bridge_lies_along_the_frame_but_one_may_lead_past_it():
    state = dealt()
    geometry, frame = state.rules.geometry, set(bits(board().frame))
    assert len(frame) == 33
    rules, rim = state.rules, 0
    for path in range(len(geometry.ends)):
        beside = geometry.beside_path(path)
        state.roads[RED] = 0
        state.settlements[RED] = 1 << geometry.ends[path][0]
        state.occupied, state.used, state.touched[RED] = state.settlements[RED], 0, 0
        may = BuildBridge(RED, path) in bridges(state)
        if set(beside) <= frame:
            assert not may
        elif all(state.island.terrain[hex] == SEA for hex in beside):
            assert may
            rim += bool(set(beside) & frame)
    assert rim > 30
    assert rules.board.frame_paths


def bridges(state: State) -> list[Action]:
    legal: list[Action] = []
    legal_bridges(state, state.rules, RED, legal)
    return legal


def test_a_starting_settlement_touches_a_hex_that_is_marked():
    state = dealt(seats=2)
    home = board().regions["home"]
    places = [
        action.intersection
        for action in game.legal_actions(state, game.deciding(state)[0])
        if isinstance(action, PlaceSettlement)
    ]
    assert len(places) == 37
    assert all(board().geometry.hexes_mask[at] & home for at in places)


def test_elsewhere_nobody_starts_and_is_told_why():
    state = dealt(seats=2)
    (seat,) = game.deciding(state)
    elsewhere = PlaceSettlement(seat, board().geometry.corner(*ROCK, "N"))
    with refused("no_start_there"):
        game.play(state, elsewhere, Random(0))


def test_after_the_start_settlements_are_built_anywhere():
    out = table()
    at = board().geometry.corner(*ROCK, "N")
    path = board().geometry.side(*ROCK, "NE")
    out.road(RED, path)
    out.hand(RED, (1, 1, 1, 1, 0))
    out.after_the_roll(RED)
    out.builds_settlement(RED, at)
    assert out.state.settlements[RED] >> at & 1


def test_a_board_whose_marked_places_are_too_few_is_refused():
    data = written(ARCHIPELAGO)
    data["key"] = "cramped"
    marked = [hex for hex in data["hexes"] if hex.get("start")]
    for hex in marked[3:]:
        del hex["start"]
    cramped = boards.read(data)
    assert 0 < cramped.start_places.bit_count() < 37
    rules = compiled_rules._compile(config())
    rules.board = cramped
    with pytest.raises(ConfigError) as caught:
        game.start(rules, Random(1))
    assert caught.value.code == "no_room"


def test_a_board_has_its_own_count_of_every_piece():
    supply = board().supply
    assert (supply.roads, supply.settlements, supply.cities, supply.ships) == (17, 6, 8, 15)
    assert boards.load("standard-3-4").supply.ships == 0
    left = game.view_for(dealt(), None)["seats"]["0"]["left"]
    assert (left["road"], left["settlement"], left["city"]) == (17, 6, 8)


def test_regions_are_known_by_name_and_a_board_need_not_have_any():
    assert {name: hexes.bit_count() for name, hexes in board().regions.items()} == {
        "home": 12, "bare": 3, "rocks": 3, "lagoon": 5, "nugget": 1,
    }  # fmt: skip
    plain = boards.load("standard-3-4")
    assert (plain.regions, plain.frame, plain.frame_paths) == ({}, 0, 0)
    assert plain.start_places == (1 << 54) - 1


def test_harbors_that_are_still_to_be_laid_are_known_by_their_kinds():
    data = written(ARCHIPELAGO)
    data["harbors"] = []
    bare = boards.read(data)
    assert bare.harbor_paths == ()
    assert Counter(HARBORS[kind] for kind in bare.harbor_kinds) == {"any": 2, "wool": 1}
    rules = compiled_rules._compile(config())
    rules.board = bare
    assert game.start(rules, Random(1)).island.harbors == ()


def test_the_robber_starts_on_a_desert_of_the_board_and_goes_to_known_land_only():
    for seed in range(10):
        state = dealt(seed)
        assert state.island.terrain[state.robber] == DESERT
    land = state.rules.robber_hexes(state, state.rules, RED)
    assert land == state.island.land & ~(1 << state.robber)
    assert not land & mask_of(board().pool("fog").hexes)
    assert land >> hex_at(*NUGGET) & 1


# --- the lobby


def row() -> dict[str, Any]:
    rows: list[dict[str, Any]] = lobby_catalog.to_json()["boards"]
    return next(row for row in rows if row["key"] == ARCHIPELAGO)


def test_the_picture_shows_no_more_than_lies_open():
    """Home is dealt land, the lagoon land or sea, fog is fog; the bare hexes have no numbers yet, and the frame is left out."""
    kinds = Counter(kind for _, _, kind, *_ in row()["preview"])
    inside = [hex for hex in range(len(board().terrain)) if not board().frame >> hex & 1]
    printed = Counter(
        TERRAINS[kind] for hex in inside if (kind := board().terrain[hex]) is not None
    )
    sizes = {pool.name: len(pool.hexes) for pool in board().pools}
    known = {"fog": "fog", "lagoon": "random"}
    dealt: Counter[str] = Counter()
    for name, size in sizes.items():
        dealt[known.get(name, "deal")] += size
    assert kinds == printed + dealt
    assert sum(place[3:] == [0] for place in row()["preview"]) == sizes["bare"]


def test_the_lobby_knows_which_options_the_board_refuses():
    assert {"spiral-corner", "beginner-start", "two-players"} <= set(row()["refuses"])
    assert "shuffled-tokens" not in row()["refuses"]


# --- map codes


def code(state: State) -> str:
    return str(game.view_for(state, None)["board"]["map"])


def test_a_board_that_prints_a_part_has_codes_of_the_second_form():
    for seed in range(30):
        state = dealt(seed)
        assert code(state).startswith("01")
        again = map_codes.island_of(code(state), board())
        assert again.to_json() == state.island.to_json()


def test_a_game_on_a_chosen_map_has_that_map():
    for seed in range(5):
        chosen = code(dealt(seed))
        again = dealt(99, map=chosen)
        assert code(again) == chosen
        assert again.island.to_json() == dealt(seed).island.to_json()


def test_a_code_of_the_second_form_with_one_sign_wrong_is_refused():
    right = code(dealt(2))
    for at, sign in enumerate(right):
        if sign != "-":
            other = map_codes.ALPHABET[
                (map_codes.ALPHABET.index(sign) + 1) % len(map_codes.ALPHABET)
            ]
            with pytest.raises(ConfigError, match="That is not a map code for 'Archipelago'"):
                map_codes.island_of(right[:at] + other + right[at + 1 :], board())


def test_codes_of_one_form_are_refused_by_boards_of_the_other():
    plain = boards.load("standard-3-4")
    state, _ = game.new_game(GameConfig(), Random(1))
    for wrong, of in ((code(dealt()), plain), (code(state), board())):
        with pytest.raises(ConfigError):
            map_codes.island_of(wrong, of)


def test_a_code_says_nothing_of_what_lies_face_down():
    """Islands that differ only there have one code, and the code of a game stays when fog has been turned over."""
    state = dealt()
    (first, *_) = board().pool("fog").hexes
    other = state.island.changed({first: GOLD}, {first: 8})
    assert map_codes.code_of(other, board()) == code(state)


def test_a_printed_board_with_shuffled_harbors_has_codes_for_them():
    data = written("standard-beginner")
    data["key"] = "beginner-by-harbors"
    kinds = Counter(harbor.pop("kind") for harbor in data["harbors"])
    for harbor in data["harbors"]:
        harbor["pool"] = "harbors"
    data["pools"] = {"harbors": dict(kinds)}
    static = boards.read(data)
    assert static.is_dealt
    rules = compiled_rules._compile(GameConfig(board="standard-beginner"))
    rules.board = static
    islands = [rules.deal(rules, Random(seed)) for seed in range(20)]
    given = {map_codes.code_of(island, static) for island in islands}
    assert len(given) > 15
    for island in islands:
        again = map_codes.island_of(map_codes.code_of(island, static), static)
        assert again.to_json() == island.to_json()


# --- gold


def at_the_nugget(*kinds: str, **options: bool) -> Table:
    """RED's buildings stand around the nugget of gold, whose number is 5 and no other hex's is."""
    out = table(**options)
    island = out.state.island
    out.state.island = island.changed(
        numbers={
            hex: 0
            for hex, number in enumerate(island.numbers)
            if number == 5 and hex != hex_at(*NUGGET)
        }
    )
    for kind, corner in zip(kinds, ("N", "SE", "SW"), strict=False):
        getattr(out, kind)(RED, board().geometry.corner(*NUGGET, corner))
    out.before_the_roll(RED)
    return out


def chosen(out: Table) -> dict[int, int]:
    """Count the cards that each owner got for a roll of five, all of them of their choice."""
    taken: Counter[int] = Counter()
    for event in out.rolls(RED, 5):
        if isinstance(event, CardsProduced):
            taken[event.seat] += sum(event.cards)
    return dict(taken)


@pytest.mark.parametrize(
    ("buildings", "cards"), [(["settlement"], 1), (["city"], 2), (["settlement", "city"], 3)]
)
def test_gold_owes_a_settlement_one_card_of_choice_and_a_city_two(buildings, cards):
    assert chosen(at_the_nugget(*buildings)) == {RED: cards}


def test_each_is_owed_what_their_own_buildings_earn():
    out = at_the_nugget("settlement")
    out.city(BLUE, board().geometry.corner(*NUGGET, "SE"))
    out.before_the_roll(RED)
    assert chosen(out) == {RED: 1, BLUE: 2}


def test_the_robber_keeps_gold_from_everybody():
    out = at_the_nugget("city")
    out.robber_on(hex_at(*NUGGET))
    assert chosen(out) == {}


def test_nobody_is_owed_a_choice_where_nobody_lives():
    assert chosen(at_the_nugget()) == {}


def test_without_a_rule_that_lets_players_choose_gold_gives_nothing():
    out = at_the_nugget("city", plenty=False)
    assert choices_owed(out.state, 5) == (2, 0)
    assert chosen(out) == {}


def test_gold_is_among_the_hexes_that_produced_and_owes_no_resource_of_its_own():
    out = at_the_nugget("city")
    assert out.state.income[5] == (0, ())
    out.rolls(RED, 5)
    assert out.happened(HexesProduced) == [HexesProduced((hex_at(*NUGGET),), None)]
    assert [(event.seat, sum(event.cards)) for event in out.happened(CardsProduced)] == [(RED, 2)]


def test_choices_come_after_what_the_roll_pays_of_itself():
    out = at_the_nugget("settlement")
    island = out.state.island
    rock = hex_at(*ROCK)
    out.state.island = island.changed(numbers={rock: 5})
    out.settlement(BLUE, board().geometry.corner(*ROCK, "N"))
    out.before_the_roll(RED)
    taken = [event for event in out.rolls(RED, 5) if isinstance(event, CardsProduced)]
    assert [event.seat for event in taken] == [BLUE, RED]


def test_a_second_starting_settlement_at_gold_is_owed_a_choice_at_once():
    assert cards_for_starting_at_gold(second=True) == 1


def test_a_first_one_is_not():
    assert cards_for_starting_at_gold(second=False) == 0


def cards_for_starting_at_gold(second: bool) -> int:
    state = table().state
    at = board().geometry.corner(*NUGGET, "N")
    place_settlement(state, state.rules, RED, at, second, ActionContext(Random(1)))
    return state.hand_size(RED)


def test_a_starting_settlement_at_fog_or_land_without_a_number_gets_nothing_for_it():
    geometry, island = board().geometry, dealt().island
    at_fog, at_bare_land = geometry.corner(5, 1, "NE"), geometry.corner(5, 3, "NE")
    assert {island.terrain[hex] for hex in geometry.hexes_beside[at_fog]} <= {FOG, SEA}
    assert geometry.hexes_mask[at_bare_land] & board().regions["bare"]
    assert island.products(at_fog) == island.products(at_bare_land) == []


# --- whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_map_that_needs_no_new_rule_is_one_file_and_one_row_and_bots_play_it_to_its_end(seats):
    state, _ = bot_game(config(seats=seats), Random(seats), Random(seats))
    assert state.winner != NOBODY
