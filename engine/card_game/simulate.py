"""Whole games without a table: by random players, or by bots. What is sealed is opened at once, since no time passes."""

from collections.abc import Callable

from engine.api import Seat
from engine.card_game.bots.position import Rng
from engine.card_game.catalog import rules_for
from engine.card_game.core.actions import Action, CloseWindow, Demolish
from engine.card_game.core.config import GameConfig
from engine.card_game.core.decisions import Answer
from engine.card_game.core.state import State
from engine.card_game.course.set_up import set_up
from engine.card_game.game import game
from engine.chance import Chance, Random
from engine.kernel.context import ActionContext

LONGEST = 1000
"""Turns after which a game is drawn (sources: endless-games)."""
SELDOM = 0.02
"""The rate at which a random player takes own upgrades out of the game, where that is allowed."""


def _chosen(items: list[Action], rng: Rng) -> Action:
    return items[int(rng.random() * len(items))]


def _sealed(state: State) -> bool:
    top = state.pending[-1]
    return isinstance(top, Answer) and bool(top.sealed)


def _usual(state: State, seat: Seat) -> Action:
    usual = game.default_action(state, seat, Random(0))
    assert usual is not None, "somebody decides"
    return usual


def random_action(state: State, seat: Seat, rng: Rng) -> Action:
    """Any legal action, offers excepted; what has to be filled in by the usual answer."""
    if _sealed(state):
        return CloseWindow(seat)
    legal = game.legal_actions(state, seat)
    if not legal:
        return _usual(state, seat)
    if state.rules.may_demolish and rng.random() > SELDOM:
        legal = [action for action in legal if not isinstance(action, Demolish)]
    return _chosen(legal, rng)


def bot_action(state: State, seat: Seat, level: str, rng: Rng) -> Action:
    """Play a bot of that level."""
    if _sealed(state):
        return CloseWindow(seat)
    action: Action | None = game.bots.choose(
        level,
        game.view_for(state, seat),
        game.legal_actions(state, seat),
        game.forms(state, seat),
        seat,
        rng,
    )
    return _usual(state, seat) if action is None else action


def random_game(config: GameConfig, chance: Chance, rng: Rng) -> tuple[State, int]:
    """A game to its end, or to the turn that draws it, and how many actions it took."""
    return _game(config, chance, lambda state, seat: random_action(state, seat, rng))


def bot_game(config: GameConfig, chance: Chance, rng: Rng, level: str) -> tuple[State, int]:
    """A game of bots to its end, or to the turn that draws it, and how many actions it took."""
    return _game(config, chance, lambda state, seat: bot_action(state, seat, level, rng))


def _game(
    config: GameConfig, chance: Chance, choose: Callable[[State, Seat], Action]
) -> tuple[State, int]:
    context = ActionContext(chance)
    state, actions = set_up(rules_for(config), context), 0
    while not state.over and state.turn < LONGEST:
        game.apply(state, choose(state, game.deciding(state)[0]), context)
        actions += 1
    return state, actions
