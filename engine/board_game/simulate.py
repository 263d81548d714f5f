"""Games without people: random players and bots, for simulations, tests and benchmarks."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.board_game import game
from engine.board_game.bots import choose
from engine.board_game.bots.view_reading import Rng
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import Action, Discard
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import DiscardDecision
from engine.board_game.core.names import NOBODY, Seat, five
from engine.board_game.core.state import State
from engine.chance import Chance

MOST_ACTIONS = 50_000
"""Random games end long before this; one that does not is broken."""


class Endless(RuntimeError):
    """A game that would not end."""


def random_discard(state: State, seat: Seat, count: int, rng: Rng) -> Discard:
    """Any `count` cards of the hand, each as likely as the others."""
    hand = state.hands[seat][:]
    given = [0, 0, 0, 0, 0]
    left = sum(hand)
    for _ in range(count):
        at = int(rng.random() * left)
        for kind in range(5):
            at -= hand[kind]
            if at < 0:
                hand[kind] -= 1
                given[kind] += 1
                left -= 1
                break
    return Discard(seat, five(given))


def random_action(state: State, rng: Rng) -> Action:
    """Any listed action of a player who must decide, each as likely as the others."""
    top = state.pending[-1]
    legal = game.legal_actions(state, top.seat)
    if not legal:
        assert isinstance(top, DiscardDecision)
        return random_discard(state, top.seat, top.count, rng)
    return legal[int(rng.random() * len(legal))]


def random_game(
    config: GameConfig, chance: Chance, rng: Rng, keep_events: bool = False
) -> tuple[State, int]:
    """The end of a game of random players, and how many actions it took. No offers are made.
    With `keep_events` every event is noted, and let go."""
    state = game.start(rules_for(config), chance)
    legal_actions, carry_out, pick = game.legal_actions, game.carry_out, rng.random
    context = ActionContext(chance)
    for actions in range(MOST_ACTIONS):
        if not state.pending:
            return state, actions
        top = state.pending[-1]
        legal = legal_actions(state, top.seat)
        if not legal:
            assert isinstance(top, DiscardDecision)
            legal.append(random_discard(state, top.seat, top.count, rng))
        if keep_events:
            context.log = []
        choices = len(legal)
        carry_out(state, legal[0 if choices == 1 else int(pick() * choices)], context)
    raise Endless(f"no winner after {MOST_ACTIONS} actions")


def bot_action(state: State, level: str | Sequence[str], rng: Rng) -> Action:
    """The next action of a table of bots, all of one level or each of its own: those who may answer an offer first, then whoever must decide."""
    deciding = game.deciding(state)
    others = [seat for seat in state.rules.seats if seat not in deciding]
    for patient in (True, False):
        for seat in (*others, *deciding):
            legal = game.legal_actions(state, seat)
            if not legal and seat not in deciding:
                continue
            view, forms = game.view_for(state, seat), game.forms(state, seat)
            its = level if isinstance(level, str) else level[seat]
            action = choose(its, view, legal, forms, seat, rng, patient)
            if action is not None:
                return action
    raise Endless("nobody at a table of bots wants to act")


def bot_game(
    config: GameConfig, chance: Chance, rng: Rng, level: str | Sequence[str] = "easy"
) -> tuple[State, int]:
    """The end of a game of bots, and how many actions it took. Raises Refused if a bot asks for what it may not do."""
    state = game.start(rules_for(config), chance)
    actions = 0
    while state.winner == NOBODY:
        action = bot_action(state, level, rng)
        game.check(state, action)
        game.apply(state, action, chance)
        actions += 1
        if actions > MOST_ACTIONS:
            raise Endless(f"no winner after {MOST_ACTIONS} actions")
    return state, actions


def perft(state: State, depth: int, chance: Callable[[], Chance]) -> int:
    """Count the sequences of `depth` listed actions there are, chance saying the same each time.
    What cannot be listed counts as one: a discard gives the first cards of the hand."""
    if depth == 0 or state.over:
        return 1
    nodes = 0
    for action in _listed(state):
        after = state.copy()
        game.apply(after, action, chance())
        nodes += perft(after, depth - 1, chance)
    return nodes


def _listed(state: State) -> list[Action]:
    top = state.pending[-1]
    if isinstance(top, DiscardDecision):
        return [_first_cards(state, top.seat, top.count)]
    return game.legal_actions(state, top.seat)


def _first_cards(state: State, seat: Seat, count: int) -> Discard:
    given: list[Any] = []
    for held in state.hands[seat]:
        given.append(min(held, count))
        count -= given[-1]
    return Discard(seat, five(given))
