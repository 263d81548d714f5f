"""Wandering tokens: numbers for far land (sources: wandering-tokens), on the Greater Island for four."""

import pytest

from engine.api import ConfigError
from engine.bits import bits, members
from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import PlaceRoadDecision, PlayDecision
from engine.board_game.core.names import PRODUCING, Hex
from engine.board_game.rules.changing import change_island
from engine.board_game.scenarios.ships.building import BuildShip, PlaceShip
from engine.board_game.scenarios.wandering_tokens import (
    DRAWN,
    FetchToken,
    FetchTokenDecision,
    TokenFetched,
    TokenLaid,
    allowed,
)
from engine.chance import Random
from tests.engine.board_game.sea import SHIP, Drawing, at_sea, corner, settled
from tests.engine.board_game.table import BLUE, RED, Table, refused

GREATER = "greater-4"
BAG = (2, 3, 4, 5, 9, 10, 11)
FAR = (-3, 1)
"""A far hex: `-7 1 …` lies in the south-west, `-4 -3` in the north-west."""


def before_far_land(*, emptied: bool) -> tuple[Table, int, list[Hex]]:
    """RED's next ship reaches far land of three; the bag may be empty."""
    table = at_sea(board=GREATER, seats=4)
    far = table.state.rules.board.pool("far").hexes
    terrain = table.state.island.terrain
    for path in bits(~table.state.rules.board.frame_paths & (1 << len(table.geometry.ends)) - 1):
        one, other = table.geometry.ends[path]
        there = [hex for hex in table.geometry.hexes_beside[other] if hex in far]
        here = [hex for hex in table.geometry.hexes_beside[one] if hex in far]
        if len(there) == 1 and not here and terrain[there[0]] in PRODUCING:
            start = one
            break
    own = next(bit for bit, _ in table.geometry.ways[start] if bit != 1 << path)
    table.ship(RED, own.bit_length() - 1)
    table.hand(RED, SHIP)
    if emptied:
        DRAWN.put(table.state, BAG)
    return table, path, there


def reaches(table: Table, path: int, *numbers: int) -> None:
    table.play(BuildShip(RED, path), chance=Drawing(*numbers))


def main_island(table: Table) -> list[Hex]:
    return list(bits(table.state.rules.board.regions["main"]))


def test_far_land_has_terrain_and_no_number():
    state, _ = game.new_game(GameConfig(board=GREATER, seats=4), Random(3))
    for hex in state.rules.board.pool("far").hexes:
        assert state.island.terrain[hex] in PRODUCING
        assert state.island.numbers[hex] == 0


def test_a_far_hex_that_is_reached_gets_a_number_out_of_the_bag():
    table, path, (hex,) = before_far_land(emptied=False)
    reaches(table, path, 4)
    assert table.happened(TokenLaid) == [TokenLaid(RED, hex, BAG[4])]
    assert table.state.island.numbers[hex] == BAG[4]
    assert table.kinds(RED) >= {"EndTurn"}


def test_everybody_sees_where_a_number_is_to_come_and_where_one_has_gone():
    table, path, (hex,) = before_far_land(emptied=True)
    far = set(table.state.rules.board.pool("far").hexes)
    assert table.view(None)["options"]["wandering-tokens"] == {"awaiting": sorted(far), "gone": []}
    reaches(table, path)
    source = table.legal(RED, FetchToken)[0].hex
    table.play(FetchToken(RED, source))
    assert table.view(BLUE)["options"]["wandering-tokens"] == {
        "awaiting": sorted(far - {hex}),
        "gone": [source],
    }


def test_the_number_stays_for_all_players_also_when_the_ship_moves_away():
    table, path, (hex,) = before_far_land(emptied=False)
    reaches(table, path, 0)
    table.state.option_state = dict(table.state.option_state)
    assert table.state.island.numbers[hex] == 2
    assert game.view_for(table.state, BLUE)["board"]["hexes"][str(hex)]["number"] == 2


def test_the_bag_gives_seven_numbers_each_once():
    table, _, _ = before_far_land(emptied=False)
    assert sorted(table.state.rules.board.bag("far").tokens) == sorted(BAG)
    given: list[int] = []
    for _ in range(7):
        fresh, path, _ = before_far_land(emptied=False)
        DRAWN.put(fresh.state, tuple(given))
        reaches(fresh, path, 0)
        given.append(fresh.happened(TokenLaid)[0].number)
    assert sorted(given) == sorted(BAG)


def test_pieces_of_set_up_bring_no_number():
    table, path, (hex,) = before_far_land(emptied=False)
    one, _ = table.geometry.ends[path]
    table.state.turn = 0
    table.state.pending = (PlaceRoadDecision(BLUE, 0), PlaceRoadDecision(RED, one))
    table.play(PlaceShip(RED, path))
    assert table.state.island.numbers[hex] == 0


def test_the_eighth_hex_takes_a_token_from_the_main_island_which_stops_producing_there():
    table, path, (hex,) = before_far_land(emptied=True)
    reaches(table, path)
    assert table.state.pending == (PlayDecision(RED), FetchTokenDecision(RED, hex))
    shown = table.view(None)["waiting"]["0"]
    assert (shown["kind"], shown["hex"], shown["conditions"]) == (
        FetchTokenDecision.name,
        hex,
        2,
    ), "RED has no building on the main island"
    free = {fetch.hex for fetch in table.legal(RED, FetchToken)}
    stay = {int(hex) for hex in shown["closed"]}
    assert free.isdisjoint(stay)
    assert free | stay == {at for at in main_island(table) if table.state.island.numbers[at]}
    assert table.kinds(RED) == {"FetchToken"}, "the turn cannot go on without it"
    source = table.legal(RED, FetchToken)[0].hex
    number = table.state.island.numbers[source]
    terrain = table.state.island.terrain[source]
    assert table.play(FetchToken(RED, source)) == (TokenFetched(RED, source, hex, number),)
    assert table.state.island.numbers[hex] == number
    assert (table.state.island.numbers[source], table.state.island.terrain[source]) == (0, terrain)


