"""At sea, too, two games that differ only in what a seat may not know look the same to it, byte for byte.

Hands and decks are hidden as on land (`test_leaks.py`); fog hides what has not been drawn yet. What the sea adds to a view is for
everybody: what is left in fog, why ships stay, chips, routes, numbers to come."""

import json
import random
from typing import Any

import pytest

from engine.board_game import boards, game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import Action
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import Seat
from engine.board_game.core.state import State
from engine.board_game.simulate import bot_action
from engine.chance import Random
from scripts.bots_at_sea import maps
from tests.engine.board_game.configurations import games, large_ones_apart
from tests.engine.board_game.views.test_leaks import (
    Twins,
    asked,
    position,
    shown,
    told,
    twin_of,
    would_win_hidden,
)

STEPS = 10
OF_THE_SEA = ("ships", "trade-routes", "wandering-tokens", "island-bonus", "harbors-by-players")
OF_THE_MAP = {
    "oceans": "HexDiscovered",
    "greater": "TokenLaid",
    "into-the-desert": "GoldTaken",
    "great-crossing": "TradeRoutesCounted",
    "four-islands": "IslandSettled",
}
"""The events that are about to happen on such maps when twins are made; elsewhere a ship is built."""


class About(Twins):
    """A pair that begins with one action, and goes on with any."""

    first: Action | None = None

    def _candidates(self) -> list[Action]:
        first, self.first = self.first, None
        return [first] if first else super()._candidates()


def on(board: str) -> GameConfig:
    return GameConfig(board=board, seats=max(boards.load(board).seats))


def before(board: str, due: str, number: int) -> tuple[State, Action]:
    """A game of bots, and the action by which this is about to happen."""
    luck = Random(f"bots {number}")
    state = game.start(rules_for(on(board)), Random(number))
    while not state.over:
        action = bot_action(state, "easy", luck)
        after, events = game.play(state, action, Random(f"{number} {state.turn}"))
        if state.turn and not after.over and due in {type(event).__name__ for event in events}:
            return state, action
        state = after
    return before(board, due, number + 1)


@pytest.mark.parametrize("board", large_ones_apart(maps()))
def test_what_a_seat_may_not_know_never_changes_what_it_is_told_at_sea(board: str):
    """In the moment when the map's own thing happens, and after it."""
    due = OF_THE_MAP.get(board[:-2], "ShipBuilt")
    compared, number = 0, 0
    while compared < games(short=2, long=40):
        number += 1
        luck = random.Random(f"{board} {number}")
        state, action = before(board, due, number)
        for watching in state.rules.seats:
            twins = About(state, watching, luck)
            if would_win_hidden(twins.other) or game.why_not(twins.other, action) is not None:
                continue
            twins.first = action
            twins.compare()
            while twins.compared <= STEPS and twins.step():
                twins.compare()
            compared += twins.happened[due] > 0


def of_the_sea(view: dict[str, Any]) -> str:
    """The parts that the sea adds to a view."""
    kept = {key: kept for key, kept in view.get("options", {}).items() if key in OF_THE_SEA}
    return json.dumps([view["board"], view.get("ships"), view.get("pirate"), view.get("fog"), kept])


@pytest.mark.parametrize("board", ["oceans-4", "greater-4", "great-crossing-4", "four-islands-3"])
def test_what_the_sea_adds_to_a_view_is_the_same_for_everybody_whatever_they_hold(board: str):
    """Everybody sees it, and no card that somebody holds, bought or will draw changes a byte of it."""
    config, luck, different = on(board), random.Random(board), 0
    for seed in range(games(short=3, long=60)):
        state = position(config, seed, 60 + 30 * seed)
        seen = of_the_sea(game.view_for(state, None))
        twin = twin_of(state, None, luck)
        different += any(told(twin, seat) != told(state, seat) for seat in state.rules.seats)
        for viewer in (*state.rules.seats, None, game.EVERYTHING):
            assert of_the_sea(game.view_for(state, viewer)) == seen
            assert of_the_sea(game.view_for(twin, viewer)) == seen
    assert different > 1, "they hold other cards"
    assert all(words in seen for words in SHOWN[board])


SHOWN = {
    "oceans-4": ('"fog"', '"reached"', '"stay"'),
    "greater-4": ('"awaiting"', '"gone"', '"stay"'),
    "great-crossing-4": ('"lines"', '"routes"', '"stay"'),
    "four-islands-3": ('"chips"', '"stay"'),
}
"""The parts of the views of these maps that have been compared."""


def test_two_games_in_which_fog_hides_something_else_are_one_game_until_it_lifts():
    """Hidden hexes are drawn then: before, the two are the same to the last byte; after, they differ in what came up alone."""
    for number in range(games(short=3, long=30)):
        state, action = before("oceans-4", "HexDiscovered", number)
        viewers: tuple[Seat | None, ...] = (*state.rules.seats, None)
        until_now = [told(state, viewer) for viewer in viewers]
        may_do = [asked(state, seat) for seat in state.rules.seats]
        came_up = set()
        for fate in range(12):
            assert [told(state, viewer) for viewer in viewers] == until_now
            assert [asked(state, seat) for seat in state.rules.seats] == may_do
            assert game.why_not(state, action) is None
            after, events = game.play(state, action, Random(f"fate {fate}"))
            heard = {shown(after, events, viewer) for viewer in viewers}
            assert len(heard) == 1, "everybody hears the same of it"
            came_up |= heard
        assert len(came_up) > 1, "something else came up"
