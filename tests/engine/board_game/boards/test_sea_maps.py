"""The twenty-one maps of the sea are laid out as earlier programs have them
(sources: sea-maps): `boards/sea.txt` is a copy, which `scripts/compare_boards.py`
compares with their source."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine.bits import members
from engine.board_game import boards, bots, catalog, compiled_rules, game
from engine.board_game.boards import map_codes
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import IslandDealtAgain, Log
from engine.board_game.core.names import FOG, HARBORS, NOBODY, TERRAINS
from engine.board_game.rules.dealing import has_room, island_with_room
from engine.board_game.simulate import bot_game
from engine.chance import Random
from tests.engine.board_game.configurations import games
from tests.engine.board_game.invariants import assert_sound
from tests.engine.board_game.made_up import ARCHIPELAGO, in_the_catalog
from tests.engine.board_game.rules.test_islands import dealing_in_turn, only_so_much_land
from tests.engine.board_game.test_invariants import play_wildly
from tests.forms import wide

CHARTS = Path(__file__).with_name("sea.txt")
Place = tuple[int, int]


@dataclass
class Chart:
    """A map as it is written in the facts."""

    key: str
    seats: tuple[int, ...]
    goal: int
    resources: int
    cities: int
    cards: int
    cells: dict[Place, str] = field(default_factory=dict)
    harbors: set[tuple[int, int, str]] = field(default_factory=set)
    kinds: Counter[str] = field(default_factory=Counter)
    pools: dict[str, Counter[str]] = field(default_factory=dict)
    bags: dict[str, list[int]] = field(default_factory=dict)
    spirals: list[list[Place]] = field(default_factory=list)


def counted(words: str) -> Counter[str]:
    """`forest4 sea19`."""
    return Counter(
        {
            word.rstrip("0123456789"): int(word.lstrip("abcdefghijklmnopqrstuvwxyz"))
            for word in words.split()
        }
    )


def charts() -> list[Chart]:
    found: list[Chart] = []
    for line in filter(None, CHARTS.read_text("utf-8").splitlines()):
        head, _, rest = line.partition(":")
        what, *names = head.split()
        if what == "map":
            players, goal, resources, cities, cards = (part.split()[0] for part in rest.split(", "))
            first, _, last = players.partition("-")
            seats = tuple(range(int(first), int(last or first) + 1))
            found.append(Chart(names[0], seats, int(goal), int(resources), int(cities), int(cards)))
        elif what == "row":
            row, q = int(names[0]), int(names[2])
            found[-1].cells |= {(q + at, row): cell for at, cell in enumerate(rest.split())}
        elif what == "harbors":
            kinds, _, places = rest.partition(" at")
            found[-1].kinds = counted(kinds)
            for place in places.split():
                at, beside, side = place.split(",")
                found[-1].harbors.add((int(at), int(beside), side))
        elif what == "pool":
            found[-1].pools[names[0]] = counted(rest)
        elif what == "bag":
            found[-1].bags[names[0]] = [int(token) for token in rest.split()]
        else:
            way = (place.split(",") for place in rest.split())
            found[-1].spirals.append([(int(q), int(r)) for q, r in way])
    return found


CHARTED = {chart.key: chart for chart in charts()}
each_map = pytest.mark.parametrize("key", CHARTED)


def as_charted(board: Board) -> dict[Place, str]:
    """Each hex of ours in the signs of the charts."""
    cells = {}
    for hex, kind in enumerate(board.terrain):
        pool = next((pool.name for pool in board.pools if hex in pool.hexes), "")
        if board.frame >> hex & 1:
            cell = "##"
        elif kind is None:
            cell = f"={pool}"
        elif TERRAINS[kind] == "sea":
            cell = "~~"
        else:
            cell = f"{TERRAINS[kind]}{board.numbers[hex] or ''}"
        region = next((name for name, hexes in board.regions.items() if hexes >> hex & 1), None)
        corners = board.geometry.corners_mask[hex]
        start = hex in STARTS[board.key]
        assert not start or board.start_places & corners == corners
        cells[board.geometry.axial(hex)] = (
            cell + (f"@{region}" if region else "") + ("!" if start else "")
        )
    return cells


def marked(key: str) -> set[int]:
    """The hexes at which one may start."""
    geometry = boards.load(key).geometry
    hexes = boards.board_files.entries_of(key)["hexes"]
    return {geometry.hex_at(hex["q"], hex["r"]) for hex in hexes if hex.get("start")}


STARTS = {key: marked(key) for key in CHARTED}


def test_there_are_twenty_one_maps():
    assert len(CHARTED) == 21
    assert set(CHARTED) <= set(catalog.BOARDS)


@each_map
def test_a_map_has_every_hex_token_region_and_start_of_its_chart(key: str):
    assert as_charted(boards.load(key)) == CHARTED[key].cells


@each_map
def test_a_map_has_its_harbors_at_their_places(key: str):
    board, chart = boards.load(key), CHARTED[key]
    assert {board.geometry.side(*place) for place in chart.harbors} == set(board.harbor_paths)
    assert len(board.harbor_paths) == len(chart.harbors)
    assert Counter(HARBORS[kind] for kind in board.harbor_kinds) == chart.kinds
    assert board.harbors_shuffled == bool(chart.harbors)


@each_map
def test_a_map_deals_from_its_own_pools_and_bags(key: str):
    board, chart = boards.load(key), CHARTED[key]
    pools = {pool.name: Counter(TERRAINS[kind] for kind in pool.terrain) for pool in board.pools}
    assert pools == chart.pools
    bags = {bag.name: list(bag.tokens) for bag in board.bags}
    assert bags == chart.bags
    letters = [list(way) for bag in board.bags if not bag.shuffled for way in bag.ways]
    assert [[board.geometry.axial(hex) for hex in way] for way in letters] == chart.spirals
    assert {pool.name for pool in board.pools if pool.face_down} <= {"fog"}


@each_map
def test_a_map_has_its_players_goal_and_box(key: str):
    board, chart = boards.load(key), CHARTED[key]
    assert board.seats == chart.seats
    supply = board.supply
    assert (supply.resources, supply.cities, sum(supply.cards)) == (
        chart.resources,
        chart.cities,
        chart.cards,
    )
    assert (supply.roads, supply.ships, supply.settlements) == (15, 15, 5)
    rules = compiled_rules.rules_for(GameConfig(board=key, seats=max(board.seats)))
    assert rules.victory_points == chart.goal


@each_map
def test_the_robber_starts_on_a_desert_or_beside_the_map_and_the_pirate_beside_it(key: str):
    state, _ = game.new_game(GameConfig(board=key, seats=max(boards.load(key).seats)), Random(1))
    deserts = members(state.island.deserts)
    assert state.robber in (deserts or (NOBODY,))
    assert "pirate" not in game.view_for(state, None)


@each_map
def test_what_lies_face_down_is_fog_to_everybody(key: str):
    board = boards.load(key)
    state, _ = game.new_game(GameConfig(board=key, seats=max(board.seats)), Random(1))
    hidden = {hex for pool in board.pools if pool.face_down for hex in pool.hexes}
    assert {hex for hex, kind in enumerate(state.island.terrain) if kind == FOG} == hidden
    assert bool(hidden) == key.startswith("oceans")


@each_map
def test_no_red_number_lies_beside_another_at_the_start(key: str):
    for seed in range(5):
        state, _ = game.new_game(
            GameConfig(board=key, seats=max(boards.load(key).seats)), Random(seed)
        )
        geometry, numbers = state.rules.geometry, state.island.numbers
        red = [hex for hex, number in enumerate(numbers) if number in (6, 8)]
        assert not any(other in red for hex in red for other in geometry.hexes_around(hex))


def larger(key: str) -> bool:
    """True if it is a map for few players made larger, with the same rules: bots play it in the wide form."""
    return any(key[:-1] == other[:-1] and key > other for other in CHARTED)


IN_EVERY_RUN = ("new-shores", "oceans-3", "new-world-3")
"""A map of each kind: dealt in part, with fog, and dealt as a whole."""


def marks_of(key: str) -> list[pytest.MarkDecorator]:
    """Which form of the tests plays random games on a map."""
    if key in IN_EVERY_RUN:
        return []
    return [pytest.mark.long if larger(key) else wide]


@pytest.mark.parametrize("key", [pytest.param(key, marks=marks_of(key)) for key in CHARTED])
def test_random_games_on_a_map_end_with_all_invariants(key: str):
    for seed in range(games(short=1, long=40)):
        assert play_wildly(GameConfig(board=key, seats=max(boards.load(key).seats)), seed).over


@each_map
def test_a_map_has_codes_that_name_what_was_dealt(key: str):
    board = boards.load(key)
    for seed in range(3):
        config = GameConfig(board=key, seats=max(board.seats))
        state, _ = game.new_game(config, Random(seed))
        code = game.view_for(state, None)["board"]["map"]
        assert map_codes.island_of(code, board).to_json() == state.island.dealt.to_json()


@pytest.mark.parametrize("key", [key for key in CHARTED if key.startswith("new-world")])
def test_a_world_without_room_to_start_is_dealt_again_and_one_with_room_is_not(key: str):
    config = GameConfig(board=key, seats=max(boards.load(key).seats))
    rules = compiled_rules.rules_for(config)
    log: Log = []
    first_cramped = dealing_in_turn(
        rules, [only_so_much_land(6), lambda _, chance: rules.deal(rules, chance)]
    )
    island = island_with_room(first_cramped, ActionContext(Random(1), log))
    assert island.land.bit_count() > 6
    assert log == [(IslandDealtAgain, (1,))]
    for seed in range(games(short=30, long=1000)):
        island = island_with_room(rules, ActionContext(Random(seed)))
        assert has_room(island.on_land, len(rules.seats))


def test_a_map_that_needs_no_new_rule_is_a_file_and_a_row():
    """The archipelago is one, and with the rules of the sea it is played to its end: by anybody, and by bots, who sail there as
    anywhere."""
    options: dict[str, OptionValue] = {
        **dict.fromkeys(("ships", "pirate", "gold", "exploration"), True),
        "island-bonus": "each",
        "bridges": False,
    }
    with in_the_catalog():
        for seats in (2, 3, 4):
            config = GameConfig(board=ARCHIPELAGO, seats=seats, options=options)
            assert play_wildly(config, seats).over
            for level in bots.LEVELS:
                state, _ = bot_game(config, Random(seats), Random(f"bots {seats}"), level)
                assert_sound(state)
                assert state.over
                assert any(state.option_state["ships"].ships)
