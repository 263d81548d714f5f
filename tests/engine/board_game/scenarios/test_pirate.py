"""The pirate: moved instead of the robber, robs and holds ships (sources: pirate). RED's and BLUE's ships lie at the sea
between hills 9 and mountains 8."""

from engine.bits import bits, members
from engine.board_game import game
from engine.board_game.core.actions import Discard, MoveRobber
from engine.board_game.core.events import CardStolen, LargestArmyMoved
from engine.board_game.core.names import NOBODY, WOOL
from engine.board_game.scenarios.pirate import PIRATE, MovePirate, PirateMoved
from engine.board_game.scenarios.ships.building import BuildShip
from engine.board_game.scenarios.ships.moving import MoveShip
from tests.engine.board_game.sea import (
    at_sea,
    corner,
    hex_at,
    may_move,
    rich,
    sailing,
    settled,
    side,
)
from tests.engine.board_game.table import BLUE, ORANGE, RED, Table, refused


def strait(table: Table) -> int:
    return hex_at(table, -1, 2)


def crowded() -> Table:
    """BLUE and ORANGE have ships at the strait, and all have cards."""
    table = at_sea()
    settled(table, BLUE, "-2 2 NE")
    settled(table, ORANGE, "0 2 SW")
    sailing(table, BLUE, "-1 2 NW")
    sailing(table, ORANGE, "-1 2 SE")
    for seat in (RED, BLUE, ORANGE):
        table.hand(seat, wool=2)
    return table


def seven(table: Table) -> Table:
    table.before_the_roll(RED)
    table.rolls(RED, 7)
    return table


def pirate_at(table: Table, hex: int) -> Table:
    PIRATE.put(table.state, hex)
    return table


def test_on_a_seven_the_roller_moves_the_robber_or_the_pirate():
    table = seven(crowded())
    assert table.kinds(RED) == {"MoveRobber", "MovePirate"}
    assert table.moves_pirate(RED, hex_at(table, 1, 0)) == (PirateMoved(RED, hex_at(table, 1, 0)),)
    assert table.view(None)["pirate"] == hex_at(table, 1, 0)
    assert table.kinds(RED) >= {"EndTurn"}


def test_all_discards_come_first():
    table = crowded()
    table.hand(BLUE, wool=8)
    seven(table)
    assert table.deciding() == (BLUE,)
    with refused("not_yet"):
        table.moves_pirate(RED, strait(table), BLUE)
    table.play(Discard(BLUE, (0, 0, 4, 0, 0)))
    table.moves_pirate(RED, strait(table), BLUE, WOOL)


def test_a_knight_moves_the_robber_or_the_pirate_also_before_the_roll_and_joins_the_army():
    table = crowded()
    table.before_the_roll(RED)
    table.unplayed(RED, knight=1)
    table.played(RED, knight=2)
    table.plays_knight(RED)
    assert table.kinds(RED) == {"MoveRobber", "MovePirate"}
    events = table.moves_pirate(RED, hex_at(table, 1, 0))
    assert LargestArmyMoved(RED, 3) in events


def test_the_pirate_goes_to_another_hex_of_sea_of_the_frame_or_with_a_harbor_too():
    table = seven(pirate_at(crowded(), hex_at(at_sea(), 1, 0)))
    hexes = {move.hex for move in table.legal(RED, MovePirate)}
    sea = set(members(table.state.island.sea))
    assert hexes == sea - {hex_at(table, 1, 0)}
    assert set(bits(table.state.rules.board.frame)) <= hexes
    with refused("pirate_must_move"):
        table.moves_pirate(RED, hex_at(table, 1, 0))
    with refused("pirate_not_there"):
        table.moves_pirate(RED, table.hex("hills 9"))


def test_the_pirate_does_not_go_into_fog():
    table = seven(at_sea(board="oceans-3"))
    hexes = {move.hex for move in table.legal(RED, MovePirate)}
    assert hexes == set(members(table.state.island.sea))
    with refused("pirate_not_there"):
        table.moves_pirate(RED, hex_at(table, -1, 0))


def test_the_pirate_robs_one_player_of_choice_with_a_ship_at_its_six_sides():
    table = seven(crowded())
    victims = {move.victim for move in table.legal(RED, MovePirate) if move.hex == strait(table)}
    assert victims == {BLUE, ORANGE}
    events = table.moves_pirate(RED, strait(table), ORANGE, WOOL)
    assert CardStolen(RED, ORANGE, WOOL) in events
    table = seven(crowded())
    with refused("choose_victim"):
        table.moves_pirate(RED, strait(table))
    with refused("no_such_victim"):
        table.moves_pirate(RED, hex_at(table, 1, 0), BLUE)


