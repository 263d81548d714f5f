"""Bots at sea: they sail to islands and settle them, explore, take gold, move ships and the pirate, and end every game soundly."""

from collections import Counter
from functools import cache

import pytest

from engine.board_game import boards
from engine.board_game.catalog import BOARDS
from engine.board_game.core.actions import EndTurn
from engine.board_game.core.state import State
from engine.board_game.scenarios.pirate import MovePirate
from engine.board_game.scenarios.ships.building import BuildShip
from engine.board_game.scenarios.ships.moving import MoveShip
from engine.board_game.simulate import bot_action
from engine.chance import Random
from scripts.bots_at_sea import maps, played
from tests.engine.board_game.configurations import games, large_ones_apart
from tests.engine.board_game.invariants import assert_sound
from tests.engine.board_game.sea import at_sea, corner, hex_at, sailing, settled, side
from tests.engine.board_game.table import BLUE, RED

LEVELS = ("easy", "normal")
LOOKED_AT = 50
"""Every so many actions a state is looked at as a whole."""


@cache
def seen_in(board: str, level: str, number: int) -> Counter[str]:
    """The events of a game of bots, which is sound on the way and at its end."""
    steps = 0

    def look(state: State) -> None:
        nonlocal steps
        steps += 1
        if state.over or steps % LOOKED_AT == 0:
            assert_sound(state)

    return played(board, level, number, look)


def happens(board: str, *what: str) -> bool:
    """True if bots do each of these in some of their games."""
    seen: Counter[str] = Counter()
    for number in range(games(short=2, long=20)):
        seen += seen_in(board, LEVELS[number % 2], number)
        if all(seen[each] for each in what):
            return True
    return False


@pytest.mark.parametrize("board", large_ones_apart(maps()))
def test_bots_play_every_map_to_its_end_with_all_invariants(board: str):
    """Easy and normal ones in turn, from map to map and from game to game."""
    place = maps().index(board)
    for number in range(games(short=1, long=300)):
        assert seen_in(board, LEVELS[(place + number) % 2], number)["ended"]


def test_every_map_of_the_sea_is_among_them():
    assert maps() == [key for key in BOARDS if boards.load(key).group == "sea"]


def test_they_settle_foreign_islands_and_move_ships_and_the_pirate():
    assert happens("four-islands-3", "islands", "pirate")
    assert happens("new-shores", "islands")
    assert happens("great-crossing-4", "moved")


def test_they_explore():
    assert happens("oceans-4", "discovered")


def test_they_take_gold():
    assert happens("into-the-desert-4", "gold")


def test_they_complete_trade_routes():
    assert happens("great-crossing-4", "routes")
    assert happens("great-crossing-6", "routes")


def test_they_lay_harbors_and_bring_numbers_to_far_land():
    assert happens("new-world-3", "harbors")
    assert happens("greater-4", "numbers")


def test_a_bot_builds_the_ship_that_leads_to_a_good_place():
    table = at_sea()
    settled(table, RED, "-2 2 NE")
    table.hand(RED, lumber=1, wool=1)
    action = bot_action(table.state, "easy", Random(1))
    assert action in [BuildShip(RED, path) for path in side(table, "-1 2 NW", "-2 2 NE", "-2 2 E")]


def test_a_bot_with_nothing_to_gain_leaves_its_ships():
    table = at_sea()
    settled(table, RED, "-2 2 NE", "0 2 NW")
    sailing(table, RED, "-1 2 NW", "-1 2 NE")
    assert not isinstance(bot_action(table.state, "easy", Random(1)), MoveShip)
    assert isinstance(bot_action(table.state, "easy", Random(1)), EndTurn)


def test_a_bot_keeps_the_robber_where_it_hurts_and_moves_the_pirate():
    table = at_sea()
    table.city(BLUE, corner(table, "-2 2 NE"), corner(table, "-2 2 SE"))
    table.robber_on("hills 9")
    table.hand(BLUE, wool=2)
    sailing(table, BLUE, "-1 2 NW")
    table.before_the_roll(RED)
    table.rolls(RED, 7)
    move = bot_action(table.state, "easy", Random(1))
    assert isinstance(move, MovePirate)
    assert move.victim == BLUE
    assert move.hex in (hex_at(table, -1, 2), hex_at(table, -1, 1))
