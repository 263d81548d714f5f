"""The action played for a player whose time has run out: only what has to be done, never a purchase or a trade."""

from engine.board_game.core.actions import Action, DeclineOffer, Discard
from engine.board_game.core.decisions import DiscardDecision
from engine.board_game.core.names import Seat, five
from engine.board_game.core.state import State
from engine.chance import Chance
from engine.kernel.decisions import Decision, open_decisions


def default_action(state: State, seat: Seat, rng: Chance) -> Action | None:
    """The action to play for this seat now; None if nothing waits for it. Draws of `rng` are not part of the game's record, only the
    action is."""
    for due in open_decisions(state):
        if due.seat == seat:
            return _default_answer(state, due, rng)
    return _decline_an_offer(state, seat)


def _default_answer(state: State, due: Decision, rng: Chance) -> Action:
    """The action that is always possible (roll, pass the dice) or that waives the rest; if something has to be chosen, a random
    choice or discard."""
    always, listers, purchases = state.rules.listings[type(due)]
    if always[due.seat]:
        return always[due.seat][0]
    legal: list[Action] = []
    for lists in listers:
        lists(state, state.rules, due.seat, legal)
    for action in legal:
        if state.rules.action_rules[type(action)].waives:
            return action
    if not legal:  # nothing else is left to do, as where a settlement must follow a city
        for *_, lists in purchases:
            lists(state, state.rules, due.seat, legal)
    if legal:
        return legal[rng.below(len(legal))]
    assert isinstance(due, DiscardDecision), f"nothing can be done about {due}"
    return random_discard(state, due.seat, due.count, rng)


def random_discard(state: State, seat: Seat, count: int, rng: Chance) -> Discard:
    """Any `count` cards of the hand, each as likely as the others."""
    left, given = state.hands[seat][:], [0, 0, 0, 0, 0]
    for _ in range(count):
        kind = rng.card(left)
        left[kind] -= 1
        given[kind] += 1
    return Discard(seat, five(given))


def _decline_an_offer(state: State, seat: Seat) -> Action | None:
    """An offer that this seat has not answered, while it can be answered."""
    if state.pending and state.rules.allowed_meanwhile(DeclineOffer, state.pending[-1]):
        for offer in state.offers:
            if seat in offer.to and not (offer.accepted | offer.declined) >> seat & 1:
                return DeclineOffer(seat, offer.id)
    return None