def test_settlements_at_the_hex_do_not_matter_only_ships():
    table = at_sea()
    settled(table, BLUE, "-2 2 NE")
    table.hand(BLUE, wool=2)
    seven(table)
    assert {move.victim for move in table.legal(RED, MovePirate)} == {None}


def test_a_victim_without_a_card_is_not_robbed_while_another_one_has_some():
    table = crowded()
    table.hand(BLUE)
    seven(table)
    victims = {move.victim for move in table.legal(RED, MovePirate) if move.hex == strait(table)}
    assert victims == {ORANGE}
    table.hand(ORANGE)
    assert table.moves_pirate(RED, strait(table)) == (PirateMoved(RED, strait(table)),)


def test_own_ships_are_not_robbed_and_do_not_prevent_the_move():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW")
    table.hand(RED, wool=2)
    seven(table)
    table.moves_pirate(RED, strait(table))


def test_no_ship_is_built_at_the_pirates_hex_moves_there_or_leaves_it():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 SE")
    sailing(table, RED, "-1 2 NW", "0 2 E")
    rich(table)
    pirate_at(table, strait(table))
    sides = set(members(sum(1 << path for path in side(table, "-1 2 NE", "-1 2 E", "-1 2 NW"))))
    assert not sides & {ship.path for ship in table.legal(RED, BuildShip)}
    with refused("waters_closed"):
        table.builds_ship(RED, side(table, "-1 2 NE")[0])
    assert may_move(table) == set(side(table, "0 2 E"))
    with refused("waters_closed"):
        table.moves_ship(RED, *side(table, "-1 2 NW", "0 2 NE"))
    with refused("waters_closed"):
        table.moves_ship(RED, *side(table, "0 2 E", "-1 2 NE"))
    assert not sides & {move.path for move in table.legal(RED, MoveShip)}


def test_roads_settlements_and_cities_are_built_there_and_production_goes_on():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    rich(table)
    pirate_at(table, strait(table))
    table.builds_road(RED, side(table, "-2 2 E")[0])
    table.builds_city(RED, corner(table, "-2 2 NE"))
    table.road(RED, *side(table, "-2 2 SE"))
    table.builds_settlement(RED, corner(table, "-2 2 S"))
    table.before_the_roll(RED)
    before = table.in_hand(RED)
    table.rolls(RED, 9)
    assert sum(table.in_hand(RED)) == sum(before) + 3


def test_the_longest_route_is_not_touched():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    sailing(table, RED, "-1 2 NW", "-1 2 NE", "0 2 NW", "0 2 NE", "0 2 E")
    table.holds_longest_road(RED)
    seven(table)
    table.moves_pirate(RED, strait(table))
    assert (table.road_length(RED), table.longest_road()) == (5, RED)


def test_when_the_robber_moves_the_pirate_stays_and_the_other_way_round():
    table = seven(pirate_at(crowded(), hex_at(at_sea(), 1, 0)))
    robber = table.state.robber
    table.moves_pirate(RED, hex_at(table, 0, 0))
    assert table.state.robber == robber
    seven(table)
    table.play(table.legal(RED, MoveRobber)[0])
    assert PIRATE.of(table.state) == hex_at(table, 0, 0)


def test_both_may_stand_beside_the_board_at_the_start():
    table = at_sea()
    assert (table.state.robber, PIRATE.of(table.state)) == (NOBODY, NOBODY)
    assert not {"robber", "pirate"} & set(table.view(None))


def test_a_table_may_leave_the_pirate_out():
    table = seven(at_sea(values={"pirate": False}))
    assert table.kinds(RED) == {"MoveRobber"}


def test_the_friendly_robber_is_a_friendly_pirate():
    table = at_sea("friendly-robber")
    settled(table, BLUE, "-2 2 NE")
    sailing(table, BLUE, "-1 2 NW")
    table.hand(BLUE, wool=2)
    seven(table)
    assert strait(table) not in {move.hex for move in table.legal(RED, MovePirate)}


def test_the_pirate_can_be_undone_where_it_stole_nothing():
    table = seven(crowded())
    assert game.can_undo(table.moves_pirate(RED, hex_at(table, 1, 0)))
    table = seven(crowded())
    assert not game.can_undo(table.moves_pirate(RED, strait(table), BLUE, WOOL))


def test_where_the_pirate_is_is_saved():
    table = pirate_at(crowded(), 7)
    assert PIRATE.of(game.state_from_json(game.state_to_json(table.state))) == 7