def only(table: Table, **numbers: int) -> None:
    """Only these tokens lie on the main island."""
    main = main_island(table)
    laid = dict.fromkeys(main, 0)
    for name, number in numbers.items():
        laid[main[int(name.removeprefix("at"))]] = number
    change_island(table.state, numbers=laid)


def test_no_red_number_comes_to_lie_beside_a_red_one():
    table, _path, (hex,) = before_far_land(emptied=True)
    beside = next(
        other
        for other in table.geometry.hexes_around(hex)
        if other in table.state.rules.board.pool("far").hexes
    )
    change_island(table.state, numbers={beside: 8})
    red = {at for at in main_island(table) if table.state.island.numbers[at] in (6, 8)}
    assert red
    assert not red & set(members(allowed(table.state, table.state.rules, RED, hex)))
    change_island(table.state, numbers={beside: 0})
    assert red & set(members(allowed(table.state, table.state.rules, RED, hex)))


def test_every_building_on_the_main_island_keeps_a_number():
    table, _path, (hex,) = before_far_land(emptied=True)
    main = main_island(table)
    only(table, at0=4, at5=9)
    inland = next(
        at
        for at in table.geometry.corners[main[0]]
        if not table.geometry.hexes_mask[at] >> main[5] & 1
    )
    table.settlement(BLUE, inland)
    assert members(allowed(table.state, table.state.rules, RED, hex)) == (main[5],)


def test_the_token_comes_from_beside_an_own_building_if_one_can():
    table, _path, (hex,) = before_far_land(emptied=True)
    main = main_island(table)
    table.settlement(RED, table.geometry.corners[main[9]][0])
    beside = table.state.beside[RED]
    assert allowed(table.state, table.state.rules, RED, hex) & ~beside == 0


def test_conditions_are_dropped_the_third_first_then_the_second_then_the_first():
    table, _path, (hex,) = before_far_land(emptied=True)
    main = main_island(table)
    only(table, at0=4)
    assert members(allowed(table.state, table.state.rules, RED, hex)) == (main[0],), (
        "no own building"
    )
    table.settlement(BLUE, table.geometry.corners[main[0]][0])
    assert members(allowed(table.state, table.state.rules, RED, hex)) == (main[0],), "a last number"
    only(table, at0=6)
    beside = next(
        other
        for other in table.geometry.hexes_around(hex)
        if other in table.state.rules.board.pool("far").hexes
    )
    change_island(table.state, numbers={beside: 8})
    assert members(allowed(table.state, table.state.rules, RED, hex)) == (main[0],), "red by red"


def test_a_building_that_never_had_a_number_is_exempt_and_far_numbers_count():
    table, _path, (hex,) = before_far_land(emptied=True)
    only(table, at0=4)
    main = main_island(table)
    far_from_it = next(
        at
        for at in table.geometry.corners[main[9]]
        if not table.geometry.hexes_mask[at] >> main[0] & 1
    )
    table.settlement(BLUE, far_from_it)
    assert allowed(table.state, table.state.rules, RED, hex)


def test_the_token_under_the_robber_may_go_and_the_robber_stays():
    table, path, (_hex,) = before_far_land(emptied=True)
    reaches(table, path)
    source = table.legal(RED, FetchToken)[0].hex
    table.state.robber = source
    table.play(FetchToken(RED, source))
    assert table.state.robber == source


def test_a_token_that_has_to_stay_and_one_that_is_not_there_are_refused():
    table, path, (hex,) = before_far_land(emptied=True)
    main = main_island(table)
    table.settlement(RED, table.geometry.corners[main[9]][0])
    reaches(table, path)
    listed = {fetch.hex for fetch in table.legal(RED, FetchToken)}
    staying = next(at for at in main if table.state.island.numbers[at] and at not in listed)
    with refused("token_stays"):
        table.play(FetchToken(RED, staying))
    with refused("no_token_there"):
        table.play(FetchToken(RED, hex))


def test_with_no_token_left_the_hex_stays_bare_until_it_is_reached_again():
    table, path, (hex,) = before_far_land(emptied=True)
    only(table)
    reaches(table, path)
    assert table.state.pending == (PlayDecision(RED),)
    assert table.state.island.numbers[hex] == 0


def test_a_token_that_is_drawn_or_fetched_cannot_be_undone():
    table, path, _ = before_far_land(emptied=False)
    assert not game.can_undo(table.play(BuildShip(RED, path)))
    table, path, _ = before_far_land(emptied=True)
    table.play(BuildShip(RED, path))
    assert not game.can_undo(table.play(table.legal(RED, FetchToken)[0]))


def test_out_of_time_chance_chooses_among_the_allowed():
    table, path, _ = before_far_land(emptied=True)
    reaches(table, path)
    assert game.default_action(table.state, RED, Random(1)) in table.legal(RED, FetchToken)


def test_each_player_has_eight_cities():
    assert at_sea(board=GREATER, seats=4).view(None)["seats"]["0"]["left"]["city"] == 8


def test_the_distance_rule_holds_across_the_water_before_the_island():
    table = at_sea(board=GREATER, seats=4)
    settled(table, BLUE, "0 -1 N")
    assert table.state.free & table.geometry.neighbors[corner(table, "0 -1 N")] == 0


def test_only_maps_with_such_land_have_it():
    with pytest.raises(ConfigError, match="'wandering-tokens' and 'board four-islands-3'"):
        rules_for(GameConfig(board="four-islands-3", seats=3, options={"wandering-tokens": True}))
