"""Harbors by players: laid before the first settlements (sources: new-world), on A New World for three."""

from collections import Counter
from collections.abc import Mapping

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.names import HARBORS
from engine.board_game.core.state import State
from engine.board_game.rules.harbors import best_rates
from engine.board_game.scenarios.harbors_by_players import (
    HarborLaid,
    HarborsTurnedUp,
    LayHarbor,
    LayHarborDecision,
)
from engine.chance import Random
from tests.engine.board_game.sea import NOTHING_ELSE
from tests.engine.board_game.table import Table, refused

NEW_WORLD = "new-world-3"


def dealt(seed: int = 1, values: Mapping[str, OptionValue] = NOTHING_ELSE) -> Table:
    return Table.dealt(board=NEW_WORLD, seats=3, values=values, chance=Random(seed))


def water_of(state: State, path: int) -> int:
    return next(hex for hex in bits(state.island.geometry.sides_mask[path] & state.island.sea))


def all_laid(table: Table) -> list[HarborLaid]:
    while isinstance(table.state.pending[-1], LayHarborDecision):
        seat = table.deciding()[0]
        table.play(table.legal(seat, LayHarbor)[0])
    return table.happened(HarborLaid, since_the_start=True)


def test_players_lay_the_harbors_in_turn_beginning_with_one_drawn_at_random():
    firsts = {dealt(seed).deciding()[0] for seed in range(20)}
    assert firsts == {0, 1, 2}
    table = dealt()
    first = table.deciding()[0]
    laid = all_laid(table)
    assert [event.seat for event in laid] == [(first + step) % 3 for step in range(9)]


def test_a_harbor_lies_on_a_hex_of_sea_beside_land_that_has_none_yet():
    table = dealt()
    state = table.state
    seat = table.deciding()[0]
    for lay in table.legal(seat, LayHarbor):
        sides = state.island.geometry.sides_mask[lay.path]
        assert sides & state.island.sea
        assert sides & state.island.land
    first = table.legal(seat, LayHarbor)[0]
    table.play(first)
    water = water_of(state, first.path)
    seat = table.deciding()[0]
    assert all(water_of(state, lay.path) != water for lay in table.legal(seat, LayHarbor))
    with refused("harbor_taken"):
        table.play(LayHarbor(seat, first.path))
    inland = next(
        path
        for path, sides in enumerate(table.geometry.sides_mask)
        if not sides & state.island.land
    )
    with refused("not_a_coast"):
        table.play(LayHarbor(seat, inland))


def test_hexes_of_the_frame_and_every_side_at_land_will_do():
    table = dealt()
    state, seat = table.state, table.deciding()[0]
    waters = {water_of(state, lay.path) for lay in table.legal(seat, LayHarbor)}
    assert waters & set(bits(state.rules.board.frame))
    expected = {
        hex
        for hex in bits(state.island.sea)
        if any(state.island.land >> other & 1 for other in table.geometry.hexes_around(hex))
    }
    assert waters == expected


def test_harbors_lie_face_down_until_all_are_out_then_their_kinds_are_turned_up():
    table = dealt()
    seat = table.deciding()[0]
    first = table.legal(seat, LayHarbor)[0]
    table.play(first)
    view = table.view(None)
    assert view["options"]["harbors-by-players"] == {"laid": [first.path]}
    assert view["board"]["harbors"] == {}
    laid = [event.path for event in all_laid(table)]
    assert table.happened(HarborsTurnedUp) == [HarborsTurnedUp()]
    harbors = dict(table.state.island.harbors)
    assert list(harbors) == laid
    kinds = Counter(HARBORS[kind] for kind in harbors.values())
    assert kinds == {"any": 4, "brick": 1, "lumber": 1, "wool": 1, "grain": 1, "ore": 1}
    assert table.view(None)["options"]["harbors-by-players"] == {"laid": []}


def test_the_kinds_are_drawn_when_they_are_turned_up_so_nobody_could_know_them():
    seen = set()
    for seed in range(12):
        table = dealt()
        while len(table.state.pending) > 7:
            seat = table.deciding()[0]
            table.play(table.legal(seat, LayHarbor)[0])
        seat = table.deciding()[0]
        table.play(table.legal(seat, LayHarbor)[0], chance=Random(seed))
        seen.add(table.state.island.harbors)
    assert len(seen) > 5


def test_then_the_first_settlements_are_placed_in_an_order_of_their_own():
    pairs = set()
    for seed in range(40):
        table = dealt(seed)
        first = table.deciding()[0]
        all_laid(table)
        pairs.add((first, table.deciding()[0]))
    assert len(pairs) > 5
    assert table.kinds(table.deciding()[0]) == {"PlaceSettlement"}


def test_a_corner_between_two_harbors_gives_both_rates():
    table = dealt()
    all_laid(table)
    at = table.geometry.ends[table.state.island.harbors[0][0]][0]
    table.state.island = table.state.island.with_harbors(
        (path, kind) for path, kind in zip(bits(table.geometry.paths_at[at]), (0, 5), strict=False)
    )
    assert set(table.state.island.harbors_at[at]) == {0, 5}
    assert best_rates(best_rates([4] * 5, 0), 5) == [2, 3, 3, 3, 3]


def test_instead_chance_may_lay_them_under_the_same_limits():
    for seed in range(10):
        table = dealt(seed, values={"harbors-by-players": "chance"})
        waters = [water_of(table.state, path) for path, _ in table.state.island.harbors]
        assert len(waters) == len(set(waters)) == 9
        assert table.kinds(table.deciding()[0]) == {"PlaceSettlement"}


def test_a_game_with_harbors_laid_is_saved_and_loaded_and_keeps_its_code():
    table = dealt()
    code = table.view(None)["board"]["map"]
    all_laid(table)
    saved = game.state_to_json(table.state)
    assert game.state_to_json(game.state_from_json(saved)) == saved
    assert table.view(None)["board"]["map"] == code


def test_a_laid_harbor_can_be_undone_but_not_the_last_one():
    table = dealt()
    seat = table.deciding()[0]
    assert game.can_undo(table.play(table.legal(seat, LayHarbor)[0]))
    all_laid(table)
    assert not game.can_undo(table.last)


def test_only_a_map_whose_harbors_have_no_places_has_it():
    with pytest.raises(ConfigError, match="'harbors-by-players' and 'board four-islands-3'"):
        rules_for(
            GameConfig(board="four-islands-3", seats=3, options={"harbors-by-players": "players"})
        )
