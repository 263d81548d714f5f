"""Bots at sea: they sail to islands and settle them, explore, take gold, move ships and the pirate, and end every game soundly."""

from collections import Counter
from functools import cache

import pytest

from engine.board_game import boards, game
from engine.board_game.catalog import rules_for
from engine.board_game.core.actions import EndTurn
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import Event, Log, told
from engine.board_game.scenarios.exploration import HexDiscovered
from engine.board_game.scenarios.gold import GoldTaken
from engine.board_game.scenarios.harbors_by_players import HarborLaid
from engine.board_game.scenarios.island_bonus import IslandSettled
from engine.board_game.scenarios.pirate import MovePirate, PirateMoved
from engine.board_game.scenarios.ships.building import BuildShip, ShipBuilt
from engine.board_game.scenarios.ships.moving import MoveShip, ShipMoved
from engine.board_game.scenarios.wandering_tokens import TokenLaid
from engine.board_game.simulate import bot_action
from engine.chance import Random
from tests.engine.configurations import games
from tests.engine.invariants import assert_sound
from tests.engine.sea import at_sea, corner, hex_at, sailing, settled, side
from tests.engine.table import BLUE, RED

MAPS = [
    "new-shores",
    "oceans-4",
    "new-world-3",
    "greater-4",
    "four-islands-3",
    "into-the-desert-3",
    "great-crossing-4",
]
LEVELS = ("easy", "normal")


@cache
def played(board: str, level: str, number: int) -> Counter[type[Event]]:
    """What happened in a game of bots, which ends and is sound on the way."""
    config = GameConfig(board=board, seats=max(boards.load(board).seats))
    chance, luck = Random(number), Random(f"bots {number}")
    state = game.start(rules_for(config), chance)
    seen: Counter[type[Event]] = Counter()
    steps = 0
    while not state.over:
        action = bot_action(state, level, luck)
        game.check(state, action)
        log: Log = []
        game.apply(state, action, chance, log)
        seen.update(type(event) for event in told(log))
        steps += 1
        if steps % 50 == 0:
            assert_sound(state)
    assert_sound(state)
    return seen


def happens(board: str, *kinds: type[Event]) -> bool:
    """Whether bots do each of these in some of their games."""
    seen: Counter[type[Event]] = Counter()
    for number in range(games(short=4, long=20)):
        seen += played(board, "easy", number)
        if all(seen[kind] for kind in kinds):
            return True
    return False


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("board", MAPS)
def test_bots_play_each_kind_of_map_to_its_end(board: str, level: str):
    assert played(board, level, 0)[ShipBuilt]


def test_they_settle_foreign_islands_and_move_ships_and_the_pirate():
    assert happens("four-islands-3", IslandSettled, PirateMoved)
    assert happens("new-shores", IslandSettled)
    assert happens("great-crossing-4", ShipMoved)


def test_they_explore():
    assert happens("oceans-4", HexDiscovered)


def test_they_take_gold():
    assert any(
        happens(board, GoldTaken)
        for board in ("into-the-desert-4", "into-the-desert-3", "new-shores")
    )


def test_they_lay_harbors_and_bring_numbers_to_far_land():
    assert happens("new-world-3", HarborLaid)
    assert happens("greater-4", TokenLaid)


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
